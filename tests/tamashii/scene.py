"""What tests of the Action and Combat phases lay out: a table without cards that meddle, Enemies by name, luck that is told."""

from __future__ import annotations

from functools import cache

from ludarium.core import zones
from ludarium.core.kernel import CHANCE, NOBODY
from ludarium.core.language.lines import run_script
from ludarium.core.language.moments import usable
from ludarium.core.language.reader import read
from ludarium.core.language.writer import Writer
from ludarium.games.tamashii.fields import ATTACHED, BOX, COMBAT, ENEMY_DECK, HELD, IN_HAND, NONE, OWN
from ludarium.games.tamashii.flow import combat_of
from ludarium.games.tamashii.language import LANGUAGE
from ludarium.games.tamashii.rules import combat
from ludarium.games.tamashii.rules.augmentations import put_in_use, use_augmentation
from ludarium.games.tamashii.rules.bodies import put_to_sleep, wake
from ludarium.games.tamashii.state import Tamashii
from tests.tamashii.table import answer, do, game, options, table

POWER, SHIELD, MEMORY, REROLL = range(4)
BLANK, COMMON, RARE = range(3)
BASIC, SPECIAL = range(2)
# places of the training ground: the Shelter, the start, three neighbours of the start, then what lies farther off
SHELTER, START, EAST, SOUTH, LAIR, NORTH, FAR_EAST, FAR_SOUTH = range(8)


def bare(seats: int = 2, **options: object) -> Tamashii:
    """A table where nobody has an Augmentation, a Protocol or an ability, and where no BOT helps: only the rules speak."""
    s = table(seats, **options)
    for seat in range(seats):
        for card in zones.members(s.augmentations, 20 + seat):
            zones.put(s.augmentations, card, BOX)
        zones.put(s.protocols, zones.first(s.protocols, OWN + seat), BOX)
    s.bot_at = NONE
    s.sources = s.sources[:0]
    s.listen_anew()
    s.self_driving = False
    return s


def told(s: Tamashii, *outcomes: int) -> Tamashii:
    """Luck answers with these, one after the other."""
    for outcome in outcomes:
        assert s.actor == CHANCE, f"nothing is rolled or drawn, but {outcome} was to come"
        s.answer(options(s).index(outcome))
    return s


def rolled(s: Tamashii, dice: str) -> Tamashii:
    """Player dice fall: `b` blank, `c` common, `r` rare."""
    return told(s, *("bcr".index(each) for each in dice))


@cache
def number_of(family: str, id: str) -> int:
    """A card by its name in the pack; of an Enemy the first copy."""
    names = [card.id for card in game().pack.kinds[family]]
    if family != "enemy":
        return names.index(id)
    return [int(design) for design in game().pack.tables.design].index(names.index(id))


def enemy(id: str, copy: int = 0) -> int:
    return number_of("enemy", id) + copy


def attach(s: Tamashii, seat: int, *ids: str) -> list[int]:
    """These Enemies in this order, the Top Enemy first."""
    cards = [enemy(id) for id in ids]
    for card in cards:
        zones.put_under(s.enemies, card, ATTACHED + 100 * seat)
    return cards


def equip(s: Tamashii, seat: int, id: str) -> int:
    card = number_of("augmentation", id)
    zones.put(s.augmentations, card, IN_HAND + seat)
    put_in_use(s, seat, card)
    return card


def occupy(s: Tamashii, seat: int, id: str, below: str = "") -> int:
    """This Body is active, another one may lie below it."""
    put_to_sleep(s, seat)
    for place, each in enumerate((id, below)):
        if each:
            zones.put(s.bodies, number_of("body", each), HELD + 2 * seat + place)
    wake(s, seat)
    return number_of("body", id)


def pile(s: Tamashii, seat: int = 0) -> list[int]:
    return [int(card) for card in s.pile(seat)]


def deck_is(s: Tamashii, *cards: int) -> None:
    """The Enemy deck is these cards, in this order; all others are in the box."""
    for card in range(len(s.enemies)):
        if s.enemies[card] < ATTACHED:
            zones.put(s.enemies, card, BOX)
    for layer, card in enumerate(cards):
        zones.put(s.enemies, card, ENEMY_DECK + layer)
    s.enemy_blocks = s.enemy_blocks[:0]


def says(s: Tamashii, seat: int, text: str) -> Tamashii:
    """A card of this seat says this and nothing else is in force."""
    writer = Writer(LANGUAGE, lambda _family, _code: None)
    script = writer.add(read(LANGUAGE, text)).script
    s.sources = s.sources[:0]
    s.program = writer.program()
    s.tally = s.tally[:0]
    s.listen_anew()
    assert s.actor == NOBODY
    run_script(s, script, seat)
    s.run()
    return s


def first(s: Tamashii, times: int = 99) -> Tamashii:
    """Answer with the first option until nobody is asked."""
    while s.actor >= 0 and times > 0:
        s.answer(0)
        times -= 1
    return s


def uses(s: Tamashii, step: int) -> Tamashii:
    (use,) = usable(s, 0, step)
    use_augmentation(s, use, 0)
    s.run()
    return s


# -- Combat -----------------------------------------------------------------------------------------------------------------

DECLINE = int(combat.WHAT.put(combat.DO_PASS))


def slot(number: int, dice: int = 0) -> int:
    """The answer that uses a slot; of an X slot with so many dice."""
    return int(combat.WHAT.put(combat.DO_SLOT) + combat.NUMBER.put(number) + combat.DICE.put(dice))


def slots_open(s: Tamashii) -> list[tuple[int, int]]:
    """The slots that can be used now, each with the dice of an X slot or 0."""
    found = [option for option in options(s) if combat.WHAT.of(option) == combat.DO_SLOT]
    return [(int(combat.NUMBER.of(option)), int(combat.DICE.of(option))) for option in found]


def body_slots(s: Tamashii, body: int) -> list[int]:
    return [int(each) for each in s.content.body_slots[body]]


def begin_combat(s: Tamashii, number: int, symbol: int, dice: str, seat: int = 0, power: int = 0) -> Tamashii:
    """A seat's Combat, with these results of its Attack roll, up to the first question after it."""
    s.phase = COMBAT
    do(s, combat_of, seat)
    answer(s, power)
    return rolled(told(s, number, symbol), dice)

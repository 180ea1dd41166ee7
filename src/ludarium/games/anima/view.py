"""What a seat may see (section 3)."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import UNSET, Struct, UnsetType, field

from ludarium.core import zones
from ludarium.core.bits import has_bit
from ludarium.core.packs import Pack
from ludarium.core.prompts import kind_of
from ludarium.games.anima.lexicon import Counter, Lexicon, counter, lexicon, reward_id
from ludarium.games.anima.rules.decks import cards_of, known_of
from ludarium.games.anima.rules.missions import is_ready
from ludarium.games.anima.rules.movement import most_areas
from ludarium.games.anima.rules.sums import fighter_combat, other_combat, party_combat
from ludarium.games.anima.rules.trade import is_in_the_making
from ludarium.games.anima.slot_choices import GO, SEEK, WHAT, WHICH
from ludarium.games.anima.state import (
    AGAINST_CREATURE,
    AGAINST_PARTY,
    DEALT,
    DECK,
    DECK_NAMES,
    DISCARDS,
    FIGHTS,
    FIRST_CHARACTER,
    IN_PLAY,
    MISSION_STATES,
    NONE,
    NOWHERE,
    PHASES,
    SECRET,
    SETTING_UP,
    Anima,
    Deck,
    FightKind,
    MissionState,
    Phase,
)
from ludarium.games.anima.tables import FIRST_PLACE, TYPES, VISIT

Ending = Literal["won", "lost", "drawn", "escaped", "slipped_away"]
ENDINGS: tuple[Ending | None, ...] = (None, *get_args(Ending))
RolledFor = Literal["explore", "speed", "try"]
DICE_FOR: tuple[RolledFor | None, ...] = (None, *get_args(RolledFor))
Forbidden = Literal["fight", "trade", "explore"]

# -- the things on the table -----------------------------------------------------------------------------------------


class Member(Struct):
    card: str
    inclined: bool
    immobilised: bool


class Drawn(Struct):
    """What a seat chooses from while the match is set up."""

    characters: list[str]
    advantages: list[str]


class MissionSeen(Struct):
    """Its card is None where it is a secret of its owner."""

    card: str | None
    state: MissionState
    count: int | None
    places: list[str]
    current: bool


class CombatAndSpeed(Struct):
    combat: int
    speed: int


class Figure(Struct):
    """A party and all that belongs to it. Only the Rival has no seat, and only it has an edge."""

    figure: Counter
    seat: int | None
    party: list[Member]
    combat: int | None
    speed: int | None
    at: str | None
    cards: int
    hand: list[str]
    drawn: Drawn | None
    lasting: list[str]
    guild: str | None
    missions: list[MissionSeen]
    ready: bool
    bonus: CombatAndSpeed
    now: CombatAndSpeed
    rested: bool
    resting: bool
    lost: bool
    lost_next: bool
    moved: bool
    explored: bool
    forbidden: list[Forbidden]
    offers: int
    no_recruit: list[str]
    edge: int | None


class LyingEncounter(Struct):
    card: str | None
    face_down: bool


class AreaSeen(Struct):
    card: str
    level: int
    encounter: LyingEncounter | None
    parties: list[Counter]


class DeckSeen(Struct):
    left: int
    top: str | None  # for whoever has looked


class FinalMission(Struct):
    card: str
    open: bool
    begun: list[Counter]
    counts: list[int]


class Fighter(Struct):
    figure: Counter
    combat: int
    base: int
    plus: int
    die: int | None


class Foe(Struct):
    """Another party, or a card, whose die somebody rolls."""

    combat: int
    die: int | None
    plus: int
    figure: Counter | UnsetType = UNSET
    card: str | UnsetType = UNSET
    roller: Counter | UnsetType = UNSET


class Fight(Struct):
    kind: FightKind
    fighter: Fighter
    foe: Foe
    ending: Ending | None
    margin: int | None


class Roll(Struct):
    what_for: RolledFor = field(name="for")
    by: Counter
    die: int


class Met(Struct):
    card: str
    area: str | None
    preliminary: bool


class Move(Struct):
    """Declared, and not yet carried out."""

    by: Counter
    to: str | None
    redirected: bool


class Use(Struct):
    by: Counter
    card: str
    cancelled: bool


class Thing(Struct):
    """Something that is given or asked for: a card, or any Advantage of a type."""

    kind: Literal["character", "advantage"]
    card: str | UnsetType | None = UNSET
    type: str | UnsetType = UNSET


class Trade(Struct):
    by: Counter
    partner: Counter = field(name="with")
    gives: list[Thing]
    takes: list[Thing]
    fills: list[Thing]


class AnimaView(Struct):
    turn: int
    phase: Phase
    order: list[Counter]
    slot: Counter | None
    you: Counter | None
    figures: list[Figure]
    areas: list[AreaSeen]
    most_areas: int | None
    searched: bool
    decks: dict[Deck, DeckSeen]
    spent: dict[Deck, list[str]]
    final: FinalMission | None
    crisis: int | None
    timer: int | None
    fight: Fight | None
    roll: Roll | None
    met: Met | None
    move: Move | None
    uses: list[Use]
    claim: str | None
    trade: Trade | None
    window: int | None
    tree: bool


# -- as a seat sees them ---------------------------------------------------------------------------------------------


def view(s: Anima, pack: Pack, seat: int | None) -> AnimaView:
    names = lexicon(pack)
    return AnimaView(
        turn=int(s.turn),
        phase=PHASES[s.phase],
        order=[counter(s, int(figure)) for figure in s.order],
        slot=counter(s, int(s.slot)) if s.slot >= 0 else None,
        you=counter(s, seat) if seat is not None else None,
        figures=[figure_seen(s, names, figure, seat) for figure in range(s.settings.figures)],
        areas=[area_seen(s, names, int(area), seat) for area in s.areas],
        most_areas=None if s.settings.tree else int(most_areas(s)),
        searched=s.searched == 1,
        decks=decks_seen(s, names, seat),
        spent={
            name: [names.of_decks[deck][card].id for card in zones.in_order(cards_of(s, deck), DISCARDS)]
            for deck, name in enumerate(DECK_NAMES)
        },
        final=final_seen(s, names),
        crisis=int(s.crisis) if s.settings.crisis and s.final != NONE else None,
        timer=int(s.crisis) if s.settings.rival else None,
        fight=fight_seen(s, names),
        roll=roll_seen(s),
        met=met_seen(s, names),
        move=move_seen(s, names),
        uses=[
            Use(by=counter(s, int(s.uses[at])), card=names.use(int(s.uses[at + 1])).id, cancelled=s.uses[at + 2] == 1)
            for at in range(0, len(s.uses), 3)
        ],
        claim=claim_seen(s, names, seat),
        trade=trade_seen(s, names, seat),
        window=int(s.then_a) if s.actor >= 0 and kind_of(s) == "react" else None,
        tree=bool(s.settings.tree),
    )


# -- parties ---------------------------------------------------------------------------------------------------------


def figure_seen(s: Anima, names: Lexicon, figure: int, seat: int | None) -> Figure:
    own = figure == seat
    hidden = s.phase == SETTING_UP and not own  # chosen in secret, shown together
    rival = figure >= s.settings.seats
    return Figure(
        figure=counter(s, figure),
        seat=None if rival else figure,
        party=[]
        if hidden
        else [
            Member(
                card=names.characters[one].id,
                inclined=has_bit(s.inclined, one),
                immobilised=has_bit(s.asleep, one),
            )
            for one in s.members(figure)
        ],
        combat=None if hidden else int(s.combat(figure)),
        speed=None if hidden else int(s.speed(figure)),
        at=names.areas[s.at[figure]].id if s.at[figure] != NOWHERE else None,
        cards=0 if hidden else int(s.hand_size(figure)),
        hand=hand_seen(s, names, figure, seat),
        drawn=drawn_seen(s, names, figure) if own and s.phase == SETTING_UP else None,
        lasting=[names.advantages[card].id for card in zones.members(s.advantage_at, IN_PLAY + figure)],
        guild=names.advantages[s.guild[figure]].id if s.guild[figure] != NONE else None,
        missions=[mission_seen(s, names, figure, which, seat) for which in (0, 1) if s.mission[2 * figure + which] != NONE],
        ready=bool(is_ready(s, figure)),
        bonus=CombatAndSpeed(combat=int(s.combat_bonus[figure]), speed=int(s.speed_bonus[figure])),
        now=CombatAndSpeed(combat=int(s.combat_now[figure]), speed=int(s.speed_now[figure])),
        rested=has_bit(s.rested, figure),
        resting=has_bit(s.resting, figure),
        lost=has_bit(s.lost, figure),
        lost_next=has_bit(s.lost_next, figure),
        moved=has_bit(s.moved, figure),
        explored=has_bit(s.has_explored, figure),
        forbidden=forbidden_to(s, figure),
        offers=int(s.offers[figure]),
        no_recruit=[names.areas[area].id for area in range(14) if blocked(s, figure) >> area & 1],
        edge=int(s.edge) if rival else None,
    )


def forbidden_to(s: Anima, figure: int) -> list[Forbidden]:
    marks: dict[Forbidden, int] = {"fight": s.no_fight, "trade": s.no_trade, "explore": s.no_explore}
    return [what for what, figures in marks.items() if has_bit(figures, figure)]


def blocked(s: Anima, figure: int) -> int:
    """A-109: where the figure cannot recruit now."""
    return int(s.recruited[figure] if s.settings.recruit_once else s.recruited_before[figure])


def hand_seen(s: Anima, names: Lexicon, figure: int, seat: int | None) -> list[str]:
    """The own hand; of another one what this seat has seen of it (A-28, A-29)."""
    if seat is None:
        return []
    return [names.advantages[card].id for card in s.hand(figure) if has_bit(s.advantage_known[card], seat)]


def drawn_seen(s: Anima, names: Lexicon, seat: int) -> Drawn:
    characters = [*s.members(seat), *zones.members(s.character_at, DEALT + seat)]
    advantages = [*s.hand(seat), *zones.members(s.advantage_at, DEALT + seat)]
    return Drawn(
        characters=[names.characters[card].id for card in sorted(characters)],
        advantages=[names.advantages[card].id for card in sorted(advantages)],
    )


def mission_seen(s: Anima, names: Lexicon, figure: int, which: int, seat: int | None) -> MissionSeen:
    """A-27, A-113: secret ones only to their owner, and to whoever has looked."""
    mission, state = int(s.mission[2 * figure + which]), int(s.mission_state[2 * figure + which])
    known = state != SECRET or (seat is not None and has_bit(s.mission_known[mission], seat))
    count = int(s.mission_count[2 * figure + which])
    return MissionSeen(
        card=names.missions[mission].id if known else None,
        state=MISSION_STATES[state],
        count=(bin(count).count("1") if s.cards.kind[mission] == VISIT else count) if known else None,
        places=[place for at, place in enumerate(names.places) if count >> at & 1]
        if known and s.cards.kind[mission] == VISIT
        else [],
        current=s.settings.rival and s.current == which,
    )


def final_seen(s: Anima, names: Lexicon) -> FinalMission | None:
    if s.final == NONE:
        return None
    return FinalMission(
        card=names.missions[s.final].id,
        open=s.turn >= s.final_since,
        begun=[counter(s, figure) for figure in range(s.settings.figures) if has_bit(s.final_begun, figure)],
        counts=[int(count) for count in s.final_count],
    )


# -- Areas and decks -------------------------------------------------------------------------------------------------


def area_seen(s: Anima, names: Lexicon, area: int, seat: int | None) -> AreaSeen:
    lying = int(s.lying(area))
    face_down = lying != NONE and not zones.is_open(s.encounter_known, lying)
    known = not face_down or (seat is not None and s.sees_encounter(seat, lying))
    return AreaSeen(
        card=names.areas[area].id,
        level=int(s.level(area)),
        encounter=LyingEncounter(card=names.encounters[lying].id if known else None, face_down=face_down)
        if lying != NONE
        else None,
        parties=[counter(s, figure) for figure in range(s.settings.figures) if s.at[figure] == area],
    )


def decks_seen(s: Anima, names: Lexicon, seat: int | None) -> dict[Deck, DeckSeen]:
    found: dict[Deck, DeckSeen] = {}
    for deck, name in enumerate(DECK_NAMES):
        where, known = cards_of(s, deck), known_of(s, deck)
        tops = [card for card in zones.next_cards(where, DECK) if seat is not None and has_bit(known[card], seat)]
        left = int(zones.left_in(where, DECK))
        found[name] = DeckSeen(left=left, top=names.of_decks[deck][tops[0]].id if tops else None)
    return found


# -- what is going on ------------------------------------------------------------------------------------------------


def fight_seen(s: Anima, names: Lexicon) -> Fight | None:
    kind = FIGHTS[s.fight]
    if kind == "none":
        return None
    return Fight(
        kind=kind,
        fighter=Fighter(
            figure=counter(s, int(s.fighter)),
            combat=int(fighter_combat(s)),
            base=int(party_combat(s, s.fighter)),
            plus=int(s.plus),
            die=int(s.die_a) or None,
        ),
        foe=foe_seen(s, names),
        ending=ENDINGS[s.ending],
        margin=int(s.margin) if s.ending else None,
    )


def foe_seen(s: Anima, names: Lexicon) -> Foe:
    foe = Foe(combat=int(other_combat(s)), die=int(s.die_b) or None, plus=int(s.foe_plus))
    if s.fight == AGAINST_PARTY:
        foe.figure = counter(s, int(s.foe))
    else:
        cards = names.encounters if s.fight == AGAINST_CREATURE else names.missions
        foe.card = cards[s.foe].id
        place = list(s.order).index(s.fighter)
        foe.roller = counter(s, int(s.order[(place + 1) % len(s.order)]))  # the next player in turn order
    return foe


def roll_seen(s: Anima) -> Roll | None:
    what_for = DICE_FOR[s.die_for]
    if what_for is None or s.die == 0:
        return None
    return Roll(what_for=what_for, by=counter(s, int(s.die_of)), die=int(s.die))


def met_seen(s: Anima, names: Lexicon) -> Met | None:
    if s.met == NONE:
        return None
    return Met(
        card=names.encounters[s.met].id,
        area=names.areas[s.met_on].id if s.met_on != NONE else None,
        preliminary=s.met_first == 1,
    )


def move_seen(s: Anima, names: Lexicon) -> Move | None:
    if s.going == NONE or s.slot < 0 or has_bit(s.moved, s.slot):
        return None
    what, which = WHAT.of(s.going), WHICH.of(s.going)
    if what == GO:
        return Move(by=counter(s, int(s.slot)), to=names.areas[which].id, redirected=s.sent == 1)
    if what == SEEK:
        return Move(by=counter(s, int(s.slot)), to=names.areas[which - 1].id if which else None, redirected=False)
    return None


def claim_seen(s: Anima, names: Lexicon, seat: int | None) -> str | None:
    """The reward that was named; of a Mission that is not shown when begun only that it is one (A-113)."""
    if s.claim == NONE or s.slot < 0:
        return None
    at = 2 * s.slot + s.claim - FIRST_PLACE
    secret = FIRST_PLACE <= s.claim < FIRST_PLACE + 2 and s.mission_state[at] == SECRET and s.cards.shown[s.mission[at]] == 0
    return "mission" if secret and seat != s.slot else reward_id(s, names, int(s.slot), int(s.claim))


def trade_seen(s: Anima, names: Lexicon, seat: int | None) -> Trade | None:
    """A-86: given Advantages are for the two concerned, once the offer is sent; the others see how many."""
    if s.partner == NONE:
        return None
    by = int(s.slot)
    concerned = seat == by or (seat == s.partner and not is_in_the_making(s))
    return Trade(
        by=counter(s, by),
        partner=counter(s, int(s.partner)),
        gives=[thing_seen(names, int(thing), concerned) for thing in s.gives],
        takes=[wish_seen(names, int(thing)) for thing in s.takes],
        fills=[thing_seen(names, int(card), concerned) for card in s.fills],
    )


def thing_seen(names: Lexicon, thing: int, known: bool) -> Thing:
    if thing >= FIRST_CHARACTER:
        return Thing(kind="character", card=names.characters[thing - FIRST_CHARACTER].id)
    return Thing(kind="advantage", card=names.advantages[thing].id if known else None)


def wish_seen(names: Lexicon, thing: int) -> Thing:
    if thing >= FIRST_CHARACTER:
        return Thing(kind="character", card=names.characters[thing - FIRST_CHARACTER].id)
    return Thing(kind="advantage", type=(*TYPES, "any")[thing])

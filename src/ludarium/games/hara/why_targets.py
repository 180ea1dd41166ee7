"""Why a space cannot be reached, and why somebody cannot be struck."""

from __future__ import annotations

from ludarium.core.build import row
from ludarium.core.prompts import kind_of
from ludarium.core.text import Phrase
from ludarium.core.why import number_in, number_of
from ludarium.games.hara.atlas import FAR, RING, SPACES
from ludarium.games.hara.lexicon import Lexicon, foe_id, space_named, space_phrase
from ludarium.games.hara.rules.combat import CHAMPION_TARGET, FOE_TARGET, WITH_STONE, targets, with_stones
from ludarium.games.hara.rules.offers import HIT, OPTIONS
from ludarium.games.hara.state import CHAMPIONS, NONE, NOWHERE, Hara
from ludarium.games.hara.tables import CARDS, KINDS

# -- the map ---------------------------------------------------------------------------------------------------------


def step(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-19: one point, one step to a linked space."""
    space, here = space_named(said[1]), s.at[s.hero]
    if space is None or space in list(s.neighbours(here)):
        return None
    if space == here:
        return Phrase("why-already-here")
    steps, points = int(s.distance(here, space)), int(s.then_a)
    if steps == FAR:
        return Phrase("why-cut-off")
    told = {"space": space_phrase(space), "steps": steps, "points": points}
    return Phrase("why-step-by-step" if steps <= points else "why-out-of-reach", told)


def leap(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-20a: a number limits the distance from start to target."""
    space = space_named(said[1])
    if space is None or space in list(s.options):
        return None
    here = s.foe_at if s.variant.seat_is_foe else s.at[s.hero]
    steps = int(s.distance(here, space))
    return Phrase("why-cut-off") if steps == FAR else Phrase("why-leap-too-far", {"space": space_phrase(space), "steps": steps})


# -- targets ---------------------------------------------------------------------------------------------------------


def target_named(s: Hara, names: Lexicon, id: str) -> int | None:
    """A card, a rival or the Corrupted, numbered as the rules number targets."""
    if s.foe != NONE and id == foe_id(int(s.foe)):
        return FOE_TARGET
    for seat in range(s.settings.seats):
        if CHAMPIONS[s.champion[seat]] == id:
            return CHAMPION_TARGET + seat
    return number_of(names.places, id)


def targets_asked(s: Hara) -> list[int]:
    """The targets among the options, Dreamstones left aside."""
    if kind_of(s) == "walk_on":
        return [int(option) // OPTIONS % WITH_STONE for option in s.options if option % OPTIONS == HIT]
    return [int(option) % WITH_STONE for option in s.options]


def hit(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """H-62a: Monsters, rivals and the Corrupted in range, if a blow can hurt them at all."""
    if kind_of(s) == "walk_on" and s.then_b == 0:
        return Phrase("why-no-hit-here")
    target = target_named(s, names, said[1])
    if target is None:
        return None
    seat = int(s.hero)
    if target in targets_asked(s):
        return too_many_stones(s, seat, target, said)
    if target in list(targets(s, seat, SPACES)):  # it may be struck: so it is only too far away
        return too_far(s, names, target)
    if target < CARDS:
        return no_target(s, names, target) or shielded(s, names, target)
    if target == FOE_TARGET:
        return far_or_gone(s, names, target)
    if target == CHAMPION_TARGET + seat:
        return Phrase("why-not-yourself")
    return Phrase("why-dojo") if s.at[target - CHAMPION_TARGET] < RING else far_or_gone(s, names, target)


def place_of(s: Hara, target: int) -> int:
    if target == FOE_TARGET:
        return int(s.foe_at)
    return int(s.at[target - CHAMPION_TARGET] if target >= CHAMPION_TARGET else s.place(target))


def name_of_target(s: Hara, names: Lexicon, target: int) -> object:
    if target == FOE_TARGET:
        return names.corrupted[s.foe].name
    if target >= CHAMPION_TARGET:
        return names.champions[s.champion[target - CHAMPION_TARGET]].name
    return names.places[target].name


def too_far(s: Hara, names: Lexicon, target: int) -> Phrase:
    distance = int(s.distance(s.at[s.hero], place_of(s, target)))
    return Phrase("why-out-of-range", {"card": name_of_target(s, names, target), "distance": distance})


def far_or_gone(s: Hara, names: Lexicon, target: int) -> Phrase:
    """Not on the map, or no way leads there (H-120)."""
    if place_of(s, target) == NOWHERE:
        return Phrase("why-not-in-play", {"card": name_of_target(s, names, target)})
    return Phrase("why-cut-off")


def no_target(s: Hara, names: Lexicon, card: int) -> Phrase | None:
    """H-62a, H-66, H-81: only a Monster in play is one."""
    told = {"card": names.places[card].name, "kind": KINDS[s.cards.kind[card]]}
    if not s.hostile(card):
        return Phrase("why-no-target", told)
    far = s.distance(s.at[s.hero], s.place(card)) == FAR
    return far_or_gone(s, names, card) if far else None


def shielded(s: Hara, names: Lexicon, card: int) -> Phrase:
    """What the mode protects (H-115); what is left is ELUSIVE (H-59b)."""
    protected = s.variant.protects(s, card, s.hero)
    return Phrase("why-protected" if protected else "why-elusive", {"card": names.places[card].name})


def too_many_stones(s: Hara, seat: int, target: int, said: list[str]) -> Phrase | None:
    """H-91: as many Dreamstones as the champion holds."""
    held = len(with_stones(s, seat, row([target]))) - 1
    thrown = (number_in(said[3]) or 1) if said[2] == "dreamstone" else 0
    return Phrase("why-no-stones", {"has": held}) if thrown > held else None


def shove(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """Pulled, pushed or weakened: any Monster in range."""
    card = number_of(names.places, said[1])
    if card is None or card in list(s.options):
        return None
    return no_target(s, names, card) or too_far(s, names, card)

"""Hits in words, and why somebody cannot be struck (section 6)."""

from __future__ import annotations

from ludarium.core.build import row
from ludarium.core.decisions import Choice, Decision, Phrase, kind_of, number_in
from ludarium.core.why import number_of
from ludarium.games.hara import notes
from ludarium.games.hara.atlas import FAR, RING, SPACES
from ludarium.games.hara.forecast import blow
from ludarium.games.hara.lexicon import Lexicon, foe_id
from ludarium.games.hara.modes.parts import moment
from ludarium.games.hara.rules import effects, movement
from ludarium.games.hara.rules.combat import (
    CHAMPION_TARGET,
    FOE_TARGET,
    THROWN,
    WHOM,
    sharpened,
    targets,
    tell_sharpness,
    with_stones,
)
from ludarium.games.hara.rules.movement import DAMAGE
from ludarium.games.hara.rules.offers import DETAIL, HIT, WHAT
from ludarium.games.hara.state import CHAMPIONS, NONE, NOWHERE, Hara
from ludarium.games.hara.tables import CARDS, KINDS

too_soon = moment("why-moment-hit")
strikes = Decision[Hara, Lexicon](effects.hit_lands, effects.drain_lands, movement.dash_hits, elsewhere=too_soon)
strikes_on_the_way = Decision[Hara, Lexicon](movement.walk_on, what=WHAT, elsewhere=too_soon)


@strikes.asks
def how_hard(s: Hara, names: Lexicon) -> dict[str, object]:
    sources = notes.sources_of(s, names.pack, lambda copy: tell_sharpness(copy, copy.hero, 0))
    return {"n": int(s.then_a) + int(sharpened(s, s.hero)), "sources": sources}


def hit_for(s: Hara, names: Lexicon, target: int, damage: int) -> Choice:
    whom, stones = int(WHOM.of(target)), int(THROWN.of(target))
    id = id_of(s, names, whom)
    kind = "foe" if whom == FOE_TARGET else "figure" if whom >= CHAMPION_TARGET else "card"
    told = {"target": name_of_target(s, names, whom), **blow(s, int(s.hero), target, damage)}
    if stones == 0:
        return Choice(f"hit {id}", Phrase("option-hit", told), (f"{kind}.{id}",))
    thrown = "dreamstone" if stones == 1 else f"dreamstone {stones}"
    phrase = Phrase("option-hit-stone", {**told, "stones": stones})
    return Choice(f"hit {id} {thrown}", phrase, (f"{kind}.{id}", "item.dreamstone"))


def id_of(s: Hara, names: Lexicon, target: int) -> str:
    if target == FOE_TARGET:
        return foe_id(int(s.foe))
    return CHAMPIONS[s.champion[target - CHAMPION_TARGET]] if target >= CHAMPION_TARGET else names.places[target].id


def name_of_target(s: Hara, names: Lexicon, target: int) -> object:
    if target == FOE_TARGET:
        return names.corrupted[s.foe].name
    if target >= CHAMPION_TARGET:
        return names.champions[s.champion[target - CHAMPION_TARGET]].name
    return names.places[target].name


hit = strikes.answer("hit")(lambda s, names, target: hit_for(s, names, target, int(s.then_a)))
hit_on_the_way = strikes_on_the_way.answer("hit", HIT, DETAIL)(
    lambda s, names, target: hit_for(s, names, target, int(DAMAGE.of(s.then_b)))
)

# -- why not ---------------------------------------------------------------------------------------------------------


@hit.refused
def not_struck(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    """H-62a: Monsters, rivals and the Corrupted in range, if a blow can hurt them at all."""
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


@hit_on_the_way.refused
def not_struck_on_the_way(s: Hara, names: Lexicon, said: list[str]) -> Phrase | None:
    return Phrase("why-no-hit-here") if s.then_b == 0 else not_struck(s, names, said)


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
        return [int(WHOM.of(DETAIL.of(option))) for option in s.options if WHAT.of(option) == HIT]
    return [int(WHOM.of(option)) for option in s.options]


def place_of(s: Hara, target: int) -> int:
    if target == FOE_TARGET:
        return int(s.foe_at)
    return int(s.at[target - CHAMPION_TARGET] if target >= CHAMPION_TARGET else s.place(target))


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

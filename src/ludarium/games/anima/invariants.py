"""What is true of every position: cards lie where their kind can lie, as many as have room there (A-10, A-45, A-174), and whoever
sees one knows it."""

from __future__ import annotations

from typing import Any

from ludarium.core import zones
from ludarium.core.kernel import EVERYBODY
from ludarium.core.zones import LAYERS
from ludarium.games.anima.state import (
    ACTIVE,
    ANNOUNCED,
    DEALT,
    DECK,
    DISCARDS,
    FINAL_DECK,
    GUILD,
    HAND,
    HELD,
    IN_PLAY,
    LYING,
    MET,
    MOST_HAND,
    MOST_PARTY,
    PARTY,
    REVEALED,
    SETTING_UP,
    Anima,
)
from ludarium.games.anima.tables import AREAS

Places = dict[int, tuple[int, int]]  # the zones of a family: how many cards have room in each, and which seats see them at least
ANY = LAYERS  # number of cards


def broken(s: Anima) -> str | None:
    wrong_row = misshapen(s)
    if wrong_row is not None:
        return f"'{wrong_row}' has too many numbers or too few"
    for family, places in places_of(s).items():
        wrong = misplaced(family, getattr(s, f"{family}_at"), getattr(s, f"{family}_known"), places)
        if wrong is not None:
            return wrong
    if s.met != zones.first(s.encounter_at, MET):
        return "the Encounter under way is another one than the one that was turned up"
    if set(zones.members(s.advantage_at, ANNOUNCED)) - set(s.uses[1::3]):
        return "an Advantage was announced by nobody"
    return None


def misshapen(s: Anima) -> str | None:
    """Rows with a place for every figure, Area or card never change their length; those that grow begin empty."""
    fresh = Anima(s.cards, s.settings)
    for name in s.fields():
        begins = getattr(fresh, name)
        if not isinstance(begins, int) and len(begins) > 0 and len(getattr(s, name)) != len(begins):
            return name
    return None


def places_of(s: Anima) -> dict[str, Places]:
    setting_up = s.phase == SETTING_UP  # chosen in secret
    piles: Places = {DECK: (ANY, 0), DISCARDS: (ANY, EVERYBODY)}
    characters, encounters, advantages = piles.copy(), piles | {MET: (1, EVERYBODY)}, piles | {ANNOUNCED: (ANY, EVERYBODY)}
    missions: Places = {DECK: (ANY, 0), FINAL_DECK: (ANY, EVERYBODY), REVEALED: (1, EVERYBODY)}
    for figure in range(s.settings.figures):
        characters[PARTY + LAYERS * figure] = (MOST_PARTY, 1 << figure if setting_up else EVERYBODY)
        advantages |= {IN_PLAY + figure: (ANY, EVERYBODY), GUILD + figure: (1, EVERYBODY)}
    for seat in range(s.settings.seats):
        advantages[HAND + seat] = (MOST_HAND, 1 << seat)
        missions |= {HELD + 2 * seat: (1, 1 << seat), HELD + 2 * seat + 1: (1, 1 << seat)}
        if setting_up:
            characters[DEALT + seat] = advantages[DEALT + seat] = (ANY, 1 << seat)
    for area in range(AREAS):
        encounters[LYING + area] = (1, 0)
    areas = piles | {ACTIVE: (ANY, EVERYBODY)}
    return {"character": characters, "area": areas, "encounter": encounters, "advantage": advantages, "mission": missions}


def misplaced(family: str, where: Any, known: Any, places: Places) -> str | None:
    zones_used = [int(zone - zone % LAYERS if zone >= LAYERS else zone) for zone in where]
    for card, zone in enumerate(zones_used):
        if zone not in places:
            return f"{family} {card} is nowhere (A-174)"
        room, seats = places[zone]
        if zones_used.count(zone) > room:
            return f"{family} {card} has no room where it is (A-10, A-45, A-174)"
        if seats & ~int(known[card]):
            return f"{family} {card} is unknown to a seat that sees it (A-174)"
    if not zones.closed_up(where):
        return f"a pile, a deck or a party has an empty place among its {family}s (A-174)"
    return None

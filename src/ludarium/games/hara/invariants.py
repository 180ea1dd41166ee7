"""What is true of every position: every card is in one place, every value within its bounds."""

from __future__ import annotations

from ludarium.core.zones import closed_up, within
from ludarium.games.hara.atlas import SPACES
from ludarium.games.hara.state import (
    AWAY,
    DRAWN,
    ITEM_DECK,
    LAST_DAY,
    MOST_ENERGY,
    NONE,
    NOWHERE,
    OUT,
    PLACES,
    SHIFT_DECK,
    SPENT,
    Hara,
    deck_of,
    face_down,
    inventory_of,
)
from ludarium.games.hara.tables import ABILITIES, CARDS, ULTIMATE


def broken(s: Hara) -> str | None:
    """A law that the state breaks, if any: every card is in one place, every value within its bounds."""
    worlds = [*range(6)]
    if any(slot != NOWHERE and s.world_in[slot] != world for world, slot in zip(worlds, s.slot_of, strict=True)) or any(
        world != NOWHERE and s.slot_of[world] != slot for slot, world in zip(worlds, s.world_in, strict=True)
    ):
        return "a World is in two slots, or a slot holds two (H-10)"
    misplaced = card_misplaced(s)
    if misplaced:
        return misplaced
    if len(set(s.in_play)) != len(s.in_play) or set(s.in_play) != {card for card in range(CARDS) if s.place(card) != NOWHERE}:
        return "a card lies on a space without being in play, or the other way round (H-21)"
    if any(not NOWHERE <= place < SPACES for place in s.at):
        return "something is on a space that does not exist (H-17)"
    if any(not 0 <= energy <= MOST_ENERGY for energy in s.energy):
        return "a gauge is below 0 or above 10 (H-82)"
    return values_broken(s)


def card_misplaced(s: Hara) -> str | None:
    """A card that is where it cannot be, if any."""
    if any(not (is_in(zone, deck_of(card)) or zone == DRAWN or zone < SPACES) for card, zone in enumerate(s.where)):
        return "a card is in the deck of others (H-27)"
    if any(not is_in(zone, SHIFT_DECK) for zone in s.shifts):
        return "a World Shift card is in no deck and no discard pile (H-27)"
    inventories = [inventory_of(seat) for seat in range(s.settings.seats)]
    if any(not (is_in(zone, ITEM_DECK) or any(within(zone, each) for each in inventories)) for zone in s.items):
        return "an Item is in no deck, no discard pile and no Inventory (H-27)"
    ghosts = range(ABILITIES, ABILITIES + ULTIMATE) if s.ghost != NONE else range(0)
    if any(zone != OUT and (zone >= len(PLACES)) != (card in ghosts) for card, zone in enumerate(s.ability)):
        return "a card of a champion is with the Ghost, or the other way round (H-189)"
    if not all(closed_up(row) for row in (s.where, s.shifts, s.items, s.ability)):
        return "a deck has a hole (H-2)"
    return None


def is_in(zone: int, deck: int) -> bool:
    """Does a card lie in this deck, in its discard pile, or in the box?"""
    return zone == AWAY or (deck != NONE and (zone == SPENT + deck or bool(within(zone, face_down(deck)))))


def values_broken(s: Hara) -> str | None:
    for seat in range(len(s.at)):
        champion = s.champion[seat]
        if not 0 <= champion < 6:
            return "a seat plays nobody"
        if not 0 <= s.health[seat] <= s.cards.start_health[champion] or not 0 <= s.spirit[seat] <= s.cards.start_spirit[champion]:
            return "Health or Spirit is below 0 or above its start value (H-6)"
        if not 0 <= s.resource[seat] <= s.cards.resource_most[champion]:
            return "a unique resource is out of its bounds (H-221 to H-223)"
    if not 0 <= s.day <= LAST_DAY:
        return "there are six Days (H-33)"
    return None

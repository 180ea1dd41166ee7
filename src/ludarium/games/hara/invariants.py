"""What is true of every position: every card is in one place, every value within its bounds."""

from __future__ import annotations

from ludarium.games.hara.atlas import SPACES
from ludarium.games.hara.rules.decks import first_card
from ludarium.games.hara.state import (
    DUSK_DECK,
    ITEM_DECK,
    LAST_DAY,
    MOST_ENERGY,
    NOWHERE,
    SHIFT_DECK,
    Hara,
    deck_of,
)
from ludarium.games.hara.tables import CARDS, FIRST_SCIENTIST


def broken(s: Hara) -> str | None:
    """A law that the state breaks, if any: every card is in one place, every value within its bounds."""
    worlds = [*range(6)]
    if any(slot != NOWHERE and s.world_in[slot] != world for world, slot in zip(worlds, s.slot_of, strict=True)) or any(
        world != NOWHERE and s.slot_of[world] != slot for slot, world in zip(worlds, s.world_in, strict=True)
    ):
        return "a World is in two slots, or a slot holds two (H-10)"
    for deck in range(DUSK_DECK + 1):
        in_play = sum(1 << (card - first_card(deck)) for card in s.in_play if card < FIRST_SCIENTIST and deck_of(card) == deck)
        if s.pile[deck] & s.spent[deck] or (s.pile[deck] | s.spent[deck]) & in_play:
            return f"a card of deck {deck} is in two places (H-27)"
        if s.top[deck] & ~s.pile[deck]:
            return f"a card known to lie on top of deck {deck} is not in it (H-112)"
    shifts = s.pile[SHIFT_DECK] | s.spent[SHIFT_DECK]
    if s.pile[SHIFT_DECK] & s.spent[SHIFT_DECK] or any(shifts >> card & 1 for card in s.under):
        return "a World Shift card is in two places (H-27)"
    held = [item for item in s.items if item >= 0]
    if any((s.pile[ITEM_DECK] | s.spent[ITEM_DECK]) >> item & 1 for item in held) or len(set(held)) != len(held):
        return "an Item is in two places (H-27)"
    if len(set(s.in_play)) != len(s.in_play) or any(not 0 <= card < CARDS for card in s.in_play):
        return "a card is in play twice, or is no card (H-21)"
    if any((s.place[card] != NOWHERE) != (card in list(s.in_play)) for card in range(CARDS)):
        return "a card lies on a space without being in play, or the other way round (H-21)"
    if any(not NOWHERE <= place < SPACES for place in (*s.place, *s.at)):
        return "something is on a space that does not exist (H-17)"
    if any(not 0 <= energy <= MOST_ENERGY for energy in s.energy):
        return "a gauge is below 0 or above 10 (H-82)"
    return values_broken(s)


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

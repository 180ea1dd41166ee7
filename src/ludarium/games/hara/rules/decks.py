"""Decks, dice, and what comes into play (sections 0, 2, 3 and 9). Decks are sets of cards: nobody knows their order (H-2)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT, bits_of
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, remove, vec
from ludarium.games.hara.atlas import space_of
from ludarium.games.hara.state import (
    D6,
    DUSK_DECK,
    ITEM_DECK,
    ITEMS,
    NONE,
    NOWHERE,
    WHEN_PLACING,
    WORLD_DIE,
    Hara,
    deck_of,
)
from ludarium.games.hara.tables import BOSS, CARDS_A_WORLD, WORLD_CARDS

APPEARS: Final = note("appears", "card", "space")
GAINS_ITEM: Final = note("gains_item", "seat", "item")
DROPS_ITEM: Final = note("drops_item", "seat", "item")

WORLD_FACES: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 5])
D6_FACES: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6])


def first_card(deck: i64) -> i64:
    """The number of a deck's first card."""
    if deck < DUSK_DECK:
        return deck * CARDS_A_WORLD
    return WORLD_CARDS if deck == DUSK_DECK else 0


def refill(s: Hara, deck: i64) -> None:
    """H-32: an empty deck is rebuilt from its discard pile."""
    if s.pile[deck] == 0:
        s.pile[deck] = s.spent[deck]
        s.spent[deck] = 0


def draws(s: Hara, deck: i64) -> vec[i64]:
    """What the next card of a deck may be. H-35, H-36: on Day 1 no Boss comes, so it is as if none were in it."""
    refill(s, deck)
    first = first_card(deck)
    mask = s.pile[deck]
    if s.day <= 1 and deck <= DUSK_DECK:
        mask = without_bosses(s, mask, first)
    return bits_of(mask & s.top[deck] if (mask & s.top[deck]) != 0 else mask, first)


def without_bosses(s: Hara, mask: i64, first: i64) -> i64:
    left = mask
    for card in bits_of(mask, first):
        if s.cards.kind[card] == BOSS:
            left &= ~BIT[card - first]
    return left


def take_from(s: Hara, deck: i64, card: i64) -> None:
    """A card leaves its deck."""
    bit = BIT[card - first_card(deck)]
    s.pile[deck] &= ~bit
    s.top[deck] &= ~bit


def put_in_play(s: Hara, card: i64, space: i64) -> None:
    """H-21b: a space holds any number of cards, in order of arrival."""
    s.in_play = append(s.in_play, card)
    s.place[card] = space
    s.hurt[card] = 0
    s.marks[card] = 0
    s.tell(APPEARS, card, space)


def discard(s: Hara, card: i64) -> None:
    """A card leaves play, to its own discard pile."""
    s.in_play = remove(s.in_play, card)
    s.place[card] = NOWHERE
    deck = deck_of(card)
    if deck != NONE:
        s.spent[deck] |= BIT[card - first_card(deck)]


# -- generating cards ------------------------------------------------------------------------------------------------


@rule
def generate(s: Hara, deck: i64, space: i64, _c: i64) -> None:
    """The top card of a deck comes into play; NOWHERE: on a random space."""
    s.chance(deck, draws(s, deck), card_is_drawn, space)


@rule
def card_is_drawn(s: Hara, space: i64, _b: i64, card: i64) -> None:
    take_from(s, deck_of(card), card)
    if space == NOWHERE:
        s.chance(WORLD_DIE, WORLD_FACES, world_is_rolled, card)
    else:
        s.now(comes_into_play, card, space)


@rule
def world_is_rolled(s: Hara, card: i64, _b: i64, world: i64) -> None:
    """H-3: World die and d6."""
    s.chance(D6, D6_FACES, number_is_rolled, card, world)


@rule
def number_is_rolled(s: Hara, card: i64, world: i64, number: i64) -> None:
    s.now(comes_into_play, card, space_of(world, number))


@rule
def comes_into_play(s: Hara, card: i64, space: i64, _c: i64) -> None:
    """A mode may put something else there (H-111)."""
    instead = s.rule_at(WHEN_PLACING)
    if instead != NONE:
        s.now(instead, card, space)
    else:
        put_in_play(s, card, space)


# -- Items -----------------------------------------------------------------------------------------------------------


@rule
def gain_item(s: Hara, n: i64, seat: i64, _c: i64) -> None:
    """H-90a; the Ghost wins none (H-187)."""
    if n > 0 and seat < s.settings.seats:
        s.chance(ITEM_DECK, draws(s, ITEM_DECK), item_is_drawn, n, seat)


@rule
def item_is_drawn(s: Hara, n: i64, seat: i64, item: i64) -> None:
    take_from(s, ITEM_DECK, item)
    place: i64 = 0
    while s.items[seat * ITEMS + place] != NONE:
        place += 1
    s.items[seat * ITEMS + place] = item
    s.items_used[seat] &= ~BIT[place]
    s.tell(GAINS_ITEM, seat, item)
    if n > 1:
        s.later(gain_item, n - 1, seat)
    if place == ITEMS - 1:
        s.now(choose_item_to_drop, 1, seat)


def inventory(s: Hara, seat: i64) -> vec[i64]:
    """The places of an Inventory that hold an Item."""
    places: vec[i64] = vec[i64]([])
    for place in range(i64(ITEMS)):
        if s.items[seat * ITEMS + place] != NONE:
            places = append(places, place)
    return places


@rule
def choose_item_to_drop(s: Hara, n: i64, seat: i64, _c: i64) -> None:
    """H-89a, H-148b: one of them, the owner's choice."""
    if n > 0 and seat < s.settings.seats:
        s.ask(seat, inventory(s, seat), drop_item, n, seat)


@rule
def drop_item(s: Hara, n: i64, seat: i64, place: i64) -> None:
    remove_item(s, seat, place)
    s.now(choose_item_to_drop, n - 1, seat)


def remove_item(s: Hara, seat: i64, place: i64) -> None:
    """To the discard pile; those behind it move up."""
    at = seat * ITEMS + place
    last = (seat + 1) * ITEMS - 1
    item = s.items[at]
    s.tell(DROPS_ITEM, seat, item)
    s.spent[ITEM_DECK] |= BIT[item]
    used = s.items_used[seat]
    below = used & (BIT[place] - 1)
    s.items_used[seat] = below | ((used >> (place + 1)) << place)
    for each in range(at, last):
        s.items[each] = s.items[each + 1]
    s.items[last] = NONE

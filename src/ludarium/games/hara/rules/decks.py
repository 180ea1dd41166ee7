"""Decks, dice, and what comes into play (sections 0, 2, 3 and 9). Nobody knows the order of a deck (H-2): see core/zones.py."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, remove, vec
from ludarium.games.hara.atlas import space_of
from ludarium.games.hara.state import (
    AWAY,
    D6,
    DRAWN,
    ITEM_DECK,
    NONE,
    NOWHERE,
    SPENT,
    WHEN_PLACING,
    WORLD_DIE,
    Hara,
    deck_of,
    face_down,
    inventory_of,
)
from ludarium.games.hara.tables import BOSS

APPEARS: Final = note("appears", "card", "space")
GAINS_ITEM: Final = note("gains_item", "seat", "item")
DROPS_ITEM: Final = note("drops_item", "seat", "item")

WORLD_FACES: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 5])
D6_FACES: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6])
MOST_ITEMS: Final = 3  # in an Inventory (H-89)


def draws(s: Hara, deck: i64) -> vec[i64]:
    """H-32, H-35, H-36: what the next card of a World deck or the Dusk deck may be; on Day 1 as if no Boss were in it."""
    layer = face_down(deck)
    cards = zones.draws(s.where, zones.OPEN, layer, SPENT + deck)
    while s.day <= 1 and len(cards) > 0:
        others = without_bosses(s, cards)
        if len(others) > 0:
            return others
        layer += 1
        cards = zones.members(s.where, layer)
    return cards


def without_bosses(s: Hara, cards: vec[i64]) -> vec[i64]:
    others: vec[i64] = vec[i64]([])
    for card in cards:
        if s.cards.kind[card] != BOSS:
            others = append(others, card)
    return others


def put_in_play(s: Hara, card: i64, space: i64) -> None:
    """H-21b: a space holds any number of cards, in order of arrival."""
    s.in_play = append(s.in_play, card)
    s.where[card] = space
    s.hurt[card] = 0
    s.marks[card] = 0
    s.tell(APPEARS, card, space)


def discard(s: Hara, card: i64) -> None:
    """A card leaves play, to its own discard pile."""
    s.in_play = remove(s.in_play, card)
    deck = deck_of(card)
    s.where[card] = AWAY if deck == NONE else SPENT + deck


# -- generating cards ------------------------------------------------------------------------------------------------


@rule
def generate(s: Hara, deck: i64, space: i64, _c: i64) -> None:
    """The top card of a deck comes into play; NOWHERE: on a random space."""
    s.chance(deck, draws(s, deck), card_is_drawn, space)


@rule
def card_is_drawn(s: Hara, space: i64, _b: i64, card: i64) -> None:
    zones.put(s.where, card, DRAWN)
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


def inventory(s: Hara, seat: i64) -> vec[i64]:
    """The Items of a champion, the oldest first."""
    return zones.in_order(s.items, inventory_of(seat))


@rule
def gain_item(s: Hara, n: i64, seat: i64, _c: i64) -> None:
    """H-90a; the Ghost wins none (H-187)."""
    if n > 0 and seat < s.settings.seats:
        cards = zones.draws(s.items, zones.OPEN, face_down(ITEM_DECK), SPENT + ITEM_DECK)
        s.chance(ITEM_DECK, cards, item_is_drawn, n, seat)


@rule
def item_is_drawn(s: Hara, n: i64, seat: i64, item: i64) -> None:
    zones.put_under(s.items, item, inventory_of(seat))
    s.tell(GAINS_ITEM, seat, item)
    if n > 1:
        s.later(gain_item, n - 1, seat)
    if zones.left_in(s.items, inventory_of(seat)) > MOST_ITEMS:
        s.now(choose_item_to_drop, 1, seat)


@rule
def choose_item_to_drop(s: Hara, n: i64, seat: i64, _c: i64) -> None:
    """H-89a, H-148b: one of them, the owner's choice."""
    if n > 0 and seat < s.settings.seats:
        s.ask(seat, inventory(s, seat), drop_item, n, seat)


@rule
def drop_item(s: Hara, n: i64, seat: i64, item: i64) -> None:
    remove_item(s, seat, item)
    s.now(choose_item_to_drop, n - 1, seat)


def remove_item(s: Hara, seat: i64, item: i64) -> None:
    """To the discard pile."""
    s.tell(DROPS_ITEM, seat, item)
    s.items_used &= ~BIT[item]
    zones.put(s.items, item, SPENT + ITEM_DECK)

"""Decks, draws and discard piles (section 18). Nobody knows the order of a deck unless somebody has looked."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT
from ludarium.core.kernel import EVERYBODY, note, rule
from ludarium.core.native import i64, vec
from ludarium.core.zones import LAYERS
from ludarium.games.anima.state import (
    ADVANTAGE_DECK,
    AREA_DECK,
    CHARACTER_DECK,
    DECK,
    DISCARDS,
    ENCOUNTER_DECK,
    HAND,
    LYING,
    MET,
    MOST_HAND,
    MOST_PARTY,
    NONE,
    PARTY,
    Anima,
)
from ludarium.games.anima.traits import SMALL_PARTY

DRAWS: Final = note("draws", "seat", "advantage")
JOINS: Final = note("joins", "seat", "character")
RENEWED: Final = note("deck_renewed", "deck")
GAINS_EDGE: Final = note("gains_edge", "n")
MOST_EDGE: Final = 5


def cards_of(s: Anima, deck: i64) -> vec[i64]:
    """Where the cards of this deck's family are."""
    if deck == CHARACTER_DECK:
        return s.character_at
    if deck == AREA_DECK:
        return s.area_at
    return s.encounter_at if deck == ENCOUNTER_DECK else s.advantage_at


def known_of(s: Anima, deck: i64) -> vec[i64]:
    """And who knows it."""
    if deck == CHARACTER_DECK:
        return s.character_known
    if deck == AREA_DECK:
        return s.area_known
    return s.encounter_known if deck == ENCOUNTER_DECK else s.advantage_known


def draw_from(s: Anima, deck: i64, then: i64, a: i64 = 0, b: i64 = 0) -> None:
    s.chance(deck, next_cards(s, deck), then, a, b)


def next_cards(s: Anima, deck: i64) -> vec[i64]:
    """A-172: what the next card may be. An empty deck is renewed from its discard pile, but Areas that were discarded are sought
    one by one."""
    cards = zones.next_cards(cards_of(s, deck), DECK)
    if len(cards) > 0 or deck == AREA_DECK:
        return cards
    cards = zones.draws(cards_of(s, deck), known_of(s, deck), DECK, DISCARDS)
    if len(cards) > 0:
        s.tell(RENEWED, deck)
    return cards


def spend(s: Anima, deck: i64, card: i64) -> None:
    """Face up on the discard pile, the last one on top (A-171): now everybody knows where it is."""
    zones.move_under(s, cards_of(s, deck), known_of(s, deck), card, DISCARDS, EVERYBODY)


# -- Advantages ------------------------------------------------------------------------------------------------------


@rule
def draw_advantages(s: Anima, figure: i64, n: i64, _c: i64) -> None:
    """A-45, A-107: one after another, until the hand holds five."""
    if n <= 0:
        return
    if s.is_rival(figure):
        gain_edge(s, n)
        return
    if s.held[figure] >= MOST_HAND:
        return
    s.later(draw_advantages, figure, n - 1)
    draw_from(s, ADVANTAGE_DECK, advantage_is_drawn, figure)


@rule
def advantage_is_drawn(s: Anima, figure: i64, _b: i64, card: i64) -> None:
    take_in_hand(s, figure, card)
    s.tell(DRAWS, figure, card)


def take_in_hand(s: Anima, figure: i64, card: i64) -> None:
    move_advantage(s, card, HAND + figure, BIT[figure])


def move_advantage(s: Anima, card: i64, zone: i64, seats: i64) -> None:
    zones.move(s, s.advantage_at, s.advantage_known, card, zone, seats)
    s.settle_advantages()


def spend_advantage(s: Anima, card: i64) -> None:
    spend(s, ADVANTAGE_DECK, card)
    s.settle_advantages()


def gain_edge(s: Anima, n: i64) -> None:
    """A-202"""
    s.edge = min(MOST_EDGE, s.edge + n)
    s.tell(GAINS_EDGE, n)


# -- Characters ------------------------------------------------------------------------------------------------------


@rule
def recruit(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-108: the top Character joins, face up and straight. A-46: with a full party nothing happens."""
    if has_room(s, figure):
        draw_from(s, CHARACTER_DECK, character_joins, figure)


@rule
def character_joins(s: Anima, figure: i64, _b: i64, character: i64) -> None:
    enter_party(s, figure, character)
    s.tell(JOINS, figure, character)


def can_recruit(s: Anima, figure: i64) -> bool:
    return has_room(s, figure) and characters_wait(s)


def has_room(s: Anima, figure: i64) -> bool:
    """A-46; some Organizations keep their parties small."""
    return s.size(figure) < (MOST_PARTY - 1 if s.in_duty(figure, SMALL_PARTY) else MOST_PARTY)


def characters_wait(s: Anima) -> bool:
    """Is there one left to draw?"""
    for zone in s.character_at:
        if DECK <= zone < PARTY:
            return True
    return False


def enter_party(s: Anima, figure: i64, character: i64, seats: i64 = EVERYBODY) -> None:
    """As the last one; where it comes from, the others close up."""
    zones.move_under(s, s.character_at, s.character_known, character, PARTY + LAYERS * figure, seats)
    s.settle_parties()


def spend_character(s: Anima, character: i64) -> None:
    s.inclined &= ~BIT[character]
    s.asleep &= ~BIT[character]
    spend(s, CHARACTER_DECK, character)
    s.settle_parties()


# -- Encounters ------------------------------------------------------------------------------------------------------


def turn_up(s: Anima, card: i64) -> None:
    """From the deck, or from the Area it lies on."""
    zones.move(s, s.encounter_at, s.encounter_known, card, MET, EVERYBODY)
    s.met = card


def lay_on(s: Anima, area: i64, card: i64, seats: i64) -> None:
    zones.move(s, s.encounter_at, s.encounter_known, card, LYING + area, seats)


def discard_met(s: Anima) -> None:
    spend(s, ENCOUNTER_DECK, s.met)
    s.met = NONE

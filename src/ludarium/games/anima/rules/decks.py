"""Decks, draws and discard piles (section 18). A deck is a set of cards: nobody knows its order unless somebody has looked."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT, bits_of, count_bits, has_bit
from ludarium.core.kernel import note, rule
from ludarium.core.native import i64, vec
from ludarium.games.anima.state import (
    ADVANTAGE_DECK,
    CHARACTER_DECK,
    ENCOUNTER_DECK,
    MOST_HAND,
    MOST_PARTY,
    NO_CARDS,
    NONE,
    Anima,
    plus,
)
from ludarium.games.anima.traits import SMALL_PARTY

DRAWS: Final = note("draws", "seat", "advantage")
JOINS: Final = note("joins", "seat", "character")
RENEWED: Final = note("deck_renewed", "deck")
GAINS_EDGE: Final = note("gains_edge", "n")
MOST_EDGE: Final = 5


# -- Advantages ------------------------------------------------------------------------------------------------------


@rule
def draw_advantages(s: Anima, figure: i64, n: i64, _c: i64) -> None:
    """A-45, A-107: one after another, until the hand holds five."""
    if n <= 0:
        return
    if s.is_rival(figure):
        gain_edge(s, n)
        return
    if count_bits(s.hand[figure]) >= MOST_HAND:
        return
    s.later(draw_advantages, figure, n - 1)
    s.chance(ADVANTAGE_DECK, next_advantages(s), advantage_is_drawn, figure)


@rule
def advantage_is_drawn(s: Anima, figure: i64, _b: i64, card: i64) -> None:
    s.advantages &= ~BIT[card]
    forget_top(s, ADVANTAGE_DECK)
    s.hand[figure] |= BIT[card]
    s.tell(DRAWS, figure, card)


def next_advantages(s: Anima) -> vec[i64]:
    """A-172: what the next card may be."""
    if s.top[ADVANTAGE_DECK] != NONE:
        return vec[i64]([s.top[ADVANTAGE_DECK]])
    if s.advantages == 0 and len(s.spent_advantages) > 0:
        for card in s.spent_advantages:
            s.advantages |= BIT[card]
        s.spent_advantages = NO_CARDS
        s.tell(RENEWED, ADVANTAGE_DECK)
    return bits_of(s.advantages)


def spend_advantage(s: Anima, card: i64) -> None:
    """Face up on the discard pile (A-171): now everybody knows where it is."""
    s.spent_advantages = plus(s.spent_advantages, card)
    for figure in range(s.settings.figures):
        if has_bit(s.hand[figure], card):
            s.reveal(~BIT[figure])
        s.hand[figure] &= ~BIT[card]
        s.lasting[figure] &= ~BIT[card]
        s.knows[figure] &= ~BIT[card]


def gain_edge(s: Anima, n: i64) -> None:
    """A-202"""
    s.edge = min(MOST_EDGE, s.edge + n)
    s.tell(GAINS_EDGE, n)


# -- Characters ------------------------------------------------------------------------------------------------------


@rule
def recruit(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-108: the top Character joins, face up and straight. A-46: with a full party nothing happens."""
    if has_room(s, figure):
        s.chance(CHARACTER_DECK, next_characters(s), character_joins, figure)


@rule
def character_joins(s: Anima, figure: i64, _b: i64, character: i64) -> None:
    s.characters &= ~BIT[character]
    forget_top(s, CHARACTER_DECK)
    enter_party(s, figure, character)
    s.tell(JOINS, figure, character)


def next_characters(s: Anima) -> vec[i64]:
    if s.top[CHARACTER_DECK] != NONE:
        return vec[i64]([s.top[CHARACTER_DECK]])
    if s.characters == 0 and len(s.spent_characters) > 0:
        for card in s.spent_characters:
            s.characters |= BIT[card]
        s.spent_characters = NO_CARDS
        s.tell(RENEWED, CHARACTER_DECK)
    return bits_of(s.characters)


def has_room(s: Anima, figure: i64) -> bool:
    """A-46; some Organizations keep their parties small."""
    return s.size(figure) < (MOST_PARTY - 1 if s.in_duty(figure, SMALL_PARTY) else MOST_PARTY)


def enter_party(s: Anima, figure: i64, character: i64) -> None:
    s.party[4 * figure + s.size(figure)] = character


def leave_party(s: Anima, figure: i64, character: i64) -> None:
    """The others close up, so that the places stay filled from the left."""
    at = 4 * figure
    last = at + MOST_PARTY - 1
    while s.party[at] != character:
        at += 1
    for place in range(at, last):
        s.party[place] = s.party[place + 1]
    s.party[last] = NONE


def spend_character(s: Anima, character: i64) -> None:
    s.inclined &= ~BIT[character]
    s.asleep &= ~BIT[character]
    s.spent_characters = plus(s.spent_characters, character)


# -- Encounters ------------------------------------------------------------------------------------------------------


def next_encounters(s: Anima) -> vec[i64]:
    if s.top[ENCOUNTER_DECK] != NONE:
        return vec[i64]([s.top[ENCOUNTER_DECK]])
    if s.encounters == 0 and len(s.spent_encounters) > 0:
        for card in s.spent_encounters:
            s.encounters |= BIT[card]
        s.spent_encounters = NO_CARDS
        s.tell(RENEWED, ENCOUNTER_DECK)
    return bits_of(s.encounters)


def take_encounter(s: Anima, card: i64) -> None:
    s.encounters &= ~BIT[card]
    forget_top(s, ENCOUNTER_DECK)


def spend_encounter(s: Anima, card: i64) -> None:
    s.spent_encounters = plus(s.spent_encounters, card)


# -- what was seen on top --------------------------------------------------------------------------------------------


def forget_top(s: Anima, deck: i64) -> None:
    """A card that somebody had seen on top is taken: whoever had not sees that luck had no part in it."""
    if s.top[deck] != NONE:
        s.reveal(~s.top_seen[deck])
    s.top[deck] = NONE
    s.top_seen[deck] = 0


def sees_top(s: Anima, deck: i64, seat: i64) -> bool:
    return s.top[deck] != NONE and has_bit(s.top_seen[deck], seat)

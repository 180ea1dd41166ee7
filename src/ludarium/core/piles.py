"""Piles without a hidden order.

A face-down pile is the cards in it, in id order, and drawing is a chance question over them: what nobody can know is not
stored. Only cards that someone has put or seen on top stand in a second, ordered row (`known`, the top one last).
"""

from __future__ import annotations

from ludarium.core.native import append, i64, pop, vec


def draw_outcomes(pile: vec[i64], known: vec[i64]) -> vec[i64]:
    """What the next card may be: the known top card, else any card of the pile."""
    count: i64 = len(known)
    if count > 0:
        return vec[i64]([known[count - 1]])
    return pile[:]


def without(pile: vec[i64], card: i64) -> vec[i64]:
    """The pile after one copy of a card has left it. The pile itself is not changed: options may share it."""
    left: vec[i64] = vec[i64]([])
    gone = False
    for other in pile:
        if other == card and not gone:
            gone = True
        else:
            left = append(left, other)
    return left


def with_card(pile: vec[i64], card: i64) -> vec[i64]:
    """The pile with one more card, still in id order."""
    after: vec[i64] = vec[i64]([])
    placed = False
    for other in pile:
        if not placed and other > card:
            after = append(after, card)
            placed = True
        after = append(after, other)
    if not placed:
        after = append(after, card)
    return after


def put_on_top(known: vec[i64], card: i64) -> vec[i64]:
    """A card everybody at the table saw going on top."""
    return append(known[:], card)


def take_top(known: vec[i64]) -> vec[i64]:
    """The known row after its top card was drawn."""
    if len(known) == 0:
        return known
    left, _card = pop(known[:])
    return left


def shuffled_together(pile: vec[i64], known: vec[i64], others: vec[i64]) -> vec[i64]:
    """Everything back into one pile, order forgotten."""
    whole = pile
    for card in known:
        whole = with_card(whole, card)
    for card in others:
        whole = with_card(whole, card)
    return whole

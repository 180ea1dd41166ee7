"""Piles without a hidden order.

A face-down pile is the cards in it, in id order, and drawing is a chance question over them: what nobody can know is not stored.
Where somebody may know a card of the pile, zones.py is the place to look.
"""

from __future__ import annotations

from ludarium.core.native import append, i64, vec


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

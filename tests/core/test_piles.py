"""Piles without a hidden order: cards are neither lost nor made, and stand in id order."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludarium.core import piles
from ludarium.core.build import row

CARDS = st.lists(st.integers(0, 20), max_size=12)
A_CARD = st.integers(0, 20)


@given(CARDS, A_CARD)
def test_a_card_joins_a_pile_in_id_order(cards, card):
    pile = row(sorted(cards))
    assert list(piles.with_card(pile, card)) == sorted([*cards, card])
    assert list(pile) == sorted(cards)


@given(CARDS, A_CARD)
def test_one_copy_of_a_card_leaves_a_pile(cards, card):
    pile = row(sorted(cards))
    left = sorted(cards)
    if card in left:
        left.remove(card)
    assert list(piles.without(pile, card)) == left
    assert list(pile) == sorted(cards)


@given(CARDS, A_CARD)
def test_joining_and_leaving_cancel_out(cards, card):
    pile = row(sorted(cards))
    assert list(piles.without(piles.with_card(pile, card), card)) == list(pile)

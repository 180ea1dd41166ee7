"""Piles without a hidden order: cards are neither lost nor made, order is kept only where somebody saw it."""

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


@given(CARDS, CARDS)
def test_the_known_top_card_is_the_only_outcome_else_any_card_of_the_pile(pile, known):
    outcomes = list(piles.draw_outcomes(row(pile), row(known)))
    assert outcomes == ([known[-1]] if known else pile)


@given(CARDS)
def test_changing_the_outcomes_of_a_draw_does_not_change_the_pile(cards):
    pile = row(cards)
    outcomes = piles.draw_outcomes(pile, row([]))
    for at in range(len(outcomes)):
        outcomes[at] = 99
    assert list(pile) == cards


@given(CARDS, A_CARD)
def test_a_card_put_on_top_is_the_next_one_drawn_and_then_the_others_in_order(cards, card):
    known = row(cards)
    higher = piles.put_on_top(known, card)
    assert list(piles.draw_outcomes(row([]), higher)) == [card]
    assert list(piles.take_top(higher)) == cards
    assert list(known) == cards
    assert list(higher) == [*cards, card]


def test_nothing_is_taken_from_the_top_of_nothing():
    assert list(piles.take_top(row([]))) == []


@given(CARDS, CARDS, CARDS)
def test_shuffling_together_keeps_every_card_and_forgets_the_order(pile, known, others):
    rows = row(sorted(pile)), row(known), row(others)
    assert list(piles.shuffled_together(*rows)) == sorted(pile + known + others)
    assert [list(each) for each in rows] == [sorted(pile), known, others]


@given(st.lists(st.tuples(st.sampled_from(["draw", "discard", "top", "shuffle"]), A_CARD), max_size=30))
def test_any_handling_of_a_deck_keeps_its_cards(handling):
    """Draw, discard, put back on top, shuffle: a model with plain lists beside it."""
    pile, known, hand, discard = row(list(range(21))), row([]), [], row([])
    for what, choice in handling:
        outcomes = list(piles.draw_outcomes(pile, known))
        if what == "draw" and outcomes:
            card = outcomes[choice % len(outcomes)]
            if len(known):
                known = piles.take_top(known)
            else:
                pile = piles.without(pile, card)
            hand.append(card)
        elif what == "discard" and hand:
            discard = piles.with_card(discard, hand.pop())
        elif what == "top" and hand:
            known = piles.put_on_top(known, hand.pop())
        elif what == "shuffle":
            pile, known, discard = piles.shuffled_together(pile, known, discard), row([]), row([])
        assert sorted([*pile, *known, *hand, *discard]) == list(range(21))
        assert list(pile) == sorted(pile)

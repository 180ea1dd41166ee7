"""Secrets in texts: whoever may not read one reads something else instead, and nothing of it is left in what they get."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.core.text import Listing, Localized, Phrase, Secret, hidden_from, open_to, texts
from ludarium.core.views import said
from tests.core.titles import LEDUC, TITLES, answer_any, prompts

CARD = Localized({"en": "king of hearts", "fr": "roi de cœur"})
DEALT = Phrase("chance-deal", {"player": 1, "card": Secret(CARD, (0,), Phrase("hidden-card"))})
EVERYBODY = (0, 1, 2, None)


def test_a_secret_is_read_by_its_seats_and_replaced_for_all_others():
    secret = Secret("the king", (0, 2), "a card")
    assert [open_to(seat, secret) for seat in EVERYBODY] == ["the king", "a card", "the king", "a card"]
    assert [hidden_from(seat, secret) for seat in EVERYBODY] == [False, True, False, True]


def test_without_another_text_dots_are_read_instead():
    assert open_to(1, Secret("the king", (0,))) == "…"


def test_a_secret_of_nobody_is_hidden_from_everybody():
    secret = Secret("the king", (), "a card")
    assert {open_to(seat, secret) for seat in EVERYBODY} == {"a card"}
    assert all(hidden_from(seat, secret) for seat in EVERYBODY)


def test_a_secret_among_the_arguments_of_a_phrase_is_replaced_and_the_rest_is_kept():
    assert open_to(0, DEALT) == Phrase("chance-deal", {"player": 1, "card": CARD})
    for seat in (1, None):
        assert open_to(seat, DEALT) == Phrase("chance-deal", {"player": 1, "card": Phrase("hidden-card")})
        assert hidden_from(seat, DEALT)
    assert not hidden_from(0, DEALT)


def test_a_secret_lies_as_deep_as_it_likes():
    deep = Listing((Phrase("a", {"b": Phrase("c", {"d": Listing((1, DEALT))})}), "plain"))
    assert "king" not in repr(open_to(1, deep))
    assert "king" in repr(open_to(0, deep))
    assert (hidden_from(0, deep), hidden_from(1, deep), hidden_from(None, deep)) == (False, True, True)


def test_a_secret_in_a_secret_needs_both():
    nested = Secret(Phrase("x", {"who": Secret("Ann", (1,), "somebody")}), (0, 1), "nothing")
    assert open_to(0, nested) == Phrase("x", {"who": "somebody"})
    assert open_to(1, nested) == Phrase("x", {"who": "Ann"})
    assert open_to(2, nested) == "nothing"
    assert [hidden_from(seat, nested) for seat in EVERYBODY] == [True, False, True, True]


def test_what_is_read_instead_may_hide_something_as_well():
    told = Secret("all of it", (0,), Secret("half of it", (1,), "nothing"))
    assert [open_to(seat, told) for seat in (0, 1, 2)] == ["all of it", "half of it", "nothing"]
    assert [hidden_from(seat, told) for seat in (0, 1, 2)] == [False, True, True]


@pytest.mark.parametrize("text", ["plain", 7, None, CARD, Phrase("a"), Phrase("a", {"b": 1}), Listing(("a", Phrase("b")))])
def test_what_holds_no_secret_is_the_same_for_everybody(text: object):
    for seat in EVERYBODY:
        assert open_to(seat, text) == text
        assert hidden_from(seat, text) is False


plain = st.text(max_size=3) | st.integers() | st.just(CARD)
any_text = st.recursive(
    plain,
    lambda inner: st.one_of(
        st.builds(Phrase, st.text(max_size=3), st.dictionaries(st.text(max_size=2), inner, max_size=3)),
        st.builds(Listing, st.lists(inner, max_size=3).map(tuple)),
        st.builds(Secret, inner, st.lists(st.integers(0, 2), max_size=3).map(tuple), inner),
    ),
    max_leaves=12,
)


def holds_a_secret(text: object) -> bool:
    return "Secret(" in repr(text)


@given(any_text, st.sampled_from(EVERYBODY))
def test_what_was_opened_holds_no_secret_and_is_the_whole_truth_only_where_nothing_was_hidden(text: object, seat: int | None):
    opened = open_to(seat, text)
    assert not holds_a_secret(opened)
    assert open_to(None, opened) == opened
    if not hidden_from(seat, text):
        assert opened == revealed(text)


@given(any_text, st.sampled_from(EVERYBODY))
def test_what_travels_to_a_seat_is_what_the_seat_may_read(text: object, seat: int | None):
    assert said(text, seat) == said(open_to(seat, text))


def revealed(text: object) -> object:
    """Every secret told."""
    if isinstance(text, Secret):
        return revealed(text.text)
    if isinstance(text, Phrase):
        return Phrase(text.id, {name: revealed(value) for name, value in text.arguments.items()})
    return Listing(tuple(map(revealed, text.items))) if isinstance(text, Listing) else text


def test_who_holds_the_whole_truth_reads_it_in_every_language():
    words = texts(LEDUC.folder / "text")
    assert words.text("en", DEALT) == words.text("en", open_to(0, DEALT))
    assert "king of hearts" in words.text("en", DEALT)
    assert "roi de cœur" in words.text("fr", DEALT)
    assert "king" not in words.text("en", open_to(1, DEALT))


# -- in the log of a match ---------------------------------------------------------------------------------------------------


def test_an_entry_that_holds_a_secret_loses_its_notation_for_those_who_may_not_read_it():
    match = LEDUC.new(seed=3)
    for seat, moment in enumerate(match.moments[:2]):  # the two cards that are dealt (L-2)
        assert moment.open_to(seat).entry == moment.entry
        assert moment.open_to(seat).phrase == revealed(moment.phrase)
        for other in (1 - seat, None):
            hidden = moment.open_to(other)
            assert (hidden.entry.by, hidden.entry.say, hidden.scope) == ("chance", "", moment.scope)
            assert moment.entry.say.split("=")[1].replace("_", " of ") not in repr(hidden)


def test_no_log_of_any_title_shows_a_seat_what_is_hidden_from_it():
    for title in TITLES:
        for match in prompts(title.new(7), 7):
            last = match
        for seat in (None, *range(last.setup.seats)):
            for moment in last.moments:
                assert not holds_a_secret(moment.open_to(seat).phrase)
                assert not any(holds_a_secret(note) for note in moment.open_to(seat).notes)


def test_the_other_seats_log_of_leduc_is_the_same_whatever_card_is_hidden():
    """Two matches that differ only in the card of the second seat, up to the end without a showdown."""
    logs: dict[tuple[str, ...], set[str]] = {}
    hidden: dict[tuple[str, ...], set[str]] = {}
    for seed in range(300):
        match = LEDUC.new(seed=seed)
        for say in ("call", "call", "raise", "fold"):
            match.answer(say)
        cards = [entry.say for entry in match.log if entry.by == "chance"]
        known = (cards[0], cards[2])
        logs.setdefault(known, set()).add(repr([moment.open_to(0) for moment in match.moments]))
        hidden.setdefault(known, set()).add(cards[1])
    assert any(len(cards) > 1 for cards in hidden.values())
    assert all(len(log) == 1 for log in logs.values())


def test_answers_given_at_random_never_put_a_secret_into_the_spectators_log():
    for seed in range(20):
        match, luck = LEDUC.new(seed=seed), random.Random(seed)
        cards = [entry.say.split("=")[1] for entry in match.log[:2]]
        names = [repr(LEDUC.pack.cards[[card.id for card in LEDUC.pack.cards].index(card)].name) for card in cards]
        while match.actor is not None:
            seen = repr([moment.open_to(None) for moment in match.moments])
            assert not any(name in seen for name in names)
            answer_any(match, luck)

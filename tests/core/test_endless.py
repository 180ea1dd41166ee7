"""Rules that never come to a question end in one clear error, and the match stands where it stood."""

from __future__ import annotations

import pytest

from ludarium.core import match as matches
from ludarium.core.build import row
from ludarium.core.errors import BrokenMatch
from ludarium.core.kernel import NOBODY, State, rule
from tests.core.titles import ANIMA, Title, each_game, everything, midway


@rule
def goes_on_with_itself(s: State, _a: int, _b: int, _c: int) -> None:
    s.now(goes_on_with_itself)


@rule
def waits_for_itself(s: State, _a: int, _b: int, _c: int) -> None:
    s.later(waits_for_itself)


@rule
def has_one_option(s: State, _a: int, _b: int, _c: int) -> None:
    s.ask(0, row([1]), has_one_option)


@rule
def rolls_again(s: State, _a: int, _b: int, _c: int) -> None:
    s.chance(0, row([1, 2]), rolls_again)


@pytest.mark.parametrize("endless", [goes_on_with_itself, waits_for_itself, has_one_option, rolls_again])
def test_a_state_gives_up_on_rules_that_ask_nobody(endless: int):
    state = State(None, 1)
    state.later(endless)
    with pytest.raises(RuntimeError, match="nobody is asked"):
        state.run()
    assert state.actor == NOBODY


@each_game
def test_an_answer_that_leads_to_no_question_has_not_happened(title: Title, monkeypatch: pytest.MonkeyPatch):
    match = midway(title, 63, 1)
    before = everything(match)
    monkeypatch.setattr(type(title.game), "interjections", {"resign": goes_on_with_itself})
    with pytest.raises(BrokenMatch, match="nobody is asked"):
        match.answer("resign")
    assert everything(match) == before


def test_a_match_gives_up_on_chance_that_never_ends(monkeypatch: pytest.MonkeyPatch):
    """The deal of this title is longer than what is allowed here."""
    monkeypatch.setattr(matches, "MOST_BY_ITSELF", 5)
    with pytest.raises(BrokenMatch, match="nobody else is asked"):
        ANIMA.new(seed=1, seats=3, mode="standard")

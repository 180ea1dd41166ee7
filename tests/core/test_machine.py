"""Anything in any order: answers, undo, redo, saves, branches, resignations, nonsense; beside it a model that is only a list."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

from ludarium.core.errors import IllegalAnswer
from ludarium.core.history import SCOPES
from tests.core.titles import Title, each_title, moment, proving

NONSENSE = ["", " ", "dance", "stop now", "reroll 7", "fold fold", "0", "-1", "RESIGN", "timeout", "chance", "é", "x" * 500]


class Play(RuleBasedStateMachine):
    """A match and its model: the answers that were given, and those that an undo took back and a redo may give again."""

    title: Title = proving("plain")

    @initialize(seed=st.integers(0, 2**48))
    def begin(self, seed: int) -> None:
        self.seed = seed
        self.match = self.title.new(seed)
        self.answers: list[str] = []
        self.redoable: list[list[str]] = []

    def given(self) -> list[str]:
        """The answers of seats that the match wrote down."""
        return [entry.say for entry in self.match.log if entry.by not in ("chance", "clock")]

    @precondition(lambda self: self.match.actor is not None)
    @rule(data=st.data(), as_index=st.booleans())
    def answer(self, data: st.DataObject, as_index: bool) -> None:
        option = data.draw(st.sampled_from(self.match.prompt.options))
        self.match.answer(option.index if as_index else f" {option.notation} ")
        self.answers.append(option.notation)
        self.redoable.clear()

    @precondition(lambda self: self.match.actor is not None)
    @rule(what=st.sampled_from([*NONSENSE, -1, 10**9, None, True, 1.5]))
    def answer_nonsense(self, what: object) -> None:
        if str(what).strip() in [option.notation for option in self.match.prompt.options]:
            return
        before = moment(self.match)
        with pytest.raises(IllegalAnswer):
            self.match.answer(what)
        assert moment(self.match) == before

    @precondition(lambda self: self.match.actor is None)
    @rule(what=st.sampled_from([0, "stop", "call", "resign"]))
    def answer_when_it_is_over(self, what: object) -> None:
        before = moment(self.match)
        with pytest.raises(IllegalAnswer):
            self.match.answer(what)
        assert moment(self.match) == before

    @precondition(lambda self: self.match.actor is not None and len(self.answers) > 2)
    @rule()
    def resign(self) -> None:
        self.match.answer("resign")
        self.answers.append("resign")
        self.redoable.clear()
        assert self.match.actor is None

    @precondition(lambda self: self.answers)
    @rule(scope=st.sampled_from(SCOPES))
    def undo(self, scope: str) -> None:
        undone = self.match.undo(scope)
        assert undone.answers >= 1
        assert scope != "answer" or undone.answers == 1
        assert scope != "start" or undone.answers == len(self.answers)
        self.redoable.append(self.answers[len(self.answers) - undone.answers :])
        self.answers = self.answers[: len(self.answers) - undone.answers]

    @rule()
    def redo(self) -> None:
        assert self.match.redo() is bool(self.redoable)
        if self.redoable:
            self.answers += self.redoable.pop()

    @rule()
    def save_and_load(self) -> None:
        before = moment(self.match)
        self.match = self.title.game.load(self.match.save())
        assert moment(self.match) == before
        self.redoable.clear()

    @rule(data=st.data())
    def go_on_with_a_branch(self, data: st.DataObject) -> None:
        length = data.draw(st.integers(0, len(self.match.log)))
        log = self.match.log
        self.match = self.match.branch(length)
        assert self.match.log[:length] == log[:length]
        self.answers = self.given()
        self.redoable.clear()

    @rule()
    def look_at_everything(self) -> None:
        before = moment(self.match)
        self.match.view(0)
        self.match.view(None)
        self.match.position()
        self.match.tick()
        _ = self.match.state, self.match.result
        assert moment(self.match) == before

    @invariant()
    def the_log_is_the_model(self) -> None:
        assert self.given() == self.answers

    @invariant()
    def no_law_is_broken(self) -> None:
        assert self.title.game.broken_law(self.match.state) is None

    @invariant()
    def the_match_is_over_exactly_if_there_is_a_result(self) -> None:
        assert (self.match.actor is None) == (self.match.result is not None)
        assert (self.match.actor is None) == (self.match.prompt is None)

    def teardown(self) -> None:
        """Whatever happened on the way: the log alone leads to the same moment."""
        if hasattr(self, "match"):
            replayed = self.title.new(self.seed, chance="ask")
            for number, entry in enumerate(self.match.log):
                if number == len(replayed.log):
                    replayed.answer(entry.say)
            assert moment(replayed) == moment(self.match)


@each_title
def test_a_match_agrees_with_a_list_of_answers_whatever_is_done_to_it(title: Title):
    machine = type(f"Play_{title.name}", (Play,), {"title": title})
    often = settings(
        max_examples=20, stateful_step_count=25, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck)
    )
    run_state_machine_as_test(machine, settings=often)

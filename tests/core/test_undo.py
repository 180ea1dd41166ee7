"""Undo: any scope, at any prompt, gives back exactly what was there, and says whether luck was seen."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import product

import pytest

from ludarium.core.errors import IllegalAnswer
from ludarium.core.game import Scope
from ludarium.core.match import SCOPES, Match
from tests.core.titles import (
    PROVING,
    TITLES,
    Title,
    answer_any,
    asked,
    each_title,
    everything,
    finished,
    midway,
    moment,
    prompts,
)


@dataclass
class Known:
    """What the test wrote down itself, before an answer was given."""

    length: int  # of the log
    scope: Scope
    moment: tuple[object, ...]
    truth: str


def written_down(title: Title, match: Match) -> Known:
    return Known(len(match.log), title.game.scope(match.state), moment(match), everything(match))


def first_taken_back(answers: list[Known], scope: str) -> Known:
    """Worked out from the notes alone: go back from the last answer while it is still the same action, turn, round."""
    keys = {
        "answer": lambda known: known.length,
        "action": lambda known: known.scope,
        "turn": lambda known: (known.scope.round, known.scope.turn),
        "round": lambda known: known.scope.round,
        "start": lambda known: 0,
    }
    key, found = keys[scope], answers[-1]
    for known in reversed(answers):
        if key(known) != key(answers[-1]):
            break
        found = known
    return found


@each_title
@pytest.mark.parametrize("seed", [1, 2])
def test_every_undo_gives_back_the_earlier_moment_and_redo_returns(title: Title, seed: int):
    match, luck = title.new(seed), random.Random(seed)
    answers: list[Known] = []
    while match.actor is not None:
        answers.append(written_down(title, match))
        answer_any(match, luck)
        now, log = moment(match), match.log
        for scope in SCOPES:
            expected = first_taken_back(answers, scope)
            undone = match.undo(scope)
            taken = log[expected.length :]
            assert moment(match) == expected.moment
            assert undone.answers == sum(entry.by not in ("chance", "clock") for entry in taken)
            assert undone.reveals == any(entry.by == "chance" for entry in taken)
            assert match.redo() is True
            assert moment(match) == now
            assert match.redo() is False


def test_undo_gives_back_the_luck_as_well_so_nobody_fishes_for_better_dice():
    """Matches played on without a break, then one undo: also across the snapshots that were kept on the way."""
    for title, scope, stop in product(TITLES, SCOPES, range(1, 40, 4)):
        match, luck = title.new(stop), random.Random(stop)
        answers: list[Known] = []
        while match.actor is not None and len(answers) < stop:
            answers.append(written_down(title, match))
            answer_any(match, luck)
        after = everything(match)
        match.undo(scope)
        assert everything(match) == first_taken_back(answers, scope).truth
        match.redo()
        assert everything(match) == after


@each_title
def test_one_undo_after_another_leads_back_to_the_start_and_redo_to_the_end(title: Title):
    match, luck = title.new(4), random.Random(4)
    answers: list[Known] = []
    while match.actor is not None:
        answers.append(written_down(title, match))
        answer_any(match, luck)
    end = moment(match)
    for known in reversed(answers):
        match.undo()
        assert moment(match) == known.moment
    for known in answers[1:]:
        assert match.redo()
        assert moment(match) == known.moment
    assert match.redo()
    assert moment(match) == end
    assert not match.redo()


@each_title
def test_undo_at_the_start_is_refused_and_changes_nothing(title: Title):
    match = title.new(5)
    before = everything(match)
    for scope in SCOPES:
        with pytest.raises(IllegalAnswer, match="nothing to take back"):
            match.undo(scope)
    assert everything(match) == before
    assert match.redo() is False
    assert everything(match) == before


@each_title
def test_an_unknown_scope_is_refused_by_name_and_changes_nothing(title: Title):
    match = midway(title, 6, 2)
    before = everything(match)
    with pytest.raises(ValueError, match="'week'"):
        match.undo("week")
    assert everything(match) == before


@each_title
def test_another_answer_after_an_undo_drops_what_could_be_redone(title: Title):
    match = midway(title, 7, 2)
    match.undo()
    match.answer(0)
    after = moment(match)
    assert match.redo() is False
    assert moment(match) == after


@each_title
def test_a_resignation_can_be_taken_back(title: Title):
    match = midway(title, 8, 2)
    before = moment(match)
    match.answer("resign")
    assert match.actor is None
    assert match.result is not None
    assert match.result.reason == "resigned"
    undone = match.undo()
    assert (undone.answers, undone.reveals) == (1, False)
    assert moment(match) == before


@each_title
def test_an_illegal_answer_keeps_what_could_be_redone(title: Title):
    match = midway(title, 9, 2)
    now = moment(match)
    match.undo()
    with pytest.raises(IllegalAnswer):
        match.answer("dance")
    with pytest.raises(IllegalAnswer):
        match.answer(999)
    assert match.redo()
    assert moment(match) == now


@each_title
def test_an_illegal_interjection_keeps_what_could_be_redone(title: Title):
    match = midway(title, 9, 2)
    now = moment(match)
    match.undo()
    with pytest.raises(IllegalAnswer):
        match.interject("resign", 17)
    assert match.redo()
    assert moment(match) == now


@each_title
def test_a_loaded_match_can_be_taken_back_just_the_same(title: Title):
    for scope in SCOPES:
        match = midway(title, 10)
        loaded = title.game.load(match.save())
        assert match.undo(scope) == loaded.undo(scope)
        assert moment(match) == moment(loaded)


@each_title
def test_a_match_from_a_position_is_taken_back_to_that_position_at_most(title: Title):
    match = title.game.at(midway(title, 11, 2).position())
    before = moment(match)
    match.answer(0)
    match.undo("start")
    assert moment(match) == before
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        match.undo()


@each_title
def test_with_chance_asked_undo_goes_back_to_the_last_answer_of_a_seat(title: Title):
    match, luck = title.new(12, chance="ask"), random.Random(12)
    before, length = None, 0
    for _ in range(60):
        if match.actor is None:
            break
        if match.actor != "chance":
            before, length = asked(match), len(match.log)
        answer_any(match, luck)
        if before is not None:
            taken = match.log[length:]
            now = moment(match)
            undone = match.undo()
            assert asked(match) == before
            assert undone.reveals == any(entry.by == "chance" for entry in taken)
            assert match.redo()
            assert moment(match) == now


def test_nothing_is_taken_back_while_a_real_clock_runs():
    match = PROVING.new(seed=1, options={"clock_mode": "live"}, now=lambda: 0)
    match.answer("start")
    before = moment(match)
    with pytest.raises(IllegalAnswer, match="while the clock runs"):
        match.undo()
    assert moment(match) == before
    match.answer("stop")
    match.undo("round")
    assert [entry.by for entry in match.log] == ["chance"] * len(match.log)


def test_when_the_clock_speaks_after_an_undo_nothing_can_be_redone():
    clock = [0]
    match = PROVING.new(seed=1, options={"clock_mode": "live"}, now=lambda: clock[0])
    match.answer("start")
    match.answer("stop")
    match.undo()
    clock[0] = 100_000
    match.tick()
    assert match.log[-1].by == "clock"
    assert match.redo() is False


# -- branches --------------------------------------------------------------------------------------------------------


@each_title
def test_a_branch_shares_the_beginning_and_nothing_else(title: Title):
    match, luck = title.new(13), random.Random(13)
    answers: list[Known] = []
    while match.actor is not None:
        answers.append(written_down(title, match))
        answer_any(match, luck)
    whole = everything(match)
    for known in answers:
        other = match.branch(known.length)
        assert moment(other) == known.moment
        finished(other, 99)
        assert other.log[: known.length] == match.log[: known.length]
        assert title.game.load(other.save()).hash() == other.hash()
    assert everything(match) == whole
    assert moment(match.branch(len(match.log))) == moment(match)


@each_title
def test_a_branch_in_the_middle_of_chance_is_played_on_to_the_next_question(title: Title):
    match = finished(title.new(14), 14)
    for length in range(0, len(match.log), 9):
        other = match.branch(length)
        assert other.actor != "chance"
        assert other.log[:length] == match.log[:length]


@each_title
@pytest.mark.parametrize("length", [-1, 10**6])
def test_a_branch_that_is_not_in_the_log_is_refused(title: Title, length: int):
    match = midway(title, 15, 2)
    with pytest.raises(IllegalAnswer, match="the log has"):
        match.branch(length)


@each_title
def test_a_branch_of_a_match_with_chance_asked_asks_as_well(title: Title):
    match = midway(title, 16, 8, chance="ask")
    assert match.branch(1).actor == "chance"


def test_every_prompt_of_a_match_is_reached_again_by_its_own_log():
    """The log alone, fed to a match whose chance is asked, is the match."""
    for title in TITLES:
        for match in prompts(title.new(17), 17):
            last = match.log
        replayed = title.new(17, chance="ask")
        for number, entry in enumerate(last):
            if number == len(replayed.log):
                replayed.answer(entry.say)
        assert replayed.log == last

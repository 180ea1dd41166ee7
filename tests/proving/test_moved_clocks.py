"""Live rounds and wall clocks that somebody moves: while a program lives nothing happens, and no save freezes a round."""

from __future__ import annotations

import time

import pytest

import ludarium
from ludarium.core.clock import Steady
from ludarium.core.match import Match

GAME = ludarium.game("proving")
HOUR = 3_600_000
LIMIT = 30_000
LIVE = {"clock_mode": "live", "round_seconds": 30, "grace_ms": 0, "live_lock_ms": 0}

either_way = pytest.mark.parametrize("moved", [-HOUR, HOUR], ids=["back", "forward"])


class Clock:
    """A clock that says what we tell it."""

    def __init__(self, now: int = 10 * HOUR) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def in_a_round(clock: Clock, spent: int, **options: object) -> Match:
    """A round in which the last reroll was made after so many milliseconds."""
    match = GAME.new(seed=3, options=LIVE | options, now=clock)
    match.answer("start")
    clock.now += spent
    match.answer(next(option.notation for option in match.prompt.options if option.notation.startswith("reroll")))
    return match


def left(match: Match) -> int:
    assert match.reading is not None
    return match.reading.left


@either_way
def test_a_steady_clock_does_not_follow_the_wall_clock(monkeypatch: pytest.MonkeyPatch, moved: int):
    wall = time.time
    clock = Steady()
    before = clock()
    assert abs(before - wall() * 1000) < 5000  # it begins as the wall clock does ...
    monkeypatch.setattr(time, "time", lambda: wall() + moved / 1000)
    assert 0 <= clock() - before < 5000  # ... and goes its own way
    assert abs(Steady()() - before - moved) < 5000  # one that begins now begins with what the wall clock says now


@either_way
@pytest.mark.rule("P-153")
def test_a_round_goes_on_as_if_nothing_had_happened(monkeypatch: pytest.MonkeyPatch, moved: int):
    wall = time.time
    match = GAME.new(seed=3, options=LIVE)
    match.answer("start")
    monkeypatch.setattr(time, "time", lambda: wall() + moved / 1000)
    assert LIMIT - 10_000 < left(match) <= LIMIT
    assert not match.tick()
    match.answer("stop")
    assert 0 <= match.log[-1].at < 10_000 if match.log[-1].at is not None else True
    assert GAME.verify(match.save()) == []


@pytest.mark.rule("P-153")
def test_a_round_loaded_with_a_clock_that_was_put_back_goes_on_from_its_last_entry():
    clock = Clock()
    saved = in_a_round(clock, 12_000).save()
    again = GAME.load(saved, now=Clock(clock.now - HOUR))
    assert left(again) == LIMIT - 12_000  # not frozen for an hour, and no time was won that the log knows of
    assert again.due_in == LIMIT - 12_000
    again.gate.now.now += LIMIT - 12_000
    assert again.tick()


@pytest.mark.rule("P-153")
def test_a_round_loaded_later_than_its_end_is_over_for_time_runs_on():
    """A clock put forward while nothing ran looks like the time that has passed: nobody can tell."""
    clock = Clock()
    saved = in_a_round(clock, 12_000).save()
    assert left(GAME.load(saved, now=Clock(clock.now + 3_000))) == LIMIT - 15_000
    over = GAME.load(saved, now=Clock(clock.now + HOUR))
    assert [(entry.by, entry.say, entry.at) for entry in over.log if entry.by == "clock"] == [("clock", "timeout", LIMIT)]


@either_way
@pytest.mark.rule("P-153")
def test_a_paused_round_has_the_same_time_left_whatever_the_clock_says_when_it_is_loaded(moved: int):
    clock = Clock()
    match = in_a_round(clock, 12_000, pause=True)
    clock.now += 1_000
    match.hold()
    there = Clock(clock.now + moved)
    again = GAME.load(match.save(), now=there)
    assert left(again) == LIMIT - 13_000
    again.go_on()
    there.now += 2_000
    assert left(again) == LIMIT - 15_000


@either_way
@pytest.mark.rule("P-153a")
def test_a_paused_round_stays_paused_in_a_branch_of_its_match(moved: int):
    clock = Clock()
    match = in_a_round(clock, 12_000, pause=True)
    match.hold()
    clock.now += moved
    branch = match.branch(len(match.log))
    assert left(branch) == LIMIT - 12_000
    assert branch.reading is not None
    assert branch.reading.held


@pytest.mark.rule("P-153a")
def test_taking_back_into_a_round_and_doing_it_again_gives_no_time_back_after_a_clock_was_put_back():
    clock = Clock()
    saved = in_a_round(clock, 12_000).save()
    there = Clock(clock.now - HOUR)
    match = GAME.load(saved, now=there)
    match.answer("stop")
    there.now += 4_000
    match.undo()
    assert left(match) == LIMIT - 16_000
    match.redo()
    match.undo()
    assert left(match) == LIMIT - 16_000

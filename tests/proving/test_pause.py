"""Pauses of the live clock: only where the match was set up for them, and the time that stands still does not count (P-153)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium import Refused
from ludarium.core.clock import Reading
from ludarium.core.match import Match
from ludarium.core.saves import decode
from tests.proving.test_time_and_logs import ROLLED, Clock, at, live, times

PAUSE = {"pause": True, "live_lock_ms": 3000}


def paused(clock: Clock, ms: int = 10_000) -> Match:
    """A round that began at 0 and was stopped."""
    match = at(live(clock, options=PAUSE), clock, 0, *ROLLED)
    clock.ms = ms
    match.hold()
    return match


def reason(raised: pytest.ExceptionInfo[Refused]) -> str:
    assert raised.value.phrase is not None
    return raised.value.phrase.id


@pytest.mark.rule("P-153")
def test_without_the_option_the_clock_cannot_be_stopped():
    clock = Clock()
    match = at(live(clock), clock, 0, *ROLLED)
    assert match.reading == Reading(60_000, 60_000, 0, False, False)
    with pytest.raises(Refused) as raised:
        match.hold()
    assert reason(raised) == "refused-pause"
    clock.ms = 10_000
    assert match.reading == Reading(50_000, 60_000, 0, False, False)


@pytest.mark.rule("P-153")
def test_outside_phase_1_there_is_no_clock_to_stop():
    clock = Clock()
    match = live(clock, options=PAUSE)
    assert match.reading is None
    with pytest.raises(Refused) as raised:
        match.hold()
    assert reason(raised) == "refused-nothing-runs"


@pytest.mark.rule("P-153")
@pytest.mark.parametrize("mode", ["budget", "untimed"])
def test_clocks_that_do_not_run_by_themselves_are_not_stopped(mode: str):
    match = ludarium.game("proving").new(seed=1, options={"clock_mode": mode, "pause": True})
    match.answer("start")
    assert match.reading is None
    assert match.due_in is None
    with pytest.raises(Refused) as raised:
        match.hold()
    assert reason(raised) == "refused-nothing-runs"
    match.go_on()
    match.answer("stop")


@pytest.mark.rule("P-153")
def test_a_stopped_clock_shows_the_same_time_until_it_goes_on():
    clock = Clock()
    match = paused(clock)
    for ms in (10_000, 60_000, 10_000_000):
        clock.ms = ms
        assert match.reading == Reading(50_000, 60_000, 0, True, True)
        assert match.gate.seconds_left(match._state) == 50.0
    match.go_on()
    assert match.reading == Reading(50_000, 60_000, 0, False, True)
    clock.ms += 1_000
    assert match.reading == Reading(49_000, 60_000, 0, False, True)


@pytest.mark.rule("P-153")
def test_a_stopped_round_never_runs_out_and_then_runs_out_by_the_time_that_counted():
    clock = Clock()
    match = paused(clock, 59_000)
    clock.ms = 10_000_000
    assert match.due_in is None
    assert match.tick() is False
    match.go_on()
    assert match.due_in == 1_250  # a second, and the grace of P-140
    clock.ms += 1_249
    assert match.tick() is False
    clock.ms += 1
    assert match.tick() is True
    assert times(match)[-1] == ("timeout", 60_250)


@pytest.mark.rule("P-153")
def test_while_the_clock_stands_nothing_but_a_resignation_is_taken():
    clock = Clock()
    match = paused(clock)
    before = (match.position(), match.log)
    for say in ("reroll 2", "stop"):
        with pytest.raises(Refused) as raised:
            match.answer(say)
        assert reason(raised) == "refused-paused"
    assert (match.position(), match.log) == before
    match.answer("resign")
    assert match.actor is None
    assert times(match)[-1] == ("resign", 10_000)


@pytest.mark.rule("P-153")
def test_the_times_of_the_log_leave_the_pause_out():
    clock = Clock()
    match = paused(clock)
    clock.ms = 500_000
    match.go_on()
    at(match, clock, 502_000, "reroll 2", "W1=2", "W2=2")
    assert times(match) == [("start", 0), ("reroll", 12_000)]
    at(match, clock, 506_000, "stop")
    assert times(match)[-1] == ("stop", 16_000)
    assert match.game.verify(match.save()) == []


@pytest.mark.rule("P-143")
@pytest.mark.rule("P-153")
def test_dice_that_roll_do_not_go_on_rolling_while_the_clock_stands():
    clock = Clock()
    match = at(live(clock, options=PAUSE), clock, 0, *ROLLED)
    at(match, clock, 5_000, "reroll 2", "W1=2", "W2=2")
    clock.ms = 6_000
    match.hold()
    clock.ms = 60_000
    assert match.reading == Reading(54_000, 60_000, 2_000, True, True)
    match.go_on()
    with pytest.raises(Refused) as raised:
        match.answer("reroll 2")
    assert reason(raised) == "refused-too-early"
    at(match, clock, 62_000, "reroll 2")
    assert times(match)[-1] == ("reroll", 8_000)


@pytest.mark.rule("P-153")
def test_stopped_twice_is_stopped_once_and_going_on_twice_gives_no_time():
    clock = Clock()
    match = paused(clock)
    clock.ms = 30_000
    match.hold()
    assert match.gate.held_at() == 10_000
    match.go_on()
    match.go_on()
    assert match.reading == Reading(50_000, 60_000, 0, False, True)
    clock.ms = 35_000
    match.go_on()
    assert match.reading == Reading(45_000, 60_000, 0, False, True)


@pytest.mark.rule("P-153")
def test_a_pause_outlives_the_memory_of_the_server():
    """What a store keeps is the log, when the round began and since when it stands."""
    clock = Clock()
    match = paused(clock)
    save, held = decode(match.save()), match.gate.held_at()
    clock.ms = 10_000_000
    assert save.held == held
    again = Match.replay(match.game, save, clock)
    assert again.reading == Reading(50_000, 60_000, 0, True, True)
    assert again.log == match.log
    again.go_on()
    assert again.reading == Reading(50_000, 60_000, 0, False, True)
    again.answer("stop")
    assert times(again)[-1] == ("stop", 10_000)


@pytest.mark.rule("P-153")
def test_without_a_pause_the_clock_runs_on_while_the_server_is_away():
    clock = Clock()
    match = at(live(clock, options=PAUSE), clock, 0, *ROLLED)
    save = decode(match.save())
    clock.ms = 20_000
    assert Match.replay(match.game, save, clock).reading == Reading(40_000, 60_000, 0, False, True)
    clock.ms = 70_000
    late = Match.replay(match.game, save, clock)
    assert times(late)[-1] == ("timeout", 60_250)


@pytest.mark.rule("P-153")
def test_after_phase_1_no_clock_runs_or_stands():
    clock = Clock()
    match = paused(clock)
    match.go_on()
    assert match.gate.held_at() is None
    at(match, clock, 10_000, "stop")
    assert match.reading is None


@pytest.mark.rule("P-153")
def test_a_match_with_pauses_is_not_official():
    game = ludarium.game("proving")
    for pause in (False, True):
        setup = game.new(seed=1, options={"clock_mode": "live", "pause": pause}).setup
        assert setup.unofficial(game.info) == (["pause"] if pause else [])

"""The clock of the server: a live round ends by itself, whoever is connected and whatever happens to the server meanwhile. Time
passes here when a test says so."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ludarium
from ludarium.core.game import Game
from ludarium.server import importing, wire
from tests.server.given_time import GivenTime, given_time
from tests.server.house import Guest, House, Made, eventually, new_id, refusal_of

GAME = ludarium.game("proving")
Running = Callable[..., Made]
LIMIT = 15_000
SHORT = {"clock_mode": "live", "round_seconds": 15}


@pytest.fixture(scope="module", autouse=True)
def given() -> Iterator[GivenTime]:
    with given_time() as given:
        yield given


@pytest.fixture(scope="module", autouse=True)
def files_are_opened_here() -> Iterator[None]:
    """Not in a process of its own, for which time would not stand still."""

    async def at_once(title: type[Game], file: bytes) -> importing.Examined:
        return importing.examined(title(), file)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(importing, "in_a_process", at_once)
        yield


@pytest.fixture
def running(given: GivenTime) -> Running:
    """`running(house, 5_000)`: a table whose first round began so many milliseconds ago."""

    def begun(house: House, spent: int, **options: Any) -> Made:
        made = house.table("proving", options=SHORT | options, seed="3")
        with made.sit(0) as ann:
            ann.answer("start")
        given.passes(spent / 1000)
        return made

    return begun


def timed(made: Made) -> list[tuple[str, str, int]]:
    """By whom, what and when: the entries of the stored log that carry a time."""
    return [(by, say, at) for _, _, by, say, at, _, _ in made.log() if at is not None]


def ended(made: Made) -> bool:
    return timed(made)[-1][:2] == ("clock", "timeout")


def left(made: Made) -> int:
    """What somebody reads on the clock who looks at the table for a moment."""
    with made.sit(0) as ann:
        return ann.now.clock.left_ms


def forget(house: House, made: Made) -> None:
    """What happens to a table that nobody has looked at for a while."""
    house.app.state.hall.open.pop(made.id).close("idle")


# -- it ends by itself -------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-153")
def test_a_round_ends_by_itself_with_nobody_connected(house: House, running: Running, given: GivenTime):
    made = running(house, LIMIT - 700, grace_ms=250)
    given.passes(0.949)
    assert not ended(made)
    given.passes(0.02)
    eventually(lambda: ended(made))
    assert timed(made) == [("0", "start", 0), ("clock", "timeout", LIMIT + 250)]


@pytest.mark.rule("P-153")
def test_everybody_at_the_table_hears_that_time_ran_out(house: House, running: Running, given: GivenTime):
    made = running(house, LIMIT - 900)
    with made.sit(0) as ann, made.watch() as eve:
        assert (ann.now.clock.left_ms, ann.now.clock.limit_ms) == (900, LIMIT)
        given.passes(2)
        for guest in (ann, eve):
            guest.until(lambda now: now.clock is None or now.prompt is None or now.view["step"] != "roll")
            assert any(line.by == "clock" and line.say == "timeout" for line in guest.lines)


@pytest.mark.rule("P-153")
def test_a_lost_connection_does_not_stop_the_clock(house: House, running: Running, given: GivenTime):
    made = running(house, 5_000)
    assert left(made) == LIMIT - 5_000
    given.passes(0.2)
    assert left(made) == LIMIT - 5_200


def test_an_answer_is_recorded_with_its_time_since_start(house: House, running: Running, given: GivenTime):
    made = running(house, 4_000)
    with made.sit(0) as ann:
        given.passes(1.234)
        ann.answer("stop")
    ((_, _, at),) = [entry for entry in timed(made) if entry[1] == "stop"]
    assert at == 5_234


def test_an_answer_within_the_grace_is_taken_and_recorded_with_its_true_time(house: House, running: Running):
    made = running(house, LIMIT + 50, grace_ms=1000)
    with made.sit(0) as ann:
        assert ann.now.clock.left_ms == 0  # the grace is not shown
        ann.answer("stop")
    assert timed(made)[-1][2] == LIMIT + 50
    assert GAME.verify(made.file()) == []


def test_an_answer_after_the_grace_is_refused_and_the_clock_has_spoken(house: House, running: Running, given: GivenTime):
    made = running(house, LIMIT - 800, grace_ms=0)
    with made.sit(0) as ann:
        late = ann.answering("stop")
        given.passes(1)
        eventually(lambda: ended(made))
        assert ann.fails(late) in ("stale", "refused")
    assert [say for _, say, _ in timed(made)] == ["start", "timeout"]


@pytest.mark.rule("P-143")
def test_while_the_dice_roll_answers_are_refused(house: House):
    made = house.table("proving", seed="3", options=SHORT | {"live_lock_ms": 5000})
    with made.sit(0) as ann:
        ann.answer("start")
        ann.settle()
        reroll = next(say for say in ann.options() if say.startswith("reroll"))
        ann.answer(reroll)
        ann.settle()
        assert ann.now.clock.locked_ms == 5000
        stored = made.log()
        again = ann.ask(ann.answering(next(say for say in ann.options() if say.startswith("reroll"))))
        assert isinstance(again, wire.Refusal)
        assert (again.code, again.text["say"]) == ("refused", "refused-too-early")
        assert made.log() == stored
        ann.answer("stop")  # P-143: to stop is always possible
    assert GAME.verify(made.file()) == []


def test_a_lock_outlives_the_server(own_house: House, given: GivenTime):
    made = own_house.table("proving", seed="3", options=SHORT | {"live_lock_ms": 5000})
    with made.sit(0) as ann:
        ann.answer("start")
        ann.settle()
        ann.answer(next(say for say in ann.options() if say.startswith("reroll")))
    given.passes(1)
    own_house.restart()
    with made.sit(0) as ann:
        again = next(say for say in ann.options() if say.startswith("reroll"))
        assert ann.now.clock.locked_ms == 4000
        assert ann.fails(ann.answering(again)) == "refused"
        given.passes(4)
        ann.answer(again)


@pytest.mark.rule("P-153a")
def test_nothing_is_taken_back_while_the_clock_runs(house: House, running: Running):
    made = running(house, 1_000)
    with made.sit(0) as ann:
        assert ann.now.undo_refused == {"say": "refused-undo-clock", "with": {}}
        stored = made.log()
        for request in (wire.Undo(new_id(), 0), wire.Undo(new_id(), 0, "start"), wire.Undo(new_id(), 0, to=0)):
            assert ann.fails(request) == "illegal"
        assert made.log() == stored


@pytest.mark.rule("P-153a")
def test_taking_back_into_a_round_gives_no_time_back(house: House, running: Running, given: GivenTime):
    made = running(house, 9_000)
    with made.sit(0) as ann:
        ann.answer("stop")
        given.passes(2)
        ann.does(wire.Undo(new_id(), 0))
        assert ann.settle().now.clock.left_ms == LIMIT - 11_000
        assert [mark for mark in ann.now.marks if mark["say"] == "server-mark-undo"] == []


# -- across a restart --------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-153")
def test_the_clock_goes_on_while_the_server_is_away(own_house: House, running: Running, given: GivenTime):
    made = running(own_house, 5_000)
    own_house.stop()
    given.passes(3)
    own_house.start()
    assert left(made) == LIMIT - 8_000
    with made.sit(0) as ann:
        ann.answer("stop")


@pytest.mark.rule("P-153")
def test_a_round_that_ran_out_while_the_server_was_away_is_over(own_house: House, running: Running, given: GivenTime):
    made = running(own_house, LIMIT - 800, grace_ms=250)
    own_house.stop()
    given.passes(1.1)
    assert not ended(made)
    own_house.start()
    with made.sit(0) as ann:
        assert any(line.say == "timeout" for line in ann.lines)
    assert timed(made) == [("0", "start", 0), ("clock", "timeout", LIMIT + 250)]


@pytest.mark.rule("P-153")
def test_after_a_restart_a_round_ends_by_itself_once_somebody_has_looked(own_house: House, running: Running, given: GivenTime):
    made = running(own_house, LIMIT - 1_500)
    own_house.restart()
    assert left(made) == 1_500
    given.passes(3)
    eventually(lambda: ended(made))


@pytest.mark.rule("P-153")
def test_after_a_restart_a_round_ends_by_itself_though_nobody_looks(own_house: House, running: Running, given: GivenTime):
    made = running(own_house, LIMIT - 700)
    own_house.restart()
    eventually(lambda: given.timers)  # the table is awake again
    given.passes(1)
    eventually(lambda: ended(made))


@pytest.mark.rule("P-153")
def test_the_clock_goes_on_while_the_table_is_out_of_memory(house: House, running: Running, given: GivenTime):
    made = running(house, 5_000)
    forget(house, made)
    given.passes(2)
    assert left(made) == LIMIT - 7_000


@pytest.mark.rule("P-153")
def test_the_clock_of_a_branch_goes_on_while_the_table_is_out_of_memory(house: House, running: Running, given: GivenTime):
    original = running(house, 1_000)
    with original.sit(0) as ann:
        ann.answer("stop")
        length = next(line.n for line in ann.settle().lines if line.say == "stop")
    made = Made(house, original.post("branch", 0, at=length))
    first = left(made)
    forget(house, made)
    given.passes(0.3)
    assert left(made) == first - 300


# -- pauses ------------------------------------------------------------------------------------------------------------


def pause(on: bool) -> wire.Pause:
    return wire.Pause(new_id(), 0, on)


@pytest.mark.rule("P-153")
def test_there_is_no_pause_without_the_option(house: House, running: Running, given: GivenTime):
    made = running(house, 1_000)
    with made.sit(0) as ann:
        assert ann.now.clock.may_pause is False
        stored = made.log()
        refusal = ann.ask(pause(True))
        assert isinstance(refusal, wire.Refusal)
        assert (refusal.code, refusal.text["say"]) == ("refused", "refused-pause")
        assert made.log() == stored
    given.passes(1)
    with made.sit(0) as ann:
        assert ann.now.clock.left_ms == LIMIT - 2_000
        assert not ann.now.clock.paused


@pytest.mark.rule("P-153")
def test_outside_a_round_there_is_nothing_to_pause(house: House):
    for made in (house.table("proving", options=SHORT | {"pause": True}), house.table()):
        with made.sit(0) as ann:
            assert ann.fails(pause(True)) == "refused"


def test_where_nothing_is_paused_nothing_goes_on(house: House, running: Running):
    for made in (running(house, 1_000, pause=True), house.table()):
        with made.sit(0) as ann:
            stored = made.log()
            assert ann.fails(pause(False)) == "refused"
            assert made.log() == stored


@pytest.mark.rule("P-153")
def test_a_paused_clock_stands_still_for_everybody_and_refuses_answers(house: House, running: Running, given: GivenTime):
    made = running(house, 1_000, pause=True)
    with made.sit(0) as ann, made.watch() as eve:
        assert ann.now.clock.may_pause
        ann.does(pause(True))
        held = ann.settle().now.clock
        assert held.paused
        assert eve.settle().now.clock.paused
        given.passes(100)
        assert left(made) == held.left_ms == LIMIT - 1_000
        stored = made.log()
        refusal = ann.ask(ann.answering("stop"))
        assert isinstance(refusal, wire.Refusal)
        assert refusal.text["say"] == "refused-paused"
        assert made.log() == stored
        ann.does(pause(False))
        given.passes(1)
        assert left(made) == held.left_ms - 1_000
        ann.answer("stop")
    assert GAME.verify(made.file()) == []


@pytest.mark.rule("P-153")
def test_a_paused_round_does_not_run_out(house: House, running: Running, given: GivenTime):
    made = running(house, LIMIT - 700, pause=True, grace_ms=0)
    with made.sit(0) as ann:
        ann.does(pause(True))
        given.passes(1)
        ann.does(pause(False))
        assert ann.settle().now.clock.left_ms == 700
        assert not ended(made)
        given.passes(1)
    eventually(lambda: ended(made))
    assert timed(made)[-1] == ("clock", "timeout", LIMIT)


@pytest.mark.rule("P-153")
@pytest.mark.parametrize("away", ["restart", "forget"])
def test_a_pause_outlives_the_server(own_house: House, running: Running, given: GivenTime, away: str):
    made = running(own_house, LIMIT - 1_500, pause=True, grace_ms=0)
    with made.sit(0) as ann:
        ann.does(pause(True))
        held = ann.settle().now.clock
    if away == "restart":
        own_house.restart()
    else:
        forget(own_house, made)
    given.passes(5)
    with made.sit(0) as ann:
        assert ann.now.clock == wire.ClockSeen(1_500, LIMIT, 0, True, True) == held
        assert not ended(made)
        ann.does(pause(False))
        assert ann.settle().now.clock.left_ms == 1_500
        given.passes(1)
        ann.answer("stop")
    assert timed(made)[-1][2] == LIMIT - 500
    assert GAME.verify(made.file()) == []


def test_a_match_with_pauses_is_not_official(house: House):
    for options, official in ((SHORT | {"round_seconds": 60}, True), (SHORT | {"round_seconds": 60, "pause": True}, False)):
        made = house.table("proving", options=options)
        with made.sit(0) as ann:
            assert (ann.now.marks == []) == official


# -- files -------------------------------------------------------------------------------------------------------------


def written(file: str, **fields: Any) -> str:
    """What somebody makes of a file who would like more time, or less."""
    return json.dumps({name: value for name, value in json.loads(file).items() if name != "seal"} | fields)


@pytest.mark.rule("P-153")
@pytest.mark.parametrize("lie", [0, 60_000, -60_000, -(2**52), 2**52])
@pytest.mark.parametrize("held", [None, 0, 60_000])
def test_since_when_a_clock_runs_or_stands_still_no_file_says(
    house: House, running: Running, given: GivenTime, lie: int, held: int | None
):
    """The round goes on from the last thing that was done in it."""
    made = running(house, 1_000, live_lock_ms=0)
    with made.sit(0) as ann:
        ann.answer(next(say for say in ann.options() if say.startswith("reroll")))
    given.passes(5)
    began = given.wall() + lie
    stands = {} if held is None else {"held": began + held}
    with house.bring(written(made.file(), began=began, **stands)).sit(0) as ann:
        assert ann.now.clock == wire.ClockSeen(LIMIT - 1_000, LIMIT, 0, False, False)
        assert ann.now.marks, "a match from a file is not official"


@pytest.mark.rule("P-150")
@pytest.mark.parametrize("at", [-60_000, 500, 60_000, LIMIT + 1_000])
def test_a_file_whose_times_cannot_have_been_so_is_refused(house: House, running: Running, at: int):
    """Before the one before it, after the end of the round; or, here, before the dice lay still."""
    made = running(house, 1_000, grace_ms=0)
    with made.sit(0) as ann:
        ann.answer(next(say for say in ann.options() if say.startswith("reroll")))
    file = made.file()
    log = json.loads(file)["log"]
    log.append({"by": 0, "say": "stop", "at": 1_000})
    assert house.bring(written(file, log=log)).said()[-1] != ("0", "start")
    log[-1]["at"] = at
    before = house.everything()
    assert refusal_of(house.asked("import", written(file, log=log).encode())) == (400, "bad-save")
    assert house.everything() == before


def test_a_resignation_is_taken_while_the_round_is_paused(house: House, running: Running):
    made = running(house, 1_000, pause=True)
    with made.sit(0) as ann:
        ann.does(pause(True))
        ann.answer("resign")
        assert ann.settle().now.result is not None


# -- strange options ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [10**9, 10**30, 10**300], ids=["century", "aeon", "eternity"])
def test_a_round_of_a_thousand_years_is_refused_or_can_be_played(own_house: House, seconds: int):
    reply = own_house.asked("tables", {"game": "proving", "options": SHORT | {"round_seconds": seconds}})
    if reply.status_code == 400:
        assert own_house.everything()["tables"] == []
        return
    assert reply.status_code == 200
    made = Made(own_house, reply.json())
    with made.sit(0) as ann:
        ann.answer("start")
        ann.settle()
        assert ann.now.clock is not None
    own_house.restart()
    with Guest(own_house, made.id, (made.tokens[0],)) as ann:
        assert ann.now.clock is not None
        ann.answer("stop")
    assert made.summary().answers >= 2


# -- a wall clock that is moved ----------------------------------------------------------------------------------------


@pytest.fixture
def move(given: GivenTime, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """Somebody sets the clock of the machine; it is set right in the end."""
    true_time, began = time.time, given.began

    def moved(seconds: int) -> None:
        monkeypatch.setattr(time, "time", lambda: true_time() + seconds)
        given.began = began + 1000 * seconds

    yield moved
    given.began = began


either_way = pytest.mark.parametrize("seconds", [-3600, 3600], ids=["back", "forward"])


@either_way
@pytest.mark.rule("P-153")
def test_moving_the_wall_clock_neither_freezes_nor_ends_a_round(
    own_house: House, running: Running, given: GivenTime, move: Callable[[int], None], seconds: int
):
    other, made = running(own_house, LIMIT - 5_000, grace_ms=0), running(own_house, 3_000)  # of the other 2 s are left
    move(seconds)
    given.passes(1)
    with made.sit(0) as ann:
        assert ann.now.clock.left_ms == LIMIT - 4_000
        ann.answer("stop")
    assert timed(made)[-1][2] == 4_000
    assert left(other) == 1_000
    given.passes(2)
    eventually(lambda: ended(other))
    assert timed(other)[-1] == ("clock", "timeout", LIMIT)


@either_way
@pytest.mark.rule("P-153")
def test_a_table_that_left_memory_keeps_its_time_though_the_wall_clock_was_moved(
    own_house: House, running: Running, move: Callable[[int], None], seconds: int
):
    made = running(own_house, 3_000)
    move(seconds)
    forget(own_house, made)
    assert left(made) == LIMIT - 3_000


@pytest.mark.rule("P-153")
def test_a_server_that_starts_with_a_clock_put_back_freezes_no_round(
    own_house: House, running: Running, move: Callable[[int], None]
):
    made = running(own_house, 3_000)
    own_house.stop()
    move(-3600)
    own_house.start()
    with made.sit(0) as ann:
        assert 0 < ann.now.clock.left_ms <= LIMIT
        ann.answer("stop")

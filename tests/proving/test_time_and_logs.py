"""Time and logs: three clocks before one set of rules, and a log that says everything (section 17)."""

from __future__ import annotations

import ast
import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium import BadSave, IllegalAnswer, LudariumError, Refused
from ludarium.core.match import Match
from tests.proving.arena import arena, field, game_with, legal, play
from tests.proving.test_components_and_setup import random_match

GAME = ludarium.game("proving")
ROLLED = ("start", "W1=2", "W2=2")
AGAIN = ("reroll 2", "W1=2", "W2=2")


class Clock:
    """A clock that the test turns; `step` makes it go on by itself with every look."""

    def __init__(self, step: int = 0) -> None:
        self.ms, self.step = 0, step

    def __call__(self) -> int:
        self.ms += self.step
        return self.ms


def live(clock: Clock, pool: str = "W1 W2", **more: Any) -> Match:
    """A round about to begin, with the real clock replaced."""
    options = {"clock_mode": "live"} | more.pop("options", {})
    match = arena(at="round", pool=pool, options=options, **more)
    return match.game.at(match.position(), chance="ask", now=clock)


def at(match: Match, clock: Clock, ms: int, *answers: str) -> Match:
    clock.ms = ms
    return play(match, *answers)


def times(match: Match) -> list[tuple[str, int | None]]:
    return [(entry.say.split()[0], entry.at) for entry in match.log if entry.by != "chance"]


def edited(match: Match, change: Any, keep_checks: bool = False) -> str:
    """The save of a match with something in its log (or header) changed."""
    save = json.loads(match.save())
    change(save)
    save.pop("seal", None)
    return json.dumps(save if keep_checks else save | {"checks": {}})


# -- the rules know no clock -----------------------------------------------------------------------------------------


@pytest.mark.rule("P-138")
def test_the_same_header_and_actions_give_the_same_match_whatever_the_clock_did():
    ends = []
    for speed in (3000, 4100):
        clock = Clock()
        match = GAME.new(seed=9, options={"modules": 63, "clock_mode": "live", "round_seconds": 600}, now=clock)
        luck = random.Random(2)
        while match.actor is not None and len(match.log) < 300:
            clock.ms += speed
            match.answer(luck.choice(legal(match)))
        ends.append((match.hash(), list(match._state.luck), [(entry.by, entry.say) for entry in match.log]))
    assert ends[0] == ends[1]
    folder = Path(__file__).parents[2] / "src/ludarium/games/proving"
    for file in [*(folder / "rules").glob("*.py"), folder / "flow.py", folder / "state.py"]:
        imports = {
            name.name
            for node in ast.walk(ast.parse(file.read_text("utf-8")))
            if isinstance(node, ast.Import)
            for name in node.names
        }
        assert not imports & {"time", "random", "secrets", "datetime", "os"}


@pytest.mark.rule("P-25")
@pytest.mark.rule("P-140")
def test_the_live_clock_runs_from_start_to_the_limit_and_a_little_grace_that_is_not_shown():
    clock = Clock()
    match = live(clock)
    at(match, clock, 3_600_000, *ROLLED)  # an hour before `start` costs nothing
    for passed, left in ((0, 60.0), (59_000, 1.0), (60_100, 0.0)):
        clock.ms = 3_600_000 + passed
        assert match.gate.seconds_left(match._state) == left
    at(match, clock, 3_660_249, "reroll 2")
    assert times(match) == [("start", 0), ("reroll", 60_249)]


@pytest.mark.rule("P-140")
def test_the_time_the_server_takes_to_handle_answers_does_not_stretch_the_round():
    clock = Clock(step=1)  # every look at the clock takes a millisecond
    match = live(clock, options={"live_lock_ms": 0})
    first = clock.ms
    play(match, "start")
    last = clock.ms
    play(match, "W1=2", "W2=2")
    for _ in range(30):
        asked = clock.ms
        play(match, *AGAIN)
        assert asked - last <= times(match)[-1][1] <= clock.ms - first


@pytest.mark.rule("P-143")
def test_after_a_reroll_or_a_placement_everything_but_stop_waits():
    clock = Clock()
    match = live(clock, pool="W1 W2 W3 W4", chariots=["pair: single_extra"])
    at(match, clock, 0, "start", "W1=2", "W2=2", "W3=3", "W4=3", *AGAIN)
    for say, too_early, in_time in (("place chariot0 W3 W4", 2999, 3000), ("reroll 2", 3499, 3500)):
        clock.ms = too_early
        before = (match.position(), match.log)
        with pytest.raises(Refused):
            match.answer(say)
        assert (match.position(), match.log) == before
        at(match, clock, in_time, say)
    at(match, clock, 3501, "W1=2", "W2=2", "stop")  # and nothing refused was kept for later
    assert times(match) == [("start", 0), ("reroll", 0), ("place", 3000), ("reroll", 3500), ("stop", 3501)]


@pytest.mark.rule("P-80")
@pytest.mark.rule("P-143")
def test_resigning_is_no_phase_one_request_and_is_never_locked():
    clock = Clock()
    match = at(live(clock), clock, 1000, *ROLLED, *AGAIN, "resign")
    assert match.result.reason == "resigned"


# -- the log ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-146")
@pytest.mark.parametrize("mode", ["budget", "untimed"])
def test_times_stand_in_phase_one_only_never_fall_and_are_never_read(mode):
    *_, match = random_match(63, 3, 600, clock_mode=mode)
    for moment in match.moments:
        in_phase_one = moment.scope.turn == 3 and moment.entry.by != "chance"
        assert (moment.entry.at is not None) == in_phase_one
    for (_, one), (say, two) in pairwise((say, stamp) for say, stamp in times(match) if stamp is not None):
        assert one <= two or (say, two) == ("start", 0)
    scrambled = edited(match, lambda save: [entry.update(at=7) for entry in save["log"] if "at" in entry])
    assert GAME.load(scrambled).hash() == match.hash()


@pytest.mark.rule("P-147")
@pytest.mark.parametrize("mask", [0, 1, 6, 24, 63])
def test_a_decision_is_asked_and_logged_only_if_it_is_one(mask):
    for seed in range(4):
        answered = []
        for match in random_match(mask, seed):
            if match.actor == 0:
                assert len(legal(match)) >= 2 or legal(match) == ["start"]
                assert "resign" not in legal(match)
                answered.append(match.prompt.kind)
        entries = [entry for entry in match.log if entry.by == 0]
        assert len(entries) in (len(answered), len(answered) - 1)  # the last question may be open
        assert answered.count("opening_roll") - [entry.say for entry in entries].count("start") in (0, 1)


@pytest.mark.rule("P-147")
def test_a_forced_end_is_not_logged_and_no_timeout_follows_it():
    match = play(arena(at="round", pool="W1 W2 W8"), "start", "W1=2", "W2=2", "W8=4", *AGAIN * 9, "reroll 2", "W1=5", "W2=6")
    assert (match.view()["clock"]["spent_ms"], match.view()["clock"]["ended_by"]) == (60_000, "forced")
    assert not any(say in ("stop", "timeout") for say, _ in times(match))
    play(match, "resign")
    assert times(match)[-1] == ("resign", None)


@pytest.mark.rule("P-148")
def test_the_header_says_everything_and_a_log_of_other_rules_or_content_goes_on_where_it_is_legal():
    match = GAME.new(seed=77, options={"modules": 21, "clock_mode": "untimed", "ring_index": 1})
    match.answer(0)
    save = json.loads(match.save())
    assert (save["game"], save["seed"], save["rules"], save["pack"]) == ("proving", 77, GAME.info.rules_version, GAME.pack.hash)
    assert set(save["options"]) == {spec.id for spec in GAME.info.options}
    assert save["options"]["modules"] == ["dragon", "inspiration", "conspirators"]
    assert (save["options"]["clock_mode"], save["options"]["ring_index"]) == ("untimed", 1)
    assert GAME.load(match.save()).hash() == match.hash()
    for change in ({"rules": 0}, {"pack": "0" * 16}):
        assert GAME.load(edited(match, lambda save, change=change: save.update(change))).hash() == match.hash()
    with pytest.raises(BadSave):
        GAME.load(edited(match, lambda save: save.update({"game": "other"})))


@pytest.mark.rule("P-149")
@pytest.mark.parametrize("mask", [0, 3, 28, 63])
def test_a_replay_without_a_gate_gives_the_same_state_after_every_entry(mask):
    """A budget log is fed to an untimed match entry by entry, its timeouts included."""
    times_of = {"roll_seconds": 20.0, "round_seconds": 15}
    twin = GAME.new(seed=4, options={"modules": mask, "clock_mode": "untimed", **times_of}, chance="ask")
    fed = 0
    for match in random_match(mask, 4, 400, clock_mode="budget", **times_of):
        for entry in match.log[fed:]:
            fed += 1
            if entry.by == "clock":
                twin.interject("timeout", "clock")
            else:
                twin.answer(entry.say)
        assert twin.hash() == match.hash()
    assert any(entry.by == "clock" for entry in match.log)
    save = json.loads(match.save())
    starts = [number for number, entry in enumerate(match.log) if entry.say == "start"]
    assert len(save["checks"]) >= len(starts)
    assert GAME.load(match.save()).hash() == match.hash()
    for number in save["checks"]:
        with pytest.raises(BadSave):
            GAME.load(edited(match, lambda save, number=number: save["checks"].update({number: "0" * 16}), keep_checks=True))


@pytest.mark.rule("P-149")
def test_a_timeout_replaced_by_stop_changes_only_the_recorded_cause():
    match = play(arena(at="round", pool="W1 W2 W8"), "start", "W1=2", "W2=2", "W8=4", *AGAIN * 10)
    assert times(match)[-1] == ("timeout", 60_000)
    replaced = match.game.load(edited(match, lambda save: save["log"][-1].update(by=0, say="stop")))
    one, other = match.position()["state"], replaced.position()["state"]
    assert {name for name in one if one[name] != other[name]} == {"cause"}


@pytest.mark.rule("P-21")
@pytest.mark.rule("P-149")
@pytest.mark.parametrize("how", ["load", "undo", "redo", "branch"])
def test_after_a_replay_or_an_undo_the_streams_go_on_where_they_were(how):
    def go_on(match: Match, answers: int) -> Match:
        for _ in range(answers):
            if match.actor is not None:
                match.answer(legal(match)[0])
        return match

    whole = go_on(GAME.new(seed=12, options={"modules": 63}), 14)
    match = go_on(GAME.new(seed=12, options={"modules": 63}), 8)
    if how == "load":
        match = GAME.load(match.save())
    elif how == "branch":
        match = match.branch(len(match.log))
    else:
        match.undo()
        assert match.redo() if how == "redo" else go_on(match, 1)
    assert go_on(match, 6).log == whole.log


@pytest.mark.rule("P-150")
def test_verifying_a_log_runs_its_gate_over_the_recorded_times():
    clock = Clock()
    played = at(live(clock), clock, 10, *ROLLED)
    at(at(played, clock, 500, *AGAIN), clock, 3500, *AGAIN)
    at(played, clock, 60_260).tick()
    assert times(played) == [("start", 0), ("reroll", 490), ("reroll", 3490), ("timeout", 60_250)]
    verify = played.game.verify
    assert verify(played.save()) == []
    stamps = [number for number, entry in enumerate(played.log) if entry.at is not None]
    for which, wrong in ((0, 1), (2, 3489), (2, 60_250), (1, 3491), (3, 60_249), (3, 60_251), (2, None)):
        assert verify(edited(played, lambda save, n=stamps[which], wrong=wrong: save["log"][n].update(at=wrong))), (which, wrong)
    budget = play(arena(at="round", pool="W1 W2"), *ROLLED, *AGAIN * 10)
    assert verify(budget.save()) == []
    for number, entry in enumerate(budget.log):
        if entry.at is not None:
            assert verify(edited(budget, lambda save, n=number, stamp=entry.at: save["log"][n].update(at=stamp + 1)))
    early = play(arena(at="round", pool="W1 W2"), *ROLLED, *AGAIN, "stop")
    assert verify(edited(early, lambda save: save["log"][-1].update(by="clock", say="timeout")))
    stopped = at(at(live(clock), clock, 0, *ROLLED), clock, 490, *AGAIN, "stop")
    assert verify(stopped.save()) == []
    assert verify(edited(stopped, lambda save: save["log"][-1].update(at=489)))  # a clock never goes back


@pytest.mark.rule("P-153")
def test_a_lost_connection_does_not_stop_the_clock():
    clock = Clock()
    match = at(live(clock), clock, 0, *ROLLED)
    at(match, clock, 2_000_000).tick()
    assert times(match) == [("start", 0), ("timeout", 60_250)]


@pytest.mark.rule("P-153")
def test_after_a_restart_the_clock_has_gone_on():
    clock = Clock()
    match = at(live(clock), clock, 1000, *ROLLED)
    at(match, clock, 3140, *AGAIN)
    saved = match.save()
    clock.ms = 13_000
    again = match.game.load(saved, now=clock)
    again.answer("stop")
    assert times(again) == [("start", 0), ("reroll", 2140), ("stop", 12_000)]
    clock.ms = 90_000
    assert times(match.game.load(saved, now=clock))[:3] == [("start", 0), ("reroll", 2140), ("timeout", 60_250)]


@pytest.mark.rule("P-153a")
def test_live_there_is_no_undo_in_phase_one_and_later_it_is_marked_if_it_crosses_a_reveal():
    clock = Clock()
    match = at(live(clock, pool="W1 W2 W3 W4"), clock, 0, "start", "W1=2", "W2=2", "W3=4", "W4=5")
    with pytest.raises(IllegalAnswer):
        match.undo()
    play(match, "stop", "exhaust W1")
    assert match.prompt.kind == "put_to_rest"
    assert match.undo().reveals is False
    assert match.undo("round").reveals is True
    assert (legal(match), match.log) == (["start"], [])


@pytest.mark.rule("P-153")
@pytest.mark.rule("P-153a")
def test_live_taking_back_stop_gives_no_time_back():
    clock = Clock()
    match = at(live(clock, pool="W1 W2 W3 W4"), clock, 0, "start", "W1=2", "W2=2", "W3=4", "W4=5")
    at(match, clock, 10_000, "stop")
    clock.ms = 25_000
    try:
        match.undo()
    except IllegalAnswer:  # refusing is as good
        return
    assert field(match, "rolling") == 0 or match.gate.seconds_left(match._state) <= 35.0


@pytest.mark.rule("P-153a")
@pytest.mark.parametrize("mode", ["budget", "untimed"])
def test_without_a_real_clock_undo_is_free_at_every_decision_with_the_same_mark(mode):
    checked = set()
    for match in random_match(63, 5, 250, clock_mode=mode):
        if match.actor != 0 or not any(entry.by == 0 for entry in match.log):
            continue
        last = max(number for number, entry in enumerate(match.log) if entry.by == 0)
        behind = match.log[last:]
        undone = match.undo()
        assert (undone.answers, undone.reveals) == (1, any(entry.by == "chance" for entry in behind))
        assert undone.reveals or not behind[0].say.startswith(("start", "reroll"))
        assert behind[0].say in legal(match)
        match.redo()
        assert match.log[last:] == behind
        checked.add(undone.reveals)
    assert checked == {True, False}


@pytest.mark.rule("FX-26")
def test_fx_26_a_live_round_replayed():
    rolled = ("start", "W1=1", "W2=1", "W3=3", "W4=3", "W5=4", "B1=5", "G1=6", "Y1=6")
    clock = Clock()
    game = game_with({}, [], None, {})
    match = game.new(seed=1, options={"clock_mode": "live"}, chance="ask", now=clock)
    play(match, "enemy 1=t1", *(f"enemy {slot}=filler{slot}" for slot in range(2, 7)))
    at(match, clock, 5000, *rolled)
    at(match, clock, 7140, "reroll 1", "W1=4", "W2=6")
    before = (match.log, match.position())
    for ms, say in ((7141, "reroll 3"), (10_139, "reroll 6")):  # locked: log, state and streams stay as they are
        clock.ms = ms
        with pytest.raises(Refused):
            match.answer(say)
        assert (match.log, match.position()) == before
    at(match, clock, 65_250).tick()
    assert times(match) == [("start", 0), ("reroll", 2140), ("timeout", 60_250)]
    after = match.position()
    with pytest.raises(LudariumError):
        match.answer("reroll 3")
    assert match.position() == after

    def shown(replayed: Match) -> list[int]:
        assert (replayed.view()["step"], field(replayed, "rolling")) == ("resolve", 0)
        return sorted(die["value"] for die in replayed.view()["pool"])

    def stopped(save: dict) -> None:
        save["log"][-1] = {"by": 0, "say": "stop", "at": 9000}

    def without_reroll(save: dict) -> None:
        first = next(number for number, entry in enumerate(save["log"]) if entry["say"] == "reroll 1")
        del save["log"][first : first + 3]  # and its two dice

    replayed, replaced = game.load(match.save()), game.load(edited(match, stopped))
    assert shown(replayed) == shown(replaced) == [3, 3, 4, 4, 5, 6, 6, 6]
    one, other = replayed.position()["state"], replaced.position()["state"]
    assert {name for name in one if one[name] != other[name]} == {"cause"}
    assert shown(game.load(edited(match, without_reroll))) == [1, 1, 3, 3, 4, 5, 6, 6]
    while field(replayed, "round") == 1:
        replayed.answer(0)
    assert game.load(replayed.save()).hash() == replayed.hash()
    with pytest.raises(BadSave):
        game.load(edited(replayed, without_reroll, keep_checks=True))

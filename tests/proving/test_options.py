"""Options, and the clocks one can choose: what each value changes, and that the rules offer the same under all of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludarium
from ludarium import BadOption, IllegalAnswer, LudariumError, Refused
from tests.proving.arena import arena, field, legal, play
from tests.proving.test_components_and_setup import EASY, random_match
from tests.proving.test_time_and_logs import AGAIN, ROLLED, Clock, at, edited, live, times

GAME = ludarium.game("proving")
DEFAULTS = {
    "modules": [], "clock_mode": "budget", "round_seconds": 60, "roll_seconds": 6.0, "place_seconds": 1.0,
    "grace_ms": 250, "live_lock_ms": 3000, "live_place_lock_ms": 500, "parity": False, "ring_index": 2,
    "sixth_face": "wing", "short_moves": "allowed", "exhaustion_reset": "collect_then_shift",
    "dragon_exhaustible": False, "chaos_timing": "final", "chariot_single": "strict", "chariot_partial": False,
    "sun_bonus": "must", "sun_exhaust": "last", "pause": False,
}  # fmt: skip


# -- the options -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-156")
def test_the_options_of_the_table_are_the_only_ones_and_the_values_used_are_in_the_header():
    match = GAME.new(seed=1)
    assert dict(match.setup.options) == DEFAULTS
    for unknown in ({"difficulty": 1}, {"Modules": 0}, {"ring": 2}):
        with pytest.raises(BadOption):
            GAME.new(seed=1, options=unknown)


@pytest.mark.rule("P-156")
@pytest.mark.parametrize(("name", "good", "bad"), [
    ("modules", [0, 1, 63, ["dragon"], []], [64, -1, ["dragons"], "x", True, None]),
    ("clock_mode", ["live", "budget", "untimed"], ["real", "", None, 1]),
    ("round_seconds", [15, 60, 61, 86_400], [86_401, 14, 0, -60, 59.5, "x", True]),
    ("roll_seconds", [0.5, 6, 20.0], [0.4, 20.1, 0, -1, "x", True]),
    ("place_seconds", [0, 1.0, 5.0], [-0.1, 5.1, "x"]),
    ("grace_ms", [0, 250, 1000], [-1, 1001, 0.5]),
    ("live_lock_ms", [0, 3000, 5000], [-1, 5001]),
    ("live_place_lock_ms", [0, 500, 5000], [-1, 5001]),
    ("parity", [False, True], ["yes", 1, None]),
    ("ring_index", [1, 2], [0, 3, "two"]),
    ("sixth_face", ["wing", "blank"], ["claw", None]),
    ("short_moves", ["allowed", "forbidden"], [True, "none"]),
    ("exhaustion_reset", ["collect_then_shift", "shift_then_collect"], ["shift", ""]),
    ("dragon_exhaustible", [False, True], ["maybe", 2]),
    ("chaos_timing", ["final", "each_time"], ["never"]),
    ("chariot_single", ["strict", "any"], ["loose"]),
    ("chariot_partial", [False, True], ["x", 0]),
    ("sun_bonus", ["must", "may"], ["can"]),
    ("sun_exhaust", ["last", "any"], ["first"]),
    ("pause", [False, True], ["often", 1]),
])  # fmt: skip
def test_an_option_takes_its_values_and_refuses_all_others(name, good, bad):
    for value in good:
        used = GAME.new(seed=1, options={name: value}).setup.options[name]
        assert used == value or name == "modules"
    for value in bad:
        with pytest.raises(BadOption):
            GAME.new(seed=1, options={name: value})


@pytest.mark.rule("P-156")
@pytest.mark.parametrize(("name", "value"), [("roll_seconds", 0.46), ("roll_seconds", 20.04), ("place_seconds", 5.04)])
def test_a_number_just_outside_its_bounds_is_refused(name, value):
    with pytest.raises(BadOption):
        GAME.new(seed=1, options={name: value})


# -- the clocks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-24")
@pytest.mark.parametrize("seconds", [None, 15, 90])
def test_phase_one_lasts_sixty_seconds_or_what_the_option_says(seconds):
    options = {"round_seconds": seconds} if seconds else {}
    limit = 1000 * (seconds or 60)
    clock = Clock()
    match = at(live(clock, options=options), clock, 0, *ROLLED)
    at(match, clock, limit + 249).tick()
    assert times(match) == [("start", 0)]
    at(match, clock, limit + 250).tick()
    assert times(match) == [("start", 0), ("timeout", limit + 250)]
    match = play(arena(at="round", pool="W1 W2", options=options), *ROLLED)
    while field(match, "round") == 2:
        play(match, *AGAIN)
    assert times(match)[-1] == ("timeout", -(-limit // 6000) * 6000)


@pytest.mark.rule("P-30")
def test_there_are_three_clocks_and_the_budget_gives_at_most_ten_rerolls():
    match = play(arena(at="round", pool="W1 W2", options={"clock_mode": "budget"}), *ROLLED, *AGAIN * 10)
    assert [say for say, _ in times(match)] == ["start", *["reroll"] * 10, "timeout"]
    match = play(arena(at="round", pool="W1 W2", options={"clock_mode": "untimed"}), *ROLLED, *AGAIN * 40)
    assert times(match) == [("start", 0), *[("reroll", 0)] * 40]
    clock = Clock()
    match = at(live(clock), clock, 0, *ROLLED)
    for number in range(15):
        at(match, clock, 4000 * number, *AGAIN)
    assert times(match)[-1] == ("reroll", 56_000)


@pytest.mark.rule("P-139")
@pytest.mark.rule("P-141")
def test_the_budget_gate_adds_up_costs_and_admits_in_full_what_begins_in_time():
    options = {"roll_seconds": 7.5, "place_seconds": 2.5, "round_seconds": 17}
    match = arena(chariots=["pair: single_extra"], at="round", pool="W1 W2 W3 W4", options=options)
    play(match, "start", "W1=2", "W2=2", "W3=3", "W4=3", "reroll 2", "W1=2", "W2=2", "place chariot0 W3 W4", *AGAIN)
    assert times(match)[:4] == [("start", 0), ("reroll", 0), ("place", 7500), ("reroll", 10_000)]
    assert times(match)[4] == ("timeout", 17_500)  # begun at 10,000, admitted in full
    assert match.log[-1].by == "clock"
    match = play(arena(at="round", pool="W1 W2", options=options), *ROLLED, *AGAIN, "stop")
    assert times(match) == [("start", 0), ("reroll", 0), ("stop", 7500)]
    with pytest.raises(IllegalAnswer):
        play(arena(at="round", pool="W1 W2"), *ROLLED, "reroll 3")


@pytest.mark.rule("P-28")
@pytest.mark.rule("P-142")
def test_a_request_after_the_limit_changes_nothing_and_uses_no_random_value():
    ends = []
    for late_request in (None, "reroll", "stop"):
        clock = Clock()
        match = GAME.new(seed=4, options={"clock_mode": "live"}, now=clock)
        match.answer("start")
        reroll = next(say for say in legal(match) if say.startswith("reroll"))
        clock.ms = 60_249
        match.answer(reroll)  # in time: counts in full
        assert match.log[-1].by == "chance"
        clock.ms = 60_250
        if late_request:
            with pytest.raises(LudariumError):
                match.answer(late_request if late_request == "stop" else reroll)
        else:
            match.tick()
        ends.append((match.log, match.position()))
    assert ends[0] == ends[1] == ends[2]
    assert (ends[0][0][-1].say, ends[0][0][-1].at) == ("timeout", 60_250)


@pytest.mark.rule("P-28")
def test_a_late_request_by_index_is_not_taken_for_an_answer_to_the_next_question():
    clock = Clock()
    match = live(clock, pool="W1 W2 W3 W4")
    play(match, "start", "W1=2", "W2=2", "W3=3", "W4=4")
    clock.ms = 60_250
    with pytest.raises(LudariumError):
        match.answer(0)
    assert match.prompt.kind == "put_to_rest"


@pytest.mark.rule("P-29")
def test_only_phase_one_is_timed():
    clock = Clock()
    match = live(clock, pool="W1 W2 W3", modules=("sun_moon",), dial="B1 G1")
    at(match, clock, 5_000_000, "rotate 3")
    at(match, clock, 9_000_000, "start", "W1=2", "W2=2", "W3=4", "stop")
    at(match, clock, 99_000_000, "exhaust W1")
    assert [say for say, _ in times(match)] == ["rotate", "start", "stop", "exhaust"]
    assert [stamp for _, stamp in times(match)] == [None, 0, 0, None]


@pytest.mark.rule("P-151")
def test_every_decision_is_open_in_exactly_one_step_of_the_round():
    steps = {
        "target": 1,
        "keep": 1,
        "again": 1,
        "rotate": 2,
        "start": 3,
        "reroll": 3,
        "place": 3,
        "stop": 3,
        "give": 4,
        "spare": 4,
    }
    steps |= {"chaos": 5, "calm": 5, "dragon": 5, "resolve": 6, "shorten": 6, "break": 6, "tint": 6, "sun": 7}
    seen = set()
    for mask in (0, 1, 4, 13, 18, 34, 59, 63):
        for seed in (1, 2, 3, 5):
            for match in random_match(mask, seed, 400, EASY if seed > 2 else GAME):
                words = {say.split()[0] for say in legal(match)} if match.actor == 0 else set()
                seen |= words
                for word in words - {"exhaust", "swap", "decline"}:
                    assert steps[word] == field(match, "step"), word
    assert seen >= {
        "target",
        "rotate",
        "start",
        "reroll",
        "place",
        "stop",
        "dragon",
        "resolve",
        "exhaust",
        "swap",
        "decline",
        "sun",
    }


@pytest.mark.rule("P-144")
def test_parity_sets_the_locks_to_the_costs_and_the_grace_to_nothing():
    clock = Clock()
    match = live(
        clock,
        pool="W1 W2 W3 W4",
        chariots=["pair: single_extra"],
        options={"parity": True, "roll_seconds": 20.0, "place_seconds": 3.0},
    )
    at(match, clock, 0, "start", "W1=2", "W2=2", "W3=3", "W4=3", *AGAIN)
    for early, in_time, say in ((19_999, 20_000, "place chariot0 W3 W4"), (22_999, 23_000, "reroll 2")):
        clock.ms = early
        with pytest.raises(Refused):
            match.answer(say)
        at(match, clock, in_time, say)
    play(match, "W1=2", "W2=2")
    at(match, clock, 60_000).tick()
    assert times(match)[-1] == ("timeout", 60_000)


@pytest.mark.rule("P-144")
def test_with_parity_both_modes_admit_exactly_the_same_sequences():
    """Random requests with random waits: a live log passes the budget gate, and a budget log can be played live."""
    luck = random.Random(144)
    for _ in range(25):
        options = {
            "parity": True,
            "round_seconds": luck.choice((15, 30)),
            "roll_seconds": luck.choice((2.0, 6.0)),
            "place_seconds": 1.5,
        }
        cards: dict[str, Any] = {"chariots": ["pair: single_extra", "pair: single_extra"], "pool": "W1 W2 W3 W4 W5 W6"}
        opening = ("start", *(f"W{n}=2" for n in range(1, 7)))
        clock = Clock()
        played = at(live(clock, options=options, **cards), clock, 0, *opening)
        budget = play(arena(at="round", options=options | {"clock_mode": "budget"}, **cards), *opening)
        while field(played, "rolling") == 1:
            clock.ms += luck.choice((0, 700, 1500, 2000, 6000))
            asked = luck.choice([say for say in legal(played) if say != "stop"])
            try:
                played.answer(asked)
            except LudariumError:
                continue
            assert asked in legal(budget)  # what the live gate admits, the budget gate admits
            budget.answer(asked)
            while played.actor == "chance" and field(played, "rolling") == 1:
                play(played, legal(played)[1])
                play(budget, legal(budget)[1])
        if field(budget, "rolling") == 1:
            play(budget, "stop")
        words = [[say if say != "timeout" else "stop" for say, _ in times(match)] for match in (played, budget)]
        assert words[0] == words[1]
        clock = Clock()
        again = live(clock, options=options, **cards)
        for entry in budget.log:  # and the other way round, each at its own time
            if entry.by != "clock":
                clock.ms = clock.ms if entry.at is None else entry.at
                play(again, entry.say)


@pytest.mark.rule("P-145")
def test_every_mode_offers_the_same_actions_in_the_same_order():
    shown = ("W1=5", "W2=5", "W3=1", "W4=1", "W5=1", "W6=3", "D=wing")
    offered = []
    for mode in ("budget", "untimed", "live"):
        match = arena(
            at="round", pool="W1 W2 W3 W4 W5 W6", modules=("dragon",), chariots=["single 3: steal"],
            inspiration="hold_one", options={"clock_mode": mode},
        )  # fmt: skip
        offered.append(legal(play(match.game.at(match.position(), chance="ask", now=Clock()), "start", *shown)))
    assert offered[0] == offered[1] == offered[2]
    assert offered[0] == [
        "reroll 1", "reroll 1 dragon",
        "reroll 1 hold W3", "reroll 1 hold W3 dragon", "reroll 1 hold W4", "reroll 1 hold W4 dragon",
        "reroll 1 hold W5", "reroll 1 hold W5 dragon",
        "reroll 5", "reroll 5 dragon", "place chariot0 W6", "stop",
    ]  # fmt: skip


@pytest.mark.rule("P-145")
@pytest.mark.parametrize("mask", [0, 7, 63])
def test_a_gate_never_adds_changes_or_reorders_actions(mask):
    options = {"modules": mask, "live_lock_ms": 0, "live_place_lock_ms": 0}
    twins = [GAME.new(seed=1, options=options | {"clock_mode": mode}, chance="ask", now=Clock()) for mode in ("untimed", "live")]
    for match in random_match(mask, 1, 300, clock_mode="budget"):
        for twin in twins:
            fed = len(twin.log)
            for entry in match.log[fed:]:
                if entry.by == "clock":
                    twin.interject("timeout", "clock")
                else:
                    twin.answer(entry.say)
            assert legal(twin) == legal(match)


@pytest.mark.rule("P-145")
def test_placements_are_offered_by_card_then_by_dice():
    match = arena(chariots=["pair: steal", "pair: steal"], dice={"W1": 5, "W2": 5, "W3": 1, "W4": 1})
    placements = [say for say in legal(match) if say.startswith("place")]
    assert placements == [f"place chariot{card} {pair}" for card in (0, 1) for pair in ("W1 W2", "W3 W4")]


@pytest.mark.rule("P-154")
@pytest.mark.parametrize("mode", ["untimed", "budget", "live"])
def test_phase_one_takes_at_most_five_hundred_rerolls_and_placements(mode):
    options = {"clock_mode": mode, "roll_seconds": 0.5, "live_lock_ms": 0, "live_place_lock_ms": 0, "round_seconds": 10_000}
    match = arena(at="round", pool="W1 W2 W3 W4", chariots=["pair: single_extra"], options=options)
    match = match.game.at(match.position(), chance="ask", now=Clock())
    play(match, *ROLLED, "W3=3", "W4=3", "place chariot0 W3 W4", *AGAIN * 498)
    assert field(match, "rolling") == 1
    play(match, *AGAIN)
    assert [say for say, _ in times(match)][-2:] == ["reroll", "timeout"]
    assert (mode != "untimed") or {stamp for _, stamp in times(match)} == {0}
    assert match.game.verify(match.save()) == []


@pytest.mark.rule("P-154")
def test_the_limit_of_actions_holds_for_states_that_drive_themselves():
    s: Any = play(GAME.new(seed=1, options={"clock_mode": "untimed"}), "start").state  # eight dice: always a set
    for _ in range(500):
        assert s.rolling == 1
        s.answer(0)
    assert (s.rolling, s.rerolls, s.cause) == (0, 500, 2)


@pytest.mark.rule("P-150")
@pytest.mark.rule("P-154")
def test_a_live_log_with_more_than_five_hundred_actions_is_invalid():
    options = {"clock_mode": "untimed", "live_lock_ms": 0}
    match = play(arena(at="round", pool="W1 W2", options=options), *ROLLED, *AGAIN * 499)

    def one_more(save: dict) -> None:
        save["options"]["clock_mode"] = save["position"]["options"]["clock_mode"] = "live"
        save["log"] += [{"by": 0, "say": "reroll 2", "at": 0}, *({"by": "chance", "say": say} for say in AGAIN[1:])]

    assert match.game.verify(edited(match, one_more)) == []
    assert match.game.verify(edited(match, lambda save: (one_more(save), one_more(save))))


@pytest.mark.rule("P-155")
@pytest.mark.parametrize(("cards", "options", "seconds"), [
    ({"inspiration": "extra_time 12"}, {}, 72), ({"face_up": (1,)}, {}, 48), ({"face_up": (1,)}, {"round_seconds": 20}, 15),
    ({"face_up": (1,)}, {"round_seconds": 15}, 15), ({"face_up": (1,), "inspiration": "extra_time 7"}, {"round_seconds": 20}, 15),
    ({"face_up": (1,), "inspiration": "extra_time 45"}, {}, 93),
])  # fmt: skip
def test_effects_change_the_limit_of_the_round_for_either_gate_and_never_below_fifteen(cards, options, seconds):
    """The Conspirator with number 1 is HASTE(12)."""
    plot = ("plot=1",) if "face_up" in cards else ()
    clock = Clock()
    match = play(live(clock, options=options, **cards), *plot, *ROLLED)
    assert match.view()["clock"]["seconds"] == seconds
    at(match, clock, 1000 * seconds + 250).tick()
    assert times(match)[-1] == ("timeout", 1000 * seconds + 250)
    match = play(arena(at="round", pool="W1 W2", options=options | {"roll_seconds": 1.0}, **cards), *plot, *ROLLED)
    play(match, *AGAIN * seconds)
    assert times(match)[-1] == ("timeout", 1000 * seconds)


@pytest.mark.rule("FX-25")
def test_fx_25_the_budget_gate():
    match = play(arena(at="round", pool="W1 W2"), *ROLLED, *AGAIN * 10)
    assert times(match)[1:] == [*(("reroll", 6000 * number) for number in range(10)), ("timeout", 60_000)]
    opening = ("start", *(f"W{number}=2" for number in range(1, 7)))
    placed = ("place chariot0 W3 W4", "place chariot1 W5 W6")
    two_cards = {"pool": "W1 W2 W3 W4 W5 W6", "chariots": ["pair: single_extra", "pair: single_extra"]}
    all_six = ("reroll 2", *opening[1:])
    match = play(arena(at="round", **two_cards), *opening, *all_six * 9, *placed, *AGAIN)
    assert times(match)[-4:] == [("place", 54_000), ("place", 55_000), ("reroll", 56_000), ("timeout", 62_000)]
    match = play(arena(at="round", options={"place_seconds": 3.0}, **two_cards), *opening, *placed, *AGAIN * 9)
    assert [say for say, _ in times(match)] == ["start", "place", "place", *["reroll"] * 9, "timeout"]
    assert times(match)[-1] == ("timeout", 60_000)


@pytest.mark.rule("FX-25")
def test_fx_25_the_live_gate():
    clock = Clock()
    match = at(live(clock), clock, 0, *ROLLED)
    at(match, clock, 60_249, *AGAIN)
    assert times(match)[-1] == ("reroll", 60_249)
    clock.ms = 60_250
    with pytest.raises(LudariumError):
        match.answer("reroll 2")
    assert times(match)[-1] == ("timeout", 60_250)
    match = at(live(clock), clock, 100, *ROLLED)
    at(match, clock, 1100, *AGAIN)
    clock.ms = 1100 + 2999
    with pytest.raises(Refused):
        match.answer("reroll 2")
    at(match, clock, 1100 + 3000, *AGAIN)
    assert times(match) == [("start", 0), ("reroll", 1000), ("reroll", 4000)]

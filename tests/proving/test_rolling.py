"""The round and its phase 1: rolling, rerolling sets, and how rolling ends (sections 3 and 4)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import ludarium
from ludarium import IllegalAnswer
from ludarium.core.match import Match
from ludarium.games.proving.state import STREAMS
from tests.proving.arena import arena, field, game_with, in_place, legal, marker, play
from tests.proving.test_components_and_setup import random_match

GAME = ludarium.game("proving")
NAMES = ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "B1", "B2", "G1", "G2", "Y1", "Y2"]
Z0 = ["W1", "W2", "W3", "W4", "W5", "B1", "G1", "Y1"]


def z0() -> Match:
    """Z0 with six copies of T1, before `start`."""
    match = game_with({}, [], None, {}).new(seed=3, chance="ask")
    return play(match, "enemy 1=t1", *(f"enemy {slot}=filler{slot}" for slot in range(2, 7)))


def values(match: Match) -> dict[str, int]:
    """What every attack die of the pool shows."""
    return {die["die"]: die["value"] for die in match.view()["pool"] if die["value"]}


def groups(shown: dict[str, int]) -> tuple[list[int], list[int]]:
    """P-33 by hand: the values of the sets and those of the singles."""
    counts = Counter(shown.values())
    return sorted(v for v in counts if counts[v] >= 2), sorted(v for v in counts if counts[v] == 1)


def rerolls(match: Match) -> list[int]:
    return [int(say.split()[1]) for say in legal(match) if say.startswith("reroll")]


def throws(match: Match) -> list[tuple[str, str]]:
    """Answer chance with 1s until somebody else is asked: which dice were thrown, from which streams."""
    thrown = []
    while match.actor == "chance" and match.prompt.kind in ("land", "dragon_lands"):
        thrown.append((legal(match)[0].split("=")[0], STREAMS[field(match, "stream")]))
        match.answer(0)
    return thrown


def told(match: Match, name: str) -> list[dict]:
    return [dict(note.arguments) for moment in match.moments for note in moment.notes if note.id == f"note-{name}"]


# -- the round -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-22")
@pytest.mark.rule("P-23")
@pytest.mark.parametrize("mask", [0, 8, 63])
def test_rounds_of_roll_resolve_and_reset_follow_each_other_until_the_end(mask):
    ended = 0
    for seed in range(6):
        steps: dict[int, list[int]] = {}
        for match in random_match(mask, seed, 3000):
            steps.setdefault(field(match, "round"), []).append(field(match, "step"))
        rounds = sorted(number for number in steps if number > 0)
        assert rounds == list(range(1, len(rounds) + 1))
        for number in rounds:
            assert steps[number] == sorted(steps[number])
            assert 3 in steps[number] or number == rounds[-1]
        ended += match.result is not None and match.result.reason in ("eight enemies defeated", "five wounds")
    assert ended == 6


@pytest.mark.rule("P-23")
def test_after_rolling_come_the_attacks_and_after_them_the_reset():
    match = arena(slots={1: ("T1", 2)}, dice={"W1": 1, "W2": 1, "W3": 2, "W4": 3}, tired=["", "", "W8"])
    assert match.view()["step"] == "roll"
    play(match, "stop")
    assert match.view()["step"] == "resolve"
    assert in_place(match, "tired", 2) == ["W8"]
    play(match, "exhaust W1", "exhaust W2")
    assert match.view()["step"] == "enemies"
    assert in_place(match, "tired", 2) == []
    play(match, legal(match)[0])
    assert (match.view()["round"], legal(match)) == (2, ["start"])


@pytest.mark.rule("P-25")
@pytest.mark.rule("P-31")
def test_start_is_one_action_and_throws_every_die_of_the_pool():
    match = z0()
    assert legal(match) == ["start"]
    assert values(match) == {}
    for other in ("stop", "reroll 1", "resolve"):
        with pytest.raises(IllegalAnswer):
            match.answer(other)
    play(match, "start")
    assert throws(match) == [(name, "attack") for name in Z0]
    assert values(match) == dict.fromkeys(Z0, 1)
    assert legal(match) == ["reroll 1", "stop"]


@pytest.mark.rule("P-26")
def test_stop_timeout_and_forced_end_have_the_same_effect():
    def ended(how: str, shown: dict[str, int]) -> dict:
        match = arena(dice=shown, pool="W7 W8")
        if how == "timeout":
            match.interject("timeout", "clock")
        elif how == "stop":
            play(match, "stop")
        return match.position()["state"] | {"ended_by": match.view()["clock"]["ended_by"]}

    a_set_and_a_single = {"W1": 4, "W2": 4, "W3": 5}
    stopped, timed_out = ended("stop", a_set_and_a_single), ended("timeout", a_set_and_a_single)
    assert {name for name in stopped if stopped[name] != timed_out[name]} == {"cause", "ended_by"}
    assert (stopped["ended_by"], timed_out["ended_by"]) == ("stop", "timeout")
    with pytest.raises(IllegalAnswer):
        arena(dice=a_set_and_a_single).answer("timeout")  # that is for the clock to say
    forced = ended("forced", {"W1": 4, "W3": 5})
    assert forced["ended_by"] == "forced"
    assert (forced["step"], forced["rolling"], forced["marker"][4]) == (6, 0, 0)


@pytest.mark.rule("P-27")
def test_stop_comes_only_after_the_opening_roll_and_closes_rolling_and_placing():
    match = arena(at="round", chariots=["pair: single_extra"], pool="W1 W2 W3 W4")
    with pytest.raises(IllegalAnswer):
        match.answer("stop")
    play(match, "start", "W1=1", "W2=1", "W3=3", "W4=4")
    assert "stop" in legal(match)
    play(match, "stop")
    for late in ("stop", "reroll 1", "place chariot0 W1 W2"):
        with pytest.raises(IllegalAnswer):
            match.answer(late)


# -- sets and singles ------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-32")
@pytest.mark.rule("P-33")
@pytest.mark.rule("P-34")
@pytest.mark.rule("P-36")
def test_after_every_roll_sets_and_only_sets_may_be_rerolled_and_stop_is_always_legal():
    luck = random.Random(32)
    for _ in range(200):
        names = sorted(luck.sample(NAMES, luck.randint(2, 14)), key=NAMES.index)
        match = arena(at="round", pool=names)
        play(match, "start")
        shown = {}
        while match.actor == "chance" and field(match, "rolling") == 1:
            shown[legal(match)[0].split("=")[0]] = luck.randint(1, 6)
            play(match, f"{[*shown][-1]}={[*shown.values()][-1]}")
        sets, singles = groups(shown)
        if not sets:
            assert field(match, "rolling") == 0
            continue
        assert legal(match) == [f"reroll {value}" for value in sets] + ["stop"]
        kinds = {slot["slot"]: slot["attack"] for slot in match.view()["slots"]}
        assert [value for value in kinds if kinds[value] == "set"] == sets
        assert [value for value in kinds if kinds[value] == "single"] == singles
        for slot in match.view()["slots"]:
            assert slot["dice"] == [name for name in names if shown[name] == slot["slot"]]
        for single in singles:
            with pytest.raises(IllegalAnswer):
                match.answer(f"reroll {single}")


@pytest.mark.rule("P-35")
@pytest.mark.rule("P-38")
@pytest.mark.parametrize("mask", [0, 1, 2, 63])
def test_a_set_is_rerolled_whole_in_canonical_order_and_no_other_die_moves(mask):
    rerolled = 0
    for seed in range(8):
        before: dict[str, int] = {}
        thrown: list[str] = []
        for match in random_match(mask, seed):
            if match.prompt is None:
                continue
            if match.prompt.kind == "land" and field(match, "rolling") == 1:
                thrown.append(legal(match)[0].split("=")[0])
            elif match.prompt.kind == "reroll_place_or_stop":
                last = next(entry.say for entry in reversed(match.log) if isinstance(entry.by, int))
                after = values(match)
                if last.startswith("reroll") and "hold" not in last:
                    set_of = [name for name in NAMES if before.get(name) == int(last.split()[1])]
                    assert thrown == set_of
                    assert {name: v for name, v in before.items() if name not in set_of} == {
                        name: v for name, v in after.items() if name not in set_of
                    }
                    rerolled += 1
                before, thrown = after, []
    assert rerolled > 20


@pytest.mark.rule("P-35")
def test_dice_on_a_chariot_are_not_thrown_with_the_rest_of_their_set():
    match = arena(chariots=["pair: single_extra"], dice={"W1": 5, "W2": 5, "W3": 5, "B1": 5, "W4": 2})
    play(match, "place chariot0 W1 B1", "reroll 5")
    assert throws(match) == [("W2", "attack"), ("W3", "attack")]
    assert values(match) == {"W2": 1, "W3": 1, "W4": 2}


@pytest.mark.rule("P-36")
@pytest.mark.rule("P-37")
def test_a_die_left_alone_is_a_single_until_its_value_comes_up_again():
    match = arena(dice={"W1": 2, "W2": 2, "W3": 4, "W4": 6, "W5": 6})
    assert rerolls(match) == [2, 6]
    play(match, "reroll 2", "W1=5", "W2=3")
    assert rerolls(match) == [6]
    for alone in (3, 4, 5):
        with pytest.raises(IllegalAnswer):
            match.answer(f"reroll {alone}")
    play(match, "reroll 6", "W4=4", "W5=5")
    assert rerolls(match) == [4, 5]
    play(match, "reroll 4")
    assert throws(match) == [("W3", "attack"), ("W4", "attack")]


@pytest.mark.rule("P-34")
def test_no_reroll_is_compulsory_and_a_set_may_be_rerolled_again_and_again():
    match = arena(dice={"W1": 2, "W2": 2, "W3": 4, "W4": 4})
    for _ in range(9):
        assert legal(match) == ["reroll 2", "reroll 4", "stop"]
        play(match, "reroll 2", "W1=2", "W2=2")
    play(match, "stop")
    assert (marker(match, 2), marker(match, 4)) == (2, 2)


@pytest.mark.rule("P-38")
def test_the_dragon_die_is_thrown_last_from_a_stream_of_its_own():
    match = arena(modules=("dragon",), at="round", pool="Y2 W3 B1 W1")
    play(match, "start")
    assert throws(match) == [("W1", "attack"), ("W3", "attack"), ("B1", "attack"), ("Y2", "attack"), ("D", "dragon")]
    play(match, "reroll 1")
    assert throws(match) == [("W1", "attack"), ("W3", "attack"), ("B1", "attack"), ("Y2", "attack")]
    play(match, "reroll 1 dragon")
    assert throws(match)[-1] == ("D", "dragon")


# -- the forced end --------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-39")
def test_rolling_ends_by_itself_when_no_set_is_left():
    match = arena(dice={"W1": 2, "W2": 2, "W3": 4}, pool="W8")
    play(match, "reroll 2", "W1=5", "W2=6")
    assert match.view()["clock"]["ended_by"] == "forced"
    assert not any(entry.say in ("stop", "timeout") for entry in match.log)
    assert match.prompt.kind == "put_to_rest"


@pytest.mark.rule("P-39")
def test_a_possible_chariot_placement_keeps_rolling_open():
    match = arena(chariots=["single 4: single_extra"], dice={"W1": 2, "W3": 4}, pool="W8")
    assert legal(match) == ["place chariot0 W3", "stop"]
    match = arena(chariots=["single 5: single_extra"], dice={"W1": 2, "W3": 4}, pool="W8")
    assert match.view()["clock"]["ended_by"] == "forced"


@pytest.mark.rule("P-39")
@pytest.mark.parametrize("mask", [0, 1, 2, 20, 63])
def test_phase_one_never_offers_stop_alone(mask):
    for seed in range(4):
        for match in random_match(mask, seed):
            assert legal(match) != ["stop"]


@pytest.mark.rule("P-40")
def test_with_seven_dice_there_is_always_a_set_and_with_six_there_need_not_be():
    luck = random.Random(40)
    for _ in range(200):
        names = luck.sample(NAMES, luck.randint(7, 14))
        spread = [1, 2, 3, 4, 5, 6, *(luck.randint(1, 6) for _ in names[6:])]
        match = arena(dice=dict(zip(names, spread, strict=True)))
        assert field(match, "rolling") == 1
        assert rerolls(match)
    for count in range(1, 7):
        match = arena(dice={NAMES[number]: number + 1 for number in range(count)}, pool="Y2")
        assert field(match, "rolling") == 0


@pytest.mark.rule("P-41")
def test_without_dice_the_opening_roll_is_empty_and_the_round_goes_on():
    match = arena(at="round", tired=["W6", "W7", "W8"])
    play(match, "start")
    assert told(match, "phase-ended") == [{"cause": "forced"}]
    assert [entry.say for entry in match.log] == ["start"]
    assert field(match, "marker")[1:] == [1] * 6
    assert [in_place(match, "tired", space) for space in range(3)] == [[], ["W6"], ["W7"]]
    assert in_place(match, "pool") == ["W8"]
    assert (match.view()["round"], legal(match)) == (3, ["start"])


@pytest.mark.rule("P-41")
def test_without_attack_dice_the_dragon_die_is_thrown_alone():
    match = arena(at="round", modules=("dragon",))
    play(match, "start")
    assert throws(match) == [("D", "dragon")]
    assert told(match, "phase-ended") == [{"cause": "forced"}]
    assert field(match, "marker")[1:] == [1] * 6


# -- fixtures --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FX-2")
def test_fx_2_reroll_of_a_set():
    match = z0()
    play(match, "start", "W1=1", "W2=1", "W3=3", "W4=3", "W5=4", "B1=5", "G1=6", "Y1=6")
    assert groups(values(match)) == ([1, 3, 6], [4, 5])
    assert legal(match) == ["reroll 1", "reroll 3", "reroll 6", "stop"]
    for single in (4, 5):
        with pytest.raises(IllegalAnswer):
            match.answer(f"reroll {single}")
    play(match, "reroll 1", "W1=4", "W2=6")
    assert sorted(values(match).values()) == [3, 3, 4, 4, 5, 6, 6, 6]
    assert [slot["slot"] for slot in match.view()["slots"] if slot["attack"] == "single"] == [5]
    assert legal(match) == ["reroll 3", "reroll 4", "reroll 6", "stop"]
    assert match.view()["clock"]["spent_ms"] == 6000
    play(match, "stop")
    assert match.view()["clock"]["ended_by"] == "stop"
    assert match.view()["clock"]["spent_ms"] < 60_000
    assert values(match) == {"W1": 4, "W2": 6, "W3": 3, "W4": 3, "W5": 4, "B1": 5, "G1": 6, "Y1": 6}
    assert match.view()["step"] == "resolve"


@pytest.mark.rule("FX-3")
def test_fx_3_sets_and_singles():
    match = arena(dice={"W1": 1, "W2": 1, "W3": 1, "W4": 4, "W5": 5})
    kinds = [slot["attack"] for slot in match.view()["slots"]]
    assert kinds == ["set", "none", "none", "single", "single", "none"]
    assert legal(match) == ["reroll 1", "stop"]
    match = arena(dice={"W1": 1, "W2": 1, "W3": 1, "W4": 3, "W5": 3})
    assert rerolls(match) == [1, 3]
    play(match, "reroll 1", "W1=2", "W2=5", "W3=6")
    assert values(match) == {"W1": 2, "W2": 5, "W3": 6, "W4": 3, "W5": 3}


@pytest.mark.rule("FX-4")
def test_fx_4_forced_stop():
    six = ["W1", "W2", "W3", "W4", "W5", "B1"]
    match = arena(at="round", pool=six)
    play(match, "start", *(f"{name}={value}" for value, name in enumerate(six, 1)))
    assert match.view()["clock"]["ended_by"] == "forced"
    assert [entry.say for entry in match.log if entry.by != "chance"] == ["start"]
    match = arena(at="round", pool=[*six, "G1"])
    play(match, "start", *(f"{name}={value}" for value, name in enumerate(six, 1)), "G1=6")
    assert legal(match) == ["reroll 6", "stop"]
    match = arena(at="round")
    before = field(match, "round")
    play(match, "start")
    assert told(match, "phase-ended") == [{"cause": "forced"}]
    assert field(match, "round") == before + 1


@pytest.mark.rule("P-22")
def test_the_rounds_are_numbered_from_one():
    starts = [moment.scope.round for match in random_match(0, 9) for moment in match.moments[-1:] if moment.entry.say == "start"]
    assert starts == list(range(1, len(starts) + 1))
    assert len(starts) > 2

"""Phase 3 and the end: dice come back, slots are filled, eight defeats win and five wounds lose (sections 7 and 8)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludarium
from ludarium import IllegalAnswer
from ludarium.core.match import Match
from tests.proving.arena import arena, enemy, field, game_with, in_place, legal, marker, play
from tests.proving.test_components_and_setup import EASY, random_match
from tests.proving.test_wounds import exhaustion, halted

GAME = ludarium.game("proving")
SHIFT = {"exhaustion_reset": "shift_then_collect"}


def harmless_round(match: Match) -> Match:
    """One round in which nobody is hurt: every die on #1, whose enemy asks for more dice than there are colours."""
    play(match, "start")
    while match.actor == "chance":
        play(match, next(say for say in legal(match) if say.endswith("=1")))
    return play(match, "stop")


def hard(**more: Any) -> Match:
    """A round about to begin against six enemies that only five dice, two of them coloured, would hit."""
    cards = {"HARD": {"start": 1, "climb": ["5BG", "5BG"]}}
    return arena(at="round", cards=cards, slots=dict.fromkeys(range(1, 7), ("HARD", 1)), **more)


def lucky_match(most: int = 2000) -> Match:
    """All dice on one slot, round after round, against plain enemies: one defeat a round."""
    match = game_with({}, [], None, {}).new(seed=1, chance="ask")
    for _ in range(most):
        if match.actor is None:
            break
        says = legal(match)
        wished = [say for say in says if say.endswith("=3") or say.startswith(("enemy ", "resolve", "stop"))]
        plain = [say for say in wished if "=filler" in say]
        match.answer((plain or wished or says)[0])
    return match


# -- the reset -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-71")
def test_dice_come_back_then_the_track_moves_then_the_slots_are_filled():
    match = arena(slots={1: ("T1", 2)}, dice={"W1": 1, "W2": 1}, tired=["", "", "W8"])
    play(match, "stop")
    assert match.prompt.kind == "enemy_comes"  # the last of the three
    assert in_place(match, "pool") == ["W1", "W2", "W8"]
    assert not any(slot["dice"] for slot in match.view()["slots"])
    won = play(arena(slots={1: ("T1", 2)}, dice={"W1": 1, "W2": 1}, tired=["", "", "W8"], defeats=7), "stop")
    assert (won.actor, in_place(won, "tired", 2), enemy(won, 1)) == (None, ["W8"], None)  # the win test comes first


@pytest.mark.rule("P-72")
def test_all_assigned_dice_return_to_the_pool_without_a_value():
    dice = {"W1": 1, "W2": 1, "W3": 2, "W4": 2, "B1": 2, "G1": 6, "Y1": 6}
    match = play(arena(dice=dice, modules=("dragon",)), "stop")
    assert in_place(match, "pool") == ["W1", "W2", "W3", "W4", "B1", "G1", "Y1", "D"]
    assert all(die["value"] is None for die in match.view()["pool"])
    assert legal(match) == ["start"]


@pytest.mark.rule("P-73")
def test_the_track_moves_one_down_and_only_the_dice_of_the_bottom_return():
    match = play(arena(dice={"W1": 1, "W2": 1}, tired=["W3 B1", "W4", "W5 G1"]), "stop")
    assert exhaustion(match) == [[], ["W3", "B1"], ["W4"]]
    assert in_place(match, "pool") == ["W1", "W2", "W5", "G1"]


@pytest.mark.rule("P-74")
@pytest.mark.parametrize(("options", "missed"), [({}, 2), (SHIFT, 1)])
def test_a_die_exhausted_in_phase_two_misses_two_rounds_or_by_option_one(options, missed):
    match = hard(pool="W1 W2 W3 W4", options=options)
    play(match, "start", "W1=2", "W2=1", "W3=1", "W4=1", "stop", "exhaust W4")
    rolled = []
    for _ in range(4):
        rolled.append("W4" in in_place(match, "pool"))
        harmless_round(match)
    assert rolled == [False] * missed + [True] * (4 - missed)


@pytest.mark.rule("P-74")
def test_with_shift_then_collect_the_dice_leaving_and_those_arriving_on_the_bottom_return():
    match = play(arena(dice={"W1": 1, "W2": 1}, tired=["W3 B1", "W4", "W5 G1"], options=SHIFT), "stop")
    assert exhaustion(match) == [[], ["W3", "B1"], []]
    assert in_place(match, "pool") == ["W1", "W2", "W4", "W5", "G1"]


@pytest.mark.rule("P-75")
def test_empty_slots_are_filled_in_order_with_markers_on_start():
    slots = {2: ("T1", 2), 4: ("T1", 2), 5: ("T1", 2)}
    match = play(arena(slots=slots, dice={"W1": 5, "W2": 5, "W3": 2, "W4": 2, "W5": 4, "W6": 4}), "stop")
    assert field(match, "defeats") == 3
    for slot, name, start in ((2, "t7", 2), (4, "t2", 1), (5, "t6", 2)):
        assert all(say.startswith(f"enemy {slot}=") for say in legal(match))
        play(match, f"enemy {slot}={name}")
        assert (enemy(match, slot), marker(match, slot)) == (name, start)
    assert (legal(match), field(match, "round")) == (["start"], 2)


@pytest.mark.rule("P-76")
def test_at_most_thirteen_enemies_are_ever_drawn():
    match = lucky_match()
    assert (match.result.reason, field(match, "defeats")) == ("eight enemies defeated", 8)
    assert sum(entry.say.startswith("enemy") for entry in match.log) == 13
    assert match.view()["enemy_deck"] == 17


@pytest.mark.rule("P-76")
@pytest.mark.parametrize("mask", [0, 7, 24, 63])
def test_enemies_come_only_for_defeated_ones_and_leave_only_defeated(mask):
    refilled = 0
    for seed in (1, 3, 5, 7):
        for match in random_match(mask, seed, 800, EASY):
            seen = match.view()
            assert len(seen["enemy_discard"]) == seen["defeats"]["now"]
            assert seen["enemy_deck"] >= 17
            if legal(match) == ["start"]:
                assert seen["enemy_deck"] == 24 - seen["defeats"]["now"]
                assert len({slot["enemy"] for slot in seen["slots"]} | set(seen["enemy_discard"])) == 6 + seen["defeats"]["now"]
                refilled += seen["defeats"]["now"] > 0
    assert refilled > 3


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-77")
@pytest.mark.parametrize(("before", "result"), [(5, None), (6, (8,)), (7, (9,))])
def test_eight_or_more_defeats_win_and_all_of_the_round_count(before, result):
    match = arena(slots={1: ("T1", 2), 6: ("T1", 2)}, dice={"W1": 1, "W2": 1, "W3": 6, "W4": 6}, defeats=before)
    play(match, "stop")
    if result is None:
        assert match.result is None
    else:
        assert (match.result.winners, match.result.scores) == ((0,), result)
        assert field(match, "defeats") == result[0]


@pytest.mark.rule("P-78")
def test_the_win_is_tested_after_sun_and_moon_and_the_wound_of_the_moon_can_still_lose():
    def eighth_defeat(health: int) -> Match:
        match = arena(
            modules=("sun_moon",), slots={2: ("T1", 2)}, dice={"W1": 2, "W2": 2}, pool="W3",
            defeats=7, health=health, facing=2, last_facing=1, dial="B2 G2 Y2", tired=["", "", "W8"],
        )  # fmt: skip
        play(match, "stop")
        assert (match.prompt.kind, match.result, field(match, "defeats")) == ("take_bonus", None, 8)
        play(match, "sun B2")
        assert (match.prompt.kind, match.result, marker(match, 5)) == ("put_to_rest", None, 0)
        return play(match, "exhaust W3")

    won, lost = eighth_defeat(3), eighth_defeat(4)
    assert (won.result.winners, lost.result.winners) == ((0,), ())
    assert exhaustion(won) == [["W3"], [], ["W8"]]  # nothing of phase 3 took place


@pytest.mark.rule("P-79")
def test_on_the_last_health_space_the_rest_of_the_round_is_not_carried_out():
    match = arena(dice={"W1": 2, "W2": 3, "W3": 6, "W4": 6}, slots={6: ("T1", 2)}, pool="W7 W8", health=4, tired=["", "", "B1"])
    play(match, "stop", "exhaust W7")
    assert (match.actor, match.result.winners, match.result.reason) == (None, (), "five wounds")
    assert (field(match, "health"), field(match, "defeats"), marker(match, 3), marker(match, 6)) == (5, 0, 0, 3)
    assert exhaustion(match) == [["W7"], [], ["B1"]]
    with pytest.raises(IllegalAnswer):
        match.answer("start")


@pytest.mark.rule("P-80")
@pytest.mark.parametrize("mask", [0, 63])
def test_resigning_is_possible_at_any_decision_and_is_a_loss(mask):
    kinds = set()
    for seed in range(3):
        for match in random_match(mask, seed, 200):
            if match.actor == 0:
                kinds.add(match.prompt.kind)
                other = match.game.at(match.position())
                other.answer("resign")
                assert (other.actor, other.result.winners, other.result.reason) == (None, (), "resigned")
                assert other.log[-1].say == "resign"
    assert {"opening_roll", "reroll_place_or_stop", "put_to_rest"} <= kinds


@pytest.mark.rule("P-80")
def test_there_is_no_limit_on_rounds():
    match = hard(pool="W1 W2 W3", round=100_000)
    for _ in range(40):
        harmless_round(match)
    assert (field(match, "round"), match.result) == (100_041, None)


@pytest.mark.rule("P-80")
def test_a_match_ends_by_defeats_by_wounds_or_by_resigning_only():
    for seed in range(20):
        match = GAME.new(seed=seed, options={"modules": seed * 3 % 64})
        luck = random.Random(seed)
        while match.actor is not None:
            match.answer(luck.randrange(len(match.prompt.options)))
        assert (match.result.winners == (0,)) == (field(match, "health") < 5)
        assert field(match, "health") == 5 or field(match, "defeats") >= 8


# -- fixtures --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FX-11")
@pytest.mark.parametrize(("options", "sizes"), [({}, [8, 9, 10, 11]), (SHIFT, [8, 10, 11, 11])])
def test_fx_11_exhaustion_without_wounds(options, sizes):
    start = ["W1", "W2", "W3", "W4", "W5", "B1", "G1", "Y1"]
    match = hard(pool=start, tired=["W6", "W7", "W8"], colour_stack="B2 G2 Y2", stack_at=2, options=options)
    back = {"W8": 1, "W7": 2, "W6": 3} if not options else {"W8": 1, "W7": 1, "W6": 2}
    for number in range(4):
        expected = [*start, *(die for die, after in back.items() if after <= number)]
        assert sorted(in_place(match, "pool")) == sorted(expected)
        assert len(expected) == sizes[number]
        if number == 3:
            assert exhaustion(match) == [[], [], []]
        play(match, "start")
        while match.actor == "chance":
            name = legal(match)[0].split("=")[0]
            play(match, f"{name}={1 if name in start[:4] else 2 if name in ('W5', 'B1') else 3}")
        play(match, "stop")
    assert field(match, "health") == 0


@pytest.mark.rule("FX-11")
def test_fx_11_where_an_exhausted_die_stands_and_when_it_is_rolled_again():
    match = hard(pool="W1 W2 W3 W4")
    play(match, "start", "W1=2", "W2=1", "W3=1", "W4=1", "stop")
    assert exhaustion(play(halted(match, "rest"), "exhaust W4")) == [["W4"], [], []]
    play(match, "exhaust W4")
    stands = []
    for _ in range(3):
        stands.append(next((space for space in range(3) if "W4" in in_place(match, "tired", space)), None))
        harmless_round(match)
    assert stands == [1, 2, None]
    assert "W4" in in_place(match, "pool")


@pytest.mark.rule("FX-12")
def test_fx_12_eighth_defeat_and_fifth_wound():
    def step_b(top: int, bottom: int, health: int) -> Match:
        match = arena(slots={top: ("T1", 2)}, dice={"W1": top, "W2": top, "W3": bottom}, pool="W8", defeats=7, health=health)
        return play(match, "stop", "exhaust W8")

    first = step_b(1, 6, 4)
    assert (field(first, "defeats"), field(first, "health"), first.result.winners) == (8, 5, ())
    second = step_b(6, 1, 4)
    assert (field(second, "defeats"), field(second, "health"), second.result.winners) == (7, 5, ())
    third = step_b(1, 6, 3)
    assert (field(third, "defeats"), field(third, "health"), third.result.winners) == (8, 4, (0,))

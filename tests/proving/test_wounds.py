"""Wounds: an exhausted die, one space of Health, and the swaps of the colour stack (section 6)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from ludarium import IllegalAnswer
from ludarium.core.match import Match
from ludarium.games.proving import dice
from tests.proving.arena import arena, enemy, field, in_place, legal, marker, markers, play
from tests.proving.test_components_and_setup import random_match

Z0 = {"tired": ["W6", "W7", "W8"], "colour_stack": "B2 G2 Y2", "stack_at": 2}


def wound(slot: int = 2, die: str = "W1", **more: Any) -> Match:
    """A single on a slot whose enemy stands on 1; the player must now exhaust a die (if there is a choice)."""
    return arena(dice={die: slot, **more.pop("dice", {})}, **more)


def exhaustible(match: Match) -> list[str]:
    assert match.prompt.kind == "put_to_rest"
    return [say.removeprefix("exhaust ") for say in legal(match)]


def exhaustion(match: Match) -> list[list[str]]:
    return [in_place(match, "tired", space) for space in range(3)]


def halted(match: Match, before: str) -> Match:
    """The same match, cut off just before a later step of the round, to look at the board there."""
    whole = match.position()
    waiting = whole["state"]["stack"]
    cut = max(at for at, frame in enumerate(waiting) if frame[0] == f"proving.{before}")
    whole["state"]["stack"] = waiting[cut + 1 :]
    return match.game.at(whole, chance="ask")


# -- what a wound does -----------------------------------------------------------------------------------------------


@pytest.mark.rule("P-60")
def test_a_wound_exhausts_a_die_costs_health_and_sends_the_marker_back_to_start():
    match = wound(2, pool="W2 W3", tired=["W6", "", ""])
    assert (field(match, "health"), marker(match, 2)) == (0, 0)
    match = play(halted(match, "rest"), "exhaust W3")
    assert exhaustion(match) == [["W3", "W6"], [], []]
    assert in_place(match, "pool") == ["W1", "W2"]
    assert (field(match, "health"), marker(match, 2)) == (1, 1)
    match = arena(slots={4: ("T5", 1)}, dice={"W1": 4}, pool="W2")
    assert marker(play(match, "exhaust W1"), 4) == 2


@pytest.mark.rule("P-61")
def test_exhaust_then_health_then_loss_then_swap_then_marker():
    match = wound(2, pool="W2 W3", health=1, stack_at=2, colour_stack="B2")
    assert (match.prompt.kind, field(match, "health"), marker(match, 2)) == ("put_to_rest", 1, 0)
    play(match, "exhaust W1")
    assert (match.prompt.kind, field(match, "health"), marker(match, 2)) == ("swap", 2, 0)
    assert in_place(match, "tired", 0) == ["W1"]
    play(match, "decline")
    assert marker(match, 2) == 1
    fatal = play(wound(2, pool="W2 W3", health=4, stack_at=5, colour_stack="B2"), "exhaust W1")
    assert (fatal.actor, field(fatal, "health"), in_place(fatal, "tired", 0)) == (None, 5, ["W1"])
    assert (fatal.result.reason, marker(fatal, 2)) == ("five wounds", 0)


@pytest.mark.rule("P-61")
def test_several_wounds_are_handled_one_after_the_other_in_slot_order():
    match = arena(dice={"W1": 6, "W2": 3, "W3": 5}, pool="W4 W5", health=1, stack_at=2, colour_stack="B2 G2 Y2")
    for number, slot in enumerate((3, 5, 6), 2):
        assert match.prompt.kind == "put_to_rest"
        assert next(at for at in (3, 5, 6) if marker(match, at) == 0) == slot
        match.answer(0)
        assert (match.prompt.kind, field(match, "health")) == ("swap", number)
        play(match, "decline")
    assert markers(match) == [1] * 6


@pytest.mark.rule("P-62")
def test_the_player_chooses_any_attack_die_of_the_pool():
    match = wound(2, dice={"B1": 4, "G1": 4}, pool="W3 Y2", tired=["W6", "W7", "W8"], colour_stack="B2", modules=("dragon",))
    play(match, "stop")
    assert exhaustible(match) == ["W1", "W3", "B1", "G1", "Y2"]
    for refused in ("exhaust W6", "exhaust B2", "exhaust D", "exhaust W2"):
        with pytest.raises(IllegalAnswer):
            match.answer(refused)
    match = play(halted(match, "rest"), "exhaust G1")
    assert in_place(match, "tired", 0) == ["W6", "G1"]


@pytest.mark.rule("P-62")
@pytest.mark.parametrize("order", [["pair: down_slot 3", "pair: single_extra"], ["pair: single_extra", "pair: down_slot 3"]])
def test_dice_on_a_chariot_and_in_the_stock_cannot_be_exhausted(order):
    """The wound of DOWN_SLOT comes while the other card still holds its dice, or after they went to the Stock."""
    covered = "chariot1" if order[0] == "pair: down_slot 3" else "chariot0"
    match = arena(chariots=order, dice={"W1": 5, "W2": 5, "W3": 6, "W4": 6})
    play(match, f"place {covered} W1 W2", "stop")
    assert in_place(match, "stock") == ([] if covered == "chariot1" else ["W1", "W2"])
    assert exhaustible(match) == ["W3", "W4"]


@pytest.mark.rule("P-62")
def test_without_a_die_the_rest_of_the_wound_takes_place():
    match = arena(at="round", chariots=["single 1: down_slot 3"], dial="B1")
    play(match, "start")
    assert (field(match, "health"), marker(match, 3)) == (1, 1)
    assert exhaustion(match) == [[], [], []]


@pytest.mark.rule("P-63")
def test_the_dragon_die_is_exhausted_only_by_option_and_returns_like_any_die():
    assert exhaustible(wound(pool="W2", dragon="chaos")) == ["W1", "W2"]
    match = wound(pool="W2", dragon="chaos", options={"dragon_exhaustible": True})
    assert exhaustible(match) == ["W1", "W2", "D"]
    play(match, "exhaust D")
    assert exhaustion(match) == [[], ["D"], []]
    thrown = []
    for _ in range(3):
        play(match, "start")
        names = []
        while match.actor == "chance":
            names.append(legal(match)[0].split("=")[0])
            match.answer(0)
        thrown.append(names)
        assert all("dragon" not in say for say in legal(match)) == ("D" not in names)
        play(match, "stop")
        while match.prompt.kind in ("dragon_fights", "resolve", "enemy_comes"):
            match.answer(0)
    assert thrown == [["W1", "W2"], ["W1", "W2"], ["W1", "W2", "D"]]


@pytest.mark.rule("P-64")
def test_a_die_exhausted_before_step_a_takes_no_part_in_the_attacks():
    """DOWN_SLOT(3) wounds in S4; the player gives one of two fives, so the other is a single now."""
    match = arena(chariots=["single 1: down_slot 3"], slots={5: ("T7", 3)}, dice={"W1": 5, "W2": 5})
    play(match, "stop", "exhaust W1")
    assert (marker(match, 5), marker(match, 3), field(match, "health")) == (2, 1, 1)


@pytest.mark.rule("P-64")
def test_the_dragon_die_left_on_a_slot_without_attack_dice_does_nothing():
    """RALLY wounds at the beginning of S6, after D was assigned; #1 is the leader (all stand alike)."""
    match = arena(
        dragon="tail", face_up=(6,), conspirators={6: "rally"}, active=5, modules=("shields",),
        slots={3: ("T4", 1)}, dice={"W1": 3, "W2": 5, "W3": 5},
    )  # fmt: skip
    play(match, "stop", "dragon 3", "exhaust W1")
    assert (marker(match, 1), marker(match, 3), marker(match, 5)) == (1, 1, 2)
    assert (field(match, "health"), field(match, "shields")) == (1, 0)


@pytest.mark.rule("P-65")
def test_the_reset_leaves_enemy_slot_and_shield_in_place():
    match = arena(shields=(2,), slots={2: ("T2", 1)}, dice={"W1": 2, "W2": 2})
    play(match, "stop")
    assert marker(match, 2) == 0
    play(match, "exhaust W1")
    assert (enemy(match, 2), marker(match, 2), match.view()["slots"][1]["shield"]) == ("t2", 1, True)


# -- swaps -----------------------------------------------------------------------------------------------------------


def second_wound(**more: Any) -> Match:
    """A wound that brings Health onto the ring."""
    return wound(2, **{"pool": "W2 B1", "health": 1, "stack_at": 2, "colour_stack": "B2 G2 Y2"} | more)


@pytest.mark.rule("P-66")
def test_on_the_stack_a_white_die_may_be_replaced_by_one_of_the_stack():
    match = play(second_wound(), "exhaust B1")
    swaps = [f"swap {white} {colour}" for white in ("W1", "W2") for colour in ("B2", "G2", "Y2")]
    assert legal(match) == ["decline", *swaps]
    boxed = in_place(match, "box")
    play(match, "swap W2 G2")
    assert set(in_place(match, "box")) - set(boxed) == {"W2"}
    assert in_place(match, "pool") == ["W1", "G2"]
    assert in_place(match, "colour_stack") == ["B2", "Y2"]
    for health in (0, 2, 3):
        assert play(second_wound(health=health), "exhaust B1").prompt.kind == "opening_roll"


@pytest.mark.rule("P-67")
@pytest.mark.parametrize("answer", ["swap W1 B2", "decline", None])
def test_the_rest_of_the_stack_moves_on_whatever_was_chosen(answer):
    impossible = answer is None  # no white die is left
    match = play(second_wound(pool="B1 G1"), "exhaust W1") if impossible else play(second_wound(), "exhaust B1", answer)
    assert field(match, "stack_at") == 3
    assert len(in_place(match, "colour_stack")) == (2 if answer == "swap W1 B2" else 3)


@pytest.mark.rule("P-67")
def test_the_next_wound_offers_another_swap():
    match = arena(dice={"W1": 2, "W2": 3}, pool="W3 W4 W5", health=1, stack_at=2, colour_stack="B2 G2 Y2")
    play(match, "exhaust W1", "swap W3 Y2", "exhaust W2")
    assert legal(match) == ["decline", "swap W4 B2", "swap W4 G2", "swap W5 B2", "swap W5 G2"]


@pytest.mark.rule("P-68")
def test_only_a_white_die_of_the_pool_can_be_given():
    match = play(second_wound(tired=["W6", "W7", "W8"]), "exhaust W1")
    assert legal(match) == ["decline", "swap W2 B2", "swap W2 G2", "swap W2 Y2"]
    match = play(second_wound(pool="B1"), "exhaust W1")  # the last white die was just exhausted: nothing is offered
    assert match.prompt.kind == "opening_roll"
    match = arena(
        chariots=["pair: single_extra", "pair: down_slot 3"], slots={6: ("T7", 3)},
        dice={"W1": 5, "W2": 5, "B1": 6, "G1": 6}, health=1, stack_at=2, colour_stack="Y2",
    )  # fmt: skip
    play(match, "place chariot0 W1 W2", "stop", "exhaust B1")  # the white dice are in the Stock
    assert (match.prompt.kind, field(match, "stack_at")) == ("chariot_comes", 3)


@pytest.mark.rule("P-69")
def test_a_swapped_die_is_first_rolled_at_the_next_opening_roll():
    """DOWN_SLOT wounds in S4: the new die attacks nobody, chaos does not throw it, but it can be exhausted."""
    match = arena(
        chariots=["single 1: down_slot 3", "single 1: scatter 5", "single 1: down_slot 4"], dragon="chaos",
        dice={"W1": 5, "W2": 5, "B1": 6}, pool="W3", health=1, stack_at=2, colour_stack="G2",
    )  # fmt: skip
    play(match, "stop", "exhaust W3", "swap W1 G2")
    assert [die["value"] for die in match.view()["pool"] if die["die"] == "G2"] == [None]
    assert legal(match) == [f"W2={value}" for value in range(1, 7)]  # SCATTER throws W2 alone
    play(match, "W2=5")
    assert exhaustible(match) == ["W2", "B1", "G2"]
    play(match, "exhaust W2")
    assert legal(match) == [f"B1={value}" for value in range(1, 7)]  # and chaos B1 alone
    play(match, "B1=2")
    assert exhaustible(match) == ["B1", "G2"]  # nothing else was thrown; B1 alone wounds on #2
    assert all("G2" not in slot["dice"] for slot in match.view()["slots"])


@pytest.mark.rule("P-69")
def test_after_a_wound_before_the_opening_roll_the_new_die_is_rolled_in_this_round():
    match = arena(at="round", face_up=(4,), pool="W1 W2 W3", health=1, stack_at=2, colour_stack="Y2")
    play(match, "plot=4", "target 5", "exhaust W1", "swap W2 Y2", "start")
    thrown = []
    while match.actor == "chance":
        thrown.append(legal(match)[0].split("=")[0])
        match.answer(0)
    assert thrown == ["W3", "Y2"]


@pytest.mark.rule("P-70")
@pytest.mark.parametrize(("ring", "answers", "offered"), [
    (2, "swap swap swap", [2, 3, 4]), (2, "decline decline decline", [2, 3, 4]),
    (1, "swap swap swap", [1, 2, 3]), (1, "swap decline swap swap", [1, 2, 3, 4]),
    (1, "decline decline decline decline", [1, 2, 3, 4]),
])  # fmt: skip
def test_swaps_are_offered_from_the_ring_on_and_never_on_the_fifth_wound(ring, answers, offered):
    """Five singles wound five times in one step B; the other dice have no value and only fill the pool."""
    match = arena(
        dice={"W1": 1, "W2": 2, "W3": 3, "W4": 4, "W5": 5}, pool="W6 W7 W8 B1 G1 Y1",
        stack_at=ring, colour_stack="B2 G2 Y2", options={"ring_index": ring},
    )  # fmt: skip
    wishes, seen = answers.split(), []
    while match.actor is not None:
        if match.prompt.kind == "swap":
            seen.append(field(match, "health"))
            wish = wishes.pop(0)
            play(match, next(say for say in legal(match) if say.startswith(wish)))
        else:
            play(match, legal(match)[0])
    assert seen == offered
    assert field(match, "health") == 5


@pytest.mark.rule("P-152")
def test_dice_alike_are_interchangeable():
    """Exchanging two alike dice in an action and in the state after it gives the same state; and both are offered."""

    def exchanged(place: Any, a: int, b: int) -> Any:
        if isinstance(place, list):
            return [exchanged(each, a, b) for each in place]
        return place ^ (1 << a | 1 << b) if (place >> a ^ place >> b) & 1 else place

    places = ("pool", "showing", "tired", "colour_stack", "stock", "box", "covers", "dial", "bonus", "tint")
    compared: set[str] = set()
    for mask, seed in ((0, 1), (2, 3), (20, 5), (38, 7), (63, 1), (63, 9)):
        for match in random_match(mask, seed, 160, chariot_single="any"):
            if match.actor != 0:
                continue
            alike: dict[tuple, list[str]] = {}
            for die in match.view()["pool"]:
                alike.setdefault((die["colour"], die["value"], die["bonus"]), []).append(die["die"])
            pairs = [(one, two) for names in alike.values() for one, two in pairwise(names)]
            for say in legal(match)[:12]:
                words = say.split()
                pair = next(((one, two) for one, two in pairs if (one in words) != (two in words)), None)
                if pair is None:
                    continue
                swap = dict([pair, pair[::-1]])
                dice_said = sorted((swap.get(word, word) for word in words if word in dice.NAMES), key=dice.NAMES.index)
                twin = " ".join([word for word in words if word not in dice.NAMES][:2] + dice_said)
                assert twin in legal(match) or "hold" in say
                one, two = (match.game.at(match.position(), chance="ask") for _ in range(2))
                one.answer(say)
                two.answer(twin)
                for name, value in one.position()["state"].items():
                    if name in places or name in match.state.fields():
                        other = two.position()["state"][name]
                        numbers = [dice.NAMES.index(die) for die in pair]
                        assert other == (exchanged(value, *numbers) if name in places else value), (say, twin, name)
                compared.add(words[0])
    assert compared >= {"exhaust", "swap", "place"}


# -- fixtures --------------------------------------------------------------------------------------------------------


def fixture_nine(**more: Any) -> Match:
    """FX-5 as far as the die of #2's wound."""
    slots = {1: ("T1", 2), 4: ("T2", 1), 6: ("T3", 3)}
    dice = {"W1": 1, "W2": 1, "W3": 2, "W4": 4, "Y1": 4, "W5": 6, "B1": 6, "G1": 6}
    return play(arena(slots=slots, dice=dice, **Z0 | more), "stop")


@pytest.mark.rule("FX-9")
def test_fx_9_defeats_and_a_wound():
    match = fixture_nine()
    assert markers(match)[1:] == [0, 1, 1, 1, 4]
    step_b = play(halted(match, "rest"), "exhaust W4")
    assert field(step_b, "defeats") == 2
    assert step_b.view()["enemy_discard"] == ["t1", "t3"]
    assert exhaustion(step_b) == [["W4", "W6"], ["W7"], ["W8"]]
    assert (field(step_b, "health"), marker(step_b, 2)) == (1, 1)
    assert [slot for slot in range(1, 7) if enemy(step_b, slot) is None] == [1, 6]
    assert step_b.view()["stack"] == {"at": 2, "dice": ["B2", "G2", "Y2"]}
    play(match, "exhaust W4")
    assert all(say.startswith("enemy 1=") for say in legal(match))
    play(match, "enemy 1=t5")
    assert all(say.startswith("enemy 6=") for say in legal(match))
    play(match, "enemy 6=t7")
    assert in_place(match, "pool") == ["W1", "W2", "W3", "W5", "W8", "B1", "G1", "Y1"]
    assert exhaustion(match) == [[], ["W4", "W6"], ["W7"]]
    assert (enemy(match, 1), marker(match, 1), enemy(match, 6), marker(match, 6)) == ("t5", 2, "t7", 2)
    ring_one = play(fixture_nine(stack_at=1, options={"ring_index": 1}), "exhaust W4")
    assert ring_one.prompt.kind == "swap"


@pytest.mark.rule("FX-10")
def test_fx_10_swap():
    match = arena(
        dice={"W3": 2}, pool="W1 W2 W5 W8 B1 G1 Y1", tired=["", "W4 W6", "W7"],
        health=1, stack_at=2, colour_stack="B2 G2 Y2", defeats=2,
    )  # fmt: skip
    assert marker(match, 2) == 0
    before = halted(match, "rest")
    for each in (match, before):
        play(each, "exhaust W1")
        assert field(each, "health") == 2
        play(each, "swap W2 Y2")
    assert in_place(before, "box") == ["W2"]
    assert in_place(before, "pool") == ["W3", "W5", "W8", "B1", "G1", "Y1", "Y2"]
    assert exhaustion(before) == [["W1"], ["W4", "W6"], ["W7"]]
    assert before.view()["stack"] == {"at": 3, "dice": ["B2", "G2"]}
    assert marker(before, 2) == 1
    assert in_place(match, "pool") == ["W3", "W5", "W7", "W8", "B1", "G1", "Y1", "Y2"]
    assert exhaustion(match) == [[], ["W1"], ["W4", "W6"]]
    play(match, "start", "W3=2", "W5=1", "W7=1", "W8=1", "B1=1", "G1=1", "Y1=1", "Y2=1", "stop")
    while match.prompt.kind != "put_to_rest":
        match.answer(0)
    play(match, "exhaust Y2")
    assert field(match, "health") == 3
    assert {say.split()[-1] for say in legal(match)} == {"decline", "B2", "G2"}


@pytest.mark.rule("P-59")
def test_the_question_names_who_wounds_and_how_many_wounds_follow() -> None:
    match = arena(slots={2: ("T1", 1), 5: ("T1", 1)}, dice={"W1": 2, "W2": 5, "W3": 6, "W4": 6})
    play(match, "stop")
    asked = match.prompt.phrase
    assert (match.prompt.kind, asked.arguments["cause"], asked.arguments["slot"], asked.arguments["more"]) == (
        "put_to_rest",
        "wound",
        2,
        1,
    )
    assert match.prompt.text("en").startswith("#2 x wounds you, and one more wound follows: which die goes on the top space")
    play(match, "exhaust W1")
    assert (match.prompt.phrase.arguments["slot"], match.prompt.phrase.arguments["more"]) == (5, 0)
    assert match.prompt.text("fr").startswith("x (n°\u00a05) vous blesse\u00a0: quel dé va sur la case supérieure")


@pytest.mark.rule("P-165")
def test_the_question_says_that_a_chariot_is_no_wound() -> None:
    match = arena(dice={"W1": 2, "W2": 5}, chariots=["pair: exhaust any"])
    assert (match.prompt.kind, match.prompt.phrase.arguments["cause"]) == ("put_to_rest", "chariot")

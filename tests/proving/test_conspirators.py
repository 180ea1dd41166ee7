"""Conspirators: reveals, the plot roll, and what each of them does (P-114 to P-121, P-169, FX-21, FX-22)."""

from __future__ import annotations

from typing import Any

import pytest

import ludarium
from ludarium import IllegalAnswer
from ludarium.core.match import Match
from tests.proving.arena import (
    arena,
    at_random,
    field,
    game_with,
    halt_before,
    happened,
    in_place,
    legal,
    marker,
    markers,
    play,
    roll,
)

START = {  # Z0 but for the enemies
    "at": "round",
    "pool": "W1 W2 W3 W4 W5 B1 G1 Y1",
    "tired": ["W6", "W7", "W8"],
    "colour_stack": "B2 G2 Y2",
    "stack_at": 2,
}
LONG = {"LONG": {"start": 2, "climb": ["2", "2", "2", "2"]}}


def plotted(does: str, number: int = 1, **table: Any) -> Match:
    """A round whose active Conspirator does this."""
    return play(arena(at="round", conspirators={number: does}, face_up=(number,), **table), f"plot={number}")


def resolved(does: str, values: str, *answers: str, **table: Any) -> Match:
    """The table after step B of such a round."""
    match = plotted(does, pool=[value.split("=")[0] for value in values.split()], **table)
    halt_before(match, "test_for_win")
    roll(match, values)
    if "stop" in legal(match):
        play(match, "stop")
    return play(match, *answers)


# -- reveals and the plot roll ---------------------------------------------------------------------------------------


@pytest.mark.rule("P-114")
def test_at_set_up_one_of_six_is_face_up() -> None:
    match = ludarium.game("proving").new(seed=114, options={"modules": ["conspirators"]}, chance="ask")
    while match.prompt is not None and match.prompt.kind == "enemy_comes":
        match.answer(0)
    assert len(legal(match)) == 6
    play(match, "conspirator=fern")
    assert match.view()["conspirators"] == ["fern"]
    assert match.view()["conspirator_deck"] == 5
    assert legal(match)[0] == "plot=1"  # and no other comes in the first round


@pytest.mark.rule("P-115")
@pytest.mark.parametrize(("felled", "face_up", "after"), [(0, (1,), 1), (1, (1,), 2), (3, (1, 2), 5), (2, (1, 2, 3, 4, 5), 6)])
def test_one_more_comes_for_each_enemy_defeated_in_the_last_round(felled: int, face_up: tuple[int, ...], after: int) -> None:
    match = arena(at="round", pool="W1 W2", face_up=face_up, felled=felled)
    while match.prompt is not None and match.prompt.kind == "conspirator_shows":
        match.answer(0)
    assert len(match.view()["conspirators"]) == after
    assert match.view()["conspirator_deck"] == 6 - after


@pytest.mark.rule("P-115")
@pytest.mark.rule("P-117")
@pytest.mark.rule("P-118")
@pytest.mark.parametrize("mask", [16, 24, 48, 49, 58])  # without Inspiration, which can change these numbers
def test_in_every_round_the_plot_is_rolled_once_after_the_reveals_and_before_the_clock(mask: int) -> None:
    for seed in range(8):
        rolled = 0
        for match in at_random(mask, seed):
            if field(match, "round") == 0:
                continue
            assert match.prompt is not None
            if match.prompt.kind == "plot_rolled":
                rolled += 1
                assert rolled == field(match, "round")  # the first round included
                assert field(match, "rolling") == 0
                assert match.view()["clock"]["spent_ms"] == 0
                assert len(match.view()["conspirators"]) == min(6, 1 + field(match, "defeats"))  # each has brought one
                assert legal(match) == [f"plot={number}" for number in range(1, 7)]
            elif match.prompt.kind == "opening_roll":
                assert rolled == field(match, "round")
        assert rolled > 0


@pytest.mark.rule("P-116")
@pytest.mark.rule("P-117")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_face_up_one_with_the_number_rolled_is_active_and_no_other(number: int) -> None:
    match = arena(at="round", pool="W1 W2 W3", face_up=(2, 3, 5))
    play(match, f"plot={number}")
    assert match.view()["active"] == (f"conspirator{number}" if number in (2, 3, 5) else None)


@pytest.mark.rule("P-116")
def test_the_shipped_cards_carry_one_to_six_once_each_and_brianna_is_six_and_fern_four() -> None:
    numbers = {card.id: card.facts["number"] for card in ludarium.game("proving").pack.cards if card.kind == "conspirator"}
    assert sorted(numbers.values()) == [1, 2, 3, 4, 5, 6]
    assert (numbers["queen_brianna"], numbers["fern"]) == (6, 4)


@pytest.mark.rule("P-118")
def test_the_plot_roll_uses_no_die_of_the_pool() -> None:
    match = arena(**START, face_up=(1,), conspirators={1: "rally"})
    pool = in_place(match, "pool")
    play(match, "plot=1")
    assert in_place(match, "pool") == pool
    assert match.view()["slots"][0]["dice"] == []
    assert legal(match) == ["start"]


@pytest.mark.rule("P-119")
def test_an_effect_on_the_resolution_starts_with_it_and_ends_with_it() -> None:
    table = {"modules": ("sun_moon", "dragon"), "slots": {5: ("T7", 4)}, "dial": "B2 G2 Y2"}
    match = plotted("single_extra", pool="W1 W2 W3 W4 W5", **table)
    assert field(match, "single_extra") == 0
    play(match, "rotate 2")
    roll(match, "W1=1 W2=1 W3=1 W4=1 W5=5 D=wing")
    play(match, "stop")
    assert field(match, "single_extra") == 0  # S5 is before it
    play(match, "dragon 5")
    assert field(match, "single_extra") == 1
    assert legal(match) == ["resolve", "shorten 1 1"]  # and `resolve` after it
    halt_before(match, "test_for_win")
    play(match, "shorten 1 1")
    assert marker(match, 5) == 4 - 1 - 1  # 1 + 1 - wing for the single, exactly one for the Moon


@pytest.mark.rule("P-119")
@pytest.mark.parametrize("does", ["single_extra", "one_step_all", "shroud green", "req_plus_of sun"])
def test_nothing_of_it_is_left_in_the_next_round(does: str) -> None:
    match = plotted(does, pool="W1 W2")
    roll(match, "W1=1 W2=1")
    play(match, "stop", "plot=6")
    assert (field(match, "round"), match.view()["active"], match.view()["effects"]) == (3, None, {})


@pytest.mark.rule("P-119")
def test_an_immediate_effect_is_over_before_the_clock_starts() -> None:
    match = plotted("tired", pool="W1 W2")
    assert legal(match) == ["exhaust W1", "exhaust W2"]
    play(match, "exhaust W1")
    assert legal(match) == ["start"]


@pytest.mark.rule("P-120")
@pytest.mark.rule("P-169")
def test_fern_lets_the_player_choose_freely_but_not_refuse() -> None:
    match = plotted("down_choice", 4, pool="W1 W2", slots={2: ("T5", 2)})
    assert legal(match) == [f"target {slot}" for slot in range(1, 7)]
    for refusal in ("target none", "decline", "start"):
        with pytest.raises(IllegalAnswer):
            match.answer(refusal)
    play(match, "target 2")
    assert markers(match) == [1, 1, 1, 1, 1, 1]
    assert "fern" in [card.id for card in ludarium.game("proving").pack.cards if card.facts.get("number") == 4]


@pytest.mark.rule("P-121")
def test_a_wound_before_the_roll_is_handled_at_once_and_a_swapped_die_is_rolled() -> None:
    match = arena(**START, face_up=(4,), health=1)
    play(match, "plot=4", "target 5")
    assert marker(match, 5) == 0
    play(match, "exhaust W1", "swap W2 G2")
    assert (field(match, "health"), marker(match, 5)) == (2, 1)
    assert legal(match) == ["start"]
    match.answer("start")
    thrown = []
    while match.actor == "chance":
        thrown.append(legal(match)[0].split("=")[0])
        match.answer(0)
    assert thrown == ["W3", "W4", "W5", "B1", "G1", "G2", "Y1"]


@pytest.mark.rule("P-121")
def test_the_game_can_end_by_a_conspirator_before_the_roll() -> None:
    match = arena(**START, face_up=(4,), health=4)
    play(match, "plot=4", "target 5", "exhaust W1")
    assert match.prompt is None
    assert match.result is not None
    assert match.result.winners == ()
    assert field(match, "health") == 5


# -- the fixtures ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FX-21")
@pytest.mark.rule("P-117")
@pytest.mark.rule("P-120")
@pytest.mark.parametrize("dial", [False, True])
def test_fern_and_brianna_are_face_up(dial: bool) -> None:
    modules = {"modules": ("sun_moon",), "dial": "B2 G2 Y2"} if dial else {}
    then = [f"rotate {slot}" for slot in range(1, 7)] if dial else ["start"]
    table = {"at": "round", "pool": "W1 W2", "slots": {5: ("T5", 2)}, "face_up": (6, 4)} | modules
    match = play(arena(**table), "plot=4")
    assert match.view()["active"] == "conspirator4"
    play(match, "target 5")
    assert markers(match) == [1, 1, 1, 1, 1, 1]
    assert (legal(match), field(match, "health")) == (then, 0)
    brianna = play(arena(**table), "plot=6")
    assert brianna.view()["active"] == "conspirator6"
    assert (legal(brianna), markers(brianna)) == (then, [1, 1, 1, 1, 2, 1])
    for number in (1, 2, 3, 5):
        nobody = play(arena(**table), f"plot={number}")
        assert nobody.view()["active"] is None
        assert (legal(nobody), markers(nobody)) == (then, [1, 1, 1, 1, 2, 1])


@pytest.mark.rule("FX-21")
@pytest.mark.rule("P-121")
def test_fern_wounds_at_once_and_the_exhausted_die_misses_the_opening_roll() -> None:
    match = arena(**START, face_up=(6, 4))
    play(match, "plot=4", "target 5", "exhaust W5")
    assert [(told["slot"], told["spaces"]) for told in happened(match, "went-down")] == [(5, 1)]
    assert [in_place(match, "tired", space) for space in range(3)] == [["W5", "W6"], ["W7"], ["W8"]]
    assert (field(match, "health"), markers(match)) == (1, [1] * 6)
    assert in_place(match, "colour_stack") == ["B2", "G2", "Y2"]
    match.answer("start")
    thrown = []
    while match.actor == "chance":
        thrown.append(legal(match)[0].split("=")[0])
        match.answer(0)
    assert thrown == ["W1", "W2", "W3", "W4", "B1", "G1", "Y1"]


@pytest.mark.rule("FX-22")
@pytest.mark.rule("P-115")
def test_reveals_follow_the_defeats_until_all_six_are_face_up() -> None:
    match = game_with({}, [], None, {}).new(seed=22, options={"modules": ["conspirators"]}, chance="ask")
    play(match, *(f"enemy {slot}=filler{slot}" for slot in range(1, 7)), "conspirator=conspirator1")
    assert (len(match.view()["conspirators"]), match.view()["conspirator_deck"]) == (1, 5)

    two = arena(slots={1: ("T1", 2), 2: ("T1", 2)}, dice={"W1": 1, "W2": 1, "W3": 2, "W4": 2}, face_up=(1,))
    play(two, "stop", "enemy 1=t2", "enemy 2=t3")
    play(two, "conspirator=conspirator6", "conspirator=conspirator3")
    assert two.view()["conspirators"] == ["conspirator1", "conspirator6", "conspirator3"]
    assert two.view()["conspirator_deck"] == 3
    assert legal(two)[0] == "plot=1"

    dice = {f"{colour}{n}": slot for slot, colour in enumerate("BGY", 1) for n in (1, 2)} | {"W1": 4, "W2": 4}
    four = arena(slots=dict.fromkeys(range(1, 5), ("T1", 2)), dice=dice, face_up=(1, 6, 3))
    play(four, "stop", "enemy 1=t2", "enemy 2=t3", "enemy 3=t4", "enemy 4=t5")
    play(four, "conspirator=conspirator2", "conspirator=conspirator5")  # the last card of the deck leaves no choice
    assert [card[-1] for card in four.view()["conspirators"]] == ["1", "6", "3", "2", "5", "4"]
    assert four.view()["conspirator_deck"] == 0
    assert legal(four)[0] == "plot=1"


# -- what they do ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-169")
def test_tired_puts_one_attack_die_of_the_pool_on_the_top_space_without_a_wound() -> None:
    match = plotted("tired", pool="W1 B1", tired=["W2", "", ""])
    assert legal(match) == ["exhaust W1", "exhaust B1"]
    play(match, "exhaust B1")
    assert (in_place(match, "tired", 0), in_place(match, "pool"), field(match, "health")) == (["W2", "B1"], ["W1"], 0)


@pytest.mark.rule("P-169")
def test_tired_takes_attack_dice_only_even_if_the_dragon_die_can_be_exhausted() -> None:
    match = plotted("tired", pool="W1 B1", modules=("dragon",), options={"dragon_exhaustible": True})
    assert legal(match) == ["exhaust W1", "exhaust B1"]


@pytest.mark.rule("P-169")
@pytest.mark.parametrize(("seconds", "round_seconds", "left"), [(12, 60, 48), (20, 30, 15), (1, 15, 15)])
def test_haste_shortens_this_round_but_never_below_fifteen_seconds(seconds: int, round_seconds: int, left: int) -> None:
    match = plotted(f"haste {seconds}", pool="W1 W2", options={"round_seconds": round_seconds})
    assert match.view()["clock"]["seconds"] == left
    roll(match, "W1=1 W2=1")
    play(match, "stop", "plot=6")
    assert match.view()["clock"]["seconds"] == round_seconds  # the next round is whole again


@pytest.mark.rule("P-169")
def test_forbid_keeps_sets_of_its_value_from_being_rerolled_and_from_keeping_phase_one_open() -> None:
    match = plotted("forbid 4", pool="W1 W2 W3 W4", slots={4: ("T1", 1)}, cards=LONG)
    roll(match, "W1=4 W2=4 W3=5 W4=5")
    assert legal(match) == ["reroll 5", "stop"]
    play(match, "reroll 5", "W3=1", "W4=4")
    assert [told["cause"] for told in happened(match, "phase-ended")] == ["forced"]
    play(match, "exhaust W3", "plot=2")  # the next round
    roll(match, "W1=4 W2=4 W4=1")
    assert legal(match) == ["reroll 4", "stop"]


@pytest.mark.rule("P-169")
def test_single_extra_adds_to_that_of_a_chariot() -> None:
    table = {"cards": LONG, "slots": {3: ("LONG", 4)}}
    assert marker(resolved("single_extra", "W1=3", **table), 3) == 2
    assert marker(resolved("single_extra", "W1=3", **table, chariots=["pair: single_extra"]), 3) == 1


@pytest.mark.rule("P-169")
def test_one_step_all_holds_every_enemy_to_one_space() -> None:
    assert markers(resolved("one_step_all", "W1=3 W2=3 W3=3 W4=3 B1=6 B2=6 G1=6 G2=6")) == [1, 1, 2, 1, 1, 2]


@pytest.mark.rule("P-169")
def test_shroud_makes_a_colour_white() -> None:
    assert marker(resolved("shroud green", "W1=4 G1=4", slots={4: ("T2", 1)}), 4) == 1
    assert marker(resolved("shroud blue", "W1=4 G1=4", slots={4: ("T2", 1)}), 4) == 2


@pytest.mark.rule("P-169")
@pytest.mark.parametrize(("kingdom", "ends"), [("sun", [1, 2]), ("moon", [2, 1])])
def test_req_plus_of_asks_more_of_one_kingdom_only(kingdom: str, ends: list[int]) -> None:
    cards = {name.upper(): {"start": 1, "climb": ["2", "2"], "kingdom": name} for name in ("sun", "moon")}
    cards["LIKES"] = {"start": 1, "climb": ["1", "1"], "kingdom": kingdom, "ability": "wants_single"}
    slots = {1: ("SUN", 1), 2: ("MOON", 1), 3: ("LIKES", 1)}
    match = resolved(f"req_plus_of {kingdom}", "W1=1 W2=1 W3=2 W4=2 W5=3", cards=cards, slots=slots)
    assert markers(match)[:3] == [*ends, 2]  # it does not apply to those who want a single


@pytest.mark.rule("P-169")
def test_rally_moves_the_leader_down_before_anything_is_resolved_and_wounds_at_once() -> None:
    """#3 has one space left to Top. Where all have two left, #1 is the lowest and is wounded before the set can save it."""
    table = {"slots": {2: ("T5", 2), 3: ("T1", 2)}}
    assert markers(resolved("rally", "W1=3 W2=3", **table)) == [1, 2, 2, 1, 1, 1]  # 2 - 1 + 1
    match = resolved("rally", "W1=1 W2=1 W3=1")
    assert (marker(match, 1), legal(match)) == (0, ["exhaust W1", "exhaust W2", "exhaust W3"])
    play(match, "exhaust W2")
    assert (marker(match, 1), field(match, "health")) == (2, 1)  # two dice were left for the attack

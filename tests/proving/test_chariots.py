"""Chariots: what they ask for, how they are settled, what each of them does (P-94 to P-104, P-165, FX-15, FX-16)."""

from __future__ import annotations

from typing import Any

import pytest

import ludarium
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

OTHER_LASTING = ("req_plus", "shroud blue", "one_step_all", "ground")
DEAF = {"DEAF": {"start": 1, "climb": ["1", "1"], "ability": "wants_single"}}  # sets do nothing to it


def placements(match: Match) -> list[str]:
    return sorted(option for option in legal(match) if option.startswith("place"))


def attackers(match: Match) -> list[list[str]]:
    """The dice on each slot."""
    return [seen["dice"] for seen in match.view()["slots"]]


# -- in play ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-94")
def test_at_set_up_one_chariot_of_nineteen_is_face_up() -> None:
    match = ludarium.game("proving").new(seed=94, options={"modules": ["chariots"]}, chance="ask")
    for _ in range(6):
        match.answer(0)  # the enemies
    assert len(legal(match)) == 19
    play(match, legal(match)[7])
    seen = match.view()
    assert (len(seen["chariots"]), seen["chariot_deck"], seen["chariot_discard"]) == (1, 18, [])


@pytest.mark.rule("P-95")
def test_a_chariot_asks_for_a_single_of_its_value_or_for_two_dice_of_any_one_value() -> None:
    match = arena(
        dice={"W1": 4, "W2": 5, "B1": 5, "W3": 2, "W4": 2}, chariots=["single 4: steal", "pair: steal", "single 6: steal"]
    )
    assert placements(match) == ["place chariot0 W1", "place chariot1 W2 B1", "place chariot1 W3 W4"]


@pytest.mark.rule("P-96")
def test_dice_are_placed_only_after_the_opening_roll_and_while_phase_one_is_open() -> None:
    match = arena(at="round", pool="W1 W2 W3 W4", chariots=["pair: single_extra", "pair: single_extra"])
    assert legal(match) == ["start"]
    roll(match, "W1=5 W2=5 W3=6 W4=6")
    assert "place chariot1 W1 W2" in legal(match)
    play(match, "reroll 6", "W3=2", "W4=2")
    play(match, "place chariot1 W1 W2")
    assert placements(match) == ["place chariot0 W3 W4"]
    halt_before(match, "test_for_win")
    play(match, "stop")
    assert match.prompt is None
    assert in_place(match, "stock") == ["W1", "W2"]


@pytest.mark.rule("P-96")
@pytest.mark.parametrize("mask", [2, 6, 63])
def test_nobody_is_asked_to_place_dice_outside_phase_one(mask: int) -> None:
    seen = 0
    for seed in range(100):
        if seen >= 12:
            break
        for match in at_random(mask, seed, most=150):
            if placements(match):
                assert field(match, "rolling") == 1
                assert all(" D" not in option for option in placements(match))  # P-99
                seen += 1
    assert seen >= 12


@pytest.mark.rule("P-97")
def test_a_placement_fulfils_a_card_once_and_for_all() -> None:
    match = arena(dice={"W1": 5, "W2": 5, "W3": 5, "W4": 5, "W5": 6}, chariots=["pair: steal", "single 6: steal"])
    assert len(placements(match)) == 6 + 1
    play(match, "place chariot1 W5")
    assert len(placements(match)) == 6
    play(match, "place chariot0 W1 W4")
    assert legal(match) == ["reroll 5", "stop"]
    assert match.view()["clock"]["spent_ms"] == 2000


@pytest.mark.rule("P-97")
def test_by_option_half_a_pair_may_lie_and_goes_back_if_it_stays_half() -> None:
    option = {"chariot_partial": True}
    whole = arena(dice={"W1": 5, "W2": 5, "B1": 2}, chariots=["pair: single_extra"], options=option)
    assert placements(whole) == [f"place chariot0 {dice}" for dice in ("B1", "W1", "W1 W2", "W2")]
    play(whole, "place chariot0 W2")
    assert placements(whole) == ["place chariot0 W1"]  # only its twin, and the card is not covered a second time
    halt_before(whole, "plan_attacks")
    play(whole, "place chariot0 W1")  # nothing is left to do: phase 1 ends
    assert in_place(whole, "stock") == ["W1", "W2"]
    assert field(whole, "single_extra") == 0

    half = arena(dice={"W1": 5, "W2": 5, "B1": 2}, chariots=["pair: single_extra"], options=option)
    play(half, "place chariot0 W1")
    halt_before(half, "plan_attacks")
    play(half, "stop")
    assert attackers(half) == [[], ["B1"], [], [], ["W1", "W2"], []]
    assert (in_place(half, "stock"), field(half, "single_extra")) == ([], 1)
    assert placements(arena(dice={"W1": 5, "W2": 5, "B1": 2}, chariots=["pair: steal"])) == ["place chariot0 W1 W2"]


@pytest.mark.rule("P-98")
def test_the_die_must_be_a_single_at_that_moment_unless_the_option_says_any() -> None:
    dice = {"W1": 4, "B1": 4, "W2": 6, "W3": 3, "W4": 3}
    chariots = ["single 4: steal", "single 6: steal"]
    assert placements(arena(dice=dice, chariots=chariots)) == ["place chariot1 W2"]
    free = arena(dice=dice, chariots=chariots, options={"chariot_single": "any"})
    assert placements(free) == ["place chariot0 B1", "place chariot0 W1", "place chariot1 W2"]
    assert placements(play(free, "place chariot0 B1")) == ["place chariot1 W2"]  # and then it is fulfilled (P-97)


@pytest.mark.rule("P-99")
def test_placed_dice_are_locked_and_the_others_are_grouped_anew() -> None:
    match = arena(dice={"W1": 4, "W2": 4, "W3": 4, "W4": 6, "W5": 6}, chariots=["pair: single_extra", "single 4: down_slot 1"])
    assert placements(match)[0] == "place chariot0 W1 W2"
    play(match, "place chariot0 W1 W3")  # a pair may leave the rest of a larger set behind ...
    assert legal(match) == ["reroll 6", "place chariot1 W2", "stop"]  # ... which is a single now
    play(match, "reroll 6", "W4=4", "W5=4")
    play(match, "reroll 4")
    assert legal(match)[0] == "W2=1"
    play(match, "W2=1", "W4=1", "W5=1")  # and no other die was thrown
    assert match.actor == 0
    assert in_place(match, "covers", 0) == ["W1", "W3"]
    halt_before(match, "test_for_win")
    play(match, "stop")
    assert attackers(match)[3] == []


# -- settling --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-100")
def test_chariots_are_settled_in_the_order_in_which_they_were_drawn() -> None:
    dice = {"W1": 1, "W2": 1, "W3": 2, "W4": 2}
    first = play(arena(dice=dice, chariots=["pair: exhaust any", "pair: steal"]), "stop")
    assert legal(first) == ["exhaust W1", "exhaust W2", "exhaust W3", "exhaust W4"]
    play(first, "exhaust W1")
    assert legal(first) == ["give W3", "give W4"]  # 2 is the largest group only after the first card
    second = play(arena(dice=dice, chariots=["pair: steal", "pair: exhaust any"]), "stop")
    assert legal(second) == ["give W1", "give W2"]


@pytest.mark.rule("P-101")
def test_covered_chariots_do_nothing_and_their_dice_do_not_attack() -> None:
    match = arena(dice={"W1": 4, "W2": 4, "W3": 3, "W4": 3}, chariots=["pair: down_slot 3", "pair: exhaust white"])
    play(match, "place chariot0 W1 W2", "stop")
    assert attackers(match) == [[], [], ["W3", "W4"], [], [], []]
    assert in_place(match, "stock") == ["W1", "W2"]
    assert marker(match, 3) == 1
    assert legal(match) == ["exhaust W3", "exhaust W4"]  # the other one was not covered
    halt_before(match, "test_for_win")
    play(match, "exhaust W4")
    assert match.view()["chariots"] == []
    assert match.view()["chariot_discard"] == ["chariot0", "chariot1"]
    assert marker(match, 4) == 1  # no die attacked it


@pytest.mark.rule("P-101")
def test_an_effect_without_a_target_does_nothing_and_the_card_is_discarded() -> None:
    match = arena(dice={"B1": 4, "G1": 4}, chariots=["pair: exhaust white", "pair: raise_shield 2", "pair: scatter 6"])
    halt_before(match, "test_for_win")
    play(match, "stop")
    assert in_place(match, "pool") == ["B1", "G1"]
    assert field(match, "shields") == 0
    assert match.view()["chariot_discard"] == ["chariot0", "chariot1", "chariot2"]


@pytest.mark.rule("P-102")
def test_a_lasting_effect_is_over_with_the_round_and_does_not_touch_the_moon() -> None:
    match = arena(
        modules=("sun_moon",),
        slots={1: ("T5", 2), 2: ("T7", 4), 3: ("T5", 2), 5: ("T7", 4)},
        dice={"W1": 2},
        facing=2,
        dial="B2 G2 Y2",
        chariots=[f"pair: {lasting}" for lasting in ("single_extra", "unguarded odd", *OTHER_LASTING)],
    )
    # phase 1 ended by itself: #2 fell two, #1, #3 and #5 one, and the Moon moved #5 exactly one more
    assert markers(match) == [1, 2, 1, 1, 2, 1]
    play(match, "chariot=chariot9", "chariot=chariot8", "rotate 1")
    assert match.view()["effects"] == {}


@pytest.mark.rule("P-102")
def test_a_marker_moved_to_bottom_wounds_at_once_before_the_next_card() -> None:
    match = arena(dice={"W1": 1, "W2": 1, "W3": 2, "W4": 2}, chariots=["pair: down_slot 5", "pair: steal"])
    play(match, "stop")
    assert marker(match, 5) == 0
    assert legal(match) == ["exhaust W1", "exhaust W2", "exhaust W3", "exhaust W4"]
    play(match, "exhaust W2")
    assert (marker(match, 5), field(match, "health")) == (1, 1)
    assert legal(match) == ["give W3", "give W4"]


@pytest.mark.rule("P-103")
@pytest.mark.parametrize(("tired", "drawn"), [(["", "", ""], 2), (["W5", "", ""], 1), (["", "W5", ""], 1), (["", "", "W5"], 2)])
def test_one_chariot_comes_and_a_second_one_if_the_exhaustion_track_is_empty_by_then(tired: list[str], drawn: int) -> None:
    match = arena(
        dice={"W1": 2, "W2": 2, "W3": 2, "W4": 2}, chariots=["pair: ground"], tired=tired, cards=DEAF, slots={2: ("DEAF", 1)}
    )
    play(match, "place chariot0 W1 W2", "stop")
    # the Stock is back before the card comes; the bottom die too
    assert {"W1", "W2"} <= set(in_place(match, "pool"))
    while match.actor == "chance":
        play(match, legal(match)[0])
    assert len(match.view()["chariots"]) == drawn


@pytest.mark.rule("P-104")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    piles = {"chariot_deck": [4], "chariot_discard": [2, 7]}
    match = arena(dice={"W1": 2, "W2": 2}, chariots=["pair: ground"], cards=DEAF, slots={2: ("DEAF", 1)}, **piles)
    play(match, "stop")
    # the last card of the deck came without a choice; then the three discards are the deck
    assert [each["chariot"] for each in match.view()["chariots"]] == ["chariot4"]
    assert legal(match) == ["chariot=chariot0", "chariot=chariot2", "chariot=chariot7"]
    play(match, "chariot=chariot2")
    assert [each["chariot"] for each in match.view()["chariots"]] == ["chariot4", "chariot2"]
    assert (match.view()["chariot_deck"], match.view()["chariot_discard"]) == (2, [])


# -- the fixtures ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FX-15")
@pytest.mark.rule("P-101")
@pytest.mark.parametrize("covered", [False, True])
def test_the_chariot_of_the_rulebook_makes_a_single_cost_one_space_more(covered: bool) -> None:
    def table() -> Match:
        return arena(slots={3: ("T7", 3), 5: ("T1", 1)}, dice={"W1": 3, "W4": 5, "W5": 5}, chariots=["pair: single_extra"])

    match, settled = table(), table()
    say = "place chariot0 W4 W5" if covered else "stop"
    halt_before(settled, "plan_attacks")
    play(settled, say)
    assert settled.view()["chariot_discard"] == ["chariot0"]
    assert settled.view()["chariots"] == []
    assert field(settled, "single_extra") == (0 if covered else 1)
    assert in_place(settled, "stock") == (["W4", "W5"] if covered else [])
    assert attackers(settled) == [[], [], ["W1"], [], [] if covered else ["W4", "W5"], []]
    play(match, say)
    assert markers(match) == ([1, 1, 2, 1, 1, 1] if covered else [1, 1, 1, 1, 2, 1])
    assert field(match, "health") == 0
    assert [told["cause"] for told in happened(match, "phase-ended")] == ["forced" if covered else "stop"]
    assert [entry.say for entry in match.log] == [say]
    assert in_place(match, "pool") == ["W1", "W4", "W5"]
    assert in_place(match, "stock") == []


@pytest.mark.rule("FX-16")
@pytest.mark.rule("P-103")
@pytest.mark.parametrize("exhausted", [False, True])
def test_the_number_of_chariots_in_the_first_four_rounds(exhausted: bool) -> None:
    game = game_with(DEAF, ["pair: single_extra", "pair: exhaust any"], None, {})
    match = game.new(seed=16, options={"modules": ["chariots"]}, chance="ask")
    play(match, "enemy 1=deaf", *(f"enemy {slot}=filler{slot}" for slot in range(2, 7)), "chariot=chariot0")
    for number in (1, 2, 3):
        assert field(match, "round") == number
        assert len(match.view()["chariots"]) == 1
        play(match, "start")
        while match.actor == "chance":
            play(match, legal(match)[0])  # every die shows 1, and sets of 1 do nothing here
        play(match, "stop")
        if number == 3 and exhausted:
            play(match, "exhaust W1")
        draws = 0
        while match.actor == "chance":
            wanted = "chariot=chariot1" if number == 2 and exhausted else legal(match)[-1]
            play(match, wanted)
            draws += 1
        assert draws == (2 if number == 3 and not exhausted else 1)
    assert field(match, "round") == 4
    assert len(match.view()["chariots"]) == (1 if exhausted else 2)
    assert field(match, "health") == 0


# -- what they do ----------------------------------------------------------------------------------------------------


def struck(effect: str, *answers: str, before: str = "test_for_win", **table: Any) -> Match:
    """After phase 1 with one Chariot that nobody stopped, up to a step."""
    return play(halt_before(arena(chariots=[f"pair: {effect}"], **table), before), "stop", *answers)


@pytest.mark.rule("P-165")
def test_single_extra_adds_a_space_to_every_single_that_falls() -> None:
    match = struck("single_extra", slots={1: ("T7", 4), 2: ("T7", 4), 3: ("T1", 1)}, dice={"W1": 1, "W2": 2, "W3": 3, "W4": 3})
    assert markers(match)[:3] == [2, 2, 2]


@pytest.mark.rule("P-165")
def test_down_slot_moves_its_own_marker_down() -> None:
    assert markers(struck("down_slot 4", slots={4: ("T5", 2)}, dice={"W1": 1, "W2": 1})) == [2, 1, 1, 1, 1, 1]


@pytest.mark.rule("P-165")
def test_down_leader_moves_the_marker_nearest_to_top_and_on_a_tie_the_lowest_slot() -> None:
    """Spaces left to Top, not the index: T7 on 3 has two left, T1 on 1 too, T5 on 3 has one."""
    pair = {"W1": 6, "W2": 6}
    assert markers(struck("down_leader", slots={2: ("T7", 3), 4: ("T5", 3)}, dice=pair)) == [1, 3, 1, 2, 1, 2]
    assert markers(struck("down_leader", slots={2: ("T5", 3), 4: ("T5", 3)}, dice=pair)) == [1, 2, 1, 3, 1, 2]
    assert markers(struck("down_leader", slots={1: ("T7", 2), 2: ("T7", 3)}, dice=pair, before="plan_attacks")) == [
        2,
        2,
        1,
        1,
        1,
        1,
    ]


@pytest.mark.rule("P-165")
@pytest.mark.parametrize(("which", "offered"), [("white", ["W1", "W2"]), ("any", ["W1", "W2", "B1"])])
def test_exhaust_takes_one_such_die_of_the_pool_without_a_wound(which: str, offered: list[str]) -> None:
    match = struck(f"exhaust {which}", dice={"W1": 2, "W2": 2, "B1": 2}, stock="Y1", tired=["G1", "", ""])
    assert legal(match) == [f"exhaust {die}" for die in offered]
    play(match, "exhaust W2")
    assert in_place(match, "tired", 0) == ["W2", "G1"]
    assert field(match, "health") == 0
    assert attackers(match)[1] == ["W1", "B1"]


@pytest.mark.rule("P-165")
def test_req_plus_asks_for_one_die_more_on_every_space_but_not_of_those_who_want_a_single() -> None:
    dice = {"W1": 1, "W2": 1, "W3": 2, "W4": 2, "W5": 2, "W6": 2, "W7": 2, "W8": 2, "B1": 3}
    match = struck("req_plus", "resolve", slots={3: ("DEAF", 1)}, cards=DEAF, dice=dice)
    assert markers(match)[:3] == [1, 0, 2]  # #2 is defeated with 3 + 3 dice
    assert field(match, "defeats") == 1


@pytest.mark.rule("P-165")
def test_shroud_makes_a_colour_white_for_requirements_and_for_double_and_shuns() -> None:
    cards = {"SHY": {"start": 1, "climb": ["2", "2"], "ability": "shuns green"}}
    dice = {"W1": 1, "G1": 1, "W2": 2, "G2": 2, "B1": 3, "B2": 3}
    table = {"slots": {1: ("T2", 1), 2: ("SHY", 1), 3: ("T8", 1)}, "cards": cards, "dice": dice}
    assert markers(struck("shroud green", **table))[:3] == [1, 2, 2]  # no green for 2G, nothing to shun, blue is blue
    assert markers(struck("ground", **table))[:3] == [2, 1, 2]
    twice = {"TWICE": {"start": 2, "climb": ["2", "2", "2"], "ability": "double green"}}
    lone = struck("shroud green", slots={2: ("TWICE", 2)}, dice={"G1": 2, "W1": 5, "W2": 5}, cards=twice)
    assert marker(lone, 2) == 1  # a lone green die counts as one: a single


@pytest.mark.rule("P-165")
def test_scatter_throws_the_dice_of_the_pool_that_show_its_value_once() -> None:
    dice = {"W1": 4, "W2": 4, "W3": 4, "B1": 4, "G1": 5, "G2": 5}
    match = halt_before(arena(chariots=["pair: scatter 4", "pair: ground"], dice=dice, dragon="claw"), "test_for_win")
    play(match, "place chariot1 W1 W3", "stop", "W2=4", "B1=4")  # not those on a card; canonical order; and only once
    assert match.prompt is None
    assert attackers(match) == [[], [], [], ["W2", "B1"], ["G1", "G2"], []]


@pytest.mark.rule("P-165")
def test_one_step_all_holds_every_enemy_to_one_space() -> None:
    dice = {"W1": 1, "W2": 1, "W3": 1, "W4": 1, "B1": 2, "B2": 2, "G1": 2, "G2": 2}
    assert markers(struck("one_step_all", dice=dice))[:2] == [2, 2]


@pytest.mark.rule("P-165")
def test_steal_takes_a_die_of_the_largest_group_on_a_tie_of_the_lowest_value() -> None:
    match = struck("steal", dice={"W1": 6, "B1": 6, "W2": 3, "G1": 3, "W3": 1})
    assert legal(match) == ["give W2", "give G1"]
    play(match, "give G1")
    assert in_place(match, "stock") == ["G1"]
    assert attackers(match)[2] == ["W2"]


@pytest.mark.rule("P-165")
@pytest.mark.parametrize(("which", "ends"), [("odd", [1, 2, 1, 2, 2, 2]), ("even", [2, 1, 2, 1, 2, 2])])
def test_unguarded_lets_such_slots_fall_that_no_die_attacks(which: str, ends: list[int]) -> None:
    """#5 is attacked by a wrong set, #6 by a correct one: they stay out of it."""
    slots = dict.fromkeys(range(1, 5), ("T5", 2)) | {5: ("T6", 2), 6: ("T1", 1)}
    match = struck(f"unguarded {which}", slots=slots, dice={"W1": 5, "W2": 5, "W3": 6, "W4": 6})
    assert markers(match) == ends


@pytest.mark.rule("P-165")
def test_raise_shield_gives_its_slot_one_shield_in_the_shields_module() -> None:
    pair = {"W1": 1, "W2": 1}
    assert field(struck("raise_shield 6", dice=pair, modules=("shields",)), "shields") == 2**6
    assert field(struck("raise_shield 6", dice=pair, shields=(6,)), "shields") == 2**6
    assert field(struck("raise_shield 6", dice=pair), "shields") == 0


@pytest.mark.rule("P-165")
@pytest.mark.parametrize("face", ["tail", "wing", "chaos"])
def test_ground_keeps_the_dragon_die_out_of_the_round(face: str) -> None:
    match = struck("ground", slots={3: ("T4", 2)}, dice={"B1": 3, "W1": 4, "W2": 4}, dragon=face)
    assert match.prompt is None  # neither chaos nor a choice
    assert marker(match, 3) == 1

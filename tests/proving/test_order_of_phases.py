"""The order of a round with all modules, and how effects add up (P-130 to P-133, P-136, P-137, FX-24)."""

from __future__ import annotations

import random

import pytest

from ludarium.core.kernel import NAMES
from tests.proving.arena import (
    ALL,
    arena,
    at_random,
    enemy,
    field,
    halt_before,
    happened,
    in_place,
    legal,
    marker,
    markers,
    play,
    roll,
    state,
)

MASKS = (0, 1, 2, 5, 10, 16, 24, 33, 36, 48, 62, 63)


# -- the sequence ----------------------------------------------------------------------------------------------------

# each question belongs to one step of P-131; dice are exhausted and swapped wherever a wound may be
STEPS = {
    "conspirator_shows": {1},
    "plot_rolled": {1},
    "look_again": {1},
    "target": {1},
    "rotate": {2},
    "opening_roll": {3},
    "reroll_place_or_stop": {3},
    "land": {3, 4, 5},  # the throws of phase 1, of SCATTER and of chaos
    "dragon_lands": {3},
    "spare_a_die": {4},
    "stolen": {4},
    "unleash_or_calm": {5},
    "dragon_fights": {5},
    "resolve": {6},
    "take_bonus": {7},
    "enemy_comes": {11},
    "chariot_comes": {12},
    "put_to_rest": {1, 4, 6, 7},
    "swap": {1, 4, 6, 7},
}


@pytest.mark.rule("P-130")
@pytest.mark.rule("P-131")
@pytest.mark.rule("P-136")
@pytest.mark.parametrize("mask", MASKS)
def test_every_question_comes_in_its_step_and_the_steps_only_go_forward(mask: int) -> None:
    asked = set()
    for seed in range(6):
        last = (1, 0)
        for match in at_random(mask, seed):
            if field(match, "round") == 0:
                continue  # the set-up
            now = (field(match, "round"), field(match, "step"))
            assert now >= last
            assert match.prompt is not None
            assert now[1] in STEPS[match.prompt.kind], match.prompt.kind
            asked.add(match.prompt.kind)
            last = now
    assert {"opening_roll", "reroll_place_or_stop", "land", "put_to_rest"} <= asked
    assert ("dragon_lands" in asked) == bool(mask & 1)
    assert ("chariot_comes" in asked) == bool(mask & 2)
    assert ("plot_rolled" in asked) == bool(mask & 16)
    assert ("rotate" in asked) == bool(mask & 32)


@pytest.mark.rule("P-130")
@pytest.mark.rule("P-131")
def test_the_twelve_steps_follow_each_other_as_listed_and_those_of_absent_modules_are_left_out() -> None:
    names = [NAMES[step].split(".")[1] for step in state(arena(modules=ALL, at="round", dial="B2 G2 Y2")).settings.steps]
    assert names == [
        "begin_round",
        "reveal_conspirators",
        "turn_the_dial",
        "start_the_clock",
        "settle_chariots",
        "chaos",
        "assign_dragon",
        "plot_thickens",
        "plan_attacks",
        "sun_and_moon",
        "test_for_win",
        "rest",
        "stock_returns",
        "new_enemies",
        "new_chariots",
        "play_round",
    ]
    bare = [NAMES[step].split(".")[1] for step in state(arena()).settings.steps]
    assert bare == ["begin_round", "start_the_clock", "plan_attacks", "test_for_win", "rest", "new_enemies", "play_round"]


@pytest.mark.rule("FX-24")
@pytest.mark.rule("P-130")
@pytest.mark.rule("P-131")
def test_one_full_round_with_all_six_modules() -> None:
    match = arena(
        modules=ALL,
        at="round",
        options={"chariot_single": "any"},
        slots={1: ("T5", 2), 2: ("T1", 2), 3: ("T1", 1), 4: ("T2", 1), 5: ("T5", 2), 6: ("T4", 1)},
        pool="W1 W2 W3 W4 W5 W6 W7 W8 B1 G1 Y1",
        dial="B2 G2 Y2",
        last_facing=1,
        defeats=2,
        felled=1,
        round=3,
        inspiration="great_wing",
        face_up=(6, 4),
        chariots=["single 6: down_slot 3", "pair: single_extra"],
    )
    assert in_place(match, "pool") == ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "B1", "G1", "Y1", "D"]
    # S1: one reveal for the defeat of the last round, then the plot roll, then Fern at once
    assert legal(match) == [f"conspirator=conspirator{n}" for n in (1, 2, 3, 5)]
    play(match, "conspirator=conspirator2")
    assert match.view()["conspirators"] == ["conspirator6", "conspirator4", "conspirator2"]
    assert legal(match) == [f"plot={n}" for n in range(1, 7)]
    play(match, "plot=4")
    assert match.view()["active"] == "conspirator4"
    assert legal(match) == [f"target {slot}" for slot in range(1, 7)]
    play(match, "target 1")
    assert markers(match) == [1, 2, 1, 1, 2, 1]
    # S2: the slot of last round is refused
    assert legal(match) == [f"rotate {slot}" for slot in (2, 3, 4, 5, 6)]
    play(match, "rotate 2")
    assert (match.view()["dial"]["sun"], match.view()["dial"]["moon"]) == (2, 5)
    # S3
    assert legal(match) == ["start"]
    roll(match, "W1=1 W2=1 W3=2 W4=2 W5=3 W6=3 W7=4 W8=5 B1=5 G1=6 Y1=6 D=chaos")
    assert "place chariot0 G1" in legal(match)
    play(match, "place chariot0 Y1")
    play(match, "reroll 5 dragon", "W8=4", "B1=1", "D=tail")
    assert match.view()["clock"]["spent_ms"] == 7000
    assert [seen["dice"] for seen in match.view()["slots"]] == [
        ["W1", "W2", "B1"],
        ["W3", "W4"],
        ["W5", "W6"],
        ["W7", "W8"],
        [],
        ["G1"],
    ]
    play(match, "stop")
    # S4 is over without a question; S5: chaos is gone, the tail may join #6 only
    assert match.view()["clock"]["ended_by"] == "stop"
    assert in_place(match, "stock") == ["Y1"]
    assert field(match, "single_extra") == 1
    assert match.view()["chariots"] == []
    assert match.view()["chariot_discard"] == ["chariot0", "chariot1"]
    assert markers(match) == [1, 2, 1, 1, 2, 1]  # CA was covered: #3 did not fall
    assert legal(match) == ["dragon none", "dragon 6"]
    play(match, "dragon 6")
    # S6 leaves nothing to choose; S7: Sun #2 took damage, also as it was defeated
    assert markers(match) == [2, 0, 2, 1, 2, 2]
    assert enemy(match, 2) is None
    assert field(match, "defeats") == 3
    assert field(match, "health") == 0
    assert field(match, "shields") == 2**4
    assert field(match, "damaged") == 2**1 + 2**2 + 2**3 + 2**6
    assert legal(match) == ["sun B2", "sun G2", "sun Y2"]
    play(match, "sun B2")
    # S7 Moon, S8, S9, S10 have passed; S11 fills #2
    assert marker(match, 5) == 1
    assert in_place(match, "dial") == ["G2", "Y2"]
    assert in_place(match, "pool") == ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "B1", "B2", "G1", "Y1", "D"]
    assert in_place(match, "stock") == []
    assert [in_place(match, "tired", space) for space in range(3)] == [[], [], []]
    assert all(option.startswith("enemy 2=") for option in legal(match))
    play(match, "enemy 2=t7")
    # S12: nothing is on the Exhaustion track, so two Chariots come
    assert all(option.startswith("chariot=") for option in legal(match))
    assert len(legal(match)) == 17
    play(match, "chariot=chariot5")
    assert len(legal(match)) == 16
    play(match, "chariot=chariot9")
    assert match.view()["chariots"] == [{"chariot": "chariot5", "dice": []}, {"chariot": "chariot9", "dice": []}]
    # the next S1: one more Conspirator
    assert field(match, "round") == 5
    assert legal(match) == [f"conspirator=conspirator{n}" for n in (1, 3, 5)]
    assert markers(match) == [2, 2, 2, 1, 1, 2]
    assert field(match, "shields") == 2**4
    assert (field(match, "health"), field(match, "defeats")) == (0, 3)
    assert in_place(match, "box") == []
    assert [entry.say for entry in match.log if entry.by == 0] == [
        "target 1",
        "rotate 2",
        "start",
        "place chariot0 Y1",
        "reroll 5 dragon",
        "stop",
        "dragon 6",
        "sun B2",
    ]


# -- clashes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-132")
def test_two_wounds_at_the_same_moment_come_in_slot_order_and_the_choices_are_logged() -> None:
    match = arena(dice={"W1": 2, "W2": 5, "W3": 1, "W4": 1})
    play(match, "stop")
    assert [told["slot"] for told in happened(match, "wounded")] == [2]
    assert markers(match) == [2, 0, 1, 1, 0, 1]
    play(match, "exhaust W3")
    assert [told["slot"] for told in happened(match, "wounded")] == [2, 5]
    assert markers(match) == [2, 1, 1, 1, 0, 1]
    play(match, "exhaust W4")
    assert [told["slot"] for told in happened(match, "wounded")] == [2, 5]
    assert [entry.say for entry in match.log] == ["stop", "exhaust W3", "exhaust W4"]


@pytest.mark.rule("P-132")
def test_a_wound_of_a_chariot_is_over_before_the_dragon_is_asked_and_before_the_attack_wounds() -> None:
    match = arena(dice={"W1": 2, "W2": 3, "W3": 6}, dragon="wing", chariots=["pair: down_slot 4"])
    assert legal(match) == ["exhaust W1", "exhaust W2", "exhaust W3"]
    play(match, "exhaust W3")
    assert marker(match, 4) == 1
    assert legal(match) == ["dragon none", "dragon 2", "dragon 3"]


@pytest.mark.rule("P-132")
def test_a_card_wins_over_a_general_rule() -> None:
    """P-60 puts a wound's die on the top space, QUICK_REST on the middle one; P-123 refuses a facing, HOLD_DIAL allows it."""
    match = arena(dice={"W1": 1, "W2": 2, "W3": 2}, inspiration="quick_rest")
    halt_before(match, "rest")
    play(match, "stop", "exhaust W1")
    assert [in_place(match, "tired", space) for space in range(3)] == [[], ["W1"], []]
    dial = arena(modules=("sun_moon",), at="round", dial="B2 G2 Y2", last_facing=3, inspiration="hold_dial")
    assert "rotate 3" in legal(dial)


# -- modifiers -------------------------------------------------------------------------------------------------------

LONG = {"FALLS": {"start": 2, "climb": ["2", "2", "2", "2"], "ability": "fall_two"}}


@pytest.mark.rule("P-133")
@pytest.mark.parametrize(
    ("chariots", "plotter", "wing", "left"),
    [
        (0, False, False, 4 - 2),
        (1, False, False, 4 - 3),
        (1, True, False, 4 - 4),
        (0, True, True, 4 - 2),
        (1, True, True, 4 - 3),
        (2, False, False, 4 - 4),
    ],
)
def test_the_spaces_of_a_fall_add_up(chariots: int, plotter: bool, wing: bool, left: int) -> None:
    match = arena(
        modules=("conspirators", "dragon"),
        cards=LONG,
        slots={6: ("FALLS", 4)},
        at="round",
        pool="W1",
        chariots=["pair: single_extra"] * chariots or None,
        face_up=(5,),  # SINGLE_EXTRA
    )
    play(match, "plot=5" if plotter else "plot=1")
    halt_before(match, "test_for_win")
    roll(match, "W1=6 D=wing")
    play(match, "dragon 6" if wing else "dragon none")
    if left == 0:
        assert field(match, "health") == 1
        assert happened(match, "went-down")[0]["spaces"] == 4
    else:
        assert marker(match, 6) == left


@pytest.mark.rule("P-133")
def test_the_inspiration_applies_before_the_wing() -> None:
    """SAFE_SINGLE saves the lowest single that falls, even where the wing would; the other one falls."""
    match = arena(dice={"W1": 2, "W2": 5}, dragon="wing", inspiration="safe_single", slots={2: ("T5", 2), 5: ("T5", 2)})
    play(match, "dragon 2")
    assert (marker(match, 2), marker(match, 5)) == (2, 1)


@pytest.mark.rule("P-133")
def test_the_inspiration_applies_after_the_chariots() -> None:
    """SHROUD(green) makes green dice white; then TINTED(green) makes a white die green."""
    table = {"slots": {4: ("T2", 1)}, "dice": {"W1": 4, "G1": 4}, "chariots": ["pair: shroud green"]}
    assert marker(play(arena(**table, inspiration="tinted green"), "stop", "resolve"), 4) == 1
    assert marker(play(arena(**table, inspiration="tinted green"), "stop", "tint W1"), 4) == 2


@pytest.mark.rule("P-133")
@pytest.mark.parametrize(("values", "ends"), [("W1=4 W2=4 W3=4 W4=1", 1), ("W1=4 W2=4 W3=4 W4=4", 2)])
def test_numbers_added_to_requirements_add_up(values: str, ends: int) -> None:
    """Two dice of the card, one more of the Chariot, one more of the Conspirator."""
    cards = {"MOON": {"start": 1, "climb": ["2", "2"], "kingdom": "moon"}}
    match = arena(cards=cards, slots={4: ("MOON", 1)}, at="round", pool="W1 W2 W3 W4", face_up=(6,), chariots=["pair: req_plus"])
    play(match, "plot=6")
    halt_before(match, "test_for_win")
    roll(match, values)
    play(match, "stop")
    assert marker(match, 4) == ends


@pytest.mark.rule("P-133")
@pytest.mark.parametrize("ability", ["one_step", "exact", "double green", None])
def test_of_several_limits_the_smallest_holds(ability: str | None) -> None:
    card = {"start": 1, "climb": ["2", "2", "2"]} | ({"ability": ability} if ability else {})
    threes = {"W1": 3, "W2": 3, "W3": 3, "G1": 3}  # two spaces, with strength 5 as well
    match = arena(cards={"X": card}, slots={3: ("X", 1)}, dice=threes, chariots=["pair: one_step_all"])
    play(match, "stop")
    assert marker(match, 3) == 2


# -- the third question of the FAQ -----------------------------------------------------------------------------------


@pytest.mark.rule("P-137")
def test_phase_one_ends_by_itself_exactly_when_no_set_is_left_which_takes_six_dice_or_fewer() -> None:
    luck = random.Random(137)
    forced = 0
    for _ in range(300):
        size = luck.randint(1, 9)
        names = ["W1", "W2", "W3", "W4", "W5", "B1", "G1", "Y1", "W6"][:size]
        values = {name: luck.randint(1, 6) for name in names}
        match = arena(at="round", pool=names)
        play(match, "start", *(f"{name}={values[name]}" for name in sorted(names, key="W1W2W3W4W5W6B1G1Y1".index)))
        ended = [told["cause"] for told in happened(match, "phase-ended")]
        assert ended == (["forced"] if len(set(values.values())) == size else [])
        assert not ended or size <= 6
        forced += bool(ended)
    assert forced > 20
    assert all(entry.say not in ("stop", "timeout") for entry in match.log)

"""The Dragon die: thrown with the others, then set against one enemy (P-81 to P-93, FX-13, FX-14)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium import IllegalAnswer
from tests.proving.arena import arena, at_random, field, halt_before, happened, in_place, legal, marker, markers, play, roll

BEASTS = ("claw", "tail", "teeth")
# enemies with each symbol whose next space asks for three dice
WEAK = {face.upper(): {"start": 2, "climb": ["2", "3", "3"], "symbol": face} for face in BEASTS}


# -- the throw -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-81")
def test_the_dragon_die_is_the_ninth_die_of_the_pool_and_lands_after_the_others() -> None:
    match = ludarium.game("proving").new(seed=81, options={"modules": ["dragon"]})
    assert in_place(match, "pool") == ["W1", "W2", "W3", "W4", "W5", "B1", "G1", "Y1", "D"]
    match.answer("start")
    thrown = [entry.say.split("=")[0] for entry in match.log if entry.by == "chance"][-9:]
    assert thrown == ["W1", "W2", "W3", "W4", "W5", "B1", "G1", "Y1", "D"]


@pytest.mark.rule("P-81")
@pytest.mark.parametrize("mask", [1, 3, 5, 9, 17, 33, 63])
def test_it_is_thrown_in_the_opening_roll_of_every_round(mask: int) -> None:
    starts = 0
    for seed in range(4):
        for match in at_random(mask, seed):
            assert match.prompt is not None
            if match.prompt.kind == "opening_roll":
                assert field(match, "dragon_face") == 0
                starts += 1
            if match.prompt.kind == "reroll_place_or_stop":
                assert field(match, "dragon_face") != 0
    assert starts > 4


@pytest.mark.rule("P-82")
def test_it_may_be_thrown_with_a_set_each_time_anew_and_costs_no_time() -> None:
    match = arena(dice={"W1": 2, "W2": 2, "G1": 6, "Y1": 6, "B1": 5}, dragon="claw")
    assert legal(match) == ["reroll 2", "reroll 2 dragon", "reroll 6", "reroll 6 dragon", "stop"]
    play(match, "reroll 2", "W1=2", "W2=2")
    assert match.actor == 0  # the Dragon die was not thrown
    assert match.view()["dragon"]["face"] == "claw"
    assert match.view()["clock"]["spent_ms"] == 6000
    play(match, "reroll 2 dragon", "W1=2", "W2=2")
    assert legal(match) == ["D=claw", "D=tail", "D=teeth", "D=wing", "D=chaos", "D=sixth"]
    play(match, "D=teeth")
    assert match.view()["dragon"]["face"] == "teeth"
    assert match.view()["clock"]["spent_ms"] == 12000
    assert "reroll 2" in legal(match)
    assert "reroll 2 dragon" in legal(match)


@pytest.mark.rule("P-83")
def test_it_is_never_thrown_alone_or_with_a_single_and_makes_no_set_while_rolling() -> None:
    match = arena(slots={3: ("T4", 1)}, dice={"W1": 3, "W2": 5, "W3": 5}, dragon="tail")
    assert legal(match) == ["reroll 5", "reroll 5 dragon", "stop"]
    for refused in ("reroll 3", "reroll 3 dragon", "reroll dragon"):
        with pytest.raises(IllegalAnswer):
            match.answer(refused)
    lone = arena(slots={3: ("T4", 1)}, dice={"W1": 3}, dragon="tail")
    assert legal(lone) == ["dragon none", "dragon 3"]  # with no set of attack dice phase 1 has ended


@pytest.mark.rule("P-83")
@pytest.mark.parametrize("mask", [1, 5, 7, 63])
def test_whatever_throws_the_dragon_die_throws_two_attack_dice_or_more(mask: int) -> None:
    seen = 0
    for seed in range(100):
        if seen >= 100:
            break
        for match in at_random(mask, seed, most=150):
            assert match.prompt is not None
            for option in legal(match):
                if option.startswith("reroll") and option.endswith("dragon"):
                    value = int(option.split()[1])
                    assert len(match.view()["slots"][value - 1]["dice"]) >= 2
                    seen += 1
    assert seen >= 100


@pytest.mark.rule("P-84")
def test_only_the_last_face_counts_and_its_use_is_decided_after_phase_one() -> None:
    match = arena(at="round", modules=("dragon",), slots={3: ("T4", 1)}, pool="W1 W2 W3 B1")
    roll(match, "W1=5 W2=5 W3=3 B1=6 D=chaos")
    play(match, "reroll 5 dragon", "W1=5", "W2=5", "D=claw")
    play(match, "reroll 5 dragon", "W1=5", "W2=5", "D=tail")
    play(match, "stop")
    assert [seen["dice"] for seen in match.view()["slots"]] == [[], [], ["W3"], [], ["W1", "W2"], ["B1"]]  # no chaos
    assert legal(match) == ["dragon none", "dragon 3"]  # no claw either: the tail
    assert field(match, "rolling") == 0


# -- claw, tail and teeth --------------------------------------------------------------------------------------------


@pytest.mark.rule("P-85")
@pytest.mark.parametrize("face", BEASTS)
def test_a_beast_face_is_one_more_die_against_its_own_symbol_only(face: str) -> None:
    slots = {1: ("CLAW", 2), 2: ("TAIL", 2), 3: ("TEETH", 2), 4: ("T1", 1)}
    dice = {f"W{2 * slot - 1 + n}": slot for slot in (1, 2, 3, 4) for n in (0, 1)}  # a pair on each
    match = arena(cards=WEAK, slots=slots, dice=dice, dragon=face)
    play(match, "stop")
    own = BEASTS.index(face) + 1
    assert legal(match) == ["dragon none", f"dragon {own}"]
    halt_before(match, "test_for_win")
    play(match, f"dragon {own}")
    # with D three dice are there, so only that enemy takes damage of the three
    assert markers(match)[:3] == [3 if slot == own else 2 for slot in (1, 2, 3)]
    assert field(match, "damaged") == 2**own + 2**4


@pytest.mark.rule("P-85")
def test_it_joins_singles_and_sets_alike() -> None:
    match = arena(cards=WEAK, slots={2: ("T4", 1), 5: ("TAIL", 2)}, dice={"W1": 2, "W2": 5, "W3": 5}, dragon="tail")
    play(match, "stop")
    assert legal(match) == ["dragon none", "dragon 2", "dragon 5"]


@pytest.mark.rule("P-86")
@pytest.mark.parametrize(("die", "ends"), [("B1", 2), ("W1", 1), ("G1", 1)])
def test_it_has_no_colour_and_counts_as_white(die: str, ends: int) -> None:
    cards = {"BLUE": {"start": 1, "climb": ["2B", "2"], "symbol": "claw"}}
    match = arena(cards=cards, slots={6: ("BLUE", 1)}, dice={die: 6}, dragon="claw")
    play(match, "dragon 6")
    assert marker(match, 6) == ends
    assert field(match, "health") == 0  # a set in any case, only not always a correct one


@pytest.mark.rule("P-87")
def test_its_use_is_free_and_needs_an_attack_die_in_the_slot() -> None:
    match = arena(slots={2: ("T4", 1), 3: ("T4", 1), 4: ("T4", 1)}, dice={"W1": 3, "W2": 4}, dragon="tail")
    assert legal(match) == ["dragon none", "dragon 3", "dragon 4"]
    with pytest.raises(IllegalAnswer):
        match.answer("dragon 2")
    play(match, "dragon 4")  # one slot only: #3 is still attacked by a single
    assert marker(match, 4) == 2
    assert marker(match, 3) == 0
    assert legal(match) == ["exhaust W1", "exhaust W2"]


@pytest.mark.rule("P-87")
def test_a_single_with_it_is_a_set_against_a_shield_too() -> None:
    match = arena(cards=WEAK, slots={3: ("TAIL", 3)}, dice={"W1": 3}, dragon="tail", shields=(3,))
    play(match, "dragon 3")
    assert marker(match, 3) == 2
    assert field(match, "shields") == 2**3
    alone = arena(cards=WEAK, slots={3: ("TAIL", 3)}, dice={"W1": 3}, dragon="tail", shields=(3,))
    play(alone, "dragon none")
    assert marker(alone, 3) == 3
    assert field(alone, "shields") == 0


@pytest.mark.rule("P-87")
def test_a_wrong_set_made_with_it_is_an_incorrect_combination() -> None:
    match = arena(cards=WEAK, slots={3: ("TAIL", 2)}, dice={"W1": 3}, dragon="tail", modules=("shields",))
    play(match, "dragon 3")
    assert marker(match, 3) == 2
    assert field(match, "shields") == 2**3


@pytest.mark.rule("FX-13")
@pytest.mark.rule("P-85")
def test_the_tail_turns_a_lone_three_into_a_set() -> None:
    def table(face: str) -> object:
        match = arena(at="round", modules=("dragon",), slots={3: ("T4", 1)}, pool="W1")
        halt_before(match, "test_for_win")
        return roll(match, f"W1=3 D={face}")

    match = table("tail")
    assert legal(match) == ["dragon none", "dragon 3"]
    play(match, "dragon 3")
    assert markers(match) == [1, 1, 2, 1, 1, 1]
    assert field(match, "damaged") == 2**3
    assert (field(match, "health"), in_place(match, "pool")) == (0, ["W1", "D"])

    match = table("tail")
    play(match, "dragon none")
    assert [(told["slot"], told["spaces"]) for told in happened(match, "went-down")] == [(3, 1)]
    assert (field(match, "health"), field(match, "damaged")) == (1, 0)
    assert markers(match) == [1] * 6  # the wound has put it back on Start
    assert in_place(match, "tired", 0) == ["W1"]  # the only die there was

    match = table("claw")  # nothing to ask: the only answer is `dragon none`
    assert (field(match, "health"), field(match, "damaged"), field(match, "dragon_slot")) == (1, 0, 0)


# -- wing ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-88")
@pytest.mark.parametrize("face", ["wing", "sixth"])
def test_the_wing_keeps_the_marker_of_one_single_where_it_is(face: str) -> None:
    match = arena(at="round", modules=("dragon",), pool="W1 W2")
    halt_before(match, "test_for_win")
    roll(match, f"W1=2 W2=5 D={face}")
    assert legal(match) == ["dragon none", "dragon 2", "dragon 5"]
    play(match, "dragon 5")
    assert (marker(match, 2), marker(match, 5)) == (0, 1)
    assert legal(match) == ["exhaust W1", "exhaust W2"]


@pytest.mark.rule("P-89")
@pytest.mark.parametrize(("ability", "extra", "ends"), [(None, 0, 4), ("fall_two", 0, 3), (None, 1, 3), ("fall_two", 2, 1)])
def test_the_wing_takes_one_space_off_and_no_more(ability: str | None, extra: int, ends: int) -> None:
    card = {"start": 2, "climb": ["2", "2", "2", "2"]} | ({"ability": ability} if ability else {})
    chariots = ["pair: single_extra"] * extra or None
    match = arena(cards={"X": card}, slots={3: ("X", 4)}, dice={"W1": 3}, dragon="wing", chariots=chariots)
    play(match, "dragon 3")
    assert marker(match, 3) == ends


@pytest.mark.rule("P-89")
def test_with_the_wing_the_attack_stays_a_single() -> None:
    match = arena(cards=WEAK, slots={3: ("TAIL", 2)}, dice={"W1": 3}, dragon="wing", modules=("shields",))
    halt_before(match, "test_for_win")
    play(match, "dragon 3")
    assert marker(match, 3) == 2
    assert (field(match, "shields"), field(match, "damaged"), field(match, "attacked_by_set")) == (0, 0, 0)


@pytest.mark.rule("P-90")
def test_the_wing_is_refused_on_a_set_and_against_a_shield() -> None:
    dice = {"W1": 1, "W2": 1, "W3": 3, "W4": 4, "G1": 2}
    match = arena(slots={2: ("T9", 1)}, dice=dice, dragon="wing", shields=(3,))
    play(match, "stop")
    assert legal(match) == ["dragon none", "dragon 4"]  # on #2 the green die counts as two: a set
    for slot in (1, 2, 3):
        with pytest.raises(IllegalAnswer):
            match.answer(f"dragon {slot}")


@pytest.mark.rule("P-90")
def test_the_wing_stops_neither_the_moon_nor_a_chariot_nor_a_conspirator() -> None:
    match = arena(
        modules=("dragon", "sun_moon"),
        at="round",
        slots={5: ("T7", 4)},
        pool="W1",
        dial="B2 G2 Y2",
        face_up=(4,),
        chariots=["pair: down_slot 5"],
    )
    play(match, "plot=4", "target 5")
    assert marker(match, 5) == 3
    play(match, "rotate 2")
    halt_before(match, "test_for_win")
    roll(match, "W1=5 D=wing")
    assert marker(match, 5) == 2
    play(match, "dragon 5")
    assert marker(match, 5) == 1  # the single did nothing, the Moon moved it


# -- chaos -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-91")
@pytest.mark.rule("P-92")
def test_chaos_throws_the_coloured_dice_of_the_pool_once_after_the_chariots() -> None:
    """Not the white dice, not the Stock; bonus dice too; D does nothing else and no reroll follows."""
    match = arena(
        modules=("sun_moon",),
        dice={"W1": 2, "W2": 2, "B1": 4, "G1": 4, "G2": 6, "Y1": 3, "Y2": 3},
        dragon="chaos",
        chariots=["pair: single_extra", "single 4: down_slot 6"],
        slots={6: ("T5", 2)},
        facing=1,
        dial="B2",
        bonus="G2",
    )
    play(match, "place chariot0 Y1 Y2", "stop")
    assert in_place(match, "stock") == ["Y1", "Y2"]
    assert marker(match, 6) == 1  # the Chariots were settled first
    asked = []
    while match.actor == "chance":
        asked.append(legal(match)[0].split("=")[0])
        play(match, f"{asked[-1]}=5" if asked[-1] != "G2" else "G2=6")
    assert asked == ["B1", "G1", "G2"]
    # no `dragon` question: G2 is a single on #6, whose fall is one, and a wound follows at once
    assert [seen["dice"] for seen in match.view()["slots"]] == [[], ["W1", "W2"], [], [], ["B1", "G1"], ["G2"]]
    assert marker(match, 6) == 0
    assert field(match, "dragon_slot") == 0
    assert all(option.startswith("exhaust") for option in legal(match))


@pytest.mark.rule("P-91")
def test_chaos_cannot_be_declined() -> None:
    match = arena(dice={"W1": 2, "W2": 2, "B1": 4}, dragon="chaos")
    play(match, "stop")
    assert match.actor == "chance"
    assert legal(match) == [f"B1={value}" for value in range(1, 7)]


@pytest.mark.rule("P-93")
def test_by_option_every_chaos_strikes_at_once_without_cost_and_not_at_the_end() -> None:
    match = arena(
        at="round",
        modules=("dragon",),
        pool="W1 W2 B1 G1 Y1",
        options={"chaos_timing": "each_time"},
        chariots=["single 6: down_slot 3"],
    )
    roll(match, "W1=2 W2=2 B1=2 G1=5 Y1=6 D=chaos")
    assert legal(match)[0] == "B1=1"
    play(match, "B1=4", "G1=3", "Y1=6")
    assert match.view()["clock"]["spent_ms"] == 0
    play(match, "place chariot0 Y1")
    play(match, "reroll 2", "W1=5", "W2=5")  # D is not thrown: chaos, which still shows, does not strike again
    assert match.actor == 0
    play(match, "reroll 5 dragon", "W1=1", "W2=1", "D=chaos", "B1=1", "G1=1")  # Y1 lies on the Chariot
    assert match.actor == 0
    assert match.view()["clock"]["spent_ms"] == 13000
    assert [seen["dice"] for seen in match.view()["slots"]] == [["W1", "W2", "B1", "G1"], [], [], [], [], []]
    halt_before(match, "plan_attacks")
    play(match, "stop")
    assert match.prompt is None  # nothing more happens after phase 1


# -- both together ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FX-14")
@pytest.mark.rule("P-89")
@pytest.mark.parametrize(("chariots", "ends"), [(["pair: single_extra"], 2), (None, 3)])
def test_the_wing_against_a_single_with_and_without_the_extra(chariots: list[str] | None, ends: int) -> None:
    match = arena(slots={3: ("T7", 3)}, dice={"W1": 3}, dragon="wing", chariots=chariots)
    play(match, "dragon 3")
    assert markers(match) == [1, 1, ends, 1, 1, 1]
    assert field(match, "health") == 0


@pytest.mark.rule("FX-14")
@pytest.mark.rule("P-92")
def test_chaos_at_the_end_throws_blue_green_and_yellow_in_that_order() -> None:
    match = arena(dice={"W1": 2, "W2": 2, "B1": 2, "G1": 5, "Y1": 6}, dragon="chaos")
    play(match, "stop", "B1=5", "G1=5", "Y1=1")
    assert [seen["dice"] for seen in match.view()["slots"]] == [["Y1"], ["W1", "W2"], [], [], ["B1", "G1"], []]
    assert markers(match) == [0, 2, 1, 1, 2, 1]
    assert field(match, "damaged") == 2**2 + 2**5
    assert legal(match) == [f"exhaust {die}" for die in ("W1", "W2", "B1", "G1", "Y1")]

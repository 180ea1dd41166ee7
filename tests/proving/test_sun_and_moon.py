"""Sun and Moon: the dial, the dice it lends, and the enemy behind Maia's back (P-122 to P-129, FX-23)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium import IllegalAnswer
from ludarium.core.match import Match
from tests.proving.arena import arena, at_random, enemy, field, halt_before, in_place, legal, marker, markers, play, roll

DIAL = {"modules": ("sun_moon",), "dial": "B2 G2 Y2"}


def faced(slot: int, values: str, *answers: str, **table: object) -> Match:
    """A round in which Maia faces this slot, after these dice; it ends before the win test."""
    pool = [value.split("=")[0] for value in values.split()]
    match = play(arena(at="round", pool=pool, **(DIAL | table)), f"rotate {slot}")
    halt_before(match, "test_for_win")
    roll(match, values)
    if "stop" in legal(match):
        play(match, "stop")
    return play(match, *answers)


@pytest.mark.rule("P-122")
def test_at_set_up_the_coloured_dice_lie_on_the_dial() -> None:
    match = ludarium.game("proving").new(seed=1, options={"modules": ["sun_moon"]})
    assert in_place(match, "dial") == ["B2", "G2", "Y2"]
    assert in_place(match, "colour_stack") == []
    assert in_place(match, "pool") == ["W1", "W2", "W3", "W4", "W5", "B1", "G1", "Y1"]


@pytest.mark.rule("P-122")
@pytest.mark.parametrize("mask", [32, 34, 48, 63])
@pytest.mark.parametrize("ring", [1, 2])
def test_there_are_no_swaps_with_this_module(mask: int, ring: int) -> None:
    most = 0
    for seed in range(8):
        for match in at_random(mask, seed, ring_index=ring):
            assert match.prompt is not None
            assert match.prompt.kind != "swap"
            assert in_place(match, "colour_stack") == []
            most = max(most, field(match, "health"))
    assert most >= 3  # wounds enough for every ring


@pytest.mark.rule("P-123")
def test_the_dial_must_be_turned_to_another_slot_but_is_free_in_the_first_round() -> None:
    match = ludarium.game("proving").new(seed=123, options={"modules": ["sun_moon"]})
    assert legal(match) == [f"rotate {slot}" for slot in range(1, 7)]
    later = arena(at="round", pool="W1 W2", last_facing=4, **DIAL)
    assert legal(later) == [f"rotate {slot}" for slot in (1, 2, 3, 5, 6)]
    with pytest.raises(IllegalAnswer):
        later.answer("rotate 4")


@pytest.mark.rule("P-123")
@pytest.mark.rule("P-124")
@pytest.mark.parametrize("mask", [32, 33, 42, 56])  # without Inspiration: HOLD_DIAL
def test_in_every_round_another_slot_is_faced_and_the_moon_is_opposite(mask: int) -> None:
    rounds = 0
    for seed in range(100):
        if rounds >= 20:
            break
        faced: dict[int, int] = {}
        for match in at_random(mask, seed):
            number = field(match, "round")
            if field(match, "step") >= 3 and number > 0:
                faced[number] = match.view()["dial"]["sun"]
                assert {match.view()["dial"]["moon"], faced[number]} in ({1, 4}, {2, 5}, {3, 6})
                assert faced.get(number - 1) != faced[number]
        rounds += len(faced)
    assert rounds >= 20


@pytest.mark.rule("P-124")
@pytest.mark.parametrize(("sun", "moon"), [(1, 4), (2, 5), (3, 6), (4, 1), (5, 2), (6, 3)])
def test_the_moon_is_directly_behind(sun: int, moon: int) -> None:
    slots = dict.fromkeys(range(1, 7), ("T5", 2))
    match = play(arena(at="round", modules=("sun_moon",), dial="B2", slots=slots), f"rotate {sun}")
    assert match.view()["dial"]["moon"] == moon
    halt_before(match, "test_for_win")
    play(match, "start")  # no die at all: only the Moon moves a marker
    assert [slot for slot in range(1, 7) if marker(match, slot) == 1] == [moon]


@pytest.mark.rule("P-125")
def test_last_rounds_die_goes_back_to_the_dial_before_the_sun_is_checked_and_may_be_chosen_again() -> None:
    match = faced(2, "W1=2 W2=2 G2=2", dial="B2 Y2", bonus="G2", slots={5: ("T5", 2)})
    assert legal(match) == ["sun B2", "sun G2", "sun Y2"]
    assert in_place(match, "pool") == ["W1", "W2"]
    play(match, "sun G2")
    assert (in_place(match, "dial"), in_place(match, "pool"), in_place(match, "bonus")) == (
        ["B2", "Y2"],
        ["W1", "W2", "G2"],
        ["G2"],
    )
    none = faced(1, "W1=2 W2=2 G2=2", dial="B2 Y2", bonus="G2", slots={4: ("T5", 2)})
    assert in_place(none, "dial") == ["B2", "G2", "Y2"]  # it goes back also if no other is won
    assert in_place(none, "bonus") == []


@pytest.mark.rule("P-126")
def test_a_die_is_won_if_the_enemy_in_the_sun_took_damage_and_must_be_taken() -> None:
    slots = {1: ("T7", 2), 4: ("T7", 3)}
    won = faced(1, "W1=1 W2=1", slots=slots)
    assert legal(won) == ["sun B2", "sun G2", "sun Y2"]
    play(won, "sun Y2")
    assert in_place(won, "dial") == ["B2", "G2"]
    assert in_place(won, "pool") == ["W1", "W2", "Y2"]
    assert faced(1, "W1=1", slots=slots).prompt is None  # a single is no damage
    assert faced(1, "W1=2 W2=2", slots=slots).prompt is None  # another enemy
    assert faced(1, "W1=1 W2=1", slots={1: ("T6", 2), 4: ("T7", 3)}).prompt is None  # an incorrect set
    assert faced(1, "W1=1 W2=1", dial="", slots=slots).prompt is None  # an empty dial
    beaten = faced(1, "W1=1 W2=1", slots={1: ("T1", 2), 4: ("T7", 3)})
    assert legal(beaten) == ["sun B2", "sun G2", "sun Y2"]  # also if it was defeated


@pytest.mark.rule("P-126")
def test_by_option_the_die_may_be_left() -> None:
    match = faced(1, "W1=1 W2=1", slots={4: ("T7", 3)}, options={"sun_bonus": "may"})
    assert legal(match) == ["sun B2", "sun G2", "sun Y2", "sun none"]
    play(match, "sun none")
    assert (in_place(match, "dial"), in_place(match, "pool")) == (["B2", "G2", "Y2"], ["W1", "W2"])


@pytest.mark.rule("P-126")
@pytest.mark.rule("P-129")
@pytest.mark.parametrize("mask", [32, 34, 50, 63])
def test_a_bonus_die_stays_for_one_round_only(mask: int) -> None:
    """It is rolled in the round after it was won and lies on the dial or on the Exhaustion track at that round's end."""
    seen = 0
    for seed in range(400):
        if seen >= 8:
            break
        won: dict[str, int] = {}
        for match in at_random(mask, seed, most=250):
            assert match.prompt is not None
            number, step = field(match, "round"), field(match, "step")
            if won and step < 7:
                for die, when in won.items():
                    assert when == number - 1 or die not in in_place(match, "pool")
            last = match.log[-1].say if match.log else ""
            if last.startswith("sun ") and last != "sun none":
                won[last.split()[1]] = number if step >= 7 else number - 1
                seen += 1
    assert seen >= 8


@pytest.mark.rule("P-127")
@pytest.mark.parametrize(
    ("values", "ends"),
    [("W1=2 W2=2", 3 - 1), ("W1=5 W2=5", 3 + 1), ("W1=5", 3 - 1 - 1), ("W1=5 W2=5 B1=5", 3 + 1)],
)
def test_the_moon_moves_its_marker_down_unless_that_enemy_took_damage(values: str, ends: int) -> None:
    cards = {"X": {"start": 2, "climb": ["2", "2", "2", "2"]}}
    match = faced(2, values, *(["sun B2"] if "=2" in values else []), cards=cards, slots={5: ("X", 3)})
    assert marker(match, 5) == ends


@pytest.mark.rule("P-127")
def test_the_moon_neither_breaks_nor_raises_shields() -> None:
    table = {"modules": ("sun_moon", "shields"), "slots": {5: ("T7", 3)}}
    assert field(faced(2, "W1=1 W2=1", **table, shields=(5,)), "shields") == 2**5
    assert marker(faced(2, "W1=1 W2=1", **table, shields=(5,)), 5) == 2
    assert field(faced(2, "W1=1 W2=1", **table), "shields") == 0


@pytest.mark.rule("P-128")
def test_the_sun_comes_before_the_moon_and_the_moon_can_wound_a_marker_just_put_back() -> None:
    match = faced(2, "W1=2 W2=2 W3=5 W4=6 W5=6")  # #5 falls to Bottom by a single: the first wound
    play(match, "exhaust W3")
    assert (field(match, "health"), marker(match, 5)) == (1, 1)
    assert legal(match) == ["sun B2", "sun G2", "sun Y2"]
    play(match, "sun B2")
    assert marker(match, 5) == 0  # checked at once: the second wound
    assert legal(match) == ["exhaust W1", "exhaust W2", "exhaust W4", "exhaust W5"]
    play(match, "exhaust W1")
    assert (field(match, "health"), marker(match, 5)) == (2, 1)


@pytest.mark.rule("P-128")
def test_nothing_happens_to_a_defeated_enemy_in_the_moon() -> None:
    match = faced(2, "W1=5 W2=5", slots={5: ("T1", 2)})
    assert enemy(match, 5) is None
    assert (field(match, "health"), field(match, "defeats")) == (0, 1)


@pytest.mark.rule("P-128")
def test_a_wound_by_the_moon_can_lose_the_match_before_the_win_is_tested() -> None:
    table = {"slots": {1: ("T1", 2)}, "health": 4, "defeats": 7}
    match = play(arena(at="round", pool="W1 W2", **(DIAL | table)), "rotate 2")
    roll(match, "W1=1 W2=1")
    play(match, "stop", "exhaust W1")
    assert match.result is not None
    assert (match.result.winners, field(match, "defeats"), field(match, "health")) == ((), 8, 5)


@pytest.mark.rule("P-129")
def test_a_bonus_die_is_exhausted_only_if_no_other_die_can_be() -> None:
    table = {"dial": "B2 Y2", "bonus": "G2", "slots": {4: ("T5", 2)}}
    match = faced(1, "W1=2 W2=6 G2=6", **table)
    assert legal(match) == ["exhaust W1", "exhaust W2"]
    with pytest.raises(IllegalAnswer, match="only if no other die can"):
        match.answer("exhaust G2")
    lone = faced(1, "G2=2", **table)  # there is no other: it is taken without a question
    assert in_place(lone, "tired", 0) == ["G2"]
    assert in_place(lone, "dial") == ["B2", "Y2"]


@pytest.mark.rule("P-129")
def test_by_option_a_bonus_die_is_exhausted_like_any_other_and_is_back_on_the_dial_after_the_attacks() -> None:
    table = {"dial": "B2 Y2", "bonus": "G2", "slots": {4: ("T5", 2)}, "options": {"sun_exhaust": "any"}}
    match = faced(1, "W1=2 W2=6 G2=6", **table)
    assert legal(match) == ["exhaust W1", "exhaust W2", "exhaust G2"]
    play(match, "exhaust G2")
    assert in_place(match, "tired", 0) == []
    assert in_place(match, "dial") == ["B2", "G2", "Y2"]
    assert in_place(match, "bonus") == []


@pytest.mark.rule("P-129")
def test_a_bonus_die_is_spared_while_the_dragon_die_can_be_exhausted() -> None:
    table = {"dial": "B2 Y2", "bonus": "G2", "modules": ("sun_moon", "dragon"), "options": {"dragon_exhaustible": True}}
    match = faced(1, "G2=2 D=claw", **table)
    assert in_place(match, "tired", 0) == ["D"]


@pytest.mark.rule("P-129")
def test_a_bonus_die_in_the_stock_goes_to_the_dial_with_the_others() -> None:
    match = arena(at="round", pool="W1 W2 G2", chariots=["pair: single_extra"], **(DIAL | {"dial": "B2 Y2", "bonus": "G2"}))
    play(match, "rotate 1")
    halt_before(match, "test_for_win")
    roll(match, "W1=6 W2=1 G2=6")
    play(match, "place chariot0 W1 G2")  # nothing is left to do: W2 attacks #1 alone and wounds
    assert in_place(match, "stock") == ["W1"]
    assert in_place(match, "dial") == ["B2", "G2", "Y2"]


@pytest.mark.rule("P-129")
@pytest.mark.parametrize(
    ("reset", "tired"), [("collect_then_shift", ["", "", "W3 G2"]), ("shift_then_collect", ["", "W3 G2", ""])]
)
def test_a_bonus_die_coming_off_exhaustion_goes_to_the_dial_and_not_to_the_pool(reset: str, tired: list[str]) -> None:
    table = {"dial": "B2 Y2", "bonus": "G2", "tired": tired, "options": {"exhaustion_reset": reset}, "slots": {4: ("T5", 2)}}
    match = play(arena(at="round", pool="W1 W2", **(DIAL | table)), "rotate 1")
    roll(match, "W1=2 W2=2")
    play(match, "stop")
    assert in_place(match, "pool") == ["W1", "W2", "W3"]
    assert in_place(match, "dial") == ["B2", "G2", "Y2"]
    assert in_place(match, "bonus") == []


@pytest.mark.rule("FX-23")
@pytest.mark.rule("P-123")
@pytest.mark.rule("P-125")
@pytest.mark.rule("P-126")
@pytest.mark.rule("P-127")
def test_maia_faces_two_and_turns_her_back_on_five() -> None:
    match = arena(at="round", pool="W1 W2", last_facing=3, slots={2: ("T1", 1), 5: ("T5", 2)}, **DIAL)
    assert "rotate 3" not in legal(match)
    play(match, "rotate 2")
    assert (match.view()["dial"]["sun"], match.view()["dial"]["moon"]) == (2, 5)
    roll(match, "W1=2 W2=2")
    play(match, "stop")
    assert markers(match) == [1, 2, 1, 1, 2, 1]  # after step A
    assert field(match, "damaged") == 2**2
    assert legal(match) == ["sun B2", "sun G2", "sun Y2"]
    play(match, "sun G2")
    assert in_place(match, "dial") == ["B2", "Y2"]
    assert in_place(match, "pool") == ["W1", "W2", "G2"]
    assert markers(match) == [1, 2, 1, 1, 1, 1]
    assert field(match, "health") == 0
    # the next round
    assert legal(match) == [f"rotate {slot}" for slot in (1, 3, 4, 5, 6)]
    with pytest.raises(IllegalAnswer):
        match.answer("rotate 2")
    play(match, "rotate 1")
    roll(match, "W1=1 W2=1 G2=4")
    play(match, "stop")
    play(match, "exhaust W1")  # G2 was a single on #4, and is no choice while there are others
    assert legal(match) == ["sun B2", "sun G2", "sun Y2"]  # G2 is back before the Sun is checked
    assert in_place(match, "pool") == ["W2"]

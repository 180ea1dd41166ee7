"""Abilities of the enemies, clause by clause (P-134, P-135, P-163)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludarium.core.match import Match
from tests.proving.arena import arena, field, game_with, halt_before, happened, in_place, legal, marker, markers, play, roll

COLOURS = {"blue": "B", "green": "G", "yellow": "Y"}


def against(ability: str, dice: str, *answers: str, climb: str = "2 2 2", at: int = 2, slot: int = 4, **table: Any) -> Match:
    """The table after step B, with an enemy of this ability on a slot and its dice named there, others as "W8=1"."""
    named = sorted((die if "=" in die else f"{die}={slot}" for die in dice.split()), key=lambda die: ("WBGYD".index(die[0]), die))
    cards = {"X": {"start": min(2, len(climb.split()) - 1), "climb": climb.split(), "ability": ability}} | table.pop("cards", {})
    slots = {slot: ("X", at)} | table.pop("slots", {})
    pool = [die.split("=")[0] for die in named if die[0] != "D"]
    match = halt_before(arena(at="round", cards=cards, slots=slots, pool=pool, **table), "test_for_win")
    roll(match, " ".join(named))
    if "stop" in legal(match):
        play(match, "stop")
    if "resolve" in legal(match) and "resolve" not in answers:
        play(match, "resolve")
    return play(match, *answers)


# -- DOUBLE ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-134")
@pytest.mark.rule("P-163")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_lone_die_that_counts_as_two_is_a_single_while_rolling_and_a_set_when_resolving(colour: str) -> None:
    letter = COLOURS[colour]
    match = arena(
        cards={"X": {"start": 1, "climb": ["2", "2"], "ability": f"double {colour}"}},
        slots={2: ("X", 1)},
        dice={f"{letter}1": 2, "W1": 5, "W2": 5},
        chariots=["pair: ground", "single 2: ground"],
    )
    assert legal(match) == ["reroll 5", "place chariot0 W1 W2", f"place chariot1 {letter}1", "stop"]
    halt_before(match, "test_for_win")
    play(match, "place chariot0 W1 W2", "stop")
    assert marker(match, 2) == 2
    other = next(c for c in COLOURS if c != colour)
    assert marker(against(f"double {other}", f"{letter}1"), 4) == 1  # another colour is an ordinary single


@pytest.mark.rule("P-135")
@pytest.mark.parametrize(
    ("climb", "dice", "ends"),
    [
        ("2 3", "G1 W1 W2", 2),  # strength 4, but 2 + 3 would divide the green die
        ("2 3", "G1 G2 W1", 3),
        ("3 3", "G1 G2 W1", 2),  # 2 + 1 for the first, 2 for the second
        ("3 3", "G1 G2 W1 W2", 3),
        ("2G 2G", "G1 W1 W2", 2),  # its own colour once
        ("2G 2G", "G1 G2", 3),
        ("2G 2", "G1 W1", 2),
        ("2B 2", "G1 W1", 1),  # strength is no colour
        ("2B 2", "G1 B1", 2),
        ("3BG 2", "G1 B1", 2),
    ],
)
def test_a_die_of_strength_two_is_never_divided_and_gives_its_colour_once(climb: str, dice: str, ends: int) -> None:
    match = against("double green", dice, climb=climb, at=1)
    assert (marker(match, 4) or 3) == ends  # 0: it was on Top and is gone
    assert field(match, "defeats") == (1 if ends == 3 else 0)


def best_division(climb: list[str], dice: str, colour: str) -> int:
    """How far the dice reach, by trying every way to lay every die on a space or aside."""

    def fits(spaces: int) -> bool:
        layouts = {("",) * spaces}
        for die in dice:
            layouts |= {(*each[:at], each[at] + die, *each[at + 1 :]) for each in layouts for at in range(spaces)}
        return any(all(map(meets, climb, each)) for each in layouts)

    def meets(space: str, laid: str) -> bool:
        return len(laid) + laid.count(colour) >= int(space[0]) and set(space[1:]) <= set(laid)

    return max((spaces for spaces in range(1, len(climb) + 1) if fits(spaces)), default=0)


@pytest.mark.rule("P-135")
@pytest.mark.rule("P-163")
def test_the_reach_of_strong_dice_is_found_exactly() -> None:
    luck = random.Random(135)
    climbs = [[luck.choice("2234") + luck.choice(["", "", "B", "G", "Y", "BG"]) for _ in range(3)] for _ in range(20)]
    cards = {f"C{at}": {"start": 1, "climb": climb, "ability": "double green"} for at, climb in enumerate(climbs)}
    reached = set()
    for turn in range(160):
        letters = "".join(sorted("G" + "".join(luck.sample("WWWWBBGYY", luck.randint(1, 5))), key="WBGY".index))
        names = [f"{letter}{letters[:at].count(letter) + 1}" for at, letter in enumerate(letters)]
        match = arena(cards=cards, slots={4: (f"C{turn % 20}", 1)}, dice=dict.fromkeys(names, 4))
        halt_before(match, "test_for_win")
        play(match, "stop")
        if match.prompt is not None:
            play(match, "resolve")
        moved = 3 if field(match, "defeats") else marker(match, 4) - 1
        assert moved == best_division(climbs[turn % 20], letters, "G"), (climbs[turn % 20], letters)
        reached.add(moved)
    assert reached == {0, 1, 2, 3}


# -- the others ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("P-163")
@pytest.mark.parametrize(
    ("dice", "ends"),
    [("B1", 2 + 1), ("W1", 2 - 1), ("G1", 2 - 1), ("B1 W1", 2), ("W1 W2", 2)],
)
def test_wants_single_goes_up_with_a_single_of_the_right_colour_and_ignores_sets(dice: str, ends: int) -> None:
    match = against("wants_single", dice, climb="1 1B 1", modules=("shields",))
    assert marker(match, 4) == ends
    assert field(match, "shields") == (2**4 if " " in dice else 0)  # a set is an incorrect combination
    assert field(match, "damaged") == (2**4 if dice == "B1" else 0)


@pytest.mark.rule("P-163")
def test_wants_single_is_not_changed_by_higher_requirements_and_follows_the_rules_of_shields() -> None:
    assert marker(against("wants_single", "W1", climb="1 1 1", chariots=["pair: req_plus"]), 4) == 3
    single = against("wants_single", "W1", climb="1 1 1", shields=(4,))
    assert (marker(single, 4), field(single, "shields")) == (2, 0)
    pair = against("wants_single", "W1 W2", climb="1 1 1", shields=(4,))
    assert (marker(pair, 4), field(pair, "shields")) == (1, 2**4)
    cards = {"TAILED": {"start": 2, "climb": ["1", "1", "1"], "ability": "wants_single", "symbol": "tail"}}
    joined = arena(cards=cards, slots={4: ("TAILED", 2)}, dice={"W1": 4}, dragon="tail")
    assert marker(play(joined, "dragon 4"), 4) == 2  # with D it is a set


@pytest.mark.rule("P-163")
def test_fall_two_doubles_the_fall_of_a_single_only() -> None:
    assert marker(against("fall_two", "W1", climb="2 2 2 2", at=4), 4) == 2
    assert marker(against("fall_two", "W1 W2", climb="2 2 3 2", at=3), 4) == 3
    assert marker(against("fall_two", "W1", climb="2 2 2 2", at=4, shields=(4,)), 4) == 4
    assert marker(against("fall_two", "W1 W2", climb="2 2 2 2", at=4, shields=(4,)), 4) == 3


@pytest.mark.rule("P-163")
@pytest.mark.parametrize(
    ("ability", "at", "ends"), [("heals", 4, 3), ("heals", 3, 2), ("heals", 2, 2), ("heals", 1, 1), ("ambush", 3, 2)]
)
def test_heals_and_ambush_move_down_when_no_die_attacks(ability: str, at: int, ends: int) -> None:
    """HEALS not below Start, which is 2 here."""
    assert marker(against(ability, "W1=1 W2=1", climb="2 2 2 2", at=at), 4) == ends
    assert marker(against(ability, "W1 W2", climb="5 5 5 5", at=at), 4) == at  # attacked, if wrongly: nothing


@pytest.mark.rule("P-163")
def test_ambush_can_reach_bottom_and_wound() -> None:
    match = against("ambush", "W1=1 W2=1", at=1)
    assert (marker(match, 4), legal(match)) == (0, ["exhaust W1", "exhaust W2"])
    play(match, "exhaust W1")
    assert (marker(match, 4), field(match, "health")) == (2, 1)


@pytest.mark.rule("P-163")
def test_heals_and_ambush_come_before_an_unguarded_slot_falls_and_both_count() -> None:
    table = {"climb": "2 2 2 2", "chariots": ["pair: unguarded even"], "slots": {2: ("T5", 2), 6: ("T5", 2)}}
    assert marker(against("ambush", "W1=1 W2=1", at=4, **table), 4) == 2
    assert marker(against("heals", "W1=1 W2=1", at=4, **table), 4) == 2
    assert marker(against("heals", "W1=1 W2=1", at=2, **table), 4) == 1


@pytest.mark.rule("P-163")
def test_one_step_never_moves_further_than_one_space() -> None:
    match = against("one_step", "W1 W2 W3 W4 W5 W6", climb="2 2 2 2", at=2)
    assert marker(match, 4) == 3
    assert [entry.say for entry in match.log if entry.by == 0] == ["start", "stop"]  # and there is nothing to shorten


@pytest.mark.rule("P-163")
@pytest.mark.parametrize(
    ("dice", "ends"),
    [("W1 W2", 3), ("W1 W2 W3", 2), ("W1 W2 W3 W4", 2), ("W1 W2 B1 W4 W5", 4), ("W1 W2 W3 W4 W5", 2), ("W1 W2 B1 W4 W5 W6", 2)],
)
def test_exact_is_met_only_by_exactly_the_numbers_of_one_or_more_spaces(dice: str, ends: int) -> None:
    """From 2 the spaces ask for 2, then for 3 with blue, then for 2."""
    match = against("exact", dice, climb="2 2 3B 2", at=2, modules=("shields",))
    assert marker(match, 4) == ends
    assert field(match, "shields") == (2**4 if ends == 2 else 0)
    assert "shorten" not in " ".join(entry.say for entry in match.log)


@pytest.mark.rule("P-163")
def test_exact_leaves_no_choice_of_a_shorter_move_but_a_limit_shortens_it() -> None:
    table = {"cards": {"X": {"start": 1, "climb": ["2", "2", "2"], "ability": "exact"}}, "slots": {4: ("X", 1)}}
    dice = {"W1": 4, "W2": 4, "W3": 4, "W4": 4}
    free = halt_before(arena(**table, dice=dice), "test_for_win")
    play(free, "stop")
    assert (free.prompt, marker(free, 4)) == (None, 3)
    limited = halt_before(arena(**table, dice=dice, chariots=["pair: one_step_all"], modules=("shields",)), "test_for_win")
    play(limited, "stop")
    assert (marker(limited, 4), field(limited, "shields")) == (2, 0)  # shorter, but still correct


@pytest.mark.rule("P-163")
@pytest.mark.parametrize("colour", COLOURS)
def test_shuns_makes_a_set_with_its_colour_incorrect(colour: str) -> None:
    letter = COLOURS[colour]
    other = "B" if letter != "B" else "G"
    wrong = against(f"shuns {colour}", f"W1 W2 {letter}1", modules=("shields",))
    assert (marker(wrong, 4), field(wrong, "shields")) == (2, 2**4)
    assert marker(against(f"shuns {colour}", f"W1 {other}1"), 4) == 3
    assert marker(against(f"shuns {colour}", f"{letter}1", climb="2 2 2 2", at=3), 4) == 2  # a single is an ordinary single


@pytest.mark.rule("P-163")
def test_punishes_moves_down_after_an_incorrect_combination_and_still_raises_a_shield() -> None:
    match = against("punishes", "W1 W2", climb="2 3 2", modules=("shields",))
    assert (marker(match, 4), field(match, "shields")) == (1, 2**4)
    assert marker(against("punishes", "W1 W2", climb="2 3 2"), 4) == 1  # also without the module
    assert marker(against("punishes", "W1 W2 W3", climb="2 3 2"), 4) == 3
    shielded = against("punishes", "W1 W2", climb="2 2 3 2", at=3, shields=(4,))
    assert marker(shielded, 4) == 2  # before a Shield there is no combination to be incorrect: exactly one (P-111)


@pytest.mark.rule("P-163")
def test_heavy_wound_takes_two_dice_or_as_many_as_there_are() -> None:
    match = against("heavy_wound", "W1 W2=1 B1=1", at=1)
    assert legal(match) == ["exhaust W1", "exhaust W2", "exhaust B1"]
    play(match, "exhaust W2")
    assert legal(match) == ["exhaust W1", "exhaust B1"]
    assert field(match, "health") == 0  # both before Health moves (P-61)
    play(match, "exhaust B1")
    assert (in_place(match, "tired", 0), field(match, "health")) == (["W2", "B1"], 1)
    alone = against("heavy_wound", "W1", at=1)
    assert (in_place(alone, "tired", 0), field(alone, "health")) == (["W1"], 1)


@pytest.mark.rule("P-163")
def test_last_blow_exhausts_a_die_without_a_wound() -> None:
    match = against("last_blow", "W1 W2 B1=1 G1=1", at=3)
    assert field(match, "defeats") == 1
    assert legal(match) == ["exhaust W1", "exhaust W2", "exhaust B1", "exhaust G1"]
    play(match, "exhaust G1")
    assert (in_place(match, "tired", 0), field(match, "health"), happened(match, "wounded")) == (["G1"], 0, [])
    rested = against("last_blow", "W1 W2", "exhaust W1", at=3, inspiration="quick_rest")
    assert in_place(rested, "tired", 0) == ["W1"]  # the top space always: QUICK_REST is for wounds
    assert against("last_blow", "W1 W2", at=2, climb="2 2 2").prompt is None  # not defeated: nothing


@pytest.mark.rule("P-163")
@pytest.mark.parametrize("module", [True, False])
def test_guarded_comes_into_play_with_a_shield_also_later(module: bool) -> None:
    guard = {"GUARD": {"start": 1, "climb": ["2", "2"], "ability": "guarded"}}
    game = game_with(guard, [], None, {})
    match = game.new(seed=1, options={"modules": ["shields"] if module else []}, chance="ask")
    play(match, *(f"enemy {slot}=filler{slot}" for slot in range(1, 7)))
    roll(match, "W1=1 W2=1 W3=1 W4=1 W5=2 B1=2 G1=3 Y1=3")
    play(match, "stop", "resolve", "enemy 1=guard")
    assert field(match, "shields") == (2**1 if module else 0)
    assert match.view()["slots"][0]["marker"] == 1


@pytest.mark.rule("P-163")
def test_spiked_takes_exactly_one_space_for_a_broken_shield() -> None:
    table = {"climb": "2 2 2 2", "at": 4, "shields": (4,)}
    broken = against("spiked", "W1", **table, chariots=["pair: single_extra"])
    assert (marker(broken, 4), field(broken, "shields")) == (3, 0)
    safe = against("spiked", "W1", **table, inspiration="safe_single")
    assert (marker(safe, 4), field(safe, "shields")) == (3, 0)
    winged = against("spiked", "W1 D=wing", **table, modules=("dragon",))
    assert marker(winged, 4) == 3
    pair = against("spiked", "W1 W2", **table)
    assert (marker(pair, 4), field(pair, "shields")) == (3, 2**4)
    assert marker(against("spiked", "W1", climb="2 2 2 2", at=4, modules=("shields",)), 4) == 3  # no Shield: an ordinary fall


@pytest.mark.rule("P-163")
def test_an_ability_is_for_its_own_enemy_only() -> None:
    cards = {
        "FALLS": {"start": 2, "climb": ["2", "2", "2", "2"], "ability": "fall_two"},
        "PLAIN": {"start": 2, "climb": ["2", "2", "2", "2"]},
    }
    match = arena(cards=cards, slots={1: ("FALLS", 4), 2: ("PLAIN", 4)}, dice={"W1": 1, "W2": 2})
    assert markers(match)[:2] == [2, 3]

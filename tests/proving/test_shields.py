"""Shields: raised by wrong sets, broken by singles, and turned against sets (P-108 to P-113, FX-18 to FX-20)."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.core.match import Match
from tests.proving.arena import arena, at_random, field, game_with, halt_before, happened, legal, marker, markers, play, roll


def resolved(dice: dict[str, int], *answers: str, **table: object) -> Match:
    """The table after step B. The dice are rolled, so that all that is told is heard."""
    match = halt_before(arena(at="round", pool=list(dice), **table), "test_for_win")
    roll(match, " ".join(f"{die}={value}" for die, value in dice.items()))
    if "stop" in legal(match):
        play(match, "stop")
    return play(match, *answers)


@pytest.mark.rule("P-108")
def test_at_set_up_no_enemy_has_a_shield_but_the_guarded_ones() -> None:
    guard = {"GUARD": {"start": 1, "climb": ["2", "2"], "ability": "guarded"}}
    for modules, shields in ((["shields"], 2**3), ([], 0)):
        match = game_with(guard, [], None, {}).new(seed=1, options={"modules": modules}, chance="ask")
        play(match, *(f"enemy {slot}={'guard' if slot == 3 else f'filler{slot}'}" for slot in range(1, 7)))
        assert field(match, "shields") == shields
        assert legal(match) == ["start"]


@pytest.mark.rule("P-108")
def test_an_enemy_has_at_most_one_shield() -> None:
    """A Chariot that raises one where there is one changes nothing; a single then leaves none."""
    match = resolved({"W1": 3}, slots={3: ("T6", 2)}, shields=(3,), chariots=["pair: raise_shield 3"])
    assert field(match, "shields") == 0


@pytest.mark.rule("P-109")
@pytest.mark.parametrize(
    ("dice", "raised"),
    [
        ({"W1": 3, "W2": 3}, True),  # too few
        ({"W1": 3, "W2": 3, "W3": 3, "G1": 3}, True),  # no blue
        ({"W1": 3, "W2": 3, "B1": 3}, False),  # correct
        ({"W1": 3}, False),  # a single
        ({"W1": 1, "W2": 1}, False),  # not attacked
    ],
)
def test_only_an_incorrect_set_raises_a_shield(dice: dict[str, int], raised: bool) -> None:
    match = resolved(dice, modules=("shields",), slots={3: ("T6", 2)})
    assert field(match, "shields") == (2**3 if raised else 0)
    if raised:
        assert marker(match, 3) == 2


@pytest.mark.rule("P-109")
@pytest.mark.rule("P-113")
@pytest.mark.parametrize("mask", [8, 9, 12, 24, 40, 63])
def test_over_many_rounds_shields_change_only_as_the_rules_say(mask: int) -> None:
    """Up by a wrong set, by RAISE or with a GUARDED card; down by a single or BREAKER. Every change is told."""
    cards = [card for card in ludarium.game("proving").pack.cards if card.kind == "enemy"]
    guarded = [card.name for card in cards if [sentence.verb.name for sentence in card.sentences] == ["guarded"]]
    changes = 0
    for seed in range(200):
        if changes >= 8:
            break
        held, read = 0, 0
        for match in at_random(mask, seed, most=250):
            before = held
            for moment in match.moments[read:]:
                wrong = [note.arguments["slot"] for note in moment.notes if note.id == "note-wrong"]
                came = [note.arguments["enemy"] for note in moment.notes if note.id == "note-enemy-comes"]
                for note in moment.notes:
                    bit = 2 ** note.arguments["slot"] if "slot" in note.arguments else 0
                    if note.id == "note-shield-raised":
                        assert not held & bit
                        guard = note.arguments["enemy"] in guarded and note.arguments["enemy"] in came
                        assert guard or note.arguments["slot"] in wrong or mask & 2  # with Chariots also RAISE
                        held |= bit
                    elif note.id == "note-shield-broken":
                        assert held & bit
                        held &= ~bit
            read = len(match.moments)
            assert field(match, "shields") == held
            changes += held != before
    assert changes >= 8


@pytest.mark.rule("P-110")
@pytest.mark.parametrize("face", [None, "wing"])
def test_a_single_breaks_a_shield_and_nothing_falls_whatever_makes_falls_longer(face: str | None) -> None:
    cards = {"FALLS": {"start": 2, "climb": ["2", "2", "2"], "ability": "fall_two"}}
    table = {"cards": cards, "slots": {3: ("FALLS", 2)}, "shields": (3,), "dice": {"W1": 3, "W2": 6, "W3": 6}}
    match = arena(**table, dragon=face, chariots=["pair: single_extra"])
    play(match, "stop")  # with the wing there is nothing to ask: it is refused against a Shield
    assert (marker(match, 3), field(match, "shields"), field(match, "health")) == (2, 0, 0)


@pytest.mark.rule("P-111")
@pytest.mark.parametrize("dice", [{"W1": 3, "W2": 3}, {"W1": 3, "W2": 3, "B1": 3}, {"W1": 3, "W2": 3, "W3": 3, "B1": 3, "B2": 3}])
def test_a_set_against_a_shield_moves_the_marker_exactly_one_down(dice: dict[str, int]) -> None:
    """Correct or not, with or without SINGLE_EXTRA in force; and the Shield stays."""
    for chariots in (None, ["pair: single_extra"]):
        match = resolved(dice, slots={3: ("T6", 3)}, shields=(3,), chariots=chariots)
        assert (marker(match, 3), field(match, "shields")) == (2, 2**3)


@pytest.mark.rule("P-111")
def test_a_set_against_a_shield_can_wound() -> None:
    match = resolved({"W1": 3, "W2": 3}, "exhaust W1", shields=(3,))
    assert (field(match, "health"), marker(match, 3), field(match, "shields")) == (1, 1, 2**3)


@pytest.mark.rule("P-112")
def test_a_lone_die_that_counts_as_two_is_a_set_against_a_shield() -> None:
    cards = {"TWICE": {"start": 2, "climb": ["2", "2", "2"], "ability": "double green"}}
    green = resolved({"G1": 3}, cards=cards, slots={3: ("TWICE", 2)}, shields=(3,))
    assert (marker(green, 3), field(green, "shields")) == (1, 2**3)
    white = resolved({"W1": 3}, cards=cards, slots={3: ("TWICE", 2)}, shields=(3,))
    assert (marker(white, 3), field(white, "shields")) == (2, 0)


@pytest.mark.rule("P-113")
def test_a_shield_stays_through_a_wound_and_into_the_next_rounds_until_broken() -> None:
    match = arena(dice={"W1": 3, "W2": 3, "W3": 6, "W4": 6}, shields=(3,))
    play(match, "stop", "exhaust W1")
    assert (field(match, "round"), field(match, "shields"), marker(match, 3)) == (2, 2**3, 1)
    roll(match, "W2=1 W3=1 W4=1")
    play(match, "stop")
    assert (field(match, "round"), field(match, "shields")) == (3, 2**3)
    roll(match, "W2=3 W3=2 W4=2")  # W1 comes back one round later
    play(match, "stop")
    assert (field(match, "round"), field(match, "shields"), marker(match, 3)) == (4, 0, 1)


@pytest.mark.rule("P-113")
def test_a_shield_goes_with_its_card() -> None:
    match = arena(modules=("shields",), slots={3: ("T1", 3)}, dice={"W1": 6, "W2": 6}, shields=(3, 5))
    play(match, "stop")  # #3 stood on Top
    play(match, "enemy 3=t5")
    assert field(match, "shields") == 2**5


@pytest.mark.rule("P-113")
@pytest.mark.parametrize("dice", [{"W1": 2}, {"W1": 2, "W2": 2}])
def test_an_attack_on_a_shield_is_no_damage_for_sun_or_moon(dice: dict[str, int]) -> None:
    table = {"modules": ("sun_moon",), "slots": {2: ("T7", 4), 5: ("T7", 4)}, "shields": (2,), "dial": "B2 G2 Y2"}
    for facing, falls in ((2, 0), (5, 1)):  # #2 in the Sun: no die to win; #2 in the Moon: one space down
        match = play(arena(at="round", pool=list(dice), **table), f"rotate {facing}")
        halt_before(match, "test_for_win")
        roll(match, " ".join(f"{die}={value}" for die, value in dice.items()))
        play(match, *(["stop"] if len(dice) > 1 else []))
        assert match.prompt is None  # nothing was asked, so no die was won
        assert marker(match, 2) == 4 - (len(dice) - 1) - falls


# -- the fixtures ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FX-18")
@pytest.mark.rule("P-109")
@pytest.mark.parametrize("module", [True, False])
def test_four_threes_without_blue_raise_the_shield(module: bool) -> None:
    dice = {"W1": 3, "W2": 3, "W3": 3, "G1": 3}
    match = resolved(dice, slots={3: ("T6", 2)}, modules=("shields",) if module else ())
    assert markers(match) == [1, 1, 2, 1, 1, 1]
    assert field(match, "shields") == (2**3 if module else 0)
    assert (field(match, "damaged"), field(match, "health"), field(match, "defeats")) == (0, 0, 0)


@pytest.mark.rule("FX-19")
@pytest.mark.rule("P-110")
def test_a_lone_three_breaks_the_shield() -> None:
    match = resolved({"W1": 3}, slots={3: ("T6", 2)}, shields=(3,))
    assert markers(match) == [1, 1, 2, 1, 1, 1]
    assert (field(match, "shields"), field(match, "damaged"), field(match, "health")) == (0, 0, 0)
    assert [told["slot"] for told in happened(match, "shield-broken")] == [3]


@pytest.mark.rule("FX-20")
@pytest.mark.rule("P-111")
def test_three_threes_with_blue_go_down_before_the_shield() -> None:
    match = resolved({"W1": 3, "W2": 3, "B1": 3}, slots={3: ("T6", 2)}, shields=(3,))
    assert markers(match) == [1, 1, 1, 1, 1, 1]
    assert (field(match, "shields"), field(match, "damaged"), field(match, "health")) == (2**3, 0, 0)

"""Dice that are no combat dice: exploration, Speed tests, abilities; each can be changed in W6 (sections 10 and 14)."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import note, rule
from ludarium.core.native import i64, vec
from ludarium.games.anima.rules.windows import W6_DIE, window
from ludarium.games.anima.state import DICE, TESTING_SPEED, Anima

ROLLS: Final = note("rolls", "seat", "die")
SPEED_TEST: Final = note("speed_test", "seat", "total", "difficulty")

FACES: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6])


@rule
def roll_a_die(s: Anima, figure: i64, purpose: i64, _c: i64) -> None:
    """Then W6; whoever asked for it reads `die`."""
    s.die_of = figure
    s.die_for = purpose
    s.later(window, W6_DIE)
    s.chance(DICE, FACES, die_is_cast, figure)


@rule
def die_is_cast(s: Anima, figure: i64, _b: i64, face: i64) -> None:
    s.die = face
    s.tell(ROLLS, figure, face)


@rule
def test_speed(s: Anima, figure: i64, difficulty: i64, _c: i64) -> None:
    """A-137, A-138: a die plus Speed must reach the difficulty; `passed` says whether it did."""
    s.later(compare_speed, figure, difficulty)
    s.now(roll_a_die, figure, TESTING_SPEED)


@rule
def compare_speed(s: Anima, figure: i64, difficulty: i64, _c: i64) -> None:
    total = s.die + s.speed(figure)
    s.passed = 1 if total >= difficulty else 0
    s.die = 0
    s.die_for = 0
    s.tell(SPEED_TEST, figure, total, difficulty)

"""Scenario cards: drawn, active, gone; what ends a match (sections 22, 23, 25)."""

from __future__ import annotations

from ludarium.core.build import row
from ludarium.core.kernel import rule
from ludarium.core.native import i64, vec
from ludarium.games.tamashii.state import Tamashii


@rule
def draw_card(s: Tamashii, card: i64, _b: i64, _c: i64) -> None:
    """T-227"""


@rule
def pool_is_empty(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-49, T-169a: a Corrupted token must be gained and none is there."""


@rule
def turn_limit(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-184a"""


def patterns_here(s: Tamashii, seat: i64) -> vec[i64]:
    """T-80: Patterns of the scenario, of a boss, of the BOT that are open to this seat now."""
    return row([])

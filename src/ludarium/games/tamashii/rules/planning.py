"""The Planning phase (section 19)."""

from __future__ import annotations

from ludarium.core.kernel import rule
from ludarium.core.native import i64
from ludarium.games.tamashii.state import Tamashii


@rule
def trace_rolls(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-145a"""


@rule
def plan(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-297a"""

"""Trace (section 15)."""

from __future__ import annotations

from ludarium.core.kernel import rule
from ludarium.core.native import i64
from ludarium.games.tamashii.state import Tamashii


@rule
def trace_roll(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-145, T-146"""


@rule
def trace_rises(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-139, T-147: by so much, the second number."""

"""The Quest phase (section 22)."""

from __future__ import annotations

from ludarium.core.kernel import rule
from ludarium.core.native import i64
from ludarium.games.tamashii.state import Tamashii


@rule
def player_activity(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-225"""


@rule
def global_activity(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-226"""

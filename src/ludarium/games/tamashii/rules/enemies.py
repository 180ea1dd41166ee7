"""Enemies, drawn, damaged, gone (section 16)."""

from __future__ import annotations

from ludarium.core.kernel import rule
from ludarium.core.native import i64
from ludarium.games.tamashii.state import Tamashii


@rule
def attach(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-153: so many, the second number."""

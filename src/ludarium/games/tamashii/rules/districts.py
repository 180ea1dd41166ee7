"""The District effect of the tile one stands on, or of one within reach (T-192, T-193)."""

from __future__ import annotations

from ludarium.core.kernel import rule
from ludarium.core.native import i64
from ludarium.games.tamashii.state import Tamashii


@rule
def district_effect(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-192"""

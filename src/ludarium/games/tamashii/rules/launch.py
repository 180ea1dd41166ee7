"""The Launch step (section 8)."""

from __future__ import annotations

from ludarium.core.kernel import rule
from ludarium.core.native import i64
from ludarium.games.tamashii.state import Tamashii


@rule
def launch_step(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-76 to T-85."""

"""Combat (section 21)."""

from __future__ import annotations

from ludarium.core.kernel import rule
from ludarium.core.native import i64
from ludarium.games.tamashii.state import Tamashii


@rule
def fight(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-195 to T-214."""

"""A Reset (section 17)."""

from __future__ import annotations

from ludarium.core.kernel import rule
from ludarium.core.native import i64
from ludarium.games.tamashii.state import Tamashii


@rule
def reset(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-166 to T-173."""


@rule
def in_phase(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """Above: what this seat does in its phase. A Reset cuts it short (T-171)."""

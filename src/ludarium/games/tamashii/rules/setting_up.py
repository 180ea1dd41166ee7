"""The set-up, in the order of its steps (T-7 to T-35)."""

from __future__ import annotations

from ludarium.core.kernel import rule
from ludarium.core.native import i64
from ludarium.games.tamashii.state import Tamashii


@rule
def set_up(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-27, T-27a: who is first, boards, classes, Protocols, map, decks, scenario card."""

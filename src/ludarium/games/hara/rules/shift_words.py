"""The World Shift in words (section 3)."""

from __future__ import annotations

from ludarium.games.hara.modes.parts import by_luck, drawn_shift
from ludarium.games.hara.rules import shift

drawn = by_luck(drawn_shift, shift.worlds_shift)

"""The dice (D5 to D7), with how likely each face is, and the cells of the Trace track (D8)."""

from __future__ import annotations

from typing import Final

from ludarium.core.native import i64, vec

PLAYER_FACES: Final[vec[i64]] = vec[i64]([0, 1, 2])  # blank, common, rare
PLAYER_WEIGHTS: Final[vec[i64]] = vec[i64]([2, 3, 1])
NUMBER_FACES: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4])  # 0 is the blank
NUMBER_WEIGHTS: Final[vec[i64]] = vec[i64]([1, 3, 2, 1, 1])
SYMBOL_FACES: Final[vec[i64]] = vec[i64]([0, 1])  # Basic, Special
SYMBOL_WEIGHTS: Final[vec[i64]] = vec[i64]([5, 3])

LAST_CELL: Final = 9  # of the Trace track
TRACE_DICE: Final[vec[i64]] = vec[i64]([0, 1, 1, 2, 2, 2, 3, 3, 3, 3])

"""Honest numbers: a share is never told without its interval."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959963984540054


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95% Wilson score interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z_95 * Z_95 / games
    centre = share + spread / 2
    half = Z_95 * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (centre - half) / (1 + spread)), min(1.0, (centre + half) / (1 + spread))

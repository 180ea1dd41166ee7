"""The numbers that the heroine minds."""

from __future__ import annotations

from ludarium.core.counting import Counts, counted
from ludarium.games.proving.state import Proving


def counts(s: Proving) -> Counts:
    resting = sum(int(dice).bit_count() for dice in s.tired)
    return counted({"defeats": s.defeats, "wounds": s.health, "resting": resting}, "wounds", "resting")

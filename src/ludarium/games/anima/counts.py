"""The numbers that a party minds."""

from __future__ import annotations

from ludarium.core.counting import Counts, counted
from ludarium.games.anima.state import Anima


def counts(s: Anima, seat: int) -> Counts:
    numbers = {"combat": s.combat(seat), "speed": s.speed(seat), "characters": s.size(seat), "cards": s.held[seat]}
    lost = {"turn": (s.lost >> seat & 1) + (s.lost_next >> seat & 1)}
    return counted({**numbers, **lost}, "turn")

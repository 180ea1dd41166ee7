"""The state of a bazaar: where the wares are, and who knows it."""

from __future__ import annotations

from typing import Final

from ludarium.core.build import row
from ludarium.core.declared import declared
from ludarium.core.kernel import State
from ludarium.core.native import i64, vec

WARES: Final = 300
LAST_TURN: Final = 8
CLOSED: Final = 1
RESIGNED: Final = 2
STREAMS: Final = ("die", "deck")
DIE: Final = 0
PILE: Final = 1

# zones
HAND: Final = 0
STALL: Final = 10
DECK: Final = 100


@declared
class Bazaar(State):
    def __init__(self, seats: i64, source: Bazaar | None = None) -> None:
        super().__init__(source, len(STREAMS))
        self.seats: i64 = seats  # never changes
        self.where: vec[i64] = row([DECK] * WARES)
        self.known: vec[i64] = row([0] * WARES)
        self.seat: i64 = 0
        self.turn: i64 = 0
        self.outcome: i64 = 0  # 0 while it goes on

    def clone(self) -> Bazaar:
        return Bazaar(self.seats, self)

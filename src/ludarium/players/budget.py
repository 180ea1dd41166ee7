"""How much thought an answer may cost."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """So many rounds of thought, so many seconds, or both: then whichever is used up first. What a round is, the player knows;
    for a search it is one playout. Only rounds make answers that come out alike on every machine."""

    rounds: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.rounds is None and self.seconds is None:
            raise ValueError("a budget has rounds, seconds, or both")

    def __iter__(self) -> Iterator[int]:
        """0, 1, 2 ... as long as there is something left; the first round is always there."""
        began, number = time.monotonic(), 0
        while number == 0 or (
            (self.rounds is None or number < self.rounds) and (self.seconds is None or time.monotonic() - began < self.seconds)
        ):
            yield number
            number += 1


USUAL = Budget(rounds=200)

"""Leduc hold'em with a player that does not go on before it meets another one, in the folder that MEETING names."""

from __future__ import annotations

import os
import time
from pathlib import Path
from types import ModuleType

from examples.leduc import LeducHoldem

from ludarium.core.kernel import State
from ludarium.core.playouts import random_playout

PATIENCE = 300.0


class Meeting(LeducHoldem):
    def part(self, name: str) -> ModuleType | None:
        if name != "heuristic":
            return super().part(name)
        player = ModuleType(name)
        player.choose, player.play_out = meets, lambda state: random_playout(state, 1)  # type: ignore[attr-defined]
        return player


def meets(_: State) -> int:
    place, began = Path(os.environ["MEETING"]), time.monotonic()
    (place / str(os.getpid())).touch()
    while len(list(place.iterdir())) < 2:
        if time.monotonic() - began > PATIENCE:
            raise TimeoutError("nobody came")
        time.sleep(0.01)
    return 0

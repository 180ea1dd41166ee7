"""How long the solver of Patterns takes: `python -m bench.solving` prints one JSON object.

A Launcher after Fill (9, 12 or 16 tokens), and whether each of these Patterns can be made within so many moves: the question of
the Programming step, asked anew for every Launcher. The goal is a median of 5 ms at 4 moves, compiled.
"""

from __future__ import annotations

import json
import random
import statistics
import time

from bench.measure import calibrate
from ludarium.core.build import COMPILED
from ludarium.games.tamashii.patterns import Shapes, Solver, pattern_number, with_token

# the nine Basic Patterns, three Bodies of the Market, two Hacks and a Divert, two Faction cards
ASKED = (
    *("R * R", "B * B", "G * G", "Y * Y", "R * R R", "B * B B", "G * G G", "Y * Y Y", "R B / Y G"),
    *("E R / * B", "E * G Y", "R . / E * / . G"),
    *("* Y / G .", "R . / E *", "G E / * B"),
    *("R . / * E", "B * E / . . G"),
)
LAUNCHERS = 40
LOCKED = 0b1111 << 16


def some_launcher(luck: random.Random, tokens: int, locks: int) -> int:
    """Drawn from the bag of the start: three of each Basic type, one more of the first, and a few Open ones."""
    bag = [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]
    free = [cell for cell in range(20) if not locks >> cell & 1]
    board = 0
    for cell, kind in zip(luck.sample(free, tokens), luck.sample(bag, tokens), strict=True):
        board = with_token(board, cell, kind)
    return board


def measure() -> dict[str, object]:
    shapes, solver = Shapes([pattern_number([row.replace(" ", "") for row in each.split("/")]) for each in ASKED]), Solver()
    report: dict[str, object] = {"build": "compiled" if COMPILED else "interpreted", "calibration_before": calibrate()}
    for tokens, locks in ((9, LOCKED), (12, 0), (16, 0)):
        for moves in (3, 4, 5):
            luck, times, reached = random.Random(7), [], 0
            for _ in range(LAUNCHERS):
                board = some_launcher(luck, tokens, locks)
                begun = time.perf_counter()
                for number in range(len(ASKED)):
                    reached += solver.solve(shapes, number, board, locks, 1, 0, moves) <= moves
                times.append(1000 * (time.perf_counter() - begun))
            report[f"{tokens} tokens, {moves} moves"] = {
                "median ms": round(statistics.median(times), 2),
                "worst ms": round(max(times), 2),
                "reached": round(reached / LAUNCHERS, 1),
            }
    report["calibration_after"] = calibrate()
    return report


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

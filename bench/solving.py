"""How long the solver of Patterns takes: `python -m bench.solving` prints one JSON object.

Launchers as they lie after Fill in matches that the heuristic plays, and for each of them whether every Pattern that is open to
its seat can be made within so many moves: the question of the Programming step. The goal is a median of 5 ms at 4 moves.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass

import ludarium
from bench.measure import calibrate
from ludarium.core.build import COMPILED
from ludarium.core.game import Game
from ludarium.core.options import read_setup
from ludarium.games.tamashii.heuristic import choose
from ludarium.games.tamashii.patterns import Solver
from ludarium.games.tamashii.rules import planning
from ludarium.games.tamashii.rules.launch import essential_bits, sources
from ludarium.games.tamashii.rules.tokens import locked_cells
from ludarium.games.tamashii.state import Tamashii

LAUNCHERS = 200
SEATS = 2
GOAL_MS = 5.0  # median at 4 moves, compiled


@dataclass(frozen=True)
class Launcher:
    """One question: what lies there, and which Patterns are open."""

    board: int
    locks: int
    essential: int
    patterns: tuple[int, ...]


def played(game: Game) -> list[Launcher]:
    """The first so many Launchers of matches, each as it is when its Programming begins."""
    found: list[Launcher] = []
    setup = read_setup(game.info, "scenario", SEATS, {"scenario": "e"})
    seed = 0
    while len(found) < LAUNCHERS:
        seed += 1
        s = game.start_state(seed, setup)
        assert isinstance(s, Tamashii)
        before = (-1, -1)
        while s.actor >= 0 and len(found) < LAUNCHERS:
            here = (int(s.turn), int(s.actor))
            if s.then == planning.stop_answered and s.then_b == planning.IN_PROGRAMMING and here != before:
                before = here
                found.append(launcher(s, int(s.actor)))
            s.answer(choose(s))
    return found


def launcher(s: Tamashii, seat: int) -> Launcher:
    patterns = tuple(int(each) for each in sources(s, seat))
    return Launcher(int(s.launcher[seat]), int(locked_cells(s, seat)), int(essential_bits(s, seat)), patterns)


def measure() -> dict[str, object]:
    game = ludarium.game("tamashii")
    shapes, solver, launchers = game.pack.tables.shapes, Solver(), played(game)
    report: dict[str, object] = {"build": "compiled" if COMPILED else "interpreted", "calibration_before": calibrate()}
    report["Patterns"] = round(sum(len(each.patterns) for each in launchers) / LAUNCHERS, 1)
    for moves in (3, 4):
        times, reached = [], 0
        for each in launchers:
            begun = time.process_time()  # of this process alone: whatever else the machine does would be most of the p99
            for pattern in each.patterns:
                reached += solver.solve(shapes, pattern, each.board, each.locks, each.essential, 0, moves) <= moves
            times.append(1000 * (time.process_time() - begun))
        times.sort()
        report[f"{moves} moves"] = {
            "median ms": round(times[LAUNCHERS // 2], 2),
            "p99 ms": round(times[LAUNCHERS * 99 // 100], 2),
            "reached": round(reached / LAUNCHERS, 1),
        }
    report["goal, median ms at 4 moves, compiled"] = GOAL_MS
    report["calibration_after"] = calibrate()
    return report


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

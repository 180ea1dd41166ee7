"""Measure the build this interpreter has: `python -m bench.measure` prints one JSON object.

Timings vary by half between runs of a shared machine. Every figure is the best of a few short runs and stands beside a
calibration (a plain Python loop) taken in the same run: compare ratios within a run, never numbers between runs.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import ludarium
from ludarium.core.build import COMPILED
from ludarium.core.game import Game
from ludarium.core.kernel import State
from ludarium.core.playouts import clones, random_playout, random_playouts
from ludarium.core.trials import trials_of
from ludarium.players import PlainPlayer, names, plain

RUNS = 5


def best_rate(work: Callable[[], int], seconds: float = 0.25) -> float:
    """Units of work a second, the best of a few runs of about this length."""
    best = 0.0
    for _ in range(RUNS):
        done, begun = 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            done += work()
        best = max(best, done / spent)
    return best


def calibrate() -> float:
    """Millions of steps a second of a plain Python loop: how fast this machine is right now."""

    def loop() -> int:
        x = 1
        for _ in range(50_000):
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        return 50_000 if x else 0

    return best_rate(loop) / 1e6


def through_the_interface(start: State) -> int:
    """One random match, answer by answer from Python."""
    state, luck, answers = start.fork(7), 12345, 0
    while state.actor >= 0:
        luck = luck * 48271 % 2147483647
        state.answer(luck % len(state.options))
        answers += 1
    return answers


def copy_often(state: State) -> int:
    clones(state, 1000)
    return 1000


def measure() -> dict[str, Any]:
    report: dict[str, Any] = {"build": "compiled" if COMPILED else "interpreted", "calibration_before": calibrate()}
    for info in ludarium.games():
        game = ludarium.game(info.id)
        for trial in trials_of(game).timed:
            report[trial.name] = measure_from(game, game.start_state(1, trial.setup(game)))
    report["calibration_after"] = calibrate()
    return report


def measure_from(game: Game, start: State) -> dict[str, float]:
    batch = 200 if COMPILED else 5
    figures = {
        "random decisions/s inside": best_rate(lambda: random_playouts(start, 5, batch)),
        "random decisions/s through Python": best_rate(lambda: sum(through_the_interface(start) for _ in range(batch))),
        "copies/s": best_rate(lambda: copy_often(start)),
    }
    for name in ("heuristic", "light"):
        if name in names(game):
            player = plain(game, name)
            figures[f"{name} decisions/s"] = best_rate(partial(played_out, player, start), 0.5)
    if type(game).resample is not Game.resample:  # there are secrets
        figures["worlds/s"] = measure_worlds(game, start.clone())
    return figures


def played_out(player: PlainPlayer, start: State) -> int:
    return player.play_out(start.fork(3))


def measure_worlds(game: Game, state: State) -> float:
    """How many worlds a second a search can imagine, in the middle of a match."""
    random_playout(state, 3, 400)

    def imagine() -> int:
        for seed in range(500):
            game.resample(state, 0, seed)
        return 500

    return best_rate(imagine)


if __name__ == "__main__":
    print(json.dumps(measure()))

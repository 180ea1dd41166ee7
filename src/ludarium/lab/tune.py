"""Look for better weights of a title's player, one weight at a time:

    python -m ludarium.lab.tune hara --mode arena --mode rifts --player light --games 400

A weight is tried a little lower and a little higher than it is, on the same seeds as before, so that luck is shared and only what
the weight changes is counted. It is kept only if the 95% interval of the difference is above zero; in the end what was found is
played once more, on seeds that it was not chosen by, and that is the number to believe. The seeds are far from those of the
balance tables and of the tests, and every pass over the weights has its own: nothing is tuned on matches that then measure it.

What it finds is printed, not written: the weights stand in the title's `heuristic_weights.py`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from multiprocessing.pool import Pool
from typing import Any

from ludarium import registry
from ludarium.core.errors import BadOption
from ludarium.core.game import Game
from ludarium.core.options import read_setup
from ludarium.players import plain

FIRST_SEED = 2_000_000_000  # the tables of docs/reference begin at 1, tests below a million
APART = 10_000_000  # between the seeds of two passes
CHUNK = 10  # matches for one process
STEPS = (0.8, 1.25)  # a weight is tried at these times its value ...
LEAST = 1  # ... and changes by at least this much


@dataclass(frozen=True)
class Trial:
    """Matches to be played with certain weights, as plain data for another process."""

    game: str
    mode: str
    player: str
    weights: Mapping[str, int]
    seeds: tuple[int, ...]


@dataclass(frozen=True)
class Difference:
    """What one set of weights wins more than another, match by match: percent of the matches, with its 95% interval."""

    more: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.more:+.1f}% ({self.low:+.1f} to {self.high:+.1f})"


def weights_of(game: Game) -> Any:
    """The object whose numbers are the weights; BadOption for a title without any."""
    module = game.part("heuristic_weights")
    if module is None:
        raise BadOption(f"{game.info.id} has no weights to tune: that takes a module heuristic_weights with an object WORTH")
    return module.WORTH


def named(weights: Any) -> dict[str, int]:
    """The weights by name. A compiled object has no dictionary, so it is asked for everything that is a number."""
    names = [name for name in dir(weights) if not name.startswith("_")]
    return {name: value for name in names if isinstance(value := getattr(weights, name), int)}


def play(trial: Trial) -> list[int]:
    """Whether the first seat has won, match by match."""
    game = registry.game(trial.game)
    weights = weights_of(game)
    before = named(weights)
    setup = read_setup(game.info, trial.mode, None, {})
    player = plain(game, trial.player)
    try:
        give(weights, trial.weights)
        won = []
        for seed in trial.seeds:
            state = game.start_state(seed, setup)
            player.play_out(state)
            result = game.result(state)
            won.append(int(result is not None and 0 in result.winners))
        return won
    finally:
        give(weights, before)


def give(weights: Any, values: Mapping[str, int]) -> None:
    for name, value in values.items():
        setattr(weights, name, value)


def difference(before: list[int], after: list[int]) -> Difference:
    """Of pairs with shared luck: only those that came out otherwise say anything."""
    changes = [new - old for old, new in zip(before, after, strict=True)]
    count = len(changes)
    mean = sum(changes) / count
    spread = sqrt(max(sum(each * each for each in changes) / count - mean * mean, 1 / count**2) / count)
    return Difference(100 * mean, 100 * (mean - 1.96 * spread), 100 * (mean + 1.96 * spread))


class Tuner:
    def __init__(self, game: str, modes: list[str], player: str, games: int, pool: Pool | None) -> None:
        self.game, self.modes, self.player, self.games, self.pool = game, modes, player, games, pool

    def wins(self, weights: Mapping[str, int], first: int) -> list[int]:
        """Every match of every mode, in a fixed order."""
        seeds = range(first, first + self.games)
        chunks = [tuple(seeds[at : at + CHUNK]) for at in range(0, self.games, CHUNK)]
        trials = [Trial(self.game, mode, self.player, weights, chunk) for mode in self.modes for chunk in chunks]
        played: Iterable[list[int]] = map(play, trials) if self.pool is None else self.pool.imap(play, trials)
        return [won for each in played for won in each]

    def pass_over(self, weights: dict[str, int], names: list[str], first: int) -> dict[str, int]:
        """Each weight once, lower and higher; the weights with what is better."""
        best = dict(weights)
        before = self.wins(best, first)
        say(f"{self.player}, {', '.join(self.modes)}: {100 * sum(before) / len(before):.1f}% of {len(before)} matches")
        for name in names:
            for value in near(best[name]):
                after = self.wins(best | {name: value}, first)
                found = difference(before, after)
                say(f"  {name} {best[name]} -> {value}: {found}{'  better' if found.low > 0 else ''}")
                if found.low > 0:
                    best[name], before = value, after
                    break
        return best


def near(value: int) -> list[int]:
    """A little lower, a little higher."""
    lower = min(value - LEAST, round(value * STEPS[0]))
    return [max(0, lower), max(value + LEAST, round(value * STEPS[1]))] if value > 0 else [value + LEAST]


def say(line: str) -> None:
    print(line, flush=True)


def tune(
    game: str, modes: list[str], player: str, games: int, passes: int = 1, names: Sequence[str] = (), pool: Pool | None = None
) -> dict[str, int]:
    """The weights that were found better, by name; empty if none was."""
    title = registry.game(game)
    start = named(weights_of(title))
    unknown = [name for name in names if name not in start]
    if unknown:
        raise BadOption(f"{game} has no weight '{unknown[0]}'; its weights are: {', '.join(start)}")
    for mode in modes:
        read_setup(title.info, mode, None, {})
    tuner = Tuner(game, modes, player, games, pool)
    best = dict(start)
    for number in range(passes):
        best = tuner.pass_over(best, list(names or start), FIRST_SEED + number * APART)
    changed = {name: value for name, value in best.items() if value != start[name]}
    if not changed:
        say("nothing is clearly better")
        return {}
    fresh = FIRST_SEED + passes * APART
    say(f"on seeds that chose nothing: {difference(tuner.wins(start, fresh), tuner.wins(best, fresh))}")
    for name, value in changed.items():
        say(f"  {name} = {value}  (was {start[name]})")
    return changed


def main() -> None:
    about = "Look for better weights of a title's player."
    parser = argparse.ArgumentParser(prog="python -m ludarium.lab.tune", description=about)
    parser.add_argument("game")
    parser.add_argument("--mode", action="append", help="as often as wanted; the first mode of the title if left out")
    parser.add_argument("--player", default="light", help="whose matches count: light or heuristic")
    parser.add_argument("--games", type=int, default=400, help="matches of each mode for each value that is tried")
    parser.add_argument("--passes", type=int, default=1, help="how often to go over the weights")
    parser.add_argument("--weight", action="append", default=[], help="only these; as often as wanted")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    try:
        modes = asked.mode or [registry.game(asked.game).info.modes[0].id]
        if asked.jobs == 1:
            tune(asked.game, modes, asked.player, asked.games, asked.passes, asked.weight)
        else:
            with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
                tune(asked.game, modes, asked.player, asked.games, asked.passes, asked.weight, pool)
    except BadOption as problem:
        sys.exit(f"tune: {problem}")


if __name__ == "__main__":
    main()

"""Simulation: many matches between named players, on several processes, reproducible match by match."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludarium import registry
from ludarium.core.errors import BadOption
from ludarium.core.game import Game
from ludarium.core.kernel import State
from ludarium.core.options import Setup, read_setup
from ludarium.lab.statistics import wilson
from ludarium.players import USUAL, Budget, Company, PlainPlayer, Worlds, find

CHUNK = 50  # matches between two words of progress
LONGEST = 100_000  # answers; a match that needs more is counted as an error


@dataclass
class Report:
    """What a simulation found. Match number i of seed s is the match with seed s + i."""

    game: str
    mode: str
    players: list[str]
    options: dict[str, object]
    seed: int
    games: int = 0
    seats: int = 1
    wins: list[int] = field(default_factory=list)
    decisions: int = 0
    rounds: float = 0.0
    seconds: float = 0.0
    errors: int = 0
    first_error: str | None = None

    @property
    def win_rate(self) -> float:
        return self.wins[0] / self.games if self.games else 0.0

    @property
    def ci95(self) -> tuple[float, float]:
        return wilson(self.wins[0], self.games)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "mode": self.mode,
            "options": self.options,
            "players": self.players,
            "seed": self.seed,
            "games": self.games,
            "seats": self.seats,
            "wins": self.wins,
            "win_rate": round(self.win_rate, 5),
            "ci95": [round(bound, 5) for bound in self.ci95],
            "rounds": round(self.rounds, 2),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second),
            "errors": self.errors,
            "first_error": self.first_error,
        }


@dataclass(frozen=True)
class Work:
    """A few matches for one process, as plain data."""

    game: str
    pack: str | None
    setup: Setup
    players: tuple[str, ...]
    budget: Budget
    first: int
    count: int


@dataclass
class Tally:
    wins: list[int]
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    errors: int = 0
    first_error: str | None = None


def simulate(
    game_id: str,
    games: int,
    players: list[str],
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    jobs: int | None = None,
    pack: Path | None = None,
    progress: Callable[[int], None] = lambda finished: None,
    budget: Budget = USUAL,
) -> Report:
    """Play `games` matches and report. One player's name is enough for all seats; progress is told in matches finished. The
    budget is for each answer of players that need one; only with one of rounds the same seed always brings the same report."""
    game = registry.game(game_id, pack)
    seats = max(len(players), game.info.seats[0])
    setup = read_setup(game.info, mode, seats, options)
    if games < 1:
        raise BadOption(f"simulate at least one match, not {games}")
    if len(players) not in (1, seats):
        raise BadOption(f"name one player, or one for each of the {seats} seats")
    for name in players:
        find(game, name)
    game.load_pack(game.pack_folder)  # a broken pack is told here, once, and not by every process
    everyone = tuple(players) if len(players) == seats else tuple(players) * seats
    report = Report(game_id, setup.mode, list(everyone), dict(setup.options), seed, seats=seats, wins=[0] * seats)
    works = [
        Work(game_id, str(pack) if pack else None, setup, everyone, budget, seed + first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
    ]
    begun = time.perf_counter()
    rounds = 0
    for tally in _tallies(works, jobs or os.cpu_count() or 1):
        report.games += tally.games
        report.decisions += tally.decisions
        report.errors += tally.errors
        report.first_error = report.first_error or tally.first_error
        report.wins = [mine + more for mine, more in zip(report.wins, tally.wins, strict=True)]
        rounds += tally.rounds
        progress(report.games)
    report.seconds = time.perf_counter() - begun
    report.rounds = rounds / report.games if report.games else 0.0
    return report


def _tallies(works: list[Work], jobs: int) -> Iterator[Tally]:
    if jobs == 1 or len(works) == 1:
        yield from map(carry_out, works)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(works))) as pool:
        yield from pool.imap(carry_out, works)


def carry_out(work: Work) -> Tally:
    """Play a few matches. A match that fails is counted, not hidden, and does not stop the others."""
    game = registry.game(work.game, Path(work.pack) if work.pack else None)
    tally = Tally([0] * work.setup.seats)
    for seed in range(work.first, work.first + work.count):
        tally.games += 1
        try:
            state = game.start_state(seed, work.setup)
            tally.decisions += play_match(game, state, work.players, seed, work.budget)
            result = game.result(state)
            if result is None:
                raise RuntimeError(f"the match is not over after {LONGEST} answers")
            tally.rounds += game.rounds(state)
            for winner in result.winners:
                tally.wins[winner] += 1
        except Exception as problem:
            tally.errors += 1
            tally.first_error = tally.first_error or f"seed {seed}: {type(problem).__name__}: {problem}"
    return tally


def play_match(game: Game, state: State, names: tuple[str, ...], seed: int, budget: Budget = USUAL) -> int:
    """Let named players play a match to its end; the number of answers given."""
    company = Company(game, seed)
    if len(set(names)) == 1 and isinstance(everybody := company.player(0, names[0]), PlainPlayer):
        return everybody.play_out(state)  # compiled code is not left for any answer
    answers = 0
    while state.actor >= 0 and answers < LONGEST:
        seat = int(state.actor)
        worlds = Worlds(game, state, seat, seed + answers)
        state.answer(company.player(seat, names[seat]).choose(worlds, budget))
        answers += 1
    return answers

"""How often Proving Grounds is won (P-171 to P-174): for docs/reference/balance-proving.md and for the lobby."""

from __future__ import annotations

import sys
from typing import Any

import ludarium
from ludarium.games.proving.state import MODULES, Module
from ludarium.lab.simulate import Report, simulate

GAMES = 20_000  # matches a row
SEED = 1
ROWS: list[tuple[str, list[Module]]] = [
    ("training game", []),
    *((module, [module]) for module in MODULES),
    ("all six modules", [*MODULES]),
]
TARGETS = {
    "training game": (55, 75),
    "dragon": (3, 100),
    "inspiration": (2, 15),
    "chariots": (-40, -5),
    "conspirators": (-40, -5),
    "sun_moon": (-50, -5),
    "shields": (-10, 3),
    "all six modules": (10, 30),
}
ABSOLUTE = ("training game", "all six modules")

HEAD = """# How hard is Proving Grounds?

Simulated with the shipped cards, default options, the budget clock (60 seconds, 6 for a reroll) and the `heuristic` player,
which looks one reroll ahead and sees only what a player sees. {games:,} matches a row, seeds {seed} to {last}; the interval is
Wilson's, at 95%. Written by `make balance` for the cards with hash `{cards}`; the targets are rules P-172 to P-174.

| played | wins | 95% interval | against the training game | target | rounds |
|---|---|---|---|---|---|
"""


def row(name: str, report: Report, training: float) -> str:
    low, high = report.ci95
    rate = 100 * report.win_rate
    difference = rate - training
    goal = TARGETS[name]
    measured = rate if name in ABSOLUTE else difference
    met = goal[0] <= measured <= goal[1]
    asked = (
        f"{goal[0]} to {goal[1]}%"
        if name in ABSOLUTE
        else f"{goal[0]:+} to {goal[1]:+} points"
        if goal[1] < 100
        else f"{goal[0]:+} or more"
    )
    change = "" if name in ABSOLUTE else f"{difference:+.1f} points"
    return (
        f"| {name} | {rate:.1f}% | {100 * low:.1f} to {100 * high:.1f}% | {change} "
        f"| {asked}{'' if met else ' (**missed**)'} | {report.rounds:.1f} |\n"
    )


def measure(games: int) -> tuple[str, dict[str, Any]]:
    """The page, and what the lobby shows: how often each of the 64 mixes of modules is won."""
    lines, training = [], 0.0
    for name, modules in ROWS:
        report = simulate("proving", games, ["heuristic"], options={"modules": modules}, seed=SEED)
        training = 100 * report.win_rate if name == "training game" else training
        lines.append(row(name, report, training))
        print(lines[-1], end="", file=sys.stderr, flush=True)
    wins = []
    for mask in range(2 ** len(MODULES)):
        jobs = 1 if games < GAMES else None  # to start more of them takes longer than a few matches
        wins.append(simulate("proving", games // 8, ["heuristic"], options={"modules": mask}, seed=SEED, jobs=jobs).wins[0])
        sys.stderr.write(f"\r{mask + 1} of 64 mixes")
    cards = ludarium.game("proving").pack.hash
    head = HEAD.format(cards=cards, games=games, seed=SEED, last=SEED + games - 1)
    return head + "".join(lines), {"pack": cards, "player": "heuristic", "games": games // 8, "wins": wins}

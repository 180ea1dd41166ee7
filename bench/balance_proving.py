"""`make balance`: the table of win rates of Proving Grounds (P-171 to P-174), written into docs/reference/balance-proving.md."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import ludarium
from ludarium.games.proving.state import MODULES
from ludarium.lab.simulate import Report, simulate

PAGE = Path(__file__).parent.parent / "docs/reference/balance-proving.md"
ROWS: list[tuple[str, list[str]]] = (
    [("training game", [])] + [(module, [module]) for module in MODULES] + [("all six modules", list(MODULES))]
)
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    lines, training = [], 0.0
    for name, modules in ROWS:
        report = simulate("proving", arguments.games, ["heuristic"], options={"modules": modules}, seed=arguments.seed)
        training = 100 * report.win_rate if name == "training game" else training
        lines.append(row(name, report, training))
        print(lines[-1], end="", file=sys.stderr, flush=True)
    cards = ludarium.game("proving").pack.hash
    head = HEAD.format(cards=cards, games=arguments.games, seed=arguments.seed, last=arguments.seed + arguments.games - 1)
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(head + "".join(lines), "utf-8")


if __name__ == "__main__":
    main()

"""How often the heuristic wins Champions of Hara, for docs/reference/balance-hara.md and the lobby."""

from __future__ import annotations

import sys
from itertools import combinations
from typing import Any

import ludarium
from ludarium.core.options import OneOf
from ludarium.games.hara.catalogue import modes
from ludarium.games.hara.meta import INFO
from ludarium.games.hara.modes.spec import ANYBODY
from ludarium.games.hara.state import CHAMPIONS
from ludarium.lab.simulate import Report, simulate
from ludarium.lab.statistics import wilson

GAMES = 5_000  # matches a row
SEED = 3_000_000
SOLO = (15, 70)  # percent
RIVAL = 65  # the most a champion may win of its arenas with two seats

HEAD = """# How hard is Champions of Hara?

Simulated with the shipped cards, the default of every ruling and the `heuristic` player, which thinks a turn through to its end
and sees only what a player sees. About {games:,} matches a row, from seed {seed:,} on, seeds on which no card was tuned; the
interval is Wilson's, at 95%. Written by `make balance` for the cards with hash `{cards}`.

## Solo modes

A solo mode should be won between 15% and 70% of the time. Where any champion may be played, the row of the mode is the sum of
the rows below it. Below The Corrupted Champion are the values of the option `resilience`, its difficulty (H-74), all but
the first with a fifth of the matches. The Versus Arena with one seat is practice and has no target.

| mode | champion | wins | 95% interval | target |
|---|---|---|---|---|
"""
ARENA_HEAD = """
## Versus Arena with two seats

The heuristic in both seats, each champion against each of the five others. No champion should win more than 65%.

| champion | wins | 95% interval | target | {names} |
|---|---|---|---|{bars}|
"""


def percent(wins: int, games: int) -> tuple[str, str]:
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f}%", f"{100 * low:.1f} to {100 * high:.1f}%"


def run(mode: str, games: int, seed: int, **options: object) -> Report:
    seats = 2 if "champion_2" in options else 1
    report = simulate("hara", games, ["heuristic"] * seats, mode=mode, options=options, seed=seed)
    if report.errors:
        raise RuntimeError(f"{mode}: {report.errors} matches failed: {report.first_error}")
    print(f"{mode} {options} {report.wins} of {report.games}, {report.seconds:.0f} s", file=sys.stderr, flush=True)
    return report


def solo_rows(games: int, seed: int, counted: dict[str, dict[str, list[int]]]) -> list[str]:
    """A row a mode; where any champion may be played, one more for each."""
    lines = []
    for id, spec in modes().items():
        if spec.counted_by != "champion":
            lines += difficulty_rows(id, spec.counted_by, games, seed, counted)
            continue
        if spec.champion != ANYBODY:
            report = run(id, games, seed)
            counted[id] = {"": [report.wins[0], report.games]}
            lines.append(line(id, CHAMPIONS[spec.champion], report.wins[0], report.games, SOLO))
            continue
        share = -(-games // len(CHAMPIONS))
        each = {name: run(id, share, seed, champion=name) for name in CHAMPIONS}
        counted[id] = {name: [report.wins[0], report.games] for name, report in each.items()}
        counted[id][""] = [sum(report.wins[0] for report in each.values()), share * len(CHAMPIONS)]
        wins, played = counted[id][""]
        practice = spec.seats[1] > 1  # alone in a mode for several: nobody to lose against, so no target
        lines.append(line(f"{id}, one seat" if practice else id, "all", wins, played, None if practice else SOLO))
        lines += [line("", name, report.wins[0], report.games, None) for name, report in each.items()]
    return lines


def difficulty_rows(id: str, option: str, games: int, seed: int, counted: dict[str, dict[str, list[int]]]) -> list[str]:
    """A mode as usual, then with every value of the option that is its difficulty (H-74)."""
    values = next(spec.values for spec in INFO.options if spec.id == option)
    assert isinstance(values, OneOf)
    shares = {value: games if value == values.words[0] else -(-games // 5) for value in values.words}
    each = {value: run(id, share, seed, **{option: value}) for value, share in shares.items()}
    counted[id] = {value: [report.wins[0], report.games] for value, report in each.items()}
    usual = each[values.words[0]]
    rows = [line(id, "Ophion", usual.wins[0], usual.games, SOLO)]
    return rows + [line("", value, report.wins[0], report.games, None) for value, report in each.items()]


def line(mode: str, name: str, wins: int, games: int, goal: tuple[int, int] | None) -> str:
    rate, interval = percent(wins, games)
    met = goal is None or goal[0] <= 100 * wins / games <= goal[1]
    asked = f"{goal[0]} to {goal[1]}%{'' if met else ' (**missed**)'}" if goal else ""
    return f"| {mode} | {name} | {rate} | {interval} | {asked} |\n"


def arena_rows(games: int, seed: int) -> str:
    """All fifteen pairs, each champion as often in the first seat as in the second."""
    share = -(-games // (2 * (len(CHAMPIONS) - 1)))
    mode = next(id for id, spec in modes().items() if spec.seats[1] > 1)
    won: dict[tuple[str, str], int] = {}
    played: dict[tuple[str, str], int] = {}
    for one, other in combinations(CHAMPIONS, 2):
        for first, second in ((one, other), (other, one)):
            report = run(mode, share, seed, champion=first, champion_2=second)
            for winner, loser, wins in ((first, second, report.wins[0]), (second, first, report.wins[1])):
                won[winner, loser] = won.get((winner, loser), 0) + wins
                played[winner, loser] = played.get((winner, loser), 0) + report.games
    text = ARENA_HEAD.format(
        names=" | ".join(f"against {name}" for name in CHAMPIONS), bars="---|" * (len(CHAMPIONS) - 1) + "---"
    )
    for name in CHAMPIONS:
        others = [other for other in CHAMPIONS if other != name]
        wins, games_of = sum(won[name, other] for other in others), sum(played[name, other] for other in others)
        rate, interval = percent(wins, games_of)
        met = 100 * wins / games_of <= RIVAL
        cells = [f"{100 * won[name, other] / played[name, other]:.0f}%" if other != name else "" for other in CHAMPIONS]
        text += f"| {name} | {rate} | {interval} | at most {RIVAL}%{'' if met else ' (**missed**)'} | {' | '.join(cells)} |\n"
    return text + "\nShared wins count for both.\n"


def measure(games: int) -> tuple[str, dict[str, Any]]:
    """The page, and what the lobby shows."""
    counted: dict[str, dict[str, list[int]]] = {}
    cards = ludarium.game("hara").pack.hash
    text = HEAD.format(games=games, seed=SEED, cards=cards)
    text += "".join(solo_rows(games, SEED, counted)) + arena_rows(games, SEED)
    return text, {"pack": cards, "player": "heuristic", "counted": counted}

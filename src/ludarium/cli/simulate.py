"""The command `simulate`: many matches between players, with a progress bar and a table or JSON at the end."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ludarium.cli.listing import out, print_json
from ludarium.cli.words import tell
from ludarium.core.errors import BadOption
from ludarium.lab.simulate import Report, simulate
from ludarium.players import USUAL, Budget

LONGEST = 3600  # seconds of thought for an answer


def run_simulation(
    game: str,
    games: int,
    players: list[str],
    mode: str | None,
    options: Mapping[str, object],
    seed: int,
    jobs: int | None,
    pack: Path | None,
    as_json: bool,
    language: str,
    budget: Budget = USUAL,
) -> None:
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        task = bar.add_task(tell(language, "simulate-playing", game=game), total=games)

        def done(matches: int) -> None:
            bar.update(task, completed=matches)

        report = simulate(game, games, players, mode, options, seed, jobs, pack, done, budget)
    if as_json:
        print_json(report.as_json())
    else:
        print_report(report, language)


def read_budget(said: str | None, language: str) -> Budget:
    """`200`: so many rounds of thought for each answer; `0.5s`: so many seconds."""
    if said is None:
        return USUAL
    if said.isdecimal() and 0 < len(said) < 10 and int(said):
        return Budget(rounds=int(said))
    with suppress(ValueError):
        if said.endswith("s") and 0 < (seconds := float(said[:-1])) <= LONGEST:
            return Budget(seconds=seconds)
    raise BadOption(tell(language, "bad-budget", budget=said))


def print_report(report: Report, language: str) -> None:
    """The numbers that people ask for; a share never stands without its interval."""
    low, high = report.ci95
    rows = {
        "simulate-games": str(report.games),
        "simulate-players": ", ".join(report.players),
        "simulate-wins": ", ".join(str(wins) for wins in report.wins),
        "simulate-rate": tell(
            language,
            "simulate-share",
            rate=number(100 * report.win_rate, language),
            low=number(100 * low, language),
            high=number(100 * high, language),
        ),
        "simulate-rounds": number(report.rounds, language),
        "simulate-decisions": str(report.decisions),
        "simulate-seconds": number(report.seconds, language),
        "simulate-speed": str(round(report.decisions_per_second)),
        "simulate-errors": str(report.errors),
    }
    table = Table(title=Text(f"{report.game}, {report.mode}"), show_header=False, box=None)
    for message, value in rows.items():
        table.add_row(tell(language, message), value)
    console = out()
    console.print(table)
    if report.first_error:
        console.print(tell(language, "simulate-first-error", error=report.first_error), style="red", soft_wrap=True)


def number(value: float, language: str) -> str:
    text = f"{value:.1f}"
    return text.replace(".", ",") if language == "fr" else text

"""`make balance`: the tables of docs/reference/balance-*.md and the rates shown before a match, measured in full.

`python -m pages.balance` measures every title, `python -m pages.balance ID` one. With `--quick` (part of `make refresh`) only
titles whose cards have changed since their table was measured are looked at, by a sample: where it agrees with the table the
table stays, and says for which cards it was measured and for which it was checked; where it does not, the title is measured anew.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ludarium
from pages.reference import titles

ROOT = Path(__file__).parent.parent
SAMPLE = 80  # one of so many matches is played to check a table
Measure = Callable[[int], tuple[str, dict[str, Any] | None]]
PARTS = {game.info.id: game.part("balance") for game in titles()}
TITLES: dict[str, tuple[Measure, int]] = {id: (part.measure, part.GAMES) for id, part in PARTS.items() if part}
RATE = re.compile(r"\| (?P<rate>[\d.]+) ?% \| (?P<low>[\d.]+) to (?P<high>[\d.]+) ?% \|")
CARDS = re.compile(r"the cards with hash `(?P<measured>\w+)`(?:, and checked by [^`]+`\w+`)?")


def page_of(title: str) -> Path:
    return ROOT / f"docs/reference/balance-{title}.md"


def rates_of(title: str) -> Path:
    return ROOT / f"src/ludarium/games/{title}/rates.json"  # of the sources, whichever build is running


def in_full(title: str) -> None:
    measure, games = TITLES[title]
    text, rates = measure(games)
    page_of(title).write_text(text, "utf-8")
    if rates is not None:
        rates_of(title).write_text(json.dumps(rates) + "\n", "utf-8")


def checked(title: str) -> str:
    """Looks at a table that is older than the cards; what was found."""
    page, cards = page_of(title), ludarium.game(title).pack.hash
    stored = page.read_text("utf-8") if page.is_file() else ""
    if f"`{cards}`" in stored:
        return "the table is of these cards"
    measure, games = TITLES[title]
    sample, _ = measure(games // SAMPLE)
    differing = disagreements(stored, sample)
    if differing:
        in_full(title)
        return "\n  ".join(["measured anew, for a sample with the new cards does not agree:", *differing])
    page.write_text(vouched_for(stored, cards, games // SAMPLE), "utf-8")
    rates = rates_of(title)
    if rates.is_file():
        rates.write_text(json.dumps(json.loads(rates.read_text("utf-8")) | {"pack": cards}) + "\n", "utf-8")
    return f"a sample of {games // SAMPLE} matches a row with the new cards agrees with the table"


def disagreements(stored: str, sample: str) -> list[str]:
    """Rows whose rate is further from that of the sample than the whole width of its 95% interval, or that are not there."""
    rows = [line for line in stored.splitlines() if RATE.search(line)]
    fresh = [line for line in sample.splitlines() if RATE.search(line)]
    if len(rows) != len(fresh):
        return [f"{len(rows)} rows in the table, {len(fresh)} in the sample"]
    return [f"{row}  against  {other}" for row, other in zip(rows, fresh, strict=True) if differs(row, other)]


def differs(row: str, sample: str) -> bool:
    known, found = RATE.search(row), RATE.search(sample)
    assert known is not None
    assert found is not None
    width = float(found["high"]) - float(found["low"])
    return row[: known.start()] != sample[: found.start()] or abs(float(known["rate"]) - float(found["rate"])) > width


def vouched_for(stored: str, cards: str, games: int) -> str:
    """The table as it is, saying that it was measured with other cards, and what was done since."""
    checked_by = f", and checked by a sample of {games} matches a row for those with hash `{cards}`"
    return CARDS.sub(lambda found: f"the cards with hash `{found['measured']}`{checked_by}", stored)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", help=f"of {', '.join(TITLES)}; all, if none is named")
    parser.add_argument("--quick", action="store_true", help="only check, by a sample, what the cards have outgrown")
    asked = parser.parse_args()
    for title in asked.titles or TITLES:
        if asked.quick:
            print(f"{title}: {checked(title)}", flush=True)
        else:
            in_full(title)


if __name__ == "__main__":
    main()

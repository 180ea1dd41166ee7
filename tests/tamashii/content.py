"""The pack of Tamashii as its files say it, for tests of the content itself."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ludarium.games.tamashii import language

DATA = Path(language.__file__).parent / "data"
SCRIPTS = ("basic", "special", "does", "district", "ability", "launched")
Row = dict[str, Any]


def rows(file: str) -> list[Row]:
    """All cards of a file."""
    (found,) = tomllib.loads((DATA / f"{file}.toml").read_text("utf-8")).values()
    return list(found)


def named(deck: list[Row], id: str) -> Row:
    return next(row for row in deck if row["id"] == id)


def files() -> list[str]:
    return sorted(file.stem for file in DATA.glob("*.toml"))


def scripts(row: Row) -> dict[str, str]:
    """Every script of a card, as the language reads it."""
    found = {name: row[name] for name in SCRIPTS if row.get(name)}
    for name, word in (("hacks", "hack"), ("slots", "slot"), ("stages", "stage")):
        found |= {f"{word} {number}": f"{word} {text}" for number, text in enumerate(row.get(name, []))}
    if "divert" in row:
        found["divert"] = f"divert {row['divert']}"
    found |= {f"pattern {number}": f"pattern {pattern}: nothing" for number, pattern in enumerate(patterns(row))}
    return found


def patterns(row: Row) -> list[str]:
    """Every Pattern that stands on a card (T-305)."""
    found = [row[name] for name in ("pattern", "cost") if name in row]
    found += [hack.split(" : ")[0] for hack in row.get("hacks", [])]
    return found + [row[name].split(" : ")[0] for name in ("divert",) if name in row]


def cells(pattern: str) -> dict[tuple[int, int], str]:
    """What a Pattern asks for, by row and column."""
    lines = [line.split() for line in pattern.split("/")]
    return {(r, c): cell for r, line in enumerate(lines) for c, cell in enumerate(line) if cell != "."}


def has_a_hole(pattern: str) -> bool:
    """A don't-care cell inside its frame (T-73)."""
    return "." in pattern

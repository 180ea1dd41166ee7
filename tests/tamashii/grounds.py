"""Other grounds than the training ground: the shipped scenarios, and training grounds whose card or sheet says something."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tests.tamashii.table import game

PACK = Path(__file__).parent / "pack"


@cache
def shipped() -> Any:
    """The game with the scenarios that it ships."""
    return type(game())()


def ground(folder: Path, immediate: str = "", card: str = "", sheet: str = "", **changed: str) -> Any:
    """The training ground in a folder of its own. Its first card has this Immediate effect besides, and these sections; its sheet
    has those; `changed`: other values of the sheet, as they are written in the file."""
    plot = (PACK / "scenario_a.toml").read_text("utf-8")
    plot = plot.replace("  time set 5\n", f"  time set 5\n{immediate}", 1).replace("global:\n", f"{card}global:\n", 1)
    (folder / "scenario_a.toml").write_text(plot, "utf-8")
    lines = [line for line in (PACK / "scenarios.toml").read_text("utf-8").splitlines() if line.split(" = ")[0] not in changed]
    lines += [f"{name} = {value}" for name, value in changed.items()]
    if sheet:
        lines.append(f"does = '''\n{sheet}'''")
    (folder / "scenarios.toml").write_text("\n".join(lines) + "\n", "utf-8")
    return type(game())(folder)

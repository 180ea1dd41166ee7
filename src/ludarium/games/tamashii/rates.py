"""How often the heuristic wins a scenario: counted by `make balance`, shown before a match."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from ludarium.core.options import Setup
from ludarium.games.tamashii.meta import INFO

FILE = Path(__file__).parent / "rates.json"
COUNTED = "scenario"  # the option with rows of its own


@cache
def counted() -> dict[str, Any]:
    return json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}


def measured(setup: Setup, pack: str) -> tuple[str, int, int] | None:
    """Only for the cards and the options that were counted."""
    known = counted()
    if known.get("pack") != pack or any(setup.options[each.id] != each.default for each in INFO.options if each.id != COUNTED):
        return None
    wins, games = known["counted"].get(setup.options[COUNTED], {}).get(str(setup.seats), (0, 0))
    return (known["player"], wins, games) if games else None

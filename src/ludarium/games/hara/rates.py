"""How often the heuristic wins a mode: counted by `make balance`, shown before a match."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from ludarium.core.options import Setup
from ludarium.games.hara.catalogue import modes
from ludarium.games.hara.meta import INFO, casts

FILE = Path(__file__).parent / "rates.json"


@cache
def counted() -> dict[str, Any]:
    return json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}


def measured(setup: Setup, pack: str) -> tuple[str, int, int] | None:
    """Only for one player, the cards and the rulings that were counted."""
    known = counted()
    if known.get("pack") != pack or setup.seats > 1:
        return None
    by = modes()[setup.mode].counted_by
    rulings = [spec for spec in INFO.options if spec.modes and spec.id != by and not casts(spec)]
    if any(setup.mode in spec.modes and setup.options[spec.id] != spec.default for spec in rulings):
        return None
    rows = known["counted"].get(setup.mode, {})
    wins, games = rows.get(setup.options[by]) or rows.get("") or (0, 0)
    return (known["player"], wins, games) if games else None

"""How often the heuristic wins with a given mix of modules: counted once by `make balance`, shown before a match."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from ludarium.core.options import Setup
from ludarium.games.proving.meta import INFO
from ludarium.games.proving.state import MODULES

FILE = Path(__file__).parent / "rates.json"
NOT_COUNTED = ("modules", "clock_mode", "pause", "grace_ms", "live_lock_ms", "live_place_lock_ms", "parity")


@cache
def counted() -> dict[str, Any]:
    return json.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}


def measured(setup: Setup, pack: str) -> tuple[str, int, int] | None:
    """Only for the cards and the rulings that were counted; a real clock is taken for the budget that stands in for it."""
    known = counted()
    if known.get("pack") != pack or setup.options["clock_mode"] == "untimed":
        return None
    if any(setup.options[spec.id] != spec.default for spec in INFO.options if spec.id not in NOT_COUNTED):
        return None
    chosen = setup.options["modules"]
    assert isinstance(chosen, list)
    mask = sum(1 << bit for bit, module in enumerate(MODULES) if module in chosen)
    return known["player"], known["wins"][mask], known["games"]

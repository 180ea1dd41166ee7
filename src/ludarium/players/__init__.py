"""Players: whatever answers for a seat. `find(game, "heuristic")` gives one by name; `Worlds` is what it is shown of a match."""

from __future__ import annotations

from ludarium.players.budget import USUAL, Budget
from ludarium.players.company import Company
from ludarium.players.finding import find, names, opponents, several, usual
from ludarium.players.plain import PlainPlayer, plain
from ludarium.players.player import Player
from ludarium.players.worlds import Worlds

__all__ = [
    "USUAL",
    "Budget",
    "Company",
    "PlainPlayer",
    "Player",
    "Worlds",
    "find",
    "names",
    "opponents",
    "plain",
    "several",
    "usual",
]

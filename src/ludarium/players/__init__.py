"""Players: anything that answers prompts. `find(game_id, "heuristic")` gives one by name."""

from __future__ import annotations

from ludarium.players.players import Player, RandomPlayer, RulePlayer, find, names

__all__ = ["Player", "RandomPlayer", "RulePlayer", "find", "names"]

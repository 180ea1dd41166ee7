"""Which rule carries out which verb, and which one each odd word stands for (T-313)."""

from __future__ import annotations

from ludarium.games.tamashii.rules import board_verbs, world_verbs

RULE_OF: dict[str, int] = board_verbs.RULES | world_verbs.RULES
ODD_RULES: tuple[str, ...] = world_verbs.ODD_NAMES
COSTS = (
    "spend", "dump", "discard", "exp", "bleed", "break_some", "clear", "purge", "lend", "take", "mend", "damage", "recover",
    "body",
)  # fmt: skip

"""Which rule carries out which verb."""

from __future__ import annotations

from collections import defaultdict

from ludarium.games.tamashii.rules import board_verbs

RULE_OF: defaultdict[str, int] = defaultdict(int, board_verbs.RULES)

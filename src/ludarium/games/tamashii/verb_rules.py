"""Which rule carries out which verb."""

from __future__ import annotations

from collections import defaultdict

RULE_OF: defaultdict[str, int] = defaultdict(int)

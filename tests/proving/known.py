"""What the tests of the core must be told of Proving Grounds."""

from __future__ import annotations

from ludarium.games.proving.endings import ENDINGS
from tests.core.known import Known, ends

KNOWN = Known(
    told_by_rules="stop exhaust swap chaos calm resolve target give spare rotate sun",
    not_worth_telling="decline dragon-none break spare-none keep sun-none",
    silent=("timeout",),
    endings=tuple(ends(outcome=outcome, defeats=8, round=rounds) for outcome in ENDINGS for rounds in (1, 24)),
    sentences=4,
    mutated=1000,
    examples=26,
)

"""What the tests of the core must be told of Champions of Hara."""

from __future__ import annotations

from typing import Any

from ludarium.games.hara.state import LOST, RESIGNED, WON
from tests.core.known import Known, ends


def ghost_is_home(state: Any) -> None:
    state.outcome = LOST
    for gauge in range(3, len(state.energy)):
        state.energy[gauge] = 10


KNOWN = Known(
    told_by_rules="""play play-free item help free move hit hit-stone leap weaken pull push gauge give learn ready discard swap
        rest keep bottom""",
    not_worth_telling="end end-unspent stop stay spend-nothing decline",
    endings=(
        ends(outcome=WON, winners=1),
        ends(outcome=RESIGNED),
        ends(outcome=RESIGNED, winners=2),
        ends(outcome=LOST, day=6),
        ends(outcome=LOST, day=3),
        ends(outcome=LOST, foe_fell=1),
        ends(outcome=WON, winners=3),
        ghost_is_home,
    ),
    mutated=700,
)

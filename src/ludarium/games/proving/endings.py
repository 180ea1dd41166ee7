"""How a match of Proving Grounds ends (section 8): eight defeats win it, five wounds lose it."""

from __future__ import annotations

from ludarium.core.game import Result
from ludarium.core.text import Phrase
from ludarium.games.proving.state import LOST, RESIGNED, WON, Proving

REASONS = {WON: "eight enemies defeated", LOST: "five wounds", RESIGNED: "resigned"}
ENDINGS = {WON: "result-won", LOST: "result-lost", RESIGNED: "result-resigned"}


def result(s: Proving) -> Result | None:
    if s.outcome == 0:
        return None
    ending = Phrase(ENDINGS[s.outcome], {"defeats": int(s.defeats), "rounds": int(s.round)})
    return Result((0,) if s.outcome == WON else (), (int(s.defeats),), REASONS[s.outcome], ending)

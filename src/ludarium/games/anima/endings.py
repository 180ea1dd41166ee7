"""How a match of Anima ends: who has won, and how far the others came."""

from __future__ import annotations

from ludarium.core.game import Result
from ludarium.core.text import Phrase
from ludarium.games.anima.lexicon import counter
from ludarium.games.anima.rules.missions import completed
from ludarium.games.anima.state import NO_WINNER, RESIGNED, RIVAL_WON, WON, Anima

REASONS = {WON: "won", NO_WINNER: "no_winner", RESIGNED: "resigned", RIVAL_WON: "rival"}


def result(s: Anima) -> Result | None:
    if s.outcome == 0:
        return None
    winners = tuple(seat for seat in range(s.settings.seats) if s.winners >> seat & 1)
    scores = tuple(int(completed(s, seat)) + (2 if seat in winners else 0) for seat in range(s.settings.seats))
    winner = Phrase(f"counter-{counter(s, winners[0])}") if winners else ""
    reason = REASONS[s.outcome]
    return Result(winners, scores, reason, Phrase(f"result-{reason.replace('_', '-')}", {"player": winner, "turn": int(s.turn)}))

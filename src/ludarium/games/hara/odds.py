"""Chances that come with an option: how likely a Challenge succeeds for the Spirit spent on it, exactly."""

from __future__ import annotations

from ludarium.core.prompts import Odds, kind_of
from ludarium.core.text import Phrase
from ludarium.games.hara.rules import offers
from ludarium.games.hara.rules.challenges import CHARGE, bonus_of, difficulty_of
from ludarium.games.hara.state import Hara


def odds(s: Hara, option: int) -> list[Odds]:
    kind = kind_of(s)
    if kind == "pay_and_roll":
        found = success(s, int(s.then_a), int(s.then_b), option % CHARGE + option // CHARGE)
    elif kind in ("act", "walk_on") and option % offers.OPTIONS == offers.CLOSE:
        found = success(s, option // offers.OPTIONS, int(s.hero), 0)
    else:
        return []
    return [found] if found.probability > 0 else []


def success(s: Hara, source: int, seat: int, spent: int) -> Odds:
    """H-77a: a d6 plus what is spent must reach the difficulty."""
    needed = int(difficulty_of(s, source, seat) - bonus_of(s, seat)) - spent
    return Odds(Phrase("odds-challenge", {"spirit": spent}), min(6, max(0, 7 - needed)) / 6)

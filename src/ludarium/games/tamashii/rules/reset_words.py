"""The Symbol die of a Reset (T-167)."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Decision, Pack, Phrase
from ludarium.games.tamashii.rules import reset
from ludarium.games.tamashii.state import Tamashii

SYMBOLS = ("basic", "special")

die = Decision[Tamashii, Pack](reset.body_rolled)


@die.answer("symbol")
def symbol(s: Tamashii, pack: Pack, side: int) -> Choice:
    return Choice(f"symbol={SYMBOLS[side]}", Phrase("chance-symbol", {"symbol": SYMBOLS[side]}))

"""The plot in words (section 13)."""

from __future__ import annotations

from ludarium.core.decisions import DECLINE, Choice, Decision, Pack, Phrase
from ludarium.games.proving.lexicon import card_drawn
from ludarium.games.proving.rules import conspirators
from ludarium.games.proving.state import Proving

look = Decision[Proving, Pack](conspirators.look_again, asks=lambda s, _: {"number": int(s.then_a)})
look.offers("keep", conspirators.KEEP, "inspiration", role=DECLINE)
look.offers("again", conspirators.ROLL_AGAIN, "inspiration")  # a gamble is nobody's way on

shown = card_drawn(conspirators.conspirator_shows, "conspirator")
roll = Decision[Proving, Pack](conspirators.plot_rolled)


@roll.answer("plot")
def plot(s: Proving, pack: Pack, number: int) -> Choice:
    return Choice(f"plot={number}", Phrase("chance-plot", {"number": number}))

"""Encounters that are drawn and laid out, in words (sections 8 and 10)."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Phrase, Secret
from ludarium.games.anima.answers import Decision, turned_up
from ludarium.games.anima.lexicon import UNSEEN, Lexicon
from ludarium.games.anima.rules import encounters
from ludarium.games.anima.state import Anima

drawn = turned_up("encounter", "encounter", encounters.encounter_is_drawn)
laid = Decision(encounters.encounter_is_laid)


@laid.answer("lay")
def lay(s: Anima, names: Lexicon, encounter: int) -> Choice:
    """A-23: face down means for everybody."""
    card, area = names.encounters[encounter], names.areas[s.then_a]
    shown = Secret(card.name, (), UNSEEN["encounter"]) if s.then_b == 1 else card.name
    return Choice(f"lay {area.id}={card.id}", Phrase("chance-lay", {"card": shown, "area": area.name}), (f"area.{area.id}",))

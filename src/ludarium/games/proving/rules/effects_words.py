"""The choices that cards leave, in words (P-165, P-169)."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Decision, Pack, Phrase
from ludarium.games.proving import dice
from ludarium.games.proving.lexicon import die_anchor, die_showing, enemy_at
from ludarium.games.proving.rules import effects
from ludarium.games.proving.state import Proving

victim, stolen = Decision[Proving, Pack](effects.target), Decision[Proving, Pack](effects.stolen)


@victim.answer("target", why="why-no-target")
def target(s: Proving, pack: Pack, slot: int) -> Choice:
    return Choice(f"target {slot}", Phrase("option-target", enemy_at(s, pack, slot)), (f"slot.{slot}",))


@stolen.answer("give", why="why-not-largest")
def give(s: Proving, pack: Pack, die: int) -> Choice:
    return Choice(f"give {dice.NAMES[die]}", Phrase("option-give", {"die": die_showing(s, die)}), (die_anchor(die), "stock"))

"""Chariots in words (section 10)."""

from __future__ import annotations

from ludarium.core.decisions import DECLINE, Choice, Decision, Pack, Phrase
from ludarium.games.proving import dice
from ludarium.games.proving.lexicon import card_drawn, die_anchor, die_phrase
from ludarium.games.proving.rules import chariots
from ludarium.games.proving.state import Proving

drawn = card_drawn(chariots.chariot_comes, "chariot")
covered = Decision[Proving, Pack](chariots.spare_a_die)
covered.offers("spare none", chariots.NO_DIE, role=DECLINE)


@covered.answer("spare", why="why-not-covering")
def spare(s: Proving, pack: Pack, die: int) -> Choice:
    return Choice(f"spare {dice.NAMES[die]}", Phrase("option-spare", {"die": die_phrase(die)}), (die_anchor(die),))

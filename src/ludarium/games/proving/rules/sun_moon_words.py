"""The dial in words (section 14)."""

from __future__ import annotations

from ludarium.core.decisions import DECLINE, Choice, Decision, Pack, Phrase, number_in
from ludarium.games.proving import dice
from ludarium.games.proving.lexicon import die_anchor, die_phrase, enemy_at
from ludarium.games.proving.rules import sun_moon
from ludarium.games.proving.state import Proving

dial, bonus = Decision[Proving, Pack](sun_moon.rotate), Decision[Proving, Pack](sun_moon.take_bonus)
bonus.offers("sun none", sun_moon.NO_DIE, role=DECLINE, why="why-sun-must")


@dial.answer("rotate")
def rotate(s: Proving, pack: Pack, slot: int) -> Choice:
    """The enemy it speaks of is the one to face; that the Moon falls on another is only a consequence."""
    behind = int(sun_moon.opposite(slot))
    phrase = Phrase("option-rotate", {"moon": behind, **enemy_at(s, pack, slot)})
    return Choice(f"rotate {slot}", phrase, ("dial", f"slot.{slot}", f"slot.{behind}"))


@rotate.refused
def faced(s: Proving, pack: Pack, said: list[str]) -> Phrase | None:
    return Phrase("why-same-facing") if number_in(said[1]) == s.last_facing else None


@bonus.answer("sun", why="why-not-on-dial")
def sun(s: Proving, pack: Pack, die: int) -> Choice:
    return Choice(f"sun {dice.NAMES[die]}", Phrase("option-sun", {"die": die_phrase(die)}), ("dial", die_anchor(die)), free=True)

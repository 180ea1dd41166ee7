"""The choices before step A in words (P-52)."""

from __future__ import annotations

from ludarium.core.bits import BIT
from ludarium.core.decisions import AFFIRM, Choice, Decision, Pack, Phrase
from ludarium.games.proving import dice
from ludarium.games.proving.lexicon import die_anchor, die_phrase, enemy_at
from ludarium.games.proving.rules import attacks
from ludarium.games.proving.rules.attacks import BREAK, DIE, RESOLVE, SHORTEN, SLOT, SPACES_UP, TINT
from ludarium.games.proving.rules.rolling import value_of
from ludarium.games.proving.state import Proving

plan = Decision[Proving, Pack](attacks.resolve, what=attacks.WHAT)
plan.offers("resolve", RESOLVE, role=AFFIRM)


@plan.answer("shorten", SHORTEN, SLOT, SPACES_UP, why="why-no-shorter")
def shorten(s: Proving, pack: Pack, slot: int, k: int) -> Choice:
    return Choice(f"shorten {slot} {k}", Phrase("option-shorten", {"k": k, **enemy_at(s, pack, slot)}), (f"slot.{slot}",))


@plan.answer("break", BREAK, SLOT, why="why-no-break")
def break_shield(s: Proving, pack: Pack, slot: int) -> Choice:
    return Choice(f"break {slot}", Phrase("option-break", enemy_at(s, pack, slot)), (f"slot.{slot}", "inspiration"))


@plan.answer("tint", TINT, DIE, why="why-no-tint")
def tint(s: Proving, pack: Pack, die: int) -> Choice:
    told = {"die": die_phrase(die), "colour": dice.COLOURS[s.power_argument()], "value": int(value_of(s, BIT[die]))}
    return Choice(f"tint {dice.NAMES[die]}", Phrase("option-tint", told), (die_anchor(die), "inspiration"))

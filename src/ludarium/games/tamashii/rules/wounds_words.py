"""Shields or Integrity (T-94)."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Decision, Pack, Phrase
from ludarium.games.tamashii import reasons
from ludarium.games.tamashii.rules import wounds
from ludarium.games.tamashii.state import Tamashii

suffering = Decision[Tamashii, Pack](wounds.take_wounds, asks=lambda s, _: {"n": int(s.then_b)})


@suffering.answer("shields")
def shields(s: Tamashii, pack: Pack, spent: int) -> Choice:
    told = {"spent": spent, "lost": int(s.then_b) - spent}
    return Choice(f"shields {spent}", Phrase("option-shields", told), (f"seat.{int(s.then_a)}.shield",))


@shields.refused
def not_so_many(s: Tamashii, pack: Pack, _said: list[str]) -> Phrase | None:
    return reasons.no_shields(s, int(s.then_a))

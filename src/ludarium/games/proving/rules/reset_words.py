"""New enemies in words (P-75)."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Decision, Pack, Phrase
from ludarium.games.proving.rules import reset
from ludarium.games.proving.state import Proving

comes = Decision[Proving, Pack](reset.enemy_comes, asks=lambda s, _: {"slot": int(s.then_a)})


@comes.answer("enemy")
def enemy(s: Proving, pack: Pack, number: int) -> Choice:
    card, at = pack.kinds["enemy"][number], int(s.then_a)
    phrase = Phrase("chance-enemy", {"slot": at, "enemy": card.name})
    return Choice(f"enemy {at}={card.id}", phrase, (f"slot.{at}", f"enemy.{card.id}"))

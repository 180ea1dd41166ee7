"""The Dragon die in words (section 9)."""

from __future__ import annotations

from ludarium.core.decisions import DECLINE, Choice, Decision, Pack, Phrase, number_in
from ludarium.games.proving.lexicon import enemy_at
from ludarium.games.proving.rules import dragon
from ludarium.games.proving.state import FACES, Proving

unleashed = Decision[Proving, Pack](dragon.unleash_or_calm)
unleashed.offers("chaos", dragon.LET_CHAOS, "die.D", "inspiration")
unleashed.offers("calm", dragon.CALM_IT, "die.D", "inspiration")

fights = Decision[Proving, Pack](dragon.dragon_fights, asks=lambda s, _: {"face": FACES[s.dragon_face]})
fights.offers("dragon none", dragon.NO_SLOT, role=DECLINE)


@fights.answer("dragon")
def joins(s: Proving, pack: Pack, slot: int) -> Choice:
    message = "option-dragon-wing" if FACES[s.dragon_face] == "wing" else "option-dragon-beast"
    return Choice(f"dragon {slot}", Phrase(message, enemy_at(s, pack, slot)), ("die.D", f"slot.{slot}"))


@joins.refused
def not_there(s: Proving, pack: Pack, said: list[str]) -> Phrase | None:
    slot = number_in(said[1]) or 0
    if not 1 <= slot <= 6:
        return None
    face = FACES[s.dragon_face]
    why = "why-nothing-there" if s.showing[slot] == 0 else "why-wing-single" if face == "wing" else "why-symbol"
    return Phrase(why, {"slot": slot, "face": face})

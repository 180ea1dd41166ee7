"""What dice and enemies are called in sentences, and where they lie on the board."""

from __future__ import annotations

from ludarium.core.bits import BIT
from ludarium.core.decisions import Choice, Decision, Pack, Phrase
from ludarium.games.proving import dice
from ludarium.games.proving.rules.rolling import value_of
from ludarium.games.proving.state import Proving

SPACES = ("top", "middle", "bottom")


def colour_of(number: int) -> str:
    return dice.COLOURS[dice.colour_of(number)] if number < 14 else "dragon"


def die_phrase(number: int, value: int = 0) -> Phrase:
    """A die by its colour, and by what it shows where dice of one colour must be told apart."""
    return Phrase("die", {"colour": colour_of(number), "value": value})


def die_showing(s: Proving, number: int) -> Phrase:
    return die_phrase(number, int(value_of(s, BIT[number])))


def die_anchor(number: int) -> str:
    return f"die.{dice.NAMES[number]}"


def enemy_at(s: Proving, pack: Pack, slot: int) -> dict[str, object]:
    return {"slot": slot, "enemy": pack.kinds["enemy"][s.enemy[slot]].name if slot else ""}


def card_drawn(rule: int, kind: str) -> Decision[Proving, Pack]:
    """Chance brings a card of this kind."""
    drawn = Decision[Proving, Pack](rule)

    @drawn.answer(kind)
    def card(s: Proving, pack: Pack, number: int) -> Choice:
        found = pack.kinds[kind][number]
        return Choice(f"{kind}={found.id}", Phrase(f"chance-{kind}", {kind: found.name}), (f"{kind}.{found.id}",))

    return drawn

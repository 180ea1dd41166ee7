"""Combat dice, and cards that change hands, in words (section 13)."""

from __future__ import annotations

from ludarium.games.anima.answers import comes_to, falls
from ludarium.games.anima.lexicon import Lexicon, figure_phrase, foe_name
from ludarium.games.anima.rules import combat
from ludarium.games.anima.state import Anima


def sides(s: Anima, names: Lexicon) -> dict[str, object]:
    return {"own": figure_phrase(s, int(s.fighter)), "foe": foe_name(s, names, int(s.fight), int(s.foe))}


def both_sides(s: Anima) -> tuple[int, ...]:
    """A-29: of a card that changes hands only the two concerned learn which; one that is discarded all see."""
    return (int(s.then_a), int(s.then_b))


own, foe = falls("own", combat.first_die_is_cast, sides), falls("foe", combat.second_die_is_cast, sides)
taken = comes_to("lose", "advantage", combat.card_changes_hands, both_sides)
lost = comes_to("lose", "advantage", combat.card_is_lost)

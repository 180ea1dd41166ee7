"""Why an answer is not possible: the reason and the rule, for people who try."""

from __future__ import annotations

from ludarium.core import why
from ludarium.core.bits import BIT
from ludarium.core.prompts import kind_of
from ludarium.core.text import Phrase
from ludarium.core.why import nothing_wrong, number_in, only
from ludarium.games.proving import dice
from ludarium.games.proving.state import FACES, Proving

Answer = why.Answer[Proving, None]


def why_not(s: Proving, notation: str) -> Phrase | None:
    words = notation.split()
    return why.reason(s, None, words, ANSWERS) if words and words[0] in ANSWERS else Phrase("why-unknown")


def not_started(s: Proving, _names: None, _said: list[str]) -> Phrase:
    return Phrase("why-before-start" if kind_of(s) == "opening_roll" else "why-other-step")


def reroll(s: Proving, _names: None, said: list[str]) -> Phrase | None:
    value = number_in(said[1]) or 0
    if not 1 <= value <= 6:
        return None
    showing = dice.count(s.showing[value])
    if showing == 0:
        return Phrase("why-no-such-die", {"value": value})
    if showing == 1:
        return Phrase("why-single", {"value": value})
    if s.forbidden == value:
        return Phrase("why-forbidden", {"value": value})
    return Phrase("why-no-dragon-die") if "dragon" in said else Phrase("why-no-hold")


def dragon(s: Proving, _names: None, said: list[str]) -> Phrase | None:
    slot = number_in(said[1]) or 0
    if not 1 <= slot <= 6:
        return None
    if s.showing[slot] == 0:
        return Phrase("why-nothing-there", {"slot": slot})
    if FACES[s.dragon_face] == "wing":
        return Phrase("why-wing-single", {"slot": slot})
    return Phrase("why-symbol", {"slot": slot, "face": FACES[s.dragon_face]})


def rotate(s: Proving, _names: None, said: list[str]) -> Phrase | None:
    facing = number_in(said[1]) or 0
    return Phrase("why-same-facing") if facing > 0 and facing == s.last_facing else None


def exhaust(s: Proving, _names: None, said: list[str]) -> Phrase:
    """A die that is not in the pool, or one of the pool that belongs to the dial."""
    lent = said[1] in dice.NAMES and bool(s.bonus & s.pool & BIT[dice.NAMES.index(said[1])])
    return Phrase("why-bonus-die" if lent else "why-not-in-pool")


# -- which answer belongs to which question --------------------------------------------------------------------------

OTHER_STEP = only("why-other-step")

ANSWERS: dict[str, Answer] = {
    "start": Answer(("opening_roll",), nothing_wrong, OTHER_STEP),
    "reroll": Answer(("reroll_place_or_stop",), reroll, not_started),
    "place": Answer(("reroll_place_or_stop",), only("why-not-asked"), not_started),
    "stop": Answer(("reroll_place_or_stop",), nothing_wrong, not_started),
    "dragon": Answer(("dragon_fights",), dragon, OTHER_STEP),
    "resolve": Answer(("resolve",), nothing_wrong, OTHER_STEP),
    "shorten": Answer(("resolve",), only("why-no-shorter"), OTHER_STEP),
    "break": Answer(("resolve",), nothing_wrong, OTHER_STEP),
    "tint": Answer(("resolve",), nothing_wrong, OTHER_STEP),
    "exhaust": Answer(("put_to_rest",), exhaust, OTHER_STEP),
    "swap": Answer(("swap",), nothing_wrong, OTHER_STEP),
    "decline": Answer(("swap",), nothing_wrong, OTHER_STEP),
    "rotate": Answer(("rotate",), rotate, OTHER_STEP),
    "target": Answer(("target",), nothing_wrong, OTHER_STEP),
    "sun": Answer(("take_bonus",), nothing_wrong, OTHER_STEP),
    "give": Answer(("stolen",), nothing_wrong, OTHER_STEP),
    "spare": Answer(("spare_a_die",), nothing_wrong, OTHER_STEP),
    "keep": Answer(("look_again",), nothing_wrong, OTHER_STEP),
    "again": Answer(("look_again",), nothing_wrong, OTHER_STEP),
    "chaos": Answer(("unleash_or_calm",), nothing_wrong, OTHER_STEP),
    "calm": Answer(("unleash_or_calm",), nothing_wrong, OTHER_STEP),
}

"""Why an answer is not possible: the reason and the rule, for people who try."""

from __future__ import annotations

from ludarium.core.bits import BIT
from ludarium.core.text import Phrase
from ludarium.games.proving import dice
from ludarium.games.proving.prompts import kind_of
from ludarium.games.proving.state import FACES, Proving

# which question an answer belongs to, by its first word
BELONGS = {
    "start": "opening_roll",
    "reroll": "reroll_place_or_stop",
    "place": "reroll_place_or_stop",
    "stop": "reroll_place_or_stop",
    "dragon": "dragon_fights",
    "resolve": "resolve",
    "shorten": "resolve",
    "break": "resolve",
    "tint": "resolve",
    "exhaust": "put_to_rest",
    "swap": "swap",
    "decline": "swap",
    "rotate": "rotate",
    "target": "target",
    "sun": "take_bonus",
    "give": "stolen",
    "spare": "spare_a_die",
    "keep": "look_again",
    "again": "look_again",
    "chaos": "unleash_or_calm",
    "calm": "unleash_or_calm",
}


def why_not(s: Proving, notation: str) -> Phrase | None:
    words = notation.split()
    if not words or words[0] not in BELONGS:
        return Phrase("why-unknown")
    if kind_of(s) != BELONGS[words[0]]:
        if words[0] in ("reroll", "place", "stop") and kind_of(s) == "opening_roll":
            return Phrase("why-before-start")
        return Phrase("why-other-step")
    number = int(words[1]) if len(words) > 1 and words[1].isdecimal() else 0
    if words[0] == "reroll" and 1 <= number <= 6:
        return why_no_reroll(s, number, words)
    if words[0] == "rotate" and number > 0 and number == s.last_facing:
        return Phrase("why-same-facing")
    if words[0] == "dragon" and 1 <= number <= 6:
        return why_no_dragon(s, number)
    if words[0] == "exhaust":
        return Phrase("why-bonus-die" if is_lent(s, words[-1]) else "why-not-in-pool")
    if words[0] == "place":
        return Phrase("why-not-asked")
    if words[0] == "shorten":
        return Phrase("why-no-shorter")
    return None


def is_lent(s: Proving, die: str) -> bool:
    """A die of the pool that belongs to the dial."""
    return die in dice.NAMES and bool(s.bonus & s.pool & BIT[dice.NAMES.index(die)])


def why_no_reroll(s: Proving, value: int, words: list[str]) -> Phrase:
    showing = dice.count(s.showing[value])
    if showing == 0:
        return Phrase("why-no-such-die", {"value": value})
    if showing == 1:
        return Phrase("why-single", {"value": value})
    if s.forbidden == value:
        return Phrase("why-forbidden", {"value": value})
    return Phrase("why-no-dragon-die") if "dragon" in words else Phrase("why-no-hold")


def why_no_dragon(s: Proving, slot: int) -> Phrase:
    if s.showing[slot] == 0:
        return Phrase("why-nothing-there", {"slot": slot})
    if FACES[s.dragon_face] == "wing":
        return Phrase("why-wing-single", {"slot": slot})
    return Phrase("why-symbol", {"slot": slot, "face": FACES[s.dragon_face]})

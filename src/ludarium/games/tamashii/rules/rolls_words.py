"""Dice in words: how they fall, and which are rolled again."""

from __future__ import annotations

from ludarium.core.decisions import DECLINE, Choice, Decision, Pack, Phrase
from ludarium.games.tamashii import leads, odds
from ludarium.games.tamashii.lexicon import chance_face, dice_phrase
from ludarium.games.tamashii.notes import FACES
from ludarium.games.tamashii.rules import combat, rolls, tests, trace, world_verbs
from ludarium.games.tamashii.rules.rolls import BLANKS, COMMONS, RARES
from ludarium.games.tamashii.state import Tamashii

# what waits for the dice of each roll
ROLLS = {tests.judge: "test", trace.trace_found: "trace", combat.dice_lie: "attack", world_verbs.radars: "propagate"}

fallen = chance_face("die", FACES, rolls.fell)


def dice_of(blanks: int, commons: int, rares: int) -> str:
    """`2 blank 1 rare`"""
    said = [f"{n} {face}" for n, face in zip((blanks, commons, rares), FACES, strict=True) if n]
    return " ".join(said)


def what_lies(s: Tamashii, _pack: Pack) -> dict[str, object]:
    """The dice as they fell, whose roll it is, and whether a Test is already passed with them."""
    blank, common, rare = (int(n) for n in s.dice)
    roll = next((name for rule, name in ROLLS.items() if s.beneath(rule) >= 0), "other")
    passed = roll == "test" and int(s.successes) + common + 2 * rare >= int(s.stack[s.beneath(tests.judge) + 1])
    return {"dice": dice_phrase(blank, common, rare), "roll": "passed" if passed else roll}


def some_dice(rule: int, word: str) -> Decision[Tamashii, Pack]:
    """Dice that lie there, chosen by their faces; none."""
    chosen = Decision[Tamashii, Pack](rule, asks=what_lies)

    @chosen.answer(word, None, BLANKS, COMMONS, RARES)
    def dice(s: Tamashii, pack: Pack, blanks: int, commons: int, rares: int) -> Choice:
        if blanks + commons + rares == 0:
            return Choice("keep", Phrase("option-keep-dice"), role=DECLINE)
        told = {"dice": dice_phrase(blanks, commons, rares)}
        return Choice(f"{word} {dice_of(blanks, commons, rares)}", Phrase(f"option-{word}", told), ("dice",))

    if word == "reroll":
        dice.odds(odds.of_rerolling)
        dice.summed_up(lambda s, pack, *faces: leads.in_chances(odds.of_rerolling(s, pack, *faces)))
    return chosen


rerolled = some_dice(rolls.reroll_chosen, "reroll")
by_a_card = some_dice(rolls.some_rerolled, "reroll")
turned = some_dice(rolls.faces_set, "turn")

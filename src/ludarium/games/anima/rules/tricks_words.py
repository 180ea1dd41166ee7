"""What Combat cards and Interruptions let one choose, in words (section 15)."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Phrase
from ludarium.core.why import only
from ludarium.games.anima import reasons
from ludarium.games.anima.answers import Decision, falls, to_choose, turned_up
from ludarium.games.anima.lexicon import Lexicon, figure_phrase
from ludarium.games.anima.odds import rolled_again
from ludarium.games.anima.rules import tricks
from ludarium.games.anima.rules.effects_words import awake
from ludarium.games.anima.rules.movement_words import not_open
from ludarium.games.anima.rules.targets import owner_of
from ludarium.games.anima.rules.tricks import FACE, FIRST_DIE, TURNED, dice_on_table
from ludarium.games.anima.state import AGAINST_PARTY, Anima

asleep = Decision(tricks.sleeps_in_combat, asks=lambda s, _: {"n": min(int(s.then_b), len(s.options))})
sent = Decision(tricks.is_sent)
instead = turned_up("encounter", "encounter", tricks.comes_instead)


def not_of_the_foe(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    """A-163: of the party that is fought."""
    assert s.fight == AGAINST_PARTY
    if owner_of(s, character) == (s.fighter if s.actor == s.foe else s.foe):
        return None
    return Phrase("why-not-in-this-fight", {"card": names.characters[character].name})


def closed_to_them(s: Anima, names: Lexicon, area: int) -> Phrase | None:
    """A-61, A-183: where the party could not have gone by itself nobody can send it."""
    if not_open(s, names, area, int(s.slot)) is None:
        return None
    return Phrase("why-could-not-go", {"area": names.areas[area].name, "player": figure_phrase(s, int(s.slot))})


in_combat = to_choose(asleep, "character", not_of_the_foe, awake)
in_combat.summed_up(lambda _s, names, card: reasons.worth(names.characters[card]))
to_choose(sent, "area", closed_to_them)

# -- dice ------------------------------------------------------------------------------------------------------------

again = Decision(tricks.roll_it_again, elsewhere=only("why-moment-die"))
nudged = Decision(tricks.is_nudged, elsewhere=only("why-moment-die"))
shown = falls("again", tricks.die_shows)


def called(s: Anima, which: int) -> str:
    """A die, as answers call it."""
    return "die" if s.die_for else ("own" if which == FIRST_DIE else "foe")


def lying(s: Anima, word: str) -> int:
    return int({"die": s.die, "own": s.die_a, "foe": s.die_b}[word])


@again.answer("roll")
def roll(s: Anima, _names: Lexicon, which: int) -> Choice:
    word = called(s, which)
    return Choice(f"roll {word}", Phrase(f"option-roll-{word}"), (f"die.{word}",))


roll.odds(lambda s, _names, which: rolled_again(s, which))


@roll.refused
def not_there(s: Anima, _names: Lexicon, said: list[str]) -> Phrase | None:
    lie = [called(s, int(which)) for which in dice_on_table(s)]
    return None if said[1] not in ("die", "own", "foe") or said[1] in lie else Phrase("why-no-such-die")


@nudged.answer("turn", None, TURNED, FACE)
def turn(s: Anima, _names: Lexicon, which: int, face: int) -> Choice:
    word = called(s, which)
    phrase = Phrase(f"option-turn-{word}", {"now": lying(s, word), "die": face})
    return Choice(f"turn {word} {face}", phrase, (f"die.{word}", f"face.{face}"))


@turn.refused
def not_that_far(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-144: another face, and not too far from the one it shows."""
    word, face = said[1:3]
    if word not in ("die", "own", "foe") or face not in ("1", "2", "3", "4", "5", "6"):
        return None
    if reason := not_there(s, names, said):
        return reason
    if int(face) == lying(s, word):
        return Phrase("why-same-face")
    reached = [(called(s, int(TURNED.of(each))), int(FACE.of(each))) for each in s.options]
    return None if (word, int(face)) in reached else Phrase("why-turn-too-far")

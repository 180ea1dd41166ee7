"""Why an answer is not possible: the reason and the rule, for people who try.

Every reason is found with the predicates that made the options. Here is which answer belongs to which question; the reasons
themselves are in why_cards.py, why_targets.py and why_modes.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludarium.core.kernel import CHANCE
from ludarium.core.packs import Pack
from ludarium.core.text import Phrase
from ludarium.games.hara import why_cards, why_modes, why_targets
from ludarium.games.hara.atlas import COLOURS
from ludarium.games.hara.lexicon import Lexicon, lexicon, number_in
from ludarium.games.hara.prompts import choice, kind_of
from ludarium.games.hara.rules.challenges import is_rift
from ludarium.games.hara.state import ADVENTURE, THOMAS, Hara

Explain = Callable[[Hara, Lexicon, list[str]], Phrase | None]


class Answer(NamedTuple):
    """An answer by its first word: the questions it belongs to, why it is refused there, why it is refused anywhere else."""

    kinds: tuple[str, ...]
    here: Explain
    elsewhere: Explain


def why_not(s: Hara, pack: Pack, notation: str) -> Phrase | None:
    """None for what is possible, and for words that name nothing in the game."""
    words = notation.split()
    if s.actor == CHANCE or not words:
        return None
    if any(choice(s, pack, option).notation == " ".join(words) for option in s.options):
        return None
    return reason(s, lexicon(pack), words)


def reason(s: Hara, names: Lexicon, words: list[str]) -> Phrase | None:
    if words[0] not in ANSWERS:
        return None
    answer = ANSWERS[words[0]]
    said = [*words, "", "", ""]  # a word that was left out is an empty one
    if kind_of(s) in answer.kinds:
        return answer.here(s, names, said)
    if s.variant.id == "corrupted":
        return Phrase("why-ophion")
    return answer.elsewhere(s, names, said)


# -- at another moment -----------------------------------------------------------------------------------------------


def only(id: str) -> Explain:
    """There is one reason, whatever the position."""

    def explain(_s: Hara, _names: Lexicon, _said: list[str]) -> Phrase:
        return Phrase(id)

    return explain


def other_step(s: Hara, _names: Lexicon, _said: list[str]) -> Phrase:
    """H-45, H-48b: one thing is finished before the next, and all of it belongs to the own Phase I."""
    return Phrase("why-other-step" if s.phase == ADVENTURE else "why-not-in-phase")


def not_over_yet(s: Hara, names: Lexicon, said: list[str]) -> Phrase:
    return Phrase("why-mid-move") if kind_of(s) == "walk_on" else other_step(s, names, said)


# -- Energy and Challenges -------------------------------------------------------------------------------------------


def gauge(id: str) -> Explain:
    def explain(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
        if said[1] not in COLOURS or COLOURS.index(said[1]) in list(s.options):
            return None
        return Phrase(id, {"colour": said[1]})

    return explain


def spend(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-77a: 0 up to all; Charge only for Thomas, on a Rift (H-222b)."""
    seat = int(s.then_b)
    spirit = number_in(said[1])
    charge = (number_in(said[3]) or 0) if said[2] == "charge" else 0
    if spirit is None:
        return None
    if charge > 0 and not (s.champion[seat] == THOMAS and is_rift(s, s.then_a)):
        return Phrase("why-no-charge")
    if charge > s.resource[seat]:
        return Phrase("why-little-charge", {"has": int(s.resource[seat])})
    return Phrase("why-little-spirit", {"has": int(s.spirit[seat])}) if spirit > s.spirit[seat] else None


def nothing_wrong(_s: Hara, _names: Lexicon, _said: list[str]) -> None:
    """Where it is asked at all, it is possible."""


# -- which answer belongs to which question --------------------------------------------------------------------------

STRIKES = ("hit_lands", "drain_lands", "dash_hits", "walk_on")
TURN = ("act", "walk_on")

ANSWERS: dict[str, Answer] = {
    "end": Answer(("act",), nothing_wrong, not_over_yet),
    "play": Answer(TURN, why_cards.play, other_step),
    "item": Answer(TURN, why_cards.item, other_step),
    "challenge": Answer(TURN, why_cards.challenge, other_step),
    "help": Answer(TURN, why_cards.accept, other_step),
    "collect": Answer(TURN, why_modes.collect, other_step),
    "reconnect": Answer(TURN, why_modes.reconnect, other_step),
    "investigate": Answer(TURN, why_modes.investigate, other_step),
    "stop": Answer(("walk_on",), nothing_wrong, only("why-moment-move")),
    "move": Answer(("walk_on",), why_targets.step, only("why-moment-move")),
    "leap": Answer(("land", "ophion_lands"), why_targets.leap, only("why-moment-leap")),
    "hit": Answer(STRIKES, why_targets.hit, only("why-moment-hit")),
    "weaken": Answer(("weaken_it",), why_targets.shove, only("why-moment-shove")),
    "pull": Answer(("pull_it",), why_targets.shove, only("why-moment-shove")),
    "push": Answer(("push_it",), why_targets.shove, only("why-moment-shove")),
    "learn": Answer(("learn",), why_cards.learn, why_cards.no_level),
    "ready": Answer(("make_ready",), why_cards.ready, only("why-moment-ready")),
    "discard": Answer(("drop_item",), why_cards.discard, only("why-moment-discard")),
    "gauge": Answer(("put_gold",), gauge("why-gauge-full"), only("why-moment-gauge")),
    "give": Answer(("give_energy",), gauge("why-gauge-empty"), only("why-moment-give")),
    "spend": Answer(("pay_and_roll",), spend, only("why-moment-spend")),
    "rest": Answer(("rest_or_not",), nothing_wrong, only("why-moment-order")),
    "decline": Answer(("rest_or_not",), nothing_wrong, only("why-moment-order")),
    "keep": Answer(("keep_or_bury",), nothing_wrong, only("why-moment-order")),
    "bottom": Answer(("keep_or_bury",), nothing_wrong, only("why-moment-order")),
    "swap": Answer(("shift_with", "world_comes_loose"), why_modes.swap, only("why-moment-swap")),
    "artifact": Answer(("artifact_world",), why_modes.artifact, only("why-moment-artifact")),
    "slot": Answer(("slot_is_chosen",), why_modes.slot, only("why-moment-slot")),
    "cube": Answer(("remove_cube",), why_modes.cube, only("why-moment-cube")),
    "choose": Answer(("victim_is_chosen", "shatter_will", "walk_asleep"), why_modes.choose, only("why-moment-cube")),
}

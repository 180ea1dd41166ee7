"""Why an answer is not possible: the reason and the rule, for people who try.

Every reason is found with the predicates that made the options. Here is which answer belongs to which question; the reasons
themselves are in why_cards.py and why_targets.py. A mode brings the answers to its own questions, and the reasons against them.
"""

from __future__ import annotations

from ludarium.core.packs import Pack
from ludarium.core.prompts import kind_of
from ludarium.core.text import Phrase
from ludarium.core.why import impossible, nothing_wrong, number_in, only, padded
from ludarium.games.hara import why_cards, why_targets
from ludarium.games.hara.atlas import COLOURS
from ludarium.games.hara.catalogue import mode_of, modes
from ludarium.games.hara.lexicon import Lexicon, lexicon, space_named, token_named, world_named, world_phrase
from ludarium.games.hara.modes.parts import IN_A_TURN, other_step
from ludarium.games.hara.modes.spec import Answer, Explain
from ludarium.games.hara.prompts import choice
from ludarium.games.hara.rules.challenges import is_rift
from ludarium.games.hara.state import CHAMPIONS, THOMAS, Hara


def why_not(s: Hara, pack: Pack, notation: str) -> Phrase | None:
    """None for what is possible, and for words that name nothing in the game."""
    words = impossible(s, notation, lambda option: choice(s, pack, option))
    return reason(s, lexicon(pack), words) if words else None


def reason(s: Hara, names: Lexicon, words: list[str]) -> Phrase | None:
    mode, word, kind = mode_of(s), words[0], kind_of(s)
    answers = [answer for answer in (mode.answers.get(word), ANSWERS.get(word)) if answer]
    said = padded(words)
    if not answers:
        return of_another_mode(word) if is_named(said[1]) else None
    for answer in answers:
        if kind in answer.kinds:
            return answer.here(s, names, said)
    return Phrase(mode.elsewhere) if mode.elsewhere else answers[0].elsewhere(s, names, said)


def is_named(word: str) -> bool:
    """Does it name anything that modes have answers about?"""
    found = (space_named(word), world_named(word), token_named(word), number_in(word))
    return word in CHAMPIONS or any(each is not None for each in found)


def of_another_mode(word: str) -> Phrase | None:
    """An answer that only other modes know."""
    other = next((spec for spec in modes().values() if word in spec.answers), None)
    return Phrase("why-other-mode", {"mode": other.name}) if other else None


# -- at another moment -----------------------------------------------------------------------------------------------


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


def swap(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """The World one stands on, with a neighbour (H-18c)."""
    world, other = world_named(said[1]), world_named(said[2])
    if world is None or other is None:
        return None
    if world != s.then_a:
        return Phrase("why-swap-own", {"world": world_phrase(int(s.then_a))})
    return None if other in list(s.options) else Phrase("why-not-neighbours")


# -- which answer belongs to which question --------------------------------------------------------------------------

STRIKES = ("hit_lands", "drain_lands", "dash_hits", "walk_on")

ANSWERS: dict[str, Answer] = {
    "end": Answer(("act",), nothing_wrong, not_over_yet),
    "play": Answer(IN_A_TURN, why_cards.play, other_step),
    "item": Answer(IN_A_TURN, why_cards.item, other_step),
    "challenge": Answer(IN_A_TURN, why_cards.challenge, other_step),
    "help": Answer(IN_A_TURN, why_cards.accept, other_step),
    "stop": Answer(("walk_on",), nothing_wrong, only("why-moment-move")),
    "move": Answer(("walk_on",), why_targets.step, only("why-moment-move")),
    "leap": Answer(("land",), why_targets.leap, only("why-moment-leap")),
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
    "swap": Answer(("shift_with",), swap, only("why-moment-swap")),
}

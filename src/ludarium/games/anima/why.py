"""Why an answer is not possible: the reason and the rule, for people who try.

Every reason is found with the predicates that made the options. Here is which answer belongs to which question; the reasons
themselves are in why_slots.py, why_cards.py and why_interaction.py.
"""

from __future__ import annotations

from ludarium.core import why
from ludarium.core.packs import Pack
from ludarium.core.prompts import kind_of
from ludarium.core.text import Phrase
from ludarium.core.why import impossible, nothing_wrong, number_of, only
from ludarium.games.anima import why_cards, why_interaction, why_slots
from ludarium.games.anima.lexicon import Lexicon, lexicon
from ludarium.games.anima.prompts import choice
from ludarium.games.anima.rules.missions import held_mission
from ludarium.games.anima.state import AGAINST_PARTY, DEALT, NONE, PHASES, SETTING_UP, Anima
from ludarium.games.anima.why_words import Explain, is_rival_guild, not_held

Answer = why.Answer[Anima, Lexicon]


def why_not(s: Anima, pack: Pack, notation: str) -> Phrase | None:
    """None for what is possible, and for words that name nothing in the game."""
    words = impossible(s, notation, lambda option: choice(s, pack, option))
    return reason(s, lexicon(pack), words) if words else None


def reason(s: Anima, names: Lexicon, words: list[str]) -> Phrase | None:
    return why.reason(s, names, words, ANSWERS)


# -- at another moment -----------------------------------------------------------------------------------------------


def not_now(s: Anima) -> Phrase | None:
    """What comes before anything else: the choices of the set-up, a window, a tithe."""
    kind = kind_of(s)
    if s.phase == SETTING_UP:
        return Phrase("why-setting-up")
    if kind in WINDOWS:
        return Phrase("why-in-window")
    return Phrase("why-tithe") if kind == "tithe_is_paid" else None


def in_phase(phase: str, id: str = "why-other-phase") -> Explain:
    """A-35, A-42: it belongs to the own slot of a phase."""

    def explain(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase:
        now = PHASES[s.phase]
        told = {"phase": phase, "now": now}
        return not_now(s) or (Phrase(id, told) if now != phase else Phrase("why-question-first"))

    return explain


def no_end(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase:
    """A-53, A-160: a declaration must be made, and rivals that meet must fight."""
    if kind_of(s) == "declare":
        return Phrase("why-must-declare")
    if s.fight == AGAINST_PARTY and is_rival_guild(s, int(s.fighter), int(s.foe)):
        return Phrase("why-rivals-fight")
    return not_now(s) or Phrase("why-question-first")


def no_use(s: Anima, names: Lexicon, said: list[str]) -> Phrase:
    """A question inside an action comes before the next card; of a card that one does not have that is said first."""
    card = number_of(names.advantages, said[1])
    missing = not_held(s, names, int(s.actor), card) if card is not None and s.phase != SETTING_UP else None
    return missing or not_now(s) or Phrase("why-question-first")


def hold(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase | None:
    """A-124"""
    return Phrase("why-nothing-held") if held_mission(s, s.actor) == NONE else None


def departs(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-62: said at the end of the Reset slot, and only with the option."""
    return in_phase("reset", "why-only-reset")(s, names, said) if s.settings.all_leave_first else Phrase("why-no-departures")


def not_drawn(cards: str) -> Explain:
    """A-19: one of those that were drawn."""

    def explain(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
        listed, where = (names.characters, s.character_at) if cards == "characters" else (names.advantages, s.advantage_at)
        number = number_of(listed, said[1])
        if number is None or where[number] == DEALT + s.actor:
            return None
        return Phrase("why-not-drawn", {"card": listed[number].name})

    return explain


def keep(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A Character in the set-up; a bold explorer keeps the die and names nothing."""
    if kind_of(s) == "bold_step":
        return Phrase("why-moment-set-up") if number_of(names.characters, said[1]) is not None else None
    return not_drawn("characters")(s, names, said) if said[1] else Phrase("why-moment-die")


def take(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-49, A-85: what was discarded, without a name; in an offer a thing by its name."""
    if kind_of(s) == "takes_one":
        return why_interaction.take(s, names, said) if said[1] else Phrase("why-moment-take")
    return Phrase("why-question-first") if said[1] else None


def first(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    mission = number_of(names.missions, said[1])
    if mission is None or mission in list(s.mission[:2]):
        return None
    return Phrase("why-not-your-mission", {"card": names.missions[mission].name})


# -- which answer belongs to which question --------------------------------------------------------------------------

WINDOWS = ("react", "add_to_combat")
TO_CHOOSE = (*why_cards.OF_PARTIES, *why_cards.OF_CHARACTERS, *why_cards.OF_AREAS, *why_cards.OF_ADVANTAGES)
RESET = in_phase("reset", "why-only-reset")
MOVEMENT, INTERACTION, EXPLORATION = in_phase("movement"), in_phase("interaction"), in_phase("exploration")
USES = ("reset_action", "declare", "interacts", "explores", *WINDOWS)
CHARITY = ("advantage_taken", "character_taken")
IN_TRADE = only("why-moment-trade")
IN_DICE = only("why-moment-die")
IN_SET_UP = only("why-moment-set-up")


ANSWERS: dict[str, Answer] = {
    # slots
    "end": Answer(("reset_action", "interacts", "explores"), nothing_wrong, no_end),
    "discard": Answer(("reset_action", "tithe_is_paid"), why_slots.discard, RESET),
    "dismiss": Answer(("reset_action",), why_slots.dismiss, RESET),
    "leave": Answer(("reset_action", "tithe_is_paid"), why_slots.leave, RESET),
    "drop": Answer(("reset_action",), why_slots.drop, RESET),
    "reveal": Answer(("reset_action",), why_slots.reveal, RESET),
    "depart": Answer(("depart_or_stay",), nothing_wrong, departs),
    "stay": Answer(("depart_or_stay",), nothing_wrong, departs),
    "use": Answer(USES, why_cards.use, no_use),
    "go": Answer(("declare",), why_slots.go, MOVEMENT),
    "seek": Answer(("declare",), why_slots.seek, MOVEMENT),
    "rest": Answer(("declare",), why_slots.rest, MOVEMENT),
    "hold": Answer(("declare",), hold, MOVEMENT),
    "trade": Answer(("interacts",), why_interaction.trade, INTERACTION),
    "attack": Answer(("interacts",), why_interaction.attack, INTERACTION),
    "explore": Answer(("explores",), nothing_wrong, EXPLORATION),
    # windows, payment, answers to others
    "pass": Answer((*WINDOWS, *CHARITY), nothing_wrong, only("why-moment-pass")),
    "incline": Answer(("pay_and_announce",), why_cards.incline, only("why-moment-incline")),
    "allow": Answer(("veto",), nothing_wrong, only("why-moment-veto")),
    "protect": Answer(("veto",), why_cards.from_hand, only("why-moment-veto")),
    "give_up": Answer(("area_is_named",), why_slots.give_up, only("why-moment-limit")),
    "take": Answer((*CHARITY, "takes_one"), take, only("why-moment-take")),
    # rewards, trades
    "claim": Answer(("claim_reward",), why_slots.claim, only("why-moment-reward")),
    "give": Answer(("gives_one",), why_interaction.give, IN_TRADE),
    "enough": Answer(("gives_one", "takes_one"), nothing_wrong, IN_TRADE),
    "send": Answer(("offer_is_sent",), why_interaction.send, IN_TRADE),
    "cancel": Answer(("offer_is_sent",), nothing_wrong, IN_TRADE),
    "accept": Answer(("offer_is_answered",), why_interaction.accept, only("why-no-offer")),
    "decline": Answer(("offer_is_answered",), nothing_wrong, only("why-no-offer")),
    "fill": Answer(("wish_is_filled",), why_interaction.fill, only("why-no-offer")),
    # dice
    "less": Answer(("bold_step",), why_cards.step(-1), IN_DICE),
    "more": Answer(("bold_step",), why_cards.step(1), IN_DICE),
    "roll": Answer(("roll_it_again",), why_cards.roll, IN_DICE),
    "turn": Answer(("is_nudged",), why_cards.turn, IN_DICE),
    # set-up
    "keep": Answer(("character_is_kept", "bold_step"), keep, IN_SET_UP),
    "return": Answer(("advantages_are_kept",), not_drawn("advantages"), IN_SET_UP),
    "first": Answer(("mission_comes_first",), first, IN_SET_UP),
    # what an effect is aimed at
    "choose": Answer(TO_CHOOSE, why_cards.choose, only("why-moment-choose")),
}

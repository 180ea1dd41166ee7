"""Reasons that many answers share: the wrong moment, and things that are not where they would have to be. Every reason is found
with the predicates that made the options."""

from __future__ import annotations

from collections.abc import Callable

from ludarium.core import why
from ludarium.core.prompts import kind_of
from ludarium.core.text import Phrase
from ludarium.games.anima.lexicon import Lexicon, counter
from ludarium.games.anima.state import ANNOUNCED, DISCARDS, GUILD, HAND, IN_PLAY, PHASES, SETTING_UP, Anima

Explain = why.Explain[Anima, Lexicon]
Against = Callable[[Anima, Lexicon, int], Phrase | None]  # a thing that an answer names

# -- of things -------------------------------------------------------------------------------------------------------


def named(s: Anima, names: Lexicon, kind: str, id: str) -> int | None:
    """The number of a thing, by the word for it in an answer."""
    ids = (counter(s, each) for each in range(s.settings.figures)) if kind == "party" else (card.id for card in names.of[kind])
    return next((number for number, each in enumerate(ids) if each == id), None)


def about(kind: str, *reasons: Against) -> Explain:
    """The first reason against the thing that an answer names; none against words that name nothing."""

    def explain(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
        number = named(s, names, kind, said[1])
        return None if number is None else next((why for each in reasons if (why := each(s, names, number))), None)

    return explain


def duty(s: Anima, names: Lexicon) -> Phrase:
    """A-158: the own Organization forbids it."""
    return Phrase("why-duty", {"card": names.advantages[s.guild[s.actor]].name})


def owner_of_card(s: Anima, card: int) -> int | None:
    """Before whom a Plot or an Organization lies."""
    zone = int(s.advantage_at[card])
    return zone % (GUILD - IN_PLAY) if IN_PLAY <= zone < ANNOUNCED else None


def not_held(s: Anima, names: Lexicon, card: int) -> Phrase | None:
    """An Advantage that is not in the own hand; where else it may be is not said."""
    if s.advantage_at[card] == HAND + s.actor:
        return None
    told = {"card": names.advantages[card].name}
    return Phrase("why-in-play-already" if owner_of_card(s, card) == s.actor else "why-not-in-hand", told)


def not_a_member(s: Anima, names: Lexicon, character: int) -> Phrase | None:
    if s.is_member(s.actor, character):
        return None
    return Phrase("why-not-in-party", {"card": names.characters[character].name})


def not_active(s: Anima, names: Lexicon, area: int) -> Phrase | None:
    """A-54: an Area that does not lie in play."""
    if s.is_active(area):
        return None
    return Phrase("why-area-discarded" if s.area_at[area] >= DISCARDS else "why-area-unseen", {"area": names.areas[area].name})


# -- at another moment -----------------------------------------------------------------------------------------------


def not_now(s: Anima) -> Phrase:
    """What comes before anything else: the choices of the set-up, a window, a tithe, any other question."""
    if s.phase == SETTING_UP:
        return Phrase("why-setting-up")
    before = {"react": Phrase("why-in-window"), "add_to_combat": Phrase("why-in-window"), "tithe_is_paid": Phrase("why-tithe")}
    return before.get(kind_of(s), Phrase("why-question-first"))


def in_phase(phase: str, id: str = "why-other-phase") -> Explain:
    """A-35, A-42: it belongs to the own slot of a phase."""

    def explain(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase:
        first, now = not_now(s), PHASES[s.phase]
        return Phrase(id, {"phase": phase, "now": now}) if first.id == "why-question-first" and now != phase else first

    return explain

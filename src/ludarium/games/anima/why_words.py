"""Who and what the words of an answer name, for the reasons why it is not possible; and reasons that many answers share."""

from __future__ import annotations

from ludarium.core import why
from ludarium.core.text import Phrase
from ludarium.games.anima.lexicon import Lexicon, counter
from ludarium.games.anima.state import ANNOUNCED, DISCARDS, GUILD, HAND, IN_PLAY, NONE, Anima

Explain = why.Explain[Anima, Lexicon]

# -- names -----------------------------------------------------------------------------------------------------------


def figure_named(s: Anima, id: str) -> int | None:
    return next((figure for figure in range(s.settings.figures) if counter(s, figure) == id), None)


def owner_of_card(s: Anima, card: int) -> int | None:
    """Before whom a Plot or an Organization lies."""
    zone = int(s.advantage_at[card])
    return zone % (GUILD - IN_PLAY) if IN_PLAY <= zone < ANNOUNCED else None


# -- reasons that many answers share ---------------------------------------------------------------------------------


def duty(s: Anima, names: Lexicon, figure: int) -> Phrase:
    """A-158: the own Organization forbids it."""
    return Phrase("why-duty", {"card": names.advantages[s.guild[figure]].name})


def not_held(s: Anima, names: Lexicon, figure: int, card: int) -> Phrase | None:
    """An Advantage that is not in the own hand; where else it may be is not said."""
    if s.advantage_at[card] == HAND + figure:
        return None
    told = {"card": names.advantages[card].name}
    return Phrase("why-in-play-already" if owner_of_card(s, card) == figure else "why-not-in-hand", told)


def not_a_member(s: Anima, names: Lexicon, figure: int, character: int) -> Phrase | None:
    if s.is_member(figure, character):
        return None
    return Phrase("why-not-in-party", {"card": names.characters[character].name})


def not_active(s: Anima, names: Lexicon, area: int) -> Phrase | None:
    """A-54: an Area that does not lie in play."""
    if s.is_active(area):
        return None
    return Phrase("why-area-discarded" if s.area_at[area] >= DISCARDS else "why-area-unseen", {"area": names.areas[area].name})


def is_rival_guild(s: Anima, one: int, other: int) -> bool:
    return bool(s.guild[one] != NONE and s.cards.rival[s.guild[one]] == s.guild[other])

"""Why somebody cannot be attacked or traded with, and what cannot be in an offer (section 9)."""

from __future__ import annotations

from ludarium.core.bits import has_bit
from ludarium.core.text import Phrase
from ludarium.core.why import number_of
from ludarium.games.anima.lexicon import Lexicon, figure_phrase, type_phrase
from ludarium.games.anima.rules.targets import is_equal
from ludarium.games.anima.rules.trade import (
    ACCEPT,
    MOST_OFFERS,
    advantages_in,
    are_kept_apart,
    can_fill,
    is_in,
    keeps_limits,
    wishes_in_order,
)
from ludarium.games.anima.state import FIRST_CHARACTER, NOWHERE, Anima, pair
from ludarium.games.anima.tables import ANY_TYPE, TYPES
from ludarium.games.anima.traits import NO_FIGHTING, NO_TRADE, REST_HERE, SILVER_TONGUE
from ludarium.games.anima.why_words import duty, figure_named, not_a_member, not_held, owner_of_card

# -- attacks ---------------------------------------------------------------------------------------------------------


def attack(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-91 to A-93, A-96"""
    other, figure = figure_named(s, said[1]), int(s.actor)
    if other is None:
        return None
    told: dict[str, object] = {"player": figure_phrase(s, other)}
    here = int(s.at[figure])
    if other == figure:
        return Phrase("why-not-yourself")
    if has_bit(s.has_attacked, figure):
        return Phrase("why-attacked-already")
    if has_bit(s.no_fight, figure):
        return Phrase("why-forbidden")
    if here == NOWHERE or s.at[other] != here:
        return Phrase("why-off-map" if here == NOWHERE else "why-not-here", told)
    if s.place_has(here, NO_FIGHTING):
        return Phrase("why-no-fighting", {"area": names.areas[here].name})
    if s.place_has(here, REST_HERE) and has_bit(s.resting, other):
        return Phrase("why-sheltered", told)
    if s.fought & pair(figure, other):
        return Phrase("why-fought-already", told)
    if is_equal(s, figure, other):
        return None
    return Phrase("why-sizes", told | {"mine": int(s.size(figure)), "theirs": int(s.size(other))})


# -- trades ----------------------------------------------------------------------------------------------------------


def trade(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-81, A-88, A-89: first what is wrong on one's own side, then on the other, then between the two."""
    other, figure = figure_named(s, said[1]), int(s.actor)
    if other is None:
        return None
    if other == figure:
        return Phrase("why-not-yourself")
    if s.is_rival(other):
        return Phrase("why-rival-trade")
    return not_trading(s, names, figure) or not_a_partner(s, names, other) or not_with(s, figure, other)


def not_trading(s: Anima, names: Lexicon, figure: int) -> Phrase | None:
    if s.at[figure] == NOWHERE:
        return Phrase("why-off-map")
    if has_bit(s.no_trade, figure):
        return Phrase("why-forbidden")
    if s.in_duty(figure, NO_TRADE):
        return duty(s, names, figure)
    if s.cards.trade[s.at[figure]] == 0:
        return Phrase("why-no-trade-here", {"area": names.areas[s.at[figure]].name})
    if has_bit(s.has_traded, figure):
        return Phrase("why-traded-already")
    most = int(MOST_OFFERS + s.trait(figure, SILVER_TONGUE))
    return Phrase("why-offers-spent", {"n": most}) if s.offers[figure] >= most else None


def not_a_partner(s: Anima, names: Lexicon, other: int) -> Phrase | None:
    told: dict[str, object] = {"player": figure_phrase(s, other)}
    if has_bit(s.resting, other):
        return Phrase("why-partner-rests", told)
    if s.at[other] == NOWHERE or s.has_lost(other):
        return Phrase("why-partner-away", told)
    if has_bit(s.no_trade, other) or s.in_duty(other, NO_TRADE):
        return Phrase("why-partner-forbidden", told)
    if s.cards.trade[s.at[other]] == 0:
        return Phrase("why-partner-no-trade", told | {"area": names.areas[s.at[other]].name})
    return None


def not_with(s: Anima, figure: int, other: int) -> Phrase | None:
    told = {"player": figure_phrase(s, other)}
    if s.traded & pair(figure, other):
        return Phrase("why-traded-with", told)
    return Phrase("why-kept-apart", told) if are_kept_apart(s, figure, other) else None


# -- the offer and its answer ----------------------------------------------------------------------------------------


def give(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-82, A-84: from the hand or the party, each once; not what lies in play, and no Missions."""
    figure = int(s.actor)
    card, character = number_of(names.advantages, said[1]), number_of(names.characters, said[1])
    if number_of(names.missions, said[1]) is not None or (card is not None and owner_of_card(s, card) == figure):
        return Phrase("why-not-tradable")
    if card is not None:
        return not_held(s, names, figure, card) or in_the_offer(s, card)
    if character is None:
        return None
    return not_a_member(s, names, figure, character) or in_the_offer(s, FIRST_CHARACTER + character)


def in_the_offer(s: Anima, thing: int) -> Phrase | None:
    return Phrase("why-in-the-offer") if is_in(s.gives, thing) or is_in(s.takes, thing) or is_in(s.fills, thing) else None


def take(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-85: a Character by name, an Advantage by its type."""
    told: dict[str, object] = {"player": figure_phrase(s, int(s.partner))}
    if said[1] in (*TYPES, "any"):
        return None if advantages_in(s.takes) < s.hand_size(s.partner) else Phrase("why-no-more-cards", told)
    if number_of(names.advantages, said[1]) is not None:
        return Phrase("why-name-a-type")
    if number_of(names.missions, said[1]) is not None:
        return Phrase("why-not-tradable")
    character = number_of(names.characters, said[1])
    if character is None:
        return None
    if character not in list(s.members(s.partner)):
        return Phrase("why-not-their-character", told | {"card": names.characters[character].name})
    return in_the_offer(s, FIRST_CHARACTER + character)


def send(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase | None:
    """A-83, A-84"""
    if len(s.gives) + len(s.takes) == 0:
        return Phrase("why-empty-offer")
    return None if keeps_limits(s, s.actor) else Phrase("why-trade-limits")


def accept(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase | None:
    """A-87: only the partner learns that it cannot be filled."""
    return None if can_fill(s, s.actor) and ACCEPT in list(s.options) else Phrase("why-cannot-fill")


def fill(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-85, A-87: a card of the wished type, each once."""
    card = number_of(names.advantages, said[1])
    if card is None:
        return None
    if reason := not_held(s, names, int(s.actor), card) or in_the_offer(s, card):
        return reason
    wish = int(wishes_in_order(s)[s.then_b])
    fits = wish == ANY_TYPE or s.cards.type[card] == wish
    return None if fits else Phrase("why-other-wish", {"card": names.advantages[card].name, "type": type_phrase(wish)})

"""Trades in words: the offer and its answer (section 9)."""

from __future__ import annotations

from ludarium.core.decisions import AFFIRM, DECLINE, END, Choice, Phrase, Secret
from ludarium.core.why import only
from ludarium.games.anima import reasons
from ludarium.games.anima.answers import Decision, card_called
from ludarium.games.anima.lexicon import UNSEEN, Lexicon, figure_phrase, type_phrase
from ludarium.games.anima.refusals import about, named, not_a_member, not_held, owner_of_card
from ludarium.games.anima.rules import trade
from ludarium.games.anima.rules.trade import ACCEPT, CANCEL, NO_MORE, SEND, advantages_in, can_fill, is_in, wishes_in_order
from ludarium.games.anima.state import FIRST_CHARACTER, Anima
from ludarium.games.anima.tables import ANY_TYPE, TYPES

IN_TRADE = only("why-moment-trade")
NO_OFFER = only("why-no-offer")


def with_partner(s: Anima, _names: Lexicon) -> dict[str, object]:
    return {"player": figure_phrase(s, int(s.partner))}


gift = Decision(trade.gives_one, asks=with_partner, elsewhere=IN_TRADE)
wish = Decision(trade.takes_one, asks=with_partner, elsewhere=IN_TRADE)
offer = Decision(trade.offer_is_sent, asks=with_partner, elsewhere=IN_TRADE)
answer = Decision(trade.offer_is_answered, asks=lambda s, _: {"player": figure_phrase(s, int(s.then_a))}, elsewhere=NO_OFFER)
filling = Decision(trade.wish_is_filled, elsewhere=NO_OFFER)
gift.offers("enough", NO_MORE, role=END)
wish.offers("enough", NO_MORE, role=END)


def in_the_offer(s: Anima, _names: Lexicon, thing: int) -> Phrase | None:
    return Phrase("why-in-the-offer") if any(is_in(each, thing) for each in (s.gives, s.takes, s.fills)) else None


@gift.answer("give")
def give(s: Anima, names: Lexicon, thing: int) -> Choice:
    """A-86: what is given is for the partner's eyes when the offer is sent, not before."""
    if thing >= FIRST_CHARACTER:
        return card_called("give", "character")(s, names, thing - FIRST_CHARACTER)
    card = names.advantages[thing]
    phrase = Phrase("option-give", {"card": Secret(card.name, (int(s.actor),), UNSEEN["advantage"])})
    return Choice(f"give {card.id}", phrase, (f"advantage.{card.id}",))


@give.refused
def not_to_give(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-82, A-84: from the hand or the party, each once; not what lies in play, and no Missions."""
    card, character = named(s, names, "advantage", said[1]), named(s, names, "character", said[1])
    in_play = card is not None and owner_of_card(s, card) == s.actor
    if in_play or named(s, names, "mission", said[1]) is not None:
        return Phrase("why-not-tradable")
    if card is not None:
        return not_held(s, names, card) or in_the_offer(s, names, card)
    if character is None:
        return None
    return not_a_member(s, names, character) or in_the_offer(s, names, FIRST_CHARACTER + character)


@give.summed_up
def given(_s: Anima, names: Lexicon, thing: int) -> Phrase:
    if thing >= FIRST_CHARACTER:
        return reasons.worth(names.characters[thing - FIRST_CHARACTER])
    return reasons.lost(names.advantages[thing])


@wish.answer("take", elsewhere=only("why-moment-take"))
def take(s: Anima, names: Lexicon, thing: int) -> Choice:
    if thing >= FIRST_CHARACTER:
        return card_called("take", "character")(s, names, thing - FIRST_CHARACTER)
    word = (*TYPES, "any")[thing]
    return Choice(f"take {word}", Phrase("option-take", {"card": type_phrase(thing)}), (f"type.{word}",))


@take.refused
def not_to_take(s: Anima, names: Lexicon, said: list[str]) -> Phrase | None:
    """A-85: a Character by name, an Advantage by its type."""
    told: dict[str, object] = {"player": figure_phrase(s, int(s.partner))}
    if not said[1]:
        return Phrase("why-moment-take")
    if said[1] in (*TYPES, "any"):
        return None if advantages_in(s.takes) < s.hand_size(s.partner) else Phrase("why-no-more-cards", told)
    if named(s, names, "advantage", said[1]) is not None:
        return Phrase("why-name-a-type")
    if named(s, names, "mission", said[1]) is not None:
        return Phrase("why-not-tradable")
    character = named(s, names, "character", said[1])
    if character is None:
        return None
    if not s.is_member(s.partner, character):
        return Phrase("why-not-their-character", told | {"card": names.characters[character].name})
    return in_the_offer(s, names, FIRST_CHARACTER + character)


send = offer.offers("send", SEND, role=AFFIRM)
offer.offers("cancel", CANCEL, role=DECLINE)


@send.refused
def not_to_send(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase | None:
    """A-83, A-84"""
    if len(s.gives) + len(s.takes) == 0:
        return Phrase("why-empty-offer")
    return None if trade.keeps_limits(s, s.actor) else Phrase("why-trade-limits")


accept = answer.offers("accept", ACCEPT, role=AFFIRM)
answer.offers("decline", trade.DECLINE, role=DECLINE)


@accept.refused
def not_to_fill(s: Anima, _names: Lexicon, _said: list[str]) -> Phrase | None:
    """A-87: only the partner learns that it cannot be filled."""
    return None if can_fill(s, s.actor) and ACCEPT in list(s.options) else Phrase("why-cannot-fill")


@filling.answer("fill")
def fill(s: Anima, names: Lexicon, thing: int) -> Choice:
    card = names.advantages[thing]
    seats = (int(s.actor), int(s.then_a))
    phrase = Phrase("option-fill", {"card": Secret(card.name, seats, UNSEEN["advantage"])})
    return Choice(f"fill {card.id}", phrase, (f"advantage.{card.id}",))


def not_wished(s: Anima, names: Lexicon, card: int) -> Phrase | None:
    """A-85, A-87: a card of the wished type, each once."""
    wished = int(wishes_in_order(s)[s.then_b])
    if wished in (ANY_TYPE, s.cards.type[card]):
        return None
    return Phrase("why-other-wish", {"card": names.advantages[card].name, "type": type_phrase(wished)})


fill.refused(about("advantage", not_held, in_the_offer, not_wished))

"""Trades in words (T-178 to T-178b)."""

from __future__ import annotations

from ludarium.core.decisions import AFFIRM, DECLINE, Choice, Decision, Listing, Pack, Phrase
from ludarium.games.tamashii.lexicon import augmentation, card_anchor, seat_phrase
from ludarium.games.tamashii.rules import trades
from ludarium.games.tamashii.rules.trades import CARD, DROP, GIVE, NO, PROPOSE, WANT, WHAT, YES
from ludarium.games.tamashii.state import Tamashii

FORMS = {(False, False): "empty", (True, False): "gift", (False, True): "wish", (True, True): "trade"}  # gives, wants


def cards(s: Tamashii, pack: Pack, mask: int) -> object:
    first = int(s.content.class_cards)
    found = [augmentation(pack, first + place).name for place in range(48) if int(mask) >> place & 1]
    return Listing(tuple(found)) if found else Phrase("no-cards")


def terms(s: Tamashii, pack: Pack) -> dict[str, object]:
    """Of the offer that waits: who asks, what for what."""
    seat = int(s.then_a)
    gives, wants = cards(s, pack, s.offer_gives[seat]), cards(s, pack, s.offer_wants[seat])
    form = FORMS[bool(s.offer_gives[seat]), bool(s.offer_wants[seat])]
    return {"form": form, "seat": seat_phrase(seat), "other": seat_phrase(int(s.offer_to[seat])), "gives": gives, "wants": wants}


making = Decision[Tamashii, Pack](trades.offer_continued, what=WHAT, asks=terms)


@making.answer("drop", DROP, CARD)
def drop(s: Tamashii, pack: Pack, _none: int) -> Choice:
    return Choice("drop", Phrase("option-offer-drop"), role=DECLINE)


@making.answer("offer", PROPOSE, CARD)
def offer(s: Tamashii, pack: Pack, _none: int) -> Choice:
    return Choice("offer", Phrase("option-offer", terms(s, pack)), role=AFFIRM)


@making.answer("give", GIVE, CARD)
def give(s: Tamashii, pack: Pack, card: int) -> Choice:
    found = augmentation(pack, card)
    return Choice(f"give {found.id}", Phrase("option-offer-give", {"card": found.name}), (card_anchor(found),))


@making.answer("want", WANT, CARD)
def want(s: Tamashii, pack: Pack, card: int) -> Choice:
    found = augmentation(pack, card)
    return Choice(f"want {found.id}", Phrase("option-offer-want", {"card": found.name}), (card_anchor(found),))


answering = Decision[Tamashii, Pack](trades.offer_answered, asks=terms)
answering.offers("accept", YES, role=AFFIRM)
answering.offers("refuse", NO, role=DECLINE)

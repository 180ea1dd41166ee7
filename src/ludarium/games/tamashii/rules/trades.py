"""Trades of Faction Augmentations: these cards for those, at any distance, if the other says yes (T-178 to T-178b)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.build import row
from ludarium.core.fields import field
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import IN_HAND, IN_USE, NONE
from ludarium.games.tamashii.rules.augmentations import put_away
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import NO_CLASS

MOST_OFFERS: Final = 3  # T-178b
MOST_DRAFTS: Final = 12  # dropped offers count for nothing, but a turn comes to its end
NO: Final = 0
YES: Final = 1
NO_OR_YES: Final[vec[i64]] = row([NO, YES])

DROP: Final = 0  # what an option of an offer is: let it be, put it to the other, give a card, want a card
PROPOSE: Final = 1
GIVE: Final = 2
WANT: Final = 3
WHAT: Final = field(4)
CARD: Final = WHAT.above(128)

OFFER_MADE: Final = note("offer_made", "seat", "other")
TRADED: Final = note("traded", "seat", "card")
REFUSED: Final = note("refused", "seat", "other")


def faction_cards(s: Tamashii, seat: i64) -> vec[i64]:
    """T-131: class cards are never traded."""
    found: vec[i64] = vec[i64]([])
    for card in range(s.content.augmentations):
        if s.content.class_card[card] == NO_CLASS and owns(s, seat, card):
            found = append(found, card)
    return found


def owns(s: Tamashii, seat: i64, card: i64) -> bool:
    return s.augmentations[card] == IN_HAND + seat or s.augmentations[card] == IN_USE + seat


def partners(s: Tamashii, seat: i64) -> vec[i64]:
    """With whom a trade can be offered now: one of the two has a Faction card."""
    found: vec[i64] = vec[i64]([])
    if s.players == 1 or s.factions == 0 or s.offers[seat] >= MOST_OFFERS or s.drafts[seat] >= MOST_DRAFTS:
        return found
    own = len(faction_cards(s, seat)) > 0
    for other in range(s.players):
        if other != seat and (own or len(faction_cards(s, other)) > 0):
            found = append(found, other)
    return found


def begin_offer(s: Tamashii, seat: i64, other: i64) -> None:
    s.drafts[seat] += 1
    s.offer_to[seat] = other
    s.offer_gives[seat] = 0
    s.offer_wants[seat] = 0
    s.now(make_offer, seat)


@rule
def make_offer(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-178a: any number of cards either way, one added at a time; a gift is a trade."""
    other = s.offer_to[seat]
    s.offer_gives[seat] &= bits_of(s, seat)  # cards may have gone meanwhile
    s.offer_wants[seat] &= bits_of(s, other)
    options: vec[i64] = vec[i64]([WHAT.put(DROP)])
    if s.offer_gives[seat] | s.offer_wants[seat]:
        options = append(options, WHAT.put(PROPOSE))
    for card in faction_cards(s, seat):
        if ((s.offer_gives[seat] >> place_of(s, card)) & 1) == 0:
            options = append(options, WHAT.put(GIVE) + CARD.put(card))
    for card in faction_cards(s, other):
        if ((s.offer_wants[seat] >> place_of(s, card)) & 1) == 0:
            options = append(options, WHAT.put(WANT) + CARD.put(card))
    s.show(seat, options, offer_continued, seat)


def bits_of(s: Tamashii, seat: i64) -> i64:
    bits: i64 = 0
    for card in faction_cards(s, seat):
        bits |= BIT[place_of(s, card)]
    return bits


def place_of(s: Tamashii, card: i64) -> i64:
    """Its place among the Faction cards, which stand behind those of classes."""
    return card - s.content.class_cards


@rule
def offer_continued(s: Tamashii, seat: i64, _b: i64, option: i64) -> None:
    what, card = WHAT.of(option), CARD.of(option)
    if what == GIVE:
        s.offer_gives[seat] |= BIT[place_of(s, card)]
    elif what == WANT:
        s.offer_wants[seat] |= BIT[place_of(s, card)]
    if what == GIVE or what == WANT:
        s.now(make_offer, seat)
    elif what == PROPOSE:
        s.offers[seat] += 1
        s.tell(OFFER_MADE, seat, s.offer_to[seat])
        s.show(s.offer_to[seat], NO_OR_YES, offer_answered, seat)
    else:
        s.offer_to[seat] = NONE
        s.offer_gives[seat] = 0
        s.offer_wants[seat] = 0


@rule
def offer_answered(s: Tamashii, seat: i64, _b: i64, yes: i64) -> None:
    """T-178b: at once, even after the own `done`; T-178: what changes hands is unequipped. What has gone meanwhile stays away."""
    other = s.offer_to[seat]
    if yes == YES:
        hand_over(s, s.offer_gives[seat], seat, other)
        hand_over(s, s.offer_wants[seat], other, seat)
    else:
        s.tell(REFUSED, seat, other)
    s.offer_to[seat] = NONE
    s.offer_gives[seat] = 0
    s.offer_wants[seat] = 0


def hand_over(s: Tamashii, cards: i64, giver: i64, taker: i64) -> None:
    for card in range(s.content.class_cards, s.content.augmentations):
        if ((cards >> place_of(s, card)) & 1) != 0 and owns(s, giver, card):
            put_away(s, giver, card, IN_HAND + taker)
            s.tell(TRADED, taker, card)

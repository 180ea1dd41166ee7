"""Where every card is: one row of numbers for each family of cards, however many there are.

`where[card]` is a zone, a number the title has given to a hand, a discard pile, a space of the board. So a card is in exactly one
place, and nobody has to count. A deck is a hundred zones, one a layer, the top layer first: deck 300 lies in the zones 300, 301,
302 and so on. Inside a layer there is no order (what nobody can know is not stored), and the next card is any card of the top
layer. A card whose place somebody has seen, on top or at the bottom, is a layer of its own.

A discard pile with an order, or anything else that cards are laid on one by one, is a deck too: every card of it is a layer.

`known[card]` says which seats know where the card is, as bits; one that lies open EVERYBODY knows, whoever only watches included.
It goes with the card until the card is shuffled away. Whoever sees a card and did not know it has learned something: `move` and
`look` mark that by themselves. A seat's other worlds (`deal_again`) are the real one with the cards exchanged that the seat does
not know. Where nobody sees more than others there is no such row: `put` moves cards, and `OPEN` stands for the row where one is
asked for.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import EVERYBODY, State
from ludarium.core.native import append, i64, vec

LAYERS: Final = 100  # of a deck; zones below this number are no decks
OPEN: Final[vec[i64]] = vec[i64]([])  # in the place of `known`: all seats see the same


def members(where: vec[i64], zone: i64) -> vec[i64]:
    """The cards of a zone, in id order."""
    found: vec[i64] = vec[i64]([])
    card: i64 = 0
    for each in where:  # this way no index is checked: decks are drawn from often
        if each == zone:
            found = append(found, card)
        card += 1  # noqa: SIM113  (what enumerate counts is an object for the compiler)
    return found


def first(where: vec[i64], zone: i64) -> i64:
    """The card of a zone with room for one, -1 if there is none."""
    for card in range(i64(len(where))):
        if where[card] == zone:
            return card
    return -1


def count(where: vec[i64], zone: i64) -> i64:
    found: i64 = 0
    for each in where:
        if each == zone:
            found += 1
    return found


def next_cards(where: vec[i64], deck: i64) -> vec[i64]:
    """What the next card of a deck may be: any card of its top layer. Layers close up, so that is the first one."""
    return members(where, deck)


def draws(where: vec[i64], known: vec[i64], deck: i64, discards: i64) -> vec[i64]:
    """The same where an empty deck is rebuilt from its discard pile as soon as a card is needed."""
    cards = next_cards(where, deck)
    if len(cards) > 0:
        return cards
    shuffle_in(where, known, discards, deck)
    return next_cards(where, deck)


def end_of(pile: i64) -> i64:
    """The first zone behind this one, or behind all layers of this deck."""
    return pile + (LAYERS if pile >= LAYERS else 1)


def within(zone: i64, pile: i64) -> bool:
    """Is a zone this one, or a layer of this deck?"""
    return pile <= zone < end_of(pile)


def left_in(where: vec[i64], pile: i64) -> i64:
    """How many cards a zone has, or a deck in all its layers."""
    end = end_of(pile)
    found: i64 = 0
    for zone in where:
        if pile <= zone < end:
            found += 1
    return found


def in_order(where: vec[i64], deck: i64) -> vec[i64]:
    """All cards of a deck, the top layer first."""
    found: vec[i64] = vec[i64]([])
    end = end_of(deck)
    for card in range(i64(len(where))):
        zone = where[card]
        if deck <= zone < end:
            at: i64 = len(found)
            found = append(found, card)
            while at > 0 and where[found[at - 1]] > zone:
                found[at] = found[at - 1]
                at -= 1
            found[at] = card
    return found


def lowest(where: vec[i64], deck: i64) -> i64:
    """The zone of a deck's bottom layer; below its first zone if it is empty."""
    end = end_of(deck)
    last = deck - 1
    for zone in where:
        if last < zone < end:
            last = zone
    return last


def closed_up(where: vec[i64]) -> bool:
    """Does every deck have a card in each layer, down to its lowest one? Only then is it a deck."""
    for zone in where:
        if zone > LAYERS and zone % LAYERS > 0 and count(where, zone - 1) == 0:
            return False
    return True


def look(s: State, known: vec[i64], card: i64, seats: i64) -> None:
    """These seats, as bits, see the card where it lies."""
    s.reveal(seats & ~known[card])
    known[card] |= seats


def move(s: State, where: vec[i64], known: vec[i64], card: i64, zone: i64, seats: i64) -> None:
    """A card goes to a zone that these seats see into. Whoever saw it before still knows it."""
    put(where, card, zone)
    look(s, known, card, seats)


def move_under(s: State, where: vec[i64], known: vec[i64], card: i64, pile: i64, seats: i64) -> None:
    """The same with a pile of which the card becomes the last."""
    put_under(where, card, pile)
    look(s, known, card, seats)


def put(where: vec[i64], card: i64, zone: i64) -> None:
    """A card goes to a zone, and nobody sees more of it than before."""
    take_out(where, card)
    where[card] = zone


def take_out(where: vec[i64], card: i64) -> None:
    """If the card was a whole layer of a deck, the layers below move up."""
    left = where[card]
    where[card] = -1
    if left < LAYERS:
        return
    for zone in where:
        if zone == left:
            return
    end = end_of(left - left % LAYERS)
    for other in range(i64(len(where))):
        if left < where[other] < end:
            where[other] -= 1


def is_open(known: vec[i64], card: i64) -> bool:
    """Does everybody see the card?"""
    return known[card] == EVERYBODY


def lose_track(where: vec[i64], known: vec[i64], zone: i64, seats: i64) -> None:
    """Something happens to a card of this zone and only these seats see to which: nobody else knows any of them for certain."""
    for card in range(i64(len(where))):
        if where[card] == zone:
            known[card] &= seats


def put_on_top(where: vec[i64], card: i64, deck: i64) -> None:
    """A layer of its own above the others; who knows the card knows it there."""
    take_out(where, card)
    sink(where, deck)
    where[card] = deck


def put_all_on_top(where: vec[i64], zone: i64, deck: i64) -> None:
    """The cards of a zone, shuffled among themselves, as one layer above the others."""
    if count(where, zone) > 0:
        sink(where, deck)
        for card in range(i64(len(where))):
            if where[card] == zone:
                where[card] = deck


def sink(where: vec[i64], deck: i64) -> None:
    """All layers of a deck make room for one on top."""
    end = end_of(deck)
    for card in range(i64(len(where))):
        if deck <= where[card] < end:
            where[card] += 1


def put_under(where: vec[i64], card: i64, deck: i64) -> None:
    """A layer of its own below the others."""
    take_out(where, card)
    where[card] = lowest(where, deck) + 1


def shuffle(where: vec[i64], known: vec[i64], deck: i64) -> None:
    """All layers become one, and nobody knows anything of it any more."""
    end = end_of(deck)
    for card in range(i64(len(where))):
        if deck <= where[card] < end:
            where[card] = deck
            if len(known) > 0:
                known[card] = 0


def shuffle_in(where: vec[i64], known: vec[i64], pile: i64, deck: i64) -> None:
    """The cards of a zone, or of all layers of a pile, go back into a deck, which is shuffled."""
    end = end_of(pile)
    for card in range(i64(len(where))):
        if pile <= where[card] < end:
            where[card] = deck
    shuffle(where, known, deck)


def deal_again(s: State, where: vec[i64], known: vec[i64], seat: i64, stream: i64) -> None:
    """Another world of this seat, all of them equally likely: the cards it does not know change places among each other."""
    exchange(s, where, known, unknown_to(known, seat), stream)


def unknown_to(known: vec[i64], seat: i64) -> vec[i64]:
    """The cards that may be anywhere, for all that this seat knows."""
    loose: vec[i64] = vec[i64]([])
    for card in range(i64(len(known))):
        if ((known[card] >> seat) & 1) == 0:
            loose = append(loose, card)
    return loose


def exchange(s: State, where: vec[i64], known: vec[i64], cards: vec[i64], stream: i64) -> None:
    """These cards change places among each other, in all ways equally likely. They are laid in order first, so that the world
    that comes of a seed does not depend on where they really are."""
    for last in range(i64(len(cards))):
        at = last
        while at > 0 and lies_before(where, known, cards[at], cards[at - 1]):
            swap(where, known, cards[at], cards[at - 1])
            at -= 1
    for last in range(i64(len(cards))):
        swap(where, known, cards[last], cards[s.draw(stream, last + 1)])


def lies_before(where: vec[i64], known: vec[i64], one: i64, other: i64) -> bool:
    if where[one] != where[other]:
        return where[one] < where[other]
    return known[one] < known[other]


def swap(where: vec[i64], known: vec[i64], one: i64, other: i64) -> None:
    """Two cards change places; what the seats know goes with the places."""
    where[one], where[other] = where[other], where[one]
    known[one], known[other] = known[other], known[one]


# -- what follows from `where`, for rules that ask often: worked out again after a card has moved -----------------------------


def sizes(where: vec[i64], zone: i64, zones: i64) -> vec[i64]:
    """How many cards each of so many zones has, from this one on."""
    found: vec[i64] = vec[i64]([0] * zones)
    for each in where:
        if zone <= each < zone + zones:
            found[each - zone] += 1
    return found


def cards_in(where: vec[i64], zone: i64, zones: i64) -> vec[i64]:
    """The card in each of so many zones with room for one, from this one on; -1 if there is none."""
    found: vec[i64] = vec[i64]([-1] * zones)
    for card in range(i64(len(where))):
        if zone <= where[card] < zone + zones:
            found[where[card] - zone] = card
    return found

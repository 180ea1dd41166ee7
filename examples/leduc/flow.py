"""Leduc hold'em, from the ante to the showdown. All its rules are on this page.

L-1   Two players, a deck of six cards: jack, queen and king in two suits.
L-2   Each puts one chip into the pot and is dealt one card that only this player sees.
L-3   There are two rounds of betting; a raise adds 2 chips in the first and 4 in the second.
L-4   Between them one card of the deck is turned up: the public card.
L-5   The first seat speaks first in both rounds, then they take turns.
L-6   To speak is to fold (only if there is something to pay), to call (pay what the other has put in more; nothing to pay is
      called a check), or to call and raise.
L-7   There are at most two raises a round.
L-8   A round ends when a raise has been called, or when both have checked.
L-9   Who folds, or resigns, loses what this seat has put in.
L-10  At the showdown a pair with the public card wins, else the higher card; equal cards split the pot.
"""

from __future__ import annotations

from typing import Final

from examples.leduc.state import CALL, DECK, FOLD, FOLDED, NO_CARD, RAISE, RESIGNED, SHOWN, Leduc
from ludarium.core import piles
from ludarium.core.build import row
from ludarium.core.kernel import EVERYBODY, note, rule
from ludarium.core.native import i64, vec

CALLS: Final = note("calls", "seat", "chips")
CHECKS: Final = note("checks", "seat")
FOLDS: Final = note("folds", "seat")
RAISES: Final = note("raises", "seat", "chips")
RESIGNS: Final = note("resigns", "seat")
SHOWS: Final = note("shows", "seat", "card")
SPLITS: Final = note("splits")
TURNED_UP: Final = note("turned_up", "card")
WINS: Final = note("wins", "seat", "chips")

RAISE_BY: Final[vec[i64]] = row([0, 2, 4])  # L-3, by round
PAIR: Final = 100  # L-10: worth more than any rank

# the answers there may be (L-6, L-7); rows of options are never changed, so that all states share these
CHECK_OR_RAISE: Final[vec[i64]] = row([CALL, RAISE])
FOLD_CALL_OR_RAISE: Final[vec[i64]] = row([FOLD, CALL, RAISE])
FOLD_OR_CALL: Final[vec[i64]] = row([FOLD, CALL])


@rule
def play_hand(s: Leduc, _a: i64, _b: i64, _c: i64) -> None:
    """A hand from the deal to the showdown, in the order in which it is written at the end of this page."""
    s.perform(HAND)


# -- cards -----------------------------------------------------------------------------------------------------------


@rule
def deal(s: Leduc, seat: i64, _b: i64, _c: i64) -> None:
    """L-2: any card of the deck, evenly; chance is asked."""
    s.chance(DECK, s.deck, dealt, seat)


@rule
def dealt(s: Leduc, seat: i64, _b: i64, card: i64) -> None:
    s.deck = piles.without(s.deck, card)
    s.hands[seat] = card


@rule
def turn_up(s: Leduc, _a: i64, _b: i64, _c: i64) -> None:
    """L-4."""
    s.chance(DECK, s.deck, turned_up)


@rule
def turned_up(s: Leduc, _a: i64, _b: i64, card: i64) -> None:
    s.deck = piles.without(s.deck, card)
    s.public = card
    s.tell(TURNED_UP, card)


# -- betting ---------------------------------------------------------------------------------------------------------


@rule
def bet_round(s: Leduc, number: i64, _b: i64, _c: i64) -> None:
    """L-3, L-5: a new round, the first seat speaks first."""
    s.round = number
    s.raises = 0
    s.calls = 0
    s.turn = 0
    s.now(speak)


@rule
def speak(s: Leduc, _a: i64, _b: i64, _c: i64) -> None:
    """L-6, L-7: whoever has something to pay may fold; raises are counted."""
    if to_pay(s) == 0:
        options = CHECK_OR_RAISE
    elif s.raises < s.most_raises:
        options = FOLD_CALL_OR_RAISE
    else:
        options = FOLD_OR_CALL
    s.ask(s.turn, options, say)


@rule
def say(s: Leduc, _a: i64, _b: i64, word: i64) -> None:
    s.said = row([*s.said, 3 * s.round + word])
    if word == FOLD:
        s.tell(FOLDS, s.turn)
        s.now(give_up, FOLDED)
        return
    paid = to_pay(s)
    s.chips[s.turn] += paid
    if word == RAISE:
        s.chips[s.turn] += RAISE_BY[s.round]
        s.raises += 1
        s.calls = 0
        s.tell(RAISES, s.turn, RAISE_BY[s.round])
    else:
        s.calls += 1
        if paid > 0:
            s.tell(CALLS, s.turn, paid)
        else:
            s.tell(CHECKS, s.turn)
    s.turn = 1 - s.turn
    if not betting_is_over(s):
        s.now(speak)


def to_pay(s: Leduc) -> i64:
    """What the seat that speaks has put in less than the other."""
    return s.chips[1 - s.turn] - s.chips[s.turn]


def betting_is_over(s: Leduc) -> bool:
    """L-8."""
    return s.calls == (1 if s.raises > 0 else 2)


# -- the end ---------------------------------------------------------------------------------------------------------


@rule
def give_up(s: Leduc, how: i64, _b: i64, _c: i64) -> None:
    """L-9: the other seat takes the pot; its card stays face down."""
    s.outcome = how
    pay(s, 1 - s.turn)
    s.finish()


@rule
def resign(s: Leduc, _a: i64, _b: i64, _c: i64) -> None:
    """L-9: at any question, even with nothing to pay."""
    s.tell(RESIGNS, s.turn)
    s.now(give_up, RESIGNED)


@rule
def showdown(s: Leduc, _a: i64, _b: i64, _c: i64) -> None:
    """L-10: both cards are seen, the better hand takes the pot."""
    s.outcome = SHOWN
    s.reveal(EVERYBODY)
    s.tell(SHOWS, 0, s.hands[0])
    s.tell(SHOWS, 1, s.hands[1])
    first = strength(s, 0)
    second = strength(s, 1)
    if first > second:
        pay(s, 0)
    elif second > first:
        pay(s, 1)
    else:
        s.tell(SPLITS)
    s.finish()


def strength(s: Leduc, seat: i64) -> i64:
    """L-10: the rank of a seat's card, far above all ranks if it makes a pair."""
    rank = s.ranks[s.hands[seat]]
    return rank + PAIR if s.public != NO_CARD and s.ranks[s.public] == rank else rank


def pay(s: Leduc, winner: i64) -> None:
    """The winner's gain is what the other seat has put in."""
    gain = s.chips[1 - winner]
    s.won[winner] = gain
    s.won[1 - winner] = -gain
    s.tell(WINS, winner, gain)


# a hand as a script: rule and three numbers each
HAND: Final[vec[i64]] = row(
    [
        *(deal, 0, 0, 0),
        *(deal, 1, 0, 0),
        *(bet_round, 1, 0, 0),
        *(turn_up, 0, 0, 0),
        *(bet_round, 2, 0, 0),
        *(showdown, 0, 0, 0),
    ]
)

"""The state of a hamlet: who has what, and where the lamps burn."""

from __future__ import annotations

from typing import Final

from ludarium.core.build import row
from ludarium.core.declared import declared
from ludarium.core.language.program import Program
from ludarium.core.language.scripted import Scripted
from ludarium.core.native import i64, vec

HOUSES: Final = 6
HEARTS: Final = 5
LAST_NIGHT: Final = 6
DAWN: Final = 1
RESIGNED: Final = 2
STREAMS: Final = ("choice", "card", "house", "dream-0", "dream-1", "dream-2")
CARD: Final = 1
HOUSE: Final = 2
DREAM: Final = 3  # of the first villager

# counts
COINS: Final = 0
PLAYERS: Final = 1
NIGHT: Final = 2
AMOUNT: Final = 3
PAID: Final = 4
LAMPS: Final = 5
HEARTS_LEFT: Final = 6

# selectors and filters
EVERYBODY: Final = 0
MYSELF: Final = 1
THAT: Final = 2
ALL_HOUSES: Final = 3
HERE: Final = 4
OTHERS: Final = 5
IT: Final = 6
LIT: Final = 0
DARK: Final = 1
AT: Final = 2

# facts
FIRST_NIGHT: Final = 0

# moments and traits
WOUNDS: Final = 0
WOUNDED: Final = 1
GAINED: Final = 2
NIGHT_FALLS: Final = 3
THRIFT: Final = 0
LUCKY: Final = 1


@declared
class Hamlet(Scripted):
    def __init__(self, program: Program, cards: vec[i64], players: i64, source: Hamlet | None = None) -> None:
        super().__init__(program, players, source, len(STREAMS))
        self.cards: vec[i64] = cards  # of each card: its script, whether it stays
        self.coins: vec[i64] = row([1] * players)
        self.hearts: vec[i64] = row([HEARTS] * players)
        self.at: vec[i64] = row([0] * players)
        self.lamps: vec[i64] = row([0] * HOUSES)
        self.night: i64 = 0
        self.turn: i64 = 0
        self.card: i64 = -1
        self.outcome: i64 = 0
        self.plans: vec[i64] = row([0] * players)  # made this morning

    def clone(self) -> Hamlet:
        return Hamlet(self.program, self.cards, self.players, self)

    def first(self) -> i64:
        return 0

    def count(self, which: i64, a: i64, b: i64, me: i64, it: i64) -> i64:
        if which == COINS:
            return self.coins[me]
        if which == PLAYERS:
            return self.players
        if which == NIGHT:
            return self.night
        if which == AMOUNT:
            return self.amount()
        if which == PAID:
            return self.paid()
        if which == HEARTS_LEFT:
            return self.hearts[me]
        lit: i64 = 0
        for house in self.select(a, me, it):
            lit += self.lamps[house]
        return lit

    def fact(self, which: i64, a: i64, b: i64, me: i64, it: i64) -> bool:
        return self.night == 1

    def payable(self, verb: i64, a: i64, b: i64, c: i64, me: i64) -> bool:
        """The only cost is coins."""
        return self.coins[me] >= a

    def things(self, which: i64, a: i64, b: i64, me: i64, it: i64) -> vec[i64]:
        if which == MYSELF:
            return row([me])
        if which == THAT:
            return row([self.that()])
        if which == HERE:
            return row([self.at[me]])
        if which == IT:
            return row([it])
        numbers = range(HOUSES if which == ALL_HOUSES else self.players)
        return row([number for number in numbers if which != OTHERS or number != me])

    def sift(self, which: i64, a: i64, b: i64, me: i64, it: i64, found: vec[i64]) -> vec[i64]:
        if which == AT:
            return row([seat for seat in found if self.at[seat] == self.at[me]])
        return row([house for house in found if (self.lamps[house] > 0) == (which == LIT)])

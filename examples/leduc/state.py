"""The state of a hand of Leduc hold'em: where the cards are, what is in the pot, and what was said."""

from __future__ import annotations

from typing import Annotated, Final

from ludarium.core.build import row
from ludarium.core.declared import SHARED, declared
from ludarium.core.kernel import State
from ludarium.core.native import i64, vec

NO_CARD: Final = -1

# streams of the generator
STREAMS: Final = ("deck",)
DECK: Final = 0

# what a player may say (L-6), numbered as in OpenSpiel
FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2
WORDS: Final = ("fold", "call", "raise")

# how the hand ended
FOLDED: Final = 1
SHOWN: Final = 2
RESIGNED: Final = 3


@declared
class Leduc(State):
    def __init__(self, ranks: vec[i64], source: Leduc | None = None) -> None:
        super().__init__(source, len(STREAMS))
        self.ranks: vec[i64] = ranks  # of every card of the pack; shared by all states, never changed
        # where the cards are: every card is in exactly one of these places
        self.deck: Annotated[vec[i64], SHARED] = row(list(range(len(ranks))))  # what is left, in id order
        self.hands: vec[i64] = row([NO_CARD, NO_CARD])  # each seat's own card
        self.public: i64 = NO_CARD
        # the pot
        self.chips: vec[i64] = row([1, 1])  # what each seat has put in, the ante to begin with (L-2)
        self.won: vec[i64] = row([0, 0])  # chips won at the end, negative for the loser
        self.outcome: i64 = 0  # 0 while the hand goes on
        # the betting
        self.round: i64 = 0  # 1 or 2; 0 while the cards are dealt
        self.turn: i64 = 0  # the seat that speaks
        self.raises: i64 = 0  # in this round
        self.calls: i64 = 0  # in this round, since the last raise
        self.said: Annotated[vec[i64], SHARED] = row([])  # everything said so far, as 3 * round + word
        self.most_raises: i64 = 2

    def clone(self) -> Leduc:
        return Leduc(self.ranks, self)

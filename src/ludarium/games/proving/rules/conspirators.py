"""Conspirators: reveals, the plot roll, and who is active this round (section 13)."""

from __future__ import annotations

from typing import Final

from ludarium.core import piles
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.proving.rules.rolling import VALUES
from ludarium.games.proving.state import CONSPIRATOR_DECK, HERO, NO_CARD, PLOT_ROLL, USED_SECOND_LOOK, Proving
from ludarium.games.proving.traits import DELAY, SECOND_LOOK

REVEALED: Final = note("revealed", "conspirator")
REVEAL_DELAYED: Final = note("reveal_delayed")
ACTS: Final = note("acts", "conspirator")
QUIET: Final = note("quiet", "number")

KEEP: Final = 0
ROLL_AGAIN: Final = 1


@rule
def reveal_conspirators(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-115: one more for each enemy defeated in the last round. DELAY: the first ones of the match are skipped for good."""
    s.step = 1
    s.later(roll_the_plot)
    for _enemy in range(s.felled):
        if s.power() == DELAY and s.delayed < s.power_argument():
            s.delayed += 1
            s.tell(REVEAL_DELAYED)
        else:
            s.later(reveal_one)


@rule
def reveal_one(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    s.chance(CONSPIRATOR_DECK, s.conspirator_deck, conspirator_shows)


@rule
def conspirator_shows(s: Proving, _a: i64, _b: i64, card: i64) -> None:
    s.conspirator_deck = piles.without(s.conspirator_deck, card)
    s.conspirators = append(s.conspirators[:], card)
    s.tell(REVEALED, card)


@rule
def roll_the_plot(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-117, P-118: in every round, before the clock starts; no die of the pool is used."""
    s.chance(PLOT_ROLL, VALUES, plot_rolled)


@rule
def plot_rolled(s: Proving, _a: i64, _b: i64, number: i64) -> None:
    if s.power() == SECOND_LOOK and (s.used & USED_SECOND_LOOK) == 0:
        s.ask(HERO, vec[i64]([KEEP, ROLL_AGAIN]), look_again, number)
    else:
        s.later(plot_stands, number)


@rule
def look_again(s: Proving, number: i64, _b: i64, choice: i64) -> None:
    """SECOND_LOOK: the roll may be made once more; the second result stands."""
    if choice == ROLL_AGAIN:
        s.used |= USED_SECOND_LOOK
        s.later(roll_the_plot)
    else:
        s.later(plot_stands, number)


@rule
def plot_stands(s: Proving, number: i64, _b: i64, _c: i64) -> None:
    """P-117, P-119: the one with this number is active; what it does at once is done now."""
    for card in s.conspirators:
        if s.cards.plot[card] == number:
            s.active = card
            s.tell(ACTS, card)
            if s.cards.at_resolution[card] == 0:
                s.perform(s.cards.conspirator_does[card])
            return
    s.tell(QUIET, number)


@rule
def plot_thickens(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-119: an effect on the resolution starts here, before the player plans the attacks."""
    s.step = 6
    if s.active != NO_CARD and s.cards.at_resolution[s.active] != 0:
        s.perform(s.cards.conspirator_does[s.active])

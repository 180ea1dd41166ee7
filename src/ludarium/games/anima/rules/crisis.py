"""The Crisis (section 20.3): the Final Mission comes to everybody."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import i64
from ludarium.games.anima.rules.combat import end_fight, fight
from ludarium.games.anima.rules.dice import test_speed
from ludarium.games.anima.rules.missions import is_ready, reveal_final, win
from ludarium.games.anima.rules.uses import fresh_slot
from ludarium.games.anima.state import (
    AGAINST_CRISIS,
    CRISIS_PHASE,
    NO_WINNER,
    NONE,
    WON_FIGHT,
    Anima,
)
from ludarium.games.anima.tables import SLAY

COUNTS_DOWN: Final = note("crisis_counts", "left")
BREAKS_OUT: Final = note("crisis_breaks_out")
STANDS_UP: Final = note("crisis_attempt", "seat")
NOBODY_STOPS_IT: Final = note("omega_is_free")
FORCED_AFTER: Final = 3


@rule
def end_of_crisis_turn(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-186, A-187: three turns after the first completed Mission the Final one is revealed in any case; then it counts down."""
    if s.final == NONE:
        if s.first_done > 0 and s.turn >= s.first_done + FORCED_AFTER:
            s.now(reveal_final, NONE)
        return
    s.crisis -= 1
    s.tell(COUNTS_DOWN, s.crisis)
    if s.crisis == 0:
        s.phase = CRISIS_PHASE
        s.tell(BREAKS_OUT)
        the_unready_lose(s)
        s.now(next_attempt, 0)


def the_unready_lose(s: Anima) -> None:
    """A-188: who is not ready has lost the match and does nothing any more. In this phase `lost` holds those who are out, and
    those who have lost the turn, unless these may react (A-167)."""
    if s.settings.losers_react:
        s.lost = 0
    for figure in s.order:
        if not is_ready(s, figure):
            s.lost |= BIT[figure]


@rule
def next_attempt(s: Anima, place: i64, _b: i64, _c: i64) -> None:
    """A-188, A-190: whoever has the Missions tries once, in turn order; the first success wins, and without one nobody does."""
    while place < len(s.order) and not is_ready(s, s.order[place]):
        place += 1
    if place == len(s.order):
        s.tell(NOBODY_STOPS_IT)
        s.outcome = NO_WINNER
        s.finish()
        return
    figure = s.order[place]
    s.slot = figure
    s.lost &= ~BIT[figure]  # even after a lost turn
    fresh_slot(s)
    s.later(next_attempt, place + 1)
    s.tell(STANDS_UP, figure)
    s.now(crisis_attempt, figure)


@rule
def crisis_attempt(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-189: one combat or one Speed test, away from any Area."""
    s.later(crisis_is_settled, figure)
    if s.cards.crisis_kind[s.final] == SLAY:
        s.now(fight, figure, AGAINST_CRISIS, s.final)
    else:
        s.now(test_speed, figure, s.cards.crisis_target[s.final])


@rule
def crisis_is_settled(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-190: to fail is to lose."""
    done = end_fight(s) == WON_FIGHT if s.cards.crisis_kind[s.final] == SLAY else s.passed == 1
    if done:
        win(s, figure)
    else:
        s.lost |= BIT[figure]

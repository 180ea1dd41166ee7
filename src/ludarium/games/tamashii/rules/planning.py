"""The Planning phase: Trace rolls seat by seat, then everybody side by side: Fill, Programming, and Upgrades at their stops
(sections 18 and 19).
"""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import rule
from ludarium.core.language.moments import happen, usable
from ludarium.core.language.program import USE as USE_LINE
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import NONE
from ludarium.games.tamashii.patterns import moves_on
from ludarium.games.tamashii.rules.augmentations import use_augmentation
from ludarium.games.tamashii.rules.bodies import active_body
from ludarium.games.tamashii.rules.programming import make_move
from ludarium.games.tamashii.rules.protocols import complete_own_stages, stage_due
from ludarium.games.tamashii.rules.reset import in_phase
from ludarium.games.tamashii.rules.tokens import fill, locked_cells
from ludarium.games.tamashii.rules.trace import trace_roll
from ludarium.games.tamashii.rules.trades import begin_offer, make_offer, offer_continued, partners
from ludarium.games.tamashii.rules.upgrades import END, MOVE, NUMBER, TRADE, USE, WHAT, about_cards, buy, option, upgrades
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import IN_PLANNING, PRG, PROGRAMMING

# the stops of T-174a
BEFORE_TRACE: Final = 0
BEFORE_FILL: Final = 1
IN_PROGRAMMING: Final = 2


@rule
def trace_rolls(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-145a: one seat after the other."""
    for seat in s.reversed_seats():
        s.later(trace_of, seat)


@rule
def trace_of(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    if not s.is_out(seat):
        s.acting = seat
        s.later(trace_is_rolled, seat)
        s.later(in_phase, seat)
        s.later(trace_roll, seat)
        s.later(ask_stop, seat, BEFORE_TRACE)


@rule
def trace_is_rolled(s: Tamashii, _seat: i64, _b: i64, _c: i64) -> None:
    s.acting = NONE


@rule
def plan(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-297a: everybody in a lane of its own; in the generator one after the other. T-171: whoever was reset does nothing."""
    seats: vec[i64] = vec[i64]([])
    for seat in s.in_turn_order(s.first_player):
        if not s.is_out(seat):
            seats = append(seats, seat)
    if s.settings.lanes and len(seats) > 0:
        s.open_lanes(plan_of, seats)
        return
    for back in range(i64(len(seats))):
        s.later(plan_of, seats[len(seats) - 1 - back])


@rule
def plan_of(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-185"""
    s.later(programming_step, seat)
    s.later(fill, seat)
    s.later(ask_stop, seat, BEFORE_FILL)


@rule
def programming_step(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-67: moves as the active Body says; those not made are lost."""
    s.later(end_programming, seat)
    s.later(count_moves, seat)
    happen(s, PROGRAMMING, seat)


@rule
def count_moves(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    s.moves_left[seat] = max(0, s.content.prg[active_body(s, seat)] + s.trait(PRG, seat))
    s.now(ask_stop, seat, IN_PROGRAMMING)


@rule
def end_programming(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    s.moves_left[seat] = 0


# -- a stop: what may be bought, traded, used, moved ---------------------------------------------------------------------


@rule
def ask_stop(s: Tamashii, seat: i64, stop: i64, _c: i64) -> None:
    """T-174, T-174a, T-297a: again and again until the seat is done; not asked where nothing can be done."""
    if stage_due(s, seat):
        s.later(ask_stop, seat, stop)
        s.now(complete_own_stages, seat)
        return
    options = upgrades(s, seat)
    others = partners(s, seat)
    if stop == BEFORE_TRACE and not about_cards(options) and len(others) == 0:
        return
    for other in others:
        options = append(options, option(TRADE, other))
    for use in usable(s, seat, IN_PLANNING):
        options = append(options, option(USE, use // USE_LINE))
    if stop == IN_PROGRAMMING and s.moves_left[seat] > 0:
        for move in moves_on(s.launcher[seat], locked_cells(s, seat)):
            options = append(options, option(MOVE, move))
    if len(options) > 0:
        s.show(seat, append(options, option(END, 0)), stop_answered, seat, stop)


@rule
def stop_answered(s: Tamashii, seat: i64, stop: i64, chosen: i64) -> None:
    what, number = WHAT.of(chosen), NUMBER.of(chosen)
    if what == END:
        return
    s.later(ask_stop, seat, stop)
    if what == MOVE:
        s.moves_left[seat] -= 1
        make_move(s, seat, number)
    elif what == TRADE:
        s.later(ask_others_anew, seat)
        begin_offer(s, seat, number)
    elif what == USE:
        use_augmentation(s, number * USE_LINE, seat)
    else:
        buy(s, seat, chosen)


@rule
def ask_others_anew(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """After an offer: what the others may do in their own lanes may have changed, be it only whom they can trade with."""
    for other in range(s.players):
        if other != seat:
            ask_anew(s, other)


def ask_anew(s: Tamashii, seat: i64) -> None:
    at: i64 = 0
    while at < len(s.parked):
        if s.parked[at + 1] == seat and s.parked[at + 3] == seat:
            if s.parked[at + 4] == stop_answered:
                s.renew_lane(seat, ask_stop, seat, s.parked[at + 6])
            elif s.parked[at + 4] == offer_continued:
                s.renew_lane(seat, make_offer, seat)
            return
        at += s.parked[at + 2]

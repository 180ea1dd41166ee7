"""A match of Tamashii, step by step: what a turn is made of, in the order of the rulebook (sections 19 to 22)."""

from __future__ import annotations

from ludarium.core.kernel import rule
from ludarium.core.language.moments import happen
from ludarium.core.native import i64
from ludarium.games.tamashii.fields import (
    ACTION,
    COMBAT,
    NONE,
    OF_ACTION,
    OF_COMBAT,
    OF_PHASE,
    OF_TURN,
    PLANNING,
    QUEST,
    RESIGNED,
)
from ludarium.games.tamashii.rules.bot import stands_in_no_longer
from ludarium.games.tamashii.rules.combat import fight
from ludarium.games.tamashii.rules.districts import district_effect
from ludarium.games.tamashii.rules.launch import launch_step
from ludarium.games.tamashii.rules.movement import move_and_trace
from ludarium.games.tamashii.rules.planning import plan, trace_rolls
from ludarium.games.tamashii.rules.quest import global_activity, player_activity
from ludarium.games.tamashii.rules.reset import in_phase
from ludarium.games.tamashii.rules.scenario import turn_limit
from ludarium.games.tamashii.rules.uses import use_in_action
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import THIS_TURN, TURN_ENDS, TURN_LONG, TURN_STARTS


@rule
def open_turn(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-184: Planning, Action, Combat, Quest, and again until the scenario ends."""
    s.turn += 1
    s.later(end_turn)
    s.later(quest_phase)
    s.later(combat_phase)
    s.later(action_phase)
    s.later(planning_phase)
    for seat in s.reversed_seats():
        s.later(turn_starts, seat)


@rule
def turn_starts(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    happen(s, TURN_STARTS, seat)


# -- Planning (section 19): the Trace rolls seat by seat, then everybody side by side ------------------------------------


@rule
def planning_phase(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-185, T-186: no Trace roll in the first turn; T-190: when all are done, Action begins."""
    begin_phase(s, PLANNING)
    s.later(plan)
    if s.turn > 1:
        s.later(trace_rolls)


# -- Action (section 20) and Combat (section 21), one seat after the other --------------------------------------------------


@rule
def action_phase(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-191"""
    begin_phase(s, ACTION)
    for seat in s.reversed_seats():
        s.later(act, seat)


@rule
def act(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-192: Move and Trace, District effect, Launch; before each, what may be used in this phase. A Reset ends the phase of this
    seat (T-171): it cuts back to `in_phase`."""
    s.reset(OF_ACTION)
    if s.is_out(seat):
        return
    s.acting = seat
    s.later(seat_is_done, seat)
    s.later(in_phase, seat)
    s.later(launch_step, seat)
    s.later(use_in_action, seat)
    s.later(district_effect, seat)
    s.later(use_in_action, seat)
    s.later(move_and_trace, seat)
    s.later(use_in_action, seat)


@rule
def seat_is_done(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """If a Reset has cut a step short, the BOT has stood in for the last time in it, too (T-270a)."""
    s.acting = NONE
    s.now(stands_in_no_longer, seat)


@rule
def combat_phase(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-195: in turn order; who has nobody to fight is passed over in `fight`."""
    begin_phase(s, COMBAT)
    for seat in s.reversed_seats():
        s.later(combat_of, seat)


@rule
def combat_of(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    s.reset(OF_COMBAT)
    if s.is_out(seat):
        return
    s.acting = seat
    s.later(seat_is_done, seat)
    s.later(in_phase, seat)
    s.later(fight, seat)


# -- Quest (section 22) --------------------------------------------------------------------------------------------------


@rule
def quest_phase(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-224: Player activity, Global activity; the First Player token passes in `end_turn`."""
    begin_phase(s, QUEST)
    s.later(global_activity)
    s.later(player_activity)


@rule
def end_turn(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-229a: what lasts this turn ends, before the token passes."""
    s.later(pass_the_token)
    for seat in s.reversed_seats():
        s.later(turn_ends, seat)


@rule
def turn_ends(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    happen(s, TURN_ENDS, seat)


@rule
def pass_the_token(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-229, T-111a; T-184a: a match is finite."""
    s.reset(OF_TURN)
    s.reset(OF_PHASE)
    s.turn_is_over()
    s.lifetime_ends(TURN_LONG)
    s.window_ends(THIS_TURN)
    s.first_player = (s.first_player + 1) % s.players
    s.later(open_turn)
    if s.settings.turn_limit > 0 and s.turn >= s.settings.turn_limit:
        s.later(turn_limit)


def begin_phase(s: Tamashii, phase: i64) -> None:
    """T-171: whoever was reset in one phase plays the next one as ever."""
    s.phase = phase
    s.acting = NONE
    s.reset(OF_PHASE)
    s.step_begins()


@rule
def resign(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    s.outcome = RESIGNED
    s.finish()

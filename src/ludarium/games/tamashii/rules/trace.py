"""Trace: how it rises, and what it brings (section 15)."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import note, rule
from ludarium.core.language.moments import announce
from ludarium.core.native import i64
from ludarium.games.tamashii.dice import LAST_CELL, TRACE_DICE
from ludarium.games.tamashii.fields import NONE
from ludarium.games.tamashii.rules.enemies import attach, next_enemies
from ludarium.games.tamashii.rules.rolls import roll
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import COMMON, KEEP_TRACE, TRACE_RISES, TRACE_ROLL, TRACE_ROLLED
from ludarium.games.tamashii.vocabulary import TRACE_DICE as MORE_DICE

ALARM: Final = 2  # Enemies that come when the marker reaches the last cell

TRACE_CHANGES: Final = note("trace_changes", "seat", "n")
TRACE_FULL: Final = note("trace_full", "seat")


@rule
def trace_roll(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-145: as many dice as the marker says."""
    if s.trace[seat] < 0:
        return
    s.to_roll = max(0, TRACE_DICE[s.trace[seat]] + s.trait(MORE_DICE, seat))
    announce(s, TRACE_ROLL, seat, 0, NONE, s.to_roll, roll_for_trace)


@rule
def roll_for_trace(s: Tamashii, _amount: i64, seat: i64, _it: i64) -> None:
    if s.to_roll > 0:
        roll(s, seat, s.to_roll, TRACE_ROLLED, trace_found)


@rule
def trace_found(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-145: a common symbol draws an Enemy. T-146: Trace is 0 if any was drawn."""
    if s.dice[COMMON] > 0:
        if len(next_enemies(s)) > 0 and s.trait(KEEP_TRACE, seat) == 0:
            s.later(trace_to_0, seat)
        s.now(attach, seat, s.dice[COMMON])


@rule
def trace_to_0(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-149"""
    if s.trace[seat] > 0:
        s.tell(TRACE_CHANGES, seat, -s.trace[seat])
        s.trace[seat] = 0


@rule
def trace_rises(s: Tamashii, seat: i64, n: i64, _c: i64) -> None:
    """By so much, or falls. T-9a: not without a marker. T-148: never below 0."""
    if s.trace[seat] < 0:
        return
    if n > 0:
        announce(s, TRACE_RISES, seat, 0, NONE, n, trace_goes_up)
    elif n < 0:
        fall = min(s.trace[seat], -n)
        if fall > 0 and s.trace[seat] < LAST_CELL:
            s.trace[seat] -= fall
            s.tell(TRACE_CHANGES, seat, -fall)


@rule
def trace_goes_up(s: Tamashii, amount: i64, seat: i64, _it: i64) -> None:
    """T-147: on the last cell, at once, two Enemies, then 0; what is too much is lost."""
    rise = min(amount, LAST_CELL - s.trace[seat])
    if rise <= 0:
        return
    s.trace[seat] += rise
    s.tell(TRACE_CHANGES, seat, rise)
    if s.trace[seat] == LAST_CELL:
        s.tell(TRACE_FULL, seat)
        s.later(trace_to_0, seat)
        s.now(attach, seat, ALARM)

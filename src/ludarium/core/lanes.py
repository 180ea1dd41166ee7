"""Lanes: several seats asked at once.

A lane is a seat's own stretch of the match: its question and the frames above `lane_base`. One lane is on the stack, the others
are parked. Whatever seat has answered, the lane on the stack afterwards is the first one that is open, so that the order in which
the seats answer leaves no trace. A state has methods for what others ask of it (`core/kernel.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludarium.core.native import append, i64, vec

if TYPE_CHECKING:
    from ludarium.core.kernel import State

NOBODY: Final = -2  # nothing is asked: rules are running, or the match is over
NOTHING: Final[vec[i64]] = vec[i64]([])


def open_lanes(s: State, rule: i64, seats: vec[i64]) -> None:
    """Each of these seats goes its own way, beginning with `rule(seat)`; what waits beneath goes on when all have come to
    their end. What is done in a lane touches only what is the seat's own, luck included."""
    s.lanes = len(seats)
    s.lane_base = s.depth
    s.lane_seat = NOBODY
    s.parked = NOTHING
    for place in range(s.lanes):
        insert(s, place, seats[place], NOBODY, NOTHING, vec[i64]([rule, seats[place], 0, 0]))


def turn_to_the_next(s: State) -> bool:
    """Somebody is asked. Is there a lane that can be run before anybody answers?"""
    if s.lanes == 0 or s.actor < 0 or next_lane(s) < 0:
        return False
    park(s)
    unpark(s, next_lane(s))
    return s.actor == NOBODY


def close(s: State) -> None:
    """The lane on the stack has come to its end, or there is none yet."""
    if s.lane_seat != NOBODY:
        s.lanes -= 1
        s.lane_seat = NOBODY
    if s.lanes == 0:
        s.lane_base = 0
    else:
        unpark(s, next_lane(s))


def next_lane(s: State) -> i64:
    """Where the parked lane stands that should be on the stack; below 0 if the right one is there: first what can be run,
    then the first that is open, then what is asked of its seat from elsewhere."""
    found: i64 = -1
    first = s.lane if s.lane_seat != NOBODY else s.lanes + len(s.parked)
    at: i64 = 0
    while at < len(s.parked):
        if s.parked[at + 3] == NOBODY:
            return at
        if s.parked[at] < first:
            first = s.parked[at]
            found = at
        at += s.parked[at + 2]
    asked = s.actor if found < 0 else s.parked[found + 3]
    guest = asked_elsewhere(s, asked)
    return found if guest == -1 else guest


def asked_elsewhere(s: State, seat: i64) -> i64:
    """Where the parked lane stands that waits for another seat's answer, this one's: it comes before that seat's own.
    None: -1; the lane on the stack: -2."""
    if s.actor == seat and s.lane_seat != NOBODY and s.lane_seat != seat:
        return -2
    at: i64 = 0
    while at < len(s.parked):
        if s.parked[at + 3] == seat and s.parked[at + 1] != seat:
            return at
        at += s.parked[at + 2]
    return -1


def focus(s: State, seat: i64) -> None:
    """Put the lane on the stack in which this seat is asked."""
    if s.actor < 0:
        return
    at = asked_elsewhere(s, seat)
    if at == -1 and s.actor != seat:
        at = asked_in(s, seat)
    if at >= 0:
        park(s)
        unpark(s, asked_elsewhere(s, seat) if asked_elsewhere(s, seat) >= 0 else asked_in(s, seat))


def asked_in(s: State, seat: i64) -> i64:
    """Where the parked lane stands in which this seat is asked; -1: none."""
    at: i64 = 0
    while at < len(s.parked):
        if s.parked[at + 3] == seat:
            return at
        at += s.parked[at + 2]
    return -1


def actors(s: State) -> vec[i64]:
    """All seats that may answer now."""
    if s.lanes == 0 or s.actor < 0:
        return vec[i64]([s.actor]) if s.actor >= 0 else NOTHING
    seats: vec[i64] = vec[i64]([s.actor])
    at: i64 = 0
    while at < len(s.parked):
        if s.parked[at + 3] not in seats:
            seats = append(seats, s.parked[at + 3])
        at += s.parked[at + 2]
    return seats


def renew_lane(s: State, seat: i64, rule: i64, a: i64 = 0, b: i64 = 0) -> None:
    """What this seat is asked in its lane has changed: the question is dropped, and the rule puts it anew."""
    at: i64 = 0
    while at < len(s.parked):
        if s.parked[at + 1] == seat:
            place, options = s.parked[at], s.parked[at + 7]
            frames = append(append(append(append(s.parked[at + 8 + options : at + s.parked[at + 2]], rule), a), b), 0)
            s.parked = cut(s.parked, at)
            insert(s, place, seat, NOBODY, NOTHING, frames)
            return
        at += s.parked[at + 2]


def park(s: State) -> None:
    """The lane on the stack goes to the others."""
    insert(s, s.lane, s.lane_seat, s.actor, s.options, s.stack[s.lane_base : s.depth])
    s.depth = s.lane_base
    s.actor = NOBODY
    s.lane_seat = NOBODY


def insert(s: State, place: i64, seat: i64, actor: i64, options: vec[i64], frames: vec[i64]) -> None:
    """Parked lanes stand in the order of their places."""
    lane: vec[i64] = vec[i64]([place, seat, 8 + len(options) + len(frames), actor, s.then, s.then_a, s.then_b])
    lane = joined(joined(append(lane, len(options)), options), frames)
    at: i64 = 0
    while at < len(s.parked) and s.parked[at] < place:
        at += s.parked[at + 2]
    s.parked = joined(joined(s.parked[:at], lane), s.parked[at:])


def unpark(s: State, at: i64) -> None:
    """A parked lane comes onto the stack."""
    row = s.parked
    options = row[at + 7]
    s.lane, s.lane_seat, s.actor = row[at], row[at + 1], row[at + 3]
    s.then, s.then_a, s.then_b = row[at + 4], row[at + 5], row[at + 6]
    s.options = row[at + 8 : at + 8 + options]
    for frame in range(at + 8 + options, at + row[at + 2], 4):
        s.later(row[frame], row[frame + 1], row[frame + 2], row[frame + 3])
    s.parked = cut(row, at)


def joined(row: vec[i64], more: vec[i64]) -> vec[i64]:
    """A new row: both, one behind the other."""
    whole = row[:]
    for number in more:
        whole = append(whole, number)
    return whole


def cut(row: vec[i64], at: i64) -> vec[i64]:
    """The parked lanes without the one that stands there."""
    return joined(row[:at], row[at + row[at + 2] :])

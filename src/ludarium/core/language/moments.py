"""Moments, and the lines that listen to them.

A moment comes to somebody: a blow, a tile turned up, wounds about to be suffered. Lines of cards in force may answer it, in this
order: what the table itself says, then the lines of whoever the moment comes to, then those of the others in turn order. Of
several lines of one owner, the owner chooses which comes first. Lines that may be left alone can be passed; each is heard at most
once for a moment, and no line answers what it has caused itself.

A moment that is only announced can be replaced: at most one `instead` line is carried out, and then the event itself, and what
else would have answered it, does not happen.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import rule
from ludarium.core.language.lines import AGREED, ASK, NO_OR_YES, YES, offered, run_block
from ludarium.core.language.program import (
    ANOTHER,
    FORCED,
    INSTEAD,
    LISTENER,
    MAY,
    ME,
    NONE,
    ONCE,
    SCRIPT,
    USE,
)
from ludarium.core.language.scripted import NOBODYS, SOURCE, Scripted, bit, event, event_of
from ludarium.core.native import append, i64, vec

PASS: Final = -1
REPLACING: Final = 0  # what is being heard: lines that take the place of the event ...
ANSWERING: Final = 1  # ... or that answer it


def happen(s: Scripted, moment: i64, who: i64, kind: i64 = 0, it: i64 = NONE, amount: i64 = 0) -> None:
    """A moment has come; whatever answers it comes next."""
    s.count_moment(moment, kind, it, who)
    if (s.heard & bit(moment)) != 0:
        s.later(event, moment, who, amount)
        s.later(event_of, kind, it, 0)
        s.later(hear, ANSWERING)


def announce(s: Scripted, moment: i64, who: i64, kind: i64, it: i64, amount: i64, then: i64) -> None:
    """A moment is about to come. What may replace it and what answers it is heard first; then `then(amount, who, it)` carries the
    event out, with the amount that is left of it, unless something else has happened instead."""
    s.later(event, moment, who, amount)
    s.later(event_of, kind, it, 0)
    s.later(then)  # a rule that waits is a frame: its number is another one in each build
    s.later(carry_out)
    if (s.heard & bit(moment)) != 0:
        s.later(hear, ANSWERING)
        s.later(hear, REPLACING)


@rule
def carry_out(s: Scripted, _a: i64, _b: i64, _c: i64) -> None:
    """The frame beneath is what the event does."""
    s.depth -= 4
    then = s.stack[s.depth]
    if s.replaced():
        return
    at, of = s.beneath(event), s.beneath(event_of)
    s.count_moment(s.stack[at + 1], s.stack[of + 1], s.stack[of + 2], s.stack[at + 2])
    s.now(then, s.stack[at + 3], s.stack[at + 2], s.stack[of + 2])


def would_be_answered(s: Scripted, moment: i64, who: i64) -> bool:
    """If this moment came now, would any line answer it?"""
    if (s.heard & bit(moment)) == 0:
        return False
    depth = s.depth
    s.later(event, moment, who, 0)
    s.later(event_of, 0, NONE, 0)
    found = len(fitting(s, NOBODYS, ANSWERING)) > 0
    for seat in range(s.players):
        found = found or len(fitting(s, seat, ANSWERING)) > 0
    s.cut_back(depth)
    return found


# -- who listens -----------------------------------------------------------------------------------------------------------


@rule
def heard(s: Scripted, line: i64, owner: i64, _c: i64) -> None:
    """Beneath: this line has been carried out, or (PASS) this seat has passed, for the event in progress."""


@rule
def line_over(s: Scripted, line: i64, owner: i64, _c: i64) -> None:
    """Above: what this line does. It cannot be set off again until here."""


@rule
def hear(s: Scripted, phase: i64, _b: i64, _c: i64) -> None:
    """The next to answer the event in progress, until nobody is left."""
    if s.replaced():
        return
    who = s.stack[s.beneath(event) + 2]
    if answer_of(s, NOBODYS, phase):
        return
    for seat in in_order(s, who):
        if answer_of(s, seat, phase):
            return


def in_order(s: Scripted, who: i64) -> vec[i64]:
    """Whose moment it is, then the others in turn order."""
    seats: vec[i64] = vec[i64]([])
    start = who if who >= 0 else s.first()
    for after in range(s.players):
        seats = append(seats, (start + after) % s.players)
    return seats


def answer_of(s: Scripted, owner: i64, phase: i64) -> bool:
    """Let this owner's lines answer, and come back; False if there are none left."""
    lines = fitting(s, owner, phase)
    if len(lines) == 0:
        return False
    must: i64 = 0
    for line in lines:
        if is_forced(s, line):
            must += 1
    if owner == NOBODYS or (len(lines) == 1 and must == 1):
        answer(s, lines[0], owner, phase)
        return True
    if must == 0:
        lines = append(lines, PASS)
    s.show(owner, lines, answered, owner, phase)
    return True


def is_forced(s: Scripted, line: i64) -> bool:
    return (s.program.listeners[line + 5] & FORCED) != 0


def fitting(s: Scripted, owner: i64, phase: i64) -> vec[i64]:
    """The lines of this owner that answer the event in progress and have not been heard."""
    program, at, of = s.program, s.beneath(event), s.beneath(event_of)
    moment, who = s.stack[at + 1], s.stack[at + 2]
    kind, it = s.stack[of + 1], s.stack[of + 2]
    found: vec[i64] = vec[i64]([])
    if was_heard(s, PASS - phase, owner):
        return found
    for source in range(0, i64(len(s.sources)), SOURCE):
        if s.sources[source + 1] == owner:
            script = s.sources[source] * SCRIPT
            for line in range(program.scripts[script + 1], program.scripts[script + 2], LISTENER):
                if program.listeners[line] == moment and fits(s, line, owner, who, kind, it, phase):
                    found = append(found, line)
    return found


def fits(s: Scripted, line: i64, owner: i64, who: i64, kind: i64, it: i64, phase: i64) -> bool:
    listeners = s.program.listeners
    bits = listeners[line + 5]
    if ((bits & INSTEAD) != 0) != (phase == REPLACING):
        return False
    whose = listeners[line + 2]
    if (whose == ME and who != owner) or (whose == ANOTHER and who == owner):
        return False
    wanted, me = listeners[line + 1], actor(s, owner)
    if wanted >= 0 and not s.of_kind(listeners[line], wanted, kind, it):
        return False
    if s.is_spent(listeners[line + 6], me) or was_heard(s, line, owner) or is_under_way(s, line, owner):
        return False
    return s.holds(listeners[line + 3], me, it) and offered(s, listeners[line + 4], me, it)


def was_heard(s: Scripted, line: i64, owner: i64) -> bool:
    """For the event in progress: its `heard` frames lie above it."""
    at = s.depth - 4
    while at >= 0 and s.stack[at] != event_of:
        if s.stack[at] == heard and s.stack[at + 1] == line and s.stack[at + 2] == owner:
            return True
        at -= 4
    return False


def is_under_way(s: Scripted, line: i64, owner: i64) -> bool:
    for at in range(0, s.depth, 4):
        if s.stack[at] == line_over and s.stack[at + 1] == line and s.stack[at + 2] == owner:
            return True
    return False


# -- what answers ----------------------------------------------------------------------------------------------------------


@rule
def answered(s: Scripted, owner: i64, phase: i64, line: i64) -> None:
    if line == PASS:
        s.later(heard, PASS - phase, owner)
        s.later(hear, phase)
    else:
        answer(s, line, owner, phase)


def answer(s: Scripted, line: i64, owner: i64, phase: i64) -> None:
    """A line is carried out; then the next may answer."""
    s.later(heard, line, owner)
    s.later(hear, phase)
    block, bits = s.program.listeners[line + 4], s.program.listeners[line + 5]
    if owner == NOBODYS and (bits & INSTEAD) != 0 and s.program.steps[block] == MAY:  # the table allows it and does not demand it
        s.show(actor(s, owner), NO_OR_YES, taken_instead, line, owner)
    else:
        begin(s, line, owner, AGREED if owner != NOBODYS and (bits & FORCED) == 0 else ASK)


@rule
def taken_instead(s: Scripted, line: i64, owner: i64, yes: i64) -> None:
    if yes == YES:
        begin(s, line, owner, AGREED)


def actor(s: Scripted, owner: i64) -> i64:
    """Who carries out a line: its owner; one of the table, whoever the moment comes to, or the first."""
    if owner != NOBODYS:
        return owner
    who = s.that()
    return who if who >= 0 else s.first()


def begin(s: Scripted, line: i64, owner: i64, agreed: i64) -> None:
    listeners, of = s.program.listeners, s.beneath(event_of)
    bits, me = listeners[line + 5], actor(s, owner)
    s.spend_line(listeners[line + 6], me, (bits & ONCE) != 0)
    if (bits & INSTEAD) != 0:
        s.stack[of + 3] = 1
    it = s.stack[of + 2]
    s.later(line_over, line, owner)
    run_block(s, listeners[line + 4], me, it, agreed)


# -- what may be done in a step ----------------------------------------------------------------------------------------------


def usable(s: Scripted, seat: i64, step: i64) -> vec[i64]:
    """The `use` lines that a seat may carry out now, in the order of its sources."""
    program = s.program
    found: vec[i64] = vec[i64]([])
    for source in range(0, i64(len(s.sources)), SOURCE):
        if s.sources[source + 1] == seat or s.sources[source + 1] == NOBODYS:
            script = s.sources[source] * SCRIPT
            for use in range(program.scripts[script + 5], program.scripts[script + 6], USE):
                if program.uses[use] == step and not s.is_spent(program.uses[use + 2], seat):
                    if offered(s, program.uses[use + 1], seat, NONE):
                        found = append(found, use)
    return found


def use_line(s: Scripted, use: i64, seat: i64) -> None:
    s.spend_line(s.program.uses[use + 2], seat, s.program.uses[use + 3] != 0)
    run_block(s, s.program.uses[use + 1], seat, NONE, AGREED)

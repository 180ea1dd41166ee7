"""A state whose cards are scripts with lines: what numbers, conditions and selectors come to.

Whoever acts, what an effect is about and what a moment brought stand beneath the effect on the stack (`within`, `event`,
`event_of`), so that an effect in the middle of another one sees its own, and nothing has to be put back.
"""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from ludarium.core.bits import BIT
from ludarium.core.declared import DERIVED, SHARED, declared
from ludarium.core.kernel import State, rule
from ludarium.core.language.program import (
    ADD,
    AND,
    ARGUMENT,
    AT_LEAST,
    AT_MOST,
    COUNT,
    COUNTED,
    EQUAL,
    EXISTS,
    FACT,
    FILTER,
    FOR_ALL,
    HAPPENED,
    HOLDING,
    LEAST,
    LESS,
    LESS_THAN,
    LISTENER,
    MORE_THAN,
    MOST,
    NONE,
    OF,
    ONE,
    OR,
    OTHER,
    PEOPLE,
    PER,
    PLAIN,
    SAME,
    SCRIPT,
    THINGS,
    TRAIT,
    Program,
)
from ludarium.core.native import append, i64, vec

NOTHING: Final[vec[i64]] = vec[i64]([])
ABSENT: Final = -(2**30)  # what the rules get for an argument that was left out
LASTING: Final = 4  # trait, how much, who has it, lifetime
SOURCE: Final = 2  # script, owner
PEOPLE_AT_MOST: Final = 16
NOBODYS: Final = -1  # owner of what lies on the table for everybody


@declared
@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(State):
    """What a title's state brings along if its cards are lines."""

    def __init__(self, program: Program, players: i64, source: Scripted | None, streams: i64) -> None:
        super().__init__(source, streams)
        self.program: Program = program
        self.players: i64 = players
        self.sources: Annotated[vec[i64], SHARED] = NOTHING  # scripts in force with their owners, by owner (see below)
        self.spent: Annotated[vec[i64], SHARED] = NOTHING  # lines used this turn: mark and whose
        self.spent_for_good: Annotated[vec[i64], SHARED] = NOTHING
        self.lasting: Annotated[vec[i64], SHARED] = NOTHING  # traits that somebody has for a while
        self.tally: vec[i64] = vec[i64]([0] * (len(program.counters) // 3 * players))  # how often counted moments came
        self.heard: Annotated[i64, DERIVED] = 0  # moments that somebody listens to, as bits: what follows from `sources`
        self.shown: Annotated[i64, DERIVED] = 0  # traits that somebody has, as bits: what follows from `sources` and `lasting`

    # -- what a title says -------------------------------------------------------------------------------------------

    def count(self, which: i64, a: i64, b: i64, me: i64, it: i64) -> i64:
        """The count of this number, for whoever acts and what it is about."""
        raise NotImplementedError

    def fact(self, which: i64, a: i64, b: i64, me: i64, it: i64) -> bool:
        raise NotImplementedError

    def things(self, which: i64, a: i64, b: i64, me: i64, it: i64) -> vec[i64]:
        """What a selector names, in its order."""
        raise NotImplementedError

    def sift(self, which: i64, a: i64, b: i64, me: i64, it: i64, found: vec[i64]) -> vec[i64]:
        """What a filter leaves of them."""
        raise NotImplementedError

    def payable(self, verb: i64, a: i64, b: i64, c: i64, me: i64) -> bool:
        """Can this cost be paid in full?"""
        return True

    def fruitful(self, verb: i64, a: i64, b: i64, c: i64, me: i64) -> bool:
        """Can this sentence do anything?"""
        return True

    def of_kind(self, moment: i64, wanted: i64, kind: i64, it: i64) -> bool:
        """Is this what a line waits for that wants a certain kind of moment?"""
        return wanted == kind

    def in_force(self, trait: i64, b: i64, me: i64, thing: i64) -> bool:
        """Does a trait that is limited by its second argument reach this player, or this thing?"""
        return True

    def first(self) -> i64:
        """Who acts for all."""
        return 0

    # -- numbers and conditions ----------------------------------------------------------------------------------------

    def argument(self, at: i64, number: i64, count: i64, me: i64, it: i64) -> i64:
        """An argument as a number; ABSENT behind the last one."""
        if number >= count:
            return ABSENT
        arguments = self.program.arguments
        value = arguments[at + number * ARGUMENT + 1]
        return self.value(value, me, it) if arguments[at + number * ARGUMENT] == COUNTED else value

    def value(self, at: i64, me: i64, it: i64) -> i64:
        numbers = self.program.numbers
        kind, a, b = numbers[at], numbers[at + 1], numbers[at + 2]
        if kind == PLAIN:
            return a
        if kind == COUNT:
            return self.count(a, self.argument(b, 0, 2, me, it), self.argument(b, 1, 2, me, it), me, it)
        if kind == OF:
            return self.of_people(a, self.select(b, me, it), numbers[at + 3], it)
        if kind == HAPPENED:
            return self.tally[a * self.players + me]
        if kind == THINGS:
            return i64(len(self.select(a, me, it)))
        left, right = self.value(a, me, it), self.value(b, me, it)
        if kind == ADD:
            return left + right
        if kind == LESS:
            return left - right if left > right else 0
        if kind == PER and numbers[at + 3] != NONE and right > numbers[at + 3]:
            right = numbers[at + 3]
        return left * right

    def of_people(self, number: i64, people: vec[i64], how: i64, it: i64) -> i64:
        """A number that each of these people has: of the first, or their sum, most or least."""
        found: i64 = 0
        first = True
        for who in people:
            value = self.value(number, who, it)
            if first or (how == MOST and value > found) or (how == LEAST and value < found):
                found = value
            elif how != MOST and how != LEAST:
                found += value
            if how == ONE:
                return found
            first = False
        return found

    def holds(self, at: i64, me: i64, it: i64) -> bool:
        """Is this condition true? No condition is."""
        if at == NONE:
            return True
        conditions = self.program.conditions
        kind, a, b = conditions[at], conditions[at + 1], conditions[at + 2]
        if kind <= AT_LEAST:
            return compared(kind, self.value(a, me, it), self.value(b, me, it))
        if kind == EXISTS:
            return len(self.select(a, me, it)) > 0
        if kind == FOR_ALL:
            people = self.is_people(a)
            for thing in self.select(a, me, it):
                if not self.holds(b, thing if people else me, it if people else thing):
                    return False
            return True
        if kind == SAME:
            return same(self.select(a, me, it), self.select(b, me, it))
        if kind == FACT:
            return self.fact(a, self.argument(b, 0, 2, me, it), self.argument(b, 1, 2, me, it), me, it)
        if kind == AND:
            return self.holds(a, me, it) and self.holds(b, me, it)
        if kind == OR:
            return self.holds(a, me, it) or self.holds(b, me, it)
        return not self.holds(a, me, it)

    def is_people(self, selector: i64) -> bool:
        return (self.program.selectors[selector + 4] & PEOPLE) != 0

    def select(self, at: i64, me: i64, it: i64) -> vec[i64]:
        """Everything a selector gives, before anything is chosen."""
        selectors, filters = self.program.selectors, self.program.filters
        arguments = selectors[at + 1]
        found = self.things(selectors[at], self.argument(arguments, 0, 2, me, it), self.argument(arguments, 1, 2, me, it), me, it)
        sieve = selectors[at + 2]
        while filters[sieve] != NONE:
            which, b = filters[sieve], filters[sieve + 1]
            if which == HOLDING:
                found = self.holding(b, found, self.is_people(at), me, it)
            else:
                found = self.sift(which, self.argument(b, 0, 2, me, it), self.argument(b, 1, 2, me, it), me, it, found)
            sieve += FILTER
        return found

    def holding(self, condition: i64, things: vec[i64], people: bool, me: i64, it: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]([])
        for thing in things:
            if self.holds(condition, thing if people else me, it if people else thing):
                found = append(found, thing)
        return found

    # -- what stands beneath an effect -----------------------------------------------------------------------------------

    def beneath(self, rule: i64) -> i64:
        """Where on the stack the nearest frame of this rule waits; -1: nowhere."""
        at = self.depth - 4
        while at >= 0 and self.stack[at] != rule:
            at -= 4
        return at if at >= 0 else NONE

    def me(self) -> i64:
        """Who acts."""
        return self.stack[self.beneath(within) + 1]

    def it(self) -> i64:
        """What the effect under way is about."""
        return self.stack[self.beneath(within) + 2]

    def paid(self) -> i64:
        """How much was paid for it."""
        return self.stack[self.beneath(within) + 3]

    def that(self) -> i64:
        """To whom the moment came."""
        return self.stack[self.beneath(event) + 2]

    def amount(self) -> i64:
        """How much of it there was."""
        return self.stack[self.beneath(event) + 3]

    def amount_is(self, amount: i64) -> None:
        """The event in progress is about so much now."""
        self.stack[self.beneath(event) + 3] = amount

    def replaced(self) -> bool:
        """Has something else happened instead of the event in progress?"""
        return self.stack[self.beneath(event_of) + 3] != 0

    def settle(self) -> None:
        """Of a position, which may be impossible still: whoever reads it looks at its laws next."""
        scripts = i64(len(self.program.scripts)) // SCRIPT
        for at in range(0, i64(len(self.sources)), SOURCE):
            if self.sources[at] < 0 or self.sources[at] >= scripts:
                return
        for at in range(0, i64(len(self.lasting)), LASTING):
            if self.lasting[at] < 0 or self.lasting[at] > 61:
                return
        self.listen_anew()

    def finish(self) -> None:
        """Whatever was asked last, nothing is asked any more."""
        super().finish()
        self.then = NONE
        self.then_a = 0
        self.then_b = 0

    # What several seats do side by side, in lanes, must leave the same rows in whatever order it was done: so what is an owner's
    # stands together, in the order in which it came, and marks of used lines stand in the order of their numbers.

    # -- sources -------------------------------------------------------------------------------------------------------

    def enter_play(self, script: i64, owner: i64) -> None:
        """The lines of this script are in force for their owner, or for all (NOBODYS)."""
        at: i64 = i64(len(self.sources))
        while at > 0 and self.sources[at - 1] > owner:
            at -= SOURCE
        self.sources = inserted(self.sources, at, vec[i64]([script, owner]))
        self.listen_anew()

    def leave_play(self, script: i64, owner: i64) -> None:
        left: vec[i64] = vec[i64]([])
        for at in range(0, i64(len(self.sources)), SOURCE):
            if self.sources[at] != script or self.sources[at + 1] != owner:
                left = append(append(left, self.sources[at]), self.sources[at + 1])
        self.sources = left
        self.listen_anew()

    def listen_anew(self) -> None:
        """What follows from the sources: which moments anybody listens to, which traits anybody has."""
        program = self.program
        heard: i64 = 0
        shown: i64 = 0
        for at in range(0, i64(len(self.sources)), SOURCE):
            script = self.sources[at] * SCRIPT
            for listener in range(program.scripts[script + 1], program.scripts[script + 2], LISTENER):
                heard |= bit(program.listeners[listener])
            for trait in range(program.scripts[script + 3], program.scripts[script + 4], TRAIT):
                shown |= bit(program.traits[trait])
        for at in range(0, i64(len(self.lasting)), LASTING):
            shown |= bit(self.lasting[at])
        self.heard = heard
        self.shown = shown

    # -- traits --------------------------------------------------------------------------------------------------------

    def trait(self, which: i64, me: i64, thing: i64 = NONE) -> i64:
        """All of a trait that somebody has, here or on a thing."""
        if (self.shown & bit(which)) == 0:
            return 0
        program = self.program
        found: i64 = 0
        for at in range(0, i64(len(self.sources)), SOURCE):
            script, owner = self.sources[at] * SCRIPT, self.sources[at + 1]
            if owner == me or owner == NOBODYS:
                for line in range(program.scripts[script + 3], program.scripts[script + 4], TRAIT):
                    if program.traits[line] == which and self.holds(program.traits[line + 3], me, thing):
                        found += self.strength(program.traits[line + 1], program.traits[line + 2], which, me, thing)
        for at in range(0, i64(len(self.lasting)), LASTING):
            if self.lasting[at] == which and self.lasting[at + 2] == me:
                found += self.lasting[at + 1]
        return found

    def strength(self, arguments: i64, count: i64, which: i64, me: i64, thing: i64) -> i64:
        if not self.in_force(which, self.argument(arguments, 1, count, me, thing), me, thing):
            return 0
        return self.argument(arguments, 0, count, me, thing) if count > 0 else 1

    def lasts(self, which: i64, amount: i64, who: i64, lifetime: i64) -> None:
        """Somebody has a trait from now on until a lifetime ends."""
        at: i64 = i64(len(self.lasting))
        while at > 0 and self.lasting[at - 2] > who:
            at -= LASTING
        self.lasting = inserted(self.lasting, at, vec[i64]([which, amount, who, lifetime]))
        self.shown |= bit(which)

    def lifetime_ends(self, lifetime: i64) -> None:
        left: vec[i64] = vec[i64]([])
        for at in range(0, i64(len(self.lasting)), LASTING):
            if self.lasting[at + 3] != lifetime:
                for part in range(LASTING):
                    left = append(left, self.lasting[at + part])
        if len(left) < len(self.lasting):
            self.lasting = left
            self.listen_anew()

    # -- limits and counters ---------------------------------------------------------------------------------------------

    def is_spent(self, mark: i64, who: i64) -> bool:
        if mark == NONE:
            return False
        key = mark * PEOPLE_AT_MOST + who
        return among(self.spent, key) or among(self.spent_for_good, key)

    def spend_line(self, mark: i64, who: i64, for_good: bool) -> None:
        if mark == NONE:
            return
        key = mark * PEOPLE_AT_MOST + who
        if for_good:
            self.spent_for_good = sorted_in(self.spent_for_good, key)
        else:
            self.spent = sorted_in(self.spent, key)

    def once_more(self, mark: i64, who: i64) -> None:
        """A line used this turn may be used again."""
        left: vec[i64] = vec[i64]([])
        for key in self.spent:
            if key != mark * PEOPLE_AT_MOST + who:
                left = append(left, key)
        self.spent = left

    def turn_is_over(self) -> None:
        """What could be done once a turn can be done again."""
        self.spent = NOTHING

    def count_moment(self, moment: i64, kind: i64, it: i64, who: i64) -> None:
        counters = self.program.counters
        for at in range(0, i64(len(counters)), 3):
            if counters[at] == moment and (counters[at + 1] < 0 or self.of_kind(moment, counters[at + 1], kind, it)):
                self.tally[at // 3 * self.players + who] += 1

    def window_ends(self, window: i64) -> None:
        """Counting of `this <window>` begins anew."""
        counters = self.program.counters
        for at in range(0, i64(len(counters)), 3):
            if counters[at + 2] == window:
                for who in range(self.players):
                    self.tally[at // 3 * self.players + who] = 0


def bit(number: i64) -> i64:
    return BIT[number]  # a shifted literal would be 32 bits wide


def inserted(row: vec[i64], place: i64, numbers: vec[i64]) -> vec[i64]:
    """A new row with these numbers at this place."""
    found = row[:place]
    for number in numbers:
        found = append(found, number)
    for at in range(place, i64(len(row))):
        found = append(found, row[at])
    return found


def sorted_in(row: vec[i64], number: i64) -> vec[i64]:
    """A new row with this number, the smaller ones before it."""
    at: i64 = i64(len(row))
    while at > 0 and row[at - 1] > number:
        at -= 1
    return inserted(row, at, vec[i64]([number]))


def among(row: vec[i64], number: i64) -> bool:
    for each in row:
        if each == number:
            return True
    return False


def compared(sign: i64, left: i64, right: i64) -> bool:
    if sign == EQUAL:
        return left == right
    if sign == OTHER:
        return left != right
    if sign == LESS_THAN:
        return left < right
    if sign == AT_MOST:
        return left <= right
    if sign == MORE_THAN:
        return left > right
    return left >= right


def same(one: vec[i64], other: vec[i64]) -> bool:
    """The same things, in any order; two selectors that give nothing name nothing the same."""
    if len(one) == 0 or len(one) != len(other):
        return False
    for each in one:
        if not among(other, each):
            return False
    return True


# -- frames that only say something to what runs above them --------------------------------------------------------------


@rule
def within(s: Scripted, who: i64, it: i64, paid: i64) -> None:
    """Above: what this player does, about this thing, having paid so much."""


@rule
def event(s: Scripted, moment: i64, who: i64, amount: i64) -> None:
    """Above: what comes of this moment."""


@rule
def event_of(s: Scripted, kind: i64, it: i64, replaced: i64) -> None:
    """Above: the same; what kind it was, what it was about, whether something else happens instead."""

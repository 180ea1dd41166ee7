"""Lines carried out, one after the other. What is still to be done of a block is one frame: where it goes on, and whether an `if`
above was true.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import rule
from ludarium.core.language.program import (
    ARGUMENT,
    BY_CHANCE,
    CHOOSE,
    CHOSEN,
    DO,
    EACH,
    ELSE,
    END,
    IF,
    LAST,
    MAY,
    NONE,
    PAY,
    STEP,
)
from ludarium.core.language.scripted import Scripted, within
from ludarium.core.native import append, i64, vec

ASK: Final = 0
AGREED: Final = 1  # the block begins with a payment that has been agreed to
NO: Final = 0
YES: Final = 1
NO_OR_YES: Final[vec[i64]] = vec[i64]([0, 1])
THING: Final = 0  # the stream of chance from which `random` draws


def run_block(s: Scripted, block: i64, me: i64, it: i64, agreed: i64 = ASK) -> None:
    """A block, carried out by this player about this thing, before anything that waits."""
    s.later(within, me, it, 0)
    s.later(go_on, block, 0, agreed)


def run_script(s: Scripted, script: i64, me: i64, it: i64 = NONE) -> None:
    run_block(s, s.program.block(script), me, it)


@rule
def go_on(s: Scripted, at: i64, was_true: i64, agreed: i64) -> None:
    """One step; the rest waits."""
    steps = s.program.steps
    word = steps[at]
    if word == END:
        return
    a, b, c, d = steps[at + 1], steps[at + 2], steps[at + 3], steps[at + 4]
    if word == IF:
        true = s.holds(a, s.me(), s.it())
        wait(s, at, 1 if true else was_true)
        if true:
            s.later(go_on, b)
        return
    wait(s, at, 0)
    if word == DO:
        do(s, at)
    elif word == ELSE:
        if was_true == 0:
            s.later(go_on, a)
    elif word == EACH:
        each(s, a, b, c)
    elif word == MAY:
        if offered(s, a, s.me(), s.it()):
            if agreed == AGREED:
                s.later(go_on, a, 0, AGREED)
            else:
                s.show(s.me(), NO_OR_YES, agreed_to, a)
    elif word == CHOOSE:
        choose(s, a, b, c)
    elif word == PAY:
        pay(s, at, agreed)
    elif word == LAST:
        if d == NONE:
            s.lasts(a, s.argument(b, 0, 1, s.me(), s.it()), s.me(), c)
        else:
            s.ask(s.me(), s.select(d, s.me(), s.it()), act_on, at)
    else:
        first, second, _ = arguments_of(s, b, c, NONE)
        s.now(a, first, second, d)


def wait(s: Scripted, at: i64, was_true: i64) -> None:
    if s.program.steps[at + STEP] != END:
        s.later(go_on, at + STEP, was_true)


# -- sentences -----------------------------------------------------------------------------------------------------------


def do(s: Scripted, at: i64) -> None:
    """A verb. If an argument is a thing and there are several, one is chosen first; if there is none, nothing happens."""
    steps, program = s.program.steps, s.program
    selector = thing_of(s, steps[at + 2], steps[at + 3])
    if selector == NONE:
        act(s, at, NONE)
        return
    found = s.select(selector, s.me(), s.it())
    if (program.selectors[selector + 4] & BY_CHANCE) != 0:
        s.chance(THING, found, act_on, at)
    else:
        s.ask(s.me(), found, act_on, at)


def thing_of(s: Scripted, arguments: i64, count: i64) -> i64:
    """The selector of the thing that a verb wants, if it wants one."""
    for number in range(count):
        if s.program.arguments[arguments + number * ARGUMENT] == CHOSEN:
            return s.program.arguments[arguments + number * ARGUMENT + 1]
    return NONE


@rule
def act_on(s: Scripted, at: i64, _b: i64, thing: i64) -> None:
    """A verb, or a trait that this player has for a while."""
    steps = s.program.steps
    if steps[at] == LAST:
        s.lasts(steps[at + 1], s.argument(steps[at + 2], 0, 1, s.me(), s.it()), thing, steps[at + 3])
    else:
        act(s, at, thing)


def act(s: Scripted, at: i64, thing: i64) -> None:
    steps = s.program.steps
    a, b, c = arguments_of(s, steps[at + 2], steps[at + 3], thing)
    s.now(steps[at + 1], a, b, c)


def arguments_of(s: Scripted, arguments: i64, count: i64, thing: i64) -> tuple[i64, i64, i64]:
    me, it = s.me(), s.it()
    return (
        one_argument(s, arguments, 0, count, thing, me, it),
        one_argument(s, arguments, 1, count, thing, me, it),
        one_argument(s, arguments, 2, count, thing, me, it),
    )


def one_argument(s: Scripted, arguments: i64, number: i64, count: i64, thing: i64, me: i64, it: i64) -> i64:
    if number < count and s.program.arguments[arguments + number * ARGUMENT] == CHOSEN:
        return thing
    return s.argument(arguments, number, count, me, it)


# -- lines with blocks -----------------------------------------------------------------------------------------------------


def each(s: Scripted, selector: i64, block: i64, people: i64) -> None:
    found = s.select(selector, s.me(), s.it())
    me, it = s.me(), s.it()
    at: i64 = len(found) - 1
    while at >= 0:
        s.later(go_on_for, block, found[at] if people else me, it if people else found[at])
        at -= 1


@rule
def go_on_for(s: Scripted, block: i64, me: i64, it: i64) -> None:
    run_block(s, block, me, it)


@rule
def agreed_to(s: Scripted, block: i64, _b: i64, yes: i64) -> None:
    if yes == YES:
        s.later(go_on, block, 0, AGREED)


def choose(s: Scripted, blocks: i64, count: i64, may: i64) -> None:
    """Only what can be begun is offered."""
    items: vec[i64] = vec[i64]([])
    for item in range(count):
        if offered(s, s.program.branches[blocks + item], s.me(), s.it()):
            items = append(items, item)
    if may == 0:
        s.ask(s.me(), items, chosen, blocks)
    elif len(items) > 0:
        s.show(s.me(), append(items, NONE), chosen, blocks)


@rule
def chosen(s: Scripted, blocks: i64, _b: i64, item: i64) -> None:
    if item != NONE:
        s.later(go_on, s.program.branches[blocks + item], 0, AGREED)


def offered(s: Scripted, block: i64, me: i64, it: i64) -> bool:
    """Does it make sense to begin this block: is its first payment possible, its first condition true, can its first sentence do
    anything?"""
    steps = s.program.steps
    word = steps[block]
    if word == PAY:
        return affordable(s, block, me, it, 1)
    if word == IF:
        return s.holds(steps[block + 1], me, it)
    if word == MAY:
        return offered(s, steps[block + 1], me, it)
    if word == CHOOSE:
        for item in range(steps[block + 2]):
            if offered(s, s.program.branches[steps[block + 1] + item], me, it):
                return True
        return False
    if word == DO:
        selector = thing_of(s, steps[block + 2], steps[block + 3])
        if selector != NONE:
            return len(s.select(selector, me, it)) > 0
        at, count = steps[block + 2], steps[block + 3]
        a, b, c = (s.argument(at, 0, count, me, it), s.argument(at, 1, count, me, it), s.argument(at, 2, count, me, it))
        return s.fruitful(steps[block + 1], a, b, c, me)
    return word != END


# -- payments --------------------------------------------------------------------------------------------------------------


def pay(s: Scripted, at: i64, agreed: i64) -> None:
    """Offered only if all of it can be paid."""
    me, it = s.me(), s.it()
    if not affordable(s, at, me, it, 1):
        return
    if s.program.steps[at + 3] == NONE:
        if agreed == AGREED:
            s.now(paid_for, at, 0, 1)
        else:
            s.show(me, NO_OR_YES, paid_for, at)
        return
    amounts: vec[i64] = vec[i64]([]) if agreed == AGREED else vec[i64]([0])
    for amount in range(1, s.program.steps[at + 4] + 1):
        if affordable(s, at, me, it, amount):
            amounts = append(amounts, amount)
    s.show(me, amounts, paid_for, at)


def affordable(s: Scripted, at: i64, me: i64, it: i64, amount: i64) -> bool:
    """Can all the costs be paid, so often if that is free?"""
    steps = s.program.steps
    free = steps[at + 3]
    cost = steps[at + 1]
    while steps[cost] != END:
        arguments, count = steps[cost + 2], steps[cost + 3]
        a, b, c = (
            s.argument(arguments, 0, count, me, it) if free != 0 else amount,
            s.argument(arguments, 1, count, me, it) if free != 1 else amount,
            s.argument(arguments, 2, count, me, it) if free != 2 else amount,
        )
        if not s.payable(steps[cost + 1], a, b, c, me):
            return False
        cost += STEP
    return True


@rule
def paid_for(s: Scripted, at: i64, _b: i64, amount: i64) -> None:
    """The costs are paid, then comes the block."""
    if amount == 0:
        return
    steps = s.program.steps
    me, it = s.me(), s.it()
    s.later(within, me, it, amount)
    s.later(go_on, steps[at + 2])
    s.later(paying)
    if steps[at + 3] == NONE:
        s.later(go_on, steps[at + 1])
    else:
        s.later(pay_so_much, steps[at + 1], steps[at + 3], amount)


@rule
def paying(s: Scripted, _a: i64, _b: i64, _c: i64) -> None:
    """Above: the costs. A verb may tell by it whether it is one of them."""


@rule
def pay_so_much(s: Scripted, cost: i64, free: i64, amount: i64) -> None:
    steps = s.program.steps
    a, b, c = arguments_of(s, steps[cost + 2], steps[cost + 3], NONE)
    s.now(steps[cost + 1], amount if free == 0 else a, amount if free == 1 else b, amount if free == 2 else c)


def enter(s: Scripted, blocks: i64, which: i64) -> None:
    """A line with several blocks goes on with this one."""
    s.later(go_on, s.program.branches[blocks + which])

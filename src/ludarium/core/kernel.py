"""The kernel: a state, the frames that wait in it, and the one way to ask a question.

A *rule* is a plain function `(state, a, b, c)`. It changes the state, may push frames to be run `later`, and may end with
one `ask`. Whatever waits is four small ints (rule, a, b, c), never a closure, so a state in the middle of any effect is as
cheap to copy, save, compare and search as any other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, TypeVar, cast

from mypy_extensions import mypyc_attr

from ludarium.core import lanes
from ludarium.core.declared import SHARED, declared
from ludarium.core.lanes import NOBODY as NOBODY
from ludarium.core.lanes import NOTHING as NOTHING
from ludarium.core.native import append, i64, vec

CHANCE: Final = -1  # the seat that rolls and draws
NOT_YET: Final = -(2**40)  # no outcome: somebody is asked for it
EVERYBODY: Final = -1  # every seat, as bits
MOST_STEPS: Final = 100_000  # rules between two questions: no title needs two hundred; more is for ever

# A generator stream is two ints, L'Ecuyer's combined multiplicative generator (1988): every product stays below 2**47,
# so it gives the same numbers interpreted, compiled and in a browser.
LUCK_A: Final = 40014
LUCK_B: Final = 40692
LUCK_P: Final = 2147483563
LUCK_Q: Final = 2147483399
LOW_32: Final = 0xFFFFFFFF


def scramble(x: i64) -> i64:
    """A 32-bit hash, so that neighbouring seeds have nothing in common."""
    x = (x ^ (x >> 16)) * 0x7FEB352D & LOW_32
    x = (x ^ (x >> 15)) * 0x2C1B3C6D & LOW_32
    return x ^ (x >> 16)


class Dispatcher:
    """Calls rules by number without boxing. The compiled build makes one for each title; interpreted there is none."""

    def run(self, state: State, rule: i64, a: i64, b: i64, c: i64) -> None:
        RULES[rule](state, a, b, c)


@declared
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every title's state has in common. A title declares its own fields (`core/declared.py`) and its `clone`."""

    def __init__(self, source: State | None, streams: i64) -> None:
        self.actor: i64 = NOBODY  # who must answer
        self.options: Annotated[vec[i64], SHARED] = vec[i64]([])  # the legal answers
        self.weights: Annotated[vec[i64], SHARED] = vec[i64]([])  # of outcomes that are not equally likely
        self.then: i64 = -1  # the rule that receives the answer, with its a and b
        self.then_a: i64 = 0
        self.then_b: i64 = 0
        self.stack: vec[i64] = vec[i64]([0] * 64)  # frames that wait, four ints each, the next one last ...
        self.depth: i64 = 0  # ... and how many of these ints are in use
        self.luck: vec[i64] = vec[i64]([1] * (2 * streams))
        self.stream: i64 = 0  # the stream a waiting chance question draws from
        self.self_driving: bool = True  # False: a match answers for chance and the clock, and logs it
        self.due: i64 = -1  # the rule to run next, set by an answer; -1: take the top frame of the stack
        self.due_a: i64 = 0
        self.due_b: i64 = 0
        self.due_c: i64 = 0
        self.over: bool = False  # the match has ended: nothing is asked any more, whatever a rule still does
        self.lanes: i64 = 0  # how many seats still go their own way side by side (see `open_lanes`)
        self.lane: i64 = 0  # the place of the lane that is on the stack, and whose it is
        self.lane_seat: i64 = NOBODY
        self.lane_base: i64 = 0  # how deep the stack is beneath it
        self.parked: Annotated[vec[i64], SHARED] = vec[i64]([])  # the other lanes, one behind the other
        self.dispatcher: Dispatcher | None = None
        self.notes: vec[i64] = vec[i64]([])  # what happened since the last answer; kept only if a match listens
        self.learned: i64 = 0  # which seats have learned something since, as bits; likewise

    def clone(self) -> State:
        """An independent copy. Every title writes its own."""
        raise TypeError(f"{type(self).__name__} has no clone")

    def fields(self) -> tuple[str, ...]:
        """The names of the title's own fields: what positions and hashes are made of."""
        return self.declared_fields()

    def declared_fields(self) -> tuple[str, ...]:
        """The same in the order of their lines; written by `declared`, like `reset`."""
        return ()

    def reset(self, lifetime: i64) -> None:
        """The fields of this lifetime are as they were at the very beginning."""

    def hash(self) -> str:
        """Sixteen hex digits that name this state, the same on both builds; future luck is not part of it."""
        from ludarium.core.positions import state_hash

        return state_hash(self)

    # -- what waits ------------------------------------------------------------------------------------------------

    def later(self, rule: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Push a frame. Last in, first out: the frame pushed last runs first."""
        at = self.depth
        if at + 4 > len(self.stack):
            self.make_room(4)
        stack = self.stack
        stack[at] = rule
        stack[at + 1] = a
        stack[at + 2] = b
        stack[at + 3] = c
        self.depth = at + 4

    def now(self, rule: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Go on with another rule as soon as this one ends, before anything that waits."""
        self.due = rule
        self.due_a = a
        self.due_b = b
        self.due_c = c

    def follow(self, steps: vec[i64]) -> None:
        """Push a list of rules so that they run in the order they are written."""
        at: i64 = len(steps)
        while at > 0:
            at -= 1
            self.later(steps[at])

    def perform(self, script: vec[i64]) -> None:
        """Push the sentences of a card (four ints each: rule and arguments) so that they run in printed order."""
        at: i64 = len(script) - 4
        while at >= 0:
            self.later(script[at], script[at + 1], script[at + 2], script[at + 3])
            at -= 4

    def make_room(self, ints: i64) -> None:
        """A longer stack; few matches ever need one."""
        longer = vec[i64]([0] * (2 * len(self.stack) + ints))
        for at in range(self.depth):
            longer[at] = self.stack[at]
        self.stack = longer

    def tell(self, note: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Say what just happened, for the log. A self-driving state has no listener and keeps silent."""
        if not self.self_driving:
            self.notes = append(append(append(append(self.notes, note), a), b), c)

    def reveal(self, seats: i64) -> None:
        """These seats (as bits) now see something they could not know: a card turned up, a hand shown, a card played from one.
        What luck brings teaches everybody and need not be marked. Whoever has learned cannot take it back among people."""
        if not self.self_driving:
            self.learned |= seats

    # -- questions -------------------------------------------------------------------------------------------------

    def ask(self, actor: i64, options: vec[i64], then: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Wait for `actor` to choose; always the last thing a rule does.

        No option: the sentence fizzles. One option: it is taken silently.
        """
        count: i64 = len(options)
        if count == 1:
            self.now(then, a, b, options[0])
        elif count > 1:
            self.show(actor, options, then, a, b)

    def show(self, actor: i64, options: vec[i64], then: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Ask even if there is one option only, where the rules want the player to see it."""
        if self.over:
            return
        self.actor = actor
        self.options = options
        self.then = then
        self.then_a = a
        self.then_b = b

    def chance(self, stream: i64, outcomes: vec[i64], then: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Ask chance for one of these outcomes, all equally likely.

        A self-driving state answers at once from its own generator; otherwise whoever drives it is asked like a seat,
        to sample, force or list the outcomes.
        """
        if len(outcomes) > 0:
            outcome = self.roll(stream, outcomes, then, a, b)
            if outcome != NOT_YET:
                self.now(then, a, b, outcome)

    def roll(self, stream: i64, outcomes: vec[i64], then: i64, a: i64 = 0, b: i64 = 0) -> i64:
        """The same for a rule that throws many dice in a row and can go on by itself: the outcome, if the state answers for
        chance; NOT_YET if somebody is asked, and then `then` will be called with it."""
        count: i64 = len(outcomes)
        if count == 1:
            return outcomes[0]
        if self.self_driving:
            return outcomes[self.draw(stream, count)]
        self.stream = stream
        self.show(CHANCE, outcomes, then, a, b)
        return NOT_YET

    def weighted(self, stream: i64, outcomes: vec[i64], weights: vec[i64], then: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Ask chance for one of these outcomes, each as likely as its weight says: tokens in a bag, faces of a die."""
        count: i64 = len(outcomes)
        if count == 1:
            self.now(then, a, b, outcomes[0])
        elif count > 1 and self.self_driving:
            self.now(then, a, b, outcomes[self.draw_weighted(stream, weights)])
        elif count > 1:
            self.stream = stream
            self.show(CHANCE, outcomes, then, a, b)
            self.weights = weights

    def draw_weighted(self, stream: i64, weights: vec[i64]) -> i64:
        """The place of one of these weights, by the next value of a stream."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.draw(stream, total)
        at: i64 = 0
        while left >= weights[at]:
            left -= weights[at]
            at += 1
        return at

    def draw(self, stream: i64, count: i64) -> i64:
        """The next value of a stream, from 0 to count - 1."""
        luck = self.luck
        at = stream + stream
        x = luck[at] * LUCK_A % LUCK_P
        y = luck[at + 1] * LUCK_B % LUCK_Q
        luck[at] = x
        luck[at + 1] = y
        return (x - y) % (LUCK_P - 1) % count

    # -- answers ---------------------------------------------------------------------------------------------------

    def answer(self, index: i64) -> None:
        """Take the option at `index` for whoever is asked, and run to the next question or the end."""
        if self.actor == NOBODY or index < 0 or index >= len(self.options):
            raise IndexError(f"there is no option {index} here")
        self.actor = NOBODY
        if len(self.weights) > 0:
            self.weights = NOTHING
        self.now(self.then, self.then_a, self.then_b, self.options[index])
        self.run()

    def answer_for(self, seat: i64, index: i64) -> None:
        """The same where several seats are asked side by side: this one answers."""
        if self.lanes > 0:
            self.focus(seat)
        self.answer(index)

    def interject(self, rule: i64, a: i64 = 0) -> None:
        """Leave the question unanswered and run `rule` instead: a clock that runs out, a seat that resigns."""
        self.actor = NOBODY
        self.now(rule, a)
        self.run()

    def sample(self) -> i64:
        """The index of an outcome for the chance question that waits, from the state's own generator."""
        if len(self.weights) > 0:
            return self.draw_weighted(self.stream, self.weights)
        return self.draw(self.stream, len(self.options))

    def run(self) -> None:
        """Run what is due, then the stack, until somebody is asked or nothing is left."""
        dispatcher = self.dispatcher
        left: i64 = MOST_STEPS
        while left > 0 and (self.actor == NOBODY or (self.lanes > 0 and lanes.turn_to_the_next(self))):
            left -= 1
            if self.over:
                self.finish()
            rule = self.due
            if rule >= 0:
                self.due = -1
                a = self.due_a
                b = self.due_b
                c = self.due_c
            elif self.depth > self.lane_base:
                at = self.depth - 4
                self.depth = at
                stack = self.stack
                rule = stack[at]
                a = stack[at + 1]
                b = stack[at + 2]
                c = stack[at + 3]
            elif self.lanes > 0:
                lanes.close(self)
                continue
            else:
                self.options = NOTHING
                return
            if dispatcher is None:
                RULES[rule](self, a, b, c)
            else:
                dispatcher.run(self, rule, a, b, c)
        if left == 0 and self.actor == NOBODY:
            raise RuntimeError("the rules go on for ever and nobody is asked")

    def finish(self) -> None:
        """The match is over: nothing that waits will run, and nothing that the rule under way still pushes or asks."""
        self.over = True
        self.depth = 0
        self.due = -1
        self.lanes = 0
        self.lane_seat = NOBODY
        self.lane_base = 0
        self.parked = NOTHING

    def cut_back(self, depth: i64) -> None:
        """Drop every frame above this depth: what they waited for is cut short."""
        if self.depth > depth:
            self.depth = depth

    # -- lanes: several seats asked at once (core/lanes.py) -----------------------------------------------------------

    def open_lanes(self, rule: i64, seats: vec[i64]) -> None:
        """Each of these seats goes its own way, beginning with `rule(seat)`; what waits beneath goes on when all have come to
        their end. What is done in a lane touches only what is the seat's own, luck included."""
        lanes.open_lanes(self, rule, seats)

    def renew_lane(self, seat: i64, rule: i64, a: i64 = 0, b: i64 = 0) -> None:
        """What this seat is asked in its lane has changed: the question is dropped, and the rule puts it anew."""
        lanes.renew_lane(self, seat, rule, a, b)

    def focus(self, seat: i64) -> None:
        """Put the lane on the stack in which this seat is asked."""
        lanes.focus(self, seat)

    def actors(self) -> vec[i64]:
        """All seats that may answer now."""
        return lanes.actors(self)

    def settle(self) -> None:
        """Work out what a position does not hold because it follows from the rest. Titles that keep such things say how."""

    def fork(self, seed: i64) -> State:
        """The only copy a search may have: the same table, a luck of its own."""
        copy = self.clone()
        copy.self_driving = True
        luck = copy.luck
        mixed = scramble(seed & LOW_32) ^ scramble(seed >> 32)
        for at in range(i64(len(luck))):
            mixed = scramble((mixed + 0x3C6EF372) & LOW_32)
            luck[at] = mixed % (LUCK_Q - 1) + 1
        return copy


Rule = Callable[[State, i64, i64, i64], None]
S = TypeVar("S", bound=State)

RULES: Final[dict[int, Rule]] = {}  # those that are called one by one: a compiled title calls its own in another way
NAMES: Final[dict[int, str]] = {}  # saves hold names: ids differ between builds and versions
NUMBERS: Final[dict[str, int]] = {}  # and the way back
NOTES: Final[list[tuple[str, tuple[str, ...]]]] = []


def rule(body: Callable[[S, i64, i64, i64], None]) -> i64:
    """Register a rule under `<title>.<name>` and return its id, so that `then=burn` is checked and can be saved."""
    kind = body.__globals__.get(next(iter(body.__annotations__.values()), ""))  # the state that it changes says whose rule it is
    module = kind.__module__ if isinstance(kind, type) and kind is not State else body.__module__
    folders = [name for name in module.split(".")[:-1] if name not in ("rules", "cards", "modes")]
    title = folders[-1] if folders else module
    number = len(RULES)
    RULES[number] = cast(Rule, body)
    register(number, f"{title}.{body.__name__}")
    return number


def register(number: int, name: str) -> None:
    """Give a rule's number its name. The compiled build numbers its rules itself (native_build.py)."""
    if name in NUMBERS:
        raise ValueError(f"two rules are called {name}")
    NAMES[number] = name
    NUMBERS[name] = number


def note(name: str, *arguments: str) -> i64:
    """Register something worth telling, with the names of its numbers; its text is `note-<name>` in the title's texts."""
    NOTES.append((name, arguments))
    return len(NOTES) - 1

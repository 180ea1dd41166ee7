"""Random play at length: `make fuzz`, for every title that is found, each of its modes and every number of seats.

All that happens in a match follows from its title, mode, seats and number. What went wrong is listed with these:
`python -m tests.core.fuzz tamashii --seats 4 --first 1234 --decisions 1` plays that match again (with `--short` as
`make test` plays it), and a run that was broken off goes on with the number that it told last.

Most matches are played in stretches of compiled random play, with the laws of the title looked at after each: no card
and no token is lost. Now and then a position goes to JSON and back, and must play on like the state it was taken
from; a match is partly sensible and answered by any seat that is asked; one is played through the interface, and its
log must lead to the same end.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import ludarium
from ludarium.core.build import COMPILED
from ludarium.core.errors import BadOption
from ludarium.core.game import Game
from ludarium.core.kernel import NOBODY, State
from ludarium.core.options import Flag, OneOf, OptionSpec, Setup, Several, Whole, read_setup
from ludarium.core.playouts import random_playout
from ludarium.core.positions import UNSEEN, position
from ludarium.core.text import LANGUAGES
from ludarium.core.trials import trials_of
from ludarium.players import names, plain, usual

LONGEST = 2000  # answers in a match of a title that does not say how long they can be
MANY = 10  # an option with so many values is a matter of degree, and stays as it is
MOST_FAULTS = 20  # of one kind of match; who has more knows enough
SENSIBLE = 0.02  # share of answers by a player that thinks for long
SHARE_OF_ROUND_TRIPS = 0.02  # of the stretches
THROUGH_THE_INTERFACE = 2  # of so many matches that are played answer by answer, one


@dataclass(frozen=True)
class Kind:
    """Matches of a title in one mode, with so many seats."""

    game: Game
    mode: str
    seats: int

    @property
    def name(self) -> str:
        return f"{self.game.info.id} {self.mode}, {self.seats} seat{'s' * (self.seats > 1)}"

    @property
    def longest(self) -> int:
        """With any options; what a title says of itself holds for the usual ones."""
        return 3 * (self.game.info.facts.longest if self.game.info.facts else LONGEST)

    def setup(self, luck: random.Random) -> Setup:
        """Any values of the options, of those that go together; what the title says stays as it is."""
        said = trials_of(self.game).fuzzed
        while True:
            options = {spec.id: any_value(spec, luck) for spec in self.game.info.options if spec.matters_in(self.mode)}
            try:
                setup = read_setup(self.game.info, self.mode, self.seats, options | dict(said))
                self.game.first_state(setup)
            except BadOption:
                continue
            return setup


def any_value(spec: OptionSpec, luck: random.Random) -> object:
    if isinstance(spec.values, OneOf | Flag):
        return luck.choice(spec.values.words)
    if isinstance(spec.values, Several):
        return [word for word in spec.values.words if luck.random() < 0.5]
    if isinstance(spec.values, Whole) and spec.values.low < spec.values.high < spec.values.low + MANY:
        return luck.randint(spec.values.low, spec.values.high)
    return spec.default


def quickest(game: Game) -> str:
    """Its own player; of two the one that thinks less."""
    return "light" if "light" in names(game) else usual(game)


def kinds_of(game: Game, mode: str | None = None, seats: int | None = None) -> Iterator[Kind]:
    """Every mode with every number of seats, or those that are wanted."""
    for each in game.info.modes:
        low, high = each.seats or game.info.seats
        for number in range(low, high + 1):
            if mode in (None, each.id) and seats in (None, number):
                yield Kind(game, each.id, number)


@dataclass(frozen=True)
class Plan:
    """How much is played, and how closely it is looked at."""

    decisions: int
    stretch: int  # the laws are looked at after so many decisions, on average
    by_hand: int  # of so many matches, one is played answer by answer


FULL = Plan(10_000_000, stretch=200, by_hand=100)
SHORT = Plan(50_000, stretch=20, by_hand=20) if COMPILED else Plan(2_000, stretch=10, by_hand=5)


@dataclass
class Tally:
    decisions: int = 0
    matches: int = 0
    longest: int = 0
    looks: int = 0  # how often the laws were looked at
    round_trips: int = 0
    replays: int = 0
    faults: list[str] = field(default_factory=list)


def run(kind: Kind, plan: Plan, first: int = 0) -> Iterator[Tally]:
    """Match after match, until there are decisions enough; where it stands after each."""
    tally, number = Tally(), first
    while tally.decisions < plan.decisions and len(tally.faults) < MOST_FAULTS:
        one = Match(kind, number, plan, tally)
        try:
            one.play()
        except Exception as fault:
            place = traceback.extract_tb(fault.__traceback__)[-1]
            where = f"{place.filename}:{place.lineno}"
            tally.faults.append(f"{kind.name}, match {number}, after {one.answers} answers: {one.told(fault)} at {where}")
        tally.matches += 1
        tally.decisions += one.answers
        tally.longest = max(tally.longest, one.answers)
        number += 1
        yield tally


class Wrong(AssertionError):
    """Something that may never be."""


class Match:
    """One of them."""

    def __init__(self, kind: Kind, number: int, plan: Plan, tally: Tally) -> None:
        self.kind, self.game, self.plan, self.tally = kind, kind.game, plan, tally
        self.by_hand = number % plan.by_hand == plan.by_hand - 1
        self.whole = self.by_hand and number // plan.by_hand % THROUGH_THE_INTERFACE == 0
        self.luck = random.Random(f"{kind.name} {number}")
        self.answers = 0

    def told(self, fault: Exception) -> str:
        return str(fault) if isinstance(fault, Wrong) else f"{type(fault).__name__}: {fault}"

    def play(self) -> None:
        self.setup = self.kind.setup(self.luck)
        self.seed = self.luck.randrange(2**40)
        if self.whole:
            self.play_through_the_interface()
            return
        state = self.game.start_state(self.seed, self.setup)
        while state.actor != NOBODY:
            self.look_at(state)
            if self.by_hand:
                self.answer_by_hand(state)
            else:
                stretch = 1 + self.luck.randrange(2 * self.plan.stretch)
                self.answers += random_playout(state, self.luck.randrange(2**31), stretch)
            if self.answers > self.kind.longest:
                raise Wrong(f"it goes on after {self.kind.longest} answers")
        self.look_at_the_end(state)

    def answer_by_hand(self, state: State) -> None:
        """A few answers of any seat that is asked: some of them sensible, the others seldom the first, so that all goes deep."""
        player = plain(self.game, quickest(self.game), seed=self.luck.randrange(1000))
        sensible = 0.5 if COMPILED and not trials_of(self.game).thoughtful else SENSIBLE
        for _ in range(1 + self.luck.randrange(2 * self.plan.stretch)):
            if state.actor == NOBODY:
                return
            if state.lanes:
                state.focus(self.luck.choice([int(each) for each in state.actors()]))
            state.answer(player.answer(state) if self.luck.random() < sensible else self.any_answer(state))
            self.answers += 1

    def any_answer(self, state: State) -> int:
        count = len(state.options)
        return self.luck.randrange(1, count) if count > 1 and self.luck.random() < 0.8 else self.luck.randrange(count)

    # -- what is looked at ---------------------------------------------------------------------------------------------

    def look_at(self, state: State) -> None:
        self.tally.looks += 1
        options = [int(each) for each in state.options]
        if not options or len(set(options)) < len(options):
            raise Wrong(f"the options are {options}")
        if not 0 <= state.actor < self.kind.seats:
            raise Wrong(f"seat {state.actor} is asked")
        if self.game.result(state) is not None:
            raise Wrong("it has a result and asks on")
        self.look_at_laws(state)
        if self.luck.random() < SHARE_OF_ROUND_TRIPS:
            self.there_and_back(state)
            self.imagine(state)

    def look_at_the_end(self, state: State) -> None:
        self.look_at_laws(state)
        if self.game.result(state) is None:
            raise Wrong("it is over and has no result")
        if state.depth != 0 or state.lanes != 0:
            raise Wrong("it is over and something waits")

    def look_at_laws(self, state: State) -> None:
        problem = self.game.broken_law(state)
        if problem is not None:
            raise Wrong(problem)

    def there_and_back(self, state: State) -> None:
        """A position as JSON is the state that it was taken from, today and a few answers later."""
        self.tally.round_trips += 1
        before = position(state)
        again = self.game.restored(self.setup, json.loads(json.dumps(before)))
        if position(again) != before:
            raise Wrong("its position does not lead back to it")
        copy, seed = state.clone(), self.luck.randrange(2**31)
        for each in (again, copy):
            random_playout(each, seed, 30)
        if position(again) != position(copy):
            raise Wrong("its position plays on otherwise")
        if position(state) != before:
            raise Wrong("a copy has changed it")

    def imagine(self, state: State) -> None:
        """Where there are secrets: a world that the seat thinks possible is one, and goes on."""
        if type(self.game).resample is Game.resample:
            return
        world = self.game.resample(state, int(state.actor), self.luck.randrange(2**31))
        self.look_at_laws(world)
        random_playout(world, self.luck.randrange(2**31), 30)
        self.look_at_laws(world)

    def play_through_the_interface(self) -> None:
        """Every answer has a name of its own; the log is a replay, in words of both languages, and the fast level agrees."""
        self.tally.replays += 1
        match = self.game.new(self.seed, self.setup.seats, self.setup.mode, self.setup.options)
        state = self.game.start_state(self.seed, self.setup)
        while match.actor is not None:
            assert match.prompt is not None
            notations = [option.notation for option in match.prompt.options]
            if len(set(notations)) < len(notations):
                raise Wrong(f"two answers are called the same: {notations}")
            index = self.any_answer(state)
            match.answer(index)
            state.answer(index)
            self.answers += 1
            if self.answers > self.kind.longest:
                raise Wrong(f"it goes on after {self.kind.longest} answers")
        again = self.game.load(match.save())
        if match.hash() != again.hash() or at_the_end(match.state) != at_the_end(state):
            raise Wrong("its log leads to another end")
        if match.result != again.result or match.result != self.game.result(state):
            raise Wrong("its log leads to another result")
        for language in LANGUAGES:  # a missing message, or one with a missing argument, is an error
            for moment in match.moments:
                for line in (moment.phrase, *moment.notes):
                    if not self.game.text(line, language):
                        raise Wrong(f"nothing is said of {line} in {language}")


def at_the_end(state: State) -> dict[str, object]:
    """What is left when all is over; whoever was asked last may have been chance."""
    return {name: value for name, value in position(state).items() if name not in ("then", *UNSEEN)}


# -- at length -------------------------------------------------------------------------------------------------------


def at_length(kind: Kind, plan: Plan, first: int, every: float) -> bool:
    """One kind of matches, with a line now and then; True if nothing was wrong."""
    begun = told = time.perf_counter()
    tally, listed = Tally(), 0
    for tally in run(kind, plan, first):
        now = time.perf_counter()
        for fault in tally.faults[listed:]:
            print(f"WRONG: {fault}", flush=True)
        listed = len(tally.faults)
        if now - told >= every:
            told = now
            print(f"{line(kind, tally, now - begun)}; next is match {first + tally.matches}", flush=True)
    print(f"{line(kind, tally, time.perf_counter() - begun)}: {listed or 'nothing'} wrong", flush=True)
    return not tally.faults


def line(kind: Kind, tally: Tally, seconds: float) -> str:
    return (
        f"{kind.name}: {tally.decisions:,} decisions in {tally.matches:,} matches, the longest {tally.longest:,}; laws looked at "
        f"{tally.looks:,} times, {tally.round_trips:,} positions there and back, {tally.replays:,} logs replayed, {seconds:.0f} s"
    )


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    titles = [info.id for info in ludarium.games()]
    reader.add_argument("titles", nargs="*", help=f"of {', '.join(titles)}; all, if none is named")
    reader.add_argument("--mode", help="this one alone")
    reader.add_argument("--seats", type=int, help="with so many alone")
    reader.add_argument("--short", action="store_true", help="few, and looked at more closely")
    reader.add_argument("--decisions", type=int, help=f"of each mode with each number of seats, instead of {FULL.decisions:,}")
    reader.add_argument("--first", type=int, default=0, help="the number of the match to begin with")
    reader.add_argument("--every", type=float, default=30.0, help="seconds between two lines")
    asked = reader.parse_args()
    plan, sound = SHORT if asked.short else FULL, True
    plan = replace(plan, decisions=asked.decisions or plan.decisions)
    for title in asked.titles or titles:
        for kind in kinds_of(ludarium.game(title), asked.mode, asked.seats):
            sound = at_length(kind, plan, asked.first, asked.every) and sound
    return 0 if sound else 1


if __name__ == "__main__":
    sys.exit(main())

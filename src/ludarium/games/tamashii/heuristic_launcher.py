"""Programming and launching: which Patterns are worth it, which set of them the moves that are left can make, and which of those
that lie on the Launcher are launched, in which order."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import count_bits
from ludarium.core.language.program import ANOTHER, DO, END, LISTENER, NONE, SCRIPT, STEP
from ludarium.core.language.scripted import NOBODYS, SOURCE, bit
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii import vocabulary as v
from ludarium.games.tamashii.heuristic_dice import Slots
from ludarium.games.tamashii.heuristic_scripts import Reader
from ludarium.games.tamashii.heuristic_values import riddance, turns_left
from ludarium.games.tamashii.heuristic_weights import WORTH
from ludarium.games.tamashii.patterns import NO_WAY, Solver, swapped
from ludarium.games.tamashii.rules import launch
from ludarium.games.tamashii.rules.bodies import active_body
from ludarium.games.tamashii.rules.enemy_verbs import damage_verb
from ludarium.games.tamashii.rules.launch import essential_bits, sources, was_launched
from ludarium.games.tamashii.rules.scenario import cards_in_play
from ludarium.games.tamashii.rules.tokens import locked_cells
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import NO_SCRIPT

FIRSTS: Final = 3  # so many Patterns are tried as the first of a plan
MOST_OPTIONS: Final = 14  # of a Launch step are weighed against each other
LOOK_AHEAD: Final = 4  # moves
LEAST: Final = 12  # what a Pattern is worth at least


def body_worth(reader: Reader, body: i64) -> i64:
    """What a Body does in a turn."""
    s, content = reader.s, reader.s.content
    slots = Slots()
    for slot in content.body_slots[body]:
        slots.add(s, slot, WORTH.fire * power_of(reader, slot))
    worth = slots.expected(content.att[body]) + WORTH.mov * content.mov[body] + WORTH.prg * content.prg[body]
    return worth + (WORTH.ability if body < content.bodies else 0)


def power_of(reader: Reader, slot: i64) -> i64:
    """The damage that a slot says, of an X slot for each die."""
    s = reader.s
    steps = s.program.steps
    s.x = 1
    power: i64 = 0
    at = s.program.block(s.content.slot_does[slot])
    while steps[at] != END:
        if steps[at] == DO and steps[at + 1] == damage_verb:
            power += s.argument(steps[at + 2], 0, steps[at + 3], reader.seat, NONE)
        at += STEP
    return power


class Patterns:
    """The Patterns that are open to a seat, and what each is worth."""

    def __init__(self, reader: Reader, elsewhere: bool) -> None:
        self.reader: Reader = reader
        self.sources: vec[i64] = vec[i64]([])
        self.worths: vec[i64] = vec[i64]([])
        s = reader.s
        for source in sources(s, reader.seat):
            self.consider(source)
        if elsewhere:
            for card in cards_in_play(s):
                for source in s.content.card_patterns[card]:
                    if s.content.launch_at[source] >= 0:
                        self.consider(source)

    def consider(self, source: i64) -> None:
        s = self.reader.s
        if source in self.sources or was_launched(s, source, self.reader.seat):
            return
        worth = source_worth(self.reader, source)
        if worth >= LEAST:
            self.sources = append(self.sources, source)
            self.worths = append(self.worths, worth)

    def of(self, source: i64) -> i64:
        for at in range(i64(len(self.sources))):
            if self.sources[at] == source:
                return self.worths[at]
        return 0


def source_worth(reader: Reader, source: i64) -> i64:
    """What launching it does, and what answers it."""
    s, seat = reader.s, reader.seat
    kind = s.content.launch_kind[source]
    worth = reader.wishes.launch
    if kind == v.LAUNCHED_BODY:
        gain = body_worth(reader, s.content.launch_card[source]) - body_worth(reader, active_body(s, seat))
        return worth + gain * turns_left(s)
    if kind == v.LAUNCHED_HACK:
        reader.bonus = s.trait(v.HACK_DAMAGE, seat)
    at = s.content.launch_at[source]
    here = s.at[seat]
    if at >= 0:
        for place in s.select(at, seat, NONE):
            s.at[seat] = place  # what it does there
    if s.content.launch_does[source] != NO_SCRIPT:
        worth += reader.script(s.content.launch_does[source])
    s.at[seat] = here
    reader.bonus = 0
    if kind == v.LAUNCHED_DIVERT:
        worth += diverted_worth(reader, source)
    if (s.heard & bit(v.LAUNCHED)) != 0:
        worth += answered_worth(reader, v.LAUNCHED, kind)
    return worth


def diverted_worth(reader: Reader, source: i64) -> i64:
    """The Top Enemy is gone (T-161): its price stands in the script."""
    gone = riddance(reader.s, reader.seat, reader.s.content.launch_card[source], 0)
    return gone + reader.wishes.divert + reader.wishes.enemies


def answered_worth(reader: Reader, moment: i64, kind: i64) -> i64:
    """What the lines in force do when this moment comes to the seat."""
    s = reader.s
    program = s.program
    worth: i64 = 0
    for source in range(0, i64(len(s.sources)), SOURCE):
        owner = s.sources[source + 1]
        if owner != reader.seat and owner != NOBODYS:
            continue
        script = s.sources[source] * SCRIPT
        for line in range(program.scripts[script + 1], program.scripts[script + 2], LISTENER):
            if program.listeners[line] != moment or program.listeners[line + 2] == ANOTHER:
                continue
            wanted = program.listeners[line + 1]
            if wanted >= 0 and not s.of_kind(moment, wanted, kind, NONE):
                continue
            if not s.is_spent(program.listeners[line + 6], reader.seat) and s.holds(
                program.listeners[line + 3], reader.seat, NONE
            ):
                worth += reader.block(program.listeners[line + 4], reader.seat, NONE)
    return worth


# -- Programming -----------------------------------------------------------------------------------------------------------


class Programmer:
    """The best set of Patterns that so many moves can make, one after the other on tokens of their own."""

    def __init__(self, reader: Reader) -> None:
        s = reader.s
        self.patterns: Patterns = Patterns(reader, True)
        self.s: Tamashii = s
        self.solver: Solver = Solver()
        self.essential: i64 = essential_bits(s, reader.seat)
        self.wild: i64 = s.trait(v.WILD, reader.seat) if ((s.wild_used >> reader.seat) & 1) == 0 else 0
        self.locks: i64 = locked_cells(s, reader.seat)
        self.left: vec[i64] = vec[i64]([])  # places of Patterns that can still be made
        self.worth: i64 = 0  # of the best plan
        self.moves: vec[i64] = vec[i64]([])  # its moves, the lower cell of each first; none: all Patterns lie already
        self.firsts: i64 = FIRSTS
        self._board: i64 = 0
        self._frozen: i64 = 0
        self._moves: i64 = 0
        self._path: vec[i64] = vec[i64]([])

    def plan(self, board: i64, moves: i64) -> None:
        self.worth = 0
        self.moves = vec[i64]([])
        most = min(moves, LOOK_AHEAD)
        costs: vec[i64] = vec[i64]([])
        reached: vec[i64] = vec[i64]([])
        for at in range(i64(len(self.patterns.sources))):
            cost = self.solve(at, board, self.locks, most)
            if cost != NO_WAY:
                place: i64 = len(reached)
                reached = append(reached, at)
                costs = append(costs, cost)
                while place > 0 and self.score(reached[place], costs[place]) > self.score(reached[place - 1], costs[place - 1]):
                    reached[place], reached[place - 1] = reached[place - 1], reached[place]
                    costs[place], costs[place - 1] = costs[place - 1], costs[place]
                    place -= 1
        for first in range(min(self.firsts, i64(len(reached)))):
            self.begin(board, moves)
            self.left = reached[:]
            worth = self.take(reached[first])
            worth += self.go_on()
            if worth > self.worth:
                self.worth = worth
                self.moves = self._path

    def score(self, at: i64, cost: i64) -> i64:
        return self.patterns.worths[at] - cost * WORTH.unprogrammed

    def begin(self, board: i64, moves: i64) -> None:
        self._board = board
        self._frozen = self.locks
        self._moves = moves
        self._path = vec[i64]([])

    def solve(self, at: i64, board: i64, frozen: i64, most: i64) -> i64:
        return self.solver.solve(self.s.content.shapes, self.patterns.sources[at], board, frozen, self.essential, self.wild, most)

    def take(self, at: i64) -> i64:
        """This Pattern is made: its moves, then its cells stay as they are."""
        cost = self.solve(at, self._board, self._frozen, min(self._moves, LOOK_AHEAD))
        if cost == NO_WAY:
            return 0
        for move in self.solver.moves:
            one, other = move >> 5, move & 31
            self._board = swapped(self._board, one, other)
            self._path = append(self._path, min(one, other) * 32 + max(one, other))
        self._frozen |= self.solver.cells
        self._moves -= cost
        self.drop(at)
        return self.score(at, cost)

    def drop(self, taken: i64) -> None:
        """It is launched once; of an Enemy that is sent away nothing else is wanted, and the other way round."""
        left: vec[i64] = vec[i64]([])
        kinds = self.s.content.launch_kind
        kind = kinds[self.patterns.sources[taken]]
        for at in self.left:
            other = kinds[self.patterns.sources[at]]
            excluded = (kind == v.LAUNCHED_DIVERT and other == v.LAUNCHED_HACK) or (
                kind == v.LAUNCHED_HACK and other == v.LAUNCHED_DIVERT
            )
            if at != taken and not excluded and not (kind == v.LAUNCHED_BODY and other == v.LAUNCHED_BODY):
                left = append(left, at)
        self.left = left

    def go_on(self) -> i64:
        """The best of the others, as long as there is one."""
        total: i64 = 0
        while len(self.left) > 0:
            best: i64 = NONE
            most: i64 = 0
            still: vec[i64] = vec[i64]([])
            for at in self.left:
                if self.patterns.worths[at] <= most and best != NONE and len(still) > 6:
                    continue
                cost = self.solve(at, self._board, self._frozen, min(self._moves, LOOK_AHEAD))
                if cost != NO_WAY:
                    still = append(still, at)
                    if self.score(at, cost) > most:
                        most = self.score(at, cost)
                        best = at
            if best == NONE:
                break
            self.left = still
            total += self.take(best)
        return total


# -- the Launch step -------------------------------------------------------------------------------------------------------


class Launches:
    """Which of the options of a Launch step go together best, since the tokens pay once."""

    def __init__(self, reader: Reader, kept: i64, kept_worth: i64) -> None:
        self.reader: Reader = reader
        self.patterns: Patterns = Patterns(reader, False)
        self.options: vec[i64] = vec[i64]([])  # by what they are worth, the best first
        self.worths: vec[i64] = vec[i64]([])
        self.kept: i64 = kept  # cells with tokens that are wanted otherwise
        self.kept_worth: i64 = kept_worth  # what each is worth
        self.spare: i64 = 99  # tokens that can be done without ...
        self.spare_worth: i64 = 0  # ... and what it costs to use one more
        self.best: i64 = 0
        self.chosen: vec[i64] = vec[i64]([])
        self._set: vec[i64] = vec[i64]([0] * MOST_OPTIONS)

    def add(self, option: i64) -> None:
        cells = launch.CELLS.of(option)
        worth = self.patterns.of(launch.SOURCE.of(option)) - self.kept_worth * count_bits(cells & self.kept)
        if worth <= 0:
            return
        place: i64 = len(self.options)
        self.options = append(self.options, option)
        self.worths = append(self.worths, worth)
        while place > 0 and self.worths[place] > self.worths[place - 1]:
            self.options[place], self.options[place - 1] = self.options[place - 1], self.options[place]
            self.worths[place], self.worths[place - 1] = self.worths[place - 1], self.worths[place]
            place -= 1

    def weigh(self) -> None:
        self.try_from(0, 0, 0, 0)

    def try_from(self, at: i64, taken: i64, worth: i64, depth: i64) -> None:
        short = count_bits(taken) - self.spare
        net = worth - short * self.spare_worth if short > 0 else worth
        if net > self.best:
            self.best = net
            self.chosen = self._set[:depth]
        for place in range(at, min(MOST_OPTIONS, i64(len(self.options)))):
            option = self.options[place]
            if (launch.CELLS.of(option) & taken) == 0 and self.goes_with(option, depth):
                self._set[depth] = option
                self.try_from(place + 1, taken | launch.CELLS.of(option), worth + self.worths[place], depth + 1)

    def goes_with(self, option: i64, depth: i64) -> bool:
        kinds = self.reader.s.content.launch_kind
        kind = kinds[launch.SOURCE.of(option)]
        for place in range(depth):
            other = launch.SOURCE.of(self._set[place])
            if other == launch.SOURCE.of(option):
                return False
            if kind == v.LAUNCHED_DIVERT and kinds[other] == v.LAUNCHED_HACK:
                return False
            if kind == v.LAUNCHED_HACK and kinds[other] == v.LAUNCHED_DIVERT:
                return False
            if kind == v.LAUNCHED_BODY and kinds[other] == v.LAUNCHED_BODY:
                return False
        return True

    def first(self) -> i64:
        """The one to begin with: what may bring more tokens, then other things, damage, and at last sending away. NONE: none."""
        best: i64 = NONE
        rank: i64 = 0
        for option in self.chosen:
            each = self.rank(launch.SOURCE.of(option))
            if best == NONE or each < rank:
                best = option
                rank = each
        return best

    def rank(self, source: i64) -> i64:
        content = self.reader.s.content
        kind = content.launch_kind[source]
        if kind == v.LAUNCHED_DIVERT:
            return 5
        if kind == v.LAUNCHED_HACK:
            card = content.launch_card[source]
            return 4 if card >= 0 and source == content.hacks[card][0] else 2
        return 0 if kind == v.LAUNCHED_FACTION else 3 if kind == v.LAUNCHED_BODY else 1

"""A quick player for Champions of Hara, for playouts: it thinks its turn through like the heuristic, but only along the ways that
lead to something.

What makes the heuristic slow are walks: all of them are unfolded, step by step. This one looks where it would want to be (the
two best things within reach, as `Judge` values them, the errands of the mode, and home once the Energy is there), takes only
steps towards one of these, and keeps only the best position after each Activation. A third thing would win a few matches more,
and cost a fifth of the speed.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.kernel import State
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.atlas import FAR
from ludarium.games.hara.heuristic import best_at_once
from ludarium.games.hara.heuristic_ophion import worth_of_hunt
from ludarium.games.hara.heuristic_search import Node, Planner, fork, is_plain, key_of, line_to, plain_answer
from ludarium.games.hara.heuristic_values import Judge
from ludarium.games.hara.rules import effects, movement
from ludarium.games.hara.rules.combat import CHAMPION_TARGET
from ludarium.games.hara.rules.hunt import ophion_lands, remove_cube, standing
from ludarium.games.hara.rules.offers import DETAIL, END, HIT, STEP, WHAT
from ludarium.games.hara.state import NONE, NOWHERE, Hara

WIDTH: Final = 1  # positions kept after each Activation
HOME_IN_SIGHT: Final = 9  # so much is left to do when the way home begins to count
NEAR: Final = 1  # steps; from there most blows reach
TABLE: Final = 2048  # places for the keys of positions ...
MOST_KEYS: Final = 1500  # ... and how many there may be
HUNT_ANSWERS: Final = 3  # of Ophion that follow from one another: the cube, the place, the victim


class Scout(Planner):
    """A search that walks only towards a few places."""

    def __init__(self, s: Hara, seat: i64) -> None:
        super().__init__(s, seat, WIDTH, TABLE, MOST_KEYS)
        self.wanted: vec[i64] = vec[i64]([])

    def look_around(self, s: Hara) -> None:
        """Where would it be good to be?"""
        judge = self.judge
        judge.note_needs(s)
        judge.prospects(s)
        wanted: vec[i64] = vec[i64]([])
        if judge.first_at != NOWHERE:
            wanted = append(wanted, judge.first_at)
        if judge.second_at != NOWHERE:
            wanted = append(wanted, judge.second_at)
        for space in s.variant.errands(s, self.seat):
            wanted = append(wanted, space)
        if judge.need + s.variant.chores(s) < HOME_IN_SIGHT:
            wanted = append(wanted, 0)
        self.wanted = wanted

    def sensible(self, node: Node) -> vec[i64]:
        """Where nothing leads anywhere a walk ends; of other answers, all are worth a thought then."""
        s = node.state
        if s.then == movement.land:
            return self.landings(s)
        walking = s.then == movement.walk_on
        steps: i64 = self.steps(node) if walking else 0
        found: vec[i64] = vec[i64]([])
        for at in range(i64(len(s.options))):
            if (steps & BIT[at]) != 0 or self.is_sensible(node, s.options[at]):
                found = append(found, at)
        if len(found) == 0:
            for at in range(i64(1 if walking else len(s.options))):
                found = append(found, at)
        return found

    def steps(self, node: Node) -> i64:
        """Options, as bits: for each of the places the first step that leads nearer, if the walk so far has led there."""
        s = node.state
        here = s.at[self.seat]
        found: i64 = 0
        for place in self.wanted:
            way = s.distance(here, place)
            if way > 0 and s.distance(node.origin, place) == node.gone + way:
                for at in range(i64(len(s.options))):
                    option = s.options[at]
                    if WHAT.of(option) == STEP and s.distance(DETAIL.of(option), place) < way:
                        found |= BIT[at]
                        break
        return found

    def is_sensible(self, node: Node, option: i64) -> bool:
        s = node.state
        then = s.then
        if then == movement.walk_on:
            what = WHAT.of(option)
            if what == STEP:
                return False
            if what == HIT:
                return self.is_prey(s, DETAIL.of(option))
            if what == END:
                return self.is_near(s)
        elif then == effects.hit_lands or then == movement.dash_hits:
            return self.is_prey(s, option)
        return super().is_sensible(node, option)

    def is_near(self, s: Hara) -> bool:
        """Is this where one of the places can be reached with a blow?"""
        here = s.at[self.seat]
        for place in self.wanted:
            if s.distance(here, place) <= NEAR:
                return True
        return False

    def is_prey(self, s: Hara, target: i64) -> bool:
        """Does it stand at one of the places? Champions and the Corrupted are always worth a blow."""
        if target >= CHAMPION_TARGET:
            return True
        for place in self.wanted:
            if s.where[target] == place:
                return True
        return False

    def landings(self, s: Hara) -> vec[i64]:
        """For each of the places the first option of a leap that leads nearest to it, and staying."""
        found: vec[i64] = vec[i64]([])
        here = s.at[self.seat]
        taken: i64 = 0
        for place in self.wanted:
            nearest: i64 = FAR
            chosen: i64 = 0
            for at in range(i64(len(s.options))):
                way = s.distance(s.options[at], place)
                if way < nearest:
                    nearest = way
                    chosen = at
            if (taken & BIT[chosen]) == 0:
                taken |= BIT[chosen]
                found = append(found, chosen)
        for at in range(i64(len(s.options))):
            if s.options[at] == here and (taken & BIT[at]) == 0:
                found = append(found, at)
        return found


def choose(state: State) -> i64:
    """The index of the option this player takes."""
    assert isinstance(state, Hara)
    if len(state.options) == 1:
        return 0
    if is_planned(state):
        line = think(state)
        return line[1].answer if len(line) > 1 else 0
    return at_once(state)


def is_planned(s: Hara) -> bool:
    """Is this one of the questions that a plan for the turn answers?"""
    return s.turn == s.actor and not s.variant.seat_is_foe and not is_plain(s)


def think(s: Hara) -> list[Node]:
    end = Scout(s, s.actor).plan(s)
    return [] if end is None else line_to(end)


def at_once(s: Hara) -> i64:
    if s.variant.seat_is_foe:
        return best_for_ophion(s)
    given = s.variant.answer(s)
    if given != NONE:
        return given
    return plain_answer(s, Judge(s, s.actor)) if is_plain(s) else best_at_once(s, s.actor)


def best_for_ophion(s: Hara) -> i64:
    """The option after which the hunt stands best, each followed to the end of what it does."""
    choice: i64 = 0
    best: i64 = 0
    for at in range(i64(len(s.options))):
        after = fork(s)
        after.self_driving = True
        after.answer(at)
        for _ in range(i64(HUNT_ANSWERS)):
            if after.outcome == 0 and after.then != remove_cube:
                after.answer(likely_answer(after))
        value = worth_of_hunt(after)
        if at == 0 or value > best:
            best = value
            choice = at
    return choice


def likely_answer(s: Hara) -> i64:
    """What Ophion does next, roughly: near to everybody, and against the weakest."""
    choice: i64 = 0
    least: i64 = 0
    for at in range(i64(len(s.options))):
        value: i64 = 0
        if s.then == ophion_lands:
            for champion in standing(s):
                value += s.distance(s.options[at], s.at[champion])
        else:
            value = s.health[s.options[at]]
        if at == 0 or value < least:
            least = value
            choice = at
    return choice


def play_out(state: State, limit: i64 = 100_000) -> i64:
    """Play every seat to the end; the number of answers given. A plan is followed as long as the table is as it foresaw."""
    assert isinstance(state, Hara)
    answers: i64 = 0
    line: list[Node] = []
    at: i64 = 0
    while state.actor >= 0 and answers < limit:
        choice: i64 = 0
        if len(state.options) > 1:
            if not is_planned(state):
                choice = at_once(state)
            else:
                if at + 1 >= len(line) or line[at].key != key_of(state, state.actor):
                    line = think(state)
                    at = 0
                if len(line) > 1:
                    choice = line[at + 1].answer
                    at += 1
        state.answer(choice)
        answers += 1
    return answers

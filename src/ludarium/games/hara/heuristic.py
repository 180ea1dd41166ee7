"""A player for Champions of Hara: it thinks its turn through to the end and takes the line that leaves it best."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import State
from ludarium.core.native import i64
from ludarium.games.hara.heuristic_search import Node, Planner, fork, is_plain, key_of, line_to, plain_answer
from ludarium.games.hara.heuristic_values import Judge
from ludarium.games.hara.state import NONE, Hara

WIDTH: Final = 8  # positions that are kept after each Activation


def choose(state: State) -> i64:
    """The index of the option this player takes."""
    assert isinstance(state, Hara)
    if len(state.options) == 1:
        return 0
    given = state.variant.answer(state)
    if given != NONE:
        return given
    seat = state.actor
    if is_plain(state):
        return plain_answer(state, Judge(state, seat))
    if state.turn == seat:
        line = think(state)
        return line[1].answer if len(line) > 1 else 0
    return best_at_once(state, seat)


def think(s: Hara) -> list[Node]:
    end = Planner(s, s.actor, WIDTH).plan(s)
    return [] if end is None else line_to(end)


def best_at_once(s: Hara, seat: i64) -> i64:
    """The option after which the position is worth most."""
    judge = Judge(s, seat)
    choice: i64 = 0
    best: i64 = 0
    for at in range(i64(len(s.options))):
        after = fork(s)
        after.answer(at)
        value = judge.worth(after)
        if at == 0 or value > best:
            best = value
            choice = at
    return choice


def play_out(state: State, limit: i64 = 100_000) -> i64:
    """Play every seat to the end; the number of answers given. A plan is followed as long as the table is as it foresaw."""
    assert isinstance(state, Hara)
    answers: i64 = 0
    line: list[Node] = []
    at: i64 = 0
    while state.actor >= 0 and answers < limit:
        seat = state.actor
        choice: i64 = 0 if len(state.options) == 1 else state.variant.answer(state)
        if choice == NONE:
            if is_plain(state):
                choice = plain_answer(state, Judge(state, seat))
            elif state.turn != seat:
                choice = best_at_once(state, seat)
            else:
                if at + 1 >= len(line) or line[at].key != key_of(state, seat):
                    line = think(state)
                    at = 0
                choice = 0
                if len(line) > 1:
                    choice = line[at + 1].answer
                    at += 1
        state.answer(choice)
        answers += 1
    return answers

"""Random play without leaving compiled code: the ground of search, of benchmarks and of the fuzzer."""

from __future__ import annotations

from ludarium.core.kernel import LOW_32, State, scramble
from ludarium.core.native import i64


def random_playout(state: State, seed: i64, limit: i64 = 1_000_000) -> i64:
    """Play the state to its end with random answers; the number of answers given."""
    answers: i64 = 0
    luck = scramble(seed & LOW_32) + 1
    while state.actor >= 0 and answers < limit:
        luck = luck * 48271 % 2147483647
        state.answer(luck % len(state.options))
        answers += 1
    return answers


def random_playouts(start: State, seed: i64, matches: i64) -> i64:
    """Many random matches from one position, each with its own luck; the number of answers given."""
    answers: i64 = 0
    for number in range(matches):
        answers += random_playout(start.fork(seed + number), seed + number)
    return answers


def clones(state: State, times: i64) -> i64:
    """Copy a state many times (for the benchmark); the actor of the last copy, times as often."""
    total: i64 = 0
    for _copy in range(times):
        total += state.clone().actor
    return total

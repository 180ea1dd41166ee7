"""How long Anima lasts, whom it favours and how much it asks, for docs/reference/balance-anima.md."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import ludarium
from ludarium.core.options import read_setup
from ludarium.games.anima.lexicon import COUNTERS
from ludarium.games.anima.state import Anima
from ludarium.lab.statistics import wilson
from ludarium.players import plain

GAMES = 10_000  # matches a row
SEED = 1
CHUNK = 50  # matches between two words of progress
LAST_TURN = 60
SEATS = (2, 3, 4, 5)
LENGTH = {2: (9, 16), 3: (8, 14), 4: (7, 13), 5: (7, 13)}  # turns: A-229, A-229a
TOO_LONG = {2: 2, 3: 1, 4: 2, 5: 2}  # percent of matches that may reach LAST_TURN
UNFAIR = 1.15  # times its share is the most that a seat may win: A-230
COMPETENT = 80  # percent of two-player matches against a random player: A-229
QUESTIONS = 20  # a turn, to one person among two bots: A-224a

HEAD = """# How long, how fair, how busy is Anima?

Simulated with the shipped cards, the default of every ruling and the `heuristic` player, which sees only what its seat sees.
A match ends after turn {last} at the latest (A-176). {games:,} matches a row, from seed {seed} on; intervals are
Wilson’s, at 95%. Written by `make balance` for the cards with hash `{cards}`.
"""
LENGTH_HEAD = """
## Length

Turns until somebody has completed the Final Mission (A-229, A-229a).

| seats | mean length | target | reach turn {last} | target |
|---|---|---|---|---|
"""
SEATS_HEAD = """
## Seats

Share of wins of each counter, in seat order. No seat may win more than {unfair} times its share (A-230).

| seats | {counters} | no winner | at most |
|---|{bars}---|---|
"""
SPEED_HEAD = """
## Speed at the start

The same by the order of the first turn, which follows from the Speed of the first Character (A-36): what it is worth to be fast.

| seats | {places} |
|---|{bars}
"""
OTHERS_HEAD = """
## Players

| what | measured | 95% interval | target |
|---|---|---|---|
"""


@dataclass(frozen=True)
class Work:
    """A few matches for one process, as plain data."""

    players: tuple[str, ...]
    first: int
    count: int


@dataclass(frozen=True)
class Played:
    """What is kept of a match."""

    turns: int
    winner: int  # a seat, -1: nobody
    order: tuple[int, ...]  # of the first turn
    questions: tuple[int, ...]  # to each seat, set-up apart
    choices: tuple[int, ...]  # those of them with more than one answer


def carry_out(work: Work) -> list[Played]:
    return [play(work.players, seed) for seed in range(work.first, work.first + work.count)]


def play(names: tuple[str, ...], seed: int) -> Played:
    game = ludarium.game("anima")
    seats = len(names)
    setup = read_setup(game.info, "rival" if seats == 1 else "standard", seats, {"turn_limit": LAST_TURN})
    state = game.start_state(seed, setup)
    assert isinstance(state, Anima)
    players = [plain(game, name, seat, seed + seat) for seat, name in enumerate(names)]
    questions, choices = [0] * seats, [0] * seats
    order: tuple[int, ...] = ()
    while state.actor >= 0:
        seat = int(state.actor)
        if state.turn > 0:
            order = order or tuple(int(figure) for figure in state.order)
            questions[seat] += 1
            choices[seat] += len(state.options) > 1
        state.answer(players[seat].answer(state))
    result = game.result(state)
    assert result is not None
    return Played(int(state.turn), result.winners[0] if result.winners else -1, order, tuple(questions), tuple(choices))


def matches(players: tuple[str, ...], games: int, seed: int, jobs: int) -> list[Played]:
    """So many matches of these players, on several processes; says how far it is."""
    works = [Work(players, seed + first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    found: list[Played] = []
    for some in results(works, jobs):
        found += some
        print(f"\r{', '.join(players)}: {len(found):,} of {games:,}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def results(works: list[Work], jobs: int) -> Iterator[list[Played]]:
    if jobs == 1:
        yield from map(carry_out, works)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(carry_out, works)


# -- the page --------------------------------------------------------------------------------------------------------


def target(text: str, met: bool) -> str:
    return text if met else f"{text} (**missed**)"


def share(count: int, of: int) -> float:
    return 100 * count / of


def interval(count: int, of: int) -> str:
    low, high = wilson(count, of)
    return f"{100 * low:.1f} to {100 * high:.1f}%"


def length_row(played: list[Played], seats: int) -> str:
    mean = sum(match.turns for match in played) / len(played)
    low, high = LENGTH[seats]
    late = share(sum(match.turns >= LAST_TURN for match in played), len(played))
    wanted = target(f"{low} to {high}", low <= mean <= high)
    return f"| {seats} | {mean:.1f} | {wanted} | {late:.2f}% | {target(f'under {TOO_LONG[seats]}%', late < TOO_LONG[seats])} |\n"


def seats_row(played: list[Played], seats: int) -> str:
    shares = [share(sum(match.winner == seat for match in played), len(played)) for seat in range(seats)]
    nobody = share(sum(match.winner < 0 for match in played), len(played))
    most = 100 / seats * UNFAIR
    cells = [f"{each:.1f}%" for each in shares] + [""] * (SEATS[-1] - seats)
    return f"| {seats} | {' | '.join(cells)} | {nobody:.1f}% | {target(f'{most:.1f}%', max(shares) <= most)} |\n"


def speed_row(played: list[Played], seats: int) -> str:
    won = [match for match in played if match.winner >= 0]
    shares = [share(sum(match.order[place] == match.winner for match in won), len(played)) for place in range(seats)]
    return f"| {seats} | {' | '.join([f'{each:.1f}%' for each in shares] + [''] * (SEATS[-1] - seats))} |\n"


def competent_row(games: int, seed: int, jobs: int) -> str:
    """Half of the matches in each seat."""
    half = -(-games // 2)
    first = matches(("heuristic", "random"), half, seed, jobs)
    second = matches(("random", "heuristic"), half, seed + half, jobs)
    wins = sum(match.winner == 0 for match in first) + sum(match.winner == 1 for match in second)
    rate = share(wins, 2 * half)
    wanted = target(f"at least {COMPETENT}%", rate >= COMPETENT)
    return f"| heuristic beats random, two seats (A-229) | {rate:.1f}% | {interval(wins, 2 * half)} | {wanted} |\n"


def question_rows(played: list[Played]) -> str:
    """All three seats are held by bots that play alike, so each stands for the person (A-224a)."""
    turns = sum(match.turns * len(match.questions) for match in played)
    questions = sum(sum(match.questions) for match in played) / turns
    choices = sum(sum(match.choices) for match in played) / turns
    wanted = target(f"at most {QUESTIONS}", questions <= QUESTIONS)
    return (
        f"| questions a turn to one of three seats (A-224a) | {questions:.1f} |  | {wanted} |\n"
        f"| of these with more than one answer | {choices:.1f} |  |  |\n"
    )


def rival_row(games: int, seed: int, jobs: int) -> str:
    played = matches(("heuristic",), games, seed, jobs)
    wins = sum(match.winner == 0 for match in played)
    turns = sum(match.turns for match in played) / len(played)
    what = f"wins against the Rival, in {turns:.1f} turns on the mean"
    return f"| {what} | {share(wins, len(played)):.1f}% | {interval(wins, len(played))} |  |\n"


def measure(games: int) -> tuple[str, None]:
    """The page; the lobby shows no rates of a race between people."""
    run = (games, SEED, os.cpu_count() or 1)
    played = {seats: matches(("heuristic",) * seats, *run) for seats in SEATS}
    text = HEAD.format(games=games, seed=SEED, last=LAST_TURN, cards=ludarium.game("anima").pack.hash)
    text += LENGTH_HEAD.format(last=LAST_TURN) + "".join(length_row(played[seats], seats) for seats in SEATS)
    bars = "---|" * SEATS[-1]
    text += SEATS_HEAD.format(unfair=UNFAIR, counters=" | ".join(COUNTERS[: SEATS[-1]]), bars=bars)
    text += "".join(seats_row(played[seats], seats) for seats in SEATS)
    text += SPEED_HEAD.format(places=" | ".join(("fastest", "second", "third", "fourth", "fifth")), bars=bars)
    text += "".join(speed_row(played[seats], seats) for seats in SEATS)
    text += OTHERS_HEAD + competent_row(*run) + question_rows(played[3]) + rival_row(*run)
    return text, None

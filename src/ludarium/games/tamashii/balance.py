"""How hard the scenarios of Tamashii are, how long, and what happens in them, for docs/reference/balance-tamashii.md (30.7)."""

from __future__ import annotations

import multiprocessing
import os
import statistics
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import ludarium
from ludarium.core.game import Game
from ludarium.core.kernel import CHANCE, NOBODY, NOTES
from ludarium.core.options import Setup, read_setup
from ludarium.core.packs import Card
from ludarium.games.tamashii.fields import WON
from ludarium.games.tamashii.rules import planning, upgrades
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import CORRUPTED, LAUNCHES
from ludarium.lab.statistics import wilson
from ludarium.players import plain

GAMES = 2_000  # matches a row (T-321)
SEED = 5_000_000
CHUNK = 25  # matches between two words of progress
SEATS = (1, 2, 3, 4)
BANDS = {"easy": (70, 90), "medium": (50, 75), "hard": (30, 55)}  # percent of matches won: T-321
TURNS = {"short": (5, 8), "medium": (8, 12), "long": (12, 16)}  # median of wins: T-317
BY_CHANCE = {"a": 30}  # percent that a random player may win at most ...
BY_CHANCE_ELSE = 10
BY_POOL = (10, 60)  # percent of losses: T-322
ATTACHED, ATTACHED_HARD, PATTERNS, EXP = (0.5, 1.0), (0.5, 1.4), (1.2, 2.5), (5, 10)
RESETS, RESETS_OF_A, BODIES = (0.3, 1.5), (0.1, 1.5), (60, 95)
EARLY = 6  # turns in which a Body should be had
WITHOUT_MARKET = ("a", "b")

HEAD = """# How hard are the scenarios of Tamashii?

Simulated with the shipped cards, the default of every option and the `heuristic` player on every seat, which knows what lies open
and no more. {games:,} matches a row, from seed {seed:,} on, seeds on which no card was tuned; the interval is Wilson's, at 95%.
Written by `make balance` for the cards with hash `{cards}`.

## Wins (T-321, T-317)

| scenario | seats | wins | 95% interval | target | median turn of wins | target | lost by the pool | by turns | at random |
|---|---|---|---|---|---|---|---|---|---|
"""
COUNTS_HEAD = """
## What happens (T-322)

Means for each player; a Body early: by turn {early}.

| scenario | seats | Enemies a turn | Patterns a turn | EXP in 10 turns | Resets in 10 turns | a Body early |
|---|---|---|---|---|---|---|
"""
MATCH_HEAD = """
## In a match

Means for each player.

| scenario | seats | turns | {names} |
|---|---|---|{bars}
"""
OF_A_MATCH = ("hacks", "diverts", "defeated", "bodies", "upgrades", "equipped", "trades", "tests", "resets", "corrupted")


@dataclass(frozen=True)
class Work:
    """A few matches for one process, as plain data."""

    scenario: str
    seats: int
    first: int
    count: int
    player: str


@dataclass
class Played:
    """What is kept of some matches."""

    turns: list[int]
    won: list[int]  # turns of those that were won
    happened: Counter[str]
    early: int = 0  # players with a Body by then

    def take(self, other: Played) -> None:
        self.turns += other.turns
        self.won += other.won
        self.happened.update(other.happened)
        self.early += other.early

    def each(self, name: str, seats: int) -> float:
        return self.happened[name] / (seats * len(self.turns))

    def a_turn(self, name: str, seats: int) -> float:
        return self.happened[name] / (seats * sum(self.turns))


def carry_out(work: Work) -> Played:
    game = ludarium.game("tamashii")
    setup = read_setup(game.info, "scenario", work.seats, {"scenario": work.scenario})
    found = Played([], [], Counter())
    for seed in range(work.first, work.first + work.count):
        play(game, setup, seed, work.player, found)
    return found


def play(game: Game, setup: Setup, seed: int, name: str, found: Played) -> None:
    """One match, answer by answer: what is told on the way is counted."""
    state = game.begin(setup, seed)
    assert isinstance(state, Tamashii)
    state.self_driving = False  # a state that answers for chance itself tells nothing
    state.run()
    players = [plain(game, name, seat, seed + seat) for seat in range(setup.seats)]
    embodied = set()
    while state.actor != NOBODY:
        state.notes = state.notes[:0]
        if state.actor == CHANCE:
            state.answer(state.sample())
        else:
            answer = players[int(state.actor)].answer(state)
            if state.then == planning.stop_answered and is_bought(int(state.options[answer])):
                found.happened["upgrades"] += 1
            state.answer(answer)
        for seat in told(state, game, found.happened):
            if state.turn <= EARLY:
                embodied.add(seat)
    found.turns.append(int(state.turn))
    found.early += len(embodied)
    if state.outcome == WON:
        found.won.append(int(state.turn))
    else:
        late = state.settings.turn_limit > 0 and state.turn >= state.settings.turn_limit
        found.happened["lost by the last turn"] += late
        found.happened["lost by the pool"] += state.supply[CORRUPTED] == 0 and not late


def is_bought(option: int) -> bool:
    return int(upgrades.WHAT.of(option)) not in (upgrades.END, upgrades.MOVE, upgrades.TRADE, upgrades.USE)


TOLD = {
    "enemy_attached": "attached", "enemy_defeated": "defeated", "resets": "resets", "card_equipped": "equipped",
    "traded": "trades", "test_begun": "tests", "body_taken": "bodies",
}  # fmt: skip


def told(state: Tamashii, game: Game, happened: Counter[str]) -> list[int]:
    """Counts what was told since the last answer; the seats that took a Body."""
    embodied = []
    notes = [int(each) for each in state.notes]
    for at in range(0, len(notes), 4):
        name, seat, second = NOTES[notes[at]][0], notes[at + 1], notes[at + 2]
        if name in TOLD:
            happened[TOLD[name]] += 1
        if name == "body_taken":
            embodied.append(seat)
        elif name == "exp_gained":
            happened["exp"] += second
        elif name == "token_gained" and second == CORRUPTED:
            happened["corrupted"] += 1
        elif name == "pattern_launched":
            happened["patterns"] += 1
            happened[LAUNCHES[int(game.pack.tables.launch_kind[second])] + "s"] += 1
    return embodied


def matches(scenario: str, seats: int, games: int, player: str = "heuristic") -> Played:
    """So many matches, on several processes; says how far it is."""
    works = [Work(scenario, seats, SEED + first, min(CHUNK, games - first), player) for first in range(0, games, CHUNK)]
    found = Played([], [], Counter())
    for some in results(works, os.cpu_count() or 1):
        found.take(some)
        print(f"\r{scenario}, {seats} seats, {player}: {len(found.turns):,} of {games:,}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def results(works: list[Work], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(carry_out, works)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(carry_out, works)


# -- the page --------------------------------------------------------------------------------------------------------------


def within(number: float, bounds: tuple[float, float], digits: int = 0) -> str:
    """A number, told to miss its target if it does."""
    met = bounds[0] <= number <= bounds[1]
    return f"{number:.{digits}f}" if met else f"{number:.{digits}f} (**{bounds[0]} to {bounds[1]}**)"


def wins_row(sheet: Card, seats: int, played: Played, random: Played) -> str:
    games, wins = len(played.turns), len(played.won)
    low, high = wilson(wins, games)
    band, turns = BANDS[str(sheet.facts["difficulty"])], TURNS[str(sheet.facts["length"])]
    rate, losses = 100 * wins / games, max(1, games - wins)
    missed = "" if band[0] <= rate <= band[1] else " (**missed**)"
    median = statistics.median(played.won) if played.won else 0
    pool, late = 100 * played.happened["lost by the pool"] / losses, 100 * played.happened["lost by the last turn"] / losses
    by_pool = within(pool, (0, 100) if sheet.id == "a" else BY_POOL)
    chance = within(100 * len(random.won) / len(random.turns), (0, BY_CHANCE.get(sheet.id, BY_CHANCE_ELSE)), 1)
    return (
        f"| {sheet.id.upper()} | {seats} | {rate:.1f}% | {100 * low:.1f} to {100 * high:.1f}% | {band[0]} to {band[1]}%{missed} "
        f"| {within(median, turns, 1)} | {turns[0]} to {turns[1]} | {by_pool}% | {within(late, (0, 1), 1)}% | {chance}% |\n"
    )


def counts_row(sheet: Card, seats: int, played: Played) -> str:
    attached = ATTACHED_HARD if sheet.facts["difficulty"] == "hard" else ATTACHED
    early = 100 * played.early / (seats * len(played.turns))
    cells = (
        within(played.a_turn("attached", seats), attached, 2),
        within(played.a_turn("patterns", seats), PATTERNS, 2),
        within(10 * played.a_turn("exp", seats), EXP, 1),
        within(10 * played.a_turn("resets", seats), RESETS_OF_A if sheet.id == "a" else RESETS, 2),
        within(early, (0, 100) if sheet.id in WITHOUT_MARKET else BODIES) + "%",
    )
    return f"| {sheet.id.upper()} | {seats} | {' | '.join(cells)} |\n"


def match_row(sheet: Card, seats: int, played: Played) -> str:
    cells = [f"{played.each(name, seats):.2f}" for name in OF_A_MATCH]
    return f"| {sheet.id.upper()} | {seats} | {statistics.mean(played.turns):.1f} | {' | '.join(cells)} |\n"


def measure(games: int) -> tuple[str, None]:
    """The page; the lobby shows no rates yet."""
    pack = ludarium.game("tamashii").pack
    played = {(sheet.id, seats): matches(sheet.id, seats, games) for sheet in pack.kinds["scenario"] for seats in SEATS}
    text = HEAD.format(games=games, seed=SEED, cards=pack.hash)
    for sheet in pack.kinds["scenario"]:
        for seats in SEATS:
            text += wins_row(sheet, seats, played[sheet.id, seats], matches(sheet.id, seats, games, "random"))
    text += COUNTS_HEAD.format(early=EARLY)
    text += "".join(counts_row(sheet, seats, played[sheet.id, seats]) for sheet in pack.kinds["scenario"] for seats in SEATS)
    text += MATCH_HEAD.format(names=" | ".join(OF_A_MATCH), bars="---|" * len(OF_A_MATCH))
    text += "".join(match_row(sheet, seats, played[sheet.id, seats]) for sheet in pack.kinds["scenario"] for seats in SEATS)
    return text, None

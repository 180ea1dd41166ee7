"""How hard the scenarios of Tamashii are, how long, and what happens in them (30.7), for docs/reference/balance-tamashii.md and
the lobby."""

from __future__ import annotations

import statistics
from itertools import pairwise
from typing import Any

from ludarium.core.packs import Card, Pack
from ludarium.games.tamashii import balance_items
from ludarium.games.tamashii.balance_play import EARLY, Played, Players, Work, players, title
from ludarium.lab.statistics import wilson

GAMES = 2_000  # matches a row (T-321)
BESIDE = 4  # a fourth of them with the cards of the start, and as many at random
SEED = 6_000_000
SEATS = (1, 2, 3, 4)
BANDS = {"easy": (70, 90), "medium": (50, 75), "hard": (30, 55)}  # percent of matches won: T-321
TURNS = {"short": (5, 8), "medium": (8, 12), "long": (12, 16)}  # median of wins: T-317
SPREAD = 15  # points between the numbers of seats of a scenario
HARDER = 8  # points that easy scenarios are won more often than medium ones, and those than hard ones
WITH_START = 10  # points that the cards of the start may change
BY_CHANCE = {"a": 30}  # percent that a random player may win at most ...
BY_CHANCE_ELSE = 10
BY_POOL = (10, 60)  # percent of losses: T-322
ATTACHED, ATTACHED_HARD, PATTERNS, EXP = (0.5, 1.0), (0.5, 1.4), (1.2, 2.5), (5, 10)
RESETS, RESETS_OF_A, BODIES = (0.3, 1.5), (0.1, 1.5), (60, 95)
WITHOUT_MARKET = ("a", "b")

HEAD = """# How hard are the scenarios of Tamashii?

Simulated with the shipped cards, the default of every option and the `heuristic` player on every seat, which knows what lies open
and no more. {games:,} matches a row, from seed {seed:,} on, seeds on which nothing was tuned; the interval is Wilson's, at 95%.
Written by `make balance` for the cards with hash `{cards}`. What misses its target says so, in bold.

## Wins (T-321, T-317)

By the pool, by turns: of the matches lost, those that the empty Corrupted pool has lost, and those that came to their last turn.
`start`: how many points more or less are won without the cards that are locked at the start, in {beside:,} matches on the same
seeds. At random: what a player wins that takes any option, in as many.

| scenario | seats | wins | 95% interval | target | median turn of wins | target | by the pool | by turns | `start` | at random |
|---|---|---|---|---|---|---|---|---|---|---|
"""
COUNTS_HEAD = """
## What happens (T-322)

Means for each player; a Body early: by turn {early}.

| scenario | seats | Enemies a turn | Patterns a turn | EXP in 10 turns | Resets in 10 turns | a Body early |
|---|---|---|---|---|---|---|
"""
MATCH_HEAD = """
## In a match

Means for each player. Upgrades are those bought with EXP. The Prologue has neither a Market nor Faction cards, so no Bodies are
taken there, nothing is equipped or traded; and nobody trades alone.

| scenario | seats | turns | {names} |
|---|---|---|{bars}
"""
OF_A_MATCH = ("hacks", "diverts", "defeated", "bodies", "upgrades", "equipped", "trades", "tests", "resets", "corrupted")
Rows = dict[tuple[str, int], Played]


def within(number: float, bounds: tuple[float, float], digits: int = 0) -> str:
    """A number, told to miss its target if it does."""
    met = bounds[0] <= round(number, digits) <= bounds[1]
    return f"{number:.{digits}f}" if met else f"{number:.{digits}f} (**{bounds[0]} to {bounds[1]}**)"


def wins_row(sheet: Card, seats: int, played: Played, start: Played, random: Played) -> str:
    low, high = wilson(played.wins, played.games)
    band, turns = BANDS[str(sheet.facts["difficulty"])], TURNS[str(sheet.facts["length"])]
    wanted = f"{band[0]} to {band[1]}%" + ("" if band[0] <= played.rate <= band[1] else " (**missed**)")
    median = statistics.median(played.turns_of_wins or [0])
    by_pool = within(played.of_losses("pool_empty"), (0, 100) if sheet.id == "a" else BY_POOL)
    late = within(played.of_losses("out_of_time"), (0, 1), 1)
    change = start.rate - 100 * sum(played.won[: start.games]) / start.games
    with_start = f"{change:+.1f}" + (f" (**more than {WITH_START}**)" if abs(change) > WITH_START else "")
    chance = within(random.rate, (0, BY_CHANCE.get(sheet.id, BY_CHANCE_ELSE)), 1)
    return (
        f"| {sheet.id.upper()} | {seats} | {played.rate:.1f}% | {100 * low:.1f} to {100 * high:.1f}% | {wanted} "
        f"| {within(median, turns, 1)} | {turns[0]} to {turns[1]} | {by_pool}% | {late}% | {with_start} | {chance}% |\n"
    )


def compared(sheets: tuple[Card, ...], played: Rows) -> str:
    """T-321: the numbers of seats of a scenario, and the scenarios of each difficulty."""
    text = "\n"
    means: dict[str, list[float]] = {}
    for sheet in sheets:
        rates = [played[sheet.id, seats].rate for seats in SEATS]
        spread = max(rates) - min(rates)
        missed = f" (**more than {SPREAD}**)" if spread > SPREAD else ""
        text += f"Between the numbers of seats of {sheet.id.upper()} lie {spread:.1f} points{missed}. "
        means.setdefault(str(sheet.facts["difficulty"]), []).extend(rates)
    levels = [level for level in BANDS if level in means]
    for easier, harder in pairwise(levels):
        apart = statistics.mean(means[easier]) - statistics.mean(means[harder])
        missed = f" (**fewer than {HARDER}**)" if apart < HARDER else ""
        text += f"The {easier} scenarios are won {apart:.1f} points more often than the {harder} ones{missed}. "
    return text.rstrip() + "\n"


def counts_row(sheet: Card, seats: int, played: Played) -> str:
    attached = ATTACHED_HARD if sheet.facts["difficulty"] == "hard" else ATTACHED
    cells = (
        within(played.a_turn("attached", seats), attached, 2),
        within(played.a_turn("patterns", seats), PATTERNS, 2),
        within(10 * played.a_turn("exp", seats), EXP, 1),
        within(10 * played.a_turn("resets", seats), RESETS_OF_A if sheet.id == "a" else RESETS, 2),
        "none" if sheet.id in WITHOUT_MARKET else within(100 * played.each("early", seats), BODIES) + "%",
    )
    return f"| {sheet.id.upper()} | {seats} | {' | '.join(cells)} |\n"


def match_row(sheet: Card, seats: int, played: Played) -> str:
    cells = [f"{played.each(name, seats):.2f}" for name in OF_A_MATCH]
    return f"| {sheet.id.upper()} | {seats} | {statistics.mean(played.turns):.1f} | {' | '.join(cells)} |\n"


def rows_of(by: Players, pack: Pack, games: int) -> tuple[Rows, Rows, Rows]:
    """What is played for the rows: as usual, with the cards of the start, and at random."""
    every = [(sheet.id, seats) for sheet in pack.kinds["scenario"] for seats in SEATS]
    start, fewer = (("content", "start"),), max(1, games // BESIDE)
    played = {(id, seats): by.play(Work(id, seats, SEED, games, watched=True)) for id, seats in every}
    return (
        played,
        {(id, seats): by.play(Work(id, seats, SEED, fewer, start)) for id, seats in every},
        {(id, seats): by.play(Work(id, seats, SEED, fewer, player="random")) for id, seats in every},
    )


def scenarios_page(pack: Pack, played: Rows, start: Rows, random: Rows) -> str:
    sheets = tuple(pack.kinds["scenario"])
    every = [(sheet, seats) for sheet in sheets for seats in SEATS]
    text = "".join(wins_row(sheet, n, played[sheet.id, n], start[sheet.id, n], random[sheet.id, n]) for sheet, n in every)
    text += compared(sheets, played) + COUNTS_HEAD.format(early=EARLY)
    text += "".join(counts_row(sheet, seats, played[sheet.id, seats]) for sheet, seats in every)
    text += MATCH_HEAD.format(names=" | ".join(OF_A_MATCH), bars="---|" * len(OF_A_MATCH))
    return text + "".join(match_row(sheet, seats, played[sheet.id, seats]) for sheet, seats in every)


def measure(games: int) -> tuple[str, dict[str, Any]]:
    """The page, and what the lobby shows."""
    pack = title().pack
    with players() as by:
        played, start, random = rows_of(by, pack, games)
        text = HEAD.format(games=games, beside=max(1, games // BESIDE), seed=SEED, cards=pack.hash) + scenarios_page(
            pack, played, start, random
        )
        text += balance_items.page(by, pack, games, SEED)
    counted: dict[str, dict[str, list[int]]] = {sheet.id: {} for sheet in pack.kinds["scenario"]}
    for (id, seats), found in played.items():
        counted[id][str(seats)] = [found.wins, found.games]
    return text, {"pack": pack.hash, "player": "heuristic", "counted": counted}

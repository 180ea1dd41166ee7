"""A table for tests: a match on the training ground (`pack`), and ways to lay things where a rule wants them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ludarium.core import luck
from ludarium.core.kernel import NAMES, NOBODY
from ludarium.core.match import Match
from ludarium.core.options import read_setup
from ludarium.games.tamashii import ChronicleOfAscend, setup
from ludarium.games.tamashii.fields import STREAMS
from ludarium.games.tamashii.patterns import cell_at, with_token
from ludarium.games.tamashii.rules.setting_up import set_up
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import Content
from ludarium.games.tamashii.vocabulary import KINDS

TOKENS = "RBGYOC"  # red, blue, green, yellow, Open, Corrupted


@cache
def game() -> ChronicleOfAscend:
    return ChronicleOfAscend(Path(__file__).parent / "pack")


def new(seats: int = 1, seed: int = 1, **options: Any) -> Match:
    return game().new(seed=seed, seats=seats, options=options, chance="ask")


def table(
    seats: int = 1, seed: int = 1, on: Any = None, first: int = 0, ground: Content | None = None, **options: Any
) -> Tamashii:
    """A match at the fast level that is set up and not begun: nothing waits, so a test runs the rules it is about, one by one.
    Seat 0 is the First Player and has the red board, the first class and the first Protocol it is offered; seat 1 the next.
    `on`: another game than that of the training ground; `ground`: other cards."""
    on = on or game()
    chosen = read_setup(on.info, None, seats, options)
    settings = setup.settings_of(chosen)
    settings.first_player = first
    s = Tamashii(ground if ground is not None else on.pack.tables, settings)
    s.luck = luck.streams(seed, STREAMS)
    do(s, set_up)
    while s.actor != NOBODY:
        s.answer(0)
    return s


def do(s: Tamashii, rule: int, *numbers: int) -> Tamashii:
    """Run a rule and what follows from it, to the next question."""
    assert s.actor == NOBODY, "somebody is still asked"
    s.dispatcher = game()._dispatcher  # the compiled build calls rules with it
    s.now(rule, *numbers)
    s.run()
    return s


def write(row: Any, first: int, *numbers: int) -> None:
    """Write these numbers into a row, one behind the other; a compiled row takes no slices."""
    for place, number in enumerate(numbers):
        row[first + place] = number


def lay(s: Tamashii, seat: int, rows: str) -> None:
    """Put these tokens on a Launcher: rows of `RBGYOC.`. They come from the supply, what lay there goes back."""
    for cell in range(20):
        token = (int(s.launcher[seat]) >> (3 * cell)) & 7
        if token:
            s.supply[token - 1] += 1
    s.launcher[seat] = 0
    for row, line in enumerate(rows.split()):
        for column, letter in enumerate(line):
            if letter != ".":
                s.launcher[seat] = with_token(s.launcher[seat], cell_at(row, column), TOKENS.index(letter))
                s.supply[TOKENS.index(letter)] -= 1


def shown(s: Tamashii, seat: int = 0) -> str:
    """The Launcher as `lay` takes it."""
    letters = [[((int(s.launcher[seat]) >> (3 * cell_at(row, column))) & 7) for column in range(5)] for row in range(4)]
    return " ".join("".join("." if not each else TOKENS[each - 1] for each in line) for line in letters)


def tokens(counts: Any, seat: int = 0) -> str:
    """A bag or a Dump as letters."""
    return "".join(letter * int(counts[KINDS * seat + place]) for place, letter in enumerate(TOKENS))


def put_tokens(s: Tamashii, counts: Any, letters: str, seat: int = 0) -> None:
    """Fill a bag or a Dump with these; what was in it goes back to the supply."""
    for place, letter in enumerate(TOKENS):
        at = KINDS * seat + place
        s.supply[place] += counts[at] - letters.count(letter)
        counts[at] = letters.count(letter)


def asked(s: Tamashii) -> str:
    """The rule that will receive the answer to the question that waits."""
    return NAMES[s.then].split(".")[1] if s.actor != NOBODY else ""


def answer(s: Tamashii, option: int) -> Tamashii:
    s.answer([int(each) for each in s.options].index(option))
    return s


def options(s: Tamashii) -> Sequence[int]:
    return [int(each) for each in s.options]

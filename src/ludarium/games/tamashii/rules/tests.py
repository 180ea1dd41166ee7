"""Tests: tokens dumped for dice, dice counted as successes (section 24)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import bits_of, count_bits
from ludarium.core.kernel import note, rule
from ludarium.core.language.lines import enter
from ludarium.core.language.moments import happen
from ludarium.core.native import append, i64
from ludarium.games.tamashii.patterns import OPEN_BIT, cells_with
from ludarium.games.tamashii.rules.rolls import SILENT, roll
from ludarium.games.tamashii.rules.tokens import dump_cell
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import COMMON, FAILED, NEED, NO_TEST, PASSED, RARE, TESTING, TESTS

ENOUGH: Final = -1
SUCCEEDS: Final = 0  # the blocks of the line
FAILS: Final = 1

TEST_BEGUN: Final = note("test_begun", "seat", "n")
TEST_ROLLED: Final = note("test_rolled", "seat", "n")
TEST_PASSED: Final = note("test_passed", "n")
TEST_FAILED: Final = note("test_failed", "n")


def fitting_tokens(s: Tamashii, seat: i64, kind: i64) -> i64:
    """T-244: the cells with tokens of the type, Open ones too."""
    return cells_with(s.launcher[seat], s.token_kinds(seat, kind) | OPEN_BIT)


def can_test(s: Tamashii, seat: i64, kind: i64) -> bool:
    """T-243a: at least one token must be dumped to take part."""
    return s.trait(NO_TEST, seat) == 0 and fitting_tokens(s, seat, kind) != 0


@rule
def test(s: Tamashii, kind: i64, n: i64, blocks: i64) -> None:
    """T-243, T-244: one player."""
    begin(s, kind, n, blocks, False)


@rule
def group_test(s: Tamashii, kind: i64, n: i64, blocks: i64) -> None:
    """T-247: whoever starts it, then all the others, wherever they stand; T-249, T-264: alone it is a Test like others."""
    begin(s, kind, n, blocks, True)


def begin(s: Tamashii, kind: i64, n: i64, blocks: i64, together: bool) -> None:
    """T-247a: all contributions are dumped first, then all roll in the same order; the total is judged at the end."""
    me = s.me()
    if not can_test(s, me, kind):
        return
    needed = max(1, n + s.trait(NEED, me))
    for seat in range(s.players):
        s.test_dice[seat] = 0
    s.successes = 0
    s.tell(TEST_BEGUN, me, needed)
    s.later(judge, needed, blocks, me)
    order = s.in_turn_order(me)
    last: i64 = len(order) - 1 if together else 0
    for place in range(last, -1, -1):
        s.later(roll_for_test, order[place])
    for place in range(last, -1, -1):
        if place == 0 or not s.is_out(order[place]):
            s.later(contribute, order[place], kind, me)


@rule
def contribute(s: Tamashii, seat: i64, kind: i64, starter: i64) -> None:
    """T-243a: whoever dumps nothing takes no part, and has started nothing that others could join."""
    if can_test(s, seat, kind) and (seat == starter or s.test_dice[starter] > 0):
        s.later(dump_for_test, seat, kind)
        happen(s, TESTING, seat)


@rule
def dump_for_test(s: Tamashii, seat: i64, kind: i64, _c: i64) -> None:
    """T-244: any number, one by one."""
    cells = fitting_tokens(s, seat, kind)
    if cells != 0:
        s.show(seat, append(bits_of(cells), ENOUGH), dumped_for_test, seat, kind)


@rule
def dumped_for_test(s: Tamashii, seat: i64, kind: i64, cell: i64) -> None:
    if cell != ENOUGH:
        s.test_dice[seat] += 1
        s.later(dump_for_test, seat, kind)
        s.now(dump_cell, seat, 0, cell)


@rule
def roll_for_test(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-246, T-248: one's own dice, one's own Rerolls."""
    if s.test_dice[seat] > 0:
        roll(s, seat, s.test_dice[seat], SILENT, count_successes)


@rule
def count_successes(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-244: a common symbol is one success, a rare one two."""
    found = s.dice[COMMON] + 2 * s.dice[RARE] + max(0, s.trait(TESTS, seat))
    s.successes += found
    s.tell(TEST_ROLLED, seat, found)


@rule
def judge(s: Tamashii, needed: i64, blocks: i64, starter: i64) -> None:
    """Whoever started it has dumped nothing: there was no Test."""
    if s.test_dice[starter] == 0:
        return
    passed = s.successes >= needed
    s.tell(TEST_PASSED if passed else TEST_FAILED, s.successes)
    enter(s, blocks, SUCCEEDS if passed else FAILS)
    order = s.in_turn_order(starter)
    for place in range(i64(len(order)) - 1, -1, -1):
        if s.test_dice[order[place]] > 0:
            s.later(judged, order[place], 1 if passed else 0)


@rule
def judged(s: Tamashii, seat: i64, passed: i64, _c: i64) -> None:
    happen(s, PASSED if passed != 0 else FAILED, seat)


def dice_to_come(s: Tamashii, seat: i64, kind: i64) -> i64:
    """How many dice a player could roll at most."""
    return count_bits(fitting_tokens(s, seat, kind))

"""Patterns on a Launcher, and the solver that finds how to make them."""

from __future__ import annotations

import random

import pytest

from ludarium.games.tamashii import patterns
from ludarium.games.tamashii.patterns import (
    CELLS_OF_LAUNCHER,
    NO_WAY,
    Shapes,
    Solver,
    cell_at,
    lying,
    moves_on,
    pattern_number,
    swapped,
    token_at,
    with_token,
)
from tests.tamashii.table import game

RED, BLUE, GREEN, YELLOW, OPEN, CORRUPTED = range(6)
LETTERS = "RBGYOC"
ESSENTIAL_IS_RED = 1


def launcher(*rows: str) -> int:
    """A Launcher as it is seen: rows of letters from the top, `.` for an empty cell."""
    board = 0
    for row, line in enumerate(rows):
        for column, letter in enumerate(line.replace(" ", "")):
            if letter != ".":
                board = with_token(board, cell_at(row, column), LETTERS.index(letter))
    return board


def pattern(text: str) -> int:
    return pattern_number([row.replace(" ", "") for row in text.split("/")])


def fits(text: str, *rows: str, wild: int = 0) -> bool:
    return len(lying(Shapes([pattern(text)]), 0, launcher(*rows), ESSENTIAL_IS_RED, wild)) > 0


# -- matching ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-71")
@pytest.mark.parametrize(
    ("rows", "fit"),
    [(("R.B",), False), (("RB.", "...", "..."), True), ((".....", "...RB"), True), (("RG.",), False), (("R..", ".B."), False)],
)
def test_a_pattern_asks_for_these_tokens_in_these_relative_places(rows: tuple[str, ...], fit: bool):
    assert fits("R B", *rows) is fit


@pytest.mark.rule("T-72")
def test_a_pattern_may_be_turned_but_not_mirrored():
    turned = [("R.", "B.", "GY"), ("GBR", "Y.."), ("YG", ".B", ".R"), ("..Y", "RBG")]
    mirrored = [(".R", ".B", "YG"), ("RBG", "..Y"), ("GY", "B.", "R."), ("Y..", "GBR")]
    assert all(fits("R . / B . / G Y", *rows) for rows in turned)
    assert not any(fits("R . / B . / G Y", *rows) for rows in mirrored)


@pytest.mark.rule("T-72a")
def test_a_mirror_image_that_is_a_turn_fits():
    assert fits("G Y G / . Y .", ".Y.", "GYG")
    assert fits("R * B B", "BBYR")
    assert fits("R * B B", "B", "B", "G", "R")
    assert not fits("R * B B", "BYBR")


@pytest.mark.rule("T-73")
@pytest.mark.parametrize("inside", [("R.", "RY", ".G"), ("RC", "RY", "BG"), ("RY", "RY", "OG")])
def test_dots_inside_the_frame_may_be_empty_or_hold_anything(inside: tuple[str, ...]):
    assert fits("R . / E * / . G", *inside)


@pytest.mark.parametrize(
    ("asked", "takes"),
    [
        pytest.param("R", "RO", marks=pytest.mark.rule("T-51"), id="type"),
        pytest.param("E", "RO", marks=[pytest.mark.rule("T-52"), pytest.mark.rule("T-55")], id="essential"),
        pytest.param("*", "RBGYO", marks=pytest.mark.rule("T-57"), id="any"),
        pytest.param("O", "O", marks=pytest.mark.rule("T-53"), id="open"),
        pytest.param("C", "C", marks=pytest.mark.rule("T-50"), id="corrupted"),
    ],
)
def test_what_each_kind_of_cell_takes(asked: str, takes: str):
    assert "".join(letter for letter in LETTERS if fits(f"{asked} Y", f"{letter}Y")) == takes


@pytest.mark.rule("T-57a")
def test_the_printed_example_with_open_tokens():
    """Three cells of a row hold red, blue, Open: the red Pattern fits. With Open, blue, Open each of the four does."""
    assert fits("R * R", "RBO")
    assert all(fits(f"{letter} * {letter}", "OBO") for letter in "RBGY")


@pytest.mark.rule("T-84")
@pytest.mark.rule("T-84a")
def test_an_option_is_a_set_of_cells():
    shapes = Shapes([pattern("R * R")])
    assert len(lying(shapes, 0, launcher("RBRBR"), 0, 0)) == 2
    assert len(lying(shapes, 0, launcher("RBR"), 0, 0)) == 1, "backwards it is the same cells"


def test_wild_cells_may_be_wrong_if_basic_or_open():
    assert not fits("R B", "RG")
    assert fits("R B", "RG", wild=1)
    assert not fits("R B", "YG", wild=1)
    assert not fits("R B", "RC", wild=1)


# -- programming ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cell", range(20))
def test_a_token_is_laid_on_its_cell_and_taken_away_again(cell: int):
    """The last cells lie beyond the first 32 bits of a Launcher."""
    full = sum((kind % 6 + 1) * 8**kind for kind in range(20))
    without = with_token(full, cell, -1)
    assert [token_at(without, each) for each in range(20)] == [-1 if each == cell else each % 6 for each in range(20)]
    assert with_token(without, cell, cell % 6) == full


@pytest.mark.rule("T-64")
@pytest.mark.rule("T-65")
@pytest.mark.rule("T-66")
def test_a_move_slides_into_an_empty_cell_or_swaps_with_a_neighbour():
    board = launcher("RB", "..")
    a, b, c, d = cell_at(0, 0), cell_at(0, 1), cell_at(1, 0), cell_at(1, 1)
    moves = {(move // 32, move % 32) for move in moves_on(board, 0)}
    assert {(a, b), (a, c), (b, d)} <= moves
    assert (a, d) not in moves, "not diagonally"
    assert (c, d) not in moves, "two empty cells are no move"
    assert swapped(board, a, b) == launcher("BR")
    assert swapped(board, a, c) == launcher(".B", "R.")


@pytest.mark.rule("T-65a")
def test_a_swap_of_equal_tokens_is_not_offered():
    assert cell_at(0, 0) * 32 + cell_at(0, 1) not in moves_on(launcher("RR"), 0)


@pytest.mark.rule("T-43")
def test_nothing_moves_into_a_locked_cell():
    column = patterns.LAST_COLUMN
    board = launcher("...RB", "....R")
    assert all(not column >> cell & 1 for move in moves_on(board, column) for cell in (move // 32, move % 32))


# -- the solver ----------------------------------------------------------------------------------------------------------


def by_brute_force(shapes: Shapes, pattern: int, board: int, locks: int, essential: int, wild: int, most: int) -> int:
    """All Launchers within so many moves, one after the other."""
    boards = seen = {board}
    for cost in range(most + 1):
        if any(lying(shapes, pattern, each, essential, wild) for each in boards):
            return cost
        after = {swapped(each, move // 32, move % 32) for each in boards for move in moves_on(each, locks)}
        boards = after - seen
        seen = seen | boards
    return NO_WAY


def outside(rows: int, columns: int) -> int:
    """Everything but a small grid is locked."""
    inside = {cell_at(row, column) for row in range(rows) for column in range(columns)}
    return sum(2**cell for cell in range(CELLS_OF_LAUNCHER) if cell not in inside)


def some_launcher(luck: random.Random, locks: int, tokens: int) -> int:
    free = [cell for cell in range(CELLS_OF_LAUNCHER) if not locks >> cell & 1]
    board = 0
    for cell in luck.sample(free, min(tokens, len(free))):
        board = with_token(board, cell, luck.choice((RED, RED, BLUE, BLUE, GREEN, GREEN, YELLOW, YELLOW, OPEN, CORRUPTED)))
    return board


SHAPES = (
    *("R * R", "B * B B", "R B / Y G", "* Y / G .", "R . / E * / . G", "E R / * B", "G O / . Y", "R G B Y", "R B / * ."),
    *("E * / * E", "R B G / . Y E"),
)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("rows", "columns", "most"), [(2, 3, 6), (3, 3, 5), (2, 5, 5)])
def test_the_solver_finds_what_brute_force_finds(rows: int, columns: int, most: int, seed: int):
    luck = random.Random(seed)
    locks = outside(rows, columns)
    board = some_launcher(luck, locks, luck.randint(3, rows * columns))
    shapes, solver = Shapes([pattern(each) for each in SHAPES]), Solver()
    wild = seed % 3 == 2
    for number in range(len(SHAPES)):
        cost = solver.solve(shapes, number, board, locks, 1 << seed % 4, int(wild), most)
        assert cost == by_brute_force(shapes, number, board, locks, 1 << seed % 4, int(wild), most), SHAPES[number]
        if cost < NO_WAY:
            after = board
            for move in solver.moves:
                here, there = move // 32, move % 32
                assert min(here, there) * 32 + max(here, there) in moves_on(after, locks), "every move is legal"
                after = swapped(after, here, there)
            assert len(solver.moves) == cost
            assert solver.cells in lying(shapes, number, after, 1 << seed % 4, int(wild))


def test_a_token_that_steps_aside_saves_a_move():
    """The four chosen tokens are five steps away from their cells in all, no two of them on opposite ways; yet four moves do."""
    shapes, solver = Shapes([pattern("B G . / Y . R")]), Solver()
    board = launcher("YBG", "R..")
    locks = outside(2, 3)
    assert solver.solve(shapes, 0, board, locks, 0, 0, 5) == 4
    assert by_brute_force(shapes, 0, board, locks, 0, 0, 5) == 4


@pytest.mark.parametrize("seed", range(4))
def test_on_a_whole_launcher_the_solver_finds_what_brute_force_finds_for_every_pattern_of_the_box(seed: int):
    """Some Locks, nine tokens as after a Fill, every Pattern that any card has: which of them two moves can make."""
    luck = random.Random(seed)
    shapes = game().pack.tables.shapes
    locks = sum(2 ** (patterns.LOCKABLE + row) for row in luck.sample(range(4), seed % 5))
    board = some_launcher(luck, locks, 9 + 2 * seed % 5)
    reached = boards = {board}
    essential = 1 << seed % 4
    for moves in range(3):
        if moves:
            boards = {swapped(each, move // 32, move % 32) for each in boards for move in moves_on(each, locks)} - reached
            reached = reached | boards
        for number in range(len(shapes.start) - 1):
            possible = any(lying(shapes, number, each, essential, 0) for each in boards)
            cost = Solver().solve(shapes, number, board, locks, essential, 0, 2)
            assert (cost <= moves) == (possible or cost < moves), (number, moves)


@pytest.mark.parametrize("most", [0, 1, 2, 3, 4])
def test_the_solver_says_nothing_of_what_takes_more_moves_than_are_left(most: int):
    """Two tokens three steps apart from where they belong, one of them on the other's way: three moves."""
    shapes, solver = Shapes([pattern("R B")]), Solver()
    board, locks = launcher("B...R"), outside(1, 5)
    assert by_brute_force(shapes, 0, board, locks, 0, 0, 6) == 3
    assert solver.solve(shapes, 0, board, locks, 0, 0, most) == (3 if most >= 3 else NO_WAY)


def test_the_solver_goes_round_locked_cells():
    """Two tokens in a column with a locked cell between them: six steps round it, five until they are neighbours."""
    shapes, solver = Shapes([pattern("R B")]), Solver()
    board = launcher("R..", "...", "B..")
    assert solver.solve(shapes, 0, board, outside(3, 3), 0, 0, 6) == 1
    locks = outside(3, 3) | 2 ** cell_at(1, 0) | 2 ** cell_at(1, 1)
    assert solver.solve(shapes, 0, board, locks, 0, 0, 6) == 5
    for move in solver.moves:
        assert min(move // 32, move % 32) * 32 + max(move // 32, move % 32) in moves_on(board, locks)
        board = swapped(board, move // 32, move % 32)
    assert solver.cells in lying(shapes, 0, board, 0, 0)

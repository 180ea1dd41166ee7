"""Patterns on a Launcher: where they lie, and with which moves they could be made to lie there (sections 7 and 8).

A Launcher is one number, three bits a cell: 0 is empty, else the kind of token + 1. Cells are numbered column by column, each
from the top, as they are filled (T-187); the lockable column is the last one. A Pattern is one number, too: the cells of a box of
4 x 4, each a digit of base 9.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ludarium.core.build import row
from ludarium.core.native import append, i64, vec

ROWS: Final = 4
COLUMNS: Final = 5
CELLS_OF_LAUNCHER: Final = ROWS * COLUMNS
LOCKABLE: Final = 16  # the first cell of the last column
BOX: Final = 4
CELLS: Final = ".RBGYE*OC"  # what a cell of a Pattern asks for; nothing, a type, Essential, Any, Open, Corrupted
ASKS_ESSENTIAL: Final = 5
ASKS_ANY: Final = 6
ASKS_OPEN: Final = 7
ASKS_CORRUPTED: Final = 8
OPEN_BIT: Final = 16  # tokens as bits: red 1, blue 2, green 4, yellow 8, Open 16, Corrupted 32
BASIC_BITS: Final = 15
CORRUPTED_BIT: Final = 32
PLACEMENT: Final = 9  # cells as bits, how many, then up to six times what is asked for (times 32) and the cell ...
FULL: Final = 8  # ... and the cells once more, with the bit that each has in `full_cells`
MOST_CELLS: Final = 6
NO_WAY: Final = 99

HIGHLIGHTED: Final = sum(
    2 ** (column * ROWS + row) for column in range(4) for row in range(ROWS) if (row + column) % 2 == 0
)  # D2
LAST_COLUMN: Final = sum(2**cell for cell in range(LOCKABLE, CELLS_OF_LAUNCHER))

_ONE: Final[i64] = 1


def cell_at(row: int, column: int) -> int:
    return column * ROWS + row


def apart(one: int, other: int) -> int:
    """How many steps, up and down and sideways."""
    return abs(one // ROWS - other // ROWS) + abs(one % ROWS - other % ROWS)


def nearest_first(target: int) -> list[int]:
    """All cells, the nearest to this one first."""
    return sorted(range(CELLS_OF_LAUNCHER), key=lambda cell: apart(target, cell))


def beside(cell: int) -> list[int]:
    """The neighbours of a cell, in four places; -1 where there is none."""
    return ([other for other in range(CELLS_OF_LAUNCHER) if apart(cell, other) == 1] + [-1] * 4)[:4]


_BITS_OF_CELL: Final[vec[i64]] = row([7 * 8**cell for cell in range(CELLS_OF_LAUNCHER)])
_LOWEST_BITS: Final[i64] = sum(8**cell for cell in range(CELLS_OF_LAUNCHER))
_APART: Final[vec[i64]] = row([apart(one, other) for one in range(CELLS_OF_LAUNCHER) for other in range(CELLS_OF_LAUNCHER)])
_NEAREST: Final[vec[i64]] = row([cell for target in range(CELLS_OF_LAUNCHER) for cell in nearest_first(target)])
_BESIDE: Final[vec[i64]] = row([other for cell in range(CELLS_OF_LAUNCHER) for other in beside(cell)])

# -- tokens on a Launcher ------------------------------------------------------------------------------------------------


def token_at(board: i64, cell: i64) -> i64:
    """The kind of the token there; -1: none."""
    return ((board >> (3 * cell)) & 7) - 1


def with_token(board: i64, cell: i64, kind: i64) -> i64:
    """The Launcher with this token there; -1: with none."""
    return (board & ~_BITS_OF_CELL[cell]) | ((kind + 1) << (3 * cell))


def swapped(board: i64, one: i64, other: i64) -> i64:
    """Whatever lies on two cells changes places: a slide, if one is empty (T-64, T-65)."""
    first, second = token_at(board, one), token_at(board, other)
    return with_token(with_token(board, one, second), other, first)


def cells_with(board: i64, kinds: i64) -> i64:
    """The cells, as bits, that hold a token of one of these kinds, as bits."""
    found: i64 = 0
    for cell in range(CELLS_OF_LAUNCHER):
        token = (board >> (3 * cell)) & 7
        if token != 0 and ((kinds >> (token - 1)) & 1) != 0:
            found |= _ONE << cell
    return found


def empty_cells(board: i64) -> i64:
    found: i64 = 0
    for cell in range(CELLS_OF_LAUNCHER):
        if ((board >> (3 * cell)) & 7) == 0:
            found |= _ONE << cell
    return found


def full_cells(board: i64) -> i64:
    """The lowest of the three bits of every cell that holds a token: all cells at once, for who only wants to know that."""
    return (board | (board >> 1) | (board >> 2)) & _LOWEST_BITS


def moves_on(board: i64, locks: i64) -> vec[i64]:
    """Every slide and swap that changes something, as cell * 32 + a cell beside it with a higher number (T-64 to T-66)."""
    found: vec[i64] = vec[i64]([])
    for cell in range(CELLS_OF_LAUNCHER):
        for way in range(4):
            other = _BESIDE[4 * cell + way]
            if other > cell and ((locks >> cell) & 1) == 0 and ((locks >> other) & 1) == 0:
                if token_at(board, cell) != token_at(board, other):
                    found = append(found, cell * 32 + other)
    return found


# -- Patterns and where they can lie -------------------------------------------------------------------------------------


def pattern_number(rows: list[str]) -> int:
    """The number of a Pattern written as rows of cells (T-305), moved into the upper left corner of its box."""
    cells = [(row, column, CELLS.index(sign)) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign != "."]
    top, left = min(row for row, _, _ in cells), min(column for _, column, _ in cells)
    return int(sum(kind * 9 ** (BOX * (row - top) + column - left) for row, column, kind in cells))


def cells_of(pattern: int) -> list[tuple[int, int, int]]:
    """Row, column and what is asked for, of every cell of a Pattern."""
    found = []
    for place in range(BOX * BOX):
        kind = pattern // 9**place % 9
        if kind:
            found.append((place // BOX, place % BOX, kind))
    return found


@cache
def placements_of(pattern: int) -> list[list[int]]:
    """T-72: wherever it fits on the Launcher, turned in four ways; the same cells asking for the same are one placement."""
    found: dict[tuple[int, ...], list[int]] = {}
    cells = cells_of(pattern)
    for _turn in range(4):
        height, width = max(row for row, _, _ in cells) + 1, max(column for _, column, _ in cells) + 1
        for down in range(ROWS - height + 1):
            for right in range(COLUMNS - width + 1):
                placed = [(kind, cell_at(row + down, column + right)) for row, column, kind in cells]
                placed.sort(key=lambda each: (each[0] == ASKS_ANY, each[0] == ASKS_ESSENTIAL, each))
                row_of_it = [sum(2**cell for _, cell in placed), len(placed), *(kind * 32 + cell for kind, cell in placed)]
                full = sum(8**cell for _, cell in placed)
                found[tuple(row_of_it)] = [*(row_of_it + [0] * PLACEMENT)[:FULL], full]
        cells = [(column, height - 1 - row, kind) for row, column, kind in cells]
    return list(found.values())


class Shapes:
    """The placements of some Patterns, one behind the other: what all states of a match have in common."""

    def __init__(self, patterns: list[int]) -> None:
        placements = [placements_of(pattern) for pattern in patterns]
        ends = [0]
        for each in placements:
            ends.append(ends[-1] + len(each) * PLACEMENT)
        self.start: vec[i64] = vec[i64](
            [i64(end) for end in ends]
        )  # where those of a Pattern begin; those of the next one follow
        self.rows: vec[i64] = vec[i64]([i64(number) for each in placements for row in each for number in row])


def accepted(asked: i64, essential: i64) -> i64:
    """The tokens, as bits, that a cell of a Pattern takes (T-50 to T-57); `essential`: what an Essential cell takes, as bits."""
    if asked < ASKS_ESSENTIAL:
        return (_ONE << (asked - 1)) | OPEN_BIT
    if asked == ASKS_ESSENTIAL:
        return essential | OPEN_BIT
    if asked == ASKS_ANY:
        return BASIC_BITS | OPEN_BIT
    return OPEN_BIT if asked == ASKS_OPEN else CORRUPTED_BIT


def lying(shapes: Shapes, pattern: i64, board: i64, essential: i64, wild: i64) -> vec[i64]:
    """T-84, T-84a: the sets of cells, as bits, with which a Pattern can be launched; `wild` of them may be wrong if they are
    Basic or Open."""
    found: vec[i64] = vec[i64]([])
    rows = shapes.rows
    empty = ~full_cells(board)
    for at in range(shapes.start[pattern], shapes.start[pattern + 1], PLACEMENT):
        if (rows[at + FULL] & empty) != 0:
            continue
        wrong: i64 = 0
        for place in range(rows[at + 1]):
            asked, cell = rows[at + 2 + place] >> 5, rows[at + 2 + place] & 31
            token = (board >> (3 * cell)) & 7
            if ((accepted(asked, essential) >> (token - 1)) & 1) == 0:
                wrong += 1 if token - 1 < 5 else NO_WAY
            if wrong > wild:
                break
        if wrong <= wild and rows[at] not in found:
            found = append(found, rows[at])
    return found


# -- which Patterns can be reached ---------------------------------------------------------------------------------------


class Solver:
    """K7: with how few moves a Pattern can be made, and with which ones. Exact.

    A Pattern of five cells needs five tokens and nothing else: a token goes to the next cell at the price of one move,
    whether that cell is empty (a slide) or not (a swap). So what is searched are not Launchers, but where the few tokens
    stand that a placement has chosen. Only two of them that swap with each other come nearer to their cells both with one
    move; if every token goes straight, a pair does so at most once, and only if the two go opposite ways along one edge. A
    move that is not straight is one that brings nobody nearer. From these come the bounds that leave little to search.
    """

    def __init__(self) -> None:
        self.cost: i64 = NO_WAY  # of the best way found
        self.cells: i64 = 0  # ... where the Pattern then lies
        self.moves: vec[i64] = vec[i64]([])  # ... and how it comes there: from * 32 + to
        self._count: i64 = 0
        self._board: i64 = 0
        self._locks: i64 = 0
        self._wild: i64 = 0
        self._mask: i64 = 0
        self._used: i64 = 0
        self._target: vec[i64] = vec[i64]([0] * MOST_CELLS)
        self._takes: vec[i64] = vec[i64]([0] * MOST_CELLS)
        self._rest: vec[i64] = vec[i64]([0] * (MOST_CELLS + 1))  # how far the tokens of the later cells are at least
        self._from: vec[i64] = vec[i64]([0] * MOST_CELLS)
        self._at: vec[i64] = vec[i64]([0] * MOST_CELLS)
        self._who: vec[i64] = vec[i64]([-1] * CELLS_OF_LAUNCHER)
        self._path: vec[i64] = vec[i64]([0] * 16)

    def solve(self, shapes: Shapes, pattern: i64, board: i64, locks: i64, essential: i64, wild: i64, most: i64) -> i64:
        """How many moves a Pattern costs, if it costs at most so many; else NO_WAY. `cells` and `moves` say how."""
        self.cost = most + 1
        self._board = board
        self._locks = locks
        self._wild = wild
        rows = shapes.rows
        for at in range(shapes.start[pattern], shapes.start[pattern + 1], PLACEMENT):
            if (rows[at] & locks) == 0:
                self._look_at(rows, at, essential)
        if self.cost > most:
            self.cost = NO_WAY
        return self.cost

    def _look_at(self, rows: vec[i64], at: i64, essential: i64) -> None:
        self._mask = rows[at]
        self._count = rows[at + 1]
        count = self._count
        self._rest[count] = 0
        for back in range(count):
            place = count - 1 - back
            asked = rows[at + 2 + place]
            takes = accepted(asked >> 5, essential)
            self._target[place] = asked & 31
            self._takes[place] = takes
            nearest = self._nearest(asked & 31, takes if self._wild == 0 else takes | BASIC_BITS | OPEN_BIT)
            if nearest == NO_WAY:
                return
            self._rest[place] = self._rest[place + 1] + nearest
        if (self._rest[0] + 1) // 2 < self.cost:
            self._used = 0
            self._assign(0, 0, 0)

    def _nearest(self, target: i64, takes: i64) -> i64:
        for place in range(CELLS_OF_LAUNCHER):
            cell = _NEAREST[CELLS_OF_LAUNCHER * target + place]
            token = (self._board >> (3 * cell)) & 7
            if token != 0 and ((takes >> (token - 1)) & 1) != 0:
                return _APART[CELLS_OF_LAUNCHER * target + cell]
        return NO_WAY

    def _assign(self, place: i64, far: i64, wrong: i64) -> None:
        """Which token goes to this cell; those before it have theirs, `far` steps away in all."""
        if place == self._count:
            self._try(far)
            return
        target, takes = self._target[place], self._takes[place]
        later = self._rest[place + 1]
        for near in range(CELLS_OF_LAUNCHER):
            cell = _NEAREST[CELLS_OF_LAUNCHER * target + near]
            distance = _APART[CELLS_OF_LAUNCHER * target + cell]
            if (far + distance + later + 1) // 2 >= self.cost:
                return
            token = (self._board >> (3 * cell)) & 7
            if token == 0 or ((self._used >> cell) & 1) != 0:
                continue
            fits = ((takes >> (token - 1)) & 1) != 0
            if not fits and (wrong >= self._wild or token == 6):
                continue
            self._from[place] = cell
            self._used |= _ONE << cell
            self._assign(place + 1, far + distance, wrong if fits else wrong + 1)
            self._used &= ~(_ONE << cell)

    def _try(self, far: i64) -> None:
        """These tokens for these cells: fewer moves than the best way?"""
        half = (far + 1) // 2
        least = far
        for one in range(self._count):
            for other in range(one):
                if self._crosses(self._from[one], self._target[one], self._from[other], self._target[other]):
                    least -= 1
        least = max(half, min(least, half + 1))
        if least >= self.cost:
            return
        for one in range(self._count):
            self._at[one] = self._from[one]
            self._who[self._from[one]] = one
        for most in range(least, self.cost):
            if self._dig(far, most, 0):
                self.cost = most
                self.cells = self._mask
                self.moves = self._path[:most]
                break
        for one in range(self._count):
            self._who[self._from[one]] = -1

    def _crosses(self, here: i64, there: i64, from_: i64, to: i64) -> bool:
        """May two tokens swap so that both come nearer to their cells: do they go opposite ways along one edge?"""
        left, right, up, down = here // ROWS, there // ROWS, here % ROWS, there % ROWS
        left2, right2, up2, down2 = from_ // ROWS, to // ROWS, from_ % ROWS, to % ROWS
        if min(max(up, down), max(up2, down2)) >= max(min(up, down), min(up2, down2)):
            if left < right and right2 < left2 and max(left, right2) < min(right, left2):
                return True
            if right < left and left2 < right2 and max(right, left2) < min(left, right2):
                return True
        if min(max(left, right), max(left2, right2)) >= max(min(left, right), min(left2, right2)):
            if up < down and down2 < up2 and max(up, down2) < min(down, up2):
                return True
            if down < up and up2 < down2 and max(down, up2) < min(up, down2):
                return True
        return False

    def _dig(self, far: i64, left: i64, depth: i64) -> bool:
        """Do so many moves more bring every chosen token to its cell?"""
        if far == 0:
            return left == 0
        if (far + 1) // 2 > left:
            return False
        for one in range(self._count):
            cell, target = self._at[one], self._target[one]
            before = _APART[CELLS_OF_LAUNCHER * target + cell]
            for way in range(4):
                to = _BESIDE[4 * cell + way]
                if to < 0 or ((self._locks >> to) & 1) != 0:
                    continue
                after = far - before + _APART[CELLS_OF_LAUNCHER * target + to]
                other = self._who[to]
                if other >= 0:
                    if other < one:
                        continue  # the same swap, seen from the other side
                    goal = CELLS_OF_LAUNCHER * self._target[other]
                    after += _APART[goal + cell] - _APART[goal + to]
                if (after + 1) // 2 > left - 1:
                    continue
                self._step(one, cell, to, other)
                self._path[depth] = cell * 32 + to
                reached = self._dig(after, left - 1, depth + 1)
                self._step(one, to, cell, other)
                if reached:
                    return True
        return False

    def _step(self, one: i64, cell: i64, to: i64, other: i64) -> None:
        self._at[one] = to
        self._who[to] = one
        self._who[cell] = other
        if other >= 0:
            self._at[other] = cell

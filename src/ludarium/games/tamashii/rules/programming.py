"""Programming: slides and swaps on the own Launcher (section 7)."""

from __future__ import annotations

from typing import Final

from ludarium.core.fields import field
from ludarium.core.kernel import rule
from ludarium.core.native import append, i64
from ludarium.games.tamashii.patterns import moves_on, swapped
from ludarium.games.tamashii.rules.tokens import DONE, locked_cells
from ludarium.games.tamashii.state import Tamashii

TO: Final = field(32)  # a move: the two cells, the lower number first
FROM: Final = TO.above(32)


@rule
def program(s: Tamashii, seat: i64, n: i64, _c: i64) -> None:
    """T-62: up to so many moves."""
    moves = moves_on(s.launcher[seat], locked_cells(s, seat))
    if n > 0 and len(moves) > 0:
        s.show(seat, append(moves, DONE), programmed, seat, n)


@rule
def programmed(s: Tamashii, seat: i64, n: i64, move: i64) -> None:
    if move != DONE:
        make_move(s, seat, move)
        s.now(program, seat, n - 1)


def make_move(s: Tamashii, seat: i64, move: i64) -> None:
    """T-64, T-65: a token goes to an empty cell beside it, or two neighbours change places."""
    s.launcher[seat] = swapped(s.launcher[seat], FROM.of(move), TO.of(move))

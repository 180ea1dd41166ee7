"""Programming: T-64 to T-70."""

from __future__ import annotations

import pytest

from ludarium.games.tamashii.patterns import cell_at
from ludarium.games.tamashii.rules.programming import FROM, TO, program
from ludarium.games.tamashii.rules.tokens import DONE
from tests.tamashii.table import answer, asked, do, lay, options, shown, table


def move(one: tuple[int, int], other: tuple[int, int]) -> int:
    first, last = sorted((cell_at(*one), cell_at(*other)))
    return int(FROM.put(first) + TO.put(last))


@pytest.mark.rule("T-64")
@pytest.mark.rule("T-43")
@pytest.mark.rule("T-66")
def test_a_token_slides_to_the_free_cells_beside_it_and_to_no_other() -> None:
    s = table()
    lay(s, 0, "..... ...R. ..... .....")
    do(s, program, 0, 1)
    assert set(options(s)) == {move((1, 3), to) for to in ((0, 3), (2, 3), (1, 2))} | {DONE}  # (1, 4) is locked


@pytest.mark.rule("T-65")
@pytest.mark.rule("T-65a")
@pytest.mark.rule("T-69")
def test_neighbours_swap_unless_they_are_alike() -> None:
    s = table()
    lay(s, 0, "RRC.. ..... ..... .....")
    do(s, program, 0, 1)
    assert move((0, 0), (0, 1)) not in options(s)
    answer(s, move((0, 1), (0, 2)))
    assert shown(s) == "RCR.. ..... ..... ....."


@pytest.mark.rule("T-62")
@pytest.mark.rule("T-70")
def test_programming_four_is_three_slides_and_a_swap_and_no_fifth_move() -> None:
    s = table()
    lay(s, 0, "R.... B.... ..... .....")
    do(s, program, 0, 4)
    for step in (((0, 0), (0, 1)), ((0, 1), (0, 2)), ((1, 0), (0, 0))):
        answer(s, move(*step))
    assert shown(s) == "B.R.. ..... ..... ....."
    answer(s, move((0, 0), (0, 1)))
    assert not asked(s)
    assert shown(s) == ".BR.. ..... ..... ....."


@pytest.mark.rule("T-68")
def test_one_may_stop_with_moves_left() -> None:
    s = table()
    lay(s, 0, "R.... ..... ..... .....")
    do(s, program, 0, 4)
    answer(s, DONE)
    assert not asked(s)

"""Programming: T-64 to T-70."""

from __future__ import annotations

import pytest

from ludarium.games.tamashii.patterns import cell_at
from ludarium.games.tamashii.rules.planning import programming_step
from ludarium.games.tamashii.rules.programming import FROM, TO, program
from ludarium.games.tamashii.rules.tokens import DONE
from ludarium.games.tamashii.rules.upgrades import END, MOVE, option
from tests.tamashii.scene import bare, equip, number_of, occupy
from tests.tamashii.table import answer, asked, do, lay, new, options, shown, table


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


@pytest.mark.rule("T-68")
def test_one_may_stop_in_the_step_after_any_number_of_moves() -> None:
    s = bare(2)
    lay(s, 0, "R.... ..... ..... .....")
    do(s, programming_step, 0)
    way = ((0, 0), (0, 1), (0, 2), (0, 3))
    for made, here in enumerate(way):
        assert s.moves_left[0] == 4 - made
        assert not asked(answer(s.clone(), option(END, 0)))
        if made < 3:
            answer(s, option(MOVE, move(here, way[made + 1])))


@pytest.mark.rule("T-67")
def test_in_its_step_a_seat_has_the_moves_of_the_active_body_and_those_left_are_lost() -> None:
    s = bare(2)
    occupy(s, 0, "archivist")  # PRG 5
    assert s.content.prg[number_of("body", "archivist")] == 5
    for seat in (0, 1):
        lay(s, seat, "R.... ..... ..... .....")
        do(s, programming_step, seat)
        assert s.moves_left[seat] == (5 if seat == 0 else 4)
        answer(s, option(MOVE, move((0, 0), (0, 1))))
        assert s.moves_left[seat] == (4 if seat == 0 else 3)
        answer(s, option(END, 0))
        assert not asked(s)
        assert s.moves_left[seat] == 0


@pytest.mark.rule("T-67")
@pytest.mark.rule("T-130")
def test_what_adds_to_programming_is_added() -> None:
    s = bare(2)
    equip(s, 0, "fluency")  # prg +2
    lay(s, 0, "R.... ..... ..... .....")
    do(s, programming_step, 0)
    assert s.moves_left[0] == 4 + 2


@pytest.mark.rule("T-67")
@pytest.mark.rule("T-70")
def test_a_fifth_move_is_not_offered_in_the_step() -> None:
    s = bare(2)
    lay(s, 0, "R.... B.... ..... .....")
    do(s, programming_step, 0)
    for there in (((0, 0), (0, 1)), ((0, 1), (0, 2)), ((1, 0), (0, 0)), ((0, 0), (0, 1))):
        answer(s, option(MOVE, move(*there)))
    assert shown(s) == ".BR.. ..... ..... ....."
    assert not asked(s)


@pytest.mark.rule("T-67a")
def test_programming_reveals_nothing_and_every_move_is_an_answer_of_its_own() -> None:
    match = new(seats=2)
    while match.prompt.kind != "stop_answered":
        match.answer(0)
    seat = match.actor
    moves = [each for each in match.prompt.options if int(match.state.options[each.index]) % 16 == MOVE]
    luck = list(match.state.luck)
    before, length = match.hash(), len(match.log)
    match.answer(moves[0].index, seat=seat)
    assert len(match.log) == length + 1
    assert list(match.state.luck) == luck
    match.undo()
    assert match.hash() == before

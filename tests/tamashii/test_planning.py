"""The turn and its Planning phase: T-184 to T-190, T-297, T-297a."""

from __future__ import annotations

import random
from itertools import groupby

import pytest

from ludarium.core.kernel import CHANCE
from ludarium.games.tamashii.fields import ACTION, BAG, COMBAT, DIE, LOST, PLANNING, QUEST
from ludarium.games.tamashii.flow import open_turn, pass_the_token, planning_phase
from ludarium.games.tamashii.rules.planning import plan
from ludarium.games.tamashii.rules.rolls import SEAT
from ludarium.games.tamashii.rules.trace import trace_rises
from ludarium.games.tamashii.rules.upgrades import END, WHAT
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import MEMORY, POWER
from tests.tamashii.scene import attach, bare
from tests.tamashii.table import asked, do, lay, new, options, table


def done(s: Tamashii, seat: int) -> None:
    """This seat is done with Planning, whatever else it could do."""
    while s.lanes and seat in [int(each) for each in s.actors()]:
        s.focus(seat)
        s.answer(len(s.options) - 1)


@pytest.mark.rule("T-184")
@pytest.mark.rule("T-191")
@pytest.mark.rule("T-229")
def test_a_turn_is_planning_action_combat_and_quest_and_then_the_next_one() -> None:
    match, luck = new(seats=3, seed=5), random.Random(5)
    match.answer("first=3")
    seen = []
    while match.state.turn < 4 and match.prompt is not None:
        s = match.state
        if s.turn:
            seen.append((int(s.turn), int(s.phase), int(s.acting), int(s.first_player)))
        match.answer(luck.randrange(len(match.prompt.options)), seat=match.actors[0] if match.actors else None)
    for turn in (1, 2, 3):
        phases = [phase for phase, _ in groupby(phase for number, phase, _, _ in seen if number == turn)]
        assert phases == sorted(phases)
        assert set(phases) >= {PLANNING, ACTION}
        assert {first for number, _, _, first in seen if number == turn} == {(2, 0, 1)[turn - 1]}
        acting = [seat for seat, _ in groupby(each[2] for each in seen if each[:2] == (turn, ACTION)) if seat >= 0]
        assert acting == [(turn + 1 + after) % 3 for after in range(3)]


@pytest.mark.rule("T-184")
def test_combat_follows_action_seat_by_seat() -> None:
    s = bare(2)
    s.self_driving = True
    for seat, id in ((0, "zoe"), (1, "catcher")):
        attach(s, seat, id)
    s.turn = 4
    do(s, open_turn)
    for seat in (0, 1):
        done(s, seat)
    order = []
    while s.turn == 5:
        order.append((int(s.phase), int(s.actor)))
        s.answer(len(s.options) - 1)
    assert [each for each, _ in groupby(order)] == [(ACTION, 0), (ACTION, 1), (COMBAT, 0), (COMBAT, 1)]
    assert QUEST == 4  # nothing could be done there


@pytest.mark.rule("T-184a")
@pytest.mark.parametrize(
    ("limit", "turn", "over"), [(30, 29, False), (30, 30, True), (2, 2, True), (0, 30, False), (0, 300, False)]
)
def test_a_match_ends_with_its_last_turn(limit: int, turn: int, over: bool) -> None:
    s = table(2, turn_limit=limit)
    s.turn = turn
    do(s, pass_the_token)
    assert s.over == over
    assert s.outcome == (LOST if over else 0)
    if not over:
        assert s.turn == turn + 1


@pytest.mark.rule("T-184a")
def test_thirty_turns_unless_something_else_is_chosen() -> None:
    assert table().settings.turn_limit == 30


@pytest.mark.rule("T-185")
def test_trace_roll_then_fill_then_programming() -> None:
    s = bare(1)
    s.turn, s.trace[0] = 1, 4
    do(s, open_turn)
    steps = []
    while s.actor == CHANCE:
        steps.append(int(s.stream))
        s.answer(0)  # a blank; red
    assert [each for each, _ in groupby(steps)] == [DIE, BAG]
    assert steps.count(DIE) == 2
    assert asked(s) == "stop_answered"
    assert s.moves_left[0] == 4


@pytest.mark.rule("T-186")
@pytest.mark.rule("T-186a")
def test_in_the_first_turn_no_trace_roll_even_if_trace_has_risen() -> None:
    s = bare(1)
    s.trace[0] = 8
    do(s, open_turn)
    assert s.turn == 1
    assert s.stream == BAG
    assert (int(s.trace[0]), len(s.pile(0))) == (8, 0)


@pytest.mark.rule("T-186a")
@pytest.mark.rule("T-147")
def test_the_last_cell_works_from_the_start() -> None:
    s = bare(1)
    s.self_driving = True
    do(s, trace_rises, 0, 9)
    assert (int(s.trace[0]), len(s.pile(0))) == (0, 2)


@pytest.mark.rule("T-190")
@pytest.mark.rule("T-297")
@pytest.mark.rule("T-297a")
def test_action_begins_when_all_are_done_and_done_is_final() -> None:
    s = table(3)
    do(s, open_turn)
    assert [int(each) for each in s.actors()] == [0, 1, 2]
    for seat in (1, 0):
        done(s, seat)
        assert seat not in [int(each) for each in s.actors()]
        assert s.phase == PLANNING
    assert [int(each) for each in s.actors()] == [2]
    done(s, 2)
    assert s.phase == ACTION
    assert (int(s.lanes), int(s.acting)) == (0, 0)


@pytest.mark.rule("T-297a")
def test_without_lanes_the_same_questions_come_in_turn_order() -> None:
    s = table(3, first=1)
    s.settings.lanes = False  # as in the generator
    do(s, open_turn)
    order = []
    while s.phase == PLANNING:
        assert [int(each) for each in s.actors()] == [s.actor]
        order.append(int(s.actor))
        s.answer(len(s.options) - 1)
    assert [seat for seat, _ in groupby(order)] == [1, 2, 0]


@pytest.mark.rule("T-297")
@pytest.mark.rule("T-145a")
def test_trace_rolls_come_one_seat_after_the_other_from_the_first_player() -> None:
    s = bare(3, first=1)
    s.turn = 1
    for seat in range(3):
        s.trace[seat] = 8
    do(s, open_turn)
    order = []
    while s.actor == CHANCE and s.stream == DIE:
        order.append(int(SEAT.of(s.then_a)))
        s.answer(0)
    assert order == [1, 1, 1, 2, 2, 2, 0, 0, 0]


@pytest.mark.rule("T-174a")
@pytest.mark.rule("T-297")
def test_before_its_trace_roll_a_seat_has_its_stop_and_none_in_the_first_turn() -> None:
    for turn, kinds in ((0, []), (1, ["stop_answered"])):
        s = bare(1)
        s.exp[0], s.turn, s.trace[0] = 2, turn, 2  # it can draw a class card
        do(s, open_turn)
        found = []
        while s.actor == 0 and s.lanes == 0:
            found.append(asked(s))
            s.answer(len(s.options) - 1)
        assert found == kinds


@pytest.mark.rule("T-297a")
@pytest.mark.rule("T-174a")
def test_after_the_last_move_a_seat_that_can_buy_is_still_asked_and_another_is_not() -> None:
    s = bare(2)
    s.self_driving = True
    s.assets[MEMORY] = 1
    do(s, planning_phase)
    s.focus(0)
    assert asked(s) == "stop_answered"
    s.answer(len(s.options) - 1)  # before Fill
    for seat in (0, 1):
        for _move in range(4):
            s.focus(seat)
            assert s.actor == seat
            s.answer(next(at for at, each in enumerate(options(s)) if WHAT.of(each) == 10))
    assert [int(each) for each in s.actors()] == [0]
    assert int(WHAT.put(END)) in options(s)
    assert s.assets[POWER] == 0


@pytest.mark.rule("T-171")
@pytest.mark.rule("T-297a")
def test_who_was_reset_in_planning_has_no_lane() -> None:
    s = bare(2)
    s.self_driving = True
    lay(s, 0, "..... ..... ..... .....")
    s.phase = PLANNING
    s.left_phase = 0b01
    do(s, plan)
    assert [int(each) for each in s.actors()] == [1]
    assert s.drawn[0] == 0

"""Trace: T-144 to T-149, T-165."""

from __future__ import annotations

import pytest

from ludarium.core.kernel import CHANCE, NOBODY
from ludarium.games.tamashii.dice import LAST_CELL, PLAYER_FACES, PLAYER_WEIGHTS, TRACE_DICE
from ludarium.games.tamashii.fields import DISCARDED, NONE, PLANNING
from ludarium.games.tamashii.flow import planning_phase
from ludarium.games.tamashii.rules.dice_verbs import trace_on_verb
from ludarium.games.tamashii.rules.trace import trace_rises, trace_roll, trace_to_0
from ludarium.games.tamashii.state import Tamashii
from tests.tamashii import ground
from tests.tamashii.scene import COMMON, REROLL, attach, bare, deck_is, enemy, pile, rolled, told, zones
from tests.tamashii.table import answer, asked, do, options, table, write


def deck(s: Tamashii, n: int) -> list[int]:
    """So many different Enemies, and no luck in which comes next."""
    cards = [enemy(id) for id in ("zoe", "doorman", "sweeper", "usher", "greeter", "stapler")[:n]]
    deck_is(s, *cards)
    return cards


@pytest.mark.rule("T-144")
def test_trace_begins_at_0_and_the_marker_tells_how_many_dice_are_rolled() -> None:
    s = table(3)
    assert list(s.trace) == [0, 0, 0]
    assert [int(n) for n in TRACE_DICE[:9]] == [0, 1, 1, 2, 2, 2, 3, 3, 3]
    assert LAST_CELL == 9


@pytest.mark.rule("T-144")
@pytest.mark.rule("T-145")
@pytest.mark.parametrize(("trace", "dice"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (8, 3)])
def test_so_many_dice_as_the_threshold_says(trace: int, dice: int) -> None:
    s = bare()
    s.trace[0] = trace
    do(s, trace_roll, 0)
    for _die in range(dice):
        assert asked(s) == "fell"
        told(s, 0)
    assert s.actor == NOBODY
    assert s.trace[0] == trace


@pytest.mark.rule("T-145")
@pytest.mark.parametrize(("dice", "drawn"), [("bb", 0), ("rr", 0), ("br", 0), ("cb", 1), ("cr", 1), ("cc", 2)])
def test_each_common_symbol_draws_an_enemy(dice: str, drawn: int) -> None:
    s = bare()
    cards = deck(s, 3)
    s.trace[0] = 4
    rolled(do(s, trace_roll, 0), dice)
    assert pile(s) == cards[:drawn]
    assert [int(each) for each in PLAYER_FACES] == [0, 1, 2]
    assert PLAYER_WEIGHTS[COMMON] * 2 == sum(PLAYER_WEIGHTS)  # D5: every second die draws


@pytest.mark.rule("T-146")
@pytest.mark.parametrize(("dice", "trace"), [("br", 4), ("bc", 0), ("cc", 0)])
def test_trace_goes_back_to_0_if_an_enemy_was_drawn(dice: str, trace: int) -> None:
    s = bare()
    deck(s, 3)
    s.trace[0] = 4
    rolled(do(s, trace_roll, 0), dice)
    assert s.trace[0] == trace


@pytest.mark.rule("T-146")
@pytest.mark.rule("T-164")
def test_trace_stays_if_there_is_no_enemy_left_to_draw() -> None:
    s = bare()
    deck(s, 0)
    s.trace[0] = 4
    rolled(do(s, trace_roll, 0), "cc")
    assert (pile(s), s.trace[0]) == ([], 4)


@pytest.mark.rule("T-145a")
@pytest.mark.rule("T-165")
def test_one_seat_after_the_other_rolls_rerolls_and_draws() -> None:
    s = bare(3)
    cards = deck(s, 6)
    s.turn = 2
    s.first_player = 1
    write(s.trace, 0, 1, 3, 1)
    s.assets[4 * 2 + REROLL] = 1
    do(s, planning_phase)
    assert s.phase == PLANNING
    rolled(s, "cc")  # seat 1 has two dice and draws before anybody else rolls
    assert pile(s, 1) == cards[:2]
    rolled(s, "b")
    assert (asked(s), s.actor) == ("reroll_chosen", 2)
    answer(s, max(options(s)))
    rolled(s, "c")
    assert pile(s, 2) == cards[2:3]
    assert s.actor == CHANCE  # now seat 0
    rolled(s, "c")
    assert pile(s, 0) == cards[3:4]
    assert list(s.trace) == [0, 0, 0]


@pytest.mark.rule("T-147")
@pytest.mark.parametrize(("before", "rise"), [(8, 1), (6, 3), (7, 5)])
def test_on_the_last_cell_two_enemies_come_at_once_and_what_is_too_much_is_lost(before: int, rise: int) -> None:
    s = bare()
    cards = deck(s, 4)
    s.trace[0] = before
    do(s, trace_rises, 0, rise)
    assert (pile(s), s.trace[0]) == (cards[:2], 0)
    do(s, trace_rises, 0, 2)
    assert (pile(s), s.trace[0]) == (cards[:2], 2)  # a rise that follows starts from 0


@pytest.mark.rule("T-147")
def test_the_marker_goes_back_when_both_have_come() -> None:
    s = ground.in_force(ground.bare(2), "when attached if trace = 9: exp 1", forced=True)
    s.trace[0] = 7
    do(s, trace_rises, 0, 2)
    ground.any_luck(s)
    assert (len(pile(s)), int(s.exp[0]), int(s.trace[0])) == (2, 2, 0)


@pytest.mark.rule("T-147")
def test_one_cell_before_the_last_nothing_happens() -> None:
    s = bare()
    deck(s, 4)
    s.trace[0] = 5
    do(s, trace_rises, 0, 3)
    assert (pile(s), s.trace[0]) == ([], 8)


@pytest.mark.rule("T-148")
def test_trace_never_falls_below_0() -> None:
    s = bare()
    s.trace[0] = 2
    do(s, trace_rises, 0, -3)
    assert s.trace[0] == 0


@pytest.mark.rule("T-149")
def test_trace_set_to_0_draws_nobody() -> None:
    s = bare()
    deck(s, 4)
    s.trace[0] = 8
    do(s, trace_to_0, 0)
    assert (pile(s), s.trace[0], s.actor) == ([], 0, NOBODY)


@pytest.mark.rule("T-9a")
def test_without_a_marker_nothing_changes_until_a_card_brings_it() -> None:
    s = bare()
    deck(s, 4)
    write(s.trace, 0, NONE, NONE)
    do(s, trace_rises, 0, 9)
    do(s, trace_rises, 0, -1)
    do(s, trace_to_0, 0)
    do(s, trace_roll, 0)
    assert (list(s.trace), pile(s), s.actor) == ([NONE, NONE], [], NOBODY)
    do(s, trace_on_verb)
    assert list(s.trace) == [0, 0]
    do(s, trace_rises, 0, 2)
    assert list(s.trace) == [2, 0]


@pytest.mark.rule("T-147")
@pytest.mark.rule("T-164")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    s = bare()
    deck(s, 1)
    (old,) = attach(s, 1, "catcher")
    zones.put(s.enemies, old, DISCARDED)
    s.trace[0] = 8
    do(s, trace_rises, 0, 1)
    assert pile(s) == [enemy("zoe"), old]
    assert zones.count(s.enemies, DISCARDED) == 0

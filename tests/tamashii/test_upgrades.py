"""Upgrades: T-97, T-174 to T-183."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.games.tamashii.fields import CLASS_DECK, IN_HAND, IN_USE
from ludarium.games.tamashii.patterns import cell_at
from ludarium.games.tamashii.rules import upgrades
from ludarium.games.tamashii.rules.launch import WHAT as LAUNCH
from ludarium.games.tamashii.rules.launch import launch_step
from ludarium.games.tamashii.rules.planning import (
    BEFORE_FILL,
    BEFORE_TRACE,
    IN_PROGRAMMING,
    ask_stop,
    plan_of,
    programming_step,
    trace_of,
)
from ludarium.games.tamashii.rules.upgrades import (
    DISCARD,
    DRAW,
    END,
    EQUIP,
    MOVE,
    OPEN_TOKEN,
    STRENGTHEN,
    TOKEN,
    UNLOCK,
    WHAT,
    option,
)
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import BLUE, MEMORY, NO_UPGRADE, OPEN, RED, TURN_LONG
from tests.tamashii.scene import bare, number_of
from tests.tamashii.table import answer, asked, do, lay, options, shown, tokens


def at_a_stop(stop: int = BEFORE_FILL, memory: int = 0, exp: int = 0, board: str = "") -> Tamashii:
    """Seat 0 is asked what it wants to buy, and has so much to pay with."""
    s = bare(1)
    s.assets[MEMORY], s.exp[0] = memory, exp
    lay(s, 0, board)
    return do(s, ask_stop, 0, stop)


def kinds(s: Tamashii) -> set[int]:
    return {int(WHAT.of(each)) for each in options(s)}


def spare_card(s: Tamashii, id: str = "spare_fist") -> int:
    card = number_of("augmentation", id)
    zones.put(s.augmentations, card, IN_HAND)
    return card


@pytest.mark.rule("T-174")
def test_whatever_can_be_paid_may_be_bought_in_any_order_again_and_again() -> None:
    s = at_a_stop(memory=3, exp=4)
    answer(s, option(TOKEN, RED))
    answer(s, option(STRENGTHEN, 0))
    answer(s, option(TOKEN, RED))
    answer(s, option(UNLOCK, 2))
    assert (int(s.assets[MEMORY]), int(s.exp[0])) == (1, 0)
    assert kinds(s) == {END, TOKEN}
    answer(s, option(TOKEN, BLUE))
    assert not asked(s)  # nothing can be paid any more
    assert tokens(s.dump) == "RRB"
    assert (int(s.integrity[0]), int(s.locked[0])) == (6, 0b1011)


@pytest.mark.rule("T-174a")
@pytest.mark.parametrize("stop", [BEFORE_TRACE, BEFORE_FILL, IN_PROGRAMMING])
def test_where_nothing_can_be_bought_nothing_is_asked(stop: int) -> None:
    assert not asked(at_a_stop(stop))
    assert not asked(at_a_stop(stop, exp=1))


@pytest.mark.rule("T-174a")
def test_before_the_trace_roll_only_those_are_asked_who_have_something_to_do_with_cards() -> None:
    assert not asked(at_a_stop(BEFORE_TRACE, memory=5))
    s = bare(1)
    s.exp[0] = 2
    for card in range(52):
        if s.augmentations[card] >= CLASS_DECK:
            zones.put(s.augmentations, card, 0)
    do(s, ask_stop, 0, BEFORE_TRACE)
    assert not asked(s)
    card = spare_card(s)
    s.assets[MEMORY] = 2
    do(s, ask_stop, 0, BEFORE_TRACE)
    assert not asked(s)  # it costs 3
    s.assets[MEMORY] = 3
    do(s, ask_stop, 0, BEFORE_TRACE)
    assert option(EQUIP, card) in options(s)
    assert kinds(s) > {EQUIP, END}  # and then everything can be bought


@pytest.mark.rule("T-174a")
@pytest.mark.rule("T-182")
def test_before_the_trace_roll_who_can_draw_is_asked() -> None:
    s = bare(1)
    s.exp[0] = 2
    s.turn = 2
    do(s, trace_of, 0)
    assert option(DRAW, 0) in options(s)


@pytest.mark.rule("T-174a")
@pytest.mark.rule("T-180")
def test_a_lock_removed_before_fill_is_filled_this_turn() -> None:
    s = bare(1)
    s.self_driving = True
    s.exp[0] = 2
    do(s, plan_of, 0)
    answer(s, option(UNLOCK, 1))
    assert shown(s).split()[1][4] != "."
    assert s.drawn[0] == 9


@pytest.mark.rule("T-174a")
@pytest.mark.rule("T-297a")
def test_in_programming_before_between_and_after_moves() -> None:
    s = bare(1)
    s.assets[MEMORY] = 3
    lay(s, 0, "R.... ..... ..... .....")
    do(s, programming_step, 0)
    answer(s, option(TOKEN, RED))
    ways = [each for each in options(s) if WHAT.of(each) == MOVE]
    answer(s, ways[0])
    answer(s, option(TOKEN, RED))
    for _each in range(3):
        answer(s, next(each for each in options(s) if WHAT.of(each) == MOVE))
    assert kinds(s) == {END, DISCARD, TOKEN}  # the last move is no `done`
    answer(s, option(TOKEN, RED))
    assert not asked(s)
    assert tokens(s.dump) == "RRR"


@pytest.mark.rule("T-175")
@pytest.mark.rule("T-97")
@pytest.mark.parametrize(("token", "supply", "boxed"), [("R", 1, 0), ("O", 1, 0), ("C", 0, 1)])
def test_a_memory_discards_any_token_of_the_launcher(token: str, supply: int, boxed: int) -> None:
    s = at_a_stop(memory=1, board=f"Y.... ..{token}.. ..... .....")
    kind = "RBGYOC".index(token)
    before, box = int(s.supply[kind]), int(s.boxed)
    assert [int(each) for each in options(s) if WHAT.of(each) == DISCARD] == [
        option(DISCARD, cell_at(0, 0)),
        option(DISCARD, cell_at(1, 2)),
    ]
    answer(s, option(DISCARD, cell_at(1, 2)))
    assert shown(s) == "Y.... ..... ..... ....."
    assert (int(s.supply[kind]) - before, int(s.boxed) - box) == (supply, boxed)
    assert s.assets[MEMORY] == 0


@pytest.mark.rule("T-176")
@pytest.mark.rule("T-97")
def test_a_memory_buys_a_basic_token_whose_supply_is_not_empty() -> None:
    s = bare(1)
    s.assets[MEMORY] = 2
    s.supply[RED] = 0
    do(s, ask_stop, 0, BEFORE_FILL)
    assert [option(TOKEN, kind) in options(s) for kind in range(6)] == [False, True, True, True, False, False]
    left = int(s.supply[BLUE])
    answer(s, option(TOKEN, BLUE))
    assert (tokens(s.dump), int(s.supply[BLUE]), int(s.assets[MEMORY])) == ("B", left - 1, 1)


@pytest.mark.rule("T-177")
@pytest.mark.rule("T-127")
def test_the_printed_memory_equips_a_card() -> None:
    s = bare(1)
    dear, cheap = spare_card(s, "through_the_counter"), spare_card(s, "one_two")  # 4 and 2
    s.assets[MEMORY] = 3
    do(s, ask_stop, 0, BEFORE_FILL)
    assert option(EQUIP, dear) not in options(s)
    answer(s, option(EQUIP, cheap))
    assert (int(s.assets[MEMORY]), int(s.augmentations[cheap]), int(s.augmentations[dear])) == (1, IN_USE, IN_HAND)


@pytest.mark.rule("T-179")
@pytest.mark.parametrize(("most", "now"), [(5, 5), (7, 3), (9, 9)])
def test_two_exp_raise_the_regulator_and_the_marker_by_one(most: int, now: int) -> None:
    s = bare(1)
    s.most_integrity[0], s.integrity[0], s.exp[0] = most, now, 3
    do(s, ask_stop, 0, BEFORE_FILL)
    answer(s, option(STRENGTHEN, 0))
    assert (int(s.most_integrity[0]), int(s.integrity[0]), int(s.exp[0])) == (most + 1, now + 1, 1)


@pytest.mark.rule("T-179")
@pytest.mark.rule("T-180")
@pytest.mark.rule("T-181")
def test_what_cannot_be_had_any_more_is_not_offered() -> None:
    s = bare(1)
    s.exp[0] = 2
    assert kinds_of(s) >= {STRENGTHEN, UNLOCK, OPEN_TOKEN}
    s.most_integrity[0] = 10
    assert STRENGTHEN not in kinds_of(s)
    s.locked[0] = 0
    assert UNLOCK not in kinds_of(s)
    s.supply[OPEN] = 0
    assert OPEN_TOKEN not in kinds_of(s)


def kinds_of(s: Tamashii) -> set[int]:
    return {int(WHAT.of(each)) for each in upgrades.upgrades(s, 0)}


@pytest.mark.rule("T-180")
def test_two_exp_remove_a_lock_of_choice() -> None:
    s = bare(1)
    s.exp[0], s.locked[0] = 2, 0b1010
    do(s, ask_stop, 0, BEFORE_FILL)
    assert [int(each) for each in options(s) if WHAT.of(each) == UNLOCK] == [option(UNLOCK, 1), option(UNLOCK, 3)]
    answer(s, option(UNLOCK, 3))
    assert (int(s.locked[0]), int(s.exp[0])) == (0b0010, 0)


@pytest.mark.rule("T-181")
def test_two_exp_buy_an_open_token_for_the_dump() -> None:
    s = at_a_stop(exp=2)
    answer(s, option(OPEN_TOKEN, 0))
    assert (tokens(s.dump), int(s.supply[OPEN]), int(s.exp[0])) == ("O", 15, 0)


@pytest.mark.rule("T-182")
@pytest.mark.rule("T-124")
def test_two_exp_draw_two_class_cards_of_which_one_is_kept() -> None:
    s = bare(1)
    s.self_driving = True
    s.exp[0] = 2
    do(s, ask_stop, 0, BEFORE_FILL)
    answer(s, option(DRAW, 0))
    assert len(options(s)) == 2
    kept = options(s)[0]
    answer(s, kept)
    assert (int(s.augmentations[kept]), int(s.exp[0])) == (IN_HAND, 0)


@pytest.mark.rule("T-183")
def test_exp_is_spent_by_twos_and_in_planning_only() -> None:
    s = at_a_stop(exp=3)
    answer(s, option(OPEN_TOKEN, 0))
    assert s.exp[0] == 1
    assert not asked(s)
    s = bare(1)
    s.exp[0] = 8
    lay(s, 0, "RBR.. ..... ..... .....")
    do(s, launch_step, 0)
    assert {int(LAUNCH.of(each)) for each in options(s)} == {0, 2}  # launch or end
    while asked(s):
        s.answer(0)
    assert s.exp[0] == 8


@pytest.mark.rule("T-174")
def test_no_upgrade_means_none() -> None:
    s = bare(1)
    s.assets[MEMORY], s.exp[0] = 5, 8
    s.lasts(NO_UPGRADE, 1, 0, TURN_LONG)
    do(s, ask_stop, 0, BEFORE_FILL)
    assert not asked(s)


@pytest.mark.rule("T-176")
@pytest.mark.rule("T-181")
@pytest.mark.rule("T-297c")
def test_of_a_token_that_another_was_faster_to_take_nothing_is_paid() -> None:
    s = bare(1)
    s.assets[MEMORY], s.exp[0] = 1, 2
    do(s, ask_stop, 0, BEFORE_FILL)
    s.supply[RED] = s.supply[OPEN] = 0
    answer(s, option(TOKEN, RED))
    assert s.assets[MEMORY] == 1
    assert option(TOKEN, RED) not in options(s)
    s = bare(1)
    s.exp[0] = 2
    do(s, ask_stop, 0, BEFORE_FILL)
    s.supply[OPEN] = 0
    answer(s, option(OPEN_TOKEN, 0))
    assert (int(s.exp[0]), tokens(s.dump)) == (2, "")

"""Tests and Group Tests: tokens for dice, dice for successes (T-243 to T-249)."""

from __future__ import annotations

import pytest

from ludarium.games.tamashii.fields import QUEST
from ludarium.games.tamashii.patterns import cell_at
from ludarium.games.tamashii.rules import quest
from ludarium.games.tamashii.rules.quest import DONE
from ludarium.games.tamashii.rules.rolls import BLANKS
from ludarium.games.tamashii.rules.tests import ENOUGH
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import BLANK, COMMON, RARE
from tests.tamashii.ground import SHELTER, SQUARE, bare, counted, does, in_force, luck, on_the_table, pick, quiet, scene
from tests.tamashii.table import asked, do, lay, options, shown, tokens

TEST_RED = """
test red 3:
  gain power 1
fail:
  exp 1
"""


def cells(s: Tamashii, *columns: int) -> list[int]:
    """Cells of the first row."""
    return [cell_at(0, column) for column in columns]


@pytest.mark.rule("T-243")
@pytest.mark.rule("T-244")
@pytest.mark.rule("T-245")
@pytest.mark.parametrize(
    ("dice", "passed"),
    [((RARE, COMMON), True), ((COMMON, COMMON), False), ((RARE, BLANK), False), ((RARE, RARE), True)],
)
def test_two_red_tokens_are_two_dice_and_three_successes_pass(dice: tuple[int, int], passed: bool) -> None:
    s = bare()
    lay(s, 0, "RORB. ..... ..... .....")
    does(s, TEST_RED)
    assert options(s) == [*cells(s, 0, 1, 2), ENOUGH], "red and Open ones, any number of them"
    pick(s, *cells(s, 0, 1), ENOUGH)
    assert tokens(s.dump) == "RO"
    luck(s, *dice)
    assert quiet(s)
    assert (s.assets[0], s.exp[0]) == ((1, 0) if passed else (0, 1))
    assert shown(s) == "..RB. ..... ..... ....."


@pytest.mark.rule("T-243")
@pytest.mark.rule("T-244")
@pytest.mark.rule("T-247")
def test_a_test_that_is_no_group_test_is_the_players_alone() -> None:
    s = bare(2)
    for seat in (0, 1):
        lay(s, seat, "RR... ..... ..... .....")
    does(s, TEST_RED)
    pick(s, *cells(s, 0, 1))
    luck(s, RARE, BLANK)
    assert quiet(s)
    assert (tokens(s.dump, 1), s.exp[0]) == ("", 1)


@pytest.mark.rule("T-243")
@pytest.mark.rule("T-51")
def test_a_test_of_any_type_takes_basic_and_open_tokens_and_one_of_the_essential_type_takes_that() -> None:
    s = bare()
    lay(s, 0, "RBOC. ..... ..... .....")
    does(s, "test any 1: exp 1")
    assert options(s) == [*cells(s, 0, 1, 2), ENOUGH]
    s = bare()
    lay(s, 0, "RBOC. ..... ..... .....")
    s.essential[0] = 1
    does(s, "test essential 1: exp 1")
    assert options(s) == [*cells(s, 1, 2), ENOUGH]


@pytest.mark.rule("T-243a")
def test_without_a_token_to_dump_there_is_no_test() -> None:
    s = bare()
    lay(s, 0, "BGYC. ..... ..... .....")
    assert quiet(does(s, TEST_RED))
    assert (s.assets[0], s.exp[0]) == (0, 0), "neither passed nor failed"


@pytest.mark.rule("T-243a")
def test_a_printed_test_is_started_once_a_step_and_joined_as_often_as_others_start_it() -> None:
    s = scene({"x01": 'plot:\n  activity "listen":\n    group test red 9:\n      exp 1'}, seats=2, first="x01")
    for seat in (0, 1):
        lay(s, seat, "RRR.. ..... ..... .....")
    s.phase = QUEST
    do(s, quest.player_activity)
    pick(s, 0, cell_at(0, 0), ENOUGH, cell_at(0, 0), ENOUGH)
    luck(s, BLANK, BLANK)
    assert s.actor == 1, "the first seat has started its Test; the second may start its own"
    pick(s, 0, cell_at(0, 1), ENOUGH)
    assert (s.actor, asked(s)) == (0, "dumped_for_test")
    pick(s, ENOUGH)
    luck(s, BLANK)
    assert quiet(s)


@pytest.mark.rule("T-249")
@pytest.mark.rule("T-243a")
def test_who_dumps_nothing_has_not_tested_and_nobody_need_join() -> None:
    s = bare(2)
    for seat in (0, 1):
        lay(s, seat, "RR... ..... ..... .....")
    does(s, "group test red 1:\n  exp 1\nfail:\n  gain power 1")
    pick(s, ENOUGH)
    assert quiet(s), "nobody has started it: the others are not asked"
    assert (list(s.exp), s.assets[0]) == ([0, 0], 0)
    does(s, "group test red 1:\n  exp 1\nfail:\n  gain power 1")
    pick(s, cell_at(0, 0), ENOUGH)
    assert s.actor == 1
    pick(s, ENOUGH)
    luck(s, COMMON)
    assert (list(s.exp), tokens(s.dump, 1)) == ([1, 0], "")


@pytest.mark.rule("T-246")
@pytest.mark.rule("T-100")
def test_rerolls_help_in_a_test() -> None:
    s = bare()
    lay(s, 0, "RR... ..... ..... .....")
    s.assets[3] = 1
    does(s, TEST_RED)
    pick(s, *cells(s, 0, 1))
    luck(s, BLANK, RARE)
    assert asked(s) == "reroll_chosen"
    pick(s, BLANKS.put(1))
    luck(s, COMMON)
    assert (s.assets[0], s.assets[3]) == (1, 0)


@pytest.mark.rule("T-246")
@pytest.mark.rule("T-248")
@pytest.mark.parametrize("first", [0, 1])
def test_each_rerolls_the_own_dice_with_own_rerolls(first: int) -> None:
    s = bare(2)
    s.first_player = first
    for seat in (0, 1):
        lay(s, seat, "R.... ..... ..... .....")
    s.assets[4 + 3] = 1
    does(s, "group test red 3:\n  exp 1")
    pick(s, *cells(s, 0))
    pick(s, *cells(s, 0))
    luck(s, RARE, BLANK)
    assert (asked(s), s.actor) == ("reroll_chosen", 1)
    pick(s, BLANKS.put(1))
    luck(s, COMMON)
    assert (s.exp[0], s.assets[4 + 3]) == (1, 0)


@pytest.mark.rule("T-247")
@pytest.mark.rule("T-247a")
@pytest.mark.rule("T-248")
def test_a_group_test_for_two_as_in_the_example() -> None:
    """3 x P of the Essential type: six successes. The first dumps three of its own type, the second two of another."""
    s = bare(2)
    s.essential[0], s.essential[1] = 0, 1
    s.at[0], s.at[1] = SHELTER, SQUARE
    lay(s, 0, "RRRB. ..... ..... .....")
    lay(s, 1, "BBR.. ..... ..... .....")
    s.assets[3] = s.assets[4 + 3] = 1
    does(s, "group test essential 3 * P:\n  each players:\n    exp 1\nfail:\n  exp 5")
    pick(s, *cells(s, 0, 1, 2))
    assert s.actor == 1, "all dump before anybody rolls, wherever they stand"
    pick(s, *cells(s, 0, 1))
    luck(s, COMMON, COMMON, BLANK)
    assert (s.actor, asked(s)) == (0, "reroll_chosen")
    assert max(BLANKS.of(each) for each in options(s)) == 1, "its own three dice, and none of the other's"
    pick(s, BLANKS.put(1))
    luck(s, RARE)
    luck(s, COMMON, BLANK)
    assert (s.actor, asked(s)) == (1, "reroll_chosen")
    pick(s, BLANKS.put(1))
    luck(s, COMMON)
    assert list(s.exp) == [1, 1], "1 + 1 + 2 of the first and 1 + 1 of the second make six"


@pytest.mark.rule("T-247")
def test_one_success_too_few_and_the_group_fails() -> None:
    s = bare(2)
    for seat in (0, 1):
        lay(s, seat, "R.... ..... ..... .....")
    does(s, "group test red 2 * P:\n  exp 1\nfail:\n  exp 5", seat=1)
    assert s.actor == 1, "whoever starts it is the first"
    pick(s, cell_at(0, 0))
    assert s.actor == 0
    pick(s, cell_at(0, 0))
    luck(s, RARE, COMMON)
    assert list(s.exp) == [0, 5]


@pytest.mark.rule("T-249")
@pytest.mark.rule("T-264")
def test_alone_a_group_test_is_a_test_and_p_is_1() -> None:
    s = bare()
    lay(s, 0, "R.... ..... ..... .....")
    does(s, "group test red 2 * P:\n  exp 1")
    pick(s, cell_at(0, 0))
    luck(s, RARE)
    assert s.exp[0] == 1
    assert counted(s, "P") == 1


@pytest.mark.rule("T-171b")
def test_who_was_reset_in_this_phase_joins_no_group_test() -> None:
    s = bare(2)
    for seat in (0, 1):
        lay(s, seat, "R.... ..... ..... .....")
    s.left_phase = 0b10
    does(s, "group test red 1: exp 1")
    pick(s, cell_at(0, 0))
    luck(s, COMMON)
    assert s.exp[0] == 1


@pytest.mark.rule("T-314f")
def test_before_tokens_are_dumped_and_after_the_judgement_come_moments_to_all_who_took_part() -> None:
    s = bare(3)
    for seat in (0, 1):
        lay(s, seat, "RR... ..... ..... .....")
    on_the_table(s, "when testing: gain power 1\nwhen passed: exp 1\nwhen failed: exp 3")
    does(s, "group test red 2: gain shield 1")
    assert s.assets[0] == 1
    pick(s, cell_at(0, 0), ENOUGH)
    assert s.assets[4] == 1
    pick(s, cell_at(0, 0), ENOUGH)
    luck(s, COMMON, COMMON)
    assert list(s.exp) == [1, 1, 0], "the third had no token"
    assert s.assets[1] == 1
    does(s, "test red 2: gain shield 1")
    pick(s, cell_at(0, 1))
    luck(s, COMMON)
    assert list(s.exp) == [4, 1, 0]


@pytest.mark.rule("T-314g")
def test_traits_add_successes_lower_what_is_needed_and_forbid_tests() -> None:
    s = bare()
    lay(s, 0, "RRRRR ..... ..... .....")
    in_force(s, "tests +1")
    does(s, "test red 2: exp 1")
    pick(s, cell_at(0, 0), ENOUGH)
    luck(s, COMMON)
    assert s.exp[0] == 1
    in_force(s, "need -4")
    does(s, "test red 3: exp 1")
    pick(s, cell_at(0, 1), ENOUGH)
    luck(s, BLANK)
    assert s.exp[0] == 2, "1 at least is needed, and `tests +1` gives it"
    on_the_table(s, "no test")
    assert quiet(does(s, "test red 1: exp 1"))


@pytest.mark.rule("T-314i")
@pytest.mark.rule("T-243a")
def test_an_activity_that_is_a_test_is_offered_to_those_with_a_token_for_it() -> None:
    s = scene({"x01": 'plot:\n  activity "listen":\n    test red 1:\n      exp 1'}, seats=2, first="x01")
    lay(s, 0, "BG... ..... ..... .....")
    lay(s, 1, "O.... ..... ..... .....")
    s.phase = QUEST
    do(s, quest.player_activity)
    assert s.actor == 1
    pick(s, DONE)
    assert quiet(s)

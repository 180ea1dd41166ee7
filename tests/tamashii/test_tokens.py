"""Data tokens and bags: T-41 to T-63, T-86 to T-89, T-187 to T-189."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.games.tamashii.fields import LOST
from ludarium.games.tamashii.patterns import HIGHLIGHTED, cell_at
from ludarium.games.tamashii.rules import assets, tokens
from ludarium.games.tamashii.rules.board_verbs import essential_chosen, essential_verb
from ludarium.games.tamashii.rules.launch import essential_bits
from ludarium.games.tamashii.vocabulary import CORRUPTED, KINDS, OPEN, RED, TYPES
from tests.tamashii.ground import bare, does, in_force, pick
from tests.tamashii.grounds import ground
from tests.tamashii.table import answer, asked, do, lay, options, put_tokens, shown, table, write
from tests.tamashii.table import tokens as letters


@pytest.mark.rule("T-41")
@pytest.mark.rule("T-42")
@pytest.mark.rule("T-188")
@pytest.mark.rule("T-19")
def test_the_first_fill_puts_eight_tokens_on_highlighted_cells() -> None:
    s = do(table(), tokens.fill, 0)
    board = shown(s).split()
    for row, line in enumerate(board):
        for column, token in enumerate(line):
            assert (token != ".") == ((row + column) % 2 == 0 and column < 4)
    assert len(letters(s.bag)) == 13 - 8
    again = do(s, tokens.fill, 0)
    assert again.drawn[0] == 0  # a full set draws nothing


@pytest.mark.rule("T-187")
@pytest.mark.rule("T-187a")
def test_six_tokens_come_column_by_column_from_the_top() -> None:
    s = table()
    lay(s, 0, "R.... .B... ..... .....")
    put_tokens(s, s.bag, "")
    before = shown(s)
    order = []
    for _each in range(6):
        put_tokens(s, s.bag, "G")
        do(s, tokens.fill, 0)
        after = shown(s)
        new = next(at for at in range(len(after)) if after[at] != before[at])
        order.append((new // 6, new % 6))
        before = after
    assert order == [(2, 0), (3, 1), (0, 2), (2, 2), (1, 3), (3, 3)]


@pytest.mark.rule("T-187")
def test_row_by_row_if_the_match_is_set_up_so() -> None:
    s = table(fill="rows")
    put_tokens(s, s.bag, "GG")
    do(s, tokens.fill, 0)
    assert shown(s) == "G.G.. ..... ..... ....."


@pytest.mark.rule("T-42")
@pytest.mark.rule("T-43")
@pytest.mark.rule("T-44")
@pytest.mark.rule("T-63")
def test_a_lock_removed_makes_a_highlighted_cell_at_once() -> None:
    s = table()
    do(s, assets.unlock, 0, 1)
    assert options(s) == [0, 1, 2, 3]
    answer(s, 2)
    assert s.locked[0] == 0b1011
    do(s, tokens.fill, 0)
    assert s.drawn[0] == 9
    assert shown(s).split()[2][4] != "."
    do(s, assets.unlock, 0, 7)  # fewer than asked: all of them
    while asked(s):
        s.answer(0)
    assert s.locked[0] == 0


@pytest.mark.rule("T-3")
@pytest.mark.rule("T-58")
def test_a_gained_token_comes_from_the_supply_into_the_dump_and_with_none_there_nothing_happens() -> None:
    s = table()
    s.supply[RED] = 1
    do(s, tokens.gain, 0, RED, 2)
    assert letters(s.dump) == "R"
    assert s.supply[RED] == 0


@pytest.mark.rule("T-46")
def test_corrupted_data_comes_from_the_pool() -> None:
    s = table()
    do(s, tokens.gain, 0, CORRUPTED, 2)
    assert letters(s.dump) == "CC"
    assert s.supply[CORRUPTED] == 1


@pytest.mark.rule("T-47")
@pytest.mark.rule("T-59")
def test_what_is_dumped_goes_to_the_dump_corrupted_data_too() -> None:
    s = table()
    lay(s, 0, "RC... ..... ..... .....")
    put_tokens(s, s.dump, "")
    supply, boxed = list(s.supply), int(s.boxed)
    do(s, tokens.dump_some, 0, 2, tokens.ALL_TOKENS)
    assert letters(s.dump) == "RC"
    assert (list(s.supply), s.boxed) == (supply, boxed)


@pytest.mark.rule("T-47")
@pytest.mark.rule("T-60")
def test_what_is_discarded_goes_to_the_supply_and_corrupted_data_to_the_box() -> None:
    s = table()
    lay(s, 0, "RC... ..... ..... .....")
    supply, boxed = list(s.supply), int(s.boxed)
    do(s, tokens.discard_some, 0, 2, tokens.ALL_TOKENS)
    while asked(s):
        s.answer(0)
    assert s.supply[RED] == supply[RED] + 1
    assert s.supply[CORRUPTED] == supply[CORRUPTED]
    assert s.boxed == boxed + 1


@pytest.mark.rule("T-48")
@pytest.mark.rule("T-59")
def test_all_corrupted_tokens_of_a_launcher_are_dumped_together() -> None:
    s = table()
    lay(s, 0, "C.R.. .C... ..... .....")
    do(s, tokens.dump_corrupted, 0)
    assert shown(s) == "..R.. ..... ..... ....."
    assert letters(s.dump) == "CC"


@pytest.mark.rule("T-48")
def test_only_those_of_the_launcher_whose_step_ends() -> None:
    s = table(2)
    for seat in (0, 1):
        lay(s, seat, "C.... ..... ..... .....")
    do(s, tokens.dump_corrupted, 1)
    assert [shown(s, seat)[0] for seat in (0, 1)] == ["C", "."]


@pytest.mark.rule("T-54")
def test_a_forced_dump_of_a_type_does_not_touch_open_tokens() -> None:
    s = table()
    lay(s, 0, "OR... ..... ..... .....")
    do(s, tokens.dump_some, 0, 2, 1 << RED)
    assert shown(s).startswith("O")
    assert letters(s.dump) == "R"


@pytest.mark.rule("T-54")
@pytest.mark.rule("T-51")
def test_an_open_token_pays_for_a_type_and_is_safe_from_what_the_payment_brings() -> None:
    s = bare(1)
    s.exp[0] = 1
    lay(s, 0, "RO... ..... ..... .....")
    does(s, "pay exp -1: dump 2 red")
    pick(s, 1)
    assert (shown(s), letters(s.dump)) == (".O... ..... ..... .....", "R")
    does(s, "pay dump 1 red: exp 2")
    pick(s, 1)
    assert (shown(s), letters(s.dump), s.exp[0]) == ("..... ..... ..... .....", "RO", 2)


@pytest.mark.rule("T-56")
def test_the_essential_type_can_become_any_of_the_three_others() -> None:
    s = table()
    s.later(essential_verb, 7)
    from ludarium.core.language.scripted import within

    s.later(within, 0, -1, 0)
    top = s.depth
    write(s.stack, top - 8, *s.stack[top - 4 : top], *s.stack[top - 8 : top - 4])
    s.run()
    assert options(s) == [1, 2, 3]
    answer(s, 3)
    assert s.essential[0] == 3


@pytest.mark.rule("T-61")
def test_prepare_draws_all_first_and_then_places_them_on_any_free_cells() -> None:
    s = table()
    put_tokens(s, s.bag, "RG")
    do(s, tokens.prepare, 0, 2)
    assert letters(s.prepared) == "RG"
    assert asked(s) == "prepared_placed"
    assert len(options(s)) == 16  # plain cells too, no locked ones
    answer(s, cell_at(0, 1))  # a plain one
    assert not HIGHLIGHTED >> cell_at(0, 1) & 1
    answer(s, cell_at(0, 0))
    assert shown(s) == "GR... ..... ..... ....."
    assert letters(s.prepared) == ""


@pytest.mark.rule("T-61")
def test_prepare_is_capped_by_the_free_cells() -> None:
    s = table()
    lay(s, 0, "RRRR. BBBB. GGGG. YYY..")
    do(s, tokens.prepare, 0, 3)
    assert sum(s.prepared) + len(shown(s).replace(".", "").replace(" ", "")) == 16
    assert len(letters(s.bag)) == 12


@pytest.mark.rule("T-61")
def test_free_plain_cells_make_room_for_prepared_tokens_too() -> None:
    s = table()
    lay(s, 0, "R.RR. BBBB. GGGG. YY.Y.")
    put_tokens(s, s.bag, "RBG")
    do(s, tokens.prepare, 0, 3)
    assert sum(s.prepared) == 2
    assert options(s) == [cell_at(0, 1), cell_at(3, 2)]


@pytest.mark.rule("T-86")
@pytest.mark.rule("T-87")
@pytest.mark.rule("T-189")
def test_an_empty_bag_gets_the_whole_dump_and_drawing_goes_on() -> None:
    s = table()
    put_tokens(s, s.bag, "R")
    put_tokens(s, s.dump, "GGGG")
    do(s, tokens.fill, 0)
    assert s.drawn[0] == 5
    assert letters(s.bag) == letters(s.dump) == ""
    assert shown(s).startswith("R")


@pytest.mark.rule("T-87")
def test_the_whole_dump_goes_into_the_bag_corrupted_and_open_data_too() -> None:
    s = table()
    put_tokens(s, s.bag, "")
    put_tokens(s, s.dump, "RRBGYOCCRBGYOC")
    do(s, tokens.fill, 0)
    there = letters(s.bag) + shown(s).replace(" ", "").replace(".", "")
    assert sorted(there) == sorted("RRBGYOCCRBGYOC")
    assert letters(s.dump) == ""


@pytest.mark.rule("T-88")
def test_with_nothing_in_bag_and_dump_drawing_stops() -> None:
    s = table()
    put_tokens(s, s.bag, "R")
    do(s, tokens.fill, 0)
    assert s.drawn[0] == 1
    do(s, tokens.prepare, 0, 2)
    assert not asked(s)
    s = in_force(bare(), "when filled: exp 1", forced=True)
    put_tokens(s, s.bag, "")
    do(s, tokens.fill, 0)
    assert s.exp[0] == 1  # the Fill comes to its end all the same


@pytest.mark.rule("T-89")
def test_a_draw_is_weighed_by_what_is_in_the_bag() -> None:
    s = table()
    s.self_driving = False
    put_tokens(s, s.bag, "RRRB")
    do(s, tokens.fill, 0)
    assert (options(s), [int(each) for each in s.weights]) == ([0, 1], [3, 1])


@pytest.mark.rule("T-314")
def test_purged_tokens_come_from_the_dump_or_the_launcher() -> None:
    s = table()
    lay(s, 0, "C.... ..... ..... .....")
    put_tokens(s, s.dump, "C")
    boxed = int(s.boxed)
    do(s, tokens.purge, 0, 2)
    assert options(s) == [0, tokens.IN_THE_DUMP]
    answer(s, tokens.IN_THE_DUMP)
    assert shown(s) == "..... ..... ..... ....."  # the other one had no alternative
    assert s.boxed == boxed + 2


@pytest.mark.rule("T-314")
def test_exchanged_tokens_change_places_with_those_of_the_dump() -> None:
    s = table()
    lay(s, 0, "R.... ..... ..... .....")
    put_tokens(s, s.dump, "GO")
    do(s, tokens.exchange, 0, 1)
    answer(s, tokens.CELL.put(0) + OPEN)
    assert shown(s).startswith("O")
    assert letters(s.dump) == "RG"


@pytest.mark.rule("T-45")
def test_tokens_do_nothing_by_themselves() -> None:
    """Six types; a Fill with any of them asks nothing and changes nothing but where they are."""
    assert (len(TYPES[:KINDS]), TYPES[:4]) == (6, ("red", "blue", "green", "yellow"))
    s = table(1)
    put_tokens(s, s.bag, "RBGYOC")
    before = (list(s.assets), int(s.exp[0]), int(s.integrity[0]), int(s.trace[0]))
    do(s, tokens.fill, 0)
    assert sorted(shown(s).replace(" ", "").replace(".", "")) == sorted("RBGYOC")
    assert not asked(s)
    assert (list(s.assets), int(s.exp[0]), int(s.integrity[0]), int(s.trace[0])) == before


@pytest.mark.rule("T-49")
@pytest.mark.rule("T-46")
def test_with_an_empty_pool_the_sheet_has_its_say(tmp_path: Path) -> None:
    s = table(1, on=ground(tmp_path, sheet="pool:\n  each players:\n    exp 1\n"))
    do(s, tokens.gain, 0, CORRUPTED, 3)
    assert (letters(s.dump), int(s.exp[0])) == ("CCC", 0)
    do(s, tokens.gain, 0, CORRUPTED, 2)
    assert (letters(s.dump), int(s.exp[0])) == ("CCC", 2)  # once for each that is not there
    assert not s.over


@pytest.mark.rule("T-49")
def test_with_an_empty_pool_and_nothing_said_the_scenario_is_lost() -> None:
    s = do(table(), tokens.gain, 0, CORRUPTED, 4)
    assert s.over
    assert s.outcome == LOST


@pytest.mark.rule("T-56")
def test_a_new_essential_type_counts_at_once_and_changes_no_token() -> None:
    s = table()
    lay(s, 0, "RRBB. ..... ..... .....")
    assert essential_bits(s, 0) == 1 << RED
    do(s, essential_chosen, 0, 0, 1)
    assert essential_bits(s, 0) == 1 << 1
    assert shown(s) == "RRBB. ..... ..... ....."
    assert letters(s.bag) == "RRRRBBBGGGYYY"


@pytest.mark.rule("T-86")
def test_a_token_that_is_prepared_moved_and_dumped_stays_the_players() -> None:
    s = table()
    lay(s, 0, "..... ..... ..... .....")
    for rule, n in ((tokens.fill, 0), (tokens.prepare, 3), (tokens.dump_launcher, 0), (tokens.fill, 0)):
        do(s, rule, 0, n)
        while asked(s):
            s.answer(0)
        assert sorted(letters(s.bag) + letters(s.dump) + shown(s).replace(" ", "").replace(".", "")) == sorted("RRRRBBBGGGYYY")


@pytest.mark.rule("T-61")
@pytest.mark.rule("T-87")
def test_prepare_goes_on_with_the_dump_when_the_bag_is_empty() -> None:
    s = table()
    put_tokens(s, s.bag, "R")
    put_tokens(s, s.dump, "GG")
    do(s, tokens.prepare, 0, 3)
    assert letters(s.prepared) == "RGG"

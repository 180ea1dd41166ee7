"""Scripts with lines: how they are read, what is wrong with them, what they do, and how they are told."""

from __future__ import annotations

import re

import pytest

from ludarium.core.language import printed, tree
from ludarium.core.language.lines import run_script
from ludarium.core.language.moments import announce
from ludarium.core.language.program import NONE
from ludarium.core.language.reader import read
from ludarium.core.language.scripted import NOBODYS, bit
from ludarium.core.language.tokens import BadLine
from ludarium.core.language.writer import Writer
from ludarium.core.text import LANGUAGES
from tests.core.hamlet import HamletGame, village
from tests.core.hamlet.flow import suffer
from tests.core.hamlet.state import HEARTS, THRIFT, WOUNDS, Hamlet
from tests.core.hamlet.words import LANGUAGE

GAME = HamletGame()


def placed(scripts: dict[int, str], **fields: list[int]) -> tuple[Hamlet, list[int]]:
    """A hamlet in which these scripts are in force: owner -> script; and the scripts by number."""
    writer = Writer(LANGUAGE, lambda _family, _code: None)
    written = {owner: writer.add(read(LANGUAGE, script), step="evening") for owner, script in scripts.items()}
    s = Hamlet(writer.program(), village().cards, 2)
    for name, value in fields.items():
        setattr(s, name, value)
    for owner, each in written.items():
        s.enter_play(each.script, owner)
    return s, [each.script for each in written.values()]


def done(script: str, answers: str = "", seat: int = 0, **fields: list[int]) -> Hamlet:
    """What a script does to a hamlet of two, the questions in it answered by these option numbers."""
    writer = Writer(LANGUAGE, lambda _family, _code: None)
    written = writer.add(read(LANGUAGE, script))
    s = Hamlet(writer.program(), village().cards, 2)
    for name, value in fields.items():
        setattr(s, name, value)
    run_script(s, written.script, seat)
    return answered(s, answers)


def answered(s: Hamlet, answers: str) -> Hamlet:
    s.run()
    for number in answers.split():
        s.answer(list(s.options).index(int(number)))
    assert s.actor < 0, f"it asks: {list(s.options)}"
    return s


# -- how they are read ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "line", "column", "says"),
    [
        ("", 1, 1, "the script is empty"),
        ("gain", 1, 5, "expected a number or a count, found the end of the line"),
        ("gain 1 now", 1, 8, "expected the end of the line, found 'now'"),
        ("borrow 1", 1, 1, "a verb"),
        ("gain 1\n   heal 1", 2, 4, "indented by 2 spaces, not by 3"),
        ("if coins > 1:", 1, 14, "expected an indented block"),
        ("if coins >: gain 1", 1, 11, "expected a number or a count, found ':'"),
        ("each houses:\n    light it", 2, 5, "expected a line indented by 2 spaces"),
        ("when wounds of nobody: heal 1", 1, 16, "expected me or another or anybody"),
        ("instead of gained: heal 1", 1, 18, "a moment that may be replaced (wounds)"),
        ("choose: gain 1", 1, 9, "items on lines of their own"),
        ("choose:\n  - gain 1", 2, 5, 'a "label"'),
        ("dice 1:\n  - common: gain 1\n  - common: heal 1", 3, 5, "expected blank or rare"),
        ("pay gain up to 2 and spend 1: heal 1", 1, 29, "payment of one cost"),
        ("use in morning: heal 1", 1, 8, "expected evening"),
        ("gain 1 per lamps on players", 1, 21, "expected a house"),
        ("gain 1; ; heal 1", 1, 9, "a verb"),
        ("light § house", 1, 7, "'§' means nothing"),
        ("if sum night > 3: gain 1", 1, 14, "a count that a player has"),
    ],
)
def test_a_mistake_is_told_with_line_column_and_what_was_expected(script: str, line: int, column: int, says: str):
    with pytest.raises(BadLine, match=re.escape(says)) as told:
        read(LANGUAGE, script)
    assert (told.value.line, told.value.column) == (line, column)


def test_and_binds_tighter_than_or_and_brackets_tighter_than_both():
    (line,) = read(LANGUAGE, "if night = 1 or night = 2 and not (coins = 3 or hearts = 4): gain 1").block
    assert isinstance(line, tree.If)
    assert isinstance(line.holds, tree.Joined)
    first, second = line.holds.parts
    assert line.holds.sign == "or"
    assert isinstance(first, tree.Compared)
    assert isinstance(second, tree.Joined)
    assert second.sign == "and"


def test_a_remark_is_not_read():
    assert read(LANGUAGE, "gain 1  # and no more") == read(LANGUAGE, "gain 1")


# -- what they do --------------------------------------------------------------------------------------------------------


def test_sentences_are_done_from_left_to_right():
    assert list(done("spend 1; gain 3; spend 9; gain 1").coins) == [1, 1]


@pytest.mark.parametrize(("night", "gained"), [(1, 1), (2, 2), (3, 1 + 2), (4, 4)], ids=["first", "second", "both", "neither"])
def test_an_else_is_for_all_the_ifs_above_it_and_each_if_for_itself(night: int, gained: int):
    script = "if night = 1 or night = 3:\n  gain 1\nif night = 2 or night = 3:\n  gain 2\nelse:\n  gain 4"
    s = done(script, night=night, coins=[0, 0])
    assert s.coins[0] == gained


def test_an_else_behind_another_line_is_for_the_ifs_below_that_line():
    assert done("if night = 0:\n  gain 1\ngain 1\nif night = 1:\n  gain 1\nelse:\n  gain 5", coins=[0, 0]).coins[0] == 7


def test_the_block_of_each_is_done_for_every_player_as_the_one_who_acts():
    s = done("each players:\n  gain coins\nspend 1", coins=[2, 3])
    assert list(s.coins) == [3, 6]


def test_what_is_chosen_is_asked_for_only_where_there_is_a_choice():
    assert list(done("light houses dark", lamps=[1, 1, 1, 0, 1, 1]).lamps) == [1] * 6
    assert list(done("light houses dark; gain 1", "4", lamps=[1, 1, 1, 0, 0, 1]).lamps) == [1, 1, 1, 0, 1, 1]
    assert done("light houses dark; gain 1", lamps=[1] * 6, coins=[0, 0]).coins[0] == 1, "nothing there: the next one goes on"


def test_only_what_can_be_begun_is_offered_and_one_item_is_taken():
    script = 'choose:\n  - "pay": pay spend 3: heal 1\n  - "if": if hearts < 5: gain 1\n  - "else": gain 2'
    assert done(script, coins=[0, 0]).coins[0] == 2
    s = done(script, "1", coins=[0, 0], hearts=[3, 5])
    assert s.coins[0] == 1


def test_a_payment_is_offered_only_if_all_of_it_can_be_paid_and_may_be_declined():
    assert done("pay spend 2: gain 5", coins=[1, 0]).coins[0] == 1
    assert done("pay spend 2: gain 5", "1", coins=[2, 0]).coins[0] == 5
    assert done("pay spend 2: gain 5", "0", coins=[2, 0]).coins[0] == 2


def test_up_to_asks_how_much_and_what_was_paid_can_be_counted():
    s = done("pay spend up to 3: heal paid", "2", coins=[2, 0], hearts=[1, 5])
    assert (s.coins[0], s.hearts[0]) == (0, 3)


def test_amounts_are_counted_when_they_are_needed():
    s = done("gain 2 per lamps on houses max 2; gain most coins + 1 - P", lamps=[1, 1, 1, 0, 0, 0], coins=[0, 4])
    assert s.coins[0] == 4 + 3


def test_a_line_of_the_title_has_the_blocks_that_its_words_name():
    assert done("toss 2:\n  gain 1\nfail:\n  wound 1", coins=[2, 0]).coins[0] == 3
    assert done("toss 3:\n  gain 1\nfail:\n  wound 1", coins=[2, 0]).hearts[0] == HEARTS - 1


def test_a_trait_counts_while_its_condition_holds_and_a_lasting_one_until_it_ends():
    s, _ = placed({0: "thrift +1\nwhile hearts <= 2: thrift +2"})
    assert s.trait(THRIFT, 0) == 1
    s.hearts[0] = 2
    assert (s.trait(THRIFT, 0), s.trait(THRIFT, 1)) == (3, 0)
    s.lasts(THRIFT, 4, 1, 0)
    assert s.trait(THRIFT, 1) == 4
    s.lifetime_ends(0)
    assert s.trait(THRIFT, 1) == 0


# -- what listens --------------------------------------------------------------------------------------------------------


def wounded(s: Hamlet, seat: int, n: int, answers: str = "") -> Hamlet:
    announce(s, WOUNDS, seat, 0, NONE, n, suffer)
    return answered(s, answers)


def lines_offered(s: Hamlet, seat: int, n: int) -> list[int]:
    announce(s, WOUNDS, seat, 0, NONE, n, suffer)
    s.run()
    return [int(each) for each in s.options]


def test_a_line_hears_the_moments_of_its_owner_and_may_be_passed():
    s, _ = placed({0: "when wounds: pay spend 1: cancel 1"})
    assert wounded(s, 1, 1).hearts[1] == HEARTS - 1
    line = lines_offered(s.clone(), 0, 2)[0]
    assert (wounded(s.clone(), 0, 2, str(line)).hearts[0], wounded(s, 0, 2, "-1").hearts[0]) == (HEARTS - 1, HEARTS - 2)


def test_a_line_that_cannot_be_paid_for_is_not_asked():
    s, _ = placed({0: "when wounds: pay spend 3: cancel 1"})
    assert wounded(s, 0, 1).hearts[0] == HEARTS - 1


def test_what_happens_instead_takes_the_place_of_the_event():
    s, _ = placed({0: "instead of wounds once: gain 1"})
    line = lines_offered(s.clone(), 0, 2)[0]
    after = wounded(s, 0, 2, str(line))
    assert (after.hearts[0], after.coins[0]) == (HEARTS, 2)
    assert wounded(after, 0, 2).hearts[0] == HEARTS - 2, "only once"


def test_whoever_the_moment_comes_to_answers_first_and_each_line_once():
    s, _ = placed({1: "when wounds of anybody: cancel 1", 0: "when wounds of anybody: cancel 1"})
    asked = []
    announce(s, WOUNDS, 1, 0, NONE, 3, suffer)
    s.run()
    while s.actor >= 0:
        asked.append(int(s.actor))
        s.answer(0)
    assert asked == [1, 0]
    assert s.hearts[1] == HEARTS - 1


def test_a_line_of_the_table_must_be_done_and_what_it_causes_does_not_set_it_off_again():
    s, _ = placed({NOBODYS: "when wounds of anybody: wound 1"})
    assert wounded(s, 0, 1).hearts[0] == HEARTS - 2


def test_once_a_turn_is_once_until_the_turn_is_over():
    s, _ = placed({0: "when wounds once a turn: pay spend 1: cancel 1"}, coins=[5, 0])
    line = str(lines_offered(s.clone(), 0, 1)[0])
    s = wounded(s, 0, 1, line)
    s = wounded(s, 0, 1)
    assert s.hearts[0] == HEARTS - 1
    s.turn_is_over()
    assert wounded(s, 0, 1, line).hearts[0] == HEARTS - 1


def test_a_source_that_has_left_is_heard_no_more():
    s, (script,) = placed({0: "when wounds: cancel 1\nthrift +1"})
    s.leave_play(script, 0)
    assert wounded(s, 0, 1).hearts[0] == HEARTS - 1
    assert s.trait(THRIFT, 0) == 0


# -- how they are told ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_made_from_its_lines(language: str):
    for id, written in village().written.items():
        lines = [GAME.text(phrase, language) for phrase in printed.lines(written.tree)]
        assert lines, id
        for line in lines:
            assert line[0].isupper(), line
            assert line.endswith("."), line
            assert "{" not in line, line


def test_the_text_of_a_card_says_what_it_does():
    def text(script: str) -> list[str]:
        return [GAME.text(phrase, "en") for phrase in printed.lines(read(LANGUAGE, script))]

    assert text("gain 2; wound 1") == ["Gain 2 coins; suffer 1 wound."]
    assert text("if gained this match > 0: gain 1") == ["If you have gained coins in this match: gain 1 coin."]
    assert text("if gained this turn = 0: gain 1") == ["Unless you have gained coins this turn: gain 1 coin."]
    assert text("gain 1 per gained this turn") == ["Gain 1 coin for each time you gained coins this turn."]
    assert text("when wounds of another once a turn: pay spend 1: heal 1") == [
        "Once a turn, when another villager is about to suffer wounds, spend 1 coin: recover 1 heart."
    ]
    assert text("if coins >= 3:\n  gain 1\nelse:\n  wound 1") == [
        "If the number of your coins is at least 3: gain 1 coin; otherwise: suffer 1 wound."
    ]


def test_moments_and_traits_have_a_bit_each():
    """At most 62 of them: beyond 32, too, where a shifted literal of the compiled build would come round again."""
    assert [bit(number) for number in range(62)] == [2**number for number in range(62)]

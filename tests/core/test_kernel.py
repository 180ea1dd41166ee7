"""The kernel: what waits and in which order it runs, the one way to ask, chance, and what breaks in."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.core import luck
from ludarium.core.build import row
from ludarium.core.kernel import CHANCE, NAMES, NOBODY, NOTES, State, note, rule
from tests.core.titles import Title, each_title, questions, truth

SEAT = 0
TOLD = note("kernel_test_told", "number")


class Table(State):
    """The smallest title there is: it remembers what ran."""

    def __init__(self, source: Table | None = None) -> None:
        super().__init__(source, 2)
        self.ran: list[tuple[int, ...]] = [] if source is None else source.ran[:]

    def clone(self) -> Table:
        return Table(self)


@rule
def ran(s: Table, a: int, b: int, c: int) -> None:
    s.ran.append((a, b, c))


@rule
def ran_first(s: Table, _a: int, _b: int, _c: int) -> None:
    s.ran.append((1,))


@rule
def ran_second(s: Table, _a: int, _b: int, _c: int) -> None:
    s.ran.append((2,))


@rule
def pushes_two_and_goes_on(s: Table, _a: int, _b: int, _c: int) -> None:
    s.later(ran, 30)
    s.later(ran, 20)
    s.now(ran, 99)
    s.now(ran, 10)


@rule
def asks_a_seat(s: Table, count: int, base: int, _c: int) -> None:
    s.ask(SEAT, row([base + number for number in range(count)]), ran, 7, 8)


@rule
def shows_a_seat(s: Table, count: int, base: int, _c: int) -> None:
    s.show(SEAT, row([base + number for number in range(count)]), ran, 7, 8)


@rule
def asks_chance(s: Table, count: int, base: int, stream: int) -> None:
    s.chance(stream, row([base + number for number in range(count)]), ran, 7, 8)


@rule
def ends_it_all(s: Table, _a: int, _b: int, _c: int) -> None:
    s.later(ran, 1)
    s.now(ran, 2)
    s.finish()


@rule
def tells(s: Table, number: int, _b: int, _c: int) -> None:
    s.tell(TOLD, number)


@rule
def breaks_in(s: Table, a: int, b: int, c: int) -> None:
    s.ran.append((-1, a, b, c))


def table(*frames: tuple[int, ...]) -> Table:
    """A table with these frames waiting, the first one on top."""
    s = Table()
    s.luck = luck.streams(5, ("one", "two"))
    for frame in reversed(frames):
        s.later(*frame)
    return s


def run(*frames: tuple[int, ...]) -> Table:
    s = table(*frames)
    s.run()
    return s


# -- what waits ------------------------------------------------------------------------------------------------------


def test_the_frame_pushed_last_runs_first():
    s = Table()
    for number in (1, 2, 3):
        s.later(ran, number)
    s.run()
    assert s.ran == [(3, 0, 0), (2, 0, 0), (1, 0, 0)]


def test_a_frame_carries_three_numbers():
    assert run((ran, 1, -2, 2**61)).ran == [(1, -2, 2**61)]


def test_now_runs_before_anything_that_waits_and_the_last_now_counts():
    assert run((pushes_two_and_goes_on,), (ran, 40)).ran == [(10, 0, 0), (20, 0, 0), (30, 0, 0), (40, 0, 0)]


def test_follow_runs_rules_in_the_order_they_are_written():
    s = Table()
    s.later(ran, 9)
    s.follow(row([ran_first, ran_second, ran_first]))
    s.run()
    assert s.ran == [(1,), (2,), (1,), (9, 0, 0)]


def test_perform_runs_sentences_in_printed_order_with_their_arguments():
    s = Table()
    s.perform(row([ran, 1, 2, 3, ran_second, 0, 0, 0, ran, 4, 5, 6]))
    s.run()
    assert s.ran == [(1, 2, 3), (2,), (4, 5, 6)]


def test_an_empty_script_and_an_empty_list_of_steps_do_nothing():
    s = Table()
    s.follow(row([]))
    s.perform(row([]))
    s.run()
    assert s.ran == []
    assert s.actor == NOBODY


@given(st.lists(st.integers(-(2**61), 2**61), max_size=300))
def test_the_stack_grows_beyond_its_first_size_and_keeps_its_order(numbers):
    s = Table()
    for number in numbers:
        s.later(ran, number)
    copy = s.clone()
    s.run()
    assert s.ran == [(number, 0, 0) for number in reversed(numbers)]
    assert copy.ran == []
    copy.run()
    assert copy.ran == s.ran


def test_a_copy_and_its_original_grow_their_stacks_apart():
    s = Table()
    for number in range(16):
        s.later(ran, number)
    copy = s.clone()
    copy.later(ran, 100)
    s.later(ran, 200)
    s.run()
    copy.run()
    assert s.ran[0] == (200, 0, 0)
    assert copy.ran[0] == (100, 0, 0)
    assert s.ran[1:] == copy.ran[1:]


# -- questions -------------------------------------------------------------------------------------------------------


def test_a_question_without_options_fizzles_and_the_rest_goes_on():
    s = run((asks_a_seat, 0), (ran, 5))
    assert s.ran == [(5, 0, 0)]
    assert s.actor == NOBODY


def test_a_question_with_one_option_is_answered_silently():
    s = run((asks_a_seat, 1, 40), (ran, 5))
    assert s.ran == [(7, 8, 40), (5, 0, 0)]


@given(st.integers(2, 40), st.data())
def test_a_question_with_several_options_waits_and_takes_any_of_them(count, data):
    s = run((asks_a_seat, count, 10), (ran, 5))
    assert (s.actor, list(s.options), s.ran) == (SEAT, list(range(10, 10 + count)), [])
    index = data.draw(st.integers(0, count - 1))
    s.answer(index)
    assert s.ran == [(7, 8, 10 + index), (5, 0, 0)]


def test_show_asks_even_if_there_is_one_option():
    s = run(
        (shows_a_seat, 1, 40),
    )
    assert (s.actor, list(s.options)) == (SEAT, [40])
    s.answer(0)
    assert s.ran == [(7, 8, 40)]


def test_nothing_runs_while_a_question_waits():
    s = run((asks_a_seat, 2), (ran, 5))
    s.run()
    assert s.ran == []
    assert s.actor == SEAT


@pytest.mark.parametrize("index", [-1, 2, 3, 10**6, -(10**6)])
def test_an_answer_with_a_bad_index_changes_nothing(index):
    s = run((asks_a_seat, 2), (ran, 5))
    before = (s.actor, list(s.options), s.depth, list(s.luck), s.due)
    with pytest.raises(IndexError, match="no option"):
        s.answer(index)
    assert before == (s.actor, list(s.options), s.depth, list(s.luck), s.due)
    s.answer(1)
    assert s.ran == [(7, 8, 1), (5, 0, 0)]


def test_when_all_is_done_there_is_no_option_and_no_answer():
    s = run((asks_a_seat, 2))
    s.answer(0)
    assert (s.actor, list(s.options)) == (NOBODY, [])
    with pytest.raises(IndexError, match="no option"):
        s.answer(0)
    assert s.ran == [(7, 8, 0)]


@each_title
def test_a_bad_index_changes_nothing_in_a_whole_match(title: Title):
    for state in questions(title.asked(11), seed=11):
        before = truth(title.game, state)
        for index in (-1, len(state.options), len(state.options) + 7):
            with pytest.raises(IndexError):
                state.answer(index)
        assert truth(title.game, state) == before


# -- chance ----------------------------------------------------------------------------------------------------------


def test_chance_without_outcomes_fizzles():
    assert run((asks_chance, 0), (ran, 5)).ran == [(5, 0, 0)]


@pytest.mark.parametrize("self_driving", [True, False])
def test_a_single_outcome_is_taken_without_using_luck(self_driving):
    s = table((asks_chance, 1, 40))
    s.self_driving = self_driving
    before = list(s.luck)
    s.run()
    assert s.ran == [(7, 8, 40)]
    assert list(s.luck) == before


@given(st.integers(0, 2**40), st.lists(st.tuples(st.integers(0, 20), st.integers(0, 1)), max_size=12))
def test_chance_gives_the_same_numbers_asked_and_self_driving(seed, rolls):
    frames = [(asks_chance, count, 100, stream) for count, stream in rolls]
    alone, driven = table(*frames), table(*frames)
    alone.luck, driven.luck = luck.streams(seed, ("one", "two")), luck.streams(seed, ("one", "two"))
    driven.self_driving = False
    alone.run()
    driven.run()
    while driven.actor == CHANCE:
        driven.answer(driven.sample())
    assert driven.ran == alone.ran
    assert list(driven.luck) == list(alone.luck)


def test_a_chance_question_can_be_answered_with_any_outcome():
    for index in range(6):
        s = table((asks_chance, 6, 1))
        s.self_driving = False
        s.run()
        assert (s.actor, list(s.options)) == (CHANCE, [1, 2, 3, 4, 5, 6])
        s.answer(index)
        assert s.ran == [(7, 8, index + 1)]


@each_title
def test_a_match_and_the_fast_level_play_the_same_match_from_the_same_seed(title: Title):
    for seed in range(6):
        match, state, luck = title.new(seed), title.start(seed), random.Random(seed)
        while state.actor != NOBODY:
            assert (match.actor, match.hash()) == (state.actor, title.game.hash(state))
            index = luck.randrange(len(state.options))
            match.answer(index)
            state.answer(index)
        assert match.actor is None
        assert match.hash() == title.game.hash(state)
        assert list(match.state.luck) == list(state.luck)


# -- breaking in and ending ------------------------------------------------------------------------------------------


def test_an_interjection_leaves_the_question_unanswered_and_what_waits_goes_on():
    s = run((asks_a_seat, 3), (ran, 5))
    s.interject(breaks_in, 66)
    assert s.ran == [(-1, 66, 0, 0), (5, 0, 0)]
    assert s.actor == NOBODY


def test_finish_drops_everything_that_waits():
    s = run((ends_it_all,), (ran, 5), (ran, 6))
    assert s.ran == []
    assert (s.actor, s.depth, list(s.options)) == (NOBODY, 0, [])


def test_a_self_driving_state_keeps_silent_and_a_driven_one_takes_notes():
    s = run((tells, 4))
    assert list(s.notes) == []
    s = table((tells, 4), (tells, 5))
    s.self_driving = False
    copy = s.clone()
    s.run()
    assert list(s.notes) == [TOLD, 4, 0, 0, TOLD, 5, 0, 0]
    assert NOTES[TOLD] == ("kernel_test_told", ("number",))
    assert list(copy.notes) == []


# -- forks -----------------------------------------------------------------------------------------------------------


@each_title
def test_a_fork_differs_in_its_luck_only(title: Title):
    for state in questions(title.start(3), seed=3):
        before = truth(title.game, state)
        one, same, two = state.fork(1), state.fork(1), state.fork(2)
        assert title.game.hash(one) == title.game.hash(two) == title.game.hash(state)
        assert truth(title.game, one) == truth(title.game, same)
        assert len({str(list(each.luck)) for each in (state, one, two)}) == 3
        assert one.self_driving
        one.answer(0)
        assert truth(title.game, state) == before


@given(st.integers(-(2**61), 2**61))
def test_a_fork_takes_any_seed_and_makes_valid_luck_of_it(seed):
    forked = list(run((asks_a_seat, 2)).fork(seed).luck)
    assert all(0 < number < 2147483399 for number in forked)


# -- rules have names ------------------------------------------------------------------------------------------------


def test_two_rules_of_one_name_are_refused():
    with pytest.raises(ValueError, match="two rules are called"):

        @rule
        def ran(s: Table, a: int, b: int, c: int) -> None:
            pass


@each_title
def test_every_rule_that_waits_has_a_name_of_its_title(title: Title):
    for state in questions(title.asked(2), seed=2):
        stack = list(state.stack)[: state.depth]
        assert all(number in NAMES for number in [state.then, *stack[::4]])


def test_a_rule_of_a_third_party_is_named_after_its_title():
    assert "leduc.play_hand" in NAMES.values()

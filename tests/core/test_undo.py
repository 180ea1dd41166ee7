"""Undo: any scope, at any prompt, gives back exactly what was there, and says whether luck was seen."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import islice, product

import pytest

from ludarium.core.errors import IllegalAnswer
from ludarium.core.game import Scope
from ludarium.core.history import SCOPES
from ludarium.core.match import Match
from tests.core.titles import (
    ANIMA,
    BAZAAR,
    HAMLET,
    LEDUC,
    PROVING,
    STRIDE,
    TITLES,
    Title,
    all_along,
    answer_any,
    asked,
    each_title,
    everything,
    finished,
    midway,
    moment,
    often,
    prompts,
)


@dataclass
class Known:
    """What the test wrote down itself, before an answer was given."""

    length: int  # of the log
    scope: Scope
    moment: tuple[object, ...]
    truth: str


def written_down(title: Title, match: Match) -> Known:
    return Known(len(match.log), title.game.scope(match.state), moment(match), everything(match))


def decides(match: Match) -> bool:
    """Whether there is something to decide: to pass because one must is nothing to go back to."""
    assert match.prompt is not None
    return match.actor != "chance" and (len(match.prompt.options) > 1 or match.game.reaction(match.state) is None)


def decisions(match: Match) -> int:
    """How many of the answers in the log were decisions."""
    states = [match.state_after(at) for at, entry in enumerate(match.log) if isinstance(entry.by, int)]
    return sum(len(state.options) > 1 or match.game.reaction(state) is None for state in states)


def first_taken_back(answers: list[Known], scope: str) -> Known:
    """Worked out from the notes alone: go back from the last answer while it is still the same action, turn, round."""
    keys = {
        "answer": lambda known: known.length,
        "action": lambda known: known.scope,
        "turn": lambda known: (known.scope.round, known.scope.turn),
        "round": lambda known: known.scope.round,
        "start": lambda known: 0,
    }
    key, found = keys[scope], answers[-1]
    for known in reversed(answers):
        if key(known) != key(answers[-1]):
            break
        found = known
    return found


@each_title
@pytest.mark.parametrize("seed", [1, 2])
def test_every_undo_gives_back_the_earlier_moment_and_redo_returns(title: Title, seed: int):
    match, luck = title.new(seed), random.Random(seed)
    answers: list[Known] = []
    while match.actor is not None:
        if decides(match):
            answers.append(written_down(title, match))
        answer_any(match, luck)
        if len(answers) > often(40) and len(answers) % (5 * STRIDE):
            continue  # replayed at every prompt, a long match takes the square of its length
        now, moments = moment(match), match.moments
        for scope in SCOPES:
            expected = first_taken_back(answers, scope)
            undone = match.undo(scope)
            assert moment(match) == expected.moment
            assert undone.answers == sum(known.length >= expected.length for known in answers)
            assert undone.reveals == any(taken.learned for taken in moments[expected.length :])
            assert match.redo() is True
            assert moment(match) == now
            assert match.redo() is False


def test_undo_gives_back_the_luck_as_well_so_nobody_fishes_for_better_dice():
    """Matches played on without a break, then one undo: also across the snapshots that were kept on the way."""
    for title, scope, stop in product(TITLES, SCOPES, range(1, 40, 4 * STRIDE)):
        match, luck = title.new(stop), random.Random(stop)
        answers: list[Known] = []
        while match.actor is not None and len(answers) < stop:
            if decides(match):
                answers.append(written_down(title, match))
            answer_any(match, luck)
        after = everything(match)
        match.undo(scope)
        assert everything(match) == first_taken_back(answers, scope).truth
        match.redo()
        assert everything(match) == after


@each_title
def test_one_undo_after_another_leads_back_to_the_start_and_redo_to_the_end(title: Title):
    match, luck = title.new(4), random.Random(4)
    answers: list[Known] = []
    while match.actor is not None:
        if decides(match):
            answers.append(written_down(title, match))
        answer_any(match, luck)
    end = moment(match)
    for known in reversed(answers):
        match.undo()
        assert moment(match) == known.moment
    for known in answers[1:]:
        assert match.redo()
        assert moment(match) == known.moment
    assert match.redo()
    assert moment(match) == end
    assert not match.redo()


@each_title
def test_undo_at_the_start_is_refused_and_changes_nothing(title: Title):
    match = title.new(5)
    before = everything(match)
    for scope in SCOPES:
        with pytest.raises(IllegalAnswer, match="nothing to take back"):
            match.undo(scope)
    assert everything(match) == before
    assert match.redo() is False
    assert everything(match) == before


@each_title
def test_an_unknown_scope_is_refused_by_name_and_changes_nothing(title: Title):
    match = midway(title, 6, 2)
    before = everything(match)
    with pytest.raises(ValueError, match="'week'"):
        match.undo("week")
    assert everything(match) == before


@each_title
def test_another_answer_after_an_undo_drops_what_could_be_redone(title: Title):
    match = midway(title, 7, 2)
    match.undo()
    match.answer(0)
    after = moment(match)
    assert match.redo() is False
    assert moment(match) == after


@each_title
def test_a_resignation_can_be_taken_back(title: Title):
    match = midway(title, 8, 2)
    before = moment(match)
    match.answer("resign")
    assert match.actor is None
    assert match.result is not None
    assert match.result.reason == "resigned"
    undone = match.undo()
    assert (undone.answers, undone.reveals) == (1, False)
    assert moment(match) == before


@each_title
def test_an_illegal_answer_keeps_what_could_be_redone(title: Title):
    match = midway(title, 9, 2)
    now = moment(match)
    match.undo()
    with pytest.raises(IllegalAnswer):
        match.answer("dance")
    with pytest.raises(IllegalAnswer):
        match.answer(999)
    assert match.redo()
    assert moment(match) == now


@each_title
def test_an_illegal_interjection_keeps_what_could_be_redone(title: Title):
    match = midway(title, 9, 2)
    now = moment(match)
    match.undo()
    with pytest.raises(IllegalAnswer):
        match.interject("resign", 17)
    assert match.redo()
    assert moment(match) == now


@each_title
def test_a_loaded_match_can_be_taken_back_just_the_same(title: Title):
    for scope in SCOPES:
        match = midway(title, 10)
        loaded = title.game.load(match.save())
        assert match.undo(scope) == loaded.undo(scope)
        assert moment(match) == moment(loaded)


@each_title
def test_a_match_from_a_position_is_taken_back_to_that_position_at_most(title: Title):
    match = title.game.at(midway(title, 11, 2).position())
    before = moment(match)
    match.answer(0)
    match.undo("start")
    assert moment(match) == before
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        match.undo()


@each_title
def test_with_chance_asked_undo_goes_back_to_the_last_answer_of_a_seat(title: Title):
    match, luck = title.new(12, chance="ask"), random.Random(12)
    before, length = None, 0
    for _ in range(60):
        if match.actor is None:
            break
        if decides(match):
            before, length = asked(match), len(match.log)
        answer_any(match, luck)
        if before is not None:
            taken = match.moments[length:]
            now = moment(match)
            undone = match.undo()
            assert asked(match) == before
            assert undone.reveals == any(each.learned for each in taken)
            assert match.redo()
            assert moment(match) == now


def test_nothing_is_taken_back_while_a_real_clock_runs():
    match = PROVING.new(seed=1, options={"clock_mode": "live"}, now=lambda: 0)
    match.answer("start")
    before = moment(match)
    with pytest.raises(IllegalAnswer, match="while the clock runs"):
        match.undo()
    assert moment(match) == before
    match.answer("stop")
    match.undo("round")
    assert [entry.by for entry in match.log] == ["chance"] * len(match.log)


def test_when_the_clock_speaks_after_an_undo_nothing_can_be_redone():
    clock = [0]
    match = PROVING.new(seed=1, options={"clock_mode": "live"}, now=lambda: clock[0])
    match.answer("start")
    match.answer("stop")
    match.undo()
    clock[0] = 100_000
    match.tick()
    assert match.log[-1].by == "clock"
    assert match.redo() is False


# -- branches --------------------------------------------------------------------------------------------------------


@each_title
def test_a_branch_shares_the_beginning_and_nothing_else(title: Title):
    match, luck = title.new(13), random.Random(13)
    answers: list[Known] = []
    while match.actor is not None:
        answers.append(written_down(title, match))
        answer_any(match, luck)
    whole = everything(match)
    for known in answers[:: 1 + len(answers) // often(15)]:  # each is played to its end
        other = match.branch(known.length)
        assert moment(other) == known.moment
        finished(other, 99)
        assert other.log[: known.length] == match.log[: known.length]
        assert title.game.load(other.save()).hash() == other.hash()
    assert everything(match) == whole
    assert moment(match.branch(len(match.log))) == moment(match)


@each_title
def test_a_branch_in_the_middle_of_chance_is_played_on_to_the_next_question(title: Title):
    match = finished(title.new(14), 14)
    for length in range(0, len(match.log), 9):
        other = match.branch(length)
        assert other.actor != "chance"
        assert other.log[:length] == match.log[:length]


@each_title
@pytest.mark.parametrize("length", [-1, 10**6])
def test_a_branch_that_is_not_in_the_log_is_refused(title: Title, length: int):
    match = midway(title, 15, 2)
    with pytest.raises(IllegalAnswer, match="the log has"):
        match.branch(length)


@each_title
def test_a_branch_of_a_match_with_chance_asked_asks_as_well(title: Title):
    match = midway(title, 16, 8, chance="ask")
    rolled = [at for at, entry in enumerate(match.log) if entry.by == "chance"]
    assert match.branch(rolled[-1]).actor == "chance"


def test_every_prompt_of_a_match_is_reached_again_by_its_own_log():
    """The log alone, fed to a match whose chance is asked, is the match."""
    for title in TITLES:
        for match in prompts(title.new(17), 17):
            last = match.log
        replayed = title.new(17, chance="ask")
        for number, entry in enumerate(last):
            if number == len(replayed.log):
                replayed.answer(entry.say)
        assert replayed.log == last


# -- to any line of the log ------------------------------------------------------------------------------------------------


@each_title
def test_undo_leads_back_to_the_first_answer_at_or_after_any_line(title: Title):
    match, luck = title.new(18), random.Random(18)
    answers: list[Known] = []
    while match.actor is not None:
        if decides(match):
            answers.append(written_down(title, match))
        answer_any(match, luck)
    end, moments = moment(match), match.moments
    for to in (*range(-1, len(moments), 7), len(moments) - 1):
        expected = next((known for known in answers if known.length >= to), None)
        if expected is None:
            continue
        way = match.way_back(to=to)
        undone = match.undo(to=to)
        assert undone == way
        assert moment(match) == expected.moment
        assert undone.first == expected.length
        assert undone.answers == sum(known.length >= expected.length for known in answers)
        assert undone.reveals == any(taken.learned for taken in moments[expected.length :])
        assert match.redo()
        assert moment(match) == end


@each_title
def test_where_no_answer_follows_there_is_nothing_to_take_back(title: Title):
    match = midway(title, 19)
    before = everything(match)
    last = max(at for at, entry in enumerate(match.log) if isinstance(entry.by, int))
    for to in (last + 1, len(match.log), 10**9):
        with pytest.raises(IllegalAnswer, match="nothing to take back"):
            match.undo(to=to)
        with pytest.raises(IllegalAnswer, match="nothing to take back"):
            match.way_back(to=to)
    assert everything(match) == before


@each_title
def test_a_way_back_is_told_before_it_is_taken_and_looking_at_it_changes_nothing(title: Title):
    for match in all_along(title, 20):
        before = everything(match)
        ways = {}
        for scope in SCOPES if any(isinstance(entry.by, int) for entry in match.log) else ():
            ways[scope] = match.way_back(scope)
        assert everything(match) == before
        for scope, way in ways.items():
            assert match.undo(scope) == way
            match.redo()
        with pytest.raises(ValueError, match="'week'"):
            match.way_back("week")


@each_title
def test_answers_are_counted_and_what_is_taken_back_is_not(title: Title):
    match, luck = title.new(21), random.Random(21)
    for step in range(40):
        if match.actor is None or (step % 5 == 4 and match.answers_given):
            match.undo(luck.choice(SCOPES))
        else:
            answer_any(match, luck)
        assert match.answers_given == decisions(match)
        if match.answers_given:
            way = match.way_back("start")
            assert way.answers == match.answers_given
            assert way.reveals == any(taken.learned for taken in match.moments[way.first :])


def test_something_can_be_redone_exactly_after_an_undo():
    for title in TITLES:
        match = midway(title, 22)
        assert match.can_redo is False
        match.undo()
        assert match.can_redo is True
        match.redo()
        assert match.can_redo is False
        match.undo()
        match.answer(0)
        assert match.can_redo is False


# -- looking back and ahead ------------------------------------------------------------------------------------------------


@each_title
def test_the_state_after_any_line_is_the_one_that_was_there(title: Title):
    match, luck = title.new(23), random.Random(23)
    known: dict[int, str] = {}
    while match.actor is not None:
        known[len(match.log)] = match.hash()
        answer_any(match, luck)
    known[len(match.log)] = match.hash()
    before = everything(match)
    for length, expected in known.items():
        assert match.state_after(length).hash() == expected
    assert everything(match) == before
    for length in (-1, len(match.log) + 1, 10**9):
        with pytest.raises(IllegalAnswer, match="the log has"):
            match.state_after(length)


@each_title
def test_a_state_looked_back_at_is_a_copy(title: Title):
    match = midway(title, 24)
    before = everything(match)
    for length in (0, len(match.log) // 2, len(match.log)):
        state = match.state_after(length)
        state.actor = -1
        state.finish()
    assert everything(match) == before


@each_title
def test_the_state_after_a_line_is_found_in_a_match_that_was_loaded_taken_back_or_placed(title: Title):
    match = midway(title, 25, 4)
    length = len(match.log) // 2
    expected = match.state_after(length).hash()
    assert title.game.load(match.save()).state_after(length).hash() == expected
    match.undo()
    match.redo()
    assert match.state_after(length).hash() == expected
    placed = title.game.at(match.position())
    start = placed.hash()
    placed.answer(0)
    assert placed.state_after(0).hash() == start


@each_title
def test_what_is_foreseen_comes_true_where_luck_has_no_say(title: Title):
    """Titles without secrets: what an answer leads to at once is what happens, or its beginning."""
    if title.game in (LEDUC, ANIMA, BAZAAR):
        return
    compared = 0
    for match in islice(prompts(title.new(26), 26), 0, None, STRIDE):
        before = everything(match)
        option = match.prompt.options[0]
        earlier = title.game.in_sentences(match.take_notes(match.state.clone()))  # the set-up, told with the first answer
        foreseen = match.foresee(option.notation, 0)
        assert everything(match) == before
        branch = match.branch(len(match.log))
        branch.answer(option.notation)
        happened = branch.moments[len(match.log)].sentences
        assert earlier + foreseen.sentences == happened
        if foreseen.state is not None and branch.actor is not None and len(branch.log) == len(match.log) + 1:
            assert foreseen.state.hash() == branch.hash()
            compared += 1
    assert compared or title.game is HAMLET  # where a die follows every answer


@each_title
def test_what_is_not_possible_is_not_foreseen(title: Title):
    match = midway(title, 27)
    before = everything(match)
    with pytest.raises(IllegalAnswer):
        match.foresee("dance", 0)
    assert everything(match) == before


def test_what_is_foreseen_does_not_depend_on_what_the_seat_cannot_know():
    """Leduc hold'em before the last call: the same card of one's own and the same public card, another card of the other seat."""
    leduc = TITLES[-1]
    seen: dict[tuple[object, ...], set[str]] = {}
    hidden: dict[tuple[object, ...], set[str]] = {}
    for seed in range(120):
        match = leduc.new(seed)
        for say in ("call", "call", "call"):
            match.answer(say)
        foreseen = match.foresee("call", 1)
        cards = [entry.say for entry in match.log if entry.by == "chance"]
        view = leduc.game.view(foreseen.state, 1) if foreseen.state else None
        seen.setdefault((cards[1], cards[2]), set()).add(repr((foreseen.sentences, view)))
        hidden.setdefault((cards[1], cards[2]), set()).add(cards[0])
    assert any(len(cards) > 1 for cards in hidden.values())
    assert all(len(each) == 1 for each in seen.values())

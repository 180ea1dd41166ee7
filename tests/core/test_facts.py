"""What a title says of itself holds: in golden matches, in fuzzed play, and of players who do the same whatever is asked."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

import ludarium
from ludarium.core.game import Result
from ludarium.core.kernel import NOBODY, State
from ludarium.core.options import Facts
from ludarium.core.trials import Trial
from ludarium.players import plain, usual
from tests.core.make_golden import GOLDEN, MATCHES
from tests.core.titles import TITLES, Title, each_game, each_title, often, questions

Answers = Callable[[State], int]


def facts_of(title: Title) -> Facts:
    facts = title.game.info.facts
    assert facts is not None, f"{title.game.info.id} says nothing of itself"
    return facts


def assert_possible(title: Title, answers: int, scores: tuple[int, ...]) -> None:
    facts = facts_of(title)
    assert answers <= facts.longest if facts.proven else 2 * answers <= facts.longest
    low, high = facts.scores
    assert all(low <= score <= high for score in scores)


def played(title: Title, state: State, choose: Answers) -> tuple[int, Result]:
    answers = 0
    while state.actor != NOBODY:
        state.answer(choose(state))
        answers += 1
        assert answers <= facts_of(title).longest
    result = title.game.result(state)
    assert result is not None
    return answers, result


@pytest.mark.parametrize("name", sorted(MATCHES))
def test_golden_matches_are_no_longer_and_end_no_higher_than_the_title_says(name: str):
    match = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))
    answers = sum(isinstance(entry["by"], int) for entry in match["save"]["log"])
    assert_possible(MATCHES[name], answers, tuple(match["result"]["scores"]))


@each_title
def test_fuzzed_matches_are_no_longer_and_end_no_higher_than_the_title_says(title: Title):
    for seed in range(often(20)):
        luck = random.Random(seed)
        answers, result = played(title, title.start(seed), lambda state, luck=luck: luck.randrange(len(state.options)))
        assert_possible(title, answers, result.scores)


@each_title
@pytest.mark.parametrize("stubborn", ["first", "last"])
def test_nor_are_those_of_players_who_always_do_the_same(title: Title, stubborn: str):
    answers, result = played(title, title.start(1), lambda state: 0 if stubborn == "first" else len(state.options) - 1)
    low, high = facts_of(title).scores
    assert answers <= facts_of(title).longest
    assert all(low <= score <= high for score in result.scores)


@each_game
def test_nor_are_those_of_the_title_s_own_player(title: Title):
    for seed in range(often(2 if title.trials.thoughtful else 6)):
        state = title.start(seed)
        answers = plain(title.game, usual(title.game), seed=seed).play_out(state)
        assert_possible(title, answers, title.game.result(state).scores)


@each_game
def test_a_title_hides_something_exactly_if_it_says_so(title: Title):
    """If nothing is hidden, every world that a seat can believe in is the real one, but for its luck."""
    most = Title(title.game, Trial("the most seats", seats=title.game.info.seats[1]))
    same_game = [most, *(each for each in TITLES if each.game is title.game)]
    assert any(hides(each, seed) for each in same_game for seed in range(3)) == facts_of(title).hidden


def hides(title: Title, seed: int) -> bool:
    seats = range(title.setup.seats)
    for number, state in enumerate(questions(title.start(seed), seed)):
        if number % 5 == 0 and any(title.game.resample(state, seat, number).hash() != state.hash() for seat in seats):
            return True
    return False


def test_every_installed_title_tells_its_facts():
    assert all(info.facts is not None for info in ludarium.games())

"""A decision has one place: what a title's words files say of every option, and the facts that the rules themselves know, over
whole matches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from ludarium.core.ahead import Ahead
from ludarium.core.kernel import State
from ludarium.core.match import Match
from ludarium.core.prompts import Option, word_of
from ludarium.core.text import LANGUAGES
from tests.core.make_golden import GOLDEN, MATCHES
from tests.core.titles import STRIDE, Title, each_title, prompts

golden = pytest.mark.parametrize("name", sorted(MATCHES)[::STRIDE])


@cache
def kept(name: str) -> dict[str, Any]:
    save: dict[str, Any] = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))["save"]
    return save


def retold(name: str) -> Iterator[tuple[Match, str]]:
    """A golden match at every question, chance's as well, with the answer that will be given."""
    save = kept(name)
    match = MATCHES[name].game.new(save["seed"], mode=save["mode"], seats=save["seats"], options=save["options"], chance="ask")
    for number, entry in enumerate(save["log"]):
        if number == len(match.log):  # the clock has spoken by itself
            yield match, entry["say"]
            match.answer(entry["say"])


def taken(match: Match, say: str) -> Option | None:
    """The option that this answer takes; None for whoever resigns."""
    assert match.prompt is not None
    return next((option for option in match.prompt.options if option.notation == say), None)


def rolled(match: Match, seat: int) -> bool | None:
    """Whether luck has its say now; None while others may react to what this seat has done."""
    return None if match.reaction and match.actor != seat else match.actor == "chance"


def in_many_worlds(match: Match, state: State, option: Option) -> set[bool]:
    ahead, seat = Ahead(match.game, state), int(state.actor)
    return {ahead.tried(option.index, match.game.resample(state, seat, seed)).rolls for seed in range(200)}


# -- facts that the rules know -------------------------------------------------------------------------------------------


@golden
def test_an_option_rolls_exactly_if_chance_is_asked_before_anybody_chooses_again(name: str) -> None:
    """Where it hangs on what is hidden, nobody can be told: then both happen in worlds that the seat cannot tell apart."""
    asked: tuple[State, Option] | None = None
    for match, say in retold(name):
        if asked and (happened := rolled(match, int(asked[0].actor))) is not None:
            state, option = asked
            assert option.rolls == happened or happened in in_many_worlds(match, state, option), (len(match.log), option.notation)
            asked = None
        option_now, reaction = taken(match, say), match.reaction
        lets_it_be = asked and reaction and option_now and option_now.index == reaction.otherwise
        if match.actor != "chance" and not lets_it_be:
            asked = (match.state, option_now) if option_now else None


@golden
def test_an_option_reveals_exactly_if_whoever_takes_it_learns_from_it(name: str) -> None:
    seat, foreseen = 0, None
    for match, say in retold(name):
        if foreseen is not None:
            assert foreseen == bool(match.moments[-1].learned >> seat & 1), (len(match.log), match.log[-1].say)
        option = taken(match, say) if match.actor != "chance" else None
        seat, foreseen = int(match.state.actor), option.reveals if option else None


@each_title
def test_facts_are_what_the_seat_can_know(title: Title) -> None:
    """In any world that a seat cannot tell from the truth its options have the same facts."""
    for number, match in enumerate(prompts(title.new(8), 8)):
        if number % 5 or number > 150 or not isinstance(match.actor, int):
            continue
        world = match.game.resample(match.state, match.actor, number)
        here, there = match.prompt_of(match.state), match.prompt_of(world)
        facts = [[(each.rolls, each.reveals, each.free, each.role) for each in prompt.options] for prompt in (here, there)]
        assert facts[0] == facts[1], match.log[-1:]


# -- what a title declares -----------------------------------------------------------------------------------------------


@each_title
def test_the_number_of_an_option_says_all_of_it_and_its_word_begins_the_notation(title: Title) -> None:
    for match in prompts(title.new(9, chance="ask"), 9):
        assert match.prompt is not None
        state = match.state
        for option, number in zip(match.prompt.options, state.options, strict=True):
            answer = title.game.decided(state).answer(state, int(number))
            if answer is not None:
                assert answer.option(*answer.numbers(int(number))) == number
                assert not answer.word or option.notation.startswith(answer.word), option.notation
                assert not answer.word or option.does == answer.word.split()[0]


def grammar(name: str) -> list[str]:
    """What seats ever say in a match, at most a few answers of each kind."""
    said: dict[str, set[str]] = {}
    for entry in kept(name)["log"]:
        if isinstance(entry["by"], int) and entry["say"] not in MATCHES[name].game.interjections:
            said.setdefault(word_of(entry["say"]), set()).add(entry["say"])
    return [each for word in said.values() for each in sorted(word)[:: max(1, len(word) // 6)]]


@golden
def test_there_is_a_reason_against_every_answer_that_is_not_offered(name: str) -> None:
    game, said = MATCHES[name].game, grammar(name)
    asked: set[str] = set()
    for match, _ in retold(name):
        if match.actor == "chance" or match.prompt is None or match.prompt.kind in asked:
            continue
        asked.add(match.prompt.kind)
        offered = {option.notation for option in match.prompt.options}
        for say in said:
            why = game.why_not(match.state, say) if say not in offered else None
            assert why or say in offered, (match.prompt.kind, say)
            assert not why or all(game.text(why, language) for language in LANGUAGES)

"""Notation: every answer has a stable text of its own, and the text is as good as the index."""

from __future__ import annotations

import random
import re

import pytest

from ludarium.core.errors import IllegalAnswer
from ludarium.core.match import Match
from tests.core.titles import STRIDE, Title, each_title, midway, moment, often, prompts

WELL_FORMED = re.compile(r"[a-zA-Z0-9_]+([ =.#][a-zA-Z0-9_]+)*")


@each_title
def test_index_and_notation_lead_to_the_same_state(title: Title):
    """Two matches side by side, chance asked in both, one answered by index and one in notation."""
    for seed in range(often(3)):
        by_index, by_text = title.new(seed, chance="ask"), title.new(seed, chance="ask")
        luck = random.Random(seed)
        while by_index.actor is not None:
            option = luck.choice(by_index.prompt.options)
            by_index.answer(option.index)
            by_text.answer(option.notation)
            assert moment(by_text) == moment(by_index)


@each_title
def test_every_notation_is_unique_within_its_prompt_and_leads_back_to_its_option(title: Title):
    for seed in range(often(4)):
        for match in prompts(title.new(seed, chance="ask"), seed):
            options = match.prompt.options
            assert [option.index for option in options] == list(range(len(options)))
            by_text = {option.notation: option.index for option in options}
            assert len(by_text) == len(options)
            assert [by_text[option.notation] for option in options] == list(range(len(options)))


@each_title
def test_every_option_can_be_taken_by_its_notation_and_is_logged_by_it(title: Title):
    for number, match in enumerate(prompts(title.new(5), 5)):
        if number % (4 * STRIDE) == 0:
            for option in match.prompt.options:
                taken = from_here(title, match)
                taken.answer(option.notation)
                same = from_here(title, match)
                same.answer(option.index)
                assert taken.hash() == same.hash()
                assert taken.log[0].say == option.notation


def from_here(title: Title, match: Match) -> Match:
    return title.game.at(match.position(), chance="ask")


@each_title
def test_a_notation_is_plain_words_and_never_looks_like_an_index_or_an_interjection(title: Title):
    for seed in range(often(4)):
        for match in prompts(title.new(seed, chance="ask"), seed):
            for option in match.prompt.options:
                assert WELL_FORMED.fullmatch(option.notation), option.notation
                assert not option.notation.isdecimal()
                assert option.notation not in title.game.interjections


@each_title
def test_the_same_question_has_the_same_notations_whatever_the_luck(title: Title):
    for match in prompts(title.new(6), 6):
        other = title.game.at(with_other_luck(match.position()))
        assert [option.notation for option in other.prompt.options] == [option.notation for option in match.prompt.options]


def with_other_luck(whole: dict) -> dict:
    return whole | {"state": whole["state"] | {"luck": [number % 1000 + 1 for number in whole["state"]["luck"]]}}


@each_title
def test_spaces_around_a_notation_are_forgiven_and_nothing_else(title: Title):
    match = midway(title, 7, 1)
    option = match.prompt.options[-1]
    for wrong in (option.notation.upper() + "!", option.notation + "x", f"{option.notation} {option.notation}"):
        with pytest.raises(IllegalAnswer, match="not possible here"):
            match.answer(wrong)
    match.answer(f"  {option.notation}\n")
    assert [entry.say for entry in match.log if entry.by != "chance"][-1] in (option.notation, "timeout")


@each_title
def test_an_illegal_answer_names_the_legal_ones(title: Title):
    match = midway(title, 8, 1)
    with pytest.raises(IllegalAnswer, match=re.escape(match.prompt.options[0].notation)):
        match.answer("dance")


@each_title
def test_the_log_is_written_in_notation_and_names_who_spoke(title: Title):
    match = title.new(9, chance="ask")
    expected = []
    for _ in prompts(match, 9):
        expected.append((match.actor, {option.notation for option in match.prompt.options}))
    spoken = [entry for entry in match.log if entry.by != "clock"]
    assert len(spoken) == len(expected)
    for entry, (actor, legal) in zip(spoken, expected, strict=True):
        assert entry.by == actor
        assert entry.say in legal

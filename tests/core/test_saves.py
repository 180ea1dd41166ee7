"""Saves and positions that are whole: they come back as the very same match, which then goes on in the very same way."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from itertools import islice
from pathlib import Path

import pytest

from ludarium.core import saves
from ludarium.core.kernel import CHANCE
from ludarium.core.match import Match
from tests.core.titles import (
    Title,
    all_along,
    answer_any,
    asked,
    each_game,
    each_title,
    everything,
    finished,
    midway,
    moment,
    prompts,
)

# -- saves -----------------------------------------------------------------------------------------------------------


@each_title
def test_a_save_comes_back_as_the_same_moment_all_along_a_match(title: Title):
    for match in all_along(title, 21):
        text = match.save()
        loaded = title.game.load(text)
        assert moment(loaded) == moment(match)
        assert loaded.save() == text
        assert loaded.checks == match.checks
        assert (loaded.seed, loaded.setup) == (match.seed, match.setup)


@each_title
def test_a_finished_match_comes_back_with_its_result(title: Title):
    for seed in range(5):
        match = finished(title.new(seed), seed)
        loaded = title.game.load(match.save())
        assert moment(loaded) == moment(match)
        assert loaded.actor is None
        assert loaded.result == match.result


@each_game
def test_a_loaded_match_goes_on_exactly_as_the_one_that_was_saved(title: Title):
    for seed in range(3):
        for number in range(0, 40, 4):
            match = next(islice(prompts(title.new(seed), seed), number, None), None)
            if match is not None:
                assert_same_future(match, title.game.load(match.save()))


@each_game
def test_a_loaded_match_has_the_luck_that_was_saved(title: Title):
    for match in all_along(title, 22):
        assert everything(title.game.load(match.save())) == everything(match)


@each_title
def test_a_save_without_any_answer_goes_on_with_the_same_log(title: Title):
    """The replay of a log in which chance has spoken and nobody else."""
    match = title.new(23)
    loaded = title.game.load(match.save())
    assert [entry.by for entry in loaded.log] == ["chance"] * len(match.log)
    assert moment(loaded) == moment(match)


def assert_same_future(one: Match, two: Match) -> None:
    luck, same = random.Random(77), random.Random(77)
    while one.actor is not None:
        answer_any(one, luck)
        answer_any(two, same)
        assert moment(two) == moment(one)
    assert two.actor is None


@each_title
def test_text_bytes_a_file_and_parsed_json_are_the_same_save(title: Title, tmp_path: Path):
    match = midway(title, 24)
    text = match.save()
    file = tmp_path / "match.json"
    file.write_text(text, "utf-8")
    for source in (text, text.encode(), file, json.loads(text)):
        assert moment(title.game.load(source)) == moment(match)


@each_title
def test_loading_never_changes_what_it_is_given(title: Title):
    match = midway(title, 25)
    given = json.loads(match.save())
    before = deepcopy(given)
    finished(title.game.load(given), 1)
    assert given == before
    whole = match.position()
    before = deepcopy(whole)
    finished(title.game.at(whole), 1)
    assert whole == before


@each_title
def test_saving_never_changes_the_match(title: Title):
    twin = title.new(26)
    for match, other in zip(prompts(title.new(26), 26), prompts(twin, 26), strict=True):
        match.save()
        match.position()
        match.view(0)
        match.hash()
        assert everything(match) == everything(other)


@each_title
def test_a_save_is_a_header_and_one_line_for_every_entry(title: Title):
    match = finished(title.new(27), 27)
    lines = match.save().splitlines()
    assert len(lines) == len(match.log) + 3
    assert [json.loads(line.rstrip(","))["say"] for line in lines[2:-1]] == [entry.say for entry in match.log]


@each_title
def test_a_save_names_the_rules_the_cards_and_the_options(title: Title):
    header = json.loads(title.new(28).save())
    assert header["ludarium"] == saves.FORMAT
    assert (header["game"], header["seed"]) == (title.game.info.id, 28)
    assert (header["rules"], header["pack"]) == (title.game.info.rules_version, title.game.pack.hash)
    assert header["options"] == dict(title.setup.options)


@each_title
@pytest.mark.parametrize("seed", [0, -1, 2**48, 2**63, 2**70, -(2**70)])
def test_any_seed_can_be_saved_and_loaded(title: Title, seed: int):
    match = next(prompts(title.new(seed), 1))
    assert moment(title.game.load(match.save())) == moment(match)


@each_title
def test_a_match_with_chance_asked_can_be_saved_and_loaded(title: Title):
    """What chance was told to do is in the log like any other answer."""
    match = title.new(29, chance="ask")
    for number, _ in enumerate(prompts(match, 29)):
        if match.actor != "chance" and number % 5 == 0:
            loaded = title.game.load(match.save())
            assert moment(loaded) == moment(match)


def test_a_seed_of_its_own_is_drawn_when_none_is_given():
    from tests.core.titles import LEDUC

    assert len({LEDUC.new().seed for _ in range(8)}) == 8


# -- positions -------------------------------------------------------------------------------------------------------


@each_title
def test_a_position_comes_back_as_the_same_moment_with_the_same_luck_at_every_prompt(title: Title):
    for match in prompts(title.new(31), 31):
        whole = match.position()
        placed = title.game.at(json.loads(json.dumps(whole)))
        assert placed.hash() == match.hash()
        assert asked(placed) == asked(match)
        assert placed.position() == whole
        assert placed.view(0) == match.view(0)


@each_game
def test_a_match_from_a_position_goes_on_exactly_as_the_one_it_was_taken_from(title: Title):
    for number in range(0, 24, 3):
        match = next(islice(prompts(title.new(32), 32), number, None), None)
        if match is None:
            break
        placed = title.game.at(match.position())
        luck, same = random.Random(5), random.Random(5)
        while match.actor is not None:
            answer_any(match, luck)
            answer_any(placed, same)
            assert placed.hash() == match.hash()
            assert asked(placed) == asked(match)
        assert placed.result == match.result


@each_title
def test_a_position_in_the_middle_of_a_chance_question_comes_back(title: Title):
    match = title.new(33, chance="ask")
    for number, _ in enumerate(prompts(match, 33)):
        if match.actor == "chance" and number % 3 == 0:
            placed = title.game.at(json.loads(json.dumps(match.position())), chance="ask")
            assert placed.position() == match.position()
            assert asked(placed) == asked(match)
            assert placed.state.actor == CHANCE


@each_title
def test_a_match_that_started_from_a_position_can_be_saved_and_loaded(title: Title):
    start = midway(title, 34, 2).position()
    for match in islice(prompts(title.game.at(start), 35), 0, 200, 3):
        loaded = title.game.load(match.save())
        assert moment(loaded) == moment(match)
        assert loaded.save() == match.save()


@each_title
def test_the_position_of_a_finished_match_comes_back_finished(title: Title):
    match = finished(title.new(36), 36)
    placed = title.game.at(json.loads(json.dumps(match.position())))
    assert placed.actor is None
    assert placed.result == match.result
    assert placed.prompt is None

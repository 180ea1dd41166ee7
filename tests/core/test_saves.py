"""Saves and positions that are whole: they come back as the very same match, which then goes on in the very same way."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from ludarium.core import saves
from ludarium.core.errors import BadOption, BadSave
from ludarium.core.kernel import CHANCE
from ludarium.core.match import Match
from ludarium.core.options import OneOf
from tests.core.titles import (
    STRIDE,
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
    often,
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
    for seed in range(often(3)):
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
    assert header["options"] == title.setup.own(title.game.info)


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


# -- options that belong to other modes ------------------------------------------------------------------------------


def of_other_modes(title: Title) -> dict[str, object]:
    """Something else than usual for every option that the mode does not have, as far as the title lets one ask for it."""
    found: dict[str, object] = {}
    for spec in title.game.info.options:
        if isinstance(spec.values, OneOf) and not spec.matters_in(title.setup.mode):
            for word in spec.values.words:
                with suppress(BadOption):
                    if word != spec.default and with_options(title, {spec.id: word}).new(1):
                        found[spec.id] = word
    return found


def with_options(title: Title, more: dict[str, object]) -> Title:
    return replace(title, trial=replace(title.trial, options={**title.trial.options, **more}))


@each_title
def test_options_of_other_modes_change_nothing_and_are_not_saved(title: Title):
    other = with_options(title, of_other_modes(title))
    for one, same in islice(zip(prompts(title.new(30), 30), prompts(other.new(30), 30), strict=True), 40):
        assert asked(one) == asked(same)
        assert one.hash() == same.hash()
        assert one.save() == same.save()


def otherwise(match: Match, options: dict[str, object]) -> dict[str, object]:
    """The same match with other words for its choices."""
    written = json.loads(match.save())
    del written["seal"]
    return written | {"options": options}


@each_title
def test_a_save_that_names_the_options_of_all_modes_comes_back_without_them(title: Title):
    """So they were written once; and a mode that was taken out since has left options that nobody knows."""
    match = midway(title, 31)
    usual = {spec.id: spec.default for spec in title.game.info.options}
    gone = {"of_a_mode_that_is_gone": "on"} if len(title.game.info.modes) > 1 else {}
    every = usual | of_other_modes(title) | match.setup.own(title.game.info) | gone
    loaded = title.game.load(otherwise(match, every))
    assert moment(loaded) == moment(match)
    assert loaded.save() == match.save()
    assert title.game.at(match.position() | {"options": every}).position() == match.position()


@each_title
def test_a_name_that_may_stand_for_an_option_of_the_mode_is_never_passed_over(title: Title):
    match = midway(title, 32, 1)
    own = match.setup.own(title.game.info)
    for name in own:
        with pytest.raises(BadSave, match="misspelt"):
            title.game.load(otherwise(match, {id: each for id, each in own.items() if id != name} | {"misspelt": "on"}))


# -- positions -------------------------------------------------------------------------------------------------------


@each_title
def test_a_position_comes_back_as_the_same_moment_with_the_same_luck_at_every_prompt(title: Title):
    for match in islice(prompts(title.new(31), 31), 0, None, STRIDE):
        whole = match.position()
        placed = title.game.at(json.loads(json.dumps(whole)))
        assert placed.hash() == match.hash()
        assert asked(placed) == asked(match)
        assert placed.position() == whole
        assert placed.view(0) == match.view(0)


@each_game
def test_a_match_from_a_position_goes_on_exactly_as_the_one_it_was_taken_from(title: Title):
    for number in range(0, 24, 3 * STRIDE):
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
    for match in islice(prompts(title.game.at(start), 35), 0, 200, 3 * STRIDE):
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

"""Matches of other rules or cards: they go on where their log is legal here, and otherwise say why not, and can be read."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludarium.core.errors import BadSave, OtherVersion
from ludarium.core.match import Match
from ludarium.core.saves import Version
from ludarium.core.text import LANGUAGES
from tests.core.titles import Title, each_game, everything, finished, midway

OLDER = {"rules": 0, "pack": "0123456789abcdef"}


def older(match: Match, **changes: Any) -> dict[str, Any]:
    """The match as another version would have saved it."""
    save = json.loads(match.save())
    del save["seal"]
    return save | OLDER | changes


@each_game
def test_an_older_match_that_leads_to_the_recorded_states_goes_on_as_if_nothing_had_changed(title: Title):
    match = finished(title.new(71), 71)
    loaded = title.game.load(older(match))
    assert loaded.begun is None
    assert everything(loaded) == everything(match)


@each_game
@pytest.mark.parametrize("checks", [{}, {"1": "0123456789abcdef"}], ids=["no hashes", "other hashes"])
def test_an_older_match_whose_states_cannot_be_compared_or_differ_goes_on_and_says_so_ever_after(title: Title, checks: dict):
    match = midway(title, 72, 2)
    loaded = title.game.load(older(match, checks=checks))
    assert loaded.begun == Version(**OLDER)
    assert loaded.hash() == match.hash()
    loaded.answer(0)
    again = title.game.load(loaded.save())
    assert again.begun == Version(**OLDER)
    assert (again.hash(), again.log) == (loaded.hash(), loaded.log)
    assert again.branch(len(again.log)).begun == Version(**OLDER)


@each_game
def test_an_older_match_with_an_answer_that_is_not_legal_here_says_which_and_who_can_finish_it(title: Title):
    match = midway(title, 73, 3)
    save = older(match, checks={})
    save["log"][-1]["say"] = "a rule that was changed"
    with pytest.raises(
        OtherVersion, match=f"version 0 .* entry {len(save['log'])} .*a rule that was changed.*Finish it"
    ) as refused:
        title.game.load(save)
    sentences = {title.game.text(refused.value.phrase, language) for language in LANGUAGES}
    assert len(sentences) == 2


@each_game
def test_an_older_match_that_does_not_go_on_can_be_read_as_far_as_it_does(title: Title):
    match = midway(title, 73, 3)
    save = older(match, checks={})
    save["log"][-1]["say"] = "a rule that was changed"
    with pytest.raises(OtherVersion) as refused:
        title.game.load(save)
    read = refused.value.match
    assert read is not None
    assert read.log == match.log[:-1]
    assert read.hash() == title.game.hash(match.state_after(len(match.log) - 1))
    assert read.view(0)


@each_game
def test_an_older_match_with_a_choice_that_is_gone_is_refused_with_the_version(title: Title):
    save = older(midway(title, 74, 1), options={"gone": 1})
    with pytest.raises(OtherVersion, match=r"version 0 .*gone"):
        title.game.load(save)


@each_game
def test_an_older_position_is_taken_if_it_is_lawful_here_and_marked(title: Title):
    whole = midway(title, 75, 2).position()
    match = title.game.at(whole | OLDER)
    assert match.begun == Version(**OLDER)
    assert match.hash() == title.game.at(whole).hash()
    state = {name: value for name, value in whole["state"].items() if name != "outcome"}
    with pytest.raises(OtherVersion, match=r"version 0 .*outcome"):
        title.game.at(whole | OLDER | {"state": state})


@each_game
def test_only_the_version_that_wrote_a_match_can_verify_it(title: Title):
    assert any("version 0" in problem for problem in title.game.verify(older(midway(title, 76, 1))))


@each_game
def test_a_match_of_this_version_still_answers_for_every_recorded_state(title: Title):
    match = midway(title, 77, 2)
    loaded = title.game.load(older(match, checks={}))
    changed = json.loads(loaded.save())
    del changed["seal"]
    changed["checks"] = {"1": "0123456789abcdef"}
    with pytest.raises(BadSave, match="another state"):
        title.game.load(changed)

"""Bounds: every field of every title has them, every state that is ever reached keeps them, and no file gets past them."""

from __future__ import annotations

import pytest

from ludarium.core.errors import BadSave
from ludarium.core.kernel import CHANCE
from tests.core.make_golden import MATCHES
from tests.core.mutated import golden
from tests.core.titles import ONE_EACH, Title, each_game, each_title, midway, often, questions


@each_game
def test_every_field_of_a_state_has_its_bounds(title: Title):
    assert set(title.game.bounds(title.game.first_state(title.setup))) == set(title.fields)


@each_title
def test_every_question_of_a_match_keeps_its_bounds_and_laws(title: Title):
    for seed in range(often(4)):
        for state in questions(title.asked(seed), seed):
            assert title.game.unlawful(state, title.setup) is None


@pytest.mark.parametrize("name", MATCHES)
def test_every_moment_of_a_golden_match_keeps_its_bounds_and_laws(name: str):
    """Played sensibly and to the end: values that a random player never comes to."""
    title, save = MATCHES[name], golden(name)
    state = title.game.begin(title.setup, save["seed"])
    state.self_driving = False
    state.run()
    for entry in save["log"]:
        assert title.game.unlawful(state, title.setup) is None
        says = [title.game.choice(state, option).notation for option in state.options]
        if entry["say"] in says:
            if state.actor == CHANCE:
                state.sample()
            state.answer(says.index(entry["say"]))
        else:
            state.interject(title.game.interjections[entry["say"]], 0)
    assert title.game.unlawful(state, title.setup) is None


@each_game
def test_a_number_beyond_the_bounds_of_its_field_is_refused_by_the_name_of_the_field(title: Title):
    whole = midway(title, 51, 2).position()
    for name, bound in title.game.bounds(title.game.first_state(title.setup)).items():
        value = whole["state"][name]
        for number in (bound.low - 1, bound.high + 1):
            changed = number if isinstance(value, int) else [number, *value[1:]]
            with pytest.raises(BadSave, match=f"'{name}'"):
                title.game.at(whole | {"state": whole["state"] | {name: changed}})


@each_game
def test_a_row_of_another_length_than_it_can_have_is_refused_by_its_name(title: Title):
    whole = midway(title, 52, 2).position()
    for name, bound in title.game.bounds(title.game.first_state(title.setup)).items():
        value = whole["state"][name]
        if isinstance(value, list):
            changed = [*value, bound.low] if bound.most is None else [bound.low] * (bound.most + 1)
            with pytest.raises(BadSave, match=f"'{name}'"):
                title.game.at(whole | {"state": whole["state"] | {name: changed}})


def test_a_rule_of_another_title_is_no_rule_of_this_one():
    foreign = midway(ONE_EACH[0], 53, 2).position()["state"]["then"]
    for title in ONE_EACH[1:]:
        whole = midway(title, 53, 2).position()
        with pytest.raises(BadSave, match="names a rule this version does not have"):
            title.game.at(whole | {"state": whole["state"] | {"then": foreign}})

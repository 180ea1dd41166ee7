"""Golden matches: whole matches with everything they led to. They change only if rules or cards do.

If that was on purpose, `make refresh` renews their hashes; where an answer is no longer legal it says so, and
`make refresh renew=1` lets the match go on in another way.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludarium.core.errors import LudariumError
from ludarium.core.options import OneOf
from tests.core.make_golden import GOLDEN, MATCHES, hashes, result_of
from tests.core.titles import ANIMA, STRIDE, Title, moment

AGAIN = "if rules or cards were changed on purpose: make refresh"

each_match = pytest.mark.parametrize(("name", "title"), MATCHES.items(), ids=list(MATCHES))


def golden(name: str) -> dict[str, Any]:
    file = GOLDEN / f"{name}.json"
    assert file.exists(), f"{file.name} is missing; {AGAIN}"
    return json.loads(file.read_text("utf-8"))


def test_there_is_a_golden_match_for_every_line_of_the_list_and_no_other():
    assert {file.stem for file in GOLDEN.glob("*.json")} == set(MATCHES), AGAIN


def test_every_value_of_every_option_of_anima_has_a_golden_match_and_so_has_every_number_of_seats():
    setups = [title.setup for title in MATCHES.values() if title.game is ANIMA]
    assert {setup.seats for setup in setups} == {1, 2, 3, 4, 5}
    for spec in ANIMA.info.options:
        played = {setup.options[spec.id] for setup in setups}
        wanted = set(spec.values.words) if isinstance(spec.values, OneOf) else {spec.default}
        assert wanted <= played, spec.id
        assert len(played) > 1, spec.id


@each_match
def test_a_golden_match_was_played_with_these_rules_and_these_cards(name: str, title: Title):
    save = golden(name)["save"]
    assert save["rules"] == title.game.info.rules_version, AGAIN
    assert save["pack"] == title.game.pack.hash, f"the cards of {save['game']} have changed; {AGAIN}"
    assert save["options"] == json.loads(json.dumps(title.setup.own(title.game.info))), f"the options have changed; {AGAIN}"


@each_match
def test_a_golden_match_leads_to_its_result_when_it_is_loaded(name: str, title: Title):
    written = golden(name)
    try:
        match = title.game.load(written["save"])
    except LudariumError as problem:
        pytest.fail(f"{name}: {problem}\n{AGAIN}")
    assert result_of(match) == written["result"], AGAIN
    assert match.hash() == list(written["hashes"].values())[-1], AGAIN
    if STRIDE == 1:
        assert moment(title.game.load(match.save())) == moment(match)


@each_match
def test_a_golden_match_goes_through_the_same_states_one_by_one(name: str, title: Title):
    """The log fed in by hand, chance asked, so that the first difference is named."""
    written = golden(name)
    try:
        found = hashes(title, written["save"])
    except LudariumError as problem:
        pytest.fail(f"{name}: {problem}\n{AGAIN}")
    for number, expected in written["hashes"].items():
        entry = written["save"]["log"][int(number) - 1]
        assert found.get(number) == expected, f"{name}: entry {number} ({entry['say']}) leads to another state; {AGAIN}"
    assert found.keys() == written["hashes"].keys()


@each_match
def test_a_golden_match_is_what_its_seed_gives(name: str, title: Title):
    """The answers of the seats alone, chance played from the seed: the same log."""
    save = golden(name)["save"]
    match = title.game.new(save["seed"], mode=save["mode"], seats=save["seats"], options=save["options"])
    for entry in save["log"]:
        if isinstance(entry["by"], int):
            match.answer(entry["say"])
    assert [(entry.by, entry.say) for entry in match.log] == [(entry["by"], entry["say"]) for entry in save["log"]], AGAIN

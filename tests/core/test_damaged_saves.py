"""Saves that are damaged, or no saves at all: read or refused with a clear BadSave, and never anything else."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.core.errors import BadSave
from ludarium.core.match import Match
from tests.core.titles import ONE_EACH, STRIDE, Title, each_game, each_title, finished, midway


def unsealed(match: Match) -> dict:
    """A save as somebody has it who edits it by hand: parsed, and without the seal that would notice every change."""
    save = json.loads(match.save())
    assert save.pop("seal")
    return save


def with_value(name: str, value: object) -> object:
    return lambda save: save | {name: value}


def last_entry(**fields: object) -> object:
    return lambda save: save | {"log": [*save["log"][:-1], save["log"][-1] | fields]}


def more(entry: object) -> object:
    return lambda save: save | {"log": [*save["log"], entry]}


@each_game
@pytest.mark.parametrize(
    ("change", "says"),
    [
        (with_value("ludarium", 2), "format 2"),
        (with_value("ludarium", "1"), "ludarium"),
        (with_value("game", "chess"), "'chess'"),
        (with_value("seed", "seven"), "seed"),
        (with_value("log", {}), "log"),
        (with_value("log", [1]), "log"),
        (with_value("checks", {"2": "0123456789abcdef"}), "entry 2"),
        (with_value("checks", {"-1": "0123456789abcdef"}), "entry -1"),
        (with_value("checks", {"first": "0123456789abcdef"}), "first"),
        (with_value("unknown", 1), "unknown"),
        (last_entry(say="dance"), "dance"),
        (last_entry(say=""), "entry"),
        (last_entry(by="nobody"), "nobody"),
        (last_entry(by=17), "17"),
        (last_entry(by=None), "by"),
        (last_entry(at="noon"), "at"),
        (more({"by": 5, "say": "resign"}), "for"),
        (more({"by": "chance", "say": "resign"}), "chance"),
        (more({"say": "stop"}), "by"),
        (with_value("mode", "nightmare"), "nightmare"),
        (with_value("seats", 9), "9"),
        (with_value("options", {"colour": "blue"}), "colour"),
        (with_value("seed", 10**5000), "seed"),
        (with_value("rules", 2**63), "rules"),
        (with_value("rules", -1), "rules"),
        (with_value("begun", {"rules": 2**70, "pack": "0123456789abcdef"}), "rules"),
        (with_value("checks", {"9" * 5000: "0123456789abcdef"}), "entry 999"),
        (with_value("position", {}), "state"),
        (with_value("position", {"state": 5}), "state"),
        (more({"by": "clock", "say": "resign"}), "clock"),
    ],
)
def test_a_damaged_save_is_refused_with_the_reason(title: Title, change, says: str):
    save = unsealed(midway(title, 41, 2))
    with pytest.raises(BadSave, match=says):
        title.game.load(change(save))


@each_game
@pytest.mark.parametrize("field", ["ludarium", "game", "mode", "seats", "options", "seed", "rules", "pack", "log"])
def test_a_save_without_one_of_its_fields_is_refused(title: Title, field: str):
    save = unsealed(midway(title, 42, 2))
    del save[field]
    with pytest.raises(BadSave, match=field):
        title.game.load(save)


@pytest.mark.parametrize(
    "source",
    [
        *("", b"", "{}", "[]", "null", "7", "not a save", "\0", b"\xff\xfe\x00", "[" * 100_000, '{"a":' * 100_000),
        *({}, Path("/there/is/no/such/file"), Path("/"), " " * 16_000_001),
        None,
        42,
        ["log"],
        '"\ud800"',
        Path("a\0b"),
    ],
    ids=lambda source: repr(source)[:24],
)
@each_game
def test_what_is_no_save_at_all_is_refused(title: Title, source):
    with pytest.raises(BadSave):
        title.game.load(source)


@each_game
def test_a_save_of_another_game_is_refused_by_name(title: Title):
    for other in ONE_EACH:
        if other is not title:
            with pytest.raises(BadSave, match=other.game.info.id):
                title.game.load(other.new(1).save())


@each_game
def test_a_save_of_a_later_format_is_refused_by_its_format(title: Title):
    later = json.loads(midway(title, 42, 2).save()) | {"ludarium": 2, "invented_later": True}
    with pytest.raises(BadSave, match="format 2"):
        title.game.load(later)


@each_game
def test_a_save_cut_off_anywhere_is_refused(title: Title):
    text = midway(title, 43, 2).save().rstrip()
    for length in range(0, len(text), 7):
        with pytest.raises(BadSave):
            title.game.load(text[:length])


@each_game
def test_a_huge_file_is_refused_by_its_size(title: Title, tmp_path: Path):
    file = tmp_path / "huge.json"
    with file.open("wb") as stream:
        stream.truncate(17_000_000)
    with pytest.raises(BadSave, match="too large"):
        title.game.load(file)


AREAS = ["header", "checks", "log", "text of the header", "text of the log"]
ODD = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.lists(st.integers(), max_size=2))
ODD_JSON = st.one_of(ODD, st.dictionaries(st.text(max_size=4), ODD, max_size=2))


@each_game
@pytest.mark.parametrize("area", AREAS)
def test_whatever_happens_to_a_save_it_is_read_or_refused_but_never_breaks_anything(title: Title, area: str):
    match = midway(title, 44, 2)
    whole, text = unsealed(match), re.sub('"seal":"[0-9a-f]+",', "", match.save())
    reasons: list[str] = []

    @settings(max_examples=60, derandomize=True, deadline=None)
    @given(st.data())
    def damage(data: st.DataObject) -> None:
        if area.startswith("text"):
            source: object = damaged_text(data, text, inside_log=area == "text of the log")
        else:
            source = damaged_json(data, whole, area)
        try:
            title.game.load(source)
        except BadSave as problem:
            reasons.append(str(problem))

    damage()
    assert reasons
    assert all(len(reason) > 20 for reason in reasons)


def damaged_text(data: st.DataObject, text: str, inside_log: bool) -> bytes:
    """A few bytes replaced, dropped or doubled."""
    raw, border = bytearray(text.encode()), text.index('"log"')
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(border, len(raw) - 1) if inside_log else st.integers(0, border))
        raw[at : at + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=2))
    return bytes(raw)


def damaged_json(data: st.DataObject, whole: dict, area: str) -> dict:
    """One value somewhere in this area replaced by something else."""
    save = deepcopy(whole)
    if area == "header":
        names = [name for name in save if name not in ("log", "checks")]
        save[data.draw(st.sampled_from(names))] = data.draw(ODD_JSON)
    elif area == "checks":
        save["checks"] = data.draw(st.one_of(ODD_JSON, st.dictionaries(st.text(max_size=3), st.text(max_size=16), max_size=3)))
    else:
        at = data.draw(st.integers(0, len(save["log"]) - 1))
        value = data.draw(ODD_JSON)
        if data.draw(st.booleans()):
            save["log"][at] = value
        else:
            save["log"][at][data.draw(st.sampled_from(["by", "say", "at"]))] = value
    return save


# -- logs that were changed ------------------------------------------------------------------------------------------


def altered(title: Title, match: Match) -> list[dict]:
    """The match's save with one entry after another replaced by another answer that was legal there."""
    save = unsealed(match)
    versions = []
    replayed = title.new(match.seed, chance="ask")
    for number, entry in enumerate(save["log"]):
        if entry["by"] == "clock":
            continue  # the clock has spoken by itself
        assert replayed.prompt is not None
        others = [option.notation for option in replayed.prompt.options if option.notation != entry["say"]]
        if others:
            versions.append(deepcopy(save))
            versions[-1]["log"][number]["say"] = others[0]
        replayed.answer(entry["say"])
    return versions


@each_title
def test_an_altered_log_is_refused_or_leads_to_the_very_states_that_were_recorded(title: Title):
    match = finished(title.new(45), 45)
    refused = 0
    for save in altered(title, match)[::STRIDE]:
        try:
            loaded = title.game.load(save)
        except BadSave:
            refused += 1
        else:
            assert loaded.hash() == match.hash()
            assert match.checks.items() <= loaded.checks.items()
    assert refused > 0


@each_title
def test_whatever_is_changed_in_a_sealed_save_is_noticed(title: Title):
    match = midway(title, 46, 1)
    seal = json.loads(match.save())["seal"]
    for save in altered(title, match)[::STRIDE]:
        with pytest.raises(BadSave, match="seal"):
            title.game.load(save | {"seal": seal})
    changed = {"seed": 1, "checks": {"1": "0123456789abcdef"}, "options": {"x": 1}, "began": 5, "seal": "0123456789abcdef"}
    for name, value in changed.items():
        with pytest.raises(BadSave, match="seal"):
            title.game.load(json.loads(match.save()) | {name: value})


@each_title
def test_an_altered_check_is_always_refused(title: Title):
    save = unsealed(finished(title.new(47), 47))
    for length, name in save["checks"].items():
        with pytest.raises(BadSave, match=length):
            title.game.load(save | {"checks": save["checks"] | {length: name[::-1]}})


# -- positions -------------------------------------------------------------------------------------------------------


def in_state(name: str, value: object) -> object:
    return lambda whole: whole | {"state": whole["state"] | {name: value}}


def without(name: str) -> object:
    return lambda whole: {key: value for key, value in whole.items() if key != name}


@each_game
@pytest.mark.parametrize(
    ("change", "says"),
    [
        *((without(name), "fields") for name in ("game", "rules", "pack", "mode", "seats", "options", "state")),
        (with_value("game", "chess"), "chess"),
        (with_value("state", {}), "fields"),
        (in_state("unknown", 1), "unknown"),
        (in_state("actor", "first"), "actor"),
        (in_state("actor", True), "actor"),
        (in_state("actor", 2**70), "actor"),
        (in_state("options", "all"), "options"),
        (in_state("options", [0.5, 1]), "options"),
        (in_state("then", ["no.such_rule", 0, 0]), "no.such_rule"),
        (in_state("then", 5), "rule"),
        (in_state("stack", 5), "rule"),
        (in_state("stack", [[]]), "rule"),
        (in_state("stack", [["no.such_rule", 0, 0, 0]]), "no.such_rule"),
        (in_state("luck", []), "luck"),
        (in_state("round", None), "round"),
        (in_state("round", [1]), "round"),
        (with_value("state", 5), "state"),
        (with_value("state", None), "state"),
        (with_value("options", 5), "options"),
        (with_value("mode", "nightmare"), "nightmare"),
        (with_value("seats", 9), "9"),
        (with_value("options", {"colour": "blue"}), "colour"),
        (in_state("then", [["x"], 0, 0]), "rule"),
        (in_state("stack", [[{}, 0, 0, 0]]), "rule"),
        (in_state("actor", 7), "actor"),
        (in_state("options", []), "options"),
        (in_state("then", None), "names no rule"),
        (in_state("stream", 99), "stream"),
        (in_state("stream", -1), "stream"),
        (lambda whole: in_state("luck", [0] * len(whole["state"]["luck"]))(whole), "luck"),
        (lambda whole: in_state("luck", [2**61] * len(whole["state"]["luck"]))(whole), "luck"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(title: Title, change, says: str):
    whole = midway(title, 48, 2).position()
    with pytest.raises(BadSave, match=says):
        title.game.at(change(whole))


@pytest.mark.parametrize("whole", [None, [], 5, "position", {}])
@each_game
def test_what_is_no_position_at_all_is_refused(title: Title, whole):
    with pytest.raises(BadSave, match="position"):
        title.game.at(whole)


@each_game
def test_a_position_with_impossible_numbers_is_refused_or_can_be_shown(title: Title):
    whole = midway(title, 49, 2).position()
    for name in title.fields:
        for value in ([], [99] * 7, 2**50, -7):
            try:
                match = title.game.at(in_state(name, value)(whole))
            except BadSave:
                continue
            match.view(0)
            assert match.prompt is None or match.prompt.options


@each_game
def test_a_position_that_breaks_a_law_of_the_title_is_refused(title: Title):
    whole = midway(title, 50, 2).position()
    with pytest.raises(BadSave, match="impossible"):
        title.game.at(in_state(*title.trials.unlawful)(whole))

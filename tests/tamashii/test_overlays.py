"""Packs of somebody's own: a scenario in one file, found and chosen; what is wrong with one is told with its place."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from ludarium.core.errors import BadOption, BadPack
from ludarium.core.language.reader import read
from ludarium.games.tamashii import ChronicleOfAscend, cards
from ludarium.games.tamashii.language import LANGUAGE
from tests.tamashii.ground import shipped

PAGE = (Path(__file__).parents[2] / "docs/how-to/write-a-scenario.md").read_text("utf-8")
(LAMP,) = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
TRAINING = Path(__file__).parent / "pack"


def lamp(folder: Path, old: str = "", new: str = "", name: str = "scenario_lamp.toml") -> ChronicleOfAscend:
    """The game with the scenario of the page, one text of it changed."""
    assert old in LAMP
    (folder / name).write_text(LAMP.replace(old, new, 1), "utf-8")
    return ChronicleOfAscend(folder)


def line_of(text: str, at: str) -> int:
    """Where it stands in the file; for an id the line of the heading above it."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if at in line) - at.startswith("id = ")


@pytest.mark.rule("T-34")
def test_a_scenario_in_one_file_stands_beside_the_shipped_ones(tmp_path: Path) -> None:
    game = lamp(tmp_path)
    shipped = [card.id for card in ChronicleOfAscend().pack.kinds["scenario"]]
    assert [card.id for card in game.pack.kinds["scenario"]] == [*shipped, "lamp"]
    (option,) = [each for each in game.info.options if each.id == "scenario"]
    assert game.word_of(option, "lamp") == game.pack.kinds["scenario"][-1].name
    match = game.new(seed=1, options={"scenario": "lamp"})
    assert match.view(0)["plot"] is None or match.view(0)["plot"]["card"] == "lamp01"


def test_only_scenarios_of_the_pack_can_be_chosen(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="lamp"):
        ChronicleOfAscend().new(options={"scenario": "lamp"})
    with pytest.raises(BadOption, match=r"no scenario 'e'; there is a$"):
        ChronicleOfAscend(TRAINING).new(options={"scenario": "e"})


def rule(id: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(id)


@pytest.mark.parametrize(
    ("file", "id", "field", "value", "cites"),
    [
        pytest.param("classes.toml", "cash_in", "memory", 5, "T-308", marks=rule("T-308")),
        pytest.param("factions.toml", "volley", "memory", 0, "T-309", marks=rule("T-309")),
        pytest.param("factions.toml", "volley", "memory", 4, "T-309", marks=rule("T-309")),
        pytest.param("bodies.toml", "soldier", "mov", 0, "T-307", marks=rule("T-307")),
        pytest.param("bodies.toml", "soldier", "att", 6, "T-307", marks=rule("T-307")),
        pytest.param("enemies.toml", "zoe", "level", 4, "T-304", marks=rule("T-304")),
        pytest.param("enemies.toml", "zoe", "integrity", 14, "T-304", marks=rule("T-304")),
        pytest.param("enemies.toml", "zoe", "cards", 3, "T-301a", marks=rule("T-301a")),
    ],
)
def test_a_number_that_no_card_may_have_is_refused_with_the_rule(file: str, id: str, field: str, value: int, cites: str) -> None:
    rows = dict(shipped())
    rows[file] = [replace(each, fields={**each.fields, field: value}) if each.id == id else each for each in rows[file]]
    with pytest.raises(BadPack, match=rf"'{id}'.*'{field}'.*{cites}"):
        cards.build(rows)


@pytest.mark.rule("T-315")
@pytest.mark.rule("T-227b")
@pytest.mark.rule("T-314a")
@pytest.mark.rule("T-28a")
@pytest.mark.parametrize(
    ("old", "new", "at", "says"),
    [
        ("test any 2", "test any two", "test any two", ", column 12, card 'lamp01', 'does': expected .*, found 'two'"),
        ("put success 1 on card Lamp01", "put succes 1 on card Lamp01", "put succes ", ", column 9, .*expected"),
        ("    card Lamp02\n", "    card Lamp22\n", "    card Lamp22", ", column 10, .*a scenario card, found 'Lamp22'"),
        ("pool:\n  card Lamp03\n", "pool:\n  card A07\n", "  card A07", ", column 8, .*a card of this scenario, found 'A07'"),
        ("    trace +1", "    card Lamp01", "    card Lamp01", ", column 5, .*Plot cards are drawn in `immediate` and `global`"),
        ("  time set 6\n", "  end won\n", "  end won", ", column 3, .*`end won` stands on end cards only"),
        ("special:\n", "speciall:\n", "speciall:", ", column 1, .*expected"),
        ("special:\n  when launched hack:", "when launched hack:", "when launched", ", column 6, .*stands under one of immed"),
        ("  if success on card Lamp01 >= P:\n    card Lamp02\n", "", 'id = "lamp02"', "'lamp02': nothing draws it"),
        ("  end won", "  exp 1", 'id = "lamp02"', "an end card has `end won` or `end lost`"),
        ('lost = "lamp03"', 'lost = "lamp02"', 'id = "lamp"', "'lost' is a card that says 'end lost'"),
        ('lost = "lamp03"', 'lost = "a09"', 'id = "lamp"', "'lost' is the id of a card of this scenario"),
        ('"-1 1"', '"-2 3"', 'id = "lamp"', "no way leads to '-2 3'"),
        ('"-1 1"', '"1 0"', 'id = "lamp"', "two of them lie on the same spot"),
        ('"-1 1"', '"-1 1 tiel 4"', 'id = "lamp"', "expected 'q r' and, if wanted, .*, found '-1 1 tiel 4'"),
        ('"-1 1"', '"-1 1 tile 25"', 'id = "lamp"', "a number from 1 to 24, not 25"),
        ('"0 0 tile 1"', '"0 0 tile 3"', 'id = "lamp"', "tile 1, the Shelter"),
        ("start = 2", "start = 9", 'id = "lamp"', "a tile that 'places' lays face up, not 9"),
        ('pool = "4 P"', 'pool = "P 4"', 'id = "lamp"', "'pool' is '16' or '4 P'"),
        ('= { en = "light the lamp", ', "= { ", 'id = "lamp01"', "'light the lamp' needs a text in each language: en, fr"),
        ('labels = { "light the lamp" =', 'labels = { "light a lamp" =', 'id = "lamp01"', "for 'light the lamp': en, fr"),
        ('fr = "Allumettes"', 'de = "Zündhölzer"', 'id = "lamp01"', "'name' needs a text in each language: en, fr"),
        ("time = 6\n", "tmie = 6\n", 'id = "lamp01"', "unknown field 'tmie'"),
        ("time = 6\n", "time = 14\n", 'id = "lamp01"', "'time' is 14, so `immediate:` says `time set 14`"),
        ("  time set 6\n", "  time -1\n", 'id = "lamp01"', "'time' is 6, so `immediate:` says `time set 6`"),
        ("\ngoal = ", "\n# goal = ", 'id = "lamp01"', "a Plot card has a 'goal'"),
        ("  fail:\n", "  else:\n", "  else:", ", column 3, card 'lamp01', 'does': expected 'fail:' or a line with 'if' above"),
        ("  time -1\n", "  else: time -1\n", "  else:", ", column 3, .*expected a line with 'if' above 'else:', found 'else'"),
        ("when launched hack:", "when wounds instead:", "  when wounds", ", column 15, .*'instead of wounds'.*found 'instead'"),
        ("start = 2", "start = 2\nhidden = [13]", 'id = "lamp"', "'hidden': tile 13 lies face up already, by 'places'"),
        ("start = 2", "start = 2\nhidden = [3, 4, 5, 6, 7]", 'id = "lamp"', "'hidden' names 5 tiles for 4 places without one"),
        ('"-1 1"', '"-1 1 tile 2"', 'id = "lamp"', "'places' lays a tile twice"),
        ("at tile 13:", "at tile 14:", 'activity "', ", column 30, .*: tile 14 may not be on the map: neither"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, old: str, new: str, at: str, says: str) -> None:
    """A mistake in a script with its own line, any other with the line on which the card begins."""
    line = line_of(LAMP.replace(old, new, 1), at)
    with pytest.raises(BadPack) as problem:
        _ = lamp(tmp_path, old, new).pack
    assert re.match(f"scenario_lamp.toml, line {line}\\b.*{says}", str(problem.value)), problem.value


STRAY = """[[card]]
id = "lamp04"
name = { en = "Fog", fr = "Brouillard" }
kind = "plot"
does = "global: time -1"
story = { en = "You cannot see your hands.", fr = "On ne voit pas ses mains." }
flavour = { en = "It smells of coal.", fr = "Cela sent le charbon." }
"""


@pytest.mark.rule("T-315")
def test_every_plot_card_leads_to_an_end(tmp_path: Path) -> None:
    text = LAMP.replace("  if time = 0:\n", "  if time = 3:\n    card Lamp04\n  if time = 0:\n")
    (tmp_path / "scenario_lamp.toml").write_text(f"{text}\n{STRAY}", "utf-8")
    with pytest.raises(BadPack, match=r"'lamp04': no end card is reached from it"):
        _ = ChronicleOfAscend(tmp_path).pack


@pytest.mark.rule("T-315")
def test_codes_count_from_01_in_the_order_of_the_file(tmp_path: Path) -> None:
    text = LAMP.replace("  if time = 0:\n", "  if time = 3:\n    card Lamp04\n  if time = 0:\n")
    fog = STRAY.replace("time -1", "card Lamp03")
    (tmp_path / "scenario_lamp.toml").write_text(
        text.replace('[[card]]\nid = "lamp03"', f'{fog}\n[[card]]\nid = "lamp03"'), "utf-8"
    )
    with pytest.raises(BadPack, match=r"'lamp04': .* the id of this card is 'lamp03'"):
        _ = ChronicleOfAscend(tmp_path).pack


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("scenario_torch.toml", "", "", "in the file scenario_torch.toml the id of the scenario is 'torch'"),
        ("scenario_lamp2.toml", 'id = "lamp"', 'id = "lamp2"', "the id of a scenario is 1 to 9 letters"),
        ("scenario_a.toml", "", "", "in the file scenario_a.toml the id of the scenario is 'a'"),
        ("scenarios.toml", "", "", "unknown table 'card'; this file holds .*scenario.* only"),
        ("lamp.toml", "", "", "a pack has no such file"),
    ],
)
def test_the_file_is_called_after_the_scenario(tmp_path: Path, name: str, old: str, new: str, says: str) -> None:
    with pytest.raises(BadPack, match=says):
        _ = lamp(tmp_path, old, new, name).pack


def test_a_script_in_one_line_is_told_with_its_column(tmp_path: Path) -> None:
    """`basic` begins behind the quotation mark: column 9 of the line; the word that is wrong has 6 letters before it."""
    enemy = 'id = "doorman"\nreplaces = "doorman"\nbasic = "wound one"\n'
    (tmp_path / "enemies.toml").write_text(f"[[enemy]]\n{enemy}", "utf-8")
    with pytest.raises(BadPack, match=r"^enemies.toml, line 4, column 16, enemy 'doorman', 'basic': expected a number"):
        _ = ChronicleOfAscend(tmp_path).pack


def test_an_item_without_words_is_refused(tmp_path: Path) -> None:
    card = 'id = "briefing"\nreplaces = "briefing"\ndoes = """\nchoose:\n  - "left": exp 1\n  - "right": gain any 1\n"""\n'
    (tmp_path / "factions.toml").write_text(f"[[faction_card]]\n{card}", "utf-8")
    with pytest.raises(BadPack, match="line 1, faction_card 'briefing': 'labels' needs a text in each language for 'left'"):
        _ = ChronicleOfAscend(tmp_path).pack


def test_every_line_of_the_page_can_be_written() -> None:
    rows = PAGE.partition("| write | what it does |")[2].partition("\n\n")[0]
    lines = re.findall(r"^\| `(.*?)` \|", rows, re.MULTILINE)
    assert len(lines) > 15
    for line in lines:
        read(LANGUAGE, line)


@pytest.mark.rule("T-301")
@pytest.mark.rule("T-301a")
@pytest.mark.rule("T-308")
@pytest.mark.parametrize(
    ("file", "kind", "id", "change", "says"),
    [
        ("enemies.toml", "enemy", "doorman", "level = 2", "by 'level' .* they are 26 of level 1, 26 of level 2, 18 of level 3"),
        ("enemies.toml", "enemy", "doorman", "cards = 1", "by 'level' .* they are 27 of level 1, 24 of level 2, 18 of level 3"),
        ("classes.toml", "augmentation", "cash_in", 'class = "brawler"', "by 'class' .* 14 of brawler"),
        ("classes.toml", "augmentation", "last_rites", 'starting = "coop"', "by 'starting' .* 2 of reaper coop"),
        ("factions.toml", "faction_card", "volley", 'faction = "ninkyo"', "by 'faction' .* 13 of ninkyo"),
    ],
)
def test_a_card_takes_the_place_of_one_like_it(tmp_path: Path, file: str, kind: str, id: str, change: str, says: str) -> None:
    (tmp_path / file).write_text(f'[[{kind}]]\nid = "{id}"\nreplaces = "{id}"\n{change}\n', "utf-8")
    with pytest.raises(BadPack, match=f"^{file}, line 1, {kind} '{id}': {says}"):
        _ = ChronicleOfAscend(tmp_path).pack


@pytest.mark.rule("T-28")
def test_a_tile_that_is_hidden_may_be_needed(tmp_path: Path) -> None:
    text = LAMP.replace("at tile 13:", "at tile 14:").replace("start = 2", "start = 2\nhidden = [14]")
    (tmp_path / "scenario_lamp.toml").write_text(text, "utf-8")
    assert ChronicleOfAscend(tmp_path).pack.kinds["scenario"][-1].id == "lamp"

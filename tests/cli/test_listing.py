"""Commands that print and end: games, cards, rules, simulate; and how wrong commands are answered."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.core.rulebook import read_rules, rulebook
from ludarium.core.text import Texts
from ludarium.lab.simulate import simulate

Run = Callable[..., Any]
CLI = Path(ludarium.__file__).parent / "cli"


# -- words -----------------------------------------------------------------------------------------------------------


def test_both_languages_say_the_same_things() -> None:
    words = Texts(CLI / "text")
    assert words.ids("en") == words.ids("fr")


def test_every_message_that_the_code_names_is_written() -> None:
    written = Texts(CLI / "text").ids("en")
    named = set()
    for file in CLI.rglob("*.py"):
        source = file.read_text("utf-8")
        named |= set(re.findall(r"""(?:\btell\([^"()]*|\bsaid\(|\bself\.tell\(|\.say\(\s*)"([a-z][a-zA-Z0-9-]+)["(]""", source))
        named |= {f"proving-{word}" for word in re.findall(r"""\bself\.own\("([a-z-]+)\"""", source)}
    assert len(named) > 80
    assert named - written == set()


@pytest.mark.parametrize(
    ("variable", "value", "name"), [("LANG", "fr_FR.UTF-8", "Défi"), ("LC_ALL", "fr", "Défi"), ("LANG", "de_DE", "Grounds")]
)
def test_the_language_of_the_surroundings(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, name: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert name in run("games").out


# -- games and cards -------------------------------------------------------------------------------------------------


def test_games(run: Run) -> None:
    printed = run("games", "--lang", "fr").out
    assert "Le Défi de la Reine" in printed
    assert "clock_mode" in printed
    listed = json.loads(run("games", "--json").out)
    proving = next(game for game in listed if game["id"] == "proving")
    assert proving["names"] == {"en": "Proving Grounds", "fr": "Le Défi de la Reine"}
    assert proving["seats"] == [1, 1]
    assert proving["facts"] == {
        "hidden_information": False,
        "longest_match": {"answers": 1500, "proven": False},
        "scores": [0, 14],
    }
    assert all(game["facts"] for game in listed)
    modules = next(option for option in proving["options"] if option["id"] == "modules")
    assert modules["values"] == {
        "kind": "several",
        "words": ["dragon", "chariots", "inspiration", "shields", "conspirators", "sun_moon"],
    }
    assert modules["rule"] == "P-14"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_cards_as_json(run: Run, language: str) -> None:
    cards = json.loads(run("cards", "proving", "--json", "--lang", language).out)
    assert len(cards) == 70
    pack = {card.id: card for card in ludarium.game("proving").pack.cards}
    for card in cards:
        assert card["name"] == pack[card["id"]].name.text(language)
        assert card["flavour"] == pack[card["id"]].flavour.text(language)
        assert bool(card["text"]) == bool(pack[card["id"]].sentences)
    ambush = next(card for card in cards if card["id"] == "zenith_royal_hawk")
    assert ("dé" in ambush["text"].split()) == (language == "fr")


def test_cards_for_reading(run: Run) -> None:
    printed = run("cards", "proving", "--kind", "enemy").out
    assert "Oriane of the Gilt Blade" in printed
    assert "✗ ○s 3 3Y★" in printed
    assert "✗ ○ 2s 3G 3Y 3★" in printed, "what Start asks for is not hidden"
    assert "Chariot" not in printed
    french = run("cards", "proving", "--lang", "fr").out
    assert "Char" in french
    assert "✗ ○ 2s 3V 3J 3★" in french, "letters of colours are those on the French dice"


# -- rules -----------------------------------------------------------------------------------------------------------


def test_one_rule(run: Run) -> None:
    printed = run("rules", "proving", "P-46", "--lang", "fr").out
    assert "P-46 (livret)" in printed
    assert "Dé solo" in printed
    assert "P-47" not in printed
    assert run("rules", "proving", "p46", "--lang", "fr").out == printed


def test_a_rule_with_a_table(run: Run) -> None:
    printed = run("rules", "proving", "P-131").out
    assert re.search(r"S12 +New Chariots", printed)


def test_search_minds_neither_accents_nor_capitals(run: Run) -> None:
    printed = run("rules", "proving", "--search", "SERIE lancer", "--lang", "fr").out
    assert "P-34" in printed
    assert "P-2 " not in printed


def test_a_word_finds_the_rules_that_contain_it(run: Run) -> None:
    assert run("rules", "proving", "dragon").out.strip() in run("rules", "proving", "--search", "dragon").out
    assert "Dragon" in run("rules", "proving", "dragon").out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_commands_are_told_in_whole_sentences(run: Run, language: str) -> None:
    assert "...\n" not in run("--help", "--lang", language).out.partition("\n\n")[2]


def test_all_rules_in_both_languages() -> None:
    english, french = (rulebook(ludarium.game("proving"), language) for language in ("en", "fr"))
    assert [rule.id for rule in english.rules] == [rule.id for rule in french.rules]
    assert len({rule.id for rule in english.rules}) == len(english.rules) > 170
    assert {rule.mark for rule in english.rules} == {"rulebook", "ruling", "ours"}
    assert english.find("P-34") is not None
    assert all(rule.text and rule.section for rule in english.rules + french.rules)


def test_reading_rules() -> None:
    book = read_rules(
        "# T: rules\n\n## 1. One\n- **X-1** (ours) First.\n  *Shown.*\n\n  | a |\n\ntext\n## Two\n- **X-2a** (ruling) Second.\n"
    )
    assert book.title == "T: rules"
    assert [(rule.id, rule.mark, rule.section, rule.text) for rule in book.rules] == [
        ("X-1", "ours", "1. One", "First.\n*Shown.*"),
        ("X-2a", "ruling", "Two", "Second."),
    ]


# -- simulate --------------------------------------------------------------------------------------------------------


def test_simulate_prints_one_object(run: Run) -> None:
    outcome = run("simulate", "proving", "--games", "5", "--players", "random", "--seed", "3", "--jobs", "1", "--json")
    report = json.loads(outcome.out)
    assert outcome.err == ""
    assert (report["game"], report["mode"], report["games"], report["seats"], report["errors"]) == (
        "proving",
        "training",
        5,
        1,
        0,
    )
    assert {"wins", "win_rate", "ci95", "decisions", "seconds", "decisions_per_second"} <= set(report)


def test_simulate_prints_a_table(run: Run) -> None:
    options = ("--option", "modules=dragon,shields", "--jobs", "1", "--lang", "fr")
    outcome = run("simulate", "proving", "--games", "2", "--players", "random", *options)
    assert outcome.code == 0
    assert re.search(r"Taux de victoire +\d+,\d\xa0%", outcome.out)


# -- what is wrong is told in one line, with code 2 --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("cards", "chess"), "there is no game 'chess'"),
        (("cards", "proving", "--kind", "pawn"), "no cards of the kind ‘pawn’"),
        (("cards", "proving", "--lang", "de"), "no language ‘de’"),
        (("rules", "proving", "P-999"), "no rule ‘P-999’"),
        (("rules", "proving", "--search", "zeppelin"), "zeppelin"),
        (("play", "proving", "--option", "modules"), "write it as name=value"),
        (("play", "proving", "--option", "modules=unicorn"), "use any of dragon"),
        (("play", "proving", "--mode", "war"), "has no mode 'war'"),
        (("play", "proving", "--clock", "sundial"), "use one of live, budget, untimed"),
        (("play", "proving", "--clock", "live", "--option", "clock_mode=budget"), "contradict"),
        (("play", "proving", "--load", "nowhere.json"), "cannot be read"),
        (("play", "proving", "--load", "nowhere.json", "--seed", "1"), "on its own"),
        (("simulate", "proving", "--games", "0", "--players", "random"), "at least one"),
        (("simulate", "proving", "--games", "1", "--players", "grandmaster"), "no player 'grandmaster'"),
        (("replay", "nowhere.json"), "cannot be read"),
    ],
)
def test_one_clear_line(run: Run, arguments: tuple[str, ...], told: str) -> None:
    outcome = run(*arguments)
    assert outcome.code == 2
    assert told in outcome.err
    assert outcome.err.count("\n") == 1
    assert "Traceback" not in outcome.err
    assert outcome.out == ""


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m ludarium rules proving | head -1"
    ended = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert ended.stderr == ""
    assert "Proving Grounds" in ended.stdout


# -- packs and versions ----------------------------------------------------------------------------------------------


def test_cards_of_another_pack(run: Run, tmp_path: Path) -> None:
    for file in (Path(ludarium.__file__).parent / "games/proving/data").glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text("utf-8").replace('fr = "Fern Vertbois"', 'fr = "Fougère"'), "utf-8")
    assert "Fougère" in run("cards", "proving", "--kind", "conspirator", "--lang", "fr", "--pack", str(tmp_path)).out
    assert "Fougère" not in run("cards", "proving", "--kind", "conspirator", "--lang", "fr").out


def test_the_version_says_which_build_it_is(run: Run) -> None:
    from ludarium.core.build import COMPILED

    assert run("--version").out.strip() == f"ludarium {ludarium.__version__}, {'compiled' if COMPILED else 'plain Python'} build"


def test_simulated_rounds_are_rounds() -> None:
    """Champions of Hara has six Days: nobody has played more, however finely undo divides them."""
    report = simulate("hara", 4, ["random"], mode="plowshares", seed=5, jobs=1)
    assert report.errors == 0
    assert 1 <= report.rounds <= 6

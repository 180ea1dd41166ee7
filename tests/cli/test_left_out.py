"""A package that brings a bad title costs nobody else anything: it is left out, with a sentence that says what to do."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.outside import DAMAGES, SHIPPED, henhouse, put_all_damaged, put_on_path, renamed, surroundings

Ended = subprocess.CompletedProcess[str]
Run = Callable[..., Ended]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """The command, for somebody who has installed a good package, bad ones of every kind, and two that claim a name that is
    taken: one of ours, and that of the good one."""
    path = tmp_path_factory.mktemp("installed")
    put_on_path(path, "henhouse", henhouse())
    put_all_damaged(path)
    put_on_path(path, "proven", renamed(henhouse(), "proven"), entry="proving")
    put_on_path(path, "imitation", renamed(henhouse(), "imitation"), entry="henhouse")
    environment = surroundings(path, tmp_path_factory.mktemp("data"))

    def command(*arguments: str, **more: str) -> Ended:
        asked = [sys.executable, "-m", "ludarium", *arguments]
        return subprocess.run(asked, env=environment | more, capture_output=True, encoding="utf-8", check=False, input="")

    return command


@pytest.fixture(scope="module")
def listed(run: Run) -> Ended:
    return run("games", "--json")


def test_the_others_are_listed(listed: Ended) -> None:
    assert listed.returncode == 0
    assert [each["id"] for each in json.loads(listed.stdout)] == sorted([*SHIPPED, "henhouse"])


def test_a_title_without_options_is_listed_without_a_table_of_them(run: Run) -> None:
    printed = run("games", LC_ALL="C.UTF-8").stdout
    assert "Default" in printed.partition("(hara)")[2].partition("(henhouse)")[0]
    assert "Default" not in printed.partition("(henhouse)")[2].partition("(proving)")[0]


@pytest.mark.parametrize("name", DAMAGES)
def test_what_is_wrong_is_said_once_with_the_package_and_what_to_do(listed: Ended, name: str) -> None:
    lines = [line for line in listed.stderr.splitlines() if f"“{name}”" in line]
    assert len(lines) == 1
    assert f"package {name} 1.0 is left out" in lines[0]
    assert DAMAGES[name][1] in lines[0]
    assert lines[0].endswith(f"pip uninstall {name}")


def test_nothing_else_is_said(listed: Ended) -> None:
    assert len(listed.stderr.splitlines()) == len(DAMAGES) + 2
    assert "Traceback" not in listed.stderr


def test_a_name_belongs_to_ludarium_first_and_then_to_the_first_package_in_the_alphabet(listed: Ended) -> None:
    assert "“proving” of the package proven 1.0 is left out: Ludarium already has a game of this name" in listed.stderr
    assert "“henhouse” of the package imitation 1.0 is left out: henhouse 1.0 already has" in listed.stderr


def test_the_list_says_it_in_french(run: Run) -> None:
    listed = run("games", "--lang", "fr")
    assert "Le Défi de la Reine" in listed.stdout
    assert "speechless\xa0» du paquet speechless 1.0 est laissé de côté" in listed.stderr


@pytest.mark.parametrize("name", ["unimportable", "unfinished", "speechless", "eggless"])
def test_who_asks_for_it_is_told_the_same(run: Run, name: str) -> None:
    ended = run("play", name)
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"ludarium: The game “{name}” of the package {name} 1.0 is left out")
    assert len(ended.stderr.splitlines()) == 1


def test_the_log_of_a_server_tells_an_author_where_it_comes_from(run: Run, tmp_path: Path) -> None:
    """Asked for a place where nothing can be kept, the server ends after it has begun its log."""
    ended = run("serve", "--database", f"sqlite:///{tmp_path}/none/tables.sqlite", LUDARIUM_LOG="info")
    assert ended.returncode == 2
    assert "INFO ludarium.registry: The game “unimportable”" in ended.stderr
    assert "ModuleNotFoundError: No module named 'a_module_that_nobody_has'" in ended.stderr


def test_the_others_are_simulated(run: Run) -> None:
    ended = run("simulate", "proving", "--games", "2", "--players", "heuristic", "--jobs", "1", "--json")
    assert json.loads(ended.stdout)["errors"] == 0
    assert ended.stderr == ""

"""A title of somebody else: its files are those of the page that tells how to write one, pip installs them, and every client
plays it. Beside it lies `coop`, the same without whatever a title may leave out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests import outside
from tests.browser.conftest import REPOSITORY, serving
from tests.browser.matches import post_table
from tests.browser.page import Come
from tests.outside import henhouse, renamed

MAY_BE_LEFT_OUT = ("/rules.", "/terminal/", "/heuristic.py")
COMPILED = REPOSITORY / ".venv-native/bin/python"
SIMULATE = ("simulate", "henhouse", "--games", "200", "--players", "heuristic,random", "--seed", "5", "--json")

Run = Callable[..., str]


def install(files: dict[str, str], folder: Path, target: Path) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    quietly = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")
    subprocess.run([sys.executable, "-m", "pip", "install", *quietly, "--target", target, folder], check=True)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where both packages are installed."""
    target = tmp_path_factory.mktemp("installed")
    files = henhouse()
    bare = {name: text for name, text in files.items() if not any(part in name for part in MAY_BE_LEFT_OUT)}
    install(files, tmp_path_factory.mktemp("henhouse"), target)
    install(renamed(bare, "coop"), tmp_path_factory.mktemp("coop"), target)
    return target


@pytest.fixture(scope="module")
def surroundings(target: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return outside.surroundings(target, tmp_path_factory.mktemp("data"))


@pytest.fixture
def run(surroundings: dict[str, str]) -> Run:
    def command(*arguments: str, typed: str = "") -> str:
        asked = [sys.executable, "-m", "ludarium", *arguments]
        done = subprocess.run(asked, env=surroundings, input=typed, capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return command


@pytest.fixture(scope="module")
def address(surroundings: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has found them."""
    with serving(tmp_path_factory.mktemp("server"), surroundings) as address:
        yield address


# -- the command and the terminal --------------------------------------------------------------------------------------


def test_it_is_listed_beside_our_own(run: Run) -> None:
    english, french = run("games"), run("games", "--lang", "fr")
    assert "Proving Grounds" in english
    assert re.search(r"Henhouse.*\n.*\n? *For 2 players", english)
    assert re.search(r"Le Poulailler.*\n.*\n? *Pour 2 personnes", french)


def test_its_rules_and_its_cards_are_read(run: Run) -> None:
    assert "A fox takes all the eggs" in run("rules", "henhouse", "E-4")
    assert "Un renard prend tous les œufs" in run("rules", "henhouse", "E-4", "--lang", "fr")
    assert re.search(r"Picotte.*\n *Œufs\s: 2", run("cards", "henhouse", "--lang", "fr"))


def test_a_title_without_rules_says_so(run: Run) -> None:
    assert run("rules", "coop").strip() == "This game comes without written rules."
    assert run("rules", "coop", "--lang", "fr").strip() == "Ce jeu est fourni sans règles écrites."


def test_it_is_played_in_the_terminal_on_its_own_board(run: Run) -> None:
    screen = run("play", "henhouse", "--seed", "3", "--seats", "2", typed="draw\nhome\n" + "draw\n" * 20)
    assert "A fox takes what is in the basket." in screen  # how it works
    assert "Basket: (oooo)  Deck: 9" in screen
    assert "Eggs at home: " in screen
    assert "The most eggs at home: " in screen  # how it ended, in its own words
    assert "Score: " in screen


def test_it_is_played_in_the_terminal_on_the_plain_board(run: Run) -> None:
    screen = run("play", "coop", "--seed", "3", "--seats", "2", typed="draw\n" * 20)
    assert "Eggs in the basket 4" in screen  # as its words call the field `basket` of its view
    assert "Score: " in screen


def test_it_is_simulated_alike_on_both_builds(run: Run, surroundings: dict[str, str], target: Path) -> None:
    report = json.loads(run(*SIMULATE))
    assert (report["errors"], report["games"]) == (0, 200)
    assert report["wins"][0] > report["wins"][1]
    if not COMPILED.exists():
        pytest.skip("the compiled build is not set up here: `make fast`")
    again = subprocess.run(
        [COMPILED, "-m", "ludarium", *SIMULATE], env={**surroundings, "PYTHONPATH": str(target)},
        capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    assert json.loads(again.stdout)["wins"] == report["wins"]


# -- the browser -------------------------------------------------------------------------------------------------------


def test_it_stands_in_the_lobby_and_is_played_to_its_end(come: Come) -> None:
    guest = come()
    guest.enter_lobby()
    guest.page.get_by_role("button", name="Henhouse").click()
    expect(guest.page.get_by_text("How many eggs dare you carry?").first).to_be_visible()
    guest.start_button.click()
    guest.until(lambda: guest.heard.now, "the table is here")
    while guest.heard.now["result"] is None:
        guest.until(lambda: guest.heard.now["result"] or guest.heard.options, "somebody is asked, or it is over")
        if guest.heard.options:
            guest.type_answer("home" if guest.heard.now["view"]["basket"] > 2 else "draw")
    expect(guest.corner.get_by_role("button", name="Replay")).to_be_visible()
    assert guest.heard.now["view"]["deck"] == 0


def test_on_a_phone_its_board_and_the_log_have_a_tab_each(come: Come, address: str) -> None:
    guest = come(phone=True)
    guest.sit_down(post_table(address, {"game": "henhouse", "seed": "3"})[0])
    tabs = guest.page.get_by_role("navigation", name=guest.words("table-tabs"))
    assert tabs.get_by_role("button").all_inner_texts() == [guest.words("table-board"), guest.words("table-tab-log")]
    expect(guest.page.get_by_text("basket").locator("visible=true").first).to_be_visible()
    expect(guest.option("draw")).to_be_visible()
    guest.tab("log").tap()
    expect(guest.log).to_be_visible()
    expect(guest.way_out).to_be_visible()
    guest.tab("board").tap()
    expect(guest.option("draw")).to_be_visible()
    assert not guest.scrolls_sideways()


def test_its_rules_are_read_in_the_browser_and_missing_ones_are_told_kindly(come: Come) -> None:
    guest = come()
    guest.go("#/rules/henhouse/E-4")
    expect(guest.page.get_by_text("A fox takes all the eggs in your basket")).to_be_visible()
    guest.go("#/rules/coop")
    expect(guest.page.get_by_text("This game comes without written rules.")).to_be_visible()


def test_its_lesson_is_learnt(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(post_table(address, {"game": "henhouse", "lesson": 1})[0])
    coach = guest.region("table-lesson")
    for said, say in (("A hen to begin with", "draw"), ("That is a good basket", "home")):
        expect(coach).to_contain_text(said)
        guest.type_answer(say)
    expect(coach).to_contain_text("What is at home is safe")
    coach.get_by_role("button", name=guest.words("table-lesson-go-on")).click()
    expect(coach).to_contain_text("The yard")

"""Modes of somebody else, each one file (docs/how-to/add-a-mode.md): a package offers them, and every client plays the
pilgrimage, which has a win, an action, reasons and an ending of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import REPOSITORY, serving
from tests.browser.matches import post_table
from tests.browser.page import Come

WANTED = {"game": "hara", "mode": "pilgrim", "seed": "3", "options": {"champion": "oric"}}
PLAY = ("play", "hara", "--mode", "pilgrim", "--seed", "3", "--option", "champion=oric")
ANSWERS = """
import json, ludarium
from ludarium.players import Worlds, find
game = ludarium.game("hara")
match, bot = game.new(seed=3, mode="pilgrim", options={"champion": "oric"}), find(game, "heuristic")
while match.actor is not None:
    match.answer(bot.choose(Worlds.of(match)))
print(json.dumps([entry.say for entry in match.log if isinstance(entry.by, int)]))
"""


@pytest.fixture(scope="module")
def surroundings(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of somebody who has installed a package with both modes: nothing but their entry points."""
    folder = tmp_path_factory.mktemp("installed")
    about = folder / "wanderers-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: wanderers\nVersion: 1.0\n")
    names = "".join(f"{name} = examples.hara.{name}:MODE\n" for name in ("vigil", "pilgrim"))
    (about / "entry_points.txt").write_text(f"[ludarium.hara.modes]\n{names}")
    path = os.pathsep.join(filter(None, (str(folder), str(REPOSITORY), os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(tmp_path_factory.mktemp("data")), "LC_ALL": "C.UTF-8"}


def run(surroundings: dict[str, str], *arguments: str, typed: str = "") -> str:
    asked = [sys.executable, *arguments]
    done = subprocess.run(asked, env=surroundings, input=typed, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def answers(surroundings: dict[str, str]) -> list[str]:
    """A match that the heuristic wins: it knows what the mode is about."""
    return json.loads(run(surroundings, "-c", ANSWERS))


@pytest.fixture(scope="module")
def address(surroundings: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server"), surroundings) as address:
        yield address


def test_it_is_simulated_and_won_by_the_heuristic(surroundings: dict[str, str]) -> None:
    report = json.loads(
        run(surroundings, "-m", "ludarium", "simulate", "hara", "--mode", "pilgrim", "--games", "3", "--json", "--jobs", "1",
            "--players", "heuristic"))  # fmt: skip
    assert (report["errors"], report["games"]) == (0, 3)
    assert report["wins"][0] > 0


def test_the_terminal_says_its_name_goal_reasons_and_ending(surroundings: dict[str, str], answers: list[str]) -> None:
    typed = "pray oakenmoor\n" + "".join(f"{say}\n" for say in answers)
    screen = run(surroundings, "-m", "ludarium", *PLAY, typed=typed)
    assert "The pilgrimage" in screen
    assert "Worlds 0/6" in screen
    assert "Pilgrims pray out in the Worlds, not in the Dojo (H-7)." in screen
    assert "All six Worlds visited, on Day" in screen


def test_the_browser_says_its_name_goal_and_ending(come: Come, address: str, answers: list[str]) -> None:
    guest = come(game="hara")
    guest.sit_down(post_table(address, WANTED)[0])
    guest.until(lambda: guest.heard.now, "the table is here")
    expect(guest.page.get_by_text("The pilgrimage").locator("visible=true").first).to_be_visible()
    expect(guest.page.get_by_text("Worlds, clockwise").locator("visible=true").first).to_be_visible()
    for say in answers:
        guest.until(lambda say=say: say in guest.heard.options, say)  # type: ignore[misc]
        guest.type_answer(say)
    guest.until(lambda: guest.heard.now["result"], "it is over")
    expect(guest.page.get_by_text("All six Worlds visited, on Day").locator("visible=true").first).to_be_visible()

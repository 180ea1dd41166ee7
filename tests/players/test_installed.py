"""A player of somebody else: its files are those of the page that tells how to write one, pip installs them, and simulation,
terminal and server let it play. What it plays is Leduc hold'em, which has two seats and secrets."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ludarium import registry
from ludarium.cli import main, storage
from ludarium.core.options import read_setup
from ludarium.players import Budget, Player, Worlds, find, finding, names
from ludarium.server import wire
from tests.cli.terminal import loaded, ludarium, saved
from tests.core.titles import LEDUC, REPOSITORY
from tests.server.house import House, Made

PAGE = REPOSITORY / "docs/how-to/write-a-player.md"
FILE = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The player, by pip, and Leduc hold'em as an installed title."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed")
    for name, text in FILE.findall(PAGE.read_text("utf-8")):
        (source / name).write_text(text, "utf-8")
    quietly = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")
    subprocess.run([sys.executable, "-m", "pip", "install", *quietly, "--target", target, source], check=True)
    titles = registry._titles() | {"leduc": EntryPoint("leduc", "examples.leduc:GAME", registry.GROUP)}
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(target)
        patch.setattr(registry, "_titles", lambda: titles)
        finding._elsewhere.cache_clear()
        yield
    finding._elsewhere.cache_clear()


def test_it_is_found_by_name_and_remembers():
    assert names(LEDUC) == ["random", "trier"]
    player = find(LEDUC, "trier:tries=3", seat=0)
    assert isinstance(player, Player)
    worlds = Worlds.of(LEDUC.new(seed=1))
    for times in (1, 2):
        player.choose(worlds, Budget(rounds=100))
        assert player.played == 3 * times
    player.choose(worlds, Budget(rounds=1))
    assert player.played == 7


def simulated(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> dict[str, object]:
    monkeypatch.setattr(
        "sys.argv", ["ludarium", "simulate", "leduc", "--games", "60", "--seed", "1", "--jobs", "1", "--json", *arguments]
    )
    with pytest.raises(SystemExit):
        main()
    report = json.loads(capsys.readouterr().out)
    assert report["errors"] == 0, report["first_error"]
    return report


def test_a_simulation_lets_it_play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    report = simulated(capsys, monkeypatch, "--players", "trier:tries=8,random")
    assert report["players"] == ["trier:tries=8", "random"]
    assert report["wins"][0] > report["wins"][1]  # it is better than chance
    again = simulated(capsys, monkeypatch, "--players", "trier:tries=8,random")
    assert again["wins"] == report["wins"]
    assert again["decisions"] == report["decisions"]
    others = simulated(capsys, monkeypatch, "--players", "trier", "--budget", "1")
    assert others["players"] == ["trier", "trier"]


def test_the_terminal_lets_it_play_and_remembers_who_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Leduc has two seats: a person has the first."""
    with ludarium("play", "leduc", "--seed", "3", "--bots", "1", "--bot", "trier:tries=2", data=tmp_path) as terminal:
        terminal.until("go on")
        terminal.say("")
        for _ in range(8):  # two rounds, two raises in each
            if "save the replay" not in terminal.screen:
                terminal.say("call")
        terminal.press("1")
        terminal.until("aved")
    (file,) = saved(tmp_path)
    assert {entry.by for entry in loaded(file, "leduc").log} >= {0, 1}
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert (storage.bots_in(file), storage.bot_in(file)) == (1, "trier:tries=2")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "tables.sqlite")
    yield house
    house.stop()


def call_to_the_end(made: Made) -> None:
    with made.sit(0) as ann:
        while ann.until(lambda now: now.result is not None or now.prompt.seat == 0).now.result is None:
            ann.answer("call")


def test_a_table_of_the_server_lets_it_play(house: House):
    listed = {each["id"]: each for each in house.get("/api/games").json()}
    assert listed["leduc"]["bots"] == ["random", "trier"]
    assert house.refused("tables", game="leduc", seats=[{}, {"kind": "bot", "bot": "trier:tries=0"}]) == (400, "bad-option")
    made = house.table(seats=[{}, {"kind": "bot", "bot": "trier"}])
    call_to_the_end(made)
    assert {by for by, _ in made.said()} >= {"0", "1"}


def test_at_a_table_it_is_the_same_one_until_something_is_taken_back(house: House):
    made = house.table(seats=[{}, {"kind": "bot", "bot": "trier"}])
    table = house.app.state.hall.open[made.id]
    with made.sit(0) as ann:
        ann.answer("call")
        ann.until(lambda now: now.result is not None or (now.prompt.seat == 0 and len(now.view["said"][0]) > 1))
        first = table.bots.company.player(1, "trier")
        assert first.played > 0
        ann.ask(wire.Undo("back", 0, "start"))
        ann.until(lambda now: now.result is None and now.view["said"][0] == [])
        assert table.bots.company.player(1, "trier") is not first


def test_a_table_goes_on_without_it_when_it_is_no_longer_installed(house: House, monkeypatch: pytest.MonkeyPatch):
    made = house.table(seats=[{}, {"kind": "bot", "bot": "trier"}])
    monkeypatch.setattr(finding, "_elsewhere", dict)
    call_to_the_end(made)


def test_it_knows_only_what_its_seat_may_know():
    setup = read_setup(LEDUC.info, None, None, {})
    for seed in range(20):
        state = LEDUC.start_state(seed, setup)
        while state.actor >= 0:
            seat = int(state.actor)
            truths = [state, *(LEDUC.resample(state, seat, other) for other in range(4))]
            answers = {find(LEDUC, "trier:tries=3", seat, seed).choose(Worlds(LEDUC, truth, seat, seed)) for truth in truths}
            assert len(answers) == 1
            state.answer(answers.pop())

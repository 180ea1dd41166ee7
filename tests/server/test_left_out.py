"""A title that breaks between two starts of a server: its tables wait, closed, and everybody else plays on."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import web_build

from ludarium.core import saves
from tests.outside import DAMAGES, REPOSITORY, SHIPPED, henhouse, put_on_path, surroundings
from tests.server.house import PATIENCE, Doors, Made, worded


class Served(Doors):
    """What `ludarium serve` opens, and what it said before that."""

    def __init__(self, address: str, folder: Path) -> None:
        self.address, self.database, self.said = address, folder / "tables.sqlite", folder / "said"


@contextmanager
def serving(folder: Path, path: Path) -> Iterator[Served]:
    """A server as people start it, on the database of this folder, with the packages that are on this path."""
    web_build.build(REPOSITORY)
    command = [sys.executable, "-m", "ludarium", "serve", "--no-browser", "--port", "0"]
    with (folder / "said").open("w") as errors:
        server = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder / 'tables.sqlite'}"],
            stdout=subprocess.PIPE, stderr=errors, text=True, env=surroundings(path, folder),
        )  # fmt: skip
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "http://" in line, (folder / "said").read_text()
        yield Served(line.partition("http://")[2].partition("/")[0], folder)
    finally:
        server.terminate()
        server.wait(PATIENCE)


def at(doors: Doors, made: Made) -> Made:
    """The same table on a server that was started later."""
    again = Made.__new__(Made)
    again.__dict__ |= made.__dict__ | {"doors": doors}
    return again


@pytest.mark.parametrize("damage", ["unimportable", "eggless", "gone"])
def test_its_tables_wait_and_the_others_go_on(tmp_path: Path, damage: str) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    put_on_path(good, "henhouse", henhouse())
    if damage == "gone":
        bad.mkdir()
    else:
        files = henhouse()
        DAMAGES[damage][0](files, "henhouse")
        put_on_path(bad, "henhouse", files)

    with serving(tmp_path, good) as server:
        assert server.said.read_text() == ""
        made = server.table("henhouse", seats=[{}, {"kind": "bot", "bot": "heuristic"}], seed="3")
        with made.sit(0, readable=False) as ann:
            ann.until(lambda now: bool(now.prompt and now.prompt.options)).answer("draw")
        other = server.table("proving", seed="3")
        with other.sit(0) as ann:
            ann.answer("start")

    with serving(tmp_path, bad) as server:
        told = server.said.read_text().splitlines()
        assert len(told) == (damage != "gone")
        assert all("henhouse 1.0 is left out" in line and DAMAGES[damage][1] in line for line in told)
        listed = {each.table: each for each in server.mine(made.tokens[0], other.tokens[0])}
        assert set(worded(listed[made.id].closed, "proving")) == {"en", "fr"}
        assert listed[made.id].touched > 0
        assert listed[other.id].closed is None
        assert server.get(f"/api/tables/{made.id}").status_code == 410
        assert [each["id"] for each in server.get("/api/games").json()] == SHIPPED
        assert server.get("/api/games/henhouse/text/en").status_code == 404
        save = saves.decode(server.asked(f"tables/{made.id}/report", {"token": made.tokens[0]}).content)
        assert json.loads(save.note)["failed"]["doing"] == "title"
        with at(server, other).sit(0) as ann:
            ann.answer("stop")
        assert "Traceback" not in server.said.read_text()

    shutil.rmtree(bad)
    with serving(tmp_path, good) as server:
        again = at(server, made)
        assert again.summary().closed is None
        with again.sit(0, readable=False) as ann:
            ann.until(lambda now: bool(now.prompt and now.prompt.options)).answer("home")

"""A server that is killed, not stopped: whatever it had acknowledged is there when it comes back, and nothing is there twice."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.server import wire
from tests.server.house import Doors, Glance, Guest, Made, eventually, new_id

REPOSITORY = Path(__file__).parents[2]
SEED = "918273645546372"


class Mortal(Doors):
    """A server in a process of its own."""

    def __init__(self, keeper: subprocess.Popen[str], database: Path, **more: Any) -> None:
        self.keeper, self.database, self.more = keeper, database, more
        self.pid = 0
        self.start()

    def start(self, level: str = "warning") -> None:
        self.keeper.stdin.write(json.dumps({"database": str(self.database), "level": level} | self.more) + "\n")
        self.keeper.stdin.flush()
        pid, address = self.keeper.stdout.readline().split()
        self.pid, self.address = int(pid), address.removeprefix("http://").rstrip("/")

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        eventually(lambda: not Path(f"/proc/{self.pid}").exists())

    def kill_and_start(self) -> None:
        self.kill()
        self.start()


@contextmanager
def keeping(folder: Path) -> Iterator[subprocess.Popen[str]]:
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.keeper", str(folder)], cwd=REPOSITORY, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log,
        )  # fmt: skip
        process.log = folder / "log"
        yield process
        process.stdin.close()
        process.wait(60)


@pytest.fixture(scope="module")
def keeper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[subprocess.Popen[str]]:
    with keeping(tmp_path_factory.mktemp("keeper")) as keeper:
        yield keeper


@pytest.fixture
def mortal(keeper: subprocess.Popen[str], tmp_path: Path) -> Iterator[Mortal]:
    mortal = Mortal(keeper, tmp_path / "tables.sqlite")
    yield mortal
    mortal.kill()


def stored(made: Made) -> list[tuple[str, str]]:
    assert [row[0] for row in made.log()] == list(range(len(made.log())))
    ids = [row[6] for row in made.log() if row[6]]
    assert len(ids) == len(set(ids))
    return made.said()


def test_killed_between_any_two_answers_nothing_is_lost_and_nothing_doubled(mortal: Mortal):
    """A whole match; the server dies after every answer: acknowledged, told but not acknowledged, or not even that."""
    made = mortal.table("proving", seed="12")
    twin, luck = ludarium.game("proving").new(seed=12), random.Random(6)
    acknowledged: set[str] = set()
    for step in range(28):
        if twin.actor is None:
            break
        say = luck.choice([option.notation for option in twin.prompt.options])
        guest = made.sit(0)
        request = guest.answering(say)
        guest.say(request)
        if step % 4 == 0:
            guest.hear(wire.Done)
        elif step % 4 == 1:
            guest.hear(wire.News)
        elif step % 4 == 2:
            time.sleep(0.001 * (step % 9))
        mortal.kill()
        if step % 4 < 2:  # what was acknowledged, or told to anybody, is stored
            acknowledged.add(request.id)
        assert acknowledged <= {row[6] for row in made.log()}
        mortal.start()
        with made.sit(0) as again:  # nobody knows what became of it: it is sent again
            again.does(request)
        twin.answer(say)
        assert stored(made) == [(str(entry.by), entry.say) for entry in twin.log]
    assert ludarium.game("proving").load(made.file()).hash() == twin.hash()


def test_killed_in_a_storm_of_requests_every_acknowledged_one_is_there_once(mortal: Mortal):
    """Ten tables, answers and undos as fast as they go, killed in the middle of them; three times."""
    tables = [mortal.table("proving", seed=str(number)) for number in range(10)]
    for round in range(3):
        guests = [made.sit(0) for made in tables]
        acknowledged: dict[str, set[str]] = {made.id: set() for made in tables}
        luck = random.Random(round)
        for _ in range(10 + 5 * round):
            for made, guest in zip(tables, guests, strict=True):
                if guest.now.prompt is None or luck.random() < 0.1:
                    request = wire.Undo(new_id(), 0)
                else:
                    request = guest.answering(luck.choice(guest.options()))
                outcome = guest.ask(request)
                if isinstance(outcome, wire.Done):
                    acknowledged[made.id].add(request.id)
        for guest in guests:  # and some are on their way
            if guest.now.prompt is not None:
                guest.say(guest.answering(guest.options()[0]))
        mortal.kill_and_start()
        for made, guest in zip(tables, guests, strict=True):
            guest.closed()
            assert acknowledged[made.id] <= {row[6] for row in made.log()}
            said = stored(made)
            with made.sit(0) as again:
                assert [line.say for line in again.lines] == [say for _, say in said]
            assert ludarium.game("proving").verify(made.file()) == []


def test_killed_while_tables_are_made_every_table_is_there_whole_or_not_at_all(mortal: Mortal):
    made = []
    for number in range(3):
        made += [mortal.table("proving", seed=str(number)) for _ in range(5)]
        mortal.kill_and_start()
    for each in made:
        with each.sit(0) as guest:
            assert guest.now.prompt is not None
    seats = {id for (id,) in mortal.query("SELECT table_id FROM seats")}
    assert {id for (id,) in mortal.query("SELECT id FROM tables")} == seats == {each.id for each in made}


@pytest.mark.rule("P-153")
def test_a_live_round_goes_on_after_the_server_was_killed(mortal: Mortal):
    made = mortal.table("proving", options={"clock_mode": "live", "round_seconds": 240, "pause": True})
    with made.sit(0) as ann:
        ann.answer("start")
    first = Glance(made)
    mortal.kill_and_start()
    assert Glance(made).ran_on_since(first)
    with made.sit(0) as ann:
        ann.does(wire.Pause(new_id(), 0, True))
        held = ann.settle().now.clock
    mortal.kill_and_start()
    with made.sit(0) as ann:
        assert ann.now.clock == held


def test_an_invitation_slots_and_seats_outlive_the_server(mortal: Mortal):
    made = mortal.table("proving")
    made.post("rename", 0, name="Maia")
    made.post("slots", 0, name="here")
    made.post("archive", 0)
    mortal.kill_and_start()
    summary = made.summary()
    assert (summary.seats[0].name, summary.archived, [slot.name for slot in summary.slots]) == ("Maia", True, ["here"])
    Guest(mortal, Made(mortal, made.post("slots/load", 0, slot=summary.slots[0].slot)).id).leave()


def test_nothing_secret_is_logged_however_much_is_logged(mortal: Mortal):
    mortal.kill()
    mortal.start(level="debug")
    made = mortal.table("proving", seed=SEED)
    with made.sit(0) as ann:
        ann.answer("start")
    written = eventually(lambda: mortal.keeper.log.read_text("utf-8"))
    for secret in (SEED, *made.tokens.values()):
        assert secret not in written

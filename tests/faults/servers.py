"""Real servers for the checks: forked quickly to be killed, or started as people start them, to see what they say."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludarium.server import wire
from tests.server.house import Guest, Made, eventually, new_id
from tests.server.test_killed import REPOSITORY, Mortal, keeping


class Servers:
    """A folder with databases, a keeper that starts servers on them, and the seed of what happens to them."""

    def __init__(self, keeper: subprocess.Popen[str], folder: Path, seed: int) -> None:
        self.keeper, self.folder, self.seed = keeper, folder, seed
        self.number = 0

    @contextmanager
    def one(self, **more: Any) -> Iterator[Mortal]:
        """A server on a database of its own."""
        self.number += 1
        mortal = Mortal(self.keeper, self.folder / f"{self.number}.sqlite", **more)
        try:
            yield mortal
        finally:
            if Path(f"/proc/{mortal.pid}").exists():
                mortal.kill()


@contextmanager
def servers(folder: Path, seed: int = 1) -> Iterator[Servers]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 16_384)), hard))  # half-requests need as many files
    with keeping(folder) as keeper:
        yield Servers(keeper, folder, seed)


def says(*arguments: str) -> tuple[int, str, str]:
    """What `ludarium` says and how it ends, if it does not start to serve."""
    run = subprocess.run(
        [sys.executable, "-m", "ludarium", *arguments], cwd=REPOSITORY, capture_output=True, text=True, timeout=60,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(each for each in sys.path if each), "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    return run.returncode, run.stdout, run.stderr


def said_quickly(servers: Servers, *arguments: str) -> tuple[int, str, str]:
    """The same by a fork of the keeper, which has imported everything: for what is asked many times."""
    told, complaint = servers.folder / "told", servers.folder / "complaint"
    servers.keeper.stdin.write(json.dumps({"says": arguments, "told": str(told), "complaint": str(complaint)}) + "\n")
    servers.keeper.stdin.flush()
    return int(servers.keeper.stdout.readline()), told.read_text("utf-8"), complaint.read_text("utf-8")


def refuses_in_one_line(place: Path, *words: str, servers: Servers | None = None) -> None:
    """No traceback, no "The tables are open", and a word of what to do."""
    command = ("serve", "--no-browser", "--port", "0", "--database", f"sqlite:///{place}")
    code, told, complaint = says(*command) if servers is None else said_quickly(servers, *command)
    assert (code, told) == (2, ""), complaint
    assert complaint.count("\n") == 1, complaint
    for word in words:
        assert word in complaint


class Storm:
    """People who answer as fast as they can until their server dies; which answers were acknowledged to them."""

    def __init__(self, tables: list[Made]) -> None:
        self.tables = tables
        self.acknowledged: dict[str, set[str]] = {made.id: set() for made in tables}
        self.in_windows = 0
        self.failures: list[Exception] = []  # what stopped somebody, other than the death of the server
        self.threads: list[threading.Thread] = []

    def begin(self) -> None:
        self.threads = [
            threading.Thread(target=self.play, args=(made, seat), daemon=True) for made in self.tables for seat in made.tokens
        ]
        for thread in self.threads:
            thread.start()

    def wait_for(self, answers: int, in_windows: int) -> None:
        """Until so many answers are acknowledged, and so many of them in windows, or nobody has anything left to do."""
        eventually(
            lambda: (
                (sum(map(len, self.acknowledged.values())) >= answers and self.in_windows >= in_windows)
                or not any(thread.is_alive() for thread in self.threads)
            )
        )

    def end(self) -> None:
        for thread in self.threads:
            thread.join()
        for failure in self.failures:
            raise failure

    def play(self, made: Made, seat: int) -> None:
        try:
            with made.sit(seat, readable=False) as guest:
                if guest.table is not None and guest.table.game == "anima":
                    guest.does(wire.Habits(new_id(), seat, ["off"] * 9))
                while not self.over(guest):
                    self.answer(made, guest, seat)
        except TimeoutError as failure:  # it lives, and says nothing
            self.failures.append(failure)
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
            pass  # it is dead
        except Exception as failure:
            self.failures.append(failure)

    def over(self, guest: Guest) -> bool:
        guest.until(lambda now: now.result is not None or bool(guest.options()))
        return guest.now is not None and guest.now.result is not None

    def answer(self, made: Made, guest: Guest, seat: int) -> None:
        assert guest.now is not None
        assert guest.now.prompt is not None
        window, options = guest.now.prompt.window, guest.options()
        say = "pass" if window else options[len(self.acknowledged[made.id]) % len(options)]
        request = guest.answering(say, seat)
        if isinstance(guest.ask(request), wire.Done):
            self.acknowledged[made.id].add(request.id)
            self.in_windows += window != 0
        guest.settle()

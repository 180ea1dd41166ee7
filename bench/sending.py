"""`python -m bench.sending --before FOLDER --after FOLDER`: what an answer costs two servers, in one run.

    python -m bench.sending --before ../other/src --after src

Each of the two serves from its folder: the sources, or what `native_build.py` has made of them with the files that it does not
compile copied beside. They take turns: the same matches, the same answers, about as fast as people give them. Counted is the
processor time of the whole server process, every thread of it, from /proc/PID/stat, for each answer that was acknowledged; told
is the median of the turns, and every turn. In Proving Grounds one person plays and the other viewers watch; in Anima every viewer
has a seat, and windows close at once, so that nobody waits.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import websockets

from bench.tables import OPTIONS, Server, calibration, percentile

TICK = os.sysconf("SC_CLK_TCK")
WITHOUT_WAITING = {"reaction_floor": 0, "reaction_timeout": 0}


class Rival(Server):
    """A server of one of the two builds, as people start one."""

    def __init__(self, name: str, path: Path, folder: Path) -> None:
        self.name = name
        serve = ["serve", "--no-browser", "--port", "0", "--database", f"sqlite:///{folder / name}.sqlite", "--lang", "en"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludarium", *serve, "--tables", "1000000", "--connections", "10000"],
            stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": str(path.resolve())}, cwd=folder,
        )  # fmt: skip
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, f"{name} does not start"
        self.port = int(found.group(1))

    def spent(self) -> float:
        """Seconds of processor time, of all threads, until now."""
        after_name = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / TICK


class Table:
    """A table and everybody who looks at it; begins anew when the match is over."""

    def __init__(self, server: Rival, game: str, viewers: int, number: int) -> None:
        self.server, self.game, self.viewers, self.number = server, game, viewers, number
        self.matches = 0
        self.guests: list[Guest] = []

    async def sit(self) -> None:
        self.matches += 1
        people = self.viewers if self.game == "anima" else 1
        chosen = OPTIONS if self.game == "proving" else WITHOUT_WAITING if people > 1 else {}
        mode = "rival" if self.game == "anima" and people == 1 else None
        wanted: dict[str, Any] = {
            "game": self.game,
            "mode": mode,
            "options": chosen,
            "seats": [{}] * people,
            "seed": f"{self.number} {self.matches}",
        }
        made = await asyncio.to_thread(self.server.post, "/api/tables", wanted)
        for viewer in range(self.viewers):
            guest = Guest(self, viewer if viewer < people else None)
            await guest.enter(made)
            self.guests.append(guest)

    async def leave(self) -> None:
        for guest in self.guests:
            guest.listening.cancel()
            await guest.socket.close()
        self.guests = []

    async def play(self, answers: int, think: float) -> None:
        """So many answers, whoever is asked, each after somebody has thought for a while."""
        for _ in range(answers):
            guest = await self.asked()
            if guest is None:
                await self.leave()
                await self.sit()
                guest = await self.asked()
            assert guest is not None
            if think:
                await asyncio.sleep(guest.luck().uniform(think / 2, think * 1.5))
            await guest.answer()

    async def asked(self) -> Guest | None:
        """Who is to answer; None when the match is over."""
        while True:
            for guest in self.guests:
                if guest.now["result"] is not None:
                    return None
                if guest.options() and guest.answered < guest.now["number"]:
                    return guest
            changes = [asyncio.ensure_future(guest.change.wait()) for guest in self.guests]
            await asyncio.wait(changes, return_when=asyncio.FIRST_COMPLETED)
            for waiting in changes:
                waiting.cancel()
            for guest in self.guests:
                guest.change.clear()


class Guest:
    """One connection. Who only watches reads nothing of what comes, so that reading costs the machine little."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table, self.seat = table, seat
        self.now: dict[str, Any] = {"number": -1, "result": None, "prompt": None}
        self.answered = -1
        self.times: list[float] = []
        self.change = asyncio.Event()
        self.done = asyncio.Event()

    async def enter(self, made: Any) -> None:
        self.socket = await websockets.connect(
            f"ws://127.0.0.1:{self.table.server.port}/api/tables/{made['table']}/socket", max_size=None
        )
        tokens = [each["token"] for each in made["seats"] if each["seat"] == self.seat]
        await self.socket.send(json.dumps({"t": "hello", "tokens": tokens}))
        self.hear(msgspec.json.decode(await self.socket.recv()))
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for message in self.socket:
            if self.seat is not None:
                self.hear(msgspec.json.decode(message))

    def hear(self, event: dict[str, Any]) -> None:
        if event["t"] in ("table", "news"):
            self.now = event["now"]
            self.change.set()
        elif event["t"] == "done":
            self.done.set()
        elif event["t"] == "refused":
            raise RuntimeError(event)

    def options(self) -> list[str]:
        prompt = self.now["prompt"]
        return [option["say"] for option in prompt["options"]] if prompt and prompt["seat"] == self.seat else []

    def luck(self) -> random.Random:
        """The same at both servers, whoever comes first."""
        return random.Random(f"{self.table.number} {self.table.matches} {self.now['number']} {self.seat}")

    async def answer(self) -> None:
        options, number = self.options(), self.now["number"]
        rerolls = [say for say in options if say.startswith("reroll")]  # a match of rerolls lasts
        say = self.luck().choice(rerolls or options)
        self.answered = number
        self.done.clear()
        request = {"t": "answer", "id": f"{self.table.number}-{number}", "seat": self.seat, "say": say, "on": number}
        began = time.perf_counter()
        await self.socket.send(json.dumps(request))
        await asyncio.wait_for(self.done.wait(), 30)
        self.times.append(time.perf_counter() - began)


async def settle(rivals: list[Rival]) -> None:
    """Until neither does anything any more."""
    before = [-1.0] * len(rivals)
    while (now := [rival.spent() for rival in rivals]) != before:
        before = now
        await asyncio.sleep(0.3)


async def compare(rivals: list[Rival], game: str, viewers: int, asked: argparse.Namespace) -> None:
    sides = {rival: [Table(rival, game, viewers, number) for number in range(asked.tables)] for rival in rivals}
    cost: dict[Rival, list[float]] = {rival: [] for rival in rivals}
    for tables in sides.values():
        for table in tables:
            await table.sit()
    answers = -(-asked.answers // asked.tables)
    for turn in range(asked.turns + 1):
        for rival in rivals if turn % 2 else rivals[::-1]:
            await settle(rivals)
            began = rival.spent()
            await asyncio.gather(*(table.play(answers, asked.think) for table in sides[rival]))
            await settle(rivals)
            if turn:  # the first one warms up
                cost[rival].append(1000 * (rival.spent() - began) / (answers * asked.tables))
    for rival, tables in sides.items():
        waited = [each for table in tables for guest in table.guests for each in guest.times]
        turns = " ".join(f"{each:.2f}" for each in cost[rival])
        figures = f"{statistics.median(cost[rival]):.2f} ms an answer ({turns})"
        print(f"  {rival.name:7} {figures}, acknowledged after {percentile(waited, 0.5):.1f} ms (median)")
        for table in tables:
            await table.leave()
    before, after = (statistics.median(cost[rival]) for rival in rivals)
    print(f"  {100 * (after / before - 1):+.0f} %", flush=True)


async def run(rivals: list[Rival], asked: argparse.Namespace) -> None:
    for game in asked.games:
        for viewers in asked.viewers:
            print(f"{game}, {viewers} viewer{'s' * (viewers > 1)}:", flush=True)
            await compare(rivals, game, viewers, asked)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, required=True)
    parser.add_argument("--after", type=Path, required=True)
    parser.add_argument("--games", nargs="*", default=["proving", "anima"])
    parser.add_argument("--viewers", type=int, nargs="*", default=[1, 2, 5])
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--answers", type=int, default=400, help="in a turn, at all tables together")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--think", type=float, default=0.15)
    asked = parser.parse_args()
    print(f"calibration: {calibration():.1f} million steps a second, load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        rivals: list[Rival] = []
        try:
            for name in ("before", "after"):
                rivals.append(Rival(name, getattr(asked, name), Path(folder)))
            asyncio.run(run(rivals, asked))
        finally:
            for rival in rivals:
                rival.stop()


if __name__ == "__main__":
    main()

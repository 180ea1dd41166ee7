"""`python -m bench.tables`: how the server does with many tables: answers, undo, memory, weight of the first page.

Every table has one person at one socket who thinks for about a second, then answers; the time measured is from sending the answer
to its acknowledgement, which comes after the database has it. Server and people run on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import websockets

import ludarium

CALIBRATION_STEPS = 3_000_000
OPTIONS = {"modules": 63, "clock_mode": "untimed"}


def calibration() -> float:
    """Millions of simple steps a second: says how fast this machine was during this run."""
    began, total = time.perf_counter(), 0
    for step in range(CALIBRATION_STEPS):
        total += step & 7
    return CALIBRATION_STEPS / (time.perf_counter() - began) / 1e6


class Server:
    """A server of its own, on a free port, with a database of its own."""

    def __init__(self, python: str, folder: Path) -> None:
        code = (
            "from pathlib import Path; from ludarium.server.run import listening; import uvicorn;"
            "from ludarium.server.app import make_app; from ludarium.server.limits import Buckets;"
            f"app = make_app('sqlite:///{folder}/bench.sqlite', requests=Buckets(1e9, 1e9));"
            "listener = listening('127.0.0.1', 0, True); print(listener.getsockname()[1], flush=True);"
            "uvicorn.Server(uvicorn.Config(app, log_level='error', access_log=False)).run(sockets=[listener])"
        )
        self.process = subprocess.Popen([python, "-c", code], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def post(self, path: str, body: Any) -> Any:
        data = json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.url(path), data=data, method="POST"), timeout=30) as reply:
            return json.load(reply)

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(self.url(path), timeout=30) as reply:
            content: bytes = reply.read()
            return content

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def memory(self) -> float:
        """Resident megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found.group(1)) / 1024 if found else 0.0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Person:
    """Sits at a table of their own and answers anything that is legal; begins anew when the match is over."""

    def __init__(self, server: Server, number: int) -> None:
        self.server, self.luck = server, random.Random(number)
        self.times: list[float] = []
        self.answers = 0

    async def sit(self, made: Any = None) -> None:
        made = made or await asyncio.to_thread(self.server.post, "/api/tables", {"game": "proving", "options": OPTIONS})
        self.socket = await websockets.connect(f"ws://127.0.0.1:{self.server.port}/api/tables/{made['table']}/socket")
        await self.socket.send(json.dumps({"t": "hello", "tokens": [seat["token"] for seat in made["seats"]]}))
        self.now = json.loads(await self.socket.recv())["now"]

    async def ask(self, request: dict[str, Any]) -> float:
        """Send it and wait until it is acknowledged; seconds."""
        self.answers += 1
        request |= {"id": f"{id(self)}-{self.answers}", "seat": 0}
        began = time.perf_counter()
        await self.socket.send(json.dumps(request))
        while True:
            event = json.loads(await self.socket.recv())
            if event["t"] == "news":
                self.now = event["now"]
            elif event["t"] == "done":
                return time.perf_counter() - began
            elif event["t"] == "refused":
                raise RuntimeError(event)

    async def answer(self) -> None:
        if self.now["result"] is not None:
            await self.socket.close()
            await self.sit()
        options = [option["say"] for option in self.now["prompt"]["options"]]
        rerolls = [say for say in options if say.startswith("reroll")]  # a match of rerolls lasts
        say = self.luck.choice(rerolls or options)
        self.times.append(await self.ask({"t": "answer", "say": say, "on": self.now["number"]}))

    async def play(self, until: float, think: float) -> None:
        await asyncio.sleep(self.luck.uniform(0, think))
        while time.perf_counter() < until:
            await self.answer()
            await asyncio.sleep(self.luck.uniform(think / 2, think * 1.5))


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


async def round_trips(server: Server, tables: int, seconds: float, think: float) -> dict[str, float]:
    people = [Person(server, number) for number in range(tables)]
    for at in range(0, tables, 20):
        await asyncio.gather(*(person.sit() for person in people[at : at + 20]))
    until = time.perf_counter() + seconds
    await asyncio.gather(*(person.play(until, think) for person in people))
    for person in people:
        await person.socket.close()
    times = [each for person in people for each in person.times]
    return {
        "tables": tables,
        "answers_per_second": len(times) / seconds,
        "p50_ms": percentile(times, 0.5),
        "p99_ms": percentile(times, 0.99),
    }


def long_match(answers: int) -> str:
    """The file of a match with so many answers: rerolls, mostly, and never a loss before the end."""
    game, seed = ludarium.game("proving"), 0
    while True:
        seed += 1
        match, luck = game.new(seed=seed, options=OPTIONS), random.Random(seed)
        while match.actor is not None and match.answers_given < answers and match.prompt is not None:
            options = [option.notation for option in match.prompt.options]
            match.answer(luck.choice([say for say in options if say.startswith("reroll")] or options))
        if match.answers_given == answers:
            return match.save()


async def undo_late(server: Server, answers: int) -> dict[str, float]:
    """Undo and redo of the last answer of a long match: the table is long, the way back must not be."""
    person = Person(server, 1)
    await person.sit(server.post("/api/import", json.loads(long_match(answers))))
    times = []
    for _ in range(30):
        times.append(await person.ask({"t": "undo", "scope": "answer"}))
        await person.ask({"t": "redo"})
        await asyncio.sleep(0.1)
    await person.socket.close()
    return {"answers": answers, "p50_ms": percentile(times, 0.5), "worst_ms": max(times) * 1000}


def idle_memory(server: Server, tables: int) -> float:
    """Kilobytes for each table that was made and is in memory with nobody at it."""
    server.post("/api/tables", {"game": "proving", "options": OPTIONS})
    before = server.memory()
    for _ in range(tables):
        server.post("/api/tables", {"game": "proving", "options": OPTIONS})
    return (server.memory() - before) * 1024 / tables


def page_weight(server: Server) -> dict[str, float]:
    """Kilobytes on the way for the first page: the document, what it names, and what those fetch at once (words, titles)."""
    page = server.get("/").decode()
    named = [f"/{path.removeprefix('./')}" for path in re.findall(r'(?:src|href)="(\.?/?assets/[^"]+)"', page)]
    sizes = {path: len(gzip.compress(server.get(path), 6)) / 1000 for path in ["/", *named]}
    return sizes | {"sum_kB": sum(sizes.values())}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="whose Ludarium serves")
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 100, 500])
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--think", type=float, default=1.0)
    asked = parser.parse_args()
    print(f"calibration: {calibration():.1f} million steps a second")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(asked.python, Path(folder))
        try:
            print("first page:", json.dumps({name: round(size, 1) for name, size in page_weight(server).items()}))
            print(f"memory: {idle_memory(server, 200):.0f} kB for each idle table")
            for tables in asked.tables:
                found = asyncio.run(round_trips(server, tables, asked.seconds, asked.think))
                print("round trip:", json.dumps({name: round(value, 1) for name, value in found.items()}), flush=True)
            print("undo:", json.dumps({name: round(value, 1) for name, value in asyncio.run(undo_late(server, 1000)).items()}))
        finally:
            server.stop()


if __name__ == "__main__":
    main()

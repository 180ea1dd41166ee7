"""Starts servers quickly, for tests that kill them: everything is imported once, and every server is a fork of this process.

    python -m tests.server.keeper FOLDER

A line is JSON. With `says` it is a command of `ludarium`, with files for what it says and complains of; the answer is its exit
code. For every other line it starts `ludarium serve` and answers with its process id and its address. Such a line has what
`serve` below takes: a database, a level of logging, how large a file may become, a file that says by how many seconds the wall
clock is wrong, how many connections an address may hold, how SQLite syncs.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import resource
import signal
import sys
import time
import traceback
from functools import partial
from pathlib import Path

import uvicorn

from ludarium import cli
from ludarium.server import run, sockets, store, titles
from ludarium.server.app import make_app
from ludarium.server.limits import Buckets
from ludarium.server.store import Store

SECONDS_TO_SAY = 300


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that were killed
    pages = Path(sys.argv[1])
    (pages / "index.html").write_text("<!doctype html>", "utf-8")
    run.PAGES = pages  # the real ones need not be built for this
    asyncio.run(warm_up())
    gc.collect()
    gc.freeze()  # what every server shares, none of them looks through again, nor makes a copy of it by doing so
    for line in sys.stdin:
        wanted = json.loads(line)
        if "says" in wanted:
            says(**wanted)
        else:
            serve(**wanted)


async def warm_up() -> None:
    """Everything that a server would otherwise import only when it needs it."""
    empty = Store("sqlite://")
    await empty.open()
    await empty.close()
    uvicorn.Config(make_app("sqlite://"), log_config=None).load()
    titles.games()
    titles.cards("proving")


def serve(
    database: str, level: str = "warning", file_size: int = 0, clock: str = "", connections: int = 100_000, sync: str = "FULL"
) -> None:
    settings = run.Settings(tables=100_000, connections=connections)
    told, tell = os.pipe()
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        sys.stdin.close()
        os.environ["LUDARIUM_LOG"] = level
        store.SYNCHRONOUS = sync
        sockets.MESSAGES_A_SECOND = 1_000_000  # people here answer as fast as they can, and a whole match long
        run.make_app = partial(make_app, requests=Buckets(size=1e6, a_second=1e6))
        if file_size:
            resource.setrlimit(resource.RLIMIT_FSIZE, (file_size, resource.RLIM_INFINITY))
        if clock:
            true_time, wrong_by = time.time, Path(clock)
            time.time = lambda: true_time() + float(wrong_by.read_text())
        run.serve(
            "127.0.0.1",
            0,
            True,
            f"sqlite:///{database}",
            False,
            lambda address: os.write(tell, address.encode()) and None,
            settings,
        )
        os._exit(0)
    os.close(tell)
    address = os.read(told, 200).decode()
    os.close(told)
    print(child, address, flush=True)


def says(says: list[str], told: str, complaint: str) -> None:
    ended, end = os.pipe()
    if os.fork() == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.alarm(SECONDS_TO_SAY)  # whoever serves after all says nothing more
        for number, file in ((1, told), (2, complaint)):
            os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), number)
        sys.stdout, sys.stderr = os.fdopen(1, "w", encoding="utf-8"), os.fdopen(2, "w", encoding="utf-8")
        sys.argv = ["ludarium", *says]
        code = 1
        try:
            cli.main()
            code = 0
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else 1
        except BaseException:
            traceback.print_exc()
        sys.stdout.flush()
        sys.stderr.flush()
        os.write(end, str(code).encode())
        os._exit(0)
    os.close(end)
    print(os.read(ended, 20).decode() or "-1", flush=True)
    os.close(ended)


if __name__ == "__main__":
    main()

"""Starts servers quickly, for tests that kill them: everything is imported once, and every server is a fork of this process.

    python -m tests.server.keeper FOLDER

For each line of the input it starts `ludarium serve` and answers with its process id and its address. A line is JSON with what
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
from functools import partial
from pathlib import Path

import uvicorn

from ludarium.server import run, sockets, store, titles
from ludarium.server.app import make_app
from ludarium.server.limits import Buckets
from ludarium.server.store import Store


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that were killed
    pages = Path(sys.argv[1])
    (pages / "index.html").write_text("<!doctype html>", "utf-8")
    run.PAGES = pages  # the real ones need not be built for this
    asyncio.run(warm_up())
    gc.collect()
    gc.freeze()  # what every server shares, none of them looks through again, nor makes a copy of it by doing so
    for line in sys.stdin:
        serve(**json.loads(line))


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


if __name__ == "__main__":
    main()

"""Starts servers quickly, for tests that kill them: everything is imported once, and every server is a fork of this process.

    python -m tests.server.keeper FOLDER

For each line of the input, a level of logging and a database, it starts `ludarium serve` and answers with its process id and its
address.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import uvicorn

from ludarium.server import run, titles
from ludarium.server.app import make_app
from ludarium.server.store import Store

MANY = run.Settings(tables=100_000, connections=100_000)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that were killed
    pages = Path(sys.argv[1])
    (pages / "index.html").write_text("<!doctype html>", "utf-8")
    run.PAGES = pages  # the real ones need not be built for this
    asyncio.run(warm_up())
    for line in sys.stdin:
        level, database = line.split(maxsplit=1)
        serve(level, f"sqlite:///{database.strip()}")


async def warm_up() -> None:
    """Everything that a server would otherwise import only when it needs it."""
    store = Store("sqlite+aiosqlite://")
    await store.open()
    await store.close()
    uvicorn.Config(make_app("sqlite+aiosqlite://"), log_config=None).load()
    titles.games()
    titles.cards("proving")


def serve(level: str, url: str) -> None:
    told, tell = os.pipe()
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        sys.stdin.close()
        os.environ["LUDARIUM_LOG"] = level
        run.serve("127.0.0.1", 0, True, url, False, lambda address: os.write(tell, address.encode()) and None, MANY)
        os._exit(0)
    os.close(tell)
    address = os.read(told, 200).decode()
    os.close(told)
    print(child, address, flush=True)


if __name__ == "__main__":
    main()

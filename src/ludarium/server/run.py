"""`ludarium serve`: find a place for the database and a free port, say where the tables are, open the browser."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn
from msgspec import Struct

from ludarium.core.errors import BadOption
from ludarium.server.app import PAGES, make_app
from ludarium.server.connections import door
from ludarium.server.frames import Sockets
from ludarium.server.limits import CONNECTIONS, LONGEST_MESSAGE, TABLES_AN_HOUR, an_hour
from ludarium.server.soundness import Unusable, Unwell, make_ready

PORTS_TRIED = 20


def default_database(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Unusable("store-no-folder", str(folder), problem.strerror or "") from None
    return f"sqlite:///{folder / 'tables.sqlite'}"


def with_driver(url: str) -> str:
    """The URL as people write it, with the driver that is used here."""
    name, colon, rest = url.partition(":")
    return f"postgresql+psycopg:{rest}" if colon and name in ("postgres", "postgresql") else url


def listening(host: str, port: int, exactly: bool) -> socket.socket:
    """A socket on this port; if it is taken and was not asked for by name, on one of the next."""
    for offset in range(1 if exactly or port == 0 else PORTS_TRIED):
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port + offset))
            listener.listen(128)  # a browser that comes before the server is ready waits, and is not turned away
        except OSError as problem:
            listener.close()
            reason = problem
            continue
        return listener
    raise BadOption(f"nothing can be served on {host}, port {port}: {reason}")


def begin_log() -> None:
    """What we log goes to standard error. Only our own: what libraries log in detail holds seeds, cards and tokens."""
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("ludarium").setLevel(os.environ.get("LUDARIUM_LOG", "WARNING").upper())


class Settings(Struct, frozen=True):
    """What whoever runs a server may decide."""

    names: tuple[str, ...] = ()  # under which it may be reached, besides addresses in numbers
    proxies: tuple[str, ...] = ()  # whose word on who is asking is believed
    tables: int = TABLES_AN_HOUR
    connections: int = CONNECTIONS


class TellingServer(uvicorn.Server):
    """Says where the tables are when they are open, and not before."""

    def __init__(self, config: uvicorn.Config, say: Callable[[], None]) -> None:
        super().__init__(config)
        self.say = say

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.say()


def serve(
    host: str,
    port: int,
    exactly: bool,
    database: str,
    browser: bool,
    say: Callable[[str], None],
    settings: Settings | None = None,
    complain: Callable[[list[Unwell]], None] = lambda _unwell: None,
) -> None:
    """Run until somebody stops it. `say` gets the address where the tables are, `complain` those that have lost something."""
    settings = settings or Settings()
    listener = listening(host, port, exactly)
    everywhere = host in ("0.0.0.0", "::")
    shown = "127.0.0.1" if everywhere else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"
    begin_log()
    unwell = asyncio.run(make_ready(with_driver(database)))
    if unwell:
        complain(unwell)
    if not (PAGES / "index.html").is_file():
        raise BadOption("the pages of the browser client are not built: run `make web`, or install Ludarium with pip")
    hosts = (*settings.names, socket.gethostname() if everywhere else host)
    app = make_app(with_driver(database), tables=an_hour(settings.tables), hosts=hosts)

    def opened() -> None:
        say(address)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    config = uvicorn.Config(
        app, log_level="warning", access_log=False, ws_max_size=2 * LONGEST_MESSAGE, ws_ping_interval=20, ws_ping_timeout=20,
        ws=Sockets, server_header=False, timeout_graceful_shutdown=3, http=door(settings.connections, settings.proxies),
        proxy_headers=bool(settings.proxies), forwarded_allow_ips=list(settings.proxies),
    )  # fmt: skip
    TellingServer(config, opened).run(sockets=[listener])

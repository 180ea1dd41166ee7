"""A server as people meet it: a real one on a port of its own with a database in a file, and guests who talk to its tables."""

from __future__ import annotations

import itertools
import json
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

import httpx2
import msgspec
import uvicorn
from fluent.runtime import FluentBundle, FluentResource
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludarium.core.grammar import FUNCTIONS
from ludarium.core.text import LANGUAGES
from ludarium.server import titles, wire
from ludarium.server.app import make_app
from ludarium.server.connections import door
from ludarium.server.frames import Sockets
from ludarium.server.limits import LONGEST_MESSAGE, Buckets
from ludarium.server.run import listening

PATIENCE = 300.0  # seconds for something that must happen, so that what was waited for is told before the test is ended
E = TypeVar("E", bound=wire.FromServer)
read: msgspec.json.Decoder[wire.Event] = msgspec.json.Decoder(wire.Event)
serial = itertools.count(1)


def eventually(found: Callable[[], Any]) -> Any:
    """Wait for something that nobody announces; what it is."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        if result := found():
            return result
        sleep(0.02)
    raise AssertionError("it did not happen in time")


@cache
def browser() -> httpx2.Client:
    return httpx2.Client(timeout=PATIENCE)


class Doors:
    """Everything that can be asked of a server at an address, wherever it runs."""

    database: Path
    address: str  # host and port

    def post(self, path: str, **body: Any) -> Any:
        """What a request gives back, which must succeed."""
        reply = self.asked(path, body)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """Status and code of a request that must be refused, in words that people can read."""
        return refusal_of(self.asked(path, body))

    def asked(self, path: str, body: Any) -> httpx2.Response:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return browser().post(f"http://{self.address}/api/{path}", content=content)

    def get(self, path: str, **more: Any) -> httpx2.Response:
        return browser().get(f"http://{self.address}{path}", **more)

    def table(self, game: str = "leduc", **wanted: Any) -> Made:
        return Made(self, self.post("tables", game=game, **wanted))

    def bring(self, file: str | bytes) -> Made:
        reply = self.asked("import", file.encode() if isinstance(file, str) else file)
        assert reply.status_code == 200, reply.text
        return Made(self, reply.json())

    def mine(self, *tokens: str) -> list[wire.Summary]:
        return msgspec.convert(self.post("mine", tokens=list(tokens)), list[wire.Summary])

    def guest(self, table: str, *tokens: str, **more: Any) -> Guest:
        return Guest(self, table, tokens, **more)

    # -- behind the scenes: the database, by other means than the server's own ---------------------------------------

    @contextmanager
    def sql(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self.database, timeout=PATIENCE, isolation_level=None)) as connection:
            yield connection

    def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        with self.sql() as connection:
            return connection.execute(sql, values).fetchall()

    def log(self, table: str) -> list[tuple[Any, ...]]:
        """Every row of a table's log: number, kind, by, say, at, length, client."""
        fields = """number, kind, "by", say, at, length, substr(client, instr(client, ':') + 1)"""
        return self.query(f"SELECT {fields} FROM log WHERE table_id = ? ORDER BY number", table)

    def everything(self) -> dict[str, list[tuple[Any, ...]]]:
        return {name: self.query(f"SELECT * FROM {name} ORDER BY 1, 2") for name in ("tables", "seats", "log", "given", "slots")}


def refusal_of(reply: httpx2.Response) -> tuple[int, str]:
    problem = msgspec.json.decode(reply.content, type=wire.Problem)
    assert worded(problem.text, "leduc")
    return reply.status_code, problem.code


class House(Doors):
    """A server in a thread of this process; it can stop and start again on the same database."""

    def __init__(self, database: Path, **limits: Any) -> None:
        self.database = database
        self.limits = {"requests": Buckets(size=1e6, a_second=1e6), "tables": Buckets(size=1e6, a_second=1e6)} | limits
        self.start()

    def start(self) -> None:
        self.app = make_app(f"sqlite:///{self.database}", **self.limits)
        listener = listening("127.0.0.1", 0, exactly=True)
        self.address = f"127.0.0.1:{listener.getsockname()[1]}"
        config = uvicorn.Config(
            self.app, log_config=None, access_log=False, ws_max_size=2 * LONGEST_MESSAGE, server_header=False, ws=Sockets,
            timeout_graceful_shutdown=1, http=door(100_000, ()),
        )  # fmt: skip
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listener]}, daemon=True)
        self.thread.start()
        eventually(lambda: self.server.started)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def restart(self) -> None:
        self.stop()
        self.start()


class Made:
    """A table that was made, with its keys."""

    def __init__(self, doors: Doors, made: dict[str, Any]) -> None:
        self.doors = doors
        self.id: str = made["table"]
        self.tokens = {each["seat"]: each["token"] for each in made["seats"]}
        self.invitation: str = made["invitation"]

    def join(self, name: str = "") -> int:
        """Somebody takes the next open seat; which one."""
        held = self.post("join", invitation=self.invitation, name=name)
        self.tokens[held["seat"]] = held["token"]
        return held["seat"]

    def sit(self, *seats: int, **more: Any) -> Guest:
        """A connection for these seats."""
        return self.doors.guest(self.id, *(self.tokens[seat] for seat in seats), **more)

    def watch(self, **more: Any) -> Guest:
        return self.doors.guest(self.id, **more)

    def post(self, path: str, seat: int | None = None, /, **body: Any) -> Any:
        return self.doors.post(f"tables/{self.id}/{path}", **self.with_token(seat, body))

    def refused(self, path: str, seat: int | None = None, /, **body: Any) -> tuple[int, str]:
        return self.doors.refused(f"tables/{self.id}/{path}", **self.with_token(seat, body))

    def with_token(self, seat: int | None, body: dict[str, Any]) -> dict[str, Any]:
        return body if seat is None else body | {"token": self.tokens[seat]}

    def file(self, seat: int = 0) -> str:
        reply = self.doors.asked(f"tables/{self.id}/export", {"token": self.tokens[seat]})
        assert reply.status_code == 200, reply.text
        return reply.text

    def summary(self) -> wire.Summary:
        (found,) = self.doors.mine(*self.tokens.values())
        return found

    def log(self) -> list[tuple[Any, ...]]:
        return self.doors.log(self.id)

    def said(self) -> list[tuple[str, str]]:
        """By whom and what, for every entry of the match that is stored and was not taken back."""
        kept: list[tuple[str, str]] = []
        for _, kind, by, say, _, length, _ in self.log():
            if kind == "entry":
                kept.append((by, say))
            elif kind == "rewind":
                del kept[length:]
        return kept


class Guest:
    """One connection at a table, kept as a browser keeps it: the log as it was told, and how things stand now."""

    def __init__(
        self, doors: Doors, table: str, tokens: tuple[str, ...] = (), seen: int = -1, hello: bool = True, readable: bool = True
    ) -> None:
        self.open = ExitStack()
        address = f"ws://{doors.address}/api/tables/{table}/socket"
        self.socket = self.open.enter_context(
            connect(address, open_timeout=PATIENCE, close_timeout=1, max_size=None, max_queue=None)
        )
        self.game = next((game for (game,) in doors.query("SELECT game FROM tables WHERE id = ?", table)), "leduc")
        self.readable = readable
        self.heard: list[str] = []  # every message as it came
        self.lines: list[wire.Line] = []
        self.now: wire.Now | None = None
        self.table: wire.TableSeen | None = None
        self.seats: list[wire.SeatSeen] = []
        if hello:
            self.say(wire.Hello(list(tokens), seen))
            self.first = self.hear(wire.Table, wire.News)

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        self.open.close()

    def say(self, request: wire.Request | str | bytes) -> None:
        self.socket.send(request if isinstance(request, str | bytes) else msgspec.json.encode(request).decode())

    def next(self) -> wire.Event:
        message = self.socket.recv(PATIENCE)
        assert isinstance(message, str)
        self.heard.append(message)
        event = read.decode(message)
        if isinstance(event, wire.Table):
            self.table, self.seats, self.lines = event.table, event.table.seats, event.lines
        elif isinstance(event, wire.News):
            self.lines = self.lines[: event.keep] + event.lines
        elif isinstance(event, wire.Seats):
            self.seats = event.seats
        if isinstance(event, wire.Table | wire.News):
            self.now = event.now
        if self.readable:
            every_text_can_be_read(json.loads(message), self.game)
        return event

    def hear(self, *kinds: type[E]) -> E:
        """The next message of these kinds; what comes before it is kept in mind, as in a browser."""
        while True:
            event = self.next()
            if isinstance(event, kinds):
                return event

    def settle(self) -> Guest:
        """Wait until everything that the server had to tell is heard."""
        n = next(serial)
        self.say(wire.Ping(n))
        while self.hear(wire.Pong).n != n:
            pass
        return self

    def until(self, reached: Callable[[wire.Now], bool]) -> Guest:
        """Listen until the table stands like this."""
        while self.now is None or not reached(self.now):
            self.next()
        return self

    def until_seats(self, reached: Callable[[list[wire.SeatSeen]], bool]) -> Guest:
        while not reached(self.seats):
            self.next()
        return self

    def ask(self, request: Any) -> wire.Done | wire.Refusal | wire.Hinted:
        """Send a request and wait for what became of it."""
        self.say(request)
        while True:
            event = self.hear(wire.Done, wire.Refusal, wire.Hinted)
            if event.id == request.id:
                return event

    def does(self, request: Any) -> wire.Done:
        """A request that must be carried out."""
        event = self.ask(request)
        assert isinstance(event, wire.Done), event
        return event

    def fails(self, request: Any) -> str:
        """The code of a request that must be refused."""
        event = self.ask(request)
        assert isinstance(event, wire.Refusal), event
        return event.code

    def refusal(self) -> wire.Refusal:
        return self.hear(wire.Refusal)

    def answering(self, say: str, seat: int | None = None, id: str | None = None, on: int | None = None) -> wire.Answer:
        """An answer as the browser of this guest would send it now."""
        assert self.now is not None
        if seat is None:
            seat = self.now.viewer if self.now.viewer is not None else 0
        return wire.Answer(id or new_id(), seat, say, self.now.number if on is None else on)

    def answer(self, say: str, seat: int | None = None) -> wire.Done:
        return self.does(self.answering(say, seat))

    def options(self) -> list[str]:
        assert self.now is not None
        return [each.say for each in self.now.prompt.options] if self.now.prompt else []

    def closed(self) -> list[wire.Event]:
        """What is still said until the server closes the connection."""
        heard = []
        try:
            while True:
                heard.append(self.next())
        except ConnectionClosed:
            return heard


class Glance:
    """One look at a running clock. It was read somewhere between `before` and `after`: how long a guest takes to read the first
    message is not the clock's business."""

    def __init__(self, made: Made) -> None:
        self.before = monotonic()
        with made.sit(0) as guest:
            assert guest.now is not None
            assert guest.now.clock is not None
            self.left = guest.now.clock.left_ms
            self.after = monotonic()

    def ran_on_since(self, earlier: Glance) -> bool:
        """Has the clock lost as much time as has passed, no more and no less?"""
        return self.strays_from(earlier) <= 2  # both readings are cut to milliseconds

    def strays_from(self, earlier: Glance) -> float:
        """By how many milliseconds the clock has lost more time than can have passed, or less."""
        least, most = self.before - earlier.after, self.after - earlier.before
        lost = earlier.left - self.left
        return max(0.0, least * 1000 - lost, lost - most * 1000)


def new_id() -> str:
    return f"request-{next(serial)}"


# -- words -------------------------------------------------------------------------------------------------------------


@cache
def words(game: str, language: str) -> FluentBundle:
    """All that a browser knows in a language: the words of the page and those of the title."""
    bundle = FluentBundle([language], functions=FUNCTIONS[language], use_isolating=False)
    bundle.add_resource(FluentResource(titles.page_words(language)))
    bundle.add_resource(FluentResource(titles.game_words(game, language)), allow_overrides=True)
    return bundle


def every_text_can_be_read(message: Any, game: str) -> None:
    """Every phrase in a message becomes text in every language."""
    if isinstance(message, dict):
        if set(message) == {"say", "with"}:
            assert worded(message, game)
            return
        message = list(message.values())
    if isinstance(message, list):
        for each in message:
            every_text_can_be_read(each, game)


def worded(text: Any, game: str) -> dict[str, str]:
    return _worded(json.dumps(text, sort_keys=True), game)


@cache
def _worded(text: str, game: str) -> dict[str, str]:
    return {language: in_words(json.loads(text), game, language) for language in LANGUAGES}


def in_words(text: Any, game: str, language: str) -> str:
    if not isinstance(text, dict):
        return str(text)
    if "list" in text:
        return ", ".join(in_words(each, game, language) for each in text["list"])
    if "say" not in text:
        return text[language]
    bundle = words(game, language)
    assert bundle.has_message(text["say"]), f"no message '{text['say']}' in {language}"
    arguments = {name: each if isinstance(each, int) else in_words(each, game, language) for name, each in text["with"].items()}
    said, problems = bundle.format_pattern(bundle.get_message(text["say"]).value, arguments)
    assert not problems, (text, problems)
    assert "Secret(" not in said
    return said

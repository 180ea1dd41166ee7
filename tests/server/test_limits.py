"""What strangers may ask of a server: files within limits, requests from its own pages under its own name, so many tables and
connections, and no work for bots that nobody watches."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

import ludarium
from ludarium.core.game import Game
from ludarium.server import connections, importing, sockets, wire
from ludarium.server.limits import an_hour
from tests.server.house import PATIENCE, House, browser, eventually, refusal_of


def posted(house: House, path: str, body: Any, **headers: str) -> tuple[int, str]:
    reply = browser().post(f"http://{house.address}/api/{path}", content=json.dumps(body).encode(), headers=headers)
    return (200, "") if reply.status_code == 200 else refusal_of(reply)


# -- files -------------------------------------------------------------------------------------------------------------


class Endless(ludarium.game("proving").__class__):
    """A title in which looking at a match never ends."""

    def view(self, *_: object) -> dict[str, Any]:
        while True:
            pass


def a_file() -> bytes:
    match = ludarium.game("proving").new(seed=1)
    match.answer("start")
    return match.save().encode()


def test_a_file_that_takes_too_long_is_refused_and_its_process_ended(house: House, monkeypatch: pytest.MonkeyPatch):
    ended: list[float] = []
    real = importing.in_a_process

    async def with_endless_rules(_title: type[Game], file: bytes) -> importing.Examined:
        began = time.monotonic()
        try:
            return await real(Endless, file)
        finally:
            ended.append(time.monotonic() - began)

    monkeypatch.setattr(importing, "in_a_process", with_endless_rules)
    monkeypatch.setattr(importing, "SECONDS_IN_ALL", 3.0)
    reply = house.asked("import", a_file())
    assert refusal_of(reply) == (413, "too-large")
    assert reply.json()["text"]["say"] == "server-import-too-long"
    assert len(ended) == 1


def test_other_tables_answer_while_a_file_is_opened(house: House, monkeypatch: pytest.MonkeyPatch):
    """The process is asked to wait until somebody has answered elsewhere."""
    real, begun, answered = importing.in_a_process, threading.Event(), threading.Event()

    async def slow(title: type[Game], file: bytes) -> importing.Examined:
        begun.set()
        assert await asyncio.to_thread(answered.wait, PATIENCE)
        return await real(title, file)

    monkeypatch.setattr(importing, "in_a_process", slow)
    with house.table("proving", seed="2").sit(0) as ann, ThreadPoolExecutor() as pool:
        made = pool.submit(house.bring, a_file())
        assert begun.wait(PATIENCE)
        ann.answer("start")
        answered.set()
        assert ("0", "start") in made.result(PATIENCE).said()


def test_a_file_that_is_no_match_is_refused(house: House):
    for content in (b"", b"{", b"[]", b'{"ludarium": 1, "game": "proving"}', b"\xff\xfe", b"[" * 100_000):
        assert refusal_of(house.asked("import", content)) == (400, "bad-save")
    assert refusal_of(house.asked("import", b'{"ludarium": 1, "game": "chess"}')) == (404, "no-title")


# -- whose page, which name ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://evil.example", "https://127.0.0.1.evil.example", "null", "http://127.0.0.1:1"])
@pytest.mark.parametrize("path", ["tables", "import", "mine"])
def test_a_page_of_another_site_can_change_nothing(house: House, origin: str, path: str):
    before = house.query("SELECT count(*) FROM tables")
    body = {"game": "proving"}
    assert posted(house, path, body, origin=origin, **{"content-type": "text/plain"}) == (403, "foreign-origin")
    assert posted(house, path, body, **{"sec-fetch-site": "cross-site"}) == (403, "foreign-origin")
    assert house.query("SELECT count(*) FROM tables") == before


def test_the_own_page_and_programs_may(house: House):
    assert posted(house, "tables", {"game": "proving"}, origin=f"http://{house.address}") == (200, "")
    assert posted(house, "tables", {"game": "proving"}) == (200, "")


def test_a_server_answers_only_to_its_own_names(tmp_path: Path):
    house = House(tmp_path / "tables.sqlite", hosts=("games.example",))
    try:
        for name in (
            "localhost",
            "LOCALHOST:80",
            "games.example",
            "Games.Example:8000",
            "127.0.0.1",
            "[::1]:8000",
            "192.168.1.7",
        ):
            assert house.get("/api/games", headers={"host": name}).status_code == 200, name
        for name in ("evil.example", "games.example.evil.example", "127.0.0.1.evil.example", "x"):
            assert refusal_of(house.get("/api/games", headers={"host": name})) == (421, "foreign-host"), name
    finally:
        house.stop()


# -- how many ----------------------------------------------------------------------------------------------------------


def test_an_address_makes_so_many_tables_and_no_more(tmp_path: Path):
    house = House(tmp_path / "tables.sqlite", tables=an_hour(5))
    try:
        made = house.table("proving")
        branches = [made.post("branch", 0, at=0) for _ in range(3)]
        assert len(branches) == 3
        house.bring(a_file())
        assert house.refused("tables", game="proving") == (429, "too-fast")
        assert made.refused("branch", 0, at=0) == (429, "too-fast")
        assert refusal_of(house.asked("import", a_file())) == (429, "too-fast")
        with made.sit(0) as ann:
            ann.answer("start")
    finally:
        house.stop()


@pytest.fixture
def crowded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server that takes ten connections from one address, and waits a second for a request."""
    monkeypatch.setattr(connections, "SECONDS_FOR_HEADERS", 1.0)
    monkeypatch.setattr("tests.server.house.door", lambda _most, proxies: connections.door(10, proxies))
    house = House(tmp_path / "tables.sqlite")
    yield house
    house.stop()


def half_a_request(house: House, source: str = "127.0.0.1") -> socket.socket:
    host, port = house.address.split(":")
    half = socket.create_connection((host, int(port)), source_address=(source, 0))
    half.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n")
    return half


def is_let_go(connection: socket.socket) -> bool:
    connection.settimeout(5)
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def test_half_a_request_is_not_waited_for(crowded: House):
    assert is_let_go(half_a_request(crowded))
    second = half_a_request(crowded)  # the second request over a connection as well
    second.sendall(b"\r\n")
    assert second.recv(12) == b"HTTP/1.1 200"
    second.sendall(b"GET / HTTP/1.1\r\n")
    second.settimeout(5)
    while second.recv(65536):
        pass


def test_half_requests_keep_nobody_out(crowded: House):
    with ExitStack() as held, crowded.table("proving").sit(0) as ann:
        for _ in range(100):
            held.enter_context(half_a_request(crowded))
        assert crowded.get("/api/games").status_code == 200
        ann.answer("start")


@pytest.mark.parametrize("line", [b"X: aaaaaaaaaa\r\n", b"a" * 1000], ids=["many headers", "one that never ends"])
def test_the_first_lines_of_a_request_have_a_limit(crowded: House, line: bytes):
    """Ten megabytes are offered; long before that nobody listens any more."""
    connection = half_a_request(crowded)
    connection.settimeout(PATIENCE)
    with pytest.raises((ConnectionResetError, BrokenPipeError)):
        connection.sendall(line * (10_000_000 // len(line)))
    assert crowded.get("/api/games").status_code == 200


def test_a_request_given_up_half_way_leaves_no_trace_in_the_log(house: House, caplog: pytest.LogCaptureFixture):
    host, port = house.address.split(":")
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(b"POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
    assert house.get("/api/games").status_code == 200
    house.stop()
    house.start()
    assert [record for record in caplog.records if record.exc_info] == []


def test_one_address_does_not_fill_the_places_of_all_who_watch(own_house: House, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sockets, "MOST_FROM_ONE_ADDRESS", 3)
    made = own_house.table("proving")
    with ExitStack() as held:
        for _ in range(3):
            held.enter_context(made.watch())
        late = held.enter_context(made.watch(hello=False))
        late.say(wire.Hello([], -1))
        assert late.refusal().code == "too-many"
        held.enter_context(made.sit(0)).answer("start")  # players have places of their own


def test_an_address_that_holds_too_many_real_connections_gets_no_more(crowded: House):
    made = crowded.table("proving")
    host, port = crowded.address.split(":")
    with ExitStack() as held:
        for _ in range(9):
            held.enter_context(made.watch())
        try:
            held.enter_context(made.watch())
            held.enter_context(made.watch())
        except Exception as problem:
            refused: Exception | None = problem
        else:
            refused = None
        assert refused is not None
        other = held.enter_context(socket.create_connection((host, int(port)), source_address=("127.0.0.2", 0)))
        other.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert other.recv(12) == b"HTTP/1.1 200"


# -- what nobody watches ---------------------------------------------------------------------------------------------------


def test_bots_among_themselves_rest_while_nobody_watches(house: House):
    made = house.table("leduc", seats=[{"kind": "bot", "bot": "random"}] * 2, seed="3")
    before = made.log()
    house.table("proving")  # something else happens meanwhile
    assert made.log() == before
    with made.watch() as eve:
        eve.until(lambda now: now.result is not None)
    assert len(made.log()) > len(before)


def test_bots_play_on_for_a_person_who_is_away(house: House):
    made = house.table("leduc", seats=[{}, {"kind": "bot", "bot": "random"}], seed="3")
    with made.sit(0) as ann:
        ann.until(lambda now: bool(now.prompt and now.prompt.options))
    assert eventually(lambda: made.summary().actor == 0)


def test_many_tables_are_listed_with_as_many_questions_as_one(house: House):
    made = [house.table("proving") for _ in range(30)]
    tokens = [each.tokens[0] for each in made]
    asked: list[str] = []
    engine = house.app.state.hall.store.engine
    event.listen(engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
    assert len(house.mine(tokens[0])) == 1
    one = len(asked)
    assert len(house.mine(*tokens)) == 30
    assert len(asked) == 2 * one

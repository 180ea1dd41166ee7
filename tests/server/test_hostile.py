"""Hostile guests: whatever they send, however much of it, nothing changes, they get a clear error, and the others play on."""

from __future__ import annotations

import json
import random
import socket
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludarium.server import limits, wire
from ludarium.server.limits import LONGEST_MESSAGE, MOST_VIEWERS, Bucket, Buckets
from ludarium.server.refusals import STATUS
from tests.server.house import PATIENCE, Guest, House, Made, eventually, new_id, refusal_of
from tests.server.test_sitting import two_people

HELLO = msgspec.json.encode(wire.Hello()).decode()


def plain(house: House, made: Made, **more: Any) -> Any:
    return connect(f"ws://{house.address}/api/tables/{made.id}/socket", open_timeout=PATIENCE, close_timeout=1, **more)


# -- single messages ---------------------------------------------------------------------------------------------------


NONSENSE = [
    "", " ", "hello", "{", "}", "[]", "null", "true", "1e999", '"hello"', "{}", '{"t":null}', '{"t":7}', '{"t":"dance"}',
    '{"t":"answer"}', '{"t":"answer","id":"x","seat":"0","say":"call","on":0}', '{"t":"answer","id":"x","seat":0,"say":7,"on":0}',
    '{"t":"answer","id":"x","seat":0,"say":"call","on":0,"more":1}', '{"t":"answer","id":null,"seat":0,"say":"call","on":0}',
    '{"t":"answer","id":"x","seat":0.5,"say":"call","on":0}', '{"t":"answer","id":"x","seat":1e400,"say":"call","on":0}',
    '{"t":"undo","id":"x","seat":0,"scope":["answer"]}', '{"t":"undo","id":"x","seat":0,"to":"start"}',
    '{"t":"pause","id":"x","seat":0,"on":"yes"}', '{"t":"look"}', '{"t":"look","at":null}', '{"t":"hint","id":[],"seat":0}',
    '{"t":"table"}', '{"t":"news","keep":0,"lines":[],"now":{}}', '{"t":"done","id":"x","number":1}', "[" * 8000, '{"a":' * 2000,
    '{"t":"answer","id":"\\u0000","seat":0,"say":"call","on":2}', '{"t":"answer","id":"é","seat":0,"say":"call","on":2}',
    '{"t":"ping","n":"\\ud800"}', "\x00", "\ufeff{}", "x" * LONGEST_MESSAGE, '{"t":"ping","n":' + "9" * 5000 + "}",
]  # fmt: skip


@pytest.mark.parametrize("message", NONSENSE, ids=range(len(NONSENSE)))
def test_a_message_that_makes_no_sense_is_refused_and_the_connection_goes_on(house: House, message: str):
    made = two_people(house)
    with made.sit(0) as ann:
        before = house.everything()
        ann.say(message)
        refusal = ann.refusal()
        assert refusal.code == "bad-request"
        assert refusal.detail
        ann.say(message.encode())  # and as bytes
        assert ann.refusal().code == "bad-request"
        assert house.everything() == before
        ann.answer("call")


@pytest.mark.parametrize("message", [b"\xff\xfe", b"\x80" * 100, bytes(range(256)), b'{"t":"ping","n":"\xc3\x28"}'])
def test_bytes_that_are_no_text_are_refused(house: House, message: bytes):
    made = two_people(house)
    with made.sit(0) as ann:
        ann.say(message)
        assert ann.refusal().code == "bad-request"
        ann.answer("call")


def test_a_message_that_is_too_long_is_refused(house: House):
    made = two_people(house)
    with made.sit(0) as ann:
        before = house.everything()
        request = msgspec.json.encode(ann.answering("x" * LONGEST_MESSAGE)).decode()
        assert len(request) > LONGEST_MESSAGE
        ann.say(request)
        assert ann.refusal().code == "too-large"
        assert house.everything() == before
        ann.answer("call")


def test_a_message_that_is_far_too_long_ends_the_connection_and_no_other(house: House):
    made = two_people(house)
    with made.sit(0) as ann, made.sit(1) as ben:
        before = house.everything()
        ann.say("x" * (4 * LONGEST_MESSAGE))
        ann.closed()
        assert ann.socket.close_code == 1009
        assert house.everything() == before
        ben.settle()
    with made.sit(0) as ann:
        ann.answer("call")


def test_numbers_of_any_size_are_answered_or_refused(house: House):
    made = two_people(house)
    with made.sit(0) as ann:
        for number in (2**31, 2**53, 2**63 - 1, 2**63, 2**64, 2**70, -(2**63), -(2**70), 10**300):
            for request in (wire.Ping(number), wire.Look(number)):
                ann.say(request)
                event = ann.hear(wire.Pong, wire.Refusal)
                assert isinstance(event, wire.Refusal) or event.n == number
            for request in (
                wire.Answer(new_id(), number, "call", ann.now.number),
                wire.Undo(new_id(), 0, to=number),
                wire.Undo(new_id(), number),
                wire.Hint(new_id(), number),
            ):
                assert ann.fails(request) in ("not-yours", "illegal")
        ann.answer("call")


@pytest.mark.parametrize("first", [
    '{"t":"ping"}', '{"t":"answer","id":"x","seat":0,"say":"call","on":1}', "nonsense", "", '{"t":"hello","tokens":"x"}',
    '{"t":"hello","tokens":[1]}', '{"t":"hello","seen":"all"}', "x" * (LONGEST_MESSAGE + 1),
])  # fmt: skip
def test_who_does_not_say_hello_is_told_so_and_let_go(house: House, first: str):
    made = two_people(house)
    before = house.everything()
    guest = Guest(house, made.id, hello=False)
    guest.say(first)
    codes = {event.code for event in guest.closed()}
    assert codes
    assert codes <= {"bad-request", "too-large"}
    assert house.everything() == before


def test_hello_is_said_once(house: House):
    made = two_people(house)
    with made.watch() as eve:
        eve.say(wire.Hello([made.tokens[0]]))
        assert eve.refusal().code == "bad-request"
        assert eve.fails(wire.Answer(new_id(), 0, "call", eve.now.number)) == "not-yours"


def test_too_many_tokens_are_refused(house: House):
    made = two_people(house)
    guest = Guest(house, made.id, hello=False)
    guest.say(wire.Hello([made.tokens[0]] * 17))
    assert [event.code for event in guest.closed()] == ["too-large"]


requests = st.one_of(
    st.builds(wire.Answer, st.text(min_size=1, max_size=80), st.integers(), st.text(max_size=40), st.integers()),
    st.builds(wire.Undo, st.text(min_size=1), st.integers(), st.text(max_size=9), st.none() | st.integers()),
    st.builds(wire.Redo, st.text(min_size=1), st.integers()),
    st.builds(wire.Pause, st.text(min_size=1), st.integers(), st.booleans()),
    st.builds(wire.Hint, st.text(min_size=1), st.integers()),
    st.builds(wire.Look, st.integers()),
    st.builds(wire.Preview, st.text()),
    st.builds(wire.Why, st.text()),
    st.builds(wire.Ping, st.integers()),
    st.builds(wire.Hello, st.lists(st.text(), max_size=3), st.integers()),
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(asked=st.lists(requests, max_size=30))
def test_whatever_a_spectator_asks_in_good_form_changes_nothing_and_is_answered(house: House, asked: list[wire.Request]):
    made = house.table()
    before = house.log(made.id)
    with made.watch() as eve:
        for request in asked:
            eve.say(request)
            eve.hear(wire.Refusal, wire.Pong, wire.Looked)
        codes = {event["code"] for event in map(json.loads, eve.heard) if event["t"] == "refused"}
    assert codes <= set(STATUS) - {"trouble"}
    assert house.log(made.id) == before


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_a_player_asks_in_good_form_is_never_trouble(house: House, data: st.DataObject):
    """Requests of a seat at random, many of them almost right; the table can be read back afterwards."""
    made = house.table()
    with made.sit(0, 1) as both:
        for _ in range(data.draw(st.integers(0, 25))):
            seat, say = (
                data.draw(st.integers(0, 1)),
                data.draw(st.sampled_from(["call", "raise", "fold", "resign", "x", "call "])),
            )
            number, at = both.now.number, data.draw(st.integers(-1, 8))
            request = data.draw(st.sampled_from([
                wire.Answer(new_id(), seat, say, number), wire.Answer(new_id(), seat, say, at), wire.Undo(new_id(), seat),
                wire.Undo(new_id(), seat, "start"), wire.Undo(new_id(), seat, to=at), wire.Redo(new_id(), seat), wire.Look(at),
                wire.Why(say), wire.Pause(new_id(), seat, True), wire.Answer(f"id {at}", seat, say, number),
            ]))  # fmt: skip
            both.say(request)
            event = both.hear(wire.Done, wire.Refusal, wire.Looked, wire.Because)
            assert not isinstance(event, wire.Refusal) or event.code != "trouble"
            both.settle()
        lines, view = both.lines, both.now.view
    house.app.state.hall.open.pop(made.id).close("idle")
    with made.sit(0, 1) as both:
        assert (both.lines, both.now.view) == (lines, view)


# -- many messages -----------------------------------------------------------------------------------------------------


def hostile_messages(made: Made, others: list[str], recorded: list[str], luck: random.Random) -> list[str]:
    """Malformed, oversized, for wrong seats, replayed, with guessed tokens."""
    wrong = [
        wire.Answer(new_id(), luck.randrange(-2, 4), luck.choice(["call", "raise", "resign", "x"]), luck.randrange(-5, 50)),
        wire.Undo(new_id(), luck.randrange(2), luck.choice(["start", "week"]), luck.choice([None, 0, -1])),
        wire.Redo(new_id(), luck.randrange(2)),
        wire.Pause(new_id(), luck.randrange(2), luck.random() < 0.5),
        wire.Hint(new_id(), luck.randrange(2)),
        wire.Hello(luck.choices(others, k=3)),
        wire.Preview("call"),
    ]
    choices = [luck.choice(NONSENSE), "x" * (LONGEST_MESSAGE + 1), luck.choice(recorded)]
    choices += [msgspec.json.encode(each).decode() for each in wrong]
    return [luck.choice(choices) for _ in range(8)]


def test_ten_thousand_hostile_messages_change_nothing_and_the_others_play_on(own_house: House):
    made = two_people(own_house)
    other = two_people(own_house)
    strangers = [other.tokens[0], other.tokens[1], "guess", made.id, made.invitation]
    ann, ben = made.sit(0), made.sit(1)
    recorded = [msgspec.json.encode(ann.answering("raise", on=1)).decode()]  # what somebody on the way would have seen
    ann.say(recorded[0])
    ann.hear(wire.Done)
    before = own_house.everything()
    sent, told = Counter(), Counter()
    lock = threading.Lock()

    def attack(number: int) -> None:
        luck = random.Random(number)
        mine, codes = 0, Counter()
        while mine < 420:
            with plain(own_house, made, max_queue=None) as wicked:
                with suppress(ConnectionClosed):
                    wicked.send(HELLO if luck.random() < 0.8 else luck.choice(recorded))
                    for _ in range(40):  # long before that the server has had enough
                        for message in hostile_messages(made, strangers, recorded, luck):
                            wicked.send(message)
                            mine += 1
                with suppress(ConnectionClosed):
                    while True:
                        event = json.loads(wicked.recv(PATIENCE))
                        codes[event["t"] if event["t"] != "refused" else event["code"]] += 1
        with lock:
            sent[number] = mine
            told.update(codes)

    attackers = [threading.Thread(target=attack, args=(number,)) for number in range(24)]
    for each in attackers:
        each.start()
    for each in attackers:
        each.join(120)
    assert sum(sent.values()) >= 10_000
    assert own_house.everything() == before
    assert {"bad-request", "too-large", "not-yours", "too-many"} <= set(told)
    assert set(told) <= {"bad-request", "too-large", "not-yours", "wrong-token", "too-fast", "too-many", "table", "seats"}
    assert ben.settle().now.number == ann.settle().now.number == 2
    ben.answer("raise")
    ann.until(lambda now: now.prompt.seat == 0).answer("call")
    eventually(lambda: len(own_house.app.state.hall.open[made.id].viewers) == 2)


def test_who_sends_too_fast_is_told_so_and_then_let_go(house: House):
    made = two_people(house)
    with made.sit(0) as ann, made.watch() as eve:
        for _ in range(400):
            try:
                eve.say(wire.Ping(1))
            except ConnectionClosed:
                break
        heard = eve.closed()
        codes = Counter(event.code for event in heard if isinstance(event, wire.Refusal))
        assert codes["too-fast"] == 50
        assert codes["too-many"] == 1
        assert set(codes) == {"too-fast", "too-many"}
        ann.answer("call")


def test_a_person_is_never_too_fast(house: House):
    made = two_people(house)
    with made.sit(0) as ann:
        for _ in range(100):
            ann.say(wire.Ping(1))
        for _ in range(100):
            assert isinstance(ann.hear(wire.Pong, wire.Refusal), wire.Pong)


def test_a_replayed_answer_of_another_connection_changes_nothing(house: House):
    made = two_people(house)
    with made.sit(0) as ann, made.watch() as eve:
        request = ann.answering("call")
        eve.say(request)
        assert eve.refusal().code == "not-yours"
        ann.does(request)
        stored = made.log()
        eve.say(request)
        assert eve.refusal().code == "not-yours"
        assert made.log() == stored


# -- many connections --------------------------------------------------------------------------------------------------


@pytest.fixture
def crowd(own_house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Made]:
    """A table with as many spectators as there may be."""
    assert MOST_VIEWERS >= 50
    monkeypatch.setattr("ludarium.server.sockets.MOST_VIEWERS", 10)
    made = two_people(own_house)
    with ExitStack() as open_sockets:
        for _ in range(10):
            open_sockets.enter_context(made.watch())
        yield made


def test_one_seat_with_many_connections_keeps_no_other_seat_out(own_house: House, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ludarium.server.sockets.MOST_VIEWERS", 3)
    made = two_people(own_house)
    with ExitStack() as open_sockets:
        for _ in range(3):
            open_sockets.enter_context(made.sit(0))
        guest = Guest(own_house, made.id, hello=False)
        guest.say(wire.Hello([made.tokens[0]]))
        assert [event.code for event in guest.closed()] == ["too-many"]
        made.sit(1).leave()
        made.watch().leave()


def test_only_so_many_look_at_one_table(own_house: House, crowd: Made):
    guest = Guest(own_house, crowd.id, hello=False)
    guest.say(wire.Hello())
    assert [event.code for event in guest.closed()] == ["too-many"]


def test_a_crowd_does_not_keep_a_player_from_the_own_seat(own_house: House, crowd: Made):
    guest = Guest(own_house, crowd.id, hello=False)
    guest.say(wire.Hello([crowd.tokens[0]]))
    assert isinstance(guest.next(), wire.Table)


def test_guests_who_vanish_leave_nothing_behind(own_house: House):
    made = two_people(own_house)
    with made.sit(0) as ann:
        for number in range(30):
            guest = made.watch()
            if number % 2:
                guest.say(wire.Look(1))
            guest.socket.socket.shutdown(socket.SHUT_RDWR)  # without a word
            guest.socket.socket.close()
        eventually(lambda: len(own_house.app.state.hall.open[made.id].viewers) == 1)
        ann.answer("call")


def welcomed(house: House, made: Made, origin: str) -> bool:
    try:
        with plain(house, made, origin=origin) as guest:
            guest.send(HELLO)
            return json.loads(guest.recv(PATIENCE))["t"] == "table"
    except (InvalidStatus, ConnectionClosed):
        return False


def test_a_socket_from_the_page_of_another_site_is_turned_away(house: House):
    made = two_people(house)
    assert welcomed(house, made, f"http://{house.address}")
    for origin in ("https://evil.example", "http://evil.example:80", "null", f"http://{house.address}.evil.example", "http://"):
        assert not welcomed(house, made, origin)


# -- requests ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def passes(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """`passes(0.5)`: so many seconds for the buckets, which fill with nothing but that."""
    time = SimpleNamespace(now=0.0, monotonic=lambda: time.now)
    monkeypatch.setattr(limits, "time", time)

    def pass_time(seconds: float) -> None:
        time.now += seconds

    return pass_time


def test_too_many_requests_of_one_address_are_refused_for_a_while(tmp_path: Path, passes: Callable[[float], None]):
    house = House(tmp_path / "tables.sqlite", requests=Buckets(size=5, a_second=4))
    try:
        replies = [house.get("/api/games") for _ in range(12)]
        assert [reply.status_code for reply in replies[:5]] == [200] * 5
        for reply in replies[5:]:
            assert refusal_of(reply) == (429, "too-fast")
            assert reply.headers["retry-after"] == "1"
            assert "content-security-policy" in reply.headers
        passes(0.5)
        assert [house.get("/api/games").status_code for _ in range(3)] == [200, 200, 429]
    finally:
        house.stop()


def test_a_bucket_empties_and_fills_again(passes: Callable[[float], None]):
    bucket = Bucket(size=2, a_second=1)
    assert [bucket.take() for _ in range(4)] == [True, True, False, False]
    assert Bucket(size=2, a_second=0).take(3) is False
    passes(1)
    assert [bucket.take() for _ in range(2)] == [True, False]
    passes(100)
    assert [bucket.take() for _ in range(3)] == [True, True, False]  # it never holds more than its size


def test_buckets_are_one_for_each_address_and_are_forgotten_in_time(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ludarium.server.limits.MOST_ADDRESSES", 3)
    buckets = Buckets(size=1, a_second=0)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    for address in "cde":
        buckets.take(address)
    assert len(buckets.buckets) == 3
    assert not buckets.take("e")


STRICT = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/tables/nowhere", "/api/text/xx", "/api/nothing", "/nothing", "/openapi.json"]
)
def test_every_answer_keeps_the_browser_strict(house: House, path: str):
    reply = house.get(path)
    for name, value in STRICT.items():
        assert reply.headers[name] == value
    assert "server" not in reply.headers
    assert "set-cookie" not in reply.headers
    assert "access-control-allow-origin" not in reply.headers
    policy = {part.split()[0]: part.split()[1:] for part in reply.headers["content-security-policy"].split("; ")}
    assert policy["default-src"] == ["'none'"]
    assert policy["script-src"] == policy["connect-src"] == policy["font-src"] == ["'self'"]
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == ["'none'"]
    assert not {"*", "'unsafe-eval'", "http:", "https:"} & {source for sources in policy.values() for source in sources}
    assert [name for name, sources in policy.items() if "'unsafe-inline'" in sources] in ([], ["style-src"])
    assert "no-store" in reply.headers["cache-control"] or reply.headers["cache-control"] == "no-cache"


def test_another_sites_page_may_not_ask_for_anything_in_the_name_of_its_visitor(house: House):
    reply = house.get("/api/games", headers={"origin": "https://evil.example"})
    assert "access-control-allow-origin" not in reply.headers


@pytest.mark.parametrize("path", [
    "/../../../../etc/passwd", "/..%2f..%2f..%2fetc/passwd", "/assets/..%2f..%2fapp.py", "/%2e%2e/app.py", "//etc/passwd",
    "/assets/%00", "/api/games/..%2f..%2fx/cards", "/api/games/proving/rules/..%2fen", "/api/text/..%2f..%2fcli%2ftext%2fen",
    "/api/games/proving/text/..", "/api/tables/" + "x" * 5000, "/api/tables/%ff%fe", "/api/tables/%00",
])  # fmt: skip
def test_no_path_leads_out_of_the_pages(house: House, path: str):
    with socket.create_connection(house.address.split(":")) as raw:  # as it is: other clients tidy paths up
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {house.address}\r\nConnection: close\r\n\r\n".encode())
        reply = b""
        while part := raw.recv(65536):
            reply += part
    status = int(reply.split()[1])
    assert status in (400, 404, 414, 431)
    assert b"root:" not in reply
    assert b"import" not in reply

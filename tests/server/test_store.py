"""The database: what migrations make of it, and what happens when it refuses."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect
from websockets.exceptions import ConnectionClosed

from ludarium.server import schema, store, wire
from ludarium.server.store import LogRow, Store, migrate
from ludarium.server.writing import Wish
from tests.server.house import Guest, House, Made, eventually, new_id
from tests.server.test_sitting import two_people

# -- migrations --------------------------------------------------------------------------------------------------------


def test_migrations_make_exactly_what_the_schema_says(tmp_path: Path):
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.begin() as connection:
        migrate(connection)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
        made = inspect(connection)
        for table in schema.metadata.sorted_tables:  # what alembic does not compare
            assert made.get_pk_constraint(table.name)["constrained_columns"] == [column.name for column in table.primary_key]
            assert [key["options"] for key in made.get_foreign_keys(table.name)] == [
                {"ondelete": key.ondelete} for key in table.foreign_keys
            ]


def test_seats_and_saves_of_an_older_database_find_their_holders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Ann made the table and took the second seat, Ben came by invitation, one seat is still open; of a save nobody knew whose
    it is. At another table, without an invitation, two people sit at one browser."""
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    upgrade = store.command.upgrade
    monkeypatch.setattr(store.command, "upgrade", lambda config, _head: upgrade(config, "0003"))
    table = "INSERT INTO tables VALUES (?, 'leduc', '', '{}', '1', 1, '', NULL, 0, ?, 0, 0, NULL, NULL, NULL, '{}', 0)"
    with engine.begin() as sql:
        migrate(sql)
        for id, invitation, kinds in (("a", "digest", "bot person person open"), ("b", None, "person person")):
            sql.exec_driver_sql(table, (id, invitation))
            for seat, kind in enumerate(kinds.split()):
                token = f"{id}{seat}" if kind == "person" else None
                sql.exec_driver_sql("INSERT INTO seats VALUES (?, ?, ?, '', '', ?, 0, 0)", (id, seat, kind, token))
        for slot, seat in ((1, None), (2, 2)):
            sql.exec_driver_sql("INSERT INTO slots VALUES ('a', ?, '', 0, 0, 0, ?)", (slot, seat))
    monkeypatch.undo()
    with engine.begin() as sql:
        migrate(sql)
        found = sql.exec_driver_sql("SELECT table_id, offered FROM seats ORDER BY table_id, seat").all()
        slots = sql.exec_driver_sql("SELECT slot, seat FROM slots ORDER BY slot").all()
    assert found == [("a", 0), ("a", 0), ("a", 1), ("a", 1), ("b", 0), ("b", 0)]
    assert slots == [(1, 1), (2, 2)]


def test_the_longest_request_id_has_room_in_the_database():
    """SQLite takes any length; others do not."""
    (limit,) = [each.max_length for each in wire.Id.__metadata__]
    most_seats = 16
    assert len(f"{most_seats}:") + limit <= schema.log.c.client.type.length


def test_a_database_that_is_up_to_date_stays_as_it_is(own_house: House):
    made = two_people(own_house)
    before = own_house.query("SELECT name, sql FROM sqlite_master ORDER BY name"), own_house.everything()
    own_house.restart()
    after = own_house.query("SELECT name, sql FROM sqlite_master ORDER BY name"), own_house.everything()
    assert after == before
    assert made.id in str(after)


def test_what_is_written_survives_the_death_of_the_process(own_house: House):
    assert own_house.query("PRAGMA journal_mode") == [("wal",)]


# -- the log is only ever added to -------------------------------------------------------------------------------------


def test_one_place_in_the_log_is_never_written_twice(own_house: House):
    """Even for two servers on one database."""
    made = two_people(own_house)
    stored = own_house.everything()

    async def write() -> None:
        other = Store(f"sqlite:///{own_house.database}")
        await other.open()
        try:
            await other.write(made.id, [LogRow(1, "entry", "0", "raise", None, 2, "x", 0)], 0, None, None, None, {})
        finally:
            await other.close()

    with pytest.raises(Exception, match="UNIQUE"):
        asyncio.run(write())
    assert own_house.everything() == stored


def test_two_servers_on_one_database_never_make_two_matches_of_one(own_house: House):
    made = two_people(own_house)
    second = House(own_house.database)
    try:
        there = Made(second, {"table": made.id, "seats": [], "invitation": ""})
        there.tokens = made.tokens
        with made.sit(0) as here, there.sit(0) as away:
            here.answer("raise")
            away.say(away.answering("call"))
            away.closed()  # it has noticed, and reads the match again
        with there.sit(1) as ben:
            assert [line.say for line in ben.lines][-1] == "raise"
            ben.answer("call")
    finally:
        second.stop()
    assert made.said()[2:4] == [("0", "raise"), ("1", "call")]
    assert [row[0] for row in made.log()] == list(range(len(made.log())))


# -- when it refuses ---------------------------------------------------------------------------------------------------


@contextmanager
def full(house: House, condition: str = "1") -> Iterator[None]:
    """A database that takes no more rows of the log."""
    with house.sql() as sql:
        sql.execute(
            f"CREATE TRIGGER full BEFORE INSERT ON log WHEN {condition} BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
        )
        yield
        sql.execute("DROP TRIGGER full")


@pytest.fixture
def writes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables for which something is to be written, as soon as the store hears of it."""
    heard: list[str] = []
    write = Store.write

    async def hear(self: Store, table: str, *more: Any) -> None:
        heard.append(table)
        await write(self, table, *more)

    monkeypatch.setattr(Store, "write", hear)
    return heard


def test_what_is_not_stored_is_neither_told_nor_acknowledged(own_house: House):
    made = two_people(own_house)
    before = own_house.everything()
    ann, eve = made.sit(0), made.watch()
    request = ann.answering("raise")
    with full(own_house):
        ann.say(request)
        heard = [*ann.closed(), *eve.closed()]
        assert not [event for event in heard if isinstance(event, wire.Done | wire.News)]
        assert own_house.everything() == before
    with made.sit(0) as ann, made.watch() as eve:
        assert ann.now.prompt.seat == 0
        ann.does(request)  # the same request again: this time it counts
        assert eve.hear(wire.News).lines[-1].say == "raise"
    assert made.said()[-1] == ("0", "raise")


def test_whose_answer_was_not_stored_is_told_so(own_house: House):
    made = two_people(own_house)
    with full(own_house), made.sit(0) as ann:
        ann.say(ann.answering("raise"))
        assert "trouble" in [event.code for event in ann.closed() if isinstance(event, wire.Refusal)]


def test_a_table_that_cannot_be_written_does_not_hurt_the_others(own_house: House, writes: list[str]):
    bad, good = two_people(own_house), two_people(own_house)
    with full(own_house, f"NEW.table_id = '{bad.id}'"), bad.sit(0) as ann, good.sit(0) as ben, own_house.sql() as other:
        other.execute("BEGIN IMMEDIATE")  # so that both wait for the same transaction
        for guest in (ann, ben):
            guest.say(guest.answering("raise"))
        eventually(lambda: {bad.id, good.id} <= set(writes))
        other.execute("ROLLBACK")
        assert ben.hear(wire.Done)
        ann.closed()
    assert good.said()[-1] == ("0", "raise")
    assert bad.said()[-1][0] == "chance"


def test_a_write_that_fails_takes_those_that_wait_behind_it_along(own_house: House, writes: list[str]):
    made = two_people(own_house)
    with full(own_house, "NEW.say = 'raise'"), own_house.sql() as other:
        ann, ben = made.sit(0), made.sit(1)
        other.execute("BEGIN IMMEDIATE")  # a slow disk: time enough for the second request to come
        ann.say(ann.answering("raise"))
        eventually(lambda: writes)
        ben.say(wire.Answer(new_id(), 1, "call", ben.now.number + 1))
        own_house.get("/api/games")  # the server reads in the order in which things come
        other.execute("ROLLBACK")
        ann.closed()
        ben.closed()
    assert [row[0] for row in made.log()] == list(range(len(made.log())))
    with made.sit(0) as ann:
        ann.answer("call")


def test_a_guest_who_vanishes_in_the_middle_of_an_answer_disturbs_nobody(own_house: House, writes: list[str]):
    made = two_people(own_house)
    with made.sit(1) as ben, own_house.sql() as other:
        ann = made.sit(0)
        other.execute("BEGIN IMMEDIATE")  # the answer waits for the disk
        ann.say(ann.answering("raise"))
        eventually(lambda: writes)
        ann.socket.socket.close()
        for _ in range(3):  # something that is told to Ann as well
            made.watch().leave()
        other.execute("ROLLBACK")
        assert ben.until(lambda now: now.prompt.seat == 1).lines[-1].say == "raise"
        ben.answer("call")


def test_who_says_hello_after_a_write_has_failed_is_not_told_what_was_not_stored(own_house: House):
    made = two_people(own_house)
    late = Guest(own_house, made.id, hello=False)  # the door is open, nothing is said yet
    with full(own_house), made.sit(0) as ann:
        ann.say(ann.answering("raise"))
        ann.closed()
        late.say(wire.Hello([made.tokens[1]]))
        with suppress(ConnectionClosed):
            late.next()
    assert "raise" not in [line.say for line in late.lines]
    late.leave()


def test_a_busy_database_is_waited_for(own_house: House, writes: list[str]):
    made = two_people(own_house)
    with made.sit(0) as ann, own_house.sql() as other:
        other.execute("BEGIN IMMEDIATE")
        ann.say(ann.answering("raise"))
        eventually(lambda: writes)
        other.execute("ROLLBACK")
        ann.hear(wire.Done)
    assert made.said()[-1] == ("0", "raise")


@pytest.fixture
def impatient(own_house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A server that waits for its database a quarter of a second, not three."""
    set_up = store.set_up_sqlite

    def set_up_impatiently(connection: Any, record: object) -> None:
        set_up(connection, record)
        connection.execute("PRAGMA busy_timeout=250")

    monkeypatch.setattr(store, "set_up_sqlite", set_up_impatiently)
    own_house.restart()
    return own_house


def tries(house: House, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Transactions that are tried from now on: for how many at once."""
    writer, tried = house.app.state.hall.store.writer, []
    really = writer._tried

    def count(batch: list[Wish]) -> Exception | None:
        tried.extend([len(batch)] if batch else [])
        return really(batch)

    monkeypatch.setattr(writer, "_tried", count)
    return tried


def test_a_locked_database_is_told_to_all_at_once_and_uses_up_no_seat(impatient: House, monkeypatch: pytest.MonkeyPatch):
    """Thirty tables and ten people at the doors: one retry for all together, not one for each of them."""
    tables = [two_people(impatient) for _ in range(30)]
    waiting = [impatient.table(seats=[{}, {"kind": "open"}]) for _ in range(10)]
    before = impatient.everything()
    refused: list[tuple[int, str]] = []
    with impatient.sql() as other:
        other.execute("BEGIN IMMEDIATE")
        guests = [made.sit(0) for made in tables]
        tried = tries(impatient, monkeypatch)
        for guest in guests:
            guest.say(guest.answering("raise"))
        joining = [
            threading.Thread(target=lambda made=made: refused.append(made.refused("join", invitation=made.invitation)))
            for made in waiting
        ]
        for thread in joining:
            thread.start()
        codes = [event.code for guest in guests for event in guest.closed() if isinstance(event, wire.Refusal)]
        for thread in joining:
            thread.join()
        assert len(tried) < 8, "nobody tries in vain after another"
        assert codes == ["not-stored"] * len(tables)
        assert refused == [(503, "not-stored")] * len(waiting)
        assert tables[0].refused("rename", 0, name="Zoe") == (503, "not-stored")
        assert tables[0].refused("archive", 0) == (503, "not-stored")
        other.execute("ROLLBACK")
    assert impatient.everything() == before
    with tables[0].sit(0) as ann:
        assert ann.table is not None
        assert ann.table.seats[0].name != "Zoe"
        ann.answer("raise")
    for made in waiting:
        assert made.join() == 1

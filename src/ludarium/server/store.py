"""The store: writes what happens at the tables, and reads it back. It knows rows, and nothing of games.

The log is only ever added to. Its primary key (table, number) makes it impossible to write one place twice, even for two servers;
an answer is acknowledged only after `write` has come back.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy import (
    Column,
    Connection,
    Executable,
    Row,
    Select,
    Table,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    union_all,
    update,
)

from ludarium.server import schema
from ludarium.server.writing import Statement, Writer

T = TypeVar("T")

SYNCHRONOUS = "FULL"  # what is acknowledged is on the disk: not even a power cut takes it
READERS = 4  # questions that are answered at the same time
MIGRATIONS = Path(__file__).parent / "migrations"


def digest(secret: str) -> str:
    """Tokens are long and random: a plain digest is enough, and nobody can turn it back."""
    return hashlib.sha256(secret.encode()).hexdigest()


class LogRow(Struct, frozen=True):
    """One row of the log. `length` is how many entries the match has after it."""

    number: int
    kind: str  # entry, rewind, hint, pause, go_on
    by: str
    say: str
    at: int | None
    length: int
    client: str | None
    time: int
    asked: str | None = None  # a digest of the request


class SeatRow(Struct):
    seat: int
    kind: str
    name: str
    bot: str  # which bot plays here, or has played here for a while
    token: str | None  # a digest
    archived: bool
    hints: int
    offered: bool = False  # to whoever has the invitation


class GivenRow(Struct, frozen=True):
    """An answer in a reaction window that is open, or was."""

    number: int
    seat: int
    say: str
    client: str
    asked: str | None = None  # a digest of the request


class TableRow(Struct):
    id: str
    game: str
    mode: str
    options: dict[str, Any]
    seed: str
    rules: int
    pack: str
    position: dict[str, Any] | None
    lesson: int
    invitation: str | None
    made: int
    touched: int
    began: int | None
    held: int | None
    due: int | None
    summary: dict[str, Any]
    chosen: bool
    words: str | None = None  # the seed as somebody wrote it

    @property
    def luck(self) -> str:
        """The chosen seed as people call it; nothing where nobody chose it."""
        return (self.words or self.seed) if self.chosen else ""


class SlotRow(Struct):
    slot: int
    name: str
    number: int
    length: int
    time: int
    seat: int


CHANGE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("id_"))
    .values({name: bindparam(f"{name}_") for name in ("touched", "began", "held", "due", "summary")})
)


class Store:
    def __init__(self, url: str) -> None:
        # errors end up in logs, and seeds must not
        self.engine = create_engine(url, hide_parameters=True, json_deserializer=json_or_nothing)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", set_up_sqlite)
        self.writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._add, self._change = (Statement(each, self.engine.dialect) for each in (insert(schema.log), CHANGE))

    async def open(self) -> None:
        """Bring the database up to this version."""
        await self.writer.write(migrate)

    async def close(self) -> None:
        await self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    # -- writing -------------------------------------------------------------------------------------------------------

    async def make(self, table: TableRow, seats: Iterable[SeatRow], rows: list[LogRow]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(fields(table)))
            connection.execute(insert(schema.seats), [{"table_id": table.id} | fields(seat) for seat in seats])
            if rows:
                self._add.execute(connection, [{"table_id": table.id} | fields(row) for row in rows])

        await self.writer.write(work)

    async def write(
        self,
        table: str,
        rows: list[LogRow],
        touched: int,
        began: int | None,
        held: int | None,
        due: int | None,
        summary: dict[str, Any],
    ) -> None:
        """Rows of the log, and the table's new summary, together or not at all; back when the database has them."""
        changes = {"id_": table, "touched_": touched, "began_": began, "held_": held, "due_": due}
        changes["summary_"] = msgspec.json.encode(summary).decode()

        def work(connection: Connection) -> None:
            self._add.execute(connection, [{"table_id": table} | fields(row) for row in rows])
            self._change.execute(connection, [changes])

        await self.writer.write(work)

    async def close_table(self, table: str, failure: dict[str, Any]) -> None:
        """Lists and reports are to know what failed, whatever else is in its summary."""
        here = schema.tables.c.id == table

        def work(connection: Connection) -> None:
            found = connection.execute(select(schema.tables.c.summary).where(here)).scalar()
            summary = (found if isinstance(found, dict) else {}) | {"closed": failure}
            connection.execute(update(schema.tables).where(here).values(summary=summary))

        await self.writer.write(work)

    async def change_seat(self, table: str, seat: int, changes: dict[str, Any]) -> None:
        here = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat)
        await self._execute(update(schema.seats).where(here).values(changes))

    async def give(self, table: str, row: GivenRow) -> None:
        """Keep an answer until the log has it; those that it has are done with."""
        logged = select(schema.log.c.client).where(schema.log.c.table_id == table, schema.log.c.client.is_not(None))
        closed = (schema.given.c.table_id == table) & (schema.given.c.number != row.number)
        await self._execute(
            delete(schema.given).where(closed & schema.given.c.client.in_(logged)),
            insert(schema.given).values({"table_id": table} | fields(row)),
        )

    async def add_slot(self, table: str, row: SlotRow) -> None:
        await self._execute(insert(schema.slots).values({"table_id": table} | fields(row)))

    async def _execute(self, *statements: Executable) -> None:
        await self.writer.write(lambda connection: [connection.execute(each) for each in statements])

    # -- reading -------------------------------------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What a question to the database comes to; asked in a thread, so that nobody else waits for it."""

        def ask() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def _all(self, kind: type[T], wanted: Select[Any]) -> list[T]:
        return await self.read(lambda connection: [without_table(kind, row) for row in connection.execute(wanted)])

    async def table(self, id: str) -> TableRow | None:
        wanted = select(schema.tables).where(schema.tables.c.id == id)
        return await self.read(lambda connection: next((TableRow(**row._mapping) for row in connection.execute(wanted)), None))

    async def seats(self, table: str) -> list[SeatRow]:
        return await self._all(
            SeatRow, select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
        )

    async def rows(self, table: str, last: int | None = None) -> list[LogRow]:
        wanted = select(schema.log).where(schema.log.c.table_id == table).order_by(schema.log.c.number)
        return await self._all(LogRow, wanted if last is None else wanted.where(schema.log.c.number <= last))

    async def given(self, table: str) -> list[GivenRow]:
        return await self._all(GivenRow, select(schema.given).where(schema.given.c.table_id == table))

    async def slots(self, table: str) -> list[SlotRow]:
        return await self._all(
            SlotRow, select(schema.slots).where(schema.slots.c.table_id == table).order_by(schema.slots.c.time)
        )

    async def request(self, table: str, client: str) -> tuple[int, str | None] | None:
        """The number that this request was written with, if it was, and the digest of what it said."""
        wanted = union_all(
            *(
                select(source.c.number, source.c.asked).where(source.c.table_id == table, source.c.client == client)
                for source in (schema.log, schema.given)
            )
        )
        found = await self.read(lambda connection: connection.execute(wanted).first())
        return (found.number, found.asked) if found else None

    async def running(self) -> list[str]:
        """The tables whose clock runs: they must be awake when it ends."""
        wanted = select(schema.tables.c.id).where(schema.tables.c.due.is_not(None))
        return await self.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def seats_of(self, tables: Iterable[str]) -> dict[str, list[SeatRow]]:
        return await self._each_of(schema.seats, schema.seats.c.seat, SeatRow, tables)

    async def slots_of(self, tables: Iterable[str]) -> dict[str, list[SlotRow]]:
        return await self._each_of(schema.slots, schema.slots.c.time, SlotRow, tables)

    async def _each_of(self, source: Table, order: Column[Any], kind: type[T], tables: Iterable[str]) -> dict[str, list[T]]:
        """The rows of many tables at once, by table."""

        def work(connection: Connection) -> dict[str, list[T]]:
            found: dict[str, list[T]] = {}
            for some in in_parts(list(tables)):
                for row in connection.execute(select(source).where(source.c.table_id.in_(some)).order_by(order)):
                    found.setdefault(row.table_id, []).append(without_table(kind, row))
            return found

        return await self.read(work)

    async def tables_of(self, tokens: list[str]) -> list[tuple[TableRow, SeatRow]]:
        """The tables where these tokens (not digests) hold a seat."""
        digests, split = [digest(token) for token in tokens], len(schema.tables.c)

        def work(connection: Connection) -> list[tuple[TableRow, SeatRow]]:
            return [
                (TableRow(*row[:split]), SeatRow(*row[split + 1 :]))
                for some in in_parts(digests)
                for row in connection.execute(
                    select(schema.tables, schema.seats).join(schema.seats).where(schema.seats.c.token.in_(some))
                )
            ]

        return await self.read(work)


def in_parts(values: list[str]) -> list[list[str]]:
    """Databases limit the number of values in one question."""
    return [values[at : at + 500] for at in range(0, len(values), 500)]


def fields(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def json_or_nothing(text: str | bytes) -> Any:
    """Text that is no JSON reads as nothing: one damaged row must not take the others of a list with it."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.MsgspecError, ValueError):
        return None


def checked(row: TableRow) -> TableRow:
    """The row, if every field of it is what it should be: a database that is damaged, or SQLite, keeps anything anywhere."""
    return msgspec.convert(fields(row), TableRow)


def without_table(kind: type[T], row: Row[Any]) -> T:
    return kind(**{name: value for name, value in row._mapping.items() if name != "table_id"})


def set_up_sqlite(connection: Any, _record: Any) -> None:
    """WAL: readers never wait, and whatever was committed survives the death of the process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", f"synchronous={SYNCHRONOUS}", "foreign_keys=ON", "busy_timeout=3000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

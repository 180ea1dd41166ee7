"""The store: writes what happens at the tables, and reads it back. It knows rows, and nothing of games.

The log is only ever added to. Its primary key (table, number) makes it impossible to write one place twice, even for two servers;
an answer is acknowledged only after `write` has come back.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy import Column, Connection, Row, Table, bindparam, delete, event, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludarium.server import schema
from ludarium.server.refusals import concerns_everybody

T = TypeVar("T")

log = logging.getLogger("ludarium.store")
SYNCHRONOUS = "FULL"  # what is acknowledged is on the disk: not even a power cut takes it
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


class SlotRow(Struct):
    slot: int
    name: str
    number: int
    length: int
    time: int
    seat: int | None = None


class Waiting(NamedTuple):
    """A write that waits for its transaction."""

    table: str
    rows: list[LogRow]
    changes: dict[str, Any]
    done: asyncio.Future[None]


CHANGE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("id_"))
    .values({name: bindparam(f"{name}_") for name in ("touched", "began", "held", "due", "summary")})
)


class Store:
    def __init__(self, url: str) -> None:
        # errors end up in logs, and seeds must not
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, json_deserializer=json_or_nothing)
        self.one_at_a_time = asyncio.Lock()  # SQLite has one writer; waiting here is cheaper than in the database
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._trouble: DBAPIError | None = None  # why nothing can be written, and when that was found out last
        self._troubled_at = 0.0
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)

    async def open(self) -> None:
        """Bring the database up to this version."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    # -- writing -------------------------------------------------------------------------------------------------------

    async def make(self, table: TableRow, seats: Iterable[SeatRow], rows: list[LogRow]) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(schema.tables).values(fields(table)))
            await connection.execute(insert(schema.seats), [{"table_id": table.id} | fields(seat) for seat in seats])
            await add(connection, table.id, rows)

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
        changes = {"id_": table, "touched_": touched, "began_": began, "held_": held, "due_": due, "summary_": summary}
        waiting = Waiting(table, rows, changes, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_waiting())
        await waiting.done

    async def _write_waiting(self) -> None:
        """What came while the last transaction ran goes into one: many tables cost hardly more than one."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._write_all(batch)
            except Exception as problem:
                if concerns_everybody(problem):
                    batch, self._waiting = batch + self._waiting, []
                    await self._write_or_refuse(batch)  # once more for all together, those that came meanwhile as well
                else:
                    for each in batch:  # one of them is at fault, and the others must not suffer for it
                        await self._write_or_refuse([each])

    async def _write_or_refuse(self, batch: list[Waiting]) -> None:
        try:
            await self._write_all(batch)
        except Exception as problem:
            for each in batch:
                if not each.done.done():
                    each.done.set_exception(problem)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. Whoever waited for it while another one failed for a reason that concerns everybody need not try."""
        came = time.monotonic()
        async with self.one_at_a_time:
            if self._trouble is not None and self._troubled_at > came:
                raise self._trouble
            try:
                async with self.engine.begin() as connection:
                    yield connection
                self._trouble = None
            except DBAPIError as problem:
                if concerns_everybody(problem):
                    if self._trouble is None:
                        log.error("the database takes nothing: %s", problem.orig)
                    self._trouble, self._troubled_at = problem, time.monotonic()
                raise

    async def _write_all(self, batch: list[Waiting]) -> None:
        async with self._writing() as connection:
            rows = [{"table_id": each.table} | fields(row) for each in batch for row in each.rows]
            await connection.execute(insert(schema.log), rows)
            await connection.execute(CHANGE, [each.changes for each in batch])
        for each in batch:
            if not each.done.done():
                each.done.set_result(None)

    async def close_table(self, table: str, failure: dict[str, Any]) -> None:
        """Lists and reports are to know what failed, whatever else is in its summary."""
        here = schema.tables.c.id == table
        async with self._writing() as connection:
            found = (await connection.execute(select(schema.tables.c.summary).where(here))).scalar()
            summary = (found if isinstance(found, dict) else {}) | {"closed": failure}
            await connection.execute(update(schema.tables).where(here).values(summary=summary))

    async def change_seat(self, table: str, seat: int, changes: dict[str, Any]) -> None:
        here = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat)
        async with self._writing() as connection:
            await connection.execute(update(schema.seats).where(here).values(changes))

    async def give(self, table: str, row: GivenRow) -> None:
        """Keep an answer until the log has it; those that it has are done with."""
        logged = select(schema.log.c.client).where(schema.log.c.table_id == table, schema.log.c.client.is_not(None))
        closed = (schema.given.c.table_id == table) & (schema.given.c.number != row.number)
        async with self._writing() as connection:
            await connection.execute(delete(schema.given).where(closed & schema.given.c.client.in_(logged)))
            await connection.execute(insert(schema.given).values({"table_id": table} | fields(row)))

    async def add_slot(self, table: str, row: SlotRow) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(schema.slots).values({"table_id": table} | fields(row)))

    async def drop(self, table: str) -> None:
        async with self._writing() as connection:
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

    # -- reading -------------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(schema.tables).where(schema.tables.c.id == id))).first()
        return TableRow(**found._mapping) if found else None

    async def seats(self, table: str) -> list[SeatRow]:
        wanted = select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
        async with self.engine.connect() as connection:
            return [without_table(SeatRow, row) for row in await connection.execute(wanted)]

    async def rows(self, table: str, last: int | None = None) -> list[LogRow]:
        wanted = select(schema.log).where(schema.log.c.table_id == table).order_by(schema.log.c.number)
        if last is not None:
            wanted = wanted.where(schema.log.c.number <= last)
        async with self.engine.connect() as connection:
            return [without_table(LogRow, row) for row in await connection.execute(wanted)]

    async def given(self, table: str) -> list[GivenRow]:
        wanted = select(schema.given).where(schema.given.c.table_id == table)
        async with self.engine.connect() as connection:
            return [without_table(GivenRow, row) for row in await connection.execute(wanted)]

    async def request(self, table: str, client: str) -> tuple[int, str | None] | None:
        """The number that this request was written with, if it was, and the digest of what it said."""
        async with self.engine.connect() as connection:
            for source in (schema.log, schema.given):
                wanted = select(source.c.number, source.c.asked).where(source.c.table_id == table, source.c.client == client)
                if found := (await connection.execute(wanted)).first():
                    return found.number, found.asked
        return None

    async def running(self) -> list[str]:
        """The tables whose clock runs: they must be awake when it ends."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(schema.tables.c.id).where(schema.tables.c.due.is_not(None)))).scalars())

    async def slots(self, table: str) -> list[SlotRow]:
        wanted = select(schema.slots).where(schema.slots.c.table_id == table).order_by(schema.slots.c.slot)
        async with self.engine.connect() as connection:
            return [without_table(SlotRow, row) for row in await connection.execute(wanted)]

    async def seats_of(self, tables: Iterable[str]) -> dict[str, list[SeatRow]]:
        return await self._each_of(schema.seats, schema.seats.c.seat, SeatRow, tables)

    async def slots_of(self, tables: Iterable[str]) -> dict[str, list[SlotRow]]:
        return await self._each_of(schema.slots, schema.slots.c.slot, SlotRow, tables)

    async def _each_of(self, source: Table, order: Column[Any], kind: type[T], tables: Iterable[str]) -> dict[str, list[T]]:
        """The rows of many tables at once, by table."""
        found: dict[str, list[T]] = {}
        async with self.engine.connect() as connection:
            for some in in_parts(list(tables)):
                wanted = select(source).where(source.c.table_id.in_(some)).order_by(order)
                for row in await connection.execute(wanted):
                    found.setdefault(row.table_id, []).append(without_table(kind, row))
        return found

    async def tables_of(self, tokens: list[str]) -> list[tuple[TableRow, SeatRow]]:
        """The tables where these tokens (not digests) hold a seat."""
        digests = [digest(token) for token in tokens]
        found: list[tuple[TableRow, SeatRow]] = []
        async with self.engine.connect() as connection:
            for some in in_parts(digests):
                wanted = select(schema.tables, schema.seats).join(schema.seats).where(schema.seats.c.token.in_(some))
                for row in await connection.execute(wanted):
                    split = len(schema.tables.c)
                    found.append((TableRow(*row[:split]), SeatRow(*row[split + 1 :])))
        return found


def in_parts(values: list[str]) -> list[list[str]]:
    """Databases limit the number of values in one question."""
    return [values[at : at + 500] for at in range(0, len(values), 500)]


async def add(connection: AsyncConnection, table: str, rows: list[LogRow]) -> None:
    if rows:
        await connection.execute(insert(schema.log), [{"table_id": table} | fields(row) for row in rows])


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

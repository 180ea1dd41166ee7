"""Is what is stored still what was stored? Looked at when a server starts, and in full by `ludarium doctor`."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from ludarium.core.errors import LudariumError
from ludarium.core.match import Match
from ludarium.server import schema
from ludarium.server.hall import closed_in, title
from ludarium.server.logs import entries, match_of
from ludarium.server.store import Store, checked
from ludarium.server.wal import lost_commits


class Unusable(LudariumError):
    """Nothing can be kept in this database as it is. `what` is a message of the command line: the reason, and what to do."""

    def __init__(self, what: str, place: str, detail: str = "") -> None:
        super().__init__(f"{place}: {what} {detail}".strip())
        self.what, self.place, self.detail = what, place, detail


class Unwell(Struct):
    """A table that is not what it was."""

    table: str
    game: str
    problem: str


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; other databases look after themselves."""
    try:
        parts = make_url(url)
    except ArgumentError:
        raise Unusable("store-address", url) from None
    return Path(parts.database) if parts.get_backend_name() == "sqlite" and parts.database else None


async def make_ready(url: str, thorough: bool = False) -> list[Unwell]:
    """Before a server opens its tables: the database can be read and written, and is whole. Tables that lack rows are told; they
    stay closed, and the others are as good as ever."""
    file = file_of(url)
    if file is not None and (lost := lost_commits(file)):
        raise Unusable("store-log-damaged", str(file), str(lost))
    if file is not None:
        try_out(file, url, "integrity_check" if thorough else "quick_check")
    try:
        store = Store(url)
    except (SQLAlchemyError, ImportError) as problem:
        raise Unusable("store-address", url, str(problem).splitlines()[0]) from None
    try:
        await store.open()
        return [Unwell(id, game, f"{there} < {wanted}") for id, game, wanted, there in await short_tables(store)]
    except DBAPIError as problem:
        raise unusable(file, url, str(problem.orig)) from None
    finally:
        await store.close()


def try_out(file: Path, url: str, how: str) -> None:
    """Read every page, and write: a folder may be read-only, or full, without a word as long as nothing is written."""
    try:
        with closing(sqlite3.connect(file, timeout=3.0)) as sql:
            (found,) = sql.execute(f"PRAGMA {how}(1)").fetchone()
            if found != "ok":
                raise Unusable("store-damaged", str(file), " ".join(str(found).split())[:200])
            sql.execute("PRAGMA user_version = 1")
    except sqlite3.Error as problem:
        raise unusable(file, url, str(problem)) from None


async def short_tables(store: Store) -> list[tuple[str, str, int, int]]:
    """Tables with fewer rows in the log than were written: id, title, how many there should be, how many there are."""
    there = func.count(schema.log.c.number)
    tables = schema.tables.c
    wanted = (
        select(tables.id, tables.game, tables.summary, there)
        .outerjoin(schema.log, schema.log.c.table_id == tables.id)
        .group_by(tables.id)
    )
    found = await store.read(lambda sql: [(row[0], row[1], rows_in(row[2]), row[3]) for row in sql.execute(wanted)])
    return [each for each in found if each[3] < each[2]]


def rows_in(summary: object) -> int:
    rows = summary.get("rows") if isinstance(summary, dict) else None
    return rows if isinstance(rows, int) else 0


def unusable(file: Path | None, url: str, reason: str) -> Unusable:
    """Why a database does not open, in the words of somebody who can do something about it."""
    if file is None:
        return Unusable("store-unreachable", make_url(url).render_as_string(hide_password=True), reason)
    folder = file.absolute().parent
    if not folder.is_dir():
        return Unusable("store-no-folder", str(folder))
    if "full" in reason or "disk I/O" in reason:
        return Unusable("store-full", str(folder), reason)
    if "locked" in reason or "busy" in reason:
        return Unusable("store-locked", str(file))
    if "malformed" in reason or "not a database" in reason:
        return Unusable("store-damaged", str(file), reason)
    if "readonly" in reason or not os.access(folder, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
        return Unusable("store-read-only", str(file))
    return Unusable("store-unreachable", str(file), reason)


# -- every table, played again ---------------------------------------------------------------------------------------------


async def ids_of_tables(store: Store) -> list[str]:
    wanted = select(schema.tables.c.id).order_by(schema.tables.c.made)
    return await store.read(lambda sql: list(sql.execute(wanted).scalars()))


async def every_table(store: Store, ids: list[str]) -> AsyncIterator[Unwell | None]:
    """Each table replayed and compared with what was noted of it while it was played; None: it is well."""
    for id in ids:
        game = ""
        try:
            row = await store.table(id)
            if row is None:
                continue
            game = row.game
            failure = closed_in(row)
            rows, seats = await store.rows(id), await store.seats(id)
            if (missing := rows_in(row.summary) - len(rows)) > 0:
                yield Unwell(id, game, f"{missing} rows of its log are missing")
                continue
            problem = difference(match_of(title(game), checked(row), entries(rows), len(seats), None), row.summary)
            if not problem and failure is not None:
                problem = f"it was closed: {failure.doing} failed with {failure.error}"
        except Exception as stumble:
            problem = f"{type(stumble).__name__}: {stumble}" if not isinstance(stumble, LudariumError) else str(stumble)
        yield Unwell(id, game, problem) if problem else None


def difference(match: Match, summary: dict[str, object]) -> str:
    """What is another now than it was when the table was stored."""
    noted = summary.get("check")
    if isinstance(noted, list) and len(noted) == 2:
        length, hash = noted
        if match.checks.get(length) != hash:
            return f"after {length} entries it is another match than the one that was played"
    return ""

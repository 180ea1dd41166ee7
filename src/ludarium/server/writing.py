"""One thread writes for all tables. A database has one writer at a time anyway; and what comes while a transaction runs goes into
the next one together, so that many tables cost hardly more than one."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Engine, Executable
from sqlalchemy.exc import DBAPIError

from ludarium.server.refusals import concerns_everybody

log = logging.getLogger("ludarium.store")


class Wish(NamedTuple):
    """What somebody wants written, and waits for."""

    work: Callable[[Connection], object]
    done: asyncio.Future[None]


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: deque[Wish] = deque()
        self._connection: Connection | None = None
        self._in_trouble = False  # nothing can be written, and the log says so

    async def write(self, work: Callable[[Connection], object]) -> None:
        """All of it or nothing; back when the database has it."""
        wish = Wish(work, asyncio.get_running_loop().create_future())
        self._waiting.append(wish)
        self._thread.submit(self._write_waiting)  # finds nothing left to do if an earlier one has taken this along
        await wish.done

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection is not None:
            self._connection.close()

    # -- in the thread -----------------------------------------------------------------------------------------------

    def _write_waiting(self) -> None:
        batch = self._who_waits()
        problem = self._tried(batch)
        if problem is not None and concerns_everybody(problem):
            batch += self._who_waits()  # once more for all together, those that came meanwhile as well
            problem = self._tried(batch)
        if problem is None:
            settle(batch, None)
        elif concerns_everybody(problem):
            settle(batch + self._who_waits(), problem)  # nor need those try who have waited for this
        else:
            for each in batch:  # one of them is at fault, and the others must not suffer for it
                settle([each], self._tried([each]))

    def _who_waits(self) -> list[Wish]:
        return [self._waiting.popleft() for _ in range(len(self._waiting))]

    def _tried(self, batch: list[Wish]) -> Exception | None:
        """One transaction; what went wrong with it."""
        if not batch:
            return None
        try:
            self._connection = self._connection or self.engine.connect()
            with self._connection.begin():
                for each in batch:
                    each.work(self._connection)
        except Exception as problem:
            if isinstance(problem, DBAPIError) and concerns_everybody(problem):
                if not self._in_trouble:
                    log.error("the database takes nothing: %s", problem.orig)
                self._in_trouble = True
            return problem
        self._in_trouble = False
        return None


def settle(batch: list[Wish], problem: Exception | None) -> None:
    """Tell those who wait, in one go."""

    def tell() -> None:
        for each in batch:
            if each.done.done():  # whoever waited is gone
                continue
            if problem is None:
                each.done.set_result(None)
            else:
                each.done.set_exception(problem)

    if batch:
        batch[0].done.get_loop().call_soon_threadsafe(tell)


class Statement:
    """One that is executed so often that it becomes SQL only once. Its values come as they are stored."""

    def __init__(self, statement: Executable, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
        self.sql, self.order = str(compiled), compiled.positiontup

    def execute(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        if self.order is None:
            connection.exec_driver_sql(self.sql, [dict(row) for row in rows])
        else:
            connection.exec_driver_sql(self.sql, [tuple(row[name] for name in self.order) for row in rows])

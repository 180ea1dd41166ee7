"""Requests that a table has carried out. The same one sent again, because nobody heard what became of it, is acknowledged again;
another one under its id is refused, or it would be acknowledged without having been done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ludarium.server import wire
from ludarium.server.refusals import NotSo
from ludarium.server.store import GivenRow, LogRow, Store, digest

REMEMBERED = 512  # requests that a table keeps in memory; older ones are known to the database only


class Mark(NamedTuple):
    """What a request is known by."""

    client: str  # its seat and the id that the client gave it
    asked: str | None  # a digest of all that it says; None if it was stored before this was kept


def mark_of(request: wire.Marked) -> Mark:
    return Mark(f"{request.seat}:{request.id}", digest(msgspec.json.encode(request).decode()))


class Requests:
    """Those of one table, each with the number that it is acknowledged with."""

    def __init__(self, store: Store, table: str, rows: Sequence[LogRow], given: Sequence[GivenRow]) -> None:
        self.store, self.table = store, table
        self.done = numbers(rows[-REMEMBERED:])
        self.complete = len(rows) <= REMEMBERED  # does the database know no others?
        for each in given:
            self.keep(Mark(each.client, each.asked), each.number)

    def keep(self, mark: Mark, number: int) -> None:
        """Who uses an id first has it."""
        self.done.setdefault(mark.client, (number, mark.asked))
        while len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]
            self.complete = False

    async def number_of(self, mark: Mark) -> int | None:
        """The number of this very request if it was carried out; another one under its id is refused."""
        known = self.done.get(mark.client)
        if known is None and not self.complete:
            known = await self.store.request(self.table, mark.client)
        if known is None:
            return None
        number, asked = known
        if asked not in (None, mark.asked):
            raise NotSo("used-id", "another request was carried out under this id")
        return number


def numbers(rows: Sequence[LogRow]) -> dict[str, tuple[int, str | None]]:
    """The requests that are in these rows, each with the number of its last row: what it caused was written at the same time."""
    done: dict[str, tuple[int, str | None]] = {}
    first: LogRow | None = None
    for row in rows:
        if row.client:
            first = row
        if first is not None and first.client and row.time == first.time:
            done[first.client] = (row.number, first.asked)
        else:
            first = None
    return done

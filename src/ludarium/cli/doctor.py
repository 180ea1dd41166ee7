"""`ludarium doctor`: every table that is kept, played again and compared; and how troubles of the database are told."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludarium.cli.listing import out
from ludarium.cli.words import tell
from ludarium.core.errors import BadOption
from ludarium.server.run import with_driver
from ludarium.server.soundness import Unusable, Unwell, every_table, file_of, ids_of_tables, make_ready
from ludarium.server.store import Store

MOST_NAMED = 20  # tables that are told one by one


@contextmanager
def told_in(language: str) -> Iterator[None]:
    """What is wrong with a database, and what to do, in one line."""
    try:
        yield
    except Unusable as problem:
        raise BadOption(tell(language, problem.what, place=problem.place, detail=problem.detail)) from None


def complain_in(language: str) -> Callable[[list[Unwell]], None]:
    def complain(unwell: list[Unwell]) -> None:
        print(tell(language, "tables-short", count=len(unwell), first=unwell[0].table), file=sys.stderr, flush=True)

    return complain


def examine(database: str, language: str) -> bool:
    """Look at everything; True if all of it is well."""
    url = with_driver(database)
    file = file_of(url)
    if file is not None and not file.exists():
        raise Unusable("store-none", str(file))
    asyncio.run(make_ready(url, thorough=True))
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty(),
    )  # fmt: skip

    async def look() -> tuple[int, list[Unwell]]:
        store = Store(url)
        try:
            ids = await ids_of_tables(store)
            task = bar.add_task(tell(language, "doctor-looks"), total=len(ids))
            unwell = []
            async for found in every_table(store, ids):
                bar.advance(task)
                if found is not None:
                    unwell.append(found)
            return len(ids), unwell
        finally:
            await store.close()

    with bar:
        count, unwell = asyncio.run(look())
    console = out()
    for each in unwell[:MOST_NAMED]:
        console.print(tell(language, "doctor-unwell", table=each.table, game=each.game, problem=each.problem), soft_wrap=True)
    if len(unwell) > MOST_NAMED:
        console.print(tell(language, "doctor-more", count=len(unwell) - MOST_NAMED), soft_wrap=True)
    console.print(tell(language, "doctor-sums-up", tables=count, unwell=len(unwell)), soft_wrap=True)
    return not unwell

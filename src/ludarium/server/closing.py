"""A table that cannot go on: what failed in it, and what people are told.

One bad thing (a damaged row, an impossible position, a rule that raises) closes one table and nothing else. What failed is kept
with the table's summary, so that lists and reports know of it after a restart; the next start of the server, which may be one of
a mended version, tries the table again.
"""

from __future__ import annotations

import secrets
import traceback
from pathlib import Path

from msgspec import Struct

from ludarium.core.clock import milliseconds
from ludarium.core.errors import BrokenMatch, LudariumError, OtherVersion
from ludarium.core.text import Phrase
from ludarium.server.refusals import NotSo

RUN = secrets.token_hex(8)  # this server from its start to its end
OLDER = "version"
NO_TITLE = "title"
DEEPEST = 12  # places of a traceback that are kept, the last ones


class Failure(Struct):
    """What failed. Only when may be told to somebody to whom the match still has secrets."""

    doing: str  # load, version, title, answer, clock, reaction, bot, or the name of a request
    time: int
    run: str
    error: str
    places: list[str]  # file and line, innermost last


class ClosedTable(NotSo):
    def __init__(self, failure: Failure) -> None:
        super().__init__("closed", "something failed in this table", sentence(failure))
        self.failure = failure


def is_refusal(problem: Exception) -> bool:
    """Was somebody only told no? Rules that stumble say so with an error for people, too, and are a failure."""
    return isinstance(problem, LudariumError) and not isinstance(problem, BrokenMatch)


def failure_of(doing: str, problem: BaseException) -> Failure:
    if isinstance(problem, BrokenMatch) and problem.__cause__ is not None:
        problem = problem.__cause__  # what the rules stumbled over, and where
    if isinstance(problem, OtherVersion):
        doing = OLDER  # nothing is wrong with it: the version that wrote it can finish it
    found = traceback.extract_tb(problem.__traceback__)[-DEEPEST:]
    places = [f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in found]
    return Failure(doing, milliseconds(), RUN, f"{type(problem).__name__}: {problem}"[:500], places)


def sentence(failure: Failure) -> Phrase:
    """What people are told."""
    if failure.doing == OLDER:
        return Phrase("server-closed-version")
    if failure.doing == NO_TITLE:
        return Phrase("server-closed-title")
    return Phrase("server-closed-unreadable" if failure.doing == "load" else "server-closed")

"""The log of a table: rows whose numbers only ever grow. Most are entries of the match's own log; the others say that some of
those were taken back, or that the clock was stopped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ludarium.core.game import Game, Now
from ludarium.core.match import Match
from ludarium.core.saves import FORMAT, Entry, Save
from ludarium.server.requests import Mark
from ludarium.server.store import LogRow, TableRow
from ludarium.server.windows import Clock


class Deed(NamedTuple):
    """What somebody did that is no entry of the match's log."""

    kind: str  # rewind, pause or go_on
    seat: int
    length: int  # of the match's log then
    say: str = ""  # of a rewind: "reveals" if it went back over one


class Log:
    """Where everything stands in the log; what it says is in the store and in the match."""

    def __init__(self, rows: Sequence[LogRow], clock: Clock) -> None:
        self.clock = clock
        self.lengths: list[int] = []  # of the match's log, after each row of ours
        self.written: list[int] = []  # the row of ours in which each entry of the match's log stands
        self.said: list[int] = []  # how many entries up to each of them are answers of seats
        self.undos = self.reveals_undone = 0
        self.rewound_at = -1
        self.add(rows)
        self.asked_at = self.number  # the number at which the question that waits was put
        self.asked_since = clock.now()

    @property
    def number(self) -> int:
        """The number of the last row; -1 before there is one."""
        return len(self.lengths) - 1

    def add(self, rows: Sequence[LogRow]) -> None:
        for row in rows:
            self.lengths.append(row.length)
            if row.kind == "entry":
                self.written.append(row.number)
                self.said.append((self.said[-1] if self.said else 0) + row.by.isdecimal())
            elif row.kind == "rewind":
                del self.written[row.length :], self.said[row.length :]
                self.undos += 1
                self.reveals_undone += row.say == "reveals"
                self.rewound_at = row.number
            if row.kind in ("entry", "rewind"):
                self.asked_at, self.asked_since = row.number, self.clock.now()

    def next_rows(self, match: Match, kept: int, deed: Deed | None, mark: Mark | None, now: int) -> list[LogRow]:
        """What is to be written: what somebody did, and all that is new after the first `kept` entries of the match's log. The
        request stands in the first row; the others are what it caused."""
        number, rows = self.number + 1, []
        if deed is not None:
            rows.append(LogRow(number, deed.kind, str(deed.seat), deed.say, None, deed.length, None, now))
        for at in range(kept, len(match.moments)):
            entry = match.moments[at].entry
            rows.append(LogRow(number + len(rows), "entry", str(entry.by), entry.say, entry.at, at + 1, None, now))
        if rows and mark is not None:
            rows[0] = msgspec.structs.replace(rows[0], client=mark.client, asked=mark.asked)
        return rows


def entries(rows: list[LogRow]) -> list[Entry]:
    """The match's own log: every entry that was not taken back."""
    kept: list[Entry] = []
    for row in rows:
        if row.kind == "entry":
            kept.append(Entry(int(row.by) if row.by.isdecimal() else row.by, row.say, row.at))
        elif row.kind == "rewind":
            del kept[row.length :]
    return kept


def save_of(row: TableRow, kept: list[Entry], seats: int) -> Save:
    header = (FORMAT, row.game, row.mode, seats, row.options, int(row.seed), row.rules, row.pack)
    return Save(*header, kept, {}, row.position, row.began, row.held)


def match_of(game: Game, row: TableRow, kept: list[Entry], seats: int, now: Now | None) -> Match:
    return Match.replay(game, save_of(row, kept, seats), now)

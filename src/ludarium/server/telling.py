"""What a table tells its viewers and the lists, each with the eyes of a seat. Who sees the same is sent the same message, made
once."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ludarium.core.match import Match
from ludarium.core.text import Phrase
from ludarium.core.views import Say, said
from ludarium.server import seeing, wire
from ludarium.server.closing import Failure
from ludarium.server.logs import Log
from ludarium.server.people import People, Viewer
from ludarium.server.reactions import Reactions
from ludarium.server.store import TableRow
from ludarium.server.taking_back import TakingBack


class Status(Struct):
    """What lists show of a table, kept with it so that they need not play it."""

    actor: int | None = None
    beside: list[int] = []  # the others that are asked, side by side
    asks: Say | None = None
    round: int = 0
    answers: int = 0
    undos: int = 0
    marks: list[Say] = []
    result: wire.ResultSeen | None = None
    closed: Failure | None = None  # what failed, if it cannot be played on
    window: tuple[int, int] | None = None  # the rows and entries of the logs before the reaction window that is open
    rows: int | None = None  # of the table's log: if there are fewer, some were lost
    check: tuple[int, str] | None = None  # a length of the log and the hash of the match then: a replay must come to the same


class Telling:
    def __init__(
        self, row: TableRow, match: Match, log: Log, people: People, reactions: Reactions, taking_back: TakingBack
    ) -> None:
        self.row, self.match, self.log = row, match, log
        self.people, self.reactions, self.taking_back = people, reactions, taking_back
        self._marked: tuple[tuple[int, str, bool], list[Say]] | None = None  # the marks, and what they follow from
        self.told = reactions.shown_length  # how much of the log everybody here has seen

    # -- to whom ---------------------------------------------------------------------------------------------------

    def welcome(self, viewer: Viewer, seen: int) -> None:
        """To somebody who comes in, or comes back: what was missed if that is enough, else everything."""
        shown = self.reactions
        if self.log.rewound_at <= seen <= shown.shown_number and seen >= 0 and len(viewer.seats) < 2:
            self._send_news([viewer], min(self.log.lengths[seen], shown.shown_length))
            viewer.send(wire.Seats(self.people.seen()))
        else:
            seat = self.seat_seen_by(viewer)
            viewer.send(wire.Table(self.seen(), viewer.seats, self._lines(seat, 0), self._now(seat)))
        self.seats([each for each in self.people.viewers if each is not viewer])

    def everybody(self, kept: int) -> None:
        """What came after the first `kept` entries, and after what they have seen."""
        keep = min(kept, self.told)
        self.told = self.reactions.shown_length
        self._send_news(list(self.people.viewers), keep)

    def seat(self, seat: int | str) -> None:
        """What concerns nobody else: in a window only the seat itself sees that it has answered."""
        self._send_news([viewer for viewer in self.people.viewers if seat in viewer.seats], self.told)

    def seats(self, viewers: list[Viewer]) -> None:
        event = wire.Seats(self.people.seen())
        for viewer in viewers:
            viewer.send(event)

    def _send_news(self, viewers: list[Viewer], keep: int) -> None:
        made: dict[tuple[int | None, int], wire.News] = {}
        for viewer in viewers:
            # to whom holds several seats another one may look now, to whom the old lines read differently
            seat, kept = self.seat_seen_by(viewer), keep if len(viewer.seats) < 2 else 0
            if (seat, kept) not in made:
                made[seat, kept] = wire.News(kept, self._lines(seat, kept), self._now(seat))
            viewer.send(made[seat, kept])

    def seat_seen_by(self, viewer: Viewer) -> int | None:
        """Who sits at several seats sees with the eyes of the one that is asked."""
        if not viewer.seats:
            return None
        return next((seat for seat in self.match.actors if seat in viewer.seats), viewer.seats[0])

    # -- what ------------------------------------------------------------------------------------------------------

    def seen(self) -> wire.TableSeen:
        row = self.row
        return wire.TableSeen(row.id, row.game, row.mode, row.options, self.people.seen(), row.made, row.lesson, row.luck)

    def look(self, at: int, seat: int | None) -> wire.View:
        """The board after the first `at` lines of the log."""
        self.reactions.must_show(at)
        return self.match.game.view(self.match.state_after(at), seat)

    def status(self) -> Status:
        match, window = self.match, self.reactions.window
        actor = match.actor
        asked = match.prompt if len(self.people.seats) == 1 else None
        return Status(
            actor=actor if isinstance(actor, int) and window is None else None,
            beside=match.actors[1:] if window is None else [],
            asks=said(asked.phrase) if asked is not None else None,
            round=match.game.rounds(match.state),
            answers=self.log.said[-1] if self.log.said else 0,
            undos=self.log.undos,
            marks=self._marks(),
            result=self._result(),
            window=None if window is None else (window.number, window.length),
            rows=len(self.log.lengths),
            check=next(reversed(match.checks.items()), None),
        )

    def _marks(self) -> list[Say]:
        """What makes this match another one than the rules mean: reveals undone, a chosen seed, a bot in somebody's seat."""
        bot_played = any(each.token and each.bot for each in self.people.seats)
        apart = self.log.reveals_undone, self.row.luck, bot_played
        if self._marked is None or self._marked[0] != apart:
            self._marked = apart, seeing.marks(self.match, *apart)
        return self._marked[1]

    def _result(self) -> wire.ResultSeen | None:
        return seeing.result(self.match, self._marks(), self.row.words or str(self.match.seed))

    def _lines(self, seat: int | None, first: int) -> list[wire.Line]:
        return seeing.lines(self.match, seat, first, self.reactions.shown_length, self.log.written)

    def _now(self, seat: int | None) -> wire.Now:
        match, window = self.match, self.reactions.window
        ways, refused = ([], None) if seat is None else self.taking_back.ways(seat)
        if match.gate.refuses_undo(match.state):
            refused = Phrase("refused-undo-clock")
        return wire.Now(
            number=self.reactions.shown_number,
            viewer=seat,
            view=match.view(seat) if window is None else match.game.view(window.before, seat),
            prompt=self._prompt(seat),
            clock=seeing.clock(match),
            result=self._result(),
            undo=ways,
            undo_refused=said(refused) if refused else None,
            redo=seat is not None and self.taking_back.may_do_again(seat),
            hints=0 if seat is None else self.people.seats[seat].hints,
            undos=self.log.undos,
            marks=self._marks(),
        )

    def _prompt(self, seat: int | None) -> wire.PromptSeen | None:
        match, window = self.match, self.reactions.window
        if window is None:
            shown = seeing.prompt(match.prompt_for(seat) if seat in match.actors else match.prompt, seat)
            if shown is not None and match.side_by_side:
                shown.beside = [each for each in match.actors if each != shown.seat]
        elif seat is not None and self.reactions.waits_for(seat):
            shown = seeing.prompt(window.prompt(seat, match), seat)
        else:
            return wire.PromptSeen(None, "", None, [], window.kind)
        if shown is not None and shown.seat == seat and match.reaction is not None:
            left = self.reactions.seconds_left()
            shown.window = 0 if window is None else window.kind
            shown.otherwise = shown.options[match.reaction.otherwise].say if window is None else window.word
            shown.left_ms = None if left is None else int(left * 1000)
        return shown


def status_of(row: TableRow) -> Status:
    """The one that was stored; nothing where that cannot be read."""
    try:
        return msgspec.convert(row.summary, Status)
    except msgspec.MsgspecError:
        return Status()

"""A table: one match with people, bots and spectators around it, every change of which is stored before it is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy.exc import DBAPIError

from ludarium.core.clock import milliseconds
from ludarium.core.errors import BadOption, IllegalAnswer, LudariumError, Refused
from ludarium.core.game import Game, Now
from ludarium.core.kernel import State
from ludarium.core.lessons import next_answer
from ludarium.core.match import SCOPES, Match
from ludarium.core.reactions import AT_FIRST, Habit, passes
from ludarium.core.saves import FORMAT, Entry, Save
from ludarium.core.text import Phrase
from ludarium.players import Budget, Company, Player, Worlds, usual
from ludarium.server import advice, seeing, wire
from ludarium.server.advisers import Advisers
from ludarium.server.closing import ClosedTable, Failure, failure_of, is_refusal
from ludarium.server.refusals import NotSo, phrase_of
from ludarium.server.requests import Mark, Requests, mark_of
from ludarium.server.store import GivenRow, LogRow, SeatRow, Store, TableRow, digest
from ludarium.server.windows import FOR_WHO_IS_AWAY, Clock, Window, window_of
from ludarium.server.wire import said

BOT_PAUSE = 0.5  # seconds before a bot answers, so that people can follow
BOT_THINKS = Budget(seconds=1.0)  # for those that need a while: nobody waits for them for long
SECONDS_TO_BE_TOLD = 0.2  # between a failure and the end of the connections: time to say why

T = TypeVar("T")

log = logging.getLogger("ludarium.tables")


class Viewer(Protocol):
    """A connection: for which seats (none: a spectator), and how to send to it."""

    seats: list[int]

    def send(self, event: wire.Event) -> None: ...

    def drop(self, reason: str) -> None: ...


class Status(Struct):
    """What lists show of a match, kept with it so that they need not play it."""

    actor: int | None = None
    asks: wire.Say | None = None
    round: int = 0
    answers: int = 0
    undos: int = 0
    marks: list[wire.Say] = []
    result: wire.ResultSeen | None = None
    closed: Failure | None = None  # what failed, if it cannot be played on
    window: tuple[int, int] | None = None  # the rows and entries of the logs before the reaction window that is open
    rows: int | None = None  # of the table's log: if there are fewer, some were lost
    check: tuple[int, str] | None = None  # a length of the log and the hash of the match then: a replay must come to the same


class Table:
    def __init__(
        self,
        store: Store,
        row: TableRow,
        seats: list[SeatRow],
        rows: list[LogRow],
        game: Game,
        given: Sequence[GivenRow] = (),
        now: Now | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.store = store
        self.clock = clock or Clock()
        self.row = row
        self.seats = seats
        self.game = game
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.used = self.clock.now()  # when somebody last had to do with it: idle tables leave memory
        self.lengths = [each.length for each in rows]  # of the match's log, after each row of ours
        self.written: list[int] = []  # the row of ours in which each entry of the match's log stands
        self._place(rows)
        self.requests = Requests(store, row.id, rows, given)
        self.advised: tuple[int, str, list[wire.Advice]] = (-1, "", [])  # the last hint, for somebody who did not hear it
        self.undone_by: list[int] = []  # who took back what can be done again, the last one last
        self.rewound_at = max((each.number for each in rows if each.kind == "rewind"), default=-1)
        self.undos = sum(each.kind == "rewind" for each in rows)
        self.reveals_undone = sum(each.kind == "rewind" and each.say == "reveals" for each in rows)
        self.match = match_of(game, row, entries(rows), len(seats), now)
        self.bots = Company(game, self.number)
        self.asked_at = self.number  # the number at which the question that waits was put
        self.asked_since = self.clock.now()
        self.pace = game.pace(self.match.setup)
        self.window = self._window_left(given)  # the reaction window that is open, if one is
        self.told = self.shown_length  # how much of the log everybody here has seen
        self.habits: dict[int, list[Habit]] = {}  # of each seat, for each window of the title: who passes
        self.broken = False  # what is in memory may not be what is stored: load it again
        self.failure: Failure | None = None  # why it is closed
        self._noted: tuple[str, int] | None = None  # something that changes nothing in the match: its kind, and by whom
        self._rewound: tuple[int, int, bool] | None = None  # by whom, to which length, past a reveal
        self._alarm: asyncio.TimerHandle | None = None
        self._reaction: asyncio.TimerHandle | None = None
        self._bot: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()  # asyncio keeps only weak references to running tasks

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def number(self) -> int:
        """The number of the last row of the log; -1 before there is one."""
        return len(self.lengths) - 1

    async def wake(self) -> None:
        """After loading: store what the clock and luck have done meanwhile, and see who is next."""
        async with self.lock:
            await self._write(self.lengths[-1] if self.lengths else 0)
        self._what_next()

    # -- changes ---------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, request: wire.Answer) -> int:
        def act() -> None:
            asked_at = self.asked_at if self.window is None else self.window.number
            if not asked_at <= request.on <= self.number:
                raise NotSo("stale", f"this answers question {request.on}, the question now is {asked_at}")
            if self.match.actor != seat or self.seats[seat].kind == "bot":
                raise NotSo("not-yours", "another seat is asked, or a bot answers for this one")
            self.match.answer(request.say)

        async def answer(mark: Mark) -> int:
            if self.window is not None and self._company():
                return await self._answer_in(self.window, seat, request, mark)
            return await self._change(mark, act)

        return await self._once(request, answer)

    async def _answer_in(self, window: Window, seat: int, request: wire.Answer, mark: Mark) -> int:
        """An answer in a window is stored apart, and kept until its place and its time have come."""
        if seat not in window.asked or self.seats[seat].kind == "bot":
            raise NotSo("not-yours", "this seat is not asked, or a bot answers for it")
        if request.on != window.number or not self.waits_for(seat):
            raise NotSo("stale", f"this answers question {request.on}, which waits no longer")
        if request.say in self.game.interjections:  # whether the rules would take it now depends on who has passed
            raise Refused("a reaction window is open", Phrase("server-window-open"))
        asked = window.asked[seat]
        prompt = self.match.prompt_of(asked)
        say = prompt.options[self.match.index_in(prompt, request.say, asked)].notation
        given = GivenRow(window.number, seat, say, *mark)
        await self.store.give(self.id, given)
        window.given[seat] = given
        self.requests.keep(mark, window.number)
        self._tell_seat(seat)
        self._what_next()
        return window.number

    def waits_for(self, seat: int) -> bool:
        """In a window: may this seat answer, and does it want to? Nothing in here depends on what others have said."""
        window = self.window
        return window is not None and window.waits_for(seat, self.match) and not self._passes_by_habit(seat, window)

    def question(self, seats: list[int]) -> tuple[int, State]:
        """The seat among these that is asked, and the state at its question; in a window each has its own."""
        for seat in seats:
            if self.waits_for(seat):
                assert self.window is not None
                return seat, self.window.asked[seat]
            if self.window is None and self.match.actor == seat:
                return seat, self.match.state
        raise NotSo("not-yours", "no seat of yours is asked")

    async def behave(self, seat: int, request: wire.Habits) -> int:
        """Who passes for a seat from now on."""

        async def behave(mark: Mark) -> int:
            if len(request.habits) != len(self.game.info.windows):
                raise NotSo("bad-request", f"one habit for each of the {len(self.game.info.windows)} windows of this title")
            self.habits[seat] = list(request.habits)
            self.requests.keep(mark, self.shown_number)
            self._tell_seat(seat)  # a question that the habit answers is asked no longer
            self._what_next()
            return self.shown_number

        return await self._once(request, behave)

    async def undo(self, seat: int, request: wire.Undo) -> int:
        def act() -> None:
            if request.scope not in SCOPES:
                raise NotSo("bad-request", f"undo takes one of {', '.join(SCOPES)}")
            back = self.match.way_back(request.scope, request.to, seat)
            refusal = self._refuses_to_take_back(seat, back.first, back.reveals)
            if refusal is not None:
                raise NotSo("not-yours", "others were asked since, or this seat has learned something", refusal)
            self.match.undo(request.scope, request.to, seat)
            self._rewound = (seat, back.first, back.reveals)
            self.undone_by.append(seat)

        return await self._once(request, lambda mark: self._change(mark, act))

    def _others(self, seat: int) -> set[int]:
        """The seats of other people: sitting there, expected, or free to come back while a bot plays for them."""
        return others(self.seats, seat)

    def _refuses_to_take_back(self, seat: int, first: int, reveals: bool) -> Phrase | None:
        """Alone, everything can be taken back; among people only what taught oneself nothing and led to no question for another
        of them. There is no vote: who has seen a card cannot unsee it."""
        others = self._others(seat)
        if not others:
            return None
        if self.match.result is not None:
            return Phrase("server-undo-over")
        asked: set[int | str | None] = {moment.entry.by for moment in self.match.moments[first:]}
        asked |= {self.match.actor} if self.window is None else set(self.window.asked)
        if asked & others:
            return Phrase("server-undo-asked")
        return Phrase("server-undo-learned") if reveals else None

    def _may_do_again(self, seat: int) -> bool:
        if not self._others(seat):
            return self.match.can_redo
        return self.window is None and self.match.can_redo and self.undone_by[-1:] == [seat]

    async def redo(self, seat: int, request: wire.Redo) -> int:
        def act() -> None:
            if not self.match.can_redo:
                raise NotSo("no-such", "there is nothing to do again")
            if not self._may_do_again(seat):
                raise NotSo("not-yours", "somebody else has taken this back")
            self.match.redo()
            self.undone_by.pop()

        return await self._once(request, lambda mark: self._change(mark, act))

    async def pause(self, seat: int, request: wire.Pause) -> int:
        def act() -> None:
            if request.on == (self.match.gate.held_at() is not None):
                already = "refused-paused" if request.on else "refused-not-paused"
                raise Refused("the clock is as it was asked to be", Phrase(already))
            if request.on:
                self.match.hold()
            else:
                self.match.go_on()
            self._noted = ("pause" if request.on else "go_on", seat)

        return await self._once(request, lambda mark: self._change(mark, act))

    async def hint(self, seat: int, request: wire.Hint, advisers: Advisers) -> list[wire.Advice]:
        """Counted before it is given; asked again, the same one is given again."""
        if (seat, request.id) == self.advised[:2]:
            return self.advised[2]
        mark = mark_of(request)
        async with self.lock:
            if await self.requests.number_of(mark) is not None:
                raise NotSo("stale", "this hint was given, and another one since")
            asked_at = self.shown_number
            _, state = self.question([seat])
            row = self.seats[seat]
            await self.store.change_seat(self.id, seat, {"hints": row.hints + 1})
            row.hints += 1
        self._tell_seat(seat)
        found = advice.best(self.match, seat, state, await advisers.think(self.match, seat, state))
        if self.shown_number != asked_at:
            raise NotSo("stale", "the question changed while the hint was thought out")
        self.advised = (seat, request.id, found)
        self.requests.keep(mark, asked_at)
        return found

    async def _once(self, request: wire.Marked, work: Callable[[Mark], Awaitable[int]]) -> int:
        """Carry a request out, or acknowledge it again; one at a time. It is brought to its end even if whoever asked for it is
        gone meanwhile."""
        mark = mark_of(request)

        async def carry_out() -> int:
            async with self.lock:
                if self.broken:
                    raise NotSo("trouble", "the last change could not be stored")
                known = await self.requests.number_of(mark)
                if known is None:
                    return await work(mark)
                return min(known, self.shown_number)  # in a window, where it stands in the log would tell who passed before

        return await asyncio.shield(self._start(self.contained("answer", carry_out())))

    async def _change(self, mark: Mark, act: Callable[[], None]) -> int:
        """Do something to the match, store what came of it, and only then tell."""
        kept = len(self.match.moments)
        self._noted = self._rewound = None
        problem: LudariumError | None = None
        try:
            act()
        except LudariumError as refusal:
            if not is_refusal(refusal):
                raise
            problem = refusal  # the clock may have spoken before the refusal: that is stored all the same
        if self._rewound is not None:
            kept = self._rewound[1]
        await self._write(kept, None if problem else mark)
        if problem:
            raise problem
        return self.number

    async def _write(self, kept: int, mark: Mark | None = None) -> None:
        """Store everything after the first `kept` entries of the match's log, tell the viewers, see who is next."""
        now, number, rows = milliseconds(), self.number + 1, []
        if self._rewound is not None:
            seat, first, reveals = self._rewound
            rows.append(LogRow(number, "rewind", str(seat), "reveals" if reveals else "", None, first, None, now))
        elif self._noted is not None:
            kind, seat = self._noted
            rows.append(LogRow(number, kind, str(seat), "", None, len(self.match.moments), None, now))
        for at in range(kept, len(self.match.moments)):
            entry = self.match.moments[at].entry
            rows.append(LogRow(number + len(rows), "entry", str(entry.by), entry.say, entry.at, at + 1, None, now))
        if not rows:
            return
        if mark is not None:  # the other rows are what it caused
            rows[0] = msgspec.structs.replace(rows[0], client=mark.client, asked=mark.asked)
        self._count(rows)
        gate, rewound = self.match.gate, self._rewound is not None
        stays_open = self.window is not None and not rewound and self.window.goes_on(self.match)
        if not stays_open:  # else lists show the table as it was when the window opened, and when
            self.window = self._open_window()
            self.row.touched, self.row.summary = now, msgspec.to_builtins(self.summary())
        try:
            due = self.match.due_in
            times = (gate.began_at(), gate.held_at(), None if due is None else now + due)
            await self.store.write(self.id, rows, self.row.touched, *times, self.row.summary)
        except BaseException:
            self.broken = True
            asyncio.get_running_loop().call_later(SECONDS_TO_BE_TOLD, self.close, "the database did not take it")
            raise
        if mark is not None:
            self.requests.keep(mark, self.shown_number)
        self._noted = self._rewound = None
        if not stays_open:
            self._tell(kept)
        elif not self._company():  # nobody is there who could learn from it
            for moment in self.match.moments[kept:]:
                self._tell_seat(moment.entry.by)
        self._what_next()

    def _count(self, rows: list[LogRow]) -> None:
        self.lengths += [each.length for each in rows]
        self._place(rows)
        for each in rows:
            if each.kind == "rewind":
                self.undos += 1
                self.bots.forget()
                self.reveals_undone += each.say == "reveals"
                self.rewound_at = each.number
            if each.kind in ("entry", "rewind"):
                self.asked_at = each.number
                self.asked_since = self.clock.now()

    def _place(self, rows: list[LogRow]) -> None:
        for each in rows:
            if each.kind == "entry":
                self.written.append(each.number)
            elif each.kind == "rewind":
                del self.written[each.length :]

    # -- what happens by itself ------------------------------------------------------------------------------------

    def _what_next(self) -> None:
        """Set the alarm for the clock; let a bot answer if it is asked, and the table itself for a seat that need not."""
        for timer in (self._alarm, self._reaction):
            if timer is not None:
                timer.cancel()
        self._alarm = self._reaction = None
        due = self.match.due_in
        if due is not None:
            self._alarm = self.clock.later(due / 1000 + 0.005, lambda: self._start(self._by_itself("clock", self._tick())))
        actor = self.match.actor
        if not isinstance(actor, int):
            return
        if self.seats[actor].kind == "bot":
            if self._bot is None and not self._rests():
                self._bot = asyncio.get_running_loop().create_task(self._by_itself("bot", self._play_bot()))
        elif (seconds := self._seconds_to_react(actor)) is not None:
            number = self.asked_at
            self._reaction = self.clock.later(seconds, lambda: self._start(self._by_itself("reaction", self._react(number))))

    # -- reactions -------------------------------------------------------------------------------------------------

    def _company(self) -> bool:
        """Do several people play here, not all at one screen?"""
        people = {each.seat for each in self.seats if each.kind == "person"}
        together = {seat for viewer in self.viewers if len(viewer.seats) > 1 for seat in viewer.seats} & people
        return len(people - together) + bool(together) > 1

    def _seconds_to_react(self, seat: int) -> float | None:
        """When the table answers for the person who is asked: with what was said before, by habit, or because time is up."""
        reaction, window = self.match.reaction, self.window
        if reaction is None:
            return None
        if window is not None and seat in window.given:
            return self._seconds_held_back(window) if window.given[seat].say == window.word else 0.0
        if window is not None and self._passes_by_habit(seat, window):
            return self._seconds_held_back(window)
        return self._seconds_left()

    def _seconds_held_back(self, window: Window) -> float:
        """A-157, A-157a: so long a pass is held back all the same, whoever passes and however."""
        return max(0.0, window.opened + window.least - self.clock.now()) if self._company() else 0.0

    def _open_window(self, opened: tuple[int, int] | None = None) -> Window | None:
        """The window that the question belongs to; it opens now, or was open after so many rows and entries of the logs."""
        number, length = opened or (self.number, len(self.match.moments))
        window = window_of(self.match, number, length, self.clock, self.pace.floor)
        if window is not None and self.pace.timeout and any(self._is_away(seat) for seat in window.asked):
            window.least += FOR_WHO_IS_AWAY
        return window

    def _is_away(self, seat: int) -> bool:
        """A person who is not connected. Everybody sees that somebody is gone, so that everybody may see what follows from it."""
        if not self._company() or self.seats[seat].kind != "person":
            return False
        return not any(seat in viewer.seats for viewer in self.viewers)

    def _window_left(self, given: Sequence[GivenRow]) -> Window | None:
        """After loading: the window as it was, with the answers that were given in it."""
        opened = status_of(self.row).window
        if opened is None or not (0 <= opened[1] <= len(self.match.moments)):
            return self._open_window()
        window = self._open_window(opened)
        if window is None:
            return self._open_window()
        for each in given:
            if each.number == window.number and window.waits_for(each.seat, self.match):
                window.given[each.seat] = each
        return window

    def _passes_by_habit(self, seat: int, window: Window) -> bool:
        """A-156. Whoever has come back to a question by taking something back wants to answer it."""
        if self.rewound_at == self.asked_at or self.seats[seat].kind != "person":
            return False
        habit = self.habits[seat][window.kind - 1] if seat in self.habits else AT_FIRST
        if self._is_away(seat):  # whatever they hold: else the time it takes would tell
            return self.pace.timeout > 0 or habit == "all"
        return passes(habit, len(window.asked[seat].options))

    def _seconds_left(self) -> float | None:
        """A-157, A-157b: until a missing answer is given by the table; never where one is not expected in time."""
        reaction, window = self.match.reaction, self.window
        if reaction is None or not self.pace.timeout or not self._company():
            return None
        since = window.opened if window is not None else self.asked_since
        return max(0.0, since + self.pace.timeout * reaction.patience - self.clock.now())

    async def _react(self, number: int) -> None:
        """Give the answer that a person has given before, or need not give."""
        async with self.lock:
            actor, reaction = self.match.actor, self.match.reaction
            if self.broken or self.asked_at != number or not isinstance(actor, int) or reaction is None:
                return
            given = self.window.given.pop(actor, None) if self.window is not None else None
            kept = len(self.match.moments)
            self.match.answer(reaction.otherwise if given is None else given.say)
            await self._write(kept, None if given is None else Mark(given.client, given.asked))

    def _tell_seat(self, seat: int | str) -> None:
        """What concerns nobody else: in a window only the seat itself sees that it has answered."""
        for viewer in list(self.viewers):
            if seat in viewer.seats:
                self._send_news(viewer, self.told)

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _tick(self) -> None:
        async with self.lock:
            if self.broken:
                return
            kept = len(self.match.moments)
            self.match.tick()
            await self._write(kept)
            self._what_next()

    async def _play_bot(self) -> None:
        """Answer for the bots until a person is asked. A bot sees a world drawn from what its seat knows."""
        try:
            while True:
                actor = self.match.actor
                if not isinstance(actor, int) or self.seats[actor].kind != "bot" or self._rests():
                    return
                number = self.asked_at
                index = self._line_of_a_bot()
                if index is None:
                    worlds = Worlds(self.game, self.match.state, actor, self.number)
                    index = await asyncio.to_thread(self._bot_at(actor).choose, worlds, BOT_THINKS)
                await self.clock.sleep(self._pause_of_a_bot(index))
                async with self.lock:
                    if self.broken:
                        return
                    if self.asked_at == number and self.match.actor == actor and self.seats[actor].kind == "bot":
                        kept = len(self.match.moments)
                        try:
                            self.match.answer(index)
                        except Refused:
                            log.info("table %s: a bot's answer came too early or too late", self.id[:6])
                        await self._write(kept)
        finally:
            self._bot = None

    def _bot_at(self, seat: int) -> Player:
        """A bot that is not installed any more does not stop the others: the title's usual one takes its seat."""
        try:
            return self.bots.player(seat, self.seats[seat].bot)
        except BadOption as problem:
            log.warning("table %s: %s", self.id[:6], problem)
            return self.bots.player(seat, usual(self.game))

    def _rests(self) -> bool:
        """Bots play for people: where only bots sit and nobody watches, they wait."""
        return not self.viewers and all(each.kind == "bot" for each in self.seats)

    def _line_of_a_bot(self) -> int | None:
        """In a lesson the others say what it has them say, so that its words come true."""
        number = self.row.lesson
        return next_answer(self.game.lessons[number - 1], self.match) if 1 <= number <= len(self.game.lessons) else None

    def _pause_of_a_bot(self, index: int) -> float:
        reaction, window = self.match.reaction, self.window
        if reaction is None or window is None or index != reaction.otherwise:
            return BOT_PAUSE
        return self._seconds_held_back(window)

    # -- what fails ------------------------------------------------------------------------------------------------

    async def contained(self, doing: str, work: Coroutine[Any, Any, T]) -> T:
        """A refusal is no failure, and what the database cannot do now is not this table's fault. Everything else is."""
        try:
            return await work
        except DBAPIError:
            raise
        except Exception as problem:
            if is_refusal(problem):
                raise
            raise self.fail(doing, problem) from problem

    async def _by_itself(self, doing: str, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for, so that nobody else would learn of a failure. Nobody asked, so nothing is refused here."""
        try:
            await work
        except DBAPIError as problem:
            log.warning("table %s: %s could not be stored: %s", self.id[:6], doing, type(problem.orig).__name__)
        except Exception as problem:
            self.fail(doing, problem)

    def fail(self, doing: str, problem: Exception) -> ClosedTable:
        """Something in here cannot be played: this table is closed, and no other."""
        if self.failure is None:
            log.error("table %s is closed, for this failed: %s", self.id[:6], doing, exc_info=problem)
            self.failure, self.broken = failure_of(doing, problem), True
            self._start(self._keep_failure(self.failure))
            closed = ClosedTable(self.failure)
            for viewer in list(self.viewers):
                viewer.send(wire.Refusal("", closed.code, said(phrase_of(closed))))
            self.close("it failed")
        return ClosedTable(self.failure)

    async def _keep_failure(self, failure: Failure) -> None:
        try:
            await self.store.close_table(self.id, msgspec.to_builtins(failure))
        except DBAPIError:  # then it will fail once more
            log.warning("table %s: that it is closed could not be stored", self.id[:6])

    # -- viewers ---------------------------------------------------------------------------------------------------

    def enter(self, viewer: Viewer, seen: int) -> None:
        """Somebody comes in, or comes back: what was missed if that is enough, else everything."""
        returned = [seat for seat in viewer.seats if self._is_away(seat)]
        self.viewers.append(viewer)
        self.used = self.clock.now()
        self._hold_back_for(returned)
        seat = self.seat_seen_by(viewer)
        if self.rewound_at <= seen <= self.shown_number and seen >= 0 and len(viewer.seats) < 2:
            self._send_news(viewer, min(self.lengths[seen], self.shown_length))
            viewer.send(wire.Seats(self.seats_seen()))
        else:
            viewer.send(wire.Table(self.seen(), viewer.seats, self._lines(seat, 0), self.now(seat)))
        self._tell_seats(viewer)
        if self.window is not None:
            self._what_next()
        if len(self.viewers) == 1:
            self._what_next()  # bots among themselves may have rested

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._tell_seats()
            self._wait_for_who_left(viewer)
        self.used = self.clock.now()

    def _wait_for_who_left(self, viewer: Viewer) -> None:
        """Somebody who was asked in a window has gone, perhaps for a moment only."""
        window = self.window
        if window is not None:
            if self.pace.timeout and any(seat in window.asked and self._is_away(seat) for seat in viewer.seats):
                window.least = max(window.least, self.clock.now() - window.opened + FOR_WHO_IS_AWAY)
            self._what_next()

    def _hold_back_for(self, returned: list[int]) -> None:
        """A window that waits without limit for somebody who now is back opens anew for them: if it closed at once, everybody
        would know that a habit has passed."""
        window = self.window
        if window is not None and not self.pace.timeout and any(seat in window.asked for seat in returned):
            least = self.clock.least_seconds_open(self.pace.floor)
            window.least = max(window.least, self.clock.now() - window.opened + least)

    def seat_seen_by(self, viewer: Viewer) -> int | None:
        """Who sits at several seats sees with the eyes of the one that is asked."""
        if not viewer.seats:
            return None
        actor = self.match.actor
        return actor if isinstance(actor, int) and actor in viewer.seats else viewer.seats[0]

    @property
    def shown_length(self) -> int:
        """How much of the log may be seen: while a window is open, nothing of what was answered in it."""
        return len(self.match.moments) if self.window is None else self.window.length

    @property
    def shown_number(self) -> int:
        return self.number if self.window is None else self.window.number

    def _lines(self, seat: int | None, first: int) -> list[wire.Line]:
        return seeing.lines(self.match, seat, first, self.shown_length, self.written)

    def _send_news(self, viewer: Viewer, keep: int) -> None:
        seat = self.seat_seen_by(viewer)
        if len(viewer.seats) > 1:  # another seat may look now, to whom the old lines read differently
            keep = 0
        viewer.send(wire.News(keep, self._lines(seat, keep), self.now(seat)))

    def _tell(self, kept: int) -> None:
        """Tell everybody what came after the first `kept` entries, and after what they have seen."""
        keep = min(kept, self.told)
        self.told = self.shown_length
        for viewer in list(self.viewers):
            self._send_news(viewer, keep)

    def _tell_seats(self, but: Viewer | None = None) -> None:
        for viewer in list(self.viewers):
            if viewer is not but:
                viewer.send(wire.Seats(self.seats_seen()))

    def seats_changed(self) -> None:
        self._tell_seats()
        self._what_next()

    def close(self, reason: str) -> None:
        """Leave memory: the store knows everything that was ever told to anybody."""
        for waiting in (self._alarm, self._reaction, self._bot):
            if waiting is not None:
                waiting.cancel()
        for viewer in list(self.viewers):
            viewer.drop(reason)

    @property
    def closed_for_work(self) -> bool:
        """Nothing will happen here unless somebody comes."""
        return not self.viewers and self._alarm is None and self._reaction is None and self._bot is None

    # -- what is seen ----------------------------------------------------------------------------------------------

    def holder(self, token: str) -> int:
        """The seat that this token opens."""
        wanted = digest(token)
        for each in self.seats:
            if each.token == wanted:
                return each.seat
        raise NotSo("wrong-token", "this token opens no seat of this table")

    def sole_holder(self, token: str) -> int:
        """The seat of somebody to whom nothing of this match is secret: alone at the table, or the match is over."""
        seat = self.holder(token)
        if self.match.result is None and self._others(seat):
            raise NotSo("still-played", "others sit at this table and the match goes on: the file would tell their secrets")
        return seat

    def now(self, seat: int | None) -> wire.Now:
        match = self.match
        ways = [] if seat is None else self._ways_back(seat)
        refused = ways[0][1] if ways and all(refusal for _, refusal in ways) else None  # else there is something to take back
        if match.gate.refuses_undo(match.state):
            refused = Phrase("refused-undo-clock")
        return wire.Now(
            number=self.shown_number,
            viewer=seat,
            view=match.view(seat) if self.window is None else self.game.view(self.window.before, seat),
            prompt=self._prompt_seen(seat),
            clock=seeing.clock(match),
            result=seeing.result(match, *self._set_apart()),
            undo=[way for way, refusal in ways if refusal is None],
            undo_refused=said(refused) if refused else None,
            redo=seat is not None and self._may_do_again(seat),
            hints=0 if seat is None else self.seats[seat].hints,
            undos=self.undos,
            marks=seeing.marks(match, *self._set_apart()),
        )

    def _set_apart(self) -> tuple[int, bool, bool]:
        """What makes this match another one than the rules mean: reveals undone, a chosen seed, a bot in somebody's seat."""
        return self.reveals_undone, self.row.chosen, any(each.token and each.bot for each in self.seats)

    def _ways_back(self, seat: int) -> list[tuple[wire.UndoSeen, Phrase | None]]:
        """Each with the reason why not, if there is one."""
        return [(way, self._refuses_to_take_back(seat, way.to, way.reveals)) for way in seeing.ways_back(self.match, seat)]

    def look(self, at: int, seat: int | None) -> wire.View:
        """The board after the first `at` lines of the log."""
        if at > self.shown_length:
            raise IllegalAnswer(f"the log has {self.shown_length} entries, not {at}", Phrase("refused-no-such-line"))
        return self.game.view(self.match.state_after(at), seat)

    def _prompt_seen(self, seat: int | None) -> wire.PromptSeen | None:
        match, window = self.match, self.window
        if window is None:
            shown = seeing.prompt(match.prompt, seat)
        elif seat is not None and self.waits_for(seat):
            shown = seeing.prompt(match.prompt_of(window.asked[seat]), seat)
        else:
            return wire.PromptSeen(None, "", None, [], window.kind)
        if shown is not None and shown.seat == seat and match.reaction is not None:
            left = self._seconds_left()
            shown.window = 0 if window is None else window.kind
            shown.otherwise = shown.options[match.reaction.otherwise].say if window is None else window.word
            shown.left_ms = None if left is None else int(left * 1000)
        return shown

    def seats_seen(self) -> list[wire.SeatSeen]:
        here = {seat for viewer in self.viewers for seat in viewer.seats}
        return [seat_seen(each, each.kind == "bot" or each.seat in here) for each in self.seats]

    def seen(self) -> wire.TableSeen:
        row = self.row
        seed = row.seed if row.chosen else ""
        return wire.TableSeen(row.id, row.game, row.mode, row.options, self.seats_seen(), row.made, row.lesson, seed)

    def summary(self) -> Status:
        match = self.match
        actor, window = match.actor, self.window
        asked = match.prompt
        return Status(
            actor=actor if isinstance(actor, int) and window is None else None,
            asks=said(asked.phrase) if asked is not None and len(self.seats) == 1 else None,
            round=match.game.rounds(match.state),
            answers=sum(isinstance(moment.entry.by, int) for moment in match.moments),
            undos=self.undos,
            marks=seeing.marks(match, *self._set_apart()),
            result=seeing.result(match, *self._set_apart()),
            window=None if window is None else (window.number, window.length),
            rows=len(self.lengths),
            check=next(reversed(match.checks.items()), None),
        )


def status_of(row: TableRow) -> Status:
    """What lists show of a table; nothing where that cannot be read."""
    try:
        return msgspec.convert(row.summary, Status)
    except msgspec.MsgspecError:
        return Status()


def others(seats: list[SeatRow], seat: int) -> set[int]:
    return {each.seat for each in seats if each.kind != "bot" or each.token} - {seat}


def seat_seen(row: SeatRow, here: bool) -> wire.SeatSeen:
    return wire.SeatSeen(row.seat, row.kind, row.name, here, row.bot if row.kind == "bot" else "")  # type: ignore[arg-type]


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

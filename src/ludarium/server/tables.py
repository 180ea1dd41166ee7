"""A table: one match with people, bots and spectators around it. Whatever changes it comes through here, one change at a time,
and is stored before it is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import DBAPIError

from ludarium.core.clock import milliseconds
from ludarium.core.errors import LudariumError, Refused
from ludarium.core.game import Game, Now
from ludarium.core.kernel import State
from ludarium.core.text import Phrase
from ludarium.core.views import said
from ludarium.server import advice, wire
from ludarium.server.advisers import Advisers
from ludarium.server.bots import Bots
from ludarium.server.closing import ClosedTable, Failure, failure_of, is_refusal
from ludarium.server.lanes import Lanes
from ludarium.server.logs import Deed, Log, entries, match_of
from ludarium.server.people import People, Viewer
from ludarium.server.reactions import Reactions
from ludarium.server.refusals import NotSo, phrase_of
from ludarium.server.requests import Mark, Requests, mark_of
from ludarium.server.store import GivenRow, LogRow, SeatRow, Store, TableRow
from ludarium.server.taking_back import TakingBack
from ludarium.server.telling import Status, Telling, status_of
from ludarium.server.windows import Clock, Window

SECONDS_TO_BE_TOLD = 0.2  # between a failure and the end of the connections: time to say why

T = TypeVar("T")

log = logging.getLogger("ludarium.tables")


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
        self.store, self.row, self.game, self.seats = store, row, game, seats
        self.clock = clock or Clock()
        self.lock = asyncio.Lock()
        self.used = self.clock.now()  # when somebody last had to do with it: idle tables leave memory
        self.match = match_of(game, row, entries(rows), len(seats), now)
        self.log = Log(rows, self.clock)
        self.people = People(seats)
        self.viewers = self.people.viewers
        self.requests = Requests(store, row.id, rows, given)
        self.lanes = Lanes(self.match, self.log)
        self.reactions = Reactions(self.match, self.log, self.people, self.clock, status_of(row).window, given)
        self.taking_back = TakingBack(self.match, self.log, self.people, self.reactions, self.lanes)
        self.bots = Bots(self.match, self.log, self.people, self.reactions, self.lanes, self.clock, row.lesson)
        self.telling = Telling(row, self.match, self.log, self.people, self.reactions, self.taking_back)
        self.advised: tuple[int, str, list[wire.Advice]] = (-1, "", [])  # the last hint, for somebody who did not hear it
        self.broken = False  # what is in memory may not be what is stored: load it again
        self.failure: Failure | None = None  # why it is closed
        self._alarm: asyncio.TimerHandle | None = None
        self._reaction: asyncio.TimerHandle | None = None
        self._bot: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()  # asyncio keeps only weak references to running tasks

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def window(self) -> Window | None:
        return self.reactions.window

    @property
    def shown_length(self) -> int:
        return self.reactions.shown_length

    @property
    def shown_number(self) -> int:
        return self.reactions.shown_number

    def waits_for(self, seat: int) -> bool:
        return self.reactions.waits_for(seat)

    def _asked_at(self, seat: int) -> int:
        """The row of the log at which the question of a seat was put, as far as anybody is told."""
        return self.lanes.asked_at(seat) if self.window is None else self.window.number

    def question(self, seats: list[int]) -> tuple[int, State]:
        return self.reactions.question(seats)

    def look(self, at: int, seat: int | None) -> wire.View:
        return self.telling.look(at, seat)

    def summary(self) -> Status:
        return self.telling.status()

    def sole_holder(self, token: str) -> int:
        """The seat of somebody to whom nothing of this match is secret: alone at the table, or the match is over."""
        seat = self.people.holder(token)
        if self.match.result is None and self.people.others(seat):
            raise NotSo("still-played", "others sit at this table and the match goes on: the file would tell their secrets")
        return seat

    async def wake(self) -> None:
        """After loading: store what the clock and luck have done meanwhile, and see who is next."""
        async with self.lock:
            await self._write(self.log.lengths[-1] if self.log.lengths else 0)
        self._what_next()

    # -- what is asked for -----------------------------------------------------------------------------------------

    async def answer(self, seat: int, request: wire.Answer) -> int:
        def act() -> None:
            asked_at = self._asked_at(seat)
            if not asked_at <= request.on <= self.log.number:
                raise NotSo("stale", f"this answers question {request.on}, the question now is {asked_at}")
            if seat not in self.match.actors or self.people.is_bot(seat):
                raise NotSo("not-yours", "another seat is asked, or a bot answers for this one")
            self.match.answer(request.say, seat)

        async def answer(mark: Mark) -> int:
            if self.window is not None and self.people.in_company():
                return await self._answer_in(self.window, seat, request, mark)
            return await self._change(mark, act)

        return await self._once(request, answer)

    async def _answer_in(self, window: Window, seat: int, request: wire.Answer, mark: Mark) -> int:
        """An answer in a window is stored apart, and kept until its place and its time have come."""
        if seat not in window.asked or self.people.is_bot(seat):
            raise NotSo("not-yours", "this seat is not asked, or a bot answers for it")
        if request.on != window.number or not self.waits_for(seat):
            raise NotSo("stale", f"this answers question {request.on}, which waits no longer")
        if request.say in self.game.interjections:  # whether the rules would take it now depends on who has passed
            raise Refused("a reaction window is open", Phrase("server-window-open"))
        prompt = window.prompt(seat, self.match)
        say = prompt.options[self.match.index_in(prompt, request.say, window.asked[seat])].notation
        given = GivenRow(window.number, seat, say, *mark)
        await self.store.give(self.id, given)
        window.given[seat] = given
        self.requests.keep(mark, window.number)
        self.telling.seat(seat)
        self._what_next()
        return window.number

    async def behave(self, seat: int, request: wire.Habits) -> int:
        """Who passes for a seat from now on."""

        async def behave(mark: Mark) -> int:
            if len(request.habits) != len(self.game.info.windows):
                raise NotSo("bad-request", f"one habit for each of the {len(self.game.info.windows)} windows of this title")
            self.reactions.habits[seat] = list(request.habits)
            self.requests.keep(mark, self.shown_number)
            self.telling.seat(seat)  # a question that the habit answers is asked no longer
            self._what_next()
            return self.shown_number

        return await self._once(request, behave)

    async def undo(self, seat: int, request: wire.Undo) -> int:
        return await self._once(request, lambda mark: self._change(mark, lambda: self.taking_back.undo(seat, request)))

    async def redo(self, seat: int, request: wire.Redo) -> int:
        return await self._once(request, lambda mark: self._change(mark, lambda: self.taking_back.redo(seat)))

    async def pause(self, seat: int, request: wire.Pause) -> int:
        def act() -> Deed:
            if request.on == (self.match.gate.held_at() is not None):
                already = "refused-paused" if request.on else "refused-not-paused"
                raise Refused("the clock is as it was asked to be", Phrase(already))
            if request.on:
                self.match.hold()
            else:
                self.match.go_on()
            return Deed("pause" if request.on else "go_on", seat, len(self.match.moments))

        return await self._once(request, lambda mark: self._change(mark, act))

    async def hint(self, seat: int, request: wire.Hint, advisers: Advisers) -> list[wire.Advice]:
        """Counted before it is given; asked again, the same one is given again."""
        if (seat, request.id) == self.advised[:2]:
            return self.advised[2]
        mark = mark_of(request)
        async with self.lock:
            if await self.requests.number_of(mark) is not None:
                raise NotSo("stale", "this hint was given, and another one since")
            asked_at = self._asked_at(seat)
            _, state = self.question([seat])
            row = self.seats[seat]
            await self.store.change_seat(self.id, seat, {"hints": row.hints + 1})
            row.hints += 1
        self.telling.seat(seat)
        found = advice.best(self.match, seat, state, await advisers.think(self.match, seat, state))
        if self._asked_at(seat) != asked_at:
            raise NotSo("stale", "the question changed while the hint was thought out")
        self.advised = (seat, request.id, found)
        self.requests.keep(mark, asked_at)
        return found

    # -- changes ---------------------------------------------------------------------------------------------------

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

    async def _change(self, mark: Mark, act: Callable[[], Deed | None]) -> int:
        """Do something to the match, store what came of it, and only then tell."""
        kept, deed = len(self.match.moments), None
        problem: LudariumError | None = None
        try:
            deed = act()
        except LudariumError as refusal:
            if not is_refusal(refusal):
                raise
            problem = refusal  # the clock may have spoken before the refusal: that is stored all the same
        await self._write(kept if deed is None else deed.length, None if problem else mark, deed)
        if problem:
            raise problem
        return self.log.number

    async def _unasked(self, act: Callable[[], Mark | None]) -> bool:
        """The same for what nobody asks for now; False if nothing can be changed any more. An answer that was given before brings
        the mark of its request."""
        async with self.lock:
            if self.broken:
                return False
            kept = len(self.match.moments)
            await self._write(kept, act())
            return True

    async def _write(self, kept: int, mark: Mark | None = None, deed: Deed | None = None) -> None:
        """Store everything after the first `kept` entries of the match's log, tell the viewers, see who is next."""
        now = milliseconds()
        rows = self.log.next_rows(self.match, kept, deed, mark, now)
        if not rows:
            return
        self.log.add(rows)
        self.lanes.look(rows)
        if rows[0].kind == "rewind":
            self.bots.company.forget()  # what never happened is not remembered
        stays_open = self.reactions.stay_open(rewound=rows[0].kind == "rewind")
        if not stays_open:  # else lists show the table as it was when the window opened, and when
            self.row.touched, self.row.summary = now, msgspec.to_builtins(self.summary())
        try:
            gate, due = self.match.gate, self.match.due_in
            times = (gate.began_at(), gate.held_at(), None if due is None else now + due)
            await self.store.write(self.id, rows, self.row.touched, *times, self.row.summary)
        except BaseException:
            self.broken = True
            asyncio.get_running_loop().call_later(SECONDS_TO_BE_TOLD, self.close, "the database did not take it")
            raise
        if mark is not None:
            self.requests.keep(mark, self.shown_number)
        if not stays_open:
            self.telling.everybody(kept)
        elif not self.people.in_company():  # nobody is there who could learn from it
            for moment in self.match.moments[kept:]:
                self.telling.seat(moment.entry.by)
        self._what_next()

    # -- what happens by itself ------------------------------------------------------------------------------------

    def _what_next(self) -> None:
        """Set the alarm for the clock; let a bot answer if it is asked, and the table itself for a seat that need not."""
        for timer in (self._alarm, self._reaction):
            if timer is not None:
                timer.cancel()
        self._alarm = self._reaction = None
        due, actor = self.match.due_in, self.match.actor
        if due is not None:
            self._alarm = self.clock.later(due / 1000 + 0.005, lambda: self._start(self._by_itself("clock", self._tick())))
        if self.bots.asked() is not None:
            if self._bot is None:
                self._bot = asyncio.get_running_loop().create_task(self._by_itself("bot", self._play_bots()))
        elif isinstance(actor, int) and not self.people.is_bot(actor):
            if (seconds := self.reactions.seconds_to_react(actor)) is not None:
                work, number = self._by_itself, self.log.asked_at
                self._reaction = self.clock.later(seconds, lambda: self._start(work("reaction", self._react(number))))

    async def _tick(self) -> None:
        def tick() -> None:
            self.match.tick()

        if await self._unasked(tick):
            self._what_next()

    async def _play_bots(self) -> None:
        try:
            await self.bots.play(self._unasked)
        finally:
            self._bot = None

    async def _react(self, number: int) -> None:
        """Give the answer that a person has given before, or need not give."""

        def react() -> Mark | None:
            actor, reaction, window = self.match.actor, self.match.reaction, self.window
            if self.log.asked_at != number or not isinstance(actor, int) or reaction is None:
                return None
            given = window.given.pop(actor, None) if window is not None else None
            self.match.answer(reaction.otherwise if given is None else given.say)
            return None if given is None else Mark(given.client, given.asked)

        await self._unasked(react)

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- who comes and goes ----------------------------------------------------------------------------------------

    def enter(self, viewer: Viewer, seen: int) -> None:
        """Somebody comes in, or comes back, having seen so much of the log."""
        returned = [seat for seat in viewer.seats if self.people.is_away(seat)]
        self.viewers.append(viewer)
        self.used = self.clock.now()
        self.reactions.hold_back_for(returned)
        self.telling.welcome(viewer, seen)
        if self.window is not None or len(self.viewers) == 1:  # bots among themselves may have rested
            self._what_next()

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.telling.seats(list(self.viewers))
            self.reactions.wait_for_who_left(viewer.seats)
            if self.window is not None:
                self._what_next()
        self.used = self.clock.now()

    def seats_changed(self) -> None:
        self.telling.seats(list(self.viewers))
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

"""The conversation of one connection at a table: hello first, then requests, each answered by what happened or why it did not."""

from __future__ import annotations

import asyncio
import logging
import re

import msgspec
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludarium.core import reasons
from ludarium.core.outlook import Outlooks
from ludarium.core.views import said
from ludarium.server import foreseeing, seeing, wire
from ludarium.server.closing import is_refusal
from ludarium.server.hall import Hall
from ludarium.server.limits import LONGEST_MESSAGE, MOST_FROM_ONE_ADDRESS, MOST_VIEWERS, Bucket
from ludarium.server.people import Viewer
from ludarium.server.refusals import NotSo, code_of, detail_of, phrase_of
from ludarium.server.tables import Table

SECONDS_FOR_HELLO = 10.0
SECONDS_OF_SILENCE = 60.0  # clients send a ping every few seconds
MESSAGES_A_SECOND = 20  # of one connection, in the long run
UNSENT = 200  # messages that may wait for a slow client before it is let go

log = logging.getLogger("ludarium.sockets")
RULE = re.compile(r"\b[A-Z]-\d+[a-z]?\b")
read: msgspec.json.Decoder[wire.Request] = msgspec.json.Decoder(wire.Request)


class Connection:
    """One open socket: a viewer of the table."""

    def __init__(self, socket: WebSocket, hall: Hall, table: Table) -> None:
        self.socket, self.hall, self.table = socket, hall, table
        self.seats: list[int] = []
        self.address = socket.client.host if socket.client else ""
        self.bucket = Bucket(size=6 * MESSAGES_A_SECOND, a_second=MESSAGES_A_SECOND)
        self.strikes = 0
        self.unsent: asyncio.Queue[wire.Event | None] = asyncio.Queue(UNSENT)
        self.foreseeing: asyncio.Future[None] = asyncio.Future()

    # -- sending ---------------------------------------------------------------------------------------------------

    def send(self, event: wire.Event) -> None:
        try:
            self.unsent.put_nowait(event)
        except asyncio.QueueFull:
            self.drop("too slow")

    def drop(self, reason: str) -> None:
        """Close after what is already waiting, or at once if too much is."""
        log.info("a connection is closed: %s", reason)
        try:
            self.unsent.put_nowait(None)
        except asyncio.QueueFull:
            self.unsent = asyncio.Queue(UNSENT)
            self.unsent.put_nowait(None)

    async def send_all(self) -> None:
        while (event := await self.unsent.get()) is not None:
            await self.socket.send_text(event.json)
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.close(1013)

    def refuse(self, request: wire.Request | None, problem: Exception) -> None:
        code = code_of(problem)
        if code == "trouble":
            log.error("a request failed", exc_info=problem)
        text = said(phrase_of(problem))
        self.send(wire.Refusal(getattr(request, "id", ""), code, text, detail_of(problem)))

    # -- receiving -------------------------------------------------------------------------------------------------

    async def talk(self) -> None:
        """Until one of the two leaves."""
        sender = asyncio.create_task(self.send_all())
        receiver = asyncio.create_task(self.receive_all())
        try:
            await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.leave(self)
            self.foreseeing.cancel()
            for task in (sender, receiver):
                task.cancel()
            await asyncio.gather(sender, receiver, return_exceptions=True)

    async def receive_all(self) -> None:
        try:
            hello = await asyncio.wait_for(self.next(), SECONDS_FOR_HELLO)
            if not isinstance(hello, wire.Hello):
                raise NotSo("bad-request", "the first message is a hello")
            await self.enter(hello)
            while True:
                request = await asyncio.wait_for(self.next(), SECONDS_OF_SILENCE)
                if request is not None:
                    await self.handle(request)
        except NotSo as problem:
            self.refuse(None, problem)
            self.drop(problem.code)
        except (WebSocketDisconnect, TimeoutError):
            self.drop("gone")
        except Exception as problem:
            self.refuse(None, self.failed("enter", problem))
            self.drop("failed")

    async def next(self) -> wire.Request | None:
        """The next message that makes sense. What does not is refused; who goes on with it is let go."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        content = message.get("text") or message.get("bytes") or ""
        try:
            if len(content) > LONGEST_MESSAGE:
                raise NotSo("too-large", f"a message has at most {LONGEST_MESSAGE} bytes")
            if not self.bucket.take():
                raise NotSo("too-fast", f"at most {MESSAGES_A_SECOND} messages a second")
            return read.decode(content)
        except msgspec.MsgspecError as problem:
            self.strike(NotSo("bad-request", str(problem)))
        except (UnicodeError, RecursionError) as problem:
            self.strike(NotSo("bad-request", type(problem).__name__))
        except NotSo as problem:
            self.strike(problem)
        return None

    def strike(self, problem: NotSo) -> None:
        self.strikes += 1
        if self.strikes > 50:
            raise NotSo("too-many", "too many bad messages")
        self.refuse(None, problem)

    async def enter(self, hello: wire.Hello) -> None:
        if len(hello.tokens) > 16:
            raise NotSo("too-large", "no table has so many seats")
        if self.table.broken:  # between the door and the hello something could not be stored
            self.table = await self.hall.table(self.table.id)
        self.seats = sorted({self.table.people.holder(token) for token in hello.tokens})
        alike = [viewer for viewer in self.table.people.viewers if self.shares_with(viewer)]
        if len(alike) >= MOST_VIEWERS:
            raise NotSo("too-many", f"at most {MOST_VIEWERS} connections for a seat, or of people who watch a table")
        if not self.seats and sum(viewer.address == self.address for viewer in alike) >= MOST_FROM_ONE_ADDRESS:
            raise NotSo("too-many", f"at most {MOST_FROM_ONE_ADDRESS} connections of one address to watch a table")
        self.table.enter(self, hello.seen)

    def shares_with(self, viewer: Viewer) -> bool:
        """Do these two count together? Spectators keep no player out, nor does one player another."""
        return (not self.seats and not viewer.seats) or not set(self.seats).isdisjoint(viewer.seats)

    async def handle(self, request: wire.Request) -> None:
        try:
            if self.table.broken:
                raise WebSocketDisconnect(1012)
            await self.answer(request)
        except WebSocketDisconnect:
            raise
        except Exception as problem:
            self.refuse(request, self.failed(str(request.__struct_config__.tag), problem))

    def failed(self, doing: str, problem: Exception) -> Exception:
        """What fails for somebody who sits here closes the table. Who only watches may not close it, whatever they ask."""
        if isinstance(problem, DBAPIError) or is_refusal(problem) or not self.seats:
            return problem
        return self.table.fail(doing, problem)

    async def answer(self, request: wire.Request) -> None:
        table = self.table
        match request:
            case wire.Ping(n=n):
                self.send(wire.Pong(n))
            case wire.Answer():
                self.done(request.id, await table.answer(self.own(request.seat), request))
            case wire.Undo():
                self.done(request.id, await table.undo(self.own(request.seat), request))
            case wire.Redo():
                self.done(request.id, await table.redo(self.own(request.seat), request))
            case wire.Pause():
                self.done(request.id, await table.pause(self.own(request.seat), request))
            case wire.Hint():
                options = await table.hint(self.own(request.seat), request, self.hall.advisers)
                self.send(wire.Hinted(request.id, table.shown_number, options))
            case wire.Habits():
                self.done(request.id, await table.behave(self.own(request.seat), request))
            case wire.Look(at=at):
                self.send(wire.Looked(at, table.look(at, table.telling.seat_seen_by(self))))
            case wire.Preview(say=say, why=why):
                self.send(self.preview(say, why))
            case wire.Foresee(says=says, number=number):
                self.foresee(says, number)
            case wire.Why(say=say):
                self.send(self.why(say))
            case wire.Hello():
                raise NotSo("bad-request", "hello is said once")

    def done(self, id: str, number: int) -> None:
        self.send(wire.Done(id, number))

    def own(self, seat: int) -> int:
        """A request for a seat must come from who holds it."""
        if seat not in self.seats:
            raise NotSo("not-yours", "this connection does not hold that seat")
        return seat

    def preview(self, say: str, why: bool) -> wire.Previewed:
        table, say = self.table, say.strip()
        seat, asked = table.question(self.seats)
        foreseen = table.match.foresee(say, seat, asked)
        view = None if foreseen.state is None else table.game.view(foreseen.state, seat)
        option = next(each for each in table.match.prompt_of(asked).options if each.notation == say)
        notes = [said(note, seat) for note in table.game.news(foreseen.sentences)]
        reason = reasons.reason(table.match, option, seat, asked) if why else None
        told = said(reason) if reason else None
        return wire.Previewed(say, table.shown_number, notes, view, seeing.odds(option.odds), why, told)

    def foresee(self, says: list[str], number: int) -> None:
        """Never refused and never waited for: who asks about an old question gets nothing."""
        self.foreseeing.cancel()
        if number != self.table.shown_number:
            return
        try:
            _, asked = self.table.question(self.seats)
        except NotSo:
            return
        wanted = {each.notation: each.index for each in self.table.match.prompt_of(asked).options if each.notation in says}
        outlooks = Outlooks(self.table.game, asked)

        async def work() -> None:
            found = await foreseeing.foresee(outlooks, wanted, lambda: number != self.table.shown_number)
            if found and number == self.table.shown_number:
                self.send(wire.Foreseen(number, found))

        self.foreseeing = asyncio.create_task(work())

    def why(self, say: str) -> wire.Because:
        game = self.table.game
        _, asked = self.table.question(self.seats)
        reason = game.why_not(asked, say[:200])
        named = RULE.search(game.text(reason)) if reason else None
        return wire.Because(say[:200], said(reason) if reason else None, named.group() if named else "")

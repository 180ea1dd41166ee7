"""The hall: every table of this server, found, made, joined, kept in memory while somebody needs it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Sequence
from itertools import dropwhile, takewhile
from typing import Any

import msgspec
from sqlalchemy.exc import DBAPIError

from ludarium import registry
from ludarium.core import saves
from ludarium.core.clock import Steady, milliseconds
from ludarium.core.errors import BadOption, BadSave, BadTitle
from ludarium.core.game import Game
from ludarium.core.luck import fresh_seed
from ludarium.core.options import Lesson, read_setup
from ludarium.core.saves import Save
from ludarium.core.text import Phrase
from ludarium.core.views import said
from ludarium.lab.statistics import wilson
from ludarium.players import find
from ludarium.server import wire
from ludarium.server.advisers import Advisers
from ludarium.server.closing import NO_TITLE, RUN, ClosedTable, Failure, failure_of, sentence
from ludarium.server.importing import Examiner, title_of, untimed
from ludarium.server.logs import entries, save_of
from ludarium.server.names import named, named_apart
from ludarium.server.people import seat_seen
from ludarium.server.refusals import NotSo
from ludarium.server.reports import report
from ludarium.server.store import LogRow, SeatRow, SlotRow, Store, TableRow, checked, digest
from ludarium.server.tables import Table
from ludarium.server.telling import Status, status_of

MOST_TOKENS = 2000
SLOTS_A_SEAT = 50  # each has room of its own, so that nobody can take another's
LONGEST_SEED = 200
IDLE_SECONDS = 600.0  # a table that nobody looks at leaves memory after so long

log = logging.getLogger("ludarium.hall")


class Hall:
    def __init__(self, store: Store, idle_seconds: float = IDLE_SECONDS) -> None:
        self.store = store
        self.idle_seconds = idle_seconds
        self.open: dict[str, Table] = {}
        self.examiner = Examiner()
        self.advisers = Advisers()
        self.clock = Steady()  # of every live round, whatever happens to the wall clock
        self._loading: dict[str, asyncio.Lock] = {}

    # -- finding ---------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """A table by its id, from memory or from the store."""
        found = self.open.get(id)
        if found is not None and found.failure is not None:  # which may not be stored yet
            raise ClosedTable(found.failure)
        if found is not None and not found.broken:
            found.used = time.monotonic()
            return found
        async with self._loading.setdefault(id, asyncio.Lock()):  # two people come in at once: one match
            try:
                found = self.open.get(id)
                if found is None or found.broken:
                    found = await self._load(id)
            finally:
                self._loading.pop(id, None)
        return found

    async def _load(self, id: str) -> Table:
        row = await self.store.table(id)
        if row is None:
            raise NotSo("no-table", "there is no such table")
        failure = closed_in(row)
        if failure is None or failure.run != RUN:  # a table that was closed before this start is tried again
            failure = without_title(row)
        if failure is not None:
            raise ClosedTable(failure)
        try:
            row = checked(row)
            seats, rows, given = await self.store.seats(id), await self.store.rows(id), await self.store.given(id)
            if (missing := (msgspec.convert(row.summary, Status).rows or 0) - len(rows)) > 0:
                raise BadSave(f"{missing} rows of its log are missing")
            table = self.open[id] = await asyncio.to_thread(
                Table, self.store, row, seats, rows, title(row.game), given, self.clock
            )
            await table.wake()
        except (NotSo, DBAPIError):
            self.open.pop(id, None)
            raise
        except Exception as problem:
            log.error("table %s stays closed, for it cannot be loaded", id[:6], exc_info=problem)
            self.open.pop(id, None)
            failure = failure_of("load", problem)
            await self.store.close_table(id, msgspec.to_builtins(failure))
            raise ClosedTable(failure) from problem
        return table

    async def wake(self) -> None:
        """After a start: tables whose clock runs are opened, so that it can end their rounds."""
        for id in await self.store.running():
            try:
                await self.table(id)
            except Exception as problem:  # no reason not to serve the others
                log.warning("table %s stays closed: %s", id[:6], problem)

    def clear_out(self) -> None:
        """Forget what nobody has looked at for a while; the store has it."""
        before = time.monotonic() - self.idle_seconds
        for id, table in list(self.open.items()):
            if table.broken or (table.closed_for_work and table.used < before):
                table.close("idle")
                del self.open[id]

    async def close(self) -> None:
        for table in self.open.values():
            table.close("the server stops")
        self.open.clear()
        await self.advisers.stop()

    # -- making ----------------------------------------------------------------------------------------------------

    async def make(self, wanted: wire.NewTable) -> wire.TableMade:
        game = title(wanted.game)
        if wanted.lesson:
            lesson = lesson_of(game, wanted.lesson)
            setup, seed = read_setup(game.info, lesson.mode, lesson.seats, lesson.options), lesson.seed
            asked = [wire.SeatWanted(), *(wire.SeatWanted("bot") for _ in range(1, setup.seats))]
        else:
            seats = len(wanted.seats) or None
            setup, seed = read_setup(game.info, wanted.mode, seats, wanted.options), seed_of(wanted.seed)
            asked = wanted.seats or [wire.SeatWanted() for _ in range(setup.seats)]
        game.first_state(setup)  # choices may be good one by one and not together: the title says why
        for each in asked:
            if each.kind == "bot":
                check_bot(game, each.bot)
        save = Save(
            saves.FORMAT,
            game.info.id,
            setup.mode,
            setup.seats,
            setup.own(game.info),
            seed,
            game.info.rules_version,
            game.pack.hash,
            [],
        )
        words = None if wanted.lesson else wanted.seed.strip()[:LONGEST_SEED] or None
        return await self._seat_people(save, asked, wanted.lesson, words is not None, words=words)

    async def bring(self, file: bytes) -> wire.TableMade:
        """A match from a file: everybody in it sits at this browser."""
        save = await self.examiner.examine(title(title_of(file)), file)
        return await self._seat_people(save, [wire.SeatWanted() for _ in range(save.seats)], chosen=True)  # it stands in the file

    async def branch(self, table: Table, token: str, at: int) -> wire.TableMade:
        table.sole_holder(token)
        if not 0 <= at <= len(table.match.moments):
            raise NotSo("no-such", f"the log has {len(table.match.moments)} lines")
        return await self._copy(table, [moment.entry for moment in table.match.moments[:at]])

    async def load_slot(self, table: Table, token: str, slot: int) -> wire.TableMade:
        seat = table.sole_holder(token)
        found = next((each for each in await self.store.slots(table.id) if (each.slot, each.seat) == (slot, seat)), None)
        if found is None:
            raise NotSo("no-such", "there is no such slot")
        return await self._copy(table, entries(await self.store.rows(table.id, found.number)))

    async def _copy(self, table: Table, log: list[saves.Entry]) -> wire.TableMade:
        """A table of its own that shares the beginning of another; every person of it sits at this browser."""
        save = untimed(save_of(table.row, log, len(table.seats)))
        seats = [wire.SeatWanted("bot" if each.kind == "bot" else "person", each.name, each.bot) for each in table.seats]
        found = is_foreseen(table, log)
        return await self._seat_people(save, seats, chosen=table.row.chosen, foreseen=found, words=table.row.words)

    async def _seat_people(
        self,
        save: Save,
        wanted: list[wire.SeatWanted],
        lesson: int = 0,
        chosen: bool = False,
        foreseen: bool = False,
        words: str | None = None,
    ) -> wire.TableMade:
        now, id = milliseconds(), secrets.token_urlsafe(12)
        held = [wire.SeatHeld(seat, secrets.token_urlsafe(24)) for seat, each in enumerate(wanted) if each.kind == "person"]
        tokens = {each.seat: digest(each.token) for each in held}
        invitation = secrets.token_urlsafe(12) if any(each.kind == "open" for each in wanted) else ""
        played = save.begun or saves.Version(save.rules, save.pack)
        row = TableRow(
            id, save.game, save.mode, dict(save.options), str(save.seed), played.rules, played.pack, save.position, lesson,
            digest(invitation) if invitation else None, now, now, save.began, save.held, None, {},
            chosen, words,
        )  # fmt: skip
        seats: list[SeatRow] = []
        for seat, each in enumerate(wanted):
            name = named_apart(each.name, [other.name for other in seats])
            bot, offered = each.bot if each.kind == "bot" else "", each.kind == "open"
            seats.append(SeatRow(seat, each.kind, name, bot, tokens.get(seat), False, 0, offered))
        log = [
            LogRow(number, "entry", str(entry.by), entry.say, entry.at, number + 1, None, now)
            for number, entry in enumerate(save.log)
        ]
        if foreseen:
            log.append(LogRow(len(log), "rewind", "", "reveals", None, len(log), None, now))
        table = await asyncio.to_thread(Table, self.store, row, seats, log, title(save.game), (), self.clock)
        row.summary, row.began = msgspec.to_builtins(table.summary()), table.match.gate.began_at()
        row.due = None if table.match.due_in is None else now + table.match.due_in
        await self.store.make(row, seats, log)
        self.open[id] = table
        await table.contained("load", table.wake())
        return wire.TableMade(id, held, invitation)

    # -- sitting ---------------------------------------------------------------------------------------------------

    async def join(self, table: Table, wanted: wire.Join) -> wire.SeatHeld:
        """The first open seat, for somebody who has the invitation."""
        if not table.row.invitation or digest(wanted.invitation) != table.row.invitation:
            raise NotSo("wrong-token", "this invitation does not belong to this table")
        async with table.lock:
            seat = next((each for each in table.seats if each.kind == "open"), None)
            if seat is None:
                raise NotSo("no-seat", "every seat is taken")
            token = secrets.token_urlsafe(24)
            await self._reseat(table, seat, kind="person", name=name_at(table, seat, wanted.name), token=digest(token))
        table.seats_changed()
        return wire.SeatHeld(seat.seat, token)

    async def give(self, table: Table, wanted: wire.GiveSeat) -> None:
        """A bot takes a seat, or leaves it, because somebody asked it to: the holder of that seat, who still has the token when
        it is given away; or, for a seat to which nobody has come yet, whoever made the table."""
        holder = table.people.holder(wanted.token)
        if wanted.bot:
            check_bot(table.game, wanted.bot)
        async with table.lock:
            if not 0 <= wanted.seat < len(table.seats):
                raise NotSo("no-such", "there is no such seat")
            if table.match.result is not None:  # or a lost match would count for nobody
                raise NotSo("illegal", "the match is over", Phrase("refused-over"))
            seat = table.seats[wanted.seat]
            free = seat.offered and seat.token is None
            if seat.seat != holder and not (free and table.people.made_it(holder)):
                raise NotSo("not-yours", "only who sits there, or for a free seat who made the table, can say who plays it")
            kind = "bot" if wanted.bot else "open" if free else "person"
            # that a bot once played here stays written: the match counts for nobody
            await self._reseat(table, seat, kind=kind, bot=wanted.bot or seat.bot)
        table.seats_changed()

    async def rename(self, table: Table, wanted: wire.Rename) -> None:
        seat = table.seats[table.people.holder(wanted.token)]
        async with table.lock:
            await self._reseat(table, seat, name=name_at(table, seat, wanted.name))
        table.seats_changed()

    async def _reseat(self, table: Table, seat: SeatRow, **changes: Any) -> None:
        """Store first, then change memory: a failure leaves both as they were."""
        if table.broken:  # another one is loaded in its place, and would not learn of this
            raise NotSo("trouble", "the last change could not be stored")
        await self.store.change_seat(table.id, seat.seat, changes)
        for name, value in changes.items():
            setattr(seat, name, value)

    async def archive(self, id: str, wanted: wire.Archive) -> None:
        """Not by way of the match: a table that is closed can be put away as well."""
        there, token = await self.store.seats(id), digest(wanted.token)
        if not there:
            raise NotSo("no-table", "there is no such table")
        seat = next((each for each in there if each.token == token), None)
        if seat is None:
            raise NotSo("wrong-token", "this token opens no seat of this table")
        await self.store.change_seat(id, seat.seat, {"archived": wanted.archived})
        if id in self.open:
            self.open[id].seats[seat.seat].archived = wanted.archived

    # -- keeping ---------------------------------------------------------------------------------------------------

    async def add_slot(self, table: Table, wanted: wire.NewSlot) -> list[wire.SlotSeen]:
        """A new place in the log under a name; nothing is ever overwritten."""
        seat = table.people.holder(wanted.token)
        async with table.lock:
            there = [each for each in await self.store.slots(table.id) if each.seat == seat]
            if len(there) >= SLOTS_A_SEAT:
                full = Phrase("server-too-many-slots", {"most": SLOTS_A_SEAT})
                raise NotSo("too-many", f"a seat has at most {SLOTS_A_SEAT} slots", full)
            place = table.shown_number, table.shown_length, milliseconds()
            slot = SlotRow(secrets.randbits(31), named(wanted.name), *place, seat)
            await self.store.add_slot(table.id, slot)
        return [slot_seen(each) for each in [*there, slot]]

    async def report(self, id: str, wanted: wire.Report) -> str:
        """The match with somebody's words in it; a table that is closed tells itself what failed."""
        try:
            return self.file(await self.table(id), wanted.token, wanted.words or "-")
        except ClosedTable as closed:
            row = await self.store.table(id)
            assert row is not None
            return report(row, await self.store.seats(id), await self.store.rows(id), wanted.token, closed.failure)

    def file(self, table: Table, token: str, words: str | None = None) -> str:
        """The match as a file: a save, a replay, and with words a bug report."""
        table.sole_holder(token)
        save = saves.decode(table.match.save())
        return saves.encode(msgspec.structs.replace(save, note=words[:4000])) if words else saves.encode(save)

    # -- lists -----------------------------------------------------------------------------------------------------

    async def mine(self, tokens: list[str]) -> list[wire.Summary]:
        """The tables where these tokens sit, newest first."""
        if len(tokens) > MOST_TOKENS:
            raise NotSo("too-large", f"at most {MOST_TOKENS} tokens")
        mine: dict[str, tuple[TableRow, list[SeatRow]]] = {}
        for row, seat in await self.store.tables_of(tokens):
            mine.setdefault(row.id, (row, []))[1].append(seat)
        seats, slots = await self.store.seats_of(mine), await self.store.slots_of(mine)
        found = []
        for row, held in mine.values():
            mine_here = [each.seat for each in held]
            here = seats.get(row.id, []), [each for each in slots.get(row.id, []) if each.seat in mine_here]
            try:
                found.append(self._summary(checked(row), held, *here))
            except msgspec.MsgspecError as problem:  # a damaged row; the other tables are as good as ever
                log.warning("table %s is listed as closed: %s", row.id[:6], problem)
                found.append(unreadable(row, held, *here))
        return sorted(found, key=lambda each: -each.touched)

    def _summary(self, row: TableRow, mine: list[SeatRow], there: list[SeatRow], slots: list[SlotRow]) -> wire.Summary:
        status = msgspec.convert(row.summary, Status)
        table = self.open.get(row.id)
        if table is not None:
            status.closed = table.failure  # it may go on since the summary was stored
            if table.window is not None:  # in a window each knows only of the own question
                status.actor = next((each.seat for each in mine if table.waits_for(each.seat)), None)
        elif missing := without_title(row):  # then nobody knows its words either
            status = Status(rows=status.rows, round=status.round, answers=status.answers, closed=missing)
        status.actor = next((each.seat for each in mine if each.seat in status.beside), status.actor)
        seats = table.people.seen() if table else [seat_seen(each, each.kind == "bot") for each in there]
        return wire.Summary(
            table=row.id, game=row.game, mode=row.mode, options=row.options, seats=seats, mine=[each.seat for each in mine],
            handed=[each.seat for each in mine if each.bot], actor=status.actor, asks=status.asks, round=status.round,
            answers=status.answers, hints=sum(each.hints for each in mine),
            undos=status.undos, marks=status.marks, made=row.made, touched=row.touched,
            archived=all(each.archived for each in mine), lesson=row.lesson, result=status.result,
            slots=[slot_seen(each) for each in slots], closed=said(sentence(status.closed)) if status.closed else None,
        )  # fmt: skip

    async def statistics(self, tokens: list[str]) -> list[wire.Row]:
        """Finished matches of mine by title, mode, options and seats; lessons are not matches, resumed branches are. A seat that
        a bot has played, to the end or for a while, counts for nobody, neither as won nor as lost."""
        groups: dict[tuple[str, str, bytes, int, bool], list[wire.Summary]] = {}
        for each in await self.mine(tokens):
            if each.result is not None and not each.lesson and len(each.handed) < len(each.mine):
                options = msgspec.json.encode(each.options, order="sorted")
                key = (each.game, each.mode, options, len(each.seats), not each.marks)
                groups.setdefault(key, []).append(each)
        return [statistic(group, key[-1]) for key, group in sorted(groups.items(), key=lambda item: -len(item[1]))]


def statistic(group: list[wire.Summary], official: bool) -> wire.Row:
    wins = sum(
        any(seat in each.result.winners and seat not in each.handed for seat in each.mine) for each in group if each.result
    )
    low, high = wilson(wins, len(group))
    first, count = group[0], len(group)
    return wire.Row(
        game=first.game, mode=first.mode, options=first.options, seats=len(first.seats), official=official,
        matches=count, wins=wins, rate=wins / count, low=low, high=high,
        hints=sum(each.hints for each in group), undos=sum(each.undos for each in group),
        answers=sum(each.answers for each in group) / count,
        minutes=sorted((each.touched - each.made) / 60_000 for each in group)[count // 2],
    )  # fmt: skip


def closed_in(row: TableRow) -> Failure | None:
    """What failed in this table when it was open last."""
    return status_of(row).closed


def unreadable(row: TableRow, mine: list[SeatRow], there: list[SeatRow], slots: list[SlotRow]) -> wire.Summary:
    """What is listed of a row that makes no sense."""
    return wire.Summary(
        table=row.id, game=str(row.game), mode=str(row.mode), options={}, seats=[seat_seen(each, False) for each in there],
        mine=[each.seat for each in mine], handed=[], actor=None, asks=None, round=0, answers=0, hints=0, undos=0, marks=[],
        made=0, touched=0, archived=all(each.archived for each in mine), lesson=0, result=None,
        slots=[slot_seen(each) for each in slots], closed=said(Phrase("server-closed-unreadable")),
    )  # fmt: skip


def slot_seen(row: SlotRow) -> wire.SlotSeen:
    return wire.SlotSeen(row.slot, row.name, row.length, row.time)


def is_foreseen(table: Table, log: Sequence[saves.Entry]) -> bool:
    """Does somebody who plays on from here know what comes? It is an undo past a reveal, if at another table."""
    moments = table.match.moments
    shared = sum(1 for _ in takewhile(lambda two: two[0].entry == two[1], zip(moments, log, strict=False)))
    undone = dropwhile(lambda moment: not isinstance(moment.entry.by, int), moments[shared:])  # luck falls alike again
    return table.log.reveals_undone > 0 or any(moment.learned for moment in undone)


def check_bot(game: Game, called: str) -> None:
    """Is there such a bot? What can be said behind its name, like how long it thinks, no guest of a server is to say."""
    if ":" in called:
        unknown = Phrase("wrong-player", {"player": called[:40]})
        raise BadOption("at a table a bot has a name and nothing behind it", unknown)
    find(game, called)  # or it says who there is


def name_at(table: Table, seat: SeatRow, wanted: str) -> str:
    return named_apart(wanted, [each.name for each in table.seats if each is not seat])


def title(id: str) -> Game:
    """A title by its id, with its own cards."""
    try:
        return registry.game(id)
    except BadTitle as problem:  # what is wrong with it is for whoever runs the server, who was told at the start
        raise NotSo("no-title", f"the game '{id[:40]}' cannot be used here") from problem
    except BadOption as problem:
        raise NotSo("no-title", f"there is no game '{id[:40]}'") from problem


def without_title(row: TableRow) -> Failure | None:
    """A table waits while its title is not there, or cannot be used. Nothing of that is stored: the title may come back."""
    try:
        title(row.game)
    except NotSo as problem:
        return failure_of(NO_TITLE, problem)
    return None


def seed_of(words: str) -> int:
    """A seed from a number or from any words; nothing: one that nobody knows."""
    words = words.strip()[:LONGEST_SEED]
    if not words:
        return fresh_seed()
    if words.isascii() and words.isdecimal() and len(words) <= 18:
        return int(words)
    return int.from_bytes(hashlib.blake2b(words.casefold().encode(), digest_size=6).digest(), "big")


def lesson_of(game: Game, number: int) -> Lesson:
    if not 1 <= number <= len(game.lessons):
        raise NotSo("no-such", f"{game.info.id} has {len(game.lessons)} lessons")
    return game.lessons[number - 1]

"""While a reaction window is open, nothing that leaves the server tells who could react, who passed or who is still asked.

Two tables stand at the same question in worlds that the seat which is asked cannot tell apart: only the hands of the others
differ, or only the hand of one, so that two more cannot tell them apart either. The same things happen at both, by a clock that
the test moves: one of the others can react at one table and thinks about it, and cannot at the other, where a habit passes;
somebody else takes longer in any case. Every byte that a spectator and each seat with the same hand are sent, and when, every
refusal, every list is equal, until a rule shows somebody a card."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludarium
from ludarium.core import zones
from ludarium.core.errors import LudariumError
from ludarium.core.kernel import CHANCE, State
from ludarium.core.match import Match
from ludarium.core.positions import position
from ludarium.games.anima.state import DECK, Anima
from ludarium.players import plain
from ludarium.server import hall, tables, wire
from ludarium.server.hall import Hall
from ludarium.server.refusals import code_of, phrase_of
from ludarium.server.store import SeatRow, Store, TableRow, digest
from ludarium.server.tables import Table
from ludarium.server.windows import Clock, everybody_asked

ANIMA = ludarium.game("anima")
SEATS = 4
LEAST = 1.5  # seconds for which every window stays open here
AWAY = 100.0  # seconds: whoever takes so long is not connected
BACK = 8.4  # seconds: who takes so long is away at first, comes back and answers soon after
WINDOWS = 15  # that are compared


class GivenClock(Clock):
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.timers: list[Timer] = []
        self.asleep = 0

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, action: Callable[[], object]) -> Any:
        timer = Timer(self.time + seconds, action)
        self.timers.append(timer)
        return timer

    async def sleep(self, seconds: float) -> None:
        awake = asyncio.get_running_loop().create_future()
        self.later(seconds, lambda: awake.set_result(None))
        self.asleep += 1
        await awake
        self.asleep -= 1

    def least_seconds_open(self, floor: float) -> float:
        return LEAST

    async def go_to(self, time: float, table: Table) -> None:
        while True:
            await quiet(table, self)
            due = [timer for timer in self.timers if timer.at <= time and not timer.cancelled]
            if not due:
                break
            first = min(due, key=lambda timer: timer.at)
            self.timers.remove(first)
            self.time = max(self.time, first.at)
            first.action()
        self.time = time


class Timer:
    def __init__(self, at: float, action: Callable[[], object]) -> None:
        self.at, self.action, self.cancelled = at, action, False

    def cancel(self) -> None:
        self.cancelled = True


async def quiet(table: Table, clock: GivenClock) -> None:
    """Until nothing is under way any more."""
    while table.lock.locked() or table._tasks or (table._bot is not None and not clock.asleep):
        await asyncio.sleep(0.0005)
    await asyncio.sleep(0)


class Ear:
    """A viewer that remembers every byte, and when it came."""

    def __init__(self, clock: Clock, *seats: int) -> None:
        self.clock = clock
        self.seats = list(seats)
        self.address = ""
        self.heard: list[tuple[float, bytes]] = []

    def send(self, event: wire.Event) -> None:
        self.heard.append((self.clock.now(), msgspec.json.encode(event)))

    def drop(self, reason: str) -> None:
        self.heard.append((self.clock.now(), reason.encode()))


def opens_a_window(state: State, index: int) -> bool:
    """Does this answer lead to a window at once, without luck and without showing anybody a card?"""
    world = state.clone()
    world.self_driving, world.learned = False, 0
    world.answer(index)
    if world.actor == CHANCE or world.actor < 0 or world.learned:
        return False
    reaction = ANIMA.reaction(world)
    return reaction is not None and reaction.window > 0


@dataclass
class Before:
    """A match at a question of a seat, and an answer to it that opens a window."""

    whole: dict[str, Any]  # its position
    truth: State
    world: State  # in which the hand of the thinker can react, if it cannot in truth, or the other way round
    say: str
    seat: int
    thinker: int
    alike: list[int]  # the seats that cannot tell the two worlds apart


@cache
def windows_to_compare(one_hand: bool, timeout: int) -> list[Before]:
    return list(islice(moments_before_windows(one_hand, timeout), WINDOWS))


def moments_before_windows(one_hand: bool, timeout: int) -> Iterator[Before]:
    """Matches at a question with an answer to it that opens a window, and a world in which other hands can react to it."""
    for seed in range(1000):
        luck, player = random.Random(seed), plain(ANIMA, "heuristic")
        options = {"turn_limit": 8, "reaction_polling": "all", "reaction_timeout": timeout}
        match = ANIMA.new(seed=seed, seats=SEATS, mode="standard", options=options)
        while isinstance(match.actor, int):
            truth, seat = match.state, match.actor
            index = player.answer(ANIMA.resample(truth, seat, seed))
            if match.reaction is None and opens_a_window(truth, index):
                for _ in range(8):
                    changed = luck.choice([other for other in range(SEATS) if other != seat])
                    world = another_hand(match, changed, luck) if one_hand else ANIMA.resample(truth, seat, luck.randrange(2**32))
                    differs = reacting(truth, index) ^ reacting(world, index)
                    if differs:
                        alike = [other for other in range(SEATS) if other == seat or (one_hand and other != changed)]
                        say = match.prompt.options[index].notation
                        yield Before(match.position(), truth, world, say, seat, min(differs), alike)
                        break
            match.answer(index)


def another_hand(match: Match, seat: int, luck: random.Random) -> State:
    """The same world, but for this hand: as many other cards that lay in the deck. The others must see no difference."""
    truth, world = match.state, match.state
    assert isinstance(world, Anima)
    where, known = world.advantage_at, world.advantage_known
    hand, deck = list(world.hand(seat)), list(zones.in_order(where, DECK))
    was_known = any(known[card] != 1 << seat for card in hand)
    for one, other in zip(hand, luck.sample(hand + deck, len(hand)), strict=True):
        zones.swap(where, known, one, other)
    others = [None, *(other for other in range(SEATS) if other != seat)]
    same = all(ANIMA.view(world, other) == ANIMA.view(truth, other) for other in others)
    return world if same and not was_known and ANIMA.unlawful(world, match.setup) is None else truth


def reacting(state: State, index: int) -> set[int]:
    """Who can do more than pass after this answer, if all are asked: the one who takes longer must be among them."""
    world = state.clone()
    world.self_driving = False
    world.answer(index)
    reaction = ANIMA.reaction(world)
    asked = everybody_asked(ANIMA, world, reaction.window) if reaction is not None else {}
    return {seat for seat, each in asked.items() if len(each.options) > 1} if len(asked) == SEATS else set()


async def table_at(store: Store, before: Before, world: State, clock: GivenClock) -> Table:
    """A table of people whose match stands in this world. What happens later has the same luck."""
    world = world.clone()
    world.luck = before.truth.luck[:]
    whole = before.whole | {"state": position(world)}
    row = TableRow(
        "table", "anima", "standard", whole["options"], "0", whole["rules"], whole["pack"], whole, 0, None, 0, 0, None, None,
        None, {}, False,
    )  # fmt: skip
    seats = [SeatRow(seat, "person", f"seat {seat}", "", digest(f"token {seat}"), False, 0) for seat in range(SEATS)]
    table = Table(store, row, seats, [], ANIMA, (), None, clock)
    row.summary = msgspec.to_builtins(table.summary())
    await store.make(row, seats, [])
    return table


async def probe(table: Table, here: Hall, seat: int) -> list[object]:
    """Whatever somebody at this seat, or with no seat, can ask for while a window is open."""
    found: list[object] = [await here.mine([f"token {seat}"]), await here.mine([])]
    for asked in (
        lambda: table.question([seat]),
        lambda: table.look(table.shown_length, seat),
        lambda: table.look(table.shown_length + 1, None),
        lambda: table.look(-1, None),
        lambda: table.question([]),
    ):
        try:
            outcome = asked()
            found.append("asked" if isinstance(outcome, tuple) else outcome)
        except LudariumError as refusal:
            found.append((code_of(refusal), str(refusal)))
    for request in (
        wire.Answer("a", seat, "dance", table.shown_number),
        wire.Answer("b", seat, "pass", table.shown_number + 1),
        wire.Answer("c", seat, "resign", table.shown_number),
        wire.Undo("d", seat, "answer", None),
        wire.Undo("e", seat, "start", None),
        wire.Redo("f", seat),
    ):
        try:
            work = {wire.Answer: table.answer, wire.Undo: table.undo, wire.Redo: table.redo}[type(request)]
            found.append(await work(seat, request))  # type: ignore[operator]
        except LudariumError as refusal:
            found.append((code_of(refusal), str(refusal), phrase_of(refusal)))
    found.append(await here.add_slot(table, wire.NewSlot(f"token {seat}", "here")))
    for ear in (Ear(table.clock), Ear(table.clock, seat)):  # a spectator or the seat itself comes in, having seen so much of it
        for seen in range(table.shown_number - 1, table.shown_number + 3):
            table.enter(ear, seen)
            table.leave(ear)
        found.append(ear.heard)
    return found


async def heard(
    database: Path, before: Before, world: State, tempo: tuple[float, ...], patch: pytest.MonkeyPatch
) -> list[object]:
    """Everything that leaves the server for the seats that cannot tell the worlds apart, and for a spectator, until a card is
    shown: answer, window, its end."""
    seat, thinker = before.seat, before.thinker
    store = Store(f"sqlite:///{database}")
    clock = GivenClock()
    for module in (hall, tables):
        patch.setattr(module, "milliseconds", lambda: int(clock.now() * 1000))
    drawn = random.Random(0)  # what is drawn is drawn alike in both worlds
    patch.setattr(hall.secrets, "randbits", drawn.getrandbits)
    table = await table_at(store, before, world, clock)
    here = Hall(store)
    here.open["table"] = table
    there = [other for other in range(SEATS) if not (other == thinker and tempo[1] in (AWAY, BACK))]
    ears = [Ear(clock), *(Ear(clock, other) for other in there)]
    for ear in ears:
        table.enter(ear, -1)
    told: list[object] = []

    async def compare() -> None:
        for other in before.alike:
            told.append(await probe(table, here, other))
        told.extend(list(ear.heard) for ear in ears if set(ear.seats) <= set(before.alike))

    for other in range(SEATS):
        if other != thinker:
            await table.behave(other, wire.Habits(f"off {other}", other, ["off"] * 9))
    try:
        await table.answer(seat, wire.Answer("first", seat, before.say, table.shown_number))
        await compare()
        number = 0
        while table.window is not None and not shown(table) and number < 3:
            number += 1
            window, begun = table.window, clock.now()
            now = TEMPI["slow"] if BACK in tempo and number > 1 else tempo
            for other, seconds in sorted(pauses(seat, thinker, now, list(window.asked)).items(), key=lambda each: each[1]):
                if seconds == AWAY:
                    continue
                await clock.go_to(begun + seconds - 0.3, table)
                if seconds == BACK and number == 1:
                    table.enter(Ear(clock, other), -1)
                if table.window is window and number == 1:
                    await compare()
                await clock.go_to(begun + seconds, table)
                if table.window is window and table.waits_for(other):
                    await table.answer(other, wire.Answer(f"pass {number} {other}", other, window.word, table.shown_number))
            await compare()
            await clock.go_to(max(begun + 6, clock.now() + 2), table)  # when it has closed, whoever came back
        if not shown(table):
            await compare()
    finally:
        table.close("over")
        await store.close()
    return told


def pauses(seat: int, thinker: int, tempo: tuple[float, ...], asked: list[int]) -> dict[int, float]:
    """After how many seconds each passes, if asked: whoever opened the window, whose hand differs, and the others in their order.
    The last of them keeps the window open: what is carried out before that is nobody's business."""
    rest = [other for other in asked if other not in (seat, thinker)]
    return dict(zip((seat, thinker, *rest), tempo, strict=False))


def shown(table: Table) -> bool:
    """Has a rule shown somebody something since the answer? Then the two worlds may differ for everybody to see."""
    return any(moment.learned for moment in table.match.moments)


TEMPI = {
    "fast": (0.2, 0.4, 0.6, 0.8),
    "slow": (0.5, 3.0, 0.6, 5.0),
    "away": (0.5, AWAY, 0.6, 5.0),
    "back": (0.5, BACK, 0.6, 5.0),
}


@pytest.mark.rule("A-155", "A-156", "A-157a")
@pytest.mark.parametrize("one_hand", [False, True], ids=["other hands", "another hand"])
@pytest.mark.parametrize(("tempo", "timeout"), [("fast", 20), ("slow", 20), ("away", 20), ("away", 0), ("back", 0)])
def test_two_tables_that_differ_in_hidden_hands_tell_the_same_while_a_window_is_open(
    tempo: str, timeout: int, one_hand: bool, empty: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    closed = 0
    for number, before in enumerate(windows_to_compare(one_hand, timeout)):
        told = [
            asyncio.run(heard(copied(empty, tmp_path / f"{number}-{name}"), before, world, TEMPI[tempo], monkeypatch))
            for name, world in (("truth", before.truth), ("world", before.world))
        ]
        for one, other in zip(*told, strict=False):
            assert one == other
        closed += len(told[0]) == len(told[1])
    assert closed > 0  # in some of them even the end of the window is the same
    assert number == WINDOWS - 1


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without a table."""
    database = tmp_path_factory.mktemp("empty") / "tables.sqlite"

    async def make() -> None:
        store = Store(f"sqlite:///{database}")
        await store.open()
        await store.close()

    asyncio.run(make())
    return database


def copied(database: Path, to: Path) -> Path:
    return Path(shutil.copy(database, to))

"""Hints are thought out in processes, which are kept, may fail one by one, and end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludarium.core.match import Match
from ludarium.core.text import Phrase
from ludarium.server import advisers, wire
from ludarium.server.advice import Tried
from ludarium.server.advisers import Advisers
from ludarium.server.refusals import NotSo
from tests.server.house import PATIENCE, House, new_id
from tests.server.meeting import Meeting
from tests.server.test_answers import solo

Hint = Callable[[], Awaitable[Tried]]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where those who think meet: each leaves its number, and goes on when there are two."""
    monkeypatch.setenv("MEETING", str(tmp_path))
    return tmp_path


def thinking(place: Path) -> set[int]:
    return {int(each.name) for each in place.iterdir() if each.name.isdecimal()}


async def until(found: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not found():
            await asyncio.sleep(0.02)


def with_advisers(most: int, work: Callable[[Advisers, Hint], Awaitable[None]]) -> None:
    """Do something with advisers and a hint that they can be asked for; afterwards none of their processes is left."""
    match: Match = Meeting().new(seed=1)
    assert isinstance(match.actor, int)
    seat = match.actor

    async def all_of_it() -> None:
        here = Advisers(most)
        try:
            await work(here, lambda: here.think(match, seat, match.state))
        finally:
            left = [each.pid for each in here.alive]
            await here.stop()
        for each in left:
            with pytest.raises(ProcessLookupError):
                os.kill(each, 0)

    asyncio.run(all_of_it())


def refused(refusal: NotSo) -> bool:
    return refusal.phrase == Phrase("server-no-hint")


def test_hints_are_thought_out_side_by_side_in_processes_that_are_kept(place: Path):
    """Neither of the first two goes on before the other has begun."""

    async def work(here: Advisers, hint: Hint) -> None:
        assert all(await asyncio.gather(hint(), hint()))
        first = thinking(place)
        assert len(first) == 2
        assert os.getpid() not in first
        assert await hint()
        assert thinking(place) == first == {each.pid for each in here.alive}

    with_advisers(2, work)


def test_as_many_think_at_once_as_there_are_cores():
    assert Advisers().side_by_side._value == os.cpu_count()


def test_a_hint_that_fails_is_refused_and_the_next_is_found(place: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("MEETING")  # its player does not know where to go

    async def work(here: Advisers, hint: Hint) -> None:
        with pytest.raises(NotSo, match="no hint") as refusal:
            await hint()
        assert refused(refusal.value)
        assert not here.alive
        monkeypatch.setenv("MEETING", str(place))
        (place / "somebody else").touch()
        assert await hint()

    with_advisers(1, work)


@pytest.mark.parametrize("when", ["while it thinks", "while it waits"])
def test_an_adviser_that_is_killed_harms_one_hint_at_most(place: Path, when: str):
    async def work(here: Advisers, hint: Hint) -> None:
        if when == "while it thinks":
            asked = asyncio.ensure_future(hint())
            await until(lambda: thinking(place))
            os.kill(thinking(place).pop(), signal.SIGKILL)
            with pytest.raises(NotSo) as refusal:
                await asked
            assert refused(refusal.value)
        else:
            (place / "somebody else").touch()
            assert await hint()
            (adviser,) = here.alive
            adviser.kill()
            await adviser.wait()
        (place / "somebody else").touch()
        assert await hint()

    with_advisers(1, work)


def test_an_adviser_that_takes_too_long_is_ended(place: Path, monkeypatch: pytest.MonkeyPatch):
    async def work(here: Advisers, hint: Hint) -> None:
        asked = asyncio.ensure_future(hint())
        await until(lambda: here.alive)
        (adviser,) = here.alive
        with pytest.raises(NotSo) as refusal:
            await asked
        assert refused(refusal.value)
        assert adviser.returncode is not None
        assert not here.alive

    monkeypatch.setattr(advisers, "SECONDS_IN_ALL", 0.2)
    with_advisers(1, work)


def test_a_server_that_stops_leaves_no_adviser_behind(own_house: House):
    with solo(own_house).sit(0) as ann:
        assert isinstance(ann.ask(wire.Hint(new_id(), 0)), wire.Hinted)
    left = [each.pid for each in own_house.app.state.hall.advisers.alive]
    assert left
    own_house.stop()
    for each in left:
        with pytest.raises(ProcessLookupError):
            os.kill(each, 0)

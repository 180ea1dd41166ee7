"""Time that a test gives: it stands still until the test lets it pass, however long the machine takes for everything else."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from ludarium.core import clock
from ludarium.server import tables
from ludarium.server.windows import Clock


class GivenTime(Clock):
    """The clock of every live round, of every table, and of matches that begin in the test itself."""

    def __init__(self) -> None:
        self.passed = 0  # milliseconds
        self.began = int(time.time() * 1000)
        self.timers: list[Timer] = []

    # -- for the test --------------------------------------------------------------------------------------------------

    def wall(self) -> int:
        """The wall clock, which somebody may have moved since."""
        return self.began + self.passed

    def passes(self, seconds: float) -> None:
        """Let time pass; whatever is due on the way happens, at its time."""
        end = self.passed + round(seconds * 1000)
        while due := [timer for timer in self.timers if timer.at <= end]:
            first = min(due, key=lambda timer: timer.at)
            self.passed = max(self.passed, first.at)
            first.ring()
        self.passed = end

    # -- for the server ------------------------------------------------------------------------------------------------

    def now(self) -> float:
        return self.passed / 1000

    def later(self, seconds: float, action: Callable[[], object]) -> Any:
        loop, wait = asyncio.get_running_loop(), round(seconds * 1000)
        if wait <= 0:
            return loop.call_soon(action)
        timer = Timer(self, self.passed + wait, loop, action)
        self.timers.append(timer)
        return timer


class Timer:
    """As asyncio's own: it can be cancelled as long as it has not rung."""

    def __init__(self, given: GivenTime, at: int, loop: asyncio.AbstractEventLoop, action: Callable[[], object]) -> None:
        self.given, self.at, self.loop, self.action = given, at, loop, action

    def cancel(self) -> None:
        if self in self.given.timers:
            self.given.timers.remove(self)

    def ring(self) -> None:
        """In the loop of the server, and not cancelled at the last moment."""
        rung = threading.Event()

        def act() -> None:
            if self in self.given.timers:
                self.given.timers.remove(self)
                self.action()
            rung.set()

        self.loop.call_soon_threadsafe(act)
        assert rung.wait()


@contextmanager
def given_time() -> Iterator[GivenTime]:
    """For servers in this process that are started from now on."""
    given = GivenTime()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "counted", lambda: given.passed)
        patch.setattr(clock, "milliseconds", given.wall)
        patch.setattr(clock.steady, "ahead", given.began)
        patch.setattr(tables, "Clock", lambda: given)
        yield given

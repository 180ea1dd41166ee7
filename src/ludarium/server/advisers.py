"""Who thinks hints out: processes of their own, for rules hold the interpreter while they run, so that threads would only take
turns, with each other and with every table. Each is started when it is first needed and then kept, up to one for every core.

    python -m ludarium.server.advisers

answers one question a line, and ends with its input: it never outlives the server."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from ludarium.core.game import Game
from ludarium.core.kernel import State
from ludarium.core.match import Match
from ludarium.core.options import read_setup
from ludarium.core.positions import position, restore
from ludarium.core.text import Phrase
from ludarium.players import Worlds, plain, usual
from ludarium.server import advice
from ludarium.server.advice import Tried, play_on
from ludarium.server.refusals import NotSo

SECONDS_IN_ALL = 20.0  # with the start of the process, on a machine that has other things to do

log = logging.getLogger("ludarium.advisers")


class Question(msgspec.Struct):
    """What an adviser is told: the title, the match, the state in it, for whom, how long to think."""

    title: tuple[str, str]  # the module and the name of its class
    mode: str
    seats: int
    options: dict[str, Any]
    state: dict[str, Any]
    seat: int
    seconds: float


class Advisers:
    """The advisers of one server."""

    def __init__(self, most: int = os.cpu_count() or 1) -> None:
        self.side_by_side = asyncio.Semaphore(most)
        self.alive: set[Process] = set()
        self.idle: list[Process] = []

    async def think(self, match: Match, seat: int, state: State) -> Tried:
        """About the question that waits for a seat in this state of the match. Rules that stumble in a world that is imagined
        close no table: the hint is refused, and its adviser is let go."""
        title, setup = type(match.game), match.setup
        known = (setup.mode, setup.seats, dict(setup.options), position(state))
        question = Question((title.__module__, title.__qualname__), *known, seat, advice.SECONDS)
        async with self.side_by_side:
            adviser = await self._adviser()
            try:
                tried = await asyncio.wait_for(answer_of(adviser, question), SECONDS_IN_ALL)
                self.idle.append(adviser)
                return tried
            except (OSError, TimeoutError, msgspec.MsgspecError) as problem:
                log.warning("no hint was found for %s: %s", title.__name__, type(problem).__name__)
                raise NotSo("no-such", "no hint was found", Phrase("server-no-hint")) from None
            finally:
                if adviser not in self.idle:
                    await self._let_go(adviser)

    async def _adviser(self) -> Process:
        while self.idle:
            adviser = self.idle.pop()
            if adviser.returncode is None:
                return adviser
            self.alive.discard(adviser)
        path = {"PYTHONPATH": os.pathsep.join(each for each in sys.path if each)}
        adviser = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "ludarium.server.advisers", stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=os.environ | path
        )
        self.alive.add(adviser)
        return adviser

    async def _let_go(self, adviser: Process) -> None:
        self.alive.discard(adviser)
        if adviser.returncode is None:
            adviser.kill()
        await adviser.wait()

    async def stop(self) -> None:
        self.idle.clear()
        for adviser in list(self.alive):
            await self._let_go(adviser)


async def answer_of(adviser: Process, question: Question) -> Tried:
    assert adviser.stdin is not None
    assert adviser.stdout is not None
    adviser.stdin.write(msgspec.json.encode(question) + b"\n")
    await adviser.stdin.drain()
    return msgspec.json.decode(await adviser.stdout.readline(), type=Tried)


# -- in the process ------------------------------------------------------------------------------------------------------


@cache
def title_named(module: str, name: str) -> Game:
    game = getattr(import_module(module), name)()
    assert isinstance(game, Game)
    return game


def thought_out(asked: Question) -> Tried:
    game = title_named(*asked.title)
    state = game.begin(read_setup(game.info, asked.mode, asked.seats, asked.options), 0)
    restore(state, asked.state, game.info.id)
    return play_on(Worlds(game, state, asked.seat, 0), plain(game, usual(game), asked.seat), asked.seconds)


def main() -> None:
    for line in sys.stdin.buffer:
        answer = thought_out(msgspec.json.decode(line, type=Question))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

"""Matches from files. Anybody may send one, so it is played through in a process of its own, which can be ended: a thread
cannot be stopped, and a position made for it can keep the rules busy for minutes.

    python -m ludarium.server.importing MODULE CLASS < match.json

prints the match as it is saved here, or why it is refused.
"""

from __future__ import annotations

import asyncio
import os
import sys
from importlib import import_module
from typing import Any

import msgspec

from ludarium.core import saves
from ludarium.core.errors import BadSave, LudariumError
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.saves import Save
from ludarium.core.text import Phrase
from ludarium.core.views import said
from ludarium.server.refusals import NotSo, detail_of, phrase_of

SECONDS = 5.0  # of work; the longest matches that were ever played take one
SECONDS_IN_ALL = 20.0  # with the start of the process, on a machine that has other things to do
MEMORY = 1 << 30
MOST_WAITING = 8


class Examined(msgspec.Struct):
    """What the process says: the match, or why not."""

    match: str = ""
    detail: str = ""
    text: Any = None


class Title(msgspec.Struct):
    """All that is read of a file before it is sent away."""

    ludarium: int
    game: str


class Examiner:
    """One file after the other; who comes when too many wait already is sent away."""

    def __init__(self) -> None:
        self.one_at_a_time = asyncio.Semaphore(1)
        self.waiting = 0

    async def examine(self, game: Game, file: bytes) -> Save:
        """The match in a file, if it can be played through and shown to everybody who sits at it."""
        if self.waiting >= MOST_WAITING:
            raise NotSo("too-many", "too many files are being opened; try again in a moment")
        self.waiting += 1
        try:
            async with self.one_at_a_time:
                found = await in_a_process(type(game), file)
        finally:
            self.waiting -= 1
        if not found.match:
            raise BadSave(found.detail, phrase_in(found.text))
        return untimed(saves.decode(found.match))


def untimed(save: Save) -> Save:
    """The same match without since when its clock runs, or stands still: in a round that is under way it runs on from the last
    entry of the log. What a file says of that nobody can check, and for a copy it would not be true."""
    return msgspec.structs.replace(save, began=None, held=None)


def title_of(file: bytes) -> str:
    try:
        return msgspec.json.decode(file, type=Title).game
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise BadSave(f"this is no Ludarium save, or it is damaged: {problem}") from None


async def in_a_process(title: type[Game], file: bytes) -> Examined:
    path = {"PYTHONPATH": os.pathsep.join(each for each in sys.path if each)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ludarium.server.importing", title.__module__, title.__qualname__,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL, env=os.environ | path,
    )  # fmt: skip
    try:
        written, _ = await asyncio.wait_for(process.communicate(file), SECONDS_IN_ALL)
        return msgspec.json.decode(written, type=Examined)
    except (TimeoutError, msgspec.MsgspecError):  # it took too long, or was ended because it took too much
        raise NotSo("too-large", "playing it through takes too long", Phrase("server-import-too-long")) from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def phrase_in(text: Any) -> Phrase | None:
    """A phrase that has travelled, if there is nothing in it but words and numbers."""
    if not isinstance(text, dict) or not all(isinstance(each, str | int) for each in text["with"].values()):
        return None
    return Phrase(text["say"], text["with"])


# -- in the process ------------------------------------------------------------------------------------------------------


def examined(game: Game, file: bytes) -> Examined:
    try:
        save = untimed(saves.decode(file))
        impossible: list[str] = []
        match = Match.replay(game, save, problems=impossible)
        if impossible:
            raise BadSave(impossible[0], Phrase("wrong-save"))
        for seat in (None, *range(save.seats)):
            match.view(seat)
            for moment in match.moments:
                moment.open_to(seat)
        match.result  # noqa: B018  a match that cannot tell how it ended cannot be listed
        match.prompt  # noqa: B018
        return Examined(match.save())
    except LudariumError as problem:
        return Examined("", detail_of(problem), said(phrase_of(problem)))
    except Exception as problem:
        return Examined("", f"this match cannot be played here: {type(problem).__name__}", said(Phrase("server-bad-save")))


def main() -> None:
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (int(SECONDS), int(SECONDS)))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    except ImportError:  # a system without such limits: the time in all has to do
        pass
    module, name = sys.argv[1:]
    game: Game = getattr(import_module(module), name)()
    sys.stdout.buffer.write(msgspec.json.encode(examined(game, sys.stdin.buffer.read())))


if __name__ == "__main__":
    main()

"""Bots at a table: each answers when its seat is asked, with what that seat knows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from ludarium.core.errors import BadOption, Refused
from ludarium.core.lessons import next_answer
from ludarium.core.match import Match
from ludarium.players import Budget, Company, Player, Worlds, usual
from ludarium.server.lanes import Lanes
from ludarium.server.logs import Log
from ludarium.server.people import People
from ludarium.server.reactions import Reactions
from ludarium.server.windows import Clock

BOT_PAUSE = 0.5  # seconds before a bot answers, so that people can follow
BOT_THINKS = Budget(seconds=1.0)  # for those that need a while: nobody waits for them for long

log = logging.getLogger("ludarium.bots")


class Bots:
    def __init__(
        self, match: Match, log: Log, people: People, reactions: Reactions, lanes: Lanes, clock: Clock, lesson: int
    ) -> None:
        self.match, self.log, self.people, self.reactions, self.lanes = match, log, people, reactions, lanes
        self.clock = clock
        self.company = Company(match.game, log.number)
        lessons = match.game.lessons
        self.lesson = lessons[lesson - 1] if 1 <= lesson <= len(lessons) else None

    def asked(self) -> int | None:
        """The seat of the bot that is to answer now."""
        if self.people.nobody_cares():
            return None
        return next((seat for seat in self.match.actors if self.people.is_bot(seat)), None)

    async def play(self, change: Callable[[Callable[[], None]], Awaitable[bool]]) -> None:
        """Answer for the bots until a person is asked, or nothing can be changed any more."""
        while (seat := self.asked()) is not None:
            number, index = self.lanes.asked_at(seat), self._line()
            if index is None:
                index = await self._choice(seat)
            await self.clock.sleep(self._pause(index))
            if not await change(partial(self._answer, number, seat, index)):
                return

    async def _choice(self, seat: int) -> int:
        """A bot sees worlds drawn from what its seat knows."""
        worlds = Worlds(self.match.game, self.match.asked_state(seat), seat, self.log.number)
        return await asyncio.to_thread(self._player(seat).choose, worlds, BOT_THINKS)

    def _player(self, seat: int) -> Player:
        """A bot that is not installed any more does not stop the others: the title's usual one takes its seat."""
        try:
            return self.company.player(seat, self.people.seats[seat].bot)
        except BadOption as problem:
            log.warning("a bot is missing: %s", problem)
            return self.company.player(seat, usual(self.match.game))

    def _answer(self, number: int, seat: int, index: int) -> None:
        """If it is still asked: meanwhile somebody may have taken something back, or the seat."""
        if self.lanes.asked_at(seat) == number and seat in self.match.actors and self.people.is_bot(seat):
            try:
                self.match.answer(index, seat)
            except Refused:
                log.info("a bot's answer came too early or too late")

    def _line(self) -> int | None:
        """In a lesson the others say what it has them say, so that its words come true."""
        return None if self.lesson is None else next_answer(self.lesson, self.match)

    def _pause(self, index: int) -> float:
        reaction, window = self.match.reaction, self.reactions.window
        if reaction is None or window is None or index != reaction.otherwise:
            return BOT_PAUSE
        return self.reactions.seconds_held_back(window)

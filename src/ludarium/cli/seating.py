"""Who sits where at a terminal: people who share the keyboard, bots on the other seats, and who passes without being asked."""

from __future__ import annotations

import random
from contextlib import suppress

from ludarium.core.errors import IllegalAnswer
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.reactions import AT_FIRST, Habit, passes
from ludarium.players import Budget, Company, Worlds, usual

BOT_THINKS = Budget(seconds=1.0)  # for those that need a while: nobody waits for them for long
DECOYS = 8  # where people share a keyboard, one silent pass in so many is asked for all the same


class Seating:
    """People hold the first seats, the computer the last ones."""

    def __init__(self, game: Game, seats: int, bots: int = 0, bot: str | None = None) -> None:
        self.game = game
        self.bot = bot or usual(game)  # which player holds the seats of the computer
        self._company: tuple[Match | None, Company] = (None, Company(game))
        self.seats = seats
        self.bots = max(0, min(bots, seats - 1))  # somebody is sitting here
        self.people = range(seats - self.bots)
        self.looking: int | None = None if len(self.people) > 1 else 0  # whose eyes are on the screen
        self._auto_pass: dict[tuple[int, int], Habit] = {}  # seat, window -> what was asked for
        self._luck = random.SystemRandom()  # what it decides is no part of the match, so it is not drawn from its generator
        self._decoy = -1  # where in the log somebody is asked for nothing

    # -- passing by itself ---------------------------------------------------------------------------------------------

    def set_auto_pass(self, seat: int, setting: Habit, window: int = 0) -> None:
        """For one window, or (0) for all."""
        for each in [window] if window else range(1, len(self.game.info.windows) + 1):
            self._auto_pass[seat, each] = setting

    def auto_pass(self, seat: int, window: int) -> Habit:
        return self._auto_pass.get((seat, window), AT_FIRST)

    def needs_person(self, match: Match) -> bool:
        """Does somebody here have to answer the question that waits?"""
        actor = match.actor
        return isinstance(actor, int) and actor in self.people and not self._would_pass(match, actor)

    def _would_pass(self, match: Match, seat: int) -> bool:
        """A-156, for people"""
        reaction = self.game.reaction(match.state)
        if reaction is None or not reaction.window or match.prompt is None:
            return False
        return passes(self.auto_pass(seat, reaction.window), len(match.prompt.options))

    def _asked_for_nothing(self, match: Match, seat: int) -> bool:
        """Whether somebody who would pass is asked all the same, so that being asked tells the others nothing.

        Where people share a keyboard it changes hands for a question, and everybody sees that. If it did so only for those who
        hold a card that fits, each time would betray such a card (A-155). If it did so for everybody whom the rules ask, most
        would be called to the keyboard only to pass. So now and then it is handed over for nothing, just as a window at a table
        now and then stays open longer for nothing (A-157a): that somebody is asked proves little. Whoever has the keyboard
        already is not asked for nothing: nobody is called.
        """
        if len(self.people) == 1 or seat == self.looking:
            return False
        at = len(match.moments)
        if self._decoy != at and self._luck.randrange(DECOYS) == 0:
            self._decoy = at
        return self._decoy == at

    # -- answers that nobody here has to give ----------------------------------------------------------------------------

    def company(self, match: Match) -> Company:
        """The bots of this match; the next one is played by others."""
        if self._company[0] is not match:
            self._company = (match, Company(self.game))
        return self._company[1]

    def answer_for(self, match: Match) -> int | None:
        """The option that a bot takes, or the pass of somebody who has nothing to say; None if a person is to be asked."""
        seat = match.actor
        if not isinstance(seat, int):
            return None
        if seat not in self.people:
            return self.company(match).player(seat, self.bot).choose(Worlds.of(match), BOT_THINKS)
        if not self._would_pass(match, seat) or self._asked_for_nothing(match, seat):
            return None
        reaction = self.game.reaction(match.state)
        return reaction.otherwise if reaction else None

    # -- taking back -----------------------------------------------------------------------------------------------------

    def last_decision(self, match: Match) -> int | None:
        """Which person decided something last, if any of them has: to pass because one must decides nothing."""
        found = {}
        for seat in self.people:
            with suppress(IllegalAnswer):
                found[match.way_back(by=seat).first] = seat
        return found[max(found)] if found else None

"""Reaction windows at a table: everybody who may react is asked at once, and until the window closes nothing that leaves the
server tells who could react, who passed or who is still asked.

The rules ask one seat after another. A table puts all questions of a window together, each as it will be if everybody before
passes, and keeps answers until their place comes; if somebody before plays, they are void and asked anew. Every viewer sees the
table as it was when the window opened, but for the own question."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from ludarium.core.game import Game
from ludarium.core.kernel import State
from ludarium.core.match import Match
from ludarium.core.prompts import Prompt
from ludarium.server.store import GivenRow

AROUND_THE_FLOOR = (0.6, 1.4)  # a window stays open at least for so many times the floor ...
ONE_IN = 8  # ... and one in so many ...
LINGERS = (2.0, 6.0)  # ... for so many seconds more: who passes by habit or at once cannot be told from this
FOR_WHO_IS_AWAY = 4.0  # seconds more if somebody is asked who is not connected, whatever they hold; then they have passed


class Clock:
    """Time as a table knows it; tests give another."""

    def now(self) -> float:
        return time.monotonic()

    def later(self, seconds: float, action: Callable[[], object]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, action)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def least_seconds_open(self, floor: float) -> float:
        """Drawn when a window opens, once for everybody, from nothing but public facts."""
        lingers = random.uniform(*LINGERS) if random.randrange(ONE_IN) == 0 else 0.0
        return floor * random.uniform(*AROUND_THE_FLOOR) + lingers


@dataclass
class Window:
    """One window while it is open."""

    kind: int  # its number among the windows of the title
    number: int  # of the last row of the table's log when it opened: what answers refer to
    length: int  # of the match's log then: nobody is shown more of it before the window closes
    word: str  # to pass, in the notation of the title
    before: State  # as it opened: what everybody sees
    asked: dict[int, State]  # in their order, each with the state at its question if all before pass
    opened: float
    least: float  # seconds for which it stays open, whoever has nothing to say
    given: dict[int, GivenRow] = field(default_factory=dict)  # answers whose place, or time, has not come yet
    _prompts: dict[int, Prompt] = field(default_factory=dict)

    def prompt(self, seat: int, match: Match) -> Prompt:
        """The question of a seat, which stays the same as long as the window is open."""
        if seat not in self._prompts:
            self._prompts[seat] = match.prompt_of(self.asked[seat])
        return self._prompts[seat]

    def passed(self, match: Match) -> set[int]:
        return {moment.entry.by for moment in match.moments[self.length :] if isinstance(moment.entry.by, int)}

    def goes_on(self, match: Match) -> bool:
        """Has nothing happened but passes, and is somebody left?"""
        reaction, since = match.reaction, match.moments[self.length :]
        return (
            reaction is not None
            and reaction.window == self.kind
            and all(moment.silent for moment in since)
            and match.actor in self.asked
            and match.actor not in self.passed(match)
        )

    def waits_for(self, seat: int, match: Match) -> bool:
        """May this seat still answer?"""
        return seat in self.asked and seat not in self.given and seat not in self.passed(match)


def window_of(match: Match, number: int, length: int, clock: Clock, floor: float) -> Window | None:
    """The window to which the question that waits belongs, if it does; it opened after so many rows and entries of the logs."""
    reaction = match.reaction
    if reaction is None or reaction.window == 0:
        return None
    assert match.prompt is not None  # whoever may react is asked
    before = match.state_after(length)
    found = Window(
        kind=reaction.window,
        number=number,
        length=length,
        word=match.prompt.options[reaction.otherwise].notation,
        before=before,
        asked=everybody_asked(match.game, before.clone(), reaction.window),
        opened=clock.now(),
        least=clock.least_seconds_open(floor),
    )
    return found if found.goes_on(match) else None


def everybody_asked(game: Game, world: State, window: int) -> dict[int, State]:
    """Whoever is asked from here on in this window if all pass."""
    asked: dict[int, State] = {}
    world.self_driving = False  # where luck begins, the window has closed
    while world.actor >= 0 and int(world.actor) not in asked:
        reaction = game.reaction(world)
        if reaction is None or reaction.window != window:
            break
        asked[int(world.actor)] = world.clone()
        world.answer(reaction.otherwise)
    return asked

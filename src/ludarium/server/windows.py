"""Reaction windows at a table: everybody who may react is asked at once, nobody learns who took how long over it, and whoever
has nothing to say keeps nobody waiting (A-148, A-156 to A-157b).

The rules ask one seat after another. A table puts all questions of a window together, each as it will be if everybody before
passes, and keeps early answers until their place comes; if somebody before plays, they are void and asked anew. Until the
window closes nobody is told of a pass."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field

from ludarium.core.game import Game
from ludarium.core.kernel import State
from ludarium.core.match import Match

ONE_IN = 8  # A-157a: so many windows that only automatic passes fill ...
LINGERS = (2.0, 6.0)  # ... stay open so many seconds more, so that a pause proves little


@dataclass
class Window:
    """One window while it is open."""

    kind: int  # its number among the windows of the title
    number: int  # of the last row of the table's log when it opened: answers may refer to any from here on
    length: int  # of the match's log then: nobody is shown more of it before the window closes
    word: str  # to pass, in the notation of the title
    asked: dict[int, State]  # in their order, each with the state at its question if all before pass
    opened: float = field(default_factory=time.monotonic)
    lingers: float = field(default_factory=lambda: random.uniform(*LINGERS) if random.randrange(ONE_IN) == 0 else 0.0)
    given: dict[int, str] = field(default_factory=dict)  # answers whose place, or time, has not come yet

    def passed(self, match: Match) -> set[int]:
        return {moment.entry.by for moment in match.moments[self.length :] if isinstance(moment.entry.by, int)}

    def goes_on(self, match: Match) -> bool:
        """Has nothing happened but passes, and is somebody left?"""
        reaction, since = match.reaction, match.moments[self.length :]
        return (
            reaction is not None
            and reaction.window == self.kind
            and all(moment.entry.say == self.word for moment in since)
            and match.actor in self.asked
            and match.actor not in self.passed(match)
        )

    def waits_for(self, seat: int | None, match: Match) -> bool:
        """May this seat still answer?"""
        return seat in self.asked and seat not in self.given and seat not in self.passed(match)

    def seconds_open(self) -> float:
        return time.monotonic() - self.opened


def window_of(match: Match, number: int) -> Window | None:
    """The window that opens with the question that waits, if it belongs to one."""
    reaction = match.reaction
    if reaction is None or reaction.window == 0 or match.prompt is None:
        return None
    word = match.prompt.options[reaction.otherwise].notation
    return Window(reaction.window, number, len(match.moments), word, everybody_asked(match.game, match.state, reaction.window))


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

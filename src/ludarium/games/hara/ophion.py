"""A player for Ophion: thinks a Round through on copies of the table with a luck of their own, then the best ends once more.

What he decides in a Round (cube, place, victim) has at most a few hundred ends; the champions answer by themselves.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import NOBODY
from ludarium.core.native import i64
from ludarium.games.hara.modes.corrupted import remove_cube, standing
from ludarium.games.hara.state import DUSK, LAST_DAY, OPHION, WON, Hara

WIDTH: Final = 5  # ends of this Round that are thought through for another one
ROUNDS: Final = 2  # thought through after this one
WON_AT_ONCE: Final = 1_000_000
CHAMPION: Final = 160  # worth of a champion who is out of the game, besides ...
HEALTH: Final = 24  # ... each point of Health
SPIRIT: Final = 5  # and of Spirit: without it Shatter Will hurts twice
OWN_HEALTH: Final = 17
OWN_WIND: Final = 300  # a Resilience that is left
ROUND_LEFT: Final = 10


def worth_of_hunt(s: Hara) -> i64:
    """How the hunt stands for Ophion."""
    if s.outcome != 0:
        return WON_AT_ONCE if s.outcome == WON else -WON_AT_ONCE - 10 * len(standing(s))
    value = OWN_HEALTH * s.foe_health + OWN_WIND * s.foe_winds
    rounds = 2 * (LAST_DAY - s.day) + (0 if s.round == DUSK else 1)
    value += ROUND_LEFT * rounds
    for champion in standing(s):
        value -= CHAMPION + HEALTH * s.health[champion] + SPIRIT * s.spirit[champion]
    return value


class Hunt:
    """The ends of a Round: every way to answer until the next cube, with the answer it began with."""

    def __init__(self) -> None:
        self.ends: list[Hara] = []
        self.firsts: list[int] = []
        self.values: list[int] = []

    def explore(self, s: Hara, first: int) -> None:
        """`first`: the answer that led here; -1 at the root."""
        at: i64 = 0
        abilities: i64 = 0
        while at < len(s.options):
            if s.then == remove_cube:  # the two cubes of an ability do the same
                ability = s.cards.foe_symbol[6 * OPHION + s.options[at]]
                if (abilities >> ability) & 1 != 0:
                    at += 1
                    continue
                abilities |= 2 if ability == 1 else (1 if ability == 0 else 4)
            after = s.clone()
            after.answer(at)
            began = int(at) if first < 0 else first
            if after.actor == NOBODY or after.then == remove_cube:
                self.ends.append(after)
                self.firsts.append(began)
                self.values.append(int(worth_of_hunt(after)))
            else:
                self.explore(after, began)
            at += 1

    def best(self) -> int:
        """The place of the best end."""
        place = 0
        for other in range(1, len(self.values)):
            if self.values[other] > self.values[place]:
                place = other
        return place

    def look_further(self, rounds: int) -> None:
        """The most promising ends are worth what the best end of the next Round is worth, and so on for some Rounds."""
        order = sorted(range(len(self.values)), key=self.value_at, reverse=True)
        for rank, place in enumerate(order):
            end = self.ends[place]
            if rank >= WIDTH:
                self.values[place] -= 2 * WON_AT_ONCE  # not thought through
            elif end.actor != NOBODY:
                further = Hunt()
                further.explore(end, -1)
                if rounds > 1:
                    further.look_further(rounds - 1)
                self.values[place] = further.values[further.best()]

    def value_at(self, place: int) -> int:
        return self.values[place]


def choose_for_ophion(s: Hara) -> i64:
    """The answer that leads to the best end some Rounds on."""
    if len(s.options) == 1:
        return 0
    table = s.fork(1 + s.day * 2 + s.round)
    assert isinstance(table, Hara)
    hunt = Hunt()
    hunt.explore(table, -1)
    hunt.look_further(ROUNDS)
    return hunt.firsts[hunt.best()]

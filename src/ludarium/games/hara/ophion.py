"""A player for Ophion: the hunt, thought through two Rounds ahead on copies of the table, each with a luck of its own.

The champions play themselves, but dice and World Shift cards move them about. So what Ophion may do in a Round is tried on
several copies with different luck; the best of it is thought through for another Round on each of them.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.native import append, i64, vec
from ludarium.games.hara.modes.corrupted import ophion_lands, remove_cube, standing, victim_is_chosen
from ludarium.games.hara.state import DUSK, HAND, LAST_DAY, OPHION, WON, Hara
from ludarium.games.hara.tables import ABILITIES, ATTACK

# -- weights ---------------------------------------------------------------------------------------------------------
CHAMPION_OUT: Final = 65
VICTIM_HEALTH: Final = 24
VICTIM_SPIRIT: Final = 5
OWN_HEALTH: Final = 18
OWN_WIND: Final = 19
LAST_BREATH: Final = 223
TIME_SHORT: Final = 8
HEALTH_SQUARE: Final = 2
READY_BLOW: Final = 3
NEAR_FOE: Final = 2
LEAST_SPIRIT: Final = 11
CUBE_SHATTER: Final = 10
CUBE_SLEEP: Final = 19
PLACES: Final = 5
LUCKS: Final = 8
TRIED: Final = 20
DEEPER: Final = 8
# -- end of weights --------------------------------------------------------------------------------------------------

HUNT_WON: Final = 100_000


class Line:
    """What Ophion may do in a Round, and where it led."""

    def __init__(self, state: Hara, answers: vec[i64]) -> None:
        self.state: Hara = state
        self.answers: vec[i64] = answers
        self.value: i64 = 0
        self.ends: list[Hara] = []


def worth_of_hunt(s: Hara) -> i64:
    """How the hunt stands for Ophion."""
    if s.outcome != 0:
        return HUNT_WON if s.outcome == WON else -HUNT_WON - 1000 * len(standing(s))
    own = s.foe_health + 16 * s.foe_winds
    value = OWN_HEALTH * own - LAST_BREATH * 4 // own + OWN_WIND * s.foe_winds
    left: i64 = 0
    least: i64 = 9
    for champion in standing(s):
        health = s.health[champion]
        left += health
        least = min(least, s.spirit[champion])
        value -= CHAMPION_OUT + VICTIM_HEALTH * health + HEALTH_SQUARE * health * health // 8 + VICTIM_SPIRIT * s.spirit[champion]
        at = 2 * champion + (0 if s.ability[champion * ABILITIES + ATTACK] == HAND else 1)
        value -= READY_BLOW * s.cards.strike_damage[at]
        way = s.distance(s.at[champion], s.foe_at)
        if way <= 6:
            value -= NEAR_FOE * (6 - way)
    value -= LEAST_SPIRIT * least
    world: i64 = 0
    while world < 6:
        if ((s.cubes >> world) & 1) != 0:
            ability = s.cards.foe_symbol[6 * OPHION + world]
            value += CUBE_SHATTER if ability == 1 else (CUBE_SLEEP if ability == 2 else 0)
        world += 1
    rounds = 2 * (LAST_DAY - s.day) + (1 if s.round == DUSK else 2)
    return value - max(0, left - 4 * rounds) * TIME_SHORT


class Round:
    """All that may happen in one Round, up to the next cube."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def explore(self, line: Line) -> None:
        s = line.state
        if s.then == ophion_lands:
            self.explore_places(line)
            return
        at: i64 = 0
        abilities: i64 = 0
        while at < len(s.options):
            twin = False
            if s.then == remove_cube:  # the two cubes of an ability do the same
                ability = s.cards.foe_symbol[6 * OPHION + s.options[at]]
                twin = ((abilities >> ability) & 1) != 0
                abilities |= 1 if ability == 0 else 2 * ability
            if not twin:
                self.follow(line, at)
            at += 1

    def follow(self, line: Line, at: i64) -> Line:
        after = line.state.clone()
        after.answer(at)
        longer = Line(after, append(line.answers[:], at))
        if after.outcome != 0 or after.then == remove_cube:
            longer.value = worth_of_hunt(after)
            self.lines.append(longer)
        elif after.then != victim_is_chosen:
            self.explore(longer)
        return longer

    def explore_places(self, line: Line) -> None:
        """Where to go is judged by one victim; the others are tried from the best places only."""
        places: list[Line] = []
        at: i64 = 0
        while at < len(line.state.options):
            there = self.follow(line, at)
            if there.state.then == victim_is_chosen:
                there.value = self.follow(there, 0).value
                places.append(there)
            at += 1
        for there in best_of(places, PLACES):
            victim: i64 = 1
            while victim < len(there.state.options):
                self.follow(there, victim)
                victim += 1


def best_of(lines: list[Line], width: i64) -> list[Line]:
    """The most valuable ones, the best first; of equals the earlier."""
    kept: list[Line] = []
    for line in lines:
        at: i64 = len(kept)
        if at == width and kept[at - 1].value >= line.value:
            continue
        kept.append(line)
        while at > 0 and kept[at - 1].value < line.value:
            kept[at] = kept[at - 1]
            at -= 1
        kept[at] = line
        if len(kept) > width:
            kept.pop()
    return kept


def try_with_other_lucks(s: Hara, line: Line) -> None:
    """The same answers on other copies; the value becomes the sum over all of them."""
    line.ends = [line.state]
    luck: i64 = 1
    while luck < LUCKS:
        table = copy_of(s, luck)
        for answer in line.answers:
            table.answer(answer)
        line.ends.append(table)
        line.value += worth_of_hunt(table)
        luck += 1


def think_on(line: Line) -> None:
    """Each of the ends is worth what the best end of the next Round is worth."""
    line.value = 0
    for end in line.ends:
        if end.outcome != 0:
            line.value += worth_of_hunt(end)
        else:
            after = Round()
            after.explore(Line(end, NO_ANSWERS))
            line.value += best_of(after.lines, 1)[0].value


def copy_of(s: Hara, luck: i64) -> Hara:
    table = s.fork(1 + s.day * 2 + s.round + 100 * luck)
    assert isinstance(table, Hara)
    return table


def choose_for_ophion(s: Hara) -> i64:
    """The answer that the best line begins with."""
    if len(s.options) == 1:
        return 0
    now = Round()
    now.explore(Line(copy_of(s, 0), NO_ANSWERS))
    tried = best_of(now.lines, TRIED)
    for line in tried:
        try_with_other_lucks(s, line)
    likely = best_of(tried, DEEPER)
    for line in likely:
        think_on(line)
    return best_of(likely, 1)[0].answers[0]


NO_ANSWERS: Final[vec[i64]] = vec[i64]([])

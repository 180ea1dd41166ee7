"""A player for Ophion: the hunt, thought through two Rounds ahead on copies of the table, each with a luck of its own.

The champions play themselves, but dice and World Shift cards move them about. So what Ophion may do in a Round is tried on
several copies with different luck; the best of it is thought through for another Round on each of them.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.native import i64
from ludarium.games.hara.heuristic_search import Node, answers_of, best_of
from ludarium.games.hara.rules.hunt import ophion_lands, remove_cube, standing, victim_is_chosen
from ludarium.games.hara.state import DUSK, HAND, LAST_DAY, OPHION, WON, Hara
from ludarium.games.hara.tables import ABILITIES, ATTACK

# -- weights ---------------------------------------------------------------------------------------------------------
CHAMPION_OUT: Final = 65  # a champion who is still in the game, besides ...
VICTIM_HEALTH: Final = 24  # ... each point of Health,
HEALTH_SQUARE: Final = 2  # more of it on those who have much,
VICTIM_SPIRIT: Final = 5  # each point of Spirit,
READY_BLOW: Final = 3  # each point of damage that the Attack card would deal next,
NEAR_FOE: Final = 2  # and each step that Ophion is nearer than six
LEAST_SPIRIT: Final = 11  # without Spirit, Shatter Will hurts twice
OWN_HEALTH: Final = 18
OWN_WIND: Final = 19  # a Resilience that is left, besides its Health
LAST_BREATH: Final = 892  # shared out over the Health that is left
CUBE_SHATTER: Final = 10  # cubes that are still there
CUBE_SLEEP: Final = 19
PACE: Final = 4  # Health that should fall in a Round ...
TIME_SHORT: Final = 8  # ... and each point more than the Rounds left allow
# -- end of weights --------------------------------------------------------------------------------------------------

PLACES: Final = 5  # from which more than one victim is tried
LUCKS: Final = 8  # copies of the table
TRIED: Final = 20  # lines that are tried with every luck
DEEPER: Final = 8  # of these, the ones that are thought through for another Round
HUNT_WON: Final = 100_000


def worth_of_hunt(s: Hara) -> i64:
    """How the hunt stands for Ophion."""
    if s.outcome != 0:
        return HUNT_WON if s.outcome == WON else -HUNT_WON - 1000 * len(standing(s))
    own = s.foe_health + s.settings.token_at * s.foe_winds
    value = OWN_HEALTH * own - LAST_BREATH // own + OWN_WIND * s.foe_winds
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
    for world in range(i64(6)):
        if ((s.cubes >> world) & 1) != 0:
            ability = s.cards.foe_symbol[6 * OPHION + world]
            value += CUBE_SHATTER if ability == 1 else (CUBE_SLEEP if ability == 2 else 0)
    rounds = 2 * (LAST_DAY - s.day) + (1 if s.round == DUSK else 2)
    return value - max(0, left - PACE * rounds) * TIME_SHORT


class Round:
    """All that may happen in one Round, up to the next cube."""

    def __init__(self) -> None:
        self.ends: list[Node] = []

    def explore(self, node: Node) -> None:
        s = node.state
        if s.then == ophion_lands:
            self.explore_places(node)
            return
        abilities: i64 = 0
        for at in range(i64(len(s.options))):
            twin = False
            if s.then == remove_cube:  # the two cubes of an ability do the same
                ability = s.cards.foe_symbol[6 * OPHION + s.options[at]]
                twin = ((abilities >> ability) & 1) != 0
                abilities |= 1 if ability == 0 else 2 * ability
            if not twin:
                self.follow(node, at)

    def follow(self, node: Node, at: i64) -> Node:
        after = node.state.clone()
        after.answer(at)
        child = Node(after, node, at, 0)
        if after.outcome != 0 or after.then == remove_cube:
            child.value = worth_of_hunt(after)
            self.ends.append(child)
        elif after.then != victim_is_chosen:
            self.explore(child)
        return child

    def explore_places(self, node: Node) -> None:
        """Where to go is judged by one victim; the others are tried from the best places only."""
        places: list[Node] = []
        for at in range(i64(len(node.state.options))):
            there = self.follow(node, at)
            if there.state.then == victim_is_chosen:
                there.value = self.follow(there, 0).value
                places.append(there)
        for there in best_of(places, PLACES):
            for victim in range(1, i64(len(there.state.options))):
                self.follow(there, victim)


def ends_of(s: Hara, node: Node) -> list[Hara]:
    """The same answers on copies with every luck."""
    ends: list[Hara] = [node.state]
    answers = answers_of(node)
    for luck in range(1, i64(LUCKS)):
        table = copy_of(s, luck)
        for answer in answers:
            table.answer(answer)
        ends.append(table)
    return ends


def worth_at_once(s: Hara, node: Node) -> i64:
    total: i64 = 0
    for end in ends_of(s, node):
        total += worth_of_hunt(end)
    return total


def worth_a_round_later(s: Hara, node: Node) -> i64:
    """Each of the ends is worth what the best end of the next Round is worth."""
    total: i64 = 0
    for end in ends_of(s, node):
        total += worth_of_hunt(end) if end.outcome != 0 else best_line(end).value
    return total


def best_line(s: Hara) -> Node:
    return best_of(lines_from(s), 1)[0]


def lines_from(s: Hara) -> list[Node]:
    """What Ophion may do until the next cube."""
    round = Round()
    round.explore(Node(s, None, 0, 0))
    return round.ends


def copy_of(s: Hara, luck: i64) -> Hara:
    table = s.fork(1 + s.day * 2 + s.round + 100 * luck)
    assert isinstance(table, Hara)
    return table


def choose_for_ophion(s: Hara) -> i64:
    """The answer that the best line begins with."""
    if len(s.options) == 1:
        return 0
    tried = best_of(lines_from(copy_of(s, 0)), TRIED)
    for node in tried:
        node.value = worth_at_once(s, node)
    likely = best_of(tried, DEEPER)
    for node in likely:
        node.value = worth_a_round_later(s, node)
    return answers_of(best_of(likely, 1)[0])[0]

"""What things are worth to a party, and how likely they are: the judgement behind the heuristic player.

Points are whole numbers, a Final Mission being two thousand of them; chances are parts of CERTAIN."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import count_bits, has_bit
from ludarium.core.native import i64, vec
from ludarium.games.anima.rules.exploration import may_recruit
from ludarium.games.anima.rules.missions import (
    FINAL,
    completed,
    count_of,
    is_ready,
    may_attempt,
    mission_of,
    names_place,
    place_in,
)
from ludarium.games.anima.rules.sums import against, creature_combat
from ludarium.games.anima.state import MOST_HAND, NONE, Anima
from ludarium.games.anima.tables import (
    AREAS,
    DRAW_ADVANTAGES,
    ENCOUNTERS,
    FETCH,
    FIRST_PLACE,
    HOLD,
    RECRUIT,
    REWARDS,
    SLAY,
    SPECIAL_RESULT,
    SPEED_TEST,
    VISIT,
)
from ludarium.games.anima.traits import AGAINST_MISSIONS, NO_FIGHTING, NO_LEVEL_1
from ludarium.games.anima.worlds import is_hidden_mission

CERTAIN: Final = 1000

FINAL_WORTH: Final = 2000
FIRST_BASIC: Final = 500  # the Basic Mission that opens the Final one
OTHER_BASIC: Final = 160  # one more, for its bonus
STEP: Final = 45  # percent of a Mission that a first step is worth
NEW_MEMBER: Final[vec[i64]] = vec[i64]([0, 230, 170, 110, 0])  # by the size of the party
ONE_CARD: Final = 22
SPECIAL: Final = 40
LOST_TURN: Final = 70
A_DEATH: Final = 120
EVENT_PASSED: Final = 850  # that an event does not cost the turn
REST_WORTH: Final = 25
GOAL_FOUND: Final = 600  # the place of a Mission, while none can go on
TROUBLE: Final = 45  # to be beaten by another party

WAYS: Final[vec[i64]] = vec[i64](
    [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0]
)  # of 36: first die minus second die is -5, -4 ... or more


def wins(difference: i64) -> i64:
    """The chance of a fight in which ties are won, by own Combat minus the foe's."""
    at = 5 - difference
    if at <= 0:
        return CERTAIN
    return 0 if at > 11 else CERTAIN * WAYS[at] // 36


def reaches(speed: i64, difficulty: i64) -> i64:
    """The chance of a Speed test."""
    return CERTAIN * max(0, min(6, 7 - (difficulty - speed))) // 6


# -- Encounters ------------------------------------------------------------------------------------------------------


def beats(s: Anima, figure: i64, creature: i64, area: i64) -> i64:
    """The chance to beat a creature there."""
    strength = s.speed(figure) if s.cards.swift[creature] == 1 else s.combat(figure)
    strength += against(s, figure, s.cards.traits[creature])
    return wins(strength - creature_combat(s, creature, area, figure))


def passes(s: Anima, figure: i64, encounter: i64, area: i64) -> i64:
    """The chance to get past an Encounter there."""
    if s.cards.danger[encounter] > s.level(area):
        return CERTAIN
    return beats(s, figure, encounter, area) if s.cards.creature[encounter] == 1 else EVENT_PASSED


def passes_unknown(s: Anima, figure: i64, area: i64) -> i64:
    """The same for a card nobody has seen: any that does not lie open."""
    total: i64 = 0
    count: i64 = 0
    for card in range(i64(ENCOUNTERS)):
        if not zones.is_open(s.encounter_known, card):
            total += passes(s, figure, card, area)
            count += 1
    return total // count if count > 0 else CERTAIN


def arrives(s: Anima, figure: i64, area: i64, unknown: i64) -> i64:
    """The chance to get into an Area past what lies there."""
    card = s.lying(area)
    if card == NONE:
        return CERTAIN
    return passes(s, figure, card, area) if zones.is_open(s.encounter_known, card) else unknown


def explores_well(s: Anima, area: i64, unknown: i64) -> i64:
    """The chance that an exploration leads to its reward."""
    total: i64 = 0
    for face in range(i64(6)):
        result = s.cards.table[6 * area + face]
        chance: i64 = CERTAIN
        if result != SPECIAL_RESULT:
            for _encounter in range(result):
                chance = chance * unknown // CERTAIN
        total += chance
    return total // 6


# -- rewards ---------------------------------------------------------------------------------------------------------


def mission_worth(s: Anima, figure: i64, which: i64) -> i64:
    """What its completion is worth."""
    if which == FINAL:
        return FINAL_WORTH
    needed = 2 if s.settings.multiple_missions else 1
    return FIRST_BASIC if completed(s, figure) < needed else OTHER_BASIC


def succeeds(s: Anima, figure: i64, which: i64, more: i64) -> i64:
    """The chance that the next test of a Mission is passed, with so much more Combat and Speed."""
    mission = mission_of(s, figure, which)
    kind = s.cards.kind[mission]
    if kind == SLAY or kind == HOLD:
        strength = s.combat(figure) + s.trait(figure, AGAINST_MISSIONS) + against(s, figure, s.cards.foe_traits[mission]) + more
        chance = wins(strength - s.cards.target[mission])
        if kind == HOLD:
            for _turn in range(s.cards.turns[mission] - count_of(s, figure, which) - 1):
                chance = chance * wins(strength - s.cards.target[mission]) // CERTAIN
        return chance
    if kind == SPEED_TEST:
        return reaches(s.speed(figure) + more, s.cards.target[mission])
    return CERTAIN


def attempt_value(s: Anima, figure: i64, which: i64) -> i64:
    """What it is worth to claim a Mission now; a lost fight costs the turn."""
    mission = mission_of(s, figure, which)
    kind = s.cards.kind[mission]
    worth = mission_worth(s, figure, which)
    if kind == FETCH:
        return worth if count_of(s, figure, which) == 1 else worth * STEP // 100
    if kind == VISIT:
        places = count_bits(s.cards.goal[mission])
        seen = count_bits(count_of(s, figure, which))
        return worth if seen + 1 == places else worth * (seen + 1) // (places + 1)
    chance = succeeds(s, figure, which, 0)
    value = worth * chance // CERTAIN
    return value if kind == SPEED_TEST else value - LOST_TURN * (CERTAIN - chance) // CERTAIN


def reward_value(s: Anima, figure: i64, area: i64, reward: i64) -> i64:
    """One of the common rewards."""
    if reward == RECRUIT:
        return NEW_MEMBER[s.size(figure)]
    room = MOST_HAND - s.hand_size(figure)
    if reward == DRAW_ADVANTAGES:
        return ONE_CARD * min(room, s.level(area))
    return SPECIAL


def best_reward(s: Anima, figure: i64, area: i64) -> i64:
    """The value of the best reward that the party could claim there."""
    best: i64 = 0
    for at in range(i64(REWARDS)):
        reward = s.cards.rewards[area * REWARDS + at]
        value: i64 = 0
        if reward >= FIRST_PLACE:
            for which in range(i64(FINAL + 1)):
                if (
                    is_known(s, figure, which)
                    and may_attempt(s, figure, which)
                    and names_place(s, figure, which, reward - FIRST_PLACE)
                ):
                    value = max(value, attempt_value(s, figure, which))
        elif reward != RECRUIT or may_recruit(s, figure, area):
            value = reward_value(s, figure, area, reward)
        best = max(best, value)
    return best


def is_known(s: Anima, figure: i64, which: i64) -> bool:
    """Whether the seat that is asked may know this Mission: what it thinks of others must not hang on their secrets."""
    return which == FINAL or not is_hidden_mission(s, 2 * figure + which, s.actor)


# -- places ----------------------------------------------------------------------------------------------------------


def area_value(s: Anima, figure: i64, area: i64) -> i64:
    """What it is worth to go to an Area and explore it."""
    unknown = passes_unknown(s, figure, area)
    way = arrives(s, figure, area, unknown) if s.at[figure] != area or s.has_encounter(area) else CERTAIN
    return value_beyond(s, figure, area, way, unknown)


def new_area_value(s: Anima, figure: i64, area: i64) -> i64:
    """The same for one that comes into play with an Encounter on it."""
    unknown = passes_unknown(s, figure, area)
    return value_beyond(s, figure, area, unknown, unknown)


def sought_area_value(s: Anima, figure: i64, area: i64) -> i64:
    """The same for a search. While no Mission can go on anywhere, the place of one is worth finding even for a party that
    would still have to rest or grow before it could pass the test there."""
    value = new_area_value(s, figure, area)
    return value + GOAL_FOUND if is_goal(s, figure, area) and not has_open_mission(s, figure) else value


def value_beyond(s: Anima, figure: i64, area: i64, way: i64, unknown: i64) -> i64:
    if s.in_duty(figure, NO_LEVEL_1) and s.cards.level[area] == 1:
        return 0
    success = explores_well(s, area, unknown)
    chance = way * success // CERTAIN
    value = (best_reward(s, figure, area) * chance - LOST_TURN * (CERTAIN - chance)) // CERTAIN
    return value - trouble(s, figure, area) * way // CERTAIN


def trouble(s: Anima, figure: i64, area: i64) -> i64:
    """What stronger parties there may do, if fighting is allowed."""
    if s.place_has(area, NO_FIGHTING):
        return 0
    worst: i64 = 0
    for other in range(s.settings.figures):
        if other != figure and s.at[other] == area and not s.has_lost(other) and -1 <= s.size(other) - s.size(figure) <= 1:
            worst = max(worst, TROUBLE * wins(s.combat(other) - s.combat(figure)) // CERTAIN)
    return worst


def rest_value(s: Anima, figure: i64) -> i64:
    """What two more points next turn are worth: how much likelier the best Mission becomes, if its place can be reached.
    Who comes from a rest has them already (A-59)."""
    if has_bit(s.rested, figure):
        return REST_WORTH // 3
    best: i64 = 0
    for which in range(i64(FINAL + 1)):
        if is_open(s, figure, which):
            more = succeeds(s, figure, which, 2) - succeeds(s, figure, which, 0)
            best = max(best, mission_worth(s, figure, which) * more // CERTAIN // 3)
    return REST_WORTH + best


def is_open(s: Anima, figure: i64, which: i64) -> bool:
    """Can the next step of this Mission be taken in an active Area?"""
    for area in s.areas:
        if place_in(s, area, figure, which) != NONE:
            return True
    return False


def is_goal(s: Anima, figure: i64, area: i64) -> bool:
    """Does a Mission that counts go on there?"""
    for which in range(i64(FINAL + 1)):
        if is_wanted(s, figure, which) and place_in(s, area, figure, which) != NONE:
            return True
    return False


def is_wanted(s: Anima, figure: i64, which: i64) -> bool:
    """The Final Mission, and Basic ones until the Final one may be attempted."""
    return which == FINAL or not is_ready(s, figure)


def needs_level_1(s: Anima, figure: i64) -> bool:
    """Does a Mission that counts lead to an Area of level 1?"""
    for area in range(i64(AREAS)):
        if s.cards.level[area] == 1 and is_goal(s, figure, area):
            return True
    return False


def has_open_mission(s: Anima, figure: i64) -> bool:
    """Can a Mission that counts go on in an active Area?"""
    for area in s.areas:
        if is_goal(s, figure, area):
            return True
    return False


def nearness(s: Anima, figure: i64) -> i64:
    """How near a figure is to winning, for those who would stop it: 0 to 3."""
    if s.final != NONE and is_ready(s, figure):
        return 3
    return 2 if completed(s, figure) > 0 else (1 if s.size(figure) > 2 else 0)

"""Missions (section 12): attempts, progress, completion, and the Final Mission."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT, count_bits, has_bit
from ludarium.core.kernel import EVERYBODY, note, rule
from ludarium.core.native import i64
from ludarium.games.anima.rules.combat import end_fight, fight
from ludarium.games.anima.rules.dice import test_speed
from ludarium.games.anima.rules.windows import perform_for
from ludarium.games.anima.state import (
    AGAINST_MISSION,
    BEGUN,
    COMPLETED,
    FINAL_DECK,
    MISSION_CARDS,
    NONE,
    NOWHERE,
    REVEALED,
    RIVAL_WON,
    WON,
    WON_FIGHT,
    Anima,
)
from ludarium.games.anima.tables import (
    FETCH,
    FIRST_PLACE,
    HOLD,
    NO_SCRIPT,
    REWARDS,
    SLAY,
    SPEED_TEST,
    VISIT,
)

BEGINS: Final = note("begins_mission", "seat", "mission")
PROGRESS: Final = note("mission_progress", "seat", "mission", "count")
COMPLETES: Final = note("completes_mission", "seat", "mission")
IS_REVEALED: Final = note("final_revealed", "mission")

TIMER_START: Final = 10  # turns for a Mission against the Rival
FINAL: Final = 2  # which: 0 and 1 are the Basic Missions of a figure, 2 is the common one


def mission_of(s: Anima, figure: i64, which: i64) -> i64:
    return s.final if which == FINAL else s.mission[2 * figure + which]


def count_of(s: Anima, figure: i64, which: i64) -> i64:
    return s.final_count[figure] if which == FINAL else s.mission_count[2 * figure + which]


def put_count(s: Anima, figure: i64, which: i64, count: i64) -> None:
    """A-117a: what the Final Mission counts is kept for each player apart."""
    if which == FINAL:
        s.final_count[figure] = count
    else:
        s.mission_count[2 * figure + which] = count


# -- what may be attempted -------------------------------------------------------------------------------------------


def completed(s: Anima, figure: i64) -> i64:
    """How many Basic Missions a figure has completed."""
    count: i64 = 0
    for place in range(i64(2)):
        if s.mission_state[2 * figure + place] == COMPLETED:
            count += 1
    return count


def is_ready(s: Anima, figure: i64) -> bool:
    """A-112, A-184: may this figure attempt the Final Mission at all?"""
    return completed(s, figure) >= (2 if s.settings.multiple_missions else 1)


def may_attempt(s: Anima, figure: i64, which: i64) -> bool:
    if which == FINAL:
        return s.final != NONE and is_ready(s, figure) and s.turn >= s.final_since  # the turn after the reveal
    at = 2 * figure + which
    if s.mission[at] == NONE or s.mission_state[at] >= COMPLETED:
        return False
    return not s.settings.rival or s.current == which


def names_place(s: Anima, figure: i64, which: i64, place: i64) -> bool:
    """A-110, A-121, A-122: is this the place where the Mission goes on?"""
    mission = mission_of(s, figure, which)
    kind = s.cards.kind[mission]
    if kind == VISIT:
        return has_bit(s.cards.goal[mission], place) and not has_bit(count_of(s, figure, which), place)
    if kind == FETCH and count_of(s, figure, which) == 1:
        return s.cards.second[mission] == place
    return s.cards.goal[mission] == place


def place_in(s: Anima, area: i64, figure: i64, which: i64) -> i64:
    """The place among the Area's rewards at which this Mission goes on, NONE if there is none."""
    if area == NOWHERE or not may_attempt(s, figure, which):
        return NONE
    for at in range(i64(REWARDS)):
        reward = s.cards.rewards[area * REWARDS + at]
        if reward >= FIRST_PLACE and names_place(s, figure, which, reward - FIRST_PLACE):
            return reward - FIRST_PLACE
    return NONE


def held_mission(s: Anima, figure: i64) -> i64:
    """Which resistance Mission goes on where the party stands, NONE if none does (A-124)."""
    for which in range(i64(FINAL + 1)):
        mission = mission_of(s, figure, which)
        if mission != NONE and s.cards.kind[mission] == HOLD and count_of(s, figure, which) > 0:
            if place_in(s, s.at[figure], figure, which) != NONE:
                return which
    return NONE


# -- attempts --------------------------------------------------------------------------------------------------------


@rule
def attempt(s: Anima, figure: i64, which: i64, _c: i64) -> None:
    """A-110, A-118: the Mission is begun, and its test follows at once."""
    mission = mission_of(s, figure, which)
    begin(s, figure, which)
    kind = s.cards.kind[mission]
    if kind == SLAY or kind == HOLD:
        s.later(mission_foe_was_fought, figure, which)
        s.now(fight, figure, AGAINST_MISSION, mission)
    elif kind == SPEED_TEST:
        s.later(mission_speed_was_tested, figure, which)
        s.now(test_speed, figure, s.cards.target[mission])
    elif kind == FETCH:
        go_on(s, figure, which, 1, 2)
    else:
        place = place_in(s, s.at[figure], figure, which)
        seen = count_of(s, figure, which) | BIT[place]
        put_count(s, figure, which, seen)
        s.tell(PROGRESS, figure, mission, count_bits(seen))
        if seen == s.cards.goal[mission]:
            s.now(complete, figure, which)


def begin(s: Anima, figure: i64, which: i64) -> None:
    """A-113: laid open, if the card does not say otherwise."""
    mission = mission_of(s, figure, which)
    if which == FINAL:
        if not has_bit(s.final_begun, figure):
            s.tell(BEGINS, figure, mission)
        s.final_begun |= BIT[figure]
    elif s.mission_state[2 * figure + which] < BEGUN and s.cards.shown[mission] == 1:
        s.mission_state[2 * figure + which] = BEGUN
        zones.look(s, s.mission_known, mission, EVERYBODY)
        s.tell(BEGINS, figure, mission)


def go_on(s: Anima, figure: i64, which: i64, step: i64, needed: i64) -> None:
    count = count_of(s, figure, which) + step
    put_count(s, figure, which, count)
    s.tell(PROGRESS, figure, mission_of(s, figure, which), count)
    if count >= needed:
        s.now(complete, figure, which)


@rule
def mission_foe_was_fought(s: Anima, figure: i64, which: i64, _c: i64) -> None:
    """A-119, A-123: a resistance Mission counts the turns in which its test was won."""
    if end_fight(s) != WON_FIGHT:
        if not s.has_lost(figure) and s.cards.kind[mission_of(s, figure, which)] == HOLD:
            put_count(s, figure, which, 0)
        return
    mission = mission_of(s, figure, which)
    if s.cards.kind[mission] == HOLD:
        go_on(s, figure, which, 1, s.cards.turns[mission])
    else:
        s.now(complete, figure, which)


@rule
def mission_speed_was_tested(s: Anima, figure: i64, which: i64, _c: i64) -> None:
    """A-120: failing costs the reward and nothing else."""
    if s.passed == 1:
        s.now(complete, figure, which)


# -- completion ------------------------------------------------------------------------------------------------------


@rule
def complete(s: Anima, figure: i64, which: i64, _c: i64) -> None:
    """A-114 to A-116, A-175: the reward at once; the first one of the game reveals the Final Mission, which ends it."""
    mission = mission_of(s, figure, which)
    s.tell(COMPLETES, figure, mission)
    if which == FINAL:
        win(s, figure)
        return
    s.mission_state[2 * figure + which] = COMPLETED
    zones.look(s, s.mission_known, mission, EVERYBODY)
    if s.first_done == 0:
        s.first_done = s.turn
        if not s.settings.crisis and not s.settings.rival:
            s.later(reveal_final, NONE)
    if s.settings.rival:
        s.later(next_mission, figure)
    if s.cards.reward[mission] != NO_SCRIPT:
        perform_for(s, figure, s.cards.scripts[s.cards.reward[mission]])


@rule
def next_mission(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-194, A-195, against the Rival: the other one; after the second the Final Mission, or the end."""
    s.crisis = TIMER_START
    other = 1 - s.current
    if s.mission_state[2 * figure + other] < COMPLETED:
        s.current = other
    elif is_ready(s, figure):
        s.now(reveal_final, NONE)
    else:
        s.outcome = RIVAL_WON
        s.finish()


def win(s: Anima, figure: i64) -> None:
    s.outcome = WON
    s.winners = BIT[figure]
    s.finish()


@rule
def reveal_final(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-116, A-185: one of the three at random; no other is ever revealed."""
    s.chance(MISSION_CARDS, zones.next_cards(s.mission_at, FINAL_DECK), final_is_revealed, figure)


@rule
def final_is_revealed(s: Anima, figure: i64, _b: i64, mission: i64) -> None:
    """A-117, A-187: open from the next turn on, after a voluntary reveal at once."""
    zones.move(s, s.mission_at, s.mission_known, mission, REVEALED, EVERYBODY)
    s.settle_missions()
    s.final_since = s.turn if figure != NONE else s.turn + 1
    if s.settings.crisis:
        s.crisis = s.cards.crisis[mission]
    s.tell(IS_REVEALED, mission)


def may_reveal(s: Anima, figure: i64) -> bool:
    """A-185"""
    return s.settings.crisis and s.final == NONE and is_ready(s, figure)

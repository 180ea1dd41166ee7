"""The Exploration phase (sections 10 and 11): the roll, what is met, and the reward."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT, has_bit
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.anima.rules.decks import can_recruit, draw_advantages, recruit
from ludarium.games.anima.rules.dice import roll_a_die
from ludarium.games.anima.rules.encounters import draw_encounter
from ludarium.games.anima.rules.missions import FINAL, attempt, held_mission, place_in
from ludarium.games.anima.rules.uses import uses_now
from ludarium.games.anima.rules.windows import W7_DECLARATION, W9_REWARD, announce, perform_for, window
from ludarium.games.anima.slot_choices import END, EXPLORE, USE, WHAT, WHICH, doing
from ludarium.games.anima.state import EXPLORING, NONE, NOWHERE, OF_EXPLORATION, Anima
from ludarium.games.anima.tables import (
    DRAW_ADVANTAGES,
    EXPLORATION,
    FIRST_PLACE,
    NO_SCRIPT,
    RECRUIT,
    REWARDS,
    SPECIAL_RESULT,
    SPECIAL_REWARD,
)
from ludarium.games.anima.traits import BOLD_EXPLORER, NO_LEVEL_1, WELL_READ

EXPLORES: Final = note("explores", "seat", "area")
HINDERED: Final = note("does_not_explore", "seat")
FINDS: Final = note("finds", "seat", "result")
CLAIMS: Final = note("claims", "seat", "reward")
CLAIMS_NOTHING: Final = note("claims_nothing", "seat")
DENIED: Final = note("is_denied", "seat")

NOTHING: Final = -1
STEP_DOWN: Final = -1
STEP_UP: Final = 1


@rule
def exploration_slot(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-98, A-124: a party on an Area may explore it, once; where it holds out for a Mission, that test comes instead."""
    if s.at[figure] == NOWHERE or s.has_lost(figure):
        return
    held = held_mission(s, figure)
    if held != NONE:
        s.now(attempt, figure, held)
        return
    options = vec[i64]([doing(END)])
    if may_explore(s, figure):
        options = append(options, doing(EXPLORE))
        for use in uses_now(s, figure, EXPLORATION):
            options = append(options, doing(USE, use))
        s.show(figure, options, explores, figure)


def may_explore(s: Anima, figure: i64) -> bool:
    if has_bit(s.has_explored | s.no_explore, figure):
        return False
    return not s.in_duty(figure, NO_LEVEL_1) or s.cards.level[s.at[figure]] > 1


@rule
def explores(s: Anima, figure: i64, _b: i64, option: i64) -> None:
    what, which = WHAT.of(option), WHICH.of(option)
    if what == USE:
        s.later(exploration_slot, figure)
        s.now(announce, figure, which)
    elif what == EXPLORE:
        s.now(explore, figure)


@rule
def explore(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-99: W7, the roll with W6, what it says, the reward."""
    s.has_explored |= BIT[figure]
    s.halted = 0
    s.met_first = 0
    s.met_on = s.at[figure]
    s.tell(EXPLORES, figure, s.at[figure])
    s.later(set_out_to_explore, figure)
    s.now(window, W7_DECLARATION)


@rule
def set_out_to_explore(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    if has_bit(s.no_explore, figure) or s.at[figure] == NOWHERE or s.has_lost(figure):
        s.tell(HINDERED, figure)
        end_exploration(s)
        return
    s.later(read_table, figure)
    if s.set_die > 0:
        s.die = s.set_die
    else:
        s.later(bold_choice, figure)
        s.now(roll_a_die, figure, EXPLORING)


@rule
def bold_choice(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A bold explorer may take one from the die or add one to it."""
    if s.trait(figure, BOLD_EXPLORER) == 0:
        return
    options = vec[i64]([0])
    if s.die > 1:
        options = append(options, STEP_DOWN)
    if s.die < 6:
        options = append(options, STEP_UP)
    if s.is_rival(figure):
        return
    s.ask(figure, options, bold_step, figure)


@rule
def bold_step(s: Anima, _figure: i64, _b: i64, step: i64) -> None:
    s.die += step


@rule
def read_table(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-99, A-100, A-104"""
    area = s.met_on
    result = s.cards.table[6 * area + s.die - 1]
    s.die = 0
    s.die_for = 0
    s.tell(FINDS, figure, result)
    s.later(choose_reward, figure)
    if result == SPECIAL_RESULT:
        if s.cards.special[area] != NO_SCRIPT and not s.is_rival(figure):
            perform_for(s, figure, s.cards.scripts[s.cards.special[area]])
        result = 0
    for _encounter in range(result + s.to_meet):
        s.later(draw_encounter, figure)
    s.to_meet = 0


# -- rewards ---------------------------------------------------------------------------------------------------------


@rule
def choose_reward(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-102, A-105, A-106: exactly one of those that can be claimed, or none."""
    if s.halted != 0 or s.has_lost(figure) or s.at[figure] == NOWHERE or s.size(figure) == 0:
        end_exploration(s)
        return
    if s.is_rival(figure):
        s.now(claim_reward, figure, 0, rival_reward(s, figure))
    else:
        s.show(figure, claims(s, figure), claim_reward, figure)


def claims(s: Anima, figure: i64) -> vec[i64]:
    found = vec[i64]([NOTHING])
    area = s.at[figure]
    for at in range(i64(REWARDS)):
        reward = s.cards.rewards[area * REWARDS + at]
        if reward < FIRST_PLACE and reward != s.taken and (reward != RECRUIT or may_recruit(s, figure, area)):
            found = append(found, reward)
    for which in range(i64(FINAL + 1)):
        if place_in(s, area, figure, which) != NONE and s.taken < FIRST_PLACE:
            found = append(found, FIRST_PLACE + which)
    return found


def may_recruit(s: Anima, figure: i64, area: i64) -> bool:
    """A-108, A-109: not twice running in the same Area."""
    recruited = s.recruited[figure] if s.settings.recruit_once else s.recruited_before[figure]
    return can_recruit(s, figure) and not has_bit(recruited, area)


def rival_reward(s: Anima, figure: i64) -> i64:
    """A-204: Recruit if claimable, else Advantages, else nothing."""
    best: i64 = NOTHING
    for reward in claims(s, figure):
        if reward == RECRUIT or (reward == DRAW_ADVANTAGES and best != RECRUIT):
            best = reward
    return best


@rule
def claim_reward(s: Anima, figure: i64, _b: i64, reward: i64) -> None:
    """A-110, A-111: W9, then it is carried out."""
    if reward == NOTHING:
        s.tell(CLAIMS_NOTHING, figure)
        end_exploration(s)
        return
    s.claim = reward
    if FIRST_PLACE <= reward < FIRST_PLACE + FINAL:
        s.reveal(~BIT[figure])  # that one of the two Missions can be fulfilled here
    s.denied = 0
    s.tell(CLAIMS, figure, reward)
    s.later(after_reward, figure, reward)
    s.later(take_reward, figure, reward)
    s.now(window, W9_REWARD)


@rule
def take_reward(s: Anima, figure: i64, reward: i64, _c: i64) -> None:
    area = s.at[figure]
    s.claim = NONE
    if s.denied == 1:
        s.tell(DENIED, figure)
    elif area == NOWHERE or s.has_lost(figure):
        pass
    elif reward >= FIRST_PLACE:
        s.now(attempt, figure, reward - FIRST_PLACE)
    elif reward == RECRUIT:
        s.recruited[figure] |= BIT[area]
        s.recruited_now[figure] |= BIT[area]
        s.now(recruit, figure)
    elif reward == DRAW_ADVANTAGES:
        s.now(draw_advantages, figure, s.level(area) + (1 if s.trait(figure, WELL_READ) > 0 else 0))
    elif reward == SPECIAL_REWARD and s.cards.sp[area] != NO_SCRIPT:
        perform_for(s, figure, s.cards.scripts[s.cards.sp[area]])


@rule
def after_reward(s: Anima, figure: i64, reward: i64, _c: i64) -> None:
    """Some cards allow a second, different reward."""
    if s.again == 1:
        s.again = 0
        s.taken = reward
        s.now(choose_reward, figure)
    else:
        end_exploration(s)


def end_exploration(s: Anima) -> None:
    s.reset(OF_EXPLORATION)

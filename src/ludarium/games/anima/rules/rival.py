"""The Rival of solo play (section 20.4): an automaton that travels, fights and grows."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.anima.rules.combat import end_fight, fight
from ludarium.games.anima.rules.decks import has_room, recruit
from ludarium.games.anima.rules.dice import FACES, test_speed
from ludarium.games.anima.rules.exploration import explore, may_explore
from ludarium.games.anima.rules.interaction import ATTACKS, attack, is_sheltered, may_attack
from ludarium.games.anima.rules.missions import TIMER_START, next_mission
from ludarium.games.anima.rules.movement import open_areas, rest, set_out
from ludarium.games.anima.rules.targets import is_equal
from ludarium.games.anima.rules.trade import is_in
from ludarium.games.anima.rules.uses import fresh_slot
from ludarium.games.anima.rules.windows import W2_MOVE, window
from ludarium.games.anima.slot_choices import GO, SEEK, doing
from ludarium.games.anima.state import (
    AGAINST_CRISIS,
    DECK,
    INTERACTION_PHASE,
    LOST_MISSION,
    MOVEMENT_PHASE,
    NONE,
    NOWHERE,
    RESET_PHASE,
    RIVAL_LUCK,
    RIVAL_WON,
    WON_FIGHT,
    Anima,
)
from ludarium.games.anima.tables import SLAY
from ludarium.games.anima.traits import NO_FIGHTING

RIVAL_ROLLS: Final = note("rival_rolls", "die")
HUNTS: Final = note("rival_hunts", "area")
QUESTS: Final = note("rival_quests", "area")
RIVAL_SEEKS: Final = note("rival_seeks")
TIMER: Final = note("timer", "left")
MISSION_LOST: Final = note("mission_lost", "mission", "what", "n")
GROWS: Final = note("rival_grows", "n")
LAST_STAND: Final = note("rival_tries")
START_EDGE: Final = 3
GROWTH: Final = 5  # turns
RIVAL: Final = 1  # the figure
YOU: Final = 0


@rule
def rival_arrives(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-192"""
    s.edge = START_EDGE
    s.crisis = TIMER_START
    s.now(recruit, RIVAL)


@rule
def rival_slot(s: Anima, figure: i64, phase: i64, _c: i64) -> None:
    """A-197, A-203, A-204: nothing in Reset; it attacks when it is at least as strong; it explores whenever it may."""
    if phase == MOVEMENT_PHASE:
        s.chance(RIVAL_LUCK, FACES, rival_moves, figure)
    elif phase == INTERACTION_PHASE:
        if may_attack(s, figure, YOU) and s.combat(figure) >= s.combat(YOU):
            s.tell(ATTACKS, figure, YOU)
            s.now(attack, figure, YOU)
    elif phase != RESET_PHASE and s.at[figure] != NOWHERE and may_explore(s, figure):
        s.now(explore, figure)


@rule
def rival_moves(s: Anima, figure: i64, _b: i64, face: i64) -> None:
    """A-198: 1-2 hunt, 3-4 quest, 5 search, 6 rest."""
    s.tell(RIVAL_ROLLS, face)
    if face == 6:
        s.now(rest, figure)
        return
    s.sent = 0
    if face == 5 and s.searched == 0 and zones.first(s.area_at, DECK) != NONE:
        s.going = doing(SEEK)
        s.tell(RIVAL_SEEKS)
        s.now(rival_sets_out, figure)
    elif face <= 2 and can_hunt(s, figure):
        s.going = doing(GO, s.at[YOU])
        s.tell(HUNTS, s.at[YOU])
        s.now(rival_sets_out, figure)
    else:
        goals = quest_areas(s, figure)
        if len(goals) == 0:  # `staying_put=off`, and there is no other Area
            s.now(rest, figure)
        else:
            s.chance(RIVAL_LUCK, goals, rival_quests, figure)


def can_hunt(s: Anima, figure: i64) -> bool:
    """May it go where the player is, and would a combat between the two be legal there?"""
    where = s.at[YOU]
    if where == NOWHERE or s.has_lost(YOU) or s.place_has(where, NO_FIGHTING) or is_sheltered(s, YOU):
        return False
    return is_equal(s, figure, YOU) and is_in(open_areas(s, figure), where)


def quest_areas(s: Anima, figure: i64) -> vec[i64]:
    """A-199: the highest level not above its number of Characters, else the lowest; first those without an Encounter."""
    best: i64 = NONE
    found: vec[i64] = vec[i64]([])
    for area in open_areas(s, figure):
        level = s.cards.level[area]
        value = 2 * (level if level <= s.size(figure) else -level) + (0 if s.has_encounter(area) else 1)
        if len(found) == 0 or value > best:
            best = value
            found = vec[i64]([])
        if value == best:
            found = append(found, area)
    return found


@rule
def rival_quests(s: Anima, figure: i64, _b: i64, area: i64) -> None:
    s.going = doing(GO, area)
    s.tell(QUESTS, area)
    s.now(rival_sets_out, figure)


@rule
def rival_sets_out(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    s.later(set_out, figure)
    s.now(window, W2_MOVE)


# -- the end of a turn -----------------------------------------------------------------------------------------------


@rule
def end_of_rival_turn(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-193 to A-196, A-206"""
    if s.turn % GROWTH == 0:
        s.later(rival_grows)
    if s.final == NONE:
        at = 2 * YOU + s.current
        s.crisis -= 1
        s.tell(TIMER, s.crisis)
        if s.crisis == 0:
            rival_takes(s, s.mission[at])
            s.mission_state[at] = LOST_MISSION
            s.now(next_mission, YOU)
        return
    if s.crisis > 0:
        s.crisis -= 1
        s.tell(TIMER, s.crisis)
    if s.crisis == 0:
        s.tell(LAST_STAND)
        s.now(rival_tries)


def rival_takes(s: Anima, mission: i64) -> None:
    """A-194: the Combat or Speed bonus of the lost Mission; any other reward is +1 Combat."""
    combat, speed = s.cards.bonus_combat[mission], s.cards.bonus_speed[mission]
    if combat == 0 and speed == 0:
        combat = 1
    s.combat_bonus[RIVAL] += combat
    s.speed_bonus[RIVAL] += speed
    s.tell(MISSION_LOST, mission, combat, speed)


@rule
def rival_tries(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-196: with its own values, even after a lost turn."""
    s.slot = RIVAL
    fresh_slot(s)
    s.later(rival_has_tried)
    if s.cards.crisis_kind[s.final] == SLAY:
        s.now(fight, RIVAL, AGAINST_CRISIS, s.final)
    else:
        s.now(test_speed, RIVAL, s.cards.crisis_target[s.final])


@rule
def rival_has_tried(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    done = end_fight(s) == WON_FIGHT if s.cards.crisis_kind[s.final] == SLAY else s.passed == 1
    s.slot = NONE
    if done:
        s.outcome = RIVAL_WON
        s.finish()


@rule
def rival_grows(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-206"""
    room = has_room(s, RIVAL)
    s.tell(GROWS, 0 if room else 1)
    if room:
        s.now(recruit, RIVAL)
    else:
        s.combat_bonus[RIVAL] += 1
        s.speed_bonus[RIVAL] += 1

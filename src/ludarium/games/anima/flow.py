"""A match of Anima: Shadow of Omega, step by step: what a turn of four phases is made of, then the set-up (sections 4 and 2).

What happens inside a phase stands in `rules/`: reset, movement, interaction (with trade and combat), exploration (with Encounters
and Missions). The Crisis and the Rival, which are options, are rules/crisis.py and rules/rival.py."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT, bits_of, has_bit
from ludarium.core.kernel import EVERYBODY, note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.anima.rules.crisis import end_of_crisis_turn
from ludarium.games.anima.rules.decks import draw_from, enter_party, take_in_hand
from ludarium.games.anima.rules.dice import FACES
from ludarium.games.anima.rules.encounters import lay_encounter
from ludarium.games.anima.rules.exploration import end_exploration, exploration_slot
from ludarium.games.anima.rules.fate import leave_map, those_who_wait
from ludarium.games.anima.rules.interaction import interaction_slot
from ludarium.games.anima.rules.movement import bring_into_play, movement_slot
from ludarium.games.anima.rules.reset import reset_slot
from ludarium.games.anima.rules.rival import end_of_rival_turn, rival_arrives, rival_slot
from ludarium.games.anima.rules.uses import fresh_slot
from ludarium.games.anima.state import (
    ADVANTAGE_DECK,
    AREA_DECK,
    CHARACTER_DECK,
    DEALT,
    DECK,
    EXPLORATION_PHASE,
    HELD,
    INTERACTION_PHASE,
    MISSION_CARDS,
    MOVEMENT_PHASE,
    NO_WINNER,
    NOBODY_YET,
    NONE,
    OF_TURN,
    RESET_PHASE,
    RESIGNED,
    ROLL_OFF,
    SETTING_UP,
    Anima,
    plus,
)
from ludarium.games.anima.tables import AREAS


def steps_of_a_turn() -> vec[i64]:
    """A-35: Reset, Movement, Interaction, Exploration; then the next turn."""
    return vec[i64](
        [
            straighten_all,
            set_order,
            reset_phase,  # then phase by phase, slot by slot
            movement_phase,
            interaction_phase,
            exploration_phase,
            end_turn,
            play_turn,
        ]
    )


def steps_of_setup() -> vec[i64]:
    """A-17 to A-24, A-192: Missions, Characters and Advantages are dealt; all choose in secret; then the Areas."""
    return vec[i64]([deal_missions, deal_characters, deal_advantages, choose, show_parties, lay_areas, play_turn])


TURN_BEGINS: Final = note("turn_begins", "turn")
PHASE_BEGINS: Final = note("phase_begins", "phase")
ROLLS_FOR_ORDER: Final = note("rolls_for_order", "seat", "die")
SETS_OUT: Final = note("sets_out", "seat", "character")
CARDS_ARE_DEALT: Final = note("cards_are_dealt")
AREA_LIES_OPEN: Final = note("area_lies_open", "area")
TIME_IS_UP: Final = note("time_is_up")

NO_ORDER: Final[vec[i64]] = vec[i64]([])


# -- the turn --------------------------------------------------------------------------------------------------------


@rule
def play_turn(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-35: all players take their slot of a phase before the next phase begins."""
    s.turn += 1
    s.tell(TURN_BEGINS, s.turn)
    s.follow(steps_of_a_turn())


@rule
def straighten_all(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-41, and what was said for one turn only is over: rest bonus (A-59), lost turns (A-165, A-168), marks of all kinds."""
    s.phase = RESET_PHASE
    s.slot = NOBODY_YET
    s.lost = s.lost_next
    s.rested = s.resting
    s.recruited_before = s.recruited_now
    s.reset(OF_TURN)
    for figure in range(s.settings.figures):
        if s.has_lost(figure):
            leave_map(s, figure)
    s.now(those_who_wait)


@rule
def set_order(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-36 to A-38: by falling Speed; who is tied rolls, and rolls again."""
    speeds: vec[i64] = vec[i64]([])
    for figure in range(s.settings.figures):
        speeds = append(speeds, s.speed(figure))
    tied = equals(s, speeds)
    if len(tied) == 0:
        s.order = by_speed(s, speeds)
        return
    for figure in range(s.settings.figures):
        s.rolls[figure] *= 7
    s.later(set_order)
    for one in tied:
        s.later(roll_for_order, one)


@rule
def roll_for_order(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    s.chance(ROLL_OFF, FACES, rolled_for_order, figure)


@rule
def rolled_for_order(s: Anima, figure: i64, _b: i64, face: i64) -> None:
    s.rolls[figure] += face
    s.tell(ROLLS_FOR_ORDER, figure, face)


def equals(s: Anima, speeds: vec[i64]) -> vec[i64]:
    """Figures that stand level with another one."""
    found: vec[i64] = vec[i64]([])
    for one in range(s.settings.figures):
        for other in range(s.settings.figures):
            if one != other and speeds[one] == speeds[other] and s.rolls[one] == s.rolls[other]:
                found = append(found, one)
                break
    return found


def by_speed(s: Anima, speeds: vec[i64]) -> vec[i64]:
    order: vec[i64] = vec[i64]([])
    taken: i64 = 0
    for _place in range(s.settings.figures):
        best: i64 = NONE
        for figure in range(s.settings.figures):
            if not has_bit(taken, figure) and (best == NONE or is_faster(s, speeds, figure, best)):
                best = figure
        taken |= BIT[best]
        order = append(order, best)
    return order


def is_faster(s: Anima, speeds: vec[i64], one: i64, other: i64) -> bool:
    if speeds[one] != speeds[other]:
        return speeds[one] > speeds[other]
    return s.rolls[one] > s.rolls[other]


# -- phases and slots ------------------------------------------------------------------------------------------------


@rule
def reset_phase(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    begin_phase(s, RESET_PHASE)


@rule
def movement_phase(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """With `departures=all_first` those that leave are off the map from now on."""
    for figure in bits_of(s.leaving):
        s.left[figure] = s.at[figure]
        leave_map(s, figure)
    begin_phase(s, MOVEMENT_PHASE)


@rule
def interaction_phase(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    begin_phase(s, INTERACTION_PHASE)


@rule
def exploration_phase(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    begin_phase(s, EXPLORATION_PHASE)


def begin_phase(s: Anima, phase: i64) -> None:
    s.phase = phase
    s.tell(PHASE_BEGINS, phase)
    place: i64 = len(s.order)
    while place > 0:
        place -= 1
        s.later(begin_slot, phase, s.order[place])


@rule
def begin_slot(s: Anima, phase: i64, figure: i64, _c: i64) -> None:
    """A-40, A-60, A-150, A-170: who has lost the turn, rests or waits for a Character has none; marks of the last slot go."""
    if s.has_lost(figure) or s.size(figure) == 0 or has_bit(s.resting, figure):
        return
    s.slot = figure
    fresh_slot(s)
    s.later(end_slot)
    if s.is_rival(figure):
        s.now(rival_slot, figure, phase)
    elif phase == RESET_PHASE:
        s.now(reset_slot, figure)
    elif phase == MOVEMENT_PHASE:
        s.now(movement_slot, figure)
    elif phase == INTERACTION_PHASE:
        s.now(interaction_slot, figure)
    else:
        s.now(exploration_slot, figure)


@rule
def end_slot(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """What a card promised for an exploration that did not take place is nobody else's."""
    s.slot = NOBODY_YET
    end_exploration(s)
    s.going = s.user = s.victim = NONE


@rule
def end_turn(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-176, A-186, A-187, A-194, A-206: what counts turns."""
    s.slot = NOBODY_YET
    s.later(last_turn)
    if s.settings.crisis:
        s.now(end_of_crisis_turn)
    elif s.settings.rival:
        s.now(end_of_rival_turn)


@rule
def last_turn(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    if s.settings.turn_limit > 0 and s.turn >= s.settings.turn_limit:
        s.tell(TIME_IS_UP)
        s.outcome = NO_WINNER
        s.finish()


# -- set-up ----------------------------------------------------------------------------------------------------------


@rule
def set_up(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    s.phase = SETTING_UP
    s.follow(steps_of_setup())


@rule
def deal_missions(s: Anima, dealt: i64, _b: i64, _c: i64) -> None:
    """A-18: two Basic Missions each; the rest is set aside unseen."""
    if dealt < 2 * s.settings.seats:
        s.later(deal_missions, dealt + 1)
        s.chance(MISSION_CARDS, zones.next_cards(s.mission_at, DECK), mission_is_dealt, dealt)


@rule
def mission_is_dealt(s: Anima, place: i64, _b: i64, mission: i64) -> None:
    zones.move(s, s.mission_at, s.mission_known, mission, HELD + place, BIT[place // 2])
    s.settle_missions()


@rule
def deal_characters(s: Anima, dealt: i64, _b: i64, _c: i64) -> None:
    """A-19, A-21: two each, in seat order."""
    if dealt < 2 * s.settings.seats:
        s.later(deal_characters, dealt + 1)
        draw_from(s, CHARACTER_DECK, character_is_dealt, dealt // 2)


@rule
def character_is_dealt(s: Anima, seat: i64, _b: i64, character: i64) -> None:
    zones.move(s, s.character_at, s.character_known, character, DEALT + seat, BIT[seat])


@rule
def deal_advantages(s: Anima, dealt: i64, _b: i64, _c: i64) -> None:
    """A-19: four each."""
    if dealt < 4 * s.settings.seats:
        s.later(deal_advantages, dealt + 1)
        draw_from(s, ADVANTAGE_DECK, advantage_is_dealt, dealt // 4)


@rule
def advantage_is_dealt(s: Anima, seat: i64, _b: i64, card: i64) -> None:
    zones.move(s, s.advantage_at, s.advantage_known, card, DEALT + seat, BIT[seat])


@rule
def choose(s: Anima, seat: i64, _b: i64, _c: i64) -> None:
    """A-19, A-21: one Character, three Advantages; against the Rival the Mission to begin with (A-193)."""
    if seat == 0:
        s.tell(CARDS_ARE_DEALT)
    if seat < s.settings.seats:
        s.later(choose, seat + 1)
        if s.settings.rival:
            s.later(choose_mission, seat)
        s.later(choose_advantages, seat)
        s.ask(seat, zones.members(s.character_at, DEALT + seat), character_is_kept, seat)


@rule
def character_is_kept(s: Anima, seat: i64, _b: i64, character: i64) -> None:
    enter_party(s, seat, character, BIT[seat])


@rule
def choose_advantages(s: Anima, seat: i64, _b: i64, _c: i64) -> None:
    """The one that goes back is chosen."""
    s.ask(seat, zones.members(s.advantage_at, DEALT + seat), advantages_are_kept, seat)


@rule
def advantages_are_kept(s: Anima, seat: i64, _b: i64, returned: i64) -> None:
    for card in zones.members(s.advantage_at, DEALT + seat):
        if card != returned:
            take_in_hand(s, seat, card)


@rule
def choose_mission(s: Anima, seat: i64, _b: i64, _c: i64) -> None:
    s.ask(seat, vec[i64]([0, 1]), mission_comes_first)


@rule
def mission_comes_first(s: Anima, _a: i64, _b: i64, which: i64) -> None:
    s.current = which


@rule
def show_parties(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    """A-20, A-21: the kept Characters are shown together; what was not kept goes back to its deck."""
    for seat in range(s.settings.seats):
        kept = s.party[4 * seat]
        zones.look(s, s.character_known, kept, EVERYBODY)
        s.tell(SETS_OUT, seat, kept)
        zones.shuffle_in(s.character_at, s.character_known, DEALT + seat, DECK)
        zones.shuffle_in(s.advantage_at, s.advantage_known, DEALT + seat, DECK)
    s.order = NO_ORDER
    for figure in range(s.settings.figures):
        s.order = plus(s.order, figure)
    if s.settings.rival:
        s.now(rival_arrives)


@rule
def lay_areas(s: Anima, laid: i64, _b: i64, _c: i64) -> None:
    """A-22, A-23, A-177: as many Areas as players, each with a face-down Encounter; in the tree all of them, without."""
    if s.settings.tree:
        for area in range(i64(AREAS)):
            bring_into_play(s, area)
    elif laid < (1 if s.settings.one_area else s.settings.figures):
        s.later(lay_areas, laid + 1)
        draw_from(s, AREA_DECK, area_is_laid)


@rule
def area_is_laid(s: Anima, _a: i64, _b: i64, area: i64) -> None:
    bring_into_play(s, area)
    s.tell(AREA_LIES_OPEN, area)
    s.now(lay_encounter, area, 1)


@rule
def resign(s: Anima, seat: i64, _b: i64, _c: i64) -> None:
    """A seat gives up: the match is over for everybody; whoever stays has won. Else who is losing could take the win away."""
    s.outcome = RESIGNED
    s.winners = (BIT[s.settings.seats] - 1) & ~BIT[seat] if s.settings.seats > 1 else 0
    s.finish()

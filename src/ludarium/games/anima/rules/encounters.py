"""Encounters, met on the way (section 8) or while exploring (section 10)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import has_bit
from ludarium.core.kernel import EVERYBODY, note, rule
from ludarium.core.native import i64
from ludarium.games.anima.rules.combat import end_fight, fight
from ludarium.games.anima.rules.decks import discard_met, draw_from, lay_on, turn_up
from ludarium.games.anima.rules.windows import W3_ENCOUNTER, perform_for, window
from ludarium.games.anima.state import (
    AGAINST_CREATURE,
    ENCOUNTER_DECK,
    HALTED,
    KEEPS_ITS_PLACE,
    NONE,
    SLIPPED_AWAY,
    WON_FIGHT,
    Anima,
)
from ludarium.games.anima.tables import NO_SCRIPT
from ludarium.games.anima.traits import LIGHT_STEP

TURNED_UP: Final = note("turned_up", "encounter", "area")
TOO_HIGH: Final = note("false_alarm", "encounter")
STEPS_PAST: Final = note("steps_past", "seat", "encounter")


@rule
def draw_encounter(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-100: the next one of an exploration, unless it is over already."""
    if s.halted == 0:
        draw_from(s, ENCOUNTER_DECK, encounter_is_drawn, figure)


@rule
def encounter_is_drawn(s: Anima, figure: i64, _b: i64, card: i64) -> None:
    if s.met != NONE:  # an event that brings others is over once they come
        discard_met(s)
    turn_up(s, card)
    s.now(check_level, figure)


@rule
def meet_what_lies_there(s: Anima, figure: i64, area: i64, _c: i64) -> None:
    """A-56, A-75: a preliminary Encounter is turned up when a party goes there."""
    turn_up(s, s.lying(area))
    s.met_on = area
    s.met_first = 1
    s.now(check_level, figure)


@rule
def check_level(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-76, A-101: a card above the Area's level is a false alarm."""
    s.tell(TURNED_UP, s.met, s.met_on)
    if s.cards.danger[s.met] > s.level(s.met_on):
        s.tell(TOO_HIGH, s.met)
        discard_met(s)
        return
    s.later(face, figure)
    s.now(window, W3_ENCOUNTER)


@rule
def face(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-77, A-78: an event happens to the party, a creature is fought."""
    card = s.met
    if card == NONE:  # somebody has dealt with it in W3
        return
    if s.cards.creature[card] == 0:
        s.later(event_is_over)
        if s.cards.event[card] != NO_SCRIPT:
            perform_for(s, figure, s.cards.scripts[s.cards.event[card]])
    elif s.met_first == 1 and s.cards.danger[card] == 1 and s.trait(figure, LIGHT_STEP) > 0:
        s.tell(STEPS_PAST, figure, card)
        put_back(s)
    else:
        s.later(creature_was_fought, figure)
        s.now(fight, figure, AGAINST_CREATURE, card)


@rule
def event_is_over(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    if s.met != NONE:
        discard_met(s)


@rule
def creature_was_fought(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-79, A-103, A-136: beaten it is discarded; else one that lay there stays, face up, and the party gets no further."""
    stands = has_bit(s.stands, figure)
    ending = end_fight(s)
    if ending == WON_FIGHT:
        discard_met(s)
        return
    s.halted = KEEPS_ITS_PLACE if stands or ending == SLIPPED_AWAY else HALTED
    if s.met_first == 1:
        put_back(s)
    else:
        discard_met(s)


def put_back(s: Anima) -> None:
    lay_on(s, s.met_on, s.met, EVERYBODY)
    s.met = NONE


@rule
def lay_encounter(s: Anima, area: i64, veiled: i64, _c: i64) -> None:
    """A-23, A-74: one Encounter onto an Area that has come into play."""
    draw_from(s, ENCOUNTER_DECK, encounter_is_laid, area, veiled)


@rule
def encounter_is_laid(s: Anima, area: i64, veiled: i64, card: i64) -> None:
    lay_on(s, area, card, 0 if veiled else EVERYBODY)

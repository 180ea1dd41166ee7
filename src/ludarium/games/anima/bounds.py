"""What each field of a state of Anima: Shadow of Omega can hold."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.core.bounds import COUNT, FLAG, Bounds, bits, one_of, one_of_or_none, upto
from ludarium.core.kernel import EVERYBODY
from ludarium.core.zones import LAYERS
from ludarium.games.anima.slot_choices import WHAT
from ludarium.games.anima.state import (
    FIGHTS,
    FIRST_CHARACTER,
    KEEPS_ITS_PLACE,
    MISSION_STATES,
    PARTY,
    PHASES,
    RIVAL_WON,
    SLIPPED_AWAY,
    TRYING,
    Anima,
)
from ludarium.games.anima.tables import ADVANTAGES, AREAS, CHARACTERS, ENCOUNTERS, FIRST_PLACE, MISSIONS, USES

POINTS = Bounds(-200, 200)  # values, what cards add to them, margins
DIE = upto(6)
ROLL_OFFS = upto(7**20)  # faces as digits: twenty ties in a row
PLACES = 32  # of Missions
CARDS_IN_A_TRADE = 16
USES_UNDER_WAY = 3 * 64
FAMILIES = ("character", "area", "encounter", "advantage", "mission")
ZONE = one_of(PARTY + 5 * LAYERS)


def bounds(s: Anima) -> Mapping[str, Bounds]:
    count = int(s.settings.figures)
    figure, figures, pairs = one_of_or_none(count), bits(count), bits(25)
    traded = upto(FIRST_CHARACTER + CHARACTERS - 1).row_of(CARDS_IN_A_TRADE)
    return {
        **dict.fromkeys(("turn", "final_since", "first_done"), COUNT),
        **dict.fromkeys(("slot", "user", "victim", "die_of", "fighter", "partner"), figure),
        **dict.fromkeys(("winners", "lost", "lost_next", "resting", "rested", "moved", "leaving", "final_begun"), figures),
        **dict.fromkeys(("has_traded", "has_attacked", "has_explored", "no_fight", "no_trade", "no_explore"), figures),
        **dict.fromkeys(("spared", "stands"), figures),
        **dict.fromkeys(("inclined", "asleep", "paid"), bits(CHARACTERS)),
        **dict.fromkeys([f"{family}_at" for family in FAMILIES], ZONE),
        **dict.fromkeys([f"{family}_known" for family in FAMILIES], Bounds(EVERYBODY, 2**count - 1)),
        **dict.fromkeys(("combat_bonus", "speed_bonus", "combat_now", "speed_now", "level_now"), POINTS),
        **dict.fromkeys(("crisis", "to_meet", "edge", "offers"), upto(200)),
        **dict.fromkeys(("plus", "foe_plus", "margin"), POINTS),
        **dict.fromkeys(("mission_count", "final_count"), bits(PLACES)),
        **dict.fromkeys(("recruited", "recruited_now", "recruited_before", "vetoed"), bits(AREAS)),
        **dict.fromkeys(("at", "left", "limit_area", "met_on"), one_of_or_none(AREAS)),
        **dict.fromkeys(("traded", "fought"), pairs),
        **dict.fromkeys(("searched", "sent", "met_first", "passed", "again", "denied", "current"), FLAG),
        **dict.fromkeys(("die", "set_die", "die_a", "die_b"), DIE),
        **dict.fromkeys(("taken", "claim"), one_of_or_none(FIRST_PLACE + PLACES)),
        **dict.fromkeys(("gives", "takes"), traded),
        "phase": one_of(len(PHASES)),
        "order": one_of(count).row_of(count),
        "rolls": ROLL_OFFS,
        "outcome": upto(RIVAL_WON),
        "mission_state": one_of(len(MISSION_STATES)),
        "met": one_of_or_none(ENCOUNTERS),
        "played": bits(ADVANTAGES),
        "acted": bits(USES - ADVANTAGES),
        "uses": one_of(USES).row_of(USES_UNDER_WAY),
        "going": one_of_or_none(WHAT.unit * WHAT.size),
        "halted": upto(KEEPS_ITS_PLACE),
        "die_for": upto(TRYING),
        "fight": one_of(len(FIGHTS)),
        "foe": one_of_or_none(max(ENCOUNTERS, MISSIONS, count)),
        "wins_ties": upto(2),
        "ending": upto(SLIPPED_AWAY),
        "fills": one_of(ADVANTAGES).row_of(CARDS_IN_A_TRADE),
    }

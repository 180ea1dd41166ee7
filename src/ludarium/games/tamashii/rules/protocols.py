"""Learning Protocols: three stages, completed in order the moment their condition holds (section 12)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.kernel import note, rule
from ludarium.core.language.lines import run_script
from ludarium.core.language.program import NONE
from ludarium.core.native import i64
from ludarium.games.tamashii.fields import OWN
from ludarium.games.tamashii.state import Tamashii

STAGES: Final = 3
STAGE_REACHED: Final = note("stage_reached", "seat", "protocol", "stage")


def protocol_of(s: Tamashii, seat: i64) -> i64:
    return zones.first(s.protocols, OWN + seat)


def stage_due(s: Tamashii, seat: i64) -> bool:
    """T-114, T-115a: does the condition of the next stage hold?"""
    protocol = protocol_of(s, seat)
    if protocol < 0 or s.stage[seat] == STAGES:
        return False
    return s.holds(s.content.stage_holds[STAGES * protocol + s.stage[seat]], seat, NONE)


def stages_due(s: Tamashii) -> bool:
    for seat in range(s.players):
        if stage_due(s, seat):
            return True
    return False


@rule
def complete_stages(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-115, T-116: from the First Player, one stage after the other."""
    for seat in s.in_turn_order(s.first_player):
        if stage_due(s, seat):
            s.later(complete_stages)
            s.now(complete_stage, seat)
            return


@rule
def complete_own_stages(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """In a lane: what is another seat's is left alone."""
    if stage_due(s, seat):
        s.later(complete_own_stages, seat)
        s.now(complete_stage, seat)


@rule
def complete_stage(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-117: two rewards, then an ability that stays."""
    protocol = protocol_of(s, seat)
    script = s.content.stage_does[STAGES * protocol + s.stage[seat]]
    s.stage[seat] += 1
    s.tell(STAGE_REACHED, seat, protocol, s.stage[seat])
    if s.stage[seat] == STAGES:
        s.enter_play(script, seat)
    else:
        run_script(s, script, seat)

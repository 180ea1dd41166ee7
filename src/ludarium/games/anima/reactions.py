"""What becomes of a question if nobody answers it: passes in the windows, "no" to what others ask (A-156 to A-157b)."""

from __future__ import annotations

from ludarium.core.options import Setup
from ludarium.core.prompts import kind_of
from ludarium.core.reactions import Pace, Reaction
from ludarium.games.anima.rules.windows import W4_CARDS
from ludarium.games.anima.state import SETTING_UP, Anima

FIRST = 0  # in every such list to pass, to decline and to let it go come first
LONGER = 3  # A-157b
FORCED = ("character_dies", "area_is_named")  # what a rule demands, of whoever's turn it is


def reaction(s: Anima) -> Reaction | None:
    kind = kind_of(s)
    if kind == "react":
        return Reaction(FIRST, int(s.then_a))
    if kind == "add_to_combat":
        return Reaction(FIRST, W4_CARDS)
    out_of_turn = s.phase != SETTING_UP and s.actor != s.slot
    return Reaction(FIRST, patience=LONGER) if out_of_turn or kind in FORCED else None


def pace(setup: Setup) -> Pace:
    return Pace(float(str(setup.options["reaction_floor"])), float(str(setup.options["reaction_timeout"])))

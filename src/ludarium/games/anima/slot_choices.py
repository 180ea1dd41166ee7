"""What a player may do in a slot, as one number: what is done, and whom or what it concerns."""

from __future__ import annotations

from typing import Final

from ludarium.core.fields import field
from ludarium.core.native import i64

WHICH: Final = field(128)
WHAT: Final = WHICH.above(32)

END: Final = 0
DISCARD: Final = 1  # an Advantage
DISMISS: Final = 2  # a Character
LEAVE: Final = 3  # the Organization
DROP: Final = 4  # a Plot in play
USE: Final = 5
REVEAL: Final = 6  # the Final Mission
DEPART: Final = 7  # with `departures=all_first`: 1 leaves, 0 stays
GO: Final = 8  # to an Area
SEEK: Final = 9  # 0: the Area deck, else 1 + an Area of the discard pile
REST: Final = 10
HOLD_ON: Final = 11  # a resistance Mission goes on
TRADE: Final = 12  # with a partner
ATTACK: Final = 13
EXPLORE: Final = 14


def doing(what: i64, which: i64 = 0) -> i64:
    return WHAT.put(what) + WHICH.put(which)

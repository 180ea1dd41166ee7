"""Numbers of the traits: abilities of enemies and powers of Inspirations, which `verbs.py` gives to the words."""

from __future__ import annotations

from typing import Final

# enemy abilities (P-163)
DOUBLE: Final = 1
WANTS_SINGLE: Final = 2
FALL_TWO: Final = 3
HEALS: Final = 4
AMBUSH: Final = 5
ONE_STEP: Final = 6
EXACT: Final = 7
SHUNS: Final = 8
PUNISHES: Final = 9
HEAVY_WOUND: Final = 10
LAST_BLOW: Final = 11
GUARDED: Final = 12
SPIKED: Final = 13
ABILITIES: Final = 14  # how many there are, "none" included

# powers of Inspirations (P-167)
BEAST_ANY: Final = 1
CALM: Final = 2
GREAT_WING: Final = 3
NEAR_VALUE: Final = 4
SPARE_DIE: Final = 5
BREAKER: Final = 6
STEADY: Final = 7
SECOND_LOOK: Final = 8
DELAY: Final = 9
HOLD_DIAL: Final = 10
MOON_WARD: Final = 11
EXTRA_TIME: Final = 12
LONE_REROLL: Final = 13
HOLD_ONE: Final = 14
SAFE_SINGLE: Final = 15
QUICK_REST: Final = 16
TINTED: Final = 17

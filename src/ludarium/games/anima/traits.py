"""Numbers of the traits, which `verbs.py` gives to the words: of Characters, Plots and Organizations, of Areas, and duties."""

from __future__ import annotations

from typing import Final

# passive: Characters, lasting Plots, Organizations
MIGHT: Final = 1
SWIFT: Final = 2
AGAINST: Final = 3
AGAINST_PARTIES: Final = 4
AGAINST_MISSIONS: Final = 5
STEADY: Final = 6
BOLD_EXPLORER: Final = 7
WELL_READ: Final = 8
HARDY: Final = 9
KEEN_EYES: Final = 10
LIGHT_STEP: Final = 11
SILVER_TONGUE: Final = 12

# Areas
NO_FIGHTING: Final = 1
NO_TRADING_WITH_RIVALS: Final = 2
TOLL: Final = 3
REST_HERE: Final = 4
DARK: Final = 5

# duties
NO_REST: Final = 1
NO_TRADE: Final = 2
NO_SEARCH: Final = 3
NO_DISMISS: Final = 4
NO_LEVEL_1: Final = 5
SMALL_PARTY: Final = 6
TITHE: Final = 7

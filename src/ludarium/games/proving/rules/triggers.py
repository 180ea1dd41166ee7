"""What enemies react to. An ability that answers an event registers its rule here, beside the rule."""

from __future__ import annotations

from typing import Final

from ludarium.core.events import Triggers
from ludarium.games.proving.traits import ABILITIES

COMES_INTO_PLAY: Final = 0
NOT_ATTACKED: Final = 1
ATTACKED_WRONGLY: Final = 2
WOUNDS: Final = 3
IS_DEFEATED: Final = 4
EVENTS: Final = 5

TRIGGERS: Final = Triggers(EVENTS, ABILITIES)

"""The Final Mission that is revealed, in words (section 12)."""

from __future__ import annotations

from ludarium.games.anima.answers import turned_up
from ludarium.games.anima.rules import missions

final = turned_up("final", "mission", missions.final_is_revealed)

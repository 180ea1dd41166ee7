"""What luck makes of the Rival's move, in words (section 20.4)."""

from __future__ import annotations

from ludarium.games.anima.answers import falls, turned_up
from ludarium.games.anima.rules import rival

move = falls("rival", rival.rival_moves)
quest = turned_up("quest", "area", rival.rival_quests)

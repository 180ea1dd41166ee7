"""Cards that are drawn, in words (section 18)."""

from __future__ import annotations

from ludarium.games.anima.answers import comes_to, owner
from ludarium.games.anima.rules import decks

advantage = comes_to("draw", "advantage", decks.advantage_is_drawn, owner)
character = comes_to("join", "character", decks.character_joins)

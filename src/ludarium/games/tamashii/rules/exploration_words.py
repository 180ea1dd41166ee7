"""What lies face down, in words: what luck turns up."""

from __future__ import annotations

from ludarium.games.tamashii.fields import EXPLORED_KINDS
from ludarium.games.tamashii.lexicon import chance_card, chance_face, tile
from ludarium.games.tamashii.rules import exploration, look_verbs

token = chance_face("token", EXPLORED_KINDS, exploration.token_turned, look_verbs.token_looked_at)
turned_up = chance_card(exploration.tile_revealed, "tile", tile)
looked_at = chance_card(look_verbs.tile_looked_at, "tile", tile)

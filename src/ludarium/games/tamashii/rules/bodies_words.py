"""Bodies in words."""

from __future__ import annotations

from ludarium.games.tamashii.lexicon import body, chance_card, one_card
from ludarium.games.tamashii.rules import bodies

dealt = chance_card(bodies.body_dealt, "body", body)
given_up = one_card(bodies.body_discarded, "give-up", body)
taken = one_card(bodies.market_body_chosen, "take", body)

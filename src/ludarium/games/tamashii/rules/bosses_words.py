"""Bosses in words: their steps, their first attack card."""

from __future__ import annotations

from ludarium.games.tamashii.lexicon import chance_card, one_place, scenario_card
from ludarium.games.tamashii.rules import bosses

stepped = one_place(bosses.boss_steps, "boss")
first_attack = chance_card(bosses.first_attack, "attack", scenario_card)

"""Enemies in words: who comes."""

from __future__ import annotations

from ludarium.games.tamashii.lexicon import chance_enemy
from ludarium.games.tamashii.rules import enemies

drawn = chance_enemy(enemies.enemy_drawn)

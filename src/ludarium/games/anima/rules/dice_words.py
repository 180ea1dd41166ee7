"""Dice that are no combat dice, in words."""

from __future__ import annotations

from ludarium.games.anima.answers import falls
from ludarium.games.anima.rules import dice

die = falls("die", dice.die_is_cast)

"""Ludarium: a rules-true home for deep tabletop games."""

from __future__ import annotations

from ludarium.core.errors import BadOption, BadPack, BadSave, IllegalAnswer, LudariumError, Refused
from ludarium.registry import game, games

__version__ = "0.1.0"
__all__ = ["BadOption", "BadPack", "BadSave", "IllegalAnswer", "LudariumError", "Refused", "__version__", "game", "games"]

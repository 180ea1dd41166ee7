"""Ludarium: a rules-true home for deep tabletop games."""

from __future__ import annotations

import ludarium.games as _titles  # first: a package that is loaded later would take the place of the function of the same name
from ludarium.core.errors import BadOption, BadPack, BadSave, BadTitle, IllegalAnswer, LudariumError, Refused
from ludarium.registry import game, games, left_out

del _titles
__version__ = "0.1.0"
__all__ = [
    "BadOption", "BadPack", "BadSave", "BadTitle", "IllegalAnswer", "LudariumError", "Refused", "__version__", "game", "games",
    "left_out",
]  # fmt: skip

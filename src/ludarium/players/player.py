"""A player: whatever answers for a seat of a match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from ludarium.core.game import Game
from ludarium.core.options import Decimal, Flag, OneOf, Whole
from ludarium.players.budget import USUAL, Budget
from ludarium.players.worlds import Worlds

Values = OneOf | Flag | Whole | Decimal


class Player(ABC):
    """Made once for a match and a seat, so that it may remember between its answers. If something is taken back, another one is
    made: nobody remembers what never happened.

    What `find` reads behind the name, `trier:tries=8`, is handed to the constructor by keyword; what is left out has the
    constructor's own default."""

    opponent: ClassVar[bool] = True  # somebody to play against; else people find it by its name only
    parameters: ClassVar[Mapping[str, Values]] = {}  # what can be said behind the name, and what each accepts

    def __init__(self, game: Game, seat: int = 0, seed: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Does it know this title?"""
        return True

    @abstractmethod
    def choose(self, worlds: Worlds, budget: Budget = USUAL) -> int:
        """The index of the option to take. A function of the worlds, the player's seed and what it was asked before, and of the
        clock only as far as the budget is one of time."""

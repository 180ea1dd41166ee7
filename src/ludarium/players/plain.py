"""Players that look at one world and answer: `random`, and each title's own `heuristic` and `light`.

They are functions of a state, and a title's are compiled with its rules; so they can also play a match to its end without leaving
compiled code, which is what simulations and the playouts of a search are made of.
"""

from __future__ import annotations

from abc import abstractmethod
from types import ModuleType
from typing import ClassVar

from ludarium.core.errors import BadOption
from ludarium.core.game import Game
from ludarium.core.kernel import State
from ludarium.core.playouts import random_playout
from ludarium.players.budget import USUAL, Budget
from ludarium.players.player import Player
from ludarium.players.worlds import Worlds


class PlainPlayer(Player):
    """Remembers nothing that matters, and needs no budget."""

    def choose(self, worlds: Worlds, budget: Budget = USUAL) -> int:
        return self.answer(worlds.draw())

    @abstractmethod
    def answer(self, world: State) -> int:
        """The index of the option to take for the seat that is asked in this world."""

    @abstractmethod
    def play_out(self, state: State) -> int:
        """Answer for every seat to the end of the match; the number of answers given. It may follow a plan over several answers,
        but like `answer` it looks at nothing that the seat which is asked may not know."""


class RandomPlayer(PlainPlayer):
    """Any legal answer is as good as another."""

    def __init__(self, game: Game, seat: int = 0, seed: int = 0) -> None:
        super().__init__(game, seat, seed)
        self._luck = seed % 2147483646 + 1

    def answer(self, world: State) -> int:
        self._luck = self._luck * 48271 % 2147483647
        return self._luck % len(world.options)

    def play_out(self, state: State) -> int:
        self._luck = self._luck * 48271 % 2147483647
        return random_playout(state, self._luck)


class Heuristic(PlainPlayer):
    """The title's own player: the functions `choose` and `play_out` of its module `heuristic`."""

    modules: ClassVar[tuple[str, ...]] = ("heuristic",)  # the first that the title has

    def __init__(self, game: Game, seat: int = 0, seed: int = 0) -> None:
        super().__init__(game, seat, seed)
        module = self.module_of(game)
        assert module is not None, f"{game.info.id} has no {self.modules}"
        self._module = module

    @classmethod
    def module_of(cls, game: Game) -> ModuleType | None:
        return next((module for name in cls.modules if (module := game.part(name)) is not None), None)

    @classmethod
    def plays(cls, game: Game) -> bool:
        return cls.module_of(game) is not None

    def answer(self, world: State) -> int:
        return int(self._module.choose(world))

    def play_out(self, state: State) -> int:
        return int(self._module.play_out(state))


class Light(Heuristic):
    """A quicker player for playouts, where the title has one; elsewhere its heuristic is quick enough. It is made to be quick,
    not to win."""

    opponent = False
    modules = ("light", "heuristic")


def plain(game: Game, name: str, seat: int = 0, seed: int = 0) -> PlainPlayer:
    """A player by name that can play matches out; BadOption if this one cannot."""
    from ludarium.players.finding import find

    player = find(game, name, seat, seed)
    if not isinstance(player, PlainPlayer):
        raise BadOption(f"the player '{name}' answers for one seat only: it cannot play a match out alone")
    return player

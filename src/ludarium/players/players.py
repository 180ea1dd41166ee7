"""The players every title has: `random`, and the title's own `heuristic`."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Protocol

from ludarium import registry
from ludarium.core.errors import BadOption
from ludarium.core.kernel import State
from ludarium.core.playouts import random_playout


class Player(Protocol):
    name: str

    def choose(self, state: State) -> int:
        """The index of the option to take. The state is what this player's seat may know: a fork or a resampled world."""

    def play_out(self, state: State) -> int:
        """Play every seat to the end of the match; the number of answers given."""


class RandomPlayer:
    """Any legal answer is as good as another."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.luck = seed % 2147483646 + 1

    def choose(self, state: State) -> int:
        self.luck = self.luck * 48271 % 2147483647
        return self.luck % len(state.options)

    def play_out(self, state: State) -> int:
        self.luck = self.luck * 48271 % 2147483647
        return random_playout(state, self.luck)


class RulePlayer:
    """A title's heuristic: a pure function of what it sees."""

    name = "heuristic"

    def __init__(self, module: ModuleType) -> None:
        self.choose: Callable[[State], int] = module.choose
        self.play_out: Callable[[State], int] = module.play_out


def find(game_id: str, name: str, seed: int = 0) -> Player:
    """A player of a title by name; BadOption says which there are."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "heuristic":
        module = registry.game(game_id).part("heuristic")
        if module is not None:
            return RulePlayer(module)
    raise BadOption(f"{game_id} has no player '{name}'; its players are: {', '.join(names(game_id))}")


def names(game_id: str) -> list[str]:
    return ["random", "heuristic"] if registry.game(game_id).part("heuristic") else ["random"]

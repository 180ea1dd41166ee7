"""What an answer leads to before anybody chooses again: the rules themselves say it, on copies.

A seat is told no more than it can know. Where something is hidden, the answer is tried in several worlds that the seat cannot
tell apart, and what happens in one of them may happen. Whether others could react is theirs to know: they are taken to pass.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ludarium.core.kernel import CHANCE, NOBODY, State
from ludarium.core.prompts import Lead

if TYPE_CHECKING:
    from ludarium.core.game import Game

WORLDS = 3


class Ahead:
    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.seat = int(state.actor)
        self.found: dict[int, Lead] = {}

    def leads(self, index: int) -> Lead:
        if index not in self.found:
            try:
                tried = [self.tried(index, world.clone()) for world in self.worlds]
            except Exception:  # what the rules stumble over has not happened, as long as nobody gives this answer
                tried = []
            self.found[index] = Lead(any(each.rolls for each in tried), any(each.reveals for each in tried))
        return self.found[index]

    @cached_property
    def worlds(self) -> list[State]:
        from ludarium.core.game import Game

        if self.seat == CHANCE:
            return []
        secrets = type(self.game).resample is not Game.resample
        return [self.game.resample(self.state, self.seat, seed) for seed in range(WORLDS if secrets else 1)]

    def tried(self, index: int, world: State) -> Lead:
        world.self_driving = False
        world.learned = 0
        world.answer(index)
        reveals = bool(world.learned >> self.seat & 1)
        while world.actor not in (NOBODY, CHANCE, self.seat) and (reaction := self.game.reaction(world)):
            world.answer(reaction.otherwise)
        return Lead(world.actor == CHANCE, reveals)

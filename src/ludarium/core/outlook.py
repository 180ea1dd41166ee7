"""What an answer would change before luck has its say or anybody chooses again: numbers that its seat minds, and what is told.

As in core/ahead.py a seat learns no more than it can know: where something is hidden, the answer is tried in several worlds that
the seat cannot tell apart, and only what is the same in all of them is said. Others are taken to let it be.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from ludarium.core import asking
from ludarium.core.counting import Change, Counts, changes
from ludarium.core.game import Game
from ludarium.core.kernel import CHANCE, NOBODY, State
from ludarium.core.text import Phrase

WORLDS = 3


class Outlook(NamedTuple):
    changes: tuple[Change, ...]
    sentences: tuple[Phrase, ...]
    rolls: bool  # luck has its say next


class Outlooks:
    """Of one question. It holds a copy of the state, so that it can be worked out elsewhere while the match goes on."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state.clone()
        self.seat = int(state.actor)

    @cached_property
    def worlds(self) -> list[State]:
        secrets = type(self.game).resample is not Game.resample
        return [self.game.resample(self.state, self.seat, seed) for seed in range(WORLDS if secrets else 1)]

    @cached_property
    def before(self) -> Counts:
        return self.game.counts(self.state, self.seat)

    def of(self, index: int) -> Outlook:
        first, *others = [self.tried(index, world.clone()) for world in self.worlds]
        alike = [each for each in first.changes if all(each in other.changes for other in others)]
        told = [each for each in first.sentences if all(each in other.sentences for other in others)]
        return Outlook(tuple(alike), tuple(told), any(each.rolls for each in (first, *others)))

    def tried(self, index: int, world: State) -> Outlook:
        world.self_driving = False
        world.notes = world.notes[:0]  # the set-up is told with the first answer, but does not follow from it
        world.answer(index)
        while world.actor not in (NOBODY, CHANCE, self.seat) and (reaction := self.game.reaction(world)):
            world.answer(reaction.otherwise)
        told = self.game.in_sentences(asking.take_notes(self.game, world))
        return Outlook(changes(self.before, self.game.counts(world, self.seat)), tuple(told), world.actor == CHANCE)

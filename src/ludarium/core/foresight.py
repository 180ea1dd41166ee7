"""What an answer would lead to before luck has its say, as far as the seat that gives it can know."""

from __future__ import annotations

from dataclasses import dataclass

from ludarium.core.asking import take_notes
from ludarium.core.game import Game
from ludarium.core.kernel import CHANCE, State
from ludarium.core.text import Phrase

WORLDS = 12  # that a seat cannot tell apart, to find out what it can know of an answer


@dataclass(frozen=True)
class Foreseen:
    """What an answer leads to at once: what the log would tell, and the state if nothing of it is left to luck."""

    sentences: tuple[Phrase, ...]
    state: State | None


def foresee(game: Game, state: State, index: int, seat: int) -> Foreseen:
    worlds = range(1 if type(game).resample is Game.resample else WORLDS)
    first, *others = [foreseen_in(game, index, game.resample(state, seat, seed)) for seed in worlds]
    sentences, then = list(first.sentences), first.state
    for other in others:  # what hangs on something the seat cannot see is not the same in all of them, and is not told
        sentences = [one for one, told in zip(sentences, other.sentences, strict=False) if one == told]
        if then is None or other.state is None or game.view(then, seat) != game.view(other.state, seat):
            then = None
    return Foreseen(tuple(sentences), then)


def foreseen_in(game: Game, index: int, world: State) -> Foreseen:
    world.self_driving = False
    world.notes = world.notes[:0]  # the set-up is told with the first answer, but does not follow from it
    world.answer(index)
    return Foreseen(game.in_sentences(take_notes(game, world)), None if world.actor == CHANCE else world)

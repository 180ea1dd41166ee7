"""The titles on which the kernel’s laws are tested, all that are found, and the player who plays them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from examples.leduc import LeducHoldem

import ludarium
from ludarium.core.build import COMPILED
from ludarium.core.game import Game
from ludarium.core.kernel import CHANCE, NOBODY, State
from ludarium.core.match import Match
from ludarium.core.options import Setup
from ludarium.core.positions import position
from ludarium.core.trials import Trial, Trials, trials_of
from tests.core.bazaar import BazaarGame
from tests.core.hamlet import HamletGame

REPOSITORY = Path(__file__).parents[2]
STRIDE = 1 if COMPILED else 3  # what is tried often is tried as often only by the compiled build; `make test` runs both

PROVING, ANIMA, LEDUC, BAZAAR = ludarium.game("proving"), ludarium.game("anima"), LeducHoldem(), BazaarGame()
HAMLET = HamletGame()


@dataclass(frozen=True)
class Title:
    """A game as it is set up for a test."""

    game: Game
    trial: Trial

    @property
    def name(self) -> str:
        return self.trial.name

    @property
    def trials(self) -> Trials:
        return trials_of(self.game)

    @property
    def setup(self) -> Setup:
        return self.trial.setup(self.game)

    @property
    def fields(self) -> tuple[str, ...]:
        return self.game.first_state(self.setup).fields()

    def new(self, seed: int, **more: Any) -> Match:
        return self.game.new(seed=seed, mode=self.trial.mode, seats=self.trial.seats, options=self.trial.options, **more)

    def start(self, seed: int) -> State:
        """The fast level: a self-driving state at its first question."""
        return self.game.start_state(seed, self.setup)

    def asked(self, seed: int) -> State:
        """The fast level, but chance is asked like a seat."""
        state = self.game.begin(self.setup, seed)
        state.self_driving = False
        state.run()
        return state


def proving(name: str, **options: object) -> Title:
    return Title(PROVING, Trial(name, options=options))


GAMES = (*(ludarium.game(info.id) for info in ludarium.games()), BAZAAR, HAMLET, LEDUC)
TITLES = tuple(Title(game, trial) for game in GAMES for trial in trials_of(game).laws)
ONE_EACH = tuple(Title(game, trials_of(game).laws[0]) for game in GAMES)  # where one set-up of every game is enough


def often(times: int) -> int:
    return max(1, times // STRIDE)


def for_each(titles: tuple[Title, ...]) -> Callable[[Any], Any]:
    return pytest.mark.parametrize("title", titles, ids=[title.name for title in titles])


each_title = for_each(TITLES)
each_game = for_each(ONE_EACH)
each_pack = for_each(tuple(title for title in ONE_EACH if title.game.pack.cards))


# -- the simple player -----------------------------------------------------------------------------------------------


def prompts(match: Match, seed: int) -> Iterator[Match]:
    """Play a match to its end at random; stops at every prompt, before it is answered."""
    luck = random.Random(seed)
    while match.actor is not None:
        yield match
        answer_any(match, luck)


def all_along(title: Title, seed: int) -> Iterator[Match]:
    """The same at the first forty prompts and every fifth of the rest, for what replays the log: at every prompt of a long match
    that would take the square of its length. Fewer on the sources as they are."""
    return (
        match for number, match in enumerate(prompts(title.new(seed), seed)) if number < often(40) or number % (5 * STRIDE) == 0
    )


def answer_any(match: Match, luck: random.Random) -> None:
    assert match.prompt is not None
    match.answer(luck.randrange(len(match.prompt.options)))


def finished(match: Match, seed: int) -> Match:
    """The same match, played at random to its end."""
    for _ in prompts(match, seed):
        pass
    return match


def midway(title: Title, seed: int, answers: int = 3, **more: Any) -> Match:
    """A match in which so many answers were given and that still goes on: the first such match from this seed on."""
    for number in range(seed, seed + 50):
        for given, match in enumerate(prompts(title.new(number, **more), number)):
            if given == answers:
                return match
    raise AssertionError(f"no match of {title.name} lasts {answers} answers")


def questions(state: State, seed: int, limit: int = 5000) -> Iterator[State]:
    """The same at the fast level: stops at every question, chance's included if it is asked."""
    luck = random.Random(seed)
    for _ in range(limit):
        if state.actor == NOBODY:
            return
        yield state
        state.answer(state.sample() if state.actor == CHANCE else luck.randrange(len(state.options)))
    raise AssertionError(f"no end after {limit} answers")


# -- what is compared ------------------------------------------------------------------------------------------------


def truth(game: Game, state: State) -> str:
    """All that a state is, its luck included, as text."""
    return json.dumps(position(state), sort_keys=True)


def asked(match: Match) -> tuple[object, ...]:
    """What a player sees of a question: who, what, and the answers."""
    if match.prompt is None:
        return (None,)
    return (match.actor, match.prompt.kind, match.prompt.phrase, tuple(option.notation for option in match.prompt.options))


def moment(match: Match) -> tuple[object, ...]:
    """All that must be equal between two matches that stand at the same point (luck apart)."""
    return (match.hash(), match.log, match.result, *asked(match))


def everything(match: Match) -> str:
    """The same with the luck, so that the future is equal, too."""
    return json.dumps([match.position(), match.save()], sort_keys=True)

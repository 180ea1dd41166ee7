"""The titles on which the kernel’s laws are tested (a new title is one more line in TITLES) and the player who plays them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from examples.leduc import LeducHoldem

from ludarium.core.game import Game
from ludarium.core.kernel import CHANCE, NOBODY, State
from ludarium.core.match import Match
from ludarium.core.options import Setup, read_setup
from ludarium.core.positions import position
from ludarium.games.anima import ShadowOfOmega
from ludarium.games.hara import ChampionsOfHara
from ludarium.games.proving import ProvingGrounds

REPOSITORY = Path(__file__).parents[2]

PROVING = ProvingGrounds()
LEDUC = LeducHoldem()
HARA = ChampionsOfHara()
ANIMA = ShadowOfOmega()


@dataclass(frozen=True)
class Title:
    """A game as it is set up for a test."""

    name: str
    game: Game
    source: Path  # the folder of its files
    shared: frozenset[str]  # attributes of its state that all states share and nothing changes
    unlawful: tuple[str, object]  # a field and a value that break one of its laws of conservation
    options: Mapping[str, object] = field(default_factory=dict)
    mode: str | None = None
    seats: int | None = None
    thoughtful: bool = False  # its players think so long that they are asked at every tenth question only

    @property
    def setup(self) -> Setup:
        return read_setup(self.game.info, self.mode, self.seats, self.options)

    @property
    def fields(self) -> tuple[str, ...]:
        return self.game.first_state(self.setup).fields()

    def new(self, seed: int, **more: Any) -> Match:
        return self.game.new(seed=seed, mode=self.mode, seats=self.seats, options=self.options, **more)

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
    folder = REPOSITORY / "src/ludarium/games/proving"
    return Title(name, PROVING, folder, frozenset({"cards", "settings"}), ("box", 1), options)


def hara(mode: str, seats: int = 1, **options: object) -> Title:
    folder = REPOSITORY / "src/ludarium/games/hara"
    shared = frozenset({"cards", "settings", "variant", "roads"})
    return Title(f"hara-{mode}", HARA, folder, shared, ("day", 7), options, mode, seats, thoughtful=True)


def anima(name: str, seats: int = 3, **options: object) -> Title:
    """One seat plays against the Rival."""
    folder, mode = REPOSITORY / "src/ludarium/games/anima", "rival" if seats == 1 else "standard"
    return Title(name, ANIMA, folder, frozenset({"cards", "settings"}), ("areas", [0, 0, 0]), options, mode, seats)


TITLES = (
    proving("proving"),
    proving("proving-fast-and-dark", modules=["dragon", "conspirators"], chaos_timing="each_time", sixth_face="blank"),
    proving("proving-open-table", modules=["chariots", "shields", "sun_moon"], sun_bonus="may", chariot_partial=True),
    proving("proving-everything", modules=63),
    hara("arena", seats=2),
    hara("nightmare"),
    anima("anima", turn_limit=6),  # a random player would wander about for thousands of turns
    anima("anima-rival", seats=1, multiple_missions="on", turn_limit=12),
    anima("anima-crowded-tree", seats=5, tree="on", crisis="on", trade_size="two", reaction_polling="all", turn_limit=2),
    Title("leduc", LEDUC, REPOSITORY / "examples/leduc", frozenset({"ranks"}), ("deck", [0, 0, 0])),
)

ONE_EACH = (TITLES[3], TITLES[4], TITLES[6], TITLES[-1])  # where one set-up of every game is enough


def for_each(titles: tuple[Title, ...]) -> Callable[[Any], Any]:
    return pytest.mark.parametrize("title", titles, ids=[title.name for title in titles])


each_title = for_each(TITLES)
each_game = for_each(ONE_EACH)


# -- the simple player -----------------------------------------------------------------------------------------------


def prompts(match: Match, seed: int) -> Iterator[Match]:
    """Play a match to its end at random; stops at every prompt, before it is answered."""
    luck = random.Random(seed)
    while match.actor is not None:
        yield match
        answer_any(match, luck)


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

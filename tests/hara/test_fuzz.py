"""Every mode, played at random: always progress, nothing lost, every position leads back, every log is a replay."""

from __future__ import annotations

import json
import random

import pytest

import ludarium
from ludarium.core.build import COMPILED
from ludarium.core.kernel import NOBODY, State
from ludarium.core.match import Match
from ludarium.core.options import OneOf, Setup, read_setup
from ludarium.core.positions import position
from ludarium.games.hara.meta import casts

GAME = ludarium.game("hara")

MODES = [mode.id for mode in GAME.info.modes]
DECISIONS = 100_000 if COMPILED else 3_000  # the compiled build plays the long run; `make test` runs both
LONGEST = 2_000  # answers in one match; the longest of a random player is far below
every_mode = pytest.mark.parametrize("mode", MODES)


def any_setup(mode: str, luck: random.Random) -> Setup:
    """Any number of seats, any champions, any values of the options."""
    low, high = next(each.seats for each in GAME.info.modes if each.id == mode) or GAME.info.seats
    options: dict[str, object] = {}
    for spec in GAME.info.options:
        if isinstance(spec.values, OneOf) and not casts(spec):
            options[spec.id] = luck.choice(spec.values.words)
    options["unlocked"] = ["leaf", "oric", "kaoru"]
    return read_setup(GAME.info, mode, luck.randint(low, high), options)


def choose(state: State, luck: random.Random) -> int:
    """Any option, but seldom the first, which is to end the turn or to stop: so that matches go deep."""
    count = len(state.options)
    return luck.randrange(1, count) if count > 1 and luck.random() < 0.8 else luck.randrange(count)


@every_mode
def test_matches_end_and_keep_every_law(mode: str) -> None:
    luck = random.Random(mode)
    decisions = 0
    while decisions < DECISIONS:
        state = GAME.start_state(luck.randrange(2**40), any_setup(mode, luck))
        answers = 0
        while state.actor != NOBODY:
            assert len(state.options) == len(set(state.options)) > 0
            assert 0 <= state.actor < len(state.at)
            assert GAME.result(state) is None
            state.answer(choose(state, luck))
            answers += 1
            assert answers < LONGEST
            if not COMPILED or answers % 10 == 0:  # the laws are plain Python: ten times slower than the match
                problem = GAME.broken_law(state)
                assert problem is None, problem
        assert state.depth == 0
        assert GAME.result(state) is not None
        decisions += answers


@every_mode
def test_every_position_and_log_leads_back(mode: str) -> None:
    luck = random.Random(f"{mode} again")
    for _ in range(3):
        setup = any_setup(mode, luck)
        match = GAME.new(seed=luck.randrange(2**40), mode=mode, seats=setup.seats, options=setup.options)
        while match.actor is not None:
            assert match.prompt is not None
            notations = [option.notation for option in match.prompt.options]
            assert len(notations) == len(set(notations))
            match.answer(choose(match.state, luck))
            if luck.random() < 0.1:
                assert json.dumps(position(GAME.at(match.position()).state)) == json.dumps(position(match.state))
        replayed = GAME.load(match.save())
        assert replayed.hash() == match.hash()
        assert told(replayed, "fr") == told(match, "fr")
        assert all(told(match, "en"))


def told(match: Match, language: str) -> list[str]:
    """The whole log in words: a missing message, or one with a missing argument, is an error."""
    return [match.game.text(line, language) for moment in match.moments for line in (moment.phrase, *moment.notes)]

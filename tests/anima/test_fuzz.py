"""Two to five seats and the Rival, every option, played at random: always progress, nothing lost, every position leads back,
every log is a replay."""

from __future__ import annotations

import json
import random

import pytest

from ludarium.core.build import COMPILED
from ludarium.core.kernel import NOBODY, State
from ludarium.core.match import Match
from ludarium.core.options import OneOf, Setup, read_setup
from ludarium.core.positions import position
from ludarium.games.anima import ShadowOfOmega
from ludarium.games.anima.heuristic import choose as sensible
from ludarium.games.anima.state import MOVEMENT_PHASE, Anima

GAME = ShadowOfOmega()

RIVAL = 1  # one seat plays against the Rival
DECISIONS = 100_000 if COMPILED else 3_000  # the compiled build plays the long run; `make test` runs both
LAST_TURN = 60  # a random player may never finish a Mission
MOST_IN_A_TURN = 400  # answers; far more than any turn has ever needed
every_number_of_seats = pytest.mark.parametrize("seats", [RIVAL, 2, 3, 4, 5])


def any_setup(seats: int, luck: random.Random, last_turn: int = LAST_TURN) -> Setup:
    """Any values of the options that this number of seats can have."""
    mode = "rival" if seats == RIVAL else "standard"
    options: dict[str, object] = {
        spec.id: luck.choice(spec.values.words)
        for spec in GAME.info.options
        if isinstance(spec.values, OneOf) and (not spec.modes or mode in spec.modes)
    }
    return read_setup(GAME.info, mode, seats, options | {"turn_limit": last_turn})


def choose(state: State, luck: random.Random) -> int:
    """Half of the answers are sensible, so that parties grow and Missions are completed; the others are anything."""
    return int(sensible(state)) if luck.random() < 0.5 else luck.randrange(len(state.options))


@pytest.mark.rule("A-174")
@pytest.mark.rule("A-10")
@every_number_of_seats
def test_matches_end_and_keep_every_law(seats: int) -> None:
    luck = random.Random(seats)
    decisions = 0
    while decisions < DECISIONS:
        state = GAME.start_state(luck.randrange(2**40), any_setup(seats, luck))
        assert isinstance(state, Anima)
        answers = in_this_turn = turn = 0
        while state.actor != NOBODY:
            assert len(state.options) == len(set(state.options)) > 0
            assert 0 <= state.actor < seats
            assert GAME.result(state) is None
            state.answer(choose(state, luck))
            answers += 1
            in_this_turn = in_this_turn + 1 if state.turn == turn else 0
            turn = int(state.turn)
            assert in_this_turn < MOST_IN_A_TURN
            if not COMPILED or answers % 10 == 0:  # the laws are plain Python: ten times slower than the match
                problem = GAME.broken_law(state)
                assert problem is None, problem
                assert state.phase < MOVEMENT_PHASE or state.actor == NOBODY or state.size(state.actor) > 0
        assert state.depth == 0
        assert state.turn <= LAST_TURN
        assert GAME.result(state) is not None
        decisions += answers


@every_number_of_seats
def test_every_position_and_log_leads_back(seats: int) -> None:
    luck = random.Random(f"{seats} again")
    for last_turn in (3, 6, 12):
        setup = any_setup(seats, luck, last_turn)
        match = GAME.new(seed=luck.randrange(2**40), mode=setup.mode, seats=seats, options=setup.options)
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


@every_number_of_seats
def test_a_world_that_a_seat_imagines_keeps_every_law_and_goes_on(seats: int) -> None:
    """A-33: at any moment, also in the middle of an offer or a combat; and it has the seat's own cards."""
    luck = random.Random(f"{seats} worlds")
    state = GAME.start_state(luck.randrange(2**40), any_setup(seats, luck))
    for number in range(DECISIONS // 20):
        if state.actor == NOBODY:
            state = GAME.start_state(luck.randrange(2**40), any_setup(seats, luck))
        seat = int(state.actor)
        world = GAME.resample(state, seat, number)
        assert isinstance(world, Anima)
        assert isinstance(state, Anima)
        assert GAME.broken_law(world) is None
        assert (list(world.hand(seat)), list(world.options)) == (list(state.hand(seat)), list(state.options))
        world.answer(luck.randrange(len(world.options)))
        assert GAME.broken_law(world) is None
        state.answer(choose(state, luck))


def told(match: Match, language: str) -> list[str]:
    """The whole log in words: a missing message, or one with a missing argument, is an error."""
    return [match.game.text(line, language) for moment in match.moments for line in (moment.phrase, *moment.notes)]

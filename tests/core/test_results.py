"""How a match ended, for people: whatever may end it is told whole, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import ludarium
from ludarium import registry
from ludarium.core.game import Game
from ludarium.core.kernel import State
from ludarium.core.text import LANGUAGES, Phrase
from tests.core.known import ends, known_of

ENDED = [info.id for info in ludarium.games() if known_of(info.id).endings]


def ended(game: Game) -> Iterator[tuple[State, str]]:
    """A state of every mode with every number of seats, ended in every way."""
    for mode in game.info.modes:
        low, high = mode.seats or game.info.seats
        for seats in range(low, high + 1):
            match = game.new(seed=1, mode=mode.id, seats=seats)
            for end in known_of(game.info.id).endings:
                state = match.state.clone()
                end(state)
                yield state, f"{mode.id}, {seats} seats"


@pytest.mark.parametrize("id", ENDED)
def test_every_ending_is_told_whole_in_both_languages(id: str):
    game, told = registry.game(id), set()
    for state, where in ended(game):
        result = game.result(state)
        assert result is not None
        assert isinstance(result.text, Phrase)
        told.add(result.text.id)
        for language in LANGUAGES:
            text = game.text(result.text, language)  # a variable that is missing raises
            assert not re.search(r"[{}$]|result-", text), f"{where}: {text}"
    assert told == {message for message in game.texts.ids("en") if message.startswith("result-")}, "an ending nobody reaches"


def test_a_victory_in_the_arena_counts_the_defeated():
    game = registry.game("proving")
    state = game.new(seed=1).state.clone()
    ends(outcome=2, defeats=9, round=24)(state)
    result = game.result(state)
    assert result is not None
    assert game.text(result.text, "en") == "Victory: 9 enemies defeated in 24 rounds!"

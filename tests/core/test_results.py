"""How a match ended, for people: whatever may end it is told whole, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ludarium import registry
from ludarium.core.game import Game
from ludarium.core.kernel import State
from ludarium.core.text import LANGUAGES, Phrase
from ludarium.games.anima.endings import REASONS as ANIMA_ENDS
from ludarium.games.hara.state import LOST, RESIGNED, WON
from ludarium.games.proving.endings import ENDINGS as PROVING_ENDS

Ended = Callable[[Any], None]


def ends(**fields: int) -> Ended:
    def end(state: Any) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return end


def ghost_is_home(state: Any) -> None:
    state.outcome = LOST
    for gauge in range(3, len(state.energy)):
        state.energy[gauge] = 10


HARA = [ends(outcome=WON, winners=1), ends(outcome=RESIGNED), ends(outcome=RESIGNED, winners=2), ends(outcome=LOST, day=6)]
HARA += [ends(outcome=LOST, day=3), ends(outcome=LOST, foe_fell=1), ends(outcome=WON, winners=3), ghost_is_home]
ENDINGS: dict[str, list[Ended]] = {
    "proving": [ends(outcome=outcome, defeats=8, round=rounds) for outcome in PROVING_ENDS for rounds in (1, 24)],
    "hara": HARA,
    "anima": [ends(outcome=outcome, winners=winners, turn=9) for outcome in ANIMA_ENDS for winners in (0, 1, 2)],
}


def ended(game: Game) -> Iterator[tuple[State, str]]:
    """A state of every mode with every number of seats, ended in every way."""
    for mode in game.info.modes:
        low, high = mode.seats or game.info.seats
        for seats in range(low, high + 1):
            match = game.new(seed=1, mode=mode.id, seats=seats)
            for end in ENDINGS[game.info.id]:
                state = match.state.clone()
                end(state)
                yield state, f"{mode.id}, {seats} seats"


@pytest.mark.parametrize("id", ENDINGS)
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

"""Hints at the level of the matches behind them."""

from __future__ import annotations

import random

import pytest

import ludarium
from ludarium.core.kernel import State
from ludarium.core.options import read_setup
from ludarium.core.playouts import random_playout
from ludarium.players import PlainPlayer, Worlds, plain
from ludarium.server import advice
from tests.core.titles import LEDUC

HARA = ludarium.game("hara")


class Planner(PlainPlayer):
    """Chooses like the heuristic; what then follows is chance, which wins none of these modes."""

    def answer(self, world: State) -> int:
        return plain(HARA, "heuristic").answer(world)

    def play_out(self, state: State) -> int:
        return random_playout(state, 1)


@pytest.mark.parametrize("mode", ["plowshares", "ghost", "corrupted"])
def test_chance_does_not_talk_a_player_out_of_its_plan(mode: str) -> None:
    """A deep title plays few matches in a second, and most of them end alike."""
    state = HARA.start_state(5, read_setup(HARA.info, mode, 1, {}))
    luck = random.Random(mode)
    asked = 0
    while asked < 2:
        if len(state.options) > 3:
            asked += 1
            worlds = Worlds(HARA, state, 0, 0)
            best = advice.play_on(worlds, Planner(HARA), seconds=0.05)[0][0]
            assert best == Planner(HARA).choose(worlds)
        state.answer(luck.randrange(len(state.options)))


def test_a_clear_difference_speaks_against_the_player() -> None:
    """A player that folds whenever it can is corrected by the hands it then plays."""
    match = LEDUC.new(seed=1)
    match.answer("raise")
    assert match.prompt is not None
    said = [option.notation for option in match.prompt.options]

    class Timid(PlainPlayer):
        def answer(self, world: State) -> int:
            return said.index("fold")

        def play_out(self, state: State) -> int:
            return random_playout(state, 1)

    found = advice.play_on(Worlds.of(match), Timid(LEDUC), seconds=0.2)
    assert said[found[0][0]] != "fold"

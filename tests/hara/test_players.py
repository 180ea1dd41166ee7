"""The player of Champions of Hara: it wants what the mode wants, and its thinking always ends."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.core.build import COMPILED
from ludarium.core.match import Match
from ludarium.core.options import read_setup
from ludarium.core.playouts import random_playout
from ludarium.games.hara import light
from ludarium.games.hara.heuristic import choose, play_out
from ludarium.games.hara.heuristic_search import MOST_KEYS, TABLE, Node, Planner, fork, key_of
from tests.hara.table import gauges, options, state, table, where

SHIPPED = ludarium.game("hara")
HERE, NEXT = "lunaridge.4", "lunaridge.5"


def taken(match: Match) -> str:
    """The answer the player would give, as it is written."""
    return options(match)[choose(state(match).fork(1))]


def play_turn(match: Match) -> Match:
    """The player's turn, to its end."""
    turn = (state(match).day, state(match).round)
    while match.actor is not None and (state(match).day, state(match).round) == turn:
        match.answer(0 if match.actor < 0 else taken(match))
    return match


def test_it_fells_what_is_in_reach() -> None:
    match = table("arena", "oric", at=HERE, cards={"moonshell_tortoise": NEXT})
    assert "end" in options(match)
    play_turn(match)
    assert where(match, "moonshell_tortoise") is None
    assert sum(gauges(match).values()) > 0


def test_it_ends_its_turn_only_when_nothing_is_to_be_had() -> None:
    assert taken(table("arena", "oric", at=HERE, cards={"moonshell_tortoise": NEXT})) != "end"
    assert taken(table("arena", "oric", at=HERE, activations=0)) == "end"


def test_a_plan_stops_before_its_table_of_positions_is_full() -> None:
    """However many positions a turn has: a full table would be searched for ever."""
    match = table("arena", "oric", at=HERE, cards={"moonshell_tortoise": NEXT})
    start = fork(state(match))
    planner = Planner(start, 0, 8)
    planner.nodes = MOST_KEYS - 1
    root = Node(start, None, 0, 0)
    root.key = key_of(start, 0)
    planner.unfold(root)
    assert MOST_KEYS <= planner.nodes < TABLE
    assert sum(1 for key in planner.seen if key != 0) < TABLE


@pytest.mark.skipif(not COMPILED, reason="whole matches are thought through by the compiled build; `make test` runs both")
@pytest.mark.parametrize("mode", [mode.id for mode in SHIPPED.info.modes])
def test_it_does_better_than_chance(mode: str) -> None:
    """With the cards of the game, not with those of the table: how hard a mode is, is a matter of both."""
    won = {"thinking": 0, "chance": 0}
    for seed in range(20):
        for player in won:
            s = SHIPPED.start_state(seed, read_setup(SHIPPED.info, mode, 1, {}))
            play_out(s) if player == "thinking" else random_playout(s, seed)
            won[player] += s.winners & 1
    assert won["thinking"] > won["chance"], won


# -- the quick one -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [mode.id for mode in SHIPPED.info.modes])
def test_the_quick_player_gets_further_than_chance_in_every_mode(mode: str) -> None:
    setup = read_setup(SHIPPED.info, mode, None, {})
    quick = chance = 0
    for seed in range(901_000, 901_000 + (40 if COMPILED else 4)):
        one, other = SHIPPED.start_state(seed, setup), SHIPPED.start_state(seed, setup)
        light.play_out(one)
        random_playout(other, seed)
        quick += SHIPPED.result(one).scores[0]
        chance += SHIPPED.result(other).scores[0]
    assert quick > chance


def test_the_quick_player_needs_no_plan_from_the_answer_before() -> None:
    """Asked question by question, as at a table, it plays as sensibly as in one go."""
    setup = read_setup(SHIPPED.info, "arena", None, {})
    energy = 0
    for seed in range(901_000, 901_003):
        s = SHIPPED.start_state(seed, setup)
        while s.actor >= 0:
            s.answer(light.choose(s))
        energy += SHIPPED.result(s).scores[0]
    assert energy >= 3 * 15  # chance comes to three

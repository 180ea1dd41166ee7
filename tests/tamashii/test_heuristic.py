"""The player of Tamashii does what a sensible person would, knows only what lies open, changes nothing by thinking, and wins."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.core.build import COMPILED
from ludarium.core.options import read_setup
from ludarium.core.playouts import random_playout
from ludarium.games.tamashii.fields import ATTACHED, WON
from ludarium.games.tamashii.heuristic import choose, play_out
from ludarium.games.tamashii.rules import launch, planning, upgrades
from ludarium.games.tamashii.rules.combat import fight, power_spent
from ludarium.games.tamashii.rules.planning import ask_stop
from ludarium.games.tamashii.rules.wounds import suffer, take_wounds
from ludarium.games.tamashii.state import Tamashii
from tests.tamashii.table import do, lay, table

FIRST_SEED = 900_000  # below those of the tables
MATCHES = 20 if COMPILED else 2
SHIPPED = ludarium.game("tamashii")


def start(seed: int, seats: int, scenario: str) -> Tamashii:
    setup = read_setup(SHIPPED.info, "scenario", seats, {"scenario": scenario})
    return SHIPPED.start_state(seed, setup)


def taken(s: Tamashii) -> int:
    return int(s.options[choose(s)])


# -- Programming and launching -----------------------------------------------------------------------------------------------


def test_it_moves_tokens_until_a_pattern_lies_there():
    """Red, blue, red as on a staircase: two moves make a line of them, the Pattern for Power (T-74)."""
    s = table()
    lay(s, 0, "R.... .B... ..R.. .....")
    s.moves_left[0] = 3
    do(s, ask_stop, 0, planning.IN_PROGRAMMING)
    while upgrades.WHAT.of(taken(s)) == upgrades.MOVE:
        s.answer(choose(s))
    s.answer(choose(s))
    do(s, launch.launch_step, 0)
    sources = [launch.SOURCE.of(int(each)) for each in s.options if launch.WHAT.of(int(each)) == launch.DO_LAUNCH]
    assert 0 in sources  # the first of the Basic Patterns


def test_it_launches_what_brings_something_and_then_ends():
    s = table()
    lay(s, 0, "RBR.. ..... ..... .....")
    do(s, launch.launch_step, 0)
    assert launch.WHAT.of(taken(s)) == launch.DO_LAUNCH
    s.answer(choose(s))
    assert int(s.assets[0]) == 1


def test_one_set_of_tokens_is_spent_on_the_longer_pattern():
    """T-75: R B R R is one Power, or two."""
    s = table()
    lay(s, 0, "RBRR. ..... ..... .....")
    do(s, launch.launch_step, 0)
    while s.actor >= 0 and launch.WHAT.of(taken(s)) == launch.DO_LAUNCH:
        s.answer(choose(s))
    assert int(s.assets[0]) == 2


# -- staying alive -----------------------------------------------------------------------------------------------------------


def test_shields_are_for_the_last_wound():
    s = table()
    s.integrity[0] = 1
    s.assets[1] = 1
    do(s, suffer, 0, 1)
    assert s.then == take_wounds
    assert taken(s) == 1


def test_power_is_not_spent_on_an_enemy_that_falls_without_it():
    s = table()
    s.assets[0] = 5
    s.enemies[0] = ATTACHED
    s.damage[0] = s.content.enemy_integrity[0] - 1
    do(s, fight, 0)
    assert s.then == power_spent
    assert taken(s) <= 1


# -- fair play -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["a", "e"])
def test_thinking_changes_nothing_and_other_luck_does_not_matter(scenario: str):
    s = start(FIRST_SEED, 2, scenario)
    for _ in range(60):
        if s.actor < 0:
            break
        before = s.hash()
        answers = {choose(s), choose(s.fork(1)), choose(s.fork(2))}
        assert len(answers) == 1
        assert s.hash() == before
        s.answer(answers.pop())


# -- whole matches ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["a", "e"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_plays_to_the_end_and_wins_more_than_chance(scenario: str, seats: int):
    won = chance = 0
    for seed in range(FIRST_SEED, FIRST_SEED + MATCHES // (1 if COMPILED or seats < 3 else 2)):
        s, other = start(seed, seats, scenario), start(seed, seats, scenario)
        play_out(s)
        random_playout(other, seed)
        assert s.outcome != 0
        won += s.outcome == WON
        chance += other.outcome == WON
    assert won >= chance
    assert not COMPILED or won > chance

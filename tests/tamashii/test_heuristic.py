"""The player of Tamashii does what a sensible person would, knows only what lies open, changes nothing by thinking, and wins."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.core.build import COMPILED
from ludarium.core.options import read_setup
from ludarium.core.playouts import random_playout
from ludarium.games.tamashii.fields import ATTACHED, QUEST, WON
from ludarium.games.tamashii.heuristic import choose, play_out
from ludarium.games.tamashii.rules import launch, planning, quest, upgrades
from ludarium.games.tamashii.rules.combat import fight, power_spent
from ludarium.games.tamashii.rules.planning import ask_stop
from ludarium.games.tamashii.rules.scenario import draw_card
from ludarium.games.tamashii.rules.wounds import suffer, take_wounds
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import MEMORY
from tests.tamashii.table import do, lay, table
from tests.tamashii.test_trades import DRILL, dealt, owned

FIRST_SEED = 900_000  # below those of the tables
MATCHES = 20 if COMPILED else 2
MAINFRAME = 15  # tile 16
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


# -- with the others -------------------------------------------------------------------------------------------------------------


def test_a_card_goes_to_whoever_has_the_memory_for_it():
    """T-178: seat 0 has none, seat 1 has enough; what is offered is taken, and no more is offered."""
    s = dealt(hand_0="drill")
    s.assets[4 + MEMORY] = 3
    do(s, ask_stop, 0, planning.BEFORE_FILL)
    while s.actor >= 0:
        s.answer(choose(s))
    assert owned(s, 0) == (set(), set())
    assert owned(s, 1) == ({DRILL}, set())


def test_a_card_that_its_owner_can_pay_for_is_not_handed_on():
    s = dealt(hand_0="drill")
    s.assets[MEMORY] = s.assets[4 + MEMORY] = 3
    do(s, ask_stop, 0, planning.BEFORE_FILL)
    while s.actor >= 0:
        s.answer(choose(s))
    assert owned(s, 1) == (set(), set())


# -- the scenario ----------------------------------------------------------------------------------------------------------------


def at_the_door(tokens: str, time: int) -> Tamashii:
    """A04 alone: two successes with Essential Data (T-243), on the tile of the Mainframe, in the Quest phase."""
    s = table(1, on=SHIPPED, scenario="a")
    s.phase, s.turn = QUEST, 4
    do(s, draw_card, [each.id for each in SHIPPED.pack.kinds["card"]].index("a04"))
    place = int(s.layout().places) - 1
    s.tile_at[place], s.at[0], s.time = MAINFRAME, place, time
    s.face_up |= 1 << place
    lay(s, 0, tokens)
    do(s, quest.player_activity)
    return s


@pytest.mark.parametrize(
    ("tokens", "time", "asks"),
    [
        ("RRRR. ..... ..... .....", 3, True),
        ("R.... ..... ..... .....", 3, False),  # one die for two successes: it waits for more
        ("R.... ..... ..... .....", 1, True),  # there is no later
    ],
)
def test_a_test_is_begun_when_it_may_well_succeed_or_never_again(tokens: str, time: int, asks: bool):
    assert (0 <= taken(at_the_door(tokens, time)) < quest.USES) == asks


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

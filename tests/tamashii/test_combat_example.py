"""The printed example of a Combat phase, state by state: T-215 to T-223."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.games.tamashii.fields import DISCARDED, NONE
from ludarium.games.tamashii.state import Tamashii
from tests.tamashii.scene import (
    COMMON,
    POWER,
    REROLL,
    SPECIAL,
    attach,
    bare,
    begin_combat,
    body_slots,
    equip,
    number_of,
    occupy,
    pile,
    slot,
    slots_open,
)
from tests.tamashii.table import answer, asked, options, write

FIRST, SECOND, X = range(3)  # slots of the Soldier


class Example:
    """The state at the start of each step of the example, and what may be answered there."""

    def __init__(self) -> None:
        s = self.s = bare()
        self.purifier, self.catcher, self.search_bot = attach(s, 0, "purifier", "catcher", "search_bot")
        s.damage[self.purifier] = 4
        self.slots = body_slots(s, occupy(s, 0, "soldier"))
        self.code = int(s.content.augmentation_slot[equip(s, 0, "elimination_code")])
        write(s.assets, 0, 2, 2, 0, 0)  # Power, Shield

    def attack_roll(self) -> Tamashii:
        return begin_combat(self.s, 3, SPECIAL, "bccrr", power=2)

    def first_slot(self) -> Tamashii:
        return answer(self.attack_roll(), slot(self.slots[FIRST]))

    def shields(self) -> Tamashii:
        self.first_slot()
        return answer(self.s, 2)

    def elimination(self) -> Tamashii:
        self.shields()
        answer(self.s, slot(self.code))
        answer(self.s, options(self.s)[0])  # the ability of the Soldier is used
        return answer(self.s, REROLL)

    def last_slots(self) -> Tamashii:
        self.elimination()
        answer(self.s, slot(self.slots[SECOND]))
        return answer(self.s, slot(self.slots[X], 1))


@pytest.mark.rule("T-215")
def test_the_start() -> None:
    example = Example()
    s = example.s
    assert (s.content.att[number_of("body", "soldier")], s.integrity[0], list(s.assets[:4])) == (3, 5, [2, 2, 0, 0])
    assert s.content.enemy_integrity[example.purifier] - s.damage[example.purifier] == 6
    assert pile(s) == [example.purifier, example.catcher, example.search_bot]


@pytest.mark.rule("T-216")
@pytest.mark.rule("T-98")
def test_two_power_make_five_dice_and_without_reroll_there_is_no_second_roll() -> None:
    s = Example().attack_roll()
    assert s.assets[POWER] == 0
    assert list(s.attack_dice) == [1, 2, 2]
    assert asked(s) == "window_answered"  # the question after the roll: no Reroll was offered


@pytest.mark.rule("T-217")
def test_the_number_die_lies_on_the_third_enemy() -> None:
    example = Example()
    assert example.attack_roll().number_on == example.search_bot


@pytest.mark.rule("T-218")
def test_the_first_slot_of_the_soldier_deals_3() -> None:
    example = Example()
    s = example.first_slot()
    assert s.damage[example.purifier] == 10 - 3
    assert list(s.attack_dice) == [1, 2, 1]


@pytest.mark.rule("T-219")
def test_the_search_bot_wounds_and_two_shields_are_used() -> None:
    example = Example()
    s = example.first_slot()
    assert (asked(s), options(s)) == ("take_wounds", [0, 2])
    answer(s, 2)
    assert (list(s.assets[:4]), s.integrity[0]) == ([0, 0, 0, 0], 4)
    assert s.number_on == example.catcher


@pytest.mark.rule("T-220")
@pytest.mark.rule("T-101")
def test_the_elimination_code_finishes_the_purifier_and_the_reroll_comes_too_late() -> None:
    example = Example()
    s = example.shields()
    answer(s, slot(example.code))
    assert s.exp[0] == 1
    assert pile(s) == [example.catcher, example.search_bot]
    assert s.number_on == example.catcher
    answer(s, options(s)[0])  # the ability of the Soldier: +1 Asset of choice
    answer(s, REROLL)
    assert list(s.assets[:4]) == [0, 0, 0, 1]
    assert asked(s) == "window_answered"  # the roll is over: the Reroll is not asked for


@pytest.mark.rule("T-221")
def test_the_catcher_wounds_recovers_nothing_and_the_die_is_gone() -> None:
    example = Example()
    s = example.elimination()
    assert s.integrity[0] == 4 - 2
    assert s.damage[example.catcher] == 0
    assert s.number_on == NONE
    assert asked(s) == "window_answered"


@pytest.mark.rule("T-222")
@pytest.mark.rule("T-209")
def test_the_remaining_dice_are_used_without_interruption() -> None:
    example = Example()
    s = example.elimination()
    assert slots_open(s) == [(example.slots[SECOND], 0), (example.slots[X], 1), (example.slots[X], 2)]
    answer(s, slot(example.slots[SECOND]))
    assert s.damage[example.catcher] == 2
    assert s.attack_dice[COMMON] == 1
    answer(s, slot(example.slots[X], 1))
    assert s.damage[example.catcher] == 3


@pytest.mark.rule("T-223")
@pytest.mark.rule("T-210")
@pytest.mark.rule("T-214")
def test_the_end() -> None:
    example = Example()
    s = example.last_slots()
    assert not asked(s)  # Combat is over
    assert (s.integrity[0], list(s.assets[:4]), s.exp[0]) == (2, [0, 0, 0, 1], 1)
    assert pile(s) == [example.catcher, example.search_bot]
    assert (s.damage[example.catcher], s.damage[example.search_bot]) == (3, 0)
    assert list(zones.members(s.enemies, DISCARDED)) == [example.purifier]
    assert list(s.attack_dice) == [0, 0, 0]  # the blank one was lost

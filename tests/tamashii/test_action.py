"""The Action phase: T-191 to T-194."""

from __future__ import annotations

import pytest

from ludarium.core.kernel import NOBODY
from ludarium.games.tamashii.fields import COMBAT, HELD
from ludarium.games.tamashii.flow import act, action_phase, pass_the_token
from ludarium.games.tamashii.rules import launch
from ludarium.games.tamashii.rules.districts import SKIP, district_effect, usable_districts
from ludarium.games.tamashii.rules.movement import STAY
from ludarium.games.tamashii.rules.planning import IN_PROGRAMMING, ask_stop
from ludarium.games.tamashii.rules.upgrades import USE, WHAT
from ludarium.games.tamashii.rules.uses import NOT_NOW
from ludarium.games.tamashii.state import Tamashii
from tests.tamashii.scene import COMMON, LAIR, POWER, SPECIAL, START, attach, bare, begin_combat, equip, number_of, occupy, zones
from tests.tamashii.table import answer, asked, do, lay, options, shown, tokens

END = int(launch.WHAT.put(launch.DO_END))


def ready(seats: int) -> Tamashii:
    """Everybody stands on the Power Plant and has the red Asset Pattern on the Launcher."""
    s = bare(seats)
    s.tile_at[START] = 10
    for seat in range(seats):
        lay(s, seat, "RBR.. ..... ..... ..C..")
    return s


@pytest.mark.rule("T-191")
@pytest.mark.rule("T-192")
def test_each_player_does_all_three_steps_before_the_next() -> None:
    s = ready(3)
    s.first_player = 1
    do(s, action_phase)
    steps = []
    while s.actor != NOBODY:
        steps.append((s.actor, asked(s)))
        assert s.acting == s.actor
        answer(s, {"destination_chosen": STAY, "district_chosen": SKIP, "launch_chosen": END}[asked(s)])
    assert steps == [(seat, step) for seat in (1, 2, 0) for step in ("destination_chosen", "district_chosen", "launch_chosen")]


@pytest.mark.rule("T-192")
@pytest.mark.rule("T-296")
def test_the_district_effect_is_used_at_most_once_and_after_launching_corrupted_data_is_dumped() -> None:
    s = ready(2)
    answer(do(s, act, 0), STAY)
    assert (asked(s), sorted(options(s))) == ("district_chosen", [SKIP, START])
    answer(s, START)
    assert s.assets[POWER] == 1
    assert asked(s) == "launch_chosen"  # not the District again
    answer(s, END)
    assert s.actor == NOBODY
    assert (shown(s), tokens(s.dump)) == ("RBR.. ..... ..... .....", "C")


@pytest.mark.rule("T-192")
@pytest.mark.rule("T-306")
def test_a_district_effect_is_there_once_a_turn_for_each_player() -> None:
    s = ready(2)
    answer(do(s, district_effect, 0), START)
    assert not asked(do(s, district_effect, 0))
    answer(do(s, district_effect, 1), START)
    assert (s.assets[POWER], s.assets[4 + POWER]) == (1, 1)
    do(s, pass_the_token)  # a new turn
    assert list(usable_districts(s, 0)) == list(usable_districts(s, 1)) == [START]


@pytest.mark.rule("T-193")
@pytest.mark.parametrize(("place", "here"), [(STAY, START), (LAIR, LAIR)])
def test_the_district_effect_may_be_used_after_a_move_or_without_one(place: int, here: int) -> None:
    s = ready(2)
    answer(do(s, act, 0), place)
    assert (asked(s), sorted(options(s))) == ("district_chosen", [SKIP, here])


@pytest.mark.rule("T-194")
@pytest.mark.rule("T-130")
def test_cards_for_the_launch_step_are_used_in_it_and_nowhere_else() -> None:
    """Warm-Up: dump 2 tokens, and attack with 2 dice more this turn."""
    s = bare()
    equip(s, 0, "warm_up")
    lay(s, 0, "RB... ..... ..... .....")
    s.moves_left[0] = 1
    do(s, ask_stop, 0, IN_PROGRAMMING)
    assert not [option for option in options(s) if WHAT.of(option) == USE]
    s.answer(len(options(s)) - 1)
    answer(do(s, act, 0), STAY)
    assert asked(s) == "launch_chosen"
    assert sorted(int(launch.WHAT.of(option)) for option in options(s)) == [launch.DO_USE, launch.DO_END]
    s.answer(0)
    assert sorted(tokens(s.dump)) == ["B", "R"]
    assert s.actor == NOBODY
    lay(s, 0, "RB... ..... ..... .....")
    attach(s, 0, "zoe")
    begin_combat(s, 0, SPECIAL, "ccrr")  # 2 + 2 dice
    assert s.phase == COMBAT
    assert s.attack_dice[COMMON] == 2
    assert not [option for option in options(s) if launch.WHAT.of(option) == 1]


@pytest.mark.rule("T-192")
@pytest.mark.rule("T-117")
def test_what_may_be_used_in_the_action_phase_is_asked_before_each_step_until_it_is_used() -> None:
    """Shapeshifter, third stage: once a turn, the two Bodies change places."""
    s = bare()
    s.tile_at[START] = 10
    lay(s, 0, "RBR.. ..... ..... .....")
    s.enter_play(s.content.stage_does[3 * number_of("protocol", "shapeshifter") + 2], 0)
    do(s, act, 0)
    assert asked(s) == "destination_chosen"  # with one Body or none it would do nothing
    s = bare()
    s.tile_at[START] = 10
    lay(s, 0, "RBR.. ..... ..... .....")
    occupy(s, 0, "crane", "runner")
    s.sources = s.sources[:0]
    s.enter_play(s.content.stage_does[3 * number_of("protocol", "shapeshifter") + 2], 0)
    do(s, act, 0)
    steps = []
    while s.actor != NOBODY:
        steps.append(asked(s))
        no = {"used_in_action": NOT_NOW, "destination_chosen": STAY, "district_chosen": SKIP, "launch_chosen": END}
        if len(steps) == 3:
            s.answer(0)
            assert zones.first(s.bodies, HELD) == number_of("body", "runner")
        else:
            answer(s, no[asked(s)])
    assert steps == ["used_in_action", "destination_chosen", "used_in_action", "district_chosen", "launch_chosen"]

"""Assets, wounds and Integrity: T-90 to T-103, T-289 to T-291."""

from __future__ import annotations

import pytest

from ludarium.core.kernel import NOBODY
from ludarium.games.tamashii.fields import IN_HAND, PLANNING
from ludarium.games.tamashii.rules import assets, launch, rolls, wounds
from ludarium.games.tamashii.rules.districts import usable_districts
from ludarium.games.tamashii.rules.planning import BEFORE_FILL, ask_stop
from ludarium.games.tamashii.rules.tests import roll_for_test
from ludarium.games.tamashii.rules.trace import trace_roll
from ludarium.games.tamashii.rules.upgrades import DISCARD, EQUIP, NUMBER, TOKEN, WHAT, option
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ANY_ASSET, CORRUPTED, GREEN, RED
from tests.tamashii.scene import (
    MEMORY,
    POWER,
    REROLL,
    SHIELD,
    SPECIAL,
    START,
    attach,
    bare,
    begin_combat,
    equip,
    number_of,
    rolled,
    zones,
)
from tests.tamashii.table import answer, asked, do, lay, options, tokens, write

KINDS = pytest.mark.parametrize("kind", [POWER, SHIELD, MEMORY, REROLL])


def wounded(n: int, shields: int = 0) -> Tamashii:
    s = bare()
    s.assets[SHIELD] = shields
    return do(s, wounds.suffer, 0, n)


def reroll(blanks: int = 0, commons: int = 0, rares: int = 0) -> int:
    return int(rolls.BLANKS.put(blanks) + rolls.COMMONS.put(commons) + rolls.RARES.put(rares))


# -- the four tracks -------------------------------------------------------------------------------------------------------


@KINDS
@pytest.mark.rule("T-90")
def test_a_track_goes_from_0_to_5(kind: int) -> None:
    s = bare()
    do(s, assets.gain_assets, 0, kind, 4)
    assert s.assets[kind] == 4
    do(s, assets.gain_assets, 0, kind, 3)
    assert s.assets[kind] == 5
    do(s, assets.lose_assets, 0, kind, 7)
    assert list(s.assets) == [0] * 8


@KINDS
@pytest.mark.rule("T-91")
def test_losing_more_than_there_is_sets_the_track_to_0(kind: int) -> None:
    s = bare()
    s.assets[kind] = 2
    do(s, assets.lose_assets, 0, kind, 3)
    assert s.assets[kind] == 0
    do(s, assets.lose_assets, 0, kind, 1)
    assert s.assets[kind] == 0
    assert not asked(s)


@pytest.mark.rule("T-92")
def test_only_what_one_has_can_be_spent() -> None:
    """The Market Hall sells tokens for 1 Asset: the player says which one, and without any it is closed."""
    s = bare()
    s.tile_at[START] = 9
    assert not usable_districts(s, 0)
    s.assets[POWER] = s.assets[REROLL] = 1
    assert list(usable_districts(s, 0)) == [START]
    assert s.asset_payable(ANY_ASSET, 2, 0)
    assert not s.asset_payable(ANY_ASSET, 3, 0)
    assert not s.asset_payable(POWER, 2, 0)


@pytest.mark.rule("T-92")
def test_no_more_power_than_there_is_can_be_spent_on_an_attack_roll() -> None:
    s = bare()
    attach(s, 0, "zoe")
    s.assets[POWER] = 1
    with pytest.raises(ValueError, match="2 is not in list"):
        begin_combat(s, 1, SPECIAL, "bbb", power=2)
    assert options(s) == [0, 1]


@pytest.mark.rule("T-93")
def test_nobody_else_can_use_ones_assets() -> None:
    s = bare()
    write(s.assets, 4, 5, 5, 5, 5)
    do(s, wounds.suffer, 0, 2)
    assert (s.integrity[0], s.actor) == (3, NOBODY)
    s.trace[0] = 4
    rolled(do(s, trace_roll, 0), "bb")
    assert s.actor == NOBODY
    assert list(s.assets[4:8]) == [5, 5, 5, 5]


@pytest.mark.rule("T-93")
@pytest.mark.rule("T-94")
@pytest.mark.parametrize("first", [0, 1])
def test_who_suffers_is_asked_for_the_own_shields_whoever_is_first(first: int) -> None:
    s = bare(first=first)
    s.assets[4 + SHIELD] = 2
    do(s, wounds.suffer, 1, 2)
    assert (s.actor, options(s)) == (1, [0, 2])
    answer(s, 2)
    assert (list(s.integrity), list(s.assets[4:8])) == ([5, 5], [0, 0, 0, 0])


@pytest.mark.rule("T-93")
def test_unless_a_card_says_so() -> None:
    """Broad Back: spend 1 Shield, and a wound of another player is cancelled."""
    s = bare()
    equip(s, 1, "broad_back")
    s.assets[4 + SHIELD] = 1
    do(s, wounds.suffer, 0, 2)
    assert (asked(s), s.actor) == ("answered", 1)
    s.answer(0)
    assert (s.assets[4 + SHIELD], s.integrity[0]) == (0, 4)


@pytest.mark.rule("T-103")
@pytest.mark.parametrize(("source", "kind", "n"), [(at, at % 4, 1 + at // 4) for at in range(8)])
def test_a_standard_pattern_gives_one_and_a_long_one_two(source: int, kind: int, n: int) -> None:
    s = bare()
    launch.launch(s, 0, source, 0)
    s.run()
    assert s.assets[kind] == n
    assert sum(s.assets) == n


# -- Shields ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-94")
@pytest.mark.parametrize(("shields", "spent"), [(0, 0), (2, 2), (3, 3), (5, 3)])
def test_all_shields_that_help_or_none(shields: int, spent: int) -> None:
    s = wounded(3, shields)
    if shields == 0:
        assert s.actor == NOBODY
    else:
        assert options(s) == [0, spent]
        answer(s, spent)
    assert s.assets[SHIELD] == shields - spent
    assert s.integrity[0] == 5 - (3 - spent)


@pytest.mark.rule("T-95")
@pytest.mark.rule("T-94")
@pytest.mark.parametrize(("spent", "shield", "integrity"), [(1, 0, 4), (0, 1, 3)])
def test_example_one_shield_and_two_wounds(spent: int, shield: int, integrity: int) -> None:
    s = wounded(2, 1)
    assert options(s) == [0, 1]
    answer(s, spent)
    assert (s.assets[SHIELD], s.integrity[0]) == (shield, integrity)


@pytest.mark.rule("T-96")
@pytest.mark.rule("T-94")
@pytest.mark.parametrize(("spent", "shield", "integrity"), [(2, 1, 5), (0, 3, 3)])
def test_example_three_shields_and_two_wounds(spent: int, shield: int, integrity: int) -> None:
    s = wounded(2, 3)
    assert options(s) == [0, 2]  # exactly 1 is not allowed
    answer(s, spent)
    assert (s.assets[SHIELD], s.integrity[0]) == (shield, integrity)


@pytest.mark.rule("T-291")
def test_shields_do_not_help_against_a_direct_loss() -> None:
    s = bare()
    s.assets[SHIELD] = 5
    do(s, wounds.bleed, 0, 2)
    assert (s.actor, s.integrity[0], s.assets[SHIELD]) == (NOBODY, 3, 5)


# -- Integrity ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-289")
@pytest.mark.parametrize(("before", "after"), [(1, 4), (5, 7), (7, 7)])
def test_recovering_stops_at_the_regulator_which_stays(before: int, after: int) -> None:
    s = bare()
    s.integrity[0], s.most_integrity[0] = before, 7
    assets.recover(s, 0, 3)
    assert (s.integrity[0], s.most_integrity[0]) == (after, 7)


@pytest.mark.rule("T-290")
def test_what_is_lost_or_gained_moves_the_marker_only() -> None:
    s = bare()
    do(s, wounds.suffer, 0, 2)
    assert (s.integrity[0], s.most_integrity[0]) == (3, 5)
    do(s, wounds.bleed, 0, 1)
    assert (s.integrity[0], s.most_integrity[0]) == (2, 5)
    assets.strengthen(s, 0, 1)  # the Upgrade moves both
    assert (s.integrity[0], s.most_integrity[0]) == (3, 6)


# -- Memory ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-97")
def test_what_memory_buys() -> None:
    s = bare()
    s.phase = PLANNING
    lay(s, 0, "RC... ..... ..... .....")
    card = number_of("augmentation", "harvest_home")  # costs 2
    zones.put(s.augmentations, card, IN_HAND)
    s.assets[MEMORY] = 5
    supply, boxed = list(s.supply), int(s.boxed)
    do(s, ask_stop, 0, BEFORE_FILL)
    answer(s, option(TOKEN, GREEN))
    assert (tokens(s.dump), s.supply[GREEN], s.assets[MEMORY]) == ("G", supply[GREEN] - 1, 4)
    answer(s, option(DISCARD, 0))  # the red one
    assert (s.supply[RED], s.assets[MEMORY]) == (supply[RED] + 1, 3)
    answer(s, option(DISCARD, 4))  # Corrupted: to the box
    assert (s.supply[CORRUPTED], s.boxed, s.assets[MEMORY]) == (supply[CORRUPTED], boxed + 1, 2)
    answer(s, option(EQUIP, card))
    assert s.assets[MEMORY] == 0
    assert s.augmentations[card] == 20
    assert not asked(s)


@pytest.mark.rule("T-97")
@pytest.mark.rule("T-92")
def test_a_card_that_costs_more_is_not_offered() -> None:
    s = bare()
    zones.put(s.augmentations, number_of("augmentation", "harvest_home"), IN_HAND)
    s.assets[MEMORY] = 1
    do(s, ask_stop, 0, BEFORE_FILL)
    assert {int(WHAT.of(each)) for each in options(s)} == {0, TOKEN}  # `done` and the four types
    assert sorted(int(NUMBER.of(each)) for each in options(s) if WHAT.of(each) == TOKEN) == [0, 1, 2, 3]


# -- Power and Reroll ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-98")
@pytest.mark.parametrize("power", [0, 1, 3])
def test_each_power_adds_a_die(power: int) -> None:
    s = bare()
    attach(s, 0, "zoe")
    s.assets[POWER] = 3
    begin_combat(s, 0, SPECIAL, "c" * (2 + power), power=power)  # the Walker attacks with 2
    assert s.assets[POWER] == 3 - power
    assert list(s.attack_dice) == [0, 2 + power, 0]


@pytest.mark.rule("T-99")
def test_so_many_different_dice_are_rolled_again_together() -> None:
    s = bare()
    s.assets[REROLL] = 3
    s.trace[0] = 6  # three dice
    rolled(do(s, trace_roll, 0), "bbc")
    assert asked(s) == "reroll_chosen"
    assert reroll(blanks=3) not in options(s)  # there are only two
    assert len(options(s)) == 3 * 2  # 0 to 2 of the blank ones, 0 or 1 of the common one
    answer(s, reroll(blanks=2))
    assert s.assets[REROLL] == 1
    rolled(s, "rb")
    assert list(s.dice) == [1, 1, 1]
    assert asked(s) == "enemy_drawn"  # one common symbol is left


@pytest.mark.rule("T-99")
def test_no_more_dice_than_one_has_rerolls() -> None:
    s = bare()
    s.assets[REROLL] = 1
    s.trace[0] = 6
    rolled(do(s, trace_roll, 0), "bcr")
    assert sorted(options(s)) == sorted([reroll(), reroll(blanks=1), reroll(commons=1), reroll(rares=1)])


@pytest.mark.rule("T-100")
@pytest.mark.rule("T-246")
def test_rerolls_may_be_used_in_trace_rolls_attack_rolls_and_tests() -> None:
    s = bare()
    s.assets[REROLL] = 5
    s.trace[0] = 1
    rolled(do(s, trace_roll, 0), "b")
    assert asked(s) == "reroll_chosen"
    answer(s, reroll())
    attach(s, 0, "zoe")
    begin_combat(s, 0, SPECIAL, "bb")
    assert asked(s) == "reroll_chosen"
    answer(s, reroll())
    s.test_dice[0] = 1
    rolled(do(s, roll_for_test, 0), "b")
    assert asked(s) == "reroll_chosen"


@pytest.mark.rule("T-101")
def test_a_roll_is_changed_by_reroll_assets_once() -> None:
    s = bare()
    s.assets[REROLL] = 5
    s.trace[0] = 3
    rolled(do(s, trace_roll, 0), "bb")
    answer(s, reroll(blanks=1))
    rolled(s, "b")
    assert s.actor == NOBODY  # the roll is over: nothing was drawn
    assert s.assets[REROLL] == 4


@pytest.mark.rule("T-101")
@pytest.mark.parametrize("assets_first", [True, False])
def test_a_card_may_reroll_the_same_dice_before_or_after(assets_first: bool) -> None:
    """Counted Cards: when a Trace roll lies, reroll up to 2 dice."""
    s = bare()
    equip(s, 0, "counted_cards")
    s.assets[REROLL] = 2
    s.trace[0] = 1
    rolled(do(s, trace_roll, 0), "c")
    assert asked(s) == "reroll_chosen"
    answer(s, reroll(commons=1) if assets_first else reroll())
    if assets_first:
        rolled(s, "c")
    assert asked(s) == "answered"
    s.answer(0)
    answer(s, reroll(commons=1))
    rolled(s, "c")
    if not assets_first:
        assert asked(s) == "reroll_chosen"
        answer(s, reroll(commons=1))
        rolled(s, "c")
    assert asked(s) == "enemy_drawn"  # the second Reroll is not asked for
    assert (s.assets[REROLL], list(s.dice)) == (1, [0, 1, 0])


@pytest.mark.rule("T-101")
def test_where_no_card_answers_rerolls_are_asked_for_once() -> None:
    """Friendly Nudge is for the rolls of others."""
    s = bare()
    equip(s, 0, "friendly_nudge")
    attach(s, 0, "zoe")
    s.assets[REROLL] = 1
    begin_combat(s, 0, SPECIAL, "cb")
    assert asked(s) == "reroll_chosen"
    answer(s, reroll())
    assert asked(s) == "window_answered"


@pytest.mark.rule("T-102")
def test_enemy_dice_stay_as_they_fell() -> None:
    s = bare()
    attach(s, 0, "zoe", "doorman")
    s.assets[REROLL] = 5
    begin_combat(s, 2, SPECIAL, "bc")
    assert len(options(s)) == 2 * 2  # of two player dice each or not
    answer(s, reroll(blanks=1))
    rolled(s, "c")  # what falls again is a player die
    assert list(s.attack_dice) == [0, 2, 0]
    assert (s.number_rolled, s.symbol) == (2, SPECIAL)

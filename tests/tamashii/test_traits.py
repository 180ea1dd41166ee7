"""Every trait, with its exact effect (T-314g)."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.kernel import CHANCE
from ludarium.games.tamashii.fields import ACTION, ATTACHED, COMBAT, IN_MARKET, PLANNING
from ludarium.games.tamashii.patterns import cell_at
from ludarium.games.tamashii.rules import bot, combat, districts, launch, movement, planning, reset, tokens, trace, upgrades
from ludarium.games.tamashii.rules.augmentations import price
from ludarium.games.tamashii.rules.launch import SOURCE
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import BASIC, BLANK, COMMON
from tests.tamashii.ground import (
    LAIR,
    SHELTER,
    SQUARE,
    any_luck,
    bare,
    does,
    holds,
    in_force,
    luck,
    on_the_table,
    pick,
    quiet,
    scene,
)
from tests.tamashii.table import asked, do, lay, options, put_tokens, shown, write

ANYWHERE = (SHELTER, SQUARE)


def plain_walker(seats: int = 2, seat_at: int = SHELTER) -> Tamashii:
    """Walkers move 2, attack with 2 dice and program 4 (D11)."""
    s = bare(seats)
    s.at[0] = seat_at
    return s


def dice_of_attack(s: Tamashii) -> int:
    s.phase, s.acting = COMBAT, 0
    do(s, combat.power_spent, 0, 0, 0)
    luck(s, 0, BASIC)
    rolled = 0
    while s.actor == CHANCE:
        luck(s, BLANK)
        rolled += 1
    return rolled


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-104")
def test_mov_att_and_prg_are_added_to_the_active_body_s() -> None:
    s = in_force(plain_walker(), "mov +1\natt -1\nprg +2")
    do(s, movement.choose_destination, 0)
    assert 6 in options(s), "three steps: (0 0), (1 -1), (2 -1)"
    s = in_force(plain_walker(), "att -1")
    assert dice_of_attack(s) == 1
    s = in_force(plain_walker(), "att -5")
    assert dice_of_attack(s) == 0, "sums are never below 0"
    s = in_force(plain_walker(), "prg +2")
    lay(s, 0, "R.... ..... ..... .....")
    s.phase = PLANNING
    do(s, planning.count_moves, 0)
    assert s.moves_left[0] == 6


@pytest.mark.rule("T-314g")
def test_traits_add_up_and_hold_where_they_say_and_while_their_condition_does() -> None:
    s = plain_walker()
    in_force(s, "mov +1")
    in_force(s, "mov +1 at tile 4")
    on_the_table(s, "while time <= 3: mov +2")
    s.time = 4
    assert s.trait(0, 0) == 1
    s.at[0] = LAIR
    assert s.trait(0, 0) == 2
    s.time = 3
    assert s.trait(0, 0) == 4
    assert s.trait(0, 1) == 2, "of the others only what the table says"


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-139")
def test_entry_and_stationary_are_added_and_no_entry_or_no_stationary_takes_them_away() -> None:
    """Tile 4 has 2 and 3."""
    s = plain_walker()
    assert (movement.entry_of(s, 0, LAIR), movement.stationary_of(s, 0, LAIR)) == (2, 3)
    on_the_table(s, "entry +1 at tile 4\nstationary -5 at tile 4")
    assert (movement.entry_of(s, 0, LAIR), movement.stationary_of(s, 0, LAIR)) == (3, 0)
    assert movement.entry_of(s, 0, SQUARE) == 1
    s = plain_walker()
    on_the_table(s, "no entry at tile 4\nno stationary")
    assert (movement.entry_of(s, 0, LAIR), movement.entry_of(s, 0, SQUARE)) == (0, 1)
    assert movement.stationary_of(s, 0, LAIR) == 0


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-146")
def test_trace_dice_and_keep_trace() -> None:
    s = on_the_table(plain_walker(), "trace dice +1\nkeep trace")
    s.trace[0] = 1
    do(s, trace.trace_roll, 0)
    luck(s, COMMON, BLANK)
    any_luck(s)
    assert (s.trace[0], len(s.pile(0))) == (1, 1)


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-314b")
def test_hack_damage_is_for_hacks_and_slot_damage_for_slots() -> None:
    s = in_force(plain_walker(), "hack damage +1\nslot damage +2")
    zones.put_under(s.enemies, 69, ATTACHED)
    s.phase = ACTION
    does(s, "damage 1")
    assert s.damage[69] == 1
    other = s.clone()
    hack = int(s.content.hacks[69][0])
    launch.launch(s, 0, hack, 0)
    s.run()
    without = plain_walker()
    zones.put_under(without.enemies, 69, ATTACHED)
    without.phase = ACTION
    launch.launch(without, 0, hack, 0)
    without.run()
    assert s.damage[69] - 1 == without.damage[69] + 1
    x = next(slot for slot in combat.slots_of(other, 0) if other.content.slot_x[slot])
    other.phase = COMBAT
    write(other.attack_dice, 0, 0, 1, 0)
    combat.use_slot(other, 0, x, 1)
    other.run()
    assert other.damage[69] == 1 + 1 + 2


@pytest.mark.rule("T-314g")
@pytest.mark.parametrize(("trait", "lost"), [("box +1", 4), ("box -2", 1), ("box -9", 0)])
def test_box_changes_the_wounds_of_boxes_alone(trait: str, lost: int) -> None:
    """A Basic box of level 3 deals 3."""
    s = on_the_table(plain_walker(), trait)
    zones.put_under(s.enemies, 69, ATTACHED)
    s.number_on, s.symbol, s.phase, s.acting = 69, BASIC, COMBAT, 0
    do(s, combat.enemy_window, 0)
    assert s.integrity[0] == 5 - lost
    assert does(plain_walker(), "wound 1").integrity[0] == 4


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-169")
@pytest.mark.parametrize(
    ("trait", "corrupted"), [("reset corrupted +1", 3), ("reset corrupted -1", 1), ("reset corrupted -4", 0)]
)
def test_reset_corrupted(trait: str, corrupted: int) -> None:
    s = on_the_table(plain_walker(), trait)
    do(s, reset.reset, 0)
    assert s.dump[5] == corrupted


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-127")
def test_cheaper_cards() -> None:
    s = in_force(plain_walker(), "cheaper 2")
    costs = {int(s.content.memory_cost[card]): card for card in range(int(s.content.class_cards))}
    assert [price(s, 0, costs[cost]) for cost in (1, 2, 3, 4)] == [0, 0, 1, 2]


@pytest.mark.rule("T-314g")
def test_wild_lets_one_cell_of_one_pattern_a_turn_be_anything_basic_or_open() -> None:
    s = in_force(plain_walker(), "wild 1")
    s.phase = ACTION
    lay(s, 0, "RBG.. ..... ..... .....")
    assert {SOURCE.of(each) for each in launch.launches(s, 0)} >= {0, 2}, (
        "red . red with a green one, green . green with a red one"
    )
    lay(s, 0, "RBC.. ..... ..... .....")
    assert 0 not in {SOURCE.of(each) for each in launch.launches(s, 0)}, "Corrupted Data is no Basic token"
    lay(s, 0, "RBG.. ..... YBG.. .....")
    chosen = next(each for each in launch.launches(s, 0) if SOURCE.of(each) == 0)
    launch.launch(s, 0, int(SOURCE.of(chosen)), int(launch.CELLS.of(chosen)))
    s.run()
    assert s.assets[0] == 1
    assert not launch.launches(s, 0), "once a turn"


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-55")
def test_essential_also() -> None:
    s = plain_walker()
    s.essential[0] = 0
    assert launch.essential_bits(s, 0) == 0b0001
    in_force(s, "essential also green\nessential also yellow")
    assert launch.essential_bits(s, 0) == 0b1101


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-188")
def test_fill_adds_plain_cells_of_choice() -> None:
    s = in_force(plain_walker(), "fill +1")
    put_tokens(s, s.bag, "RRRRRRRRRRRR")
    do(s, tokens.fill, 0)
    assert asked(s) == "plain_cell_chosen"
    assert len(options(s)) == 8, "the dark cells of a 4 x 4 board"
    pick(s, cell_at(0, 1))
    assert shown(s).count("R") == 9
    assert shown(s)[1] == "R"


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-136")
def test_over_down_crosses_face_down_tiles_which_stay_down() -> None:
    s = in_force(plain_walker(seat_at=SQUARE), "over down")
    do(s, movement.choose_destination, 0)
    assert 7 in options(s), "(0 0) over (1 0) to (1 1)"
    down = int(s.face_up)
    s.explore[7] = 0
    pick(s, 7)
    luck(s, 12)
    assert int(s.face_up) == down | 1 << 7


@pytest.mark.rule("T-314g")
def test_closed_tiles_are_crossed_and_entered_by_nobody_and_may_be_left() -> None:
    s = on_the_table(plain_walker(), "closed at tile 2")
    do(s, movement.choose_destination, 0)
    assert set(options(s)) == {5, movement.STAY}
    s.cut_back(0)
    s = on_the_table(plain_walker(seat_at=SQUARE), "closed at tile 2")
    do(s, movement.choose_destination, 0)
    assert {SHELTER, LAIR} <= set(options(s))


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-266c")
def test_closed_tiles_are_closed_to_the_bot_too() -> None:
    s = on_the_table(plain_walker(), "closed at tile 2")
    s.bot_at = SHELTER
    do(s, bot.may_move, 0)
    assert set(options(s)) == {5, bot.NOT_NOW}


@pytest.mark.rule("T-314g")
def test_where_a_trait_holds_is_the_tile_it_is_about() -> None:
    """From the Square both the Shelter and the Spartans' Lair are in reach; one of them is forbidden."""
    s = plain_walker(seat_at=SQUARE)
    s.integrity[0] = 3
    in_force(s, "reach 1")
    on_the_table(s, "no district at tile 4")
    assert list(districts.usable_districts(s, 0)) == [SHELTER]


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-243")
@pytest.mark.parametrize(("trait", "passed"), [("need -9", False), ("need -1", True), ("need +1", False)])
def test_need_changes_the_number_of_every_test_which_stays_at_least_1(trait: str, passed: bool) -> None:
    s = on_the_table(plain_walker(), trait)
    lay(s, 0, "R.... ..... ..... .....")
    does(s, "test red 2: exp 1")
    pick(s, 0)
    luck(s, 0 if trait == "need -9" else 1)
    assert s.exp[0] == int(passed)


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-247")
def test_successes_are_added_to_the_test_of_their_owner() -> None:
    s = in_force(bare(2), "tests +2", owner=1)
    for seat in (0, 1):
        lay(s, seat, "R.... ..... ..... .....")
    does(s, "group test red 3: exp 1")
    pick(s, 0)
    pick(s, 0)
    luck(s, 1, 0)
    assert s.exp[0] == 1
    lay(s, 0, "R.... ..... ..... .....")
    does(s, "test red 3: exp 1")
    pick(s, 0)
    luck(s, 1)
    assert s.exp[0] == 1


@pytest.mark.rule("T-314g")
def test_a_box_is_changed_by_what_holds_for_whom_it_strikes() -> None:
    s = in_force(bare(2), "box -2", owner=1)
    zones.put_under(s.enemies, 69, ATTACHED + 100)
    s.number_on, s.symbol, s.phase, s.acting = 69, BASIC, COMBAT, 1
    do(s, combat.enemy_window, 1)
    assert s.integrity[1] == 5 - 1


@pytest.mark.rule("T-314g")
def test_fill_plus_two_fills_two_plain_cells() -> None:
    s = in_force(plain_walker(), "fill +2")
    put_tokens(s, s.bag, "RRRRRRRRRRRR")
    do(s, tokens.fill, 0)
    pick(s, cell_at(0, 1))
    pick(s, cell_at(1, 0))
    assert (shown(s).count("R"), quiet(s)) == (10, True)


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-192")
def test_reach_uses_the_district_effect_of_a_revealed_tile_near_by() -> None:
    """From the Square the Spartans' Lair is one step away; the Shelter's effect heals."""
    s = plain_walker(seat_at=SQUARE)
    s.integrity[0] = 3
    assert not districts.usable_districts(s, 0)
    in_force(s, "reach 1")
    assert list(districts.usable_districts(s, 0)) == [SHELTER, LAIR]
    s.at[0] = SHELTER
    assert list(districts.usable_districts(s, 0)) == [SHELTER], "two steps are too far"


@pytest.mark.rule("T-314g")
def test_also_at_makes_conditions_of_place_hold_there_too() -> None:
    s = plain_walker()
    assert not holds(s, "any players at tile 4")
    in_force(s, "also at tile 4")
    assert holds(s, "any players at tile 4")
    assert holds(s, "any players at tile 1")
    s = scene(sheet='activity "rest" at tile 4:\n  exp 1', seats=2)
    s.at[0] = s.at[1] = SHELTER
    in_force(s, "also at tile 4", owner=1)
    from ludarium.games.tamashii.rules import quest

    do(s, quest.player_activity)
    assert s.actor == 1


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-94")
def test_shield_partial_allows_any_number_of_shields() -> None:
    s = in_force(plain_walker(), "shield partial")
    s.assets[1] = 3
    does(s, "wound 2")
    assert options(s) == [0, 1, 2]
    pick(s, 1)
    assert (s.integrity[0], s.assets[1]) == (4, 2)


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-20")
def test_more_bodies_lie_in_the_market_as_soon_as_a_card_says_so() -> None:
    s = scene({"x01": "plot:", "x02": "plot:\n  special:\n    market +2"}, seats=2, first="x01")
    assert zones.count(s.bodies, IN_MARKET) == 3
    any_luck(does(s, "card X02"))
    assert zones.count(s.bodies, IN_MARKET) == 5


# -- what is forbidden -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314g")
def test_forbidden_assets_are_not_spent() -> None:
    s = plain_walker()
    write(s.assets, 0, 3, 3, 3, 3)
    on_the_table(s, "no power\nno shield\nno memory\nno reroll")
    zones.put_under(s.enemies, 69, ATTACHED)
    s.phase, s.acting = COMBAT, 0
    do(s, combat.spend_power, 0)
    assert options(s) == [0]
    s.cut_back(0)
    s = plain_walker()
    write(s.assets, 0, 3, 3, 3, 3)
    on_the_table(s, "no shield\nno memory\nno reroll")
    assert quiet(does(s, "wound 1"))
    assert s.integrity[0] == 4
    s.phase = PLANNING
    bought = {int(upgrades.WHAT.of(each)) for each in upgrades.upgrades(s, 0)}
    assert not bought & {upgrades.TOKEN, upgrades.DISCARD}
    lay(s, 0, "R.... ..... ..... .....")
    does(s, "test red 1: exp 1")
    pick(s, cell_at(0, 0))
    luck(s, BLANK)
    assert quiet(s), "no Reroll is offered"
    assert quiet(does(s, "pay spend memory 1: exp 5"))


@pytest.mark.rule("T-314g")
def test_forbidden_hacks_diverts_and_bodies_are_no_sources() -> None:
    s = plain_walker()
    zones.put_under(s.enemies, 69, ATTACHED)
    s.phase = ACTION
    hacks, divert = {int(each) for each in s.content.hacks[69]}, int(s.content.divert[69])
    costs = {int(s.content.body_cost[each]) for each in zones.members(s.bodies, IN_MARKET)}
    assert hacks | {divert} | costs <= {int(each) for each in launch.sources(s, 0)}
    for word, gone in (("hack", hacks), ("divert", {divert}), ("body", costs)):
        other = on_the_table(s.clone(), f"no {word}")
        left = {int(each) for each in launch.sources(other, 0)}
        assert not left & gone, word
        assert left >= (hacks | {divert} | costs) - gone


@pytest.mark.rule("T-314g")
def test_forbidden_upgrades_and_district_effects_are_not_offered() -> None:
    s = plain_walker()
    s.exp[0], s.assets[2], s.integrity[0] = 4, 4, 2
    assert len(upgrades.upgrades(s, 0)) > 0
    assert list(districts.usable_districts(s, 0)) == [SHELTER]
    on_the_table(s, "no upgrade\nno district at tile 1")
    assert len(upgrades.upgrades(s, 0)) == 0
    assert not districts.usable_districts(s, 0)
    s.at[0] = LAIR
    assert list(districts.usable_districts(s, 0)) == [LAIR]


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-9a")
def test_where_there_is_no_market_no_body_comes_from_it() -> None:
    s = plain_walker()
    s.phase = ACTION
    on_the_table(s, "no market")
    costs = {int(s.content.body_cost[each]) for each in zones.members(s.bodies, IN_MARKET)}
    assert not costs & {int(each) for each in launch.sources(s, 0)}
    before = [int(each) for each in s.bodies]
    assert quiet(does(s, "body market; refresh market; refresh market 1"))
    assert [int(each) for each in s.bodies] == before


# -- for a while -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314b")
@pytest.mark.rule("T-229a")
def test_step_and_turn_traits_end_with_the_step_and_the_turn() -> None:
    s = plain_walker(3)
    does(s, "step mov +1; turn att +2")
    assert (s.trait(0, 0), s.trait(1, 0), s.trait(1, 1)) == (1, 2, 0)
    s.step_begins()
    assert (s.trait(0, 0), s.trait(1, 0)) == (0, 2)


@pytest.mark.rule("T-314b")
@pytest.mark.rule("T-314e")
def test_of_several_players_named_behind_it_one_is_chosen() -> None:
    s = plain_walker(3)
    does(s, "turn mov +1 another")
    assert (s.actor, options(s)) == (0, [1, 2])
    pick(s, 2)
    assert [s.trait(0, seat) for seat in range(3)] == [0, 0, 1]
    does(s, "each others: step att +1")
    assert [s.trait(1, seat) for seat in range(3)] == [0, 1, 1]
    alone = bare()
    assert quiet(does(alone, "turn mov +1 another; exp 1"))
    assert alone.exp[0] == 1

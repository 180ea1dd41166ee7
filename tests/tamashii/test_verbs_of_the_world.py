"""Every verb about Enemies, Trace, dice, the map, tokens and cards, with its exact effect (T-314)."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.build import row
from ludarium.core.kernel import CHANCE
from ludarium.games.tamashii.fields import (
    ACTION,
    ATTACHED,
    COMBAT,
    DISCARDED,
    LOST,
    NONE,
    ON_PLACE,
    ON_TABLE,
    SEEN,
    UNSEEN,
    WON,
)
from ludarium.games.tamashii.naming import number_of
from ludarium.games.tamashii.rules import combat, launch, movement, trace
from ludarium.games.tamashii.rules.map_verbs import NOBODY_ELSE
from ludarium.games.tamashii.rules.rolls import BLANKS
from ludarium.games.tamashii.rules.scenario_verbs import CLOSES, OPENS, TICKED_OFF
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASCEND, BLANK, BOARD, CARD, COMMON, RARE, SHEET, SUCCESS
from tests.tamashii.ground import (
    LAIR,
    SHELTER,
    SQUARE,
    any_luck,
    bare,
    card,
    counted,
    does,
    figure,
    in_force,
    luck,
    marker,
    on_the_table,
    pick,
    quiet,
    scene,
    turn_up,
    written,
)
from tests.tamashii.table import asked, do, lay, options, tokens

DOWN = [2, 3, 5, 6, 7]


def pile(s: Tamashii, seat: int = 0) -> list[int]:
    return [int(each) for each in s.pile(seat)]


def with_enemies(seats: int = 1, *piles: list[int]) -> Tamashii:
    s = bare(seats)
    for seat, each in enumerate(piles):
        for enemy in each:
            zones.put_under(s.enemies, enemy, ATTACHED + 100 * seat)
    return s


# -- Enemies ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-159")
@pytest.mark.rule("T-300")
def test_damage_is_one_event_on_the_top_enemy_or_whoever_is_named() -> None:
    s = with_enemies(2, [69, 68], [67])
    does(s, "damage 2")
    assert (s.damage[69], s.damage[68]) == (2, 0)
    does(s, "damage 3 top of another; damage 1 enemies of others")
    assert s.damage[67] == 4
    does(s, "damage 99")
    assert (pile(s), s.exp[0], s.damage[68]) == ([68], 1, 0), "what is too much is lost"
    assert quiet(does(bare(), "damage 2; exp 1")), "without a target the next sentence goes on"


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-158")
def test_defeat_one_with_so_little_left_or_any() -> None:
    s = with_enemies(1, [69, 0])
    whole = int(s.content.enemy_integrity[69])
    s.damage[69] = whole - 4
    assert pile(does(s, "defeat 3")) == [69, 0]
    assert pile(does(s, "defeat 4")) == [0]
    assert s.exp[0] == 1
    assert pile(does(s, "defeat")) == []
    assert s.exp[0] == 2
    assert s.enemies[69] == DISCARDED


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-160")
def test_divert_discards_without_exp_and_without_the_printed_effect() -> None:
    s = with_enemies(2, [0, 40], [41])
    dump, pool = list(s.dump), int(s.supply[5])
    does(s, "divert")
    assert (pile(s), s.exp[0], s.enemies[0]) == ([40], 0, DISCARDED)
    assert (list(s.dump), s.supply[5]) == (dump, pool)
    assert pile(does(s, "divert top of another"), 1) == []


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-163")
def test_mend_never_above_the_printed_integrity() -> None:
    s = with_enemies(1, [69, 68])
    s.damage[69], s.damage[68] = 3, 1
    does(s, "mend 2")
    assert (s.damage[69], s.damage[68]) == (1, 1)
    does(s, "mend 9")
    assert s.damage[69] == 0
    does(s, "mend 1 enemies")
    pick(s, 68)
    assert s.damage[68] == 0


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-153")
def test_attach_draws_so_many_to_the_left_end() -> None:
    s = with_enemies(2, [69])
    does(s, "attach 2")
    any_luck(s)
    assert pile(s)[0] == 69
    assert len(pile(s)) == 3
    any_luck(does(s, "attach 1 another"))
    assert len(pile(s, 1)) == 1


@pytest.mark.rule("T-314")
def test_lure_and_shove_take_damage_along_to_the_left_end() -> None:
    s = with_enemies(2, [69], [68, 67])
    s.damage[67] = 2
    does(s, "lure")
    assert sorted(options(s)) == [67, 68]
    pick(s, 67)
    assert (pile(s), pile(s, 1), s.damage[67]) == ([69, 67], [68], 2)
    does(s, "lure top of another")
    assert (pile(s), pile(s, 1)) == ([69, 67, 68], [])
    does(s, "shove 2 another")
    pick(s, 67, 69)
    assert (pile(s), pile(s, 1), s.damage[67]) == ([68], [67, 69], 2)


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-205")
def test_promote_keeps_the_die_on_its_card_and_stun_moves_it() -> None:
    s = with_enemies(1, [69, 68, 67])
    s.number_on = 67
    does(s, "promote")
    pick(s, 67)
    assert (pile(s), s.number_on) == ([67, 69, 68], 67)
    does(s, "promote")
    pick(s, 68)
    assert (pile(s), s.number_on) == ([68, 67, 69], 67), "the die is not what is promoted"
    does(s, "promote")
    pick(s, 69)
    does(s, "promote")
    pick(s, 67)
    assert pile(s) == [67, 69, 68]
    s.number_on = 68
    does(s, "stun")
    assert s.number_on == 69
    does(s, "stun; stun")
    assert s.number_on == NONE
    assert s.integrity[0] == 5, "without a box"


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-204")
@pytest.mark.parametrize(("weaker", "lost"), [(1, 2), (9, 0)])
def test_weaken_lowers_the_wounds_of_the_next_box(weaker: int, lost: int) -> None:
    """A Basic box of level 3 deals 3."""
    s = with_enemies(1, [69])
    s.number_on, s.symbol, s.phase, s.acting = 69, 0, COMBAT, 0
    does(s, f"weaken {weaker}")
    do(s, combat.enemy_window, 0)
    assert s.integrity[0] == 5 - lost
    assert s.weaker == 0


@pytest.mark.rule("T-314")
def test_weaken_takes_so_many_wounds_from_a_whole_box(monkeypatch: pytest.MonkeyPatch) -> None:
    s = with_enemies(1, [69])
    boxes = s.content.basic_box[:]
    boxes[69] = written(s, "wound 1; wound 2")
    monkeypatch.setattr(s.content, "basic_box", boxes)
    s.number_on, s.symbol, s.phase, s.acting = 69, 0, COMBAT, 0
    does(s, "weaken 1")
    do(s, combat.enemy_window, 0)
    assert s.integrity[0] == 5 - 2


# -- Trace and dice ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-148")
@pytest.mark.rule("T-149")
def test_trace_up_down_to_0_and_of_another() -> None:
    s = bare(2)
    assert does(s, "trace +4").trace[0] == 4
    assert does(s, "trace -1").trace[0] == 3
    assert does(s, "trace -9").trace[0] == 0
    assert does(s, "trace +2 another").trace[1] == 2
    s.trace[0] = 5
    assert quiet(does(s, "trace 0"))
    assert s.trace[0] == 0


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-147")
def test_a_rise_to_the_last_cell_brings_two_enemies() -> None:
    s = bare()
    s.trace[0] = 7
    any_luck(does(s, "trace +5"))
    assert (s.trace[0], len(pile(s))) == (0, 2)


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-9a")
def test_trace_on_puts_all_markers_on_0_and_before_it_nothing_happens() -> None:
    s = scene(seats=2, without=["trace"])
    assert list(s.trace) == [-1, -1]
    does(s, "trace +3; trace 0; trace -1")
    assert list(s.trace) == [-1, -1]
    does(s, "trace on; trace +3")
    assert list(s.trace) == [3, 0]


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-101")
def test_dice_reroll_and_face_change_a_roll() -> None:
    s = in_force(bare(), "when trace rolled: reroll 1; face 1 common\nwhen trace roll: dice 1")
    s.trace[0] = 3  # two dice
    do(s, trace.trace_roll, 0)
    pick(s, options(s)[0])  # one die more
    luck(s, RARE, BLANK, BLANK)
    pick(s, options(s)[0])
    assert asked(s) == "some_rerolled"
    pick(s, BLANKS.put(1))
    luck(s, RARE)
    assert asked(s) == "faces_set"
    assert options(s)[0] == 0, "up to so many: none as well"
    pick(s, BLANKS.put(1))
    assert list(s.dice) == [0, 1, 2]


# -- moves and company --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-135")
@pytest.mark.rule("T-136")
def test_move_without_trace_over_revealed_tiles_free_over_all_of_them_or_to_revealed_ones() -> None:
    s = bare()
    s.at[0] = SHELTER
    does(s, "move 2")
    assert set(options(s)) == {SQUARE, 2, 3, LAIR, 5, movement.STAY}, "(0 1) and (1 0) are two steps, by the Square"
    pick(s, SQUARE)
    assert (s.at[0], s.trace[0]) == (SQUARE, 0)
    s = bare()
    s.at[0] = SHELTER
    does(s, "move 3")
    assert 7 not in options(s), "(1 1) lies behind face-down tiles"
    s = bare()
    s.at[0] = SHELTER
    does(s, "move 3 free")
    assert 7 in options(s)
    s = bare()
    s.at[0] = SHELTER
    does(s, "move 3 revealed")
    assert set(options(s)) == {SQUARE, LAIR, movement.STAY}
    pick(s, movement.STAY)
    assert s.at[0] == SHELTER


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-139")
def test_who_was_moved_by_an_effect_and_then_stays_has_stayed() -> None:
    """Stationary of tile 2 is 2; Entry would be 1."""
    s = bare(2)
    s.at[0] = SHELTER
    s.phase, s.acting = ACTION, 0
    does(s, "move 1")
    pick(s, SQUARE)
    do(s, movement.move_and_trace, 0)
    pick(s, movement.STAY)
    assert s.trace[0] == 2


@pytest.mark.rule("T-314")
def test_carry_and_bring_come_from_where_the_move_began() -> None:
    s = bare(3)
    on_the_table(s, "when moved of anybody: carry ascend 2; bring 1")
    s.at[0] = s.at[1] = s.at[2] = SHELTER
    s.put_tokens(ASCEND, SHELTER, 3)
    does(s, "move 1")
    pick(s, SQUARE)
    assert options(s) == [0, 1, 2], "up to two of three"
    pick(s, 2)
    assert (s.tokens_on(ASCEND, SHELTER), s.tokens_on(ASCEND, SQUARE)) == (1, 2)
    assert options(s) == [1, 2, NOBODY_ELSE]
    pick(s, 2)
    assert s.actor == 2, "if the player agrees"
    pick(s, 1)
    assert list(s.at) == [SQUARE, SHELTER, SQUARE]
    assert s.trace[2] == 0
    assert s.moved_from[2] == NONE, "for the one brought it is no move"
    assert quiet(s)


@pytest.mark.rule("T-314")
def test_no_more_is_carried_than_lay_there_and_nobody_brought_who_stood_elsewhere() -> None:
    s = bare(3)
    on_the_table(s, "when moved of anybody: carry ascend 2; bring 2")
    s.at[0], s.at[1], s.at[2] = SHELTER, LAIR, SHELTER
    s.put_tokens(ASCEND, SHELTER, 1)
    does(s, "move 1")
    pick(s, SQUARE)
    assert options(s) == [0, 1]
    pick(s, 1)
    assert options(s) == [2, NOBODY_ELSE]
    pick(s, NOBODY_ELSE)
    assert (s.tokens_on(ASCEND, SHELTER), s.tokens_on(ASCEND, SQUARE), list(s.at)) == (0, 1, [SQUARE, LAIR, SHELTER])


@pytest.mark.rule("T-314")
def test_march_does_not_leap_over_a_face_down_place() -> None:
    places = ["-1 0 tile 1 row road", "0 0 tile 2 row road", "1 0 row road", "2 0 tile 4 row road"]
    s = scene(places=places)
    does(s, "put figure van 1 on tile 1; march van 3 road")
    assert s.tokens_on(figure("van"), SQUARE) == 1


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-314c")
def test_march_goes_along_a_row_and_stops_before_a_face_down_place() -> None:
    places = ["-1 0 tile 1 row road", "0 0 tile 2 row road", "1 0 row road", "0 1", "1 -1 tile 4", "0 -1", "2 -1", "1 1"]
    s = scene(places=places)
    does(s, "put figure van 1 on tile 1; march van 3 road")
    assert s.tokens_on(figure("van"), SQUARE) == 1
    assert counted(s, "marched") == 1
    does(s, "march van 3 road")
    assert counted(s, "marched") == 0
    turn_up(s, 2, 11)
    does(s, "march van 3 road")
    assert (s.tokens_on(figure("van"), 2), counted(s, "marched")) == (1, 1)


# -- the map -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-292")
def test_reveal_turns_up_a_tile_of_choice_and_leaves_the_token() -> None:
    s = bare()
    s.explore[3] = UNSEEN
    does(s, "reveal tiles down within 1 of here")
    assert options(s) == [2, 3, 5], "neighbours of (0 0)"
    pick(s, 3)
    luck(s, 10)
    assert (s.tile_at[3], int(s.face_up) >> 3 & 1, s.explore[3]) == (10, 1, UNSEEN)


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-292b")
def test_look_at_a_tile_a_token_a_body_nothing_moves() -> None:
    s = bare()
    s.explore[3] = UNSEEN
    before = int(s.unexplored[2])
    does(s, "look tile tiles down")
    pick(s, 3)
    luck(s, 10)
    assert (s.tile_at[3], int(s.face_up) >> 3 & 1, int(s.unseen) >> 10 & 1) == (10, 0, 0)
    does(s, "look token tiles down")
    pick(s, 3)
    luck(s, 2)
    assert (s.explore[3], s.unexplored[2]) == (SEEN + 2, before - 1)
    assert s.assets[0] == 0
    does(s, "reveal tiles down")
    pick(s, 3)
    assert quiet(s), "all know it already: nothing is drawn"
    assert s.tile_at[3] == 10


@pytest.mark.rule("T-314")
def test_look_at_the_next_enemies_and_they_come_in_that_order() -> None:
    s = bare()
    does(s, "look enemies 3")
    seen = []
    while not quiet(s):
        seen.append(options(s)[len(seen) % len(options(s))])
        pick(s, seen[-1])
    assert len(seen) == 3
    any_luck(does(s, "attach 3"))
    assert pile(s) == seen


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-30")
def test_a_look_beyond_the_end_of_a_block_sees_the_next_one() -> None:
    """One L1 card is still to come; which of them was in the deck nobody knows, but the second is an L2."""
    s = bare()
    s.enemy_blocks = row([1, *[int(each) for each in s.enemy_blocks[1:]]])
    does(s, "look enemies 2")
    pick(s, options(s)[0])
    assert {int(s.content.level[each]) for each in options(s)} == {2}
    second = options(s)[0]
    pick(s, second)
    any_luck(does(s, "attach 2"))
    assert pile(s)[1] == second


# -- tokens of scenarios -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314")
def test_put_and_clear_on_tiles_cards_the_sheet_and_boards() -> None:
    s = scene({"x01": "plot:"}, seats=2, first="x01")
    does(s, "put ascend 2 on tile 4; put success 1 on card X01; put ascend 1 on sheet; put marker key 3 on me")
    assert s.tokens_on(ASCEND, LAIR) == 2
    assert s.tokens_on(SUCCESS, CARD + card(s, "x01")) == 1
    assert s.tokens_on(ASCEND, SHEET) == 1
    assert s.tokens_on(marker("key"), BOARD) == 3
    does(s, "clear ascend 9 on tile 4; clear marker key 1 on me; clear success all on card X01")
    assert (s.tokens_on(ASCEND, LAIR), s.tokens_on(marker("key"), BOARD), s.tokens_out(SUCCESS)) == (0, 2, 0)
    does(s, "clear ascend all on sheet")
    assert s.tokens_out(ASCEND) == 0


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-314e")
def test_on_the_map_so_many_in_all_on_any_tiles_and_on_so_many_tiles_one_each() -> None:
    s = bare()
    does(s, "put ascend 2 on map")
    assert options(s) == list(range(8))
    pick(s, 3, 3)
    assert s.tokens_on(ASCEND, 3) == 2
    does(s, "put success 1 on 2 tiles down")
    assert options(s) == DOWN
    pick(s, 3)
    assert options(s) == [2, 5, 6, 7]
    pick(s, 7)
    assert [s.tokens_on(SUCCESS, place) for place in DOWN] == [0, 1, 0, 0, 1]
    does(s, "clear ascend 1 on map; clear success 1 on map")
    assert options(s) == [3, 7]
    pick(s, 7)
    assert (s.tokens_on(ASCEND, 3), counted(s, "success on map")) == (1, 1)
    does(s, "put ascend 1 on random tiles down")
    assert options(s) == DOWN
    luck(s, 6)
    assert s.tokens_on(ASCEND, 6) == 1


@pytest.mark.rule("T-314e")
def test_free_are_places_without_such_a_token() -> None:
    s = bare()
    s.put_tokens(ASCEND, SHELTER, 1)
    s.put_tokens(SUCCESS, SQUARE, 1)
    does(s, "put ascend 1 on tiles revealed free")
    assert options(s) == [SQUARE, LAIR]
    pick(s, LAIR)
    does(s, "put success 1 on tiles revealed free")
    assert options(s) == [SHELTER, LAIR]


# -- Time, cards, ends -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-227")
def test_card_draws_it_and_special_cards_go_where_the_text_says() -> None:
    s = scene({"x01": "plot:", "x02": "plot:", "c08": "special:", "c12": "special:"}, first="x01")
    does(s, "card C08 on tile 4; card C12; card X02")
    assert (s.cards[card(s, "c08")], s.cards[card(s, "c12")], s.plot) == (ON_PLACE + LAIR, ON_TABLE, card(s, "x02"))
    s.put_tokens(SUCCESS, CARD + card(s, "c12"), 2)
    does(s, "drop C12; drop C08")
    assert s.tokens_out(SUCCESS) == 0
    assert s.cards[card(s, "c08")] not in (ON_TABLE, ON_PLACE + LAIR)


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-250")
@pytest.mark.rule("T-251")
@pytest.mark.parametrize(("said", "outcome"), [("end won", WON), ("end lost", LOST)])
def test_an_end_card_speaks_to_the_profile_and_ends_the_match(said: str, outcome: int) -> None:
    s = scene({"x09": f"end:\n  immediate:\n    tick X09\n    open AD1\n    close AC1\n    {said}\n    exp 1"})
    does(s, "card X09")
    assert (s.over, s.outcome, s.ending, s.exp[0]) == (True, outcome, card(s, "x09"), 0)
    assert list(s.spoken) == [TICKED_OFF, number_of("x09"), OPENS, number_of("ad1"), CLOSES, number_of("ac1")]


@pytest.mark.rule("T-314")
def test_pass_ends_the_current_step_of_the_player() -> None:
    s = bare(2)
    s.phase, s.acting = ACTION, 0
    in_force(s, "when launched any: pass")
    lay(s, 0, "RBR.C GBG.. ..... .....")
    s.locked[0] = 0
    do(s, launch.launch_step, 0)
    pick(s, options(s)[0])
    pick(s, options(s)[0])
    assert quiet(s)
    assert tokens(s.dump) == "RRBC", "and what ends the step is done"


@pytest.mark.rule("T-314")
def test_pass_in_combat_ends_it() -> None:
    s = with_enemies(2, [69])
    s.phase, s.acting = COMBAT, 0
    in_force(s, "when slotted: pass")
    do(s, combat.fight, 0)
    pick(s, 0)
    luck(s, 1, 0)
    while s.actor == CHANCE:
        luck(s, COMMON)
    pick(s, next(each for each in options(s) if combat.WHAT.of(each) == combat.DO_SLOT))
    pick(s, options(s)[0])
    assert quiet(s), "no further slot, and no box"
    assert s.integrity[0] == 5


# -- rolls of a script ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314b")
@pytest.mark.rule("T-100")
def test_roll_player_dice_with_rerolls_and_every_die_does_the_item_of_its_face() -> None:
    s = bare()
    s.assets[3] = 1
    does(s, "roll player 3:\n  - blank: exp 1\n  - common: exp 10\n  - rare: exp 100")
    luck(s, BLANK, BLANK, RARE)
    pick(s, BLANKS.put(1))
    luck(s, COMMON)
    assert (s.exp[0], s.assets[3]) == (111, 0)


@pytest.mark.rule("T-314b")
def test_roll_number_and_symbol_dice_and_faces_may_be_left_out() -> None:
    s = bare()
    does(s, "roll number 2:\n  - 3: exp 1\n  - blank: exp 10")
    luck(s, 3, 0)
    assert s.exp[0] == 11
    does(s, "roll number 1:\n  - 3: exp 1")
    luck(s, 4)
    assert s.exp[0] == 11
    does(s, "roll symbol 2:\n  - basic: exp 1\n  - special: exp 10")
    luck(s, 1, 1)
    assert s.exp[0] == 31

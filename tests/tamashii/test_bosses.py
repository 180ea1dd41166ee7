"""Bosses: Shinigami with Armour and attack cards, Raijū who is Grounded or Charged (T-254 to T-261, T-318 to T-319a)."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.build import row
from ludarium.core.errors import BadPack
from ludarium.core.kernel import CHANCE
from ludarium.games.tamashii.fields import ACTION, ATTACHED, ATTACK_DECK, COMBAT, NONE, QUEST
from ludarium.games.tamashii.naming import number_of
from ludarium.games.tamashii.rules import bosses, combat, launch, quest, reset
from ludarium.games.tamashii.rules.map_verbs import NOBODY_ELSE
from ludarium.games.tamashii.state import BOSS_THING, Tamashii
from ludarium.games.tamashii.vocabulary import ASCEND, BASIC, BLANK, SPECIAL
from tests.tamashii.ground import (
    LAIR,
    SHELTER,
    SQUARE,
    any_luck,
    card,
    content_of,
    counted,
    does,
    holds,
    in_force,
    luck,
    on_the_table,
    pick,
    places,
    quiet,
    scene,
    written,
)
from tests.tamashii.table import asked, do, lay, options, shown, tokens, write

SIDES = """attack:
  side a:
    basic low:
      exp 1
    basic high:
      exp 2
    special low:
      exp 3
    special high:
      exp 4
  side b:
    basic low:
      exp 5
    basic high:
      exp 6
    special low:
      exp 7
    special high:
      exp 8
"""
OTHER = SIDES
for number in range(8, 0, -1):
    OTHER = OTHER.replace(f"exp {number}", f"exp {10 * number}")


def boss(who: str = "shinigami", seats: int = 1, place: int = SQUARE, sheet: str = "") -> Tamashii:
    """The boss stands on a place; the first card of its deck is x01."""
    s = scene({"x01": SIDES, "x02": OTHER}, sheet, boss=who, seats=seats)
    s.phase = QUEST
    do(s, bosses.boss_comes, place)
    luck(s, card(s, "x01"))
    return s


def strike(s: Tamashii, n: int, seat: int = 0) -> Tamashii:
    bosses.hurt(s, seat, n)
    s.run()
    return s


# -- set-up and what hurts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-255")
@pytest.mark.rule("T-254")
@pytest.mark.rule("T-314")
@pytest.mark.parametrize(("seats", "integrity"), [(1, 4), (2, 7), (3, 10), (4, 13)])
def test_shinigami_comes_with_integrity_by_players_and_whole_armour(seats: int, integrity: int) -> None:
    s = scene({"x01": SIDES, "x02": OTHER}, boss="shinigami", seats=seats)
    assert not holds(s, "boss in play")
    does(s, "boss on tile 4")
    assert sorted(options(s)) == [card(s, "x01"), card(s, "x02")], "the attack deck is shuffled"
    any_luck(s)
    assert holds(s, "boss in play")
    assert (counted(s, "boss integrity"), counted(s, "boss armour"), s.boss_at) == (integrity, 6, LAIR)
    does(s, "boss on tile 2")
    assert s.boss_at == SQUARE
    assert counted(s, "boss integrity") == integrity, "it is the same one"


@pytest.mark.rule("T-257")
@pytest.mark.rule("T-258a")
def test_armour_gives_way_until_a_blow_is_as_strong_as_it_is() -> None:
    s = boss()
    strike(s, 5)
    assert (s.boss_integrity, s.boss_armour) == (4, 1), "6 less 5"
    strike(s, 0)
    assert (s.boss_integrity, s.boss_armour) == (4, 1)
    strike(s, 1)
    assert (s.boss_integrity, s.boss_armour) == (3, 6)


@pytest.mark.rule("T-257")
def test_the_fixture_of_armour_6_and_5() -> None:
    """A blow of 1 leaves Armour 5; with Armour 5 a blow of 5 costs 1 Integrity, and Armour is whole again."""
    s = boss()
    strike(s, 1)
    assert (s.boss_integrity, s.boss_armour) == (4, 5)
    strike(s, 5)
    assert (s.boss_integrity, s.boss_armour) == (3, 6)
    strike(s, 6)
    assert (s.boss_integrity, s.boss_armour) == (2, 6)
    strike(s, 13)
    assert (s.boss_integrity, s.boss_armour) == (1, 6), "one event, one Integrity"


@pytest.mark.rule("T-258b")
def test_texts_still_find_the_figure_of_a_defeated_boss() -> None:
    s = boss(place=LAIR)
    s.boss_integrity = 1
    strike(s, 6)
    assert places(s, "boss") == [LAIR]
    s.at[0] = LAIR
    assert holds(s, "any players at boss")


@pytest.mark.rule("T-258")
@pytest.mark.rule("T-318")
def test_more_damage_than_integrity_defeats_as_well() -> None:
    s = boss("raiju", place=LAIR)
    s.phase, s.boss_integrity = COMBAT, 3
    strike(s, 4)
    assert s.boss_integrity == 0
    assert not holds(s, "boss in play")


@pytest.mark.rule("T-258")
@pytest.mark.rule("T-258b")
def test_a_defeated_boss_gives_nothing_does_nothing_and_lies_where_it_fell() -> None:
    s = boss(place=LAIR)
    on_the_table(s, "when defeated: gain power 1\nwhen boss hurt: gain shield 1")
    s.boss_integrity = 1
    strike(s, 6)
    assert (s.boss_integrity, s.exp[0], s.assets[0], s.assets[1]) == (0, 0, 0, 1)
    assert s.boss_at == LAIR
    assert not holds(s, "boss in play")
    assert quiet(do(s, quest.global_activity))
    s.at[0] = LAIR
    assert not set(s.content.boss_hacks[0]) & set(launch.sources(s, 0))
    strike(s, 6)
    assert s.assets[1] == 1


# -- on its tile (T-256, T-256a, T-261) ----------------------------------------------------------------------------------


@pytest.mark.rule("T-256")
def test_on_the_tile_of_the_boss_a_player_chooses_it_or_the_top_enemy_for_every_effect() -> None:
    s = boss(place=LAIR, seats=2)
    s.phase, s.acting = COMBAT, 0
    s.at[0], s.at[1] = LAIR, SQUARE
    zones.put_under(s.enemies, 69, ATTACHED)
    zones.put_under(s.enemies, 68, ATTACHED + 100)
    does(s, "damage 2; damage 2")
    assert sorted(options(s)) == [69, BOSS_THING]
    pick(s, BOSS_THING, 69)
    assert (s.boss_armour, s.damage[69]) == (4, 2)
    does(s, "damage 2", seat=1)
    assert (s.boss_armour, s.damage[68]) == (4, 2), "elsewhere there is no such choice"


@pytest.mark.rule("T-256")
@pytest.mark.rule("T-80")
def test_its_hacks_can_be_launched_on_its_tile_alone_and_not_in_combat() -> None:
    s = boss(place=LAIR)
    s.phase = ACTION
    hacks = set(s.content.boss_hacks[0])
    assert len(hacks) == 2
    s.at[0] = SQUARE
    assert not hacks & set(launch.sources(s, 0))
    s.at[0] = LAIR
    assert hacks <= set(launch.sources(s, 0))
    s.phase = COMBAT
    assert not hacks & set(launch.sources(s, 0))
    s.phase = ACTION
    on_the_table(s, "no hack")
    assert not hacks & set(launch.sources(s, 0))


@pytest.mark.rule("T-256a")
def test_there_is_combat_with_the_boss_alone_and_it_never_carries_the_number_die() -> None:
    s = boss(place=LAIR)
    s.phase, s.acting, s.at[0] = COMBAT, 0, LAIR
    do(s, combat.fight, 0)
    pick(s, 0)  # no Power
    luck(s, 2, SPECIAL)
    while s.actor == CHANCE:
        luck(s, 1)
    assert s.number_on == NONE
    assert asked(s) == "window_answered"
    s.cut_back(0)
    other = boss(place=SQUARE)
    other.phase, other.at[0] = COMBAT, LAIR
    assert quiet(do(other, combat.fight, 0))


@pytest.mark.rule("T-256a")
@pytest.mark.rule("T-314")
def test_no_effect_defeats_a_boss_and_what_is_for_attached_enemies_does_not_touch_it() -> None:
    s = boss(place=LAIR)
    s.at[0] = LAIR
    does(s, "defeat")
    does(s, "defeat 99 boss")
    does(s, "divert boss; mend 3 boss")
    assert (s.boss_integrity, s.boss_at) == (4, LAIR)
    do(s, reset.reset, 0)
    assert (s.boss_integrity, s.boss_at) == (4, LAIR)


@pytest.mark.rule("T-256a")
def test_an_x_slot_used_twice_is_two_events() -> None:
    s = boss(place=LAIR)
    s.phase, s.acting, s.at[0] = COMBAT, 0, LAIR
    x = next(slot for slot in combat.slots_of(s, 0) if s.content.slot_x[slot])
    s.boss_armour = 2
    write(s.attack_dice, 0, 0, 2, 0)
    for _die in range(2):
        combat.use_slot(s, 0, x, 1)
        s.run()
    assert (s.boss_integrity, s.boss_armour) == (3, 6), "1 leaves Armour 1, then 1 is enough"


@pytest.mark.rule("T-261")
def test_damage_of_a_boss_hack_that_names_nobody_is_for_the_boss() -> None:
    s = boss(place=LAIR)
    s.phase, s.at[0] = ACTION, LAIR
    zones.put_under(s.enemies, 69, ATTACHED)
    hack = int(s.content.boss_hacks[0][0])
    s.content.launch_does[hack] = written(s, "damage 2")
    launch.launch(s, 0, hack, 0)
    s.run()
    assert quiet(s), "it is not asked whom"
    assert (s.boss_armour, s.damage[69]) == (4, 0)


@pytest.mark.rule("T-261")
def test_a_hack_of_the_boss_leaves_the_attached_enemy_alone_and_the_other_way_round() -> None:
    s = boss(place=LAIR)
    s.phase, s.at[0] = ACTION, LAIR
    zones.put_under(s.enemies, 69, ATTACHED)
    s.launcher[0] = 0
    launch.launch(s, 0, int(s.content.boss_hacks[0][1]), 0)
    s.run()
    assert quiet(s)
    assert (s.boss_armour, s.damage[69]) == (4, 0)
    launch.launch(s, 0, int(s.content.hacks[69][0]), 0)
    s.run()
    assert quiet(s), "it is not asked whom"
    assert s.boss_armour == 4
    assert s.damage[69] > 0


# -- Shinigami's Hacks (T-260, T-260a) -----------------------------------------------------------------------------------


@pytest.mark.rule("T-260")
def test_his_first_hack_discards_an_ascend_token_elsewhere() -> None:
    s = boss(place=LAIR)
    s.phase, s.at[0] = ACTION, LAIR
    for place in (SHELTER, SQUARE, LAIR):
        s.put_tokens(ASCEND, place, 1)
    launch.launch(s, 0, int(s.content.boss_hacks[0][0]), 0)
    s.run()
    assert options(s) == [SHELTER, SQUARE], "any tile other than its own"
    pick(s, SQUARE)
    assert [s.tokens_on(ASCEND, place) for place in (SHELTER, SQUARE, LAIR)] == [1, 0, 1]


@pytest.mark.rule("T-260")
@pytest.mark.rule("T-260a")
def test_his_second_hack_deals_2_or_4_if_another_pattern_is_dumped() -> None:
    s = boss(place=LAIR)
    s.phase, s.at[0] = ACTION, LAIR
    lay(s, 0, "RBR.. ..... ..... .....")
    launch.launch(s, 0, int(s.content.boss_hacks[0][1]), 0)
    s.run()
    assert NOBODY_ELSE in options(s)
    pattern = next(each for each in options(s) if each != NOBODY_ELSE)
    pick(s, pattern)
    assert (s.boss_armour, s.boss_integrity) == (2, 4), "one event of 4"
    assert tokens(s.dump) == "RRB"
    assert s.assets[0] == 0, "without its effect"
    lay(s, 0, "RBR.. ..... ..... .....")
    assert not launch.launches(s, 0), "it counts as launched, and so does the Hack"
    s.boss_armour = 6
    s.launched = row([])
    launch.launch(s, 0, int(s.content.boss_hacks[0][1]), 0)
    s.run()
    pick(s, NOBODY_ELSE)
    assert s.boss_armour == 4
    assert shown(s) == "RBR.. ..... ..... ....."


@pytest.mark.rule("T-260a")
def test_the_2_and_2_damage_are_one_event() -> None:
    s = boss(place=LAIR)
    s.phase, s.at[0], s.boss_armour = ACTION, LAIR, 2
    lay(s, 0, "RBR.. ..... ..... .....")
    does(s, "rule backup")
    pick(s, options(s)[0])
    assert (s.boss_armour, s.boss_integrity) == (6, 3), "two events would leave Armour 4"


@pytest.mark.rule("T-260a")
@pytest.mark.rule("T-314g")
@pytest.mark.parametrize(("lies", "used"), [("RBR", 0), ("GBR", 1)])
def test_a_pattern_dumped_with_a_wild_cell_uses_that_up(lies: str, used: int) -> None:
    s = in_force(boss(place=LAIR), "wild 1")
    s.phase, s.at[0] = ACTION, LAIR
    lay(s, 0, f"{lies}.. ..... ..... .....")
    does(s, "rule backup")
    pick(s, next(each for each in options(s) if each != NOBODY_ELSE and launch.SOURCE.of(each) == 0))
    assert s.wild_used == used


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-260")
def test_hack_damage_is_added_to_his_own_hack() -> None:
    s = boss(place=LAIR)
    s.phase, s.at[0] = ACTION, LAIR
    in_force(s, "hack damage +1")
    launch.launch(s, 0, int(s.content.boss_hacks[0][1]), 0)
    s.run()
    assert s.boss_armour == 3


# -- his activity (T-259 to T-259b, T-319 to T-319a) ---------------------------------------------------------------------


@pytest.mark.rule("T-259")
@pytest.mark.rule("T-319")
@pytest.mark.parametrize(
    ("number", "symbol", "exp"),
    [
        (1, BASIC, 1),
        (2, BASIC, 1),
        (3, BASIC, 2),
        (4, BASIC, 2),
        (1, SPECIAL, 3),
        (2, SPECIAL, 3),
        (3, SPECIAL, 4),
        (4, SPECIAL, 4),
    ],
)
def test_both_dice_say_which_line_of_the_top_card_is_carried_out(number: int, symbol: int, exp: int) -> None:
    s = boss()
    s.at[0] = SQUARE
    do(s, quest.global_activity)
    luck(s, number, symbol)
    assert s.exp[0] == exp


@pytest.mark.rule("T-259")
@pytest.mark.rule("T-319a")
def test_cards_go_under_the_deck_turned_over_so_both_sides_come() -> None:
    s = boss()
    s.at[0] = SQUARE
    found = []
    for number in (1, 4, 2, 3, 1):
        before = int(s.exp[0])
        do(s, bosses.boss_activity)
        luck(s, number, BASIC)
        found.append(int(s.exp[0]) - before)
    assert found == [1, 20, 5, 60, 1], "x01 a, x02 a, x01 b, x02 b, x01 a again"


@pytest.mark.rule("T-259")
@pytest.mark.rule("T-319a")
def test_a_blank_number_ignores_the_table_and_the_card_is_turned_all_the_same() -> None:
    s = boss()
    s.at[0] = SQUARE
    do(s, bosses.boss_activity)
    luck(s, BLANK, SPECIAL)
    assert s.exp[0] == 0
    assert zones.first(s.cards, ATTACK_DECK) == card(s, "x02")
    do(s, bosses.boss_activity)
    luck(s, 1, BASIC)
    do(s, bosses.boss_activity)
    luck(s, 1, BASIC)
    assert s.exp[0] == 10 + 5


@pytest.mark.rule("T-319")
@pytest.mark.rule("T-319a")
def test_an_attack_card_has_two_sides() -> None:
    with pytest.raises(BadPack, match=r"card 'x01'.*T-319a"):
        content_of({"x01": "attack:\n  side a:\n    basic low:\n      exp 1"})
    with pytest.raises(BadPack, match=r"card 'x01'.*'basic low:' stands once on a side \(T-319\)"):
        content_of({"x01": SIDES.replace("basic high", "basic low", 1)})


@pytest.mark.rule("T-259a")
@pytest.mark.rule("T-226b")
@pytest.mark.rule("T-294")
def test_the_boss_acts_at_the_start_of_the_global_activity() -> None:
    s = boss(sheet="global:\n  time set sum exp + 5")
    s.at[0], s.time = SQUARE, 9
    do(s, quest.global_activity)
    assert s.time == 9
    luck(s, 3, BASIC)
    assert s.time == 6, "the sheet's line comes after the attack, which gave 2; the Plot card takes 1 off"


@pytest.mark.rule("T-259b")
def test_he_takes_one_step_towards_the_nearest_character_over_face_down_tiles_too() -> None:
    """From the Shelter (-1 0) to somebody on place 3 (0 1): two ways of two steps, by (0 0) and by (-1 1), which is no place."""
    s = boss(place=SHELTER, seats=2)
    s.at[0], s.at[1] = 6, 3
    down = int(s.face_up)
    s.first_player = 1
    do(s, bosses.boss_activity)
    luck(s, BLANK, BASIC)
    assert s.boss_at == SQUARE
    do(s, bosses.boss_activity)
    luck(s, BLANK, BASIC)
    assert s.boss_at == 3, "it may stand on a face-down tile"
    assert s.face_up == down, "and reveals none"
    do(s, bosses.boss_activity)
    luck(s, BLANK, BASIC)
    assert s.boss_at == 3, "with a character on its tile it stays"


@pytest.mark.rule("T-259b")
@pytest.mark.rule("T-265")
def test_the_bot_is_a_character_too() -> None:
    s = boss(place=SHELTER)
    s.at[0], s.bot_at = 6, SQUARE
    for _twice in range(2):
        luck(do(s, bosses.boss_activity), BLANK, BASIC)
        assert s.boss_at == SQUARE, "there it stays, though the player is farther off"


@pytest.mark.rule("T-259b")
def test_of_equal_ways_the_first_player_chooses() -> None:
    """From (2 -1) two steps to (0 0), by (1 0) or (1 -1); a character on (0 0) alone."""
    s = boss(place=6, seats=2)
    s.at[0] = s.at[1] = SQUARE
    s.first_player = 1
    do(s, bosses.boss_activity)
    assert (s.actor, options(s)) == (1, [2, 4])
    pick(s, 4)
    assert s.boss_at == 4


@pytest.mark.rule("T-314g")
@pytest.mark.rule("T-314f")
def test_traits_and_moments_of_a_boss() -> None:
    s = boss(place=SHELTER, seats=2)
    s.at[0], s.at[1] = SQUARE, 6
    s.exp[1] = 3
    on_the_table(s, "boss mov +2\nboss seeks exp\nwhen boss moved: time set 7\ninstead of boss attacks: time -1")
    do(s, bosses.boss_activity)
    pick(s, 5)  # by (0 -1), one of two ways
    assert s.boss_at == 6, "three steps to whoever has the most EXP"
    assert s.time == 7
    luck(s, 1, BASIC)
    assert s.time == 6
    assert list(s.exp) == [0, 3]


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-314c")
def test_boss_verbs() -> None:
    s = boss(place=SHELTER)
    s.at[0] = LAIR
    does(s, "boss move 1")
    assert s.boss_at == SQUARE
    does(s, "boss hurt 3")
    assert counted(s, "boss integrity") == 1, "Integrity, not Armour"
    does(s, "boss hurt 3")
    assert counted(s, "boss integrity") == 0
    nobody = scene({"x01": SIDES, "x02": OTHER}, boss="shinigami")
    does(nobody, "boss move 1; boss hurt 1; boss state other")
    assert nobody.boss_at == NONE


@pytest.mark.rule("T-314e")
def test_the_boss_as_a_tile_is_where_it_stands() -> None:
    s = boss(place=LAIR)
    does(s, "put ascend 1 on boss")
    assert s.tokens_on(ASCEND, LAIR) == 1
    s.at[0] = LAIR
    assert holds(s, "here is boss and any players at boss")


# -- Raijū (T-318) -------------------------------------------------------------------------------------------------------

GROUNDED, CHARGED = number_of("grounded"), number_of("charged")


@pytest.mark.rule("T-318")
@pytest.mark.parametrize(("seats", "integrity"), [(1, 12), (2, 22), (3, 32), (4, 42)])
def test_the_storm_warden_comes_grounded(seats: int, integrity: int) -> None:
    s = boss("raiju", seats)
    assert (counted(s, "boss integrity"), counted(s, "boss armour")) == (integrity, 0)
    assert holds(s, "boss state grounded and not boss state charged")


@pytest.mark.rule("T-318")
def test_grounded_she_takes_combat_damage_alone_and_charged_that_of_patterns() -> None:
    s = boss("raiju", place=LAIR)
    s.at[0] = LAIR
    s.phase, s.acting = COMBAT, 0
    does(s, "damage 3")
    assert s.boss_integrity == 9
    s.boss_state = CHARGED
    does(s, "damage 3")
    assert s.boss_integrity == 9
    s.phase = ACTION
    source = int(s.content.augmentation_pattern[s.content.class_cards])
    s.content.launch_does[source] = written(s, "damage 4")
    launch.launch(s, 0, source, 0)
    s.run()
    assert s.boss_integrity == 5
    s.boss_state = GROUNDED
    launch.launch(s, 0, source, 0)
    s.run()
    assert s.boss_integrity == 5
    s.phase = COMBAT
    launch.launch(s, 0, source, 0)
    s.run()
    assert s.boss_integrity == 5, "a Pattern launched in Combat is a Pattern"
    s.boss_state = CHARGED
    launch.launch(s, 0, source, 0)
    s.run()
    assert s.boss_integrity == 1


@pytest.mark.rule("T-318")
def test_her_hacks_change_her_state_or_deal_4() -> None:
    s = boss("raiju", place=LAIR)
    s.phase, s.at[0] = ACTION, LAIR
    change, strikes = (int(each) for each in s.content.boss_hacks[1])
    launch.launch(s, 0, strikes, 0)
    s.run()
    assert s.boss_integrity == 12, "only Charged"
    launch.launch(s, 0, change, 0)
    s.run()
    assert s.boss_state == CHARGED
    launch.launch(s, 0, strikes, 0)
    s.run()
    assert s.boss_integrity == 8
    launch.launch(s, 0, change, 0)
    s.run()
    assert s.boss_state == GROUNDED


@pytest.mark.rule("T-318")
def test_she_goes_two_tiles_towards_the_highest_trace_and_her_storm_follows() -> None:
    s = boss("raiju", seats=3, place=SHELTER)
    s.at[0], s.at[1], s.at[2] = SHELTER, LAIR, SQUARE
    s.trace[1] = 4
    do(s, bosses.boss_activity)
    pick(s, SQUARE)
    assert s.boss_at == LAIR, "from (-1 0) by (0 0) to (1 -1)"
    assert list(s.integrity) == [5, 3, 5], "2 wounds on its tile"
    assert list(s.trace) == [0, 4, 2], "Trace +2 beside it"
    luck(s, 3, SPECIAL)
    assert s.boss_state == CHARGED
    assert s.exp[0] == 4


@pytest.mark.rule("T-318")
def test_of_equal_trace_she_seeks_the_first_in_turn_order_and_the_symbol_sets_her_state() -> None:
    s = boss("raiju", seats=2, place=SQUARE)
    s.at[0], s.at[1] = SHELTER, LAIR
    s.first_player, s.boss_state = 1, CHARGED
    do(s, bosses.boss_activity)
    assert s.boss_at == LAIR
    luck(s, BLANK, BASIC)
    assert s.boss_state == GROUNDED
    assert list(s.exp) == [0, 0], "a blank Number: nothing more"
    s.first_player, s.boss_at = 0, SQUARE
    s.trace[0] = s.trace[1] = 3
    do(s, bosses.boss_activity)
    assert s.boss_at == SHELTER


@pytest.mark.rule("T-318")
@pytest.mark.rule("T-314")
def test_other_is_the_other_of_two_states() -> None:
    s = boss("raiju")
    does(s, "boss state other")
    assert s.boss_state == CHARGED
    does(s, "boss state grounded")
    assert s.boss_state == GROUNDED

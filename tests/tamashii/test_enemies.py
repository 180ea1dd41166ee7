"""Enemies: T-150 to T-164, T-298, T-300."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludarium.core.errors import BadPack
from ludarium.core.kernel import CHANCE, NOBODY
from ludarium.core.packs import Row
from ludarium.games.tamashii.cards_world import read_deck
from ludarium.games.tamashii.fields import ACTION, DISCARDED, ENEMY_DECK, PLANNING
from ludarium.games.tamashii.rules import enemies, launch
from ludarium.games.tamashii.rules.districts import district_effect
from ludarium.games.tamashii.rules.launch import launch_step
from ludarium.games.tamashii.rules.look_verbs import look_verb
from ludarium.games.tamashii.rules.movement import choose_destination, destinations
from ludarium.games.tamashii.rules.planning import programming_step
from ludarium.games.tamashii.rules.reset import reset
from ludarium.games.tamashii.state import Tamashii
from tests.tamashii import ground
from tests.tamashii.content import rows
from tests.tamashii.scene import (
    LAIR,
    SHIELD,
    SPECIAL,
    START,
    attach,
    bare,
    begin_combat,
    body_slots,
    deck_is,
    enemy,
    equip,
    pile,
    says,
    slot,
    zones,
)
from tests.tamashii.table import answer, asked, do, game, lay, options, table, tokens

ENEMIES = rows("enemies")


def level(s: Tamashii, card: int) -> int:
    return int(s.content.level[card])


def launched(s: Tamashii, source: int, seat: int = 0) -> Tamashii:
    """A Pattern that has been completed is launched."""
    s.phase = ACTION
    launch.launch(s, seat, source, 0)
    s.run()
    return s


# -- cards and deck ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-150")
@pytest.mark.parametrize("card", ENEMIES, ids=lambda each: str(each["id"]))
def test_what_stands_on_an_enemy(card: dict[str, Any]) -> None:
    assert {"name", "level", "integrity", "basic", "special", "hacks", "divert"} <= set(card)
    assert card["level"] in (1, 2, 3)
    assert 1 <= len(card["hacks"]) <= 2
    s = bare()
    number = enemy(card["id"])
    assert len(s.content.hacks[number]) == len(card["hacks"])
    attach(s, 0, card["id"])
    theirs = {*(int(each) for each in s.content.hacks[number]), int(s.content.divert[number])}
    assert theirs <= {int(each) for each in launch.sources(s, 0)}  # all of them, in one step


@pytest.mark.rule("T-151")
@pytest.mark.rule("T-30")
def test_a_level_comes_when_the_one_before_is_drawn() -> None:
    """The deck of the example: 3 x P of level 1, 2 x P of level 2, all of level 3, with three players."""
    s = table(3, content="start")
    s.enemy_blocks = type(s.enemy_blocks)([9, 6, 14])
    drawn = []
    for _each in range(9 + 6 + 14):
        do(s, enemies.attach, 0, 1)
        drawn.append(pile(s)[-1])
    assert [level(s, card) for card in drawn] == [1] * 9 + [2] * 6 + [3] * 14
    assert len(set(drawn)) == 29
    locked = [card for card in drawn if s.content.enemy_locked[card]]
    assert not locked
    do(s, enemies.attach, 0, 1)
    assert len(pile(s)) == 29  # the other cards of levels 1 and 2 were never in the deck


@pytest.mark.rule("T-151")
def test_the_cards_of_a_block_are_shuffled() -> None:
    s = bare(3)
    do(s, enemies.attach, 0, 1)
    assert s.actor == CHANCE
    assert len(options(s)) == 14  # designs of level 1, each with two cards
    assert set(s.weights) == {2}


@pytest.mark.rule("T-152")
@pytest.mark.rule("T-38")
def test_with_fewer_cards_than_asked_for_all_of_them_come_and_then_the_next_level() -> None:
    s = table(2)
    s.enemy_blocks = type(s.enemy_blocks)([28, 2, 18])  # all there are of level 1
    drawn = []
    for _each in range(28 + 2 + 1):
        do(s, enemies.attach, 0, 1)
        drawn.append(pile(s)[-1])
    assert [level(s, card) for card in drawn] == [1] * 28 + [2, 2, 3]


@pytest.mark.rule("T-151")
@pytest.mark.rule("T-30")
def test_a_sheet_names_each_level_once() -> None:
    def deck(*blocks: str) -> list[int]:
        return [int(each) for each in read_deck(Row(Path("scenarios.toml"), 1, "scenario", {"id": "x", "deck": list(blocks)}))]

    assert deck("3 P L1", "2 P L2", "all L3") == [1, 3, 1, 2, 2, 1, 3, -1, 0]
    with pytest.raises(BadPack, match="each level stands in the Enemy deck once"):
        deck("3 P L1", "all L1")


@pytest.mark.rule("T-151")
@pytest.mark.rule("T-314")
def test_who_looks_at_the_next_cards_sees_where_a_block_ends() -> None:
    s = table(2)
    s.enemy_blocks = type(s.enemy_blocks)([1, 2, 18])
    do(s, look_verb, 0, 4)
    seen = [zones.first(s.enemies, ENEMY_DECK + layer) for layer in range(4)]
    assert [level(s, card) for card in seen] == [1, 2, 2, 3]
    do(s, enemies.attach, 0, 5)
    assert pile(s)[:4] == seen
    assert level(s, pile(s)[4]) == 3


@pytest.mark.rule("T-164")
def test_an_empty_deck_is_made_of_the_discard_pile_and_without_one_nobody_comes() -> None:
    s = bare()
    deck_is(s)
    do(s, enemies.attach, 0, 2)
    assert (pile(s), s.actor) == ([], NOBODY)
    cards = attach(s, 1, "zoe", "catcher")
    for card in cards:
        zones.put(s.enemies, card, DISCARDED)
    do(s, enemies.attach, 0, 2)
    assert (asked(s), sorted(options(s))) == ("enemy_drawn", sorted(cards))  # shuffled
    s.answer(0)
    assert sorted(pile(s)) == sorted(cards)


# -- attached ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-153")
def test_a_new_enemy_joins_at_the_left_and_the_oldest_one_is_the_top_enemy() -> None:
    s = bare()
    first, second, third = cards = [enemy("catcher"), enemy("zoe"), enemy("purifier")]
    deck_is(s, *cards)
    do(s, enemies.attach, 0, 3)
    assert pile(s) == [first, second, third]
    assert enemies.top_of(s, 0) == first
    do(s, enemies.defeat, 0, first)
    assert enemies.top_of(s, 0) == second


@pytest.mark.rule("T-153a")
@pytest.mark.rule("T-197")
@pytest.mark.parametrize(("number", "place"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_the_picture_of_three_attached_enemies(number: int, place: int) -> None:
    s = bare()
    cards = attach(s, 0, "doorman", "sweeper", "zoe")
    begin_combat(s, number, SPECIAL, "cc")
    assert s.number_on == cards[place]


@pytest.mark.rule("T-153a")
def test_in_the_picture_the_second_one_is_the_next_top_enemy() -> None:
    s = bare()
    first, second, _zoe = attach(s, 0, "doorman", "sweeper", "zoe")
    do(s, enemies.defeat, 0, first)
    assert enemies.top_of(s, 0) == second


@pytest.mark.rule("T-154")
def test_only_the_own_top_enemy_can_be_hacked_or_diverted() -> None:
    s = bare()
    top, second = attach(s, 0, "catcher", "zoe")
    (other,) = attach(s, 1, "doorman")
    sources = {int(each) for each in launch.sources(s, 0)}
    assert {*s.content.hacks[top], s.content.divert[top]} <= sources
    for card in (second, other):
        assert not {*s.content.hacks[card], s.content.divert[card]} & sources


@pytest.mark.rule("T-154")
@pytest.mark.rule("T-300")
@pytest.mark.rule("T-162")
def test_damage_goes_to_the_own_top_enemy() -> None:
    s = bare()
    top, second = attach(s, 0, "catcher", "zoe")
    (other,) = attach(s, 1, "doorman")
    launched(s, int(s.content.hacks[top][0]))  # damage 3
    assert [s.damage[card] for card in (top, second, other)] == [3, 0, 0]
    launched(s, int(s.content.hacks[other][0]), seat=1)  # damage 2
    assert [s.damage[card] for card in (top, second, other)] == [3, 0, 2]


@pytest.mark.rule("T-300")
@pytest.mark.rule("T-204")
def test_a_box_wounds_the_player_to_whom_its_card_is_attached() -> None:
    s = bare()
    attach(s, 1, "search_bot")
    begin_combat(s, 1, SPECIAL, "bb", seat=1)
    assert list(s.integrity) == [5, 5 - 3]


@pytest.mark.rule("T-155")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_attached_cards_can_be_looked_at(seat: int | None) -> None:
    s = bare()
    cards = attach(s, 0, "catcher", "zoe", "doorman")
    s.damage[cards[2]] = 1
    seen = game().view(s, seat)["seats"][0]["enemies"]
    assert [(each["card"], each["left"]) for each in seen] == [("catcher", 7), ("zoe", 3), ("doorman", 2)]


@pytest.mark.rule("T-156")
def test_with_enemies_the_steps_of_the_turn_offer_what_they_offer_without() -> None:
    s = bare()
    s.at[0] = LAIR
    lay(s, 0, "RGR.. ..... ..... .....")
    other = s.clone()
    attach(other, 0, "catcher", "zoe", "doorman", "purifier")
    for step in (choose_destination, district_effect, launch_step, programming_step):
        free, hindered = do(s.clone(), step, 0), do(other.clone(), step, 0)
        assert free.actor == hindered.actor == 0
        assert options(hindered) == options(free), step


@pytest.mark.rule("T-156")
def test_enemies_do_not_hinder_anybody() -> None:
    s = bare()
    free = list(destinations(s, 0, START, 2, False))
    attach(s, 0, "catcher", "zoe", "doorman", "purifier")
    assert list(destinations(s, 0, START, 2, False)) == free
    assert LAIR in free
    assert not s.standing_at(START)


# -- damaged, defeated, gone ---------------------------------------------------------------------------------------------


@pytest.mark.rule("T-157")
def test_damage_stays_from_one_phase_to_the_next() -> None:
    s = bare()
    (top,) = attach(s, 0, "purifier")
    launched(s, int(s.content.hacks[top][0]))  # 3 in the Launch step
    walker = body_slots(s, s.content.bodies + s.colour[0])
    begin_combat(s, 0, SPECIAL, "rb")
    answer(s, slot(walker[1]))  # 2 in Combat
    assert s.damage[top] == 5
    s.phase = PLANNING
    launched(s, int(s.content.hacks[top][0]))
    assert s.damage[top] == 8


@pytest.mark.rule("T-158")
@pytest.mark.rule("T-298")
@pytest.mark.rule("T-162")
def test_a_defeated_enemy_is_discarded_and_gives_1_exp() -> None:
    s = bare()
    (top,) = attach(s, 0, "zoe")  # Integrity 3
    launched(s, int(s.content.hacks[top][0]))
    assert (pile(s), list(s.exp)) == ([top], [0, 0])
    launched(s, int(s.content.hacks[top][0]))
    assert (pile(s), list(s.exp)) == ([], [1, 0])
    assert list(zones.members(s.enemies, DISCARDED)) == [top]
    assert s.damage[top] == 0


@pytest.mark.rule("T-161")
def test_a_diverted_enemy_is_gone_before_its_price_is_paid() -> None:
    s = ground.in_force(ground.bare(1), "when gained corrupted if enemies = 0: exp 1", forced=True)
    (top,) = attach(s, 0, "zoe")
    launch.launch(s, 0, int(s.content.divert[top]), 0)
    s.run()
    assert (pile(s), tokens(s.dump), s.exp[0]) == ([], "C", 1)


@pytest.mark.rule("T-157")
@pytest.mark.parametrize("way", ["divert", "defeat"])
def test_what_leaves_leaves_its_damage_behind(way: str) -> None:
    s = bare()
    (top,) = attach(s, 0, "purifier")
    s.damage[top] = 4
    says(s, 0, way)
    assert (s.enemies[top], s.damage[top]) == (DISCARDED, 0)


@pytest.mark.rule("T-158")
def test_the_exp_is_its_owners_whoever_strikes() -> None:
    s = bare()
    (top,) = attach(s, 1, "zoe")
    says(s, 0, "damage 3 top of another")
    assert (s.enemies[top], list(s.exp)) == (DISCARDED, [0, 1])


@pytest.mark.rule("T-159")
def test_damage_that_is_too_much_does_not_reach_the_next_enemy() -> None:
    s = bare()
    top, second = attach(s, 0, "zoe", "catcher")
    s.damage[top] = 2
    launched(s, int(s.content.hacks[top][0]))  # 2 damage, 1 Integrity left
    assert (pile(s), s.damage[second]) == ([second], 0)


@pytest.mark.rule("T-160")
@pytest.mark.rule("T-161")
@pytest.mark.rule("T-298")
@pytest.mark.parametrize(("id", "corrupted"), [("zoe", 1), ("catcher", 1), ("purifier", 2)])
def test_a_divert_sends_the_top_enemy_away_without_exp_and_has_its_price(id: str, corrupted: int) -> None:
    s = bare()
    top, second = attach(s, 0, id, "doorman")
    s.damage[top] = 1
    launched(s, int(s.content.divert[top]))
    assert pile(s) == [second]
    assert s.exp[0] == 0
    assert list(zones.members(s.enemies, DISCARDED)) == [top]
    assert s.damage[top] == 0
    assert tokens(s.dump) == "C" * corrupted


@pytest.mark.rule("T-161")
@pytest.mark.rule("T-82")
def test_after_a_divert_the_next_enemy_can_be_hacked_in_the_same_step() -> None:
    s = bare()
    top, second = attach(s, 0, "stapler", "usher")
    s.phase = ACTION
    lay(s, 0, "..G.. RBB.. YRG.. .....")
    s.essential[0] = 1  # `R . . / E * G`
    assert not launched_by(s, second)
    launched(s, int(s.content.divert[top]))
    assert launched_by(s, second)


def launched_by(s: Tamashii, card: int) -> set[int]:
    mine = {*(int(each) for each in s.content.hacks[card]), int(s.content.divert[card])}
    return mine & {int(launch.SOURCE.of(each)) for each in launch.launches(s, 0)}


@pytest.mark.rule("T-160")
@pytest.mark.rule("T-298")
def test_enemies_that_a_reset_discards_give_no_exp() -> None:
    s = bare()
    cards = attach(s, 0, "zoe", "catcher")
    do(s, reset, 0)
    assert (pile(s), s.exp[0]) == ([], 0)
    assert sorted(zones.members(s.enemies, DISCARDED)) == sorted(cards)


@pytest.mark.rule("T-162a")
def test_what_defeats_its_enemy_is_carried_out_to_its_end() -> None:
    s = bare()
    (top,) = attach(s, 0, "zoe")
    s.damage[top] = 2  # 1 Integrity left
    s.trace[0] = 3
    says(s, 0, "damage 3; trace -1")
    assert (pile(s), s.exp[0], s.trace[0]) == ([], 1, 2)


@pytest.mark.rule("T-162a")
def test_a_card_that_waits_for_a_hack_hears_of_one_that_defeated_its_enemy() -> None:
    """Soft Steps: when you have launched a Hack, Trace -1."""
    s = bare()
    equip(s, 0, "soft_steps")
    (top,) = attach(s, 0, "zoe")
    s.damage[top] = 2
    s.trace[0] = 3
    launched(s, int(s.content.hacks[top][0]))
    s.answer(0)
    assert (pile(s), s.exp[0], s.trace[0]) == ([], 1, 2)


@pytest.mark.rule("T-162")
def test_hacks_that_give_something() -> None:
    s = bare()
    (top,) = attach(s, 0, "sweeper")
    launched(s, int(s.content.hacks[top][1]))  # gain shield 1
    assert (s.assets[SHIELD], s.damage[top], pile(s)) == (1, 0, [top])


@pytest.mark.rule("T-163")
@pytest.mark.parametrize(("damage", "left"), [(0, 0), (1, 0), (4, 2)])
def test_an_enemy_recovers_no_more_than_it_lost(damage: int, left: int) -> None:
    s = bare()
    (top,) = attach(s, 0, "catcher")
    s.damage[top] = damage
    enemies.mend(s, top, 2)
    assert s.damage[top] == left


@pytest.mark.rule("T-298")
def test_all_players_share_one_discard_pile() -> None:
    s = bare()
    (mine,) = attach(s, 0, "zoe")
    (theirs,) = attach(s, 1, "catcher")
    do(s, enemies.defeat, 0, mine)
    do(s, enemies.divert_top, 1, theirs)
    assert sorted(zones.members(s.enemies, DISCARDED)) == sorted([mine, theirs])
    assert list(s.exp) == [1, 0]

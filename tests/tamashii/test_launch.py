"""Patterns and launching: T-57a, T-71 to T-85."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core import zones
from ludarium.games.tamashii.fields import ATTACHED, BODY_DECK, COMBAT, IN_HAND, IN_MARKET, IN_USE, OF_TURN, OWN, PLANNING, SEATS
from ludarium.games.tamashii.patterns import cell_at
from ludarium.games.tamashii.rules import launch
from ludarium.games.tamashii.rules.launch import CELLS, DO_END, SOURCE, WHAT, launches
from ludarium.games.tamashii.rules.planning import IN_PROGRAMMING, ask_stop
from ludarium.games.tamashii.rules.upgrades import MOVE
from ludarium.games.tamashii.rules.upgrades import WHAT as UPGRADE
from ludarium.games.tamashii.state import Tamashii
from tests.tamashii.grounds import ground
from tests.tamashii.scene import attach, bare, enemy, equip, number_of
from tests.tamashii.table import answer, asked, do, lay, options, put_tokens, shown, table, tokens

POWER, SHIELD, MEMORY, REROLL, LONG_POWER, EXP = 0, 1, 2, 3, 4, 8


def open_to(s: Tamashii, seat: int = 0) -> dict[int, list[int]]:
    """Sources with the sets of tokens that pay for them."""
    found: dict[int, list[int]] = {}
    for option in launches(s, seat):
        found.setdefault(int(SOURCE.of(option)), []).append(int(CELLS.of(option)))
    return found


def cells(*places: tuple[int, int]) -> int:
    return sum(2 ** cell_at(*place) for place in places)


def option(source: int, mask: int) -> int:
    return int(SOURCE.put(source) + CELLS.put(mask))


@pytest.mark.rule("T-57a")
@pytest.mark.rule("T-51")
@pytest.mark.rule("T-77")
@pytest.mark.rule("T-83")
@pytest.mark.rule("T-103")
def test_an_open_token_stands_for_a_type_in_an_asset_pattern() -> None:
    s = table()
    lay(s, 0, "RBO.. ..... ..... ...G.")
    assert set(open_to(s)) == {POWER}
    do(s, launch.launch_step, 0)
    answer(s, option(POWER, cells((0, 0), (0, 1), (0, 2))))
    assert s.assets[POWER] == 1
    assert tokens(s.dump) == "RBO"
    assert shown(s) == "..... ..... ..... ...G."
    assert not asked(s)


@pytest.mark.rule("T-57a")
@pytest.mark.rule("T-57")
@pytest.mark.rule("T-81")
def test_one_set_of_tokens_pays_for_one_pattern() -> None:
    s = table()
    lay(s, 0, "OBO.. ..... ..... .....")
    assert set(open_to(s)) == {POWER, SHIELD, MEMORY, REROLL}
    do(s, launch.launch_step, 0)
    answer(s, option(MEMORY, cells((0, 0), (0, 1), (0, 2))))
    assert list(s.assets) == [0, 0, 1, 0]
    assert not asked(s)


@pytest.mark.rule("T-50")
def test_corrupted_data_satisfies_no_cell() -> None:
    s = table()
    lay(s, 0, "RCR.. ..... ..... .....")
    assert open_to(s) == {}


@pytest.mark.rule("T-72")
@pytest.mark.rule("T-72a")
@pytest.mark.rule("T-74")
def test_patterns_may_be_turned_and_not_mirrored() -> None:
    s = table()
    for board in ("RB... YG... ..... .....", "..... .YR.. .GB.. .....", "GY... BR... ..... .....", "..BG. ..RY. ..... ....."):
        lay(s, 0, board)
        assert list(open_to(s)) == [EXP], board
    for mirrored in ("BR... GY... ..... .....", "RY... BG... ..... ....."):
        lay(s, 0, mirrored)
        assert open_to(s) == {}, mirrored
    lay(s, 0, "BBYB. ..... ..... .....")  # `B * B B` backwards
    assert 5 in open_to(s)
    lay(s, 0, "R.... G.... R.... .....")  # a column
    assert list(open_to(s)) == [POWER]


@pytest.mark.rule("T-73")
def test_empty_cells_in_the_frame_of_a_pattern_may_hold_anything() -> None:
    s = table()
    card = next(  # a Body whose cost has a hole
        each for each in range(13) if s.content.body_cost[each] >= 0 and tokens_of(s, each) == "crane"
    )
    for each in zones.members(s.bodies, 1):
        zones.put(s.bodies, each, 100)
    zones.put(s.bodies, card, 1)
    source = int(s.content.body_cost[card])
    for hole in (".", "Y", "C"):
        lay(s, 0, f"B{hole}... RY... {hole}G... .....")  # `R . / E * / . G`, where red is Essential: any red or Open
        s.essential[0] = 0
        lay(s, 0, f"R{hole}... RY... {hole}G... .....")
        assert source in open_to(s), hole


def tokens_of(s: Tamashii, card: int) -> str:
    from tests.tamashii.table import game

    return game().pack.kinds["body"][card].id


@pytest.mark.rule("T-52")
@pytest.mark.rule("T-55")
def test_an_essential_cell_takes_the_type_of_the_slot_or_an_open_token() -> None:
    s = table()
    card = next(each for each in range(13) if tokens_of(s, each) == "runner")  # `E * G Y`
    for each in zones.members(s.bodies, 1):
        zones.put(s.bodies, each, 100)
    zones.put(s.bodies, card, 1)
    source = int(s.content.body_cost[card])
    lay(s, 0, "BBGY. ..... ..... .....")
    assert source not in open_to(s)
    s.essential[0] = 1
    assert source in open_to(s)
    lay(s, 0, "OBGY. ..... ..... .....")
    assert source in open_to(s)


@pytest.mark.rule("T-75")
@pytest.mark.rule("T-75a")
@pytest.mark.rule("T-79")
def test_a_long_pattern_gives_two_and_the_standard_one_may_be_launched_beside_it() -> None:
    s = table()
    lay(s, 0, "RBRR. ..... R.... B.... ")
    lay(s, 0, "RBRR. ..... RBR.. .....")
    do(s, launch.launch_step, 0)
    answer(s, option(LONG_POWER, cells((0, 0), (0, 1), (0, 2), (0, 3))))
    assert s.assets[POWER] == 2
    answer(s, option(POWER, cells((2, 0), (2, 1), (2, 2))))
    assert s.assets[POWER] == 3


@pytest.mark.rule("T-78")
def test_a_pattern_is_launched_once_a_step() -> None:
    s = table()
    lay(s, 0, "RBR.. ..... RBR.. .....")
    do(s, launch.launch_step, 0)
    assert len([each for each in options(s) if WHAT.of(each) != DO_END]) == 2
    answer(s, options(s)[0])
    assert not asked(s)
    assert s.assets[POWER] == 1
    assert [int(each) for each in s.launched] == [POWER * SEATS]


@pytest.mark.rule("T-84")
@pytest.mark.rule("T-84a")
def test_the_player_chooses_the_tokens_and_turned_placements_over_the_same_cells_are_one_option() -> None:
    s = table()
    lay(s, 0, "RRR.. ..... RRR.. .....")
    assert sorted(open_to(s)[POWER]) == sorted([cells((0, 0), (0, 1), (0, 2)), cells((2, 0), (2, 1), (2, 2))])


@pytest.mark.rule("T-85")
@pytest.mark.rule("T-48")
def test_launching_is_optional_and_at_the_end_corrupted_data_is_dumped() -> None:
    s = table()
    lay(s, 0, "RBR.C ..... ..... .....")
    s.locked[0] = 0
    do(s, launch.launch_step, 0)
    answer(s, int(WHAT.put(DO_END)))
    assert shown(s) == "RBR.. ..... ..... ....."
    assert tokens(s.dump) == "C"


@pytest.mark.rule("T-80")
@pytest.mark.rule("T-123")
def test_patterns_come_from_equipped_cards_and_not_from_those_in_hand() -> None:
    s = table()
    card = int(s.content.class_cards)
    zones.put(s.augmentations, card, IN_HAND)
    assert s.content.augmentation_pattern[card] not in launch.sources(s, 0)
    zones.put(s.augmentations, card, IN_USE)
    assert s.content.augmentation_pattern[card] in launch.sources(s, 0)


@pytest.mark.rule("T-80")
@pytest.mark.rule("T-82")
@pytest.mark.rule("T-153")
def test_only_the_top_enemy_has_patterns_and_copies_are_sources_of_their_own() -> None:
    s = table()
    assert s.content.design[0] == s.content.design[1]
    for card in (0, 1):
        zones.put_under(s.enemies, card, ATTACHED)
    for card in (0, 1):
        there = launch.sources(s, 0)
        mine = [*s.content.hacks[card], s.content.divert[card]]
        assert [each for each in mine if each in there] == mine
        assert not [each for each in s.content.hacks[1 - card] if each in there]
        zones.put(s.enemies, card, 1)


@pytest.mark.rule("T-82")
@pytest.mark.rule("T-154")
def test_each_player_hacks_the_own_top_enemy() -> None:
    s = bare(2)
    attach(s, 0, "zoe")
    attach(s, 1, "catcher")
    for seat, id, other in ((0, "zoe", "catcher"), (1, "catcher", "zoe")):
        there = launch.sources(s, seat)
        assert set(s.content.hacks[enemy(id)]) | {s.content.divert[enemy(id)]} <= set(there)
        assert not set(s.content.hacks[enemy(other)]) & set(there)


@pytest.mark.rule("T-299")
def test_no_hack_and_no_divert_in_combat() -> None:
    s = table()
    zones.put_under(s.enemies, 0, ATTACHED)
    s.phase = 3
    assert not set(s.content.hacks[0]) & set(launch.sources(s, 0))
    assert s.content.divert[0] not in launch.sources(s, 0)


@pytest.mark.rule("T-106")
@pytest.mark.rule("T-107")
def test_launching_a_market_body_takes_it_and_refills_the_market() -> None:
    s = table(2)
    card = int(zones.members(s.bodies, 1)[0])
    put_tokens(s, s.bag, "")
    s.launcher[0] = 0
    launch.launch(s, 0, int(s.content.body_cost[card]), 0)
    s.run()
    assert zones.first(s.bodies, 2) == card
    assert zones.count(s.bodies, 1) == 3


def only_body(s: Tamashii, id: str) -> int:
    """The Market holds this Body alone, and the deck those that it held; the source of its Pattern."""
    for each in zones.members(s.bodies, IN_MARKET):
        zones.put(s.bodies, each, BODY_DECK)
    zones.put(s.bodies, number_of("body", id), IN_MARKET)
    return int(s.content.body_cost[number_of("body", id)])


def faction_card(s: Tamashii, seat: int, id: str) -> int:
    """An equipped Faction card; the source of its Pattern."""
    card = int(s.content.class_cards) + number_of("faction_card", id)
    zones.put(s.augmentations, card, IN_USE + seat)
    return int(s.content.augmentation_pattern[card])


@pytest.mark.rule("T-76")
def test_outside_the_launch_step_nothing_is_launched() -> None:
    s = bare()
    lay(s, 0, "RBR.. ..... ..... .....")
    s.phase = PLANNING
    s.moves_left[0] = 1
    do(s, ask_stop, 0, IN_PROGRAMMING)
    assert {int(UPGRADE.of(each)) for each in options(s)} == {0, MOVE}


@pytest.mark.rule("T-76")
@pytest.mark.rule("T-299")
def test_an_effect_may_permit_one_launch_elsewhere_but_no_hack_in_combat() -> None:
    s = bare()
    hack, divert = s.content.hacks[attach(s, 0, "zoe")[0]], s.content.divert[enemy("zoe")]
    lay(s, 0, "RBR.. RBR.. BBYB. .....")
    s.phase = COMBAT
    do(s, launch.launch_one, 0)
    offered = {int(SOURCE.of(each)) for each in options(s) if WHAT.of(each) != DO_END}
    assert offered >= {POWER}
    assert not offered & {*hack, divert}
    answer(s, option(POWER, cells((0, 0), (0, 1), (0, 2))))
    assert s.assets[POWER] == 1
    assert not asked(s)  # one, not as many as one likes
    assert POWER not in open_to(s)  # it counts for T-78


@pytest.mark.rule("T-77")
def test_the_tokens_are_in_the_dump_before_the_effect_is_resolved() -> None:
    """Fine Tuning, `. * / E G`: prepare 2. With an empty bag what it draws are the very tokens that paid for it."""
    s = bare()
    source = faction_card(s, 0, "fine_tuning")
    put_tokens(s, s.bag, "")
    lay(s, 0, ".R... RG... ..... .....")
    do(s, launch.launch_step, 0)
    answer(s, option(source, cells((0, 1), (1, 0), (1, 1))))
    told_kinds = []
    while s.actor == -1:
        told_kinds.append(options(s))
        s.answer(0)
    assert told_kinds[0] == [0, 2]  # red or green


@pytest.mark.rule("T-80")
def test_two_hacks_and_the_divert_of_one_card_can_all_be_launched() -> None:
    s = bare()
    (card,) = attach(s, 0, "purifier")
    one, two = s.content.hacks[card]
    divert = s.content.divert[card]
    for source in (one, two, divert):
        assert source in launch.sources(s, 0)
        assert not launch.was_launched(s, source, 0)
        launch.launch(s, 0, source, 0)
        s.run()
        while asked(s):
            s.answer(0)
        assert launch.was_launched(s, source, 0)
    assert s.enemies[card] == 1  # diverted at last
    assert sum(s.assets) == 2  # its second Hack: 2 Assets


@pytest.mark.rule("T-80")
@pytest.mark.rule("T-113")
def test_market_protocol_and_battery() -> None:
    s = table(2)
    market = {int(s.content.body_cost[each]) for each in zones.members(s.bodies, IN_MARKET)}
    others = {int(each) for each in s.content.body_cost[: s.content.bodies]} - market
    assert market <= set(launch.sources(s, 0))
    assert not others & set(launch.sources(s, 0))
    cantor = number_of("protocol", "cantor")
    for seat in (0, 1):
        zones.put(s.protocols, zones.first(s.protocols, OWN + seat), 0)
    zones.put(s.protocols, cantor, OWN + 1)
    assert s.content.protocol_pattern[cantor] in launch.sources(s, 1)
    assert s.content.protocol_pattern[cantor] not in launch.sources(s, 0)
    alone = table(1)
    assert alone.content.battery_pattern not in launch.sources(alone, 0)  # it is full
    alone.batteries = 4
    assert alone.content.battery_pattern in launch.sources(alone, 0)
    assert s.content.battery_pattern not in launch.sources(s, 0)  # nobody plays alone


@pytest.mark.rule("T-80")
def test_patterns_of_the_active_card_and_of_the_sheet(tmp_path: Path) -> None:
    lines = 'pattern "ring" R G at tile 4:\n  exp 1\npattern "sing" Y G:\n  exp 2\n'
    s = table(2, on=ground(tmp_path, card=lines, sheet='pattern "hum" B G:\n  exp 3\n'))
    lay(s, 0, "RG... YG... BG... .....")
    found = {source: masks for source, masks in open_to(s).items() if source >= s.content.basic_patterns}
    assert len(found) == 2  # not on tile 4
    s.at[0] = 4
    found = {source: masks for source, masks in open_to(s).items() if source >= s.content.basic_patterns}
    assert len(found) == 3
    do(s, launch.launch_step, 0)
    for source, masks in found.items():
        answer(s, option(source, masks[0]))
    assert s.exp[0] == 6


@pytest.mark.rule("T-81")
def test_two_patterns_of_one_shape_each_need_tokens_of_their_own() -> None:
    """Strike or Brace and the second Hack of the Road Clerk both ask for `E * R`."""
    s = bare()
    strike, clerk = faction_card(s, 0, "strike_or_brace"), s.content.hacks[attach(s, 0, "road_clerk")[0]][1]
    lay(s, 0, "RBR.. ..... RBR.. .....")
    upper, lower = cells((0, 0), (0, 1), (0, 2)), cells((2, 0), (2, 1), (2, 2))
    assert sorted(open_to(s)[strike]) == sorted(open_to(s)[clerk]) == sorted([upper, lower])
    do(s, launch.launch_step, 0)
    answer(s, option(clerk, upper))
    assert s.assets[MEMORY] == 1
    assert open_to(s)[strike] == [lower]
    answer(s, option(strike, lower))
    while asked(s):
        s.answer(0)
    assert s.damage[enemy("road_clerk")] == 3
    assert open_to(s) == {}


@pytest.mark.rule("T-82")
def test_after_the_top_enemy_the_next_one_can_be_hacked_at_once_even_a_copy() -> None:
    s = bare()
    first = enemy("zoe")
    for card in (first, first + 1):
        zones.put_under(s.enemies, card, ATTACHED)
    s.damage[first] = s.content.enemy_integrity[first] - 2
    for card in (first, first + 1):
        hack = s.content.hacks[card][0]
        assert hack in launch.sources(s, 0)
        assert not launch.was_launched(s, hack, 0)
        launch.launch(s, 0, hack, 0)
        s.run()
    assert s.enemies[first] == 1
    assert s.exp[0] == 1
    assert s.damage[first + 1] == 2
    assert launch.was_launched(s, s.content.hacks[first + 1][0], 0)


@pytest.mark.rule("T-82a")
def test_a_new_market_body_can_be_taken_in_the_same_step() -> None:
    s = bare()
    source = only_body(s, "soldier")
    s.market_size = 1
    for each in range(13):
        if each not in (number_of("body", "soldier"), number_of("body", "crane")):
            zones.put(s.bodies, each, 0)
    crane = int(s.content.body_cost[number_of("body", "crane")])
    assert crane not in launch.sources(s, 0)
    launch.launch(s, 0, source, 0)
    s.run()
    assert crane in launch.sources(s, 0)
    assert not launch.was_launched(s, crane, 0)


@pytest.mark.rule("T-82a")
@pytest.mark.rule("T-78")
def test_a_card_that_leaves_and_comes_back_is_the_same_source() -> None:
    s = bare()
    card, _other = attach(s, 0, "zoe", "catcher")
    hack = s.content.hacks[card][0]
    launch.launch(s, 0, hack, 0)
    s.run()
    zones.put(s.enemies, card, 1)
    assert hack not in launch.sources(s, 0)
    zones.put_on_top(s.enemies, card, ATTACHED)
    assert hack in launch.sources(s, 0)
    assert launch.was_launched(s, hack, 0)
    assert not launch.was_launched(s, hack, 1)  # T-78 counts what each player launches


@pytest.mark.rule("T-78")
def test_next_turn_a_pattern_can_be_launched_again() -> None:
    s = bare()
    lay(s, 0, "RBR.. ..... RBR.. .....")
    do(s, launch.launch_step, 0)
    s.answer(0)
    assert not open_to(s).get(POWER)
    assert launch.was_launched(s, POWER, 0)
    s.reset(OF_TURN)  # as `pass_the_token` does
    assert open_to(s)[POWER]


@pytest.mark.rule("T-83")
@pytest.mark.rule("T-48")
def test_what_was_not_launched_stays_and_corrupted_data_of_this_launcher_alone_goes() -> None:
    s = bare()
    lay(s, 0, "RCY.. ..... ..O.. .....")
    lay(s, 1, "C.... ..... ..... .....")
    do(s, launch.launch_step, 0)
    assert not asked(s)  # nothing can be launched
    assert shown(s) == "R.Y.. ..... ..O.. ....."
    assert tokens(s.dump) == "C"
    assert shown(s, 1) == "C.... ..... ..... ....."


@pytest.mark.rule("T-123")
def test_who_may_launch_may_also_end_the_step() -> None:
    s = bare()
    equip(s, 0, "left_hook")
    lay(s, 0, "RBR.. ..... ..... .....")
    do(s, launch.launch_step, 0)
    assert int(WHAT.put(DO_END)) in options(s)
    answer(s, int(WHAT.put(DO_END)))
    assert not asked(s)
    assert sum(s.assets) == 0

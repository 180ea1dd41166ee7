"""Patterns and launching: T-57a, T-71 to T-85."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.games.tamashii.fields import ATTACHED, IN_HAND, IN_USE, SEATS
from ludarium.games.tamashii.patterns import cell_at
from ludarium.games.tamashii.rules import launch
from ludarium.games.tamashii.rules.launch import CELLS, DO_END, SOURCE, WHAT, launches
from ludarium.games.tamashii.state import Tamashii
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

"""What nobody has seen, and what all see: T-292 to T-292b, and T-30 as far as it hides the Enemies to come."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core import zones
from ludarium.core.kernel import CHANCE
from ludarium.games.tamashii.fields import BODY_DECK, CLASS_DECK, EXPLORATION, NONE, TILE
from ludarium.games.tamashii.rules import exploration, upgrades
from ludarium.games.tamashii.rules.planning import BEFORE_FILL, ask_stop
from ludarium.games.tamashii.state import Tamashii
from tests.tamashii.grounds import ground
from tests.tamashii.scene import EAST, LAIR, NORTH, SOUTH, bare, told
from tests.tamashii.table import answer, asked, do, options, table


def unseen(s: Tamashii) -> list[int]:
    return [tile for tile in range(24) if s.unseen >> tile & 1]


@pytest.mark.rule("T-292")
@pytest.mark.rule("T-292b")
def test_a_face_down_tile_is_drawn_from_those_nobody_has_seen_and_then_lies_open() -> None:
    s = bare(1)
    there = unseen(s)
    assert s.tile_at[EAST] == NONE
    do(s, exploration.reveal, 0, EAST)
    assert (s.actor, s.stream) == (CHANCE, TILE)
    assert options(s) == there
    assert list(s.weights) == []  # all equally likely
    answer(s, 10)
    assert s.tile_at[EAST] == 10
    assert s.face_up >> EAST & 1
    assert unseen(s) == [tile for tile in there if tile != 10]
    do(s, exploration.reveal, 0, NORTH)
    assert 10 not in options(s)


@pytest.mark.rule("T-292")
@pytest.mark.rule("T-292b")
def test_an_exploration_token_is_drawn_from_those_nobody_has_seen() -> None:
    s = bare(1)
    do(s, exploration.turn_token, 0, EAST)
    assert (s.actor, s.stream) == (CHANCE, EXPLORATION)
    assert [int(each) for each in s.weights] == [4, 4, 3, 3, 3, 3]
    told(s, 3)
    assert s.assets[1] == 1
    assert s.explore[EAST] == 0
    assert list(s.unexplored) == [4, 4, 3, 2, 3, 3]


@pytest.mark.rule("T-292b")
def test_a_tile_turned_down_again_stays_known() -> None:
    s = bare(1)
    tile = int(s.tile_at[LAIR])
    s.face_up &= ~(1 << LAIR)
    before = unseen(s)
    do(s, exploration.reveal, 0, LAIR)
    assert not asked(s)  # nothing is drawn
    assert s.tile_at[LAIR] == tile
    assert s.face_up >> LAIR & 1
    assert unseen(s) == before


@pytest.mark.rule("T-292b")
def test_a_tile_turned_down_among_the_unseen_goes_back_into_the_draw() -> None:
    s = bare(1)
    tile = int(s.tile_at[LAIR])
    exploration.hide(s, LAIR)
    assert s.tile_at[LAIR] == NONE
    assert not s.face_up >> LAIR & 1
    assert tile in unseen(s)
    for place in (LAIR, SOUTH):
        do(s, exploration.reveal, 0, place)
        assert tile in options(s), place
        told(s, options(s)[0] if options(s)[0] != tile else options(s)[1])


@pytest.mark.rule("T-292")
def test_the_state_holds_nothing_that_is_hidden() -> None:
    """Two matches with another luck differ in nothing but that luck before anything is drawn: there is no hidden order."""
    one, other = bare(3, seed=1), bare(3, seed=2)
    for name in ("tile_at", "explore", "unseen", "unexplored", "enemies", "enemy_blocks"):
        assert str(getattr(one, name)) == str(getattr(other, name)), name
    assert len(zones.next_cards(one.augmentations, CLASS_DECK)) == 10  # any of them may come
    assert len(zones.next_cards(one.bodies, BODY_DECK)) == 13 - 4


@pytest.mark.rule("T-292a")
def test_bags_locks_protocols_and_hands_are_fields_that_all_see() -> None:
    """A bag is how many of each type, so its contents are open, and no order is."""
    s = table(2)
    assert [int(each) for each in s.bag[:6]] == [4, 3, 3, 3, 0, 0]
    assert len(s.bag) == 12
    s.exp[0] = 2
    do(s, ask_stop, 0, BEFORE_FILL)
    answer(s, upgrades.option(upgrades.DRAW, 0))
    assert len(options(s)) == 2
    seen = options(s)
    assert [int(s.augmentations[card]) for card in seen] == [30, 30]


@pytest.mark.rule("T-292")
@pytest.mark.rule("T-293")
def test_a_token_that_was_seen_and_left_there_is_the_same_later(tmp_path: Path) -> None:
    s = table(1, on=ground(tmp_path, immediate="  look token a tiles down\n"))
    seen = [place for place in range(8) if s.explore[place] >= 2]
    assert len(seen) == 1
    kind = int(s.explore[seen[0]]) - 2
    before = list(s.unexplored)
    assert sum(before) == 19
    s.self_driving = False
    do(s, exploration.turn_token, 0, seen[0])
    assert s.stream != EXPLORATION or not asked(s) or s.actor != CHANCE
    assert list(s.unexplored) == before
    assert kind in range(6)

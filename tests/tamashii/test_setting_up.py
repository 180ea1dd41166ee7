"""Components and set-up: T-1 to T-36."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.games.tamashii.fields import (
    BODY_DECK,
    CLASS_DECK,
    ENEMY_DECK,
    FACTION_DECK,
    IN_MARKET,
    IN_USE,
    NONE,
    OWN,
)
from ludarium.games.tamashii.vocabulary import CORRUPTED, OPEN
from tests.tamashii.table import new, table, tokens

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@SEATS
@pytest.mark.rule("T-1")
@pytest.mark.rule("T-2")
def test_all_tokens_are_somewhere(seats: int) -> None:
    s = table(seats)
    for kind in range(OPEN):
        assert s.supply[kind] + sum(s.bag[6 * seat + kind] for seat in range(seats)) == 32
    assert s.supply[OPEN] == 16
    assert s.supply[CORRUPTED] + s.boxed == 16


@pytest.mark.rule("T-7")
def test_boards_are_all_different() -> None:
    match = new(seats=4)
    while match.prompt is not None and match.prompt.kind != "board_taken":
        match.answer(0)
    for left in (4, 3, 2):
        assert match.prompt is not None
        assert len(match.prompt.options) == left
        match.answer(0)
    assert sorted(table(4).colour) == [0, 1, 2, 3]


@SEATS
@pytest.mark.rule("T-8")
@pytest.mark.rule("T-9")
@pytest.mark.rule("T-10")
@pytest.mark.rule("T-11")
def test_what_lies_on_a_board(seats: int) -> None:
    s = table(seats)
    assert list(s.locked) == [0b1111] * seats
    assert list(s.trace) == [0] * seats
    assert not any(s.assets)
    assert list(s.integrity) == list(s.most_integrity) == [5] * seats
    assert not any(s.launcher)
    assert not any(s.dump)


@pytest.mark.rule("T-12")
@pytest.mark.rule("T-19")
def test_the_essential_token_is_of_the_board_and_the_bag_has_one_more_of_it() -> None:
    s = table(4)
    assert list(s.essential) == list(s.colour) == [0, 1, 2, 3]
    assert [tokens(s.bag, seat) for seat in range(4)] == ["RRRRBBBGGGYYY", "RRRBBBBGGGYYY", "RRRBBBGGGGYYY", "RRRBBBGGGYYYY"]


@pytest.mark.rule("T-14")
@pytest.mark.rule("T-15")
@pytest.mark.rule("T-16")
@pytest.mark.rule("T-119")
def test_each_class_belongs_to_one_seat_and_two_starting_cards_are_equipped() -> None:
    s = table(4)
    assert sorted(s.class_of) == [0, 1, 2, 3]
    for seat in range(4):
        cards = zones.members(s.augmentations, IN_USE + seat)
        assert [s.content.starting[card] for card in cards] == [1, 2]  # plain and Coop
        assert [s.content.class_card[card] for card in cards] == [s.class_of[seat]] * 2
        assert zones.left_in(s.augmentations, CLASS_DECK + 100 * s.class_of[seat]) == 10


@pytest.mark.rule("T-262")
def test_alone_the_card_for_one_player_comes_in_the_place_of_the_coop_card() -> None:
    s = table(1)
    assert [s.content.starting[card] for card in zones.members(s.augmentations, IN_USE)] == [1, 3]


@pytest.mark.rule("T-17")
@pytest.mark.rule("T-113")
def test_two_protocols_are_offered_and_one_is_kept() -> None:
    match = new(seats=2)
    while match.prompt is not None and match.prompt.kind != "protocol_kept":
        match.answer(0)
    assert match.prompt is not None
    assert len(match.prompt.options) == 2
    s = table(2)
    assert [zones.count(s.protocols, OWN + seat) for seat in range(2)] == [1, 1]
    assert zones.count(s.protocols, 0) == 11


@SEATS
@pytest.mark.rule("T-20")
def test_one_body_more_than_players_lies_in_the_market(seats: int) -> None:
    s = table(seats)
    assert zones.count(s.bodies, IN_MARKET) == seats + 1
    assert zones.left_in(s.bodies, BODY_DECK) == 13 - seats - 1


@pytest.mark.rule("T-22")
@pytest.mark.rule("T-27a")
def test_luck_says_first_who_is_first() -> None:
    match = new(seats=3)
    assert match.actor == "chance"
    assert match.prompt is not None
    assert match.prompt.kind == "first_chosen"
    match.answer("first=2")
    assert match.actor == 1


@pytest.mark.rule("T-24")
@pytest.mark.rule("T-24a")
@pytest.mark.rule("T-303")
def test_what_is_locked_is_nowhere_in_play() -> None:
    s = table(4, content="start")
    assert zones.left_in(s.bodies, BODY_DECK) == 10 - 5
    assert [zones.left_in(s.augmentations, CLASS_DECK + 100 * each) for each in range(4)] == [8] * 4
    assert zones.left_in(s.augmentations, FACTION_DECK) == 10
    assert not s.unseen >> 18  # tiles 19 to 24


@pytest.mark.rule("T-28")
@pytest.mark.rule("T-292b")
def test_nobody_knows_what_lies_under_the_places_that_are_face_down() -> None:
    s = table()
    assert list(s.tile_at[:8]) == [0, 1, NONE, NONE, 3, NONE, NONE, NONE]
    assert s.face_up == 0b10011
    assert s.unseen == 2**24 - 1 - 0b1011  # any tile that lies nowhere


@pytest.mark.rule("T-29")
def test_an_exploration_token_lies_on_each_face_down_place() -> None:
    s = table()
    assert list(s.explore[:8]) == [0, 0, 1, 1, 0, 1, 1, 1]
    assert list(s.unexplored) == [4, 4, 3, 3, 3, 3]  # D13


@pytest.mark.rule("T-30")
@pytest.mark.rule("T-36")
@pytest.mark.rule("T-151")
def test_the_enemy_deck_comes_in_blocks() -> None:
    s = table(3)
    assert list(s.enemy_blocks) == [6, 3, 18]  # 2 x P of level 1, P of level 2, all of level 3
    assert [s.content.level[card] for card in zones.next_cards(s.enemies, ENEMY_DECK)] == [1] * 28
    assert zones.closed_up(s.enemies)


@pytest.mark.rule("T-152")
def test_of_a_level_there_are_no_more_cards_than_there_are() -> None:
    s = table(4, content="start")
    assert list(s.enemy_blocks) == [8, 4, 14]


@SEATS
@pytest.mark.rule("T-31")
@pytest.mark.rule("T-36")
def test_the_corrupted_pool_is_what_the_sheet_says_and_never_more_than_sixteen(seats: int) -> None:
    s = table(seats)
    assert s.supply[CORRUPTED] == 3 * seats
    assert s.boxed == 16 - 3 * seats


@pytest.mark.rule("T-32")
@pytest.mark.rule("T-120")
def test_only_the_named_factions_are_in_play() -> None:
    s = table()
    assert [zones.left_in(s.augmentations, FACTION_DECK + 100 * each) for each in range(4)] == [12, 0, 12, 0]


@pytest.mark.rule("T-33")
@pytest.mark.rule("T-263")
def test_everybody_stands_on_the_start_tile_and_alone_the_bot_does() -> None:
    assert list(table(3).at) == [1, 1, 1]
    assert table(3).bot_at == NONE
    s = table(1)
    assert (s.bot_at, s.batteries) == (1, 5)

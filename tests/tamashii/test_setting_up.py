"""Components and set-up: T-1 to T-36."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core import zones
from ludarium.core.errors import LudariumError
from ludarium.core.options import read_setup
from ludarium.games.tamashii import setup
from ludarium.games.tamashii.fields import (
    BODY_DECK,
    CLASS_DECK,
    ENEMY_DECK,
    FACTION_DECK,
    HELD,
    IN_MARKET,
    IN_SLOT,
    IN_USE,
    NONE,
    OWN,
)
from ludarium.games.tamashii.rules import rolls, tokens, trace, upgrades
from ludarium.games.tamashii.rules.bodies import active_body
from ludarium.games.tamashii.rules.planning import BEFORE_TRACE, ask_stop
from ludarium.games.tamashii.rules.scenario import tokens_left
from ludarium.games.tamashii.rules.setting_up import set_up
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASCEND, ATT, COMMON, CORRUPTED, OPEN, RARE, SUCCESS
from tests.tamashii.content import rows
from tests.tamashii.ground import scene
from tests.tamashii.grounds import ground, shipped
from tests.tamashii.scene import number_of, told
from tests.tamashii.table import asked, do, new, options, table
from tests.tamashii.table import tokens as letters

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
    assert [letters(s.bag, seat) for seat in range(4)] == ["RRRRBBBGGGYYY", "RRRBBBBGGGYYY", "RRRBBBGGGGYYY", "RRRBBBGGGYYYY"]


@pytest.mark.rule("T-12")
@pytest.mark.rule("T-19")
@pytest.mark.rule("T-105")
def test_it_is_the_board_that_counts_and_not_the_seat() -> None:
    settings = setup.settings_of(read_setup(shipped().info, None, 2, {"scenario": "e"}))
    settings.first_player, settings.fixed_colour[0], settings.fixed_colour[1] = 0, 3, 0
    s = do(Tamashii(shipped().pack.tables, settings), set_up)
    assert list(s.essential) == [3, 0]
    assert [letters(s.bag, seat) for seat in (0, 1)] == ["RRRBBBGGGYYYY", "RRRRBBBGGGYYY"]
    assert [active_body(s, seat) - s.content.bodies for seat in (0, 1)] == [3, 0]


@pytest.mark.rule("T-31")
@pytest.mark.rule("T-1")
@pytest.mark.parametrize(("pool", "there"), [("5 P", 16), ("16", 16), ("4 P", 16), ("7", 7)])
def test_a_pool_is_sixteen_at_most(pool: str, there: int) -> None:
    s = scene(seats=4, pool=pool)
    assert (s.supply[CORRUPTED], s.boxed) == (there, 16 - there)


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


@pytest.mark.rule("T-30")
@pytest.mark.rule("T-36")
@pytest.mark.rule("T-151")
@pytest.mark.rule("T-152")
@pytest.mark.parametrize(
    ("seats", "content", "blocks"), [(2, "all", [6, 18, 14]), (3, "all", [6, 18, 21]), (4, "start", [6, 14, 20])]
)
def test_a_block_is_a_number_or_so_many_for_each_player_and_never_more_than_there_are(
    seats: int, content: str, blocks: list[int]
) -> None:
    s = scene(seats=seats, content=content, deck=["6 L1", "all L3", "7 P L2"])
    assert list(s.enemy_blocks) == blocks


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


# -- what there is of everything -------------------------------------------------------------------------------------------


@pytest.mark.rule("T-4")
def test_a_roll_is_not_limited_by_the_number_of_dice() -> None:
    """D5: of six faces two are blank, three common, one rare."""
    s = table()
    s.self_driving = False
    rolls.roll(s, 0, 14, rolls.SILENT, trace.trace_to_0)
    s.run()
    assert (options(s), [int(each) for each in s.weights]) == ([0, 1, 2], [2, 3, 1])
    told(s, *[COMMON] * 13, RARE)
    assert list(s.dice) == [0, 13, 1]


@pytest.mark.rule("T-5")
def test_one_to_four_may_play_a_scenario() -> None:
    assert new(seats=4).prompt is not None
    for seats in (0, 5):
        with pytest.raises(LudariumError):
            new(seats=seats)


@pytest.mark.rule("T-6a")
def test_with_no_ascend_token_left_placing_one_does_nothing(tmp_path: Path) -> None:
    lines = "  put ascend 22 on tile 1\n  put ascend 3 on tile 2\n  put success 9 on sheet\n  put marker rust 90 on sheet\n"
    s = table(on=ground(tmp_path, immediate=lines))
    assert (s.tokens_on(ASCEND, 0), s.tokens_on(ASCEND, 1)) == (22, 1)
    assert s.tokens_out(SUCCESS) == 8
    assert tokens_left(s, ASCEND) == tokens_left(s, SUCCESS) == 0
    assert sum(int(n) for n in s.tokens[2::3]) == 23 + 8 + 90  # markers never run out


# -- step by step ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-27")
@pytest.mark.rule("T-27a")
def test_the_questions_come_in_the_order_of_the_steps_each_from_the_first_player() -> None:
    match = shipped().new(seed=1, seats=3, options={"scenario": "e"}, chance="ask")
    match.answer("first=3")
    kinds = []
    while match.state.turn == 0:
        kinds.append((match.actor, match.prompt.kind))
        match.answer(0)
    dealt = [("chance", "protocol_dealt")] * 2
    seats = (2, 0, 1)
    assert kinds == [
        *[(seat, "board_taken") for seat in seats],
        *[(seat, "class_taken") for seat in seats],
        *[each for seat in seats for each in (*dealt, (seat, "protocol_kept"))],
        *[("chance", "body_dealt")] * 4,
    ]


@pytest.mark.rule("T-27a")
def test_board_and_class_of_a_seat_may_be_settled_beforehand() -> None:
    settings = setup.settings_of(read_setup(shipped().info, None, 2, {"scenario": "e"}))
    settings.first_player, settings.fixed_colour[1], settings.fixed_class[1] = 0, 3, 2
    s = do(Tamashii(shipped().pack.tables, settings), set_up)
    asked_of = []
    while s.turn == 0 and s.actor >= 0:
        asked_of.append((int(s.actor), asked(s)))
        s.answer(0)
    assert (s.colour[1], s.class_of[1]) == (3, 2)
    assert (1, "board_taken") not in asked_of
    assert (1, "class_taken") not in asked_of
    assert (0, "board_taken") in asked_of


@pytest.mark.rule("T-27a")
@pytest.mark.rule("T-7")
@pytest.mark.rule("T-14")
def test_nobody_can_take_what_was_settled_for_somebody_else() -> None:
    settings = setup.settings_of(read_setup(shipped().info, None, 3, {"scenario": "e"}))
    settings.first_player, settings.fixed_colour[2], settings.fixed_class[1] = 0, 0, 3
    s = do(Tamashii(shipped().pack.tables, settings), set_up)
    offered = {}
    while s.turn == 0 and s.actor >= 0:
        offered.setdefault((asked(s), int(s.actor)), options(s))
        s.answer(0)
    assert (offered["board_taken", 0], offered["board_taken", 1]) == ([1, 2, 3], [2, 3])
    assert (offered["class_taken", 0], offered["class_taken", 2]) == ([0, 1, 2], [1, 2])
    assert (list(s.colour), list(s.class_of)) == ([1, 2, 0], [0, 3, 1])


@pytest.mark.rule("T-13")
def test_everybody_draws_from_a_bag_of_their_own() -> None:
    s = table(2)
    before = letters(s.bag, 1)
    do(s, tokens.fill, 0)
    assert len(letters(s.bag, 0)) == 13 - 8
    assert letters(s.bag, 1) == before


@pytest.mark.rule("T-18")
@pytest.mark.rule("T-105")
def test_everybody_begins_as_the_walker_of_their_colour() -> None:
    s = table(4)
    assert not [card for card in range(13) if s.bodies[card] >= HELD and s.bodies[card] < BODY_DECK]
    assert [number_of("walker", f"walker_{colour}") for colour in ("red", "blue", "green", "yellow")] == [
        s.colour[seat] for seat in range(4)
    ]


@pytest.mark.rule("T-21")
def test_time_is_0_until_a_card_sets_it(tmp_path: Path) -> None:
    assert new(seats=2).state.time == 0
    assert table(2).time == 5


@pytest.mark.rule("T-37")
@pytest.mark.parametrize(("seats", "time"), [(1, 5), (2, 4), (4, 2)])
def test_set_time_to_six_less_one_for_each_player(seats: int, time: int, tmp_path: Path) -> None:
    assert table(seats, on=ground(tmp_path, immediate="  time set 6 - P\n")).time == time


@pytest.mark.rule("T-34")
@pytest.mark.rule("T-35")
def test_the_first_card_is_resolved_and_stays_then_the_first_turn_begins(tmp_path: Path) -> None:
    on = ground(tmp_path, immediate="  each players:\n    exp 2\n", card="special:\n  att +1\n")
    match = on.new(seed=1, seats=2)
    while match.state.turn == 0:
        assert list(match.state.exp) == [0, 0]
        match.answer(0)
    s = match.state
    assert list(s.exp) == [2, 2]
    assert s.cards[0] == IN_SLOT
    assert s.plot == 0
    assert s.trait(ATT, 0) == 1  # its special rules are in force
    assert s.turn == 1


@pytest.mark.rule("T-9a")
def test_without_its_steps_there_is_no_trace_no_class_no_protocol_and_no_market() -> None:
    s = table(2, on=shipped(), scenario="a")
    do(s, trace.trace_rises, 0, 9)
    do(s, trace.trace_rises, 0, -1)
    do(s, trace.trace_roll, 0)
    assert s.trace[0] < 0
    assert len(s.pile(0)) == 0
    assert not asked(s)
    assert zones.count(s.bodies, IN_MARKET) == 0
    s.exp[0] = 2
    assert upgrades.option(upgrades.DRAW, 0) not in [int(each) for each in upgrades.upgrades(s, 0)]
    assert zones.first(s.protocols, OWN) < 0
    assert s.class_of[0] < 0
    do(s, ask_stop, 0, BEFORE_TRACE)
    assert not asked(s)


@pytest.mark.rule("T-9a")
@pytest.mark.rule("T-147")
def test_trace_on_puts_all_markers_on_0(tmp_path: Path) -> None:
    s = table(2, on=ground(tmp_path, without='["trace"]'))
    assert list(s.trace) == [-1, -1]
    s = table(2, on=ground(tmp_path, without='["trace"]', immediate="  trace on\n"))
    assert list(s.trace) == [0, 0]
    do(s, trace.trace_rises, 1, 9)
    assert len(s.pile(1)) == 2


# -- map and decks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-28a")
def test_the_place_of_a_locked_tile_takes_another_one(tmp_path: Path) -> None:
    places = '["0 0 tile 1", "1 0 tile 20", "0 1 row bridge", "1 1 place yard"]'
    on = ground(tmp_path, places=places, start="1")
    assert table(on=on).tile_at[1] == 19  # unlocked: as the layout says
    s = table(on=on, content="start")
    assert s.tile_at[1] not in (0, -1)
    assert s.tile_at[1] < 18
    assert not (s.unseen >> s.tile_at[1]) & 1
    assert s.face_up == 0b11
    assert s.unseen == 2**18 - 1 - 1 - 2 ** s.tile_at[1]


@pytest.mark.rule("T-28a")
def test_a_place_may_have_a_name_or_belong_to_a_row(tmp_path: Path) -> None:
    places = '["0 0 tile 1", "1 0 row bridge", "0 1 row bridge", "1 1 place yard"]'
    lines = "  put ascend 1 on place yard\n  each row bridge:\n    put ascend 2 on it\n"
    s = table(on=ground(tmp_path, places=places, start="1", immediate=lines))
    assert [s.tokens_on(ASCEND, place) for place in range(4)] == [0, 2, 2, 1]


@pytest.mark.rule("T-38")
@pytest.mark.rule("T-39")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_prologue_is_set_up_as_printed(seats: int) -> None:
    s = table(seats, on=shipped(), scenario="a")
    content = s.content
    tiles = [int(each) + 1 for each in s.tile_at[:8]]
    assert sorted(tiles) == [0] * 6 + [1, 2]
    assert [tiles[place] for place in range(8) if s.face_up >> place & 1] == [1, 2]
    assert s.unseen == sum(2 ** (tile - 1) for tile in (3, 11, 12, 13, 14, 16))
    assert sum(int(each) for each in s.explore) == 6
    assert list(s.unexplored) == [0, 4, 3, 3, 3, 0]  # without EXP and Memory
    assert list(s.enemy_blocks) == [28, 24]
    assert {int(content.level[card]) for card in zones.next_cards(s.enemies, ENEMY_DECK)} == {1}
    assert s.supply[CORRUPTED] == 16
    assert s.factions == 0
    assert {tiles[place] for place in s.at} == {2}
    assert shipped().pack.kinds["card"][s.plot].id == "a01"
    assert list(s.trace) == [-1] * seats
    assert list(s.class_of) == [-1] * seats
    assert [zones.count(s.protocols, OWN + seat) for seat in range(seats)] == [0] * seats
    assert zones.count(s.bodies, IN_MARKET) == 0


@pytest.mark.rule("T-40")
def test_geo_hunt_is_set_up_as_printed() -> None:
    s = table(3, on=shipped(), scenario="e")
    sheet = s.layout()
    tiles = [int(each) + 1 for each in s.tile_at[: sheet.places]]
    assert sorted(tiles) == [0] * 10 + [1, 5, 6]
    assert sum(int(each) for each in s.explore) == 10
    assert list(s.enemy_blocks) == [6, 9, 18]
    assert s.supply[CORRUPTED] == 12
    assert [zones.left_in(s.augmentations, FACTION_DECK + 100 * each) for each in range(4)] == [0, 0, 12, 11]
    left_out = [card for card in range(52, 100) if s.augmentations[card] == 0 and s.content.faction_card[card] in (2, 3)]
    assert [int(each) for each in left_out] == [52 + number_of("faction_card", "cellar_run")]  # EF1
    assert {tiles[place] for place in s.at} == {1}
    assert shipped().pack.kinds["card"][s.plot].id == "e01"
    (row,) = (each for each in rows("scenarios") if each["id"] == "e")
    assert (row["difficulty"], row["length"]) == ("medium", "medium")


@pytest.mark.rule("T-40")
@pytest.mark.rule("T-49")
def test_with_an_empty_pool_geo_hunt_is_lost() -> None:
    s = table(3, on=shipped(), scenario="e")
    do(s, tokens.gain, 1, CORRUPTED, 12)
    assert s.supply[CORRUPTED] == 0
    assert not s.over
    do(s, tokens.gain, 1, CORRUPTED, 1)
    assert shipped().pack.kinds["card"][s.ending].id == "e11"
    assert s.over
    assert s.outcome == 2

"""The map: T-132 to T-143, T-293, and what the tiles do (T-306)."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.kernel import NOBODY
from ludarium.games.tamashii.fields import (
    BODY_DECK,
    FACTION_DECK,
    HELD,
    IN_HAND,
    IN_MARKET,
    SEEN,
    UNSEEN,
)
from ludarium.games.tamashii.flow import act
from ludarium.games.tamashii.hexes import FAR, distances, neighbours
from ludarium.games.tamashii.rules.districts import SKIP, district_effect
from ludarium.games.tamashii.rules.exploration import reveal
from ludarium.games.tamashii.rules.movement import STAY, destinations, move_and_trace, move_up_to
from ludarium.games.tamashii.rules.tokens import DONE
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASCEND, FACTIONS, GREEN, YELLOW
from tests.tamashii.content import rows
from tests.tamashii.scene import (
    EAST,
    FAR_EAST,
    FAR_SOUTH,
    LAIR,
    MEMORY,
    NORTH,
    POWER,
    REROLL,
    SHELTER,
    SHIELD,
    SOUTH,
    START,
    attach,
    bare,
    deck_is,
    enemy,
    number_of,
    occupy,
    pile,
    told,
)
from tests.tamashii.table import answer, asked, do, lay, options, put_tokens, shown, tokens

EXP, DATA = range(2)  # kinds of Exploration tokens; behind them the four Assets


def tile(number: int) -> int:
    return number - 1


def reached(s: Tamashii, start: int, steps: int) -> list[int]:
    return [int(each) for each in destinations(s, 0, start, steps, False)]


def moving(place: int, seats: int = 2) -> Tamashii:
    """Seat 0 has said where it moves to."""
    return answer(do(bare(seats), move_and_trace, 0), place)


# -- the map ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-132")
def test_a_tile_is_a_hex_and_those_that_share_an_edge_are_neighbours() -> None:
    around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    others = [(1, 1), (-1, -1), (2, 0), (2, -1), (-2, 1)]
    beside = neighbours([(0, 0), *around, *others])
    assert beside[0] == sum(2**place for place in range(1, 7))
    s = bare()
    assert {place for place in range(8) if s.layout().beside[START] >> place & 1} == {SHELTER, EAST, SOUTH, LAIR, NORTH}


@pytest.mark.rule("T-132")
def test_what_stands_on_a_tile() -> None:
    s = bare()
    printed = rows("tiles")
    assert len({row["id"] for row in printed}) == s.content.tiles == 24  # its place is its number
    for number, row in enumerate(printed):
        assert row["name"]
        assert (s.content.entry[number], s.content.stationary[number]) == (row["entry"], row["stationary"])
        assert (s.content.district[number] >= 0) == ("district" in row)


@pytest.mark.rule("T-133")
def test_several_characters_may_share_a_tile() -> None:
    s = bare(3)
    assert list(s.at) == [START] * 3
    told(answer(do(s, move_and_trace, 0), EAST), DATA + 1, tile(13))
    assert list(s.at) == [EAST, START, START]
    answer(do(s, move_and_trace, 1), EAST)
    assert list(s.at) == [EAST, EAST, START]


# -- moving ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-134")
@pytest.mark.parametrize(("body", "places"), [("crane", 5), ("soldier", 6), ("runner", 6)])
def test_one_moves_once_as_far_as_the_body_says_or_stays(body: str, places: int) -> None:
    """From the start: five neighbours with MOV 1; with MOV 2 the tile behind the Lair, too."""
    s = bare()
    occupy(s, 0, body)
    s.sources = s.sources[:0]
    do(s, move_and_trace, 0)
    assert len(options(s)) == places + 1
    assert STAY in options(s)
    answer(s, LAIR)
    assert (s.actor, s.at[0]) == (NOBODY, LAIR)  # that was the move


@pytest.mark.rule("T-134a")
def test_the_tile_one_stands_on_is_no_destination_and_the_shortest_way_counts() -> None:
    s = bare()
    s.face_up = 0xFF
    assert START not in reached(s, START, 3)
    for place, tile_there in ((EAST, 13), (SOUTH, 14), (FAR_SOUTH, 15), (NORTH, 16), (FAR_EAST, 12)):
        s.tile_at[place] = tile(tile_there)
        s.explore[place] = 0
    answer(do(s, move_and_trace, 0), FAR_SOUTH)
    assert s.steps_moved[0] == 2


@pytest.mark.rule("T-135")
def test_a_way_leads_over_adjacent_revealed_tiles() -> None:
    s = bare()  # face up: Shelter, start, Lair
    assert reached(s, START, 2) == [SHELTER, EAST, SOUTH, LAIR, NORTH, FAR_EAST]
    assert reached(s, SHELTER, 2) == [START, EAST, SOUTH, LAIR, NORTH]
    s.face_up |= 1 << EAST
    assert reached(s, START, 2) == [SHELTER, EAST, SOUTH, LAIR, NORTH, FAR_EAST, FAR_SOUTH]


@pytest.mark.rule("T-135")
def test_gaps_cannot_be_crossed() -> None:
    beside = neighbours([(0, 0), (2, 0), (3, 0)])
    s = bare()
    far = distances(type(s.at)(beside), 1, 7, 7)
    assert list(far) == [0, FAR, FAR]


@pytest.mark.rule("T-136")
def test_a_face_down_tile_ends_a_way() -> None:
    s = bare()
    s.face_up = 1 << START
    assert reached(s, START, 3) == [SHELTER, EAST, SOUTH, LAIR, NORTH]


@pytest.mark.rule("T-137")
@pytest.mark.rule("T-142")
def test_the_exploration_token_comes_first_and_then_the_tile() -> None:
    s = moving(EAST)
    assert (asked(s), s.face_up >> EAST & 1) == ("token_turned", 0)
    told(s, DATA + 1)  # 1 Power
    assert (asked(s), s.assets[POWER], s.explore[EAST]) == ("tile_revealed", 1, 0)
    told(s, tile(13))
    assert (s.tile_at[EAST], s.face_up >> EAST & 1) == (tile(13), 1)
    assert not s.unseen >> tile(13) & 1


@pytest.mark.rule("T-138")
def test_what_else_lies_on_a_tile_stays_there() -> None:
    s = bare()
    s.put_tokens(ASCEND, EAST, 1)
    told(answer(do(s, move_and_trace, 0), EAST), DATA + 1, tile(13))
    assert s.tokens_on(ASCEND, EAST) == 1


# -- Trace of the tile -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-139")
@pytest.mark.parametrize(("number", "trace"), [(13, 1), (15, 2), (16, 3)])
def test_moving_costs_the_entry_value_of_the_tile_that_was_revealed(number: int, trace: int) -> None:
    s = told(moving(EAST), DATA + 1)
    assert s.trace[0] == 0
    told(s, tile(number))
    assert s.trace[0] == trace


@pytest.mark.rule("T-139")
@pytest.mark.parametrize(("number", "trace"), [(1, 2), (4, 3), (15, 4), (20, 5)])
def test_staying_costs_the_stationary_value(number: int, trace: int) -> None:
    s = bare()
    s.tile_at[START] = tile(number)
    answer(do(s, move_and_trace, 0), STAY)
    assert (s.trace[0], s.at[0]) == (trace, START)


@pytest.mark.rule("T-140")
def test_tiles_on_the_way_cost_nothing() -> None:
    s = told(moving(FAR_EAST), DATA + 1, tile(13))  # over the Lair (2) to the High-rise (1)
    assert s.trace[0] == 1


@pytest.mark.rule("T-139")
@pytest.mark.rule("T-134")
def test_who_was_moved_by_an_effect_and_then_stays_pays_for_staying() -> None:
    s = bare()
    answer(do(s, move_up_to, 0, 1, 0), LAIR)
    assert (s.at[0], s.trace[0]) == (LAIR, 0)
    answer(do(s, act, 0), STAY)
    assert s.trace[0] == 3


# -- what is revealed ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-141")
@pytest.mark.rule("T-306")
@pytest.mark.parametrize(("number", "faction"), [(4, "spartans"), (5, "seekers"), (6, "plebeians"), (7, "ninkyo")])
def test_a_lair_brings_the_deck_of_its_faction(number: int, faction: str) -> None:
    s = bare()
    deck = FACTION_DECK + 100 * FACTIONS.index(faction)
    in_play = faction in ("spartans", "seekers")
    assert zones.left_in(s.augmentations, deck) == (12 if in_play else 0)
    drawn = int(zones.members(s.augmentations, deck)[0]) if in_play else -1
    if in_play:
        zones.put(s.augmentations, drawn, IN_HAND)
    s.tile_at[EAST] = tile(number)
    do(s, reveal, 0, EAST)
    assert zones.left_in(s.augmentations, deck) == (11 if in_play else 12)  # one that is in play stays as it is
    if in_play:
        assert s.augmentations[drawn] == IN_HAND
    assert s.factions >> FACTIONS.index(faction) & 1


@pytest.mark.rule("T-142")
@pytest.mark.parametrize("kind", range(6))
def test_what_exploration_tokens_give(kind: int) -> None:
    s = told(moving(EAST), kind)
    if kind == DATA:
        assert options(s) == [0, 1, 2, 3]
        answer(s, GREEN)
    assert s.exp[0] == (1 if kind == EXP else 0)
    assert tokens(s.dump) == ("G" if kind == DATA else "")
    assert list(s.assets[:4]) == [1 if kind == each else 0 for each in (2, 3, 5, 4)]  # Power, Shield, Memory, Reroll
    assert s.explore[EAST] == 0
    assert s.unexplored[kind] == rows("explorations")[kind]["tokens"] - 1
    assert asked(s) == "tile_revealed"


@pytest.mark.rule("T-143")
def test_the_reward_is_the_revealing_players_and_may_be_wasted_but_not_refused() -> None:
    s = bare()
    s.assets[POWER] = 5
    told(answer(do(s, move_and_trace, 0), EAST), 2)
    assert asked(s) == "tile_revealed"  # nobody was asked whether to take it
    assert (list(s.assets), s.explore[EAST]) == ([5, 0, 0, 0] + [0] * 4, 0)
    told(s, tile(13))
    told(answer(do(s, move_and_trace, 1), NORTH), 2)
    assert list(s.assets) == [5, 0, 0, 0, 1, 0, 0, 0]


@pytest.mark.rule("T-293")
def test_a_token_on_a_revealed_tile_is_resolved_where_the_move_ends() -> None:
    s = bare()
    s.explore[LAIR] = UNSEEN
    answer(do(s, move_and_trace, 0), LAIR)
    assert asked(s) == "token_turned"
    told(s, 3)
    assert (s.assets[SHIELD], s.explore[LAIR], s.trace[0]) == (1, 0, 2)


@pytest.mark.rule("T-293")
@pytest.mark.rule("T-292b")
def test_a_token_that_was_looked_at_is_resolved_as_well() -> None:
    s = bare()
    s.explore[LAIR] = SEEN + 3
    s.unexplored[3] -= 1
    answer(do(s, move_and_trace, 0), LAIR)
    assert (s.actor, s.assets[SHIELD], s.explore[LAIR]) == (NOBODY, 1, 0)


@pytest.mark.rule("T-293")
def test_a_token_on_the_way_stays() -> None:
    s = bare()
    s.explore[LAIR] = UNSEEN
    answer(do(s, move_and_trace, 0), FAR_EAST)
    told(s, 3, tile(13))
    assert s.actor == NOBODY
    assert (s.explore[LAIR], s.explore[FAR_EAST]) == (UNSEEN, 0)


# -- what the tiles do -----------------------------------------------------------------------------------------------------


def standing_on(number: int) -> Tamashii:
    """Seat 0 stands on this tile and has something of everything."""
    s = bare()
    s.tile_at[START] = tile(number)
    s.integrity[0] = 2
    s.trace[0] = 4
    lay(s, 0, "RGB.. ..... ..... .....")
    return s


def used(s: Tamashii) -> Tamashii:
    do(s, district_effect, 0)
    assert sorted(options(s)) == [SKIP, START]
    return answer(s, START)


@pytest.mark.rule("T-306")
@pytest.mark.parametrize("number", [2, 3, 8, 9])
def test_a_devastated_district_does_nothing(number: int) -> None:
    s = do(standing_on(number), district_effect, 0)
    assert s.actor == NOBODY


@pytest.mark.rule("T-306")
@pytest.mark.rule("T-109")
def test_the_shelter_lets_occupy_or_recover() -> None:
    s = standing_on(1)
    occupy(s, 0, "soldier", "runner")
    assert len(options(used(s))) == 2
    s.answer(0)
    assert zones.first(s.bodies, HELD) == number_of("body", "runner")
    s = used(standing_on(1))  # without two Bodies there is nothing to occupy
    assert (s.actor, s.integrity[0]) == (NOBODY, 3)
    s = standing_on(1)
    s.integrity[0] = 5
    assert not asked(do(s, district_effect, 0))  # nothing to do at all


@pytest.mark.rule("T-306")
@pytest.mark.rule("T-125")
@pytest.mark.parametrize(("number", "faction"), [(4, "spartans"), (5, "seekers"), (6, "plebeians"), (7, "ninkyo")])
def test_a_lair_gives_a_card_of_its_faction(number: int, faction: str) -> None:
    s = standing_on(number)
    s.face_up &= ~(1 << START)
    used(do(s, reveal, 0, START))
    cards = options(s)
    assert len(cards) == 12
    s.answer(0)
    assert list(zones.members(s.augmentations, IN_HAND)) == [cards[0]]
    assert s.content.faction_card[cards[0]] == FACTIONS.index(faction)


@pytest.mark.rule("T-306")
def test_the_market_hall_sells_two_tokens_for_an_asset() -> None:
    s = standing_on(10)
    assert not asked(do(s, district_effect, 0))  # nothing to pay with
    s.assets[REROLL] = 1
    used(s)
    answer(s, GREEN)
    answer(s, YELLOW)
    assert (tokens(s.dump), s.assets[REROLL]) == ("GY", 0)


@pytest.mark.rule("T-306")
@pytest.mark.parametrize(("number", "assets"), [(11, [1, 0, 0, 0]), (18, [0, 2, 0, 0]), (23, [0, 0, 1, 0])])
def test_tiles_that_give_assets(number: int, assets: list[int]) -> None:
    assert list(used(standing_on(number)).assets[:4]) == assets


@pytest.mark.rule("T-306")
def test_the_server_farm_programs_two_moves() -> None:
    s = used(standing_on(12))
    moves = 0
    while asked(s) == "programmed":
        s.answer(0)
        moves += 1
    assert moves == 2


@pytest.mark.rule("T-306")
@pytest.mark.parametrize(("trace", "after"), [(4, 2), (1, 0)])
def test_the_high_rise_takes_two_trace(trace: int, after: int) -> None:
    s = standing_on(13)
    s.trace[0] = trace
    assert used(s).trace[0] == after


@pytest.mark.rule("T-306")
def test_the_slum_has_a_token_of_choice() -> None:
    s = answer(used(standing_on(14)), YELLOW)
    assert tokens(s.dump) == "Y"
    assert s.actor == NOBODY


@pytest.mark.rule("T-306")
def test_the_clinic_heals_two() -> None:
    assert used(standing_on(15)).integrity[0] == 4


@pytest.mark.rule("T-306")
def test_the_mainframe_prepares_two() -> None:
    s = standing_on(16)
    put_tokens(s, s.bag, "YY")
    used(s)
    while s.actor != NOBODY:
        s.answer(0)
    assert shown(s).count("Y") == 2
    assert tokens(s.bag) == ""


@pytest.mark.rule("T-306")
def test_the_transit_hub_takes_one_to_a_revealed_tile_without_trace() -> None:
    s = standing_on(17)
    used(s)
    assert sorted(options(s)) == [STAY, SHELTER, LAIR]
    answer(s, LAIR)
    assert (s.at[0], s.trace[0]) == (LAIR, 4)


@pytest.mark.rule("T-306")
def test_the_data_well_turns_a_token_into_memory() -> None:
    s = used(standing_on(19))
    supply = s.supply[GREEN]
    answer(s, 4)  # the green one, in the second column
    assert (s.assets[MEMORY], s.supply[GREEN], shown(s)) == (1, supply + 1, "R.B.. ..... ..... .....")


@pytest.mark.rule("T-306")
def test_the_arena_hurts_the_own_top_enemy() -> None:
    s = standing_on(20)
    (top,) = attach(s, 0, "purifier")
    assert used(s).damage[top] == 2


@pytest.mark.rule("T-306")
def test_the_dead_zone_hides_one_and_takes_three_tokens() -> None:
    s = used(standing_on(21))
    while s.actor != NOBODY:
        s.answer(0)
    assert (s.trace[0], tokens(s.dump)) == (0, "RBG")


@pytest.mark.rule("T-306")
def test_the_foundry_replaces_a_body_of_the_market_and_programs() -> None:
    s = standing_on(22)
    market = list(zones.members(s.bodies, IN_MARKET))
    used(s)
    answer(s, market[1])
    assert s.bodies[market[1]] >= BODY_DECK
    told(s, options(s)[0])
    assert zones.count(s.bodies, IN_MARKET) == len(market)
    assert asked(s) == "programmed"
    answer(s, DONE)


@pytest.mark.rule("T-306")
def test_the_spire_gives_exp_and_an_enemy() -> None:
    s = standing_on(24)
    deck_is(s, enemy("zoe"))
    used(s)
    assert (s.exp[0], pile(s)) == (1, [enemy("zoe")])

"""What the language counts, asks and names: counts, conditions, selectors (T-314c to T-314e, T-36, T-37)."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.games.tamashii.fields import ATTACHED, HELD, IN_HAND, IN_USE, STASHED
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASCEND, SHEET, SUCCESS
from tests.tamashii.ground import (
    LAIR,
    SHELTER,
    SQUARE,
    bare,
    counted,
    does,
    foes,
    holds,
    in_force,
    luck,
    on_the_table,
    people,
    pick,
    places,
    quiet,
    scene,
    turn_up,
)
from tests.tamashii.table import lay, options, put_tokens, write

ALL = list(range(8))
UP = [SHELTER, SQUARE, LAIR]
DOWN = [2, 3, 5, 6, 7]


def full() -> Tamashii:
    """Three players, and something different of everything."""
    s = bare(3)
    s.time, s.turn, s.supply[5] = 7, 4, 6
    s.trace[0], s.trace[1], s.trace[2] = 3, 5, 0
    s.integrity[0], s.most_integrity[0] = 4, 6
    s.exp[1], s.exp[2] = 2, 9
    s.locked[0] = 0b0101
    write(s.assets, 0, 1, 2, 3, 4, 5, 0, 0, 1)
    zones.put_under(s.enemies, 69, ATTACHED)
    zones.put_under(s.enemies, 0, ATTACHED)
    zones.put_under(s.enemies, 30, ATTACHED + 100)
    zones.put(s.bodies, 1, HELD)
    s.at[0], s.at[1], s.at[2] = SHELTER, SQUARE, LAIR
    return s


# -- counts (T-314c) -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314c")
@pytest.mark.parametrize(
    ("count", "value"),
    [
        ("P", 3),
        ("time", 7),
        ("turn", 4),
        ("pool", 6),
        ("trace", 3),
        ("integrity", 4),
        ("maxintegrity", 6),
        ("locks", 2),
        ("power", 1),
        ("shield", 2),
        ("memory", 3),
        ("reroll", 4),
        ("assets", 10),
        ("enemies", 2),
        ("bodies", 1),
        ("exp of that", 0),
        ("trace of next", 5),
        ("exp of others", 2),
        ("sum exp", 11),
        ("most trace", 5),
        ("least trace", 0),
        ("sum enemies of players at here", 2),
        ("sum enemies of others", 1),
        ("most assets of others", 6),
        ("number of players", 3),
        ("number of tiles down", 5),
        ("number of enemies of players", 3),
        ("P + 2", 5),
        ("2 - P", 0),
        ("P - 1", 2),
        ("2 * P + 1", 7),
        ("2 * (P + 1)", 8),
        ("1 per enemies", 2),
        ("2 per trace max 2", 4),
        ("1 per P max 5", 3),
    ],
)
def test_counts(count: str, value: int) -> None:
    assert counted(full(), count) == value


@pytest.mark.rule("T-314c")
@pytest.mark.rule("T-36")
@pytest.mark.rule("T-37")
@pytest.mark.parametrize(("seats", "twice", "rest"), [(1, 2, 5), (2, 4, 4), (3, 6, 3), (4, 8, 2)])
def test_the_number_of_players_in_an_amount(seats: int, twice: int, rest: int) -> None:
    s = bare(seats)
    assert counted(s, "2 * P") == twice
    assert does(s, "time set 6 - P").time == rest


@pytest.mark.rule("T-314c")
def test_exp_counts_itself() -> None:
    s = bare()
    s.exp[0] = 3
    assert does(s, "exp exp").exp[0] == 6


@pytest.mark.rule("T-314c")
def test_cards_by_class_or_faction_equipped_or_all() -> None:
    s = bare()
    faction = int(s.content.class_cards)
    zones.put(s.augmentations, faction, IN_USE)
    zones.put(s.augmentations, faction + 1, IN_HAND)
    zones.put(s.augmentations, 40, IN_HAND)  # of a class; two starting cards are equipped
    assert [counted(s, each) for each in ("cards", "cards class", "cards faction")] == [5, 3, 2]
    assert [counted(s, f"{each} equipped") for each in ("cards", "cards class", "cards faction")] == [3, 2, 1]


@pytest.mark.rule("T-314c")
def test_tokens_by_type_and_place() -> None:
    s = bare(2)
    lay(s, 0, "RRBO. ..... ..... .....")
    put_tokens(s, s.bag, "RGC")
    put_tokens(s, s.dump, "RC")
    s.essential[0] = 1
    found = [counted(s, f"tokens red on {where}") for where in ("launcher", "bag", "dump", "pool")]
    assert found == [2, 1, 1, 4]
    assert counted(s, "tokens any on launcher") == 4
    assert counted(s, "tokens corrupted on pool") == 2
    assert counted(s, "tokens essential on launcher") == 1
    assert counted(s, "tokens open on launcher of another", seat=1) == 1


@pytest.mark.rule("T-314c")
def test_tokens_of_the_scenario_and_bodies_on_places() -> None:
    s = full()
    s.put_tokens(ASCEND, SQUARE, 2)
    s.put_tokens(ASCEND, 5, 1)
    s.put_tokens(SUCCESS, SHEET, 3)
    does(s, "put marker debt 2 on me")
    does(s, "put marker debt 1 on me", seat=2)
    zones.put(s.bodies, 5, STASHED + 5)
    assert counted(s, "ascend on map") == 3
    assert counted(s, "ascend on tiles down") == 1
    assert counted(s, "success on sheet") == 3
    assert counted(s, "ascend on here", seat=1) == 2
    assert counted(s, "marker debt on me") == 2
    assert (counted(s, "sum marker debt on me"), counted(s, "least marker debt on me")) == (3, 0)
    assert counted(s, "bodies on map") == counted(s, "bodies on tiles down") == 1


@pytest.mark.rule("T-314c")
def test_steps_between_places_and_of_the_own_move() -> None:
    """(-1 0) to (2 -1): three steps; face-down tiles count like others, closed ones do not."""
    s = full()
    assert counted(s, "steps tile 1 tile 4") == 2
    assert counted(s, "steps here tiles farthest from here") == 3
    turn_up(s, 3, 11)
    assert counted(s, "steps tile 1 tile 11") == 2
    on_the_table(s, "closed at tile 2")
    assert counted(s, "steps tile 1 tile 11") == 4, "by (0 -1), (1 -1), (1 0)"
    s.steps_moved[0] = 2
    assert counted(s, "steps") == 2


@pytest.mark.rule("T-314c")
def test_the_dice_of_an_x_slot_and_what_was_paid() -> None:
    s = full()
    s.x = 3
    assert does(s, "exp X").exp[0] == 3
    lay(s, 0, "RRRB. ..... ..... .....")
    does(s, "pay dump up to 2 red:\n  exp paid")
    assert options(s) == [0, 1, 2]
    pick(s, 2)
    while not quiet(s):
        s.answer(0)
    assert s.exp[0] == 5


@pytest.mark.rule("T-314c")
def test_different_district_effects_used() -> None:
    s = full()
    assert counted(s, "districts") == 0
    s.districts_seen[0] = 0b101
    assert counted(s, "districts") == 2
    assert counted(s, "most districts") == 2
    assert counted(s, "districts", seat=1) == 0


@pytest.mark.rule("T-314c")
def test_tokens_drawn_by_the_own_last_fill() -> None:
    s = full()
    s.drawn[1] = 3
    assert (counted(s, "drawn"), counted(s, "drawn", seat=1)) == (0, 3)


@pytest.mark.rule("T-314c")
@pytest.mark.rule("T-314k")
def test_how_often_something_has_happened_this_step_turn_card_match() -> None:
    s = scene({"x01": "plot:"}, seats=2)
    windows = ("step", "turn", "card", "match")

    def seen(seat: int = 0) -> list[int]:
        return [counted(s, f"defeated this {window}", seat) for window in windows]

    assert seen() == [0, 0, 0, 0]
    zones.put_under(s.enemies, 0, ATTACHED)
    does(s, "defeat")
    assert seen() == [1, 1, 1, 1]
    assert seen(1) == [0, 0, 0, 0], "to self"
    assert counted(s, "sum defeated this match") == 1
    s.step_begins()
    assert seen() == [0, 1, 1, 1]
    s.window_ends(1)
    assert seen() == [0, 0, 1, 1]
    does(s, "card X01")
    assert seen() == [0, 0, 0, 1], "this card: since the active Plot card was drawn"


# -- conditions (T-314d) -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314d")
@pytest.mark.parametrize(
    ("condition", "true"),
    [
        ("time = 7", True),
        ("time <> 7", False),
        ("time < 8", True),
        ("time <= 6", False),
        ("time > 6", True),
        ("time >= 8", False),
        ("any players at tile 4", True),
        ("any tiles with ascend", False),
        ("all players: trace <= 5", True),
        ("all players: trace > 0", False),
        ("all tiles revealed: not it is tile 11", True),
        ("here is tile 1", True),
        ("here is tile 2", False),
        ("tile 11 is tile 11", False),  # it is nowhere, and nothing is nothing
        ("solo", False),
        ("bot", False),
        ("boss in play", False),
        ("active A01", True),
        ("active A02", False),
        ("ticked A02", False),
        ("path tile 1 tile 4", True),
        ("path tile 1 tiles down", False),
        ("time = 7 or time = 8 and time = 9", True),
        ("(time = 7 or time = 8) and time = 9", False),
        ("not time = 8 and time = 7", True),
        ("not (time = 8 or time = 7)", False),
    ],
)
def test_conditions(condition: str, true: bool) -> None:
    assert holds(full(), condition) == true


@pytest.mark.rule("T-314d")
def test_a_path_is_over_revealed_tiles_that_are_not_closed() -> None:
    s = full()
    on_the_table(s, "closed at tile 2")
    assert not holds(s, "path tile 1 tile 4"), "(0 -1), the other way, lies face down"
    turn_up(s, 5, 11)
    assert holds(s, "path tile 1 tile 4")


# -- selectors (T-314e) --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314e")
@pytest.mark.parametrize(
    ("selector", "seat", "found"),
    [
        ("players", 1, [1, 2, 0]),
        ("me", 2, [2]),
        ("another", 0, [1, 2]),
        ("others", 2, [1, 0]),
        ("first", 0, [1]),
        ("next", 2, [0]),
        ("players with (exp > 1)", 0, [1, 2]),
        ("players at tile 4", 0, [2]),
        ("players at tiles revealed", 0, [1, 2, 0]),
        ("players here", 0, [0]),
        ("others with (enemies > 0)", 0, [1]),
    ],
)
def test_players_come_from_the_first_player(selector: str, seat: int, found: list[int]) -> None:
    s = full()
    s.first_player = 1
    assert people(s, selector, seat) == found


@pytest.mark.rule("T-314e")
@pytest.mark.parametrize(
    ("selector", "found"),
    [
        ("here", [SHELTER]),
        ("tiles", ALL),
        ("tile 4", [LAIR]),
        ("tile 11", []),
        ("tiles revealed", UP),
        ("tiles down", DOWN),
        ("place gate", [3]),
        ("row road", [2, 6]),
        ("sector of place gate", [3, 7]),
        ("tiles with ascend", [SQUARE, 6]),
        ("tiles without ascend", [0, 2, 3, 4, 5, 7]),
        ("tiles with character", UP),
        ("tiles without character", DOWN),
        ("tiles within 1 of here", [SHELTER, SQUARE, 5]),
        ("tiles within 0 of tile 4", [LAIR]),
        ("tiles down nearest to tile 4", [2, 5, 6]),
        ("tiles farthest from tile 1", [6, 7]),
        ("tiles revealed other than here", [SQUARE, LAIR]),
        ("tiles other than tile 1 other than tile 2", [2, 3, 4, 5, 6, 7]),
        ("tiles within 0 of (tiles revealed) without ascend", [SHELTER, LAIR]),
        ("tiles with (ascend on it >= 2)", [6]),
        ("row road with ascend", [6]),
    ],
)
def test_tiles_come_in_the_order_of_the_layout(selector: str, found: list[int]) -> None:
    layout = [
        "-1 0 tile 1",
        "0 0 tile 2",
        "1 0 row road",
        "0 1 place gate sector 1",
        "1 -1 tile 4",
        "0 -1",
        "2 -1 row road",
        "1 1 sector 1",
    ]
    s = scene(seats=3, places=layout)
    s.at[0], s.at[1], s.at[2] = SHELTER, SQUARE, LAIR
    s.put_tokens(ASCEND, SQUARE, 1)
    s.put_tokens(ASCEND, 6, 2)
    assert places(s, selector) == found


@pytest.mark.rule("T-314e")
def test_nearest_and_farthest_leave_closed_tiles_out_and_ties_are_chosen() -> None:
    s = full()
    on_the_table(s, "closed at tile 2")
    assert places(s, "tiles down nearest to tile 1") == [5]
    does(s, "put ascend 1 on tiles down nearest to tile 4")
    assert options(s) == [2, 5, 6], "of equals one is chosen"


@pytest.mark.rule("T-314e")
@pytest.mark.rule("T-265")
def test_characters_are_players_then_the_bot() -> None:
    s = bare()
    s.at[0], s.bot_at = SHELTER, LAIR
    assert counted(s, "number of characters") == 2
    assert counted(s, "number of characters at tile 4") == 1


@pytest.mark.rule("T-314e")
def test_enemies_come_from_the_top() -> None:
    s = full()
    assert foes(s, "top") == [69]
    assert foes(s, "enemies") == [69, 0]
    assert foes(s, "top of others") == [30]
    assert foes(s, "enemies of players") == [69, 0, 30]
    assert foes(s, "enemy L1 of me") == [0]
    assert sorted(foes(s, "enemy L3 of players")) == [69]


@pytest.mark.rule("T-314e")
def test_a_figure_is_where_it_stands() -> None:
    s = full()
    does(s, "put figure van 1 on tile 4")
    assert places(s, "figure van") == [LAIR]
    assert places(s, "tiles within 1 of figure van") == [SQUARE, 2, LAIR, 5, 6]
    assert holds(s, "any players at figure van")


@pytest.mark.rule("T-314e")
@pytest.mark.rule("T-314")
def test_one_is_chosen_by_self_and_random_ones_by_luck_and_with_none_nothing_happens() -> None:
    s = full()
    does(s, "exp 1 a players with (trace > 0)")
    assert (s.actor, options(s)) == (0, [0, 1])
    pick(s, 1)
    assert s.exp[1] == 3
    does(s, "exp 1 random others")
    assert options(s) == [1, 2]
    luck(s, 2)
    assert s.exp[2] == 10
    does(s, "exp 1 players with (trace > 8); exp 2")
    assert s.exp[0] == 2, "a target that does not exist: the next sentence goes on"
    does(s, "each tiles with success: exp 1")
    assert s.exp[0] == 2


@pytest.mark.rule("T-314e")
@pytest.mark.rule("T-314f")
def test_it_is_the_thing_of_the_moment_or_of_the_each_and_that_whoever_it_came_to() -> None:
    s = full()
    on_the_table(s, "when revealed: put ascend 1 on it")
    does(s, "reveal tiles down")
    pick(s, 5)
    luck(s, 10)
    assert s.tokens_on(ASCEND, 5) == 1
    does(s, "each tiles revealed with ascend: clear ascend 1 on it")
    assert s.tokens_out(ASCEND) == 0
    in_force(s, "when trace rises of another: exp 1 that")
    does(s, "trace +1", seat=1)
    pick(s, options(s)[0])
    assert s.exp[1] == 3

"""The Prologue and Geo Hunt, played card by card along every branch, from the first card to every ending, for 1 to 4 players."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludarium.core import zones
from ludarium.games.tamashii.fields import ATTACHED, LOST, NONE, QUEST, WON
from ludarium.games.tamashii.rules import launch, quest
from ludarium.games.tamashii.rules.enemies import defeat, divert_top
from ludarium.games.tamashii.rules.scenario import draw_card, turn_limit
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASCEND, CARD, SHEET, SUCCESS
from tests.tamashii.ground import quiet
from tests.tamashii.grounds import shipped
from tests.tamashii.table import answer, asked, do, options, table

Position = Callable[[Tamashii], object]
FIRST_ITEM, SECOND_ITEM = 0, 1


def code(s: Tamashii, card: int) -> str:
    return [each.id for each in shipped().pack.kinds["card"]][card]


def number(id: str) -> int:
    return [each.id for each in shipped().pack.kinds["card"]].index(id)


def begun(scenario: str, seats: int) -> Tamashii:
    s = table(seats, on=shipped(), scenario=scenario)
    s.phase, s.turn = QUEST, 2
    return s


def settled(s: Tamashii, item: int) -> Tamashii:
    """A choice between cards as told, whatever else is asked in the first way that there is."""
    while not quiet(s):
        answer(s, item if asked(s) == "chosen" else options(s)[0])
    return s


# -- positions ---------------------------------------------------------------------------------------------------------------


def nothing(_s: Tamashii) -> None:
    """Not the goal, and Time to spare."""


def out_of_time(s: Tamashii) -> None:
    s.time = 1


def success_on(card: str, for_each: bool = False) -> Position:
    def lay(s: Tamashii) -> None:
        s.put_tokens(SUCCESS, CARD + number(card), int(s.players) if for_each else 1)

    return lay


def all_launched_and_one_is_at_the_plant(s: Tamashii) -> None:
    s.tile_at[2], s.face_up = 10, int(s.face_up) | 1 << 2
    s.at[0] = 2
    for seat in range(s.players):
        launch.launch(s, seat, 0, 0)
        s.run()
        settled(s, 0)


def all_are_rid_of_an_enemy(s: Tamashii) -> None:
    for seat in range(s.players):
        enemy = int(zones.first(s.enemies, ATTACHED + 100 * seat))
        do(s, defeat if seat % 2 else divert_top, seat, enemy)


def at_the_shelter(s: Tamashii) -> None:
    for seat in range(s.players):
        s.at[seat] = s.place_of_tile(0)
        for enemy in list(s.pile(seat))[1:]:
            zones.put(s.enemies, enemy, 1)


def two_generation_places_are_found(s: Tamashii) -> None:
    for place, tile in ((7, 10), (8, 11)):
        s.tile_at[place], s.face_up = tile, int(s.face_up) | 1 << place


def all_have_listened(s: Tamashii) -> None:
    for seat in range(s.players):
        s.at[seat] = s.place_of_tile(4)
    do(s, quest.player_activity)
    while not quiet(s):
        if asked(s) == "activity_chosen":
            open_ones = [each for each in options(s) if each >= 0 and s.content.activity_card[each] == s.plot]
            answer(s, open_ones[0] if open_ones else quest.DONE)
        else:
            answer(s, options(s)[0])


def swept(too_many: int) -> Position:
    """As many Ascend tokens lie on the map as there are players, or so many more, when Time runs out: then no more come."""

    def lay(s: Tamashii) -> None:
        radars_are_gone(s)
        s.put_tokens(ASCEND, 1, int(s.players) + too_many)
        s.time = 1

    return lay


def all_on_one_tile(s: Tamashii) -> None:
    for seat in range(s.players):
        s.at[seat] = 0
    if s.bot_at != NONE:
        s.bot_at = 0


def scattered(s: Tamashii) -> None:
    s.at[0] = 1
    if s.bot_at != NONE:
        s.bot_at = 0


def nobody_is_pressed(s: Tamashii) -> None:
    for seat in range(s.players):
        for enemy in list(s.pile(seat))[1:]:
            zones.put(s.enemies, enemy, 1)


def all_are_pressed(s: Tamashii) -> None:
    for seat in range(s.players):
        for enemy in (60 + 2 * seat, 61 + 2 * seat):
            zones.put_under(s.enemies, enemy, ATTACHED + 100 * seat)


def and_out_of_time(position: Position) -> Position:
    def lay(s: Tamashii) -> None:
        position(s)
        s.time = 1

    return lay


def radars_are_gone(s: Tamashii) -> None:
    for place in range(13):
        s.put_tokens(ASCEND, place, -s.tokens_on(ASCEND, place))


def three_on_the_sheet(s: Tamashii) -> None:
    s.put_tokens(ASCEND, SHEET, 3)
    s.put_tokens(ASCEND, 1, 1)


def signals(enough: bool) -> Position:
    """Three, alone two; or one too few."""

    def lay(s: Tamashii) -> None:
        needed = 2 if s.players == 1 else 3
        for place in (7, 8, 9)[: needed if enough else needed - 1]:
            s.put_tokens(SUCCESS, place, 1)
        s.time = 4

    return lay


# -- every branch of every Plot card -------------------------------------------------------------------------------------------

BRANCHES = [
    ("a01", nothing, 0, "a01"),
    ("a01", success_on("a01", True), 0, "a02"),
    ("a01", out_of_time, 0, "a02"),
    ("a02", nothing, 0, "a02"),
    ("a02", all_launched_and_one_is_at_the_plant, 0, "a03"),
    ("a02", out_of_time, 0, "a03"),
    ("a03", nothing, 0, "a03"),
    ("a03", all_are_rid_of_an_enemy, FIRST_ITEM, "a04"),
    ("a03", all_are_rid_of_an_enemy, SECOND_ITEM, "a05"),
    ("a03", and_out_of_time(all_are_rid_of_an_enemy), FIRST_ITEM, "a04"),
    ("a03", out_of_time, 0, "a05"),
    ("a04", nothing, 0, "a04"),
    ("a04", success_on("a04"), 0, "a07"),
    ("a04", and_out_of_time(success_on("a04")), 0, "a07"),
    ("a04", out_of_time, 0, "a09"),
    ("a05", nothing, 0, "a05"),
    ("a05", at_the_shelter, 0, "a08"),
    ("a05", out_of_time, 0, "a09"),
    ("e01", nothing, 0, "e01"),
    ("e01", two_generation_places_are_found, FIRST_ITEM, "e02"),
    ("e01", two_generation_places_are_found, SECOND_ITEM, "e03"),
    ("e01", out_of_time, FIRST_ITEM, "e02"),
    ("e01", out_of_time, SECOND_ITEM, "e03"),
    ("e02", nothing, 0, "e02"),
    ("e02", success_on("e02"), 0, "e04"),
    ("e02", out_of_time, 0, "e04"),
    ("e03", nothing, 0, "e03"),
    ("e03", all_have_listened, 0, "e04"),
    ("e03", out_of_time, 0, "e04"),
    ("e04", nothing, 0, "e04"),
    ("e04", swept(0), 0, "e05"),
    ("e04", swept(1), 0, "e06"),
    ("e05", scattered, 0, "e05"),
    ("e05", all_on_one_tile, FIRST_ITEM, "e07"),
    ("e05", all_on_one_tile, SECOND_ITEM, "e09"),
    ("e05", and_out_of_time(scattered), 0, "e07"),
    ("e06", all_are_pressed, 0, "e06"),
    ("e06", nobody_is_pressed, 0, "e07"),
    ("e06", and_out_of_time(all_are_pressed), 0, "e07"),
    ("e07", lambda s: s.put_tokens(ASCEND, 1, 1), 0, "e07"),
    ("e07", radars_are_gone, 0, "e10"),
    ("e07", three_on_the_sheet, 0, "e11"),
    ("e09", signals(False), 0, "e09"),
    ("e09", signals(True), 0, "e12"),
    ("e09", and_out_of_time(signals(False)), 0, "e11"),
    ("e09", and_out_of_time(signals(True)), 0, "e12"),
    ("e09", three_on_the_sheet, 0, "e11"),
]
ENDINGS = {"a07": WON, "a08": WON, "a09": LOST, "e10": WON, "e11": LOST, "e12": WON}


def drawn(s: Tamashii, id: str) -> Tamashii:
    """This Plot card is drawn from the one before, and its Immediate effect done."""
    do(s, draw_card, number(id))
    return settled(s, 0)


@pytest.mark.rule("T-38")
@pytest.mark.rule("T-226")
@pytest.mark.rule("T-227")
@pytest.mark.rule("T-315")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(("card", "position", "item", "then"), BRANCHES, ids=lambda each: getattr(each, "__name__", str(each)))
def test_every_branch_of_every_card(seats: int, card: str, position: Position, item: int, then: str) -> None:
    s = begun(card[0], seats)
    if code(s, int(s.plot)) != card:
        drawn(s, card)
    assert code(s, int(s.plot)) == card
    position(s)
    do(s, quest.global_activity)
    settled(s, item)
    if then in ENDINGS:
        assert (s.over, code(s, int(s.ending)), s.outcome) == (True, then, ENDINGS[then])
    else:
        assert (s.over, code(s, int(s.plot))) == (False, then)


# -- from the first card to an ending --------------------------------------------------------------------------------------------


def ways(card: str) -> list[list[tuple[str, Position, int, str]]]:
    """Every way on from a card, by branches that lead to another one; one branch for each."""
    found = []
    for each in {branch[3]: branch for branch in BRANCHES if branch[0] == card and branch[3] != card}.values():
        found += [[each]] if each[3] in ENDINGS else [[each, *further] for further in ways(each[3])]
    return found


WAYS = [*ways("a01"), *ways("e01")]


def test_the_ways_come_to_every_ending() -> None:
    assert {way[-1][3] for way in WAYS} == set(ENDINGS)


@pytest.mark.rule("T-250")
@pytest.mark.rule("T-251")
@pytest.mark.rule("T-315")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("way", WAYS, ids=lambda way: "-".join(branch[3] for branch in way))
def test_a_scenario_is_played_to_an_ending(seats: int, way: list[tuple[str, Position, int, str]]) -> None:
    s = begun(way[0][0][0], seats)
    for card, position, item, _then in way:
        assert code(s, int(s.plot)) == card
        position(s)
        do(s, quest.global_activity)
        settled(s, item)
    ending = way[-1][3]
    assert (s.over, code(s, int(s.ending)), s.outcome) == (True, ending, ENDINGS[ending])
    assert (len(s.spoken) > 0) == (ENDINGS[ending] == WON), "a loss records nothing"


@pytest.mark.rule("T-184a")
@pytest.mark.parametrize(("scenario", "ending"), [("a", "a09"), ("e", "e11")])
def test_when_the_longest_match_is_over_it_is_lost(scenario: str, ending: str) -> None:
    s = begun(scenario, 2)
    do(s, turn_limit)
    assert (s.over, code(s, int(s.ending)), s.outcome) == (True, ending, LOST)

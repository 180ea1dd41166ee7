"""Bodies: T-104 to T-112."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.kernel import NOBODY
from ludarium.games.tamashii.fields import BODY_DECK, COMBAT, HELD, IN_MARKET
from ludarium.games.tamashii.flow import combat_of
from ludarium.games.tamashii.rules import bodies, launch, movement, tokens, wounds
from ludarium.games.tamashii.rules.combat import slots_of
from ludarium.games.tamashii.rules.enemies import defeat
from ludarium.games.tamashii.rules.planning import programming_step
from ludarium.games.tamashii.rules.reset import body_rolled
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import BASIC, OVER_DOWN, SPECIAL, WILD
from tests.tamashii.scene import FAR_EAST, FAR_SOUTH, SHELTER, attach, bare, enemy, number_of, occupy, rolled, told
from tests.tamashii.table import answer, asked, do, lay, options, put_tokens, table
from tests.tamashii.table import tokens as letters


def body(id: str) -> int:
    return number_of("body", id)


def held_by(s: Tamashii, seat: int = 0) -> list[int]:
    """The Bodies of a player, the active one first."""
    return [int(each) for each in (bodies.held(s, seat, 0), bodies.held(s, seat, 1)) if each >= 0]


def market(s: Tamashii) -> list[int]:
    return [int(each) for each in zones.members(s.bodies, IN_MARKET)]


def deck_is(s: Tamashii, *ids: str) -> None:
    """These lie in the deck and no others; what lies in the Market stays."""
    for each in range(13):
        if s.bodies[each] >= BODY_DECK:
            zones.put(s.bodies, each, 0)
    for id in ids:
        zones.put(s.bodies, body(id), BODY_DECK)


def take(s: Tamashii, id: str, seat: int = 0) -> Tamashii:
    """The Pattern of a Market Body is launched."""
    zones.put(s.bodies, body(id), IN_MARKET)
    launch.launch(s, seat, int(s.content.body_cost[body(id)]), 0)
    s.run()
    return s


@pytest.mark.rule("T-104")
@pytest.mark.rule("T-105")
def test_without_a_body_card_the_walker_is_active() -> None:
    s = bare(2)
    for seat, colour in ((0, "red"), (1, "blue")):
        walker = bodies.active_body(s, seat)
        assert walker == 13 + number_of("walker", f"walker_{colour}")
        assert (s.content.mov[walker], s.content.att[walker], s.content.prg[walker]) == (2, 2, 4)
        assert s.content.body_cost[walker] == -1
        assert len(slots_of(s, seat)) == 3


@pytest.mark.rule("T-104")
@pytest.mark.rule("T-107")
@pytest.mark.rule("T-109")
def test_values_slots_and_ability_are_those_of_the_active_body_at_once() -> None:
    s = bare()
    take(s, "bulwark")  # MOV 1, ATT 4, PRG 3; `when wounds: cancel 1`
    assert held_by(s) == [body("bulwark")]
    assert bodies.active_body(s, 0) == body("bulwark")
    assert [int(each) for each in slots_of(s, 0)] == [int(each) for each in s.content.body_slots[body("bulwark")]]
    lay(s, 0, "R.... ..... ..... .....")
    do(s, programming_step, 0)
    assert s.moves_left[0] == 3
    s.answer(len(s.options) - 1)
    do(s, movement.move_and_trace, 0)
    assert SHELTER in options(s)
    assert not {FAR_EAST, FAR_SOUTH} & set(options(s))
    s = bare()
    take(s, "bulwark")
    do(s, wounds.suffer, 0, 2)
    assert len(options(s)) == 2  # the ability may be used
    s.answer(0)
    assert s.integrity[0] == 4


@pytest.mark.rule("T-106")
@pytest.mark.parametrize("place", [0, 1, 4, 7])
def test_the_market_can_be_reached_from_any_tile(place: int) -> None:
    s = table(2)
    s.at[0] = place
    assert {int(s.content.body_cost[each]) for each in market(s)} <= set(launch.sources(s, 0))


@pytest.mark.rule("T-107")
def test_a_body_taken_lies_on_top_and_the_market_is_refilled_at_once() -> None:
    s = bare(2)
    deck_is(s, "kite")
    first, second = market(s)[:2]
    size = len(market(s))
    launch.launch(s, 0, int(s.content.body_cost[first]), 0)
    s.run()
    assert held_by(s) == [first]
    assert body("kite") in market(s)
    assert len(market(s)) == size
    launch.launch(s, 0, int(s.content.body_cost[second]), 0)
    s.run()
    assert held_by(s) == [second, first]


@pytest.mark.rule("T-108")
@pytest.mark.parametrize("left", [0, 1])
def test_with_a_third_body_one_of_the_two_goes_under_the_deck_first(left: int) -> None:
    s = bare(2)
    occupy(s, 0, "soldier", below="crane")
    deck_is(s, "kite", "hound")
    s.market_size = 0  # nothing is refilled: the deck can be looked at
    take(s, "runner")
    assert options(s) == [body("soldier"), body("crane")]
    goes, stays = (("soldier", "crane"), ("crane", "soldier"))[left]
    answer(s, body(goes))
    assert held_by(s) == [body("runner"), body(stays)]
    assert [int(each) for each in zones.in_order(s.bodies, BODY_DECK)][-1] == body(goes)
    assert body(goes) not in zones.next_cards(s.bodies, BODY_DECK)
    assert len([each for each in s.bodies if HELD <= each < HELD + 8]) == 2


@pytest.mark.rule("T-108")
def test_what_was_discarded_first_can_come_back_from_an_empty_deck() -> None:
    s = bare(1)
    occupy(s, 0, "soldier", below="crane")
    deck_is(s)
    for each in market(s):
        zones.put(s.bodies, each, 0)
    s.market_size = 1
    take(s, "runner")
    answer(s, body("crane"))
    assert market(s) == [body("crane")]


@pytest.mark.rule("T-109")
def test_occupy_swaps_the_two_bodies() -> None:
    s = bare()
    occupy(s, 0, "soldier", below="bulwark")
    do(s, wounds.suffer, 0, 1)
    assert not asked(s)  # the Bulwark lies below
    assert s.integrity[0] == 4
    do(s, bodies.occupy, 0)
    assert held_by(s) == [body("bulwark"), body("soldier")]
    do(s, wounds.suffer, 0, 1)
    s.answer(0)
    assert s.integrity[0] == 4


@pytest.mark.rule("T-314j")
@pytest.mark.rule("T-105")
@pytest.mark.rule("T-196")
def test_the_red_walker_dumps_a_red_token_for_a_die_of_the_attack_roll_once_a_turn() -> None:
    s = bare()
    bodies.wake(s, 0)  # the board of seat 0 is red
    attach(s, 0, "purifier")
    lay(s, 0, "RRR.. ..... ..... .....")
    put_tokens(s, s.dump, "")
    s.phase = COMBAT
    do(s, combat_of, 0)
    answer(s, 0)  # no Power
    assert asked(s) == "answered"
    s.answer(0)
    while s.actor == 0:
        s.answer(0)
    rolled(told(s, 0, BASIC), "bbb")  # ATT 2 and one more
    assert (letters(s.dump), s.actor) == ("R", NOBODY)
    do(s, combat_of, 0)
    answer(s, 0)
    rolled(told(s, 0, BASIC), "bb")


@pytest.mark.rule("T-109")
@pytest.mark.rule("T-111")
def test_the_ability_of_the_body_below_sleeps() -> None:
    s = bare()
    occupy(s, 0, "kite", below="tailor")  # `over down`, and below it `wild 1`
    for over_down, wild in ((1, 0), (0, 1), (1, 0)):
        assert (s.trait(OVER_DOWN, 0), s.trait(WILD, 0)) == (over_down, wild)
        do(s, bodies.occupy, 0)


@pytest.mark.rule("T-109a")
@pytest.mark.rule("T-110")
def test_with_fewer_than_two_bodies_occupy_does_nothing() -> None:
    s = table(2)
    before = s.hash()
    do(s, bodies.occupy, 0)
    assert s.hash() == before
    occupy(s, 0, "soldier")
    before, there = s.hash(), market(s)
    do(s, bodies.occupy, 0)
    assert s.hash() == before
    assert bodies.active_body(s, 0) == body("soldier")  # never back to the Walker
    assert market(s) == there


@pytest.mark.rule("T-110")
@pytest.mark.rule("T-168")
def test_only_a_reset_brings_the_walker_back() -> None:
    s = bare()
    occupy(s, 0, "soldier", below="crane")
    do(s, body_rolled, 0, 0, SPECIAL)
    assert held_by(s) == [body("crane")]
    do(s, body_rolled, 0, 0, BASIC)
    assert held_by(s) == [body("crane")]
    do(s, body_rolled, 0, 0, SPECIAL)
    assert held_by(s) == []
    assert bodies.active_body(s, 0) == 13


def defeats(s: Tamashii, id: str) -> bool:
    """An Enemy of seat 0 is defeated; does the Soldier ask for an Asset? (`when defeated: gain any 1`)"""
    attach(s, 0, id)
    do(s, defeat, 0, enemy(id))
    was_asked = bool(asked(s))
    while asked(s):
        s.answer(0)
    return was_asked


@pytest.mark.rule("T-111")
def test_the_ability_of_a_body_is_used_once_a_turn_whatever_was_active_meanwhile() -> None:
    s = bare()
    occupy(s, 0, "soldier", below="crane")
    assert defeats(s, "zoe")
    assert sum(s.assets) == 1
    assert not defeats(s, "catcher")
    do(s, bodies.occupy, 0)
    do(s, bodies.occupy, 0)
    assert not defeats(s, "search_bot")
    assert sum(s.assets) == 1


@pytest.mark.rule("T-111")
def test_the_other_body_still_has_its_own_ability() -> None:
    s = bare()
    occupy(s, 0, "soldier", below="bulwark")
    assert defeats(s, "zoe")
    do(s, bodies.occupy, 0)
    do(s, wounds.suffer, 0, 1)
    s.answer(0)
    assert s.integrity[0] == 5


@pytest.mark.rule("T-111a")
def test_once_a_turn_means_the_turn_of_the_game() -> None:
    """The Archivist, `when filled: exchange 1`: once more in the same turn it says nothing, in the next turn it does."""
    s = bare()
    occupy(s, 0, "archivist")
    s.self_driving = True
    for turn in range(2):
        lay(s, 0, "R.... ..... ..... .....")
        put_tokens(s, s.dump, "GGGG")
        put_tokens(s, s.bag, "YYYYYYYY")
        do(s, tokens.fill, 0)
        assert asked(s), turn
        s.answer(0)
        while asked(s):
            s.answer(0)
        s.phase += 1
        do(s, tokens.fill, 0)
        assert not asked(s), turn
        s.turn_is_over()


@pytest.mark.rule("T-112")
def test_the_gap_in_the_market_stays_until_the_next_refill() -> None:
    s = bare(1)
    deck_is(s)
    first, second = market(s)
    launch.launch(s, 0, int(s.content.body_cost[first]), 0)
    s.run()
    assert market(s) == [second]
    for each in ("crane", "runner", "tailor", "conductor"):
        if body(each) not in (first, second):
            zones.put_under(s.bodies, body(each), BODY_DECK)
    do(s, bodies.occupy, 0)
    do(s, launch.launch_step, 0)
    assert market(s) == [second]  # Bodies have come under the deck; the gap stays
    while asked(s):
        s.answer(len(s.options) - 1)
    launch.launch(s, 0, int(s.content.body_cost[second]), 0)
    s.run()
    assert len(market(s)) == 2  # the next refill fills it up to its size

"""The Corrupted Champion: the player is Ophion, six Champions play themselves (H-151 to H-185)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core.match import Match
from ludarium.games.hara.atlas import WORLDS
from ludarium.games.hara.state import CHAMPIONS
from tests.hara.modes.hunt import (
    FAR_FROM_DOJO,
    activated,
    champion,
    one_ability,
    ophion,
    ophions_turn,
    orders,
    round_begins,
    until_next_activation,
)
from tests.hara.stages import fresh, reason, told
from tests.hara.table import hurt, kind, options, play, seen, state, table

ULTIMATUM, SHATTER, SLEEPWALK = "oakenmoor", "lunaridge", "drear"  # World symbols of the three abilities


def names(match: Match, note: str) -> list[str]:
    """The Champions that notes of a kind speak of, in order."""
    return [each.arguments["champion"].id.removeprefix("champion-") for each in told(match, note)]


# -- what it is about (H-151, H-185c) --------------------------------------------------------------------------------


@pytest.mark.rule("H-151")
def test_ophion_is_played_against_all_six_champions() -> None:
    match = fresh("corrupted")
    assert ophion(match)["id"] == "ophion"
    assert [each["champion"] for each in seen(match)["champions"]] == list(CHAMPIONS)
    assert seen(match)["seats"] == []
    assert match.setup.seats == 1


@pytest.mark.rule("H-151")
@pytest.mark.rule("H-185")
def test_the_sixth_champion_felled_wins_at_once() -> None:
    match = ophions_turn(alive=["soff"], health={"soff": 2}, order={"soff": 3}, ophion="lunaridge.5")
    assert seen(match)["objective"].items() >= {"done": False, "now": 5, "of": 6}.items()
    play(match, f"cube {SHATTER}")
    assert match.result is not None
    assert (match.result.winners, reason(match)) == ((0,), "six_felled")
    assert match.actor is None


@pytest.mark.rule("H-151")
@pytest.mark.rule("H-185")
def test_ophion_killed_loses_at_once() -> None:
    match = activated("thomas", at={"thomas": "dojo.1"}, foe_health=3, foe_winds=0)
    assert match.result is not None
    assert (match.result.winners, reason(match)) == ((), "ophion_fell")
    assert champion(match, "thomas")["at"] == "dojo.1"  # he did not even run away


# -- set-up (H-152 to H-157) -----------------------------------------------------------------------------------------


@pytest.mark.rule("H-152")
def test_worlds_day_ophion_and_champions_at_the_start() -> None:
    match = fresh("corrupted")
    assert seen(match)["layout"] == list(WORLDS)
    assert (seen(match)["day"], seen(match)["round"]) == (1, "dawn")
    assert ophion(match)["at"] == "dojo.0"
    assert {each["champion"]: each["at"] for each in seen(match)["champions"]} == FAR_FROM_DOJO


@pytest.mark.rule("H-153")
@pytest.mark.parametrize("green", [0, 1])
def test_with_layout_energy_worlds_of_a_colour_may_have_changed_places(green: int) -> None:
    match = fresh("corrupted", layout="energy")
    play(match, "swapped=0", f"swapped={green}", "swapped=1")
    first, fourth = ("baiyu", "oakenmoor") if green else ("oakenmoor", "baiyu")
    assert seen(match)["layout"] == [first, "arechi", "drear", fourth, "oppenheim", "lunaridge"]
    assert champion(match, "leaf")["at"] == "oakenmoor.5"
    assert ophion(match)["at"] == "dojo.0"


@pytest.mark.rule("H-153")
def test_with_layout_world_nothing_is_shuffled() -> None:
    assert kind(fresh("corrupted", layout="world")) == "deal_clockwise"


@pytest.mark.rule("H-154")
@pytest.mark.parametrize(
    ("name", "health", "spirit", "attack"),
    [
        ("soff", 5, 5, "sun_lance"),
        ("thomas", 5, 6, "unstable_disintegrator"),
        ("kaoru", 7, 4, "avalanche"),
        ("leaf", 6, 5, "grappling_roots"),
        ("persephone", 6, 4, "claws_of_the_netherbeast"),
        ("oric", 7, 4, "art_of_war"),
    ],
)
def test_each_champion_has_health_spirit_dash_and_attack_card_in_hand_readable(
    name: str, health: int, spirit: int, attack: str
) -> None:
    found = champion(fresh("corrupted"), name)
    assert (found["health"], found["max_health"]) == (health, health)
    assert (found["spirit"], found["max_spirit"]) == (spirit, spirit)
    assert (found["attack"]["id"], found["attack"]["side"], found["dash"]) == (attack, "hand", "hand")
    assert found["fallen"] is False


@pytest.mark.rule("H-155")
def test_no_world_decks_but_a_dreamstone_in_each_world_and_the_world_shift_deck() -> None:
    match = fresh("corrupted")
    decks = seen(match)["decks"]
    assert seen(match)["stones"] == list(WORLDS)
    assert [decks[name] for name in (*WORLDS, "dusk")] == [0] * 7
    assert decks["shift"] == 12
    play(match, "world=oakenmoor")
    for _ in range(12):  # six Days: nothing ever comes into play
        assert seen(match)["cards"] == []
        if match.actor is not None:
            match.answer(0)
            until_next_activation(match)


@pytest.mark.rule("H-156")
@pytest.mark.parametrize(
    ("resilience", "lives", "back"),
    [
        ("marker", 1, 0),
        ("second_wind", 2, 16),
        ("third_wind_9", 3, 9),
        ("third_wind_11", 3, 11),
        ("third_wind_13", 3, 13),
        ("third_wind", 3, 16),
    ],
)
def test_ophion_has_16_health_and_his_token_brings_it_back(resilience: str, lives: int, back: int) -> None:
    start = ophion(fresh("corrupted", resilience=resilience))
    assert (start["health"], start["max"]) == (16, 16)
    for left in range(lives - 1, -1, -1):
        # 3 damage on 1 Health: the surplus is lost
        match = activated("thomas", at={"thomas": "dojo.1"}, foe_health=1, foe_winds=left, options={"resilience": resilience})
        assert reason(match) == (None if left else "ophion_fell")
        if left:
            assert (ophion(match)["health"], ophion(match)["resilience"]) == (back, left - 1)
            assert ophion(match)["revives_with"] == back
    assert start["resilience"] == lives - 1


@pytest.mark.rule("H-156")
def test_his_passive_and_his_weakness_are_ignored() -> None:
    match = activated("soff", at={"soff": "lunaridge.3"}, attack_board=["soff"])  # 3 damage from 3 spaces away
    assert ophion(match)["health"] == 13
    match = activated("oric", at={"oric": "dojo.0"}, health={"oric": 5})
    assert ophion(match)["health"] == 15  # 1 damage on his own space
    assert champion(match, "oric")["health"] == 4  # his normal attack, and no thorns


@pytest.mark.rule("H-157")
@pytest.mark.parametrize(
    ("world", "dealt"),
    [
        ("oakenmoor", ["leaf", "thomas", "soff", "kaoru"]),
        ("oppenheim", ["oric", "persephone", "leaf", "thomas"]),
        ("drear", ["persephone", "leaf", "thomas", "soff"]),
    ],
)
def test_at_first_the_world_die_deals_and_the_next_worlds_follow_clockwise(world: str, dealt: list[str]) -> None:
    match = fresh("corrupted")
    assert len(options(match)) == 6
    play(match, f"world={world}")
    assert orders(match) == {name: number for number, name in enumerate(dealt, 1)}


@pytest.mark.rule("H-157")
def test_clockwise_is_meant_on_the_table() -> None:
    match = fresh("corrupted", layout="energy")
    play(match, "swapped=0", "swapped=1", "swapped=0", "world=drear")  # The Baiyu lies in the first slot
    assert orders(match) == {"persephone": 1, "kaoru": 2, "thomas": 3, "soff": 4}


# -- the steps of a Round (H-158 to H-162) ---------------------------------------------------------------------------


@pytest.mark.rule("H-158")
@pytest.mark.parametrize(("day", "round"), [(1, "dusk"), (2, "dawn")])
def test_the_cards_go_to_the_lowest_health_and_then_by_rising_health(day: int, round: str) -> None:
    health = {"leaf": 6, "thomas": 5, "soff": 3, "kaoru": 7, "oric": 2, "persephone": 4}
    match = round_begins(health=health, day=day, round=round, order={"kaoru": 1, "leaf": 2})
    assert orders(match) == {"oric": 1, "soff": 2, "persephone": 3, "thomas": 4}
    assert kind(match) == "remove_cube"


@pytest.mark.rule("H-158")
@pytest.mark.rule("H-159")
def test_on_a_tie_the_d6_names_one_of_the_tied_by_the_slot_of_the_home_world() -> None:
    health = {"leaf": 6, "thomas": 2, "soff": 5, "kaoru": 4, "oric": 4, "persephone": 4}
    match = round_begins(health=health)
    assert orders(match) == {"thomas": 1}
    assert options(match) == ["champion=kaoru", "champion=oric", "champion=persephone"]  # 4, 5, 6; others are rolled again
    play(match, "champion=oric")
    assert options(match) == ["champion=kaoru", "champion=persephone"]
    play(match, "champion=persephone")
    assert orders(match) == {"thomas": 1, "oric": 2, "persephone": 3, "kaoru": 4}


@pytest.mark.rule("H-159")
def test_the_first_card_is_the_lowest_number_still_in_the_game() -> None:
    match = round_begins(alive=["leaf", "thomas", "soff", "kaoru"], health={"thomas": 1, "soff": 2, "leaf": 3, "kaoru": 4},
                         orders_left=[2, 3, 4])  # fmt: skip
    assert orders(match) == {"thomas": 2, "soff": 3, "leaf": 4}


@pytest.mark.rule("H-160")
def test_a_round_is_one_activation_of_ophion_and_one_of_each_champion_with_a_card_in_order() -> None:
    match = ophions_turn(order={"leaf": 3, "soff": 1, "oric": 4, "persephone": 2}, day=3)
    play(match, f"cube {SHATTER}", "choose kaoru")
    until_next_activation(match)
    assert names(match, "activated") == ["soff", "persephone", "leaf", "oric"]
    assert (seen(match)["day"], seen(match)["round"]) == (3, "dusk")  # the next question about a cube is one Round later


@pytest.mark.rule("H-160")
@pytest.mark.parametrize(
    ("day", "round", "after"),
    [(1, "dawn", (1, "dusk")), (1, "dusk", (2, "dawn")), (5, "dusk", (6, "dawn")), (6, "dawn", (6, "dusk"))],
)
def test_the_day_token_moves_to_the_next_round(day: int, round: str, after: tuple[int, str]) -> None:
    match = ophions_turn(day=day, round=round)
    play(match, f"cube {SLEEPWALK}", "choose soff")
    until_next_activation(match)
    assert (seen(match)["day"], seen(match)["round"]) == after


@pytest.mark.rule("H-160")
def test_at_dusk_of_day_6_the_game_is_lost() -> None:
    match = ophions_turn(day=6, round="dusk")
    play(match, f"cube {SLEEPWALK}", "choose soff")
    assert match.actor is None
    assert match.result is not None
    assert (match.result.winners, reason(match)) == ((), "time")


@pytest.mark.rule("H-161")
@pytest.mark.rule("H-162")
def test_each_champion_without_a_card_gains_1_health_up_to_the_start_value() -> None:
    match = ophions_turn(order={"leaf": 1}, health={"leaf": 3, "thomas": 4, "kaoru": 2, "persephone": 6})
    play(match, f"cube {SHATTER}", "choose oric")  # 2 damage
    until_next_activation(match)
    assert [champion(match, name)["health"] for name in CHAMPIONS] == [3, 5, 5, 3, 6, 6]
    assert names(match, "champion-heals") == ["thomas", "kaoru", "oric"]


@pytest.mark.rule("H-161")
@pytest.mark.rule("H-162")
@pytest.mark.parametrize(
    ("alive", "left"), [(6, [1, 2, 3, 4]), (5, [1, 2, 3, 4]), (4, [2, 3, 4]), (3, [2, 3, 4]), (2, [3, 4]), (1, [3, 4])]
)
def test_cards_leave_as_champions_do(alive: int, left: list[int]) -> None:
    match = ophions_turn(alive=CHAMPIONS[:alive])
    assert seen(match)["orders_left"] == [1, 2, 3, 4]
    play(match, f"cube {SHATTER}")
    until_next_activation(match)
    assert seen(match)["orders_left"] == left


@pytest.mark.rule("H-161")
@pytest.mark.rule("H-162")
@pytest.mark.parametrize(("acts", "before", "blows"), [("once", 0, 2), ("twice", 2, 3)])
def test_the_last_champion_takes_both_cards_and_acts_once_or_once_per_card(acts: str, before: int, blows: int) -> None:
    match = round_begins(
        alive=["soff"], orders_left=[3, 4], options={"last_champion": acts}, ophion="oakenmoor.4", dash_board=["soff"]
    )
    assert champion(match, "soff")["orders"] == [3, 4]
    play(match, f"cube {SLEEPWALK}")  # she comes to his space
    assert kind(match) == "champion_switches"
    # #3 and #4, then one action: Sun Lance and Dash; or an action after each, and then Sun Lance again while Dash is in hand
    assert len(told(match, "attacks-ophion")) == before
    play(match, "shift=lake_up_the_mountain")
    until_next_activation(match)
    assert len(told(match, "attacks-ophion")) == blows
    assert ophion(match)["health"] == 16 - (2 + 1) - 1 - (3 if acts == "twice" else 0)
    assert names(match, "champion-focuses") == ["soff"]
    assert names(match, "champion-switches") == ["soff"]
    assert seen(match)["discards"]["shift"] == ["lake_up_the_mountain"]


@pytest.mark.rule("H-161")
@pytest.mark.rule("H-162")
@pytest.mark.parametrize("acts", ["once", "twice"])
def test_a_champion_who_becomes_the_last_in_mid_round_has_only_the_card_it_was_dealt(acts: str) -> None:
    match = ophions_turn(alive=["soff", "oric"], order={"soff": 3, "oric": 4}, orders_left=[3, 4], health={"oric": 2},
                         spirit={"oric": 1}, options={"last_champion": acts})  # fmt: skip
    play(match, f"cube {SHATTER}")  # Oric falls
    assert champion(match, "oric")["fallen"] is True
    while match.actor is not None and kind(match) != "remove_cube":
        match.answer(0)
    assert names(match, "activated") == ["soff"]
    assert names(match, "champion-switches") == []  # #4 was Oric's
    assert len(told(match, "dashes")) == 1


# -- a Champion's Activation (H-163 to H-169) ------------------------------------------------------------------------


@pytest.mark.rule("H-163")
@pytest.mark.parametrize(("order", "health", "spirit"), [(1, 2, 1), (2, 3, 2), (3, 2, 1)])
def test_cards_1_to_3_are_used_before_the_action(order: int, health: int, spirit: int) -> None:
    match = activated("soff", order={"soff": order}, health={"soff": 2}, spirit={"soff": 2}, ophion="oakenmoor.4")
    found = champion(match, "soff")  # 1 Spirit was the Ultimatum's
    assert (found["health"], found["spirit"], found["aim"]) == (health, spirit, 1 if order == 3 else 0)
    assert found["at"] != "lunaridge.5"  # then A


@pytest.mark.rule("H-163")
def test_card_2_gives_no_more_than_the_start_values() -> None:
    match = activated("soff", order={"soff": 2}, ophion="oakenmoor.4")
    assert (champion(match, "soff")["health"], champion(match, "soff")["spirit"]) == (5, 5)


@pytest.mark.rule("H-163")
@pytest.mark.parametrize("card", ["moonlight_on_the_dunes", "lake_up_the_mountain"])
def test_card_4_draws_a_world_shift_card_and_does_only_its_switch(card: str) -> None:
    match = activated("oric", order={"oric": 4})
    assert kind(match) == "champion_switches"
    assert len(options(match)) == 12
    play(match, f"shift={card}")
    first, second = (1, 2) if card == "moonlight_on_the_dunes" else (2, 3)
    layout = list(WORLDS)
    layout[first], layout[second] = layout[second], layout[first]
    assert seen(match)["layout"] == layout
    assert match.actor is None  # no Challenge, no Energy, and Oric has acted
    assert champion(match, "oric")["dash"] == "board"


@pytest.mark.rule("H-164")
@pytest.mark.rule("H-167")
def test_a_out_of_range_dash_towards_ophion_and_attack_if_he_is_in_range_then() -> None:
    match = activated("thomas")  # range 2; Arechi 1 and Lunaridge 2 are 2 away, the earlier one is his
    assert champion(match, "thomas")["at"] == "arechi.1"
    assert ophion(match)["health"] == 13
    assert (champion(match, "thomas")["dash"], champion(match, "thomas")["attack"]["side"]) == ("board", "board")


@pytest.mark.rule("H-164")
@pytest.mark.rule("H-166")
def test_a_attack_card_that_does_not_reach_is_not_used_and_not_turned() -> None:
    match = activated("soff")  # range 1, and two steps bring her to Lunaridge 1
    assert champion(match, "soff")["at"] == "lunaridge.1"
    assert ophion(match)["health"] == 16
    assert (champion(match, "soff")["dash"], champion(match, "soff")["attack"]["side"]) == ("board", "hand")


@pytest.mark.rule("H-164")
@pytest.mark.rule("H-168")
def test_b_in_range_attack_first_then_dash_away() -> None:
    match = activated("leaf", at={"leaf": "oakenmoor.3"})  # range 3
    assert ophion(match)["health"] == 14
    assert champion(match, "leaf")["at"] == "oakenmoor.4"  # 4 and 5 are as far and both at home
    assert (champion(match, "leaf")["dash"], champion(match, "leaf")["attack"]["side"]) == ("board", "board")


@pytest.mark.rule("H-165")
@pytest.mark.parametrize(
    ("name", "at", "lost"), [("thomas", "arechi.5", 1), ("soff", "lunaridge.5", 1), ("leaf", "oakenmoor.3", 0)]
)
def test_at_the_end_ophion_attacks_that_champion_within_range_2(name: str, at: str, lost: int) -> None:
    # Thomas and Soff end 2 away, Leaf 4; Kaoru beside him was not activated
    match = activated(name, at={name: at, "kaoru": "dojo.1"})
    found = champion(match, name)
    assert found["max_health"] - found["health"] == lost
    assert champion(match, "kaoru")["health"] == 7


@pytest.mark.rule("H-166")
def test_dash_on_board_is_a_move_and_then_1_damage() -> None:
    match = activated("persephone", at={"persephone": "drear.1"}, dash_board=["persephone"])
    assert champion(match, "persephone")["at"] == "dojo.1"  # one step; Dojo 6 is as near
    assert ophion(match)["health"] == 16 - 1 - 3
    assert (champion(match, "persephone")["dash"], champion(match, "persephone")["attack"]["side"]) == ("hand", "board")


@pytest.mark.rule("H-166")
def test_dash_on_board_out_of_reach_is_turned_because_it_moved() -> None:
    match = activated("persephone", dash_board=["persephone"])
    assert champion(match, "persephone")["at"] == "drear.6"
    assert champion(match, "persephone")["dash"] == "hand"
    assert ophion(match)["health"] == 16


@pytest.mark.rule("H-166")
def test_the_movement_is_used_to_come_into_range() -> None:
    match = activated("persephone", at={"persephone": "dojo.5"}, ophion="dojo.2")  # 2 away, range 1
    assert champion(match, "persephone")["at"] == "dojo.2"  # as near as two steps bring her
    assert ophion(match)["health"] == 13


@pytest.mark.rule("H-167")
@pytest.mark.parametrize(("side", "letter"), [("hand", "A"), ("board", "B")])
def test_the_range_is_that_of_the_readable_side(side: str, letter: str) -> None:
    match = activated("soff", at={"soff": "lunaridge.3"}, attack_board=["soff"] if side == "board" else [])  # 3 away: 1 or 4
    if letter == "A":
        assert champion(match, "soff")["at"] == "dojo.3"  # by way of Lunaridge 2
        assert ophion(match)["health"] == 14
    else:
        assert champion(match, "soff")["at"] == "lunaridge.4"
        assert ophion(match)["health"] == 13


@pytest.mark.rule("H-167")
@pytest.mark.parametrize(("reach", "ends"), [("nearest", "oakenmoor.2"), ("in_range", "oakenmoor.3")])
def test_in_a_the_champion_comes_as_near_as_possible_or_stops_once_in_range(reach: str, ends: str) -> None:
    match = activated("leaf", at={"leaf": "oakenmoor.4"}, options={"ophion_reach": reach})  # 4 away, range 3, two steps
    assert champion(match, "leaf")["at"] == ends
    assert ophion(match)["health"] == 14


@pytest.mark.rule("H-167")
def test_in_a_a_champion_who_cannot_get_in_range_comes_as_near_as_possible() -> None:
    match = activated("soff", options={"ophion_reach": "in_range"})  # 4 away, range 1, two steps
    assert champion(match, "soff")["at"] == "lunaridge.1"
    assert ophion(match)["health"] == 16


@pytest.mark.rule("H-167")
def test_single_hits_are_aimed_only_at_ophion() -> None:
    match = activated("thomas", at={"thomas": "dojo.1", "leaf": "dojo.1", "oric": "dojo.0"})
    assert ophion(match)["health"] == 13
    assert (champion(match, "leaf")["health"], champion(match, "oric")["health"]) == (6, 7)


@pytest.mark.rule("H-168")
@pytest.mark.parametrize(
    ("name", "at", "flees"),
    [
        ("thomas", "lunaridge.2", "arechi.5"),  # home within two steps, and there the farthest
        ("leaf", "lunaridge.2", "arechi.5"),  # Arechi 5 and 6 are 3 from home; 5 is farther from Ophion
        ("kaoru", "lunaridge.3", "lunaridge.5"),  # of Lunaridge 4, 5 and Arechi 5 the nearest to The Baiyu
    ],
)
def test_b_flees_to_the_nearest_to_home_then_the_farthest_from_ophion(name: str, at: str, flees: str) -> None:
    match = activated(name, at={name: at})
    assert champion(match, name)["at"] == flees
    assert ophion(match)["health"] < 16


@pytest.mark.rule("H-168")
def test_b_without_a_space_farther_away_the_dash_is_not_used() -> None:
    match = activated("soff", at={"soff": "lunaridge.4"}, attack_board=["soff"])  # 4 away: nothing is farther from the Dojo
    assert champion(match, "soff")["at"] == "lunaridge.4"
    assert champion(match, "soff")["dash"] == "hand"
    assert champion(match, "soff")["attack"]["side"] == "hand"


@pytest.mark.rule("H-169")
@pytest.mark.parametrize("dash_b", ["flee", "strike"])
def test_dash_on_board_in_b_flees_or_stays_to_strike(dash_b: str) -> None:
    match = activated("persephone", at={"persephone": "dojo.1"}, dash_board=["persephone"], options={"dash_b": dash_b})
    if dash_b == "flee":
        assert champion(match, "persephone")["at"] == "drear.1"  # 2 away: no damage from there
        assert ophion(match)["health"] == 13
    else:
        assert champion(match, "persephone")["at"] == "dojo.1"  # as far as a strike allows; Dojo 6 is as near home
        assert ophion(match)["health"] == 12
    assert champion(match, "persephone")["dash"] == "hand"


@pytest.mark.rule("H-169")
def test_fleeing_from_his_space_still_strikes_from_next_door() -> None:
    match = activated("persephone", at={"persephone": "drear.4"}, ophion="drear.4", dash_board=["persephone"])
    assert champion(match, "persephone")["at"] == "drear.3"
    assert ophion(match)["health"] == 16 - 3 - 1


@pytest.mark.rule("H-169")
@pytest.mark.parametrize(("at", "there"), [("dojo.2", "dojo.1"), ("dojo.0", "dojo.1")])
def test_a_strike_is_made_from_as_far_as_possible_then_as_near_home_as_possible(at: str, there: str) -> None:
    match = activated("persephone", at={"persephone": at}, dash_board=["persephone"], options={"dash_b": "strike"})
    assert champion(match, "persephone")["at"] == there  # next door to The Drear; so is Dojo 6, which is later
    assert ophion(match)["health"] == 12


@pytest.mark.rule("H-169")
@pytest.mark.parametrize("dash_b", ["flee", "strike"])
def test_out_of_reach_of_a_strike_and_with_dash_in_hand_they_flee_either_way(dash_b: str) -> None:
    match = activated("leaf", at={"leaf": "oakenmoor.3"}, dash_board=["leaf"], options={"dash_b": dash_b})  # 3 away
    assert champion(match, "leaf")["at"] == "oakenmoor.4"
    match = activated("persephone", at={"persephone": "dojo.1"}, options={"dash_b": dash_b})
    assert champion(match, "persephone")["at"] == "drear.6"  # two steps: home, and farther than Drear 1
    assert ophion(match)["health"] == 13


# -- Attack cards (H-170 to H-174c) ----------------------------------------------------------------------------------

CARDS = [  # champion, side, damage, range, area
    ("soff", "hand", 2, 1, False),
    ("soff", "board", 3, 4, False),
    ("thomas", "hand", 3, 2, False),
    ("thomas", "board", 2, 2, False),
    ("kaoru", "hand", 1, 3, False),
    ("kaoru", "board", 3, 1, True),
    ("leaf", "hand", 2, 3, False),
    ("leaf", "board", 2, 1, True),
    ("persephone", "hand", 3, 1, False),
    ("persephone", "board", 1, 1, False),
    ("oric", "hand", 1, 2, False),
    ("oric", "board", 2, 1, False),
]


@pytest.mark.rule("H-170")
@pytest.mark.rule("H-172")
@pytest.mark.rule("H-173")
@pytest.mark.rule("H-174")
@pytest.mark.parametrize(("name", "side", "damage", "reach", "area"), CARDS)
def test_each_attack_card_deals_its_damage_on_each_side(name: str, side: str, damage: int, reach: int, area: bool) -> None:
    other = "thomas" if name != "thomas" else "oric"
    match = activated(name, at={name: "dojo.1", other: "dojo.1"}, attack_board=[name] if side == "board" else [])
    assert 16 - ophion(match)["health"] == damage
    hurt_too = champion(match, other)["max_health"] - champion(match, other)["health"]
    assert hurt_too == (damage if area else 0)
    assert champion(match, name)["attack"]["side"] == ("board" if side == "hand" else "hand")


@pytest.mark.rule("H-172")
@pytest.mark.rule("H-173")
@pytest.mark.rule("H-174")
@pytest.mark.parametrize(("name", "side", "damage", "reach", "area"), CARDS)
def test_and_reaches_exactly_as_far_as_it_says(name: str, side: str, damage: int, reach: int, area: bool) -> None:
    # Ophion on Oakenmoor 4; spaces at 1 to 5 from it, on a World without a Dreamstone
    away = {1: "oakenmoor.3", 2: "oakenmoor.2", 3: "dojo.1", 4: "dojo.0", 5: "dojo.4"}
    board = [name] if side == "board" else []
    within = activated(name, at={name: away[reach]}, ophion="oakenmoor.4", attack_board=board)
    beyond = activated(name, at={name: away[reach + 1]}, ophion="oakenmoor.4", attack_board=board)
    assert 16 - ophion(within)["health"] == damage
    fled, came = state(within), state(beyond)
    assert fled.distance(fled.at[CHAMPIONS.index(name)], fled.foe_at) > reach  # B: attacked where it stood, then away
    assert came.distance(came.at[CHAMPIONS.index(name)], came.foe_at) < reach + 1  # A: had to come nearer


@pytest.mark.rule("H-170")
def test_costs_and_resources_are_ignored() -> None:
    match = activated("kaoru", at={"kaoru": "dojo.1"}, spirit={"kaoru": 1}, attack_board=["kaoru"])
    assert champion(match, "kaoru")["spirit"] == 0  # the Ultimatum's price, nothing for the card
    assert ophion(match)["health"] == 13


@pytest.mark.rule("H-170")
@pytest.mark.rule("H-174")
@pytest.mark.parametrize(("health", "after"), [(3, 4), (6, 6), (7, 6)])
def test_art_of_war_on_board_gives_oric_the_damage_as_health(health: int, after: int) -> None:
    # on Dojo 1, then out of Ophion's range it is not: he strikes for 1 at the end
    match = activated("oric", at={"oric": "dojo.1"}, health={"oric": health}, attack_board=["oric"], dash_board=["oric"])
    assert champion(match, "oric")["health"] == after
    assert ophion(match)["health"] == 14


@pytest.mark.rule("H-171")
@pytest.mark.parametrize(("fire", "lost"), [("on", 3), ("off", 0)])
def test_area_attacks_damage_other_champions_in_range_by_option(fire: str, lost: int) -> None:
    at = {"kaoru": "dojo.1", "leaf": "dojo.2", "oric": "dojo.0", "thomas": "dojo.4"}
    match = activated("kaoru", at=at, attack_board=["kaoru"], options={"friendly_fire": fire})
    assert ophion(match)["health"] == 13
    assert champion(match, "leaf")["health"] == 6 - lost
    assert champion(match, "oric")["health"] == 7 - lost
    assert champion(match, "thomas")["health"] == 5  # 2 away
    assert champion(match, "kaoru")["at"] == "oppenheim.1"  # 2 from The Baiyu, no space as near
    assert champion(match, "kaoru")["health"] == 6  # all OTHER targets: it was Ophion who struck back


@pytest.mark.rule("H-171")
def test_friendly_fire_can_fell_a_champion() -> None:
    match = activated("kaoru", at={"kaoru": "dojo.1", "leaf": "dojo.2"}, health={"leaf": 3}, attack_board=["kaoru"])
    assert champion(match, "leaf")["fallen"] is True


@pytest.mark.rule("H-174c")
@pytest.mark.parametrize(
    ("given", "health"),
    [
        ({"order": {"oric": 3}}, 2 + 3 - 1),  # Morning Meditation: 3 damage
        ({"stones": ["oppenheim"]}, 2 + 3 - 1),  # a Dreamstone: 3 damage
        ({"order": {"oric": 3}, "stones": ["oppenheim"]}, 2 + 4 - 1),
    ],
)
def test_art_of_wars_gain_counts_all_bonuses(given: dict[str, Any], health: int) -> None:
    match = activated("oric", at={"oric": "oppenheim.4"}, ophion="oppenheim.4", health={"oric": 2}, attack_board=["oric"],
                      dash_board=["oric"], **given)  # fmt: skip
    assert champion(match, "oric")["health"] == health


@pytest.mark.rule("H-174c")
@pytest.mark.parametrize(
    ("answer", "armored", "start", "health"),
    [
        ("hit rust_halberdiers", "threshold", 2, 4),
        ("hit rust_halberdiers", "minus1", 2, 3),  # ARMORED takes 1 of it
        ("hit rust_halberdiers dreamstone", "threshold", 2, 5),
        ("hit rust_halberdiers dreamstone", "threshold", 6, 7),  # the start value is the limit
    ],
)
def test_in_the_arena_too_the_gain_is_the_damage_the_hit_dealt(answer: str, armored: str, start: int, health: int) -> None:
    match = table("arena", champion="oric", at="oppenheim.4", cards={"rust_halberdiers": "oppenheim.3"}, items=["dreamstone"],
                  hand={"art_of_war": "board"}, health=start, options={"armored": armored})  # fmt: skip
    play(match, "play art_of_war", answer)
    assert seen(match)["seats"][0]["health"] == health
    assert hurt(match, "rust_halberdiers") == health - start or start == 6


# -- Dreamstones, Meditation, the Dojo (H-175 to H-178) --------------------------------------------------------------


@pytest.mark.rule("H-175")
@pytest.mark.rule("H-176")
def test_a_dreamstone_of_the_tile_stood_on_is_spent_for_1_more_damage() -> None:
    match = activated("thomas", stones=WORLDS)  # ends on Arechi 1
    assert ophion(match)["health"] == 12
    assert seen(match)["stones"] == [world for world in WORLDS if world != "arechi"]


@pytest.mark.rule("H-176")
def test_any_champion_uses_it_not_only_the_one_at_home() -> None:
    match = activated("thomas", at={"thomas": "lunaridge.2"}, stones=WORLDS)
    assert ophion(match)["health"] == 12
    assert "lunaridge" not in seen(match)["stones"]


@pytest.mark.rule("H-175")
def test_in_the_dojo_and_on_a_tile_without_one_there_is_nothing_to_spend() -> None:
    assert ophion(activated("thomas", at={"thomas": "dojo.1"}, stones=WORLDS))["health"] == 13
    assert ophion(activated("thomas", stones=["drear"]))["health"] == 13


@pytest.mark.rule("H-176")
def test_a_dash_uses_it_too_and_it_is_used_once() -> None:
    match = activated("persephone", at={"persephone": "drear.2"}, ophion="drear.5", dash_board=["persephone"], stones=["drear"])
    # 3 away: one step to Drear 1 or 3, both 2 away: no strike, no stone
    assert (ophion(match)["health"], seen(match)["stones"]) == (16, ["drear"])
    match = activated("persephone", at={"persephone": "drear.3"}, ophion="drear.5", dash_board=["persephone"], stones=["drear"])
    assert (ophion(match)["health"], seen(match)["stones"]) == (16 - 2 - 3, [])  # Dash 1 + 1 from Drear 4, then the claws


@pytest.mark.rule("H-176")
def test_the_bonus_goes_to_ophion_only() -> None:
    match = activated(
        "kaoru", at={"kaoru": "baiyu.4", "leaf": "baiyu.4"}, ophion="baiyu.4", attack_board=["kaoru"], stones=["baiyu"]
    )
    assert ophion(match)["health"] == 12
    assert champion(match, "leaf")["health"] == 3


@pytest.mark.rule("H-176")
@pytest.mark.rule("H-177")
def test_a_swap_carries_figures_and_stones_and_the_card_is_discarded() -> None:
    match = activated("oric", order={"oric": 4}, stones=["arechi"], at={"oric": "oppenheim.4"}, ophion="arechi.3")
    play(match, "shift=moonlight_on_the_dunes")  # Arechi Wastes and Lunaridge
    assert seen(match)["stones"] == ["arechi"]
    assert ophion(match)["at"] == "arechi.3"
    assert champion(match, "thomas")["at"] == "arechi.5"
    assert seen(match)["discards"]["shift"] == ["moonlight_on_the_dunes"]
    assert seen(match)["decks"]["shift"] == 11


@pytest.mark.rule("H-177")
def test_the_bonus_of_card_3_waits_for_the_next_single_hit() -> None:
    match = activated("soff", order={"soff": 3})
    assert champion(match, "soff")["aim"] == 1  # out of range: it waits
    match = activated("thomas", order={"thomas": 3})
    assert (ophion(match)["health"], champion(match, "thomas")["aim"]) == (12, 0)
    match = activated("persephone", at={"persephone": "drear.1"}, aim={"persephone": 1}, dash_board=["persephone"])
    assert ophion(match)["health"] == 16 - 2 - 3  # a Dash is a single hit, too, and the next one is not helped


@pytest.mark.rule("H-177")
def test_it_does_not_help_an_area_attack_and_does_not_add_up() -> None:
    match = activated("kaoru", at={"kaoru": "dojo.1"}, order={"kaoru": 3}, attack_board=["kaoru"])
    assert (ophion(match)["health"], champion(match, "kaoru")["aim"]) == (13, 1)
    match = activated("thomas", order={"thomas": 3}, aim={"thomas": 1})
    assert ophion(match)["health"] == 12


@pytest.mark.rule("H-178")
def test_the_dojo_protects_nobody_and_restores_nothing() -> None:
    match = activated("thomas", at={"thomas": "dojo.1"}, health={"thomas": 4}, spirit={"thomas": 3})
    found = champion(match, "thomas")
    assert found["spirit"] == 2
    assert (found["at"], found["health"]) == ("arechi.1", 3)  # he has fled, but not far enough
    match = one_ability(SHATTER, at={"oric": "dojo.3"}, spirit={"oric": 2})
    assert champion(match, "oric")["health"] == 5


@pytest.mark.rule("H-178")
def test_a_champion_struck_down_at_the_end_of_an_activation_in_the_dojo_leaves_for_good() -> None:
    where = {"persephone": "dojo.1"}
    match = activated("persephone", at=where, health={"persephone": 1}, dash_board=["persephone"], options={"dash_b": "strike"})
    found = champion(match, "persephone")
    assert (found["fallen"], found["at"], found["health"]) == (True, None, 0)
    assert seen(match)["objective"]["now"] == 1


# -- Ophion's abilities (H-179 to H-185) -----------------------------------------------------------------------------


@pytest.mark.rule("H-179")
def test_one_cube_on_each_symbol_and_any_one_is_removed() -> None:
    match = play(fresh("corrupted"), "world=oakenmoor")
    assert ophion(match)["cubes"] == list(WORLDS)
    assert options(match) == [f"cube {world}" for world in WORLDS]
    play(match, "cube baiyu")
    assert ophion(match)["cubes"] == [world for world in WORLDS if world != "baiyu"]


@pytest.mark.rule("H-179")
def test_with_no_cube_left_at_the_start_of_an_activation_there_is_one_on_each_again() -> None:
    match = ophions_turn(cubes=[SHATTER])
    assert options(match) == [f"cube {SHATTER}"]
    play(match, f"cube {SHATTER}", "choose kaoru")
    while kind(match) != "remove_cube":
        assert ophion(match)["cubes"] == []
        match.answer(0)
    assert ophion(match)["cubes"] == list(WORLDS)


@pytest.mark.rule("H-180")
@pytest.mark.parametrize(
    ("world", "question"),
    [
        ("oakenmoor", "ophion_lands"),
        ("arechi", "ophion_lands"),
        ("lunaridge", "shatter_will"),
        ("baiyu", "shatter_will"),
        ("oppenheim", "walk_asleep"),
        ("drear", "walk_asleep"),
    ],
)
def test_a_cube_triggers_the_ability_on_whose_symbol_it_lies(world: str, question: str) -> None:
    match = one_ability(world, spirit=dict.fromkeys(CHAMPIONS, 4), health=dict.fromkeys(CHAMPIONS, 5))
    assert kind(match) == question


@pytest.mark.rule("H-181")
def test_bleak_ultimatum_may_transport_up_to_3_and_activates_a_champion_for_1_spirit() -> None:
    match = one_ability(ULTIMATUM)
    landing = {said.removeprefix("leap ") for said in options(match)}
    assert "dojo.0" in landing  # he may stay
    assert landing == {f"dojo.{n}" for n in range(7)} | {f"{world}.{n}" for world in WORLDS for n in (1, 2, 3, 6)}  # not 4 and 5
    play(match, "leap lunaridge.6")
    assert ophion(match)["at"] == "lunaridge.6"
    assert options(match) == [f"choose {name}" for name in CHAMPIONS]
    play(match, "choose soff")  # next door: she attacks, and flees
    assert champion(match, "soff")["spirit"] == 4
    assert ophion(match)["health"] == 14
    assert names(match, "activated") == ["soff"]


@pytest.mark.rule("H-181")
def test_a_champion_without_spirit_is_activated_all_the_same() -> None:
    match = activated("thomas", spirit={"thomas": 0})
    assert champion(match, "thomas")["spirit"] == 0
    assert ophion(match)["health"] == 13


@pytest.mark.rule("H-182")
@pytest.mark.parametrize(("spirit", "lost"), [(1, 2), (0, 4)])
def test_shatter_will_goes_to_the_least_spirit_and_deals_2_and_2_more_at_0_spirit(spirit: int, lost: int) -> None:
    match = one_ability(SHATTER, spirit={"oric": spirit})
    assert ophion(match)["at"] == "oppenheim.5"
    assert champion(match, "oric")["health"] == 7 - lost
    assert champion(match, "oric")["spirit"] == spirit


@pytest.mark.rule("H-182")
def test_on_a_tie_the_player_chooses_whose_will_is_shattered() -> None:
    match = one_ability(SHATTER)  # Kaoru, Oric and Persephone have 4
    assert options(match) == ["choose kaoru", "choose oric", "choose persephone"]
    play(match, "choose persephone")
    assert (ophion(match)["at"], champion(match, "persephone")["health"]) == ("drear.5", 4)
    assert champion(match, "oric")["health"] == 7


@pytest.mark.rule("H-183")
def test_sleepwalk_brings_the_least_health_and_hurts_everybody_on_his_space() -> None:
    match = one_ability(SLEEPWALK, health={"leaf": 4}, at={"kaoru": "dojo.0", "thomas": "dojo.1"})
    assert champion(match, "leaf")["at"] == "dojo.0"
    assert (champion(match, "leaf")["health"], champion(match, "leaf")["spirit"]) == (2, 3)
    assert (champion(match, "kaoru")["health"], champion(match, "kaoru")["spirit"]) == (5, 2)
    assert (champion(match, "thomas")["health"], champion(match, "thomas")["spirit"]) == (5, 6)  # range 0 only
    assert ophion(match)["health"] == 16


@pytest.mark.rule("H-183")
def test_on_a_tie_the_player_chooses_who_walks() -> None:
    match = one_ability(SLEEPWALK, ophion="baiyu.2")  # Thomas and Soff have 5
    assert options(match) == ["choose thomas", "choose soff"]
    play(match, "choose soff")
    assert champion(match, "soff")["at"] == "baiyu.2"
    assert (champion(match, "soff")["health"], champion(match, "soff")["spirit"]) == (3, 3)
    assert champion(match, "thomas")["at"] == "arechi.5"


@pytest.mark.rule("H-184")
@pytest.mark.parametrize(("option", "spirit"), [("this", 4), ("wounded", 2)])
def test_who_loses_spirit_by_sleepwalk_is_an_option(option: str, spirit: int) -> None:
    match = one_ability(SLEEPWALK, health={"leaf": 3, "oric": 6}, options={"sleepwalk": option})
    assert champion(match, "leaf")["spirit"] == 3  # hurt by it
    assert champion(match, "oric")["spirit"] == spirit  # below the start value, but elsewhere
    assert champion(match, "kaoru")["spirit"] == 4  # unhurt


@pytest.mark.rule("H-185")
@pytest.mark.parametrize("order", [2, 4])
def test_a_champion_activated_by_the_ultimatum_uses_its_turn_order_card_and_is_struck_back(order: int) -> None:
    match = activated("thomas", order={"thomas": order}, health={"thomas": 3}, spirit={"thomas": 3})
    if order == 4:
        play(match, "shift=tea_for_the_garrison")
    found = champion(match, "thomas")
    assert (found["health"], found["spirit"]) == ((3, 3) if order == 2 else (2, 2))  # struck for 1 from Arechi 1
    assert found["order"] == order


@pytest.mark.rule("H-185")
def test_a_champion_defeated_before_acting_is_skipped() -> None:
    match = ophions_turn(order={"leaf": 1, "oric": 2, "soff": 3}, health={"oric": 2}, spirit={"oric": 0})
    play(match, f"cube {SHATTER}")
    assert champion(match, "oric")["fallen"] is True
    until_next_activation(match)
    assert names(match, "activated") == ["leaf", "soff"]


@pytest.mark.rule("H-185")
def test_nobody_acts_any_more_once_ophion_has_fallen() -> None:
    match = ophions_turn(order={"thomas": 1, "leaf": 2}, foe_health=3, foe_winds=0, at={"thomas": "baiyu.4"})
    play(match, f"cube {SHATTER}", "choose kaoru")  # to Baiyu 5, where Thomas is in range
    assert reason(match) == "ophion_fell"
    assert names(match, "activated") == ["thomas"]
    assert champion(match, "leaf")["at"] == "oakenmoor.5"

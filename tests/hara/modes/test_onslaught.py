"""Oneroi onslaught, Persephone's arena (H-127 to H-132)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium import BadOption
from ludarium.core.match import Match
from tests.hara.stages import at_day, fresh, go, on_map, reason, seat, seen_card, told
from tests.hara.table import GAME, gauges, kind, options, play, seat_at, seen, table, where

TEN = (10, 10, 10)
ALL_SIX = {f"doom.{number}": "held" for number in range(1, 7)}


def persephone(**given: Any) -> Match:
    return table("onslaught", **given)


def next_round(match: Match) -> Match:
    """The turn ends, and so does the Round."""
    play(match, "end")
    return go(match, lambda now: kind(now) in ("card_is_drawn", "worlds_shift"))


# -- who and what for (H-127, H-132) ---------------------------------------------------------------------------------


@pytest.mark.rule("H-127")
def test_persephone_and_nobody_else_is_played() -> None:
    assert seat(GAME.new(seed=2, mode="onslaught"))["champion"] == "persephone"
    for other in ("oric", "thomas", "soff", "kaoru", "leaf"):
        with pytest.raises(BadOption, match="persephone"):
            GAME.new(seed=2, mode="onslaught", options={"champion": other})


@pytest.mark.rule("H-127")
@pytest.mark.rule("H-132")
@pytest.mark.parametrize(("cards", "won"), [({}, True), ({"scientist_2": "baiyu.4"}, False)])
def test_ten_of_each_colour_in_the_dojo_win_while_no_scientist_is_on_the_map(cards: dict[str, str], won: bool) -> None:
    match = persephone(at="oakenmoor.1", energy=TEN, cards=cards)
    assert seen(match)["objective"]["done"] is won
    play(match, "play dash", "move dojo.1")
    assert reason(match) == ("home" if won else None)


@pytest.mark.rule("H-132")
def test_the_last_scientist_on_the_map_felled_from_the_dojo_wins_at_once() -> None:
    match = persephone(at="dojo.1", energy=TEN, cards={"scientist_3": "oakenmoor.1"})
    play(match, "play claws_of_the_netherbeast")  # 3 damage, range 1
    assert reason(match) == "home"


@pytest.mark.rule("H-132")
def test_in_play_is_not_stored_the_next_one_counts_again() -> None:
    match = persephone(at="dojo.0")
    assert seen(match)["objective"]["done"] is True
    play(match, "end")
    go(match, at_day(2, "act"))
    assert seen(match)["objective"]["done"] is False


@pytest.mark.rule("H-132")
@pytest.mark.parametrize("missing", [None, 1, 6])
def test_with_all_six_it_takes_all_six_tokens(missing: int | None) -> None:
    tokens = {token: "held" for token in ALL_SIX if token != f"doom.{missing}"}
    match = persephone(at="oakenmoor.1", energy=TEN, tokens=tokens, options={"scientists": "all_six"})
    play(match, "play dash", "move dojo.1")
    assert reason(match) == ("home" if missing is None else None)
    if missing:
        assert seen(match)["objective"].items() >= {"done": False, "now": 5, "of": 6}.items()


@pytest.mark.rule("H-127")
def test_the_token_of_a_scientist_she_defeats_goes_to_her_inventory() -> None:
    match = persephone(at="drear.4", cards={"scientist_2": "drear.5", "scientist_4": "drear.5"})
    play(match, "play claws_of_the_netherbeast", "hit scientist_4")
    assert seat(match)["tokens"] == ["doom.4"]
    assert on_map(match) == {"scientist_2": "drear.5"}


# -- where they come from and what they are (H-128, H-129) -----------------------------------------------------------


@pytest.mark.rule("H-128")
def test_each_dawn_one_more_comes_in_order_before_the_cards_of_dawn() -> None:
    match = fresh("onslaught")
    for day in range(1, 7):
        go(match, at_day(day, "card_is_drawn"))
        assert on_map(match)[f"scientist_{day}"] == "drear.5"
        assert f"scientist_{day + 1}" not in on_map(match)
        if day == 1:
            assert on_map(match) == {"scientist_1": "drear.5"}
        go(match, "act")
        assert seen(match)["day"] == day


@pytest.mark.rule("H-129")
@pytest.mark.parametrize(("number", "strength"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_health_attack_and_range_are_half_the_number_rounded_up(number: int, strength: int) -> None:
    shown = seen_card(persephone(cards={f"scientist_{number}": "baiyu.4"}), f"scientist_{number}")
    assert (shown["health"], shown["attack"], shown["range"]) == (strength,) * 3
    assert set(shown["keywords"]) == {"aggressive", "critical"}


@pytest.mark.rule("H-129")
def test_they_strike_when_she_enters_and_each_wound_costs_1_spirit() -> None:
    match = persephone(at="drear.4", cards={"scientist_3": "drear.5", "scientist_1": "drear.5"})
    play(match, "play dash", "move drear.5")  # any number may share a space
    assert (seat(match)["health"], seat(match)["spirit"]) == (6 - 2 - 1, 4 - 2)


@pytest.mark.rule("H-129")
def test_they_attack_in_phase_two_and_an_attack_that_deals_nothing_costs_no_spirit() -> None:
    match = persephone(at="drear.3", cards={"scientist_6": "drear.6"})  # Range 3
    next_round(match)
    assert (seat(match)["health"], seat(match)["spirit"]) == (3, 3)
    match = persephone(at="drear.3", cards={"scientist_1": "drear.4"}, items=["saucepan_lid"])  # the first damage is prevented
    next_round(match)
    assert (seat(match)["health"], seat(match)["spirit"]) == (6, 4)


# -- how they come closer (H-130, H-131) -----------------------------------------------------------------------------


@pytest.mark.rule("H-130")
def test_at_the_end_of_each_round_they_transport_as_many_spaces_as_their_range() -> None:
    match = persephone(at="dojo.0", cards={"scientist_1": "baiyu.5", "scientist_3": "drear.5", "scientist_5": "drear.4"})
    next_round(match)
    assert on_map(match)["scientist_1"] == "baiyu.6"  # 5 -> 6 is one nearer
    assert on_map(match)["scientist_3"] == "oakenmoor.2"  # 2 away from the Dojo, like Drear 1, and earlier in the order
    assert on_map(match)["scientist_5"] == "dojo.6"  # 4, 3, 2, Dojo 6
    go(match, "act")
    next_round(match)  # Dusk, too
    assert on_map(match)["scientist_1"] == "baiyu.1"  # Oppenheim 2 is as near, but later in the order
    assert on_map(match)["scientist_3"] == "dojo.0"
    assert on_map(match)["scientist_5"] == "dojo.0"


@pytest.mark.rule("H-130")
def test_one_on_her_space_stays() -> None:
    match = persephone(at="baiyu.4", cards={"scientist_1": "baiyu.4"})
    next_round(match)
    assert on_map(match)["scientist_1"] == "baiyu.4"


@pytest.mark.rule("H-130")
def test_they_stop_on_her_space_and_not_beyond() -> None:
    match = persephone(at="baiyu.4", cards={"scientist_6": "baiyu.3"})
    next_round(match)
    assert on_map(match)["scientist_6"] == seat_at(match) == "baiyu.4"


@pytest.mark.rule("H-130")
def test_a_range_that_a_rift_has_lengthened_takes_them_farther() -> None:
    match = persephone(at="baiyu.4", cards={"scientist_1": "baiyu.1", "great_keyhole": "baiyu.6"})
    next_round(match)
    assert on_map(match)["scientist_1"] == "baiyu.3"


@pytest.mark.rule("H-131")
def test_they_go_in_number_order() -> None:
    match = persephone(at="dojo.0", cards={"scientist_4": "baiyu.5", "scientist_2": "drear.5", "scientist_3": "arechi.4"})
    next_round(match)
    names = [GAME.text(note.arguments["card"], "en") for note in told(match, "closes-in")]
    assert names == ["Oneroi Scientist #2", "Oneroi Scientist #3", "Oneroi Scientist #4"]


@pytest.mark.rule("H-131")
def test_they_may_enter_the_dojo_and_do_not_attack_her_there() -> None:
    match = persephone(at="dojo.3", cards={"scientist_6": "lunaridge.3"})
    next_round(match)
    assert on_map(match)["scientist_6"] == "dojo.3"
    go(match, "act")
    next_round(match)
    assert (seat(match)["health"], seat(match)["spirit"]) == (6, 4)


@pytest.mark.rule("H-131")
def test_their_arrival_is_no_ambush() -> None:
    match = persephone(at="drear.3", cards={"scientist_1": "drear.1"})  # two spaces away: no attack this turn
    next_round(match)
    assert on_map(match)["scientist_1"] == "drear.2"
    go(match, "act")
    assert (seat(match)["health"], seat(match)["spirit"]) == (6, 4)
    match = persephone(at="drear.3", cards={"scientist_1": "drear.2"})
    next_round(match)
    assert on_map(match)["scientist_1"] == "drear.3"
    go(match, "act")
    assert (seat(match)["health"], seat(match)["spirit"]) == (5, 3)  # Phase II, and nothing on arrival


@pytest.mark.rule("H-131")
def test_they_give_no_other_reward() -> None:
    match = persephone(at="drear.4", cards={"scientist_4": "drear.5"})
    play(match, "play claws_of_the_netherbeast")
    assert where(match, "scientist_4") is None
    assert gauges(match) == {"red": 0, "green": 0, "blue": 0}
    assert seat(match)["items"] == []


@pytest.mark.rule("H-131")
def test_they_travel_with_a_swapped_tile() -> None:
    match = persephone(at="arechi.4", cards={"scientist_1": "arechi.4"})
    play(match, "end")
    go(match, "worlds_shift")
    play(match, "shift=iron_caravan")
    assert seen(match)["layout"][4] == "arechi"
    assert on_map(match)["scientist_1"] == "arechi.4"
    assert options(match)

"""Flood of Rifts, Thomas's arena (H-146 to H-150)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium import BadOption
from ludarium.core.match import Match
from tests.hara.stages import changed, fresh, go, in_deck, on_map, reason, seat
from tests.hara.table import GAME, deck_holds, gauges, kind, options, play, seat_at, seen, table

TEN = (10, 10, 10)
RIFTS = (
    "unlit_lamp", "red_curtain", "great_keyhole", "ticking_cradle", "collection_plate", "treacle_corridor",
    "forgotten_examination", "crumbs_in_the_bed", "second_sunset", "garden_of_pins", "bed_that_flies",
)  # fmt: skip
HARMLESS = ("unlit_lamp", "great_keyhole", "treacle_corridor", "red_curtain")  # nothing at the end of a turn


def thomas(**given: Any) -> Match:
    return table("rifts", **given)


def open_rifts(number: int, where: str = "baiyu.5") -> dict[str, str]:
    return dict.fromkeys(HARMLESS[:number], where)


def ended(match: Match) -> Match:
    """The turn is over: on to the cards of Dusk."""
    play(match, "end")
    return go(match, lambda now: kind(now) in ("card_is_drawn", "drop_item", "act"))


# -- who and what for (H-146, H-150) ---------------------------------------------------------------------------------


@pytest.mark.rule("H-146")
def test_thomas_and_nobody_else_is_played() -> None:
    assert seat(GAME.new(seed=2, mode="rifts"))["champion"] == "thomas"
    for other in ("oric", "kaoru", "persephone", "soff", "leaf"):
        with pytest.raises(BadOption, match="thomas"):
            GAME.new(seed=2, mode="rifts", options={"champion": other})


@pytest.mark.rule("H-146")
@pytest.mark.rule("H-150")
@pytest.mark.parametrize("rifts", [0, 1])
def test_ten_of_each_colour_in_the_dojo_win_while_no_rift_is_in_play(rifts: int) -> None:
    match = thomas(at="arechi.1", energy=TEN, cards=open_rifts(rifts))
    assert seen(match)["objective"]["done"] is (rifts == 0)
    play(match, "play dash", "move dojo.2")
    assert reason(match) == (None if rifts else "home")


@pytest.mark.rule("H-150")
def test_the_last_rift_closed_in_the_dojo_wins_at_once() -> None:
    match = thomas(at="dojo.2", energy=TEN, cards={"collection_plate": "dojo.2"})  # difficulty 3
    play(match, "challenge collection_plate", "spend 2", "d6=1")
    assert reason(match) == "home"


@pytest.mark.rule("H-150")
def test_a_moment_without_rifts_is_not_stored() -> None:
    match = thomas(at="dojo.2", energy=(10, 10, 9))
    assert seen(match)["objective"]["done"] is True
    ended(match)
    play(match, "card=unlit_lamp", "world=drear", "d6=4")
    assert seen(match)["objective"]["done"] is False
    go(match, "act")
    match = changed(match, lambda s: (s.energy.__setitem__(2, 10), s.at.__setitem__(0, 13)), again=True)  # Arechi 1
    play(match, "play dash", "move dojo.2")
    assert seat_at(match) == "dojo.2"
    assert match.result is None


# -- the Dusk deck (H-147) -------------------------------------------------------------------------------------------


@pytest.mark.rule("H-147")
def test_the_dusk_deck_keeps_only_its_eleven_rifts() -> None:
    match = fresh("rifts")
    assert in_deck(match, "dusk") == set(RIFTS)
    assert seen(match)["decks"]["dusk"] == 11
    assert seen(match)["discards"]["dusk"] == []
    go(match, "act")
    ended(match)
    assert set(options(match)) == {f"card={rift}" for rift in RIFTS}


@pytest.mark.rule("H-147")
def test_an_empty_dusk_deck_is_made_anew_from_its_discard_pile() -> None:
    match = thomas(cards=open_rifts(1))
    match = changed(match, lambda s: deck_holds(s, "dusk", ["garden_of_pins"], ["bed_that_flies", "second_sunset"]))
    play(match, "end", "world=drear", "d6=4")  # the only card left comes without a choice
    assert on_map(match)["garden_of_pins"] == "drear.4"
    assert set(options(match)) == {"card=bed_that_flies", "card=second_sunset"}
    play(match, "card=second_sunset", "world=drear", "d6=3")
    assert in_deck(match, "dusk") == {"bed_that_flies"}
    assert seen(match)["discards"]["dusk"] == []


# -- the flood (H-148, H-149) ----------------------------------------------------------------------------------------


@pytest.mark.rule("H-148")
@pytest.mark.parametrize("rifts", [0, 1, 2, 4])
def test_the_end_of_the_turn_costs_as_much_health_as_there_are_rifts(rifts: int) -> None:
    match = ended(thomas(at="arechi.4", cards=open_rifts(rifts)))
    assert seat(match)["health"] == 5 - rifts


@pytest.mark.rule("H-148")
@pytest.mark.parametrize(("shield", "health"), [("attacks", 5 - 4 + 3), ("all", 5)])
def test_the_dojo_stops_the_flood_only_if_it_stops_everything(shield: str, health: int) -> None:
    match = thomas(at="dojo.3", cards=open_rifts(4), options={"dojo_shield": shield})
    assert seat(ended(match))["health"] == health  # then the Dojo gives 3 back


@pytest.mark.rule("H-148")
def test_a_defeat_by_it_costs_an_item_of_your_choice() -> None:
    match = thomas(at="arechi.4", cards=open_rifts(2), health=2, energy=(3, 0, 1), items=["night_oil", "bone_whistle"])
    ended(match)
    assert kind(match) == "drop_item"
    assert set(options(match)) == {"discard night_oil", "discard bone_whistle"}
    play(match, "discard night_oil")
    assert seat(match)["items"] == ["bone_whistle"]
    assert seat_at(match) == "dojo.0"
    assert seat(match)["health"] == 5
    assert gauges(match) == {"red": 2, "green": 0, "blue": 0}


@pytest.mark.rule("H-148")
def test_the_only_item_goes_without_a_question_and_a_turn_survived_costs_none() -> None:
    match = ended(thomas(at="arechi.4", cards=open_rifts(2), health=2, items=["night_oil"]))
    assert seat(match)["items"] == []
    match = ended(thomas(at="arechi.4", cards=open_rifts(2), health=3, items=["night_oil"]))
    assert seat(match)["items"] == ["night_oil"]


@pytest.mark.rule("H-148")
def test_a_defeat_by_a_monster_costs_no_item() -> None:
    match = thomas(at="arechi.4", cards={"dune_lamprey": "arechi.4", **open_rifts(1)}, health=2, items=["night_oil"])
    ended(match)
    assert seat_at(match) == "dojo.0"
    assert seat(match)["items"] == ["night_oil"]
    assert seat(match)["health"] == 5  # and no step D, so no flood either


@pytest.mark.rule("H-149")
def test_the_flood_is_one_hit_and_comes_before_everything_else_in_step_d() -> None:
    match = thomas(at="arechi.4", cards=open_rifts(2), items=["saucepan_lid"])  # each turn the first damage is prevented
    assert seat(ended(match))["health"] == 4
    # first the flood, which defeats, then nothing else of step D: neither the boon next door nor the toll of the garden
    cards = {"mabel_morel": "arechi.4", "garden_of_pins": "arechi.4", **open_rifts(1)}
    match = ended(thomas(at="arechi.4", cards=cards, health=2))
    assert (seat_at(match), seat(match)["health"]) == ("dojo.0", 5)
    match = ended(thomas(at="arechi.4", cards={"mabel_morel": "arechi.4", **open_rifts(1)}, health=5))
    assert seat(match)["health"] == 5  # 1 lost, then 1 gained; the other way round it would be 4


@pytest.mark.rule("H-149")
def test_without_an_item_nothing_is_discarded() -> None:
    match = ended(thomas(at="arechi.4", cards=open_rifts(1), health=1))
    assert kind(match) == "card_is_drawn"
    assert (seat_at(match), seat(match)["items"]) == ("dojo.0", [])


@pytest.mark.rule("H-149")
def test_with_all_eleven_rifts_in_play_no_dusk_card_is_drawn() -> None:
    match = thomas(cards=dict.fromkeys(RIFTS, "baiyu.5"), health=5)
    play(match, "end")
    go(match, "act")
    assert seen(match)["round"] == "dusk"
    assert seen(match)["rifts"] == 11
    assert seen(match)["decks"]["dusk"] == 0
    assert len(on_map(match)) == 11

"""The nightmare, Leaf's arena (H-117 to H-126)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium import BadOption
from ludarium.core.match import Match
from ludarium.games.hara.atlas import WORLDS
from tests.hara.stages import changed, fresh, go, lay_worlds, on_map, reason, seat, seen_card
from tests.hara.table import GAME, happened, hurt, kind, options, play, put, roll_on, seat_at, seen, state, table

TEN = (10, 10, 10)
LAYOUT = ("oakenmoor", "baiyu", "arechi", "lunaridge", "oppenheim", "drear")
APART = ("arechi", "lunaridge", "oppenheim", "drear")


def leaf(*apart: str, **given: Any) -> Match:
    """Leaf's turn, the Worlds laid as in LAYOUT and these disconnected."""
    cards = given.pop("cards", {})
    match = table("nightmare", **given)

    def lay(s: Any) -> None:
        lay_worlds(s, *LAYOUT)
        s.cut_off = sum(2 ** WORLDS.index(world) for world in apart)
        s.cut_slots = sum(2 ** LAYOUT.index(world) for world in apart)
        for id, where in cards.items():
            put(s, id, where)

    return changed(match, lay, again=True)


def loose(match: Match) -> list[str]:
    return sorted(seen(match)["disconnected"])


def offered(match: Match) -> set[str]:
    return {said for said in options(match) if said.startswith("reconnect")}


def night(match: Match) -> Match:
    """The turn ends; on to the swap that takes the place of World Shift."""
    play(match, "end")
    return go(match, lambda now: kind(now) in ("world_comes_loose", "worlds_shift"))


# -- who and what for (H-117) ----------------------------------------------------------------------------------------


@pytest.mark.rule("H-117")
def test_leaf_and_nobody_else_is_played() -> None:
    assert seat(roll_on(fresh("nightmare")))["champion"] == "leaf"
    for other in ("oric", "thomas", "soff", "kaoru", "persephone"):
        with pytest.raises(BadOption, match="leaf"):
            GAME.new(seed=2, mode="nightmare", options={"champion": other})


@pytest.mark.rule("H-117")
@pytest.mark.parametrize("apart", [(), ("drear",), APART])
def test_all_six_connected_and_ten_of_each_colour_in_the_dojo_win(apart: tuple[str, ...]) -> None:
    match = leaf(*apart, at="oakenmoor.1", energy=TEN)
    play(match, "play dash", "move dojo.2")
    assert reason(match) == (None if apart else "home")
    assert seen(match)["objective"].items() >= {"done": not apart, "now": 6 - len(apart), "of": 6}.items()


@pytest.mark.rule("H-117")
@pytest.mark.parametrize("swapped", ["oakenmoor", "baiyu"])
def test_oakenmoor_and_the_baiyu_stay_connected_even_when_their_tile_moves(swapped: str) -> None:
    match = night(leaf("lunaridge", "oppenheim", "drear"))
    play(match, f"swap {swapped} arechi")
    assert loose(match) == ["arechi", "drear", "lunaridge", "oppenheim"]
    assert seen(match)["layout"][2] == swapped
    go(match, "act")
    match = changed(match, lambda s: s.at.__setitem__(0, 3), again=True)  # Dojo 3 touches the third slot
    play(match, "play dash")
    assert f"move {swapped}.1" in options(match)


# -- set-up (H-118, H-119) -------------------------------------------------------------------------------------------


@pytest.mark.rule("H-118")
def test_oakenmoor_and_the_baiyu_lie_at_the_top_and_the_others_are_rolled_for_slots_of_your_choice_and_lie_apart() -> None:
    match = fresh("nightmare")
    assert seen(match)["layout"] == ["oakenmoor", "baiyu", None, None, None, None]
    assert options(match) == ["slot 3", "slot 4", "slot 5", "slot 6"]
    play(match, "slot 5")
    assert set(options(match)) == {f"world={world}" for world in APART}
    play(match, "world=drear")
    assert seen(match)["layout"] == ["oakenmoor", "baiyu", None, None, "drear", None]
    assert loose(match) == ["drear"]
    assert options(match) == ["slot 3", "slot 4", "slot 6"]
    play(match, "slot 6")
    assert set(options(match)) == {"world=arechi", "world=lunaridge", "world=oppenheim"}  # one placed is rolled again
    play(match, "world=arechi", "slot 4", "world=oppenheim")
    assert seen(match)["layout"] == ["oakenmoor", "baiyu", "lunaridge", "oppenheim", "drear", "arechi"]
    assert loose(match) == ["arechi", "drear", "lunaridge", "oppenheim"]
    go(match, "act")
    assert seat_at(match) == "dojo.0"
    assert {space.partition(".")[0] for space in seat(match)["reach"]} == {"dojo", "oakenmoor", "baiyu"}


@pytest.mark.rule("H-118")
def test_the_symbols_of_the_dojo_are_ignored() -> None:
    match = fresh("nightmare", layout="energy")
    assert seen(match)["layout"] == ["oakenmoor", "baiyu", None, None, None, None]
    assert kind(match) == "slot_is_chosen"


@pytest.mark.rule("H-119")
def test_unless_the_player_names_one_the_slots_are_filled_in_order() -> None:
    match = fresh("nightmare")
    for slot, world in zip((3, 4, 5), ("oppenheim", "drear", "arechi"), strict=True):
        assert options(match)[0] == f"slot {slot}"  # the first answer is the one that is given for whoever gives none
        match.answer(0)
        play(match, f"world={world}")
    assert seen(match)["layout"] == ["oakenmoor", "baiyu", "oppenheim", "drear", "arechi", "lunaridge"]


@pytest.mark.rule("H-119")
def test_disconnected_worlds_get_their_cards_at_dawn_and_at_dusk() -> None:
    match = roll_on(fresh("nightmare"))
    assert sorted(each["at"] for each in seen(match)["cards"]) == sorted(f"{world}.1" for world in WORLDS)
    assert loose(match) == sorted(APART)
    play(match, "end")
    go(match, "card_is_drawn")
    play(match, "card=garden_of_pins", "world=drear", "d6=4")
    assert on_map(match)["garden_of_pins"] == "drear.4"


@pytest.mark.rule("H-119")
@pytest.mark.parametrize("rift", [None, "second_sunset"])
def test_an_open_rift_on_a_disconnected_world_stays_in_play_and_works(rift: str | None) -> None:
    match = leaf(*APART, cards={rift: "drear.5"} if rift else {})  # one more Dusk card, wherever it is open
    play(match, "end")
    before = len(seen(match)["cards"])
    go(match, "act", {"card_is_drawn": ["card=sleepless_oni", "card=candle_eater", "card=tooth_collector"]})
    assert len(seen(match)["cards"]) - before == (3 if rift else 2)
    assert ("second_sunset" in on_map(match)) == bool(rift)


# -- a disconnected World (H-120, H-121) -----------------------------------------------------------------------------


@pytest.mark.rule("H-120")
@pytest.mark.parametrize("apart", [APART, ()])
def test_no_move_and_no_transport_onto_a_disconnected_world(apart: tuple[str, ...]) -> None:
    match = leaf(*apart, at="dojo.3", items=["paper_crane"])
    play(match, "play dash")
    assert ("move arechi.1" in options(match)) == (not apart)
    assert "move baiyu.1" in options(match)
    play(match, "stop", "item paper_crane")  # transport up to 3
    landing = {said.removeprefix("leap ").partition(".")[0] for said in options(match)}
    assert ("arechi" in landing) == ("lunaridge" in landing) == (not apart)
    assert {"oakenmoor", "baiyu", "dojo"} <= landing


@pytest.mark.rule("H-120")
@pytest.mark.parametrize(("roll", "there"), [("world=arechi", "baiyu.3"), ("world=oakenmoor", "oakenmoor.5")])
def test_chance_transports_nobody_onto_a_disconnected_world(roll: str, there: str) -> None:
    match = leaf(*APART, at="baiyu.2", cards={"fog_knows_you": "baiyu.3"})  # an Event that carries to a random space
    play(match, "play dash", "move baiyu.3", roll, "d6=5")
    assert seat_at(match) == there
    assert len(happened(match, "goes-nowhere")) == (there == "baiyu.3")


@pytest.mark.rule("H-120")
@pytest.mark.parametrize("apart", [APART, ()])
def test_no_attack_on_targets_there(apart: tuple[str, ...]) -> None:
    match = leaf(*apart, at="baiyu.1", cards={"scrapback_crab": "arechi.2"}, items=["garrison_rocket"])
    play(match, "play grappling_roots")  # 2 damage, range 3, and 1 step away if connected
    assert hurt(match, "scrapback_crab") == (0 if apart else 2)
    play(match, "item garrison_rocket")  # all others within range 1
    assert ("scrapback_crab" in on_map(match)) == bool(apart)  # 3 more are its end


@pytest.mark.rule("H-120")
@pytest.mark.parametrize("apart", [APART, ()])
def test_no_being_attacked_from_it(apart: tuple[str, ...]) -> None:
    match = leaf(*apart, at="baiyu.1", cards={"traveller_ahead": "arechi.2"})  # Attack 2, Range 1
    assert seen_card(match, "traveller_ahead")["range"] == (0 if apart else 1)
    play(match, "end")
    roll_on(match, "card_is_drawn")
    assert seat(match)["health"] == (6 if apart else 4)


@pytest.mark.rule("H-121")
def test_its_links_to_the_dojo_and_to_other_worlds_are_cut_and_its_own_ring_is_not() -> None:
    match = leaf("arechi", at="dojo.3")
    assert not [space for space in seat(match)["reach"] if space.startswith("arechi")]
    assert len(seat(match)["reach"]) == 43 - 6
    assert seat(match)["reach"]["lunaridge.2"] == 2  # not by way of Arechi, but by Dojo 4
    s = state(match)
    first = 7 + 6 * WORLDS.index("arechi")
    assert [s.distance(first, first + n) for n in range(6)] == [0, 1, 2, 3, 2, 1]
    assert all(s.distance(first, other) == 99 for other in range(43) if not first <= other < first + 6)


@pytest.mark.rule("H-121")
def test_its_monsters_have_range_0_whatever_helps_them() -> None:
    match = leaf("arechi", cards={"ash_harrier": "arechi.4", "great_keyhole": "arechi.5", "third_hour_owl": "oakenmoor.4"})
    assert seen_card(match, "ash_harrier")["range"] == 0  # printed 2, and the Rift of its World adds 1
    assert seen_card(match, "third_hour_owl")["range"] == 2


# -- reconnecting (H-122, H-123) -------------------------------------------------------------------------------------


@pytest.mark.rule("H-122")
def test_reconnecting_is_free_and_costs_1_spirit() -> None:
    match = leaf(*APART, at="dojo.3")
    play(match, "reconnect arechi")
    assert seat(match)["spirit"] == 4
    assert seen(match)["activations"] == 3
    assert loose(match) == ["drear", "lunaridge", "oppenheim"]
    assert offered(match) == set()
    play(match, "play dash", "move arechi.1", "move arechi.6")
    assert seat_at(match) == "arechi.6"


@pytest.mark.rule("H-122")
def test_it_may_be_done_between_two_steps() -> None:
    match = leaf(*APART, at="dojo.2")
    play(match, "play dash", "move dojo.3", "reconnect arechi", "move arechi.2")
    assert seat_at(match) == "arechi.2"
    assert (seen(match)["activations"], seat(match)["spirit"]) == (2, 4)


@pytest.mark.rule("H-122")
def test_without_spirit_it_is_not_possible() -> None:
    assert offered(leaf(*APART, at="dojo.3", spirit=1)) == {"reconnect arechi"}
    assert offered(leaf(*APART, at="dojo.3", spirit=0)) == set()


@pytest.mark.rule("H-123")
@pytest.mark.parametrize(
    ("at", "worlds"),
    [
        ("dojo.0", []),
        ("dojo.1", ["drear"]),  # Drear 1 in the sixth slot
        ("dojo.2", []),  # Oakenmoor and The Baiyu only
        ("dojo.3", ["arechi"]),
        ("dojo.4", ["arechi", "lunaridge"]),
        ("dojo.5", ["lunaridge", "oppenheim"]),
        ("dojo.6", ["drear", "oppenheim"]),
        ("oakenmoor.1", []),
        ("oakenmoor.2", ["drear"]),
        ("oakenmoor.3", ["drear"]),
        ("oakenmoor.4", []),
        ("oakenmoor.6", []),
        ("baiyu.1", ["arechi"]),
        ("baiyu.2", []),
        ("baiyu.5", []),
        ("baiyu.6", ["arechi"]),
    ],
)
def test_adjacent_is_what_would_be_linked_if_the_world_were_connected(at: str, worlds: list[str]) -> None:
    assert offered(leaf(*APART, at=at)) == {f"reconnect {world}" for world in worlds}


@pytest.mark.rule("H-123")
def test_a_world_that_was_reconnected_is_a_neighbour_from_which_the_next_can_be_reached() -> None:
    match = leaf("lunaridge", "oppenheim", "drear", at="arechi.6")
    assert offered(match) == {"reconnect lunaridge"}


# -- instead of World Shift (H-124 to H-126) -------------------------------------------------------------------------


@pytest.mark.rule("H-124")
def test_a_connected_world_swaps_with_oakenmoor_or_the_baiyu_and_comes_loose() -> None:
    match = night(leaf("lunaridge", "oppenheim", "drear"))
    assert kind(match) == "world_comes_loose"
    assert set(options(match)) == {"swap oakenmoor arechi", "swap baiyu arechi"}
    play(match, "swap baiyu arechi")
    assert seen(match)["layout"] == ["oakenmoor", "arechi", "baiyu", "lunaridge", "oppenheim", "drear"]
    assert "arechi" in loose(match)
    assert seen(match)["decks"]["shift"] == 12  # no World Shift card was drawn
    assert seen(match)["discards"]["shift"] == []
    assert seen(match)["day"] == 2


@pytest.mark.rule("H-124")
def test_with_no_other_connected_world_the_game_is_lost() -> None:
    match = leaf(*APART)
    play(match, "end")
    go_to_the_end(match)
    assert match.result is not None
    assert (match.result.winners, reason(match), seen(match)["day"]) == ((), "fell_apart", 1)


def go_to_the_end(match: Match) -> None:
    while match.actor is not None:
        assert kind(match) != "world_comes_loose"
        match.answer(0)


@pytest.mark.rule("H-125")
def test_the_player_also_picks_the_other_world() -> None:
    match = night(leaf("oppenheim", "drear"))
    assert set(options(match)) == {f"swap {a} {b}" for a in ("oakenmoor", "baiyu") for b in ("arechi", "lunaridge")}


@pytest.mark.rule("H-125")
def test_leaf_may_stand_on_the_tile_that_is_swapped_and_travels_with_it() -> None:
    match = night(leaf("lunaridge", "oppenheim", "drear", at="oakenmoor.4"))
    assert "swap oakenmoor arechi" in options(match)
    play(match, "swap oakenmoor arechi")
    assert seat_at(match) == "oakenmoor.4"
    assert seen(match)["layout"][:3] == ["arechi", "baiyu", "oakenmoor"]


@pytest.mark.rule("H-125")
def test_the_world_leaf_stands_on_is_no_choice() -> None:
    match = night(leaf("oppenheim", "drear", at="arechi.4"))
    assert set(options(match)) == {"swap oakenmoor lunaridge", "swap baiyu lunaridge"}


@pytest.mark.rule("H-125")
def test_if_the_only_other_connected_world_is_the_one_leaf_stands_on_the_game_is_lost() -> None:
    match = leaf("lunaridge", "oppenheim", "drear", at="arechi.4")
    play(match, "end")
    go_to_the_end(match)
    assert (reason(match), seen(match)["day"]) == ("fell_apart", 1)


@pytest.mark.rule("H-126")
@pytest.mark.parametrize("day", range(1, 6))
def test_there_is_a_swap_after_each_of_the_first_five_days(day: int) -> None:
    match = night(leaf("drear", day=day))
    assert (kind(match), seen(match)["day"]) == ("world_comes_loose", day)


@pytest.mark.rule("H-126")
@pytest.mark.parametrize("apart", [("drear",), APART])
def test_there_is_none_after_day_6(apart: tuple[str, ...]) -> None:
    match = leaf(*apart, day=6)
    play(match, "end")
    go_to_the_end(match)
    assert (reason(match), loose(match)) == ("time", sorted(apart))


@pytest.mark.rule("H-126")
def test_the_last_world_reconnected_from_the_dojo_wins_at_once() -> None:
    match = leaf("arechi", at="dojo.3", energy=TEN)
    assert match.result is None
    play(match, "reconnect arechi")
    assert reason(match) == "home"


@pytest.mark.rule("H-126")
def test_the_objective_is_never_stored() -> None:
    match = leaf(at="dojo.3")
    assert seen(match)["objective"]["done"] is True
    night(match)
    play(match, "swap baiyu drear")
    go(match, "act")
    assert seen(match)["objective"]["done"] is False
    match = changed(match, lambda s: [s.at.__setitem__(0, 7), *(s.energy.__setitem__(n, 10) for n in range(3))], again=True)
    play(match, "play dash", "move dojo.1")
    assert match.result is None

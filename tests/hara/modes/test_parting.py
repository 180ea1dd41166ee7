"""The parting, the arena of Kaoru & Kuma (H-139 to H-145)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ludarium import BadOption
from ludarium.core.match import Match
from ludarium.games.hara.state import HELD, NOWHERE, Hara
from tests.hara.stages import changed, fresh, go, reason, seat
from tests.hara.table import GAME, hurt, kind, options, play, roll_on, seen, space, table

TEN = (10, 10, 10)
PLACES = ("drear.4", "oakenmoor.2", "arechi.3", "lunaridge.6")


def kaoru(found: int = 0, clues: tuple[str, ...] | None = None, known: Mapping[str, int] | None = None, **given: Any) -> Match:
    """Kaoru's turn with Clues collected, the others face down, some of them seen."""
    lie = PLACES[found:] if clues is None else clues

    def lay(s: Hara) -> None:
        s.clues = found
        for place in range(4):
            s.clue[place] = s.clue_number[place] = 0
            s.clue[place] = NOWHERE
            s.token[place] = HELD if place < found else NOWHERE
        for place, where in enumerate(lie, found):
            s.clue[place] = space(where)
            s.clue_number[place] = (known or {}).get(where, 0)

    return changed(table("parting", **given), lay, again=True)


def clues(match: Match) -> dict[str, str]:
    """Space -> what lies there: `clue` face down, or the number seen."""
    return {token["at"]: token["token"] for token in seen(match)["tokens"]}


def looks(match: Match) -> set[str]:
    return {said for said in options(match) if said.startswith("investigate")}


# -- who and what for (H-139) ----------------------------------------------------------------------------------------


@pytest.mark.rule("H-139")
def test_kaoru_and_kuma_and_nobody_else_are_played() -> None:
    assert seat(GAME.new(seed=2, mode="parting"))["champion"] == "kaoru"
    for other in ("oric", "thomas", "persephone", "soff", "leaf"):
        with pytest.raises(BadOption, match="kaoru"):
            GAME.new(seed=2, mode="parting", options={"champion": other})


@pytest.mark.rule("H-139")
@pytest.mark.parametrize("found", [0, 3, 4])
def test_kuma_found_and_ten_of_each_colour_in_the_dojo_win(found: int) -> None:
    match = kaoru(found, at="baiyu.1", energy=TEN)
    play(match, "play dash", "move dojo.4")
    assert reason(match) == ("home" if found == 4 else None)
    assert seen(match)["objective"].items() >= {"done": found == 4, "now": found, "of": 4}.items()


@pytest.mark.rule("H-139")
def test_with_the_fourth_clue_kuma_is_found() -> None:
    match = kaoru(3, at="lunaridge.6")
    assert seen(match)["objective"]["done"] is False
    play(match, "investigate lunaridge.6")  # the only one left is #4
    assert seat(match)["tokens"] == ["scenario.1", "scenario.2", "scenario.3", "scenario.4"]
    assert seen(match)["objective"]["done"] is True
    assert clues(match) == {}


# -- set-up (H-140, H-141) -------------------------------------------------------------------------------------------


@pytest.mark.rule("H-140")
@pytest.mark.rule("H-141")
def test_the_clues_are_laid_clockwise_on_an_odd_roll() -> None:
    match = fresh("parting")
    assert len(options(match)) == 6
    play(match, "world=drear", "d6=4")
    assert clues(match) == {"drear.4": "clue"}
    assert kind(match) == "clue_turns"  # both neighbours are free
    play(match, "d6=3")
    assert kind(match) == "clue_lies"
    play(match, "d6=2")
    assert clues(match) == {"drear.4": "clue", "oakenmoor.2": "clue"}
    play(match, "d6=3", "d6=6")  # no roll any more: the neighbour without a Clue
    assert clues(match) == dict.fromkeys(PLACES, "clue")
    assert all(token["open"] is False for token in seen(match)["tokens"])


@pytest.mark.rule("H-141")
@pytest.mark.parametrize("roll", [2, 4, 6])
def test_and_counter_clockwise_on_an_even_one(roll: int) -> None:
    match = play(fresh("parting"), "world=drear", "d6=4", f"d6={roll}", "d6=1", "d6=1", "d6=1")
    assert set(clues(match)) == {"drear.4", "oppenheim.1", "baiyu.1", "lunaridge.1"}


@pytest.mark.rule("H-141")
@pytest.mark.parametrize("roll", [1, 3, 5])
def test_adjacent_is_by_slot_wherever_the_worlds_lie(roll: int) -> None:
    match = fresh("parting", layout="energy")
    play(match, "swapped=0", "swapped=1", "swapped=0")  # red, green, blue: Oakenmoor and The Baiyu have changed places
    assert seen(match)["layout"][0] == "baiyu"
    play(match, "world=drear", "d6=4", f"d6={roll}", "d6=1", "d6=1", "d6=1")
    assert set(clues(match)) == {"drear.4", "baiyu.1", "arechi.1", "lunaridge.1"}


# -- Investigate (H-142 to H-144) ------------------------------------------------------------------------------------


@pytest.mark.rule("H-142")
def test_a_clue_is_turned_up_for_1_grit_and_the_next_number_is_collected() -> None:
    match = kaoru(at="drear.4")
    assert looks(match) == {"investigate drear.4"}
    play(match, "investigate drear.4")
    assert options(match) == ["clue=1", "clue=2", "clue=3", "clue=4"]
    play(match, "clue=1")
    assert seat(match)["resource"]["now"] == 1  # of 2
    assert seat(match)["health"] == 7
    assert seat(match)["tokens"] == ["scenario.1"]
    assert set(clues(match)) == {"oakenmoor.2", "arechi.3", "lunaridge.6"}
    assert seen(match)["activations"] == 3  # FREE
    assert looks(match) == set()


@pytest.mark.rule("H-142")
def test_another_number_is_turned_face_down_again_and_may_be_looked_at_again() -> None:
    match = kaoru(at="drear.4")
    play(match, "investigate drear.4", "clue=2")
    assert seat(match)["tokens"] == []
    assert "drear.4" in clues(match)
    play(match, "investigate drear.4")  # it is still #2
    assert seat(match)["resource"]["now"] == 0
    assert seat(match)["tokens"] == []


@pytest.mark.rule("H-142")
def test_a_number_seen_before_is_collected_when_it_is_next() -> None:
    match = kaoru(1, at="arechi.3", known={"arechi.3": 2})
    play(match, "investigate arechi.3")
    assert seat(match)["tokens"] == ["scenario.1", "scenario.2"]
    assert seat(match)["resource"]["now"] == 1


@pytest.mark.rule("H-142")
def test_numbers_seen_elsewhere_cannot_show_again() -> None:
    match = kaoru(1, at="arechi.3", known={"oakenmoor.2": 3})
    play(match, "investigate arechi.3")
    assert options(match) == ["clue=2", "clue=4"]


@pytest.mark.rule("H-142")
def test_without_grit_it_costs_1_health_which_is_no_damage() -> None:
    match = kaoru(at="drear.4", resource=0, health=5, items=["saucepan_lid"])
    play(match, "investigate drear.4", "clue=1")
    assert seat(match)["health"] == 4
    assert seat(match)["resource"]["now"] == 0
    assert seat(match)["tokens"] == ["scenario.1"]


@pytest.mark.rule("H-142")
def test_with_grit_left_no_health_is_paid() -> None:
    match = kaoru(at="drear.4", resource=1, health=1)
    play(match, "investigate drear.4", "clue=4")
    assert (seat(match)["resource"]["now"], seat(match)["health"]) == (0, 1)


@pytest.mark.rule("H-142")
def test_only_on_the_clues_space_and_also_between_two_steps() -> None:
    match = kaoru(at="drear.3")
    assert looks(match) == set()
    play(match, "play dash", "move drear.4", "investigate drear.4", "clue=3", "move drear.5")
    assert seen(match)["activations"] == 2


@pytest.mark.rule("H-143")
def test_number_1_is_collected_1_grit_is_paid_and_number_3_shows() -> None:
    match = kaoru(1, at="arechi.3", resource=2)
    play(match, "investigate arechi.3", "clue=3")
    assert seat(match)["resource"]["now"] == 1
    assert seat(match)["tokens"] == ["scenario.1"]  # not #2, so it is not collected
    assert "arechi.3" in clues(match)  # and is turned face down
    assert seen(match)["objective"]["now"] == 1


@pytest.mark.rule("H-144")
@pytest.mark.parametrize(("grit", "health", "possible"), [(0, 1, False), (0, 2, True), (1, 1, True)])
def test_health_may_be_paid_only_with_at_least_2(grit: int, health: int, possible: bool) -> None:
    match = kaoru(at="drear.4", resource=grit, health=health)
    assert bool(looks(match)) is possible


@pytest.mark.rule("H-144")
@pytest.mark.parametrize(("memory", "shown"), [("on", "scenario.3"), ("off", "clue")])
def test_numbers_seen_are_shown_until_the_next_shuffle_if_the_option_says_so(memory: str, shown: str) -> None:
    match = kaoru(at="drear.4", options={"clue_memory": memory})
    play(match, "investigate drear.4", "clue=3")
    assert clues(match) == {**dict.fromkeys(PLACES, "clue"), "drear.4": shown}
    play(match, "end")
    go(match, "lay_clue_in")
    play(match, "world=drear", "d6=4", "d6=1", "d6=2", "d6=3", "d6=6")
    assert clues(match) == dict.fromkeys(PLACES, "clue")


@pytest.mark.rule("H-144")
def test_kumas_absence_changes_no_card() -> None:
    alone = kaoru(at="baiyu.3", cards={"chipped_temple_lion": "baiyu.4"})
    together = table("arena", champion="kaoru", at="baiyu.3", cards={"chipped_temple_lion": "baiyu.4"})
    assert options(alone) == options(together)
    for match in (alone, together):
        play(match, "play avalanche", "play stone_paw", "stop")
    assert hurt(alone, "chipped_temple_lion") == hurt(together, "chipped_temple_lion") == 1 + 2
    assert seat(alone)["cards"] == seat(together)["cards"]


# -- instead of World Shift (H-145) ----------------------------------------------------------------------------------


@pytest.mark.rule("H-145")
@pytest.mark.parametrize("found", [0, 2, 3])
def test_until_kuma_is_found_the_clues_left_are_placed_again_and_no_world_shifts(found: int) -> None:
    match = kaoru(found)
    play(match, "end")
    go(match, lambda now: kind(now) in ("lay_clue_in", "worlds_shift"))
    assert kind(match) == "lay_clue_in"
    assert clues(match) == {}
    play(match, "world=baiyu", "d6=5")
    go(match, "card_is_drawn", {"clue_turns": "d6=1", "clue_lies": "d6=2"})
    worlds = ("baiyu", "oppenheim", "drear", "oakenmoor")[: 4 - found]
    assert set(clues(match)) == {f"{world}.{5 if world == 'baiyu' else 2}" for world in worlds}
    assert seen(match)["day"] == 2
    assert seen(match)["decks"]["shift"] == 12
    assert seat(match)["tokens"] == [f"scenario.{n}" for n in range(1, found + 1)]
    assert seen(match)["layout"] == ["oakenmoor", "arechi", "lunaridge", "baiyu", "oppenheim", "drear"]


@pytest.mark.rule("H-145")
def test_the_clues_are_shuffled_so_that_a_number_seen_may_lie_anywhere() -> None:
    match = kaoru(1, known={"oakenmoor.2": 2, "arechi.3": 3}, clues=("oakenmoor.2", "arechi.3", "lunaridge.6"))
    play(match, "end")
    go(match, lambda now: kind(now) == "act" and seen(now)["day"] == 2)
    there = next(iter(clues(match)))
    match = changed(match, lambda s: s.at.__setitem__(0, space(there)), again=True)
    play(match, f"investigate {there}")
    assert options(match) == ["clue=2", "clue=3", "clue=4"]


@pytest.mark.rule("H-145")
def test_once_he_is_found_world_shift_is_done_at_the_end_of_the_day() -> None:
    match = kaoru(3, at="lunaridge.6")
    play(match, "investigate lunaridge.6", "end")
    go(match, lambda now: kind(now) in ("lay_clue_in", "worlds_shift"))
    assert kind(match) == "worlds_shift"
    play(match, "shift=oak_and_bamboo")
    assert seen(match)["layout"][0] == "baiyu"
    roll_on(match)
    assert seen(match)["day"] == 2

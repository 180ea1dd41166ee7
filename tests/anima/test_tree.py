"""The tree of Areas and multiple missions (A-177 to A-184)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core.match import Match
from tests.anima.table import (
    NAMES_OF,
    active,
    asked,
    at,
    can,
    deck,
    fresh,
    kind,
    lies_on,
    lost,
    options,
    passed,
    pile,
    play,
    seen,
    state,
    table,
    to_slot,
    told,
)

LEVEL = {card.id: card.facts["level"] for card in NAMES_OF.areas}


def tree(where: str = "", **fields: Any) -> Match:
    """Gold's Movement slot in the tree, on this Area or outside."""
    chosen = {"tree": "on", **fields.pop("options", {})}
    return table(at=[where], options=chosen, **fields)


def levels(match: Match) -> set[int]:
    return {LEVEL[each.removeprefix("go ")] for each in options(match) if each.startswith("go ")}


def goes(match: Match) -> int:
    return sum(each.startswith("go ") for each in options(match))


@pytest.mark.rule("A-177")
def test_all_areas_lie_open_from_the_start() -> None:
    match = fresh(tree="on", chance="play")
    while state(match).turn == 0:
        match.answer(0)
    assert len(active(match)) == 14
    assert (deck(match, "areas"), seen(match)["most_areas"]) == ([], None)
    assert all(area["encounter"] is None for area in seen(match)["areas"])
    assert len(deck(match, "encounters")) == 33
    assert [at(match, seat) for seat in range(3)] == [None] * 3


@pytest.mark.rule("A-177")
def test_no_new_horizons() -> None:
    assert not any(each.startswith("seek") for each in options(tree("archangel")))


@pytest.mark.rule("A-178")
def test_from_outside_only_level_one_and_without_an_encounter() -> None:
    match = tree()
    assert (levels(match), goes(match)) == ({1}, 5)
    passed(play(match, "go archangel"))
    assert (at(match), len(deck(match, "encounters")), asked(match)) == ("archangel", 33, "ruby")


@pytest.mark.rule("A-179")
@pytest.mark.parametrize(
    ("where", "reach", "count"), [("archangel", {1, 2}, 10), ("lost_ruins", {1, 2, 3}, 14), ("tower_at_the_end", {2, 3}, 9)]
)
def test_one_level_up_or_down_or_sideways_or_staying(where: str, reach: set[int], count: int) -> None:
    match = tree(where)
    assert (levels(match), goes(match), can(match, f"go {where}")) == (reach, count, True)


@pytest.mark.rule("A-179")
def test_to_the_tower_it_takes_three_turns() -> None:
    match = tree()
    assert not can(match, "go lost_ruins")
    passed(play(match, "go archangel"))
    match = tree("archangel")
    assert not can(match, "go tower_at_the_end")
    passed(play(match, "go lost_ruins", "encounter=dragon_god"))
    assert at(match) == "lost_ruins"
    match = tree("lost_ruins", parties=["weapon_master acrobat huntress stonecutter"])
    passed(play(match, "go tower_at_the_end", "encounter=wandering_warrior", "own=6", "foe=1"))
    assert at(match) == "tower_at_the_end"


@pytest.mark.rule("A-180")
@pytest.mark.parametrize(("start", "to", "draws"), [
    ("archangel", "lost_ruins", True), ("lost_ruins", "archangel", True), ("archangel", "village_of_cornes", False),
    ("archangel", "archangel", False),
])  # fmt: skip
def test_a_change_of_level_draws_an_encounter(start: str, to: str, draws: bool) -> None:
    match = passed(play(tree(start), f"go {to}"))
    assert (asked(match) == "chance" and kind(match) == "encounter_is_drawn") == draws
    assert draws or at(match) == to


@pytest.mark.rule("A-180")
@pytest.mark.parametrize(("to", "start", "met"), [("lost_ruins", "archangel", True), ("archangel", "lost_ruins", False)])
def test_it_is_checked_against_the_level_of_the_destination(to: str, start: str, met: bool) -> None:
    """A creature of level 2."""
    match = passed(play(tree(start), f"go {to}", "encounter=young_wyrm"))
    assert (kind(match) == "first_die_is_cast") == met
    if not met:
        assert (at(match), pile(match, "encounters")) == (to, ["young_wyrm"])


@pytest.mark.rule("A-180")
@pytest.mark.parametrize("start", ["", "archangel", "lost_ruins"])
def test_an_undefeated_creature_is_faced_in_place_of_a_draw_on_every_way(start: str) -> None:
    match = passed(play(tree(start, lying={"village_of_cornes": "barn_ogre"}), "go village_of_cornes"))
    assert kind(match) == "first_die_is_cast"
    assert seen(match)["fight"]["foe"]["card"] == "barn_ogre"
    assert len(deck(match, "encounters")) == 32


@pytest.mark.rule("A-180")
def test_a_creature_that_wins_stays_there() -> None:
    match = tree("archangel", parties=["acrobat"])
    passed(play(match, "go lost_ruins", "encounter=young_wyrm", "own=1", "foe=1"))
    assert (at(match), lost(match), lies_on(match, "lost_ruins")) == (None, [0], "young_wyrm")


@pytest.mark.rule("A-181")
def test_a_beaten_party_starts_again_at_the_bottom() -> None:
    match = tree("lost_ruins", parties=["acrobat"])
    passed(play(match, "go tower_at_the_end", "encounter=young_wyrm", "own=1", "foe=1"))
    to_slot(match, "movement")
    assert levels(match) == {1}


@pytest.mark.rule("A-60")
@pytest.mark.rule("A-181")
@pytest.mark.parametrize("option", ["leaves_map", "stays_put"])
@pytest.mark.parametrize(("start", "reach"), [("lost_ruins", {1, 2, 3}), ("archangel", {1, 2}), ("", {1})])
def test_a_resting_party_moves_on_from_where_it_rested(option: str, start: str, reach: set[int]) -> None:
    match = tree(start, parties=["acrobat"], options={"rest_place": option})
    passed(play(match, "rest"))
    assert at(match) == (start or None if option == "stays_put" else None)
    to_slot(match, "movement")
    assert levels(match) == reach


@pytest.mark.rule("A-60")
@pytest.mark.rule("A-180")
def test_who_comes_back_from_a_rest_to_the_same_level_draws_no_encounter() -> None:
    match = tree("lost_ruins", parties=["acrobat"])
    passed(play(match, "rest"))
    to_slot(match, "movement")
    passed(play(match, "go lost_ruins"))
    assert at(match) == "lost_ruins"


@pytest.mark.rule("A-60")
@pytest.mark.rule("A-181")
def test_a_rest_keeps_the_place_for_the_next_turn_only() -> None:
    match = tree("lost_ruins", parties=["acrobat"])
    passed(play(match, "rest"))
    to_slot(match, "movement")
    passed(play(match, "go tower_at_the_end", "encounter=young_wyrm", "own=1", "foe=1"))  # beaten, and out of the tree
    to_slot(match, "movement")
    assert levels(match) == {1}


@pytest.mark.rule("A-182")
@pytest.mark.parametrize("start", ["", "archangel"])
def test_zeppelin_travel_goes_anywhere_without_an_encounter(start: str) -> None:
    match = tree(start, hands=["zeppelin_travel"], lying={"tower_at_the_end": "dragon_god"})
    passed(play(match, "use zeppelin_travel"))
    assert len(options(match)) == 14
    play(match, "choose tower_at_the_end")
    assert (at(match), lies_on(match, "tower_at_the_end")) == ("tower_at_the_end", "dragon_god")
    assert "fights" not in told(match)


@pytest.mark.rule("A-183")
def test_a_redirect_names_only_what_the_party_could_have_named() -> None:
    match = tree("archangel", hands=["", "misdirection"])
    could = {each.removeprefix("go ") for each in options(match) if each.startswith("go ")}
    passed(play(match, "go lost_ruins", "use misdirection"))
    assert {each.removeprefix("choose ") for each in options(match)} == could
    assert "tower_at_the_end" not in could


# -- multiple missions -----------------------------------------------------------------------------------------------

STRONG = "weapon_master stonecutter huntress acrobat"


@pytest.mark.rule("A-184")
@pytest.mark.parametrize(("second", "may"), [("begun", False), ("completed", True)])
def test_both_basic_missions_are_needed_for_the_final_one(second: str, may: bool) -> None:
    match = table(
        phase="exploration",
        parties=[STRONG],
        at=["plain_of_chains"],
        missions=[f"beat_tiamat:completed overdue_book:{second}"],
        final="mend_the_chain",
        options={"multiple_missions": "on"},
    )
    play(match, "explore", "die=1")
    assert can(match, "claim mend_the_chain") == may


@pytest.mark.rule("A-184")
def test_the_final_mission_is_still_revealed_by_the_first_one() -> None:
    match = table(
        phase="exploration",
        parties=[STRONG],
        at=["lost_ruins"],
        missions=["beat_tiamat overdue_book"],
        options={"multiple_missions": "on"},
    )
    passed(play(match, "explore", "die=1", "claim beat_tiamat", "own=6", "foe=1"))
    assert options(match) == ["final=last_door", "final=orb_on_the_throne", "final=mend_the_chain"]

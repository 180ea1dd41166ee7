"""Hints say why: what an answer leads to and what it costs, with numbers, and never the answer again."""

from __future__ import annotations

import pytest

from ludarium.core.match import Match
from tests.proving.arena import arena, play


def why(match: Match, notation: str, language: str = "en") -> str:
    index = next(index for index, option in enumerate(match.prompt.options) if option.notation == notation)
    reason = match.game.sums_up(match.state, index)
    assert reason is not None, notation
    return match.game.text(reason, language).replace("\u00a0", " ")


@pytest.mark.rule("P-46")
def test_a_reroll_names_what_it_may_gain_and_the_wound_that_it_may_bring() -> None:
    """Two dice leave #1, whose pair climbs; each comes to a slot with one chance in six. A single against #2 is a wound."""
    match = arena(slots={1: ("T1", 1), 2: ("T1", 1)}, dice={"W1": 1, "W2": 1})
    told = why(match, "reroll 1")
    assert "97% to lose the climb of #1" in told or "28% for #2 to fall and wound you" in told
    assert "100%" not in told


@pytest.mark.rule("P-36")
def test_what_lies_there_already_is_no_reason_for_a_reroll() -> None:
    """#1 climbs with its pair whatever happens to the 2s: the reroll has no part in it."""
    match = arena(slots={1: ("T1", 1), 2: ("T1", 2)}, dice={"W1": 1, "W2": 1, "W3": 2, "W4": 2})
    told = why(match, "reroll 2")
    assert "#1 to go up" not in told
    assert "climb of #2" in told


@pytest.mark.rule("P-100")
def test_a_covered_chariot_is_named_with_what_it_would_do_and_the_dice_it_takes() -> None:
    match = arena(slots={5: ("T1", 2)}, dice={"W1": 1, "W2": 1, "W3": 5}, chariots=["single 5: down_slot 2"])
    told = why(match, "place chariot0 W3")
    assert "The marker of the enemy in slot #2 moves one space down." in told
    assert told.endswith("Price: one die.")


@pytest.mark.rule("P-46")
def test_stopping_does_not_hide_the_wound() -> None:
    match = arena(slots={3: ("T1", 1)}, dice={"W1": 3, "W2": 6, "W3": 6})
    assert "#3 wounds you" in why(match, "stop")
    assert "le n° 3 vous blesse" in why(match, "stop", "fr")


@pytest.mark.rule("P-62")
def test_a_die_to_exhaust_is_weighed_by_who_asks_for_its_colour() -> None:
    match = arena(slots={3: ("T1", 1)}, dice={"W1": 3, "B1": 5, "W2": 6, "W3": 6})
    play(match, "stop")
    assert match.prompt.kind == "put_to_rest"
    assert "You keep 3 dice" in why(match, "exhaust W2")
    assert "blue" in why(match, "exhaust B1")


@pytest.mark.rule("P-79")
def test_no_die_is_praised_when_the_match_is_lost() -> None:
    match = arena(slots={3: ("T1", 1)}, dice={"W1": 3, "W2": 6, "W3": 6}, health=4)
    play(match, "stop")
    assert {why(match, option.notation) for option in match.prompt.options} == {"The match is lost, whichever die it is."}

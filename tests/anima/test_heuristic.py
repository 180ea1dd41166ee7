"""The heuristic player does not sit for ever: it leaves what keeps it from its Missions, and looks for places not yet in play."""

from __future__ import annotations

import pytest

from ludarium.core.match import Match
from ludarium.games.anima.heuristic import choose
from tests.anima.table import GAME, options, state, table

STRONG = "acrobat weapon_master duellist huntress"


def choice(match: Match) -> str:
    return options(match)[choose(state(match))]


@pytest.mark.parametrize(
    ("missions", "leaves"), [("vigil_at_saint_vael beat_tiamat", True), ("beat_tiamat follow_the_hart", False)]
)
def test_it_leaves_an_organization_that_forbids_what_its_missions_need(missions: str, leaves: bool) -> None:
    """The Surveyors forbid Areas of level 1: Saint Vael is one, the Lost Ruins and the Glass Forest are not."""
    match = table(phase="reset", guilds=["royal_surveyors"], parties=[STRONG], missions=[missions])
    assert (choice(match) == "leave") == leaves


def test_it_seeks_new_areas_while_no_mission_can_go_on() -> None:
    match = table(parties=[STRONG], missions=["beat_tiamat follow_the_hart"], areas=["americh", "gallows_harbour"])
    assert choice(match) == "seek"
    match = table(parties=[STRONG], missions=["beat_tiamat follow_the_hart"], areas=["americh", "lost_ruins"])
    assert choice(match) == "go lost_ruins"


@pytest.mark.parametrize("seed", [1673, 2153, 2340, 3385])
def test_two_of_them_end_matches_in_which_they_once_sat_for_ever(seed: int) -> None:
    match = GAME.new(seed=seed, mode="standard", seats=2)
    while match.actor is not None:
        match.answer(choose(match.state))
    assert match.result is not None
    assert match.result.winners

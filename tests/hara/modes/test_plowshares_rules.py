"""Common rules as they show in Swords to plowshares."""

from __future__ import annotations

import pytest

from tests.hara.refusals import why
from tests.hara.table import hurt, play, seat_at, table
from tests.hara.test_players import play_turn

HERE = "lunaridge.4"
MONSTER = "moonshell_tortoise"


@pytest.mark.rule("H-58")
def test_a_keyword_held_twice_counts_once() -> None:
    """rust_halberdiers is ARMORED by its card and by the Scenario token it stands on: 2 damage are lowered by 1, not by 2."""
    match = table(
        "plowshares",
        at=HERE,
        cards={"rust_halberdiers": HERE},
        tokens={"scenario.1": HERE, "scenario.6": "oppenheim.6"},
        options={"armored": "minus1"},
    )
    play(match, "play break_the_ranks", "stop")
    assert hurt(match, "rust_halberdiers") == 1


@pytest.mark.parametrize("token", ["lunaridge.6", "dojo.0"])
def test_it_goes_after_the_objective_of_its_mode(token: str) -> None:
    """The first of Oric's tokens lies some steps away, and nothing else is on the map."""
    match = table("plowshares", at="lunaridge.2", tokens={"scenario.1": token})
    play_turn(match)
    assert seat_at(match) == token


@pytest.mark.rule("H-115")
def test_a_monster_on_a_later_token_is_protected() -> None:
    tokens = {"scenario.1": "lunaridge.1", "scenario.2": "lunaridge.3"}
    cards = {MONSTER: "lunaridge.3", "bramble_sow": "lunaridge.2"}
    match = table("plowshares", at="lunaridge.2", tokens=tokens, cards=cards, items=["dreamstone"])
    play(match, "play art_of_war")
    assert why(match, f"hit {MONSTER}") == "protected"
    assert why(table("plowshares", tokens=tokens), "collect scenario.1") == "token-won"

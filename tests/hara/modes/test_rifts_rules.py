"""Common rules as they show in Flood of Rifts."""

from __future__ import annotations

import pytest

from tests.hara.table import happened, play, table, told, winners

HERE, NEXT = "lunaridge.4", "lunaridge.5"
TEN = (10, 10, 10)


@pytest.mark.rule("H-50")
def test_in_step_d_the_variant_comes_first() -> None:
    """Flood of Rifts: 1 damage for the one Rift, then its toll of 1 Spirit."""
    match = play(table("rifts", at=HERE, cards={"ticking_cradle": NEXT}), "end")
    notes = told(match)
    assert notes.index("suffers") < notes.index("loses-spirit")


@pytest.mark.rule("H-71")
@pytest.mark.parametrize(("shield", "suffered"), [("attacks", [4]), ("all", [])])
def test_does_the_dojo_stop_the_flood(shield: str, suffered: list[int]) -> None:
    """One Rift far away: 1 damage for Thomas in the Dojo, who then recovers what he lost; told before he does."""
    match = table("rifts", at="dojo.0", cards={"unlit_lamp": "drear.4"}, options={"dojo_shield": shield})
    play(match, "end")
    assert [each["health"] for each in happened(match, "suffers")] == suffered


@pytest.mark.rule("H-93")
def test_the_objective_may_be_what_comes_last() -> None:
    """Flood of Rifts: 10/10/10 in the Dojo is not enough while a Rift is in play; closing it on the spot is."""
    match = table("rifts", at="dojo.1", energy=TEN, cards={"garden_of_pins": "dojo.1"})
    assert winners(match) is None
    play(match, "challenge garden_of_pins", "spend 6", "d6=1")
    assert winners(match) == (0,)

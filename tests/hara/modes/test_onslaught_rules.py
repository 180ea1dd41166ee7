"""Common rules as they show in Oneroi onslaught."""

from __future__ import annotations

import pytest

from tests.hara.table import at_dusk, me, play, roll_on, seen, table, told, where


@pytest.mark.rule("H-5")
def test_a_scientist_is_a_monster() -> None:
    match = table("onslaught", at="drear.5", cards={"scientist_1": "drear.5"})
    play(match, "play claws_of_the_netherbeast")  # the only target: no question
    assert where(match, "scientist_1") is None


@pytest.mark.rule("H-20")
def test_a_transport_towards_a_space_settles_ties_by_the_canonical_order() -> None:
    """Scientist #4 (Range 2) from drear.5 to D0: drear.1, in slot 6, and oakenmoor.2, in slot 1, are both 2 away from either."""
    match = table("onslaught", cards={"scientist_4": "drear.5"}, day=4)
    assert where(roll_on(play(match, "end"), "card_is_drawn"), "scientist_4") == "oakenmoor.2"


@pytest.mark.rule("H-24")
def test_a_monster_in_the_dojo_can_be_hurt() -> None:
    match = table("onslaught", at="dojo.4", cards={"scientist_6": "dojo.4"})
    play(match, "play claws_of_the_netherbeast")
    assert where(match, "scientist_6") is None


@pytest.mark.rule("H-34d")
def test_scientists_come_before_the_cards() -> None:
    match = play(at_dusk(table("onslaught")), "end")
    roll_on(match, "card_is_drawn", {"worlds_shift": "shift=iron_caravan"})
    assert [each["card"] for each in seen(match)["cards"]] == ["scientist_2"]  # before any card of Dawn


@pytest.mark.rule("H-34d")
def test_end_of_round_effects_come_before_the_day_token_moves() -> None:
    match = table("onslaught", at="dojo.0", cards={"scientist_1": "drear.5"})
    play(match, "end")
    notes = told(match)
    assert notes.index("recovers") < notes.index("closes-in") < notes.index("dusk-falls")
    assert where(match, "scientist_1") == "drear.6"  # 1 space towards D0


@pytest.mark.rule("H-58")
def test_critical_also_follows_the_attack_of_an_aggressive_monster() -> None:
    match = table("onslaught", at="drear.4", cards={"scientist_1": "drear.5"})
    play(match, "play dash", "move drear.5")
    assert (me(match)["health"], me(match)["spirit"]) == (5, 3)

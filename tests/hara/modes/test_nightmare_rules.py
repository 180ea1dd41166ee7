"""Common rules as they show in The nightmare."""

from __future__ import annotations

import pytest

from ludarium.games.hara.atlas import WORLDS
from ludarium.games.hara.state import Hara
from tests.hara.refusals import why
from tests.hara.stages import changed as with_change
from tests.hara.stages import go
from tests.hara.table import changed, fresh, play, put, space, state, table

MONSTER = "moonshell_tortoise"


@pytest.mark.rule("H-108")
def test_the_ultimate_does_not_come_with_a_day_in_a_solo_arena() -> None:
    assert why(table("nightmare"), "play the_forest_remembers") == "ultimate-arena"


@pytest.mark.rule("H-120")
def test_a_disconnected_world_is_out_of_everybody_s_reach() -> None:
    match = table("nightmare", at="dojo.0", items=["dreamstone", "bone_whistle"])
    lost = next(world for number, world in enumerate(WORLDS) if state(match).cut_off >> number & 1)

    def monsters(s: Hara) -> None:
        put(s, MONSTER, f"{lost}.1")
        put(s, "bramble_sow", "dojo.0")
        put(s, "stump_badger", "dojo.0")

    match = changed(match, monsters)
    play(match, "play dash")
    assert why(match, f"move {lost}.1") == "cut-off"
    play(match, "stop", "item bone_whistle")
    assert why(match, f"pull {MONSTER}") == "cut-off"
    play(match, "pull bramble_sow", "play grappling_roots")
    assert why(match, f"hit {MONSTER}") == "cut-off"


@pytest.mark.rule("H-122")
@pytest.mark.rule("H-123")
def test_a_world_that_cannot_be_reconnected() -> None:
    match = table("nightmare", at="dojo.0")
    lost = next(world for number, world in enumerate(WORLDS) if state(match).cut_off >> number & 1)
    assert why(match, f"reconnect {lost}") == "not-next-door"
    assert why(match, "reconnect oakenmoor") == "connected"
    assert why(table("nightmare", at="dojo.0", spirit=0), f"reconnect {lost}") == "reconnect-price"
    assert why(table(champion="leaf"), "reconnect drear") == "other-mode"


@pytest.mark.rule("H-118")
def test_a_slot_that_is_taken() -> None:
    match = go(fresh("nightmare"), "slot_is_chosen")
    assert why(match, "slot 1") == why(match, "slot 2") == "slot-taken"


@pytest.mark.rule("H-124")
@pytest.mark.rule("H-125")
def test_worlds_that_may_not_drift() -> None:
    def reconnected(s: Hara) -> None:
        s.cut_off = s.cut_slots = 0
        s.at[0] = space("arechi.5")

    match = go(with_change(table("nightmare"), reconnected, again=True), "world_comes_loose", {"act": "end"})
    assert why(match, "swap oakenmoor arechi") == "swap-leaf"
    assert why(match, "swap drear lunaridge") == why(match, "swap oakenmoor baiyu") == "swap-home"

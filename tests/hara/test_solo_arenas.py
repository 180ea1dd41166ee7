"""What the Solo Arenas have in common (H-108)."""

from __future__ import annotations

import pytest

from ludarium.games.hara.catalogue import modes
from tests.hara.stages import go, seat
from tests.hara.table import gauges, kind, play, seat_at, seen, table

TEN = (10, 10, 10)
KNOWN: dict[str, tuple[str, str, dict[str, str]]] = {  # mode -> champion, primary colour, what is missing to its goal
    "plowshares": ("oric", "red", {}),
    "nightmare": ("leaf", "green", {}),
    "onslaught": ("persephone", "blue", {"scientist_1": "drear.5"}),
    "demon": ("soff", "blue", {}),
    "parting": ("kaoru", "green", {}),
    "rifts": ("thomas", "red", {"unlit_lamp": "drear.4"}),
}
ARENAS = {id: about for id, about in KNOWN.items() if id in modes()}


@pytest.mark.rule("H-108")
@pytest.mark.parametrize("mode", ARENAS)
def test_ten_of_each_colour_in_the_dojo_is_not_enough_in_a_solo_arena(mode: str) -> None:
    match = table(mode, at="oakenmoor.1", energy=TEN, cards=ARENAS[mode][2])
    play(match, "play dash", "move dojo.1")
    assert seat_at(match) == "dojo.1"
    assert match.result is None
    assert seen(match)["objective"]["done"] is False


@pytest.mark.rule("H-37")
@pytest.mark.rule("H-108")
@pytest.mark.parametrize("mode", ARENAS)
def test_no_ultimate_comes_with_the_third_dusk_in_a_solo_arena(mode: str) -> None:
    match = table(mode, day=3)
    play(match, "end")
    go(match, lambda now: kind(now) == "act" and seen(now)["round"] == "dusk")
    assert seat(match)["champion"] == ARENAS[mode][0]
    assert seat(match)["ultimate"] == "out"


@pytest.mark.rule("H-108")
def test_elsewhere_the_third_dusk_brings_the_ultimate() -> None:
    match = table("arena", champion="oric", day=3)
    play(match, "end")
    go(match, lambda now: kind(now) == "act" and seen(now)["round"] == "dusk")
    assert seat(match)["ultimate"] == "hand"


@pytest.mark.rule("H-108")
@pytest.mark.parametrize("mode", ARENAS)
@pytest.mark.parametrize("primary", [True, False])
def test_ten_in_the_primary_colour_gives_the_ultimate_in_a_solo_arena_too(mode: str, primary: bool) -> None:
    colour = ARENAS[mode][1]
    raised = colour if primary else next(other for other in ("red", "green", "blue") if other != colour)
    before = tuple(9 if each == raised else 0 for each in ("red", "green", "blue"))
    match = table(mode, items=["dream_honey"], energy=before)  # type: ignore[arg-type]
    play(match, "item dream_honey", f"gauge {raised}")
    assert gauges(match)[raised] == 10
    spare = next(each for each in ("red", "green", "blue") if each != raised)
    play(match, f"gauge {spare}", "end")
    go(match, "card_is_drawn", {})
    assert seat(match)["ultimate"] == ("hand" if primary else "out")

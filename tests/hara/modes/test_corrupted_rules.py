"""Common rules as they show in The Corrupted Champion."""

from __future__ import annotations

from itertools import pairwise

import pytest

import ludarium
from ludarium.core.build import row
from ludarium.core.match import Match
from ludarium.core.options import read_setup
from ludarium.games.hara.atlas import WORLDS
from ludarium.games.hara.state import CHAMPIONS, NOWHERE, Hara
from tests.hara.modes.hunt import ophion
from tests.hara.refusals import why
from tests.hara.stages import changed as with_change
from tests.hara.stages import go
from tests.hara.table import GAME, fresh, happened, kind, play, restart, roll_on, space, state


@pytest.mark.rule("H-72")
def test_a_corrupted_on_the_table() -> None:
    ophion = GAME.new(seed=1, mode="corrupted").view(0)["corrupted"]
    assert (ophion["health"], ophion["max"], ophion["resilience"], ophion["attack"], ophion["range"]) == (16, 16, 1, 1, 2)


def ophion_is_struck(match: Match) -> Match:
    """Ophion has 1 Health left; Soff, on his space, is made to act and strikes with Sun Lance (2 damage, range 1)."""
    s = state(match).clone()
    soff = CHAMPIONS.index("soff")
    s.foe_health, s.foe_at, s.at[soff] = 1, space("dojo.0"), space("dojo.0")
    s.ability[soff * 13 + 1] = s.ability[soff * 13] = 1
    s.cubes, s.options = 63, row(list(range(6)))  # and every cube is there
    match = restart(match, s)
    return play(match, "cube oakenmoor", "leap dojo.0", "choose soff")


@pytest.mark.rule("H-74")
@pytest.mark.parametrize(("resilience", "winds"), [("second_wind", 1), ("third_wind", 2), ("marker", 0)])
def test_resilience(resilience: str, winds: int) -> None:
    match = roll_on(fresh("corrupted", resilience=resilience), "remove_cube")
    for _ in range(winds):
        match = ophion_is_struck(match)
        assert match.result is None
        risen = happened(match, "foe-rises")
        assert [each["health"] for each in risen] == [16]  # the surplus point of damage is lost
        roll_on(match, "remove_cube")
    match = ophion_is_struck(match)
    assert match.result is not None
    assert match.result.reason == "ophion_fell"


@pytest.mark.rule("H-215")
def test_the_six_dreamstones_lie_on_the_map() -> None:
    match = fresh("corrupted")
    assert len(match.view(0)["stones"]) == 6


@pytest.mark.rule("H-225")
def test_resilience_tokens_and_cubes() -> None:
    start = ophion(fresh("corrupted"))
    assert start["resilience"] >= 1
    assert len(start["cubes"]) >= 6


@pytest.mark.rule("H-74")
def test_resilience_comes_in_steps_one_can_feel_and_each_shows_its_own_rate() -> None:
    game = ludarium.game("hara")
    rates, chances = [], []
    for resilience in ("marker", "second_wind", "third_wind_9", "third_wind_11", "third_wind_13", "third_wind"):
        measured = game.measured(read_setup(game.info, "corrupted", 1, {"resilience": resilience}))
        assert measured is not None
        _, wins, games = measured
        rates.append(100 * wins / games)
        chances.append(100 / games**0.5)  # a rate is as likely as not to be off by a third of this, and hardly ever by all of it
    for (harder, easier), chance in zip(pairwise(rates), chances[1:], strict=True):
        assert 10 - chance <= easier - harder <= 25 + chance, rates


@pytest.mark.rule("H-178")
@pytest.mark.rule("H-179")
@pytest.mark.rule("H-182")
def test_what_ophion_cannot_do() -> None:
    match = go(fresh("corrupted"), "remove_cube")
    assert why(match, "play dash") == why(match, "choose leaf") == "ophion"

    def hunted(s: Hara) -> None:
        s.at[CHAMPIONS.index("thomas")] = NOWHERE
        for champion in range(6):
            s.spirit[champion] = 2
        s.spirit[CHAMPIONS.index("leaf")] = 4

    match = with_change(match, hunted)
    shatter_will = next(f"cube {world}" for number, world in enumerate(WORLDS) if state(match).cards.foe_symbol[number] == 1)
    play(match, shatter_will)
    assert kind(match) == "shatter_will"
    assert why(match, "choose leaf") == "not-least-spirit"
    assert why(match, "choose thomas") == "champion-gone"
    go(match, "remove_cube")
    assert why(match, shatter_will) == "cube-gone"

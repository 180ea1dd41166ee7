"""Common rules as they show in The parting."""

from __future__ import annotations

import pytest

from ludarium.core.build import COMPILED
from ludarium.games.hara.atlas import SPACES, name_of
from ludarium.games.hara.state import Hara
from ludarium.lab.simulate import simulate
from ludarium.lab.statistics import wilson
from tests.hara.refusals import why
from tests.hara.table import changed, me, play, state, table
from tests.hara.test_balance import WINS


@pytest.mark.rule("H-6")
def test_paying_health_is_not_damage() -> None:
    """Kaoru without Grit pays 1 Health to turn up a Clue; damage would give 1 Grit."""
    match = table("parting")
    clue = int(state(match).clue[0])

    def stand(s: Hara) -> None:
        s.at[0], s.resource[0], s.guard = clue, 0, 3

    match = changed(match, stand)
    play(match, f"investigate {name_of(clue)}")
    if match.actor == "chance":
        match.answer(0)
    assert (me(match)["health"], me(match)["resource"]["now"], me(match)["guard"]) == (6, 0, 3)


@pytest.mark.skipif(not COMPILED, reason="whole matches are thought through by the compiled build; `make test` runs both")
def test_the_table_agrees_with_a_fresh_sample_of_other_seeds() -> None:
    report = simulate("hara", 80, ["heuristic"], mode="parting", seed=900_000, jobs=1)
    assert report.errors == 0
    low, high = wilson(report.wins[0], report.games)
    margin = high - low  # twice the half-width of 95 %: a true table fails less than once in ten thousand runs
    assert abs(report.win_rate - WINS["parting"] / 100) < margin


@pytest.mark.rule("H-142")
@pytest.mark.rule("H-144")
def test_a_clue_that_cannot_be_turned_up() -> None:
    match = table("parting", at="dojo.0")
    clue = name_of(int(state(match).clue[0]))
    empty = next(name_of(number) for number in range(SPACES) if number not in list(state(match).clue))
    assert why(match, f"investigate {clue}") == "clue-elsewhere"
    assert why(match, f"investigate {empty}") == "no-clue-there"
    assert why(table("parting", at=clue, resource=0, health=1), f"investigate {clue}") == "clue-price"
    assert why(table(champion="leaf"), f"investigate {clue}") == "other-mode"

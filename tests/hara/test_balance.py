"""Balance: the published table was measured with these very cards, by enough matches, and meets its targets."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import ludarium
from ludarium.core.build import COMPILED
from ludarium.core.options import read_setup
from ludarium.games.hara.catalogue import modes
from ludarium.games.hara.modes.spec import ANYBODY
from ludarium.games.hara.state import CHAMPIONS
from ludarium.lab.simulate import simulate
from ludarium.lab.statistics import wilson

PAGE = (Path(__file__).parent.parent.parent / "docs/reference/balance-hara.md").read_text("utf-8")
SOLO, ARENA = PAGE.split("## Versus Arena with two seats")
ROW = re.compile(r"^\| (?P<mode>\w+)(?:, one seat)? \| \w+ \| (?P<wins>[\d.]+)%", re.MULTILINE)
MATCHES = int(re.search(r"([\d,]+) matches a row", PAGE)[1].replace(",", ""))  # type: ignore[index]
WINS = {row["mode"]: float(row["wins"]) for row in ROW.finditer(SOLO)}
DUELS = {row["name"]: float(row["wins"]) for row in re.finditer(r"^\| (?P<name>\w+) \| (?P<wins>[\d.]+)%", ARENA, re.MULTILINE)}


def test_the_table_was_measured_with_these_cards_and_enough_matches() -> None:
    assert f"`{ludarium.game('hara').pack.hash}`" in PAGE, "cards changed since: run `make refresh`"
    assert MATCHES >= 5_000
    assert set(WINS) == set(modes())
    assert set(DUELS) == set(CHAMPIONS)


@pytest.mark.parametrize("mode", sorted(set(modes()) - {"arena"}))
def test_every_solo_mode_is_neither_hopeless_nor_a_walk(mode: str) -> None:
    assert 15 <= WINS[mode] <= 70


@pytest.mark.parametrize("champion", CHAMPIONS)
def test_no_champion_rules_the_arena(champion: str) -> None:
    assert DUELS[champion] <= 65
    assert "missed" not in PAGE


@pytest.mark.skipif(not COMPILED, reason="whole matches are thought through by the compiled build; `make test` runs both")
def test_the_table_agrees_with_a_fresh_sample_of_other_seeds() -> None:
    report = simulate("hara", 80, ["heuristic"], mode="parting", seed=900_000, jobs=1)
    assert report.errors == 0
    low, high = wilson(report.wins[0], report.games)
    margin = high - low  # twice the half-width of 95 %: a true table fails less than once in ten thousand runs
    assert abs(report.win_rate - WINS["parting"] / 100) < margin


@pytest.mark.parametrize("mode", sorted(modes()))
def test_the_rates_shown_before_a_match_are_of_these_cards_and_agree_with_the_table(mode: str) -> None:
    game = ludarium.game("hara")
    measured = game.measured(read_setup(game.info, mode, 1, {}))
    assert measured is not None, "cards changed since: run `make refresh`"
    player, wins, games = measured
    of_each_champion = -(-MATCHES // len(CHAMPIONS)) * len(CHAMPIONS)
    assert (player, games) == (
        "heuristic",
        MATCHES if modes()[mode].champion != ANYBODY or mode == "corrupted" else of_each_champion,
    )
    assert round(100 * wins / games, 1) == WINS[mode]


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


def test_no_rate_is_shown_for_what_was_not_counted() -> None:
    game = ludarium.game("hara")
    assert game.measured(read_setup(game.info, "arena", 2, {})) is None
    assert game.measured(read_setup(game.info, "ghost", 1, {"ghost_match": "revealed"})) is None

"""Balance: the published table was measured with these very cards, by enough matches, and meets its targets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludarium
from ludarium.core.options import read_setup
from ludarium.games.hara.catalogue import modes
from ludarium.games.hara.modes.spec import ANYBODY
from ludarium.games.hara.state import CHAMPIONS

PAGE = (Path(__file__).parent.parent.parent / "docs/reference/balance-hara.md").read_text("utf-8")
SOLO, ARENA = PAGE.split("## Versus Arena with two seats")
ROW = re.compile(r"^\| (?P<mode>\w+)(?:, one seat)? \| \w+ \| (?P<wins>[\d.]+)%", re.MULTILINE)
MATCHES = int(re.search(r"([\d,]+) matches a row", PAGE)[1].replace(",", ""))  # type: ignore[index]
WINS = {row["mode"]: float(row["wins"]) for row in ROW.finditer(SOLO)}
DUELS = {row["name"]: float(row["wins"]) for row in re.finditer(r"^\| (?P<name>\w+) \| (?P<wins>[\d.]+)%", ARENA, re.MULTILINE)}


def test_the_table_was_measured_with_these_cards_and_enough_matches() -> None:
    assert f"`{ludarium.game('hara').pack.hash}`" in PAGE, "cards changed since: run `make refresh`"
    assert MATCHES >= 5_000
    assert set(WINS) >= set(modes())
    assert set(DUELS) == set(CHAMPIONS)


@pytest.mark.parametrize("mode", [id for id, spec in modes().items() if spec.seats == (1, 1)])
def test_every_solo_mode_is_neither_hopeless_nor_a_walk(mode: str) -> None:
    assert 15 <= WINS[mode] <= 70


@pytest.mark.parametrize("champion", CHAMPIONS)
def test_no_champion_rules_the_arena(champion: str) -> None:
    assert DUELS[champion] <= 65
    assert "missed" not in PAGE


@pytest.mark.parametrize("mode", sorted(modes()))
def test_the_rates_shown_before_a_match_are_of_these_cards_and_agree_with_the_table(mode: str) -> None:
    game = ludarium.game("hara")
    measured = game.measured(read_setup(game.info, mode, 1, {}))
    assert measured is not None, "cards changed since: run `make refresh`"
    player, wins, games = measured
    of_each_champion = -(-MATCHES // len(CHAMPIONS)) * len(CHAMPIONS)
    by_champion = modes()[mode].champion == ANYBODY and modes()[mode].counted_by == "champion"
    assert (player, games) == ("heuristic", of_each_champion if by_champion else MATCHES)
    assert round(100 * wins / games, 1) == WINS[mode]


def test_no_rate_is_shown_for_what_was_not_counted() -> None:
    game = ludarium.game("hara")
    assert game.measured(read_setup(game.info, "arena", 2, {})) is None

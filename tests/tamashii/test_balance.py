"""Balance: the published table was measured with these very cards, by enough matches, and says truly what meets its target."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludarium
from ludarium.core.options import read_setup
from ludarium.games.tamashii import balance
from ludarium.games.tamashii.balance_items import candidates
from ludarium.games.tamashii.balance_play import BODY, PROTOCOL, Item, begun, carry_out, endow, with_item
from ludarium.games.tamashii.balance_play import Work as Matches
from ludarium.games.tamashii.fields import IN_MARKET
from ludarium.games.tamashii.rules.bodies import active_body
from ludarium.games.tamashii.rules.protocols import STAGES, protocol_of

PAGE = (Path(__file__).parent.parent.parent / "docs/reference/balance-tamashii.md").read_text("utf-8")
WINS, AFTER = PAGE.split("## What happens")
COUNTS = AFTER.split("## In a match")[1].split("## ")[0]
ROW = re.compile(r"^\| (?P<scenario>[AE]) \| (?P<seats>\d) \| (?P<wins>[\d.]+)%", re.MULTILINE)
MATCHES = int(re.search(r"([\d,]+) matches a row", PAGE)[1].replace(",", ""))  # type: ignore[index]
ROWS = {(row["scenario"].lower(), int(row["seats"])): float(row["wins"]) for row in ROW.finditer(WINS)}
GAME = ludarium.game("tamashii")
SHEETS = {sheet.id: sheet for sheet in GAME.pack.kinds["scenario"]}
EVERY = [(id, seats) for id in SHEETS for seats in balance.SEATS]
TAKEN_AWAY = {"a": {"bodies", "equipped", "trades"}}  # the Prologue has no Market and no cards to equip


def test_the_table_was_measured_with_these_cards_and_enough_matches() -> None:
    assert f"`{GAME.pack.hash}`" in PAGE, "cards changed since: run `make refresh`"
    assert MATCHES >= 2_000
    assert set(ROWS) == set(EVERY)


@pytest.mark.rule("T-321")
@pytest.mark.parametrize(("scenario", "seats"), EVERY)
def test_a_scenario_is_as_hard_as_its_sheet_says(scenario: str, seats: int) -> None:
    low, high = balance.BANDS[str(SHEETS[scenario].facts["difficulty"])]
    assert low <= ROWS[scenario, seats] <= high


@pytest.mark.rule("T-321")
def test_the_numbers_of_seats_lie_near_each_other_and_the_difficulties_apart() -> None:
    means = {}
    for id in SHEETS:
        rates = [ROWS[id, seats] for seats in balance.SEATS]
        assert max(rates) - min(rates) <= 15
        means[id] = sum(rates) / len(rates)
    assert means["a"] >= means["e"] + 8


@pytest.mark.parametrize(("scenario", "seats"), EVERY)
def test_the_player_does_everything_that_there_is_to_do(scenario: str, seats: int) -> None:
    names = next(line for line in COUNTS.splitlines() if line.startswith("| scenario")).strip("| ").split(" | ")
    line = next(line for line in COUNTS.splitlines() if line.startswith(f"| {scenario.upper()} | {seats} |"))
    counted = dict(zip(names, line.strip("| ").split(" | "), strict=True))
    none = {name for name in balance.OF_A_MATCH if float(counted[name]) == 0}
    assert none <= TAKEN_AWAY.get(scenario, set()) | ({"trades"} if seats == 1 else set())


@pytest.mark.parametrize(("scenario", "seats"), EVERY)
def test_the_rates_shown_before_a_match_are_of_these_cards_and_agree_with_the_table(scenario: str, seats: int) -> None:
    measured = GAME.measured(read_setup(GAME.info, "scenario", seats, {"scenario": scenario}))
    assert measured is not None, "cards changed since: run `make refresh`"
    player, wins, games = measured
    assert (player, games) == ("heuristic", MATCHES)
    assert round(100 * wins / games, 1) == ROWS[scenario, seats]


def test_no_rate_is_shown_for_what_was_not_counted() -> None:
    assert GAME.measured(read_setup(GAME.info, "scenario", 2, {"scenario": "e", "content": "start"})) is None


# -- how it is measured --------------------------------------------------------------------------------------------------------


def test_a_match_that_is_watched_ends_as_one_that_is_not() -> None:
    """So what is counted is of the matches that are won or lost."""
    watched, played = (carry_out(Matches("a", 1, 900_000, 3, watched=each)) for each in (True, False))
    assert (watched.won, watched.turns) == (played.won, played.turns)


@pytest.mark.rule("T-323")
def test_an_owner_has_its_body_or_protocol_from_the_start() -> None:
    setup = read_setup(GAME.info, "scenario", 2, {"scenario": "e"})
    s = begun(GAME, setup, 900_000)
    while s.turn == 0:
        s.answer(s.sample() if s.actor == -1 else 0)
    market = sum(int(zone) == IN_MARKET for zone in s.bodies)
    body = next(card for card, zone in enumerate(s.bodies) if zone == IN_MARKET)
    endow(s, Item(BODY, body))
    assert int(active_body(s, 0)) == body
    assert sum(int(zone) == IN_MARKET for zone in s.bodies) == market
    other = (int(protocol_of(s, 0)) + 1) % 13
    other = other if other != int(protocol_of(s, 1)) else (other + 1) % 13
    endow(s, Item(PROTOCOL, other))
    assert (int(protocol_of(s, 0)), int(s.stage[0])) == (other, STAGES)


@pytest.mark.rule("T-323")
def test_every_augmentation_body_and_protocol_is_measured() -> None:
    """T-6: 13 Bodies, 13 Protocols, 48 Faction cards, 52 class cards, of which four are for other numbers of players."""
    assert len(candidates(GAME.pack)) == 13 + 13 + 48 + 52 - 4


def test_a_match_with_something_ready_comes_to_its_end() -> None:
    setup = read_setup(GAME.info, "scenario", 1, {"scenario": "a", "turn_limit": "2"})
    assert with_item(GAME, setup, 900_000, None).outcome != 0

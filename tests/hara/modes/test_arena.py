"""Winning the Versus Arena (H-92 to H-94)."""

from __future__ import annotations

import pytest

from ludarium.core.match import Match
from ludarium.games.hara.state import Hara
from tests.hara.table import (
    at_dusk,
    changed,
    gauges,
    kind,
    ordered,
    play,
    seat_at,
    seen,
    table,
    winners,
)

TEN = (10, 10, 10)


def several(*energies: tuple[int, int, int], at: list[str], orders: tuple[int, ...]) -> Match:
    """Champions at Dusk with these gauges, places and Turn Order cards, the first seat in its turn."""
    match = ordered(at_dusk(table(champion="oric", seats=len(energies), at=at)), *orders)

    def fill(s: Hara) -> None:
        for seat, each in enumerate(energies):
            for colour in range(3):
                s.energy[3 * seat + colour] = each[colour]

    return changed(match, fill)


def to_the_shift(match: Match) -> Match:
    while match.actor is not None and kind(match) != "worlds_shift":
        match.answer("end" if kind(match) == "act" else 0)
    return match


@pytest.mark.rule("H-92")
@pytest.mark.rule("H-93")
@pytest.mark.parametrize(
    ("energy", "to", "won"),
    [
        (TEN, "dojo.3", True),
        (TEN, "arechi.6", False),  # not in the Dojo
        ((10, 10, 9), "dojo.3", False),
        ((10, 9, 10), "dojo.3", False),
        ((9, 10, 10), "dojo.3", False),
    ],
)
def test_ten_of_each_colour_in_the_dojo(energy: tuple[int, int, int], to: str, won: bool) -> None:
    match = table(champion="oric", at="lunaridge.2", energy=energy)
    play(match, "play dash", f"move {to}")
    assert winners(match) == ((0,) if won else None)
    if won:
        assert match.result is not None
        assert (match.result.reason, match.actor, seen(match)["day"]) == ("home", None, 1)  # at this very moment


@pytest.mark.rule("H-93")
@pytest.mark.parametrize("n", range(7))
def test_any_space_of_the_dojo_will_do(n: int) -> None:
    match = table(champion="oric", at=f"dojo.{n}", items=["dream_honey"], energy=(10, 9, 10))
    play(match, "item dream_honey")  # the first point fills the last gauge
    assert winners(match) == (0,)


@pytest.mark.rule("H-93")
@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"items": ["homeward_thread"]}, ["item homeward_thread"]),
        ({"cards": {"treacle_corridor": "drear.4"}, "spirit": 0}, ["challenge treacle_corridor", "d6=1"]),  # failed: to D0
    ],
)
def test_a_transport_home_wins_too(fields: dict[str, object], said: list[str]) -> None:
    match = table(champion="oric", at="drear.4", energy=TEN, **fields)  # type: ignore[arg-type]
    assert winners(play(match, *said)) == (0,)


@pytest.mark.rule("H-93")
def test_it_is_tested_outside_the_own_turn() -> None:
    match = play(at_dusk(table(champion="oric", at="dojo.6", energy=(10, 8, 10))), "end", "shift=oak_and_bamboo")
    assert (winners(match), gauges(match)["green"]) == ((0,), 10)


@pytest.mark.rule("H-93")
def test_a_defeat_takes_energy_before_it_can_win() -> None:
    match = table(champion="oric", at="lunaridge.4", energy=TEN, cards={"stump_badger": "lunaridge.4"}, health=2)
    play(match, "end")
    assert (winners(match), seat_at(match), gauges(match)) == (None, "dojo.0", {"red": 9, "green": 9, "blue": 9})


@pytest.mark.rule("H-94")
def test_the_first_of_several_players_wins() -> None:
    match = several((10, 10, 10), (10, 10, 10), at=["lunaridge.1", "lunaridge.1"], orders=(2, 1))
    play(match, "play dash", "move dojo.3")
    assert winners(match) == (0,)


@pytest.mark.rule("H-94")
@pytest.mark.parametrize(("orders", "winner"), [((1, 2), 0), ((2, 1), 1)])
def test_at_the_same_moment_the_earlier_in_turn_order_wins(orders: tuple[int, ...], winner: int) -> None:
    match = several((10, 9, 10), (10, 8, 10), at=["dojo.0", "dojo.1"], orders=orders)
    play(to_the_shift(match), "shift=oak_and_bamboo")  # 2 Green for all
    assert winners(match) == (winner,)


@pytest.mark.rule("H-94")
@pytest.mark.parametrize(("orders", "winner"), [((1, 2), 0), ((2, 1), 1)])
def test_the_same_for_gold_that_all_gain_at_once(orders: tuple[int, ...], winner: int) -> None:
    match = several((10, 9, 10), (10, 9, 10), at=["dojo.0", "dojo.1"], orders=orders)
    play(to_the_shift(match), "shift=sand_in_the_roots")  # 1 Gold for all, with one gauge to put it in
    assert winners(match) == (winner,)


@pytest.mark.rule("H-94")
def test_one_player_has_lost_after_dusk_of_day_6() -> None:
    match = play(at_dusk(table(champion="oric", at="lunaridge.4", day=6, energy=TEN)), "end")
    assert match.result is not None
    assert (match.result.winners, match.result.reason, match.result.scores) == ((), "time", (30,))


@pytest.mark.rule("H-94")
@pytest.mark.parametrize(
    ("energies", "best"),
    [
        ([(3, 3, 3), (10, 0, 0), (2, 2, 2)], (1,)),
        ([(4, 3, 3), (10, 0, 0), (2, 2, 2)], (0, 1)),
        ([(0, 0, 0), (0, 0, 0), (0, 0, 0)], (0, 1, 2)),
        ([(1, 0, 0), (0, 0, 0), (9, 10, 10)], (2,)),
    ],
)
def test_of_several_players_the_highest_sum_wins_after_day_6(energies: list[tuple[int, int, int]], best: tuple[int, ...]) -> None:
    match = several(*energies, at=["lunaridge.4", "drear.4", "baiyu.4"], orders=(1, 2, 3))
    match = changed(match, lambda s: setattr(s, "day", 6))
    while match.actor is not None:
        match.answer("end" if kind(match) == "act" else 0)
    assert winners(match) == best

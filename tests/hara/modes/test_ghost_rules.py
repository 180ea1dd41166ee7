"""Common rules as they show in Ghost Champion."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.core.options import read_setup
from ludarium.games.hara.state import GHOST_HAND, Hara
from ludarium.games.hara.tables import ABILITIES
from tests.hara.table import GAME, changed, fresh, happened, kind, me, options, play, roll_on, seen, table


@pytest.mark.rule("H-25")
def test_a_ghost_counts_as_a_player() -> None:
    match = roll_on(fresh("ghost", champion="leaf", ghost="oric"), "order_for_player")
    assert options(match) == ["order=1", "order=2"]  # two Turn Order cards
    play(match, "order=2")
    assert {me(match)["order"], seen(match)["ghost"]["order"]} == {1, 2}


@pytest.mark.rule("H-37")
def test_at_dusk_of_day_3_the_champion_takes_the_ultimate_with_a_ghost_too() -> None:
    match = table("ghost", "oric", at="lunaridge.4", day=3)
    play(match, "end")
    roll_on(match, "card_is_drawn")
    assert (seen(match)["round"], me(match)["ultimate"]) == ("dusk", "hand")


@pytest.mark.rule("H-38")
def test_the_number_of_dusk_cards_with_a_ghost() -> None:
    match = GAME.new(seed=1, mode="ghost", chance="ask")
    while seen(match)["round"] != "dusk":
        match.answer("end" if kind(match) == "act" else 0)
    before = seen(match)["decks"]["dusk"]
    while seen(match)["turn"] is None and kind(match) != "ghost_reveals":
        match.answer(0)
    assert before - seen(match)["decks"]["dusk"] == 3


@pytest.mark.rule("H-71")
@pytest.mark.parametrize(("shield", "suffered"), [("attacks", [4]), ("all", [])])
def test_does_the_dojo_stop_the_ghost(shield: str, suffered: list[int]) -> None:
    match = table("ghost", "leaf", at="dojo.0", options={"dojo_shield": shield, "ghost": "oric"})

    def four_cards(s: Hara) -> None:
        for ability in range(4):
            s.ability[ABILITIES + ability] = GHOST_HAND

    match = play(changed(match, four_cards), "end")
    roll_on(match, "ghost_reveals")
    play(match, "ghost=art_of_war")  # Red: 2 damage to the player
    assert [each["health"] for each in happened(match, "suffers")] == suffered


@pytest.mark.rule("H-94")
def test_a_game_with_a_ghost_has_no_highest_sum() -> None:
    match = table("ghost", "leaf", at="lunaridge.4", day=6, energy=(9, 9, 9))
    while match.actor is not None:
        match.answer("end" if kind(match) == "act" else 0)
    assert match.result is not None
    assert match.result.winners == ()


def test_no_rate_is_shown_for_a_ruling_that_was_not_counted() -> None:
    game = ludarium.game("hara")
    assert game.measured(read_setup(game.info, "ghost", 1, {"ghost_match": "revealed"})) is None

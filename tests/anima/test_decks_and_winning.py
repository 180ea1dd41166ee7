"""Decks and discards, winning (A-171 to A-176)."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.match import Match
from ludarium.games.anima.state import DECK
from tests.anima.table import (
    GAME,
    asked,
    can,
    deck,
    fresh,
    hand,
    kind,
    options,
    passed,
    pile,
    play,
    seen,
    state,
    table,
)

STRONG = "weapon_master stonecutter huntress acrobat"  # Combat 18
DONE = ["beat_tiamat:completed overdue_book"]


@pytest.mark.rule("A-171")
def test_a_dead_character_and_a_faced_encounter_go_face_up_to_their_piles() -> None:
    match = table(phase="exploration", parties=["acrobat herbalist"], at=["lost_ruins", "salt_market"])
    passed(play(match, "explore", "die=2", "encounter=young_wyrm", "own=1", "foe=6"))
    play(match, "choose herbalist")
    for seat in (0, 1, None):
        assert seen(match, seat)["spent"]["characters"] == ["herbalist"]
        assert seen(match, seat)["spent"]["encounters"] == ["young_wyrm"]


@pytest.mark.rule("A-171")
def test_a_used_advantage_goes_to_its_pile() -> None:
    match = table(hands=["zeppelin_travel"])
    passed(play(match, "use zeppelin_travel"))
    assert pile(match, "advantages") == ["zeppelin_travel"]


@pytest.mark.rule("A-171")
@pytest.mark.rule("A-69")
def test_a_discarded_area_goes_to_its_pile() -> None:
    match = table(seats=2, areas=["archangel", "village_of_cornes", "americh", "salt_market"])
    passed(play(match, "seek", "area=lost_ruins", "lay lost_ruins=dragon_god"))
    play(match, "give_up americh")
    assert pile(match, "areas") == ["americh"]


@pytest.mark.rule("A-172")
def test_an_empty_deck_is_renewed_from_its_discard_pile_in_mid_draw() -> None:
    """Treasure: draw two. One card is left in the deck, all others lie on the pile."""
    match = table(phase="exploration", parties=["acrobat"], at=["archangel", "salt_market"], decks={"advantages": "curfew"})
    pile_before = pile(match, "advantages")
    passed(play(match, "explore", "die=3", "encounter=treasure"))
    assert (hand(match), pile(match, "advantages")) == (["curfew"], [])  # the last card of the deck, and then a new deck
    assert sorted(options(match)) == sorted(f"draw gold={id}" for id in pile_before)
    play(match, "draw gold=betrayal")
    assert sorted(hand(match)) == ["betrayal", "curfew"]
    assert len(deck(match, "advantages")) == 28


@pytest.mark.rule("A-172")
@pytest.mark.parametrize("name", ["characters", "encounters"])
def test_so_are_the_decks_of_characters_and_encounters(name: str) -> None:
    match = table(phase="exploration", parties=["acrobat"], at=["archangel", "salt_market"], decks={name: ""})
    before = pile(match, name)
    if name == "encounters":
        passed(play(match, "explore", "die=3"))
    else:
        passed(play(match, "explore", "die=1", "claim recruit"))
    assert (pile(match, name), len(options(match))) == ([], len(before))


@pytest.mark.rule("A-172")
def test_if_both_are_empty_drawing_stops() -> None:
    """All thirty Advantages are in hands and in play, but for one."""
    held = [card.id for card in GAME.pack.cards if card.kind == "advantage"]
    guilds, plots = held[24:29], held[:24]
    match = table(
        seats=5,
        phase="exploration",
        parties=["acrobat", "huntress", "weapon_master", "paladin", "factotum"],
        at=["archangel"],
        hands=["", *(" ".join(plots[5 * seat : 5 * seat + 5]) for seat in range(4))],
        lasting=[" ".join(plots[20:24])],
        guilds=guilds,
        spent="",
    )
    left = deck(match, "advantages")
    assert len(left) == 1
    passed(play(match, "explore", "die=3", "encounter=treasure"))
    assert (hand(match), kind(match)) == (left, "claim_reward")


@pytest.mark.rule("A-173")
def test_the_area_deck_is_never_renewed() -> None:
    match = table(areas=["archangel", "americh"], decks={"areas": ""})
    searches = [each for each in options(match) if each.startswith("seek")]
    assert "seek" not in searches
    assert len(searches) == 12  # any Area of the discard pile, by name
    play(match, "seek lost_ruins")
    passed(match)
    assert asked(match) == "chance"  # the Encounter
    assert len(pile(match, "areas")) == 11


@pytest.mark.rule("A-173")
def test_mission_decks_are_not_renewed() -> None:
    """Two players: six Basic Missions stay aside whatever is completed."""
    match = table(seats=2, phase="exploration", parties=[STRONG], at=["lost_ruins"], missions=["beat_tiamat overdue_book"])
    aside = list(zones.members(state(match).mission_at, DECK))
    passed(play(match, "explore", "die=1", "claim beat_tiamat", "own=6", "foe=1", "final=last_door"))
    assert list(zones.members(state(match).mission_at, DECK)) == aside
    assert len(aside) == 6


@pytest.mark.rule("A-174")
@pytest.mark.parametrize(
    ("seats", "mode", "chosen"),
    [
        (2, "standard", {}),
        (3, "standard", {"trade_size": "free", "departures": "all_first"}),
        (5, "standard", {"multiple_missions": "on", "crisis": "on", "reaction_polling": "all"}),
        (4, "standard", {"tree": "on", "bystander_combat_cards": "on"}),
        (1, "rival", {}),
    ],
)
def test_every_card_is_in_exactly_one_place_at_every_question(seats: int, mode: str, chosen: dict[str, object]) -> None:
    """A random match of a few turns."""
    s = GAME.new(seed=7, mode=mode, seats=seats, options={**chosen, "turn_limit": 5}).state
    luck = 11
    questions = 0
    while s.actor >= 0:
        assert GAME.broken_law(s) is None
        luck = luck * 48271 % 2147483647
        s.answer(luck % len(s.options))
        questions += 1
    assert questions > 10


def finishing(**fields: object) -> Match:
    """Gold is about to slay the foe of the Final Mission."""
    match = table(
        phase="exploration", parties=[STRONG], at=["plain_of_chains", "americh"], missions=DONE, final="mend_the_chain", **fields
    )  # type: ignore[arg-type]
    return play(match, "explore", "die=1", "claim mend_the_chain")


@pytest.mark.rule("A-175")
def test_the_first_to_complete_the_final_mission_wins_at_once() -> None:
    match = passed(play(finishing(), "own=1", "foe=4"))  # 19 to 19
    assert match.actor is None
    result = match.result
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "won")


@pytest.mark.rule("A-175")
def test_whoever_fails_has_not_won() -> None:
    match = passed(play(finishing(), "own=1", "foe=5"))
    assert match.result is None
    assert asked(match) == "ruby"


@pytest.mark.rule("A-176")
@pytest.mark.parametrize(("limit", "over"), [(6, True), (7, False), (0, False)])
def test_the_turn_limit_ends_the_match_without_a_winner(limit: int, over: bool) -> None:
    match = table(phase="exploration", at=["americh"], turn=6, options={"turn_limit": limit})
    play(match, "end")
    assert (match.result is not None) == over
    if match.result:
        assert (match.result.winners, match.result.reason) == ((), "no_winner")
    else:
        assert state(match).turn == 7


@pytest.mark.rule("A-176")
def test_the_limit_is_60_turns_unless_another_one_or_none_is_chosen() -> None:
    assert fresh().setup.options["turn_limit"] == 60
    assert can(table(turn=500, options={"turn_limit": 0}), "rest")


def test_whoever_resigns_takes_the_win_from_nobody() -> None:
    """With three at the table the two others have won; alone nobody has."""
    three = GAME.new(seed=1, seats=3)
    quitter = three.actor
    three.answer("resign")
    assert sorted(three.result.winners) == sorted({0, 1, 2} - {quitter})
    alone = GAME.new(seed=1, seats=1, mode="rival")
    alone.answer("resign")
    assert alone.result.winners == ()

"""Immobilised Characters, lost turns, death (A-163 to A-170)."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.build import row
from ludarium.core.kernel import NOBODY
from ludarium.core.match import Match
from ludarium.core.zones import LAYERS
from ludarium.games.anima.flow import begin_slot
from ludarium.games.anima.rules.fate import character_dies, start_again
from ludarium.games.anima.rules.reset import offer_character
from ludarium.games.anima.state import DISCARDS, NONE, NOWHERE, PARTY, Anima
from tests.anima.table import (
    asked,
    asleep,
    at,
    can,
    character,
    combat,
    hand,
    in_play,
    kind,
    lost,
    mission_state,
    options,
    party,
    passed,
    pile,
    play,
    seen,
    slot_of,
    speed,
    state,
    table,
    to_slot,
    window,
)

EVERYBODY = {"reaction_polling": "all"}


# -- immobilised -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-163")
def test_the_assassin_immobilises_until_the_next_reset_phase() -> None:
    match = table(phase="interaction", parties=["assassin", "acrobat huntress"], at=["americh"])
    passed(play(match, "use assassin"))
    play(match, "choose huntress")
    assert (asleep(match), combat(match, 1)) == (["huntress"], 4)
    assert seen(match, 2)["figures"][1]["party"][1] == {"card": "huntress", "inclined": False, "immobilised": True}
    to_slot(match, "reset")
    assert (asleep(match), combat(match, 1)) == ([], 8)


@pytest.mark.rule("A-163")
def test_sleep_spell_immobilises_in_a_combat_between_parties() -> None:
    match = table(phase="interaction", parties=["wizard", "acrobat huntress"], at=["americh", "americh"], hands=["sleep_spell"])
    passed(play(match, "attack ruby", "use sleep_spell"))
    play(match, "choose huntress")
    assert asleep(match) == ["huntress"]
    passed(play(match, "own=6", "foe=1"))
    assert lost(match) == [1]  # 9 to 5


@pytest.mark.rule("A-163")
def test_the_immobilised_cannot_act() -> None:
    match = table(phase="reset", parties=["thief duellist"], asleep="thief duellist", hands=["light_fingers", "curfew"])
    assert not can(match, "use thief")
    assert not can(match, "use light_fingers")  # a Skill of Trickery


@pytest.mark.rule("A-164")
@pytest.mark.parametrize(("option", "value"), [("counts", 8), ("ignored", 4)])
def test_it_still_adds_its_speed(option: str, value: int) -> None:
    match = table(parties=["acrobat wizard"], asleep="wizard", options={"immobilised_speed": option})
    assert speed(match) == value


# -- lost turns ------------------------------------------------------------------------------------------------------


def beaten(**fields: object) -> Match:
    """Gold is beaten on the way to Archangel, where an ogre lies; then it is ruby's Movement slot."""
    match = table(parties=["acrobat"], lying={"archangel": "barn_ogre"}, at=["americh", "", "americh"], **fields)  # type: ignore[arg-type]
    passed(play(match, "go archangel", "own=1", "foe=2"))  # 5 to 7
    return match


@pytest.mark.rule("A-165")
@pytest.mark.rule("A-40")
def test_a_lost_turn_costs_the_rest_of_this_turn_only() -> None:
    match = beaten()
    assert (lost(match), asked(match)) == ([0], "ruby")
    play(match, "go village_of_cornes")
    seats = set()
    while state(match).turn == 6:
        if isinstance(match.actor, int) and kind(match) in ("declare", "interacts", "explores"):
            seats.add(match.actor)
        match.answer("rest" if can(match, "rest") else 0)
    assert seats == {1, 2}
    to_slot(match, "movement")
    assert (state(match).turn, asked(match), lost(match)) == (7, "gold", [])


@pytest.mark.rule("A-166")
def test_who_loses_the_turn_on_the_map_leaves_it_and_may_go_anywhere_next_turn() -> None:
    match = beaten()
    assert at(match) is None
    to_slot(match, "movement")
    assert [each for each in options(match) if each.startswith("go ")] == ["go archangel", "go village_of_cornes", "go americh"]


@pytest.mark.rule("A-166")
def test_it_cannot_be_attacked_or_traded_with() -> None:
    where = ["", "village_of_cornes", "village_of_cornes"]
    match = table(phase="interaction", slot=1, parties=["acrobat", "huntress"], at=where, lost=[0], hands=["curfew"])
    assert can(match, "attack azure")
    assert not can(match, "attack gold")
    assert not can(match, "trade gold")


@pytest.mark.rule("A-167")
@pytest.mark.parametrize(("option", "polled"), [("off", ["ruby", "azure"]), ("on", ["ruby", "azure", "gold"])])
def test_who_has_lost_the_turn_does_not_react(option: str, polled: list[str]) -> None:
    match = table(slot=1, lost=[0], options={**EVERYBODY, "lost_turn_interrupts": option})
    play(match, "go archangel")
    who = []
    while window(match) == "W2":
        who.append(asked(match))
        match.answer("pass")
    assert who == polled


@pytest.mark.rule("A-167")
@pytest.mark.rule("A-71")
@pytest.mark.parametrize("option", ["off", "on"])
def test_nor_does_it_veto(option: str) -> None:
    """Two players, five Areas: one must go, and gold has lost the turn."""
    match = table(
        seats=2,
        slot=1,
        lost=[0],
        hands=["curfew"],
        areas=["archangel", "village_of_cornes", "americh", "salt_market"],
        options={"lost_turn_interrupts": option},
    )
    passed(play(match, "seek", "area=lost_ruins", "lay lost_ruins=dragon_god"))
    play(match, "give_up americh")
    assert (kind(match) == "veto") == (option == "on")


@pytest.mark.rule("A-167")
@pytest.mark.rule("A-132")
def test_choices_that_a_rule_demands_are_still_made() -> None:
    match = table(parties=["acrobat herbalist"], lying={"archangel": "barn_ogre"})
    passed(play(match, "go archangel", "own=1", "foe=6"))  # 7 to 11; the ogre is fierce
    assert (asked(match), kind(match)) == ("gold", "character_dies")


@pytest.mark.rule("A-168")
def test_an_event_may_cost_the_next_turn() -> None:
    match = table(phase="exploration", parties=["acrobat"], at=["plain_of_chains", "americh"])
    play(match, "explore", "die=2", "encounter=night_without_morning")
    for card in ("curfew", "betrayal", "magic_item"):
        play(match, f"draw gold={card}")
    assert (at(match), lost(match), kind(match)) == ("plain_of_chains", [], "claim_reward")  # this turn goes on
    play(match, "claim nothing", "end")
    slots = set()
    while state(match).turn < 8:
        if state(match).turn == 7:
            slots.add(slot_of(match)[1])
            assert (lost(match), at(match)) == ([0], None)
        match.answer("rest" if can(match, "rest") else 0)
    assert 0 not in slots
    assert 1 in slots


@pytest.mark.rule("A-168")
@pytest.mark.rule("A-49")
def test_it_counts_for_charity_but_cannot_take() -> None:
    match = table(phase="reset", slot=1, hands=["", "curfew betrayal", "magic_item"], lost=[0])
    play(match, "discard curfew")
    assert (kind(match), pile(match, "advantages")) == ("reset_action", ["curfew"])


# -- without Characters ----------------------------------------------------------------------------------------------


@pytest.mark.rule("A-169")
def test_a_new_party_keeps_hand_missions_bonuses_and_plots() -> None:
    match = table(
        phase="exploration",
        parties=["herbalist"],
        at=["lost_ruins", "salt_market"],
        hands=["curfew"],
        lasting=["magic_item"],
        guilds=["black_sun"],
        missions=["beat_tiamat:completed vigil_at_saint_vael:begun"],
        progress={"vigil_at_saint_vael": 1},
        speed_bonus=[2],
    )
    passed(play(match, "explore", "die=2", "encounter=mother_peat", "own=1", "foe=6"))
    assert asked(match) == "chance"  # at once
    play(match, "join gold=thief")
    assert (party(match), at(match), hand(match), in_play(match)) == (["thief"], None, ["curfew"], ["magic_item"])
    assert (mission_state(match, "beat_tiamat"), speed(match)) == ("completed", 4 + 2)
    assert (pile(match, "characters"), pile(match, "advantages")) == (["herbalist"], ["black_sun"])
    assert state(match).mission_count[1] == 0  # the vigil is lost
    assert (state(match).inclined, state(match).asleep) == (0, 0)


def nobody_left() -> Anima:
    """Gold has no Characters, and none is left in deck or discard pile. With 20 Characters and at most five players there always
    is one, so this is no legal position: the rule is looked at on its own."""
    s = state(table(parties=["acrobat", "huntress weapon_master", "paladin"], at=["americh"]))
    s.self_driving = False
    s.actor, s.due, s.depth = NOBODY, -1, 0
    s.character_at = row([zone if zone >= PARTY + LAYERS else NONE for zone in s.character_at])
    s.settle()
    return s


@pytest.mark.rule("A-170")
def test_without_any_character_left_the_player_waits_off_the_map_and_has_no_slots() -> None:
    s = nobody_left()
    s.now(start_again, 0)
    s.run()
    assert (s.at[0], s.size(0)) == (NOWHERE, 0)
    for phase in range(1, 5):
        s.now(begin_slot, phase, 0)
        s.run()
        assert s.actor == NOBODY


@pytest.mark.rule("A-170")
def test_and_draws_as_soon_as_a_character_becomes_available() -> None:
    """One that dies elsewhere, or is dismissed and not taken."""
    for leaves in (character_dies, offer_character):
        s = nobody_left()
        if leaves == offer_character:
            s.now(offer_character, 1, character("huntress"))
        else:
            s.now(character_dies, 1, 0, character("huntress"))
        s.run()
        if s.actor != NOBODY:  # the smallest party is asked first
            s.answer(0)
        assert list(s.members(0)) == [character("huntress")]
        assert zones.left_in(s.character_at, DISCARDS) == 0

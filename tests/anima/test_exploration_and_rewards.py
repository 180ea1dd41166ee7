"""Exploration and rewards (A-98 to A-111)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core.match import Match
from tests.anima.table import (
    GAME,
    area,
    asked,
    at,
    deck,
    hand,
    happened,
    inclined,
    kind,
    lies_on,
    lost,
    mission_state,
    options,
    party,
    passed,
    pile,
    play,
    seen,
    slot_of,
    state,
    table,
    to_slot,
    told,
)

FOUR = "acrobat thief wizard technician"


def exploring(where: str, **given: Any) -> Match:
    """Gold's Exploration slot on an Area."""
    return table(phase="exploration", at=[where], **given)


def claims(match: Match) -> list[str]:
    assert kind(match) == "claim_reward"
    return [said.removeprefix("claim ") for said in options(match)]


# -- exploration -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-98")
def test_only_a_party_on_an_area_explores() -> None:
    match = table(phase="exploration", at=["", "archangel"])
    assert slot_of(match) == ("exploration", 1)
    assert options(match) == ["end", "explore"]


@pytest.mark.rule("A-98")
def test_not_after_a_rest_or_a_lost_turn() -> None:
    match = table(phase="exploration", at=["americh", "americh", "americh"], resting=[0], lost=[1])
    assert slot_of(match) == ("exploration", 2)


@pytest.mark.rule("A-98")
def test_exploring_is_optional() -> None:
    match = table(phase="exploration", at=["archangel", "archangel"])
    play(match, "end")
    assert slot_of(match) == ("exploration", 1)
    assert "explores" not in told(match)


@pytest.mark.rule("A-98")
def test_at_most_once_a_turn() -> None:
    match = table(phase="exploration", at=["archangel", "archangel"])
    play(match, "explore", "die=1", "claim nothing")
    assert slot_of(match) == ("exploration", 1)


@pytest.mark.rule("A-99")
@pytest.mark.parametrize(
    ("die", "then"),
    [
        (1, "claim_reward"),
        (2, "claim_reward"),
        (3, "encounter_is_drawn"),
        (4, "encounter_is_drawn"),
        (5, "encounter_is_drawn"),
        (6, "advantage_is_drawn"),
    ],
)
def test_the_table_of_archangel(die: int, then: str) -> None:
    """Nothing on 1 and 2, one Encounter on 3 to 5, on 6 an Advantage is drawn."""
    match = play(exploring("archangel"), "explore", f"die={die}")
    assert kind(match) == then


@pytest.mark.rule("A-100")
def test_encounters_are_faced_one_by_one() -> None:
    """Lost Ruins on a 5: two."""
    match = play(exploring("lost_ruins"), "explore", "die=5", "encounter=wandering_warrior")
    assert kind(match) == "first_die_is_cast"
    play(match, "own=3", "foe=3")
    assert kind(match) == "encounter_is_drawn"
    play(match, "encounter=treasure", "draw gold=curfew", "draw gold=iron_breath")
    assert set(hand(match)) == {"curfew", "iron_breath"}
    assert kind(passed(match)) == "claim_reward"
    assert pile(match, "encounters") == ["wandering_warrior", "treasure"]


@pytest.mark.rule("A-100")
def test_three_encounters() -> None:
    match = play(exploring("tower_at_the_end"), "explore", "die=6")
    for number, id in enumerate(("inn", "blind_fiddler", "delicious_mushrooms")):
        assert (kind(match), len(pile(match, "encounters"))) == ("encounter_is_drawn", number)
        play(match, f"encounter={id}")
        if id == "inn":
            play(match, "join gold=huntress")
    assert kind(match) == "own_falls_asleep"


@pytest.mark.rule("A-101")
def test_a_lone_shadow_of_omega_in_archangel_leads_straight_to_the_reward() -> None:
    match = play(exploring("archangel"), "explore", "die=5", "encounter=shadow_of_omega")
    assert kind(match) == "claim_reward"
    assert pile(match, "encounters") == ["shadow_of_omega"]


@pytest.mark.rule("A-101")
def test_a_card_above_the_level_counts_as_drawn() -> None:
    match = play(exploring("lost_ruins"), "explore", "die=5", "encounter=dragon_god", "encounter=shadow_of_omega")
    assert kind(match) == "claim_reward"
    assert pile(match, "encounters") == ["dragon_god", "shadow_of_omega"]


@pytest.mark.rule("A-102")
def test_a_lost_combat_ends_it() -> None:
    match = table(phase="exploration", at=["lost_ruins", "archangel"])
    play(match, "explore", "die=5", "encounter=wandering_warrior", "own=1", "foe=6")
    assert (at(match), lost(match)) == (None, [0])
    assert pile(match, "encounters") == ["wandering_warrior"]
    assert slot_of(match) == ("exploration", 1)


@pytest.mark.rule("A-102")
@pytest.mark.parametrize("event", ["village_wedding", "landslide"])
def test_so_does_an_event_that_costs_the_turn(event: str) -> None:
    match = table(phase="exploration", at=["lost_ruins", "archangel"])
    play(match, "explore", "die=5", f"encounter={event}")
    if event == "village_wedding":
        play(match, "draw gold=curfew")
    assert (at(match), lost(match)) == (None, [0])
    assert pile(match, "encounters") == [event]
    assert (slot_of(match), kind(match)) == (("exploration", 1), "explores")


@pytest.mark.rule("A-102")
def test_a_failed_speed_test_of_an_event() -> None:
    """Half a Bridge: 12, for a party with Speed 4."""
    match = table(phase="exploration", at=["lost_ruins", "archangel"])
    play(match, "explore", "die=5", "encounter=half_a_bridge", "die=6")
    assert (at(match), lost(match), slot_of(match)) == (None, [0], ("exploration", 1))


@pytest.mark.rule("A-103")
@pytest.mark.parametrize("dice", [("own=6", "foe=1"), ("own=1", "foe=6")])
def test_creatures_met_while_exploring_never_stay(dice: tuple[str, str]) -> None:
    match = table(phase="exploration", at=["lost_ruins", "archangel"])
    play(match, "explore", "die=2", "encounter=wandering_warrior", *dice)
    assert lies_on(match, "lost_ruins") is None
    assert pile(match, "encounters") == ["wandering_warrior"]


@pytest.mark.rule("A-104")
def test_special_comes_before_the_reward() -> None:
    match = play(exploring("archangel"), "explore", "die=6", "draw gold=curfew")
    assert hand(match) == ["curfew"]
    assert claims(passed(match)) == ["nothing", "recruit", "advantage"]


@pytest.mark.rule("A-104")
@pytest.mark.parametrize(("die", "passes"), [(6, True), (5, False)])
def test_a_special_result_that_costs_the_turn(die: int, passes: bool) -> None:
    """The Glass Forest on a 6: a Speed test of 11; Acrobat with a bonus of 1 has 5."""
    match = table(phase="exploration", at=["glass_forest", "archangel"], speed_bonus=[1])
    play(match, "explore", "die=6", f"die={die}")
    assert (kind(match) == "claim_reward") == passes
    assert lost(match) == ([] if passes else [0])


# -- rewards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-105")
def test_exactly_one_reward() -> None:
    match = table(phase="exploration", at=["archangel", "archangel"])
    play(match, "explore", "die=1", "claim advantage", "draw gold=curfew")
    assert (hand(match), len(party(match))) == (["curfew"], 1)
    assert slot_of(passed(match)) == ("exploration", 1)


@pytest.mark.rule("A-105")
def test_or_none() -> None:
    match = play(exploring("archangel"), "explore", "die=1", "claim nothing")
    assert (hand(match), len(party(match))) == ([], 1)
    assert "claims_nothing" in told(match)


@pytest.mark.rule("A-106")
def test_only_what_can_be_claimed_may_be_chosen() -> None:
    match = exploring("archangel", parties=[FOUR], missions=["beat_tiamat overdue_book"])
    assert claims(play(match, "explore", "die=1")) == ["nothing", "advantage"]


@pytest.mark.rule("A-106")
def test_the_same_reward_again_in_the_next_turn() -> None:
    match = exploring("archangel")
    play(match, "explore", "die=1", "claim advantage", "draw gold=curfew")
    to_slot(match, "exploration", choose={"declare": "go archangel", "explores": "end", "interacts": "end"})
    assert "advantage" in claims(passed(play(match, "explore", "die=1")))


@pytest.mark.rule("A-107")
@pytest.mark.parametrize(("where", "level"), [("archangel", 1), ("lost_ruins", 2), ("plain_of_chains", 3)])
def test_as_many_advantages_as_the_level(where: str, level: int) -> None:
    drawn = ["draw gold=curfew", "draw gold=iron_breath", "draw gold=loaded_die"][:level]
    match = play(exploring(where), "explore", "die=1", "claim advantage", *drawn)
    assert len(hand(match)) == level
    assert kind(match) != "advantage_is_drawn"


@pytest.mark.rule("A-107")
def test_four_in_hand_and_level_3_draws_exactly_one() -> None:
    match = exploring("plain_of_chains", hands=["iron_breath curfew loaded_die moonlit_ward"])
    play(match, "explore", "die=1", "claim advantage", "draw gold=misdirection")
    assert len(hand(match)) == 5
    assert kind(match) != "advantage_is_drawn"


@pytest.mark.rule("A-107")
def test_with_a_full_hand_it_may_be_chosen_and_draws_none() -> None:
    match = exploring("archangel", hands=["iron_breath curfew loaded_die moonlit_ward misdirection"])
    play(match, "explore", "die=1")
    assert "advantage" in claims(passed(match))
    passed(play(match, "claim advantage"))
    assert len(hand(match)) == 5
    assert len(deck(match, "advantages")) == 25


@pytest.mark.rule("A-108")
def test_recruit_draws_one_character() -> None:
    match = exploring("archangel", parties=["acrobat thief"], inclined="acrobat")
    play(match, "explore", "die=1", "claim recruit")
    assert options(match) == [f"join gold={id}" for id in deck(match, "characters")]
    play(match, "join gold=wizard")
    assert party(match) == ["acrobat", "thief", "wizard"]
    assert happened(match, "joins")
    assert not [id for id in inclined(match) if id == "wizard"]


@pytest.mark.rule("A-108")
def test_not_with_four_characters() -> None:
    match = play(exploring("archangel", parties=[FOUR]), "explore", "die=1")
    assert "recruit" not in claims(match)
    match = play(exploring("archangel", parties=["acrobat thief wizard"]), "explore", "die=1")
    assert "recruit" in claims(match)


def recruited_last_turn(where: str, **given: Any) -> Match:
    """A turn ago Gold took Recruit in Archangel; now Gold explores somewhere."""
    match = exploring("archangel", **given)
    play(match, "explore", "die=1", "claim recruit", "join gold=huntress")
    return explore_next(match, where)


def explore_next(match: Match, where: str, seat: int = 0) -> Match:
    """On to the next turn's exploration, everybody else resting."""
    while not (kind(match) == "explores" and match.actor == seat and state(match).turn > 6):
        going = kind(match) == "declare" and match.actor == seat
        answer: str | int = f"go {where}" if going else ("rest" if kind(match) == "declare" else 0)
        match.answer(len(match.moments) % 6 if kind(match) == "rolled_for_order" else answer)
    return play(match, "explore", "die=1")


@pytest.mark.rule("A-109")
def test_not_twice_running_in_the_same_area() -> None:
    match = recruited_last_turn("archangel")
    assert "recruit" not in claims(match)
    assert seen(match, 1)["figures"][0]["no_recruit"] == ["archangel"]


@pytest.mark.rule("A-109")
def test_other_areas_are_free() -> None:
    assert "recruit" in claims(recruited_last_turn("village_of_cornes"))


@pytest.mark.rule("A-109")
def test_other_players_are_free() -> None:
    match = exploring("archangel")
    play(match, "explore", "die=1", "claim recruit", "join gold=huntress")
    assert "recruit" in claims(explore_next(match, "archangel", seat=1))


@pytest.mark.rule("A-109")
def test_a_turn_later_it_is_free_again() -> None:
    match = recruited_last_turn("archangel")
    play(match, "claim nothing")
    assert "recruit" in claims(explore_next(match, "archangel"))


@pytest.mark.rule("A-109")
def test_never_same_area() -> None:
    match = recruited_last_turn("archangel", options={"recruit_repeat": "never_same_area"})
    play(match, "claim nothing")
    assert "recruit" not in claims(explore_next(match, "archangel"))
    play(match, "claim nothing")
    assert "recruit" in claims(explore_next(match, "village_of_cornes"))


@pytest.mark.rule("A-110")
def test_a_mission_place_needs_the_mission() -> None:
    """The Palace of Archangel is named by A Seat at the Palace."""
    match = play(exploring("archangel", missions=["seat_at_the_palace"]), "explore", "die=1")
    assert "seat_at_the_palace" in claims(match)
    match = play(exploring("archangel", missions=["beat_tiamat overdue_book", "seat_at_the_palace"]), "explore", "die=1")
    assert claims(match) == ["nothing", "recruit", "advantage"]
    match = play(exploring("archangel", missions=["seat_at_the_palace:completed"]), "explore", "die=1")
    assert "seat_at_the_palace" not in claims(match)


@pytest.mark.rule("A-110")
@pytest.mark.parametrize(
    ("final", "state", "may"), [("last_door", "completed", True), ("last_door", "begun", False), ("", "completed", False)]
)
def test_the_place_of_the_final_mission(final: str, state: str, may: bool) -> None:
    """Omega's Seal, in the Tower, once the Last Door is revealed, for a player with a Basic Mission completed."""
    match = exploring("tower_at_the_end", final=final, missions=[f"beat_tiamat:{state}"])
    play(match, "explore", "die=1", "encounter=treasure", "draw gold=curfew", "draw gold=iron_breath")
    assert ("last_door" in claims(passed(match))) == may


@pytest.mark.rule("A-110")
def test_it_begins_the_mission_and_its_test_at_once() -> None:
    match = exploring("archangel", missions=["seat_at_the_palace"])
    play(match, "explore", "die=1", "claim seat_at_the_palace")
    assert mission_state(match, "seat_at_the_palace") == "begun"
    assert options(match) == [f"die={face}" for face in range(1, 7)]


@pytest.mark.rule("A-110")
def test_a_failed_test_gives_no_other_reward() -> None:
    """Speed 4, difficulty 13."""
    match = table(phase="exploration", at=["archangel", "archangel"], missions=["seat_at_the_palace"])
    play(match, "explore", "die=1", "claim seat_at_the_palace", "die=6")
    assert (hand(match), len(party(match)), mission_state(match, "seat_at_the_palace")) == ([], 1, "begun")
    assert slot_of(match) == ("exploration", 1)
    assert (at(match), lost(match)) == ("archangel", [])


@pytest.mark.rule("A-111")
def test_the_special_reward_of_americh() -> None:
    """Straighten one, take back any Advantage."""
    match = exploring("americh", parties=["acrobat thief"], inclined="thief", spent="curfew iron_breath")
    play(match, "explore", "die=1")
    assert match.prompt is not None
    offered = {option.notation: GAME.text(option.phrase, "en") for option in match.prompt.options}
    assert offered["claim special"].startswith("Special: Straighten one of your Characters. Take an Advantage ")
    play(match, "claim special")
    assert inclined(match) == []
    play(match, "choose curfew")
    assert (hand(match), pile(match, "advantages")) == (["curfew"], ["iron_breath"])


@pytest.mark.rule("A-111")
def test_the_special_reward_of_the_tower() -> None:
    """Expel a party of about the same size, and recruit."""
    match = table(phase="exploration", at=["tower_at_the_end", "tower_at_the_end", "archangel"])
    play(match, "explore", "die=1", "encounter=inn", "join gold=wizard", "claim special")
    play(match, "join gold=huntress")
    assert (at(match, 1), lost(match), party(match)) == (None, [1], ["acrobat", "wizard", "huntress"])


@pytest.mark.rule("A-111")
def test_a_special_reward_with_nobody_to_work_on_says_so() -> None:
    match = table(phase="exploration", at=["tower_at_the_end", "archangel", "archangel"])
    play(match, "explore", "die=1", "encounter=inn", "join gold=wizard", "claim special")
    assert told(match).count("is_lost") == 1


@pytest.mark.rule("A-111")
def test_other_areas_have_none() -> None:
    match = play(exploring("archangel"), "explore", "die=1")
    assert "special" not in claims(match)
    assert asked(match) == "gold"
    assert area("archangel") == state(match).at[0]


@pytest.mark.rule("A-105")
def test_a_second_reward_that_was_not_used_is_nobody_elses() -> None:
    """Gold plays Both Hands Full and then does not explore: ruby gets one reward, as always."""
    match = table(phase="exploration", at=["archangel", "archangel", "archangel"], hands=["both_hands_full"])
    passed(play(match, "use both_hands_full"))
    play(match, "end", "explore", "die=1", "claim advantage", "draw ruby=curfew")
    assert slot_of(match) == ("exploration", 2)

"""New horizons (A-63 to A-73)."""

from __future__ import annotations

import pytest

from ludarium.core.match import Match
from tests.anima.table import (
    active,
    asked,
    at,
    can,
    deck,
    hand,
    is_veiled,
    kind,
    lies_on,
    lost,
    options,
    passed,
    pile,
    play,
    roll_on,
    state,
    table,
    to_slot,
    told,
    window,
)

SIX = ["archangel", "village_of_cornes", "americh", "lost_ruins", "glass_forest", "salt_market"]
FOUND = ("seek", "area=gallows_harbour", "lay gallows_harbour=dragon_god")  # level 3 on an Area of level 2: a false alarm


def full(**given: object) -> Match:
    """Six Areas, as many as three players may have, and Gold's turn to move."""
    return table(areas=SIX, **given)  # type: ignore[arg-type]


def named(match: Match) -> list[str]:
    return [said.removeprefix("give_up ") for said in options(match)]


# -- the search ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-63")
def test_one_search_a_turn() -> None:
    match = table()
    assert can(match, "seek")
    play(match, *FOUND)
    assert (asked(match), kind(match)) == ("ruby", "declare")
    assert not can(match, "seek")
    play(match, "rest")
    assert asked(match) == "azure"
    assert not can(match, "seek")
    roll_on(match, lambda m: state(m).turn == 7 and kind(m) == "declare", {"explores": "end"})
    assert can(match, "seek")


@pytest.mark.rule("A-63")
def test_the_discard_pile_is_closed_with_it() -> None:
    match = table(spent="lost_ruins")
    play(match, *FOUND)
    assert not [said for said in options(match) if said.startswith("seek")]


@pytest.mark.rule("A-64")
def test_from_the_deck_or_any_area_of_the_discard_pile() -> None:
    match = table(spent="lost_ruins glass_forest")
    assert [said for said in options(match) if said.startswith("seek")] == ["seek", "seek lost_ruins", "seek glass_forest"]
    play(match, "seek lost_ruins", "lay lost_ruins=dragon_god")
    assert (at(match), active(match)[-1], pile(match, "areas")) == ("lost_ruins", "lost_ruins", ["glass_forest"])


@pytest.mark.rule("A-64")
def test_the_deck_gives_an_area_that_nobody_has_chosen() -> None:
    match = play(table(), "seek")
    assert asked(match) == "chance"
    assert options(match) == [f"area={id}" for id in deck(match, "areas")]


@pytest.mark.rule("A-64")
def test_with_an_empty_deck_only_the_discard_pile() -> None:
    match = table(decks={"areas": ""})
    seeks = [said for said in options(match) if said.startswith("seek")]
    assert "seek" not in seeks
    assert len(seeks) == 11


@pytest.mark.rule("A-64")
def test_with_both_empty_the_option_is_closed() -> None:
    match = table(areas=list(deck(table(areas=[]), "areas")))
    assert (deck(match, "areas"), pile(match, "areas")) == ([], [])
    assert not [said for said in options(match) if said.startswith("seek")]


@pytest.mark.rule("A-65")
def test_the_order_of_a_search() -> None:
    """Window W2, the Area, the Encounter, the party faces it and enters, the limit."""
    match = full(hands=["", "misdirection"])
    play(match, "seek")
    assert (window(match), len(active(match))) == ("W2", 6)
    play(match, "pass")
    assert kind(match) == "area_is_found"
    play(match, "area=gallows_harbour")
    assert (kind(match), active(match)[-1]) == ("encounter_is_laid", "gallows_harbour")
    play(match, "lay gallows_harbour=wandering_warrior")
    passed(match)
    assert kind(match) == "first_die_is_cast"
    assert at(match) is None
    play(match, "own=3", "foe=3")
    passed(match)
    assert at(match) == "gallows_harbour"
    assert kind(match) == "area_is_named"


@pytest.mark.rule("A-66")
def test_a_redirected_search_draws_nothing_and_is_not_used_up() -> None:
    match = table(hands=["", "misdirection"])
    play(match, "seek", "use misdirection", "choose archangel")
    passed(match)
    assert (at(match), len(active(match))) == ("archangel", 3)
    assert len(deck(match, "areas")) == 11
    assert asked(match) == "ruby"
    assert can(match, "seek")


@pytest.mark.rule("A-67")
def test_a_seeker_who_is_beaten() -> None:
    match = table(at=["americh"])
    play(match, "seek", "area=lost_ruins", "lay lost_ruins=wandering_warrior", "own=1", "foe=6")
    assert (at(match), lost(match)) == (None, [0])


@pytest.mark.rule("A-67")
def test_a_seeker_who_loses_the_turn() -> None:
    match = table(at=["americh"])
    play(match, "seek", "area=lost_ruins", "lay lost_ruins=village_wedding", "draw gold=curfew")
    assert (at(match), lost(match)) == (None, [0])
    assert "lost_ruins" in active(match)


@pytest.mark.rule("A-68")
def test_the_new_area_stays_with_the_creature_on_it() -> None:
    match = table()
    play(match, "seek", "area=lost_ruins", "lay lost_ruins=wandering_warrior", "own=1", "foe=6")
    assert (lies_on(match, "lost_ruins"), is_veiled(match, "lost_ruins")) == ("wandering_warrior", False)
    assert asked(match) == "ruby"
    assert can(match, "go lost_ruins")
    play(match, "go lost_ruins", "own=6", "foe=1")
    assert (at(match, 1), lies_on(match, "lost_ruins")) == ("lost_ruins", None)


# -- the limit -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-58")
@pytest.mark.rule("A-69")
def test_over_the_limit_the_seeker_gives_up_an_area() -> None:
    match = play(full(), *FOUND)
    assert (asked(match), kind(match)) == ("gold", "area_is_named")
    play(match, "give_up glass_forest")
    assert len(active(match)) == 6
    assert "glass_forest" not in active(match)
    assert pile(match, "areas") == ["glass_forest"]
    assert asked(match) == "ruby"


@pytest.mark.rule("A-69")
def test_within_the_limit_nothing_is_given_up() -> None:
    match = play(table(areas=SIX[:5]), *FOUND)
    assert len(active(match)) == 6
    assert "area_discarded" not in told(match)


@pytest.mark.rule("A-69")
def test_even_a_seeker_who_has_lost_the_turn_names_it() -> None:
    match = full()
    play(match, "seek", "area=gallows_harbour", "lay gallows_harbour=wandering_warrior", "own=1", "foe=6")
    assert lost(match) == [0]
    assert (asked(match), kind(match)) == ("gold", "area_is_named")


@pytest.mark.rule("A-70")
def test_what_cannot_be_given_up() -> None:
    match = full(at=["", "americh"], lying={"salt_market": "wandering_warrior"}, veiled={"lost_ruins": "treasure"})
    play(match, *FOUND)
    assert named(match) == ["archangel", "village_of_cornes", "glass_forest"]


@pytest.mark.rule("A-70")
def test_the_area_that_the_seeker_has_left_can_be_given_up() -> None:
    match = play(full(at=["americh"]), *FOUND)
    assert "americh" in named(match)


@pytest.mark.rule("A-70")
def test_not_the_new_area_even_when_the_seeker_failed() -> None:
    """The event is over and the party off the map, so the new Area is empty; all the same."""
    match = full()
    play(match, "seek", "area=gallows_harbour", "lay gallows_harbour=village_wedding", "draw gold=curfew")
    assert named(match) == SIX


@pytest.mark.rule("A-71")
def test_any_other_player_may_protect_it_with_a_card() -> None:
    match = full(hands=["curfew", "iron_breath moonlit_ward"])
    play(match, *FOUND, "give_up archangel")
    assert (asked(match), options(match)) == ("ruby", ["allow", "protect iron_breath", "protect moonlit_ward"])
    play(match, "protect moonlit_ward")
    assert "archangel" in active(match)
    assert (hand(match, 1), pile(match, "advantages")) == (["iron_breath"], ["moonlit_ward"])


@pytest.mark.rule("A-71")
def test_in_turn_order_from_the_seeker_on() -> None:
    match = full(hands=["curfew", "iron_breath", "loaded_die"], order=[2, 1, 0], slot=1)
    play(match, *FOUND, "give_up archangel")
    assert asked(match) == "gold"
    assert asked(play(match, "allow")) == "azure"
    play(match, "allow")
    assert "archangel" not in active(match)


@pytest.mark.rule("A-71")
def test_the_first_veto_settles_it() -> None:
    match = full(hands=["", "iron_breath", "loaded_die"])
    play(match, *FOUND, "give_up archangel", "protect iron_breath")
    assert (asked(match), kind(match)) == ("gold", "area_is_named")


@pytest.mark.rule("A-71")
def test_without_a_card_or_after_a_lost_turn_nobody_is_asked() -> None:
    match = full(hands=["", "", "loaded_die"], lost=[2])
    play(match, *FOUND, "give_up archangel")
    assert "archangel" not in active(match)


@pytest.mark.rule("A-71")
def test_with_lost_turn_interrupts_the_loser_is_asked() -> None:
    match = full(hands=["", "", "loaded_die"], lost=[2], options={"lost_turn_interrupts": "on"})
    play(match, *FOUND, "give_up archangel")
    assert asked(match) == "azure"


@pytest.mark.rule("A-72")
def test_after_a_veto_another_area_is_named() -> None:
    match = full(hands=["", "iron_breath moonlit_ward"])
    play(match, *FOUND, "give_up archangel", "protect iron_breath")
    assert named(match) == SIX[1:]
    play(match, "give_up americh", "protect moonlit_ward")
    assert named(match) == ["village_of_cornes", "lost_ruins", "glass_forest", "salt_market"]
    play(match, "give_up lost_ruins")
    assert (len(active(match)), pile(match, "areas")) == (6, ["lost_ruins"])


@pytest.mark.rule("A-72")
def test_the_card_of_a_veto_is_not_offered() -> None:
    """Azure has the smallest hand, and is not asked."""
    match = full(hands=["curfew loaded_die", "iron_breath moonlit_ward"])
    play(match, *FOUND, "give_up archangel", "protect iron_breath")
    assert asked(match) == "gold"
    assert pile(match, "advantages") == ["iron_breath"]


@pytest.mark.rule("A-73")
def test_without_an_eligible_area_the_limit_stays_exceeded() -> None:
    creatures = ["wandering_warrior", "pack_of_strays", "well_child", "straw_knight", "barn_ogre", "treasure"]
    match = full(lying=dict(zip(SIX, creatures, strict=True)))
    play(match, *FOUND)
    assert (asked(match), len(active(match))) == ("ruby", 7)


@pytest.mark.rule("A-73")
def test_vetoes_can_leave_it_exceeded_too() -> None:
    creatures = ["wandering_warrior", "pack_of_strays", "well_child", "straw_knight", "barn_ogre"]
    match = full(lying=dict(zip(SIX, creatures, strict=False)), hands=["", "iron_breath"])
    play(match, *FOUND, "protect iron_breath")  # the Salt Market alone could be named
    assert (asked(match), len(active(match))) == ("ruby", 7)


@pytest.mark.rule("A-73")
def test_the_next_search_brings_it_down_again() -> None:
    """Eight Areas and a ninth: three go, one after another."""
    match = table(areas=[*SIX, "whispering_pass", "plain_of_chains"])
    play(match, *FOUND, "give_up archangel", "give_up americh")
    assert len(active(match)) == 7
    play(match, "give_up lost_ruins")
    assert len(active(match)) == 6
    assert pile(match, "areas") == ["archangel", "americh", "lost_ruins"]
    assert asked(match) == "ruby"


@pytest.mark.rule("A-72")
def test_a_veto_is_for_one_check_only() -> None:
    """In the next turn the Area that was protected may be named again."""
    match = full(hands=["", "iron_breath moonlit_ward"], decks={"areas": "gallows_harbour whispering_pass"})
    play(match, *FOUND, "give_up archangel", "protect iron_breath", "give_up americh", "allow")
    to_slot(match, "movement")
    passed(play(match, "seek", "lay whispering_pass=inn", "join gold=thief"))
    assert "archangel" in named(match)

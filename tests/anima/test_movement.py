"""The Movement phase (A-53 to A-62)."""

from __future__ import annotations

import pytest

from tests.anima.table import (
    asked,
    at,
    can,
    combat,
    hand,
    kind,
    lies_on,
    lost,
    options,
    party,
    passed,
    pile,
    play,
    roll_on,
    seen,
    slot_of,
    speed,
    state,
    table,
    to_slot,
    told,
    window,
)

SIX = ["archangel", "village_of_cornes", "americh", "lost_ruins", "glass_forest", "salt_market"]


@pytest.mark.rule("A-53")
def test_go_seek_or_rest() -> None:
    match = table()
    assert options(match) == ["go archangel", "go village_of_cornes", "go americh", "seek", "rest"]


@pytest.mark.rule("A-53")
def test_one_declaration_each_resolved_before_the_next() -> None:
    match = table(lying={"archangel": "wandering_warrior"})
    play(match, "go archangel", "own=3", "foe=3")
    assert at(match) == "archangel"
    assert (asked(match), kind(match)) == ("ruby", "declare")
    assert asked(play(match, "go americh")) == "azure"


@pytest.mark.rule("A-54")
def test_any_active_area_from_anywhere() -> None:
    match = table(areas=SIX, at=["lost_ruins", "archangel"])
    assert {said for said in options(match) if said.startswith("go")} == {f"go {id}" for id in SIX}
    match = table(areas=SIX)
    assert {said for said in options(match) if said.startswith("go")} == {f"go {id}" for id in SIX}


@pytest.mark.rule("A-55")
def test_staying_where_one_stands() -> None:
    match = table(at=["americh"])
    play(match, "go americh")
    assert at(match) == "americh"
    assert "turned_up" not in told(match)


@pytest.mark.rule("A-55")
def test_an_encounter_that_lies_there_must_still_be_faced() -> None:
    match = table(at=["americh"], lying={"americh": "wandering_warrior"})
    play(match, "go americh")
    assert state(match).fighter == 0
    play(match, "own=1", "foe=6")  # 4 + 1 against 2 + 6
    assert (at(match), lost(match)) == (None, [0])


@pytest.mark.rule("A-55")
def test_with_staying_put_off_a_party_must_change_area() -> None:
    match = table(at=["americh"], options={"staying_put": "off"})
    assert options(match) == ["go archangel", "go village_of_cornes", "seek", "rest"]


@pytest.mark.rule("A-55")
def test_with_staying_put_off_a_resistance_mission_still_holds() -> None:
    match = table(
        at=["saint_vael_abbey"],
        missions=["vigil_at_saint_vael:begun"],
        progress={"vigil_at_saint_vael": 1},
        options={"staying_put": "off"},
    )
    assert "hold" in options(match)
    assert "go saint_vael_abbey" not in options(match)


@pytest.mark.rule("A-56")
def test_the_counter_comes_after_the_preliminary_encounter() -> None:
    match = table(veiled={"archangel": "wandering_warrior"})
    play(match, "go archangel")
    assert at(match) is None
    assert seen(match)["fight"]["foe"]["card"] == "wandering_warrior"
    play(match, "own=3", "foe=3")
    assert (at(match), lies_on(match, "archangel")) == ("archangel", None)


@pytest.mark.rule("A-56")
def test_without_encounter_the_area_is_reached_at_once() -> None:
    match = table()
    play(match, "go village_of_cornes")
    assert at(match) == "village_of_cornes"


@pytest.mark.rule("A-57")
def test_beaten_by_the_creature() -> None:
    match = table(at=["americh"], lying={"archangel": "wandering_warrior"})
    play(match, "go archangel", "own=1", "foe=6")
    assert (at(match), lost(match)) == (None, [0])
    roll_on(match, "explores", {"declare": "go archangel", "first_die_is_cast": "own=6", "interacts": "end"})
    assert slot_of(match)[1] != 0


@pytest.mark.rule("A-57")
def test_made_to_lose_the_turn_by_the_event() -> None:
    match = table(at=["americh"], lying={"archangel": "village_wedding"})
    play(match, "go archangel", "draw gold=curfew")
    assert (at(match), lost(match)) == (None, [0])
    assert (lies_on(match, "archangel"), pile(match, "encounters")) == (None, ["village_wedding"])


@pytest.mark.rule("A-58")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_areas_for_each_player(seats: int) -> None:
    assert seen(table(seats))["most_areas"] == 2 * seats


# -- rest ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-59")
def test_rest_gives_two_and_two_in_the_next_turn_only() -> None:
    match = table(at=["americh"], turn=6)
    play(match, "rest")
    assert (combat(match), speed(match)) == (4, 4)
    to_slot(match, "reset", choose={"declare": "go americh"})
    assert (state(match).turn, combat(match), speed(match)) == (7, 6, 6)
    to_slot(match, "reset", choose={"declare": "go americh"})
    assert (state(match).turn, combat(match), speed(match)) == (8, 4, 4)


@pytest.mark.rule("A-59")
def test_resting_again_does_not_add_up() -> None:
    match = table(rested=[0], at=["americh"])
    assert combat(match) == 6
    to_slot(play(match, "rest"), "movement", choose={"declare": "go americh"})
    assert (combat(match), speed(match)) == (6, 6)
    to_slot(play(match, "rest"), "reset", choose={"declare": "go americh"})
    assert (combat(match), speed(match)) == (6, 6)


@pytest.mark.rule("A-60")
def test_a_resting_party_is_off_the_map_and_has_no_more_slots() -> None:
    match = table(at=["americh", "americh", "americh"])
    play(match, "rest", "go americh", "go americh")
    assert at(match) is None
    assert slot_of(match) == ("interaction", 1)
    assert options(match) == ["end", "trade azure", "attack azure"]
    roll_on(match, lambda m: state(m).turn == 7, {"explores": "end"})
    assert not [entry for entry in match.log[1:] if entry.by == 0]


@pytest.mark.rule("A-60")
def test_a_resting_player_may_still_interrupt() -> None:
    match = table(hands=["misdirection"])
    play(match, "rest", "go archangel")
    assert (asked(match), window(match)) == ("gold", "W2")
    play(match, "use misdirection", "choose americh")
    passed(match)
    assert at(match, 1) == "americh"


@pytest.mark.rule("A-60")
def test_a_resting_player_may_still_veto() -> None:
    match = table(areas=SIX, hands=["iron_breath"], lying={})
    play(
        match, "rest", "seek", "area=gallows_harbour", "lay gallows_harbour=treasure", "draw ruby=curfew", "draw ruby=loaded_die"
    )
    play(match, "give_up archangel")
    assert (asked(match), options(match)) == ("gold", ["allow", "protect iron_breath"])


@pytest.mark.rule("A-60")
def test_rest_place_stays_put() -> None:
    """The counter stays: the party may be attacked, but neither trades nor explores."""
    match = table(at=["americh", "americh", ""], options={"rest_place": "stays_put"})
    play(match, "rest", "go americh", "rest")
    assert at(match) == "americh"
    assert (asked(match), options(match)) == ("ruby", ["end", "attack gold"])
    play(match, "end")
    assert (slot_of(match), options(match)) == (("exploration", 1), ["end", "explore"])


@pytest.mark.rule("A-60")
def test_a_rest_has_no_other_effect() -> None:
    match = table(parties=["acrobat thief"], inclined="thief", hands=["iron_breath"])
    play(match, "rest")
    assert (party(match), hand(match)) == (["acrobat", "thief"], ["iron_breath"])
    assert seen(match)["figures"][0]["party"][1]["inclined"]


# -- redirected ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-61")
def test_another_player_may_redirect_a_move() -> None:
    match = table(hands=["", "misdirection"], veiled={"archangel": "treasure"})
    play(match, "go archangel")
    assert (asked(match), window(match)) == ("ruby", "W2")
    assert lies_on(match, "archangel") == "treasure"  # nothing is turned up yet
    play(match, "use misdirection")
    assert (asked(match), options(match)) == ("ruby", ["choose archangel", "choose village_of_cornes", "choose americh"])
    passed(play(match, "choose village_of_cornes"))
    assert at(match) == "village_of_cornes"
    assert lies_on(match, "archangel") == "treasure"


@pytest.mark.rule("A-61")
def test_only_to_an_area_that_could_have_been_named() -> None:
    match = table(hands=["", "misdirection"], at=["americh"], options={"staying_put": "off"})
    play(match, "go archangel", "use misdirection")
    assert options(match) == ["choose archangel", "choose village_of_cornes"]


@pytest.mark.rule("A-61")
def test_nobody_redirects_the_own_move() -> None:
    match = table(hands=["misdirection"])
    play(match, "go archangel")
    assert at(match) == "archangel"
    assert asked(match) == "ruby"


@pytest.mark.rule("A-61")
def test_at_most_one_redirect_a_move() -> None:
    """Even when everybody is asked in every window, the second one finds nothing to redirect."""
    match = table(hands=["", "misdirection", "iron_breath"], options={"reaction_polling": "all"})
    play(match, "go archangel", "pass", "use misdirection", "choose americh")
    while window(match) == "W2":
        assert options(match) == ["pass"]
        match.answer("pass")
    assert at(match) == "americh"


@pytest.mark.rule("A-61")
def test_a_rest_cannot_be_redirected() -> None:
    match = table(hands=["", "misdirection"])
    play(match, "rest")
    assert (asked(match), kind(match)) == ("ruby", "declare")


# -- departures ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-62")
def test_a_party_occupies_its_area_until_its_own_move() -> None:
    """Gold seeks first: the Area of Ruby, who has not moved yet, cannot be given up; later it could."""
    match = table(areas=SIX, at=["", "archangel"])
    play(match, "seek", "area=gallows_harbour", "lay gallows_harbour=inn", "join gold=wizard")
    assert "give_up archangel" not in options(match)
    assert "give_up americh" in options(match)
    match = table(areas=SIX, at=["", "archangel"], order=[1, 0, 2], slot=1)
    play(match, "go americh", "seek", "area=gallows_harbour", "lay gallows_harbour=inn", "join gold=wizard")
    assert "give_up archangel" in options(match)
    assert "give_up americh" not in options(match)


@pytest.mark.rule("A-62")
def test_all_first_everybody_says_in_reset_whether_the_party_leaves() -> None:
    match = table(phase="reset", at=["archangel", "americh"], options={"departures": "all_first"})
    play(match, "end")
    assert (asked(match), set(options(match))) == ("gold", {"stay", "depart"})
    play(match, "depart", "end", "stay", "end")  # Azure is off the map and has nothing to say
    assert slot_of(match) == ("movement", 0)
    assert (at(match, 0), at(match, 1)) == (None, "americh")


@pytest.mark.rule("A-62")
def test_all_first_who_leaves_must_go_elsewhere_search_or_rest() -> None:
    match = table(phase="reset", at=["archangel", "americh"], options={"departures": "all_first"})
    play(match, "end", "depart", "end", "stay", "end")
    assert options(match) == ["go village_of_cornes", "go americh", "seek", "rest"]


@pytest.mark.rule("A-62")
def test_all_first_who_stays_may_only_stay_or_rest() -> None:
    match = table(phase="reset", at=["archangel", "americh"], options={"departures": "all_first"})
    play(match, "end", "depart", "end", "stay", "end", "go village_of_cornes")
    assert (asked(match), options(match)) == ("ruby", ["go americh", "rest"])
    play(match, "go americh")
    assert "go archangel" in options(match)
    assert "seek" in options(match)


@pytest.mark.rule("A-62")
def test_all_first_an_area_that_is_left_is_free() -> None:
    match = table(phase="reset", areas=SIX, at=["", "archangel"], options={"departures": "all_first"})
    play(match, "end", "end", "depart", "end")
    play(match, "seek", "area=gallows_harbour", "lay gallows_harbour=inn", "join gold=wizard")
    assert "give_up archangel" in options(match)


@pytest.mark.rule("A-62")
def test_all_first_in_the_tree_a_party_that_leaves_goes_on_from_where_it_was() -> None:
    """Lost Ruins, level 2: up, down or sideways, but not back."""
    options_of = {"departures": "all_first", "tree": "on"}
    match = table(2, phase="reset", at=["lost_ruins"], options=options_of)
    play(match, "end", "depart", "end")
    said = options(match)
    assert "go tower_at_the_end" in said
    assert "go archangel" in said
    assert "go americh" in said
    assert "go lost_ruins" not in said
    play(match, "go tower_at_the_end")
    assert kind(match) == "encounter_is_drawn"  # a change of level


@pytest.mark.rule("A-55")
@pytest.mark.rule("A-62")
def test_all_first_who_stays_where_staying_is_not_allowed_rests() -> None:
    options_of = {"departures": "all_first", "staying_put": "off"}
    match = table(phase="reset", at=["archangel"], options=options_of)
    play(match, "end", "stay", "end", "end")
    assert options(match) == ["rest"]


@pytest.mark.rule("A-57")
@pytest.mark.parametrize("before", ["americh", "village_of_cornes", ""])
def test_who_stands_ground_on_the_way_stays_where_it_was(before: str) -> None:
    """Beaten by the Barn Ogre of Cornes: not expelled, and the turn goes on; but it has not got there either."""
    match = table(at=[before], hands=["standing_stone"], lying={"village_of_cornes": "barn_ogre"})
    passed(play(match, "go village_of_cornes", "own=1", "foe=3", "use standing_stone"))
    assert (at(match), lost(match), lies_on(match, "village_of_cornes")) == (before or None, [], "barn_ogre")


@pytest.mark.rule("A-136")
@pytest.mark.parametrize("before", ["americh", ""])
def test_who_slips_away_on_the_way_stays_where_it_was(before: str) -> None:
    """The creature was not overcome, so the Area was not reached; but the turn is not lost."""
    match = table(parties=["duellist"], at=[before], hands=["empty_cloak"], lying={"village_of_cornes": "barn_ogre"})
    passed(play(match, "go village_of_cornes", "use empty_cloak"))
    assert (at(match), lost(match), lies_on(match, "village_of_cornes")) == (before or None, [], "barn_ogre")


@pytest.mark.rule("A-136")
def test_who_has_slipped_away_may_still_explore() -> None:
    match = table(parties=["duellist"], at=["americh"], hands=["empty_cloak"], lying={"village_of_cornes": "barn_ogre"})
    passed(play(match, "go village_of_cornes", "use empty_cloak"))
    to_slot(match, "exploration")
    assert can(match, "explore")


@pytest.mark.rule("A-56")
@pytest.mark.parametrize("way", ["go ferry_of_the_three_mutes", "use zeppelin_travel"])
def test_whoever_arrives_at_the_ferry_pays(way: str) -> None:
    """The toll is for all who arrive, by whatever way; who stays there has paid already."""
    match = table(areas=["ferry_of_the_three_mutes"], hands=["zeppelin_travel curfew"])
    play(match, way)
    passed(match)
    if kind(match) == "card_is_lost":
        play(match, "lose gold=curfew")
    assert at(match) == "ferry_of_the_three_mutes"
    assert "curfew" in pile(match, "advantages")
    match = table(areas=["ferry_of_the_three_mutes"], at=["ferry_of_the_three_mutes"], hands=["curfew"])
    passed(play(match, "go ferry_of_the_three_mutes"))
    assert hand(match) == ["curfew"]

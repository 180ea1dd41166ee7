"""Combat and Speed tests (A-128 to A-138)."""

from __future__ import annotations

import pytest

from ludarium.core.match import Match
from tests.anima.table import (
    asked,
    asleep,
    at,
    can,
    combat,
    hand,
    happened,
    kind,
    lies_on,
    lost,
    options,
    party,
    passed,
    pile,
    play,
    seen,
    state,
    table,
    told,
    window,
)


def meets(creature: str, party: str, **fields: object) -> Match:
    """The first seat explores the Lost Ruins (level 2) and meets one creature."""
    where = {"at": ["lost_ruins", "salt_market"]}
    match = table(phase="exploration", parties=[party], **where, **fields)  # type: ignore[arg-type]
    return play(match, "explore", "die=2", f"encounter={creature}")


def duel(one: str, other: str, **fields: object) -> Match:
    """The first two seats on the Lost Ruins, the first one in its Interaction slot; the third one elsewhere."""
    given: dict[str, object] = {"at": ["lost_ruins", "lost_ruins", "salt_market"], **fields}
    return table(phase="interaction", parties=[one, other], **given)  # type: ignore[arg-type]


def totals(match: Match) -> tuple[int, int]:
    told = happened(match, "totals")[-1]
    return told["total"], told["against"]


# -- dice and totals -------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-128")
def test_the_example_of_the_rules() -> None:
    match = play(meets("wandering_warrior", "acrobat illusionist"), "own=3", "foe=4")
    assert totals(match) == (9, 6)
    assert happened(match, "wins_fight")[0]["by"] == 3


@pytest.mark.rule("A-129")
def test_the_steps_of_a_combat() -> None:
    """W4, the party's die, the other one, W5, the result, W8: with everybody asked, each window is there."""
    match = meets("gargoyle_of_saint_vael", "acrobat herbalist", options={"reaction_polling": "all"}, hands=["iron_breath"])
    steps = []
    while not steps or steps[-1] != "character_dies":
        if window(match):
            steps.append(str(window(match)))
            match.answer("pass")
        else:
            steps.append(kind(match))
            match.answer({"first_die_is_cast": "own=1", "second_die_is_cast": "foe=6"}.get(kind(match), 0))
        if window(match) == "W8":
            assert totals(match) == (7, 14)
            assert party(match) == ["acrobat", "herbalist"]  # nobody has died yet
    wanted = ["W3", "W4", "first_die_is_cast", "second_die_is_cast", "W5", "W8", "character_dies"]
    assert list(dict.fromkeys(steps)) == wanted


@pytest.mark.rule("A-129")
def test_the_attackers_die_comes_first() -> None:
    match = passed(play(duel("acrobat", "huntress"), "attack ruby"))
    assert options(match)[0] == "own=1"
    play(match, "own=6")
    assert options(match)[0] == "foe=1"
    passed(play(match, "foe=3"))
    assert totals(match) == (4 + 6, 4 + 3)


@pytest.mark.rule("A-130")
def test_the_next_player_in_turn_order_rolls_for_the_creature() -> None:
    match = meets("wandering_warrior", "acrobat", order=[2, 0, 1])
    assert (asked(match) == "chance") or window(match)
    passed(match)
    assert seen(match, 0)["fight"]["foe"]["roller"] == "ruby"
    match = passed(meets("wandering_warrior", "acrobat", order=[1, 2, 0]))
    assert seen(match, 2)["fight"]["foe"]["roller"] == "ruby"  # from the last back to the first


@pytest.mark.rule("A-131")
def test_a_tie_against_a_creature_is_won() -> None:
    match = passed(play(meets("wandering_warrior", "illusionist"), "own=3", "foe=3"))
    assert totals(match) == (5, 5)
    assert (lost(match), kind(match)) == ([], "claim_reward")


@pytest.mark.rule("A-132")
@pytest.mark.parametrize(("foe", "dead"), [(4, 0), (5, 1)])
def test_a_loss_by_five_costs_a_character(foe: int, dead: int) -> None:
    """7 to 11: nobody dies; 7 to 12: one dies."""
    match = play(meets("young_wyrm", "acrobat herbalist"), "own=1", f"foe={foe}")
    assert totals(match) == (7, 7 + foe)
    passed(match)
    assert (kind(match) == "character_dies") == bool(dead)
    if dead:
        assert (asked(match), options(match)) == ("gold", ["choose acrobat", "choose herbalist"])
        play(match, "choose acrobat")
    assert (len(party(match)), pile(match, "characters")) == (2 - dead, ["acrobat"] * dead)
    assert lost(match) == [0]


@pytest.mark.rule("A-132")
def test_the_dead_may_be_in_any_state() -> None:
    match = meets("young_wyrm", "acrobat herbalist", inclined="herbalist", asleep="acrobat")
    passed(play(match, "own=1", "foe=6"))
    assert options(match) == ["choose acrobat", "choose herbalist"]


@pytest.mark.rule("A-132")
def test_winners_lose_nobody() -> None:
    match = passed(play(duel("acrobat huntress", "herbalist fortune_teller"), "attack ruby", "own=6", "foe=1"))
    assert (asked(match), kind(match)) == ("ruby", "character_dies")
    play(match, "choose herbalist")
    assert party(match) == ["acrobat", "huntress"]


@pytest.mark.rule("A-133")
@pytest.mark.rule("A-163")
def test_the_immobilised_add_nothing_to_combat_and_count_for_the_size() -> None:
    match = duel("acrobat huntress stonecutter", "weapon_master", asleep="huntress stonecutter")
    assert combat(match) == 4
    assert not can(match, "attack ruby")  # three against one


@pytest.mark.rule("A-134")
def test_what_combat_cards_do_ends_with_the_combat() -> None:
    """Lost Ruins, a 5: two creatures one after the other; the card helps against the first only."""
    match = table(phase="exploration", parties=["acrobat"], at=["lost_ruins", "salt_market"], hands=["three_days_wages"])
    play(match, "explore", "die=5", "encounter=wandering_warrior", "use three_days_wages", "own=1", "foe=1")
    assert totals(match) == (1 + 4 + 3, 3)
    play(match, "encounter=pack_of_strays", "own=1", "foe=1")
    assert totals(match) == (1 + 4, 4)


@pytest.mark.rule("A-135")
def test_only_the_combatants_may_play_combat_cards() -> None:
    match = play(duel("acrobat", "huntress", hands=["iron_breath", "handful_of_sand", "three_days_wages"]), "attack ruby")
    who = []
    while kind(match) != "first_die_is_cast":
        if window(match) == "W4":
            who.append(asked(match))
        match.answer("pass")
    assert who == ["gold", "ruby"]


@pytest.mark.rule("A-135")
def test_anybody_may_play_interruptions() -> None:
    match = play(duel("acrobat", "huntress", hands=["", "", "loaded_die"]), "attack ruby", "own=1", "foe=6", "use loaded_die")
    play(match, "turn foe 4")
    passed(match)
    assert totals(match) == (5, 8)


@pytest.mark.rule("A-135")
def test_with_the_option_everybody_may_help_after_both_have_passed() -> None:
    match = duel(
        "acrobat factotum",
        "huntress",
        hands=["iron_breath curfew", "handful_of_sand", "three_days_wages"],
        options={"bystander_combat_cards": "on"},
    )
    play(match, "attack ruby", "use iron_breath", "incline acrobat")
    who = []
    while kind(match) != "first_die_is_cast":
        if window(match) == "W4":
            who.append(asked(match))
        match.answer("pass")
    assert who == ["ruby", "gold", "azure"]  # the two in a row first


@pytest.mark.rule("A-135")
def test_after_a_bystander_both_are_asked_again() -> None:
    match = duel("acrobat", "huntress", hands=["", "iron_breath", "three_days_wages"], options={"bystander_combat_cards": "on"})
    play(match, "attack ruby", "use three_days_wages")
    assert (asked(match), window(match)) != ("azure", "W4")
    while window(match) != "W4":
        match.answer("pass")
    assert asked(match) == "ruby"


@pytest.mark.rule("A-135")
@pytest.mark.parametrize(("mine", "theirs", "may"), [("acrobat", "weapon_master", True), ("weapon_master", "acrobat", False)])
def test_a_bystander_is_on_the_side_of_the_attacker(mine: str, theirs: str, may: bool) -> None:
    """Mirror of Ash is for the weaker side: for a bystander that is the attacker's, if it is the weaker one."""
    options_of = {"bystander_combat_cards": "on"}
    match = table(
        phase="interaction",
        parties=[mine, theirs, "wizard"],
        at=["americh", "americh"],
        hands=["", "", "mirror_of_ash"],
        options=options_of,
    )
    play(match, "attack ruby")
    while asked(match) in ("gold", "ruby"):
        match.answer("pass")
    assert can(match, "use mirror_of_ash") == may
    if may:
        passed(play(match, "use mirror_of_ash"))
        assert seen(match)["fight"]["fighter"]["plus"] == 3


@pytest.mark.rule("A-135")
@pytest.mark.rule("A-136")
def test_a_bystander_does_not_flee_for_others() -> None:
    match = table(
        phase="interaction",
        parties=["acrobat", "huntress", "duellist deserter"],
        at=["americh", "americh"],
        hands=["", "", "empty_cloak three_days_wages"],
        options={"bystander_combat_cards": "on"},
    )
    play(match, "attack ruby")
    while asked(match) in ("gold", "ruby"):
        match.answer("pass")
    assert options(match) == ["pass", "use three_days_wages"]


# -- escape ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-136")
def test_an_escape_from_a_creature_costs_the_turn_and_what_was_met_is_discarded() -> None:
    match = passed(play(meets("young_wyrm", "deserter"), "use deserter"))
    assert (at(match), lost(match), pile(match, "encounters")) == (None, [0], ["young_wyrm"])
    assert "totals" not in told(match)


@pytest.mark.rule("A-136")
def test_a_preliminary_creature_stays() -> None:
    match = table(parties=["deserter"], lying={"archangel": "barn_ogre"})
    passed(play(match, "go archangel", "use deserter"))
    assert (at(match), lost(match), lies_on(match, "archangel")) == (None, [0], "barn_ogre")


@pytest.mark.rule("A-136")
def test_a_mission_foe_is_not_overcome_by_an_escape() -> None:
    match = table(
        phase="exploration", parties=["deserter"], at=["lost_ruins", "salt_market"], missions=["beat_tiamat overdue_book"]
    )
    passed(play(match, "explore", "die=1", "claim beat_tiamat", "use deserter"))
    assert (at(match), lost(match), state(match).mission_state[0]) == (None, [0], 1)  # begun


@pytest.mark.rule("A-136")
def test_a_card_may_say_that_the_turn_is_not_lost() -> None:
    match = passed(play(meets("young_wyrm", "duellist", hands=["empty_cloak"]), "use empty_cloak"))
    assert (at(match), lost(match), pile(match, "encounters")) == ("lost_ruins", [], ["young_wyrm"])
    assert asked(match) == "ruby"  # no reward: the creature was not overcome


@pytest.mark.rule("A-136")
@pytest.mark.rule("A-96")
def test_between_players_an_escape_is_a_tie() -> None:
    match = passed(play(duel("deserter", "huntress", hands=["", "curfew"]), "attack ruby", "use deserter"))
    assert (lost(match), hand(match, 1)) == ([], ["curfew"])
    assert not can(match, "attack ruby")
    assert [at(match, 0), at(match, 1)] == ["lost_ruins", "lost_ruins"]


# -- Speed tests -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-137")
@pytest.mark.rule("A-138")
@pytest.mark.parametrize(("die", "passes"), [(5, True), (4, False)])
def test_a_speed_test_needs_the_difficulty(die: int, passes: bool) -> None:
    """Half a Bridge: 12 for a party of Speed 7 (thief and technician). As 10 with a 3 or a 2."""
    match = passed(play(meets("half_a_bridge", "thief technician"), f"die={die}"))
    tested = {"seat": 0, "total": 7 + die, "difficulty": 12, "passed": "yes" if passes else "no"}
    assert happened(match, "speed_test")[0] | {"seat": 0} == tested
    assert lost(match) == ([] if passes else [0])


@pytest.mark.rule("A-138")
def test_window_w6_comes_between_the_die_and_the_result() -> None:
    match = play(meets("half_a_bridge", "thief technician", hands=["", "loaded_die"]), "die=5")
    assert (window(match), asked(match)) == ("W6", "ruby")
    play(match, "use loaded_die")
    play(match, "turn die 4")
    passed(match)
    assert lost(match) == [0]


@pytest.mark.rule("A-137")
@pytest.mark.rule("A-164")
def test_the_immobilised_still_run() -> None:
    match = meets("half_a_bridge", "thief technician", asleep="technician")
    assert asleep(match) == ["technician"]
    passed(play(match, "die=5"))
    assert lost(match) == []

"""The Rival of solo play (A-191 to A-206)."""

from __future__ import annotations

from typing import Any

import pytest

import ludarium
from ludarium.core.match import Match
from tests.anima.table import (
    GAME,
    active,
    area,
    asked,
    asleep,
    at,
    bits,
    can,
    combat,
    fresh,
    hand,
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
    speed,
    state,
    table,
    told,
    window,
)

STRONG = "weapon_master stonecutter huntress acrobat"  # Combat 18, Speed 10
BASICS = ["beat_tiamat overdue_book"]
RIVAL = 1


def solo(**fields: Any) -> Match:
    """The player is figure 0, the Rival figure 1."""
    given: dict[str, Any] = {"missions": BASICS, "parties": ["acrobat", "huntress"], "edge": 3, "crisis": 10, **fields}
    return table(1, "rival", **given)


def rival_moves(die: int, **fields: Any) -> Match:
    """The Rival's Movement slot, in the middle of it: its die has fallen."""
    return passed(play(solo(slot=RIVAL, **fields), f"rival={die}"))


def edge(match: Match) -> int:
    return int(state(match).edge)


def explores(*, where: str = "lost_ruins", **fields: Any) -> Match:
    """The Rival's Exploration slot on an Area."""
    return passed(solo(phase="exploration", slot=RIVAL, at=["", where], **fields))


# -- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-191")
@pytest.mark.parametrize("seats", [0, 2, 3])
def test_exactly_one_seat(seats: int) -> None:
    with pytest.raises(ludarium.BadOption):
        GAME.new(mode="rival", seats=seats)
    assert GAME.new(mode="rival", seats=1).setup.seats == 1


@pytest.mark.rule("A-191")
def test_the_rival_has_no_hand_no_missions_and_no_organization() -> None:
    rival = seen(solo())["figures"][RIVAL]
    assert (rival["figure"], rival["seat"], rival["hand"], rival["missions"], rival["guild"]) == ("rival", None, [], [], None)


def set_up(first: str = "first beat_tiamat", **chosen: Any) -> Match:
    """A solo match after its set-up, at the first question of its first turn."""
    match = fresh(1, "rival", **chosen)
    play(match, "mission gold=beat_tiamat", "mission gold=overdue_book", "deal gold=acrobat", "deal gold=thief")
    for card in ("curfew", "betrayal", "iron_breath", "magic_item"):
        play(match, f"deal gold={card}")
    play(match, "keep acrobat", "return curfew", first, "join rival=huntress")
    for where, what in (("archangel", "barn_ogre"), ("americh", "inn")):
        play(match, f"area={where}", f"lay {where}={what}")
    return match


@pytest.mark.rule("A-192")
def test_set_up_as_for_two_players() -> None:
    match = set_up()
    rival = seen(match)["figures"][RIVAL]
    assert active(match) == ["archangel", "americh"]
    assert (rival["party"][0]["card"], rival["edge"], rival["bonus"]) == ("huntress", 3, {"combat": 0, "speed": 0})
    assert seen(match)["most_areas"] == 3
    assert (rival["at"], len(hand(match))) == (None, 3)


@pytest.mark.rule("A-193")
@pytest.mark.parametrize("first", ["beat_tiamat", "overdue_book"])
def test_the_player_chooses_which_mission_is_current(first: str) -> None:
    match = set_up(f"first {first}")
    assert [each["card"] for each in seen(match)["figures"][0]["missions"] if each["current"]] == [first]
    assert seen(match)["timer"] == 10


@pytest.mark.rule("A-193")
@pytest.mark.parametrize(("current", "may"), [(0, True), (1, False)])
def test_only_the_current_mission_may_be_attempted(current: int, may: bool) -> None:
    match = solo(phase="exploration", parties=[STRONG, "paladin"], at=["lost_ruins"], current=current)
    play(match, "explore", "die=1")
    assert can(match, "claim beat_tiamat") == may


@pytest.mark.rule("A-193")
def test_the_timer_goes_down_at_the_end_of_each_turn() -> None:
    match = solo(phase="end", crisis=7)
    assert seen(match)["timer"] == 6


# -- Missions and timers ---------------------------------------------------------------------------------------------


def completes(**fields: Any) -> Match:
    match = solo(phase="exploration", parties=[STRONG, "paladin"], at=["lost_ruins", "americh"], **{"crisis": 4, **fields})
    return passed(play(match, "explore", "die=1", "claim beat_tiamat", "own=6", "foe=1"))


@pytest.mark.rule("A-194")
def test_completed_the_other_becomes_current_and_the_timer_starts_again() -> None:
    match = completes()
    assert (mission_state(match, "beat_tiamat"), combat(match)) == ("completed", 18 + 2)
    assert [each["current"] for each in seen(match)["figures"][0]["missions"]] == [False, True]
    assert (seen(match)["timer"], seen(match)["final"]) == (10, None)
    assert "final_revealed" not in told(match)


@pytest.mark.rule("A-194")
@pytest.mark.parametrize(
    ("missions", "gains"),
    [("beat_tiamat overdue_book", (2, 0)), ("seat_at_the_palace overdue_book", (0, 2)), ("overdue_book beat_tiamat", (0, 2))],
)
def test_at_zero_the_mission_is_lost_and_the_rival_takes_its_bonus(missions: str, gains: tuple[int, int]) -> None:
    match = solo(phase="end", missions=[missions], crisis=1)
    first, second = missions.split()
    assert mission_state(match, first) == "lost"
    assert (int(state(match).combat_bonus[RIVAL]), int(state(match).speed_bonus[RIVAL])) == gains
    assert [each["current"] for each in seen(match)["figures"][0]["missions"]] == [False, True]
    assert (seen(match)["timer"], mission_state(match, second)) == (10, "secret")


@pytest.mark.rule("A-195")
def test_after_the_second_with_none_completed_the_player_loses() -> None:
    match = solo(phase="end", missions=["beat_tiamat:lost overdue_book"], current=1, crisis=1)
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((), "rival")


@pytest.mark.rule("A-195")
@pytest.mark.parametrize("multiple", ["off", "on"])
def test_after_the_second_with_one_completed_the_final_mission_is_revealed(multiple: str) -> None:
    match = solo(
        phase="end",
        missions=["overdue_book:completed beat_tiamat"],
        current=1,
        crisis=1,
        turn=6,
        options={"multiple_missions": multiple},
    )
    if multiple == "on":
        assert match.result is not None
        assert match.result.reason == "rival"
        return
    assert len(options(match)) == 3
    play(match, "final=last_door")
    assert (seen(match)["final"]["card"], seen(match)["timer"], state(match).turn) == ("last_door", 10, 7)
    assert seen(match)["final"]["open"] is True  # from the next turn, which this is


@pytest.mark.rule("A-195")
def test_the_second_completed_reveals_it_and_it_is_open_from_the_next_turn() -> None:
    match = completes(missions=["beat_tiamat overdue_book:lost"])
    play(match, "final=last_door")
    assert (seen(match)["timer"], seen(match)["final"]["open"]) == (10, False)


@pytest.mark.rule("A-196")
def test_the_player_wins_by_completing_the_final_mission() -> None:
    match = solo(
        phase="exploration",
        parties=[STRONG, "paladin"],
        at=["plain_of_chains"],
        missions=["beat_tiamat:completed overdue_book:lost"],
        final="mend_the_chain",
    )
    passed(play(match, "explore", "die=1", "claim mend_the_chain", "own=6", "foe=1"))
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0,), "won")


@pytest.mark.rule("A-196")
@pytest.mark.parametrize("timer", [1, 0])
@pytest.mark.parametrize(("die", "over"), [(6, True), (1, False)])
def test_at_zero_and_in_every_later_turn_the_rival_tries(timer: int, die: int, over: bool) -> None:
    """Mend the Chain by Crisis line: Speed 19, for a Rival of Speed 14, even after a lost turn."""
    match = solo(
        phase="end",
        parties=["acrobat", "duellist street_child wizard"],
        missions=["beat_tiamat:completed overdue_book:lost"],
        final="mend_the_chain",
        crisis=timer,
        lost=[RIVAL],
        turn=6,
    )
    assert speed(match, RIVAL) == 14
    passed(match)
    passed(play(match, f"die={die}"))
    assert (match.result is not None and match.result.reason == "rival") == over


@pytest.mark.rule("A-196")
def test_before_zero_it_does_not_try() -> None:
    match = solo(phase="end", missions=["beat_tiamat:completed overdue_book:lost"], final="mend_the_chain", crisis=2)
    assert (seen(match)["timer"], state(match).turn) == (1, 7)  # the next turn has begun


# -- its slots -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-197")
def test_it_counts_for_charity_and_its_edge_is_its_hand() -> None:
    match = solo(phase="reset", hands=["curfew betrayal magic_item"], edge=1)
    play(match, "discard curfew")
    assert (edge(match), pile(match, "advantages"), kind(match)) == (2, ["curfew"], "reset_action")
    match = solo(phase="reset", hands=["curfew betrayal magic_item"], edge=2)
    play(match, "discard curfew")  # two and two: nobody
    assert edge(match) == 2


@pytest.mark.rule("A-197")
@pytest.mark.rule("A-47")
def test_it_always_takes_a_dismissed_character() -> None:
    match = solo(phase="reset", parties=["acrobat thief wizard", "huntress"])
    play(match, "dismiss thief")
    assert (party(match, RIVAL), asked(match)) == (["huntress", "thief"], "gold")


@pytest.mark.rule("A-197")
def test_it_has_slots_in_turn_order_and_never_reacts() -> None:
    match = solo(order=[1, 0], slot=RIVAL, options={"reaction_polling": "all"}, at=["", "americh"])
    assert (asked(match), kind(match)) == ("chance", "rival_moves")
    play(match, "rival=6")
    assert asked(match) == "gold"
    play(match, "go archangel")
    who = []
    while window(match):
        who.append(asked(match))
        match.answer("pass")
    assert who == ["gold"]


@pytest.mark.rule("A-197")
def test_it_does_nothing_in_reset() -> None:
    match = solo(phase="reset", slot=RIVAL)
    assert kind(match) != "reset_action"


@pytest.mark.rule("A-198")
@pytest.mark.parametrize("die", [1, 2])
def test_one_and_two_hunt(die: int) -> None:
    match = rival_moves(die, at=["americh", "archangel"])
    assert at(match, RIVAL) == "americh"
    assert "rival_hunts" in told(match)


@pytest.mark.rule("A-198")
@pytest.mark.parametrize(
    "fields",
    [
        {"at": ["archangel"], "areas": ["archangel", "americh"]},  # fighting is forbidden
        {"at": [""], "areas": ["americh", "village_of_cornes"]},  # the player is off the map
        {"at": ["americh"], "areas": ["village_of_cornes"], "parties": ["acrobat thief wizard", "huntress"]},  # too big
    ],
)
def test_without_a_legal_combat_there_it_quests(fields: dict[str, Any]) -> None:
    match = rival_moves(1, **fields)
    assert "rival_hunts" not in told(match)
    assert "rival_quests" in told(match)


@pytest.mark.rule("A-198")
@pytest.mark.parametrize("die", [3, 4])
def test_three_and_four_quest(die: int) -> None:
    match = rival_moves(die, at=["americh", ""], areas=["village_of_cornes"])
    assert at(match, RIVAL) == "village_of_cornes"  # one Character: level 1


@pytest.mark.rule("A-198")
def test_five_searches_the_top_of_the_deck_and_six_rests() -> None:
    match = rival_moves(5, areas=["village_of_cornes"])
    assert options(match)[0].startswith("area=")
    passed(play(match, "area=lost_ruins", "lay lost_ruins=dragon_god"))
    assert (at(match, RIVAL), active(match)) == ("lost_ruins", ["village_of_cornes", "lost_ruins"])
    match = solo(slot=RIVAL, at=["", "americh"])
    play(match, "rival=6")
    assert (at(match, RIVAL), "rests" in told(match)) == (None, True)


@pytest.mark.rule("A-198")
@pytest.mark.parametrize("fields", [{"searched": 1}, {"decks": {"areas": ""}}])
def test_a_search_that_is_not_free_is_a_quest(fields: dict[str, Any]) -> None:
    match = rival_moves(5, areas=["village_of_cornes"], **fields)
    assert "rival_quests" in told(match)


@pytest.mark.rule("A-199")
@pytest.mark.parametrize(
    ("members", "areas", "to"),
    [
        ("huntress", ["village_of_cornes", "lost_ruins", "tower_at_the_end"], ["village_of_cornes"]),
        ("huntress thief", ["village_of_cornes", "lost_ruins", "tower_at_the_end"], ["lost_ruins"]),
        ("huntress thief wizard paladin", ["village_of_cornes", "lost_ruins", "tower_at_the_end"], ["tower_at_the_end"]),
        ("huntress thief wizard paladin", ["village_of_cornes", "lost_ruins"], ["lost_ruins"]),
        ("huntress", ["lost_ruins", "tower_at_the_end"], ["lost_ruins"]),  # none: the lowest level
        ("huntress", ["village_of_cornes", "salt_market"], ["village_of_cornes", "salt_market"]),  # at random
    ],
)
def test_a_quest_goes_to_the_highest_level_not_above_its_number(members: str, areas: list[str], to: list[str]) -> None:
    match = play(solo(slot=RIVAL, parties=["acrobat", members], areas=areas), "rival=3")
    if len(to) > 1:
        assert options(match) == [f"quest={id}" for id in to]
        play(match, f"quest={to[0]}")
    passed(match)
    assert at(match, RIVAL) == to[0]


@pytest.mark.rule("A-199")
def test_among_equals_first_one_without_an_encounter() -> None:
    match = rival_moves(3, areas=["village_of_cornes", "salt_market"], lying={"village_of_cornes": "barn_ogre"})
    assert at(match, RIVAL) == "salt_market"


@pytest.mark.rule("A-200")
def test_over_the_limit_it_names_a_random_eligible_area_and_the_player_may_veto() -> None:
    match = rival_moves(5, areas=["village_of_cornes", "salt_market", "americh"], hands=["curfew"])
    passed(play(match, "area=lost_ruins", "lay lost_ruins=dragon_god"))
    assert (asked(match), sorted(options(match))) == (
        "chance",
        ["give_up americh", "give_up salt_market", "give_up village_of_cornes"],
    )
    play(match, "give_up americh")
    assert (asked(match), options(match)) == ("gold", ["allow", "protect curfew"])
    play(match, "protect curfew")
    assert sorted(options(match)) == ["give_up salt_market", "give_up village_of_cornes"]
    play(match, "give_up salt_market")
    assert (pile(match, "areas"), len(active(match))) == (["salt_market"], 3)


@pytest.mark.rule("A-200")
def test_it_never_vetoes() -> None:
    match = solo(areas=["village_of_cornes", "salt_market", "americh"])
    passed(play(match, "seek", "area=lost_ruins", "lay lost_ruins=dragon_god"))
    play(match, "give_up americh")
    assert (pile(match, "areas"), edge(match)) == (["americh"], 3)


# -- Edge ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-201")
@pytest.mark.parametrize(("creature", "left", "strength"), [("wandering_warrior", 3, 4), ("flagless_company", 2, 4 + 2)])
def test_it_spends_one_edge_if_it_is_behind(creature: str, left: int, strength: int) -> None:
    """A huntress of Combat 4."""
    match = passed(play(explores(), "die=2", f"encounter={creature}"))
    assert (edge(match), seen(match)["fight"]["fighter"]["combat"]) == (left, strength)


@pytest.mark.rule("A-201")
def test_without_edge_it_spends_none() -> None:
    match = passed(play(explores(edge=0), "die=2", "encounter=flagless_company"))
    assert (edge(match), seen(match)["fight"]["fighter"]["combat"]) == (0, 4)


@pytest.mark.rule("A-201")
def test_also_when_it_is_attacked_and_in_its_crisis_attempt() -> None:
    match = solo(phase="interaction", parties=["weapon_master", "huntress"], at=["americh", "americh"])
    passed(play(match, "attack rival"))
    assert (edge(match), seen(match)["fight"]["foe"]["combat"]) == (2, 6)
    match = passed(solo(phase="end", missions=["beat_tiamat:completed overdue_book:lost"], final="last_door", crisis=1))
    assert (edge(match), seen(match)["fight"]["fighter"]["combat"]) == (2, 6)


@pytest.mark.rule("A-202")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (4, 5)])
def test_drawing_is_edge_up_to_five(before: int, after: int) -> None:
    match = passed(play(explores(edge=before), "die=2", "encounter=treasure"))
    assert (edge(match), kind(match)) == (after, "character_joins")  # its reward follows


@pytest.mark.rule("A-202")
def test_taking_a_card_from_the_discard_pile_is_edge_too() -> None:
    match = passed(play(explores(edge=1, spent="curfew"), "die=2", "encounter=fire_still_warm"))
    assert (edge(match), pile(match, "advantages")) == (2, ["curfew"])


@pytest.mark.rule("A-202")
def test_losing_cards_is_edge_down() -> None:
    match = passed(solo(phase="exploration", slot=RIVAL, order=[1, 0], at=["americh", "lost_ruins"], edge=2))
    passed(play(match, "die=2", "encounter=landslide"))
    assert (edge(match), lost(match)) == (1, [RIVAL])


@pytest.mark.rule("A-202")
def test_a_thief_draws_one_advantage() -> None:
    match = solo(phase="reset", parties=["thief", "huntress"], edge=2)
    passed(play(match, "use thief", "die=4"))
    play(match, "draw gold=curfew")
    assert (edge(match), hand(match)) == (1, ["curfew"])


@pytest.mark.rule("A-202")
def test_recruits_lost_turns_and_immobilised_characters_are_as_usual() -> None:
    match = passed(play(explores(parties=["acrobat", "huntress thief"]), "die=2", "encounter=delicious_mushrooms"))
    assert asleep(match) == ["thief"]  # the lowest Combat
    match = passed(play(explores(), "die=2", "encounter=inn"))
    assert kind(match) == "character_joins"


@pytest.mark.rule("A-205")
def test_it_chooses_among_those_that_can_be_chosen() -> None:
    match = passed(
        play(explores(parties=["acrobat", "huntress thief"], asleep="thief"), "die=2", "encounter=delicious_mushrooms")
    )
    assert sorted(asleep(match)) == ["huntress", "thief"]


# -- fights and exploration ------------------------------------------------------------------------------------------


@pytest.mark.rule("A-203")
@pytest.mark.parametrize(("mine", "attacks"), [("acrobat", True), ("weapon_master", False)])
def test_it_attacks_when_its_combat_is_at_least_the_players(mine: str, attacks: bool) -> None:
    match = solo(phase="interaction", slot=RIVAL, parties=[mine, "huntress"], at=["americh", "americh"])
    passed(match)
    assert (kind(match) == "first_die_is_cast") == attacks


@pytest.mark.rule("A-203")
def test_it_never_trades() -> None:
    match = solo(phase="interaction", at=["americh", "americh"], hands=["curfew"])
    assert not any(each.startswith("trade") for each in options(match))
    assert can(match, "attack rival")


@pytest.mark.rule("A-203")
def test_if_it_wins_a_card_is_discarded_and_edge_goes_up() -> None:
    match = solo(
        phase="interaction", slot=RIVAL, parties=["acrobat", "huntress"], at=["americh", "americh"], hands=["curfew betrayal"]
    )
    passed(play(passed(match), "own=4", "foe=2"))
    play(match, "lose gold=curfew")
    assert (edge(match), hand(match), pile(match, "advantages"), lost(match)) == (4, ["betrayal"], ["curfew"], [0])


@pytest.mark.rule("A-203")
def test_if_it_loses_edge_goes_down_and_the_player_draws() -> None:
    match = solo(phase="interaction", parties=["acrobat", "huntress"], at=["americh", "americh"])
    passed(play(match, "attack rival", "own=4", "foe=2"))
    play(match, "draw gold=curfew")
    assert (edge(match), hand(match), lost(match)) == (2, ["curfew"], [RIVAL])


@pytest.mark.rule("A-203")
def test_without_edge_left_the_player_draws_nothing() -> None:
    match = solo(phase="interaction", parties=["acrobat", "huntress"], at=["americh", "americh"], edge=0)
    passed(play(match, "attack rival", "own=4", "foe=2"))
    assert (hand(match), lost(match)) == ([], [RIVAL])


@pytest.mark.rule("A-204")
def test_it_explores_whenever_it_may_and_recruits() -> None:
    match = passed(play(explores(), "die=1"))
    assert kind(match) == "character_joins"
    play(match, "join rival=thief")
    assert party(match, RIVAL) == ["huntress", "thief"]


@pytest.mark.rule("A-204")
@pytest.mark.parametrize(
    "fields",
    [
        {"parties": ["acrobat", "huntress thief wizard paladin"]},
        {"recruited_before": [0, bits([area("lost_ruins")])]},
    ],
)
def test_else_it_takes_advantages_by_the_level(fields: dict[str, Any]) -> None:
    match = passed(play(explores(edge=1, **fields), "die=1"))
    assert edge(match) == 1 + 2


@pytest.mark.rule("A-204")
def test_special_results_are_read_as_nothing() -> None:
    """The Glass Forest: a 6 would be a Speed test; its rewards are a Mission, Advantages and a special one."""
    match = passed(play(explores(where="glass_forest", edge=1), "die=6"))
    assert ("speed_test" in told(match), edge(match)) == (False, 1 + 2)


@pytest.mark.rule("A-205")
@pytest.mark.parametrize(
    ("members", "dies"),
    [
        ("huntress fortune_teller weapon_master", "fortune_teller"),  # Combat 1
        ("huntress herbalist technician", "technician"),  # Combat 2 and 2, Speed 4 and 3
    ],
)
def test_the_weakest_dies(members: str, dies: str) -> None:
    match = play(explores(where="tower_at_the_end", parties=["acrobat", members], edge=0), "die=1", "encounter=dragon_god")
    passed(play(passed(match), "own=1", "foe=6"))
    assert pile(match, "characters") == [dies]


@pytest.mark.rule("A-205")
def test_among_equals_at_random() -> None:
    match = play(
        explores(where="tower_at_the_end", parties=["acrobat", "thief illusionist"], edge=0), "die=1", "encounter=dragon_god"
    )
    passed(play(passed(match), "own=1", "foe=6"))  # both 2/4
    assert (asked(match), options(match)) == ("chance", ["choose thief", "choose illusionist"])


@pytest.mark.rule("A-205")
def test_without_characters_it_draws_one() -> None:
    match = play(explores(where="tower_at_the_end", edge=0), "die=1", "encounter=dragon_god")
    passed(play(passed(match), "own=1", "foe=6"))
    play(match, "join rival=thief")
    assert party(match, RIVAL) == ["thief"]


@pytest.mark.rule("A-206")
@pytest.mark.parametrize(("turn", "grows"), [(5, True), (10, True), (6, False)])
def test_every_five_turns_it_recruits(turn: int, grows: bool) -> None:
    match = solo(phase="end", turn=turn)
    assert (kind(match) == "character_joins") == grows


@pytest.mark.rule("A-206")
def test_or_gets_stronger_for_good() -> None:
    match = solo(phase="end", turn=15, parties=["acrobat", "huntress thief wizard paladin"])
    assert (int(state(match).combat_bonus[RIVAL]), int(state(match).speed_bonus[RIVAL])) == (1, 1)
    assert lies_on(match, "archangel") is None


@pytest.mark.rule("A-198")
def test_a_player_who_rests_at_the_inn_is_not_hunted() -> None:
    """Cornes shelters whoever rests there: no combat would be legal."""
    match = rival_moves(1, at=["village_of_cornes", ""], areas=["village_of_cornes", "salt_market"], resting=[0])
    assert "rival_hunts" not in told(match)


@pytest.mark.rule("A-198")
@pytest.mark.rule("A-55")
def test_where_staying_is_not_allowed_it_hunts_elsewhere_only() -> None:
    where = {"at": ["americh", "americh"], "areas": ["americh", "village_of_cornes"]}
    match = rival_moves(1, **where, options={"staying_put": "off"})
    assert ("rival_hunts" in told(match), at(match, RIVAL)) == (False, "village_of_cornes")
    assert "rival_hunts" in told(rival_moves(1, **where))


@pytest.mark.rule("A-198")
@pytest.mark.rule("A-59")
def test_with_nowhere_to_go_it_rests() -> None:
    match = rival_moves(3, at=["", "americh"], areas=["americh"], options={"staying_put": "off"})
    assert "rests" in told(match)


@pytest.mark.rule("A-199")
@pytest.mark.rule("A-62")
def test_when_all_leave_first_it_still_goes_where_it_wants() -> None:
    match = rival_moves(3, at=["", "americh"], areas=["americh", "village_of_cornes"], options={"departures": "all_first"})
    assert at(match, RIVAL) == "village_of_cornes"  # one Character: level 1

"""Dance with the Demon, Soff's arena (H-133 to H-138)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium import BadOption
from ludarium.core.match import Match
from tests.hara.stages import changed, fresh, go, on_map, reason, seat, set_hurt
from tests.hara.table import GAME, gauges, hurt, kind, options, play, roll_on, seen, table, where

TEN = (10, 10, 10)
WHIRL, HARVEST, FEAST = "world=arechi", "world=baiyu", "world=drear"  # the symbols of Enoki's three abilities


def soff(**given: Any) -> Match:
    return table("demon", **given)


def demons_turn(match: Match) -> Match:
    """Soff's turn ends; the World die is rolled for Enoki."""
    play(match, "end")
    go(match, lambda now: kind(now) in ("foe_ability", "card_is_drawn", "worlds_shift"))
    assert kind(match) == "foe_ability"
    return match


def demon(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = seen(match)["corrupted"]
    return found


# -- who and what for, and Enoki's arrival (H-133, H-134) ------------------------------------------------------------


@pytest.mark.rule("H-133")
def test_soff_and_nobody_else_is_played() -> None:
    assert seat(GAME.new(seed=2, mode="demon"))["champion"] == "soff"
    for other in ("oric", "thomas", "persephone", "kaoru", "leaf"):
        with pytest.raises(BadOption, match="soff"):
            GAME.new(seed=2, mode="demon", options={"champion": other})


@pytest.mark.rule("H-133")
@pytest.mark.parametrize("felled", [0, 1])
def test_enoki_defeated_and_ten_of_each_colour_in_the_dojo_win(felled: int) -> None:
    match = soff(at="oakenmoor.1", energy=TEN, foe_fell=felled, day=5)
    play(match, "play dash", "move dojo.1")
    assert reason(match) == ("home" if felled else None)
    assert seen(match)["objective"].items() >= {"done": bool(felled), "now": felled, "of": 1}.items()


@pytest.mark.rule("H-133")
def test_the_last_blow_from_the_dojo_wins_at_once() -> None:
    match = soff(at="dojo.1", energy=TEN, enoki="oakenmoor.1", foe_health=2)
    play(match, "play sun_lance")  # 2 damage, range 1
    assert reason(match) == "home"


@pytest.mark.rule("H-133")
@pytest.mark.rule("H-134")
def test_enoki_comes_to_a_random_space_at_the_start_of_day_3_before_the_cards_of_dawn() -> None:
    match = fresh("demon")
    go(match, lambda now: kind(now) in ("enoki_world", "foe_ability"))
    assert (seen(match)["day"], kind(match), demon(match)) == (3, "enoki_world", None)
    assert len(options(match)) == 6
    before = on_map(match)
    play(match, "world=lunaridge", "d6=5")
    found = demon(match)
    assert (found["id"], found["at"], found["health"], found["attack"], found["range"]) == ("enoki", "lunaridge.5", 12, 2, 1)
    assert found["resilience"] == 0
    assert on_map(match) == before
    assert kind(match) == "card_is_drawn"


@pytest.mark.rule("H-133")
@pytest.mark.rule("H-134")
@pytest.mark.parametrize("kind_of_thing", ["monster", "ally", "event", "rift", "figure"])
def test_it_is_rolled_again_if_the_space_is_not_empty(kind_of_thing: str) -> None:
    card = {"monster": "peat_wight", "ally": "mabel_morel", "event": "mast_year", "rift": "unlit_lamp"}.get(kind_of_thing)
    match = soff(day=2, cards={card: "baiyu.6"} if card else {}, at="dojo.0" if card else "baiyu.6")
    play(match, "end")
    go(match, "enoki_world")
    play(match, "world=baiyu", "d6=6")
    assert (kind(match), demon(match)) == ("enoki_world", None)
    play(match, "world=baiyu", "d6=5")
    assert demon(match)["at"] == "baiyu.5"


@pytest.mark.rule("H-134")
def test_the_corrupted_turn_comes_once_per_round_after_the_turn_is_over() -> None:
    match = soff(at="baiyu.1", enoki="baiyu.5", cards={"bamboo_viper": "baiyu.6"})
    match = changed(match, lambda s: set_hurt(s, bamboo_viper=2), again=True)
    demons_turn(match)
    assert hurt(match, "bamboo_viper") == 0  # step G has cleared it
    play(match, FEAST)
    go(match, "act", {"scenario_is_rolled": "d6=1"})
    assert seen(match)["round"] == "dusk"  # the next question for Soff: Enoki acted once
    demons_turn(match)
    play(match, FEAST, "d6=1")
    assert kind(match) == "worlds_shift"


@pytest.mark.rule("H-134")
def test_it_comes_after_a_turn_that_ended_by_defeat_as_well() -> None:
    match = demons_turn(soff(at="baiyu.5", enoki="baiyu.5", health=2))
    assert (seat(match)["at"], seat(match)["health"]) == ("dojo.0", 5)


@pytest.mark.rule("H-134")
def test_a_defeated_enoki_is_gone_for_good_and_takes_no_turn() -> None:
    match = soff(at="baiyu.1", enoki="baiyu.6", foe_health=2)
    play(match, "play sun_lance", "gauge red", "gauge red", "gauge red")  # 3 Gold for it
    assert (demon(match)["at"], demon(match)["fallen"]) == (None, True)
    play(match, "end")
    go(match, lambda now: kind(now) in ("act", "foe_ability", "scenario_is_rolled"))
    assert (kind(match), seen(match)["round"]) == ("act", "dusk")
    assert seen(match)["objective"]["done"] is True
    go(match, lambda now: seen(now)["day"] == 4 or kind(now) == "enoki_world", {"act": "end"})


# -- the Corrupted Turn (H-135) --------------------------------------------------------------------------------------


@pytest.mark.rule("H-135")
def test_the_corrupted_turn_is_an_activation_and_then_the_scenario_effect() -> None:
    match = demons_turn(soff(enoki="baiyu.5", energy=(1, 1, 0), foe_health=7))
    assert sorted(options(match)) == sorted(
        f"world={w}" for w in ("oakenmoor", "arechi", "lunaridge", "baiyu", "oppenheim", "drear")
    )
    play(match, FEAST)
    assert demon(match)["health"] == 9  # heals 2
    assert kind(match) == "scenario_is_rolled"
    assert options(match) == [f"d6={n}" for n in range(1, 7)]


@pytest.mark.rule("H-135")
@pytest.mark.parametrize(("at", "health"), [("baiyu.4", 3), ("baiyu.5", 3), ("baiyu.3", 5)])
def test_its_normal_attack_is_on_soff_in_range_and_hurts_no_monster(at: str, health: int) -> None:
    match = demons_turn(soff(at=at, enoki="baiyu.5", cards={"tobit_water_carrier": "baiyu.5", "stump_badger": "baiyu.6"}))
    assert seat(match)["health"] == health
    assert hurt(match, "tobit_water_carrier") == hurt(match, "stump_badger") == 0


@pytest.mark.rule("H-135")
def test_it_does_not_attack_in_the_dojo() -> None:
    match = demons_turn(soff(at="dojo.1", enoki="dojo.1"))
    assert seat(match)["health"] == 5


@pytest.mark.rule("H-135")
@pytest.mark.parametrize("card", ["bamboo_viper", "mabel_morel", "grandmother_nine_steeps"])
def test_its_abilities_hurt_monsters_allied_ones_too(card: str) -> None:
    match = demons_turn(soff(at="dojo.0", enoki="baiyu.5", cards={card: "baiyu.4"}))
    play(match, WHIRL)
    assert demon(match)["at"] == "baiyu.4"
    assert (where(match, card), hurt(match, card)) == ((None, 2) if card == "mabel_morel" else ("baiyu.4", 2))  # it has 2 Health


@pytest.mark.rule("H-135")
def test_events_and_rifts_are_not_affected() -> None:
    match = demons_turn(soff(at="dojo.0", enoki="baiyu.5", cards={"mast_year": "baiyu.5", "unlit_lamp": "baiyu.5"}))
    play(match, HARVEST)  # to Soff, the only enemy
    assert demon(match)["at"] == "dojo.0"
    assert set(on_map(match)) == {"mast_year", "unlit_lamp"}


# -- its abilities (H-136, H-137) ------------------------------------------------------------------------------------


@pytest.mark.rule("H-136")
def test_whirling_axes_goes_to_the_closest_enemy_and_deals_2_to_all_others_within_1() -> None:
    cards = {"chipped_temple_lion": "baiyu.3", "boiler_knight": "baiyu.2", "hollow_sergeant": "baiyu.1"}
    match = demons_turn(soff(at="dojo.0", enoki="baiyu.4", cards=cards))
    play(match, WHIRL)
    assert demon(match)["at"] == "baiyu.3"
    assert [hurt(match, card) for card in cards] == [2, 2, 0]
    assert demon(match)["health"] == 12  # all OTHER targets


@pytest.mark.rule("H-136")
def test_whirling_axes_finds_soff_however_far_she_is() -> None:
    match = demons_turn(soff(at="oakenmoor.4", enoki="baiyu.4"))
    play(match, WHIRL)
    assert demon(match)["at"] == "oakenmoor.4"
    assert seat(match)["health"] == 3


@pytest.mark.rule("H-136")
def test_cull_and_harvest_transports_to_the_farthest_enemy_and_deals_the_distance_there() -> None:
    cards = {"grandmother_nine_steeps": "oakenmoor.4", "stump_badger": "oakenmoor.5", "marshal_adelhart": "baiyu.4"}
    match = demons_turn(soff(at="baiyu.1", enoki="baiyu.4", cards=cards, health=5))
    before = seat(match)["health"]
    play(match, HARVEST)
    assert demon(match)["at"] == "oakenmoor.4"  # 8 away
    assert where(match, "grandmother_nine_steeps") is None  # 8 damage on 8 Health
    assert [hurt(match, card) for card in ("stump_badger", "marshal_adelhart")] == [0, 0]  # not on its space
    assert seat(match)["health"] == before
    assert demon(match)["health"] == 12


@pytest.mark.rule("H-136")
def test_cull_and_harvest_on_soff_three_spaces_away() -> None:
    match = demons_turn(soff(at="baiyu.1", enoki="baiyu.4"))
    play(match, HARVEST)
    assert (demon(match)["at"], seat(match)["health"]) == ("baiyu.1", 2)


@pytest.mark.rule("H-136")
def test_with_the_only_enemy_on_its_space_cull_and_harvest_deals_nothing() -> None:
    match = soff(at="baiyu.4", enoki="baiyu.4")
    demons_turn(match)
    before = seat(match)["health"]
    play(match, HARVEST)
    assert (demon(match)["at"], seat(match)["health"]) == ("baiyu.4", before)


@pytest.mark.rule("H-136")
def test_in_the_dojo_soff_takes_nothing() -> None:
    match = demons_turn(soff(at="dojo.0", enoki="baiyu.4"))
    play(match, HARVEST)
    assert (demon(match)["at"], seat(match)["health"]) == ("dojo.0", 5)


@pytest.mark.rule("H-136")
@pytest.mark.parametrize(("enemies", "at"), [("all", "baiyu.3"), ("champions", "baiyu.1")])
def test_whom_it_goes_for_is_an_option_whom_it_hurts_is_not(enemies: str, at: str) -> None:
    cards = {"chipped_temple_lion": "baiyu.3", "boiler_knight": "baiyu.2"}
    match = demons_turn(soff(at="baiyu.1", enoki="baiyu.4", cards=cards, options={"corrupted_enemies": enemies}))
    health = seat(match)["health"]  # the knight has struck
    play(match, WHIRL)
    assert demon(match)["at"] == at
    assert hurt(match, "boiler_knight") == 2  # next to both
    assert hurt(match, "chipped_temple_lion") == (2 if enemies == "all" else 0)
    assert health - seat(match)["health"] == (0 if enemies == "all" else 2)


@pytest.mark.rule("H-136")
@pytest.mark.parametrize(("enemies", "at"), [("all", "oakenmoor.4"), ("champions", "baiyu.1")])
def test_the_farthest_enemy_is_an_option_too(enemies: str, at: str) -> None:
    cards = {"stump_badger": "oakenmoor.4"}
    match = demons_turn(soff(at="baiyu.1", enoki="baiyu.4", cards=cards, options={"corrupted_enemies": enemies}))
    play(match, HARVEST)
    assert demon(match)["at"] == at
    assert seat(match)["health"] == (5 if enemies == "all" else 2)


@pytest.mark.rule("H-136")
def test_an_elusive_monster_next_to_the_axes_is_not_hurt() -> None:
    match = demons_turn(soff(at="dojo.0", enoki="baiyu.5", cards={"boiler_knight": "baiyu.5", "comet_moth": "baiyu.4"}))
    play(match, WHIRL)
    assert hurt(match, "boiler_knight") == 2
    assert hurt(match, "comet_moth") == 0


@pytest.mark.rule("H-136")
def test_an_armored_monster_ignores_a_harvest_of_1() -> None:
    match = demons_turn(soff(at="baiyu.5", enoki="baiyu.5", cards={"hollow_sergeant": "baiyu.4"}))
    play(match, HARVEST)
    assert demon(match)["at"] == "baiyu.4"
    assert hurt(match, "hollow_sergeant") == 0


@pytest.mark.rule("H-137")
@pytest.mark.parametrize("roll", [WHIRL, HARVEST])
def test_ties_are_settled_by_the_order_of_the_map(roll: str) -> None:
    match = demons_turn(soff(at="baiyu.1" if roll == WHIRL else "baiyu.4", enoki="baiyu.4",
                             cards={"boiler_knight": "baiyu.5", "chipped_temple_lion": "baiyu.3"} if roll == WHIRL else
                             {"boiler_knight": "baiyu.6", "chipped_temple_lion": "baiyu.2"}))  # fmt: skip
    play(match, roll)
    assert demon(match)["at"] == ("baiyu.3" if roll == WHIRL else "baiyu.2")


@pytest.mark.rule("H-137")
def test_what_enoki_fells_gives_no_reward() -> None:
    match = demons_turn(soff(at="dojo.0", enoki="baiyu.5", cards={"bamboo_viper": "oakenmoor.4", "mabel_morel": "oakenmoor.4"}))
    play(match, HARVEST)
    assert on_map(match) == {}
    assert gauges(match) == {"red": 0, "green": 0, "blue": 0}
    assert seen(match)["discards"]["baiyu"] == ["bamboo_viper"]
    assert seen(match)["discards"]["oakenmoor"] == ["mabel_morel"]


@pytest.mark.rule("H-137")
def test_a_volatile_monster_felled_by_enoki_explodes_all_the_same() -> None:
    match = demons_turn(soff(at="baiyu.3", enoki="baiyu.6", cards={"forge_hound": "baiyu.4"}))  # 3 Health
    match = changed(match, lambda s: set_hurt(s, forge_hound=1))
    play(match, WHIRL)  # to the hound, two steps away: 2 damage there and next door
    assert demon(match)["at"] == "baiyu.4"
    assert where(match, "forge_hound") is None
    assert seat(match)["health"] == 5 - 2 - 1


@pytest.mark.rule("H-137")
def test_the_extra_activation_brings_no_second_scenario_effect() -> None:
    match = demons_turn(soff(enoki="baiyu.5", foe_health=5))
    play(match, FEAST, "d6=5")
    assert kind(match) == "foe_ability"
    play(match, FEAST)
    assert demon(match)["health"] == 9
    assert (kind(match), seen(match)["round"]) == ("card_is_drawn", "dusk")


# -- the Scenario Effect (H-138) -------------------------------------------------------------------------------------


@pytest.mark.rule("H-138")
@pytest.mark.parametrize("roll", [1, 2])
def test_on_1_and_2_soff_loses_1_energy_of_her_choice(roll: int) -> None:
    match = demons_turn(soff(enoki="baiyu.5", energy=(2, 1, 0)))
    play(match, FEAST, f"d6={roll}")
    assert set(options(match)) == {"give red", "give green"}
    play(match, "give red")
    assert gauges(match) == {"red": 1, "green": 1, "blue": 0}
    assert kind(match) == "card_is_drawn"


@pytest.mark.rule("H-138")
def test_without_energy_nothing_is_lost() -> None:
    match = demons_turn(soff(enoki="baiyu.5", energy=(0, 0, 0)))
    play(match, FEAST, "d6=2")
    assert gauges(match) == {"red": 0, "green": 0, "blue": 0}
    assert (kind(match), seen(match)["round"]) == ("card_is_drawn", "dusk")


@pytest.mark.rule("H-138")
@pytest.mark.parametrize("roll", [3, 4])
def test_on_3_and_4_a_dusk_card_comes_to_a_random_space(roll: int) -> None:
    match = demons_turn(soff(enoki="baiyu.5"))
    play(match, FEAST, f"d6={roll}")
    assert (kind(match), seen(match)["round"]) == ("card_is_drawn", "dawn")
    play(match, "card=unlit_lamp", "world=arechi", "d6=3")
    assert on_map(match) == {"unlit_lamp": "arechi.3"}
    assert (kind(match), seen(match)["round"]) == ("card_is_drawn", "dusk")


@pytest.mark.rule("H-138")
@pytest.mark.parametrize("roll", [5, 6])
def test_on_5_and_6_enoki_acts_at_once(roll: int) -> None:
    match = demons_turn(soff(at="baiyu.1", enoki="baiyu.4"))
    play(match, FEAST, f"d6={roll}", WHIRL)
    assert (demon(match)["at"], seat(match)["health"]) == ("baiyu.1", 3)
    roll_on(match)

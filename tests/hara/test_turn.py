"""The turn, ability cards and keywords (H-42 to H-60)."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludarium.core.errors import IllegalAnswer
from ludarium.games.hara import ChampionsOfHara
from tests.core.packs import write
from tests.hara import table as tables
from tests.hara.table import (
    at_dusk,
    changed,
    gauges,
    happened,
    held,
    hurt,
    kind,
    me,
    on_map,
    options,
    ordered,
    play,
    roll_on,
    seat_at,
    seen,
    table,
    to_turn,
    told,
    where,
    who,
    wounded,
)

HERE, NEXT, FAR = "lunaridge.4", "lunaridge.5", "lunaridge.6"


# -- the start of the turn -------------------------------------------------------------------------------------------


@pytest.mark.rule("H-42")
def test_the_turn_order_card_comes_before_the_events() -> None:
    """Leaf has 1 Health and stands on salt_storm, which deals 1: Well Rested comes first, so there are 2 to take it from."""
    match = table(champion="leaf", seats=2, at=[HERE, "drear.4"], cards={"salt_storm": HERE}, health=1)
    match = to_turn(ordered(match, 2, 1))
    assert (me(match)["health"], seat_at(match), gauges(match)["red"]) == (1, HERE, 2)
    assert told(match).count("falls") == 0


@pytest.mark.rule("H-42")
def test_events_on_the_own_space_are_met_oldest_first() -> None:
    cards = {"mast_year": HERE, "salt_storm": HERE, "slow_tea": HERE, "armistice_bell": NEXT}
    match = table(champion="oric", at=HERE, cards=cards)
    assert kind(match) == "act"  # they came when the turn had begun
    to_turn(match)
    assert who(match, "meets") == ["mast_year", "salt_storm", "slow_tea"]
    assert kind(match) == "act"


# -- Phase I ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-43")
def test_three_activations_and_any_number_of_free_effects() -> None:
    items = ["night_oil", "spider_silk_bandage", "drowsy_bell"]
    match = table(champion="oric", at=HERE, items=items, cards={"stump_badger": HERE})
    assert seen(match)["activations"] == 3
    play(match, "play art_of_war", "item night_oil", "play break_the_ranks", "stop", "play hold_the_gate", "stop")
    assert seen(match)["activations"] == 0
    assert [option for option in options(match) if option.startswith("play")] == []
    play(match, "item spider_silk_bandage", "item drowsy_bell")  # nothing but free effects, still
    assert options(match) == ["end"]


@pytest.mark.rule("H-43")
def test_an_event_is_compulsory_and_costs_no_activation() -> None:
    match = table(champion="oric", at=HERE, cards={"salt_storm": NEXT})
    play(match, "play dash", f"move {NEXT}")
    assert (me(match)["health"], gauges(match)["red"], where(match, "salt_storm")) == (6, 2, None)
    assert seen(match)["activations"] == 2  # Dash alone


@pytest.mark.rule("H-44")
@pytest.mark.parametrize(
    ("said", "cost"),
    [
        ("play art_of_war", 1),  # In Hand
        ("play hold_the_gate", 1),  # On Board
        ("item patient_kettle", 1),
        ("challenge garden_of_pins", 1),
        ("item night_oil", 0),
    ],
)
def test_what_an_activation_is(said: str, cost: int) -> None:
    match = table(
        champion="oric",
        at=HERE,
        hand={"hold_the_gate": "board"},
        items=["patient_kettle", "night_oil"],
        cards={"garden_of_pins": HERE, "unlit_lamp": NEXT},
    )
    assert said in options(match)
    assert "challenge unlit_lamp" not in options(match)  # a Rift on the own space only
    play(match, said)
    assert seen(match)["activations"] == 3 - cost


@pytest.mark.rule("H-44")
def test_without_activations_no_challenge_and_no_item_that_costs_one() -> None:
    match = table(champion="oric", at=HERE, items=["patient_kettle"], cards={"garden_of_pins": HERE}, activations=0)
    assert options(match) == ["end"]


@pytest.mark.rule("H-45")
def test_activations_come_in_any_order_and_may_stay_unused() -> None:
    match = table(champion="oric", at=HERE, items=["night_oil"])
    assert set(options(match)) == {
        "end", "play dash", "play art_of_war", "play break_the_ranks", "play hold_the_gate", "item night_oil"
    }  # fmt: skip
    play(match, "end")
    assert seen(match)["round"] == "dusk"


@pytest.mark.rule("H-45")
def test_each_activation_is_finished_before_the_next() -> None:
    match = table(champion="oric", at=HERE, items=["patient_kettle", "night_oil"], cards={"garden_of_pins": HERE})
    play(match, "play dash")
    said = [option for option in options(match) if not option.startswith("move")]
    assert said == ["stop", "item night_oil"]  # between two steps: free effects, but no Activation


@pytest.mark.rule("H-45")
def test_effects_are_used_in_the_own_turn_only() -> None:
    match = ordered(table(champion="oric", seats=2, at=[HERE, "drear.4"], options={"champion_2": "soff"}), 1, 2)
    assert match.actor == 0
    assert all(not option.endswith("sun_lance") for option in options(match))
    with pytest.raises(IllegalAnswer):
        match.answer("play sun_lance")


@pytest.mark.rule("H-45")
def test_free_effects_may_come_between_two_steps() -> None:
    cards = {"well_mannered_ghost": NEXT}
    match = table(champion="oric", at=HERE, items=["spider_silk_bandage"], cards=cards, health=4)
    play(match, "play dash", f"move {NEXT}", "item spider_silk_bandage", "help well_mannered_ghost")
    assert (kind(match), seen(match)["points"]) == ("walk_on", 1)
    assert (me(match)["health"], gauges(match)["blue"]) == (6, 2)
    play(match, f"move {FAR}")
    assert seat_at(match) == FAR


@pytest.mark.rule("H-45")
@pytest.mark.rule("H-19")
def test_a_free_move_between_two_steps_leaves_the_points_of_the_move_under_way() -> None:
    match = table(champion="soff", at=HERE, hand={"stolen_time": "hand"})
    play(match, "play dash", f"move {NEXT}", "play stolen_time", f"move {FAR}", "move lunaridge.1")
    assert (kind(match), seen(match)["points"]) == ("walk_on", 1)  # the second point of Dash
    play(match, "move dojo.4")
    assert (seat_at(match), seen(match)["activations"]) == ("dojo.4", 2)


@pytest.mark.rule("H-45")
@pytest.mark.parametrize("between", [[], ["item night_oil"], ["play stolen_time", "stop"]])
def test_a_free_effect_between_two_steps_changes_nothing_of_the_card_under_way(between: list[str]) -> None:
    """daybreak_finale, an Ultimate: 2 damage and 1 for each Rhythm, at most 6."""
    match = table(
        champion="soff",
        at=HERE,
        hand={"daybreak_finale": "hand", "stolen_time": "hand"},
        items=["night_oil"],
        cards={"grandmother_nine_steeps": NEXT},
        resource=5,
        day=2,
    )
    play(match, "play daybreak_finale", *between, "stop")
    assert hurt(match, "grandmother_nine_steeps") == 6


@pytest.mark.rule("H-46")
def test_an_event_in_mid_move_is_resolved_before_the_next_step() -> None:
    match = table(champion="oric", at=HERE, cards={"unclaimed_armoury": NEXT})
    play(match, "play dash", f"move {NEXT}")
    assert kind(match) == "pay_and_roll"
    play(match, "spend 0", "d6=4")  # failed: 1 damage
    assert (kind(match), seen(match)["points"], me(match)["health"]) == ("walk_on", 1, 6)
    play(match, f"move {FAR}")
    assert (kind(match), seat_at(match)) == ("act", FAR)


@pytest.mark.rule("H-46")
def test_a_champion_displaced_by_an_event_walks_no_further() -> None:
    match = table(champion="oric", at=HERE, cards={"fog_knows_you": NEXT})
    play(match, "play dash", f"move {NEXT}", "world=arechi", "d6=5")
    assert (kind(match), seat_at(match), gauges(match)["blue"]) == ("act", "arechi.5", 2)


@pytest.mark.rule("H-46")
def test_displaced_in_mid_dash_the_hit_is_still_made() -> None:
    match = table(champion="oric", at=HERE, hand={"dash": "board"}, cards={"fog_knows_you": NEXT, "stump_badger": "arechi.4"})
    play(match, "play dash", f"move {NEXT}", "world=arechi", "d6=5")
    assert (kind(match), hurt(match, "stump_badger")) == ("act", 1)


@pytest.mark.rule("H-47")
def test_an_event_is_resolved_only_on_its_space() -> None:
    match = table(champion="oric", at=HERE, cards={"salt_storm": "lunaridge.3"})
    play(match, "play dash", f"move {NEXT}", "stop", "end")
    assert where(match, "salt_storm") == "lunaridge.3"
    assert who(match, "meets") == []


@pytest.mark.rule("H-47")
def test_an_event_is_resolved_at_once_after_a_transport() -> None:
    match = table(champion="thomas", at=HERE, cards={"salt_storm": FAR})
    play(match, "play spring_boots", f"leap {FAR}")
    assert (me(match)["health"], gauges(match)["red"]) == (4, 2)


@pytest.mark.rule("H-47")
def test_an_event_placed_on_a_champion_waits_for_the_turn_start() -> None:
    match = play(at_dusk(table(champion="oric", at="lunaridge.2")), "end", "shift=iron_caravan")
    while "card=skating_lesson" not in options(match):
        match.answer(0)
    play(match, "card=skating_lesson")  # Day 2: lunaridge.2, where Oric stands
    assert where(match, "skating_lesson") == seat_at(match) == "lunaridge.2"
    while kind(match) == "card_is_drawn":
        match.answer(0)
    assert (kind(match), seen(match)["phase"]) == ("pay_and_roll", "start")


@pytest.mark.rule("H-47")
def test_arrival_outside_the_own_turn_waits_for_the_turn_start() -> None:
    match = at_dusk(table(champion="oric", at=HERE, cards={"salt_storm": "drear.6"}, spirit=0))
    play(match, "end", "shift=fog_between_the_trunks", "d6=1", "world=drear", "d6=6")  # failed: drift
    assert (seat_at(match), where(match, "salt_storm"), me(match)["health"]) == ("drear.6", "drear.6", 7)
    while kind(match) == "card_is_drawn":
        match.answer(0)
    assert (where(match, "salt_storm"), me(match)["health"]) == (None, 6)


# -- Phase II and the steps after it ---------------------------------------------------------------------------------


@pytest.mark.rule("H-48")
def test_every_monster_in_range_deals_its_attack() -> None:
    cards = {
        "stump_badger": HERE,  # Attack 2, Range 0
        "ridge_ibex": NEXT,  # Range 0: out of range
        "pike_under_glass": NEXT,  # Attack 1, Range 1
        "third_hour_owl": FAR,  # Attack 1, Range 2
        "specimen_nine": FAR,  # Range 1: out of range
    }
    match = play(table(champion="oric", at=HERE, cards=cards), "end")
    assert me(match)["health"] == 7 - 2 - 1 - 1
    assert sorted(who(match, "attacks")) == ["pike_under_glass", "stump_badger", "third_hour_owl"]


@pytest.mark.rule("H-48")
def test_nothing_is_used_in_phase_2() -> None:
    match = table(champion="oric", at=HERE, cards={"stump_badger": HERE}, items=["spider_silk_bandage"], health=3)
    play(match, "end")
    assert kind(match) == "card_is_drawn"  # straight to Dusk: nobody was asked anything in between
    assert (me(match)["health"], me(match)["items"]) == (1, ["spider_silk_bandage"])


@pytest.mark.rule("H-49")
def test_cards_come_back_and_tilted_cards_are_turned() -> None:
    match = table(champion="oric", at=HERE, hand={"hold_the_gate": "board", "break_the_ranks": "board"})
    play(match, "play hold_the_gate", "play art_of_war")
    assert held(match) == {"dash": "hand", "art_of_war": "tilted", "break_the_ranks": "board", "hold_the_gate": "used"}
    play(match, "end")
    assert held(match) == {"dash": "hand", "art_of_war": "board", "break_the_ranks": "board", "hold_the_gate": "hand"}


@pytest.mark.rule("H-49")
def test_end_of_turn_effects_come_first_then_the_cards_then_the_level_up() -> None:
    match = table(champion="oric", at=HERE, cards={"collection_plate": NEXT}, energy=(5, 1, 0))
    match = changed(match, lambda s: s.reached.__setitem__(0, 1))  # 5 Red were reached this turn
    play(match, "play art_of_war", "end")
    assert kind(match) == "give_energy"  # step D: the Rift takes its toll
    assert held(match)["art_of_war"] == "tilted"
    play(match, "give red")
    assert kind(match) == "learn"  # step F ...
    assert held(match)["art_of_war"] == "board"  # ... after step E
    play(match, "learn veterans_riposte")
    assert held(match)["veterans_riposte"] == "hand"  # not turned any more


@pytest.mark.rule("H-50")
@pytest.mark.parametrize(("cradle", "plate", "first"), [("lunaridge.3", NEXT, True), (NEXT, "lunaridge.3", False)])
def test_then_cards_in_canonical_order(cradle: str, plate: str, first: bool) -> None:
    """collection_plate asks for an Energy; the Spirit for ticking_cradle is gone by then, or not."""
    cards = {"collection_plate": plate, "ticking_cradle": cradle}
    match = play(table(champion="oric", at=HERE, cards=cards, energy=(1, 1, 1)), "end")
    assert kind(match) == "give_energy"
    assert me(match)["spirit"] == (3 if first else 4)


@pytest.mark.rule("H-50")
def test_then_the_champions_own_effect() -> None:
    match = play(table(champion="leaf", at=HERE, cards={"collection_plate": NEXT}, energy=(1, 1, 1)), "end")
    assert (kind(match), me(match)["resource"]["now"]) == ("give_energy", 1)
    play(match, "give red")
    assert me(match)["resource"]["now"] == 2  # Growth, on a space without a Monster


@pytest.mark.rule("H-50")
def test_and_the_dojo_comes_last() -> None:
    """garden_of_pins takes 1 of 7 Health from Oric on D1, and the Dojo gives it back; the other way round he would end with 6."""
    match = play(table(champion="oric", at="dojo.1", cards={"garden_of_pins": "oakenmoor.1"}), "end")
    assert happened(match, "suffers")[0]["health"] == 6
    assert me(match)["health"] == 7


@pytest.mark.rule("H-50")
def test_step_g_clears_damage_and_what_lasted_until_the_end_of_the_turn() -> None:
    cards = {"dune_lamprey": HERE, "stump_badger": NEXT}
    match = table(champion="oric", at=HERE, cards=cards, items=["drowsy_bell", "thunder_whetstone"], guard=9)
    play(match, "play art_of_war", "hit stump_badger", "item drowsy_bell", "weaken dune_lamprey", "item thunder_whetstone")
    assert (hurt(match, "stump_badger"), on_map(match, "dune_lamprey")["attack"]) == (1, 1)
    assert (me(match)["aim"], me(match)["guard"]) == (2, 9)
    play(match, "end")
    assert (hurt(match, "stump_badger"), on_map(match, "dune_lamprey")["attack"]) == (0, 2)
    roll_on(match)
    assert (me(match)["aim"], me(match)["guard"]) == (0, 0)


@pytest.mark.rule("H-51")
@pytest.mark.parametrize("n", range(7))
def test_the_dojo_gives_3_health_and_2_spirit(n: int) -> None:
    match = play(table(champion="oric", at=f"dojo.{n}", health=2, spirit=1), "end")
    assert (me(match)["health"], me(match)["spirit"]) == (5, 3)


@pytest.mark.rule("H-51")
def test_a_world_gives_nothing_and_the_dojo_no_more_than_the_start_values() -> None:
    match = play(table(champion="oric", at="oakenmoor.1", health=2, spirit=1), "end")
    assert (me(match)["health"], me(match)["spirit"]) == (2, 1)
    match = play(table(champion="oric", at="dojo.0", health=6, spirit=3), "end")
    assert (me(match)["health"], me(match)["spirit"]) == (7, 4)


@pytest.mark.rule("H-51")
def test_a_champion_defeated_this_turn_does_not_recover() -> None:
    match = play(table(champion="oric", at=HERE, cards={"stump_badger": HERE}, health=2, spirit=1), "end")
    assert (seat_at(match), me(match)["health"], me(match)["spirit"]) == ("dojo.0", 7, 1)


# -- ability cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-52")
def test_the_four_places_of_a_card() -> None:
    match = table(champion="oric", at=HERE)
    assert held(match)["art_of_war"] == "hand"
    play(match, "play art_of_war")
    assert held(match)["art_of_war"] == "tilted"
    assert "play art_of_war" not in options(match)  # one use per card and turn
    to_turn(match)
    assert held(match)["art_of_war"] == "board"
    play(match, "play art_of_war")
    assert held(match)["art_of_war"] == "used"
    assert "play art_of_war" not in options(match)
    play(match, "end")
    assert held(match)["art_of_war"] == "hand"


@pytest.mark.rule("H-52")
def test_in_hand_and_on_board_are_different_effects() -> None:
    """break_the_ranks, In Hand: move up to 1, then 2 damage, range 1; On Board: 3 damage, range 0."""
    match = table(champion="oric", at=HERE, cards={"dune_lamprey": HERE})
    play(match, "play break_the_ranks", "stop")
    assert hurt(match, "dune_lamprey") == 2
    match = table(champion="oric", at=HERE, cards={"dune_lamprey": HERE}, hand={"break_the_ranks": "board"})
    assert hurt(play(match, "play break_the_ranks"), "dune_lamprey") == 3


@pytest.mark.rule("H-53")
def test_there_is_no_hand_limit() -> None:
    more = ["plough_and_pike", "veterans_riposte", "forced_march", "soldiers_bread", "wall_of_one", "kings_gambit"]
    match = table(champion="oric", at=HERE, hand=dict.fromkeys([*more, "the_last_campaign"], "hand"))
    assert len(held(match)) == 11
    play(match, "end")
    assert len([place for place in held(match).values() if place == "hand"]) == 11  # nothing drawn, nothing discarded


@pytest.mark.rule("H-53")
@pytest.mark.rule("H-55")
def test_the_ultimate_is_an_activation_and_goes_back_to_its_deck() -> None:
    match = table(champion="oric", at=HERE, hand={"the_last_campaign": "hand"}, cards={"marshal_adelhart": HERE}, day=2, health=1)
    play(match, "play the_last_campaign")  # 5 damage, as much Health; ready; 1 Activation
    assert (me(match)["ultimate"], "the_last_campaign" in held(match)) == ("out", False)
    assert (me(match)["health"], seen(match)["activations"]) == (6, 3)  # one spent, one gained
    play(match, "end")
    assert me(match)["ultimate"] == "out"


@pytest.mark.rule("H-53")
def test_the_ultimate_needs_an_activation() -> None:
    match = table(champion="oric", at=HERE, hand={"the_last_campaign": "hand"}, activations=0)
    assert "play the_last_campaign" not in options(match)


@pytest.mark.rule("H-54")
def test_an_effect_that_cannot_be_paid_cannot_be_chosen() -> None:
    for grit, can in ((0, False), (1, True)):
        match = table(champion="kaoru", at=HERE, hand={"stone_paw": "board"}, resource=grit)
        assert ("play stone_paw" in options(match)) == can
    for spirit, can in ((1, False), (2, True)):
        match = table(champion="oric", at=HERE, hand={"plough_and_pike": "hand"}, spirit=spirit)
        assert ("play plough_and_pike" in options(match)) == can


@pytest.mark.rule("H-54")
def test_costs_are_paid_first() -> None:
    """taste_of_dread, On Board, costs 1 Fear and deals 2 and 1 for each Fear that is left."""
    hand = {"taste_of_dread": "board"}
    match = table(champion="persephone", at=HERE, hand=hand, cards={"dune_lamprey": HERE}, resource=2)
    match = changed(match, lambda s: setattr(s, "frightened", 1))
    play(match, "play taste_of_dread")
    assert (hurt(match, "dune_lamprey"), me(match)["resource"]["now"]) == (3, 1)


@pytest.mark.rule("H-54")
def test_a_free_effect_costs_no_activation_but_moves_the_card() -> None:
    match = table(champion="leaf", at=HERE, hand={"patience_of_the_oak": "hand"}, health=1, resource=0)
    play(match, "play patience_of_the_oak")  # FREE, 1 Spirit: 2 Health, 2 Growth
    assert (me(match)["spirit"], me(match)["health"], me(match)["resource"]["now"]) == (4, 3, 2)
    assert (seen(match)["activations"], held(match)["patience_of_the_oak"]) == (3, "tilted")
    match = table(champion="oric", at=HERE, hand={"plough_and_pike": "board"}, activations=0)
    play(match, "play plough_and_pike")
    assert (held(match)["plough_and_pike"], me(match)["guard"]) == ("used", 2)


@pytest.mark.rule("H-55")
@pytest.mark.parametrize("champion", ["leaf", "thomas", "soff", "kaoru", "oric", "persephone"])
def test_every_champion_has_dash(champion: str) -> None:
    match = table(champion=champion, at=HERE)
    play(match, "play dash")
    assert seen(match)["points"] == 2
    play(match, f"move {NEXT}", f"move {FAR}")
    assert seat_at(match) == FAR


@pytest.mark.rule("H-55")
def test_dash_on_board_moves_and_hits_in_either_order() -> None:
    cards = {"stump_badger": "lunaridge.3", "dune_lamprey": FAR}
    hand = {"dash": "board"}
    first_hit = table(champion="oric", at=HERE, hand=hand, cards=cards)
    play(first_hit, "play dash", "hit stump_badger", f"move {NEXT}")
    assert (kind(first_hit), seat_at(first_hit), hurt(first_hit, "stump_badger")) == ("act", NEXT, 1)
    assert hurt(first_hit, "dune_lamprey") == 0  # one hit only
    first_move = table(champion="oric", at=HERE, hand=hand, cards=cards)
    play(first_move, "play dash", f"move {NEXT}")  # 1 point; from there only the lamprey is within range 1
    assert (kind(first_move), hurt(first_move, "dune_lamprey"), hurt(first_move, "stump_badger")) == ("act", 1, 0)


@pytest.mark.rule("H-55")
def test_the_move_of_dash_is_up_to_and_its_hit_is_not() -> None:
    match = table(champion="oric", at=HERE, hand={"dash": "board"}, cards={"stump_badger": NEXT})
    play(match, "play dash", "stop")
    assert (seat_at(match), hurt(match, "stump_badger")) == (HERE, 1)


# -- keywords --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-56")
@pytest.mark.parametrize(
    ("armored", "said", "dealt"),
    [
        ("threshold", ["play art_of_war"], 0),  # 1 damage
        ("threshold", ["play break_the_ranks", "stop"], 2),
        ("threshold", ["item thunder_whetstone", "play art_of_war"], 3),  # 1 + 2: after bonuses it is a bigger hit
        ("minus1", ["play art_of_war"], 0),
        ("minus1", ["play break_the_ranks", "stop"], 1),
        ("minus1", ["item thunder_whetstone", "play art_of_war"], 2),
    ],
)
def test_armored(armored: str, said: list[str], dealt: int) -> None:
    cards = {"hollow_sergeant": HERE}  # Health 5
    match = table(champion="oric", at=HERE, cards=cards, items=["thunder_whetstone"], options={"armored": armored})
    assert hurt(play(match, *said), "hollow_sergeant") == dealt


@pytest.mark.rule("H-56")
@pytest.mark.parametrize(("armored", "dealt"), [("threshold", 2), ("minus1", 1)])
def test_armored_holds_for_each_target_of_an_area(armored: str, dealt: int) -> None:
    cards = {"hollow_sergeant": HERE, "rust_halberdiers": NEXT, "stump_badger": NEXT}
    match = table(champion="leaf", at=HERE, cards=cards, hand={"grappling_roots": "board"}, options={"armored": armored})
    play(match, "play grappling_roots")  # 2 damage to all others within range 1
    assert [hurt(match, id) for id in cards] == [dealt, dealt, 2]


@pytest.mark.rule("H-57")
def test_an_aggressive_monster_attacks_whoever_enters_and_again_in_phase_2() -> None:
    match = table(champion="oric", at=HERE, cards={"bramble_sow": NEXT})  # Attack 2
    play(match, "play dash", f"move {NEXT}")
    assert (me(match)["health"], kind(match)) == (5, "walk_on")
    play(match, "stop", "end")
    assert me(match)["health"] == 3


@pytest.mark.rule("H-57")
def test_at_most_once_per_turn() -> None:
    match = table(champion="oric", at=HERE, cards={"bramble_sow": NEXT})
    play(match, "play dash", f"move {NEXT}", f"move {HERE}", "play break_the_ranks", f"move {NEXT}")
    assert (seat_at(match), me(match)["health"]) == (NEXT, 5)
    to_turn(match)  # Phase II: 2 more; a new turn, and standing there is not entering
    assert me(match)["health"] == 3
    match = changed(match, lambda s: s.at.__setitem__(0, s.at[0] + 1))
    play(match, "play hold_the_gate", f"move {NEXT}", "stop")
    assert me(match)["health"] == 1  # but entering it in another turn is


@pytest.mark.rule("H-57")
def test_it_attacks_before_the_event_on_its_space() -> None:
    match = table(champion="oric", at=HERE, cards={"mast_year": NEXT, "bramble_sow": NEXT}, health=2)
    play(match, "play dash", f"move {NEXT}")  # the sow defeats Oric before mast_year can heal him
    assert (seat_at(match), where(match, "mast_year"), gauges(match)["green"]) == ("dojo.0", NEXT, 0)


@pytest.mark.rule("H-57")
def test_several_on_one_space_all_attack_the_oldest_first() -> None:
    match = table(champion="oric", at=HERE, cards={"gallows_ivy": NEXT, "stump_badger": NEXT, "sleepless_oni": NEXT})
    play(match, "play dash", f"move {NEXT}")
    assert who(match, "pounces") == ["gallows_ivy", "sleepless_oni"]
    assert me(match)["health"] == 7 - 1 - 2


@pytest.mark.rule("H-57")
def test_arriving_outside_phase_1_does_not_rouse_it() -> None:
    match = at_dusk(table(champion="oric", at=HERE, cards={"bramble_sow": "drear.6"}, spirit=0))
    play(match, "end", "shift=fog_between_the_trunks", "d6=1", "world=drear", "d6=6")
    assert (seat_at(match), me(match)["health"]) == ("drear.6", 7)


@pytest.mark.rule("H-58")
@pytest.mark.parametrize(("guard", "health", "spirit"), [(0, 6, 3), (1, 7, 4)])
def test_critical_happens_after_an_attack_that_dealt_damage(guard: int, health: int, spirit: int) -> None:
    match = table(champion="oric", at=HERE, cards={"grey_nurse": HERE}, guard=guard)  # Attack 1, CRITICAL: 1 Spirit
    play(match, "end")
    assert (me(match)["health"], me(match)["spirit"]) == (health, spirit)


@pytest.mark.rule("H-58")
def test_critical_takes_what_it_says() -> None:
    match = table(champion="kaoru", at=HERE, cards={"peat_wight": HERE}, resource=2)  # 2 damage: +1 Grit; CRITICAL: 1 resource
    assert me(play(match, "end"))["resource"]["now"] == 2
    match = table(champion="oric", at=HERE, cards={"dream_leech": HERE}, energy=(2, 2, 0))
    play(match, "end")
    assert options(match) == ["give red", "give green"]
    assert gauges(play(match, "give green")) == {"red": 2, "green": 1, "blue": 0}
    match = table(champion="oric", at=HERE, cards={"tea_thief_macaques": HERE}, items=["night_oil", "dream_honey"])
    play(match, "end", "discard night_oil")
    assert me(match)["items"] == ["dream_honey"]


@pytest.mark.rule("H-58")
@pytest.mark.parametrize(
    ("keywords", "spirit", "charge"),
    [
        ("critical spirit 1; critical spirit 1", 5, 3),
        ("critical spirit 1; critical resource 1", 5, 2),
        ("critical spirit 1; critical spirit 2", 3, 3),
    ],
)
def test_different_critical_effects_all_happen(
    keywords: str, spirit: int, charge: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    shutil.copytree(tables.PACK, folder)
    write(folder, "worlds.toml", "grey_nurse", keywords=f'"{keywords}"')
    monkeypatch.setattr(tables, "GAME", ChampionsOfHara(folder))
    match = table(champion="thomas", at=HERE, cards={"grey_nurse": HERE}, resource=0)  # 3 Activations unused: 3 Charge
    play(match, "end")
    assert (me(match)["health"], me(match)["spirit"], me(match)["resource"]["now"]) == (4, spirit, charge)


@pytest.mark.rule("H-59")
@pytest.mark.parametrize(
    ("at", "ends", "health"),
    [
        (HERE, HERE, 5),  # in range: it stays, and attacks
        (NEXT, HERE, 5),  # 1 space nearer, and there it attacks
        (FAR, NEXT, 7),
        ("baiyu.2", FAR, 7),  # distance 3
        ("baiyu.1", "baiyu.1", 7),  # distance 4: too far
    ],
)
def test_a_hunter_comes_one_space_nearer(at: str, ends: str, health: int) -> None:
    match = play(table(champion="oric", at=HERE, cards={"salt_jackals": at}), "end")  # Attack 2, Range 0
    assert (where(match, "salt_jackals"), me(match)["health"]) == (ends, health)


@pytest.mark.rule("H-59")
def test_a_hunter_that_is_in_range_does_not_move() -> None:
    match = play(table(champion="oric", at=HERE, cards={"ash_harrier": FAR}), "end")  # Range 2
    assert (where(match, "ash_harrier"), me(match)["health"]) == (FAR, 6)


@pytest.mark.rule("H-59")
@pytest.mark.parametrize(
    ("champion_at", "at", "ends"),
    [
        ("dojo.1", "oakenmoor.3", "oakenmoor.2"),  # towards a champion in the Dojo, but ...
        ("dojo.1", "oakenmoor.2", "oakenmoor.2"),  # ... never into it
        ("oakenmoor.1", "drear.1", "oakenmoor.2"),  # not over D1
    ],
)
def test_a_hunter_never_enters_the_dojo(champion_at: str, at: str, ends: str) -> None:
    match = play(table(champion="oric", at=champion_at, cards={"salt_jackals": at}), "end")
    assert where(match, "salt_jackals") == ends


@pytest.mark.rule("H-59")
def test_elusive_is_hit_from_its_own_space_only() -> None:
    match = table(champion="oric", at=HERE, cards={"glass_heron": NEXT})
    play(match, "play art_of_war")  # range 2
    assert (kind(match), hurt(match, "glass_heron")) == ("act", 0)
    assert [each["why"] for each in happened(match, "shrugs-off")] == ["elusive"]
    match = table(champion="oric", at=HERE, cards={"glass_heron": HERE})
    assert hurt(play(match, "play art_of_war"), "glass_heron") == 1


@pytest.mark.rule("H-62")
def test_a_blow_that_reaches_nobody_says_so() -> None:
    match = play(table(champion="oric", at=HERE, cards={}), "play art_of_war")
    assert len(happened(match, "reaches-nobody")) == 1
    assert happened(match, "shrugs-off") == []


@pytest.mark.rule("H-59")
def test_elusive_escapes_area_attacks() -> None:
    cards = {"glass_heron": NEXT, "comet_moth": HERE}
    match = table(champion="leaf", at=HERE, cards=cards, hand={"grappling_roots": "board"})
    play(match, "play grappling_roots")
    assert [hurt(match, id) for id in cards] == [0, 2]


@pytest.mark.rule("H-60")
@pytest.mark.parametrize(("at", "health"), [("oppenheim.4", 6), ("oppenheim.5", 6), ("oppenheim.6", 7)])
def test_volatile_hurts_each_champion_within_range_1(at: str, health: int) -> None:
    """The blow comes from range 2 at most, so only those who stand near are hurt; forge_hound is VOLATILE 1."""
    match = wounded(table(champion="oric", at=at, cards={"forge_hound": "oppenheim.4"}), forge_hound=2)
    play(match, "play art_of_war")
    assert (where(match, "forge_hound"), gauges(match)["red"], me(match)["health"]) == (None, 2, health)


@pytest.mark.rule("H-60")
def test_volatile_comes_after_the_rewards_and_hurts_rivals_too() -> None:
    match = table(champion="oric", seats=2, at=["oppenheim.4", "oppenheim.5"], cards={"forge_hound": "oppenheim.4"}, health=1)
    match = ordered(wounded(match, forge_hound=2), 2, 1)
    rival = me(match, 1)["health"]
    play(match, "play hold_the_gate", "stop")
    notes = told(match)
    assert notes.index("fells") < notes.index("gains") < notes.index("explodes") < notes.index("falls")
    assert gauges(match)["red"] == 1  # 2 gained, 1 lost by the defeat
    assert me(match, 1)["health"] == rival - 1


@pytest.mark.rule("H-60")
def test_volatile_does_not_hurt_in_the_dojo() -> None:
    match = wounded(table(champion="oric", at="dojo.5", cards={"forge_hound": "oppenheim.1"}), forge_hound=2)
    play(match, "play art_of_war")
    assert (where(match, "forge_hound"), me(match)["health"]) == (None, 7)


@pytest.mark.rule("H-60")
@pytest.mark.parametrize(("id", "kept"), [("chipped_temple_lion", 1), ("ottoline_vesper", 1), ("dune_lamprey", 0)])
def test_damage_on_scarred_monsters_and_bosses_stays(id: str, kept: int) -> None:
    match = table(champion="oric", at=HERE, cards={id: FAR}, day=2)
    play(match, "play art_of_war", "end")
    assert hurt(match, id) == kept
    assert ("scarred" in on_map(match, id)["keywords"]) == bool(kept)

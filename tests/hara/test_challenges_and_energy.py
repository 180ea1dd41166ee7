"""Challenges, Events, Rifts, Energy, levels and Items (H-77 to H-91)."""

from __future__ import annotations

import pytest

from ludarium.core.match import Match
from ludarium.games.hara.state import Hara
from tests.hara.table import (
    at_dusk,
    changed,
    gauges,
    give_item,
    held,
    hurt,
    kind,
    me,
    on_map,
    options,
    play,
    roll_on,
    seat_at,
    seen,
    table,
    to_turn,
    told,
    where,
    wounded,
)

HERE, NEXT, FAR = "lunaridge.4", "lunaridge.5", "lunaridge.6"
NOTHING = {"red": 0, "green": 0, "blue": 0}


# -- Challenges ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-77")
@pytest.mark.parametrize(
    ("spend", "roll", "success"),
    [(0, 4, True), (0, 3, False), (2, 2, True), (2, 1, False), (4, 1, True), (1, 6, True)],
)
def test_roll_and_spirit_must_reach_the_difficulty(spend: int, roll: int, success: bool) -> None:
    """garden_of_pins: difficulty 4; 1 Red at the top, 2 Red and 1 Blue for the success, 1 damage for the failure."""
    match = table(champion="oric", at=HERE, cards={"garden_of_pins": HERE})
    play(match, "challenge garden_of_pins")
    assert options(match) == ["spend 0", "spend 1", "spend 2", "spend 3", "spend 4"]  # up to all
    play(match, f"spend {spend}")
    assert me(match)["spirit"] == 4 - spend  # paid before the roll ...
    assert options(match) == [f"d6={n}" for n in range(1, 7)]  # ... which is always made
    play(match, f"d6={roll}")
    assert me(match)["spirit"] == 4 - spend  # gone either way
    assert gauges(match) == ({"red": 3, "green": 0, "blue": 1} if success else NOTHING)
    assert me(match)["health"] == (7 if success else 6)


@pytest.mark.rule("H-77")
def test_without_spirit_the_roll_is_made_at_once() -> None:
    match = play(table(champion="oric", at=HERE, cards={"garden_of_pins": HERE}, spirit=0), "challenge garden_of_pins")
    assert kind(match) == "challenge_is_rolled"
    assert gauges(play(match, "d6=4"))["red"] == 3


@pytest.mark.rule("H-78")
def test_challenges_are_on_events_rifts_and_world_shift_cards() -> None:
    match = table(champion="oric", at=HERE, cards={"warm_star": NEXT, "garden_of_pins": NEXT})
    play(match, "play dash", f"move {NEXT}")
    assert kind(match) == "pay_and_roll"  # an Event
    play(match, "spend 0", "d6=1", "stop", "challenge garden_of_pins")
    assert kind(match) == "pay_and_roll"  # a Rift
    match = play(at_dusk(table(champion="oric", at=HERE)), "end", "shift=moon_in_the_marsh")
    assert kind(match) == "pay_and_roll"  # a World Shift card


@pytest.mark.rule("H-78")
@pytest.mark.rule("H-80")
def test_a_rift_has_a_reward_at_the_top_and_one_at_the_bottom() -> None:
    match = table(champion="oric", at=HERE, cards={"ticking_cradle": HERE})
    play(match, "challenge ticking_cradle", "spend 0", "d6=4")
    assert gauges(match) == {"red": 0, "green": 3, "blue": 1}  # 1 Green; 2 Green and 1 Blue
    assert where(match, "ticking_cradle") is None


@pytest.mark.rule("H-79")
def test_an_event_gives_its_top_energy_first_then_its_text() -> None:
    match = table(champion="oric", at=HERE, cards={"toll_stile": NEXT}, energy=(1, 0, 0))
    play(match, "play dash", f"move {NEXT}")
    assert (kind(match), gauges(match)) == ("pay_and_roll", {"red": 1, "green": 1, "blue": 0})
    play(match, "spend 0", "d6=4")  # 4 < 5: lose 1 Energy
    assert options(match) == ["give red", "give green"]
    play(match, "give red")
    assert (gauges(match), where(match, "toll_stile")) == ({"red": 0, "green": 1, "blue": 0}, None)
    assert seen(match)["discards"]["oakenmoor"] == ["toll_stile"]


@pytest.mark.rule("H-79")
def test_the_text_of_an_event_goes_top_to_bottom() -> None:
    match = table(champion="oric", at=HERE, cards={"slow_tea": NEXT}, health=3, spirit=1)
    play(match, "play dash", f"move {NEXT}")
    notes = [note for note in told(match) if note in ("gains", "heals", "gains-spirit")]
    assert notes == ["gains", "heals", "gains-spirit"]
    assert (gauges(match)["green"], me(match)["health"], me(match)["spirit"]) == (1, 4, 2)


@pytest.mark.rule("H-80")
def test_success_closes_the_rift() -> None:
    match = table(champion="oric", at=HERE, cards={"garden_of_pins": HERE})
    play(match, "challenge garden_of_pins", "spend 0", "d6=6")
    assert (where(match, "garden_of_pins"), seen(match)["rifts"]) == (None, 0)
    assert seen(match)["discards"]["dusk"] == ["garden_of_pins"]
    assert seen(match)["activations"] == 2


@pytest.mark.rule("H-80")
def test_failure_does_its_effect_and_the_rift_stays_for_another_try() -> None:
    match = table(champion="oric", at=HERE, cards={"garden_of_pins": HERE})
    play(match, "challenge garden_of_pins", "spend 0", "d6=1")
    assert (where(match, "garden_of_pins"), me(match)["health"], gauges(match)) == (HERE, 6, NOTHING)
    play(match, "challenge garden_of_pins", "spend 0", "d6=3", "challenge garden_of_pins", "spend 0", "d6=4")
    assert (where(match, "garden_of_pins"), me(match)["health"], seen(match)["activations"]) == (None, 5, 0)


@pytest.mark.rule("H-81")
@pytest.mark.parametrize(
    ("id", "at", "health", "attack", "reach"),
    [
        ("unlit_lamp", "lunaridge.1", 6, 2, 0),  # +1 Health in its World
        ("unlit_lamp", "arechi.6", 5, 2, 0),
        ("red_curtain", NEXT, 5, 3, 0),  # +1 Attack within range 1
        ("red_curtain", FAR, 5, 2, 0),
        ("great_keyhole", "lunaridge.1", 5, 2, 1),  # +1 Range in its World
    ],
)
def test_an_open_rift_works_as_long_as_it_is_in_play(id: str, at: str, health: int, attack: int, reach: int) -> None:
    match = table(champion="oric", at="dojo.0", cards={"ridge_ibex": HERE, id: at})
    ibex = on_map(match, "ridge_ibex")
    assert (ibex["health"], ibex["attack"], ibex["range"]) == (health, attack, reach)


@pytest.mark.rule("H-81")
def test_with_the_rift_its_effect_is_gone() -> None:
    match = table(champion="oric", at=HERE, cards={"ridge_ibex": HERE, "red_curtain": HERE})
    assert on_map(match, "ridge_ibex")["attack"] == 3
    play(match, "challenge red_curtain", "spend 4", "d6=1", "gauge red")
    assert on_map(match, "ridge_ibex")["attack"] == 2


@pytest.mark.rule("H-81")
@pytest.mark.rule("H-38")
def test_what_other_rifts_do() -> None:
    match = play(
        table(champion="oric", at=HERE, cards={"treacle_corridor": FAR}), "play dash"
    )  # Moves in its World are 1 shorter
    assert seen(match)["points"] == 1
    match = play(table(champion="oric", at=HERE, cards={"bed_that_flies": NEXT}), "play dash")  # within range 1: 1 longer
    assert seen(match)["points"] == 3
    match = table(champion="oric", at=HERE, cards={"forgotten_examination": "drear.4", "garden_of_pins": HERE})  # Challenges +1
    play(match, "challenge garden_of_pins", "spend 0", "d6=4")
    assert where(match, "garden_of_pins") == HERE
    match = play(table(champion="oric", at="dojo.0", cards={"crumbs_in_the_bed": "drear.4"}, health=1, spirit=1), "end")
    assert (me(match)["health"], me(match)["spirit"]) == (3, 3)  # the Dojo gives 1 Health less
    match = play(table(champion="oric", at=HERE, cards={"second_sunset": "drear.4"}), "end")  # one more Dusk card
    before = seen(match)["decks"]["dusk"]
    roll_on(match)
    assert before - seen(match)["decks"]["dusk"] == 3


@pytest.mark.rule("H-81")
def test_a_rift_is_no_target() -> None:
    match = table(champion="kaoru", at=HERE, hand={"avalanche": "board"}, cards={"garden_of_pins": HERE})
    play(match, "play stone_paw", "stop", "play avalanche")
    assert (kind(match), where(match, "garden_of_pins"), hurt(match, "garden_of_pins")) == ("act", HERE, 0)
    assert "health" not in on_map(match, "garden_of_pins")


# -- Energy ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-82")
def test_a_gauge_holds_ten_and_the_surplus_is_lost() -> None:
    match = wounded(table(champion="oric", at=HERE, cards={"pike_under_glass": HERE}, energy=(0, 0, 9)), pike_under_glass=4)
    play(match, "play art_of_war")  # 3 Blue
    assert gauges(match) == {"red": 0, "green": 0, "blue": 10}
    assert list(me(match)["energy"]) == ["red", "green", "blue"]  # in this order from the left


@pytest.mark.rule("H-82")
@pytest.mark.rule("H-83")
def test_gold_is_assigned_point_by_point_to_gauges_below_ten() -> None:
    match = table(champion="oric", at=HERE, items=["dream_honey"], energy=(9, 4, 10))
    play(match, "item dream_honey")
    assert options(match) == ["gauge red", "gauge green"]
    play(match, "gauge red")
    assert (kind(match), gauges(match)) == ("act", {"red": 10, "green": 5, "blue": 10})  # the second point: one gauge is left
    match = table(champion="oric", at=HERE, items=["dream_honey"], energy=(10, 10, 9))
    play(match, "item dream_honey")  # 1 to Blue, 1 lost
    assert (kind(match), gauges(match)) == ("act", {"red": 10, "green": 10, "blue": 10})


@pytest.mark.rule("H-83")
@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_gold_goes_where_the_one_gaining_it_likes(colour: str) -> None:
    match = wounded(table(champion="oric", at=HERE, cards={"salt_jackals": HERE}), salt_jackals=3)
    play(match, "play art_of_war", f"gauge {colour}")
    expected = {**NOTHING, "red": 2}
    expected[colour] += 1
    assert gauges(match) == expected


@pytest.mark.rule("H-84")
def test_an_energy_of_your_choice_comes_from_a_gauge_that_has_any() -> None:
    cards = {"collection_plate": NEXT}
    match = play(table(champion="oric", at=HERE, cards=cards, energy=(0, 2, 1)), "end")
    assert options(match) == ["give green", "give blue"]
    play(match, "give blue")
    assert gauges(match) == {"red": 0, "green": 2, "blue": 0}
    match = play(table(champion="oric", at=HERE, cards=cards, energy=(0, 0, 0)), "end")
    assert (kind(match), gauges(match)) == ("card_is_drawn", NOTHING)  # at 0/0/0 nothing


@pytest.mark.rule("H-84")
def test_lost_energy_can_be_regained() -> None:
    """laboratory_three takes 1 Energy for a failure, salt_storm gives 2 Red."""
    match = table(champion="oric", at=HERE, cards={"laboratory_three": NEXT, "salt_storm": FAR}, energy=(10, 0, 0), spirit=0)
    play(match, "play dash", f"move {NEXT}", "d6=1", "give red")
    assert gauges(match) == {"red": 9, "green": 0, "blue": 1}
    play(match, f"move {FAR}")
    assert gauges(match)["red"] == 10


@pytest.mark.rule("H-84")
def test_spirit_0_has_no_effect_but_that_nothing_can_be_paid() -> None:
    match = table(champion="oric", at=HERE, spirit=0, hand={"plough_and_pike": "hand"})
    assert (seat_at(match), me(match)["health"]) == (HERE, 7)
    assert "play plough_and_pike" not in options(match)
    play(match, "play art_of_war", "play dash", "stop", "end")
    assert (seat_at(match), me(match)["health"], me(match)["spirit"]) == (HERE, 7, 0)


# -- levels and the Ultimate -----------------------------------------------------------------------------------------


@pytest.mark.rule("H-85")
@pytest.mark.parametrize(
    ("champion", "colour"),
    [("thomas", "red"), ("oric", "red"), ("leaf", "green"), ("kaoru", "green"), ("soff", "blue"), ("persephone", "blue")],
)
def test_the_primary_colour_is_that_of_the_home_world(champion: str, colour: str) -> None:
    assert me(table(champion=champion))["primary"] == colour


def gaining(colour: str, before: int, champion: str = "oric") -> Match:
    """One point short, then 1 Gold and 1 more to this gauge; the turn is ended: step F."""
    start = [0, 0, 0]
    start[["red", "green", "blue"].index(colour)] = before
    match = table(champion=champion, at=HERE, items=["dream_honey"], energy=(start[0], start[1], start[2]))
    return play(match, "item dream_honey", f"gauge {colour}", "gauge red" if colour != "red" else "gauge green", "end")


@pytest.mark.rule("H-86")
@pytest.mark.rule("H-87")
@pytest.mark.parametrize(
    ("colour", "cards"),
    [
        ("red", ["plough_and_pike", "veterans_riposte"]),
        ("green", ["forced_march", "soldiers_bread"]),
        ("blue", ["wall_of_one", "kings_gambit"]),
    ],
)
def test_reaching_5_gives_a_choice_of_an_advanced_card_of_that_colour(colour: str, cards: list[str]) -> None:
    assert kind(gaining(colour, 3)) == "card_is_drawn"  # 4: not yet
    match = gaining(colour, 4)
    assert options(match) == [f"learn {id}" for id in cards]
    play(match, f"learn {cards[1]}")
    assert held(match)[cards[1]] == "hand"
    assert cards[0] in me(match)["choices"]  # the other one stays out
    assert cards[0] not in held(match)


@pytest.mark.rule("H-86")
@pytest.mark.parametrize(
    ("champion", "colour", "earned"), [("oric", "red", True), ("oric", "green", False), ("soff", "blue", True)]
)
def test_reaching_10_in_the_primary_colour_earns_the_ultimate(champion: str, colour: str, earned: bool) -> None:
    match = gaining(colour, 9, champion)
    assert kind(match) == "learn"  # 5 was reached with it, in this table
    match.answer(0)
    assert me(match)["ultimate"] == ("hand" if earned else "out")


@pytest.mark.rule("H-87")
def test_what_was_reached_is_paid_out_even_if_the_gauge_falls_again() -> None:
    match = table(champion="oric", at=HERE, items=["dream_honey"], energy=(9, 0, 0), cards={"collection_plate": NEXT})
    play(match, "item dream_honey", "gauge red", "gauge green", "end", "give red")  # 10 Red, and 9 after the toll
    assert (gauges(match)["red"], kind(match)) == (9, "learn")
    play(match, "learn plough_and_pike")
    assert me(match)["ultimate"] == "hand"


@pytest.mark.rule("H-87")
def test_it_is_paid_out_in_the_next_own_step_f() -> None:
    """2 Green for all at the World Shift: Oric learns at the end of his next turn."""
    match = play(at_dusk(table(champion="oric", at=HERE, energy=(0, 3, 0))), "end", "shift=oak_and_bamboo")
    assert gauges(match)["green"] == 5
    roll_on(match)
    assert (seen(match)["day"], len(held(match))) == (2, 4)
    assert options(play(match, "end")) == ["learn forced_march", "learn soldiers_bread"]


@pytest.mark.rule("H-87")
def test_several_colours_are_paid_out_red_green_blue() -> None:
    match = table(champion="oric", at=HERE, cards={"moth_eaten_king": HERE}, energy=(4, 4, 4))
    match = play(wounded(match, moth_eaten_king=5), "play art_of_war", "gauge red", "end")
    learned = []
    while kind(match) == "learn":
        learned.append(options(match)[0])
        match.answer(0)
    assert learned == ["learn plough_and_pike", "learn forced_march", "learn wall_of_one"]


@pytest.mark.rule("H-87")
def test_once_per_colour() -> None:
    match = play(gaining("blue", 4), "learn wall_of_one")
    roll_on(match)

    def fall(s: Hara) -> None:
        s.energy[2] = 4
        give_item(s, 0, "dream_honey")

    match = changed(match, fall)
    play(match, "item dream_honey", "gauge blue", "gauge green", "end")
    assert (kind(match), gauges(match)["blue"]) == ("worlds_shift", 5)
    assert "kings_gambit" in me(match)["choices"]


def after_dusk_of_day_3(**fields: object) -> Match:
    """Oric's Dusk turn of Day 3, with the Ultimate that it brings."""
    match = table(champion="oric", at=HERE, day=3, **fields)  # type: ignore[arg-type]
    return roll_on(play(match, "end"))


@pytest.mark.rule("H-88")
def test_the_ultimate_can_be_earned_twice_if_it_was_used() -> None:
    match = after_dusk_of_day_3(energy=(9, 0, 0))
    assert me(match)["ultimate"] == "hand"
    play(match, "play the_last_campaign")
    assert me(match)["ultimate"] == "out"
    match = changed(match, lambda s: give_item(s, 0, "dream_honey"))
    play(match, "item dream_honey", "gauge red", "gauge blue", "end", "learn plough_and_pike")
    assert me(match)["ultimate"] == "hand"  # the other source


@pytest.mark.rule("H-88")
def test_a_source_gives_nothing_if_the_card_is_in_hand() -> None:
    match = changed(after_dusk_of_day_3(energy=(9, 0, 0)), lambda s: give_item(s, 0, "dream_honey"))
    play(match, "item dream_honey", "gauge red", "gauge blue", "end", "learn plough_and_pike")
    roll_on(match)
    assert held(match)["the_last_campaign"] == "hand"
    roll_on(play(match, "play the_last_campaign"))
    play(match, "end")
    assert me(match)["ultimate"] == "out"  # 10 Red has had its turn, and does not come back to it
    roll_on(match)
    play(match, "end")
    assert me(match)["ultimate"] == "out"


@pytest.mark.rule("H-88")
def test_dusk_of_day_3_gives_nothing_if_the_card_is_in_hand() -> None:
    match = table(champion="oric", at=HERE, day=3, hand={"the_last_campaign": "hand"})
    play(match, "end")
    assert "earns-ultimate" not in told(match)
    roll_on(match)
    play(match, "play the_last_campaign", "end")
    assert me(match)["ultimate"] == "out"


@pytest.mark.rule("H-88")
def test_each_source_works_once() -> None:
    match = play(gaining("red", 9), "learn plough_and_pike")
    roll_on(match)
    play(match, "play the_last_campaign")

    def fall(s: Hara) -> None:
        s.energy[0] = 9
        give_item(s, 0, "dream_honey")

    match = play(changed(match, fall), "item dream_honey", "gauge red", "gauge blue", "end")
    assert (gauges(match)["red"], me(match)["ultimate"]) == (10, "out")


# -- Items -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-89")
def test_on_gaining_a_fourth_item_one_of_the_four_is_discarded() -> None:
    items = ["night_oil", "dream_honey", "hornet_pin"]
    match = table(champion="oric", at=HERE, items=items, cards={"tobit_water_carrier": HERE})
    play(match, "help tobit_water_carrier", "item=worry_bead")
    assert options(match) == ["discard night_oil", "discard dream_honey", "discard hornet_pin", "discard worry_bead"]
    play(match, "discard dream_honey")
    assert me(match)["items"] == ["night_oil", "hornet_pin", "worry_bead"]
    assert seen(match)["discards"]["items"] == ["dream_honey"]


@pytest.mark.rule("H-89")
def test_items_are_not_traded() -> None:
    match = table(champion="oric", seats=2, at=[HERE, HERE], items=["worry_bead", "night_oil"])
    said = {option.partition(" ")[0] for option in options(match)}
    assert said == {"end", "play", "item"}
    assert [option for option in options(match) if option.startswith("item")] == ["item night_oil"]


@pytest.mark.rule("H-90")
def test_a_gained_item_is_drawn_from_the_deck() -> None:
    match = table(champion="oric", at=HERE, cards={"tobit_water_carrier": HERE}, items=["dream_honey"])
    play(match, "help tobit_water_carrier")
    assert len(options(match)) == 23  # all but the one that is held
    assert "item=dream_honey" not in options(match)
    play(match, "item=dreamstone#2")
    assert me(match)["items"] == ["dream_honey", "dreamstone"]
    assert seen(match)["decks"]["items"] == 22


@pytest.mark.rule("H-90")
@pytest.mark.parametrize("source", ["Boss", "Event", "World Shift"])
def test_sources_of_items(source: str) -> None:
    match = table(champion="oric", at=HERE, cards={"ottoline_vesper": HERE, "warm_star": NEXT}, day=2, guard=9)
    if source == "Boss":
        play(match := wounded(match, ottoline_vesper=5), "play art_of_war", "gauge red", "gauge red")
    elif source == "Event":
        play(match, "play dash", f"move {NEXT}", "spend 4", "d6=2")
    else:
        play(match := at_dusk(match), "end", "shift=fog_between_the_trunks", "spend 4", "d6=2")
    assert kind(match) == "item_is_drawn"
    assert "night_oil" in me(play(match, "item=night_oil"))["items"]


@pytest.mark.rule("H-90")
def test_a_passive_item_works_by_itself() -> None:
    match = table(champion="oric", at=HERE, items=["seven_hill_clogs", "saucepan_lid"], cards={"stump_badger": HERE})
    assert not [option for option in options(match) if option.startswith("item")]
    play(match, "play dash")
    assert seen(match)["points"] == 3  # Moves +1
    play(match, "stop", "end")
    assert me(match)["health"] == 6  # 2 damage, the first point is prevented


@pytest.mark.rule("H-90")
def test_a_shield_works_once_in_each_own_turn() -> None:
    """saucepan_lid: in each of your turns, the first point of damage is prevented; a rival's turn is none of them."""
    cards = {"stump_badger": HERE, "ridge_ibex": HERE}
    match = table(champion="oric", at=HERE, items=["saucepan_lid"], cards=cards)
    play(match, "end")
    assert me(match)["health"] == 7 - 2 - 2 + 1
    match = table(champion="oric", seats=2, at=[HERE, NEXT], options={"champion_2": "leaf"})
    match = changed(match, lambda s: give_item(s, 1, "saucepan_lid"))
    play(match, "play hold_the_gate", f"move {NEXT}", "stop")  # 2 damage for Leaf
    assert (me(match, 1)["items"], me(match, 1)["health"]) == (["saucepan_lid"], 4)


@pytest.mark.rule("H-90")
def test_passive_items_for_challenges_and_rest() -> None:
    match = table(champion="oric", at=HERE, items=["worry_bead"], cards={"garden_of_pins": HERE})
    play(match, "challenge garden_of_pins", "spend 0", "d6=3")  # 3 + 1
    assert where(match, "garden_of_pins") is None
    match = table(champion="oric", at="dojo.0", items=["travelling_eiderdown", "sandmans_pinch"], health=1, spirit=0)
    play(match, "end")
    assert (me(match)["health"], me(match)["spirit"]) == (1 + 3 + 2, 0 + 2 + 1)


@pytest.mark.rule("H-90")
def test_a_free_item_is_discarded_or_used_once_per_turn() -> None:
    match = table(champion="oric", at=HERE, items=["night_oil", "drowsy_bell"], cards={"stump_badger": HERE}, spirit=1)
    play(match, "item night_oil", "item drowsy_bell")
    assert (me(match)["spirit"], on_map(match, "stump_badger")["attack"]) == (3, 1)
    assert (me(match)["items"], seen(match)["activations"]) == (["drowsy_bell"], 3)
    assert "item drowsy_bell" not in options(match)
    to_turn(match)
    assert "item drowsy_bell" in options(match)


@pytest.mark.rule("H-90")
def test_an_item_that_costs_an_activation() -> None:
    match = table(champion="oric", at=HERE, items=["patient_kettle", "homeward_thread"], health=3, spirit=1)
    play(match, "item patient_kettle")
    assert (me(match)["health"], me(match)["spirit"], seen(match)["activations"]) == (4, 2, 2)
    assert "item patient_kettle" not in options(match)  # kept, once per turn
    play(match, "item homeward_thread")
    assert (seat_at(match), me(match)["items"], seen(match)["activations"]) == ("dojo.0", ["patient_kettle"], 1)


@pytest.mark.rule("H-91")
def test_a_dreamstone_adds_1_to_a_hit_on_a_single_target() -> None:
    match = table(champion="oric", at=HERE, items=["dreamstone", "dreamstone"], cards={"dune_lamprey": HERE})
    play(match, "play art_of_war")
    assert options(match) == ["hit dune_lamprey", "hit dune_lamprey dreamstone", "hit dune_lamprey dreamstone 2"]
    play(match, "hit dune_lamprey dreamstone")
    assert (hurt(match, "dune_lamprey"), me(match)["items"], seen(match)["activations"]) == (2, ["dreamstone"], 2)
    assert seen(match)["discards"]["items"] == ["dreamstone"]


@pytest.mark.rule("H-91")
def test_each_dreamstone_thrown_into_a_hit_adds_1() -> None:
    match = table(champion="oric", at=HERE, items=["dreamstone", "night_oil", "dreamstone"], cards={"dune_lamprey": HERE})
    play(match, "play art_of_war", "hit dune_lamprey dreamstone 2")
    assert (hurt(match, "dune_lamprey"), me(match)["items"]) == (3, ["night_oil"])


@pytest.mark.rule("H-91")
def test_a_dreamstone_breaks_armour_and_feeds_art_of_war() -> None:
    match = table(champion="oric", at=HERE, items=["dreamstone"], cards={"hollow_sergeant": HERE})
    play(match, "play art_of_war", "hit hollow_sergeant dreamstone")  # 1 + 1 damage
    assert hurt(match, "hollow_sergeant") == 2
    match = table(champion="oric", at=HERE, hand={"dash": "board"}, items=["dreamstone"], cards={"hollow_sergeant": NEXT})
    play(match, "play dash", "hit hollow_sergeant dreamstone", "stop")
    assert hurt(match, "hollow_sergeant") == 2


@pytest.mark.rule("H-91")
def test_no_dreamstone_for_an_area_and_none_without_a_hit() -> None:
    match = table(champion="kaoru", at=HERE, hand={"avalanche": "board"}, items=["dreamstone"], cards={"dune_lamprey": HERE})
    assert "item dreamstone" not in options(match)
    play(match, "play avalanche")
    assert (hurt(match, "dune_lamprey"), me(match)["items"]) == (3, ["dreamstone"])

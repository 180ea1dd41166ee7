"""Artifacts Hunting (H-95 to H-107)."""

from __future__ import annotations

import pytest

from ludarium.core.match import Match
from ludarium.games.hara.state import Hara
from tests.hara.table import (
    at_dusk,
    card,
    changed,
    deck_holds,
    fresh,
    gauges,
    happened,
    hurt,
    kind,
    me,
    on_map,
    options,
    play,
    roll_on,
    seat_at,
    seen,
    state,
    table,
    to_turn,
    where,
    who,
)

WORLDS = ["oakenmoor", "arechi", "lunaridge", "baiyu", "oppenheim", "drear"]
HERE, NEXT, FAR = "lunaridge.4", "lunaridge.5", "lunaridge.6"
ALL_HELD = {f"{kind_}.{n}": "held" for kind_ in ("scenario", "doom") for n in (1, 2, 3)}
NOTHING = {"red": 0, "green": 0, "blue": 0}


def hunt(omen: int = 3, champion: str = "oric", at: str = HERE, **fields: object) -> Match:
    """The hunt on a Day of this effect, no token on the map unless named. Effect 3 does nothing without Rifts."""
    return table("artifacts", champion, at=at, omen=omen, **{"tokens": {}, **fields})  # type: ignore[arg-type]


def wounded(match: Match, **damage: int) -> Match:
    """The same table with damage on Monsters, dealt by the first seat."""

    def hurt_them(s: Hara) -> None:
        for id, n in damage.items():
            s.hurt[card(id)], s.marks[card(id)] = n, 512

    return changed(match, hurt_them)


# -- goal and set-up -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-95")
@pytest.mark.parametrize("champion", ["leaf", "thomas", "soff", "kaoru", "oric", "persephone"])
def test_any_champion_can_be_played(champion: str) -> None:
    assert me(fresh("artifacts", champion=champion))["champion"] == champion


@pytest.mark.rule("H-95")
def test_the_objective_is_every_artifact_and_the_versus_arena_condition() -> None:
    five = {token: where_ for token, where_ in ALL_HELD.items() if token != "doom.3"} | {"doom.3": "lunaridge.1"}
    match = hunt(at="lunaridge.1", tokens=five, energy=(10, 10, 10))
    assert seen(match)["objective"].items() >= {"done": False, "now": 5, "of": 6}.items()
    play(match, "collect doom.3", "play dash", "move dojo.3")  # it cost 1 Blue, so 10/10/9
    assert (seen(match)["objective"]["done"], match.result) == (True, None)
    match = hunt(at="lunaridge.1", tokens=ALL_HELD, energy=(10, 10, 10))
    play(match, "play dash", "move dojo.3")
    assert match.result is not None
    assert match.result.winners == (0,)


@pytest.mark.rule("H-95")
def test_the_ultimate_of_dusk_of_day_3_is_given_here() -> None:
    match = hunt(day=3)
    play(match, "end")
    assert (kind(match), me(match)["ultimate"]) == ("card_is_drawn", "hand")


@pytest.mark.rule("H-96")
@pytest.mark.rule("H-97")
def test_the_player_chooses_a_world_and_the_d6_the_space() -> None:
    match = fresh("artifacts", champion="oric")
    chosen = [("drear", 3), ("arechi", 6), ("oakenmoor", 1), ("baiyu", 2), ("lunaridge", 5), ("oppenheim", 5)]
    for number, (world, space) in enumerate(chosen):
        left = [each for each in WORLDS if each not in [before for before, _ in chosen[:number]]]
        if number < 5:
            assert options(match) == [f"artifact {each}" for each in left]  # a World without a token
            play(match, f"artifact {world}")
        assert options(match) == [f"d6={n}" for n in range(1, 7)]
        play(match, f"d6={space}")
        lying = seen(match)["tokens"]
        assert not any(each["open"] for each in lying)  # face down: only the kind can be seen
        kinds = {each["at"]: each["token"] for each in lying}
        assert kinds[f"{world}.{space}"] == ("scenario" if number % 2 == 0 else "doom")  # alternating
    assert kind(match) == "artifacts_turn_up"
    assert len(options(match)) == 6  # three tokens in any order, for each of the two kinds
    play(match, "order=1")
    assert len(options(match)) == 6
    play(match, "order=1", "d6=3")  # and the effect of Day 1
    assert {each["token"] for each in seen(match)["tokens"]} == set(ALL_HELD)
    assert all(each["open"] for each in seen(match)["tokens"])


@pytest.mark.rule("H-96")
def test_every_order_of_the_three_tokens_is_possible() -> None:
    found = set()
    for first in range(1, 7):
        match = fresh("artifacts", champion="oric", artifact_setup="auto")
        play(match, *["d6=1"] * 6, f"order={first}", "order=1")
        lying = {each["token"]: each["at"] for each in state_tokens(match)}
        found.add(tuple(lying[f"scenario.{n}"] for n in (1, 2, 3)))
    assert len(found) == 6
    assert {place for each in found for place in each} == {"oakenmoor.1", "lunaridge.1", "oppenheim.1"}


def state_tokens(match: Match) -> list[dict[str, str]]:
    """The tokens once the first Dawn has begun."""
    return seen(play(match, "d6=3"))["tokens"]


@pytest.mark.rule("H-97")
@pytest.mark.parametrize("layout", ["world", "energy"])
def test_artifact_setup_auto_goes_by_slots(layout: str) -> None:
    match = fresh("artifacts", champion="oric", artifact_setup="auto", layout=layout)
    order = list(WORLDS)
    if layout == "energy":
        play(match, "swapped=0", "swapped=1", "swapped=0")
        order[0], order[3] = "baiyu", "oakenmoor"
    play(match, *(f"d6={n}" for n in range(1, 7)))
    kinds = {each["at"]: each["token"] for each in seen(match)["tokens"]}
    assert kinds == {f"{world}.{n}": "scenario" if n % 2 else "doom" for n, world in enumerate(order, 1)}


# -- collecting ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-98")
def test_an_artifact_is_collected_for_1_energy_of_its_worlds_colour() -> None:
    match = hunt(tokens={"scenario.1": HERE, "doom.2": HERE}, energy=(5, 5, 1), activations=0)
    play(match, "collect scenario.1")  # FREE: no Activation is needed
    assert (gauges(match), me(match)["tokens"]) == ({"red": 5, "green": 5, "blue": 0}, ["scenario.1"])
    assert [each["token"] for each in seen(match)["tokens"]] == ["doom.2"]


@pytest.mark.rule("H-98")
@pytest.mark.parametrize(
    ("at", "energy", "can"),
    [
        (HERE, (0, 0, 1), True),
        (HERE, (9, 9, 0), False),  # Lunaridge is Blue
        (NEXT, (9, 9, 9), False),  # not on its space
        ("dojo.0", (9, 9, 9), False),
    ],
)
def test_where_and_for_what_it_can_be_collected(at: str, energy: tuple[int, int, int], can: bool) -> None:
    match = hunt(at=at, tokens={"doom.1": HERE}, energy=energy)
    assert ("collect doom.1" in options(match)) == can


@pytest.mark.rule("H-98")
def test_it_can_be_collected_between_two_steps() -> None:
    match = hunt(tokens={"doom.1": NEXT}, energy=(0, 0, 1))
    play(match, "play dash", f"move {NEXT}", "collect doom.1", f"move {FAR}")
    assert (seat_at(match), me(match)["tokens"], seen(match)["activations"]) == (FAR, ["doom.1"], 2)


@pytest.mark.rule("H-99")
@pytest.mark.parametrize(
    ("on_the_map", "here", "can"),
    [
        (["doom.1"], "scenario.1", True),  # either of the two #1 may be first
        (["scenario.1"], "doom.1", True),
        (["doom.1"], "scenario.2", False),  # no #2 while a #1 lies there
        (["doom.2"], "scenario.2", True),
        (["doom.2"], "scenario.3", False),  # no #3 while a #2 does
        ([], "doom.3", True),
        (["scenario.3"], "doom.2", True),
    ],
)
def test_the_lowest_number_on_the_map_comes_first(on_the_map: list[str], here: str, can: bool) -> None:
    tokens = dict.fromkeys(on_the_map, "drear.4") | {here: HERE}
    match = hunt(tokens=tokens, energy=(1, 1, 1))
    assert (f"collect {here}" in options(match)) == can


# -- the effects of the Day ------------------------------------------------------------------------------------------


@pytest.mark.rule("H-100")
def test_the_d6_is_rolled_at_each_dawn_and_lasts_the_whole_day() -> None:
    match = hunt(omen=2)
    to_turn(match)
    assert (seen(match)["round"], seen(match)["artifact_day"]) == ("dusk", 2)
    play(match, "end")
    roll_on(match, "omen_comes")
    assert options(match) == [f"d6={n}" for n in range(1, 7)]
    play(match, "d6=6")
    assert (seen(match)["day"], seen(match)["artifact_day"]) == (2, 6)


@pytest.mark.rule("H-100")
@pytest.mark.rule("H-107")
@pytest.mark.parametrize(("omen", "goes_on"), [(1, False), (2, True)])
def test_effect_1_takes_all_movement_points(omen: int, goes_on: bool) -> None:
    match = hunt(omen, cards={"stump_badger": NEXT})
    play(match, "play dash", f"move {NEXT}")
    assert (kind(match) == "walk_on") == goes_on
    match = hunt(omen, cards={"stump_badger": FAR})
    assert kind(play(match, "play dash", f"move {NEXT}")) == "walk_on"  # no Monster here


@pytest.mark.rule("H-100")
def test_effect_1_takes_points_and_nothing_else() -> None:
    """The hit of a Dash is still made, and the next move has its own points."""
    match = hunt(1, cards={"stump_badger": NEXT}, hand={"dash": "board"})
    play(match, "play dash", f"move {NEXT}")
    assert (kind(match), hurt(match, "stump_badger")) == ("act", 1)
    play(match, "play hold_the_gate")
    assert seen(match)["points"] == 2


@pytest.mark.rule("H-107")
def test_effect_1_takes_the_points_of_the_move_under_way_after_a_free_transport_too() -> None:
    match = hunt(1, cards={"stump_badger": FAR}, items=["paper_crane"])
    play(match, "play dash", f"move {NEXT}", "item paper_crane", f"leap {FAR}")
    assert (kind(match), seat_at(match)) == ("act", FAR)


@pytest.mark.rule("H-101")
@pytest.mark.rule("H-102")
def test_effect_2_puts_a_monster_of_the_dusk_deck_in_the_place_of_the_fallen_one() -> None:
    match = wounded(hunt(2, cards={"stump_badger": NEXT}), stump_badger=3)
    play(match, "play art_of_war")
    assert (kind(match), gauges(match)["green"]) == ("breeding_card", 2)  # after the rewards
    play(match, "card=garden_of_pins")  # a Rift: discarded
    assert (kind(match), where(match, "garden_of_pins")) == ("breeding_card", None)
    assert seen(match)["discards"]["dusk"] == ["garden_of_pins"]
    play(match, "card=tooth_collector")
    assert (kind(match), where(match, "tooth_collector"), seen(match)["rifts"]) == ("act", NEXT, 0)


@pytest.mark.rule("H-101")
def test_without_effect_2_nothing_comes() -> None:
    match = wounded(hunt(3, cards={"stump_badger": NEXT}), stump_badger=3)
    play(match, "play art_of_war")
    assert (kind(match), seen(match)["cards"]) == ("act", [])


@pytest.mark.rule("H-102")
@pytest.mark.parametrize(("day", "boss"), [(1, False), (2, True)])
def test_no_boss_comes_that_way_on_day_1(day: int, boss: bool) -> None:
    match = wounded(hunt(2, cards={"stump_badger": NEXT}, day=day), stump_badger=3)
    play(match, "play art_of_war")
    assert ("card=mother_insomnia" in options(match)) == boss


@pytest.mark.rule("H-102")
def test_the_new_monster_can_trigger_the_effect_again() -> None:
    match = wounded(hunt(2, cards={"stump_badger": HERE}), stump_badger=3)
    play(match, "play art_of_war", "card=one_who_counts")  # Health 3
    match = wounded(match, one_who_counts=1)
    play(match, "play hold_the_gate", "stop")
    assert kind(match) == "breeding_card"
    assert where(play(match, "card=tooth_collector"), "tooth_collector") == HERE


@pytest.mark.rule("H-102")
@pytest.mark.parametrize(
    ("pile", "spent", "comes"),
    [
        (["garden_of_pins", "unlit_lamp"], ["tooth_collector"], True),  # the discard pile is shuffled in
        (["garden_of_pins", "unlit_lamp"], ["red_curtain"], False),  # no Monster in either
        ([], [], False),
        (["garden_of_pins"], ["mother_insomnia"], False),  # a Boss, on Day 1
    ],
)
def test_it_searches_deck_and_discard_pile(pile: list[str], spent: list[str], comes: bool) -> None:
    match = wounded(hunt(2, cards={"stump_badger": HERE}), stump_badger=3)
    match = changed(match, lambda s: deck_holds(s, "dusk", pile, spent))
    play(match, "play art_of_war")
    while kind(match) == "breeding_card":
        rift = next((option for option in options(match) if option != "card=tooth_collector"), "card=tooth_collector")
        play(match, rift)
    assert (where(match, "tooth_collector") == HERE) == comes
    assert seen(match)["rifts"] == 0


@pytest.mark.rule("H-103")
@pytest.mark.parametrize(
    ("omen", "rifts", "reach"),
    [
        (3, {}, 0),
        (3, {"garden_of_pins": HERE}, 1),
        (3, {"garden_of_pins": HERE, "ticking_cradle": NEXT, "collection_plate": "lunaridge.3"}, 3),
        (3, {"garden_of_pins": FAR}, 0),  # range 2
        (2, {"garden_of_pins": HERE}, 0),
    ],
)
def test_effect_3_gives_range_for_rifts_nearby(omen: int, rifts: dict[str, str], reach: int) -> None:
    match = hunt(omen, at="dojo.0", cards={"ridge_ibex": HERE, **rifts})
    assert on_map(match, "ridge_ibex")["range"] == reach


@pytest.mark.rule("H-103")
def test_effect_3_is_felt_in_phase_2() -> None:
    match = hunt(3, at=NEXT, cards={"ridge_ibex": HERE, "unlit_lamp": HERE})
    assert me(play(match, "end"))["health"] == 5


@pytest.mark.rule("H-103")
@pytest.mark.rule("H-104")
@pytest.mark.parametrize(
    ("gold_day", "asked", "after"),
    [("forfeit", "act", {"red": 1, "green": 2, "blue": 1}), ("reverse", "give_energy", {"red": 0, "green": 1, "blue": 1})],
)
def test_effect_4_takes_gold_rewards(gold_day: str, asked: str, after: dict[str, int]) -> None:
    """tooth_collector pays 1 Green and 2 Gold."""
    match = hunt(4, cards={"tooth_collector": HERE}, energy=(1, 1, 1), options={"gold_day": gold_day})
    match = play(wounded(match, tooth_collector=3), "play art_of_war")
    assert (kind(match), gauges(match)) == (asked, {"red": 1, "green": 2, "blue": 1})
    if gold_day == "reverse":
        play(match, "give red", "give green")  # 1 Energy of your choice for each
    assert (kind(match), gauges(match)) == ("act", after)


@pytest.mark.rule("H-104")
def test_reverse_takes_no_more_than_there_is() -> None:
    match = hunt(4, cards={"salt_jackals": HERE}, options={"gold_day": "reverse"})
    match = play(wounded(match, salt_jackals=3), "play art_of_war")  # 2 Red, and then the 1 Gold takes one of them
    assert (kind(match), gauges(match)) == ("act", {**NOTHING, "red": 1})


@pytest.mark.rule("H-104")
@pytest.mark.parametrize("gold_day", ["forfeit", "reverse"])
def test_on_other_days_gold_is_gained(gold_day: str) -> None:
    match = hunt(3, cards={"salt_jackals": HERE}, options={"gold_day": gold_day})
    match = play(wounded(match, salt_jackals=3), "play art_of_war", "gauge blue")
    assert gauges(match) == {"red": 2, "green": 0, "blue": 1}


@pytest.mark.rule("H-105")
@pytest.mark.rule("H-107")
@pytest.mark.parametrize(
    ("omen", "at", "attackers"),
    [
        (5, HERE, ["ridge_ibex", "ember_eyed_mare"]),  # in their World, and in range as ever
        (3, HERE, ["ember_eyed_mare"]),
        (5, "lunaridge.3", ["ridge_ibex", "ember_eyed_mare"]),
        (5, "arechi.6", []),  # next to Lunaridge, but another World
        (5, "dojo.3", []),
    ],
)
def test_effect_5_reaches_over_the_whole_world(omen: int, at: str, attackers: list[str]) -> None:
    cards = {"ridge_ibex": "lunaridge.1", "ember_eyed_mare": NEXT, "mabel_morel": "lunaridge.2"}
    match = hunt(omen, at=at, cards=cards)
    play(match, "end")
    assert who(match, "attacks") == attackers


@pytest.mark.rule("H-105")
def test_effect_5_adds_to_range() -> None:
    """A Monster of another World attacks by its Range alone."""
    match = hunt(5, at="arechi.6", cards={"boiler_knight": "lunaridge.2", "ridge_ibex": "lunaridge.3"})
    assert who(play(match, "end"), "attacks") == ["boiler_knight"]


@pytest.mark.rule("H-105")
@pytest.mark.rule("H-106")
@pytest.mark.parametrize(("omen", "at", "health"), [(6, NEXT, 12), (6, HERE, 6), (5, NEXT, 6)])
def test_effect_6_doubles_the_health_of_a_monster_attacked_from_afar(omen: int, at: str, health: int) -> None:
    match = hunt(omen, cards={"dune_lamprey": at})
    play(match, "play art_of_war")
    assert (on_map(match, "dune_lamprey")["health"], hurt(match, "dune_lamprey")) == (health, 1)


@pytest.mark.rule("H-105")
def test_the_doubling_ends_with_the_turn() -> None:
    match = hunt(6, cards={"dune_lamprey": NEXT})
    play(match, "play art_of_war", "end")
    assert on_map(match, "dune_lamprey")["health"] == 6


@pytest.mark.rule("H-106")
@pytest.mark.parametrize(("doubling", "healths"), [("once", [14, 14, 14]), ("each", [14, 28, 56])])
def test_doubling_once_or_at_each_attack(doubling: str, healths: list[int]) -> None:
    """dune_lamprey has 6 Health and 1 more in the World of unlit_lamp: full Health doubles."""
    match = hunt(6, "thomas", cards={"dune_lamprey": NEXT, "unlit_lamp": "lunaridge.1"}, options={"doubling": doubling})
    found = []
    for said in ("play unstable_disintegrator", "play galvanic_glove"):
        play(match, said)
        found.append(on_map(match, "dune_lamprey")["health"])
    match = changed(match, lambda s: s.ability.__setitem__(2, 3))  # spring_boots On Board: move, then 2 damage
    play(match, "play spring_boots", "stop")
    found.append(on_map(match, "dune_lamprey")["health"])
    assert found == healths
    assert hurt(match, "dune_lamprey") == 3 + 2 + 2  # damage stays


@pytest.mark.rule("H-106")
def test_it_doubles_before_the_hit() -> None:
    match = wounded(hunt(6, cards={"stump_badger": NEXT}), stump_badger=3)
    play(match, "play art_of_war")  # the fourth point of damage, but there are 8 Health now
    assert (where(match, "stump_badger"), hurt(match, "stump_badger")) == (NEXT, 4)


@pytest.mark.rule("H-106")
def test_every_monster_attacked_by_an_area_doubles_unless_it_is_on_the_own_space() -> None:
    cards = {"dune_lamprey": HERE, "ridge_ibex": NEXT, "boiler_knight": "lunaridge.3"}
    match = hunt(6, "leaf", cards=cards, hand={"grappling_roots": "board"})
    play(match, "play grappling_roots")
    assert [on_map(match, id)["health"] for id in cards] == [6, 10, 10]


@pytest.mark.rule("H-106")
def test_an_attack_that_armour_ignores_is_an_attack() -> None:
    match = hunt(6, cards={"hollow_sergeant": NEXT})
    play(match, "play art_of_war")  # 1 damage
    assert (on_map(match, "hollow_sergeant")["health"], hurt(match, "hollow_sergeant")) == (10, 0)
    assert len(happened(match, "doubles")) == 1


@pytest.mark.rule("H-107")
def test_effects_1_and_5_mean_hostile_monsters() -> None:
    match = hunt(1, cards={"mabel_morel": NEXT, "garden_of_pins": NEXT})
    assert kind(play(match, "play dash", f"move {NEXT}")) == "walk_on"
    match = hunt(5, cards={"mabel_morel": "lunaridge.1"})
    assert who(play(match, "end"), "attacks") == []


@pytest.mark.rule("H-107")
def test_a_champion_in_the_dojo_is_in_no_world() -> None:
    match = at_dusk(hunt(5, at="dojo.3", cards={"ember_eyed_mare": "lunaridge.1", "ridge_ibex": "dojo.3"}))
    play(match, "end")
    assert (who(match, "attacks"), me(match)["health"]) == ([], 7)
    assert state(match).omen == 5

"""Conventions and the map (H-1 to H-24)."""

from __future__ import annotations

from functools import cache

import pytest

import ludarium
from ludarium.core.errors import BadOption
from ludarium.core.match import Match
from ludarium.games.hara.catalogue import modes
from tests.hara.table import (
    GAME,
    answers,
    at_dusk,
    changed,
    gauges,
    hurt,
    kind,
    me,
    options,
    play,
    roll_on,
    seat_at,
    seen,
    space,
    state,
    table,
    told,
    trade_places,
    where,
    who,
)

WORLDS = ["oakenmoor", "arechi", "lunaridge", "baiyu", "oppenheim", "drear"]  # on slots 1 to 6 (H-10)
VARIANTS = {id: spec for id, spec in modes().items() if spec.seats == (1, 1)}
SPACES = [f"dojo.{n}" for n in range(7)] + [f"{world}.{n}" for world in WORLDS for n in range(1, 7)]


@cache
def links(place: str) -> frozenset[str]:
    """The spaces that a step leads to, on the printed layout."""
    match = play(table(champion="oric", at=place), "play dash")
    return frozenset(option.removeprefix("move ") for option in options(match) if option.startswith("move "))


@cache
def steps_from(place: str) -> dict[str, int]:
    found: dict[str, int] = me(table(champion="oric", at=place))["reach"]
    return found


# -- conventions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-1")
def test_a_card_beats_the_base_rule() -> None:
    match = table(champion="oric", at="lunaridge.4", items=["clockwork_cricket"])
    play(match, "play dash", "stop", "play art_of_war", "play hold_the_gate", "stop")
    assert seen(match)["activations"] == 0
    assert "play break_the_ranks" not in options(match)
    play(match, "item clockwork_cricket", "play break_the_ranks")  # a fourth Activation, since the Item says so
    assert me(match)["items"] == []


@pytest.mark.rule("H-1")
def test_a_game_has_one_mode() -> None:
    for id in modes():
        assert GAME.new(seed=1, mode=id).view(0)["mode"] == id
    first, second, *_ = modes()
    with pytest.raises(BadOption):
        GAME.new(seed=1, mode=f"{first} {second}")


def play_blindly(seed: int, length: int) -> Match:
    match = GAME.new(seed=seed, mode="arena", seats=2)
    for turn in range(length):
        if match.prompt is None:
            break
        match.answer((turn * 7) % len(match.prompt.options))
    return match


@pytest.mark.rule("H-2")
def test_the_same_seed_and_the_same_choices_give_the_same_game() -> None:
    first, second, other = play_blindly(11, 60), play_blindly(11, 60), play_blindly(12, 60)
    assert [(entry.by, entry.say) for entry in first.log] == [(entry.by, entry.say) for entry in second.log]
    assert first.hash() == second.hash()
    assert [entry.say for entry in first.log] != [entry.say for entry in other.log]


@pytest.mark.rule("H-2")
def test_every_roll_and_every_draw_is_in_the_log() -> None:
    match = play_blindly(5, 40)
    luck = [entry.say.partition("=")[0] for entry in match.log if entry.by == "chance"]
    assert luck[:2] == ["champion", "champion"]
    assert luck[2] == "order"
    assert luck[3:9] == ["card"] * 6  # Dawn of Day 1
    assert luck.count("world") == luck.count("d6") >= 3  # Dusk: each card on its own random space
    assert GAME.load(match.save()).hash() == match.hash()


@pytest.mark.rule("H-3")
def test_a_random_space_is_a_world_die_and_a_d6() -> None:
    match = play(table(champion="oric", at="lunaridge.4"), "end")
    assert kind(match) == "card_is_drawn"
    play(match, "card=tooth_collector")
    assert options(match) == [f"world={world}" for world in WORLDS]
    play(match, "world=drear")
    assert options(match) == [f"d6={n}" for n in range(1, 7)]
    play(match, "d6=5")
    assert where(match, "tooth_collector") == "drear.5"


@pytest.mark.rule("H-4")
@pytest.mark.parametrize(
    ("layout", "order"),
    [
        ("printed", ["unfinished_portrait", "third_hour_owl", "last_battery"]),
        ("arechi and baiyu swapped", ["last_battery", "third_hour_owl", "unfinished_portrait"]),
    ],
)
def test_the_canonical_order_goes_by_slots_and_not_by_worlds(layout: str, order: list[str]) -> None:
    """Around lunaridge.1 in slot 3, a Monster of Range 2 on space 1 of the slot before and of the slot after."""
    cards = {"last_battery": "baiyu.1", "third_hour_owl": "lunaridge.1", "unfinished_portrait": "arechi.1"}

    match = table(champion="oric", at="lunaridge.1", cards=cards)
    if layout != "printed":
        match = changed(match, lambda s: trade_places(s, "arechi", "baiyu"))
    assert [each["card"] for each in seen(match)["cards"]] == order
    play(match, "end")
    assert who(match, "attacks") == order


@pytest.mark.rule("H-4")
def test_on_one_space_the_oldest_card_comes_first() -> None:
    cards = {"tooth_collector": "lunaridge.5", "ridge_ibex": "lunaridge.4", "stump_badger": "lunaridge.5"}
    match = table(champion="oric", at="lunaridge.5", cards=cards)
    assert [each["card"] for each in seen(match)["cards"]] == ["ridge_ibex", "tooth_collector", "stump_badger"]
    assert who(play(match, "end"), "attacks") == ["tooth_collector", "stump_badger"]


@pytest.mark.rule("H-5")
def test_a_monster_is_hostile_and_other_cards_are_no_targets() -> None:
    here = "lunaridge.4"
    match = table(
        champion="oric",
        at=here,
        cards={"ridge_ibex": here, "mother_insomnia": here, "mabel_morel": here, "garden_of_pins": here},
        day=2,
    )
    play(match, "play art_of_war")
    assert options(match) == ["hit ridge_ibex", "hit mother_insomnia"]


@pytest.mark.rule("H-6")
def test_up_to_is_optional_and_the_rest_compulsory() -> None:
    match = table(champion="oric", at="lunaridge.4", cards={"stump_badger": "lunaridge.5"})
    play(match, "play break_the_ranks", "stop")  # move up to 1, then 2 damage on the one target in range: no choice
    assert kind(match) == "act"
    assert seat_at(match) == "lunaridge.4"
    assert hurt(match, "stump_badger") == 2
    match = table(champion="thomas", at="lunaridge.4")
    assert "leap lunaridge.4" in options(play(match, "play spring_boots"))


@pytest.mark.rule("H-6")
def test_what_cannot_be_done_is_skipped_and_the_rest_is_done() -> None:
    match = table(champion="kaoru", at="lunaridge.4", hand={"bears_shadow": "board"})
    play(match, "play bears_shadow")  # 2 damage, range 1: nobody there; prevent 1 damage
    assert kind(match) == "act"
    assert me(match)["guard"] == 1


@pytest.mark.rule("H-6")
def test_what_is_not_up_to_is_done_in_full() -> None:
    """thornlash: pull a Monster 1 closer, then 2 damage, range 2; with one Monster there is nothing to choose."""
    match = table(champion="leaf", at="lunaridge.4", cards={"dune_lamprey": "lunaridge.6"})
    play(match, "play thornlash")
    assert (kind(match), where(match, "dune_lamprey"), hurt(match, "dune_lamprey")) == ("act", "lunaridge.5", 2)


@pytest.mark.rule("H-6")
def test_no_value_goes_below_0_or_above_its_start() -> None:
    match = table(champion="oric", at="drear.1", cards={"letter_for_the_drowned": "drear.2"}, spirit=0, health=6)
    play(match, "play dash", "move drear.2", "d6=3")  # 3 < 4: lose 1 Spirit, and there is none; nothing to spend either
    assert me(match)["spirit"] == 0
    assert me(match)["health"] == 6
    match = table(champion="oric", at="drear.4", items=["spider_silk_bandage", "night_oil"], health=6, spirit=3)
    play(match, "item spider_silk_bandage", "item night_oil")  # 2 each, but Oric starts with 7 and 4
    assert me(match)["health"] == 7
    assert me(match)["spirit"] == 4
    match = table(champion="oric", at="drear.1", cards={"laboratory_three": "drear.2"}, spirit=0, energy=(0, 0, 0))
    play(match, "play dash", "move drear.2", "d6=6")  # 1 Blue at the top, then 6 < 7: lose 1 Energy, which is this one
    assert gauges(match) == {"red": 0, "green": 0, "blue": 0}


@pytest.mark.rule("H-6")
@pytest.mark.parametrize(("event", "health", "guard"), [("skating_lesson", 6, 2), ("warm_star", 7, 1)])
def test_losing_health_is_not_damage_and_not_prevented(event: str, health: int, guard: int) -> None:
    """Both fail: one says "lose 1 Health", the other "take 1 damage", which the guard stops. Grit grows by damage only."""
    match = table(champion="kaoru", at="lunaridge.4", cards={event: "lunaridge.5"}, spirit=0, guard=2)
    play(match, "play dash", "move lunaridge.5", "d6=1")
    assert (me(match)["health"], me(match)["resource"]["now"], me(match)["guard"]) == (health, 2, guard)


@pytest.mark.rule("H-7")
@pytest.mark.parametrize("mode", VARIANTS)
def test_every_variant_is_for_one_player(mode: str) -> None:
    with pytest.raises(BadOption):
        GAME.new(seed=1, mode=mode, seats=2)
    champions = 0 if VARIANTS[mode].variant.seat_is_foe else 1
    assert len(ludarium.game("hara").new(seed=1, mode=mode, seats=1).view(0)["seats"]) == champions


@pytest.mark.rule("H-7")
@pytest.mark.parametrize("mode", [id for id, spec in VARIANTS.items() if not spec.variant.seat_is_foe])
def test_a_variant_is_set_up_like_the_versus_arena(mode: str) -> None:
    match = table(mode)
    mine = me(match)
    assert mine["at"] == "dojo.0"
    assert len(mine["cards"]) == 4
    assert mine["items"] == []
    assert mine["energy"] == {"red": 0, "green": 0, "blue": 0}
    assert (mine["health"], mine["spirit"]) == (mine["max_health"], mine["max_spirit"])
    assert seen(match)["activations"] == 3
    assert seen(match)["day"] == 1


# -- the tiles -------------------------------------------------------------------------------------------------------

AXIAL = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # H-9: v0 to v5, clockwise
CENTRES = [(-2, -1), (1, -3), (3, -2), (2, 1), (-1, 3), (-3, 2)]  # H-10: of slots 1 to 6
RING = [(0, 0), (-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1)]  # H-12: D0, D1 to D6


def hexes() -> dict[str, tuple[int, int]]:
    """Every space on the table, by H-9 to H-12; the centres of the Worlds are no spaces."""
    found = {f"dojo.{n}": RING[n] for n in range(7)}
    for k, world in enumerate(WORLDS, 1):
        for n in range(1, 7):
            q, r = AXIAL[(k + n - 2) % 6]
            found[f"{world}.{n}"] = (CENTRES[k - 1][0] + q, CENTRES[k - 1][1] + r)
    return found


def touching(place: str) -> set[str]:
    table_ = hexes()
    q, r = table_[place]
    around = {(q + dq, r + dr) for dq, dr in AXIAL}
    return {other for other, at in table_.items() if at in around}


@pytest.mark.rule("H-8")
def test_seven_tiles_with_the_dojo_in_the_centre() -> None:
    match = table(champion="oric")
    assert seen(match)["layout"] == WORLDS
    assert {place.partition(".")[0] for place in steps_from("dojo.0")} == {"dojo", *WORLDS}
    assert len(set(hexes().values())) == 43  # no two spaces on one hex


@pytest.mark.rule("H-8")
@pytest.mark.parametrize("world", WORLDS)
def test_spaces_1_and_2_of_a_world_touch_the_dojo(world: str) -> None:
    touch = [n for n in range(1, 7) if any(other.startswith("dojo") for other in links(f"{world}.{n}"))]
    assert touch == [1, 2]


@pytest.mark.rule("H-9")
@pytest.mark.rule("H-11")
@pytest.mark.parametrize("place", SPACES)
def test_spaces_are_linked_where_their_hexes_touch(place: str) -> None:
    assert links(place) == touching(place)


@pytest.mark.rule("H-9")
def test_a_tile_is_a_flower_of_seven_hexes() -> None:
    """Seven flowers cover 49 hexes without overlap: 43 spaces and six World centres."""
    covered = {(q + dq, r + dr) for q, r in [(0, 0), *CENTRES] for dq, dr in [(0, 0), *AXIAL]}
    assert len(covered) == 49
    assert covered == set(hexes().values()) | set(CENTRES)


@pytest.mark.rule("H-10")
@pytest.mark.parametrize(("slot", "world"), list(enumerate(WORLDS, 1)))
def test_each_slot_has_its_printed_world(slot: int, world: str) -> None:
    assert seen(table())["layout"][slot - 1] == world
    across = 0 if slot == 6 else slot
    assert links(f"{world}.1") >= {f"dojo.{slot}", f"dojo.{across + 1}"}


@pytest.mark.rule("H-11")
def test_world_spaces_are_numbered_clockwise() -> None:
    """y points down, so a clockwise turn has a positive cross product; (q, r) lies at x = 3/2 q, y = √3 (r + q/2)."""
    for k, world in enumerate(WORLDS):
        spots = [hexes()[f"{world}.{n}"] for n in range(1, 7)]
        points = [(1.5 * (q - CENTRES[k][0]), (r - CENTRES[k][1]) + (q - CENTRES[k][0]) / 2) for q, r in spots]
        for (x, y), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
            assert x * y2 - y * x2 > 0


@pytest.mark.rule("H-12")
def test_the_centre_of_a_world_is_no_space() -> None:
    assert sorted(steps_from("dojo.0")) == sorted(SPACES)
    assert steps_from("oakenmoor.1")["oakenmoor.4"] == 3  # over the centre hex it would be 2
    assert seen(table())["decks"]["oakenmoor"] == 10  # it holds the deck; `table` has laid the card of Dawn back


@pytest.mark.rule("H-12")
def test_the_dojo_has_seven_spaces() -> None:
    assert sum(place.startswith("dojo") for place in steps_from("oakenmoor.4")) == 7
    for n in range(1, 7):
        assert touching(f"dojo.{n}") == links(f"dojo.{n}")


@pytest.mark.rule("H-14")
def test_links_inside_a_world_are_a_ring() -> None:
    for world in WORLDS:
        for n in range(1, 7):
            inside = {other for other in links(f"{world}.{n}") if other.startswith(world)}
            assert inside == {f"{world}.{n % 6 + 1}", f"{world}.{(n - 2) % 6 + 1}"}


@pytest.mark.rule("H-14")
def test_links_inside_the_dojo() -> None:
    assert links("dojo.0") == {f"dojo.{n}" for n in range(1, 7)}
    for n in range(1, 7):
        inside = {other for other in links(f"dojo.{n}") if other.startswith("dojo")}
        assert inside == {"dojo.0", f"dojo.{n % 6 + 1}", f"dojo.{(n - 2) % 6 + 1}"}


TO_DOJO = {  # the table of the rules: spaces of the Dojo that 1 and 2 touch
    "oakenmoor": ({1, 2}, {1}),
    "arechi": ({2, 3}, {2}),
    "lunaridge": ({3, 4}, {3}),
    "baiyu": ({4, 5}, {4}),
    "oppenheim": ({5, 6}, {5}),
    "drear": ({6, 1}, {6}),
}


@pytest.mark.rule("H-15")
@pytest.mark.parametrize("world", WORLDS)
def test_links_to_the_dojo(world: str) -> None:
    for n in range(1, 7):
        inside = {int(other[-1]) for other in links(f"{world}.{n}") if other.startswith("dojo")}
        assert inside == (TO_DOJO[world][n - 1] if n <= 2 else set())


@pytest.mark.rule("H-16")
@pytest.mark.parametrize("world", WORLDS)
def test_links_to_the_next_world(world: str) -> None:
    after = WORLDS[(WORLDS.index(world) + 1) % 6]
    found = {(n, other) for n in range(1, 7) for other in links(f"{world}.{n}") if other.startswith(after)}
    assert found == {(1, f"{after}.2"), (6, f"{after}.2"), (6, f"{after}.3")}
    others = {world, after, WORLDS[(WORLDS.index(world) - 1) % 6], "dojo"}
    assert {other.partition(".")[0] for n in range(1, 7) for other in links(f"{world}.{n}")} == others


@pytest.mark.rule("H-17")
def test_the_counts_of_the_map() -> None:
    assert len(SPACES) == len(steps_from("dojo.0")) == 43
    assert sum(len(links(place)) for place in SPACES) == 2 * 84
    for world in WORLDS:
        assert [len(links(f"{world}.{n}")) for n in range(1, 7)] == [5, 5, 3, 2, 2, 4]
        assert [steps_from("dojo.0")[f"{world}.{n}"] for n in range(1, 7)] == [2, 2, 3, 4, 4, 3]
    assert [len(links(f"dojo.{n}")) for n in range(7)] == [6] * 7
    assert max(max(steps_from(place).values()) for place in SPACES) == 8


@pytest.mark.rule("H-18")
@pytest.mark.parametrize("place", ["dojo.0", "dojo.3", "oakenmoor.5", "lunaridge.6", "drear.2"])
def test_the_distance_is_the_shortest_way_over_links(place: str) -> None:
    found, edge = {place: 0}, [place]
    while edge:
        here = edge.pop(0)
        for other in touching(here):
            if other not in found:
                found[other] = found[here] + 1
                edge.append(other)
    assert steps_from(place) == found


@pytest.mark.rule("H-18")
def test_nothing_blocks_a_way() -> None:
    cards = {"stump_badger": "lunaridge.3", "ridge_ibex": "lunaridge.5"}
    match = table(champion="oric", at="lunaridge.4", cards=cards)
    assert me(match)["reach"] == steps_from("lunaridge.4")
    play(match, "play dash", "move lunaridge.3", "move lunaridge.2")
    assert seat_at(match) == "lunaridge.2"


@pytest.mark.rule("H-18")
@pytest.mark.parametrize(("at", "hit"), [("lunaridge.4", True), ("lunaridge.6", True), ("lunaridge.1", False)])
def test_range_n_reaches_distance_n_without_line_of_sight(at: str, hit: bool) -> None:
    """Art of War, In Hand: range 2. A Monster between the two changes nothing."""
    match = table(champion="oric", at="lunaridge.4", cards={"stump_badger": at})
    play(match, "play art_of_war")
    assert hurt(match, "stump_badger") == (1 if hit else 0)


@pytest.mark.rule("H-18")
@pytest.mark.parametrize(("at", "health"), [("lunaridge.4", 5), ("lunaridge.5", 7)])
def test_range_0_is_the_own_space(at: str, health: int) -> None:
    match = table(champion="oric", at="lunaridge.4", cards={"stump_badger": at})  # Attack 2, Range 0
    play(match, "end")
    assert me(match)["health"] == health


@pytest.mark.rule("H-18")
@pytest.mark.parametrize(("world", "before", "after"), [("lunaridge", "arechi", "baiyu"), ("oakenmoor", "drear", "arechi")])
def test_adjacent_worlds_lie_in_neighbouring_slots(world: str, before: str, after: str) -> None:
    match = table(champion="oric", at=f"{world}.4", items=["mapmakers_shears"])
    play(match, "item mapmakers_shears")
    assert set(options(match)) == {f"swap {world} {before}", f"swap {world} {after}"}


@pytest.mark.rule("H-19")
def test_movement_points_are_steps_and_are_lost_when_the_effect_ends() -> None:
    match = table(champion="oric", at="lunaridge.4")
    play(match, "play dash")
    assert seen(match)["points"] == 2
    play(match, "move lunaridge.5")
    assert seen(match)["points"] == 1
    play(match, "move lunaridge.6")
    assert kind(match) == "act"
    assert seen(match)["points"] is None
    match = table(champion="oric", at="lunaridge.4")
    play(match, "play dash", "stop", "play break_the_ranks", "move lunaridge.5")  # the 2 points of Dash do not help this move
    assert kind(match) == "act"
    assert seat_at(match) == "lunaridge.5"


@pytest.mark.rule("H-20")
def test_a_transport_puts_the_figure_on_its_target() -> None:
    """Within the number, over whatever lies between: no pounce, no Event on the way."""
    cards = {"sleepless_oni": "lunaridge.5", "mast_year": "lunaridge.3"}
    match = table(champion="thomas", at="lunaridge.4", cards=cards)
    play(match, "play spring_boots")  # transport up to 2
    assert set(options(match)) == {f"leap {place}" for place, steps in steps_from("lunaridge.4").items() if steps <= 2}
    play(match, "leap lunaridge.6")
    assert seat_at(match) == "lunaridge.6"
    assert me(match)["health"] == 5
    assert where(match, "mast_year") == "lunaridge.3"
    assert "walks" not in told(match)


@pytest.mark.rule("H-20")
@pytest.mark.parametrize(
    ("how", "at", "ends"),
    [
        ("play wounded_prey", "baiyu.2", "lunaridge.4"),  # 3 closer, from distance 3 over lunaridge.6
        ("play wounded_prey", "lunaridge.6", "lunaridge.4"),  # from distance 2: it does not run past
        ("item bone_whistle", "lunaridge.6", "lunaridge.5"),  # 1 closer
    ],
)
def test_x_spaces_towards_is_within_x_and_as_near_as_possible(how: str, at: str, ends: str) -> None:
    cards, hand = {"dune_lamprey": at}, {"wounded_prey": "hand"}
    match = table(champion="persephone", at="lunaridge.4", cards=cards, hand=hand, items=["bone_whistle"])
    assert where(play(match, how), "dune_lamprey") == ends


@pytest.mark.rule("H-20")
@pytest.mark.parametrize("swapped", [False, True])
def test_ties_of_a_way_follow_the_canonical_order(swapped: bool) -> None:
    """From space 6 in slot 1, space 1 of slot 1 and space 2 of slot 2 are both next to D2: the lower slot it is."""
    first = "arechi" if swapped else "oakenmoor"
    match = table(champion="leaf", at="dojo.2", cards={"tooth_collector": f"{first}.6"}, items=["bone_whistle"])
    if swapped:
        match = changed(match, lambda s: trade_places(s, "oakenmoor", "arechi"))
    play(match, "item bone_whistle")
    assert where(match, "tooth_collector") == f"{first}.1"


@pytest.mark.rule("H-20")
def test_a_hunter_with_two_ways_takes_the_lower_space() -> None:
    match = table(champion="oric", at="lunaridge.4", cards={"salt_jackals": "lunaridge.1"})  # 3 steps either way round
    assert where(play(match, "end"), "salt_jackals") == "lunaridge.2"


@pytest.mark.rule("H-21")
@pytest.mark.parametrize("how", ["step", "transport"])
def test_a_step_and_a_transport_enter_a_space(how: str) -> None:
    match = table(champion="thomas", at="lunaridge.4", cards={"sleepless_oni": "lunaridge.5"})  # AGGRESSIVE, Attack 2
    if how == "step":
        play(match, "play dash", "move lunaridge.5")
    else:
        play(match, "play spring_boots", "leap lunaridge.5")
    assert me(match)["health"] == 3


@pytest.mark.rule("H-21")
def test_a_tile_swap_is_not_entering() -> None:
    match = table(champion="oric", at="lunaridge.4", cards={"sleepless_oni": "lunaridge.4"}, items=["mapmakers_shears"])
    play(match, "item mapmakers_shears", "swap lunaridge arechi")
    assert me(match)["health"] == 7
    assert seat_at(match) == "lunaridge.4"


@pytest.mark.rule("H-21")
def test_a_card_placed_on_a_champion_is_not_entered() -> None:
    match = table(champion="oric", at="baiyu.4", cards={"tongueless_bell": "baiyu.5"}, spirit=0)
    play(match, "play dash", "move baiyu.5", "d6=2", "card=sleepless_oni", "world=baiyu", "d6=5")
    assert where(match, "sleepless_oni") == seat_at(match) == "baiyu.5"
    assert me(match)["health"] == 7
    assert kind(match) == "walk_on"


@pytest.mark.rule("H-21")
def test_a_space_holds_any_number_of_figures() -> None:
    match = table(seats=3, at=["lunaridge.4"] * 3)
    assert [seat_at(match, seat) for seat in range(3)] == ["lunaridge.4"] * 3


@pytest.mark.rule("H-22")
def test_a_swap_takes_the_deck_along() -> None:
    """The card of Dawn comes from the deck of its World, wherever that lies."""
    match = at_dusk(table(champion="oric", at="lunaridge.4", items=["mapmakers_shears"]))
    play(match, "item mapmakers_shears", "swap lunaridge arechi", "end", "shift=oak_and_bamboo")
    slots = []
    while kind(match) == "card_is_drawn":
        slots.append(options(match)[0].removeprefix("card="))
        match.answer(0)
    homes = {"bramble_sow": "oakenmoor", "ash_harrier": "arechi", "moonshell_tortoise": "lunaridge"}
    assert [homes[card] for card in slots if card in homes] == ["lunaridge", "arechi", "oakenmoor"]  # slots 2, 3 and 4
    assert where(match, "ash_harrier") == "arechi.2"


@pytest.mark.rule("H-23")
def test_no_world_shift_moves_the_dojo() -> None:
    match = play(at_dusk(table(champion="oric", at="dojo.0")), "end")
    assert len(options(match)) == 12
    for after in answers(match):
        roll_on(after)
        assert sorted(seen(after)["layout"]) == sorted(WORLDS)
        assert sum(old != new for old, new in zip(WORLDS, seen(after)["layout"], strict=True)) == 2
        s = state(after)
        for world in WORLDS:
            assert [int(s.distance(0, space(f"{world}.{n}"))) for n in range(1, 7)] == [2, 2, 3, 4, 4, 3]


@pytest.mark.rule("H-24")
@pytest.mark.parametrize("n", range(7))
def test_no_monster_attacks_a_champion_in_the_dojo(n: int) -> None:
    cards = {"third_hour_owl": "oakenmoor.1", "drowned_lamplighter": "drear.1", "ember_eyed_mare": f"dojo.{n}"}
    match = table(champion="oric", at=f"dojo.{n}", cards=cards, health=3)
    play(match, "end")
    assert who(match, "attacks") == []
    assert me(match)["health"] == 6  # and 3 recovered


@pytest.mark.rule("H-24")
def test_a_hit_on_a_champion_in_the_dojo_deals_no_damage() -> None:
    both = {"champion_2": "soff"}
    match = table(champion="leaf", seats=2, at=["oakenmoor.1", "dojo.1"], hand={"grappling_roots": "board"}, options=both)
    play(match, "play grappling_roots")  # 2 damage to all others within range 1
    assert me(match, 1)["health"] == 5
    match = table(champion="leaf", seats=2, at=["oakenmoor.1", "drear.1"], hand={"grappling_roots": "board"}, options=both)
    play(match, "play grappling_roots")
    assert me(match, 1)["health"] == 5  # distance 2
    match = table(champion="leaf", seats=2, at=["oakenmoor.2", "drear.1"], hand={"grappling_roots": "board"}, options=both)
    play(match, "play grappling_roots")
    assert me(match, 1)["health"] == 3


@pytest.mark.rule("H-24")
def test_a_champion_in_the_dojo_may_act_and_attack() -> None:
    match = table(champion="oric", at="dojo.1", cards={"stump_badger": "oakenmoor.1"}, hand={"break_the_ranks": "hand"})
    play(match, "play art_of_war", "play dash", "move dojo.2", "stop")
    assert hurt(match, "stump_badger") == 1
    assert seat_at(match) == "dojo.2"

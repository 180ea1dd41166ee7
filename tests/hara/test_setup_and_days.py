"""Set-up and the course of a Day (H-25 to H-41)."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.errors import BadOption
from ludarium.core.match import Match
from ludarium.games.hara.lexicon import champion_phrase
from ludarium.games.hara.state import SHIFT_DECK, Hara, face_down
from tests.hara.table import (
    GAME,
    at_dusk,
    changed,
    deck_holds,
    fresh,
    gauges,
    happened,
    held,
    hurt,
    kind,
    me,
    options,
    ordered,
    play,
    put,
    roll_on,
    seat_at,
    seen,
    table,
    to_turn,
    told,
    where,
)

WORLDS = ["oakenmoor", "arechi", "lunaridge", "baiyu", "oppenheim", "drear"]
CHAMPIONS = ["leaf", "thomas", "soff", "kaoru", "oric", "persephone"]
BOSSES = {
    "oakenmoor": "old_hob_sixteen_tines",
    "arechi": "madam_verdigris",
    "lunaridge": "ottoline_vesper",
    "baiyu": "grandmother_nine_steeps",
    "oppenheim": "marshal_adelhart",
    "drear": "doctor_halcyon_vane",
    "dusk": "mother_insomnia",
}


def four(*orders: int, **fields: int) -> Match:
    """Four champions on lunaridge.4, Oric in the first seat, with these Turn Order cards."""
    chosen = {"champion_2": "leaf", "champion_3": "soff", "champion_4": "kaoru"}
    match = ordered(table(champion="oric", seats=4, at=["lunaridge.4"] * 4, options=chosen, **fields), *orders)
    return changed(match, lambda s: zones.shuffle(s.shifts, s.shifts_known, face_down(SHIFT_DECK)))  # whoever held #4 before


# -- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-25")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players_with_different_champions(seats: int) -> None:
    for seed in range(4):
        seats_seen = GAME.new(seed=seed, mode="arena", seats=seats).view(0)["seats"]
        assert len({each["champion"] for each in seats_seen}) == seats


@pytest.mark.rule("H-25")
def test_five_players_or_two_of_a_kind_are_refused() -> None:
    with pytest.raises(BadOption):
        GAME.new(seed=1, mode="arena", seats=5)
    with pytest.raises(BadOption):
        GAME.new(seed=1, mode="arena", seats=2, options={"champion": "leaf", "champion_2": "leaf"})


@pytest.mark.rule("H-25")
def test_a_champion_that_is_taken_is_not_drawn() -> None:
    match = fresh(seats=3, champion_2="oric")
    assert options(match) == [f"champion={name}" for name in CHAMPIONS if name != "oric"]
    play(match, "champion=soff")
    assert options(match) == [f"champion={name}" for name in CHAMPIONS if name not in ("oric", "soff")]


@pytest.mark.rule("H-25")
def test_turn_order_cards_are_dealt_at_random_and_give_the_order_of_play() -> None:
    match = fresh(seats=3, champion="leaf", champion_2="oric", champion_3="soff")
    assert options(match) == ["order=1", "order=2", "order=3"]
    play(match, "order=2")
    assert options(match) == ["order=1", "order=3"]
    play(match, "order=3")  # the last card is no question
    assert [each["order"] for each in seen(match)["seats"]] == [2, 3, 1]
    turns = []
    roll_on(match)
    while seen(match)["round"] == "dawn":
        turns.append(seen(match)["turn"])
        play(match, "end")
        if kind(match) != "act":
            break
    assert turns == [2, 0, 1]


@pytest.mark.rule("H-25")
def test_one_player_alone_has_no_turn_order_card() -> None:
    match = fresh(champion="leaf")
    assert kind(match) == "card_is_drawn"  # straight to the first Dawn
    assert me(match)["order"] is None


@pytest.mark.rule("H-26")
def test_by_default_every_world_lies_on_its_printed_slot() -> None:
    match = fresh(champion="leaf")
    assert seen(match)["layout"] == WORLDS
    assert "chance" not in [entry.by for entry in match.log]


@pytest.mark.rule("H-26")
@pytest.mark.parametrize(
    ("swapped", "layout"),
    [
        ((0, 0, 0), WORLDS),
        ((1, 0, 0), ["oakenmoor", "oppenheim", "lunaridge", "baiyu", "arechi", "drear"]),
        ((0, 1, 0), ["baiyu", "arechi", "lunaridge", "oakenmoor", "oppenheim", "drear"]),
        ((0, 0, 1), ["oakenmoor", "arechi", "drear", "baiyu", "oppenheim", "lunaridge"]),
        ((1, 1, 1), ["baiyu", "oppenheim", "drear", "oakenmoor", "arechi", "lunaridge"]),
    ],
)
def test_layout_energy_shuffles_the_two_worlds_of_a_colour(swapped: tuple[int, ...], layout: list[str]) -> None:
    match = fresh(champion="leaf", layout="energy")
    for each in swapped:  # Red, Green, Blue
        assert options(match) == ["swapped=0", "swapped=1"]
        play(match, f"swapped={each}")
    assert kind(match) == "card_is_drawn"
    assert seen(match)["layout"] == layout


@pytest.mark.rule("H-27")
def test_the_decks_lie_face_down() -> None:
    match = fresh(champion="leaf")
    assert seen(match)["decks"] == {**dict.fromkeys(WORLDS, 10), "dusk": 24, "shift": 12, "items": 24}
    assert seen(match)["discards"] == {name: [] for name in (*WORLDS, "dusk", "shift", "items")}
    first = {option.removeprefix("card=") for option in options(match)}
    assert len(first) == 9  # all of Oakenmoor but the Boss may come first (H-35)
    play(match, "card=mast_year")
    assert seen(match)["decks"]["oakenmoor"] == 9


@pytest.mark.rule("H-27")
@pytest.mark.rule("H-28")
@pytest.mark.parametrize(
    ("champion", "health", "spirit", "resource"),
    [
        ("soff", 5, 5, 0),
        ("thomas", 5, 6, 1),
        ("kaoru", 7, 4, 2),
        ("leaf", 6, 5, 1),
        ("persephone", 6, 4, 0),
        ("oric", 7, 4, 0),
    ],
)
def test_champions_start_on_d0_with_their_values(champion: str, health: int, spirit: int, resource: int) -> None:
    mine = me(fresh(champion=champion))
    assert (mine["at"], mine["items"], mine["energy"]) == ("dojo.0", [], {"red": 0, "green": 0, "blue": 0})
    assert (mine["health"], mine["spirit"], mine["resource"]["now"]) == (health, spirit, resource)


@pytest.mark.rule("H-28")
def test_the_day_token_starts_on_dawn_of_day_1() -> None:
    match = fresh(champion="leaf")
    assert (seen(match)["day"], seen(match)["round"]) == (1, "dawn")


@pytest.mark.rule("H-29")
def test_the_starting_hand_is_the_four_starting_cards() -> None:
    match = fresh(champion="oric")
    assert held(match) == dict.fromkeys(["dash", "art_of_war", "break_the_ranks", "hold_the_gate"], "hand")
    assert sorted(me(match)["choices"]) == sorted(
        ["plough_and_pike", "veterans_riposte", "forced_march", "soldiers_bread", "wall_of_one", "kings_gambit"]
    )
    assert me(match)["ultimate"] == "out"


# -- Turn Order cards ------------------------------------------------------------------------------------------------


def at_the_start_of_a_turn(order: int) -> Match:
    """Oric, with 3 Health and 1 Spirit, begins his Dusk turn with this card; the others hold what is left."""
    match = four(order, *(other for other in (1, 2, 3, 4) if other != order), health=3, spirit=1)
    return to_turn(match)


@pytest.mark.rule("H-30")
@pytest.mark.parametrize(("order", "health", "spirit", "aim"), [(1, 3, 1, 0), (2, 4, 2, 0), (3, 3, 1, 1)])
def test_what_the_turn_order_cards_give(order: int, health: int, spirit: int, aim: int) -> None:
    match = at_the_start_of_a_turn(order)
    if order == 2:
        play(match, "rest")
    assert kind(match) == "act"
    assert (me(match)["health"], me(match)["spirit"], me(match)["aim"]) == (health, spirit, aim)


@pytest.mark.rule("H-30")
@pytest.mark.parametrize(("orders", "damage"), [((1, 2, 3), 1), ((3, 1, 2), 2)])
def test_morning_meditation_sharpens_the_next_attack_on_a_single_target(orders: tuple[int, ...], damage: int) -> None:
    match = table(champion="kaoru", seats=3, at=["lunaridge.4", "drear.4", "drear.4"])
    match = changed(to_turn(ordered(match, *orders)), lambda s: put(s, "dune_lamprey", "lunaridge.5"))
    play(match, "play avalanche")  # 1 damage, range 3
    assert hurt(match, "dune_lamprey") == damage
    play(match, "play stone_paw", "stop")  # 2 damage: the bonus is gone
    assert hurt(match, "dune_lamprey") == damage + 2


@pytest.mark.rule("H-30")
def test_morning_meditation_waits_when_everything_around_is_hit() -> None:
    match = table(champion="kaoru", seats=3, at=["lunaridge.4", "drear.4", "drear.4"], hand={"avalanche": "board"})
    match = changed(to_turn(ordered(match, 3, 1, 2)), lambda s: put(s, "dune_lamprey", "lunaridge.5"))
    play(match, "play avalanche")  # On Board: 3 damage to all others within range 1
    assert (hurt(match, "dune_lamprey"), me(match)["aim"]) == (3, 1)


@pytest.mark.rule("H-30")
@pytest.mark.rule("H-31")
def test_prophetic_dream_shows_the_top_world_shift_card() -> None:
    match = to_turn(four(4, 1, 2, 3), choose={"foresee": "shift=iron_caravan"})
    assert (kind(match), options(match)) == ("keep_or_bury", ["keep", "bottom"])
    assert seen(match, 0)["known_shift"] == "iron_caravan"
    assert [seen(match, seat)["known_shift"] for seat in (1, 2, 3)] == [None] * 3
    assert "iron" not in str(match.view(1)).lower()


def to_next_day(match: Match) -> Match:
    """Everybody ends the turn, whoever looks into the future leaves it as it is."""
    day = seen(match)["day"]
    while seen(match)["day"] == day:
        match.answer("end" if kind(match) == "act" else 0)
    return match


@pytest.mark.rule("H-31")
def test_a_card_left_on_top_is_the_next_world_shift() -> None:
    match = to_turn(four(4, 1, 2, 3), choose={"foresee": "shift=iron_caravan"})
    to_next_day(play(match, "keep"))
    assert seen(match)["discards"]["shift"] == ["iron_caravan"]
    assert seen(match)["layout"] == ["oakenmoor", "oppenheim", "lunaridge", "baiyu", "arechi", "drear"]


@pytest.mark.rule("H-31")
def test_whoever_had_not_foreseen_the_world_shift_learns_it_when_it_is_turned_up() -> None:
    """Luck is not asked: the holder of #4 has seen the card, the three others see it after the last answer of the Day."""
    match = to_turn(four(4, 1, 2, 3), choose={"foresee": "shift=iron_caravan"})
    to_next_day(play(match, "keep"))
    (turned_up,) = [moment for moment in match.moments if any(told.id == "note-shifts" for told in moment.notes)]
    assert (turned_up.entry.say, turned_up.learned) == ("end", 0b1110)


@pytest.mark.rule("H-31")
def test_in_another_world_a_foreseen_card_is_another_only_for_those_who_did_not_see_it() -> None:
    match = play(to_turn(four(4, 1, 2, 3), choose={"foresee": "shift=iron_caravan"}), "keep")
    worlds = {seat: [GAME.resample(match.state, seat, seed) for seed in range(20)] for seat in range(4)}
    tops = {seat: {GAME.view(world, 0)["known_shift"] for world in found} for seat, found in worlds.items()}
    assert tops[0] == {"iron_caravan"}
    assert all(len(tops[seat]) > 1 for seat in (1, 2, 3))


@pytest.mark.rule("H-31")
def test_a_card_put_at_the_bottom_is_not_the_next_world_shift() -> None:
    match = to_turn(four(4, 1, 2, 3), choose={"foresee": "shift=iron_caravan"})
    to_next_day(play(match, "bottom"))
    assert len(seen(match)["discards"]["shift"]) == 1
    assert seen(match)["discards"]["shift"] != ["iron_caravan"]
    assert seen(match)["decks"]["shift"] == 11


@pytest.mark.rule("H-31")
def test_the_cards_are_used_at_each_own_turn_start() -> None:
    match = four(2, 1, 3, 4, health=3, spirit=1)
    play(to_turn(match), "rest")
    assert me(match)["health"] == 4
    play(match, "end")
    roll_on(match, choose={"worlds_shift": "shift=sand_in_the_roots"})
    while seen(match)["turn"] != 1:  # after the World Shift Leaf holds #2
        play(match, "end")
        roll_on(match)
    assert happened(match, "uses-order")[-1]["seat"] == champion_phrase(0)
    assert me(match)["health"] == 4


@pytest.mark.rule("H-31")
def test_every_turn_order_card_passes_to_the_next_seat_after_a_world_shift() -> None:
    match = four(3, 1, 4, 2)
    to_turn(match)
    assert [each["order"] for each in seen(match)["seats"]] == [3, 1, 4, 2]
    to_next_day(match)
    assert [each["order"] for each in seen(match)["seats"]] == [2, 3, 1, 4]


@pytest.mark.rule("H-31")
@pytest.mark.parametrize(("answer", "health", "spirit"), [("decline", 3, 1), ("rest", 4, 2)])
def test_the_holder_may_leave_the_card_unused(answer: str, health: int, spirit: int) -> None:
    """Some cards count wounds, so not everybody wants to be healed."""
    match = play(at_the_start_of_a_turn(2), answer)
    assert (me(match)["health"], me(match)["spirit"], kind(match)) == (health, spirit, "act")


@pytest.mark.rule("H-31")
@pytest.mark.rule("H-32")
def test_cards_at_the_bottom_come_in_their_order_before_the_discard_pile_is_shuffled() -> None:
    match = four(4, 1, 2, 3)
    match = changed(match, lambda s: deck_holds(s, "shift", [], bottom=["iron_caravan", "oak_and_bamboo"]))
    to_turn(match)
    assert kind(match) == "keep_or_bury"  # no question which one it is
    to_next_day(play(match, "keep"))
    assert (seen(match)["layout"][1], seen(match)["layout"][4]) == ("oppenheim", "arechi")  # the iron_caravan


@pytest.mark.rule("H-31")
def test_a_card_looked_at_at_the_bottom_may_go_there_again() -> None:
    match = changed(four(4, 1, 2, 3), lambda s: deck_holds(s, "shift", ["iron_caravan"], bottom=["oak_and_bamboo"]))
    to_turn(match)
    to_next_day(play(match, "bottom"))
    assert (seen(match)["layout"][0], seen(match)["layout"][3]) == ("baiyu", "oakenmoor")  # oak_and_bamboo came first


@pytest.mark.rule("H-32")
def test_an_empty_deck_is_rebuilt_from_its_discard_pile() -> None:
    spent = ["sleepless_oni", "candle_eater"]
    match = changed(table(champion="oric", at="lunaridge.4"), lambda s: deck_holds(s, "dusk", [], spent))
    play(match, "end")
    assert options(match) == ["card=sleepless_oni", "card=candle_eater"]
    play(match, "card=candle_eater", "world=drear", "d6=1")
    assert seen(match)["discards"]["dusk"] == []


@pytest.mark.rule("H-32")
def test_without_deck_and_discard_pile_no_card_is_drawn() -> None:
    def empty(s: Hara) -> None:
        deck_holds(s, "dusk", [])
        deck_holds(s, "items", [])

    cards = {"tobit_water_carrier": "lunaridge.4"}
    match = changed(table(champion="oric", at="lunaridge.4", cards=cards), empty)
    play(match, "help tobit_water_carrier")  # an Item, but there is none
    assert me(match)["items"] == []
    play(match, "end")
    assert (kind(match), seen(match)["round"], seen(match)["cards"]) == ("act", "dusk", [])


@pytest.mark.rule("H-32")
def test_the_item_deck_is_rebuilt_as_well() -> None:
    match = table(champion="oric", at="lunaridge.4", cards={"tobit_water_carrier": "lunaridge.4"})
    match = changed(match, lambda s: deck_holds(s, "items", [], ["dream_honey"]))
    assert me(play(match, "help tobit_water_carrier"))["items"] == ["dream_honey"]


# -- the Day ---------------------------------------------------------------------------------------------------------


def idle(seed: int = 3, mode: str = "arena") -> tuple[Match, list[tuple[int, str]]]:
    """A whole match in which nothing is done; every (Day, Round) in the order in which it came."""
    match = fresh(mode, champion="oric", seed=seed) if mode == "arena" else fresh(mode, seed=seed)
    seen_rounds: list[tuple[int, str]] = []
    while match.actor is not None:
        now = (seen(match)["day"], seen(match)["round"])
        if now[0] > 0 and (not seen_rounds or seen_rounds[-1] != now):
            seen_rounds.append(now)
        match.answer("end" if kind(match) == "act" else 0)
    return match, seen_rounds


@pytest.mark.rule("H-33")
@pytest.mark.rule("H-40")
def test_six_days_of_dawn_dusk_and_world_shift() -> None:
    match, rounds = idle()
    whole = [(day, part) for day in range(1, 7) for part in ("dawn", "dusk", "shift")]
    assert rounds == whole[:-1]  # Day 6 has no World Shift
    assert match.result is not None
    assert len(seen(match)["discards"]["shift"]) == 5


@pytest.mark.rule("H-33")
def test_at_world_shift_one_card_is_drawn_and_the_next_day_begins() -> None:
    match = play(at_dusk(table(champion="oric", at="lunaridge.4")), "end")
    assert (kind(match), len(options(match)), seen(match)["round"]) == ("worlds_shift", 12, "shift")
    play(match, "shift=moonlight_on_the_dunes")  # Arechi Wastes and Lunaridge swap, 2 Blue for all
    assert seen(match)["layout"][1:3] == ["lunaridge", "arechi"]
    assert gauges(match)["blue"] == 2
    assert (seen(match)["day"], seen(match)["round"], kind(match)) == (2, "dawn", "card_is_drawn")
    assert seen(match)["discards"]["shift"] == ["moonlight_on_the_dunes"]


@pytest.mark.rule("H-34")
def test_at_dawn_a_card_of_each_deck_comes_to_the_space_of_the_day() -> None:
    match = fresh(champion="oric")
    first = ["stump_badger", "dune_lamprey", "ridge_ibex", "bamboo_viper", "boiler_knight", "peat_wight"]
    play(match, *(f"card={id}" for id in first))
    assert [where(match, id) for id in first] == [f"{world}.1" for world in WORLDS]
    assert kind(match) == "act"
    to_turn(match)  # Dusk
    play(match, "end")
    roll_on(match, "card_is_drawn", {"worlds_shift": "shift=tea_for_the_garrison"})
    second = ["toll_stile", "scrapback_crab", "glass_heron", "hollow_sergeant", "slow_tea", "dream_leech"]
    play(match, *(f"card={id}" for id in second))  # slot by slot: The Baiyu and Oppenheim have changed places
    worlds = ["oakenmoor", "arechi", "lunaridge", "oppenheim", "baiyu", "drear"]
    assert [where(match, id) for id in second] == [f"{world}.2" for world in worlds]


def first_day(*orders: int) -> list[tuple[str, int]]:
    """The turns of Day 1 with these Turn Order cards, seat by seat, as (Round, seat)."""
    match = fresh(seats=len(orders), champion="oric", champion_2="leaf", champion_3="soff", champion_4="kaoru")
    for order in orders[:-1]:
        play(match, f"order={order}")
    turns = []
    while seen(match)["round"] != "shift":
        if kind(match) == "act":
            turns.append((seen(match)["round"], seen(match)["turn"]))
        match.answer("end" if kind(match) == "act" else 0)
    assert seen(match)["day"] == 1
    return turns


@pytest.mark.rule("H-34")
@pytest.mark.rule("H-39")
def test_in_each_round_each_character_takes_one_turn_in_turn_order() -> None:
    """Dawn, then Dusk of the same Day, then the World Shift."""
    seats = [3, 0, 2, 1]  # who holds #1, #2, #3, #4
    assert first_day(2, 4, 3, 1) == [("dawn", seat) for seat in seats] + [("dusk", seat) for seat in seats]


@pytest.mark.rule("H-35")
@pytest.mark.rule("H-36")
def test_no_boss_comes_on_day_1() -> None:
    match = fresh(champion="oric")
    for world in WORLDS:
        assert len(options(match)) == 9
        assert f"card={BOSSES[world]}" not in options(match)
        match.answer(0)
    play(match, "end")
    assert (kind(match), len(options(match))) == ("card_is_drawn", 22)
    assert not {"card=mother_insomnia", "card=auctioneer_of_dreams"} & set(options(match))
    assert seen(match)["decks"] == {**dict.fromkeys(WORLDS, 9), "dusk": 24, "shift": 12, "items": 24}  # they are still there


@pytest.mark.rule("H-35")
def test_from_day_2_on_a_boss_may_come() -> None:
    match = play(at_dusk(table(champion="oric", at="lunaridge.4")), "end", "shift=tea_for_the_garrison")
    for world in [WORLDS[0], WORLDS[1], WORLDS[2], WORLDS[4], WORLDS[3], WORLDS[5]]:
        assert f"card={BOSSES[world]}" in options(match)
        match.answer(0)


@pytest.mark.rule("H-36")
@pytest.mark.parametrize(("day", "outcomes"), [(1, 22), (2, 24)])
def test_the_rule_of_day_1_holds_for_every_way_of_generating_a_card(day: int, outcomes: int) -> None:
    match = table(champion="oric", at="baiyu.4", cards={"tongueless_bell": "baiyu.5"}, spirit=0, day=day)
    play(match, "play dash", "move baiyu.5", "d6=1")  # failed: generate 1 Dusk card
    assert (kind(match), len(options(match))) == ("card_is_drawn", outcomes)
    assert ("card=mother_insomnia" in options(match)) == (day > 1)


@pytest.mark.rule("H-37")
@pytest.mark.parametrize(("day", "ultimate"), [(3, "hand"), (2, "out"), (4, "out")])
def test_at_dusk_of_day_3_each_champion_takes_the_ultimate(day: int, ultimate: str) -> None:
    match = table(champion="oric", at="lunaridge.4", day=day)
    assert me(match)["ultimate"] == "out"
    play(match, "end")
    roll_on(match, "card_is_drawn")
    assert seen(match)["round"] == "dusk"
    assert me(match)["ultimate"] == ultimate  # before the first Dusk card is drawn


@pytest.mark.rule("H-37")
def test_each_of_several_champions_takes_it() -> None:
    match = changed(four(1, 2, 3, 4), lambda s: setattr(s, "day", 3))
    while kind(match) != "card_is_drawn":
        match.answer("end" if kind(match) == "act" else 0)
    assert [each["ultimate"] for each in seen(match)["seats"]] == ["hand"] * 4


@pytest.mark.rule("H-38")
@pytest.mark.parametrize(("seats", "count"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_the_number_of_dusk_cards(seats: int, count: int) -> None:
    match = GAME.new(seed=1, mode="arena", seats=seats, chance="ask")
    while seen(match)["round"] != "dusk":
        match.answer("end" if kind(match) == "act" else 0)
    before = seen(match)["decks"]["dusk"]
    while seen(match)["turn"] is None:
        match.answer(0)
    assert before - seen(match)["decks"]["dusk"] == count


@pytest.mark.rule("H-39")
def test_each_dusk_card_goes_to_its_own_random_space() -> None:
    match = play(table(champion="oric", at="lunaridge.4"), "end")
    play(match, "card=tooth_collector", "world=drear", "d6=6", "card=moth_eaten_king", "world=arechi", "d6=2")
    assert (where(match, "tooth_collector"), where(match, "moth_eaten_king")) == ("drear.6", "arechi.2")
    assert kind(match) == "act"  # then the turn


@pytest.mark.rule("H-39")
@pytest.mark.rule("H-40")
@pytest.mark.parametrize("day", [5, 6])
def test_after_dusk_of_day_6_the_game_ends_before_then_a_world_shift_follows(day: int) -> None:
    match = play(at_dusk(table(champion="oric", at="lunaridge.4", day=day)), "end")
    if day == 6:
        assert match.result is not None
        assert (match.result.winners, match.result.reason) == ((), "time")
        assert "shifts" not in told(match)
    else:
        assert kind(match) == "worlds_shift"
        assert seen(play(match, "shift=iron_caravan"))["day"] == 6


@pytest.mark.rule("H-40")
def test_the_dusk_turns_of_day_6_are_played() -> None:
    match = play(table(champion="oric", at="lunaridge.4", day=6), "end")
    roll_on(match)
    assert (seen(match)["day"], seen(match)["round"], match.result) == (6, "dusk", None)


# -- World Shift cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-41")
def test_the_switch_comes_first_then_the_second_part_then_the_discard() -> None:
    match = at_dusk(table(champion="oric", at="lunaridge.4"))
    play(match, "end", "shift=march_into_the_fog")  # Oppenheim and The Drear swap, then a Dusk card is generated
    assert seen(match)["layout"] == ["oakenmoor", "arechi", "lunaridge", "baiyu", "drear", "oppenheim"]
    assert kind(match) == "card_is_drawn"
    play(match, "card=tooth_collector", "world=oppenheim", "d6=6")
    assert where(match, "tooth_collector") == "oppenheim.6"
    notes = told(match)
    assert notes.index("swaps") < notes.index("appears")
    assert seen(match)["discards"]["shift"] == ["march_into_the_fog"]


@pytest.mark.rule("H-41")
def test_a_switch_of_slots_swaps_whatever_lies_there() -> None:
    match = at_dusk(table(champion="oric", at="baiyu.4", items=["mapmakers_shears"]))
    play(match, "item mapmakers_shears", "swap baiyu oppenheim", "end", "shift=sleeper_turns_over")  # slots 1 and 4; 1 damage
    assert seen(match)["layout"] == ["oppenheim", "arechi", "lunaridge", "oakenmoor", "baiyu", "drear"]
    assert (seat_at(match), me(match)["health"]) == ("baiyu.4", 6)


@pytest.mark.rule("H-41")
@pytest.mark.parametrize(("orders", "first"), [((1, 2), 0), ((2, 1), 1)])
def test_a_challenge_on_it_is_taken_once_by_each_player_in_turn_order(orders: tuple[int, int], first: int) -> None:
    match = table(champion="oric", seats=2, at=["lunaridge.4", "drear.4"], options={"champion_2": "soff"})
    match = ordered(at_dusk(match), *orders)
    while kind(match) != "worlds_shift":
        match.answer("end" if kind(match) == "act" else 0)
    orders_now = [each["order"] for each in seen(match)["seats"]]
    play(match, "shift=lake_up_the_mountain")  # difficulty 4: heal 2, or lose 1 Spirit
    assert (match.actor, orders_now[first]) == (first, 1)
    assert options(match)[0] == "spend 0"
    play(match, "spend 0", "d6=3")  # failed
    assert (match.actor, me(match, first)["spirit"]) == (1 - first, (4, 5)[first] - 1)
    play(match, "spend 1", "d6=3")
    assert len(happened(match, "challenged")) == 2
    assert kind(match) == "card_is_drawn"  # the next Dawn


@pytest.mark.rule("H-41")
def test_a_challenge_at_world_shift_costs_no_activation_and_needs_no_spirit() -> None:
    match = at_dusk(table(champion="oric", at="lunaridge.4", spirit=0))
    play(match, "end", "shift=map_folds_itself")  # difficulty 5: 1 Gold, or 1 damage
    assert kind(match) == "challenge_is_rolled"  # 0 Spirit is all there is: the die is rolled at once
    play(match, "d6=5", "gauge green")
    assert gauges(match)["green"] == 1
    roll_on(match)
    assert seen(match)["activations"] == 3


@pytest.mark.rule("H-41")
def test_a_second_part_for_all_happens_to_every_player() -> None:
    match = at_dusk(table(champion="oric", seats=2, at=["lunaridge.4", "dojo.0"], options={"champion_2": "soff"}))
    while kind(match) != "worlds_shift":
        match.answer("end" if kind(match) == "act" else 0)
    play(match, "shift=oak_and_bamboo")
    assert [gauges(match, seat)["green"] for seat in (0, 1)] == [2, 2]

"""Ghost Champion: a rival without a figure (H-186 to H-207)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ludarium import BadOption
from ludarium.core import zones
from ludarium.core.build import row
from ludarium.core.match import Match
from ludarium.games.hara.state import CHAMPIONS, GHOST_DECK, GHOST_HAND, GHOST_PILE, OUT, Hara
from ludarium.games.hara.tables import ABILITIES
from tests.hara.stages import changed, fresh, go, on_map, reason, seat, seen_card, set_hurt, told
from tests.hara.table import GAME, ability, gauges, kind, options, play, put, seat_at, seen, state, table, where

TEN = (10, 10, 10)
NOTHING = {"red": 0, "green": 0, "blue": 0}
# the cards of Oric, whom the Ghost plays here, by colour
YELLOW, RED, GREEN, BLUE = "dash", "art_of_war", "break_the_ranks", "hold_the_gate"
STARTING = (YELLOW, RED, GREEN, BLUE)
ADVANCED = ("plough_and_pike", "veterans_riposte", "forced_march", "soldiers_bread", "wall_of_one", "kings_gambit")


def haunted(
    *,
    hand: Sequence[str] = STARTING,
    pile: Sequence[str] = (),
    deck: Sequence[str] = ADVANCED,
    last: str | None = None,
    ghost_energy: tuple[int, int, int] = (0, 0, 0),
    rested: bool = False,
    cards: dict[str, str] | None = None,
    **given: Any,
) -> Match:
    """Leaf's turn; then it is the Ghost's, with the cards of Oric. `pile` with its top last; `rested`: the Ghost has
    card #2, otherwise its card does nothing."""
    chosen = {"ghost": "oric", **given.pop("options", {})}
    seed = next(
        n for n in range(1, 50) if state(GAME.new(seed=n, mode="ghost", options={"champion": "leaf", **chosen})).order[0] == 1
    )
    match = table("ghost", champion="leaf", seed=seed, options=chosen, **given)

    def set_ghost(s: Hara) -> None:
        s.ability = row([*list(s.ability)[:ABILITIES], *[OUT] * ABILITIES])
        for zone, ids in ((GHOST_DECK, deck), (GHOST_HAND, hand)):  # a card in hand is no longer to come
            for id in ids:
                s.ability[ABILITIES + ability("oric", id)] = zone
        for id in pile:
            zones.put_on_top(s.ability, ABILITIES + ability("oric", id), GHOST_PILE)
        s.ghost_last = ABILITIES + ability("oric", last) if last else -1
        for colour in range(3):
            s.energy[3 + colour] = ghost_energy[colour]
        s.order[1] = 2 if rested else 1
        for id, at in (cards or {}).items():
            put(s, id, at)

    return changed(match, set_ghost, again=True)


def ghost(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = seen(match)["ghost"]
    return found


def reveals(match: Match, card: str) -> Match:
    """Leaf's turn ends and the Ghost reveals this card."""
    play(match, "end")
    go(match, lambda now: kind(now) in ("ghost_reveals", "ghost_takes", "card_is_drawn", "ghost_carries", "drop_item"))
    if kind(match) == "ghost_reveals":
        play(match, f"ghost={card}")
    return match


# -- who and what for (H-186, H-187) ---------------------------------------------------------------------------------


@pytest.mark.rule("H-186")
@pytest.mark.parametrize("champion", CHAMPIONS)
def test_any_champion_may_be_played(champion: str) -> None:
    match = GAME.new(seed=4, mode="ghost", options={"champion": champion})
    assert seat(match)["champion"] == champion
    assert len(seen(match)["seats"]) == 1
    assert ghost(match)["champion"] != champion


@pytest.mark.rule("H-186")
def test_ten_of_each_colour_in_the_dojo_win() -> None:
    match = haunted(at="oakenmoor.1", energy=TEN)
    play(match, "play dash", "move dojo.1")
    assert match.result is not None
    assert (match.result.winners, reason(match)) == ((0,), "home")


@pytest.mark.rule("H-186")
def test_the_ghost_counts_as_a_player_so_three_dusk_cards_come() -> None:
    match = reveals(haunted(), GREEN)
    play(match, "world=baiyu")
    go(match, lambda now: kind(now) in ("act", "ghost_reveals"))
    assert seen(match)["round"] == "dusk"
    assert len(on_map(match)) == 3


@pytest.mark.rule("H-187")
def test_the_ghost_is_no_target_and_nothing_hurts_it() -> None:
    match = haunted(at="dojo.0", cards={"stump_badger": "oakenmoor.1"})
    play(match, "play grappling_roots")  # range 3 over the Dojo: only the Monster is there
    assert kind(match) == "act"
    assert [note.id for note in told(match, "strikes-champion")] == []
    reveals(match, GREEN)
    play(match, "world=arechi")
    go(match, "worlds_shift", {"ghost_reveals": "ghost=hold_the_gate", "ghost_takes": "world=arechi"})
    energy = ghost(match)["energy"]
    play(match, "shift=sleeper_turns_over")  # 1 damage to each champion outside the Dojo
    assert ghost(match)["energy"] == energy
    assert set(ghost(match)) == {"champion", "energy", "hand", "advanced", "discard", "revealed", "order"}  # no Health, no place


@pytest.mark.rule("H-187")
def test_it_takes_no_challenge_of_a_world_shift_card() -> None:
    match = reveals(haunted(), YELLOW)
    go(match, "worlds_shift", {"ghost_reveals": "ghost=hold_the_gate"})
    play(match, "shift=map_folds_itself", "spend 0", "d6=1")  # the player's; there is no second one
    assert kind(match) == "advanced_card_shows"


@pytest.mark.rule("H-187")
def test_it_wins_no_items_and_leaves_them_in_their_deck() -> None:
    match = reveals(haunted(cards={"madam_verdigris": "arechi.4"}), GREEN)
    play(match, "world=arechi")
    assert ghost(match)["energy"] == {"red": 3, "green": 1, "blue": 1}  # 3 red, 1 green, 1 Gold; the Item is ignored
    assert seen(match)["decks"]["items"] == 24
    assert seat(match)["items"] == []


@pytest.mark.rule("H-187")
def test_the_effects_on_its_cards_are_ignored() -> None:
    match = reveals(haunted(at="oakenmoor.4", cards={"stump_badger": "arechi.4"}), BLUE)  # "move 2, 2 damage" on Oric's card
    assert kind(match) == "ghost_takes"
    play(match, "world=drear")
    assert on_map(match) == {"stump_badger": "arechi.4"}
    assert (seat(match)["health"], seat_at(match)) == (6, "oakenmoor.4")


# -- set-up (H-188 to H-191) -----------------------------------------------------------------------------------------


@pytest.mark.rule("H-188")
@pytest.mark.rule("H-189")
def test_the_hand_deck_is_four_starting_cards_the_advanced_deck_the_six_others() -> None:
    match = fresh("ghost", champion="leaf", ghost="oric")
    play(match, "order=2")  # the Ghost has #1 and comes first
    assert (ghost(match)["hand"], ghost(match)["advanced"], ghost(match)["discard"]) == (4, 6, [])
    assert ghost(match)["energy"] == NOTHING
    go(match, "ghost_reveals")
    assert set(options(match)) == {f"ghost={card}" for card in STARTING}


@pytest.mark.rule("H-189")
def test_neither_the_ultimate_nor_a_locked_card_is_ever_among_the_advanced_ones() -> None:
    match = fresh("ghost", champion="leaf", ghost="oric", locked_cards="on", unlocked=["oric"])
    go(match, "advanced_card_shows")
    assert set(options(match)) == {f"ghost={card}" for card in ADVANCED}


@pytest.mark.rule("H-188")
@pytest.mark.rule("H-188a")
def test_the_player_names_the_ghosts_champion_which_is_not_the_one_played() -> None:
    assert ghost(GAME.new(seed=1, mode="ghost", options={"champion": "leaf", "ghost": "kaoru"}))["champion"] == "kaoru"
    with pytest.raises(BadOption, match="H-188"):
        GAME.new(seed=1, mode="ghost", options={"champion": "leaf", "ghost": "leaf"})
    for seed in range(12):  # a champion drawn for the player leaves the Ghost's alone
        assert seat(GAME.new(seed=seed, mode="ghost", options={"ghost": "kaoru"}))["champion"] != "kaoru"


@pytest.mark.rule("H-188a")
def test_with_no_name_given_it_is_drawn_from_the_five_not_played() -> None:
    match = fresh("ghost", champion="soff")
    assert kind(match) == "ghost_is_chosen"
    assert set(options(match)) == {f"champion={name}" for name in CHAMPIONS if name != "soff"}
    play(match, "champion=thomas")
    assert ghost(match)["champion"] == "thomas"


@pytest.mark.rule("H-190")
def test_the_player_has_the_ultimate_at_dusk_of_day_3_and_the_ghost_has_none() -> None:
    match = reveals(haunted(day=3), GREEN)
    play(match, "world=baiyu")
    go(match, "act", {"ghost_reveals": "ghost=hold_the_gate", "ghost_takes": "world=baiyu"})
    assert seat(match)["ultimate"] == "hand"
    assert ghost(match)["hand"] + len(ghost(match)["discard"]) == 4
    assert ghost(match)["advanced"] == 6


@pytest.mark.rule("H-190")
def test_the_ghost_gains_no_cards_at_thresholds() -> None:
    match = reveals(haunted(ghost_energy=(4, 9, 4), cards={"moth_eaten_king": "arechi.4"}), GREEN)  # one of each, and 1 Gold
    play(match, "world=arechi")
    assert ghost(match)["energy"] == {"red": 6, "green": 10, "blue": 5}
    assert kind(match) == "card_is_drawn"
    assert (ghost(match)["hand"], ghost(match)["advanced"], ghost(match)["discard"]) == (3, 6, [GREEN])


@pytest.mark.rule("H-191")
@pytest.mark.parametrize("mine", [1, 2])
def test_cards_1_and_2_are_dealt_at_random_and_the_first_acts_first(mine: int) -> None:
    match = fresh("ghost", champion="leaf", ghost="oric")
    assert options(match) == ["order=1", "order=2"]
    play(match, f"order={mine}")
    assert (seat(match)["order"], ghost(match)["order"]) == (mine, 3 - mine)
    go(match, lambda now: kind(now) in ("act", "ghost_reveals"))
    assert kind(match) == ("act" if mine == 1 else "ghost_reveals")


@pytest.mark.rule("H-191")
@pytest.mark.rule("H-205")
def test_they_are_swapped_after_the_world_shift_card_and_then_an_advanced_card_goes_on_the_pile() -> None:
    match = reveals(haunted(rested=True), GREEN)
    play(match, "world=baiyu")
    go(match, "worlds_shift", {"ghost_reveals": "ghost=hold_the_gate", "ghost_takes": "world=baiyu"})
    assert (seat(match)["order"], ghost(match)["order"]) == (1, 2)
    play(match, "shift=iron_caravan")
    assert kind(match) == "advanced_card_shows"
    assert (seat(match)["order"], ghost(match)["order"]) == (2, 1)
    play(match, "ghost=wall_of_one")
    assert ghost(match)["discard"] == [GREEN, BLUE, "wall_of_one"]
    assert ghost(match)["advanced"] == 5
    assert seen(match)["day"] == 2
    go(match, lambda now: kind(now) in ("act", "ghost_reveals"))
    assert kind(match) == "ghost_reveals"  # it has #1 now


# -- the Ghost's turn (H-192 to H-197) -------------------------------------------------------------------------------


@pytest.mark.rule("H-192")
@pytest.mark.parametrize(("rested", "red"), [(True, 1), (False, 0)])
def test_with_card_2_it_gains_1_gold_before_it_reveals(rested: bool, red: int) -> None:
    match = haunted(rested=rested)
    play(match, "end")
    go(match, "ghost_reveals")
    assert ghost(match)["energy"] == {**NOTHING, "red": red}


@pytest.mark.rule("H-192")
def test_one_card_is_revealed_acts_by_its_colour_and_goes_on_the_discard_pile() -> None:
    match = reveals(haunted(pile=["kings_gambit"]), GREEN)
    assert ghost(match)["revealed"] == GREEN
    assert ghost(match)["discard"] == ["kings_gambit"]  # not before it has acted
    play(match, "world=baiyu")
    assert ghost(match)["discard"] == ["kings_gambit", GREEN]
    assert ghost(match)["hand"] == 3
    assert (kind(match), seen(match)["round"]) == ("card_is_drawn", "dusk")  # once per Round


@pytest.mark.rule("H-192")
def test_an_empty_hand_is_first_made_anew_from_the_discard_pile() -> None:
    match = haunted(hand=[], pile=[*STARTING, "wall_of_one"])
    play(match, "end")
    go(match, "ghost_reveals")
    assert set(options(match)) == {f"ghost={card}" for card in (*STARTING, "wall_of_one")}
    assert ghost(match)["discard"] == []
    play(match, "ghost=wall_of_one", "world=baiyu")
    assert ghost(match)["discard"] == ["wall_of_one"]


@pytest.mark.rule("H-193")
@pytest.mark.parametrize("card", [GREEN, BLUE])
def test_green_and_blue_take_the_card_on_the_lowest_space_of_a_rolled_world(card: str) -> None:
    cards = {"last_battery": "arechi.5", "glass_heron": "arechi.2", "peat_wight": "drear.1"}
    match = reveals(haunted(cards=cards), card)
    assert len(options(match)) == 6
    play(match, "world=arechi")
    assert on_map(match) == {"last_battery": "arechi.5", "peat_wight": "drear.1"}
    assert ghost(match)["energy"] == {**NOTHING, "blue": 2}


@pytest.mark.rule("H-193")
@pytest.mark.parametrize("number", [1, 6])
def test_the_first_and_the_last_space_count(number: int) -> None:
    match = reveals(haunted(cards={"stump_badger": f"drear.{number}"}), BLUE)
    play(match, "world=drear")
    assert on_map(match) == {}
    assert ghost(match)["energy"]["green"] == 2


@pytest.mark.rule("H-193")
def test_in_a_world_without_a_card_nothing_happens() -> None:
    match = reveals(haunted(cards={"peat_wight": "drear.1"}), GREEN)
    play(match, "world=lunaridge")
    assert on_map(match) == {"peat_wight": "drear.1"}
    assert ghost(match)["energy"] == NOTHING


@pytest.mark.rule("H-194")
def test_of_several_cards_on_the_space_the_oldest_goes_to_its_own_discard_pile() -> None:
    match = reveals(haunted(cards={"mast_year": "arechi.2", "glass_heron": "arechi.2"}), GREEN)
    play(match, "world=arechi")
    assert on_map(match) == {"glass_heron": "arechi.2"}
    assert seen(match)["discards"]["oakenmoor"] == ["mast_year"]
    assert seen(match)["discards"]["arechi"] == []


@pytest.mark.rule("H-194")
@pytest.mark.parametrize(
    ("ally", "energy"),
    [("well_mannered_ghost", {**NOTHING, "blue": 2}), ("tobit_water_carrier", NOTHING), ("mabel_morel", NOTHING)],
)
def test_allied_monsters_are_treated_as_monsters(ally: str, energy: dict[str, int]) -> None:
    match = reveals(haunted(cards={ally: "baiyu.4"}), BLUE)
    play(match, "world=baiyu")
    assert on_map(match) == {}
    assert ghost(match)["energy"] == energy


@pytest.mark.rule("H-194")
def test_a_rifts_effect_ends_when_the_ghost_takes_it() -> None:
    match = haunted(cards={"great_keyhole": "arechi.1", "ash_harrier": "arechi.4"})  # +1 Range in its World
    assert seen_card(match, "ash_harrier")["range"] == 3
    reveals(match, GREEN)
    play(match, "world=arechi")
    assert seen_card(match, "ash_harrier")["range"] == 2


@pytest.mark.rule("H-194")
def test_a_boss_that_only_the_rift_kept_alive_falls_to_the_player() -> None:
    match = haunted(cards={"old_hob_sixteen_tines": "oakenmoor.4", "unlit_lamp": "oakenmoor.3"})  # 7 Health, and 1 by the Rift
    match = changed(match, lambda s: set_hurt(s, old_hob_sixteen_tines=7), again=True)
    reveals(match, GREEN)
    play(match, "world=oakenmoor")
    assert on_map(match) == {}
    assert (gauges(match)["green"], gauges(match)["red"]) == (3, 1)  # the player's rewards; the Rift's are the Ghost's
    assert ghost(match)["energy"] == {"red": 1, "green": 1, "blue": 3}


@pytest.mark.rule("H-195")
def test_red_deals_2_damage_to_the_player() -> None:
    match = reveals(haunted(at="oakenmoor.4"), RED)
    assert seat(match)["health"] == 4
    assert ghost(match)["energy"] == NOTHING


@pytest.mark.rule("H-195")
@pytest.mark.parametrize(("shield", "health"), [("attacks", 4), ("all", 6)])
def test_the_dojo_stops_it_only_by_option(shield: str, health: int) -> None:
    assert seat(reveals(haunted(at="dojo.0", options={"dojo_shield": shield}), RED))["health"] == health


@pytest.mark.rule("H-195")
def test_a_defeat_gives_the_ghost_2_gold_and_costs_an_item_of_the_players_choice() -> None:
    match = haunted(at="oakenmoor.4", health=2, energy=(1, 0, 4), items=["night_oil", "bone_whistle"], ghost_energy=(3, 2, 3))
    reveals(match, RED)
    assert kind(match) == "drop_item"
    assert set(options(match)) == {"discard night_oil", "discard bone_whistle"}
    play(match, "discard bone_whistle")
    assert seat(match)["items"] == ["night_oil"]
    assert ghost(match)["energy"] == {"red": 4, "green": 3, "blue": 3}  # to the lowest, then to the leftmost
    assert (seat_at(match), seat(match)["health"]) == ("dojo.0", 6)
    assert gauges(match) == {"red": 0, "green": 0, "blue": 3}


@pytest.mark.rule("H-195")
def test_without_a_defeat_no_item_is_lost() -> None:
    match = reveals(haunted(at="oakenmoor.4", health=3, items=["night_oil"]), RED)
    assert seat(match)["items"] == ["night_oil"]
    assert seat(match)["health"] == 1


@pytest.mark.rule("H-196")
@pytest.mark.parametrize("number", [1, 4, 6])
def test_yellow_carries_the_player_to_a_rolled_world_on_the_same_number(number: int) -> None:
    match = reveals(haunted(at=f"oakenmoor.{number}"), YELLOW)
    assert len(options(match)) == 6
    play(match, "world=drear")
    assert seat_at(match) == f"drear.{number}"
    assert kind(match) == "card_is_drawn"


@pytest.mark.rule("H-196")
@pytest.mark.rule("H-197")
def test_from_the_central_dojo_the_d6_gives_the_number() -> None:
    match = reveals(haunted(at="dojo.0"), YELLOW)
    play(match, "world=drear")
    assert options(match) == [f"d6={n}" for n in range(1, 7)]
    play(match, "d6=5")
    assert seat_at(match) == "drear.5"


@pytest.mark.rule("H-197")
@pytest.mark.parametrize("number", range(1, 7))
def test_from_the_ring_of_the_dojo_the_number_is_its_own(number: int) -> None:
    match = reveals(haunted(at=f"dojo.{number}"), YELLOW)
    play(match, "world=lunaridge")
    assert seat_at(match) == f"lunaridge.{number}"


@pytest.mark.rule("H-197")
def test_an_event_there_waits_for_the_players_turn_start() -> None:
    match = reveals(haunted(at="oakenmoor.4", cards={"mast_year": "drear.4", "bramble_sow": "drear.4"}, health=4), YELLOW)
    play(match, "world=drear")
    assert gauges(match) == NOTHING
    assert seat(match)["health"] == 4  # the AGGRESSIVE one waits, too
    assert "mast_year" in on_map(match)
    go(match, "act", {"ghost_reveals": "ghost=hold_the_gate", "ghost_takes": "world=baiyu"})
    assert gauges(match) == {**NOTHING, "green": 2}
    assert seat(match)["health"] == 5
    assert "mast_year" not in on_map(match)


# -- the same colour again (H-198 to H-200) --------------------------------------------------------------------------


@pytest.mark.rule("H-198")
def test_green_on_the_pile_and_green_revealed_acts_twice_each_with_its_own_roll() -> None:
    cards = {"stump_badger": "oakenmoor.4", "glass_heron": "lunaridge.2", "peat_wight": "drear.1"}
    match = reveals(haunted(pile=["forced_march"], cards=cards), GREEN)
    play(match, "world=oakenmoor")
    assert ghost(match)["discard"] == ["forced_march"]
    assert kind(match) == "ghost_takes"
    play(match, "world=lunaridge")
    assert on_map(match) == {"peat_wight": "drear.1"}
    assert ghost(match)["energy"] == {"red": 0, "green": 2, "blue": 2}
    assert ghost(match)["discard"] == ["forced_march", GREEN]
    assert (kind(match), seen(match)["round"]) == ("card_is_drawn", "dusk")


@pytest.mark.rule("H-198")
@pytest.mark.parametrize(("pile", "health"), [("plough_and_pike", 2), ("wall_of_one", 4)])
def test_red_on_red_strikes_twice(pile: str, health: int) -> None:
    assert seat(reveals(haunted(at="oakenmoor.4", pile=[pile]), RED))["health"] == health


@pytest.mark.rule("H-198")
def test_yellow_on_yellow_carries_twice() -> None:
    match = haunted(at="oakenmoor.4", hand=[YELLOW, GREEN], pile=[RED], options={"ghost_colours": "yellow"})
    reveals(match, YELLOW)
    play(match, "world=drear", "world=arechi")
    assert seat_at(match) == "arechi.4"


@pytest.mark.rule("H-199")
def test_an_empty_pile_gives_no_bonus_and_green_is_not_blue() -> None:
    match = reveals(haunted(), GREEN)
    play(match, "world=oakenmoor")
    assert kind(match) == "card_is_drawn"
    match = reveals(haunted(pile=["forced_march", "wall_of_one"]), GREEN)  # only the top card counts
    play(match, "world=oakenmoor")
    assert kind(match) == "card_is_drawn"


@pytest.mark.rule("H-199")
@pytest.mark.parametrize("option", ["top", "revealed"])
@pytest.mark.parametrize(("top", "last"), [("forced_march", BLUE), ("wall_of_one", "soldiers_bread")])
def test_what_it_is_compared_with_is_an_option(option: str, top: str, last: str) -> None:
    # the pile ends with an advanced card of the last Day; another card was revealed last
    match = reveals(haunted(pile=[last, top], last=last, hand=[YELLOW, RED, GREEN], options={"ghost_match": option}), GREEN)
    play(match, "world=baiyu")
    compared = top if option == "top" else last
    assert kind(match) == ("ghost_takes" if compared in ("forced_march", "soldiers_bread") else "card_is_drawn")


@pytest.mark.rule("H-199")
@pytest.mark.parametrize("option", ["top", "revealed"])
def test_the_card_revealed_in_the_round_before_counts_either_way(option: str) -> None:
    match = reveals(haunted(hand=[GREEN, "forced_march"], options={"ghost_match": option}), GREEN)
    play(match, "world=baiyu")
    go(match, "act")
    play(match, "end")
    go(match, "ghost_takes")  # the only card left
    play(match, "world=baiyu")
    assert kind(match) == "ghost_takes"


@pytest.mark.rule("H-199")
@pytest.mark.parametrize(("option", "question"), [("top", "card_is_drawn"), ("revealed", "ghost_takes")])
def test_after_the_pile_went_back_to_the_hand_only_the_card_revealed_last_is_remembered(option: str, question: str) -> None:
    match = reveals(haunted(hand=[], pile=[GREEN, "forced_march"], last="forced_march", options={"ghost_match": option}), GREEN)
    play(match, "world=baiyu")
    assert kind(match) == question


@pytest.mark.rule("H-200")
@pytest.mark.parametrize(
    ("option", "questions"),
    [
        ("own", ["ghost_carries", "card_is_drawn", "ghost_takes", "ghost_takes"]),
        ("yellow", ["ghost_carries", "ghost_carries", "ghost_carries", "ghost_carries"]),
    ],
)
def test_starting_cards_have_their_own_colour_or_are_yellow(option: str, questions: list[str]) -> None:
    for card, question in zip(STARTING, questions, strict=True):
        assert kind(reveals(haunted(at="oakenmoor.4", options={"ghost_colours": option}), card)) == question


@pytest.mark.rule("H-200")
@pytest.mark.parametrize("option", ["own", "yellow"])
@pytest.mark.parametrize(
    ("card", "question"),
    [("plough_and_pike", "card_is_drawn"), ("soldiers_bread", "ghost_takes"), ("kings_gambit", "ghost_takes")],
)
def test_advanced_cards_have_their_colour_in_any_case(option: str, card: str, question: str) -> None:
    assert kind(reveals(haunted(hand=[card, YELLOW], options={"ghost_colours": option}), card)) == question


# -- what it gains (H-201 to H-204) ----------------------------------------------------------------------------------


@pytest.mark.rule("H-201")
@pytest.mark.parametrize(
    ("card", "energy"),
    [
        ("antlered_verger", (0, 2, 1)),  # a Monster: its Energy
        ("tooth_collector", (1, 1, 1)),  # 1 green, then 2 Gold to the lowest gauges
        ("doctor_halcyon_vane", (1, 1, 3)),  # a Boss: 3 blue, 2 Gold
        ("unlit_lamp", (1, 1, 3)),  # a Rift: top 1 blue, 1 red; success 2 blue, 1 Gold
        ("collection_plate", (1, 1, 1)),  # top 1 red; success 2 Gold
        ("garden_of_pins", (3, 0, 1)),
        ("toll_stile", (0, 1, 0)),  # an Event: the top, not the Challenge
        ("mast_year", (0, 2, 0)),
    ],
)
def test_monsters_rifts_and_events_give_their_energy(card: str, energy: tuple[int, int, int]) -> None:
    match = reveals(haunted(cards={card: "baiyu.3"}), GREEN)
    play(match, "world=baiyu")
    assert tuple(ghost(match)["energy"].values()) == energy
    assert where(match, card) is None


@pytest.mark.rule("H-201")
def test_gold_at_the_top_of_a_rift_is_placed_before_what_stands_below() -> None:
    match = reveals(haunted(cards={"crumbs_in_the_bed": "baiyu.3"}), GREEN)  # top 1 Gold; success 2 green, 1 red
    play(match, "world=baiyu")
    assert ghost(match)["energy"] == {"red": 2, "green": 2, "blue": 0}  # Gold to red, the leftmost at 0/0/0


@pytest.mark.rule("H-202")
@pytest.mark.parametrize(("option", "green"), [("yes", 2), ("no", 0)])
def test_whether_an_event_gives_energy_is_an_option(option: str, green: int) -> None:
    match = reveals(haunted(cards={"mast_year": "baiyu.3"}, options={"ghost_event_energy": option}), GREEN)
    play(match, "world=baiyu")
    assert ghost(match)["energy"]["green"] == green
    assert where(match, "mast_year") is None  # it goes either way


@pytest.mark.rule("H-202")
def test_the_option_concerns_events_only() -> None:
    match = reveals(haunted(cards={"stump_badger": "baiyu.3"}, options={"ghost_event_energy": "no"}), GREEN)
    play(match, "world=baiyu")
    assert ghost(match)["energy"]["green"] == 2


def at_shift(**given: Any) -> Match:
    """The World Shift of a Day on which the Ghost found nothing."""
    match = reveals(haunted(**given), GREEN)
    play(match, "world=baiyu")
    return go(match, "worlds_shift", {"ghost_reveals": "ghost=hold_the_gate", "ghost_takes": "world=baiyu"})


@pytest.mark.rule("H-203")
def test_energy_for_all_players_is_for_the_ghost_too() -> None:
    match = at_shift()
    play(match, "shift=moonlight_on_the_dunes")  # all gain 2 blue
    assert ghost(match)["energy"] == gauges(match) == {**NOTHING, "blue": 2}


@pytest.mark.rule("H-203")
def test_its_gold_goes_to_its_lowest_gauge_the_leftmost_on_a_tie() -> None:
    match = at_shift(ghost_energy=(4, 2, 2))
    play(match, "shift=sand_in_the_roots", "gauge blue")  # all gain 1 Gold; the player chooses
    assert ghost(match)["energy"] == {"red": 4, "green": 3, "blue": 2}
    assert gauges(match) == {**NOTHING, "blue": 1}


@pytest.mark.rule("H-203")
def test_what_only_the_player_gains_is_not_for_the_ghost() -> None:
    match = haunted(items=["dream_honey"])
    play(match, "item dream_honey", "gauge red", "gauge red")
    assert ghost(match)["energy"] == NOTHING


@pytest.mark.rule("H-204")
def test_the_ghost_never_loses_energy() -> None:
    match = at_shift(ghost_energy=(4, 2, 2), energy=(1, 0, 0))
    play(match, "shift=moon_in_the_marsh", "spend 0", "d6=1")  # a failure costs the player 1 Energy
    assert gauges(match) == NOTHING
    assert ghost(match)["energy"] == {"red": 4, "green": 2, "blue": 2}


@pytest.mark.rule("H-204")
def test_of_rewards_it_takes_only_energy() -> None:
    match = reveals(haunted(cards={"tobit_water_carrier": "baiyu.3"}), GREEN)  # helps with an Item
    play(match, "world=baiyu")
    assert ghost(match)["energy"] == NOTHING
    assert seen(match)["decks"]["items"] == 24


@pytest.mark.rule("H-204")
def test_what_exceeds_a_full_gauge_goes_to_its_lowest_like_gold() -> None:
    match = reveals(haunted(cards={"antlered_verger": "baiyu.3"}, ghost_energy=(4, 9, 3)), GREEN)  # 2 green, then 1 blue
    play(match, "world=baiyu")
    assert ghost(match)["energy"] == {"red": 4, "green": 10, "blue": 5}


@pytest.mark.rule("H-204")
def test_by_option_what_exceeds_a_full_gauge_is_lost() -> None:
    table = haunted(cards={"antlered_verger": "baiyu.3"}, ghost_energy=(4, 9, 3), options={"ghost_surplus": "lost"})
    match = reveals(table, GREEN)
    play(match, "world=baiyu")
    assert ghost(match)["energy"] == {"red": 4, "green": 10, "blue": 4}


@pytest.mark.rule("H-204")
def test_three_full_gauges_hold_no_more() -> None:
    match = reveals(haunted(cards={"antlered_verger": "baiyu.3"}, ghost_energy=(10, 9, 10)), GREEN)
    play(match, "world=baiyu")
    assert ghost(match)["energy"] == {"red": 10, "green": 10, "blue": 10}


@pytest.mark.rule("H-204")
def test_the_players_well_rested_gives_1_health_and_1_spirit_at_each_own_turn_start() -> None:
    match = at_shift(at="oakenmoor.4", health=3, spirit=2, rested=True)
    play(match, "shift=iron_caravan")
    go(match, "act", {"ghost_reveals": "ghost=dash", "ghost_carries": "world=oakenmoor"})
    assert seat(match)["order"] == 2
    assert (seat(match)["health"], seat(match)["spirit"]) == (4, 3)
    play(match, "end")
    go(match, "act", {"ghost_reveals": "ghost=forced_march", "card_is_drawn": ["card=unlit_lamp", "card=red_curtain"]})
    assert (seen(match)["round"], seat(match)["spirit"]) == ("dusk", 4)


# -- the Days and the end (H-205 to H-207) ---------------------------------------------------------------------------


@pytest.mark.rule("H-205")
def test_player_and_ghost_take_one_turn_each_per_round_in_turn_order() -> None:
    match = fresh("ghost", champion="leaf", ghost="oric")
    play(match, "order=1")
    turns: list[tuple[int, str, str]] = []
    while seen(match)["day"] != 3:
        if kind(match) in ("act", "ghost_reveals"):
            turns.append((seen(match)["day"], seen(match)["round"], kind(match)))
        match.answer(0)
    first, second = ["act", "ghost_reveals"], ["ghost_reveals", "act"]
    wanted = [(day, round, who) for day, order in ((1, first), (2, second)) for round in ("dawn", "dusk") for who in order]
    # the last card of a hand is revealed without a question
    assert [turn for turn in turns if turn[2] == "act"] == [turn for turn in wanted if turn[2] == "act"]
    assert turns[:3] == wanted[:3]
    assert turns.index((2, "dawn", "act")) > len([turn for turn in turns if turn[0] == 1])


@pytest.mark.rule("H-205")
def test_one_advanced_card_comes_after_each_of_the_first_five_days() -> None:
    match = fresh("ghost", champion="leaf", ghost="oric")
    seen_left = {}
    while match.actor is not None:
        seen_left[seen(match)["day"]] = ghost(match)["advanced"]
        match.answer(0)
    assert seen_left == {0: 6, 1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}


@pytest.mark.rule("H-206")
@pytest.mark.rule("H-207")
def test_a_ghost_with_ten_in_each_gauge_wins_at_the_end_of_the_day_after_its_card() -> None:
    match = at_shift(ghost_energy=TEN)
    assert match.result is None  # two turns have passed since
    play(match, "shift=iron_caravan")
    assert match.result is None
    play(match, "ghost=wall_of_one")
    assert match.result is not None
    assert (match.result.winners, reason(match), seen(match)["day"]) == ((), "ghost", 1)


@pytest.mark.rule("H-206")
def test_nine_are_not_enough() -> None:
    match = at_shift(ghost_energy=(10, 10, 9))
    play(match, "shift=tea_for_the_garrison", "ghost=wall_of_one")
    assert match.result is None
    assert seen(match)["day"] == 2


@pytest.mark.rule("H-206")
def test_the_card_that_ends_the_day_can_fill_the_last_gauge() -> None:
    match = at_shift(ghost_energy=(10, 10, 9))
    play(match, "shift=moonlight_on_the_dunes", "ghost=wall_of_one")
    assert reason(match) == "ghost"


@pytest.mark.rule("H-207")
def test_until_then_the_player_can_still_win_first() -> None:
    match = haunted(at="oakenmoor.1", energy=TEN, ghost_energy=TEN)
    play(match, "play dash", "move dojo.1")
    assert reason(match) == "home"
    match = at_shift(at="dojo.1", energy=(10, 10, 9), ghost_energy=TEN)
    play(match, "shift=moonlight_on_the_dunes")  # blue for both, and the player stands in the Dojo
    assert reason(match) == "home"


@pytest.mark.rule("H-207")
@pytest.mark.parametrize(("energy", "why"), [(TEN, "ghost"), ((10, 10, 9), "time")])
def test_on_day_6_it_is_tested_right_after_dusk_and_nobody_by_then_is_lost(energy: tuple[int, int, int], why: str) -> None:
    match = haunted(day=6, ghost_energy=energy, hand=[GREEN, BLUE])
    while match.actor is not None:
        assert kind(match) not in ("worlds_shift", "advanced_card_shows")
        match.answer({"ghost_takes": "world=baiyu", "ghost_reveals": f"ghost={GREEN}"}.get(kind(match), 0))
    assert match.result is not None
    assert (match.result.winners, reason(match)) == ((), why)

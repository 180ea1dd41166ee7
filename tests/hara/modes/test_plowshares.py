"""Swords to plowshares, Oric's arena (H-109 to H-116)."""

from __future__ import annotations

import pytest

from ludarium import BadOption
from ludarium.core.match import Match
from tests.hara.stages import (
    at_day,
    changed,
    draws_from,
    fresh,
    go,
    in_deck,
    on_map,
    reason,
    seat,
    seen_card,
    set_hurt,
)
from tests.hara.table import GAME, deck_holds, gauges, hurt, kind, options, play, put, roll_on, seen, space, state, table, where

TEN = (10, 10, 10)
HELD = {f"scenario.{number}": "held" for number in range(1, 7)}
TOKENS = {  # one on every World, all on different numbers
    "scenario.1": "drear.1",
    "scenario.2": "arechi.2",
    "scenario.3": "lunaridge.3",
    "scenario.4": "baiyu.4",
    "scenario.5": "oakenmoor.5",
    "scenario.6": "oppenheim.6",
}


def oric(**given: object) -> Match:
    """Oric's turn on the tokens of this file."""
    return table("plowshares", **{"tokens": TOKENS, **given})  # type: ignore[arg-type]


def laid(match: Match) -> dict[str, str]:
    return {token["token"]: token["at"] for token in seen(match)["tokens"]}


def set_up(**chosen: object) -> Match:
    """The first Dawn with the tokens of this file."""
    match = fresh("plowshares", **chosen)
    return play(match, "world=drear", "world=arechi", "world=lunaridge", "world=baiyu")


# -- who and what for (H-109) ----------------------------------------------------------------------------------------


@pytest.mark.rule("H-109")
def test_oric_and_nobody_else_is_played() -> None:
    assert seat(GAME.new(seed=3, mode="plowshares"))["champion"] == "oric"
    assert seat(GAME.new(seed=3, mode="plowshares", options={"champion": "oric"}))["champion"] == "oric"
    for other in ("leaf", "thomas", "soff", "kaoru", "persephone"):
        with pytest.raises(BadOption, match="oric"):
            GAME.new(seed=3, mode="plowshares", options={"champion": other})


@pytest.mark.rule("H-109")
def test_all_six_tokens_and_ten_of_each_colour_in_the_dojo_win() -> None:
    match = oric(at="oakenmoor.1", energy=TEN, tokens=HELD)
    assert match.result is None  # on a World
    play(match, "play dash", "move dojo.1")
    assert match.result is not None
    assert (match.result.winners, reason(match)) == ((0,), "home")


@pytest.mark.rule("H-109")
@pytest.mark.parametrize(
    ("tokens", "energy"), [({**HELD, "scenario.6": "oppenheim.6"}, TEN), (HELD, (10, 10, 9)), (HELD, (9, 10, 10))]
)
def test_five_tokens_or_nine_energy_do_not(tokens: dict[str, str], energy: tuple[int, int, int]) -> None:
    match = oric(at="oakenmoor.1", energy=energy, tokens=tokens)
    play(match, "play dash", "move dojo.1")
    assert match.result is None


@pytest.mark.rule("H-109")
def test_a_monster_without_a_token_may_be_fought_at_any_time() -> None:
    match = oric(at="baiyu.3", cards={"bamboo_viper": "baiyu.3"}, hand={"break_the_ranks": "board"})
    play(match, "play break_the_ranks")  # 3 damage, range 0
    assert where(match, "bamboo_viper") is None
    assert gauges(match) == {"red": 1, "green": 1, "blue": 0}
    assert seat(match)["tokens"] == []


# -- set-up (H-110) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-110")
def test_the_tokens_are_laid_by_the_world_die_one_a_world_face_up() -> None:
    match = fresh("plowshares")
    every = {"oakenmoor", "arechi", "lunaridge", "baiyu", "drear"}  # never Oppenheim, which has #6
    for number, world in enumerate(["drear", "arechi", "lunaridge", "baiyu"], 1):
        assert set(options(match)) == {f"world={each}" for each in every}
        play(match, f"world={world}")
        assert laid(match)[f"scenario.{number}"] == f"{world}.{number}"
        every.remove(world)
    assert laid(match) == TOKENS  # the last World left has #5
    assert all(token["open"] for token in seen(match)["tokens"])


# -- only Monsters on tokens (H-111 to H-113) ------------------------------------------------------------------------


@pytest.mark.rule("H-111")
@pytest.mark.parametrize("first", ["fog_knows_you", "well_mannered_ghost"])
def test_an_event_or_an_ally_for_a_tokens_space_gives_way_to_the_next_monster_of_its_deck(first: str) -> None:
    match = go(set_up(), draws_from("drear", 1))
    play(match, f"card={first}")
    assert kind(match) == "card_is_sought"
    assert f"card={first}" not in options(match)
    play(match, "card=laboratory_three")  # an Event again
    play(match, "card=peat_wight")
    assert on_map(match)["peat_wight"] == "drear.1"
    assert where(match, first) is where(match, "laboratory_three") is None
    assert seen(match)["decks"]["drear"] == 9
    assert seen(match)["discards"]["drear"] == []
    assert {first, "laboratory_three"} <= in_deck(match, "drear")


@pytest.mark.rule("H-111")
@pytest.mark.parametrize("roll", ["world=drear", "world=baiyu"])
def test_a_rift_that_falls_on_a_token_gives_way_and_elsewhere_it_stays(roll: str) -> None:
    match = go(set_up(), lambda now: seen(now)["round"] == "dusk" and kind(now) == "card_is_drawn")
    play(match, "card=unlit_lamp", roll, "d6=1")
    if roll == "world=baiyu":
        assert on_map(match)["unlit_lamp"] == "baiyu.1"
    else:
        assert kind(match) == "card_is_sought"
        play(match, "card=red_curtain", "card=one_who_counts")
        assert on_map(match)["one_who_counts"] == "drear.1"
        assert {"unlit_lamp", "red_curtain"} <= in_deck(match, "dusk")


@pytest.mark.rule("H-111")
def test_a_monster_for_a_tokens_space_is_simply_placed_and_so_is_an_event_where_no_token_lies() -> None:
    match = go(set_up(), draws_from("oakenmoor", 1))
    play(match, "card=mast_year")  # #5 of Oakenmoor lies on space 5
    assert on_map(match)["mast_year"] == "oakenmoor.1"
    go(match, draws_from("drear", 1))
    play(match, "card=dream_leech")
    assert on_map(match)["dream_leech"] == "drear.1"
    assert kind(match) == "act"


@pytest.mark.rule("H-112")
@pytest.mark.parametrize("unselected", ["shuffle_in", "on_top"])
def test_the_cards_not_selected_are_shuffled_in_or_lie_on_top(unselected: str) -> None:
    match = go(set_up(unselected=unselected), draws_from("drear", 1))
    play(match, "card=fog_knows_you", "card=well_mannered_ghost", "card=peat_wight")
    go(match, draws_from("drear", 2))
    passed = {"card=fog_knows_you", "card=well_mannered_ghost"}
    if unselected == "on_top":
        assert set(options(match)) == passed
        play(match, "card=well_mannered_ghost")
        go(match, at_day(3, "card_is_drawn"), {})
        go(match, lambda now: where(now, "fog_knows_you") is not None)  # the other one is next, without a choice
        assert where(match, "fog_knows_you") == "drear.3"
    else:
        assert passed < set(options(match))
        assert len(options(match)) == 9


@pytest.mark.rule("H-112")
@pytest.mark.rule("H-113")
def test_a_boss_passed_over_on_the_first_day_and_laid_on_top_does_not_stop_the_deck() -> None:
    match = go(set_up(unselected="on_top"), lambda now: seen(now)["round"] == "dusk" and kind(now) == "card_is_drawn")
    play(match, "card=unlit_lamp", "world=drear", "d6=1", "card=mother_insomnia", "card=one_who_counts")
    go(match, "number_is_rolled", {"world_is_rolled": "world=oakenmoor"})  # the Rift comes again, as no Boss may
    play(match, "d6=4")
    assert on_map(match)["unlit_lamp"] == "oakenmoor.4"
    assert in_deck(match, "dusk") >= {"mother_insomnia", "red_curtain"}
    # an Event of the same turn that generates a Dusk card: somebody comes, and it is no Boss
    match = changed(match, lambda s: (s.at.__setitem__(0, space("baiyu.2")), put(s, "tongueless_bell", "baiyu.3")), again=True)
    play(match, "play dash", "move baiyu.3", "spend 0", "d6=1")
    assert kind(match) == "card_is_drawn"
    assert "card=mother_insomnia" not in options(match)


@pytest.mark.rule("H-113")
def test_a_deck_that_ends_in_the_search_is_rebuilt_from_its_discard_pile() -> None:
    match = set_up()
    match = changed(match, lambda s: deck_holds(s, "drear", ["fog_knows_you"], ["peat_wight", "laboratory_three", "grey_nurse"]))
    go(match, "card_is_sought")  # the only card gave way at once
    assert set(options(match)) == {"card=peat_wight", "card=laboratory_three", "card=grey_nurse"}
    play(match, "card=laboratory_three", "card=grey_nurse")
    assert on_map(match)["grey_nurse"] == "drear.1"
    assert in_deck(match, "drear") == {"fog_knows_you", "laboratory_three", "peat_wight"}
    assert seen(match)["discards"]["drear"] == []


@pytest.mark.rule("H-113")
def test_without_any_monster_the_first_card_is_placed_after_all() -> None:
    match = changed(set_up(), lambda s: deck_holds(s, "drear", ["fog_knows_you", "well_mannered_ghost", "laboratory_three"]))
    go(match, draws_from("drear", 1))
    play(match, "card=well_mannered_ghost", "card=laboratory_three")
    assert on_map(match)["well_mannered_ghost"] == "drear.1"
    assert in_deck(match, "drear") == {"fog_knows_you", "laboratory_three"}


@pytest.mark.rule("H-113")
def test_on_the_first_day_a_boss_is_passed_over_later_it_is_a_monster_like_any_other() -> None:
    match = go(set_up(), draws_from("drear", 1))
    play(match, "card=fog_knows_you", "card=doctor_halcyon_vane")
    assert kind(match) == "card_is_sought"
    play(match, "card=peat_wight")
    assert on_map(match)["peat_wight"] == "drear.1"
    assert "doctor_halcyon_vane" in in_deck(match, "drear")
    go(match, draws_from("arechi", 2))  # #2 lies on Arechi 2
    play(match, "card=salt_storm", "card=madam_verdigris")
    assert on_map(match)["madam_verdigris"] == "arechi.2"


@pytest.mark.rule("H-113")
def test_a_first_day_deck_of_bosses_and_events_places_the_first_card() -> None:
    match = changed(set_up(), lambda s: deck_holds(s, "drear", ["fog_knows_you", "doctor_halcyon_vane"]))
    go(match, "act")
    assert on_map(match)["fog_knows_you"] == "drear.1"
    assert in_deck(match, "drear") == {"doctor_halcyon_vane"}


# -- Monsters on tokens (H-114 to H-116) -----------------------------------------------------------------------------


@pytest.mark.rule("H-114")
@pytest.mark.parametrize(("at", "harmed"), [("drear.1", 0), ("drear.2", 1)])
def test_a_monster_on_a_token_is_armored(at: str, harmed: int) -> None:
    match = oric(at="drear.3", cards={"specimen_nine": at})
    assert ("armored" in seen_card(match, "specimen_nine")["keywords"]) == (at == "drear.1")
    play(match, "play art_of_war")  # 1 damage, range 2; one target, so nobody is asked
    assert hurt(match, "specimen_nine") == harmed


@pytest.mark.rule("H-114")
def test_a_bigger_hit_counts_in_full_on_a_token() -> None:
    match = oric(at="drear.1", cards={"specimen_nine": "drear.1"}, hand={"break_the_ranks": "board"})
    play(match, "play break_the_ranks")
    assert hurt(match, "specimen_nine") == 3


@pytest.mark.rule("H-114")
def test_armored_by_a_token_follows_the_option_for_armor() -> None:
    match = oric(
        at="drear.1", cards={"specimen_nine": "drear.1"}, hand={"break_the_ranks": "board"}, options={"armored": "minus1"}
    )
    play(match, "play break_the_ranks")
    assert hurt(match, "specimen_nine") == 2


@pytest.mark.rule("H-114")
@pytest.mark.parametrize(
    ("card", "at", "values"),
    [
        ("last_battery", "oppenheim.6", (5, 2, 3)),  # printed 4, 1, 2
        ("last_battery", "oppenheim.5", (4, 1, 2)),
        ("last_battery", "drear.1", (4, 1, 2)),  # another token
        ("marshal_adelhart", "oppenheim.6", (8, 3, 1)),  # a Boss
    ],
)
def test_the_one_on_number_six_is_stronger_but_not_a_boss(card: str, at: str, values: tuple[int, int, int]) -> None:
    shown = seen_card(oric(cards={card: at}), card)
    assert (shown["health"], shown["attack"], shown["range"]) == values


@pytest.mark.rule("H-114")
def test_the_one_on_number_six_strikes_harder_and_farther_and_takes_one_more() -> None:
    match = oric(at="oppenheim.3", cards={"last_battery": "oppenheim.6"}, health=7)
    play(match, "end")
    roll_on(match, "card_is_drawn")
    assert seat(match)["health"] == 5  # Attack 2 over distance 3
    match = oric(at="oppenheim.6", tokens={"scenario.6": "oppenheim.6", **{f"scenario.{n}": "held" for n in range(1, 6)}},
                 cards={"last_battery": "oppenheim.6"}, hand={"break_the_ranks": "board"})  # fmt: skip
    match = changed(match, lambda s: set_hurt(s, last_battery=1), again=True)
    play(match, "play break_the_ranks")
    assert hurt(match, "last_battery") == 4  # of 5
    assert where(match, "last_battery") == "oppenheim.6"


@pytest.mark.rule("H-114")
def test_defeating_a_monster_on_the_tokens_space_takes_the_token() -> None:
    match = oric(at="drear.1", cards={"drowned_lamplighter": "drear.1"}, hand={"break_the_ranks": "board"})
    play(match, "play break_the_ranks")
    assert where(match, "drowned_lamplighter") is None
    assert seat(match)["tokens"] == ["scenario.1"]
    assert "scenario.1" not in laid(match)
    assert gauges(match)["blue"] == 2  # its rewards as ever
    assert seen(match)["objective"].items() >= {"done": False, "now": 1, "of": 6}.items()


@pytest.mark.rule("H-114")
def test_the_last_token_taken_from_the_dojos_edge_can_win_at_once() -> None:
    tokens = {**{f"scenario.{n}": "held" for n in range(1, 6)}, "scenario.6": "oppenheim.2"}
    match = oric(at="dojo.5", energy=TEN, tokens=tokens, cards={"forge_hound": "oppenheim.2"}, hand={"art_of_war": "board"})
    match = changed(match, lambda s: set_hurt(s, forge_hound=2), again=True)
    play(match, "play art_of_war")  # 2 damage, range 1
    assert reason(match) == "home"


@pytest.mark.rule("H-115")
def test_locked_a_monster_on_a_later_number_takes_no_damage_but_attacks() -> None:
    match = oric(at="arechi.2", cards={"scrapback_crab": "arechi.2", "ash_harrier": "arechi.3"}, items=["garrison_rocket"])
    assert seen_card(match, "scrapback_crab")["locked"] is True
    play(match, "item garrison_rocket")  # 3 damage to all others within range 1
    assert hurt(match, "scrapback_crab") == 0
    assert where(match, "ash_harrier") is None
    play(match, "play break_the_ranks", "stop")  # nobody there whom a blow could hurt
    assert hurt(match, "scrapback_crab") == 0
    play(match, "end")
    roll_on(match, "card_is_drawn")
    assert seat(match)["health"] == 6


@pytest.mark.rule("H-115")
def test_locked_holds_only_until_the_number_is_next() -> None:
    tokens = {**TOKENS, "scenario.1": "held"}
    match = oric(at="arechi.2", tokens=tokens, cards={"ash_harrier": "arechi.2"}, hand={"break_the_ranks": "board"})
    assert seen_card(match, "ash_harrier")["locked"] is False
    play(match, "play break_the_ranks")
    assert seat(match)["tokens"] == ["scenario.1", "scenario.2"]


@pytest.mark.rule("H-115")
def test_leave_lets_the_monster_be_defeated_but_its_token_stays() -> None:
    match = oric(at="arechi.2", cards={"ash_harrier": "arechi.2"}, hand={"break_the_ranks": "board"},
                 options={"oric_order": "leave"})  # fmt: skip
    play(match, "play break_the_ranks")
    assert where(match, "ash_harrier") is None
    assert gauges(match)["red"] == 2
    assert seat(match)["tokens"] == []
    assert laid(match)["scenario.2"] == "arechi.2"


@pytest.mark.rule("H-116")
def test_the_first_of_several_takes_the_token_and_the_others_lose_its_effects() -> None:
    tokens = {**{f"scenario.{n}": "held" for n in range(1, 6)}, "scenario.6": "oppenheim.6"}
    match = oric(at="oppenheim.6", tokens=tokens, cards={"forge_hound": "oppenheim.6", "last_battery": "oppenheim.6"},
                 hand={"break_the_ranks": "board"})  # fmt: skip
    match = changed(match, lambda s: set_hurt(s, forge_hound=1), again=True)
    play(match, "play break_the_ranks", "hit forge_hound")  # 3 + 1 of 3 + 1
    assert seat(match)["tokens"] == list(HELD)
    left = seen_card(match, "last_battery")
    assert (left["health"], left["attack"], left["range"], left["keywords"]) == (4, 1, 2, [])
    play(match, "play art_of_war")
    assert hurt(match, "last_battery") == 1  # no longer ARMORED


@pytest.mark.rule("H-116")
def test_the_other_one_falls_too_if_its_health_falls_to_the_damage_on_it() -> None:
    tokens = {**{f"scenario.{n}": "held" for n in range(1, 6)}, "scenario.6": "oppenheim.6"}
    match = oric(at="oppenheim.6", tokens=tokens, cards={"hollow_sergeant": "oppenheim.6", "last_battery": "oppenheim.6"},
                 hand={"break_the_ranks": "board"})  # fmt: skip
    match = changed(match, lambda s: set_hurt(s, hollow_sergeant=3, last_battery=4), again=True)
    play(match, "play break_the_ranks", "hit hollow_sergeant")
    assert where(match, "last_battery") is None  # 4 damage, Health 5 and then 4
    assert gauges(match) == {"red": 5, "green": 0, "blue": 1}  # 3, and 2 with a blue one


@pytest.mark.rule("H-116")
@pytest.mark.parametrize(("tokens", "after"), [(TOKENS, "arechi.2"), (HELD, "arechi.3")])
def test_a_hunter_on_a_token_stays_there(tokens: dict[str, str], after: str) -> None:
    match = oric(at="arechi.4", tokens=tokens, cards={"salt_jackals": "arechi.2"})  # HUNTER, Range 0
    play(match, "end")
    roll_on(match, "card_is_drawn")
    assert where(match, "salt_jackals") == after


@pytest.mark.rule("H-116")
def test_tokens_travel_with_their_tile() -> None:
    match = oric(at="dojo.5")
    assert "play dash" in options(match)
    play(match, "end")
    go(match, "worlds_shift")
    play(match, "shift=iron_caravan")  # Arechi Wastes and Oppenheim change places
    assert seen(match)["layout"] == ["oakenmoor", "oppenheim", "lunaridge", "baiyu", "arechi", "drear"]
    assert laid(match) == TOKENS
    go(match, "act")
    reach = changed(match, lambda s: s.at.__setitem__(0, space("dojo.2"))).view(0)["seats"][0]["reach"]
    assert reach["oppenheim.6"] == 2  # now that it lies in the second slot: Dojo 2, Oppenheim 1, Oppenheim 6
    assert state(match).token[5] == space("oppenheim.6")

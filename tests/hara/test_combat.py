"""Combat (H-61 to H-76)."""

from __future__ import annotations

import pytest

from ludarium.core.match import Match
from ludarium.games.hara.state import Hara
from tests.hara.table import (
    NAMES_OF,
    at_dusk,
    card,
    changed,
    fresh,
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
    told,
    where,
    who,
    wounded,
)

HERE, NEXT, FAR = "lunaridge.4", "lunaridge.5", "lunaridge.6"
NOTHING = {"red": 0, "green": 0, "blue": 0}


def duel(at: str, rival_at: str, champion: str = "oric", rival: str = "leaf", **fields: object) -> Match:
    """Two champions; the first one moves, and is #1."""
    match = table(champion=champion, seats=2, at=[at, rival_at], options={"champion_2": rival}, **fields)  # type: ignore[arg-type]
    return ordered(match, 1, 2)


def colours(match: Match) -> list[str]:
    return [str(each["colour"]) for each in happened(match, "gains")]


# -- hits ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-61")
def test_what_a_monster_is() -> None:
    match = table(champion="oric", cards={"peat_wight": HERE, "mother_insomnia": NEXT}, day=2)
    wight, boss = on_map(match, "peat_wight"), on_map(match, "mother_insomnia")
    assert (wight["health"], wight["attack"], wight["range"], wight["keywords"]) == (5, 2, 0, ["critical"])
    assert (boss["health"], boss["attack"], boss["range"], boss["keywords"]) == (7, 3, 1, ["hunter", "scarred"])


@pytest.mark.rule("H-61")
@pytest.mark.rule("H-64")
def test_rewards_are_read_from_top_to_bottom() -> None:
    match = wounded(table(champion="oric", at=HERE, cards={"moth_eaten_king": HERE}), moth_eaten_king=5)
    play(match, "play art_of_war")
    assert colours(match) == ["red", "green", "blue"]
    play(match, "gauge blue")  # 1 Gold, last
    assert gauges(match) == {"red": 1, "green": 1, "blue": 2}


@pytest.mark.rule("H-62")
def test_a_hit_has_one_target_within_range_and_fixed_damage() -> None:
    cards = {"stump_badger": HERE, "dune_lamprey": NEXT, "boiler_knight": FAR, "ridge_ibex": "lunaridge.1"}
    match = table(champion="leaf", at=HERE, cards=cards)
    play(match, "play thornlash", "pull stump_badger")  # then 2 damage, range 2
    assert options(match) == ["hit stump_badger", "hit dune_lamprey", "hit boiler_knight"]
    play(match, "hit boiler_knight")
    assert (kind(match), hurt(match, "boiler_knight")) == ("act", 2)  # no roll


@pytest.mark.rule("H-62")
def test_a_target_is_a_monster_or_another_champion() -> None:
    match = duel(HERE, NEXT, cards={"stump_badger": HERE})
    play(match, "play art_of_war")
    assert options(match) == ["hit stump_badger", "hit leaf"]
    play(match, "hit leaf")
    assert me(match, 1)["health"] == 5


@pytest.mark.rule("H-62")
def test_one_effect_on_one_target_is_one_hit() -> None:
    """clockwork_sentry: 2 damage twice; ARMORED takes 1 off each, from 4 damage in one hit it would be 3."""
    match = table(
        champion="thomas",
        at=HERE,
        hand={"clockwork_sentry": "hand"},
        cards={"hollow_sergeant": FAR},
        options={"armored": "minus1"},
    )
    play(match, "play clockwork_sentry")
    assert hurt(match, "hollow_sergeant") == 2


@pytest.mark.rule("H-62")
def test_what_sharpens_a_single_target_attack_does_not_sharpen_an_area() -> None:
    """One Monster in range does not make an area attack one on a single target."""
    items = ["thunder_whetstone", "hornet_pin"]  # +2 on the next, +1 on the first of the turn
    match = table(champion="kaoru", at=HERE, hand={"avalanche": "board"}, cards={"dune_lamprey": HERE}, items=items)
    play(match, "item thunder_whetstone", "play avalanche")
    assert (hurt(match, "dune_lamprey"), me(match)["aim"]) == (3, 2)
    match = table(champion="kaoru", at=HERE, cards={"marshal_adelhart": HERE}, items=items, day=2)
    play(match, "item thunder_whetstone", "play stone_paw", "stop")
    assert (hurt(match, "marshal_adelhart"), me(match)["aim"]) == (2 + 2 + 1, 0)
    play(match, "play bears_shadow", "stop")
    assert hurt(match, "marshal_adelhart") == 5 + 2


@pytest.mark.rule("H-62")
def test_the_question_whom_to_hit_counts_what_sharpens_the_hit() -> None:
    cards = {"marshal_adelhart": HERE, "dune_lamprey": HERE}  # two of them, so that it is asked
    match = table(champion="kaoru", at=HERE, cards=cards, items=["thunder_whetstone", "hornet_pin"], day=2)
    play(match, "item thunder_whetstone", "play stone_paw", "stop")  # +2 on the next, +1 on the first of the turn
    assert match.prompt is not None
    assert (match.prompt.kind, match.prompt.phrase.arguments["n"]) == ("hit_lands", 2 + 2 + 1)


@pytest.mark.rule("H-63")
def test_all_other_targets_are_hit_but_not_the_one_acting() -> None:
    cards = {"stump_badger": HERE, "dune_lamprey": NEXT, "ridge_ibex": FAR, "mabel_morel": HERE}
    match = duel(HERE, "lunaridge.3", "kaoru", "oric", hand={"avalanche": "board"}, cards=cards)
    play(match, "play avalanche")  # 3 damage to all others within range 1
    assert [hurt(match, id) for id in cards] == [3, 3, 0, 0]
    assert (me(match, 0)["health"], me(match, 1)["health"]) == (7, 4)


@pytest.mark.rule("H-63")
@pytest.mark.rule("H-4")
@pytest.mark.parametrize("order", [["salt_jackals", "moonshell_tortoise"], ["moonshell_tortoise", "salt_jackals"]])
def test_monsters_felled_at_the_same_time_pay_in_canonical_order(order: list[str]) -> None:
    places = {"salt_jackals": "lunaridge.1", "moonshell_tortoise": "lunaridge.2"}
    match = table(champion="kaoru", at="lunaridge.1", hand={"avalanche": "board"}, cards={id: places[id] for id in order})
    match = play(wounded(match, salt_jackals=3, moonshell_tortoise=3), "play avalanche")
    assert [where(match, id) for id in order] == [None, None]
    assert (kind(match), gauges(match)) == ("put_gold", {**NOTHING, "red": 2})  # the jackals' Gold; the tortoise has not paid yet
    play(match, "gauge green")
    assert gauges(match) == {"red": 2, "green": 1, "blue": 2}


@pytest.mark.rule("H-63")
@pytest.mark.rule("H-64")
@pytest.mark.parametrize("hound", ["oppenheim.3", "oppenheim.5"])
def test_who_falls_to_a_volatile_monster_still_gets_what_fell_at_the_same_time(hound: str) -> None:
    """forge_hound and boiler_knight fall together; the hound's 1 damage defeats Kaoru, who then loses 1 of each gauge."""
    cards = {"forge_hound": hound, "boiler_knight": "oppenheim.4"}
    match = table(champion="kaoru", at="oppenheim.4", hand={"avalanche": "board"}, cards=cards, health=1)
    match = play(wounded(match, boiler_knight=2), "play avalanche")
    assert [where(match, id) for id in cards] == [None, None]
    assert set(colours(match)) == {"red", "green"}
    assert sum(each["n"] for each in happened(match, "gains")) == 2 + 2 + 1


@pytest.mark.rule("H-64")
@pytest.mark.parametrize(("damage", "gone"), [(2, False), (3, True)])
def test_a_monster_is_defeated_when_damage_reaches_its_health(damage: int, gone: bool) -> None:
    match = wounded(table(champion="oric", at=HERE, cards={"stump_badger": HERE}), stump_badger=damage)  # Health 4
    play(match, "play art_of_war")
    assert (where(match, "stump_badger") is None) == gone
    assert gauges(match)["green"] == (2 if gone else 0)
    assert seen(match)["discards"]["oakenmoor"] == (["stump_badger"] if gone else [])


@pytest.mark.rule("H-64")
def test_the_champion_whose_hit_did_it_gets_the_rewards() -> None:
    match = duel(HERE, HERE, cards={"stump_badger": HERE})

    def by_the_rival(s: Hara) -> None:
        s.hurt[card("stump_badger")], s.marks[card("stump_badger")] = 3, 1024

    play(match := changed(match, by_the_rival), "play art_of_war", "hit stump_badger")
    assert (gauges(match, 0)["green"], gauges(match, 1)["green"]) == (2, 0)


@pytest.mark.rule("H-65")
def test_attacks_in_canonical_order_stop_when_the_champion_is_defeated() -> None:
    cards = {"ridge_ibex": HERE, "third_hour_owl": "lunaridge.3", "boiler_knight": NEXT, "drowned_lamplighter": FAR}
    match = play(table(champion="oric", at=HERE, cards=cards, health=3), "end")
    assert who(match, "attacks") == ["third_hour_owl", "ridge_ibex"]  # 1 + 2, and Oric is down
    assert (seat_at(match), me(match)["health"]) == ("dojo.0", 7)


@pytest.mark.rule("H-66")
def test_an_allied_monster_is_no_target_and_never_attacks() -> None:
    match = table(champion="kaoru", at=HERE, hand={"avalanche": "board"}, cards={"mabel_morel": HERE, "echo_mirror_hare": NEXT})
    play(match, "play stone_paw", "stop", "play avalanche", "end")
    assert (hurt(match, "mabel_morel"), hurt(match, "echo_mirror_hare"), who(match, "attacks")) == (0, 0, [])


@pytest.mark.rule("H-66")
@pytest.mark.parametrize(("at", "health"), [(HERE, 4), (NEXT, 4), (FAR, 3)])
def test_help_while_in_play(at: str, health: int) -> None:
    """mabel_morel: whoever ends the turn within range 1 gains 1 Health."""
    match = play(table(champion="oric", at=HERE, cards={"mabel_morel": at}, health=3), "end")
    assert (me(match)["health"], where(match, "mabel_morel")) == (health, at)


@pytest.mark.rule("H-66")
@pytest.mark.parametrize(("at", "damage"), [(NEXT, 2), (FAR, 1)])
def test_another_help_while_in_play(at: str, damage: int) -> None:
    """echo_mirror_hare: hits on a single target from within range 1 of it get +1 damage."""
    match = table(champion="oric", at=HERE, cards={"echo_mirror_hare": at, "dune_lamprey": "lunaridge.3"})
    assert hurt(play(match, "play art_of_war"), "dune_lamprey") == damage


@pytest.mark.rule("H-66")
def test_help_once_is_free_on_its_space_and_then_it_is_discarded() -> None:
    match = table(champion="oric", at=HERE, cards={"lotte_at_the_bellows": NEXT}, activations=1)
    assert "help lotte_at_the_bellows" not in options(match)
    play(match, "play dash", f"move {NEXT}", "stop")
    assert seen(match)["activations"] == 0
    play(match, "help lotte_at_the_bellows", "gauge blue")  # 1 Red, 1 Gold
    assert gauges(match) == {"red": 1, "green": 0, "blue": 1}
    assert (where(match, "lotte_at_the_bellows"), seen(match)["discards"]["oppenheim"]) == (None, ["lotte_at_the_bellows"])


@pytest.mark.rule("H-67")
def test_a_boss_is_a_monster_that_never_comes_on_day_1() -> None:
    match = fresh(champion="oric")
    assert (len(options(match)), "card=old_hob_sixteen_tines" in options(match)) == (9, False)
    match = table(champion="oric", at=HERE, cards={"ottoline_vesper": FAR}, day=2)
    assert me(play(match, "end"))["health"] == 4  # it attacks like any Monster: Attack 3, Range 2


@pytest.mark.rule("H-67")
def test_a_modified_attack_is_never_below_0() -> None:
    match = table(champion="leaf", at=HERE, hand={"drowsy_pollen": "hand"}, cards={"pike_under_glass": HERE}, health=3)
    play(match, "play drowsy_pollen")  # -3 Attack on Attack 1, then 2 damage
    assert on_map(match, "pike_under_glass")["attack"] == 0
    assert me(play(match, "end"))["health"] == 3


@pytest.mark.rule("H-67")
def test_when_health_changes_damage_stays() -> None:
    match = table(champion="oric", at=HERE, cards={"stump_badger": HERE, "unlit_lamp": FAR})  # +1 Health in its World
    assert on_map(match, "stump_badger")["health"] == 5
    play(match, "play hold_the_gate", "stop")
    assert (on_map(match, "stump_badger")["hurt"], on_map(match, "stump_badger")["health"]) == (2, 5)


@pytest.mark.rule("H-67")
@pytest.mark.parametrize(("damage", "gone"), [(2, False), (3, True)])
def test_a_monster_pulled_out_of_a_health_bonus_is_defeated(damage: int, gone: bool) -> None:
    cards = {"unlit_lamp": "baiyu.4", "bamboo_viper": "baiyu.2"}  # Health 3 + 1
    match = table(champion="oric", at="lunaridge.1", items=["bone_whistle"], cards=cards)
    match = play(wounded(match, bamboo_viper=damage), "item bone_whistle")
    assert where(match, "bamboo_viper") == (None if gone else "lunaridge.1")
    assert gauges(match) == ({"red": 1, "green": 1, "blue": 0} if gone else NOTHING)  # by the champion who damaged it last


@pytest.mark.rule("H-67")
def test_a_hunter_that_leaves_a_health_bonus_is_defeated() -> None:
    cards = {"unlit_lamp": "arechi.4", "salt_jackals": "arechi.6"}  # Health 4 + 1
    match = play(wounded(table(champion="oric", at="lunaridge.3", cards=cards), salt_jackals=4), "end")
    assert (where(match, "salt_jackals"), who(match, "attacks"), kind(match)) == (None, [], "put_gold")
    assert gauges(match)["red"] == 2


@pytest.mark.rule("H-67")
@pytest.mark.rule("H-64")
def test_it_pays_before_anybody_attacks() -> None:
    """The jackals fall as they come nearer, at the start of Phase II; only then the badger deals its 2 damage to Oric."""
    cards = {"unlit_lamp": "arechi.4", "salt_jackals": "arechi.6", "stump_badger": "lunaridge.3"}
    match = play(wounded(table(champion="oric", at="lunaridge.3", cards=cards, health=2), salt_jackals=4), "end")
    assert (kind(match), gauges(match)["red"], seat_at(match)) == ("put_gold", 2, "lunaridge.3")
    play(match, "gauge blue")
    assert (seat_at(match), gauges(match)) == ("dojo.0", {"red": 1, "green": 0, "blue": 0})


@pytest.mark.rule("H-67")
@pytest.mark.rule("H-80")
def test_closing_a_rift_that_gave_health_defeats_whom_it_kept_alive() -> None:
    """The Rift pays first: 1 Blue and 1 Red at the top, 2 Blue and 1 Gold for the success; only then it is discarded."""
    match = table(champion="soff", at="lunaridge.1", cards={"unlit_lamp": "lunaridge.1", "ridge_ibex": "lunaridge.4"})
    match = wounded(match, ridge_ibex=5)  # Health 5 + 1; pays 2 Blue and 1 Red
    play(match, "challenge unlit_lamp", "spend 5", "d6=1")
    assert (kind(match), gauges(match), where(match, "ridge_ibex")) == (
        "put_gold",
        {"red": 1, "green": 0, "blue": 3},
        "lunaridge.4",
    )
    play(match, "gauge green")
    assert (gauges(match), where(match, "ridge_ibex")) == ({"red": 2, "green": 1, "blue": 5}, None)


# -- defeat ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-68")
def test_what_a_defeat_does() -> None:
    match = table(
        champion="oric",
        at=HERE,
        cards={"bramble_sow": NEXT},
        energy=(3, 0, 10),
        items=["night_oil"],
        hand={"forced_march": "board"},
        health=2,
        spirit=1,
        resource=4,
    )
    play(match, "play dash", f"move {NEXT}")
    assert (seat_at(match), me(match)["health"]) == ("dojo.0", 7)
    assert gauges(match) == {"red": 2, "green": 0, "blue": 9}
    assert (me(match)["spirit"], me(match)["items"], me(match)["resource"]["now"]) == (1, ["night_oil"], 4)
    assert held(match)["forced_march"] == "board"


@pytest.mark.rule("H-68")
def test_losing_the_last_health_is_a_defeat_as_well() -> None:
    match = table(champion="oric", at=HERE, cards={"garden_of_pins": NEXT}, health=1, energy=(1, 1, 1), spirit=1)
    play(match, "end")  # the Rift takes 1 Health
    assert (seat_at(match), me(match)["health"], gauges(match)) == ("dojo.0", 7, NOTHING)


@pytest.mark.rule("H-69")
def test_a_defeat_in_the_own_turn_ends_it() -> None:
    """Steps E, F and G follow, step D does not: no toll is taken by the Rift next to D0, and the Dojo gives nothing."""
    match = table(
        champion="oric",
        at="oakenmoor.4",
        cards={"bramble_sow": "oakenmoor.3", "garden_of_pins": "dojo.1", "dune_lamprey": "oakenmoor.4"},
        energy=(6, 0, 0),
        health=2,
        spirit=1,
    )
    match = changed(match, lambda s: s.reached.__setitem__(0, 1))
    play(match, "play art_of_war", "hit dune_lamprey", "play dash", "move oakenmoor.3")
    assert (kind(match), held(match)["art_of_war"], held(match)["dash"]) == ("learn", "board", "board")  # E, then F
    play(match, "learn veterans_riposte")
    assert (kind(match), seen(match)["round"], hurt(match, "dune_lamprey")) == ("card_is_drawn", "dusk", 0)  # G
    assert (me(match)["health"], me(match)["spirit"]) == (7, 1)
    assert "recovers" not in told(match)


@pytest.mark.rule("H-69")
def test_a_defeat_before_phase_1_ends_the_turn_as_well() -> None:
    match = table(champion="oric", at=HERE, cards={"salt_storm": HERE}, health=1)
    play(match, "end")
    roll_on(match, "worlds_shift")  # at the start of the Dusk turn the storm deals 1 damage: no Adventure phase
    assert (seat_at(match), me(match)["health"], where(match, "salt_storm")) == ("dojo.0", 7, None)
    assert [entry.say for entry in match.log if entry.by == 0] == ["end"]


@pytest.mark.rule("H-69")
def test_a_defeat_in_another_players_turn_ends_nothing() -> None:
    match = duel(HERE, NEXT)
    match = changed(match, lambda s: s.health.__setitem__(1, 1))
    play(match, "play art_of_war", "gauge red", "gauge red")
    assert (kind(match), match.actor, seat_at(match, 1)) == ("act", 0, "dojo.0")


@pytest.mark.rule("H-69")
def test_monsters_gain_nothing_by_defeating_a_champion() -> None:
    match = duel(HERE, "drear.4", cards={"stump_badger": HERE}, health=2)
    before = on_map(match, "stump_badger")
    play(match, "end")
    assert seat_at(match) == "dojo.0"
    assert on_map(match, "stump_badger") == before
    assert (gauges(match, 0), gauges(match, 1)) == (NOTHING, NOTHING)


@pytest.mark.rule("H-70")
def test_whoever_defeats_a_champion_gains_2_gold() -> None:
    match = changed(duel(HERE, NEXT), lambda s: s.health.__setitem__(1, 1))
    play(match, "play art_of_war")
    assert (kind(match), match.actor) == ("put_gold", 0)
    play(match, "gauge red", "gauge blue")
    assert (kind(match), gauges(match)) == ("act", {"red": 1, "green": 0, "blue": 1})
    assert me(match, 1)["health"] == 6


@pytest.mark.rule("H-71")
@pytest.mark.parametrize(("shield", "health"), [("attacks", 6), ("all", 7)])
def test_does_the_dojo_stop_damage_from_a_card(shield: str, health: int) -> None:
    match = at_dusk(table(champion="oric", at="dojo.3", spirit=0, options={"dojo_shield": shield}))
    play(match, "end", "shift=map_folds_itself")
    assert kind(match) == "pay_and_roll"  # the Dojo has given 2 Spirit
    play(match, "spend 0", "d6=1")  # failed: 1 damage
    assert me(match)["health"] == health


@pytest.mark.rule("H-71")
def test_the_dojo_always_stops_players() -> None:
    match = duel("oakenmoor.1", "dojo.1", "leaf", "oric", hand={"grappling_roots": "board"})
    assert me(play(match, "play grappling_roots"), 1)["health"] == 7


# -- the Corrupted ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-72")
@pytest.mark.rule("H-73")
@pytest.mark.parametrize(("number", "health", "attack", "reach"), [(0, 16, 1, 2), (1, 12, 2, 1)])
def test_the_sheet_of_a_corrupted(number: int, health: int, attack: int, reach: int) -> None:
    facts = NAMES_OF.corrupted[number].facts
    assert (facts["health"], facts["attack"], facts["range"]) == (health, attack, reach)
    worlds = [world for each in facts["abilities"] for world in each["worlds"]]
    assert [len(each["worlds"]) for each in facts["abilities"]] == [2, 2, 2]  # three named abilities, two World symbols each
    assert len({str(each["name"]) for each in facts["abilities"]}) == 3
    assert sorted(worlds) == sorted(["oakenmoor", "arechi", "lunaridge", "baiyu", "oppenheim", "drear"])
    assert len(facts["passive"]) == len(facts["weakness"]) == 1

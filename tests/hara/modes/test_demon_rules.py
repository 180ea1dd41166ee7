"""Common rules as they show in Dance with the Demon."""

from __future__ import annotations

import pytest

from tests.hara.table import (
    NAMES_OF,
    at_dusk,
    card,
    changed,
    gauges,
    happened,
    hurt,
    kind,
    me,
    options,
    play,
    roll_on,
    seen,
    table,
    told,
    where,
)

HERE, NEXT, FAR = "lunaridge.4", "lunaridge.5", "lunaridge.6"
NOTHING = {"red": 0, "green": 0, "blue": 0}


@pytest.mark.rule("H-24")
def test_a_corrupted_in_the_dojo_can_be_hurt() -> None:
    match = table("demon", at="dojo.4", enoki="dojo.3", day=3)
    play(match, "play sun_lance")  # 2 damage, range 1
    assert seen(match)["corrupted"]["health"] == 10


@pytest.mark.rule("H-56")
@pytest.mark.parametrize(("armored", "dealt"), [("threshold", 2), ("minus1", 1)])
def test_armored_holds_against_a_corrupted(armored: str, dealt: int) -> None:
    cards = {"hollow_sergeant": HERE, "rust_halberdiers": NEXT, "stump_badger": NEXT}
    match = table("demon", at="drear.1", enoki=HERE, cards=cards, day=3, options={"armored": armored})
    play(match, "end", "world=arechi")  # Whirling Axes: 2 damage to all others within range 1
    assert [hurt(match, id) for id in cards] == [dealt, dealt, 2]


@pytest.mark.rule("H-59")
def test_elusive_escapes_the_abilities_of_a_corrupted() -> None:
    cards = {"glass_heron": NEXT, "comet_moth": HERE}
    match = table("demon", at="drear.1", enoki=HERE, cards=cards, day=3)
    play(match, "end", "world=arechi")  # Whirling Axes stays with the closest enemy, on its own space
    assert [hurt(match, id) for id in cards] == [0, 2]


@pytest.mark.rule("H-62")
def test_a_corrupted_is_a_target() -> None:
    match = table("demon", at=HERE, enoki=NEXT, cards={"stump_badger": HERE}, day=3)
    assert options(play(match, "play sun_lance")) == ["hit stump_badger", "hit enoki"]


@pytest.mark.rule("H-63")
def test_a_corrupted_is_among_all_other_targets() -> None:
    match = table("demon", at=HERE, enoki=NEXT, items=["garrison_rocket"], day=3)
    play(match, "item garrison_rocket")  # 3 damage to all others within range 1
    assert (seen(match)["corrupted"]["health"], me(match)["health"]) == (9, 5)


@pytest.mark.rule("H-64")
def test_otherwise_nobody_gets_them() -> None:
    match = table("demon", at="drear.1", enoki=HERE, cards={"stump_badger": HERE}, day=3)
    match = changed(match, lambda s: s.hurt.__setitem__(card("stump_badger"), 0))
    play(match, "end", "world=arechi")  # Whirling Axes: 2 of 4
    assert hurt(match, "stump_badger") == 2
    play(match, "d6=5", "world=oppenheim")  # the Scenario Effect: again
    assert (where(match, "stump_badger"), gauges(match)) == (None, NOTHING)


@pytest.mark.rule("H-64")
def test_damage_on_monsters_is_cleared_and_on_a_corrupted_stays() -> None:
    match = table("demon", at=HERE, enoki=NEXT, cards={"dune_lamprey": HERE}, day=3)
    play(match, "play sun_lance", "hit enoki", "play heel_and_ember", "stop", "hit dune_lamprey")
    assert (seen(match)["corrupted"]["health"], hurt(match, "dune_lamprey")) == (10, 2)
    play(match, "end", "world=drear")  # Phase II, step G; then Enoki's third ability heals 2
    assert hurt(match, "dune_lamprey") == 0
    assert seen(match)["corrupted"]["health"] == 12
    match = table("demon", at=HERE, enoki=NEXT, day=3)
    play(match, "play sun_lance", "end", "world=arechi")
    assert seen(match)["corrupted"]["health"] == 10


@pytest.mark.rule("H-65")
def test_a_corrupted_attacks_last_and_champions_deal_no_damage_in_phase_2() -> None:
    cards = {"ridge_ibex": HERE, "last_battery": FAR}
    match = play(table("demon", at=HERE, enoki="lunaridge.3", cards=cards, day=3, guard=9), "end")
    notes = [note for note in told(match) if note in ("attacks", "foe-attacks")]
    assert notes == ["attacks", "attacks", "foe-attacks"]
    assert [hurt(match, id) for id in cards] == [0, 0]
    assert seen(match)["corrupted"]["health"] == 12


@pytest.mark.rule("H-66")
def test_only_a_corrupteds_abilities_fell_an_allied_monster() -> None:
    match = table("demon", at="drear.1", enoki=HERE, cards={"mabel_morel": HERE, "sweeping_novice": HERE}, day=3)
    play(match, "end", "world=arechi")  # 2 damage: Health 2 and Health 3
    assert (where(match, "mabel_morel"), where(match, "sweeping_novice")) == (None, HERE)
    assert seen(match)["discards"]["oakenmoor"] == ["mabel_morel"]


@pytest.mark.rule("H-71")
@pytest.mark.parametrize("shield", ["attacks", "all"])
def test_the_dojo_always_stops_monsters_and_a_corrupted(shield: str) -> None:
    chosen = {"dojo_shield": shield}
    match = table("demon", at="dojo.3", enoki="lunaridge.1", cards={"third_hour_owl": "lunaridge.1"}, day=3, options=chosen)
    play(match, "end", "world=arechi")  # Attack of both; then Whirling Axes around Soff's space
    assert me(match)["health"] == 5


@pytest.mark.rule("H-73")
@pytest.mark.parametrize(
    ("world", "ability"), [("arechi", 0), ("oppenheim", 0), ("oakenmoor", 1), ("baiyu", 1), ("lunaridge", 2), ("drear", 2)]
)
def test_the_world_die_chooses_the_ability(world: str, ability: int) -> None:
    """Enoki 4 steps from Soff: Whirling Axes 2, Cull and Harvest 4 damage, and the third heals Enoki by 2."""
    match = table("demon", at=HERE, enoki="lunaridge.1", day=3, foe_health=9)
    play(match, "end")
    assert options(match) == [f"world={each}" for each in ("oakenmoor", "arechi", "lunaridge", "baiyu", "oppenheim", "drear")]
    play(match, f"world={world}")
    name = NAMES_OF.corrupted[1].facts["abilities"][ability]["name"]
    assert happened(match, "foe-acts")[0]["ability"] == name
    assert (me(match)["health"], seen(match)["corrupted"]["health"]) == [(3, 9), (2, 9), (5, 11)][ability]


@pytest.mark.rule("H-73")
@pytest.mark.parametrize(("enoki", "dealt", "health"), [(HERE, 3, 4), (NEXT, 3, 5), (FAR, 4, 5)])
def test_passive_and_weakness_apply(enoki: str, dealt: int, health: int) -> None:
    """Enoki's Passive bites back at hits from range 0, the Weakness adds 1 to hits from range 2 or more."""
    match = table("demon", at=HERE, enoki=enoki, hand={"sun_lance": "board"}, day=3)
    play(match, "play sun_lance")  # 3 damage, range 4
    assert (seen(match)["corrupted"]["health"], me(match)["health"]) == (12 - dealt, health)


@pytest.mark.rule("H-75")
@pytest.mark.parametrize(("enemies", "ends"), [("all", "oakenmoor.5"), ("champions", HERE)])
@pytest.mark.parametrize("card_id", ["dune_lamprey", "mabel_morel"])
def test_who_is_an_enemy_of_a_corrupted(enemies: str, ends: str, card_id: str) -> None:
    match = table(
        "demon", at=HERE, enoki="oakenmoor.4", cards={card_id: "oakenmoor.5"}, day=3, options={"corrupted_enemies": enemies}
    )
    play(match, "end", "world=arechi")  # Whirling Axes: to the closest enemy
    assert seen(match)["corrupted"]["at"] == ends
    assert me(match)["health"] == (5 if ends != HERE else 3)


@pytest.mark.rule("H-75")
@pytest.mark.parametrize("enemies", ["all", "champions"])
def test_a_corrupteds_abilities_hurt_monsters_in_both_cases(enemies: str) -> None:
    cards = {"dune_lamprey": HERE, "lotte_at_the_bellows": NEXT}
    match = table("demon", at=HERE, enoki="lunaridge.2", cards=cards, day=3, options={"corrupted_enemies": enemies}, guard=9)
    play(match, "end", "world=arechi")
    assert seen(match)["corrupted"]["at"] == HERE
    assert [hurt(match, id) for id in cards] == [2, 2]


@pytest.mark.rule("H-76")
def test_a_defeated_corrupted_leaves_the_map_and_gives_3_gold() -> None:
    match = table("demon", at=HERE, enoki=NEXT, day=3, foe_health=2)
    play(match, "play sun_lance")
    assert (seen(match)["corrupted"]["at"], seen(match)["corrupted"]["fallen"]) == (None, True)
    play(match, "gauge red", "gauge green", "gauge green")
    assert (kind(match), gauges(match)) == ("act", {"red": 1, "green": 2, "blue": 0})
    play(match, "end")
    assert kind(match) == "card_is_drawn"  # no Corrupted Turn any more


@pytest.mark.rule("H-76")
def test_alone_a_corrupted_has_no_resilience_token() -> None:
    match = at_dusk(table("demon", at="dojo.0", day=2))
    play(match, "end")
    roll_on(match, "enoki_world", {"worlds_shift": "shift=tea_for_the_garrison"})
    play(match, "world=drear", "d6=6")
    enoki = seen(match)["corrupted"]
    assert (enoki["at"], enoki["health"], enoki["resilience"]) == ("drear.6", 12, 0)

"""The champions: what they start with, and how their unique resources come and go (H-220 to H-223)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core.match import Match
from tests.hara.stages import changed, go, seat, set_hurt
from tests.hara.table import GAME, hurt, kind, options, play, seat_at, seen, table, where

SHEETS = {  # Health, Spirit, resource, start, most
    "soff": (5, 5, "rhythm", 0, 5),
    "thomas": (5, 6, "charge", 1, 4),
    "kaoru": (7, 4, "grit", 2, 4),
    "leaf": (6, 5, "growth", 1, 5),
    "persephone": (6, 4, "fear", 0, 6),
    "oric": (7, 4, "discipline", 0, 5),
}


def turn(champion: str, **given: Any) -> Match:
    return table("arena", champion=champion, **given)


def now(match: Match) -> int:
    """The unique resource."""
    return int(seat(match)["resource"]["now"])


def ended(match: Match) -> Match:
    """The turn is over."""
    play(match, "end")
    return go(match, "card_is_drawn")


@pytest.mark.rule("H-220")
@pytest.mark.rule("H-221")
@pytest.mark.rule("H-222")
@pytest.mark.rule("H-223")
@pytest.mark.parametrize("champion", SHEETS)
def test_what_a_champion_starts_with(champion: str) -> None:
    health, spirit, resource, start, most = SHEETS[champion]
    found = seat(GAME.new(seed=5, options={"champion": champion}))
    assert (found["health"], found["max_health"]) == (health, health)
    assert (found["spirit"], found["max_spirit"]) == (spirit, spirit)
    assert found["resource"] == {"id": resource, "now": start, "most": most}


# -- Kaoru & Kuma, Grit (H-221a) -------------------------------------------------------------------------------------


@pytest.mark.rule("H-221")
def test_grit_grows_each_time_damage_is_dealt_to_kaoru_and_kuma() -> None:
    match = ended(turn("kaoru", at="baiyu.3", cards={"bamboo_viper": "baiyu.3", "grumbling_teapot": "baiyu.4"}))
    assert seat(match)["health"] == 7 - 2 - 1
    assert now(match) == 4  # two attacks, whatever their size


@pytest.mark.rule("H-221")
def test_grit_is_at_most_4_and_prevented_damage_gives_none() -> None:
    match = ended(turn("kaoru", at="baiyu.3", cards={"bamboo_viper": "baiyu.3"}, resource=4))
    assert (seat(match)["health"], now(match)) == (5, 4)
    match = ended(turn("kaoru", at="baiyu.3", cards={"grumbling_teapot": "baiyu.3"}, items=["saucepan_lid"]))
    assert (seat(match)["health"], now(match)) == (7, 2)


@pytest.mark.rule("H-221")
def test_losing_health_is_no_damage_and_gives_no_grit() -> None:
    match = turn("kaoru", at="baiyu.2", cards={"ten_thousand_steps": "baiyu.3"})
    play(match, "play dash", "move baiyu.3", "spend 0", "d6=1")  # failure: lose 1 Health
    assert (seat(match)["health"], now(match)) == (6, 2)


@pytest.mark.rule("H-221")
def test_a_defeat_keeps_the_grit_and_adds_the_last_blows() -> None:
    match = ended(turn("kaoru", at="baiyu.3", cards={"bamboo_viper": "baiyu.3"}, health=1, resource=1))
    assert seat_at(match) == "dojo.0"
    assert now(match) == 2


@pytest.mark.rule("H-221")
def test_grit_pays_for_cards() -> None:
    match = turn("kaoru", at="baiyu.3", cards={"chipped_temple_lion": "baiyu.3"}, hand={"stone_paw": "board"}, resource=1)
    play(match, "play stone_paw")
    assert (hurt(match, "chipped_temple_lion"), now(match)) == (3, 0)
    match = turn("kaoru", at="baiyu.3", cards={"chipped_temple_lion": "baiyu.3"}, hand={"stone_paw": "board"}, resource=0)
    assert "play stone_paw" not in options(match)


# -- Persephone, Fear (H-221b) ---------------------------------------------------------------------------------------


@pytest.mark.rule("H-221")
def test_fear_grows_with_each_monster_she_defeats() -> None:
    match = turn("persephone", at="drear.3", cards={"drowned_lamplighter": "drear.4"})
    play(match, "play claws_of_the_netherbeast")  # 3 damage from next door
    assert where(match, "drowned_lamplighter") is None
    assert now(match) == 1


@pytest.mark.rule("H-221")
def test_and_the_first_time_per_turn_she_damages_one_on_her_space() -> None:
    match = turn("persephone", at="drear.3", cards={"chipped_temple_lion": "drear.3"}, hand={"claws_of_the_netherbeast": "board"})
    play(match, "play taste_of_dread")  # 2 damage, range 0
    assert now(match) == 1
    play(match, "play claws_of_the_netherbeast")
    assert (hurt(match, "chipped_temple_lion"), now(match)) == (3, 1)


@pytest.mark.rule("H-221")
def test_damage_from_next_door_that_fells_nobody_gives_none() -> None:
    match = turn("persephone", at="drear.3", cards={"chipped_temple_lion": "drear.4"})
    play(match, "play claws_of_the_netherbeast")
    assert (hurt(match, "chipped_temple_lion"), now(match)) == (3, 0)


@pytest.mark.rule("H-221")
def test_a_monster_felled_on_her_space_gives_both_and_six_is_the_most() -> None:
    match = turn("persephone", at="drear.3", cards={"drowned_lamplighter": "drear.3"})
    play(match, "play claws_of_the_netherbeast")
    assert now(match) == 2
    match = turn("persephone", at="drear.3", cards={"drowned_lamplighter": "drear.3"}, resource=5)
    play(match, "play claws_of_the_netherbeast")
    assert now(match) == 6


@pytest.mark.rule("H-221")
def test_the_next_turn_has_a_first_time_again() -> None:
    match = turn("persephone", at="drear.3", cards={"grandmother_nine_steeps": "drear.3"})
    play(match, "play taste_of_dread")
    ended(match)
    go(match, "act", {"world_is_rolled": "world=baiyu"})
    play(match, "play claws_of_the_netherbeast")
    assert now(match) == 2


@pytest.mark.rule("H-221")
def test_her_defeat_takes_all_fear() -> None:
    match = ended(turn("persephone", at="drear.3", cards={"peat_wight": "drear.3"}, health=2, resource=4))
    assert seat_at(match) == "dojo.0"
    assert now(match) == 0


# -- Soff, Rhythm (H-222a) -------------------------------------------------------------------------------------------


@pytest.mark.rule("H-222")
def test_rhythm_grows_with_each_step_and_is_5_at_most() -> None:
    match = turn("soff", at="lunaridge.4")
    play(match, "play opening_measure", "move lunaridge.5", "move lunaridge.6", "move lunaridge.5")
    assert now(match) == 3
    play(match, "play dash", "move lunaridge.6", "move lunaridge.1")
    assert now(match) == 5
    play(match, "play heel_and_ember", "move lunaridge.6")
    assert now(match) == 5


@pytest.mark.rule("H-222")
def test_a_transport_is_no_step() -> None:
    match = turn("soff", at="lunaridge.4", items=["paper_crane"])
    play(match, "item paper_crane", "leap lunaridge.1")
    assert (seat_at(match), now(match)) == ("lunaridge.1", 0)


@pytest.mark.rule("H-222")
def test_rhythm_is_gone_when_the_turn_is_over_and_not_before() -> None:
    match = turn("soff", at="lunaridge.4", energy=(4, 0, 0), items=["dream_honey"])
    play(match, "play opening_measure", "move lunaridge.5", "move lunaridge.6", "stop")
    play(match, "item dream_honey", "gauge red", "gauge blue", "end")
    assert (kind(match), now(match)) == ("learn", 2)  # step F
    play(match, "learn grand_jete")
    assert now(match) == 0  # step G


# -- Thomas, Charge (H-222b) -----------------------------------------------------------------------------------------


@pytest.mark.rule("H-222")
@pytest.mark.parametrize(("used", "charge"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_charge_grows_with_each_activation_unused_at_the_end_of_phase_one(used: int, charge: int) -> None:
    match = turn("thomas", at="arechi.4")
    for card in ("spring_boots", "dash", "unstable_disintegrator")[:used]:
        play(match, f"play {card}")
        while kind(match) != "act":
            match.answer("leap arechi.4" if kind(match) == "land" else "stop")
    assert seen(match)["activations"] == 3 - used
    assert now(ended(match)) == charge


@pytest.mark.rule("H-222")
def test_charge_is_4_at_most() -> None:
    assert now(ended(turn("thomas", at="arechi.4", resource=3))) == 4


@pytest.mark.rule("H-222")
def test_on_a_rift_charge_is_paid_as_if_it_were_spirit() -> None:
    match = turn("thomas", at="arechi.4", cards={"unlit_lamp": "arechi.4"}, resource=2, spirit=1)  # difficulty 5
    play(match, "challenge unlit_lamp")
    assert set(options(match)) == {
        "spend 0",
        "spend 1",
        "spend 0 charge 1",
        "spend 1 charge 1",
        "spend 0 charge 2",
        "spend 1 charge 2",
    }
    play(match, "spend 1 charge 2", "d6=2", "gauge green")  # 2 + 3, and one of the rewards is Gold
    assert where(match, "unlit_lamp") is None
    assert (seat(match)["spirit"], now(match)) == (0, 0)


@pytest.mark.rule("H-222")
def test_charge_spent_in_vain_is_gone_all_the_same() -> None:
    match = turn("thomas", at="arechi.4", cards={"unlit_lamp": "arechi.4"}, resource=2, spirit=1)
    play(match, "challenge unlit_lamp", "spend 0 charge 2", "d6=2")
    assert where(match, "unlit_lamp") == "arechi.4"
    assert (seat(match)["spirit"], now(match)) == (1, 0)


@pytest.mark.rule("H-222")
def test_on_an_event_charge_pays_nothing_and_nobody_else_can_do_it() -> None:
    match = turn("thomas", at="arechi.4", cards={"buried_engine": "arechi.5"}, resource=4, spirit=1)
    play(match, "play dash", "move arechi.5")
    assert set(options(match)) == {"spend 0", "spend 1"}
    match = turn("oric", at="arechi.4", cards={"unlit_lamp": "arechi.4"}, resource=4, spirit=1)
    play(match, "challenge unlit_lamp")
    assert set(options(match)) == {"spend 0", "spend 1"}


# -- Leaf, Growth (H-223a) -------------------------------------------------------------------------------------------


@pytest.mark.rule("H-223")
@pytest.mark.parametrize(
    ("at", "cards", "growth"),
    [
        ("oakenmoor.4", {}, 3),  # a Green World
        ("baiyu.4", {}, 3),
        ("arechi.4", {}, 2),
        ("drear.4", {}, 2),
        ("dojo.3", {}, 1),  # no World
        ("oakenmoor.4", {"stump_badger": "oakenmoor.4"}, 1),
        ("oakenmoor.4", {"stump_badger": "oakenmoor.5"}, 3),  # next door
        ("oakenmoor.4", {"tobit_water_carrier": "oakenmoor.4"}, 3),  # an Allied Monster is no Monster
        ("oakenmoor.4", {"unlit_lamp": "oakenmoor.4"}, 3),
    ],
)
def test_growth_comes_at_the_end_of_a_turn_in_peace(at: str, cards: dict[str, str], growth: int) -> None:
    assert now(ended(turn("leaf", at=at, cards=cards))) == growth


@pytest.mark.rule("H-223")
def test_growth_is_5_at_most_and_a_defeat_leaves_no_step_d() -> None:
    assert now(ended(turn("leaf", at="oakenmoor.4", resource=4))) == 5
    match = ended(turn("leaf", at="oakenmoor.4", cards={"third_hour_owl": "oakenmoor.5"}, health=1))
    assert (seat_at(match), now(match)) == ("dojo.0", 1)


# -- Oric, Discipline (H-223b) ---------------------------------------------------------------------------------------

HAND = {"art_of_war": "hand", "break_the_ranks": "hand", "hold_the_gate": "hand"}


@pytest.mark.rule("H-223")
@pytest.mark.parametrize(
    ("board", "gained"),
    [
        ([], [0, 0, 0]),  # hand, hand, hand
        (["break_the_ranks"], [0, 1, 2]),  # hand, board, hand
        (["art_of_war"], [0, 1, 1]),  # board, hand, hand
        (["art_of_war", "break_the_ranks"], [0, 0, 1]),  # board, board, hand
        (["art_of_war", "break_the_ranks", "hold_the_gate"], [0, 0, 0]),
    ],
)
def test_discipline_grows_when_the_side_changes(board: list[str], gained: list[int]) -> None:
    match = turn("oric", at="oppenheim.4", hand={**HAND, **dict.fromkeys(board, "board")})
    for card, wanted in zip(("art_of_war", "break_the_ranks", "hold_the_gate"), gained, strict=True):
        play(match, f"play {card}")
        while kind(match) != "act":
            play(match, "stop")
        assert now(match) == wanted


@pytest.mark.rule("H-223")
def test_the_first_ability_of_a_turn_has_no_previous_one() -> None:
    match = turn("oric", at="oppenheim.4")
    play(match, "play art_of_war")
    ended(match)
    go(match, "act", {"world_is_rolled": "world=lunaridge"})
    play(match, "play art_of_war")  # On Board now
    assert now(match) == 0


@pytest.mark.rule("H-223")
def test_a_free_effect_is_no_activation_and_an_item_no_ability() -> None:
    match = turn("oric", at="oppenheim.4", hand={"plough_and_pike": "board"}, items=["patient_kettle"])
    play(match, "play art_of_war", "play plough_and_pike", "item patient_kettle")  # FREE on the board; an Item
    assert now(match) == 0
    play(match, "play hold_the_gate", "stop")  # hand after hand
    assert now(match) == 0


@pytest.mark.rule("H-223")
def test_discipline_is_5_at_most() -> None:
    match = turn("oric", at="oppenheim.4", hand={"break_the_ranks": "board"}, resource=5)
    play(match, "play art_of_war", "play break_the_ranks")
    assert now(match) == 5


@pytest.mark.rule("H-222")
def test_a_defeated_thomas_has_no_end_of_phase_one() -> None:
    match = turn("thomas", at="arechi.3", cards={"bramble_sow": "arechi.4"}, health=2)
    match = changed(match, lambda s: set_hurt(s, bramble_sow=0), again=True)
    play(match, "play dash", "move arechi.4")  # the sow is AGGRESSIVE
    go(match, "card_is_drawn")
    assert (seat_at(match), now(match)) == ("dojo.0", 1)

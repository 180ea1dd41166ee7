"""The example of play of section 21, step by step (A-207 to A-209). Théo is gold, Greg ruby, Robin azure."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludarium.core.match import Match
from ludarium.games.anima import ShadowOfOmega
from ludarium.games.anima.lexicon import lexicon
from tests.anima import table as tables
from tests.anima.table import (
    active,
    asked,
    at,
    combat,
    guild,
    hand,
    hand_sizes,
    happened,
    inclined,
    kind,
    lies_on,
    lost,
    mission_state,
    options,
    party,
    passed,
    pile,
    play,
    second_illusionist,
    seen,
    slot_of,
    speed,
    state,
    table,
    told,
)

THEO, GREG, ROBIN = range(3)
T1, T2, T3 = "iron_breath", "torn_bestiary_page", "three_days_wages"
G1, G2, G3, G4 = "handful_of_sand", "empty_cloak", "mirror_of_ash", "betrayal"
R1, R2, R3 = "first_light_stance", "herons_stride", "sleep_spell"  # no Reset cards
A1, A2 = "moonlit_ward", "salt_on_the_sill"
M1, M2, M3, M4, M5 = "seat_at_the_palace", "follow_the_hart", "overdue_book", "post_for_the_dead", "lamplighters_round"
TIAMAT = "beat_tiamat"


@pytest.fixture(autouse=True)
def two_illusionists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A-207: a second Illusionist in place of a Character that is not named."""
    second_illusionist(tmp_path, "gravedigger")
    game = ShadowOfOmega(tmp_path)
    monkeypatch.setattr(tables, "GAME", game)
    monkeypatch.setattr(tables, "NAMES_OF", lexicon(game.pack))


def f0(**chosen: Any) -> Match:
    """State F-0: the start of turn 6."""
    return table(
        phase="turn",
        turn=6,
        parties=["acrobat illusionist", "thief technician", "factotum"],
        at=["village_of_cornes", "village_of_cornes", ""],
        hands=[f"black_sun {T1} {T2} {T3}", f"{G1} {G2} {G3} {G4}", f"{R1} {R2} {R3}"],
        missions=[f"{M1} {M2}", f"{TIAMAT} {M3}", f"{M4} {M5}"],
        areas=["archangel", "village_of_cornes", "americh"],
        options=chosen,
    )


RESET = ("use black_sun", "end", "use thief", "choose gold", "die=3", f"discard {G4}", "end", "end")
MOVEMENT = ("go archangel", "seek", "area=lost_ruins", "lay lost_ruins=shadow_of_omega", "go archangel")
TRADE = ("trade azure", f"give {T1}", "enough", "take any", "enough", "send", "accept", f"fill {R1}")
THEO_EXPLORES = ("explore", "die=5", "encounter=wandering_warrior", "own=3", "foe=4", "claim recruit", "join gold=weapon_master")
GREG_EXPLORES = ("explore", "die=5", "encounter=dragon_god", "encounter=treasure", f"draw ruby={A1}", f"draw ruby={A2}")
GREG_FIGHTS = (f"claim {TIAMAT}", "own=4", "foe=2")
ROBIN_EXPLORES = ("explore", "die=2", "claim recruit", "join azure=illusionist_b")


def after(*parts: tuple[str, ...], **chosen: Any) -> Match:
    """From F-0 with these answers, every window passed."""
    match = f0(**chosen)
    for part in parts:
        play(match, *part)
    return passed(match)


def at_step(match: Match, answer: str) -> Match:
    return passed(play(match, answer))


@pytest.mark.rule("A-207")
def test_two_illusionists_are_two_cards() -> None:
    names = [card.name.text("en") for card in tables.NAMES_OF.characters]
    assert (len(names), names.count("Illusionist")) == (20, 2)


@pytest.mark.rule("A-208")
def test_state_f0() -> None:
    match = f0()
    assert [(combat(match, seat), speed(match, seat)) for seat in range(3)] == [(6, 8), (4, 7), (3, 2)]
    assert hand_sizes(match) == [4, 4, 3]
    assert state(match).turn == 6


@pytest.mark.rule("A-208")
def test_steps_1_to_3_theo_joins_the_black_sun() -> None:
    match = f0()
    assert seen(match)["order"] == ["gold", "ruby", "azure"]  # step 1
    assert "rolls_for_order" not in told(match)
    assert (asked(match), kind(match)) == ("gold", "reset_action")
    at_step(match, "use black_sun")  # step 2
    assert (guild(match), hand_sizes(match)[THEO]) == ("black_sun", 3)
    play(match, "end")  # step 3
    assert slot_of(match) == ("reset", GREG)


@pytest.mark.rule("A-208")
def test_steps_4_to_7_the_thief_fails_and_greg_discards() -> None:
    match = after(RESET[:2])
    play(match, "use thief")
    passed(match)
    play(match, "choose gold")
    assert inclined(match) == ["thief"]  # step 4
    before = [hand(match, seat) for seat in range(3)]
    at_step(match, "die=3")  # step 5
    assert [hand(match, seat) for seat in range(3)] == before
    play(match, f"discard {G4}")  # step 6
    assert (hand_sizes(match), pile(match, "advantages")) == ([3, 3, 3], [G4])
    assert (asked(match), kind(match)) == ("ruby", "reset_action")  # nobody is asked
    play(match, "end")
    assert (asked(match), kind(match)) == ("azure", "reset_action")
    assert not any(each.startswith("use ") for each in options(match))  # no Reset card or ability
    play(match, "end")  # step 7
    assert slot_of(match) == ("movement", THEO)


@pytest.mark.rule("A-208")
@pytest.mark.rule("A-49")
def test_step_6_under_the_other_charity_scope() -> None:
    match = after(RESET[:6], charity_scope="others")
    assert (asked(match), kind(match), pile(match, "advantages")) == ("ruby", "reset_action", [G4])


@pytest.mark.rule("A-208")
def test_steps_8_to_10_the_moves() -> None:
    match = after(RESET)
    at_step(match, "go archangel")  # step 8
    assert (at(match, THEO), pile(match, "encounters")) == ("archangel", [])
    play(match, "seek", "area=lost_ruins", "lay lost_ruins=shadow_of_omega")  # step 9
    passed(match)
    assert active(match) == ["archangel", "village_of_cornes", "americh", "lost_ruins"]
    assert (seen(match)["most_areas"], pile(match, "areas")) == (6, [])
    assert (at(match, GREG), pile(match, "encounters"), lies_on(match, "lost_ruins")) == ("lost_ruins", ["shadow_of_omega"], None)
    assert asked(match) == "azure"
    at_step(match, "go archangel")  # step 10
    assert (at(match, ROBIN), slot_of(match)) == ("archangel", ("interaction", THEO))


@pytest.mark.rule("A-208")
@pytest.mark.rule("A-209")
def test_steps_11_to_14_the_trade_and_nothing_else() -> None:
    match = after(RESET, MOVEMENT)
    assert not any(each.startswith("attack") for each in options(match))  # fighting is forbidden
    play(match, *TRADE[:6])  # step 11
    assert (asked(match), options(match)) == ("azure", ["decline", "accept"])
    play(match, *TRADE[6:])  # step 12
    passed(match)
    assert sorted(hand(match, THEO)) == sorted([T2, T3, R1])
    assert sorted(hand(match, ROBIN)) == sorted([R2, R3, T1])
    while kind(match) == "interacts":  # steps 13 and 14: whoever is asked at all can only end the slot
        assert options(match) == ["end"]
        match.answer("end")
    assert slot_of(match) == ("exploration", THEO)


@pytest.mark.rule("A-208")
def test_steps_15_to_17_theo_beats_the_warrior_and_recruits() -> None:
    match = after(RESET, MOVEMENT, TRADE)
    play(match, "explore", "die=5")
    passed(match)
    assert kind(match) == "encounter_is_drawn"  # step 15: one Encounter
    play(match, "encounter=wandering_warrior", "own=3", "foe=4")  # step 16
    passed(match)
    totals = happened(match, "totals")[-1]
    assert (totals["total"], totals["against"], happened(match, "wins_fight")[-1]["by"]) == (9, 6, 3)
    assert pile(match, "encounters") == ["shadow_of_omega", "wandering_warrior"]
    assert party(match, THEO) == ["acrobat", "illusionist"]  # the Warrior joins nobody
    play(match, "claim recruit")  # step 17
    passed(match)
    play(match, "join gold=weapon_master")
    assert party(match, THEO) == ["acrobat", "illusionist", "weapon_master"]


@pytest.mark.rule("A-208")
def test_steps_18_to_20_greg_finds_a_treasure_and_loses_to_tiamat() -> None:
    match = after(RESET, MOVEMENT, TRADE, THEO_EXPLORES)
    play(match, "explore", "die=5", "encounter=dragon_god")  # step 18
    passed(match)
    assert pile(match, "encounters")[-1] == "dragon_god"
    assert kind(match) == "encounter_is_drawn"  # the second one
    play(match, *GREG_EXPLORES[3:])
    passed(match)
    assert sorted(hand(match, GREG)) == sorted([G1, G2, G3, A1, A2])
    play(match, f"claim {TIAMAT}")  # step 19
    passed(match)
    assert mission_state(match, TIAMAT) == "begun"
    assert TIAMAT in [each["card"] for each in seen(match, ROBIN)["figures"][GREG]["missions"]]
    play(match, "own=4", "foe=2")  # step 20
    passed(match)
    totals = happened(match, "totals")[-1]
    assert (totals["total"], totals["against"], happened(match, "loses_fight")[-1]["by"]) == (8, 11, 3)
    assert (party(match, GREG), at(match, GREG), lost(match)) == (["thief", "technician"], None, [GREG])
    assert mission_state(match, TIAMAT) == "begun"
    assert slot_of(match) == ("exploration", ROBIN)


@pytest.mark.rule("A-208")
def test_steps_21_and_22_robin_recruits_and_turn_7_begins() -> None:
    match = after(RESET, MOVEMENT, TRADE, THEO_EXPLORES, GREG_EXPLORES, GREG_FIGHTS)
    play(match, "explore", "die=2")  # step 21
    passed(match)
    assert kind(match) == "claim_reward"  # Nothing
    play(match, "claim recruit")  # step 22
    passed(match)
    play(match, "join azure=illusionist_b")
    assert party(match, ROBIN) == ["factotum", "illusionist_b"]
    assert state(match).turn == 7
    figures = seen(match)["figures"]
    assert [figure["no_recruit"] for figure in figures] == [["archangel"], [], ["archangel"]]


@pytest.mark.rule("A-208")
def test_state_f1() -> None:
    """With turn 6 as the last one, the table stays as it is before the straightening of turn 7."""
    match = after(RESET, MOVEMENT, TRADE, THEO_EXPLORES, GREG_EXPLORES, GREG_FIGHTS, ROBIN_EXPLORES, turn_limit=6)
    assert match.actor is None
    assert [party(match, seat) for seat in range(3)] == [
        ["acrobat", "illusionist", "weapon_master"],
        ["thief", "technician"],
        ["factotum", "illusionist_b"],
    ]
    assert inclined(match) == ["thief"]
    assert [(combat(match, seat), speed(match, seat)) for seat in range(3)] == [(6 + 5, 8 + 2), (4, 7), (5, 6)]
    assert [at(match, seat) for seat in range(3)] == ["archangel", None, "archangel"]
    assert sorted(hand(match, THEO)) == sorted([T2, T3, R1])
    assert sorted(hand(match, GREG)) == sorted([G1, G2, G3, A1, A2])
    assert sorted(hand(match, ROBIN)) == sorted([R2, R3, T1])
    states = {id: mission_state(match, id) for id in (M1, M2, TIAMAT, M3, M4, M5)}
    assert states == {**dict.fromkeys((M1, M2, M3, M4, M5), "secret"), TIAMAT: "begun"}
    assert ([guild(match, seat) for seat in range(3)], lost(match)) == (["black_sun", None, None], [GREG])
    assert active(match) == ["archangel", "village_of_cornes", "americh", "lost_ruins"]
    assert [lies_on(match, area) for area in active(match)] == [None] * 4
    assert pile(match, "encounters") == ["shadow_of_omega", "wandering_warrior", "dragon_god", "treasure"]
    assert (pile(match, "advantages"), pile(match, "characters"), pile(match, "areas")) == ([G4], [], [])
    assert seen(match)["final"] is None

"""What the log tells: who goes and who stays, who acts, what comes in place of what, and who attacked whom."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anima.table import GAME, happened, notes, passed, play, roll_on, table, told


def lines(*answers: str, **how: Any) -> list[str]:
    return [GAME.text(note) for note in notes(play(table(**how), *answers))]


@pytest.mark.rule("A-55")
def test_who_stays_does_not_set_out() -> None:
    match = play(table(at=["archangel"]), "go archangel")
    assert "stays" in told(match)
    assert "goes" not in told(match)
    assert "goes" in told(play(table(at=["archangel"]), "go americh"))


@pytest.mark.rule("A-142")
def test_a_character_is_called_on_and_a_card_is_used() -> None:
    said = lines("use thief", phase="reset", parties=["thief"], hands=["magic_item", "curfew"])
    assert said[0] == "Gold calls on the Thief."
    said = lines("use magic_item", phase="reset", hands=["magic_item"])
    assert said[0] == "Gold uses “Magic Item”."


@pytest.mark.rule("A-158")
def test_an_organization_is_joined() -> None:
    assert lines("use black_sun", phase="reset", hands=["black_sun"])[0] == "Gold joins Black Sun."


@pytest.mark.rule("A-214")
@pytest.mark.parametrize(("die", "said"), [(3, "That fails: 4 or more was needed."), (4, "That succeeds: 4 or more was needed.")])
def test_the_log_says_whether_the_thief_succeeds(die: int, said: str) -> None:
    match = table(phase="reset", parties=["thief"], hands=["magic_item", "curfew"])
    assert said in [GAME.text(note) for note in notes(passed(play(match, "use thief", f"die={die}")))]


@pytest.mark.rule("A-144")
def test_the_encounter_that_comes_instead_is_told_even_if_it_is_a_false_alarm() -> None:
    answers = ("go archangel", "use fortune_teller", "encounter=dragon_god")
    match = play(table(parties=["fortune_teller"], veiled={"archangel": "wandering_warrior"}), *answers)
    names = [each["encounter"].text("en") for each in happened(match, "turned_up")]
    assert names == ["The Wandering Warrior", "The Dragon God"]
    assert [each["encounter"].text("en") for each in happened(match, "false_alarm")] == ["The Dragon God"]


@pytest.mark.rule("A-203")
def test_the_rival_is_seen_to_attack() -> None:
    match = table(1, "rival", phase="interaction", parties=["acrobat", "huntress"], at=["americh", "americh"])
    roll_on(match, "first_die_is_cast")
    assert [GAME.text(note) for note in notes(match) if note.id == "note-attacks"] == ["The Rival attacks Gold!"]


@pytest.mark.rule("A-128")
@pytest.mark.parametrize(
    ("foe", "said"),
    [
        ("last_sheaf_hare", "Gold faces the Hare of the Last Sheaf, with Speed instead of Combat."),
        ("barn_ogre", "Gold faces the Barn Ogre."),
    ],
)
def test_a_foe_that_is_fought_with_speed_is_announced_as_one(foe: str, said: str) -> None:
    match = passed(play(table(parties=["huntress"], veiled={"archangel": foe}), "go archangel"))
    assert [GAME.text(note) for note in notes(match) if note.id == "note-fights"] == [said]


def test_the_dice_of_several_foes_need_no_plural() -> None:
    match = passed(play(table(parties=["huntress"], veiled={"archangel": "toll_gate_brothers"}), "go archangel"))
    play(match, "own=3", "foe=4")
    told_of = [GAME.text(moment.told, language) for moment in match.moments[-1:] for language in ("en", "fr")]
    assert told_of == ["The die of the Toll-Gate Brothers shows 4.", "Le dé des Frères du péage donne 4."]


@pytest.mark.rule("A-42")
def test_reset_asks_for_no_more_than_can_be_done() -> None:
    asked = [table(phase="reset", hands=[hand]).prompt for hand in ("", "curfew", "magic_item")]
    assert [GAME.text(each.phrase) for each in asked if each] == [
        "Reset: there is nothing to use or discard, so go on to the next phase",
        "Reset: discard what you do not want, or go on",
        "Reset: use what you like, discard what you do not want, or go on",
    ]


@pytest.mark.rule("A-19")
def test_the_log_begins_with_the_deal() -> None:
    match = GAME.new(seats=2, seed=1)
    assert [note.id for moment in match.moments for note in moment.notes] == ["note-cards-are-dealt"]


@pytest.mark.rule("A-113")
def test_a_mission_that_is_begun_and_carried_on_at_once_is_told_in_one_sentence() -> None:
    match = table(
        phase="exploration",
        parties=["acrobat huntress"],
        at=["whispering_pass"],
        missions=["post_for_the_dead beat_tiamat"],
    )
    play(match, "explore", "die=1", "encounter=shadow_of_omega", "claim post_for_the_dead")
    said = [GAME.text(note) for note in match.moments[-1].sentences]
    assert said[0] == "Gold begins the Mission “Post for the Dead” and takes step 1 at once."

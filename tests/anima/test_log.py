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
    assert said[0] == "Gold uses Magic Item."


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
    assert names == ["Wandering Warrior", "Dragon God"]
    assert [each["encounter"].text("en") for each in happened(match, "false_alarm")] == ["Dragon God"]


@pytest.mark.rule("A-203")
def test_the_rival_is_seen_to_attack() -> None:
    match = table(1, "rival", phase="interaction", parties=["acrobat", "huntress"], at=["americh", "americh"])
    roll_on(match, "first_die_is_cast")
    assert [GAME.text(note) for note in notes(match) if note.id == "note-attacks"] == ["The Rival attacks Gold!"]

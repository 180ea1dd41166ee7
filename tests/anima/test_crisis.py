"""The Crisis (A-185 to A-190)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core.match import Match
from tests.anima.table import (
    asked,
    can,
    inclined,
    kind,
    options,
    passed,
    play,
    seen,
    state,
    table,
    told,
    window,
)

STRONG = "weapon_master stonecutter huntress acrobat"  # Combat 18, Speed 10
DONE = "beat_tiamat:completed overdue_book"
ALSO_DONE = "relight_the_harbour:completed hermits_goat"


def crisis(**fields: Any) -> Match:
    chosen = {"crisis": "on", **fields.pop("options", {})}
    return table(options=chosen, **fields)


def last_turn(final: str = "last_door", **fields: Any) -> Match:
    """The end of a turn in which the Crisis counter goes from 1 to 0."""
    given: dict[str, Any] = {"missions": [DONE, ALSO_DONE], "parties": [STRONG, "paladin wizard", "factotum"], **fields}
    return crisis(phase="end", final=final, crisis=1, first_done=1, **given)


# -- the reveal ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-185")
def test_the_first_completed_mission_does_not_reveal_the_final_one() -> None:
    match = crisis(phase="exploration", parties=[STRONG], at=["lost_ruins", "americh"], missions=["beat_tiamat overdue_book"])
    passed(play(match, "explore", "die=1", "claim beat_tiamat", "own=6", "foe=1"))
    assert (seen(match)["final"], asked(match)) == (None, "ruby")


@pytest.mark.rule("A-185")
@pytest.mark.parametrize(("missions", "may"), [(DONE, True), ("beat_tiamat:begun overdue_book", False)])
def test_who_has_the_missions_may_reveal_one_at_the_start_of_the_own_reset_slot(missions: str, may: bool) -> None:
    match = crisis(phase="reset", missions=[missions], hands=["curfew betrayal"], first_done=5)
    assert can(match, "reveal") == may
    if may:
        play(match, "reveal")
        assert len(options(match)) == 3
        play(match, "final=last_door")
        assert (seen(match)["final"]["card"], seen(match)["crisis"]) == ("last_door", 8)
        assert not can(match, "reveal")


@pytest.mark.rule("A-185")
def test_only_at_the_start_of_the_slot_and_only_once() -> None:
    match = crisis(phase="reset", missions=[DONE], hands=["curfew betrayal"], first_done=5)
    play(match, "discard curfew")
    if kind(match) == "advantage_taken":
        play(match, "pass")
    assert not can(match, "reveal")
    match = crisis(phase="reset", missions=[DONE], final="last_door", first_done=5, crisis=8)
    assert not can(match, "reveal")


@pytest.mark.rule("A-185")
@pytest.mark.rule("A-211")
@pytest.mark.parametrize(("second", "may"), [("begun", False), ("completed", True)])
def test_with_multiple_missions_two_are_needed(second: str, may: bool) -> None:
    missions = [f"beat_tiamat:completed overdue_book:{second}"]
    match = crisis(phase="reset", missions=missions, first_done=5, options={"multiple_missions": "on"})
    assert can(match, "reveal") == may


@pytest.mark.rule("A-186")
@pytest.mark.parametrize(("turn", "revealed"), [(7, False), (8, True)])
def test_at_the_end_of_the_third_turn_after_the_first_completion_it_is_revealed_anyway(turn: int, revealed: bool) -> None:
    """The first Basic Mission was completed in turn 5."""
    match = crisis(phase="end", missions=[DONE], first_done=5, turn=turn)
    assert (kind(match) == "final_is_revealed") == revealed
    if revealed:
        play(match, "final=mend_the_chain")
        assert (seen(match)["crisis"], seen(match)["final"]["open"], state(match).turn) == (10, True, 9)  # not counted down yet


# -- the countdown ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-187")
@pytest.mark.parametrize(("final", "count"), [("last_door", 8), ("orb_on_the_throne", 8), ("mend_the_chain", 10)])
def test_the_counter_starts_at_the_number_of_the_mission_and_goes_down_each_turn(final: str, count: int) -> None:
    match = crisis(phase="reset", missions=[DONE], first_done=5, at=["americh"])
    play(match, "reveal", f"final={final}")
    assert (seen(match)["crisis"], seen(match)["final"]["open"]) == (count, True)  # at once after a voluntary reveal
    while state(match).turn == 6:
        match.answer("rest" if can(match, "rest") else 0)
    assert seen(match)["crisis"] == count - 1  # the turn of the reveal included


@pytest.mark.rule("A-187")
def test_until_zero_the_mission_may_be_attempted_as_usual() -> None:
    match = crisis(
        phase="exploration", parties=[STRONG], at=["plain_of_chains"], missions=[DONE], final="mend_the_chain", crisis=5
    )
    play(match, "explore", "die=1")
    assert can(match, "claim mend_the_chain")


# -- at zero ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-188")
def test_at_zero_whoever_has_the_missions_tries_in_turn_order() -> None:
    """Gold and ruby have them, azure has not."""
    match = passed(last_turn(order=[2, 1, 0]))
    assert (seen(match)["crisis"], seen(match)["fight"]["fighter"]["figure"]) == (0, "ruby")
    play(match, "own=1", "foe=6")
    passed(match)
    if kind(match) == "character_dies":
        match.answer(0)
    passed(match)
    assert seen(match)["fight"]["fighter"]["figure"] == "gold"
    passed(play(match, "own=1", "foe=6"))  # 19 to 21
    assert match.actor is None  # azure is not asked


@pytest.mark.rule("A-188")
def test_even_after_a_lost_turn() -> None:
    match = passed(last_turn(lost=[0]))
    assert seen(match)["fight"]["fighter"]["figure"] == "gold"
    passed(play(match, "own=6", "foe=1"))
    assert match.result is not None
    assert match.result.winners == (0,)


@pytest.mark.rule("A-188")
@pytest.mark.rule("A-167")
@pytest.mark.rule("A-190")
@pytest.mark.parametrize(
    ("interrupts", "asked_in_w5"),
    [("off", [["gold"], ["ruby"]]), ("on", [["gold", "ruby"], ["ruby"]])],
)
def test_whoever_has_lost_does_not_interrupt_the_others(interrupts: str, asked_in_w5: list[list[str]]) -> None:
    """Ruby has lost the turn, azure the match: its Missions are not done. Once gold has tried and failed, so has gold."""
    match = last_turn(lost=[1], options={"reaction_polling": "all", "lost_turn_interrupts": interrupts})
    found = []
    for dice in (("own=1", "foe=6"), ("own=6", "foe=6")):  # 19 to 21
        while kind(match) != "first_die_is_cast":
            match.answer(0)
        play(match, *dice)
        found.append(polled(match, "W5"))
    assert found == asked_in_w5


@pytest.mark.rule("A-188")
@pytest.mark.rule("A-167")
def test_whoever_can_still_win_may_interrupt() -> None:
    match = last_turn(options={"reaction_polling": "all"})
    while kind(match) != "first_die_is_cast":
        match.answer("pass")
    play(match, "own=3", "foe=3")
    assert polled(match, "W5") == ["gold", "ruby"]


def polled(match: Match, number: str) -> list[str]:
    """Who is asked in this window, everybody passing."""
    who = []
    while window(match) == number:
        who.append(str(asked(match)))
        match.answer("pass")
    return who


@pytest.mark.rule("A-189")
def test_a_combat_against_the_crisis_line_away_from_any_area() -> None:
    """The Last Door: Omega, Half Awake has Combat 15. Archangel forbids fights, and that does not matter."""
    match = passed(last_turn(at=["archangel", "archangel"]))
    fight = seen(match)["fight"]
    assert (fight["kind"], fight["fighter"]["combat"], fight["foe"]["combat"]) == ("crisis", 18, 15)


@pytest.mark.rule("A-189")
def test_or_a_speed_test() -> None:
    """Mend the Chain: difficulty 19."""
    match = passed(last_turn("mend_the_chain", parties=["duellist street_child acrobat wizard"]))  # Speed 17
    assert options(match)[0] == "die=1"
    passed(play(match, "die=2"))
    assert match.result is not None
    assert match.result.winners == (0,)


@pytest.mark.rule("A-189")
@pytest.mark.rule("A-150")
def test_with_all_windows() -> None:
    match = last_turn(hands=["three_days_wages", "loaded_die"])
    play(match, "use three_days_wages", "own=1", "foe=6", "use loaded_die", "turn own 2")
    passed(match)
    assert match.result is not None  # 2 + 18 + 3 against 21
    assert match.result.winners == (0,)
    assert inclined(match) == []


@pytest.mark.rule("A-190")
def test_the_first_success_wins_at_once() -> None:
    match = passed(play(last_turn(order=[0, 1, 2]), "own=6", "foe=1"))
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((0,), "won")
    assert "crisis_attempt" not in told(match)  # ruby does not try any more


@pytest.mark.rule("A-190")
def test_if_all_fail_nobody_wins() -> None:
    match = passed(play(last_turn(missions=[DONE]), "own=1", "foe=6"))
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((), "no_winner")


@pytest.mark.rule("A-190")
@pytest.mark.rule("A-188")
def test_if_nobody_is_left_to_try_nobody_wins() -> None:
    match = last_turn(missions=["beat_tiamat:begun overdue_book"])
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((), "no_winner")

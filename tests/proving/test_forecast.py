"""The view's forecast: what the dice would do as they lie, said by the rules themselves."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.core.match import Match
from tests.proving.arena import arena, marker, play


@pytest.mark.parametrize("modules", [[], ["shields"], ["conspirators"], ["conspirators", "shields"]])
def test_forecasts_come_true(modules: list[str]) -> None:
    """What the view says the dice would do is what they do when the round is stopped there."""
    game = ludarium.game("proving")
    foreseen = 0
    for seed in range(40 if "conspirators" in modules else 12):
        match = game.new(seed=seed, options={"modules": modules})
        while match.prompt is not None and match.prompt.kind != "opening_roll":
            match.answer(0)
        match.answer("start")
        match.answer(0)
        if not match.view(0)["clock"]["rolling"]:
            continue
        before = match.hash()
        foretold = {seen["slot"]: seen["forecast"] for seen in match.view(0)["slots"] if seen["forecast"]}
        told = {slot: said["moves"] for slot, said in foretold.items() if said["moves"]}
        assert match.hash() == before
        first = len(match.moments)
        match.answer("stop")
        while match.prompt and match.prompt.kind == "resolve":
            match.answer("resolve")
        moved = {}
        for note in (note for moment in match.moments[first:] for note in moment.notes):
            if note.id in ("note-went-up", "note-went-down"):
                sign = 1 if note.id == "note-went-up" else -1
                moved[note.arguments["slot"]] = sign * int(str(note.arguments["spaces"]))
        assert moved == told
        foreseen += len(told)
    assert foreseen > 20


def foretold(match: Match, slot: int) -> tuple[str, int] | None:
    said = match.view(0)["slots"][slot - 1]["forecast"]
    return (said["effect"], said["moves"]) if said else None


@pytest.mark.rule("P-60")
def test_while_a_wound_asks_for_a_die_its_marker_counts_as_back_on_start() -> None:
    match = arena(slots={1: ("T5", 1)}, dice={"W1": 1, "W2": 1, "W3": 3}, chariots=["pair: down_slot 1"])
    assert foretold(match, 1) == ("wound", 0), "the Chariot brings a fall of 1, then the set climbs 1 from Start"
    play(match, "stop")
    assert (match.prompt.kind, marker(match, 1)) == ("put_to_rest", 0)
    assert foretold(match, 1) == ("up", 1), "from Start, on space 2, the pair meets space 3"


@pytest.mark.rule("P-100")
def test_chariots_that_nobody_has_covered_are_reckoned_with() -> None:
    match = arena(
        slots={1: ("T1", 1), 2: ("T1", 2)}, dice={"W1": 1, "W2": 1, "W3": 5}, chariots=["single 5: req_plus; down_slot 2"]
    )
    assert foretold(match, 1) == ("stay", 0), "every space asks for one die more"
    assert foretold(match, 2) == ("down", -1)
    play(match, "place chariot0 W3")
    assert foretold(match, 1) == ("up", 1)
    assert foretold(match, 2) is None


@pytest.mark.rule("P-127")
@pytest.mark.parametrize(("value", "told"), [(4, ("up", 1)), (1, ("down", -1))])
def test_the_moon_is_reckoned_with(value: int, told: tuple[str, int]) -> None:
    """The enemy in the Moon falls one unless an attack harms it."""
    match = arena(slots={4: ("T5", 2)}, dice={"W1": value, "W2": value}, modules=("sun_moon",), facing=1)
    assert foretold(match, 4) == told


def test_the_hint_for_stopping_names_every_consequence() -> None:
    match = arena(dice={"W1": 1, "W2": 1, "W3": 2, "W4": 5, "W5": 5, "W6": 6})
    stop = next(index for index, option in enumerate(match.prompt.options) if option.notation == "stop")
    summed = match.game.sums_up(match.state, stop)
    told = {part.arguments["slot"]: part.arguments["what"] for part in summed.arguments["blows"].items}
    seen = {slot["slot"]: slot["forecast"]["effect"] for slot in match.view(0)["slots"] if slot["forecast"]}
    assert told == {slot: effect for slot, effect in seen.items() if effect != "stay"}
    assert len(told) > 2
    for language in ("en", "fr"):
        assert all(str(slot) in match.game.text(summed, language) for slot in told)

"""The view's forecast: what the dice would do as they lie, said by the rules themselves."""

from __future__ import annotations

import pytest

import ludarium


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

"""The tutorial: five matches whose luck was chosen because it tells a story. A test plays every step and checks that what the
words promise comes true, so new cards or rules that spoil a story are noticed."""

from __future__ import annotations

from ludarium.core.options import Lesson, Step

lessons = (
    # the roll: sets, singles, and how a single is rescued
    Lesson(
        "lesson-roll", 70882, "training", {"clock_mode": "untimed"},
        steps=(
            Step("lesson-roll-start", "start", "clock"),
            Step("lesson-roll-set", "reroll 5", "set.5"),
            Step("lesson-roll-company", "reroll 4", "set.4"),
            Step("lesson-roll-stop", "stop", "slot.3"),
            Step("lesson-roll-moved", point="slot.6"),
            Step("lesson-roll-end"),
        ),
    ),
    # battle tracks: a colour that is missing, a wound, a defeat
    Lesson(
        "lesson-track", 86617, "training", {"clock_mode": "untimed"},
        steps=(
            Step("lesson-track-start", "start", "slot.3"),
            Step("lesson-track-colour", "reroll 5", "set.5"),
            Step("lesson-track-yellow", "reroll 6", "set.6"),
            Step("lesson-track-stop", "stop", "slot.1"),
            Step("lesson-track-exhaust", "exhaust W2", "die.W2"),
            Step("lesson-track-again", "start", "exhaustion"),
            Step("lesson-track-hunt", "reroll 6", "set.6"),
            Step("lesson-track-last", "reroll 5", "set.5"),
            Step("lesson-track-strike", "stop", "slot.3"),
            Step("lesson-track-fallen", point="slot.3"),
            Step("lesson-track-stack", point="stack"),
        ),
    ),
    # the clock: two wounds to undo in time, alone until the next round can be started
    Lesson(
        "lesson-clock", 16173, "training", {"clock_mode": "live", "round_seconds": 90},
        steps=(
            Step("lesson-clock-start", "start", "clock"),
            Step("lesson-clock-first", "reroll 2", "set.2"),
            Step("lesson-clock-lock", "reroll 5", "set.5"),
            Step("lesson-clock-free"),
            Step("lesson-clock-zero", once="start"),
            Step("lesson-clock-calm", once="start"),
        ),
    ),
    # Dragon and Shields
    Lesson(
        "lesson-dragon", 84496, "training", {"clock_mode": "untimed", "modules": ["dragon", "shields"]},
        steps=(
            Step("lesson-dragon-start", "start", "clock"),
            Step("lesson-dragon-flies", "reroll 1 dragon", "die.D"),
            Step("lesson-dragon-weakness", "stop", "slot.5"),
            Step("lesson-dragon-joins", "dragon 5", "slot.5"),
            Step("lesson-dragon-shield", "start", "slot.6"),
            Step("lesson-dragon-chaos", "reroll 4 dragon", "set.4"),
            Step("lesson-dragon-wing", "stop", "die.D"),
            Step("lesson-dragon-cushion", "dragon 1", "slot.1"),
            Step("lesson-dragon-broken", point="slot.6"),
            Step("lesson-dragon-end"),
        ),
    ),
    # Chariots, Conspirators, Sun and Moon
    Lesson(
        "lesson-arena", 117328, "training", {"clock_mode": "untimed", "modules": ["chariots", "conspirators", "sun_moon"]},
        steps=(
            Step("lesson-arena-dial", "rotate 4", "slot.4"),
            Step("lesson-arena-chariot", "start", "chariot.rattlebones"),
            Step("lesson-arena-chances", "reroll 1", "set.1"),
            Step("lesson-arena-place", "place rattlebones G1", "chariot.rattlebones"),
            Step("lesson-arena-stop", "stop", "slot.2"),
            Step("lesson-arena-sun", "sun B2", "die.B2"),
            Step("lesson-arena-moon", point="slot.1"),
            Step("lesson-arena-fern", point="conspirator.fern"),
            Step("lesson-arena-help"),
            Step("lesson-arena-play"),
        ),
    ),
)  # fmt: skip

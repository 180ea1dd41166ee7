"""The tutorial: beginnings whose luck was chosen because it tells a story. A test plays every step and checks that what the words
promise comes true, so new cards or rules that spoil a story are noticed."""

from __future__ import annotations

from ludarium.core.options import Lesson, Step

lessons = (
    # the first turn: tokens into Patterns, the BOT, a tile turned up, two launches, what the card asks for
    Lesson(
        "lesson-parcel", 7, "scenario", {"scenario": "a"},
        steps=(
            Step("lesson-parcel-board", "board red"),
            Step("lesson-parcel-tokens", "move b2 c2", "seat.0.cell.b2"),
            Step("lesson-parcel-power", "move d2 d3", "seat.0.cell.d2"),
            Step("lesson-parcel-swap", "move d3 d4", "seat.0.cell.d3"),
            Step("lesson-parcel-long", "move c4 d4", "seat.0.cell.d4"),
            Step("lesson-parcel-bot", "bot 3", "place.3"),
            Step("lesson-parcel-go", "move 4", "place.4"),
            Step("lesson-parcel-find", "token yellow"),
            Step("lesson-parcel-place", "myself", "place.4"),
            Step("lesson-parcel-prepare", "district 4", "place.4"),
            Step("lesson-parcel-red", "place red b3", "seat.0.cell.b3"),
            Step("lesson-parcel-yellow", "place yellow b2", "seat.0.cell.b2"),
            Step("lesson-parcel-launch", "launch long power c1 c2 c3 c4", "pattern.4"),
            Step("lesson-parcel-again", "launch reroll b2 b3 b4", "pattern.3"),
            Step("lesson-parcel-quest", "myself", "place.4"),
            Step("lesson-parcel-look", "activity 0 look around", "activity.0"),
            Step("lesson-parcel-trace", point="place.3"),
            Step("lesson-parcel-round"),
        ),
    ),
)  # fmt: skip

"""The tutorial: five matches whose luck was chosen because it tells a story. What is said in them stands with the browser
client (web/src/titles/proving/lessons.ts); a test plays every step, so new cards or rules that spoil a story are noticed."""

from __future__ import annotations

from ludarium.core.options import Lesson

lessons = (
    Lesson(70882, "training", {"clock_mode": "untimed"}),  # the roll: sets, singles, and how a single is rescued
    Lesson(86617, "training", {"clock_mode": "untimed"}),  # battle tracks: a colour that is missing, a wound, a defeat
    Lesson(16173, "training", {"clock_mode": "live", "round_seconds": 90}),  # the clock: two wounds to undo in time
    Lesson(84496, "training", {"clock_mode": "untimed", "modules": ["dragon", "shields"]}),
    Lesson(117328, "training", {"clock_mode": "untimed", "modules": ["chariots", "conspirators", "sun_moon"]}),
)

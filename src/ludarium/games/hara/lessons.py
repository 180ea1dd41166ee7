"""The tutorial: three first Days whose luck was chosen because it tells a story. What is said in them stands with the browser
client (web/src/titles/hara/lessons.ts); a test plays every step, so new cards or rules that spoil a story are noticed."""

from __future__ import annotations

from ludarium.core.options import Lesson

lessons = (
    Lesson(382, "arena", {"champion": "oric"}),  # the first Dawn: a friend and two Events within a walk of the Dojo
    Lesson(12342, "arena", {"champion": "oric"}),  # Monsters: one that can be felled, others that reach whoever did it
    Lesson(9377, "arena", {"champion": "oric"}),  # Dusk and World Shift: a Rift next door, a fifth Energy, a World that travels
)

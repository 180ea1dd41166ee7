"""The tutorial: two beginnings whose luck was chosen because it tells a story, and what Ruby answers in them. What is said to the
learner stands with the browser client (web/src/titles/anima/lessons.ts); a test plays every step, so new cards or rules that
spoil a story are noticed."""

from __future__ import annotations

from ludarium.core.options import Lesson

lessons = (
    # two turns: a party of one that fights, recruits, finds a new Area, and a Mission in it
    Lesson(
        8540, "standard", seats=2,
        lines=(
            "keep wizard", "return herons_stride", "use lamplighters", "end", "go saint_vael_abbey", "end", "explore",
            "claim recruit", "end", "go saint_vael_abbey",
        ),
    ),
    # among other people: a trade, a reward spoilt, a Mission begun
    Lesson(
        35680, "standard", seats=2,
        lines=(
            "keep wizard", "return black_sun", "end", "go village_of_cornes", "end", "accept", "fill friend_at_court", "explore",
            "claim recruit", "end", "go village_of_cornes", "end", "explore", "claim recruit",
        ),
    ),
)  # fmt: skip

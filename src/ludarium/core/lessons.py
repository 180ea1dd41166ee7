"""Lessons of titles for several: who learns sits at seat 0, and the others say their lines."""

from __future__ import annotations

from ludarium.core.match import Match
from ludarium.core.options import Lesson

LEARNER = 0


def next_answer(lesson: Lesson, match: Match) -> int | None:
    """The index of the option that another seat takes: its next line as soon as it can be said, until then it lets things
    pass. None where the lesson has nothing to say any more, because it is over or was left."""
    lines = list(lesson.lines)
    for moment in match.moments:
        if lines and isinstance(moment.entry.by, int) and moment.entry.by != LEARNER and moment.entry.say == lines[0]:
            lines.pop(0)
    assert match.prompt is not None
    possible = [option.notation for option in match.prompt.options]
    if lines and lines[0] in possible:
        return possible.index(lines[0])
    return match.reaction.otherwise if match.reaction is not None else None

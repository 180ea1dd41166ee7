"""The log in sentences: what is set about and done in one go is told once, be it a Mission, a way or a card that stays."""

from __future__ import annotations

from ludarium.core.text import Phrase, told_together

WORK_ON_A_MISSION = ("note-begins-mission", "note-mission-progress")


def in_sentences(notes: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    return told_together(notes, joined)


def joined(before: Phrase, note: Phrase) -> Phrase | None:
    """The two as one sentence; None where each needs its own."""
    if before.arguments.get("seat") == note.arguments.get("seat"):
        if (before.id, note.id) == ("note-goes", "note-arrives") and before.arguments["area"] == note.arguments["area"]:
            return note
        if (before.id, note.id) == ("note-uses", "note-stays-in-play") and before.arguments["kind"] == "organization":
            return before
    if note.id not in WORK_ON_A_MISSION or before.arguments.get("seat") != note.arguments["seat"]:
        return None
    if before.id == "note-claims" and before.arguments["reward"] == "mission":
        return note
    if before.id == "note-begins-mission" and note.id == "note-mission-progress":
        return Phrase(before.id, {**before.arguments, "step": note.arguments["count"]})
    return None

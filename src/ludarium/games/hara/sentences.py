"""The log in sentences: a blow is told with what it costs, a gain with all its Energy, a resource with where it ends up."""

from __future__ import annotations

from ludarium.core.text import Listing, Phrase
from ludarium.games.hara.atlas import COLOURS

STRUCK = {"note-attacks": "seat", "note-foe-attacks": "seat", "note-strikes-champion": "rival", "note-ophion-strikes": "champion"}
HURT = {"note-suffers": "seat", "note-champion-hurt": "champion"}
ENERGY = ("note-gains", "note-loses-energy")
UNHURT: dict[str, object] = {"sudden": "no", "prevented": 0, "lost": 0, "health": 0}


def in_sentences(notes: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    told: list[Phrase] = []
    for at, note in enumerate(notes):
        if changes_again(note, notes[at + 1 :]):
            continue
        whole = joined(told[-1], note) if told else None
        if whole is None:
            told.append(note)
        else:
            told[-1] = whole
    return tuple(told)


def changes_again(note: Phrase, later: tuple[Phrase, ...]) -> bool:
    """A resource that changes twice is told once, as it is in the end."""
    return note.id == "note-resource" and any(
        one.id == note.id and one.arguments["seat"] == note.arguments["seat"] for one in later
    )


def joined(before: Phrase, note: Phrase) -> Phrase | None:
    """The two as one sentence; None where each needs its own."""
    found, more = before.arguments, note.arguments
    if note.id in ENERGY and note.id == before.id and found["seat"] == more["seat"]:
        return Phrase(note.id, {"seat": more["seat"], **energy([sum_of(found[each], more[each]) for each in COLOURS])})
    if before.id == "note-pounces" and note.id == "note-attacks" and found["card"] == more["card"]:
        return Phrase(note.id, {**more, "sudden": "yes"})
    if before.id == "note-challenged" and note.id in ("note-succeeds", "note-fails"):
        return Phrase(before.id, {**found, "outcome": note.id.removeprefix("note-")})
    if before.id == "note-ghost-rests" and note.id == "note-gains":
        return Phrase(before.id, {"taken": "yes", "energy": more["energy"]})
    if before.id not in STRUCK or found["lost"]:
        return None
    if note.id in HURT and more[HURT[note.id]] == found[STRUCK[before.id]]:
        return Phrase(before.id, {**found, "lost": more["n"], "health": more["health"]})
    if note.id == "note-prevents" and more["seat"] == found[STRUCK[before.id]]:
        return Phrase(before.id, {**found, "prevented": more["n"]})
    return None


def sum_of(one: object, other: object) -> int:
    assert isinstance(one, int) and isinstance(other, int)
    return one + other


def energy(amounts: list[int]) -> dict[str, object]:
    """So much of each colour, to count with and in words."""
    parts = [Phrase("part-energy", {"colour": colour, "n": n}) for colour, n in zip(COLOURS, amounts, strict=True) if n]
    several = Phrase("and", {"first": Listing(tuple(parts[:-1])), "last": parts[-1]})
    return {**dict(zip(COLOURS, amounts, strict=True)), "energy": several if len(parts) > 1 else parts[0]}

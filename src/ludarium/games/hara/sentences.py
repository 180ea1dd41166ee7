"""The log in sentences: a blow is told with what it costs, a gain with all its Energy, a resource with where it ends up."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.text import Listing, Phrase, told_together
from ludarium.games.hara.atlas import COLOURS

STRUCK = {"note-attacks": "seat", "note-foe-attacks": "seat", "note-strikes-champion": "rival", "note-ophion-strikes": "champion"}
HURT = {"note-suffers": "seat", "note-champion-hurt": "champion"}
ENERGY = ("note-gains", "note-loses-energy")
UNHURT: dict[str, object] = {"sudden": "no", "prevented": 0, "lost": 0, "health": 0, "spared": ""}


SOURCES = ("note-by-card", "note-by-item", "note-by-word")
LOSSES = ("note-suffers", "note-loses-spirit")
GAINS = ("note-heals", "note-gains-spirit", "note-resource")
BETWEEN = ("note-doubles", "note-drops-item")  # may stand between a source and what it changes
EXPLAINED = (  # what a source may change, each with a place for `sources` in its sentence
    *STRUCK, "note-strikes", "note-strikes-foe", "note-challenged", "note-resource", "note-paces", "note-heals",
    "note-gains-spirit", "note-loses-spirit", "note-suffers", "note-prevents",
)  # fmt: skip


def in_sentences(notes: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    ready = tuple(explained(notes))
    return told_together((note for at, note in enumerate(ready) if not changes_again(note, ready[at + 1 :])), joined)


def explained(notes: tuple[Phrase, ...]) -> list[Phrase]:
    """Each note with the sources that were told just before it; sources of nothing are left out."""
    told: list[Phrase] = []
    sources: list[Phrase] = []
    for note in notes:
        if note.id in SOURCES:
            alone = is_cause(note) or (sources and is_cause(sources[0]))  # that one has changed nothing, then
            sources = [note] if alone else [*sources, note]
            continue
        told.append(with_sources(note, sources) if note.id in EXPLAINED else note)
        if note.id not in BETWEEN:
            sources = []
    return told


def with_sources(note: Phrase, sources: Sequence[Phrase]) -> Phrase:
    """The number of a source that is the only one is that of the note."""
    alone = note.id == "note-prevents" and len(sources) == 1 and sources[0].arguments["n"] == note.arguments["n"]
    return Phrase(note.id, {**note.arguments, "sources": named(sources, note.id, alone)})


def is_cause(note: Phrase) -> bool:
    """A card that is the whole reason, and not only of a part of the number."""
    return note.id == "note-by-card" and note.arguments["n"] == 0


def named(sources: Sequence[Phrase], id: str = "", alone: bool = False) -> Phrase | str:
    if sources and id in LOSSES:
        return Phrase("because", {"what": sources[-1].arguments.get("card", Phrase("source-passive"))})
    fitting = [each for each in sources if id in GAINS or not is_cause(each)]
    sign = "only" if alone else "bare" if id == "note-prevents" else "plus"
    told = [source(each, sign) for each in fitting]
    return Phrase("sources", {"list": Listing(tuple(told))}) if told else ""


def source(note: Phrase, more: str) -> Phrase:
    n = note.arguments["n"]
    assert isinstance(n, int)
    if note.id == "note-by-word":
        return Phrase(f"source-{note.arguments['word']}", {"n": abs(n), "alone": "yes" if more == "only" else "no"})
    what = note.arguments["card" if note.id == "note-by-card" else "item"]
    return Phrase("source", {"sign": more if n > 0 else "minus" if n < 0 else "none", "n": abs(n), "what": what})


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
    if before.id == "note-uses" and note.id == "note-drops-item" and found["item"] == more["item"]:
        return Phrase(before.id, {**found, "spent": "yes"})
    if before.id == note.id == "note-mends":
        return Phrase(before.id, {"card": and_also(found["card"], the(more["card"])), "several": "yes"})
    if before.id == "note-ghost-rests" and note.id == "note-gains":
        return Phrase(before.id, {"taken": "yes", "energy": more["energy"]})
    if before.id not in STRUCK or found["lost"]:
        return None
    if note.id in HURT and more[HURT[note.id]] == found[STRUCK[before.id]] and not more.get("sources"):
        return Phrase(before.id, {**found, "lost": more["n"], "health": more["health"]})
    if note.id == "note-prevents" and more["seat"] == found[STRUCK[before.id]]:
        return Phrase(before.id, {**found, "prevented": more["n"], "spared": more["sources"]})
    return None


def the(card: object) -> Phrase:
    return Phrase("the-card", {"card": card})


def and_also(before: object, last: Phrase) -> Phrase:
    """One more name: what stood last so far moves behind a comma."""
    if isinstance(before, Phrase) and before.id == "and":
        return Phrase("and", {"first": Listing((before.arguments["first"], before.arguments["last"])), "last": last})
    return Phrase("and", {"first": the(before), "last": last})


def sum_of(one: object, other: object) -> int:
    assert isinstance(one, int) and isinstance(other, int)
    return one + other


def energy(amounts: list[int]) -> dict[str, object]:
    """So much of each colour, to count with and in words."""
    parts = [Phrase("part-energy", {"colour": colour, "n": n}) for colour, n in zip(COLOURS, amounts, strict=True) if n]
    several = Phrase("and", {"first": Listing(tuple(parts[:-1])), "last": parts[-1]})
    return {**dict(zip(COLOURS, amounts, strict=True)), "energy": several if len(parts) > 1 else parts[0]}

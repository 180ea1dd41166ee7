"""Notes of the rules as sentences: numbers become names where people expect names."""

from __future__ import annotations

from ludarium.core.packs import Pack
from ludarium.core.text import Phrase
from ludarium.games.proving.lexicon import SPACES, colour_of
from ludarium.games.proving.state import CAUSES

# Sentences that only repeat what was answered, or say what comes next anyway.
NO_NEWS = frozenset((
    "note-phase-ended", "note-faces-sun", "note-tired", "note-swapped", "note-bonus-taken",
))  # fmt: skip


def told(name: str, numbers: dict[str, int], pack: Pack) -> Phrase:
    arguments: dict[str, object] = {}
    for argument, number in numbers.items():
        if argument in ("enemy", "chariot", "conspirator"):
            arguments[argument] = pack.kinds[argument][number].name
        elif argument in ("die", "white", "colour"):
            arguments[argument] = Phrase("one-die", {"colour": colour_of(number)})
        elif argument == "space":
            arguments[argument] = SPACES[number]
        elif argument == "cause":
            arguments[argument] = CAUSES[number]
        else:
            arguments[argument] = number
    return Phrase(f"note-{name.replace('_', '-')}", arguments)

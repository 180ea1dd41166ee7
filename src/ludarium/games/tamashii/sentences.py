"""The log in sentences: tokens that come or go in a row are told at once."""

from __future__ import annotations

from ludarium.core.text import Listing, Phrase, told_together

IN_A_ROW = {f"note-token-{done}": f"note-tokens-{done}" for done in ("gained", "dumped", "discarded")}


def in_sentences(notes: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    return told_together(notes, joined)


def joined(before: Phrase, note: Phrase) -> Phrase | None:
    """One token more of the same seat; None where each sentence needs its own."""
    if note.id not in IN_A_ROW or before.arguments.get("seat") != note.arguments["seat"]:
        return None
    several = IN_A_ROW[note.id]
    tokens: tuple[object, ...]
    if before.id == note.id:
        tokens = (listed(before), listed(note))
    elif before.id == several:
        earlier = before.arguments["tokens"]
        assert isinstance(earlier, Listing)
        tokens = (*earlier.items, listed(note))
    else:
        return None
    return Phrase(several, {"seat": note.arguments["seat"], "n": len(tokens), "tokens": Listing(tokens)})


def listed(note: Phrase) -> Phrase:
    """The token of a note, as one of several: red, and not a red token."""
    piece = note.arguments["token"]
    assert isinstance(piece, Phrase)
    return Phrase("a-token", piece.arguments)

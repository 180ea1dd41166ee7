"""Names of people: as they give them, told apart, and in the sentences of a title in place of what it calls their seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludarium.core.text import Listing, Phrase, Secret

LONGEST = 24


def tidy(name: str) -> str:
    """A name that fits into a line: no line breaks or control characters, and not too long."""
    return "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[:LONGEST].strip()


def listed(names: str) -> list[str]:
    """Names as they are typed, with commas between them; a place left empty is a seat without a name."""
    return [tidy(name) for name in names.split(",")] if names.strip() else []


def told_apart(names: Sequence[str]) -> list[str]:
    """Of two with the same name the second gets a number, so that every sentence says who is meant."""
    unique: list[str] = []
    for name in names:
        number, other = 2, name
        while other in unique:
            number, other = number + 1, f"{name} {number}"
        unique.append(other)
    return unique


def cut_short(names: Sequence[str], length: int) -> list[str]:
    """At most so many letters of each; where that makes two alike, the number of the seat is the last of them."""
    short = [name[:length].rstrip() for name in names]
    return [
        f"{name[: length - 1]}{seat}" if short.count(name) > 1 and name != names[seat - 1] else name
        for seat, name in enumerate(short, 1)
    ]


def renamed(text: object, names: Mapping[str, str]) -> object:
    """A text in which some messages give way to names, however deep they lie."""
    if isinstance(text, Phrase):
        if text.id in names:
            return names[text.id]
        return Phrase(text.id, {name: renamed(value, names) for name, value in text.arguments.items()})
    if isinstance(text, Listing):
        return Listing(tuple(renamed(item, names) for item in text.items))
    if isinstance(text, Secret):
        return Secret(renamed(text.text, names), text.seats, renamed(text.instead, names))
    return text

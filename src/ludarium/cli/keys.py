"""What to press for an option.

An option that speaks of something on the board has the number that stands beside it there: a face, a slot, a card by its place.
The number stays the same as long as the thing stays where it is. What agrees, passes, refuses or ends has a letter, the same in
every title. Everything else is numbered after what the board has numbered, so that no number ever means something besides the
thing it stands beside.

Numbers of one digit are taken at once where none is longer. Letters wait for Enter, like every other word that can be typed: what
ends something is never done in one stroke.
"""

from __future__ import annotations

import string
from collections.abc import Iterable, Sequence

from ludarium.core.prompts import PLAIN, Option


def numbers_of(rows: Sequence[Sequence[str]], options: Iterable[Option]) -> dict[str, int]:
    """The numbers of the things on the board: rows that no option speaks of first have none, the others follow each other."""
    things = {thing for row in rows for thing in row}
    first = [next((anchor for anchor in option.anchors if anchor in things), "") for option in options if option.role == PLAIN]
    spoken = {thing for thing in first if thing}
    found: dict[str, int] = {}
    last = 0
    for row in rows:
        if spoken.intersection(row):
            for number, thing in enumerate(row, last + 1):
                found.setdefault(thing, number)
            last += len(row)
    return found


def told_apart(wanted: Sequence[str], first: int) -> list[str]:
    """No two alike: those that want the same have a letter more, those that want nothing have numbers from `first` on."""
    made: list[str] = []
    used: dict[str, int] = {}
    for key in wanted:
        if not key:
            made.append(str(first))
            first += 1
        elif wanted.count(key) == 1:
            made.append(key)
        else:
            used[key] = used.get(key, 0) + 1
            made.append(key + lettered(used[key]))
    return made


def lettered(number: int) -> str:
    """a to y, then za, zb and so on."""
    letters = string.ascii_lowercase
    return letters[number - 1] if number < len(letters) else "z" + lettered(number - len(letters) + 1)


def taken_at_once(keys: Iterable[str]) -> str:
    """The digits that need no Enter: all of them, or none if there are longer numbers."""
    numbers = [key for key in keys if key[0].isdecimal()]
    return "".join(numbers) if all(len(key) == 1 for key in numbers) else ""


def summed_up(keys: Sequence[str]) -> str:
    """Keys in a word: `1-3 5 d1-d4 e`."""
    parts: list[list[str]] = []
    for key in keys:
        if parts and follows(parts[-1][-1], key):
            parts[-1].append(key)
        else:
            parts.append([key])
    return " ".join(f"{part[0]}-{part[-1]}" if len(part) > 2 else " ".join(part) for part in parts)


def follows(before: str, after: str) -> bool:
    """`4` after `3`, `d4` after `d3`."""
    heads = [key.rstrip(string.digits) for key in (before, after)]
    tails = [key[len(head) :] for key, head in zip((before, after), heads, strict=True)]
    return heads[0] == heads[1] and all(tails) and int(tails[0]) + 1 == int(tails[1])


def in_order(keys: Iterable[str]) -> list[str]:
    """Numbers before letters, small ones before large ones."""
    return sorted(keys, key=lambda key: (not key[0].isdecimal(), key.rstrip(string.digits), len(key), key))

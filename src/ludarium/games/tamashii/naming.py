"""Names and codes as numbers, so that scripts can speak of what a scenario names: a marker, a row of places, `SxB1`."""

from __future__ import annotations

LETTERS = " abcdefghijklmnopqrstuvwxyz0123456789'-_"
LONGEST = 11


def number_of(name: str) -> int:
    """The number of a name; one of a single letter has one above 100, so that small numbers are free for something else."""
    assert 0 < len(name) <= LONGEST, f"a name of 1 to {LONGEST} letters, not '{name}'"
    number = 0
    for letter in reversed(name.lower()):
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number + 100


def name_of(number: int) -> str:
    """The way back, in small letters; a number that no name has is told as it is."""
    name, left = "", number - 100
    if left <= 0:
        return str(number)
    while left:
        left, letter = divmod(left, len(LETTERS))
        name += LETTERS[letter]
    return name

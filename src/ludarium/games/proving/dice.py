"""The fifteen dice. A place that holds dice (the pool, a space of the Exhaustion track, ...) is one int, a bit for each die.

Canonical order (P-3): W1…W8, B1, B2, G1, G2, Y1, Y2, D, so the lowest bit is always the next die to be thrown.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from ludarium.core.native import append, i64, vec

NAMES: Final = ("W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "B1", "B2", "G1", "G2", "Y1", "Y2", "D")

WHITE: Final = 0b000_0000_1111_1111
BLUE: Final = 0b000_0011_0000_0000
GREEN: Final = 0b000_1100_0000_0000
YELLOW: Final = 0b011_0000_0000_0000
COLOURED: Final = BLUE | GREEN | YELLOW
ATTACK: Final = WHITE | COLOURED  # P-2: the fourteen attack dice
DRAGON: Final = 0b100_0000_0000_0000  # P-4: the Dragon die, never an attack die

Colour = Literal["white", "blue", "green", "yellow"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

# colours as numbers, and as bits of a colour set: bit c - 1 for colour c
NO_COLOUR: Final = 0
BLUE_DIE: Final = 1
GREEN_DIE: Final = 2
YELLOW_DIE: Final = 3

OF_COLOUR: Final[vec[i64]] = vec[i64]([WHITE, BLUE, GREEN, YELLOW])

# number of dice in a place, and its lowest die: looked up, because every decision asks for them
_COUNTS: Final[vec[i64]] = vec[i64]([bin(dice).count("1") for dice in range(2**15)])
_LOWEST: Final[vec[i64]] = vec[i64]([0] + [(dice & -dice).bit_length() - 1 for dice in range(1, 2**15)])


def count(dice: i64) -> i64:
    return _COUNTS[dice]


def lowest(dice: i64) -> i64:
    """The number of the first die, in canonical order; there must be one."""
    return _LOWEST[dice]


_LISTED: Final[list[vec[i64]]] = [vec[i64]([])] * 2**15  # filled when first asked for


def dice_in(place: i64) -> vec[i64]:
    """The dice of a place one by one, in canonical order. The row is shared: copy it before you change it."""
    listed = _LISTED[place]
    if place != 0 and len(listed) == 0:
        listed = vec[i64]([])
        left = place
        while left != 0:
            listed = append(listed, lowest(left))
            left &= left - 1
        _LISTED[place] = listed
    return listed


def named(dice: int) -> list[str]:
    """For people: the names of the dice in a place."""
    return [name for die, name in enumerate(NAMES) if dice >> die & 1]


def colour_of(die: i64) -> i64:
    if die < 8:
        return NO_COLOUR
    return (die - 6) // 2

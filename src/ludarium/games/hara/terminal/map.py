"""The map of Hara in characters: seven tiles of hexes, two lines high and a few letters wide, so that all of it fits a terminal.

    /Oa3    \\_______
    \\5/1/0__/Oa2    \\

A space says its World and number (`Oa3`), in brackets the number of the option that leads there, who stands on it, and what lies
there. Colours only repeat what letters say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from ludarium.cli.hexes import Hex, grid

# H-9 to H-12: steps clockwise, the centres of the slots, the ring of the Dojo
CLOCKWISE = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SLOTS = ((-2, -1), (1, -3), (3, -2), (2, 1), (-1, 3), (-3, 2))
DOJO = ((0, 0), (-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1))
COLUMNS = range(-4, 5)
TOP = -7  # of the highest hex, in half hexes from the middle of the Dojo
ROWS = 17  # with the edge above the highest hex

COLOURS = {
    "oakenmoor": "green",
    "baiyu": "green",
    "arechi": "red",
    "oppenheim": "red",
    "lunaridge": "blue",
    "drear": "blue",
    "dojo": "gold",
}
INK = {"red": "red", "green": "green", "blue": "bright_blue", "gold": "yellow", "yellow": "yellow"}


def places(layout: Sequence[str | None]) -> dict[str, tuple[int, int]]:
    """Where every space lies now; the middle of a World has the name of the World, an empty slot that of its number."""
    found = {f"dojo.{number}": at for number, at in enumerate(DOJO)}
    for slot, (q, r) in enumerate(SLOTS):
        world = layout[slot]
        found[world or f"slot.{slot + 1}"] = (q, r)
        for number in range(1, 7) if world else ():
            step = CLOCKWISE[(slot + number - 1) % 6]
            found[f"{world}.{number}"] = (q + step[0], r + step[1])
    return found


def around(layout: Sequence[str | None], space: str | None) -> list[str]:
    """The six neighbours of a space, clockwise from the one above it; empty where none lies."""
    at = places(layout)
    if space not in at:
        return []
    names = {spot: name for name, spot in at.items()}
    q, r = at[space]
    return [names.get((q + step[0], r + step[1]), "") for step in (*CLOCKWISE[4:], *CLOCKWISE[:4])]


def drawn(hexes: Mapping[tuple[int, int], Hex], room: int) -> list[Text]:
    """The map, `room` letters to a hex; it stays where it is, whatever tiles are missing."""
    return grid(hexes, room, COLUMNS, TOP, ROWS)

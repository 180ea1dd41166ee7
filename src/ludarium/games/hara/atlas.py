"""The map of Hara (section 1): 43 spaces on seven tiles, their links, and how far apart they are.

A *space* belongs to its World and is numbered by it, so that a swap of two tiles moves nothing but the two tiles. A *spot* is the
place on the table where the space lies at the moment. Spots count in the canonical order (H-4): D0, D1 … D6, then slot by slot.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from ludarium.core.native import append, i64, vec

DOJO: Final = 0  # D0, the centre
RING: Final = 7  # the first World space; below it everything is Dojo
SPACES: Final = 43
FAR: Final = 99  # no way leads there

# worlds, numbered like the slots they are printed on (H-10)
OAKENMOOR: Final = 0
ARECHI: Final = 1
LUNARIDGE: Final = 2
BAIYU: Final = 3
OPPENHEIM: Final = 4
DREAR: Final = 5
World = Literal["oakenmoor", "arechi", "lunaridge", "baiyu", "oppenheim", "drear"]
WORLDS: Final[tuple[World, ...]] = get_args(World)

RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
Colour = Literal["red", "green", "blue"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
WORLD_COLOUR: Final[vec[i64]] = vec[i64]([GREEN, RED, BLUE, GREEN, RED, BLUE])  # H-13


def space_of(world: i64, number: i64) -> i64:
    """Space 1 to 6 of a World."""
    return RING + world * 6 + number - 1


def world_of(space: i64) -> i64:
    """The World a space belongs to; -1 in the Dojo."""
    return (space - RING) // 6 if space >= RING else -1


def number_of(space: i64) -> i64:
    """The number printed on a space."""
    return (space - RING) % 6 + 1 if space >= RING else space


def tile_of(space: int) -> World | Literal["dojo"]:
    """The tile a space belongs to, by its name."""
    return "dojo" if space < RING else WORLDS[(space - RING) // 6]


def name_of(space: int) -> str:
    """A space as everybody writes it: `dojo.3`, `oakenmoor.4`."""
    return f"{tile_of(space)}.{number_of(space)}"


def _links() -> list[tuple[int, int, int]]:
    """All links between spots, each once, with the slots whose disconnection cuts it (as bits)."""
    links: list[tuple[int, int, int]] = []
    for k in range(6):
        after = (k + 1) % 6
        here, there, mine = RING + 6 * k, RING + 6 * after, 2**k
        links.append((0, 1 + k, 0))  # H-14b
        links.append((1 + k, 1 + after, 0))
        links += [(here + n, here + (n + 1) % 6, 0) for n in range(6)]  # H-14a
        links += [(here, 1 + k, mine), (here, 1 + after, mine), (here + 1, 1 + k, mine)]  # H-15
        both = mine | 2**after
        links += [(here, there + 1, both), (here + 5, there + 1, both), (here + 5, there + 2, both)]  # H-16
    return links


LINKS: Final = _links()


class Paths:
    """Neighbours and distances of all spots while some slots are cut off from the rest (H-121)."""

    def __init__(self, cut: int) -> None:
        near: list[list[int]] = [[] for _ in range(SPACES)]
        for a, b, slots in LINKS:
            if not slots & cut:
                near[a].append(b)
                near[b].append(a)
        self.near: list[vec[i64]] = []  # in canonical order
        self.steps: vec[i64] = vec[i64]([])  # SPACES entries for each spot
        for spot in range(SPACES):
            neighbours: vec[i64] = vec[i64]([])
            for other in sorted(near[spot]):
                neighbours = append(neighbours, other)
            self.near.append(neighbours)
            for steps in _distances(near, spot):
                self.steps = append(self.steps, steps)


def _distances(near: list[list[int]], start: int) -> list[int]:
    steps = [FAR] * SPACES
    steps[start] = 0
    edge = [start]
    while edge:
        spot = edge.pop(0)
        for other in near[spot]:
            if steps[other] == FAR:
                steps[other] = steps[spot] + 1
                edge.append(other)
    return steps


_KNOWN: Final[dict[int, Paths]] = {}


def paths(cut: int) -> Paths:
    """The paths for a set of slots that are cut off; each is worked out once."""
    known = _KNOWN.get(cut)
    if known is None:
        known = _KNOWN[cut] = Paths(cut)
    return known

"""The map: places on a grid of hexes, who lies beside whom, and how far it is (D14). Sets of places are bits."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import bits_of
from ludarium.core.native import append, i64, vec

FAR: Final = 99  # there is no way
WAYS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

_ONE: Final[i64] = 1


def neighbours(places: list[tuple[int, int]]) -> list[int]:
    """T-132: of each place, given by its axial coordinates, the places that share an edge with it, as bits."""
    return [sum(2**other for other, there in enumerate(places) if (there[0] - q, there[1] - r) in WAYS) for q, r in places]


def around(beside: vec[i64], places: i64) -> i64:
    """All places beside one of these."""
    found: i64 = 0
    for place in bits_of(places):
        found |= beside[place]
    return found


def distances(beside: vec[i64], start: i64, crossable: i64, enterable: i64) -> vec[i64]:
    """How many steps it is to every place, by ways that cross only some places and end on some; FAR if there is none."""
    found: vec[i64] = vec[i64]([FAR] * len(beside))
    seen = start
    edge = start
    steps: i64 = 0
    while edge != 0:
        for place in bits_of(edge):
            found[place] = steps
        across = edge if steps == 0 else edge & crossable
        edge = around(beside, across) & enterable & ~seen
        seen |= edge
        steps += 1
    return found


def within(beside: vec[i64], start: i64, steps: i64, crossable: i64, enterable: i64) -> i64:
    """The places that can be reached in at most so many steps, the start excepted."""
    far = distances(beside, start, crossable, enterable)
    found: i64 = 0
    for place in range(i64(len(far))):
        if 0 < far[place] <= steps:
            found |= _ONE << place
    return found


def towards(beside: vec[i64], here: i64, goals: i64, enterable: i64) -> vec[i64]:
    """The places beside this one from where the nearest of the goals is a step nearer; none if none is needed or possible."""
    far = distances(beside, goals, enterable, enterable | (_ONE << here))
    found: vec[i64] = vec[i64]([])
    if far[here] == 0 or far[here] == FAR:
        return found
    for place in bits_of(beside[here]):
        if far[place] == far[here] - 1:
            found = append(found, place)
    return found

"""What seats do not know of each other: World Shift cards that Prophetic Dream has shown (H-31a)."""

from __future__ import annotations

from ludarium.core import zones
from ludarium.games.hara.rules.shift import next_shifts, worlds_shift
from ludarium.games.hara.rules.turn import foresee
from ludarium.games.hara.state import SHIFT_DECK, Hara, face_down


def known_top(s: Hara, seat: int | None) -> int | None:
    """The World Shift card on top, if this seat has seen it."""
    top = zones.next_cards(s.shifts, face_down(SHIFT_DECK))
    return int(top[0]) if seat is not None and len(top) == 1 and s.shifts_known[top[0]] >> seat & 1 else None


def resample(s: Hara, seat: int, seed: int) -> Hara:
    """A world equal in the seat's view: the cards that others have looked at may be any that the seat has not seen itself."""
    world = s.fork(seed)
    assert isinstance(world, Hara)
    if world.settings.seats > 1:
        zones.deal_again(world, world.shifts, world.shifts_known, seat, SHIFT_DECK)
        if world.then in (worlds_shift, foresee):
            world.options = next_shifts(world)
    return world

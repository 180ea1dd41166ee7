"""What seats do not know of each other: World Shift cards that Prophetic Dream has shown (H-31a)."""

from __future__ import annotations

from ludarium.core.bits import BIT, bits_of
from ludarium.core.build import row
from ludarium.games.hara.state import SHIFT_DECK, Hara


def known_top(s: Hara, seat: int | None) -> int | None:
    """The World Shift card on top, if this seat has seen it."""
    if seat is None or not s.top[SHIFT_DECK] or not s.shift_seen >> seat & 1:
        return None
    return int(s.top[SHIFT_DECK]).bit_length() - 1


def resample(s: Hara, seat: int, seed: int) -> Hara:
    """A world equal in the seat's view: the cards that others have looked at may be any that the seat has not seen itself."""
    world = s.fork(seed)
    assert isinstance(world, Hara)
    if world.settings.seats == 1:
        return world
    hidden_top = bool(world.top[SHIFT_DECK]) and not world.shift_seen >> seat & 1
    hidden = [place for place, card in enumerate(world.under) if not world.under_seen[seat] >> card & 1]
    # cards whose place the seat does not know: in the pile (but for a top card it knows) and at the bottom
    known = 0 if hidden_top else int(world.top[SHIFT_DECK])
    loose = int(world.pile[SHIFT_DECK]) & ~known | sum(1 << world.under[place] for place in hidden)
    for other in range(world.settings.seats):  # what others know is theirs
        if other != seat:
            world.under_seen[other] = 0
    under = list(world.under)
    for place in hidden:
        under[place] = pick(world, loose)
        loose &= ~(1 << under[place])
    world.under = row(under)
    world.pile[SHIFT_DECK] = known | loose
    world.top[SHIFT_DECK] = BIT[pick(world, loose)] if hidden_top else known
    return world


def pick(world: Hara, cards: int) -> int:
    numbers = list(bits_of(cards))
    return numbers[world.draw(SHIFT_DECK, len(numbers))]

"""What seats do not know of each other: World Shift cards that Prophetic Dream has shown (H-31a)."""

from __future__ import annotations

from ludarium.games.hara.state import BIT, SHIFT_DECK, Hara


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
    unknown_under = int(world.under) & ~int(world.under_seen[seat])
    hidden_top = bool(world.top[SHIFT_DECK]) and not world.shift_seen >> seat & 1
    if not unknown_under and not hidden_top:
        return world
    # cards whose place the seat does not know: in the pile (but for a top card it knows) and at the bottom
    known = 0 if hidden_top else int(world.top[SHIFT_DECK])
    loose = (int(world.pile[SHIFT_DECK]) & ~known) | unknown_under
    count = unknown_under.bit_count()
    world.pile[SHIFT_DECK] = known | loose
    world.under &= ~unknown_under
    world.top[SHIFT_DECK] = known
    for _ in range(count):
        card = pick(world, loose)
        loose &= ~(1 << card)
        world.pile[SHIFT_DECK] &= ~BIT[card]
        world.under |= BIT[card]
    for other in range(world.settings.seats):  # what others know of it is theirs; only the number of cards counts
        if other != seat:
            world.under_seen[other] = 0
    if hidden_top:
        world.top[SHIFT_DECK] = BIT[pick(world, loose)]
    return world


def pick(world: Hara, cards: int) -> int:
    numbers = [bit for bit in range(62) if cards >> bit & 1]
    return numbers[world.draw(SHIFT_DECK, len(numbers))]

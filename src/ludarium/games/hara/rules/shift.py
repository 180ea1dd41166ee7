"""World Shift: tiles that change places, and what comes with it (sections 1 and 3)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT
from ludarium.core.kernel import EVERYBODY, note, rule
from ludarium.core.native import i64, vec
from ludarium.games.hara.atlas import paths
from ludarium.games.hara.rules.challenges import SHIFT_CARD, challenge
from ludarium.games.hara.rules.combat import bury_the_dead, give
from ludarium.games.hara.state import NONE, SHIFT, SHIFT_DECK, SPENT, WORLD_SHIFT, Hara, face_down
from ludarium.games.hara.tables import NO_SCRIPT

SWAPS: Final = note("swaps", "world", "other")
SHIFTS: Final = note("shifts", "shift")


def swap_worlds(s: Hara, a: i64, b: i64) -> None:
    """H-22: the tiles exchange slots and keep everything that lies on them."""
    slot_a, slot_b = s.slot_of[a], s.slot_of[b]
    s.slot_of[a] = slot_b
    s.slot_of[b] = slot_a
    s.world_in[slot_a] = b
    s.world_in[slot_b] = a
    s.tell(SWAPS, a, b)
    find_paths(s)
    bury_the_dead(s)


def find_paths(s: Hara) -> None:
    """H-121: all links of a disconnected World to the Dojo and to other Worlds are cut."""
    slots: i64 = 0
    for world in range(i64(6)):
        if (s.cut_off & BIT[world]) != 0:
            slots |= BIT[s.slot_of[world]]
    if slots != s.cut_slots:
        s.cut_slots = slots
        s.roads = paths(slots)


def switch_part(s: Hara, card: i64) -> None:
    """H-41a: two Worlds, or the Worlds in two slots, change places."""
    a, b = s.cards.swap_a[card], s.cards.swap_b[card]
    if s.cards.swap_slots[card] == 1:
        swap_worlds(s, s.world_in[a], s.world_in[b])
    else:
        swap_worlds(s, a, b)


@rule
def world_shift(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-33b: draw 1 World Shift card and follow it. A mode may do something else instead."""
    s.round = SHIFT
    instead = s.rule_at(WORLD_SHIFT)
    if instead != NONE:
        s.now(instead)
    else:
        s.now(draw_shift)


@rule
def draw_shift(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    s.chance(SHIFT_DECK, next_shifts(s), worlds_shift)


@rule
def worlds_shift(s: Hara, _a: i64, _b: i64, card: i64) -> None:
    """H-41: top to bottom, then discard."""
    discard_shift(s, card)
    s.tell(SHIFTS, card)
    switch_part(s, card)
    if s.cards.shift_difficulty[card] > 0:
        number = s.settings.seats
        while number > 0:
            s.later(shift_challenge, card, number)
            number -= 1
    elif s.cards.shift_does[card] != NO_SCRIPT:
        give(s, seat_in_order(s, 1), s.cards.shift_does[card])


def next_shifts(s: Hara) -> vec[i64]:
    """What the next World Shift card may be."""
    return zones.draws(s.shifts, s.shifts_known, face_down(SHIFT_DECK), SPENT + SHIFT_DECK)


def discard_shift(s: Hara, card: i64) -> None:
    """Face up, for everybody to see."""
    zones.move(s, s.shifts, s.shifts_known, card, SPENT + SHIFT_DECK, EVERYBODY)


@rule
def shift_challenge(s: Hara, card: i64, number: i64, _c: i64) -> None:
    """H-41b: once by each player in Turn Order, without Activation."""
    s.now(challenge, SHIFT_CARD + card, seat_in_order(s, number))


def seat_in_order(s: Hara, number: i64) -> i64:
    """The seat that is the n-th in Turn Order; with one player that one. NONE: somebody who sits at no seat."""
    best: i64 = 0
    if s.settings.seats == 1:
        return 0
    while best < s.settings.seats and s.order[best] != number:
        best += 1
    return best

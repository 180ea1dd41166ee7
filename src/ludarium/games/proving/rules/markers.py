"""Battle markers and Shields: the only places where they change."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import i64
from ludarium.games.proving.rules.wounds import suffer_wound
from ludarium.games.proving.state import NO_CARD, USED_STEADY, Proving
from ludarium.games.proving.traits import STEADY

WENT_UP: Final = note("went_up", "slot", "spaces", "enemy")
WENT_DOWN: Final = note("went_down", "slot", "spaces", "enemy")
SHIELD_RAISED: Final = note("shield_raised", "slot", "enemy")
SHIELD_BROKEN: Final = note("shield_broken", "slot", "enemy")
STAYED_STEADY: Final = note("stayed_steady", "slot", "enemy")


def move_down(s: Proving, slot: i64, spaces: i64) -> None:
    """P-56: a marker never passes Bottom; the rest of the movement is lost."""
    fallen = spaces if spaces < s.marker[slot] else s.marker[slot]
    if fallen > 0:
        s.marker[slot] -= fallen
        s.tell(WENT_DOWN, slot, fallen, s.enemy[slot])


def move_up(s: Proving, slot: i64, spaces: i64) -> None:
    """P-57: an attack that moves the marker up is damage taken."""
    s.marker[slot] += spaces
    s.damaged |= BIT[slot]
    s.tell(WENT_UP, slot, spaces, s.enemy[slot])


def raise_shield(s: Proving, slot: i64) -> None:
    """P-109; STEADY keeps the first one of a round down."""
    if s.has_shield(slot):
        return
    if s.power() == STEADY and (s.used & USED_STEADY) == 0:
        s.used |= USED_STEADY
        s.tell(STAYED_STEADY, slot, s.enemy[slot])
        return
    s.shields |= BIT[slot]
    s.tell(SHIELD_RAISED, slot, s.enemy[slot])


def break_shield(s: Proving, slot: i64) -> None:
    s.shields &= ~BIT[slot]
    s.tell(SHIELD_BROKEN, slot, s.enemy[slot])


def leader(s: Proving) -> i64:
    """The slot whose marker has the fewest spaces left to Top; on a tie the lowest; 0 if there is no enemy."""
    best: i64 = 0
    fewest: i64 = 99
    for slot in range(1, i64(7)):
        card = s.enemy[slot]
        if card != NO_CARD:
            left = s.cards.top[card] - s.marker[slot]
            if left < fewest:
                fewest = left
                best = slot
    return best


@rule
def fall_one(s: Proving, slot: i64, _b: i64, _c: i64) -> None:
    """Outside step A: the marker of a slot moves one space down and is checked for Bottom at once (P-102, P-121, P-128)."""
    if slot > 0 and s.enemy[slot] != NO_CARD:
        move_down(s, slot, 1)
        if s.marker[slot] == 0:
            s.later(suffer_wound, slot)

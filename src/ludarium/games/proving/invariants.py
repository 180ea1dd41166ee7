"""What is true of every position: no die is lost or there twice, and markers are on their tracks."""

from __future__ import annotations

from ludarium.games.proving import dice
from ludarium.games.proving.state import NO_CARD, Proving


def broken(s: Proving) -> str | None:
    places = [s.pool, *s.covers, s.stock, *s.tired, s.colour_stack, s.dial, s.box]
    held = [place & dice.ATTACK for place in places]
    if sum(held) != dice.ATTACK or any(a & b for at, a in enumerate(held) for b in held[:at]):
        return "an attack die is lost or in two places (P-12)"
    if any(row & ~s.pool for row in s.showing) or any(a & b for at, a in enumerate(s.showing) for b in s.showing[:at]):
        return "a die outside the pool shows a value, or one shows two"
    if not len(s.chariots) == len(s.covers) == len(s.cover_values):
        return "there is not one place for dice on every Chariot (P-98)"
    return slots_broken(s)


def slots_broken(s: Proving) -> str | None:
    for slot in range(len(s.enemy)):
        card = s.enemy[slot]
        if s.marker[slot] > (0 if card == NO_CARD else s.cards.top[card]):
            return "a Battle marker is off its track (P-10)"
    return None

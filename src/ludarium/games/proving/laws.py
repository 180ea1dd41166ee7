"""What is true of every position: no die and no card is lost or there twice, and markers are on their tracks."""

from __future__ import annotations

from ludarium.games.proving import dice
from ludarium.games.proving.state import CHARIOTS, CONSPIRATORS, NO_CARD, Proving


def broken(s: Proving) -> str | None:
    places = [s.pool, *s.covers, s.stock, *s.tired, s.colour_stack, s.dial, s.box]
    held = [place & dice.ATTACK for place in places]
    if sum(held) != dice.ATTACK or any(a & b for at, a in enumerate(held) for b in held[:at]):
        return "an attack die is lost or in two places (P-12)"
    if any(row & ~s.pool for row in s.showing) or any(a & b for at, a in enumerate(s.showing) for b in s.showing[:at]):
        return "a die outside the pool shows a value, or one shows two"
    if not len(s.chariots) == len(s.covers) == len(s.cover_values):
        return "there is not one place for dice on every Chariot (P-98)"
    return cards_broken(s) or slots_broken(s)


def cards_broken(s: Proving) -> str | None:
    enemies = [*s.enemy_deck, *s.enemy_discard, *(card for card in s.enemy if card != NO_CARD)]
    if sorted(enemies) != list(range(len(s.cards.top))):
        return "an enemy is lost or in two places (P-5)"
    chariots = [*s.chariot_deck, *s.chariot_discard, *s.chariots]
    if sorted(chariots) != list(range(len(s.cards.asks) if s.plays(CHARIOTS) else 0)):
        return "a Chariot is lost or in two places (P-5)"
    plots = [*s.conspirator_deck, *s.conspirators]
    if sorted(plots) != list(range(len(s.cards.plot) if s.plays(CONSPIRATORS) else 0)):
        return "a Conspirator is lost or in two places (P-5)"
    return None


def slots_broken(s: Proving) -> str | None:
    for slot in range(len(s.enemy)):
        card = s.enemy[slot]
        if s.marker[slot] > (0 if card == NO_CARD else s.cards.top[card]):
            return "a Battle marker is off its track (P-10)"
    return None

"""Phase 3: dice come back, the Exhaustion track moves, empty slots are filled (section 7)."""

from __future__ import annotations

from typing import Final

from ludarium.core import piles
from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import i64
from ludarium.games.proving.rules.markers import SHIELD_RAISED
from ludarium.games.proving.rules.triggers import COMES_INTO_PLAY, TRIGGERS
from ludarium.games.proving.state import (
    BOTTOM,
    ENEMY_DECK,
    MIDDLE,
    NO_CARD,
    NO_FACE,
    SHIELDS,
    TO_DEFEAT,
    TOP,
    WON,
    Proving,
)
from ludarium.games.proving.traits import GUARDED

ENEMY_COMES: Final = note("enemy_comes", "slot", "enemy")
WINS: Final = note("wins", "defeats")


@rule
def test_for_win(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-77, P-78: once a round, after everything that can wound."""
    s.step = 8
    if s.defeats >= TO_DEFEAT:
        s.outcome = WON
        s.tell(WINS, s.defeats)
        s.finish()


@rule
def rest(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-72 to P-74: assigned dice are free again; the dice that stood on the bottom space return to the pool."""
    s.step = 9
    for value in range(1, i64(7)):
        s.showing[value] = 0
    s.dragon_face = NO_FACE
    s.dragon_slot = 0
    s.dragon_mode = NO_FACE
    back = s.tired[BOTTOM]
    s.tired[BOTTOM] = s.tired[MIDDLE]
    s.tired[MIDDLE] = s.tired[TOP]
    s.tired[TOP] = 0
    if not s.settings.collect_first:
        back |= s.tired[BOTTOM]
        s.tired[BOTTOM] = 0
    to_dial = back & s.bonus  # P-129
    s.dial |= to_dial
    s.bonus &= ~to_dial
    s.pool |= back & ~to_dial


@rule
def new_enemies(s: Proving, from_slot: i64, _b: i64, _c: i64) -> None:
    """P-75: each empty slot, in order, receives a card of the deck."""
    s.step = 11
    for slot in range(max(1, from_slot), i64(7)):
        if s.enemy[slot] == NO_CARD:
            s.later(new_enemies, slot + 1)
            s.chance(ENEMY_DECK, s.enemy_deck, enemy_comes, slot)
            return


@rule
def enemy_comes(s: Proving, slot: i64, _b: i64, card: i64) -> None:
    """P-16: its Battle marker on its Start space."""
    s.enemy_deck = piles.without(s.enemy_deck, card)
    s.enemy[slot] = card
    s.marker[slot] = s.cards.start[card]
    s.tell(ENEMY_COMES, slot, card)
    TRIGGERS.emit(s, COMES_INTO_PLAY, s.cards.ability[card], slot)


@rule
def comes_guarded(s: Proving, slot: i64, _b: i64, _c: i64) -> None:
    """GUARDED: comes into play with a Shield, if the module is played."""
    if s.plays(SHIELDS):
        s.shields |= BIT[slot]
        s.tell(SHIELD_RAISED, slot, s.enemy[slot])


TRIGGERS.listen(COMES_INTO_PLAY, GUARDED, comes_guarded)

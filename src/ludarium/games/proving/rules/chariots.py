"""Chariots: settled after phase 1 in the order they were drawn, replaced at the end of the round (section 10)."""

from __future__ import annotations

from typing import Final

from ludarium.core import piles
from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.proving.dice import dice_in
from ludarium.games.proving.state import CHARIOT_DECK, HERO, Proving
from ludarium.games.proving.tables import PAIR
from ludarium.games.proving.traits import SPARE_DIE

CHARIOT_COVERED: Final = note("chariot_covered", "chariot")
CHARIOT_STRIKES: Final = note("chariot_strikes", "chariot")
SPARED: Final = note("spared", "die")
CHARIOT_COMES: Final = note("chariot_comes", "chariot")

NO_DIE: Final = -1


@rule
def settle_chariots(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-100, P-101: covered, its dice go to the Stock; not covered, its effect triggers. Either way it is discarded."""
    s.step = 4
    if len(s.chariots) == 0:
        return
    s.later(settle_chariots)
    card = s.chariots[0]
    cover = s.covers[0]
    value = s.cover_values[0]
    s.chariots = s.chariots[1:]
    s.covers = s.covers[1:]
    s.cover_values = s.cover_values[1:]
    s.chariot_discard = piles.with_card(s.chariot_discard, card)
    if cover == 0:
        s.tell(CHARIOT_STRIKES, card)
        s.perform(s.cards.chariot_does[card])
        return
    s.tell(CHARIOT_COVERED, card)
    s.stock |= cover
    if s.power() == SPARE_DIE and s.cards.asks[card] == PAIR:
        s.ask(HERO, append(dice_in(cover)[:], NO_DIE), spare_a_die, value)


@rule
def spare_a_die(s: Proving, value: i64, _b: i64, die: i64) -> None:
    """SPARE_DIE: one die of a covered pair goes back to the attack with its value."""
    if die != NO_DIE:
        s.stock &= ~BIT[die]
        s.pool |= BIT[die]
        s.showing[value] |= BIT[die]
        s.tell(SPARED, die)


@rule
def stock_returns(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-101, P-103: the dice of the Stock are back before the next Chariot is drawn."""
    s.step = 10
    s.pool |= s.stock
    s.stock = 0


@rule
def new_chariots(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-103: one new Chariot; one more if no die at all is on the Exhaustion track. The test is made once."""
    s.step = 12
    if (s.tired[0] | s.tired[1] | s.tired[2]) == 0:
        s.later(draw_chariot)
    s.later(draw_chariot)


@rule
def draw_chariot(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-104: an empty deck is made anew from the discards."""
    if len(s.chariot_deck) == 0:
        s.chariot_deck = s.chariot_discard
        s.chariot_discard = vec[i64]([])
    s.chance(CHARIOT_DECK, s.chariot_deck, chariot_comes)


@rule
def chariot_comes(s: Proving, _a: i64, _b: i64, card: i64) -> None:
    s.chariot_deck = piles.without(s.chariot_deck, card)
    s.chariots = append(s.chariots[:], card)
    s.covers = append(s.covers[:], 0)
    s.cover_values = append(s.cover_values[:], 0)
    s.tell(CHARIOT_COMES, card)

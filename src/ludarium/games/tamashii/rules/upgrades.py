"""Upgrades: what Memory and EXP buy in Planning (section 18). Which are possible is `upgrades`; the stops are in planning.py."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.fields import field
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import CLASS_DECK, NONE
from ludarium.games.tamashii.patterns import cells_with
from ludarium.games.tamashii.rules.assets import (
    HIGHEST,
    gain_exp,
    locks_of,
    lose_asset,
    spendable,
    strengthen,
    unlocked,
)
from ludarium.games.tamashii.rules.augmentations import affordable_cards, draw_class, equip
from ludarium.games.tamashii.rules.tokens import ALL_TOKENS, TO_DUMP, cells_in, discard_cell, gain_one
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import MEMORY, NO_UPGRADE, OPEN

PRICE: Final = 2  # in EXP

END: Final = 0  # what an option of a stop is
DISCARD: Final = 1  # T-175: a cell
TOKEN: Final = 2  # T-176: a type
EQUIP: Final = 3  # T-177: a card
STRENGTHEN: Final = 4  # T-179
UNLOCK: Final = 5  # T-180: a Lock
OPEN_TOKEN: Final = 6  # T-181
DRAW: Final = 7  # T-182
TRADE: Final = 8  # T-178: a seat
USE: Final = 9  # a `use` line
MOVE: Final = 10  # in Programming: a slide or a swap
WHAT: Final = field(16)
NUMBER: Final = WHAT.above(4096)


def option(what: i64, number: i64) -> i64:
    return WHAT.put(what) + NUMBER.put(number)


def upgrades(s: Tamashii, seat: i64) -> vec[i64]:
    """T-174 to T-183: all that can be bought now."""
    found: vec[i64] = vec[i64]([])
    if s.trait(NO_UPGRADE, seat) > 0:
        return found
    if spendable(s, seat, MEMORY) > 0:
        for cell in cells_in(cells_with(s.launcher[seat], ALL_TOKENS)):
            found = append(found, option(DISCARD, cell))
        for token in range(OPEN):
            if s.supply[token] > 0:
                found = append(found, option(TOKEN, token))
    for card in affordable_cards(s, seat, 0):
        found = append(found, option(EQUIP, card))
    if s.exp[seat] < PRICE:
        return found
    if s.most_integrity[seat] < HIGHEST:
        found = append(found, option(STRENGTHEN, 0))
    for lock in locks_of(s, seat):
        found = append(found, option(UNLOCK, lock))
    if s.supply[OPEN] > 0:
        found = append(found, option(OPEN_TOKEN, 0))
    if s.class_of[seat] != NONE and zones.left_in(s.augmentations, CLASS_DECK + 100 * s.class_of[seat]) > 0:
        found = append(found, option(DRAW, 0))
    return found


def about_cards(options: vec[i64]) -> bool:
    """T-174a: can an Augmentation be equipped or drawn?"""
    for each in options:
        if WHAT.of(each) == EQUIP or WHAT.of(each) == DRAW:
            return True
    return False


def buy(s: Tamashii, seat: i64, bought: i64) -> None:
    """Pay for it, then have it. T-297c: of a token that somebody was faster to take nothing is paid."""
    what, number = WHAT.of(bought), NUMBER.of(bought)
    if (what == TOKEN and s.supply[number] == 0) or (what == OPEN_TOKEN and s.supply[OPEN] == 0):
        return
    if what == DISCARD or what == TOKEN:
        lose_asset(s, seat, MEMORY, 1)
    elif what != EQUIP:
        gain_exp(s, seat, -PRICE)
    if what == DISCARD:
        s.now(discard_cell, seat, 0, number)
    elif what == TOKEN:
        s.now(gain_one, seat, number, TO_DUMP)
    elif what == EQUIP:
        equip(s, seat, number, 0)
    elif what == STRENGTHEN:
        strengthen(s, seat, 1)
    elif what == UNLOCK:
        s.now(unlocked, seat, 0, number)
    elif what == OPEN_TOKEN:
        s.now(gain_one, seat, OPEN, TO_DUMP)
    else:
        s.now(draw_class, seat)

"""Rolls of player dice: thrown one by one, told to whoever listens, changed by Rerolls (T-99 to T-102, T-145, T-196, T-244)."""

from __future__ import annotations

from typing import Final

from ludarium.core.fields import field
from ludarium.core.kernel import note, rule
from ludarium.core.language.moments import happen, would_be_answered
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.dice import (
    NUMBER_FACES,
    NUMBER_WEIGHTS,
    PLAYER_FACES,
    PLAYER_WEIGHTS,
    SYMBOL_FACES,
    SYMBOL_WEIGHTS,
)
from ludarium.games.tamashii.fields import DIE, NUMBER, SYMBOL
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import BLANK, COMMON, NO_REROLL, RARE, REROLL

SILENT: Final = -1  # nobody is told of this roll
BLANKS: Final = field(32)  # of an answer: how many dice of each face
COMMONS: Final = BLANKS.above(32)
RARES: Final = COMMONS.above(32)
KEEP: Final = 0
SEAT: Final = field(8)
MOMENT: Final = SEAT.above(64)  # plus one: SILENT is 0

ROLLED: Final = note("rolled", "seat", "common", "rare")
REROLLS: Final = note("rerolls", "seat", "n")


def roll(s: Tamashii, seat: i64, dice: i64, moment: i64, then: i64) -> None:
    """So many dice, at least none; when they lie the moment is told, before it or after it come Rerolls (T-101), then
    `then(seat)` with `s.dice`."""
    s.dice = vec[i64]([0, 0, 0])
    s.rerolled = 0
    s.later(then, seat)
    s.later(offer_rerolls, seat)
    s.later(throw, seat, moment, max(0, dice))


@rule
def throw(s: Tamashii, seat: i64, moment: i64, left: i64) -> None:
    if left > 0:
        s.weighted(DIE, PLAYER_FACES, PLAYER_WEIGHTS, fell, SEAT.put(seat) + MOMENT.put(moment + 1), left)
    else:
        s.tell(ROLLED, seat, s.dice[COMMON], s.dice[RARE])
        if moment != SILENT:
            s.later(tell_of_roll, seat, moment)
            if would_be_answered(s, moment, seat):
                s.now(offer_rerolls, seat)


@rule
def tell_of_roll(s: Tamashii, seat: i64, moment: i64, _c: i64) -> None:
    happen(s, moment, seat)


@rule
def fell(s: Tamashii, what: i64, left: i64, face: i64) -> None:
    s.dice[face] += 1
    s.now(throw, SEAT.of(what), MOMENT.of(what) - 1, left - 1)


# -- Reroll Assets -------------------------------------------------------------------------------------------------------


@rule
def offer_rerolls(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-99: so many different dice, chosen first; T-101: once for a roll, before cards that change it or after them."""
    if s.rerolled == 0 and s.trait(NO_REROLL, seat) == 0:
        options = choices_of_dice(s, s.assets[4 * seat + REROLL])
        if len(options) > 1:
            s.show(seat, options, reroll_chosen, seat)


def choices_of_dice(s: Tamashii, most: i64) -> vec[i64]:
    """Up to so many of the dice that lie there; dice with the same face are alike."""
    options: vec[i64] = vec[i64]([])
    for blanks in range(min(most, s.dice[BLANK]) + 1):
        for commons in range(min(most - blanks, s.dice[COMMON]) + 1):
            for rares in range(min(most - blanks - commons, s.dice[RARE]) + 1):
                options = append(options, BLANKS.put(blanks) + COMMONS.put(commons) + RARES.put(rares))
    return options


@rule
def reroll_chosen(s: Tamashii, seat: i64, _b: i64, option: i64) -> None:
    dice = BLANKS.of(option) + COMMONS.of(option) + RARES.of(option)
    if dice > 0:
        s.rerolled = 1
        s.assets[4 * seat + REROLL] -= dice
        s.tell(REROLLS, seat, dice)
        pick_up(s, option)
        s.now(throw, seat, SILENT, dice)


def pick_up(s: Tamashii, option: i64) -> None:
    s.dice[BLANK] -= BLANKS.of(option)
    s.dice[COMMON] -= COMMONS.of(option)
    s.dice[RARE] -= RARES.of(option)


# -- what cards do to a roll ---------------------------------------------------------------------------------------------


@rule
def reroll_some(s: Tamashii, seat: i64, n: i64, _c: i64) -> None:
    """The verb `reroll n`: no Reroll Asset (T-101)."""
    options = choices_of_dice(s, n)
    if len(options) > 1:
        s.show(seat, options, some_rerolled, seat)


@rule
def some_rerolled(s: Tamashii, seat: i64, _b: i64, option: i64) -> None:
    dice = BLANKS.of(option) + COMMONS.of(option) + RARES.of(option)
    pick_up(s, option)
    if dice > 0:
        s.now(throw, seat, SILENT, dice)


@rule
def face_some(s: Tamashii, seat: i64, n: i64, face: i64) -> None:
    """The verb `face n FACE`: up to so many dice are set to it, those with another face."""
    options: vec[i64] = vec[i64]([])
    for option in choices_of_dice(s, n):
        same = BLANKS.of(option) if face == BLANK else COMMONS.of(option) if face == COMMON else RARES.of(option)
        if same == 0:
            options = append(options, option)
    if len(options) > 1:
        s.show(seat, options, faces_set, seat, face)


@rule
def faces_set(s: Tamashii, seat: i64, face: i64, option: i64) -> None:
    dice = BLANKS.of(option) + COMMONS.of(option) + RARES.of(option)
    pick_up(s, option)
    s.dice[face] += dice


# -- the two enemy dice --------------------------------------------------------------------------------------------------


def roll_number(s: Tamashii, then: i64, a: i64, b: i64) -> None:
    s.weighted(NUMBER, NUMBER_FACES, NUMBER_WEIGHTS, then, a, b)


def roll_symbol(s: Tamashii, then: i64, a: i64, b: i64) -> None:
    s.weighted(SYMBOL, SYMBOL_FACES, SYMBOL_WEIGHTS, then, a, b)

"""The verbs of the language that are about Trace and dice (T-314)."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import note, rule
from ludarium.core.language.lines import enter
from ludarium.core.native import i64
from ludarium.games.tamashii.rules.assets import lose_asset
from ludarium.games.tamashii.rules.enemy_verbs import meant
from ludarium.games.tamashii.rules.rolls import SILENT, face_some, reroll_some, roll, roll_number, roll_symbol
from ludarium.games.tamashii.rules.trace import trace_rises, trace_to_0
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import POWER, SHIELD

TRACE_ON: Final = note("trace_on")


# -- Trace -----------------------------------------------------------------------------------------------------------------


@rule
def trace_verb(s: Tamashii, n: i64, seat: i64, _c: i64) -> None:
    s.now(trace_rises, meant(s, seat), n)


@rule
def trace_to_0_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    s.now(trace_to_0, s.me())


@rule
def trace_on_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-9a: all markers on 0."""
    for seat in range(s.players):
        s.trace[seat] = 0
    s.tell(TRACE_ON)


# -- dice ------------------------------------------------------------------------------------------------------------------


@rule
def dice_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.to_roll += n


@rule
def reroll_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.now(reroll_some, s.me(), n)


@rule
def face_verb(s: Tamashii, n: i64, face: i64, _c: i64) -> None:
    s.now(face_some, s.me(), n, face)


@rule
def lend_verb(s: Tamashii, kind: i64, n: i64, _c: i64) -> None:
    """T-93: own Assets for another player's roll or wounds."""
    me = s.me()
    lent = lose_asset(s, me, kind, n)
    if kind == SHIELD:
        s.amount_is(max(0, s.amount() - lent))
    elif kind == POWER:
        s.to_roll += lent
    else:
        s.now(reroll_some, me, lent)


@rule
def roll_player_verb(s: Tamashii, n: i64, _b: i64, blocks: i64) -> None:
    """T-100: with Rerolls like any other roll; then each die does the item of its face."""
    s.later(do_faces, blocks)
    roll(s, s.me(), n, SILENT, dice_are_read)


@rule
def dice_are_read(s: Tamashii, _seat: i64, _b: i64, _c: i64) -> None:
    """What comes next waits beneath."""


@rule
def do_faces(s: Tamashii, blocks: i64, _b: i64, _c: i64) -> None:
    for back in range(i64(len(s.dice))):
        face: i64 = len(s.dice) - 1 - back
        for _die in range(s.dice[face]):
            s.later(do_face, blocks, face)


@rule
def do_face(s: Tamashii, blocks: i64, face: i64, _c: i64) -> None:
    enter(s, blocks, face)


@rule
def roll_number_verb(s: Tamashii, n: i64, _b: i64, blocks: i64) -> None:
    if n > 0:
        s.later(roll_number_verb, n - 1, 0, blocks)
        roll_number(s, do_rolled, blocks, 0)


@rule
def roll_symbol_verb(s: Tamashii, n: i64, _b: i64, blocks: i64) -> None:
    if n > 0:
        s.later(roll_symbol_verb, n - 1, 0, blocks)
        roll_symbol(s, do_rolled, blocks, 0)


@rule
def do_rolled(s: Tamashii, blocks: i64, _b: i64, face: i64) -> None:
    enter(s, blocks, face)

"""A Reset: with the last Integrity one starts anew on the Shelter, and some of one's data is corrupted (section 17)."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import note, rule
from ludarium.core.language.lines import go_on_for
from ludarium.core.language.moments import announce, happen
from ludarium.core.language.scripted import event, event_of, within
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import COMBAT, NONE, OF_COMBAT
from ludarium.games.tamashii.rules.bodies import body_leaves, held
from ludarium.games.tamashii.rules.enemies import discard_all
from ludarium.games.tamashii.rules.rolls import roll_symbol
from ludarium.games.tamashii.rules.scenario import of_immediate, of_the_table, pool_was_short
from ludarium.games.tamashii.rules.tokens import dump_launcher, gain
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import (
    BODY_LOST,
    CORRUPTED,
    RESET,
    RESET_CORRUPTED,
    RESETTING,
    SPECIAL,
)

CORRUPTED_BY_RESET: Final = 2  # T-169

RESETS: Final = note("resets", "seat")
BODY_KEPT: Final = note("body_kept", "seat", "body")


@rule
def in_phase(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """Above: what this seat does in its phase. A Reset cuts it short (T-171)."""


@rule
def reset(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-166 to T-173: whatever brought it about is dropped for this player, and so is the rest of the phase; T-171a: of Combat
    the dice, too."""
    cut_short(s, seat)
    one: i64 = 1
    s.left_phase |= one << seat
    if s.phase == COMBAT and s.acting == seat:
        s.reset(OF_COMBAT)
    s.tell(RESETS, seat)
    s.later(pool_was_short, seat)
    s.later(reset_is_over, seat)
    s.later(back_to_the_shelter, seat)
    s.later(dump_launcher, seat)
    s.later(corrupt, seat)
    s.later(roll_for_the_body, seat)
    happen(s, RESETTING, seat)


def cut_short(s: Tamashii, seat: i64) -> None:
    """T-171, T-171a: in the own phase all that waits in it; else what the effect under way still does to this player. What it
    does to others is done (T-166)."""
    begins = own_part(s, seat)
    others: vec[i64] = vec[i64]([])
    me = seat
    for at in range(begins, s.depth, 4):
        frame = s.stack[at]
        if frame == within:
            me = s.stack[at + 1]
        whose = s.stack[at + 2] if frame == go_on_for else me
        if whose != seat or frame == event or frame == event_of:
            for part in range(4):
                others = append(others, s.stack[at + part])
    s.cut_back(begins)
    for at in range(0, i64(len(others)), 4):
        s.later(others[at], others[at + 1], others[at + 2], others[at + 3])


def own_part(s: Tamashii, seat: i64) -> i64:
    """How deep on the stack that begins. T-171b: what the table says to all is nobody's own."""
    begins = s.depth
    own = True
    at = s.depth - 4
    while at >= 0:
        if s.stack[at] == in_phase:
            return at if s.stack[at + 1] == seat else begins
        if s.stack[at] == within:
            of_all = at >= 4 and (s.stack[at - 4] == of_the_table or s.stack[at - 4] == of_immediate)
            if s.stack[at + 1] != seat:
                own = False
            elif own and not of_all:
                begins = at
        at -= 4
    return begins


@rule
def roll_for_the_body(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-167: on a Special symbol the active Body goes to the bottom of the deck, on a Basic one it is kept."""
    if held(s, seat, 0) >= 0:
        roll_symbol(s, body_rolled, seat, 0)


@rule
def body_rolled(s: Tamashii, seat: i64, _b: i64, symbol: i64) -> None:
    card = held(s, seat, 0)
    if symbol == SPECIAL:
        announce(s, BODY_LOST, seat, 0, card, 0, body_is_lost)
    else:
        s.tell(BODY_KEPT, seat, card)


@rule
def body_is_lost(s: Tamashii, _amount: i64, seat: i64, card: i64) -> None:
    body_leaves(s, seat, card)


@rule
def corrupt(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-169: so many as they are now; what became of the Body may have changed it."""
    s.now(gain, seat, CORRUPTED, max(0, CORRUPTED_BY_RESET + s.trait(RESET_CORRUPTED, seat)))


@rule
def back_to_the_shelter(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-170, T-170a: Enemies gone without EXP, Trace 0, Integrity whole, the figure on the Shelter; that is no move."""
    discard_all(s, seat)
    if s.trace[seat] != NONE:
        s.trace[seat] = 0
    s.integrity[seat] = s.most_integrity[seat]
    s.at[seat] = shelter(s)


def shelter(s: Tamashii) -> i64:
    """The place of tile 1; every map has it (T-317)."""
    for place in range(i64(len(s.tile_at))):
        if s.tile_at[place] == 0:
            return place
    return NONE


@rule
def reset_is_over(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    happen(s, RESET, seat)

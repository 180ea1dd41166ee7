"""A Reset: with the last Integrity one starts anew on the Shelter, and some of one's data is corrupted (section 17)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.build import row
from ludarium.core.kernel import note, rule
from ludarium.core.language.moments import announce, happen
from ludarium.core.language.scripted import within
from ludarium.core.native import i64, vec
from ludarium.games.tamashii.fields import ATTACHED, NONE, NOT_YET, SYMBOL
from ludarium.games.tamashii.fields import DISCARDED as DISCARD_PILE
from ludarium.games.tamashii.rules.bodies import body_leaves, held
from ludarium.games.tamashii.rules.tokens import dump_launcher, gain
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import (
    BASIC,
    BODY_LOST,
    CORRUPTED,
    RESET,
    RESET_CORRUPTED,
    RESETTING,
    SPECIAL,
)

CORRUPTED_BY_RESET: Final = 2  # T-169
SIDES: Final[vec[i64]] = row([BASIC, SPECIAL])
OFTEN: Final[vec[i64]] = row([5, 3])  # D7

RESETS: Final = note("resets", "seat")
BODY_KEPT: Final = note("body_kept", "seat", "body")


@rule
def in_phase(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """Above: what this seat does in its phase. A Reset cuts it short (T-171)."""


@rule
def reset(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-166 to T-173: whatever brought it about is dropped for this player, and so is the rest of the phase."""
    cut_short(s, seat)
    one: i64 = 1
    s.left_phase |= one << seat
    s.tell(RESETS, seat)
    s.later(reset_is_over, seat)
    s.later(back_to_the_shelter, seat)
    s.later(dump_launcher, seat)
    s.later(gain, seat, CORRUPTED, max(0, CORRUPTED_BY_RESET + s.trait(RESET_CORRUPTED, seat)))
    s.later(roll_for_the_body, seat)
    happen(s, RESETTING, seat)


def cut_short(s: Tamashii, seat: i64) -> None:
    """T-171, T-171a: in the own phase all that waits in it; else what the effect under way still does to this player."""
    at = s.depth - 4
    cut = s.depth
    own = True
    while at >= 0:
        if s.stack[at] == in_phase:
            if s.stack[at + 1] == seat:
                cut = at
            break
        if s.stack[at] == within:
            if s.stack[at + 1] != seat:
                own = False
            elif own:
                cut = at
        at -= 4
    s.cut_back(cut)


@rule
def roll_for_the_body(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-167: on a Special symbol the active Body goes to the bottom of the deck, on a Basic one it is kept."""
    if held(s, seat, 0) >= 0:
        s.weighted(SYMBOL, SIDES, OFTEN, body_rolled, seat)


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
def back_to_the_shelter(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-170, T-170a: Enemies gone without EXP, Trace 0, Integrity whole, the figure on the Shelter; that is no move."""
    for card in zones.in_order(s.enemies, ATTACHED + 100 * seat):
        s.damage[card] = 0
        zones.put(s.enemies, card, DISCARD_PILE if s.content.level[card] > 0 else NOT_YET)
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

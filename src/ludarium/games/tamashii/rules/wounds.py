"""Wounds: cards cancel some, Shields some more, the rest is lost Integrity; with the last of it comes a Reset (T-94 to T-96)."""

from __future__ import annotations

from typing import Final

from ludarium.core.build import row
from ludarium.core.kernel import note, rule
from ludarium.core.language.moments import announce, happen
from ludarium.core.native import i64
from ludarium.games.tamashii.fields import NONE
from ludarium.games.tamashii.rules.assets import lose_asset, spendable
from ludarium.games.tamashii.rules.reset import reset
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import SHIELD, SHIELD_PARTIAL, WOUNDED, WOUNDS

WOUNDS_SUFFERED: Final = note("wounds_suffered", "seat", "n")
INTEGRITY_LOST: Final = note("integrity_lost", "seat", "n")


@rule
def suffer(s: Tamashii, seat: i64, n: i64, _c: i64) -> None:
    """A suffer event of so many wounds."""
    if n > 0:
        announce(s, WOUNDS, seat, 0, NONE, n, wounds_come)


@rule
def wounds_come(s: Tamashii, amount: i64, seat: i64, _it: i64) -> None:
    """T-94: spend as many Shields as there are wounds, or as one has, or none. T-93: one's own. T-166: whoever has no Integrity
    left is being reset, and what comes on top of that is lost."""
    shields = min(spendable(s, seat, SHIELD), amount)
    if amount <= 0 or s.integrity[seat] == 0:
        return
    if shields == 0:
        s.now(take_wounds, seat, amount, 0)
    elif s.trait(SHIELD_PARTIAL, seat) > 0:
        s.show(seat, row(list(range(shields + 1))), take_wounds, seat, amount)
    else:
        s.show(seat, row([0, shields]), take_wounds, seat, amount)


@rule
def take_wounds(s: Tamashii, seat: i64, amount: i64, shields: i64) -> None:
    lose_asset(s, seat, SHIELD, shields)
    if amount > shields:
        s.tell(WOUNDS_SUFFERED, seat, amount - shields)
        s.now(lose_integrity, seat, amount - shields, 1)


@rule
def bleed(s: Tamashii, seat: i64, n: i64, _c: i64) -> None:
    """T-291: lost directly, no Shield helps."""
    if n > 0 and s.integrity[seat] > 0:
        s.tell(INTEGRITY_LOST, seat, n)
        s.now(lose_integrity, seat, n, 0)


@rule
def lose_integrity(s: Tamashii, seat: i64, n: i64, by_wounds: i64) -> None:
    """T-166: never below 0, and at 0 a Reset, once for an event."""
    lost = min(n, s.integrity[seat])
    s.integrity[seat] -= lost
    if s.integrity[seat] == 0:
        s.now(reset, seat)
    elif by_wounds and lost > 0:
        happen(s, WOUNDED, seat, 0, NONE, lost)

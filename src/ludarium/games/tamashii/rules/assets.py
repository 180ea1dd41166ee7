"""Assets, EXP, Integrity (sections 10 and 29): four tracks from 0 to 5, and what fills and empties them."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import note, rule
from ludarium.core.language.moments import happen
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.rules.protocols import complete_own_stages, stage_due
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import (
    ANY_ASSET,
    NO_POWER,
    SAME_ASSET,
    UNLOCKED,
)

FULL: Final = 5  # T-90
HIGHEST: Final = 10  # D9
TRACKS: Final = 4

ASSET_GAINED: Final = note("asset_gained", "seat", "asset", "n")
ASSET_LOST: Final = note("asset_lost", "seat", "asset", "n")
EXP_GAINED: Final = note("exp_gained", "seat", "n")
RECOVERED: Final = note("recovered", "seat", "n")
LOCK_REMOVED: Final = note("lock_removed", "seat", "row")


def asset(s: Tamashii, seat: i64, kind: i64) -> i64:
    return s.assets[TRACKS * seat + kind]


def gain_asset(s: Tamashii, seat: i64, kind: i64, n: i64) -> None:
    """T-90: what would go above 5 is lost. T-115: a stage that is due now comes before the Assets can be spent again."""
    at = TRACKS * seat + kind
    gained = min(n, FULL - s.assets[at])
    if gained > 0:
        s.assets[at] += gained
        s.tell(ASSET_GAINED, seat, kind, gained)
        if stage_due(s, seat):
            s.later(complete_own_stages, seat)


def lose_asset(s: Tamashii, seat: i64, kind: i64, n: i64) -> i64:
    """T-91: down to 0; how many were lost."""
    at = TRACKS * seat + kind
    lost = min(n, s.assets[at])
    if lost > 0:
        s.assets[at] -= lost
        s.tell(ASSET_LOST, seat, kind, lost)
    return lost


def spendable(s: Tamashii, seat: i64, kind: i64) -> i64:
    """T-92: how much of it may be spent."""
    return 0 if s.trait(NO_POWER + kind, seat) > 0 else asset(s, seat, kind)


def gain_exp(s: Tamashii, seat: i64, n: i64) -> None:
    """A cost is a gain below 0."""
    s.exp[seat] = max(0, s.exp[seat] + n)
    if n > 0:
        s.tell(EXP_GAINED, seat, n)


def recover(s: Tamashii, seat: i64, n: i64) -> None:
    """T-289: up to the regulator, which stays where it is."""
    gained = min(n, s.most_integrity[seat] - s.integrity[seat])
    if gained > 0:
        s.integrity[seat] += gained
        s.tell(RECOVERED, seat, gained)


def strengthen(s: Tamashii, seat: i64, n: i64) -> None:
    """T-179, D9: regulator and marker, at most 10."""
    more = min(n, HIGHEST - s.most_integrity[seat])
    s.most_integrity[seat] += more
    s.integrity[seat] += more


# -- of a kind the player chooses ----------------------------------------------------------------------------------------


@rule
def gain_assets(s: Tamashii, seat: i64, kind: i64, n: i64) -> None:
    """One kind, or any: the player chooses one by one, all of one kind, or so many kinds."""
    if kind < TRACKS:
        gain_asset(s, seat, kind, n)
    elif kind == ANY_ASSET:
        s.now(gain_any_asset, seat, n)
    elif kind == SAME_ASSET:
        s.ask(seat, not_full(s, seat, 0), same_gained, seat, n)
    else:
        s.now(gain_different, seat, n, 0)


def not_full(s: Tamashii, seat: i64, taken: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for kind in range(TRACKS):
        if asset(s, seat, kind) < FULL and ((taken >> kind) & 1) == 0:
            found = append(found, kind)
    return found


@rule
def gain_any_asset(s: Tamashii, seat: i64, n: i64, _c: i64) -> None:
    if n > 0:
        s.later(gain_any_asset, seat, n - 1)
        s.ask(seat, not_full(s, seat, 0), asset_chosen, seat)


@rule
def asset_chosen(s: Tamashii, seat: i64, _b: i64, kind: i64) -> None:
    gain_asset(s, seat, kind, 1)


@rule
def same_gained(s: Tamashii, seat: i64, n: i64, kind: i64) -> None:
    gain_asset(s, seat, kind, n)


@rule
def gain_different(s: Tamashii, seat: i64, n: i64, taken: i64) -> None:
    if n > 0:
        s.ask(seat, not_full(s, seat, taken), different_gained, seat, n * 16 + taken)


@rule
def different_gained(s: Tamashii, seat: i64, left: i64, kind: i64) -> None:
    one: i64 = 1
    gain_asset(s, seat, kind, 1)
    s.now(gain_different, seat, left // 16 - 1, left % 16 | (one << kind))


@rule
def lose_assets(s: Tamashii, seat: i64, kind: i64, n: i64) -> None:
    """T-204a: of a kind left open, the player who loses chooses, one by one."""
    if kind < TRACKS:
        lose_asset(s, seat, kind, n)
    elif n > 0:
        held: vec[i64] = vec[i64]([])
        for each in range(TRACKS):
            if asset(s, seat, each) > 0:
                held = append(held, each)
        s.later(lose_assets, seat, kind, n - 1)
        s.ask(seat, held, asset_lost, seat)


@rule
def asset_lost(s: Tamashii, seat: i64, _b: i64, kind: i64) -> None:
    lose_asset(s, seat, kind, 1)


# -- Locks (T-44, T-63) --------------------------------------------------------------------------------------------------


@rule
def unlock(s: Tamashii, seat: i64, n: i64, _c: i64) -> None:
    """T-63: with fewer Locks, all of them; the player picks which."""
    if n > 0 and s.locked[seat] != 0:
        s.later(unlock, seat, n - 1)
        s.ask(seat, locks_of(s, seat), unlocked, seat)


def locks_of(s: Tamashii, seat: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for each in range(TRACKS):
        if ((s.locked[seat] >> each) & 1) != 0:
            found = append(found, each)
    return found


@rule
def unlocked(s: Tamashii, seat: i64, _b: i64, lock: i64) -> None:
    one: i64 = 1
    s.locked[seat] &= ~(one << lock)
    s.tell(LOCK_REMOVED, seat, lock)
    happen(s, UNLOCKED, seat)

"""What things are worth to a seat of Tamashii: what it has, what threatens it, whom it fights. Weights are in
heuristic_weights.py, in hundredths of an Asset."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.native import i64, vec
from ludarium.games.tamashii import vocabulary as v
from ludarium.games.tamashii.dice import LAST_CELL, TRACE_DICE
from ludarium.games.tamashii.fields import ENEMY_DECK, IN_HAND, NONE
from ludarium.games.tamashii.heuristic_weights import WORTH
from ludarium.games.tamashii.rules.assets import FULL
from ludarium.games.tamashii.rules.enemies import left_of
from ludarium.games.tamashii.rules.reset import CORRUPTED_BY_RESET
from ludarium.games.tamashii.rules.trace import ALARM
from ludarium.games.tamashii.state import Tamashii

WOUNDS_OF_LEVEL: Final[vec[i64]] = vec[i64]([20, 11, 24, 34])  # of a box on average, in tenths; level 0: of a scenario
ACTS: Final[vec[i64]] = vec[i64]([88, 50, 25, 13])  # percent of Combats in which the n-th Enemy acts
MATCH_LOST: Final = 4000
HOPELESS: Final = 100_000


def turns_left(s: Tamashii) -> i64:
    """For how many turns something that stays will pay."""
    return max(1, min(WORTH.patience, WORTH.turns - s.turn))


# -- Assets, EXP, tokens ---------------------------------------------------------------------------------------------------


def asset_base(kind: i64) -> i64:
    if kind == v.POWER:
        return WORTH.power
    if kind == v.SHIELD:
        return WORTH.shield
    return WORTH.memory if kind == v.MEMORY else WORTH.reroll


def asset_worth(s: Tamashii, seat: i64, kind: i64, more: i64 = 0) -> i64:
    """One more of it, having gained so many more already."""
    has = s.assets[4 * seat + kind] + more
    if has >= FULL:
        return 0
    worth = asset_base(kind) * max(10, 100 - WORTH.plenty * has) // 100
    if kind == v.MEMORY and not wants_memory(s, seat):
        worth = worth * 2 // 3
    return worth


def wants_memory(s: Tamashii, seat: i64) -> bool:
    """Is there a card that is to be equipped?"""
    return zones.first(s.augmentations, IN_HAND + seat) >= 0


def assets_worth(s: Tamashii, seat: i64, kind: i64, n: i64) -> i64:
    """So many more of a kind, or of those that are worth most."""
    found: i64 = 0
    for more in range(min(n, FULL)):
        if kind < v.ANY_ASSET:
            found += asset_worth(s, seat, kind, more)
        else:
            found += asset_worth(s, seat, best_asset(s, seat), more if kind == v.SAME_ASSET else more // 2)
    return found


def best_asset(s: Tamashii, seat: i64) -> i64:
    best: i64 = 0
    for kind in range(1, v.ANY_ASSET):
        if asset_worth(s, seat, kind) > asset_worth(s, seat, best):
            best = kind
    return best


def asset_cost(s: Tamashii, seat: i64, kind: i64) -> i64:
    """One less of it."""
    if kind >= v.ANY_ASSET:
        least: i64 = 200
        for each in range(v.ANY_ASSET):
            if s.assets[4 * seat + each] > 0:
                least = min(least, asset_worth(s, seat, each, -1))
        return least
    return asset_worth(s, seat, kind, -1) if s.assets[4 * seat + kind] > 0 else 0


def token_worth(s: Tamashii, token: i64) -> i64:
    if token == v.OPEN:
        return WORTH.open_token
    return -corrupted_cost(s, 1) if token == v.CORRUPTED else WORTH.token


def corrupted_cost(s: Tamashii, n: i64) -> i64:
    """T-49: the fewer are left in the pool, the worse; without enough of them the scenario is lost."""
    pool = s.supply[v.CORRUPTED]
    if n > pool:
        return MATCH_LOST
    return n * (WORTH.corrupted + WORTH.last_corrupted * n // (pool - n + 1))


# -- Integrity -------------------------------------------------------------------------------------------------------------


def wounds_cost(s: Tamashii, seat: i64, n: i64) -> i64:
    """What it costs to lose so much Integrity; with the last of it comes a Reset, which also rids one of all Enemies."""
    cost: i64 = 0
    left = s.integrity[seat]
    for _wound in range(min(n, left)):
        cost += WORTH.wound + WORTH.dread // max(1, left)
        left -= 1
    if n >= s.integrity[seat]:
        cost += WORTH.reset + corrupted_cost(s, CORRUPTED_BY_RESET)
    return cost


def recovery_worth(s: Tamashii, seat: i64, n: i64) -> i64:
    worth: i64 = 0
    for more in range(min(n, s.most_integrity[seat] - s.integrity[seat])):
        worth += WORTH.wound + WORTH.dread // max(1, s.integrity[seat] + more + 1)
    return worth


# -- Enemies ---------------------------------------------------------------------------------------------------------------


def wounds_a_turn(s: Tamashii, enemy: i64, place: i64) -> i64:
    """What an Enemy in this place of a pile deals in a Combat, in thousandths."""
    return WOUNDS_OF_LEVEL[s.content.level[enemy]] * ACTS[min(place, 3)]


def burden(s: Tamashii, seat: i64, enemy: i64, place: i64) -> i64:
    """What it costs to have this Enemy at the next Combat."""
    each = WORTH.wound + WORTH.dread // max(1, s.integrity[seat])
    return wounds_a_turn(s, enemy, place) * each // 1000


def riddance(s: Tamashii, seat: i64, enemy: i64, place: i64) -> i64:
    """What it is worth to be rid of it."""
    return burden(s, seat, enemy, place) * (100 + WORTH.burden) // 100


def defeat_worth(s: Tamashii, seat: i64, enemy: i64, place: i64) -> i64:
    return riddance(s, seat, enemy, place) + WORTH.exp


def damage_worth(s: Tamashii, seat: i64, enemy: i64, n: i64, place: i64 = 0) -> i64:
    """T-159: what is too much is lost."""
    if enemy < 0 or n <= 0:
        return 0
    left = left_of(s, enemy)
    worth = defeat_worth(s, seat, enemy, place)
    if n >= left:
        return worth
    return worth * WORTH.hurt // 100 * n // max(1, s.content.enemy_integrity[enemy])


def next_level(s: Tamashii) -> i64:
    """Of the next Enemy of the deck."""
    card = zones.first(s.enemies, ENEMY_DECK)
    return s.content.level[card] if card >= 0 else 2


def attach_cost(s: Tamashii, seat: i64, n: i64) -> i64:
    """So many Enemies more: each stays for a while, and is worth EXP in the end."""
    each = WORTH.wound + WORTH.dread // max(1, s.integrity[seat])
    level = next_level(s)
    one = WOUNDS_OF_LEVEL[level] * 75 * each * (100 + 40 * level) // 100_000
    return n * max(20, one - WORTH.exp // 2)


def trace_cost(s: Tamashii, seat: i64, trace: i64) -> i64:
    """What it costs to stand on this cell of the Trace track when the next roll comes."""
    if trace >= LAST_CELL:
        return attach_cost(s, seat, ALARM + 1)
    return TRACE_DICE[max(0, trace)] * attach_cost(s, seat, 1) // 2 + WORTH.exposure * max(0, trace)


def rise_cost(s: Tamashii, seat: i64, n: i64) -> i64:
    """What so much more Trace costs, or less of it brings."""
    if s.trace[seat] == NONE:
        return 0
    return trace_cost(s, seat, s.trace[seat] + n) - trace_cost(s, seat, s.trace[seat])

"""What Chariots and Conspirators do: one rule for each verb of their cards (P-165, P-169)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.proving.dice import ATTACK, WHITE, count, dice_in
from ludarium.games.proving.rules.markers import fall_one, leader, raise_shield
from ludarium.games.proving.rules.rolling import pick_up, throw
from ludarium.games.proving.rules.wounds import any_die, leave_pool, tire_a_die
from ludarium.games.proving.state import HERO, NO_CARD, SHIELDS, SHORTEST_ROUND, TOP, Proving

STOLEN: Final = note("stolen", "die")

WHITE_ONLY: Final = 0
ODD: Final = 0


@rule
def single_extra(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    s.single_extra += 1


@rule
def req_plus(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    s.req_plus += 1


@rule
def req_plus_of(s: Proving, kingdom: i64, _b: i64, _c: i64) -> None:
    s.plus_kingdom |= BIT[kingdom]


@rule
def one_step_all(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    s.one_step = 1


@rule
def shroud(s: Proving, colour: i64, _b: i64, _c: i64) -> None:
    s.shroud |= BIT[colour - 1]


@rule
def unguarded(s: Proving, parity: i64, _b: i64, _c: i64) -> None:
    """Slots 1, 3, 5 or slots 2, 4, 6."""
    s.unguarded |= BIT[1] | BIT[3] | BIT[5] if parity == ODD else BIT[2] | BIT[4] | BIT[6]


@rule
def ground(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    s.grounded = 1


@rule
def down_leader(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    s.later(fall_one, leader(s))


@rule
def down_choice(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-120: the choice is free but cannot be refused."""
    options: vec[i64] = vec[i64]([])
    for slot in range(1, i64(7)):
        if s.enemy[slot] != NO_CARD:
            options = append(options, slot)
    s.ask(HERO, options, target)


@rule
def target(s: Proving, _a: i64, _b: i64, slot: i64) -> None:
    s.later(fall_one, slot)


@rule
def exhaust(s: Proving, kind: i64, _b: i64, _c: i64) -> None:
    s.later(tire_a_die, TOP, WHITE if kind == WHITE_ONLY else any_die(s))


@rule
def tired(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    s.later(tire_a_die, TOP, ATTACK)


@rule
def scatter(s: Proving, value: i64, _b: i64, _c: i64) -> None:
    s.later(throw, pick_up(s, s.showing[value]))


@rule
def steal(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """One die of the largest group, on a tie of the lowest value, is the player's to give."""
    largest: i64 = 0
    for value in range(1, i64(7)):
        if count(s.showing[value]) > count(s.showing[largest]):
            largest = value
    s.ask(HERO, dice_in(s.showing[largest]), stolen)


@rule
def stolen(s: Proving, _a: i64, _b: i64, die: i64) -> None:
    leave_pool(s, BIT[die])
    s.stock |= BIT[die]
    s.tell(STOLEN, die)


@rule
def raised(s: Proving, slot: i64, _b: i64, _c: i64) -> None:
    if s.plays(SHIELDS):
        raise_shield(s, slot)


@rule
def haste(s: Proving, seconds: i64, _b: i64, _c: i64) -> None:
    """P-155: never below the shortest round."""
    left = s.seconds - seconds
    s.seconds = left if left > SHORTEST_ROUND else SHORTEST_ROUND


@rule
def forbid(s: Proving, value: i64, _b: i64, _c: i64) -> None:
    s.forbidden = value

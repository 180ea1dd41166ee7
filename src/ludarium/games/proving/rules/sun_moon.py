"""Sun and Moon: the dial, bonus dice, and the enemy behind Maia's back (section 14)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.proving.dice import dice_in
from ludarium.games.proving.rules.markers import fall_one
from ludarium.games.proving.rules.wounds import leave_pool
from ludarium.games.proving.state import BOTTOM, HERO, NO_CARD, TOP, Proving
from ludarium.games.proving.traits import HOLD_DIAL, MOON_WARD

FACES_SUN: Final = note("faces_sun", "sun", "moon")
BONUS_TAKEN: Final = note("bonus_taken", "die")
MOON_RISES: Final = note("moon_rises", "slot", "enemy")

NO_DIE: Final = -1


def opposite(slot: i64) -> i64:
    """P-124: 1 and 4, 2 and 5, 3 and 6."""
    return slot + 3 if slot <= 3 else slot - 3


@rule
def turn_the_dial(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-123: the slot faced last round is refused, except in the first round. HOLD_DIAL: it may stay."""
    s.step = 2
    options: vec[i64] = vec[i64]([])
    for slot in range(1, i64(7)):
        if slot != s.last_facing or s.power() == HOLD_DIAL:
            options = append(options, slot)
    s.ask(HERO, options, rotate)


@rule
def rotate(s: Proving, _a: i64, _b: i64, slot: i64) -> None:
    s.facing = slot
    s.tell(FACES_SUN, slot, opposite(slot))


@rule
def sun_and_moon(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-125, P-128: bonus dice go back to the dial, then the Sun, then the Moon. P-129: by option the exhausted ones, too."""
    s.step = 7
    returning = s.bonus & (s.pool | s.stock)
    if s.settings.bonus_exhausts_freely:
        for space in range(TOP, i64(BOTTOM + 1)):
            returning |= s.bonus & s.tired[space]
            s.tired[space] &= ~s.bonus
    leave_pool(s, returning)
    s.stock &= ~returning
    s.dial |= returning
    s.bonus &= ~returning
    s.last_facing = s.facing
    s.later(check_moon)
    s.later(check_sun)


@rule
def check_sun(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-126: the enemy in the Sun took damage, so a coloured die is won for the next round."""
    if (s.damaged & BIT[s.facing]) == 0 or s.dial == 0:
        return
    options = dice_in(s.dial)
    if not s.settings.sun_must:
        options = append(options[:], NO_DIE)
    s.ask(HERO, options, take_bonus)


@rule
def take_bonus(s: Proving, _a: i64, _b: i64, die: i64) -> None:
    if die == NO_DIE:
        return
    s.dial &= ~BIT[die]
    s.pool |= BIT[die]
    s.bonus |= BIT[die]
    s.tell(BONUS_TAKEN, die)


@rule
def check_moon(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    slot = opposite(s.facing)
    if moon_rises(s, slot):
        s.tell(MOON_RISES, slot, s.enemy[slot])
        s.later(fall_one, slot)


def moon_rises(s: Proving, slot: i64) -> bool:
    """P-127: the enemy in the Moon took no damage, so its marker moves one down. MOON_WARD: not if a set attacked it."""
    if s.enemy[slot] == NO_CARD or (s.damaged & BIT[slot]) != 0:
        return False
    return not (s.power() == MOON_WARD and (s.attacked_by_set & BIT[slot]) != 0)

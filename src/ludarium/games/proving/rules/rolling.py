"""Phase 1: the opening roll, rerolls, dice on Chariots, and how it ends (sections 3, 4 and 10)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.fields import field
from ludarium.core.kernel import NOT_YET, note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.proving.dice import ATTACK, COLOURED, DRAGON, count, dice_in, lowest
from ludarium.games.proving.state import (
    ATTACK_ROLL,
    BLANK,
    CHAOS,
    DRAGON_ROLL,
    FORCED,
    HERO,
    MOST_ACTIONS,
    STOPPED,
    TIMED_OUT,
    USED_HOLD_ONE,
    USED_LONE_REROLL,
    WING,
    Proving,
)
from ludarium.games.proving.tables import PAIR
from ludarium.games.proving.traits import CALM, HOLD_ONE, LONE_REROLL, NEAR_VALUE

PHASE_ENDED: Final = note("phase_ended", "cause")
DICE_RETURNED: Final = note("dice_returned", "value")

WHAT: Final = field(8)  # is done in phase 1
STOP: Final = 0
REROLL: Final = 1
VALUE: Final = WHAT.above(8)
DRAGON_TOO: Final = VALUE.above(2)
HELD: Final = DRAGON_TOO.above(16)  # 1 + the die held back
PLACE: Final = 2
CHARIOT: Final = WHAT.above(8)  # by its place among those in play
PLACED: Final = CHARIOT.above(2**15)

VALUES: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6])
START_ONLY: Final[vec[i64]] = vec[i64]([0])


def plain_options(sets: int) -> vec[i64]:
    """The options without Chariots and Inspiration, for the values (as bits) that are sets; above 128: with the Dragon die."""
    options: vec[i64] = vec[i64]([])
    for value in range(1, 7):
        if sets >> value & 1:
            options = append(options, REROLL + VALUE.put(value))
            if sets >= 128:
                options = append(options, REROLL + VALUE.put(value) + DRAGON_TOO.put(1))
    return append(options, STOP)


REROLLS_OR_STOP: Final[list[vec[i64]]] = [plain_options(sets) for sets in range(256)]


@rule
def start_the_clock(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-25: the clock and the opening roll are one action; no die of the round has a value before it."""
    s.step = 3
    s.show(HERO, START_ONLY, opening_roll)


@rule
def opening_roll(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-31, P-81: every die of the pool is thrown, the Dragon die with them."""
    s.rolling = 1
    s.later(go_on_rolling)
    s.now(throw, s.pool)


@rule
def throw(s: Proving, dice: i64, _b: i64, _c: i64) -> None:
    """P-38: one value for each die, in canonical order; the Dragon die last, from a stream of its own."""
    if (dice & ATTACK) != 0:
        s.chance(ATTACK_ROLL, VALUES, land, dice)
    elif dice != 0:
        s.chance(DRAGON_ROLL, VALUES, dragon_lands)


@rule
def land(s: Proving, dice: i64, _b: i64, value: i64) -> None:
    """The first of these dice shows this value; the others follow."""
    showing = s.showing
    while value != NOT_YET:
        showing[value] |= BIT[lowest(dice)]
        dice &= dice - 1
        if (dice & ATTACK) == 0:
            if dice != 0:
                s.chance(DRAGON_ROLL, VALUES, dragon_lands)
            return
        value = s.roll(ATTACK_ROLL, VALUES, land, dice)


@rule
def dragon_lands(s: Proving, _a: i64, _b: i64, value: i64) -> None:
    """P-4: the sixth face is a second wing or blank. P-93: by option every chaos strikes at once."""
    s.dragon_face = value
    if value == 6:
        s.dragon_face = BLANK if s.settings.blank_face else WING
    if value == CHAOS and s.settings.chaos_each_time and s.power() != CALM:
        s.later(throw, pick_up(s, shown(s) & COLOURED))


@rule
def go_on_rolling(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-34, P-39, P-145: reroll a set, place dice, or stop; phase 1 ends by itself when only stopping is left."""
    sets: i64 = 0
    bit: i64 = 1
    for here in s.showing:
        if (here & (here - 1)) != 0:
            sets |= bit
        bit += bit
    if s.forbidden != 0:
        sets &= ~BIT[s.forbidden]
    if s.inspiration >= 0 or len(s.chariots) > 0:
        options = placements(s, rerolls(s, sets))
    else:
        options = REROLLS_OR_STOP[sets + 128 if (s.pool & DRAGON) != 0 else sets]
    if len(options) == 1:
        s.now(end_phase_one, FORCED)
    elif s.self_driving and time_is_up(s):
        s.now(end_phase_one, TIMED_OUT)
    else:
        s.show(HERO, options, reroll_place_or_stop)


def rerolls(s: Proving, sets: i64) -> vec[i64]:
    """The sets that may be rerolled, with what an Inspiration adds: a die held back, or a single (LONE_REROLL)."""
    options: vec[i64] = vec[i64]([])
    dragon = s.pool & DRAGON
    power = s.power()
    for value in range(1, i64(7)):
        if (sets & BIT[value]) != 0:
            again = REROLL + VALUE.put(value)
            options = append(options, again)
            if dragon != 0:
                options = append(options, again + DRAGON_TOO.put(1))
            if power == HOLD_ONE:
                options = held_back(s, options, value)
        elif power == LONE_REROLL and (s.used & USED_LONE_REROLL) == 0 and count(s.showing[value]) == 1:
            options = append(options, REROLL + VALUE.put(value))
    return options


def held_back(s: Proving, options: vec[i64], value: i64) -> vec[i64]:
    """HOLD_ONE: once a round, one die of a set of three or more may stay as it is."""
    here = s.showing[value]
    if (s.used & USED_HOLD_ONE) == 0 and count(here) >= 3:
        for die in dice_in(here):
            held = REROLL + VALUE.put(value) + HELD.put(die + 1)
            options = append(options, held)
            if (s.pool & DRAGON) != 0:
                options = append(options, held + DRAGON_TOO.put(1))
    return options


def placements(s: Proving, options: vec[i64]) -> vec[i64]:
    """P-95 to P-99: dice that may go on a Chariot now, by card, then by dice; and last of all, to stop."""
    for at in range(i64(len(s.chariots))):
        asked = s.cards.asks[s.chariots[at]]
        here = PLACE + CHARIOT.put(at)
        for die in dice_in(shown(s)):
            value = value_of(s, BIT[die])
            if asked == PAIR:
                options = pairs(s, options, here, at, die, value)
            elif s.covers[at] == 0 and accepts(s, asked, value):
                if not s.settings.single_strict or count(s.showing[value]) == 1:
                    options = append(options, here + PLACED.put(BIT[die]))
    return append(options, STOP)


def pairs(s: Proving, options: vec[i64], here: i64, at: i64, die: i64, value: i64) -> vec[i64]:
    """P-97: this die and another of its value at once; by option, one first and its twin later."""
    lying = s.covers[at]
    if s.settings.chariot_partial and (lying == 0 or (count(lying) == 1 and s.cover_values[at] == value)):
        options = append(options, here + PLACED.put(BIT[die]))
    if lying == 0:
        here += PLACED.put(BIT[die])
        for twin in dice_in(s.showing[value]):
            if twin > die:
                options = append(options, here + PLACED.put(BIT[twin]))
    return options


def accepts(s: Proving, asked: i64, value: i64) -> bool:
    """NEAR_VALUE: one more or one less will do, without wrapping round."""
    if asked == value:
        return True
    return s.power() == NEAR_VALUE and (asked == value + 1 or asked == value - 1)


@rule
def reroll_place_or_stop(s: Proving, _a: i64, _b: i64, choice: i64) -> None:
    what = WHAT.of(choice)
    if what == REROLL:
        s.later(go_on_rolling)
        s.now(throw, pick_up_set(s, choice))
    elif what == PLACE:
        place(s, choice)
        s.now(go_on_rolling)
    else:
        s.now(end_phase_one, STOPPED)


def pick_up_set(s: Proving, reroll: i64) -> i64:
    """P-35: the whole set is thrown again and no other die; P-82: the Dragon die with it, if wished."""
    value = VALUE.of(reroll)
    dice = s.showing[value]
    held = HELD.of(reroll)
    if held > 0:
        dice &= ~BIT[held - 1]
        s.used |= USED_HOLD_ONE
    if (dice & (dice - 1)) == 0:
        s.used |= USED_LONE_REROLL
    s.showing[value] &= ~dice
    s.rerolls += 1
    if DRAGON_TOO.of(reroll) != 0:
        dice |= DRAGON
    return dice


def place(s: Proving, placement: i64) -> None:
    """P-97, P-99: the dice lie on the card, locked, in no set and no single; the others are grouped anew."""
    at = CHARIOT.of(placement)
    dice = PLACED.of(placement)
    value = value_of(s, dice)
    s.showing[value] &= ~dice
    s.pool &= ~dice
    s.covers[at] |= dice
    s.cover_values[at] = value
    s.placements += 1


@rule
def end_phase_one(s: Proving, cause: i64, _b: i64, _c: i64) -> None:
    """P-26: stopped, timed out or forced; only the recorded cause differs. P-97: half a pair goes back to its value."""
    s.rolling = 0
    s.cause = cause
    s.tell(PHASE_ENDED, cause)
    for at in range(i64(len(s.chariots))):
        lying = s.covers[at]
        if lying != 0 and (lying & (lying - 1)) == 0 and s.cards.asks[s.chariots[at]] == PAIR:
            s.covers[at] = 0
            s.pool |= lying
            s.showing[s.cover_values[at]] |= lying
            s.tell(DICE_RETURNED, s.cover_values[at])


@rule
def timeout(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-138: for the rules a timeout is an ordinary action with the effect of `stop`."""
    s.now(end_phase_one, TIMED_OUT)


def time_is_up(s: Proving) -> bool:
    """P-141, P-154: the budget gate; with no limit of time there is still one of actions."""
    if s.settings.untimed:
        return s.rerolls + s.placements >= MOST_ACTIONS
    return s.spent_ms() >= s.seconds * 1000 or s.rerolls + s.placements >= MOST_ACTIONS


def pick_up(s: Proving, dice: i64) -> i64:
    """Take dice of the pool in hand to throw them: they lose their values."""
    for value in range(1, i64(7)):
        s.showing[value] &= ~dice
    return dice


def shown(s: Proving) -> i64:
    """All attack dice of the pool that show a value (P-69: a die without one is never thrown by an effect)."""
    row = s.showing
    return row[1] | row[2] | row[3] | row[4] | row[5] | row[6]


def value_of(s: Proving, dice: i64) -> i64:
    """The value that these dice of the pool show."""
    for value in range(1, i64(7)):
        if (s.showing[value] & dice) != 0:
            return value
    return 0

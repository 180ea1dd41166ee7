"""Phase 2: resolving attacks (sections 5 and 12). First all markers move, then defeats and wounds are checked."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.fields import field
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.proving.dice import BLUE, GREEN, WHITE, YELLOW, count, dice_in
from ludarium.games.proving.rules.markers import break_shield, move_down, move_up, raise_shield
from ludarium.games.proving.rules.triggers import ATTACKED_WRONGLY, IS_DEFEATED, NOT_ATTACKED, TRIGGERS
from ludarium.games.proving.rules.wounds import any_die, suffer_wound, tire_a_die
from ludarium.games.proving.state import (
    HERO,
    NO_CARD,
    SHIELDS,
    TEETH,
    TOP,
    USED_SAFE_SINGLE,
    USED_TINT,
    WING,
    Proving,
)
from ludarium.games.proving.tables import SPACES
from ludarium.games.proving.traits import (
    AMBUSH,
    BREAKER,
    DOUBLE,
    EXACT,
    FALL_TWO,
    GREAT_WING,
    HEALS,
    LAST_BLOW,
    ONE_STEP,
    PUNISHES,
    SAFE_SINGLE,
    SHUNS,
    SPIKED,
    TINTED,
    WANTS_SINGLE,
)

DEFEATED: Final = note("defeated", "slot", "enemy")
WRONG: Final = note("wrong", "slot", "enemy")
HELD: Final = note("held", "slot", "enemy")

# kinds of attack (P-44)
NONE: Final = 0
SINGLE: Final = 1
SET: Final = 2

WHAT: Final = field(8)  # is done before step A
RESOLVE: Final = 0
SHORTEN: Final = 1
BREAK: Final = 2
SLOT: Final = WHAT.above(8)
SPACES_UP: Final = SLOT.above(8)  # of what is shortened
TINT: Final = 3
DIE: Final = WHAT.above(16)

NOTHING_MORE: Final = -1
BREAK_SHIELD: Final = -1  # in `planned`: the set removes the Shield instead


# -- what an attack is worth -----------------------------------------------------------------------------------------


def attack_kind(s: Proving, slot: i64) -> i64:
    """P-44: no die, a single or a set. Dice that count as two make a set on their own (P-134)."""
    here = s.showing[slot]
    if here == 0:
        return NONE
    if (here & (here - 1)) != 0 or dragon_joins(s, slot):
        return SET
    card = s.enemy[slot]
    if s.cards.ability[card] == DOUBLE:
        colour = s.cards.ability_colour[card]
        if (here & colour_dice(s, colour)) != 0:
            return SET
    return SINGLE


def dragon_joins(s: Proving, slot: i64) -> bool:
    return s.dragon_slot == slot and s.dragon_mode != 0 and s.dragon_mode <= TEETH


def colour_dice(s: Proving, colour: i64) -> i64:
    """The dice that have this colour now; SHROUD makes a colour count as white."""
    if (s.shroud & BIT[colour - 1]) != 0:
        return 0
    return BLUE if colour == 1 else GREEN if colour == 2 else YELLOW


def reach(s: Proving, slot: i64) -> i64:
    """How many spaces the dice on a slot could move its marker up, as a set, leaving Shields aside."""
    here = s.showing[slot]
    white = count(here & WHITE)
    if dragon_joins(s, slot):
        white += 1
    tint: i64 = s.power_argument() if (here & s.tint) != 0 else 0
    return reach_of(s, slot, white, count(here & BLUE), count(here & GREEN), count(here & YELLOW), tint)


def reach_of(s: Proving, slot: i64, white: i64, blue: i64, green: i64, yellow: i64, tint: i64 = 0) -> i64:
    """P-50, P-51: the largest number of consecutive spaces for which the dice can be divided, found exactly.

    Without dice that count as two the division is possible if and only if there are dice enough for all the numbers and
    coloured dice enough for all the colours, because a requirement never asks for more colours than dice.
    """
    cards = s.cards
    card = s.enemy[slot]
    ability = cards.ability[card]
    if ability == WANTS_SINGLE:
        return 0
    if s.shroud != 0:
        if (s.shroud & 1) != 0:
            white += blue
            blue = 0
        if (s.shroud & 2) != 0:
            white += green
            green = 0
        if (s.shroud & 4) != 0:
            white += yellow
            yellow = 0
    colour = cards.ability_colour[card]
    if ability == SHUNS and of_colour(colour, blue, green, yellow) > 0:
        return 0
    if ability == DOUBLE and of_colour(colour, blue, green, yellow) > 0:
        return reach_doubled(s, slot, white, blue, green, yellow, tint)
    if tint != 0:
        white -= 1
        if tint == 1:
            blue += 1
        elif tint == 2:
            green += 1
        else:
            yellow += 1
    left = white + blue + green + yellow
    plus = requirement_plus(s, card)
    top = cards.top[card]
    marker = s.marker[slot]
    best: i64 = 0
    for space in range(marker + 1, top + 1):
        at = card * SPACES + space
        left -= cards.number[at] + plus
        if left < 0:
            break
        colours = cards.colours[at]
        if colours != 0:
            blue -= colours & 1
            green -= (colours >> 1) & 1
            yellow -= (colours >> 2) & 1
            if blue < 0 or green < 0 or yellow < 0:
                break
        if ability != EXACT or left == 0:
            best = space - marker
    if best > 1 and (s.one_step != 0 or ability == ONE_STEP):
        best = 1
    return best


def of_colour(colour: i64, blue: i64, green: i64, yellow: i64) -> i64:
    return blue if colour == 1 else green if colour == 2 else yellow


def requirement_plus(s: Proving, card: i64) -> i64:
    """REQ_PLUS and REQ_PLUS_OF."""
    plus = s.req_plus
    if s.plus_kingdom != 0 and (s.plus_kingdom & BIT[s.cards.kingdom[card]]) != 0:
        plus += 1
    return plus


def reach_doubled(s: Proving, slot: i64, white: i64, blue: i64, green: i64, yellow: i64, tint: i64) -> i64:
    """P-135: dice that count as two are never divided between spaces, so every way to lay them (two at most) is tried."""
    card = s.enemy[slot]
    colour = s.cards.ability_colour[card]
    doubled = of_colour(colour, blue, green, yellow)
    singles: vec[i64] = vec[i64]([white, blue, green, yellow])
    singles[colour] = 0
    if tint != 0:
        singles[0] -= 1
        singles[tint] += 1
    first = s.marker[slot] + 1
    spaces = s.cards.top[card] - s.marker[slot]
    if s.one_step != 0:
        spaces = 1
    while spaces > 0:
        for one in range(spaces + 1):  # the place of the first such die, `spaces` meaning unused
            for two in range(one, spaces + 1):
                second = two if doubled > 1 else spaces
                if can_divide(s, card, first, spaces, singles, colour, one, second):
                    return spaces
        spaces -= 1
    return 0


def can_divide(s: Proving, card: i64, first: i64, spaces: i64, singles: vec[i64], doubled: i64, one: i64, two: i64) -> bool:
    """With the dice that count as two on spaces `one` and `two`, do the other dice do for the rest?"""
    plus = requirement_plus(s, card)
    need: i64 = 0
    wanted: vec[i64] = vec[i64]([0, 0, 0, 0])
    for space in range(spaces):
        at = card * SPACES + first + space
        strong: i64 = 0
        if one == space:
            strong += 1
        if two == space:
            strong += 1
        coloured: i64 = 0
        for colour in range(1, i64(4)):
            if (s.cards.colours[at] & BIT[colour - 1]) != 0 and not (colour == doubled and strong > 0):
                wanted[colour] += 1
                coloured += 1
        plain = s.cards.number[at] + plus - 2 * strong
        need += plain if plain > coloured else coloured
    if need > singles[0] + singles[1] + singles[2] + singles[3]:
        return False
    return wanted[1] <= singles[1] and wanted[2] <= singles[2] and wanted[3] <= singles[3]


def single_is_wanted(s: Proving, slot: i64) -> bool:
    """WANTS_SINGLE: the lone die has the colours of the next space."""
    card = s.enemy[slot]
    if s.cards.ability[card] != WANTS_SINGLE:
        return False
    wanted = s.cards.colours[card * SPACES + s.marker[slot] + 1]
    here = s.showing[slot]
    if wanted == 0 or ((here & s.tint) != 0 and wanted == BIT[s.power_argument() - 1]):
        return True
    return (here & colour_dice(s, 1 if wanted == 1 else 2 if wanted == 2 else 3)) != 0


# -- before step A ---------------------------------------------------------------------------------------------------


@rule
def plan_attacks(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-52: every set goes as far as it can unless the player says otherwise before the markers move."""
    s.step = 6
    s.felled = 0
    lay_plan(s)
    s.now(confirm_plan)


def lay_plan(s: Proving) -> None:
    """Which slots are attacked by a set, and how far each could go."""
    s.attacked_by_set = 0
    for slot in range(1, i64(7)):
        if attack_kind(s, slot) == SET:
            s.attacked_by_set |= BIT[slot]
            s.planned[slot] = reach(s, slot)
        else:
            s.planned[slot] = 0


@rule
def confirm_plan(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    options: vec[i64] = vec[i64]([RESOLVE])
    for slot in range(1, i64(7)):
        far = s.planned[slot]
        if far > 1 and s.settings.short_moves and not s.has_shield(slot) and s.cards.ability[s.enemy[slot]] != EXACT:
            for k in range(1, far):
                options = append(options, SHORTEN + SLOT.put(slot) + SPACES_UP.put(k))
        if far > 0 and s.inspiration >= 0 and s.power() == BREAKER and s.has_shield(slot):
            options = append(options, BREAK + SLOT.put(slot))
    if s.inspiration >= 0 and s.power() == TINTED and (s.used & USED_TINT) == 0:
        for value in range(1, i64(7)):
            for die in dice_in(s.showing[value] & WHITE):
                options = append(options, TINT + DIE.put(die))
    s.ask(HERO, options, resolve)


@rule
def resolve(s: Proving, _a: i64, _b: i64, choice: i64) -> None:
    what = WHAT.of(choice)
    if what == SHORTEN:
        s.planned[SLOT.of(choice)] = SPACES_UP.of(choice)
        s.now(confirm_plan)
    elif what == BREAK:
        s.planned[SLOT.of(choice)] = BREAK_SHIELD
        s.now(confirm_plan)
    elif what == TINT:
        s.tint = BIT[DIE.of(choice)]
        s.used |= USED_TINT
        s.now(plan_attacks)
    else:
        s.later(count_defeats_and_wounds, 1)
        s.now(move_markers, 1)


# -- step A ----------------------------------------------------------------------------------------------------------


@rule
def move_markers(s: Proving, from_slot: i64, _b: i64, _c: i64) -> None:
    """P-43: step A, slot by slot. Where an ability answers the attack, the other slots wait until it has."""
    for slot in range(from_slot, i64(7)):
        event = attack(s, slot)
        if event >= 0:
            s.later(move_markers, slot + 1)
            if event == NOT_ATTACKED and (s.unguarded & BIT[slot]) != 0:
                s.later(catch_off_guard, slot)
            TRIGGERS.emit(s, event, s.cards.ability[s.enemy[slot]], slot)
            return


def attack(s: Proving, slot: i64) -> i64:
    """P-44 to P-47, P-53: what the dice on a slot do. Returns the event that others answer, or -1."""
    if s.showing[slot] == 0:
        if (s.unguarded & BIT[slot]) != 0 or TRIGGERS.heard(NOT_ATTACKED, s.cards.ability[s.enemy[slot]]):
            return NOT_ATTACKED
        return NOTHING_MORE
    single = (s.attacked_by_set & BIT[slot]) == 0
    if s.has_shield(slot):
        attack_shield(s, slot, single)
    elif single:
        attack_alone(s, slot)
    elif s.planned[slot] > 0:
        move_up(s, slot, s.planned[slot])
    else:
        attack_wrongly(s, slot)
        if TRIGGERS.heard(ATTACKED_WRONGLY, s.cards.ability[s.enemy[slot]]):
            return ATTACKED_WRONGLY
    return NOTHING_MORE


def attack_shield(s: Proving, slot: i64, single: bool) -> None:
    """P-110, P-111: a single breaks it, a set is turned against the player and the Shield stays."""
    if single:
        break_shield(s, slot)
        if s.cards.ability[s.enemy[slot]] == SPIKED:
            move_down(s, slot, 1)
    elif s.planned[slot] == BREAK_SHIELD:
        break_shield(s, slot)
    else:
        move_down(s, slot, 1)


def attack_alone(s: Proving, slot: i64) -> None:
    """P-46, P-55, P-133: a single lets the marker fall; ability, cards, Inspiration and wing change how far."""
    if single_is_wanted(s, slot):
        move_up(s, slot, 1)
        return
    fall: i64 = 2 if s.cards.ability[s.enemy[slot]] == FALL_TWO else 1
    fall += s.single_extra
    if s.inspiration >= 0 and s.power() == SAFE_SINGLE and (s.used & USED_SAFE_SINGLE) == 0:
        s.used |= USED_SAFE_SINGLE
        fall = 0
    if s.dragon_slot == slot and s.dragon_mode == WING:
        fall = 0 if s.power() == GREAT_WING else fall - 1
    if fall > 0:
        move_down(s, slot, fall)
    else:
        s.tell(HELD, slot, s.enemy[slot])


def attack_wrongly(s: Proving, slot: i64) -> None:
    """P-53, P-109: an incorrect combination moves nothing, but the enemy may raise its Shield."""
    s.tell(WRONG, slot, s.enemy[slot])
    if s.plays(SHIELDS):
        raise_shield(s, slot)


@rule
def catch_off_guard(s: Proving, slot: i64, _b: i64, _c: i64) -> None:
    """UNGUARDED, after the enemy's own ability (P-133)."""
    move_down(s, slot, 1)


@rule
def heal(s: Proving, slot: i64, _b: i64, _c: i64) -> None:
    """HEALS: left alone, the marker moves one down, but not below Start."""
    if s.marker[slot] > s.cards.start[s.enemy[slot]]:
        move_down(s, slot, 1)


@rule
def ambush(s: Proving, slot: i64, _b: i64, _c: i64) -> None:
    """AMBUSH: left alone, the marker moves one down, even to Bottom."""
    move_down(s, slot, 1)


@rule
def punish(s: Proving, slot: i64, _b: i64, _c: i64) -> None:
    """PUNISHES: an incorrect combination also moves the marker one down."""
    move_down(s, slot, 1)


TRIGGERS.listen(NOT_ATTACKED, HEALS, heal)
TRIGGERS.listen(NOT_ATTACKED, AMBUSH, ambush)
TRIGGERS.listen(ATTACKED_WRONGLY, PUNISHES, punish)


# -- step B ----------------------------------------------------------------------------------------------------------


@rule
def count_defeats_and_wounds(s: Proving, from_slot: i64, _b: i64, _c: i64) -> None:
    """P-58, P-59: a marker on Top is a defeated enemy, a marker on Bottom a wound; slot by slot, each to its end."""
    for slot in range(from_slot, i64(7)):
        card = s.enemy[slot]
        if s.marker[slot] == s.cards.top[card]:
            s.later(count_defeats_and_wounds, slot + 1)
            defeat(s, slot)
            return
        if s.marker[slot] == 0:
            s.later(count_defeats_and_wounds, slot + 1)
            s.now(suffer_wound, slot)
            return


def defeat(s: Proving, slot: i64) -> None:
    card = s.enemy[slot]
    s.tell(DEFEATED, slot, card)
    s.defeats += 1
    s.felled += 1
    s.enemy[slot] = NO_CARD
    s.marker[slot] = 0
    s.shields &= ~BIT[slot]
    s.enemy_discard = append(s.enemy_discard[:], card)
    TRIGGERS.emit(s, IS_DEFEATED, s.cards.ability[card], slot)


@rule
def strike_back(s: Proving, _slot: i64, _b: i64, _c: i64) -> None:
    """LAST_BLOW: when defeated it exhausts a die; this is no wound."""
    s.later(tire_a_die, TOP, any_die(s))


TRIGGERS.listen(IS_DEFEATED, LAST_BLOW, strike_back)

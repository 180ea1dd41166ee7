"""What dice and markers are worth, in thousandths of a defeated enemy.

What dice do on one slot does not depend on the other slots, and a thrown die lands on each slot with one chance in six. So the
value of a throw is a sum over six slots, and its expectation after a reroll is computed exactly, without rolling anything.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.native import i64, vec
from ludarium.games.proving.dice import BLUE, COLOURED, GREEN, WHITE, YELLOW, count
from ludarium.games.proving.rules import attacks, dragon, effects
from ludarium.games.proving.rules.attacks import reach_of
from ludarium.games.proving.rules.rolling import shown
from ludarium.games.proving.rules.sun_moon import opposite
from ludarium.games.proving.state import CHAOS, CLAW, NO_CARD, SHIELDS, TEETH, WING, Proving
from ludarium.games.proving.tables import SPACES
from ludarium.games.proving.traits import (
    AMBUSH,
    BREAKER,
    CALM,
    DOUBLE,
    FALL_TWO,
    GREAT_WING,
    HEALS,
    MOON_WARD,
    PUNISHES,
    SPIKED,
    WANTS_SINGLE,
)

ENEMY: Final = 1000  # the value of a defeated enemy; everything else is measured in it

# Found by random search over some hundred thousand simulated matches, then rounded.
WOUND: Final = 1500  # a wound costs a die for two rounds and one of five lives ...
WOUND_MORE: Final = 440  # ... and each one more than the last
LAST_WOUND: Final = 9000
EIGHTH_ENEMY: Final = 4000  # winning now
FELLED: Final = 130  # an enemy gone cannot strike back
BELOW_START: Final = -400
SHIELD_BROKEN: Final = 64
SHIELD_RAISED: Final = -143
SUN_DIE: Final = 52
REROLL_COST: Final = 5  # time is worth a little
PLACE_COST: Final = 63  # a die on a Chariot is gone for the rest of the round
UNKNOWN: Final = -1_000_000
NO_HOPE: Final = 100  # percent of a harm that counts when nothing can be rerolled any more
SET_HARM: Final = 21  # and of the harm a set would do while there is time: a set can always be thrown again
MIXES: Final = 270  # ways to have up to nine white dice and two of each colour on a slot

CHOOSE: Final[vec[i64]] = vec[i64](
    [1 if k in (0, n) else 0 for n in range(11) for k in range(11)]
)  # filled below: Pascal's triangle, eleven to a row


def fill_triangle() -> None:
    for n in range(2, i64(11)):
        for k in range(1, n):
            CHOOSE[n * 11 + k] = CHOOSE[(n - 1) * 11 + k - 1] + CHOOSE[(n - 1) * 11 + k]


fill_triangle()


# -- what things are worth -------------------------------------------------------------------------------------------


def wound_cost(s: Proving) -> i64:
    if s.health >= 4:
        return LAST_WOUND
    return WOUND + WOUND_MORE * s.health


def standing(s: Proving, slot: i64, marker: i64) -> i64:
    """The value of a marker's place: the share of the way from Start to Top; Bottom is a wound and back to Start."""
    card = s.enemy[slot]
    if marker <= 0:
        return -wound_cost(s)
    start = s.cards.start[card]
    top = s.cards.top[card]
    if marker >= top:
        return ENEMY + (EIGHTH_ENEMY if s.defeats >= 7 else FELLED)
    if marker < start:
        return BELOW_START
    return (marker - start) * ENEMY // (top - start)


def fall_cost(s: Proving, slot: i64, spaces: i64) -> i64:
    """What is lost if the marker of a slot falls."""
    if slot == 0 or s.enemy[slot] == NO_CARD:
        return 0
    return standing(s, slot, s.marker[slot]) - standing(s, slot, s.marker[slot] - spaces)


def demand(s: Proving, colour: i64) -> i64:
    """How often the spaces that come next on the six enemies ask for a colour."""
    asked: i64 = 0
    for slot in range(1, i64(7)):
        card = s.enemy[slot]
        if card != NO_CARD:
            for space in range(s.marker[slot] + 1, s.cards.top[card] + 1):
                if (s.cards.colours[card * SPACES + space] & BIT[colour - 1]) != 0:
                    asked += 2 if space == s.marker[slot] + 1 else 1
            if s.cards.ability[card] == DOUBLE and s.cards.ability_colour[card] == colour:
                asked += 2
    return asked


def slot_value(s: Proving, slot: i64, white: i64, blue: i64, green: i64, yellow: i64) -> i64:
    """What these dice do to the enemy on a slot, Moon and Sun included."""
    card = s.enemy[slot]
    if card == NO_CARD:
        return 0
    ability = s.cards.ability[card]
    before = s.marker[slot]
    marker = before
    extra: i64 = 0
    total = white + blue + green + yellow
    strength = total
    if ability == DOUBLE:
        colour = s.cards.ability_colour[card]
        if (s.shroud & BIT[colour - 1]) == 0:
            strength += attacks.of_colour(colour, blue, green, yellow)
    if total == 0:
        if (ability == HEALS and marker > s.cards.start[card]) or ability == AMBUSH:
            marker -= 1
        if (s.unguarded & BIT[slot]) != 0:
            marker -= 1
    elif s.has_shield(slot):
        if strength == 1:
            extra += SHIELD_BROKEN
            marker -= 1 if ability == SPIKED else 0
        elif s.power() == BREAKER and reach_of(s, slot, white, blue, green, yellow) > 0:
            extra += SHIELD_BROKEN
        else:
            marker -= 1
    elif strength == 1:
        if ability == WANTS_SINGLE and wanted_colour(s, slot, blue, green, yellow):
            marker += 1
        else:
            marker -= (2 if ability == FALL_TWO else 1) + s.single_extra
    else:
        far = reach_of(s, slot, white, blue, green, yellow)
        marker += far
        if far == 0:
            marker -= 1 if ability == PUNISHES else 0
            extra += SHIELD_RAISED if s.plays(SHIELDS) else 0
    if s.facing != 0:
        if slot == s.facing and marker > before:
            extra += SUN_DIE
        if slot == opposite(s.facing) and marker <= before and not (s.power() == MOON_WARD and strength > 1):
            marker -= 1
    if marker == before:
        return extra
    return extra + standing(s, slot, marker) - standing(s, slot, before)


def wanted_colour(s: Proving, slot: i64, blue: i64, green: i64, yellow: i64) -> bool:
    wanted = s.cards.colours[s.enemy[slot] * SPACES + s.marker[slot] + 1] & ~s.shroud
    if wanted == 0:
        return s.cards.colours[s.enemy[slot] * SPACES + s.marker[slot] + 1] == 0
    return (blue if wanted == 1 else green if wanted == 2 else yellow) > 0


def foreseen(s: Proving) -> Proving:
    """The table as it will be when attacks are resolved: with what the active Conspirator does then."""
    if s.active == NO_CARD or s.step > 5 or s.cards.at_resolution[s.active] == 0:
        return s
    later = s.clone()
    script = s.cards.conspirator_does[s.active]
    for at in range(0, i64(len(script)), 4):
        rule = script[at]
        if rule == effects.single_extra:
            later.single_extra += 1
        elif rule == effects.shroud:
            later.shroud |= BIT[script[at + 1] - 1]
        elif rule == effects.req_plus_of:
            later.plus_kingdom |= BIT[script[at + 1]]
        elif rule == effects.one_step_all:
            later.one_step = 1
    return later


class Reckoning:
    """The values of one moment of phase 1, each worked out once."""

    def __init__(self, s: Proving) -> None:
        self.s: Proving = foreseen(s)
        self.known: vec[i64] = vec[i64]([UNKNOWN] * (7 * MIXES))

    def value(self, slot: i64, white: i64, blue: i64, green: i64, yellow: i64) -> i64:
        at = slot * MIXES + ((white * 3 + blue) * 3 + green) * 3 + yellow
        value = self.known[at]
        if value == UNKNOWN:
            value = slot_value(self.s, slot, white, blue, green, yellow)
            self.known[at] = value
        return value

    def of_dice(self, slot: i64, place: i64) -> i64:
        return self.value(slot, count(place & WHITE), count(place & BLUE), count(place & GREEN), count(place & YELLOW))

    def stopping(self) -> i64:
        """The value of the dice as they lie."""
        total: i64 = 0
        for slot in range(1, i64(7)):
            total += self.of_dice(slot, self.s.showing[slot])
        return total

    def throwing(self, thrown: i64, hope: i64) -> i64:
        """The expectation after these dice are thrown again. `hope`, in percent: how much of a single's harm counts."""
        total: i64 = 0
        for slot in range(1, i64(7)):
            total += self.slot_expectation(slot, self.s.showing[slot] & ~thrown, thrown, hope)
        return total

    def slot_expectation(self, slot: i64, staying: i64, thrown: i64, hope: i64) -> i64:
        white = count(staying & WHITE)
        blue = count(staying & BLUE)
        green = count(staying & GREEN)
        yellow = count(staying & YELLOW)
        whites = count(thrown & WHITE)
        blues = count(thrown & BLUE)
        greens = count(thrown & GREEN)
        yellows = count(thrown & YELLOW)
        dice_thrown = whites + blues + greens + yellows
        total: i64 = 0
        weights: i64 = 0
        for w in range(whites + 1):
            for b in range(blues + 1):
                for g in range(greens + 1):
                    for y in range(yellows + 1):
                        ways = (
                            CHOOSE[whites * 11 + w] * CHOOSE[blues * 11 + b] * CHOOSE[greens * 11 + g] * CHOOSE[yellows * 11 + y]
                        )
                        weight = ways * power_of_five(dice_thrown - w - b - g - y)
                        value = self.value(slot, white + w, blue + b, green + g, yellow + y)
                        if value < 0 and hope < NO_HOPE:
                            lone = white + blue + green + yellow + w + b + g + y == 1
                            value = value * (hope if lone else SET_HARM) // 100
                        total += weight * value
                        weights += weight
        return total // weights

    def dragon(self, face: i64) -> i64:
        """What the Dragon die adds with this face, if the attack dice stay as they are."""
        s = self.s
        if face == CHAOS:
            if s.power() == CALM:
                return self.dragon(WING)
            return self.throwing(shown(s) & COLOURED, NO_HOPE) - self.stopping()
        best: i64 = 0
        for slot in range(1, i64(7)):
            here = s.showing[slot]
            if here != 0 and s.enemy[slot] != NO_CARD and not s.has_shield(slot):
                now = self.of_dice(slot, here)
                gain: i64 = 0
                if face == WING:
                    if now < 0 and (here & (here - 1)) == 0:
                        gain = -now if s.power() == GREAT_WING or s.single_extra == 0 else -now // 2
                elif face <= TEETH and (s.cards.symbol[s.enemy[slot]] == face or dragon.bites_anything(s, face)):
                    gain = self.with_dragon(slot) - now
                if gain > best:
                    best = gain
        return best

    def with_dragon(self, slot: i64) -> i64:
        here = self.s.showing[slot]
        whites = count(here & WHITE) + 1
        return slot_value(self.s, slot, whites, count(here & BLUE), count(here & GREEN), count(here & YELLOW))

    def dragon_rolled(self) -> i64:
        """What the Dragon die adds on average when it is thrown."""
        total = 2 * self.dragon(WING) + self.dragon(CHAOS)
        for face in range(CLAW, i64(TEETH + 1)):
            total += self.dragon(face)
        return total // 6


def power_of_five(n: i64) -> i64:
    result: i64 = 1
    for _time in range(n):
        result *= 5
    return result

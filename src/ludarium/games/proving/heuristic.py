"""A player for Proving Grounds that looks one reroll ahead, exactly.

What dice do on one slot does not depend on the other slots, and a thrown die lands on each slot with one chance in six. So the
value of a throw is a sum over six slots, and its expectation after a reroll can be computed without rolling anything: the
player compares every reroll with stopping, in thousandths of a defeated enemy. It sees only what the player sees.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import State
from ludarium.core.native import i64, vec
from ludarium.games.proving import dice
from ludarium.games.proving.dice import BIT, BLUE, COLOURED, DRAGON, GREEN, WHITE, YELLOW, count
from ludarium.games.proving.rules import attacks, chariots, conspirators, dragon, effects, rolling, sun_moon, wounds
from ludarium.games.proving.rules.attacks import reach_of
from ludarium.games.proving.rules.markers import fall_one, leader
from ludarium.games.proving.rules.rolling import REROLL, WITH_DRAGON, shown, value_of
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
    n: i64 = 2
    while n < 11:
        k: i64 = 1
        while k < n:
            CHOOSE[n * 11 + k] = CHOOSE[(n - 1) * 11 + k - 1] + CHOOSE[(n - 1) * 11 + k]
            k += 1
        n += 1


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
    slot: i64 = 1
    while slot <= 6:
        card = s.enemy[slot]
        if card != NO_CARD:
            space = s.marker[slot] + 1
            while space <= s.cards.top[card]:
                if (s.cards.colours[card * SPACES + space] & BIT[colour - 1]) != 0:
                    asked += 2 if space == s.marker[slot] + 1 else 1
                space += 1
            if s.cards.ability[card] == DOUBLE and s.cards.ability_colour[card] == colour:
                asked += 2
        slot += 1
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
    at: i64 = 0
    while at < len(script):
        rule = script[at]
        if rule == effects.single_extra:
            later.single_extra += 1
        elif rule == effects.shroud:
            later.shroud |= BIT[script[at + 1] - 1]
        elif rule == effects.req_plus_of:
            later.plus_kingdom |= BIT[script[at + 1]]
        elif rule == effects.one_step_all:
            later.one_step = 1
        at += 4
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
        slot: i64 = 1
        while slot <= 6:
            total += self.of_dice(slot, self.s.showing[slot])
            slot += 1
        return total

    def throwing(self, thrown: i64, hope: i64) -> i64:
        """The expectation after these dice are thrown again. `hope`, in percent: how much of a single's harm counts."""
        total: i64 = 0
        slot: i64 = 1
        while slot <= 6:
            total += self.slot_expectation(slot, self.s.showing[slot] & ~thrown, thrown, hope)
            slot += 1
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
        w: i64 = 0
        while w <= whites:
            b: i64 = 0
            while b <= blues:
                g: i64 = 0
                while g <= greens:
                    y: i64 = 0
                    while y <= yellows:
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
                        y += 1
                    g += 1
                b += 1
            w += 1
        return total // weights

    def dragon(self, face: i64) -> i64:
        """What the Dragon die adds with this face, if the attack dice stay as they are."""
        s = self.s
        if face == CHAOS:
            if s.power() == CALM:
                return self.dragon(WING)
            return self.throwing(shown(s) & COLOURED, NO_HOPE) - self.stopping()
        best: i64 = 0
        slot: i64 = 1
        while slot <= 6:
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
            slot += 1
        return best

    def with_dragon(self, slot: i64) -> i64:
        here = self.s.showing[slot]
        whites = count(here & WHITE) + 1
        return slot_value(self.s, slot, whites, count(here & BLUE), count(here & GREEN), count(here & YELLOW))

    def dragon_rolled(self) -> i64:
        """What the Dragon die adds on average when it is thrown."""
        total = 2 * self.dragon(WING) + self.dragon(CHAOS)
        face: i64 = CLAW
        while face <= TEETH:
            total += self.dragon(face)
            face += 1
        return total // 6


def power_of_five(n: i64) -> i64:
    result: i64 = 1
    while n > 0:
        result *= 5
        n -= 1
    return result


# -- phase 1 ---------------------------------------------------------------------------------------------------------


def choose_in_phase_one(s: Proving) -> i64:
    """The option with the best expectation; stopping is the last one."""
    options = s.options
    reckoning = Reckoning(s)
    stop_at: i64 = len(options) - 1
    has_dragon = (s.pool & DRAGON) != 0
    keep_dragon = reckoning.dragon(s.dragon_face) if has_dragon else 0
    throw_dragon: i64 = reckoning.dragon_rolled() if has_dragon else 0
    lying = reckoning.stopping()
    best = lying + keep_dragon
    choice = stop_at
    hope = hope_left(s)
    previous: i64 = -1
    expected: i64 = 0
    at: i64 = 0
    while at < stop_at:
        option = options[at]
        details = option >> 3
        if (option & 7) == REROLL:
            thrown = s.showing[details & 7]
            if (details >> 4) > 0:
                thrown &= ~BIT[(details >> 4) - 1]
            if thrown != previous:
                expected = reckoning.throwing(thrown, hope)
                previous = thrown
            value = expected + (throw_dragon if (details & WITH_DRAGON) != 0 else keep_dragon) - REROLL_COST
        else:
            value = lying + keep_dragon + placing(s, reckoning, details & 7, details >> 3)
        if value > best:
            best = value
            choice = at
        at += 1
    return choice


def hope_left(s: Proving) -> i64:
    """In percent: how much of a single's harm still counts while there is time to give it company."""
    if s.settings.untimed:
        return 45
    left = (s.seconds * 1000 - s.spent_ms()) // (s.settings.roll_ms + 1)
    if left <= 0:
        return NO_HOPE
    hope = 92 - 5 * left
    return hope if hope > 44 else 44


def placing(s: Proving, reckoning: Reckoning, at: i64, placed: i64) -> i64:
    """The harm a Chariot would do, less what the dice would have done on their slot."""
    slot = value_of(s, placed)
    rest = s.showing[slot] & ~placed
    loss = reckoning.of_dice(slot, s.showing[slot]) - reckoning.of_dice(slot, rest)
    return chariot_harm(s, s.chariots[at]) - loss - PLACE_COST


def chariot_harm(s: Proving, card: i64) -> i64:
    """What a Chariot costs if nobody covers it, sentence by sentence."""
    script = s.cards.chariot_does[card]
    harm: i64 = 0
    at: i64 = 0
    while at < len(script):
        harm += sentence_harm(s, script[at], script[at + 1])
        at += 4
    return harm


def sentence_harm(s: Proving, rule: i64, argument: i64) -> i64:
    if rule == fall_one:
        return fall_cost(s, argument, 1)
    if rule == effects.down_leader:
        return fall_cost(s, leader(s), 1)
    if rule == effects.unguarded:
        return unguarded_harm(s, argument)
    if rule == effects.single_extra:
        return 250 * singles(s)
    if rule == effects.scatter:
        return 150 * count(s.showing[argument])
    if rule == effects.req_plus:
        return 650
    if rule == effects.shroud:
        return 120 + 60 * demand(s, argument)
    if rule == effects.one_step_all:
        return 100
    if rule == effects.ground:
        return 200 if (s.pool & DRAGON) != 0 else 0
    if rule == effects.raised:
        return 150 if s.plays(SHIELDS) else 0
    return 380  # a die lost for a while


def unguarded_harm(s: Proving, parity: i64) -> i64:
    harm: i64 = 0
    slot: i64 = 1 if parity == effects.ODD else 2
    while slot <= 6:
        if s.showing[slot] == 0:
            harm += fall_cost(s, slot, 1)
        slot += 2
    return harm


def singles(s: Proving) -> i64:
    found: i64 = 0
    slot: i64 = 1
    while slot <= 6:
        here = s.showing[slot]
        if here != 0 and (here & (here - 1)) == 0:
            found += 1
        slot += 1
    return found


# -- everything else -------------------------------------------------------------------------------------------------


def die_worth(s: Proving, die: i64, to_fight: bool) -> i64:
    """What the player would miss of a die: its colour, and before the attacks what it does on its slot."""
    worth: i64 = 0
    if die >= 14:
        worth = 500
    elif die >= 8:
        worth = 150 + 25 * demand(s, dice.colour_of(die))
    value = value_of(s, BIT[die])
    if to_fight and value != 0:
        reckoning = Reckoning(s)
        here = s.showing[value]
        worth += reckoning.of_dice(value, here) - reckoning.of_dice(value, here & ~BIT[die])
    return worth


def cheapest_die(s: Proving) -> i64:
    to_fight = s.step == 4 or s.step == 5
    choice: i64 = 0
    least: i64 = 1_000_000
    at: i64 = 0
    while at < len(s.options):
        die = s.options[at]
        worth = die_worth(s, die, to_fight) if die >= 0 else 0
        if worth < least:
            least = worth
            choice = at
        at += 1
    return choice


def best_colour(s: Proving, from_swap: bool) -> i64:
    """The option that brings the colour the enemies ask for most."""
    choice: i64 = 0
    most: i64 = -1
    at: i64 = 0
    while at < len(s.options):
        option = s.options[at]
        die = option % 16 if from_swap else option
        if (not from_swap or option != wounds.DECLINE) and die >= 0:
            wanted = demand(s, dice.colour_of(die))
            if wanted > most:
                most = wanted
                choice = at
        at += 1
    return choice


def dragon_target(s: Proving) -> i64:
    reckoning = Reckoning(s)
    choice: i64 = 0
    best: i64 = 0
    at: i64 = 1
    while at < len(s.options):
        slot = s.options[at]
        now = reckoning.of_dice(slot, s.showing[slot])
        gain = -now if s.dragon_face == WING else reckoning.with_dragon(slot) - now
        if gain > best:
            best = gain
            choice = at
        at += 1
    return choice


def plan(s: Proving) -> i64:
    """Go as far as possible; break a Shield where the power allows it; tint a die where that makes a set correct."""
    choice: i64 = 0
    best: i64 = 0
    at: i64 = 1
    while at < len(s.options):
        option = s.options[at]
        what = option & 7
        if what == attacks.BREAK:
            return at
        if what == attacks.TINT:
            gain = tint_gain(s, option >> 3)
            if gain > best:
                best = gain
                choice = at
        at += 1
    return choice


def tint_gain(s: Proving, die: i64) -> i64:
    slot = value_of(s, BIT[die])
    here = s.showing[slot]
    if s.has_shield(slot) or (here & (here - 1)) == 0:
        return 0
    white = count(here & WHITE) + (1 if attacks.dragon_joins(s, slot) else 0)
    far = reach_of(s, slot, white, count(here & BLUE), count(here & GREEN), count(here & YELLOW), s.power_argument())
    return standing(s, slot, s.marker[slot] + far) - standing(s, slot, s.marker[slot] + s.planned[slot])


def least_harm(s: Proving) -> i64:
    choice: i64 = 0
    least: i64 = 1_000_000
    at: i64 = 0
    while at < len(s.options):
        harm = fall_cost(s, s.options[at], 1)
        if harm < least:
            least = harm
            choice = at
        at += 1
    return choice


def hit_chance(s: Proving, slot: i64) -> i64:
    """In percent, roughly: how likely the enemy on a slot is hit in a round."""
    card = s.enemy[slot]
    if s.has_shield(slot):
        return 0
    at = card * SPACES + s.marker[slot] + 1
    colours = s.cards.colours[at]
    asked = s.cards.number[at]
    chance: i64 = 62 - 15 * (asked - 2) if asked > 1 else 35
    while colours != 0:
        chance -= 14
        colours &= colours - 1
    return chance if chance > 5 else 5


def facing(s: Proving) -> i64:
    """Face an enemy that will be hit; turn the back on one that will be hit, too, or that has room to fall."""
    choice: i64 = 0
    most: i64 = -1_000_000
    at: i64 = 0
    while at < len(s.options):
        sun = s.options[at]
        moon = opposite(sun)
        value = 2 * hit_chance(s, sun) - (100 - hit_chance(s, moon)) * fall_cost(s, moon, 1) // 100
        if value > most:
            most = value
            choice = at
        at += 1
    return choice


def worth_a_second_look(s: Proving) -> i64:
    for card in s.conspirators:
        if s.cards.plot[card] == s.then_a:
            return conspirators.ROLL_AGAIN
    return conspirators.KEEP


def spare(s: Proving) -> i64:
    """Take back the die that does most on its slot, if that does any good."""
    value = s.then_a
    reckoning = Reckoning(s)
    here = s.showing[value]
    choice: i64 = len(s.options) - 1
    best: i64 = 0
    at: i64 = 0
    while at < len(s.options):
        die = s.options[at]
        if die != chariots.NO_DIE:
            gain = reckoning.of_dice(value, here | BIT[die]) - reckoning.of_dice(value, here)
            if gain > best:
                best = gain
                choice = at
        at += 1
    return choice


def choose(state: State) -> i64:
    """The index of the option this player takes."""
    assert isinstance(state, Proving)
    s = state
    then = s.then
    if then == rolling.reroll_place_or_stop:
        return choose_in_phase_one(s)
    if then == wounds.put_to_rest or then == effects.stolen:
        return cheapest_die(s)
    if then == wounds.swap:
        return best_colour(s, True)
    if then == sun_moon.take_bonus:
        return best_colour(s, False)
    if then == dragon.dragon_fights:
        return dragon_target(s)
    if then == dragon.unleash_or_calm:
        return dragon.CALM_IT
    if then == attacks.resolve:
        return plan(s)
    if then == effects.target:
        return least_harm(s)
    if then == sun_moon.rotate:
        return facing(s)
    if then == conspirators.look_again:
        return worth_a_second_look(s)
    if then == chariots.spare_a_die:
        return spare(s)
    return 0


def play_out(state: State, limit: i64 = 100_000) -> i64:
    """Play a match to its end; the number of answers given. For simulation, without leaving compiled code."""
    answers: i64 = 0
    while state.actor >= 0 and answers < limit:
        state.answer(choose(state))
        answers += 1
    return answers

"""A player for Proving Grounds: takes the option worth most, looking one reroll ahead. It sees only what the player sees."""

from __future__ import annotations

from ludarium.core.bits import BIT
from ludarium.core.kernel import State
from ludarium.core.native import i64
from ludarium.games.proving import dice
from ludarium.games.proving.dice import BLUE, DRAGON, GREEN, WHITE, YELLOW, count
from ludarium.games.proving.heuristic_values import (
    ENEMY,
    NO_HOPE,
    PLACE_COST,
    REROLL_COST,
    Reckoning,
    demand,
    fall_cost,
    standing,
)
from ludarium.games.proving.rules import attacks, chariots, conspirators, dragon, effects, rolling, sun_moon, wounds
from ludarium.games.proving.rules.attacks import reach_of
from ludarium.games.proving.rules.markers import fall_one, leader
from ludarium.games.proving.rules.rolling import CHARIOT, DRAGON_TOO, HELD, PLACED, REROLL, VALUE, WHAT, value_of
from ludarium.games.proving.rules.sun_moon import opposite
from ludarium.games.proving.state import SHIELDS, WING, Proving
from ludarium.games.proving.tables import SPACES

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
    for at in range(stop_at):
        option = options[at]
        if WHAT.of(option) == REROLL:
            thrown = s.showing[VALUE.of(option)]
            if HELD.of(option) > 0:
                thrown &= ~BIT[HELD.of(option) - 1]
            if thrown != previous:
                expected = reckoning.throwing(thrown, hope)
                previous = thrown
            value = expected + (throw_dragon if DRAGON_TOO.of(option) != 0 else keep_dragon) - REROLL_COST
        else:
            value = lying + keep_dragon + placing(s, reckoning, CHARIOT.of(option), PLACED.of(option))
        if value > best:
            best = value
            choice = at
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
    for at in range(0, i64(len(script)), 4):
        harm += sentence_harm(s, script[at], script[at + 1])
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
    first: i64 = 1 if parity == effects.ODD else 2
    for slot in range(first, i64(7), 2):
        if s.showing[slot] == 0:
            harm += fall_cost(s, slot, 1)
    return harm


def singles(s: Proving) -> i64:
    found: i64 = 0
    for slot in range(1, i64(7)):
        here = s.showing[slot]
        if here != 0 and (here & (here - 1)) == 0:
            found += 1
    return found


# -- everything else -------------------------------------------------------------------------------------------------


def value_of_option(s: Proving, reckoning: Reckoning, option: i64) -> i64:
    """What an option of any question outside phase 1 is worth; of equals the first is taken."""
    then = s.then
    if then == wounds.put_to_rest or then == effects.stolen:
        return -die_worth(s, reckoning, option)
    if then == wounds.swap:
        return 0 if option == wounds.DECLINE else 1 + demand(s, dice.colour_of(wounds.COLOUR.of(option)))
    if then == sun_moon.take_bonus:
        return -1 if option == sun_moon.NO_DIE else demand(s, dice.colour_of(option))
    if then == dragon.dragon_fights:
        return 0 if option == dragon.NO_SLOT else dragon_gain(s, reckoning, option)
    if then == dragon.unleash_or_calm:
        return 1 if option == dragon.CALM_IT else 0
    if then == attacks.resolve:
        return plan_gain(s, option)
    if then == effects.target:
        return -fall_cost(s, option, 1)
    if then == sun_moon.rotate:
        return facing_gain(s, option)
    if then == conspirators.look_again:
        return 0 if option == conspirators.KEEP else second_look_gain(s)
    if then == chariots.spare_a_die:
        return 0 if option == chariots.NO_DIE else spare_gain(s, reckoning, option)
    return 0


def die_worth(s: Proving, reckoning: Reckoning, die: i64) -> i64:
    """What the player would miss of a die: its colour, and before the attacks what it does on its slot."""
    worth: i64 = 0
    if die >= 14:
        worth = 500
    elif die >= 8:
        worth = 150 + 25 * demand(s, dice.colour_of(die))
    value = value_of(s, BIT[die])
    if value != 0 and (s.step == 4 or s.step == 5):
        here = s.showing[value]
        worth += reckoning.of_dice(value, here) - reckoning.of_dice(value, here & ~BIT[die])
    return worth


def dragon_gain(s: Proving, reckoning: Reckoning, slot: i64) -> i64:
    now = reckoning.of_dice(slot, s.showing[slot])
    return -now if s.dragon_face == WING else reckoning.with_dragon(slot) - now


def plan_gain(s: Proving, option: i64) -> i64:
    """Go as far as possible; break a Shield where the power allows it; tint a die where that makes a set correct."""
    what = attacks.WHAT.of(option)
    if what == attacks.BREAK:
        return ENEMY
    if what == attacks.TINT:
        return tint_gain(s, attacks.DIE.of(option))
    return 0


def tint_gain(s: Proving, die: i64) -> i64:
    slot = value_of(s, BIT[die])
    here = s.showing[slot]
    if s.has_shield(slot) or (here & (here - 1)) == 0:
        return 0
    white = count(here & WHITE) + (1 if attacks.dragon_joins(s, slot) else 0)
    far = reach_of(s, slot, white, count(here & BLUE), count(here & GREEN), count(here & YELLOW), s.power_argument())
    return standing(s, slot, s.marker[slot] + far) - standing(s, slot, s.marker[slot] + s.planned[slot])


def facing_gain(s: Proving, sun: i64) -> i64:
    """Face an enemy that will be hit; turn the back on one that will be hit, too, or that has room to fall."""
    moon = opposite(sun)
    return 2 * hit_chance(s, sun) - (100 - hit_chance(s, moon)) * fall_cost(s, moon, 1) // 100


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


def second_look_gain(s: Proving) -> i64:
    """Roll again if somebody would act, and leave well alone otherwise."""
    for card in s.conspirators:
        if s.cards.plot[card] == s.then_a:
            return 1
    return -1


def spare_gain(s: Proving, reckoning: Reckoning, die: i64) -> i64:
    """What a die taken back from a Chariot would do on its slot; none is taken if it would do nothing."""
    value = s.then_a
    here = s.showing[value]
    return reckoning.of_dice(value, here | BIT[die]) - reckoning.of_dice(value, here) - 1


def choose(state: State) -> i64:
    """The index of the option this player takes."""
    assert isinstance(state, Proving)
    if state.then == rolling.reroll_place_or_stop:
        return choose_in_phase_one(state)
    reckoning = Reckoning(state)
    choice: i64 = 0
    best = value_of_option(state, reckoning, state.options[0])
    for at in range(1, i64(len(state.options))):
        value = value_of_option(state, reckoning, state.options[at])
        if value > best:
            best = value
            choice = at
    return choice


def play_out(state: State, limit: i64 = 100_000) -> i64:
    """Play a match to its end; the number of answers given. For simulation, without leaving compiled code."""
    answers: i64 = 0
    while state.actor >= 0 and answers < limit:
        state.answer(choose(state))
        answers += 1
    return answers

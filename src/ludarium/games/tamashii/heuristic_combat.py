"""Combat and rolls: how much Power, which dice once more, which slot with which dice and when, Shields (sections 10 and 21)."""

from __future__ import annotations

from typing import Final

from ludarium.core.language.program import NONE, USE
from ludarium.core.native import i64
from ludarium.games.tamashii import vocabulary as v
from ludarium.games.tamashii.fields import COMBAT, PLANNING
from ludarium.games.tamashii.heuristic_dice import Slots, slot_worth, slots_left
from ludarium.games.tamashii.heuristic_scripts import Reader
from ludarium.games.tamashii.heuristic_values import (
    asset_worth,
    attach_cost,
    burden,
    damage_worth,
    wounds_cost,
)
from ludarium.games.tamashii.heuristic_weights import WORTH
from ludarium.games.tamashii.rules import combat, rolls
from ludarium.games.tamashii.rules.bodies import active_body
from ludarium.games.tamashii.rules.enemies import left_of, top_of
from ludarium.games.tamashii.rules.tests import judge
from ludarium.games.tamashii.state import ONE, Tamashii
from ludarium.games.tamashii.tables import FIXED, X_COMMON

EAGER: Final = 20  # percent that a slot is worth more if it fells the Enemy that is about to act
SUCCESS: Final = 60  # a success more in a Test that is not passed yet


def asset_paid(s: Tamashii, seat: i64, kind: i64, n: i64) -> i64:
    """What it costs to spend so many of an Asset."""
    cost: i64 = 0
    for each in range(n):
        cost += asset_worth(s, seat, kind, -each - 1)
    return cost


def power_worth(reader: Reader, n: i64) -> i64:
    """T-98: a die more for each."""
    s, seat = reader.s, reader.seat
    dice = max(0, s.content.att[active_body(s, seat)] + s.trait(v.ATT, seat)) + n
    return fight_worth(reader, slots_left(s, seat, reader), dice, 0, 0) - asset_paid(s, seat, v.POWER, n)


def fight_worth(reader: Reader, slots: Slots, dice: i64, common: i64, rare: i64) -> i64:
    """What the dice bring: no more than there is to be had from the Enemies."""
    return min(slots.expected(dice, common, rare), spoils(reader))


def spoils(reader: Reader) -> i64:
    """What defeating everybody is worth."""
    s, seat = reader.s, reader.seat
    found: i64 = 0
    pile = s.pile(seat)
    for place in range(i64(len(pile))):
        found += damage_worth(s, seat, pile[place], left_of(s, pile[place]), place)
    return found if found > 0 else WORTH.victory


# -- Rerolls ---------------------------------------------------------------------------------------------------------------


def reroll_worth(reader: Reader, option: i64, free: bool) -> i64:
    """T-99: these dice once more."""
    s, seat = reader.s, reader.seat
    blanks, commons, rares = rolls.BLANKS.of(option), rolls.COMMONS.of(option), rolls.RARES.of(option)
    n = blanks + commons + rares
    cost: i64 = 0 if free else asset_paid(s, seat, v.REROLL, n)
    if s.phase == PLANNING:
        each = attach_cost(s, seat, 1)
        return (commons * each // 2 - (blanks + rares) * each // 2) - cost
    if s.phase == COMBAT:
        slots = slots_left(s, seat, reader)
        return fight_worth(reader, slots, n, s.dice[v.COMMON] - commons, s.dice[v.RARE] - rares) - cost
    return test_reroll(s, blanks, commons, rares) - cost


def test_reroll(s: Tamashii, blanks: i64, commons: i64, rares: i64) -> i64:
    at = s.beneath(judge)
    missing = (s.stack[at + 1] if at >= 0 else 0) - s.successes - s.dice[v.COMMON] - 2 * s.dice[v.RARE]
    if missing <= 0:
        return -(blanks + commons + rares)
    return SUCCESS * (5 * blanks - commons - 7 * rares) // 6


def faces_worth(reader: Reader, option: i64, face: i64) -> i64:
    """The verb `face`: these dice show this face."""
    s = reader.s
    blanks, commons, rares = rolls.BLANKS.of(option), rolls.COMMONS.of(option), rolls.RARES.of(option)
    n = blanks + commons + rares
    if s.phase != COMBAT:
        return blanks - rares
    common = s.dice[v.COMMON] - commons + (n if face == v.COMMON else 0)
    rare = s.dice[v.RARE] - rares + (n if face == v.RARE else 0)
    return slots_left(s, reader.seat, reader).best(common, rare)


# -- windows ---------------------------------------------------------------------------------------------------------------


def window_worth(reader: Reader, slots: Slots, option: i64) -> i64:
    """T-200: this now, then what the other dice still bring. Whoever is about to act had better fall first."""
    s, seat = reader.s, reader.seat
    common, rare = s.attack_dice[v.COMMON], s.attack_dice[v.RARE]
    what, slot = combat.WHAT.of(option), combat.NUMBER.of(option)
    if what == combat.DO_PASS:
        return slots.best(common, rare) * 9 // 10 if s.number_on != NONE else 0
    if what == combat.DO_USE:
        return reader.block(s.program.uses[slot * USE + 1], seat, NONE) + slots.best(common, rare)
    n = combat.DICE.of(option)
    x = s.content.slot_x[slot]
    used: i64 = 0
    if x == FIXED:
        common -= s.content.slot_common[slot]
        rare -= s.content.slot_rare[slot]
        for place in range(i64(len(slots.number))):
            if slots.number[place] == slot:
                used |= ONE << place
    elif x == X_COMMON:
        common -= n
    else:
        rare -= n
    worth = slot_worth(s, slot, reader, max(1, n))
    if worth > 0 and fells_the_actor(s, seat, worth):
        worth += burden(s, seat, s.number_on, 0) * EAGER // 100
    return worth + slots.best(common, rare, used) * 95 // 100 + 1


def fells_the_actor(s: Tamashii, seat: i64, worth: i64) -> bool:
    top = top_of(s, seat)
    return top >= 0 and top == s.number_on and worth >= damage_worth(s, seat, top, left_of(s, top))


# -- Shields ---------------------------------------------------------------------------------------------------------------


def shields_worth(s: Tamashii, seat: i64, amount: i64, shields: i64) -> i64:
    """T-94: so many Shields against so many wounds."""
    return -wounds_cost(s, seat, amount - shields) - asset_paid(s, seat, v.SHIELD, shields) * 8 // 10

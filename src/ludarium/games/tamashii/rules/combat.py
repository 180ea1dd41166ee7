"""Combat: slots and boxes by turns, until the Number die is gone and nobody wants to go on (section 21)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.build import row
from ludarium.core.fields import field
from ludarium.core.kernel import note, rule
from ludarium.core.language.lines import run_block
from ludarium.core.language.moments import announce, happen, usable
from ludarium.core.language.program import USE
from ludarium.core.language.scripted import among
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import IN_USE, NONE, OF_COMBAT
from ludarium.games.tamashii.rules.assets import spendable
from ludarium.games.tamashii.rules.augmentations import use_augmentation
from ludarium.games.tamashii.rules.bodies import active_body
from ludarium.games.tamashii.rules.enemies import right_of
from ludarium.games.tamashii.rules.protocols import complete_stages, stages_due
from ludarium.games.tamashii.rules.rolls import roll, roll_number, roll_symbol
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import X_COMMON, X_RARE
from ludarium.games.tamashii.vocabulary import (
    ATT,
    ATTACK_ROLL,
    ATTACK_ROLLED,
    BOX,
    BOXED,
    COMBAT_ENDS,
    COMBAT_STARTS,
    COMMON,
    IN_COMBAT,
    POWER,
    RARE,
    SLOTTED,
    SPECIAL,
)

DO_SLOT: Final = 0  # what an option of the window is
DO_USE: Final = 1
DO_PASS: Final = 2
WHAT: Final = field(4)
NUMBER: Final = WHAT.above(4096)  # a slot, or the place of a `use` line
DICE: Final = NUMBER.above(32)  # of an X slot

POWER_SPENT: Final = note("power_spent", "seat", "n")
NUMBER_ROLLED: Final = note("number_rolled", "seat", "n")
SYMBOL_ROLLED: Final = note("symbol_rolled", "seat", "symbol")
SLOT_USED: Final = note("slot_used", "seat", "n")
BOX_ACTS: Final = note("box_acts", "enemy", "symbol")


@rule
def fight(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-195: whoever has nobody to fight is passed over; T-256a: a boss on the own tile is somebody."""
    if len(s.pile(seat)) == 0 and not s.boss_is_here(seat) and len(s.standing_at(s.at[seat])) == 0:
        return
    s.step_begins()
    s.later(combat_ends, seat)
    s.later(player_window, seat)
    s.later(number_step, seat)
    s.later(spend_power, seat)
    happen(s, COMBAT_STARTS, seat)


# -- the Attack roll (T-196 to T-198) --------------------------------------------------------------------------------------


@rule
def spend_power(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-98: each one is a die more."""
    s.show(seat, row(list(range(spendable(s, seat, POWER) + 1))), power_spent, seat)


@rule
def power_spent(s: Tamashii, seat: i64, _b: i64, n: i64) -> None:
    if n > 0:
        s.assets[4 * seat + POWER] -= n
        s.tell(POWER_SPENT, seat, n)
    s.to_roll = own_dice(s, seat) + n
    s.later(attack_roll, seat)
    happen(s, ATTACK_ROLL, seat)


def own_dice(s: Tamashii, seat: i64) -> i64:
    """T-196: as many as the ATT of the active Body says."""
    return max(0, s.content.att[active_body(s, seat)] + s.trait(ATT, seat))


@rule
def attack_roll(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-196: all dice together; those of the Enemies are read first, so that Rerolls come when everything is seen."""
    s.later(roll_player_dice, seat)
    s.later(roll_for_symbol, seat)
    roll_number(s, number_fell, seat, 0)


@rule
def number_fell(s: Tamashii, seat: i64, _b: i64, number: i64) -> None:
    s.number_rolled = number
    s.tell(NUMBER_ROLLED, seat, number)


@rule
def roll_for_symbol(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    roll_symbol(s, symbol_fell, seat, 0)


@rule
def symbol_fell(s: Tamashii, seat: i64, _b: i64, symbol: i64) -> None:
    s.symbol = symbol
    s.tell(SYMBOL_ROLLED, seat, symbol)


@rule
def roll_player_dice(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    roll(s, seat, s.to_roll, ATTACK_ROLLED, dice_lie)


@rule
def dice_lie(s: Tamashii, _seat: i64, _b: i64, _c: i64) -> None:
    """The roll is over: from now on the dice are spent on slots."""
    s.attack_dice = s.dice[:]


@rule
def number_step(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-197: on the n-th Enemy from the Top, or the leftmost; a blank: none attacks."""
    pile = s.pile(seat)
    if s.number_rolled > 0 and len(pile) > 0:
        s.number_on = pile[min(s.number_rolled, i64(len(pile))) - 1]


# -- the player's window (T-199 to T-203) -----------------------------------------------------------------------------------


@rule
def player_window(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-200: a slot, or none; T-209, T-210: without the Number die the player goes on alone, and may end it; T-211: before that,
    declining is not final."""
    if stages_due(s):
        s.later(player_window, seat)
        s.now(complete_stages)
        return
    options = slot_options(s, seat)
    for use in usable(s, seat, IN_COMBAT):
        options = append(options, WHAT.put(DO_USE) + NUMBER.put(use // USE))
    if len(options) > 0:
        s.show(seat, append(options, WHAT.put(DO_PASS)), window_answered, seat)
    elif s.number_on != NONE:
        s.now(enemy_window, seat)


def slots_of(s: Tamashii, seat: i64) -> vec[i64]:
    """T-202: those of the active Body, and of equipped class Augmentations."""
    slots = s.content.body_slots[active_body(s, seat)][:]
    for card in zones.members(s.augmentations, IN_USE + seat):
        if s.content.augmentation_slot[card] >= 0:
            slots = append(slots, s.content.augmentation_slot[card])
    return slots


def slot_options(s: Tamashii, seat: i64) -> vec[i64]:
    """T-200, T-201: exactly the dice that it asks for, once; T-201a: an X slot any number of its symbol, again and again."""
    content = s.content
    options: vec[i64] = vec[i64]([])
    for slot in slots_of(s, seat):
        x = content.slot_x[slot]
        if x == X_COMMON or x == X_RARE:
            for n in range(1, s.attack_dice[COMMON if x == X_COMMON else RARE] + 1):
                options = append(options, WHAT.put(DO_SLOT) + NUMBER.put(slot) + DICE.put(n))
        elif not among(s.slots_used, slot):
            if s.attack_dice[COMMON] >= content.slot_common[slot] and s.attack_dice[RARE] >= content.slot_rare[slot]:
                options = append(options, WHAT.put(DO_SLOT) + NUMBER.put(slot))
    return options


@rule
def window_answered(s: Tamashii, seat: i64, _b: i64, option: i64) -> None:
    what = WHAT.of(option)
    if what == DO_PASS:
        if s.number_on != NONE:
            s.now(enemy_window, seat)
        return
    if what == DO_USE:  # no slot: it is still the player's turn (T-199)
        s.later(player_window, seat)
        use_augmentation(s, NUMBER.of(option) * USE, seat)
    else:
        s.later(enemy_window, seat)
        use_slot(s, seat, NUMBER.of(option), DICE.of(option))


def use_slot(s: Tamashii, seat: i64, slot: i64, n: i64) -> None:
    content = s.content
    if n > 0:
        s.attack_dice[COMMON if content.slot_x[slot] == X_COMMON else RARE] -= n
    else:
        s.attack_dice[COMMON] -= content.slot_common[slot]
        s.attack_dice[RARE] -= content.slot_rare[slot]
        s.slots_used = append(s.slots_used[:], slot)
    s.x = n
    s.tell(SLOT_USED, seat, n)
    s.later(slot_is_resolved, seat, slot)
    s.later(slot_of, slot, seat)
    run_block(s, s.program.block(content.slot_does[slot]), seat, NONE)


@rule
def slot_of(s: Tamashii, slot: i64, seat: i64, _c: i64) -> None:
    """Above: the effect of this slot."""


@rule
def slot_is_resolved(s: Tamashii, seat: i64, slot: i64, _c: i64) -> None:
    happen(s, SLOTTED, seat, slot)


# -- the Enemies' window (T-204 to T-208) -----------------------------------------------------------------------------------


@rule
def enemy_window(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-204: the Enemy with the Number die resolves one box. T-115: what the slot has completed comes first."""
    if stages_due(s):
        s.later(enemy_window, seat)
        s.now(complete_stages)
        return
    s.later(player_window, seat)
    if s.number_on != NONE:
        s.later(die_moves_on, seat, s.number_on)
        announce(s, BOX, seat, 0, s.number_on, 0, box_acts)


@rule
def box_acts(s: Tamashii, _amount: i64, seat: i64, enemy: i64) -> None:
    """T-206: not if its card has left, or lost the die, before it came to it."""
    if s.number_on != enemy:
        return
    s.tell(BOX_ACTS, enemy, s.symbol)
    weaker = s.weaker
    s.weaker = 0
    script = s.content.special_box[enemy] if s.symbol == SPECIAL else s.content.basic_box[enemy]
    s.later(box_has_acted, seat, enemy)
    s.later(box_of, enemy, seat, weaker)
    run_block(s, s.program.block(script), seat, enemy)


@rule
def box_of(s: Tamashii, enemy: i64, seat: i64, _weaker: i64) -> None:
    """Above: what this Enemy's box does; it deals so many wounds less (`weaken`)."""


@rule
def box_has_acted(s: Tamashii, seat: i64, enemy: i64, _c: i64) -> None:
    happen(s, BOXED, seat, 0, enemy)


@rule
def die_moves_on(s: Tamashii, _seat: i64, enemy: i64, _c: i64) -> None:
    """T-205: one card to the right; behind the Top Enemy it is gone. T-206: if the card left, it has moved already."""
    if s.number_on == enemy:
        s.number_on = right_of(s, enemy)


@rule
def combat_ends(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-214: dice that were not used are lost."""
    s.reset(OF_COMBAT)
    s.x = 0
    happen(s, COMBAT_ENDS, seat)

"""Wounds, exhausted dice and swaps (section 6)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.fields import field
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.proving.dice import ATTACK, DRAGON, WHITE, dice_in
from ludarium.games.proving.rules.triggers import TRIGGERS, WOUNDS
from ludarium.games.proving.state import HERO, LAST_HEALTH, LOST, MIDDLE, NO_FACE, TOP, Proving
from ludarium.games.proving.traits import HEAVY_WOUND, QUICK_REST

WOUNDED: Final = note("wounded", "slot", "health", "enemy")
TIRED: Final = note("tired", "die", "space")
SWAPPED: Final = note("swapped", "white", "colour")
LOSES: Final = note("loses")

DECLINE: Final = 0
COLOUR: Final = field(16)  # the die that comes
GOING: Final = COLOUR.above(16)  # the white one


@rule
def suffer_wound(s: Proving, slot: i64, _b: i64, _c: i64) -> None:
    """P-61: exhaust a die, move Health, test the loss, offer the swap, reset the Battle marker. The wound is told before what
    it costs."""
    s.tell(WOUNDED, slot, s.health + 1, s.enemy[slot])
    s.later(back_to_start, slot)
    s.later(offer_swap)
    s.later(lose_health, slot)
    rest = MIDDLE if s.power() == QUICK_REST else TOP
    TRIGGERS.emit(s, WOUNDS, s.cards.ability[s.enemy[slot]], rest)
    s.now(tire_a_die, rest, any_die(s))


@rule
def wound_is_heavy(s: Proving, rest: i64, _b: i64, _c: i64) -> None:
    """HEAVY_WOUND: a second die is exhausted."""
    s.later(tire_a_die, rest, any_die(s))


TRIGGERS.listen(WOUNDS, HEAVY_WOUND, wound_is_heavy)


def any_die(s: Proving) -> i64:
    """P-62, P-63: any attack die; by option the Dragon die as well."""
    return ATTACK | DRAGON if s.settings.dragon_exhaustible else ATTACK


@rule
def tire_a_die(s: Proving, rest: i64, kind: i64, _c: i64) -> None:
    """P-62, P-129: the player chooses a die of the pool; a bonus die, unless by option, only if there is no other.

    No die: nothing happens."""
    candidates = s.pool & kind
    if not s.settings.bonus_exhausts_freely and (candidates & ~s.bonus) != 0:
        candidates &= ~s.bonus
    s.ask(HERO, dice_in(candidates), put_to_rest, rest)


@rule
def put_to_rest(s: Proving, rest: i64, _b: i64, die: i64) -> None:
    """P-60, P-64: the die leaves the pool, and with it this round's attacks."""
    leave_pool(s, BIT[die])
    s.tired[rest] |= BIT[die]
    s.tell(TIRED, die, rest)


@rule
def lose_health(s: Proving, _slot: i64, _b: i64, _c: i64) -> None:
    """P-60, P-79: on the last space the game is lost at once."""
    s.health += 1
    if s.health == LAST_HEALTH:
        s.outcome = LOST
        s.tell(LOSES)
        s.finish()


@rule
def offer_swap(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-66 to P-68: a white die of the pool for one of the stack; then the stack moves on, whatever was chosen."""
    if s.health != s.stack_at or s.colour_stack == 0:
        return
    s.stack_at += 1
    s.ask(HERO, possible_swaps(s.pool & WHITE, s.colour_stack), swap)


SWAPS: Final[dict[int, vec[i64]]] = {}  # worked out once for the dice they are made of; shared by all states


def possible_swaps(whites: i64, colours: i64) -> vec[i64]:
    dice = whites | colours
    if dice not in SWAPS:
        options: vec[i64] = vec[i64]([DECLINE])
        for white in dice_in(whites):
            for colour in dice_in(colours):
                options = append(options, COLOUR.put(colour) + GOING.put(white))
        SWAPS[dice] = options
    return SWAPS[dice]


@rule
def swap(s: Proving, _a: i64, _b: i64, choice: i64) -> None:
    """P-66, P-69: the white die is out of the game; the new one joins the pool without a value."""
    if choice == DECLINE:
        return
    white = GOING.of(choice)
    colour = COLOUR.of(choice)
    leave_pool(s, BIT[white])
    s.box |= BIT[white]
    s.colour_stack &= ~BIT[colour]
    s.pool |= BIT[colour]
    s.tell(SWAPPED, white, colour)


@rule
def back_to_start(s: Proving, slot: i64, _b: i64, _c: i64) -> None:
    """P-60, P-65: only the marker goes back; enemy and Shield stay."""
    s.marker[slot] = s.cards.start[s.enemy[slot]]


def leave_pool(s: Proving, dice: i64) -> None:
    """Dice leave the pool and lose their value."""
    keep = ~dice
    s.pool &= keep
    showing = s.showing
    for value in range(1, i64(7)):
        showing[value] &= keep
    if (dice & DRAGON) != 0:
        s.dragon_face = NO_FACE
        s.dragon_slot = 0

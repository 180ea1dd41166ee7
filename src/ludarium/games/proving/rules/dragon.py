"""The Dragon die after phase 1: chaos, then where it fights (section 9)."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.proving.dice import COLOURED
from ludarium.games.proving.rules.attacks import SINGLE, attack_kind
from ludarium.games.proving.rules.rolling import pick_up, shown, throw
from ludarium.games.proving.state import CHAOS, HERO, NO_FACE, TEETH, WING, Proving
from ludarium.games.proving.traits import BEAST_ANY, CALM

CHAOS_STRIKES: Final = note("chaos_strikes")
CHAOS_CALMED: Final = note("chaos_calmed")

LET_CHAOS: Final = 0
CALM_IT: Final = 1
NO_SLOT: Final = 0


@rule
def chaos(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-91, P-92: once, after the Chariots. CALM: the player may treat chaos as a wing."""
    s.step = 5
    if s.dragon_face != CHAOS or s.grounded != 0:
        return
    if s.power() != CALM:
        s.later(unleash_or_calm, 0, 0, LET_CHAOS)
    elif s.settings.chaos_each_time:
        s.later(unleash_or_calm, 0, 0, CALM_IT)
    else:
        s.ask(HERO, vec[i64]([LET_CHAOS, CALM_IT]), unleash_or_calm)


@rule
def unleash_or_calm(s: Proving, _a: i64, _b: i64, choice: i64) -> None:
    if choice == CALM_IT:
        s.dragon_face = WING
        s.tell(CHAOS_CALMED)
    elif not s.settings.chaos_each_time:
        s.tell(CHAOS_STRIKES)
        s.later(throw, pick_up(s, shown(s) & COLOURED))


@rule
def assign_dragon(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-85, P-87, P-88, P-90: a beast face joins an attack on its own symbol, the wing holds a single; or neither."""
    face = s.dragon_face
    if face == NO_FACE or face > WING or s.grounded != 0:
        return
    options: vec[i64] = vec[i64]([NO_SLOT])
    for slot in range(1, i64(7)):
        if s.showing[slot] == 0:
            pass
        elif face == WING:
            if attack_kind(s, slot) == SINGLE and not s.has_shield(slot):
                options = append(options, slot)
        elif face <= TEETH and (s.cards.symbol[s.enemy[slot]] == face or bites_anything(s, face)):
            options = append(options, slot)
    s.ask(HERO, options, dragon_fights)


@rule
def dragon_fights(s: Proving, _a: i64, _b: i64, slot: i64) -> None:
    s.dragon_slot = slot
    s.dragon_mode = s.dragon_face if slot != NO_SLOT else NO_FACE


def bites_anything(s: Proving, face: i64) -> bool:
    """BEAST_ANY: this face may be used against any enemy."""
    return s.power() == BEAST_ANY and s.power_argument() == face

"""What each field of a state of Proving Grounds can hold."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.core.bounds import COUNT, FLAG, Bounds, bits, one_of, one_of_or_none, upto
from ludarium.games.proving.dice import NAMES
from ludarium.games.proving.state import (
    BLANK,
    CAUSES,
    LAST_HEALTH,
    MOST_ACTIONS,
    RESIGNED,
    TO_DEFEAT,
    Proving,
)

DICE = bits(len(NAMES))
SLOTS = Bounds(0, 0b1111110)  # bits 1 to 6
SLOT = upto(6)  # 0: none
STEPS = 12  # P-131
MORE_SECONDS = 3600  # that a card may add to a round
PLUS = upto(30)  # what cards add up to


def bounds(s: Proving) -> Mapping[str, Bounds]:
    cards = s.cards
    enemies, chariots, plots = len(cards.top), len(cards.asks), len(cards.plot)
    return {
        **dict.fromkeys(("pool", "tired", "colour_stack", "stock", "box", "showing", "tint", "dial", "bonus"), DICE),
        **dict.fromkeys(("shields", "damaged", "attacked_by_set", "unguarded"), SLOTS),
        **dict.fromkeys(("dragon_slot", "facing", "last_facing", "forbidden"), SLOT),
        **dict.fromkeys(("dragon_face", "dragon_mode"), upto(BLANK)),
        **dict.fromkeys(("rolling", "one_step", "grounded"), FLAG),
        **dict.fromkeys(("single_extra", "req_plus", "delayed"), PLUS),
        **dict.fromkeys(("enemy_deck", "enemy_discard"), one_of(enemies).row_of(enemies)),
        **dict.fromkeys(("chariot_deck", "chariot_discard", "chariots"), one_of(chariots).row_of(chariots)),
        **dict.fromkeys(("conspirator_deck", "conspirators"), one_of(plots).row_of(plots)),
        **dict.fromkeys(("rerolls", "placements"), upto(MOST_ACTIONS)),
        "round": COUNT,
        "step": upto(STEPS),
        "health": upto(LAST_HEALTH),
        "defeats": upto(TO_DEFEAT + 6),  # several fall in the last attack
        "felled": SLOT,
        "outcome": upto(RESIGNED),
        "stack_at": upto(LAST_HEALTH),
        "enemy": one_of_or_none(enemies),
        "marker": upto(LAST_HEALTH),
        "planned": Bounds(-1, 6),
        "seconds": upto(int(s.settings.round_seconds) + MORE_SECONDS),
        "cause": one_of(len(CAUSES)),
        "used": bits(6),
        "shroud": bits(3),
        "plus_kingdom": bits(2),
        "covers": DICE.row_of(chariots),
        "cover_values": SLOT.row_of(chariots),
        "inspiration": one_of_or_none(len(cards.power)),
        "active": one_of_or_none(plots),
    }

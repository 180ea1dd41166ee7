"""Exact odds of a reroll: for every slot, how likely a hit and how likely a fall if the player stopped right after it."""

from __future__ import annotations

from itertools import product
from math import comb

from ludarium.core.build import row
from ludarium.core.prompts import Odds
from ludarium.core.text import Phrase
from ludarium.games.proving import dice
from ludarium.games.proving.prompts import kind_of
from ludarium.games.proving.rules.attacks import NONE, SET, SINGLE, attack_kind, reach, single_is_wanted
from ludarium.games.proving.rules.rolling import REROLL
from ludarium.games.proving.state import Proving

GOES_UP, GOES_DOWN, STAYS = 1, -1, 0


def odds(s: Proving, option: int) -> list[Odds]:
    if kind_of(s) != "reroll_place_or_stop" or option & 7 != REROLL:
        return []
    value, held = (option >> 3) & 7, (option >> 7) - 1
    thrown = s.showing[value] & ~(dice.BIT[held] if held >= 0 else 0)
    trial = s.clone()
    listed = []
    for slot in range(1, 7):
        up, down = slot_odds(trial, slot, s.showing[slot] & ~thrown, thrown)
        if up:
            listed.append(Odds(Phrase("odds-up", {"slot": slot}), up))
        if down:
            listed.append(Odds(Phrase("odds-down", {"slot": slot}), down))
    return listed


def slot_odds(trial: Proving, slot: int, staying: int, thrown: int) -> tuple[float, float]:
    """Each thrown die comes to this slot with one chance in six, whatever the others do; colours are counted apart."""
    by_colour = [[number for number in range(14) if thrown & place & dice.BIT[number]] for place in dice.OF_COLOUR]
    up = down = 0.0
    for arriving in product(*(range(len(numbers) + 1) for numbers in by_colour)):
        chance, mask = 1.0, staying
        for numbers, count in zip(by_colour, arriving, strict=True):
            chance *= comb(len(numbers), count) * 5 ** (len(numbers) - count) / 6 ** len(numbers)
            mask |= sum(dice.BIT[number] for number in numbers[:count])
        showing = list(trial.showing)
        showing[slot] = mask
        trial.showing = row(showing)
        effect = would_move(trial, slot)
        up += chance * (effect == GOES_UP)
        down += chance * (effect == GOES_DOWN)
    return up, down


def would_move(s: Proving, slot: int) -> int:
    """Which way this attack would move the marker, leaving aside what is decided later (Dragon die, powers)."""
    kind = attack_kind(s, slot)
    if kind == NONE:
        return STAYS
    if s.has_shield(slot):
        return GOES_DOWN if kind == SET else STAYS
    if kind == SINGLE:
        return GOES_UP if single_is_wanted(s, slot) else GOES_DOWN
    return GOES_UP if reach(s, slot) > 0 else STAYS

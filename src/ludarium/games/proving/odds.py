"""Exact odds of a reroll: for every slot, how likely a hit and how likely a fall if the player stopped right after it."""

from __future__ import annotations

from math import comb

from ludarium.core.bits import BIT
from ludarium.core.prompts import Odds, kind_of
from ludarium.core.text import Phrase
from ludarium.games.proving import dice
from ludarium.games.proving.heuristic_values import foreseen
from ludarium.games.proving.rules.attacks import NONE, SET, SINGLE, attack_kind, reach, single_is_wanted
from ludarium.games.proving.rules.rolling import REROLL
from ludarium.games.proving.state import Proving

GOES_UP, GOES_DOWN, STAYS = 1, -1, 0


def odds(s: Proving, option: int) -> list[Odds]:
    if kind_of(s) != "reroll_place_or_stop" or option & 7 != REROLL:
        return []
    value, held = (option >> 3) & 7, (option >> 7) - 1
    thrown = s.showing[value] & ~(BIT[held] if held >= 0 else 0)
    trial = foreseen(s).clone()
    coming = arrivals(thrown)
    listed = []
    for slot in range(1, 7):
        up, down = slot_odds(trial, slot, s.showing[slot] & ~thrown, coming)
        if up:
            listed.append(Odds(Phrase("odds-up", {"slot": slot}), up))
        if down:
            listed.append(Odds(Phrase("odds-down", {"slot": slot}), down))
    return listed


def arrivals(thrown: int) -> list[tuple[float, int]]:
    """Each thrown die comes to a given slot with one chance in six, whatever the others do. Dice of one colour are alike, so that
    only their number matters: every possible arrival with its chance."""
    found = [(1.0, 0)]
    for place in dice.OF_COLOUR:
        alike = [BIT[number] for number in range(14) if thrown & place & BIT[number]]
        found = [
            (chance * comb(len(alike), count) * 5 ** (len(alike) - count) / 6 ** len(alike), mask | sum(alike[:count]))
            for chance, mask in found
            for count in range(len(alike) + 1)
        ]
    return found


def slot_odds(trial: Proving, slot: int, staying: int, coming: list[tuple[float, int]]) -> tuple[float, float]:
    up = down = 0.0
    lying = trial.showing[slot]
    for chance, mask in coming:
        trial.showing[slot] = staying | mask
        effect = would_move(trial, slot)
        up += chance * (effect == GOES_UP)
        down += chance * (effect == GOES_DOWN)
    trial.showing[slot] = lying
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

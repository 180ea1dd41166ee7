"""A match of Proving Grounds, step by step: what a round is made of, in the order of the rulebook (sections 2, 3 and 15)."""

from __future__ import annotations

from ludarium.core.kernel import rule
from ludarium.core.native import append, i64, vec
from ludarium.games.proving.rules.attacks import plan_attacks
from ludarium.games.proving.rules.chariots import draw_chariot, new_chariots, settle_chariots, stock_returns
from ludarium.games.proving.rules.conspirators import plot_thickens, reveal_conspirators, reveal_one
from ludarium.games.proving.rules.dragon import assign_dragon, chaos
from ludarium.games.proving.rules.reset import new_enemies, rest, test_for_win
from ludarium.games.proving.rules.rolling import start_the_clock
from ludarium.games.proving.rules.sun_moon import sun_and_moon, turn_the_dial
from ludarium.games.proving.state import (
    CHARIOTS,
    CONSPIRATORS,
    DRAGON,
    INSPIRATION,
    INSPIRATION_DECK,
    OF_ROUND,
    RESIGNED,
    SUN_MOON,
    Proving,
)
from ludarium.games.proving.traits import EXTRA_TIME


def steps_of_a_round(modules: int) -> list[int]:
    """P-130, P-131: the steps S1 to S12; those of absent modules are left out."""
    steps = [
        (0, begin_round),
        (CONSPIRATORS, reveal_conspirators),  # S1
        (SUN_MOON, turn_the_dial),  # S2
        (0, start_the_clock),  # S3, phase 1: Roll
        (CHARIOTS, settle_chariots),  # S4
        (DRAGON, chaos),  # S5
        (DRAGON, assign_dragon),
        (CONSPIRATORS, plot_thickens),  # S6, phase 2: Resolve
        (0, plan_attacks),
        (SUN_MOON, sun_and_moon),  # S7
        (0, test_for_win),  # S8
        (0, rest),  # S9, phase 3: Reset
        (CHARIOTS, stock_returns),  # S10
        (0, new_enemies),  # S11
        (CHARIOTS, new_chariots),  # S12
        (0, play_round),
    ]
    return [step for module, step in steps if module == 0 or modules & module]


def steps_of_setup(modules: int) -> list[int]:
    """P-15, P-20: the enemies, then the modules in their order, then the first round."""
    steps = [
        (0, new_enemies),
        (CHARIOTS, draw_chariot),  # P-94
        (INSPIRATION, find_inspiration),
        (CONSPIRATORS, reveal_one),  # P-114
        (0, play_round),
    ]
    return [step for module, step in steps if module == 0 or modules & module]


@rule
def play_round(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-22, P-23: rounds follow each other until the match is won or lost."""
    s.follow(s.settings.steps)


@rule
def begin_round(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """Nothing of the last round's effects is left; the clock is set."""
    s.round += 1
    s.step = 1
    s.reset(OF_ROUND)
    s.seconds = s.settings.round_seconds
    if s.power() == EXTRA_TIME:
        s.seconds += s.power_argument()


@rule
def find_inspiration(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-105, P-106: one card, among those whose module is in play and those that need none."""
    candidates: vec[i64] = vec[i64]([])
    for card in range(i64(len(s.cards.module))):
        if s.cards.module[card] == 0 or s.plays(s.cards.module[card]):
            candidates = append(candidates, card)
    s.chance(INSPIRATION_DECK, candidates, inspiration_comes)


@rule
def inspiration_comes(s: Proving, _a: i64, _b: i64, card: i64) -> None:
    s.inspiration = card


@rule
def resign(s: Proving, _a: i64, _b: i64, _c: i64) -> None:
    """P-80: possible at any decision, recorded as a loss."""
    s.outcome = RESIGNED
    s.rolling = 0
    s.finish()

"""The Interaction phase (sections 9 and 16): fights between parties, forced ones first; trades are in trade.py."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT, has_bit
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.anima.rules.combat import STEPS, end_fight, rival_spends_edge
from ludarium.games.anima.rules.targets import is_equal
from ludarium.games.anima.rules.trade import offer_trade, partners
from ludarium.games.anima.rules.uses import might_use_now, uses_now
from ludarium.games.anima.rules.windows import W7_DECLARATION, announce, window
from ludarium.games.anima.slot_choices import ATTACK, END, TRADE, USE, WHAT, WHICH, doing
from ludarium.games.anima.state import AGAINST_PARTY, NONE, NOWHERE, Anima, pair
from ludarium.games.anima.tables import INTERACTION
from ludarium.games.anima.traits import NO_FIGHTING, REST_HERE

ATTACKS: Final = note("attacks", "seat", "other")
RIVALS_MEET: Final = note("rivals_meet", "seat", "other")


@rule
def interaction_slot(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-80, A-160, A-161: rivals on the same Area must fight first, in turn order."""
    for other in s.order:
        if must_fight(s, figure, other):
            s.tell(RIVALS_MEET, figure, other)
            s.later(interaction_slot, figure)
            s.now(attack, figure, other)
            return
    s.now(interact, figure)


def must_fight(s: Anima, one: i64, other: i64) -> bool:
    """A-93, A-160: whatever their sizes, unless the Area forbids it."""
    if one == other or s.guild[one] == NONE or s.guild[other] == NONE or s.cards.rival[s.guild[one]] != s.guild[other]:
        return False
    if not can_meet(s, one, other):
        return False
    return is_equal(s, one, other) or not s.settings.size_counts_when_forced


def can_meet(s: Anima, one: i64, other: i64) -> bool:
    """On the same Area, where fighting is allowed, and not yet this turn (A-92, A-96)."""
    if s.has_lost(one) or s.has_lost(other) or s.size(other) == 0:
        return False
    if s.at[one] == NOWHERE or s.at[one] != s.at[other] or s.place_has(s.at[one], NO_FIGHTING):
        return False
    return not is_sheltered(s, other) and (s.fought & pair(one, other)) == 0


def is_sheltered(s: Anima, figure: i64) -> bool:
    """Some Areas keep those who rest there out of all fights."""
    return has_bit(s.resting, figure) and s.place_has(s.at[figure], REST_HERE)


def may_attack(s: Anima, one: i64, other: i64) -> bool:
    """A-91, A-92"""
    if one == other or has_bit(s.has_attacked, one) or has_bit(s.no_fight, one):
        return False
    return can_meet(s, one, other) and is_equal(s, one, other)


@rule
def interact(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """Trades, one combat, cards, in any order. Where by public knowledge nothing is possible, nobody is asked."""
    if s.has_lost(figure):
        return
    options = vec[i64]([doing(END)])
    for other in partners(s, figure):
        options = append(options, doing(TRADE, other))
    for other in s.order:
        if may_attack(s, figure, other):
            options = append(options, doing(ATTACK, other))
    if len(options) == 1 and not might_use_now(s, figure, INTERACTION):
        return
    for use in uses_now(s, figure, INTERACTION):
        options = append(options, doing(USE, use))
    s.show(figure, options, interacts, figure)


@rule
def interacts(s: Anima, figure: i64, _b: i64, option: i64) -> None:
    what, which = WHAT.of(option), WHICH.of(option)
    if what == END:
        return
    s.later(interact, figure)
    if what == TRADE:
        s.now(offer_trade, figure, which)
    elif what == ATTACK:
        s.has_attacked |= BIT[figure]
        s.tell(ATTACKS, figure, which)
        s.now(attack, figure, which)
    else:
        s.now(announce, figure, which)


@rule
def attack(s: Anima, figure: i64, other: i64, _c: i64) -> None:
    """W7, then the combat unless it was evaded."""
    s.fight = AGAINST_PARTY
    s.fighter = figure
    s.foe = other
    s.later(attack_goes_on, figure, other)
    s.now(window, W7_DECLARATION)


@rule
def attack_goes_on(s: Anima, figure: i64, other: i64, _c: i64) -> None:
    s.later(attack_is_over)
    if s.ending != 0:  # evaded: as a tie
        s.fought |= pair(figure, other)
        return
    if s.at[figure] != s.at[other] or s.has_lost(figure) or s.has_lost(other):
        return
    rival_spends_edge(s)
    s.follow(STEPS)


@rule
def attack_is_over(s: Anima, _a: i64, _b: i64, _c: i64) -> None:
    end_fight(s)

"""The Reset phase (section 5): getting rid of things, and what the poorest may pick up."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.anima.rules.decks import (
    enter_party,
    gain_edge,
    has_room,
    spend_advantage,
    spend_character,
    take_in_hand,
)
from ludarium.games.anima.rules.fate import those_who_wait
from ludarium.games.anima.rules.missions import may_reveal, reveal_final
from ludarium.games.anima.rules.uses import uses_now
from ludarium.games.anima.rules.windows import announce, leave_guild
from ludarium.games.anima.slot_choices import DEPART, DISCARD, DISMISS, DROP, END, LEAVE, REVEAL, USE, WHAT, WHICH, doing
from ludarium.games.anima.state import IN_PLAY, MOST_HAND, NONE, NOWHERE, Anima
from ludarium.games.anima.tables import RESET
from ludarium.games.anima.traits import NO_DISMISS, TITHE

DISCARDS: Final = note("discards", "seat", "advantage")
DISMISSES: Final = note("dismisses", "seat", "character")
PICKS_UP: Final = note("picks_up", "seat", "advantage")
TAKES_IN: Final = note("takes_in", "seat", "character")
DROPS: Final = note("drops", "seat", "advantage")
DEPARTS: Final = note("departs", "seat")

NO: Final = 0
YES: Final = 1


@rule
def reset_slot(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-42, A-43: any number of actions, one at a time; the duty of a tithe first."""
    s.later(reset_actions, figure, 1)
    if s.in_duty(figure, TITHE):
        s.now(pay_tithe, figure)


@rule
def pay_tithe(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """An Advantage, or the Organization."""
    options = vec[i64]([doing(LEAVE)])
    for card in s.hand(figure):
        options = append(options, doing(DISCARD, card))
    s.ask(figure, options, tithe_is_paid, figure)


@rule
def tithe_is_paid(s: Anima, figure: i64, _b: i64, option: i64) -> None:
    if WHAT.of(option) == LEAVE:
        leave_guild(s, figure)
    else:
        discard_from_hand(s, figure, WHICH.of(option))


def discard_from_hand(s: Anima, figure: i64, card: i64) -> None:
    """A-48: whatever is discarded from hand in Reset, a tithe included, is offered."""
    s.tell(DISCARDS, figure, card)
    s.now(offer_advantage, figure, card)


@rule
def reset_actions(s: Anima, figure: i64, first: i64, _c: i64) -> None:
    options = vec[i64]([doing(END)])
    if first == 1 and may_reveal(s, figure):
        options = append(options, doing(REVEAL))
    for use in uses_now(s, figure, RESET):
        options = append(options, doing(USE, use))
    for card in s.hand(figure):
        options = append(options, doing(DISCARD, card))
    if s.size(figure) > 1 and not s.in_duty(figure, NO_DISMISS):  # never the last
        for one in s.members(figure):
            options = append(options, doing(DISMISS, one))
    if s.guild[figure] != NONE:
        options = append(options, doing(LEAVE))
    for card in s.cards.plots:
        if s.advantage_at[card] == IN_PLAY + figure:
            options = append(options, doing(DROP, card))
    s.show(figure, options, reset_action, figure)


@rule
def reset_action(s: Anima, figure: i64, _b: i64, option: i64) -> None:
    what, which = WHAT.of(option), WHICH.of(option)
    if what == END:
        if s.settings.all_leave_first and s.at[figure] != NOWHERE:
            s.show(figure, vec[i64]([doing(DEPART, NO), doing(DEPART, YES)]), depart_or_stay, figure)
        return
    s.later(reset_actions, figure)
    if what == USE:
        s.now(announce, figure, which)
    elif what == DISCARD:
        discard_from_hand(s, figure, which)
    elif what == DISMISS:
        s.tell(DISMISSES, figure, which)
        s.now(offer_character, figure, which)
    elif what == LEAVE:
        leave_guild(s, figure)
    elif what == DROP:
        spend_advantage(s, which)
        s.tell(DROPS, figure, which)
    else:
        s.now(reveal_final, figure)


@rule
def depart_or_stay(s: Anima, figure: i64, _b: i64, option: i64) -> None:
    """`departures=all_first` (C9)"""
    if WHICH.of(option) == YES:
        s.leaving |= BIT[figure]
        s.tell(DEPARTS, figure)


# -- charity (A-47 to A-52) ------------------------------------------------------------------------------------------


@rule
def offer_advantage(s: Anima, giver: i64, card: i64, _c: i64) -> None:
    """A-48, A-49: whoever alone has the fewest in hand may take it; it waits on the discard pile."""
    spend_advantage(s, card)
    poorest = single_poorest(s, giver, True)
    if poorest == NONE or s.hand_size(poorest) >= MOST_HAND:
        return
    if s.is_rival(poorest):
        gain_edge(s, 1)
    else:
        s.show(poorest, vec[i64]([NO, YES]), advantage_taken, poorest, card)


@rule
def advantage_taken(s: Anima, figure: i64, card: i64, yes: i64) -> None:
    if yes == YES:
        take_in_hand(s, figure, card)
        s.tell(PICKS_UP, figure, card)


@rule
def offer_character(s: Anima, giver: i64, character: i64, _c: i64) -> None:
    """A-47, A-50: the same with the smallest party; it arrives face up and straight."""
    spend_character(s, character)
    smallest = single_poorest(s, giver, False)
    if smallest == NONE or not has_room(s, smallest):
        s.now(those_who_wait)
    elif s.is_rival(smallest):
        s.now(character_taken, smallest, character, YES)
    else:
        s.show(smallest, vec[i64]([NO, YES]), character_taken, smallest, character)


@rule
def character_taken(s: Anima, figure: i64, character: i64, yes: i64) -> None:
    if yes == NO:
        s.now(those_who_wait)
        return
    enter_party(s, figure, character)
    s.tell(TAKES_IN, figure, character)


def single_poorest(s: Anima, giver: i64, by_hand: bool) -> i64:
    """A-49: the only figure with the minimum, counted after the discard, if it is not the giver; who has lost the turn counts but
    cannot take (A-168). With `charity_scope=others` the giver is not counted."""
    least: i64 = 1000
    poorest: i64 = NONE
    for figure in range(s.settings.figures):
        if figure != giver or not s.settings.charity_others:
            has = s.hand_size(figure) if by_hand else s.size(figure)
            if has < least:
                least = has
                poorest = figure
            elif has == least:
                poorest = NONE
    return NONE if poorest == giver or (poorest != NONE and s.has_lost(poorest)) else poorest

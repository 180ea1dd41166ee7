"""Trades (section 9): an offer in steps, an answer, and nothing half done."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT, has_bit
from ludarium.core.kernel import EVERYBODY, note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.anima.rules.combat import pass_card
from ludarium.games.anima.rules.decks import enter_party
from ludarium.games.anima.rules.windows import W9_REWARD, window
from ludarium.games.anima.state import (
    FIRST_CHARACTER,
    HAND,
    MOST_HAND,
    MOST_PARTY,
    NONE,
    NOWHERE,
    OF_TRADE,
    Anima,
    pair,
    plus,
)
from ludarium.games.anima.tables import ANY_TYPE
from ludarium.games.anima.traits import NO_TRADE, NO_TRADING_WITH_RIVALS, SILVER_TONGUE, SMALL_PARTY

OFFERS: Final = note("offers", "seat", "other")
CANCELS: Final = note("cancels_offer", "seat")
ACCEPTS: Final = note("accepts_offer", "seat", "other")
DECLINES: Final = note("declines_offer", "seat", "other")
TRADED: Final = note("traded", "seat", "other")
FALLS_THROUGH: Final = note("trade_fails", "seat", "other")

MOST_OFFERS: Final = 3
NO_MORE: Final = -1
SEND: Final = 1
CANCEL: Final = 0
DECLINE: Final = 0
ACCEPT: Final = 1


def partners(s: Anima, figure: i64) -> vec[i64]:
    """A-81, A-88, A-89: parties on Areas with the trade symbol, both of them, once a turn for each two."""
    found: vec[i64] = vec[i64]([])
    most = MOST_OFFERS + s.trait(figure, SILVER_TONGUE)
    if not can_trade(s, figure) or has_bit(s.has_traded, figure) or s.offers[figure] >= most:
        return found
    for other in s.order:
        if other != figure and not s.is_rival(other) and can_trade(s, other) and (s.traded & pair(figure, other)) == 0:
            if not are_kept_apart(s, figure, other):
                found = append(found, other)
    return found


def can_trade(s: Anima, figure: i64) -> bool:
    if s.at[figure] == NOWHERE or s.has_lost(figure) or has_bit(s.resting, figure) or has_bit(s.no_trade, figure):
        return False
    return s.cards.trade[s.at[figure]] == 1 and not s.in_duty(figure, NO_TRADE)


def are_kept_apart(s: Anima, one: i64, other: i64) -> bool:
    """Rivals do not trade where the Area says so."""
    if s.guild[one] == NONE or s.cards.rival[s.guild[one]] != s.guild[other]:
        return False
    return s.place_has(s.at[one], NO_TRADING_WITH_RIVALS) or s.place_has(s.at[other], NO_TRADING_WITH_RIVALS)


# -- the offer -------------------------------------------------------------------------------------------------------


@rule
def offer_trade(s: Anima, figure: i64, partner: i64, _c: i64) -> None:
    """A-84, A-90: what is given, then what is taken, one at a time."""
    s.offers[figure] += 1
    s.reset(OF_TRADE)
    s.partner = partner
    s.now(ask_to_give, figure)


def has_more_room(s: Anima, so_far: vec[i64]) -> bool:
    return s.settings.free_trade or len(so_far) < 2


@rule
def ask_to_give(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    if not has_more_room(s, s.gives):
        s.now(ask_to_take, figure)
        return
    options = vec[i64]([NO_MORE])
    for card in s.hand(figure):
        if not is_in(s.gives, card):
            options = append(options, card)
    for one in s.members(figure):
        if not is_in(s.gives, FIRST_CHARACTER + one):
            options = append(options, FIRST_CHARACTER + one)
    s.ask(figure, options, gives_one, figure)


@rule
def gives_one(s: Anima, figure: i64, _b: i64, thing: i64) -> None:
    if thing == NO_MORE:
        s.now(ask_to_take, figure)
    else:
        s.gives = plus(s.gives, thing)
        s.now(ask_to_give, figure)


@rule
def ask_to_take(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-85: a named Character, or an Advantage of a wished type."""
    if not has_more_room(s, s.takes):
        s.now(ask_to_send, figure)
        return
    options = vec[i64]([NO_MORE])
    if advantages_in(s.takes) < s.hand_size(s.partner):
        for kind in range(i64(ANY_TYPE + 1)):
            options = append(options, kind)
    for one in s.members(s.partner):
        if not is_in(s.takes, FIRST_CHARACTER + one):
            options = append(options, FIRST_CHARACTER + one)
    s.ask(figure, options, takes_one, figure)


@rule
def takes_one(s: Anima, figure: i64, _b: i64, thing: i64) -> None:
    if thing == NO_MORE:
        s.now(ask_to_send, figure)
    else:
        s.takes = plus(s.takes, thing)
        s.now(ask_to_take, figure)


@rule
def ask_to_send(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-83: an offer that would break a limit cannot be sent."""
    options = vec[i64]([CANCEL])
    if len(s.gives) + len(s.takes) > 0 and keeps_limits(s, figure):
        options = append(options, SEND)
    s.show(figure, options, offer_is_sent, figure)


@rule
def offer_is_sent(s: Anima, figure: i64, _b: i64, choice: i64) -> None:
    """A-86: now the partner sees what would be given, and does not forget it."""
    if choice == CANCEL:
        s.tell(CANCELS, figure)
        end_trade(s)
        return
    s.tell(OFFERS, figure, s.partner)
    for thing in s.gives:
        if thing < FIRST_CHARACTER:
            zones.look(s, s.advantage_known, thing, BIT[s.partner])
    s.reveal(BIT[s.partner])  # even if it has seen that hand: which cards are offered is new
    options = vec[i64]([DECLINE])
    if can_fill(s, s.partner):
        options = append(options, ACCEPT)
    s.show(s.partner, options, offer_is_answered, figure)


def is_in_the_making(s: Anima) -> bool:
    """A-86: until it is sent an offer is for the eyes of its maker."""
    return s.partner != NONE and (s.then == gives_one or s.then == takes_one or s.then == offer_is_sent)


def is_in(things: vec[i64], thing: i64) -> bool:
    for other in things:
        if other == thing:
            return True
    return False


def advantages_in(things: vec[i64]) -> i64:
    """How many Advantages are given, or asked for."""
    count: i64 = 0
    for thing in things:
        if thing < FIRST_CHARACTER:
            count += 1
    return count


def keeps_limits(s: Anima, figure: i64) -> bool:
    """A-83: hands of at most five, parties of one to four."""
    cards = advantages_in(s.takes) - advantages_in(s.gives)
    heads = len(s.takes) - len(s.gives) - cards
    mine, theirs = s.size(figure) + heads, s.size(s.partner) - heads
    return (
        s.hand_size(figure) + cards <= MOST_HAND
        and s.hand_size(s.partner) - cards <= MOST_HAND
        and 1 <= mine <= most_members(s, figure)
        and 1 <= theirs <= most_members(s, s.partner)
    )


def most_members(s: Anima, figure: i64) -> i64:
    return MOST_PARTY - 1 if s.in_duty(figure, SMALL_PARTY) else MOST_PARTY


# -- the answer ------------------------------------------------------------------------------------------------------


def can_fill(s: Anima, partner: i64) -> bool:
    """A-87: enough cards of every wished type; those of any type take what is left."""
    left = vec[i64]([0] * ANY_TYPE)
    for card in s.hand(partner):
        left[s.cards.type[card]] += 1
    for thing in s.takes:
        if thing < ANY_TYPE:
            left[thing] -= 1
            if left[thing] < 0:
                return False
    return advantages_in(s.takes) <= s.held[partner]


@rule
def offer_is_answered(s: Anima, figure: i64, _b: i64, answer: i64) -> None:
    if answer == DECLINE:
        s.tell(DECLINES, s.partner, figure)
        end_trade(s)
    else:
        s.now(fill_wishes, figure)


@rule
def fill_wishes(s: Anima, figure: i64, at: i64, _c: i64) -> None:
    """The partner picks the Advantages, the wishes for a certain type first. How many are of a type is nobody's business (A-155),
    so then the partner is asked even if there is no choice."""
    wishes = wishes_in_order(s)
    if at == len(wishes):
        s.now(accept, figure)
        return
    options: vec[i64] = vec[i64]([])
    for card in s.hand(s.partner):
        if (wishes[at] == ANY_TYPE or s.cards.type[card] == wishes[at]) and not is_in(s.fills, card):
            options = append(options, card)
    if wishes[at] == ANY_TYPE:
        s.ask(s.partner, options, wish_is_filled, figure, at)
    else:
        s.show(s.partner, options, wish_is_filled, figure, at)


def wishes_in_order(s: Anima) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for thing in s.takes:
        if thing < ANY_TYPE:
            found = append(found, thing)
    for thing in s.takes:
        if thing == ANY_TYPE:
            found = append(found, thing)
    return found


@rule
def wish_is_filled(s: Anima, figure: i64, at: i64, card: i64) -> None:
    s.fills = plus(s.fills, card)
    zones.look(s, s.advantage_known, card, BIT[figure])
    s.reveal(EVERYBODY)  # a third sees that there was such a card
    s.now(fill_wishes, figure, at + 1)


@rule
def accept(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-88, A-89: whatever W9 makes of it, the trade counts."""
    s.has_traded |= BIT[figure]
    s.traded |= pair(figure, s.partner)
    s.tell(ACCEPTS, s.partner, figure)
    s.later(carry_out, figure)
    s.now(window, W9_REWARD)


@rule
def carry_out(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-87a: in full or not at all."""
    partner = s.partner
    if not is_still_possible(s, figure):
        s.tell(FALLS_THROUGH, figure, partner)
        end_trade(s)
        return
    for thing in s.gives:
        if thing < FIRST_CHARACTER:
            pass_card(s, figure, partner, thing)
    for card in s.fills:
        pass_card(s, partner, figure, card)
    for thing in s.gives:
        if thing >= FIRST_CHARACTER:
            enter_party(s, partner, thing - FIRST_CHARACTER)
    for thing in s.takes:
        if thing >= FIRST_CHARACTER:
            enter_party(s, figure, thing - FIRST_CHARACTER)
    s.tell(TRADED, figure, partner)
    end_trade(s)


def is_still_possible(s: Anima, figure: i64) -> bool:
    partner = s.partner
    if not can_trade(s, figure) or not can_trade(s, partner) or not keeps_limits(s, figure):
        return False
    for thing in s.gives:
        if not has_thing(s, figure, thing):
            return False
    for card in s.fills:
        if not has_thing(s, partner, card):
            return False
    for thing in s.takes:
        if thing >= FIRST_CHARACTER and not has_thing(s, partner, thing):
            return False
    return True


def has_thing(s: Anima, figure: i64, thing: i64) -> bool:
    if thing < FIRST_CHARACTER:
        return s.advantage_at[thing] == HAND + figure
    return s.is_member(figure, thing - FIRST_CHARACTER)


def end_trade(s: Anima) -> None:
    s.reset(OF_TRADE)

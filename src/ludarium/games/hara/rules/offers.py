"""What a champion may do: Activations, free effects and steps, as the options of a question (section 4)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.fields import field
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.rules.decks import inventory
from ludarium.games.hara.state import BOARD, HAND, Hara
from ludarium.games.hara.tables import ABILITIES, ACTIVATION, ALLY, FREE, NO_COST, RIFT, SPIRIT, ULTIMATE

WHAT: Final = field(16)  # is done
END: Final = 0
PLAY: Final = 1  # an ability card, by its place among the champion's cards
USE: Final = 2  # an Item
CLOSE: Final = 3  # a Challenge on a Rift, by card
HELP: Final = 4  # an Allied Monster that helps once, by card
FREELY: Final = 5  # a FREE action of the mode, by its code
STEP: Final = 6  # to a space
HIT: Final = 7  # a target
DETAIL: Final = WHAT.above(2**20)  # what it is done with


def payable(s: Hara, seat: i64, cost: i64, price: i64) -> bool:
    """H-54: an effect that cannot be paid in full cannot be chosen."""
    if cost == NO_COST:
        return True
    return (s.spirit[seat] if cost == SPIRIT else s.resource[seat]) >= price


def playable(s: Hara, seat: i64, ability: i64, free: i64) -> bool:
    """May this card be used now, as a free effect or as an Activation?"""
    place = s.ability[seat * ABILITIES + ability]
    card = s.card_of(seat, ability)
    if place == HAND:
        return s.cards.hand_free[card] == free and payable(s, seat, s.cards.hand_cost[card], s.cards.hand_price[card])
    if place == BOARD:
        return s.cards.board_free[card] == free and payable(s, seat, s.cards.board_cost[card], s.cards.board_price[card])
    return False


def abilities_to_play(s: Hara, seat: i64, free: i64, options: vec[i64]) -> vec[i64]:
    for ability in range(i64(ABILITIES)):
        if s.ability[seat * ABILITIES + ability] != 0 and playable(s, seat, ability, free):
            options = append(options, PLAY + DETAIL.put(ability))
    return options


def items_to_use(s: Hara, seat: i64, use: i64, options: vec[i64]) -> vec[i64]:
    for item in inventory(s, seat):
        if s.cards.item_use[item] == use and (s.items_used & BIT[item]) == 0:
            options = append(options, USE + DETAIL.put(item))
    return options


def free_effects(s: Hara, seat: i64, options: vec[i64]) -> vec[i64]:
    """H-45b: open at any moment of Phase I, even between two steps."""
    options = abilities_to_play(s, seat, 1, options)
    options = items_to_use(s, seat, FREE, options)
    for card in s.in_play:
        if s.where[card] == s.at[seat] and s.cards.kind[card] == ALLY and s.cards.once[card] == 1:
            options = append(options, HELP + DETAIL.put(card))
    for code in s.variant.offers(s, seat):
        options = append(options, FREELY + DETAIL.put(code))
    return options


def activations(s: Hara, seat: i64, options: vec[i64]) -> vec[i64]:
    """H-44: an ability, an Item that costs one, a Rift on the own space."""
    if s.activations == 0:
        return options
    options = abilities_to_play(s, seat, 0, options)
    options = items_to_use(s, seat, ACTIVATION, options)
    for card in s.in_play:
        if s.where[card] == s.at[seat] and s.cards.kind[card] == RIFT:
            options = append(options, CLOSE + DETAIL.put(card))
    return options


def is_ultimate(ability: i64) -> bool:
    return ability == ULTIMATE

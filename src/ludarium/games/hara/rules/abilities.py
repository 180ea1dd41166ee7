"""Ability cards, Items and Allied Monsters in use (sections 4, 5 and 9)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import i64
from ludarium.games.hara.rules import resources
from ludarium.games.hara.rules.combat import give
from ludarium.games.hara.rules.decks import discard, remove_item
from ludarium.games.hara.rules.offers import DETAIL, HELP, PLAY, USE, WHAT
from ludarium.games.hara.state import FREE_ACTION, HAND, NONE, OUT, TILTED, USED, Hara
from ludarium.games.hara.tables import ABILITIES, NO_COST, SPIRIT, ULTIMATE

PLAYS: Final = note("plays", "seat", "ability", "side")
USES: Final = note("uses", "seat", "item")
IS_HELPED: Final = note("is_helped", "seat", "card")

MOST_DAMAGE: Final = 4  # of a hit that counts something; of an Ultimate
MOST_OF_ULTIMATE: Final = 6


@rule
def take_free_effect(s: Hara, option: i64, _b: i64, _c: i64) -> None:
    """H-45: free effects cost no Activation."""
    what = WHAT.of(option)
    detail = DETAIL.of(option)
    if what == PLAY:
        play_ability(s, s.hero, detail, False)
    elif what == USE:
        use_item(s, s.hero, detail)
    elif what == HELP:
        accept_help(s, s.hero, detail)
    else:
        s.now(s.rule_at(FREE_ACTION), detail)


def play_ability(s: Hara, seat: i64, ability: i64, activation: bool) -> None:
    """H-52b, H-53b, H-54: pay, move the card, do the effect. The Ultimate goes back to its deck."""
    at = seat * ABILITIES + ability
    card = s.card_of(seat, ability)
    if s.ability[at] == HAND:
        cost, price = s.cards.hand_cost[card], s.cards.hand_price[card]
        script = s.cards.hand[card]
        side: i64 = resources.IN_HAND
        s.ability[at] = OUT if ability == ULTIMATE else TILTED
    else:
        cost, price = s.cards.board_cost[card], s.cards.board_price[card]
        script = s.cards.board[card]
        side = resources.ON_BOARD
        s.ability[at] = USED
    s.tell(PLAYS, seat, card, side)
    if cost == SPIRIT:
        s.spirit[seat] -= price
    elif cost != NO_COST:
        resources.add(s, seat, -price)
    if activation:
        resources.when_ability_used(s, seat, side)
    s.felled = 0
    s.limit = MOST_OF_ULTIMATE if ability == ULTIMATE else MOST_DAMAGE
    s.playing = ability
    give(s, seat, script)


def use_item(s: Hara, seat: i64, item: i64) -> None:
    """H-90b: discarded or once per turn, as printed."""
    s.tell(USES, seat, item)
    s.felled = 0
    s.limit = MOST_DAMAGE
    s.playing = NONE
    if s.cards.item_keep[item] == 1:
        s.items_used |= BIT[item]
    else:
        remove_item(s, seat, item)
    give(s, seat, s.cards.item_does[item])


def accept_help(s: Hara, seat: i64, card: i64) -> None:
    """H-66: gain its rewards, discard it."""
    s.tell(IS_HELPED, seat, card)
    discard(s, card)
    give(s, seat, s.cards.reward[card])

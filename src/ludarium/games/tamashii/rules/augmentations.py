"""Augmentations: drawn, equipped, handed on, broken (section 13)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.kernel import note, rule
from ludarium.core.language.moments import happen, use_line
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import BROKEN, CLASS, CLASS_DECK, FACTION, FACTION_DECK, IN_HAND, IN_USE, NONE, TO_KEEP
from ludarium.games.tamashii.rules.assets import lose_asset, spendable
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import NO_CLASS, NO_SCRIPT
from ludarium.games.tamashii.vocabulary import BROKEN as CARD_BROKEN
from ludarium.games.tamashii.vocabulary import CHEAPER, EQUIPPED, MEMORY

CARD_DRAWN: Final = note("card_drawn", "seat", "card")
CARD_KEPT: Final = note("card_kept", "seat", "card")
CARD_EQUIPPED: Final = note("card_equipped", "seat", "card")
CARD_BREAKS: Final = note("card_breaks", "seat", "card")


# -- drawing (T-124 to T-126) --------------------------------------------------------------------------------------------


@rule
def draw_class(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-124: two cards, one of them is kept."""
    if s.class_of[seat] >= 0:
        s.now(draw_some, seat, CLASS_DECK + 100 * s.class_of[seat], 2 * 8 + 1)


@rule
def draw_faction(s: Tamashii, seat: i64, faction: i64, _c: i64) -> None:
    """T-125, T-125a"""
    s.now(draw_some, seat, FACTION_DECK + 100 * faction, 8 + 1)


@rule
def draw_some(s: Tamashii, seat: i64, deck: i64, drawn_and_kept: i64) -> None:
    """So many cards of a deck, so many of them are kept, the others go under it; with too few, those there are."""
    drawn, kept = drawn_and_kept // 8, drawn_and_kept % 8
    s.later(keep_some, seat, kept, deck)
    s.now(draw_next, seat, deck, drawn)


@rule
def draw_next(s: Tamashii, seat: i64, deck: i64, n: i64) -> None:
    if n > 0:
        stream = CLASS + seat if deck < FACTION_DECK else FACTION
        s.later(draw_next, seat, deck, n - 1)
        s.chance(stream, zones.next_cards(s.augmentations, deck), augmentation_drawn, seat)


@rule
def augmentation_drawn(s: Tamashii, seat: i64, _b: i64, card: i64) -> None:
    zones.put(s.augmentations, card, TO_KEEP + seat)
    s.tell(CARD_DRAWN, seat, card)


@rule
def keep_some(s: Tamashii, seat: i64, n: i64, deck: i64) -> None:
    """T-124, T-292a: what is not kept is known to lie at the bottom."""
    cards = zones.members(s.augmentations, TO_KEEP + seat)
    if n == 0 or len(cards) == 0:
        for card in cards:
            zones.put_under(s.augmentations, card, deck)
    else:
        s.later(keep_some, seat, n - 1, deck)
        s.ask(seat, cards, card_kept, seat)


@rule
def card_kept(s: Tamashii, seat: i64, _b: i64, card: i64) -> None:
    """T-126: it arrives unequipped."""
    zones.put(s.augmentations, card, IN_HAND + seat)
    s.tell(CARD_KEPT, seat, card)


# -- equipping (T-127) ---------------------------------------------------------------------------------------------------


def price(s: Tamashii, seat: i64, card: i64) -> i64:
    return max(0, s.content.memory_cost[card] - s.trait(CHEAPER, seat))


def affordable_cards(s: Tamashii, seat: i64, cheaper: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for card in zones.members(s.augmentations, IN_HAND + seat):
        if price(s, seat, card) <= spendable(s, seat, MEMORY) + cheaper:
            found = append(found, card)
    return found


@rule
def equip_one(s: Tamashii, seat: i64, cheaper: i64, _c: i64) -> None:
    """An effect says so: one card, so much Memory cheaper."""
    cards = affordable_cards(s, seat, cheaper)
    if len(cards) > 0:
        s.show(seat, append(cards, NONE), equip_chosen, seat, cheaper)


@rule
def equip_chosen(s: Tamashii, seat: i64, cheaper: i64, card: i64) -> None:
    """One that was handed on meanwhile stays where it is (T-178b)."""
    if card != NONE and s.augmentations[card] == IN_HAND + seat:
        equip(s, seat, card, cheaper)


def equip(s: Tamashii, seat: i64, card: i64, cheaper: i64) -> None:
    lose_asset(s, seat, MEMORY, max(0, price(s, seat, card) - cheaper))
    put_in_use(s, seat, card)
    s.tell(CARD_EQUIPPED, seat, card)
    happen(s, EQUIPPED, seat, 0, card)


def put_in_use(s: Tamashii, seat: i64, card: i64) -> None:
    zones.put(s.augmentations, card, IN_USE + seat)
    if s.content.augmentation_does[card] != NO_SCRIPT:
        s.enter_play(s.content.augmentation_does[card], seat)


def put_away(s: Tamashii, seat: i64, card: i64, zone: i64) -> None:
    """T-178, T-129: it is no longer equipped, if it was."""
    if s.augmentations[card] == IN_USE + seat and s.content.augmentation_does[card] != NO_SCRIPT:
        s.leave_play(s.content.augmentation_does[card], seat)
    zones.put(s.augmentations, card, zone)


# -- using (T-123, T-130) ------------------------------------------------------------------------------------------------


@rule
def using(s: Tamashii, use: i64, _b: i64, _c: i64) -> None:
    """Above: what this `use` line does."""


def use_augmentation(s: Tamashii, use: i64, seat: i64) -> None:
    s.later(using, use)
    use_line(s, use, seat)


# -- breaking (T-129) ----------------------------------------------------------------------------------------------------


@rule
def break_card(s: Tamashii, seat: i64, _b: i64, card: i64) -> None:
    """T-129: it leaves the match and does not come back. One that was handed on meanwhile stays where it is (T-178b)."""
    if s.augmentations[card] != IN_USE + seat:
        return
    put_away(s, seat, card, BROKEN)
    s.tell(CARD_BREAKS, seat, card)
    happen(s, CARD_BROKEN, seat, 0, card)


@rule
def break_some(s: Tamashii, seat: i64, n: i64, _c: i64) -> None:
    """So many equipped Faction cards of choice."""
    cards = faction_cards_in_use(s, seat)
    if n > 0 and len(cards) > 0:
        s.later(break_some, seat, n - 1)
        s.ask(seat, cards, break_card, seat)


def faction_cards_in_use(s: Tamashii, seat: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for card in zones.members(s.augmentations, IN_USE + seat):
        if s.content.class_card[card] == NO_CLASS:
            found = append(found, card)
    return found


# -- factions come into play (T-32, T-141) -------------------------------------------------------------------------------


def bring_in_faction(s: Tamashii, faction: i64) -> None:
    """T-141: the deck is taken and shuffled if it is not in play yet; T-24: without what is locked."""
    one: i64 = 1
    if (s.factions >> faction) & 1:
        return
    s.factions |= one << faction
    for card in range(s.content.augmentations):
        if s.content.faction_card[card] == faction and s.content.class_card[card] == NO_CLASS:
            if (s.settings.unlocked or s.content.augmentation_locked[card] == 0) and not is_left_out(s, card):
                zones.put(s.augmentations, card, FACTION_DECK + 100 * faction)


def is_left_out(s: Tamashii, card: i64) -> bool:
    """T-40: the sheet may name cards that stay in the box."""
    code = s.content.augmentation_code[card]
    return code > 0 and code in s.content.scenarios[s.settings.scenario].without_cards

"""What a Monster is worth at the moment: Health, Attack and Range with everything that changes them (sections 5 and 6)."""

from __future__ import annotations

from ludarium.core import zones
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.atlas import RING, world_of
from ludarium.games.hara.rules.sources import BY_CARD, BY_ITEM, MODE, WEAK, tell_word
from ludarium.games.hara.state import DOUBLED, NONE, WEAKENED, Hara, inventory_of
from ludarium.games.hara.traits import (
    ARMORED,
    EVERYWHERE,
    HERE,
    MONSTER_ATTACK,
    MONSTER_CALM,
    MONSTER_HEALTH,
    MONSTER_RANGE,
    NEAR,
)


def within_scope(s: Hara, source: i64, space: i64) -> bool:
    """Does the lasting effect of a card work on a space?"""
    scope = s.cards.lasting_scope[source]
    at = s.where[source]
    if scope == EVERYWHERE:
        return True
    if scope == HERE:
        return at == space
    if scope == NEAR:
        return s.distance(at, space) <= 1
    return space >= RING and world_of(at) == world_of(space)


def lasting(s: Hara, trait: i64, what: i64, space: i64) -> i64:
    """H-66, H-81: what all Rifts and Allied Monsters in play add up to on a space; `what` NONE: whatever it speaks of."""
    total: i64 = 0
    for card in s.in_play:
        if s.cards.lasting[card] == trait and (what == NONE or s.cards.lasting_what[card] == what):
            if within_scope(s, card, space):
                total += s.cards.lasting_n[card]
    return total


def tell_lasting(s: Hara, trait: i64, what: i64, space: i64, sign: i64) -> None:
    """The cards that `lasting` adds up, one by one."""
    if s.self_driving:
        return
    for card in s.in_play:
        if s.cards.lasting[card] == trait and (what == NONE or s.cards.lasting_what[card] == what):
            if within_scope(s, card, space):
                s.tell(BY_CARD, card, sign * s.cards.lasting_n[card])


def tell_item(s: Hara, seat: i64, trait: i64) -> None:
    """The Items that `has_item` adds up, one by one."""
    if s.self_driving:
        return
    for item in zones.in_order(s.items, inventory_of(seat)):
        if s.cards.item_trait[item] == trait:
            s.tell(BY_ITEM, item, s.cards.item_n[item])


def tell_attack(s: Hara, card: i64) -> None:
    """What makes a Monster's attack another one than is printed."""
    if s.self_driving:
        return
    space = s.where[card]
    tell_lasting(s, MONSTER_ATTACK, NONE, space, 1)
    tell_word(s, MODE, s.variant.more_attack(s, card))
    tell_lasting(s, MONSTER_CALM, NONE, space, -1)
    tell_word(s, WEAK, -(s.marks[card] // WEAKENED % 16))


def times_doubled(s: Hara, card: i64) -> i64:
    return s.marks[card] // DOUBLED % 16


def full_health(s: Hara, card: i64) -> i64:
    """H-67b, H-106: printed Health with modifiers, doubled as often as it was attacked from afar."""
    health = s.cards.health[card] + lasting(s, MONSTER_HEALTH, NONE, s.where[card]) + s.variant.more_health(s, card)
    for _time in range(times_doubled(s, card)):
        health += health
    return health


def attack_of(s: Hara, card: i64) -> i64:
    space = s.where[card]
    attack = s.cards.attack[card] + lasting(s, MONSTER_ATTACK, NONE, space) + s.variant.more_attack(s, card)
    return max(0, attack - lasting(s, MONSTER_CALM, NONE, space) - s.marks[card] // WEAKENED % 16)


def range_of(s: Hara, card: i64) -> i64:
    """H-121: Monsters of a disconnected World have Range 0."""
    space = s.where[card]
    if s.cut_off != 0 and space >= RING and (s.cut_off >> world_of(space)) & 1 != 0:
        return 0
    return max(0, s.cards.range[card] + lasting(s, MONSTER_RANGE, NONE, space) + s.variant.more_range(s, card))


def has(s: Hara, card: i64, keyword: i64) -> bool:
    if (s.cards.keywords[card] & keyword) != 0:
        return True
    return keyword == ARMORED and s.variant.armors(s, card)


def can_attack(s: Hara, card: i64, seat: i64) -> bool:
    """H-48a, H-24: in range, and not in the Dojo."""
    if s.at[seat] < RING:
        return False
    return s.distance(s.where[card], s.at[seat]) <= range_of(s, card) or s.variant.reaches(s, card, seat)


def in_canonical_order(s: Hara, cards: vec[i64]) -> vec[i64]:
    """H-4: by place on the map; on one space the oldest first. `cards` is in order of arrival."""
    ordered = cards[:]
    ranks = cards[:]
    for last in range(i64(len(cards))):
        rank = s.spot(s.where[cards[last]])
        at = last
        while at > 0 and ranks[at - 1] > rank:
            ordered[at] = ordered[at - 1]
            ranks[at] = ranks[at - 1]
            at -= 1
        ordered[at] = cards[last]
        ranks[at] = rank
    return ordered


def hostile_cards(s: Hara) -> vec[i64]:
    """All Monsters in play, in canonical order."""
    found: vec[i64] = vec[i64]([])
    for card in s.in_play:
        if s.hostile(card):
            found = append(found, card)
    return in_canonical_order(s, found)


def monsters_on(s: Hara, space: i64) -> i64:
    """How many Monsters are on a space."""
    count: i64 = 0
    for card in s.in_play:
        if s.where[card] == space and s.hostile(card):
            count += 1
    return count

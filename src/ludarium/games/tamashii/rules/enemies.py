"""Enemies, drawn and attached, damaged and gone (section 16)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.kernel import note, rule
from ludarium.core.language.moments import happen
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import (
    ATTACHED,
    BOX,
    DISCARDED,
    ENEMY,
    ENEMY_DECK,
    NONE,
    NOT_YET,
    STANDING,
)
from ludarium.games.tamashii.rules.assets import gain_exp
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ATTACHED as IS_ATTACHED
from ludarium.games.tamashii.vocabulary import DAMAGED, DEFEATED, DIVERTED

PILE: Final = 100  # from one seat's pile of attached Enemies to the next

ENEMY_ATTACHED: Final = note("enemy_attached", "seat", "enemy")
ENEMY_DAMAGED: Final = note("enemy_damaged", "enemy", "n")
ENEMY_DEFEATED: Final = note("enemy_defeated", "seat", "enemy")
ENEMY_LEAVES: Final = note("enemy_leaves", "seat", "enemy")
ENEMY_RECOVERS: Final = note("enemy_recovers", "enemy", "n")
NO_ENEMIES: Final = note("no_enemies", "seat")


def pile_of(seat: i64) -> i64:
    return ATTACHED + PILE * seat


def top_of(s: Tamashii, seat: i64) -> i64:
    """T-153: the first one attached and still present; -1: none."""
    return zones.first(s.enemies, pile_of(seat))


def left_of(s: Tamashii, enemy: i64) -> i64:
    """How much Integrity an Enemy still has."""
    return s.content.enemy_integrity[enemy] - s.damage[enemy]


# -- drawn (T-151 to T-153, T-164) ----------------------------------------------------------------------------------------


@rule
def attach(s: Tamashii, seat: i64, n: i64, _c: i64) -> None:
    """So many Enemies from the deck, one after the other."""
    if n <= 0:
        return
    s.later(attach, seat, n - 1)
    cards = next_enemies(s)
    if len(cards) == 0:
        s.tell(NO_ENEMIES, seat)
        return
    designs: vec[i64] = vec[i64]([])
    weights: vec[i64] = vec[i64]([])
    for card in cards:  # copies of one design are one outcome (T-301a), and stand behind each other
        last: i64 = len(designs) - 1
        if last >= 0 and s.content.design[designs[last]] == s.content.design[card]:
            weights[last] += 1
        else:
            designs = append(designs, card)
            weights = append(weights, 1)
    s.weighted(ENEMY, designs, weights, enemy_drawn, seat)


def next_enemies(s: Tamashii) -> vec[i64]:
    """T-164: an empty deck is made of the discard pile."""
    return zones.draws(s.enemies, zones.OPEN, ENEMY_DECK, DISCARDED)


@rule
def enemy_drawn(s: Tamashii, seat: i64, _b: i64, card: i64) -> None:
    """T-30: of each block only so many cards are in the deck; which ones nobody knows, so all that may be there lie in it until
    the last one has come."""
    if len(s.enemy_blocks) > 0:
        if s.enemy_blocks[0] == 1:
            to_the_box(s, card)
            s.enemy_blocks = s.enemy_blocks[1:]
        else:
            s.enemy_blocks = replaced(s.enemy_blocks, s.enemy_blocks[0] - 1)
    attach_card(s, seat, card)


def to_the_box(s: Tamashii, last: i64) -> None:
    """This was the last card of its block: the others of its layer were never in the deck."""
    for card in zones.members(s.enemies, s.enemies[last]):
        if card != last:
            zones.put(s.enemies, card, BOX)


def replaced(blocks: vec[i64], first: i64) -> vec[i64]:
    new = blocks[:]
    new[0] = first
    return new


def attach_card(s: Tamashii, seat: i64, card: i64) -> None:
    """T-153: at the left end. One that came with damage keeps it."""
    zones.put_under(s.enemies, card, pile_of(seat))
    s.tell(ENEMY_ATTACHED, seat, card)
    happen(s, IS_ATTACHED, seat, 0, card)


# -- damaged and defeated (T-154 to T-159) --------------------------------------------------------------------------------


def deal(s: Tamashii, seat: i64, enemy: i64, n: i64) -> None:
    """One damage event, dealt by this player. T-159: what is too much is lost."""
    dealt = min(n, left_of(s, enemy))
    if dealt > 0:
        s.damage[enemy] += dealt
        s.tell(ENEMY_DAMAGED, enemy, dealt)
        if left_of(s, enemy) == 0:
            s.later(defeat, seat, enemy)
        happen(s, DAMAGED, seat, 0, enemy, dealt)


@rule
def defeat(s: Tamashii, seat: i64, enemy: i64, _c: i64) -> None:
    """T-158: to the discard pile; its owner gains 1 EXP. One that stood on the map: whoever dealt the last damage."""
    owner = s.owner_of(enemy)
    if owner == NONE:
        if not STANDING <= s.enemies[enemy] < ENEMY_DECK:
            return
        owner = seat
    s.tell(ENEMY_DEFEATED, owner, enemy)
    leaves(s, enemy)
    gain_exp(s, owner, 1)
    happen(s, DEFEATED, owner, 0, enemy)


@rule
def divert_top(s: Tamashii, seat: i64, enemy: i64, _c: i64) -> None:
    """T-160, T-161: discarded, without EXP."""
    if s.owner_of(enemy) == seat:
        s.tell(ENEMY_LEAVES, seat, enemy)
        leaves(s, enemy)
        happen(s, DIVERTED, seat, 0, enemy)


def leaves(s: Tamashii, enemy: i64) -> None:
    """T-298: to the common discard pile, a scenario Enemy to the scenario's deck (T-239a). T-206: the Number die moves on."""
    if s.number_on == enemy:
        s.number_on = right_of(s, enemy)
    s.damage[enemy] = 0
    if s.content.is_scenario_enemy(enemy):
        zones.put(s.enemies, enemy, NOT_YET)
        zones.put(s.cards, s.content.card_of_enemy(enemy), BOX)
    else:
        zones.put(s.enemies, enemy, DISCARDED)


def right_of(s: Tamashii, enemy: i64) -> i64:
    """T-205: the next one towards the Top Enemy; -1 behind it."""
    before: i64 = NONE
    owner = s.owner_of(enemy)
    if owner != NONE:
        for each in s.pile(owner):
            if each == enemy:
                return before
            before = each
    return NONE


def discard_all(s: Tamashii, seat: i64) -> None:
    """T-170 (4): a Reset."""
    for enemy in s.pile(seat):
        leaves(s, enemy)


def mend(s: Tamashii, enemy: i64, n: i64) -> None:
    """T-163: never above the printed Integrity."""
    mended = min(n, s.damage[enemy])
    if mended > 0:
        s.damage[enemy] -= mended
        s.tell(ENEMY_RECOVERS, enemy, mended)


def moves_over(s: Tamashii, enemy: i64, seat: i64) -> None:
    """An attached Enemy goes to another player's pile, with its damage (`lure`, `shove`)."""
    damage = s.damage[enemy]
    if s.number_on == enemy:
        s.number_on = right_of(s, enemy)
    zones.put_under(s.enemies, enemy, pile_of(seat))
    s.damage[enemy] = damage
    s.tell(ENEMY_ATTACHED, seat, enemy)
    happen(s, IS_ATTACHED, seat, 0, enemy)


def promote(s: Tamashii, seat: i64, enemy: i64) -> None:
    """It becomes the Top Enemy; the Number die stays on its card."""
    zones.put_on_top(s.enemies, enemy, pile_of(seat))

"""The verbs of the language that are about Enemies: damage, who comes and who goes (T-314)."""

from __future__ import annotations

from ludarium.core import zones
from ludarium.core.kernel import rule
from ludarium.core.language.moments import line_over
from ludarium.core.language.scripted import among
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import NONE, ON_TABLE
from ludarium.games.tamashii.rules import bosses
from ludarium.games.tamashii.rules.combat import slot_of
from ludarium.games.tamashii.rules.enemies import (
    attach,
    attach_card,
    deal,
    defeat,
    divert_top,
    left_of,
    mend,
    moves_over,
    promote,
    right_of,
    top_of,
)
from ludarium.games.tamashii.rules.launch import effect_of
from ludarium.games.tamashii.state import BOSS_THING, Tamashii
from ludarium.games.tamashii.vocabulary import HACK_DAMAGE, LAUNCHED_HACK, NOT_SAID, SLOT_DAMAGE


def meant(s: Tamashii, seat: i64) -> i64:
    return s.me() if seat == NOT_SAID else seat


# -- damage (T-154 to T-162, T-256) ----------------------------------------------------------------------------------------


@rule
def damage_verb(s: Tamashii, n: i64, target: i64, _c: i64) -> None:
    """On the own Top Enemy, if nothing else is said; T-256, T-239a: or on a boss or a scenario Enemy on the own tile."""
    me = s.me()
    n += bonus(s, me)
    if target != NOT_SAID:
        s.now(damage_dealt, n, me, target)
    else:
        s.ask(me, targets(s, me, True), damage_dealt, n, me)


def targets(s: Tamashii, me: i64, boss_too: bool) -> vec[i64]:
    """T-261: a Hack harms whoever's card or sheet it stands on."""
    found: vec[i64] = vec[i64]([])
    top, hack = top_of(s, me), hack_under_way(s)
    standing, boss = s.standing_at(s.place_of(me)), boss_too and s.boss_is_here(me)
    if hack != NONE and s.boss != NONE and among(s.content.boss_hacks[s.boss], hack):
        return append(found, BOSS_THING) if boss else found
    if hack != NONE and is_hack_of_enemy(s, hack):
        boss = False
        enemy = s.content.launch_card[hack]
        if among(standing, enemy):
            return append(found, enemy)
        standing = vec[i64]([])
    if top >= 0:
        found = append(found, top)
    for enemy in standing:
        found = append(found, enemy)
    return append(found, BOSS_THING) if boss else found


def is_hack_of_enemy(s: Tamashii, source: i64) -> bool:
    enemy = s.content.launch_card[source]
    return 0 <= enemy < s.content.enemies and among(s.content.hacks[enemy], source)


def hack_under_way(s: Tamashii) -> i64:
    """The Hack whose own effect this is; -1: none."""
    hack = s.beneath(effect_of)
    if hack <= s.beneath(line_over) or hack <= s.beneath(slot_of):
        return NONE
    return s.stack[hack + 1] if s.content.launch_kind[s.stack[hack + 1]] == LAUNCHED_HACK else NONE


def bonus(s: Tamashii, me: i64) -> i64:
    """The traits `hack damage` and `slot damage`, for what a Hack or a slot does itself."""
    if hack_under_way(s) != NONE:
        return s.trait(HACK_DAMAGE, me)
    slot = s.beneath(slot_of)
    return s.trait(SLOT_DAMAGE, me) if slot > s.beneath(line_over) and slot > s.beneath(effect_of) else 0


@rule
def damage_dealt(s: Tamashii, n: i64, me: i64, target: i64) -> None:
    if target == BOSS_THING:
        bosses.hurt(s, me, n)
    else:
        deal(s, me, target, n)


@rule
def defeat_verb(s: Tamashii, n: i64, target: i64, _c: i64) -> None:
    """One with at most so much Integrity left; never a boss (T-256a)."""
    me = s.me()
    found: vec[i64] = vec[i64]([])
    for enemy in targets(s, me, False) if target == NOT_SAID else vec[i64]([target]):
        if enemy != BOSS_THING and (n == NOT_SAID or left_of(s, enemy) <= n):
            found = append(found, enemy)
    s.ask(me, found, defeat_chosen, me)


@rule
def defeat_chosen(s: Tamashii, me: i64, _b: i64, enemy: i64) -> None:
    s.now(defeat, me, enemy)


@rule
def divert_verb(s: Tamashii, target: i64, _b: i64, _c: i64) -> None:
    me = s.me()
    enemy = top_of(s, me) if target == NOT_SAID else target
    if 0 <= enemy < BOSS_THING and s.owner_of(enemy) != NONE:
        s.now(divert_top, s.owner_of(enemy), enemy)


@rule
def mend_verb(s: Tamashii, n: i64, target: i64, _c: i64) -> None:
    enemy = top_of(s, s.me()) if target == NOT_SAID else target
    if 0 <= enemy < BOSS_THING:
        mend(s, enemy, n)


# -- Enemies come and go ---------------------------------------------------------------------------------------------------


@rule
def attach_verb(s: Tamashii, n: i64, seat: i64, _c: i64) -> None:
    s.now(attach, meant(s, seat), n)


@rule
def lure_verb(s: Tamashii, target: i64, _b: i64, _c: i64) -> None:
    """One Enemy of another player, with its damage, to the own left end."""
    me = s.me()
    found: vec[i64] = vec[i64]([])
    for seat in s.in_turn_order(s.first_player):
        if seat != me:
            for enemy in s.pile(seat):
                found = append(found, enemy)
    if target != NOT_SAID:
        found = vec[i64]([target])
    s.ask(me, found, lured, me)


@rule
def lured(s: Tamashii, me: i64, _b: i64, enemy: i64) -> None:
    moves_over(s, enemy, me)


@rule
def shove_verb(s: Tamashii, n: i64, seat: i64, _c: i64) -> None:
    me = s.me()
    pile = s.pile(me)
    if n > 0 and len(pile) > 0 and seat != me:
        s.later(shove_verb, n - 1, seat)
        s.ask(me, pile, lured, seat)


@rule
def enemy_verb(s: Tamashii, card: i64, seat: i64, _c: i64) -> None:
    """T-239a: a scenario Enemy is attached, with the damage it has."""
    enemy = s.content.enemy_of_card[card]
    if enemy >= 0 and s.owner_of(enemy) == NONE:
        zones.put(s.cards, card, ON_TABLE)
        attach_card(s, meant(s, seat), enemy)


@rule
def promote_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    me = s.me()
    s.ask(me, s.pile(me), promoted, me)


@rule
def promoted(s: Tamashii, me: i64, _b: i64, enemy: i64) -> None:
    promote(s, me, enemy)


@rule
def weaken_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.weaker += n


@rule
def stun_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    if s.number_on != NONE:
        s.number_on = right_of(s, s.number_on)

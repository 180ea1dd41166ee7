"""What Enoki does by its sheet: whirl, harvest, feast (section 15)."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.atlas import FAR
from ludarium.games.hara.rules.combat import BY_FOE, hurt_champion, hurt_monster
from ludarium.games.hara.state import NONE, NOWHERE, Hara
from ludarium.games.hara.tables import ALLY

FOE_MOVES: Final = note("foe_moves", "foe", "space")
FOE_HEALS: Final = note("foe_heals", "foe", "n")


def enemies(s: Hara) -> vec[i64]:
    """H-75: the spaces where champions and, by option, all Monsters stand, Allied ones too; each space once, canonically."""
    spaces: vec[i64] = vec[i64]([])
    for spot in range(i64(43)):
        space = s.space_at(spot)
        if is_enemy_on(s, space):
            spaces = append(spaces, space)
    return spaces


def is_enemy_on(s: Hara, space: i64) -> bool:
    for seat in range(s.settings.seats):
        if s.at[seat] == space:
            return True
    if not s.settings.enemies_champions:
        for card in s.in_play:
            if s.where[card] == space and (s.hostile(card) or s.cards.kind[card] == ALLY):
                return True
    return False


def slash(s: Hara, damage: i64, reach: i64) -> None:
    """H-135b, H-137b: a Corrupted's ability hurts champions and Monsters, Allied ones too; what it fells gives no reward."""
    for card in s.in_play[:]:
        if s.hostile(card) or s.cards.kind[card] == ALLY:
            distance = s.distance(s.foe_at, s.where[card])
            if distance <= reach:
                hurt_monster(s, card, damage, NONE, distance)
    for seat in range(s.settings.seats):
        if s.distance(s.foe_at, s.at[seat]) <= reach:
            hurt_champion(s, seat, damage, BY_FOE)


def foe_goes_to(s: Hara, space: i64) -> None:
    if space != s.foe_at:
        s.foe_at = space
        s.tell(FOE_MOVES, s.foe, space)


@rule
def whirl(s: Hara, damage: i64, reach: i64, _c: i64) -> None:
    """H-136a, H-137a: to the closest enemy, without a limit of steps, then damage to all others in range."""
    best: i64 = NOWHERE
    least: i64 = FAR
    for space in enemies(s):
        if s.distance(s.foe_at, space) < least:
            least = s.distance(s.foe_at, space)
            best = space
    if best != NOWHERE:
        foe_goes_to(s, best)
    slash(s, damage, reach)


@rule
def harvest(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-136b: to the farthest enemy; all others there take as much damage as spaces were crossed."""
    best: i64 = NOWHERE
    most: i64 = NONE
    for space in enemies(s):
        far = s.distance(s.foe_at, space)
        if most < far < FAR:
            most = far
            best = space
    if best != NOWHERE:
        foe_goes_to(s, best)
        slash(s, most, 0)


@rule
def feast(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    gained = min(n, s.cards.foe_health[s.foe] - s.foe_health)
    if gained > 0:
        s.foe_health += gained
        s.tell(FOE_HEALS, s.foe, gained)

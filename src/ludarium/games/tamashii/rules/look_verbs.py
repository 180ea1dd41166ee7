"""The verbs of the language that look at what is hidden: cards, tiles, tokens, Bodies (T-314)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT, bits_of
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import (
    BODY,
    BODY_DECK,
    ENEMY,
    ENEMY_DECK,
    FACTION,
    FACTION_DECK,
    NONE,
    SEEN,
    STASHED,
    TILE,
    UNSEEN,
)
from ludarium.games.tamashii.rules.enemies import next_enemies, to_the_box
from ludarium.games.tamashii.rules.exploration import draw_token
from ludarium.games.tamashii.state import Tamashii

PILES: Final = 2  # of `look`: Enemies, Bodies, then the factions
LOOKED_AT_ENEMY: Final = note("looked_at_enemy", "enemy")
LOOKED_AT_BODY: Final = note("looked_at_body", "body")
LOOKED_AT_CARD: Final = note("looked_at_card", "card")
LOOKED_AT_TILE: Final = note("looked_at_tile", "place", "tile")
LOOKED_AT_TOKEN: Final = note("looked_at_token", "place", "kind")


@rule
def look_verb(s: Tamashii, pile: i64, n: i64, _c: i64) -> None:
    """The next cards of a pile: drawn now, and laid back on top in the same order, where all see them."""
    s.later(look_on, pile, n, 0)


@rule
def look_on(s: Tamashii, pile: i64, n: i64, seen: i64) -> None:
    if seen == n:
        return
    deck = ENEMY_DECK if pile == 0 else BODY_DECK if pile == 1 else FACTION_DECK + 100 * (pile - PILES)
    stream = ENEMY if pile == 0 else BODY if pile == 1 else FACTION
    where = s.enemies if pile == 0 else s.bodies if pile == 1 else s.augmentations
    if pile == 0:
        next_enemies(s)
    s.chance(stream, zones.members(where, deck + seen), looked, pile, 16 * n + seen)


@rule
def looked(s: Tamashii, pile: i64, n_and_seen: i64, card: i64) -> None:
    """The card becomes a layer of its own above what is left of the layer it came from."""
    n, seen = n_and_seen // 16, n_and_seen % 16
    where = s.enemies if pile == 0 else s.bodies if pile == 1 else s.augmentations
    zone = where[card]
    if pile == 0 and len(s.enemy_blocks) > seen and s.enemy_blocks[seen] == 1:
        to_the_box(s, card)
    elif zones.count(where, zone) > 1:
        for other in range(i64(len(where))):
            if zone <= where[other] < zones.end_of(zone - zone % 100) and other != card:
                where[other] += 1
        if pile == 0 and len(s.enemy_blocks) > seen:
            blocks: vec[i64] = s.enemy_blocks[:seen]
            blocks = append(append(blocks, 1), s.enemy_blocks[seen] - 1)
            for block in s.enemy_blocks[seen + 1 :]:
                blocks = append(blocks, block)
            s.enemy_blocks = blocks
    s.tell(LOOKED_AT_ENEMY if pile == 0 else LOOKED_AT_BODY if pile == 1 else LOOKED_AT_CARD, card)
    s.now(look_on, pile, n, seen + 1)


@rule
def look_tile_verb(s: Tamashii, place: i64, _b: i64, _c: i64) -> None:
    if s.tile_at[place] == NONE:
        s.chance(TILE, bits_of(s.unseen), tile_looked_at, place)


@rule
def tile_looked_at(s: Tamashii, place: i64, _b: i64, tile: i64) -> None:
    s.tile_at[place] = tile
    s.unseen &= ~BIT[tile]
    s.tell(LOOKED_AT_TILE, place, tile)


@rule
def look_token_verb(s: Tamashii, place: i64, _b: i64, _c: i64) -> None:
    if s.explore[place] == UNSEEN:
        draw_token(s, token_looked_at, place, 0)


@rule
def token_looked_at(s: Tamashii, place: i64, _b: i64, kind: i64) -> None:
    s.unexplored[kind] -= 1
    s.explore[place] = SEEN + kind
    s.tell(LOOKED_AT_TOKEN, place, kind)


@rule
def look_body_verb(s: Tamashii, place: i64, _b: i64, _c: i64) -> None:
    for body in zones.members(s.bodies, STASHED + place):
        s.tell(LOOKED_AT_BODY, body)

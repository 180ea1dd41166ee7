"""What lies face down: tiles turned up, and Exploration tokens (T-137, T-141 to T-143, T-293)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT, bits_of
from ludarium.core.kernel import note, rule
from ludarium.core.language.lines import run_block
from ludarium.core.language.moments import happen
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import EXPLORATION, NONE, SEEN, TILE, UNSEEN
from ludarium.games.tamashii.rules.augmentations import bring_in_faction
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import EXPLORED, TILE_REVEALED

REVEALED: Final = note("revealed", "seat", "place", "tile")
EXPLORES: Final = note("explores", "seat", "kind")


@rule
def explore(s: Tamashii, seat: i64, place: i64, _c: i64) -> None:
    """T-137, T-293: the Exploration token first, then the tile; each only if it is there and face down."""
    if ((s.face_up >> place) & 1) == 0:
        s.later(reveal, seat, place)
    if s.explore[place] != 0:
        s.now(turn_token, seat, place)


# -- Exploration tokens --------------------------------------------------------------------------------------------------


@rule
def turn_token(s: Tamashii, seat: i64, place: i64, _c: i64) -> None:
    """T-292b: one that nobody has seen is drawn from those that are left."""
    if s.explore[place] >= SEEN:
        s.now(token_turned, seat, place, s.explore[place] - SEEN)
    elif s.explore[place] == UNSEEN:
        draw_token(s, token_turned, seat, place)


def draw_token(s: Tamashii, then: i64, a: i64, b: i64) -> None:
    kinds: vec[i64] = vec[i64]([])
    weights: vec[i64] = vec[i64]([])
    for kind in range(i64(len(s.unexplored))):
        if s.unexplored[kind] > 0:
            kinds = append(kinds, kind)
            weights = append(weights, s.unexplored[kind])
    s.weighted(EXPLORATION, kinds, weights, then, a, b)


@rule
def token_turned(s: Tamashii, seat: i64, place: i64, kind: i64) -> None:
    """T-142, T-143: to whoever turned it up, and then it is gone."""
    if s.explore[place] == UNSEEN:
        s.unexplored[kind] -= 1
    s.explore[place] = 0
    s.tell(EXPLORES, seat, kind)
    s.later(explored, seat, place)
    run_block(s, s.program.block(s.content.exploration[kind]), seat, place)


@rule
def explored(s: Tamashii, seat: i64, place: i64, _c: i64) -> None:
    happen(s, EXPLORED, seat, 0, place)


# -- tiles ---------------------------------------------------------------------------------------------------------------


@rule
def reveal(s: Tamashii, seat: i64, place: i64, _c: i64) -> None:
    """T-292: face up. One that nobody has seen is any of those that may lie there."""
    if ((s.face_up >> place) & 1) != 0:
        return
    if s.tile_at[place] != NONE:
        s.now(tile_revealed, seat, place, s.tile_at[place])
    else:
        s.chance(TILE, bits_of(s.unseen), tile_revealed, seat, place)


@rule
def tile_revealed(s: Tamashii, seat: i64, place: i64, tile: i64) -> None:
    """T-141: a Faction Lair brings the faction's deck."""
    s.tile_at[place] = tile
    s.unseen &= ~BIT[tile]
    s.face_up |= BIT[place]
    s.tell(REVEALED, seat, place, tile)
    if s.content.lair[tile] >= 0:
        bring_in_faction(s, s.content.lair[tile])
    happen(s, TILE_REVEALED, seat, 0, place)


def hide(s: Tamashii, place: i64) -> None:
    """Turned down among the unseen (T-292b): it goes back into the draw, what lies on it stays (T-239b)."""
    if ((s.face_up >> place) & 1) != 0:
        s.face_up &= ~BIT[place]
        s.unseen |= BIT[s.tile_at[place]]
        s.tile_at[place] = NONE

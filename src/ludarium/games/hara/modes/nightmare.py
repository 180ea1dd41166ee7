"""The nightmare (section 13): Leaf's Worlds drift apart, and she must tie all of them to the Dojo again."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.atlas import BAIYU, OAKENMOOR, RING, paths, world_of
from ludarium.games.hara.modes.spec import Spec, both
from ludarium.games.hara.rules.effects import take_spirit
from ludarium.games.hara.rules.energy import look_for_winner
from ludarium.games.hara.rules.shift import find_paths, swap_worlds
from ludarium.games.hara.state import (
    FREE_ACTION,
    LEAF,
    LOST,
    NOWHERE,
    WHEN_PREPARED,
    WORLD_DIE,
    WORLD_SHIFT,
    Hara,
    Variant,
)

DISCONNECTS: Final = note("disconnects", "world")
RECONNECTS: Final = note("reconnects", "seat", "world")
FALLS_APART: Final = note("falls_apart")

PAIRS: Final = 6  # two Worlds in one number


class Nightmare(Variant):
    def prepare(self, s: Hara) -> None:
        """H-118: Oakenmoor top left, The Baiyu top right; the other slots are empty until they are filled."""
        slot: i64 = 0
        while slot < 6:
            s.world_in[slot] = NOWHERE
            s.slot_of[slot] = NOWHERE
            slot += 1
        s.world_in[0] = OAKENMOOR
        s.world_in[1] = BAIYU
        s.slot_of[OAKENMOOR] = 0
        s.slot_of[BAIYU] = 1

    def objective(self, s: Hara, seat: i64) -> bool:
        """H-117b, H-126: all six Worlds connected, read at the winning moment."""
        return s.cut_off == 0

    def progress(self, s: Hara) -> i64:
        connected: i64 = 0
        world: i64 = 0
        while world < 6:
            if (s.cut_off & BIT[world]) == 0:
                connected += 1
            world += 1
        return connected

    def progress_of(self, s: Hara) -> i64:
        return 6

    def offers(self, s: Hara, seat: i64) -> vec[i64]:
        """H-122, H-123: from a space that would be linked to a disconnected World, for 1 Spirit."""
        worlds: vec[i64] = vec[i64]([])
        if s.cut_off == 0 or s.spirit[seat] == 0:
            return worlds
        found: i64 = 0
        for spot in paths(0).near[s.spot(s.at[seat])]:
            world = world_of(s.space_at(spot))
            if world >= 0 and (s.cut_off & BIT[world] & ~found) != 0:
                found |= BIT[world]
                worlds = append(worlds, world)
        return worlds


@rule
def lay_worlds(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-118, H-119a: for each of the four others choose a free slot and roll for the tile; it lies apart."""
    slots: vec[i64] = vec[i64]([])
    slot: i64 = 2
    while slot < 6:
        if s.world_in[slot] == NOWHERE:
            slots = append(slots, slot)
        slot += 1
    if len(slots) > 0:
        s.later(lay_worlds)
        s.ask(0, slots, slot_is_chosen)
    else:
        find_paths(s)


@rule
def slot_is_chosen(s: Hara, _a: i64, _b: i64, slot: i64) -> None:
    worlds: vec[i64] = vec[i64]([])
    world: i64 = 0
    while world < 6:
        if s.slot_of[world] == NOWHERE:
            worlds = append(worlds, world)
        world += 1
    s.chance(WORLD_DIE, worlds, world_lies_apart, slot)


@rule
def world_lies_apart(s: Hara, slot: i64, _b: i64, world: i64) -> None:
    s.world_in[slot] = world
    s.slot_of[world] = slot
    s.cut_off |= BIT[world]
    s.tell(DISCONNECTS, world)


@rule
def reconnect(s: Hara, world: i64, _b: i64, _c: i64) -> None:
    """H-122: FREE, 1 Spirit; the tile joins the Dojo again."""
    take_spirit(s, s.hero, 1)
    s.cut_off &= ~BIT[world]
    find_paths(s)
    s.tell(RECONNECTS, s.hero, world)
    look_for_winner(s)


@rule
def worlds_drift(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-124, H-125: instead of World Shift, Oakenmoor or The Baiyu swaps with another connected World, which comes loose."""
    pairs: vec[i64] = vec[i64]([])
    world: i64 = 0
    here = world_of(s.at[0]) if s.at[0] >= RING else NOWHERE
    while world < 6:
        if world != OAKENMOOR and world != BAIYU and (s.cut_off & BIT[world]) == 0 and world != here:
            pairs = append(append(pairs, OAKENMOOR * PAIRS + world), BAIYU * PAIRS + world)
        world += 1
    if len(pairs) == 0:
        s.tell(FALLS_APART)
        s.outcome = LOST
        s.finish()
        return
    s.show(0, pairs, world_comes_loose)


@rule
def world_comes_loose(s: Hara, _a: i64, _b: i64, pair: i64) -> None:
    world = pair % PAIRS
    swap_worlds(s, pair // PAIRS, world)
    s.cut_off |= BIT[world]
    find_paths(s)
    s.tell(DISCONNECTS, world)


def make() -> Nightmare:
    mode = Nightmare("nightmare")
    mode.arena = True
    mode.do(WHEN_PREPARED, lay_worlds)
    mode.do(WORLD_SHIFT, worlds_drift)
    mode.do(FREE_ACTION, reconnect)
    return mode


MODE: Final = Spec(
    3,
    make(),
    both("The nightmare", "Le cauchemar"),
    both(
        "Leaf dreams that the Worlds come loose, and wakes to find that they have.\n"
        "Reconnect all six, 1 Spirit each from next door, and bring ten Energy of each colour to the Dojo.\n"
        "Every night one of them drifts off again; if none is left to drift, the dream has won.",
        "Leaf rêve que les Mondes se détachent, et se réveille pour constater que c’est vrai.\n"
        "Reconnectez-les tous les six, pour 1 Esprit depuis la case voisine, et rapportez dix Énergies de chaque couleur.\n"
        "Chaque nuit, l’un d’eux repart à la dérive ; s’il n’en reste aucun à perdre, le rêve a gagné.",
    ),
    champion=LEAF,
)

"""The nightmare (section 13): Leaf's Worlds drift apart, and she must tie all of them to the Dojo again."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.decisions import Choice, Decision, Phrase, number_in
from ludarium.core.fields import field
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.atlas import BAIYU, FAR, OAKENMOOR, RING, WORLDS, paths, world_of
from ludarium.games.hara.heuristic_values import Judge
from ludarium.games.hara.lexicon import Lexicon, world_named, world_phrase
from ludarium.games.hara.modes.parts import DETAIL, FREELY, by_luck, in_a_turn, moment, rolled_world, swapped, world_for
from ludarium.games.hara.modes.spec import AS_USUAL, Ending, Happening, Mark, Spec, beside, both, home_or_late
from ludarium.games.hara.rules.effects import take_spirit
from ludarium.games.hara.rules.energy import look_for_winner
from ludarium.games.hara.rules.shift import find_paths, swap_worlds
from ludarium.games.hara.state import (
    DUSK,
    FREE_ACTION,
    LAST_DAY,
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

LOOSE: Final = field(6)  # the World that drifts off
HOME: Final = LOOSE.above(6)  # the one that takes its place

CONNECTED: Final = 134  # what the heuristic thinks of each World that is connected,
UNTIED: Final = 59  # and, when it is nearly rich enough, of each that is not,
LOOSE_WAY: Final = 30  # of each step to it,
POOR: Final = 56  # and of each point of Spirit that is lacking for it


class Nightmare(Variant):
    def prepare(self, s: Hara) -> None:
        """H-118: Oakenmoor top left, The Baiyu top right; the other slots are empty until they are filled."""
        for slot in range(i64(6)):
            s.world_in[slot] = NOWHERE
            s.slot_of[slot] = NOWHERE
        s.world_in[0] = OAKENMOOR
        s.world_in[1] = BAIYU
        s.slot_of[OAKENMOOR] = 0
        s.slot_of[BAIYU] = 1

    def objective(self, s: Hara, seat: i64) -> bool:
        """H-117b, H-126: all six Worlds connected, read at the winning moment."""
        return s.cut_off == 0

    def progress(self, s: Hara) -> i64:
        connected: i64 = 0
        for world in range(i64(6)):
            if (s.cut_off & BIT[world]) == 0:
                connected += 1
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

    # -- what the heuristic wants ------------------------------------------------------------------------------------

    def chores(self, s: Hara) -> i64:
        return 6 - self.progress(s)

    def goal(self, s: Hara, judge: Judge) -> i64:
        """H-124: every World's end needs one that can drift off; and the fewer are loose in the end, the better."""
        connected: i64 = 0
        to_lose: i64 = 0
        here = world_of(s.at[judge.seat])
        for world in range(i64(6)):
            if (s.cut_off & BIT[world]) == 0:
                connected += 1
                if world != OAKENMOOR and world != BAIYU and world != here:
                    to_lose += 1
        total: i64 = CONNECTED * connected
        if judge.need < 10:
            poor = max(0, 6 - connected - s.spirit[judge.seat])
            loose = UNTIED * (6 - connected) + LOOSE_WAY * way_to_loose_ends(s, judge.seat) + POOR * poor
            total -= loose * (10 - judge.need) // 10
        if to_lose == 0 and s.day < LAST_DAY:
            total -= 2000 if s.round == DUSK else 100
        return total

    def errands(self, s: Hara, seat: i64) -> vec[i64]:
        """Where the nearest of the loose Worlds can be tied to the Dojo."""
        spaces: vec[i64] = vec[i64]([])
        least: i64 = FAR
        for world in range(i64(6)):
            space = 1 + s.slot_of[world]
            way = s.distance(s.at[seat], space)
            if (s.cut_off & BIT[world]) != 0 and way < least:
                least = way
                spaces = vec[i64]([space])
        return spaces


def way_to_loose_ends(s: Hara, seat: i64) -> i64:
    """Steps to where the loose Worlds can be tied to the Dojo, one by one."""
    steps: i64 = 0
    here = s.at[seat]
    for world in range(i64(6)):
        if (s.cut_off & BIT[world]) != 0:
            slot = s.slot_of[world]
            steps += min(s.distance(here, 1 + slot), s.distance(here, 1 + (slot + 1) % 6))
    return steps


@rule
def lay_worlds(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-118, H-119a: for each of the four others choose a free slot and roll for the tile; it lies apart."""
    slots: vec[i64] = vec[i64]([])
    for slot in range(2, i64(6)):
        if s.world_in[slot] == NOWHERE:
            slots = append(slots, slot)
    if len(slots) > 0:
        s.later(lay_worlds)
        s.ask(0, slots, slot_is_chosen)
    else:
        find_paths(s)


@rule
def slot_is_chosen(s: Hara, _a: i64, _b: i64, slot: i64) -> None:
    worlds: vec[i64] = vec[i64]([])
    for world in range(i64(6)):
        if s.slot_of[world] == NOWHERE:
            worlds = append(worlds, world)
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
    here = world_of(s.at[0]) if s.at[0] >= RING else NOWHERE
    for world in range(i64(6)):
        if world != OAKENMOOR and world != BAIYU and (s.cut_off & BIT[world]) == 0 and world != here:
            pairs = append(append(pairs, HOME.put(OAKENMOOR) + world), HOME.put(BAIYU) + world)
    if len(pairs) == 0:
        s.tell(FALLS_APART)
        s.outcome = LOST
        s.finish()
        return
    s.show(0, pairs, world_comes_loose)


@rule
def world_comes_loose(s: Hara, _a: i64, _b: i64, pair: i64) -> None:
    world = LOOSE.of(pair)
    swap_worlds(s, HOME.of(pair), world)
    s.cut_off |= BIT[world]
    find_paths(s)
    s.tell(DISCONNECTS, world)


# -- in words and pictures -------------------------------------------------------------------------------------------


tying = in_a_turn()
tie = tying.answer("reconnect", FREELY, DETAIL)(world_for("reconnect"))


@tie.refused
def why_not_reconnect(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-122, H-123: a disconnected World next door, for 1 Spirit."""
    world = world_named(said[1])
    if world is None or world in list(s.variant.offers(s, s.hero)):
        return None
    told: dict[str, object] = {"world": world_phrase(world)}
    if s.cut_off & BIT[world] == 0:
        return Phrase("why-connected", told)
    return Phrase("why-reconnect-price" if s.spirit[s.hero] == 0 else "why-not-next-door", told)


drifting = Decision[Hara, Lexicon](world_comes_loose, elsewhere=moment("why-moment-swap"))
drifts = drifting.answer("swap", None, HOME, LOOSE)(lambda _s, _names, home, world: swapped(home, world))


@drifts.refused
def why_not_swap(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-124, H-125: Oakenmoor or The Baiyu, with another connected World on which Leaf is not."""
    world, other = world_named(said[1]), world_named(said[2])
    if world is None or other is None:
        return None
    if world not in (OAKENMOOR, BAIYU) or other in (OAKENMOOR, BAIYU):
        return Phrase("why-swap-home")
    told: dict[str, object] = {"world": world_phrase(other)}
    if s.cut_off & BIT[other]:
        return Phrase("why-swap-cut-off", told)
    return Phrase("why-swap-leaf", told) if world_of(s.at[0]) == other else None


laying = Decision[Hara, Lexicon](slot_is_chosen, elsewhere=moment("why-moment-slot"))


@laying.answer("slot")
def slot(_s: Hara, _names: Lexicon, number: int) -> Choice:
    return Choice(f"slot {number + 1}", Phrase("option-slot", {"number": number + 1}), (f"slot.{number + 1}",))


@slot.refused
def why_not_slot(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-118: a free slot."""
    place = number_in(said[1])
    if place is None or not 1 <= place <= 6 or s.world_in[place - 1] == NOWHERE:
        return None
    return Phrase("why-slot-taken", {"number": place, "world": world_phrase(int(s.world_in[place - 1]))})


def ending(s: Hara) -> Ending:
    return Ending("fell_apart", "result-fell-apart") if s.outcome == LOST and s.day < LAST_DAY else home_or_late(s)


def marks(s: Hara) -> list[Mark]:
    return [Mark("open" if s.cut_off & BIT[at] else "done", world=world, at=world) for at, world in enumerate(WORLDS)]


def ahead(_s: Hara, usual: list[Happening]) -> list[Happening]:
    return [Happening("cut", "swap") if each.id == "shift" else each for each in usual]


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
    texts=beside("nightmare"),
    lays_worlds=True,
    decisions=(tying, drifting, laying, by_luck(rolled_world, world_lies_apart)),
    ending=ending,
    marks=marks,
    ahead=ahead,
    laws=(AS_USUAL,),
    golden=(AS_USUAL,),
)

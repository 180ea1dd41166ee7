"""Walking, transports, and what happens on arrival (sections 1 and 4)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.fields import field
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.atlas import FAR, RING, SPACES, space_of, world_of
from ludarium.games.hara.rules import resources
from ludarium.games.hara.rules.abilities import take_free_effect
from ludarium.games.hara.rules.challenges import resolve_event
from ludarium.games.hara.rules.combat import BY_MONSTER, give, glances_off, hurt_champion, strike, targets, with_stones
from ludarium.games.hara.rules.decks import D6_FACES, WORLD_FACES
from ludarium.games.hara.rules.energy import look_for_winner
from ludarium.games.hara.rules.monsters import attack_of, has, lasting, tell_attack, tell_item, tell_lasting
from ludarium.games.hara.rules.offers import DETAIL, END, HIT, STEP, WHAT, free_effects
from ludarium.games.hara.rules.sources import BY_CARD
from ludarium.games.hara.state import ADVENTURE, D6, NONE, POUNCED, WHEN_ENTERED, WORLD_DIE, Hara
from ludarium.games.hara.tables import EVENT, NO_SCRIPT
from ludarium.games.hara.traits import AGGRESSIVE, HASTE, MIRE, STRIDE

PACES: Final = note("paces", "seat", "n")
WALKS: Final = note("walks", "seat", "space")
IS_CARRIED: Final = note("is_carried", "seat", "space")
GOES_NOWHERE: Final = note("goes_nowhere", "seat", "world")
ATTACKS_CHAMPION: Final = note("attacks", "card", "seat", "n")
POUNCES: Final = note("pounces", "card", "seat")

RANGE: Final = field(16)  # of the hit still to come in a Dash
DAMAGE: Final = RANGE.above(16)


# -- walking ---------------------------------------------------------------------------------------------------------


@rule
def move(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    """H-19: "move up to n" gives n movement points for this effect."""
    tell_points(s, s.hero, n)
    s.now(walk, points_of(s, s.hero, n), 0, s.at[s.hero])


@rule
def dash(s: Hara, n: i64, damage: i64, reach: i64) -> None:
    """H-55a: a move and a hit, in either order."""
    tell_points(s, s.hero, n)
    s.now(walk, points_of(s, s.hero, n), DAMAGE.put(damage) + reach, s.at[s.hero])


def points_of(s: Hara, seat: i64, n: i64) -> i64:
    """What Items, Rifts and Allies make of a move that begins here."""
    here = s.at[seat]
    return max(1, n + s.has_item(seat, STRIDE) + lasting(s, HASTE, NONE, here) - lasting(s, MIRE, NONE, here))


def tell_points(s: Hara, seat: i64, n: i64) -> None:
    """Which ones they are, where there are any."""
    if s.self_driving:
        return
    here = s.at[seat]
    tell_item(s, seat, STRIDE)
    tell_lasting(s, HASTE, NONE, here, 1)
    tell_lasting(s, MIRE, NONE, here, -1)
    if s.has_item(seat, STRIDE) + lasting(s, HASTE, NONE, here) + lasting(s, MIRE, NONE, here) > 0:
        s.tell(PACES, seat, points_of(s, seat, n))


@rule
def walk(s: Hara, points: i64, pending: i64, space: i64) -> None:
    """Step by step, so that what lies on the way is met in order. H-46: displaced, the points left are lost."""
    left = points if s.at[s.hero] == space else 0
    if left == 0:
        if pending > 0:
            s.now(hit_at_last, pending)
        return
    options = vec[i64]([END])
    for other in s.neighbours(space):
        options = append(options, STEP + DETAIL.put(other))
    if pending > 0:
        for target in with_stones(s, s.hero, targets(s, s.hero, RANGE.of(pending))):
            options = append(options, HIT + DETAIL.put(target))
    s.show(s.hero, free_effects(s, s.hero, options), walk_on, left, pending)


@rule
def walk_on(s: Hara, points: i64, pending: i64, option: i64) -> None:
    what = WHAT.of(option)
    detail = DETAIL.of(option)
    seat = s.hero
    if what == END:
        if pending > 0:
            s.now(hit_at_last, pending)
    elif what == STEP:
        left: i64 = 0 if s.variant.halts(s, detail) else points - 1
        if left > 0 or pending > 0:
            s.later(walk, left, pending, detail)
        s.tell(WALKS, seat, detail)
        s.walked += 1
        resources.when_walking(s, seat)
        enter(s, seat, detail)
    elif what == HIT:
        s.later(walk, points, 0, s.at[seat])
        strike(s, seat, detail, DAMAGE.of(pending))
    else:
        s.later(walk_again, points, pending, s.at[seat])
        s.later(take_up_card, s.limit, s.felled, s.playing)
        s.now(take_free_effect, option)


@rule
def walk_again(s: Hara, points: i64, pending: i64, before: i64) -> None:
    """H-45b, H-107: after a free effect the move goes on from wherever the champion is now, unless the mode ends it there."""
    here = s.at[s.hero]
    s.now(walk, 0 if here != before and s.variant.halts(s, here) else points, pending, here)


@rule
def take_up_card(s: Hara, limit: i64, felled: i64, playing: i64) -> None:
    """The card under way is again the one that was interrupted."""
    s.limit = limit
    s.felled = felled
    s.playing = playing


@rule
def hit_at_last(s: Hara, pending: i64, _b: i64, _c: i64) -> None:
    """The hit of a Dash that was not made on the way."""
    reach = RANGE.of(pending)
    struck = targets(s, s.hero, reach)
    if len(struck) == 0:
        glances_off(s, s.hero, reach)
    s.ask(s.hero, with_stones(s, s.hero, struck), dash_hits, DAMAGE.of(pending))


@rule
def dash_hits(s: Hara, damage: i64, _b: i64, target: i64) -> None:
    strike(s, s.hero, target, damage)


# -- arriving --------------------------------------------------------------------------------------------------------


def enter(s: Hara, seat: i64, space: i64) -> None:
    """H-21a, H-47, H-57: in the own Phase I AGGRESSIVE Monsters pounce first, then Events are met; otherwise both wait."""
    s.at[seat] = space
    if seat == s.turn and s.phase == ADVENTURE:
        for card in s.in_play:
            if s.where[card] == space:
                kind = s.cards.kind[card]
                if kind == EVENT:
                    s.later(meet_events, seat)
                    break
        for card in s.in_play:
            if s.where[card] == space and s.hostile(card) and has(s, card, AGGRESSIVE):
                s.later(pounce, seat)
                break
    mode = s.rule_at(WHEN_ENTERED)
    if mode != NONE:
        s.later(mode, seat, space)
    if space < RING:
        look_for_winner(s)


@rule
def meet_events(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """H-43b: compulsory, the oldest first."""
    for card in s.in_play:
        if s.cards.kind[card] == EVENT and s.where[card] == s.at[seat]:
            s.later(meet_events, seat)
            s.now(resolve_event, card, seat)
            return


@rule
def pounce(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """H-57: one attack at once, at most once per turn."""
    for card in s.in_play:
        if s.where[card] == s.at[seat] and s.hostile(card) and has(s, card, AGGRESSIVE) and s.marks[card] % 2 == 0:
            s.marks[card] += POUNCED
            s.later(pounce, seat)
            s.tell(POUNCES, card, seat)
            if s.at[seat] >= RING:
                s.now(monster_attacks, card, seat)
            return


@rule
def monster_attacks(s: Hara, card: i64, seat: i64, _c: i64) -> None:
    """One attack; after one that dealt damage, CRITICAL (H-58a)."""
    attack = attack_of(s, card)
    tell_attack(s, card)
    s.tell(ATTACKS_CHAMPION, card, seat, attack)
    if hurt_champion(s, seat, attack, BY_MONSTER) > 0 and s.cards.critical[card] != NO_SCRIPT:
        s.tell(BY_CARD, card, 0)
        give(s, seat, s.cards.critical[card])


# -- transports ------------------------------------------------------------------------------------------------------


def carry(s: Hara, seat: i64, space: i64) -> None:
    """A transport of a champion."""
    s.tell(IS_CARRIED, seat, space)
    enter(s, seat, space)


@rule
def leap(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    """H-20a: "transport up to n"; staying is one of the choices."""
    s.ask(s.hero, spaces_within(s, s.at[s.hero], n), land)


@rule
def land(s: Hara, _a: i64, _b: i64, space: i64) -> None:
    if space != s.at[s.hero]:
        carry(s, s.hero, space)


def spaces_within(s: Hara, space: i64, n: i64) -> vec[i64]:
    """In canonical order, the space itself included."""
    found: vec[i64] = vec[i64]([])
    steps = s.roads.steps
    row = s.spot(space) * SPACES
    for spot in range(i64(SPACES)):
        if steps[row + spot] <= n:
            found = append(found, s.space_at(spot))
    return found


def towards(s: Hara, start: i64, goal: i64, n: i64, into_dojo: bool) -> i64:
    """H-20b: within n of the start and as near the goal as possible; ties by the canonical order."""
    best = start
    least = s.distance(start, goal)
    if least == FAR:
        return start
    for space in spaces_within(s, start, n):
        if (into_dojo or space >= RING) and s.distance(space, goal) < least:
            best = space
            least = s.distance(space, goal)
    return best


def away_from(s: Hara, start: i64, danger: i64, n: i64) -> i64:
    """Within n of the start and as far from the danger as possible, on the Worlds."""
    best = start
    most = s.distance(start, danger)
    for space in spaces_within(s, start, n):
        far = s.distance(space, danger)
        if space >= RING and most < far < FAR:
            best = space
            most = far
    return best


@rule
def to_dojo(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    carry(s, s.hero, 0)


@rule
def drift(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """Transported to a random space (H-3)."""
    s.chance(WORLD_DIE, WORLD_FACES, drift_world)


@rule
def drift_world(s: Hara, _a: i64, _b: i64, world: i64) -> None:
    s.chance(D6, D6_FACES, drift_space, world)


@rule
def drift_space(s: Hara, world: i64, _b: i64, number: i64) -> None:
    if is_cut_off(s, world):
        s.tell(GOES_NOWHERE, s.hero, world)
    else:
        carry(s, s.hero, space_of(world, number))


def is_cut_off(s: Hara, world: i64) -> bool:
    """H-120: no transport onto a disconnected World."""
    return (s.cut_off & BIT[world]) != 0


def world_here(s: Hara, seat: i64) -> i64:
    """The World a champion stands in, NONE in the Dojo."""
    return world_of(s.at[seat])

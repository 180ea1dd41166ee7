"""Worlds that a seat cannot tell from the real one: every hidden card may be any other hidden card of its kind (A-33)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import has_bit
from ludarium.core.native import append, i64, vec
from ludarium.games.anima.flow import advantages_are_kept, character_is_kept
from ludarium.games.anima.rules.missions import FINAL
from ludarium.games.anima.rules.trade import can_fill, is_in, is_in_the_making, wish_is_filled, wishes_in_order
from ludarium.games.anima.state import DEALT, FIRST_CHARACTER, HANDS, HELD, LYING, NO_CARDS, NONE, Anima
from ludarium.games.anima.tables import ANY_TYPE, AREAS, FIRST_PLACE
from ludarium.games.anima.traits import KEEN_EYES

MOST_DEALS: Final = 100


def resample(s: Anima, seat: i64, seed: i64) -> Anima:
    """Drawn evenly from all worlds equal in the seat's view."""
    world = s.fork(seed)
    assert isinstance(world, Anima)
    zones.deal_again(world, world.character_at, world.character_known, seat, HANDS)
    zones.deal_again(world, world.area_at, world.area_known, seat, HANDS)
    zones.exchange(world, world.mission_at, world.mission_known, hidden_missions(world, seat), HANDS)
    zones.exchange(world, world.encounter_at, world.encounter_known, hidden_encounters(world, seat), HANDS)
    zones.deal_again(world, world.advantage_at, world.advantage_known, seat, HANDS)
    if hidden_offer(world, seat):
        offer_anew(world, seat)
    if world.then == character_is_kept and world.actor != seat:
        world.options = zones.members(world.character_at, DEALT + world.actor)
    elif world.then == advantages_are_kept and world.actor != seat:
        world.options = zones.members(world.advantage_at, DEALT + world.actor)
    world.settle()
    return world


def hidden_encounters(world: Anima, seat: i64) -> vec[i64]:
    """Keen eyes see whatever lies on an Area."""
    hidden = zones.unknown_to(world.encounter_known, seat)
    if world.trait(seat, KEEN_EYES) == 0:
        return hidden
    found: vec[i64] = vec[i64]([])
    for card in hidden:
        if not LYING <= world.encounter_at[card] < LYING + AREAS:
            found = append(found, card)
    return found


# -- Missions --------------------------------------------------------------------------------------------------------


def hidden_missions(world: Anima, seat: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for mission in zones.unknown_to(world.mission_known, seat):
        if not is_under_way(world, world.mission_at[mission] - HELD):
            found = append(found, mission)
    return found


def is_hidden_mission(s: Anima, at: i64, seat: i64) -> bool:
    mission = s.mission[at]
    return mission != NONE and not has_bit(s.mission_known[mission], seat) and not is_under_way(s, at)


def is_under_way(s: Anima, at: i64) -> bool:
    """Has this Basic Mission just been named as a reward, or does it count something? Then it stays where it is."""
    which = s.claim - FIRST_PLACE
    return at < len(s.mission) and (s.mission_count[at] != 0 or (0 <= which < FINAL and at == 2 * s.slot + which))


# -- an offer between others -----------------------------------------------------------------------------------------


def hidden_offer(world: Anima, seat: i64) -> bool:
    """A-86: is there an offer between two others, or one that is not sent yet?"""
    return world.partner != NONE and world.slot != seat and (world.partner != seat or is_in_the_making(world))


def offer_anew(world: Anima, seat: i64) -> None:
    """Other Advantages of the same two hands. A partner who has accepted was able to fill it, whatever became of the cards."""
    has_accepted = len(world.fills) > 0 or world.then == wish_is_filled
    for _deal in range(MOST_DEALS):
        if not has_accepted or can_fill(world, world.partner):
            break
        zones.deal_again(world, world.advantage_at, world.advantage_known, seat, HANDS)
    world.fills = named_anew(world, world.fills, world.partner, wishes_in_order(world))
    world.gives = named_anew(world, world.gives, world.slot, NO_CARDS)


def named_anew(world: Anima, things: vec[i64], figure: i64, wishes: vec[i64]) -> vec[i64]:
    """As many Advantages of this hand, the first ones of the types that were wished for."""
    found: vec[i64] = vec[i64]([])
    for at in range(i64(len(things))):
        thing = things[at]
        if thing < FIRST_CHARACTER:
            fitting: vec[i64] = vec[i64]([])
            for card in world.hand(figure):
                is_wished = at >= len(wishes) or wishes[at] == ANY_TYPE or wishes[at] == world.cards.type[card]
                if is_wished and not is_in(found, card):
                    fitting = append(fitting, card)
            if len(fitting) > 0:
                thing = fitting[world.draw(HANDS, len(fitting))]
        found = append(found, thing)
    return found

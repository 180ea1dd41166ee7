"""The Movement phase (sections 6 to 8 and 20.1): go, seek new horizons, rest."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT, has_bit
from ludarium.core.fields import field
from ludarium.core.kernel import EVERYBODY, note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.anima.rules.combat import lose_cards
from ludarium.games.anima.rules.decks import draw_from, spend, spend_advantage
from ludarium.games.anima.rules.encounters import draw_encounter, lay_encounter, meet_what_lies_there
from ludarium.games.anima.rules.fate import leave_map, stop_holding
from ludarium.games.anima.rules.missions import held_mission
from ludarium.games.anima.rules.uses import uses_now
from ludarium.games.anima.rules.windows import W2_MOVE, announce, window
from ludarium.games.anima.slot_choices import GO, HOLD_ON, REST, SEEK, USE, WHAT, WHICH, doing
from ludarium.games.anima.state import ACTIVE, AREA_DECK, DECK, DISCARDS, KEEPS_ITS_PLACE, NONE, NOWHERE, RIVAL_LUCK, Anima
from ludarium.games.anima.tables import MOVEMENT
from ludarium.games.anima.traits import NO_REST, NO_SEARCH, REST_HERE, TOLL

GOES: Final = note("goes", "seat", "area")
STAYS: Final = note("stays", "seat", "area")
SEEKS: Final = note("seeks", "seat")
SEEKS_AGAIN: Final = note("seeks_again", "seat", "area")
RESTS: Final = note("rests", "seat")
HOLDS: Final = note("holds", "seat", "area")
ARRIVES: Final = note("arrives", "seat", "area")
NEW_AREA: Final = note("new_area", "area")
AREA_GOES: Final = note("area_discarded", "seat", "area")
PROTECTS: Final = note("protects", "seat", "area", "advantage")
PAYS_TOLL: Final = note("pays_toll", "seat", "n")
NO_VETO: Final = -1
ASKED: Final = field(8)  # whose veto it is ...
NEXT: Final = ASKED.above(8)  # ... and how far round the table the next one sits


@rule
def movement_slot(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-53: exactly one declaration; Movement cards before it, or in its place."""
    options = vec[i64]([])
    if held_mission(s, figure) != NONE:
        options = append(options, doing(HOLD_ON))
    for area in open_areas(s, figure):
        options = append(options, doing(GO, area))
    if may_seek(s, figure):
        if zones.first(s.area_at, DECK) != NONE:
            options = append(options, doing(SEEK))
        for area in zones.in_order(s.area_at, DISCARDS):
            options = append(options, doing(SEEK, 1 + area))
    if not s.in_duty(figure, NO_REST) or len(options) == 0:
        options = append(options, doing(REST))
    for use in uses_now(s, figure, MOVEMENT):
        options = append(options, doing(USE, use))
    s.show(figure, options, declare, figure)


def open_areas(s: Anima, figure: i64) -> vec[i64]:
    """A-54, A-55, A-178, A-179: the Areas that a party may declare."""
    found: vec[i64] = vec[i64]([])
    here = comes_from(s, figure)
    for area in s.areas:
        if s.settings.all_leave_first and s.at[figure] != NOWHERE and not has_bit(s.leaving, figure) and not s.is_rival(figure):
            if area == here and s.settings.may_stay:  # it said that it stays
                found = append(found, area)
        elif area == here and (has_bit(s.leaving, figure) or (area == s.at[figure] and not s.settings.may_stay)):
            pass
        elif not s.settings.tree or is_near(s, here, area):
            found = append(found, area)
    return found


def comes_from(s: Anima, figure: i64) -> i64:
    """Where a party stands, or stood before it left: with `departures=all_first`, or in the tree for a rest (A-60)."""
    back_from_rest = s.settings.tree and has_bit(s.rested, figure) and s.at[figure] == NOWHERE
    return s.left[figure] if back_from_rest or has_bit(s.leaving, figure) else s.at[figure]


def is_near(s: Anima, here: i64, area: i64) -> bool:
    """A-178, A-179: in the tree one level up or down, or sideways; from outside level 1."""
    if here == NOWHERE:
        return s.cards.level[area] == 1
    return -1 <= s.cards.level[area] - s.cards.level[here] <= 1


def may_seek(s: Anima, figure: i64) -> bool:
    """A-63"""
    if s.settings.tree or s.searched == 1 or s.in_duty(figure, NO_SEARCH):
        return False
    return not s.settings.all_leave_first or s.at[figure] == NOWHERE or has_bit(s.leaving, figure)


@rule
def declare(s: Anima, figure: i64, _b: i64, option: i64) -> None:
    what, which = WHAT.of(option), WHICH.of(option)
    s.going = option
    s.sent = 0
    if what == USE:
        s.later(after_movement_card, figure)
        s.now(announce, figure, which)
    elif what == REST:
        s.now(rest, figure)
    elif what == HOLD_ON:  # the automatic stay cannot be redirected
        s.moved |= BIT[figure]
        s.tell(HOLDS, figure, s.at[figure])
    else:
        if what != GO or which != s.at[figure]:  # whatever becomes of the move
            stop_holding(s, figure)
        if what == GO:
            s.tell(STAYS if which == s.at[figure] else GOES, figure, which)
        elif which == 0:
            s.tell(SEEKS, figure)
        else:
            s.tell(SEEKS_AGAIN, figure, which - 1)
        s.later(set_out, figure)
        s.now(window, W2_MOVE)


@rule
def after_movement_card(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A card that has moved the party stands in place of the declaration (A-225)."""
    if not has_bit(s.moved, figure) and not s.has_lost(figure) and s.size(figure) > 0:
        s.now(movement_slot, figure)


@rule
def rest(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-59, A-60: off the map, no more slots; +2 and +2 in the next turn. In the tree its place is kept for it."""
    s.resting |= BIT[figure]
    s.moved |= BIT[figure]
    s.left[figure] = comes_from(s, figure)
    if s.settings.rests_in_place or s.place_has(s.at[figure], REST_HERE):
        stop_holding(s, figure)
    else:
        leave_map(s, figure)
    s.tell(RESTS, figure)


@rule
def set_out(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """After W2: to the Area, or to one that nobody has seen yet."""
    what, which = WHAT.of(s.going), WHICH.of(s.going)
    if what == GO:
        s.now(enter, figure, which)
        return
    s.searched = 1
    s.later(check_limit, figure)
    if which == 0:
        draw_from(s, AREA_DECK, area_is_found, figure)
    else:
        s.now(area_is_found, figure, 0, which - 1)


@rule
def area_is_found(s: Anima, figure: i64, _b: i64, area: i64) -> None:
    """A-65, A-68: into play, an Encounter onto it, and the party must try to enter."""
    bring_into_play(s, area)
    s.limit_area = area
    s.tell(NEW_AREA, area)
    s.later(enter, figure, area)
    s.now(lay_encounter, area)


def bring_into_play(s: Anima, area: i64) -> None:
    zones.move_under(s, s.area_at, s.area_known, area, ACTIVE, EVERYBODY)
    s.settle_areas()


# -- entering --------------------------------------------------------------------------------------------------------


@rule
def enter(s: Anima, figure: i64, area: i64, _c: i64) -> None:
    """A-55 to A-57, A-180: what lies there must be overcome; in the tree a change of level draws an Encounter."""
    s.halted = 0
    s.met_on = area
    s.met_first = 1
    s.later(arrive, figure, area)
    if s.has_encounter(area):
        s.now(meet_what_lies_there, figure, area)
    elif s.settings.tree and changes_level(s, comes_from(s, figure), area):
        s.now(draw_encounter, figure)


def changes_level(s: Anima, here: i64, area: i64) -> bool:
    return here != NOWHERE and s.cards.level[area] != s.cards.level[here]


@rule
def arrive(s: Anima, figure: i64, area: i64, _c: i64) -> None:
    """A-56, A-57: on the Area, or off the map; who stands ground or has slipped away is still where it was."""
    s.moved |= BIT[figure]
    if s.has_lost(figure) or s.size(figure) == 0:
        return
    if s.at[figure] != area:
        stop_holding(s, figure)
    if s.halted == KEEPS_ITS_PLACE:
        return
    if s.halted != 0:
        leave_map(s, figure)
        return
    came = s.at[figure] != area
    s.at[figure] = area
    if came:
        s.tell(ARRIVES, figure, area)
        pay_toll(s, figure)


def pay_toll(s: Anima, figure: i64) -> None:
    """Some Areas want an Advantage of whoever arrives; always the last thing a rule does."""
    area = s.at[figure]
    if s.place_has(area, TOLL) and s.hand_size(figure) > 0:
        s.tell(PAYS_TOLL, figure, s.cards.place_n[area])
        s.now(lose_cards, figure, s.cards.place_n[area])


# -- the limit of active Areas ---------------------------------------------------------------------------------------


def most_areas(s: Anima) -> i64:
    """A-58, A-192"""
    return 3 if s.settings.rival else 2 * s.settings.seats


@rule
def check_limit(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    """A-69 to A-73: the seeker, even a beaten one, discards Areas until the limit holds."""
    s.vetoed = 0
    s.now(name_area, figure)


@rule
def name_area(s: Anima, figure: i64, _b: i64, _c: i64) -> None:
    if len(s.areas) <= most_areas(s):
        return
    options: vec[i64] = vec[i64]([])
    for area in s.areas:
        if not has_bit(s.vetoed, area) and area != s.limit_area and not s.has_encounter(area) and not is_occupied(s, area):
            options = append(options, area)
    if s.is_rival(figure):
        s.chance(RIVAL_LUCK, options, area_is_named, figure)
    else:
        s.ask(figure, options, area_is_named, figure)


def is_occupied(s: Anima, area: i64) -> bool:
    for place in s.at:
        if place == area:
            return True
    return False


@rule
def area_is_named(s: Anima, figure: i64, _b: i64, area: i64) -> None:
    s.later(name_area, figure)
    s.later(discard_area, figure, area)
    s.now(ask_for_veto, figure, area, 1)


@rule
def ask_for_veto(s: Anima, figure: i64, area: i64, step: i64) -> None:
    """A-71: in turn order from the seeker on, everybody who has a card and has not lost the turn; the first veto settles it."""
    count: i64 = len(s.order)
    start: i64 = 0
    while s.order[start] != figure:
        start += 1
    for place in range(step, count):
        other = s.order[(start + place) % count]
        if s.is_rival(other) or s.held[other] == 0 or (s.has_lost(other) and not s.settings.losers_react):
            continue
        options = vec[i64]([NO_VETO])
        for card in s.hand(other):
            options = append(options, card)
        s.show(other, options, veto, area, NEXT.put(place + 1) + ASKED.put(other))
        return


@rule
def veto(s: Anima, area: i64, where: i64, card: i64) -> None:
    """A-72: the Area stays and cannot be named again in this check."""
    if card == NO_VETO:
        s.now(ask_for_veto, s.slot, area, NEXT.of(where))
        return
    spend_advantage(s, card)
    s.vetoed |= BIT[area]
    s.tell(PROTECTS, ASKED.of(where), area, card)


@rule
def discard_area(s: Anima, figure: i64, area: i64, _c: i64) -> None:
    if not has_bit(s.vetoed, area):
        spend(s, AREA_DECK, area)
        s.settle_areas()
        s.tell(AREA_GOES, figure, area)

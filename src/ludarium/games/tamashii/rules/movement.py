"""Move and Trace: the first step of the own Action phase (section 14, T-134 to T-140)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import bits_of
from ludarium.core.kernel import note, rule
from ludarium.core.language.moments import happen
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import NONE
from ludarium.games.tamashii.hexes import distances, within
from ludarium.games.tamashii.rules import bot
from ludarium.games.tamashii.rules.bodies import active_body
from ludarium.games.tamashii.rules.exploration import explore
from ludarium.games.tamashii.rules.trace import trace_rises
from ludarium.games.tamashii.state import ONE, Tamashii
from ludarium.games.tamashii.vocabulary import (
    ENTRY,
    MOV,
    MOVED,
    MOVING,
    NO_ENTRY,
    NO_STATIONARY,
    OVER_DOWN,
    STATIONARY,
    STAYED,
    TRACED,
)

STAY: Final = -1
FREELY: Final = 1  # a move by an effect that also crosses face-down tiles ...
TO_REVEALED: Final = 2  # ... or ends on a revealed one
MOVES: Final = note("moves", "seat", "place")
STAYS: Final = note("stays", "seat")


@rule
def move_and_trace(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-134: one move within MOV steps, or none; in solo play the BOT moves, too, before or after (T-266)."""
    s.step_begins()
    s.later(trace_of_the_place, seat)
    s.later(bot_for_the_district, seat)
    s.later(bot.may_move, seat)
    s.later(choose_destination, seat)
    s.later(bot.may_move, seat)
    happen(s, MOVING, seat)


@rule
def bot_for_the_district(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-268: it is declared before Trace is added, if the tile under the BOT has an effect."""
    if s.bot_at != NONE and (s.face_up >> s.bot_at) & 1 and s.content.district[s.tile_at[s.bot_at]] >= 0:
        s.now(bot.offer_to_stand_in, seat)


@rule
def choose_destination(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    steps = s.content.mov[active_body(s, seat)] + s.trait(MOV, seat)
    s.show(seat, append(destinations(s, seat, s.at[seat], steps, False), STAY), destination_chosen, seat)


def destinations(s: Tamashii, seat: i64, start: i64, steps: i64, over_down: bool) -> vec[i64]:
    """T-134a to T-136: other tiles by ways over revealed ones; a face-down tile only ends a way."""
    if steps <= 0:
        return vec[i64]([])
    open_ones = s.all_places() & ~s.closed(seat)
    crossable = open_ones if over_down or s.trait(OVER_DOWN, seat) > 0 else open_ones & s.face_up
    return bits_of(within(s.layout().beside, ONE << start, steps, crossable, open_ones))


def steps_to(s: Tamashii, seat: i64, start: i64, place: i64, over_down: bool) -> i64:
    """T-134a: by the shortest legal path."""
    open_ones = s.all_places() & ~s.closed(seat)
    crossable = open_ones if over_down or s.trait(OVER_DOWN, seat) > 0 else open_ones & s.face_up
    return distances(s.layout().beside, ONE << start, crossable, open_ones)[place]


@rule
def destination_chosen(s: Tamashii, seat: i64, _b: i64, place: i64) -> None:
    s.walked = 0 if place == STAY else 1
    if place == STAY:
        s.tell(STAYS, seat)
        happen(s, STAYED, seat, 0, s.at[seat])
        return
    go(s, seat, place, steps_to(s, seat, s.at[seat], place, False))


def go(s: Tamashii, seat: i64, place: i64, steps: i64) -> None:
    """The figure moves; Exploration token and tile are turned up; then the moment."""
    s.moved_from[seat] = s.at[seat]
    s.steps_moved[seat] = steps
    s.at[seat] = place
    s.tell(MOVES, seat, place)
    s.later(moved, seat, place)
    s.later(explore, seat, place)


@rule
def moved(s: Tamashii, seat: i64, place: i64, _c: i64) -> None:
    happen(s, MOVED, seat, 0, place)


# -- Trace of the tile (T-139, T-140) --------------------------------------------------------------------------------------


@rule
def trace_of_the_place(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-139: Entry after a move, Stationary else; T-268: of the BOT's tile if it does the District effect."""
    place = s.place_of(seat)
    has_moved = s.bot_moved != 0 if place == s.bot_at and s.bot_serves > 0 else s.walked != 0
    s.later(traced, seat, place)
    value = entry_of(s, seat, place) if has_moved else stationary_of(s, seat, place)
    s.now(trace_rises, seat, value)


@rule
def traced(s: Tamashii, seat: i64, place: i64, _c: i64) -> None:
    happen(s, TRACED, seat, 0, place)


def entry_of(s: Tamashii, seat: i64, place: i64) -> i64:
    if s.trait(NO_ENTRY, seat, place) > 0 or s.tile_at[place] < 0:
        return 0
    return max(0, s.content.entry[s.tile_at[place]] + s.trait(ENTRY, seat, place))


def stationary_of(s: Tamashii, seat: i64, place: i64) -> i64:
    if s.trait(NO_STATIONARY, seat, place) > 0 or s.tile_at[place] < 0:
        return 0
    return max(0, s.content.stationary[s.tile_at[place]] + s.trait(STATIONARY, seat, place))


# -- moves by effects ----------------------------------------------------------------------------------------------------


@rule
def move_up_to(s: Tamashii, seat: i64, n: i64, how: i64) -> None:
    """The verbs `move n`, `move n free`, `move n revealed`: T-135 to T-137 hold, no Trace."""
    places = destinations(s, seat, s.at[seat], n, how == FREELY)
    if how == TO_REVEALED:
        places = bits_of(bits_from(places) & s.face_up)
    if len(places) > 0:
        s.show(seat, append(places, STAY), moved_by_effect, seat, how)


@rule
def moved_by_effect(s: Tamashii, seat: i64, how: i64, place: i64) -> None:
    if place != STAY:
        go(s, seat, place, steps_to(s, seat, s.at[seat], place, how == FREELY))


def bits_from(places: vec[i64]) -> i64:
    found: i64 = 0
    for place in places:
        found |= ONE << place
    return found

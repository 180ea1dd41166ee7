"""A match of Champions of Hara, step by step: what a Day is made of, then the set-up (sections 3 and 2).

What a mode changes stands in `modes/`, one file a mode; everything here is the Versus Arena."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.atlas import WORLD_COLOUR, space_of
from ludarium.games.hara.rules.decks import generate
from ludarium.games.hara.rules.energy import take_ultimate
from ludarium.games.hara.rules.monsters import lasting
from ludarium.games.hara.rules.shift import seat_in_order, world_shift
from ludarium.games.hara.rules.turn import take_turn
from ludarium.games.hara.state import (
    A_TURN,
    AFTER_SHIFT,
    AT_SETUP,
    CHAMPIONS,
    DAWN,
    DUSK,
    DUSK_DECK,
    END_OF_ROUND,
    HAND,
    LAST_DAY,
    LOST,
    NONE,
    NOWHERE,
    PLAY_A_DAY,
    RESIGNED,
    SETUP,
    START_OF_DAY,
    WHEN_PREPARED,
    WON,
    Hara,
)
from ludarium.games.hara.tables import ABILITIES, FIRST_ADVANCED
from ludarium.games.hara.traits import MORE_DUSK


def steps_of_a_day() -> vec[i64]:
    """H-33: Dawn, Dusk, World Shift; then the next Day."""
    return vec[i64](
        [
            day_breaks,  # Dawn
            cards_of_dawn,
            turns,
            end_of_round,
            dusk_falls,  # Dusk
            ultimates,
            cards_of_dusk,
            turns,
            end_of_round,
            last_day_ends,
            world_shift,  # World Shift
            orders_pass,
            play_day,
        ]
    )


def steps_of_setup() -> vec[i64]:
    """H-25 to H-29: champions, the map, Turn Order cards, what the mode adds; then the first Day."""
    return vec[i64]([choose_champions, lay_out_worlds, deal_orders, mode_prepares, play_day])


BRINGS_MORE: Final = note("brings_more", "card", "n")
DAY_BREAKS: Final = note("day_breaks", "day")
DUSK_FALLS: Final = note("dusk_falls", "day")
DEALT: Final = note("dealt_order", "seat", "order")
TIME_IS_UP: Final = note("time_is_up")


# -- the Day ---------------------------------------------------------------------------------------------------------


@rule
def play_day(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-33: a Day, unless the mode has something else in its place."""
    instead = s.rule_at(PLAY_A_DAY)
    if instead != NONE:
        s.now(instead)
        return
    s.day += 1
    s.follow(steps_of_a_day())


@rule
def day_breaks(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    s.round = DAWN
    s.tell(DAY_BREAKS, s.day)
    mode = s.rule_at(START_OF_DAY)
    if mode != NONE:
        s.now(mode)


@rule
def cards_of_dawn(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-34a: a card on the space of each World that bears the number of the Day, slot by slot."""
    slot: i64 = 5
    while slot >= 0:
        world = s.world_in[slot]
        s.later(generate, world, space_of(world, s.day))
        slot -= 1


@rule
def turns(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-34b, H-39b: one turn each, in Turn Order. Where somebody plays without a seat, the mode knows whose turn it is."""
    mode = s.rule_at(A_TURN)
    number: i64 = s.settings.seats if mode == NONE else max(s.settings.seats, s.variant.figures)
    while number > 0:
        if mode == NONE:
            s.later(turn_number, number)
        else:
            s.later(mode, number)
        number -= 1


@rule
def turn_number(s: Hara, number: i64, _b: i64, _c: i64) -> None:
    s.now(take_turn, seat_in_order(s, number))


@rule
def end_of_round(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-34d"""
    mode = s.rule_at(END_OF_ROUND)
    if mode != NONE:
        s.now(mode)


@rule
def dusk_falls(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    s.round = DUSK
    s.tell(DUSK_FALLS, s.day)


@rule
def ultimates(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-37, H-108: at Dusk of Day 3 everybody takes the Ultimate, but not in the Solo Arenas."""
    if s.day == 3 and not s.variant.arena:
        for seat in range(s.settings.seats):
            take_ultimate(s, seat)


@rule
def cards_of_dusk(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-38, H-39a: each on its own random space."""
    for card in s.in_play:
        if s.cards.lasting[card] == MORE_DUSK:
            s.tell(BRINGS_MORE, card, s.cards.lasting_n[card])
    for _card in range(s.variant.dusk_cards(s) + lasting(s, MORE_DUSK, NONE, NOWHERE)):
        s.later(generate, DUSK_DECK, NOWHERE)


@rule
def last_day_ends(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-39c, H-40, H-94b: after Dusk of Day 6 one player has lost; of several the highest standing (Energy) wins, ties shared."""
    if s.day < LAST_DAY:
        return
    s.tell(TIME_IS_UP)
    if s.settings.seats == 1:
        s.outcome = LOST
    else:
        s.outcome = WON
        s.winners = ahead_of_all(s)
    s.finish()


def ahead_of_all(s: Hara) -> i64:
    best: i64 = NONE
    seats: i64 = 0
    for seat in range(s.settings.seats):
        total = s.variant.standing(s, seat)
        if total > best:
            best = total
            seats = 0
        if total == best:
            seats |= BIT[seat]
    return seats


@rule
def orders_pass(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-31b: after each World Shift every Turn Order card passes to the next seat clockwise."""
    if s.settings.seats > 1:
        last = s.order[s.settings.seats - 1]
        seat = s.settings.seats - 1
        while seat > 0:
            s.order[seat] = s.order[seat - 1]
            seat -= 1
        s.order[0] = last
    mode = s.rule_at(AFTER_SHIFT)
    if mode != NONE:
        s.now(mode)


# -- set-up ----------------------------------------------------------------------------------------------------------


@rule
def set_up(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    s.round = SETUP
    s.follow(steps_of_setup())


@rule
def choose_champions(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """H-25a: different champions; a seat that named none draws one."""
    if seat == s.settings.seats:
        return
    s.later(choose_champions, seat + 1)
    if s.settings.champions[seat] != NONE:
        s.now(champion_arrives, seat, 0, s.settings.champions[seat])
        return
    left: vec[i64] = vec[i64]([])
    for number in range(i64(len(CHAMPIONS))):
        if not taken(s, number, seat):
            left = append(left, number)
    s.chance(AT_SETUP, left, champion_arrives, seat)


def taken(s: Hara, champion: i64, seat: i64) -> bool:
    """Named by some seat, or drawn by an earlier one."""
    for other in range(s.settings.seats):
        if s.settings.champions[other] == champion or (other < seat and s.champion[other] == champion):
            return True
    return s.settings.ghost == champion


@rule
def champion_arrives(s: Hara, seat: i64, _b: i64, champion: i64) -> None:
    """H-27b to H-29: on D0, gauges at 0, the four starting cards in hand."""
    s.champion[seat] = champion
    s.health[seat] = s.cards.start_health[champion]
    s.spirit[seat] = s.cards.start_spirit[champion]
    s.resource[seat] = s.cards.resource_start[champion]
    for ability in range(i64(FIRST_ADVANCED)):
        s.ability[seat * ABILITIES + ability] = HAND


@rule
def lay_out_worlds(s: Hara, colour: i64, _b: i64, _c: i64) -> None:
    """H-26: every World on its printed slot; with `layout=energy` the two Worlds of a colour may have changed places."""
    if s.settings.layout_energy and colour < 3:
        s.later(lay_out_worlds, colour + 1)
        s.chance(AT_SETUP, vec[i64]([0, 1]), lay_colour, colour)


@rule
def lay_colour(s: Hara, colour: i64, _b: i64, swapped: i64) -> None:
    world: i64 = 0
    while WORLD_COLOUR[world] != colour:
        world += 1
    if swapped == 1:  # the other World of a colour lies opposite
        s.slot_of[world], s.slot_of[world + 3] = world + 3, world
        s.world_in[world], s.world_in[world + 3] = world + 3, world


@rule
def deal_orders(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """H-25b: Turn Order cards #1 to #P at random; with one player none."""
    if s.settings.seats == 1 or seat == s.settings.seats:
        return
    left: vec[i64] = vec[i64]([])
    for number in range(1, s.settings.seats + 1):
        other: i64 = 0
        while other < seat and s.order[other] != number:
            other += 1
        if other == seat:
            left = append(left, number)
    s.later(deal_orders, seat + 1)
    s.chance(AT_SETUP, left, order_is_dealt, seat)


@rule
def order_is_dealt(s: Hara, seat: i64, _b: i64, order: i64) -> None:
    s.order[seat] = order
    s.tell(DEALT, seat, order)


@rule
def mode_prepares(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    mode = s.rule_at(WHEN_PREPARED)
    if mode != NONE:
        s.now(mode)


@rule
def resign(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """A seat gives up: the match is over for everybody; whoever stays has won."""
    s.outcome = RESIGNED
    s.winners = (BIT[s.settings.seats] - 1) & ~BIT[seat] if s.settings.seats > 1 else 0
    s.finish()

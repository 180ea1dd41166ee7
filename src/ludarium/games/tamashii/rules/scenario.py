"""Scenario cards: drawn, active, gone; what ends a match (sections 22, 23, 25)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.kernel import note, rule
from ludarium.core.language.lines import run_script
from ludarium.core.language.scripted import NOBODYS
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import GONE, IN_SLOT, LOST, NONE, ON_PLACE, ON_TABLE, STANDING, WITH_SEAT, WON
from ludarium.games.tamashii.rules.bodies import refill_market
from ludarium.games.tamashii.rules.bot import BATTERIES
from ludarium.games.tamashii.rules.enemies import leaves
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import NO_SCRIPT
from ludarium.games.tamashii.vocabulary import CARD, MARKET, SHEET, THIS_CARD

PLOT: Final = 0  # kinds of cards
SPECIAL_CARD: Final = 1
END_CARD: Final = 2
DONE_ROW: Final = 3  # of `activities`

CARD_DRAWN_NOW: Final = note("scenario_card", "scenario_card")
CARD_LEAVES: Final = note("card_leaves", "scenario_card")
POOL_EMPTY: Final = note("pool_empty", "seat")
OUT_OF_TIME: Final = note("out_of_time", "turn")


def sheet_card(s: Tamashii) -> i64:
    """The sheet is a card that is always active."""
    return s.layout().sheet


# -- drawn (T-227, T-227a) -------------------------------------------------------------------------------------------------


@rule
def draw_card(s: Tamashii, card: i64, place: i64, _c: i64) -> None:
    """A Plot card ends the Global activity and whatever effect drew it; the old one leaves first. A Special card lies where the
    text says (`place` + 1), else beside the Time track. T-227b: an end card ends the match."""
    s.tell(CARD_DRAWN_NOW, card)
    kind = s.content.card_kind[card]
    if kind == PLOT:
        cut_to_the_step(s)
        if s.plot != NONE:
            card_leaves(s, s.plot)
        s.plot = card
        s.window_ends(THIS_CARD)
        zones.put(s.cards, card, IN_SLOT)
        s.later(card_turns, card)
    elif kind == END_CARD:
        s.ending = card
        zones.put(s.cards, card, IN_SLOT)
    else:
        zones.put(s.cards, card, ON_PLACE + place - 1 if place > 0 else ON_TABLE)
        if s.content.enemy_of_card[card] >= 0 and place > 0:
            zones.put(s.enemies, s.content.enemy_of_card[card], STANDING + place - 1)
        s.later(card_turns, card)
    if s.content.immediate[card] != NO_SCRIPT:
        s.later(of_immediate, card)
        run_script(s, s.content.immediate[card], s.first_player)


def table_says(s: Tamashii, script: i64) -> None:
    """T-225a: the First Player acts for all."""
    s.later(of_the_table)
    run_script(s, script, s.first_player)


@rule
def of_the_table(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """Above: what a sheet or a card says to all."""


def cut_to_the_step(s: Tamashii) -> None:
    """T-227: nothing more of the Global activity, or of the Immediate effect, that drew the card."""
    at = s.beneath(global_step)
    if at < 0:
        at = s.beneath(of_immediate)
    if at >= 0:
        s.cut_back(at)


@rule
def global_step(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """Above: the Global activity step."""


@rule
def of_immediate(s: Tamashii, card: i64, _b: i64, _c: i64) -> None:
    """Above: the Immediate effect of this card."""


@rule
def card_turns(s: Tamashii, card: i64, _b: i64, _c: i64) -> None:
    """T-237: from now on its Special rules are in force, if it is still there."""
    if is_active(s, card):
        comes_into_force(s, card)


def comes_into_force(s: Tamashii, card: i64) -> None:
    if s.content.special[card] != NO_SCRIPT:
        s.enter_play(s.content.special[card], NOBODYS)
        if s.trait(MARKET, s.first_player) > 0:
            s.later(refill_market)


def is_active(s: Tamashii, card: i64) -> bool:
    zone = s.cards[card] if card < i64(len(s.cards)) else ON_TABLE
    return zone == IN_SLOT or zone == ON_TABLE or ON_PLACE <= zone < WITH_SEAT + s.players or card == sheet_card(s)


def card_leaves(s: Tamashii, card: i64) -> None:
    """T-227a: its Special rules end, the tokens on it are discarded, what was done of its activities is forgotten. T-239a: a
    scenario Enemy goes without being defeated."""
    if not is_active(s, card):
        return
    s.tell(CARD_LEAVES, card)
    if s.content.enemy_of_card[card] >= 0:
        leaves(s, s.content.enemy_of_card[card])
    zones.put(s.cards, card, GONE)
    if s.plot == card:
        s.plot = NONE
    if s.content.special[card] != NO_SCRIPT:
        s.leave_play(s.content.special[card], NOBODYS)
    left: vec[i64] = vec[i64]([])
    for at in range(0, i64(len(s.tokens)), 3):
        if s.tokens[at + 1] != CARD + card:
            left = append(append(append(left, s.tokens[at]), s.tokens[at + 1]), s.tokens[at + 2])
    s.tokens = left
    forget_activities(s, card)


def forget_activities(s: Tamashii, card: i64) -> None:
    left: vec[i64] = vec[i64]([])
    for at in range(0, i64(len(s.activities)), DONE_ROW):
        if s.content.activity_card[s.activities[at]] != card:
            left = append(append(append(left, s.activities[at]), s.activities[at + 1]), s.activities[at + 2])
    s.activities = left


def cards_in_play(s: Tamashii) -> vec[i64]:
    """T-226b: the sheet, Special cards by code, the Plot card."""
    found: vec[i64] = vec[i64]([sheet_card(s)])
    for card in range(i64(len(s.cards))):
        if card != s.plot and card != sheet_card(s) and is_active(s, card):
            found = append(found, card)
    return append(found, s.plot) if s.plot != NONE else found


# -- Patterns of the scenario, the boss, the BOT (T-80) -----------------------------------------------------------------------


def patterns_here(s: Tamashii, seat: i64) -> vec[i64]:
    """Those that are open to this seat now."""
    found: vec[i64] = vec[i64]([])
    for card in cards_in_play(s):
        for source in s.content.card_patterns[card]:
            if is_open_to(s, source, seat):
                found = append(found, source)
    if s.boss_is_here(seat):
        for source in s.content.boss_hacks[s.boss]:
            found = append(found, source)
    for enemy in s.standing_at(s.place_of(seat)):
        for source in s.content.hacks[enemy]:
            found = append(found, source)
    if s.bot_at != NONE and s.batteries < BATTERIES and s.content.battery_pattern >= 0:
        found = append(found, s.content.battery_pattern)
    return found


def is_open_to(s: Tamashii, source: i64, seat: i64) -> bool:
    at = s.content.launch_at[source]
    if at < 0:
        return True
    for place in s.select(at, seat, NONE):
        if s.is_at(seat, place):
            return True
    return False


# -- the end (T-49, T-184a, T-250) ----------------------------------------------------------------------------------------------


@rule
def pool_is_empty(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-49: a Corrupted token must be gained and none is there: what the sheet says, else the scenario is lost. T-169a: a Reset
    is carried to its end first."""
    at = s.beneath(pool_was_short)
    if at >= 0:
        s.stack[at + 2] += 1
        return
    s.tell(POOL_EMPTY, seat)
    script = s.content.when_pool_is_empty[sheet_card(s)]
    if script != NO_SCRIPT:
        table_says(s, script)
    else:
        s.now(draw_card, s.layout().lost_card)


@rule
def pool_was_short(s: Tamashii, seat: i64, times: i64, _c: i64) -> None:
    """Beneath a Reset: how often the pool was empty during it."""
    for _each in range(times):
        s.later(pool_is_empty, seat)


@rule
def turn_limit(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-184a: a match is finite."""
    s.tell(OUT_OF_TIME, s.turn)
    script = s.content.when_time_is_over[sheet_card(s)]
    if script != NO_SCRIPT:
        table_says(s, script)
    else:
        s.now(draw_card, s.layout().lost_card)


@rule
def end_won(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    s.outcome = WON
    s.finish()


@rule
def end_lost(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    s.outcome = LOST
    s.finish()


# -- tokens of scenarios (T-6a, T-240) -------------------------------------------------------------------------------------------


def tokens_left(s: Tamashii, token: i64) -> i64:
    """T-6a: 23 Ascend and 8 Success tokens; markers never run out."""
    if token == 0:
        return s.content.ascend_tokens - s.tokens_out(token)
    if token == 1:
        return s.content.success_tokens - s.tokens_out(token)
    return SHEET

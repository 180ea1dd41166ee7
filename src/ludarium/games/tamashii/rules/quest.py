"""The Quest phase: what players do for the scenario, and what the scenario does (section 22)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.language.lines import AGREED, offered, run_block
from ludarium.core.language.moments import happen, usable, use_line
from ludarium.core.language.program import LINE, USE
from ludarium.core.language.program import NONE as NOTHING
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import NONE
from ludarium.games.tamashii.rules import bot
from ludarium.games.tamashii.rules.bosses import boss_activity
from ludarium.games.tamashii.rules.protocols import complete_stages, stages_due
from ludarium.games.tamashii.rules.reset import in_phase
from ludarium.games.tamashii.rules.scenario import DONE_ROW, cards_in_play, global_step, is_active, table_says
from ludarium.games.tamashii.rules.tests import can_test, group_test, test
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import NO_SCRIPT
from ludarium.games.tamashii.vocabulary import (
    ACTIVITY,
    ANY_NUMBER,
    GLOBAL,
    GROUP_ONCE,
    GROUP_ONCE_EVER,
    IN_QUEST,
    ONCE_A_STEP,
    ONCE_PER_TILE,
)

USES: Final = 4096  # from here on an option is a `use` line
DONE: Final = -1
LATER: Final = -2
FIRST_TIME: Final = 0  # rounds of the step
LAST_TIME: Final = 1
FOR_THE_STEP: Final = 0  # how long an activity counts as done
FOR_GOOD: Final = 1
BY_ALL: Final = -1
AT_TILE: Final = 100  # a tile keeps what was done on it, wherever it lies (T-239b)

ACTIVITY_DONE: Final = note("activity_done", "seat", "activity")


@rule
def player_activity(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-225: from the First Player, one seat after the other; T-225c: who said `later` is asked again after the last one."""
    s.step_begins()
    new_step(s)
    if not any_activity(s):
        return
    s.later(once_more_round)
    for seat in s.reversed_seats():
        s.later(activities_of, seat, FIRST_TIME)


def new_step(s: Tamashii) -> None:
    left: vec[i64] = vec[i64]([])
    for at in range(0, i64(len(s.activities)), DONE_ROW):
        if s.activities[at + 2] == FOR_GOOD:
            left = append(append(append(left, s.activities[at]), s.activities[at + 1]), s.activities[at + 2])
    s.activities = left


def any_activity(s: Tamashii) -> bool:
    """T-225: skipped where nothing is printed; cards with a `use` in this phase count."""
    for card in s.content.activity_card:
        if is_active(s, card):
            return True
    for seat in range(s.players):
        if len(usable(s, seat, IN_QUEST)) > 0:
            return True
    return False


@rule
def once_more_round(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    for seat in s.reversed_seats():
        if (s.asked_later & BIT[seat]) != 0:
            s.later(activities_of, seat, LAST_TIME)


@rule
def activities_of(s: Tamashii, seat: i64, time: i64, _c: i64) -> None:
    if s.is_out(seat):
        return
    s.acting = seat
    s.later(activities_end, seat)
    s.later(in_phase, seat)
    s.later(next_activity, seat, time)
    if serves_at(s, seat):
        s.later(bot.offer_to_stand_in, seat)


def serves_at(s: Tamashii, seat: i64) -> bool:
    """T-267: is there an activity where the BOT stands?"""
    if s.bot_at == NONE:
        return False
    s.bot_serves = bot.STANDS_IN
    found = len(open_activities(s, seat)) > 0
    s.bot_serves = 0
    return found


@rule
def activities_end(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    s.acting = NONE
    s.now(bot.stands_in_no_longer, seat)


@rule
def next_activity(s: Tamashii, seat: i64, time: i64, _c: i64) -> None:
    """T-225c: any of them in any order; with nothing to do a seat waits for the others."""
    if stages_due(s):
        s.later(next_activity, seat, time)
        s.now(complete_stages)
        return
    options = open_activities(s, seat)
    for use in usable(s, seat, IN_QUEST):
        options = append(options, USES + use // USE)
    if len(options) > 0:
        if time == FIRST_TIME and s.players > 1:
            options = append(options, LATER)
        s.show(seat, append(options, DONE), activity_chosen, seat, time)
    elif time == FIRST_TIME and s.players > 1:
        s.asked_later |= BIT[seat]


def open_activities(s: Tamashii, seat: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for activity in range(i64(len(s.content.activity_card))):
        if is_active(s, s.content.activity_card[activity]) and is_open_activity(s, activity, seat):
            found = append(found, activity)
    return found


def is_open_activity(s: Tamashii, activity: i64, seat: i64) -> bool:
    """T-314i: the player stands there, it is not done yet, and something can come of it."""
    at = s.content.activity_at[activity]
    if at >= 0:
        here = False
        for place in s.select(at, seat, NONE):
            if s.is_at(seat, place):
                here = True
        if not here:
            return False
    limit = s.content.activity_limit[activity]
    if limit != ANY_NUMBER and was_done(s, activity, key_of(s, limit, seat)):
        return False
    block = s.program.block(s.content.activity_does[activity])
    return offered(s, block, seat, NOTHING) and test_is_possible(s, block, seat)


def test_is_possible(s: Tamashii, block: i64, seat: i64) -> bool:
    """An activity that begins with a Test needs a token for it (T-243a)."""
    steps = s.program.steps
    if steps[block] != LINE or (steps[block + 1] != test and steps[block + 1] != group_test):
        return True
    return can_test(s, seat, s.argument(steps[block + 2], 0, steps[block + 3], seat, NOTHING))


def key_of(s: Tamashii, limit: i64, seat: i64) -> i64:
    if limit == GROUP_ONCE or limit == GROUP_ONCE_EVER:
        return BY_ALL
    return AT_TILE + s.tile_at[s.place_of(seat)] if limit == ONCE_PER_TILE else seat


def was_done(s: Tamashii, activity: i64, key: i64) -> bool:
    for at in range(0, i64(len(s.activities)), DONE_ROW):
        if s.activities[at] == activity and s.activities[at + 1] == key:
            return True
    return False


@rule
def activity_chosen(s: Tamashii, seat: i64, time: i64, option: i64) -> None:
    if option == DONE:
        return
    if option == LATER:
        s.asked_later |= BIT[seat]
        return
    s.later(next_activity, seat, time)
    if option >= USES:
        use_line(s, (option - USES) * USE, seat)
        return
    limit = s.content.activity_limit[option]
    if limit != ANY_NUMBER:
        lasts = FOR_THE_STEP if limit == ONCE_A_STEP or limit == GROUP_ONCE else FOR_GOOD
        s.activities = append(append(append(s.activities[:], option), key_of(s, limit, seat)), lasts)
    s.tell(ACTIVITY_DONE, seat, option)
    s.later(activity_is_done, seat, option)
    run_block(s, s.program.block(s.content.activity_does[option]), seat, NOTHING, AGREED)


@rule
def activity_is_done(s: Tamashii, seat: i64, activity: i64, _c: i64) -> None:
    happen(s, ACTIVITY, seat, s.content.activity_name[activity])


# -- Global activity (T-226, T-226b) -----------------------------------------------------------------------------------------


@rule
def global_activity(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """The boss, then the sheet, Special cards by code, the Plot card; a new Plot card ends the step (T-227)."""
    s.step_begins()
    s.later(global_step)
    s.later(lines_of_cards)
    s.later(boss_activity)
    happen(s, GLOBAL, s.first_player)


@rule
def lines_of_cards(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    cards = cards_in_play(s)
    for place in range(i64(len(cards)) - 1, -1, -1):
        s.later(lines_of, cards[place])


@rule
def lines_of(s: Tamashii, card: i64, _b: i64, _c: i64) -> None:
    """T-225a: what is put to all is answered by the First Player."""
    if is_active(s, card) and s.content.globally[card] != NO_SCRIPT:
        table_says(s, s.content.globally[card])

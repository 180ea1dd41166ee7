"""The verbs of the language that are about a scenario: its tokens, Time, cards and ends, the boss (T-314)."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import note, rule
from ludarium.core.language.moments import happen
from ludarium.core.language.scripted import among
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import CHOICE, MOST_PLACES, NONE
from ludarium.games.tamashii.rules import bosses
from ludarium.games.tamashii.rules.combat import combat_ends
from ludarium.games.tamashii.rules.launch import end_launch_step
from ludarium.games.tamashii.rules.planning import end_programming
from ludarium.games.tamashii.rules.quest import activities_end
from ludarium.games.tamashii.rules.scenario import card_leaves, draw_card, tokens_left
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASCEND, CLEARED, PUT, SHEET

LAST_TIME: Final = 12  # cell of the Time track (D10)
EACH_N: Final = 64
TOKEN_PUT: Final = note("token_put", "counter", "where", "n")
TOKEN_CLEARED: Final = note("token_cleared", "counter", "where", "n")
TIME_IS: Final = note("time_is", "time")
UNLOCKS: Final = note("unlocks", "code")
LOCKS_AWAY: Final = note("locks_away", "code")
TICKS: Final = note("ticks", "code")


# -- tokens of scenarios ---------------------------------------------------------------------------------------------------


@rule
def put_verb(s: Tamashii, token: i64, n: i64, places: i64) -> None:
    """T-314e: of several places one is chosen; so many named things get one each, chosen one by one."""
    found = places_for(s, token, places)
    wanted = s.program.selectors[places + 3]
    by_chance = (s.program.selectors[places + 4] & 1) != 0
    if wanted > 1:
        s.now(put_on_each, token, places, EACH_N * wanted + n)
    elif by_chance:
        s.chance(CHOICE, found, put_there, token, n)
    elif places_all(s, places) and n > 1:
        s.now(put_one_by_one, token, n, places)
    else:
        s.ask(s.me(), found, put_there, token, n)


def places_for(s: Tamashii, token: i64, places: i64) -> vec[i64]:
    """Where this token may go: `free` means without such a one."""
    s.being_put = token
    found = s.places_named(places, s.me(), s.it())
    s.being_put = ASCEND
    return found


def places_all(s: Tamashii, places: i64) -> bool:
    """`map`: any tiles, so many in all."""
    things = s.select(places, s.me(), s.it())
    return len(things) == 1 and things[0] == SHEET + 1


@rule
def put_one_by_one(s: Tamashii, token: i64, n: i64, places: i64) -> None:
    if n > 0:
        s.later(put_one_by_one, token, n - 1, places)
        s.ask(s.me(), places_for(s, token, places), put_there, token, 1)


@rule
def put_on_each(s: Tamashii, token: i64, places: i64, left_and_n: i64) -> None:
    """So many different things of a selector: those that have none of this token yet."""
    n = left_and_n % EACH_N
    if left_and_n < EACH_N:
        return
    s.later(put_on_each, token, places, left_and_n - EACH_N)
    found: vec[i64] = vec[i64]([])
    for place in places_for(s, token, places):
        if s.tokens_on(token, place) == 0:
            found = append(found, place)
    if (s.program.selectors[places + 4] & 1) != 0:
        s.chance(CHOICE, found, put_there, token, n)
    else:
        s.ask(s.me(), found, put_there, token, n)


@rule
def put_there(s: Tamashii, token: i64, n: i64, place: i64) -> None:
    """T-6a: with none left in the supply nothing happens."""
    some = min(n, tokens_left(s, token))
    if some > 0:
        s.put_tokens(token, place, some)
        s.tell(TOKEN_PUT, token, place, some)
        happen(s, PUT, s.me_or_first(), token, place if place < MOST_PLACES else NONE, some)


@rule
def clear_verb(s: Tamashii, token: i64, n: i64, places: i64) -> None:
    """With fewer there: all of them. On several places: one after the other, of choice."""
    if n <= 0:
        return
    found: vec[i64] = vec[i64]([])
    total: i64 = 0
    for place in s.places_named(places, s.me(), s.it()):
        lie = s.tokens_on(token, place)
        if lie > 0:
            found = append(found, place)
            total += lie
    if len(found) == 0:
        return
    if total <= n or len(found) == 1:
        for place in found:
            taken = min(n, s.tokens_on(token, place))
            n -= taken
            s.later(clear_there, token, taken, place)
        return
    s.later(clear_verb, token, n - 1, places)
    s.ask(s.me(), found, clear_there, token, 1)


@rule
def clear_there(s: Tamashii, token: i64, n: i64, place: i64) -> None:
    some = min(n, s.tokens_on(token, place))
    if some > 0:
        s.put_tokens(token, place, -some)
        s.tell(TOKEN_CLEARED, token, place, some)
        happen(s, CLEARED, s.me_or_first(), token, place if place < MOST_PLACES else NONE, some)


@rule
def clear_all_verb(s: Tamashii, token: i64, places: i64, _c: i64) -> None:
    for place in s.places_named(places, s.me(), s.it()):
        if s.tokens_on(token, place) > 0:
            s.later(clear_there, token, s.tokens_on(token, place), place)


# -- Time, cards, ends -----------------------------------------------------------------------------------------------------


@rule
def time_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    """T-228: never below 0, never beyond the track."""
    set_time(s, s.time + n)


@rule
def time_set_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    set_time(s, n)


def set_time(s: Tamashii, time: i64) -> None:
    s.time = max(0, min(LAST_TIME, time))
    s.tell(TIME_IS, s.time)


@rule
def card_verb(s: Tamashii, card: i64, _b: i64, _c: i64) -> None:
    s.now(draw_card, card)


@rule
def card_on_verb(s: Tamashii, card: i64, place: i64, _c: i64) -> None:
    s.now(draw_card, card, place + 1)


@rule
def drop_verb(s: Tamashii, card: i64, _b: i64, _c: i64) -> None:
    card_leaves(s, card)


@rule
def open_verb(s: Tamashii, item: i64, _b: i64, _c: i64) -> None:
    """T-250: what a match unlocks is told; profiles are kept outside of it."""
    s.tell(UNLOCKS, item)
    s.spoken = append(append(s.spoken[:], OPENS), item)


@rule
def close_verb(s: Tamashii, item: i64, _b: i64, _c: i64) -> None:
    s.tell(LOCKS_AWAY, item)
    s.spoken = append(append(s.spoken[:], CLOSES), item)


@rule
def tick_verb(s: Tamashii, item: i64, _b: i64, _c: i64) -> None:
    s.tell(TICKS, item)
    s.spoken = append(append(s.spoken[:], TICKED_OFF), item)


OPENS: Final = 0  # what an end card says to the profile
CLOSES: Final = 1
TICKED_OFF: Final = 2
ENDS_OF_STEPS: Final[vec[i64]] = vec[i64]([end_programming, end_launch_step, combat_ends, activities_end])


@rule
def pass_step_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """This player's current step ends: what else was to be done in it is dropped, but for what ends it."""
    me = s.me()
    at = s.depth - 4
    while at >= 0:
        if among(ENDS_OF_STEPS, s.stack[at]) and s.stack[at + 1] == me:
            s.cut_back(at + 4)
            return
        at -= 4


@rule
def nothing_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """Under `instead` it cancels the event."""


# -- the boss --------------------------------------------------------------------------------------------------------------


@rule
def boss_move_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    if bosses.boss_in_play(s):
        s.now(bosses.boss_walks, n)


@rule
def boss_hurt_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    if bosses.boss_in_play(s):
        bosses.lose(s, s.me(), n)


@rule
def boss_on_verb(s: Tamashii, place: i64, _b: i64, _c: i64) -> None:
    s.now(bosses.boss_comes, place)


@rule
def boss_state_verb(s: Tamashii, state: i64, _b: i64, _c: i64) -> None:
    if bosses.boss_in_play(s):
        bosses.set_state(s, bosses.other_state(s) if state == s.content.word_other else state)

"""BOT J.O.R.D.A.N., who comes along when somebody plays alone (section 27)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import bits_of
from ludarium.core.build import row
from ludarium.core.kernel import note, rule
from ludarium.core.language.moments import happen
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import NONE
from ludarium.games.tamashii.hexes import within
from ludarium.games.tamashii.rules.exploration import explore
from ludarium.games.tamashii.state import ONE, Tamashii
from ludarium.games.tamashii.vocabulary import MOVED

BATTERIES: Final = 5  # T-263
STEPS: Final = 2  # T-266
NOT_NOW: Final = -1
NO_OR_YES: Final[vec[i64]] = row([0, 1])
STANDS_IN: Final = 1  # what `bot_serves` says: for one step ...
MOVES_ITSELF: Final = 2  # ... or while its own move is told (T-266b)

BOT_MOVES: Final = note("bot_moves", "place")
BATTERY_SPENT: Final = note("battery_spent", "left")
BATTERY_CHARGED: Final = note("battery_charged", "left")
BOT_LEAVES: Final = note("bot_leaves")


# -- its move (T-266) ----------------------------------------------------------------------------------------------------


@rule
def may_move(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-266a: before or after the player; T-266c: by the same rules, and its move is free."""
    if s.bot_at == NONE or s.bot_moved != 0:
        return
    open_ones = s.all_places() & ~s.closed(seat)
    places = bits_of(within(s.layout().beside, ONE << s.bot_at, STEPS, open_ones & s.face_up, open_ones))
    if len(places) > 0:
        s.show(seat, append(places, NOT_NOW), destination, seat)


@rule
def destination(s: Tamashii, seat: i64, _b: i64, place: i64) -> None:
    if place == NOT_NOW:
        return
    s.bot_moved = 1
    s.bot_at = place
    s.bot_serves = MOVES_ITSELF
    s.tell(BOT_MOVES, place)
    s.later(bot_moved, seat, place)
    s.later(explore, seat, place)


@rule
def bot_moved(s: Tamashii, seat: i64, place: i64, _c: i64) -> None:
    s.later(told, seat)
    happen(s, MOVED, seat, 0, place)


@rule
def told(s: Tamashii, _seat: i64, _b: i64, _c: i64) -> None:
    s.bot_serves = 0


# -- it stands in (T-267 to T-270a) --------------------------------------------------------------------------------------


@rule
def offer_to_stand_in(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """A battery, and for one step its place counts instead of the player's own."""
    if s.bot_at != NONE and s.batteries > 0 and s.bot_at != s.at[seat]:
        s.show(seat, NO_OR_YES, stands_in, seat)


@rule
def stands_in(s: Tamashii, _seat: i64, _b: i64, yes: i64) -> None:
    if yes != 0:
        s.batteries -= 1
        s.bot_serves = STANDS_IN
        s.tell(BATTERY_SPENT, s.batteries)


@rule
def stands_in_no_longer(s: Tamashii, _seat: i64, _b: i64, _c: i64) -> None:
    """T-270, T-270a: without a battery at the end of the step it leaves."""
    s.bot_serves = 0
    if s.bot_at != NONE and s.batteries == 0:
        s.bot_at = NONE
        s.tell(BOT_LEAVES)


@rule
def charge(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-269: its Pattern."""
    if s.bot_at != NONE and s.batteries < BATTERIES:
        s.batteries += 1
        s.tell(BATTERY_CHARGED, s.batteries)

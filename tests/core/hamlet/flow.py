"""Its rules, and the verbs of its cards."""

from __future__ import annotations

from typing import Final

from ludarium.core.build import row
from ludarium.core.kernel import note, rule
from ludarium.core.language.lines import enter, run_script
from ludarium.core.language.moments import announce, happen, usable, use_line
from ludarium.core.language.program import NONE
from ludarium.core.language.scripted import ABSENT
from ludarium.core.native import i64, vec
from tests.core.hamlet.state import (
    CARD,
    DAWN,
    DREAM,
    GAINED,
    HEARTS,
    HOUSE,
    HOUSES,
    LAST_NIGHT,
    LUCKY,
    NIGHT_FALLS,
    RESIGNED,
    THRIFT,
    WOUNDED,
    WOUNDS,
    Hamlet,
)

TURN: Final = 0  # lifetimes and windows
STEP: Final = 1
DONE: Final = -1
NO_PLAN: Final = 0
SLEEP: Final = 1
TEA: Final = 2
GIFT: Final = 3
EVERY_HOUSE: Final[vec[i64]] = row(list(range(HOUSES)))

GAINS: Final = note("gains", "seat", "n")
HURT: Final = note("hurt", "seat", "n")
DRAWS: Final = note("draws", "seat", "card")


@rule
def play(s: Hamlet, _a: i64, _b: i64, _c: i64) -> None:
    """HM-1: six nights; in each, everybody in turn has one."""
    s.night += 1
    if s.night > LAST_NIGHT:
        s.outcome = DAWN
        s.finish()
        return
    s.later(play)
    for seat in range(s.players - 1, -1, -1):
        s.later(take_turn, seat)
    s.later(morning)


# -- the morning: everybody at once ----------------------------------------------------------------------------------------


@rule
def morning(s: Hamlet, _a: i64, _b: i64, _c: i64) -> None:
    """HM-4: before the first night, and before each other one, everybody makes up to two plans, side by side."""
    s.plans = row([0] * s.players)
    s.open_lanes(plan, row([(s.night + after) % s.players for after in range(s.players)]))


@rule
def plan(s: Hamlet, seat: i64, _b: i64, _c: i64) -> None:
    if s.plans[seat] < 2:
        s.show(seat, plans_of(s, seat), planned, seat)


def plans_of(s: Hamlet, seat: i64) -> vec[i64]:
    return row([NO_PLAN, SLEEP, TEA, GIFT] if s.coins[seat] > 0 else [NO_PLAN, SLEEP])


@rule
def planned(s: Hamlet, seat: i64, _b: i64, what: i64) -> None:
    if what == NO_PLAN:
        return
    s.plans[seat] += 1
    s.later(plan, seat)
    if what == TEA:
        s.coins[seat] -= 1
        s.hearts[seat] = min(HEARTS, s.hearts[seat] + 1)
    elif what == SLEEP:
        s.chance(DREAM + seat, row([0, 1]), dreamt, seat)
    else:
        s.ask((seat + 1) % s.players, row([0, 1]), taken, seat)


@rule
def dreamt(s: Hamlet, seat: i64, _b: i64, well: i64) -> None:
    s.coins[seat] = min(9, s.coins[seat] + well)


@rule
def taken(s: Hamlet, seat: i64, _b: i64, yes: i64) -> None:
    """Whoever is given something is asked anew what to do with it."""
    other = (seat + 1) % s.players
    if yes:
        s.coins[seat] -= 1
        s.coins[other] = min(9, s.coins[other] + 1)
        s.renew_lane(other, plan, other)


@rule
def take_turn(s: Hamlet, seat: i64, _b: i64, _c: i64) -> None:
    """HM-2: the night falls, one walks to a house, draws a card, and may use what one has."""
    s.turn = seat
    s.turn_is_over()
    s.lifetime_ends(TURN)
    s.window_ends(TURN)
    s.later(end_turn)
    s.later(use_what_there_is)
    s.later(draw)
    s.later(walk)
    happen(s, NIGHT_FALLS, seat)


@rule
def end_turn(s: Hamlet, _a: i64, _b: i64, _c: i64) -> None:
    s.card = NONE


@rule
def walk(s: Hamlet, _a: i64, _b: i64, _c: i64) -> None:
    s.chance(HOUSE, EVERY_HOUSE, walked)


@rule
def walked(s: Hamlet, _a: i64, _b: i64, house: i64) -> None:
    s.at[s.turn] = house


@rule
def draw(s: Hamlet, _a: i64, _b: i64, _c: i64) -> None:
    s.chance(CARD, row(list(range(len(s.cards) // 2))), drawn)


@rule
def drawn(s: Hamlet, _a: i64, _b: i64, card: i64) -> None:
    """HM-3: what stays comes into force; anything else happens at once."""
    s.card = card
    s.tell(DRAWS, s.turn, card)
    if s.cards[2 * card + 1]:
        if not holds(s, card, s.turn):
            s.enter_play(s.cards[2 * card], s.turn)
    else:
        run_script(s, s.cards[2 * card], s.turn)


def holds(s: Hamlet, card: i64, owner: i64) -> bool:
    for at in range(0, i64(len(s.sources)), 2):
        if s.sources[at] == s.cards[2 * card] and s.sources[at + 1] == owner:
            return True
    return False


@rule
def use_what_there_is(s: Hamlet, _a: i64, _b: i64, _c: i64) -> None:
    uses = usable(s, s.turn, 0)
    if len(uses) > 0:
        s.show(s.turn, row([*uses, DONE]), used)


@rule
def used(s: Hamlet, _a: i64, _b: i64, use: i64) -> None:
    if use != DONE:
        s.later(use_what_there_is)
        use_line(s, use, s.turn)


# -- verbs -----------------------------------------------------------------------------------------------------------------


@rule
def gain(s: Hamlet, n: i64, _b: i64, _c: i64) -> None:
    me = s.me()
    more = n + s.trait(THRIFT, me)
    s.coins[me] = min(9, s.coins[me] + more)
    s.tell(GAINS, me, more)
    happen(s, GAINED, me, 0, NONE, more)


@rule
def spend(s: Hamlet, n: i64, _b: i64, _c: i64) -> None:
    s.coins[s.me()] = max(0, s.coins[s.me()] - n)


@rule
def give(s: Hamlet, n: i64, seat: i64, _c: i64) -> None:
    n = min(n, s.coins[s.me()])
    s.coins[s.me()] -= n
    s.coins[seat] = min(9, s.coins[seat] + n)


@rule
def wound(s: Hamlet, n: i64, _b: i64, _c: i64) -> None:
    announce(s, WOUNDS, s.me(), 0, NONE, n, suffer)


@rule
def suffer(s: Hamlet, n: i64, seat: i64, _c: i64) -> None:
    lost = min(n, s.hearts[seat])
    s.hearts[seat] -= lost
    s.tell(HURT, seat, lost)
    if lost:
        happen(s, WOUNDED, seat, 0, NONE, lost)


@rule
def cancel(s: Hamlet, n: i64, _b: i64, _c: i64) -> None:
    s.amount_is(max(0, s.amount() - n))


@rule
def light(s: Hamlet, house: i64, _b: i64, _c: i64) -> None:
    s.lamps[house] += 1


@rule
def put_out(s: Hamlet, houses: i64, _b: i64, _c: i64) -> None:
    for house in s.select(houses, s.me(), s.it()):
        s.lamps[house] = 0


@rule
def heal(s: Hamlet, n: i64, _b: i64, _c: i64) -> None:
    s.hearts[s.me()] = min(5, s.hearts[s.me()] + n)


@rule
def nothing(s: Hamlet, _a: i64, _b: i64, _c: i64) -> None:
    """It is as if it had not been."""


@rule
def toss(s: Hamlet, n: i64, _b: i64, blocks: i64) -> None:
    """A line with two blocks: so many coins are needed, or a lucky hand."""
    short = n > s.coins[s.me()] and s.trait(LUCKY, s.me()) == 0
    enter(s, blocks, 1 if short and n != ABSENT else 0)


@rule
def dice(s: Hamlet, n: i64, _b: i64, blocks: i64) -> None:
    """A line with an item for each face."""
    for _each in range(n):
        s.later(die, blocks)


@rule
def die(s: Hamlet, blocks: i64, _b: i64, _c: i64) -> None:
    s.weighted(HOUSE, row([0, 1, 2]), row([2, 3, 1]), face, blocks)


@rule
def face(s: Hamlet, blocks: i64, _b: i64, shown: i64) -> None:
    enter(s, blocks, shown)


@rule
def resign(s: Hamlet, _a: i64, _b: i64, _c: i64) -> None:
    s.outcome = RESIGNED
    s.finish()

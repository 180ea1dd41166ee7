"""Its rules."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.build import row
from ludarium.core.fields import field
from ludarium.core.kernel import note, rule
from ludarium.core.native import i64, vec
from tests.core.bazaar.state import CLOSED, DECK, DIE, HAND, LAST_TURN, PILE, RESIGNED, STALL, WARES, Bazaar

# faces of the die (B-2)
FACES: Final = ("blank", "common", "rare")
BLANK: Final = 0
COMMON: Final = 1
FACE: Final[vec[i64]] = row([0, 1, 2])
WEIGHT: Final[vec[i64]] = row([2, 3, 1])

# what a trader does with a ware (B-3)
WARE: Final = field(WARES)
WHAT: Final = WARE.above(3)
SHOW: Final = 0
BURY: Final = 1
NEITHER: Final = 2 * WARES
ON_TOP: Final[vec[i64]] = row([0, 1])

THROWS: Final = note("throws", "seat", "face")


def worth(s: Bazaar, seat: i64) -> i64:
    total: i64 = 0
    for ware in zones.members(s.where, STALL + seat):
        total += ware % 6 + 1
    return total


@rule
def play(s: Bazaar, _a: i64, _b: i64, _c: i64) -> None:
    """B-1."""
    s.seat = 0
    s.turn += 1
    if s.turn > LAST_TURN:
        s.outcome = CLOSED
        s.finish()
        return
    s.later(play)
    if s.turn == 4:
        s.later(shuffle_deck)
    for seat in range(s.seats - 1, -1, -1):
        s.later(throw, seat)


@rule
def shuffle_deck(s: Bazaar, _a: i64, _b: i64, _c: i64) -> None:
    """B-3: nobody knows any more what was buried."""
    zones.shuffle(s.where, s.known, DECK)


@rule
def throw(s: Bazaar, seat: i64, _b: i64, _c: i64) -> None:
    """B-2."""
    s.seat = seat
    s.later(trade)
    s.weighted(DIE, FACE, WEIGHT, thrown)


@rule
def thrown(s: Bazaar, _a: i64, _b: i64, face: i64) -> None:
    s.tell(THROWS, s.seat, face)
    if face != BLANK:
        s.chance(PILE, zones.next_cards(s.where, DECK), drawn if face == COMMON else looked_at)


@rule
def drawn(s: Bazaar, _a: i64, _b: i64, ware: i64) -> None:
    zones.move(s, s.where, s.known, ware, HAND + s.seat, 1 << s.seat)


@rule
def looked_at(s: Bazaar, _a: i64, _b: i64, ware: i64) -> None:
    zones.put_on_top(s.where, ware, DECK)  # a layer of its own, so that nothing that waits has to name the ware
    zones.look(s, s.known, ware, 1 << s.seat)
    s.ask(s.seat, ON_TOP, kept)


@rule
def kept(s: Bazaar, _a: i64, _b: i64, under: i64) -> None:
    if under:
        zones.put_under(s.where, zones.next_cards(s.where, DECK)[0], DECK)


@rule
def trade(s: Bazaar, _a: i64, _b: i64, _c: i64) -> None:
    """B-3."""
    s.show(s.seat, trades(s), traded)


def trades(s: Bazaar) -> vec[i64]:
    hand = zones.members(s.where, HAND + s.seat)
    return row([*hand, *(WHAT.put(BURY) + ware for ware in hand), NEITHER])


@rule
def traded(s: Bazaar, _a: i64, _b: i64, option: i64) -> None:
    if option == NEITHER:
        return
    if WHAT.of(option) == BURY:
        zones.lose_track(s.where, s.known, HAND + s.seat, 1 << s.seat)
        zones.put_under(s.where, WARE.of(option), DECK)
    else:
        zones.move(s, s.where, s.known, WARE.of(option), STALL + s.seat, 2**s.seats - 1)


@rule
def resign(s: Bazaar, _a: i64, _b: i64, _c: i64) -> None:
    s.outcome = RESIGNED
    s.finish()

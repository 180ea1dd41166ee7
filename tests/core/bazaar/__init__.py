"""Bazaar: a title for tests alone, with more cards than bits in a number, a weighted die, and a deck of which seats know parts.

B-1  Three hundred wares lie in the deck, each worth 1 to 6. Two or three traders play eight turns each.
B-2  In turn a trader throws the die: blank (twice as likely as rare) brings nothing, common (three times) the next ware of the
     deck into the hand, rare a secret look at the next ware, which then stays on top or goes under the deck.
B-3  Then the trader may show a ware of the hand on the stall, where all see it, bury one under the deck, unseen by the others, or
     do neither. After the fourth turn of the first trader the deck is shuffled.
B-4  Who has most on the stall wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludarium.core import zones
from ludarium.core.bounds import Bounds, one_of, upto
from ludarium.core.game import Game, Result, Scope
from ludarium.core.kernel import State
from ludarium.core.options import Facts, Info, Mode, Setup
from ludarium.core.text import Localized
from tests.core.bazaar.flow import drawn, looked_at, play, resign, traded, trades, worth
from tests.core.bazaar.state import DECK, DIE, HAND, LAST_TURN, RESIGNED, STALL, STREAMS, WARES, Bazaar

BOTH = Localized({"en": "Bazaar", "fr": "Bazar"})

REASONS = ("", "the bazaar closes", "resigned")


class BazaarGame(Game):
    info = Info(
        id="bazaar",
        names=BOTH,
        summary=BOTH,
        seats=(2, 3),
        modes=(Mode("bazaar", BOTH, BOTH),),
        options=(),
        rules_version=1,
        minutes=5,
        facts=Facts(hidden=True, longest=2 * 3 * LAST_TURN, proven=True, scores=(0, 6 * LAST_TURN)),
    )
    folder = Path(__file__).parent
    streams = STREAMS
    interjections = {"resign": resign}

    def first_state(self, chosen: Setup) -> State:
        s = Bazaar(chosen.seats)
        s.later(play)
        return s

    def view(self, s: Bazaar, seat: int | None) -> dict[str, Any]:
        mine = 0 if seat is None else 1 << seat
        return {
            "turn": int(s.turn),
            "deck": int(zones.left_in(s.where, DECK)),
            "seats": [
                {
                    "hand": len(zones.members(s.where, HAND + each)),
                    "stall": [int(ware) for ware in zones.members(s.where, STALL + each)],
                }
                for each in range(s.seats)
            ],
            "known": [[ware, int(s.where[ware])] for ware in range(WARES) if s.known[ware] & mine],
        }

    def result(self, s: Bazaar) -> Result | None:
        if s.outcome == 0:
            return None
        scores = tuple(int(worth(s, seat)) for seat in range(s.seats))
        return Result(tuple(seat for seat, score in enumerate(scores) if score == max(scores)), scores, REASONS[s.outcome])

    def scope(self, s: Bazaar) -> Scope:
        return Scope(int(s.turn), int(s.turn * 3 + s.seat), 0)

    def resample(self, s: Bazaar, seat: int, seed: int) -> State:
        world = s.fork(seed)
        assert isinstance(world, Bazaar)
        zones.deal_again(world, world.where, world.known, seat, DIE)
        if world.then == traded and world.actor != seat:
            world.options = trades(world)
        elif world.then in (drawn, looked_at):
            world.options = zones.next_cards(world.where, DECK)
        return world

    def bounds(self, s: Bazaar) -> Mapping[str, Bounds]:
        everybody = 2 ** int(s.seats) - 1
        return {
            "where": Bounds(0, DECK + zones.LAYERS - 1),
            "known": Bounds(0, everybody),
            "seat": one_of(int(s.seats)),
            "turn": Bounds(0, LAST_TURN + 1),
            "outcome": upto(RESIGNED),
        }

    def broken_law(self, s: Bazaar) -> str | None:
        if not zones.closed_up(s.where):
            return "a layer of the deck is empty (B-1)"
        if any(not (STALL <= zone < STALL + s.seats or HAND <= zone < HAND + s.seats or zone >= DECK) for zone in s.where):
            return "a ware is nowhere (B-1)"
        return None


GAME = BazaarGame

"""Proving Grounds / Le Défi de la Reine: real-time solo dice, a training game and six modules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludarium.core.bounds import Bounds
from ludarium.core.clock import Gate
from ludarium.core.game import Game, Now, Result, Scope
from ludarium.core.kernel import State
from ludarium.core.options import Setup
from ludarium.core.packs import Card, Pack, Printed
from ludarium.core.prompts import Choice, Odds
from ludarium.core.text import Phrase
from ludarium.games.proving import bounds, cards, laws, odds, printed, prompts, rates, setup, view, why
from ludarium.games.proving.clock import Budget, Live, Untimed
from ludarium.games.proving.flow import resign
from ludarium.games.proving.lessons import lessons as tutorial
from ludarium.games.proving.meta import INFO
from ludarium.games.proving.rules.rolling import timeout
from ludarium.games.proving.state import LOST, RESIGNED, STREAMS, WON, Proving

REASONS = {WON: "eight enemies defeated", LOST: "five wounds", RESIGNED: "resigned"}
ENDINGS = {WON: "result-won", LOST: "result-lost", RESIGNED: "result-resigned"}


class ProvingGrounds(Game):
    info = INFO
    folder = Path(__file__).parent
    streams = STREAMS
    interjections = {"resign": resign, "timeout": timeout}
    clock_says = ("timeout",)
    lessons = tutorial

    def load_pack(self, folder: Path) -> Pack:
        return cards.load(folder)

    def printed(self, card: Card) -> Printed:
        return printed.printed(card)

    def first_state(self, chosen: Setup) -> State:
        return setup.first_state(self.pack.tables, setup.settings_of(chosen))

    def asks(self, state: State) -> Phrase:
        return prompts.asks(own(state), self.pack)

    def choice(self, state: State, option: int) -> Choice:
        return prompts.choice(own(state), self.pack, option)

    def odds(self, state: State, option: int) -> list[Odds]:
        return odds.odds(own(state), option)

    def why_not(self, state: State, notation: str) -> Phrase | None:
        return why.why_not(own(state), notation)

    def told(self, name: str, numbers: Mapping[str, int], state: State) -> Phrase:
        return prompts.told(name, dict(numbers), self.pack)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(own(state), self.pack)

    def result(self, state: State) -> Result | None:
        s = own(state)
        if s.outcome == 0:
            return None
        ending = Phrase(ENDINGS[s.outcome], {"defeats": int(s.defeats), "rounds": int(s.round)})
        return Result((0,) if s.outcome == WON else (), (int(s.defeats),), REASONS[s.outcome], ending)

    def scope(self, state: State) -> Scope:
        s = own(state)
        return Scope(int(s.round), int(s.step), int(s.rerolls + s.placements))

    def gate(self, chosen: Setup, now: Now) -> Gate:
        options = chosen.options
        if options["clock_mode"] == "budget":
            return Budget()
        if options["clock_mode"] == "untimed":
            return Untimed()
        if options["parity"]:
            locks = setup.milliseconds(options["roll_seconds"]), setup.milliseconds(options["place_seconds"])
            return Live(now, 0, *locks, bool(options["pause"]))
        return Live(
            now,
            setup.whole(options["grace_ms"]),
            setup.whole(options["live_lock_ms"]),
            setup.whole(options["live_place_lock_ms"]),
            bool(options["pause"]),
        )

    def refuses(self, state: State, interjection: str, seat: int | str) -> str | None:
        if interjection == "timeout" and (seat != "clock" or own(state).rolling == 0):
            return "only the clock says 'timeout', and only while phase 1 is open (P-142)"
        return None

    def measured(self, chosen: Setup) -> tuple[str, int, int] | None:
        return rates.measured(chosen, self.pack.hash)

    def bounds(self, state: State) -> Mapping[str, Bounds]:
        return bounds.bounds(own(state))

    def broken_law(self, state: State) -> str | None:
        return laws.broken(own(state))


def own(state: State) -> Proving:
    assert isinstance(state, Proving)
    return state


GAME = ProvingGrounds

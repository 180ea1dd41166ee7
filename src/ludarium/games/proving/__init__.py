"""Proving Grounds / Le Défi de la Reine: real-time solo dice, a training game and six modules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludarium.core.bounds import Bounds
from ludarium.core.clock import Gate
from ludarium.core.counting import Counts
from ludarium.core.game import Game, Now, Result, Scope
from ludarium.core.kernel import State
from ludarium.core.options import Setup
from ludarium.core.packs import Card, Pack, Printed
from ludarium.core.text import Phrase
from ludarium.core.views import as_json
from ludarium.games.proving import bounds, cards, counts, endings, invariants, notes, printed, rates, reasons, setup, view
from ludarium.games.proving.clock import Budget, Live, Untimed
from ludarium.games.proving.flow import resign
from ludarium.games.proving.lessons import lessons as tutorial
from ludarium.games.proving.meta import INFO
from ludarium.games.proving.rules.rolling import timeout
from ludarium.games.proving.state import STREAMS, Proving


class ProvingGrounds(Game):
    info = INFO
    folder = Path(__file__).parent
    streams = STREAMS
    interjections = {"resign": resign, "timeout": timeout}
    clock_says = ("timeout",)
    no_news = notes.NO_NEWS
    lessons = tutorial

    def load_pack(self, folder: Path) -> Pack:
        return cards.load(folder)

    def printed(self, card: Card) -> Printed:
        return printed.printed(card)

    def first_state(self, chosen: Setup) -> State:
        return setup.first_state(self.pack.tables, setup.settings_of(chosen))

    def sums_up(self, s: Proving, index: int) -> Phrase | None:
        return reasons.reason(s, self.pack, int(s.options[index]))

    def told(self, name: str, numbers: Mapping[str, int], s: Proving) -> Phrase:
        return notes.told(name, dict(numbers), self.pack)

    def counts(self, s: Proving, seat: int) -> Counts:
        return counts.counts(s)

    def view(self, s: Proving, seat: int | None) -> dict[str, Any]:
        return as_json(view.view(s, self.pack))

    def result(self, s: Proving) -> Result | None:
        return endings.result(s)

    def scope(self, s: Proving) -> Scope:
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

    def refuses(self, s: Proving, interjection: str, seat: int | str) -> str | None:
        if interjection == "timeout" and (seat != "clock" or s.rolling == 0):
            return "only the clock says 'timeout', and only while phase 1 is open (P-142)"
        return None

    def measured(self, chosen: Setup) -> tuple[str, int, int] | None:
        return rates.measured(chosen, self.pack.hash)

    def bounds(self, s: Proving) -> Mapping[str, Bounds]:
        return bounds.bounds(s)

    def broken_law(self, s: Proving) -> str | None:
        return invariants.broken(s)


GAME = ProvingGrounds

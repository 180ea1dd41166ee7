"""Tamashii: Chronicle of Ascend: the scenarios, for one to four characters together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludarium.core.bounds import Bounds
from ludarium.core.counting import Counts
from ludarium.core.game import Game, Result, Scope
from ludarium.core.kernel import CHANCE, State
from ludarium.core.options import Setup
from ludarium.core.packs import Card, Pack, Printed
from ludarium.core.prompts import Choice
from ludarium.core.text import Phrase
from ludarium.core.views import as_json
from ludarium.games.tamashii import (
    bounds,
    cards,
    counts,
    endings,
    invariants,
    lexicon,
    notes,
    printed,
    rates,
    sentences,
    setup,
    view,
)
from ludarium.games.tamashii.fields import STREAMS
from ludarium.games.tamashii.flow import resign
from ludarium.games.tamashii.lessons import lessons as tutorial
from ludarium.games.tamashii.meta import INFO, with_scenarios
from ludarium.games.tamashii.scripts import worded
from ludarium.games.tamashii.state import Tamashii

PHASES = 8  # more than there are


class ChronicleOfAscend(Game):
    info = INFO
    folder = Path(__file__).parent
    streams = STREAMS
    interjections = {"resign": resign}
    lessons = tutorial
    no_news = notes.NO_NEWS

    def __init__(self, pack_folder: Path | None = None) -> None:
        super().__init__(pack_folder)
        self.info = with_scenarios(INFO, cards.own_scenarios(self.pack_folder))

    def load_pack(self, folder: Path) -> Pack:
        return cards.load(folder)

    def printed(self, card: Card) -> Printed:
        return printed.of_card(card, self.pack)

    def first_state(self, chosen: Setup) -> State:
        scenarios = [each.id for each in self.pack.kinds["scenario"]]
        return setup.first_state(self.pack.tables, setup.settings_of(chosen, scenarios))

    def asks(self, s: Tamashii) -> Phrase:
        asked = worded(self.pack, super().asks(s))
        if asked.id == "prompt-answered" and s.that() != s.then_a and 0 <= s.that() < s.players:
            return Phrase("prompt-answered-for", {**asked.arguments, "seat": lexicon.seat_phrase(int(s.that()))})
        return asked

    def choice(self, s: Tamashii, option: int) -> Choice:
        found = super().choice(s, option)
        return replace(found, phrase=worded(self.pack, found.phrase))

    def why_not(self, s: Tamashii, notation: str) -> Phrase | None:
        said = super().why_not(s, notation)
        known = said is not None or s.actor == CHANCE
        if known or any(self.choice(s, int(option)).notation == " ".join(notation.split()) for option in s.options):
            return said
        return Phrase("why-not-offered")

    def seat_name(self, s: Tamashii, seat: int) -> object:
        return lexicon.seat_phrase(seat)

    def told(self, name: str, numbers: Mapping[str, int], s: Tamashii) -> Phrase:
        return notes.told(self.pack, name, numbers, s)

    def in_sentences(self, notes: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
        return sentences.in_sentences(notes)

    def counts(self, s: Tamashii, seat: int) -> Counts:
        return counts.counts(s, seat)

    def view(self, s: Tamashii, seat: int | None) -> dict[str, Any]:
        return as_json(view.view(s, self.pack, seat))

    def result(self, s: Tamashii) -> Result | None:
        return endings.result(s, self.pack)

    def scope(self, s: Tamashii) -> Scope:
        return Scope(int(s.turn), int(s.turn * PHASES + s.phase), int(s.acting + 1))

    def measured(self, setup: Setup) -> tuple[str, int, int] | None:
        return rates.measured(setup, self.pack.hash)

    def bounds(self, s: Tamashii) -> Mapping[str, Bounds]:
        return bounds.bounds(s)

    def broken_law(self, s: Tamashii) -> str | None:
        return invariants.broken(s)


GAME = ChronicleOfAscend

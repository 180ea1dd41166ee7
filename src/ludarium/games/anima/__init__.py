"""Anima: Shadow of Omega: two to five parties, or one against the Rival."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludarium.core.bounds import Bounds
from ludarium.core.counting import Counts
from ludarium.core.game import Game, Result, Scope
from ludarium.core.kernel import State
from ludarium.core.options import Setup
from ludarium.core.packs import Card, Pack, Printed
from ludarium.core.prompts import Odds
from ludarium.core.reactions import Pace, Reaction
from ludarium.core.text import Phrase
from ludarium.core.views import as_json
from ludarium.games.anima import (
    bounds,
    cards,
    counts,
    endings,
    invariants,
    notes,
    printed,
    reactions,
    reasons,
    sentences,
    setup,
    view,
    worlds,
)
from ludarium.games.anima.flow import resign
from ludarium.games.anima.lessons import lessons as tutorial
from ludarium.games.anima.lexicon import Lexicon, figure_phrase, lexicon
from ludarium.games.anima.meta import INFO
from ludarium.games.anima.state import STREAMS, Anima


class ShadowOfOmega(Game):
    info = INFO
    folder = Path(__file__).parent
    streams = STREAMS
    interjections = {"resign": resign}
    no_news = notes.NO_NEWS
    lessons = tutorial

    def load_pack(self, folder: Path) -> Pack:
        return cards.load(folder)

    def printed(self, card: Card) -> Printed:
        return printed.printed(card, self.pack)

    def first_state(self, chosen: Setup) -> State:
        return setup.first_state(self.pack.tables, setup.settings_of(chosen))

    @property
    def names(self) -> Lexicon:
        return lexicon(self.pack)

    def odds(self, s: Anima, option: int) -> list[Odds]:
        return [each for each in super().odds(s, option) if each.probability > 0]

    def sums_up(self, s: Anima, index: int) -> Phrase | None:
        option = int(s.options[index])
        return reasons.summed_up(s, option, self.odds(s, option), super().sums_up(s, index))

    def seat_name(self, s: Anima, seat: int) -> object:
        return figure_phrase(s, seat)

    def told(self, name: str, numbers: Mapping[str, int], s: Anima) -> Phrase:
        return notes.told(s, name, dict(numbers), self.pack)

    def in_sentences(self, notes: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
        return sentences.in_sentences(notes)

    def counts(self, s: Anima, seat: int) -> Counts:
        return counts.counts(s, seat)

    def view(self, s: Anima, seat: int | None) -> dict[str, Any]:
        return as_json(view.view(s, self.pack, seat))

    def result(self, s: Anima) -> Result | None:
        return endings.result(s)

    def scope(self, s: Anima) -> Scope:
        return Scope(int(s.turn), int(s.phase * 8 + s.slot + 1), 0)

    def reaction(self, s: Anima) -> Reaction | None:
        return reactions.reaction(s)

    def pace(self, chosen: Setup) -> Pace:
        return reactions.pace(chosen)

    def resample(self, s: Anima, seat: int, seed: int) -> State:
        return worlds.resample(s, seat, seed)

    def bounds(self, s: Anima) -> Mapping[str, Bounds]:
        return bounds.bounds(s)

    def broken_law(self, s: Anima) -> str | None:
        return invariants.broken(s)


GAME = ShadowOfOmega

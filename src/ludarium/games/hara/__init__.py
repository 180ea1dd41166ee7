"""Champions of Hara: the Versus Arena, six Solo Arenas, Artifacts Hunting, The Corrupted Champion, Ghost Champion."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from ludarium.core.bounds import Bounds
from ludarium.core.counting import Counts
from ludarium.core.decisions import Decisions
from ludarium.core.game import Game, Result, Scope
from ludarium.core.kernel import State
from ludarium.core.options import Setup
from ludarium.core.packs import Card, Pack, Printed
from ludarium.core.text import Phrase
from ludarium.core.views import as_json
from ludarium.games.hara import (
    bounds,
    cards,
    catalogue,
    counts,
    endings,
    invariants,
    notes,
    printed,
    rates,
    reasons,
    sentences,
    setup,
    view,
    worlds,
)
from ludarium.games.hara.flow import resign
from ludarium.games.hara.lessons import lessons as tutorial
from ludarium.games.hara.lexicon import Lexicon, lexicon
from ludarium.games.hara.meta import INFO
from ludarium.games.hara.state import STREAMS, Hara


class ChampionsOfHara(Game):
    info = INFO
    folder = Path(__file__).parent
    streams = STREAMS
    interjections = {"resign": resign}
    no_news = notes.NO_NEWS
    lessons = tutorial

    more_words = staticmethod(catalogue.words)

    def load_pack(self, folder: Path) -> Pack:
        return cards.load(folder)

    def printed(self, card: Card) -> Printed:
        return printed.printed(card, self.pack)

    def first_state(self, chosen: Setup) -> State:
        return setup.first_state(self.pack.tables, setup.settings_of(chosen), chosen)

    @property
    def names(self) -> Lexicon:
        return lexicon(self.pack)

    @cached_property
    def decisions_of(self) -> dict[str, Decisions[Hara, Lexicon]]:
        """By mode: what it brings itself comes first."""
        usual = self.decisions.found
        return {id: Decisions(*mode.decisions, *usual, *catalogue.of_other_modes(mode)) for id, mode in catalogue.modes().items()}

    def decided(self, s: Hara) -> Decisions[Hara, Lexicon]:
        return self.decisions_of[s.variant.id]

    def sums_up(self, s: Hara, index: int) -> Phrase | None:
        if s.variant.seat_is_foe:
            return None
        return super().sums_up(s, index) or reasons.what_follows(s, self.pack, index)

    def seat_name(self, s: Hara, seat: int) -> object:
        return self.names.corrupted[s.foe].name if s.variant.seat_is_foe else notes.champion_of(s, self.names, seat)

    def told(self, name: str, numbers: Mapping[str, int], s: Hara) -> Phrase:
        return notes.told(s, name, dict(numbers), self.pack)

    def in_sentences(self, notes: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
        return sentences.in_sentences(notes)

    def counts(self, s: Hara, seat: int) -> Counts:
        return counts.counts(s, self.names, seat)

    def view(self, s: Hara, seat: int | None) -> dict[str, Any]:
        return as_json(view.view(s, self.pack, seat))

    def result(self, s: Hara) -> Result | None:
        return endings.result(s, self.pack)

    def scope(self, s: Hara) -> Scope:
        return Scope(int(s.day * 4 + s.round), int(s.turn), int(s.activations))

    def rounds(self, s: Hara) -> int:
        return int(s.day)

    def resample(self, s: Hara, seat: int, seed: int) -> State:
        return worlds.resample(s, seat, seed)

    def measured(self, chosen: Setup) -> tuple[str, int, int] | None:
        return rates.measured(chosen, self.pack.hash)

    def bounds(self, s: Hara) -> Mapping[str, Bounds]:
        return bounds.bounds(s)

    def broken_law(self, s: Hara) -> str | None:
        return invariants.broken(s)


GAME = ChampionsOfHara

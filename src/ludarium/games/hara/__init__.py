"""Champions of Hara: the Versus Arena, six Solo Arenas, Artifacts Hunting, The Corrupted Champion, Ghost Champion."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludarium.core.bounds import Bounds
from ludarium.core.game import Game, Result, Scope
from ludarium.core.kernel import State
from ludarium.core.options import Setup
from ludarium.core.packs import Card, Pack, Printed
from ludarium.core.prompts import Choice, Odds
from ludarium.core.text import Phrase
from ludarium.games.hara import bounds, cards, catalogue, laws, odds, printed, prompts, rates, setup, told, view, why
from ludarium.games.hara.flow import resign
from ludarium.games.hara.lessons import lessons as tutorial
from ludarium.games.hara.lexicon import lexicon
from ludarium.games.hara.meta import INFO
from ludarium.games.hara.secrets import resample
from ludarium.games.hara.state import LOST, RESIGNED, STREAMS, WON, Hara

REASONS = {WON: "won", LOST: "lost", RESIGNED: "resigned"}


class ChampionsOfHara(Game):
    info = INFO
    folder = Path(__file__).parent
    streams = STREAMS
    interjections = {"resign": resign}
    lessons = tutorial

    more_words = staticmethod(catalogue.words)

    def load_pack(self, folder: Path) -> Pack:
        return cards.load(folder)

    def printed(self, card: Card) -> Printed:
        return printed.printed(card, self.pack)

    def first_state(self, chosen: Setup) -> State:
        return setup.first_state(self.pack.tables, setup.settings_of(chosen), chosen)

    def asks(self, state: State) -> Phrase:
        return prompts.asks(own(state), self.pack)

    def choice(self, state: State, option: int) -> Choice:
        return prompts.choice(own(state), self.pack, option)

    def odds(self, state: State, option: int) -> list[Odds]:
        return odds.odds(own(state), option)

    def why_not(self, state: State, notation: str) -> Phrase | None:
        return why.why_not(own(state), self.pack, notation)

    def seat_name(self, state: State, seat: int) -> object:
        s, names = own(state), lexicon(self.pack)
        return names.corrupted[s.foe].name if s.variant.seat_is_foe else told.champion_of(s, names, seat)

    def told(self, name: str, numbers: Mapping[str, int], state: State) -> Phrase:
        return told.told(own(state), name, dict(numbers), self.pack)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(own(state), self.pack, seat)

    def result(self, state: State) -> Result | None:
        s = own(state)
        if s.outcome == 0:
            return None
        winners = tuple(seat for seat in range(s.settings.seats) if s.winners >> seat & 1)
        return Result(winners, laws.scores(s), laws.reason(s), laws.ending(s, self.pack))

    def scope(self, state: State) -> Scope:
        s = own(state)
        return Scope(int(s.day * 4 + s.round), int(s.turn), int(s.activations))

    def rounds(self, state: State) -> int:
        return int(own(state).day)

    def resample(self, state: State, seat: int, seed: int) -> State:
        return resample(own(state), seat, seed)

    def measured(self, chosen: Setup) -> tuple[str, int, int] | None:
        return rates.measured(chosen, self.pack.hash)

    def bounds(self, state: State) -> Mapping[str, Bounds]:
        return bounds.bounds(own(state))

    def broken_law(self, state: State) -> str | None:
        return laws.broken(own(state))


def own(state: State) -> Hara:
    assert isinstance(state, Hara)
    return state


GAME = ChampionsOfHara

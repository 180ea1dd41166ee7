"""Anima: Shadow of Omega: two to five parties, or one against the Rival."""

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
from ludarium.core.reactions import Pace, Reaction
from ludarium.core.text import Phrase
from ludarium.games.anima import bounds, cards, laws, odds, printed, prompts, reactions, setup, told, view, why, worlds
from ludarium.games.anima.flow import resign
from ludarium.games.anima.lessons import lessons as tutorial
from ludarium.games.anima.lexicon import counter, figure_phrase
from ludarium.games.anima.meta import INFO
from ludarium.games.anima.rules.missions import completed
from ludarium.games.anima.state import NO_WINNER, RESIGNED, RIVAL_WON, STREAMS, WON, Anima

REASONS = {WON: "won", NO_WINNER: "no_winner", RESIGNED: "resigned", RIVAL_WON: "rival"}


class ShadowOfOmega(Game):
    info = INFO
    folder = Path(__file__).parent
    streams = STREAMS
    interjections = {"resign": resign}
    lessons = tutorial

    def load_pack(self, folder: Path) -> Pack:
        return cards.load(folder)

    def printed(self, card: Card) -> Printed:
        return printed.printed(card, self.pack)

    def first_state(self, chosen: Setup) -> State:
        return setup.first_state(self.pack.tables, setup.settings_of(chosen))

    def asks(self, state: State) -> Phrase:
        return prompts.asks(own(state), self.pack)

    def choice(self, state: State, option: int) -> Choice:
        return prompts.choice(own(state), self.pack, option)

    def odds(self, state: State, option: int) -> list[Odds]:
        return odds.odds(own(state), int(option))

    def why_not(self, state: State, notation: str) -> Phrase | None:
        return why.why_not(own(state), self.pack, notation)

    def seat_name(self, state: State, seat: int) -> object:
        return figure_phrase(own(state), seat)

    def told(self, name: str, numbers: Mapping[str, int], state: State) -> Phrase:
        return told.told(own(state), name, dict(numbers), self.pack)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(own(state), self.pack, seat)

    def result(self, state: State) -> Result | None:
        s = own(state)
        if s.outcome == 0:
            return None
        winners = tuple(seat for seat in range(s.settings.seats) if s.winners >> seat & 1)
        scores = tuple(int(completed(s, seat)) + (2 if seat in winners else 0) for seat in range(s.settings.seats))
        winner = Phrase(f"counter-{counter(s, winners[0])}") if winners else ""
        reason = Phrase(f"result-{REASONS[s.outcome].replace('_', '-')}", {"player": winner, "turn": int(s.turn)})
        return Result(winners, scores, REASONS[s.outcome], reason)

    def scope(self, state: State) -> Scope:
        s = own(state)
        return Scope(int(s.turn), int(s.phase * 8 + s.slot + 1), 0)

    def reaction(self, state: State) -> Reaction | None:
        return reactions.reaction(own(state))

    def pace(self, chosen: Setup) -> Pace:
        return reactions.pace(chosen)

    def resample(self, state: State, seat: int, seed: int) -> State:
        return worlds.resample(own(state), seat, seed)

    def bounds(self, state: State) -> Mapping[str, Bounds]:
        return bounds.bounds(own(state))

    def broken_law(self, state: State) -> str | None:
        return laws.broken(own(state))


def own(state: State) -> Anima:
    assert isinstance(state, Anima)
    return state


GAME = ShadowOfOmega

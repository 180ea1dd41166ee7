"""Hamlet: a title for tests alone, whose cards are scripts with lines of every form.

HM-1  Two or three villagers live through six nights. Whoever has most coins and hearts then has won.
HM-2  In turn one walks to a house by chance, draws a card, and may use what one has.
HM-3  Some cards stay in force, the others happen at once and can come again.
HM-4  Before each night everybody makes up to two plans, side by side: to sleep (a dream may bring a coin), to have tea (a coin
      for a heart), to give the next villager a coin, if that one takes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ludarium.core.bounds import Bounds, one_of, upto
from ludarium.core.build import row
from ludarium.core.game import Game, Result, Scope
from ludarium.core.language import laws
from ludarium.core.language.asked import Name, Names
from ludarium.core.language.program import Program
from ludarium.core.language.reader import read
from ludarium.core.language.writer import Writer
from ludarium.core.options import Facts, Info, Mode, Setup
from ludarium.core.text import Localized, Phrase
from tests.core.hamlet.flow import play, resign
from tests.core.hamlet.state import DAWN, HEARTS, HOUSES, LAST_NIGHT, RESIGNED, STREAMS, Hamlet
from tests.core.hamlet.words import CARDS, LANGUAGE, STAYS

BOTH = Localized({"en": "Hamlet", "fr": "Hameau"})
REASONS = {DAWN: "dawn", RESIGNED: "resigned"}


class Village:
    """What the cards come to."""

    def __init__(self) -> None:
        writer = Writer(LANGUAGE, lambda _family, _code: None)
        self.written = {id: writer.add(read(LANGUAGE, script), step="evening") for id, script in CARDS.items()}
        self.program: Program = writer.program()
        self.ids = tuple(CARDS)
        self.cards = row([n for id, each in self.written.items() for n in (each.script, int(id in STAYS))])
        self.names = Names(writer.book, self.thing, self.card)

    def thing(self, _s: Hamlet, family: str, number: int) -> Name:
        return Name(f"{family}.{number + 1}", Phrase(f"thing-{family}", {"n": number + 1}), (f"{family}.{number}",))

    def card(self, _s: Hamlet, script: int, _owner: int) -> Name:
        id = next(id for id, each in self.written.items() if each.script == script)
        return Name(id, id, (f"card.{id}",))


@cache
def village() -> Village:
    return Village()


class HamletGame(Game):
    info = Info(
        id="hamlet",
        names=BOTH,
        summary=BOTH,
        seats=(2, 3),
        modes=(Mode("hamlet", BOTH, BOTH),),
        options=(),
        rules_version=1,
        minutes=5,
        facts=Facts(hidden=False, longest=600, proven=False, scores=(0, 9 + HEARTS)),
    )
    folder = Path(__file__).parent
    streams = STREAMS
    interjections = {"resign": resign}

    def first_state(self, chosen: Setup) -> Hamlet:
        s = Hamlet(village().program, village().cards, chosen.seats)
        s.later(play)
        return s

    @property
    def names(self) -> Village:
        return village()

    def told(self, name: str, numbers: Mapping[str, int], _state: Any) -> Phrase:
        return Phrase(f"note-{name}", {**numbers, "card": village().ids[numbers["card"]]} if "card" in numbers else numbers)

    def view(self, s: Hamlet, seat: int | None) -> dict[str, Any]:
        return {
            "night": int(s.night),
            "turn": int(s.turn),
            "lamps": [int(each) for each in s.lamps],
            "seats": [
                {"coins": int(s.coins[each]), "hearts": int(s.hearts[each]), "at": int(s.at[each])} for each in range(s.players)
            ],
            "in_force": [int(each) for each in s.sources],
        }

    def result(self, s: Hamlet) -> Result | None:
        if s.outcome == 0:
            return None
        scores = tuple(int(s.coins[seat] + s.hearts[seat]) for seat in range(s.players))
        return Result(tuple(seat for seat, score in enumerate(scores) if score == max(scores)), scores, REASONS[int(s.outcome)])

    def scope(self, s: Hamlet) -> Scope:
        return Scope(int(s.night), int(s.night * 3 + s.turn), 0)

    def bounds(self, s: Hamlet) -> Mapping[str, Bounds]:
        players = int(s.players)
        return {
            **laws.bounds(s),
            "coins": Bounds(0, 9),
            "hearts": Bounds(0, HEARTS),
            "at": upto(HOUSES - 1),
            "lamps": Bounds(0, 99),
            "night": Bounds(0, LAST_NIGHT + 1),
            "turn": one_of(players),
            "card": Bounds(-1, len(CARDS) - 1),
            "outcome": upto(RESIGNED),
            "plans": upto(2),
        }

    def broken_law(self, s: Hamlet) -> str | None:
        return laws.broken(s)


GAME = HamletGame

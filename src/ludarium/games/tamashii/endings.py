"""How a match of Tamashii ends: won or lost together, by the end card that was drawn (T-250, T-251)."""

from __future__ import annotations

from ludarium.core.game import Result
from ludarium.core.packs import Pack
from ludarium.core.text import Phrase
from ludarium.games.tamashii import lexicon
from ludarium.games.tamashii.fields import LOST, NONE, RESIGNED, WON
from ludarium.games.tamashii.naming import name_of
from ludarium.games.tamashii.rules.scenario_verbs import CLOSES, OPENS, TICKED_OFF
from ludarium.games.tamashii.state import Tamashii

REASONS = {WON: "won", LOST: "lost", RESIGNED: "resigned"}
WORDS = {OPENS: "open", CLOSES: "close", TICKED_OFF: "tick"}  # what an end card says to the profile


def result(s: Tamashii, pack: Pack) -> Result | None:
    if s.outcome == 0:
        return None
    won = s.outcome == WON
    seats = range(s.players)
    reason = REASONS[s.outcome]
    ending = lexicon.scenario_card(pack, s.ending).name if s.ending != NONE else ""
    told = Phrase(f"result-{reason}", {"ending": ending, "turn": int(s.turn)})
    return Result(tuple(seats) if won else (), tuple(int(won) for _ in seats), reason, told, words(s))


def words(s: Tamashii) -> tuple[str, ...]:
    """T-250: what the end card unlocks and locks; T-251: a loss ticks nothing. T-251a: who resigns changes nothing."""
    if s.outcome == RESIGNED:
        return ()
    said = [int(number) for number in s.spoken]
    return tuple(f"{WORDS[word]} {name_of(item).upper()}" for word, item in zip(said[::2], said[1::2], strict=True))

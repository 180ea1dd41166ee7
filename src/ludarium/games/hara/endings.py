"""How a match of Champions of Hara ends: who has won, the scores and why, as the mode says."""

from __future__ import annotations

from ludarium.core.game import Result
from ludarium.core.packs import Pack
from ludarium.core.text import Listing, Phrase
from ludarium.games.hara.catalogue import mode_of
from ludarium.games.hara.lexicon import lexicon
from ludarium.games.hara.modes.spec import Ending
from ludarium.games.hara.state import RESIGNED, Hara


def result(s: Hara, pack: Pack) -> Result | None:
    if s.outcome == 0:
        return None
    winners = tuple(seat for seat in range(s.settings.seats) if s.winners >> seat & 1)
    return Result(winners, mode_of(s).scores(s), ended(s).reason, ending(s, pack))


def ended(s: Hara) -> Ending:
    return Ending("resigned", "result-resigned", "result-several-resigned") if s.outcome == RESIGNED else mode_of(s).ending(s)


def ending(s: Hara, pack: Pack) -> Phrase:
    """How it ended, for people."""
    arguments: dict[str, object] = {"day": int(s.day), "score": mode_of(s).scores(s)[0]}
    if s.settings.seats == 1:
        return Phrase(ended(s).says, arguments)
    names = lexicon(pack)
    winners = tuple(names.champions[s.champion[seat]].name for seat in range(s.settings.seats) if s.winners >> seat & 1)
    arguments["winners"] = Listing(winners)
    arguments["count"] = len(winners)
    return Phrase(ended(s).among_several, arguments)

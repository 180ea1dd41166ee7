"""What is asked in the bazaar, and everything that is said of the answers."""

from __future__ import annotations

from ludarium.core.decisions import DECLINE, Choice, Decision, Pack, Phrase, Secret
from tests.core.bazaar import flow
from tests.core.bazaar.flow import BURY, FACES, NEITHER, SHOW, WARE, WHAT
from tests.core.bazaar.state import Bazaar


def whose(s: Bazaar, _pack: Pack) -> dict[str, object]:
    return {"player": int(s.seat) + 1}


def unseen(s: Bazaar, ware: int) -> Secret:
    return Secret(ware, (int(s.seat),), Phrase("a-ware"))


trade = Decision[Bazaar, Pack](flow.traded, what=WHAT, asks=whose)
trade.offers("neither", NEITHER, role=DECLINE)
look = Decision[Bazaar, Pack](flow.kept, asks=whose)
die = Decision[Bazaar, Pack](flow.thrown, asks=whose)
next_ware = Decision[Bazaar, Pack](flow.drawn, flow.looked_at, asks=whose)


@trade.answer("show", SHOW, WARE)
def show(s: Bazaar, pack: Pack, ware: int) -> Choice:
    return Choice(f"show {ware}", Phrase("option-ware", {"word": "show", "ware": ware}))


@trade.answer("bury", BURY, WARE)
def bury(s: Bazaar, pack: Pack, ware: int) -> Choice:
    return Choice(f"bury {ware}", Phrase("option-ware", {"word": "bury", "ware": unseen(s, ware)}))


@look.answer("top", 0)
def top(s: Bazaar, pack: Pack) -> Choice:
    return Choice("top", Phrase("option-keep", {"where": "top"}))


@look.answer("under", 1)
def under(s: Bazaar, pack: Pack) -> Choice:
    return Choice("under", Phrase("option-keep", {"where": "under"}))


@die.answer("die")
def face(s: Bazaar, pack: Pack, number: int) -> Choice:
    return Choice(f"die={FACES[number]}", Phrase("chance-die", {"face": FACES[number]}))


@next_ware.answer("ware")
def drawn(s: Bazaar, pack: Pack, ware: int) -> Choice:
    return Choice(f"ware={ware}", Phrase("chance-ware", {"ware": unseen(s, ware)}))

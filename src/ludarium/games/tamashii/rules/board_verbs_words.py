"""Choices that verbs of the board put (T-56, T-314)."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Decision, Pack, Phrase
from ludarium.games.tamashii.lexicon import one_asset
from ludarium.games.tamashii.rules import board_verbs
from ludarium.games.tamashii.rules.board_verbs import A_LINE, A_SLOT, NUMBER, THE_DISTRICT, WHAT
from ludarium.games.tamashii.scripts import line_name
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import TYPES

taken = one_asset(board_verbs.asset_taken, "take")
changing = Decision[Tamashii, Pack](board_verbs.essential_chosen)


@changing.answer("essential")
def essential(s: Tamashii, pack: Pack, token: int) -> Choice:
    return Choice(f"essential {TYPES[token]}", Phrase("option-essential", {"token": TYPES[token]}))


once_more = Decision[Tamashii, Pack](board_verbs.used_once_more, what=WHAT)


@once_more.answer("again district", THE_DISTRICT, NUMBER)
def district(s: Tamashii, pack: Pack, _none: int) -> Choice:
    return Choice("again district", Phrase("option-again-district"))


@once_more.answer("again slot", A_SLOT, NUMBER)
def slot(s: Tamashii, pack: Pack, number: int) -> Choice:
    return Choice(f"again slot {number + 1}", Phrase("option-again-slot", {"n": number + 1}))


@once_more.answer("again line", A_LINE, NUMBER)
def line(s: Tamashii, pack: Pack, mark: int) -> Choice:
    return Choice(f"again line {mark + 1}", Phrase("option-again-line", {"what": line_name(pack, mark)}))

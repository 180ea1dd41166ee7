"""The questions of the set-up (T-14, T-17, T-22, T-27a)."""

from __future__ import annotations

from ludarium.core.decisions import Choice, Decision, Pack, Phrase
from ludarium.games.tamashii.lexicon import CLASSES, chance_card, one_card, protocol, seat_phrase, tile
from ludarium.games.tamashii.rules import setting_up
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import TYPES

first = Decision[Tamashii, Pack](setting_up.first_chosen)


@first.answer("first")
def first_seat(s: Tamashii, pack: Pack, seat: int) -> Choice:
    return Choice(f"first={seat + 1}", Phrase("chance-first", {"seat": seat_phrase(seat)}), (f"seat.{seat}",))


board = Decision[Tamashii, Pack](setting_up.board_taken)


@board.answer("board")
def taken(s: Tamashii, pack: Pack, colour: int) -> Choice:
    walker = pack.kinds["walker"][colour]
    return Choice(f"board {TYPES[colour]}", Phrase("option-board", {"colour": TYPES[colour], "walker": walker.name}))


class_of = Decision[Tamashii, Pack](setting_up.class_taken)


@class_of.answer("class")
def chosen(s: Tamashii, pack: Pack, number: int) -> Choice:
    return Choice(f"class {CLASSES[number]}", Phrase("option-class", {"class": CLASSES[number]}))


dealt = chance_card(setting_up.protocol_dealt, "protocol", protocol)
kept = one_card(setting_up.protocol_kept, "protocol", protocol)
laid = chance_card(setting_up.another_laid, "tile", tile)

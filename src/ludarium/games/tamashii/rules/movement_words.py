"""Moves in words: where to, or nowhere."""

from __future__ import annotations

from ludarium.core.decisions import AFFIRM, DECLINE, Choice, Decision, Pack, Phrase
from ludarium.games.tamashii.lexicon import one_place
from ludarium.games.tamashii.rules import bot, districts, movement
from ludarium.games.tamashii.scripts import place_phrase
from ludarium.games.tamashii.state import Tamashii

moved = one_place(movement.destination_chosen, "move")
moved.offers("stay", movement.STAY, role=DECLINE)
moved_along = one_place(movement.moved_by_effect, "move")
moved_along.offers("stay", movement.STAY, role=DECLINE)
bot_moved = one_place(bot.destination, "bot")
bot_moved.offers("not now", bot.NOT_NOW, role=DECLINE)

stands_in = Decision[Tamashii, Pack](bot.stands_in)
stands_in.offers("myself", 0, role=DECLINE)
stands_in.offers("battery", 1, role=AFFIRM)

used = Decision[Tamashii, Pack](districts.district_chosen)
used.offers("skip district", districts.SKIP, role=DECLINE)


@used.answer("district")
def district(s: Tamashii, pack: Pack, place: int) -> Choice:
    told = {"place": place_phrase(s, pack, place)}
    return Choice(f"district {place + 1}", Phrase("option-district", told), (f"place.{place + 1}",), AFFIRM)

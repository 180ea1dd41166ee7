"""Flood of Rifts (section 17): Thomas closes what others would rather not look at."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import i64
from ludarium.games.hara.modes.spec import Spec, both
from ludarium.games.hara.rules.combat import BY_NOTHING, hurt_champion
from ludarium.games.hara.rules.decks import choose_item_to_drop, first_card
from ludarium.games.hara.state import DUSK_DECK, END_OF_TURN, THOMAS, Hara, Variant
from ludarium.games.hara.tables import DUSK_CARDS, RIFT

FLOODS: Final = note("floods", "seat", "n")


class Flood(Variant):
    def prepare(self, s: Hara) -> None:
        """H-147a: the Dusk deck keeps only its Rift cards."""
        s.pile[DUSK_DECK] = 0
        card: i64 = 0
        while card < DUSK_CARDS:
            if s.cards.kind[first_card(DUSK_DECK) + card] == RIFT:
                s.pile[DUSK_DECK] |= BIT[card]
            card += 1

    def objective(self, s: Hara, seat: i64) -> bool:
        """H-146b, H-150: no Rift in play."""
        return rifts_in_play(s) == 0

    def progress(self, s: Hara) -> i64:
        return rifts_in_play(s)


def rifts_in_play(s: Hara) -> i64:
    count: i64 = 0
    for card in s.in_play:
        if s.cards.kind[card] == RIFT:
            count += 1
    return count


@rule
def flood(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """H-148, H-149: first in step D, one hit as big as the number of Rifts; a defeat by it costs an Item."""
    rifts = rifts_in_play(s)
    if rifts > 0:
        s.tell(FLOODS, seat, rifts)
        hurt_champion(s, seat, rifts, BY_NOTHING)
        if s.knocked == 1:
            s.later(choose_item_to_drop, 1, seat)


def make() -> Flood:
    mode = Flood("rifts")
    mode.arena = True
    mode.do(END_OF_TURN, flood)
    return mode


MODE: Final = Spec(
    7,
    make(),
    both("Flood of Rifts", "Déluge de Failles"),
    both(
        "Nothing but Rifts comes with the dusk, and Thomas has only so many fingers for the dyke.\n"
        "Be in the Dojo with ten Energy of each colour at a moment when no Rift is open.\n"
        "Each open Rift costs you 1 Health at the end of every turn, even at home.",
        "Le Crépuscule n’apporte plus que des Failles, et Thomas n’a que dix doigts pour colmater la digue.\n"
        "Soyez au Dojo avec dix Énergies de chaque couleur à un moment où aucune Faille n’est ouverte.\n"
        "Chaque Faille ouverte vous coûte 1 Santé à la fin de chaque tour, même chez vous.",
    ),
    champion=THOMAS,
)

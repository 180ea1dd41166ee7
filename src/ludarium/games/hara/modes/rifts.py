"""Flood of Rifts (section 17): Thomas closes what others would rather not look at."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import i64
from ludarium.core.text import Phrase
from ludarium.games.hara.heuristic_values import Judge, turns_left
from ludarium.games.hara.modes.spec import AS_USUAL, Happening, Line, Spec, beside, both
from ludarium.games.hara.rules.combat import BY_NOTHING, hurt_champion
from ludarium.games.hara.rules.decks import choose_item_to_drop
from ludarium.games.hara.state import AWAY, DUSK_DECK, END_OF_TURN, THOMAS, Hara, Variant, face_down
from ludarium.games.hara.tables import RIFT

FLOODS: Final = note("floods", "seat", "n")

OPEN_RIFT: Final = 1402  # what the heuristic gives to see a Rift closed,
FLOOD: Final = 3  # the more, the more turns it would still hurt;
RIFT_TOUR: Final = 12  # what it thinks of a step on the way over all of them,
RIFT_SOUL: Final = 70  # and of Spirit, which closes them


class Flood(Variant):
    def prepare(self, s: Hara) -> None:
        """H-147a: the Dusk deck keeps only its Rift cards."""
        for card in zones.members(s.where, face_down(DUSK_DECK)):
            if s.cards.kind[card] != RIFT:
                s.where[card] = AWAY

    def objective(self, s: Hara, seat: i64) -> bool:
        """H-146b, H-150: no Rift in play."""
        return rifts_in_play(s) == 0

    def progress(self, s: Hara) -> i64:
        return rifts_in_play(s)

    def toll(self, s: Hara, seat: i64) -> i64:
        return rifts_in_play(s)

    # -- what the heuristic wants ------------------------------------------------------------------------------------

    def chores(self, s: Hara) -> i64:
        return 2 * rifts_in_play(s)

    def goal(self, s: Hara, judge: Judge) -> i64:
        """Each open Rift costs Health until it is closed, and the way to all of them costs time."""
        return -self.closing(s) * rifts_in_play(s) - RIFT_TOUR * way_over_rifts(s, judge.seat)

    def bounty(self, s: Hara, card: i64) -> i64:
        return OPEN_RIFT if s.cards.kind[card] == RIFT else 0

    def closing(self, s: Hara) -> i64:
        return OPEN_RIFT + FLOOD * turns_left(s)

    def soul(self, s: Hara) -> i64:
        return RIFT_SOUL


def rifts_in_play(s: Hara) -> i64:
    count: i64 = 0
    for card in s.in_play:
        if s.cards.kind[card] == RIFT:
            count += 1
    return count


def way_over_rifts(s: Hara, seat: i64) -> i64:
    """The steps from one Rift to the next, always the nearest."""
    here = s.at[seat]
    left: i64 = BIT[rifts_in_play(s)] - 1
    steps: i64 = 0
    while left != 0:
        best: i64 = 99
        chosen: i64 = 0
        where = here
        number: i64 = 0
        for card in s.in_play:
            if s.cards.kind[card] == RIFT:
                if (left & BIT[number]) != 0 and s.distance(here, s.where[card]) < best:
                    best = s.distance(here, s.where[card])
                    chosen = number
                    where = s.where[card]
                number += 1
        steps += best
        here = where
        left &= ~BIT[chosen]
    return steps


@rule
def flood(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """H-148, H-149: first in step D, one hit as big as the number of Rifts; a defeat by it costs an Item."""
    rifts = rifts_in_play(s)
    if rifts > 0:
        s.tell(FLOODS, seat, rifts)
        hurt_champion(s, seat, rifts, BY_NOTHING)
        if s.knocked == 1:
            s.later(choose_item_to_drop, 1, seat)


# -- in words and pictures -------------------------------------------------------------------------------------------


def open_rifts(s: Hara) -> list[Line]:
    rifts = int(rifts_in_play(s))
    return [Line("rift", Phrase("board-goal-rifts-line", {"n": rifts}), good=rifts == 0)]


def ahead(_s: Hara, usual: list[Happening]) -> list[Happening]:
    return [Happening("rifts", each.sign, each.told) if each.id == "dusk" else each for each in usual]


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
    texts=beside("rifts"),
    more=open_rifts,
    ahead=ahead,
    golden=(AS_USUAL,),
)

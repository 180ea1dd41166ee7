"""Oneroi onslaught (section 14): every Dawn another Scientist sets out for Persephone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.core.kernel import note, rule
from ludarium.core.native import i64
from ludarium.core.text import Phrase
from ludarium.games.hara.atlas import DREAR, space_of, tile_of
from ludarium.games.hara.heuristic_values import Judge
from ludarium.games.hara.modes.spec import AS_USUAL, Happening, Line, Mark, MarkState, Spec, beside, both, ruling
from ludarium.games.hara.rules.combat import bury_the_dead
from ludarium.games.hara.rules.decks import put_in_play
from ludarium.games.hara.rules.energy import look_for_winner
from ludarium.games.hara.rules.monsters import range_of
from ludarium.games.hara.rules.movement import towards
from ludarium.games.hara.state import (
    DAWN,
    DOOM,
    END_OF_ROUND,
    HELD,
    LAST_DAY,
    NONE,
    NOWHERE,
    PERSEPHONE,
    START_OF_DAY,
    WHEN_FELLED,
    Hara,
    Variant,
)
from ludarium.games.hara.tables import CARDS, FIRST_SCIENTIST, SCIENTIST, Settings

CLOSES_IN: Final = note("closes_in", "card", "space")

SCIENTIST_GONE: Final = 66  # what a Scientist less is worth to the heuristic


class Onslaught(Variant):
    def objective(self, s: Hara, seat: i64) -> bool:
        """H-127b, H-132: no Scientist on the map, or all six tokens taken."""
        if s.settings.all_six_scientists:
            return self.progress(s) == 6
        for card in range(FIRST_SCIENTIST, i64(CARDS)):
            if s.place(card) != NOWHERE:
                return False
        return True

    def progress(self, s: Hara) -> i64:
        held: i64 = 0
        for token in range(DOOM, i64(2 * DOOM)):
            if s.token[token] == HELD:
                held += 1
        return held

    def progress_of(self, s: Hara) -> i64:
        return 6 if s.settings.all_six_scientists else 0

    # -- what the heuristic wants ------------------------------------------------------------------------------------

    def chores(self, s: Hara) -> i64:
        return 2 * scientists(s)

    def goal(self, s: Hara, judge: Judge) -> i64:
        return -SCIENTIST_GONE * scientists(s) * (40 - judge.need) // 20

    def bounty(self, s: Hara, card: i64) -> i64:
        return SCIENTIST_GONE if s.cards.kind[card] == SCIENTIST else 0


def scientists(s: Hara) -> i64:
    count: i64 = 0
    for card in s.in_play:
        if s.cards.kind[card] == SCIENTIST:
            count += 1
    return count


@rule
def scientist_sets_out(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-128: one Doom token on The Drear 5, in the order of the Days."""
    put_in_play(s, FIRST_SCIENTIST + s.day - 1, space_of(DREAR, 5))


@rule
def scientists_close_in(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-130, H-131: each transports as many spaces towards Persephone as its Range, in number order, even into the Dojo."""
    for card in range(FIRST_SCIENTIST, i64(CARDS)):
        if s.place(card) != NOWHERE:
            nearer = towards(s, s.where[card], s.at[0], range_of(s, card), True)
            if nearer != s.where[card]:
                s.where[card] = nearer
                s.tell(CLOSES_IN, card, nearer)
    bury_the_dead(s)


@rule
def scientist_is_felled(s: Hara, card: i64, _space: i64, seat: i64) -> None:
    """H-127c: its token goes to her Inventory."""
    if s.cards.kind[card] == SCIENTIST and seat != NONE:
        s.token[DOOM + card - FIRST_SCIENTIST] = HELD
        look_for_winner(s)


# -- in words and pictures -------------------------------------------------------------------------------------------


def settle(settings: Settings, chosen: Mapping[str, Any]) -> None:
    settings.all_six_scientists = chosen["scientists"] == "all_six"


def marks(s: Hara) -> list[Mark]:
    return [scientist_mark(s, number) for number in range(6)]


def so_far(s: Hara) -> dict[str, object]:
    """All six that must be defeated, or those that must not be left on the map."""
    return {"all": "yes" if s.settings.all_six_scientists else "no", "near": int(scientists(s))}


def line(s: Hara) -> list[Line]:
    told = {**so_far(s), "now": int(s.variant.progress(s))}
    return [Line("flask", Phrase("board-goal-onslaught-line", told), good=bool(s.variant.objective(s, 0)))]


def scientist_mark(s: Hara, number: int) -> Mark:
    """Taken, on the map, or still to come."""
    at = s.place(FIRST_SCIENTIST + number)
    state: MarkState = "done" if s.token[DOOM + number] == HELD else "next" if at != NOWHERE else "hidden"
    return Mark(state, number=number + 1, sign="skull", at=tile_of(at) if at != NOWHERE else "")


def ahead(s: Hara, usual: list[Happening]) -> list[Happening]:
    found = list(usual)
    if s.round == DAWN and scientists(s) > 0:
        found.insert(1, Happening("scientists", "flask"))
    if s.day < LAST_DAY:
        found.append(Happening("scientist", "flask", {"number": int(s.day) + 1, "day": int(s.day) + 1}))
    return found


def make() -> Onslaught:
    mode = Onslaught("onslaught")
    mode.arena = True
    mode.do(START_OF_DAY, scientist_sets_out)
    mode.do(END_OF_ROUND, scientists_close_in)
    mode.do(WHEN_FELLED, scientist_is_felled)
    return mode


MODE: Final = Spec(
    4,
    make(),
    both("Oneroi onslaught", "L’assaut Oneroi"),
    both(
        "The Oneroi want their runaway experiment back, and each Dawn a better-armed Scientist leaves The Drear.\n"
        "Stand in the Dojo with ten Energy of each colour while not one of them is left on the map.\n"
        "They close in after every Round, strike on sight and drain Persephone’s Spirit.",
        "Les Oneroi veulent récupérer leur expérience évadée : à chaque Aube, un Scientifique mieux armé quitte The Drear.\n"
        "Soyez au Dojo avec dix Énergies de chaque couleur, sans qu’un seul d’entre eux reste sur la carte.\n"
        "Ils se rapprochent après chaque Manche, frappent à vue et épuisent l’Esprit de Persephone.",
    ),
    champion=PERSEPHONE,
    texts=beside("onslaught"),
    options=(
        ruling("scientists", ("in_play", "all_six"), "H-132", ("onslaught",), "Scientists to defeat", "Scientifiques à vaincre"),
    ),
    settle=settle,
    tells=so_far,
    marks=marks,
    more=line,
    ahead=ahead,
    golden=(AS_USUAL,),
)

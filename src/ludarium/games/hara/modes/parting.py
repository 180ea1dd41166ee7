"""The parting (section 16): Kaoru looks for Kuma, and four Clues lie face down."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.atlas import RING, space_of, world_of
from ludarium.games.hara.modes.spec import Spec, both
from ludarium.games.hara.rules import resources
from ludarium.games.hara.rules.combat import lose_health
from ludarium.games.hara.rules.decks import D6_FACES, WORLD_FACES
from ludarium.games.hara.rules.energy import look_for_winner
from ludarium.games.hara.rules.shift import draw_shift
from ludarium.games.hara.state import (
    AT_SETUP,
    D6,
    FREE_ACTION,
    HELD,
    KAORU,
    NOWHERE,
    WHEN_PREPARED,
    WORLD_DIE,
    WORLD_SHIFT,
    Hara,
    Variant,
)

CLUE_LAID: Final = note("clue_laid", "space")
TURNS_UP: Final = note("turns_up", "seat", "token")
FINDS_CLUE: Final = note("finds_clue", "seat", "token")
KUMA_FOUND: Final = note("kuma_found", "seat")
CLUES_SCATTER: Final = note("clues_scatter")

CLUES: Final = 4


class Parting(Variant):
    def objective(self, s: Hara, seat: i64) -> bool:
        """H-139c: all four Clues are collected, Kuma is found."""
        return s.clues == CLUES

    def progress(self, s: Hara) -> i64:
        return s.clues

    def progress_of(self, s: Hara) -> i64:
        return CLUES

    def offers(self, s: Hara, seat: i64) -> vec[i64]:
        """H-142, H-144a: a face-down Clue on the own space, for 1 Grit, or 1 Health if there is no Grit and two Health."""
        places: vec[i64] = vec[i64]([])
        if s.resource[seat] == 0 and s.health[seat] < 2:
            return places
        place: i64 = 0
        while place < CLUES:
            if s.clue[place] == s.at[seat] and s.at[seat] >= RING:
                places = append(places, place)
            place += 1
        return places


@rule
def lay_clues(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-140: the first on a random space."""
    s.chance(WORLD_DIE, WORLD_FACES, lay_clue_in, s.clues)


@rule
def lay_clue_in(s: Hara, place: i64, _b: i64, world: i64) -> None:
    s.chance(D6, D6_FACES, clue_lies, place, world)


@rule
def clue_lies(s: Hara, place: i64, world: i64, number: i64) -> None:
    """H-140, H-141: the next one in an adjacent World without a Clue; if both are free, the d6 decides."""
    s.clue[place] = space_of(world, number)
    s.clue_number[place] = 0
    s.tell(CLUE_LAID, s.clue[place])
    if place + 1 == CLUES:
        return
    after = s.world_in[(s.slot_of[world] + 1) % 6]
    before = s.world_in[(s.slot_of[world] + 5) % 6]
    if clue_in(s, after):
        s.now(lay_clue_in, place + 1, 0, before)
    elif clue_in(s, before):
        s.now(lay_clue_in, place + 1, 0, after)
    else:
        s.chance(D6, D6_FACES, clue_turns, place + 1, world)


@rule
def clue_turns(s: Hara, place: i64, world: i64, roll: i64) -> None:
    """Odd: clockwise; even: counter-clockwise."""
    slot = s.slot_of[world]
    s.now(lay_clue_in, place, 0, s.world_in[(slot + 1) % 6] if roll % 2 == 1 else s.world_in[(slot + 5) % 6])


def clue_in(s: Hara, world: i64) -> bool:
    for space in s.clue:
        if space >= RING and world_of(space) == world:
            return True
    return False


@rule
def investigate(s: Hara, place: i64, _b: i64, _c: i64) -> None:
    """H-142: pay, turn it up. Which number it is nobody knows before, so it is drawn now."""
    if s.resource[s.hero] > 0:
        resources.add(s, s.hero, -1)
    else:
        lose_health(s, s.hero, 1)
    if s.clue_number[place] > 0:
        s.now(clue_shows, place, 0, s.clue_number[place])
        return
    unseen: vec[i64] = vec[i64]([])
    number: i64 = s.clues + 1
    while number <= CLUES:
        other: i64 = 0
        while other < CLUES and (s.clue[other] < RING or s.clue_number[other] != number):
            other += 1
        if other == CLUES:
            unseen = append(unseen, number)
        number += 1
    s.chance(AT_SETUP, unseen, clue_shows, place)


@rule
def clue_shows(s: Hara, place: i64, _b: i64, number: i64) -> None:
    """The number next after those collected: collected; otherwise face down again (H-143)."""
    if number != s.clues + 1:
        s.tell(TURNS_UP, s.hero, number - 1)
        s.clue_number[place] = number
        return
    s.clues = number
    s.token[number - 1] = HELD
    s.clue[place] = NOWHERE
    s.clue_number[place] = 0
    s.tell(FINDS_CLUE, s.hero, number - 1)
    if number == CLUES:
        s.tell(KUMA_FOUND, s.hero)
        look_for_winner(s)


@rule
def clues_move_on(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-145: until Kuma is found no World Shift; the Clues are shuffled and placed again."""
    if s.clues == CLUES:
        s.now(draw_shift)
        return
    s.tell(CLUES_SCATTER)
    place: i64 = 0
    while place < CLUES:
        s.clue[place] = NOWHERE
        s.clue_number[place] = 0
        place += 1
    s.now(lay_clues)


def make() -> Parting:
    mode = Parting("parting")
    mode.arena = True
    mode.do(WHEN_PREPARED, lay_clues)
    mode.do(WORLD_SHIFT, clues_move_on)
    mode.do(FREE_ACTION, investigate)
    return mode


MODE: Final = Spec(
    6,
    make(),
    both("The parting", "La séparation"),
    both(
        "Kuma is gone, and a bear of stone is harder to lose than you would think.\n"
        "Turn up the four Clues in order, 1 Grit a look, and bring ten Energy of each colour to the Dojo.\n"
        "What you have not found by nightfall lies somewhere else tomorrow.",
        "Kuma a disparu, et pourtant un ours de pierre ne se perd pas si facilement.\n"
        "Retournez les quatre Indices dans l’ordre, 1 Grit par coup d’œil, et rapportez dix Énergies de chaque couleur au Dojo.\n"
        "Ce que vous n’avez pas trouvé à la nuit tombée sera ailleurs demain.",
    ),
    champion=KAORU,
)

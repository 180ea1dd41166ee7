"""The parting (section 16): Kaoru looks for Kuma, and four Clues lie face down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.core.decisions import Choice, Phrase
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.atlas import RING, name_of, space_of, tile_of, world_of
from ludarium.games.hara.heuristic_values import Judge
from ludarium.games.hara.lexicon import Lexicon, space_named
from ludarium.games.hara.modes.parts import DETAIL, FREELY, by_luck, in_a_turn, rolled_number, rolled_world
from ludarium.games.hara.modes.spec import AS_USUAL, Happening, Mark, MarkState, Spec, beside, both, ruling
from ludarium.games.hara.rules import resources
from ludarium.games.hara.rules.combat import lose_health
from ludarium.games.hara.rules.decks import D6_FACES, WORLD_FACES
from ludarium.games.hara.rules.energy import look_for_winner
from ludarium.games.hara.rules.shift import draw_shift
from ludarium.games.hara.state import (
    AT_SETUP,
    D6,
    DAWN,
    FREE_ACTION,
    HELD,
    KAORU,
    NONE_AT_ALL,
    NOWHERE,
    WHEN_PREPARED,
    WORLD_DIE,
    WORLD_SHIFT,
    Hara,
    Variant,
)
from ludarium.games.hara.tables import Settings

CLUE_LAID: Final = note("clue_laid", "space")
TURNS_UP: Final = note("turns_up", "seat", "number")
FINDS_CLUE: Final = note("finds_clue", "seat", "number")
KUMA_FOUND: Final = note("kuma_found", "seat")
CLUES_SCATTER: Final = note("clues_scatter")

CLUES: Final = 4

CLUE: Final = 2171  # what a Clue is worth to the heuristic, and one that was only seen
CLUE_KNOWN: Final = 60
NOT_THE_NEXT: Final[vec[i64]] = vec[i64]([0, 0, 0, 1])


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
        for place in range(i64(CLUES)):
            if s.clue[place] == s.at[seat] and s.at[seat] >= RING:
                places = append(places, place)
        return places

    # -- what the heuristic wants ------------------------------------------------------------------------------------

    def chores(self, s: Hara) -> i64:
        return 2 * (CLUES - s.clues)

    def goal(self, s: Hara, judge: Judge) -> i64:
        """Clues collected, and those that were seen: until nightfall only (H-145)."""
        total: i64 = CLUE * s.clues
        if s.round == DAWN or s.turn == judge.seat:
            for number in s.clue_number:
                if number > 0:
                    total += CLUE_KNOWN
        return total

    def look_ahead(self, s: Hara, judge: Judge, acts: i64, tomorrow: bool) -> None:
        if tomorrow:
            return
        for place in range(i64(CLUES)):
            if s.clue[place] >= RING:
                gain: i64 = CLUE // (CLUES - s.clues)
                if s.clue_number[place] > 0:
                    gain = CLUE if s.clue_number[place] == s.clues + 1 else 0
                space = s.clue[place]
                judge.consider(judge.by_way(gain, s.distance(s.at[judge.seat], space), judge.stride[acts]), space)

    def luck(self, s: Hara) -> vec[i64]:
        """A Clue: the next number is the first of those that it may bear; if it is not among them, nothing hangs on it."""
        if s.then != clue_shows:
            return NONE_AT_ALL
        if s.options[0] != s.clues + 1:
            return NOT_THE_NEXT
        return vec[i64]([0, len(s.options) - 1, 1, len(s.options)])


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
    for number in range(s.clues + 1, i64(CLUES + 1)):
        other: i64 = 0
        while other < CLUES and (s.clue[other] < RING or s.clue_number[other] != number):
            other += 1
        if other == CLUES:
            unseen = append(unseen, number)
    s.chance(AT_SETUP, unseen, clue_shows, place)


@rule
def clue_shows(s: Hara, place: i64, _b: i64, number: i64) -> None:
    """The number next after those collected: collected; otherwise face down again (H-143)."""
    if number != s.clues + 1:
        s.tell(TURNS_UP, s.hero, number)
        s.clue_number[place] = number
        return
    s.clues = number
    s.token[number - 1] = HELD
    s.clue[place] = NOWHERE
    s.clue_number[place] = 0
    s.tell(FINDS_CLUE, s.hero, number)
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
    for place in range(i64(CLUES)):
        s.clue[place] = NOWHERE
        s.clue_number[place] = 0
    s.now(lay_clues)


# -- in words and pictures -------------------------------------------------------------------------------------------


def settle(settings: Settings, chosen: Mapping[str, Any]) -> None:
    settings.clue_memory = chosen["clue_memory"] == "on"


looking = in_a_turn()


@looking.answer("investigate", FREELY, DETAIL)
def look(s: Hara, _names: Lexicon, place: int) -> Choice:
    space = name_of(s.clue[place])
    pays = "grit" if s.resource[s.hero] > 0 else "health"
    return Choice(f"investigate {space}", Phrase("option-investigate", {"pays": pays}), (f"clue.{space}", f"space.{space}"))


@look.refused
def why_not_investigate(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-142, H-144a: a Clue on the own space, for 1 Grit, or for Health if there is enough."""
    space = space_named(said[1])
    if space is None:
        return None
    if space not in list(s.clue):
        return Phrase("why-no-clue-there")
    if space != s.at[s.hero]:
        return Phrase("why-clue-elsewhere")
    return Phrase("why-clue-price") if len(s.variant.offers(s, s.hero)) == 0 else None


def marks(s: Hara) -> list[Mark]:
    """Clues lie face down: where a number is, is only known of one that was seen."""
    known = {int(number): tile_of(int(at)) for number, at in zip(s.clue_number, s.clue, strict=True) if number}
    shown = known if s.settings.clue_memory else {}
    return [Mark(clue_state(s, number), number=number, at=shown.get(number, "")) for number in range(1, CLUES + 1)]


def clue_state(s: Hara, number: int) -> MarkState:
    return "done" if number <= s.clues else "next" if number == s.clues + 1 else "open"


def ahead(s: Hara, usual: list[Happening]) -> list[Happening]:
    if s.clues == CLUES:
        return usual
    return [Happening("clues", "swap") if each.id == "shift" else each for each in usual]


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
        "Retournez les quatre Indices dans l’ordre, 1 Cran par coup d’œil, et rapportez dix Énergies de chaque couleur au Dojo.\n"
        "Ce que vous n’avez pas trouvé à la nuit tombée sera ailleurs demain.",
    ),
    champion=KAORU,
    texts=beside("parting"),
    options=(
        ruling(
            "clue_memory", ("on", "off"), "H-144", ("parting",), "Numbers of Clues seen stay visible", "Numéros des Indices vus"
        ),
    ),
    settle=settle,
    decisions=(
        looking,
        by_luck(rolled_world, lay_clue_in),
        by_luck(rolled_number, clue_lies, clue_turns),
        by_luck(lambda _s, _names, n: Choice(f"clue={n}", Phrase("chance-clue", {"number": n})), clue_shows),
    ),
    marks=marks,
    ahead=ahead,
    golden=(AS_USUAL,),
)

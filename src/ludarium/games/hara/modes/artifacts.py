"""Artifacts Hunting (section 11): six Artifacts in the order of their numbers, and a law of its own for every Day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.core import zones
from ludarium.core.decisions import Choice, Decision, Phrase
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.core.trials import Trial
from ludarium.games.hara.atlas import COLOURS, RING, WORLD_COLOUR, space_of, world_of
from ludarium.games.hara.heuristic_values import Judge
from ludarium.games.hara.heuristic_weights import WORTH
from ludarium.games.hara.lexicon import Lexicon, token_named, token_phrase, world_named, world_phrase
from ludarium.games.hara.modes.parts import (
    DETAIL,
    FREELY,
    by_luck,
    collected,
    drawn_card,
    in_a_turn,
    moment,
    rolled_number,
    token_mark,
    world_for,
)
from ludarium.games.hara.modes.spec import AS_USUAL, Happening, Line, Mark, Spec, beside, both, ruling
from ludarium.games.hara.rules.decks import D6_FACES, discard, draws, put_in_play
from ludarium.games.hara.rules.energy import look_for_winner, lose
from ludarium.games.hara.rules.monsters import monsters_on
from ludarium.games.hara.state import (
    AT_SETUP,
    AWAY,
    D6,
    DOOM,
    DRAWN,
    DUSK_DECK,
    FREE_ACTION,
    HELD,
    LAST_DAY,
    NONE,
    NOWHERE,
    START_OF_DAY,
    WHEN_FELLED,
    WHEN_PREPARED,
    Hara,
    Variant,
)
from ludarium.games.hara.tables import BOSS, FIRST_SCIENTIST, MONSTER, RIFT, WORLD_CARDS, Settings

OMEN: Final = note("omen", "omen")
ARTIFACT: Final = note("artifact", "token", "space")
NO_MONSTER: Final = note("no_monster", "card")
COLLECTS: Final = note("collects", "seat", "token")

HOBBLES: Final = 1  # effects of the Day (H-100 to H-106)
BREEDS: Final = 2
FARSEES: Final = 3
TARNISHES: Final = 4
ROUSES: Final = 5
SWELLS: Final = 6

FOUND: Final = 1137  # what an Artifact is worth to the heuristic ...
TOUR: Final = 23  # ... and a step of the way over all that are left

ORDERS: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 5])  # the six orders in which three tokens may lie


class Artifacts(Variant):
    def objective(self, s: Hara, seat: i64) -> bool:
        """H-95b: every Artifact collected."""
        return self.progress(s) == 6

    def progress(self, s: Hara) -> i64:
        held: i64 = 0
        for place in s.token:
            if place == HELD:
                held += 1
        return held

    def progress_of(self, s: Hara) -> i64:
        return 6

    def offers(self, s: Hara, seat: i64) -> vec[i64]:
        """H-98, H-99: a token of the lowest number on the map, for 1 Energy of that World's colour."""
        tokens: vec[i64] = vec[i64]([])
        space = s.at[seat]
        if space < RING or s.energy[3 * seat + WORLD_COLOUR[world_of(space)]] == 0:
            return tokens
        lowest = lowest_number(s)
        for token in range(i64(2 * DOOM)):
            if s.token[token] == space and token % DOOM == lowest:
                tokens = append(tokens, token)
        return tokens

    def halts(self, s: Hara, space: i64) -> bool:
        """Effect 1 (H-100b): entering a space with a Monster, you lose all your movement points."""
        return s.omen == HOBBLES and monsters_on(s, space) > 0

    def more_range(self, s: Hara, card: i64) -> i64:
        """Effect 3 (H-103a): +1 Range for each Rift within range 1."""
        if s.omen != FARSEES:
            return 0
        rifts: i64 = 0
        for other in s.in_play:
            if s.cards.kind[other] == RIFT and s.distance(s.where[other], s.where[card]) <= 1:
                rifts += 1
        return rifts

    def withholds_gold(self, s: Hara) -> bool:
        """Effect 4 (H-103b)"""
        return s.omen == TARNISHES

    def reaches(self, s: Hara, card: i64, seat: i64) -> bool:
        """Effect 5 (H-105a, H-107): Monsters also attack the characters in their World."""
        return s.omen == ROUSES and s.at[seat] >= RING and world_of(s.where[card]) == world_of(s.at[seat])

    def lies_open(self, s: Hara) -> bool:
        """H-96: face down until all six lie."""
        return s.day > 0

    def doubles(self, s: Hara) -> bool:
        """Effect 6 (H-105b)"""
        return s.omen == SWELLS

    # -- what the heuristic wants ------------------------------------------------------------------------------------

    def chores(self, s: Hara) -> i64:
        return 2 * (6 - self.progress(s))

    def goal(self, s: Hara, judge: Judge) -> i64:
        return FOUND * self.progress(s) - TOUR * tour(s, judge.seat)

    def look_ahead(self, s: Hara, judge: Judge, acts: i64, tomorrow: bool) -> None:
        lowest = lowest_number(s)
        if lowest < 3:
            look_for_artifact(s, judge, s.token[lowest], acts)
            look_for_artifact(s, judge, s.token[DOOM + lowest], acts)


def lowest_number(s: Hara) -> i64:
    """Of the tokens still on the map, counted from 0; two bear each number."""
    number: i64 = 0
    while number < 3 and s.token[number] < 0 and s.token[DOOM + number] < 0:
        number += 1
    return number


def tour(s: Hara, seat: i64) -> i64:
    """The steps over all Artifacts in their order, the nearer of two first."""
    here = s.at[seat]
    steps: i64 = 0
    for number in range(i64(3)):
        near, far = s.token[number], s.token[DOOM + number]
        if far >= 0 and (near < 0 or s.distance(here, far) < s.distance(here, near)):
            near, far = far, near
        if near >= 0:
            steps += s.distance(here, near)
            here = near
        if far >= 0:
            steps += s.distance(here, far)
            here = far
    return steps


def look_for_artifact(s: Hara, judge: Judge, space: i64, acts: i64) -> None:
    if space >= RING:
        colour = WORLD_COLOUR[world_of(space)]
        gain: i64 = FOUND - WORTH.energy
        if s.energy[3 * judge.seat + colour] == 0:
            gain = gain // 4
        judge.consider(judge.by_way(gain, s.distance(s.at[judge.seat], space), judge.stride[acts]), space)


def token_in(s: Hara, world: i64) -> bool:
    for place in s.token:
        if place >= RING and world_of(place) == world:
            return True
    return False


@rule
def lay_artifacts(s: Hara, laid: i64, _b: i64, _c: i64) -> None:
    """H-96, H-97: face down, Scenario and Doom in turn; a World without a token, the d6 gives the space. Which number lies where
    is only known when all six lie, so it is only drawn then."""
    if laid == 6:
        s.later(number_artifacts, DOOM)
        s.now(number_artifacts, 0)
        return
    worlds: vec[i64] = vec[i64]([])
    for slot in range(i64(6)):
        if not token_in(s, s.world_in[slot]):
            worlds = append(worlds, s.world_in[slot])
    if s.settings.artifacts_auto:
        s.now(artifact_world, laid, 0, worlds[0])
    else:
        s.ask(0, worlds, artifact_world, laid)


@rule
def artifact_world(s: Hara, laid: i64, _b: i64, world: i64) -> None:
    s.chance(D6, D6_FACES, artifact_space, laid, world)


@rule
def artifact_space(s: Hara, laid: i64, world: i64, number: i64) -> None:
    s.token[laid // 2 + DOOM * (laid % 2)] = space_of(world, number)
    s.now(lay_artifacts, laid + 1)


@rule
def number_artifacts(s: Hara, first: i64, _b: i64, _c: i64) -> None:
    s.chance(AT_SETUP, ORDERS, artifacts_turn_up, first)


@rule
def artifacts_turn_up(s: Hara, first: i64, _b: i64, order: i64) -> None:
    """The three tokens of a kind change places by one of six orders."""
    a, b, c = s.token[first], s.token[first + 1], s.token[first + 2]
    if order % 2 == 1:
        b, c = c, b
    if order // 2 == 1:
        a, b, c = b, c, a
    elif order // 2 == 2:
        a, b, c = c, a, b
    s.token[first] = a
    s.token[first + 1] = b
    s.token[first + 2] = c
    for token in range(first, first + 3):
        s.tell(ARTIFACT, token, s.token[token])


@rule
def roll_omen(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-100a: start of each Dawn, for the whole Day."""
    s.chance(D6, D6_FACES, omen_comes)


@rule
def omen_comes(s: Hara, _a: i64, _b: i64, omen: i64) -> None:
    s.omen = omen
    s.tell(OMEN, omen)


@rule
def collect_artifact(s: Hara, token: i64, _b: i64, _c: i64) -> None:
    """H-98: FREE, pay 1 Energy of that World's colour."""
    lose(s, s.hero, WORLD_COLOUR[world_of(s.token[token])])
    s.tell(COLLECTS, s.hero, token)
    s.token[token] = HELD
    look_for_winner(s)


@rule
def monster_breeds(s: Hara, _card: i64, space: i64, _seat: i64) -> None:
    """Effect 2 (H-101, H-102): a Monster from the Dusk deck takes the place of the fallen one; others drawn are discarded."""
    if s.omen == BREEDS and monsters_left(s):
        s.chance(DUSK_DECK, draws(s, DUSK_DECK), breeding_card, space)


def monsters_left(s: Hara) -> bool:
    """Is there any Monster in the Dusk deck or its discard pile that may come today?"""
    for card in range(WORLD_CARDS, i64(FIRST_SCIENTIST)):
        kind = s.cards.kind[card]
        in_a_pile = s.place(card) == NOWHERE and s.where[card] != AWAY
        if in_a_pile and (kind == MONSTER or (kind == BOSS and s.day > 1)):
            return True
    return False


@rule
def breeding_card(s: Hara, space: i64, _b: i64, card: i64) -> None:
    zones.put(s.where, card, DRAWN)
    put_in_play(s, card, space)
    if not s.hostile(card):
        s.tell(NO_MONSTER, card)
        discard(s, card)
        s.now(monster_breeds, NONE, space, NOWHERE)


# -- in words and pictures -------------------------------------------------------------------------------------------


def settle(settings: Settings, chosen: Mapping[str, Any]) -> None:
    settings.artifacts_auto = chosen["artifact_setup"] == "auto"
    settings.gold_reverse = chosen["gold_day"] == "reverse"
    settings.doubling_each = chosen["doubling"] == "each"


collecting = in_a_turn()
collect = collecting.answer("collect", FREELY, DETAIL)(collected)


@collect.refused
def why_not_collect(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-98, H-99: of the lowest number, on the own space, for 1 Energy of that World's colour."""
    token = token_named(said[1])
    if token is None:
        return None
    told: dict[str, object] = {"token": token_phrase(token)}
    place = s.token[token]
    if place == HELD or place == NOWHERE:
        return Phrase("why-token-held" if place == HELD else "why-no-token", told)
    if place != s.at[s.hero]:
        return Phrase("why-token-elsewhere", told)
    if token % DOOM != lowest_number(s):
        return Phrase("why-token-later", {**told, "number": int(lowest_number(s)) + 1})
    if token in list(s.variant.offers(s, s.hero)):
        return None
    return Phrase("why-token-price", {**told, "colour": COLOURS[WORLD_COLOUR[world_of(place)]]})


laying = Decision[Hara, Lexicon](
    artifact_world,
    asks=lambda s, _: {"kind": "doom" if s.then_a % 2 else "scenario", "laid": int(s.then_a)},
    elsewhere=moment("why-moment-artifact"),
)
lay = laying.answer("artifact")(world_for("artifact"))


@lay.refused
def why_not_there(s: Hara, _names: Lexicon, said: list[str]) -> Phrase | None:
    """H-97: a World without a token."""
    world = world_named(said[1])
    if world is None or world in list(s.options):
        return None
    return Phrase("why-world-has-token", {"world": world_phrase(world)})


def marks(s: Hara) -> list[Mark]:
    return [token_mark(s, token) for number in range(3) for token in (number, DOOM + number)]


def law_of_the_day(s: Hara) -> list[Line]:
    return [Line(f"die-{s.omen}", Phrase("board-artifact-day", {"effect": int(s.omen)}))] if s.omen else []


def ahead(s: Hara, usual: list[Happening]) -> list[Happening]:
    return [*usual, Happening("artifact", "hex")] if s.day < LAST_DAY else usual


def make() -> Artifacts:
    mode = Artifacts("artifacts")
    mode.do(WHEN_PREPARED, lay_artifacts)
    mode.do(START_OF_DAY, roll_omen)
    mode.do(WHEN_FELLED, monster_breeds)
    mode.do(FREE_ACTION, collect_artifact)
    return mode


MODE: Final = Spec(
    1,
    make(),
    both("Artifacts Hunting", "Chasse aux artefacts"),
    both(
        "Six Artifacts lie scattered over six Worlds, and they insist on being found in order.\n"
        "Collect all of them, 1 Energy each, and still come home with ten Energy of every colour.\n"
        "Each Dawn a die decides which law of nature is broken until nightfall.",
        "Six Artefacts dorment dans six Mondes et tiennent à être trouvés dans l’ordre.\n"
        "Collectez-les tous, pour 1 Énergie chacun, et revenez tout de même avec dix Énergies de chaque couleur.\n"
        "À chaque Aube, un dé choisit la loi de la nature qui sera bafouée jusqu’au soir.",
    ),
    texts=beside("artifacts"),
    options=(
        ruling("artifact_setup", ("choose", "auto"), "H-97", ("artifacts",), "Worlds of the Artifacts", "Mondes des Artefacts"),
        ruling("gold_day", ("forfeit", "reverse"), "H-104", ("artifacts",), "The Day without Gold", "Le Jour sans Or"),
        ruling(
            "doubling",
            ("once", "each"),
            "H-106",
            ("artifacts",),
            "Attacks from afar double Health",
            "Santé doublée par une attaque à distance",
        ),
    ),
    settle=settle,
    decisions=(
        collecting,
        laying,
        by_luck(rolled_number, artifact_space, omen_comes),
        by_luck(lambda _s, _names, n: Choice(f"order={n + 1}", Phrase("chance-artifacts", {"number": n + 1})), artifacts_turn_up),
        by_luck(drawn_card, breeding_card),
    ),
    marks=marks,
    more=law_of_the_day,
    ahead=ahead,
    golden=(
        AS_USUAL,
        Trial("auto", options={"artifact_setup": "auto", "gold_day": "reverse", "doubling": "each", "layout": "energy"}),
    ),
)

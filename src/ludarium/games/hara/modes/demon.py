"""Dance with the Demon (section 15): Enoki comes on Day 3, and Soff must fell the demon before it fells the Worlds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.core.kernel import note, rule
from ludarium.core.native import i64
from ludarium.core.text import Phrase
from ludarium.games.hara.atlas import space_of
from ludarium.games.hara.heuristic_values import FARTHEST, Judge
from ludarium.games.hara.modes.parts import by_luck, rolled_number, rolled_world
from ludarium.games.hara.modes.spec import AS_USUAL, Happening, Line, Spec, beside, both, ruling
from ludarium.games.hara.rules.decks import D6_FACES, WORLD_FACES, generate
from ludarium.games.hara.rules.energy import lose_energy
from ludarium.games.hara.rules.sentences import perform
from ludarium.games.hara.state import (
    AFTER_TURN,
    D6,
    DUSK_DECK,
    ENOKI,
    NONE,
    NOWHERE,
    SOFF,
    START_OF_DAY,
    WORLD_DIE,
    Hara,
    Variant,
)
from ludarium.games.hara.tables import Settings

ENOKI_COMES: Final = note("enoki_comes", "space")
FOE_ACTS: Final = note("foe_acts", "foe", "ability", "world")
SCENARIO: Final = note("scenario_effect", "roll")

ARRIVAL: Final = 3  # the Day

ENOKI_WOUND: Final = 95  # what a wound, and the end, of Enoki are worth to the heuristic
ENOKI_GONE: Final = 660


class Demon(Variant):
    def objective(self, s: Hara, seat: i64) -> bool:
        """H-133b, H-134b: Enoki defeated, once and for all."""
        return s.foe_fell == 1

    def progress(self, s: Hara) -> i64:
        return s.foe_fell

    def progress_of(self, s: Hara) -> i64:
        return 1

    # -- what the heuristic wants ------------------------------------------------------------------------------------

    def chores(self, s: Hara) -> i64:
        if s.foe_fell == 1:
            return 0
        return (s.foe_health + 1) // 2 if s.foe != NONE else 6

    def goal(self, s: Hara, judge: Judge) -> i64:
        if s.foe == NONE:
            return 0
        return ENOKI_GONE if s.foe_fell == 1 else -ENOKI_WOUND * s.foe_health

    def look_ahead(self, s: Hara, judge: Judge, acts: i64, tomorrow: bool) -> None:
        way = s.distance(s.at[judge.seat], s.foe_at)
        if way <= FARTHEST:
            judge.consider(ENOKI_WOUND * min(s.foe_health, judge.force[way]), s.foe_at)


@rule
def enoki_arrives(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-133c: start of Day 3, a random space; again if it is not empty."""
    if s.day == ARRIVAL:
        s.chance(WORLD_DIE, WORLD_FACES, enoki_world)


@rule
def enoki_world(s: Hara, _a: i64, _b: i64, world: i64) -> None:
    s.chance(D6, D6_FACES, enoki_space, world)


@rule
def enoki_space(s: Hara, world: i64, _b: i64, number: i64) -> None:
    space = space_of(world, number)
    if not is_empty(s, space):
        s.now(enoki_arrives)
        return
    s.foe = ENOKI
    s.foe_at = space
    s.foe_health = s.cards.foe_health[ENOKI]
    s.foe_winds = s.settings.seats - 1  # H-76b
    s.tell(ENOKI_COMES, space)


def is_empty(s: Hara, space: i64) -> bool:
    """H-134a: no card, token or figure."""
    for card in s.in_play:
        if s.where[card] == space:
            return False
    for at in s.at:
        if at == space:
            return False
    return True


@rule
def corrupted_turn(s: Hara, _seat: i64, _b: i64, _c: i64) -> None:
    """H-134b, H-135a: one Enoki Activation, then the Scenario Effect."""
    if s.foe_at != NOWHERE:
        s.later(scenario_effect)
        s.now(foe_activates)


@rule
def foe_activates(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-73: roll the World die, do the ability with that symbol."""
    if s.foe_at != NOWHERE:
        s.chance(WORLD_DIE, WORLD_FACES, foe_ability)


@rule
def foe_ability(s: Hara, _a: i64, _b: i64, world: i64) -> None:
    ability = s.cards.foe_symbol[6 * s.foe + world]
    s.tell(FOE_ACTS, s.foe, ability, world)
    s.now(perform, s.cards.foe_ability[3 * s.foe + ability])


@rule
def scenario_effect(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-138: a d6 after the Activation."""
    if s.foe_at != NOWHERE:
        s.chance(D6, D6_FACES, scenario_is_rolled)


@rule
def scenario_is_rolled(s: Hara, _a: i64, _b: i64, roll: i64) -> None:
    s.tell(SCENARIO, roll)
    if roll <= 2:
        s.now(lose_energy, 1, 0)
    elif roll <= 4:
        s.now(generate, DUSK_DECK, NOWHERE)
    else:
        s.now(foe_activates)


# -- in words and pictures -------------------------------------------------------------------------------------------


def settle(settings: Settings, chosen: Mapping[str, Any]) -> None:
    settings.enemies_champions = chosen["corrupted_enemies"] == "champions"


def tells(s: Hara) -> dict[str, object]:
    return {"waits": "yes" if s.foe == NONE else "no", "health": int(s.foe_health)}


def health_of_enoki(s: Hara) -> list[Line]:
    if s.foe_fell == 1:
        return []
    if s.foe == NONE:
        return [Line("axe", Phrase("board-goal-demon-waits"))]
    told: dict[str, object] = {"now": int(s.foe_health), "of": int(s.cards.foe_health[ENOKI])}
    return [Line("axe", Phrase("board-goal-demon-health", told))]


def ahead(s: Hara, usual: list[Happening]) -> list[Happening]:
    if s.foe != NONE:
        return [Happening("enoki", "axe"), *usual]
    return [*usual, Happening("demon", "axe")] if s.day == ARRIVAL - 1 else usual


def make() -> Demon:
    mode = Demon("demon")
    mode.arena = True
    mode.do(START_OF_DAY, enoki_arrives)
    mode.do(AFTER_TURN, corrupted_turn)
    return mode


MODE: Final = Spec(
    5,
    make(),
    both("Dance with the Demon", "Danse avec le Démon"),
    both(
        "On the third Day a stranger with two axes asks Soff for a dance.\n"
        "Defeat Enoki, and bring ten Energy of each colour to the Dojo.\n"
        "The demon acts after each of your turns, cuts down whatever it meets, and leaves no reward behind.",
        "Le troisième Jour, un inconnu armé de deux haches invite Soff à danser.\n"
        "Terrassez Enoki et rapportez dix Énergies de chaque couleur au Dojo.\n"
        "Le démon agit après chacun de vos tours, fauche tout ce qu’il croise et ne laisse aucune récompense.",
    ),
    champion=SOFF,
    texts=beside("demon"),
    options=(
        ruling(
            "corrupted_enemies", ("all", "champions"), "H-75", ("demon",), "Whom a Corrupted attacks", "Qui un Corrompu attaque"
        ),
    ),
    settle=settle,
    decisions=(by_luck(rolled_world, enoki_world, foe_ability), by_luck(rolled_number, enoki_space, scenario_is_rolled)),
    tells=tells,
    more=health_of_enoki,
    ahead=ahead,
    golden=(AS_USUAL,),
)

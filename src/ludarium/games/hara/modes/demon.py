"""Dance with the Demon (section 15): Enoki comes on Day 3, and Soff must fell the demon before it fells the Worlds."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.atlas import FAR, space_of
from ludarium.games.hara.modes.spec import Spec, both
from ludarium.games.hara.rules.combat import BY_FOE, hurt_champion, hurt_monster
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
from ludarium.games.hara.tables import ALLY

ENOKI_COMES: Final = note("enoki_comes", "space")
FOE_ACTS: Final = note("foe_acts", "foe", "ability", "world")
FOE_MOVES: Final = note("foe_moves", "foe", "space")
FOE_HEALS: Final = note("foe_heals", "foe", "n")
SCENARIO: Final = note("scenario_effect", "roll")

ARRIVAL: Final = 3  # the Day


class Demon(Variant):
    def objective(self, s: Hara, seat: i64) -> bool:
        """H-133b, H-134b: Enoki defeated, once and for all."""
        return s.foe_fell == 1

    def progress(self, s: Hara) -> i64:
        return s.foe_fell

    def progress_of(self, s: Hara) -> i64:
        return 1


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
        if s.place[card] == space:
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


def enemies(s: Hara) -> vec[i64]:
    """H-75: the spaces where champions and, by option, all Monsters stand, Allied ones too; each space once, canonically."""
    spaces: vec[i64] = vec[i64]([])
    spot: i64 = 0
    while spot < 43:
        space = s.space_at(spot)
        if is_enemy_on(s, space):
            spaces = append(spaces, space)
        spot += 1
    return spaces


def is_enemy_on(s: Hara, space: i64) -> bool:
    seat: i64 = 0
    while seat < s.settings.seats:
        if s.at[seat] == space:
            return True
        seat += 1
    if not s.settings.enemies_champions:
        for card in s.in_play:
            if s.place[card] == space and (s.hostile(card) or s.cards.kind[card] == ALLY):
                return True
    return False


def slash(s: Hara, damage: i64, reach: i64) -> None:
    """H-135b, H-137b: a Corrupted's ability hurts champions and Monsters, Allied ones too; what it fells gives no reward."""
    for card in s.in_play[:]:
        if s.hostile(card) or s.cards.kind[card] == ALLY:
            distance = s.distance(s.foe_at, s.place[card])
            if distance <= reach:
                hurt_monster(s, card, damage, NONE, distance)
    seat: i64 = 0
    while seat < s.settings.seats:
        if s.distance(s.foe_at, s.at[seat]) <= reach:
            hurt_champion(s, seat, damage, BY_FOE)
        seat += 1


def foe_goes_to(s: Hara, space: i64) -> None:
    if space != s.foe_at:
        s.foe_at = space
        s.tell(FOE_MOVES, s.foe, space)


@rule
def whirl(s: Hara, damage: i64, reach: i64, _c: i64) -> None:
    """H-136a, H-137a: to the closest enemy, without a limit of steps, then damage to all others in range."""
    best: i64 = NOWHERE
    least: i64 = FAR
    for space in enemies(s):
        if s.distance(s.foe_at, space) < least:
            least = s.distance(s.foe_at, space)
            best = space
    if best != NOWHERE:
        foe_goes_to(s, best)
    slash(s, damage, reach)


@rule
def harvest(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """H-136b: to the farthest enemy; all others there take as much damage as spaces were crossed."""
    best: i64 = NOWHERE
    most: i64 = NONE
    for space in enemies(s):
        far = s.distance(s.foe_at, space)
        if most < far < FAR:
            most = far
            best = space
    if best != NOWHERE:
        foe_goes_to(s, best)
        slash(s, most, 0)


@rule
def feast(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    gained = min(n, s.cards.foe_health[s.foe] - s.foe_health)
    if gained > 0:
        s.foe_health += gained
        s.tell(FOE_HEALS, s.foe, gained)


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
)

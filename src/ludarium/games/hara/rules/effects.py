"""The verbs of scripts that are no movement and no gate: what cards do to whoever they happen to."""

from __future__ import annotations

from typing import Final

from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.atlas import RING, world_of
from ludarium.games.hara.rules import resources
from ludarium.games.hara.rules.combat import (
    AIMS,
    BY_NOTHING,
    CHAMPION_TARGET,
    REACHES_NOBODY,
    bury_the_dead,
    count_of,
    expect_backlash,
    find_nobody,
    hit,
    hurt_champion,
    lose_health,
    strike,
    targets,
    with_stones,
)
from ludarium.games.hara.rules.decks import choose_item_to_drop, gain_item, generate
from ludarium.games.hara.rules.energy import fill, gain, gain_gold, look_for_winner, lose_energy
from ludarium.games.hara.rules.monsters import can_attack, hostile_cards, in_canonical_order
from ludarium.games.hara.rules.movement import away_from, monster_attacks, towards
from ludarium.games.hara.rules.shift import seat_in_order, swap_worlds
from ludarium.games.hara.state import DUSK_DECK, HAND, NONE, NOWHERE, TILTED, USED, WEAKENED, Hara
from ludarium.games.hara.tables import ABILITIES
from ludarium.games.hara.traits import ENERGY_OF, HEALTH_OF, ITEM_OF, RESOURCE_OF, SPIRIT_OF

HEALS: Final = note("heals", "seat", "n", "health")
GAINS_SPIRIT: Final = note("gains_spirit", "seat", "n")
LOSES_SPIRIT: Final = note("loses_spirit", "seat", "n")
WEAKENS: Final = note("weakens", "seat", "card", "n")
MOVES_MONSTER: Final = note("moves_monster", "seat", "card", "space")
STAYS_PUT: Final = note("stays_put", "card", "space")
READIES: Final = note("readies", "seat", "ability")
GUARDS: Final = note("guards", "seat", "n")
GAINS_ACTIVATION: Final = note("gains_activation", "seat", "n")
FEELS_READY: Final = note("feels_ready", "seat", "n")


def heal_seat(s: Hara, seat: i64, n: i64) -> None:
    """H-6b: never above the start value."""
    gained = min(n, s.cards.start_health[s.champion[seat]] - s.health[seat])
    if gained > 0:
        s.health[seat] += gained
        s.tell(HEALS, seat, gained, s.health[seat])


def inspire_seat(s: Hara, seat: i64, n: i64) -> None:
    gained = min(n, s.cards.start_spirit[s.champion[seat]] - s.spirit[seat])
    if gained > 0:
        s.spirit[seat] += gained
        s.tell(GAINS_SPIRIT, seat, gained)


def take_spirit(s: Hara, seat: i64, n: i64) -> None:
    taken = min(n, s.spirit[seat])
    if taken > 0:
        s.spirit[seat] -= taken
        s.tell(LOSES_SPIRIT, seat, taken)


# -- attacks ---------------------------------------------------------------------------------------------------------


@rule
def hit_one(s: Hara, damage: i64, reach: i64, _c: i64) -> None:
    """H-62: "n damage, range r" on one target."""
    struck = targets(s, s.hero, reach)
    if len(struck) == 0:
        find_nobody(s, s.hero, reach)
    s.ask(s.hero, with_stones(s, s.hero, struck), hit_lands, damage)


@rule
def hit_lands(s: Hara, damage: i64, _b: i64, target: i64) -> None:
    strike(s, s.hero, target, damage)


@rule
def hit_more(s: Hara, damage: i64, reach: i64, what: i64) -> None:
    s.now(hit_one, min(damage + count_of(s, s.hero, what), s.limit), reach)


@rule
def drain(s: Hara, damage: i64, reach: i64, _c: i64) -> None:
    """H-174c: a hit, then as much Health as it dealt."""
    struck = targets(s, s.hero, reach)
    if len(struck) == 0:
        find_nobody(s, s.hero, reach)
    s.ask(s.hero, with_stones(s, s.hero, struck), drain_lands, damage)


@rule
def drain_lands(s: Hara, damage: i64, _b: i64, target: i64) -> None:
    heal_seat(s, s.hero, strike(s, s.hero, target, damage))


@rule
def sweep(s: Hara, damage: i64, reach: i64, _c: i64) -> None:
    """H-63: all other targets in range, at the same time. Rewards wait on the stack, so what pays first is hit last (H-4)."""
    expect_backlash(s)
    struck = targets(s, s.hero, reach)
    if len(struck) == 0:
        find_nobody(s, s.hero, reach)
    monsters: vec[i64] = vec[i64]([])
    for target in struck:
        if target < CHAMPION_TARGET:
            monsters = append(monsters, target)
    monsters = in_canonical_order(s, monsters)
    at: i64 = len(monsters) - 1
    while at >= 0:
        hit(s, s.hero, monsters[at], damage)
        at -= 1
    for target in struck:
        if target >= CHAMPION_TARGET:
            hit(s, s.hero, target, damage)


@rule
def sweep_more(s: Hara, damage: i64, reach: i64, what: i64) -> None:
    s.now(sweep, min(damage + count_of(s, s.hero, what), s.limit), reach)


@rule
def take_aim(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    s.aim[s.hero] += n
    s.tell(AIMS, s.hero, n)


# -- Monsters pushed about -------------------------------------------------------------------------------------------


def monsters_within(s: Hara, seat: i64, reach: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for card in hostile_cards(s):
        if s.distance(s.where[card], s.at[seat]) <= reach:
            found = append(found, card)
    return found


def monsters_in_reach(s: Hara, reach: i64) -> vec[i64]:
    """Of the acting champion; if there is none, the effect says so."""
    found = monsters_within(s, s.hero, reach)
    if len(found) == 0:
        s.tell(REACHES_NOBODY, s.hero)
    return found


@rule
def weaken(s: Hara, n: i64, reach: i64, _c: i64) -> None:
    s.ask(s.hero, monsters_in_reach(s, reach), weaken_it, n)


@rule
def weaken_it(s: Hara, n: i64, _b: i64, card: i64) -> None:
    if s.marks[card] // WEAKENED % 16 + n < 16:
        s.marks[card] += WEAKENED * n
    s.tell(WEAKENS, s.hero, card, n)


@rule
def pull(s: Hara, n: i64, reach: i64, _c: i64) -> None:
    s.ask(s.hero, monsters_in_reach(s, reach), pull_it, n)


@rule
def pull_it(s: Hara, n: i64, _b: i64, card: i64) -> None:
    shove(s, card, towards(s, s.where[card], s.at[s.hero], n, False))


@rule
def push(s: Hara, n: i64, reach: i64, _c: i64) -> None:
    s.ask(s.hero, monsters_in_reach(s, reach), push_it, n)


@rule
def push_it(s: Hara, n: i64, _b: i64, card: i64) -> None:
    shove(s, card, away_from(s, s.where[card], s.at[s.hero], n))


def shove(s: Hara, card: i64, space: i64) -> None:
    if space == s.where[card]:
        s.tell(STAYS_PUT, card, space)
        return
    s.where[card] = space
    s.tell(MOVES_MONSTER, s.hero, card, space)
    bury_the_dead(s)


# -- gains -----------------------------------------------------------------------------------------------------------


@rule
def guard(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    if s.turn == s.hero:
        s.guard += n
        s.tell(GUARDS, s.hero, n)


@rule
def heal(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    heal_seat(s, s.hero, n)


@rule
def inspire(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    inspire_seat(s, s.hero, n)


@rule
def gain_resource(s: Hara, _what: i64, n: i64, _c: i64) -> None:
    resources.add(s, s.hero, n)


@rule
def gain_activation(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    if s.turn == s.hero:
        s.activations += n
        s.tell(GAINS_ACTIVATION, s.hero, n)


@rule
def gain_insight(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    if s.turn == s.hero:
        s.insight += n
        s.tell(FEELS_READY, s.hero, n)


@rule
def ready(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """One other tilted or used card returns to hand."""
    cards: vec[i64] = vec[i64]([])
    for ability in range(i64(ABILITIES)):
        place = s.ability[s.hero * ABILITIES + ability]
        if ability != s.playing and (place == TILTED or place == USED):
            cards = append(cards, ability)
    s.ask(s.hero, cards, make_ready)


@rule
def make_ready(s: Hara, _a: i64, _b: i64, ability: i64) -> None:
    s.ability[s.hero * ABILITIES + ability] = HAND
    s.tell(READIES, s.hero, s.card_of(s.hero, ability))


@rule
def gain_energy(s: Hara, colour: i64, n: i64, _c: i64) -> None:
    gain(s, s.hero, colour, n)


@rule
def take_item(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    s.now(gain_item, n, s.hero)


@rule
def shift_world(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    """Swap the World you stand on with a neighbouring World of your choice."""
    here = world_of(s.at[s.hero])
    if here != NONE:
        slot = s.slot_of[here]
        s.ask(s.hero, vec[i64]([s.world_in[(slot + 5) % 6], s.world_in[(slot + 1) % 6]]), shift_with, here)


@rule
def shift_with(s: Hara, here: i64, _b: i64, world: i64) -> None:
    swap_worlds(s, here, world)


# -- losses ----------------------------------------------------------------------------------------------------------


@rule
def lose_goods(s: Hara, what: i64, n: i64, _c: i64) -> None:
    take_from_seat(s, s.hero, what, n)


def take_from_seat(s: Hara, seat: i64, what: i64, n: i64) -> None:
    if what == HEALTH_OF:
        lose_health(s, seat, n)
    elif what == SPIRIT_OF:
        take_spirit(s, seat, n)
    elif what == ENERGY_OF:
        s.later(lose_energy, n, seat)
    elif what == RESOURCE_OF:
        resources.add(s, seat, -n)
    elif what == ITEM_OF:
        s.later(choose_item_to_drop, n, seat)


@rule
def take_damage(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    hurt_champion(s, s.hero, n, BY_NOTHING)


@rule
def generate_dusk(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    for _card in range(n):
        s.later(generate, DUSK_DECK, NOWHERE)


@rule
def ambush(s: Hara, reach: i64, _b: i64, _c: i64) -> None:
    """Every Monster within this range attacks once."""
    if s.at[s.hero] < RING:
        return
    cards = monsters_within(s, s.hero, reach)
    at: i64 = len(cards) - 1
    while at >= 0:
        s.later(ambushed, cards[at], s.hero)
        at -= 1


@rule
def ambushed(s: Hara, card: i64, seat: i64, _c: i64) -> None:
    """A Monster that was felled meanwhile, or a champion who is gone, changes its mind."""
    if s.place(card) != NOWHERE and s.at[seat] >= RING and s.distance(s.where[card], s.at[seat]) < 9:
        s.now(monster_attacks, card, seat)


# -- everybody -------------------------------------------------------------------------------------------------------


@rule
def all_energy(s: Hara, colour: i64, n: i64, _c: i64) -> None:
    """H-94a, H-203a: at the same moment, the Ghost too."""
    for seat in range(s.settings.seats + (0 if s.ghost == NONE else 1)):
        fill(s, seat, colour, n)
    look_for_winner(s)


@rule
def all_gold(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    """H-94a: in Turn Order; the Ghost, too (H-203a)."""
    if s.ghost != NONE:
        s.later(gain_gold, n, s.settings.seats)
    number = s.settings.seats
    while number > 0:
        s.later(gain_gold, n, seat_in_order(s, number))
        number -= 1


@rule
def all_heal(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    for seat in range(s.settings.seats):
        heal_seat(s, seat, n)


@rule
def all_spirit(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    for seat in range(s.settings.seats):
        inspire_seat(s, seat, n)


@rule
def all_lose(s: Hara, what: i64, n: i64, _c: i64) -> None:
    for seat in range(s.settings.seats):
        take_from_seat(s, seat, what, n)


@rule
def all_damage(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    """Each champion outside the Dojo."""
    for seat in range(s.settings.seats):
        if s.at[seat] >= RING:
            hurt_champion(s, seat, n, BY_NOTHING)


def in_reach(s: Hara, seat: i64) -> vec[i64]:
    """The Monsters that would attack the champion where it stands."""
    found: vec[i64] = vec[i64]([])
    for card in hostile_cards(s):
        if can_attack(s, card, seat):
            found = append(found, card)
    return found

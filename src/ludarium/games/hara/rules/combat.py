"""Damage: hits on Monsters, champions and the Corrupted, and who falls (section 6)."""

from __future__ import annotations

from typing import Final

from ludarium.core.fields import field
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.atlas import DOJO, RING, SPACES
from ludarium.games.hara.rules import resources
from ludarium.games.hara.rules.decks import discard, inventory, remove_item
from ludarium.games.hara.rules.energy import gain_gold, ghost_gold, look_for_winner, lose
from ludarium.games.hara.rules.monsters import (
    full_health,
    has,
    in_canonical_order,
    lasting,
    monsters_on,
    tell_item,
    tell_lasting,
    times_doubled,
)
from ludarium.games.hara.rules.sentences import perform
from ludarium.games.hara.rules.sources import (
    AIM,
    BARED,
    GUARD,
    MEDITATION,
    PASSIVE,
    PLATES,
    SHADED,
    STONES,
    SUNLIT,
    tell_word,
)
from ludarium.games.hara.state import (
    DOUBLED,
    LAST_BY,
    NONE,
    NOWHERE,
    OPHION,
    WHEN_FELLED,
    Hara,
)
from ludarium.games.hara.tables import CARDS, NO_SCRIPT, STONE
from ludarium.games.hara.traits import ARMORED, EDGE, ELUSIVE, SHARP, SHIELD

STRIKES: Final = note("strikes", "seat", "card", "n")
SHRUGS_OFF: Final = note("shrugs_off", "card", "why")
REACHES_NOBODY: Final = note("reaches_nobody", "seat")
FELLS: Final = note("fells", "seat", "card")
DIES: Final = note("dies", "card")
DOUBLES: Final = note("doubles", "card")
SUFFERS: Final = note("suffers", "seat", "n", "health")
PREVENTS: Final = note("prevents", "seat", "n")
AIMS: Final = note("aims", "seat", "n")
FALLS: Final = note("falls", "seat")
STRIKES_CHAMPION: Final = note("strikes_champion", "seat", "rival", "n")
STRIKES_FOE: Final = note("strikes_foe", "seat", "foe", "n")
FOE_RISES: Final = note("foe_rises", "foe", "health")
FOE_FALLS: Final = note("foe_falls", "foe")
EXPLODES: Final = note("explodes", "card", "n")

# who deals damage, where it is no seat
BY_NOTHING: Final = -1  # an Event, a Rift, a card
BY_MONSTER: Final = -2
BY_FOE: Final = -3
BY_GHOST: Final = -4

# targets: whom, a card or ...
CHAMPION_TARGET: Final = 100  # plus the seat
FOE_TARGET: Final = 120
WHOM: Final = field(1000)
THROWN: Final = WHOM.above(16)  # ... and how many Dreamstones are thrown in (H-91)

# why a blow does nothing
IS_ELUSIVE: Final = 0
IS_ARMORED: Final = 1
IS_PROTECTED: Final = 2

NO_BLOW: Final = -2
THORNS: Final = -1  # in `backlash`, where everything else is an explosion: a card and its space


# -- targets ---------------------------------------------------------------------------------------------------------


def targets(s: Hara, seat: i64, reach: i64) -> vec[i64]:
    """H-62a: Monsters, rival champions and the Corrupted in range; nobody strikes what no blow can hurt (H-24, H-59b)."""
    found: vec[i64] = vec[i64]([])
    here = s.at[seat]
    for card in s.in_play:
        if s.hostile(card):
            distance = s.distance(here, s.where[card])
            if distance <= reach and (distance == 0 or not has(s, card, ELUSIVE)):
                if not s.variant.protects(s, card, seat):
                    found = append(found, card)
    for other in range(s.settings.seats):
        if other != seat and s.at[other] >= RING and s.distance(here, s.at[other]) <= reach:
            found = append(found, CHAMPION_TARGET + other)
    if s.foe_at != NOWHERE and s.distance(here, s.foe_at) <= reach:
        found = append(found, FOE_TARGET)
    return found


def glances_off(s: Hara, seat: i64, reach: i64) -> bool:
    """Where a blow has no target: is there a Monster in range all the same, which no blow can hurt from here?"""
    for card in s.in_play:
        if s.hostile(card) and s.distance(s.at[seat], s.where[card]) <= reach:
            s.tell(SHRUGS_OFF, card, IS_PROTECTED if s.variant.protects(s, card, seat) else IS_ELUSIVE)
            return True
    return False


def find_nobody(s: Hara, seat: i64, reach: i64) -> None:
    """An effect that has no target says so, and why."""
    if not glances_off(s, seat, reach):
        s.tell(REACHES_NOBODY, seat)


def with_stones(s: Hara, seat: i64, plain: vec[i64]) -> vec[i64]:
    """The same targets again, with one Dreamstone, with two, as many as the champion holds."""
    options = plain
    stones: i64 = 0
    for item in inventory(s, seat):
        if s.cards.item_use[item] == STONE:
            stones += 1
            for target in plain:
                options = append(options[:], target + THROWN.put(stones))
    return options


def stone_of(s: Hara, seat: i64) -> i64:
    """The first Dreamstone in the Inventory."""
    for item in inventory(s, seat):
        if s.cards.item_use[item] == STONE:
            return item
    return NONE


def sharpened(s: Hara, seat: i64) -> i64:
    """What the next hit on a single target gains, Dreamstones aside."""
    edge: i64 = s.has_item(seat, EDGE) if s.edged == 0 else 0
    return s.aim[seat] + s.calm[seat] + lasting(s, SHARP, NONE, s.at[seat]) + edge


def tell_sharpness(s: Hara, seat: i64, stones: i64) -> None:
    """Where it comes from, and what Dreamstones add."""
    if s.self_driving:
        return
    tell_word(s, AIM, s.aim[seat])
    tell_word(s, MEDITATION, s.calm[seat])
    tell_lasting(s, SHARP, NONE, s.at[seat], 1)
    if s.edged == 0:
        tell_item(s, seat, EDGE)
    tell_word(s, STONES, stones)


def strike(s: Hara, seat: i64, target: i64, damage: i64) -> i64:
    """One hit on a single target, with everything that sharpens it; the damage dealt."""
    bonus = sharpened(s, seat)
    stones = THROWN.of(target)
    tell_sharpness(s, seat, stones)
    s.aim[seat] = 0
    s.calm[seat] = 0
    s.edged = 1
    bonus += stones
    for _stone in range(stones):
        remove_item(s, seat, stone_of(s, seat))
    return hit(s, seat, WHOM.of(target), damage + bonus)


def hit(s: Hara, seat: i64, target: i64, damage: i64) -> i64:
    if target < CARDS:
        return hurt_monster(s, target, damage, seat, s.distance(s.at[seat], s.place(target)))
    if target == FOE_TARGET:
        return hurt_foe(s, damage, seat)
    s.tell(STRIKES_CHAMPION, seat, target - CHAMPION_TARGET, damage)
    return hurt_champion(s, target - CHAMPION_TARGET, damage, seat)


# -- Monsters --------------------------------------------------------------------------------------------------------


def hurt_monster(s: Hara, card: i64, damage: i64, seat: i64, distance: i64) -> i64:
    """H-56, H-59b, H-64a, H-106: one hit from this far away; the damage dealt. `seat` NONE: not by a champion."""
    if s.place(card) == NOWHERE:
        return 0
    if distance > 0 and has(s, card, ELUSIVE):
        s.tell(SHRUGS_OFF, card, IS_ELUSIVE)
        return 0
    if seat != NONE and s.variant.protects(s, card, seat):
        s.tell(SHRUGS_OFF, card, IS_PROTECTED)
        return 0
    if distance > 0 and s.variant.doubles(s):
        double(s, card)
    dealt = damage
    if has(s, card, ARMORED):
        dealt = damage - 1 if s.settings.armored_minus else (0 if damage == 1 else damage)
    if dealt <= 0:
        s.tell(SHRUGS_OFF, card, IS_ARMORED)
        return 0
    s.hurt[card] += dealt
    if seat != NONE:
        tell_word(s, PLATES, dealt - damage)
        s.tell(STRIKES, seat, card, dealt)
        s.marks[card] = s.marks[card] % LAST_BY + LAST_BY * (seat + 1)
        resources.when_monster_hurt(s, seat, distance)
    if s.hurt[card] >= full_health(s, card):
        fell(s, card, seat)
    return dealt


def double(s: Hara, card: i64) -> None:
    """H-106: once per Monster and turn; with `doubling=each` at every attack from afar."""
    times = times_doubled(s, card)
    if times == 0 or (s.settings.doubling_each and times < 5):
        s.marks[card] += DOUBLED
        s.tell(DOUBLES, card)


def fell(s: Hara, card: i64, seat: i64) -> None:
    """H-64a, H-60a: discarded; its rewards, the mode, then VOLATILE."""
    space = s.where[card]
    discard(s, card)
    if s.cards.volatile[card] > 0:
        strike_back(s, card * SPACES + space)
    moment = s.rule_at(WHEN_FELLED)
    if moment != NONE:
        s.later(moment, card, space, seat)
    if seat == NONE:
        s.tell(DIES, card)
        return
    s.tell(FELLS, seat, card)
    s.felled = 1
    resources.when_monster_felled(s, seat)
    if s.cards.reward[card] != NO_SCRIPT:
        give(s, seat, s.cards.reward[card])
    look_for_winner(s)


def give(s: Hara, seat: i64, script: i64) -> None:
    """Perform a script for a seat, whoever is acting."""
    if s.hero != seat:
        s.later(become, s.hero)
        s.hero = seat
    s.later(perform, script)


@rule
def become(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    s.hero = seat


def expect_backlash(s: Hara) -> None:
    """Whatever falls or is hit at the same moment pays before anything strikes back: a frame waits below all their rewards."""
    if len(s.backlash) == 0:
        s.later(backlash)
        s.backlash = append(s.backlash, NO_BLOW)


def strike_back(s: Hara, what: i64) -> None:
    expect_backlash(s)
    s.backlash = append(s.backlash, what)


@rule
def backlash(s: Hara, _a: i64, _b: i64, _c: i64) -> None:
    blows = s.backlash[:]
    s.backlash = vec[i64]([])
    for blow in blows:
        if blow == THORNS:
            tell_word(s, PASSIVE, s.cards.foe_thorns[s.foe])
            hurt_champion(s, s.hero, s.cards.foe_thorns[s.foe], BY_FOE)
        elif blow != NO_BLOW:
            explode(s, blow // SPACES, blow % SPACES)


def explode(s: Hara, card: i64, space: i64) -> None:
    """H-60a: each champion within range 1 takes n damage."""
    s.tell(EXPLODES, card, s.cards.volatile[card])
    for seat in range(s.settings.seats):
        if s.distance(space, s.at[seat]) <= 1:
            hurt_champion(s, seat, s.cards.volatile[card], BY_MONSTER)


def bury_the_dead(s: Hara) -> None:
    """H-67c: a Monster whose Health falls to the damage on it is defeated then, by the champion who damaged it last."""
    wounded: vec[i64] = vec[i64]([])
    for card in s.in_play:
        if s.hurt[card] > 0 and s.hostile(card) and s.hurt[card] >= full_health(s, card):
            wounded = append(wounded, card)
    if len(wounded) == 0:
        return
    expect_backlash(s)
    wounded = in_canonical_order(s, wounded)
    at: i64 = len(wounded) - 1
    while at >= 0:  # what pays first falls last: rewards wait on the stack (H-4)
        fell(s, wounded[at], s.marks[wounded[at]] // LAST_BY - 1)
        at -= 1


# -- champions -------------------------------------------------------------------------------------------------------


def hurt_champion(s: Hara, seat: i64, damage: i64, by: i64) -> i64:
    """H-24, H-68, H-71: damage to a champion, less what is prevented; the damage dealt. `knocked` tells of a defeat."""
    s.knocked = 0
    shielded = by != BY_NOTHING and by != BY_GHOST
    if damage <= 0 or (s.at[seat] < RING and (shielded or s.settings.dojo_shields_all)):
        return 0
    dealt = damage
    if seat == s.turn:
        spared = min(dealt, s.guard)
        s.guard -= spared
        dealt -= spared
        tell_word(s, GUARD, spared)
        shield = min(dealt, s.has_item(seat, SHIELD) - s.shielded)
        if shield > 0:
            s.shielded += shield
            dealt -= shield
            tell_item(s, seat, SHIELD)
        if dealt < damage:
            s.tell(PREVENTS, seat, damage - dealt)
    if dealt == 0:
        return 0
    s.health[seat] = max(0, s.health[seat] - dealt)
    s.tell(SUFFERS, seat, dealt, s.health[seat])
    resources.when_damaged(s, seat)
    if s.health[seat] == 0:
        defeat(s, seat, by)
    return dealt


def lose_health(s: Hara, seat: i64, n: i64) -> None:
    """H-6c: not damage, and never prevented; the last Health gone is a defeat all the same."""
    s.health[seat] = max(0, s.health[seat] - n)
    s.tell(SUFFERS, seat, n, s.health[seat])
    if s.health[seat] == 0:
        defeat(s, seat, BY_NOTHING)


def defeat(s: Hara, seat: i64, by: i64) -> None:
    """H-68 to H-70: back to the Dojo's centre with full Health and a little less Energy; the own turn is cut short."""
    s.tell(FALLS, seat)
    s.knocked = 1
    s.at[seat] = DOJO
    s.health[seat] = s.cards.start_health[s.champion[seat]]
    resources.when_defeated(s, seat)
    for colour in range(i64(3)):
        lose(s, seat, colour)
    if seat == s.turn and s.down == 0:
        s.down = 1
        s.due = NONE
        s.backlash = vec[i64]([])
        s.cut_back(s.floor)
    if by >= 0 and by != seat:
        s.later(gain_gold, 2, by)
    elif by == BY_GHOST:
        ghost_gold(s, s.settings.seats, 2)
    look_for_winner(s)


# -- the Corrupted ---------------------------------------------------------------------------------------------------


def hurt_foe(s: Hara, damage: i64, seat: i64) -> i64:
    """H-64b, H-74, H-76: damage on a Corrupted stays. Its Passive bites back, its Weakness adds (H-73)."""
    distance = s.distance(s.at[seat], s.foe_at)
    dealt = damage
    if distance >= 2:
        dealt = max(0, dealt + s.cards.foe_sunlit[s.foe] - s.cards.foe_shade[s.foe])
        tell_word(s, SUNLIT, s.cards.foe_sunlit[s.foe])
        tell_word(s, SHADED, -s.cards.foe_shade[s.foe])
    elif distance == 0:
        dealt += s.cards.foe_exposed[s.foe]
        tell_word(s, BARED, s.cards.foe_exposed[s.foe])
    s.tell(STRIKES_FOE, seat, s.foe, dealt)
    wound_foe(s, dealt)
    if s.foe_fell == 1:
        s.felled = 1
        s.later(gain_gold, 3, seat)
        look_for_winner(s)
    elif distance == 0 and s.cards.foe_thorns[s.foe] > 0:
        strike_back(s, THORNS)
    return dealt


def wound_foe(s: Hara, damage: i64) -> None:
    s.foe_health = max(0, s.foe_health - damage)
    if s.foe_health > 0:
        return
    if s.foe_winds > 0:
        s.foe_winds -= 1
        s.foe_health = comes_back_with(s)  # surplus damage is lost
        s.tell(FOE_RISES, s.foe, s.foe_health)
        return
    s.tell(FOE_FALLS, s.foe)
    s.foe_fell = 1
    s.foe_at = NOWHERE


def comes_back_with(s: Hara) -> i64:
    """H-74, H-76b: the Health on which the Resilience token lies."""
    return s.settings.token_at if s.foe == OPHION else s.cards.foe_health[s.foe]


def wounds_of(s: Hara, seat: i64) -> i64:
    """Health below the start value."""
    return s.cards.start_health[s.champion[seat]] - s.health[seat]


def count_of(s: Hara, seat: i64, what: i64) -> i64:
    """What a hit may count (H-218): the resource, Monsters on the own space, wounds, Items."""
    if what == 0:
        return s.resource[seat]
    if what == 1:
        return monsters_on(s, s.at[seat])
    if what == 2:
        return wounds_of(s, seat)
    return len(inventory(s, seat))

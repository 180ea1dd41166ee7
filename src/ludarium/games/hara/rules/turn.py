"""A champion's turn: Adventure, Monster Attacks, and the steps that end it (section 4)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.atlas import RING
from ludarium.games.hara.rules import resources
from ludarium.games.hara.rules.abilities import play_ability, take_free_effect, use_item
from ludarium.games.hara.rules.challenges import challenge
from ludarium.games.hara.rules.combat import AIMS, BY_FOE, bury_the_dead, hurt_champion, wounds_of
from ludarium.games.hara.rules.decks import inventory
from ludarium.games.hara.rules.effects import heal_seat, inspire_seat, take_from_seat
from ludarium.games.hara.rules.energy import level_up
from ludarium.games.hara.rules.monsters import (
    can_attack,
    has,
    hostile_cards,
    in_canonical_order,
    lasting,
    range_of,
    tell_lasting,
    within_scope,
)
from ludarium.games.hara.rules.movement import meet_events, monster_attacks, towards
from ludarium.games.hara.rules.offers import CLOSE, DETAIL, END, PLAY, USE, WHAT, activations, free_effects
from ludarium.games.hara.rules.shift import next_shifts
from ludarium.games.hara.rules.sources import BY_CARD, BY_ITEM
from ludarium.games.hara.state import (
    ADVENTURE,
    AFTER_TURN,
    ATTACKS,
    BETWEEN,
    BOARD,
    END_OF_TURN,
    ENDING,
    HAND,
    LAST_BY,
    NONE,
    NOWHERE,
    OF_TURN,
    SHIFT_DECK,
    START,
    TILTED,
    USED,
    Hara,
    face_down,
)
from ludarium.games.hara.tables import ABILITIES, ACTIVATION
from ludarium.games.hara.traits import BOON, ENERGY_OF, HEALTH_OF, HUNTER, ITEM_OF, REST, SCARRED, SPIRIT_OF, THIN, TOLL

TURN_BEGINS: Final = note("turn_begins", "seat")
USES_ORDER: Final = note("uses_order", "seat", "order")
HUNTS: Final = note("hunts", "card", "space")
FOE_ATTACKS: Final = note("foe_attacks", "foe", "seat", "n")
RECOVERS: Final = note("recovers", "seat")
MENDS: Final = note("mends", "card")
PAYS_TOLL: Final = note("pays_toll", "seat", "card")
PUTS_UNDER: Final = note("puts_under", "seat")
LEAVES_ON_TOP: Final = note("leaves_on_top", "seat")

EACH_TURN: Final = 3  # Activations (H-43a)
RESTED: Final = 2
FOCUSED: Final = 3
FORESEEING: Final = 4
HUNTING_GROUND: Final = 3  # H-59a
DECLINE: Final = 0
ACCEPT: Final = 1
KEEP: Final = 0
BURY: Final = 1


@rule
def take_turn(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """H-42 to H-50. Whoever is defeated goes straight on to step E: everything above it is dropped (H-69)."""
    s.turn = seat
    s.hero = seat
    s.phase = START
    s.reset(OF_TURN)
    s.activations = EACH_TURN
    s.tell(TURN_BEGINS, seat)
    after = s.rule_at(AFTER_TURN)
    if after != NONE:
        s.later(after, seat)
    s.later(turn_is_over, seat)  # step G
    s.later(level_up, seat)  # step F
    s.later(return_cards, seat)  # step E
    s.floor = s.depth
    s.later(end_of_turn, seat)  # step D
    s.later(monsters_attack, seat)  # Phase II, step C
    s.later(adventure, seat)  # Phase I
    s.later(meet_events, seat)
    s.later(start_of_turn, seat)


# -- the start -------------------------------------------------------------------------------------------------------


@rule
def start_of_turn(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """H-31a, H-42: the Turn Order card."""
    order = s.order[seat]
    if order == RESTED:
        if s.cards.likes_wounds[s.champion[seat]] == 1 and wounds_of(s, seat) > 0:
            s.show(seat, vec[i64]([DECLINE, ACCEPT]), rest_or_not, seat)
        else:  # nobody else would decline
            s.now(rest_or_not, seat, 0, ACCEPT)
    elif order == FOCUSED:
        s.tell(USES_ORDER, seat, order)
        s.tell(AIMS, seat, 1)
        s.calm[seat] = 1
    elif order == FORESEEING:
        s.tell(USES_ORDER, seat, order)
        s.chance(SHIFT_DECK, next_shifts(s), foresee, seat)


@rule
def rest_or_not(s: Hara, seat: i64, _b: i64, answer: i64) -> None:
    """Well Rested: 1 Health and 1 Spirit, if the holder wants them."""
    if answer == ACCEPT:
        s.tell(USES_ORDER, seat, RESTED)
        heal_seat(s, seat, 1)
        inspire_seat(s, seat, 1)


@rule
def foresee(s: Hara, seat: i64, _b: i64, card: i64) -> None:
    """H-31a: look at the top World Shift card, leave it or put it at the bottom."""
    zones.put_on_top(s.shifts, card, face_down(SHIFT_DECK))
    zones.look(s, s.shifts_known, card, BIT[seat])
    s.show(seat, vec[i64]([KEEP, BURY]), keep_or_bury, seat)


@rule
def keep_or_bury(s: Hara, seat: i64, _b: i64, what: i64) -> None:
    if what == KEEP:
        s.tell(LEAVES_ON_TOP, seat)
        return
    s.tell(PUTS_UNDER, seat)
    zones.put_under(s.shifts, next_shifts(s)[0], face_down(SHIFT_DECK))


# -- Phase I ---------------------------------------------------------------------------------------------------------


@rule
def adventure(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """H-43 to H-45: up to three Activations and any number of free effects, in any order."""
    s.phase = ADVENTURE
    s.hero = seat
    options = activations(s, seat, vec[i64]([END]))
    s.show(seat, free_effects(s, seat, options), act, seat)


@rule
def act(s: Hara, seat: i64, _b: i64, option: i64) -> None:
    what = WHAT.of(option)
    detail = DETAIL.of(option)
    if what == END:
        resources.when_adventure_ends(s, seat)
        s.activations = 0
        return
    s.later(adventure, seat)
    if what == PLAY and costs_activation(s, seat, detail):
        s.activations -= 1
        play_ability(s, seat, detail, True)
    elif what == USE and s.cards.item_use[detail] == ACTIVATION:
        s.activations -= 1
        use_item(s, seat, detail)
    elif what == CLOSE:
        s.activations -= 1
        s.now(challenge, detail, seat)
    else:
        s.now(take_free_effect, option)


def costs_activation(s: Hara, seat: i64, ability: i64) -> bool:
    card = s.card_of(seat, ability)
    if s.ability[seat * ABILITIES + ability] == HAND:
        return s.cards.hand_free[card] == 0
    return s.cards.board_free[card] == 0


# -- Phase II --------------------------------------------------------------------------------------------------------


@rule
def monsters_attack(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """H-48, H-59a, H-65: hunters come nearer, then everything in range attacks in canonical order, a Corrupted last."""
    s.phase = ATTACKS
    for card in hostile_cards(s):
        hunt(s, card, seat)
    s.later(foe_attacks, seat)
    s.later(line_up, seat)
    bury_the_dead(s)  # a hunter may have left what kept it alive


@rule
def line_up(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    s.queue = attackers(s, seat)
    s.now(next_attack, seat, 0)


def hunt(s: Hara, card: i64, seat: i64) -> None:
    nearer = hunts_to(s, card, seat)
    if nearer != s.where[card]:
        s.where[card] = nearer
        s.tell(HUNTS, card, nearer)


def hunts_to(s: Hara, card: i64, seat: i64) -> i64:
    """H-59a: where a HUNTER goes; anybody else stays."""
    here = s.where[card]
    if not has(s, card, HUNTER) or s.variant.tames(s, card):
        return here
    distance = s.distance(here, s.at[seat])
    return towards(s, here, s.at[seat], 1, False) if range_of(s, card) < distance <= HUNTING_GROUND else here


def attackers(s: Hara, seat: i64) -> vec[i64]:
    """The Monsters that attack this champion where it stands, in canonical order."""
    found: vec[i64] = vec[i64]([])
    if s.at[seat] < RING:
        return found
    for card in hostile_cards(s):
        if can_attack(s, card, seat):
            found = append(found, card)
    return found


@rule
def next_attack(s: Hara, seat: i64, at: i64, _c: i64) -> None:
    """H-65: one attack each; they stop when the champion is defeated (the turn is cut short then)."""
    if at < len(s.queue):
        s.later(next_attack, seat, at + 1)
        if s.place(s.queue[at]) != NOWHERE:
            s.now(monster_attacks, s.queue[at], seat)


@rule
def foe_attacks(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """H-135b: the normal attack of a Corrupted."""
    if s.foe_at == NOWHERE or s.at[seat] < RING:
        return
    if s.distance(s.foe_at, s.at[seat]) <= s.cards.foe_range[s.foe]:
        s.tell(FOE_ATTACKS, s.foe, seat, s.cards.foe_attack[s.foe])
        hurt_champion(s, seat, s.cards.foe_attack[s.foe], BY_FOE)


# -- steps D to G ----------------------------------------------------------------------------------------------------


@rule
def end_of_turn(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """Step D (H-50a): the mode, cards in canonical order, the champion's own effect, the Dojo."""
    s.phase = ENDING
    s.later(dojo_recovery, seat)
    s.later(own_end, seat)
    cards = in_canonical_order(s, s.in_play)
    at: i64 = len(cards) - 1
    while at >= 0:
        card = cards[at]
        if s.cards.lasting[card] == TOLL or s.cards.lasting[card] == BOON:
            s.later(lasting_end, card, seat)
        at -= 1
    mode = s.rule_at(END_OF_TURN)
    if mode != NONE:
        s.now(mode, seat)


@rule
def lasting_end(s: Hara, card: i64, seat: i64, _c: i64) -> None:
    """A Rift takes its toll, an Allied Monster gives its boon."""
    if s.place(card) == NOWHERE or not within_scope(s, card, s.at[seat]):
        return
    what, n = s.cards.lasting_what[card], s.cards.lasting_n[card]
    if what == ENERGY_OF or what == ITEM_OF:
        s.tell(PAYS_TOLL, seat, card)
    elif is_felt(s, card, seat, what):
        s.tell(BY_CARD, card, 0)
    if s.cards.lasting[card] == TOLL:
        take_from_seat(s, seat, what, n)
    elif what == HEALTH_OF:
        heal_seat(s, seat, n)
    else:
        inspire_seat(s, seat, n)


def is_felt(s: Hara, card: i64, seat: i64, what: i64) -> bool:
    """Nothing is taken from who has nothing, nor given to who has it all."""
    champion = s.champion[seat]
    if s.cards.lasting[card] == TOLL:
        return what == HEALTH_OF or (s.spirit[seat] > 0 if what == SPIRIT_OF else s.resource[seat] > 0)
    if what == HEALTH_OF:
        return s.health[seat] < s.cards.start_health[champion]
    return s.spirit[seat] < s.cards.start_spirit[champion]


@rule
def own_end(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    resources.when_turn_ends(s, seat)


@rule
def dojo_recovery(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """H-51: 3 Health and 2 Spirit; Items add, Rifts take away."""
    if s.at[seat] < RING:
        s.tell(RECOVERS, seat)
        if wounds_of(s, seat) > 0:
            tell_rest(s, seat, HEALTH_OF)
        heal_seat(s, seat, 3 + rest_of(s, seat, HEALTH_OF) - lasting(s, THIN, HEALTH_OF, s.at[seat]))
        if s.spirit[seat] < s.cards.start_spirit[s.champion[seat]]:
            tell_rest(s, seat, SPIRIT_OF)
        inspire_seat(s, seat, 2 + rest_of(s, seat, SPIRIT_OF) - lasting(s, THIN, SPIRIT_OF, s.at[seat]))


def tell_rest(s: Hara, seat: i64, what: i64) -> None:
    """What adds to it and takes from it."""
    if s.self_driving:
        return
    for item in inventory(s, seat):
        if s.cards.item_trait[item] == REST and s.cards.item_what[item] == what:
            s.tell(BY_ITEM, item, s.cards.item_n[item])
    tell_lasting(s, THIN, what, s.at[seat], -1)


def rest_of(s: Hara, seat: i64, what: i64) -> i64:
    total: i64 = 0
    for item in inventory(s, seat):
        if s.cards.item_trait[item] == REST and s.cards.item_what[item] == what:
            total += s.cards.item_n[item]
    return total


@rule
def return_cards(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """Step E (H-49): cards used On Board return to hand, then tilted cards are turned to lie On Board."""
    s.phase = ENDING
    for at in range(seat * ABILITIES, (seat + 1) * ABILITIES):
        if s.ability[at] == USED:
            s.ability[at] = HAND
        elif s.ability[at] == TILTED:
            s.ability[at] = BOARD


@rule
def turn_is_over(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """Step G (H-50b, H-64b): damage on Monsters is cleared, except SCARRED; what lasted until the end of the turn stops."""
    resources.when_turn_is_over(s, seat)
    s.aim[seat] = 0
    s.guard = 0
    for card in s.in_play:
        if (s.cards.keywords[card] & SCARRED) == 0:
            if s.hurt[card] > 0 and s.hostile(card):
                s.tell(MENDS, card)
            s.hurt[card] = 0
            s.marks[card] = 0
        else:  # who hurt it last is remembered as long as the damage
            s.marks[card] -= s.marks[card] % LAST_BY
    bury_the_dead(s)
    s.turn = NONE
    s.phase = BETWEEN

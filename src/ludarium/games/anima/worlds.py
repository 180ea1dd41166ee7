"""Worlds that a seat cannot tell from the real one: every hidden card may be any other hidden card of its kind (A-33)."""

from __future__ import annotations

from ludarium.core.bits import BIT, bits_of, count_bits, has_bit
from ludarium.core.native import append, i64, vec
from ludarium.games.anima.rules.missions import FINAL
from ludarium.games.anima.rules.trade import cards_in, is_in_the_making, wishes_in_order
from ludarium.games.anima.state import (
    ADVANTAGE_DECK,
    DECKS,
    ENCOUNTER_DECK,
    FIRST_CHARACTER,
    HANDS,
    NO_CARDS,
    NONE,
    SECRET,
    SETTING_UP,
    Anima,
)
from ludarium.games.anima.tables import ANY_TYPE, AREAS, FIRST_PLACE
from ludarium.games.anima.traits import KEEN_EYES


def resample(s: Anima, seat: i64, seed: i64) -> Anima:
    """Drawn evenly from all worlds equal in the seat's view. What other seats know of hidden things is forgotten."""
    world = s.fork(seed)
    assert isinstance(world, Anima)
    if s.phase == SETTING_UP:
        deal_anew(world, seat)
    else:
        hands_anew(world, seat)
    missions_anew(world, seat)
    encounters_anew(world, seat)
    tops_anew(world, seat)
    for other in range(s.settings.figures):
        if other != seat:
            world.knows[other] = world.knows_missions[other] = 0
            if s.phase != SETTING_UP:
                world.drawn_characters[other] = world.drawn_advantages[other] = 0
    return world


def pick(world: Anima, cards: i64) -> i64:
    """One card of a set, at random."""
    left = world.draw(HANDS, count_bits(cards))
    bit: i64 = 0
    rest = cards
    while True:
        if (rest & 1) != 0:
            if left == 0:
                return bit
            left -= 1
        rest >>= 1
        bit += 1


def pick_some(world: Anima, cards: i64, n: i64) -> i64:
    """So many cards of a set."""
    found: i64 = 0
    for _card in range(n):
        found |= BIT[pick(world, cards & ~found)]
    return found


def hands_anew(world: Anima, seat: i64) -> None:
    """Advantages: other hands but for what the seat has seen of them, and the deck. Cards of a hidden offer come
    first, since everybody knows how many they are and which types were wished for."""
    top = known_top(world, ADVANTAGE_DECK, seat)
    seen = world.knows[seat]
    loose = world.advantages & ~top
    for figure in range(world.settings.seats):
        if figure != seat:
            loose |= world.hand[figure] & ~seen
    given: i64 = 0
    filled: i64 = 0
    if hidden_offer(world, seat):
        world.gives = drawn_anew(world, world.gives, NO_CARDS, world.hand[world.slot], seen, loose)
        given = cards_in(world.gives)
        world.fills = drawn_anew(world, world.fills, wishes_in_order(world), world.hand[world.partner], seen, loose & ~given)
        filled = cards_in(world.fills)
        loose &= ~(given | filled)
    for figure in range(world.settings.seats):
        if figure != seat:
            fixed = world.hand[figure] & seen
            if figure == world.slot:
                fixed |= given
            if figure == world.partner:
                fixed |= filled
            dealt = pick_some(world, loose, count_bits(world.hand[figure]) - count_bits(fixed))
            loose &= ~dealt
            world.hand[figure] = fixed | dealt
    world.advantages = loose | top


def hidden_offer(world: Anima, seat: i64) -> bool:
    """A-86: is there an offer between two others, or one that is not sent yet?"""
    return world.partner != NONE and world.slot != seat and (world.partner != seat or is_in_the_making(world))


def drawn_anew(world: Anima, things: vec[i64], wishes: vec[i64], hand: i64, seen: i64, loose: i64) -> vec[i64]:
    """The same offer with other Advantages: cards of the hand that were seen, or unseen ones as far as the hand has any."""
    found: vec[i64] = vec[i64]([])
    taken: i64 = 0
    for at in range(i64(len(things))):
        thing = things[at]
        if thing < FIRST_CHARACTER:
            unseen = count_bits(hand & ~seen) - count_bits(taken & ~seen)
            fitting = (hand & seen | (loose if unseen > 0 else 0)) & ~taken
            if at < len(wishes) and wishes[at] != ANY_TYPE:
                fitting = of_type(world, fitting, wishes[at])
            if fitting != 0:
                thing = pick(world, fitting)
            taken |= BIT[thing]
        found = append(found, thing)
    return found


def of_type(world: Anima, cards: i64, kind: i64) -> i64:
    found: i64 = 0
    for card in bits_of(cards):
        if world.cards.type[card] == kind:
            found |= BIT[card]
    return found


def deal_anew(world: Anima, seat: i64) -> None:
    """During set-up: what others were dealt, and what they have kept of it."""
    characters, advantages = world.characters, world.advantages
    for other in range(world.settings.seats):
        if other != seat:
            characters |= world.drawn_characters[other]
            advantages |= world.drawn_advantages[other]
    for other in range(world.settings.seats):
        if other != seat:
            dealt = pick_some(world, characters, count_bits(world.drawn_characters[other]))
            characters &= ~dealt
            world.drawn_characters[other] = dealt
            if world.party[4 * other] != NONE:
                world.party[4 * other] = pick(world, dealt)
            cards = pick_some(world, advantages, count_bits(world.drawn_advantages[other]))
            advantages &= ~cards
            world.drawn_advantages[other] = cards
            if world.hand[other] != 0:
                world.hand[other] = cards & ~BIT[pick(world, cards)]
    world.characters = characters
    world.advantages = advantages


def missions_anew(world: Anima, seat: i64) -> None:
    """Secret Missions of others, and those set aside."""
    loose = world.basics
    for at in range(2 * world.settings.seats):
        if is_hidden_mission(world, at, seat):
            loose |= BIT[world.mission[at]]
    for at in range(2 * world.settings.seats):
        if is_hidden_mission(world, at, seat):
            world.mission[at] = pick(world, loose)
            loose &= ~BIT[world.mission[at]]
    world.basics = loose


def is_hidden_mission(world: Anima, at: i64, seat: i64) -> bool:
    if at // 2 == seat or world.mission[at] == NONE or world.mission_state[at] != SECRET:
        return False
    if is_named(world, at):
        return False
    return not has_bit(world.knows_missions[seat], world.mission[at]) and world.mission_count[at] == 0


def is_named(world: Anima, at: i64) -> bool:
    """Has this Basic Mission just been named as a reward?"""
    which = world.claim - FIRST_PLACE
    return 0 <= which < FINAL and at == 2 * world.slot + which


def encounters_anew(world: Anima, seat: i64) -> None:
    """Face-down Encounters that the seat has not seen, and the deck."""
    sees_all = world.trait(seat, KEEN_EYES) > 0
    loose = world.encounters & ~known_top(world, ENCOUNTER_DECK, seat)
    for area in range(i64(AREAS)):
        if has_bit(world.veiled, area) and not sees_all and not has_bit(world.seen_by[area], seat):
            loose |= BIT[world.lying[area]]
    for area in range(i64(AREAS)):
        if has_bit(world.veiled, area) and not sees_all and not has_bit(world.seen_by[area], seat):
            world.lying[area] = pick(world, loose)
            loose &= ~BIT[world.lying[area]]
    world.encounters = loose | known_top(world, ENCOUNTER_DECK, seat)


def known_top(world: Anima, deck: i64, seat: i64) -> i64:
    """The card on top as a bit, if the seat has seen it."""
    return BIT[world.top[deck]] if world.top[deck] != NONE and has_bit(world.top_seen[deck], seat) else 0


def tops_anew(world: Anima, seat: i64) -> None:
    """A card that only others have seen on top may be any of its deck."""
    for deck in range(i64(DECKS)):
        if world.top[deck] != NONE and not has_bit(world.top_seen[deck], seat):
            world.top[deck] = NONE
            world.top_seen[deck] = 0

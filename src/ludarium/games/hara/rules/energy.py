"""Energy, levels, the Ultimate, and winning (sections 8 and 10)."""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.hara.state import (
    HAND,
    MOST_ENERGY,
    NONE,
    OUT,
    PAID,
    TEN_PRIMARY,
    THRESHOLD,
    WON,
    Hara,
)
from ludarium.games.hara.tables import ABILITIES, FIRST_ADVANCED, FIRST_LOCKED, ULTIMATE

GAINS: Final = note("gains", "seat", "colour", "n")
LOSES: Final = note("loses_energy", "seat", "colour")
FORFEITS: Final = note("forfeits_gold", "seat", "n")
LEARNS: Final = note("learns", "seat", "ability")
EARNS_ULTIMATE: Final = note("earns_ultimate", "seat")
WINS: Final = note("wins", "seat")


def look_for_winner(s: Hara) -> None:
    """H-92 to H-94: whoever has won by the rules of the mode; at the same moment the earlier in Turn Order."""
    best: i64 = NONE
    for seat in range(s.settings.seats):
        if s.variant.wins(s, seat):
            if best == NONE or s.order[seat] < s.order[best]:
                best = seat
    if best != NONE and s.outcome == 0:
        s.tell(WINS, best)
        s.outcome = WON
        s.winners = BIT[best]
        s.finish()


def gain(s: Hara, seat: i64, colour: i64, n: i64) -> None:
    fill(s, seat, colour, n)
    if s.energy[3 * seat + colour] == MOST_ENERGY:
        look_for_winner(s)


def fill(s: Hara, seat: i64, colour: i64, n: i64) -> None:
    """H-82a, H-87b: surplus is lost; reaching 5, or 10 in the primary colour, is remembered. Whoever fills looks for a winner."""
    at = 3 * seat + colour
    before = s.energy[at]
    after = min(before + n, MOST_ENERGY)
    if after > before:
        s.energy[at] = after
        s.tell(GAINS, seat, colour, after - before)
    if seat >= s.settings.seats:  # the Ghost has no levels and wins at the end of a Day (H-190, H-206)
        if not s.settings.ghost_wastes and not s.filled(seat):
            ghost_gold(s, seat, before + n - after)  # H-204c
        return
    if after == before:
        return
    if after >= THRESHOLD:
        s.reached[seat] |= BIT[colour]
    if after == MOST_ENERGY and colour == s.primary(seat):
        s.reached[seat] |= TEN_PRIMARY


def lose(s: Hara, seat: i64, colour: i64) -> None:
    if s.energy[3 * seat + colour] > 0:
        s.energy[3 * seat + colour] -= 1
        s.tell(LOSES, seat, colour)


def gauges(s: Hara, seat: i64, low: i64, high: i64) -> vec[i64]:
    """The colours whose gauge lies between two values."""
    colours: vec[i64] = vec[i64]([])
    for colour in range(i64(3)):
        if low <= s.energy[3 * seat + colour] <= high:
            colours = append(colours, colour)
    return colours


@rule
def gain_gold(s: Hara, n: i64, seat: i64, _c: i64) -> None:
    """H-82b, H-83: point by point, to a gauge below 10; the one who gains it picks."""
    if n > 0:
        if seat >= s.settings.seats:
            ghost_gold(s, seat, n)
        else:
            s.ask(seat, gauges(s, seat, 0, MOST_ENERGY - 1), put_gold, n, seat)


@rule
def put_gold(s: Hara, n: i64, seat: i64, colour: i64) -> None:
    gain(s, seat, colour, 1)
    if s.outcome == 0:
        s.now(gain_gold, n - 1, seat)


def ghost_gold(s: Hara, seat: i64, n: i64) -> None:
    """H-203b: to its lowest gauge, the leftmost on a tie."""
    for _gold in range(n):
        lowest: i64 = 0
        for colour in range(1, i64(3)):
            if s.energy[3 * seat + colour] < s.energy[3 * seat + lowest]:
                lowest = colour
        gain(s, seat, lowest, 1)


@rule
def own_gold(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    """Gold from an ability, an Item or the text of a card: no reward, so nothing withholds it."""
    s.now(gain_gold, n, s.hero)


@rule
def reward_gold(s: Hara, n: i64, _b: i64, _c: i64) -> None:
    """Gold as a reward (H-79b). H-103b, H-104: a mode may withhold it."""
    if not s.variant.withholds_gold(s):
        s.now(gain_gold, n, s.hero)
        return
    s.tell(FORFEITS, s.hero, n)
    if s.settings.gold_reverse:
        s.now(lose_energy, n, s.hero)


@rule
def lose_energy(s: Hara, n: i64, seat: i64, _c: i64) -> None:
    """H-84a: from a gauge with at least 1, of your choice; the Ghost never loses any (H-204a)."""
    if n > 0 and seat < s.settings.seats:
        s.ask(seat, gauges(s, seat, 1, MOST_ENERGY), give_energy, n, seat)


@rule
def give_energy(s: Hara, n: i64, seat: i64, colour: i64) -> None:
    lose(s, seat, colour)
    s.now(lose_energy, n - 1, seat)


# -- levels ----------------------------------------------------------------------------------------------------------


@rule
def level_up(s: Hara, seat: i64, _b: i64, _c: i64) -> None:
    """Step F (H-86, H-87): what was reached is paid out, Red, Green, Blue, then the Ultimate."""
    owed = s.reached[seat] & ~(s.reached[seat] // PAID)
    for colour in range(i64(3)):
        if (owed & BIT[colour]) != 0:
            s.reached[seat] |= BIT[colour] * PAID
            s.later(level_up, seat)
            s.ask(seat, advanced_cards(s, seat, colour), learn, seat)
            return
    if (owed & TEN_PRIMARY) != 0:
        s.reached[seat] |= TEN_PRIMARY * PAID
        take_ultimate(s, seat)


def advanced_cards(s: Hara, seat: i64, colour: i64) -> vec[i64]:
    """The two advanced cards of a colour, and the locked one of that colour if it was unlocked (H-219)."""
    cards: vec[i64] = vec[i64]([])
    unlocked = (s.settings.unlocked & BIT[s.champion[seat]]) != 0
    for ability in range(FIRST_ADVANCED, i64(ABILITIES)):
        open_to_all = ability < ULTIMATE
        if (open_to_all or (ability >= FIRST_LOCKED and unlocked)) and s.ability[seat * ABILITIES + ability] == OUT:
            if s.cards.colour[s.card_of(seat, ability)] == colour:
                cards = append(cards, ability)
    return cards


@rule
def learn(s: Hara, seat: i64, _b: i64, ability: i64) -> None:
    s.ability[seat * ABILITIES + ability] = HAND
    s.tell(LEARNS, seat, s.card_of(seat, ability))


def take_ultimate(s: Hara, seat: i64) -> None:
    """H-88: a source gives nothing if the card is in hand, and gives it again if it was used."""
    if s.ability[seat * ABILITIES + ULTIMATE] == OUT:
        s.ability[seat * ABILITIES + ULTIMATE] = HAND
        s.tell(EARNS_ULTIMATE, seat)

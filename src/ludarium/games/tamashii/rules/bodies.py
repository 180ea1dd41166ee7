"""Bodies: the Market, taking one, changing places with the one below, losing one (section 11)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.kernel import note, rule
from ludarium.core.language.moments import happen
from ludarium.core.native import i64, vec
from ludarium.games.tamashii.fields import BODY, BODY_DECK, HELD, IN_MARKET, NONE
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import NO_SCRIPT
from ludarium.games.tamashii.vocabulary import MARKET, NO_MARKET, OCCUPIED

BODY_TAKEN: Final = note("body_taken", "seat", "body")
BODY_DEALT: Final = note("body_dealt", "body")
BODY_GONE: Final = note("body_gone", "seat", "body")
BODIES_SWAPPED: Final = note("bodies_swapped", "seat", "body")


def held(s: Tamashii, seat: i64, below: i64) -> i64:
    """The active Body card, or the one below it; -1: none."""
    return zones.first(s.bodies, HELD + 2 * seat + below)


def active_body(s: Tamashii, seat: i64) -> i64:
    """T-105: without a card it is the Walker of the board; the Walkers stand behind the cards."""
    card = held(s, seat, 0)
    return card if card >= 0 else s.content.bodies + s.colour[seat]


def wake(s: Tamashii, seat: i64) -> None:
    """What the active Body can do is in force (T-104)."""
    ability = s.content.body_ability[active_body(s, seat)]
    if ability != NO_SCRIPT:
        s.enter_play(ability, seat)


def put_to_sleep(s: Tamashii, seat: i64) -> None:
    ability = s.content.body_ability[active_body(s, seat)]
    if ability != NO_SCRIPT:
        s.leave_play(ability, seat)


# -- taking one (T-107, T-108) -------------------------------------------------------------------------------------------


@rule
def take_body(s: Tamashii, card: i64, seat: i64, _c: i64) -> None:
    """T-107, T-108: on top of the others; with two of them one goes under the deck first."""
    s.later(body_arrives, card, seat)
    if held(s, seat, 1) >= 0:
        s.ask(seat, held_cards(s, seat), body_discarded, seat)


def held_cards(s: Tamashii, seat: i64) -> vec[i64]:
    return vec[i64]([held(s, seat, 0), held(s, seat, 1)])


@rule
def body_discarded(s: Tamashii, seat: i64, _b: i64, card: i64) -> None:
    body_leaves(s, seat, card)


def body_leaves(s: Tamashii, seat: i64, card: i64) -> None:
    """T-108, T-168: under the deck; if it was active, the one below is, or the Walker."""
    was_active = card == held(s, seat, 0)
    if was_active:
        put_to_sleep(s, seat)
    zones.put_under(s.bodies, card, BODY_DECK)
    s.tell(BODY_GONE, seat, card)
    if was_active:
        next_awakes(s, seat)


def body_is_laid(s: Tamashii, card: i64, zone: i64) -> None:
    """Somewhere on the map; whoever held it holds it no more."""
    holder = (s.bodies[card] - HELD) // 2
    was_active = 0 <= holder < s.players and card == held(s, holder, 0)
    if was_active:
        put_to_sleep(s, holder)
    zones.put(s.bodies, card, zone)
    if was_active:
        next_awakes(s, holder)


def next_awakes(s: Tamashii, seat: i64) -> None:
    below = held(s, seat, 1)
    if below >= 0:
        zones.put(s.bodies, below, HELD + 2 * seat)
    wake(s, seat)


@rule
def body_arrives(s: Tamashii, card: i64, seat: i64, _c: i64) -> None:
    put_to_sleep(s, seat)
    top = held(s, seat, 0)
    if top >= 0:
        zones.put(s.bodies, top, HELD + 2 * seat + 1)
    zones.put(s.bodies, card, HELD + 2 * seat)
    wake(s, seat)
    s.tell(BODY_TAKEN, seat, card)
    s.later(occupied, seat, card)
    s.later(refill_market)


@rule
def occupied(s: Tamashii, seat: i64, card: i64, _c: i64) -> None:
    happen(s, OCCUPIED, seat, 0, card)


@rule
def refill_market(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-107, T-112: up to its size, as long as there are cards."""
    if s.market_size > 0 and zones.count(s.bodies, IN_MARKET) < s.market_size + s.trait(MARKET, s.first_player):
        s.chance(BODY, zones.next_cards(s.bodies, BODY_DECK), body_dealt)


@rule
def body_dealt(s: Tamashii, _a: i64, _b: i64, card: i64) -> None:
    zones.put(s.bodies, card, IN_MARKET)
    s.tell(BODY_DEALT, card)
    s.now(refill_market)


@rule
def refresh_market(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """All Market Bodies under the deck, then new ones. They go down as one layer: who is first is known to nobody."""
    if s.market_size > 0 and s.trait(NO_MARKET, s.first_player) == 0:
        lowest = zones.lowest(s.bodies, BODY_DECK)
        for card in zones.members(s.bodies, IN_MARKET):
            zones.put(s.bodies, card, lowest + 1)
        s.now(refill_market)


@rule
def choose_market_body(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """One of the Market, without its Pattern."""
    if s.trait(NO_MARKET, seat) == 0:
        s.ask(seat, zones.members(s.bodies, IN_MARKET), market_body_chosen, seat)


@rule
def market_body_chosen(s: Tamashii, seat: i64, _b: i64, card: i64) -> None:
    s.now(take_body, card, seat)


# -- occupying the other one (T-109, T-109a) -----------------------------------------------------------------------------


@rule
def occupy(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    """T-109: the two held Bodies change places; T-109a: with fewer than two nothing happens."""
    top, below = held(s, seat, 0), held(s, seat, 1)
    if below == NONE:
        return
    put_to_sleep(s, seat)
    zones.put(s.bodies, below, HELD + 2 * seat)
    zones.put(s.bodies, top, HELD + 2 * seat + 1)
    wake(s, seat)
    s.tell(BODIES_SWAPPED, seat, below)
    happen(s, OCCUPIED, seat, 0, below)

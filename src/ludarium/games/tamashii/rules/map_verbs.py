"""The verbs of the language that are about the map: moves, company, tiles, Bodies that lie there (T-314)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import BODY, BODY_DECK, IN_MARKET, MOST_PLACES, NONE, ON_PLACE, STANDING, STASHED
from ludarium.games.tamashii.rules.bodies import body_is_laid, refill_market, take_body
from ludarium.games.tamashii.rules.exploration import hide, reveal
from ludarium.games.tamashii.rules.movement import FREELY, TO_REVEALED, move_up_to
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import MARKER, NO_MARKET

NOBODY_ELSE: Final = -1
TILES_SWAPPED: Final = note("tiles_swapped", "place", "other")
TILE_HIDDEN: Final = note("tile_hidden", "place")
BODY_STASHED: Final = note("body_stashed", "place")
BROUGHT: Final = note("brought", "seat", "place")
MARCHES: Final = note("marches", "figure", "n")
MOVED_ALONG: Final = note("moved_along", "counter", "place")


# -- moves and company -----------------------------------------------------------------------------------------------------


@rule
def move_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.now(move_up_to, s.me(), n, 0)


@rule
def move_free_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.now(move_up_to, s.me(), n, FREELY)


@rule
def move_revealed_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.now(move_up_to, s.me(), n, TO_REVEALED)


@rule
def carry_verb(s: Tamashii, token: i64, n: i64, _c: i64) -> None:
    """Up to so many come along from where the own move began."""
    me = s.me()
    left = s.moved_from[me]
    if left == NONE:
        return
    amounts: vec[i64] = vec[i64]([])
    for some in range(min(n, s.tokens_on(token, left)) + 1):
        amounts = append(amounts, some)
    s.ask(me, amounts, carried, token, me)


@rule
def carried(s: Tamashii, token: i64, me: i64, n: i64) -> None:
    if n > 0:
        s.put_tokens(token, s.moved_from[me], -n)
        s.put_tokens(token, s.at[me], n)
        s.tell(MOVED_ALONG, token, s.at[me])


@rule
def bring_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    """Up to so many other characters from the tile that was left, if their players agree."""
    me = s.me()
    left = s.moved_from[me]
    if n <= 0 or left == NONE:
        return
    others: vec[i64] = vec[i64]([])
    for seat in s.in_turn_order(me):
        if seat != me and s.at[seat] == left:
            others = append(others, seat)
    if s.bot_at == left:
        others = append(others, s.players)
    if len(others) > 0:
        s.show(me, append(others, NOBODY_ELSE), bring_asked, me, n)


@rule
def bring_asked(s: Tamashii, me: i64, n: i64, who: i64) -> None:
    if who == NOBODY_ELSE:
        return
    s.later(bring_verb, n - 1)
    if who == s.players:
        s.bot_at = s.at[me]
    else:
        s.show(who, vec[i64]([0, 1]), brought, who, me)


@rule
def brought(s: Tamashii, who: i64, me: i64, yes: i64) -> None:
    """T-170a: for them it is no move."""
    if yes != 0:
        s.at[who] = s.at[me]
        s.tell(BROUGHT, who, s.at[me])


@rule
def march_verb(s: Tamashii, figure: i64, n: i64, row: i64) -> None:
    """Along the places of a row in the order of the layout; it stops before a face-down place."""
    token = MARKER + 2 * figure + 1
    along = s.layout().place_row
    here: i64 = NONE
    for place in range(s.layout().places):
        if s.tokens_on(token, place) > 0:
            here = place
    s.marched = 0
    start = here
    for place in range(s.layout().places):
        if here != NONE and place > here and along[place] == row and s.marched < n:
            if ((s.face_up >> place) & 1) == 0:
                break
            s.marched += 1
            start = place
    if s.marched > 0:
        s.put_tokens(token, here, -1)
        s.put_tokens(token, start, 1)
        s.tell(MARCHES, figure, s.marched)


# -- the map ---------------------------------------------------------------------------------------------------------------


@rule
def reveal_verb(s: Tamashii, place: i64, _b: i64, _c: i64) -> None:
    """Its Exploration token stays."""
    s.now(reveal, s.me(), place)


@rule
def hide_verb(s: Tamashii, place: i64, _b: i64, _c: i64) -> None:
    hide(s, place)
    s.tell(TILE_HIDDEN, place)


@rule
def swap_tiles_verb(s: Tamashii, ones: i64, others: i64, _c: i64) -> None:
    me, it = s.me(), s.it()
    s.ask(me, chosen_from(s, ones, me, it), first_tile_chosen, others, it)


def chosen_from(s: Tamashii, selector: i64, me: i64, it: i64) -> vec[i64]:
    return s.select(selector, me, it)


@rule
def first_tile_chosen(s: Tamashii, others: i64, it: i64, place: i64) -> None:
    found: vec[i64] = vec[i64]([])
    for other in s.select(others, s.me(), it):
        if other != place:
            found = append(found, other)
    s.ask(s.me(), found, tiles_swapped, place)


@rule
def tiles_swapped(s: Tamashii, one: i64, _b: i64, other: i64) -> None:
    """T-239b: cards, tokens and figures stay with their tile."""
    s.tile_at[one], s.tile_at[other] = s.tile_at[other], s.tile_at[one]
    s.explore[one], s.explore[other] = s.explore[other], s.explore[one]
    up, other_up = (s.face_up >> one) & 1, (s.face_up >> other) & 1
    if up != other_up:
        s.face_up ^= BIT[one] | BIT[other]
    for seat in range(s.players):
        s.at[seat] = exchanged_place(s.at[seat], one, other)
    s.bot_at = exchanged_place(s.bot_at, one, other)
    s.boss_at = exchanged_place(s.boss_at, one, other)
    tokens = s.tokens
    s.tokens = vec[i64]([])
    for at in range(0, i64(len(tokens)), 3):
        s.put_tokens(tokens[at], exchanged_place(tokens[at + 1], one, other), tokens[at + 2])
    exchange_cards(s.enemies, STANDING, one, other)
    exchange_cards(s.bodies, STASHED, one, other)
    exchange_cards(s.cards, ON_PLACE, one, other)
    s.tell(TILES_SWAPPED, one, other)


def exchange_cards(where: vec[i64], first: i64, one: i64, other: i64) -> None:
    """Those on either place; `first` is the zone of place 0."""
    for card in range(i64(len(where))):
        if first <= where[card] < first + MOST_PLACES:
            where[card] = first + exchanged_place(where[card] - first, one, other)


def exchanged_place(place: i64, one: i64, other: i64) -> i64:
    if place == one:
        return other
    return one if place == other else place


# -- Bodies on the map -----------------------------------------------------------------------------------------------------


@rule
def body_here_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    me = s.me()
    s.ask(me, zones.members(s.bodies, STASHED + s.place_of(me)), body_here_chosen, me)


@rule
def body_here_chosen(s: Tamashii, me: i64, _b: i64, body: i64) -> None:
    s.now(take_body, body, me)


@rule
def stash_body_verb(s: Tamashii, n: i64, places: i64, _c: i64) -> None:
    """The next Bodies of the deck, one to each of the places named, at most so many."""
    found = s.select(places, s.me(), s.it())
    for back in range(min(n, i64(len(found)))):
        s.later(stash_next, found[min(n, i64(len(found))) - 1 - back])


@rule
def stash_next(s: Tamashii, place: i64, _b: i64, _c: i64) -> None:
    s.chance(BODY, zones.next_cards(s.bodies, BODY_DECK), body_is_stashed, place)


@rule
def body_is_stashed(s: Tamashii, place: i64, _b: i64, body: i64) -> None:
    body_is_laid(s, body, STASHED + place)
    s.tell(BODY_STASHED, place)


@rule
def stash_it_verb(s: Tamashii, place: i64, _b: i64, _c: i64) -> None:
    body = s.it()
    if 0 <= body < i64(len(s.bodies)):
        s.now(body_is_stashed, place, 0, body)


@rule
def drop_body_verb(s: Tamashii, places: i64, _b: i64, _c: i64) -> None:
    for place in s.select(places, s.me(), s.it()):
        for body in zones.members(s.bodies, STASHED + place):
            zones.put_under(s.bodies, body, BODY_DECK)


@rule
def refresh_some_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    """So many Bodies of the Market, of choice, go under the deck; as many are dealt."""
    if s.trait(NO_MARKET, s.me()) == 0:
        s.later(refill_market)
        s.now(refresh_next, s.me(), n)


@rule
def refresh_next(s: Tamashii, me: i64, n: i64, _c: i64) -> None:
    bodies = zones.members(s.bodies, IN_MARKET)
    if n > 0 and len(bodies) > 0:
        s.later(refresh_next, me, n - 1)
        s.ask(me, bodies, market_body_goes, me)


@rule
def market_body_goes(s: Tamashii, _me: i64, _b: i64, body: i64) -> None:
    zones.put_under(s.bodies, body, BODY_DECK)

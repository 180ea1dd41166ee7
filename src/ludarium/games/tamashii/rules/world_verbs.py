"""The verbs of the language that are about the world: Enemies, Trace, dice, the map, tokens, cards, the boss (T-314)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import BIT, bits_of
from ludarium.core.kernel import note, rule
from ludarium.core.language.lines import enter
from ludarium.core.language.moments import happen, line_over
from ludarium.core.language.scripted import among
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import (
    BODY,
    BODY_DECK,
    CHOICE,
    ENEMY,
    ENEMY_DECK,
    FACTION,
    FACTION_DECK,
    IN_MARKET,
    MOST_PLACES,
    NONE,
    ON_PLACE,
    ON_TABLE,
    SEEN,
    STANDING,
    STASHED,
    TILE,
    UNSEEN,
)
from ludarium.games.tamashii.rules import bosses
from ludarium.games.tamashii.rules.assets import lose_asset
from ludarium.games.tamashii.rules.bodies import body_is_laid, refill_market, take_body
from ludarium.games.tamashii.rules.bot import charge
from ludarium.games.tamashii.rules.combat import combat_ends, slot_of
from ludarium.games.tamashii.rules.enemies import (
    attach,
    attach_card,
    deal,
    defeat,
    divert_top,
    left_of,
    mend,
    moves_over,
    next_enemies,
    promote,
    right_of,
    to_the_box,
    top_of,
)
from ludarium.games.tamashii.rules.exploration import draw_token, hide, reveal
from ludarium.games.tamashii.rules.launch import CELLS, SOURCE, counts_as_launched, effect_of, end_launch_step, launches
from ludarium.games.tamashii.rules.movement import FREELY, TO_REVEALED, move_up_to
from ludarium.games.tamashii.rules.planning import end_programming
from ludarium.games.tamashii.rules.quest import activities_end
from ludarium.games.tamashii.rules.rolls import (
    SILENT,
    face_some,
    reroll_some,
    roll,
    roll_number,
    roll_symbol,
)
from ludarium.games.tamashii.rules.scenario import card_leaves, draw_card, end_lost, end_won, tokens_left
from ludarium.games.tamashii.rules.tests import group_test, test
from ludarium.games.tamashii.rules.tokens import dump_cells
from ludarium.games.tamashii.rules.trace import trace_rises, trace_to_0
from ludarium.games.tamashii.state import BOSS_THING, Tamashii
from ludarium.games.tamashii.vocabulary import (
    ASCEND,
    CLEARED,
    DIE_BLANK,
    HACK_DAMAGE,
    LAUNCHED_HACK,
    MARKER,
    NO_MARKET,
    NOT_SAID,
    POWER,
    PUT,
    SHEET,
    SHIELD,
    SLOT_DAMAGE,
)

LAST_TIME: Final = 12  # cell of the Time track (D10)
NOBODY_ELSE: Final = -1
SHELTER: Final = 0  # tile 1
PILES: Final = 2  # of `look`: Enemies, Bodies, then the factions
EACH_N: Final = 64

TOKEN_PUT: Final = note("token_put", "counter", "where", "n")
TOKEN_CLEARED: Final = note("token_cleared", "counter", "where", "n")
TIME_IS: Final = note("time_is", "time")
TRACE_ON: Final = note("trace_on")
TILES_SWAPPED: Final = note("tiles_swapped", "place", "other")
TILE_HIDDEN: Final = note("tile_hidden", "place")
LOOKED_AT_ENEMY: Final = note("looked_at_enemy", "enemy")
LOOKED_AT_BODY: Final = note("looked_at_body", "body")
LOOKED_AT_CARD: Final = note("looked_at_card", "card")
LOOKED_AT_TILE: Final = note("looked_at_tile", "place", "tile")
LOOKED_AT_TOKEN: Final = note("looked_at_token", "place", "kind")
BODY_STASHED: Final = note("body_stashed", "place")
UNLOCKS: Final = note("unlocks", "code")
LOCKS_AWAY: Final = note("locks_away", "code")
TICKS: Final = note("ticks", "code")
BROUGHT: Final = note("brought", "seat", "place")
MARCHES: Final = note("marches", "figure", "n")
MOVED_ALONG: Final = note("moved_along", "counter", "place")


def meant(s: Tamashii, seat: i64) -> i64:
    return s.me() if seat == NOT_SAID else seat


# -- damage (T-154 to T-162, T-256) ----------------------------------------------------------------------------------------


@rule
def damage_verb(s: Tamashii, n: i64, target: i64, _c: i64) -> None:
    """On the own Top Enemy, if nothing else is said; T-256, T-239a: or on a boss or a scenario Enemy on the own tile."""
    me = s.me()
    n += bonus(s, me)
    if target != NOT_SAID:
        s.now(damage_dealt, n, me, target)
    else:
        s.ask(me, targets(s, me, True), damage_dealt, n, me)


def targets(s: Tamashii, me: i64, boss_too: bool) -> vec[i64]:
    """T-261: a Hack harms whoever's card or sheet it stands on."""
    found: vec[i64] = vec[i64]([])
    top, hack = top_of(s, me), hack_under_way(s)
    standing, boss = s.standing_at(s.place_of(me)), boss_too and s.boss_is_here(me)
    if hack != NONE and s.boss != NONE and among(s.content.boss_hacks[s.boss], hack):
        return append(found, BOSS_THING) if boss else found
    if hack != NONE and is_hack_of_enemy(s, hack):
        boss = False
        enemy = s.content.launch_card[hack]
        if among(standing, enemy):
            return append(found, enemy)
        standing = vec[i64]([])
    if top >= 0:
        found = append(found, top)
    for enemy in standing:
        found = append(found, enemy)
    return append(found, BOSS_THING) if boss else found


def is_hack_of_enemy(s: Tamashii, source: i64) -> bool:
    enemy = s.content.launch_card[source]
    return 0 <= enemy < s.content.enemies and among(s.content.hacks[enemy], source)


def hack_under_way(s: Tamashii) -> i64:
    """The Hack whose own effect this is; -1: none."""
    hack = s.beneath(effect_of)
    if hack <= s.beneath(line_over) or hack <= s.beneath(slot_of):
        return NONE
    return s.stack[hack + 1] if s.content.launch_kind[s.stack[hack + 1]] == LAUNCHED_HACK else NONE


def bonus(s: Tamashii, me: i64) -> i64:
    """The traits `hack damage` and `slot damage`, for what a Hack or a slot does itself."""
    if hack_under_way(s) != NONE:
        return s.trait(HACK_DAMAGE, me)
    slot = s.beneath(slot_of)
    return s.trait(SLOT_DAMAGE, me) if slot > s.beneath(line_over) and slot > s.beneath(effect_of) else 0


@rule
def damage_dealt(s: Tamashii, n: i64, me: i64, target: i64) -> None:
    if target == BOSS_THING:
        bosses.hurt(s, me, n)
    else:
        deal(s, me, target, n)


@rule
def defeat_verb(s: Tamashii, n: i64, target: i64, _c: i64) -> None:
    """One with at most so much Integrity left; never a boss (T-256a)."""
    me = s.me()
    found: vec[i64] = vec[i64]([])
    for enemy in targets(s, me, False) if target == NOT_SAID else vec[i64]([target]):
        if enemy != BOSS_THING and (n == NOT_SAID or left_of(s, enemy) <= n):
            found = append(found, enemy)
    s.ask(me, found, defeat_chosen, me)


@rule
def defeat_chosen(s: Tamashii, me: i64, _b: i64, enemy: i64) -> None:
    s.now(defeat, me, enemy)


@rule
def divert_verb(s: Tamashii, target: i64, _b: i64, _c: i64) -> None:
    me = s.me()
    enemy = top_of(s, me) if target == NOT_SAID else target
    if 0 <= enemy < BOSS_THING and s.owner_of(enemy) != NONE:
        s.now(divert_top, s.owner_of(enemy), enemy)


@rule
def mend_verb(s: Tamashii, n: i64, target: i64, _c: i64) -> None:
    enemy = top_of(s, s.me()) if target == NOT_SAID else target
    if 0 <= enemy < BOSS_THING:
        mend(s, enemy, n)


# -- Enemies come and go ---------------------------------------------------------------------------------------------------


@rule
def attach_verb(s: Tamashii, n: i64, seat: i64, _c: i64) -> None:
    s.now(attach, meant(s, seat), n)


@rule
def lure_verb(s: Tamashii, target: i64, _b: i64, _c: i64) -> None:
    """One Enemy of another player, with its damage, to the own left end."""
    me = s.me()
    found: vec[i64] = vec[i64]([])
    for seat in s.in_turn_order(s.first_player):
        if seat != me:
            for enemy in s.pile(seat):
                found = append(found, enemy)
    if target != NOT_SAID:
        found = vec[i64]([target])
    s.ask(me, found, lured, me)


@rule
def lured(s: Tamashii, me: i64, _b: i64, enemy: i64) -> None:
    moves_over(s, enemy, me)


@rule
def shove_verb(s: Tamashii, n: i64, seat: i64, _c: i64) -> None:
    me = s.me()
    pile = s.pile(me)
    if n > 0 and len(pile) > 0 and seat != me:
        s.later(shove_verb, n - 1, seat)
        s.ask(me, pile, lured, seat)


@rule
def enemy_verb(s: Tamashii, card: i64, seat: i64, _c: i64) -> None:
    """T-239a: a scenario Enemy is attached, with the damage it has."""
    enemy = s.content.enemy_of_card[card]
    if enemy >= 0 and s.owner_of(enemy) == NONE:
        zones.put(s.cards, card, ON_TABLE)
        attach_card(s, meant(s, seat), enemy)


@rule
def promote_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    me = s.me()
    s.ask(me, s.pile(me), promoted, me)


@rule
def promoted(s: Tamashii, me: i64, _b: i64, enemy: i64) -> None:
    promote(s, me, enemy)


@rule
def weaken_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.weaker += n


@rule
def stun_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    if s.number_on != NONE:
        s.number_on = right_of(s, s.number_on)


# -- Trace -----------------------------------------------------------------------------------------------------------------


@rule
def trace_verb(s: Tamashii, n: i64, seat: i64, _c: i64) -> None:
    s.now(trace_rises, meant(s, seat), n)


@rule
def trace_to_0_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    s.now(trace_to_0, s.me())


@rule
def trace_on_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-9a: all markers on 0."""
    for seat in range(s.players):
        s.trace[seat] = 0
    s.tell(TRACE_ON)


# -- dice ------------------------------------------------------------------------------------------------------------------


@rule
def dice_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.to_roll += n


@rule
def reroll_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    s.now(reroll_some, s.me(), n)


@rule
def face_verb(s: Tamashii, n: i64, face: i64, _c: i64) -> None:
    s.now(face_some, s.me(), n, face)


@rule
def lend_verb(s: Tamashii, kind: i64, n: i64, _c: i64) -> None:
    """T-93: own Assets for another player's roll or wounds."""
    me = s.me()
    lent = lose_asset(s, me, kind, n)
    if kind == SHIELD:
        s.amount_is(max(0, s.amount() - lent))
    elif kind == POWER:
        s.to_roll += lent
    else:
        s.now(reroll_some, me, lent)


@rule
def roll_player_verb(s: Tamashii, n: i64, _b: i64, blocks: i64) -> None:
    """T-100: with Rerolls like any other roll; then each die does the item of its face."""
    s.later(do_faces, blocks)
    roll(s, s.me(), n, SILENT, dice_are_read)


@rule
def dice_are_read(s: Tamashii, _seat: i64, _b: i64, _c: i64) -> None:
    """What comes next waits beneath."""


@rule
def do_faces(s: Tamashii, blocks: i64, _b: i64, _c: i64) -> None:
    for back in range(i64(len(s.dice))):
        face: i64 = len(s.dice) - 1 - back
        for _die in range(s.dice[face]):
            s.later(do_face, blocks, face)


@rule
def do_face(s: Tamashii, blocks: i64, face: i64, _c: i64) -> None:
    enter(s, blocks, face)


@rule
def roll_number_verb(s: Tamashii, n: i64, _b: i64, blocks: i64) -> None:
    if n > 0:
        s.later(roll_number_verb, n - 1, 0, blocks)
        roll_number(s, do_rolled, blocks, 0)


@rule
def roll_symbol_verb(s: Tamashii, n: i64, _b: i64, blocks: i64) -> None:
    if n > 0:
        s.later(roll_symbol_verb, n - 1, 0, blocks)
        roll_symbol(s, do_rolled, blocks, 0)


@rule
def do_rolled(s: Tamashii, blocks: i64, _b: i64, face: i64) -> None:
    enter(s, blocks, face)


# -- moves and company -------------------------------------------------------------------------------------------------------


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


# -- the map -----------------------------------------------------------------------------------------------------------------


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


# -- looking -----------------------------------------------------------------------------------------------------------------


@rule
def look_verb(s: Tamashii, pile: i64, n: i64, _c: i64) -> None:
    """The next cards of a pile: drawn now, and laid back on top in the same order, where all see them."""
    s.later(look_on, pile, n, 0)


@rule
def look_on(s: Tamashii, pile: i64, n: i64, seen: i64) -> None:
    if seen == n:
        return
    deck = ENEMY_DECK if pile == 0 else BODY_DECK if pile == 1 else FACTION_DECK + 100 * (pile - PILES)
    stream = ENEMY if pile == 0 else BODY if pile == 1 else FACTION
    where = s.enemies if pile == 0 else s.bodies if pile == 1 else s.augmentations
    if pile == 0:
        next_enemies(s)
    s.chance(stream, zones.members(where, deck + seen), looked, pile, 16 * n + seen)


@rule
def looked(s: Tamashii, pile: i64, n_and_seen: i64, card: i64) -> None:
    """The card becomes a layer of its own above what is left of the layer it came from."""
    n, seen = n_and_seen // 16, n_and_seen % 16
    where = s.enemies if pile == 0 else s.bodies if pile == 1 else s.augmentations
    zone = where[card]
    if pile == 0 and len(s.enemy_blocks) > seen and s.enemy_blocks[seen] == 1:
        to_the_box(s, card)
    elif zones.count(where, zone) > 1:
        for other in range(i64(len(where))):
            if zone <= where[other] < zones.end_of(zone - zone % 100) and other != card:
                where[other] += 1
        if pile == 0 and len(s.enemy_blocks) > seen:
            blocks: vec[i64] = s.enemy_blocks[:seen]
            blocks = append(append(blocks, 1), s.enemy_blocks[seen] - 1)
            for block in s.enemy_blocks[seen + 1 :]:
                blocks = append(blocks, block)
            s.enemy_blocks = blocks
    s.tell(LOOKED_AT_ENEMY if pile == 0 else LOOKED_AT_BODY if pile == 1 else LOOKED_AT_CARD, card)
    s.now(look_on, pile, n, seen + 1)


@rule
def look_tile_verb(s: Tamashii, place: i64, _b: i64, _c: i64) -> None:
    if s.tile_at[place] == NONE:
        s.chance(TILE, bits_of(s.unseen), tile_looked_at, place)


@rule
def tile_looked_at(s: Tamashii, place: i64, _b: i64, tile: i64) -> None:
    s.tile_at[place] = tile
    s.unseen &= ~BIT[tile]
    s.tell(LOOKED_AT_TILE, place, tile)


@rule
def look_token_verb(s: Tamashii, place: i64, _b: i64, _c: i64) -> None:
    if s.explore[place] == UNSEEN:
        draw_token(s, token_looked_at, place, 0)


@rule
def token_looked_at(s: Tamashii, place: i64, _b: i64, kind: i64) -> None:
    s.unexplored[kind] -= 1
    s.explore[place] = SEEN + kind
    s.tell(LOOKED_AT_TOKEN, place, kind)


@rule
def look_body_verb(s: Tamashii, place: i64, _b: i64, _c: i64) -> None:
    for body in zones.members(s.bodies, STASHED + place):
        s.tell(LOOKED_AT_BODY, body)


# -- Bodies on the map -------------------------------------------------------------------------------------------------------


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


# -- tokens of scenarios -----------------------------------------------------------------------------------------------------


@rule
def put_verb(s: Tamashii, token: i64, n: i64, places: i64) -> None:
    """T-314e: of several places one is chosen; so many named things get one each, chosen one by one."""
    found = places_for(s, token, places)
    wanted = s.program.selectors[places + 3]
    by_chance = (s.program.selectors[places + 4] & 1) != 0
    if wanted > 1:
        s.now(put_on_each, token, places, EACH_N * wanted + n)
    elif by_chance:
        s.chance(CHOICE, found, put_there, token, n)
    elif places_all(s, places) and n > 1:
        s.now(put_one_by_one, token, n, places)
    else:
        s.ask(s.me(), found, put_there, token, n)


def places_for(s: Tamashii, token: i64, places: i64) -> vec[i64]:
    """Where this token may go: `free` means without such a one."""
    s.being_put = token
    found = s.places_named(places, s.me(), s.it())
    s.being_put = ASCEND
    return found


def places_all(s: Tamashii, places: i64) -> bool:
    """`map`: any tiles, so many in all."""
    things = s.select(places, s.me(), s.it())
    return len(things) == 1 and things[0] == SHEET + 1


@rule
def put_one_by_one(s: Tamashii, token: i64, n: i64, places: i64) -> None:
    if n > 0:
        s.later(put_one_by_one, token, n - 1, places)
        s.ask(s.me(), places_for(s, token, places), put_there, token, 1)


@rule
def put_on_each(s: Tamashii, token: i64, places: i64, left_and_n: i64) -> None:
    """So many different things of a selector: those that have none of this token yet."""
    n = left_and_n % EACH_N
    if left_and_n < EACH_N:
        return
    s.later(put_on_each, token, places, left_and_n - EACH_N)
    found: vec[i64] = vec[i64]([])
    for place in places_for(s, token, places):
        if s.tokens_on(token, place) == 0:
            found = append(found, place)
    if (s.program.selectors[places + 4] & 1) != 0:
        s.chance(CHOICE, found, put_there, token, n)
    else:
        s.ask(s.me(), found, put_there, token, n)


@rule
def put_there(s: Tamashii, token: i64, n: i64, place: i64) -> None:
    """T-6a: with none left in the supply nothing happens."""
    some = min(n, tokens_left(s, token))
    if some > 0:
        s.put_tokens(token, place, some)
        s.tell(TOKEN_PUT, token, place, some)
        happen(s, PUT, s.me_or_first(), token, place if place < MOST_PLACES else NONE, some)


@rule
def clear_verb(s: Tamashii, token: i64, n: i64, places: i64) -> None:
    """With fewer there: all of them. On several places: one after the other, of choice."""
    if n <= 0:
        return
    found: vec[i64] = vec[i64]([])
    total: i64 = 0
    for place in s.places_named(places, s.me(), s.it()):
        lie = s.tokens_on(token, place)
        if lie > 0:
            found = append(found, place)
            total += lie
    if len(found) == 0:
        return
    if total <= n or len(found) == 1:
        for place in found:
            taken = min(n, s.tokens_on(token, place))
            n -= taken
            s.later(clear_there, token, taken, place)
        return
    s.later(clear_verb, token, n - 1, places)
    s.ask(s.me(), found, clear_there, token, 1)


@rule
def clear_there(s: Tamashii, token: i64, n: i64, place: i64) -> None:
    some = min(n, s.tokens_on(token, place))
    if some > 0:
        s.put_tokens(token, place, -some)
        s.tell(TOKEN_CLEARED, token, place, some)
        happen(s, CLEARED, s.me_or_first(), token, place if place < MOST_PLACES else NONE, some)


@rule
def clear_all_verb(s: Tamashii, token: i64, places: i64, _c: i64) -> None:
    for place in s.places_named(places, s.me(), s.it()):
        if s.tokens_on(token, place) > 0:
            s.later(clear_there, token, s.tokens_on(token, place), place)


# -- Time, cards, ends -------------------------------------------------------------------------------------------------------


@rule
def time_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    """T-228: never below 0, never beyond the track."""
    set_time(s, s.time + n)


@rule
def time_set_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    set_time(s, n)


def set_time(s: Tamashii, time: i64) -> None:
    s.time = max(0, min(LAST_TIME, time))
    s.tell(TIME_IS, s.time)


@rule
def card_verb(s: Tamashii, card: i64, _b: i64, _c: i64) -> None:
    s.now(draw_card, card)


@rule
def card_on_verb(s: Tamashii, card: i64, place: i64, _c: i64) -> None:
    s.now(draw_card, card, place + 1)


@rule
def drop_verb(s: Tamashii, card: i64, _b: i64, _c: i64) -> None:
    card_leaves(s, card)


@rule
def open_verb(s: Tamashii, item: i64, _b: i64, _c: i64) -> None:
    """T-250: what a match unlocks is told; profiles are kept outside of it."""
    s.tell(UNLOCKS, item)
    s.spoken = append(append(s.spoken[:], OPENS), item)


@rule
def close_verb(s: Tamashii, item: i64, _b: i64, _c: i64) -> None:
    s.tell(LOCKS_AWAY, item)
    s.spoken = append(append(s.spoken[:], CLOSES), item)


@rule
def tick_verb(s: Tamashii, item: i64, _b: i64, _c: i64) -> None:
    s.tell(TICKS, item)
    s.spoken = append(append(s.spoken[:], TICKED_OFF), item)


OPENS: Final = 0  # what an end card says to the profile
CLOSES: Final = 1
TICKED_OFF: Final = 2
ENDS_OF_STEPS: Final[vec[i64]] = vec[i64]([end_programming, end_launch_step, combat_ends, activities_end])


@rule
def pass_step_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """This player's current step ends: what else was to be done in it is dropped, but for what ends it."""
    me = s.me()
    at = s.depth - 4
    while at >= 0:
        if among(ENDS_OF_STEPS, s.stack[at]) and s.stack[at + 1] == me:
            s.cut_back(at + 4)
            return
        at -= 4


@rule
def nothing_verb(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """Under `instead` it cancels the event."""


# -- the boss ----------------------------------------------------------------------------------------------------------------


@rule
def boss_move_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    if bosses.boss_in_play(s):
        s.now(bosses.boss_walks, n)


@rule
def boss_hurt_verb(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    if bosses.boss_in_play(s):
        bosses.lose(s, s.me(), n)


@rule
def boss_on_verb(s: Tamashii, place: i64, _b: i64, _c: i64) -> None:
    s.now(bosses.boss_comes, place)


@rule
def boss_state_verb(s: Tamashii, state: i64, _b: i64, _c: i64) -> None:
    if bosses.boss_in_play(s):
        bosses.set_state(s, bosses.other_state(s) if state == s.content.word_other else state)


# -- odd rules (T-313) -------------------------------------------------------------------------------------------------------


@rule
def odd_verb(s: Tamashii, which: i64, n: i64, _c: i64) -> None:
    s.now(ODD[which], n)


@rule
def propagate(s: Tamashii, n: i64, _b: i64, _c: i64) -> None:
    """T-232: the First Player rolls so many dice; each puts an Ascend token on the Generation tile with its face."""
    s.later(radars)
    roll(s, s.first_player, n, SILENT, dice_are_read)


@rule
def radars(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    for back in range(i64(len(s.dice))):
        face: i64 = len(s.dice) - 1 - back
        for _die in range(s.dice[face]):
            s.later(radar, face)


@rule
def radar(s: Tamashii, face: i64, _b: i64, _c: i64) -> None:
    """A tile holds one at most, else the nearest free tile of its Sector; is there none, it goes on the sheet (T-232a)."""
    for place in range(s.layout().places):
        if s.tokens_on(DIE_BLANK + face, place) > 0:
            if s.tokens_on(ASCEND, place) == 0:
                s.now(put_there, ASCEND, 1, place)
                return
            free: vec[i64] = vec[i64]([])
            for other in s.sectors_of(vec[i64]([place])):
                if s.tokens_on(ASCEND, other) == 0 and s.tile_at[other] != SHELTER:
                    free = append(free, other)
            if len(free) == 0:
                s.now(put_there, ASCEND, 1, SHEET)
            else:
                s.ask(s.first_player, s.extreme(free, vec[i64]([place]), True, s.first_player), put_there, ASCEND, 1)
            return


@rule
def backup(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-260, T-260a: 2 damage, or 4 if the tokens of another Pattern are dumped; it counts as launched."""
    me = s.me()
    options = launches(s, me)
    if len(options) == 0:
        s.now(backup_given, me, 0, NOBODY_ELSE)
    else:
        s.show(me, append(options, NOBODY_ELSE), backup_given, me)


@rule
def backup_given(s: Tamashii, me: i64, _b: i64, option: i64) -> None:
    if option == NOBODY_ELSE:
        bosses.hurt(s, me, 2 + bonus(s, me))
        return
    counts_as_launched(s, me, SOURCE.of(option), CELLS.of(option))
    s.later(backup_strikes, me)
    dump_cells(s, me, CELLS.of(option))


@rule
def backup_strikes(s: Tamashii, me: i64, _b: i64, _c: i64) -> None:
    bosses.hurt(s, me, 4 + bonus(s, me))


ODD_NAMES: Final = ("propagate", "backup", "battery")
ODD: Final[vec[i64]] = vec[i64]([propagate, backup, charge])

RULES: Final = {
    "lend": lend_verb,
    "damage": damage_verb,
    "defeat": defeat_verb,
    "divert": divert_verb,
    "mend": mend_verb,
    "attach": attach_verb,
    "lure": lure_verb,
    "shove": shove_verb,
    "enemy": enemy_verb,
    "promote": promote_verb,
    "trace_to_0": trace_to_0_verb,
    "trace_on": trace_on_verb,
    "trace": trace_verb,
    "dice": dice_verb,
    "reroll": reroll_verb,
    "face": face_verb,
    "weaken": weaken_verb,
    "stun": stun_verb,
    "move": move_verb,
    "move_free": move_free_verb,
    "move_revealed": move_revealed_verb,
    "carry": carry_verb,
    "bring": bring_verb,
    "march": march_verb,
    "swap_tiles": swap_tiles_verb,
    "hide": hide_verb,
    "reveal": reveal_verb,
    "look": look_verb,
    "look_tile": look_tile_verb,
    "look_token": look_token_verb,
    "look_body": look_body_verb,
    "body_here": body_here_verb,
    "stash_body": stash_body_verb,
    "stash_it": stash_it_verb,
    "drop_body": drop_body_verb,
    "refresh_some": refresh_some_verb,
    "pass_step": pass_step_verb,
    "nothing": nothing_verb,
    "put": put_verb,
    "clear": clear_verb,
    "clear_all": clear_all_verb,
    "time": time_verb,
    "time_set": time_set_verb,
    "card": card_verb,
    "card_on": card_on_verb,
    "drop": drop_verb,
    "boss_move": boss_move_verb,
    "boss_hurt": boss_hurt_verb,
    "boss_on": boss_on_verb,
    "boss_state": boss_state_verb,
    "open": open_verb,
    "close": close_verb,
    "tick": tick_verb,
    "end_won": end_won,
    "end_lost": end_lost,
    "meet": nothing_verb,
    "odd": odd_verb,
    "test": test,
    "group_test": group_test,
    "roll_player": roll_player_verb,
    "roll_number": roll_number_verb,
    "roll_symbol": roll_symbol_verb,
}

"""The set-up, in the order of its steps (sections 2 to 4)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.build import row
from ludarium.core.kernel import note, rule
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.fields import (
    BODY_DECK,
    CLASS_DECK,
    ENEMY_DECK,
    FIRST,
    IN_HAND,
    NONE,
    NOT_YET,
    OFFERED,
    OWN,
    PROTOCOL,
    TILE,
    UNSEEN,
)
from ludarium.games.tamashii.rules.augmentations import bring_in_faction, put_in_use
from ludarium.games.tamashii.rules.bodies import refill_market, wake
from ludarium.games.tamashii.rules.scenario import comes_into_force, draw_card
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import NO_SCRIPT, Scenario
from ludarium.games.tamashii.vocabulary import CORRUPTED, DIE_BLANK, OPEN

COLOURS: Final = 4
CLASSES: Final = 4
WHOLE_INTEGRITY: Final = 5  # T-11
ALL_LOCKS: Final = 15  # T-8
OF_EACH_TYPE: Final = 32  # T-1
OPEN_TOKENS: Final = 16
CORRUPTED_TOKENS: Final = 16
IN_A_BAG: Final = 3  # of each Basic type (T-19)
FULL_BATTERIES: Final = 5  # T-263
PLAIN: Final = 1  # starting cards (T-15)
COOP: Final = 2
ALONE: Final = 3
EVERY: Final = -1  # cards of a level

FIRST_PLAYER_IS: Final = note("first_player_is", "seat")
BOARD_TAKEN: Final = note("board_taken", "seat", "colour")
CLASS_TAKEN: Final = note("class_taken", "seat", "class")
PROTOCOL_KEPT: Final = note("protocol_kept", "seat", "protocol")
TILE_LAID: Final = note("tile_laid", "tile")


@rule
def set_up(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-27, T-27a: the questions in the order of the steps, each from the First Player clockwise."""
    sheet = sheet_of(s)
    s.supply = row([OF_EACH_TYPE, OF_EACH_TYPE, OF_EACH_TYPE, OF_EACH_TYPE, OPEN_TOKENS, 0])
    s.follow(row([choose_first, take_boards, take_classes, deal_protocols, deal_bodies, lay_map, make_decks, begin_scenario]))
    s.boxed = CORRUPTED_TOKENS - pool_of(s, sheet)
    s.supply[CORRUPTED] = pool_of(s, sheet)


def sheet_of(s: Tamashii) -> Scenario:
    return s.content.scenarios[s.settings.scenario]


def pool_of(s: Tamashii, sheet: Scenario) -> i64:
    """T-31, T-36: never more than there are (T-1)."""
    return min(CORRUPTED_TOKENS, sheet.pool + sheet.pool_per_player * s.players)


# -- step 14 of the scenario comes first: T-27a --------------------------------------------------------------------------


@rule
def choose_first(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-22"""
    if s.settings.first_player >= 0:
        s.first_player = s.settings.first_player
    else:
        s.chance(FIRST, s.in_turn_order(0), first_chosen)


@rule
def first_chosen(s: Tamashii, _a: i64, _b: i64, seat: i64) -> None:
    s.first_player = seat
    s.tell(FIRST_PLAYER_IS, seat)


# -- base set-up, steps 2 to 5 (section 2) -------------------------------------------------------------------------------


@rule
def take_boards(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-7"""
    for seat in s.reversed_seats():
        s.later(take_board, seat)


@rule
def take_board(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    if s.settings.fixed_colour[seat] >= 0:
        s.now(board_taken, seat, 0, s.settings.fixed_colour[seat])
        return
    s.ask(seat, left_of(COLOURS, s.colour, s.settings.fixed_colour), board_taken, seat)


def left_of(how_many: i64, taken: vec[i64], fixed: vec[i64]) -> vec[i64]:
    """T-27a: what nobody has, and what was settled for nobody before the match."""
    left: vec[i64] = vec[i64]([])
    for each in range(how_many):
        if each not in taken and each not in fixed:
            left = append(left, each)
    return left


@rule
def board_taken(s: Tamashii, seat: i64, _b: i64, colour: i64) -> None:
    """T-8 to T-12, T-18, T-19: everything that lies on a board, and the bag."""
    s.colour[seat] = colour
    s.essential[seat] = colour
    s.locked[seat] = ALL_LOCKS
    s.integrity[seat] = WHOLE_INTEGRITY
    s.most_integrity[seat] = WHOLE_INTEGRITY
    s.trace[seat] = 0 if sheet_of(s).has_trace else NONE
    for token in range(OPEN):
        n: i64 = IN_A_BAG + 1 if token == colour else IN_A_BAG
        s.bag[6 * seat + token] = n
        s.supply[token] -= n
    wake(s, seat)
    s.tell(BOARD_TAKEN, seat, colour)


@rule
def take_classes(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-14: everybody another one; T-9a: none in the Prologue."""
    if sheet_of(s).has_classes:
        for seat in s.reversed_seats():
            s.later(take_class, seat)


@rule
def take_class(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    if s.settings.fixed_class[seat] >= 0:
        s.now(class_taken, seat, 0, s.settings.fixed_class[seat])
        return
    s.ask(seat, left_of(CLASSES, s.class_of, s.settings.fixed_class), class_taken, seat)


@rule
def class_taken(s: Tamashii, seat: i64, _b: i64, taken: i64) -> None:
    """T-15, T-262: two starting cards equipped, the one for another number of players stays away; the rest is the deck."""
    away: i64 = COOP if s.players == 1 else ALONE
    s.class_of[seat] = taken
    s.tell(CLASS_TAKEN, seat, taken)
    for card in range(s.content.class_cards):
        if s.content.class_card[card] == taken and (s.settings.unlocked or s.content.augmentation_locked[card] == 0):
            if s.content.starting[card] == 0:
                zones.put(s.augmentations, card, CLASS_DECK + 100 * taken)
            elif s.content.starting[card] != away:
                zones.put(s.augmentations, card, IN_HAND + seat)
                put_in_use(s, seat, card)


@rule
def deal_protocols(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-17"""
    if sheet_of(s).has_protocols:
        for seat in s.reversed_seats():
            s.later(keep_protocol, seat)
            s.later(deal_protocol, seat)
            s.later(deal_protocol, seat)


@rule
def deal_protocol(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    left: vec[i64] = vec[i64]([])
    for card in range(s.content.protocols):
        if s.protocols[card] == 0 and (s.settings.unlocked or s.content.protocol_locked[card] == 0):
            left = append(left, card)
    s.chance(PROTOCOL, left, protocol_dealt, seat)


@rule
def protocol_dealt(s: Tamashii, seat: i64, _b: i64, card: i64) -> None:
    zones.put(s.protocols, card, OFFERED + seat)


@rule
def keep_protocol(s: Tamashii, seat: i64, _b: i64, _c: i64) -> None:
    s.ask(seat, zones.members(s.protocols, OFFERED + seat), protocol_kept, seat)


@rule
def protocol_kept(s: Tamashii, seat: i64, _b: i64, kept: i64) -> None:
    for card in zones.members(s.protocols, OFFERED + seat):
        zones.put(s.protocols, card, OWN + seat if card == kept else 0)
    if s.content.protocol_does[kept] != NO_SCRIPT:
        s.enter_play(s.content.protocol_does[kept], seat)
    s.tell(PROTOCOL_KEPT, seat, kept)


@rule
def deal_bodies(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-20: one more than players."""
    if s.content.bodies == 0:
        return
    for card in range(s.content.bodies):
        if s.settings.unlocked or s.content.body_locked[card] == 0:
            zones.put(s.bodies, card, BODY_DECK)
    if sheet_of(s).has_market:
        s.market_size = s.players + 1
        s.now(refill_market)


# -- the map (T-28 to T-29) ----------------------------------------------------------------------------------------------


@rule
def lay_map(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-24, T-28, T-28a, T-292b: named tiles where the layout wants them; nobody knows which of the others lies where. T-29: one
    Exploration token on each place that is face down; T-39: some kinds may be left out."""
    sheet = sheet_of(s)
    one: i64 = 1
    named: i64 = 0
    for place in range(sheet.places):
        if sheet.place_tile[place] >= 0:
            named |= one << sheet.place_tile[place]
            if is_unlocked(s, sheet.place_tile[place]):
                s.tile_at[place] = sheet.place_tile[place]
        if (sheet.place_token >> place) & 1:
            s.explore[place] = UNSEEN
        if sheet.place_die[place] >= 0:
            s.tokens = append(append(append(s.tokens[:], DIE_BLANK + sheet.place_die[place]), place), 1)
    s.face_up = sheet.place_up
    for tile in range(s.content.tiles):
        wanted = (sheet.hidden >> tile) & 1 if sheet.hidden != 0 else 1 - ((named >> tile) & 1)
        if wanted and is_unlocked(s, tile):
            s.unseen |= one << tile
    for kind in range(i64(len(s.content.explorations))):
        if ((sheet.no_exploration >> kind) & 1) == 0:
            s.unexplored[kind] = s.content.explorations[kind]
    for place in range(sheet.places):
        if sheet.place_tile[place] >= 0 and s.tile_at[place] == NONE:
            s.later(lay_another, place)


def is_unlocked(s: Tamashii, tile: i64) -> bool:
    return s.settings.unlocked or s.content.tile_locked[tile] == 0


@rule
def lay_another(s: Tamashii, place: i64, _b: i64, _c: i64) -> None:
    """T-28a: in the place of a tile that is locked."""
    left: vec[i64] = vec[i64]([])
    for tile in range(s.content.tiles):
        if (s.unseen >> tile) & 1:
            left = append(left, tile)
    s.chance(TILE, left, another_laid, place)


@rule
def another_laid(s: Tamashii, place: i64, _b: i64, tile: i64) -> None:
    one: i64 = 1
    s.unseen &= ~(one << tile)
    s.tile_at[place] = tile
    s.tell(TILE_LAID, tile)
    if s.content.lair[tile] >= 0:  # it lies face up, so it is revealed (T-141)
        bring_in_faction(s, s.content.lair[tile])


# -- decks, figures, the first card (T-30 to T-35) -----------------------------------------------------------------------


@rule
def make_decks(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-30, T-151, T-152: the Enemy deck block by block; T-32: the Faction decks; T-33, T-263: where everybody stands."""
    sheet = sheet_of(s)
    blocks: vec[i64] = vec[i64]([])
    for at in range(0, i64(len(sheet.deck)), 3):
        level, n = sheet.deck[at], sheet.deck[at + 1]
        cards: i64 = 0
        for card in range(s.content.enemies):
            if s.content.level[card] == level and (s.settings.unlocked or s.content.enemy_locked[card] == 0):
                zones.put(s.enemies, card, ENEMY_DECK + i64(len(blocks)))
                cards += 1
        wanted = n * s.players if sheet.deck[at + 2] else n
        if cards > 0:
            blocks = append(blocks, cards if n == EVERY or wanted > cards else wanted)
    s.enemy_blocks = blocks
    for card in range(s.content.enemies):
        if s.content.level[card] == 0:
            zones.put(s.enemies, card, NOT_YET)
    for faction in range(i64(4)):
        if (sheet.factions >> faction) & 1:
            bring_in_faction(s, faction)
    for seat in range(s.players):
        s.at[seat] = sheet.start
    if s.players == 1:
        s.bot_at = sheet.start
        s.batteries = FULL_BATTERIES


@rule
def begin_scenario(s: Tamashii, _a: i64, _b: i64, _c: i64) -> None:
    """T-34, T-35: the sheet's rules are in force, the first card is drawn; then comes the first turn."""
    sheet = sheet_of(s)
    s.later(draw_card, sheet.first_card)
    comes_into_force(s, sheet.sheet)

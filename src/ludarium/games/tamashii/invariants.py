"""What is true of every position (Appendix C): no token is lost, cards lie where their kind can lie."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ludarium.core.language import laws
from ludarium.core.zones import LAYERS, closed_up
from ludarium.games.tamashii.fields import (
    ATTACHED,
    ATTACK_DECK,
    BODY_DECK,
    BOX,
    BROKEN,
    CLASS_DECK,
    DISCARDED,
    ENEMY_DECK,
    FACTION_DECK,
    GONE,
    HELD,
    IN_HAND,
    IN_MARKET,
    IN_SLOT,
    IN_USE,
    MOST_PLACES,
    NONE,
    NOT_YET,
    OFFERED,
    ON_PLACE,
    ON_TABLE,
    OWN,
    SEEN,
    SETTING_UP,
    STANDING,
    STASHED,
    TO_KEEP,
    UNSEEN,
    WITH_SEAT,
)
from ludarium.games.tamashii.patterns import CELLS_OF_LAUNCHER, LOCKABLE
from ludarium.games.tamashii.rules.scenario import DONE_ROW
from ludarium.games.tamashii.rules.setting_up import CORRUPTED_TOKENS, OF_EACH_TYPE, OPEN_TOKENS
from ludarium.games.tamashii.state import ASSETS_EACH, KINDS_EACH, TOKEN_ROW, Tamashii
from ludarium.games.tamashii.tables import NO_CLASS
from ludarium.games.tamashii.vocabulary import ASCEND, CORRUPTED, OPEN, SUCCESS

Room = Mapping[int, int]  # zones of a family: how many cards have room in each
ANY = LAYERS
EXPLORATION_TOKENS = 20


def broken(s: Tamashii) -> str | None:
    """A law that the state breaks, if any."""
    if s.depth == 0 and not int(s.supply[0]) and s.turn == 0 and s.actor < 0 and s.outcome == 0:
        return "nothing is set up"
    return (
        laws.broken(s)
        or lost_tokens(s)
        or wrong_launcher(s)
        or misplaced_card(s)
        or wrong_enemies(s)
        or wrong_map(s)
        or wrong_scenario(s)
        or wrong_seats(s)
    )


# -- Data tokens -------------------------------------------------------------------------------------------------------


def cells_of(launcher: int) -> list[int]:
    """What lies in each cell: 0 nothing, else the kind of token + 1."""
    return [int(launcher) >> 3 * cell & 7 for cell in range(CELLS_OF_LAUNCHER)]


def lost_tokens(s: Tamashii) -> str | None:
    """T-1, T-86: what is not in the supply, in the box or drawn just now is in the pool of a player."""
    for token in range(KINDS_EACH):
        there = int(s.supply[token]) + (int(s.boxed) if token == CORRUPTED else 0)
        for seat in range(s.players):
            at = KINDS_EACH * seat + token
            there += int(s.bag[at] + s.dump[at] + s.prepared[at]) + cells_of(s.launcher[seat]).count(token + 1)
        if there != (CORRUPTED_TOKENS if token == CORRUPTED else OPEN_TOKENS if token == OPEN else OF_EACH_TYPE):
            return f"there are {there} Data tokens of kind {token} (T-1, T-86)"
    return None


def wrong_launcher(s: Tamashii) -> str | None:
    for seat in range(s.players):
        cells = cells_of(s.launcher[seat])
        if max(cells) > KINDS_EACH:
            return "a Launcher holds something that is no Data token (T-45)"
        if any(cell and int(s.locked[seat]) >> row & 1 for row, cell in enumerate(cells[LOCKABLE:])):
            return "a token lies on a Lock (T-43)"
    return None


# -- cards -------------------------------------------------------------------------------------------------------------


def misplaced_card(s: Tamashii) -> str | None:
    """Every card is in one place, and the place has room for it."""
    seats = range(s.players)
    bodies = {BOX: ANY, IN_MARKET: ANY, BODY_DECK: ANY, **each(STASHED, range(MOST_PLACES))}
    bodies |= {HELD + 2 * seat + place: 1 for seat in seats for place in (0, 1)}  # T-108
    protocols = {BOX: ANY, **{OFFERED + seat: 2 for seat in seats}, **{OWN + seat: 1 for seat in seats}}  # T-17
    cards = {BOX: ANY, GONE: ANY, IN_SLOT: 2, ON_TABLE: ANY, ATTACK_DECK: ANY}
    cards |= {**each(ON_PLACE, range(MOST_PLACES)), **each(WITH_SEAT, seats)}
    families: dict[str, Room] = {"bodies": bodies, "protocols": protocols, "cards": cards}
    for family, places in families.items():
        wrong = crowded(family, getattr(s, family), places)
        if wrong is not None:
            return wrong
    return misplaced_augmentation(s)


def each(zone: int, of: Iterable[int]) -> dict[int, int]:
    return {zone + number: ANY for number in of}


def pile_of(zone: int) -> int:
    return zone - zone % LAYERS if zone >= LAYERS else zone


def crowded(family: str, where: Any, places: Room) -> str | None:
    zones = [pile_of(int(zone)) for zone in where]
    for card, zone in enumerate(zones):
        if zone not in places:
            return f"card {card} of '{family}' is nowhere"
        if zones.count(zone) > places[zone]:
            return f"card {card} of '{family}' has no room where it is"
    return None if closed_up(where) else f"a deck of '{family}' has an empty place"


def misplaced_augmentation(s: Tamashii) -> str | None:
    """T-15, T-32, T-131: a class card comes from the deck of its class and stays with its player."""
    with_players = {zone + seat: seat for zone in (IN_HAND, IN_USE, TO_KEEP) for seat in range(s.players)}
    for card, number in enumerate(s.augmentations):
        zone = pile_of(int(number))
        of_class, faction = int(s.content.class_card[card]), int(s.content.faction_card[card])
        deck = FACTION_DECK + LAYERS * faction if of_class == NO_CLASS else CLASS_DECK + LAYERS * of_class
        if zone in (BOX, BROKEN, deck):
            continue
        if zone not in with_players or (of_class != NO_CLASS and s.class_of[with_players[zone]] != of_class):
            return f"Augmentation {card} is where it cannot be (T-131)"
    return None if closed_up(s.augmentations) else "a deck of Augmentations has an empty place"


# -- Enemies -----------------------------------------------------------------------------------------------------------


def wrong_enemies(s: Tamashii) -> str | None:
    """T-153, T-239a, T-298: in the deck, in the discard pile or attached; a pile has a card a layer; the sum never changes."""
    places = {DISCARDED, NOT_YET, ENEMY_DECK, *each(STANDING, range(MOST_PLACES))}
    places |= {ATTACHED + LAYERS * seat for seat in range(s.players)}
    zones = [int(zone) for zone in s.enemies]
    for enemy, zone in enumerate(zones):
        pile, own = pile_of(zone), bool(s.content.is_scenario_enemy(enemy))
        if zone == BOX and s.phase == SETTING_UP:
            continue
        locked = not s.settings.unlocked and s.content.enemy_locked[enemy] != 0
        if zone == BOX and (locked or not own):
            continue
        if pile not in places or (own and pile in (DISCARDED, ENEMY_DECK)) or (not own and pile == NOT_YET):
            return f"Enemy {enemy} is nowhere (T-298)"
        if pile >= ATTACHED and zones.count(zone) > 1:
            return "two Enemies lie in one place of a pile (T-153)"
        if s.damage[enemy] > 0 and zone < ATTACHED and not STANDING <= zone < STANDING + MOST_PLACES:
            return f"Enemy {enemy} is damaged and fights nobody (T-298)"
    if not closed_up(s.enemies):
        return "a pile of Enemies has an empty place (T-153)"
    if s.number_on != NONE and zones[s.number_on] < ATTACHED:
        return "the Number die lies on an Enemy that is attached to nobody (Appendix C)"
    return None


# -- the map and what lies on it ---------------------------------------------------------------------------------------


def wrong_map(s: Tamashii) -> str | None:
    places = int(s.layout().places)
    laid = [int(tile) for tile in s.tile_at if tile != NONE]
    if len(set(laid)) < len(laid) or any(int(s.unseen) >> tile & 1 for tile in laid):
        return "a tile is in two places (T-28)"
    if any(s.tile_at[place] != NONE or s.explore[place] for place in range(places, MOST_PLACES)) or int(s.face_up) >> places:
        return "something lies beyond the map (T-28)"
    if s.phase != SETTING_UP and any(int(s.face_up) >> place & 1 and s.tile_at[place] == NONE for place in range(places)):
        return "a tile lies face up and is none (T-292)"
    if any(place >= places for place in (*s.at, *s.moved_from, s.boss_at, s.bot_at)):
        return "somebody stands beyond the map (T-133)"
    seen = [int(token) - SEEN for token in s.explore if token >= SEEN]
    hidden = [int(token) for token in s.explore].count(UNSEEN)
    if sum(s.unexplored) + len(seen) > EXPLORATION_TOKENS or hidden > sum(s.unexplored):
        return "there are 20 Exploration tokens (T-142)"
    return None


# -- the scenario ------------------------------------------------------------------------------------------------------


def wrong_scenario(s: Tamashii) -> str | None:
    """T-6a, T-235: at most one Plot card; 23 Ascend and 8 Success tokens; every row whole."""
    slot = [card for card, zone in enumerate(s.cards) if zone == IN_SLOT and card != s.ending]
    if slot != ([] if s.plot == NONE else [int(s.plot)]):
        return "the Scenario slot holds another card than the active one (T-235)"
    if any(zone != BOX and s.content.scenario_of[card] != s.settings.scenario for card, zone in enumerate(s.cards)):
        return "a card of another scenario is in play (T-34)"
    if len(s.tokens) % TOKEN_ROW or len(s.activities) % DONE_ROW or len(s.spoken) % 2:
        return "tokens, activities or words of the scenario are not whole (T-240)"
    if any(n < 1 for n in s.tokens[2::TOKEN_ROW]):
        return "no token of a kind lies where some should (T-240)"
    if s.tokens_out(ASCEND) > s.content.ascend_tokens or s.tokens_out(SUCCESS) > s.content.success_tokens:
        return "there are 23 Ascend and 8 Success tokens (T-6a)"
    if any(not 0 <= each < len(s.content.activity_card) for each in s.activities[::DONE_ROW]):
        return "there is no such activity (T-314i)"
    return None


# -- the seats ---------------------------------------------------------------------------------------------------------


def wrong_seats(s: Tamashii) -> str | None:
    taken = [int(colour) for colour in s.colour if colour != NONE]
    if len(set(taken)) < len(taken):
        return "two seats have the same board (T-7)"
    classes = [int(one) for one in s.class_of if one != NONE]
    if len(set(classes)) < len(classes):
        return "two seats have the same class (T-14)"
    for seat in range(s.players):
        if s.phase != SETTING_UP and (s.colour[seat] == NONE or s.at[seat] == NONE):
            return "a seat plays nobody (T-7)"
        if s.integrity[seat] > s.most_integrity[seat]:
            return "Integrity is above its maximum (T-11, T-289)"
        if len(s.assets) != ASSETS_EACH * s.players:
            return "a seat has not four Asset tracks (T-10)"
    return None

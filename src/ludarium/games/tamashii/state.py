"""The state of a match of Tamashii, and what the language of cards asks of it: counts, facts, selectors, costs (30.4a)."""

from __future__ import annotations

from typing import Final

from ludarium.core import zones
from ludarium.core.bits import bits_of, count_bits
from ludarium.core.language.program import NONE as NO_CONDITION
from ludarium.core.language.program import SCRIPT, TRAIT
from ludarium.core.language.scripted import NOBODYS, SOURCE, among, event, within
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii import vocabulary as v
from ludarium.games.tamashii.fields import (
    ATTACHED,
    HELD,
    IN_HAND,
    IN_SLOT,
    IN_USE,
    MOST_PLACES,
    NONE,
    ON_PLACE,
    ON_TABLE,
    STANDING,
    STASHED,
    WITH_SEAT,
    Board,
)
from ludarium.games.tamashii.hexes import FAR, distances
from ludarium.games.tamashii.patterns import BASIC_BITS, OPEN_BIT, cells_with
from ludarium.games.tamashii.tables import NO_CLASS, Content, Scenario, Settings

ONE: Final[i64] = 1
BOSS_THING: Final = 5000  # the boss where an Enemy is meant; Enemies are their cards
TOKEN_ROW: Final = 3  # token, where, how many
ASSETS_EACH: Final = 4
KINDS_EACH: Final = 6
# costs, by their place in `Content.costs`
COST_SPEND: Final = 0
COST_DUMP: Final = 1
COST_DISCARD: Final = 2
COST_EXP: Final = 3
COST_BLEED: Final = 4
COST_BREAK: Final = 5
COST_CLEAR: Final = 6
COST_PURGE: Final = 7
COST_LEND: Final = 8
WORKS_RECOVER: Final = 12  # verbs that may find nothing to do
WORKS_BODY: Final = 13


class Tamashii(Board):
    def __init__(self, content: Content, settings: Settings, source: Board | None = None) -> None:
        super().__init__(content, settings, source)

    def clone(self) -> Tamashii:
        return Tamashii(self.content, self.settings, self)

    def first(self) -> i64:
        return self.first_player

    # -- the map -------------------------------------------------------------------------------------------------------

    def layout(self) -> Scenario:
        return self.content.scenarios[self.settings.scenario]

    def all_places(self) -> i64:
        return (ONE << self.layout().places) - 1

    def place_of(self, who: i64) -> i64:
        """Where a player counts as being: the BOT may stand in (T-267). The BOT itself is the number behind the players."""
        if who >= self.players:
            return self.bot_at
        return self.bot_at if self.bot_serves > 0 and self.bot_at >= 0 else self.at[who]

    def place_of_tile(self, tile: i64) -> i64:
        """Where a tile lies face up; -1: nowhere. Tiles are numbered from 0 here."""
        for place in range(self.layout().places):
            if self.tile_at[place] == tile and ((self.face_up >> place) & 1) != 0:
                return place
        return NONE

    def closed(self, me: i64) -> i64:
        """Places that no path crosses or ends on, as bits."""
        found: i64 = 0
        if ((self.shown >> v.CLOSED) & 1) != 0:
            for place in range(self.layout().places):
                if self.trait(v.CLOSED, me, place) != 0:
                    found |= ONE << place
        return found

    def far_from(self, place: i64, me: i64) -> vec[i64]:
        """Steps to every place over all tiles, face up or not, closed ones excepted (T-314e)."""
        open_ones = self.all_places() & ~self.closed(me)
        return distances(self.layout().beside, ONE << place, open_ones, open_ones)

    def is_at(self, who: i64, place: i64) -> bool:
        """Does a condition of place hold for this player here? (trait `also at`)"""
        if self.place_of(who) == place:
            return True
        return who < self.players and ((self.shown >> v.ALSO_AT) & 1) != 0 and among(self.also_at(who), place)

    def also_at(self, who: i64) -> vec[i64]:
        program = self.program
        found: vec[i64] = vec[i64]([])
        for at in range(0, i64(len(self.sources)), SOURCE):
            if self.sources[at + 1] == who or self.sources[at + 1] == NOBODYS:
                script = self.sources[at] * SCRIPT
                for line in range(program.scripts[script + 3], program.scripts[script + 4], TRAIT):
                    if program.traits[line] == v.ALSO_AT and self.holds(program.traits[line + 3], who, NO_CONDITION):
                        tiles = self.argument(program.traits[line + 1], 1, program.traits[line + 2], who, NO_CONDITION)
                        for place in self.select(tiles, who, NO_CONDITION):
                            found = append(found, place)
        return found

    # -- tokens of scenarios ---------------------------------------------------------------------------------------------

    def tokens_on(self, token: i64, where: i64) -> i64:
        for at in range(0, i64(len(self.tokens)), TOKEN_ROW):
            if self.tokens[at] == token and self.tokens[at + 1] == where:
                return self.tokens[at + 2]
        return 0

    def tokens_out(self, token: i64) -> i64:
        """How many of a kind lie anywhere."""
        found: i64 = 0
        for at in range(0, i64(len(self.tokens)), TOKEN_ROW):
            if self.tokens[at] == token:
                found += self.tokens[at + 2]
        return found

    def put_tokens(self, token: i64, where: i64, n: i64) -> None:
        """More of them there, or fewer; rows stay sorted, so that equal tables are equal rows."""
        rest: vec[i64] = vec[i64]([])
        count = n
        done = False
        for at in range(0, i64(len(self.tokens)), TOKEN_ROW):
            one, place, lie = self.tokens[at], self.tokens[at + 1], self.tokens[at + 2]
            if one == token and place == where:
                count += lie
            else:
                if not done and (one > token or (one == token and place > where)):
                    rest = with_three(rest, token, where, count)
                    done = True
                rest = append(append(append(rest, one), place), lie)
        if not done:
            rest = with_three(rest, token, where, count)
        self.tokens = rest

    def places_named(self, selector: i64, me: i64, it: i64) -> vec[i64]:
        """Where tokens can lie, for whatever `on ...` names: tiles, a card, the sheet, boards; the map is all its places."""
        found: vec[i64] = vec[i64]([])
        people = self.is_people(selector)
        for thing in self.select(selector, me, it):
            if people:
                found = append(found, v.BOARD + thing)
            elif thing == v.MAP:
                for place in range(self.layout().places):
                    found = append(found, place)
            else:
                found = append(found, thing)
        return found

    # -- Enemies ---------------------------------------------------------------------------------------------------------

    def pile(self, seat: i64) -> vec[i64]:
        """The attached Enemies of a player, the Top Enemy first (T-153)."""
        return zones.in_order(self.enemies, ATTACHED + 100 * seat)

    def owner_of(self, enemy: i64) -> i64:
        """To whom an Enemy is attached; -1: to nobody."""
        zone = self.enemies[enemy]
        return (zone - ATTACHED) // 100 if zone >= ATTACHED else NONE

    def standing_at(self, place: i64) -> vec[i64]:
        """Scenario Enemies on a tile (T-239a)."""
        return zones.members(self.enemies, STANDING + place)

    def boss_is_here(self, seat: i64) -> bool:
        return self.boss != NONE and self.boss_integrity > 0 and self.is_at(seat, self.boss_at)

    # -- counts ----------------------------------------------------------------------------------------------------------

    def count(self, which: i64, a: i64, b: i64, me: i64, it: i64) -> i64:
        if v.ASSET <= which < v.ASSET + ASSETS_EACH:
            return self.assets[ASSETS_EACH * me + which - v.ASSET]
        if which == v.PLAYERS:
            return self.players
        if which == v.X:
            return self.x
        if which == v.TIME:
            return self.time
        if which == v.TURN:
            return self.turn
        if which == v.POOL:
            return self.supply[v.CORRUPTED]
        if which == v.TRACE:
            return max(0, self.trace[me])
        if which == v.INTEGRITY:
            return self.integrity[me]
        if which == v.MAX_INTEGRITY:
            return self.most_integrity[me]
        if which == v.EXP:
            return self.exp[me]
        if which == v.LOCKS:
            return count_bits(self.locked[me])
        if which == v.BATTERIES:
            return self.batteries
        if which == v.ALL_ASSETS:
            return self.all_assets(me)
        if which == v.ENEMIES:
            return i64(len(self.pile(me)))
        if which == v.BODIES:
            return zones.count(self.bodies, HELD + 2 * me) + zones.count(self.bodies, HELD + 2 * me + 1)
        if which == v.CARDS:
            return self.cards_of(me, a, b)
        if which == v.TOKENS:
            return self.data_tokens(me, a, b)
        if which == v.PUT_ON:
            found: i64 = 0
            for place in self.places_named(b, me, it):
                found += self.tokens_on(a, place)
            return found
        if which == v.BODIES_ON:
            return self.bodies_on(a, me, it)
        if which == v.STEPS_BETWEEN:
            return self.steps_between(self.select(a, me, it), self.select(b, me, it), me)
        if which == v.STEPS:
            return self.steps_moved[me]
        if which == v.DISTRICTS:
            return count_bits(self.districts_seen[me])
        if which == v.AMOUNT:
            return self.amount() if self.beneath(event) >= 0 else 0
        if which == v.PAID:
            return self.paid()
        if which == v.MARCHED:
            return self.marched
        if which == v.DRAWN:
            return self.drawn[me]
        if which == v.BOSS_INTEGRITY:
            return self.boss_integrity
        return self.boss_armour

    def all_assets(self, me: i64) -> i64:
        found: i64 = 0
        for kind in range(ASSETS_EACH):
            found += self.assets[ASSETS_EACH * me + kind]
        return found

    def cards_of(self, me: i64, group: i64, equipped: i64) -> i64:
        """Augmentations, of a class or a faction if that is said, equipped if that is."""
        found: i64 = 0
        for card in range(i64(len(self.augmentations))):
            zone = self.augmentations[card]
            if zone == IN_USE + me or (zone == IN_HAND + me and equipped == v.NOT_SAID):
                of_class = self.content.class_card[card] != NO_CLASS
                if group == v.NOT_SAID or of_class == (group == v.CARDS_OF_CLASS):
                    found += 1
        return found

    def data_tokens(self, me: i64, kind: i64, where: i64) -> i64:
        kinds = self.token_kinds(me, kind)
        found: i64 = 0
        if where == v.ON_LAUNCHER or where == v.IN_POOL:
            found += count_bits(cells_with(self.launcher[me], kinds))
        for each in bits_of(kinds):
            if where == v.IN_BAG or where == v.IN_POOL:
                found += self.bag[KINDS_EACH * me + each]
            if where == v.IN_DUMP or where == v.IN_POOL:
                found += self.dump[KINDS_EACH * me + each]
        return found

    def token_kinds(self, me: i64, kind: i64) -> i64:
        """What a card means by a type of tokens, as bits; nothing said: any at all."""
        if kind == v.NOT_SAID:
            return 63
        if kind == v.ANY:
            return 31
        if kind == v.ESSENTIAL:
            return ONE << self.essential[me]
        return ONE << kind

    def bodies_on(self, selector: i64, me: i64, it: i64) -> i64:
        found: i64 = 0
        for place in self.places_named(selector, me, it):
            if place < MOST_PLACES:
                found += zones.count(self.bodies, STASHED + place)
        return found

    def steps_between(self, ones: vec[i64], others: vec[i64], me: i64) -> i64:
        least: i64 = FAR
        for one in ones:
            far = self.far_from(one, me)
            for other in others:
                least = min(least, far[other])
        return least

    # -- facts -----------------------------------------------------------------------------------------------------------

    def fact(self, which: i64, a: i64, b: i64, me: i64, it: i64) -> bool:
        if which == v.TICKED:
            return among(self.settings.ticks, a)
        if which == v.ACTIVE:
            zone = self.cards[a]
            return zone == IN_SLOT or zone == ON_TABLE or ON_PLACE <= zone < WITH_SEAT + self.players
        if which == v.BOSS_IN_PLAY:
            return self.boss != NONE and self.boss_integrity > 0
        if which == v.BOSS_STATE:
            return self.boss_state == a
        if which == v.SOLO:
            return self.players == 1
        if which == v.BOT_IN_PLAY:
            return self.bot_at != NONE
        return self.is_path(self.select(a, me, it), self.select(b, me, it), me)

    def is_path(self, ones: vec[i64], others: vec[i64], me: i64) -> bool:
        """A way over revealed tiles that are not closed (T-314d)."""
        open_ones = self.face_up & ~self.closed(me)
        for one in ones:
            if ((open_ones >> one) & 1) != 0:
                far = distances(self.layout().beside, ONE << one, open_ones, open_ones)
                for other in others:
                    if far[other] < FAR:
                        return True
        return False

    # -- selectors -------------------------------------------------------------------------------------------------------

    def things(self, which: i64, a: i64, b: i64, me: i64, it: i64) -> vec[i64]:
        nothing: vec[i64] = vec[i64]([])
        if which == v.EVERYBODY:
            return self.in_turn_order(self.first_player)
        if which == v.ME:
            return vec[i64]([me])
        if which == v.ANOTHER or which == v.OTHERS:
            for seat in self.in_turn_order(self.first_player):
                if seat != me:
                    nothing = append(nothing, seat)
            return nothing
        if which == v.FIRST_PLAYER:
            return vec[i64]([self.first_player])
        if which == v.NEXT_PLAYER:
            return vec[i64]([(me + 1) % self.players])
        if which == v.THAT:
            return vec[i64]([self.that()]) if self.beneath(event) >= 0 else nothing
        if which == v.CHARACTERS:
            everybody = self.in_turn_order(self.first_player)
            return append(everybody, self.players) if self.bot_at != NONE else everybody
        if which == v.HERE:
            return vec[i64]([self.place_of(me)])
        if which == v.IT or which == v.IT_ENEMY:
            return vec[i64]([it]) if it >= 0 else nothing
        if which == v.TILE:
            return only(self.place_of_tile(a - 1))
        if which == v.ALL_TILES:
            return bits_of(self.all_places())
        if which == v.PLACE:
            return named(self.layout().place_name, a)
        if which == v.ROW:
            return named(self.layout().place_row, a)
        if which == v.SECTOR:
            return self.sectors_of(self.select(a, me, it))
        if which == v.WHERE_BOSS:
            return only(self.boss_at if self.boss != NONE else NONE)
        if which == v.WHERE_FIGURE:
            return self.where_figure(a)
        if which == v.TOP or which == v.OWN_ENEMIES:
            return self.enemies_of(self.select(a, me, it) if a != v.NOT_SAID else vec[i64]([me]), which == v.TOP)
        if which == v.ENEMY:
            return self.enemies_called(a, self.select(b, me, it) if b != v.NOT_SAID else self.in_turn_order(self.first_player))
        if which == v.THE_BOSS:
            return only(BOSS_THING if self.boss != NONE and self.boss_integrity > 0 else NONE)
        if which == v.ON_SHEET:
            return vec[i64]([v.SHEET])
        if which == v.ON_MAP:
            return vec[i64]([v.MAP])
        return vec[i64]([v.CARD + a])

    def sectors_of(self, places: vec[i64]) -> vec[i64]:
        """Every place of the Sectors of these (T-232a)."""
        sector = self.layout().place_sector
        found: vec[i64] = vec[i64]([])
        for place in range(self.layout().places):
            for one in places:
                if sector[place] >= 0 and sector[place] == sector[one] and not among(found, place):
                    found = append(found, place)
        return found

    def where_figure(self, name: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]([])
        for place in range(self.layout().places):
            if self.tokens_on(v.MARKER + 2 * name + 1, place) > 0:
                found = append(found, place)
        return found

    def enemies_of(self, seats: vec[i64], top_only: bool) -> vec[i64]:
        found: vec[i64] = vec[i64]([])
        for seat in seats:
            for enemy in self.pile(seat):
                found = append(found, enemy)
                if top_only:
                    break
        return found

    def enemies_called(self, foe: i64, seats: vec[i64]) -> vec[i64]:
        """Those of a level, or with a code: attached to these players, or standing on the map."""
        found: vec[i64] = vec[i64]([])
        for enemy in self.enemies_of(seats, False):
            if self.is_called(enemy, foe):
                found = append(found, enemy)
        for place in range(self.layout().places):
            for enemy in self.standing_at(place):
                if self.is_called(enemy, foe):
                    found = append(found, enemy)
        return found

    def is_called(self, enemy: i64, foe: i64) -> bool:
        return (self.content.level[enemy] if foe <= v.LEVELS else self.content.enemy_code[enemy]) == foe

    def sift(self, which: i64, a: i64, b: i64, me: i64, it: i64, found: vec[i64]) -> vec[i64]:
        left: vec[i64] = vec[i64]([])
        if which == v.NEAREST or which == v.FARTHEST:
            return self.extreme(found, self.select(a, me, it), which == v.NEAREST, me)
        others: vec[i64] = vec[i64]([])
        if which == v.AT or which == v.OTHER_THAN:
            others = self.select(a, me, it)
        elif which == v.WITHIN:
            others = self.select(b, me, it)
        for thing in found:
            if self.passes(which, a, me, thing, others):
                left = append(left, thing)
        return left

    def passes(self, which: i64, a: i64, me: i64, thing: i64, others: vec[i64]) -> bool:
        if which == v.AT:
            for place in others:
                if self.is_at(thing, place):
                    return True
            return False
        if which == v.AT_HERE:
            return self.is_at(thing, self.place_of(me))
        if which == v.REVEALED:
            return ((self.face_up >> thing) & 1) != 0
        if which == v.DOWN:
            return ((self.face_up >> thing) & 1) == 0
        if which == v.WITH_TOKEN:
            return self.tokens_on(a, thing) > 0
        if which == v.WITHOUT_TOKEN:
            return self.tokens_on(a, thing) == 0
        if which == v.WITH_CHARACTER:
            return self.anybody_at(thing)
        if which == v.WITHOUT_CHARACTER:
            return not self.anybody_at(thing)
        if which == v.WITHIN:
            return self.steps_between(vec[i64]([thing]), others, me) <= a
        if which == v.OTHER_THAN:
            return not among(others, thing)
        return self.tokens_on(self.being_put, thing) == 0

    def anybody_at(self, place: i64) -> bool:
        """A character: a player's figure or the BOT."""
        for seat in range(self.players):
            if self.at[seat] == place:
                return True
        return self.bot_at == place

    def extreme(self, found: vec[i64], others: vec[i64], nearest: bool, me: i64) -> vec[i64]:
        best: i64 = FAR + 1 if nearest else -1
        left: vec[i64] = vec[i64]([])
        for thing in found:
            far = self.steps_between(vec[i64]([thing]), others, me)
            if far == FAR:
                continue
            if (nearest and far < best) or (not nearest and far > best):
                best = far
                left = vec[i64]([])
            if far == best:
                left = append(left, thing)
        return left

    # -- costs, kinds, traits ----------------------------------------------------------------------------------------------

    def payable(self, verb: i64, a: i64, b: i64, c: i64, me: i64) -> bool:
        costs = self.content.costs
        if verb == costs[COST_SPEND] or verb == costs[COST_LEND]:
            return self.asset_payable(a, b, me)
        if verb == costs[COST_DUMP] or verb == costs[COST_DISCARD]:
            return count_bits(cells_with(self.launcher[me], self.kinds_that_pay(me, b))) >= a
        if verb == costs[COST_EXP]:
            return self.exp[me] + a >= 0
        if verb == costs[COST_BLEED]:
            return self.integrity[me] > a
        if verb == costs[COST_BREAK]:
            return self.cards_of(me, v.CARDS_OF_FACTION, 1) >= a
        if verb == costs[COST_CLEAR]:
            return self.count(v.PUT_ON, a, c, me, self.it_or_none()) >= b
        if verb == costs[COST_PURGE]:
            return self.data_tokens(me, v.CORRUPTED, v.ON_LAUNCHER) + self.data_tokens(me, v.CORRUPTED, v.IN_DUMP) >= a
        return True

    def kinds_that_pay(self, me: i64, kind: i64) -> i64:
        """T-51: an Open token stands for a Basic type."""
        kinds = self.token_kinds(me, kind)
        return kinds | OPEN_BIT if (kinds & BASIC_BITS) != 0 else kinds

    def asset_payable(self, kind: i64, n: i64, me: i64) -> bool:
        if kind < ASSETS_EACH:
            return self.trait(v.NO_POWER + kind, me) == 0 and self.assets[ASSETS_EACH * me + kind] >= n
        some: i64 = 0
        kinds: i64 = 0
        most: i64 = 0
        for each in range(ASSETS_EACH):
            has = self.assets[ASSETS_EACH * me + each]
            if has > 0 and self.trait(v.NO_POWER + each, me) == 0:
                some += has
                kinds += 1
                most = max(most, has)
        return (some if kind == v.ANY_ASSET else most if kind == v.SAME_ASSET else kinds) >= n

    def fruitful(self, verb: i64, a: i64, b: i64, c: i64, me: i64) -> bool:
        """Only what can be told cheaply and would be a silly offer."""
        costs = self.content.costs
        if verb == costs[COST_CLEAR]:
            return self.count(v.PUT_ON, a, c, me, self.it_or_none()) > 0
        if verb == costs[WORKS_RECOVER]:
            return self.integrity[me] < self.most_integrity[me]
        if verb == costs[WORKS_BODY]:
            return zones.first(self.bodies, HELD + 2 * me + 1) >= 0
        if verb == costs[COST_DUMP] or verb == costs[COST_DISCARD]:
            return cells_with(self.launcher[me], self.token_kinds(me, b)) != 0
        if verb == costs[COST_PURGE]:
            return self.payable(verb, 1, 0, 0, me)
        return True

    def it_or_none(self) -> i64:
        return self.it() if self.beneath(within) >= 0 else NONE

    def me_or_first(self) -> i64:
        return self.me() if self.beneath(within) >= 0 else self.first_player

    def of_kind(self, moment: i64, wanted: i64, kind: i64, it: i64) -> bool:
        if moment == v.LAUNCHED:
            return wanted == v.LAUNCHED_ANY or wanted == kind
        if moment == v.GAINED or moment == v.DUMPED or moment == v.DISCARDED:
            return wanted == kind or (wanted == v.ANY and kind != v.CORRUPTED)
        if v.ATTACHED <= moment <= v.DIVERTED:
            return it >= 0 and it < BOSS_THING and self.is_called(it, wanted)
        return wanted == kind

    def in_force(self, trait: i64, b: i64, me: i64, thing: i64) -> bool:
        """T-314g: a trait that says where holds for players there, or for these tiles."""
        if b == v.NOT_SAID or trait == v.ALSO_AT:
            return True
        for place in self.select(b, me, thing):
            if (thing >= 0 and place == thing) or (thing < 0 and self.is_at(me, place)):
                return True
        return False


def with_three(row: vec[i64], token: i64, where: i64, n: i64) -> vec[i64]:
    return append(append(append(row, token), where), n) if n > 0 else row


def only(thing: i64) -> vec[i64]:
    return vec[i64]([thing]) if thing >= 0 else vec[i64]([])


def named(names: vec[i64], name: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for place in range(i64(len(names))):
        if names[place] == name:
            found = append(found, place)
    return found

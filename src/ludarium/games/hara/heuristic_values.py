"""What a position is worth to a champion, in hundredths of an Energy. What only one mode values stands with the mode.

Two halves: what the champion has (Energy, Health, Spirit, cards, Items, the mode's goal), and what lies ahead: everything on the
map that could be taken with the cards at hand, counted the less the farther away it is.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.bits import BIT
from ludarium.core.native import i64, vec
from ludarium.games.hara.atlas import RING, WORLD_COLOUR, space_of
from ludarium.games.hara.heuristic_weights import WORTH
from ludarium.games.hara.rules import effects, energy, movement
from ludarium.games.hara.rules.combat import count_of, stone_of
from ludarium.games.hara.rules.decks import inventory
from ludarium.games.hara.rules.monsters import full_health
from ludarium.games.hara.state import (
    ADVENTURE,
    BOARD,
    DAWN,
    DUSK,
    HAND,
    KAORU,
    LAST_DAY,
    LEAF,
    MOST_ENERGY,
    NONE,
    NOWHERE,
    ORIC,
    PERSEPHONE,
    THOMAS,
    THRESHOLD,
    Hara,
)
from ludarium.games.hara.tables import (
    ABILITIES,
    ALLY,
    BOSS,
    EVENT,
    FREE,
    NO_SCRIPT,
    PASSIVE,
    RIFT,
    SCIENTIST,
    SPIRIT,
    STONE,
    ULTIMATE,
)
from ludarium.games.hara.traits import ARMORED, EDGE, ELUSIVE, MONSTER_HEALTH, SCARRED, STRIDE

VICTORY: Final = 1_000_000

FARTHEST: Final = 8  # spaces between any two
REACHES: Final = 5  # ranges 0 to 4 and more
SIDES: Final = 13


def resource_worth(champion: i64) -> i64:
    if champion == LEAF:
        return WORTH.growth
    if champion == THOMAS:
        return WORTH.charge
    if champion == KAORU:
        return WORTH.grit
    if champion == ORIC:
        return WORTH.discipline
    return WORTH.fear if champion == PERSEPHONE else 0


def turns_left(s: Hara) -> i64:
    """Turns of each champion after the Round under way."""
    return 2 * (LAST_DAY - s.day) + (1 if s.round == DAWN else 0)


class Judge:
    """Values positions for one seat. What it has worked out about the cards at hand is kept until the next position."""

    def __init__(self, s: Hara, seat: i64) -> None:
        self.seat: i64 = seat
        self.resource_worth: i64 = resource_worth(s.champion[seat])
        # the cards at hand, one entry a card: what it moves, strikes, how far, and what it costs
        self.count: i64 = 0
        self.moves: vec[i64] = vec[i64]([0] * SIDES)
        self.blows: vec[i64] = vec[i64]([0] * SIDES)
        self.ranges: vec[i64] = vec[i64]([0] * SIDES)
        self.acts: vec[i64] = vec[i64]([0] * SIDES)
        self.spirits: vec[i64] = vec[i64]([0] * SIDES)
        self.resources: vec[i64] = vec[i64]([0] * SIDES)
        # what they can do together in a turn
        self.force: vec[i64] = vec[i64]([0] * 32)  # the most damage to one target, by its distance
        self.touch: vec[i64] = vec[i64]([0] * 32)  # the same from its own space
        self.heavy: vec[i64] = vec[i64]([0] * 32)  # the same without hits of 1
        self.stride: vec[i64] = vec[i64]([0] * 8)  # the longest way with so many Activations
        self.bonus: i64 = 0  # damage that Items and aim add to one hit
        self.needs: vec[i64] = vec[i64]([0] * 3)  # Energy that is missing, by colour
        self.need: i64 = 0
        self.swollen: bool = False  # something in play adds to the Health of Monsters
        self.first: i64 = 0  # the best three prospects ...
        self.second: i64 = 0
        self.third: i64 = 0
        self.first_at: i64 = NOWHERE  # ... and where the first two are
        self.second_at: i64 = NOWHERE

    # -- the whole ---------------------------------------------------------------------------------------------------

    def worth(self, s: Hara) -> i64:
        seat = self.seat
        if s.outcome != 0:
            return VICTORY if (s.winners & BIT[seat]) != 0 else -VICTORY
        self.note_needs(s)
        total = (
            self.gauges(s) + self.vigour(s) + self.belongings(s) + s.variant.goal(s, self) + self.homesickness(s) + self.scars(s)
        )
        if s.settings.seats > 1:
            total -= self.rivals(s)
        return total + self.prospects(s)

    def note_needs(self, s: Hara) -> None:
        self.need = 0
        for colour in range(i64(3)):
            lack = MOST_ENERGY - s.energy[3 * self.seat + colour]
            self.needs[colour] = lack
            self.need += lack

    # -- what the champion has ---------------------------------------------------------------------------------------

    def gauges(self, s: Hara) -> i64:
        """Energy, and the cards that came with it."""
        total: i64 = 0
        reached = s.reached[self.seat]
        left = turns_left(s)
        for colour in range(i64(3)):
            lack = self.needs[colour]
            total -= WORTH.energy * lack + WORTH.scarcity * lack * lack
            if (reached & BIT[colour]) != 0:
                total += WORTH.level * left // 10
        if s.ability[self.seat * ABILITIES + ULTIMATE] == HAND:
            total += WORTH.ultimate
        return total

    def vigour(self, s: Hara) -> i64:
        seat = self.seat
        health = s.health[seat]
        spirit = s.spirit[seat]
        total = WORTH.health * health - WORTH.dread // max(health, 1) + WORTH.spirit * spirit - WORTH.thirst // (spirit + 1)
        total += s.variant.soul(s) * spirit
        return (total + self.resource_worth * s.resource[seat]) * min(turns_left(s) + WORTH.evening, 12) // 12

    def belongings(self, s: Hara) -> i64:
        total: i64 = 0
        for item in inventory(s, self.seat):
            total += item_worth(s, item)
        return total

    def rivals(self, s: Hara) -> i64:
        """The Energy of whoever is ahead of the others."""
        most: i64 = 0
        for other in range(s.settings.seats):
            if other != self.seat:
                total = s.energy[3 * other] + s.energy[3 * other + 1] + s.energy[3 * other + 2]
                most = max(most, total)
        return most * WORTH.rival

    def homesickness(self, s: Hara) -> i64:
        """The way to the Dojo counts the more, the less Energy is missing."""
        at = s.at[self.seat]
        if at < RING:
            return 0
        way = s.distance(at, 0) - 1
        left = self.need + s.variant.chores(s)
        if left == 0:
            return -WORTH.home * way
        if left < 9:
            return -WORTH.home_soon * way * (9 - left) // 4
        return 0

    def scars(self, s: Hara) -> i64:
        """Wounds that stay (H-60b) are a part of the prey."""
        total: i64 = 0
        for card in s.in_play:
            if s.hurt[card] > 0 and (s.cards.keywords[card] & SCARRED) != 0:
                total += self.reward(s, card) * WORTH.scar * s.hurt[card] // (100 * s.cards.health[card])
        return total

    # -- what the cards at hand can do -------------------------------------------------------------------------------

    def measure(self, s: Hara, acts: i64) -> None:
        """Fill `force`, `touch`, `heavy` and `stride` from the cards that can be used."""
        for at in range(i64(32)):
            self.force[at] = 0
            self.touch[at] = 0
            self.heavy[at] = 0
        for at in range(i64(8)):
            self.stride[at] = 0
        self.list_cards(s)
        self.combine(s, 0, acts, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        at = FARTHEST - 1
        while at >= 0:
            self.force[at] = max(self.force[at], self.force[at + 1])
            self.touch[at] = max(self.touch[at], self.touch[at + 1])
            self.heavy[at] = max(self.heavy[at], self.heavy[at + 1])
            at -= 1
        seat = self.seat
        self.bonus = s.aim[seat] + s.calm[seat] + (1 if stone_of(s, seat) != NONE else 0) + s.has_item(seat, EDGE)

    def combine(
        self, s: Hara, first: i64, left: i64, used: i64, way: i64, spirit: i64, resource: i64,
        at_0: i64, at_1: i64, at_2: i64, at_3: i64, light: i64,
    ) -> None:  # fmt: skip
        """One more card after those chosen: `way` walked, then damage `at_n` to a target that is n away."""
        goal = min(way, 16)
        force = self.force
        if at_0 > force[goal]:
            force[goal] = at_0
        if at_1 > force[goal + 1]:
            force[goal + 1] = at_1
        if at_2 > force[goal + 2]:
            force[goal + 2] = at_2
        if at_3 > force[goal + 3]:
            force[goal + 3] = at_3
        if at_0 > self.touch[goal]:
            self.touch[goal] = at_0
        if at_1 - light > self.heavy[goal + 1]:
            self.heavy[goal + 1] = at_1 - light
        if at_0 - light > self.heavy[goal]:
            self.heavy[goal] = at_0 - light
        if way > self.stride[used]:
            self.stride[used] = way
        for at in range(first, self.count):
            acts = self.acts[at]
            if acts <= left and spirit + self.spirits[at] <= s.spirit[self.seat]:
                if resource + self.resources[at] <= s.resource[self.seat]:
                    blow = self.blows[at]
                    reach = self.ranges[at]
                    self.combine(
                        s, at + 1, left - acts, used + acts, way + self.moves[at],
                        spirit + self.spirits[at], resource + self.resources[at],
                        at_0 + blow, at_1 + (blow if reach > 0 else 0), at_2 + (blow if reach > 1 else 0),
                        at_3 + (blow if reach > 2 else 0), light + (1 if blow == 1 else 0),
                    )  # fmt: skip

    def list_cards(self, s: Hara) -> None:
        self.count = 0
        cards = s.cards
        for ability in range(i64(ABILITIES)):
            place = s.ability[self.seat * ABILITIES + ability]
            card = s.card_of(self.seat, ability)
            if place == HAND:
                self.add_side(s, cards.hand[card], cards.hand_free[card], cards.hand_cost[card], cards.hand_price[card], ability)
            elif place == BOARD:
                self.add_side(
                    s, cards.board[card], cards.board_free[card], cards.board_cost[card], cards.board_price[card], ability
                )

    def add_side(self, s: Hara, script: i64, free: i64, cost: i64, price: i64, ability: i64) -> None:
        """Read one side of a card: steps before the blow, the blow, how far it carries."""
        row = s.cards.scripts[script]
        seat = self.seat
        steps: i64 = 0
        blow: i64 = 0
        reach: i64 = 0
        pulled: i64 = 0
        within: i64 = 0
        gained: i64 = 0
        limit: i64 = 6 if ability == ULTIMATE else 4
        for at in range(0, i64(len(row)), 4):
            rule = row[at]
            if rule == movement.move or rule == movement.leap:
                if blow == 0:
                    steps += row[at + 1]
            elif rule == movement.dash:
                steps += row[at + 1]
                blow += row[at + 2]
                reach = row[at + 3]
            elif rule == effects.hit_one or rule == effects.sweep or rule == effects.drain:
                blow += row[at + 1]
                reach = row[at + 2]
            elif rule == effects.hit_more or rule == effects.sweep_more:
                blow += min(limit, row[at + 1] + gained + count_of(s, seat, row[at + 3]))
                reach = row[at + 2]
            elif rule == effects.pull:
                pulled = row[at + 1]
                within = row[at + 2]
            elif rule == effects.gain_resource:
                gained = row[at + 2]
        if steps == 0 and blow == 0:
            return
        place = self.count
        self.moves[place] = steps + (s.has_item(seat, STRIDE) if steps > 0 else 0)
        self.blows[place] = blow
        self.ranges[place] = max(reach, min(within, reach + pulled))
        self.acts[place] = 1 - free
        self.spirits[place] = price if cost == SPIRIT else 0
        self.resources[place] = price if cost > SPIRIT else 0
        self.count = place + 1

    # -- what lies ahead ---------------------------------------------------------------------------------------------

    def prospects(self, s: Hara) -> i64:
        """The best things within reach: all of the first, a part of the second and third."""
        seat = self.seat
        playing = s.turn == seat and s.phase == ADVENTURE
        acts: i64 = s.activations if playing else 3
        if (not playing and turns_left(s) == 0) or (playing and acts == 0):
            return 0
        self.measure(s, min(acts, 4))
        self.first = 0
        self.second = 0
        self.third = 0
        self.first_at = NOWHERE
        self.second_at = NOWHERE
        here = s.at[seat]
        self.swollen = False
        for card in s.in_play:
            if s.cards.lasting[card] == MONSTER_HEALTH:
                self.swollen = True
        for card in s.in_play:
            self.consider(self.chance_of(s, card, here, acts), s.where[card])
        tomorrow = not playing and s.round == DUSK
        s.variant.look_ahead(s, self, acts, tomorrow)
        if tomorrow and s.day < LAST_DAY:
            self.look_for_dawn(s, here)
        hope = self.first * 100 + self.second * WORTH.second + self.third * WORTH.third
        hope = hope // 100 * (WORTH.now if playing else WORTH.soon) // 100
        if not playing:
            hope += WORTH.ready_force * self.force[1] + WORTH.ready_stride * self.stride[2]
        return hope

    def consider(self, value: i64, space: i64) -> None:
        """Something that could be taken at a space."""
        if value > self.first:
            self.third = self.second
            self.second = self.first
            self.second_at = self.first_at
            self.first = value
            self.first_at = space
        elif value > self.second:
            self.third = self.second
            self.second = value
            self.second_at = space
        elif value > self.third:
            self.third = value

    def chance_of(self, s: Hara, card: i64, here: i64, acts: i64) -> i64:
        """What a card on the map promises from here."""
        way = s.distance(here, s.where[card])
        if way > FARTHEST:
            return 0
        kind = s.cards.kind[card]
        gain = self.reward(s, card)
        if kind < ALLY or kind == SCIENTIST:
            return self.hunting(s, card, way, gain)
        if kind == RIFT:
            return self.by_way(gain * WORTH.rift // 100, way, self.stride[max(acts - 1, 0)])
        if kind == EVENT:
            return self.by_way(gain + WORTH.event, way, self.stride[acts])
        return self.by_way(gain, way, self.stride[acts]) if s.cards.once[card] == 1 else 0

    def hunting(self, s: Hara, card: i64, way: i64, gain: i64) -> i64:
        lack = s.cards.health[card] - s.hurt[card]
        if s.variant.protects(s, card, self.seat):
            return 0
        if self.swollen or s.variant.hardens:
            lack = full_health(s, card) - s.hurt[card]
        force = self.force
        if (s.cards.keywords[card] & ELUSIVE) != 0:
            force = self.touch
        elif (s.cards.keywords[card] & ARMORED) != 0 or s.variant.hardens:
            force = self.heavy
        if force[way] > 0 and force[way] + self.bonus >= lack:
            return gain - WORTH.step * way
        if force[0] + self.bonus < lack:
            return gain * WORTH.faint // 100
        at = way
        while force[at] + self.bonus < lack:
            at -= 1
        return gain * max(WORTH.faint, WORTH.later - WORTH.fade * (way - at)) // 100

    def by_way(self, gain: i64, way: i64, reach: i64) -> i64:
        if way <= reach:
            return gain - WORTH.step * way
        return gain * max(WORTH.faint, WORTH.later - WORTH.fade * (way - reach)) // 100

    def reward(self, s: Hara, card: i64) -> i64:
        """The Energy of a card as far as it is needed, and what else it brings."""
        total: i64 = 0
        left = self.need
        for colour in range(i64(3)):
            n = min(s.cards.energy[4 * card + colour], self.needs[colour])
            left -= n
            total += self.energy_gain(s, colour, n)
        total += WORTH.energy * min(s.cards.energy[4 * card + 3], left)
        if s.cards.kind[card] == BOSS:
            total += WORTH.item
        return total + s.variant.bounty(s, card)

    def energy_gain(self, s: Hara, colour: i64, n: i64) -> i64:
        lack = self.needs[colour]
        gain = n * (WORTH.energy + WORTH.scarcity * (2 * lack - n))
        if lack > THRESHOLD >= lack - n and (s.reached[self.seat] & BIT[colour]) == 0:
            gain += WORTH.level * turns_left(s) // 10
        return gain

    def look_for_dawn(self, s: Hara, here: i64) -> None:
        """H-34a: at the next Dawn a card comes to the space of each World that bears the number of the Day."""
        for world in range(i64(6)):
            if self.needs[WORLD_COLOUR[world]] > 0:
                space = space_of(world, s.day + 1)
                way = s.distance(here, space)
                if way <= FARTHEST:
                    self.consider(self.by_way(WORTH.dawn_card, way, self.stride[1]), space)


def item_worth(s: Hara, item: i64) -> i64:
    use = s.cards.item_use[item]
    if use == PASSIVE:
        return WORTH.item + 20
    if use == STONE:
        return WORTH.item - 20
    script = s.cards.item_does[item]
    if script == NO_SCRIPT:
        return WORTH.item
    row = s.cards.scripts[script]
    if row[0] == energy.reward_gold:
        return 75 * row[1]
    if use == FREE and s.cards.item_keep[item] == 0:
        return WORTH.item - 20
    return WORTH.item - 10

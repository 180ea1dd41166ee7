"""The state of a match of Anima: Shadow of Omega."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from ludarium.core import zones
from ludarium.core.bits import BIT, has_bit
from ludarium.core.build import row
from ludarium.core.declared import DERIVED, SHARED, declared
from ludarium.core.kernel import EVERYBODY, State
from ludarium.core.native import append, i64, vec
from ludarium.core.zones import LAYERS
from ludarium.games.anima.tables import (
    ADVANTAGES,
    AREAS,
    BASICS,
    CHARACTERS,
    ENCOUNTERS,
    FINALS,
    FIRST_ABILITY,
    FIRST_GUILD,
    Cards,
    Settings,
)
from ludarium.games.anima.traits import KEEN_EYES, MIGHT, SWIFT

NONE: Final = -1
NOWHERE: Final = -1
NOBODY_YET: Final = -1

MOST_HAND: Final = 5
MOST_PARTY: Final = 4
REST_BONUS: Final = 2
FIRST_CHARACTER: Final = 32  # in a trade, Characters are numbered from here

# phases
SETTING_UP: Final = 0
RESET_PHASE: Final = 1
MOVEMENT_PHASE: Final = 2
INTERACTION_PHASE: Final = 3
EXPLORATION_PHASE: Final = 4
CRISIS_PHASE: Final = 5
Phase = Literal["setup", "reset", "movement", "interaction", "exploration", "crisis"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# a Mission before its owner; LOST_MISSION only against the Rival
SECRET: Final = 0
BEGUN: Final = 1
COMPLETED: Final = 2
LOST_MISSION: Final = 3
MissionState = Literal["secret", "begun", "completed", "lost"]
MISSION_STATES: Final[tuple[MissionState, ...]] = get_args(MissionState)

# decks, and streams of the generator: the decks, then what is rolled or picked
CHARACTER_DECK: Final = 0
AREA_DECK: Final = 1
ENCOUNTER_DECK: Final = 2
ADVANTAGE_DECK: Final = 3
DECKS: Final = 4
Deck = Literal["characters", "areas", "encounters", "advantages"]
DECK_NAMES: Final[tuple[Deck, ...]] = get_args(Deck)
STREAMS: Final = (
    "characters", "areas", "encounters", "advantages", "missions", "die", "roll-off", "hands", "rival",
)  # fmt: skip
MISSION_CARDS: Final = 4
DICE: Final = 5
ROLL_OFF: Final = 6
HANDS: Final = 7
RIVAL_LUCK: Final = 8

# zones, where cards are (core/zones.py): every family has a deck and a discard pile, the card discarded last at its end
DECK: Final = LAYERS
DISCARDS: Final = 2 * LAYERS
DEALT: Final = 40  # plus the seat: Characters and Advantages at set-up
PARTY: Final = 3 * LAYERS  # plus LAYERS times the figure: Characters, in the order in which they joined
ACTIVE: Final = 3 * LAYERS  # Areas, the oldest first
LYING: Final = 0  # plus the Area: Encounters, open or face down
MET: Final = 20  # the Encounter under way
HAND: Final = 0  # plus the figure: Advantages
IN_PLAY: Final = 10  # plus the figure: its Plots in play
GUILD: Final = 20  # plus the figure: its Organization
ANNOUNCED: Final = 30  # to stay in play, while it can still be cancelled
HELD: Final = 0  # plus twice the figure, plus which: Basic Missions
FINAL_DECK: Final = 3 * LAYERS
REVEALED: Final = 20  # the Final Mission

# where a party is going, besides to an Area
SEEK_DECK: Final = 20
SEEK_SPENT: Final = 24  # plus the Area of the discard pile

# how a way or an exploration was cut short
HALTED: Final = 1
KEEPS_ITS_PLACE: Final = 2  # beaten, or slipped away, and still where it was

# combats
NO_FIGHT: Final = 0
AGAINST_CREATURE: Final = 1
AGAINST_MISSION: Final = 2
AGAINST_PARTY: Final = 3
AGAINST_CRISIS: Final = 4
FightKind = Literal["creature", "mission", "party", "crisis"]
FIGHTS: Final[tuple[Literal["none"] | FightKind, ...]] = ("none", *get_args(FightKind))
# and how they end, for the fighter
WON_FIGHT: Final = 1
LOST_FIGHT: Final = 2
DRAWN: Final = 3
ESCAPED: Final = 4
SLIPPED_AWAY: Final = 5

# dice that are no combat dice
EXPLORING: Final = 1
TESTING_SPEED: Final = 2
TRYING: Final = 3  # an ability's or an effect's

# how the match ended
WON: Final = 1
NO_WINNER: Final = 2
RESIGNED: Final = 3
RIVAL_WON: Final = 4

NO_CARDS: Final[vec[i64]] = vec[i64]([])

# what a field lives for, if not for the match
OF_TURN: Final = 1
OF_SLOT: Final = 2
OF_FIGHT: Final = 3
OF_TRADE: Final = 4
OF_EXPLORATION: Final = 5


@declared
class Anima(State):
    def __init__(self, cards: Cards, settings: Settings, source: Anima | None = None) -> None:
        super().__init__(source, len(STREAMS))
        self.cards: Cards = cards
        self.settings: Settings = settings
        figures = settings.figures
        # where the match stands
        self.turn: i64 = 0  # counted from 1
        self.phase: i64 = SETTING_UP  # what everybody does in it
        self.order: Annotated[vec[i64], SHARED] = NO_CARDS  # figures in turn order
        self.rolls: Annotated[vec[i64], OF_TURN] = vec[i64]([0] * figures)  # of the roll-off for the turn order
        self.slot: i64 = NOBODY_YET  # the figure whose slot it is
        self.outcome: i64 = 0  # 0 while the match goes on
        self.winners: i64 = 0  # seats, as bits
        # parties: one entry a figure; seats, and the Rival
        self.at: vec[i64] = vec[i64]([NOWHERE] * figures)  # the Area
        self.inclined: Annotated[i64, OF_TURN] = 0  # Characters, as bits
        self.asleep: Annotated[i64, OF_TURN] = 0  # immobilised Characters, as bits
        self.combat_bonus: vec[i64] = vec[i64]([0] * figures)  # for good, from Missions
        self.speed_bonus: vec[i64] = vec[i64]([0] * figures)
        self.combat_now: Annotated[vec[i64], OF_TURN] = vec[i64]([0] * figures)  # until the end of the turn
        self.speed_now: Annotated[vec[i64], OF_TURN] = vec[i64]([0] * figures)
        self.lost: i64 = 0  # figures that have lost the turn, as bits
        self.lost_next: Annotated[i64, OF_TURN] = 0  # the next one
        self.resting: Annotated[i64, OF_TURN] = 0  # this turn
        self.rested: i64 = 0  # in the turn before
        self.moved: Annotated[i64, OF_TURN] = 0  # figures whose Movement is over this turn, as bits
        self.leaving: Annotated[i64, OF_TURN] = 0  # with `departures=all_first`: parties that leave (C9) ...
        self.left: vec[i64] = vec[i64]([NOWHERE] * figures)  # ... and the Area they have left
        # Missions
        self.mission_state: vec[i64] = vec[i64]([SECRET] * (2 * figures))  # two a figure
        self.mission_count: vec[i64] = vec[i64](
            [0] * (2 * figures)
        )  # turns held, 1 for the object carried, or places visited as bits
        self.final_since: i64 = 0  # the turn in which the Final Mission was revealed
        self.final_begun: i64 = 0  # seats, as bits
        self.final_count: vec[i64] = vec[i64]([0] * figures)  # as mission_count
        self.first_done: i64 = 0  # the turn in which the first Basic Mission was completed
        self.crisis: i64 = 0  # the Crisis counter; with the Rival the timer of the current Mission
        # cards: where those of each family are, and which seats know it, as bits
        self.character_at: vec[i64] = vec[i64]([DECK] * CHARACTERS)
        self.character_known: vec[i64] = vec[i64]([0] * CHARACTERS)
        self.area_at: vec[i64] = vec[i64]([DECK] * AREAS)
        self.area_known: vec[i64] = vec[i64]([0] * AREAS)
        self.encounter_at: vec[i64] = vec[i64]([DECK] * ENCOUNTERS)
        self.encounter_known: vec[i64] = vec[i64]([0] * ENCOUNTERS)
        self.advantage_at: vec[i64] = vec[i64]([DECK] * ADVANTAGES)
        self.advantage_known: vec[i64] = vec[i64]([0] * ADVANTAGES)
        self.mission_at: vec[i64] = row([DECK] * BASICS + [FINAL_DECK] * FINALS)
        self.mission_known: vec[i64] = row([0] * BASICS + [EVERYBODY] * FINALS)
        # what follows from it
        self.party: Annotated[vec[i64], SHARED, DERIVED] = vec[i64]([NONE] * (4 * figures))  # four places each, from the left
        self.areas: Annotated[vec[i64], SHARED, DERIVED] = NO_CARDS  # the active ones, the oldest first
        self.held: Annotated[vec[i64], SHARED, DERIVED] = vec[i64]([0] * figures)  # Advantages in hand
        self.guild: Annotated[vec[i64], SHARED, DERIVED] = vec[i64]([NONE] * figures)  # the Organization of each
        self.mission: Annotated[vec[i64], SHARED, DERIVED] = vec[i64]([NONE] * (2 * figures))  # two a figure
        self.final: Annotated[i64, DERIVED] = NONE  # the Final Mission, once it is revealed
        # Areas
        self.level_now: Annotated[vec[i64], OF_TURN] = vec[i64]([0] * AREAS)  # added to the level until the end of the turn
        # this turn
        self.searched: Annotated[i64, OF_TURN] = 0  # 1: somebody has sought new horizons
        self.has_traded: Annotated[i64, OF_TURN] = 0  # started a trade, as bits
        self.has_attacked: Annotated[i64, OF_TURN] = 0
        self.has_explored: Annotated[i64, OF_TURN] = 0
        self.offers: Annotated[vec[i64], OF_TURN] = vec[i64]([0] * figures)  # made
        self.traded: Annotated[i64, OF_TURN] = 0  # pairs, as bits
        self.fought: Annotated[i64, OF_TURN] = 0  # pairs, as bits
        self.no_fight: Annotated[i64, OF_TURN] = 0  # forbidden by a card, as bits
        self.no_trade: Annotated[i64, OF_TURN] = 0
        self.no_explore: Annotated[i64, OF_TURN] = 0
        self.recruited: vec[i64] = vec[i64]([0] * figures)  # Areas where the figure has ever recruited, as bits
        self.recruited_now: Annotated[vec[i64], OF_TURN] = vec[i64]([0] * figures)  # in this turn
        self.recruited_before: vec[i64] = vec[i64]([0] * figures)  # in the turn before
        # this slot: nothing is used twice
        self.played: Annotated[i64, OF_SLOT] = 0  # Advantages, as bits
        self.acted: Annotated[i64, OF_TURN] = 0  # abilities: Characters, then Organizations, as bits
        self.paid: Annotated[i64, OF_SLOT] = 0  # Characters that have paid for a Skill, as bits
        # uses under way, the last one on top: figure, what, 1 if cancelled
        self.uses: Annotated[vec[i64], SHARED] = NO_CARDS
        self.user: i64 = NONE  # the figure that an effect happens for
        self.victim: i64 = NONE  # the figure that it chose
        # the move under way
        self.going: i64 = NONE  # an Area, or what is sought
        self.sent: i64 = 0  # 1: it was redirected
        self.vetoed: i64 = 0  # Areas protected in this check, as bits
        self.limit_area: i64 = NONE  # the new Area of the check
        # the Encounter under way
        self.met: i64 = NONE
        self.met_on: Annotated[i64, OF_EXPLORATION] = NONE  # the Area
        self.met_first: i64 = 0  # 1: preliminary
        self.to_meet: Annotated[i64, OF_EXPLORATION] = 0  # Encounters still to be drawn
        self.halted: Annotated[i64, OF_EXPLORATION] = 0  # the way or the exploration is over: HALTED, or KEEPS_ITS_PLACE
        # a die that is no combat die
        self.die: i64 = 0
        self.die_of: i64 = NONE  # who rolls
        self.die_for: i64 = 0  # exploration, Speed test, ability
        self.set_die: Annotated[i64, OF_EXPLORATION] = 0  # explore_as
        self.passed: i64 = 0  # 1: the Speed test succeeded
        # exploration
        self.again: Annotated[i64, OF_EXPLORATION] = 0  # 1: a second reward
        self.taken: Annotated[i64, OF_EXPLORATION] = NONE  # the reward taken first
        self.claim: i64 = NONE  # the reward named
        self.denied: i64 = 0
        # the combat under way
        self.fight: Annotated[i64, OF_FIGHT] = NO_FIGHT  # what kind
        self.fighter: Annotated[i64, OF_FIGHT] = NONE  # the party, or the attacker
        self.foe: Annotated[i64, OF_FIGHT] = NONE  # an Encounter, a Mission, or the figure attacked
        self.plus: Annotated[i64, OF_FIGHT] = 0  # cards of the fighter
        self.foe_plus: Annotated[i64, OF_FIGHT] = 0  # and of the other side
        self.wins_ties: Annotated[i64, OF_FIGHT] = 0  # 1: the fighter, 2: the other side
        self.die_a: Annotated[i64, OF_FIGHT] = 0
        self.die_b: Annotated[i64, OF_FIGHT] = 0
        self.margin: Annotated[i64, OF_FIGHT] = 0  # of the fighter
        self.ending: Annotated[i64, OF_FIGHT] = 0  # how it ended
        self.spared: Annotated[i64, OF_FIGHT] = 0  # figures that lose nobody, as bits
        self.stands: Annotated[i64, OF_FIGHT] = 0  # figures that keep their place, as bits
        # the trade under way
        self.partner: Annotated[i64, OF_TRADE] = NONE
        self.gives: Annotated[vec[i64], SHARED, OF_TRADE] = NO_CARDS  # Advantages, or FIRST_CHARACTER + a Character
        self.takes: Annotated[vec[i64], SHARED, OF_TRADE] = NO_CARDS  # types, or FIRST_CHARACTER + a Character
        self.fills: Annotated[vec[i64], SHARED, OF_TRADE] = NO_CARDS  # the Advantages that the partner names
        # the Rival
        self.edge: i64 = 0
        self.current: i64 = 0  # which of the two Basic Missions

    def clone(self) -> Anima:
        return Anima(self.cards, self.settings, self)

    def settle(self) -> None:
        self.over = self.outcome != 0
        self.settle_parties()
        self.settle_advantages()
        self.settle_areas()
        self.settle_missions()

    def settle_areas(self) -> None:
        """After an Area has moved."""
        self.areas = zones.in_order(self.area_at, ACTIVE)

    def settle_missions(self) -> None:
        """After a Mission has moved."""
        self.mission = zones.cards_in(self.mission_at, HELD, 2 * self.settings.figures)
        self.final = zones.first(self.mission_at, REVEALED)

    def settle_parties(self) -> None:
        """After a Character has moved."""
        party = vec[i64]([NONE] * (4 * self.settings.figures))
        for character in range(i64(len(self.character_at))):
            figure, place = (self.character_at[character] - PARTY) // LAYERS, self.character_at[character] % LAYERS
            if 0 <= figure < self.settings.figures and place < MOST_PARTY:
                party[4 * figure + place] = character
        self.party = party

    def settle_advantages(self) -> None:
        """After an Advantage has moved."""
        self.held = zones.sizes(self.advantage_at, HAND, self.settings.figures)
        self.guild = zones.cards_in(self.advantage_at, GUILD, self.settings.figures)

    def finish(self) -> None:
        """The last question is forgotten, too: whether a seat was asked it or chance is no part of how the match ended."""
        super().finish()
        self.then = -1
        self.then_a = self.then_b = 0

    # -- parties ---------------------------------------------------------------------------------------------------

    def size(self, figure: i64) -> i64:
        """How many Characters a party has."""
        at = 4 * figure
        size: i64 = 0
        while size < MOST_PARTY and self.party[at + size] != NONE:
            size += 1
        return size

    def members(self, figure: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]([])
        at = 4 * figure
        for place in range(i64(MOST_PARTY)):
            if self.party[at + place] != NONE:
                found = append(found, self.party[at + place])
        return found

    def combat(self, figure: i64) -> i64:
        """A-11, A-12, A-133: immobilised Characters add nothing."""
        cards = self.cards
        total = self.combat_bonus[figure] + self.combat_now[figure] + (REST_BONUS if has_bit(self.rested, figure) else 0)
        at = 4 * figure
        for place in range(i64(MOST_PARTY)):
            one = self.party[at + place]
            if one != NONE and not has_bit(self.asleep, one):
                total += cards.combat[one]
                if cards.trait[FIRST_ABILITY + one] == MIGHT:
                    total += cards.trait_a[FIRST_ABILITY + one]
        return max(0, total + self.standing(figure, MIGHT))

    def speed(self, figure: i64) -> i64:
        """A-11, A-164"""
        cards = self.cards
        total = self.speed_bonus[figure] + self.speed_now[figure] + (REST_BONUS if has_bit(self.rested, figure) else 0)
        at = 4 * figure
        for place in range(i64(MOST_PARTY)):
            one = self.party[at + place]
            if one != NONE:
                sleeps = has_bit(self.asleep, one)
                if not sleeps or not self.settings.sleepers_are_slow:
                    total += cards.speed[one]
                if not sleeps and cards.trait[FIRST_ABILITY + one] == SWIFT:
                    total += cards.trait_a[FIRST_ABILITY + one]
        return max(0, total + self.standing(figure, SWIFT))

    def standing(self, figure: i64, trait: i64) -> i64:
        """What a figure's cards in play add up to."""
        cards = self.cards
        total: i64 = 0
        guild = self.guild[figure]
        if guild != NONE and cards.trait[FIRST_GUILD + guild] == trait:
            total += cards.trait_a[FIRST_GUILD + guild]
        for card in cards.plots:
            if self.advantage_at[card] == IN_PLAY + figure and cards.trait[card] == trait:
                total += cards.trait_a[card]
        return total

    def trait(self, figure: i64, trait: i64) -> i64:
        """The same with the party's able Characters: what a property adds up to, 0 if nobody has it."""
        cards = self.cards
        total = self.standing(figure, trait)
        at = 4 * figure
        for place in range(i64(MOST_PARTY)):
            one = self.party[at + place]
            if one != NONE and cards.trait[FIRST_ABILITY + one] == trait and not has_bit(self.asleep, one):
                total += cards.trait_a[FIRST_ABILITY + one]
        return total

    def is_member(self, figure: i64, character: i64) -> bool:
        place = self.character_at[character] - PARTY - LAYERS * figure
        return 0 <= place < LAYERS

    def able(self, character: i64) -> bool:
        """A-140: straight and face up."""
        return not has_bit(self.inclined | self.asleep, character)

    # -- small questions that many rules ask -----------------------------------------------------------------------

    def hand_size(self, figure: i64) -> i64:
        return self.edge if self.is_rival(figure) else self.held[figure]

    def hand(self, figure: i64) -> vec[i64]:
        return zones.members(self.advantage_at, HAND + figure) if self.held[figure] > 0 else NO_CARDS

    def is_rival(self, figure: i64) -> bool:
        return figure >= self.settings.seats

    def has_lost(self, figure: i64) -> bool:
        return has_bit(self.lost, figure)

    def level(self, area: i64) -> i64:
        """At least 1, at most 3, whatever cards say."""
        return max(1, min(3, self.cards.level[area] + self.level_now[area]))

    def is_active(self, area: i64) -> bool:
        return self.area_at[area] >= ACTIVE

    def lying(self, area: i64) -> i64:
        """The Encounter on an Area, NONE if there is none."""
        return zones.first(self.encounter_at, LYING + area)

    def has_encounter(self, area: i64) -> bool:
        return self.lying(area) != NONE

    def sees_encounter(self, figure: i64, card: i64) -> bool:
        """A-23, A-28: of those that lie face down only who has looked, or has keen eyes."""
        return has_bit(self.encounter_known[card], figure) or self.trait(figure, KEEN_EYES) > 0

    def in_duty(self, figure: i64, duty: i64) -> bool:
        guild = self.guild[figure]
        return guild != NONE and self.cards.duty[guild] == duty

    def place_has(self, area: i64, rule: i64) -> bool:
        return area != NOWHERE and self.cards.place_rule[area] == rule


def pair(one: i64, other: i64) -> i64:
    """A bit for each two figures."""
    return BIT[5 * min(one, other) + max(one, other)]


def plus(cards: vec[i64], card: i64) -> vec[i64]:
    """The row with one more card at its end. Rows of cards are replaced, never changed, so copies of a state share them."""
    return append(cards[:], card)

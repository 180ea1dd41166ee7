"""The cards as the rules see them: rows of numbers, one entry for each card."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ludarium.core.native import i64, vec

# what can lie on a space: 60 World cards, 24 Dusk cards, 6 Oneroi Scientists
WORLD_CARDS: Final = 60
DUSK_CARDS: Final = 24
FIRST_SCIENTIST: Final = 84
CARDS: Final = 90
CARDS_A_WORLD: Final = 10

# kinds of card (H-5)
MONSTER: Final = 0
BOSS: Final = 1
ALLY: Final = 2
EVENT: Final = 3
RIFT: Final = 4
SCIENTIST: Final = 5
Kind = Literal["monster", "boss", "ally", "event", "rift", "scientist"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

NO_SCRIPT: Final = -1
ANY_COLOUR: Final = 3  # Gold among the colours of Energy

# the ability cards of a champion (H-216)
DASH: Final = 0
ATTACK: Final = 1  # the Attack card
FIRST_ADVANCED: Final = 4  # two red, two green, two blue
ULTIMATE: Final = 10
FIRST_LOCKED: Final = 11
ABILITIES: Final = 13  # of each champion

# colours of ability cards
RED_CARD: Final = 0
GREEN_CARD: Final = 1
BLUE_CARD: Final = 2
YELLOW: Final = 3
GOLD: Final = 4

# how an Item is used (H-90)
PASSIVE: Final = 0
FREE: Final = 1
ACTIVATION: Final = 2
STONE: Final = 3  # a Dreamstone: thrown in with a hit

# what something costs or takes
NO_COST: Final = 0
SPIRIT: Final = 1
RESOURCE: Final = 2


class Cards:
    """Made once from a pack, shared by all states."""

    def __init__(self) -> None:
        self.scripts: list[vec[i64]] = []  # rule and three arguments for every sentence
        # cards on spaces
        self.kind: vec[i64] = vec[i64]([])
        self.health: vec[i64] = vec[i64]([])
        self.attack: vec[i64] = vec[i64]([])
        self.range: vec[i64] = vec[i64]([])
        self.reward: vec[i64] = vec[i64]([])  # scripts
        self.does: vec[i64] = vec[i64]([])
        self.success: vec[i64] = vec[i64]([])
        self.failure: vec[i64] = vec[i64]([])
        self.difficulty: vec[i64] = vec[i64]([])  # 0: no Challenge
        self.keywords: vec[i64] = vec[i64]([])  # bits
        self.volatile: vec[i64] = vec[i64]([])
        self.critical: vec[i64] = vec[i64]([])  # a script
        self.lasting: vec[i64] = vec[i64]([])  # a trait, 0: none ...
        self.lasting_what: vec[i64] = vec[i64]([])
        self.lasting_n: vec[i64] = vec[i64]([])
        self.lasting_scope: vec[i64] = vec[i64]([])
        self.once: vec[i64] = vec[i64]([])  # 1: an Ally that helps once
        self.energy: vec[i64] = vec[i64]([])  # what it gives in all: red, green, blue, gold, four a card
        self.spoils: list[vec[i64]] = []  # the same from top to bottom: colour or ANY_COLOUR and number, for each reward
        # champions
        self.start_health: vec[i64] = vec[i64]([])
        self.start_spirit: vec[i64] = vec[i64]([])
        self.resource_start: vec[i64] = vec[i64]([])
        self.resource_most: vec[i64] = vec[i64]([])
        self.likes_wounds: vec[i64] = vec[i64]([])  # 1: has cards that are better for a wounded champion
        # abilities, ABILITIES a champion
        self.colour: vec[i64] = vec[i64]([])
        self.hand: vec[i64] = vec[i64]([])  # scripts of the two sides
        self.board: vec[i64] = vec[i64]([])
        self.hand_cost: vec[i64] = vec[i64]([])
        self.hand_price: vec[i64] = vec[i64]([])
        self.hand_free: vec[i64] = vec[i64]([])
        self.board_cost: vec[i64] = vec[i64]([])
        self.board_price: vec[i64] = vec[i64]([])
        self.board_free: vec[i64] = vec[i64]([])
        # the Attack card of each champion as automated champions use it (H-170), In Hand then On Board
        self.strike_damage: vec[i64] = vec[i64]([])
        self.strike_range: vec[i64] = vec[i64]([])
        self.strike_all: vec[i64] = vec[i64]([])  # 1: all other targets
        self.strike_heals: vec[i64] = vec[i64]([])  # 1: as much Health as damage dealt
        # World Shift
        self.swap_slots: vec[i64] = vec[i64]([])  # 1: the two numbers are slots, 0: Worlds
        self.swap_a: vec[i64] = vec[i64]([])
        self.swap_b: vec[i64] = vec[i64]([])
        self.shift_does: vec[i64] = vec[i64]([])
        self.shift_difficulty: vec[i64] = vec[i64]([])
        self.shift_success: vec[i64] = vec[i64]([])
        self.shift_failure: vec[i64] = vec[i64]([])
        # Items
        self.item_use: vec[i64] = vec[i64]([])
        self.item_keep: vec[i64] = vec[i64]([])  # 1: kept, once per turn
        self.item_does: vec[i64] = vec[i64]([])
        self.item_trait: vec[i64] = vec[i64]([])  # 0: none
        self.item_what: vec[i64] = vec[i64]([])
        self.item_n: vec[i64] = vec[i64]([])
        # the Corrupted: Ophion, Enoki
        self.foe_health: vec[i64] = vec[i64]([])
        self.foe_attack: vec[i64] = vec[i64]([])
        self.foe_range: vec[i64] = vec[i64]([])
        self.foe_ability: vec[i64] = vec[i64]([])  # scripts, three each
        self.foe_symbol: vec[i64] = vec[i64]([])  # which of the three a World triggers, six each
        self.foe_thorns: vec[i64] = vec[i64]([])
        self.foe_sunlit: vec[i64] = vec[i64]([])
        self.foe_shade: vec[i64] = vec[i64]([])
        self.foe_exposed: vec[i64] = vec[i64]([])


class Settings:
    """The options of a match as numbers (H-208). Shared by all states of the match, never changed."""

    def __init__(self) -> None:
        self.seats: i64 = 1
        self.layout_energy: bool = False
        self.armored_minus: bool = False
        self.winds: i64 = 1  # how often Ophion comes back ...
        self.token_at: i64 = 16  # ... and with how much Health
        self.enemies_champions: bool = False
        self.dojo_shields_all: bool = False
        self.artifacts_auto: bool = False
        self.gold_reverse: bool = False
        self.doubling_each: bool = False
        self.unselected_on_top: bool = False
        self.tokens_left: bool = False  # oric_order=leave
        self.all_six_scientists: bool = False
        self.clue_memory: bool = True
        self.last_acts_twice: bool = False
        self.stops_in_range: bool = False  # ophion_reach=in_range
        self.dash_strikes: bool = False
        self.friendly_fire: bool = True
        self.sleepwalk_wounded: bool = False
        self.match_revealed: bool = False
        self.ghost_yellow: bool = False
        self.ghost_events: bool = True
        self.ghost_wastes: bool = False  # ghost_surplus=lost
        self.unlocked: i64 = 0  # champions whose locked cards join the choice, as bits
        self.champions: vec[i64] = vec[i64]([])  # of each seat; -1: drawn at random
        self.ghost: i64 = -1  # the Ghost's champion; -1: drawn at random

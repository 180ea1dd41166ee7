"""The cards as the rules see them: rows of numbers, one entry for each card. Scripts and Patterns are numbers, too."""

from __future__ import annotations

from typing import Final

from ludarium.core.build import row
from ludarium.core.language.program import Program
from ludarium.core.native import i64, vec
from ludarium.games.tamashii.patterns import Shapes

NO_SCRIPT: Final = -1
NO_CLASS: Final = -1

# timings of Augmentations (T-130)
TIMINGS: Final = ("planning", "combat", "launch", "any", "passive")

# dice that a Combat slot takes, in `slot_x`
FIXED: Final = 0
X_COMMON: Final = 1
X_RARE: Final = 2


class Content:
    """Made once from a pack, shared by all states."""

    def __init__(self, program: Program, shapes: Shapes) -> None:
        self.program: Program = program
        self.sayings: object = None  # for people: whose each script is, and its words (scripts.py)
        self.shapes: Shapes = shapes  # where every Pattern can lie, by its number among the sources
        # how many cards there are of each family
        self.bodies: i64 = 0
        self.augmentations: i64 = 0
        self.class_cards: i64 = 0  # these of the Augmentations come first
        self.protocols: i64 = 0
        self.enemies: i64 = 0  # copies count, scenario Enemies come last
        self.scenario_cards: i64 = 0
        # launchable Patterns, each with a number of its own: the `sources` of T-80
        self.launch_kind: vec[i64] = row([])  # LAUNCHED_... of vocabulary.py
        self.launch_does: vec[i64] = row([])  # script
        self.launch_card: vec[i64] = row([])  # the card it stands on, in its family
        self.launch_name: vec[i64] = row([])  # number of its name, -1: none
        self.launch_at: vec[i64] = row([])  # selector of the tiles where it can be launched, -1: anywhere
        self.basic_patterns: i64 = 0  # these come first: 4 Asset, 4 Long Asset, EXP
        # Combat slots, each with a number of its own
        self.slot_common: vec[i64] = row([])  # dice it takes
        self.slot_rare: vec[i64] = row([])
        self.slot_x: vec[i64] = row([])
        self.slot_does: vec[i64] = row([])
        # Bodies; the four Walkers stand behind them, in the order of the Basic types
        self.mov: vec[i64] = row([])
        self.att: vec[i64] = row([])
        self.prg: vec[i64] = row([])
        self.body_slots: list[vec[i64]] = []
        self.body_cost: vec[i64] = row([])  # number of its Pattern; of a Walker -1
        self.body_ability: vec[i64] = row([])
        self.body_locked: vec[i64] = row([])  # 1: not in play with `content = start`
        # Augmentations: 52 of classes, then 48 of factions
        self.class_card: vec[i64] = row([])  # its class; NO_CLASS: a Faction card
        self.faction_card: vec[i64] = row([])
        self.starting: vec[i64] = row([])  # 0: no, 1: plain, 2: Coop, 3: Solo/PvP (T-15)
        self.timing: vec[i64] = row([])
        self.memory_cost: vec[i64] = row([])
        self.breaks: vec[i64] = row([])
        self.augmentation_slot: vec[i64] = row([])  # number of its slot or -1
        self.augmentation_pattern: vec[i64] = row([])  # number of its Pattern or -1
        self.augmentation_does: vec[i64] = row([])  # lines in force while it is equipped
        self.augmentation_locked: vec[i64] = row([])
        self.augmentation_code: vec[i64] = row([])  # as naming.py writes it; 0: none
        # Protocols
        self.stage_holds: vec[i64] = row([])  # three conditions each
        self.stage_does: vec[i64] = row([])  # three scripts each; the third is in force once it is reached
        self.protocol_does: vec[i64] = row([])  # lines in force from the start, -1: none
        self.protocol_pattern: vec[i64] = row([])
        self.protocol_locked: vec[i64] = row([])
        # Enemies, a row for every copy
        self.design: vec[i64] = row([])  # copies of one design share it
        self.level: vec[i64] = row([])
        self.enemy_integrity: vec[i64] = row([])
        self.basic_box: vec[i64] = row([])
        self.special_box: vec[i64] = row([])
        self.hacks: list[vec[i64]] = []  # numbers of their Patterns
        self.divert: vec[i64] = row([])
        self.enemy_code: vec[i64] = row([])  # as naming.py writes it; 0: none
        self.enemy_locked: vec[i64] = row([])
        # tiles, by number - 1
        self.tiles: i64 = 24
        self.entry: vec[i64] = row([])
        self.stationary: vec[i64] = row([])
        self.district: vec[i64] = row([])  # script or -1
        self.lair: vec[i64] = row([])  # faction or -1
        self.tile_locked: vec[i64] = row([])
        self.exploration: vec[i64] = row([])  # script of each kind of Exploration token
        self.explorations: vec[i64] = row([])  # how many there are of each
        # scenario cards, and behind them the sheets: of each section its script, -1 if there is none
        self.scenario_of: vec[i64] = row([])
        self.card_kind: vec[i64] = row([])  # plot, special, end, enemy, attack
        self.immediate: vec[i64] = row([])
        self.special: vec[i64] = row([])
        self.globally: vec[i64] = row([])
        self.enter: vec[i64] = row([])
        self.when_pool_is_empty: vec[i64] = row([])  # of a sheet (T-49)
        self.when_time_is_over: vec[i64] = row([])  # of a sheet (T-184a)
        self.card_patterns: list[vec[i64]] = []  # numbers of their Patterns
        # activities of cards and sheets (T-314i)
        self.activity_card: vec[i64] = row([])
        self.activity_name: vec[i64] = row([])
        self.activity_at: vec[i64] = row([])  # selector of tiles, -1: anywhere
        self.activity_limit: vec[i64] = row([])
        self.activity_does: vec[i64] = row([])
        self.scenarios: list[Scenario] = []
        self.ascend_tokens: i64 = 23  # T-2, T-6a
        self.success_tokens: i64 = 8
        self.battery_pattern: i64 = -1  # of the BOT (T-269)
        self.enemy_of_card: vec[i64] = row([])  # of a scenario card: the Enemy it is (T-239a), -1: none
        self.first_scenario_enemy: i64 = 0  # Enemies from here on leave to the scenario's deck
        # bosses (section 26), and the one of each scenario
        self.boss_of: vec[i64] = row([])
        self.boss_integrity: vec[i64] = row([])
        self.boss_per_player: vec[i64] = row([])
        self.boss_armour: vec[i64] = row([])
        self.boss_mov: vec[i64] = row([])
        self.boss_first_state: vec[i64] = row([])
        self.boss_states: list[vec[i64]] = []  # names as numbers
        self.boss_hacks: list[vec[i64]] = []
        self.boss_attacks: list[vec[i64]] = []  # scenario cards
        self.attack_number: vec[i64] = row([])  # of a scenario card: its number among attack cards
        self.attack_lines: vec[i64] = row([])  # two sides of four scripts each (T-319)
        self.word_other: i64 = 0  # `boss state other`
        self.costs: vec[i64] = row([])  # rules of verbs that are costs or may find nothing to do, in the order of state.py

    def is_scenario_enemy(self, enemy: i64) -> bool:
        return enemy >= self.first_scenario_enemy

    def card_of_enemy(self, enemy: i64) -> i64:
        """The scenario card that a scenario Enemy is (T-239a)."""
        for card in range(i64(len(self.enemy_of_card))):
            if self.enemy_of_card[card] == enemy:
                return card
        return -1


class Scenario:
    """What a scenario sheet says of the set-up (section 4), and the scripts of the sheet."""

    def __init__(self) -> None:
        self.places: i64 = 0
        self.q: vec[i64] = row([])
        self.r: vec[i64] = row([])
        self.place_tile: vec[i64] = row([])  # -1: from the unseen ones
        self.place_up: i64 = 0  # as bits
        self.place_token: i64 = 0  # with an Exploration token, as bits
        self.place_name: vec[i64] = row([])
        self.place_row: vec[i64] = row([])
        self.place_sector: vec[i64] = row([])
        self.place_die: vec[i64] = row([])  # a Die token face up, -1: none
        self.hidden: i64 = 0  # tiles named for the shuffle, as bits; 0: random unlocked ones
        self.start: i64 = 0  # place
        self.deck: vec[i64] = row([])  # of the Enemy deck from the top: level, number, times P (0 or 1); number -1: all
        self.pool: i64 = 0
        self.pool_per_player: i64 = 0
        self.factions: i64 = 0  # as bits
        self.without_cards: vec[i64] = row([])  # Augmentations left in the box, by their codes (T-40)
        self.no_exploration: i64 = 0  # kinds returned to the box, as bits (T-39)
        self.first_card: i64 = 0
        self.lost_card: i64 = 0  # of T-184a, and of an empty pool unless the sheet says otherwise
        self.has_trace: bool = True  # what set-up steps 2c, 3c, 3d and 5 bring
        self.has_classes: bool = True
        self.has_protocols: bool = True
        self.has_market: bool = True
        self.beside: vec[i64] = row([])  # of each place its neighbours, as bits
        self.sheet: i64 = 0  # its place among the scenario cards


class Settings:
    """The options of a match as numbers. Shared by all states of the match, never changed."""

    def __init__(self, players: i64, scenario: i64) -> None:
        self.players: i64 = players
        self.scenario: i64 = scenario
        self.unlocked: bool = True  # `content = all`
        self.turn_limit: i64 = 30
        self.first_player: i64 = -1  # -1: by chance
        self.fixed_class: vec[i64] = row([-1] * 4)  # of a seat, -1: it chooses
        self.fixed_colour: vec[i64] = row([-1] * 4)
        self.fill_by_row: bool = False  # Appendix B, 1
        self.lanes: bool = True
        self.ticks: vec[i64] = row([])  # end cards whose boxes are ticked (T-251)

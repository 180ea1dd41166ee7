"""The cards as the rules see them: rows of numbers, one entry for each card."""

from __future__ import annotations

from typing import Final

from ludarium.core.native import i64, vec

#
CHARACTERS: Final = 20
AREAS: Final = 14
BASICS: Final = 10
FINALS: Final = 3
MISSIONS: Final = 13  # the Final ones last
ENCOUNTERS: Final = 33
ADVANTAGES: Final = 30

# symbols of Characters, as bits; types of Advantages
SYMBOLS: Final = ("magic", "ki", "trickery")
TYPES: Final = ("magic", "ki", "trickery", "plot", "organization")
PLOT: Final = 3
ORGANIZATION: Final = 4
ANY_TYPE: Final = 5

# timings: the four phases, then the two that are not bound to one
RESET: Final = 0
MOVEMENT: Final = 1
INTERACTION: Final = 2
EXPLORATION: Final = 3
COMBAT: Final = 4
INTERRUPTION: Final = 5
NEVER: Final = 6
TIMINGS: Final = ("reset", "movement", "interaction", "exploration", "combat", "interruption")

# things that can be used: the Advantages, then the abilities of Characters, then those of Organizations
FIRST_ABILITY: Final = 30
FIRST_GUILD: Final = 50
USES: Final = 80

# traits of creatures, as bits
TRAITS: Final = ("darkness", "beast", "spirit", "human", "dragon")

# kinds of Mission
SLAY: Final = 0
SPEED_TEST: Final = 1
HOLD: Final = 2
FETCH: Final = 3
VISIT: Final = 4
MISSION_KINDS: Final = ("slay", "speed", "hold", "fetch", "visit")

# an exploration table: 0 to 3 Encounters, or the special result
SPECIAL_RESULT: Final = 9
# rewards of an Area: these, or FIRST_PLACE + a mission place
RECRUIT: Final = 0
DRAW_ADVANTAGES: Final = 1
SPECIAL_REWARD: Final = 2
FIRST_PLACE: Final = 8
REWARDS: Final = 3  # of each Area

NO_SCRIPT: Final = -1


class Cards:
    """Made once from a pack, shared by all states."""

    def __init__(self) -> None:
        self.scripts: list[vec[i64]] = []  # rule and three arguments for every sentence
        # whatever can be used: Advantages, abilities of Characters, of Organizations
        self.timing: vec[i64] = vec[i64]([NEVER] * USES)
        self.does: vec[i64] = vec[i64]([NO_SCRIPT] * USES)
        self.inclines: vec[i64] = vec[i64]([0] * USES)  # 1: the ability inclines its Character
        self.free: i64 = 0  # abilities that incline nobody, as bits: once a turn
        self.need: vec[i64] = vec[i64]([0] * USES)  # what must be there to use it (needs.py) ...
        self.need_a: vec[i64] = vec[i64]([0] * USES)
        self.trait: vec[i64] = vec[i64]([0] * USES)  # a lasting property, 0: none ...
        self.trait_a: vec[i64] = vec[i64]([0] * USES)
        self.trait_b: vec[i64] = vec[i64]([0] * USES)
        self.fits: list[vec[i64]] = []  # by number of the window: the uses that fit it
        self.timed: list[vec[i64]] = []  # by timing: the uses that have it
        # Characters
        self.combat: vec[i64] = vec[i64]([])
        self.speed: vec[i64] = vec[i64]([])
        self.symbols: vec[i64] = vec[i64]([])  # bits
        self.female: vec[i64] = vec[i64]([])
        # Areas
        self.level: vec[i64] = vec[i64]([])
        self.trade: vec[i64] = vec[i64]([])
        self.table: vec[i64] = vec[i64]([])  # six results each
        self.special: vec[i64] = vec[i64]([])  # a script
        self.rewards: vec[i64] = vec[i64]([])  # REWARDS each
        self.sp: vec[i64] = vec[i64]([])  # a script
        self.place_rule: vec[i64] = vec[i64]([])  # a trait of the Area, 0: none
        self.place_n: vec[i64] = vec[i64]([])
        self.area_of: vec[i64] = vec[i64]([])  # of each mission place
        # Missions
        self.kind: vec[i64] = vec[i64]([])
        self.goal: vec[i64] = vec[i64]([])  # the place; of a visit the places, as bits
        self.second: vec[i64] = vec[i64]([])  # where a fetched object goes
        self.target: vec[i64] = vec[i64]([])  # Combat of the foe, or the difficulty
        self.turns: vec[i64] = vec[i64]([])  # to be held
        self.foe_traits: vec[i64] = vec[i64]([])
        self.reward: vec[i64] = vec[i64]([])  # a script
        self.bonus_combat: vec[i64] = vec[i64]([])  # what of it the Rival can take
        self.bonus_speed: vec[i64] = vec[i64]([])
        self.shown: vec[i64] = vec[i64]([])
        self.crisis: vec[i64] = vec[i64]([])  # turns, of Final Missions
        self.crisis_kind: vec[i64] = vec[i64]([])
        self.crisis_target: vec[i64] = vec[i64]([])
        # Encounters
        self.creature: vec[i64] = vec[i64]([])
        self.danger: vec[i64] = vec[i64]([])  # its level
        self.might: vec[i64] = vec[i64]([])  # Combat of a creature
        self.traits: vec[i64] = vec[i64]([])  # bits
        self.fierce: vec[i64] = vec[i64]([])  # so much less of a defeat is deadly
        self.steals: vec[i64] = vec[i64]([])  # Advantages that a beaten party loses
        self.bounty: vec[i64] = vec[i64]([])  # Advantages that the victor draws
        self.frail_to: vec[i64] = vec[i64]([])  # a symbol, -1: none ...
        self.frail_by: vec[i64] = vec[i64]([])
        self.swift: vec[i64] = vec[i64]([])  # 1: the party's Speed counts
        self.event: vec[i64] = vec[i64]([])  # a script
        # Advantages
        self.type: vec[i64] = vec[i64]([])
        self.plots: vec[i64] = vec[i64]([])  # those that stay in play
        self.rival: vec[i64] = vec[i64]([])  # of an Organization
        self.duty: vec[i64] = vec[i64]([])


class Settings:
    """The options of a match as numbers (section 22). Shared by all states of the match, never changed."""

    def __init__(self) -> None:
        self.seats: i64 = 3
        self.figures: i64 = 3  # the Rival plays without a seat
        self.tree: bool = False
        self.multiple_missions: bool = False
        self.crisis: bool = False
        self.rival: bool = False
        self.one_area: bool = False
        self.charity_others: bool = False
        self.may_stay: bool = True
        self.rests_in_place: bool = False
        self.all_leave_first: bool = False
        self.recruit_once: bool = False
        self.size_counts_when_forced: bool = False
        self.bystanders: bool = False
        self.sleepers_are_slow: bool = False
        self.losers_react: bool = False
        self.free_trade: bool = False
        self.ask_everybody: bool = False
        self.pass_aloud: bool = False  # auto_pass=off: asked even with nothing to play
        self.turn_limit: i64 = 0

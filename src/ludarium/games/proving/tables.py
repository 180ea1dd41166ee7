"""The cards as the rules see them: rows of numbers, one entry for each card id."""

from __future__ import annotations

from typing import Final

from ludarium.core.native import i64, vec

SPACES: Final = 6  # the longest Battle track

# what a Chariot card asks for: a single of value 1 to 6, or
PAIR: Final = 0


class Cards:
    """Made once from a pack, shared by all states."""

    def __init__(self) -> None:
        # enemies
        self.top: vec[i64] = vec[i64]([])  # index of the Top space, L - 1
        self.start: vec[i64] = vec[i64]([])
        self.ability: vec[i64] = vec[i64]([])  # place of the verb in the vocabulary, 0: none
        self.ability_colour: vec[i64] = vec[i64]([])
        self.symbol: vec[i64] = vec[i64]([])  # a face of the Dragon die, 0: none
        self.kingdom: vec[i64] = vec[i64]([])
        self.number: vec[i64] = vec[i64]([])  # requirements, SPACES entries a card: how many dice ...
        self.colours: vec[i64] = vec[i64]([])  # ... and which colours, as bits
        # chariots
        self.asks: vec[i64] = vec[i64]([])  # a value, or PAIR
        self.chariot_does: list[vec[i64]] = []
        # inspirations
        self.power: vec[i64] = vec[i64]([])
        self.power_argument: vec[i64] = vec[i64]([])
        self.module: vec[i64] = vec[i64]([])  # the module bit it needs, 0: none
        # conspirators
        self.plot: vec[i64] = vec[i64]([])  # the number that makes it active
        self.at_resolution: vec[i64] = vec[i64]([])  # 1: it acts when attacks are resolved, 0: at once
        self.conspirator_does: list[vec[i64]] = []


class Settings:
    """The options of a match as numbers (P-156). Shared by all states of the match, never changed."""

    def __init__(self) -> None:
        self.modules: i64 = 0
        self.ring_index: i64 = 2
        self.blank_face: bool = False
        self.short_moves: bool = True
        self.collect_first: bool = True
        self.dragon_exhaustible: bool = False
        self.chaos_each_time: bool = False
        self.single_strict: bool = True
        self.chariot_partial: bool = False
        self.sun_must: bool = True
        self.bonus_exhausts_freely: bool = False  # sun_exhaust=any
        self.untimed: bool = False
        self.round_seconds: i64 = 60
        self.roll_ms: i64 = 6000
        self.place_ms: i64 = 1000
        self.steps: vec[i64] = vec[i64]([])  # the steps of a round with these modules, as rules

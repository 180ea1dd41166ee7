"""The state of a match of Proving Grounds: where every die is, what the six enemies do, and what this round is like."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from ludarium.core.bits import BIT
from ludarium.core.declared import SHARED, declared
from ludarium.core.kernel import State
from ludarium.core.native import i64, vec
from ludarium.games.proving.tables import Cards, Settings

HERO: Final = 0
NO_CARD: Final = -1

# modules, as bits of a mask (P-14)
DRAGON: Final = 1
CHARIOTS: Final = 2
INSPIRATION: Final = 4
SHIELDS: Final = 8
CONSPIRATORS: Final = 16
SUN_MOON: Final = 32
Module = Literal["dragon", "chariots", "inspiration", "shields", "conspirators", "sun_moon"]
MODULES: Final[tuple[Module, ...]] = get_args(Module)

# streams of the generator (P-21)
STREAMS: Final = ("enemy", "chariot", "inspiration", "conspirator", "attack", "dragon", "plot")
ENEMY_DECK: Final = 0
CHARIOT_DECK: Final = 1
INSPIRATION_DECK: Final = 2
CONSPIRATOR_DECK: Final = 3
ATTACK_ROLL: Final = 4
DRAGON_ROLL: Final = 5
PLOT_ROLL: Final = 6

# faces of the Dragon die (P-4)
NO_FACE: Final = 0
CLAW: Final = 1
TAIL: Final = 2
TEETH: Final = 3
WING: Final = 4
CHAOS: Final = 5
BLANK: Final = 6
Face = Literal["claw", "tail", "teeth", "wing", "chaos", "blank"]
FACES: Final[tuple[Literal[""] | Face, ...]] = ("", *get_args(Face))

# spaces of the Exhaustion track (P-6)
TOP: Final = 0
MIDDLE: Final = 1
BOTTOM: Final = 2

LAST_HEALTH: Final = 5  # P-8: the fifth wound reaches the last space
TO_DEFEAT: Final = 8  # P-77
SHORTEST_ROUND: Final = 15  # P-155, in seconds
MOST_ACTIONS: Final = 500  # P-154, in one phase 1

# how phase 1 ended (P-26)
STOPPED: Final = 1
TIMED_OUT: Final = 2
FORCED: Final = 3
Cause = Literal["stop", "timeout", "forced"]
CAUSES: Final[tuple[Literal[""] | Cause, ...]] = ("", *get_args(Cause))

# how the match ended
LOST: Final = 1
WON: Final = 2
RESIGNED: Final = 3

# powers of an Inspiration used up this round, as bits of `used`
USED_LONE_REROLL: Final = 1
USED_HOLD_ONE: Final = 2
USED_TINT: Final = 4
USED_STEADY: Final = 8
USED_SAFE_SINGLE: Final = 16
USED_SECOND_LOOK: Final = 32

# what a field lives for, if not for the match
OF_ROUND: Final = 1


@declared
class Proving(State):
    def __init__(self, cards: Cards, settings: Settings, source: Proving | None = None) -> None:
        super().__init__(source, len(STREAMS))
        self.cards: Cards = cards
        self.settings: Settings = settings
        self.round: i64 = 0
        self.step: i64 = 0  # S1 … S12 of P-131
        self.health: i64 = 0  # the Health marker
        self.defeats: i64 = 0
        self.felled: i64 = 0  # enemies defeated in this round; at its start, in the last one
        self.outcome: i64 = 0  # 0 while the match goes on
        # where the dice are (P-12), a bit for each
        self.pool: i64 = 0  # also holds the dice assigned to enemies
        self.showing: vec[i64] = vec[i64]([0] * 7)  # the attack dice of the pool by value; a die without a value is in none
        self.tired: vec[i64] = vec[i64]([0] * 3)  # the Exhaustion track: top, middle, bottom
        self.colour_stack: i64 = 0  # on the Health track, at index `stack_at`
        self.stack_at: i64 = 0
        self.stock: i64 = 0
        self.box: i64 = 0
        # the Dragon die
        self.dragon_face: i64 = NO_FACE
        self.dragon_slot: i64 = 0  # the slot it is assigned to, 0: none
        self.dragon_mode: i64 = NO_FACE  # what it does there: a beast face adds a die, the wing holds
        # the six slots, 1 to 6
        self.enemy: vec[i64] = vec[i64]([NO_CARD] * 7)
        self.marker: vec[i64] = vec[i64]([0] * 7)
        self.shields: i64 = 0  # slots as bits: bit v for slot v
        self.damaged: Annotated[i64, OF_ROUND] = 0  # slots whose enemy took damage this round (P-57)
        self.attacked_by_set: Annotated[i64, OF_ROUND] = 0
        self.planned: vec[i64] = vec[i64]([0] * 7)  # moves chosen before step A: k, 0: as far as possible, -1: break the Shield
        self.enemy_deck: Annotated[vec[i64], SHARED] = vec[i64]([])
        self.enemy_discard: Annotated[vec[i64], SHARED] = vec[i64]([])
        # phase 1
        self.rolling: i64 = 0  # 1 while phase 1 is open
        self.rerolls: Annotated[i64, OF_ROUND] = 0
        self.placements: Annotated[i64, OF_ROUND] = 0
        self.seconds: i64 = 0  # the limit of this round
        self.cause: Annotated[i64, OF_ROUND] = 0
        self.used: Annotated[i64, OF_ROUND] = 0  # powers used up this round
        self.tint: Annotated[i64, OF_ROUND] = 0  # the white die that counts as a colour this round, as a bit
        # what cards changed for this round
        self.single_extra: Annotated[i64, OF_ROUND] = 0
        self.req_plus: Annotated[i64, OF_ROUND] = 0
        self.one_step: Annotated[i64, OF_ROUND] = 0
        self.shroud: Annotated[i64, OF_ROUND] = 0  # colours that count as white, as bits
        self.unguarded: Annotated[i64, OF_ROUND] = 0  # slots, as bits
        self.grounded: Annotated[i64, OF_ROUND] = 0
        self.forbidden: Annotated[i64, OF_ROUND] = 0  # a value whose sets may not be rerolled
        self.plus_kingdom: Annotated[i64, OF_ROUND] = 0  # kingdoms with higher requirements, as bits
        # modules
        self.chariots: Annotated[vec[i64], SHARED] = vec[i64]([])  # in the order in which they were drawn
        self.covers: vec[i64] = vec[i64]([])  # the dice on each
        self.cover_values: vec[i64] = vec[i64]([])  # and the value they show
        self.chariot_deck: Annotated[vec[i64], SHARED] = vec[i64]([])
        self.chariot_discard: Annotated[vec[i64], SHARED] = vec[i64]([])
        self.inspiration: i64 = NO_CARD
        self.conspirators: Annotated[vec[i64], SHARED] = vec[i64]([])  # face up
        self.conspirator_deck: Annotated[vec[i64], SHARED] = vec[i64]([])
        self.active: Annotated[i64, OF_ROUND] = NO_CARD
        self.delayed: i64 = 0  # reveals skipped so far
        self.facing: i64 = 0  # the Sun's slot
        self.last_facing: i64 = 0
        self.dial: i64 = 0
        self.bonus: i64 = 0  # dice that belong to the dial, wherever they are

    def clone(self) -> Proving:
        return Proving(self.cards, self.settings, self)

    # -- small questions that many rules ask -----------------------------------------------------------------------

    def plays(self, module: i64) -> bool:
        return (self.settings.modules & module) != 0

    def power(self) -> i64:
        """The power of the Inspiration in play, 0: none."""
        return self.cards.power[self.inspiration] if self.inspiration >= 0 else 0

    def power_argument(self) -> i64:
        return self.cards.power_argument[self.inspiration] if self.inspiration >= 0 else 0

    def has_shield(self, slot: i64) -> bool:
        return (self.shields & BIT[slot]) != 0

    def spent_ms(self) -> i64:
        """The budget clock (P-141): what the actions of this phase 1 have cost so far."""
        return self.rerolls * self.settings.roll_ms + self.placements * self.settings.place_ms

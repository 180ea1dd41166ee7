"""The state of a match of Tamashii: every field, each once. What the language of cards asks of it is in `state.py`."""

from __future__ import annotations

from typing import Annotated, Final

from ludarium.core.build import row
from ludarium.core.declared import DERIVED, SHARED, declared
from ludarium.core.language.scripted import Scripted
from ludarium.core.native import i64, vec
from ludarium.games.tamashii.tables import Content, Settings
from ludarium.games.tamashii.vocabulary import STEP_LONG, THIS_STEP

NONE: Final = -1
MOST_PLACES: Final = 16  # of a map (T-317)
SEATS: Final = 4

# streams of the generator: what is drawn in a lane comes from a stream of that seat's own (T-297c)
STREAMS: Final = (
    "choice", "first", "bag-0", "bag-1", "bag-2", "bag-3", "class-0", "class-1", "class-2", "class-3", "protocol", "body",
    "faction", "enemy", "tile", "exploration", "die", "number", "symbol", "attack",
)  # fmt: skip
CHOICE: Final = 0  # what `random` in a script draws from
FIRST: Final = 1
BAG: Final = 2  # BAG + seat
CLASS: Final = 6  # CLASS + seat
PROTOCOL: Final = 10
BODY: Final = 11
FACTION: Final = 12
ENEMY: Final = 13
TILE: Final = 14
EXPLORATION: Final = 15
DIE: Final = 16
NUMBER: Final = 17
SYMBOL: Final = 18
ATTACK: Final = 19  # the deck of a boss

# zones of cards (core/zones.py). Of every family: 0 is the box, out of play
BOX: Final = 0
# Bodies
IN_MARKET: Final = 1
HELD: Final = 2  # HELD + 2 * seat is the active one, the next number the one below it
STASHED: Final = 10  # STASHED + place
BODY_DECK: Final = 100
# Augmentations
BROKEN: Final = 1  # out of the match for good (T-129)
IN_HAND: Final = 10  # IN_HAND + seat: unequipped
IN_USE: Final = 20  # IN_USE + seat: equipped
TO_KEEP: Final = 30  # TO_KEEP + seat: drawn, one of them will be kept
CLASS_DECK: Final = 100  # CLASS_DECK + 100 * class
FACTION_DECK: Final = 500  # FACTION_DECK + 100 * faction
# Protocols
OFFERED: Final = 10  # OFFERED + seat
OWN: Final = 20  # OWN + seat
# Enemies, those of the scenario behind the seventy
DISCARDED: Final = 1
NOT_YET: Final = 2  # a scenario Enemy that has not come, or has gone back (T-239a)
STANDING: Final = 10  # STANDING + place
ENEMY_DECK: Final = 100
ATTACHED: Final = 200  # ATTACHED + 100 * seat: a pile, a card a layer; the first is the Top Enemy
# scenario cards
GONE: Final = 1
IN_SLOT: Final = 2  # the active Plot card
ON_TABLE: Final = 3
ON_PLACE: Final = 10  # ON_PLACE + place
WITH_SEAT: Final = 40  # WITH_SEAT + seat
ATTACK_DECK: Final = 100

# phases of a turn (T-184)
SETTING_UP: Final = 0
PLANNING: Final = 1
ACTION: Final = 2
COMBAT: Final = 3
QUEST: Final = 4

# how the match ended
WON: Final = 1
LOST: Final = 2
RESIGNED: Final = 3

# Exploration tokens (T-142) in the order of `unexplored`; on a place: 0 none, 1 unseen, 2 + kind once it was seen
EXPLORED_KINDS: Final = ("exp", "data", "power", "shield", "reroll", "memory")
UNSEEN: Final = 1
SEEN: Final = 2

# what a field lives for, if not for the match
OF_COMBAT: Final = 1
OF_TURN: Final = 2
OF_ACTION: Final = 3  # one seat's Action phase
OF_PHASE: Final = 4


@declared
class Board(Scripted):
    def __init__(self, content: Content, settings: Settings, source: Board | None = None) -> None:
        super().__init__(content.program, settings.players, source, len(STREAMS))
        self.content: Content = content
        self.settings: Settings = settings
        players = settings.players
        # the turn (section 19)
        self.turn: i64 = 0
        self.phase: i64 = SETTING_UP
        self.first_player: i64 = 0
        self.acting: i64 = NONE  # whose Action or Combat phase it is, or whose place in Player activity
        self.left_phase: Annotated[i64, OF_PHASE] = 0  # seats that were reset and do nothing more in this phase (T-171), as bits
        self.outcome: i64 = 0
        self.ending: i64 = NONE  # the end card that was drawn
        # player boards (sections 5 to 10)
        self.colour: vec[i64] = row([NONE] * players)  # of the board: a Basic type
        self.launcher: vec[i64] = row([0] * players)  # patterns.py: 3 bits a cell, 0 empty, else token + 1
        self.locked: vec[i64] = row([0] * players)  # rows of the last column with a Lock, as bits
        self.bag: vec[i64] = row([0] * (6 * players))  # how many of each type
        self.dump: vec[i64] = row([0] * (6 * players))
        self.essential: vec[i64] = row([0] * players)  # the type the slot shows
        self.assets: vec[i64] = row([0] * (4 * players))
        self.integrity: vec[i64] = row([0] * players)
        self.most_integrity: vec[i64] = row([0] * players)
        self.exp: vec[i64] = row([0] * players)
        self.trace: vec[i64] = row([NONE] * players)  # NONE: no marker (T-9a)
        # supplies: Basic and Open Data; of Corrupted Data the pool on the Time track
        self.supply: vec[i64] = row([0] * 6)
        self.boxed: i64 = 0  # Corrupted Data that left for good (T-47), and what never came in
        # Bodies, Augmentations, Protocols (sections 11 to 13)
        self.bodies: vec[i64] = row([BOX] * content.bodies)
        self.market_size: i64 = 0  # 0: no Market (T-9a)
        self.class_of: vec[i64] = row([NONE] * players)
        self.augmentations: vec[i64] = row([BOX] * content.augmentations)
        self.factions: i64 = 0  # whose decks are in play, as bits
        self.protocols: vec[i64] = row([BOX] * content.protocols)
        self.stage: vec[i64] = row([0] * players)  # of the Protocol
        # Planning
        self.moves_left: vec[i64] = row([0] * players)  # of Programming
        self.offers: Annotated[vec[i64], OF_TURN] = row([0] * players)  # trades proposed this turn (T-178b)
        self.drafts: Annotated[vec[i64], OF_TURN] = row([0] * players)  # offers begun this turn, dropped ones included
        self.offer_to: vec[i64] = row([NONE] * players)  # the offer being made: to whom, what for what (Faction cards, as bits)
        self.offer_gives: vec[i64] = row([0] * players)
        self.offer_wants: vec[i64] = row([0] * players)
        self.prepared: vec[i64] = row([0] * (6 * players))  # tokens drawn and not placed yet (T-61)
        self.drawn: vec[i64] = row([0] * players)  # tokens drawn by the last Fill
        # Launch
        self.launched: Annotated[vec[i64], SHARED, OF_TURN] = row([])  # T-78: source * SEATS + seat
        self.wild_used: Annotated[i64, OF_TURN] = 0  # seats that have used the trait `wild` this turn, as bits
        self.district_used: Annotated[i64, OF_TURN] = 0  # seats whose District effect of this turn is used, as bits
        self.districts_seen: vec[i64] = row([0] * players)  # different District effects used in this match: tiles as bits
        # map (section 14): by place, in the order of the layout
        self.tile_at: vec[i64] = row([NONE] * MOST_PLACES)  # NONE: a tile nobody has seen yet (T-292b)
        self.face_up: i64 = 0  # places, as bits
        self.unseen: i64 = 0  # tiles that may lie under the face-down places, as bits
        self.explore: vec[i64] = row([0] * MOST_PLACES)
        self.unexplored: vec[i64] = row([0] * 6)
        self.at: vec[i64] = row([NONE] * players)
        self.moved_from: Annotated[vec[i64], OF_TURN] = row([NONE] * players)  # where the last move of this turn began
        self.walked: Annotated[i64, OF_ACTION] = 0  # 1: the acting seat has moved in Move and Trace (T-139)
        self.steps_moved: Annotated[vec[i64], OF_TURN] = row([0] * players)
        self.tokens: Annotated[vec[i64], SHARED] = row([])  # of scenarios: token, where, how many, one behind the other
        self.being_put: Annotated[i64, DERIVED] = 0  # the token for which a place is looked for; but then, Ascend
        self.marched: i64 = 0
        # Enemies (section 16)
        self.enemies: vec[i64] = row([BOX] * content.enemies)
        self.damage: vec[i64] = row([0] * content.enemies)
        self.enemy_blocks: Annotated[vec[i64], SHARED] = row([])  # how many cards of each layer of the deck still come (T-30)
        # dice of the roll under way, and Combat (section 21)
        self.dice: vec[i64] = row([0] * 3)  # blank, common, rare: the player dice that lie there
        self.to_roll: i64 = 0
        self.rerolled: i64 = 0  # 1: Reroll Assets were spent on this roll (T-101)
        self.number_on: Annotated[i64, OF_COMBAT] = NONE  # the Enemy that carries the Number die
        self.symbol: Annotated[i64, OF_COMBAT] = NONE
        self.slots_used: Annotated[vec[i64], SHARED, OF_COMBAT] = row([])
        self.x: i64 = 0  # dice of the X slot
        self.number_rolled: Annotated[i64, OF_COMBAT] = 0
        self.attack_dice: Annotated[vec[i64], OF_COMBAT] = row([0, 0, 0])  # of the Attack roll, not spent yet
        self.weaker: Annotated[i64, OF_COMBAT] = 0  # wounds the next box deals less
        # Quest phase, scenario (sections 22 to 26)
        self.time: i64 = 0
        self.plot: i64 = NONE
        self.spoken: Annotated[vec[i64], SHARED] = row([])  # what end cards say to the profile: open, close, tick, and a code
        self.cards: vec[i64] = row([BOX] * content.scenario_cards)
        self.asked_later: Annotated[i64, OF_PHASE] = 0  # seats that said `later`, as bits
        self.activities: Annotated[vec[i64], SHARED] = row([])  # done: activity, seat or place, for how long
        self.test_dice: vec[i64] = row([0] * players)  # tokens dumped for the Test under way
        self.successes: i64 = 0
        self.boss: i64 = NONE
        self.boss_at: i64 = NONE
        self.boss_integrity: i64 = 0
        self.boss_armour: i64 = 0
        self.boss_state: i64 = 0
        self.attack_sides: i64 = 0  # attack cards with side b up, as bits
        # solo (section 27)
        self.bot_at: i64 = NONE
        self.batteries: i64 = 0
        self.bot_moved: Annotated[i64, OF_TURN] = 0
        self.bot_serves: Annotated[i64, OF_PHASE] = 0  # 1: its place counts in this step

    # -- small questions that many rules ask -----------------------------------------------------------------------

    def in_turn_order(self, start: i64) -> vec[i64]:
        """All seats, clockwise from this one."""
        return row([(start + after) % self.players for after in range(self.players)])

    def reversed_seats(self) -> vec[i64]:
        """From the last in turn order to the First Player: frames are pushed in reverse."""
        return row([(self.first_player + after) % self.players for after in range(self.players - 1, -1, -1)])

    def is_out(self, seat: i64) -> bool:
        """Was this seat reset in this phase (T-171)?"""
        return ((self.left_phase >> seat) & 1) != 0

    def step_begins(self) -> None:
        """What lasts a step, and is counted in one, begins anew."""
        self.lifetime_ends(STEP_LONG)
        self.window_ends(THIS_STEP)

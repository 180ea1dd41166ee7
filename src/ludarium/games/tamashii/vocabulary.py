"""The numbers behind the words of the language of cards (T-314c to T-314g): by these the rules know what a script says.

The words themselves, and how they are used, are declared in `language.py`.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.native import i64

NOT_SAID: Final[i64] = -(2**30)  # an argument that was left out

# Assets (T-90), and what a card says where the kind is open
POWER: Final = 0
SHIELD: Final = 1
MEMORY: Final = 2
REROLL: Final = 3
ANY_ASSET: Final = 4
SAME_ASSET: Final = 5
DIFFERENT_ASSETS: Final = 6
ASSETS: Final = ("power", "shield", "memory", "reroll", "any", "same", "different")

# Data tokens (T-45)
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
OPEN: Final = 4
CORRUPTED: Final = 5
ESSENTIAL: Final = 6  # whatever the player's Essential slot shows
ANY: Final = 7
KINDS: Final = 6
TYPES: Final = ("red", "blue", "green", "yellow", "open", "corrupted", "essential", "any")

# where tokens are
ON_LAUNCHER: Final = 0
IN_BAG: Final = 1
IN_DUMP: Final = 2
IN_POOL: Final = 3  # all three
PLACES_OF_TOKENS: Final = ("launcher", "bag", "dump", "pool")

# faces of dice (D5 to D7); the numbers of a Number die are themselves, its blank is 0
BLANK: Final = 0
COMMON: Final = 1
RARE: Final = 2
BASIC: Final = 0
SPECIAL: Final = 1

# tokens that scenarios put somewhere (T-240); a marker or a figure with a name of its own stands above
ASCEND: Final = 0
SUCCESS: Final = 1
DIE_BLANK: Final = 2  # ... and DIE_BLANK + face
MARKER: Final = 8  # MARKER + FIGURE * figure + 2 * name

# places of tokens and cards that are no tile of the map
SHEET: Final = 1000
MAP: Final = 1001  # any tile
CARD: Final = 2000  # CARD + scenario card
BOARD: Final = 3000  # BOARD + seat

# factions (T-120)
FACTIONS: Final = ("spartans", "ninkyo", "seekers", "plebeians")

# counts (T-314c)
PLAYERS: Final = 0
X: Final = 1
TIME: Final = 2
TURN: Final = 3
POOL: Final = 4
TRACE: Final = 5
INTEGRITY: Final = 6
MAX_INTEGRITY: Final = 7
EXP: Final = 8
LOCKS: Final = 9
BATTERIES: Final = 10
ASSET: Final = 11  # ASSET + kind, up to 14
ALL_ASSETS: Final = 15
ENEMIES: Final = 16
BODIES: Final = 17
CARDS: Final = 18
TOKENS: Final = 19
PUT_ON: Final = 20
BODIES_ON: Final = 21
STEPS_BETWEEN: Final = 22
STEPS: Final = 23
DISTRICTS: Final = 24
AMOUNT: Final = 25
PAID: Final = 26
MARCHED: Final = 27
DRAWN: Final = 28
BOSS_INTEGRITY: Final = 29
BOSS_ARMOUR: Final = 30

CARDS_OF_CLASS: Final = 1
CARDS_OF_FACTION: Final = 2

# facts (T-314d)
TICKED: Final = 0
ACTIVE: Final = 1
BOSS_IN_PLAY: Final = 2
BOSS_STATE: Final = 3
SOLO: Final = 4
BOT_IN_PLAY: Final = 5
PATH: Final = 6

# selectors (T-314e)
EVERYBODY: Final = 0
ME: Final = 1
ANOTHER: Final = 2
OTHERS: Final = 3
FIRST_PLAYER: Final = 4
NEXT_PLAYER: Final = 5
THAT: Final = 6
CHARACTERS: Final = 7
HERE: Final = 8
IT: Final = 9
TILE: Final = 10
ALL_TILES: Final = 11
PLACE: Final = 12
ROW: Final = 13
SECTOR: Final = 14
WHERE_BOSS: Final = 15
WHERE_FIGURE: Final = 16
TOP: Final = 17
OWN_ENEMIES: Final = 18
ENEMY: Final = 19
IT_ENEMY: Final = 20
THE_BOSS: Final = 21
ON_SHEET: Final = 22
ON_MAP: Final = 23
ON_CARD: Final = 24

# filters
AT: Final = 0
AT_HERE: Final = 1
REVEALED: Final = 2
DOWN: Final = 3
WITH_TOKEN: Final = 4
WITHOUT_TOKEN: Final = 5
WITH_CHARACTER: Final = 6
WITHOUT_CHARACTER: Final = 7
WITHIN: Final = 8
NEAREST: Final = 9
FARTHEST: Final = 10
OTHER_THAN: Final = 11
FREE: Final = 12

# moments (T-314f)
TURN_STARTS: Final = 0
TURN_ENDS: Final = 1
TRACE_ROLL: Final = 2
TRACE_ROLLED: Final = 3
FILLING: Final = 4
FILLED: Final = 5
PROGRAMMING: Final = 6
MOVING: Final = 7
MOVED: Final = 8
STAYED: Final = 9
TRACED: Final = 10
TILE_REVEALED: Final = 11
EXPLORED: Final = 12
TRACE_RISES: Final = 13
DISTRICT: Final = 14
DISTRICTED: Final = 15
LAUNCHING: Final = 16
LAUNCHED: Final = 17
LAUNCHED_NAME: Final = 18
GAINED: Final = 19
DUMPED: Final = 20
DISCARDED: Final = 21
ATTACK_ROLL: Final = 22
ATTACK_ROLLED: Final = 23
COMBAT_STARTS: Final = 24
COMBAT_ENDS: Final = 25
SLOTTED: Final = 26
WOUNDS: Final = 27
WOUNDED: Final = 28
ATTACHED: Final = 29
DAMAGED: Final = 30
DEFEATED: Final = 31
DIVERTED: Final = 32
BOX: Final = 33
BOXED: Final = 34
OCCUPIED: Final = 35
BODY_LOST: Final = 36
RESETTING: Final = 37
RESET: Final = 38
EQUIPPED: Final = 39
BROKEN: Final = 40
UNLOCKED: Final = 41
TESTING: Final = 42
PASSED: Final = 43
FAILED: Final = 44
PUT: Final = 45
CLEARED: Final = 46
ACTIVITY: Final = 47
BOSS_MOVED: Final = 48
BOSS_ATTACKS: Final = 49
BOSS_HURT: Final = 50
GLOBAL: Final = 51

# kinds of Patterns that were launched
LAUNCHES: Final = ("any", "hack", "divert", "asset", "long", "exp", "body", "faction", "protocol", "scenario")
LAUNCHED_ANY: Final = 0
LAUNCHED_HACK: Final = 1
LAUNCHED_DIVERT: Final = 2
LAUNCHED_ASSET: Final = 3
LAUNCHED_LONG: Final = 4
LAUNCHED_EXP: Final = 5
LAUNCHED_BODY: Final = 6
LAUNCHED_FACTION: Final = 7
LAUNCHED_PROTOCOL: Final = 8
LAUNCHED_SCENARIO: Final = 9

LEVELS: Final = 3  # an Enemy is meant by its level, or by its code as a number above

# traits (T-314g)
MOV: Final = 0
ATT: Final = 1
PRG: Final = 2
ENTRY: Final = 3
STATIONARY: Final = 4
TRACE_DICE: Final = 5
KEEP_TRACE: Final = 6
HACK_DAMAGE: Final = 7
SLOT_DAMAGE: Final = 8
BOX_WOUNDS: Final = 9
RESET_CORRUPTED: Final = 10
CHEAPER: Final = 11
WILD: Final = 12
ESSENTIAL_ALSO: Final = 13  # 16 ** type, summed: a digit each
FILL: Final = 14
OVER_DOWN: Final = 15
CLOSED: Final = 16
REACH: Final = 17
ALSO_AT: Final = 18
TESTS: Final = 19
NEED: Final = 20
SHIELD_PARTIAL: Final = 21
MARKET: Final = 22
BOSS_MOV: Final = 23
BOSS_SEEKS: Final = 24
NO_POWER: Final = 25
NO_SHIELD: Final = 26
NO_MEMORY: Final = 27
NO_REROLL: Final = 28
NO_HACK: Final = 29
NO_DIVERT: Final = 30
NO_BODY: Final = 31
NO_UPGRADE: Final = 32
NO_DISTRICT: Final = 33
NO_TEST: Final = 34
NO_MARKET: Final = 35
NO_ENTRY: Final = 36
NO_STATIONARY: Final = 37
FORBIDDEN: Final = (
    *("power", "shield", "memory", "reroll", "hack", "divert", "body", "upgrade", "district", "test", "market"),
    *("entry", "stationary"),
)

# lifetimes and windows, steps in which something may be used
STEP_LONG: Final = 0
TURN_LONG: Final = 1
THIS_STEP: Final = 0
THIS_TURN: Final = 1
THIS_CARD: Final = 2
THIS_MATCH: Final = 3
IN_PLANNING: Final = 0
IN_ACTION: Final = 1
IN_LAUNCH: Final = 2
IN_COMBAT: Final = 3
IN_QUEST: Final = 4
STEPS_OF_A_TURN: Final = ("planning", "action", "launch", "combat", "quest")

# how often an activity can be done (T-314i)
ONCE_A_STEP: Final = 0
ANY_NUMBER: Final = 1
ONCE_EVER: Final = 2
GROUP_ONCE: Final = 3
GROUP_ONCE_EVER: Final = 4
ONCE_PER_TILE: Final = 5
LIMITS: Final = ("once a step", "any number", "once ever", "group once", "group once ever", "once per tile")

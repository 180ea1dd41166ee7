"""Numbers of the traits: keywords of Monsters, lasting effects, passive Items, which `verbs.py` gives to the words."""

from __future__ import annotations

from typing import Final

# keywords, as bits (H-56 to H-60)
ARMORED: Final = 1
AGGRESSIVE: Final = 2
HUNTER: Final = 4
ELUSIVE: Final = 8
VOLATILE: Final = 16
SCARRED: Final = 32
CRITICAL: Final = 64

# lasting effects of Rifts and Allied Monsters (H-66, H-81)
MONSTER_HEALTH: Final = 1
MONSTER_ATTACK: Final = 2
MONSTER_RANGE: Final = 3
MONSTER_CALM: Final = 4
TOLL: Final = 5
BOON: Final = 6
MIRE: Final = 7
HASTE: Final = 8
HARD: Final = 9
EASY: Final = 10
SHARP: Final = 11
THIN: Final = 12
MORE_DUSK: Final = 13

# where they work
HERE: Final = 0
NEAR: Final = 1
WORLD: Final = 2
EVERYWHERE: Final = 3
SCOPES: Final = ("here", "near", "world", "everywhere")

# what is lost, gained or asked for
HEALTH_OF: Final = 0
SPIRIT_OF: Final = 1
ENERGY_OF: Final = 2
RESOURCE_OF: Final = 3
ITEM_OF: Final = 4
GOODS: Final = ("health", "spirit", "energy", "resource", "item")

# passive Items (H-90)
STRIDE: Final = 1
EDGE: Final = 2
SHIELD: Final = 3
FOCUS_STONE: Final = 4
REST: Final = 5

"""What a use needs before it can be announced, by number. Every verb names its need (verbs.py); `rules/uses.py` looks whether it
is met. Nothing here depends on what is hidden, so who is asked in a window gives nothing away (A-152)."""

from __future__ import annotations

from typing import Final

NEEDS: Final = (
    "nothing", "other_hand", "own_hand", "spent", "recruit", "betray", "other_awake", "other_straight", "own_inclined",
    "other_here", "other_area", "veiled", "secret", "bare_area", "laden_area", "on_area", "other", "other_in_play",
    "fight", "fight_trait", "fight_behind", "fight_sleep",
    "cancel", "redirect", "encounter", "die", "attacked", "explorer", "dying", "beaten", "reward", "cards_reward",
)  # fmt: skip
NOTHING_NEEDED: Final = 0
OTHER_HAND: Final = 1  # somebody else has cards
OWN_HAND: Final = 2  # so many cards of one's own
SPENT: Final = 3  # a card of the type on the discard pile
TO_RECRUIT: Final = 4
TO_BETRAY: Final = 5
OTHER_AWAKE: Final = 6  # a Character of another party that can be immobilised
OTHER_STRAIGHT: Final = 7  # one that can be inclined
OWN_INCLINED: Final = 8
OTHER_HERE: Final = 9  # another party on the own Area, of about the same size
OTHER_AREA: Final = 10  # an active Area to go to
VEILED: Final = 11  # a face-down Encounter
SECRET_MISSION: Final = 12
BARE_AREA: Final = 13  # an active Area without Encounter
LADEN_AREA: Final = 14  # one with
ON_AREA: Final = 15
OTHER: Final = 16  # any other figure that still has something to do
OTHER_IN_PLAY: Final = 17  # a Plot or Organization of somebody else
FIGHT: Final = 18  # the own combat
FIGHT_TRAIT: Final = 19  # against a creature of the trait
FIGHT_BEHIND: Final = 20  # against a stronger foe
FIGHT_SLEEP: Final = 21
TO_CANCEL: Final = 22  # W1: a use of somebody else
TO_REDIRECT: Final = 23  # W2
ENCOUNTER: Final = 24  # W3
DIE: Final = 25  # W5, W6
ATTACKED: Final = 26  # W7: the own party
EXPLORER: Final = 27  # W7: another party sets out to explore
DYING: Final = 28  # W8: the own party would lose a Character
BEATEN: Final = 29  # W8: the own party
REWARD: Final = 30  # W9: of another party, no Mission
CARDS_REWARD: Final = 31  # W9: Advantages of another party

"""What the players of Champions of Hara think things are worth, in hundredths of an Energy. What only one mode values stands with
the mode; Ophion's are in heuristic_ophion.py.

`python -m ludarium.lab.tune hara` looks for better ones (docs/how-to/tune-a-player.md) and changes them while it runs. That is
why they are numbers of an object and no constants.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.native import i64


class Weights:
    def __init__(self) -> None:
        # what a champion has
        self.energy: i64 = 100  # a point of Energy in a gauge
        self.scarcity: i64 = 1  # what is added for each point that the same colour still lacks
        self.level: i64 = 101  # a threshold reached, with the card that comes with it: so much for ten turns that are left
        self.ultimate: i64 = 110  # the Ultimate at hand
        # what keeps it alive, and what it carries
        self.health: i64 = 12  # a point of Health
        self.dread: i64 = 122  # what being near defeat costs: shared out over the Health that is left
        self.spirit: i64 = 25  # a point of Spirit
        self.thirst: i64 = 83  # what having little Spirit costs: shared out over one more than is left
        self.evening: i64 = 2  # turns; Health and Spirit count in full until twelve turns less these are left, then less and less
        self.growth: i64 = 39  # a point of Leaf's own resource
        self.charge: i64 = 8  # of Thomas's
        self.grit: i64 = 12  # of Kaoru's
        self.discipline: i64 = 25  # of Oric's
        self.fear: i64 = 19  # of Persephone's
        self.item: i64 = 37  # an Item, more or less
        self.rival: i64 = 30  # each Energy of the rival who is ahead
        self.scar: i64 = 40  # percent of the reward of a Monster, for wounds on it that stay
        # what lies ahead
        self.now: i64 = 59  # percent of what lies within reach of this turn
        self.soon: i64 = 21  # percent of what lies within reach of the next
        self.second: i64 = 15  # percent of the second best thing in reach
        self.third: i64 = 37  # percent of the third best
        self.later: i64 = 36  # percent of a thing just out of reach
        self.fade: i64 = 8  # percent less for each step that is missing
        self.faint: i64 = 8  # percent that are left of it however far it is
        self.step: i64 = 11  # what each step of the way to a thing in reach costs
        self.rift: i64 = 56  # percent of the reward of a Rift, for its Challenge may fail
        self.event: i64 = 10  # what an Event is worth besides what is printed on it
        self.dawn_card: i64 = 227  # a space to which the next Dawn brings a card of a colour that is needed
        self.home: i64 = 8  # each step away from the Dojo when nothing else is left to do
        self.home_soon: i64 = 26  # each step and each point of Energy below nine that is left, in quarters
        self.ready_force: i64 = 10  # each damage that the cards at hand deal to a neighbour in the next turn
        self.ready_stride: i64 = 6  # each step that two of them allow


WORTH: Final = Weights()

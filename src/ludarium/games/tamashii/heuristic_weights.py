"""What the player of Tamashii thinks things are worth, in hundredths of an Asset.

`python -m ludarium.lab.tune tamashii` looks for better ones (docs/how-to/tune-a-player.md) and changes them while it runs. That
is why they are numbers of an object and no constants.
"""

from __future__ import annotations

from typing import Final

from ludarium.core.native import i64


class Weights:
    def __init__(self) -> None:
        # what a seat has
        self.power: i64 = 80  # the first of an Asset ...
        self.shield: i64 = 110
        self.memory: i64 = 90
        self.reroll: i64 = 60
        self.plenty: i64 = 14  # ... and how many percent less each further one is
        self.exp: i64 = 170
        self.token: i64 = 35  # a Basic token
        self.open_token: i64 = 80
        self.corrupted: i64 = 110  # what one costs
        self.last_corrupted: i64 = 700  # shared out over the pool that is left: with the last one all is lost
        self.on_launcher: i64 = 18  # a token that lies on the Launcher and could be launched later
        self.step: i64 = 40  # a move of Programming
        self.prepared: i64 = 45
        # staying alive
        self.wound: i64 = 55  # a point of Integrity
        self.dread: i64 = 210  # what being near a Reset costs: shared out over the Integrity that is left
        self.reset: i64 = 240  # what is lost with the Launcher, the Body and the way
        self.most_integrity: i64 = 150
        # Enemies
        self.burden: i64 = 150  # percent of the wounds an Enemy deals in a Combat: how long it stays
        self.hurt: i64 = 120  # percent of what a defeat is worth, for damage that is not enough for one
        self.exposure: i64 = 8  # each cell of the Trace track
        # what pays off turn by turn; so many turns are counted
        self.turns: i64 = 10  # of a match
        self.patience: i64 = 4  # more than these are not looked forward to
        self.mov: i64 = 22
        self.prg: i64 = 18
        self.ability: i64 = 5
        self.fire: i64 = 40  # a point of damage that a Body deals in a Combat
        self.lock: i64 = 70  # a cell more to fill
        self.card_each_turn: i64 = 34  # an Augmentation, per mille of what it does each time
        self.draw: i64 = 150  # an Augmentation of the own class, not seen yet
        # the map and the scenario
        self.unseen_tile: i64 = 25  # a tile turned up
        self.exploration: i64 = 85
        self.progress: i64 = 500  # what leads to the next card of the story
        self.victory: i64 = 900
        self.loss: i64 = 1100
        self.soon: i64 = 62  # percent of a goal that is one turn away
        self.later: i64 = 34  # ... two turns
        self.far: i64 = 14  # ... farther
        self.crowd: i64 = 35  # percent of a goal that another character stands at already
        self.partner: i64 = 75  # percent of what only others have of it
        self.battery: i64 = 90
        self.unprogrammed: i64 = 14  # what a move of Programming is worth if it is not made


WORTH: Final = Weights()

"""Slots and the dice for them: what an Attack roll brings at best, and on average (section 21, D5)."""

from __future__ import annotations

from typing import Final

from ludarium.core.language.scripted import among
from ludarium.core.native import append, i64, vec
from ludarium.games.tamashii.heuristic_scripts import Reader
from ludarium.games.tamashii.rules.combat import slots_of
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.tables import FIXED, X_COMMON

MOST_DICE: Final = 12
WAYS: Final[vec[i64]] = vec[i64]([1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800, 39916800, 479001600])  # factorials
SIXTHS: Final[vec[i64]] = vec[i64]([6**dice for dice in range(13)])


class Slots:
    """The slots that a seat still has, each with what it is worth."""

    def __init__(self) -> None:
        self.common: vec[i64] = vec[i64]([])
        self.rare: vec[i64] = vec[i64]([])
        self.worth: vec[i64] = vec[i64]([])
        self.number: vec[i64] = vec[i64]([])
        self.each_common: i64 = 0  # what a die is worth in an X slot
        self.each_rare: i64 = 0

    def add(self, s: Tamashii, slot: i64, worth: i64) -> None:
        x = s.content.slot_x[slot]
        if x == FIXED:
            self.common = append(self.common, s.content.slot_common[slot])
            self.rare = append(self.rare, s.content.slot_rare[slot])
            self.worth = append(self.worth, worth)
            self.number = append(self.number, slot)
        elif x == X_COMMON:
            self.each_common = max(self.each_common, worth)
        else:
            self.each_rare = max(self.each_rare, worth)

    def best(self, common: i64, rare: i64, used: i64 = 0, slot: i64 = 0) -> i64:
        """What these dice bring at best; `used`: slots that are gone, as bits."""
        if slot == len(self.worth):
            return common * self.each_common + rare * self.each_rare
        without = self.best(common, rare, used, slot + 1)
        if ((used >> slot) & 1) != 0 or self.common[slot] > common or self.rare[slot] > rare or self.worth[slot] <= 0:
            return without
        return max(without, self.worth[slot] + self.best(common - self.common[slot], rare - self.rare[slot], used, slot + 1))

    def expected(self, dice: i64, common: i64 = 0, rare: i64 = 0) -> i64:
        """What so many dice more bring on average, beside these that lie already."""
        if dice <= 0:
            return self.best(common, rare)
        dice = min(dice, MOST_DICE)
        total: i64 = 0
        for commons in range(dice + 1):
            for rares in range(dice - commons + 1):
                blanks = dice - commons - rares
                ways = WAYS[dice] // (WAYS[blanks] * WAYS[commons] * WAYS[rares])
                total += ways * powers(2, blanks) * powers(3, commons) * self.best(common + commons, rare + rares)
        return total // SIXTHS[dice]


def powers(base: i64, n: i64) -> i64:
    found: i64 = 1
    for _time in range(n):
        found *= base
    return found


def slots_left(s: Tamashii, seat: i64, reader: Reader) -> Slots:
    """Those of this Combat that are not used, as they are worth now."""
    slots = Slots()
    for slot in slots_of(s, seat):
        if not among(s.slots_used, slot):
            slots.add(s, slot, slot_worth(s, slot, reader, 1))
    return slots


def slot_worth(s: Tamashii, slot: i64, reader: Reader, dice: i64) -> i64:
    reader.s.x = dice
    return reader.script(s.content.slot_does[slot])

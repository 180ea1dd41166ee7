"""What the dice would do if they stayed as they lie: the rules themselves say it, on a copy.

Reckoned with are Chariots that nobody has covered yet, the active Conspirator, the attacks, and the Moon. What asks for luck or
for a choice on the way (a die to exhaust, a set thrown again) is left out: nobody knows it yet.
"""

from __future__ import annotations

from typing import Literal

from ludarium.games.proving.heuristic_values import foreseen
from ludarium.games.proving.rules import effects
from ludarium.games.proving.rules.attacks import lay_plan, move_markers, resolve
from ludarium.games.proving.rules.markers import fall_one, leader, move_down
from ludarium.games.proving.rules.rolling import end_phase_one
from ludarium.games.proving.rules.sun_moon import moon_rises, opposite
from ludarium.games.proving.state import NO_CARD, STOPPED, SUN_MOON, Proving

Effect = Literal["up", "down", "stay", "wound", "defeat", "raise", "break"]
BEFORE_THE_BLOWS = (3, 4, 5)  # steps in which the dice lie as they will attack
SURE = (  # what a Chariot does without luck or choice, besides making markers fall
    effects.single_extra,
    effects.req_plus,
    effects.shroud,
    effects.one_step_all,
    effects.unguarded,
    effects.raised,
    effects.ground,
)


def forecast(s: Proving) -> dict[int, tuple[Effect, int]]:
    """For each slot where something would happen: what, and spaces moved."""
    planning = s.actor >= 0 and s.then == resolve
    if not any(s.showing) or not (planning or s.step in BEFORE_THE_BLOWS):
        return {}
    return Forecast(s, planning).told()


class Forecast:
    """A copy of the table on which the round goes on."""

    def __init__(self, s: Proving, planning: bool) -> None:
        self.before = stood_up(s)
        self.s = s = foreseen(self.before).clone()
        self.rewound = [0] * 7  # for each slot: spaces that its marker gained by going back to Start after a wound
        self.wounded: set[int] = set()
        s.self_driving = True
        s.cut_back(0)
        if s.rolling:
            s.interject(end_phase_one, STOPPED)
        self.chariots_charge()
        if not planning:
            lay_plan(s)
        s.interject(move_markers, 1)
        for slot in range(1, 7):
            self.check_for_wound(slot)
        moon = opposite(s.facing) if s.plays(SUN_MOON) and s.facing else 0
        if moon and moon_rises(s, moon):
            self.fall(moon)

    def chariots_charge(self) -> None:
        """P-100: those that no die covers do what they say, in the order in which they came."""
        s = self.s
        for card, cover in zip(s.chariots, s.covers, strict=True):
            script = list(s.cards.chariot_does[card]) if cover == 0 else []
            for at in range(0, len(script), 4):
                rule, argument = script[at], script[at + 1]
                if rule in SURE:
                    s.interject(rule, argument)
                elif rule in (fall_one, effects.down_leader):
                    self.fall(argument if rule == fall_one else leader(s))

    def fall(self, slot: int) -> None:
        if slot and self.s.enemy[slot] != NO_CARD:
            move_down(self.s, slot, 1)
            self.check_for_wound(slot)

    def check_for_wound(self, slot: int) -> None:
        """P-60: after a wound the marker is back on Start."""
        s = self.s
        if s.enemy[slot] != NO_CARD and s.marker[slot] == 0:
            self.wounded.add(slot)
            self.rewound[slot] += int(s.cards.start[s.enemy[slot]])
            s.marker[slot] = s.cards.start[s.enemy[slot]]

    def told(self) -> dict[int, tuple[Effect, int]]:
        found = {slot: self.change(slot) for slot in range(1, 7) if self.before.enemy[slot] != NO_CARD}
        return {slot: (what, moved) for slot, (what, moved) in found.items() if what}

    def change(self, slot: int) -> tuple[Effect | None, int]:
        before, after = self.before, self.s
        moved = int(after.marker[slot] - before.marker[slot]) - self.rewound[slot]
        if slot in self.wounded:
            return "wound", moved
        if after.marker[slot] == before.cards.top[before.enemy[slot]]:
            return "defeat", moved
        if after.has_shield(slot) != before.has_shield(slot):
            return ("break" if before.has_shield(slot) else "raise"), moved
        if moved:
            return ("up" if moved > 0 else "down"), moved
        return ("stay" if before.showing[slot] else None), 0


def stood_up(s: Proving) -> Proving:
    """While a wound asks which die it costs, its marker lies on Bottom: before the blows it will be back on Start (P-60)."""
    if all(s.marker[slot] or s.enemy[slot] == NO_CARD for slot in range(1, 7)):
        return s
    later = s.clone()
    for slot in range(1, 7):
        if later.enemy[slot] != NO_CARD and later.marker[slot] == 0:
            later.marker[slot] = later.cards.start[later.enemy[slot]]
    return later

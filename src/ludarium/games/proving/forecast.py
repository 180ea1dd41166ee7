"""What the dice would do if they stayed as they lie: the rules themselves say it, on a copy.

What the active Conspirator will do to the attacks is reckoned with; what uncovered Chariots would do is not, as long as they can
still be covered: their cards say it.
"""

from __future__ import annotations

from ludarium.games.proving.rules.attacks import lay_plan, move_markers, resolve
from ludarium.games.proving.state import NO_CARD, Proving
from ludarium.games.proving.worth import foreseen

BEFORE_THE_BLOWS = (3, 4, 5)  # steps in which the dice lie as they will attack


def forecast(s: Proving) -> dict[int, tuple[str, int]]:
    """For each slot where something would happen: what (up, down, stay, wound, defeat, raise, break) and spaces moved."""
    planning = s.actor >= 0 and s.then == resolve
    if not any(s.showing) or not (planning or s.step in BEFORE_THE_BLOWS):
        return {}
    trial = foreseen(s).clone()
    trial.self_driving = True
    trial.cut_back(0)
    if not planning:
        lay_plan(trial)
    trial.interject(move_markers, 1)
    found = {slot: change(s, trial, slot) for slot in range(1, 7) if s.enemy[slot] != NO_CARD}
    return {slot: (what, moved) for slot, (what, moved) in found.items() if what}


def change(before: Proving, after: Proving, slot: int) -> tuple[str, int]:
    moved = int(after.marker[slot] - before.marker[slot])
    if after.marker[slot] == before.cards.top[before.enemy[slot]]:
        return "defeat", moved
    if after.marker[slot] == 0:
        return "wound", moved
    if after.has_shield(slot) != before.has_shield(slot):
        return ("break" if before.has_shield(slot) else "raise"), moved
    if moved:
        return ("up" if moved > 0 else "down"), moved
    return ("stay" if before.showing[slot] else ""), 0

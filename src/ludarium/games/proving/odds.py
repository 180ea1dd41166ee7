"""Exact odds of a reroll: for every slot, how likely each end of its attack if the player stopped right after it. What dice
would do the forecast says, as it says it of the dice that lie there: a card and a chance never disagree."""

from __future__ import annotations

from math import comb

from ludarium.core.bits import BIT
from ludarium.core.prompts import Odds
from ludarium.core.text import Phrase
from ludarium.games.proving import dice
from ludarium.games.proving.forecast import Effect, Forecast
from ludarium.games.proving.state import Proving

ORDER: tuple[Effect, ...] = ("defeat", "up", "break", "wound", "down", "raise", "stay")
SURE = 1 - 1e-9


def of_a_throw(s: Proving, thrown: int) -> list[Odds]:
    """When these dice are thrown again; of what the reroll leaves as it is nothing is said."""
    lying = effects_of(s)
    found = []
    for slot, chances in thrown_again(s, thrown).items():
        now = lying.get(slot, "stay")
        told = [effect for effect in ORDER if effect in chances and is_news(effect, chances[effect], now)]
        found += [Odds(Phrase("odds-slot", {"slot": slot, "what": effect}), min(1.0, chances[effect])) for effect in told]
    return found


def is_news(effect: Effect, chance: float, now: Effect) -> bool:
    """Whether this differs from what the dice that lie there will do anyway."""
    return effect != now or (now != "stay" and chance < SURE)


def thrown_again(s: Proving, thrown: int) -> dict[int, dict[Effect, float]]:
    """For each slot the chances of what its attack comes to. Slots do not depend on each other, so that all six are tried at
    once: in every trial the same dice have come to each of them."""
    found: dict[int, dict[Effect, float]] = {slot: {} for slot in range(1, 7)}
    trial = s.clone()
    for chance, mask in arrivals(thrown):
        for slot in range(1, 7):
            trial.showing[slot] = (s.showing[slot] & ~thrown) | mask
        effects = effects_of(trial)
        for slot, chances in found.items():
            effect = effects.get(slot, "stay")
            chances[effect] = chances.get(effect, 0) + chance
    return found


def effects_of(s: Proving) -> dict[int, Effect]:
    return {slot: effect for slot, (effect, _moved) in Forecast(s, False).told().items()}


def arrivals(thrown: int) -> list[tuple[float, int]]:
    """Each thrown die comes to a given slot with one chance in six, whatever the others do. Dice of one colour are alike, so that
    only their number matters: every possible arrival with its chance."""
    found = [(1.0, 0)]
    for place in dice.OF_COLOUR:
        alike = [BIT[number] for number in range(14) if thrown & place & BIT[number]]
        found = [
            (chance * comb(len(alike), count) * 5 ** (len(alike) - count) / 6 ** len(alike), mask | sum(alike[:count]))
            for chance, mask in found
            for count in range(len(alike) + 1)
        ]
    return found

"""Hints: the best answers to the question that waits, found by playing on from each of them, with what the seat may know."""

from __future__ import annotations

import time

from ludarium.core.kernel import NOBODY, State
from ludarium.core.match import Match
from ludarium.core.reasons import reason
from ludarium.core.views import said
from ludarium.lab.statistics import wilson
from ludarium.players import Budget, PlainPlayer, Worlds
from ludarium.server.wire import Advice

BEST = 3
SECONDS = 0.9  # of thinking
FEWEST = 20  # matches below which a share is not worth telling
MOST_OPTIONS = 60

Tried = list[tuple[int, int, int]]  # options by number, each with its wins and matches, the best first


def best(match: Match, seat: int, state: State, tried: Tried) -> list[Advice]:
    """What is told of the answers that were tried to the question that waits for a seat in this state of the match."""
    prompt = match.prompt_of(state)
    found = []
    for index, wins, matches in tried[:BEST]:
        if index < len(prompt.options):
            option = prompt.options[index]
            chance = wins / matches if matches >= FEWEST else None
            why = reason(match, option, seat, state)
            told = said(option.phrase, seat)
            found.append(Advice(option.notation, told, said(why) if why else None, chance, matches))
    return found


def play_on(worlds: Worlds, player: PlainPlayer, seconds: float) -> Tried:
    """Every option is tried. Worlds are shared, so that options are compared on equal luck; the
    worse half is dropped again and again, so that time goes into the comparison that matters; never what the player would do."""
    game, seat = worlds.game, worlds.seat
    favourite = player.choose(worlds)
    count = min(len(worlds.draw().options), MOST_OPTIONS)
    wins, matches = [0] * count, [0] * count
    left = list(range(count))
    began = time.monotonic()
    for number in Budget(seconds=seconds):
        for index in left:
            world = worlds.draw(number + 1)
            world.answer(index)
            if world.actor != NOBODY:
                player.play_out(world)
            ended = game.result(world)
            wins[index] += ended is not None and seat in ended.winners
            matches[index] += 1
            if time.monotonic() - began > 2 * seconds:
                break
        if len(left) > BEST and time.monotonic() - began > seconds * (1 - len(left) / (2 * count)):
            left = sorted(left, key=lambda index: (index != favourite, -wins[index]))[: max(BEST, len(left) // 2)]

    def standing(index: int) -> tuple[bool, float, bool]:
        """What the player would do has the benefit of the doubt: only a clear difference speaks against it."""
        told = matches[index] >= FEWEST
        likely = wilson(wins[index], matches[index])[1] if index == favourite else wins[index] / max(1, matches[index])
        return index in left, likely if told else 0, index == favourite

    return [(index, wins[index], matches[index]) for index in sorted(range(count), key=standing, reverse=True)]

"""Hints: the best answers to the question that waits, found by playing on from each of them, with what the seat may know."""

from __future__ import annotations

import time
from collections.abc import Sequence

from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.kernel import NOBODY, State
from ludarium.core.match import Match
from ludarium.core.prompts import Odds, Option
from ludarium.core.text import Phrase, open_to
from ludarium.core.views import Say, said
from ludarium.lab.statistics import wilson
from ludarium.players import Budget, PlainPlayer, Worlds
from ludarium.server.wire import Advice

BEST = 3
SECONDS = 0.9  # of thinking
FEWEST = 20  # matches below which a share is not worth telling
MOST_OPTIONS = 60
MOST_NOTES = 3  # of what happens at once, in a reason
WORLDS = 4  # that a seat cannot tell apart, to find out what it can know of a reason

Tried = list[tuple[int, int, int]]  # options by number, each with its wins and matches, the best first


def best(match: Match, seat: int, state: State, tried: Tried) -> list[Advice]:
    """What is told of the answers that were tried to the question that waits for a seat in this state of the match."""
    prompt = match.prompt_of(state)
    found = []
    for index, wins, matches in tried[:BEST]:
        if index < len(prompt.options):
            option = prompt.options[index]
            chance = wins / matches if matches >= FEWEST else None
            found.append(
                Advice(option.notation, said(open_to(seat, option.phrase)), reason(match, option, seat, state), chance, matches)
            )
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


def reason(match: Match, option: Option, seat: int, state: State) -> Say | None:
    """What it leads to and what it costs, as the title sums it up; else what happens at once; else the chance that sets it apart
    from the other answers."""
    prompt = match.prompt_of(state)
    index = match.index_in(prompt, option.notation, state)
    try:
        whole = summed_up(match.game, seat, state, index)
        news = [] if whole else match.game.news(match.foresee(option.notation, seat, state).sentences)
    except LudariumError:
        return None
    if whole or news:
        return said(open_to(seat, whole or in_a_row(news[:MOST_NOTES])))
    telling = own_chance(option, [each.odds for each in prompt.options if each.index != option.index])
    return said(Phrase("odds-one", {"percent": percent(telling.probability), "what": telling.phrase})) if telling else None


def summed_up(game: Game, seat: int, state: State, index: int) -> Phrase | None:
    """The same in every world that this seat cannot tell from the real one, or nobody knows."""
    first, *others = range(1 if type(game).resample is Game.resample else WORLDS)
    told = game.sums_up(game.resample(state, seat, first), index)
    agreed = all(game.sums_up(game.resample(state, seat, seed), index) == told for seed in others) if told else False
    return told if agreed else None


def in_a_row(told: Sequence[Phrase]) -> Phrase:
    first, *others = told
    return Phrase("sentences", {"first": first, "others": in_a_row(others)}) if others else first


def own_chance(option: Option, elsewhere: list[list[Odds]]) -> Odds | None:
    """The chance that differs most from what the other answers promise on average."""
    others = [{repr(each.phrase): each.probability for each in odds} for odds in elsewhere if odds]

    def apart(odds: Odds) -> tuple[float, float]:
        usual = sum(other.get(repr(odds.phrase), 0) for other in others) / max(1, len(others))
        return round(abs(odds.probability - usual), 6), odds.probability

    return max(option.odds, key=apart, default=None)


def percent(chance: float) -> int:
    """In whole percent, never rounded to a certainty it is not."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))

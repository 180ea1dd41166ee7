"""Why one might give an answer: what it leads to and what it costs, as far as whoever is asked can know."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.kernel import State
from ludarium.core.match import Match
from ludarium.core.prompts import Odds, Option
from ludarium.core.text import Phrase, open_to

MOST_NOTES = 3  # of what happens at once
WORLDS = 4  # that a seat cannot tell apart, to find out what it can know of a reason


def reason(match: Match, option: Option, seat: int, state: State) -> Phrase | None:
    """What it leads to and what it costs, as the title sums it up; else what happens at once; else the chance that sets it apart
    from the other answers. `option` is one of those that are open in `state`."""
    prompt = match.prompt_of(state)
    index = match.index_in(prompt, option.notation, state)
    try:
        whole = summed_up(match.game, seat, state, index)
        news = [] if whole else match.game.news(match.foresee(option.notation, seat, state).sentences)
    except LudariumError:
        return None
    if whole or news:
        told = open_to(seat, whole or in_a_row(news[:MOST_NOTES]))
        return told if isinstance(told, Phrase) else None
    telling = own_chance(option, [each.odds for each in prompt.options if each.index != option.index])
    return Phrase("odds-one", {"percent": percent(telling.probability), "what": telling.phrase}) if telling else None


def summed_up(game: Game, seat: int, state: State, index: int) -> Phrase | None:
    """The same in every world that this seat cannot tell from the real one, or nobody knows."""
    first, *others = range(1 if type(game).resample is Game.resample else WORLDS)
    told = game.sums_up(game.resample(state, seat, first), index)
    agreed = all(game.sums_up(game.resample(state, seat, seed), index) == told for seed in others) if told else False
    return told if agreed else None


def in_a_row(told: Sequence[Phrase]) -> Phrase:
    """Sentences one after the other."""
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

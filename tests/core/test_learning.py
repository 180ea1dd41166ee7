"""Who learns from an answer. Two worlds that a seat cannot tell apart before an answer, and can tell apart after it, have taught
this seat something: the moment says so, or somebody could look, take back, and use what was seen.

The worlds come from `resample`, the answers from random play. Whatever a title forgets to mark with `reveal` is found here."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from itertools import count

from ludarium.core.game import Game
from ludarium.core.kernel import State
from ludarium.core.match import Match
from ludarium.core.prompts import Choice
from ludarium.core.text import hidden_from, open_to
from ludarium.players import names, plain
from tests.core.titles import TITLES, Title, each_title, often

WORLDS = 4  # for each seat and answer
QUESTIONS = int(os.environ.get("LUDARIUM_QUESTIONS", often(300)))  # of each title that are looked at ...
WITHOUT_SECRETS = 30  # ... of one where a seat's worlds are forks: they differ in their luck alone
SHARE = 0.4  # ... among all that are put


def seen(game: Game, state: State, seat: int) -> object:
    """What a seat sees of a state: the table, who is asked, and its own question."""
    asked, actors = None, sorted(int(actor) for actor in state.actors())
    if seat in actors:
        state = in_lane(state, seat)
        choices = [game.choice(state, option) for option in state.options]
        asked = (game.asks(state), [(choice.notation, open_to(seat, choice.phrase)) for choice in choices])
    return game.view(state, seat), actors, asked


def in_lane(state: State, seat: int) -> State:
    """The same state with the question of this seat, which may be asked beside others."""
    if state.actor == seat:
        return state
    turned = state.clone()
    turned.focus(seat)
    return turned


def reads(choice: Choice, seat: int) -> tuple[str, object]:
    """An answer as a seat reads it in the log."""
    return "" if hidden_from(seat, choice.phrase) else choice.notation, open_to(seat, choice.phrase)


def after(match: Match, world: State, by: int, answer: tuple[str, object], seat: int) -> tuple[object, bool] | None:
    """What the seat sees and is told once this answer, as it reads it, was given in a world, and whether it is marked as having
    learned; None where the answer is not possible."""
    game, world = match.game, in_lane(world, by).clone()
    world.self_driving = False
    answers = [reads(game.choice(world, option), seat) for option in world.options]
    if answer not in answers:
        return None
    world.notes, world.learned = world.notes[:0], 0
    world.answer(answers.index(answer))
    told = [open_to(seat, note) for note in match.take_notes(world)]
    return (seen(game, world, seat), told), bool(world.learned >> seat & 1)


def unmarked(match: Match, by: int, luck: random.Random) -> Iterator[str]:
    """Everything that is wrong with the marks of an answer of this seat."""
    game, truth = match.game, in_lane(match.state, by)
    say = luck.choice([game.choice(truth, option).notation for option in truth.options])
    choices = [game.choice(truth, option) for option in truth.options]
    for seat in range(match.setup.seats):
        answer = next(reads(choice, seat) for choice in choices if choice.notation == say)
        real = after(match, truth, by, answer, seat)
        assert real is not None
        for _ in range(WORLDS):
            world = game.resample(truth, seat, luck.randrange(2**32))
            if seen(game, world, seat) != seen(game, truth, seat):
                yield f"seat {seat} can tell a world of its own from the truth"
                continue
            other = after(match, world, by, answer, seat)
            if (other is None or other[0] != real[0]) and not real[1]:
                asked = game.text(game.asks(truth))
                yield f"seat {seat} learns from '{say}' ({asked}) and is not marked: {difference(real[0], other)}"
            elif other is not None and other[0] == real[0] and other[1] != real[1]:
                yield f"whether seat {seat} is marked after '{say}' depends on what it cannot see"


def difference(real: object, other: tuple[object, bool] | None) -> str:
    if other is None:
        return "not possible in the other world"
    mine, yours = str(real), str(other[0])
    at = next((at for at, (a, b) in enumerate(zip(mine, yours, strict=False)) if a != b), min(len(mine), len(yours)))
    return f"…{mine[max(0, at - 80) : at + 80]}… against …{yours[max(0, at - 20) : at + 80]}…"


@each_title
def test_whoever_learns_from_an_answer_is_marked(title: Title):
    looked_at, problems = 0, dict[str, int]()
    wanted = min(QUESTIONS, WITHOUT_SECRETS) if type(title.game).resample is Game.resample else QUESTIONS
    for seed in count():
        if looked_at >= wanted:
            break
        luck = random.Random(seed)
        for match, by in played(title, seed, luck):
            if luck.random() < SHARE:
                looked_at += 1
                for problem in unmarked(match, by, luck):
                    problems[problem] = problems.get(problem, 0) + 1
    assert not problems, "\n".join(f"{times} × {problem}" for problem, times in problems.items())


def played(title: Title, seed: int, luck: random.Random) -> Iterator[tuple[Match, int]]:
    """A match at every question, and one of the seats that are asked, several where they go their own ways. In every other match
    the title's own player chooses, who gets further than luck does."""
    match = title.new(seed)
    thinks = "heuristic" in names(title.game) and not title.trials.thoughtful
    player = plain(title.game, "heuristic") if seed % 2 and thinks else None
    while isinstance(match.actor, int):
        by = luck.choice(match.actors)
        yield match, by
        state = in_lane(match.state, by)
        if player is not None and luck.random() < 0.9:
            match.answer(player.answer(match.game.resample(state, by, luck.randrange(2**32))), by)
        else:
            match.answer(luck.randrange(len(state.options)), by)


def test_what_luck_brings_teaches_everybody():
    for title in TITLES:
        match = title.new(3)
        assert all(moment.learned == 2**match.setup.seats - 1 for moment in match.moments if moment.entry.by == "chance")

"""Lessons at a terminal: what the trainer says now, which answer is asked for, and what the others answer."""

from __future__ import annotations

from ludarium.cli.words import tell
from ludarium.core.errors import BadOption
from ludarium.core.game import Game
from ludarium.core.lessons import LEARNER, next_answer
from ludarium.core.match import Match
from ludarium.core.options import Lesson, Step
from ludarium.core.text import Phrase

PASS = "pass"  # no lesson asks for it: the table passes by itself where there is nothing to say


def lesson_of(game: Game, number: int, language: str) -> Lesson:
    """The lessons of a title are numbered from 1 on."""
    if not 1 <= number <= len(game.lessons):
        raise BadOption(tell(language, "lesson-none", game=game.info.id, lessons=len(game.lessons)))
    return game.lessons[number - 1]


def listed(game: Game, language: str) -> list[str]:
    """Their titles with their numbers, or that there are none."""
    titles = [game.text(Phrase(each.title), language) for each in game.lessons]
    return [f"{number}  {title}" for number, title in enumerate(titles, 1)] or [tell(language, "lesson-never")]


def begin(game: Game, lesson: Lesson) -> Match:
    return game.new(seed=lesson.seed, seats=lesson.seats, mode=lesson.mode, options=lesson.options)


class Trainer:
    """Follows a lesson: answers that are given take it on, those taken back lead it back. After the last one the trainer only
    talks, and then falls silent: the match can be played on."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.asking = [step for step in lesson.steps if step.expect]
        self.talking = [step for step in lesson.steps if not step.expect]
        self.talked = 0

    def step(self, match: Match) -> Step | None:
        """What is said now: the step whose answer is due, if it can be given; when all are given, the words after them."""
        heard = sum(moment.entry.by == LEARNER and moment.entry.say != PASS for moment in match.moments)
        options = [option.notation for option in match.prompt.options] if match.prompt else []
        if heard < len(self.asking):
            step = self.asking[heard]
            return step if step.expect in options else None
        if self.talked == len(self.talking):
            return None
        step = self.talking[self.talked]
        return None if step.once and step.once not in options else step

    def number(self, step: Step) -> int:
        """Counted from 1 on."""
        return self.lesson.steps.index(step) + 1

    def goes_on(self, match: Match) -> bool:
        """Enter, where nothing is asked for: has it been said?"""
        step = self.step(match)
        if step is None or step.expect:
            return False
        self.talked += 1
        return True

    def line(self, match: Match) -> int | None:
        """What another seat answers."""
        return next_answer(self.lesson, match)

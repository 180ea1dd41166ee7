"""Lessons in the terminal, of every title that has some: the trainer's words stand below the options, with what to type."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from ludarium.cli.commands import Commands
from ludarium.cli.frame import offers_of
from ludarium.cli.lessons import Trainer, begin, listed
from ludarium.cli.screen import PlainScreen
from ludarium.cli.seating import Seating
from ludarium.cli.table import Table
from ludarium.core.game import Game
from ludarium.core.options import Lesson
from ludarium.core.text import LANGUAGES
from tests.core.titles import GAMES

LESSONS = [(game, lesson) for game in GAMES for lesson in game.lessons]
CALM = [(game, lesson) for game, lesson in LESSONS if lesson.options.get("clock_mode") != "live"]  # nobody has to wait for dice


class Classroom:
    def __init__(self, game: Game, lesson: Lesson, language: str = "en") -> None:
        self.table = Table(
            PlainScreen(Console(file=io.StringIO(), width=300)),
            begin(game, lesson),
            language,
            Seating(game, lesson.seats, lesson.seats - 1),
        )
        self.table.trainer = Trainer(lesson)
        self.look()

    def look(self) -> None:
        self.table.let_others_play()
        self.table.look()
        self.table.offers = offers_of(self.table.match, self.table.board)

    def type(self, line: str) -> None:
        self.table.notice = []
        Commands(self.table).take(line)
        self.look()

    @property
    def says(self) -> str:
        return " ".join(line.plain for line in self.table.taught())


@pytest.mark.parametrize(("game", "lesson"), CALM, ids=[lesson.title for _, lesson in CALM])
def test_a_lesson_can_be_followed_by_typing_what_it_says(game: Game, lesson: Lesson) -> None:
    """Its key is told for every answer, other answers are gently refused, and it ends with words that ask for nothing."""
    room = Classroom(game, lesson)
    for at, step in enumerate(lesson.steps, 1):
        match = room.table.match
        assert room.says.startswith(f"Lesson {at}/{len(lesson.steps)}: ")
        if step.expect:
            key = next(offer.key for offer in room.table.offers if offer.option.notation == step.expect)
            assert room.says.endswith(f" Type {key}.")
            other = next((offer for offer in room.table.offers if offer.option.notation != step.expect), None)
            if other is not None:
                heard = len(match.moments)
                room.type(other.option.notation)
                assert len(match.moments) == heard, "a lesson leads on, not astray"
            room.type(key)
        else:
            assert room.says.endswith("Enter: go on.")
            room.type("")
    assert room.says == ""
    assert room.table.match.actor is not None, "the match can be played on"


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_listed_with_their_numbers(language: str) -> None:
    for game in GAMES:
        lines = listed(game, language)
        assert len(lines) == max(1, len(game.lessons))
        assert all(line.startswith(f"{number}  ") for number, line in enumerate(lines, 1)) or not game.lessons


def test_what_is_taken_back_is_asked_for_again() -> None:
    game, lesson = next((game, lesson) for game, lesson in LESSONS if game.info.id == "tamashii")
    room = Classroom(game, lesson)
    first = room.says
    room.type(next(offer.key for offer in room.table.offers if offer.option.notation == lesson.steps[0].expect))
    assert room.says != first
    room.type("u")
    assert room.says == first

"""Lessons for tests: a table at which one is followed, and what must hold of every step.

A claim is checked at the moment its text is on the screen: before the answer it asks for, or after all answers if it asks for
none. Cards may be tuned: where a story no longer holds, the test names the sentence that broke and shows how the table stood.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from ludarium.core.game import Game
from ludarium.core.options import Lesson
from ludarium.core.text import LANGUAGES, Phrase

SEAT = 0  # who learns


class Table:
    """A match, and the questions a trainer's sentence raises. Titles add theirs."""

    def __init__(self, game: Game, lesson: Lesson, **more: Any) -> None:
        self.game, self.lesson = game, lesson
        self.match = game.new(lesson.seed, seats=lesson.seats, mode=lesson.mode, options=lesson.options, **more)
        self.before = 0  # moments that an earlier answer brought

    def answer(self, say: str) -> None:
        self.before = len(self.match.moments)
        self.match.answer(say)

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(SEAT)

    @property
    def options(self) -> list[str]:
        return [option.notation for option in self.match.prompt.options] if self.match.prompt else []

    def facts(self, id: str) -> dict[str, Any]:
        return dict(next(card for card in self.game.pack.cards if card.id == id).facts)

    def just(self, name: str, **named: object) -> bool:
        """Did the last answer, or what others did after it, bring this?"""
        notes = [note for moment in self.match.moments[self.before :] for note in moment.notes if isinstance(note, Phrase)]
        return any(
            note.id == f"note-{name}"
            and all(self.game.text(note.arguments[key], "en") == str(value) for key, value in named.items())
            for note in notes
        )

    def odds(self, notation: str) -> float:
        assert self.match.prompt is not None
        option = next(option for option in self.match.prompt.options if option.notation == notation)
        return float(option.odds[0].probability)

    def stands(self) -> str:
        """For whoever has to mend a story."""
        return f"{self.view}; asked: {self.options}"


def follow(table: Any, claims: Mapping[str, Callable[[Any], bool]], advice: Collection[str]) -> None:
    """Every answer is legal where it is asked for, and everything said is so. `advice`: what does not depend on luck."""
    for step in table.lesson.steps:
        if step.text in claims:
            told = table.game.texts.text("en", Phrase(step.text))
            assert claims[step.text](table), f"{step.text}: “{told}” But: {table.stands()}"
        else:
            assert step.text in advice, f"nothing is checked of {step.text}"
        if step.expect:
            assert step.expect in table.options, f"{step.text} asks for “{step.expect}”. But: {table.stands()}"
            table.answer(step.expect)
    assert table.match.result is None, "a lesson leaves a match that can be played on"


def follow_the_finger(table: Any, places: Callable[[Any], list[str]]) -> None:
    """What is pointed at is on the board."""
    for step in table.lesson.steps:
        if step.point:
            assert step.point in places(table), f"{step.text} points at {step.point}"
        if step.expect:
            table.answer(step.expect)


def names_are_used(game: Game, named: Mapping[str, Mapping[str, str]]) -> None:
    """A lesson that names a card, in full or in short, names one that is there, in both languages."""
    for language in LANGUAGES:
        texts = " ".join(game.texts.text(language, Phrase(name)) for name in words_of(game))
        for id, short in named.items():
            full = next(card.name for card in game.pack.cards if card.id == id)
            assert short[language] in game.text(full, language), id
            assert short[language] in texts, id


def words_of(game: Game) -> list[str]:
    """The messages of all lessons."""
    return [name for lesson in game.lessons for name in (lesson.title, *(step.text for step in lesson.steps))]

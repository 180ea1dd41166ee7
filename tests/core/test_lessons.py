"""Lessons of every title: their words are there, are short, and ask for something until all answers are given."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from ludarium.core.game import Game
from ludarium.core.options import Lesson
from ludarium.core.text import LANGUAGES, Phrase
from tests.core.known import known_of
from tests.core.teaching import words_of
from tests.core.titles import GAMES

TAUGHT = [game for game in GAMES if game.lessons]

each_language = pytest.mark.parametrize("language", LANGUAGES)


def each(listed: list[tuple[Any, ...]], names: list[str]) -> Callable[[Any], Any]:
    return pytest.mark.parametrize(("game", "thing"), listed, ids=names)


TEXTS = [(game, name) for game in TAUGHT for name in words_of(game)]
LESSONS = [(game, lesson) for game in TAUGHT for lesson in game.lessons]


def test_every_shipped_title_has_lessons() -> None:
    assert {game.info.id for game in TAUGHT} >= {"proving", "hara", "anima"}


@each_language
@pytest.mark.parametrize("game", TAUGHT, ids=[game.info.id for game in TAUGHT])
def test_every_text_is_there_once_and_no_text_is_left_over(game: Game, language: str) -> None:
    known = [name for name in game.texts.ids(language) if name.startswith("lesson-")]
    assert sorted(known) == sorted(words_of(game))


@each_language
@each(TEXTS, [name for _, name in TEXTS])
def test_a_step_is_a_few_sentences_at_most(game: Game, thing: str, language: str) -> None:
    text = game.texts.text(language, Phrase(thing))
    assert len(text) <= 280
    assert len(re.findall(r"[.!?](?=\s|$)", text)) <= known_of(game.info.id).sentences


@each(LESSONS, [lesson.title for _, lesson in LESSONS])
def test_the_trainer_talks_on_only_when_all_answers_are_given(game: Game, thing: Lesson) -> None:
    """A text that asks for nothing lets any answer pass: before the last answer of the script it would lead astray."""
    asks = [bool(step.expect) for step in thing.steps]
    assert asks == sorted(asks, reverse=True)
    assert "pass" not in [step.expect for step in thing.steps]  # the client does not count them

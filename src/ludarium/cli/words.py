"""The words of the terminal itself: everything it says goes through Fluent, in the reader's language."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path

from ludarium.core.errors import BadOption, BadTitle, LudariumError
from ludarium.core.game import Game
from ludarium.core.text import LANGUAGES, Phrase, texts

WORDS = texts(Path(__file__).parent / "text")


def tell(language: str, message: str, **arguments: object) -> str:
    """A message of the terminal. Seeds, ids and paths are handed over as text: Fluent groups the digits of numbers."""
    return WORDS.text(language, Phrase(message, arguments))


def worded(game: Game, language: str, message: str, otherwise: str, **arguments: object) -> str:
    """A message of the title where it has one; a title need not name every word of its options."""
    try:
        return game.text(Phrase(message, arguments), language)
    except KeyError:
        return otherwise


def number_in(typed: str) -> int:
    """The number that somebody typed, 0 if it is none: nothing here is ever numbered 0 or in the millions."""
    word = typed.strip()
    return int(word) if word.isdecimal() and len(word) < 7 else 0


def default_language() -> str:
    """The language of the surroundings: French where LC_ALL or LANG says so, else English."""
    said = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return "fr" if said.lower().startswith("fr") else "en"


def language_asked_for(arguments: list[str]) -> str:
    """The language of a command line that may be wrong in other ways."""
    asked = dict(pairwise(arguments)).get("--lang", "")
    return asked.lower() if asked.lower() in LANGUAGES else default_language()


def what_went_wrong(problem: LudariumError, language: str) -> str:
    """In the reader's language; the detail, which is English, tells where."""
    detail = " ".join(str(problem).split())
    if language == "en" or problem.phrase is None:
        return detail
    if isinstance(problem, BadTitle):
        return WORDS.text(language, problem.phrase)  # its detail is in the sentence
    return f"{WORDS.text(language, problem.phrase)} ({detail})"


def known_language(asked: str | None) -> str:
    """The language asked for on the command line, or that of the surroundings."""
    if asked is None:
        return default_language()
    if asked.lower() not in LANGUAGES:
        raise BadOption(tell(default_language(), "bad-language", asked=asked, known=", ".join(LANGUAGES)))
    return asked.lower()

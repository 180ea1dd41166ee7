"""Why an answer is not possible: which answer belongs to which question, and a reason for each. Titles bring the reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from ludarium.core.kernel import CHANCE, State
from ludarium.core.packs import Card
from ludarium.core.prompts import Choice, kind_of
from ludarium.core.text import Phrase

S = TypeVar("S", bound=State)
Names = TypeVar("Names")  # what a title finds its cards with

Explain = Callable[[S, Names, list[str]], Phrase | None]  # of an answer, word by word


@dataclass(frozen=True)
class Answer(Generic[S, Names]):
    """An answer by its first word: the questions it belongs to, why it is refused there, why it is refused anywhere else."""

    kinds: tuple[str, ...]
    here: Explain[S, Names]
    elsewhere: Explain[S, Names]


def impossible(s: State, notation: str, choice: Callable[[int], Choice]) -> list[str]:
    """The words of an answer that is not among the options; none if it is, or if chance is to answer."""
    words = notation.split()
    if s.actor == CHANCE or any(choice(option).notation == " ".join(words) for option in s.options):
        return []
    return words


def reason(s: S, names: Names, words: list[str], answers: Mapping[str, Answer[S, Names]]) -> Phrase | None:
    """None for words that name nothing in the game."""
    answer = answers.get(words[0])
    if answer is None:
        return None
    return (answer.here if kind_of(s) in answer.kinds else answer.elsewhere)(s, names, padded(words))


def padded(words: list[str]) -> list[str]:
    """A word that was left out is an empty one."""
    return [*words, "", "", ""]


def only(id: str) -> Callable[[object, object, list[str]], Phrase]:
    """There is one reason, whatever the position."""
    return lambda _s, _names, _said: Phrase(id)


def nothing_wrong(_s: object, _names: object, _said: list[str]) -> None:
    """Where it is asked at all, it is possible."""


# -- what somebody has typed -----------------------------------------------------------------------------------------


def number_in(word: str) -> int | None:
    """None for anything longer than any number of a game: whoever types may type a thousand digits."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 4 else None


def number_of(cards: list[Card], id: str) -> int | None:
    """The number of a card in the tables, by its id."""
    return next((number for number, card in enumerate(cards) if card.id == id), None)

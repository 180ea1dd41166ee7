"""Prompts: a question put to a seat, with everything a client needs to show it and nothing it must know of the title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ludarium.core.kernel import NAMES, State
from ludarium.core.text import Phrase, Texts

# What an option does to the question itself: agree to what is proposed, let it go by, refuse it, be done with it. Most do none of
# these: they are what the question is about.
PLAIN, AFFIRM, PASS, DECLINE, END = ROLES = ("plain", "affirm", "pass", "decline", "end")


def kind_of(s: State) -> str:
    """The kind of the question that waits: the rule that will receive the answer."""
    return NAMES[s.then].split(".")[1]


@dataclass(frozen=True)
class Choice:
    """What a title says of one option: its stable notation, its sentence, the things on the board it speaks of, its role."""

    notation: str
    phrase: Phrase
    anchors: tuple[str, ...] = ()
    role: str = PLAIN


@dataclass(frozen=True)
class Question:
    """What a title says of the question that waits: its kind (the rule that receives the answer), its sentence, its choices."""

    kind: str
    phrase: Phrase
    choices: Sequence[Choice]


@dataclass(frozen=True)
class Odds:
    """How likely something is if the option is taken: a sentence and a probability."""

    phrase: Phrase
    probability: float


@dataclass(frozen=True)
class Option:
    index: int
    notation: str
    anchors: tuple[str, ...]
    phrase: Phrase
    texts: Texts = field(repr=False)
    weigh: Callable[[int], list[Odds]] = field(repr=False)
    role: str = PLAIN
    weight: int = 1  # of an outcome of chance, beside those of the others

    def text(self, language: str = "en") -> str:
        return self.texts.text(language, self.phrase)

    @property
    def odds(self) -> list[Odds]:
        """The chances that come with this option, exact; empty where none follow from it at once."""
        return self.weigh(self.index)


@dataclass(frozen=True)
class Prompt:
    seat: int
    kind: str
    phrase: Phrase
    options: tuple[Option, ...]
    texts: Texts = field(repr=False)

    def text(self, language: str = "en") -> str:
        return self.texts.text(language, self.phrase)

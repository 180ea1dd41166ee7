"""Prompts: a question put to a seat, with everything a client needs to show it and nothing it must know of the title.

What clients decide by are roles and facts: what an option does to the question, what it costs, whether luck follows. Notations
are for the log and for whoever types; nobody takes them apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

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
    """What a title says of one option: its stable notation, its sentence, the things on the board it speaks of, its role, and two
    facts. It is `free` if it costs nothing and cannot harm; `unused` is what is given away by ending now."""

    notation: str
    phrase: Phrase
    anchors: tuple[str, ...] = ()
    role: str = PLAIN
    free: bool = False
    unused: Phrase | None = None

    @property
    def does(self) -> str:
        """The word for what is done."""
        return word_of(self.notation)


def word_of(notation: str) -> str:
    """The word that a notation begins with; what chance says is a value of it."""
    return notation.partition(" ")[0].partition("=")[0]


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


class Lead(NamedTuple):
    """The facts that the rules themselves know: what an answer leads to before anybody chooses again."""

    rolls: bool  # luck has a say
    reveals: bool  # whoever answers sees something that could not be known


@dataclass(frozen=True)
class Option:
    index: int
    choice: Choice = field(repr=False)
    texts: Texts = field(repr=False)
    weigh: Callable[[int], list[Odds]] = field(repr=False)
    leads: Callable[[int], Lead] = field(repr=False)
    weight: int = 1  # of an outcome of chance, beside those of the others

    @property
    def notation(self) -> str:
        return self.choice.notation

    @property
    def phrase(self) -> Phrase:
        return self.choice.phrase

    @property
    def anchors(self) -> tuple[str, ...]:
        return self.choice.anchors

    @property
    def role(self) -> str:
        return self.choice.role

    @property
    def does(self) -> str:
        return self.choice.does

    @property
    def free(self) -> bool:
        return self.choice.free

    @property
    def unused(self) -> Phrase | None:
        return self.choice.unused

    @property
    def things(self) -> list[str]:
        """What it speaks of, without the kinds; the first one is what it is about."""
        return [name for _, dot, name in (anchor.partition(".") for anchor in self.anchors) if dot]

    def at(self, kind: str) -> list[str]:
        """The things of this kind that it speaks of: of `die.W1` and `die.D`, both `die`, W1 and D."""
        return [anchor.partition(".")[2] for anchor in self.anchors if anchor.partition(".")[0] == kind]

    def text(self, language: str = "en") -> str:
        return self.texts.text(language, self.phrase)

    @property
    def rolls(self) -> bool:
        """Luck has a say before anybody chooses again."""
        return self.leads(self.index).rolls

    @property
    def reveals(self) -> bool:
        """Whoever takes it sees something that could not be known before: to take it back is to have looked."""
        return self.leads(self.index).reveals

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

"""Scripts: what a card does, as data.

A script is sentences separated by `;`, a sentence is a verb and its arguments: `damage 2; gain red 1`. Every title declares
its verbs once, with typed arguments. From the one script come the behaviour (the verb's rule), the printed text in every
language (the message `verb-<name>`), the preview and the documentation, so text and behaviour cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ludarium.core.text import Phrase

NO_RULE = -1


class BadScript(ValueError):
    """A sentence that is not in the title's vocabulary; packs add file, line and card to it."""


@dataclass(frozen=True)
class Word:
    """An argument that is one of a few words; its number is the word's place in the list, counted from `first`."""

    name: str
    words: tuple[str, ...]
    first: int = 0

    def read(self, text: str) -> int:
        if text not in self.words:
            raise BadScript(f"'{text}' is no {self.name}; use one of: {', '.join(self.words)}")
        return self.words.index(text) + self.first

    def shown(self, text: str) -> object:
        return text

    def usage(self) -> str:
        return f"<{'|'.join(self.words)}>"


@dataclass(frozen=True)
class Number:
    """An argument that is a whole number within bounds."""

    name: str
    low: int
    high: int

    def read(self, text: str) -> int:
        if not text.isdecimal() or len(text) > 9 or not self.low <= int(text) <= self.high:
            raise BadScript(f"'{text}' is no {self.name}; use a whole number from {self.low} to {self.high}")
        return int(text)

    def shown(self, text: str) -> object:
        return int(text)

    def usage(self) -> str:
        return f"<{self.low}-{self.high}>"


Argument = Word | Number


@dataclass(frozen=True)
class Verb:
    """A word of the title's vocabulary. With a rule it is something that happens; without one it is a trait, a lasting
    property that the rules look up where it matters. `group` says on which cards it may stand."""

    name: str
    group: str
    arguments: tuple[Argument, ...] = ()
    rule: int = NO_RULE
    trait: int = 0  # its number among the traits of its group, by which the rules know it
    cites: str = ""

    def usage(self) -> str:
        return " ".join([self.name, *(argument.usage() for argument in self.arguments)])


@dataclass(frozen=True)
class Sentence:
    verb: Verb
    numbers: tuple[int, ...]
    shown: dict[str, object] = field(hash=False)

    @property
    def phrase(self) -> Phrase:
        return Phrase(f"verb-{self.verb.name.replace('_', '-')}", self.shown)

    def argument(self, at: int = 0) -> int:
        return self.numbers[at] if at < len(self.numbers) else 0


class Vocabulary:
    """All verbs of a title."""

    def __init__(self, verbs: Iterable[Verb]) -> None:
        self.verbs: dict[tuple[str, str], Verb] = {(verb.group, verb.name): verb for verb in verbs}
        traits = [(verb.group, verb.trait) for verb in self.verbs.values() if verb.trait]
        assert len(set(traits)) == len(traits), "two traits of a group have one number"

    def group(self, group: str) -> list[Verb]:
        return [verb for verb in self.verbs.values() if verb.group == group]

    def read(self, group: str, script: str) -> tuple[Sentence, ...]:
        """The sentences of a script, or BadScript with the reason."""
        sentences = tuple(self._sentence(group, part.split()) for part in script.split(";") if part.strip())
        if not sentences:
            raise BadScript("the script is empty")
        return sentences

    def _sentence(self, group: str, words: list[str]) -> Sentence:
        verb = self.verbs.get((group, words[0]))
        if verb is None:
            known = ", ".join(sorted(v.name for v in self.group(group)))
            raise BadScript(f"'{words[0]}' is no {group}; use one of: {known}")
        if len(words) - 1 != len(verb.arguments):
            raise BadScript(f"'{' '.join(words)}' should read: {verb.usage()}")
        pairs = list(zip(verb.arguments, words[1:], strict=True))
        return Sentence(
            verb,
            tuple(argument.read(word) for argument, word in pairs),
            {argument.name: argument.shown(word) for argument, word in pairs},
        )


def frames(sentences: Iterable[Sentence]) -> list[int]:
    """The ints a state performs: rule and three arguments for every sentence."""
    row: list[int] = []
    for sentence in sentences:
        row += [sentence.verb.rule, sentence.argument(0), sentence.argument(1), sentence.argument(2)]
    return row

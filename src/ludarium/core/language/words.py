"""The words of a title's language. Each is declared once, by how it is used:

    Word("put <token> <n> on <place>", rule=tokens.put, cites="T-314")

What stands in angle brackets is an argument, of a kind that the title gives under its name (`kinds`); what stands in square
brackets may be left out. From this one line come the reader, its errors and the reference page; the sentence for people is the
message `<family>-<id>` in the title's texts, with the arguments under their names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludarium.core.language.phrases import Phrases

PART = re.compile(r"\[|\]|<[a-z_]+>|[^\s\[\]<]+")

# -- kinds of arguments ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OneOf:
    """One of a few words; its number is its place among them, counted from `first`."""

    words: tuple[str, ...]
    first: int = 0


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds, known when the card is written."""

    low: int = 0
    high: int = 99


@dataclass(frozen=True)
class Amount:
    """A number or anything that can be counted, `2`, `P`, `enemies of that + 1`; `signed`: a sign may stand before it. Behind it
    may stand `per COUNT`, and `max N` behind that."""

    signed: bool = False


@dataclass(frozen=True)
class Thing:
    """A selector that must give one thing of this family: where it gives several, one is chosen; where it gives none, the
    sentence does nothing."""

    family: str


@dataclass(frozen=True)
class Things:
    """A selector as it stands: the rule itself asks what it gives, and who chooses."""

    families: tuple[str, ...]


@dataclass(frozen=True)
class If:
    """A condition, looked at whenever the rule wants to know."""


@dataclass(frozen=True)
class Named:
    """A name in quotation marks. Every different one of a pack has a number."""

    known: bool = False  # it must be declared elsewhere, as a pattern or an activity


@dataclass(frozen=True)
class Code:
    """The code of a card, found when the whole pack is read."""

    family: str


@dataclass(frozen=True)
class Own:
    """Anything else a title knows how to read: from the words that follow to a number, and what people read of it."""

    expected: str
    read: Callable[[Phrases], tuple[int, object]]


Kind = OneOf | Whole | Amount | Thing | Things | If | Named | Code | Own

# -- words -----------------------------------------------------------------------------------------------------------

Usage = tuple["str | Argument | Optional", ...]


@dataclass(frozen=True)
class Argument:
    name: str


@dataclass(frozen=True)
class Optional:
    parts: Usage


@dataclass(frozen=True)
class Word:
    usage: str
    rule: int = -1  # of a verb or a line: what carries it out
    number: int = 0  # of anything else: by which the rules know it
    cites: str = ""
    family: str = ""  # of a selector: what it gives
    shared: bool = False  # it touches what belongs to everybody
    message: str = ""  # the end of its message's id, if its small words do not tell it from another word
    compared: bool = False  # of a count, a moment: its message tells a comparison itself, “you have at least 2 coins”
    personal: bool = False  # its message says of whom it speaks: of `me`, or of `whom`

    @property
    def name(self) -> str:
        return " ".join(part for part in self.parts if isinstance(part, str))

    @property
    def id(self) -> str:
        return self.message or self.name.replace(" ", "-")

    @cached_property
    def parts(self) -> Usage:
        return usage_of(self.usage)

    @property
    def arguments(self) -> tuple[str, ...]:
        return tuple(arguments_of(self.parts))


def usage_of(text: str) -> Usage:
    stack: list[list[str | Argument | Optional]] = [[]]
    for part in PART.findall(text):
        if part == "[":
            stack.append([])
        elif part == "]":
            inside = stack.pop()
            stack[-1].append(Optional(tuple(inside)))
        else:
            stack[-1].append(Argument(part.strip("<>")) if part[0] == "<" else part)
    (whole,) = stack
    return tuple(whole)


def arguments_of(parts: Usage) -> Iterable[str]:
    for part in parts:
        if isinstance(part, Argument):
            yield part.name
        elif isinstance(part, Optional):
            yield from arguments_of(part.parts)


@dataclass(frozen=True)
class Line(Word):
    """A line that the title brings, with a block of its own: `test <type> <n>`, `pattern <name> <pattern>`.

    One that is done (it has a rule) stands among the sentences, and may have further blocks at its own depth, each under a word
    (`fail`), or one for each of several items (`- rare: ...`). One without a rule only says what there is, at the top of a
    script; the title asks for it by name."""

    further: tuple[str, ...] = ()
    items: OneOf | None = None
    block: bool = True


@dataclass(frozen=True, eq=False)
class Language:
    """All words of a title. There is one of it, and nothing is equal to it."""

    kinds: Mapping[str, Kind]
    verbs: tuple[Word, ...] = ()
    counts: tuple[Word, ...] = ()
    facts: tuple[Word, ...] = ()
    selectors: tuple[Word, ...] = ()
    filters: tuple[Word, ...] = ()
    moments: tuple[Word, ...] = ()
    replaceable: frozenset[str] = frozenset()  # moments that `instead of` may take the place of
    traits: tuple[Word, ...] = ()
    lines: tuple[Line, ...] = ()
    steps: tuple[str, ...] = ()  # where `use in` may stand
    windows: tuple[str, ...] = ()  # `launched hack this turn`: how long events are counted
    lifetimes: tuple[str, ...] = ("step", "turn")
    people: str = "player"  # the family whose members decide
    of_people: frozenset[str] = field(default_factory=frozenset)  # counts of somebody: they may end in `of WHO`

    def kind(self, name: str) -> Kind:
        return self.kinds[name]

    def words(self, family: str) -> tuple[Word, ...]:
        found: tuple[Word, ...] = getattr(self, family)
        return found

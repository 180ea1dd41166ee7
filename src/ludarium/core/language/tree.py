"""A script as a tree: what the reader understood, for the writer, the printer, and for titles that check their cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache

from ludarium.core.language.words import Line, Word


@dataclass(frozen=True)
class Place:
    """Where something stands in its script."""

    line: int
    column: int


# -- what stands for a number ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plain:
    """A number known from the start, and how it was written."""

    number: int
    shown: object = ""


@dataclass(frozen=True)
class Coded:
    """The code of a card, looked up when the whole pack is read."""

    family: str
    code: str
    place: Place


@dataclass(frozen=True)
class Count:
    said: Said
    over: str = ""  # sum, most, least: over all players, or those named
    who: Selector | None = None


@dataclass(frozen=True)
class Happened:
    """How often something happened to somebody."""

    event: Said
    window: str
    over: str = ""
    who: Selector | None = None


@dataclass(frozen=True)
class NumberOf:
    things: Selector


@dataclass(frozen=True)
class Sum:
    sign: str  # + - *
    left: Number
    right: Number


@dataclass(frozen=True)
class Per:
    """So many for each that is counted, at most `limit` times."""

    each: Number
    counted: Number
    limit: int | None


Number = Plain | Coded | Count | Happened | NumberOf | Sum | Per

# -- conditions ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Compared:
    sign: str
    left: Number
    right: Number


@dataclass(frozen=True)
class Exists:
    things: Selector


@dataclass(frozen=True)
class ForAll:
    things: Selector
    holds: Condition


@dataclass(frozen=True)
class Same:
    one: Selector
    other: Selector


@dataclass(frozen=True)
class Fact:
    said: Said


@dataclass(frozen=True)
class Joined:
    sign: str  # and, or
    parts: tuple[Condition, ...]


@dataclass(frozen=True)
class Denied:
    what: Condition


Condition = Compared | Exists | ForAll | Same | Fact | Joined | Denied

# -- selectors -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Selector:
    """Things on the table. Without a number: all there are, or, where one is needed, one of them."""

    base: Said
    filters: tuple[Said | Holding, ...] = ()
    chosen: int = 0  # so many of them, chosen
    random: bool = False  # ... by chance
    place: Place = Place(0, 0)


@dataclass(frozen=True)
class Holding:
    """The things for which this holds."""

    holds: Condition


# -- sentences and lines ---------------------------------------------------------------------------------------------

Value = Number | Selector | Condition


@dataclass(frozen=True)
class Said:
    """A word with its arguments, in the order of its usage; None: left out."""

    word: Word
    values: tuple[Value | None, ...] = ()
    place: Place = Place(0, 0)


Block = tuple["Step", ...]


@dataclass(frozen=True)
class If:
    holds: Condition
    block: Block


@dataclass(frozen=True)
class Else:
    """If no `if` above it was true, back to the last line that is neither."""

    block: Block


@dataclass(frozen=True)
class Each:
    things: Selector
    block: Block


@dataclass(frozen=True)
class May:
    block: Block


@dataclass(frozen=True)
class Item:
    label: str
    block: Block


@dataclass(frozen=True)
class Choose:
    may: bool
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Pay:
    costs: tuple[Said, ...]
    up_to: bool  # the last cost: any number of it
    block: Block


@dataclass(frozen=True)
class Trait:
    """In force while its source is active and the condition holds, or, with a lifetime, from now on until that ends."""

    said: Said
    holds: Condition | None = None
    lifetime: str = ""
    who: Selector | None = None


@dataclass(frozen=True)
class Done:
    """A line of the title's own, which is carried out: its blocks in the order of their words or items."""

    said: Said
    blocks: tuple[Block, ...]


Step = Said | If | Else | Each | May | Choose | Pay | Trait | Done

# -- what stands at the top of a script ------------------------------------------------------------------------------


@dataclass(frozen=True)
class When:
    event: Said
    who: str  # me, another, anybody; "" as usual for such a card
    holds: Condition | None
    limit: str  # "", turn, ever
    block: Block
    instead: bool = False


@dataclass(frozen=True)
class Use:
    """What its owner may do in a step."""

    step: str
    limit: str  # "" as usual, turn, ever, any
    block: Block


@dataclass(frozen=True)
class Declared:
    """A line of the title's own, which says what there is."""

    said: Said
    inside: Script

    @property
    def line(self) -> Line:
        assert isinstance(self.said.word, Line)
        return self.said.word


@dataclass(frozen=True)
class Script:
    block: Block = ()
    traits: tuple[Trait, ...] = ()
    whens: tuple[When, ...] = ()
    uses: tuple[Use, ...] = ()
    declared: tuple[Declared, ...] = ()

    def named(self, name: str) -> tuple[Declared, ...]:
        """The lines that begin with these words."""
        return tuple(each for each in self.declared if each.said.word.name == name)


def walk(node: object) -> Iterator[object]:
    """The node and everything beneath it, in the order in which it is written."""
    yield node
    kind: type = type(node)
    for each in node if isinstance(node, tuple) else [getattr(node, name) for name in names_beneath(kind)]:
        yield from walk(each)


@cache
def names_beneath(kind: type) -> tuple[str, ...]:
    """The fields of a kind of node; a word and a place are leaves."""
    return tuple(each.name for each in fields(kind)) if is_dataclass(kind) and not issubclass(kind, Word | Place) else ()


def words_in(node: object) -> Iterator[Said]:
    for each in walk(node):
        if isinstance(each, Said):
            yield each

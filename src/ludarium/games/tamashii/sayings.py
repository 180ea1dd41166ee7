"""What people read of the scripts of a pack: kept beside its tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludarium.core.language import tree
from ludarium.core.language.writer import Book
from ludarium.core.text import Localized


@dataclass(frozen=True)
class Saying:
    """A script as it stands on a card: in which field, and what is usual there."""

    field: str
    script: tree.Script
    who: str  # whose moments its lines hear
    limit: str  # how often they are used


@dataclass(frozen=True)
class Sayings:
    book: Book
    cards: Mapping[int, tuple[str, str]]  # of a script: kind and id of the card that it stands on
    texts: Mapping[tuple[str, str], Sequence[Saying]]  # of a card, in the order in which it is read
    codes: Mapping[str, Localized]  # the name of what can be locked, and of a scenario card, by its code
    labels: Mapping[str, Localized]  # what cards call their items, activities, Patterns and markers in words of their own
    worded: Mapping[str, Localized]  # the same by the message that would say it otherwise

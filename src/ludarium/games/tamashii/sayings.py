"""What people read of the scripts of a pack: kept beside its tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ludarium.core.language.writer import Book


@dataclass(frozen=True)
class Sayings:
    book: Book
    cards: Mapping[int, tuple[str, str]]  # of a script: kind and id of the card that it stands on

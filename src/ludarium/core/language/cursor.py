"""Where the reading of a script stands: its rows and tokens, what has been tried here, and what was expected.

What may stand somewhere is tried in turn, and the attempt that came farthest is the one that errors speak of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NoReturn, TypeVar

from ludarium.core.language import tree
from ludarium.core.language.tokens import BadLine, Token, rows
from ludarium.core.language.words import Language

T = TypeVar("T")


class Miss(Exception):
    """Not this way; what was expected is noted."""


class Cursor:
    def __init__(self, language: Language, script: str) -> None:
        self.language = language
        self.rows = rows(script)
        self.row = 0
        self.at = 0
        self._farthest = (-1, -1)
        self._expected: list[str] = []
        if not self.rows:
            raise BadLine(1, 1, "the script is empty")

    def told(self) -> BadLine:
        """What was expected at the place that was reached."""
        row, at = self._farthest
        token = self.rows[row].tokens[at]
        return BadLine(token.line, token.column, f"expected {' or '.join(self._expected[:8])}, found {token}")

    @property
    def token(self) -> Token:
        return self.rows[self.row].tokens[self.at] if self.row < len(self.rows) else self.rows[-1].tokens[-1]

    @property
    def place(self) -> tree.Place:
        return tree.Place(self.token.line, self.token.column)

    def next(self) -> Token:
        token = self.token
        self.at += 1
        return token

    def sees(self, text: str) -> bool:
        return self.token.text == text and self.token.kind != "text"

    def takes(self, text: str) -> bool:
        """Go on behind this word, if it is here."""
        if not self.sees(text):
            return False
        self.at += 1
        return True

    def must(self, text: str) -> None:
        for word in text.split():
            if not self.takes(word):
                self._miss(f"'{word}'")

    def _miss(self, expected: str) -> NoReturn:
        here = (min(self.row, len(self.rows) - 1), self.at if self.row < len(self.rows) else len(self.rows[-1].tokens) - 1)
        if here > self._farthest:
            self._farthest, self._expected = here, []
        if here == self._farthest and expected not in self._expected:
            self._expected.append(expected)
        raise Miss

    def _attempt(self, way: Callable[[], T]) -> T | None:
        """Try it; if it is not so, nothing has been read."""
        before = self.row, self.at
        try:
            return way()
        except Miss:
            self.row, self.at = before
            return None

    def _called(self, what: str, way: Callable[[], T]) -> T:
        """Whatever was possible right here is called by one name, if none of it came any farther."""
        start, before = (self.row, self.at), list(self._expected) if self._farthest == (self.row, self.at) else []
        try:
            return way()
        except Miss:
            if self._farthest == start:
                self._expected = [*before, what] if what not in before else before
            raise

    def _longest(self, ways: Iterable[Callable[[], T]]) -> T:
        """The way that reads most; the first of equals."""
        start = self.at
        best: tuple[int, T] | None = None
        for way in ways:
            self.at = start
            found = self._attempt(way)
            if found is not None and (best is None or self.at > best[0]):
                best = self.at, found
        if best is None:
            raise Miss
        self.at = best[0]
        return best[1]

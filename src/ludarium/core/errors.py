"""Everything that can be wrong with what people hand to Ludarium. Every message says what, where and what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludarium.core.text import Phrase


class LudariumError(Exception):
    """Base of all errors meant for people. The message is English; `phrase`, where there is one, says it in any language."""

    def __init__(self, message: str, phrase: Phrase | None = None) -> None:
        super().__init__(message)
        self.phrase = phrase


class IllegalAnswer(LudariumError):
    """The answer is not among the legal options; nothing has changed."""


class Refused(LudariumError):
    """A legal answer came at a moment when the clock does not admit it; the answer has changed nothing."""


class BadOption(LudariumError):
    """A mode, an option or a number of seats that the title does not have."""


class BadTitle(LudariumError):
    """A title that is installed and cannot be used: says which package, what is wrong and what to do."""


class BadPack(LudariumError):
    """Content that cannot be used: says file, line, card and reason."""


class BadSave(LudariumError):
    """A save, log or position that cannot be read."""


class OtherVersion(BadSave):
    """A match of other rules or cards that does not go on with these; `match` is it as far as it does, for whoever wants to
    read it."""

    match: Any = None  # a Match: named here, it would draw half of the library into the compiled build


class BrokenMatch(LudariumError):
    """The rules cannot go on: the match began from an impossible position, or they have a fault. The match stands where it
    stood before."""

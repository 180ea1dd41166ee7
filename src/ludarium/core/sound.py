"""Rules that stumble: whatever a title raises by mistake leaves a match as one kind of error that everybody can deal with."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from ludarium.core.errors import BrokenMatch, LudariumError
from ludarium.core.text import Phrase

P = ParamSpec("P")
T = TypeVar("T")


def sound(call: Callable[P, T]) -> Callable[P, T]:
    """A call into a title's rules, views or words that raises a LudariumError or nothing."""

    @wraps(call)
    def guarded(*args: P.args, **more: P.kwargs) -> T:
        try:
            return call(*args, **more)
        except LudariumError:
            raise
        except Exception as stumble:
            raise broken_by(stumble) from stumble

    return guarded


def broken_by(stumble: Exception) -> BrokenMatch:
    what = f"the rules cannot go on from here ({type(stumble).__name__}: {stumble})"
    return BrokenMatch(what, Phrase("broken-match"))

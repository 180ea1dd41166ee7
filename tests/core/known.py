"""What the tests of the core must be told of a title: `KNOWN` in `tests/<id>/known.py`; without one, nothing is unusual."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Ended = Callable[[Any], None]


@dataclass(frozen=True)
class Known:
    told_by_rules: str = ""  # answers that need no sentence in the log: what the rules then tell says all there is to say
    not_worth_telling: str = ""  # who declines, passes or has done nothing yet, and what is told later, when it counts
    silent: tuple[str, ...] = ()  # interjections without a sentence of their own
    endings: tuple[Ended, ...] = ()  # each makes a state of any mode one that has ended in another way
    sentences: int = 3  # in one text of a lesson, at most
    mutated: int = 0  # how many files of it are changed at random
    examples: int = 0  # of the rulebook, worked out with numbers of their own: tests name them FX-1, FX-2 ...


def ends(**fields: int) -> Ended:
    """An ending in which these fields are so."""

    def end(state: Any) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return end


def known_of(id: str) -> Known:
    for package in (f"tests.{id}", f"tests.core.{id}"):
        if find_spec(package) is not None and find_spec(f"{package}.known") is not None:
            found: Known = import_module(f"{package}.known").KNOWN
            return found
    return Known()

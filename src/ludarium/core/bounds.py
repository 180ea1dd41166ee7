"""Bounds: what each field of a state can hold at all. Rules index tables and count bits without looking; a file must not lie.

A title declares them once, for every field. They are wide: what hangs together (every card in one place) is for `broken_law`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ludarium.core.kernel import State


@dataclass(frozen=True)
class Bounds:
    """Numbers from `low` to `high`; a row has as many as it begins with, or, where it grows and shrinks, at most `most`."""

    low: int
    high: int
    most: int | None = None

    def row_of(self, most: int) -> Bounds:
        return Bounds(self.low, self.high, most)


FLAG = Bounds(0, 1)
COUNT = Bounds(0, 10_000_000)  # what is only ever counted: rounds, steps


def upto(high: int) -> Bounds:
    return Bounds(0, high)


def one_of(count: int) -> Bounds:
    return Bounds(0, count - 1)


def one_of_or_none(count: int) -> Bounds:
    return Bounds(-1, count - 1)


def bits(count: int) -> Bounds:
    return Bounds(0, 2**count - 1)


def out_of_bounds(state: State, fresh: State, bounds: Mapping[str, Bounds]) -> str | None:
    """A field whose value cannot be, if any. `fresh` is a state of the same match before anything was done."""
    for name, bound in bounds.items():
        value, begins = getattr(state, name), getattr(fresh, name)
        numbers = [value] if isinstance(value, int) else list(value)
        if numbers and (min(numbers) < bound.low or max(numbers) > bound.high):
            return f"'{name}' is not within {bound.low} and {bound.high}"
        if not isinstance(begins, int):
            if bound.most is None and len(numbers) != len(begins):
                return f"'{name}' has {len(numbers)} numbers, not {len(begins)}"
            if bound.most is not None and len(numbers) > bound.most:
                return f"'{name}' has {len(numbers)} numbers, more than {bound.most}"
    return None

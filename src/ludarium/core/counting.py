"""Numbers that a seat minds, and what an answer changes of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ludarium.core.text import Phrase


class Count(NamedTuple):
    """A number that a seat minds. The message `counted-<word>` says what it is called, after a number `n` of it."""

    value: int
    word: str
    more_is_good: bool = True


Counts = Mapping[str, Count]


def counted(numbers: Mapping[str, int], *less_is_good: str) -> Counts:
    """Numbers by their words."""
    return {word: Count(int(n), word, word not in less_is_good) for word, n in numbers.items()}


class Change(NamedTuple):
    what: Phrase
    before: int
    after: int
    good: bool


def changes(before: Counts, after: Counts) -> tuple[Change, ...]:
    """What differs, in the order in which it is counted; what is not counted any more is none."""
    found = []
    for name in {**before, **after}:
        was, now = before.get(name), after.get(name)
        count = now or was
        assert count is not None
        old, new = was.value if was else 0, now.value if now else 0
        if old != new:
            what = Phrase(f"counted-{count.word}", {"n": abs(new - old)})
            found.append(Change(what, old, new, (new > old) == count.more_is_good))
    return tuple(found)

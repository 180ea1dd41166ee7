"""Which of the two builds is running, and the one thing interpreted code needs from the compiled one: rows of numbers."""

from __future__ import annotations

from typing import Final

from ludarium.core import kernel
from ludarium.core.native import i64, vec

COMPILED: Final = not kernel.__file__.endswith(".py")


def row(numbers: list[int]) -> vec[i64]:
    """A list as a row of the running build. This file is compiled with the kernel, so it makes the right kind."""
    return vec[i64]([i64(number) for number in numbers])

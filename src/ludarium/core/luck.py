"""Seeding: every stream of a match starts from the match's seed and the stream's own name, and from nothing else."""

from __future__ import annotations

import hashlib
import secrets

from ludarium.core.build import row
from ludarium.core.kernel import LUCK_P, LUCK_Q
from ludarium.core.native import i64, vec


def fresh_seed() -> int:
    """A seed that nobody can find by trying: some eight cards that one has seen are enough to recognise it."""
    return secrets.randbits(64)


def streams(seed: int, names: tuple[str, ...]) -> vec[i64]:
    """The generator of a new match: two ints for each stream, unrelated between names and between seeds."""
    numbers: list[int] = []
    for name in names:
        digest = hashlib.blake2b(f"{seed}/{name}".encode(), digest_size=16).digest()
        numbers.append(int.from_bytes(digest[:8], "big") % (LUCK_P - 1) + 1)
        numbers.append(int.from_bytes(digest[8:], "big") % (LUCK_Q - 1) + 1)
    return row(numbers)

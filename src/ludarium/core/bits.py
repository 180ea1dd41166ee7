"""Sets of small numbers as the bits of one: where order does not matter and cards are few, nothing is cheaper to copy."""

from __future__ import annotations

from typing import Final

from ludarium.core.native import append, i64, vec

BIT: Final[vec[i64]] = vec[i64]([2**bit for bit in range(62)])  # a literal on the left of `<<` would be 32 bits wide


def bits_of(mask: i64, plus: i64 = 0) -> vec[i64]:
    """The numbers of the bits that are set, each plus a constant."""
    numbers: vec[i64] = vec[i64]([])
    bit: i64 = 0
    left = mask
    while left != 0:
        if (left & 1) != 0:
            numbers = append(numbers, bit + plus)
        left >>= 1
        bit += 1
    return numbers


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    left = mask
    while left != 0:
        left &= left - 1
        count += 1
    return count


def has_bit(mask: i64, bit: i64) -> bool:
    return ((mask >> bit) & 1) != 0

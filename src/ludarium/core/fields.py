"""An option is one number. Where it must say several things, they lie in it side by side as fields: a rule writes and reads them
by name, and so do the words of the decision, so that nobody takes a number apart by hand.

    WHAT: Final = field(8)  # below 8
    VALUE: Final = WHAT.above(8)
    HELD: Final = VALUE.above(16)

    option = REROLL + VALUE.put(3) + HELD.put(die)
    VALUE.of(option)  # 3
"""

from __future__ import annotations

from typing import final

from ludarium.core.native import i64


@final
class Field:
    """Numbers from 0 to size - 1, written in units. A power of two is the fastest size; any other does as well."""

    def __init__(self, unit: i64, size: i64) -> None:
        self.unit: i64 = unit
        self.size: i64 = size
        self.mask: i64 = size - 1
        self.shift: i64 = -1  # where unit and size are no powers of two
        if (unit & (unit - 1)) == 0 and (size & (size - 1)) == 0:
            self.shift = 0
            while (unit >> self.shift) > 1:
                self.shift += 1

    def put(self, number: i64) -> i64:
        """The number as a part of an option."""
        return number * self.unit

    def of(self, option: i64) -> i64:
        """The number that an option holds."""
        if self.shift >= 0:
            return (option >> self.shift) & self.mask
        return option // self.unit % self.size

    def above(self, size: i64) -> Field:
        """The next field, beside this one."""
        return Field(self.unit * self.size, size)


def field(size: i64) -> Field:
    """The lowest one."""
    return Field(1, size)

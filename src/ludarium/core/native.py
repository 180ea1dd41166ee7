"""The two types the rules are written with: `i64` numbers and `vec` rows of them.

Compiled by mypyc they are machine integers and flat arrays. Interpreted they are plain `int` and `list`, which is
faster there than any array type, so this file (never compiled itself) hands the interpreter lists under the same names.
Keep values below 2**62 and write no literal on the left of `<<`: compiled numbers wrap, and `1 << n` is done in 32 bits.
Count with `range` and an i64 as its end, as in `range(i64(len(row)))`, and name the variable: with a plain int, or with `_`,
which has no type, every number becomes an object.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64 = int

    class vec:  # noqa: N801  (it stands in for librt's vec and keeps its name)
        def __class_getitem__(cls, _item):
            return list

    def append(row, number):
        row.append(number)
        return row

    def remove(row, number):
        row.remove(number)
        return row

    def pop(row, at=-1):
        number = row.pop(at)
        return row, number

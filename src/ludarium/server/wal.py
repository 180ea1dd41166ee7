"""The write-ahead log of SQLite, looked at before SQLite does. Where a frame in it is damaged SQLite stops reading without a
word and forgets everything after it. After a crash that is right: what stands behind was never committed. But if changes that
were committed stand behind it, people would lose what was acknowledged, and should hear of it.

The format: https://www.sqlite.org/fileformat2.html#walformat
"""

from __future__ import annotations

import sys
from array import array
from pathlib import Path

HEADER, FRAME_HEADER = 32, 24
MAGIC = 0x377F0682  # the last bit says in which order the checksums read their numbers
SALT = slice(8, 16)


def lost_commits(database: Path) -> int:
    """How many committed changes stand in the log of this database where they can no longer be read."""
    file = database.with_name(database.name + "-wal")
    try:
        content = file.read_bytes()
    except OSError:
        return 0
    if len(content) < HEADER or int.from_bytes(content[:4], "big") & ~1 != MAGIC:
        return 0
    swap = (content[3] & 1 == 1) != (sys.byteorder == "big")
    size = FRAME_HEADER + int.from_bytes(content[8:12], "big")
    salt, sums = content[16:24], checksum(content[:24], (0, 0), swap)
    lost, sound = 0, sums == numbers(content[24:32])
    for at in range(HEADER, len(content) - size + 1, size):
        frame = content[at : at + size]
        if frame[SALT] != salt:
            break  # left over from before the log was begun anew
        if sound:
            sums = checksum(frame[FRAME_HEADER:], checksum(frame[:8], sums, swap), swap)
            sound = sums == numbers(frame[16:24])
        if not sound and any(frame[4:8]):  # the size of the database: it stands in the last frame of a change
            lost += 1
    return lost if lost > 1 else 0  # of the last change alone nobody can say whether it was ever finished


def numbers(two: bytes) -> tuple[int, int]:
    return int.from_bytes(two[:4], "big"), int.from_bytes(two[4:], "big")


def checksum(data: bytes, before: tuple[int, int], swap: bool) -> tuple[int, int]:
    words = array("I", data)
    if swap:
        words.byteswap()
    one, two = before
    for at in range(0, len(words), 2):
        one = (one + words[at] + two) & 0xFFFFFFFF
        two = (two + words[at + 1] + one) & 0xFFFFFFFF
    return one, two

"""How much one client may ask for: a bucket that empties with every request and fills again with time."""

from __future__ import annotations

import time
from collections import OrderedDict

LONGEST_MESSAGE = 16_384  # bytes of one message at a table
LONGEST_BODY = 131_072  # bytes of an ordinary request
LONGEST_FILE = 4_000_000  # bytes of a match that is brought
SECONDS_FOR_BODY = 30.0
TABLES_AN_HOUR = 200  # that one address may make
CONNECTIONS = 200  # that one address may hold
MOST_VIEWERS = 100  # connections of one seat, and of all who only watch a table
MOST_FROM_ONE_ADDRESS = 20  # of those who only watch: nobody fills the places of all others
MOST_ADDRESSES = 10_000  # whose buckets are kept


class Bucket:
    def __init__(self, size: float, a_second: float) -> None:
        self.size, self.a_second = size, a_second
        self.left, self.filled = size, time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.filled) * self.a_second)
        self.filled = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Buckets:
    """One bucket for every address; the longest unused are forgotten first."""

    def __init__(self, size: float, a_second: float) -> None:
        self.size, self.a_second = size, a_second
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1.0) -> bool:
        bucket = self.buckets.pop(address, None) or Bucket(self.size, self.a_second)
        self.buckets[address] = bucket
        while len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take(amount)


def an_hour(amount: int) -> Buckets:
    """So many an hour, all at once if need be."""
    return Buckets(size=amount, a_second=amount / 3600)

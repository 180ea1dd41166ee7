"""Who is at a table: the seats with people and bots in them, and the connections through which somebody looks."""

from __future__ import annotations

from typing import Any, Protocol

from ludarium.server import wire
from ludarium.server.refusals import NotSo
from ludarium.server.store import SeatRow, digest


class Viewer(Protocol):
    """A connection: for which seats (none: a spectator), and how to send to it."""

    seats: list[int]
    address: str

    def send(self, event: wire.Event) -> None: ...

    def drop(self, reason: str) -> None: ...


class People:
    def __init__(self, seats: list[SeatRow]) -> None:
        self.seats = seats
        self.viewers: list[Viewer] = []

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot"

    def others(self, seat: int) -> set[int]:
        return others(self.seats, seat)

    def in_company(self) -> bool:
        """Do several people play here, not all at one screen?"""
        people = {each.seat for each in self.seats if each.kind == "person"}
        together = {seat for viewer in self.viewers if len(viewer.seats) > 1 for seat in viewer.seats} & people
        return len(people - together) + bool(together) > 1

    def is_away(self, seat: int) -> bool:
        """A person who is not connected. Everybody sees that somebody is gone, so that everybody may see what follows from it."""
        if not self.in_company() or self.seats[seat].kind != "person":
            return False
        return not any(seat in viewer.seats for viewer in self.viewers)

    def nobody_cares(self) -> bool:
        """Bots play for people: where only bots sit and nobody watches, they wait."""
        return not self.viewers and all(each.kind == "bot" for each in self.seats)

    def made_it(self, seat: int) -> bool:
        """Did the holder of this seat make the table, rather than come by invitation?"""
        return not self.seats[seat].offered

    def holder(self, token: str) -> int:
        """The seat that this token opens."""
        wanted = digest(token)
        for each in self.seats:
            if each.token == wanted:
                return each.seat
        raise NotSo("wrong-token", "this token opens no seat of this table")

    def seen(self) -> list[wire.SeatSeen]:
        here = {seat for viewer in self.viewers for seat in viewer.seats}
        return [seat_seen(each, each.kind == "bot" or each.seat in here) for each in self.seats]


def others(seats: list[SeatRow], seat: int) -> set[int]:
    """The seats of other people: sitting there, expected, or free to come while a bot plays for them."""
    return {each.seat for each in seats if each.kind != "bot" or each.token or each.offered} - {seat}


def seat_seen(row: SeatRow, here: bool) -> wire.SeatSeen:
    kind: Any = row.kind
    free = row.offered and row.token is None
    return wire.SeatSeen(row.seat, kind, row.name, here, row.bot if kind == "bot" else "", row.offered, free)

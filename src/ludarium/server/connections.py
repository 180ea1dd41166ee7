"""Connections before anything is asked over them: how many one address may hold, and how long it may take to ask."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from ludarium.server.limits import CONNECTIONS

SECONDS_FOR_HEADERS = 10.0
MOST_BEFORE_A_REQUEST = 65_536  # bytes of its first lines


class Door(AutoHTTPProtocol):  # type: ignore[valid-type,misc]
    """Whoever does not bring a whole request in time, or brings too much before it is one, is let go. An address that holds too
    many connections gives up those over which it has asked nothing yet, the oldest first; if there are none, it gets no more."""

    most = CONNECTIONS  # from one address; a subclass made by `door` may say otherwise
    proxies: tuple[str, ...] = ()  # speak for many people

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.came = self.loop.time()
        self.deadline: asyncio.TimerHandle | None = None
        self.unread = 0  # bytes that have not become a request yet
        self._expect_a_request()
        address = self.client[0] if self.client else ""
        if address in self.proxies:
            return
        others = [each for each in self.connections if each is not self and each.client and each.client[0] == address]
        if len(others) >= self.most:
            silent = [each for each in others if isinstance(each, Door) and each.cycle is None]
            (min(silent, key=lambda each: each.came) if silent else self).transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is None or self.cycle.response_complete:  # half a request, perhaps the second one
            self.unread += len(data)
            if self.unread > MOST_BEFORE_A_REQUEST:
                self.transport.abort()
            self._expect_a_request()
        elif self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
            self.unread = 0

    def _expect_a_request(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(SECONDS_FOR_HEADERS, self._let_go)

    def _let_go(self) -> None:
        if self in self.connections:  # else it has become a socket at a table, which has its own patience
            self.transport.abort()


def door(most: int, proxies: tuple[str, ...]) -> type[asyncio.Protocol]:
    members: dict[str, Any] = {"most": most, "proxies": proxies}
    return type("OwnDoor", (Door,), members)

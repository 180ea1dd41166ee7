"""Messages on their way: each is compressed once, however many viewers it goes to.

That is possible only if no message leans on those before it (`server_no_context_takeover`, RFC 7692). News become half a kilobyte
longer, cost half the time even for one viewer, and no connection keeps a compressor."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CONT, CTRL_OPCODES, Frame

LEVEL = 2  # of nine: more costs more time than it saves bytes
SHORTEST = 200  # bytes below which a message goes as it is
KEPT = 16  # messages that may be sent again: viewers of one table are told one after the other


@lru_cache(KEPT)
def compressed(message: bytes, window: int) -> bytes:
    deflate = zlib.compressobj(LEVEL, wbits=-window)
    return (deflate.compress(message) + deflate.flush(zlib.Z_SYNC_FLUSH))[:-4]  # the end is the same in all and not sent


class Deflate(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES or frame.opcode is CONT or not frame.fin or len(frame.data) < SHORTEST:
            return frame
        return Frame(frame.opcode, compressed(bytes(frame.data), self.local_max_window_bits), rsv1=True)


class DeflateFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[Any], accepted_extensions: Sequence[Any]
    ) -> tuple[list[Any], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        windows = agreed.remote_max_window_bits, agreed.local_max_window_bits
        return answer, Deflate(agreed.remote_no_context_takeover, True, *windows)


class Sockets(WebSocketsSansIOProtocol):
    """Sockets as uvicorn has them, with this way of compressing."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [DeflateFactory(server_no_context_takeover=True, client_max_window_bits=12)]

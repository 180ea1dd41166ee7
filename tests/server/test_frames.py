"""Messages on their way to viewers."""

from __future__ import annotations

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import connect

from ludarium.server import frames, wire
from tests.server.house import House, new_id, read
from tests.server.test_sitting import two_people


def test_what_several_viewers_are_told_is_compressed_once(house: House):
    made = two_people(house)
    with made.sit(0) as ann, made.watch() as eve, made.watch() as max_:
        for guest in (ann, eve, max_):
            guest.settle()
        frames.compressed.cache_clear()
        ann.answer("raise")
        assert eve.hear(wire.News) == max_.hear(wire.News)
        ann.settle()
        found = frames.compressed.cache_info()
    assert (found.misses, found.hits) == (2, 1)  # what Ann sees, what both others see


@pytest.mark.parametrize("offer", [None, {}, {"server_max_window_bits": 9}, {"client_max_window_bits": 15}])
def test_whoever_compresses_otherwise_or_not_at_all_reads_the_same(house: House, offer: dict[str, int] | None):
    made = two_people(house)
    extensions = None if offer is None else [ClientPerMessageDeflateFactory(**offer)]
    address = f"ws://{house.address}/api/tables/{made.id}/socket"
    with made.sit(0) as ann, connect(address, compression=None, extensions=extensions) as socket:
        socket.send(f'{{"t": "hello", "tokens": ["{made.tokens[1]}"]}}')
        assert isinstance(read.decode(socket.recv(20)), wire.Table)
        ann.does(ann.answering("raise", id=new_id()))
        while not isinstance(event := read.decode(socket.recv(20)), wire.News):
            pass
        assert event.lines[-1].say == "raise"

"""What the pages ask of the network: nothing but the house itself, no script that is not a file, and little to fetch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.matches import MODULES, ROLL, asked_for, bring
from tests.browser.page import Come

MOST_BYTES = 200_000  # of the first page, as they travel


def test_the_first_page_weighs_less_than_200_kb(come: Come) -> None:
    guest = come(fresh=True)
    network = guest.context.new_cdp_session(guest.page)
    weights: list[int] = []
    network.on("Network.loadingFinished", lambda event: weights.append(int(event["encodedDataLength"])))
    network.send("Network.enable")
    guest.enter_lobby()
    guest.page.wait_for_load_state("networkidle")
    print(f"first page: {sum(weights):,} bytes in {len(weights)} requests")
    assert len(weights) > 5
    assert sum(weights) < MOST_BYTES


def test_no_request_leaves_the_house_and_no_script_stands_in_the_page(come: Come, address: str) -> None:
    guest = come(fresh=True)
    asked: list[str] = []
    guest.context.on("request", lambda request: asked.append(request.url))
    sockets: list[str] = []
    guest.page.on("websocket", lambda socket: sockets.append(socket.url))
    reply = guest.page.goto(address)
    assert reply is not None
    policy = reply.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-eval" not in policy
    assert "<script>" not in reply.text()
    for path in ("#/", "#/replays", "#/rules", "#/statistics"):
        guest.go(path)
        guest.page.wait_for_load_state("networkidle")
    guest.sit_down(bring(address, asked_for(ROLL, MODULES)))
    expect(guest.arena).to_be_visible()
    inline = guest.page.evaluate("() => document.querySelectorAll('script:not([src]), [onclick], [onload]').length")
    assert inline == 0
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
    assert sockets
    assert all(url.startswith(address.replace("http", "ws")) for url in sockets)


def test_no_token_stands_in_an_address_that_is_asked_for(come: Come, address: str) -> None:
    guest = come(fresh=True)
    asked: list[str] = []
    guest.context.on("request", lambda request: asked.append(request.url))
    seat = bring(address, asked_for(ROLL))
    guest.sit_down(seat)
    guest.go("#/")
    guest.page.wait_for_load_state("networkidle")
    assert not any(seat.token in url for url in asked)

"""Reloading and losing the connection in the middle of a match: nothing is lost, nothing counts twice."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.matches import MODULES, ROLL, WOUND, asked_for, bring, make
from tests.browser.page import Come, Guest

SOCKET = re.compile(r"/socket$")


class Cable:
    """The wire between a page and the server, to be cut."""

    def __init__(self, guest: Guest) -> None:
        self.up = True
        self.deaf = False  # what the server says gets lost on the way
        self.sent: list[dict[str, Any]] = []
        self.ends: list[WebSocketRoute] = []
        guest.page.route_web_socket(SOCKET, self._opened)

    def _opened(self, page: WebSocketRoute) -> None:
        if not self.up:
            page.close(code=1001)
            return
        server = page.connect_to_server()
        page.on_message(lambda text: (self.sent.append(json.loads(text)), server.send(text)))
        server.on_message(lambda text: None if self.deaf else page.send(text))
        self.ends = [page, server]

    def cut(self) -> None:
        self.up = False
        for end in self.ends:
            end.close(code=1001)

    def mend(self) -> None:
        self.up, self.deaf = True, False


def test_a_reload_in_the_middle_shows_the_same_board_and_the_same_log(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(ROLL, MODULES)))
    guest.type_answer(guest.heard.options[0])
    before = guest.board(), guest.written(), guest.options.inner_text(), guest.question.inner_text()
    guest.page.reload()
    expect(guest.prompt).to_be_visible()

    def shown() -> object:
        return guest.board(), guest.written(), guest.options.inner_text(), guest.question.inner_text()

    guest.until(lambda: shown() == before, "everything is as it was")
    guest.go_on()


def test_an_answer_given_while_the_connection_is_cut_counts_once_when_it_is_back(come: Come, address: str) -> None:
    guest = come()
    cable = Cable(guest)
    guest.sit_down(bring(address, asked_for(WOUND)))
    told, answer = guest.heard.told, guest.heard.options[1]
    cable.cut()
    expect(guest.reconnecting).to_be_visible()
    guest.option(answer).click()
    guest.page.wait_for_timeout(300)
    assert guest.heard.told == told
    number = guest.heard.number
    cable.mend()
    guest.until(lambda: guest.heard.number > number and guest.heard.owed == 0, "the answer has counted")
    expect(guest.reconnecting).to_be_hidden()
    assert guest.heard.told[: len(told) + 1] == [*told, (0, answer)]
    assert [say for _, say in guest.heard.told].count(answer) == 1
    guest.type_answer(guest.heard.options[0])


def test_an_answer_whose_acknowledgement_is_lost_is_sent_again_and_counts_once(come: Come, address: str) -> None:
    guest = come()
    cable = Cable(guest)
    guest.sit_down(bring(address, asked_for(WOUND)))
    told, answer = guest.heard.told, guest.heard.options[1]
    cable.deaf = True
    guest.option(answer).click()
    guest.until(lambda: any(each["t"] == "answer" for each in cable.sent), "the answer is under way")
    guest.page.wait_for_timeout(200)
    cable.cut()
    cable.mend()
    guest.until(lambda: len([each for each in cable.sent if each["t"] == "answer"]) == 2, "the answer is sent again")
    first, second = [each for each in cable.sent if each["t"] == "answer"]
    assert first == second
    expect(guest.reconnecting).to_be_hidden()
    expect(guest.option(answer)).to_have_count(0)
    following = guest.heard.options[0]
    guest.type_answer(following)
    assert guest.heard.told[: len(told) + 2] == [*told, (0, answer), (0, following)]
    assert not guest.heard.refused


def test_a_network_that_falls_silent_is_noticed_and_play_goes_on_afterwards(come: Come, address: str) -> None:
    guest = come(fresh=True)
    guest.forgiven = ["ERR_INTERNET_DISCONNECTED"]
    guest.sit_down(make(address))
    guest.go_on()
    told = guest.heard.told
    guest.context.set_offline(True)
    expect(guest.reconnecting).to_be_visible()
    guest.context.set_offline(False)
    expect(guest.reconnecting).to_be_hidden()
    guest.go_on()
    assert guest.heard.told[: len(told) + 1] == [*told, (0, "stop")]


def test_a_table_that_does_not_exist_is_said_to_be_missing(come: Come) -> None:
    guest = come()
    guest.forgiven = ["404"]
    guest.go("#/table/nowhere")
    expect(guest.page.get_by_role("heading", name=guest.words("table-gone"))).to_be_visible()

"""Tamashii in the browser, on its plain board: a few turns by mouse, a turn on a phone, two people who program side by side."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.matches import Seat, post_table
from tests.browser.page import Come, Guest
from tests.browser.test_axe import barriers
from tests.browser.test_cards import RAW

A_MOVE = re.compile(r"move [a-e]\d")
SOLO = {"game": "tamashii", "seed": "plain", "options": {"scenario": "e", "class": "reaper", "board": "red"}}
TWO = {**SOLO, "options": {"scenario": "a", "board": "red", "board_2": "blue"}}
TURNS, ANSWERS = 2, 60


def seated(address: str, wanted: dict[str, object], *names: str) -> list[Seat]:
    return post_table(address, wanted, tuple(("person", name) for name in names))


def wanted(said: list[str], rng: Random) -> str:
    """Something on the board now and then, but not every move of every turn."""
    moves = [answer for answer in said if A_MOVE.match(answer)]
    return "done" if moves and rng.random() < 0.5 else rng.choice(said)


def on_the_board(guest: Guest, say: str) -> Locator | None:
    """What carries the answer on the board, if one thing does and it alone means it."""
    options = guest.heard.now["prompt"]["options"]
    anchors = next(option["anchors"] for option in options if option["say"] == say)
    for anchor in anchors:
        if sum(anchor in option["anchors"] for option in options) == 1 and (found := guest.thing(anchor)).count():
            thing = found.first
            return thing if thing.evaluate("(element) => element.tagName") == "BUTTON" else thing.locator("[data-legal]").first
    return None


def raw(guest: Guest) -> list[str]:
    return [text for text in guest.readable() if RAW.search(text)]


def test_two_turns_on_the_plain_board(come: Come, address: str) -> None:
    guest, rng = come(game="tamashii"), Random(5)
    (seat,) = seated(address, SOLO, "Ada")
    guest.sit_down(seat)
    pressed = 0
    for _ in range(ANSWERS):
        if guest.heard.now["view"]["turn"] > TURNS or not guest.heard.options:
            break
        say = wanted(guest.heard.options, rng)
        thing = on_the_board(guest, say)
        pressed += thing is not None
        if thing is None:
            guest.give(say)
        else:
            guest.press(thing)
        assert raw(guest) == []
    assert guest.heard.now["view"]["turn"] > TURNS
    assert pressed > 0, "something was pressed on the board itself"
    assert barriers(guest) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_phone_every_answer_is_on_the_board_or_on_the_button(come: Come, address: str, language: str) -> None:
    guest = come(language, phone=True, game="tamashii")
    (seat,) = seated(address, {**SOLO, "options": {"scenario": "e"}}, "Ada")
    guest.sit_down(seat)
    for _ in range(12):
        guest.at_rest()
        assert not guest.scrolls_sideways()
        assert unreachable(guest) == []
        guest.give(guest.heard.options[0], Locator.tap)


def unreachable(guest: Guest) -> list[str]:
    """Answers that nothing on the screen stands for. The main button has at most the one that ends, passes or agrees."""
    found = []
    for option in guest.heard.now["prompt"]["options"]:
        there = any(guest.thing(anchor).count() for anchor in option["anchors"])
        there = there or guest.page.locator(f'[data-say="{option["say"]}"]').count() > 0
        if not there and option["role"] == "plain":
            found.append(option["say"])
    return found


def test_two_people_program_side_by_side(come: Come, address: str) -> None:
    """In lanes: each sees the own question, and who is still busy."""
    ada, leo = come(game="tamashii"), come("fr", game="tamashii")
    for guest, seat in zip((ada, leo), seated(address, TWO, "Ada", "Léo"), strict=True):
        guest.sit_down(seat)
    for guest in (ada, leo):
        guest.until(lambda guest=guest: "done" in guest.heard.options, "it may program")
        expect(guest.question).to_be_visible()
    before = leo.heard.options
    ada.give("done")
    assert leo.heard.options == before, "what one does in a lane is nobody else's business"
    leo.give("done")
    for guest in (ada, leo):
        guest.until(lambda guest=guest: guest.heard.now["view"]["phase"] == "action", "the Action phase begins")
    assert raw(ada) == raw(leo) == []

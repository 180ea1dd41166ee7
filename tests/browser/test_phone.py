"""On a phone of 390 by 844, by touch: rounds through the tabs, no page wider than the screen, nothing too small for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.matches import MODULES, ROLL, START, WOUND, asked_for, bring, lost, make
from tests.browser.page import SECOND_THOUGHT_MS, Come, Guest

TABS = ("arena", "dice", "log")
WAYS = ("a second tap", "the bay", "the main button")
UNCOVERED = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const found = [top + 4, (top + bottom) / 2, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y));
  return found.every((one) => element.contains(one));
}"""


def test_a_few_rounds_are_played_by_touch_through_the_tabs(come: Come, address: str) -> None:
    guest = come(phone=True)
    guest.sit_down(make(address, "by touch"))
    thrown = set()
    while guest.heard.now["result"] is None and guest.heard.now["view"]["round"] < 4:
        sets = [say for say in guest.heard.options if say.startswith("reroll ")]
        how = WAYS[len(thrown) % 3]
        if guest.heard.kind == ROLL and sets and (guest.heard.now["view"]["round"], how) not in thrown:
            guest.tab("dice" if how == "the bay" else "arena").tap()
            throw_again(guest, how, sets[0])
            thrown.add((guest.heard.now["view"]["round"], how))
        elif guest.heard.kind == WOUND:
            guest.tab("dice").tap()
            die = guest.die(guest.heard.options[0].removeprefix("exhaust "))
            die.tap()
            guest.page.wait_for_timeout(SECOND_THOUGHT_MS)
            guest.after(die.tap)
        else:
            guest.go_on(Locator.tap)
        assert not guest.scrolls_sideways()
    assert {how for _, how in thrown} == set(WAYS)


def throw_again(guest: Guest, way: str, say: str) -> None:
    """The first tap on a cell chooses; a second one answers, as the main button does. The button in a bay names what it does."""
    if way == "the bay":
        guest.after(guest.throw(int(say[-1])).tap)
        return
    number = guest.heard.number
    guest.option(say).tap()
    expect(guest.corner.locator("[data-main=gold]")).to_be_visible()
    guest.page.wait_for_timeout(SECOND_THOUGHT_MS)
    assert guest.heard.number == number
    guest.after((guest.option(say) if way == "a second tap" else guest.primary).tap)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("modules", [(), MODULES], ids=["training", "modules"])
def test_every_tab_fits_the_screen(come: Come, address: str, modules: tuple[str, ...], language: str) -> None:
    guest = come(language, phone=True)
    for kind in (START, ROLL, WOUND):
        guest.sit_down(bring(address, asked_for(kind, modules)))
        for tab in TABS:
            guest.tab(tab).tap()
            guest.settled()
            assert not guest.scrolls_sideways(), (kind, tab)
            assert guest.cut_off() == [], (kind, tab)


@pytest.mark.parametrize("kind", [START, ROLL, WOUND])
@pytest.mark.parametrize("tab", ["arena", "dice", "log"])
def test_everything_that_can_be_pressed_is_as_large_as_a_finger(come: Come, address: str, tab: str, kind: str) -> None:
    guest = come(phone=True)
    guest.sit_down(bring(address, asked_for(kind, MODULES)))
    guest.tab(tab).tap()
    guest.settled()
    assert guest.too_small() == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pages_of_the_lobby_fit_the_screen_and_the_finger(come: Come, address: str, language: str) -> None:
    guest = come(language, phone=True)
    guest.sit_down(bring(address, lost()))
    for path in ("#/", "#/replays", "#/statistics", "#/rules"):
        guest.go(path)
        expect(guest.page.get_by_role("heading", level=1).first).to_be_attached()
        guest.page.wait_for_load_state("networkidle")
        guest.settled()
        assert not guest.scrolls_sideways(), path
        assert guest.too_small() == [], path


def test_sheets_and_drawers_fit_the_screen_and_the_finger(come: Come, address: str) -> None:
    guest = come(phone=True)
    guest.sit_down(bring(address, asked_for(ROLL, MODULES)))
    for item in ("", "settings", "slots", "share", "report", "bot", "resign", "rules"):
        guest.open_menu(item)
        guest.settled()
        assert not guest.scrolls_sideways(), item
        assert guest.too_small() == [], item
        guest.button("common-close", guest.page.locator("dialog[open]")).tap()
    guest.sit_down(bring(address, lost()))
    expect(guest.result).to_be_visible()
    assert guest.too_small() == []
    assert not guest.scrolls_sideways()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_titles_of_the_lobby_lie_open_to_the_finger(come: Come, language: str) -> None:
    guest = come(language, phone=True)
    guest.enter_lobby()
    titles = guest.page.locator("button[data-title]")
    assert titles.count() >= 3
    for title in titles.all():
        assert title.evaluate(UNCOVERED), title.get_attribute("data-title")

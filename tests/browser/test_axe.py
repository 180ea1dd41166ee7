"""axe finds nothing to complain of on any screen, by night and on paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.browser.matches import MODULES, ROLL, START, WOUND, asked_for, bring, lost
from tests.browser.page import Come, Guest

OPTIONS = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]},
    "rules": {"target-size": {"enabled": True}},  # of WCAG 2.2, which axe leaves out unless it is asked for
    "resultTypes": ["violations"],
}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}, "resultTypes": ["violations"]}
AXE = Axe().axe_script
Screen = Callable[[Guest, str], None]
SCREENS: dict[str, Screen] = {}


def screen(function: Screen) -> Screen:
    SCREENS[function.__name__.replace("_", " ")] = function
    return function


def at_the_table(guest: Guest, address: str, kind: str = ROLL, modules: tuple[str, ...] = MODULES) -> None:
    guest.sit_down(bring(address, asked_for(kind, modules)))


def a_few_rules(guest: Guest, book: Locator) -> None:
    """All two hundred take axe a quarter of a minute, and are built alike."""
    book.get_by_role("searchbox").fill(guest.words("shield"))
    expect(book.locator("mark").first).to_be_visible()


@screen
def the_lobby_of_a_newcomer(guest: Guest, _address: str) -> None:
    guest.enter_lobby()


@screen
def the_lobby_with_matches_and_everything_unfolded(guest: Guest, address: str) -> None:
    guest.sit_down(bring(address, asked_for(ROLL)))
    guest.go("#/")
    guest.page.get_by_role("button", expanded=False).filter(has_text=guest.words("lobby-rulings")).click()
    guest.page.get_by_role("main").get_by_role("button", expanded=False).first.click()
    guest.clock().locator("xpath=..").click()


@screen
def what_the_modules_do(guest: Guest, _address: str) -> None:
    guest.enter_lobby()
    guest.button("lobby-what-they-do").click()


@screen
def the_table_before_the_throw(guest: Guest, address: str) -> None:
    at_the_table(guest, address, START)


@screen
def the_table_in_the_middle_of_a_roll(guest: Guest, address: str) -> None:
    at_the_table(guest, address)


@screen
def a_preview_of_an_option(guest: Guest, address: str) -> None:
    at_the_table(guest, address)
    guest.option(guest.heard.options[0]).focus()
    expect(guest.page.locator("#consequences li").first).to_be_visible()


@screen
def the_choice_after_a_wound(guest: Guest, address: str) -> None:
    at_the_table(guest, address, WOUND, ())


@screen
def the_dial_to_turn(guest: Guest, address: str) -> None:
    at_the_table(guest, address, "rotate")


@screen
def a_past_moment(guest: Guest, address: str) -> None:
    at_the_table(guest, address, WOUND)
    guest.open_log()
    guest.log_lines.nth(1).click()
    expect(guest.primary).to_contain_text(guest.words("table-back-to-now"))


@screen
def the_replay(guest: Guest, address: str) -> None:
    guest.sit_down(bring(address, lost()), "/replay")
    expect(guest.region("table-replay")).to_be_visible()


@screen
def the_rules_beside_the_table(guest: Guest, address: str) -> None:
    at_the_table(guest, address)
    guest.page.keyboard.press("r")
    a_few_rules(guest, guest.dialog("table-rules"))


@screen
def a_card_in_detail(guest: Guest, address: str) -> None:
    at_the_table(guest, address)
    guest.card_of(2).click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()


@screen
def ways_back(guest: Guest, address: str) -> None:
    at_the_table(guest, address, WOUND)
    guest.button("table-undo").click()


@screen
def the_first_step_of_a_hint(guest: Guest, address: str) -> None:
    at_the_table(guest, address)
    guest.page.keyboard.press("h")


@screen
def a_reason(guest: Guest, address: str) -> None:
    at_the_table(guest, address, ROLL, ())
    expect(guest.ask_why_a_single_stays()).to_be_visible()


@screen
def the_result(guest: Guest, address: str) -> None:
    guest.sit_down(bring(address, lost(MODULES)))
    expect(guest.result).to_be_visible()


@screen
def the_statistics(guest: Guest, address: str) -> None:
    guest.sit_down(bring(address, lost(MODULES)))
    guest.go("#/statistics")
    expect(guest.page.get_by_role("table")).to_be_visible()


@screen
def the_replays(guest: Guest, address: str) -> None:
    guest.sit_down(bring(address, lost(MODULES)))
    guest.go("#/replays")
    expect(guest.page.get_by_role("main").get_by_role("listitem").first).to_be_visible()


@screen
def the_rules_page(guest: Guest, _address: str) -> None:
    guest.go("#/rules/proving/P-46")
    expect(guest.page.get_by_role("article", name="P-46")).to_be_visible()
    a_few_rules(guest, guest.page.get_by_role("main"))


@screen
def a_table_that_is_gone(guest: Guest, _address: str) -> None:
    guest.forgiven = ["404"]
    guest.go("#/table/nowhere")
    expect(guest.page.get_by_role("heading", name=guest.words("table-gone"))).to_be_visible()


@pytest.mark.parametrize("name", list(SCREENS))
def test_no_barrier_on(come: Come, address: str, name: str) -> None:
    guest = come()
    SCREENS[name](guest, address)
    assert barriers(guest) == []


@pytest.mark.parametrize("kind", [ROLL, WOUND])
def test_no_barrier_on_a_phone(come: Come, address: str, kind: str) -> None:
    guest = come("fr", phone=True)
    at_the_table(guest, address, kind)
    for tab in ("arena", "dice", "log"):
        guest.tab(tab).tap()
        assert barriers(guest) == [], tab


def test_no_barrier_in_the_menu_and_on_its_pages(come: Come, address: str) -> None:
    guest = come()
    at_the_table(guest, address)
    for item in ("", "settings", "slots", "share", "report", "bot", "resign", "keys"):
        sheet = guest.open_menu(item)
        if item == "slots":
            sheet.get_by_role("button", name=guest.words("table-slot-save")).click()
            expect(sheet.get_by_role("listitem")).to_be_visible()
        assert barriers(guest, "dialog[open]") == [], item
        guest.page.keyboard.press("Escape")


def test_going_to_another_page_by_key_draws_no_frame_around_it(come: Come) -> None:
    guest = come()
    guest.enter_lobby()
    guest.tab_to(guest.link("lobby-way-rules"))
    guest.page.keyboard.press("Enter")
    main = guest.page.get_by_role("main")
    expect(main).to_be_focused()
    expect(main).to_have_css("outline-style", "none")


def violations(guest: Guest, within: str | None, options: dict[str, Any]) -> list[dict[str, Any]]:
    return guest.page.evaluate(
        "async ([within, options]) => (await axe.run(within ?? document, options)).violations", [within, options]
    )


def barriers(guest: Guest, within: str | None = None) -> list[str]:
    """By night all rules; on paper only those about colours, for nothing else is different there."""
    guest.at_rest()
    if not guest.page.evaluate("() => 'axe' in window"):
        guest.page.evaluate(AXE)
    night = violations(guest, within, OPTIONS)
    guest.page.evaluate("() => { document.documentElement.dataset.theme = 'light' }")
    guest.at_rest()
    paper = violations(guest, within, COLOURS)
    guest.page.evaluate("() => { document.documentElement.dataset.theme = 'dark' }")
    return [
        f"{theme}, {each['id']}: {' '.join(node['target'])} {node['html'][:99]} {node['failureSummary'].splitlines()[-1].strip()}"
        for theme, found in (("night", night), ("paper", paper))
        for each in found
        for node in each["nodes"]
    ]

"""A round with the real clock: it runs down on the screen, dice rest after a throw, and a pause covers the board."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.matches import ROLL, START, make
from tests.browser.page import Come, Guest

LIVE = {"clock_mode": "live"}


def seconds(guest: Guest) -> int:
    found = re.search(r"\d+", guest.timer.inner_text())
    assert found
    return int(found[0])


def test_the_clock_runs_down_and_to_stop_is_one_press_away_from_gold(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(make(address, **LIVE))
    assert seconds(guest) == 60
    guest.go_on()
    began = seconds(guest)
    assert began > 55
    guest.until(lambda: seconds(guest) <= began - 2, "two seconds pass on the clock")
    assert guest.heard.now["clock"]["limit_ms"] == 60_000
    expect(guest.way_out).to_contain_text(guest.words("option-stop"))
    guest.page.keyboard.press("Enter")  # nothing is chosen
    assert guest.heard.kind == ROLL
    guest.after(lambda: guest.page.keyboard.press("0"))
    assert ("clock", "timeout") not in guest.heard.told
    assert guest.heard.now["clock"] is None


def test_after_a_throw_the_dice_rest_a_moment_and_then_may_be_thrown_again(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(make(address, "two throws", **LIVE, live_lock_ms=1500))
    guest.go_on()
    value = int(guest.heard.options[0][-1])
    guest.until(lambda: guest.thing(f"set.{value}").locator("button[data-legal]").count(), "the first throw has come to rest")
    guest.after(guest.throw(value).click)
    number = guest.heard.number
    assert guest.heard.now["clock"]["locked_ms"] > 500
    expect(guest.prompt).to_contain_text(guest.words("table-rolling"))
    expect(guest.tray.locator("[data-legal]")).to_have_count(0)
    assert guest.heard.number == number
    expect(guest.prompt).not_to_contain_text(guest.words("table-rolling"))
    again = next(say for say in guest.heard.options if say.startswith("reroll "))
    guest.after(guest.throw(int(again[-1])).click)
    assert guest.heard.number > number


def test_an_answer_to_dice_that_still_roll_is_refused_in_words_and_nothing_happens(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(make(address, "two throws", **LIVE, live_lock_ms=4000))
    guest.go_on()
    guest.until(lambda: guest.legal_things().count(), "the first throw has come to rest")
    guest.type_answer(guest.heard.options[0])
    number = guest.heard.number
    guest.option(guest.heard.options[0]).click()
    guest.until(lambda: guest.heard.refused, "the answer is refused")
    assert guest.heard.number == number
    expect(guest.page.get_by_role("alert")).to_be_visible()
    guest.button("common-close", guest.page.get_by_role("alert")).click()
    expect(guest.page.get_by_role("alert")).to_be_hidden()


def test_a_pause_covers_the_board_and_stops_the_clock(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(make(address, **LIVE, pause=True))
    guest.go_on()
    guest.after(lambda: guest.open_menu("pause"))
    curtain = guest.dialog("table-paused")
    expect(curtain).to_be_visible()
    expect(guest.page.locator("[data-anchor]")).to_have_count(0)
    left = guest.heard.now["clock"]["left_ms"]
    guest.page.wait_for_timeout(1200)
    guest.after(guest.button("table-resume", curtain).click)
    expect(guest.arena).to_be_visible()
    assert guest.heard.now["clock"]["left_ms"] > left - 600


def test_with_everything_moving_nothing_breaks_and_what_moves_can_be_skipped(come: Come, address: str) -> None:
    guest = come(motion="no-preference")
    guest.sit_down(make(address, "chariots", modules=["chariots", "dragon"]))
    guest.go_on()
    cart = guest.page.locator("[data-anchor^='chariot.']").first.get_by_role("button").first
    cart.click()
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("Escape")
    guest.go_on()
    guest.page.keyboard.press("Space")
    while guest.heard.now["result"] is None and guest.heard.kind != START:
        guest.type_answer(guest.heard.options[0])
    guest.page.wait_for_timeout(600)

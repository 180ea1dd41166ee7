"""What must be known beforehand is said beforehand, and what was said at one table is not heard on another page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.matches import ROLL, asked_for, bring
from tests.browser.page import Come


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_game_of_the_day_says_before_it_begins_that_its_luck_is_chosen(come: Come, language: str, phone: bool) -> None:
    guest = come(language, phone=phone)
    guest.enter_lobby()
    chosen = guest.page.get_by_text(guest.words("lobby-unofficial-seed"))
    expect(chosen).to_have_count(0)
    guest.page.get_by_text(guest.words("lobby-preset-daily"), exact=True).first.click()
    expect(chosen).to_have_count(1)


def test_nothing_that_was_said_at_a_table_is_left_on_the_next_page(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(ROLL)))
    guest.go_on()
    said = guest.page.locator("[aria-live=polite].sr")
    expect(said.first).not_to_be_empty()
    guest.enter_lobby()
    expect(said.first).to_be_empty()

"""Several browsers at one table: a spectator sees what everybody may see and can do nothing; a second tab follows the first."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.matches import MODULES, ROLL, asked_for, bring
from tests.browser.page import Come


def test_a_spectator_sees_the_same_board_and_log_but_no_options(come: Come, address: str) -> None:
    seat = bring(address, asked_for(ROLL, MODULES))
    owner, spectator = come(), come("fr")
    owner.sit_down(seat)
    spectator.watch(seat)
    spectator.switch("en")
    expect(spectator.page.get_by_text(spectator.words("table-watching"), exact=True)).to_be_visible()
    assert spectator.enemies() == owner.enemies()
    assert spectator.written() == owner.written()
    assert spectator.heard.told == owner.heard.told
    assert spectator.heard.mine == []
    asked = spectator.heard.now["prompt"]
    assert (asked["text"], asked["options"], asked["kind"]) == (None, [], "")
    expect(spectator.primary).to_contain_text(spectator.words("table-not-yours"))
    expect(spectator.primary).to_be_disabled()
    expect(spectator.options.get_by_role("listitem")).to_have_count(0)
    expect(spectator.legal_things()).to_have_count(0)
    expect(spectator.button("table-undo")).to_have_count(0)


def test_a_spectator_cannot_act_and_follows_what_the_owner_does(come: Come, address: str) -> None:
    seat = bring(address, asked_for(ROLL, MODULES))
    owner, spectator = come(), come()
    owner.sit_down(seat)
    spectator.watch(seat)
    number = owner.heard.number
    for key in ("1", "0", "Enter", "u", "h", "Control+z"):
        spectator.page.keyboard.press(key)
    for bay in spectator.thing("set.1").all() + spectator.thing("die.D").all():
        bay.click()
    spectator.page.wait_for_timeout(300)
    assert spectator.heard.number == owner.heard.number == number
    spectator.open_menu()
    expect(spectator.menu.get_by_text(spectator.words("table-menu-resign"))).to_have_count(0)
    expect(spectator.menu.get_by_text(spectator.words("table-menu-export"))).to_have_count(0)
    spectator.page.keyboard.press("Escape")
    owner.type_answer(owner.heard.options[0])
    spectator.until(lambda: spectator.heard.number == owner.heard.number, "the spectator follows")
    spectator.settled()
    assert spectator.enemies() == owner.enemies()
    assert spectator.written() == owner.written()


def test_a_second_tab_of_the_same_seat_follows_and_may_answer(come: Come, address: str) -> None:
    seat = bring(address, asked_for(ROLL, MODULES))
    first = come()
    first.sit_down(seat)
    second = first.another_tab()
    second.watch(seat)
    assert second.board() == first.board()
    first.type_answer(first.heard.options[0])
    second.until(lambda: second.heard.number == first.heard.number, "the second tab follows")
    second.go_on()
    first.until(lambda: second.heard.number == first.heard.number, "the first tab follows")
    for tab in (first, second):
        tab.settled()
    assert second.board() == first.board()
    assert second.written() == first.written()
    assert second.options.inner_text() == first.options.inner_text()
    assert not second.complaints


def test_a_seat_is_carried_to_another_device_by_its_link(come: Come, address: str) -> None:
    desk, phone = come(), come(phone=True)
    desk.sit_down(bring(address, asked_for(ROLL)))
    shared = desk.open_menu("share")
    links = [field.input_value() for field in shared.get_by_role("textbox").all()]
    (key,) = [link for link in links if "#/seat/" in link]
    phone.page.goto(key)
    phone.until(lambda: phone.heard.mine == [0], "the phone sits in the same seat")
    expect(phone.way_out).to_contain_text(phone.words("option-stop"))
    assert "seat" not in phone.page.url  # the key does not stay in the address
    (watching,) = [link for link in links if "#/table/" in link]
    assert key.split("/")[-1] not in watching

"""A whole match from the lobby to the result: in English by mouse, on the board itself; in French by the keyboard alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.matches import ROLL, START, SWAP, WOUND, new_match
from tests.browser.page import Come, Guest

SEED = "brass lion"


def same_as_in_the_rules(guest: Guest) -> None:
    """The rules alone, given the same answers, write the same log to its last line: nothing was lost, nothing counted twice."""
    match = new_match(SEED)
    for answer in [say for by, say in guest.heard.told if by == 0]:
        match.answer(answer)
    assert [(entry.by, entry.say) for entry in match.log] == guest.heard.told
    assert match.result is not None
    assert list(match.result.winners) == guest.heard.now["result"]["winners"]


def throws_in_this_round(guest: Guest) -> int:
    now = guest.heard.now["view"]["round"]
    return sum(line["round"] == now and line["say"].startswith("reroll") for line in guest.heard.lines)


def test_in_english_a_match_is_played_by_mouse_from_the_lobby_to_the_result(come: Come) -> None:
    guest = come("en")
    guest.enter_lobby()
    guest.clock().locator("xpath=..").click()
    guest.seed.fill(SEED)
    guest.start_button.click()
    expect(guest.question).to_have_text(guest.words("prompt-opening-roll", round=1, timed="no"))
    swapped = False
    while guest.heard.now["result"] is None:
        sets = [int(say[-1]) for say in guest.heard.options if say.startswith("reroll ")]
        if guest.heard.kind == START:
            guest.after(guest.button("option-start", guest.tray, timed="no").click)
        elif guest.heard.kind == ROLL and sets and throws_in_this_round(guest) < 2:
            guest.after(guest.throw(sets[0]).click)
        elif guest.heard.kind == WOUND:
            guest.after(guest.die(guest.heard.options[0].removeprefix("exhaust ")).click)
        elif guest.heard.kind == SWAP and not swapped:
            _, white, colour = guest.heard.options[1].split()
            guest.die(white).click()
            guest.after(guest.die(colour).click)
            swapped = True
        else:
            guest.go_on()
    assert swapped
    expect(guest.result).to_be_visible()
    expect(guest.result).to_contain_text(guest.words("table-result-unofficial"))
    expect(guest.result).to_contain_text(guest.words("module-untimed"))
    same_as_in_the_rules(guest)
    last = guest.heard.now["view"]["round"]  # what decided the match happened in it, so that it is listed
    guest.result.get_by_role("button", name=guest.words("log-round", round=last)).click()
    expect(guest.region("table-replay")).to_be_visible()
    expect(guest.result).to_be_hidden()


def test_in_french_a_match_is_played_by_the_keyboard_alone(come: Come) -> None:
    guest = come("fr")
    keys = guest.page.keyboard
    guest.enter_lobby()
    guest.tab_to(guest.clocks.get_by_role("radio", checked=True))
    while not guest.clock().is_checked():
        keys.press("ArrowRight")
    guest.tab_to(guest.seed)
    keys.type(SEED)
    guest.tab_to(guest.start_button)
    keys.press("Enter")
    expect(guest.question).to_have_text(guest.words("prompt-opening-roll", round=1, timed="no"))
    keys.press("?")
    expect(guest.dialog("table-menu-keys")).to_contain_text(guest.words("table-key-primary"))
    keys.press("Escape")
    expect(guest.dialog("table-menu-keys")).to_be_hidden()

    on_the_board = 0
    while guest.heard.now["result"] is None:
        sets = [say for say in guest.heard.options if say.startswith("reroll ")]
        if guest.heard.kind == ROLL and sets and on_the_board == 0:
            guest.tab_to(guest.throw(int(sets[0][-1])))
            guest.after(lambda: keys.press("Enter"))
            on_the_board += 1
        elif guest.heard.kind == ROLL:
            guest.go_on_by_keys()
        else:
            guest.type_answer(guest.last_listed())
    assert on_the_board
    expect(guest.result).to_be_visible()
    same_as_in_the_rules(guest)
    guest.tab_to(guest.button("table-again-new", guest.result), 40)
    before = guest.heard.table
    keys.press("Enter")
    guest.until(lambda: guest.heard.table != before, "another table is set")
    expect(guest.question).to_have_text(guest.words("prompt-opening-roll", round=1, timed="no"))

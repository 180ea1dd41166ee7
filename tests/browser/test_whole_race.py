"""Three browsers, two languages, one table: a whole match of Anima, with the connection lost in the middle of a window."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.anima.scripted import Step, whole_match
from tests.browser.matches import post_table
from tests.browser.page import Come, Guest
from tests.browser.test_connection import Cable

SEED = 13
AT_ONCE = {"reaction_floor": 0, "reaction_timeout": 0}
COMPANY = (("person", "Ann"), ("person", "Béa"), ("person", "Cid"))
LANGUAGES = ("en", "fr", "en")


def give(guest: Guest, step: Step) -> None:
    """The answer, by its number in the list; in a window the table goes on only when all have answered."""
    guest.until(lambda: step.say in guest.heard.options and asked(guest) == step.seat, f"{step.seat} is asked for {step.say}")
    guest.settled()
    before = (guest.heard.number, guest.heard.options)
    if step.say in guest.listed():
        guest.choose_and_enter(step.say)
    else:
        guest.page.keyboard.press("Enter" if guest.primary.get_attribute("data-main") == "gold" else "0")
    guest.until(lambda: (guest.heard.number, guest.heard.options) != before and guest.heard.owed == 0, f"{step.say} is taken")


def asked(guest: Guest) -> int | None:
    return (guest.heard.now.get("prompt") or {}).get("seat")


def test_three_browsers_play_a_whole_match_and_one_is_cut_off_in_the_middle_of_a_window(come: Come, address: str) -> None:
    steps = whole_match(SEED, 3, **AT_ONCE)
    cut_at = next(number for number, step in enumerate(steps) if step.window)
    seats = post_table(address, {"game": "anima", "mode": "standard", "options": AT_ONCE, "seed": str(SEED)}, COMPANY)
    guests = [come(language, likes={"confirm": "never", "speed": 0}, game="anima") for language in LANGUAGES]
    cables = [Cable(guest) for guest in guests]
    for guest, seat in zip(guests, seats, strict=True):
        guest.sit_down(seat)
    for number, step in enumerate(steps):
        guest = guests[step.seat]
        if number == cut_at:
            guest.until(lambda: asked(guest) == step.seat and step.say in guest.heard.options, "the window is open")  # noqa: B023
            question = guest.question.inner_text()
            cables[step.seat].cut()
            expect(guest.reconnecting).to_be_visible()
            cables[step.seat].mend()
            expect(guest.reconnecting).to_be_hidden()
            assert guest.question.inner_text() == question
        give(guest, step)
    for guest in guests:
        guest.until(lambda: guest.heard.now["result"] is not None, "the match is over")  # noqa: B023
        expect(guest.page.get_by_role("dialog")).to_be_visible()
    told = [[(by, say) for by, say in guest.heard.told if by == seat] for seat, guest in enumerate(guests)]
    for seat in range(3):  # what one has said stands in the own log, once each
        said = [say for _, say in told[seat] if say != "pass"]
        assert said == [step.say for step in steps if step.seat == seat and step.say != "pass"]

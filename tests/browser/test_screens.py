"""Pictures of the main screens, for people to look at: artifacts/screens holds both sizes, languages and themes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.matches import MODULES, ROLL, START, WOUND, Seat, asked_for, bring, game, lost
from tests.browser.page import Come

SCREENS = Path(__file__).parents[2] / "artifacts" / "screens"


@pytest.fixture(scope="module")
def seats(address: str) -> dict[str, Seat]:
    """A table for each picture: dice on the table, blows that fell, a wound to answer, a match that is lost."""
    return {
        "roll": bring(address, asked_for(ROLL, MODULES)),
        "resolution": bring(address, after_the_blows()),
        "wound": bring(address, asked_for(WOUND)),
        "result": bring(address, lost(MODULES)),
    }


def after_the_blows() -> str:
    """The beginning of the second round: how the first came out is still on the table."""
    match = game().load(asked_for(ROLL, MODULES, "resolution"))
    while not (match.prompt and match.prompt.kind == START):
        match.answer("stop" if match.prompt.kind == ROLL else match.prompt.options[0].notation)
    return match.save()


@pytest.mark.parametrize(
    ("phone", "language", "theme"),  # half of the eight: any two of these go together somewhere
    [(False, "en", "dark"), (False, "fr", "light"), (True, "en", "light"), (True, "fr", "dark")],
)
def test_the_main_screens_are_pictured(come: Come, seats: dict[str, Seat], phone: bool, language: str, theme: str) -> None:
    guest = come(language, phone=phone, likes={"theme": theme})
    size, light = "390" if phone else "1440", {"dark": "night", "light": "paper"}[theme]

    def picture(name: str) -> None:
        guest.settled()
        SCREENS.mkdir(parents=True, exist_ok=True)
        guest.page.screenshot(path=SCREENS / f"{name}-{size}-{language}-{light}.png")

    guest.enter_lobby()
    picture("lobby")
    for name, seat in seats.items():
        guest.sit_down(seat)
        if name == "result":
            expect(guest.result).to_be_visible()
        picture(name)
        if phone and name in ("roll", "wound", "resolution"):
            guest.tab("dice").tap()
            picture(f"{name}-dice")
        if phone and name == "roll":
            guest.tab("log").tap()
            picture(f"{name}-log")

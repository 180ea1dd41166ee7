"""Shared by the browser tests: a real server with the built pages, a Chromium, and guests who must have no complaint."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import web_build
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.chromium import MISSING, chromium
from tests.browser.page import PATIENCE, Come, Guest
from tests.browser.words import GAME

REPOSITORY = Path(__file__).parents[2]
SECONDS_FOR_A_TEST = 300
expect.set_options(timeout=PATIENCE * 1000)
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
# the real server, except that bots and hints take their time elsewhere
SERVE = """
import sys
from ludarium.server import advice, bots
from ludarium.server.run import Settings, serve
bots.BOT_PAUSE, advice.SECONDS = 0.05, 0.1
many = Settings(tables=100_000, connections=10_000)
serve("127.0.0.1", 0, True, sys.argv[1], False, lambda address: print(address, flush=True), many)
"""
# Of several lists of what to leave out Chromium reads only the last, so Playwright's is repeated. The two at the end draw what
# hangs below the address bar, in a window that nobody sees: a second page behind every page, which costs as much as ours.
LEFT_OUT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
)  # fmt: skip
LIKE = """
if (!localStorage.getItem("ludarium.settings")) localStorage.setItem("ludarium.settings", JSON.stringify(SETTINGS));
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """These tests come last: they are slow, and as long as Playwright runs nobody else in the process has an event loop. Whole
    matches are first among them, lest one worker be still at play when the other has nothing left."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.timeout(SECONDS_FOR_A_TEST))
    items.sort(key=lambda item: (here in item.path.parents, not item.path.name.startswith("test_whole")))


@contextmanager
def serving(folder: Path, surroundings: Mapping[str, str] | None = None) -> Iterator[str]:
    """The address of a server in a process of its own, as `ludarium serve` runs it, that must never fail."""
    web_build.build(REPOSITORY)
    said = folder / "said"
    with said.open("w") as errors:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, f"sqlite:///{folder / 'tables.sqlite'}"],
            stdout=subprocess.PIPE, stderr=errors, text=True, env=surroundings,
        )  # fmt: skip
    try:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        assert address, said.read_text()
        yield address
    finally:
        server.terminate()
        server.wait(20)
    assert said.read_text() == "", "the server had something to complain of"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the pages are."""
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = chromium()
    if found is None:
        pytest.skip(MISSING)
    root = hasattr(os, "geteuid") and os.geteuid() == 0  # whom Chromium's sandbox does not serve
    more = [f"--disable-features={','.join(LEFT_OUT)}", *(["--no-sandbox"] if root else [])]
    return {**browser_type_launch_args, "executable_path": found, "args": [*browser_type_launch_args.get("args", []), *more]}


class Wardrobe:
    """The browsers of guests who have gone. The next one who comes like them gets one that remembers nothing but the files of the
    pages, which are most of the work of a visit."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.hanging: dict[str, list[BrowserContext]] = {}

    def put_on(self, language: str, phone: bool, motion: Any, likes: str) -> BrowserContext:
        hands: Any = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {"viewport": DESK}
        context = self.browser.new_context(locale={"en": "en-GB", "fr": "fr-FR"}[language], reduced_motion=motion, **hands)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(LIKE.replace("SETTINGS", likes))
        return context

    def take(self, size: str) -> BrowserContext | None:
        hanging = self.hanging.get(size)
        return hanging.pop() if hanging else None

    def hang_up(self, size: str, context: BrowserContext) -> None:
        for page in context.pages:
            page.close()
        self.hanging.setdefault(size, []).append(context)


@pytest.fixture(scope="session")
def wardrobe(browser: Browser) -> Wardrobe:
    return Wardrobe(browser)


@pytest.fixture
def come(wardrobe: Wardrobe, address: str) -> Iterator[Come]:
    """`come("fr", phone=True)` is somebody with a browser of their own; `fresh`: that has never seen a page, or is left changed.
    In the end nobody may have had a complaint."""
    guests: list[Guest] = []
    left: list[tuple[str, BrowserContext]] = []

    def arrive(
        language: str = "en", phone: bool = False, motion: str = "reduce", likes: dict[str, Any] | None = None, game: str = GAME,
        fresh: bool = False,
    ) -> Guest:  # fmt: skip
        size = json.dumps([address, language, phone, motion, likes])
        worn = None if fresh else wardrobe.take(size)
        context = worn or wardrobe.put_on(language, phone, motion, json.dumps(likes or {}))
        left.append(("fresh" if fresh else size, context))
        guest = Guest(context, address, language, game)
        if worn is not None:
            guest.forget()
        guests.append(guest)
        return guest

    yield arrive
    complaints = {number: guest.unforgiven() for number, guest in enumerate(guests) if guest.unforgiven()}
    for size, context in left:
        if size == "fresh":
            context.close()
        else:
            wardrobe.hang_up(size, context)
    assert not complaints

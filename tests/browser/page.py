"""Everything the tests touch on a page, by role, name or stable attribute: whatever is renamed tomorrow changes here only."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from time import monotonic
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, WebSocket, expect

from tests.browser.matches import Seat
from tests.browser.words import GAME, words

PATIENCE = 60.0  # seconds for something that must happen, also where the machine has a lot to do besides
SECOND_THOUGHT_MS = 260  # a confirmation sooner than this counts as the second half of a double click
TABS = {
    "log": "table-tab-log", "board": "table-board",
    "arena": "board-arena", "dice": "board-dice",  # of Proving
    "map": "board-part-map", "hand": "board-part-hand",  # of Hara and Anima
}  # fmt: skip
MEASURED = "button, a[href], input, select, textarea, summary, [role=button], [role=switch]"


class Heard:
    """What the server told a page over its socket: so a test knows when an answer was taken, and what should be on screen."""

    def __init__(self, page: Page) -> None:
        self.table = ""
        self.now: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.mine: list[int] = []
        self.refused: list[dict[str, Any]] = []
        self.looked: list[int] = []  # moments of the past that the page asked for
        self.owed = 0  # requests that have no answer yet
        self.deeds = 0  # requests that may change a match
        page.on("websocket", self._opened)

    @property
    def number(self) -> int:
        return self.now.get("number", -1)

    @property
    def kind(self) -> str:
        return (self.now.get("prompt") or {}).get("kind", "")

    @property
    def options(self) -> list[str]:
        return [option["say"] for option in (self.now.get("prompt") or {}).get("options", [])]

    @property
    def told(self) -> list[tuple[object, str]]:
        """The log as who said what."""
        return [(line["by"], line["say"]) for line in self.lines]

    def _opened(self, socket: WebSocket) -> None:
        table = socket.url.split("/")[-2]
        self.owed = 0
        socket.on("framereceived", lambda frame: self._received(table, json.loads(frame)))
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))

    def _sent(self, request: dict[str, Any]) -> None:
        if request["t"] == "look":
            self.looked.append(request["at"])
        deed = request["t"] in ("answer", "undo", "redo", "pause")
        self.owed += deed
        self.deeds += deed

    def _received(self, table: str, event: dict[str, Any]) -> None:
        match event["t"]:
            case "table":
                self.table, self.now, self.lines, self.mine = table, event["now"], event["lines"], event["mine"]
            case "news":
                self.now, self.lines = event["now"], self.lines[: event["keep"]] + event["lines"]
            case "done":
                self.owed -= 1
            case "refused":
                self.owed = max(0, self.owed - 1)
                self.refused.append(event)


class Guest:
    """Somebody with a browser: a page, the language it speaks, and whatever it complained of."""

    def __init__(self, context: BrowserContext, address: str, language: str, game: str = GAME) -> None:
        self.context, self.address, self.words = context, address, words(language, game)
        self.complaints: list[str] = []
        self.forgiven: list[str] = []  # patterns of complaints that belong to the test
        self.only_looks = False
        self.page = context.new_page()
        self.heard = Heard(self.page)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"page error: {error} {error.stack or ''}"))
        self.page.on("request", lambda request: self._asked(request.url))
        self.page.on("response", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _asked(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"a request left the house: {url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status} for {response.url}")

    def unforgiven(self) -> list[str]:
        if self.only_looks and self.heard.deeds:
            return ["somebody who was only to look has played at a table that others look at"]
        return [each for each in self.complaints if not any(re.search(pattern, each) for pattern in self.forgiven)]

    def forget(self) -> None:
        """Everything that pages have kept in this browser."""
        session = self.context.new_cdp_session(self.page)
        here = {"origin": self.address.rstrip("/"), "storageTypes": "cookies,local_storage,indexeddb"}
        session.send("Storage.clearDataForOrigin", here)
        session.detach()

    def in_language(self, language: str) -> None:
        """From now on the page is read in another language."""
        self.words = words(language, self.words.game)

    def switch(self, language: str) -> None:
        """By the button on the page."""
        self.language_button(language).first.click()
        self.in_language(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.settled()

    def another_tab(self) -> Guest:
        return Guest(self.context, self.address, self.words.language, self.words.game)

    # -- ways ----------------------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def enter_lobby(self) -> None:
        self.go("#/")
        expect(self.start_button).to_be_visible()

    def sit_down(self, seat: Seat, path: str = "") -> None:
        """At a table of mine, by the key to the seat."""
        self.only_looks |= seat.shared
        self.go(seat.key)
        self.until(lambda: self.heard.table == seat.table, "the table is here")
        if path:
            self.go(f"#/table/{seat.table}{path}")
        expect(self.page.locator("main").first).to_be_visible()
        expect(self.prompt.or_(self.region("table-replay"))).to_be_visible()

    def watch(self, seat: Seat) -> None:
        self.go(f"#/table/{seat.table}")
        self.until(lambda: self.heard.table == seat.table, "the table is here")
        expect(self.prompt).to_be_visible()

    @property
    def desk(self) -> bool:
        return (self.page.viewport_size or {"width": 0})["width"] > 1024

    # -- waiting -------------------------------------------------------------------------------------------------------

    def until(self, happened: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
        end = monotonic() + seconds
        while not happened():
            assert monotonic() < end, f"it did not happen in time: {what}"
            self.page.wait_for_timeout(15)

    def settled(self) -> None:
        """Everything heard is on the screen."""
        self.page.evaluate(DRAWN)

    def at_rest(self) -> None:
        """And nothing fades or slides any more: what goes on for ever does not count."""
        self.settled()
        self.page.wait_for_function(RESTS)

    def after(self, deed: Callable[[], object]) -> None:
        """Do something that changes the match, and wait until it has. Not before the last such thing is acknowledged: until then
        the page takes no other answer."""
        self.until(lambda: self.heard.owed == 0, "what was done before is acknowledged")
        self.settled()
        before = self.heard.number
        deed()
        self.until(lambda: self.heard.number > before and self.heard.owed == 0, "the table went on")
        self.settled()

    # -- finding -------------------------------------------------------------------------------------------------------

    def region(self, id: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("region", name=self.words(id, **arguments), exact=True)

    def button(self, id: str, within: Locator | None = None, **arguments: str | int) -> Locator:
        return (within or self.page).get_by_role("button", name=self.words(id, **arguments), exact=True)

    def link(self, id: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.words(id, **arguments), exact=True)

    def dialog(self, id: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("dialog", name=self.words(id, **arguments))

    # -- the lobby -----------------------------------------------------------------------------------------------------

    @property
    def start_button(self) -> Locator:
        return self.button("lobby-start")

    @property
    def seed(self) -> Locator:
        return self.page.get_by_label(self.words("lobby-seed"), exact=True)

    @property
    def clocks(self) -> Locator:
        return self.page.get_by_role("radiogroup", name=self.words("lobby-clock"))

    def clock(self, id: str = "lobby-clock-off") -> Locator:
        return self.clocks.get_by_role("radio", name=self.words(id))

    def module(self, id: str) -> Locator:
        return self.page.get_by_role("switch", name=self.words(f"module-{id}"), exact=True)

    def language_button(self, language: str) -> Locator:
        return self.page.get_by_role("button", name={"en": "English", "fr": "Français"}[language], exact=True)

    # -- the table -----------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.region("table-prompt")

    @property
    def question(self) -> Locator:
        return self.prompt.get_by_role("heading")

    @property
    def corner(self) -> Locator:
        """Where answers are given: the main button, what it brings, and the way out."""
        return self.region("table-answer")

    @property
    def primary(self) -> Locator:
        """The large button that never moves: gold if it answers, warning if it asks back, else calm."""
        return self.corner.locator("[data-main]")

    @property
    def way_out(self) -> Locator:
        """What ends, passes or declines."""
        return self.corner.locator("[data-out]")

    @property
    def tidings(self) -> Locator:
        """What has just happened, on the board."""
        return self.page.get_by_role("list", name=self.words("table-tidings"), exact=True).get_by_role("listitem")

    @property
    def options(self) -> Locator:
        return self.region("table-options")

    @property
    def all_options(self) -> Locator:
        """All of them, where the strip has no room."""
        return self.region("table-options-all")

    @property
    def log(self) -> Locator:
        return self.region("table-log")

    def open_log(self) -> Locator:
        """On a desk it lies over the board, on a phone it has a tab."""
        if not self.log.is_visible():
            (self.rail if self.desk else self.page.get_by_role("navigation")).get_by_role(
                "button", name=self.words("table-log")
            ).click()
        expect(self.log).to_be_visible()
        return self.log

    @property
    def rail(self) -> Locator:
        return self.page.get_by_role("complementary", name=self.words("table-side"))

    @property
    def log_lines(self) -> Locator:
        return self.log.get_by_title(self.words("table-log-look"))

    def log_entry(self, text: str) -> Locator:
        """A line of the log with what belongs to it."""
        look = self.page.get_by_title(self.words("table-log-look")).filter(has_text=text)
        return self.log.get_by_role("listitem").filter(has=look).first

    @property
    def arena(self) -> Locator:
        return self.region("board-arena")

    @property
    def tray(self) -> Locator:
        return self.region("board-dice")

    @property
    def menu(self) -> Locator:
        return self.dialog("table-menu")

    @property
    def result(self) -> Locator:
        return self.dialog("table-outcome-lost")

    @property
    def reconnecting(self) -> Locator:
        return self.page.get_by_text(self.words("table-reconnecting"))

    @property
    def timer(self) -> Locator:
        return self.page.get_by_role("timer")

    def option(self, say: str) -> Locator:
        """The answer as it is numbered, in the strip or in the list of all."""
        return self.page.locator(f'section.options [data-say="{say}"] button').first

    def thing(self, anchor: str) -> Locator:
        """A thing on the board, by the name the rules have for it."""
        return self.page.locator(f'[data-anchor~="{anchor}"]')

    def throw(self, value: int) -> Locator:
        """The button that throws the set of this value again."""
        return self.thing(f"set.{value}").locator("button[data-legal]").last

    def die(self, name: str) -> Locator:
        return self.page.locator(f'button[data-anchor="die.{name}"]').first

    def card_of(self, slot: int) -> Locator:
        return self.thing(f"slot.{slot}").get_by_role("button").first

    def legal_things(self) -> Locator:
        return self.page.locator("[data-legal]")

    def tab(self, name: str) -> Locator:
        """A tab on the phone: the log, or a part of the board."""
        tabs = self.page.get_by_role("navigation", name=self.words("table-tabs"))
        return tabs.get_by_role("button", name=self.words(TABS[name]), exact=True)

    def open_menu(self, item: str = "") -> Locator:
        self.button("table-menu").click()
        if item:
            self.menu.get_by_role("button", name=self.words(f"table-menu-{item}")).first.click()
        return self.page.locator("dialog[open]").last

    def ask_why_a_single_stays(self) -> Locator:
        """Where the reason is told."""
        pool = [die["value"] for die in self.heard.now["view"]["pool"]]
        single = next(value for value in pool if pool.count(value) == 1)
        self.button("board-stays-name", value=single).click()
        return self.page.get_by_role("status", name=self.words("table-why-not"))

    # -- what it looks like ----------------------------------------------------------------------------------------------

    def enemies(self) -> list[str]:
        return [text.replace("\n", " ") for text in self.arena.get_by_role("article").all_inner_texts()]

    def board(self) -> str:
        """The whole board as a screen reader finds it."""
        return "\n".join([self.arena.aria_snapshot(), self.tray.aria_snapshot()])

    def written(self) -> list[str]:
        """The lines of the log as they can be read."""
        self.open_log()
        return [" ".join(text.split()) for text in self.log_lines.all_inner_texts()]

    # -- answering -----------------------------------------------------------------------------------------------------

    def go_on(self, how: Callable[[Locator], object] = Locator.click) -> None:
        """By gold, where something is gold; else by the way out, also if that asks back."""
        before, warned = self.heard.number, self.corner.locator("[data-main=warn]")

        def press() -> None:
            if self.primary.get_attribute("data-main") == "gold":
                how(self.primary)
                return
            how(self.way_out)
            self.until(lambda: self.heard.number > before or warned.is_visible(), "the answer counts, or is asked about")
            if self.heard.number == before and warned.is_visible():
                self.page.wait_for_timeout(SECOND_THOUGHT_MS)
                how(warned)

        self.after(press)

    def go_on_by_keys(self) -> None:
        """Enter takes gold, 0 is the way out."""
        gold = self.primary.get_attribute("data-main") == "gold"
        self.go_on(lambda _button: self.page.keyboard.press("Enter" if gold else "0"))

    def give(self, say: str, how: Callable[[Locator], object] = Locator.click) -> None:
        """An answer by its cell; where the click only chooses it, by the main button."""
        self.until(lambda: say in self.heard.options, f"{say} can be answered")
        self.settled()
        if say not in self.listed():
            return self.go_on(how)
        self.press(self.option(say), how)

    def press(self, thing: Locator, how: Callable[[Locator], object] = Locator.click) -> None:
        """Something on the board, or a cell; where that only chooses an answer, the main button gives it."""
        before = self.heard.number

        def press() -> None:
            how(thing)
            gold = self.corner.locator("[data-main=gold]")
            self.until(lambda: self.heard.number > before or self.heard.owed or gold.is_visible(), "it is given or chosen")
            if self.heard.number == before and not self.heard.owed:
                how(gold)

        self.after(press)

    def number_of(self, say: str) -> int:
        """Of an answer, as it stands on the board: ways out have no number."""
        offered = self.heard.now["prompt"]["options"]
        outs = [each for each in offered if each["role"] in ("pass", "decline", "end")]
        return [each["say"] for each in offered if each not in outs[:1]].index(say) + 1

    def listed(self) -> list[str]:
        """The answers as they are numbered."""
        more = self.options.locator(".more button")
        if more.count() and more.get_attribute("aria-expanded") == "false":
            more.click()
        shown = self.all_options if more.count() else self.options
        return shown.locator("li[data-say]").evaluate_all("(rows) => rows.map((row) => row.dataset.say)")

    def last_listed(self) -> str:
        """Of answers that lead to equal tables only one is listed: the last one that is offered may stand behind another."""
        self.until(lambda: self.listed() and set(self.listed()) <= set(self.heard.options), "the answers are listed")
        return self.listed()[-1]

    def type_number(self, number: int) -> None:
        """The page waits half a second for a second digit: however slow the machine is, both are pressed within it."""
        if number < 10:
            return self.page.keyboard.press(str(number))
        self.page.evaluate(PRESS, list(str(number)))

    def type_answer(self, say: str) -> None:
        """By keys alone: what is listed is numbered, without gaps, and Enter takes it."""
        self.until(lambda: say in self.heard.options and (say in self.listed() or self.way_out.is_visible()), f"{say} is there")
        if say not in self.listed():
            return self.go_on_by_keys()
        self.after(lambda: self.choose_and_enter(say))

    def choose_and_enter(self, say: str) -> None:
        """Its number, then Enter, when it is chosen."""
        self.type_number(self.listed().index(say) + 1)
        expect(self.page.locator(f'section.options [data-say="{say}"] button[aria-pressed=true]').first).to_be_visible()
        self.page.keyboard.press("Enter")

    def tab_to(self, wanted: Locator, most: int = 80) -> None:
        """By the Tab key alone, as somebody without a mouse must."""
        for _ in range(most):
            if wanted.count() and wanted.first.evaluate("(element) => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")

    # -- measuring -------------------------------------------------------------------------------------------------------

    def too_small(self, least: float = 44) -> list[str]:
        """Everything that can be pressed and is smaller than a finger; words in a sentence are as high as the sentence."""
        return self.page.evaluate(SMALL, [MEASURED, least])

    def cut_off(self) -> list[str]:
        """Everything that can be pressed and lies beyond the edge of the screen, where nothing scrolls towards it."""
        return self.page.evaluate(CUT_OFF, MEASURED)

    def scrolls_sideways(self) -> bool:
        return self.page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")

    def readable(self) -> list[str]:
        """Every text that can be read or heard on the page, except what is meant to be in another language."""
        return self.page.evaluate(READABLE)


DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"
PRESS = """(digits) => {
  const here = document.activeElement ?? document.body;
  const pressed = (key) => new KeyboardEvent("keydown", { key, code: `Digit${key}`, bubbles: true, cancelable: true });
  for (const key of digits) here.dispatchEvent(pressed(key));
}"""
RESTS = """() => document.getAnimations().every((one) =>
  one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity)"""

Come = Callable[..., Guest]  # `come("fr", phone=True)`: the fixture that gives a guest

SMALL = """([pressed, least]) => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const top = document.querySelector("dialog:modal");
  const found = [];
  for (const element of document.querySelectorAll(pressed)) {
    const thing = element.matches("input") ? (element.closest("label") ?? element) : element;
    if (!seen(thing) || thing.closest(".sr, [inert]") || (top && !top.contains(thing))) continue;
    if (getComputedStyle(thing).display === "inline") continue;
    const { x, y, width, height } = thing.getBoundingClientRect();
    if (width === 0 || height === 0 || y + height < 0 || x + width < 0) continue;
    if (width + 0.5 < least || height + 0.5 < least) {
      const name = thing.getAttribute("aria-label") ?? thing.textContent.trim().slice(0, 40);
      found.push(`${Math.round(width)}x${Math.round(height)} ${thing.localName}.${thing.className} "${name}"`);
    }
  }
  return found;
}"""

CUT_OFF = """(pressed) => {
  const found = [];
  for (const thing of document.querySelectorAll(pressed)) {
    if (!thing.checkVisibility({ visibilityProperty: true }) || thing.closest(".sr") || thing.matches(".skip")) continue;
    const { left, right, width } = thing.getBoundingClientRect();
    if (width === 0 || (left > -1 && right < innerWidth + 1)) continue;
    const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth;
    let scroller = thing.parentElement;
    while (scroller && !scrolls(scroller)) scroller = scroller.parentElement;
    const box = scroller?.getBoundingClientRect();
    if (box && box.left > -1 && box.right < innerWidth + 1 && scroller !== document.scrollingElement) continue;
    const name = thing.getAttribute("aria-label") ?? thing.textContent.trim();
    found.push(`${Math.round(left)}..${Math.round(right)} ${thing.localName}.${thing.className} "${name}"`);
  }
  return found;
}"""

READABLE = """() => {
  const language = document.documentElement.lang;
  const own = (element) => (element.closest("[lang]")?.lang ?? language) === language;
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    if (element.closest("script, style") || !own(element) || !seen(element)) continue;
    if (element.closest("[aria-live]") && element.classList.contains("sr")) continue; // what was said stays said
    if (node.data.trim()) found.add(node.data.trim());
  }
  const names = ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "aria-description"];
  for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join())) {
    if (!own(element) || !seen(element)) continue;
    for (const name of names) if (element.getAttribute(name)?.trim()) found.add(element.getAttribute(name).trim());
  }
  found.add(document.title);
  return [...found];
}"""

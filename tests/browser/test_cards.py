"""The page of a card: every card of every title, in both languages, says everything in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ludarium import registry
from ludarium.core.text import LANGUAGES
from tests.browser.matches import post_table
from tests.browser.page import Come

TITLES = tuple(info.id for info in registry.games())
# an object as text, a field or an id with an underscore, an id behind a colon, a message without its words, a hole in a sentence
RAW = re.compile(
    r"\[object|\w_\w|\b[a-z]+:[a-z]|\b(verb|fact|printed|kind|board|table|world|type|timing)-[a-z]|[{}$]|\bundefined\b|\bnull\b"
)


@pytest.mark.parametrize("game", TITLES)
def test_every_card_is_told_in_words(come: Come, address: str, game: str):
    guest = come(game=game)
    (seat, *_) = post_table(address, {"game": game, "seed": "cards"})
    guest.sit_down(seat)
    sockets: list[str] = []
    guest.page.on("websocket", lambda socket: sockets.append(socket.url))
    for language in LANGUAGES:
        guest.go(f"#/table/{seat.table}")
        guest.switch(language)
        names = [(card.id, card.name.text(language)) for card in registry.game(game).pack.cards]
        assert unsaid(game, language, guest.page.evaluate(READ_EVERY_CARD, [seat.table, names])) == {}
    assert sockets == [], "whoever reads a card stays at the table"


def unsaid(game: str, language: str, pages: dict[str, str]) -> dict[str, str]:
    """What is missing on the page of a card, or stands there raw."""
    title, wrong = registry.game(game), {}
    lie_open = [each["id"] for each in title.new(seed=1).view(0).get("read", [])]  # of a story, once the match has begun
    for card in title.pack.cards:
        told = pages[card.id]
        if found := RAW.search(told):
            wrong[card.id] = told[max(0, found.start() - 20) : found.end() + 20]
        flat = " ".join(told.split()).casefold()
        if card.secret and card.id not in lie_open:  # what is still to come has its name alone
            if title.text(card.flavour, language).casefold() in flat:
                wrong[card.id] = "it tells a secret"
            continue
        parts = title.printed(card)
        for part in (*parts.values, *parts.text):
            for said in (part.label, *part.says):
                text = " ".join(title.text(said, language).split()).casefold()
                if text not in flat:
                    wrong[card.id] = f"it does not say: {text}"
        if title.text(card.flavour, language).casefold().split()[0] not in flat:
            wrong[card.id] = "its flavour is missing"
    return wrong


# one card after the other inside the page: hundreds of ways to and fro would cost more than the cards themselves
READ_EVERY_CARD = """async ([table, names]) => {
  const soon = () => new Promise((next) => setTimeout(next));
  const sheet = () => document.querySelector("dialog[open]");
  const title = () => document.getElementById(sheet()?.getAttribute("aria-labelledby"))?.innerText.trim();
  const told = {};
  for (const [id, name] of names) {
    const gone = new Promise((next) => addEventListener("hashchange", next, { once: true }));
    location.hash = `#/table/${table}/card/${id}`;
    await gone;
    do await soon(); while (!sheet()); // before the first one the cards have to come
    if (title() !== name) throw new Error(`the page of ${id} is called ${title()}, not ${name}`);
    told[id] = sheet().innerText;
  }
  return told;
}"""


def test_the_page_of_a_monster_says_what_the_mode_adds(come: Come, address: str):
    guest = come(game="hara")
    (seat, *_) = post_table(address, {"game": "hara", "mode": "plowshares", "seed": "cards"})
    guest.sit_down(seat)
    printed = {card.id: card.facts.get("keywords", []) for card in registry.game("hara").pack.cards}

    def given() -> list[str]:
        lying = guest.heard.now["view"]["cards"]
        armored = [each["card"] for each in lying if "armored" in each.get("keywords", ())]
        return [id for id in armored if all(phrase.id != "verb-armored" for phrase in printed[id])]

    guest.until(lambda: guest.heard.now.get("view") is not None, "the table is dealt")
    assert given(), "in this mode every Monster on a token is ARMORED"
    guest.go(f"#/table/{seat.table}/card/{given()[0]}")
    expect(guest.page.locator("dialog[open]")).to_contain_text("ARMORED")

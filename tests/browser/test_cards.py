"""The page of a card: every card of every title, in both languages, says everything in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ludarium import registry
from ludarium.core.text import LANGUAGES
from tests.browser.matches import post_table
from tests.browser.page import Come

TITLES = ("proving", "hara", "anima")
# an object as text, a field or an id with an underscore, an id behind a colon, a message without its words, a hole in a sentence
RAW = re.compile(
    r"\[object|\w_\w|\b[a-z]+:[a-z]|\b(verb|fact|printed|kind|board|table|world|type|timing)-[a-z]|[{}$]|\bundefined\b|\bnull\b"
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_every_card_is_told_in_words(come: Come, address: str, game: str, language: str):
    guest = come(language, game=game)
    (seat, *_) = post_table(address, {"game": game, "seed": "cards"})
    guest.sit_down(seat)
    title, wrong = registry.game(game), {}
    names = [(card.id, card.name.text(language)) for card in title.pack.cards]
    pages = guest.page.evaluate(READ_EVERY_CARD, [seat.table, names])
    for card in title.pack.cards:
        told = pages[card.id]
        if found := RAW.search(told):
            wrong[card.id] = told[max(0, found.start() - 20) : found.end() + 20]
        flat = " ".join(told.split()).casefold()
        parts = title.printed(card)
        for part in (*parts.values, *parts.text):
            for said in (part.label, *part.says):
                text = " ".join(title.text(said, language).split()).casefold()
                assert text in flat, f"{card.id} does not say: {text}"
        assert title.text(card.flavour, language).casefold().split()[0] in flat
    assert not wrong


# one card after the other inside the page: hundreds of ways to and fro would cost more than the cards themselves
READ_EVERY_CARD = """async ([table, names]) => {
  const until = async (what, reached) => {
    for (const end = performance.now() + 60000; !reached(); await new Promise((next) => setTimeout(next)))
      if (performance.now() > end) throw new Error(what);
  };
  const sheet = () => document.querySelector("dialog[open]");
  const title = () => document.getElementById(sheet()?.getAttribute("aria-labelledby"))?.innerText.trim();
  const told = {};
  for (const [id, name] of names) {
    location.hash = `#/table/${table}/card/${id}`;
    await until(`the page of ${id} is called ${name}`, () => title() === name);
    told[id] = sheet().innerText;
    sheet().close();
    await until(`the page of ${id} is closed`, () => !sheet());
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

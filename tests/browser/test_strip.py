"""Answers beside the question say what they bring; what does not fit is one press away; log, rules and moments of late open from
the edge and never cover question or answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludarium import registry
from ludarium.core.match import Match
from tests.browser.matches import MODULES, ROLL, WOUND, asked_for, bring
from tests.browser.page import Come, Guest
from tests.browser.test_anima import ANSWER, brought_to
from tests.browser.test_hara import HIT
from tests.browser.test_hara import brought_to as hara_at
from tests.browser.test_main_button import TITLES, asked

PLACES = """() => [...document.querySelectorAll(".options li, [data-main]")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
OVERFLOWS = """() => [...document.querySelectorAll(".options li")].filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""


def at(come: Come, address: str, game: str, language: str = "en", **arguments: bool) -> Guest:
    file = {"proving": lambda: asked_for(ROLL, MODULES), "anima": lambda: brought_to(ANSWER)}.get(
        game, lambda: asked(game, "plain")
    )
    guest = come(language, game=game, **arguments)
    guest.sit_down(bring(address, file()))
    return guest


# -- what answers bring ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hit_says_what_it_does_before_it_is_chosen(come: Come, address: str, language: str) -> None:
    guest = come(language, game="hara")
    guest.sit_down(bring(address, hara_at("plowshares", HIT)))
    for option in guest.heard.now["prompt"]["options"]:
        told = option["text"]["with"]
        words = guest.words("board-brings-strikes", n=told["damage"])
        expect(guest.page.locator(f'.options [data-say="{option["say"]}"] .brings')).to_contain_text(words)


def test_numbers_that_an_answer_shows_are_those_of_the_table_afterwards(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(WOUND)))
    health = guest.heard.now["view"]["health"]["at"]
    guest.page.keyboard.press("1")
    expect(guest.primary).to_contain_text(guest.words("table-change", by="+1", what=guest.words("counted-wounds", n=1)))
    guest.after(guest.primary.click)
    assert guest.heard.now["view"]["health"]["at"] == health + 1


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", TITLES)
def test_cells_keep_their_place_while_they_fill_in(
    come: Come, address: str, game: str, language: str, size: tuple[int, int]
) -> None:
    guest = come(language, game=game)
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.add_init_script("window.places = []; setInterval(() => window.places.push((" + PLACES + ")()), 8)")
    file = asked_for(ROLL, MODULES) if game == "proving" else asked(game, "plain", "rival" if game == "anima" else None)
    guest.sit_down(bring(address, file))
    guest.at_rest()
    guest.page.wait_for_timeout(400)
    final = guest.page.evaluate(PLACES)
    seen = [each for each in guest.page.evaluate("() => window.places") if len(each) == len(final)]
    assert len(final) > 1
    assert all(each == final for each in seen[len(seen) // 2 :])
    assert guest.page.evaluate(OVERFLOWS) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_one_die_is_drawn_as_six_faces_with_what_each_brings(come: Come, address: str, language: str) -> None:
    """A-99: the table of the Area says it."""
    guest = come(language, game="anima")
    guest.sit_down(bring(address, brought_to("explores", fits=of_few_answers)))
    view = guest.heard.now["view"]
    here = next(each["card"] for each in view["areas"] if view["you"] in each["parties"])
    results = next(card for card in registry.game("anima").pack.cards if card.id == here).facts["explore"]
    shown = guest.page.locator('.options [data-say="explore"] .faces small').all_inner_texts()
    assert [each.strip() for each in shown] == [words_of(guest, each) for each in results]
    assert guest.page.evaluate(OVERFLOWS) == []


def of_few_answers(match: Match) -> bool:
    """So that there is room for faces."""
    return match.prompt is not None and len(match.prompt.options) <= 3


def words_of(guest: Guest, result: object) -> str:
    return (
        guest.words("board-fate-encounters", n=int(str(result))) if str(result).isdigit() else guest.words(f"board-fate-{result}")
    )


def test_what_does_not_fit_is_in_the_list_of_all_and_keeps_its_number(come: Come, address: str) -> None:
    guest = come(game="tamashii")
    guest.sit_down(bring(address, many()))
    listed = guest.listed()
    assert len(listed) > 14
    numbers = guest.all_options.locator(".key").all_inner_texts()
    assert numbers == [str(number) for number in range(1, len(listed) + 1)]
    before = len(guest.heard.lines)
    guest.type_answer(listed[-1])
    assert guest.heard.told[before][1] == listed[-1]
    expect(guest.all_options).to_have_count(0)


def many() -> str:
    match = registry.game("tamashii").new(seed=3, seats=1)
    while match.actor is not None and not (match.prompt and len(match.prompt.options) > 16):
        match.answer(len(match.log) % len(match.prompt.options))
    assert match.actor is not None
    return match.save()


# -- the edge ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["proving", "hara", "anima"])
def test_moments_of_late_stand_at_the_edge_and_show_their_board(come: Come, address: str, game: str, language: str) -> None:
    guest = at(come, address, game, language)
    lately = guest.page.get_by_role("list", name=guest.words("table-lately")).get_by_role("button")
    expect(lately.first).to_be_visible()
    said = lately.first.get_attribute("aria-label")
    assert said
    number = guest.heard.number
    lately.first.click()
    expect(lately.first).to_have_attribute("aria-pressed", "true")
    expect(guest.primary).to_contain_text(guest.words("table-back-to-now"))
    guest.page.keyboard.press("Escape")
    expect(guest.primary).not_to_contain_text(guest.words("table-back-to-now"))
    assert guest.heard.number == number


@pytest.mark.parametrize("game", TITLES)
def test_the_log_lies_over_the_board_and_closes_with_an_answer(come: Come, address: str, game: str) -> None:
    guest = come(game=game)
    guest.sit_down(bring(address, asked(game, "plain", "rival" if game == "anima" else None)))
    expect(guest.log).to_have_count(0)
    guest.page.keyboard.press("l")
    over, corner, strip = (part.bounding_box() for part in (guest.log, guest.corner, guest.options))
    assert over
    assert corner
    assert strip
    assert over["y"] + over["height"] <= min(corner["y"], strip["y"])
    guest.type_answer(guest.listed()[0])
    expect(guest.log).to_have_count(0)


def test_the_rules_lie_over_the_board_and_the_log_takes_their_place(come: Come, address: str) -> None:
    guest = at(come, address, "proving")
    guest.page.keyboard.press("r")
    book = guest.dialog("table-rules")
    expect(book.get_by_role("article").first).to_be_visible()
    guest.at_rest()
    over, corner = book.bounding_box(), guest.corner.bounding_box()
    assert over
    assert corner
    assert over["y"] + over["height"] <= corner["y"]
    guest.page.keyboard.press("l")
    expect(guest.log).to_be_visible()
    expect(book).to_be_hidden()

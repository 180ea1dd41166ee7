"""Gold means go on: what ends, passes or refuses is never gold while something else is left, and a touch is confirmed by gold."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Locator, expect

from ludarium import registry
from ludarium.core.match import Match
from tests.browser.matches import WOUND, asked_for, bring, post_table
from tests.browser.page import Come, Guest
from tests.browser.test_anima import ANSWER, brought_to

GOLD = re.compile(r"\bprimary\b")


@cache
def asked(game: str, role: str, mode: str | None) -> str:
    """A match at a question that has an option of this role and others besides."""

    def wanted(match: Match) -> bool:
        return match.prompt is not None and len(match.prompt.options) > 1 and role in {each.role for each in match.prompt.options}

    for seed in range(40):
        match = registry.game(game).new(seed=seed, seats=1, mode=mode)
        for number in range(400):
            if match.actor is None or wanted(match):
                break
            match.answer(number % len(match.prompt.options))
        if wanted(match):
            return match.save()
    raise AssertionError(f"{game} has no such question")


def offered(guest: Guest, role: str) -> str:
    return next(each["say"] for each in guest.heard.now["prompt"]["options"] if each["role"] == role)


def test_a_turn_with_activations_left_does_not_end_in_gold(come: Come, address: str) -> None:
    guest = come(game="hara")
    (seat,) = post_table(address, {"game": "hara", "seed": "cards"})
    guest.sit_down(seat)
    assert guest.heard.kind == "act"
    expect(guest.primary).to_contain_text(guest.words("option-end"))
    expect(guest.primary).to_contain_text("3 Activations left")
    expect(guest.primary).not_to_have_class(GOLD)


@pytest.mark.parametrize(
    ("language", "ends", "stays"),
    [("en", "End the turn", "Keep playing"), ("fr", "Finir le tour", "Continuer à jouer")],
)
def test_when_asked_back_both_buttons_name_what_they_do(come: Come, address: str, language: str, ends: str, stays: str) -> None:
    guest = come(language, game="hara")
    (seat,) = post_table(address, {"game": "hara", "seed": "cards"})
    guest.sit_down(seat)
    before = len(guest.heard.lines)
    guest.primary.click()
    guest.prompt.get_by_role("button", name=stays).click()
    expect(guest.primary).not_to_have_class(GOLD)
    assert len(guest.heard.lines) == before
    guest.primary.click()
    expect(guest.prompt.get_by_role("button", name=ends, exact=True)).to_have_class(GOLD)
    guest.page.keyboard.press("Escape")
    guest.press_primary()
    assert guest.heard.told[before] == (0, "end")


@pytest.mark.parametrize(("game", "mode"), [("anima", "rival"), ("proving", None)])
def test_what_agrees_is_gold_and_what_refuses_stands_beside_it(come: Come, address: str, game: str, mode: str | None) -> None:
    guest = come(game=game)
    guest.sit_down(bring(address, asked(game, "affirm", mode)))
    expect(guest.primary).to_have_class(GOLD)
    agreed = offered(guest, "affirm")
    before = len(guest.heard.lines)
    guest.press_primary()
    assert guest.heard.told[before][1] == agreed


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_phone_the_gold_button_says_that_it_accepts_a_trade(come: Come, address: str, language: str) -> None:
    guest = come(language, phone=True, game="anima")
    guest.sit_down(bring(address, brought_to(ANSWER)))
    expect(guest.primary).to_have_class(GOLD)
    expect(guest.primary).to_have_text(re.compile(guest.words("table-short-accept")), use_inner_text=True)
    declines = guest.prompt.get_by_role("button", name=guest.words("table-short-decline"))
    expect(declines).to_be_visible()
    expect(declines).not_to_have_class(GOLD)
    before = len(guest.heard.lines)
    guest.press_primary(Locator.tap)
    assert guest.heard.told[before][1] == "accept"


def test_what_was_touched_is_confirmed_by_the_same_button(come: Come, address: str) -> None:
    guest = come(phone=True, game="hara")
    (seat,) = post_table(address, {"game": "hara", "seed": "cards"})
    guest.sit_down(seat)
    guest.tab("hand").tap()
    guest.page.locator("[data-legal]").locator("visible=true").first.tap()
    expect(guest.prompt.get_by_text(guest.words("table-tap"))).to_be_visible()
    expect(guest.primary).to_have_class(GOLD)
    before, options = len(guest.heard.lines), guest.heard.options
    guest.after(lambda: Locator.tap(guest.primary))
    by, say = guest.heard.told[before]
    assert (by, say in options, say == "end") == (0, True, False)


@pytest.mark.rule("P-152")
def test_dice_that_nobody_can_tell_apart_are_one_answer_in_the_list(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(WOUND)))
    pool = guest.heard.now["view"]["pool"]
    kinds = {(die["colour"], die["value"], die["bonus"]) for die in pool}
    assert len(kinds) < len(guest.heard.options) == len(pool), "a wound asks for any die"
    expect(guest.options.locator("li[data-say]")).to_have_count(len(kinds))
    shown = guest.options.locator("li[data-say] .key").all_inner_texts()
    assert shown == [str(number) for number in range(1, len(kinds) + 1)], "numbers without gaps"
    twin = next(say for say in guest.heard.options if guest.options.locator(f'li[data-say="{say}"]').count() == 0)
    before = len(guest.heard.lines)
    guest.after(guest.die(twin.removeprefix("exhaust ")).click)
    assert guest.heard.told[before][1] == twin, "its die still gives it"


@pytest.mark.rule("P-152")
def test_a_number_gives_the_answer_beside_which_it_stands(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(WOUND)))
    last = guest.options.locator("li[data-say]").last.get_attribute("data-say")
    assert last is not None
    before = len(guest.heard.lines)
    guest.type_answer(last)
    assert guest.heard.told[before][1] == last

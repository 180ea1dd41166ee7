"""Gold means yes and names what it takes; what ends, passes or declines stands below it with key 0, and may ask once a turn."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Locator, expect

from ludarium import registry
from ludarium.core.match import Match
from tests.browser.matches import MODULES, ROLL, WOUND, asked_for, bring, post_table
from tests.browser.page import SECOND_THOUGHT_MS, Come, Guest
from tests.browser.test_anima import ANSWER, brought_to

GOLD = re.compile(r"\bprimary\b")
TITLES = ("proving", "hara", "anima", "tamashii")
OUT = ("pass", "decline", "end")


@cache
def asked(game: str, role: str, mode: str | None = None) -> str:
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


def offered(guest: Guest, *roles: str) -> str:
    return next(each["say"] for each in guest.heard.now["prompt"]["options"] if each["role"] in roles)


def state(guest: Guest) -> str:
    return guest.primary.get_attribute("data-main") or ""


def at_three_activations(come: Come, address: str, language: str = "en", **arguments: bool) -> Guest:
    guest = come(language, game="hara", **arguments)
    (seat,) = post_table(address, {"game": "hara", "seed": "cards"})
    guest.sit_down(seat)
    assert guest.heard.kind == "act"
    return guest


# -- in every title ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TITLES)
def test_nothing_is_gold_before_something_is_chosen_and_pointing_chooses_nothing(come: Come, address: str, game: str) -> None:
    guest = come(game=game)
    guest.sit_down(bring(address, asked(game, "plain", "rival" if game == "anima" else None)))
    before = guest.heard.number
    assert state(guest) == "calm"
    for say in guest.listed()[:3]:
        guest.option(say).hover()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_timeout(200)
    assert state(guest) == "calm"
    assert guest.heard.number == before


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", TITLES)
def test_a_number_chooses_gold_names_the_answer_and_enter_gives_it(come: Come, address: str, game: str, language: str) -> None:
    guest = come(language, game=game)
    guest.sit_down(bring(address, asked(game, "plain", "rival" if game == "anima" else None)))
    say = guest.listed()[0]
    before, lines = guest.heard.number, len(guest.heard.lines)
    guest.page.keyboard.press("1")
    expect(guest.corner.locator("[data-main=gold]")).to_have_class(GOLD)
    named = next(each for each in guest.heard.now["prompt"]["options"] if each["say"] == say)
    assert guest.heard.number == before
    first = guest.primary.locator("b").inner_text()
    assert first, named
    guest.page.keyboard.press("Escape")
    assert state(guest) == "calm"
    guest.type_answer(say)
    assert guest.heard.told[lines][1] == say


@pytest.mark.parametrize("game", TITLES)
def test_what_ends_passes_or_declines_has_key_0_and_no_number(come: Come, address: str, game: str) -> None:
    guest = come(game=game)
    role = {"proving": "end", "hara": "end", "anima": "decline", "tamashii": "decline"}[game]
    file = asked_for(ROLL, MODULES) if game == "proving" else asked(game, role, "rival" if game == "anima" else None)
    guest.sit_down(bring(address, file))
    say = offered(guest, *OUT)
    assert say not in guest.listed()
    expect(guest.way_out).not_to_have_class(GOLD)
    expect(guest.way_out.locator(".key")).to_have_text("0")
    lines = len(guest.heard.lines)
    guest.go_on_by_keys()
    assert guest.heard.told[lines][1] == say


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", TITLES)
def test_the_main_button_stands_bottom_right_and_never_moves(
    come: Come, address: str, game: str, language: str, size: tuple[int, int]
) -> None:
    guest = come(language, phone=size[0] == 390, game=game)
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.sit_down(bring(address, asked(game, "plain", "rival" if game == "anima" else None)))
    guest.at_rest()
    calm = guest.primary.bounding_box()
    guest.page.keyboard.press("1")
    expect(guest.corner.locator("[data-main=gold]")).to_be_visible()
    guest.at_rest()
    gold, corner = guest.primary.bounding_box(), guest.corner.bounding_box()
    assert calm
    assert gold
    assert corner
    assert abs(gold["y"] - calm["y"]) < 1 or size[0] == 390
    assert abs(gold["x"] + gold["width"] - calm["x"] - calm["width"]) < 1
    assert gold["x"] > size[0] * 0.6 or size[0] == 390
    assert corner["y"] + corner["height"] <= size[1]
    assert not guest.scrolls_sideways()
    assert guest.cut_off() == []
    assert guest.page.evaluate(SPILT) == []


SPILT = """() => [...document.querySelectorAll("[data-main] span, [data-out], .options li button, .prompt .say")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  .map((one) => one.textContent.trim())"""


# -- what is left unused ---------------------------------------------------------------------------------------------------


def test_a_turn_with_activations_left_does_not_end_in_gold(come: Come, address: str) -> None:
    guest = at_three_activations(come, address)
    assert state(guest) == "calm"
    expect(guest.way_out).to_contain_text(guest.words("option-end"))
    expect(guest.way_out).to_contain_text("3 Activations left")


@pytest.mark.parametrize(
    ("language", "ends", "stays"),
    [("en", "End the turn", "Keep playing"), ("fr", "Finir le tour", "Continuer à jouer")],
)
def test_ending_asks_in_the_place_of_the_main_button(come: Come, address: str, language: str, ends: str, stays: str) -> None:
    guest = at_three_activations(come, address, language)
    before, place = len(guest.heard.lines), guest.primary.bounding_box()
    guest.way_out.click()
    assert state(guest) == "warn"
    expect(guest.primary).to_contain_text(ends)
    now = guest.primary.bounding_box()
    assert place
    assert now
    assert (now["x"], now["y"], now["width"]) == (place["x"], place["y"], place["width"])
    guest.corner.get_by_role("button", name=stays).click()
    assert state(guest) == "calm"
    assert len(guest.heard.lines) == before


def test_ending_asks_once_in_a_turn(come: Come, address: str) -> None:
    guest = at_three_activations(come, address)
    before = len(guest.heard.lines)
    guest.page.keyboard.press("0")
    assert state(guest) == "warn"
    guest.page.keyboard.press("0")  # too soon for a second thought
    guest.page.wait_for_timeout(100)
    assert len(guest.heard.lines) == before
    guest.page.keyboard.press("Escape")
    assert state(guest) == "calm"
    guest.after(lambda: guest.page.keyboard.press("0"))
    assert guest.heard.told[before] == (0, "end")


def test_the_second_press_of_0_ends(come: Come, address: str) -> None:
    guest = at_three_activations(come, address)
    before = len(guest.heard.lines)
    guest.page.keyboard.press("0")
    guest.page.wait_for_timeout(SECOND_THOUGHT_MS)
    guest.after(lambda: guest.page.keyboard.press("0"))
    assert guest.heard.told[before] == (0, "end")


def test_who_switches_it_off_is_not_asked(come: Come, address: str) -> None:
    guest = come(game="hara", likes={"confirm": "never"})
    (seat,) = post_table(address, {"game": "hara", "seed": "cards"})
    guest.sit_down(seat)
    before = len(guest.heard.lines)
    guest.after(guest.way_out.click)
    assert guest.heard.told[before] == (0, "end")


# -- luck, gifts, touch ------------------------------------------------------------------------------------------------------


def test_a_click_plays_at_once_what_can_be_taken_back_and_only_chooses_what_rolls(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(ROLL, MODULES)))
    rolls = next(each["say"] for each in guest.heard.now["prompt"]["options"] if each["rolls"] and each["role"] == "plain")
    before = guest.heard.number
    guest.option(rolls).click()
    expect(guest.corner.locator("[data-main=gold]")).to_be_visible()
    guest.page.wait_for_timeout(SECOND_THOUGHT_MS)
    assert guest.heard.number == before
    guest.after(guest.primary.click)
    guest.sit_down(bring(address, asked_for(WOUND)))
    plain = next(each["say"] for each in guest.heard.now["prompt"]["options"] if not each["rolls"] and not each["reveals"])
    lines = len(guest.heard.lines)
    guest.after(guest.option(plain).click)
    assert guest.heard.told[lines][1] == plain


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_trade_is_accepted_by_name_and_declined_below(come: Come, address: str, language: str, phone: bool) -> None:
    guest = come(language, phone=phone, game="anima")
    guest.sit_down(bring(address, brought_to(ANSWER)))
    expect(guest.way_out).to_contain_text(guest.words("option-decline"))
    expect(guest.way_out).not_to_have_class(GOLD)
    before = len(guest.heard.lines)
    guest.give("accept", Locator.tap if phone else Locator.click)
    assert guest.heard.told[before][1] == "accept"


@pytest.mark.parametrize("game", TITLES)
def test_by_touch_a_tap_chooses_and_gold_or_a_second_tap_answers(come: Come, address: str, game: str) -> None:
    guest = come(phone=True, game=game)
    for again in (False, True):
        guest.sit_down(bring(address, asked(game, "plain", "rival" if game == "anima" else None)))
        say = guest.listed()[0]
        lines = len(guest.heard.lines)
        guest.option(say).tap()
        expect(guest.primary).to_have_class(GOLD)
        guest.page.wait_for_timeout(SECOND_THOUGHT_MS)
        assert len(guest.heard.lines) == lines
        guest.after((guest.option(say) if again else guest.primary).tap)
        assert guest.heard.told[lines][1] == say


def test_on_every_tab_of_the_phone_gold_is_in_sight(come: Come, address: str) -> None:
    guest = at_three_activations(come, address, phone=True)
    for tab in ("map", "hand", "log"):
        guest.tab(tab).tap()
        expect(guest.primary).to_be_in_viewport()
        expect(guest.way_out).to_be_in_viewport()


# -- equal answers -----------------------------------------------------------------------------------------------------------


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
    guest.press(guest.die(twin.removeprefix("exhaust ")))
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

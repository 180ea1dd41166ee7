"""A title with many modes in the lobby: the modes, what can be chosen in each, who sits where, and the table that comes of it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from ludarium import registry
from ludarium.core.options import Mode
from tests.browser.matches import ROLL, asked_for, bring
from tests.browser.page import Come, Guest
from tests.browser.test_axe import barriers
from tests.browser.words import foreign

INFO = registry.game("hara").info
MODES = {mode.id: mode for mode in INFO.modes}
OPTIONS = {spec.id: spec for spec in INFO.options}

# -- the panel -----------------------------------------------------------------------------------------------------------


def choose_hara(come: Come, language: str = "en", phone: bool = False) -> Guest:
    guest = come(language, phone=phone, game="hara")
    guest.enter_lobby()
    take_the_title(guest)
    return guest


def take_the_title(guest: Guest) -> None:
    guest.page.locator("main [data-title=hara]").get_by_role("heading").first.click()
    expect(modes(guest)).to_be_visible()


def modes(guest: Guest) -> Locator:
    return guest.page.get_by_role("radiogroup", name=guest.words("lobby-mode"))


def mode(guest: Guest, id: str) -> Locator:
    return modes(guest).get_by_role("radio", name=told(guest, MODES[id]))


def told(guest: Guest, named: Mode) -> str:
    return named.name.text(guest.words.language)


def pick(guest: Guest, id: str) -> None:
    mode(guest, id).locator("xpath=..").click()
    expect(mode(guest, id)).to_be_checked()


def option(guest: Guest, id: str) -> Locator:
    return guest.page.get_by_label(OPTIONS[id].name.text(guest.words.language), exact=True)


def unfold_rulings(guest: Guest) -> None:
    head = guest.page.get_by_role("button").filter(has_text=guest.words("lobby-rulings"))
    if head.get_attribute("aria-expanded") == "false":
        head.click()


def seats(guest: Guest, count: int) -> None:
    numbers = guest.page.get_by_role("radiogroup", name=guest.words("lobby-seats-number"))
    numbers.get_by_role("radio", name=str(count)).locator("xpath=..").click()


def seat(guest: Guest, number: int) -> Locator:
    return guest.page.get_by_label(guest.words("lobby-seat-kind", seat=number))


def name_of(guest: Guest, number: int) -> Locator:
    return guest.page.get_by_label(guest.words("lobby-seat-name", seat=number))


def start(guest: Guest) -> dict[str, Any]:
    """Press the button, and what the page asks of the server."""
    with guest.page.expect_request(lambda request: request.url.endswith("/api/tables")) as asked:
        guest.start_button.click()
    return json.loads(asked.value.post_data or "")


def at_the_table(guest: Guest) -> None:
    guest.until(lambda: guest.heard.table, "a table")
    expect(guest.prompt).to_be_visible()


# -- modes ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_mode_has_a_name_and_the_chosen_one_its_three_lines(come: Come, language: str) -> None:
    guest = choose_hara(come, language)
    expect(modes(guest).get_by_role("radio")).to_have_count(len(MODES))
    for id, each in MODES.items():
        pick(guest, id)
        about = guest.page.locator(f"#{mode(guest, id).get_attribute('aria-describedby')} p")
        assert about.all_inner_texts() == each.summary.text(language).splitlines()
        expect(guest.start_button).to_be_in_viewport(ratio=1)
        guest.settled()
        assert [text for text in guest.readable() if foreign(text, language, "hara")] == []


def test_the_arrow_keys_go_through_the_modes(come: Come) -> None:
    guest = choose_hara(come)
    first, second, *_, last = MODES
    guest.tab_to(mode(guest, first))
    guest.page.keyboard.press("ArrowDown")
    expect(mode(guest, second)).to_be_focused()
    expect(mode(guest, second)).to_be_checked()
    guest.page.keyboard.press("ArrowUp")
    guest.page.keyboard.press("ArrowUp")
    expect(mode(guest, last)).to_be_checked()


def test_the_rate_of_the_mode_stands_with_it(come: Come) -> None:
    guest = come(game="hara")
    asked: list[dict[str, Any]] = []

    def rate(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or ""))
        share = 0.25 if asked[-1]["mode"] == "ghost" else 0.5
        route.fulfill(json={"player": "heuristic", "games": 400, "rate": share, "low": share - 0.04, "high": share + 0.04})

    guest.page.route("**/api/games/hara/rate", rate)
    guest.enter_lobby()
    take_the_title(guest)
    box = guest.region("lobby-rate-about")
    expect(box).to_contain_text("50")
    pick(guest, "ghost")
    expect(box).to_contain_text("25")
    assert asked[-1]["seats"] == 1
    assert set(asked[-1]["options"]) == {spec.id for spec in INFO.options if "ghost" in spec.modes}


def test_a_mode_that_was_won_says_so(come: Come, address: str) -> None:
    guest = with_record(come, address, "nightmare")
    expect(mode(guest, "nightmare").locator("xpath=..").get_by_role("img", name=guest.words("lobby-mode-won"))).to_be_visible()
    expect(modes(guest).get_by_role("img", name=guest.words("lobby-mode-won"))).to_have_count(1)


# -- options -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["arena", "plowshares", "ghost", "corrupted"])
def test_only_what_matters_in_the_mode_can_be_chosen(come: Come, id: str) -> None:
    guest = choose_hara(come)
    pick(guest, id)
    unfold_rulings(guest)
    for spec in INFO.options:
        matters = id in spec.modes and spec.id not in ("champion_2", "champion_3", "champion_4")
        expect(option(guest, spec.id)).to_have_count(1 if matters else 0)
    rulings = guest.page.locator(".rulings")
    expect(rulings.get_by_role("link", name=guest.words("lobby-rule", rule="H-219"))).to_have_count(int(id != "corrupted"))


def test_values_are_told_in_words_and_what_was_changed_counts(come: Come) -> None:
    guest = choose_hara(come, "fr")
    pick(guest, "corrupted")
    unfold_rulings(guest)
    field = option(guest, "resilience")
    expect(field).to_contain_text(guest.words("module-third-wind"), ignore_case=True)
    field.select_option("third_wind")
    option(guest, "dash_b").select_option("strike")
    expect(guest.page.locator(".rulings")).to_contain_text(guest.words("lobby-rulings-changed", count=1))
    asked = start(guest)
    assert asked["mode"] == "corrupted"
    assert asked["options"]["resilience"] == "third_wind"
    assert "champion" not in asked["options"]
    at_the_table(guest)


def test_what_was_chosen_for_another_mode_does_no_harm(come: Come) -> None:
    guest = choose_hara(come)
    option(guest, "champion").select_option("leaf")
    pick(guest, "plowshares")  # which is Oric's
    asked = start(guest)
    assert "champion" not in asked["options"]
    at_the_table(guest)
    guest.go("#/")
    expect(mode(guest, "plowshares")).to_be_checked()
    pick(guest, "arena")
    expect(option(guest, "champion")).to_have_value("leaf")


def with_record(come: Come, address: str, *won: str) -> Guest:
    """Somebody who has won these modes."""
    guest = come(game="hara")
    rows = [
        {"game": "hara", "mode": each, "options": {}, "seats": 1, "official": True, "matches": 2, "wins": 1, "rate": 0.5,
         "low": 0.1, "high": 0.9, "hints": 0, "undos": 0, "answers": 90.0, "minutes": 40.0}
        for each in won
    ]  # fmt: skip
    lost = {**rows[0], "mode": "demon", "wins": 0}
    elsewhere = {**rows[0], "game": "proving", "mode": "rifts"}
    guest.page.route("**/api/statistics", lambda route: route.fulfill(json=[*rows, lost, elsewhere]))
    guest.sit_down(bring(address, asked_for(ROLL)))  # without a seat anywhere nobody has a record
    guest.go("#/")
    take_the_title(guest)
    return guest


def test_what_was_earned_is_sent_and_never_asked_for(come: Come, address: str) -> None:
    guest = with_record(come, address, "plowshares", "nightmare", "ghost")
    unfold_rulings(guest)
    expect(guest.page.get_by_text(OPTIONS["unlocked"].name.text("en"))).to_have_count(0)
    option(guest, "locked_cards").select_option("on")
    asked = start(guest)
    assert sorted(asked["options"]["unlocked"]) == ["leaf", "oric"]
    at_the_table(guest)


def test_without_a_win_nothing_is_earned(come: Come) -> None:
    assert "unlocked" not in start(choose_hara(come))["options"]


# -- seats ---------------------------------------------------------------------------------------------------------------


def test_seats_follow_the_mode(come: Come) -> None:
    guest = choose_hara(come)
    for count in (2, 4):
        seats(guest, count)
        for number in range(1, 5):
            expect(seat(guest, number)).to_have_count(int(number <= count))
            champion = "champion" if number == 1 else f"champion_{number}"
            expect(option(guest, champion)).to_have_count(int(number <= count))
    expect(guest.start_button).to_be_in_viewport(ratio=1)
    option(guest, "champion_3").select_option("soff")
    expect(option(guest, "champion_4").locator("option[value=soff]")).to_contain_text("3")
    pick(guest, "nightmare")
    expect(seat(guest, 1)).to_have_count(0)
    pick(guest, "arena")
    expect(seat(guest, 4)).to_be_visible()
    seats(guest, 3)
    pick(guest, "ghost")
    asked = start(guest)
    assert [each["kind"] for each in asked["seats"]] == ["person"]
    assert not {"champion_2", "champion_3", "champion_4"} & set(asked["options"])
    at_the_table(guest)
    assert guest.heard.mine == [0]


def test_two_bots_of_two_kinds_play_against_one_person(come: Come) -> None:
    guest = choose_hara(come)
    seats(guest, 3)
    name_of(guest, 1).fill("Ada")
    seat(guest, 3).select_option("bot random")
    for champion, word in (("champion", "leaf"), ("champion_2", "oric"), ("champion_3", "soff")):
        option(guest, champion).select_option(word)
    asked = start(guest)
    assert [(each["kind"], each["bot"]) for each in asked["seats"][1:]] == [("bot", "heuristic"), ("bot", "random")]
    at_the_table(guest)
    guest.until(lambda: guest.heard.options, "the bots let me play", seconds=60)
    assert not guest.question.inner_text().startswith("Ada")  # there is nobody else at this screen
    thinking, careless = (guest.words("common-seat", kind="bot", bot=bot, number=0) for bot in ("heuristic", "random"))
    for name in (thinking, careless):
        expect(guest.page.get_by_role("list", name=guest.words("table-seats")).get_by_text(name, exact=True)).to_be_visible()
    guest.go("#/")
    row = guest.page.locator("[aria-labelledby=continue] li").first
    for text in ("Versus Arena", "Leaf, Oric, Soff", f"{thinking}, {careless}", "Day 1"):
        expect(row).to_contain_text(text)


def test_two_people_at_one_screen_pass_it_on(come: Come) -> None:
    guest = choose_hara(come, "fr")
    seats(guest, 2)
    seat(guest, 2).select_option("person")
    expect(guest.page.get_by_text(guest.words("lobby-hot-seat", people=2))).to_be_visible()
    for number, name in ((1, "Ada"), (2, "Blaise")):
        name_of(guest, number).fill(name)
    start(guest)
    at_the_table(guest)
    turns = []
    for _ in range(2):
        asked = guest.heard.now["prompt"]["seat"]
        name = ("Ada", "Blaise")[asked]
        guest.button("table-pass-here", name=name).click()
        expect(guest.question).to_contain_text(name)
        turns.append(name)
        guest.go_on()
    assert sorted(turns) == ["Ada", "Blaise"]


def test_an_open_seat_is_taken_by_its_link(come: Come) -> None:
    host, friend = choose_hara(come), come("fr", phone=True, game="hara")
    seats(host, 2)
    seat(host, 2).select_option("open")
    expect(host.page.get_by_text(host.words("lobby-seat-link"))).to_be_visible()
    option(host, "champion_2").select_option("oric")
    name_of(host, 1).fill("Ada")
    start(host)
    link = host.dialog("lobby-invite").get_by_role("textbox").input_value()
    host.button("lobby-to-table").click()
    at_the_table(host)
    friend.page.goto(link)
    places = friend.page.get_by_role("main").get_by_role("listitem")
    expect(places.nth(0)).to_contain_text("Ada")
    expect(places.nth(1)).to_contain_text("Oric")
    friend.page.get_by_label(friend.words("lobby-join-name")).fill("Blaise")
    friend.button("lobby-join-sit").click()
    at_the_table(friend)
    assert (host.heard.mine, friend.heard.mine) == ([0], [1])
    asked, other = (host, friend) if host.heard.options else (friend, host)
    assert asked.heard.options
    assert not other.heard.options
    expect(host.page.get_by_text("Blaise").first).to_be_visible()


def test_a_set_up_that_the_title_refuses_is_said_and_can_be_changed(come: Come) -> None:
    guest = choose_hara(come)
    guest.forgiven = ["400"]
    seats(guest, 2)
    for champion in ("champion", "champion_2"):
        option(guest, champion).select_option("leaf")
    start(guest)
    reason = guest.words("title-same-champion", champion=guest.words("module-leaf"))
    expect(guest.page.locator(".toasts").get_by_text(reason)).to_be_visible()
    option(guest, "champion_2").select_option("oric")
    start(guest)
    at_the_table(guest)


# -- small screens and everybody -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_phone_the_modes_are_a_row_and_then_a_list(come: Come, language: str) -> None:
    guest = choose_hara(come, language, phone=True)
    expect(mode(guest, "arena").locator("xpath=..")).to_be_in_viewport(ratio=1)
    expect(guest.start_button).to_be_in_viewport(ratio=1)
    pick(guest, "ghost")
    expect(mode(guest, "ghost").locator("xpath=..")).to_be_in_viewport(ratio=1)
    assert guest.too_small() == []
    assert guest.cut_off() == []
    assert not guest.scrolls_sideways()
    guest.button("lobby-more-options").click()
    for id in MODES:
        expect(mode(guest, id).locator("xpath=..")).to_be_in_viewport(ratio=1)
    pick(guest, "arena")
    seats(guest, 4)
    seat(guest, 2).select_option("person")
    unfold_rulings(guest)
    assert guest.too_small() == []
    assert guest.cut_off() == []
    assert not guest.scrolls_sideways()
    expect(guest.start_button).to_be_in_viewport(ratio=1)
    assert start(guest)["mode"] == "arena"
    at_the_table(guest)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_set_up_has_no_barriers(come: Come, phone: bool) -> None:
    guest = choose_hara(come, phone=phone)
    if phone:
        assert barriers(guest) == []
        guest.button("lobby-more-options").click()
    seats(guest, 3)
    seat(guest, 2).select_option("person")
    unfold_rulings(guest)
    assert barriers(guest) == []
    guest.button("lobby-what-they-do").first.click()
    assert barriers(guest) == []


def test_the_lobby_fetches_only_what_it_says_of_a_title(come: Come, address: str) -> None:
    guest = come(game="hara")
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    guest.enter_lobby()
    take_the_title(guest)
    guest.page.wait_for_load_state("networkidle")
    words = [path for path in asked if path.startswith("api/games/") and "/text/" in path]
    assert sorted(words) == sorted(f"api/games/{info.id}/text/en/lobby" for info in registry.games())

"""Anima in the browser: short matches by mouse, keyboard and finger, a duel, a trade, and a board that everybody can read."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from ludarium import registry
from ludarium.core.match import Match
from ludarium.core.text import Phrase
from ludarium.server.hall import seed_of
from tests.browser.matches import Seat, bring, post_table, shown
from tests.browser.page import SECOND_THOUGHT_MS, Come, Guest
from tests.browser.test_axe import barriers
from tests.browser.words import foreign

SETUP, RESET, MOVE, TALK, EXPLORE, REWARD = (
    "character_is_kept", "reset_action", "declare", "interacts", "explores", "claim_reward",
)  # fmt: skip
ADD, GIVE, TAKE, SEND, ANSWER = "add_to_combat", "gives_one", "takes_one", "offer_is_sent", "offer_is_answered"
PATIENT = 40.0  # seconds for bots to play their part

# -- matches to sit down at ------------------------------------------------------------------------------------------------


def begun(number: int, seats: int = 3, mode: str = "standard", **options: str | int) -> Match:
    return registry.game("anima").new(mode=mode, seats=seats, seed=seed_of(f"anima-{number}"), options=options)


def eager(match: Match, choose: Random) -> str:
    """Trades, fights and explores when it can, and is easily bored by everything else."""
    assert match.prompt is not None
    said = [option.notation for option in match.prompt.options]
    for verb in ("trade", "give", "take", "enough", "send", "attack", "explore", "claim recruit", "go"):
        wanted = [say for say in said if say.startswith(verb)]
        if wanted and choose.random() < 0.8:
            return choose.choice(wanted)
    return choose.choice(said)


Fits = Callable[[Match], bool]


def from_the_second_turn_on(match: Match) -> bool:
    return match.view(0)["turn"] > 1


def at_once(_match: Match) -> bool:
    return True


def with_a_card_to_give(match: Match) -> bool:
    """And a partner who has room for it, and something to give back."""
    seen = match.view(0)
    partner = next(one for one in seen["figures"] if one["figure"] == seen["trade"]["with"])
    return bool(seen["figures"][0]["hand"]) and 0 < partner["cards"] < 4


@cache
def brought_to(
    kind: str,
    *,
    seats: int = 3,
    mode: str = "standard",
    options: tuple[tuple[str, str], ...] = (),
    fits: Fits = from_the_second_turn_on,
) -> str:
    """The file of a match in which the first seat has more than one answer to a question of this kind."""
    for number in range(40):
        match, choose = begun(number, seats, mode, **dict(options)), Random(number)
        while match.actor is not None and len(match.log) < 900:
            if match.actor == 0 and match.prompt.kind == kind and len(match.prompt.options) > 1 and fits(match):
                return match.save()
            match.answer(eager(match, choose))
    raise AssertionError(f"nobody asks {kind} in forty matches")


def look(come: Come, address: str, file: str, language: str = "en", **more: object) -> Guest:
    """Somebody at a table that others look at as well."""
    guest = come(language, game="anima", **more)
    guest.sit_down(shown(address, file))
    return guest


def sit(come: Come, address: str, file: str, language: str = "en", **more: object) -> Guest:
    """Somebody who plays on from here."""
    guest = come(language, game="anima", **more)
    guest.sit_down(bring(address, file))
    return guest


def table(address: str, seed: str, bots: int = 1, mode: str = "standard", **options: str | int) -> Seat:
    company = (("person", "Ada"), *(("bot", name) for name in ("Basil", "Cleo", "Dora", "Emil")[:bots]))
    return post_table(address, {"game": "anima", "mode": mode, "seed": seed, "options": options}, company)[0]


# -- hands -------------------------------------------------------------------------------------------------------------------


def view(guest: Guest) -> dict:
    return guest.heard.now["view"]


def asked(guest: Guest) -> bool:
    """Somebody waits for this guest, or for nobody any more."""
    return bool(guest.heard.options) or guest.heard.now["result"] is not None


def my_move(guest: Guest) -> bool:
    guest.until(lambda: asked(guest), "it is my move", PATIENT)
    guest.settled()
    return guest.heard.now["result"] is None


def anchored(guest: Guest) -> dict[str, str]:
    """Things on the board that mean exactly one answer, and that answer."""
    found: dict[str, list[str]] = {}
    for option in guest.heard.now["prompt"]["options"]:
        for anchor in option["anchors"]:
            found.setdefault(anchor, []).append(option["say"])
    return {anchor: says[0] for anchor, says in found.items() if len(says) == 1}


def result_of(guest: Guest) -> Locator:
    sheet = guest.page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    return sheet


def area(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'[data-place="{name}"]')


def answers(guest: Guest) -> Locator:
    return guest.options.locator("[data-say] button")


def foreign_words(guest: Guest, language: str) -> dict[str, list[str]]:
    """Texts on the page with words of the other language. A long name may hold places at which it can be parted."""
    texts = [text.replace("\u00ad", "") for text in guest.readable()]
    return {text: found for text in texts if (found := foreign(text, language, "anima"))}


# -- short matches -------------------------------------------------------------------------------------------------------------


def test_two_turns_are_played_by_mouse_on_the_board(come: Come, address: str) -> None:
    guest = come(game="anima")
    guest.sit_down(table(address, "by mouse", turn_limit=2))
    pressed = set()
    while my_move(guest):
        things = anchored(guest)
        wanted = next((one for one in things if one.split(".")[0] in ("area", "character", "advantage")), None)
        if wanted and guest.heard.kind not in (RESET, TALK) and guest.thing(wanted).first.is_visible():
            pressed.add(wanted.split(".")[0])
            guest.after(guest.thing(wanted).first.click)
        else:
            guest.give(guest.heard.options[0])
    assert {"area", "character", "advantage"} <= pressed
    expect(result_of(guest)).to_contain_text(guest.words("board-chapter", round=2))


def test_two_turns_are_played_by_the_keyboard_alone(come: Come, address: str) -> None:
    guest = come(game="anima")
    guest.sit_down(table(address, "by keys", turn_limit=2))
    walked = False
    while my_move(guest):
        if guest.heard.kind == MOVE and not walked:
            wanted = next(say for say in guest.heard.options if say.startswith("go "))
            guest.tab_to(area(guest, wanted.removeprefix("go ")).locator("button:focus"))
            guest.after(lambda: guest.page.keyboard.press("Enter"))
            walked = True
        else:
            guest.type_answer(guest.heard.options[0])
    assert walked
    result_of(guest)


def test_two_turns_are_played_on_a_phone_in_french(come: Come, address: str) -> None:
    guest = come("fr", phone=True, game="anima")
    guest.sit_down(table(address, "au doigt", bots=2, turn_limit=2))
    tapped = set()
    while my_move(guest):
        assert not guest.scrolls_sideways()
        if answers(guest).count() and not ("answer" in tapped and guest.way_out.is_visible()):
            tapped.add("answer")
            twice(guest, answers(guest).first)
        else:
            tapped.add("bar")
            guest.go_on(Locator.tap)
    assert tapped == {"answer", "bar"}
    assert foreign_words(guest, "fr") == {}
    result_of(guest)


def twice(guest: Guest, thing: Locator) -> None:
    """The first tap shows what would happen, the second answers."""
    before = guest.heard.number
    thing.tap()
    guest.page.wait_for_timeout(SECOND_THOUGHT_MS)
    assert guest.heard.number == before
    guest.after(thing.tap)


# -- the board ---------------------------------------------------------------------------------------------------------------


def test_the_board_shows_areas_parties_hands_and_missions(come: Come, address: str) -> None:
    guest = look(come, address, brought_to(MOVE))
    seen = view(guest)
    for one in seen["areas"]:
        place = area(guest, one["card"])
        expect(place).to_be_visible()
        name = place.get_by_role("button").first.get_attribute("aria-label") or ""
        assert guest.words("board-level", level=one["level"]) in name
        face_down = one["encounter"] is not None and one["encounter"]["card"] is None
        assert (guest.words("board-face-down") in name) == face_down
    me = next(figure for figure in seen["figures"] if figure["figure"] == seen["you"])
    own = guest.region("board-own")
    for member in me["party"]:
        expect(own.locator(f'[data-anchor~="character.{member["card"]}"]')).to_be_visible()
    for card in me["hand"]:
        expect(own.locator(f'[data-anchor~="advantage.{card}"]')).to_be_visible()
    expect(own).to_contain_text(guest.words("board-hand-count", n=len(me["hand"])))
    for mission in me["missions"]:
        expect(guest.region("board-missions").locator(f'[data-anchor~="mission.{mission["card"]}"]')).to_be_attached()
    others = guest.region("board-rivals").get_by_role("article")
    assert others.count() == 2
    for figure, panel in zip((one for one in seen["figures"] if one is not me), others.all(), strict=True):
        expect(panel).to_contain_text(guest.words("board-cards-held", n=figure["cards"]))
        assert figure["hand"] == []


def test_every_area_one_may_go_to_is_outlined_and_says_so(come: Come, address: str) -> None:
    guest = look(come, address, brought_to(MOVE))
    may = {say.split()[1] for say in guest.heard.options if say.startswith("go ")}
    assert may
    for one in view(guest)["areas"]:
        lit = area(guest, one["card"]).locator(".lit")
        expect(lit).to_have_count(1 if one["card"] in may else 0)
    name = next(iter(may))
    area(guest, name).get_by_role("button").first.hover()
    expect(area(guest, name).locator(".chosen")).to_have_count(1)


def with_six_areas(match: Match) -> bool:
    return len(match.view(0)["areas"]) == 6


HOLDS_ITS_MIDDLE = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""

ON_TOP = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element === document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
}"""


def test_with_six_areas_every_number_of_an_answer_can_be_read(come: Come, address: str) -> None:
    guest = come(game="anima")
    guest.sit_down(shown(address, brought_to(MOVE, fits=with_six_areas)))
    keys = guest.page.locator("[data-place] .key")
    expect(keys.first).to_be_visible()
    assert keys.count() > 3
    for key in keys.all():
        assert key.evaluate(ON_TOP), key.inner_text()


def test_a_card_is_read_in_full_by_the_other_button_of_the_mouse(come: Come, address: str) -> None:
    guest = look(come, address, brought_to(MOVE))
    member = view(guest)["figures"][0]["party"][0]["card"]
    guest.thing(f"character.{member}").first.click(button="right", force=True)  # also what gives no answer
    expect(guest.page.locator("dialog[open]")).to_be_visible()


def test_discard_piles_can_be_opened(come: Come, address: str) -> None:
    guest = look(come, address, brought_to(MOVE))
    guest.arena.get_by_role("button", name=guest.words("board-piles")).click()
    drawer = guest.dialog("board-piles")
    spent = [card for pile in view(guest)["spent"].values() for card in pile]
    assert spent
    expect(drawer.get_by_role("listitem")).to_have_count(len(spent))


def test_the_discard_piles_stand_whole_above_the_board_and_close_after_a_card_was_read(come: Come, address: str) -> None:
    guest = look(come, address, brought_to(MOVE))
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    opens = guest.arena.get_by_role("button", name=guest.words("board-piles"))
    drawer = guest.dialog("board-piles")
    close = guest.button("common-close", drawer)
    opens.click()
    guest.at_rest()
    for thing in (close, *drawer.get_by_role("listitem").get_by_role("button").all()):
        assert thing.evaluate(HOLDS_ITS_MIDDLE), thing
    drawer.get_by_role("listitem").get_by_role("button").first.click()
    expect(guest.page.locator("dialog[open]")).to_have_count(2)
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("dialog[open]")).to_have_count(1)
    guest.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    opens.click()
    close.click()
    expect(drawer).to_be_hidden()


def with_an_encounter_face_up(match: Match) -> bool:
    return from_the_second_turn_on(match) and bool(lying_face_up(match.view(0)))


def lying_face_up(seen: dict) -> list[str]:
    return [one["encounter"]["card"] for one in seen["areas"] if one["encounter"] and one["encounter"]["card"]]


@pytest.mark.parametrize("button", ["left", "right"])
def test_an_encounter_on_an_area_opens_its_own_card(come: Come, address: str, button: Literal["left", "right"]) -> None:
    guest = look(come, address, brought_to(MOVE, fits=with_an_encounter_face_up))
    lies = guest.thing(f"encounter.{lying_face_up(view(guest))[0]}")
    name, before = lies.get_attribute("aria-label"), guest.heard.number
    assert name
    lies.click(button=button)
    expect(guest.page.locator("dialog[open]").get_by_role("heading", name=name)).to_be_visible()
    assert guest.heard.number == before


def after_a_false_alarm(match: Match) -> bool:
    """Raised by somebody else since the first seat's last answer."""
    own = max((at for at, moment in enumerate(match.moments) if moment.entry.by == 0), default=0)
    since = [note for moment in match.moments[own + 1 :] for note in moment.sentences]
    return any(isinstance(note, Phrase) and note.id == "note-false-alarm" for note in since)


def test_what_happened_since_the_last_move_is_told_in_order(come: Come, address: str) -> None:
    guest = look(come, address, brought_to(MOVE, fits=after_a_false_alarm))
    told = guest.region("board-lately").get_by_role("listitem").all_inner_texts()
    alarm = told.index(guest.words("note-false-alarm"))
    assert told[alarm - 1].startswith("An Encounter appears"), told


def test_the_tree_has_three_rows_and_the_looked_at_area_is_told_in_full(come: Come, address: str) -> None:
    guest = look(come, address, brought_to(MOVE, options=(("tree", "on"),)))
    rows = {round((area(guest, one["card"]).bounding_box() or {"y": -1})["y"]) for one in view(guest)["areas"]}
    assert len(view(guest)["areas"]) == 14
    assert len(rows) == 3
    told = guest.region("board-place")
    for say in [say for say in guest.heard.options if say.startswith("go ")][:2]:
        place = area(guest, say.removeprefix("go "))
        place.get_by_role("button").first.hover()
        expect(told.get_by_role("heading")).to_contain_text(place.get_by_role("heading").inner_text())


# -- why not -----------------------------------------------------------------------------------------------------------------


def on_the_last_of_many_areas(match: Match) -> bool:
    seen = match.view(0)
    return len(seen["areas"]) > 4 and seen["figures"][0]["at"] == seen["areas"][-1]["card"]


def test_on_a_phone_the_row_of_areas_scrolls_to_the_party_that_acts(come: Come, address: str) -> None:
    guest = look(come, address, brought_to("explores", fits=on_the_last_of_many_areas), phone=True)
    here = area(guest, view(guest)["figures"][0]["at"])
    expect(here).to_be_in_viewport(ratio=1)
    expect(area(guest, view(guest)["areas"][0]["card"])).not_to_be_in_viewport()


def reason(guest: Guest) -> Locator:
    """Where it is told why something is not possible."""
    return guest.page.get_by_role("status", name=guest.words("table-why-not"))


def unlit(options: list[str], cards: list[str]) -> list[str]:
    """Cards that none of these answers names."""
    return [card for card in cards if not any(card in say.split() for say in options)]


def said(match: Match) -> list[str]:
    return [option.notation for option in match.prompt.options]


def with_an_idle_card(match: Match) -> bool:
    return from_the_second_turn_on(match) and bool(unlit(said(match), match.view(0)["figures"][0]["hand"]))


def far_from_the_top(match: Match) -> bool:
    return from_the_second_turn_on(match) and bool(unlit(said(match), [one["card"] for one in match.view(0)["areas"]]))


def with_somebody_out_of_reach(match: Match) -> bool:
    """Who is on another Area, so that there is no attack; and no trade either."""
    seen = match.view(0)
    return bool(unlit(said(match), [one["figure"] for one in seen["figures"][1:] if one["at"] != seen["figures"][0]["at"]]))


def where_it_recruited_last_turn(match: Match) -> bool:
    """With room for another Character, so that this is the only reason."""
    me = match.view(0)["figures"][0]
    return me["at"] in me["no_recruit"] and len(me["party"]) < 4


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_in_hand_that_does_not_fit_now_says_why(come: Come, address: str, phone: bool) -> None:
    guest = look(come, address, brought_to(MOVE, fits=with_an_idle_card), "fr", phone=phone)
    card = unlit(guest.heard.options, view(guest)["figures"][0]["hand"])[0]
    if phone:
        guest.tab("hand").tap()
    thing = guest.thing(f"advantage.{card}").first
    before = guest.heard.number
    thing.tap(force=True) if phone else thing.click(force=True)  # it says of itself that it gives no answer
    expect(reason(guest)).to_contain_text("A-139")
    expect(reason(guest)).to_be_in_viewport()
    assert guest.heard.number == before
    if not phone:
        reason(guest).get_by_role("button").filter(has_text="A-139").first.click()
        expect(guest.dialog("table-rules").get_by_role("article", name="A-139", exact=True)).to_be_in_viewport()


def test_an_area_too_high_in_the_tree_says_why(come: Come, address: str) -> None:
    guest = look(come, address, brought_to(MOVE, options=(("tree", "on"),), fits=far_from_the_top))
    far = unlit(guest.heard.options, [one["card"] for one in view(guest)["areas"]])[0]
    area(guest, far).get_by_role("button").first.click(force=True)
    expect(reason(guest)).to_contain_text("A-17")  # from outside A-178, else A-179
    expect(reason(guest)).to_contain_text(area(guest, far).get_by_role("heading").inner_text())


def test_a_party_out_of_reach_says_why_and_on_a_phone_its_drawer_makes_room(come: Come, address: str) -> None:
    file = brought_to(TALK, fits=with_somebody_out_of_reach)
    for phone in (False, True):
        guest = look(come, address, file, phone=phone)
        seen = view(guest)
        other = unlit(
            guest.heard.options, [one["figure"] for one in seen["figures"][1:] if one["at"] != seen["figures"][0]["at"]]
        )[0]
        if phone:
            guest.thing(f"party.{other}").tap()
            expect(guest.page.locator("dialog[open]")).to_be_visible()
            guest.page.locator(f'dialog [data-anchor~="party.{other}"]').tap(force=True)
            expect(guest.page.locator("dialog[open]")).to_have_count(0)
        else:
            guest.thing(f"party.{other}").click(force=True)
        expect(reason(guest)).to_contain_text("A-")
        expect(reason(guest)).to_be_in_viewport()


def test_a_reward_that_cannot_be_claimed_is_locked_and_says_why(come: Come, address: str) -> None:
    guest = look(come, address, brought_to(REWARD, fits=where_it_recruited_last_turn))
    here = view(guest)["figures"][0]["at"]
    locked = area(guest, here).get_by_role("button", name=guest.words("reward-recruit"))
    expect(locked).to_have_attribute("aria-disabled", "true")
    locked.click(force=True)
    expect(reason(guest)).to_contain_text("A-109")


def test_an_answer_that_one_looks_for_in_vain_is_listed_and_says_why(come: Come, address: str) -> None:
    guest = look(come, address, brought_to(MOVE, fits=after_a_search))
    guest.options.locator(".why button").first.click()
    expect(reason(guest)).to_contain_text("A-63")


def after_a_search(match: Match) -> bool:
    return match.view(0)["searched"] and "seek" not in said(match)


def test_what_nothing_is_asked_of_opens_its_card(come: Come, address: str) -> None:
    guest = look(come, address, brought_to(EXPLORE))
    area(guest, view(guest)["areas"][0]["card"]).get_by_role("button").first.click()
    expect(guest.page.locator("dialog[open]")).to_be_visible()
    expect(reason(guest)).to_have_count(0)


# -- a duel, a trade -----------------------------------------------------------------------------------------------------------


def test_a_duel_explains_both_sums_before_and_after_the_dice(come: Come, address: str) -> None:
    guest = sit(come, address, brought_to(ADD, seats=2))
    duel = guest.region("board-duel")
    fight = view(guest)["fight"]
    sums = duel.locator(".side")
    for side, wanted in zip(sums.all(), (fight["fighter"]["combat"], fight["foe"]["combat"]), strict=True):
        parts = [int(text.replace("−", "-").replace("+", "")) for text in side.locator("li b").all_inner_texts()]
        assert sum(parts) == wanted
    expect(duel).to_contain_text("%")
    used = next(say for say in guest.heard.options if say.startswith("use "))
    guest.give(used)


def of_many_parts(match: Match) -> bool:
    me = match.view(0)["figures"][0]
    return len(me["party"]) > 2 and match.view(0)["fight"]["fighter"]["figure"] == me["figure"]


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_every_part_of_the_sums_can_be_read(come: Come, address: str, size: tuple[int, int]) -> None:
    guest = look(come, address, brought_to(ADD, fits=of_many_parts), "fr")
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.settled()
    parts = guest.region("board-duel").locator(".side li b").all()
    assert len(parts) > 3
    for part in parts:
        part.scroll_into_view_if_needed()
        assert part.evaluate(ON_TOP), part.inner_text()


def test_a_duel_is_fought_to_its_end(come: Come, address: str) -> None:
    guest = come(game="anima")
    guest.sit_down(table(address, "a duel", turn_limit=6))
    fought = False
    while my_move(guest) and not fought:
        options = guest.heard.options
        explores = [say for say in options if say.startswith(("explore", "attack", "go "))]
        guest.give((explores or options)[0])
        fought = any(say.startswith("foe=") for _, say in guest.heard.told)
    assert fought
    duels = guest.arena.get_by_role("region", name=guest.words("board-fights"))
    expect(duels.or_(guest.region("board-duel")).first).to_be_visible()


def test_an_offer_is_built_on_the_board_and_sent(come: Come, address: str) -> None:
    guest = sit(come, address, brought_to(GIVE, fits=with_a_card_to_give))
    partner = view(guest)["trade"]["with"]
    panel = guest.page.locator("section.trade")
    expect(panel).to_be_visible()
    given = f"advantage.{view(guest)['figures'][0]['hand'][0]}"
    guest.after(guest.thing(given).first.click)
    expect(panel.locator(f'[data-anchor~="{given}"]')).to_be_visible()
    while guest.heard.kind == GIVE:
        guest.give("enough")
    wish = guest.thing("type.any")
    guest.after(wish.first.click)
    while guest.heard.kind == TAKE:
        guest.give("enough")
    assert view(guest)["trade"]["with"] == partner
    assert barriers(guest) == []
    guest.give("send")
    assert guest.heard.kind != SEND


def test_to_drop_an_empty_offer_is_not_gold(come: Come, address: str) -> None:
    guest = sit(come, address, brought_to(GIVE, fits=with_a_card_to_give))
    while guest.heard.kind in (GIVE, TAKE):
        guest.give("enough")
    assert guest.heard.options == ["cancel"]
    expect(guest.way_out).to_contain_text(guest.words("option-cancel"))
    expect(guest.way_out).not_to_have_class(re.compile(r"\bprimary\b"))
    guest.go_on()
    assert guest.heard.kind != SEND


@pytest.mark.parametrize("phone", [False, True])
def test_an_offer_is_answered_with_the_board_in_sight(come: Come, address: str, phone: bool) -> None:
    guest = sit(come, address, brought_to(ANSWER), "fr", phone=phone)
    panel = guest.page.locator("section.trade")
    expect(panel).to_contain_text(guest.words("board-after-trade"))
    for thing in view(guest)["trade"]["gives"]:
        assert thing["card"], "who is offered a card sees it"
    expect(guest.region("board-rivals")).to_be_visible()
    if phone:
        assert not guest.scrolls_sideways()
        guest.go_on(Locator.tap)
    else:
        guest.type_answer("decline")
    assert guest.heard.kind != ANSWER


# -- company -----------------------------------------------------------------------------------------------------------------


def test_five_at_a_table_all_fit(come: Come, address: str) -> None:
    guest = look(come, address, brought_to(MOVE, seats=5))
    expect(guest.region("board-rivals").get_by_role("article")).to_have_count(4)
    for width, height in ((1440, 900), (1280, 720)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.settled()
        assert not guest.scrolls_sideways()
        assert guest.cut_off() == []
        spilt = guest.page.evaluate(SPILT)
        assert spilt == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_five_names_and_the_phase_are_whole_in_the_bar(come: Come, address: str, language: str) -> None:
    guest = come(language, game="anima")
    guest.sit_down(table(address, "five", bots=4, turn_limit=2))
    while guest.heard.kind != MOVE and my_move(guest):
        guest.give(guest.heard.options[0])
    for width, height in ((1440, 900), (1280, 720)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.settled()
        expect(guest.page.get_by_role("list", name=guest.words("table-seats")).get_by_role("listitem")).to_have_count(5)
        assert guest.page.evaluate(CUT_IN_THE_BAR) == []


CUT_IN_THE_BAR = """() => [...document.querySelectorAll("header.top :is(.name, .phases, .title, .tools)")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.textContent)"""


SPILT = """() => [...document.querySelectorAll(".area")].flatMap((area) => {
  const ground = area.closest(".ground").getBoundingClientRect();
  const { top, bottom } = area.getBoundingClientRect();
  const plinth = area.querySelector(".plinth");
  const cut = plinth.scrollHeight > plinth.clientHeight + 1;
  return top < ground.top - 2 || bottom > ground.bottom + 2 || cut ? [area.dataset.place] : [];
})"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_area_is_cut_off(come: Come, address: str, seats: int, size: tuple[int, int]) -> None:
    guest = look(come, address, brought_to(EXPLORE, seats=seats), "fr")
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.settled()
    assert guest.page.evaluate(SPILT) == []


def test_alone_against_the_rival_its_edge_and_the_time_are_shown(come: Come, address: str) -> None:
    guest = look(come, address, brought_to(MOVE, seats=1, mode="rival"))
    seen = view(guest)
    rival = guest.region("board-rivals").get_by_role("article")
    expect(rival).to_contain_text(guest.words("board-edge"))
    expect(rival).to_contain_text(str(seen["figures"][-1]["edge"]))
    expect(guest.arena).to_contain_text(guest.words("board-timer", n=seen["timer"]))


def test_nobody_is_told_who_passed(come: Come, address: str) -> None:
    guest = look(come, address, brought_to(EXPLORE))
    assert any(isinstance(line["by"], int) and not line["text"] and not line["notes"] for line in guest.heard.lines)
    passed = guest.words("option-pass")
    assert [line for line in guest.written() if line.rstrip(".").partition(" ")[2] in (passed, "passes")] == []


# -- everybody ---------------------------------------------------------------------------------------------------------------

SITUATIONS: dict[str, Callable[[], str]] = {
    "set-up": lambda: brought_to(SETUP, fits=at_once),
    "a move": lambda: brought_to(MOVE),
    "a reward": lambda: brought_to(REWARD),
    "a duel": lambda: brought_to(ADD, seats=2),
    "an offer": lambda: brought_to(ANSWER),
    "a wish": lambda: brought_to(TAKE),
    "the tree": lambda: brought_to(MOVE, options=(("tree", "on"), ("crisis", "on"))),
    "the Rival": lambda: brought_to(MOVE, seats=1, mode="rival"),
}


@pytest.mark.parametrize("name", list(SITUATIONS))
def test_no_barrier_at(come: Come, address: str, name: str) -> None:
    guest = look(come, address, SITUATIONS[name]())
    assert barriers(guest) == []


@pytest.mark.parametrize("name", list(SITUATIONS))
def test_on_a_phone_every_tab_is_open_to_all_and_fits_the_screen_and_the_finger(come: Come, address: str, name: str) -> None:
    guest = look(come, address, SITUATIONS[name](), "fr", phone=True)
    for tab in ("map", "hand", "log"):
        guest.tab(tab).tap()
        guest.settled()
        assert barriers(guest) == [], tab
        assert not guest.scrolls_sideways(), tab
        assert guest.cut_off() == [], tab
        assert guest.too_small() == [], tab


@pytest.mark.parametrize("name", ["a move", "a duel", "an offer"])
def test_a_switch_of_language_leaves_no_word_of_the_other(come: Come, address: str, name: str) -> None:
    guest = look(come, address, SITUATIONS[name]())
    for language in ("fr", "en"):
        guest.switch(language)
        assert foreign_words(guest, language) == {}

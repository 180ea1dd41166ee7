"""Three at one table: people by name, each page in its own language, whose answer is awaited, what one missed, and a page out of
sight that calls back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.matches import Seat, post, post_table
from tests.browser.page import Come, Guest
from tests.browser.test_axe import barriers
from tests.browser.words import foreign

ANIMA = "anima"
LIKES = {"confirm": "never", "speed": 0}
MOST_ANSWERS = 60
FINGER = 44
DECIDED = ("note-wins-fight", "note-loses-fight")
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
RECORD_NOTICES = """
window.notices = [];
window.permissions = 0;
window.Notification = class {
  static permission = "default";
  static async requestPermission() { window.permissions++; return (this.permission = "granted"); }
  constructor(title, options) { window.notices.push([title, options.body]); }
  close() {}
};
"""


# -- at the table ------------------------------------------------------------------------------------------------------


def table(address: str, *company: tuple[str, str], seed: str = "three", **options: object) -> list[Seat]:
    return post_table(address, {"game": ANIMA, "seed": seed, "options": options}, company)


@dataclass
class Player:
    """Somebody at the table who answers whatever is asked, without much thought."""

    guest: Guest

    @property
    def asked(self) -> bool:
        heard = self.guest.heard
        return bool(heard.options) and (heard.now["prompt"]["seat"] in heard.mine)

    def answer(self) -> None:
        options = self.guest.heard.options
        self.guest.type_answer("pass" if "pass" in options else options[0])


def play(*guests: Guest) -> Iterator[None]:
    """One answer after the other, of whoever is asked."""
    players = [Player(guest) for guest in guests]
    for _ in range(MOST_ANSWERS):
        guests[0].until(lambda: any(player.asked for player in players) or guests[0].heard.now["result"], "somebody is asked")
        next(player for player in players if player.asked).answer()
        yield
    raise AssertionError(f"it did not happen within {MOST_ANSWERS} answers")


def notes(guest: Guest) -> list[dict[str, Any]]:
    return [note for line in guest.heard.lines for note in line["notes"]]


def play_until_all_set_out(*guests: Guest) -> None:
    for _ in play(*guests):
        if any(note["say"] == "note-sets-out" for note in notes(guests[0])):
            break
    for guest in guests:
        guest.settled()


def seats(guest: Guest) -> Locator:
    return guest.page.get_by_role("list", name=guest.words("table-seats")).get_by_role("listitem")


def recap(guest: Guest) -> Locator:
    return guest.region("company-away")


def sets_out(guest: Guest, name: str) -> str:
    """How the sentence begins that says that this player sets out."""
    return guest.words("note-sets-out", seat=name, character="|").split("|")[0]


# -- names and languages ---------------------------------------------------------------------------------------------------


def test_sentences_speak_of_people_by_name_and_every_page_keeps_to_its_language(come: Come, address: str) -> None:
    first, second = table(address, ("person", "Marc"), ("person", "Léa"), ("bot", ""))
    marc, lea, spectator = come("en", likes=LIKES, game=ANIMA), come("fr", likes=LIKES, game=ANIMA), come("fr", game=ANIMA)
    marc.sit_down(first)
    lea.sit_down(second)
    spectator.watch(first)
    play_until_all_set_out(marc, lea)
    spectator.until(lambda: spectator.heard.number == marc.heard.number, "the spectator follows")
    spectator.settled()
    for guest in (marc, lea, spectator):
        nameless = guest.words("counter-azure")  # who gave no name is called by the counter, in the reader's own language
        for name in ("Marc", "Léa", nameless):
            expect(guest.open_log()).to_contain_text(sets_out(guest, name))
        for counter in ("counter-gold", "counter-ruby"):  # their colours lie on the board, but no sentence speaks of them
            assert not re.search(rf"\b{guest.words(counter)}\b", guest.log.inner_text())
        expect(seats(guest).nth(2)).to_contain_text(guest.words("table-presence", kind="bot", bot="heuristic", here="yes"))
        language = guest.words.language
        assert {text: words for text in guest.readable() if (words := foreign(text, language, ANIMA))} == {}


def test_two_of_the_same_name_are_told_apart(come: Come, address: str) -> None:
    first, second = table(address, ("person", "Marc"), ("person", "Marc"), ("bot", ""))
    one, other = come("en", likes=LIKES, game=ANIMA), come("en", likes=LIKES, game=ANIMA)
    one.sit_down(first)
    other.sit_down(second)
    play_until_all_set_out(one, other)
    for name in ("Marc", "Marc 2"):
        expect(one.open_log()).to_contain_text(sets_out(one, name))
    assert [seats(one).nth(seat).locator(".name").inner_text() for seat in (0, 1)] == ["Marc", "Marc 2"]


def test_a_place_saved_without_a_name_is_called_in_the_language_of_whoever_reads(come: Come, address: str) -> None:
    first, second = table(address, ("person", "Marc"), ("person", "Léa"), ("bot", ""))
    marc, lea = come("en", game=ANIMA), come("fr", game=ANIMA)
    marc.sit_down(first)
    lea.sit_down(second)
    for guest in (marc, lea):
        sheet = guest.open_menu("slots")
        guest.button("table-slot-save", sheet).click()
        moment = guest.words("board-chapter", round=guest.heard.lines[-1]["round"])
        expect(sheet.get_by_role("listitem").locator("b")).to_have_text(moment)


def test_who_made_the_table_seats_a_bot_until_the_friend_is_there(come: Come, address: str) -> None:
    """And nobody else does: who came by invitation is asked about the own seat only."""
    company = [{"kind": "person", "name": "Marc"}, {"kind": "open"}, {"kind": "open"}]
    made = post(address, "tables", json.dumps({"game": ANIMA, "seats": company}).encode())
    came = post(address, f"tables/{made['table']}/join", json.dumps({"invitation": made["invitation"], "name": "Léa"}).encode())
    marc, lea = come("en", game=ANIMA), come("fr", game=ANIMA)
    marc.sit_down(Seat(made["table"], made["seats"][0]["token"], 0))
    lea.sit_down(Seat(made["table"], came["token"], came["seat"]))
    marc.button("table-bot-give", marc.open_menu("bot").get_by_role("listitem").nth(1)).click()
    expect(seats(lea).nth(2)).to_contain_text(lea.words("table-presence", kind="bot", bot="heuristic", here="yes"))
    rows = lea.open_menu("bot").get_by_role("listitem")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Léa")
    marc.button("table-bot-free", marc.open_menu("bot")).click()
    expect(seats(lea).nth(2)).to_contain_text(lea.words("table-presence", kind="open", bot="", here="no"))


def test_a_bot_without_a_name_is_called_the_same_in_the_lobby_at_the_table_and_in_its_log(come: Come, address: str) -> None:
    (seat,) = table(address, ("person", "Marc"), ("bot", ""), ("bot", "Nova"))
    marc = come("fr", likes=LIKES, game=ANIMA)
    marc.sit_down(seat)
    play_until_all_set_out(marc)
    nameless = marc.words("counter-ruby")
    for name in (nameless, "Nova"):
        expect(marc.open_log()).to_contain_text(sets_out(marc, name))
    assert [seats(marc).nth(each).locator(".name").inner_text() for each in (1, 2)] == [nameless, "Nova"]
    marc.go("#/")
    row = marc.page.locator("[aria-labelledby=continue] li").first
    expect(row).to_contain_text(marc.words("lobby-others-bots", names=f"{nameless}, Nova", bot="heuristic", count=2))


def test_people_at_one_screen_pass_it_on_by_name(come: Come, address: str) -> None:
    """Whoever is asked is called by name on the curtain and in the question; what the other one holds stays behind it."""
    held = table(address, ("person", "Ann"), ("person", "Bo"))
    guest = come("en", likes=LIKES, game=ANIMA)
    for seat in held:
        guest.go(seat.key)
        guest.until(lambda seat=seat: seat.number in guest.heard.mine, "the seat is taken")
    assert guest.heard.mine == [0, 1]
    names, turns = ("Ann", "Bo"), []
    while not any(note["say"] == "note-phase-begins" for note in notes(guest)):
        asked = guest.heard.now["prompt"]["seat"]
        opens = guest.button("table-pass-here", name=names[asked])
        if not turns or turns[-1] != asked:
            expect(opens).to_be_visible()
            expect(guest.page.get_by_role("heading", name=guest.words("table-pass-to", name=names[asked]))).to_be_visible()
            opens.click()
            turns.append(asked)
        expect(opens).to_have_count(0)
        expect(guest.question).to_contain_text(names[asked])
        guest.type_answer(guest.heard.options[0])
    assert turns == [0, 1]
    guest.button("table-pass-here", name=names[guest.heard.now["prompt"]["seat"]]).click()
    for name in names:
        expect(guest.open_log()).to_contain_text(sets_out(guest, name))
    assert [seats(guest).nth(each).locator(".name").inner_text() for each in (0, 1)] == ["Ann", "Bo"]
    assert not re.search(r"\b(Gold|Ruby)\b", guest.log.inner_text())


# -- whose answer is awaited -------------------------------------------------------------------------------------------


def test_everybody_sees_whose_answer_is_awaited_and_who_is_away(come: Come, address: str) -> None:
    first, second = table(address, ("person", "Marc"), ("person", "Léa"), ("bot", ""))
    marc, lea = come("en", likes=LIKES, game=ANIMA), come("fr", likes=LIKES, game=ANIMA)
    marc.sit_down(first)
    lea.sit_down(second)
    while not Player(marc).asked:
        next(play(marc, lea))
    lea.until(lambda: lea.heard.now["prompt"]["seat"] == 0, "Marc is asked")
    expect(lea.question).to_have_text(lea.words("table-thinking", name="Marc"))
    expect(seats(lea).nth(0)).to_contain_text(lea.words("company-thinking"))
    for other in (1, 2):
        expect(seats(lea).nth(other)).not_to_contain_text(lea.words("company-thinking"))
    marc.go("#/")
    expect(seats(lea).nth(0)).to_contain_text(lea.words("table-presence", kind="person", bot="", here="no"))
    expect(seats(lea).nth(0)).not_to_contain_text(lea.words("company-thinking"))
    expect(lea.question).to_have_text(lea.words("company-awaited", name="Marc"))


# -- out of sight ------------------------------------------------------------------------------------------------------


def until_asked(guest: Guest, *others: Guest) -> None:
    while not Player(guest).asked:
        next(play(*others, guest))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hidden_page_says_in_its_title_and_icon_that_somebody_is_waited_for(come: Come, address: str, language: str) -> None:
    first, second = table(address, ("person", "Marc"), ("person", "Léa"), ("bot", ""))
    marc, lea = come("en", likes=LIKES, game=ANIMA), come(language, likes=LIKES, game=ANIMA)
    lea.page.add_init_script(RECORD_NOTICES)
    marc.sit_down(first)
    lea.sit_down(second)
    icon, sign = lea.page.locator('link[rel="icon"]'), lea.words("table-your-turn")
    until_asked(lea, marc)
    assert sign not in lea.page.title()  # who looks at the page sees the question
    lea.page.evaluate(HIDE, True)
    lea.until(lambda: lea.page.title().startswith(sign), "the title calls")
    expect(icon).to_have_attribute("href", "./favicon-asked.svg")
    lea.page.evaluate(HIDE, False)
    lea.until(lambda: sign not in lea.page.title(), "the title is as always")
    expect(icon).to_have_attribute("href", "./favicon.svg")
    # nobody wanted messages of the system: there is none, and the browser was not asked for the permission
    assert lea.page.evaluate("[window.notices, window.permissions]") == [[], 0]


def test_messages_of_the_system_come_only_to_those_who_want_them(come: Come, address: str) -> None:
    (first,) = table(address, ("person", "Marc"), ("bot", ""), ("bot", ""))
    marc = come("en", likes=LIKES, game=ANIMA)
    marc.page.add_init_script(RECORD_NOTICES)
    marc.sit_down(first)
    until_asked(marc)
    marc.open_menu("settings")
    wanted = marc.page.get_by_role("switch", name=marc.words("company-notify"))
    expect(wanted).to_have_attribute("aria-checked", "false")
    wanted.click()
    expect(wanted).to_have_attribute("aria-checked", "true")
    marc.page.keyboard.press("Escape")
    assert marc.page.evaluate("[window.notices.length, window.permissions]") == [0, 1]
    question = marc.question.inner_text()
    marc.page.evaluate(HIDE, True)
    marc.until(lambda: marc.page.evaluate("window.notices.length") == 1, "the message comes")
    title = marc.words("company-notify-turn", game="Anima: Shadow of Omega")
    assert marc.page.evaluate("window.notices[0]") == [title, question]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_match_that_ends_out_of_sight_says_so_in_title_icon_and_message(come: Come, address: str, language: str) -> None:
    (seat,) = table(address, ("person", "Marc"), ("bot", ""), ("bot", ""), turn_limit=1)
    marc, lea = come("en", likes=LIKES, game=ANIMA), come(language, likes={**LIKES, "notify": True}, game=ANIMA)
    lea.page.add_init_script(RECORD_NOTICES.replace('"default"', '"granted"'))
    marc.sit_down(seat)
    lea.watch(seat)
    icon, sign = lea.page.locator('link[rel="icon"]'), lea.words("company-over")
    lea.page.evaluate(HIDE, True)
    for _ in play(marc):
        assert lea.words("table-your-turn") not in lea.page.title()  # who only watches is never waited for
        if marc.heard.now["result"]:
            break
    lea.until(lambda: lea.page.title().startswith(sign), "the title says that it is over")
    expect(icon).to_have_attribute("href", "./favicon-asked.svg")
    game = {"en": "Anima: Shadow of Omega", "fr": "Anima\u00a0: L’Ombre d’Omega"}[language]
    reason = lea.heard.now["result"]["reason"]
    told = [lea.words("company-notify-over", game=game), lea.words(reason["say"], **reason["with"])]
    assert lea.page.evaluate("window.notices") == [told]
    lea.page.evaluate(HIDE, False)
    lea.until(lambda: sign not in lea.page.title(), "the title is as always")
    expect(icon).to_have_attribute("href", "./favicon.svg")
    lea.page.evaluate(HIDE, True)
    lea.settled()
    assert sign not in lea.page.title()  # it has been seen
    assert len(lea.page.evaluate("window.notices")) == 1


# -- while one was away ----------------------------------------------------------------------------------------------------


def combats(guest: Guest, names: dict[str, str], first: int) -> dict[str, int]:
    """The sentences that say how a combat ended, from this line of the log on, and the turn each stands in."""
    return {
        guest.words(note["say"], seat=names[note["with"]["seat"]["say"]], by=note["with"]["by"]): line["round"]
        for line in guest.heard.lines[first:]
        for note in line["notes"]
        if note["say"] in DECIDED
    }


def test_who_comes_back_is_told_what_happened_meanwhile(come: Come, address: str) -> None:
    (seat,) = table(address, ("person", "Marc"), ("bot", "Nova"), ("bot", ""))
    desk, phone = come("en", likes=LIKES, game=ANIMA), come("en", likes=LIKES, game=ANIMA)
    names = {"counter-gold": "Marc", "counter-ruby": "Nova", "counter-azure": desk.words("counter-azure")}
    desk.sit_down(seat)
    expect(recap(desk)).to_have_count(0)  # nobody has missed anything who was never here
    desk.settled()
    left = len(desk.heard.lines)
    desk.go("#/rules")
    phone.sit_down(seat)
    for _ in play(phone):
        if len(combats(phone, names, left)) > 1:  # each is also told when it begins: four sentences at least
            break
    desk.watch(seat)
    expect(recap(desk)).to_be_visible()
    assert barriers(desk) == []
    expect(desk.log).to_have_count(0)  # it stands where the log stands
    told = combats(desk, names, left)
    for sentence, turn in told.items():
        expect(recap(desk)).to_contain_text(sentence)
        chapter = desk.words("board-chapter", round=turn)
        expect(recap(desk).get_by_role("heading", name=chapter, exact=True)).to_be_visible()

    # a sentence shows the board of its moment
    recap(desk).get_by_role("button", name=next(iter(told)), exact=True).first.click()
    desk.button("table-back-to-now").click()

    # the film begins where the absence began
    before = len(desk.heard.looked)
    desk.button("company-away-show").click()
    film = desk.region("table-replay")
    expect(film).to_be_visible()
    desk.until(lambda: len(desk.heard.looked) > before, "the film looks back")
    assert desk.heard.looked[before] == left
    desk.page.keyboard.press("Escape")
    expect(film).to_have_count(0)
    expect(recap(desk)).to_have_count(0)
    desk.open_log()

    desk.page.reload()
    desk.until(lambda: desk.heard.table == seat.table, "the table is here again")
    desk.open_log()
    expect(recap(desk)).to_have_count(0)


def test_what_was_played_in_place_of_something_taken_back_was_missed_too(come: Come, address: str) -> None:
    """Somebody saw the log up to a line; lines before it are taken back meanwhile, and others written in their place."""
    (seat,) = table(address, ("person", "Marc"), ("bot", "Nova"), ("bot", ""))
    desk, phone = come("en", likes=LIKES, game=ANIMA), come("en", likes=LIKES, game=ANIMA)
    names = {"counter-gold": "Marc", "counter-ruby": "Nova", "counter-azure": desk.words("counter-azure")}
    desk.sit_down(seat)
    play_until_all_set_out(desk)
    for _, _ in zip(range(4), play(desk), strict=False):
        pass
    desk.settled()
    left = len(desk.heard.lines)
    desk.go("#/rules")
    phone.sit_down(seat)
    phone.button("table-undo").click()
    ways = phone.page.get_by_role("group", name=phone.words("table-undo")).get_by_role("button")
    phone.after(ways.nth(1).click)  # past a reveal, to the beginning of the action
    kept = len(phone.heard.lines)
    assert kept < left
    phone.type_answer(phone.last_listed())
    for _ in play(phone):
        if len(phone.heard.lines) > left and len(combats(phone, names, kept)) > 1:
            break
    desk.watch(seat)
    expect(recap(desk)).to_be_visible()
    for sentence in combats(desk, names, kept):
        expect(recap(desk)).to_contain_text(sentence)
    before = len(desk.heard.looked)
    desk.button("company-away-show").click()
    desk.until(lambda: len(desk.heard.looked) > before, "the film looks back")
    assert desk.heard.looked[before] == kept


def test_what_is_little_is_only_marked_in_the_log(come: Come, address: str) -> None:
    (seat,) = table(address, ("person", "Marc"), ("bot", ""), ("bot", ""))
    desk, phone = come("en", likes=LIKES, game=ANIMA), come("en", likes=LIKES, game=ANIMA)
    desk.sit_down(seat)
    desk.settled()
    desk.go("#/rules")
    phone.sit_down(seat)
    before = len(phone.heard.lines)
    next(play(phone))
    assert len(phone.heard.lines) > before
    desk.watch(seat)
    desk.open_log()
    expect(recap(desk)).to_have_count(0)
    expect(desk.log_lines.first).to_contain_text(desk.words("company-away-new"))


def test_on_a_phone_one_line_leads_to_what_was_missed(come: Come, address: str) -> None:
    (seat,) = table(address, ("person", "Marc"), ("bot", ""), ("bot", ""))
    phone, desk = come("fr", phone=True, likes=LIKES, game=ANIMA), come("en", likes=LIKES, game=ANIMA)
    phone.sit_down(seat)
    phone.settled()
    phone.go("#/rules")
    desk.sit_down(seat)
    play_until_all_set_out(desk)  # three sentences at once ...
    next(play(desk))
    for _ in play(desk):
        if any(note["say"] in DECIDED for note in notes(desk)):  # ... and a combat
            break
    phone.watch(seat)
    strip = phone.page.get_by_text(phone.words("company-away"), exact=True)
    expect(strip).to_be_visible()
    read = phone.button("company-away-read")
    box = read.bounding_box()
    assert box is not None
    assert box["height"] >= FINGER
    read.click()
    expect(strip).to_be_hidden()
    expect(recap(phone)).to_be_visible()
    assert phone.too_small() == []
    phone.button("company-away-log").click()
    expect(phone.log).to_be_visible()

"""What surrounds a match: undo, replay, hints, reasons, bookmarks, files, reports, lessons, statistics."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.matches import MODULES, ROLL, WOUND, asked_for, bring, game, lost, one_answer_before_the_end
from tests.browser.page import Come, Guest

# -- back and forth ----------------------------------------------------------------------------------------------------


def test_an_answer_is_taken_back_and_given_again(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(WOUND)))
    board, written, told = guest.board(), guest.written(), guest.heard.told
    guest.type_answer(guest.heard.options[0])
    after = guest.heard.told
    guest.after(lambda: guest.page.keyboard.press("Control+z"))
    assert (guest.board(), guest.written(), guest.heard.told) == (board, written, told)
    guest.after(guest.button("table-redo").click)
    assert guest.heard.told == after
    guest.after(lambda: guest.page.keyboard.press("u"))
    guest.after(lambda: guest.page.keyboard.press("Control+y"))
    assert guest.heard.told == after
    assert guest.heard.now["marks"] == [mark for mark in guest.heard.now["marks"] if "undo" not in mark["say"]]


def test_a_way_back_past_a_reveal_says_so_before_it_is_taken_and_marks_the_match(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(ROLL)))
    told, answer = guest.heard.told, guest.heard.options[0]
    guest.type_answer(answer)
    thrown = guest.heard.told
    guest.page.keyboard.press("u")
    ways = guest.page.get_by_role("group", name=guest.words("table-undo"))
    expect(ways).to_be_visible()
    expect(ways).to_contain_text(guest.words("table-past-reveal"))
    assert guest.heard.told == thrown
    guest.after(lambda: guest.page.keyboard.press("Enter"))
    assert guest.heard.told == told
    assert "server-mark-undo" in [mark["say"] for mark in guest.heard.now["marks"]]
    guest.type_answer(answer)
    assert guest.heard.told == thrown  # the same dice: nobody fishes for better ones


def test_undo_to_here_goes_back_to_a_line_of_the_log(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(WOUND)))
    written, told = guest.written(), guest.heard.told
    for _ in range(2):
        guest.type_answer(guest.heard.options[0])
    guest.open_log()
    line = guest.log_entry(guest.words("note-phase-ended", cause="stop"))
    line.get_by_role("button").first.focus()  # a pointer would lose the line if the list had to scroll
    guest.after(guest.button("table-undo-here", line).click)
    assert guest.heard.told == told
    assert guest.written() == written


def test_a_line_of_the_log_shows_the_board_at_that_moment(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(WOUND)))
    before = guest.board()
    guest.type_answer(guest.heard.options[0])
    after, number = guest.board(), guest.heard.number
    guest.open_log()
    guest.log_lines.filter(has_text=guest.words("note-phase-ended", cause="stop")).click()
    expect(guest.primary).to_contain_text(guest.words("table-back-to-now"))
    expect(guest.options.get_by_role("listitem")).to_have_count(0)
    expect(guest.legal_things()).to_have_count(0)
    assert guest.enemies() != []
    assert guest.heard.number == number
    guest.page.keyboard.press("Escape")
    expect(guest.primary).not_to_contain_text(guest.words("table-back-to-now"))
    assert guest.board() == after != before


# -- replay ------------------------------------------------------------------------------------------------------------


def test_a_replay_is_scrubbed_and_played_on_from_any_moment_at_a_table_of_its_own(come: Come, address: str) -> None:
    guest = come()
    seat = bring(address, lost())
    guest.sit_down(seat, "/replay")
    replay = guest.region("table-replay")
    expect(replay).to_be_visible()
    told = guest.heard.told
    place = replay.get_by_role("slider")
    expect(place).not_to_have_attribute("max", "0")  # the whole match is there
    seen = set()
    for moment in range(1, 5):
        guest.page.keyboard.press("ArrowRight")
        expect(place).to_have_value(str(moment))
        seen.add(replay.get_by_role("heading").inner_text())
    assert len(seen) == 4
    guest.page.keyboard.press("End")
    expect(place).to_have_value(place.get_attribute("max") or "")
    guest.open_log()
    expect(guest.log_lines.first).to_be_visible()
    place.fill("3")
    heading = replay.get_by_role("heading").inner_text()
    line = int(heading.split()[-1])
    assert 0 < line < len(told)
    expect(guest.result).to_be_hidden()
    replay.get_by_role("button", name=guest.words("table-replay-branch")).click()
    guest.until(lambda: guest.heard.table != seat.table, "a table of its own")
    assert guest.heard.told[:line] == told[:line]
    assert guest.heard.now["result"] is None
    expect(guest.prompt).to_be_visible()
    guest.type_answer(guest.heard.options[0])
    guest.go(f"#/table/{seat.table}")
    guest.until(lambda: guest.heard.table == seat.table, "the old table")
    assert guest.heard.told == told


def test_a_replay_plays_by_itself_and_stops_at_the_end(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(ROLL)), "/replay")
    replay = guest.region("table-replay")
    replay.get_by_role("radiogroup", name=guest.words("table-replay-speed")).locator("label").last.click()
    guest.page.keyboard.press("Home")
    guest.button("table-replay-toggle", replay).click()
    place = replay.get_by_role("slider")
    expect(place).to_have_value(place.get_attribute("max") or "")
    guest.page.keyboard.press("Escape")
    expect(guest.way_out).to_contain_text(guest.words("option-stop"))


def test_a_card_and_a_film_have_addresses_at_the_table_and_the_way_back_leaves_them(come: Come, address: str) -> None:
    guest = come()
    seat = bring(address, asked_for(ROLL))
    guest.sit_down(seat)
    sockets: list[str] = []
    guest.page.on("websocket", lambda socket: sockets.append(socket.url))
    enemy = guest.heard.now["view"]["slots"][0]["enemy"]
    sheet, film = guest.page.locator("dialog[open]"), guest.region("table-replay")
    for path, opened in ((f"card/{enemy}", sheet), ("replay", film)):
        guest.go(f"#/table/{seat.table}/{path}")
        expect(opened).to_be_visible()
        guest.page.go_back()
        expect(opened).to_be_hidden()
    expect(guest.way_out).to_contain_text(guest.words("option-stop"))
    assert sockets == [], "nobody has left the table"


# -- advice ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
@pytest.mark.parametrize("kind", [ROLL, WOUND])
def test_what_opens_beside_lies_over_the_board_and_never_over_question_and_answers(
    come: Come, address: str, size: tuple[int, int], kind: str
) -> None:
    guest = come()
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.sit_down(bring(address, asked_for(kind, MODULES)))
    for opens, shown in (
        (lambda: guest.button("table-hint").click(), guest.region("table-hint")),
        (lambda: guest.page.keyboard.press("l"), guest.log),
    ):
        opens()
        expect(shown).to_be_visible()
        guest.at_rest()
        over = shown.bounding_box()
        below = [part.bounding_box() for part in (guest.prompt, guest.options, guest.corner)]
        assert over
        assert all(box and over["y"] + over["height"] <= box["y"] for box in below)
        assert all(box and box["y"] + box["height"] <= size[1] for box in below)
        guest.page.keyboard.press("Escape")
        expect(shown).to_be_hidden()


def test_a_hint_comes_in_three_steps_and_says_when_it_counts(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(ROLL)))
    guest.page.keyboard.press("h")
    hint = guest.region("table-hint")
    expect(hint).to_contain_text(guest.words("table-hint-free"))
    expect(hint.get_by_role("listitem")).to_have_count(len(guest.heard.options))
    assert guest.heard.now["hints"] == 0
    hint.get_by_role("button", name=guest.words("table-hint-best")).click()
    play = hint.get_by_role("button", name=guest.words("table-hint-play"))
    expect(play).to_be_visible()
    expect(hint).to_contain_text(guest.words("table-hint-counted", count=1))
    assert 0 < hint.get_by_role("listitem").count() <= 3

    def played() -> None:
        play.click()

    guest.after(played)


def test_what_cannot_be_done_says_why_and_cites_a_rule_that_opens(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(ROLL)))
    why = guest.ask_why_a_single_stays()
    expect(why).to_be_visible()
    rule = why.get_by_role("button").filter(has_text="P-").first
    id = rule.inner_text()
    rule.click()
    book = guest.dialog("table-rules")
    expect(book).to_be_visible()
    card = book.get_by_role("article", name=id)
    expect(card).to_be_in_viewport()
    book.get_by_role("searchbox").fill("P-24")
    expect(book.get_by_role("article", name="P-24")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(book).to_be_hidden()


def test_a_card_is_shown_large_in_the_language_of_its_reader(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(ROLL)))
    slot = guest.heard.now["view"]["slots"][0]
    guest.card_of(slot["slot"]).click()
    card = guest.page.get_by_role("dialog")
    name = next(each.name for each in game().pack.cards if each.id == slot["enemy"])
    expect(card.get_by_role("heading", name=name.text("en"), exact=True)).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(card).to_be_hidden()


# -- keeping -----------------------------------------------------------------------------------------------------------


def test_a_bookmark_opens_a_table_of_its_own_at_that_place(come: Come, address: str) -> None:
    guest = come()
    seat = bring(address, asked_for(WOUND))
    guest.sit_down(seat)
    told = guest.heard.told
    sheet = guest.open_menu("slots")
    sheet.get_by_role("textbox").fill("before the wound")
    sheet.get_by_role("button", name=guest.words("table-slot-save")).click()
    expect(sheet.get_by_role("listitem")).to_contain_text("before the wound")
    guest.page.keyboard.press("Escape")
    guest.type_answer(guest.heard.options[0])
    guest.open_menu("slots").get_by_role("button", name=guest.words("table-slot-load")).click()
    guest.until(lambda: guest.heard.table not in ("", seat.table), "a table of its own")
    assert guest.heard.told == told
    guest.type_answer(guest.last_listed())


def test_a_match_saved_as_a_file_goes_on_from_that_file(come: Come, address: str, tmp_path: Path) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(WOUND, MODULES)))
    guest.type_answer(guest.heard.options[0])
    told, board = guest.heard.told, guest.board()
    file = tmp_path / "match.json"
    with guest.page.expect_download() as saving:
        guest.open_menu("export")
    saving.value.save_as(file)
    elsewhere = come()
    elsewhere.enter_lobby()
    with elsewhere.page.expect_file_chooser() as choosing:
        elsewhere.page.get_by_title(elsewhere.words("lobby-import-about")).click()
    choosing.value.set_files(file)
    elsewhere.until(lambda: elsewhere.heard.told == told, "the match is here")
    expect(elsewhere.arena).to_be_visible()
    assert elsewhere.board() == board
    elsewhere.type_answer(elsewhere.heard.options[0])


def test_a_file_that_is_no_match_is_refused_in_words(come: Come, tmp_path: Path) -> None:
    guest = come()
    guest.forgiven = ["400|422"]
    guest.enter_lobby()
    file = tmp_path / "poem.json"
    file.write_text('"no match at all"')
    guest.page.locator("input[type=file]").set_input_files(file)
    expect(guest.page.get_by_text("poem.json", exact=False).first).to_be_visible()


def test_a_bug_report_is_a_file_that_replays(come: Come, address: str, tmp_path: Path) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(ROLL, MODULES)))
    guest.type_answer(guest.heard.options[0])
    sheet = guest.open_menu("report")
    sheet.get_by_role("textbox").fill("The dice fell off the table.")
    with guest.page.expect_download() as saving:
        sheet.get_by_role("button", name=guest.words("table-report-download")).click()
    file = tmp_path / "report.json"
    saving.value.save_as(file)
    report = json.loads(file.read_text("utf-8"))
    assert report["note"] == "The dice fell off the table."
    assert [(entry["by"], entry["say"]) for entry in report["log"]] == guest.heard.told
    checked = subprocess.run([sys.executable, "-m", "ludarium", "replay", str(file), "--check"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


# -- ends --------------------------------------------------------------------------------------------------------------


def test_a_match_that_ends_is_counted_in_the_statistics_and_can_be_reviewed(come: Come, address: str) -> None:
    guest = come()
    guest.go("#/statistics")
    expect(guest.page.get_by_text(guest.words("lobby-statistics-empty"))).to_be_visible()
    guest.sit_down(bring(address, one_answer_before_the_end()))
    guest.type_answer(guest.heard.options[0])
    expect(guest.result).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.page.locator("a[href='#/']").first.click()
    expect(guest.start_button).to_be_visible()
    guest.link("lobby-way-statistics").click()
    records = guest.region("lobby-not-official")
    expect(records).to_contain_text(guest.words("lobby-won-of", wins=0, matches=1))
    guest.link("lobby-way-replays").click()
    expect(guest.page.get_by_role("main")).to_contain_text(guest.words("lobby-outcome-lost"))
    with guest.page.expect_download():
        guest.link("lobby-way-statistics").click()
        guest.button("lobby-csv").click()


def test_whoever_resigns_has_lost_and_is_asked_first(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(WOUND)))
    number = guest.heard.number
    sheet = guest.open_menu("resign")
    expect(sheet).to_contain_text(guest.words("table-resign-really"))
    guest.page.wait_for_timeout(100)
    assert guest.heard.number == number
    guest.after(sheet.get_by_role("button", name=guest.words("table-resign-yes")).click)
    expect(guest.result).to_contain_text(guest.words("interjection-resign"))


def test_a_match_under_way_waits_in_the_lobby_and_can_be_put_away(come: Come, address: str) -> None:
    guest = come()
    guest.sit_down(bring(address, asked_for(WOUND)))
    guest.go("#/")
    name = game().info.names.text("en")
    expect(guest.link("lobby-do-continue-it", name=name)).to_be_visible()
    guest.button("lobby-more-about", name=name).click()
    guest.page.get_by_role("button", name=guest.words("lobby-archive"), exact=True).click()
    expect(guest.link("lobby-do-continue-it", name=name)).to_be_hidden()
    guest.button("lobby-undo").click()
    guest.link("lobby-do-continue-it", name=name).click()
    expect(guest.question).to_be_visible()


@pytest.mark.skipif(not game().lessons, reason="there are no lessons yet")
def test_the_first_lesson_is_played_to_its_end(come: Come) -> None:
    guest = come()
    guest.enter_lobby()
    guest.page.get_by_role("button", name=guest.words("lobby-learn", count=len(game().lessons))).click()
    coach = guest.region("table-lesson")
    expect(coach).to_be_visible()
    over = guest.page.get_by_role("button", name=guest.words("table-lesson-next"))
    for _ in range(60):
        if over.is_visible():
            break
        on = coach.get_by_role("button", name=guest.words("table-lesson-go-on"))
        if on.count():
            on.click()
        else:
            taught(guest)
        guest.settled()
    expect(over).to_be_visible()
    guest.page.reload()
    expect(coach).to_be_visible()


def taught(guest: Guest) -> None:
    """What the lesson waits for is found by trying: every other answer is gently refused."""
    number = guest.heard.number
    for say in guest.heard.options:
        (guest.option(say) if say in guest.listed() else guest.way_out.or_(guest.primary).last).click()
        guest.page.wait_for_timeout(150)
        if guest.heard.number == number and guest.primary.get_attribute("data-main") != "calm":
            guest.page.wait_for_timeout(260)
            guest.primary.click()
            guest.page.wait_for_timeout(100)
        if guest.heard.number > number:
            guest.until(lambda: guest.heard.owed == 0, "the answer is taken")
            return
    raise AssertionError("the lesson waits for something that cannot be answered")

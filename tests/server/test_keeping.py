"""What is kept: slots, branches, files that go out and come in, bug reports that replay, lists, archives and statistics."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.cli import main
from ludarium.core import saves
from ludarium.server import wire
from ludarium.server.limits import LONGEST_FILE
from tests.server.house import House, Made, new_id, refusal_of, worded
from tests.server.test_answers import play_on, solo
from tests.server.test_sitting import two_people


def played(house: House, answers: int = 8, seed: int = 5) -> Made:
    made = solo(house, seed=seed)
    with made.sit(0) as ann:
        play_on(ann, answers, seed)
    return made


# -- slots and branches ------------------------------------------------------------------------------------------------


def test_a_slot_brings_back_the_moment_it_was_made_at_a_table_of_its_own(house: House):
    made = solo(house, seed=9)
    with made.sit(0) as ann:
        play_on(ann, 3)
        lines, view = ann.lines, ann.now.view
        slots = made.post("slots", 0, name=" Before\nthe storm ")
        assert [(slot["name"], slot["length"]) for slot in slots] == [("Before the storm", len(lines))]
        play_on(ann, 4)
        stored = made.log()
        other = Made(house, made.post("slots/load", 0, slot=slots[0]["slot"]))
        with other.sit(0) as there:
            assert [line.say for line in there.lines] == [line.say for line in lines]
            assert there.now.view == view
            play_on(there, 2)
        assert other.id != made.id
        assert other.tokens[0] != made.tokens[0]
        assert made.log() == stored


def test_a_slot_made_before_an_undo_still_leads_to_what_was_taken_back(house: House):
    made = solo(house)
    with made.sit(0) as ann:
        play_on(ann, 4)
        before = made.said()
        made.post("slots", 0, name="far")
        ann.does(wire.Undo(new_id(), 0, "start"))
        play_on(ann, 1, seed=77)
        far, near = made.post("slots", 0, name="near")
        now = made.said()
    assert Made(house, made.post("slots/load", 0, slot=far["slot"])).said() == before
    assert Made(house, made.post("slots/load", 0, slot=near["slot"])).said() == now
    assert [slot.name for slot in made.summary().slots] == ["far", "near"]


def test_a_seat_that_fills_its_slots_takes_no_room_from_another(house: House, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ludarium.server.hall.SLOTS_A_SEAT", 3)
    made = two_people(house)
    for number in range(3):
        made.post("slots", 0, name=str(number))
    reply = house.asked(f"tables/{made.id}/slots", {"name": "one more", "token": made.tokens[0]})
    assert refusal_of(reply) == (503, "too-many")
    told = worded(reply.json()["text"], "leduc")
    assert told["en"] == "You have 3 saves at this table, and a seat may have no more."
    assert told["fr"] == "Vous avez 3 sauvegardes à cette table\u00a0: une place ne peut pas en avoir davantage."
    for number in range(3):
        made.post("slots", 1, name=f"mine {number}")
    assert made.refused("slots", 1, name="one more") == (503, "too-many")
    assert [slot.name for slot in made.summary().slots] == ["0", "1", "2", "mine 0", "mine 1", "mine 2"]


def test_slots_are_limited_and_what_is_not_there_is_said_so(house: House):
    made = solo(house)
    for number in range(50):
        made.post("slots", 0, name=str(number))
    assert made.refused("slots", 0, name="one more") == (503, "too-many")
    assert len(made.summary().slots) == 50
    for slot in (2**31, -1, 2**62):
        assert made.refused("slots/load", 0, slot=slot) == (404, "no-such")


@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
def test_a_branch_shares_the_beginning_and_nothing_else(house: House, part: float):
    made = played(house)
    said, at = made.said(), int(part * len(made.said()))
    other = Made(house, made.post("branch", 0, at=at))
    assert other.said()[:at] == said[:at]
    with other.sit(0) as ann:
        assert ann.now.prompt is not None
        play_on(ann, 3, seed=123)
    assert made.said() == said
    assert ludarium.game("proving").verify(other.file()) == []


def undone(made: Made) -> list[int]:
    """How many undos past a reveal the table says there were, if it says so."""
    return [mark["with"]["count"] for mark in made.summary().marks if mark["say"] == "server-mark-undo"]


def test_who_plays_on_from_before_a_reveal_has_undone_it(house: House):
    """At another table the dice fall alike, so whoever has seen them knows."""
    made = house.table("proving", options={"clock_mode": "untimed"})
    first = made.post("slots", 0, name="before the roll")[0]["slot"]
    assert undone(Made(house, made.post("slots/load", 0, slot=first))) == []  # nothing has happened since
    with made.sit(0) as ann:
        ann.answer("start")
    length = len(made.said())
    assert length > 1  # the dice have fallen
    assert undone(made) == []
    for at, known in ((length, []), (length - 1, []), (0, [1])):  # one die less falls again by itself, and cannot fall otherwise
        assert undone(Made(house, made.post("branch", 0, at=at))) == known
    other = Made(house, made.post("slots/load", 0, slot=first))
    assert undone(other) == [1]
    with other.sit(0) as ann:
        ann.answer("start")
        assert ann.settle().now.undos == 1
    forgotten = house.app.state.hall.open.pop(other.id)
    forgotten.close("idle")
    assert undone(Made(house, other.post("branch", 0, at=len(other.said())))) == [1]  # a copy of a copy is no better


def test_no_copy_of_a_match_forgets_what_was_undone_in_it(house: House):
    made = house.table("proving", options={"clock_mode": "untimed"})
    with made.sit(0) as ann:
        ann.answer("start")
        ann.does(wire.Undo(new_id(), 0, "start"))
        assert undone(made) == [1]
    assert undone(Made(house, made.post("branch", 0, at=0))) == [1]


def test_a_branch_that_is_not_in_the_log_is_refused(house: House):
    made = played(house)
    before = house.everything()
    for at in (-1, len(made.said()) + 1, 2**62):
        assert made.refused("branch", 0, at=at) == (404, "no-such")
    assert house.everything() == before


def test_a_branch_of_a_finished_match_among_people_seats_them_all_at_one_browser(house: House):
    made = two_people(house)
    with made.sit(0) as ann:
        ann.answer("resign")
    other = Made(house, made.post("branch", 1, at=2))
    assert set(other.tokens) == {0, 1}
    with other.sit(0, 1) as both:
        both.answer("call", 0)


# -- out and in --------------------------------------------------------------------------------------------------------


def test_a_file_that_goes_out_comes_in_as_the_same_match(house: House):
    made = played(house, 12)
    file = made.file()
    other = house.bring(file)
    assert other.id != made.id
    assert other.said() == made.said()
    assert other.file() == file
    with made.sit(0) as ann, other.sit(0) as ben:
        assert ann.lines == ben.lines
        assert ann.now.view == ben.now.view
        say = random.Random(1).choice(ann.options())
        ann.answer(say)
        ben.answer(say)
        assert ann.settle().now.view == ben.settle().now.view  # and the luck that comes is the same


def test_a_file_of_the_terminal_comes_in_and_a_file_of_the_server_goes_there(house: House):
    match = ludarium.game("proving").new(seed=4)
    for _ in range(5):
        match.answer(0)
    made = house.bring(match.save())
    assert made.said() == [(str(entry.by), entry.say) for entry in match.log]
    again = ludarium.game("proving").load(made.file())
    assert (again.hash(), again.log) == (match.hash(), match.log)


def test_a_match_from_a_position_comes_in_and_goes_on_after_a_restart(own_house: House):
    game = ludarium.game("proving")
    match = game.new(seed=4)
    for _ in range(5):
        match.answer(0)
    made = own_house.bring(game.at(match.position()).save())
    with made.sit(0) as ann:
        assert ann.now.view == match.view(0)
        play_on(ann, 2)
        view = ann.now.view
    own_house.restart()
    with made.sit(0) as ann:
        assert ann.now.view == view


def edited(**fields: Any) -> Callable[[str], bytes]:
    """The file with other values in its head, as somebody writes them by hand: without the seal."""

    def edit(file: str) -> bytes:
        save = json.loads(file)
        del save["seal"]
        return json.dumps(save | fields).encode()

    return edit


def damaged(file: str) -> bytes:
    """One letter of an entry is another one."""
    at = file.index("reroll")
    return (file[:at] + "x" + file[at + 1 :]).encode()


@pytest.mark.parametrize("change", [
    damaged,
    lambda file: file.encode()[: len(file) // 2],
    lambda file: b"",
    lambda file: b"\xff\xfe\x00",
    lambda file: b"{}",
    lambda file: b"[]",
    lambda file: b"null",
    lambda file: b"[" * 100_000,
    lambda file: b'{"a":' * 50_000,
    lambda file: b"\x89PNG\r\n\x1a\n" + bytes(1000),
    lambda file: b"PK\x03\x04" + bytes(1000),
    lambda file: file.encode() + b"x",
    lambda file: file.encode("utf-16"),
    edited(ludarium=2),
    edited(game="chess"),
    edited(game="leduc"),
    edited(mode="nightmare"),
    edited(seats=3),
    edited(seats=-1),
    edited(options={"colour": "red"}),
    edited(options=[]),
    edited(seed=2**200),
    edited(seed="7"),
    edited(log=[{"by": 0, "say": "dance"}]),
    edited(log=[{"by": 5, "say": "start"}]),
    edited(log=[{"by": "chance", "say": "start"}] * 1000),
    edited(checks={"1": "0" * 16}),
    edited(position={}),
    edited(position={"state": {}}),
    edited(began="noon"),
    edited(more=1),
], ids=itertools.count())  # fmt: skip
def test_a_file_that_is_no_match_is_refused_in_clear_words_and_nothing_is_stored(house: House, change: Callable[[str], bytes]):
    file = played(house).file()
    before = house.everything()
    reply = house.asked("import", change(file))
    status, code = refusal_of(reply)
    assert status in (400, 404)
    assert code in ("bad-save", "no-title")
    assert len(reply.json()["detail"]) > 20  # what is wrong with it
    assert house.everything() == before


def with_time(at: int) -> Callable[[str], bytes]:
    def edit(file: str) -> bytes:
        log = json.loads(file)["log"]
        return edited(log=[*log[:-1], log[-1] | {"at": at}], checks={})(file)

    return edit


@pytest.mark.parametrize("change", [edited(began=2**70), edited(began=-(2**70)), with_time(2**70), with_time(-(2**70))])
def test_a_file_with_times_that_cannot_be_stored_is_refused_in_clear_words(house: House, change: Callable[[str], bytes]):
    match = ludarium.game("proving").new(seed=1, options={"clock_mode": "live"})
    match.answer("start")
    match.answer("stop")
    before = house.everything()
    assert refusal_of(house.asked("import", change(match.save())))[1] == "bad-save"
    assert house.everything() == before


def test_a_file_that_is_too_large_is_refused_and_nothing_is_stored(house: House):
    file = played(house).file()
    before = house.everything()
    assert refusal_of(house.asked("import", file.encode() + b" " * LONGEST_FILE)) == (413, "too-large")
    assert refusal_of(house.asked("import", b"x" * (LONGEST_FILE + 1))) == (413, "too-large")
    assert house.everything() == before
    assert refusal_of(house.asked("import", b"x" * LONGEST_FILE)) == (400, "bad-save")


def test_a_large_body_of_another_request_is_refused(house: House):
    before = house.everything()
    assert house.refused("tables", game="leduc", seed="x" * 200_000) == (413, "too-large")
    assert house.refused("mine", tokens=["x" * 200_000]) == (413, "too-large")
    assert house.refused("mine", tokens=["x"] * 2001) == (413, "too-large")
    assert house.everything() == before


# -- reports -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["The dragon ate my die.", "", "Ça « dépasse » 😀\n\t\x07", "x" * 9000])
def test_a_bug_report_replays(house: House, words: str, tmp_path: Path, monkeypatch: Any, capsys: pytest.CaptureFixture[str]):
    made = played(house)
    reply = house.asked(f"tables/{made.id}/report", {"token": made.tokens[0], "words": words})
    file = tmp_path / "report.json"
    file.write_text(reply.text, "utf-8")
    assert saves.decode(file).note == (words[:4000] or "-")
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setattr("sys.argv", ["ludarium", "replay", str(file), "--check"])
    with pytest.raises(SystemExit) as ended:
        main()
    printed = capsys.readouterr()
    assert (ended.value.code or 0, printed.err) == (0, "")
    assert ludarium.game("proving").load(made.file()).hash() in printed.out


def test_a_report_of_a_live_round_with_pauses_replays(house: House, tmp_path: Path):
    made = house.table("proving", options={"clock_mode": "live", "pause": True, "live_lock_ms": 0})
    with made.sit(0) as ann:
        ann.answer("start")
        ann.does(wire.Pause(new_id(), 0, True))
        ann.does(wire.Pause(new_id(), 0, False))
        ann.settle()
        ann.answer(next(say for say in ann.options() if say.startswith("reroll")))
        ann.settle()
        ann.answer("stop")
        file = made.file()
    assert ludarium.game("proving").verify(file) == []
    assert house.bring(file).said() == made.said()


# -- lists -------------------------------------------------------------------------------------------------------------


def test_my_tables_are_those_of_my_tokens_the_latest_first(house: House):
    first, second, other = solo(house), two_people(house), solo(house)
    with first.sit(0) as ann:
        ann.answer("start")
    mine = house.mine(first.tokens[0], second.tokens[1], "forgotten", "")
    assert [each.table for each in mine] == [first.id, second.id]
    assert [each.mine for each in mine] == [[0], [1]]
    assert other.id not in [each.table for each in mine]
    assert house.mine() == []
    assert mine[0].asks is not None
    assert worded(mine[0].asks, "proving")
    assert (mine[0].actor, mine[0].answers, mine[0].result) == (0, 1, None)


def test_what_is_listed_is_the_same_after_a_restart(own_house: House):
    made = [played(own_house), two_people(own_house)]
    tokens = [token for each in made for token in each.tokens.values()]
    for _ in range(2):
        with made[0].sit(0):
            pass
    before = own_house.mine(*tokens)
    own_house.restart()
    after = own_house.mine(*tokens)
    for each in (*before, *after):
        each.seats = [(seat.seat, seat.kind, seat.name) for seat in each.seats]
    assert after == before


def test_more_tokens_than_a_database_takes_at_once_are_found(house: House):
    made = solo(house)
    assert [each.table for each in house.mine(*(f"x{number}" for number in range(1500)), made.tokens[0])] == [made.id]


def test_an_archived_table_is_archived_for_its_holder_only_and_can_come_back(house: House):
    made = two_people(house)
    made.post("archive", 0)
    assert [each.archived for each in house.mine(made.tokens[0])] == [True]
    assert [each.archived for each in house.mine(made.tokens[1])] == [False]
    assert [each.archived for each in house.mine(*made.tokens.values())] == [False]
    with made.sit(0) as ann:
        ann.answer("call")  # it is still a table
    made.post("archive", 0, archived=False)
    assert [each.archived for each in house.mine(made.tokens[0])] == [False]


# -- statistics --------------------------------------------------------------------------------------------------------


def statistics(house: House, *tokens: str) -> list[dict[str, Any]]:
    return house.post("statistics", tokens=list(tokens))


def test_finished_matches_are_counted_by_title_and_options(own_house: House):
    lost, won, going = two_people(own_house), two_people(own_house), two_people(own_house)
    other = own_house.table(options={"most_raises": 1})
    for made, loser in ((lost, 0), (won, 1), (other, 0)):
        with made.sit(0) as ann, made.sit(1) as ben:
            ann.answer("call")
            ben.until(lambda now: now.prompt.seat == 1).answer("raise")
            if loser == 0:
                ann.until(lambda now: now.prompt.seat == 0).answer("fold")
            else:
                ann.until(lambda now: now.prompt.seat == 0).answer("call")
                ann.until(lambda now: now.view["round"] == 2).answer("call")
                ben.until(lambda now: now.view["round"] == 2 and now.prompt.seat == 1).answer("resign")
    with going.sit(0) as ann:
        ann.answer("call")
    rows = statistics(own_house, lost.tokens[0], won.tokens[0], going.tokens[0], other.tokens[0])
    assert [(row["options"]["most_raises"], row["matches"], row["wins"]) for row in rows] == [(2, 2, 1), (1, 1, 0)]
    first = rows[0]
    assert (first["game"], first["mode"], first["official"]) == ("leduc", "limit", True)
    assert first["rate"] == 0.5
    assert 0 <= first["low"] < 0.5 < first["high"] <= 1
    assert first["answers"] == 4.0  # three in one match, five in the other
    assert (first["hints"], first["undos"]) == (0, 0)
    assert [row["wins"] for row in statistics(own_house, lost.tokens[1])] == [1]
    assert statistics(own_house, going.tokens[0]) == []
    assert statistics(own_house) == []


def test_hints_undos_and_what_is_not_official_are_told_apart(own_house: House):
    official = own_house.table("proving", options={"clock_mode": "live"})
    budget = own_house.table("proving")
    undone = own_house.table("proving", options={"clock_mode": "live"})
    with official.sit(0) as ann:
        ann.answer("resign")
    with budget.sit(0) as ann:
        ann.ask(wire.Hint(new_id(), 0))
        ann.answer("resign")
    with undone.sit(0) as ann:
        ann.answer("start")
        ann.answer("stop")
        ann.does(wire.Undo(new_id(), 0, "start"))  # past the dice
        ann.settle()
        ann.answer("resign")
    rows = statistics(own_house, official.tokens[0], budget.tokens[0], undone.tokens[0])
    told = {(row["options"]["clock_mode"], row["official"]): (row["matches"], row["hints"], row["undos"]) for row in rows}
    assert told == {("live", True): (1, 0, 0), ("budget", False): (1, 1, 0), ("live", False): (1, 0, 1)}


@pytest.mark.parametrize("taken_back", [False, True])
def test_a_seat_that_a_bot_has_played_counts_for_nobody(own_house: House, taken_back: bool):
    made = two_people(own_house)
    made.post("bot", 0, seat=0, bot="random")
    if taken_back:
        made.post("bot", 0, seat=0, bot="")
    with made.sit(1) as ben:
        if taken_back:
            with made.sit(0) as ann:
                ann.until(lambda now: now.prompt.seat == 0).answer("call")
        ben.until(lambda now: now.prompt.seat == 1).answer("resign")
        ben.until(lambda now: now.result is not None)
        assert ben.now.result.winners == [0]
    assert [each.handed for each in own_house.mine(made.tokens[0])] == [[0]]
    assert statistics(own_house, made.tokens[0]) == [], "neither won nor lost"
    assert [(row["matches"], row["wins"]) for row in statistics(own_house, made.tokens[1])] == [(1, 0)], "who played it lost it"


def test_who_gave_one_of_two_seats_away_has_the_other(own_house: House):
    made = two_people(own_house)
    made.post("bot", 0, seat=0, bot="random")
    with made.sit(1) as ben:
        ben.until(lambda now: now.prompt.seat == 1).answer("resign")
        ben.until(lambda now: now.result is not None)
    rows = statistics(own_house, made.tokens[0], made.tokens[1])
    assert [(row["matches"], row["wins"]) for row in rows] == [(1, 0)], "the bot's victory is not mine, the lost seat is"

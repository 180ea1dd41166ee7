"""Who sits at a table: people, people at one browser, people who come later, bots that were asked, and those who only watch."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from ludarium.players import USUAL, Budget, Player, Worlds
from ludarium.server import wire
from ludarium.server.names import named
from ludarium.server.refusals import NotSo
from tests.server.house import PATIENCE, Guest, House, Made, eventually

ANN_AND_OPEN = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
ANN_AND_BOT = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]


def two_people(house: House, **more: Any) -> Made:
    made = house.table(seats=ANN_AND_OPEN, **more)
    made.join("Ben")
    return made


def card_seen(guest: Guest, seat: int) -> str | None:
    assert guest.now is not None
    return guest.now.view["seats"][seat]["card"]


def hidden_card(made: Made, seat: int) -> str:
    """The card that was dealt to a seat, from the database."""
    return next(say.split("=")[1] for by, say in made.said() if say.startswith(f"deal {seat}="))


# -- people ------------------------------------------------------------------------------------------------------------


def test_a_table_knows_who_sits_there_and_who_is_here(house: House):
    made = two_people(house)
    assert set(made.tokens) == {0, 1}
    with made.sit(0) as ann:
        with made.sit(1):
            ann.until_seats(lambda seats: seats[1].here)
            assert [(each.kind, each.name, each.here) for each in ann.seats] == [
                ("person", "Ann", True),
                ("person", "Ben", True),
            ]
        ann.until_seats(lambda seats: not seats[1].here)
        assert ann.seats[0].here
    eventually(lambda: not any(each["here"] for each in house.get(f"/api/tables/{made.id}").json()["seats"]))


def test_an_invitation_gives_the_open_seat_once(house: House):
    made = house.table(seats=ANN_AND_OPEN)
    assert set(made.tokens) == {0}
    assert made.refused("join", invitation="guessed") == (403, "wrong-token")
    with made.sit(0) as ann:
        assert made.join("  Ben\n\tLee\x00 ") == 1
        assert ann.hear(wire.Seats).seats[1].name == "Ben Lee"
    assert made.refused("join", invitation=made.invitation) == (409, "no-seat")


def test_a_table_without_open_seats_cannot_be_joined(house: House):
    made = house.table()
    assert made.invitation == ""
    assert made.refused("join", invitation="") == (403, "wrong-token")


def test_both_play_a_hand_and_both_read_the_same_end(house: House):
    made = two_people(house)
    with made.sit(0) as ann, made.sit(1) as ben, made.watch() as eve:
        for _ in range(2):
            ann.until(lambda now: now.prompt.seat == 0).answer("call")
            ben.until(lambda now: now.prompt.seat == 1).answer("call")
        for guest in (ann, ben, eve):
            guest.until(lambda now: now.result is not None)
        assert ann.now.result == ben.now.result == eve.now.result
        assert {card_seen(eve, seat) for seat in (0, 1)} == {hidden_card(made, seat) for seat in (0, 1)}  # L-10
        assert ann.fails(ann.answering("call", 0)) in ("illegal", "not-yours")


def test_a_seat_renames_itself_and_nobody_else(house: House):
    made = two_people(house)
    with made.watch() as eve:
        made.post("rename", 1, name="Benjamin " + "x" * 100)
        names = [each.name for each in eve.hear(wire.Seats).seats]
    assert names == ["Ann", ("Benjamin " + "x" * 100)[:40]]
    assert made.refused("rename", token="guessed", name="Eve") == (403, "wrong-token")


@pytest.mark.parametrize("name", ["\u2800", "\u3164 \u115f", " \u200b "])
def test_a_name_of_nothing_that_can_be_seen_is_none(house: House, name: str):
    made = house.table(seats=ANN_AND_OPEN)
    made.join(name)
    assert made.summary().seats[1].name == ""


@pytest.mark.parametrize(
    "name",
    ["Ann", "  ann ", "A\u200bnn", "AN N", "\uff21nn", "\u0410nn", "A\u0301nn", "Ann\u3164", "Ann.", "A-n-n", "Ann!"],
)
def test_nobody_takes_a_name_that_reads_like_that_of_another_seat(house: House, name: str):
    """Not by joining, nor later; whoever has it by chance gets a number."""
    made = house.table(seats=ANN_AND_OPEN)
    made.join(name)
    names = [each.name for each in made.summary().seats]
    assert names == ["Ann", f"{named(name)} 2"]
    made.post("rename", 1, name="Ben")
    made.post("rename", 1, name=name)
    assert [each.name for each in made.summary().seats] == names
    made.post("rename", 1, name="Ann 2")  # the own one
    made.post("rename", 0, name="ann2")
    assert [each.name for each in made.summary().seats] == ["ann2 2", "Ann 2"]


@pytest.mark.parametrize("name", ["A|ic\u0435", "A1ice", "Al\u0131ce", "\u0391lice"])
def test_signs_and_capitals_of_other_alphabets_make_no_other_name(house: House, name: str):
    made = house.table(seats=[{"name": "Alice"}, {"name": "Nina"}])
    made.post("rename", 1, name=name)
    assert [each.name for each in made.summary().seats] == ["Alice", f"{name} 2"]
    made.post("rename", 0, name="\u039dina")
    made.post("rename", 1, name="Nina")
    assert [each.name for each in made.summary().seats] == ["\u039dina", "Nina 2"]


def test_names_that_only_begin_alike_and_no_names_at_all_stay_as_they_are(house: House):
    made = house.table(seats=[{"name": "Ann"}, {"name": "Anna"}])
    assert [each.name for each in made.summary().seats] == ["Ann", "Anna"]
    made.post("rename", 1, name="x" * 40)
    made.post("rename", 0, name="X" * 50)
    assert [each.name for each in made.summary().seats] == ["X" * 36 + " 2", "x" * 40]
    for seat in (0, 1):
        made.post("rename", seat, name=" ")
    assert [each.name for each in made.summary().seats] == ["", ""]


# -- several connections of one seat, several seats of one connection --------------------------------------------------


def test_a_second_tab_of_a_seat_sees_the_same_and_may_answer(house: House):
    made = two_people(house)
    with made.sit(0) as first, made.sit(0) as second:
        assert second.now.view == first.now.view
        assert second.options() == first.options() == ["call", "raise"]
        second.answer("raise")
        assert first.hear(wire.News).lines[0].say == "raise"
        assert first.settle().lines == second.settle().lines
        assert first.now == second.now
        first.leave()
        assert second.settle().seats[0].here


def test_two_tabs_that_answer_at_once_give_one_answer(house: House):
    made = two_people(house)
    with made.sit(0) as first, made.sit(0) as second:
        for guest in (first, second):
            guest.say(guest.answering("call", 0, id=f"from {id(guest)}"))
        outcomes = [guest.hear(wire.Done, wire.Refusal) for guest in (first, second)]
        assert sorted(type(each).__name__ for each in outcomes) == ["Done", "Refusal"]
        assert [by for by, _ in made.said()] == ["chance", "chance", "0"]


def test_who_sits_at_both_seats_sees_with_the_eyes_of_the_one_that_is_asked(house: House):
    made = house.table()
    assert set(made.tokens) == {0, 1}
    with made.sit(0, 1) as both:
        for seat in (0, 1, 0, 1):
            assert both.now.viewer == both.now.prompt.seat == seat
            assert card_seen(both, seat) == hidden_card(made, seat)
            assert card_seen(both, 1 - seat) is None
            dealt = [line.say for line in both.lines[:2]]
            assert dealt == [f"deal {seat}={hidden_card(made, seat)}" if at == seat else "" for at in (0, 1)]
            both.answer("call", seat)
            both.settle()
        assert both.now.result is not None


def test_who_sits_at_both_seats_answers_for_the_one_that_is_asked_only(house: House):
    made = house.table()
    with made.sit(0, 1) as both:
        assert both.fails(both.answering("call", 1)) == "not-yours"
        both.answer("call", 0)


# -- bots --------------------------------------------------------------------------------------------------------------


def test_a_bot_answers_in_its_seat_and_only_there(house: House):
    made = house.table(seats=ANN_AND_BOT)
    with made.sit(0) as ann:
        ann.answer("call")
        ann.until(lambda now: now.result is not None or (now.prompt.seat == 0 and len(now.view["said"][0]) > 1))
    assert [by for by, _ in made.said() if by != "chance"][:2] == ["0", "1"]


def test_no_bot_comes_unless_it_is_asked(house: House):
    """Nobody answers for a person who has left, nor for a seat that is open."""
    made = house.table(seats=ANN_AND_OPEN)
    with made.sit(0) as ann:
        ann.answer("call")
    with made.watch() as eve:
        for _ in range(10):
            eve.settle()
        assert eve.now.prompt.seat == 1
    table = house.app.state.hall.open[made.id]
    assert table._bot is None
    assert [by for by, _ in made.said()] == ["chance", "chance", "0"]


def test_a_bot_takes_an_open_seat_when_who_made_the_table_asks(house: House):
    made = house.table(seats=ANN_AND_OPEN)
    assert made.refused("bot", token="guessed", seat=1, bot="random") == (403, "wrong-token")
    made.post("bot", 0, seat=1, bot="random")
    with made.sit(0) as ann:
        assert [each.kind for each in ann.table.seats] == ["person", "bot"]
        ann.answer("call")
        ann.until(lambda now: now.result is not None or (now.prompt.seat == 0 and len(now.view["said"][0]) > 1))
    assert made.refused("join", invitation=made.invitation) == (409, "no-seat")


ANN_AND_TWO_OPEN = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]


def test_who_came_by_invitation_decides_on_no_seat_but_the_own_one(house: House):
    made = house.table("anima", mode="standard", seats=ANN_AND_TWO_OPEN)
    made.join("Ben")
    before = house.everything()
    assert made.refused("bot", 1, seat=2, bot="random") == (403, "not-yours")
    assert house.everything() == before
    made.post("bot", 0, seat=2, bot="random")
    before = house.everything()
    assert made.refused("bot", 1, seat=2, bot="") == (403, "not-yours")
    assert made.refused("bot", 1, seat=2, bot="heuristic") == (403, "not-yours")
    assert house.everything() == before
    made.post("bot", 1, seat=1, bot="random")
    assert made.refused("bot", 0, seat=1, bot="") == (403, "not-yours")  # somebody came there, and may come back
    made.post("bot", 1, seat=1, bot="")


def test_who_made_the_table_frees_the_seat_again_and_somebody_sits_down(own_house: House):
    made = own_house.table(seats=ANN_AND_OPEN)
    with made.sit(0) as ann:
        made.post("bot", 0, seat=1, bot="random")
        assert [(each.kind, each.free) for each in ann.hear(wire.Seats).seats] == [("person", False), ("bot", True)]
        own_house.restart()
    with made.sit(0) as ann:
        made.post("bot", 0, seat=1, bot="")
        assert [(each.kind, each.free) for each in ann.hear(wire.Seats).seats] == [("person", False), ("open", True)]
        assert made.join("Ben") == 1
        assert [(each.kind, each.free) for each in ann.hear(wire.Seats).seats] == [("person", False), ("person", False)]
        ann.answer("call")
        with made.sit(1) as ben:
            ben.answer("raise")
        assert "server-mark-bot" in [mark["say"] for mark in ann.settle().now.marks]
    assert made.refused("bot", 0, seat=1, bot="random") == (403, "not-yours")


def test_a_bot_that_was_asked_to_play_from_the_beginning_stays(house: House):
    """Its seat is offered to nobody, and what it holds is nobody's secret."""
    made = house.table("anima", mode="standard", seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}])
    assert made.refused("bot", 0, seat=1, bot="") == (403, "not-yours")
    assert [(each.offered, each.free) for each in made.summary().seats] == [(False, False), (False, False), (True, True)]


@pytest.mark.parametrize("path", ["export", "report", "branch", "slots/load"])
def test_while_a_bot_keeps_a_seat_warm_its_secrets_are_kept_for_who_comes(house: House, path: str):
    made = house.table(seats=ANN_AND_OPEN)
    made.post("bot", 0, seat=1, bot="random")
    (slot,) = made.post("slots", 0, name="here")
    more = {"branch": {"at": 0}, "slots/load": {"slot": slot["slot"]}}
    assert made.refused(path, 0, **more.get(path, {})) == (409, "still-played")


def test_a_seat_is_not_given_at_a_table_that_must_be_read_again(house: House):
    """Another one was loaded in its place: what this one is told would be forgotten, and the seat given away twice."""
    made = house.table(seats=ANN_AND_OPEN)
    table, hall = house.app.state.hall.open[made.id], house.app.state.hall
    before = house.everything()
    table.broken = True
    with pytest.raises(NotSo, match="could not be stored"):
        asyncio.run(hall.join(table, wire.Join(made.invitation)))
    assert house.everything() == before
    assert made.join() == 1


def test_a_bot_takes_a_persons_seat_only_if_that_person_asks(house: House):
    made = two_people(house)
    assert made.refused("bot", 0, seat=1, bot="random") == (403, "not-yours")
    assert made.refused("bot", 1, seat=1, bot="deep-thought") == (400, "bad-option")
    assert made.refused("bot", 1, seat=2, bot="random") == (404, "no-such")
    assert made.refused("bot", 1, seat=-1, bot="random") == (404, "no-such")
    with made.sit(0) as ann:
        assert [each.kind for each in ann.table.seats] == ["person", "person"]
        made.post("bot", 1, seat=1, bot="random")
        assert [each.kind for each in ann.hear(wire.Seats).seats] == ["person", "bot"]
        ann.answer("call")
        ann.until(lambda now: now.result is not None or (now.prompt.seat == 0 and len(now.view["said"][0]) > 1))
    assert made.refused("bot", 0, seat=1, bot="random") == (403, "not-yours")


def test_who_has_given_the_seat_away_does_not_answer_for_the_bot_and_may_take_it_back(house: House):
    made = two_people(house)
    with made.sit(1) as ben:
        made.post("bot", 1, seat=1, bot="random")
        assert ben.hear(wire.Seats).seats[1].kind == "bot"
        made.post("bot", 1, seat=1, bot="")
        assert ben.hear(wire.Seats).seats[1].kind == "person"
    with made.sit(0) as ann, made.sit(1) as ben:
        made.post("bot", 0, seat=0, bot="random")
        first = ben.until(lambda now: now.result is not None or now.prompt.seat == 1).lines[2]
        assert first.by == 0
        assert ann.fails(ann.answering("call", 0, on=ben.now.number)) == "not-yours"
        made.post("bot", 0, seat=0, bot="")
        if ben.now.result is None and "raise" in ben.options():
            ben.answer("raise")
            ann.until(lambda now: now.result is not None or now.number >= ben.now.number)
            assert ann.settle().now.prompt.seat == 0
            ann.answer("call")


def test_nobody_takes_back_a_seat_that_is_not_the_own(house: House):
    made = house.table(seats=[{}, {"kind": "bot", "bot": "random"}])
    before = house.everything()["seats"]
    assert made.refused("bot", 0, seat=1, bot="") == (403, "not-yours")
    other = two_people(house)
    other.post("bot", 1, seat=1, bot="random")
    assert other.refused("bot", 0, seat=1, bot="") == (403, "not-yours")
    assert [row for row in house.everything()["seats"] if row[0] == made.id] == [row for row in before if row[0] == made.id]


@pytest.mark.parametrize("bot", ["random:", "random:rounds=1000000000", "heuristic:" + "," * 50_000])
def test_a_guest_says_which_bot_plays_and_not_how_long_it_thinks(house: House, bot: str):
    assert house.refused("tables", game="leduc", seats=[{}, {"kind": "bot", "bot": bot}]) == (400, "bad-option")
    made = house.table(seats=ANN_AND_OPEN)
    for seat in (0, 1):
        assert made.refused("bot", 0, seat=seat, bot=bot) == (400, "bad-option")


class Ponderer(Player):
    """A bot that answers when it is told to."""

    def __init__(self) -> None:
        self.asked, self.told = threading.Event(), threading.Event()

    def choose(self, worlds: Worlds, budget: Budget = USUAL) -> int:
        self.asked.set()
        self.told.wait(PATIENCE)
        return 0


def test_a_bot_that_is_thinking_when_the_seat_is_taken_back_does_not_answer(house: House, monkeypatch: pytest.MonkeyPatch):
    bot = Ponderer()
    monkeypatch.setattr("ludarium.players.company.find", lambda *_: bot)
    made = two_people(house)
    made.post("bot", 0, seat=0, bot="random")
    assert bot.asked.wait(PATIENCE)
    made.post("bot", 0, seat=0, bot="")
    bot.told.set()
    eventually(lambda: house.app.state.hall.open[made.id]._bot is None)
    assert [by for by, _ in made.said()] == ["chance", "chance"]


def test_a_bot_goes_on_after_a_restart_when_somebody_comes(own_house: House):
    made = own_house.table(seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    own_house.restart()
    again = Made(own_house, {"table": made.id, "seats": [], "invitation": made.invitation})
    assert again.join() == 0
    with again.sit(0) as ann:
        ann.answer("call")
        ann.until(lambda now: now.result is not None or (now.prompt.seat == 0 and len(now.view["said"][0]) > 1))


def test_two_bots_play_a_whole_hand_while_people_watch(house: House):
    made = house.table(seats=[{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    assert made.tokens == {}
    with made.watch() as eve:
        eve.until(lambda now: now.result is not None)


# -- spectators --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("request_of", [
    lambda now: wire.Answer("eve", 0, "call", now.number),
    lambda now: wire.Undo("eve", 0),
    lambda now: wire.Redo("eve", 0),
    lambda now: wire.Pause("eve", 0, True),
    lambda now: wire.Hint("eve", 0),
])  # fmt: skip
def test_who_only_watches_changes_nothing(house: House, request_of: Any):
    made = two_people(house)
    with made.sit(0) as ann, made.watch() as eve:
        ann.answer("call")
        before = house.everything()
        assert eve.fails(request_of(eve.settle().now)) == "not-yours"
        assert house.everything() == before


def test_who_only_watches_gets_no_preview_and_no_reason(house: House):
    made = house.table()
    with made.watch() as eve:
        for request in (wire.Preview("call"), wire.Why("fold")):
            eve.say(request)
            assert eve.refusal().code == "not-yours"


# -- new tables --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wanted", "refusal"), [
    ({"game": "chess"}, (404, "no-title")),
    ({"game": "leduc", "mode": "no-limit"}, (400, "bad-option")),
    ({"game": "leduc", "options": {"most_raises": 9}}, (400, "bad-option")),
    ({"game": "leduc", "options": {"jokers": True}}, (400, "bad-option")),
    ({"game": "leduc", "seats": [{}]}, (400, "bad-option")),
    ({"game": "leduc", "seats": [{}, {}, {}]}, (400, "bad-option")),
    ({"game": "leduc", "seats": [{}, {"kind": "bot", "bot": "heuristic"}]}, (400, "bad-option")),
    ({"game": "leduc", "seats": [{}, {"kind": "cat"}]}, (400, "bad-request")),
    ({"game": "leduc", "lesson": 1}, (404, "no-such")),
    ({"game": "leduc", "lesson": -1}, (404, "no-such")),
    ({"game": "leduc", "tokens": []}, (400, "bad-request")),
    ({}, (400, "bad-request")),
    ({"game": 7}, (400, "bad-request")),
])  # fmt: skip
def test_a_table_that_cannot_be_is_refused_and_nothing_is_stored(house: House, wanted: dict[str, Any], refusal: tuple[int, str]):
    before = house.everything()
    assert house.refused("tables", **wanted) == refusal
    assert house.everything() == before


def test_the_same_seed_gives_the_same_cards_as_a_number_and_as_words(house: House):
    for words in ("12345", "the Queen’s cake", "  The queen’s CAKE "):
        first, second = house.table(seed=words), house.table(seed=words)
        assert first.said() == second.said()
    assert house.table(seed="the Queen’s cake").said() == house.table(seed="  The queen’s CAKE ").said()
    assert len({str(house.table().said()) for _ in range(20)}) > 1


def test_a_table_that_does_not_exist_is_said_so(house: House):
    assert house.get("/api/tables/nowhere").status_code == 404
    guest = Guest(house, "nowhere", hello=False)
    assert [event.code for event in guest.closed()] == ["no-table"]
    assert guest.socket.close_code == 4404

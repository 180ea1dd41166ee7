"""Answers at a table: each counts once, only for the question it was given to, and only from the seat that is asked.
Who was away hears what was missed, or everything anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludarium
from ludarium.server import wire
from tests.server.house import Guest, House, Made, eventually, new_id
from tests.server.test_sitting import ANN_AND_OPEN, two_people


def solo(house: House, seed: int = 5, **options: Any) -> Made:
    return house.table("proving", seed=str(seed), options=options)


def play_on(guest: Guest, answers: int, seed: int = 1) -> None:
    """Give some answers at random, for whichever of this guest's seats is asked."""
    luck = random.Random(seed)
    for _ in range(answers):
        guest.settle()
        if guest.now.prompt is None:
            return
        guest.answer(luck.choice(guest.options()), guest.now.prompt.seat)
    guest.settle()


# -- once --------------------------------------------------------------------------------------------------------------


def test_the_same_answer_sent_again_is_acknowledged_again_and_counts_once(house: House):
    made = two_people(house)
    with made.sit(0) as ann:
        request = ann.answering("call")
        first = ann.does(request)
        stored = house.everything()
        for _ in range(3):
            assert ann.does(request) == first
        assert house.everything() == stored
    with made.sit(0) as again:
        assert again.does(request) == first
    assert house.everything() == stored


def test_the_same_answer_sent_again_after_a_restart_counts_once(own_house: House):
    made = two_people(own_house)
    with made.sit(0) as ann, made.sit(1) as ben:
        first = ann.answering("call")
        ann.does(first)
        second = ben.until(lambda now: now.prompt.seat == 1).answering("call")  # the public card is turned up with this answer
        ben.does(second)
    stored = made.log()
    own_house.restart()
    with made.sit(0) as ann, made.sit(1) as ben:
        ann.does(first)
        ben.does(second)
    assert made.log() == stored


def test_the_same_answer_sent_again_after_a_restart_gives_the_same_number(own_house: House):
    made = solo(own_house)
    with made.sit(0) as ann:
        request = ann.answering("start")  # the dice that then roll are rows of the same answer
        first = ann.does(request)
    own_house.restart()
    with made.sit(0) as ann:
        assert ann.does(request) == first


def test_a_refused_answer_may_be_given_again_under_its_id(house: House):
    made = two_people(house)
    with made.sit(0) as ann:
        id = new_id()
        assert ann.fails(ann.answering("fold", id=id)) == "illegal"
        ann.does(ann.answering("call", id=id))
    assert made.said()[-1] == ("0", "call")


def test_another_answer_under_a_used_id_is_refused_and_changes_nothing(own_house: House, monkeypatch: pytest.MonkeyPatch):
    """As long as the table is in memory, after a restart, and when only the database remembers."""
    made = two_people(own_house)
    with made.sit(0) as ann:
        first = ann.answering("call")
        ann.does(first)
        others = [wire.Answer(first.id, 0, "raise", first.on), wire.Answer(first.id, 0, "call", first.on + 1)]
        others += [wire.Undo(first.id, 0), wire.Redo(first.id, 0), wire.Pause(first.id, 0, True)]
        others += [wire.Hint(first.id, 0), wire.Habits(first.id, 0, [])]
    for remembered in (512, 512, 0):
        with made.sit(0) as ann:
            stored = own_house.everything()
            assert [ann.fails(other) for other in others] == ["used-id"] * len(others)
            ann.does(first)
            assert own_house.everything() == stored
        own_house.restart()
        monkeypatch.setattr("ludarium.server.requests.REMEMBERED", remembered)


def test_whatever_an_id_was_used_for_an_answer_under_it_is_refused(own_house: House):
    made = solo(own_house, clock_mode="live", pause=True)
    used = [
        wire.Pause("pause", 0, True), wire.Pause("go on", 0, False), wire.Hint("hint", 0), wire.Habits("habits", 0, []),
    ]  # fmt: skip
    with made.sit(0) as ann:
        ann.answer("start")
        for request in used:
            assert not isinstance(ann.ask(request), wire.Refusal)
        ann.settle()
        stored = own_house.everything()
        for request in used:
            assert ann.fails(ann.answering("stop", id=request.id)) == "used-id"
            assert not isinstance(ann.ask(request), wire.Refusal)  # the same again
        assert ann.fails(wire.Pause("pause", 0, False)) == "used-id"
        assert own_house.everything() == stored
    made = solo(own_house, clock_mode="untimed")
    with made.sit(0) as ann:
        ann.answer("start")
        for request in (wire.Undo("undo", 0), wire.Redo("redo", 0)):
            ann.does(request)
            stored = own_house.everything()
            assert ann.fails(ann.answering("stop", id=request.id)) == "used-id"
            assert ann.does(request)
            assert own_house.everything() == stored
        assert ann.fails(wire.Undo("undo", 0, "start")) == "used-id"
    own_house.restart()
    with made.sit(0) as ann:
        assert ann.fails(wire.Undo("undo", 0, "start")) == "used-id"
        assert ann.fails(wire.Redo("undo", 0)) == "used-id"
        ann.does(wire.Undo("undo", 0))
    assert own_house.everything() == stored


def test_an_id_that_was_stored_before_its_request_was_is_acknowledged_again(own_house: House):
    made = two_people(own_house)
    with made.sit(0) as ann:
        first = ann.answering("call")
        done = ann.does(first)
    own_house.stop()
    with own_house.sql() as database:
        database.execute("UPDATE log SET asked = NULL")
    own_house.start()
    with made.sit(0) as ann:
        assert ann.does(first) == done


def test_many_requests_that_are_not_stored_make_no_stored_one_forgotten(own_house: House, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ludarium.server.requests.REMEMBERED", 3)
    made = two_people(own_house)
    with made.sit(0) as ann:
        first = ann.answering("call")
        ann.does(first)
        for _ in range(9):
            ann.does(wire.Habits(new_id(), 0, []))
        stored = own_house.everything()
        assert len(own_house.app.state.hall.open[made.id].requests.done) == 3
        assert ann.fails(wire.Answer(first.id, 0, "raise", first.on)) == "used-id"
        ann.does(first)
        assert own_house.everything() == stored


def test_requests_without_an_id_never_break_a_table(house: House):
    made = house.table()
    with made.watch() as eve, made.sit(0, 1) as both:
        for _ in range(3):
            both.say(wire.Answer("", both.now.viewer, "call", both.now.number))
            both.hear(wire.Done, wire.Refusal)
            both.settle()
        eve.settle()


def test_an_id_of_long_ago_counts_once_and_breaks_nothing(house: House, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ludarium.server.requests.REMEMBERED", 2)
    made = house.table()
    with made.sit(0, 1) as both:
        request = both.answering("call", 0)
        both.does(request)
        for _ in range(2):
            both.answer("raise", both.settle().now.prompt.seat)
    table = house.app.state.hall.open.pop(made.id)  # what happens when nobody has looked at it for a while
    table.close("idle")
    stored = made.log()
    with made.watch() as eve, made.sit(0, 1) as both:
        again = wire.Answer(request.id, 0, "call", both.now.number)
        assert isinstance(both.ask(again), wire.Done | wire.Refusal)
        assert made.log() == stored
        eve.settle()


# -- to the question that waits ----------------------------------------------------------------------------------------


def test_an_answer_to_an_earlier_question_is_refused(house: House):
    made = house.table()
    with made.sit(0, 1) as both:
        early = both.now.number
        both.answer("raise", 0)
        both.answer("raise", 1)
        stored = made.log()
        assert both.fails(both.answering("call", 0, on=early)) == "stale"
        assert both.fails(both.answering("call", 0, on=-1)) == "stale"
        assert made.log() == stored
        both.answer("call", 0)


def test_an_answer_to_a_question_that_nobody_has_asked_yet_is_refused(house: House):
    made = house.table()
    with made.sit(0, 1) as both:
        stored = made.log()
        assert both.fails(both.answering("call", 0, on=both.now.number + 5)) == "stale"
        assert made.log() == stored


def test_a_hint_in_between_does_not_make_an_answer_stale(house: House):
    made = house.table()
    with made.sit(0, 1) as both:
        request = both.answering("call", 0)
        assert isinstance(both.ask(wire.Hint(new_id(), 0)), wire.Hinted)
        both.does(request)


def test_an_answer_that_is_not_possible_says_why(house: House):
    made = house.table()
    with made.sit(0, 1) as both:
        stored = made.log()
        both.say(both.answering("fold", 0))
        refusal = both.refusal()
        assert (refusal.code, refusal.text["say"]) == ("illegal", "why-no-fold")
        assert "L-6" in refusal.detail
        both.say(wire.Why("fold"))
        because = both.hear(wire.Because)
        assert (because.text["say"], because.rule) == ("why-no-fold", "L-6")
        for say in ("dance", "", " ", "CALL", "call raise", "timeout", "deal 1=king_hearts", "x" * 5000, "\x00", "0", "-1"):
            assert both.fails(both.answering(say, 0)) == "illegal"
        assert made.log() == stored


def test_nobody_speaks_for_the_clock_or_for_chance(house: House):
    made = solo(house)
    with made.sit(0) as ann:
        ann.answer("start")
        stored = made.log()
        for say in ("timeout", " timeout ", "W1=6", "D=claw"):
            assert ann.fails(ann.answering(say)) == "illegal"
        assert made.log() == stored


@pytest.mark.parametrize("say", [
    "reroll", "reroll x", "reroll 99999999999999999999", "reroll -1", "place", "place chariot W1", "place chariot99 W1 W1",
    "place chariot0 " + "W1 " * 500, "target", "target 7", "target x", "swap W1", "exhaust Q9", "resolve 0", "sun", "stop now",
    "hold 1", "reroll 1 hold", "rotate ¼", "exhaust 😀", "reroll ٣", "tint W1 red", "place \x00", "start start",
])  # fmt: skip
def test_whatever_is_typed_is_refused_as_illegal_and_is_no_trouble_to_the_server(house: House, say: str):
    made = solo(house, modules=63)
    with made.sit(0) as ann:
        for _ in range(4):
            stored = made.log()
            for request in (ann.answering(say), wire.Preview(say)):
                ann.say(request)
                assert ann.refusal().code == "illegal"
            ann.say(wire.Why(say))
            ann.hear(wire.Because)
            assert made.log() == stored
            play_on(ann, 1)


def test_the_log_that_is_stored_is_the_log_of_the_rules(house: House):
    """The same seed and the same answers, given to the rules directly."""
    made = solo(house, seed=11, modules=63)
    twin = ludarium.game("proving").new(seed=11, options={"modules": 63})
    luck = random.Random(3)
    with made.sit(0) as ann:
        for _ in range(60):
            if twin.actor is None:
                break
            assert ann.settle().options() == [option.notation for option in twin.prompt.options]
            say = luck.choice(ann.options())
            ann.answer(say)
            twin.answer(say)
        assert ann.settle().now.view == twin.view(0)
    assert made.said() == [(str(entry.by), entry.say) for entry in twin.log]
    assert [at for _, _, _, _, at, _, _ in made.log()] == [entry.at for entry in twin.log]


# -- from the seat that is asked ---------------------------------------------------------------------------------------


def test_an_answer_for_another_seat_is_refused(house: House):
    made = two_people(house)
    with made.sit(0) as ann, made.sit(1) as ben:
        stored = made.log()
        assert ben.fails(ben.answering("call", 0)) == "not-yours"  # a seat that is not Ben's
        assert ben.fails(ben.answering("call", 1)) == "not-yours"  # Ben's, but Ann is asked
        assert ben.fails(ben.answering("resign", 1)) == "not-yours"
        assert ann.fails(ann.answering("call", 7)) == "not-yours"
        assert ann.fails(ann.answering("call", -1)) == "not-yours"
        assert made.log() == stored


def test_a_token_of_another_table_opens_nothing(house: House):
    made, other = two_people(house), two_people(house)
    for tokens in ([other.tokens[0]], [made.tokens[0], other.tokens[1]], [""], ["x" * 9000], ["😀"]):
        guest = Guest(house, made.id, hello=False)
        guest.say(wire.Hello(tokens))
        assert [event.code for event in guest.closed()] == ["wrong-token"]


def test_a_request_under_the_id_of_another_seat_is_never_acknowledged_for_nothing(house: House):
    made = two_people(house)
    with made.sit(0) as ann, made.sit(1) as ben:
        ann.does(ann.answering("call", id="1"))
        outcome = ben.until(lambda now: now.prompt.seat == 1).ask(ben.answering("raise", id="1"))
    assert isinstance(outcome, wire.Refusal) or made.said()[-1] == ("1", "raise")


# -- previews ----------------------------------------------------------------------------------------------------------


def test_a_preview_shows_what_would_happen_at_once_and_changes_nothing(house: House):
    made = house.table()
    with made.sit(0, 1) as both:
        before, stored = both.now, house.everything()
        both.say(wire.Preview("raise"))
        seen = both.hear(wire.Previewed)
        assert [note["say"] for note in seen.notes] == ["note-raises"]
        assert seen.view["seats"][0]["chips"] == 3  # the ante and a raise of two (L-2, L-3)
        assert seen.number == before.number
        assert house.everything() == stored
        both.answer("raise", 0)
        assert both.settle().lines[-1].notes == seen.notes


def test_a_preview_stops_where_luck_begins(house: House):
    made = solo(house)
    with made.sit(0) as ann:
        assert ann.options() == ["start"]
        ann.say(wire.Preview("start"))
        assert ann.hear(wire.Previewed).view is None


def test_a_preview_invents_nothing(house: House):
    """The call that leads to the showdown: Ann cannot know what Ben will show."""
    made = two_people(house)
    with made.sit(0) as ann, made.sit(1) as ben:
        ann.answer("call")
        ben.until(lambda now: now.prompt.seat == 1).answer("call")
        ann.until(lambda now: now.prompt.seat == 0 and now.view["round"] == 2).answer("call")
        ben.until(lambda now: now.prompt.seat == 1).say(wire.Preview("call"))
        seen = ben.hear(wire.Previewed)
        assert not [note for note in seen.notes if note["with"].get("player") == 1]
        assert seen.view is None or seen.view["seats"][0]["card"] is None


def test_a_preview_forgives_the_same_spaces_as_the_answer(house: House):
    made = house.table()
    with made.sit(0, 1) as both:
        both.say(wire.Preview(" raise "))
        assert isinstance(both.hear(wire.Previewed, wire.Refusal), wire.Previewed)
        both.answer(" raise ", 0)


# -- coming back -------------------------------------------------------------------------------------------------------


def test_who_comes_back_hears_exactly_what_was_missed(house: House):
    made = two_people(house)
    ann, ben = made.sit(0), made.sit(1)
    ann.answer("call")
    seen, lines = ann.settle().now.number, ann.lines
    ann.leave()
    ben.until(lambda now: now.prompt.seat == 1).answer("call")
    ann = Guest(house, made.id, (made.tokens[0],), seen=seen)
    assert isinstance(ann.first, wire.News)
    assert ann.first.keep == len(lines)
    assert ann.first.lines[0].say == "call"
    with made.sit(0) as fresh:
        assert lines + ann.first.lines == fresh.lines
        assert ann.first.now == fresh.first.now
    ann.leave()
    ben.leave()


@pytest.mark.parametrize("seed", [1, 2])
def test_from_any_number_the_missing_lines_make_the_log_whole(house: House, seed: int):
    """Every number of a match with answers, luck, undos and hints: what was told then, and what is told on return, is the log."""
    made = solo(house, seed=seed)
    with made.sit(0) as ann:
        known: dict[int, list[wire.Line]] = {ann.now.number: ann.lines}
        luck = random.Random(seed)
        for step in range(14):
            if ann.now.prompt is None:
                break
            if step in (5, 9):
                ann.does(wire.Undo(new_id(), 0, luck.choice(["answer", "turn", "round"])))
            elif step == 7:
                ann.ask(wire.Hint(new_id(), 0))
            else:
                ann.answer(luck.choice(ann.options()))
            ann.settle()
            known[ann.now.number] = ann.lines
        rewound = max(number for number, kind, *_ in made.log() if kind == "rewind")
        for number, lines in known.items():
            with made.sit(0, seen=number) as back:
                if number >= rewound:
                    assert isinstance(back.first, wire.News)
                    assert lines[: back.first.keep] + back.first.lines == ann.lines
                else:
                    assert isinstance(back.first, wire.Table)
                    assert back.first.lines == ann.lines
                assert back.first.now == ann.now


@pytest.mark.parametrize("seen", [-1, -2, 10**6, 2**62, -(2**62)])
def test_who_has_seen_nothing_or_what_never_was_gets_everything(house: House, seen: int):
    made = two_people(house)
    with made.sit(0, seen=seen) as ann:
        assert isinstance(ann.first, wire.Table)
        assert len(ann.first.lines) == len(made.said())
        assert ann.first.mine == [0]


def test_what_was_missed_across_a_restart_is_told(own_house: House):
    made = two_people(own_house)
    with made.sit(0) as ann, made.sit(1) as ben:
        ann.answer("call")
        seen = ann.settle().now.number
        ben.until(lambda now: now.prompt.seat == 1).answer("raise")
    own_house.restart()
    with made.sit(0, seen=seen) as ann:
        assert isinstance(ann.first, wire.News)
        assert [line.say for line in ann.first.lines] == ["raise"]
        assert ann.now.prompt.seat == 0
        ann.answer("call")


def test_when_the_server_stops_every_guest_is_let_go(own_house: House):
    made = two_people(own_house)
    ann, eve = made.sit(0), made.watch()
    own_house.stop()
    for guest in (ann, eve):
        guest.closed()
    own_house.start()
    with made.sit(0) as ann:
        ann.answer("call")


def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back_as_it_was(own_house: House):
    made = own_house.table(seats=ANN_AND_OPEN)
    with made.sit(0) as ann:
        ann.answer("raise")
        lines, view = ann.settle().lines, ann.now.view
    hall = own_house.app.state.hall
    hall.idle_seconds = 0.0
    stored = own_house.everything()
    eventually(lambda: hall.clear_out() or not hall.open)  # the sweeper comes once a minute
    with made.sit(0) as ann:
        assert (ann.lines, ann.now.view) == (lines, view)
    assert own_house.everything() == stored

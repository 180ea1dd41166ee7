"""Taking back at a table: by every scope and to any line, alone everything, among people only one's own; and the store forgets
nothing of it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

import ludarium
from ludarium.core.history import SCOPES
from ludarium.server import wire
from tests.server.house import Guest, House, Made, new_id
from tests.server.test_answers import play_on, solo
from tests.server.test_sitting import two_people


def undo(scope: str = "answer", to: int | None = None, seat: int = 0) -> wire.Undo:
    return wire.Undo(new_id(), seat, scope, to)


def redo(seat: int = 0) -> wire.Redo:
    return wire.Redo(new_id(), seat)


def lines_said(guest: Guest) -> list[str]:
    return [line.say for line in guest.settle().lines]


# -- alone -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scope", SCOPES)
def test_every_scope_leads_to_where_the_rules_say_and_redo_returns(house: House, scope: str):
    made = solo(house, seed=3, modules=63)
    twin = ludarium.game("proving").new(seed=3, options={"modules": 63})
    luck = random.Random(8)
    with made.sit(0) as ann:
        for _ in range(12):
            say = luck.choice(ann.options())
            ann.answer(say)
            twin.answer(say)
            ann.settle()
        before, lines = ann.now, ann.lines
        way = next((each for each in ann.now.undo if each.scope == scope), None)
        undone = twin.undo(scope)
        if way is not None:  # a scope that leads nowhere new is not offered
            assert (way.to, way.answers, way.reveals) == (undone.first, undone.answers, undone.reveals)
        ann.does(undo(scope))
        ann.settle()
        assert ann.now.view == twin.view(0)
        assert ann.lines == lines[: undone.first]
        assert made.said() == [(str(entry.by), entry.say) for entry in twin.log]
        assert (ann.now.redo, ann.now.undos) == (True, 1)
        ann.does(redo())
        assert ann.settle().now.view == before.view
        assert [replace(line, row=0) for line in ann.lines] == [replace(line, row=0) for line in lines]
        assert ann.now.redo is False
        assert ann.fails(redo()) == "no-such"


def test_a_line_says_at_which_number_it_was_written(house: House):
    """Whoever remembers a number knows which lines came after it, also where they took the place of others."""
    made = solo(house, seed=6)
    with made.sit(0) as ann:
        play_on(ann, 8)
        kept = ann.settle().lines
        assert [line.row for line in kept] == [number for number, kind, *_ in made.log() if kind == "entry"]
        left = ann.now.number
        ann.does(undo(to=next(line.n for line in kept if line.by == 0 and line.n > 4)))
        stayed = len(ann.settle().lines)
        assert ann.lines == kept[:stayed]
        play_on(ann, 12)
        ann.settle()
    assert 4 < stayed < len(kept) < len(ann.lines)
    for back in (ann, made.sit(0)):  # told line by line, and everything at once
        assert [line.n for line in back.lines if line.row > left] == list(range(stayed, len(back.lines)))
        assert back.lines == ann.lines
    back.leave()


def test_undo_leads_to_any_line_of_the_log(house: House):
    made = solo(house, seed=6)
    with made.sit(0) as ann:
        play_on(ann, 10)
        answers = [line.n for line in ann.lines if isinstance(line.by, int)]
        for to in (answers[-3] + 1, answers[2], 0):
            ann.does(undo(to=to))
            expected = next(at for at in answers if at >= to)
            assert len(ann.settle().lines) == expected
            assert len(made.said()) == expected
        assert ann.fails(undo(to=10**9)) == "illegal"
        assert ann.fails(undo()) == "illegal"  # nothing is left


@pytest.mark.parametrize("to", [-1, -(2**62), 2**62, 2**70])
def test_an_undo_to_a_line_that_never_was_is_refused_or_leads_to_the_start(house: House, to: int):
    made = solo(house)
    with made.sit(0) as ann:
        first = len(ann.lines)
        play_on(ann, 3)
        outcome = ann.ask(undo(to=to))
        if isinstance(outcome, wire.Done):
            assert to < 0
            assert len(ann.settle().lines) == first
        else:
            assert outcome.code in ("illegal", "bad-request")
            assert made.log()[-1][1] == "entry"


def test_an_unknown_scope_is_refused(house: House):
    made = solo(house)
    with made.sit(0) as ann:
        play_on(ann, 2)
        stored = made.log()
        for scope in ("week", "", "answer "):
            assert ann.fails(undo(scope)) == "bad-request"
        assert made.log() == stored


def test_what_is_taken_back_stays_in_the_store(house: House):
    """Append-only: no row that was written ever changes or goes, whatever is undone, done again or played instead."""
    made = solo(house, seed=2)
    luck = random.Random(4)
    stored = made.log()
    with made.sit(0) as ann:
        for step in range(40):
            if step % 5 == 3:
                ann.does(undo(luck.choice(SCOPES)))
            elif step % 10 == 4:
                ann.ask(redo())
            elif ann.now.prompt is not None:
                ann.answer(luck.choice(ann.options()))
            ann.settle()
            now = made.log()
            assert now[: len(stored)] == stored
            assert [row[0] for row in now] == list(range(len(now)))
            stored = now
        kinds = {row[1] for row in stored}
        assert kinds == {"entry", "rewind"}
        match, view = made.said(), ann.now.view
    assert len([row for row in stored if row[1] == "entry"]) > len(match)
    table = house.app.state.hall.open.pop(made.id)
    table.close("idle")
    with made.sit(0) as ann:  # and the match that is read back is the one that was left
        assert ann.now.view == view
        assert len(ann.lines) == len(match)


def test_the_same_undo_sent_again_takes_back_once(house: House):
    made = solo(house)
    with made.sit(0) as ann:
        play_on(ann, 4)
        request = undo()
        first = ann.does(request)
        stored = made.log()
        assert ann.does(request) == first
        assert made.log() == stored
        request = redo()
        ann.does(request)
        stored = made.log()
        ann.does(request)
        assert made.log() == stored


def test_an_answer_to_a_question_that_was_taken_back_is_refused(house: House):
    made = solo(house)
    with made.sit(0) as ann:
        play_on(ann, 2)
        late = ann.answering(ann.options()[0])
        ann.does(undo())
        assert ann.fails(late) == "stale"


def test_undos_past_a_reveal_are_marked_and_others_are_not(house: House):
    made = solo(house)

    def marks() -> list[dict[str, Any]]:
        return [mark["with"] for mark in ann.settle().now.marks if mark["say"] == "server-mark-undo"]

    with made.sit(0) as ann:
        ann.answer("resign")  # no die is rolled
        ann.does(undo())
        assert marks() == []
        for count in (1, 2):
            ann.answer("start")  # the dice are seen
            ann.does(undo())
            assert marks() == [{"count": count}]
        assert ann.now.undos == 3


def test_a_mark_of_undoing_a_reveal_outlives_the_server(own_house: House):
    made = solo(own_house)
    with made.sit(0) as ann:
        ann.answer("start")  # the dice are seen
        ann.does(undo())
        assert {"say": "server-mark-undo", "with": {"count": 1}} in ann.settle().now.marks
    own_house.restart()
    with made.sit(0) as ann:
        assert {"say": "server-mark-undo", "with": {"count": 1}} in ann.now.marks
        assert ann.now.undos == 1
    assert made.summary().undos == 1


def test_a_resignation_is_taken_back_alone(house: House):
    made = solo(house)
    with made.sit(0) as ann:
        play_on(ann, 2)
        before = ann.now.view
        ann.answer("resign")
        assert ann.settle().now.result is not None
        assert made.summary().result is not None
        ann.does(undo())
        assert ann.settle().now.result is None
        assert ann.now.view == before
        assert made.summary().result is None


def test_the_board_after_any_line_can_be_looked_at_and_nothing_changes(house: House):
    made = solo(house, seed=7)
    with made.sit(0) as ann:
        known = {len(ann.lines): ann.now.view}
        for _ in range(6):
            play_on(ann, 1)
            known[len(ann.lines)] = ann.now.view
        stored = house.everything()
        for at, view in known.items():
            ann.say(wire.Look(at))
            assert ann.hear(wire.Looked).view == view
        for at in (-1, len(ann.lines) + 1, 2**62):
            ann.say(wire.Look(at))
            assert ann.refusal().code == "illegal"
        assert house.everything() == stored


# -- among people ------------------------------------------------------------------------------------------------------


def raised(house: House) -> Made:
    """Two people; the first has raised, and nothing was revealed since."""
    made = two_people(house)
    with made.sit(0) as ann:
        ann.answer("raise")
    return made


def three_choose(house: House) -> Made:
    """Three people of Anima; the first chooses a Character, then which Advantage goes back; then the others are asked."""
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben", "Cid")]
    return house.table("anima", mode="standard", seats=seats)


def test_ones_own_last_answer_is_taken_back_while_nobody_else_was_asked(house: House):
    made = three_choose(house)
    with made.sit(0) as ann, made.sit(1) as ben:
        first, second = ann.options()
        ann.answer(first)
        assert [way.scope for way in ann.settle().now.undo] == ["answer"]
        ann.does(undo())
        assert ben.fails(redo(seat=1)) == "not-yours"
        ann.does(redo())
        ann.does(undo())
        ann.answer(second)
        ann.settle().answer(ann.options()[0])
        ben.until(lambda now: now.prompt.seat == 1)
        assert ann.fails(undo()) == "not-yours"
        assert (ann.settle().now.undo, ann.now.undo_refused["say"]) == ([], "server-undo-asked")
    assert made.said()[-2:-1] == [("0", second)]


def test_among_people_what_a_bot_has_answered_stays_too(house: House):
    """Else one could try out what a bot does, and take it back."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}, {"kind": "person", "name": "Cid"}]
    made = house.table("anima", mode="standard", seats=seats)
    with made.sit(0) as ann:
        ann.answer(ann.options()[0])
        ann.settle().answer(ann.options()[0])
        ann.until(lambda now: now.prompt.seat == 2)
        assert ann.now.undo_refused["say"] == "server-undo-asked"
        assert ann.fails(undo()) == "not-yours"


def test_what_led_to_a_question_for_another_person_stays(house: House):
    made = raised(house)
    with made.sit(0) as ann, made.sit(1) as ben:
        assert (ann.settle().now.undo, ann.now.undo_refused["say"]) == ([], "server-undo-asked")
        refusal = ann.ask(undo())
        assert (refusal.code, refusal.text["say"]) == ("not-yours", "server-undo-asked")
        assert ben.settle().now.undo == []


def test_who_has_learned_something_cannot_take_it_back_and_is_told_why(house: House):
    """Champions of Hara: in the own turn of an arena nobody else is asked, but luck is seen."""
    made = house.table("hara", mode="arena", seats=[{"kind": "person"}, {"kind": "person"}])
    luck, reasons = random.Random(3), set()
    with made.sit(0) as ann, made.sit(1) as ben:
        number = 0
        while len(reasons) < 2:
            for guest in (ann, ben):
                guest.until(lambda now: now.number >= number)  # noqa: B023
            guest, seat = (ann, 0) if ann.now.prompt.seat == 0 else (ben, 1)
            number = guest.answer(luck.choice(guest.options()), seat).number
            now = guest.until(lambda now: now.number >= number).now  # noqa: B023
            if now.undo_refused is not None:
                reasons.add(now.undo_refused["say"])
                refusal = guest.ask(undo(seat=seat))
                assert (refusal.code, refusal.text) == ("not-yours", now.undo_refused)
    assert reasons == {"server-undo-asked", "server-undo-learned"}


@pytest.mark.parametrize("request_of", [undo, lambda seat: undo("start", seat=seat), lambda seat: undo(to=0, seat=seat)])
def test_nobody_takes_back_anothers_answer(house: House, request_of: Any):
    made = raised(house)
    with made.sit(0) as ann, made.sit(1) as ben:
        assert ben.fails(request_of(seat=1)) == "illegal"  # there is nothing of his own
        ben.answer("raise")
        ann.until(lambda now: now.prompt.seat == 0)
        stored = made.log()
        assert ann.fails(request_of(seat=0)) == "not-yours"
        assert made.log() == stored


def test_nobody_takes_back_what_has_revealed_a_card(house: House):
    made = two_people(house)
    with made.sit(0) as ann, made.sit(1) as ben:
        ann.answer("call")
        ben.until(lambda now: now.prompt.seat == 1).answer("call")  # the public card is turned up
        stored = made.log()
        assert ben.fails(undo(seat=1)) == "not-yours"
        assert made.log() == stored


def test_nobody_takes_back_the_end_of_a_match_among_people(house: House):
    made = two_people(house)
    with made.sit(0) as ann:
        ann.answer("resign")
        assert ann.fails(undo()) == "not-yours"


# -- hints -------------------------------------------------------------------------------------------------------------


def test_a_hint_is_counted_stored_and_names_answers_that_are_possible(house: House):
    made = solo(house)
    with made.sit(0) as ann:
        ann.answer("start")
        before = ann.settle().now
        hinted = ann.ask(wire.Hint(new_id(), 0))
        assert isinstance(hinted, wire.Hinted)
        assert 1 <= len(hinted.options) <= 3
        assert {each.say for each in hinted.options} <= set(ann.options())
        assert all(each.chance is None or 0 <= each.chance <= 1 for each in hinted.options)
        assert ann.settle().now.hints == before.hints + 1
        assert ann.now.view == before.view
    assert made.log()[-1][1] == "entry"  # a hint has no number that others could count
    assert made.summary().hints == 1


def test_the_same_hint_asked_again_counts_once(house: House):
    made = solo(house)
    with made.sit(0) as ann:
        request = wire.Hint(new_id(), 0)
        for _ in range(2):
            assert isinstance(ann.ask(request), wire.Hinted)
        assert ann.settle().now.hints == 1


def test_no_hint_is_given_that_is_not_counted(house: House):
    made = solo(house)
    with made.sit(0) as ann:
        request = wire.Hint(new_id(), 0)
        given = [ann.ask(request)]
        ann.answer("start")
        given.append(ann.ask(request))  # another question, the same id
        told = {option.say for hinted in given if isinstance(hinted, wire.Hinted) for option in hinted.options}
        assert ann.settle().now.hints == 2 or told == {"start"}


def test_a_hint_never_speaks_of_the_question_of_another_seat(house: House, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ludarium.server.advice.SECONDS", 0.6)
    made = two_people(house)
    with made.sit(0) as tab, made.sit(0) as other_tab:
        request = wire.Hint(new_id(), 0)
        tab.say(request)
        tab.until(lambda now: now.hints == 1)
        other_tab.settle().answer("raise")
        outcome = tab.hear(wire.Hinted, wire.Refusal)
        if isinstance(outcome, wire.Hinted):
            assert {option.say for option in outcome.options} <= {"call", "raise"}  # nobody offers Ann to fold
            assert not [option for option in outcome.options if option.text["say"] == "option-call"]


def test_only_the_seat_that_is_asked_gets_a_hint(house: House):
    made = two_people(house)
    with made.sit(1) as ben:
        stored = made.log()
        assert ben.fails(wire.Hint(new_id(), 1)) == "not-yours"
        assert ben.fails(wire.Hint(new_id(), 0)) == "not-yours"
        assert made.log() == stored


def test_a_hint_is_not_given_to_another_seat_that_asks_under_the_same_id(house: House):
    made = two_people(house)
    with made.sit(0) as ann, made.sit(1) as ben:
        assert isinstance(ann.ask(wire.Hint("1", 0)), wire.Hinted)
        assert ben.fails(wire.Hint("1", 1)) == "not-yours"

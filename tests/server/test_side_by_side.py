"""Lanes at a table: everybody who is asked side by side may answer at once, and nobody waits for anybody."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from ludarium import registry
from ludarium.server import wire
from tests.server.house import Guest, House, Made, new_id

PERSON: dict[str, Any] = {"kind": "person", "name": "Ann"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module", autouse=True)
def hamlet(leduc: None) -> Iterator[None]:
    """Hamlet is installed: before each night its villagers plan side by side, from another one on each time."""
    installed = registry._titles() | {"hamlet": EntryPoint("hamlet", "tests.core.hamlet:GAME", registry.GROUP)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_titles", lambda: installed)
        yield


def three_people(house: House) -> Made:
    made = house.table("hamlet", seats=[PERSON, OPEN, OPEN])
    made.join("Ben")
    made.join("Cleo")
    return made


def sit(made: Made, seat: int) -> Guest:
    return made.sit(seat, readable=False)  # its words are few


def test_each_is_asked_an_own_question_and_knows_who_else_is(house: House):
    made = three_people(house)
    with sit(made, 0) as ann, sit(made, 2) as cleo, made.watch(readable=False) as dan:
        for guest, seat in ((ann, 0), (cleo, 2)):
            assert guest.now.prompt.seat == seat
            assert sorted(guest.now.prompt.beside) == sorted({0, 1, 2} - {seat})
            assert "sleep" in guest.options()
        assert dan.options() == []
        assert {dan.now.prompt.seat, *dan.now.prompt.beside} == {0, 1, 2}


def test_all_may_answer_in_any_order_and_the_log_keeps_it(house: House):
    made = three_people(house)
    with sit(made, 0) as ann, sit(made, 1) as ben, sit(made, 2) as cleo:
        cleo.answer("none")
        ann.answer("sleep")
        assert ben.settle().now.prompt.beside == [0]
        ann.settle()
        ann.answer("none")
        assert ann.settle().options() == []
        assert ann.now.prompt.seat == 1
        assert ann.now.prompt.beside == []
        assert "sleep" in ben.settle().options()
        ben.answer("none")
        assert {who for who, _ in made.said()} >= {"0", "1", "2", "chance"}
    assert [by for by, say in made.said() if by.isdecimal()][:4] == ["2", "0", "0", "1"]


def test_an_answer_is_as_good_as_ever_after_others_have_answered_theirs(house: House):
    made = three_people(house)
    with sit(made, 0) as ann, sit(made, 1) as ben:
        late = ann.answering("none")
        ben.answer("none")
        ann.does(late)
        assert ann.settle().fails(ann.answering("sleep")) == "not-yours"  # this seat is done


def test_an_answer_to_a_question_that_was_put_anew_is_refused(house: House):
    made = three_people(house)
    with sit(made, 0) as ann:
        early = ann.answering("sleep")
        ann.answer("sleep")
        assert ann.fails(ann.answering("sleep", on=early.on)) == "stale"


def test_what_one_has_done_in_a_lane_can_be_taken_back_until_somebody_goes_on_from_it(house: House):
    made = three_people(house)
    with sit(made, 0) as ann, sit(made, 1) as ben:
        ben.answer("none")
        ann.settle().answer("none")
        assert ann.settle().now.undo
        assert ann.now.undo_refused is None
        ann.does(wire.Undo(new_id(), 0, "answer", None))
        assert "sleep" in ann.settle().options()
        assert ben.settle().options() == []  # what others have done stays
        assert ben.now.undo == []  # Ann has been at it since


def test_a_restart_leaves_everybody_where_they_were(own_house: House):
    made = three_people(own_house)
    with sit(made, 0) as ann:
        ann.answer("none")
    own_house.restart()
    with sit(made, 1) as ben, sit(made, 2) as cleo:
        assert ben.now.prompt.beside == [2]
        cleo.answer("none")
        ben.settle().answer("none")
    assert own_house.log(made.id)


def test_a_bot_beside_people_does_not_wait_for_them(house: House):
    made = house.table("hamlet", seats=[PERSON, BOT, OPEN])
    made.join("Cleo")
    with sit(made, 0) as ann:
        ann.until(lambda now: now.prompt is not None and 1 not in now.prompt.beside)
        assert ann.now.prompt.seat == 0
        assert ann.now.prompt.beside == [2]


def test_lists_say_that_it_is_my_turn_whoever_is_asked_first(house: House):
    made = three_people(house)
    with sit(made, 1) as ben:
        ben.answer("none")
    for seat in (0, 2):
        (found,) = house.mine(made.tokens[seat])
        assert found.actor == seat
    (found,) = house.mine(made.tokens[1])
    assert found.actor not in (None, 1)


# -- Tamashii: Programming side by side ----------------------------------------------------------------------------------


def two_planners(house: House) -> Made:
    made = house.table("tamashii", options={"board": "red", "board_2": "blue"}, seats=[PERSON, OPEN], seed="3")
    made.join("Ben")
    return made


def test_who_programs_takes_back_an_own_move_and_leaves_that_of_the_other(house: House):
    made = two_planners(house)
    with sit(made, 0) as ann, sit(made, 1) as ben:
        before = ann.options()
        moves = {guest: next(say for say in guest.options() if say.startswith("move ")) for guest in (ann, ben)}
        ben.answer(moves[ben], 1)
        ann.settle().answer(moves[ann])
        assert moves[ann] in [say for _, say in made.said()]
        ann.does(wire.Undo(new_id(), 0, "answer", None))
        assert ann.settle().options() == before
        assert [say for by, say in made.said() if by.isdecimal()][-1:] == [moves[ben]]


def test_who_has_seen_dice_or_tokens_fall_cannot_take_that_back_and_is_told_why(house: House):
    made, luck, reasons = two_planners(house), random.Random(3), set()
    with sit(made, 0) as ann, sit(made, 1) as ben:
        guests = {0: ann, 1: ben}
        for _ in range(300):
            seat = luck.choice([seat for seat, guest in guests.items() if guest.settle().options()])
            guests[seat].answer(luck.choice(guests[seat].options()), seat)
            now = guests[seat].settle().now
            if now.result is not None:
                break
            if now.undo_refused is not None:
                reasons.add(now.undo_refused["say"])
                assert guests[seat].fails(wire.Undo(new_id(), seat, "answer", None)) == "not-yours"
            if len(reasons) == 2:
                break
    assert reasons == {"server-undo-asked", "server-undo-learned"}

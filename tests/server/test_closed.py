"""Whatever fails in one table closes that table, with a sentence and a report, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from examples.leduc import LeducHoldem

from ludarium import registry
from ludarium.core import saves
from ludarium.core.game import Result, Scope
from ludarium.core.kernel import State
from ludarium.core.prompts import Choice
from ludarium.server import wire
from tests.server.house import Doors, Guest, House, Made, eventually, worded
from tests.server.test_sitting import two_people

SECRET = "a queen in the other hand"


class Brittle(LeducHoldem):
    """Leduc hold'em with a rule that breaks when it is told to."""

    breaks = ""  # where, if anywhere

    def stumble(self, place: str) -> None:
        if self.breaks == place:
            raise IndexError(SECRET)

    def scope(self, state: State) -> Scope:
        self.stumble("rules")
        return super().scope(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        self.stumble("view")
        return super().view(state, seat)

    def choice(self, state: State, option: int) -> Choice:
        self.stumble("choice")
        return super().choice(state, option)

    def result(self, state: State) -> Result | None:
        self.stumble("result")
        return super().result(state)

    def resample(self, state: State, seat: int, seed: int) -> State:
        self.stumble("luck")
        return super().resample(state, seat, seed)


@pytest.fixture
def brittle(leduc: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Brittle]]:
    installed = registry._titles() | {"leduc": EntryPoint("leduc", f"{__name__}:Brittle", registry.GROUP)}
    monkeypatch.setattr(registry, "_titles", lambda: installed)
    registry.game.cache_clear()
    yield Brittle
    Brittle.breaks = ""
    registry.game.cache_clear()


def told_that_it_is_closed(guest: Guest) -> None:
    refusals = [event for event in guest.closed() if isinstance(event, wire.Refusal) and event.code == "closed"]
    assert refusals
    assert all(worded(each.text, "leduc") for each in refusals)
    assert SECRET not in "".join(guest.heard)


def is_closed(made: Made) -> None:
    """Lists, pages and doors say so, and everybody else plays on."""
    eventually(lambda: made.summary().closed)
    assert set(worded(made.summary().closed, "leduc")) == {"en", "fr"}
    assert made.doors.get(f"/api/tables/{made.id}").status_code == 410
    with made.watch(hello=False) as guest:
        told_that_it_is_closed(guest)


def still_plays(doors: Doors) -> None:
    with doors.table("proving", seed="3").sit(0) as ann:
        ann.answer("start")


@pytest.mark.parametrize("place", ["rules", "view", "choice", "result"])
def test_a_rule_that_raises_closes_its_table_only(own_house: House, brittle: type[Brittle], place: str):
    made, other = two_people(own_house), two_people(own_house)
    with made.sit(0) as ann, made.sit(1) as bob, made.watch() as eve:
        actor = ann if ann.options() else bob
        before = made.log()
        brittle.breaks = place
        actor.say(actor.answering(actor.options()[0]))
        for guest in (ann, bob, eve):
            told_that_it_is_closed(guest)
    brittle.breaks = ""
    is_closed(made)
    assert made.log()[: len(before)] == before
    assert other.summary().closed is None
    with other.sit(0) as ann, other.sit(1) as bob:
        actor = ann if ann.options() else bob
        actor.answer(actor.options()[0])
    still_plays(own_house)


@pytest.mark.parametrize(("place", "request_"), [("luck", wire.Preview), ("view", wire.Look)])
def test_what_fails_while_somebody_only_asks_closes_it_too_but_not_for_a_spectator(
    own_house: House, brittle: type[Brittle], place: str, request_: Any
):
    made = two_people(own_house)
    with made.sit(0) as ann, made.sit(1) as bob, made.watch() as eve:
        actor = ann if ann.options() else bob
        say = actor.options()[0]
        brittle.breaks = place
        asked = {wire.Preview: wire.Preview(say), wire.Look: wire.Look(0)}[request_]
        if request_ is wire.Look:
            eve.say(asked)
            assert eve.refusal().code == "trouble"
            brittle.breaks = ""
            assert made.summary().closed is None
            brittle.breaks = place
        actor.say(asked)
        told_that_it_is_closed(eve)
    brittle.breaks = ""
    is_closed(made)


def test_a_bot_that_stumbles_closes_its_table_only(own_house: House, brittle: type[Brittle]):
    brittle.breaks = "luck"
    made = own_house.table("leduc", seats=[{}, {"kind": "bot", "bot": "random"}])
    with own_house.guest(made.id, *made.tokens.values()) as ann:
        if ann.options():
            ann.say(ann.answering(ann.options()[0]))
        told_that_it_is_closed(ann)
    brittle.breaks = ""
    is_closed(made)
    still_plays(own_house)


def test_the_report_holds_the_match_for_who_is_alone_and_opens_again(own_house: House, brittle: type[Brittle]):
    made = own_house.table("leduc", seats=[{}, {"kind": "bot", "bot": "random"}], seed="2")
    with made.sit(0) as ann:
        ann.until(lambda now: bool(now.prompt and now.prompt.options))
        brittle.breaks = "rules"
        ann.say(ann.answering(ann.options()[0]))
        told_that_it_is_closed(ann)
    brittle.breaks = ""
    is_closed(made)
    reply = own_house.asked(f"tables/{made.id}/report", {"token": made.tokens[0]})
    assert reply.status_code == 200
    save = saves.decode(reply.content)
    failed = json.loads(save.note)["failed"]
    assert (failed["doing"], failed["error"]) == ("answer", f"IndexError: {SECRET}")
    assert any("test_closed.py" in place for place in failed["places"])
    again = own_house.bring(reply.content)
    assert again.said() == made.said()


def test_the_report_tells_a_seat_among_others_only_what_is_its_own(own_house: House, brittle: type[Brittle]):
    made = two_people(own_house)
    with made.sit(0) as ann, made.sit(1) as bob:
        first, second = (ann, bob) if ann.options() else (bob, ann)
        first.answer("call")
        second.until(lambda now: bool(now.prompt and now.prompt.options)).answer("raise")
        first.until(lambda now: bool(now.prompt and now.prompt.options))
        brittle.breaks = "rules"
        first.say(first.answering("call"))
        told_that_it_is_closed(first)
    brittle.breaks = ""
    is_closed(made)
    seed = own_house.query("SELECT seed FROM tables WHERE id = ?", made.id)[0][0]
    for seat in (0, 1):
        reply = own_house.asked(f"tables/{made.id}/report", {"token": made.tokens[seat]})
        assert reply.status_code == 200
        report = reply.json()
        assert [each["say"] for each in report["answers"]] == [say for by, say in made.said() if by == str(seat)]
        assert not {"seed", "position", "log"} & set(report)
        assert seed not in reply.text
        assert SECRET not in reply.text
    assert made.refused("report", token="x" * 32) == (403, "wrong-token")


def test_a_closed_table_can_be_put_away(own_house: House, brittle: type[Brittle]):
    made = two_people(own_house)
    brittle.breaks = "view"
    with made.watch(hello=False), made.sit(0, hello=False) as ann:
        ann.say(wire.Hello([made.tokens[0]]))
        told_that_it_is_closed(ann)
    brittle.breaks = ""
    eventually(lambda: made.summary().closed)
    made.post("archive", 0)
    assert own_house.mine(made.tokens[0])[0].archived


def test_the_next_start_tries_again_what_has_been_mended(own_house: House, brittle: type[Brittle]):
    made = two_people(own_house)
    with made.sit(0) as ann, made.sit(1) as bob:
        actor = ann if ann.options() else bob
        brittle.breaks = "rules"
        actor.say(actor.answering(actor.options()[0]))
        told_that_it_is_closed(actor)
    is_closed(made)
    brittle.breaks = ""
    own_house.query("""UPDATE tables SET summary = json_set(summary, '$.closed.run', 'an earlier one')""")
    own_house.restart()
    assert made.summary().closed
    with made.sit(0) as ann, made.sit(1) as bob:
        assert made.summary().closed is None
        actor = ann if ann.options() else bob
        actor.answer(actor.options()[0])


BAD_ROWS = {
    "a bad answer in the log": "UPDATE log SET say = 'fly to the moon' WHERE number = 1",
    "somebody else in the log": "UPDATE log SET \"by\" = 'nobody' WHERE number = 1",
    "a place that is missing": "DELETE FROM log WHERE number = 1",
    "options that are no JSON": "UPDATE tables SET options = '{{'",
    "options that are no options": "UPDATE tables SET options = '[7]'",
    "a summary that is no JSON": "UPDATE tables SET summary = 'x', options = '{{'",
    "a summary that is no summary": "UPDATE tables SET summary = '{\"round\": \"x\"}', seed = 'y'",
    "a seed that is no number": "UPDATE tables SET seed = 'seven'",
    "a time that is no time": "UPDATE tables SET touched = 'noon'",
    "a position that is none": "UPDATE tables SET position = '{\"state\": 3}'",
}


@pytest.mark.parametrize("damage", BAD_ROWS.values(), ids=BAD_ROWS.keys())
def test_a_bad_row_stops_neither_the_start_nor_the_list_nor_another_table(own_house: House, damage: str):
    """Its clock runs, so that the server looks at it at the start."""
    bad = own_house.table("proving", options={"clock_mode": "live", "round_seconds": 60}, seed="1")
    with bad.sit(0) as ann:
        ann.answer("start")
    good = own_house.table("proving", options={"clock_mode": "live", "round_seconds": 60}, seed="1")
    with good.sit(0) as ann:
        ann.answer("start")
    own_house.stop()
    column = "table_id" if " log " in damage else "id"
    where = " AND " if "WHERE" in damage else " WHERE "
    own_house.query(f"{damage}{where}{column} = ?", bad.id)
    own_house.start()
    listed = {each.table: each for each in own_house.mine(bad.tokens[0], good.tokens[0])}
    assert set(worded(listed[bad.id].closed, "proving")) == {"en", "fr"}
    assert listed[good.id].closed is None
    assert own_house.asked(f"tables/{bad.id}/report", {"token": bad.tokens[0]}).status_code == 200
    with bad.watch(hello=False) as guest:
        told_that_it_is_closed(guest)
    with good.sit(0) as ann:
        assert ann.now.prompt is not None

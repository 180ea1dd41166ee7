"""Reaction windows at a table with several people: all are asked at once, a pass is nobody's business, habits pass by
themselves, and whoever does not answer in time has passed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludarium.server import windows, wire
from tests.server.given_time import GivenTime, given_time
from tests.server.house import Guest, House, Made, eventually, new_id

THREE = [{"kind": "person", "name": name} for name in ("Ann", "Ben", "Cid")]
ASK_ALL = {"reaction_polling": "all", "reaction_floor": 0, "reaction_timeout": 0}
OPENING = [  # up to the moment at which Cid sets out, and everybody may react to it
    (0, "keep paladin"), (0, "return sleep_spell"), (1, "keep warrior_mentalist"), (1, "return standing_stone"),
    (2, "keep huntress"), (2, "return iron_breath"), (2, "end"), (1, "end"), (0, "end"), (2, "go lost_ruins"),
]  # fmt: skip
MOVE, ENCOUNTER, DICE = 2, 3, 5
OFF = ["off"] * 9
SHIPPED = windows.ONE_IN  # before the tests of the server leave no window open longer than it needs


class Three:
    """Ann, Ben and Cid, each at an own screen."""

    def __init__(self, made: Made, habits: list[str] | None) -> None:
        self.made = made
        self.guests = [made.sit(seat) for seat in range(3)]
        for seat, guest in enumerate(self.guests):
            if habits:
                guest.does(wire.Habits(new_id(), seat, habits))
        for seat, say in OPENING:
            self.answer(seat, say)

    def answer(self, seat: int, say: str) -> None:
        """As soon as it is asked."""
        guest = self.guests[seat]
        guest.until(lambda now: now.prompt is not None and now.prompt.seat == seat and say in guest.options())
        guest.answer(say)

    def window(self, seat: int) -> tuple[int, list[str]]:
        """The window this seat sees, with what it may answer."""
        guest = self.guests[seat].settle()
        assert guest.now is not None
        assert guest.now.prompt is not None
        return guest.now.prompt.window, guest.options()

    def reach(self, kind: int) -> Three:
        for seat, guest in enumerate(self.guests):
            guest.until(lambda now: now.prompt is not None and now.prompt.window == kind)
            assert self.window(seat)[0] == kind
        return self

    def __enter__(self) -> Three:
        return self

    def __exit__(self, *_: object) -> None:
        for guest in self.guests:
            guest.leave()


@pytest.fixture
def given() -> Iterator[GivenTime]:
    """For the server of this test alone."""
    with given_time() as given:
        yield given


def three(house: House, habits: list[str] | None = OFF, **options: Any) -> Three:
    return Three(house.table("anima", mode="standard", options=ASK_ALL | options, seats=THREE, seed="5"), habits)


def passes(made: Made) -> int:
    return sum(say == "pass" for _, say in made.said())


@pytest.mark.rule("A-148")
def test_everybody_who_may_react_is_asked_at_once_and_nobody_sees_who_else_is(house: House):
    with three(house) as table:
        table.reach(MOVE)
        for seat in range(3):
            assert table.window(seat) == (MOVE, ["pass"])
        with table.made.watch() as spectator:
            assert spectator.now is not None
            assert spectator.now.prompt == wire.PromptSeen(None, "", None, [], MOVE)


def test_an_answer_in_a_window_outlives_the_server_before_its_place_has_come(own_house: House):
    with three(own_house) as table:
        table.reach(MOVE)
        request = table.guests[0].answering("pass")
        table.guests[0].does(request)
        assert passes(table.made) == 0  # Cid and Ben come first
    own_house.restart()
    with table.made.sit(1), table.made.sit(2), table.made.sit(0) as ann:  # whose habits are forgotten, so that the others pass
        ann.until(lambda now: now.prompt is not None and now.prompt.window == ENCOUNTER)
        assert [(by, say) for by, say in table.made.said() if say == "pass"] == [("2", "pass"), ("1", "pass"), ("0", "pass")]
        stored = table.made.log()
        assert [row[-1] for row in stored if row[3] == "pass"] == [None, None, request.id]
        ann.does(request)  # sent again, it counts once
        assert table.made.log()[: len(stored)] == stored
        assert [row[-1] for row in table.made.log()].count(request.id) == 1


def test_whoever_may_react_can_preview_and_ask_for_a_hint_before_the_others_have_passed(house: House):
    with three(house) as table:
        table.reach(MOVE)
        for seat in (0, 1, 2):  # Cid is the first, Ann the last to be asked by the rules
            guest = table.guests[seat]
            number = guest.now.number
            guest.say(wire.Preview("pass"))
            assert guest.hear(wire.Previewed, wire.Refusal).number == number
            hinted = guest.ask(wire.Hint(new_id(), seat))
            assert [option.say for option in hinted.options] == ["pass"]
            assert guest.settle().now.hints == 1
        with table.made.watch() as spectator:
            spectator.say(wire.Preview("pass"))
            assert spectator.refusal().code == "not-yours"


@pytest.mark.rule("A-148", "A-156")
def test_an_early_answer_waits_for_its_place_and_no_pass_is_shown_before_the_window_closes(house: House):
    with three(house) as table:
        table.reach(MOVE)
        lines = len(table.guests[1].lines)
        for seat in (0, 1):  # behind Cid, who is asked first
            table.guests[seat].answer("pass")
            assert table.window(seat) == (MOVE, [])
        assert passes(table.made) == 0
        heard = len(table.guests[0].heard)
        table.guests[2].answer("pass")
        table.reach(ENCOUNTER)
        assert passes(table.made) == 3
        news = [message for message in table.guests[0].heard[heard:] if '"t":"news"' in message]
        assert len(news) == 1  # all three passes and what came after them
        assert len(table.guests[1].lines) > lines
        told = [(line.by, line.say) for line in table.guests[1].lines[lines : lines + 3]]
        assert told == [("window", "")] * 3  # nobody reads whose pass it was


@pytest.mark.rule("A-148")
def test_everybody_who_is_asked_may_ask_why_not_about_the_own_cards(house: House):
    with three(house) as table:
        table.reach(MOVE)
        for seat, guest in enumerate(table.guests):
            assert guest.now is not None
            held = next(one["hand"] for one in guest.now.view["figures"] if one["seat"] == seat)
            guest.say(wire.Why(f"use {held[0]}"))
            because = guest.hear(wire.Because)
            assert because.text is not None
            assert because.text["say"] in ("why-timing", "why-other-window")


@pytest.mark.rule("A-156")
def test_within_a_window_others_hear_nothing_of_a_pass(house: House):
    """And who comes back in the middle of it sees no more than who stayed."""
    with three(house) as table:
        table.reach(MOVE)
        for guest in table.guests:
            guest.settle()
        number, lines = table.guests[0].now.number, len(table.guests[0].lines)
        heard = [len(guest.heard) for guest in table.guests]
        table.guests[2].answer("pass")
        eventually(lambda: passes(table.made) == 1)
        for seat in (0, 1):
            table.guests[seat].settle()
            assert [message for message in table.guests[seat].heard[heard[seat] :] if '"t":"pong"' not in message] == []
        with table.made.sit(0, seen=number) as again, table.made.sit(0) as anew:
            assert len(anew.lines) == lines
            assert again.first.lines == []
            assert again.now.number == anew.now.number == number
            assert again.options() == ["pass"]
            assert anew.fails(anew.answering("pass", seat=1)) == "not-yours"
            again.answer("pass")
        assert table.window(0) == (MOVE, [])


@pytest.mark.rule("A-148", "A-149")
def test_a_play_makes_the_answers_behind_it_void_and_they_are_asked_anew(house: House):
    with three(house) as table:
        table.reach(MOVE)
        for seat in (2, 1, 0):
            table.guests[seat].answer("pass")
        table.reach(ENCOUNTER)
        for seat in (0, 1):
            table.guests[seat].answer("pass")
        before = passes(table.made)
        table.answer(2, "use salt_on_the_sill")
        eventually(lambda: "use salt_on_the_sill" in [say for _, say in table.made.said()])
        assert passes(table.made) == before
        for seat in (0, 1):
            table.guests[seat].until(lambda now: now.prompt is not None and bool(now.prompt.options))


@pytest.mark.rule("A-148")
def test_an_early_play_takes_effect_when_its_place_comes(house: House):
    with three(house) as table:
        for _ in range(2):
            for seat in (2, 1, 0):
                table.answer(seat, "pass")
        table.answer(2, "pass")  # no Combat card
        table.reach(DICE)
        table.guests[1].answer("use loaded_die")
        table.guests[0].answer("pass")
        assert "use loaded_die" not in [say for _, say in table.made.said()]
        table.guests[2].answer("pass")
        eventually(lambda: "use loaded_die" in [say for _, say in table.made.said()])


def test_an_answer_in_a_window_is_checked_at_once_and_counts_once(house: House):
    with three(house) as table:
        table.reach(MOVE)
        ann = table.guests[0]
        assert ann.fails(ann.answering("use loaded_die")) == "illegal"
        answer = ann.answering("pass")
        ann.does(answer)
        ann.does(answer)
        assert ann.fails(ann.answering("pass")) == "stale"


def test_another_answer_under_an_id_used_in_a_window_is_refused_and_changes_nothing(own_house: House):
    """While it waits for its place, after a restart, and when it has become void."""
    with three(own_house) as table:
        for seat in (2, 1, 0):
            table.answer(seat, "pass")
        table.reach(ENCOUNTER)
        first = table.guests[0].answering("pass")
        others = [wire.Answer(first.id, 0, "resign", first.on), wire.Answer(first.id, 0, "pass", first.on - 1)]
        others += [wire.Undo(first.id, 0), wire.Redo(first.id, 0), wire.Hint(first.id, 0), wire.Habits(first.id, 0, OFF)]
        table.guests[0].does(first)

        def holds(guest: Guest) -> None:
            stored = own_house.everything()
            assert [guest.fails(other) for other in others] == ["used-id"] * len(others)
            guest.does(first)
            assert own_house.everything() == stored

        holds(table.guests[0])
        own_house.restart()
        table.guests = [table.made.sit(seat) for seat in range(3)]
        for seat in (0, 1, 2):
            table.guests[seat].does(wire.Habits(new_id(), seat, OFF))
        holds(table.guests[0])
        table.answer(2, "use salt_on_the_sill")
        table.guests[0].until(lambda now: now.prompt is not None and bool(now.prompt.options))
        holds(table.guests[0])
        table.guests[0].answer(table.guests[0].options()[0])  # by which what is done with is forgotten
        own_house.restart()
        with table.made.sit(0) as ann:
            holds(ann)


@pytest.mark.rule("A-156")
def test_smart_habits_pass_where_there_is_nothing_else_to_do(house: House):
    """That is how people begin."""
    with three(house, habits=None) as table:
        table.guests[2].until(lambda now: now.prompt is not None and now.prompt.window == ENCOUNTER)
        assert table.window(2) == (ENCOUNTER, ["pass", "use salt_on_the_sill"])
        assert table.window(0) == (ENCOUNTER, [])
        assert passes(table.made) == 3
        table.guests[2].answer("pass")
        table.guests[1].until(lambda now: now.prompt is not None and now.prompt.window == DICE)
        assert table.window(1) == (DICE, ["pass", "use loaded_die"])


@pytest.mark.rule("A-156")
def test_the_habit_of_passing_always_gives_nothing_away(house: House):
    """Each window apart, and nobody else hears of it."""
    habits = ["all" if number == ENCOUNTER else "off" for number in range(1, 10)]
    with three(house) as table:
        table.reach(MOVE)
        heard = [len(guest.settle().heard) for guest in table.guests]
        table.guests[2].does(wire.Habits(new_id(), 2, habits))
        for seat in (0, 1):
            assert all('"t":"pong"' in message for message in table.guests[seat].settle().heard[heard[seat] :])
        for seat in (2, 1, 0):
            table.guests[seat].answer("pass")
        table.reach(ENCOUNTER)
        for seat in (1, 0):
            table.guests[seat].answer("pass")
        table.reach(4)


@pytest.mark.rule("A-156")
def test_a_habit_taken_up_in_a_window_takes_back_the_question_it_answers(house: House):
    with three(house) as table:
        table.reach(MOVE)
        with table.made.sit(1) as second_tab:
            assert second_tab.options() == ["pass"]
            table.guests[1].does(wire.Habits(new_id(), 1, ["all"] * 9))
            for guest in (table.guests[1], second_tab):
                assert guest.settle().options() == []


@pytest.mark.parametrize("habits", [[], ["off"] * 8, ["off"] * 10, ["never"] * 9, ["off"] * 8 + [0]])
def test_habits_that_are_none_are_refused(house: House, habits: list[Any]):
    with three(house) as table:
        guest = table.guests[0]
        if any(habit not in ("off", "smart", "all") for habit in habits):
            guest.say(f'{{"t":"habits","id":"{new_id()}","seat":0,"habits":{str(habits).replace(chr(39), chr(34))}}}')
            assert guest.refusal().code == "bad-request"
        else:
            assert guest.fails(wire.Habits(new_id(), 0, habits)) == "bad-request"


def test_nobody_sets_the_habits_of_another_seat(house: House):
    with three(house) as table:
        assert table.guests[0].fails(wire.Habits(new_id(), 1, ["all"] * 9)) == "not-yours"
        with table.made.watch() as spectator:
            assert spectator.fails(wire.Habits(new_id(), 1, ["all"] * 9)) == "not-yours"


@pytest.mark.rule("A-157")
@pytest.mark.parametrize("habits", [OFF, None])
def test_a_window_stays_open_for_the_floor_however_fast_people_are(
    given: GivenTime, own_house: House, habits: list[str] | None, monkeypatch
):
    """By hand and by habit alike, and once for the whole window: not for each who passes."""
    monkeypatch.setattr(windows, "AROUND_THE_FLOOR", (1, 1))
    with three(own_house, habits, reaction_floor=10) as table:
        if habits:
            table.reach(MOVE)
            for seat in (2, 1, 0):
                table.guests[seat].answer("pass")
        given.passes(9.9)
        assert table.window(2) == (MOVE, [])
        assert passes(table.made) == 0
        given.passes(0.2)
        table.guests[2].until(lambda now: now.prompt is not None and now.prompt.window == ENCOUNTER)
        assert passes(table.made) == 3


@pytest.mark.rule("A-157a")
def test_some_windows_that_habits_fill_stay_open_longer(given: GivenTime, own_house: House, monkeypatch):
    monkeypatch.setattr(windows, "ONE_IN", 1)
    monkeypatch.setattr(windows, "LINGERS", (3, 4))
    with three(own_house, None) as table:
        given.passes(2.9)
        assert table.window(2) == (MOVE, [])
        assert passes(table.made) == 0
        given.passes(1.2)
        table.guests[2].until(lambda now: now.prompt is not None and now.prompt.window == ENCOUNTER)


@pytest.mark.rule("A-157a")
def test_about_one_window_in_eight_would_linger_two_to_six_seconds(monkeypatch):
    monkeypatch.setattr(windows, "ONE_IN", SHIPPED)
    drawn = [windows.Clock().least_seconds_open(1.0) for _ in range(4000)]
    usual, longer = [each for each in drawn if each < 2], [each for each in drawn if each >= 2]
    assert 400 <= len(longer) <= 600
    assert min(longer) >= 2.6
    assert max(longer) <= 7.4
    assert 0.97 <= sum(usual) / len(usual) <= 1.03


@pytest.mark.rule("A-157")
def test_a_person_who_does_not_answer_in_time_has_passed(given: GivenTime, own_house: House):
    """And the log says so as if it had been answered, so that a replay needs no clock."""
    with three(own_house, reaction_timeout=30) as table:
        table.reach(MOVE)
        asked = table.guests[0].now.prompt
        assert (asked.otherwise, asked.left_ms) == ("pass", 30_000)
        for seat in (2, 1):
            table.guests[seat].answer("pass")
        given.passes(29.9)
        assert table.window(0) == (MOVE, ["pass"])
        given.passes(0.2)
        table.reach(ENCOUNTER)
        said = table.made.said()
        first = said.index(("2", "go lost_ruins")) + 1
        assert said[first : first + 3] == [("2", "pass"), ("1", "pass"), ("0", "pass")]


TRADE = [
    (0, "keep bell_ringer"), (0, "return mirror_of_ash"), (1, "keep gravedigger"), (1, "return both_hands_full"), (1, "end"),
    (0, "end"), (1, "go salt_market"), (0, "go salt_market"), (1, "trade gold"), (1, "give betrayal"), (1, "enough"),
    (1, "enough"), (1, "send"),
]  # fmt: skip


@pytest.mark.rule("A-157b")
def test_an_offer_that_is_not_answered_in_three_times_the_time_is_declined(given: GivenTime, own_house: House):
    options = {"reaction_floor": 0, "reaction_timeout": 20}
    made = own_house.table("anima", mode="standard", options=options, seats=THREE[:2], seed="1")
    with made.sit(0) as ann, made.sit(1) as ben:
        for seat, say in TRADE:
            guest = (ann, ben)[seat]
            guest.until(lambda now: now.prompt is not None and now.prompt.seat == seat and say in guest.options())  # noqa: B023
            guest.answer(say)
        ann.until(lambda now: now.prompt is not None and now.prompt.kind == "offer_is_answered")
        assert (ann.now.prompt.otherwise, ann.now.prompt.left_ms) == ("decline", 60_000)
        given.passes(59.9)
        assert ann.settle().now.prompt.kind == "offer_is_answered"
        given.passes(0.2)
        ben.until(lambda now: now.prompt is not None and now.prompt.seat == 1)
        assert made.said()[-1] == ("0", "decline")


@pytest.mark.rule("A-157")
def test_alone_with_bots_nobody_is_hurried_and_nothing_is_held_up(house: House):
    """Floor and time-out are for people among themselves."""
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}, {"kind": "person", "name": "Cid"}]
    options = ASK_ALL | {"reaction_floor": 10, "reaction_timeout": 1}
    made = house.table("anima", mode="standard", options=options, seats=seats, seed="5")
    with made.sit(2) as cid:
        cid.does(wire.Habits(new_id(), 2, OFF))
        while not (cid.now.prompt and cid.now.prompt.window):
            cid.until(lambda now: now.prompt is not None and now.prompt.seat == 2)
            if not cid.now.prompt.window:
                cid.answer(cid.options()[0])
        assert cid.now.prompt.left_ms is None


def test_people_at_one_screen_are_not_hurried_either(house: House):
    made = house.table("anima", mode="standard", options=ASK_ALL | {"reaction_timeout": 1}, seats=THREE, seed="5")
    with made.sit(0, 1, 2) as guest:
        for seat in range(3):
            guest.does(wire.Habits(new_id(), seat, OFF))
        for seat, say in OPENING:
            guest.until(lambda now: now.prompt is not None and now.prompt.seat == seat)  # noqa: B023
            guest.answer(say, seat)
        guest.until(lambda now: now.prompt is not None and now.prompt.window == MOVE)
        assert guest.now.prompt.left_ms is None
        assert guest.options() == ["pass"]


def test_taking_back_leads_to_the_own_answer_past_those_of_bots_and_habits(house: House):
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    made = house.table("anima", mode="standard", options=ASK_ALL, seats=seats, seed="11")
    with made.sit(0) as ann:
        went = None
        while went is None:
            ann.until(lambda now: now.prompt is not None and now.prompt.seat == 0)
            say = next((say for say in ann.options() if say.startswith("go ")), ann.options()[0])
            if say.startswith("go "):
                went = ann.options()
            ann.answer(say)
        ann.until(lambda now: now.prompt is not None and now.prompt.seat == 0 and bool(now.prompt.options) and bool(now.undo))
        while "go" not in " ".join(ann.options()):
            ann.does(wire.Undo(new_id(), 0))
            ann.settle()
            assert len(ann.options()) > 1
        assert ann.options() == went


def test_after_taking_back_no_habit_answers_before_the_person_does(house: House):
    """Or it would undo the undo."""
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}, {"kind": "person", "name": "Cid"}]
    made = house.table("anima", mode="standard", options=ASK_ALL, seats=seats, seed="5")
    with made.sit(2) as cid:
        for say in ("keep huntress", "return iron_breath", "end"):
            cid.until(lambda now: now.prompt is not None and now.prompt.seat == 2 and say in cid.options())  # noqa: B023
            cid.answer(say)
        cid.until(lambda now: now.prompt is not None and now.prompt.window == ENCOUNTER and bool(now.prompt.options))
        cid.does(wire.Habits(new_id(), 2, ["all"] * 9))
        cid.until(lambda now: now.prompt is not None and now.prompt.window != ENCOUNTER)
        cid.until(lambda now: bool(now.undo))
        cid.does(wire.Undo(new_id(), 2, to=cid.now.undo[0].to))
        cid.settle()
        assert cid.now.prompt.window
        assert "pass" in cid.options()

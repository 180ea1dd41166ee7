"""Lanes: several seats asked at once. Whatever order their answers come in, the state is the same."""

from __future__ import annotations

import random

import pytest

from ludarium.core.errors import BadSave, IllegalAnswer
from ludarium.core.kernel import CHANCE, NOBODY, State
from ludarium.core.match import Match
from tests.core.hamlet import HamletGame
from tests.core.hamlet.flow import GIFT, NO_PLAN, SLEEP, TEA
from tests.core.titles import Title, each_title

GAME = HamletGame()


def morning(seed: int = 1, seats: int = 3) -> Match:
    match = GAME.new(seed=seed, seats=seats)
    assert len(match.actors) == seats
    return match


def plans(match: Match) -> list[int]:
    return [int(each) for each in match.state.coins]


def test_everybody_is_asked_at_once_and_the_first_of_them_is_the_actor():
    match = morning()
    assert match.actors == [1, 2, 0]  # from the first player of that night
    assert match.actor == 1
    assert [match.prompt_for(seat).kind for seat in match.actors] == ["planned"] * 3


def test_any_seat_that_is_asked_may_answer_and_nobody_else():
    match = morning()
    match.answer("tea", seat=0)
    match.answer("none", seat=0)
    assert match.actors == [1, 2]
    with pytest.raises(IllegalAnswer, match="not for 0"):
        match.answer("sleep", seat=0)
    before = match.hash()
    with pytest.raises(IllegalAnswer):
        match.answer("fly", seat=2)
    assert match.hash() == before
    assert match.actor == 1


def test_when_the_last_lane_has_ended_what_waits_beneath_goes_on():
    match = morning()
    for seat in (2, 0, 1):
        match.answer("none", seat=seat)
    assert match.state.lanes == 0
    assert match.prompt is None or match.prompt.kind != "planned"


def answers_of(seats: int, luck: random.Random) -> dict[int, list[str]]:
    """What each seat will say, whatever the others do: no gifts, which take two."""
    return {seat: [luck.choice(("sleep", "tea", "none")) for _ in range(2)] for seat in range(seats)}


def played(seed: int, seats: int, orders: random.Random, said: dict[int, list[str]]) -> Match:
    """The first morning, the seats drawn by lot each time."""
    match = morning(seed, seats)
    left = {seat: list(words) for seat, words in said.items()}
    while match.state.lanes:
        seat = orders.choice(match.actors)
        word = left[seat].pop(0) if left[seat] else "none"
        legal = [option.notation for option in match.prompt_for(seat).options]
        match.answer(word if word in legal else "none", seat=seat)
    return match


@pytest.mark.parametrize("seats", [2, 3])
def test_any_interleaving_of_the_same_answers_gives_one_state(seats: int):
    different = set()
    for seed in range(40):
        said = answers_of(seats, random.Random(seed))
        matches = [played(seed, seats, random.Random(order), said) for order in range(6)]
        ends = {match.state.hash() for match in matches}
        assert len(ends) == 1
        different |= ends
        assert len({tuple(entry.by for entry in match.log if entry.by != "chance") for match in matches}) > 1
    assert len(different) > 20


@pytest.mark.parametrize("chance", ["play", "ask"])
def test_the_serial_driver_comes_to_the_same_state(chance: str):
    """Bots, searches and environments know one actor at a time."""
    for seed in range(20):
        said = answers_of(3, random.Random(seed))
        parallel = played(seed, 3, random.Random(seed), said)
        match, left = GAME.new(seed=seed, seats=3, chance=chance), {seat: list(words) for seat, words in said.items()}
        while match.state.lanes:
            if match.actor == "chance":
                assert match.actors == []
                match.answer(match.state.sample())
                continue
            words = left[match.actor]
            word = words.pop(0) if words else "none"
            legal = [option.notation for option in match.prompt.options]
            match.answer(word if word in legal else "none")
        if chance == "play":
            assert match.state.hash() == parallel.state.hash()


def test_an_interleaved_log_is_replayed_and_taken_back():
    match = played(5, 3, random.Random(8), answers_of(3, random.Random(5)))
    again = GAME.load(match.save())
    assert again.hash() == match.hash()
    while match.log:
        entry = match.log[-1]
        match.undo()
        if entry.by != "chance" and len(match.actors) > 1:
            assert match.prompt_for(entry.by) is not None
    assert match.hash() == GAME.new(seed=5, seats=3).hash()


def test_a_state_that_is_looked_back_at_is_the_one_that_was_seen(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ludarium.core.history.SNAPSHOT_EVERY", 1)
    match, seen = morning(), []
    for seat in (2, 0, 2, 1):
        seen.append((len(match.log), match.hash()))
        match.answer("tea" if "tea" in [option.notation for option in match.prompt_for(seat).options] else "none", seat=seat)
    assert [match.state_after(length).hash() for length, _ in seen] == [before for _, before in seen]


def test_a_position_in_the_middle_of_lanes_comes_back():
    match = morning(4)
    match.answer("sleep", seat=0)
    match.answer("gift", seat=2)
    placed = GAME.at(match.position())
    assert placed.hash() == match.hash()
    assert placed.actors == match.actors
    for each in (match, placed):
        each.answer("take", seat=0)
        each.answer("none", seat=1)
    assert placed.hash() == match.hash()


@pytest.mark.parametrize(
    "change",
    [
        lambda lanes: lanes.pop("base"),
        lambda lanes: lanes.update(base=99),
        lambda lanes: lanes.update(lane=[0]),
        lambda lanes: lanes["parked"].append(7),
        lambda lanes: lanes["parked"][0].update(actor=-2),
        lambda lanes: lanes["parked"][0].update(options=[]),
        lambda lanes: lanes["parked"][0].update(then=["hamlet.nowhere", 0, 0]),
        lambda lanes: lanes["parked"].append(dict(lanes["parked"][0])),
    ],
)
def test_impossible_lanes_are_refused(change):
    whole = morning().position()
    change(whole["state"]["lanes"])
    with pytest.raises(BadSave):
        GAME.at(whole)


# -- a question across lanes ----------------------------------------------------------------------------------------------


def test_who_is_asked_from_another_lane_answers_that_first_and_the_asking_one_waits():
    match = morning()
    match.answer("gift", seat=2)
    assert match.actors == [1, 0]
    assert match.prompt_for(0).kind == "taken"
    match.answer("take", seat=0)
    assert match.actors == [1, 2, 0]
    assert match.prompt_for(0).kind == "planned"
    assert plans(match) == [2, 1, 0]


def test_a_question_whose_options_have_changed_is_asked_anew():
    match = morning(seats=2)
    match.answer("tea", seat=0)
    assert "tea" not in [option.notation for option in match.prompt_for(0).options]
    match.answer("gift", seat=1)
    match.answer("take", seat=0)
    assert "tea" in [option.notation for option in match.prompt_for(0).options]


def test_a_gift_reaches_a_seat_that_has_ended_its_lane():
    match = morning(seats=2)
    match.answer("none", seat=0)
    match.answer("gift", seat=1)
    assert match.actors == [0]
    match.answer("take", seat=0)
    assert match.actors == [1]
    assert plans(match) == [2, 0]


def test_gifts_both_ways_come_to_the_same_in_either_order():
    ends = set()
    for first, second in ((0, 1), (1, 0)):
        match = morning(seats=2)
        match.answer("gift", seat=first)
        match.answer("take", seat=second)
        match.answer("gift", seat=second)
        match.answer("take", seat=first)
        for seat in (0, 1):
            match.answer("none", seat=seat)
        ends.add((tuple(plans(match)), tuple(match.state.plans)))
    assert len(ends) == 1


# -- at the fast level -----------------------------------------------------------------------------------------------------


def test_three_drivers_interleaved_at_random_come_to_one_hash():
    for seed in range(30):
        ends = set()
        for order in range(3):
            state, orders = GAME.start_state(seed, GAME.new(seed=seed, seats=3).setup), random.Random(order)
            left = {seat: [SLEEP, TEA, NO_PLAN] for seat in range(3)}
            while state.lanes:
                seat = orders.choice([int(each) for each in state.actors()])
                state.focus(seat)
                word = left[seat].pop(0) if left[seat] else NO_PLAN
                options = [int(each) for each in state.options]
                state.answer_for(seat, options.index(word if word in options else NO_PLAN))
            ends.add(state.hash())
        assert len(ends) == 1


def test_to_resign_in_the_middle_of_lanes_ends_the_match():
    match = morning()
    match.answer("resign")
    assert match.result is not None
    assert match.state.lanes == 0


@each_title
def test_without_lanes_the_actors_are_the_actor(title: Title):
    state: State = title.asked(3)
    for _ in range(60):
        if state.actor == NOBODY:
            break
        if not state.lanes:
            assert [int(each) for each in state.actors()] == ([] if state.actor == CHANCE else [int(state.actor)])
        state.answer(0)


def test_a_copy_in_the_middle_of_lanes_is_independent():
    match = morning()
    before = match.hash()
    copy = match.state
    copy.answer_for(1, [int(each) for each in copy.options].index(GIFT))
    copy.answer_for(2, 1)
    assert match.hash() == before

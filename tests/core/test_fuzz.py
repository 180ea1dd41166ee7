"""Random play of every title, in short: `make fuzz` does the same at length (fuzz.py). And that it finds what is wrong."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ludarium.core.kernel import NOBODY, State
from tests.core.fuzz import SHORT, Kind, Plan, Tally, kinds_of, run
from tests.core.hamlet import HamletGame
from tests.core.titles import GAMES, PROVING, TITLES, Title, each_title, proving

LONGEST = 3000  # answers; the longest match of a random player on these set-ups is far below
KINDS = tuple(kind for game in GAMES for kind in kinds_of(game))


def played(kind: Kind, plan: Plan) -> Tally:
    *_, tally = run(kind, plan)
    return tally


@pytest.mark.parametrize("kind", KINDS, ids=[kind.name for kind in KINDS])
def test_matches_end_keep_every_law_and_lead_back_from_positions_and_logs(kind: Kind):
    tally = played(kind, SHORT)
    assert not tally.faults, "\n".join(tally.faults)
    assert tally.looks * 4 * SHORT.stretch > tally.decisions >= SHORT.decisions


def test_options_take_any_value():
    luck = random.Random(1)
    setups = [Kind(PROVING, "training", 1).setup(luck).options for _ in range(300)]
    assert {len(options["modules"]) for options in setups} == set(range(7))
    assert {options["sun_bonus"] for options in setups} == {"must", "may"}
    assert {options["ring_index"] for options in setups} == {1, 2}


@each_title
def test_every_answer_makes_progress(title: Title):
    """No moment ever comes back: a log that is longer is another match."""
    for seed in range(10):
        match, luck = title.new(seed), random.Random(seed)
        last = -1
        while match.actor is not None:
            assert len(match.log) > last
            last = len(match.log)
            match.answer(luck.randrange(len(match.prompt.options)))
            assert last < LONGEST


@pytest.mark.parametrize("stubborn", ["first", "last"])
def test_a_player_who_always_does_the_same_comes_to_an_end(stubborn: str):
    for title in (*TITLES, proving("untimed", modules=63, clock_mode="untimed")):
        state = title.start(1)
        answers = 0
        while state.actor != NOBODY:
            state.answer(0 if stubborn == "first" else len(state.options) - 1)
            answers += 1
            assert answers < 10 * LONGEST, title.name


# -- what is found -----------------------------------------------------------------------------------------------------


HAMLET = Kind(HamletGame(), "hamlet", 2)
CLOSELY = Plan(300, stretch=3, by_hand=3)


def faults(kind: Kind, first: int = 0) -> list[str]:
    *_, tally = run(kind, CLOSELY, first)
    return tally.faults


def test_a_law_that_is_broken_is_told_with_the_match_in_which_it_is_seen(monkeypatch: pytest.MonkeyPatch):
    def law(_: object, state: State) -> str | None:
        return "the third night was dark" if state.night >= 3 else None

    monkeypatch.setattr(HamletGame, "broken_law", law)
    found = faults(HAMLET)
    assert found
    assert all("the third night was dark" in fault for fault in found)
    number = int(found[-1].split("match ")[1].split(",")[0])
    assert faults(HAMLET, number)[0] == found[-1], "beginning with that match, it is seen at once"


def test_a_match_that_goes_on_for_too_long_is_told():
    facts = replace(HamletGame.info.facts, longest=3)
    game = HamletGame()
    game.info = replace(HamletGame.info, facts=facts)
    assert all("goes on after 9 answers" in fault for fault in faults(Kind(game, "hamlet", 2)))


def test_a_position_that_does_not_lead_back_is_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tests.core.fuzz.SHARE_OF_ROUND_TRIPS", 1.0)
    restored = HamletGame.restored

    def forgetful(self: HamletGame, *position: object) -> State:
        state = restored(self, *position)
        state.luck[0] = 1
        return state

    monkeypatch.setattr(HamletGame, "restored", forgetful)
    assert all("its position does not lead back" in fault for fault in faults(HAMLET))


def test_an_error_is_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(HamletGame, "result", lambda *_: [][1])
    assert all("IndexError" in fault for fault in faults(HAMLET))

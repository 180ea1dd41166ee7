"""All 64 mixes of modules of Proving Grounds, played at random: always progress, nothing lost, every log a replay."""

from __future__ import annotations

import json
import random

import pytest

from ludarium import players
from ludarium.core.kernel import NOBODY
from ludarium.core.match import Match
from ludarium.core.positions import position
from ludarium.games.proving.state import MODULES
from tests.core.titles import PROVING, TITLES, Title, each_title, moment, proving, questions

LONGEST = 3000  # answers; the longest match of a random player is far below
SEEDS = 5


def mixed(modules: int) -> Title:
    """Every mix with the unusual half of the options, switched by the bits of its number."""
    return proving(
        f"{modules:06b}",
        modules=modules,
        chaos_timing=("final", "each_time")[modules & 1],
        chariot_partial=bool(modules & 2),
        chariot_single=("strict", "any")[modules >> 2 & 1],
        exhaustion_reset=("collect_then_shift", "shift_then_collect")[modules >> 3 & 1],
        dragon_exhaustible=bool(modules & 16),
        sixth_face=("wing", "blank")[modules >> 5 & 1],
        sun_bonus=("must", "may")[modules & 1],
        short_moves=("allowed", "forbidden")[modules >> 1 & 1],
        ring_index=1 + (modules >> 2 & 1),
    )


every_mix = pytest.mark.parametrize("modules", range(2 ** len(MODULES)))


@every_mix
def test_matches_end_and_keep_every_law_at_the_fast_level(modules: int):
    for title in (proving("plain", modules=modules), mixed(modules)):
        for seed in range(SEEDS):
            start = title.start(seed)
            for state in questions(start, seed, limit=LONGEST):
                assert PROVING.broken_law(state) is None
                assert len(state.options) == len(set(state.options)) > 0
                assert state.actor == 0
                assert PROVING.result(state) is None
            assert start.actor == NOBODY
            assert start.depth == 0
            assert PROVING.result(start) is not None


@every_mix
def test_matches_end_and_every_position_and_log_leads_back(modules: int):
    title = mixed(modules)
    match, luck = title.new(modules), random.Random(modules)
    longest = 0
    while match.actor is not None:
        assert PROVING.broken_law(match.state) is None
        if longest % 11 == 0:
            assert_leads_back(title, match)
        match.answer(luck.randrange(len(match.prompt.options)))
        longest += 1
        assert longest < LONGEST
    assert_leads_back(title, match)


def assert_leads_back(title: Title, match: Match) -> None:
    """JSON round trip of the position, replay of the log."""
    whole = json.loads(json.dumps(match.position()))
    placed = title.game.at(whole)
    assert position(placed.state) == whole["state"]
    assert placed.hash() == match.hash()
    assert moment(title.game.load(match.save())) == moment(match)


@every_mix
def test_a_match_and_the_fast_level_agree_to_the_end(modules: int):
    title = mixed(modules)
    match, state, luck = title.new(modules), title.start(modules), random.Random(~modules)
    while state.actor != NOBODY:
        index = luck.randrange(len(state.options))
        match.answer(index)
        state.answer(index)
        assert (match.actor is None) == (state.actor == NOBODY)
        if state.actor != NOBODY:
            assert match.hash() == title.game.hash(state)
    assert match.result == title.game.result(state)
    assert match.hash() == title.game.hash(state)


@every_mix
def test_long_matches_of_a_fairly_sensible_player_keep_every_law(modules: int):
    """The title's own player, who strays now and then: many rounds, victories, decks that run out."""
    title, luck = mixed(modules), random.Random(modules)
    player = players.plain(PROVING, "heuristic")
    state, answers = title.start(modules), []
    while state.actor != NOBODY:
        answers.append(player.answer(state) if luck.random() < 0.85 else luck.randrange(len(state.options)))
        state.answer(answers[-1])
        assert PROVING.broken_law(state) is None
        assert len(answers) < LONGEST
    if modules % 8 == 7:
        match = title.new(modules)
        for index in answers:
            match.answer(index)
        assert match.hash() == title.game.hash(state)
        assert_leads_back(title, match)


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

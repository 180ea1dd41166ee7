"""Views: what a seat cannot see changes nothing it is shown, and nothing of it is in what it is shown."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest
from examples.leduc.state import NO_CARD, SHOWN, Leduc
from scipy.optimize import linprog
from scipy.sparse import csr_matrix, hstack, lil_matrix
from scipy.stats import chisquare

from ludarium import players
from ludarium.core.kernel import CHANCE, NOBODY, State
from ludarium.core.views import as_json, struct_of
from tests.core.titles import LEDUC, TITLES, Title, each_title, for_each, often, prompts, proving, questions, truth

SEED = 918273645546372819
LEDUC_TITLE = TITLES[-1]
SEATS = (0, 1)


def seen(title: Title, state: State, seat: int | None) -> str:
    return json.dumps(title.game.view(state, seat), sort_keys=True)


def prompt_of(title: Title, state: State) -> tuple[object, ...]:
    """The question as the seat reads it."""
    choices = [title.game.choice(state, option) for option in state.options]
    return (state.actor, title.game.asks(state), choices)


def numbers_in(value: object) -> Iterator[int]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from numbers_in(each)
    elif isinstance(value, int):
        yield value


def seats_of(title: Title) -> list[int | None]:
    return [None, *range(title.setup.seats)]


# -- every title -----------------------------------------------------------------------------------------------------


@for_each(tuple(title for title in TITLES if struct_of(title.game)))
def test_a_view_holds_what_its_title_declares_and_nothing_else(title: Title):
    """Words come from tables and facts from cards: what mypy cannot know is looked at here."""
    for state in questions(title.asked(1), seed=1):
        for seat in seats_of(title):
            view = title.game.view(state, seat)
            assert as_json(msgspec.convert(view, struct_of(title.game))) == view


@each_title
def test_a_view_is_json_and_looking_changes_nothing(title: Title):
    for state in questions(title.asked(1), seed=1):
        before = truth(title.game, state)
        for seat in seats_of(title):
            view = title.game.view(state, seat)
            assert json.loads(json.dumps(view)) == view
        assert truth(title.game, state) == before


@each_title
def test_no_seed_and_no_luck_is_in_any_view_or_prompt(title: Title):
    for match in prompts(title.new(SEED), 2):
        luck = set(match.state.luck)
        for seat in seats_of(title):
            view = match.view(seat)
            assert str(SEED) not in json.dumps(view)
            assert not luck & set(numbers_in(view))
        shown = [match.prompt.text("en"), *(option.text("en") for option in match.prompt.options)]
        assert not any(str(number) in text for number in (SEED, *luck) for text in shown)


@each_title
def test_other_luck_is_the_same_view_and_the_same_prompt(title: Title):
    for state in questions(title.start(3), seed=3):
        other = state.fork(99)
        for seat in seats_of(title):
            assert seen(title, state, seat) == seen(title, other, seat)
        assert prompt_of(title, state) == prompt_of(title, other)
        assert [title.game.odds(state, option) for option in state.options] == [
            title.game.odds(other, option) for option in other.options
        ]


@each_title
def test_a_resampled_world_is_the_same_to_the_seat_that_looks(title: Title):
    for state in questions(title.start(4), seed=4):
        before = truth(title.game, state)
        for seat in range(title.setup.seats):
            for seed in range(often(3)):
                world = title.game.resample(state, seat, seed)
                assert seen(title, world, seat) == seen(title, state, seat)
                if seat == state.actor:  # what others may answer speaks of their own cards
                    assert prompt_of(title, world) == prompt_of(title, state)
                assert title.game.broken_law(world) is None
                assert world.self_driving
                assert list(world.luck) != list(state.luck)
        assert truth(title.game, state) == before


def test_a_prompt_that_is_kept_keeps_its_odds():
    for match in prompts(proving("plain").new(6), 6):
        option = match.prompt.options[0]
        odds = option.odds
        if odds:
            match.answer("stop")
            assert option.odds == odds
            return


@each_title
def test_players_answer_the_same_in_worlds_they_cannot_tell_apart(title: Title):
    """Whatever the truth is, as long as the seat cannot tell: players made alike, asked alike, answer alike."""
    for name in players.names(title.game):
        for number, state in enumerate(questions(title.start(5), seed=5)):
            if title.trials.thoughtful and number % 10 != 0:
                continue
            seat = int(state.actor)
            truths = [state, *(title.game.resample(state, seat, seed) for seed in range(1, 4))]
            answers = {
                players.find(title.game, name, seat, number).choose(players.Worlds(title.game, truth, seat, number))
                for truth in truths
            }
            assert len(answers) == 1
            assert 0 <= answers.pop() < len(state.options)


# -- leduc, where something is hidden --------------------------------------------------------------------------------


def every_state() -> Iterator[Leduc]:
    """The whole tree of Leduc hold'em, every outcome of chance and every answer."""
    waiting = [LEDUC_TITLE.asked(0)]
    while waiting:
        state = waiting.pop()
        assert isinstance(state, Leduc)
        yield state
        for index in range(len(state.options)):
            after = state.clone()
            after.answer(index)
            waiting.append(after)


def known_to(state: Leduc, seat: int | None) -> tuple[object, ...]:
    """What a seat knows, by the rules: its card, the public card, what was said; at the showdown both cards."""
    hands = [card if number == seat or state.outcome == SHOWN else None for number, card in enumerate(state.hands)]
    dealt = sum(card != NO_CARD for card in state.hands)
    return (tuple(hands), dealt, state.public, tuple(state.said), state.actor, state.outcome)


def test_leduc_has_the_tree_of_its_peers_and_its_views_are_exactly_the_information_sets():
    """9457 histories and 936 information sets, as OpenSpiel's leduc_poker counts them."""
    histories = 0
    views: dict[tuple[object, ...], set[str]] = {}
    decisions: dict[tuple[object, ...], set[str]] = {}
    for state in every_state():
        histories += 1
        for seat in (None, *SEATS):
            views.setdefault((seat, *known_to(state, seat)), set()).add(seen(LEDUC_TITLE, state, seat))
        if state.actor >= 0:
            asks = str(prompt_of(LEDUC_TITLE, state))
            decisions.setdefault((state.actor, *known_to(state, state.actor)), set()).add(asks)
    assert histories == 9457
    assert len(decisions) == 936
    assert all(len(same) == 1 for same in views.values()), "equal knowledge, equal views"
    assert all(len(same) == 1 for same in decisions.values()), "equal knowledge, equal prompts"
    for seat in (None, *SEATS):
        own = [next(iter(same)) for known, same in views.items() if known[0] == seat]
        assert len(set(own)) == len(own), "other knowledge, other views"


def test_the_hidden_card_is_in_no_view_of_the_other_seat_or_of_a_spectator():
    names = [card.id for card in LEDUC.pack.cards]
    for state in every_state():
        if state.outcome != SHOWN:
            for seat in (None, *SEATS):
                hidden = [names[card] for other, card in enumerate(state.hands) if other != seat and card != NO_CARD]
                assert not any(name in seen(LEDUC_TITLE, state, seat) for name in hidden)


def test_leduc_is_worth_to_the_first_player_what_the_literature_says():
    """The exact value of the game by linear programming over its own views: -0.0856 chips a hand."""
    payoff: Counter[tuple[Any, Any]] = Counter()
    sets: tuple[dict[str, Any], dict[str, Any]] = ({}, {})
    moves: tuple[dict[Any, int], dict[Any, int]] = ({None: 0}, {None: 0})

    def walk(state: State, last: tuple[Any, Any], chance: float) -> None:
        if state.actor == NOBODY:
            payoff[last] += chance * LEDUC.result(state).scores[0]
            return
        if state.actor != CHANCE:
            seat, view = state.actor, seen(LEDUC_TITLE, state, state.actor)
            if view not in sets[seat]:
                sets[seat][view] = (last[seat], len(state.options))
                moves[seat].update({(view, index): len(moves[seat]) + index for index in range(len(state.options))})
        for index in range(len(state.options)):
            after = state.clone()
            after.answer(index)
            if state.actor == CHANCE:
                walk(after, last, chance / len(state.options))
            else:
                walk(after, ((view, index), last[1]) if seat == 0 else (last[0], (view, index)), chance)

    def realization(seat: int) -> csr_matrix:
        rows = lil_matrix((1 + len(sets[seat]), len(moves[seat])))
        rows[0, 0] = 1
        for number, (view, (parent, count)) in enumerate(sets[seat].items(), 1):
            rows[number, moves[seat][parent]] = -1
            for index in range(count):
                rows[number, moves[seat][view, index]] = 1
        return rows.tocsr()

    walk(LEDUC_TITLE.asked(0), (None, None), 1.0)
    matrix = lil_matrix((len(moves[0]), len(moves[1])))
    for (one, two), value in payoff.items():
        matrix[moves[0][one], moves[1][two]] += value
    mine, theirs = realization(0), realization(1)
    plan, price = mine.shape[1], theirs.shape[0]
    solved = linprog(
        np.concatenate([np.zeros(plan), -np.eye(1, price)[0]]),
        A_ub=hstack([-matrix.T, theirs.T]).tocsr(),
        b_ub=np.zeros(len(moves[1])),
        A_eq=hstack([mine, csr_matrix((mine.shape[0], price))]).tocsr(),
        b_eq=np.eye(1, mine.shape[0])[0],
        bounds=[(0, None)] * plan + [(None, None)] * price,
    )
    assert -solved.fun == pytest.approx(-0.085606424078, abs=1e-9)


# -- resampling ------------------------------------------------------------------------------------------------------


def moments_of_leduc() -> list[Leduc]:
    """One state of every number of cards seen: in the first and in the second round, for both seats to speak."""
    found: dict[tuple[int, int], Leduc] = {}
    for seed in range(20):
        for state in questions(LEDUC_TITLE.start(seed), seed):
            assert isinstance(state, Leduc)
            found.setdefault((state.round, state.actor), state.clone())
    return list(found.values())


def test_resampling_deals_every_card_the_seat_cannot_see_equally_often():
    moments = moments_of_leduc()
    assert len(moments) == 4
    for state in moments:
        for seat in SEATS:
            other = 1 - seat
            worlds = [LEDUC.resample(state, seat, seed) for seed in range(2000)]
            counts = Counter(world.hands[other] for world in worlds)
            unseen = set(range(6)) - {state.hands[seat], state.public}
            assert set(counts) == unseen
            assert chisquare([counts[card] for card in sorted(unseen)]).pvalue > 0.001


def test_a_resampled_world_has_a_luck_of_its_own_that_does_not_depend_on_the_card_it_dealt():
    """The hidden card and the public card that then comes: all pairs equally likely."""
    state = LEDUC_TITLE.start(1)
    state.answer(0)  # the first seat checks, the second looks at the world
    counts: Counter[tuple[int, int]] = Counter()
    for seed in range(4000):
        world = LEDUC.resample(state, 1, seed)
        world.answer(0)
        counts[world.hands[0], world.public] += 1
    assert len(counts) == 5 * 4
    assert chisquare(list(counts.values())).pvalue > 0.001


def test_resampling_in_the_middle_of_a_draw_offers_the_cards_of_the_new_world():
    for state in every_state():
        if state.actor == CHANCE and state.hands[0] != NO_CARD:
            for seed in range(4):
                world = LEDUC.resample(state, 1, seed)
                assert list(world.options) == list(world.deck)
                world.answer(0)
                assert LEDUC.broken_law(world) is None


def test_after_the_showdown_nothing_is_left_to_resample():
    for state in every_state():
        if state.outcome == SHOWN:
            assert list(LEDUC.resample(state, 0, 1).hands) == list(state.hands)
            break

"""Chance: what can be listed is what happens, as often as listed; streams and seeds have nothing to do with each other."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise

import pytest
from examples.leduc.state import Leduc
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chi2_contingency, chisquare

from ludarium.core import luck
from ludarium.core.build import row
from ludarium.core.errors import BadSave
from ludarium.core.kernel import CHANCE, NOBODY, State, rule, scramble
from ludarium.core.options import read_setup
from ludarium.games.proving.state import FACES, STREAMS, Proving
from tests.core.titles import BAZAAR, PROVING, TITLES, Title, each_title, proving, questions

LIKELY = 0.001  # the seeds are fixed: a correct generator passes once and for all


# -- the generator itself --------------------------------------------------------------------------------------------

# the first ten values from 0 to 999 of the stream "enemy"
GOLDEN = {
    0: [937, 780, 370, 158, 319, 470, 403, 23, 963, 859],
    7: [996, 507, 480, 610, 531, 898, 958, 852, 549, 257],
    2**48 - 1: [469, 597, 538, 243, 18, 720, 263, 695, 259, 837],
}


def values(seed: int, stream: str, count: int, below: int) -> list[int]:
    """An implementation of its own, from the description: BLAKE2 for the seed, L'Ecuyer's combined generator from there."""
    digest = hashlib.blake2b(f"{seed}/{stream}".encode(), digest_size=16).digest()
    x = int.from_bytes(digest[:8], "big") % 2147483562 + 1
    y = int.from_bytes(digest[8:], "big") % 2147483398 + 1
    drawn = []
    for _ in range(count):
        x, y = x * 40014 % 2147483563, y * 40692 % 2147483399
        drawn.append((x - y) % 2147483562 % below)
    return drawn


class Cup(State):
    """A state that only draws."""

    def __init__(self, source: Cup | None = None) -> None:
        super().__init__(source, 2)
        self.drawn: list[int] = [] if source is None else source.drawn[:]

    def clone(self) -> Cup:
        return Cup(self)


@rule
def comes_out(s: Cup, _a: int, _b: int, value: int) -> None:
    s.drawn.append(value)


def cup(seed: int, *streams: str) -> Cup:
    s = Cup()
    s.luck = luck.streams(seed, streams or ("one", "two"))
    return s


@pytest.mark.parametrize("seed", GOLDEN)
def test_the_generator_gives_the_values_written_here(seed: int):
    s = cup(seed, "enemy")
    drawn = [s.draw(0, 1000) for _ in range(10)]
    assert drawn == GOLDEN[seed]
    assert drawn == values(seed, "enemy", 10, 1000)


@given(st.integers(-(2**62), 2**62), st.text(max_size=10), st.integers(1, 10**6))
def test_the_generator_agrees_with_an_implementation_of_its_own(seed: int, stream: str, below: int):
    s = cup(seed, stream.encode("utf-8", "ignore").decode())
    expected = values(seed, stream.encode("utf-8", "ignore").decode(), 12, below)
    assert [s.draw(0, below) for _ in range(12)] == expected


def test_every_value_is_equally_likely():
    for sides in (2, 3, 6, 7, 30, 100):
        s = cup(sides)
        counts = Counter(s.draw(0, sides) for _ in range(200 * sides))
        assert chisquare([counts[side] for side in range(sides)]).pvalue > LIKELY


def test_a_value_tells_nothing_about_the_next_one_of_its_stream():
    for lag in (1, 2, 3):
        s = cup(lag)
        drawn = [s.draw(0, 6) for _ in range(12_000)]
        assert independent(zip(drawn, drawn[lag:], strict=False))


def independent(pairs) -> bool:
    """A chi-square test of a 6 by 6 table."""
    counts = Counter(pairs)
    table = [[counts[one, two] for two in range(6)] for one in range(6)]
    return chi2_contingency(table).pvalue > LIKELY


def test_neighbouring_seeds_have_nothing_in_common():
    cups = [cup(seed, "attack") for seed in range(12_001)]
    first = [[s.draw(0, 6) for _ in range(3)] for s in cups]
    for number in range(3):
        column = [drawn[number] for drawn in first]
        assert independent(pairwise(column))
        assert chisquare(list(Counter(column).values())).pvalue > LIKELY


def test_neighbouring_forks_have_nothing_in_common():
    s = cup(1)
    first = []
    for seed in range(12_001):
        fork = s.fork(seed)
        first.append((fork.draw(0, 6), fork.draw(1, 6)))
    for stream in (0, 1):
        column = [drawn[stream] for drawn in first]
        assert independent(pairwise(column))
        assert chisquare(list(Counter(column).values())).pvalue > LIKELY
    assert independent(first), "the streams of one fork"


def test_scrambling_never_sends_two_seeds_to_one_number():
    assert len({scramble(seed) for seed in range(50_000)}) == 50_000
    assert all(0 <= scramble(seed) < 2**32 for seed in (0, 1, 2**32 - 1))


def test_the_streams_of_one_seed_have_nothing_in_common():
    for one, two in (("enemy", "chariot"), ("attack", "dragon")):
        cups = [cup(seed, one, two) for seed in range(12_000)]
        assert independent((s.draw(0, 6), s.draw(1, 6)) for s in cups)


def test_a_stream_depends_on_its_own_name_and_on_no_other():
    whole = list(luck.streams(5, STREAMS))
    for number, name in enumerate(STREAMS):
        assert list(luck.streams(5, (name,))) == whole[2 * number : 2 * number + 2]
        assert list(luck.streams(5, ("new module", name)))[2:] == whole[2 * number : 2 * number + 2]


def test_an_outcome_written_twice_is_twice_as_likely():
    s = cup(3)
    for _ in range(6000):
        s.chance(0, row([1, 2, 2, 3, 3, 3]), comes_out)
        s.run()
    counts = Counter(s.drawn)
    assert chisquare([counts[1], counts[2], counts[3]], [1000, 2000, 3000]).pvalue > LIKELY


# -- listed and played -----------------------------------------------------------------------------------------------


def listed(state: State, steps: int, what) -> dict[object, float]:
    """Every outcome of the next chance questions with its exact probability; `what` says what of the state is looked at."""
    found: Counter[object] = Counter()
    waiting = [(state, steps, 1.0)]
    while waiting:
        now, left, chance = waiting.pop()
        if left == 0 or now.actor != CHANCE:
            found[what(now)] += chance
            continue
        for index in range(len(now.options)):
            after = now.clone()
            after.answer(index)
            waiting.append((after, left - 1, chance / len(now.options)))
    assert sum(found.values()) == pytest.approx(1)
    return found


def as_often_as_listed(exact: dict[object, float], played: list[object]) -> bool:
    counts = Counter(played)
    assert set(counts) <= set(exact)
    order = sorted(exact, key=str)
    return chisquare([counts[each] for each in order], [exact[each] * len(played) for each in order]).pvalue > LIKELY


def to_the_opening_roll(title: Title, seed: int, asked: bool) -> State:
    state = title.asked(seed) if asked else title.start(seed)
    while state.actor == CHANCE:
        state.answer(state.sample())
    while state.actor >= 0 and len(state.options) != 1:
        state.answer(0)
        while state.actor == CHANCE:
            state.answer(state.sample())
    state.answer(0)
    return state


def test_dice_fall_as_often_as_listed():
    """Two dice of the opening roll of Proving Grounds."""
    title = proving("plain")

    def two_dice(state: State) -> object:
        assert isinstance(state, Proving)
        return tuple(next(value for value in range(1, 7) if state.showing[value] >> die & 1) for die in (0, 1))

    exact = listed(to_the_opening_roll(title, 1, asked=True), 2, two_dice)
    assert len(exact) == 36
    assert as_often_as_listed(exact, [two_dice(to_the_opening_roll(title, seed, asked=False)) for seed in range(3600)])


@pytest.mark.parametrize(("sixth", "faces"), [("wing", {"wing": 2 / 6}), ("blank", {"wing": 1 / 6, "blank": 1 / 6})])
def test_the_dragon_die_falls_as_often_as_listed(sixth: str, faces: dict[str, float]):
    title = proving("dragon", modules=["dragon"], sixth_face=sixth)

    def face(state: State) -> object:
        assert isinstance(state, Proving)
        return FACES[state.dragon_face]

    asked = to_the_opening_roll(title, 1, asked=True)
    while asked.stream != STREAMS.index("dragon"):
        asked.answer(0)
    exact = listed(asked, 1, face)
    assert {name: exact[name] for name in faces} == pytest.approx(faces)
    assert as_often_as_listed(exact, [face(to_the_opening_roll(title, seed, asked=False)) for seed in range(1800)])


def test_a_deck_is_drawn_as_often_as_listed_and_without_replacement():
    """The first enemies of Proving Grounds: the second is never the first again."""
    title = proving("plain")

    def two_enemies(state: State) -> object:
        assert isinstance(state, Proving)
        return (state.enemy[1], state.enemy[2])

    exact = listed(title.asked(1), 2, two_enemies)
    assert len(exact) == 30 * 29
    played = [title.start(seed) for seed in range(8700)]
    assert as_often_as_listed(exact, [two_enemies(state) for state in played])
    assert all(len(set(state.enemy[1:])) == 6 for state in played)
    for slot in range(1, 7):
        assert chisquare(list(Counter(state.enemy[slot] for state in played).values())).pvalue > LIKELY


def test_the_deals_of_leduc_come_as_often_as_listed():
    """Both hands and the public card, with nobody raising: 120 ways."""
    title = TITLES[-1]

    def cards(state: State) -> object:
        assert isinstance(state, Leduc)
        return (*state.hands, state.public)

    exact: dict[object, float] = {}
    for hands, chance in listed(title.asked(0), 2, lambda state: state).items():
        assert isinstance(hands, Leduc)
        for _ in range(2):
            hands.answer(0)
        exact |= {deal: chance * part for deal, part in listed(hands, 1, cards).items()}
    assert len(exact) == 120
    assert list(exact.values()) == pytest.approx([1 / 120] * 120)
    played = []
    for seed in range(6000):
        state = title.start(seed)
        for _ in range(2):
            state.answer(0)
        played.append(cards(state))
    assert as_often_as_listed(exact, played)


def test_the_score_of_a_called_hand_is_distributed_as_listed():
    """Leduc with nothing but checks, to the showdown: won, lost or split, exactly and played."""
    title = TITLES[-1]

    def to_the_end(state: State) -> object:
        while state.actor != NOBODY:
            state.answer(state.sample() if state.actor == CHANCE else 0)
        return title.game.result(state).scores[0]

    exact: Counter[object] = Counter()
    waiting = [(title.asked(0), 1.0)]
    while waiting:
        state, chance = waiting.pop()
        if state.actor == NOBODY:
            exact[title.game.result(state).scores[0]] += chance
            continue
        for index in range(len(state.options) if state.actor == CHANCE else 1):
            after = state.clone()
            after.answer(index)
            waiting.append((after, chance / len(state.options) if state.actor == CHANCE else chance))
    assert exact[0] == pytest.approx(1 / 5)
    assert exact[1] == pytest.approx(2 / 5)
    assert as_often_as_listed(exact, [to_the_end(title.start(seed)) for seed in range(3000)])


@each_title
def test_every_chance_question_names_a_stream_and_offers_what_it_draws_from(title: Title):
    for state in questions(title.asked(6), seed=6):
        if state.actor == CHANCE:
            assert 0 <= state.stream < len(title.game.streams)
            assert len(state.options) > 1
            before = list(state.luck)
            index = state.sample()
            changed = [at // 2 for at, (one, two) in enumerate(zip(before, state.luck, strict=True)) if one != two]
            assert 0 <= index < len(state.options)
            assert set(changed) == {state.stream}, "a draw uses its own stream and no other"


# -- a module more ---------------------------------------------------------------------------------------------------


def test_adding_a_module_does_not_change_the_enemies_that_are_drawn():
    for seed in range(5):
        drawn = set()
        for modules in range(64):
            setup = read_setup(PROVING.info, None, None, {"modules": modules})
            state = PROVING.begin(setup, seed)
            state.run()
            drawn.add(tuple(state.enemy))
        assert len(drawn) == 1


def test_adding_the_dragon_die_does_not_change_the_other_dice_of_the_opening_roll():
    for seed in range(20):
        plain = to_the_opening_roll(proving("plain"), seed, asked=False)
        dragon = to_the_opening_roll(proving("dragon", modules=["dragon"]), seed, asked=False)
        assert list(plain.showing) == list(dragon.showing)


# -- weights ---------------------------------------------------------------------------------------------------------


@rule
def throws_a_loaded_die(s: Cup, _a: int, _b: int, _c: int) -> None:
    s.weighted(0, row([4, 5, 6]), row([2, 3, 1]), comes_out)


def test_outcomes_come_as_often_as_their_weights_say():
    s = cup(11)
    for _ in range(6000):
        s.later(throws_a_loaded_die)
    s.run()
    found = Counter(s.drawn)
    assert chisquare([found[4], found[5], found[6]], [2000, 3000, 1000]).pvalue > LIKELY


def test_weights_are_listed_with_the_outcomes_and_gone_with_the_answer():
    s = cup(11)
    s.self_driving = False
    s.later(throws_a_loaded_die)
    s.run()
    assert (s.actor, list(s.options), list(s.weights)) == (CHANCE, [4, 5, 6], [2, 3, 1])
    forced = s.clone()
    forced.answer(2)
    assert (forced.drawn, list(forced.weights)) == ([6], [])
    assert list(s.weights) == [2, 3, 1]


def test_a_weighted_question_samples_what_a_self_driving_state_draws():
    for seed in range(50):
        asked, driven = cup(seed), cup(seed)
        asked.self_driving = False
        for s in (asked, driven):
            s.later(throws_a_loaded_die)
            s.run()
        asked.answer(asked.sample())
        assert asked.drawn == driven.drawn
        assert list(asked.luck) == list(driven.luck)


def test_a_match_that_asks_for_chance_lists_the_weights():
    match = BAZAAR.new(seed=1, chance="ask")
    assert match.actor == "chance"
    assert [(option.notation, option.weight) for option in match.prompt.options] == [
        ("die=blank", 2), ("die=common", 3), ("die=rare", 1),
    ]  # fmt: skip
    whole = match.position()
    assert whole["state"]["weights"] == [2, 3, 1]
    assert BAZAAR.at(whole, chance="ask").hash() == match.hash()


@pytest.mark.parametrize("weights", [[2, 3], [2, 3, 0], [2, 3, -1], [2, 3, "1"], "6", [2, 3, 2**40]])
def test_weights_that_do_not_fit_the_outcomes_are_refused(weights: object):
    whole = BAZAAR.new(seed=1, chance="ask").position()
    whole["state"]["weights"] = weights
    with pytest.raises(BadSave):
        BAZAAR.at(whole, chance="ask")


def test_weights_without_a_question_of_chance_are_refused():
    whole = BAZAAR.new(seed=1).position()
    whole["state"]["weights"] = [1] * len(whole["state"]["options"])
    with pytest.raises(BadSave):
        BAZAAR.at(whole)

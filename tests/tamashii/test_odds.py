"""Chances that come with an option: counted by hand, and against everything that the rules let the dice do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache

import pytest

import ludarium
from ludarium.core.kernel import CHANCE
from ludarium.core.options import read_setup
from ludarium.core.prompts import kind_of
from ludarium.games.tamashii.dice import LAST_CELL
from ludarium.games.tamashii.heuristic import choose
from ludarium.games.tamashii.rules import combat, movement, planning
from ludarium.games.tamashii.rules.combat import spend_power
from ludarium.games.tamashii.rules.movement import choose_destination
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import TRACE_DICE
from tests.tamashii import ground
from tests.tamashii.scene import EAST, SHELTER, START, attach, bare
from tests.tamashii.table import do, game, lay, options

SHIPPED = ludarium.game("tamashii")


def chances(s: Tamashii, notation: str) -> dict[str, Fraction]:
    """What is said of an answer."""
    option = next(each for each in options(s) if game().choice(s, each).notation == notation)
    found = {}
    for each in game().odds(s, option):
        n = each.phrase.arguments.get("n", "")
        found[each.phrase.id.removeprefix("odds-") + (f" {n}" if n != "" else "")] = Fraction(each.probability).limit_denominator(
            7776
        )
    return found


# -- by hand ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-139", "T-145", "T-147")
def test_where_one_goes_says_how_likely_an_enemy_is_at_the_next_trace_roll() -> None:
    """Each die shows a common symbol on 3 of its 6 sides. The Shelter brings 0 by Entry and 2 by staying."""
    s = bare()
    s.at[0], s.trace[0] = EAST, 2  # one die now; three dice from 6 on
    do(s, choose_destination, 0)
    entry = int(s.content.entry[s.tile_at[START]])
    assert 1 <= entry <= 3
    assert chances(s, f"move {START + 1}") == {"traced": Fraction(3, 4)}  # on 3, 4 or 5: two dice
    s = bare()
    s.at[0], s.trace[0] = SHELTER, 1
    do(s, choose_destination, 0)
    assert chances(s, "stay") == {"traced": Fraction(3, 4)}
    s = bare()
    s.at[0], s.trace[0] = SHELTER, LAST_CELL - 1
    do(s, choose_destination, 0)
    assert chances(s, "stay") == {"alarm": Fraction(1)}


@pytest.mark.rule("T-9a")
def test_without_a_trace_marker_nothing_is_said_of_trace() -> None:
    s = bare()
    s.trace[0] = -1
    do(s, choose_destination, 0)
    assert chances(s, "stay") == {}


@pytest.mark.rule("T-244")
def test_a_test_with_every_token_that_is_dumped() -> None:
    """One success is wanted: a die brings it on 4 of 6 sides, two dice fail together on 4 of 36."""
    s = ground.bare()
    lay(s, 0, "RR... ..... ..... .....")
    ground.does(s, "test red 1: exp 1")
    first, second = (game().choice(s, each).notation for each in options(s)[:2])
    assert chances(s, first) == {"test": Fraction(4, 6)}
    assert chances(s, "enough") == {}
    s.answer(0)
    assert chances(s, second) == {"test": Fraction(32, 36)}
    assert chances(s, "enough") == {"test": Fraction(4, 6)}


@pytest.mark.rule("T-98", "T-196", "T-200")
def test_power_says_whether_the_dice_will_do_for_the_top_enemy() -> None:
    """A Walker deals 1 with a common symbol, 2 with a rare one, and 1 for each common one of its X slot."""
    s = bare()
    attach(s, 0, "usher")
    usher = int(s.pile(0)[0])
    s.damage[usher] = s.content.enemy_integrity[usher] - 2  # 2 left
    s.assets[0] = 1
    do(s, spend_power, 0)
    two = Fraction(1 - (Fraction(4, 36) + 2 * Fraction(2 * 3, 36)))  # not two blanks, not a blank and a common symbol
    assert chances(s, "power none") == {"defeat": two}
    assert chances(s, "power 1")["defeat"] > two


# -- against everything that the rules let the dice do -------------------------------------------------------------------------


@cache
def asked(kind: int, seats: int, count: int) -> list[Tamashii]:
    """Questions of this kind in a match played as sensible people would."""
    found: list[Tamashii] = []
    for seed in range(70, 80):
        s = SHIPPED.start_state(seed, read_setup(SHIPPED.info, "scenario", seats, {"scenario": "e", "turn_limit": 8}))
        while s.actor >= 0 and len(found) < count:
            if s.then == kind:
                found.append(s.clone())
            s.answer(choose(s))
    return found


def branches(s: Tamashii, stop: Callable[[Tamashii], bool]) -> Iterator[tuple[float, Tamashii]]:
    """All that luck can bring, with its probability, until somebody is asked or it is enough."""
    if s.actor != CHANCE or stop(s):
        yield 1.0, s
        return
    weights = [int(each) for each in s.weights] or [1] * len(s.options)
    for at, weight in enumerate(weights):
        then = s.clone()
        then.answer(at)
        yield from ((weight / sum(weights) * part, leaf) for part, leaf in branches(then, stop))


def luck_asked(s: Tamashii, option: int) -> Tamashii:
    after = s.clone()
    after.self_driving = False
    after.answer(list(after.options).index(option))
    return after


def drawing(s: Tamashii) -> bool:
    return kind_of(s) == "enemy_drawn"


@pytest.mark.rule("T-145", "T-146")
def test_trace_rolls_bring_as_many_enemies_as_they_say() -> None:
    checked = 0
    for s in asked(planning.stop_answered, 2, 40):
        done = int(s.options[len(s.options) - 1])
        said = {int(each.phrase.arguments["n"]): each.probability for each in SHIPPED.odds(s, done)}
        if not said or sum(s.assets[4 * s.actor + 3 : 4 * s.actor + 4]):
            continue
        seen: dict[int, float] = {}
        for probability, leaf in branches(luck_asked(s, done), drawing):
            common = int(leaf.dice[1])
            seen[common] = seen.get(common, 0.0) + probability
        assert seen == pytest.approx(said)
        checked += 1
    assert checked


@pytest.mark.rule("T-196", "T-200", "T-201", "T-201a")
def test_attack_rolls_suffice_as_often_as_they_say() -> None:
    """Over all throws, and all ways to put the dice into slots while no Enemy acts (a blank Number)."""
    checked = 0
    for s in asked(combat.power_spent, 1, 3):
        for option in s.options[:2]:
            said = sum(each.probability for each in SHIPPED.odds(s, int(option)))
            top = int(s.pile(s.actor)[0])
            rolled = unmeddled(luck_asked(s, int(option)))
            rolled.assets[4 * s.actor + 3] = 0  # nobody is asked for Rerolls
            while kind_of(rolled) in ("number_fell", "symbol_fell"):
                rolled.answer(0)  # blank, Basic
            seen = sum(probability * can_fall(leaf, top) for probability, leaf in branches(rolled, lambda _: False))
            assert seen == pytest.approx(said), s.pile(s.actor)
            checked += 1
    assert checked >= 2


def unmeddled(s: Tamashii) -> Tamashii:
    """No card is used where one is asked for it."""
    while kind_of(s) in ("answered", "taken_instead"):
        s.answer(len(s.options) - 1)
    return s


def can_fall(s: Tamashii, enemy: int) -> bool:
    """By the rules: is there a way to use the slots that defeats it?"""
    unmeddled(s)
    if s.owner_of(enemy) == -1:
        return True
    if kind_of(s) != "window_answered":
        return False
    for option in list(s.options):
        if combat.WHAT.of(option) == combat.DO_SLOT and can_fall(luck_asked(s, int(option)), enemy):
            return True
    return False


@pytest.mark.rule("T-139", "T-140")
def test_trace_stands_where_it_was_said_to_be_after_a_move() -> None:
    """A place with a tile that lies open: the marker after the move has just so many dice."""
    checked = 0
    for s in asked(movement.destination_chosen, 2, 6):
        seat = int(s.actor)
        for option in (int(each) for each in s.options if each >= 0 and s.face_up >> each & 1):
            said = {each.phrase.id: each.probability for each in SHIPPED.odds(s, option)}
            after = luck_asked(s, option)
            before = int(after.trace[seat])
            while after.actor == seat and after.trace[seat] == before and kind_of(after) in ("answered", "taken_instead"):
                after.answer(len(after.options) - 1)  # no card meddles
            dice = int((0, 1, 1, 2, 2, 2, 3, 3, 3, 3)[after.trace[seat]])
            if "odds-traced" in said and s.trait(TRACE_DICE, seat) == 0 and kind_of(after) != "answered":
                assert said["odds-traced"] == pytest.approx(1 - 0.5**dice)
                checked += 1
    assert checked

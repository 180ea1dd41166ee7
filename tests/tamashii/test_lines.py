"""The forms of lines, activities, and how a mistake in a script is told (T-313, T-314a, T-314b, T-314i)."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.errors import BadPack
from ludarium.core.language.moments import usable, use_line
from ludarium.core.language.reader import read
from ludarium.core.language.tokens import BadLine
from ludarium.games.tamashii import vocabulary as v
from ludarium.games.tamashii.fields import ACTION, QUEST
from ludarium.games.tamashii.language import LANGUAGE
from ludarium.games.tamashii.rules import launch, quest
from ludarium.games.tamashii.rules.launch import SOURCE
from ludarium.games.tamashii.rules.quest import DONE
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASCEND
from tests.tamashii.ground import (
    LAIR,
    SHELTER,
    SQUARE,
    bare,
    content_of,
    counted,
    does,
    in_force,
    pick,
    quiet,
    scene,
)
from tests.tamashii.table import do, lay, options

# -- sentences, choices, payments (T-314b) -----------------------------------------------------------------------------------


@pytest.mark.rule("T-314b")
def test_sentences_are_done_from_left_to_right() -> None:
    assert does(bare(), "exp 2; exp exp; exp 1").exp[0] == 5


@pytest.mark.rule("T-314b")
def test_each_is_for_what_the_selector_gives_when_the_line_begins() -> None:
    s = bare(3)
    s.exp[1] = 1
    does(s, "each players with (exp = 0):\n  each others:\n    exp 1")
    assert list(s.exp) == [1, 3, 1], "the third had none when the line began"
    s.first_player = 2
    s = bare(3)
    s.first_player = 2
    does(s, "each players: time set 3 * time + trace")
    s.time, s.trace[0], s.trace[1], s.trace[2] = 0, 1, 2, 0
    does(s, "each players: time set 3 * time + trace")
    assert s.time == 3 * (3 * 0 + 1) + 2, "in turn order from the First Player"


@pytest.mark.rule("T-314b")
def test_choose_offers_what_can_be_begun_and_may_choose_to_decline_as_well() -> None:
    script = 'choose:\n  - "a":\n    if time = 99: exp 1\n  - "b":\n    pay spend power 1: exp 2\n  - "c": exp 3\n  - "d": exp 4'
    s = bare()
    does(s, script)
    assert options(s) == [2, 3]
    assert pick(s, 3).exp[0] == 4
    s.assets[0] = 1
    does(s, script)
    assert options(s) == [1, 2, 3]
    pick(s, 1)
    assert (s.exp[0], s.assets[0]) == (6, 0)
    assert quiet(does(s, 'choose:\n  - "a":\n    if time = 99: exp 1')), "no item left: nothing"
    does(s, f"may {script}")
    assert options(s) == [2, 3, -1]
    assert pick(s, -1).exp[0] == 6


@pytest.mark.rule("T-314b")
def test_may_asks() -> None:
    s = bare()
    does(s, "may: exp 1")
    assert pick(s, 0).exp[0] == 0
    does(s, "may: exp 1")
    assert pick(s, 1).exp[0] == 1


@pytest.mark.rule("T-314b")
@pytest.mark.rule("T-314")
@pytest.mark.parametrize(
    ("cost", "lay_out", "left"),
    [
        ("spend shield 2", lambda s: s.assets.__setitem__(1, 2), lambda s: s.assets[1]),
        ("dump 2 red", lambda s: lay(s, 0, "RR... ..... ..... ....."), lambda s: counted(s, "tokens any on launcher")),
        ("discard 2 red", lambda s: lay(s, 0, "RR... ..... ..... ....."), lambda s: counted(s, "tokens any on launcher")),
        ("exp -2", lambda s: s.exp.__setitem__(0, 2), lambda s: s.exp[0]),
        ("bleed 2", lambda s: s.integrity.__setitem__(0, 3), lambda s: s.integrity[0] - 1),
        ("break 1", lambda s: zones.put(s.augmentations, 60, 20), lambda s: counted(s, "cards faction equipped")),
        ("clear marker key 2 on me", lambda s: does(s, "put marker key 2 on me"), lambda s: counted(s, "marker key on me")),
        ("purge 1", lambda s: s.dump.__setitem__(5, 1), lambda s: s.dump[5]),
    ],
)
def test_every_cost_is_paid_in_full_or_not_offered(cost: str, lay_out: object, left: object) -> None:
    s = bare()
    s.integrity[0] = 2
    assert quiet(does(s, f"pay {cost}: gain power 1"))
    assert s.assets[0] == 0
    lay_out(s)  # type: ignore[operator]
    does(s, f"pay {cost}: gain power 1")
    assert options(s) == [0, 1], "and it may be left"
    other = pick(s.clone(), 0)
    assert (other.assets[0], left(other) > 0) == (0, True)  # type: ignore[operator]
    pick(s, 1)
    assert quiet(s)
    assert (s.assets[0], left(s)) == (1, 0)  # type: ignore[operator]


@pytest.mark.rule("T-314b")
def test_two_costs_are_paid_together_or_not_at_all() -> None:
    s = bare()
    s.exp[0] = 2
    assert quiet(does(s, "pay exp -2 and spend power 1: gain memory 1"))
    s.assets[0] = 1
    does(s, "pay exp -2 and spend power 1: gain memory 1")
    pick(s, 1)
    assert (s.exp[0], list(s.assets[:3])) == (0, [0, 0, 1])


@pytest.mark.rule("T-314b")
@pytest.mark.rule("T-51")
def test_open_tokens_pay_for_a_type_and_up_to_is_at_least_one() -> None:
    s = bare()
    lay(s, 0, "RO... ..... ..... .....")
    does(s, "pay dump up to 3 red: exp paid")
    assert options(s) == [0, 1, 2]
    pick(s, 2)
    assert (s.exp[0], counted(s, "tokens any on launcher")) == (2, 0)


@pytest.mark.rule("T-314b")
@pytest.mark.rule("T-130a")
def test_use_in_its_step_once_a_turn_once_or_any_number() -> None:
    s = bare(2)
    in_force(s, "use in launch: exp 1\nuse in combat once: exp 10\nuse in planning any: exp 100", limit="turn")
    (first,), (second,), (third,) = (usable(s, 0, step) for step in (v.IN_LAUNCH, v.IN_COMBAT, v.IN_PLANNING))
    for use in (first, second, third):
        use_line(s, int(use), 0)
        s.run()
    assert s.exp[0] == 111
    assert [len(usable(s, 0, step)) for step in (v.IN_LAUNCH, v.IN_COMBAT, v.IN_PLANNING)] == [0, 0, 1]
    s.turn_is_over()
    assert [len(usable(s, 0, step)) for step in (v.IN_LAUNCH, v.IN_COMBAT, v.IN_PLANNING)] == [1, 0, 1]
    assert not usable(s, 1, v.IN_LAUNCH), "of its owner alone"


@pytest.mark.rule("T-314b")
@pytest.mark.rule("T-80")
def test_a_pattern_of_the_scenario_is_for_players_there_and_may_count_as_a_hack() -> None:
    s = scene(
        {"x01": 'plot:\n  pattern R * R:\n    exp 1\n  pattern "hum" B * B at tile 4 as hack:\n    exp 10'}, seats=2, first="x01"
    )
    s.phase = ACTION
    anywhere, there = (int(each) for each in s.content.card_patterns[s.plot])
    assert (s.content.launch_kind[anywhere], s.content.launch_kind[there]) == (v.LAUNCHED_SCENARIO, v.LAUNCHED_HACK)
    s.at[0] = SHELTER
    assert anywhere in launch.sources(s, 0)
    assert there not in launch.sources(s, 0)
    s.at[0] = LAIR
    assert there in launch.sources(s, 0)
    lay(s, 0, "BRB.. ..... ..... .....")
    (option,) = [each for each in launch.launches(s, 0) if SOURCE.of(each) == there]
    launch.launch(s, 0, there, int(launch.CELLS.of(option)))
    s.run()
    assert s.exp[0] == 10


# -- activities (T-314i) -----------------------------------------------------------------------------------------------------


def quests(text: str, seats: int = 2) -> Tamashii:
    s = scene({"x01": f"plot:\n  {text}", "x02": "plot:"}, seats=seats, first="x01")
    s.phase = QUEST
    for seat in range(seats):
        s.at[seat] = SHELTER
    return s


def done_by(s: Tamashii, most: int = 12) -> list[int]:
    """Who did the activity, in a step in which everybody does whatever is offered."""
    do(s, quest.player_activity)
    found: list[int] = []
    while not quiet(s) and len(found) < most:
        found.append(int(s.actor))
        pick(s, options(s)[0])
    while not quiet(s):
        pick(s, DONE)
    return found


@pytest.mark.rule("T-314i")
@pytest.mark.parametrize(
    ("limit", "first", "second"),
    [
        ("", [0, 1], [0, 1]),
        (" once ever", [0, 1], []),
        (" group once", [0], [0]),
        (" group once ever", [0], []),
        (" once per tile", [0], []),
        (" any number", [0] * 12, [0] * 12),
    ],
)
def test_how_often_an_activity_is_done(limit: str, first: list[int], second: list[int]) -> None:
    s = quests(f'activity "rest"{limit}:\n    exp 1')
    assert done_by(s) == first
    assert done_by(s) == second


@pytest.mark.rule("T-314i")
@pytest.mark.rule("T-239b")
def test_once_per_tile_is_for_all_on_that_tile_wherever_it_lies() -> None:
    s = quests('activity "rest" once per tile:\n    exp 1')
    s.at[1] = SQUARE
    assert done_by(s) == [0, 1]
    s.at[0] = LAIR
    assert done_by(s) == [0]
    does(s, "swap tiles tile 4 tile 1")
    assert done_by(s) == []


@pytest.mark.rule("T-314i")
def test_once_ever_is_while_the_card_is_in_play() -> None:
    s = quests('activity "rest" once ever:\n    exp 1')
    assert done_by(s) == [0, 1]
    does(s, "card X02; card X01")
    assert done_by(s) == [0, 1]


@pytest.mark.rule("T-314i")
def test_it_is_done_by_who_stands_there_and_offered_if_something_can_come_of_it() -> None:
    s = quests('activity "rest" at tile 4:\n    exp 1')
    s.at[1] = LAIR
    assert done_by(s) == [1]
    s = quests('activity "rest":\n    pay spend power 1: exp 1')
    s.assets[4] = 1
    assert done_by(s) == [1], "whose first payment is possible"
    s = quests('activity "rest":\n    if trace > 0: exp 1')
    s.trace[1] = 1
    assert done_by(s) == [1], "whose first condition holds"
    s = quests('activity "rest":\n    clear ascend 1 on here\n    exp 1')
    s.at[1] = LAIR
    s.put_tokens(ASCEND, LAIR, 1)
    assert done_by(s) == [1], "whose first sentence can do something"


# -- mistakes (T-313, T-314a) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-313")
@pytest.mark.parametrize(
    ("script", "line", "column", "says"),
    [
        ("gian power 1", 1, 1, "expected a heading or a trait or 'test' or 'group' or 'roll' or a verb, found 'gian'"),
        ("gain powr 1", 1, 6, "expected power or shield or memory or reroll or any or same or different, found 'powr'"),
        ("gain power", 1, 11, "expected a number or a count, found the end of the line"),
        ("exp 1; wuond 1", 1, 8, "expected a verb, found 'wuond'"),
        ("when sneezed: exp 1", 1, 6, "expected a moment, found 'sneezed'"),
        ("mov 1 2", 1, 7, "found '2'"),
        ("if tme = 3: exp 1", 1, 4, "expected a condition, found 'tme'"),
        ("exp coins", 1, 5, "expected a number or a count, found 'coins'"),
        ("each tyles: exp 1", 1, 6, "expected a selector, found 'tyles'"),
        ("each players:\nexp 1", 2, 1, "expected an indented block, found 'exp'"),
        ("each players:\n   exp 1", 2, 4, "a block is indented by 2 spaces, not by 3"),
        ("put ascend 1 on tile 25", 1, 22, "expected a whole number from 1 to 24, found '25'"),
        ("use in kitchen: exp 1", 1, 8, "expected planning or action or launch or combat or quest, found 'kitchen'"),
        ("roll player 1:\n  - green: exp 1", 2, 5, "expected blank or common or rare, found 'green'"),
        ("rule abracadabra", 1, 6, "found 'abracadabra'"),
        ("pattern R X: exp 1", 1, 11, "found 'X'"),
        ("slot q: exp 1", 1, 6, "the dice of a slot (c, r, Xc, Xr)"),
    ],
)
def test_a_mistake_is_told_with_line_column_and_what_was_expected(script: str, line: int, column: int, says: str) -> None:
    with pytest.raises(BadLine) as problem:
        read(LANGUAGE, script)
    assert (problem.value.line, problem.value.column) == (line, column)
    assert says in problem.value.reason


@pytest.mark.rule("T-313")
def test_a_pack_with_a_mistake_is_refused_with_file_line_card_and_rule() -> None:
    told = r"^scenario_a\.toml, line 2, card 'x02': 'does': line 2, column 3: expected .* found 'trcae' \(T-313\)$"
    with pytest.raises(BadPack, match=told):
        content_of({"x01": "plot:", "x02": "plot:\n  global:\n    trcae +1"})


@pytest.mark.rule("T-314a")
@pytest.mark.rule("T-227b")
@pytest.mark.rule("T-250")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("plot:\n  global:\n    end won", "`end won` stands on end cards only"),
        ("plot:\n  special:\n    when trace rises: tick X01", "`tick` stands on end cards only"),
        ("special:\n  immediate:\n    open AD1", "`open` stands on end cards only"),
        ("special:\n  immediate:\n    close AD1", "`close` stands on end cards only"),
        ("end:\n  immediate:\n    exp 1", "an end card has `end won` or `end lost`"),
        ('plot:\n  activity "rest":\n    card A01', "Plot cards are drawn in `immediate` and `global`"),
        ("plot:\n  special:\n    when trace rises: card A01", "Plot cards are drawn in `immediate` and `global`"),
    ],
)
def test_what_stands_where_it_may_not_is_refused(card: str, reason: str) -> None:
    with pytest.raises(BadPack, match=r"scenario_a\.toml, line 1, card 'x01': ") as problem:
        content_of({"x01": card})
    assert reason in str(problem.value)


@pytest.mark.rule("T-315")
def test_a_card_that_nothing_draws_is_refused_and_one_that_a_drawn_card_draws_is_not() -> None:
    chain = {"x01": "plot:\n  global:\n    card X02", "x02": "plot:\n  global:\n    card C08; card A02", "c08": "special:"}
    content_of(chain, first="x01", whole=True)
    with pytest.raises(BadPack, match=r"card 'c09': nothing draws it \(T-315\)"):
        content_of({**chain, "c09": "special:"}, first="x01", whole=True)


@pytest.mark.rule("T-315")
def test_a_plot_card_from_which_no_end_card_is_reached_is_refused() -> None:
    loop = {"x01": "plot:\n  global:\n    card X02", "x02": "plot:\n  global:\n    card X01"}
    with pytest.raises(BadPack, match=r"card 'x0[12]': no end card is reached from it \(T-315\)"):
        content_of(loop, first="x01", whole=True)
    way_out = 'plot:\n  global:\n    choose:\n      - "on": card X01\n      - "out": card A02'
    content_of({**loop, "x02": way_out}, first="x01", whole=True)


@pytest.mark.rule("T-314a")
def test_a_section_stands_once_on_a_card() -> None:
    with pytest.raises(BadPack, match=r"card 'x01': 'global:' stands once on a card"):
        content_of({"x01": "plot:\n  global:\n    exp 1\n  global:\n    exp 2"})

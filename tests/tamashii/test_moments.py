"""Every moment, where it comes and to whom, and what may take its place (T-314f, T-314h)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludarium.core import zones
from ludarium.core.errors import BadPack
from ludarium.games.tamashii import flow
from ludarium.games.tamashii.fields import ACTION, ATTACHED, COMBAT, HELD, IN_HAND, IN_MARKET, IN_USE, PLANNING, UNSEEN
from ludarium.games.tamashii.rules import (
    assets,
    augmentations,
    bodies,
    combat,
    districts,
    exploration,
    launch,
    movement,
    planning,
    quest,
    reset,
    tokens,
    trace,
)
from ludarium.games.tamashii.rules.movement import STAY
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASCEND, BASIC, BLANK
from tests.tamashii.ground import (
    LAIR,
    SHELTER,
    SQUARE,
    any_luck,
    bare,
    content_of,
    counted,
    does,
    in_force,
    luck,
    on_the_table,
    pick,
    quiet,
    scene,
)
from tests.tamashii.table import asked, do, lay, options, put_tokens, write

Doing = Callable[[Tamashii], object]


def staying(s: Tamashii) -> None:
    do(s, movement.move_and_trace, 1)
    pick(s, STAY)


def going(s: Tamashii) -> None:
    s.at[1] = SHELTER
    do(s, movement.move_and_trace, 1)
    pick(s, SQUARE)


def launching(s: Tamashii) -> None:
    lay(s, 1, "RBR.. ..... ..... .....")
    do(s, launch.launch_step, 1)
    pick(s, options(s)[0])


def attacking(s: Tamashii) -> None:
    s.phase, s.acting = COMBAT, 1
    zones.put_under(s.enemies, 0, ATTACHED + 100)
    do(s, combat.fight, 1)
    pick(s, 0)
    luck(s, 1, BASIC)
    any_luck(s)
    while not quiet(s):
        pick(s, options(s)[-1])


def slot_used(s: Tamashii) -> None:
    s.phase, s.acting = COMBAT, 1
    x = next(slot for slot in combat.slots_of(s, 1) if s.content.slot_x[slot])
    write(s.attack_dice, 0, 0, 1, 1)
    combat.use_slot(s, 1, x, 1)
    s.run()


def enemy_there(s: Tamashii) -> Tamashii:
    zones.put_under(s.enemies, 0, ATTACHED + 100)
    return s


def district_used(s: Tamashii) -> None:
    s.at[1] = LAIR
    do(s, districts.district_effect, 1)
    pick(s, LAIR)
    any_luck(s)


def token_turned(s: Tamashii) -> None:
    s.explore[2] = UNSEEN
    do(s, exploration.turn_token, 1, 2)
    luck(s, 2)


def filling(s: Tamashii) -> None:
    put_tokens(s, s.bag, "R", 1)
    do(s, tokens.fill, 1)


def programming(s: Tamashii) -> None:
    s.phase = PLANNING
    s.launcher[1] = 0
    do(s, planning.programming_step, 1)


def equipped(s: Tamashii) -> None:
    zones.put(s.augmentations, 60, IN_HAND + 1)
    s.assets[4 + 2] = 5
    augmentations.equip(s, 1, 60, 0)
    s.run()


def broken(s: Tamashii) -> None:
    zones.put(s.augmentations, 60, IN_USE + 1)
    do(s, augmentations.break_card, 1, 0, 60)


def trace_rolled(s: Tamashii) -> None:
    s.trace[1] = 1
    do(s, trace.trace_roll, 1)
    luck(s, BLANK)


def body_lost(s: Tamashii) -> None:
    zones.put(s.bodies, 1, HELD + 2)
    bodies.wake(s, 1)
    do(s, reset.body_rolled, 1, 0, 1)


def occupied(s: Tamashii) -> None:
    do(s, bodies.take_body, int(zones.members(s.bodies, IN_MARKET)[0]), 1)
    any_luck(s)


MOMENTS: dict[str, Doing] = {
    "turn starts": lambda s: do(s, flow.turn_starts, 1),
    "turn ends": lambda s: do(s, flow.turn_ends, 1),
    "trace roll": trace_rolled,
    "trace rolled": trace_rolled,
    "filling": filling,
    "filled": filling,
    "programming": programming,
    "moving": staying,
    "moved": going,
    "stayed": staying,
    "traced": going,
    "revealed": lambda s: luck(do(s, exploration.reveal, 1, 2), 10),
    "explored": token_turned,
    "trace rises": lambda s: does(s, "trace +1", 1),
    "district": district_used,
    "districted": district_used,
    "launching": lambda s: do(s, launch.launch_step, 1),
    "launched any": launching,
    "launched asset": launching,
    "gained red": lambda s: does(s, "token red 1", 1),
    "gained corrupted": lambda s: does(s, "token corrupted 1", 1),
    "gained any": lambda s: does(s, "token open 1", 1),
    "dumped blue": lambda s: (lay(s, 1, "B.... ..... ..... ....."), does(s, "dump 1", 1)),
    "discarded blue": lambda s: (lay(s, 1, "B.... ..... ..... ....."), does(s, "discard 1", 1)),
    "attack roll": attacking,
    "attack rolled": attacking,
    "combat starts": attacking,
    "combat ends": attacking,
    "slotted": slot_used,
    "box": attacking,
    "boxed": attacking,
    "wounds": lambda s: does(s, "wound 1", 1),
    "wounded": lambda s: does(s, "wound 1", 1),
    "attached": lambda s: any_luck(does(s, "attach 1", 1)),
    "damaged": lambda s: does(enemy_there(s), "damage 1", 1),
    "damaged L1": lambda s: does(enemy_there(s), "damage 1", 1),
    "defeated": lambda s: does(enemy_there(s), "defeat", 1),
    "diverted": lambda s: does(enemy_there(s), "divert", 1),
    "occupied": occupied,
    "body lost": body_lost,
    "resetting": lambda s: do(s, reset.reset, 1),
    "reset": lambda s: do(s, reset.reset, 1),
    "equipped": equipped,
    "broken": broken,
    "unlocked": lambda s: do(s, assets.unlocked, 1, 0, 2),
    "put ascend": lambda s: does(s, "put ascend 1 on tile 2", 1),
    "cleared ascend": lambda s: (s.put_tokens(ASCEND, SQUARE, 1), does(s, "clear ascend 1 on tile 2", 1)),
}


@pytest.mark.rule("T-314f")
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_comes_once_to_whom_it_concerns(moment: str) -> None:
    """The third seat has a line for its own moments, the first for those of others; the table hears it as well."""
    s = bare(3)
    s.phase = ACTION
    s.at[1] = SQUARE
    on_the_table(s, f"when {moment}: time set time + 1; put marker own 1 on me")
    in_force(s, f"when {moment} of me: time set 12", owner=2, forced=True)
    in_force(s, f"when {moment} of another: put marker told 1 on that", owner=0, forced=True)
    s.time = 0
    MOMENTS[moment](s)
    while not quiet(s):
        pick(s, options(s)[-1])
    assert s.time == 1, "once"
    assert [counted(s, "marker own on me", seat) for seat in range(3)] == [0, 1, 0], "the player of the moment is self"
    assert [counted(s, "marker told on me", seat) for seat in range(3)] == [0, 1, 0], "and `that` for others"


@pytest.mark.rule("T-314f")
@pytest.mark.rule("T-224")
def test_the_global_moment_and_activities_by_name() -> None:
    s = scene({"x01": 'plot:\n  activity "rest":\n    gain power 1\n  activity "heal":\n    gain power 1'}, seats=2, first="x01")
    on_the_table(s, 'when activity "rest": exp 1\nwhen global: time set 11')
    do(s, quest.player_activity)
    pick(s, 0, 1)
    while not quiet(s):
        pick(s, quest.DONE)
    assert list(s.exp) == [1, 0]
    assert s.time != 11
    do(s, quest.global_activity)
    assert s.time == 11


@pytest.mark.rule("T-314f")
@pytest.mark.parametrize(
    ("kind", "heard"),
    [("any", True), ("asset", True), ("long", False), ("hack", False), ("exp", False), ('"hum"', False)],
)
def test_launched_is_told_by_kind_or_by_name(kind: str, heard: bool) -> None:
    s = scene({"x01": 'plot:\n  pattern "hum" G * G:\n    gain shield 1'}, seats=2, first="x01")
    on_the_table(s, f"when launched {kind}: exp 1")
    s.phase = ACTION
    launch.launch(s, 0, 0, 0)
    s.run()
    assert (s.exp[0] == 1) == heard
    assert s.assets[0] == 1, "the effect has been resolved"


@pytest.mark.rule("T-314f")
def test_every_kind_of_pattern_is_launched_as_what_it_is() -> None:
    s = scene(
        {"x01": 'plot:\n  pattern "hum" G * G:\n    gain shield 1\n  pattern "hiss" G * G as hack:\n    gain shield 1'},
        seats=2,
        first="x01",
    )
    for number, kind in enumerate(("hack", "divert", "asset", "long", "exp", "body", "faction", "protocol", "scenario")):
        on_the_table(s, f"when launched {kind}: put marker m{'abcdefghi'[number]} 1 on me")
    on_the_table(s, 'when launched "hum": exp 10')
    zones.put_under(s.enemies, 0, ATTACHED)
    c = s.content
    hum, hiss = (int(each) for each in c.card_patterns[s.plot])
    protocol = next(int(each) for each in c.protocol_pattern if each >= 0)
    expected = [
        (int(c.hacks[0][0]), "a"), (hiss, "a"), (int(c.battery_pattern), "a"), (0, "c"), (4, "d"), (8, "e"),
        (int(c.body_cost[0]), "f"), (int(c.augmentation_pattern[c.class_cards]), "g"), (protocol, "h"), (hum, "i"),
        (int(c.divert[0]), "b"),
    ]  # fmt: skip
    for source, letter in expected:
        other = s.clone()
        other.phase = ACTION
        launch.launch(other, 0, source, 0)
        other.run()
        for _each in range(30):
            if quiet(other):
                break
            other.answer(0)
        found = [each for each in "abcdefghi" if counted(other, f"marker m{each} on me")]
        assert found == [letter], (source, letter)
        assert (other.exp[0] >= 10) == (source == hum)


# -- what may take the place of an event ---------------------------------------------------------------------------------------


def nothing_came(s: Tamashii, moment: str) -> bool:
    return {
        "trace roll": lambda: list(s.dice) == [0, 0, 0] and s.actor != -3,
        "trace rises": lambda: s.trace[1] == 0,
        "district": lambda: not s.districts_seen[1],
        "gained corrupted": lambda: s.dump[6 + 5] == 0,
        "wounds": lambda: s.integrity[1] == 5,
        "box": lambda: s.integrity[1] == 5,
        "body lost": lambda: s.bodies[1] == HELD + 2,
    }[moment]()


INSTEAD = {
    "trace roll": lambda s: (s.trace.__setitem__(1, 1), do(s, trace.trace_roll, 1)),
    "trace rises": MOMENTS["trace rises"],
    "district": MOMENTS["district"],
    "gained corrupted": MOMENTS["gained corrupted"],
    "wounds": MOMENTS["wounds"],
    "box": attacking,
    "body lost": body_lost,
}


@pytest.mark.rule("T-314f")
@pytest.mark.rule("T-314h")
@pytest.mark.parametrize("moment", INSTEAD)
def test_instead_of_a_moment_the_block_is_done_and_the_event_does_not_happen(moment: str) -> None:
    s = bare(2)
    s.phase = ACTION
    on_the_table(s, f"instead of {moment}: gain power 1\nwhen {moment}: gain shield 1\nwhen districted: gain shield 1")
    s.at[1] = SQUARE
    INSTEAD[moment](s)
    while not quiet(s):
        pick(s, options(s)[-1])
    assert s.assets[4] == 1
    assert s.assets[5] == 0, "nothing else answers what does not happen"
    assert nothing_came(s, moment)
    assert counted(s, f"{moment} this match", 1) == 0


@pytest.mark.rule("T-314f")
@pytest.mark.rule("T-313")
def test_other_moments_cannot_be_replaced() -> None:
    with pytest.raises(BadPack, match=r"card 'x01': 'does': line 2, column 19: expected a moment that may be replaced"):
        content_of({"x01": "plot:\n  special:\n    instead of moved: exp 1"})


@pytest.mark.rule("T-314h")
@pytest.mark.rule("T-295")
def test_at_most_one_line_takes_the_place_and_the_scenario_s_comes_first() -> None:
    s = bare(2)
    in_force(s, "instead of trace rises: gain power 1", owner=0)
    on_the_table(s, "instead of trace rises: exp 1")
    assert quiet(does(s, "trace +2"))
    assert (s.exp[0], s.assets[0], s.trace[0]) == (1, 0, 0)


@pytest.mark.rule("T-314h")
@pytest.mark.rule("T-314b")
def test_an_instead_that_is_declined_lets_the_event_happen() -> None:
    s = on_the_table(bare(2), "instead of trace rises:\n  may: exp 1")
    does(s, "trace +2")
    assert asked(s) == "taken_instead"
    pick(s, 0)
    assert (s.exp[0], s.trace[0]) == (0, 2)
    does(s, "trace +2")
    pick(s, 1)
    assert (s.exp[0], s.trace[0]) == (1, 2)
    s = in_force(bare(2), "instead of trace rises: exp 1")
    does(s, "trace +2")
    pick(s, -1)
    assert (s.exp[0], s.trace[0]) == (0, 2), "for players' cards it is always optional"


@pytest.mark.rule("T-130c")
def test_of_lines_that_must_be_obeyed_their_owner_chooses_the_order_too() -> None:
    s = bare(2)
    for line in ("exp 2 * exp", "exp 3"):
        in_force(s, f"when trace rises: {line}", forced=True)
    s.exp[0] = 1
    for place, exp in ((0, 1 + 2 + 3), (1, 1 + 3 + 8)):
        other = s.clone()
        does(other, "trace +1")
        assert (other.actor, len(options(other))) == (0, 2), "neither can be passed"
        pick(other, options(other)[place])
        assert quiet(other), "the last one is not asked for"
        assert other.exp[0] == exp


@pytest.mark.rule("T-314h")
@pytest.mark.rule("T-130b")
@pytest.mark.rule("T-130c")
def test_first_the_table_then_whose_moment_it_is_then_the_others_in_turn_order() -> None:
    s = bare(3)
    on_the_table(s, "when trace rises of anybody: time set 3")
    for owner in (0, 1, 2):
        in_force(s, "when trace rises of anybody: time set 3 * time", owner=owner)
    s.time = 0
    does(s, "trace +1", seat=1)
    order = []
    while not quiet(s):
        order.append(int(s.actor))
        assert s.time == 3, "the table has spoken"
        pick(s, -1)
    assert order == [1, 2, 0]


@pytest.mark.rule("T-314h")
def test_a_line_is_not_set_off_by_what_it_causes_not_even_through_another() -> None:
    s = bare(2)
    on_the_table(s, "when trace rises: gain power 1; wound 1")
    on_the_table(s, "when wounded: trace +1")
    does(s, "trace +1")
    assert (s.trace[0], s.integrity[0], s.assets[0]) == (2, 4, 1)
    does(s, "trace +1")
    assert s.assets[0] == 2, "the next time it answers again"


@pytest.mark.rule("T-314b")
@pytest.mark.rule("T-123")
@pytest.mark.rule("T-130")
def test_lines_of_players_are_optional_and_those_of_passive_cards_and_the_scenario_are_not() -> None:
    s = in_force(bare(), "when trace rises: exp 1")
    does(s, "trace +1")
    assert asked(s) == "answered"
    assert options(s)[-1] == -1
    pick(s, -1)
    assert s.exp[0] == 0
    s = in_force(bare(), "when trace rises: exp 1", forced=True)
    assert quiet(does(s, "trace +1"))
    assert s.exp[0] == 1
    s = in_force(bare(), "when trace rises:\n  may: exp 1", forced=True)
    does(s, "trace +1")
    assert asked(s) == "agreed_to", "a block that begins with `may` still asks"
    pick(s, 0)
    assert s.exp[0] == 0


@pytest.mark.rule("T-314b")
def test_once_a_turn_and_once() -> None:
    s = on_the_table(bare(2), "when trace rises once a turn: exp 1\nwhen trace rises once: gain power 1")
    does(s, "trace +1; trace +1")
    assert (s.exp[0], s.assets[0]) == (1, 1)
    s.turn_is_over()
    does(s, "trace +1")
    assert (s.exp[0], s.assets[0]) == (2, 1)


@pytest.mark.rule("T-314b")
@pytest.mark.rule("T-314c")
def test_a_line_may_have_a_condition_and_speak_of_the_amount() -> None:
    s = on_the_table(bare(), "when trace rises if amount >= 2: exp amount")
    assert does(s, "trace +1").exp[0] == 0
    assert does(s, "trace +3").exp[0] == 3

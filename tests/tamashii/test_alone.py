"""Alone with BOT J.O.R.D.A.N. (T-262 to T-270a)."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.build import row
from ludarium.games.tamashii import flow
from ludarium.games.tamashii.fields import ACTION, IN_USE, NONE, QUEST, SEEN
from ludarium.games.tamashii.rules import districts, launch, movement, quest, reset
from ludarium.games.tamashii.rules.bot import NOT_NOW
from ludarium.games.tamashii.rules.movement import STAY
from ludarium.games.tamashii.rules.quest import DONE
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASCEND
from tests.tamashii.ground import (
    LAIR,
    SHELTER,
    SQUARE,
    bare,
    counted,
    does,
    holds,
    luck,
    on_the_table,
    pick,
    quiet,
    scene,
)
from tests.tamashii.table import asked, do, lay, options, shown

NO, YES = 0, 1
RADAR = 'plot:\n  activity "silence a radar" at tiles with ascend:\n    clear ascend 1 on here\n    exp 1'


@pytest.mark.rule("T-262")
@pytest.mark.rule("T-15")
def test_the_card_for_one_replaces_the_card_for_several() -> None:
    """Starting cards: 1 plain, 2 Coop, 3 Solo/PvP."""
    for seats, starting in ((1, [1, 3]), (2, [1, 2])):
        s = bare(seats)
        assert sorted(int(s.content.starting[each]) for each in zones.members(s.augmentations, IN_USE)) == starting


@pytest.mark.rule("T-263")
def test_the_bot_starts_beside_the_player_with_five_batteries_and_only_in_solo_play() -> None:
    s = bare()
    assert (s.bot_at, s.batteries, counted(s, "batteries")) == (SQUARE, 5, 5)
    assert holds(s, "solo and bot")
    together = bare(2)
    assert together.bot_at == NONE
    assert not holds(together, "solo or bot")


@pytest.mark.rule("T-264")
def test_the_player_is_always_first() -> None:
    s = bare()
    s.turn = 1
    do(s, flow.end_turn)
    assert (s.first_player, s.turn) == (0, 2)


@pytest.mark.rule("T-265")
@pytest.mark.rule("T-265a")
def test_the_bot_is_a_character_on_a_tile_and_nothing_else() -> None:
    s = bare()
    s.at[0], s.bot_at = SHELTER, LAIR
    assert holds(s, "any characters at tile 1 and any characters at tile 4"), "both together, without a battery"
    assert holds(s, "number of tiles with character = 2")
    assert not holds(s, "any players at tile 4")
    assert s.batteries == 5
    does(s, "each players:\n  exp 1")
    assert list(s.exp) == [1]
    does(s, "each players at tile 4:\n  wound 2")
    assert s.integrity[0] == 5
    s.bot_at = SHELTER
    assert holds(s, "number of tiles with character = 1")


# -- its move (T-266 to T-266c) ------------------------------------------------------------------------------------------


def moving(s: Tamashii) -> Tamashii:
    s.phase, s.acting = ACTION, 0
    return do(s, movement.move_and_trace, 0)


@pytest.mark.rule("T-266")
@pytest.mark.rule("T-266a")
@pytest.mark.rule("T-143")
def test_it_moves_two_tiles_before_the_player_turns_things_up_and_the_player_gets_them() -> None:
    s = bare()
    s.at[0], s.bot_at = SHELTER, SQUARE
    s.explore[6] = SEEN + 2  # 1 Power, seen
    moving(s)
    assert asked(s) == "destination"
    assert 6 in options(s), "(0 0) to (1 -1), face up, to (2 -1)"
    pick(s, 6)
    luck(s, 12)  # tile 13, Entry 1
    assert (s.bot_at, s.at[0]) == (6, SHELTER)
    assert s.assets[0] == 1
    assert int(s.face_up) >> 6 & 1 == 1
    assert asked(s) == "destination_chosen", "then the player's own move"
    assert s.trace[0] == 0


@pytest.mark.rule("T-266")
@pytest.mark.rule("T-266a")
def test_it_may_move_after_the_player_and_its_move_is_free() -> None:
    s = bare()
    s.at[0] = s.bot_at = SHELTER
    moving(s)
    pick(s, NOT_NOW, SQUARE)
    assert asked(s) == "destination"
    pick(s, LAIR)
    assert asked(s) == "stands_in"
    pick(s, NO)
    assert s.bot_at == LAIR
    assert s.trace[0] == 1, "Entry of tile 2 for the player, nothing for the BOT"


@pytest.mark.rule("T-266")
def test_two_tiles_and_not_three() -> None:
    """From (-1 0) over (0 0) and (1 -1) it is three steps to (2 -1)."""
    s = bare()
    s.at[0] = s.bot_at = SHELTER
    moving(s)
    assert set(options(s)) == {SQUARE, 2, 3, LAIR, 5, NOT_NOW}


@pytest.mark.rule("T-266")
def test_it_moves_once_a_turn() -> None:
    s = bare()
    s.at[0] = s.bot_at = SHELTER
    moving(s)
    pick(s, SQUARE)
    assert asked(s) == "destination_chosen"
    pick(s, STAY)
    assert quiet(s)


@pytest.mark.rule("T-266b")
def test_lines_that_wait_for_a_move_or_a_new_tile_answer_to_the_bot_too_with_its_tile_as_here() -> None:
    s = bare()
    s.at[0], s.bot_at = SHELTER, SQUARE
    s.explore[6] = 0
    on_the_table(s, "when moved: put ascend 1 on here\nwhen revealed: put success 1 on it")
    moving(s)
    pick(s, 6)
    luck(s, 12)
    assert s.tokens_on(ASCEND, 6) == 1
    assert s.tokens_on(1, 6) == 1
    pick(s, STAY)
    assert s.place_of(0) == SHELTER, "and then the own tile counts again"


@pytest.mark.rule("T-266c")
@pytest.mark.rule("T-136")
def test_it_crosses_revealed_tiles_alone_and_a_face_down_one_ends_its_move() -> None:
    """From (0 0): places 2, 3, 5 and 7 lie face down. (1 1) is beside 2 and 3 only, so it is out of reach."""
    s = bare()
    s.at[0], s.bot_at = SHELTER, SQUARE
    moving(s)
    assert set(options(s)) == {SHELTER, 2, 3, LAIR, 5, 6, NOT_NOW}
    s = bare()
    s.at[0], s.bot_at = SHELTER, SQUARE
    on_the_table(s, "closed at tile 4")
    moving(s)
    assert set(options(s)) == {SHELTER, 2, 3, 5, NOT_NOW}


# -- it stands in (T-267 to T-270a) ------------------------------------------------------------------------------------------


def quest_with_bot(s: Tamashii) -> Tamashii:
    s.phase = QUEST
    s.at[0], s.bot_at = SHELTER, LAIR
    return do(s, quest.player_activity)


@pytest.mark.rule("T-267")
@pytest.mark.rule("T-267a")
def test_for_a_battery_its_place_counts_in_the_step_and_the_own_one_does_not() -> None:
    s = scene({"x01": RADAR}, first="x01")
    s.put_tokens(ASCEND, SHELTER, 2)
    s.put_tokens(ASCEND, LAIR, 2)
    quest_with_bot(s)
    assert asked(s) == "stands_in"
    pick(s, YES)
    assert s.batteries == 4
    pick(s, 0)
    assert (s.tokens_on(ASCEND, SHELTER), s.tokens_on(ASCEND, LAIR)) == (2, 1)
    assert quiet(s), "one position for everything in the step, and one battery for it"
    assert (s.place_of(0), s.exp[0]) == (SHELTER, 1)


@pytest.mark.rule("T-267")
def test_it_may_be_left_alone_and_is_not_offered_where_it_helps_nothing() -> None:
    s = scene({"x01": RADAR}, first="x01")
    s.put_tokens(ASCEND, SHELTER, 1)
    quest_with_bot(s)
    assert asked(s) == "activity_chosen"
    pick(s, DONE)
    s.put_tokens(ASCEND, LAIR, 1)
    quest_with_bot(s)
    pick(s, NO, 0)
    assert (s.batteries, s.tokens_on(ASCEND, SHELTER)) == (5, 0)
    assert quiet(s)


@pytest.mark.rule("T-267")
def test_a_pattern_bound_to_its_tile_can_be_launched_for_a_battery() -> None:
    s = scene({"x01": 'plot:\n  pattern "hum" R * R at tile 4:\n    exp 1'}, first="x01")
    s.phase, s.acting = ACTION, 0
    s.at[0], s.bot_at = SHELTER, LAIR
    lay(s, 0, "RBR.. ..... ..... .....")
    source = int(s.content.card_patterns[s.plot][0])
    do(s, launch.launch_step, 0)
    assert asked(s) == "stands_in"
    pick(s, YES)
    pick(s, next(each for each in options(s) if launch.SOURCE.of(each) == source and launch.WHAT.of(each) == 0))
    assert (s.exp[0], s.batteries, s.bot_serves) == (1, 4, 0)
    assert quiet(s)
    lay(s, 0, "RBR.. ..... ..... .....")
    s.launched, s.at[0] = row([]), LAIR
    do(s, launch.launch_step, 0)
    assert asked(s) == "launch_chosen", "not offered where the player stands"


@pytest.mark.rule("T-267a")
def test_its_place_counts_for_all_activities_of_the_step_and_the_player_pays_for_them() -> None:
    paid = 'activity "{0}" at tile {1}:\n    pay dump 1:\n      exp {2}'
    there = [paid.format("listen", 4, 1), paid.format("look", 4, 2), paid.format("rest", 1, 10)]
    s = scene({"x01": "plot:\n  " + "\n  ".join(there)}, first="x01")
    lay(s, 0, "RB... ..... ..... .....")
    quest_with_bot(s)
    pick(s, YES)
    assert len(options(s)) == 3, "two at the Lair, and done"
    pick(s, options(s)[0])
    s.answer(0)  # which token
    pick(s, options(s)[0])
    assert (s.exp[0], s.batteries, shown(s)) == (1 + 2, 4, "..... ..... ..... .....")
    assert quiet(s), "what can be done on the Shelter is not offered"


@pytest.mark.rule("T-268")
@pytest.mark.rule("T-267a")
@pytest.mark.parametrize(("moves", "trace"), [(True, 2), (False, 3)], ids=["Entry after its move", "Stationary without one"])
def test_using_it_for_the_district_effect_makes_the_trace_of_its_tile_apply(moves: bool, trace: int) -> None:
    """The Lair has 2 and 3; the player stands on the Shelter, which has 0 and 2."""
    s = bare()
    s.at[0], s.bot_at = SHELTER, SQUARE if moves else LAIR
    moving(s)
    pick(s, LAIR if moves else NOT_NOW, STAY)
    pick(s, *([] if moves else [NOT_NOW]))
    assert asked(s) == "stands_in", "declared after both moves, before Trace"
    assert s.trace[0] == 0
    pick(s, YES)
    assert (s.trace[0], s.batteries) == (trace, 4)
    do(s, districts.district_effect, 0)
    assert options(s) == [LAIR, districts.SKIP], "the effect may still be declined"
    pick(s, districts.SKIP)
    assert (s.place_of(0), s.batteries) == (SHELTER, 4)


@pytest.mark.rule("T-268")
def test_a_move_of_the_player_is_none_of_the_bot_s() -> None:
    """The Lair has 3 for who stays; the player has moved, the BOT has not."""
    s = bare()
    s.at[0], s.bot_at = SHELTER, LAIR
    moving(s)
    pick(s, NOT_NOW, SQUARE, NOT_NOW, YES)
    assert s.at[0] == SQUARE
    assert s.trace[0] == 3


@pytest.mark.rule("T-268")
def test_if_it_is_not_used_the_own_tile_counts() -> None:
    s = bare()
    s.at[0], s.bot_at = SHELTER, LAIR
    moving(s)
    pick(s, NOT_NOW, STAY, NOT_NOW, NO)
    assert (s.trace[0], s.batteries) == (2, 5)


@pytest.mark.rule("T-269")
def test_its_pattern_charges_a_battery_and_counts_as_a_hack() -> None:
    s = bare()
    s.phase = ACTION
    source = int(s.content.battery_pattern)
    assert source not in launch.sources(s, 0), "not with five"
    s.batteries = 3
    assert source in launch.sources(s, 0)
    s.essential[0] = 0
    lay(s, 0, "RG... B.... ..... .....")
    assert source in {launch.SOURCE.of(each) for each in launch.launches(s, 0)}
    lay(s, 0, "YG... B.... ..... .....")
    assert source not in {launch.SOURCE.of(each) for each in launch.launches(s, 0)}, "the corner is Essential"
    on_the_table(s, "when launched hack: trace +1")
    launch.launch(s, 0, source, 0)
    s.run()
    assert (s.batteries, s.trace[0]) == (4, 1)
    on_the_table(s, "no hack")
    assert source not in launch.sources(s, 0)
    together = bare(2)
    together.phase = ACTION
    assert source not in launch.sources(together, 0)


@pytest.mark.rule("T-270")
@pytest.mark.rule("T-270a")
def test_with_the_last_battery_it_still_serves_in_that_step_and_then_leaves() -> None:
    s = scene({"x01": RADAR}, first="x01")
    s.put_tokens(ASCEND, LAIR, 1)
    s.batteries = 1
    quest_with_bot(s)
    pick(s, YES)
    assert s.bot_at == LAIR
    pick(s, 0)
    assert s.exp[0] == 1
    assert s.bot_at == NONE
    assert not holds(s, "bot")
    assert s.content.battery_pattern not in launch.sources(s, 0)


@pytest.mark.rule("T-270a")
def test_a_battery_gained_before_that_keeps_it_in_play() -> None:
    s = scene({"x01": RADAR.replace("exp 1", "rule battery")}, first="x01")
    s.put_tokens(ASCEND, LAIR, 1)
    s.batteries = 1
    quest_with_bot(s)
    pick(s, YES, 0)
    assert (s.bot_at, s.batteries) == (LAIR, 1)


@pytest.mark.rule("T-265")
def test_a_reset_of_the_player_leaves_the_bot_where_it_is() -> None:
    s = bare()
    s.at[0] = s.bot_at = LAIR
    do(s, reset.reset, 0)
    assert (s.at[0], s.bot_at) == (SHELTER, LAIR)

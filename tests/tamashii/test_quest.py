"""The Quest phase: activities of the players, what the scenario does, new cards, the First Player token (T-224 to T-229a)."""

from __future__ import annotations

import pytest

from ludarium.games.tamashii import flow
from ludarium.games.tamashii.fields import IN_SLOT, LOST, QUEST
from ludarium.games.tamashii.rules import quest, scenario
from ludarium.games.tamashii.rules.quest import DONE, LATER
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASCEND, CARD, SHEET, SUCCESS
from tests.tamashii.ground import LAIR, SHELTER, SQUARE, bare, card, does, in_force, on_the_table, pick, quiet, scene
from tests.tamashii.table import asked, do, lay, options, tokens

REST, HEAL = 0, 1  # activities, in the order in which they stand on the cards
TWO_ACTIVITIES = """plot:
  activity "rest":
    exp 1
  activity "heal" at tile 1:
    gain shield 1
"""


def activities(s: Tamashii) -> Tamashii:
    s.phase = QUEST
    return do(s, quest.player_activity)


def everything(s: Tamashii) -> Tamashii:
    s.phase = QUEST
    return do(s, quest.global_activity)


# -- Player activity (T-225) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("T-224")
@pytest.mark.rule("T-229")
def test_players_first_then_the_scenario_then_the_token_passes() -> None:
    s = scene(
        {"x01": 'plot:\n  activity "rest":\n    exp 1\n  global:\n    if sum exp > 0:\n      time -1'},
        seats=3,
        first="x01",
    )
    s.time, s.turn = 4, 1
    do(s, flow.quest_phase)
    assert (s.actor, s.time) == (0, 4)
    pick(s, REST)
    assert s.exp[0] == 1
    pick(s, DONE, DONE)
    assert s.time == 3, "Global comes after all players, and sees what they have done"
    assert s.first_player == 0
    do(s, flow.end_turn)
    assert s.first_player == 1
    assert s.turn == 2


@pytest.mark.rule("T-225")
def test_without_an_activity_on_card_and_sheet_the_step_is_skipped() -> None:
    assert quiet(activities(bare(2)))
    on_the_sheet = scene(sheet='activity "rest":\n  exp 1', seats=2)
    assert activities(on_the_sheet).actor == 0


@pytest.mark.rule("T-225")
def test_from_the_first_player_clockwise_one_seat_after_the_other() -> None:
    s = scene({"x01": 'plot:\n  activity "rest":\n    exp 1'}, seats=3, first="x01")
    s.first_player = 1
    order = []
    activities(s)
    while not quiet(s):
        order.append(int(s.actor))
        pick(s, REST)
    assert order == [1, 2, 0]
    assert list(s.exp) == [1, 1, 1]


@pytest.mark.rule("T-225a")
def test_what_is_put_to_all_is_answered_by_the_first_player() -> None:
    s = scene({"x01": "plot:\n  global:\n    gain any 1\n    each players:\n      gain any 1"}, seats=2, first="x01")
    s.first_player = 1
    everything(s)
    asked_of = []
    while not quiet(s):
        asked_of.append(int(s.actor))
        pick(s, 0)
    assert asked_of == [1, 1, 0], "the group's choice, then each for themselves"


@pytest.mark.rule("T-225b")
def test_each_activity_once_for_a_player_and_step() -> None:
    s = scene({"x01": TWO_ACTIVITIES}, seats=2, first="x01")
    s.at[0] = SHELTER
    activities(s)
    assert options(s) == [REST, HEAL, LATER, DONE]
    pick(s, REST)
    assert options(s) == [HEAL, LATER, DONE]
    pick(s, HEAL)
    assert s.actor == 1, "nothing is left for the first seat"
    assert options(s) == [REST, LATER, DONE], "the other stands elsewhere"
    pick(s, DONE)
    assert quiet(s)
    activities(s)
    assert options(s) == [REST, HEAL, LATER, DONE], "the next step is a new one"


@pytest.mark.rule("T-225c")
def test_activities_come_in_any_order_and_later_is_said_once() -> None:
    s = scene({"x01": TWO_ACTIVITIES}, seats=2, first="x01")
    s.at[0] = SHELTER
    activities(s)
    pick(s, HEAL, LATER)
    assert s.actor == 1
    pick(s, DONE)
    assert (s.actor, options(s)) == (0, [REST, DONE])
    pick(s, DONE)
    assert quiet(s)
    assert (s.exp[0], s.assets[1]) == (0, 1)


@pytest.mark.rule("T-225c")
def test_a_seat_alone_is_not_asked_twice() -> None:
    s = scene({"x01": 'plot:\n  activity "rest" at tile 1:\n    exp 1'}, first="x01")
    s.at[0] = SHELTER
    assert options(activities(s)) == [REST, DONE]
    pick(s, REST)
    assert quiet(s)


# -- Global activity (T-226 to T-227c) -----------------------------------------------------------------------------------


@pytest.mark.rule("T-226")
@pytest.mark.parametrize(
    ("time", "exp"),
    [(0, 1), (1, 2), (2, 4), (5, 8)],
    ids=["both of two", "the second alone", "the first inside the else", "the else inside the else"],
)
def test_blocks_are_looked_at_from_top_to_bottom_and_else_is_for_none_of_them(time: int, exp: int) -> None:
    s = scene(
        {
            "x01": """plot:
            global:
              gain power 1
              if time = 0:
                exp 1
              if time = 1:
                exp 2
              else:
                if time = 2:
                  exp 4
                else:
                  exp 8
            """
        },
        first="x01",
    )
    s.time = time
    everything(s)
    assert s.exp[0] == exp
    assert s.assets[0] == 1, "lines before the first If are always resolved"


@pytest.mark.rule("T-226")
def test_two_ifs_are_looked_at_one_after_the_other_and_may_both_be_true() -> None:
    s = scene({"x01": "plot:\n  global:\n    if time = 3:\n      time -1\n    if time = 2:\n      exp 1"}, first="x01")
    s.time = 3
    everything(s)
    assert (s.time, s.exp[0]) == (2, 1)


@pytest.mark.rule("T-226a")
@pytest.mark.rule("T-226")
@pytest.mark.parametrize(("time", "exp"), [(1, 1), (2, 2), (3, 4), (4, 8)])
def test_an_else_is_for_none_of_all_the_ifs_above_it(time: int, exp: int) -> None:
    ifs = "".join(f"if time = {number}:\n  exp {2 ** (number - 1)}\n" for number in (1, 2, 3))
    s = bare()
    s.time = time
    does(s, f"{ifs}else:\n  exp 8")
    assert s.exp[0] == exp


@pytest.mark.rule("T-226a")
@pytest.mark.parametrize(("time", "exp"), [(7, 2), (1, 1)])
def test_an_else_belongs_to_the_ifs_since_the_last_other_line(time: int, exp: int) -> None:
    """The If on 7 stands above another line: it is none of this ELSE's."""
    s = scene(
        {
            "x01": """plot:
            global:
              if time = 7:
                exp 0
              gain power 1
              if time = 1:
                exp 1
              else:
                exp 2
            """
        },
        first="x01",
    )
    s.time = time
    everything(s)
    assert s.exp[0] == exp


@pytest.mark.rule("T-226b")
@pytest.mark.rule("T-235")
def test_the_sheet_comes_first_then_special_cards_by_code_then_the_plot_card() -> None:
    """Each multiplies and adds in its own way, so that only one order gives this number."""
    note = "global:\n    time set {}"
    own = {
        "x01": "plot:\n  " + note.format("3 * time"),
        "x02": "special:\n  " + note.format("time + 2"),
        "x03": "special:\n  " + note.format("2 * time"),
    }
    s = scene(own, note.format("1").replace("    ", "  "), first="x01")
    do(s, scenario.draw_card, card(s, "x03"))
    do(s, scenario.draw_card, card(s, "x02"))
    everything(s)
    assert s.time == 12, "1 of the sheet, min(12, 3 * (2 * (1 + 2)))"
    s.time = 0
    own["x01"] = "plot:\n  " + note.format("time - 4")
    s = scene(own, note.format("1").replace("    ", "  "), first="x01")
    do(s, scenario.draw_card, card(s, "x03"))
    do(s, scenario.draw_card, card(s, "x02"))
    assert everything(s).time == 2, "(1 + 2) * 2 - 4"


@pytest.mark.rule("T-227")
@pytest.mark.rule("T-237")
def test_a_new_card_stops_the_activity_and_the_old_one_goes_with_what_lies_on_it() -> None:
    own = {
        "x01": """plot:
        special:
          mov +1
        global:
          card X02
          exp 1
        """,
        "x02": "plot:\n  immediate:\n    gain power 2\n  special:\n    att +1",
    }
    s = scene(own, first="x01")
    old, new = card(s, "x01"), card(s, "x02")
    does(s, "put success 1 on card X01")
    assert s.tokens_on(SUCCESS, CARD + old) == 1
    assert (s.trait(0, 0), s.trait(1, 0)) == (1, 0)
    everything(s)
    assert s.exp[0] == 0, "what stood below is not resolved"
    assert (s.plot, s.cards[new]) == (new, IN_SLOT)
    assert s.tokens_out(SUCCESS) == 0
    assert s.assets[0] == 2
    assert (s.trait(0, 0), s.trait(1, 0)) == (0, 1)


@pytest.mark.rule("T-227a")
def test_the_old_card_leaves_before_the_immediate_effect_and_the_new_rules_come_after_it() -> None:
    own = {
        "x01": "plot:\n  special:\n    when trace rises: exp 1\n  global:\n    card X02",
        "x02": "plot:\n  immediate:\n    trace +1\n  special:\n    when trace rises: exp 10",
        "x03": "special:\n  special:\n    att +1",
    }
    s = scene(own, first="x01")
    do(s, scenario.draw_card, card(s, "x03"))
    everything(s)
    assert s.trace[0] == 1
    assert s.exp[0] == 0, "neither the old card's rules nor the new one's"
    assert s.trait(1, 0) == 1, "a Special card stays"
    does(s, "trace +1")
    assert s.exp[0] == 10


@pytest.mark.rule("T-227a")
@pytest.mark.rule("T-227")
def test_the_tokens_on_the_old_card_leave_with_it_and_no_others() -> None:
    s = scene({"x01": "plot:", "x02": "plot:"}, first="x01")
    does(s, "put success 2 on card X01; put success 1 on sheet")
    assert s.tokens_out(SUCCESS) == 3
    do(s, scenario.draw_card, card(s, "x02"))
    assert s.tokens_on(SUCCESS, CARD + card(s, "x01")) == 0
    assert (s.tokens_out(SUCCESS), s.tokens_on(SUCCESS, SHEET)) == (1, 1)


@pytest.mark.rule("T-227a")
def test_an_immediate_effect_that_draws_a_card_does_it_all_again() -> None:
    own = {
        "x01": "plot:\n  global:\n    card X02",
        "x02": "plot:\n  immediate:\n    exp 1\n    card X03\n    exp 10\n  special:\n    att +1",
        "x03": "plot:\n  immediate:\n    exp 2\n  special:\n    mov +1",
    }
    s = scene(own, first="x01")
    everything(s)
    assert s.exp[0] == 3
    assert s.plot == card(s, "x03")
    assert (s.trait(0, 0), s.trait(1, 0)) == (1, 0)


@pytest.mark.rule("T-227b")
def test_an_end_card_may_be_drawn_by_any_line_and_ends_the_match_at_once() -> None:
    s = scene({"x01": "plot:", "x02": "end:\n  immediate:\n    tick X02\n    end lost"}, first="x01")
    on_the_table(s, "when trace rises: card X02")
    does(s, "trace +2; exp 1")
    assert (s.over, s.outcome, s.ending) == (True, LOST, card(s, "x02"))
    assert s.exp[0] == 0
    assert s.trace[0] == 0


@pytest.mark.rule("T-227c")
def test_a_card_drawn_in_global_is_read_there_from_the_next_turn() -> None:
    own = {
        "x01": "plot:\n  global:\n    card X02",
        "x02": "plot:\n  global:\n    exp 1",
    }
    s = scene(own, seats=2, first="x01")
    s.turn = 1
    everything(s)
    assert s.exp[0] == 0
    assert do(s.clone(), flow.end_turn).first_player == 1, "the token passes as ever"
    assert everything(s).exp[0] == 1


@pytest.mark.rule("T-228")
def test_time_is_changed_by_cards_alone_and_stays_on_the_track() -> None:
    s = scene({"x01": "plot:\n  global:\n    exp 1"}, first="x01")
    s.time = 3
    everything(s)
    assert s.time == 3
    assert does(s, "time -5").time == 0
    assert does(s, "time set 40").time == 12
    assert does(s, "time +1").time == 12
    assert does(s, "time -2").time == 10


@pytest.mark.rule("T-241")
def test_time_that_runs_down_to_0_ends_nothing_by_itself() -> None:
    s = scene({"x01": "plot:\n  immediate:\n    time set 2\n  global:\n    time -1"}, first="x01")
    for time in (1, 0, 0):
        everything(s)
        assert (s.time, s.over, s.plot) == (time, False, card(s, "x01"))


@pytest.mark.rule("T-241")
@pytest.mark.rule("T-242")
def test_time_on_0_and_a_missed_goal_lose_nothing_by_themselves() -> None:
    own = {
        "x01": "plot:\n  immediate:\n    time set 0\n  global:\n    time -1\n    if sum exp > 0:\n      card X02",
        "x02": "plot:",
    }
    s = scene(own, first="x01")
    everything(everything(s))
    assert (s.time, s.over, s.plot) == (0, False, card(s, "x01"))


@pytest.mark.rule("T-229a")
def test_what_lasts_this_turn_ends_before_the_token_passes() -> None:
    s = bare(2)
    s.turn = 1
    on_the_table(s, "when turn ends: exp 1")
    does(s, "turn att +2")
    assert s.trait(1, 0) == 2
    do(s, flow.end_turn)
    assert list(s.exp) == [1, 1], "the moment comes to each player"
    assert s.trait(1, 0) == 0
    assert s.first_player == 1


# -- the activity of Geo Hunt (T-233) ------------------------------------------------------------------------------------

JAM = """
activity "jam a radar" at tiles with ascend:
  pay dump 1:
    clear ascend 1 on here
    exp 1
    trace +1
"""


@pytest.mark.rule("T-233")
def test_a_radar_is_jammed_for_any_one_token() -> None:
    s = scene(sheet=JAM, seats=2)
    s.at[0] = s.at[1] = SQUARE
    s.put_tokens(ASCEND, SQUARE, 2)
    lay(s, 0, "RC... ..... ..... .....")
    lay(s, 1, "..... ..... ..... .....")
    activities(s)
    assert s.actor == 0
    pick(s, 0)
    assert asked(s) == "dump_cell", "which token: any one, a Corrupted one as well"
    assert len(options(s)) == 2
    s.answer(1)
    assert tokens(s.dump) == "C"
    assert (s.tokens_on(ASCEND, SQUARE), s.exp[0], s.trace[0]) == (1, 1, 1)
    assert quiet(s), "the other on the tile has no token to pay with"


@pytest.mark.rule("T-233")
@pytest.mark.rule("T-314i")
def test_a_radar_is_jammed_from_its_own_tile_alone() -> None:
    s = scene(sheet=JAM, seats=2)
    s.at[0], s.at[1] = LAIR, SQUARE
    s.put_tokens(ASCEND, SQUARE, 1)
    for seat in (0, 1):
        lay(s, seat, "R.... ..... ..... .....")
    activities(s)
    assert s.actor == 1
    pick(s, 0)
    assert (list(s.exp), list(s.trace), s.tokens_on(ASCEND, SQUARE)) == ([0, 1], [0, 1], 0)


@pytest.mark.rule("T-225c")
def test_whoever_has_nothing_to_do_is_asked_again_when_something_has_come_of_the_others_place() -> None:
    s = scene(sheet=JAM, seats=2)
    s.at[0] = s.at[1] = SQUARE
    s.first_player = 0
    lay(s, 0, "R.... ..... ..... .....")
    lay(s, 1, "R.... ..... ..... .....")
    in_force(s, "use in quest once a turn: put ascend 1 on here", owner=1)
    activities(s)
    assert s.actor == 1  # seat 0 can do nothing yet
    pick(s, next(each for each in options(s) if each >= quest.USES))
    pick(s, quest.DONE)
    assert s.actor == 0
    pick(s, 0)
    assert list(s.exp) == [1, 0]


@pytest.mark.rule("T-233")
def test_players_on_one_tile_act_from_the_first_player() -> None:
    s = scene(sheet=JAM, seats=2)
    s.at[0] = s.at[1] = SQUARE
    s.first_player = 1
    s.put_tokens(ASCEND, SQUARE, 1)
    for seat in (0, 1):
        lay(s, seat, "R.... ..... ..... .....")
    activities(s)
    assert s.actor == 1
    pick(s, 0)
    assert list(s.exp) == [0, 1]
    assert quiet(s), "nothing is left on the tile for the other"


@pytest.mark.rule("T-184a")
def test_the_sheet_says_what_happens_when_the_last_turn_is_over() -> None:
    s = scene({"x02": "end:\n  immediate:\n    end lost"}, "pool:\n  exp 1\nlost:\n  exp 2\n  card X02")
    do(s, scenario.turn_limit)
    assert (s.exp[0], s.over, s.ending) == (2, True, card(s, "x02"))


@pytest.mark.rule("T-314f")
@pytest.mark.rule("T-229a")
@pytest.mark.parametrize(("rule", "moment"), [(flow.open_turn, "turn starts"), (flow.end_turn, "turn ends")])
def test_a_turn_starts_and_ends_for_each_player_in_turn_order(rule: int, moment: str) -> None:
    s = on_the_table(scene(seats=3), f'when {moment}:\n  choose:\n    - "yes": exp 1\n    - "no": exp 2')
    s.first_player = 1
    s.settings.turn_limit = 0
    do(s, rule)
    order = []
    for _each in range(3):
        order.append(int(s.actor))
        s.answer(0)
    assert order == [1, 2, 0]


@pytest.mark.rule("T-49")
@pytest.mark.rule("T-40")
def test_the_sheet_says_what_happens_when_the_pool_is_empty() -> None:
    s = scene({"x02": "end:\n  immediate:\n    end lost"}, "pool:\n  card X02")
    s.supply[5] = 1
    does(s, "token corrupted 1")
    assert not s.over
    does(s, "token corrupted 1")
    assert (s.over, s.ending) == (True, card(s, "x02"))

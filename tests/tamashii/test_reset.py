"""A Reset: T-166 to T-173."""

from __future__ import annotations

import pytest

from ludarium.core.kernel import CHANCE, NOBODY
from ludarium.games.tamashii.fields import ACTION, ATTACHED, BODY_DECK, COMBAT, HELD, LOST, NONE, QUEST, UNSEEN
from ludarium.games.tamashii.flow import action_phase, combat_phase, pass_the_token, planning_phase
from ludarium.games.tamashii.rules import wounds
from ludarium.games.tamashii.rules.bodies import active_body
from ludarium.games.tamashii.rules.bot import NOT_NOW
from ludarium.games.tamashii.rules.combat import player_window, spend_power
from ludarium.games.tamashii.rules.launch import launch_step
from ludarium.games.tamashii.rules.movement import STAY, choose_destination
from ludarium.games.tamashii.rules.quest import FIRST_TIME, activities_of, global_activity
from ludarium.games.tamashii.rules.reset import in_phase, reset
from ludarium.games.tamashii.rules.scenario import of_the_table
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import CORRUPTED, SHIELD
from tests.tamashii import ground
from tests.tamashii.scene import (
    BASIC,
    LAIR,
    SHELTER,
    SPECIAL,
    START,
    attach,
    bare,
    begin_combat,
    body_slots,
    deck_is,
    enemy,
    equip,
    number_of,
    occupy,
    pile,
    rolled,
    says,
    slot,
    told,
    zones,
)
from tests.tamashii.table import answer, asked, do, lay, options, put_tokens, shown, tokens, write

POWER_PLANT, SPIRE = 10, 23  # tiles by their number - 1


def bodies_of(s: Tamashii, seat: int = 0) -> list[int]:
    return [zones.first(s.bodies, HELD + 2 * seat + below) for below in range(2)]


def last_of_deck(s: Tamashii) -> int:
    return int(zones.in_order(s.bodies, BODY_DECK)[-1])


# -- what brings it about --------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-166")
@pytest.mark.parametrize(("wounds_suffered", "corrupted"), [(4, 0), (5, 1), (9, 1)])
def test_it_comes_once_when_integrity_reaches_0(wounds_suffered: int, corrupted: int) -> None:
    s = bare()
    do(s, wounds.suffer, 0, wounds_suffered)
    assert tokens(s.dump) == "CC" * corrupted
    assert s.integrity[0] == (5 if corrupted else 5 - wounds_suffered)  # nothing of what was too much is left over


@pytest.mark.rule("T-166")
@pytest.mark.parametrize("line", ["when resetting: wound 1", "when gained corrupted: wound 1", "when dumped red: bleed 1"])
def test_wounds_and_losses_during_a_reset_bring_no_second_one(line: str) -> None:
    s = ground.on_the_table(ground.bare(2), line)
    lay(s, 0, "RR... ..... ..... .....")
    s.integrity[0], s.assets[SHIELD] = 1, 1
    do(s, wounds.bleed, 0, 1)
    assert s.actor == NOBODY  # and no Shield is asked for
    assert (sorted(tokens(s.dump)), s.integrity[0], s.assets[SHIELD]) == (sorted("RRCC"), 5, 1)


@pytest.mark.rule("T-166")
@pytest.mark.rule("T-291")
def test_a_direct_loss_brings_it_about_too() -> None:
    s = bare()
    do(s, wounds.bleed, 0, 5)
    assert (s.at[0], tokens(s.dump)) == (SHELTER, "CC")


@pytest.mark.rule("T-166")
def test_the_rest_of_the_effect_is_dropped_for_this_player() -> None:
    s = bare()
    s.integrity[1] = s.most_integrity[1] = 9
    says(s, 0, "each players:\n  wound 5\n  exp 1\nexp 2")
    assert list(s.integrity) == [5, 4]
    assert list(s.exp) == [0, 1]  # seat 0 had caused it, so its own last sentence is dropped, too


@pytest.mark.rule("T-166")
def test_of_an_effect_of_another_player_only_what_is_for_the_one_reset_is_dropped() -> None:
    s = bare()
    s.integrity[1] = 2
    says(s, 0, "each players:\n  wound 2\n  exp 1\nexp 2")
    assert list(s.exp) == [3, 0]


@pytest.mark.rule("T-171b")
@pytest.mark.parametrize("seats", [1, 2])
def test_what_the_table_says_to_all_goes_on(seats: int) -> None:
    """Global activity: the First Player acts for all, and may be the one who is reset."""
    s = bare(seats)
    s.integrity[0] = 1
    s.time = 5
    s.later(of_the_table)
    says(s, 0, "each players:\n  wound 1\n  exp 1\ntime -1")
    assert s.at[0] == SHELTER
    assert list(s.exp) == [0, 1][:seats]
    assert s.time == 4


@pytest.mark.rule("T-166")
@pytest.mark.rule("T-171")
def test_in_the_own_phase_what_the_effect_does_to_others_is_still_done() -> None:
    s = bare()
    s.integrity[0] = 1
    s.later(in_phase, 0)
    s.later(launch_step, 0)
    lay(s, 0, "RBR.. ..... ..... .....")
    says(s, 0, "each players:\n  wound 1\n  exp 1\nexp 2")
    assert s.actor == NOBODY  # the Launch step was cut away
    assert list(s.exp) == [0, 1]


@pytest.mark.rule("T-166")
@pytest.mark.rule("T-171a")
@pytest.mark.rule("T-210")
def test_in_combat_it_is_resolved_at_once_and_ends_that_combat() -> None:
    s = bare()
    first, second = attach(s, 0, "purifier", "search_bot")
    attach(s, 1, "zoe")
    s.integrity[0] = 3
    s.phase = COMBAT
    do(s, combat_phase)
    rolled(told(answer(s, 0), 2, SPECIAL), "cc")
    mine = body_slots(s, s.content.bodies)
    answer(s, slot(mine[0]))  # then the Search Bot deals 3
    assert pile(s, 0) == []
    assert (s.number_on, list(s.attack_dice), list(s.slots_used)) == (NONE, [0, 0, 0], [])
    assert s.damage[first] == s.damage[second] == 0
    assert (s.actor, asked(s)) == (1, "power_spent")  # the next player's Combat


# -- its steps ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-167")
@pytest.mark.rule("T-168")
@pytest.mark.parametrize("below", ["", "runner"])
def test_on_a_special_symbol_the_active_body_is_lost(below: str) -> None:
    s = bare()
    body = occupy(s, 0, "soldier", below)
    do(s, reset, 0)
    assert (asked(s), s.actor, [int(each) for each in s.weights]) == ("body_rolled", CHANCE, [5, 3])  # D7
    told(s, SPECIAL)
    assert last_of_deck(s) == body
    next_one = number_of("body", below) if below else NONE
    assert bodies_of(s) == [next_one, NONE]
    assert active_body(s, 0) == (next_one if below else s.content.bodies + s.colour[0])  # the Walker of the board


@pytest.mark.rule("T-167")
def test_on_a_basic_symbol_the_body_is_kept() -> None:
    s = bare()
    occupy(s, 0, "soldier", "runner")
    told(do(s, reset, 0), BASIC)
    assert bodies_of(s) == [number_of("body", "soldier"), number_of("body", "runner")]


@pytest.mark.rule("T-168")
def test_without_a_body_card_nothing_is_lost() -> None:
    s = bare()
    deck = list(s.bodies)
    do(s, reset, 0)
    assert s.actor == NOBODY
    assert list(s.bodies) == deck


@pytest.mark.rule("T-169")
def test_two_corrupted_tokens_come_from_the_pool_into_the_dump() -> None:
    s = bare()
    pool = int(s.supply[CORRUPTED])
    do(s, reset, 0)
    assert (tokens(s.dump), s.supply[CORRUPTED]) == ("CC", pool - 2)


@pytest.mark.rule("T-169a")
def test_a_pool_of_two_is_enough() -> None:
    s = bare()
    s.supply[CORRUPTED] = 2
    do(s, reset, 0)
    assert (tokens(s.dump), s.supply[CORRUPTED], s.over) == ("CC", 0, False)


@pytest.mark.rule("T-169")
@pytest.mark.rule("T-169a")
@pytest.mark.rule("T-49")
def test_of_a_pool_of_one_that_one_is_taken_and_the_scenario_is_lost() -> None:
    s = bare()
    s.supply[CORRUPTED] = 1
    do(s, reset, 0)
    assert (tokens(s.dump), s.over, s.outcome) == ("C", True, LOST)


@pytest.mark.rule("T-169a")
def test_if_the_sheet_says_something_else_it_comes_after_the_reset(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Spire's text in the place of the sheet's: 1 EXP, then an Enemy is attached, which the Reset does not take away."""
    s = bare()
    rows = s.content.when_pool_is_empty[:]
    rows[s.layout().sheet] = s.content.district[SPIRE]
    monkeypatch.setattr(s.content, "when_pool_is_empty", rows)
    deck_is(s, enemy("zoe"))
    attach(s, 0, "catcher")
    s.supply[CORRUPTED] = 1
    do(s, reset, 0)
    assert not s.over
    assert (s.exp[0], pile(s), s.at[0]) == (1, [enemy("zoe")], SHELTER)


@pytest.mark.rule("T-170")
@pytest.mark.rule("T-169")
def test_first_corrupted_data_is_gained_then_the_launcher_is_dumped_then_the_rest() -> None:
    """A line that waits for each of them finds the next step still to be done."""
    s = ground.bare(2)
    ground.in_force(s, "when gained corrupted: exp 1")
    ground.in_force(s, "when dumped red: exp 1")
    zones.put_under(s.enemies, enemy("zoe"), ATTACHED)
    lay(s, 0, "R.... ..... ..... .....")
    s.trace[0], s.integrity[0], s.at[0] = 4, 1, LAIR
    do(s, reset, 0)
    for _each in range(2):
        assert (asked(s), shown(s)) == ("answered", "R.... ..... ..... .....")
        s.answer(0)
    assert (asked(s), shown(s)) == ("answered", "..... ..... ..... .....")
    assert (len(pile(s)), s.trace[0], s.integrity[0], s.at[0]) == (1, 4, 1, LAIR)
    s.answer(0)
    assert (len(pile(s)), s.trace[0], s.integrity[0], s.at[0]) == (0, 0, 5, SHELTER)
    assert s.exp[0] == 3


@pytest.mark.rule("T-170")
@pytest.mark.rule("T-160")
def test_launcher_enemies_trace_integrity_and_figure() -> None:
    s = bare()
    s.most_integrity[0] = 7
    s.integrity[0] = 1
    s.trace[0] = 6
    put_tokens(s, s.dump, "")
    lay(s, 0, "RGOC. .Y... ..... .....")
    _first, second = attach(s, 0, "zoe", "catcher")
    s.damage[second] = 3
    do(s, reset, 0)
    assert shown(s) == "..... ..... ..... ....."
    assert sorted(tokens(s.dump)) == sorted("RGOCYCC")
    assert (pile(s), s.exp[0], s.damage[second]) == ([], 0, 0)
    assert (s.trace[0], s.integrity[0], s.most_integrity[0], s.at[0]) == (0, 7, 7, SHELTER)


@pytest.mark.rule("T-170a")
def test_the_figure_on_the_shelter_has_not_moved() -> None:
    s = bare()
    s.tile_at[SHELTER], s.tile_at[LAIR] = (
        s.tile_at[LAIR],
        s.tile_at[SHELTER],
    )  # the Shelter lies elsewhere
    s.explore[LAIR] = UNSEEN
    face_up = int(s.face_up)
    do(s, reset, 0)
    assert (s.at[0], s.actor) == (LAIR, NOBODY)
    assert (s.trace[0], s.explore[LAIR], s.face_up) == (0, UNSEEN, face_up)
    assert s.moved_from[0] == NONE


# -- the rest of the phase -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-171")
def test_the_rest_of_the_phase_is_skipped_and_the_next_player_acts() -> None:
    s = bare(3)
    s.tile_at[START] = POWER_PLANT
    for seat in range(3):
        lay(s, seat, "RBR.. ..... ..... .....")
        attach(s, seat, ("zoe", "doorman", "usher")[seat])
    do(s, action_phase)
    answer(s, STAY)
    assert (s.actor, asked(s)) == (0, "district_chosen")
    s.interject(reset, 0)
    assert (s.actor, asked(s)) == (1, "destination_chosen")
    assert s.acting == 1
    assert not s.is_out(1)


@pytest.mark.rule("T-171")
def test_who_is_reset_in_the_trace_roll_neither_fills_nor_programs_this_turn() -> None:
    s = bare()
    s.turn = 2
    s.trace[0] = 1
    do(s, planning_phase)
    assert (s.actor, asked(s)) == (CHANCE, "fell")
    s.self_driving = True
    s.interject(reset, 0)
    assert shown(s, 0) == "..... ..... ..... ....."
    assert len(shown(s, 1).replace(".", "").split()) == 4  # seat 1 has tokens in each row
    assert list(s.actors()) == [1]


@pytest.mark.rule("T-171")
@pytest.mark.rule("T-270a")
def test_a_bot_that_stood_in_with_its_last_battery_leaves_all_the_same() -> None:
    s = bare(1)
    s.bot_at, s.batteries = LAIR, 1
    s.tile_at[LAIR], s.tile_at[START] = POWER_PLANT, 3
    do(s, action_phase)
    while asked(s) != "district_chosen":
        answer(s, {"destination": NOT_NOW, "destination_chosen": STAY, "stands_in": 1}[asked(s)])
    assert s.batteries == 0
    s.interject(reset, 0)
    assert (s.bot_at, s.bot_serves) == (NONE, 0)


@pytest.mark.rule("T-171")
def test_the_next_phase_is_played_normally() -> None:
    s = bare()
    do(s, action_phase)
    s.interject(reset, 0)
    s.interject(reset, 1)
    assert s.actor == NOBODY
    attach(s, 0, "zoe")
    do(s, combat_phase)
    assert (s.actor, asked(s)) == (0, "power_spent")


@pytest.mark.rule("T-171a")
def test_a_reset_of_somebody_else_leaves_the_fighter_dice_slots_and_number_die() -> None:
    s = bare()
    _top, second = attach(s, 0, "purifier", "catcher")
    attach(s, 1, "zoe")
    begin_combat(s, 2, BASIC, "cr")
    s.later(player_window, 0)  # the question is put anew after the Reset
    s.interject(reset, 1)
    assert (s.at[1], pile(s, 1)) == (SHELTER, [])
    assert (s.actor, asked(s)) == (0, "window_answered")
    assert (s.number_on, list(s.attack_dice)) == (second, [0, 1, 1])


@pytest.mark.rule("T-171a")
@pytest.mark.parametrize("phase", [ACTION, COMBAT])
def test_a_reset_in_another_players_turn_takes_away_the_own(phase: int) -> None:
    """Seat 1 is reset while seat 0 acts: seat 0 goes on, then it is seat 2's turn."""
    s = bare(3)
    for seat in range(3):
        attach(s, seat, ("zoe", "doorman", "usher")[seat])
    s.phase = phase
    first = choose_destination if phase == ACTION else spend_power
    s.now(action_phase if phase == ACTION else combat_phase)
    s.run()
    s.later(first, 0)  # the question is put anew after the Reset
    s.interject(reset, 1)
    seats = []
    while s.actor != NOBODY:
        if s.actor >= 0 and s.actor not in seats:
            seats.append(s.actor)
        s.answer(0 if s.actor == CHANCE else len(options(s)) - 1)
    assert seats == [0, 2]
    assert s.at[1] == SHELTER


@pytest.mark.rule("T-171b")
@pytest.mark.parametrize("out", [False, True])
def test_who_was_reset_in_the_quest_phase_joins_no_group_test(out: bool) -> None:
    s = bare()
    for seat in range(2):
        lay(s, seat, "RR... ..... ..... .....")
    s.left_phase = 0b10 if out else 0
    says(s, 0, "group test red 2: exp 1")
    asked_seats = []
    while s.actor != NOBODY:
        if asked(s) == "dumped_for_test":
            asked_seats.append(s.actor)
        s.answer(0)
    assert asked_seats == ([0, 0] if out else [0, 0, 1, 1])
    assert s.test_dice[1] == (0 if out else 2)


@pytest.mark.rule("T-171b")
@pytest.mark.parametrize("out", [False, True])
def test_and_has_no_activity(out: bool) -> None:
    s = bare()
    s.left_phase = 0b10 if out else 0
    says(s, 1, "use in quest: exp 1")
    s.enter_play(0, 1)
    do(s, activities_of, 1, FIRST_TIME)
    assert s.actor == (NOBODY if out else 1)


@pytest.mark.rule("T-171b")
@pytest.mark.rule("T-229")
def test_what_is_done_to_each_player_is_done_to_those_as_well_and_the_token_passes() -> None:
    s = bare()
    s.phase = QUEST
    s.left_phase = 0b11
    s.time = 5
    do(s, global_activity)  # the card of the training ground lowers Time
    assert s.time == 4
    says(s, 0, "each players: exp 1")
    assert list(s.exp) == [1, 1]
    s.settings.turn_limit = 0
    do(s, pass_the_token)
    assert s.first_player == 1


@pytest.mark.rule("T-172")
def test_what_is_kept() -> None:
    s = bare()
    write(s.assets, 0, 1, 2, 3, 4)
    s.exp[0] = 3
    s.locked[0] = 0b0110
    s.most_integrity[0] = 8
    s.stage[0] = 2
    card = equip(s, 0, "elimination_code")
    do(s, reset, 0)
    assert list(s.assets[:4]) == [1, 2, 3, 4]
    assert (s.exp[0], s.locked[0], s.most_integrity[0], s.stage[0]) == (3, 0b0110, 8, 2)
    assert s.augmentations[card] == 20


@pytest.mark.rule("T-173")
def test_nobody_is_eliminated_and_nothing_is_lost() -> None:
    s = bare()
    for _time in range(3):
        do(s, reset, 0)
    assert (s.over, s.outcome) == (False, 0)
    do(s, action_phase)
    assert s.actor == 0

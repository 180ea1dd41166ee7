"""The printed fixtures as they are played: E07 Hope, P03 with P12, Propagate, cards of every kind (T-230 to T-232, T-314j on)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.core import zones
from ludarium.games.tamashii.fields import ACTION, ATTACHED, COMBAT, LOST, PLANNING, QUEST, WON
from ludarium.games.tamashii.rules import combat, districts, launch, movement, planning, quest, scenario
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import ASCEND, COMMON, RARE, SHEET, SPECIAL, SUCCESS
from tests.tamashii.ground import (
    LAIR,
    SHELTER,
    SQUARE,
    any_luck,
    bare,
    card,
    counted,
    does,
    holds,
    in_force,
    luck,
    on_the_table,
    pick,
    quiet,
    scene,
    written,
)
from tests.tamashii.table import answer, asked, do, lay, options, tokens
from tests.tamashii.test_scenario_content import HOPE

# -- Propagate (T-232, T-232a) -----------------------------------------------------------------------------------------------

# the Shelter, three Generation places with their Die tokens, and what is nearest to each
SECTORS = [
    "0 0 tile 1",
    "1 0 tile 5 sector 1",
    "-1 0 tile 6 sector 3",
    "1 -1 sector 1",
    "0 1 sector 2",
    "-1 1 sector 2",
    "0 -1 sector 3",
    "2 -1 row generation sector 1 die common",
    "-1 2 row generation sector 2 die rare",
    "-1 -1 row generation sector 3 die blank",
    "2 -2 sector 1",
    "0 2 sector 2",
    "-2 0 sector 3",
]
BY_COMMON, BY_RARE, BY_BLANK = 7, 8, 9
FIRST_SECTOR, SECOND_SECTOR = [1, 3, 7, 10], [4, 5, 8, 11]


def geo(own: dict[str, str] | None = None, seats: int = 1, **how: Any) -> Tamashii:
    return scene(own, seats=seats, places=SECTORS, start=1, **how)


def on(s: Tamashii, token: int = ASCEND) -> list[int]:
    """Where tokens lie."""
    return [place for place in [*range(13), SHEET] for _each in range(s.tokens_on(token, place))]


@pytest.mark.rule("T-232")
def test_every_die_puts_a_token_on_the_generation_tile_with_its_face() -> None:
    s = geo(seats=3)
    s.first_player = 1
    s.assets[4 + 3] = 1
    does(s, "rule propagate P", seat=1)
    luck(s, COMMON, RARE, RARE)
    assert (s.actor, asked(s)) == (1, "reroll_chosen"), "the First Player rolls, and may reroll"
    answer(s, options(s)[0])
    assert on(s)[0] != BY_BLANK
    assert s.tokens_on(ASCEND, BY_COMMON) == 1
    assert s.tokens_on(ASCEND, BY_RARE) == 1


@pytest.mark.rule("T-232")
@pytest.mark.rule("T-232a")
def test_a_tile_holds_one_and_the_next_goes_to_the_nearest_free_one_of_the_sector() -> None:
    """(2 -1): beside it (1 0), (1 -1) and (2 -2) of its Sector; the First Player chooses."""
    s = geo(seats=2)
    s.first_player = 1
    s.put_tokens(ASCEND, BY_COMMON, 1)
    does(s, "rule propagate 1", seat=1)
    luck(s, COMMON)
    assert (s.actor, options(s)) == (1, [1, 3, 10])
    pick(s, 3)
    does(s, "rule propagate 1", seat=1)
    luck(s, COMMON)
    pick(s, 10)
    does(s, "rule propagate 1", seat=1)
    luck(s, COMMON)
    assert on(s) == FIRST_SECTOR, "the last free one is taken unasked"
    does(s, "rule propagate 2", seat=1)
    luck(s, COMMON, COMMON)
    assert on(s) == [*FIRST_SECTOR, SHEET, SHEET], "only the Shelter is left: the scenario sheet"


@pytest.mark.rule("T-232a")
def test_nearest_is_by_steps_revealed_or_not_and_the_shelter_never_gets_a_token() -> None:
    """(-1 2): beside it (-1 1), (0 1) and (0 2) of its Sector."""
    s = geo()
    s.put_tokens(ASCEND, BY_RARE, 1)
    s.tile_at[4] = 10
    does(s, "rule propagate 1")
    luck(s, RARE)
    assert options(s) == [4, 5, 11]
    pick(s, 5)
    does(s, "rule propagate 2")
    luck(s, RARE, RARE)
    pick(s, 11)
    assert on(s) == SECOND_SECTOR
    assert s.tokens_on(ASCEND, SHELTER) == 0


@pytest.mark.rule("T-232")
@pytest.mark.rule("T-232a")
def test_what_is_farther_off_in_the_sector_waits_until_the_nearest_are_full() -> None:
    places = [
        "0 0 tile 1",
        "1 0 sector 1",
        "2 0 row generation sector 1 die common",
        "3 0 sector 1",
        "4 0 sector 1",
        "5 0 sector 1",
    ]
    s = scene(places=places, start=1)
    s.put_tokens(ASCEND, 2, 1)
    does(s, "rule propagate 1")
    luck(s, COMMON)
    assert options(s) == [1, 3]
    pick(s, 3)
    does(s, "rule propagate 2")
    luck(s, COMMON, COMMON)
    assert on(s) == [1, 2, 3, 4]


# -- E07 Hope (T-231, T-314l) ------------------------------------------------------------------------------------------------

JAM = """activity "jam a radar" at tiles with ascend:
  pay dump 1:
    clear ascend 1 on here
    exp 1
    trace +1
pool:
  card E11
"""


def hope(seats: int = 2) -> Tamashii:
    own = {
        "e01": "plot:\n  global:\n    exp 0",
        "e07": "plot:\n" + "\n".join("  " + line for line in HOPE.splitlines()),
        "e10": "end:\n  immediate:\n    end won",
        "e11": "end:\n  immediate:\n    end lost",
    }
    return geo(own, seats, sheet=JAM, first="e01", factions=["seekers", "plebeians"])


def turned(s: Tamashii) -> Tamashii:
    """Hope is drawn, and its Immediate effect done."""
    do(s, scenario.draw_card, card(s, "e07"))
    while not quiet(s):
        any_luck(s)
        if not quiet(s):
            answer(s, options(s)[0])
    return s


@pytest.mark.rule("T-231")
@pytest.mark.rule("T-314l")
def test_hope_comes_with_two_enemies_each_and_takes_two_tokens() -> None:
    s = hope()
    s.trace[0], s.trace[1] = 6, 3
    for place in (3, 4, 7):
        s.put_tokens(ASCEND, place, 1)
    s.first_player = 1
    do(s, scenario.draw_card, card(s, "e07"))
    any_luck(s)
    assert list(s.trace) == [0, 0]
    assert [len(s.pile(seat)) for seat in (0, 1)] == [2, 2]
    assert (s.actor, options(s)) == (1, [3, 4, 7]), "the First Player chooses"
    pick(s, 4)
    pick(s, 7)
    assert on(s) == [3]
    assert s.plot == card(s, "e07")


@pytest.mark.rule("T-231")
@pytest.mark.rule("T-314l")
def test_under_hope_every_hack_raises_trace_by_1() -> None:
    s = turned(hope())
    s.phase = ACTION
    s.trace[0] = s.trace[1] = 0
    for source, trace in ((int(s.content.hacks[int(s.pile(0)[0])][0]), 1), (0, 1), (int(s.content.divert[int(s.pile(0)[0])]), 1)):
        launch.launch(s, 0, source, 0)
        s.run()
        while not quiet(s):
            any_luck(s)
            if not quiet(s):
                answer(s, options(s)[0])
        assert list(s.trace) == [trace, 0]


@pytest.mark.rule("T-231")
@pytest.mark.rule("T-314l")
def test_under_hope_the_plebeians_give_two_tokens_instead_of_a_card() -> None:
    s = turned(hope())
    s.phase, s.at[0] = ACTION, 2
    before = sum(s.dump[:5])
    other = s.clone()
    do(s, districts.district_effect, 0)
    pick(s, 2)
    assert asked(s) == "taken_instead"
    pick(s, 1)
    pick(s, 0, 3)
    assert sum(s.dump[:5]) == before + 2
    assert counted(s, "cards faction") == 0
    assert quiet(do(s, districts.offer_district, 0)), "it was the District effect of this turn"
    do(other, districts.district_effect, 0)
    pick(other, 2)
    pick(other, 0)
    any_luck(other)
    assert counted(other, "cards faction") == 1, "declined, the card is drawn"
    elsewhere = turned(hope())
    elsewhere.phase, elsewhere.at[0] = ACTION, 1
    do(elsewhere, districts.district_effect, 0)
    pick(elsewhere, 1)
    assert asked(elsewhere) != "taken_instead", "the Seekers' Lair is another one"


@pytest.mark.rule("T-231")
@pytest.mark.rule("T-314l")
def test_under_hope_three_basic_tokens_silence_a_radar() -> None:
    s = turned(hope())
    s.phase, s.at[0], s.at[1] = QUEST, 3, 4
    s.put_tokens(ASCEND, 3, 1)
    lay(s, 0, "RBG.. ..... ..... .....")
    lay(s, 1, "..... ..... ..... .....")
    supply = [int(each) for each in s.supply[:3]]
    do(s, quest.player_activity)
    silence = next(each for each in options(s) if s.content.activity_card[each] == card(s, "e07")) if options(s)[0] >= 0 else 0
    pick(s, silence)
    assert [int(each) for each in s.supply[:3]] == [each + 1 for each in supply], "discarded, not dumped"
    assert s.tokens_on(ASCEND, 3) == 0
    assert s.integrity[0] == 4
    pick(s, 0)
    pick(s, 0)
    pick(s, 3)
    assert [int(each) for each in s.assets[:4]] == [2, 0, 0, 1]


@pytest.mark.rule("T-231")
@pytest.mark.rule("T-314l")
def test_ascend_on_the_sheet_does_not_keep_hope_from_winning() -> None:
    s = turned(hope())
    s.put_tokens(ASCEND, SHEET, 3)
    do(s, quest.global_activity)
    assert (s.over, s.outcome, s.ending) == (True, WON, card(s, "e10")), "no Ascend on the map"


@pytest.mark.rule("T-231")
@pytest.mark.rule("T-314l")
def test_the_global_activity_of_hope_wins_propagates_or_loses() -> None:
    s = turned(hope())
    do(s.clone(), quest.global_activity)
    won = do(s.clone(), quest.global_activity)
    assert (won.over, won.outcome, won.ending) == (True, WON, card(s, "e10")), "no Ascend on the map"
    s.put_tokens(ASCEND, 3, 1)
    s.put_tokens(ASCEND, SHEET, 2)
    on_going = do(s.clone(), quest.global_activity)
    luck(on_going, COMMON, RARE)
    assert not on_going.over, "P dice are thrown; two tokens on the sheet are not three"
    assert on_going.tokens_on(ASCEND, BY_COMMON) == on_going.tokens_on(ASCEND, BY_RARE) == 1
    s.put_tokens(ASCEND, SHEET, 1)
    lost = luck(do(s, quest.global_activity), COMMON, RARE)
    assert (lost.over, lost.outcome, lost.ending) == (True, LOST, card(s, "e11"))


# -- P03 with P12 (T-230, T-314m) --------------------------------------------------------------------------------------------

TOWERS = """plot:
  global:
    time -1
    each tiles without character:
      clear ascend 1 on it
    if time = 0 and success on map >= 2:
      each players:
        gain any 2
        exp 1 per success on map
      clear ascend all on map
      drop P12
      card P04
    if time = 0 or ascend on map = 0 and success on map < 2:
      card P11
"""
CREW = """special:
  special:
    entry +1 at tiles with ascend
  activity "raise a tower" at tiles with ascend:
    put success 1 on here
"""


def towers(time: int, ascend: tuple[int, ...], success: tuple[int, ...], seats: int = 2) -> Tamashii:
    own = {
        "p03": TOWERS,
        "p04": "plot:\n  immediate:\n    time set 5",
        "p11": "end:\n  immediate:\n    end lost",
        "p12": CREW,
    }
    s = scene(own, seats=seats, first="p03")
    does(s, "card P12")
    s.time = time
    for place in ascend:
        s.put_tokens(ASCEND, place, 1)
    for place in success:
        s.put_tokens(SUCCESS, place, 1)
    for seat in range(seats):
        s.at[seat] = SQUARE
    s.phase = QUEST
    return s


@pytest.mark.rule("T-230")
@pytest.mark.rule("T-314m")
def test_time_falls_and_technicians_without_company_go_one_from_each_tile() -> None:
    s = towers(4, (SHELTER, SHELTER, SQUARE, SQUARE, LAIR), (LAIR,))
    do(s, quest.global_activity)
    assert s.time == 3
    assert [s.tokens_on(ASCEND, place) for place in (SHELTER, SQUARE, LAIR)] == [1, 2, 0]
    assert (s.over, s.plot) == (False, card(s, "p03"))


@pytest.mark.rule("T-230")
@pytest.mark.rule("T-265")
def test_any_character_keeps_a_technician_company_the_bot_too() -> None:
    s = towers(4, (SHELTER, SQUARE, LAIR), (), seats=3)
    s.at[0], s.at[1], s.at[2] = LAIR, LAIR, SQUARE
    do(s, quest.global_activity)
    assert [s.tokens_on(ASCEND, place) for place in (SHELTER, SQUARE, LAIR)] == [0, 1, 1]
    s = towers(4, (SHELTER, SQUARE, LAIR), (), seats=1)
    s.bot_at = LAIR
    do(s, quest.global_activity)
    assert [s.tokens_on(ASCEND, place) for place in (SHELTER, SQUARE, LAIR)] == [0, 1, 1]


@pytest.mark.rule("T-230")
@pytest.mark.rule("T-314m")
def test_with_two_towers_when_time_is_up_the_story_goes_on() -> None:
    """Every player gains 2 Assets of choice, once, and 1 EXP for each of three Success tokens; P11 is not drawn as well."""
    s = towers(1, (SQUARE, SQUARE), (SHELTER, LAIR, LAIR))
    do(s, quest.global_activity)
    for seat in (0, 1):
        assert s.actor == seat
        pick(s, 0, 1)
    assert list(s.exp) == [3, 3]
    assert [sum(s.assets[:4]), sum(s.assets[4:])] == [2, 2]
    assert s.tokens_out(ASCEND) == 0
    assert not holds(s, "active P12")
    assert (s.over, s.plot, s.time) == (False, card(s, "p04"), 5)


@pytest.mark.rule("T-230")
@pytest.mark.rule("T-314m")
@pytest.mark.parametrize(
    ("time", "ascend", "success", "lost"),
    [
        (1, (SQUARE,), (LAIR,), True),
        (3, (LAIR,), (LAIR,), True),
        (3, (SQUARE,), (), False),
        (3, (LAIR,), (SHELTER, LAIR), False),
    ],
    ids=["time is up", "no technician left", "one still stands with a character", "none left, but two towers"],
)
def test_time_up_or_no_technician_left_with_too_few_towers_is_lost(
    time: int, ascend: tuple[int, ...], success: tuple[int, ...], lost: bool
) -> None:
    s = towers(time, ascend, success)
    do(s, quest.global_activity)
    assert (s.over, s.outcome) == ((True, LOST) if lost else (False, 0))


@pytest.mark.rule("T-230")
@pytest.mark.rule("T-314m")
def test_the_card_beside_it_brings_special_rules_and_the_activity() -> None:
    s = towers(4, (LAIR,), ())
    s.at[0] = LAIR
    assert movement.entry_of(s, 0, LAIR) == 2 + 1
    do(s, quest.player_activity)
    pick(s, options(s)[0])
    assert s.tokens_on(SUCCESS, LAIR) == 1


# -- Bodies and class cards (T-314j) -------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314j")
def test_the_soldier_gains_an_asset_with_every_defeat_once_a_turn() -> None:
    s = in_force(bare(), "when defeated once a turn: gain any 1")
    for enemy in (0, 1):
        zones.put_under(s.enemies, enemy, ATTACHED)
    does(s, "defeat")
    pick(s, options(s)[0])
    pick(s, 3)
    assert s.assets[3] == 1
    assert quiet(does(s, "defeat"))


@pytest.mark.rule("T-314j")
def test_the_yellow_walker_dumps_up_to_two_for_as_many_wounds() -> None:
    s = in_force(bare(), "when wounds once a turn: pay dump up to 2 yellow: cancel 1 per paid")
    lay(s, 0, "YYY.. ..... ..... .....")
    does(s, "wound 3")
    pick(s, options(s)[0])
    assert options(s) == [1, 2], "how many; it was agreed to"
    pick(s, 2)
    while not quiet(s):
        answer(s, options(s)[0])
    assert (s.integrity[0], tokens(s.dump)) == (4, "YY")


@pytest.mark.rule("T-314j")
def test_the_other_walkers_dump_one_for_a_die_a_trace_or_two_moves() -> None:
    s = in_force(bare(), "when trace rises: pay dump 1 red: dice 1\nwhen traced: pay dump 1 blue: trace -1")
    lay(s, 0, "RB... ..... ..... .....")
    s.to_roll = 2
    does(s, "trace +3")
    pick(s, options(s)[0])
    assert (s.to_roll, tokens(s.dump)) == (3, "R")
    do(s, movement.traced, 0, SQUARE)
    pick(s, options(s)[0])
    assert (s.trace[0], tokens(s.dump)) == (2, "RB")
    s = in_force(bare(), "when programming: pay dump 1 green: program 2")
    lay(s, 0, "GR... ..... ..... .....")
    s.phase = PLANNING
    do(s, planning.programming_step, 0)
    pick(s, options(s)[0])
    assert asked(s) == "programmed"


@pytest.mark.rule("T-314j")
@pytest.mark.rule("T-311")
@pytest.mark.parametrize(("left", "gone"), [(3, True), (4, False)])
def test_the_elimination_code_defeats_who_has_three_or_less_left(left: int, gone: bool) -> None:
    s = bare()
    zones.put_under(s.enemies, 69, ATTACHED)
    s.damage[69] = int(s.content.enemy_integrity[69]) - left
    does(s, "defeat 3")
    assert (len(s.pile(0)) == 0) == gone
    assert s.exp[0] == int(gone)


# -- cards of other kinds (T-314k) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314k")
def test_an_enemy_that_wounds_and_mends_itself() -> None:
    s = bare()
    zones.put_under(s.enemies, 69, ATTACHED)
    s.damage[69] = 4
    s.content.special_box[69] = written(s, "wound 2; mend 1")
    s.number_on, s.symbol, s.phase, s.acting = 69, SPECIAL, COMBAT, 0
    do(s, combat.enemy_window, 0)
    assert (s.integrity[0], s.damage[69]) == (3, 3)


@pytest.mark.rule("T-314k")
def test_a_reinforcement_that_begins_when_time_is_short() -> None:
    s = on_the_table(bare(2), "while time <= 3: trace dice +1")
    s.time = 4
    assert s.trait(5, 1) == 0
    s.time = 3
    assert s.trait(5, 1) == 1


@pytest.mark.rule("T-314k")
def test_a_pvp_card_that_passes_an_enemy_on_to_somebody_here_once_a_turn() -> None:
    s = on_the_table(bare(3), "use in launch once a turn: pay spend power 1: shove 1 another at here")
    s.phase, s.acting = ACTION, 0
    s.at[0], s.at[1], s.at[2] = LAIR, SQUARE, LAIR
    s.assets[0] = 3
    for enemy in (69, 68):
        zones.put_under(s.enemies, enemy, ATTACHED)
    s.bot_at = -1
    do(s, launch.launch_step, 0)
    pick(s, next(each for each in options(s) if launch.WHAT.of(each) == launch.DO_USE))
    pick(s, 68)
    assert [[int(each) for each in s.pile(seat)] for seat in range(3)] == [[69], [], [68]]
    assert s.assets[0] == 2
    assert quiet(s) or not [each for each in options(s) if launch.WHAT.of(each) == launch.DO_USE]


@pytest.mark.rule("T-314k")
def test_a_goal_for_three_patterns_in_one_step() -> None:
    s = bare()
    s.phase = ACTION
    for source in (0, 1, 2):
        assert not holds(s, "launched any this step >= 3")
        does(s, "exp 0 per launched any this step")  # the count is kept from its first mention
        launch.launch(s, 0, source, 0)
        s.run()
    assert holds(s, "launched any this step >= 3")
    s.step_begins()
    assert not holds(s, "launched any this step >= 3")


@pytest.mark.rule("T-314k")
def test_a_stage_for_the_first_enemy_defeated_and_the_coop_card_for_the_wounds_of_another() -> None:
    s = bare(2)
    assert not holds(s, "defeated this match >= 1")
    zones.put_under(s.enemies, 0, ATTACHED)
    does(s, "defeat")
    assert holds(s, "defeated this match >= 1")
    in_force(s, "when wounds of another: pay spend shield 1: cancel 1", owner=1)
    s.assets[4 + 1] = 1
    does(s, "wound 2")
    assert s.actor == 1
    pick(s, options(s)[0])
    assert (s.integrity[0], s.assets[4 + 1]) == (4, 0)
    assert quiet(does(s, "wound 1", seat=1)), "not for the own ones"

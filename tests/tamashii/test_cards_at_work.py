"""Cards that do something of their own: what is printed on them is what happens (T-121, T-314)."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.kernel import CHANCE
from ludarium.core.language.moments import happen, usable
from ludarium.games.tamashii.fields import BODY_DECK, IN_HAND
from ludarium.games.tamashii.rules import launch, movement, reset, tokens, trace, wounds
from ludarium.games.tamashii.rules.districts import district_effect
from ludarium.games.tamashii.rules.enemies import defeat
from ludarium.games.tamashii.rules.exploration import reveal
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import (
    ATT,
    COMBAT_STARTS,
    CORRUPTED,
    IN_LAUNCH,
    IN_PLANNING,
    MOV,
    TRACED,
)
from tests.tamashii.scene import (
    EAST,
    FAR_SOUTH,
    LAIR,
    SHELTER,
    attach,
    bare,
    begin_combat,
    enemy,
    equip,
    first,
    number_of,
    occupy,
    pile,
    slot,
    told,
    uses,
)
from tests.tamashii.table import answer, asked, do, lay, options, put_tokens, shown
from tests.tamashii.table import tokens as letters

POWER, SHIELD, MEMORY, REROLL = range(4)
BASIC, SPECIAL = range(2)


def fights(*ids: str, card: str = "", number: int = 0, dice: str = "cc", symbol: int = BASIC, seats: int = 2) -> Tamashii:
    """Seat 0 in Combat against these, with this class card, and these dice."""
    s = bare(seats)
    if card:
        equip(s, 0, card)
    attach(s, 0, *ids)
    return begin_combat(s, number, symbol, dice)


def slot_of(s: Tamashii, card: str, dice: int = 0) -> int:
    return slot(int(s.content.augmentation_slot[number_of("augmentation", card)]), dice)


# -- Bodies -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-104")
def test_the_runner_loses_trace_after_three_steps_and_not_after_two() -> None:
    for steps, asks in ((3, True), (2, False)):
        s = bare()
        occupy(s, 0, "runner")
        s.trace[0], s.steps_moved[0] = 4, steps
        do(s, movement.moved, 0, EAST)
        assert bool(asked(s)) == asks
        first(s)
        assert s.trace[0] == (3 if asks else 4)


@pytest.mark.rule("T-104")
def test_the_kite_crosses_what_lies_face_down() -> None:
    s = bare()
    s.at[0] = SHELTER
    assert FAR_SOUTH not in [int(each) for each in movement.destinations(s, 0, SHELTER, 3, False)]
    occupy(s, 0, "kite")
    assert FAR_SOUTH in [int(each) for each in movement.destinations(s, 0, SHELTER, 3, False)]


@pytest.mark.rule("T-104")
def test_the_tailor_makes_one_wrong_cell_right_once_a_turn() -> None:
    s = bare()
    occupy(s, 0, "tailor")
    lay(s, 0, "RBG.. ..... YGB.. .....")
    do(s, launch.launch_step, 0)
    power = next(each for each in options(s) if launch.WHAT.of(each) == 0 and launch.SOURCE.of(each) == POWER)
    answer(s, power)
    assert s.assets[POWER] == 1
    assert not asked(s)  # nothing else fits without it


@pytest.mark.rule("T-104")
def test_the_hound_bites_when_a_tile_is_revealed() -> None:
    s = bare()
    occupy(s, 0, "hound")
    attach(s, 0, "catcher")
    s.self_driving = True
    do(s, reveal, 0, EAST)
    first(s)
    assert s.damage[enemy("catcher")] == 1


@pytest.mark.rule("T-104")
def test_the_conductor_helps_another_to_move_farther_for_this_step() -> None:
    s = bare()
    occupy(s, 0, "conductor")
    do(s, movement.move_and_trace, 1)
    assert s.actor == 0
    s.answer(0)
    assert (s.trait(MOV, 1), s.trait(MOV, 0)) == (1, 0)
    s.step_begins()
    assert s.trait(MOV, 1) == 0


@pytest.mark.rule("T-104")
def test_the_frostbound_is_hard_to_trace() -> None:
    s = bare()
    occupy(s, 0, "frostbound")
    s.trace[0] = 4  # two dice
    do(s, trace.trace_roll, 0)
    told(s, 0)
    assert s.actor != CHANCE


@pytest.mark.rule("T-169")
@pytest.mark.rule("T-167")
def test_the_psychopomp_stays_and_spares_one_corrupted_token() -> None:
    s = bare()
    occupy(s, 0, "psychopomp")
    do(s, reset.reset, 0)
    told(s, SPECIAL)
    assert options(s)[-1] == -1
    s.answer(0)
    assert s.bodies[number_of("body", "psychopomp")] < BODY_DECK
    assert int(s.dump[CORRUPTED]) == 1


@pytest.mark.rule("T-104")
def test_the_archivist_exchanges_one_token_with_the_dump() -> None:
    s = bare()
    occupy(s, 0, "archivist")
    lay(s, 0, "R.... ..... ..... .....")
    put_tokens(s, s.dump, "GG")
    do(s, tokens.filled, 0)
    s.answer(0)
    answer(s, int(tokens.CELL.put(0)) + 2)
    assert not asked(s)
    assert letters(s.dump) == "RG"
    assert shown(s).startswith("G")


@pytest.mark.rule("T-104")
def test_the_lineman_uses_the_district_once_more() -> None:
    s = bare()
    occupy(s, 0, "lineman")
    s.at[0] = LAIR
    s.self_driving = True
    do(s, district_effect, 0)
    answer(s, LAIR)
    assert asked(s) == "answered"
    s.answer(0)
    first(s)
    assert zones.count(s.augmentations, IN_HAND) == 2


# -- Reaper -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-311")
def test_over_your_shoulder_hurts_the_top_enemy_of_another_who_gets_the_exp() -> None:
    s = bare()
    equip(s, 0, "over_your_shoulder")
    attach(s, 0, "purifier")
    attach(s, 1, "zoe")
    s.damage[enemy("zoe")] = s.content.enemy_integrity[enemy("zoe")] - 2
    begin_combat(s, 0, BASIC, "cc")
    answer(s, slot_of(s, "over_your_shoulder"))
    assert [int(each) for each in s.exp] == [0, 1]
    assert pile(s, 1) == []
    assert s.damage[enemy("purifier")] == 0


@pytest.mark.rule("T-311")
def test_second_cut_cuts_deeper_where_somebody_has_cut() -> None:
    s = fights("purifier", card="second_cut", dice="cc")
    answer(s, slot_of(s, "second_cut"))
    assert s.damage[enemy("purifier")] == 1
    s = fights("purifier", card="second_cut", dice="cc")
    answer(s, slot(int(s.content.body_slots[13][0])))  # the Walker: 1 damage
    answer(s, slot_of(s, "second_cut"))
    assert s.damage[enemy("purifier")] == 1 + 3


@pytest.mark.rule("T-311")
def test_long_swath_goes_on_to_the_next_one() -> None:
    s = bare()
    equip(s, 0, "long_swath")
    occupy(s, 0, "bulwark")  # ATT 4
    attach(s, 0, "zoe", "purifier")
    begin_combat(s, 0, BASIC, "cccb")
    answer(s, slot_of(s, "long_swath"))
    first(s)
    assert s.exp[0] == 1
    assert s.damage[enemy("purifier")] == 3


@pytest.mark.rule("T-311")
def test_harvest_home_pays_for_the_fallen() -> None:
    s = fights("zoe", "purifier", card="harvest_home", dice="rr")
    s.damage[enemy("zoe")] = s.content.enemy_integrity[enemy("zoe")] - 3
    answer(s, slot_of(s, "harvest_home"))
    assert asked(s) == "asset_chosen"
    answer(s, SHIELD)
    assert (int(s.exp[0]), int(s.assets[SHIELD])) == (1, 1)


@pytest.mark.rule("T-311")
def test_tithe_is_paid_once_a_turn_whoever_wins() -> None:
    s = bare()
    equip(s, 0, "tithe")
    for id in ("zoe", "catcher"):
        attach(s, 1, id)
        do(s, defeat, 1, enemy(id))
    assert (int(s.assets[MEMORY]), int(s.exp[1])) == (1, 2)


@pytest.mark.rule("T-311")
@pytest.mark.rule("T-206")
def test_mid_sentence_silences_who_was_about_to_act() -> None:
    s = bare()
    equip(s, 0, "mid_sentence")
    attach(s, 0, "zoe")
    s.damage[enemy("zoe")] = s.content.enemy_integrity[enemy("zoe")] - 2
    begin_combat(s, 1, BASIC, "bb")
    while asked(s) and asked(s) != "answered":
        s.answer(len(s.options) - 1)
    s.answer(0)
    first(s)
    assert s.exp[0] == 1
    assert s.integrity[0] == 5


# -- Brawler ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-311")
def test_shoulder_first_takes_a_wound_from_the_next_box_and_from_no_other() -> None:
    s = fights("search_bot", "purifier", card="shoulder_first", number=2, dice="cb")
    answer(s, slot_of(s, "shoulder_first"))
    assert s.integrity[0] == 5 - (3 - 1) - 2  # the Purifier strikes first, one wound less, then the Search Bot


@pytest.mark.rule("T-311")
def test_through_the_counter_moves_the_die_on_without_a_box() -> None:
    s = bare()
    equip(s, 0, "through_the_counter")
    occupy(s, 0, "bulwark")
    attach(s, 0, "purifier", "zoe", "catcher")
    begin_combat(s, 3, BASIC, "cccb")
    answer(s, slot_of(s, "through_the_counter"))
    assert s.damage[enemy("purifier")] == 7
    first(s)
    assert s.integrity[0] == 5 - 1 - 3 + 1  # Z.O.E. and the Purifier, not the Catcher; the Bulwark cancels 1


@pytest.mark.rule("T-311")
def test_warm_up_lasts_for_the_turn() -> None:
    s = bare()
    equip(s, 0, "warm_up")
    lay(s, 0, "RB... ..... ..... .....")
    first(uses(s, IN_LAUNCH))
    assert s.trait(ATT, 0) == 2
    s.step_begins()
    assert s.trait(ATT, 0) == 2
    s.lifetime_ends(1)
    assert s.trait(ATT, 0) == 0


@pytest.mark.rule("T-311")
def test_counterpunch_answers_lost_integrity_only() -> None:
    s = bare()
    equip(s, 0, "counterpunch")
    attach(s, 0, "purifier")
    s.assets[SHIELD] = 1
    do(s, wounds.suffer, 0, 1)
    answer(s, 1)  # a Shield: nothing is lost
    assert not asked(s)
    do(s, wounds.suffer, 0, 1)
    s.answer(0)
    assert s.damage[enemy("purifier")] == 2


# -- Trickster ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-311")
def test_the_trickster_changes_who_stands_in_front() -> None:
    s = bare()
    equip(s, 0, "shell_game")
    attach(s, 0, "zoe", "catcher", "purifier")
    happen(s, COMBAT_STARTS, 0)
    s.run()
    s.answer(0)
    answer(s, enemy("purifier"))
    assert pile(s) == [enemy("purifier"), enemy("zoe"), enemy("catcher")]


@pytest.mark.rule("T-311")
@pytest.mark.rule("T-160")
def test_redirected_mail_diverts_without_exp_and_without_the_printed_price() -> None:
    s = bare()
    equip(s, 0, "redirected_mail")
    occupy(s, 0, "bulwark")
    attach(s, 0, "purifier")
    begin_combat(s, 0, BASIC, "ccrb")
    answer(s, slot_of(s, "redirected_mail"))
    first(s)
    assert pile(s) == []
    assert (int(s.exp[0]), int(s.dump[CORRUPTED]), sum(s.assets)) == (0, 0, 1)


@pytest.mark.rule("T-311")
def test_palming_takes_two_from_the_dump() -> None:
    s = bare()
    equip(s, 0, "palming")
    lay(s, 0, "RR... ..... ..... .....")
    put_tokens(s, s.dump, "GO")
    uses(s, IN_PLANNING)
    for cell, kind in ((0, 2), (4, 4)):
        answer(s, int(tokens.CELL.put(cell)) + kind)
    assert not asked(s)
    assert shown(s).startswith("GO")
    assert letters(s.dump) == "RR"


@pytest.mark.rule("T-311")
def test_a_friend_s_nudge_changes_another_s_dice() -> None:
    s = bare()
    equip(s, 0, "friendly_nudge")
    attach(s, 1, "zoe")
    begin_combat(s, 0, BASIC, "bb", seat=1)
    assert s.actor == 0
    s.answer(0)
    assert (s.actor, asked(s)) == (0, "some_rerolled")
    answer(s, max(options(s)))  # both blanks
    told(s, 2, 2)
    assert [int(each) for each in s.attack_dice] == [0, 0, 2]


# -- Whisperer ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-311")
def test_echo_chamber_counts_its_dice_twice() -> None:
    s = bare()
    equip(s, 0, "echo_chamber")
    attach(s, 0, "purifier")
    s.trace[0] = 5
    begin_combat(s, 0, BASIC, "rr")
    answer(s, slot_of(s, "echo_chamber", 2))
    assert (int(s.damage[enemy("purifier")]), int(s.trace[0])) == (4, 3)


@pytest.mark.rule("T-311")
def test_last_word_launches_a_pattern_in_combat() -> None:
    s = bare()
    equip(s, 0, "last_word")
    occupy(s, 0, "bulwark")
    attach(s, 0, "purifier")
    lay(s, 0, "RBR.. ..... ..... .....")
    begin_combat(s, 0, BASIC, "ccrb")
    answer(s, slot_of(s, "last_word"))
    assert asked(s) == "one_launch_chosen"
    s.answer(0)
    assert (int(s.damage[enemy("purifier")]), int(s.assets[POWER])) == (5, 1)


@pytest.mark.rule("T-311")
def test_no_comment_pays_two_tokens_for_a_rise_of_trace() -> None:
    s = bare()
    equip(s, 0, "no_comment")
    lay(s, 0, "RBG.. ..... ..... .....")
    do(s, trace.trace_rises, 0, 3)
    s.answer(0)
    first(s)
    assert s.trace[0] == 0
    assert len(letters(s.dump)) == 2


@pytest.mark.rule("T-311")
def test_hush_lowers_the_trace_of_another() -> None:
    s = bare()
    equip(s, 0, "hush")
    s.trace[0], s.trace[1] = 5, 5
    happen(s, TRACED, 1)
    s.run()
    first(s)
    assert [int(each) for each in s.trace] == [5, 3]
    happen(s, TRACED, 0)
    s.run()
    assert not asked(s)


@pytest.mark.rule("T-311")
def test_cover_story_wants_a_hack_first() -> None:
    s = bare()
    equip(s, 0, "cover_story")
    attach(s, 0, "purifier")
    s.trace[0] = 4
    s.step_begins()
    assert list(usable(s, 0, IN_LAUNCH)) == []
    launch.launch(s, 0, int(s.content.hacks[enemy("purifier")][0]), 0)
    s.run()
    uses(s, IN_LAUNCH)
    answer(s, 1)
    assert (int(s.trace[0]), letters(s.dump)) == (2, "B")

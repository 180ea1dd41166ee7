"""Learning Protocols: T-113 to T-118."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.language.moments import happen
from ludarium.games.tamashii.fields import ACTION, COMBAT, OWN, PLANNING, QUEST
from ludarium.games.tamashii.rules import assets, launch, protocols, wounds
from ludarium.games.tamashii.rules.combat import enemy_window, player_window
from ludarium.games.tamashii.rules.districts import district_effect
from ludarium.games.tamashii.rules.enemies import defeat
from ludarium.games.tamashii.rules.planning import BEFORE_FILL, BEFORE_TRACE, IN_PROGRAMMING, ask_stop, programming_step
from ludarium.games.tamashii.rules.protocols import complete_own_stages, complete_stages, stage_due
from ludarium.games.tamashii.rules.quest import FIRST_TIME, next_activity
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import BOARD, LAUNCHED, LAUNCHED_ANY, MOV, SHIELD, TESTS, TILE_REVEALED, UNLOCKED
from tests.tamashii.ground import marker
from tests.tamashii.scene import attach, bare, enemy, equip, number_of
from tests.tamashii.table import answer, asked, do, lay, options, put_tokens, table


def learns(id: str, seats: int = 2, seat: int = 0) -> Tamashii:
    """A bare table at which this seat has this Protocol."""
    s = bare(seats)
    zones.put(s.protocols, number_of("protocol", id), OWN + seat)
    return s


def reveals(s: Tamashii, n: int, seat: int = 0) -> None:
    for _each in range(n):
        happen(s, TILE_REVEALED, seat)
        s.run()


def answered(s: Tamashii) -> int:
    """Answer with the first option until nothing is asked; how often that was."""
    times = 0
    while asked(s):
        s.answer(0)
        times += 1
    return times


@pytest.mark.rule("T-113")
def test_a_seat_has_one_protocol_and_its_own_alone() -> None:
    s = table(4)
    for seat in range(4):
        assert zones.count(s.protocols, OWN + seat) == 1
    assert len({int(protocols.protocol_of(s, seat)) for seat in range(4)}) == 4


@pytest.mark.rule("T-114")
@pytest.mark.rule("T-118")
def test_the_stages_are_completed_in_order_and_after_the_third_there_is_none() -> None:
    s = learns("surveyor")  # revealed 2 / 4 / 6: gain any 1, exp 1, mov +1
    reached = []
    for _each in range(9):
        reveals(s, 1)
        do(s, complete_stages)
        answered(s)
        reached.append(int(s.stage[0]))
    assert reached == [0, 1, 1, 2, 2, 3, 3, 3, 3]
    assert not stage_due(s, 0)
    assert (sum(s.assets), int(s.exp[0]), s.trait(MOV, 0)) == (1, 1, 1)


@pytest.mark.rule("T-118")
@pytest.mark.parametrize(("id", "kept"), [("hunter", "surveyor"), ("surveyor", "linguist"), ("weaver", "patience")])
def test_after_the_third_stage_those_of_other_protocols_mean_nothing(id: str, kept: str) -> None:
    s = learns(id)
    s.stage[0] = 3
    assert number_of("protocol", kept) == number_of("protocol", id) + 1
    reveals(s, 3)
    for _each in range(3):
        happen(s, LAUNCHED, 0, LAUNCHED_ANY)
        s.run()
    s.put_tokens(marker("patience"), BOARD, 3)
    assert not stage_due(s, 0)
    do(s, complete_stages)
    assert (int(s.stage[0]), sum(s.assets), int(s.exp[0])) == (3, 0, 0)


@pytest.mark.rule("T-115")
@pytest.mark.rule("T-115a")
@pytest.mark.rule("T-116")
def test_stages_that_hold_together_are_completed_at_once_and_nobody_is_asked_whether() -> None:
    """The Hunter, defeated 1 / 3 / 5: the count goes on from the start of the match, so three of them complete two stages."""
    s = learns("hunter")
    for id in ("zoe", "catcher", "search_bot"):
        attach(s, 0, id)
        do(s, defeat, 0, enemy(id))
    assert s.stage[0] == 0
    do(s, complete_stages)
    assert s.stage[0] == 1  # first the reward of the first: one Asset of choice
    answer(s, 2)
    assert s.stage[0] == 2
    answer(s, 2)
    answer(s, 3)
    assert list(s.assets)[:4] == [0, 0, 2, 1]
    assert not asked(s)
    assert s.exp[0] == 3  # for the Enemies; completing costs nothing


@pytest.mark.rule("T-115")
@pytest.mark.parametrize(
    ("phase", "rule", "numbers"),
    [
        (PLANNING, ask_stop, (0, BEFORE_TRACE)),
        (PLANNING, ask_stop, (0, BEFORE_FILL)),
        (PLANNING, ask_stop, (0, IN_PROGRAMMING)),
        (ACTION, district_effect, (0,)),
        (ACTION, launch.next_launch, (0,)),
        (ACTION, launch.next_launch, (1,)),
        (COMBAT, player_window, (0,)),
        (COMBAT, player_window, (1,)),
        (COMBAT, enemy_window, (1,)),
        (QUEST, next_activity, (0, FIRST_TIME)),
    ],
)
def test_a_stage_is_completed_in_any_phase_as_soon_as_its_condition_holds(
    phase: int, rule: int, numbers: tuple[int, ...]
) -> None:
    s = learns("surveyor")
    s.phase = phase
    reveals(s, 4)
    do(s, rule, *numbers)
    assert s.stage[0] == 1
    assert asked(s) == "asset_chosen"
    s.answer(0)
    assert s.stage[0] == 2
    assert s.exp[0] == 1


@pytest.mark.rule("T-115")
def test_a_reward_comes_before_the_enemy_strikes_back() -> None:
    """The slot defeats the Top Enemy; the Asset of the Hunter's first stage may be a Shield for the box that follows."""
    s = learns("hunter")
    attach(s, 0, "zoe", "search_bot")
    s.phase, s.number_on, s.symbol = COMBAT, enemy("search_bot"), 1
    s.damage[enemy("zoe")] = s.content.enemy_integrity[enemy("zoe")] - 1
    s.attack_dice = s.attack_dice[:]
    s.attack_dice[1] = 1
    do(s, player_window, 0)
    s.answer(0)  # one common die: 1 damage
    assert asked(s) == "asset_chosen"
    answer(s, 1)
    assert s.assets[1] == 1
    assert options(s) == [0, 1]  # Shields against 3 wounds: none or all


@pytest.mark.rule("T-115a")
def test_a_stage_that_speaks_of_the_state_needs_no_event() -> None:
    s = learns("collector")  # assets 3 / 5 / 8
    for kind, n in ((0, 2), (1, 1)):
        do(s, assets.gain_assets, 0, kind, n)
        do(s, complete_stages)
    assert (int(s.stage[0]), int(s.exp[0])) == (1, 1)
    s.assets[0] = 5
    do(s, complete_stages)
    assert (int(s.stage[0]), int(s.exp[0])) == (2, 2)


@pytest.mark.rule("T-117")
def test_the_third_stage_gives_an_ability_at_once_and_for_good() -> None:
    """The Locksmith's Apprentice: from the third Lock on, Prepare 1 before Programming."""
    s = learns("locksmiths_apprentice")
    for _each in range(3):
        happen(s, UNLOCKED, 0)
        s.run()
    do(s, complete_own_stages, 0)
    answered(s)
    assert s.stage[0] == 3
    assert (sum(s.assets), int(s.exp[0])) == (2, 1)
    for _turn in range(2):
        put_tokens(s, s.bag, "R")
        lay(s, 0, "..... ..... ..... .....")
        do(s, programming_step, 0)
        assert asked(s) == "answered"
        s.answer(0)
        assert asked(s) == "prepared_placed"
        while asked(s) != "stop_answered":
            s.answer(0)
        s.answer(len(s.options) - 1)
        s.turn_is_over()


@pytest.mark.rule("T-117")
def test_the_reward_is_its_owners_whoever_is_first() -> None:
    s = learns("surveyor", seat=1)
    reveals(s, 4, seat=1)
    do(s, complete_stages)
    assert (s.actor, asked(s)) == (1, "asset_chosen")
    answered(s)
    assert (sum(s.assets[:4]), sum(s.assets[4:]), list(s.exp)) == (0, 1, [0, 1])


@pytest.mark.rule("T-117")
def test_a_reward_comes_once() -> None:
    s = learns("examiner")
    s.stage[0] = 2
    do(s, complete_stages)
    assert s.trait(TESTS, 0) == 0
    assert sum(s.assets) == 0


@pytest.mark.rule("T-115")
@pytest.mark.rule("T-115a")
def test_assets_complete_a_stage_although_they_are_spent_at_once() -> None:
    """The Collector's first stage is 3 Assets. The third one is a Shield that is found on the way to a blow."""
    s = learns("collector")
    s.assets[0] = 2
    s.later(wounds.suffer, 0, 1)
    do(s, assets.gain_assets, 0, SHIELD, 1)
    answer(s, 1)
    assert (list(s.assets[:4]), int(s.integrity[0])) == ([2, 0, 0, 0], 5)
    assert (int(s.stage[0]), int(s.exp[0])) == (1, 1)


@pytest.mark.rule("T-115")
@pytest.mark.rule("T-297b")
def test_in_a_lane_nobody_else_s_stage_is_completed() -> None:
    s = learns("surveyor")
    reveals(s, 2)
    do(s, ask_stop, 1, BEFORE_FILL)
    assert s.stage[0] == 0
    assert not asked(s)


@pytest.mark.rule("T-115a")
def test_equipping_counts_the_cards_that_are_equipped_now() -> None:
    s = learns("quartermaster")  # cards equipped 3 / 4 / 6
    cards = [equip(s, 0, id) for id in ("left_hook", "one_two")]
    do(s, complete_stages)
    assert s.stage[0] == 0
    cards.append(equip(s, 0, "haymaker"))
    do(s, complete_stages)
    assert (int(s.stage[0]), int(s.assets[2])) == (1, 1)
    assert len(cards) == 3

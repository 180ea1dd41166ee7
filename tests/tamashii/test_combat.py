"""The Combat phase: T-195 to T-214."""

from __future__ import annotations

import pytest

from ludarium.core.kernel import NOBODY
from ludarium.core.language.moments import PASS
from ludarium.core.language.program import SCRIPT, USE, Program
from ludarium.core.native import i64, vec
from ludarium.games.tamashii.fields import HELD, IN_HAND, NONE
from ludarium.games.tamashii.flow import combat_of, combat_phase
from ludarium.games.tamashii.rules import combat, enemies
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import IN_COMBAT
from tests.tamashii import ground
from tests.tamashii.scene import (
    BASIC,
    COMMON,
    DECLINE,
    POWER,
    REROLL,
    SHIELD,
    SPECIAL,
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
    slot,
    slots_open,
    told,
    zones,
)
from tests.tamashii.table import answer, asked, do, lay, options, shown, tokens

ONE_COMMON, ONE_RARE, X_COMMON = range(3)  # slots of a Walker: 1 damage, 2 damage, X damage


def walker(s: Tamashii, seat: int = 0) -> list[int]:
    return body_slots(s, s.content.bodies + s.colour[seat])


def strong(s: Tamashii) -> Tamashii:
    """Seat 0 can take nine wounds."""
    s.integrity[0] = s.most_integrity[0] = 10
    return s


def slot_of(s: Tamashii, card: int) -> int:
    return int(s.content.augmentation_slot[card])


# -- who fights, and the Attack roll -----------------------------------------------------------------------------------------


@pytest.mark.rule("T-195")
def test_in_turn_order_and_who_has_no_enemies_is_passed_over() -> None:
    s = bare(4)
    for seat in (0, 1, 3):
        attach(s, seat, ("zoe", "doorman", "", "usher")[seat])
    s.first_player = 1
    do(s, combat_phase)
    seats = []
    while s.actor != NOBODY:
        assert asked(s) == "power_spent"
        seats.append(s.actor)
        rolled(told(answer(s, 0), 0, BASIC), "bb")
    assert seats == [1, 3, 0]


@pytest.mark.rule("T-196")
@pytest.mark.parametrize(("body", "att"), [("", 2), ("soldier", 3), ("crane", 4)])
def test_power_first_then_all_dice_then_rerolls(body: str, att: int) -> None:
    s = bare()
    attach(s, 0, "purifier")
    if body:
        occupy(s, 0, body)
        s.sources = s.sources[:0]
        s.listen_anew()
    s.assets[POWER] = s.assets[REROLL] = 1
    do(s, combat_of, 0)
    steps = []
    while asked(s) != "window_answered":
        steps.append(asked(s))
        answer(s, {"power_spent": 1, "number_fell": 0, "symbol_fell": BASIC, "fell": COMMON, "reroll_chosen": 0}[asked(s)])
    assert steps == ["power_spent", "number_fell", "symbol_fell", *["fell"] * (att + 1), "reroll_chosen"]
    assert list(s.attack_dice) == [0, att + 1, 0]


@pytest.mark.rule("T-197")
@pytest.mark.parametrize(("number", "place"), [(0, None), (1, 0), (2, 1), (3, 1), (4, 1)])
def test_where_the_number_die_lies(number: int, place: int | None) -> None:
    s = bare()
    cards = attach(s, 0, "purifier", "catcher")
    begin_combat(s, number, BASIC, "cc")
    assert s.number_on == (NONE if place is None else cards[place])


@pytest.mark.rule("T-197")
def test_a_blank_number_die_and_nobody_attacks() -> None:
    s = bare()
    attach(s, 0, "purifier", "catcher")
    begin_combat(s, 0, SPECIAL, "bb")
    assert (s.actor, s.integrity[0]) == (NOBODY, 5)


@pytest.mark.rule("T-198")
@pytest.mark.rule("T-204")
@pytest.mark.parametrize(("symbol", "wounds"), [(BASIC, 2 + 2), (SPECIAL, 3 + 2)])
def test_the_symbol_holds_for_all_enemies(symbol: int, wounds: int) -> None:
    """Search Bot: Basic 2, Special 3. Catcher: Basic 2, Special 2 and the Top Enemy recovers 1."""
    s = strong(bare())
    (catcher, _bot) = attach(s, 0, "catcher", "search_bot")
    s.damage[catcher] = 3
    begin_combat(s, 2, symbol, "bb")
    assert s.integrity[0] == 10 - wounds
    assert s.damage[catcher] == (3 if symbol == BASIC else 2)


# -- slots and boxes by turns --------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-199")
@pytest.mark.rule("T-205")
def test_a_slot_and_a_box_by_turns_and_the_die_moves_to_the_right() -> None:
    s = strong(bare())
    top, middle, last = attach(s, 0, "purifier", "catcher", "search_bot")
    begin_combat(s, 3, BASIC, "cr")
    mine = walker(s)
    assert (s.integrity[0], s.number_on) == (10, last)  # the player first
    answer(s, slot(mine[ONE_COMMON]))
    assert (s.damage[top], s.integrity[0], s.number_on) == (1, 8, middle)
    answer(s, slot(mine[ONE_RARE]))
    assert s.damage[top] == 3
    assert s.integrity[0] == 8 - 2 - 3  # no dice are left: the other two act one after the other
    assert s.number_on == NONE
    assert s.actor == NOBODY


@pytest.mark.rule("T-205")
def test_behind_the_top_enemy_the_die_is_gone() -> None:
    s = strong(bare())
    attach(s, 0, "purifier", "catcher")
    begin_combat(s, 1, BASIC, "cc")
    answer(s, DECLINE)
    assert (s.number_on, s.integrity[0]) == (NONE, 10 - 3)
    assert asked(s) == "window_answered"


@pytest.mark.rule("T-199")
@pytest.mark.rule("T-201")
def test_after_an_x_slot_an_enemy_acts_too() -> None:
    s = strong(bare())
    attach(s, 0, "purifier", "search_bot")
    begin_combat(s, 2, BASIC, "cc")
    answer(s, slot(walker(s)[X_COMMON], 1))
    assert s.integrity[0] == 10 - 2  # the Search Bot
    answer(s, slot(walker(s)[X_COMMON], 1))
    assert s.integrity[0] == 10 - 2 - 3  # the Purifier


@pytest.mark.rule("T-199")
def test_a_combat_card_without_a_slot_does_not_let_the_enemy_act() -> None:
    """Coat Off (spend 1 Shield, gain 2 Power), as if it were for Combat."""
    s = strong(bare())
    use = s.program.scripts[s.content.augmentation_does[equip(s, 0, "coat_off")] * SCRIPT + 5]
    uses = s.program.uses[:]
    uses[use] = IN_COMBAT
    s.program = with_uses(s.program, uses)
    attach(s, 0, "purifier")
    s.assets[SHIELD] = 1
    begin_combat(s, 1, BASIC, "cb")
    answer(s, int(combat.WHAT.put(combat.DO_USE) + combat.NUMBER.put(use // USE)))
    assert (s.assets[SHIELD], s.assets[POWER]) == (0, 2)
    assert (s.integrity[0], asked(s)) == (10, "window_answered")
    answer(s, slot(walker(s)[ONE_COMMON]))
    assert s.integrity[0] == 10 - 3


def with_uses(program: Program, uses: vec[i64]) -> Program:
    before = (program.steps, program.branches, program.arguments, program.numbers, program.conditions, program.selectors)
    return Program(*before, program.filters, program.listeners, program.traits, uses, program.scripts, program.counters)


@pytest.mark.rule("T-200")
@pytest.mark.rule("T-203")
def test_a_slot_takes_exactly_its_dice() -> None:
    """Left Hook: two common symbols, 3 damage."""
    s = bare()
    (top,) = attach(s, 0, "purifier")
    hook = slot_of(s, equip(s, 0, "left_hook"))
    occupy(s, 0, "crane")
    s.sources = s.sources[:0]
    s.listen_anew()
    begin_combat(s, 0, BASIC, "cccb")
    answer(s, slot(hook))
    assert (s.damage[top], list(s.attack_dice)) == (3, [1, 1, 0])


@pytest.mark.rule("T-200")
@pytest.mark.rule("T-203")
def test_with_too_few_dice_a_slot_cannot_be_used() -> None:
    s = bare()
    attach(s, 0, "purifier")
    hook = slot_of(s, equip(s, 0, "left_hook"))
    begin_combat(s, 0, BASIC, "cr")
    assert hook not in [number for number, _ in slots_open(s)]
    assert DECLINE in options(s)


@pytest.mark.rule("T-201")
@pytest.mark.rule("T-201a")
@pytest.mark.rule("T-203")
def test_a_slot_is_used_once_and_an_x_slot_again_and_again() -> None:
    s = bare()
    (top,) = attach(s, 0, "purifier")
    s.assets[POWER] = 3
    begin_combat(s, 0, BASIC, "ccccr", power=3)
    mine = walker(s)
    x = [(mine[X_COMMON], n) for n in (1, 2, 3, 4)]
    assert slots_open(s) == [(mine[ONE_COMMON], 0), (mine[ONE_RARE], 0), *x]
    answer(s, slot(mine[ONE_COMMON]))
    assert slots_open(s) == [(mine[ONE_RARE], 0), *x[:3]]
    answer(s, slot(mine[X_COMMON], 2))
    assert (s.damage[top], list(s.attack_dice)) == (1 + 2, [0, 1, 1])
    assert slots_open(s) == [(mine[ONE_RARE], 0), *x[:1]]
    answer(s, slot(mine[X_COMMON], 1))
    assert s.damage[top] == 4


@pytest.mark.rule("T-201")
def test_in_the_next_combat_phase_a_slot_can_be_used_again() -> None:
    s = bare()
    (top,) = attach(s, 0, "purifier")
    for damage in (2, 4):
        begin_combat(s, 0, BASIC, "rb")
        answer(s, slot(walker(s)[ONE_RARE]))
        assert (s.damage[top], s.actor) == (damage, NOBODY)


@pytest.mark.rule("T-201a")
def test_an_x_slot_takes_its_symbol_and_a_mixed_one_what_is_printed() -> None:
    """Haymaker: X rare, 3 damage each. Conductor: one common and one rare, 4 damage."""
    s = bare()
    (top,) = attach(s, 0, "purifier")
    haymaker = slot_of(s, equip(s, 0, "haymaker"))
    mixed = body_slots(s, occupy(s, 0, "conductor"))[1]
    s.assets[POWER] = 2
    begin_combat(s, 0, BASIC, "cccrr", power=2)
    assert {(haymaker, 1), (haymaker, 2), (mixed, 0)} <= set(slots_open(s))
    assert (haymaker, 3) not in slots_open(s)
    answer(s, slot(mixed))
    assert (s.damage[top], list(s.attack_dice)) == (4, [0, 2, 1])
    answer(s, slot(haymaker, 1))
    assert (s.damage[top], list(s.attack_dice)) == (7, [0, 2, 0])


@pytest.mark.rule("T-202")
def test_slots_are_those_of_the_active_body_and_of_equipped_class_cards() -> None:
    s = bare()
    body = occupy(s, 0, "soldier", "runner")
    equipped = equip(s, 0, "elimination_code")
    zones.put(s.augmentations, number_of("augmentation", "left_hook"), IN_HAND)
    theirs = equip(s, 1, "second_cut")
    assert list(combat.slots_of(s, 0)) == [*body_slots(s, body), slot_of(s, equipped)]
    assert list(combat.slots_of(s, 1)) == [*walker(s, 1), slot_of(s, theirs)]
    assert zones.first(s.bodies, HELD + 1) == number_of("body", "runner")
    zones.put(s.bodies, body, 0)
    zones.put(s.bodies, number_of("body", "runner"), 0)
    assert list(combat.slots_of(s, 0)) == [*walker(s), slot_of(s, equipped)]


@pytest.mark.rule("T-204")
@pytest.mark.parametrize(("symbol", "wounds", "lost"), [(BASIC, 1, 0), (SPECIAL, 1, 1)])
def test_basic_boxes_only_wound_and_special_ones_do_more(symbol: int, wounds: int, lost: int) -> None:
    """Doorman: 1 wound, Special 1 wound and a Power is lost."""
    s = bare()
    attach(s, 0, "doorman")
    s.assets[POWER] = 2
    begin_combat(s, 1, symbol, "bb")
    assert (s.integrity[0], s.assets[POWER]) == (5 - wounds, 2 - lost)


@pytest.mark.rule("T-204a")
@pytest.mark.parametrize("id", ["doorman", "sweeper", "catcher"])
def test_a_box_that_finds_nothing_does_nothing(id: str) -> None:
    """No Power to lose, no token to dump, nothing to recover."""
    s = bare()
    (card,) = attach(s, 0, id)
    begin_combat(s, 1, SPECIAL, "bb")
    assert s.actor == NOBODY
    assert (list(s.assets[:4]), tokens(s.dump), s.damage[card]) == ([0, 0, 0, 0], "", 0)


@pytest.mark.rule("T-204a")
def test_the_attacked_player_chooses_which_token_is_dumped() -> None:
    s = bare()
    attach(s, 1, "sweeper")
    lay(s, 1, "RG... ..... ..... .....")
    begin_combat(s, 1, SPECIAL, "bb", seat=1)
    assert (s.actor, len(options(s))) == (1, 2)
    answer(s, 4)
    assert (shown(s, 1), tokens(s.dump, 1)) == ("R.... ..... ..... .....", "G")


# -- who carries the Number die ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-206")
def test_if_the_carrier_is_defeated_its_box_is_not_resolved_and_the_die_moves_on() -> None:
    s = strong(bare())
    top, middle, last = attach(s, 0, "purifier", "catcher", "search_bot")
    begin_combat(s, 3, BASIC, "cc")
    enemies.leaves(s, last)
    assert s.number_on == middle
    answer(s, slot(walker(s)[ONE_COMMON]))
    assert (s.integrity[0], s.number_on) == (10 - 2, top)  # the Catcher acted, the Search Bot did not


@pytest.mark.rule("T-206")
@pytest.mark.rule("T-212")
def test_if_the_carrier_was_the_top_enemy_the_die_is_removed() -> None:
    s = strong(bare())
    top, second = attach(s, 0, "zoe", "search_bot")
    s.damage[top] = 2
    begin_combat(s, 1, BASIC, "cc")
    answer(s, slot(walker(s)[ONE_COMMON]))
    assert (pile(s), s.number_on, s.integrity[0]) == ([second], NONE, 10)


@pytest.mark.rule("T-206")
def test_from_one_that_falls_as_it_is_about_to_act_the_die_moves_one_card_only() -> None:
    s = strong(ground.bare(2))
    ground.in_force(s, "when box: defeat it")
    top, middle, _last = attach(s, 0, "purifier", "catcher", "zoe")
    begin_combat(s, 3, BASIC, "cc")
    answer(s, slot(walker(s)[ONE_COMMON]))
    assert asked(s) == "answered"
    s.answer(0)
    assert pile(s) == [top, middle]
    assert (s.integrity[0], s.number_on) == (10, middle)
    answer(s, slot(walker(s)[X_COMMON], 1))
    answer(s, PASS)
    assert (s.integrity[0], s.number_on) == (10 - 2, top)


@pytest.mark.rule("T-206")
def test_a_card_may_strike_before_the_box() -> None:
    """Mid-Sentence: when a box is about to be resolved, defeat a Top Enemy with 2 or less Integrity left."""
    s = strong(bare())
    equip(s, 0, "mid_sentence")
    (top,) = attach(s, 0, "zoe")
    s.damage[top] = 1
    begin_combat(s, 1, BASIC, "bb")
    assert asked(s) == "answered"
    s.answer(0)
    assert (pile(s), s.exp[0]) == ([], 1)
    assert (s.integrity[0], s.number_on, s.actor) == (10, NONE, NOBODY)


@pytest.mark.rule("T-206")
def test_a_stunned_enemy_loses_the_die_without_a_box() -> None:
    """Look, a Bird: the Number die moves one card to the right; gain 1 Reroll."""
    s = strong(bare())
    bird = slot_of(s, equip(s, 0, "look_a_bird"))
    attach(s, 0, "purifier", "search_bot")
    begin_combat(s, 2, BASIC, "rb")
    answer(s, slot(bird))
    assert s.integrity[0] == 10 - 3  # the Purifier; the Search Bot has been passed over
    assert s.number_on == NONE


@pytest.mark.rule("T-207")
def test_if_another_enemy_is_defeated_the_die_stays() -> None:
    s = strong(bare())
    top, second, last = attach(s, 0, "zoe", "catcher", "search_bot")
    s.damage[top] = 2
    begin_combat(s, 3, BASIC, "cc")
    answer(s, slot(walker(s)[ONE_COMMON]))
    assert pile(s) == [second, last]
    assert (s.integrity[0], s.number_on) == (10 - 2, second)  # the Search Bot has acted, the Catcher is next


@pytest.mark.rule("T-207a")
def test_a_newcomer_joins_at_the_left_and_does_not_act() -> None:
    """Locksmith: Special 2 wounds, and an Enemy is attached."""
    s = strong(bare())
    deck_is(s, enemy("zoe"))
    top, second = attach(s, 0, "purifier", "locksmith")
    begin_combat(s, 2, SPECIAL, "cb")
    answer(s, slot(walker(s)[ONE_COMMON]))
    assert pile(s) == [top, second, enemy("zoe")]
    assert s.integrity[0] == 10 - 2 - 4  # Locksmith and Purifier, not Z.O.E.
    assert s.number_on == NONE


@pytest.mark.rule("T-207a")
def test_without_a_die_nobody_acts_whoever_comes() -> None:
    s = strong(bare())
    deck_is(s, enemy("zoe"))
    (top,) = attach(s, 0, "purifier")
    begin_combat(s, 0, SPECIAL, "cc")
    enemies.attach_card(s, 0, enemy("doorman"))
    answer(s, slot(walker(s)[X_COMMON], 2))
    assert (s.integrity[0], s.damage[top], s.number_on) == (10, 2, NONE)


# -- damage and the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-208")
@pytest.mark.rule("T-159")
def test_after_a_defeat_the_next_card_takes_the_damage() -> None:
    s = bare()
    top, second = attach(s, 0, "zoe", "catcher")
    s.damage[top] = 2
    begin_combat(s, 0, BASIC, "cr")
    answer(s, slot(walker(s)[ONE_RARE]))  # 2 damage, 1 is too much
    assert (pile(s), s.damage[second]) == ([second], 0)
    answer(s, slot(walker(s)[ONE_COMMON]))
    assert s.damage[second] == 1


@pytest.mark.rule("T-209")
@pytest.mark.rule("T-210")
def test_without_the_die_slots_follow_each_other_until_the_player_has_enough() -> None:
    s = bare()
    (top,) = attach(s, 0, "purifier")
    s.assets[POWER] = 1
    begin_combat(s, 0, SPECIAL, "ccr", power=1)
    answer(s, slot(walker(s)[ONE_COMMON]))
    answer(s, slot(walker(s)[ONE_RARE]))
    assert (s.damage[top], s.integrity[0]) == (3, 5)
    answer(s, DECLINE)
    assert s.actor == NOBODY


@pytest.mark.rule("T-210")
@pytest.mark.rule("T-211")
def test_without_a_slot_to_use_it_goes_on_until_the_die_is_gone() -> None:
    s = bare()
    attach(s, 0, "zoe", "doorman", "usher")  # each deals 1
    begin_combat(s, 3, BASIC, "bb")
    assert (s.actor, s.integrity[0], s.number_on) == (NOBODY, 2, NONE)


@pytest.mark.rule("T-213")
@pytest.mark.rule("T-208")
def test_whoever_fights_strikes_the_own_top_enemy() -> None:
    s = bare()
    (theirs,) = attach(s, 0, "purifier")
    mine, behind = attach(s, 1, "catcher", "search_bot")
    begin_combat(s, 0, BASIC, "cc", seat=1)
    answer(s, slot(body_slots(s, s.content.bodies + s.colour[1])[X_COMMON], 2))
    assert [s.damage[card] for card in (theirs, mine, behind)] == [0, 2, 0]


@pytest.mark.rule("T-210")
@pytest.mark.rule("T-171a")
def test_combat_ends_at_once_with_a_reset() -> None:
    s = bare()
    attach(s, 0, "purifier", "catcher")
    s.integrity[0] = 1
    begin_combat(s, 2, BASIC, "cc")
    answer(s, slot(walker(s)[ONE_COMMON]))
    assert s.actor == NOBODY  # the second die and the Purifier's box are gone
    assert (s.integrity[0], pile(s)) == (5, [])
    assert (s.number_on, list(s.attack_dice), list(s.slots_used)) == (NONE, [0, 0, 0], [])


@pytest.mark.rule("T-211")
@pytest.mark.rule("T-200")
def test_declining_is_not_final_while_the_die_lies_on_a_card() -> None:
    s = strong(bare())
    top, _second = attach(s, 0, "purifier", "catcher")
    begin_combat(s, 2, BASIC, "cc")
    answer(s, DECLINE)
    assert (s.integrity[0], s.number_on, asked(s)) == (8, top, "window_answered")
    answer(s, DECLINE)
    assert (s.integrity[0], s.number_on, asked(s)) == (5, NONE, "window_answered")
    answer(s, slot(walker(s)[ONE_COMMON]))
    assert s.damage[top] == 1
    answer(s, DECLINE)
    assert s.actor == NOBODY


@pytest.mark.rule("T-212")
def test_with_all_enemies_gone_slots_may_be_used_for_what_else_they_do() -> None:
    s = bare()
    bird = slot_of(s, equip(s, 0, "look_a_bird"))  # gain 1 Reroll
    (top,) = attach(s, 0, "zoe")
    s.damage[top] = 2
    begin_combat(s, 1, BASIC, "cr")
    answer(s, slot(walker(s)[ONE_COMMON]))
    assert (pile(s), s.number_on) == ([], NONE)
    assert (bird, 0) in slots_open(s)
    answer(s, slot(bird))
    assert s.assets[REROLL] == 1


@pytest.mark.rule("T-213")
def test_enemies_of_others_are_out_of_reach() -> None:
    s = bare()
    (mine,) = attach(s, 0, "zoe")
    (theirs,) = attach(s, 1, "catcher")
    assert s.at[0] == s.at[1]
    s.damage[mine] = 2
    begin_combat(s, 0, BASIC, "cc")
    answer(s, slot(walker(s)[ONE_COMMON]))
    assert pile(s) == []
    answer(s, slot(walker(s)[X_COMMON], 1))
    assert s.damage[theirs] == 0


@pytest.mark.rule("T-213")
@pytest.mark.rule("T-300")
def test_unless_a_card_says_so() -> None:
    """Over Your Shoulder: 2 damage to the Top Enemy of another player."""
    s = bare()
    over = slot_of(s, equip(s, 0, "over_your_shoulder"))
    (mine,) = attach(s, 0, "zoe")
    theirs, behind = attach(s, 1, "catcher", "doorman")
    begin_combat(s, 0, BASIC, "cc")
    answer(s, slot(over))
    assert [s.damage[card] for card in (mine, theirs, behind)] == [0, 2, 0]


@pytest.mark.rule("T-214")
def test_dice_that_were_not_used_are_lost() -> None:
    s = bare()
    attach(s, 0, "purifier")
    begin_combat(s, 0, BASIC, "cr")
    answer(s, DECLINE)
    assert (s.actor, list(s.attack_dice)) == (NOBODY, [0, 0, 0])
    assert not s.slots_used

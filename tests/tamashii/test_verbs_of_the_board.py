"""Every verb about a player's own board, with its exact effect (T-314)."""

from __future__ import annotations

import pytest

from ludarium.core import zones
from ludarium.core.language.moments import usable, use_line
from ludarium.games.tamashii.fields import BODY_DECK, BROKEN, CLASS_DECK, FACTION_DECK, HELD, IN_HAND, IN_MARKET, IN_USE, STASHED
from ludarium.games.tamashii.patterns import cell_at
from ludarium.games.tamashii.rules import launch, reset
from ludarium.games.tamashii.rules.bodies import active_body, wake
from ludarium.games.tamashii.rules.tokens import DONE
from ludarium.games.tamashii.state import Tamashii
from tests.tamashii.ground import LAIR, any_luck, bare, counted, does, in_force, on_the_table, pick, quiet, scene
from tests.tamashii.table import asked, do, lay, options, put_tokens, shown, tokens, write

POWER, SHIELD, MEMORY, REROLL = range(4)


def assets(s: Tamashii, seat: int = 0) -> list[int]:
    return [int(each) for each in s.assets[4 * seat : 4 * seat + 4]]


# -- Assets, EXP, Integrity ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-90")
def test_gain_one_kind_any_same_or_different_ones() -> None:
    assert assets(does(bare(), "gain shield 2; gain power 7")) == [5, 2, 0, 0]
    s = does(bare(), "gain any 2")
    assert options(s) == [POWER, SHIELD, MEMORY, REROLL]
    assert assets(pick(s, MEMORY, POWER)) == [1, 0, 1, 0], "one by one"
    s = pick(does(bare(), "gain same 2"), REROLL)
    assert (assets(s), quiet(s)) == ([0, 0, 0, 2], True)
    s = pick(does(bare(), "gain different 2"), SHIELD)
    assert options(s) == [POWER, MEMORY, REROLL]
    assert assets(pick(s, POWER)) == [1, 1, 0, 0]
    assert assets(does(bare(2), "gain memory 1 another"), 1) == [0, 0, 1, 0]


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-91")
@pytest.mark.rule("T-204a")
def test_lose_down_to_none_and_of_any_kind_the_loser_chooses() -> None:
    s = bare(2)
    write(s.assets, 0, 1, 2, 0, 0, 0, 1, 1, 0)
    assert assets(does(s, "lose power 3; lose memory 1")) == [0, 2, 0, 0]
    does(s, "lose any 1 another")
    assert (s.actor, options(s)) == (1, [SHIELD, MEMORY])
    assert assets(pick(s, MEMORY), 1) == [0, 1, 0, 0]
    assert assets(does(s, "lose any 9 another"), 1) == [0, 0, 0, 0]


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-92")
def test_spend_is_paid_in_full_or_not_at_all() -> None:
    s = bare()
    s.assets[POWER], s.assets[SHIELD] = 1, 1
    does(s, "pay spend power 2: exp 1")
    assert (quiet(s), s.exp[0], assets(s)) == (True, 0, [1, 1, 0, 0])
    does(s, "pay spend any 2: exp 1")
    pick(s, 1)
    pick(s, *([POWER] if not quiet(s) else []))
    assert (assets(s), s.exp[0]) == ([0, 0, 0, 0], 1)


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-93")
def test_lend_spends_the_own_asset_on_the_wounds_the_roll_or_the_dice_of_another() -> None:
    s = in_force(bare(2), "when wounds of another: lend shield 2")
    s.assets[SHIELD] = 1
    does(s, "wound 3", seat=1)
    assert s.actor == 0
    pick(s, options(s)[0])
    assert (s.integrity[1], assets(s), assets(s, 1)) == (3, [0, 0, 0, 0], [0, 0, 0, 0])
    s = in_force(bare(2), "when attack roll of another: lend power 2")
    s.assets[POWER], s.to_roll = 2, 3
    does(on_the_table(s, "when trace rises: dice 0"), "trace +1")
    does(in_force(s, "when trace rises of another: lend power 2"), "trace +1", seat=1)
    pick(s, options(s)[0])
    assert (s.to_roll, assets(s)) == (5, [0, 0, 0, 0])


@pytest.mark.rule("T-314")
def test_exp_rises_and_falls_to_nothing() -> None:
    s = does(bare(2), "exp 3; exp 2 another; exp -1")
    assert list(s.exp) == [2, 2]
    assert does(s, "exp -9").exp[0] == 0


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-289")
@pytest.mark.rule("T-290")
@pytest.mark.rule("T-291")
def test_recover_maxintegrity_and_bleed() -> None:
    s = bare()
    s.integrity[0], s.assets[SHIELD] = 4, 5
    does(s, "bleed 2")
    assert (s.integrity[0], s.most_integrity[0], assets(s)[SHIELD]) == (2, 5, 5), "no Shield helps"
    assert does(s, "recover 1").integrity[0] == 3
    does(s, "maxintegrity 2")
    assert (s.integrity[0], s.most_integrity[0]) == (5, 7)
    does(s, "recover 9")
    assert (s.integrity[0], s.most_integrity[0]) == (7, 7)
    does(s, "maxintegrity 9")
    assert (s.integrity[0], s.most_integrity[0]) == (10, 10)


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-94")
def test_wound_is_a_suffer_event_and_cancel_lowers_it_before_shields() -> None:
    s = bare(2)
    s.assets[SHIELD] = 2
    does(s, "wound 3")
    assert options(s) == [0, 2], "as many Shields as there are, or none"
    pick(s, 2)
    assert (s.integrity[0], assets(s)[SHIELD]) == (4, 0)
    in_force(s, "when wounds: cancel 2")
    s.assets[SHIELD] = 1
    does(s, "wound 3")
    pick(s, options(s)[0])
    assert options(s) == [0, 1]
    pick(s, 1)
    assert s.integrity[0] == 4
    does(s, "wound 1")
    pick(s, options(s)[0])
    assert (quiet(s), s.integrity[0]) == (True, 4), "cancelled to the last"


@pytest.mark.rule("T-314")
def test_take_gains_what_the_other_has_lost() -> None:
    s = bare(2)
    write(s.assets, 4, 1, 0, 2, 0)
    does(s, "take power 3 another")
    assert (assets(s), assets(s, 1)) == ([1, 0, 0, 0], [0, 0, 2, 0])
    s.assets[4 + SHIELD] = 1
    does(s, "take any 1 another")
    assert (s.actor, options(s)) == (0, [SHIELD, MEMORY])
    pick(s, MEMORY)
    assert (assets(s), assets(s, 1)) == ([1, 0, 1, 0], [0, 1, 1, 0])


# -- tokens ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-58")
def test_token_to_the_dump_and_bag_to_the_bag() -> None:
    s = bare(2)
    put_tokens(s, s.bag, "")
    s.essential[0] = 3
    does(s, "token red 2; token essential 1; token open 1; token corrupted 1; bag blue 1; bag essential 1; bag open 1")
    assert (tokens(s.dump), tokens(s.bag)) == ("RRYOC", "BYO")
    does(s, "token any 2")
    pick(s, 2, 1)
    assert tokens(s.dump) == "RRBGYOC"
    does(s, "bag any 1")
    assert tokens(pick(s, 2).bag) == "BGYO"
    assert tokens(does(s, "token green 1 another").dump, 1) == "G"


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-60")
def test_dump_and_discard_from_the_launcher_as_many_as_there_are() -> None:
    s = bare()
    lay(s, 0, "RROBC ..... ..... .....")
    s.locked[0] = 0
    supply = int(s.supply[0])
    does(s, "dump 3 red")
    assert (tokens(s.dump), shown(s)) == ("RR", "..OBC ..... ..... ....."), "Open ones are not touched (T-54)"
    does(s, "discard 1 blue")
    assert shown(s) == "..O.C ..... ..... ....."
    boxed = int(s.boxed)
    does(s, "discard 1")
    pick(s, cell_at(0, 4))
    assert (shown(s), s.boxed) == ("..O.. ..... ..... .....", boxed + 1)
    assert s.supply[0] == supply
    does(s, "dump 1")
    assert tokens(s.dump) == "RRO"


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-61")
@pytest.mark.rule("T-62")
@pytest.mark.rule("T-63")
@pytest.mark.rule("T-187")
def test_prepare_program_unlock_fill() -> None:
    s = bare()
    put_tokens(s, s.bag, "R")
    does(s, "prepare 1")
    pick(s, cell_at(0, 1))
    assert shown(s) == ".R... ..... ..... ....."
    does(s, "program 2")
    pick(s, next(each for each in options(s) if each != DONE))
    assert asked(s) == "programmed"
    pick(s, DONE)
    assert shown(s) != ".R... ..... ..... ....."
    does(s, "unlock 2")
    pick(s, 0, 3)
    assert (counted(s, "locks"), s.locked[0]) == (2, 0b0110)
    put_tokens(s, s.bag, "GGG")
    s.launcher[0] = 0
    does(s, "fill")
    assert shown(s) == "G.... .G... G.... ....."
    assert counted(s, "drawn") == 3


@pytest.mark.rule("T-314")
def test_purge_and_exchange() -> None:
    s = bare()
    lay(s, 0, "CR... ..... ..... .....")
    put_tokens(s, s.dump, "CG")
    boxed = int(s.boxed)
    does(s, "purge 3")
    while not quiet(s):
        s.answer(0)
    assert (s.boxed, tokens(s.dump), shown(s)) == (boxed + 2, "G", ".R... ..... ..... .....")
    does(s, "exchange 2")
    s.answer(0)
    while not quiet(s):
        pick(s, DONE if DONE in options(s) else options(s)[0])
    assert (tokens(s.dump), shown(s)) == ("R", ".G... ..... ..... .....")


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-56")
def test_essential() -> None:
    s = bare()
    does(s, "essential green")
    assert s.essential[0] == 2
    does(s, "essential any")
    assert options(s) == [0, 1, 3]
    assert pick(s, 3).essential[0] == 3


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-78")
@pytest.mark.rule("T-299")
def test_launch_one_pattern_at_once_which_counts_for_this_turn_and_no_hack_in_combat() -> None:
    s = scene({"x01": 'plot:\n  pattern "hum" R * R:\n    exp 1\n  pattern "hiss" R * R as hack:\n    exp 9'}, first="x01")
    s.phase = 3
    zones.put_under(s.enemies, 0, 200)
    lay(s, 0, "RBR.. ..... RBR.. .....")
    does(s, "launch")
    found = {int(launch.SOURCE.of(each)) for each in options(s) if launch.WHAT.of(each) == launch.DO_LAUNCH}
    hum, hiss = (int(each) for each in s.content.card_patterns[s.plot])
    assert found == {POWER, hum}, "what is launched in Combat is no Hack and no Divert"
    assert hiss not in found
    pick(s, next(each for each in options(s) if launch.SOURCE.of(each) == hum))
    assert (s.exp[0], quiet(s)) == (1, True), "one of them"
    assert hum not in {int(launch.SOURCE.of(each)) for each in launch.launches(s, 0)}


# -- Bodies ----------------------------------------------------------------------------------------------------------------


def hold(s: Tamashii, *bodies: int) -> Tamashii:
    for below, body in enumerate(bodies):
        zones.put(s.bodies, body, HELD + below)
    return s


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-109")
@pytest.mark.rule("T-109a")
def test_body_changes_places_and_with_one_does_nothing() -> None:
    s = hold(bare(), 3, 5)
    does(s, "body")
    assert (zones.first(s.bodies, HELD), zones.first(s.bodies, HELD + 1)) == (5, 3)
    assert counted(s, "bodies") == 2
    s = hold(bare(), 3)
    assert zones.first(does(s, "body").bodies, HELD) == 3


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-107")
def test_body_market_takes_one_without_its_pattern_and_the_market_is_filled() -> None:
    s = bare()
    market = [int(each) for each in zones.members(s.bodies, IN_MARKET)]
    does(s, "body market")
    assert options(s) == market
    pick(s, market[1])
    any_luck(s)
    assert zones.first(s.bodies, HELD) == market[1]
    assert zones.count(s.bodies, IN_MARKET) == 2


@pytest.mark.rule("T-314")
def test_bodies_are_stashed_on_tiles_seen_when_they_are_found_and_taken_there() -> None:
    s = bare(2)
    does(s, "stash body 2 tiles down")
    any_luck(s)
    found = [zones.members(s.bodies, STASHED + place) for place in (2, 3)]
    assert [len(each) for each in found] == [1, 1], "one each, in the order of the layout"
    assert counted(s, "bodies on map") == 2
    assert counted(s, "bodies on tiles down") == 2
    s.at[0] = 2
    does(s, "body here")
    any_luck(s)
    assert zones.first(s.bodies, HELD) == found[0][0]
    left = int(found[1][0])
    does(s, "drop body tiles down")
    assert zones.in_order(s.bodies, BODY_DECK)[-1] == left
    assert counted(s, "bodies on map") == 0


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-314f")
@pytest.mark.rule("T-168")
def test_the_body_of_the_moment_is_stashed_instead_of_lost() -> None:
    """T-168: the one below becomes active, and what the lost one could do is over."""
    s = hold(bare(), 3, 5)
    wake(s, 0)
    on_the_table(s, "instead of body lost: stash body it tile 4")
    do(s, reset.body_rolled, 0, 0, 1)
    assert s.bodies[3] == STASHED + LAIR
    assert active_body(s, 0) == 5
    assert s.content.body_ability[3] not in [int(each) for each in s.sources[::2]]
    assert s.content.body_ability[5] in [int(each) for each in s.sources[::2]]


@pytest.mark.rule("T-314")
def test_refresh_market_puts_all_under_the_deck_or_some_of_choice() -> None:
    s = bare(2)
    market = [int(each) for each in zones.members(s.bodies, IN_MARKET)]
    does(s, "refresh market")
    any_luck(s)
    assert zones.count(s.bodies, IN_MARKET) == 3
    assert not set(market) & {int(each) for each in zones.members(s.bodies, IN_MARKET)}
    market = [int(each) for each in zones.members(s.bodies, IN_MARKET)]
    does(s, "refresh market 1")
    pick(s, market[0])
    any_luck(s)
    now = {int(each) for each in zones.members(s.bodies, IN_MARKET)}
    assert len(now) == 3
    assert now >= set(market[1:])
    assert zones.in_order(s.bodies, BODY_DECK)[-1] == market[0]


# -- Augmentations ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-124")
def test_draw_class_costs_no_exp_here_and_keeps_one_of_two() -> None:
    s = bare()
    s.exp[0] = 1
    does(s, "draw class")
    any_luck(s)
    first, second = options(s)
    pick(s, second)
    assert (s.augmentations[second], s.exp[0]) == (IN_HAND, 1)
    assert zones.in_order(s.augmentations, CLASS_DECK)[-1] == first


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-125")
def test_draw_from_a_faction_one_or_some_of_more() -> None:
    s = bare()
    does(s, "draw seekers")
    any_luck(s)
    assert counted(s, "cards faction") == 1
    does(s, "draw spartans 3 keep 2")
    any_luck(s)
    drawn = options(s)
    assert len(drawn) == 3
    pick(s, drawn[0], drawn[2])
    assert counted(s, "cards faction") == 3
    assert zones.in_order(s.augmentations, FACTION_DECK)[-1] == drawn[1]
    assert quiet(does(s, "draw ninkyo")), "a deck that is not in play gives nothing"


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-127")
def test_equip_is_so_much_cheaper_and_never_below_nothing() -> None:
    s = bare()
    dear = next(each for each in range(int(s.content.class_cards)) if s.content.memory_cost[each] == 3)
    zones.put(s.augmentations, dear, IN_HAND)
    s.assets[MEMORY] = 1
    assert quiet(does(s, "equip 1")), "3 less 1 is more than there is"
    does(s, "equip 2")
    pick(s, dear)
    assert (s.augmentations[dear], assets(s)[MEMORY]) == (IN_USE, 0)
    cheap = next(each for each in range(int(s.content.class_cards)) if s.content.memory_cost[each] == 1)
    zones.put(s.augmentations, cheap, IN_HAND)
    s.assets[MEMORY] = 1
    pick(does(s, "equip 4"), cheap)
    assert assets(s)[MEMORY] == 1


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-129")
def test_break_this_card_or_so_many_faction_cards_of_choice() -> None:
    s = bare()
    breaking = next(each for each in range(100) if s.content.breaks[each])
    source = int(s.content.augmentation_pattern[breaking])
    zones.put(s.augmentations, breaking, IN_USE)
    launch.launch(s, 0, source, 0)
    s.run()
    for _each in range(20):
        if not quiet(s):
            s.answer(0)
    assert s.augmentations[breaking] == BROKEN
    cards = list(range(int(s.content.class_cards), int(s.content.class_cards) + 3))
    for each in cards:
        zones.put(s.augmentations, each, IN_USE)
    does(s, "break 2")
    pick(s, cards[1], cards[0])
    assert [int(s.augmentations[each]) for each in cards] == [BROKEN, BROKEN, IN_USE]


@pytest.mark.rule("T-314")
@pytest.mark.rule("T-130a")
def test_again_gives_back_a_line_a_slot_or_the_district_effect() -> None:
    s = in_force(bare(), "use in launch once a turn: exp 1")
    (use,) = usable(s, 0, 2)
    use_line(s, use, 0)
    s.run()
    assert not usable(s, 0, 2)
    does(s, "again")
    assert list(usable(s, 0, 2)) == [use]
    s.at[0] = LAIR
    s.district_used = 1
    does(s, "again")
    assert (asked(s), options(s)[0]) == ("district_chosen", LAIR), "without another Trace"


@pytest.mark.rule("T-314")
def test_again_is_for_what_one_has_used_oneself() -> None:
    s = in_force(in_force(bare(2), "use in launch once a turn: exp 1", owner=1), "use in launch once a turn: exp 2")
    for seat in (0, 1):
        (use,) = usable(s, seat, 2)
        use_line(s, use, seat)
        s.run()
    assert quiet(does(s, "again")), "there is no choice"
    assert [len(usable(s, seat, 2)) for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("T-314")
def test_nothing_does_nothing() -> None:
    s = bare()
    before = s.hash()
    assert does(s, "nothing").hash() == before

"""Trades of Faction Augmentations, in lanes and before them: T-120, T-131, T-178 to T-178b."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludarium.core import zones
from ludarium.games.tamashii.fields import BROKEN, IN_HAND, IN_USE, OF_TURN
from ludarium.games.tamashii.rules import augmentations
from ludarium.games.tamashii.rules.planning import BEFORE_FILL, BEFORE_TRACE, ask_stop, plan
from ludarium.games.tamashii.rules.trades import CARD, DROP, GIVE, PROPOSE, WANT, WHAT, partners
from ludarium.games.tamashii.rules.upgrades import END, EQUIP, TRADE, option
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import MEMORY
from tests.tamashii.scene import bare, number_of
from tests.tamashii.table import answer, asked, do, options

NO, YES = 0, 1


def card(id: str) -> int:
    return 52 + number_of("faction_card", id)


DRILL, VOLLEY, TELESCOPE = card("drill"), card("volley"), card("telescope")


def dealt(seats: int = 2, lanes: bool = False, **cards: str) -> Tamashii:
    """A bare table at which seats have Faction cards: `hand_0="drill volley"`, `use_1="telescope"`; in lanes all are asked."""
    s = bare(seats)
    s.self_driving = True
    for where, ids in cards.items():
        zone = (IN_HAND if where.startswith("hand") else IN_USE) + int(where[-1])
        for id in ids.split():
            zones.put(s.augmentations, card(id), zone)
    return do(s, plan) if lanes else s


def owned(s: Tamashii, seat: int) -> tuple[set[int], set[int]]:
    """What a seat has in hand, and what it has equipped."""
    return tuple({int(each) for each in zones.members(s.augmentations, zone + seat)} for zone in (IN_HAND, IN_USE))  # type: ignore[return-value]


def offer(s: Tamashii, seat: int, other: int, gives: tuple[int, ...] = (), wants: tuple[int, ...] = ()) -> None:
    """A seat makes an offer; the other one is asked."""
    said = [option(TRADE, other), *(WHAT.put(GIVE) + CARD.put(each) for each in gives)]
    said += [*(WHAT.put(WANT) + CARD.put(each) for each in wants), WHAT.put(PROPOSE)]
    for each in said:
        say(s, seat, int(each))


def say(s: Tamashii, seat: int, number: int) -> None:
    if s.lanes:
        s.focus(seat)
    assert s.actor == seat
    answer(s, number)


@pytest.mark.rule("T-178")
@pytest.mark.rule("T-178a")
@pytest.mark.rule("T-126")
@pytest.mark.rule("T-120")
def test_any_number_of_cards_goes_either_way_and_arrives_unequipped() -> None:
    s = dealt(hand_0="drill", use_0="volley", use_1="telescope")
    s.at[0], s.at[1] = 0, 7  # at any distance
    do(s, ask_stop, 0, BEFORE_FILL)
    offer(s, 0, 1, (DRILL, VOLLEY), (TELESCOPE,))
    assert s.actor == 1
    assert options(s) == [NO, YES]
    assert owned(s, 0) == ({DRILL}, {VOLLEY})
    answer(s, YES)
    assert owned(s, 0) == ({TELESCOPE}, set())
    assert owned(s, 1) == ({DRILL, VOLLEY}, set())


@pytest.mark.rule("T-178")
def test_without_a_yes_nothing_changes_hands() -> None:
    s = dealt(hand_0="drill", use_1="telescope")
    do(s, ask_stop, 0, BEFORE_FILL)
    offer(s, 0, 1, (DRILL,), (TELESCOPE,))
    answer(s, NO)
    assert owned(s, 0) == ({DRILL}, set())
    assert owned(s, 1) == (set(), {TELESCOPE})
    assert s.actor == 0


@pytest.mark.rule("T-178a")
def test_several_cards_can_be_asked_for_at_once() -> None:
    s = dealt(hand_0="telescope", hand_1="drill", use_1="volley")
    do(s, ask_stop, 0, BEFORE_FILL)
    offer(s, 0, 1, (TELESCOPE,), (DRILL, VOLLEY))
    answer(s, YES)
    assert owned(s, 0) == ({DRILL, VOLLEY}, set())
    assert owned(s, 1) == ({TELESCOPE}, set())


@pytest.mark.rule("T-178a")
def test_a_gift_is_a_trade_and_so_is_asking_for_one() -> None:
    s = dealt(hand_0="drill")
    do(s, ask_stop, 0, BEFORE_FILL)
    answer(s, option(TRADE, 1))
    assert not [each for each in options(s) if WHAT.of(each) == PROPOSE]  # nothing for nothing is no trade
    answer(s, int(WHAT.put(DROP)))
    offer(s, 0, 1, (DRILL,))
    answer(s, YES)
    assert owned(s, 1) == ({DRILL}, set())
    s = dealt(hand_1="volley")
    do(s, ask_stop, 0, BEFORE_FILL)
    offer(s, 0, 1, (), (VOLLEY,))
    answer(s, YES)
    assert owned(s, 0) == ({VOLLEY}, set())


@pytest.mark.rule("T-178b")
def test_three_offers_a_seat_and_turn() -> None:
    s = dealt(hand_0="drill")
    do(s, ask_stop, 0, BEFORE_FILL)
    for times in range(1, 4):
        offer(s, 0, 1, (DRILL,))
        assert s.offers[0] == times
        answer(s, NO)
    assert not asked(s)  # nothing else could be done here
    do(s, ask_stop, 0, BEFORE_FILL)
    assert not asked(s)
    assert list(partners(s, 1)) == [0]  # the other seat has offers of its own
    s.reset(OF_TURN)
    assert list(partners(s, 0)) == [1]


@pytest.mark.rule("T-178b")
def test_an_offer_that_is_dropped_counts_for_nothing() -> None:
    s = dealt(hand_0="drill")
    do(s, ask_stop, 0, BEFORE_FILL)
    answer(s, option(TRADE, 1))
    answer(s, int(WHAT.put(GIVE) + CARD.put(DRILL)))
    answer(s, int(WHAT.put(DROP)))
    assert (int(s.offers[0]), int(s.offer_to[0]), int(s.offer_gives[0])) == (0, -1, 0)
    assert option(TRADE, 1) in options(s)


@pytest.mark.rule("T-174a")
@pytest.mark.rule("T-178")
def test_before_the_trace_roll_a_seat_that_can_trade_is_asked() -> None:
    s = dealt(seats=3, hand_2="drill")
    do(s, ask_stop, 0, BEFORE_TRACE)
    assert options(s) == [option(TRADE, 2), option(END, 0)]
    assert list(partners(dealt(seats=1, hand_0="drill"), 0)) == []


@pytest.mark.rule("T-131")
def test_only_faction_cards_can_be_given_or_wanted() -> None:
    s = dealt(hand_0="drill")
    zones.put(s.augmentations, number_of("augmentation", "one_two"), IN_HAND)
    zones.put(s.augmentations, number_of("augmentation", "left_hook"), IN_USE + 1)
    do(s, ask_stop, 0, BEFORE_FILL)
    answer(s, option(TRADE, 1))
    assert options(s) == [int(WHAT.put(DROP)), int(WHAT.put(GIVE) + CARD.put(DRILL))]


# -- across lanes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-178b")
@pytest.mark.rule("T-297a")
def test_an_offer_reaches_a_seat_that_is_done_and_until_the_answer_the_other_waits() -> None:
    s = dealt(lanes=True, hand_0="drill")
    while 1 in [int(each) for each in s.actors()]:
        s.focus(1)
        s.answer(len(s.options) - 1)
    offer(s, 0, 1, (DRILL,))
    assert [int(each) for each in s.actors()] == [1]
    say(s, 1, YES)
    assert owned(s, 1) == ({DRILL}, set())
    assert [int(each) for each in s.actors()] == [0]  # `done` was final


@pytest.mark.rule("T-178b")
def test_who_is_asked_answers_at_once_and_finds_the_own_question_as_it_is_now() -> None:
    s = dealt(lanes=True, hand_0="drill")
    s.assets[4 + MEMORY] = 5
    s.focus(1)
    before = options(s)
    offer(s, 0, 1, (DRILL,))
    s.focus(1)
    assert asked(s) == "offer_answered"
    say(s, 1, YES)
    s.focus(1)
    assert asked(s) == "stop_answered"
    assert option(EQUIP, DRILL) in options(s)
    assert option(EQUIP, DRILL) not in before


@pytest.mark.rule("T-178b")
@pytest.mark.rule("T-297c")
def test_after_a_trade_everybody_s_question_is_as_it_should_be() -> None:
    """Seat 0 gives its only card away: for seat 2 there is nothing to be had there any more, but at seat 1 there is."""
    s = dealt(seats=3, lanes=True, hand_0="drill")
    s.focus(2)
    assert option(TRADE, 0) in options(s)
    assert option(TRADE, 1) not in options(s)
    offer(s, 0, 1, (DRILL,))
    say(s, 1, YES)
    s.focus(2)
    assert option(TRADE, 0) not in options(s)
    assert option(TRADE, 1) in options(s)


@pytest.mark.rule("T-178b")
@pytest.mark.rule("T-297c")
def test_offers_both_ways_come_to_the_same_in_either_order() -> None:
    ends = set()
    for first, second in permutations((0, 1)):
        s = dealt(lanes=True, hand_0="drill", hand_1="telescope")
        for giver, taker in ((first, second), (second, first)):
            offer(s, giver, taker, (DRILL,) if giver == 0 else (TELESCOPE,))
            say(s, taker, YES)
        assert owned(s, 0) == ({TELESCOPE}, set())
        ends.add(s.hash())
    assert len(ends) == 1


@pytest.mark.rule("T-178b")
def test_what_has_gone_meanwhile_stays_away() -> None:
    """Seat 0 offers its Drill to seat 1, and before the answer gives it to seat 2, who asked for it."""
    s = dealt(seats=3, lanes=True, hand_0="drill", hand_2="volley")
    offer(s, 0, 1, (DRILL,))
    offer(s, 2, 0, (VOLLEY,), (DRILL,))
    say(s, 0, YES)
    assert owned(s, 2) == ({DRILL}, set())
    say(s, 1, YES)
    assert owned(s, 1) == (set(), set())
    assert owned(s, 2) == ({DRILL}, set())
    assert owned(s, 0) == ({VOLLEY}, set())


@pytest.mark.rule("T-178b")
@pytest.mark.rule("T-129")
def test_a_card_handed_on_while_its_owner_was_asked_is_neither_equipped_nor_broken() -> None:
    s = dealt(hand_0="drill", use_1="volley")
    zones.put(s.augmentations, DRILL, IN_HAND + 1)
    do(s, augmentations.equip_chosen, 0, 2, DRILL)
    assert owned(s, 1) == ({DRILL}, {VOLLEY})
    do(s, augmentations.break_card, 0, 0, VOLLEY)
    assert s.augmentations[VOLLEY] == IN_USE + 1 != BROKEN

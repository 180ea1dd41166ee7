"""Zones: a card is in one place, layers close up, what a seat knows goes with the card, other worlds are dealt evenly."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from ludarium.core import luck, zones
from ludarium.core.build import row
from ludarium.core.kernel import EVERYBODY
from tests.core.bazaar.state import DECK, DIE, HAND, STALL, STREAMS, WARES, Bazaar

ANN, BEN, BOTH = 1, 2, 3


def bazaar(seed: int = 1) -> Bazaar:
    s = Bazaar(2)
    s.luck = luck.streams(seed, STREAMS)
    s.self_driving = False
    return s


KINDS = ["top", "under", "hand", "shuffle", "hand on top", "hand in"]
STEPS = st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, WARES - 1)), max_size=40)


@given(STEPS)
def test_layers_close_up_and_keep_the_order_in_which_cards_were_put(steps):
    s, model, hand = bazaar(), [set(range(WARES))], set[int]()  # the layers of the deck, the top one first
    for what, card in steps:
        if what in ("shuffle", "hand in", "hand on top"):
            added = hand if what != "shuffle" else set[int]()
            hand = hand - added
            if what == "hand on top":
                zones.put_all_on_top(s.where, HAND, DECK)
                model = [layer for layer in (added, *model) if layer]
                continue
            if what == "hand in":
                zones.shuffle_in(s.where, s.known, HAND, DECK)
            else:
                zones.shuffle(s.where, s.known, DECK)
            model = [layer for layer in (set().union(added, *model),) if layer]
            continue
        hand = hand - {card} | ({card} if what == "hand" else set())
        model = [layer - {card} for layer in model if layer - {card}]
        if what == "top":
            zones.put_on_top(s.where, card, DECK)
            model.insert(0, {card})
        elif what == "under":
            zones.put_under(s.where, card, DECK)
            model.append({card})
        else:
            zones.move(s, s.where, s.known, card, HAND, ANN)
    layers = [set(zones.members(s.where, DECK + layer)) for layer in range(len(model) + 1)]
    assert layers == [*model, set()]
    assert set(zones.next_cards(s.where, DECK)) == (model[0] if model else set())
    assert list(zones.in_order(s.where, DECK)) == [card for layer in model for card in sorted(layer)]
    assert zones.left_in(s.where, DECK) == sum(len(layer) for layer in model)
    assert zones.left_in(s.where, HAND) == len(hand)
    assert zones.closed_up(s.where)


@given(st.lists(st.integers(0, 5), max_size=30), st.integers(0, 30))
def test_a_pile_keeps_its_order_when_cards_leave_it_and_an_unordered_deck_comes_layer_by_layer(cards, shuffled_after):
    s, pile, hand = bazaar(), DECK + zones.LAYERS, list[int]()
    s.where = row([DECK] * 6)
    model: list[int] = []
    for number, card in enumerate(cards):
        if card in model:
            model.remove(card)
            hand.append(card)
            zones.move(s, s.where, s.known, card, HAND, ANN)
        else:
            hand = [other for other in hand if other != card]
            model.append(card)
            zones.move_under(s, s.where, s.known, card, pile, BOTH)
        if number == shuffled_after:
            zones.shuffle_in(s.where, s.known, pile, DECK)
            model = []
        assert list(zones.in_order(s.where, pile)) == model
        assert list(zones.members(s.where, HAND)) == sorted(hand)
        assert list(zones.in_order(s.where, DECK)) == [card for card in range(6) if card not in model + hand]
    zones.put_on_top(s.where, 5, DECK)
    assert list(zones.in_order(s.where, DECK)) == [5, *(card for card in range(5) if s.where[card] > DECK and card not in model)]


@given(st.lists(st.integers(0, 6), min_size=8, max_size=8))
def test_what_follows_from_the_zones_agrees_with_a_walk(places):
    where = row(places)
    assert list(zones.sizes(where, 2, 4)) == [zones.count(where, zone) for zone in range(2, 6)]
    for zone in range(7):
        alone = zones.count(where, zone) == 1
        assert (zones.first(where, zone) == -1) == (zone not in places)
        assert not alone or list(zones.cards_in(where, zone, 1)) == [zones.first(where, zone)] == list(zones.members(where, zone))


def test_a_card_lies_open_if_everybody_sees_it_whoever_watches_included():
    s = bazaar()
    zones.look(s, s.known, 3, BOTH)
    assert not zones.is_open(s.known, 3)
    zones.move(s, s.where, s.known, 3, HAND, EVERYBODY)
    assert zones.is_open(s.known, 3)
    zones.lose_track(s.where, s.known, HAND, ANN)
    assert s.known[3] == ANN


def test_who_sees_a_card_for_the_first_time_learns_and_who_knew_it_does_not():
    s = bazaar()
    zones.move(s, s.where, s.known, 7, HAND, ANN)
    assert (s.learned, s.known[7]) == (ANN, ANN)
    s.learned = 0
    zones.put_under(s.where, 7, DECK)
    assert (s.learned, s.known[7]) == (0, ANN)
    zones.move(s, s.where, s.known, 7, HAND, BOTH)
    assert (s.learned, s.known[7]) == (BEN, BOTH)
    zones.shuffle_in(s.where, s.known, HAND, DECK)
    assert s.known[7] == 0


def test_an_empty_deck_is_rebuilt_from_its_discard_pile_and_a_deck_that_is_not_empty_is_not():
    where = row([DECK, DECK + 1, HAND, HAND])
    assert list(zones.draws(where, zones.OPEN, DECK, HAND)) == [0]
    zones.put(where, 0, HAND)
    assert list(zones.draws(where, zones.OPEN, DECK, HAND)) == [1]
    zones.put(where, 1, HAND)
    assert list(zones.draws(where, zones.OPEN, DECK, HAND)) == [0, 1, 2, 3]
    assert list(zones.draws(row([STALL, STALL]), zones.OPEN, DECK, HAND)) == []


def test_a_discard_pile_in_layers_is_rebuilt_into_a_deck_of_one_layer_that_nobody_knows():
    pile = DECK + zones.LAYERS
    where, known = row([pile, pile + 2, pile + 1]), row([BOTH, BOTH, BOTH])
    assert list(zones.draws(where, known, DECK, pile)) == [0, 1, 2]
    assert (list(where), list(known)) == ([DECK] * 3, [0] * 3)


def test_a_deck_with_an_empty_layer_is_no_deck():
    assert zones.closed_up(row([HAND, DECK, DECK + 1, DECK + 1, DECK + zones.LAYERS]))
    assert not zones.closed_up(row([HAND, DECK, DECK + 2]))
    assert not zones.closed_up(row([HAND, DECK + 1]))


def test_a_deck_shuffled_keeps_its_cards_and_forgets_who_knew_them():
    s = bazaar()
    for card in (4, 250):
        zones.put_on_top(s.where, card, DECK)
        zones.look(s, s.known, card, BOTH)
    zones.shuffle(s.where, s.known, DECK)
    assert list(s.where) == [DECK] * WARES
    assert list(s.known) == [0] * WARES


@pytest.mark.parametrize("seat", [0, 1])
def test_another_world_keeps_what_the_seat_knows_and_how_many_cards_lie_where(seat: int):
    s = bazaar()
    for card in (1, 2, 3):
        zones.move(s, s.where, s.known, card, HAND + (card > 1), ANN << (card > 1))
    zones.put_under(s.where, 9, DECK)
    zones.look(s, s.known, 9, ANN)
    before = s.clone()
    zones.deal_again(s, s.where, s.known, seat, DIE)
    assert Counter(s.where) == Counter(before.where)
    assert Counter(zip(s.where, s.known, strict=True)) == Counter(zip(before.where, before.known, strict=True))
    mine = [card for card in range(WARES) if before.known[card] >> seat & 1]
    assert [s.where[card] for card in mine] == [before.where[card] for card in mine]
    assert list(s.where) != list(before.where)


def test_cards_that_change_places_leave_all_others_where_they_are():
    s = bazaar()
    for card in (1, 2, 3):
        zones.move(s, s.where, s.known, card, HAND + 1, BEN)
    free = [card for card in zones.unknown_to(s.known, 0) if card != 2]
    zones.exchange(s, s.where, s.known, row(free), DIE)
    assert (s.where[2], s.known[2]) == (HAND + 1, BEN)
    assert zones.count(s.where, HAND + 1) == 3
    assert {ware for ware in range(WARES) if s.known[ware]} == set(zones.members(s.where, HAND + 1)) != {1, 2, 3}


def test_all_worlds_of_a_seat_are_equally_likely():
    """Four cards that Ann does not know, one of them in Ben's hand and one at the bottom: twelve worlds."""
    found: Counter[tuple[int, ...]] = Counter()
    s = bazaar()
    for _ in range(6000):
        where, known = row([HAND + 1, DECK, DECK, DECK + 1]), row([BEN, 0, 0, BEN])
        zones.deal_again(s, where, known, 0, DIE)
        assert [bool(each) for each in known] == [zone != DECK for zone in where]
        found[tuple(where)] += 1
    assert len(found) == 12
    assert chisquare(list(found.values())).pvalue > 0.001


def test_the_world_of_a_seed_does_not_depend_on_where_the_unknown_cards_really_are():
    """Else whatever a bot or a hint makes of a few such worlds would tell something of the truth."""
    for seed in range(30):
        worlds = set()
        for order in range(4):
            where, known = row([1, 1, 2, 3, 3, 3]), row([0, 0, 2, 0, 0, 1])
            hidden = [0, 1, 2, 3, 4]
            places = [(where[card], known[card]) for card in hidden]
            random.Random(order).shuffle(places)
            for card, (zone, seats) in zip(hidden, places, strict=True):
                where[card], known[card] = zone, seats
            s = Bazaar(2)
            s.luck = row([seed + 1, seed + 2, 3, 4])
            zones.exchange(s, where, known, row(hidden), 0)
            worlds.add((tuple(where), tuple(known)))
        assert len(worlds) == 1

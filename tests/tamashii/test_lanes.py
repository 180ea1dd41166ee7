"""Planning side by side: T-297a to T-297c. Trades across lanes are in test_trades.py."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludarium.core import zones
from ludarium.core.errors import BadPack
from ludarium.core.language.reader import read
from ludarium.games.tamashii.fields import ACTION, BAG, CLASS, IN_HAND, OWN, SEATS, STREAMS
from ludarium.games.tamashii.flow import action_phase
from ludarium.games.tamashii.lane_law import trespass
from ludarium.games.tamashii.language import LANGUAGE
from ludarium.games.tamashii.rules.planning import plan
from ludarium.games.tamashii.rules.upgrades import TOKEN, TRADE, option
from ludarium.games.tamashii.rules.upgrades import WHAT as STOP
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import GREEN, MEMORY
from tests.tamashii.scene import bare, equip, number_of
from tests.tamashii.table import asked, do, game, lay, put_tokens, table

PLANNERS = (  # what each seat has to plan with: cards in force, a Protocol
    (("undertone", "rough_draft", "change_of_subject", "fluency"), "locksmiths_apprentice"),
    (("cash_in", "waiting_list"), "quartermaster"),
    (("coat_off", "strapping"), "collector"),
    (("palming", "small_change"), "patience"),
)


def busy(seats: int, seed: int) -> Tamashii:
    """A table at which everybody can do very much in Planning, and is asked."""
    s = table(seats, seed)
    for seat in range(seats):
        cards, protocol = PLANNERS[seat]
        for id in cards:
            equip(s, seat, id)
        zones.put(s.protocols, zones.first(s.protocols, OWN + seat), 0)
        zones.put(s.protocols, number_of("protocol", protocol), OWN + seat)
        for id in (("drill", "volley"), ("telescope",), ("bonfire", "fine_tuning"), ("soup_queue",))[seat]:
            zones.put(s.augmentations, 52 + number_of("faction_card", id), IN_HAND + seat)
        s.exp[seat] = 6
        for kind in range(4):
            s.assets[4 * seat + kind] = 4
        lay(s, seat, ("RB.C. .G... ..... .....", "O.... ..... ..Y.. .....", "", "GC... RB... ..... .....")[seat])
        put_tokens(s, s.dump, ("RG", "C", "YYO", "")[seat], seat)
    return s


def planned(seats: int, seed: int, orders: random.Random | None) -> Tamashii:
    """Planning from beginning to end, to the first question of Action. Every seat says what its own luck tells it when it sees
    its question. Who speaks next is drawn by lot; with no lot it is the first of those who are asked."""
    s = busy(seats, seed)
    s.later(action_phase)
    do(s, plan)
    minds = [random.Random(100 * seed + seat) for seat in range(seats)]
    while s.lanes:
        seat = orders.choice([int(each) for each in s.actors()]) if orders else int(s.actor)
        s.focus(seat)
        mine = [at for at in range(len(s.options)) if not (asked(s) == "stop_answered" and STOP.of(s.options[at]) == TRADE)]
        s.answer(minds[seat].choice(mine))
    return s


@pytest.mark.rule("T-297c")
@pytest.mark.rule("T-297a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_order_of_arrival_of_the_same_answers_gives_one_state(seats: int) -> None:
    different = set()
    for seed in range(8):
        states = [planned(seats, seed, random.Random(order) if order else None) for order in range(5)]
        assert {int(each.phase) for each in states} == {ACTION}
        ends = {each.hash() for each in states}
        assert len(ends) == 1, seed
        assert len({tuple(int(each) for each in one.luck) for one in states}) == 1, "and so is the luck to come"
        different |= ends
    assert len(different) == 8


@pytest.mark.rule("T-297c")
def test_luck_comes_from_streams_of_each_seats_own() -> None:
    assert [STREAMS[BAG + seat] for seat in range(SEATS)] == [f"bag-{seat}" for seat in range(4)]
    assert [STREAMS[CLASS + seat] for seat in range(SEATS)] == [f"class-{seat}" for seat in range(4)]
    s = busy(3, 1)
    before = [int(each) for each in s.luck]
    do(s, plan)
    changed = {at // 2 for at, each in enumerate(before) if each != s.luck[at]}
    assert changed == set()  # all are at their stop before Fill
    while 1 in [int(each) for each in s.actors()]:
        s.focus(1)
        s.answer(len(s.options) - 1)
    changed = {at // 2 for at, each in enumerate(before) if each != s.luck[at]}
    assert changed == {BAG + 1}


@pytest.mark.rule("T-297c")
@pytest.mark.rule("T-176")
@pytest.mark.parametrize("first", [0, 1])
def test_the_last_token_of_a_supply_goes_to_whoever_is_faster(first: int) -> None:
    s = bare(2)
    s.self_driving = True
    for seat in (0, 1):
        s.assets[4 * seat + MEMORY] = 1
    s.supply[GREEN] = 1
    do(s, plan)
    for seat in (first, 1 - first):
        s.focus(seat)
        s.answer([int(each) for each in s.options].index(option(TOKEN, GREEN)))
    assert [int(s.dump[6 * seat + GREEN]) for seat in (first, 1 - first)] == [1, 0]
    assert [int(s.assets[4 * seat + MEMORY]) for seat in (first, 1 - first)] == [0, 1]  # nothing is paid for nothing
    assert s.supply[GREEN] == 0


@pytest.mark.rule("T-297b")
def test_in_a_lane_a_seat_touches_its_own_things_and_the_supplies_alone() -> None:
    """One seat plans to the end; of what is the other's nothing has changed."""
    s = do(busy(2, 3), plan)
    mind = random.Random(3)
    per_seat = (
        "launcher",
        "locked",
        "bag",
        "dump",
        "essential",
        "assets",
        "integrity",
        "most_integrity",
        "exp",
        "trace",
        "stage",
    )
    others = {name: rows_of(s, name, 1) for name in per_seat}
    shared = ("enemies", "bodies", "tokens", "time", "tile_at", "explore", "cards")
    common = {name: str(getattr(s, name)) for name in shared}
    while 0 in [int(each) for each in s.actors()]:
        s.focus(0)
        mine = [at for at in range(len(s.options)) if not (asked(s) == "stop_answered" and STOP.of(s.options[at]) == TRADE)]
        s.answer(mind.choice(mine))
    assert {name: rows_of(s, name, 1) for name in per_seat} == others
    assert {name: str(getattr(s, name)) for name in common} == common


def rows_of(s: Tamashii, name: str, seat: int) -> list[int]:
    """A seat's part of a field."""
    whole = [int(each) for each in getattr(s, name)]
    each = len(whole) // s.players
    return whole[each * seat : each * (seat + 1)]


# -- what the loader refuses ------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-297b")
@pytest.mark.parametrize(
    "line",
    [
        "use: trace +1",
        "use: token corrupted 1",
        "use: bag corrupted 1",
        "use: damage 1",
        "use: wound 1",
        "use: draw seekers",
        "use: launch",
        "use: move 2",
        "use: gain any 1 another",
        "use: turn mov +1 another",
        "use: may: damage 2",
        "use: pay spend power 1: attach 1",
        "use in planning: time -1",
        "when filled: look enemies 1",
        "when programming: reveal a tiles down",
        "when equipped: damage 1",
        "when unlocked of another: gain any 1",
        "when discarded red of anybody: exp 1",
        "instead of gained red: wound 1",
        "use: if sum assets >= 3: gain any 1",
        "stage exp >= 3: when filling: damage 1",
        "stage assets >= 3: attach 1",
        "stage sum assets >= 3: exp 1",
        "use: test red 1: exp 1",
        "use: group test red 1: exp 1",
        "use:\n  roll player 1:\n    - common: exp 1",
        "use: reroll 1",
        "when dumped red: attach 1",
        "when broken: damage 1",
        "when occupied of another: gain any 1",
    ],
)
def test_what_touches_more_than_ones_own_is_refused_in_planning(line: str) -> None:
    found = trespass(read(LANGUAGE, line), "planning", "me")
    assert found is not None
    assert "Planning" in found


@pytest.mark.rule("T-297b")
@pytest.mark.parametrize(
    "line",
    [
        "use: gain any 1; program 2; prepare 1; token any 1; discard 1; unlock 1; trace -1; trace 0",
        "use: if enemies >= 2: prepare 2",
        "use in launch: damage 1",
        "when filled: exchange 1",
        "when gained corrupted: wound 1",
        "when defeated of anybody: gain memory 1",
        "when wounds of another: pay spend shield 1: cancel 1",
        "when dumped red: gain any 1",
        "stage assets >= 3: exp 1",
        "stage defeated this match >= 3: when defeated: damage 1",
    ],
)
def test_what_is_ones_own_or_comes_elsewhere_is_not(line: str) -> None:
    assert trespass(read(LANGUAGE, line), "planning", "me") is None


@pytest.mark.rule("T-297b")
def test_a_pack_with_such_a_card_is_refused_by_name(tmp_path: Path) -> None:
    card = 'id = "long_arm"\nreplaces = "cash_in"\nclass = "reaper"\ntiming = "planning"\nmemory = 1\ndoes = "use: damage 2"\n'
    words = 'name = { en = "Long Arm", fr = "Bras long" }\nflavour = { en = "L.", fr = "L." }\n'
    (tmp_path / "classes.toml").write_text(f"[[augmentation]]\n{card}{words}", "utf-8")
    with pytest.raises(BadPack, match=r"long_arm.*damage.*T-297b"):
        type(game())(tmp_path).pack  # noqa: B018


@pytest.mark.rule("T-297b")
def test_a_line_of_a_scenario_speaks_of_everybody_and_still_touches_what_is_the_planners_own() -> None:
    assert trespass(read(LANGUAGE, "when unlocked: exp 1"), "", "anybody") is None
    assert trespass(read(LANGUAGE, "when unlocked: trace +1"), "", "anybody") is not None

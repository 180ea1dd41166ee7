"""Augmentations: T-119 to T-131, and T-295, T-296 as far as they are about cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.core import zones
from ludarium.core.errors import BadPack
from ludarium.core.language.moments import happen, usable
from ludarium.games.tamashii.fields import ACTION, BROKEN, CLASS_DECK, COMBAT, FACTION_DECK, IN_HAND, IN_USE
from ludarium.games.tamashii.rules import augmentations, launch, upgrades, wounds
from ludarium.games.tamashii.rules.combat import fight, slots_of
from ludarium.games.tamashii.rules.districts import district_effect
from ludarium.games.tamashii.rules.launch import SOURCE, launches
from ludarium.games.tamashii.rules.planning import BEFORE_FILL, ask_stop
from ludarium.games.tamashii.rules.trace import trace_rises
from ludarium.games.tamashii.rules.trades import faction_cards, partners
from ludarium.games.tamashii.state import Tamashii
from ludarium.games.tamashii.vocabulary import (
    ATT,
    COMBAT_STARTS,
    DEFEATED,
    IN_COMBAT,
    IN_LAUNCH,
    IN_PLANNING,
    MEMORY,
    PRG,
    SHIELD,
    TRACED,
    TURN_LONG,
    WILD,
)
from tests.tamashii.grounds import ground
from tests.tamashii.scene import LAIR, attach, bare, enemy, equip, number_of
from tests.tamashii.table import answer, asked, do, game, lay, options, shown, table


def of_faction(id: str) -> int:
    return int(game().pack.tables.class_cards) + number_of("faction_card", id)


def in_hand(s: Tamashii, seat: int = 0) -> list[int]:
    return [int(each) for each in zones.members(s.augmentations, IN_HAND + seat)]


def in_use(s: Tamashii, seat: int = 0) -> list[int]:
    return [int(each) for each in zones.members(s.augmentations, IN_USE + seat)]


def deck_is(s: Tamashii, deck: int, *cards: int) -> None:
    """A deck of these cards alone; the others of it are in the box."""
    for card in range(s.content.augmentations):
        if deck <= s.augmentations[card] < deck + 100:
            zones.put(s.augmentations, card, 0)
    for card in cards:
        zones.put(s.augmentations, card, deck)


# -- decks ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-119")
@pytest.mark.rule("T-16")
def test_each_class_has_a_deck_of_its_own_and_a_card_for_helping() -> None:
    content = game().pack.tables
    for each in range(4):
        cards = [card for card in range(52) if content.class_card[card] == each]
        assert len(cards) == 13
        assert sorted(int(content.starting[card]) for card in cards) == [0] * 10 + [1, 2, 3]
    s = table(2)
    do(s, augmentations.draw_class, 1)
    assert {int(s.content.class_card[card]) for card in options(s)} == {1}


@pytest.mark.rule("T-120")
@pytest.mark.rule("T-125")
@pytest.mark.rule("T-126")
def test_a_lair_gives_a_card_of_its_faction_to_whoever_stands_there() -> None:
    s = bare(2)
    for seat in (0, 1):
        s.at[seat] = LAIR  # the Spartans'
        s.self_driving = True
        do(s, district_effect, seat)
        answer(s, LAIR)
        (card,) = in_hand(s, seat)
        assert s.content.faction_card[card] == 0
        assert in_use(s, seat) == []
    assert zones.left_in(s.augmentations, FACTION_DECK) == 10


@pytest.mark.rule("T-125a")
@pytest.mark.rule("T-129")
def test_with_an_empty_faction_deck_nothing_is_drawn_and_what_is_broken_does_not_come_back() -> None:
    s = bare(1)
    card = of_faction("field_promotion")
    deck_is(s, FACTION_DECK, card)
    do(s, augmentations.draw_faction, 0, 0)
    assert in_hand(s) == [card]
    zones.put(s.augmentations, card, IN_USE)
    do(s, augmentations.break_card, 0, 0, card)
    do(s, augmentations.draw_faction, 0, 0)
    assert in_hand(s) == []
    assert s.augmentations[card] == BROKEN
    assert not asked(s)
    there = zones.left_in(s.augmentations, FACTION_DECK + 200)
    assert there > 0
    do(s, augmentations.draw_faction, 0, 1)  # nor is it another faction's card
    assert in_hand(s) == []
    assert zones.left_in(s.augmentations, FACTION_DECK + 200) == there


@pytest.mark.rule("T-124")
@pytest.mark.rule("T-126")
@pytest.mark.rule("T-292a")
def test_of_two_class_cards_one_is_kept_and_the_other_lies_under_the_deck() -> None:
    s = table(1)
    do(s, augmentations.draw_class, 0)
    one, other = options(s)
    assert zones.left_in(s.augmentations, CLASS_DECK) == 8
    answer(s, other)
    assert in_hand(s) == [other]
    assert zones.left_in(s.augmentations, CLASS_DECK) == 9
    assert int(zones.in_order(s.augmentations, CLASS_DECK)[-1]) == one
    assert one not in zones.next_cards(s.augmentations, CLASS_DECK)
    assert zones.count(s.augmentations, zones.lowest(s.augmentations, CLASS_DECK)) == 1  # known to lie there


@pytest.mark.rule("T-124")
@pytest.mark.rule("T-182")
def test_with_one_class_card_left_it_is_kept_and_with_none_nothing_is_offered() -> None:
    s = table(1)
    card = number_of("augmentation", "harvest_home")
    deck_is(s, CLASS_DECK, card)
    s.exp[0] = 4
    drawn = upgrades.option(upgrades.DRAW, 0)
    assert drawn in upgrades.upgrades(s, 0)
    do(s, augmentations.draw_class, 0)
    assert in_hand(s) == [card]
    assert not asked(s)
    assert drawn not in upgrades.upgrades(s, 0)


# -- the text has the last word ------------------------------------------------------------------------------------------


@pytest.mark.rule("T-121")
@pytest.mark.rule("T-127")
@pytest.mark.rule("T-177")
@pytest.mark.rule("T-295")
def test_what_a_card_says_goes_before_the_rulebook() -> None:
    """With Loose Translation a cell of the wrong colour is accepted; with Made to Measure one equips in the Launch step."""
    s = bare()
    lay(s, 0, "RBG.. ..... ..... .....")
    assert not [each for each in launches(s, 0) if SOURCE.of(each) == 0]
    s.lasts(WILD, 1, 0, TURN_LONG)
    assert [each for each in launches(s, 0) if SOURCE.of(each) == 0]
    measure, spare = of_faction("made_to_measure"), of_faction("drill")
    zones.put(s.augmentations, measure, IN_USE)
    zones.put(s.augmentations, spare, IN_HAND)
    s.phase = ACTION
    s.assets[MEMORY] = 2
    launch.launch(s, 0, int(s.content.augmentation_pattern[measure]), 0)
    s.run()
    answer(s, spare)  # costs 3, two less
    assert spare in in_use(s)
    assert s.assets[MEMORY] == 2 - 1 + 2


@pytest.mark.rule("T-295")
def test_a_scenario_card_goes_before_a_card_of_a_player(tmp_path: Path) -> None:
    """Both replace the same rise of Trace: the scenario's line does, and the player's card is not even asked."""
    on = ground(tmp_path, card="special:\n  instead of trace rises: exp 1\n")
    s = table(2, on=on)
    equip(s, 0, "no_comment")  # instead of trace rises: dump 2
    lay(s, 0, "RB... ..... ..... .....")
    do(s, trace_rises, 0, 2)
    assert not asked(s)
    assert (int(s.trace[0]), int(s.exp[0])) == (0, 1)
    assert shown(s) == "RB... ..... ..... ....."


@pytest.mark.rule("T-295")
def test_a_scenario_card_goes_before_its_sheet_and_both_before_the_rulebook(tmp_path: Path) -> None:
    """The sheet forbids Hacks, and so does nobody else: the rulebook would allow them (T-80)."""
    s = table(1, on=ground(tmp_path, sheet="special:\n  no hack\n"))
    zones.put_under(s.enemies, enemy("zoe"), 200)
    assert not set(s.content.hacks[enemy("zoe")]) & set(launch.sources(s, 0))
    assert s.content.divert[enemy("zoe")] in launch.sources(s, 0)


BRAWLER = 'replaces = "left_hook"\nclass = "brawler"\nstarting = "plain"\nmemory = 0\n'
SPARTAN = 'replaces = "drill"\nfaction = "spartans"\nmemory = 1\ndoes = "damage 1"\n'


@pytest.mark.rule("T-122")
@pytest.mark.parametrize(
    ("file", "card", "why"),
    [
        ("classes.toml", BRAWLER + 'timing = "combat"\npattern = "R * R"\ndoes = "use: exp 1"', "pattern"),
        ("classes.toml", BRAWLER + 'timing = "launch"\nslot = "c"\ndoes = "damage 1"', "T-122"),
        ("factions.toml", SPARTAN + 'pattern = "R * G"\nslot = "c"', "slot"),
        ("factions.toml", SPARTAN + 'pattern = "R * G"\ntiming = "combat"', "timing"),
        ("factions.toml", SPARTAN, "pattern"),
    ],
)
def test_a_class_card_has_no_pattern_and_a_faction_card_no_slot_and_no_timing(
    tmp_path: Path, file: str, card: str, why: str
) -> None:
    kind = "augmentation" if file == "classes.toml" else "faction_card"
    words = 'id = "odd_one"\nname = { en = "Odd", fr = "Bizarre" }\nflavour = { en = "Odd.", fr = "Bizarre." }\n'
    (tmp_path / file).write_text(f"[[{kind}]]\n{words}{card}\n", "utf-8")
    with pytest.raises(BadPack, match=why):
        type(game())(tmp_path).pack  # noqa: B018


# -- equipped ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-123")
@pytest.mark.rule("T-127")
def test_a_card_works_once_it_is_equipped_and_not_before() -> None:
    s = bare()
    card = number_of("augmentation", "spare_fist")  # att +1, Memory 3
    zones.put(s.augmentations, card, IN_HAND)
    assert s.trait(ATT, 0) == 0
    s.assets[MEMORY] = 2
    equipping = upgrades.option(upgrades.EQUIP, card)
    assert equipping not in upgrades.upgrades(s, 0)
    s.assets[MEMORY] = 4
    do(s, ask_stop, 0, BEFORE_FILL)
    answer(s, equipping)
    assert s.assets[MEMORY] == 1
    assert s.trait(ATT, 0) == 1
    assert in_use(s) == [card]
    assert s.trait(ATT, 1) == 0


@pytest.mark.rule("T-127")
@pytest.mark.rule("T-130a")
def test_an_equipped_card_is_used_turn_after_turn() -> None:
    s = bare()
    equip(s, 0, "coat_off")  # Planning: pay spend shield 1: gain power 2
    s.assets[SHIELD] = 5
    for turn in range(3):
        (use,) = usable(s, 0, IN_PLANNING)
        augmentations.use_augmentation(s, use, 0)
        s.run()
        assert list(usable(s, 0, IN_PLANNING)) == [], "once a turn"
        assert s.assets[SHIELD] == 5 - turn - 1
        s.turn_is_over()
    assert s.assets[0] == 5  # 6 gained, one lost (T-90)


@pytest.mark.rule("T-128")
def test_a_whole_faction_deck_can_be_drawn_and_equipped() -> None:
    s = bare()
    for _card in range(12):
        do(s, augmentations.draw_faction, 0, 0)
        while asked(s):
            s.answer(0)
    hand = [int(card) for card in zones.members(s.augmentations, IN_HAND)]
    assert len(hand) == 12
    for card in hand:
        s.assets[MEMORY] = 5
        do(s, ask_stop, 0, BEFORE_FILL)
        answer(s, upgrades.option(upgrades.EQUIP, card))
        answer(s, upgrades.option(upgrades.END, 0))
    assert sorted(in_use(s)) == hand


@pytest.mark.rule("T-128")
def test_there_is_no_limit_to_cards() -> None:
    s = bare()
    slots = len(slots_of(s, 0))
    ids = [card.id for card in game().pack.kinds["augmentation"][:52]]
    for id in ids:
        equip(s, 0, id)
    assert len(in_use(s)) == 52
    with_slot = [card for card in range(52) if s.content.augmentation_slot[card] >= 0]
    assert len(slots_of(s, 0)) == slots + len(with_slot)
    assert s.trait(ATT, 0) == 1
    assert s.trait(PRG, 0) == 2


@pytest.mark.rule("T-129")
def test_a_break_card_is_resolved_and_then_leaves_for_good() -> None:
    """Field Promotion: exp 1; damage 3; break."""
    s = bare()
    attach(s, 0, "catcher")
    card = of_faction("field_promotion")
    zones.put(s.augmentations, card, IN_USE)
    source = int(s.content.augmentation_pattern[card])
    launch.launch(s, 0, source, 0)
    s.run()
    assert s.exp[0] == 1
    assert s.damage[enemy("catcher")] == 3
    assert s.augmentations[card] == BROKEN
    assert source not in launch.sources(s, 0)


@pytest.mark.rule("T-129")
def test_a_broken_card_is_not_in_force_any_more() -> None:
    s = bare()
    card = equip(s, 0, "spare_fist")
    do(s, augmentations.break_card, 0, 0, card)
    assert s.trait(ATT, 0) == 0


@pytest.mark.rule("T-129")
def test_break_some_takes_equipped_faction_cards_of_choice() -> None:
    s = bare()
    equip(s, 0, "spare_fist")
    for id in ("drill", "volley", "briefing"):
        zones.put(s.augmentations, of_faction(id), IN_USE)
    zones.put(s.augmentations, of_faction("mess_tin"), IN_HAND)
    do(s, augmentations.break_some, 0, 2)
    assert sorted(options(s)) == sorted(of_faction(id) for id in ("drill", "volley", "briefing"))
    answer(s, of_faction("volley"))
    answer(s, of_faction("drill"))
    assert [int(s.augmentations[of_faction(id)]) for id in ("drill", "volley", "briefing")] == [BROKEN, BROKEN, IN_USE]


# -- timing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-130")
def test_a_card_is_used_in_the_step_of_its_timing_only() -> None:
    s = bare()
    for id in ("cash_in", "paper_cut"):  # Planning: pay exp -1; Launch: pay dump 2
        equip(s, 0, id)
    s.exp[0] = 1
    lay(s, 0, "RB... ..... ..... .....")
    attach(s, 0, "zoe")
    planning, launching = usable(s, 0, IN_PLANNING), usable(s, 0, IN_LAUNCH)
    assert len(planning) == len(launching) == 1
    assert list(planning) != list(launching)
    assert list(usable(s, 0, IN_COMBAT)) == []
    assert list(usable(s, 1, IN_PLANNING)) == []


@pytest.mark.rule("T-130")
@pytest.mark.rule("T-123")
def test_a_card_for_any_time_may_be_passed_and_a_passive_one_is_obeyed() -> None:
    s = bare()
    equip(s, 0, "last_rites")  # any time: when defeated: recover 1
    s.integrity[0] = 3
    happen(s, DEFEATED, 0)
    s.run()
    assert -1 in options(s)
    answer(s, -1)
    assert s.integrity[0] == 3
    s = bare()
    equip(s, 0, "guard_up")  # passive: when combat starts if shield = 0: gain shield 1
    happen(s, COMBAT_STARTS, 0)
    s.run()
    assert not asked(s)
    assert s.assets[SHIELD] == 1
    happen(s, COMBAT_STARTS, 0)
    s.run()
    assert s.assets[SHIELD] == 1  # its condition does not hold


@pytest.mark.rule("T-130")
def test_a_passive_card_harms_where_it_must(tmp_path: Path) -> None:
    card = 'class = "brawler"\ntiming = "passive"\nmemory = 2\ndoes = "when combat starts: bleed 1"'
    words = 'id = "thin_skin"\nreplaces = "guard_up"\nname = { en = "Thin", fr = "Mince" }\nflavour = { en = "T.", fr = "T." }'
    (tmp_path / "classes.toml").write_text(f"[[augmentation]]\n{words}\n{card}\n", "utf-8")
    s = table(1, on=ground(tmp_path))
    equip(s, 0, "guard_up")  # the card in its place
    happen(s, COMBAT_STARTS, 0)
    s.run()
    assert not asked(s)
    assert s.integrity[0] == 4


@pytest.mark.rule("T-130a")
def test_a_card_for_any_time_is_used_once_a_turn_and_a_passive_one_as_often_as_it_comes() -> None:
    s = bare()
    equip(s, 0, "last_rites")
    equip(s, 0, "quiet_work")  # passive: when defeated: trace -1
    s.integrity[0], s.trace[0] = 2, 3
    for _each in range(2):
        happen(s, DEFEATED, 0)
        s.run()
        while asked(s):
            s.answer(0)
    assert (int(s.integrity[0]), int(s.trace[0])) == (3, 1)
    s.turn_is_over()
    happen(s, DEFEATED, 0)
    s.run()
    while asked(s):
        s.answer(0)
    assert s.integrity[0] == 4


@pytest.mark.rule("T-130a")
@pytest.mark.parametrize(
    ("timing", "does", "times"),
    [
        ("planning", "use: gain power 1", 1),
        ("planning", "use any: gain power 1", 3),
        ("planning", "use once: gain power 1", 1),
        ("any", "when defeated: gain power 1", 1),
        ("passive", "when defeated: gain power 1", 3),
    ],
)
def test_a_card_that_says_nothing_of_it_is_used_once_a_turn(tmp_path: Path, timing: str, does: str, times: int) -> None:
    words = 'name = { en = "Odd", fr = "Bizarre" }\nflavour = { en = "Odd.", fr = "Bizarre." }\n'
    place = {"passive": "quiet_work", "planning": "cash_in", "any": "mid_sentence"}[timing]
    card = f'id = "odd_one"\nreplaces = "{place}"\n'
    card += f'class = "reaper"\ntiming = "{timing}"\nmemory = 1\ndoes = "{does}"\n'
    (tmp_path / "classes.toml").write_text(f"[[augmentation]]\n{words}{card}", "utf-8")
    on = ground(tmp_path)
    s = table(2, on=on)
    for seat in (0, 1):
        for each in in_use(s, seat):
            augmentations.put_away(s, seat, each, 0)
    number = [each.id for each in on.pack.kinds["augmentation"]].index("odd_one")
    zones.put(s.augmentations, number, IN_HAND)
    augmentations.put_in_use(s, 0, number)
    for turn in (1, 2):
        for _time in range(3):
            if timing == "planning":
                for use in usable(s, 0, IN_PLANNING):
                    augmentations.use_augmentation(s, use, 0)
                s.run()
            else:
                happen(s, DEFEATED, 0)
                s.run()
            while asked(s):
                s.answer(0)
        assert s.assets[0] == min(5, times * (1 if "once:" in does else turn)), turn
        s.turn_is_over()


@pytest.mark.rule("T-130b")
def test_first_the_scenario_then_whose_moment_it_is_then_turn_order(tmp_path: Path) -> None:
    on = ground(tmp_path, card="special:\n  when traced: exp 1\n")
    s = table(3, on=on)
    for seat in range(3):
        for card in in_use(s, seat):
            augmentations.put_away(s, seat, card, 0)
    for seat in range(3):
        equip(s, seat, ("hush", "undertone", "friendly_nudge")[seat])
    lay(s, 1, "B.... ..... ..... .....")  # the blue Walker: when traced: pay dump 1 blue: trace -1
    s.trace[1] = 5
    happen(s, TRACED, 1)
    s.run()
    assert s.exp[1] == 1  # the line of the scenario, at once
    assert s.actor == 1
    answer(s, -1)
    assert s.actor == 0  # Hush, the card of another
    s.answer(0)
    assert s.trace[1] == 3
    assert not asked(s)  # seat 2 has no card that fits


@pytest.mark.rule("T-130b")
def test_a_pass_closes_a_line_for_this_event_and_the_next_event_is_another() -> None:
    s = bare(2)
    equip(s, 0, "broad_back")  # when wounds of another: pay spend shield 1: cancel 1
    s.assets[SHIELD] = 3
    do(s, wounds.suffer, 1, 2)
    assert s.actor == 0
    answer(s, -1)
    assert s.integrity[1] == 3
    do(s, wounds.suffer, 1, 2)
    assert s.actor == 0
    s.answer(0)
    assert not asked(s)  # once for an event
    assert (int(s.integrity[1]), int(s.assets[SHIELD])) == (2, 2)
    do(s, wounds.suffer, 0, 1)
    assert asked(s) == "take_wounds"  # no card of one's own: it speaks of another


@pytest.mark.rule("T-130c")
def test_of_several_lines_of_one_owner_the_owner_says_which_comes_first() -> None:
    s = bare()
    equip(s, 0, "last_rites")
    equip(s, 0, "finders_fee")
    equip(s, 0, "quiet_work")
    equip(s, 0, "tithe")  # passive, once a turn: when defeated of anybody: gain memory 1
    s.integrity[0], s.trace[0] = 3, 2
    happen(s, DEFEATED, 0)
    s.run()
    assert asked(s) == "answered"
    assert len(options(s)) == 3  # one may be passed only when nothing is forced any more
    assert -1 not in options(s)
    lines = options(s)
    answer(s, lines[1])
    assert (int(s.integrity[0]), int(s.trace[0]), int(s.assets[MEMORY])) in ((4, 2, 0), (3, 1, 0), (3, 2, 1))
    assert lines[1] not in options(s)


@pytest.mark.rule("T-130c")
def test_traits_are_in_force_before_any_line_is_asked() -> None:
    s = bare()
    attach(s, 0, "zoe", "catcher")
    equip(s, 0, "spare_fist")  # att +1
    equip(s, 0, "outnumbered")  # when attack roll if enemies >= 2: dice 1
    s.phase = COMBAT
    do(s, fight, 0)
    answer(s, 0)  # no Power
    assert asked(s) == "answered"
    assert s.to_roll == 3


@pytest.mark.rule("T-296")
def test_every_effect_that_may_be_used_can_be_declined() -> None:
    s = bare()
    s.at[0] = LAIR
    do(s, district_effect, 0)
    assert options(s)[-1] == -1
    answer(s, -1)
    assert in_hand(s) == []
    assert s.district_used == 0
    lay(s, 0, "RBR.. ..... ..... .....")
    do(s, launch.launch_step, 0)
    s.answer(len(s.options) - 1)
    assert sum(s.assets) == 0


@pytest.mark.rule("T-131")
def test_class_cards_are_not_for_trading() -> None:
    s = bare(2)
    equip(s, 0, "left_hook")
    zones.put(s.augmentations, number_of("augmentation", "one_two"), IN_HAND)
    assert list(partners(s, 0)) == list(partners(s, 1)) == []
    zones.put(s.augmentations, of_faction("drill"), IN_HAND)
    assert list(faction_cards(s, 0)) == [of_faction("drill")]

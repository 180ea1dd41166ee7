"""What a card is worth against what it costs: T-307 to T-309, with prices that make a hundred cards alike."""

from __future__ import annotations

import re

import pytest

from tests.tamashii.content import Row, cells, rows

WORTH = {  # of one
    "gain": 1.0, "exp": 2.0, "damage": 0.8, "defeat": 0.8, "cancel": 1.0, "recover": 1.0, "token": 0.5, "purge": 1.2,
    "prepare": 0.5, "program": 0.4, "dice": 0.8, "reroll": 0.5, "equip": 1.0, "weaken": 1.0,
    "unlock": 4.0, "maxintegrity": 4.0,  # 2 EXP each in an Upgrade
}  # fmt: skip
WHOLE = {  # whatever its number
    "trace 0": 1.5, "again": 1.5, "fill": 2.0, "body market": 4.0, "token open 1": 4.0, "break": 0.0, "stun": 1.5,
    "turn att +1": 0.8, "turn slot damage +1": 1.2, "turn wild 1": 1.2, "look enemies 3": 0.5, "move 2": 1.5,
    "reveal tiles down within 2 of here": 1.0, "draw ninkyo 2 keep 1": 2.4,
}  # fmt: skip
FOR_ALL = {"each players:": 1.5, "each players here:": 1.25}  # counted with two players
BUDGET = {3: 2.4, 4: 3.2, 5: 4.0}  # of a Faction card, by the cells of its Pattern
MOST_DAMAGE = {1: 3, 2: 5, 3: 8}  # of a slot, by its dice


def worth_of(sentence: str) -> float:
    sentence = sentence.strip()
    if sentence in WHOLE:
        return WHOLE[sentence]
    if sentence.endswith(" another"):
        return 0.8 * worth_of(sentence.removesuffix(" another"))
    if found := re.fullmatch(r"trace -(\d)", sentence):
        return 0.5 * int(found[1])
    if found := re.fullmatch(r"damage \d per .+ max (\d)", sentence):
        return 0.8 * 0.75 * int(found[1])
    verb, number = re.fullmatch(r"(\w+)(?: [a-z]+)? (\d)", sentence).groups()  # type: ignore[union-attr]
    return WORTH[verb] * int(number)


def worth(does: str) -> float:
    """Of what a launch does: the best item of a choice, half of what needs luck, less what is paid."""
    total, times, items = 0.0, 1.0, [0.0]
    for line in does.strip().splitlines():
        words = line.strip()
        if not line.startswith(" "):
            times = 1.0
        if words in FOR_ALL:
            times = FOR_ALL[words]
        elif words.startswith("if "):
            times = 0.5
        elif words.startswith("pay spend any "):
            total -= int(words.removesuffix(":")[-1])
        elif words.startswith("- "):
            items.append(times * sum(map(worth_of, words.split(": ")[1].split(";"))))
        elif words != "choose:":
            total += times * sum(map(worth_of, words.split(";")))
    return total + max(items)


@pytest.mark.rule("T-309")
@pytest.mark.parametrize("card", rows("factions"), ids=lambda card: card["id"])
def test_a_faction_card_is_worth_what_its_pattern_asks(card: Row) -> None:
    budget = BUDGET[len(cells(card["pattern"]))] * (2 if "break" in card["does"] else 1)
    assert 0.6 * budget <= worth(card["does"]) <= 1.05 * budget


@pytest.mark.rule("T-309")
def test_break_cards_are_worth_about_twice_as_much() -> None:
    def mean_of(breaks: bool) -> float:
        found = [card for card in rows("factions") if ("break" in card["does"]) == breaks]
        return sum(worth(card["does"]) / BUDGET[len(cells(card["pattern"]))] for card in found) / len(found)

    assert 1.8 <= mean_of(True) / mean_of(False) <= 2.4


@pytest.mark.rule("T-307")
@pytest.mark.rule("T-308")
@pytest.mark.parametrize("card", [card for card in rows("classes") if "slot" in card], ids=lambda card: card["id"])
def test_a_slot_of_a_class_deals_at_most_one_damage_more_than_one_of_a_body(card: Row) -> None:
    dice, does = card["slot"], card["does"]
    for x in (1, 2, 3) if dice[0] == "X" else (len(dice.split()),):
        both = [int(n) * (x if per else 1) for n, per in re.findall(r"(?:damage|defeat) (\d)( per X)?", does)]
        assert (max(both, default=0) if "else:" in does else sum(both)) <= MOST_DAMAGE[x] + 1


@pytest.mark.rule("T-308")
def test_a_dear_slot_takes_more_dice_or_gives_more() -> None:
    """By class: the four slot cards cost 1, 2, 3, 4; the dice of the dearest are at least those of the cheapest."""
    for name in ("reaper", "brawler", "trickster", "whisperer"):
        deck = {card["memory"]: card for card in rows("classes") if card["class"] == name and "slot" in card and card["memory"]}
        assert sorted(deck) == [1, 2, 3, 4]
        assert len(deck[1]["slot"].split()) == 1
        assert len(deck[4]["slot"].split()) == 3 or deck[4]["slot"] == "Xr"

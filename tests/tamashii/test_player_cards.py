"""Augmentations and Learning Protocols against section 30 of the rules: how decks are made, what they are about, no two alike."""

from __future__ import annotations

import re
from collections import Counter
from statistics import mean

import pytest

from tests.tamashii.content import Row, cells, named, rows

CLASSES, FACTIONS, PROTOCOLS = rows("classes"), rows("factions"), rows("protocols")
CLASS_NAMES = ("reaper", "brawler", "trickster", "whisperer")
FACTION_NAMES = ("spartans", "ninkyo", "seekers", "plebeians")


# -- Augmentations -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-308")
@pytest.mark.rule("T-16")
@pytest.mark.parametrize("name", CLASS_NAMES)
def test_a_class_deck_is_made_like_the_others(name: str) -> None:
    deck = [card for card in CLASSES if card["class"] == name]
    starting = [card for card in deck if "starting" in card]
    assert sorted(card["starting"] for card in starting) == ["coop", "plain", "solo"]
    assert all(card["memory"] == 0 for card in starting)
    others = [card for card in deck if "starting" not in card]
    assert all(1 <= card["memory"] <= 4 for card in others)
    assert mean(card["memory"] for card in others) == pytest.approx(2.2, abs=0.2)
    timings = Counter("slot" if "slot" in card else card["timing"] for card in others)
    assert timings == {"slot": 4, "passive": 2, "planning": 2, "launch": 1, "any": 1}
    assert sum("break" in card["does"] for card in deck) <= 1
    assert sorted("slot" if "slot" in card else card["timing"] for card in deck if "code" in card) == ["passive", "slot"]


@pytest.mark.rule("T-308")
@pytest.mark.rule("T-119")
def test_coop_cards_help_another_and_solo_cards_their_owner() -> None:
    for card in CLASSES:
        if card.get("starting") == "coop":
            assert "another" in card["does"], card["id"]
        if card.get("starting") == "solo":
            assert "another" not in card["does"], card["id"]


@pytest.mark.rule("T-122")
def test_class_cards_have_no_pattern_and_faction_cards_no_slot() -> None:
    assert not any("pattern" in card for card in CLASSES)
    assert not any("slot" in card or "timing" in card for card in FACTIONS)
    assert all(card["timing"] == "combat" for card in CLASSES if "slot" in card)


@pytest.mark.rule("T-314a")
def test_class_cards_are_written_as_their_timing_asks() -> None:
    for card in CLASSES:
        if "slot" not in card:
            begins = {"any": ("when", "instead"), "passive": ("when", "att", "prg", "hack", "slot")}.get(card["timing"], ("use",))
            assert card["does"].split()[0] in begins, card["id"]


@pytest.mark.rule("T-220")
@pytest.mark.rule("T-311")
@pytest.mark.rule("T-314k")
def test_known_class_cards() -> None:
    code = named(CLASSES, "elimination_code")
    assert (code["class"], code["starting"], code["slot"], code["does"]) == ("reaper", "plain", "r", "defeat 3")
    coop = [card["does"] for card in CLASSES if card.get("starting") == "coop"]
    assert "when wounds of another: pay spend shield 1: cancel 1" in coop


@pytest.mark.rule("T-309")
@pytest.mark.parametrize("name", FACTION_NAMES)
def test_a_faction_deck_is_made_like_the_others(name: str) -> None:
    deck = [card for card in FACTIONS if card["faction"] == name]
    breaks = [card for card in deck if card["does"].rstrip().endswith("break")]
    assert sorted(len(cells(card["pattern"])) for card in breaks) == [3, 4, 5]
    others = [card for card in deck if card not in breaks]
    assert Counter(len(cells(card["pattern"])) for card in others) == {3: 3, 4: 4, 5: 2}
    assert not any("code" in card for card in breaks)
    for card in deck:
        assert ("break" in card["does"]) == (card in breaks)
        expected = len(cells(card["pattern"])) - 2 + (card["pattern"].count("*") == 2)
        assert card["memory"] == min(3, expected), card["id"]
        check_what_it_gives(card, 2 if card in breaks else 1)


def check_what_it_gives(card: Row, times: int) -> None:
    """At most 4 damage, 2 Assets, 1 EXP a launch, twice as much from a Break card; the best of several items counts."""
    does = card["does"]
    if "defeat" not in does:
        assert sum(int(max_ or n) for n, max_ in re.findall(r"damage (\d)(?: per .* max (\d))?", does)) <= 4 * times, card["id"]
    gained = [int(n) for n in re.findall(r"gain \w+ (\d)(?! another)", does)]
    assert (max(gained, default=0) if "choose" in does else sum(gained)) <= 2 * times, card["id"]
    assert sum(map(int, re.findall(r"exp (\d)", does))) <= times, card["id"]


@pytest.mark.rule("T-302")
def test_the_locked_faction_cards_belong_to_those_the_story_names() -> None:
    assert {card["code"]: card["faction"] for card in FACTIONS if "code" in card} == {
        "CF1": "seekers", "PF1": "seekers", "DF1": "ninkyo", "DF2": "ninkyo",
        "EF1": "plebeians", "HF1": "plebeians", "FF1": "spartans", "HF2": "spartans",
    }  # fmt: skip
    assert {card["code"]: card["class"] for card in CLASSES if "code" in card} == {
        "AC1": "reaper", "SxC1": "reaper", "AC2": "whisperer", "GC1": "whisperer",
        "CC1": "trickster", "DC1": "trickster", "KC1": "brawler", "PC1": "brawler",
    }  # fmt: skip


THEMES = {
    "spartans": "damage|shield|defeat|att",
    "ninkyo": "gain|trace|spend|draw",
    "seekers": "prepare|program|open|look|reveal|fill|wild",
    "plebeians": "token|recover|purge|maxintegrity",
}


@pytest.mark.rule("T-312")
@pytest.mark.parametrize("name", FACTION_NAMES)
def test_most_cards_of_a_faction_are_about_what_it_is_about(name: str) -> None:
    deck = [card["does"] for card in FACTIONS if card["faction"] == name]
    assert sum(bool(re.search(THEMES[name], does)) for does in deck) >= 7


KINDS = "power|shield|memory|reroll|any|same|different|red|blue|green|yellow|open|essential|corrupted"
MASKED = re.compile(rf"\b(?:{KINDS})\b(?= \d| >| per|$)|\d+|\"[^\"]*\"")


def masked(does: str) -> str:
    """What is left of a script without numbers, labels, kinds of Assets and tokens, and Break."""
    return MASKED.sub("#", re.sub(r"(?:; |\n)break$", "", does.strip()))


FAMILIES = {
    "augmentations": {card["id"]: card["does"] for card in CLASSES + FACTIONS},
    "bodies": {body["id"]: body["ability"] for body in rows("bodies") + rows("walkers")},
    "protocols": {protocol["id"]: protocol["stages"][2].split(": ", 1)[1] for protocol in PROTOCOLS},
}


@pytest.mark.rule("T-307")
@pytest.mark.rule("T-308")
@pytest.mark.rule("T-309")
@pytest.mark.rule("T-310")
@pytest.mark.parametrize("family", FAMILIES)
def test_no_two_cards_of_a_family_do_the_same(family: str) -> None:
    same: dict[str, list[str]] = {}
    for id, does in FAMILIES[family].items():
        same.setdefault(masked(does), []).append(id)
    found = [ids for ids in same.values() if len(ids) > 1]
    assert found in ([], [["cantor", "weaver"]])  # their own Pattern again, which is another one


# -- Learning Protocols ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-310")
@pytest.mark.parametrize("protocol", PROTOCOLS, ids=lambda protocol: protocol["id"])
def test_protocols_have_three_stages_of_rising_size(protocol: Row) -> None:
    conditions, rewards = zip(*(stage.split(": ", 1) for stage in protocol["stages"]), strict=True)
    counted, sizes = zip(*(condition.split(" >= ") for condition in conditions), strict=True)
    assert len(set(counted)) == 1
    assert len(sizes) == 3
    assert int(sizes[0]) < int(sizes[1]) < int(sizes[2])
    assert re.fullmatch(r"gain \w+ [12]|exp 1", rewards[0])
    assert re.fullmatch(r"gain \w+ 2|exp [12]", rewards[1])
    assert "another" not in " ".join(protocol["stages"])


COUNTED = {  # what the engine keeps
    "defeated this match", "revealed this match", "launched any this match", "launched protocol this match",
    "unlocked this match", "assets", "cards equipped", "passed this match", "occupied this match", "districts",
    "marker patience on me", "marker stillness on me",
}  # fmt: skip
TRAIT = r"(?:mov|prg|att|fill|trace dice|tests) [+-]\d|cheaper \d|reach \d"


@pytest.mark.rule("T-310")
@pytest.mark.parametrize("protocol", PROTOCOLS, ids=lambda protocol: protocol["id"])
def test_a_protocol_counts_what_the_engine_keeps_and_ends_with_an_ability_for_once_a_turn(protocol: Row) -> None:
    assert {stage.split(" >= ")[0] for stage in protocol["stages"]} <= COUNTED
    ability = protocol["stages"][2].split(": ", 1)[1]
    assert re.fullmatch(TRAIT, ability) or re.match(r"(?:when|use) .*once a turn: ", ability)


@pytest.mark.rule("T-310")
def test_exactly_two_protocols_have_a_pattern_of_their_own() -> None:
    assert [(protocol["id"], protocol["pattern"]) for protocol in PROTOCOLS if "pattern" in protocol] == [
        ("cantor", "E * / * E"),
        ("weaver", "B R / G Y"),
    ]

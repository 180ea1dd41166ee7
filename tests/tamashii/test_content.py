"""The content of Tamashii against section 30 of the rules: counts, ranges, known values, and a reason to exist for every card."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from statistics import mean

import pytest

from ludarium.core.language.reader import read
from ludarium.games.tamashii.language import LANGUAGE
from tests.tamashii.content import Row, cells, files, has_a_hole, named, patterns, rows, scripts
from tests.tamashii.table import game

ENEMIES, BODIES, WALKERS = rows("enemies"), rows("bodies"), rows("walkers")
CLASSES, FACTIONS, PROTOCOLS = rows("classes"), rows("factions"), rows("protocols")
TILES, EXPLORATIONS = rows("tiles"), rows("explorations")
CLASS_NAMES = ("reaper", "brawler", "trickster", "whisperer")
FACTION_NAMES = ("spartans", "ninkyo", "seekers", "plebeians")
EVERYTHING = [(file, row) for file in files() for row in rows(file)]


def called(file_or_row: str | Row) -> str:
    return file_or_row if isinstance(file_or_row, str) else str(file_or_row["id"])


# -- counts and codes (30.1) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-301")
@pytest.mark.rule("T-6")
def test_there_are_as_many_cards_as_the_box_holds() -> None:
    assert sum(enemy["cards"] for enemy in ENEMIES) == 70
    assert [sum(enemy["cards"] for enemy in ENEMIES if enemy["level"] == level) for level in (1, 2, 3)] == [28, 24, 18]
    assert len(BODIES) == 13
    assert len(WALKERS) == 4
    assert len(PROTOCOLS) == 13
    assert Counter(card["class"] for card in CLASSES) == dict.fromkeys(CLASS_NAMES, 13)
    assert Counter(card["faction"] for card in FACTIONS) == dict.fromkeys(FACTION_NAMES, 12)
    assert len(TILES) == 24
    assert sum(kind["tokens"] for kind in EXPLORATIONS) == 20


@pytest.mark.rule("T-301a")
def test_the_enemies_are_46_designs() -> None:
    copies = {level: Counter(enemy["cards"] for enemy in ENEMIES if enemy["level"] == level) for level in (1, 2, 3)}
    assert copies == {1: {2: 14}, 2: {2: 10, 1: 4}, 3: {1: 18}}
    assert [named(ENEMIES, id)["level"] for id in ("zoe", "search_bot", "catcher", "purifier")] == [1, 2, 2, 3]


@pytest.mark.rule("T-302")
def test_codes_are_unique_and_name_their_scenario_and_kind() -> None:
    kinds = {"enemies": "N", "bodies": "B", "protocols": "L", "classes": "C", "factions": "F", "tiles": "D"}
    codes = [row["code"] for _, row in EVERYTHING if "code" in row]
    assert len(set(codes)) == len(codes)
    for file, row in EVERYTHING:
        if "code" in row:
            assert re.fullmatch(rf"(?:[A-HKP]|Sx){kinds[file]}[1-9]", row["code"]), row["id"]


@pytest.mark.rule("T-303")
def test_what_is_locked_at_the_start() -> None:
    locked = {file: [row for row in rows(file) if "code" in row] for file in ("tiles", "bodies", "protocols")}
    assert {file: len(found) for file, found in locked.items()} == {"tiles": 6, "bodies": 3, "protocols": 2}
    assert [number for number, tile in enumerate(TILES, 1) if "code" in tile] == [19, 20, 21, 22, 23, 24]
    for deck, kind, names in ((CLASSES, "class", CLASS_NAMES), (FACTIONS, "faction", FACTION_NAMES)):
        assert Counter(card[kind] for card in deck if "code" in card) == dict.fromkeys(names, 2)
    assert Counter(enemy["level"] for enemy in ENEMIES if "code" in enemy) == {2: 4, 3: 4}
    assert [sum(e["cards"] for e in ENEMIES if e["level"] == level and "code" not in e) for level in (1, 2, 3)] == [28, 20, 14]


@pytest.mark.rule("T-303")
def test_with_the_locks_of_the_start_there_are_enough_enemies_for_four() -> None:
    open_ones = {level: sum(e["cards"] for e in ENEMIES if e["level"] == level and "code" not in e) for level in (1, 2)}
    assert all(number >= 4 * 4 for number in open_ones.values())


@pytest.mark.rule("T-301a")
def test_copies_are_sources_of_their_own() -> None:
    content = game().pack.tables
    for card in range(69):
        if content.design[card] == content.design[card + 1]:
            assert content.enemy_integrity[card] == content.enemy_integrity[card + 1]
            assert content.divert[card] != content.divert[card + 1]
            assert not {int(each) for each in content.hacks[card]} & {int(each) for each in content.hacks[card + 1]}
    assert len({int(each) for each in content.design[:70]}) == 46


# -- Enemies ---------------------------------------------------------------------------------------------------------------

SMALL = r"trace \+1|lose (?:power|shield|memory|reroll) 1|dump 1|mend 1"
SPECIAL = {
    1: rf"wound 1; (?:{SMALL})",
    2: rf"wound 3|wound 2; (?:{SMALL}|token corrupted 1|attach 1)",
    3: rf"wound 4|wound 3; (?:{SMALL}|token corrupted 1|attach 1)",
}
INTEGRITY = {1: (3, 5, 4.0, 0.2), 2: (7, 9, 8.0, 0.2), 3: (10, 13, 11.5, 0.3)}
HACK = {1: (3, 3, 2, 2), 2: (3, 3, 3, 3), 3: (3, 4, 3, 4)}  # cells and damage, from and to
SECOND = r"gain (?:power|shield|memory|reroll) 1|token any 1|trace -1|program 2"
TWICE = r"gain any 2|token any 2|trace -2|program 4"


@pytest.mark.rule("T-304")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_enemies_are_as_strong_as_their_level(level: int) -> None:
    low, high, middle, apart = INTEGRITY[level]
    integrities = [enemy["integrity"] for enemy in ENEMIES if enemy["level"] == level for _ in range(enemy["cards"])]
    assert all(low <= integrity <= high for integrity in integrities)
    assert mean(integrities) == pytest.approx(middle, abs=apart)
    for enemy in (enemy for enemy in ENEMIES if enemy["level"] == level):
        assert enemy["basic"] == f"wound {level}"
        assert re.fullmatch(SPECIAL[level], enemy["special"]), enemy["id"]
        fewest, most, least, greatest = HACK[level]
        pattern, does = enemy["hacks"][0].split(" : ")
        assert fewest <= len(cells(pattern)) <= most, enemy["id"]
        assert least <= int(does.removeprefix("damage ")) <= greatest, enemy["id"]
        pattern, does = enemy["divert"].split(" : ")
        assert len(cells(pattern)) in ((4,), (4,), (4, 5))[level - 1], enemy["id"]
        assert does == f"token corrupted {(1, 1, 2)[level - 1]}", enemy["id"]
    for rare in ("token corrupted", "attach"):
        assert (
            sum(enemy["cards"] for enemy in ENEMIES if enemy["level"] == level and rare in enemy["special"])
            <= (0, 2, 3)[level - 1]
        )


@pytest.mark.rule("T-304")
def test_second_hacks() -> None:
    second = [(enemy, enemy["hacks"][1].split(" : ")) for enemy in ENEMIES if len(enemy["hacks"]) > 1]
    assert sum(enemy["cards"] for enemy, _ in second) == 40
    richer = [enemy for enemy, (pattern, _) in second if "O" in pattern]
    assert 4 <= len(richer) <= 6
    assert all(enemy["level"] == 3 for enemy in richer)
    for enemy, (pattern, does) in second:
        assert len(cells(pattern)) == 3, enemy["id"]
        assert pattern.count("O") <= 1
        assert re.fullmatch(TWICE if "O" in pattern else SECOND, does), enemy["id"]


@pytest.mark.rule("T-215")
@pytest.mark.rule("T-219")
@pytest.mark.rule("T-221")
def test_the_enemies_of_the_printed_example() -> None:
    """Purifier: Integrity 10. Search Bot: 3 wounds. Catcher: 2 wounds, and the Top Enemy recovers 1."""
    assert named(ENEMIES, "purifier")["integrity"] == 10
    assert named(ENEMIES, "search_bot")["special"] == "wound 3"
    assert named(ENEMIES, "catcher")["special"] == "wound 2; mend 1"


# -- Patterns --------------------------------------------------------------------------------------------------------------

SETS = {"enemies": ENEMIES, "factions": FACTIONS, "bodies": BODIES}


@pytest.mark.rule("T-305")
@pytest.mark.parametrize(("file", "row"), [each for each in EVERYTHING if patterns(each[1])], ids=called)
def test_patterns_hang_together_and_ask_for_what_they_may(file: str, row: Row) -> None:
    for pattern in patterns(row):
        found = cells(pattern)
        assert set(pattern) <= set("RBGYE*OC. /")
        assert 3 <= len(found) <= 5
        assert len({len(line.split()) for line in pattern.split("/")}) == 1, "all rows are equally long"
        assert max(max(place) for place in found) < 4
        assert is_connected(set(found)), pattern
        assert all(pattern.count(kind) <= 2 for kind in "RBGY"), pattern
        if "O" in pattern:
            assert pattern.count("O") <= 2
            assert pattern in [hack.split(" : ")[0] for hack in row.get("hacks", [])[1:]] or "break" in row.get("does", "")
    if file == "enemies":
        assert "*" in row["hacks"][0].split(" : ")[0]
    if file == "bodies":
        assert "*" in row["cost"]
        assert "E" in row["cost"]
        assert len(cells(row["cost"])) in (4, 5)


def is_connected(places: set[tuple[int, int]]) -> bool:
    reached, waiting = set(), [min(places)]
    while waiting:
        r, c = waiting.pop()
        reached.add((r, c))
        waiting += [near for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if near in places - reached]
    return reached == places


@pytest.mark.rule("T-305")
@pytest.mark.parametrize("file", SETS)
def test_the_four_types_are_asked_for_equally_often(file: str) -> None:
    found = [pattern for row in SETS[file] for pattern in patterns(row) for _ in range(row.get("cards", 1))]
    times = [sum(pattern.count(kind) for pattern in found) for kind in "RBGY"]
    assert all(abs(each - mean(times)) <= 0.15 * mean(times) for each in times)
    assert sum(map(has_a_hole, found)) * 2 >= len(found)


@pytest.mark.rule("T-305")
def test_few_cards_ask_for_corrupted_data() -> None:
    asking = [file for file, row in EVERYTHING if any("C" in pattern for pattern in patterns(row))]
    assert len(asking) <= 3
    assert set(asking) <= {"factions"}


# -- tiles and Exploration tokens ------------------------------------------------------------------------------------------

TABLE = """
Shelter 0/2 Abri; Devastated District 1/2 District Dévasté; Devastated District 1/2 District Dévasté
Spartans’ Lair 2/3 Repaire des Spartiates; Seekers’ Lair 2/3 Repaire des Chercheurs; Plebeians’ Lair 2/3 Repaire des Plébéiens
Ninkyo Lair 2/3 Repaire des Ninkyo; Devastated District 1/2 District Dévasté; Devastated District 1/2 District Dévasté
Market Hall 2/3 Halle; Power Plant 2/3 Centrale Électrique; Server Farm 2/3 Batterie de Serveurs; High-rise 1/3 Grand Building
Abandoned Slum 1/2 Taudis Abandonné; Clinic 2/4 Clinique; Mainframe 3/4 Unité Centrale; Transit Hub 2/3 Gare de transit
Firewall Yard 3/4 Enclos pare-feu; Data Well 3/4 Puits de données; Arena 3/5 Arène; Dead Zone 3/4 Zone morte
Foundry 3/4 Fonderie; Archive 2/4 Archives; Spire 3/4 Flèche
"""


@pytest.mark.rule("T-306")
def test_the_tiles_are_those_of_the_table() -> None:
    printed = [entry.strip() for line in TABLE.strip().splitlines() for entry in line.split(";")]
    assert [f"{tile['name']['en']} {tile['entry']}/{tile['stationary']} {tile['name']['fr']}" for tile in TILES] == printed
    assert sum(tile["entry"] for tile in TILES) == 47
    assert {number: tile["lair"] for number, tile in enumerate(TILES, 1) if "lair" in tile} == {
        4: "spartans",
        5: "seekers",
        6: "plebeians",
        7: "ninkyo",
    }
    assert [number for number, tile in enumerate(TILES, 1) if "district" not in tile] == [2, 3, 8, 9]
    for number, does in {
        11: "gain power 1",
        12: "program 2",
        13: "trace -2",
        14: "token any 1",
        15: "recover 2",
        16: "prepare 2",
    }.items():
        assert TILES[number - 1]["district"] == does


@pytest.mark.rule("T-142")
def test_exploration_tokens() -> None:
    """D13"""
    assert [(kind["id"], kind["tokens"]) for kind in EXPLORATIONS] == [
        ("exp", 4), ("data", 4), ("power", 3), ("shield", 3), ("reroll", 3), ("memory", 3),
    ]  # fmt: skip


# -- Bodies ----------------------------------------------------------------------------------------------------------------


def slots_of(body: Row) -> list[tuple[str, str]]:
    return [tuple(slot.split(": ")) for slot in body["slots"]]  # type: ignore[misc]


@pytest.mark.rule("T-307")
@pytest.mark.parametrize("body", BODIES, ids=lambda body: body["id"])
def test_bodies_keep_to_their_budget(body: Row) -> None:
    assert body["mov"] in (1, 2, 3)
    assert body["att"] in (2, 3, 4)
    assert body["prg"] in (2, 3, 4, 5)
    assert body["mov"] + body["att"] + body["prg"] in (8, 9)
    slots = slots_of(body)
    assert len(slots) in (2, 3)
    assert any(dice in ("Xc", "Xr", "c") for dice, _ in slots)
    for dice, does in slots:
        assert (
            does == "damage X" if dice[0] == "X" else int(does.removeprefix("damage ")) <= {1: 3, 2: 5, 3: 8}[len(dice.split())]
        )
    assert 2.8 <= mean_damage(body) <= 4.0


@pytest.mark.rule("T-307")
def test_every_body_has_one_ability_and_a_cost_of_four_or_five_cells() -> None:
    for body in BODIES:
        assert len(body["ability"].splitlines()) == 1, body["id"]
        assert len(cells(body["cost"])) in (4, 5), body["id"]


@pytest.mark.rule("T-307")
def test_at_least_three_bodies_and_class_cards_have_an_x_rare_slot() -> None:
    assert sum(any(dice == "Xr" for dice, _ in slots_of(body)) for body in BODIES) >= 3
    assert sum(card.get("slot") == "Xr" for card in CLASSES) >= 3


@pytest.mark.rule("T-307")
def test_mean_damage_of_those_known() -> None:
    assert mean_damage(WALKERS[0]) == pytest.approx(1.6, abs=0.1)
    assert mean_damage(named(BODIES, "soldier")) == pytest.approx(3.6, abs=0.1)


def mean_damage(body: Row) -> float:
    """Of one Attack roll, the dice put to their best use: two faces of six are blank, three common, one rare (D5)."""
    rolls = product("bbcccr", repeat=body["att"])
    return mean(best(slots_of(body), roll.count("c"), roll.count("r")) for roll in rolls)


def best(slots: list[tuple[str, str]], common: int, rare: int) -> int:
    damage = 0
    for dice, does in slots:
        if dice[0] != "X":
            needs_common, needs_rare = dice.split().count("c"), dice.split().count("r")
            if needs_common <= common and needs_rare <= rare:
                others = [slot for slot in slots if slot != (dice, does)]
                damage = max(damage, int(does.removeprefix("damage ")) + best(others, common - needs_common, rare - needs_rare))
    left = sum((common if dice == "Xc" else rare) for dice, _ in slots if dice[0] == "X")
    return max(damage, left)


@pytest.mark.rule("T-314j")
@pytest.mark.rule("T-222")
def test_the_soldier_and_the_walkers_to_the_letter() -> None:
    soldier = named(BODIES, "soldier")
    assert (soldier["mov"], soldier["att"], soldier["prg"]) == (2, 3, 3)
    assert soldier["slots"] == ["r: damage 3", "c: damage 2", "Xc: damage X"]
    assert soldier["ability"] == "when defeated: gain any 1"
    assert {walker["colour"]: walker["ability"] for walker in WALKERS} == {
        "red": "when attack roll: pay dump 1 red: dice 1",
        "blue": "when traced: pay dump 1 blue: trace -1",
        "green": "when programming: pay dump 1 green: program 2",
        "yellow": "when wounds: pay dump up to 2 yellow: cancel 1 per paid",
    }
    for walker in WALKERS:
        assert (walker["mov"], walker["att"], walker["prg"]) == (2, 2, 4)
        assert walker["slots"] == ["c: damage 1", "r: damage 2", "Xc: damage X"]


# -- words -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-313")
@pytest.mark.parametrize(("file", "row"), EVERYTHING, ids=called)
def test_every_script_can_be_read(file: str, row: Row) -> None:
    for script in scripts(row).values():
        read(LANGUAGE, script)


@pytest.mark.rule("T-297b")
def test_planning_cards_touch_only_what_is_their_owner_s() -> None:
    shared = [verb.parts[0] for verb in LANGUAGE.verbs if verb.shared and verb.name not in ("trace on",)]
    for card in CLASSES:
        if card["timing"] == "planning":
            assert not set(re.findall(r"\w+", card["does"])) & set(shared), card["id"]
            assert "another" not in card["does"]


def test_every_card_has_a_name_and_a_line_in_both_languages() -> None:
    for file, row in EVERYTHING:
        for field in ("name", *({"flavour"} if file != "scenarios" else ())):
            assert set(row[field]) == {"en", "fr"}, row["id"]
            assert all(text.strip() == text and text for text in row[field].values()), row["id"]
        if "flavour" in row:
            assert all(len(text) <= 110 for text in row["flavour"].values()), row["id"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_cards_are_named_alike(language: str) -> None:
    """But the four Devastated Districts (T-306)."""
    names = Counter(plain(row["name"][language]) for _, row in EVERYTHING)
    assert [name for name, times in names.items() if times > 1] in ([plain(TILES[1]["name"][language])], [])
    lines = Counter(row["flavour"][language] for _, row in EVERYTHING if "flavour" in row)
    assert [line for line, times in lines.items() if times > 1] == []


def plain(name: str) -> str:
    """A name without its article."""
    return re.sub(r"^(?:the|an?|les?|la|l’|une?) ?", "", name.lower())

"""The scenarios as their files say them: sheets, cards, and every way through them (30.5)."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from ludarium.core.language import printed
from ludarium.core.language.reader import read
from ludarium.games.tamashii.language import LANGUAGE
from tests.tamashii.content import Row, files, rows
from tests.tamashii.grounds import shipped

SHEETS = {sheet["id"]: sheet for sheet in rows("scenarios")}
CARDS = {id: rows(f"scenario_{id}") for id in SHEETS}
COUNTS = {"a": 9, "b": 12, "c": 13, "d": 12, "e": 12, "f": 12, "g": 13, "h": 12, "k": 13, "p": 13, "sx": 18}  # T-316
DRAWN = re.compile(r"\bcard ([A-Z][a-z]?\d\d)\b(?! on| >)")
each_scenario = pytest.mark.parametrize("id", SHEETS)


def section(card: Row, name: str) -> str:
    """A section of a card: its lines without the heading."""
    lines = card.get("does", "").splitlines()
    heads = [place for place, line in enumerate(lines) if line and not line.startswith(" ")] + [len(lines)]
    parts = [lines[start:end] for start, end in pairwise(heads)]
    return "\n".join(line for part in parts if part[0].split(":")[0].split()[0] == name for line in part)


def drawn_by(card: Row) -> set[str]:
    """The codes of the cards it draws, in small letters."""
    found = set()
    for line in card.get("does", "").splitlines():
        if re.match(r"\s*card [A-Z]", line):
            found |= {code.lower() for code in DRAWN.findall(line)}
    return found


def ways(id: str) -> list[list[Row]]:
    """Every way from the first Plot card to an end card, by what the Plot cards draw."""
    deck = {card["id"]: card for card in CARDS[id]}

    def on(way: list[Row]) -> list[list[Row]]:
        if way[-1]["kind"] == "end":
            return [way]
        further = [deck[code] for code in sorted(drawn_by(way[-1])) if deck[code]["kind"] in ("plot", "end")]
        return [each for card in further for each in on([*way, card])]

    return on([deck[SHEETS[id]["first"]]])


@pytest.mark.rule("T-315")
@pytest.mark.rule("T-34")
@each_scenario
def test_the_deck_has_consecutive_codes_and_as_many_cards_as_proposed(id: str) -> None:
    assert [card["id"] for card in CARDS[id]] == [f"{id}{number:02}" for number in range(1, COUNTS[id] + 1)]
    assert SHEETS[id]["first"] == f"{id}01"


def time_set(card: Row, players: int) -> int:
    """What a card sets Time to; 0: nothing, or that Time does not decide (T-241). Some say `2 + P` (T-37)."""
    said = re.search(r"time set (.+)", section(card, "immediate"))
    return sum(players if part == "P" else int(part) for part in said[1].split(" + ")) if said else 0


@pytest.mark.rule("T-315")
@each_scenario
def test_the_ways_through_a_scenario(id: str) -> None:
    """3 to 6 Plot cards on each, Times of at most 20; something to choose; every card can come."""
    plots = [card for card in CARDS[id] if card["kind"] == "plot"]
    assert 4 <= len(plots) <= (11 if id == "sx" else 9)
    found = ways(id)
    for way in found:
        assert 3 <= len(way) - 1 <= 6, [card["id"] for card in way]
        assert all(sum(time_set(card, players) for card in way) <= 20 for players in range(1, 5))
    in_sight = {card["id"] for way in found for card in way}
    drawn = in_sight.union(*(drawn_by(card) for card in CARDS[id]), {SHEETS[id]["lost"]})
    assert drawn >= {card["id"] for card in CARDS[id] if card["kind"] != "attack"}
    chosen = [card for card in plots if len(set(re.findall(r'- "[^"]*":\s+card (\w+)', card["does"]))) > 1]
    assert chosen, "at least one real choice that changes the next card"


@pytest.mark.rule("T-315")
@pytest.mark.rule("T-251")
@each_scenario
def test_endings(id: str) -> None:
    ends = [card for card in CARDS[id] if card["kind"] == "end"]
    won = [card for card in ends if "end won" in card["does"]]
    lost = [card for card in ends if "end lost" in card["does"]]
    assert len(won) + len(lost) == len(ends)
    assert len(won) in (2, 3)
    assert len(lost) in (1, 2)
    for card in won:
        assert f"tick {card['id'].capitalize()}" in card["does"].replace("SX", "Sx")
    assert len({tuple(sorted(re.findall(r"(?:open|close) [A-Z]\w+", card["does"]))) for card in won}) == len(won), (
        "different unlocks"
    )
    assert not any("tick" in card["does"] for card in lost)
    by_story = {way[-1]["id"] for way in ways(id)}
    assert by_story & {card["id"] for card in lost}, "a way to lose other than the Corrupted pool"
    assert SHEETS[id]["lost"] in {card["id"] for card in lost}


@pytest.mark.rule("T-227b")
@pytest.mark.rule("T-314a")
@each_scenario
def test_plot_cards_are_drawn_in_immediate_and_global_only(id: str) -> None:
    kinds = {card["id"]: card["kind"] for card in CARDS[id]}
    for card in CARDS[id]:
        elsewhere = drawn_by(card) - drawn_by({"does": section(card, "immediate") + "\n" + section(card, "global")})
        assert all(kinds[code] == "end" for code in elsewhere), card["id"]
        if card["kind"] != "end":
            assert not re.search(r"\b(?:open [A-Z]|close|tick|end won|end lost)\b", card.get("does", "")), card["id"]


@pytest.mark.rule("T-315")
@each_scenario
def test_a_time_is_set_at_once_and_falls_in_every_global(id: str) -> None:
    for card in CARDS[id]:
        if card.get("time"):
            assert f"time set {card['time']}" in section(card, "immediate"), card["id"]
        if time_set(card, 1):
            assert section(card, "global").splitlines()[1] == "  time -1", card["id"]


@pytest.mark.rule("T-303")
@pytest.mark.rule("T-302")
def test_whatever_is_unlocked_is_there_to_be_unlocked() -> None:
    locked = {row["code"] for file in files() for row in rows(file) if "code" in row}
    opened = {
        code
        for deck in CARDS.values()
        for card in deck
        for code in re.findall(r"(?:open|close) ([A-Z]\w+)", card.get("does", ""))
    }
    assert opened <= locked
    if set(COUNTS) == set(SHEETS):
        assert opened == locked


@pytest.mark.rule("T-313")
@each_scenario
def test_scripts_of_a_scenario_can_be_read(id: str) -> None:
    scripts = [SHEETS[id]["does"], *(card["does"] for card in CARDS[id] if "does" in card)]
    for script in scripts:
        read(LANGUAGE, script)
    odd = {name for script in scripts for name in re.findall(r"rule (\w+)", script)}
    assert len(odd) <= 4


@pytest.mark.rule("T-234")
@pytest.mark.rule("T-315")
@each_scenario
def test_a_sheet_says_what_a_sheet_says(id: str) -> None:
    sheet = SHEETS[id]
    assert sheet["challenge"] is (id in ("g", "k", "sx"))
    assert section(sheet, "pool"), "what happens when the Corrupted pool is empty"
    assert all(sheet["name"][language] for language in ("en", "fr"))
    assert {"places", "start", "deck", "pool", "factions"} <= set(sheet), "steps 7 to 11 of the set-up"
    assert sheet["difficulty"] in ("easy", "medium", "hard")
    assert sheet["length"] in ("short", "medium", "long")
    assert all(len(sheet["introduction"][language].split()) >= 30 for language in ("en", "fr"))
    for card in CARDS[id]:
        assert ("goal" in card) == (card["kind"] == "plot"), card["id"]


# -- maps --------------------------------------------------------------------------------------------------------------------


def places(id: str) -> list[tuple[int, int]]:
    return [(int(place.split()[0]), int(place.split()[1])) for place in SHEETS[id]["places"]]


def steps(one: tuple[int, int], other: tuple[int, int]) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


@pytest.mark.rule("T-317")
@each_scenario
def test_a_map_hangs_together_and_has_the_shelter(id: str) -> None:
    found = places(id)
    assert 8 <= len(found) <= 16
    assert len(set(found)) == len(found)
    reached, waiting = set(), [found[0]]
    while waiting:
        here = waiting.pop()
        reached.add(here)
        waiting += [place for place in found if place not in reached and steps(here, place) == 1]
    assert reached == set(found)
    assert any(re.search(r"tile 1\b", place) for place in SHEETS[id]["places"])


@pytest.mark.rule("T-38")
@pytest.mark.rule("T-39")
def test_the_set_up_of_the_prologue() -> None:
    sheet = SHEETS["a"]
    up = [place for place in sheet["places"] if "tile" in place]
    assert sorted(place.split("tile ")[1] for place in up) == ["1", "2"]
    assert sheet["hidden"] == [3, 11, 12, 13, 14, 16]
    assert len(sheet["places"]) - len(up) == 6
    assert (sheet["start"], sheet["pool"], sheet["factions"]) == (2, "16", [])
    assert sheet["deck"] == ["all L1", "all L2"]
    assert set(sheet["without"]) == {"trace", "classes", "protocols", "market"}
    assert sheet["no_exploration"] == ["exp", "memory"]


@pytest.mark.rule("T-40")
@pytest.mark.rule("T-232a")
def test_the_set_up_of_geo_hunt() -> None:
    sheet = SHEETS["e"]
    up = [place for place in sheet["places"] if "tile" in place]
    assert sorted(place.split("tile ")[1].split()[0] for place in up) == ["1", "5", "6"]
    assert len(sheet["places"]) - len(up) == 10
    assert (sheet["start"], sheet["pool"], sheet["difficulty"], sheet["length"]) == (1, "4 P", "medium", "medium")
    assert sheet["deck"] == ["2 P L1", "3 P L2", "all L3"], "with three players 6 L1, 9 L2"
    assert set(sheet["factions"]) == {"seekers", "plebeians"}
    assert sheet["without_cards"] == ["EF1"]
    generation = [place for place in sheet["places"] if "row generation" in place]
    assert sorted(place.split("die ")[1] for place in generation) == ["blank", "common", "rare"]
    shelter = places("e")[0]
    for place, where in zip(sheet["places"], places("e"), strict=True):
        if "row generation" in place:
            assert steps(where, shelter) == 2


@pytest.mark.rule("T-232a")
def test_a_sector_is_a_generation_place_and_what_is_nearest_to_it() -> None:
    """Every place but the Shelter is in exactly one, and no other Generation place is nearer."""
    sheet, found = SHEETS["e"], places("e")
    sectors = [place.split("sector ")[1][0] if "sector" in place else "" for place in sheet["places"]]
    centres = {sectors[n]: found[n] for n, place in enumerate(sheet["places"]) if "row generation" in place}
    assert len(centres) == 3
    for number, sector in enumerate(sectors):
        assert (sector == "") == bool(re.search(r"tile 1\b", sheet["places"][number]))
        if sector:
            assert steps(found[number], centres[sector]) == min(steps(found[number], centre) for centre in centres.values())


HOPE = """immediate:
  each players:
    trace 0
    attach 2
  clear ascend 2 on map                 # the First Player chooses
special:
  when launched hack: trace +1
  instead of district if it is tile 6:
    may: token any 2
activity "silence a radar" at tiles with ascend:
  pay discard 3 any:
    clear ascend 1 on here
    wound 1
    gain any 3
global:
  if ascend on map = 0:
    card E10
  else:
    rule propagate P
    if ascend on sheet >= 3:
      card E11
"""


@pytest.mark.rule("T-231")
@pytest.mark.rule("T-314l")
def test_hope_is_the_rulebook_s() -> None:
    hope = next(card for card in CARDS["e"] if card["id"] == "e07")
    assert hope["does"] == HOPE
    assert hope["name"] == {"en": "Hope", "fr": "Espoir"}


@pytest.mark.rule("T-233")
def test_the_radars_of_geo_hunt() -> None:
    does = SHEETS["e"]["does"]
    assert (
        'activity "jam a radar" at tiles with ascend:\n  pay dump 1:\n    clear ascend 1 on here\n    exp 1\n    trace +1' in does
    )
    assert "pool:\n  card E11" in does


# -- what is printed ---------------------------------------------------------------------------------------------------------


def printed_lines(id: str, section: str, language: str) -> str:
    """A section of a card as people read it."""
    card = next(card for deck in CARDS.values() for card in deck if card["id"] == id)
    (found,) = (each for each in read(LANGUAGE, card["does"]).declared if each.said.word.name == section)
    return " ".join(shipped().text(line, language) for line in printed.lines(found.inside, who="anybody"))


@pytest.mark.rule("T-236")
@each_scenario
def test_every_line_of_a_scenario_can_be_said(id: str) -> None:
    for card in [SHEETS[id], *CARDS[id]]:
        for declared in read(LANGUAGE, card["does"]).declared if "does" in card else ():
            for language in ("en", "fr"):
                said = [shipped().text(line, language) for line in printed.lines(declared.inside, who="anybody")]
                assert said, card["id"]
                assert not re.search(r"\bde les? |\bà les? |\bsi il\b|\bde [AEIOU]", " ".join(said)), (card["id"], said)


@pytest.mark.parametrize(
    ("id", "section", "language", "says"),
    [
        ("e01", "global", "en", "if the number of Generation tiles lying face up is at least 2"),
        ("e01", "global", "fr", "si le nombre de tuiles Génération face visible atteint 2"),
        ("e04", "global", "fr", "si le nombre de pions Ascend sur le Plan ne dépasse pas le nombre de joueurs"),
        ("e09", "global", "en", "if there are at least 3 Success tokens on the Generation tiles"),
        ("e07", "immediate", "fr", "Retirez 2 pions Ascend du Plan"),
        ("a02", "global", "fr", "si l’on trouve un Personnage sur la tuile 11"),
    ],
)
def test_what_stands_on_a_card(id: str, section: str, language: str, says: str) -> None:
    assert says in printed_lines(id, section, language)


# -- stories -----------------------------------------------------------------------------------------------------------------


def stories() -> list[tuple[str, Row]]:
    return [(id, card) for id, deck in CARDS.items() for card in deck if "story" in card]


@each_scenario
def test_every_card_has_a_story_in_both_languages(id: str) -> None:
    for card in CARDS[id]:
        for language in ("en", "fr"):
            words = re.findall(r"[\w’-]+", card["story"][language])
            assert 60 <= len(words) <= 120, (card["id"], language, len(words))


def test_until_relieved_is_said_only_where_the_story_hides_it() -> None:
    for words, language in (("until relieved", "en"), ("jusqu’à la relève", "fr")):
        said = [id for id, card in stories() if words in card["story"][language].lower()]
        assert set(said) <= {"a", "g", "p", "sx"}
        assert said.count("a") >= 2, "a clue stands on two cards at least"

"""The shipped cards keep section 23; a pack that does not is refused with file, line, card and rule (A-2, A-212 to A-228)."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludarium.games.anima import ShadowOfOmega
from ludarium.games.anima.tables import TRAITS
from ludarium.games.anima.verbs import VOCABULARY
from tests.core import packs
from tests.core.packs import refused, refused_by_rule, write

GAME = ShadowOfOmega()
CHARACTER, AREA, PLACE = "characters.toml", "areas.toml", "places.toml"
MISSION, ENCOUNTER, ADVANTAGE = "missions.toml", "encounters.toml", "advantages.toml"
KIND = {CHARACTER: "character", AREA: "area", PLACE: "place", MISSION: "mission", ENCOUNTER: "encounter", ADVANTAGE: "advantage"}
SYMBOLS = ("magic", "ki", "trickery")

Written = dict[str, Any]


def written(file: str) -> list[Written]:
    return packs.written(GAME, file)


def one(file: str, id: str) -> Written:
    return next(card for card in written(file) if card["id"] == id)


def verbs(card: Written, *fields: str) -> list[str]:
    return [part.split()[0] for field in fields for part in card.get(field, "").split(";") if part.strip()]


# -- the shipped cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("A-2")
def test_the_set_holds_110_cards() -> None:
    finals = [card for card in written(MISSION) if card.get("final")]
    assert len(finals) == 3
    counts = [len(written(file)) for file in (CHARACTER, AREA, MISSION, ENCOUNTER, ADVANTAGE)]
    assert counts == [20, 14, 10 + 3, 33, 30]
    assert len(GAME.pack.cards) == sum(counts) == 110


@pytest.mark.rule("A-212")
def test_named_characters_keep_their_values() -> None:
    values = {card["id"]: (card["combat"], card["speed"]) for card in written(CHARACTER)}
    assert (values["acrobat"], values["wizard"]) == ((4, 4), (3, 4))
    assert (values["illusionist"], values["factotum"]) == ((2, 4), (3, 2))
    assert (values["thief"], values["technician"]) == ((2, 4), (2, 3))
    assert one(CHARACTER, "thief")["gender"] == "female"
    assert {"weapon_master", "assassin"} <= set(values)


@pytest.mark.rule("A-213")
def test_twenty_different_characters_within_bounds() -> None:
    cards = written(CHARACTER)
    assert len({card["id"] for card in cards}) == 20
    for card in cards:
        assert 1 <= card["combat"] <= 5, card["id"]
        assert 1 <= card["speed"] <= 5, card["id"]
        assert 5 <= card["combat"] + card["speed"] <= 8, card["id"]
        assert len(card["symbols"]) == len(set(card["symbols"])) <= 3, card["id"]
    for symbol in SYMBOLS:
        assert sum(symbol in card["symbols"] for card in cards) >= 7
    paladin = one(CHARACTER, "paladin")
    assert (paladin["gender"], paladin["combat"], paladin["speed"], paladin["symbols"]) == ("female", 3, 2, ["ki"])
    assert paladin["passive"] == "against darkness 4"
    assert one(CHARACTER, "warrior_mentalist")


@pytest.mark.rule("A-214")
def test_the_thief_needs_a_four_and_the_assassin_immobilises() -> None:
    thief, assassin = one(CHARACTER, "thief"), one(CHARACTER, "assassin")
    assert (thief["timing"], thief["incline"], thief["does"]) == ("reset", True, "rob_on 4")
    assert (assassin["incline"], assassin["does"].split()[0]) == (True, "immobilise")


@pytest.mark.rule("A-215")
def test_fourteen_areas_by_level() -> None:
    level = {card["id"]: card["level"] for card in written(AREA)}
    assert Counter(level.values()) == {1: 5, 2: 5, 3: 4}
    named = ("village_of_cornes", "archangel", "lost_ruins", "americh", "tower_at_the_end")
    assert [level[id] for id in named] == [1, 1, 2, 2, 3]
    for id in ("americh", "tower_at_the_end"):
        assert "special" in one(AREA, id)["rewards"]


@pytest.mark.rule("A-216")
@pytest.mark.rule("A-217")
def test_archangel_and_the_lost_ruins() -> None:
    archangel, ruins = one(AREA, "archangel"), one(AREA, "lost_ruins")
    assert (archangel["rules"], archangel["trade"]) == ("no_fighting", True)
    assert (archangel["explore"][2 - 1], archangel["explore"][5 - 1]) == ("nothing", "1")
    assert set(archangel["rewards"]) == {"recruit", "mission:palace", "advantage"}
    assert (ruins["trade"], ruins["explore"][5 - 1]) == (False, "2")
    assert "mission:pit_of_hell" in ruins["rewards"]


@pytest.mark.rule("A-218")
def test_tables_and_rewards_of_areas() -> None:
    cards = written(AREA)
    bounds = {1: (0.5, 0.9), 2: (0.9, 1.4), 3: (1.4, 2.0)}
    for card in cards:
        assert (len(card["explore"]), len(set(card["rewards"]))) == (6, 3), card["id"]
        low, high = bounds[card["level"]]
        assert low <= sum(int(word) for word in card["explore"] if word.isdecimal()) / 6 <= high, card["id"]
    recruit = [card["level"] for card in cards if "recruit" in card["rewards"]]
    assert len(recruit) >= 6
    assert recruit.count(1) >= 3
    assert sum(card["trade"] for card in cards) >= 5


@pytest.mark.rule("A-219")
def test_two_basic_missions_of_each_kind() -> None:
    basics = [card for card in written(MISSION) if not card.get("final")]
    assert Counter(card["kind"] for card in basics) == dict.fromkeys(("slay", "speed", "hold", "fetch", "visit"), 2)
    bounds = {"slay": ("combat", 8, 12), "speed": ("difficulty", 12, 15), "hold": ("combat", 6, 9)}
    for card in basics:
        assert card["reward"], card["id"]
        if card["kind"] in bounds:
            field, low, high = bounds[card["kind"]]
            assert low <= card[field] <= high, card["id"]
        if card["kind"] == "visit":
            assert len(card["places"]) in (2, 3), card["id"]
    assert sorted(card["turns"] for card in basics if card["kind"] == "hold") in ([2, 2], [2, 3])
    tiamat = one(MISSION, "beat_tiamat")
    assert (tiamat["kind"], tiamat["combat"], tiamat["place"]) == ("slay", 9, "pit_of_hell")


@pytest.mark.rule("A-220")
@pytest.mark.rule("A-220a")
def test_three_final_missions_at_level_three_areas() -> None:
    finals = [card for card in written(MISSION) if card.get("final")]
    areas = [one(PLACE, card["place"])["area"] for card in finals]
    assert [one(AREA, area)["level"] for area in areas] == [3, 3, 3]
    assert areas.count("tower_at_the_end") == 1
    assert sorted(card["crisis"] for card in finals) == [8, 8, 10]
    for card in finals:
        for field in ("combat", "crisis_combat"):
            assert 14 <= card.get(field, 14) <= 16, card["id"]
        for field in ("difficulty", "crisis_difficulty"):
            assert 18 <= card.get(field, 18) <= 20, card["id"]
        assert ("crisis_combat" in card) != ("crisis_difficulty" in card), card["id"]


@pytest.mark.rule("A-221")
def test_missions_and_mission_rewards_name_each_other() -> None:
    offered = {word.partition(":")[2]: card["id"] for card in written(AREA) for word in card["rewards"] if ":" in word}
    missions = written(MISSION)
    named = {place for card in missions for place in [card.get("place"), card.get("to"), *card.get("places", [])] if place}
    assert named == set(offered)
    assert {place["id"]: place["area"] for place in written(PLACE)} == offered


@pytest.mark.rule("A-222")
@pytest.mark.rule("A-223")
def test_thirty_three_encounters() -> None:
    cards = written(ENCOUNTER)
    creatures = [card for card in cards if card["kind"] == "creature"]
    events = [card for card in cards if card["kind"] == "event"]
    assert Counter(card["level"] for card in creatures) == {1: 8, 2: 7, 3: 5}
    assert Counter(card["level"] for card in events) == {1: 6, 2: 4, 3: 3}
    bounds = {1: (2, 5), 2: (5, 9), 3: (9, 14)}
    for card in creatures:
        assert bounds[card["level"]][0] <= card["combat"] <= bounds[card["level"]][1], card["id"]
        assert set(card["traits"]) <= {"darkness", "beast", "spirit", "human", "dragon"}, card["id"]
    assert sum(card["welcome"] for card in events) >= 4
    assert sum("recruit" in verbs(card, "does") for card in events) >= 2
    assert sum("lose_turn" in verbs(card, "does") for card in events) >= 3
    assert sum("lose_next_turn" in verbs(card, "does") for card in events) <= 1
    assert "recruit" in verbs(one(ENCOUNTER, "inn"), "does")
    warrior, treasure = one(ENCOUNTER, "wandering_warrior"), one(ENCOUNTER, "treasure")
    assert (warrior["kind"], warrior["level"], warrior["combat"]) == ("creature", 1, 2)
    assert (treasure["kind"], treasure["does"]) == ("event", "draw 2")
    assert treasure["level"] in (1, 2)
    for id in ("dragon_god", "shadow_of_omega"):
        assert (one(ENCOUNTER, id)["kind"], one(ENCOUNTER, id)["level"]) == ("creature", 3)


@pytest.mark.rule("A-224")
@pytest.mark.rule("A-225")
def test_thirty_advantages() -> None:
    cards = written(ADVANTAGE)
    assert Counter(card["type"] for card in cards) == {"ki": 4, "magic": 4, "trickery": 4, "plot": 12, "organization": 6}
    assert sum(card["timing"] == "interruption" for card in cards) >= 6
    assert sum(card["timing"] == "combat" for card in cards) >= 8
    assert one(ADVANTAGE, "sleep_spell")["type"] == "magic"
    misdirection, zeppelin = one(ADVANTAGE, "misdirection"), one(ADVANTAGE, "zeppelin_travel")
    assert (misdirection["type"], misdirection["timing"], misdirection["does"]) == ("plot", "interruption", "redirect")
    assert (zeppelin["type"], zeppelin["timing"], zeppelin["does"]) == ("plot", "movement", "fly")
    assert "passive" in one(ADVANTAGE, "magic_item")
    assert one(ADVANTAGE, "betrayal")["does"] == "betray"


@pytest.mark.rule("A-226")
def test_three_pairs_of_organizations() -> None:
    rivals = {card["id"]: card["rival"] for card in written(ADVANTAGE) if card["type"] == "organization"}
    assert len(rivals) == 6
    assert all(rivals[rivals[id]] == id != rivals[id] for id in rivals)
    for id in rivals:
        card = one(ADVANTAGE, id)
        assert ("passive" in card) != ("does" in card), id
        assert len(verbs(card, "duty")) == 1, id
    sun = one(ADVANTAGE, "black_sun")
    assert sun.get("use") != "interaction"
    assert not {"might", "swift", "against", "strength"} & set(verbs(sun, "passive", "does"))


@pytest.mark.rule("A-227")
def test_every_script_is_made_of_the_verbs_of_the_list() -> None:
    known = {verb.name for verb in VOCABULARY.verbs.values()}
    for file in (CHARACTER, AREA, MISSION, ENCOUNTER, ADVANTAGE):
        for card in written(file):
            found = verbs(card, "does", "passive", "duty", "reward", "special", "sp")
            assert set(found) <= known, card["id"]


@pytest.mark.rule("A-228")
def test_what_the_example_of_play_needs() -> None:
    five = {id: one(CHARACTER, id) for id in ("factotum", "acrobat", "illusionist", "thief", "technician")}
    assert five["factotum"].get("timing") != "reset"
    assert all(card.get("timing") not in ("interaction", "combat") for card in five.values())
    for card in five.values():
        assert not {"might", "against", "against_mission", "turn_combat"} & set(verbs(card, "does", "passive")), card["id"]


# -- broken packs ----------------------------------------------------------------------------------------------------


Case = tuple[str, str, str, dict[str, str | None]]
RUINS, ARCHANGEL = '["nothing", "1", "1", "1", "1", "2"]', '["nothing", "1", "1", "1", "1", "nothing"]'
# the rule that is broken, the file, the card, its fields as they are written
BROKEN: dict[str, Case] = {
    # Characters
    "another acrobat": ("A-212", CHARACTER, "acrobat", {"combat": "3"}),
    "another wizard": ("A-212", CHARACTER, "wizard", {"speed": "3"}),
    "another illusionist": ("A-212", CHARACTER, "illusionist", {"combat": "3"}),
    "another factotum": ("A-212", CHARACTER, "factotum", {"speed": "3"}),
    "thief and technician of 5": ("A-212", CHARACTER, "thief", {"combat": "3"}),
    "a man as thief": ("A-212", CHARACTER, "thief", {"gender": '"male"'}),
    "combat 6": ("A-213", CHARACTER, "huntress", {"combat": "6"}),
    "combat 0": ("A-213", CHARACTER, "huntress", {"combat": "0"}),
    "speed 6": ("A-213", CHARACTER, "huntress", {"speed": "6"}),
    "sum of 9": ("A-213", CHARACTER, "huntress", {"speed": "5"}),
    "sum of 4": ("A-213", CHARACTER, "fortune_teller", {"speed": "3"}),
    "unknown symbol": ("A-213", CHARACTER, "huntress", {"symbols": '["chi"]'}),
    "symbol twice": ("A-213", CHARACTER, "huntress", {"symbols": '["ki", "ki"]'}),
    "no symbols": ("A-213", CHARACTER, "huntress", {"symbols": None}),
    "paladin of 4": ("A-213", CHARACTER, "paladin", {"combat": "4"}),
    "paladin against beasts": ("A-213", CHARACTER, "paladin", {"passive": '"against beast 4"'}),
    "thief on 3": ("A-214", CHARACTER, "thief", {"does": '"rob_on 3"'}),
    "thief stays straight": ("A-214", CHARACTER, "thief", {"incline": "false"}),
    "thief in movement": ("A-214", CHARACTER, "thief", {"timing": '"movement"'}),
    "assassin robs": ("A-214", CHARACTER, "assassin", {"does": '"rob 1"'}),
    "assassin stays straight": ("A-214", CHARACTER, "assassin", {"incline": "false"}),
    "two abilities": ("A-5", CHARACTER, "thief", {"passive": '"steady"'}),
    "two passives": ("A-5", CHARACTER, "duellist", {"passive": '"steady; hardy"'}),
    "ability without timing": ("A-142", CHARACTER, "wizard", {"timing": None}),
    "factotum in reset": ("A-228", CHARACTER, "factotum", {"timing": '"reset"', "incline": "true", "does": '"draw 1"'}),
    "acrobat of might": ("A-228", CHARACTER, "acrobat", {"passive": '"might 1"'}),
    "technician against missions": ("A-228", CHARACTER, "technician", {"passive": '"against_mission 1"'}),
    "illusionist in interaction": ("A-228", CHARACTER, "illusionist", {"timing": '"interaction"', "does": '"draw 1"'}),
    # Areas
    "archangel of level 2": ("A-215", AREA, "archangel", {"level": "2"}),
    "area of level 4": ("A-6", AREA, "archangel", {"level": "4"}),
    "americh without special reward": ("A-215", AREA, "americh", {
        "rewards": '["advantage", "mission:drowned_library", "recruit"]', "sp": None}),
    "fights in archangel": ("A-216", AREA, "archangel", {"rules": None}),
    "no trade in archangel": ("A-216", AREA, "archangel", {"trade": "false"}),
    "a 2 in archangel": ("A-216", AREA, "archangel", {"explore": ARCHANGEL, "special": None}),
    "rewards of archangel": ("A-216", AREA, "archangel", {
        "rewards": '["special", "mission:palace", "advantage"]', "sp": '"draw 1"'}),
    "trade in the ruins": ("A-217", AREA, "lost_ruins", {"trade": "true"}),
    "a 5 in the ruins": ("A-217", AREA, "lost_ruins", {"explore": RUINS}),
    "five results": ("A-218", AREA, "lost_ruins", {"explore": '["nothing", "1", "1", "1", "2"]'}),
    "two rewards": ("A-218", AREA, "lost_ruins", {"rewards": '["mission:pit_of_hell", "advantage"]'}),
    "the same reward twice": ("A-218", AREA, "lost_ruins", {"rewards": '["mission:pit_of_hell", "advantage", "advantage"]'}),
    "too dangerous for level 1": ("A-218", AREA, "village_of_cornes", {"explore": '["nothing", "1", "1", "1", "1", "2"]'}),
    "too safe for level 3": ("A-218", AREA, "tower_at_the_end", {"explore": '["1", "1", "1", "1", "2", "2"]'}),
    "meetings count": ("A-218", AREA, "archangel", {"special": '"meet 3"'}),
    "two rules": ("A-6", AREA, "archangel", {"rules": '"no_fighting; dark"'}),
    "unused special": ("A-104", AREA, "lost_ruins", {"special": '"draw 1"'}),
    "unused sp": ("A-111", AREA, "lost_ruins", {"sp": '"draw 1"'}),
    "no such result": ("A-99", AREA, "lost_ruins", {"explore": '["nothing", "1", "1", "1", "2", "4"]'}),
    "unknown place as reward": ("A-221", AREA, "lost_ruins", {"rewards": '["mission:pit", "advantage", "recruit"]'}),
    "place of another area": ("A-221", AREA, "lost_ruins", {"rewards": '["mission:palace", "mission:pit_of_hell", "recruit"]'}),
    # Missions
    "weak slay foe": ("A-219", MISSION, "relight_the_harbour", {"combat": "7"}),
    "strong slay foe": ("A-219", MISSION, "relight_the_harbour", {"combat": "13"}),
    "easy speed test": ("A-219", MISSION, "follow_the_hart", {"difficulty": "11"}),
    "hard speed test": ("A-219", MISSION, "follow_the_hart", {"difficulty": "16"}),
    "weak resistance foe": ("A-219", MISSION, "hermits_goat", {"combat": "5"}),
    "strong resistance foe": ("A-219", MISSION, "hermits_goat", {"combat": "10"}),
    "resistance of one turn": ("A-219", MISSION, "hermits_goat", {"turns": "1"}),
    "resistance of four turns": ("A-219", MISSION, "hermits_goat", {"turns": "4"}),
    "visit of one": ("A-219", MISSION, "post_for_the_dead", {"places": '["far_bank"]'}),
    "visit of four": ("A-219", MISSION, "post_for_the_dead", {"places": '["hermits_hut", "far_bank", "palace", "sundial"]'}),
    "no reward": ("A-219", MISSION, "follow_the_hart", {"reward": None}),
    "reward of 4": ("A-227", MISSION, "follow_the_hart", {"reward": '"bonus_speed 4"'}),
    "another tiamat": ("A-219", MISSION, "beat_tiamat", {"combat": "10"}),
    "tiamat elsewhere": ("A-219", MISSION, "beat_tiamat", {"place": '"palace"'}),
    "field of another kind": ("A-219", MISSION, "follow_the_hart", {"combat": "9"}),
    "field missing": ("A-219", MISSION, "overdue_book", {"object": None}),
    "object stays where it is": ("A-121", MISSION, "overdue_book", {"to": '"old_well"'}),
    "a place twice": ("A-122", MISSION, "post_for_the_dead", {"places": '["far_bank", "far_bank"]'}),
    "unknown place": ("A-221", MISSION, "beat_tiamat", {"place": '"pit"'}),
    "final foe of 13": ("A-220a", MISSION, "last_door", {"combat": "13"}),
    "final foe of 17": ("A-220a", MISSION, "last_door", {"combat": "17"}),
    "final test of 17": ("A-220a", MISSION, "orb_on_the_throne", {"difficulty": "17"}),
    "final test of 21": ("A-220a", MISSION, "orb_on_the_throne", {"difficulty": "21"}),
    "crisis foe of 13": ("A-220a", MISSION, "last_door", {"crisis_combat": "13"}),
    "crisis test of 21": ("A-220a", MISSION, "mend_the_chain", {"crisis_difficulty": "21"}),
    "final visit": ("A-220a", MISSION, "last_door", {
        "kind": '"visit"', "place": None, "foe": None, "combat": None, "places": '["omegas_seal", "first_link"]'}),
    "final at a village": ("A-220", MISSION, "mend_the_chain", {"place": '"old_well"'}),
    "no crisis line": ("A-220", MISSION, "mend_the_chain", {"crisis_kind": None}),
    "crisis line of a basic one": ("A-220", MISSION, "follow_the_hart", {"crisis": "8"}),
    # Encounters
    "another warrior": ("A-222", ENCOUNTER, "wandering_warrior", {"combat": "3"}),
    "poor treasure": ("A-222", ENCOUNTER, "treasure", {"does": '"draw 1"'}),
    "weak creature": ("A-223", ENCOUNTER, "young_wyrm", {"combat": "4"}),
    "strong creature": ("A-223", ENCOUNTER, "barn_ogre", {"combat": "6"}),
    "unknown trait": ("A-223", ENCOUNTER, "young_wyrm", {"traits": '["fire"]'}),
    "level 4": ("A-7", ENCOUNTER, "young_wyrm", {"level": "4"}),
    "event with combat": ("A-7", ENCOUNTER, "treasure", {"combat": "3"}),
    "creature with a text": ("A-7", ENCOUNTER, "young_wyrm", {"does": '"draw 1"'}),
    "is it welcome": ("A-223", ENCOUNTER, "treasure", {"welcome": None}),
    "an inn without company": ("A-223", ENCOUNTER, "inn", {"does": '"draw 1"'}),
    # Advantages
    "sleepless spell": ("A-224", ADVANTAGE, "sleep_spell", {"does": '"strength 2"'}),
    "misdirection in reset": ("A-225", ADVANTAGE, "misdirection", {"timing": '"reset"', "does": '"draw 1"'}),
    "zeppelin on foot": ("A-225", ADVANTAGE, "zeppelin_travel", {"does": '"plant"'}),
    "item of a moment": ("A-225", ADVANTAGE, "magic_item", {"passive": None, "does": '"draw 1"'}),
    "loyal betrayal": ("A-225", ADVANTAGE, "betrayal", {"does": '"draw 1"'}),
    "one-sided rivalry": ("A-226", ADVANTAGE, "royal_surveyors", {"rival": '"black_sun"'}),
    "own rival": ("A-226", ADVANTAGE, "royal_surveyors", {"rival": '"royal_surveyors"'}),
    "no duty": ("A-226", ADVANTAGE, "unmapped", {"duty": None}),
    "two duties": ("A-226", ADVANTAGE, "unmapped", {"duty": '"no_search; no_rest"'}),
    "two abilities of an organization": ("A-226", ADVANTAGE, "unmapped", {"passive": '"hardy"'}),
    "organization in movement": ("A-158", ADVANTAGE, "unmapped", {"timing": '"movement"'}),
    "duty of a plot": ("A-226", ADVANTAGE, "betrayal", {"duty": '"no_rest"'}),
    "strong black sun": ("A-226", ADVANTAGE, "black_sun", {"use": None, "does": None, "passive": '"might 1"'}),
    "busy black sun": ("A-226", ADVANTAGE, "black_sun", {"use": '"interaction"', "does": '"draw 1"'}),
    "lasting skill": ("A-141", ADVANTAGE, "iron_breath", {"does": None, "passive": '"might 1"'}),
    # scripts
    "unknown verb": ("A-227", ADVANTAGE, "betrayal", {"does": '"win"'}),
    "verb of another group": ("A-227", ADVANTAGE, "betrayal", {"does": '"strength 2"'}),
    "amount out of bounds": ("A-227", ADVANTAGE, "three_days_wages", {"does": '"strength 7"'}),
    "amount missing": ("A-227", ADVANTAGE, "three_days_wages", {"does": '"strength"'}),
    "flight in reset": ("A-227", ADVANTAGE, "light_fingers", {"does": '"fly"'}),
    "die without result": ("A-227", AREA, "salt_market", {"sp": '"on_die 3"'}),
    "two windows": ("A-227", ADVANTAGE, "curfew", {"does": '"hinder; deny"'}),
}  # fmt: skip


@pytest.mark.rule("A-212")
@pytest.mark.rule("A-213")
@pytest.mark.rule("A-214")
@pytest.mark.rule("A-215")
@pytest.mark.rule("A-216")
@pytest.mark.rule("A-217")
@pytest.mark.rule("A-218")
@pytest.mark.rule("A-219")
@pytest.mark.rule("A-220")
@pytest.mark.rule("A-220a")
@pytest.mark.rule("A-221")
@pytest.mark.rule("A-222")
@pytest.mark.rule("A-223")
@pytest.mark.rule("A-224")
@pytest.mark.rule("A-225")
@pytest.mark.rule("A-226")
@pytest.mark.rule("A-227")
@pytest.mark.rule("A-228")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_card_is_refused_with_file_line_card_and_rule(pack: Path, name: str) -> None:
    rule, file, card, fields = BROKEN[name]
    line = write(pack, file, card, **fields)
    message = refused(GAME, pack)
    assert message.startswith(f"{file}, line {line}, {KIND[file]} '{card}': ")
    assert rule in message


Changes = list[tuple[str, dict[str, str | None]]]
NO_MORE_TURNS: dict[str, str | None] = {"does": '"draw 1; lose_next_turn"'}
# what is wrong with a whole deck: the rule, the file, cards with their fields
DECKS: dict[str, tuple[str, str, Changes]] = {
    "six trickeries": ("A-213", CHARACTER, [(id, {"symbols": "[]"}) for id in ("duellist", "fortune_teller")]),
    "no weapon master": ("A-212", CHARACTER, [("weapon_master", {"id": '"sword_master"'})]),
    "no mentalist": ("A-213", CHARACTER, [("warrior_mentalist", {"id": '"mentalist"'})]),
    "levels of areas": ("A-215", AREA, [("salt_market", {"level": "2"})]),
    "recruit on five": ("A-218", AREA, [
        (id, {"rewards": f'["mission:{place}", "advantage", "special"]', "sp": '"draw 1"'})
        for id, place in (("gallows_harbour", "harbour_light"), ("city_under_the_ice", "empty_throne"))]),
    "trade on four": ("A-218", AREA, [(id, {"trade": "false"}) for id in ("salt_market", "americh")]),
    "three slays": ("A-219", MISSION, [("follow_the_hart", {
        "kind": '"slay"', "difficulty": None, "foe": '{ en = "A", fr = "B" }', "combat": "9"})]),
    "two of three turns": ("A-219", MISSION, [("vigil_at_saint_vael", {"turns": "3"})]),
    "four finals": ("A-220", MISSION, [("follow_the_hart", {
        "final": "true", "difficulty": "18", "reward": None, "crisis": "8",
        "crisis_kind": '"speed"', "crisis_difficulty": "18"})]),
    "crisis numbers": ("A-220", MISSION, [("mend_the_chain", {"crisis": "9"})]),
    "nothing at the tower": ("A-220", MISSION, [("last_door", {"place": '"sundial"'})]),
    "nineteen creatures": ("A-222", ENCOUNTER, [("barn_ogre", {
        "kind": '"event"', "combat": None, "traits": None, "passive": None, "does": '"draw 1"', "welcome": "true"})]),
    "levels of creatures": ("A-223", ENCOUNTER, [("barn_ogre", {"level": "2"})]),
    "levels of events": ("A-223", ENCOUNTER, [("inn", {"level": "2"})]),
    "no dragon god": ("A-222", ENCOUNTER, [("dragon_god", {"id": '"dragon"'})]),
    "no inn": ("A-223", ENCOUNTER, [("inn", {"id": '"tavern"'})]),
    "one that recruits": ("A-223", ENCOUNTER, [("cage_at_the_crossroads", {"does": '"discard 1; draw 1"'})]),
    "three welcome ones": ("A-223", ENCOUNTER, [(id, {"welcome": "false"}) for id in ("blind_fiddler", "fire_still_warm")]),
    "two that cost the turn": ("A-223", ENCOUNTER, [("landslide", {"does": '"lose_cards 1"'})]),
    "two that cost the next turn": ("A-223", ENCOUNTER, [("sudden_fog", NO_MORE_TURNS)]),
    "five kis": ("A-224", ADVANTAGE, [("curfew", {"type": '"ki"'})]),
    "seven combat cards": ("A-224", ADVANTAGE, [
        (id, {"timing": '"reset"', "does": '"draw 1"'}) for id in ("iron_breath", "mirror_of_ash")]),
    "five interruptions": ("A-224", ADVANTAGE, [
        (id, {"timing": '"reset"', "does": '"draw 1"'})
        for id in ("standing_stone", "moonlit_ward", "word_unsaid", "second_glance", "curfew")]),
    "no misdirection": ("A-225", ADVANTAGE, [("misdirection", {"id": '"direction"'})]),
    "no sleep spell": ("A-224", ADVANTAGE, [("sleep_spell", {"id": '"spell"'})]),
    "no black sun": ("A-226", ADVANTAGE, [("black_sun", {"id": '"red_sun"'}), ("lamplighters", {"rival": '"red_sun"'})]),
}  # fmt: skip


@pytest.mark.rule("A-213")
@pytest.mark.rule("A-215")
@pytest.mark.rule("A-218")
@pytest.mark.rule("A-219")
@pytest.mark.rule("A-220")
@pytest.mark.rule("A-222")
@pytest.mark.rule("A-223")
@pytest.mark.rule("A-224")
@pytest.mark.rule("A-225")
@pytest.mark.rule("A-226")
@pytest.mark.parametrize("name", DECKS)
def test_a_broken_deck_is_refused_with_file_and_rule(pack: Path, name: str) -> None:
    refused_by_rule(GAME, pack, *DECKS[name])


@pytest.mark.rule("A-215")
def test_a_named_area_must_be_there(pack: Path) -> None:
    write(pack, AREA, "archangel", id='"angel"')
    write(pack, PLACE, "palace", area='"angel"')
    assert refused(GAME, pack) == "areas.toml: there must be a card 'archangel' (A-215)"


@pytest.mark.rule("A-221")
def test_a_place_that_no_mission_names_is_refused(pack: Path) -> None:
    write(pack, AREA, "lost_ruins", rewards='["mission:pit_of_hell", "mission:cellar", "recruit"]')
    text = (pack / PLACE).read_text("utf-8")
    (pack / PLACE).write_text(
        f'{text}\n[[place]]\nid = "cellar"\narea = "lost_ruins"\nname = {{ en = "A", fr = "B" }}\n', "utf-8"
    )
    line = len(text.splitlines()) + 2
    assert refused(GAME, pack) == f"places.toml, line {line}, place 'cellar': no Mission names this place (A-221)"


@pytest.mark.rule("A-221")
def test_a_place_that_is_no_reward_is_refused(pack: Path) -> None:
    write(pack, AREA, "americh", rewards='["advantage", "recruit", "special"]')
    assert "place 'drowned_library': the place is no reward of its Area (A-221)" in refused(GAME, pack)


@pytest.mark.rule("A-2")
@pytest.mark.parametrize("file", [CHARACTER, AREA, MISSION, ENCOUNTER, ADVANTAGE])
def test_a_card_too_few_or_too_many_is_refused(pack: Path, file: str) -> None:
    text = (pack / file).read_text("utf-8")
    last = text[text.rindex("[[") :]
    (pack / file).write_text(text[: text.rindex("[[")], "utf-8")
    message = refused(GAME, pack)
    assert message.startswith(f"{file}: there must be exactly ")
    assert "A-2" in message
    id = tomllib.loads(last)[KIND[file]][0]["id"]
    (pack / file).write_text(f"{text}\n{last}".replace(f'id = "{id}"', 'id = "one_more"', 1), "utf-8")
    assert "A-2" in refused(GAME, pack)


@pytest.mark.rule("A-2")
@pytest.mark.rule("A-13")
def test_a_card_that_replaces_another_keeps_the_number(pack: Path) -> None:
    text = (pack / CHARACTER).read_text("utf-8")
    name = 'id = "illusionist_b"\nreplaces = "gravedigger"\nname = { en = "Illusionist", fr = "Illusionniste" }'
    rest = 'combat = 2\nspeed = 4\ngender = "female"\nsymbols = []\nflavour = { en = "x", fr = "y" }'
    (pack / CHARACTER).write_text(f"{text}\n[[character]]\n{name}\n{rest}\n", "utf-8")
    ids = [each.id for each in GAME.pack.cards]
    ids[ids.index("gravedigger")] = "illusionist_b"
    assert [each.id for each in ShadowOfOmega(pack).pack.cards] == ids


@pytest.mark.rule("A-227")
@pytest.mark.parametrize(
    ("file", "card", "fields"),
    [
        (CHARACTER, "huntress", {"name": '{ en = "Trapper", fr = "Trappeuse" }', "combat": "3", "symbols": '["ki", "magic"]'}),
        (AREA, "salt_market", {"rules": '"toll 2"', "special": '"discard 1"'}),
        (MISSION, "mend_the_chain", {"kind": '"hold"', "turns": "2", "combat": "14"}),
        (ENCOUNTER, "mother_peat", {"traits": "[]", "combat": "6", "passive": '"bounty 1; fierce 2"'}),
        (ADVANTAGE, "lamplighters", {"passive": '"might 1"', "duty": '"small_party"'}),
    ],
)
def test_what_the_rules_leave_free_may_be_changed(pack: Path, file: str, card: str, fields: dict[str, str]) -> None:
    write(pack, file, card, **fields)
    assert len(ShadowOfOmega(pack).pack.cards) == 110


@pytest.mark.rule("A-134")
def test_a_card_against_dragons_is_for_dragons_whatever_else_it_does(pack: Path) -> None:
    write(pack, ADVANTAGE, "mirror_of_ash", does='"strength_against dragon 4; sap 1"')
    changed = ShadowOfOmega(pack).pack
    advantages = [card.id for card in changed.cards if card.kind == "advantage"]
    assert changed.tables.need_a[advantages.index("mirror_of_ash")] == 1 << TRAITS.index("dragon")

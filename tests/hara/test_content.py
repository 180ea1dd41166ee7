"""The shipped cards keep section 21; a pack that does not is refused with file, line, card, reason and rule (H-209 to H-225)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import ludarium
from ludarium.games.hara import ChampionsOfHara
from tests.core import packs
from tests.core.packs import refused, refused_by_rule, write
from tests.hara.table import TOKEN_IDS

GAME = ludarium.game("hara")
WORLD, DUSK, SHIFT, ITEM = "worlds.toml", "dusk.toml", "shifts.toml", "items.toml"
ABILITY, CHAMPION, ORDER, CORRUPTED = "abilities.toml", "champions.toml", "orders.toml", "corrupted.toml"
KIND = {WORLD: "card", DUSK: "card", SHIFT: "shift", ITEM: "item", ABILITY: "ability", CHAMPION: "champion", ORDER: "order",
        CORRUPTED: "corrupted"}  # fmt: skip
COLOUR = {"oakenmoor": "green", "arechi": "red", "lunaridge": "blue", "baiyu": "green", "oppenheim": "red", "drear": "blue"}
CHAMPIONS = ("leaf", "thomas", "soff", "kaoru", "oric", "persephone")

Written = dict[str, Any]


def written(file: str) -> list[Written]:
    return packs.written(GAME, file)


def sentences(each: Written, field: str) -> list[list[str]]:
    return [part.split() for part in each.get(field, "").split(";") if part.strip()]


def energy(each: Written, *fields: str, colour: str | None = None) -> int:
    """Energy in some fields of a card, Gold in the total, or that of one colour."""
    total = 0
    for field in fields:
        for verb, *words in sentences(each, field):
            if (verb in ("energy", "all_energy") and colour in (None, words[0])) or (verb in ("gold", "all_gold") and not colour):
                total += int(words[-1])
    return total


def items(each: Written, field: str) -> int:
    return sum(int(words[0]) for verb, *words in sentences(each, field) if verb == "item")


def of_kind(cards: list[Written], kind: str) -> list[Written]:
    return [card for card in cards if card["kind"] == kind]


EVERYTHING_ON_SPACES = [*written(WORLD), *written(DUSK)]


# -- cards on spaces (H-210 to H-214) --------------------------------------------------------------------------------


@pytest.mark.rule("H-210")
@pytest.mark.parametrize("world", COLOUR)
def test_a_world_deck_has_ten_cards_and_half_its_energy_is_of_its_colour(world: str) -> None:
    deck = [card for card in written(WORLD) if card["world"] == world]
    assert Counter(card["kind"] for card in deck) == {"monster": 5, "boss": 1, "ally": 1, "event": 3}
    whole = sum(energy(card, "reward", "success") for card in deck)
    own = sum(energy(card, "reward", "success", colour=COLOUR[world]) for card in deck)
    assert 2 * own >= whole > 0


@pytest.mark.rule("H-211")
@pytest.mark.rule("H-212")
def test_the_dusk_deck_has_eleven_rifts_eleven_monsters_and_two_bosses() -> None:
    assert Counter(card["kind"] for card in written(DUSK)) == {"rift": 11, "monster": 11, "boss": 2}
    assert len(written(DUSK)) == 24


@pytest.mark.rule("H-213")
def test_monsters_bosses_and_allies_keep_their_bounds() -> None:
    for card in of_kind(EVERYTHING_ON_SPACES, "monster"):
        assert 2 <= card["health"] <= 12, card["id"]
        assert 1 <= card["attack"] <= 3, card["id"]
        assert 0 <= card["range"] <= 2, card["id"]
        assert 2 <= energy(card, "reward") <= 6, card["id"]
    for card in of_kind(EVERYTHING_ON_SPACES, "boss"):
        assert 6 <= card["health"] <= 12, card["id"]
        assert 2 <= card["attack"] <= 4, card["id"]
        assert 1 <= card["range"] <= 2, card["id"]
        assert 5 <= energy(card, "reward") <= 8, card["id"]
        assert items(card, "reward") == 1, card["id"]
    for card in of_kind(EVERYTHING_ON_SPACES, "ally"):
        assert 2 <= card["health"] <= 4, card["id"]
        if card["help"] == "once":
            assert (1 <= energy(card, "reward") <= 2) != (items(card, "reward") == 1), card["id"]
        else:
            assert energy(card, "reward") == 0, card["id"]
            assert len(sentences(card, "lasting")) == 1, card["id"]


@pytest.mark.rule("H-213")
def test_every_boss_is_scarred_without_being_told() -> None:
    tables, bosses = GAME.pack.tables, [card["id"] for card in of_kind(EVERYTHING_ON_SPACES, "boss")]
    places = [card.id for card in GAME.pack.cards if card.kind in ("monster", "boss", "ally", "event", "rift")]
    assert len(bosses) == 8
    for boss in bosses:
        assert tables.keywords[places.index(boss)] & 32, boss


@pytest.mark.rule("H-213d")
@pytest.mark.parametrize("deck", [*COLOUR, "dusk"])
def test_the_monsters_of_each_deck_keep_the_averages(deck: str) -> None:
    cards = written(DUSK) if deck == "dusk" else [card for card in written(WORLD) if card["world"] == deck]
    monsters = of_kind(cards, "monster")
    assert 4 <= sum(card["health"] for card in monsters) / len(monsters) <= 10
    assert 2.5 <= sum(energy(card, "reward") for card in monsters) / len(monsters) <= 5


@pytest.mark.rule("H-213d")
def test_no_world_gives_much_more_for_the_health_of_its_monsters() -> None:
    gives = {}
    for world in COLOUR:
        monsters = of_kind([card for card in written(WORLD) if card["world"] == world], "monster")
        gives[world] = sum(energy(card, "reward") for card in monsters) / sum(card["health"] for card in monsters)
    assert max(gives.values()) <= 1.15 * sum(gives.values()) / 6, gives


@pytest.mark.rule("H-214")
def test_events_and_rifts_keep_their_bounds() -> None:
    for card in of_kind(EVERYTHING_ON_SPACES, "event"):
        assert 1 <= energy(card, "reward") <= 2, card["id"]
        assert ("challenge" in card) != ("does" in card), card["id"]
        if "challenge" in card:
            assert 4 <= card["challenge"] <= 7, card["id"]
            assert (energy(card, "success") <= 2 and items(card, "success") == 0) or (
                energy(card, "success") == 0 and items(card, "success") == 1
            ), card["id"]
            assert len(sentences(card, "failure")) == 1, card["id"]
    rifts = of_kind(EVERYTHING_ON_SPACES, "rift")
    for card in rifts:
        assert 1 <= energy(card, "reward") <= 2, card["id"]
        assert len(sentences(card, "lasting")) == len(sentences(card, "failure")) == 1, card["id"]
        assert 3 <= card["challenge"] <= 6, card["id"]
        assert 2 <= energy(card, "success") <= 3, card["id"]
    assert 4 <= sum(card["challenge"] for card in rifts) / 11 <= 5


# -- the other decks (H-215, H-225) ----------------------------------------------------------------------------------


@pytest.mark.rule("H-215")
def test_twelve_world_shift_cards_with_two_parts() -> None:
    shifts = written(SHIFT)
    assert len(shifts) == 12
    for card in shifts:
        first, second = card["swap"].split()
        assert first != second
        assert {first, second} <= set(COLOUR) or {first, second} <= set("123456"), card["id"]
        assert ("challenge" in card) != ("does" in card), card["id"]
        assert 4 <= card.get("challenge", 4) <= 7, card["id"]
    generous = [card for card in shifts if any(verb in ("all_energy", "all_gold") for verb, *_ in sentences(card, "does"))]
    assert len(generous) >= 4
    assert all(1 <= energy(card, "does") <= 2 for card in generous)
    assert sum("challenge" in card for card in shifts) >= 3


@pytest.mark.rule("H-215")
def test_twenty_four_items_six_of_them_dreamstones_and_none_gives_more_than_2_energy() -> None:
    cards = written(ITEM)
    assert sum(card.get("copies", 1) for card in cards) == 24
    assert [card.get("copies", 1) for card in cards if card["id"] == "dreamstone"] == [6]
    assert all(energy(card, "does") <= 2 for card in cards)


@pytest.mark.rule("H-225")
def test_sheets_tokens_and_turn_order_cards() -> None:
    for sheet in written(CORRUPTED):
        assert sentences(sheet, "passive")
        assert sentences(sheet, "weakness")
    tokens = [f"{kind}.{number}" for kind in ("scenario", "doom") for number in range(1, 7)]
    assert tokens == TOKEN_IDS
    orders = {card["number"]: (card["name"]["en"], card["does"]) for card in written(ORDER)}
    assert orders == {
        1: ("Eager", "nothing"),
        2: ("Well Rested", "rested"),
        3: ("Morning Meditation", "focus"),
        4: ("Prophetic Dream", "foresee"),
    }


# -- ability cards and sheets (H-216 to H-218, H-220 to H-224) -------------------------------------------------------


@pytest.mark.rule("H-216")
@pytest.mark.parametrize("champion", CHAMPIONS)
def test_each_champion_has_a_character_card_and_thirteen_ability_cards(champion: str) -> None:
    cards = [card for card in written(ABILITY) if card["champion"] in (champion, "all")]
    assert Counter(card["set"] for card in cards) == {"starting": 4, "advanced": 6, "ultimate": 1, "locked": 2}
    assert Counter(card["colour"] for card in cards if card["set"] == "advanced") == {"red": 2, "green": 2, "blue": 2}
    (sheet,) = [card for card in written(CHAMPION) if card["id"] == champion]
    assert sheet["resource"] in ("growth", "charge", "rhythm", "grit", "discipline", "fear")
    assert len({card["resource"] for card in written(CHAMPION)}) == 6


ATTACKS = {  # H-172 to H-174
    "soff": ("sun_lance", "hit 2 1", "hit 3 4"),
    "thomas": ("unstable_disintegrator", "hit 3 2", "hit 2 2"),
    "kaoru": ("avalanche", "hit 1 3", "sweep 3 1"),
    "leaf": ("grappling_roots", "hit 2 3", "sweep 2 1"),
    "persephone": ("claws_of_the_netherbeast", "hit 3 1", "hit 1 1"),
    "oric": ("art_of_war", "hit 1 2", "drain 2 1"),
}


def hits(each: Written, side: str) -> list[int]:
    """The damage of each hit on a side."""
    return [int(words[1] if verb == "dash" else words[0]) for verb, *words in sentences(each, side)
            if verb in ("hit", "sweep", "drain", "hit_more", "sweep_more", "dash")]  # fmt: skip


@pytest.mark.rule("H-217")
@pytest.mark.parametrize("champion", CHAMPIONS)
def test_starting_cards_are_dash_the_attack_card_and_two_more_one_with_a_move(champion: str) -> None:
    (dash,) = [card for card in written(ABILITY) if card["champion"] == "all"]
    assert (dash["id"], dash["colour"], dash["hand"], dash["board"]) == ("dash", "yellow", "move 2", "dash 1 1 1")
    starting = [card for card in written(ABILITY) if card["champion"] == champion and card["set"] == "starting"]
    assert sorted(card["colour"] for card in starting) == ["blue", "green", "red"]
    attack, *further = starting
    assert (attack["id"], attack["hand"], attack["board"]) == ATTACKS[champion]
    assert any(verb in ("move", "leap") for card in further for side in ("hand", "board") for verb, *_ in sentences(card, side))


@pytest.mark.rule("H-217a")
@pytest.mark.parametrize("champion", CHAMPIONS)
def test_the_two_further_starting_cards_hit_for_2_or_3_and_orics_on_both_sides_at_no_cost(champion: str) -> None:
    starting = [card for card in written(ABILITY) if card["champion"] == champion and card["set"] == "starting"]
    for card in starting[1:]:
        strong = [side for side in ("hand", "board") if {2, 3} & set(hits(card, side))]
        assert strong, card["id"]
        if champion == "oric":
            assert strong == ["hand", "board"], card["id"]
            assert not {"hand_cost", "board_cost"} & set(card), card["id"]


@pytest.mark.rule("H-218")
def test_ability_cards_keep_their_limits() -> None:
    for card in written(ABILITY):
        for side in ("hand", "board"):
            assert max(hits(card, side), default=0) <= (6 if card["set"] == "ultimate" else 4), card["id"]
            assert energy(card, side) <= (2 if card["set"] == "ultimate" else 0), card["id"]
            verbs = {verb for verb, *_ in sentences(card, side)}
            assert not verbs & {"drift", "generate"}, card["id"]  # never dice
            for verb, *words in sentences(card, side):
                if verb in ("move", "leap", "dash"):
                    assert int(words[0]) <= 4, card["id"]
            cost = card.get(f"{side}_cost", "spirit 0").split()
            own = {sheet["id"]: sheet["resource"] for sheet in written(CHAMPION)}.get(card["champion"])
            assert cost[0] in ("spirit", own), card["id"]
            assert int(cost[1]) <= (2 if card["set"] == "starting" else 3), card["id"]


@pytest.mark.rule("H-224")
def test_the_sheets_of_ophion_and_enoki() -> None:
    lord, demon = written(CORRUPTED)
    assert (lord["id"], lord["health"], lord["attack"], lord["range"]) == ("ophion", 16, 1, 2)
    assert [lord[f"name_{n}"]["en"] for n in (1, 2, 3)] == ["Bleak Ultimatum", "Shatter Will", "Sleepwalk"]
    assert [lord[f"ability_{n}"] for n in (1, 2, 3)] == ["ultimatum 3", "shatter 2 2", "sleepwalk 2 2"]
    assert (demon["id"], demon["health"], demon["attack"], demon["range"]) == ("enoki", 12, 2, 1)
    assert [demon[f"name_{n}"]["en"] for n in (1, 2)] == ["Whirling Axes", "Cull and Harvest"]
    assert [demon[f"ability_{n}"] for n in (1, 2)] == ["whirl 2 1", "harvest"]
    verb, n = demon["ability_3"].split()
    assert (verb, int(n) <= 2) == ("feast", True)
    for sheet in (lord, demon):
        assert sorted(world for n in (1, 2, 3) for world in sheet[f"worlds_{n}"]) == sorted(COLOUR)
        assert all(len(sheet[f"worlds_{n}"]) == 2 for n in (1, 2, 3))


# -- broken packs (H-209) --------------------------------------------------------------------------------------------


BOSS = "old_hob_sixteen_tines"
Case = tuple[str, str, str, dict[str, str | None]]
# the rule that is broken, the file, the card, its fields as they are written
BROKEN: dict[str, Case] = {
    "monster too strong": ("H-213", WORLD, "stump_badger", {"health": "13"}),
    "monster too weak": ("H-213", WORLD, "stump_badger", {"health": "1"}),
    "attack too high": ("H-213", WORLD, "stump_badger", {"attack": "4"}),
    "attack too low": ("H-213", WORLD, "stump_badger", {"attack": "0"}),
    "range too long": ("H-213", WORLD, "stump_badger", {"range": "3"}),
    "monster gives 1": ("H-213", WORLD, "stump_badger", {"reward": '"energy green 1"'}),
    "monster gives 7": ("H-213", WORLD, "bramble_sow", {"reward": '"energy green 6; gold 1"'}),
    "boss too strong": ("H-213", WORLD, BOSS, {"health": "13"}),
    "boss too weak": ("H-213", WORLD, BOSS, {"health": "5"}),
    "boss attack too low": ("H-213", WORLD, BOSS, {"attack": "1"}),
    "boss attack too high": ("H-213", WORLD, BOSS, {"attack": "5"}),
    "boss range too short": ("H-213", WORLD, BOSS, {"range": "0"}),
    "boss range too long": ("H-213", WORLD, BOSS, {"range": "3"}),
    "boss gives 4": ("H-213", WORLD, BOSS, {"reward": '"energy green 4; item 1"'}),
    "boss gives 9": ("H-213", WORLD, BOSS, {"reward": '"energy green 6; gold 3; item 1"'}),
    "boss without item": ("H-213", WORLD, BOSS, {"reward": '"energy green 5"'}),
    "boss with two items": ("H-213", WORLD, BOSS, {"reward": '"energy green 5; item 2"'}),
    "ally too strong": ("H-213", WORLD, "mabel_morel", {"health": "5"}),
    "ally too weak": ("H-213", WORLD, "mabel_morel", {"health": "1"}),
    "lasting ally with energy": ("H-213", WORLD, "mabel_morel", {"reward": '"energy green 1"'}),
    "ally gives 3": ("H-213", WORLD, "tobit_water_carrier", {"reward": '"energy red 3"'}),
    "ally gives both": ("H-213", WORLD, "tobit_water_carrier", {"reward": '"energy red 1; item 1"'}),
    "event gives 3": ("H-214", WORLD, "mast_year", {"reward": '"energy green 3"'}),
    "event gives no energy": ("H-214", WORLD, "mast_year", {"reward": '"item 1"'}),
    "event too easy": ("H-214", WORLD, "toll_stile", {"challenge": "3"}),
    "event too hard": ("H-214", WORLD, "toll_stile", {"challenge": "8"}),
    "success of 3": ("H-214", WORLD, "toll_stile", {"success": '"energy green 3"'}),
    "success of two items": ("H-214", WORLD, "toll_stile", {"success": '"item 2"'}),
    "success of both": ("H-214", WORLD, "toll_stile", {"success": '"energy green 1; item 1"'}),
    "success of 3 for all": ("H-214", WORLD, "toll_stile", {"success": '"all_gold 3"'}),
    "two failures": ("H-214", WORLD, "toll_stile", {"failure": '"lose energy 1; lose health 1"'}),
    "no failure": ("H-214", WORLD, "toll_stile", {"failure": None}),
    "rift gives 3 at the top": ("H-214", DUSK, "unlit_lamp", {"reward": '"energy blue 3"'}),
    "rift too hard": ("H-214", DUSK, "unlit_lamp", {"challenge": "7"}),
    "rift too easy": ("H-214", DUSK, "unlit_lamp", {"challenge": "2"}),
    "rift success of 1": ("H-214", DUSK, "unlit_lamp", {"success": '"energy blue 1"'}),
    "rift success of 4": ("H-214", DUSK, "unlit_lamp", {"success": '"energy blue 4"'}),
    "two lasting effects": ("H-214", DUSK, "unlit_lamp", {"lasting": '"hard 1 here; easy 1 here"'}),
    "no lasting effect": ("H-214", DUSK, "unlit_lamp", {"lasting": None}),
    "rift with two failures": ("H-214", DUSK, "unlit_lamp", {"failure": '"lose health 1; drift"'}),
    "rift without failure": ("H-214", DUSK, "unlit_lamp", {"failure": None}),
    "swap of one": ("H-215", SHIFT, "sand_in_the_roots", {"swap": '"oakenmoor"'}),
    "swap with itself": ("H-215", SHIFT, "sand_in_the_roots", {"swap": '"oakenmoor oakenmoor"'}),
    "swap of three": ("H-215", SHIFT, "sand_in_the_roots", {"swap": '"oakenmoor arechi drear"'}),
    "world and slot": ("H-215", SHIFT, "sand_in_the_roots", {"swap": '"oakenmoor 2"'}),
    "slot 7": ("H-215", SHIFT, "sand_in_the_roots", {"swap": '"1 7"'}),
    "no second part": ("H-215", SHIFT, "tea_for_the_garrison", {"does": None}),
    "3 energy for all": ("H-215", SHIFT, "sand_in_the_roots", {"does": '"all_gold 3"'}),
    "shift too easy": ("H-215", SHIFT, "lake_up_the_mountain", {"challenge": "3"}),
    "shift too hard": ("H-215", SHIFT, "lake_up_the_mountain", {"challenge": "8"}),
    "item gives 3": ("H-215", ITEM, "dream_honey", {"does": '"gold 3"'}),
    "item gives 3 to all": ("H-215", ITEM, "dream_honey", {"does": '"all_gold 3"'}),
    "dash of a colour": ("H-217", ABILITY, "dash", {"colour": '"red"'}),
    "dash of three steps": ("H-55", ABILITY, "dash", {"hand": '"move 3"'}),
    "dash of two damage": ("H-55", ABILITY, "dash", {"board": '"dash 1 2 1"'}),
    "another lance": ("H-172", ABILITY, "sun_lance", {"hand": '"hit 3 1"'}),
    "another avalanche": ("H-173", ABILITY, "avalanche", {"board": '"sweep 3 2"'}),
    "another art of war": ("H-174", ABILITY, "art_of_war", {"board": '"hit 2 1"'}),
    "weak starting card": ("H-217", ABILITY, "thornlash", {"hand": '"hit 1 2"', "board": '"hit 1 1"'}),
    "weak side of oric": ("H-217", ABILITY, "break_the_ranks", {"board": '"hit 1 0"'}),
    "price for oric": ("H-217", ABILITY, "break_the_ranks", {"board_cost": '"spirit 1"'}),
    "dear starting card": ("H-218", ABILITY, "thornlash", {"board_cost": '"growth 3"'}),
    "dear advanced card": ("H-218", ABILITY, "strangling_vine", {"board_cost": '"growth 4"'}),
    "foreign resource": ("H-218", ABILITY, "strangling_vine", {"board_cost": '"fear 1"'}),
    "hit of 5": ("H-218", ABILITY, "strangling_vine", {"board": '"hit 5 2"'}),
    "ultimate hit of 7": ("H-218", ABILITY, "the_forest_remembers", {"hand": '"hit 7 2"'}),
    "ultimate gives 3": ("H-218", ABILITY, "the_forest_remembers", {"hand": '"hit 6 2; gold 3"'}),
    "move of 5": ("H-218", ABILITY, "rising_sap", {"hand": '"move 5"'}),
    "ability gives energy": ("H-218", ABILITY, "strangling_vine", {"hand": '"gold 1"'}),
    "ability gives energy to all": ("H-218", ABILITY, "strangling_vine", {"hand": '"all_gold 1"'}),
    "ability with dice": ("H-218", ABILITY, "strangling_vine", {"hand": '"drift"'}),
    "ability that draws": ("H-218", ABILITY, "strangling_vine", {"hand": '"generate 1"'}),
    "start health": ("H-220", CHAMPION, "soff", {"health": "6"}),
    "start spirit": ("H-220", CHAMPION, "soff", {"spirit": "4"}),
    "resource at the start": ("H-222", CHAMPION, "soff", {"resource_start": "1"}),
    "resource at most": ("H-222", CHAMPION, "soff", {"resource_most": "4"}),
    "another resource": ("H-221", CHAMPION, "soff", {"resource": '"fear"'}),
    "ophion's health": ("H-224", CORRUPTED, "ophion", {"health": "15"}),
    "ophion's attack": ("H-224", CORRUPTED, "ophion", {"attack": "2"}),
    "ophion's range": ("H-224", CORRUPTED, "ophion", {"range": "3"}),
    "ophion's abilities": ("H-224", CORRUPTED, "ophion", {"ability_1": '"shatter 2 2"'}),
    "enoki's health": ("H-224", CORRUPTED, "enoki", {"health": "13"}),
    "enoki heals 3": ("H-224", CORRUPTED, "enoki", {"ability_3": '"feast 3"'}),
    "no passive": ("H-225", CORRUPTED, "enoki", {"passive": None}),
    "no weakness": ("H-225", CORRUPTED, "ophion", {"weakness": None}),
    "two cards number 2": ("H-30", ORDER, "eager", {"number": "2"}),
    "a card number 5": ("H-30", ORDER, "prophetic_dream", {"number": "5"}),
    "rest for the eager": ("H-30", ORDER, "eager", {"does": '"rested"'}),
    "three symbols": ("H-73", CORRUPTED, "ophion", {"worlds_1": '["oakenmoor", "arechi", "lunaridge"]', "worlds_2": '["baiyu"]'}),
    "a symbol twice": ("H-73", CORRUPTED, "ophion", {"worlds_1": '["oakenmoor", "oakenmoor"]'}),
    "locked card without a colour": ("H-219", ABILITY, "last_seed", {"colour": '"yellow"'}),
    "monster gives nothing": ("H-213", WORLD, "stump_badger", {"reward": None}),
    "monster gives to all": ("H-79", WORLD, "stump_badger", {"reward": '"all_energy green 2"'}),
    "event with text and challenge": ("H-79", WORLD, "toll_stile", {"does": '"heal 1"'}),
    "two second parts": ("H-215", SHIFT, "lake_up_the_mountain", {"does": '"all_heal 1"'}),
    "item gives 3 of two kinds": ("H-215", ITEM, "dream_honey", {"does": '"gold 1; all_energy red 2"'}),
    "attack card does more": ("H-173", ABILITY, "grappling_roots", {"hand": '"hit 2 3; heal 1"'}),
    "ultimate gives 3 in all": ("H-218", ABILITY, "the_forest_remembers", {"hand": '"gold 1; all_gold 2"'}),
    "ability of one side": ("H-53", ABILITY, "strangling_vine", {"board": None}),
    "ultimate of two sides": ("H-53", ABILITY, "the_forest_remembers", {"board": '"move 2"'}),
    "price of 10": ("H-218", ABILITY, "strangling_vine", {"board_cost": '"growth 10"'}),
}


@pytest.mark.rule("H-209")
@pytest.mark.rule("H-213")
@pytest.mark.rule("H-214")
@pytest.mark.rule("H-215")
@pytest.mark.rule("H-217")
@pytest.mark.rule("H-217a")
@pytest.mark.rule("H-218")
@pytest.mark.rule("H-220")
@pytest.mark.rule("H-222")
@pytest.mark.rule("H-224")
@pytest.mark.rule("H-225")
@pytest.mark.rule("H-30")
@pytest.mark.rule("H-73")
@pytest.mark.rule("H-219")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_card_is_refused_with_file_line_card_and_rule(pack: Path, name: str) -> None:
    rule, file, card, fields = BROKEN[name]
    line = write(pack, file, card, **fields)
    message = refused(GAME, pack)
    assert message.startswith(f"{file}, line {line}, {KIND[file]} '{card}': ")
    assert rule in message


@pytest.mark.rule("H-209")
@pytest.mark.parametrize(
    ("file", "card"), [(ABILITY, "dash"), (ABILITY, "sun_lance"), (ABILITY, "heel_and_ember"), (ORDER, "eager"), (WORLD, BOSS)]
)
def test_a_card_at_the_end_of_its_file_takes_the_place_of_the_one_it_replaces(pack: Path, file: str, card: str) -> None:
    """Where a card stands matters: the Attack card is the first of a champion, the Turn Order cards stand by number."""
    text = (pack / file).read_text("utf-8")
    (block,) = [part for part in text.split("[[") if f'id = "{card}"\n' in part]
    new = block.split("\n\n")[0].replace(f'id = "{card}"', f'id = "of_a_fan"\nreplaces = "{card}"')
    (pack / file).write_text(f"{text}\n[[{new}\n", "utf-8")
    places = [each.id for each in GAME.pack.cards]
    places[places.index(card)] = "of_a_fan"
    assert [each.id for each in ChampionsOfHara(pack).pack.cards] == places


@pytest.mark.rule("H-213d")
def test_a_world_that_gives_too_much_for_the_health_of_its_monsters_is_refused(pack: Path) -> None:
    write(pack, WORLD, "hollow_sergeant", health="5")
    message = refused(GAME, pack)
    assert "the Monsters of oppenheim give 1.2" in message
    assert "1.15 times at most (H-213)" in message


FREE: dict[str, tuple[str, str, dict[str, str | None]]] = {
    "name and flavour of Dash": (ABILITY, "dash", {"name": '{ en = "Run", fr = "Cours" }', "flavour": '{ en = "x", fr = "y" }'}),
    "price of an Attack card": (ABILITY, "sun_lance", {"board_cost": '"rhythm 1"'}),
    "abilities of Ophion in another order": (
        CORRUPTED, "ophion", {"ability_1": '"sleepwalk 2 2"', "ability_3": '"ultimatum 3"'},
    ),
    "other symbols": (CORRUPTED, "ophion", {"worlds_1": '["drear", "arechi"]', "worlds_3": '["oppenheim", "oakenmoor"]'}),
    "Enoki heals 1": (CORRUPTED, "enoki", {"ability_3": '"feast 1"'}),
    "another passive": (CORRUPTED, "enoki", {"passive": '"thorns 2"'}),
    "another locked colour": (ABILITY, "last_seed", {"colour": '"green"'}),
    "another hit": (ABILITY, "strangling_vine", {"board": '"hit 4 3; push 1 3"', "board_cost": '"spirit 3"'}),
    "another epithet": (CHAMPION, "soff", {"epithet": '{ en = "x", fr = "y" }'}),
    "another second part": (SHIFT, "tea_for_the_garrison", {"does": '"all_damage 1"', "swap": '"2 6"'}),
    "an Item of 2 Energy": (ITEM, "dream_honey", {"does": '"all_gold 1; energy red 1"'}),
}  # fmt: skip


@pytest.mark.rule("H-209")
@pytest.mark.parametrize("name", FREE)
def test_what_the_rules_leave_free_may_be_changed(pack: Path, name: str) -> None:
    file, card, fields = FREE[name]
    write(pack, file, card, **fields)
    assert len(ChampionsOfHara(pack).pack.cards) == len(GAME.pack.cards)


OAKENMOOR = ("bramble_sow", "antlered_verger", "stump_badger", "gallows_ivy", "third_hour_owl")
Changes = list[tuple[str, dict[str, str | None]]]
# what is wrong with a whole deck: the rule, the file, cards with their fields
DECKS: dict[str, tuple[str, str, Changes]] = {
    "a monster too few in a World": ("H-210", WORLD, [("stump_badger", {"kind": '"event"'})]),
    "a rift in a World": ("H-210", WORLD, [("stump_badger", {"kind": '"rift"'})]),
    "a card in the wrong World": ("H-210", WORLD, [("stump_badger", {"world": '"baiyu"'})]),
    "too little of the World's colour": (
        "H-210",
        WORLD,
        [
            ("bramble_sow", {"reward": '"energy red 6"'}),
            ("antlered_verger", {"reward": '"energy red 3; energy blue 2"'}),
            ("third_hour_owl", {"reward": '"energy blue 6"'}),
            (BOSS, {"reward": '"energy red 4; gold 1; item 1"'}),
        ],
    ),
    "ten rifts": ("H-211", DUSK, [("unlit_lamp", {"kind": '"monster"'})]),
    "three bosses": ("H-212", DUSK, [("sleepless_oni", {"kind": '"boss"'})]),
    "an event at dusk": ("H-212", DUSK, [("sleepless_oni", {"kind": '"event"'})]),
    "monsters too weak": ("H-213", WORLD, [(id, {"health": "2"}) for id in OAKENMOOR]),
    "monsters too strong": ("H-213", WORLD, [(id, {"health": "12"}) for id in OAKENMOOR]),
    "monsters too poor": ("H-213", WORLD, [(id, {"reward": '"energy green 2"'}) for id in OAKENMOOR]),
    "monsters too rich": ("H-213", WORLD, [(id, {"reward": '"energy green 6"'}) for id in OAKENMOOR]),
    "dusk monsters too poor": ("H-213", DUSK, [(id, {"reward": '"gold 2"'}) for id in
                               [card["id"] for card in of_kind(written(DUSK), "monster")]]),
    "rifts too hard": ("H-214", DUSK, [(id, {"challenge": "6"}) for id in
                       ("great_keyhole", "ticking_cradle", "treacle_corridor", "garden_of_pins", "unlit_lamp", "red_curtain")]),
    "rifts too easy": ("H-214", DUSK, [(id, {"challenge": "3"}) for id in ("unlit_lamp", "red_curtain", "bed_that_flies")]),
    "shifts too mean": ("H-215", SHIFT, [(id, {"does": '"all_heal 1"'}) for id in ("sand_in_the_roots", "iron_caravan")]),
    "too few challenges": ("H-215", SHIFT, [(id, {"challenge": None, "success": None, "failure": None, "does": '"all_heal 1"'})
                           for id in ("lake_up_the_mountain", "map_folds_itself")]),
    "five dreamstones": ("H-215", ITEM, [("dreamstone", {"copies": "5"}), ("dream_honey", {"copies": "2"})]),
    "twenty-five items": ("H-215", ITEM, [("dream_honey", {"copies": "2"})]),
    "two starting cards": ("H-216", ABILITY, [("thornlash", {"set": '"advanced"'})]),
    "a card of somebody else": ("H-216", ABILITY, [("thornlash", {"champion": '"soff"'})]),
    "three blue cards": ("H-216", ABILITY, [("strangling_vine", {"colour": '"blue"'})]),
    "two green starting cards": ("H-217", ABILITY, [("thornlash", {"colour": '"green"'})]),
    "no move": ("H-217", ABILITY, [("rising_sap", {"hand": '"gain growth 1"', "board": '"hit 2 2"'})]),
    "a card for everybody": ("H-55", ABILITY, [("thornlash", {"champion": '"all"'})]),
}  # fmt: skip


@pytest.mark.rule("H-209")
@pytest.mark.rule("H-210")
@pytest.mark.rule("H-211")
@pytest.mark.rule("H-212")
@pytest.mark.rule("H-213d")
@pytest.mark.rule("H-214")
@pytest.mark.rule("H-215")
@pytest.mark.rule("H-216")
@pytest.mark.rule("H-217")
@pytest.mark.parametrize("name", DECKS)
def test_a_broken_deck_is_refused_with_file_and_rule(pack: Path, name: str) -> None:
    refused_by_rule(GAME, pack, *DECKS[name])


@pytest.mark.rule("H-209")
@pytest.mark.parametrize(
    ("file", "rule"),
    [
        (WORLD, "H-210"),
        (DUSK, "H-212"),
        (SHIFT, "H-215"),
        (ITEM, "H-215"),
        (ABILITY, "H-216"),
        (CHAMPION, "H-216"),
        (ORDER, "H-225"),
        (CORRUPTED, "H-224"),
    ],
)
def test_a_card_too_few(pack: Path, file: str, rule: str) -> None:
    text = (pack / file).read_text("utf-8")
    (pack / file).write_text(text[: text.rindex("[[")], "utf-8")
    message = refused(GAME, pack)
    assert file in message
    assert rule in message


@pytest.mark.rule("H-79", "H-80")
@pytest.mark.parametrize(("kind", "label"), [("event", "In any case"), ("rift", "When it closes")])
def test_a_card_says_when_the_reward_at_its_top_is_received(kind: str, label: str) -> None:
    """An Event gives it whatever its Challenge brings, and first; a Rift only when it closes."""
    for card in (card for card in GAME.pack.cards if card.kind == kind):
        labels = [GAME.text(part.label, "en") for part in GAME.printed(card).text]
        assert "Reward" not in labels
        assert label in labels if kind == "rift" else labels[0] == label or not card.facts.get("reward")

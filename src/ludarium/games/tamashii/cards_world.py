"""Enemies, tiles, Exploration tokens, scenario sheets and scenario cards, read from their files into the tables of the rules."""

from __future__ import annotations

import re

from ludarium.core.build import row
from ludarium.core.language.tree import Script
from ludarium.core.language.writer import Entry, Written
from ludarium.core.native import i64, vec
from ludarium.core.packs import Card, Row
from ludarium.games.tamashii.cards_board import Reading, code, locked
from ludarium.games.tamashii.fields import EXPLORED_KINDS, MOST_PLACES
from ludarium.games.tamashii.hexes import neighbours
from ludarium.games.tamashii.naming import number_of
from ludarium.games.tamashii.scenario_law import check_card, check_deck
from ludarium.games.tamashii.tables import NO_SCRIPT, Content, Scenario
from ludarium.games.tamashii.vocabulary import FACTIONS, LAUNCHED_DIVERT, LAUNCHED_HACK, LAUNCHED_SCENARIO

DIFFICULTIES = ("easy", "medium", "hard")
LENGTHS = ("short", "medium", "long")
KINDS_OF_CARDS = ("plot", "special", "end", "enemy", "attack")
FACES = ("blank", "common", "rare")
LEFT_OUT = ("trace", "classes", "protocols", "market")
EVERY = -1
ENEMY_ROWS = ("design", "level", "enemy_integrity", "basic_box", "special_box", "divert", "enemy_locked", "enemy_code")
ATTACK_LINES = ("basic low", "basic high", "special low", "special high")
LAST_TILE = 24
BATTERY = "E * / * ."  # T-269: three in an L


# -- Enemies (T-150, T-301a) ---------------------------------------------------------------------------------------------


def read_enemies(rows: list[Row], tables: Content, reading: Reading) -> list[Card]:
    """Copies of a design share its scripts, but each is a source of its own (T-82)."""
    cards = []
    numbers: list[list[int]] = []
    hacks = []
    for design, each in enumerate(rows):
        each.only("id", "name", "code", "level", "cards", "integrity", "basic", "special", "hacks", "divert", "labels", "flavour")
        level, copies = each.number("level", 1, 3, "T-304"), each.number("cards", 1, 2, "T-301a")
        boxes = [reading.script(each, name, each.text(name), forced=True).script for name in ("basic", "special")]
        launched = [(*effect(each, "hacks", text, reading), LAUNCHED_HACK) for text in each.list("hacks")]
        launched.append((*effect(each, "divert", each.text("divert"), reading), LAUNCHED_DIVERT))
        for _copy in range(copies):
            here = [reading.pattern(each, pattern, kind, does, len(numbers)) for pattern, does, kind in launched]
            integrity = each.number("integrity", 1, 13, "T-304")
            numbers.append([design, level, integrity, *boxes, here[-1], locked(each), code(each)])
            hacks.append(row(here[:-1]))
        facts = {name: each.fields[name] for name in ("level", "cards", "integrity", "hacks", "divert")}
        cards.append(each.card("enemy", (), facts))
    tables.enemies = len(numbers)
    tables.hacks = hacks
    tables.first_scenario_enemy = len(numbers)
    for place, name in enumerate(ENEMY_ROWS):
        setattr(tables, name, row([each[place] for each in numbers]))
    return cards


def effect(each: Row, name: str, text: str, reading: Reading) -> tuple[str, int]:
    """`R . / Y * : damage 2`"""
    pattern, colon, does = text.partition(":")
    each.must(bool(colon), f"'{name}': expected a Pattern, a colon and what it does, found '{text}' (T-314a)")
    script = reading.script(each, name, does.strip(), behind=len(text) - len(does.lstrip()))
    return pattern.strip(), script.script


# -- tiles and Exploration tokens (T-306, T-142) -------------------------------------------------------------------------


def read_tiles(rows: list[Row], tables: Content, reading: Reading) -> list[Card]:
    cards, numbers = [], []
    for each in rows:
        each.only("id", "name", "code", "entry", "stationary", "district", "lair", "labels", "flavour")
        script = reading.script(each, "district", each.text("district")).script if "district" in each.fields else NO_SCRIPT
        lair = FACTIONS.index(each.one_of("lair", FACTIONS)) if "lair" in each.fields else -1
        entry, stationary = each.number("entry", 0, 3, "T-306"), each.number("stationary", 0, 5, "T-306")
        numbers.append([entry, stationary, script, lair, locked(each)])
        cards.append(each.card("tile", (), {"number": len(numbers), "entry": entry, "stationary": stationary}))
    tables.tiles = len(numbers)
    for place, name in enumerate(("entry", "stationary", "district", "lair", "tile_locked")):
        setattr(tables, name, row([each[place] for each in numbers]))
    return cards


def read_explorations(rows: list[Row], tables: Content, reading: Reading) -> list[Card]:
    for each, kind in zip(rows, EXPLORED_KINDS, strict=False):
        each.only("id", "name", "tokens", "does", "flavour")
        each.must(each.id == kind, f"the kinds stand in the order {', '.join(EXPLORED_KINDS)} (D13)")
    tables.exploration = row([reading.script(each, "does", each.text("does")).script for each in rows])
    tables.explorations = row([each.number("tokens", 1, 20, "D13") for each in rows])
    return [each.card("exploration", (), {"tokens": each.fields["tokens"]}) for each in rows]


# -- scenario cards and sheets (T-234 to T-240, T-314a) ------------------------------------------------------------------


class Cards:
    """What scenario cards and sheets come to. A sheet is a card that is always active; it stands behind the cards."""

    def __init__(self, tables: Content, reading: Reading) -> None:
        self.tables = tables
        self.reading = reading
        self.sections: dict[str, list[int]] = {name: [] for name in ("immediate", "special", "global", "enter", "pool", "lost")}
        self.kinds: list[int] = []
        self.scenario: list[int] = []
        self.activities: list[list[int]] = []
        self.patterns: list[list[int]] = []
        self.enemies: list[int] = []  # of each card the Enemy it is
        self.attacks: list[int] = []  # of each card its number among attack cards
        self.lines: list[int] = []
        self.scripts: dict[str, Script] = {}  # by the id of the card
        self.kind_of: dict[str, str] = {}

    def take(self, each: Row, scenario: int, kind: int) -> None:
        """The lines of a card, section by section. All that a scenario says must be obeyed, by everybody (T-314b)."""
        card = len(self.kinds)
        self.kinds.append(kind)
        self.scenario.append(scenario)
        text = str(each.fields.get("does", ""))
        written = self.reading.script(each, "does", text, who="anybody", forced=True) if text.strip() else None
        if written:
            self.scripts[each.id] = written.tree
            check_card(each, str(each.fields.get("kind", "sheet")), written.tree, self.kind_of)
        for name, scripts in self.sections.items():
            found = written.named(name) if written else []
            each.must(len(found) < 2, f"'{name}:' stands once on a card")
            scripts.append(found[0].script if found else NO_SCRIPT)
        for entry in written.named("activity") if written else []:
            arguments = entry.arguments
            self.activities.append([card, arguments["name"], given(entry, "tiles"), max(0, given(entry, "limit")), entry.script])
        self.patterns.append(self.patterns_of(written, card))
        self.enemies.append(self.enemy_of(each, written) if KINDS_OF_CARDS[kind] == "enemy" else -1)
        self.attacks.append(self.attack_of(each, written) if KINDS_OF_CARDS[kind] == "attack" else -1)

    def enemy_of(self, each: Row, written: Written | None) -> int:
        """T-239a: a scenario Enemy stands behind the seventy, without a level."""
        each.must(written is not None, "a scenario Enemy has its boxes, Hacks and a Divert (T-239a)")
        assert written is not None
        tables, number = self.tables, int(self.tables.enemies)
        boxes = [written.named(name) for name in ("basic", "special")]
        hacks, divert = written.named("hack"), written.named("divert")
        complete = all(len(found) == 1 for found in (*boxes, divert)) and 1 <= len(hacks) <= 2
        each.must(complete, "a scenario Enemy has `basic`, `special`, one or two `hack`, a `divert` (T-314a)")
        here = [self.reading.numbered(one.arguments["pattern"], LAUNCHED_HACK, one.script, number, -1, -1) for one in hacks]
        last = self.reading.numbered(divert[0].arguments["pattern"], LAUNCHED_DIVERT, divert[0].script, number, -1, -1)
        integrity = each.number("integrity", 1, 30, "T-239a")
        numbers = (number, 0, integrity, boxes[0][0].script, boxes[1][0].script, last, 0, number_of(each.id))
        for name, value in zip(ENEMY_ROWS, numbers, strict=True):
            setattr(tables, name, row([*(int(one) for one in getattr(tables, name)), value]))
        tables.hacks.append(row(here))
        tables.enemies = number + 1
        return number

    def attack_of(self, each: Row, written: Written | None) -> int:
        """T-319: two sides of four lines."""
        inside = {entry.arguments["side"]: entry.inside for entry in written.named("side")} if written else {}
        each.must(len(inside) == 2, "an attack card has `side a:` and `side b:` (T-319a)")
        number = len(self.lines) // (2 * len(ATTACK_LINES))
        for side in (0, 1):
            for name in ATTACK_LINES:
                found = [entry for entry in inside[side] if entry.said.word.name == name]
                each.must(len(found) < 2, f"'{name}:' stands once on a side (T-319)")
                self.lines.append(found[0].script if found else NO_SCRIPT)
        return number

    def patterns_of(self, written: Written | None, card: int) -> list[int]:
        found = []
        for entry in written.named("pattern") if written else []:
            kind = LAUNCHED_HACK if given(entry, "hack") > 0 else LAUNCHED_SCENARIO
            name = given(entry, "name")
            found.append(self.reading.numbered(entry.arguments["pattern"], kind, entry.script, card, name, given(entry, "tiles")))
        return found

    def finish(self) -> None:
        tables = self.tables
        tables.scenario_cards = len(self.kinds)
        tables.card_kind, tables.scenario_of = row(self.kinds), row(self.scenario)
        tables.immediate, tables.special = row(self.sections["immediate"]), row(self.sections["special"])
        tables.globally, tables.enter = row(self.sections["global"]), row(self.sections["enter"])
        tables.when_pool_is_empty, tables.when_time_is_over = row(self.sections["pool"]), row(self.sections["lost"])
        for place, name in enumerate(("activity_card", "activity_name", "activity_at", "activity_limit", "activity_does")):
            setattr(tables, name, row([each[place] for each in self.activities]))
        tables.card_patterns = [row(each) for each in self.patterns]
        tables.enemy_of_card, tables.attack_number = row(self.enemies), row(self.attacks)
        tables.attack_lines = row(self.lines)


def given(entry: Entry, name: str) -> int:
    """An argument of a line as its number; -1 where it was left out."""
    number = entry.arguments.get(name, -1)
    return number if number >= 0 else -1


def read_scenarios(sheets: list[Row], files: list[list[Row]], tables: Content, reading: Reading) -> list[Card]:
    """The cards of every scenario behind each other, then the sheets."""
    found = Cards(tables, reading)
    cards = []
    places: dict[str, int] = {}
    found.kind_of = {each.id: str(each.fields.get("kind")) for rows in files for each in rows}
    for scenario, rows in enumerate(files):
        for each in rows:
            each.only("id", "name", "kind", "time", "place", "integrity", "does", "story", "goal", "labels", "flavour")
            kind = KINDS_OF_CARDS.index(each.one_of("kind", KINDS_OF_CARDS))
            places[each.id] = len(places)
            found.take(each, scenario, kind)
            cards.append(each.card("card", (), facts_of_card(each), secret=True))
    for scenario, each in enumerate(sheets):
        tables.scenarios.append(read_sheet(each, places))
        tables.scenarios[-1].sheet = len(places) + scenario
        found.take(each, scenario, KINDS_OF_CARDS.index("special"))
        check_deck(each, files[scenario], found.scripts)
        facts = {"code": each.id.capitalize(), "difficulty": each.fields["difficulty"], "length": each.fields["length"]}
        cards.append(each.card("scenario", (), facts | {"introduction": each.localized("introduction")}, secret=True))
    found.finish()
    return cards


def facts_of_card(each: Row) -> dict[str, object]:
    facts: dict[str, object] = {"code": each.id.capitalize(), "kind": each.fields["kind"]}
    facts |= {name: each.fields[name] for name in ("time", "integrity") if name in each.fields}
    return facts | {name: each.localized(name) for name in ("story", "goal") if name in each.fields}


def read_sheet(each: Row, places: dict[str, int]) -> Scenario:
    """T-234, sections 4 and 30.5: what it says of the set-up."""
    each.only(
        "id", "name", "difficulty", "length", "challenge", "places", "hidden", "start", "deck", "pool", "factions", "without",
        "without_cards", "no_exploration", "first", "lost", "does", "introduction", "labels", "flavour",
    )  # fmt: skip
    each.one_of("difficulty", DIFFICULTIES)
    each.one_of("length", LENGTHS)
    each.flag("challenge")
    sheet = Scenario()
    read_places(each, sheet)
    hidden = each.fields.get("hidden", [])
    numbers = isinstance(hidden, list) and all(isinstance(tile, int) and 0 < tile <= LAST_TILE for tile in hidden)
    each.must(numbers, f"'hidden' is a list of numbers of tiles, 1 to {LAST_TILE}, not {hidden!r} (T-28)")
    laid = [tile for tile in hidden if tile - 1 in sheet.place_tile]
    each.must(not laid, f"'hidden': tile {laid[0] if laid else 0} lies face up already, by 'places' (T-28)")
    down = sum(1 for tile in sheet.place_tile if tile < 0)
    each.must(len(set(hidden)) <= down, f"'hidden' names {len(set(hidden))} tiles for {down} places without one (T-28)")
    sheet.hidden = sum(2 ** (tile - 1) for tile in set(hidden))
    start, tiles = each.number("start", 1, LAST_TILE) - 1, [int(tile) for tile in sheet.place_tile]
    each.must(start in tiles, f"'start' is a tile that 'places' lays face up, not {start + 1} (T-33)")
    sheet.start = tiles.index(start)
    sheet.deck = read_deck(each)
    pool = each.text("pool").split()
    each.must(pool[0].isdecimal() and pool[1:] in ([], ["P"]), f"'pool' is '16' or '4 P', not '{each.text('pool')}' (T-31)")
    sheet.pool, sheet.pool_per_player = (int(pool[0]), 0) if len(pool) == 1 else (0, int(pool[0]))
    sheet.factions = bits(each, "factions", FACTIONS)
    sheet.without_cards = row([number_of(str(each_code)) for each_code in each.fields.get("without_cards", [])])
    sheet.no_exploration = bits(each, "no_exploration", EXPLORED_KINDS)
    left_out = [bool(bits(each, "without", LEFT_OUT) >> number & 1) for number in range(4)]
    sheet.has_trace, sheet.has_classes, sheet.has_protocols, sheet.has_market = (not each for each in left_out)
    for name in ("first", "lost"):
        each.must(each.text(name) in places, f"there is no scenario card '{each.text(name)}'")
    sheet.first_card, sheet.lost_card = places[each.text("first")], places[each.text("lost")]
    return sheet


def bits(each: Row, name: str, words: tuple[str, ...]) -> int:
    listed = each.fields.get(name, [])
    for word in listed:
        each.must(word in words, f"'{name}' lists {', '.join(words)}, not '{word}'")
    return sum(2 ** words.index(word) for word in listed)


def read_deck(each: Row) -> vec[i64]:
    """T-30: block by block, from the top; the cards of a level are all in one block."""
    blocks = [read_block(each, text) for text in each.list("deck")]
    levels = {level for level, _, _ in blocks}
    each.must(len(levels) == len(blocks), "each level stands in the Enemy deck once (T-30)")
    return row([number for block in blocks for number in block])


def read_block(each: Row, text: str) -> tuple[int, int, int]:
    """T-30: `all L1`, `9 L2`, `3 P L1`: the level, how many, whether for each player."""
    words = text.split()
    known = len(words) >= 2 and words[-1] in ("L1", "L2", "L3") and (words[0] == "all" or words[0].isdigit())
    each.must(known and words[1:-1] in ([], ["P"]), f"a block of the Enemy deck is 'all L1', '9 L2' or '3 P L1', not '{text}'")
    return int(words[-1][1]), EVERY if words[0] == "all" else int(words[0]), int("P" in words)


PLACE = re.compile(
    r"(?P<q>-?\d) (?P<r>-?\d)(?: tile (?P<tile>\d\d?))?(?: place (?P<place>[a-z]{1,11}))?(?: row (?P<row>[a-z]{1,11}))?"
    r"(?: sector (?P<sector>\d))?(?: die (?P<die>blank|common|rare))?"
)
HOW_A_PLACE_IS_WRITTEN = "'q r' and, if wanted, in this order 'tile N', 'place name', 'row name', 'sector N', 'die common'"


def read_places(each: Row, sheet: Scenario) -> None:
    """T-28a: `q r [tile N] [place NAME] [row NAME] [sector N] [die FACE]`; with a tile it lies face up."""
    rows: dict[str, list[int]] = {name: [] for name in ("q", "r", "tile", "place", "row", "sector", "die")}
    for number, text in enumerate(each.list("places")):
        said = PLACE.fullmatch(text)
        each.must(said is not None, f"'places': expected {HOW_A_PLACE_IS_WRITTEN}, found '{text}' (T-28a)")
        assert said is not None
        tile = int(said["tile"] or 0)
        known = said["tile"] is None or 0 < tile <= LAST_TILE
        each.must(known, f"'places': a tile has a number from 1 to {LAST_TILE}, not {tile}")
        rows["q"].append(int(said["q"]))
        rows["r"].append(int(said["r"]))
        rows["tile"].append(tile - 1)
        for name in ("place", "row"):
            rows[name].append(number_of(said[name]) if said[name] else -1)
        rows["sector"].append(int(said["sector"] or -1))
        rows["die"].append(FACES.index(said["die"]) if said["die"] else -1)
        sheet.place_up |= int(tile > 0) << number
        sheet.place_token |= int(tile == 0) << number
    face_up = [tile for tile in rows["tile"] if tile >= 0]
    each.must(len(set(face_up)) == len(face_up), "'places' lays a tile twice; there is one of each (T-301)")
    spots = list(zip(rows["q"], rows["r"], strict=True))
    each.must(len(set(spots)) == len(spots), "'places': two of them lie on the same spot (T-28a)")
    each.must(len(rows["q"]) <= MOST_PLACES, f"a map has at most {MOST_PLACES} places (T-317)")
    sheet.places = len(rows["q"])
    sheet.q, sheet.r, sheet.place_tile = row(rows["q"]), row(rows["r"]), row(rows["tile"])
    sheet.place_name, sheet.place_row = row(rows["place"]), row(rows["row"])
    sheet.place_sector, sheet.place_die = row(rows["sector"]), row(rows["die"])
    sheet.beside = row(neighbours(spots))


# -- bosses and the BOT (sections 26 and 27) -----------------------------------------------------------------------------


def read_bosses(rows: list[Row], sheets: list[Row], tables: Content, reading: Reading) -> list[Card]:
    """The numbers of a boss sheet, its Hacks, and the attack cards of its scenario. What else it does are rules (bosses.py)."""
    tables.word_other = number_of("other")
    tables.boss_of = row([-1] * len(tables.scenarios))
    numbers = []
    for boss, each in enumerate(rows):
        each.only("id", "name", "scenario", "integrity", "per_player", "armour", "mov", "states", "hacks", "labels", "flavour")
        scenario = (
            [sheet.id for sheet in sheets].index(each.text("scenario")) if each.text("scenario") in [s.id for s in sheets] else -1
        )
        if scenario >= 0:
            tables.boss_of[scenario] = boss
        states = [number_of(name) for name in each.fields.get("states", [])]
        tables.boss_states.append(row(states))
        hacks = [(*effect(each, "hacks", text, reading), LAUNCHED_HACK) for text in each.list("hacks")]
        tables.boss_hacks.append(row([reading.pattern(each, pattern, kind, does, boss) for pattern, does, kind in hacks]))
        attacks = [
            card for card, number in enumerate(tables.attack_number) if number >= 0 and tables.scenario_of[card] == scenario
        ]
        tables.boss_attacks.append(row(attacks))
        numbers.append(
            [
                each.number("integrity", 0, 30, "T-255"),
                each.number("per_player", 0, 30, "T-255"),
                each.number("armour", 0, 6, "T-255"),
                each.number("mov", 0, 3, "T-255"),
                states[0] if states else -1,
            ]
        )
    rows_of_bosses = ("boss_integrity", "boss_per_player", "boss_armour", "boss_mov", "boss_first_state")
    for place, name in enumerate(rows_of_bosses):
        setattr(tables, name, row([each[place] for each in numbers]))
    shown = ("scenario", "hacks", "integrity", "per_player", "armour", "mov")
    return [each.card("boss", (), {name: each.fields[name] for name in shown}, secret=True) for each in rows]


def read_battery(each: Row, tables: Content, reading: Reading) -> None:
    """T-269"""
    tables.battery_pattern = reading.pattern(
        each, BATTERY, LAUNCHED_HACK, reading.script(each, "does", "rule battery").script, -1
    )

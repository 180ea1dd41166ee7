"""From the pack's files to the tables of the rules and the cards people read. Anything wrong is refused with its place."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludarium.core.build import row
from ludarium.core.language.writer import Codes, Writer
from ludarium.core.packs import Card, CardFile, Pack, Row, load_pack
from ludarium.core.text import Localized
from ludarium.games.tamashii import scenario_law
from ludarium.games.tamashii.cards_board import Reading, read_augmentations, read_basic, read_bodies, read_protocols
from ludarium.games.tamashii.cards_world import (
    read_battery,
    read_bosses,
    read_enemies,
    read_explorations,
    read_scenarios,
    read_tiles,
)
from ludarium.games.tamashii.language import LANGUAGE
from ludarium.games.tamashii.patterns import Shapes
from ludarium.games.tamashii.set_law import check_sets
from ludarium.games.tamashii.tables import Content
from ludarium.games.tamashii.verb_rules import COSTS, RULE_OF

DATA = Path(__file__).parent / "data"
SCENARIO = CardFile("card", head="scenario")  # a scenario in a file of its own begins with its sheet
FILES = {  # T-301
    "bodies.toml": CardFile("body", 13, "T-301"),
    "walkers.toml": CardFile("walker", 4, "T-301"),
    "protocols.toml": CardFile("protocol", 13, "T-301"),
    "classes.toml": CardFile("augmentation", 52, "T-301"),
    "factions.toml": CardFile("faction_card", 48, "T-301"),
    "enemies.toml": CardFile("enemy", 46, "T-301a"),
    "tiles.toml": CardFile("tile", 24, "T-301"),
    "explorations.toml": CardFile("exploration", 6, "D13"),
    "scenarios.toml": CardFile("scenario"),
    "bosses.toml": CardFile("boss", 2, "T-301"),
    **{file.name: SCENARIO for file in sorted(DATA.glob("scenario_*.toml"))},
}


def load(folder: Path) -> Pack:
    """A folder may bring scenarios of its own, each in a file `scenario_<id>.toml`."""
    own = {f"scenario_{id}.toml": SCENARIO for id in own_scenarios(folder)}
    return load_pack(folder, DATA, FILES | own, build)


def own_scenarios(folder: Path) -> list[str]:
    """The ids of scenarios that are not shipped."""
    files = [file.name for file in sorted(folder.glob("scenario_*.toml")) if file.name not in FILES]
    return [name.removeprefix("scenario_").removesuffix(".toml") for name in files]


def build(played: Mapping[str, list[Row]]) -> tuple[tuple[Card, ...], Content]:
    rows = dict(played)
    sheets = [*rows["scenarios.toml"], *own_sheets(rows)]
    decks = [deck_of(each, rows) for each in sheets]
    reading = Reading(Writer(LANGUAGE, codes_of(decks)))
    reading.codes = named_by_code(rows)
    tables = Content(reading.writer.program(), Shapes([]))
    read_basic(tables, reading, Row(DATA / "basic", 0, "pattern", {"id": "basic"}))
    cards = [
        *read_bodies(rows["bodies.toml"], rows["walkers.toml"], tables, reading),
        *read_protocols(rows["protocols.toml"], tables, reading),
        *read_augmentations(rows["classes.toml"], rows["factions.toml"], tables, reading),
    ]
    cards += [
        *read_enemies(rows["enemies.toml"], tables, reading),
        *read_tiles(rows["tiles.toml"], tables, reading),
        *read_explorations(rows["explorations.toml"], tables, reading),
        *read_scenarios(sheets, decks, tables, reading),
    ]
    check_sets(rows)
    cards += read_bosses(rows["bosses.toml"], sheets, tables, reading)
    read_battery(Row(DATA / "battery", 0, "pattern", {"id": "battery"}), tables, reading)
    tables.costs = row([RULE_OF[name] for name in COSTS])
    reading.finish(tables)
    for sheet, deck, found in zip(sheets, decks, tables.scenarios, strict=True):
        if sheet.file.name != "scenarios.toml":
            scenario_law.check_own(sheet, deck, found)
    return tuple(cards), tables


def own_sheets(rows: Mapping[str, list[Row]]) -> list[Row]:
    """The sheets that stand in one file with their cards."""
    found = []
    for name in sorted(rows):
        for each in rows[name] if name.startswith("scenario_") else []:
            if each.kind == "scenario":
                id = name.removeprefix("scenario_").removesuffix(".toml")
                each.must(each.id == id, f"in the file {name} the id of the scenario is '{id}'")
                found.append(each)
    return found


def deck_of(sheet: Row, rows: Mapping[str, list[Row]]) -> list[Row]:
    name = f"scenario_{sheet.id}.toml"
    sheet.must(name in rows, f"its cards stand in {name}, which is missing")
    return [each for each in rows[name] if each.kind == "card"]


def named_by_code(rows: Mapping[str, list[Row]]) -> dict[str, Localized]:
    """What can be locked, and the cards of scenarios, as people read of them (T-23)."""
    every = [each for file in rows.values() for each in file]
    locked = {str(each.fields["code"]): each.localized("name") for each in every if "code" in each.fields}
    return locked | {each.id.upper(): each.localized("name") for each in every if each.kind == "card"}


def codes_of(decks: list[list[Row]]) -> Codes:
    """The number of a scenario card by its code, wherever a script names one."""
    cards = [each.id for deck in decks for each in deck]

    def number(family: str, code: str) -> int | None:
        return cards.index(code.lower()) if family == "scenario" and code.lower() in cards else None

    return number

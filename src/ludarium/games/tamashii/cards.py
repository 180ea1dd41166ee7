"""From the pack's files to the tables of the rules and the cards people read. Anything wrong is refused with its place."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludarium.core.build import row
from ludarium.core.language.writer import Codes, Writer
from ludarium.core.packs import Card, CardFile, Pack, Row, load_pack
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
from ludarium.games.tamashii.tables import Content
from ludarium.games.tamashii.verb_rules import COSTS, RULE_OF

DATA = Path(__file__).parent / "data"
ALL_FILES = {  # T-301
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
    **{f"scenario_{code}.toml": CardFile("card") for code in ("a", "b", "c", "d", "e", "f", "g", "h", "k", "p", "sx")},
}
FILES = {name: file for name, file in ALL_FILES.items() if (DATA / name).exists()}  # until all of them are written


def load(folder: Path) -> Pack:
    return load_pack(folder, DATA, FILES, build)


def build(played: Mapping[str, list[Row]]) -> tuple[tuple[Card, ...], Content]:
    rows = {name: played.get(name, []) for name in ALL_FILES}
    reading = Reading(Writer(LANGUAGE, codes_of(rows)))
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
        *read_scenarios(rows["scenarios.toml"], scenario_files(rows), tables, reading),
    ]
    cards += read_bosses(rows["bosses.toml"], rows["scenarios.toml"], tables, reading)
    read_battery(Row(DATA / "battery", 0, "pattern", {"id": "battery"}), tables, reading)
    tables.costs = row([RULE_OF[name] for name in COSTS])
    reading.finish(tables)
    return tuple(cards), tables


def scenario_files(rows: Mapping[str, list[Row]]) -> list[list[Row]]:
    """The cards of each scenario, in the order of the sheets."""
    return [rows[f"scenario_{each.id}.toml"] for each in rows["scenarios.toml"]]


def codes_of(rows: Mapping[str, list[Row]]) -> Codes:
    """The number of a scenario card by its code, wherever a script names one."""
    cards = [each.id for file in scenario_files(rows) for each in file]

    def number(family: str, code: str) -> int | None:
        return cards.index(code.lower()) if family == "scenario" and code.lower() in cards else None

    return number

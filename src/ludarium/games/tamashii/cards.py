"""From the pack's files to the tables of the rules and the cards people read. Anything wrong is refused with its place."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludarium.core.language.writer import Writer
from ludarium.core.packs import Card, CardFile, Pack, Row, load_pack
from ludarium.games.tamashii.cards_board import Reading, read_augmentations, read_basic, read_bodies, read_protocols
from ludarium.games.tamashii.language import LANGUAGE
from ludarium.games.tamashii.patterns import Shapes
from ludarium.games.tamashii.tables import Content

DATA = Path(__file__).parent / "data"
ALL_FILES = {  # T-301
    "bodies.toml": CardFile("body", 13, "T-301"),
    "walkers.toml": CardFile("walker", 4, "T-301"),
    "protocols.toml": CardFile("protocol", 13, "T-301"),
    "classes.toml": CardFile("augmentation", 52, "T-301"),
    "factions.toml": CardFile("faction_card", 48, "T-301"),
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
    reading.finish(tables)
    return tuple(cards), tables


def codes_of(rows: Mapping[str, list[Row]]):  # type: ignore[no-untyped-def]
    """The number of a card by its code, wherever a script names one."""

    def number(family: str, code: str) -> int | None:
        return None

    return number

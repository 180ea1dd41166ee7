"""From the pack's files to the tables of the rules and the cards people read. Anything wrong is refused with its place."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludarium.core.build import row
from ludarium.core.language.program import Program
from ludarium.core.packs import Card, CardFile, Pack, Row, load_pack
from ludarium.games.tamashii.tables import Content

DATA = Path(__file__).parent / "data"
FILES: dict[str, CardFile] = {}


def load(folder: Path) -> Pack:
    return load_pack(folder, DATA, FILES, build)


def build(played: Mapping[str, list[Row]]) -> tuple[tuple[Card, ...], Content]:
    empty = row([])
    return (), Content(Program(*(empty for _ in range(12))))
